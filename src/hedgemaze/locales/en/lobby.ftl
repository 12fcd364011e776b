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
        [one] One waiting
       *[other] { $n } waiting
    }
lobby-looking = Looking for someone to play with
lobby-elapsed = Waiting time
# $n of $seats people are here; the game begins when all are. $seats is 3 or 4.
lobby-here = { $n } of { $seats } are here
lobby-cancel = Stop looking
# $level is the number of a level of the computer.
lobby-offer = Nobody has come yet. You can play against the computer right away; level { $level } suits you.
lobby-computer = Play against the computer
lobby-wait-on = Keep waiting
lobby-found = Found! Opening the table …
lobby-replaced = You are now looking for a game in another window.
lobby-join = Join
why-lobby-unknown_preset = This game is no longer available. Please reload the page.
why-lobby-already_waiting = You are already looking for another game.
