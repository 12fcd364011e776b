# The page of analysis, and the one on which positions are set up.

analysis-paste = Paste a position or the moves of a game, then show it
analysis-show = Show it
analysis-file = Open a file
analysis-position = Position
analysis-link = A link to what the board shows
analysis-tab-lines = Lines
analysis-tab-graph = Graph
analysis-tab-share = Share
analysis-share-label = Share and open
analysis-copy-link = Copy the link
analysis-copy-record = Copy the moves
analysis-download = Download
analysis-copied = Copied.
analysis-copy-failed = The browser does not allow copying. Please copy the link below by hand.
analysis-set-up = Set up a position
analysis-who = Who is winning
# $side is the name of a side, $percent a number from 0 to 100.
analysis-share = { $side } { $percent }%
# $percent is a number from 0 to 100.
analysis-percent = { $percent }%
analysis-lines = Best lines
analysis-thinking = Thinking …
# $action is a token such as e3h.
analysis-try = Play up to { $action }
# $n is a number of positions.
analysis-nodes =
    { $n ->
        [one] One position looked at
       *[other] { $n } positions looked at
    }
# $side is the name of the winner, $n a number of actions.
analysis-certain =
    { $n ->
        [one] { $side } wins in one action
       *[other] { $side } wins in { $n } actions
    }
analysis-draw = Certain draw
analysis-first = To the start
analysis-back = Back
analysis-next = Forward
analysis-last = To the end
analysis-drawn = Show paths and best moves
analysis-variation = You are trying out your own moves.
analysis-home = Back to the game
# $n is how many actions of the game were played before.
analysis-branch = After { $n }:
analysis-forget = Delete this variation
analysis-note = Note
analysis-note-here = Note on the position shown
# Moves a variation one place up; the first one becomes the main line.
analysis-promote = Move up
analysis-variation-bar = What to do with a variation
analysis-better = Show it
# What a table of exact values says; $rounds is a number of rounds, the current one included.
exact-label = For certain:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN wins in this round.
       *[other] PAC-MAN wins in { $rounds } rounds.
    }
exact-ghosts =
    { $rounds ->
        [one] The ghosts catch PAC-MAN in this round.
       *[other] The ghosts catch PAC-MAN in { $rounds } rounds.
    }
exact-open = Nobody can force a win.
exact-open-life = In this life the ghosts can’t force a catch, and PAC-MAN can’t force a win.
# In a list of actions: who forces the result, and in how many rounds; “Open” if nobody can force it.
exact-short-pacman = PAC-MAN in { $rounds }
exact-short-ghosts = Ghosts in { $rounds }
exact-short-open = Open
exact-offer = With three ghosts this can be worked out exactly. It takes a minute or two.
exact-work = Work it out
exact-working = Working it out …
graph-title = The whole game
graph-label = Moment of the game
# $n is the number of an action, $action its token, $text the shares of the sides.
graph-moment = After { $n }, { $action }: { $text }
graph-progress = How much of the game has been analysed
graph-stop = Stop
graph-again = Analyse the whole game
summary-label = How the game went
summary-accuracy = Accuracy:
# $n is how many actions of a side were far from the best.
summary-blunder =
    { $n ->
        [0] No blunders
        [one] { $n } blunder
       *[other] { $n } blunders
    }
summary-mistake =
    { $n ->
        [0] No mistakes
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
summary-inaccuracy = { $n } not the best
mark-inaccuracy = (not the best)
mark-mistake = (a mistake)
mark-blunder = (a blunder)
# $action was played, $better would have been better, $percent is what it cost.
verdict-inaccuracy = { $action } is not the best: { $better } would have been { $percent }% better.
verdict-mistake = { $action } is a mistake: { $better } would have been { $percent }% better.
verdict-blunder = { $action } is a blunder: { $better } would have been { $percent }% better.
# An action that threw an exact result away; $better is the best action.
verdict-thrown-win = { $action } threw away a certain win: { $better } wins.
verdict-thrown-open = { $action } loses for certain: { $better } would have saved the game.
# What is wrong with a text; the names are codes of the program.
# $n is the number of the action, $action its token, $reason a sentence.
read-action = Move { $n }, { $action }, cannot be played: { $reason }
# $code is a code of the program.
read-mode = This game cannot be played like this. Error code: { $code }
read-maze = This maze cannot be used. Error code: { $code }
read-house_rule = This house rule cannot be used. Error code: { $code }
read-record = This game file cannot be read. Error code: { $code }
read-mode-unknown = There is no such game.
read-position-too_long = This is too long for a position.
read-position-unreadable = This is neither a position nor a game.
read-position-fences = The fences cannot be read.
read-position-pieces = The pieces cannot be read, or one is missing.
read-position-stocks = The numbers of fences left cannot be read.
read-position-pellets = The power pellets and lives cannot be read.
read-position-turn = It is not clear whose turn it is.
read-position-memory = The squares that pieces may not return to cannot be read.
read-position-counters = The numbers at the end cannot be read.
read-position-impossible = No game can reach this position.
read-square-unreadable = There is no such square.
page-position = Set up a position
position-lead = Choose what to place, then tap squares on the board. Fences go into the grooves; pieces can be dragged.
position-game = Game
position-size = Board
position-maze = Maze
position-maze-own = Your own
position-put = What to place
position-erase = Remove
position-pellet = Power pellet
position-turn = Whose turn it is
# $side is the name of a side.
position-stock = Fences left: { $side }
position-lives = Lives
position-reserve = Power pellets held
position-empty = Clear the fences
position-start = Back to the start
position-fits = Everything is fine.
position-analyse = Analyse it
position-computer = Play it against the computer
# $side is the name of the side that the person plays.
position-as = As { $side }
# $piece is the name of a piece.
position-off = { $piece } (off the board)
position-twice = Two pieces can’t be on the same square.
position-overlap = Two fences overlap or cross.
position-no-way = A piece has no path to its goal.
position-over = The game is over in this position.
position-all-pellets = There must be a power pellet to eat and a life to lose.
position-ghost-on-pellet = A ghost may not stand on a power pellet.
