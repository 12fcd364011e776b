# The game in the terminal. Words to type, such as legal, undo and save, and tokens such as e3h are never translated.
# $who is the name of a side, perhaps with the names of people: South (Ada).

tty-named = { $side } ({ $people })
# $seat is a number.
tty-player = Player { $seat }
# What is played.
# $players is 2, 3 or 4.
tty-caption-classic =
    { $players ->
       *[other] Quoridor for { $players } players
    }
tty-caption-classic-size =
    { $players ->
       *[other] Quoridor for { $players } players on a board of { $size } by { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Advanced PAC-MAN
# $maze is the name of a maze.
tty-caption-pacman-maze = PAC-MAN in the maze { $maze }
tty-caption-advanced-maze = Advanced PAC-MAN in the maze { $maze }
# How a game begins. $start is a square, $row a number, $file a letter.
tty-goal-S = { $who } goes from { $start } up to row { $row }.
tty-goal-N = { $who } goes from { $start } down to row 1.
tty-goal-W = { $who } goes from { $start } across to column { $file }.
tty-goal-E = { $who } goes from { $start } across to column a.
# $sign is how a pellet is drawn.
tty-goal-P =
    { $pellets ->
        [one] { $who } moves P and wins with one power pellet ({ $sign }).
       *[other] { $who } moves P and wins with { $pellets } power pellets ({ $sign }).
    }
# $ghosts are names of ghosts.
tty-deal = { $who } moves { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] The ghosts win by catching PAC-MAN once.
       *[other] The ghosts win by catching PAC-MAN { $lives } times.
    }
# $squares are names of squares, $sign is how they are drawn.
tty-respawns = After a catch he comes back on one of the squares { $squares } ({ $sign }).
# $move is a square; $across and $upright are fences, beside the squares $slot, $right and $above.
tty-typing-classic = Type a square to move there, such as { $move }, or a fence: { $across } is horizontal, above { $slot } and { $right }; { $upright } is vertical, to the right of { $slot } and { $above }. help shows more, quit ends.
tty-typing-pacman = Type a piece and where it goes, such as Pe6 or Bd9; two steps at once are Pe6e7. help shows more, quit ends.
tty-typing-advanced = Type a piece and where it goes, such as Pe8 or Bd6, or a fence, such as e3h. help shows more, quit ends.
# The help page: what stands to the right of the words to type.
tty-help-typing = How to type a turn
tty-help-move = move your piece to that square
tty-help-across = place a horizontal fence above { $slot } and { $right }
tty-help-upright = place a vertical fence to the right of { $slot } and { $above }
tty-help-pass = only when you have no legal action
tty-help-pacman-step = PAC-MAN enters e6; on his turn plain e6 is enough
tty-help-pacman-steps = two steps in one go; e6 e7 is the same
tty-help-ghost = Blinky enters d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = the piece stops, or stays because it has no step
tty-help-one-line = One line may contain all actions of your turn: { $example }
tty-help-respawn = PAC-MAN appears at the gate e9
tty-help-fence = place a fence above e3 and f3; e3v places one to the right of e3 and e4
tty-help-lift = the ghosts pick up the fence d5h of the chamber (opening turns)
tty-help-spend = PAC-MAN spends a power pellet for 2 steps to eat ghosts
tty-help-rules-classic = The rules in short: one step or one fence per turn. You may jump over a piece next to yours. Every piece must keep a path to its goal. The first to reach the opposite side wins.
tty-help-rules-pacman = The rules in short: PAC-MAN takes 2 steps, and up to 3 more when he reaches a power pellet; only with those extra steps can he eat ghosts. Then each ghost takes 1 step, or up to 2 if it sees PAC-MAN in a straight line with no fence in between. A ghost may not stop on a power pellet or on another ghost. A catch costs a life and sends all pieces back to where they started. PAC-MAN wins with the fourth power pellet.
tty-help-rules-advanced = The rules in short: in four opening turns PAC-MAN moves or places a fence, and the ghosts move one fence of the chamber. After that every piece moves and may then place a fence. The squares in the middle of the sides are joined by tunnels, e9 with e1 and a5 with i5. A piece may not end where it began, nor where it stood before its last move. Ghosts get faster after the first and the third power pellet. PAC-MAN wins with the fourth power pellet, the ghosts when he loses his last life.
tty-help-commands = Commands
tty-help-legal = list all legal actions
tty-help-why = say why an action is not possible
tty-help-undo = take back one action
tty-help-back = take back to the start of the turn
tty-help-board = draw the board again
tty-help-record = print the game so far
tty-help-position = print the one-line text of the position
tty-help-save = save the game (as JSON if the name ends in .json)
tty-help-load = continue a saved game
tty-help-draw = offer a draw; typed again by the others, it is agreed
tty-help-resign = give up
tty-help-quit = end without saving
# What is asked for. $steps is a number of steps; $letter is the letter of a piece, to be typed with a dash.
tty-ask-pass = { $who } has no legal action: type pass.
tty-ask-move = { $who } to play: move to a neighbouring square or place a fence.
tty-ask-move-only = { $who } to play: move to a neighbouring square. No fences are left.
tty-ask-act = { $who }, opening turn { $turn } of { $turns }: move up to { $steps } squares, or place a fence.
tty-ask-lift = { $who }, opening turn { $turn } of { $turns }: pick up a fence of the chamber, then place it somewhere else.
tty-ask-lay = { $who }: place the fence you picked up; it may not go back to { $fence }.
tty-ask-ghosts = { $who } to move. Still to move: { $ghosts }.
tty-ask-steps = { $who } to move. Steps: { $steps }.
tty-ask-steps-fence = { $who } to move. Steps: up to { $steps }, then maybe a fence.
tty-ask-steps-most = { $who } to move. Steps: up to { $steps }.
tty-ask-spend = { $piece } cannot end the move here: spend a power pellet with P+.
tty-ask-place = { $piece } may place a fence now, or end the turn with { $letter }-.
tty-ask-stop = { $piece } has no steps left: end the turn with { $letter }-.
tty-ask-moving = { $piece } is moving. Steps left: { $steps }.
tty-ask-boost = PAC-MAN’s boost: he can eat ghosts. Steps left: { $boost }.
tty-ask-boost-then = PAC-MAN’s boost: he can eat ghosts. Steps left: { $boost }, then { $steps } ordinary ones.
tty-ask-wait = { $who } is off the board, and there is a ghost on every gate: type P- to wait.
tty-ask-respawn = { $who } is off the board: choose a square to appear on, { $squares }.
# What else may be done.
tty-hint-end-or-fence = Or end the turn here, with { $letter }- or with a fence.
tty-hint-end = Or stop here: { $letter }-.
tty-hint-no-end = The move cannot end here.
tty-hint-stay = { $piece } may stay in place: { $letter }-.
tty-hint-lifts = Fences of the chamber that can be picked up: { $fences }.
tty-hint-reserve = Power pellets in reserve: { $n }. P+ spends one for { $steps } steps to eat ghosts.
# $squares are letters of pieces with squares.
tty-hint-memory = May not end where it stood before its last move: { $squares }.
tty-hint-seen = Ghosts that see PAC-MAN now: { $ghosts }.
tty-hint-unseen = No ghost sees PAC-MAN now.
tty-hint-frenzy = In a frenzy (they see PAC-MAN and have { $steps } steps): { $ghosts }.
tty-hint-no-frenzy = No ghost is in a frenzy.
tty-hint-each-fence = Steps for each: up to { $steps }, then maybe a fence.
tty-hint-each = Steps for each: up to { $steps }.
# What is left.
tty-left-game = has left the game
tty-left-classic = fences { $fences }  steps to go { $steps }
tty-left-pacman = Round { $round }. Lives { $lives }. Power pellets taken { $taken } of { $pellets }.
tty-left-eaten = Ghosts eaten: { $ghosts }.
tty-left-fences = Fences: PAC-MAN { $pacman }, ghosts { $ghosts }.
tty-left-repeated = This position has come up twice; the third time ends the game.
tty-left-rounds = Rounds without progress: { $rounds }; the game ends at { $most }.
# What just happened. $square is a square.
tty-event-reserve = PAC-MAN takes the power pellet on { $square } into his reserve.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN eats the power pellet on { $square } and gets one boost step to eat ghosts.
       *[other] PAC-MAN eats the power pellet on { $square } and gets { $steps } boost steps to eat ghosts.
    }
