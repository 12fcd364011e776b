# The lobby: quick games with strangers, and tables that are open to everyone.

page-lobby = Play with others
front-lobby-about = Find someone now, or join a table

lobby-quick = Quick game
lobby-quick-about = Pick a clock. You play with people who pick the same.
# A role: PAC-MAN or the ghosts, whichever is free.
lobby-either = Either
# $n is the number of people who wait for a game, at least one.
lobby-waiting =
    { $n ->
        [one] One waits
       *[other] { $n } wait
    }
lobby-looking = Looking for someone to play
lobby-elapsed = Waiting time
# $n of $seats people are here; the game begins when all are. $seats is 3 or 4.
lobby-here = { $n } of { $seats } are here
lobby-cancel = Stop looking
# $level is the number of a level of the computer.
lobby-offer = Nobody has come yet. The computer plays at once; level { $level } suits you.
lobby-computer = Play the computer
lobby-wait-on = Keep waiting
lobby-found = Found! The table opens.
lobby-replaced = You look for a game in another window now.
lobby-join = Join

why-lobby-unknown_preset = This game is not offered any more. Load the page again.
why-lobby-already_waiting = You look for another game already.
