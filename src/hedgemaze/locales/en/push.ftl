# Notices that the server sends to a browser. The system shows a title and one or two short lines, on a phone.

push-turn = Your turn
# $mode is the name of a mode, $name that of another player.
push-turn-with = { $mode } with { $name }
# $mode is the name of a mode, $name that of one of the other players, $n the number of the others besides.
push-turn-team =
    { $n ->
        [one] { $mode } with { $name } and one more
       *[other] { $mode } with { $name } and { $n } more
    }
# The other player has no name. $mode is the name of a mode.
push-turn-nameless = { $mode }: the others are waiting for you.
push-reminder = Still your turn
# $mode is the name of a mode, $n is a number of hours.
push-reminder-hours =
    { $n ->
        [0] { $mode }: less than an hour left
        [one] { $mode }: one hour left
       *[other] { $mode }: { $n } hours left
    }
# $name is the name of a player.
push-challenge = { $name } wants to play
# $mode is the name of a mode.
push-challenge-mode = { $mode }: do you accept?
push-pairing = Your game begins
# $tournament is the name of a tournament.
push-pairing-in = { $tournament }: your table is ready.