tty-event-pellet = PAC-MAN eats the power pellet on { $square }.
tty-event-eaten = PAC-MAN eats { $piece }.
tty-event-catch = { $piece } catches PAC-MAN on { $square }. Lives left: { $lives }.
tty-event-collision = PAC-MAN runs into a ghost. Lives left: { $lives }.
tty-event-comes-back = He leaves the board and comes back on his next turn.
tty-event-reset = All pieces go back to where they started.
tty-event-computer = The computer plays { $action }.
tty-event-resigned = { $side } has resigned.
tty-event-resigned-G = The ghosts have resigned.
# How a game ended. $winner is the name of a side.
tty-won-reached_goal = { $winner } has reached the goal line and wins.
tty-won-all_pellets = PAC-MAN has taken the last power pellet and wins.
tty-won-no_lives = PAC-MAN was caught for the last time: the ghosts win.
tty-won-no_ghosts = No ghosts are left on the board: PAC-MAN wins.
tty-won-repetition = The same position came up for the third time; by the house rules the winner is { $winner }.
tty-won-no_progress = Too many rounds passed without progress; by the house rules the winner is { $winner }.
tty-won-move_limit = The limit of actions has been reached; the winner is { $winner }.
tty-won-others_left = All others have left the game; the winner is { $winner }.
tty-won-resigned = The game ended by resignation; the winner is { $winner }.
tty-won-flagged = Time ran out; the winner is { $winner }.
tty-won-agreed = The game ended by agreement; the winner is { $winner }.
tty-winner-G = the ghosts
tty-drawn-repetition = The same position came up for the third time: the game is a draw.
tty-drawn-no_progress = Too many rounds passed without progress: the game is a draw.
tty-drawn-move_limit = The limit of actions has been reached: the game is a draw.
tty-drawn-agreed = The game is a draw by agreement.
tty-drawn-other = The game is a draw.
# $rank is a number from 1 to 4, $name the name of the rank.
tty-rank = Rank reached: { $rank } of 4, { $name }.
tty-no-rank = PAC-MAN has eaten no power pellets and reaches no rank.
# What the game answers. $word and $name are what was typed.
tty-over = The game is over. undo takes the last action back, quit ends.
tty-after = save FILE saves the game, undo takes the last action back, quit ends.
tty-goodbye = Goodbye.
tty-goodbye-unsaved = Goodbye. The game was not saved; save FILE would have saved it.
# $most is a number of characters.
tty-too-long = That line is too long; the limit is { $most } characters.
tty-confirm-life = PAC-MAN would run into a ghost and lose a life. Type it again to do it.
tty-nothing-played = Nothing of this line was played.
tty-turn-over = { $word } would come after the end of this turn; type one turn per line.
tty-which-ghost = Say which ghost you mean: { $examples }.
tty-meant = { $word } is not an action of this mode. Did you mean { $command }?
tty-unknown = { $word } is not an action of this mode. help shows how to type them, legal lists them.
tty-why = Type why and an action, such as why e3h.
tty-undone = Taken back: { $actions }
tty-draw = A draw is offered: type draw to agree, or play on to decline.
tty-save = Type save and a file name, such as save game.txt.
tty-save-there = { $name } already exists. Type save! { $name } to replace it.
tty-saved = Saved in { $name }.
tty-load = Type load and a file name, such as load game.txt.
# Puzzles in the terminal.
tty-puzzle-help = Type your turn. You can also type hint, why, solution, board or quit.
# $action is a right action.
tty-puzzle-hint = Try { $action }.
# $actions is the turn of the other side, after a right one.
tty-puzzle-reply = The opponent’s reply: { $actions }
tty-puzzle-wrong = Try again, or type why.
tty-puzzle-why = Try something first; then why explains what is wrong with it.
