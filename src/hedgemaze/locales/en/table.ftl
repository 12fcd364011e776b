# A game at the table.

game-loading = Setting up the board …
game-missing = This game is no longer on this device.
game-failed = The rules could not be loaded. Are you connected to the internet?
engine-failed = The computer could not answer. Take back a turn to continue.
table-others = The others
table-own = Your side
table-panel = Moves and actions
table-moves = Moves
table-no-moves = Moves will appear here.
frame-context = What you can do now
frame-menu = Menu
frame-close = Close
moves-now = Back to now
moves-past = An earlier position
# In the list of moves, in place of a move: a side that left.
moves-resigned = gave up
moves-flagged = ran out of time
table-info = Info
table-typed = Type an action
table-typed-go = Play
action-undo = Undo
action-hint = Hint
action-flip = Flip the board
action-resign = Give up
action-again = Play again
# $level is the number of a level.
end-level = Play level { $level }
action-new = New game
action-analyse = Analyse
action-pass = Pass
# $piece is the name of a piece.
action-stop = Stop: { $piece }
action-end-turn = End turn
# $n is the number of pellets held.
action-spend =
    { $n ->
        [one] Spend the power pellet
       *[other] Spend a power pellet ({ $n } left)
    }
# $side is the name of a side; $own says whether it is the reader.
turn-engine = { $side }: thinking …
turn-classic =
    { $own ->
        [yes] Your turn: move, or place a fence
       *[no] { $side } to move
    }
turn-act =
    { $own ->
        [yes] Your turn: move, or place a fence
       *[no] { $side }: move, or place a fence
    }
# No piece has begun to move.
turn-pick =
    { $own ->
        [yes] Your turn: pick a piece
       *[no] { $side } to move
    }
# $steps is how many steps the piece that moves has left; the first one is for the reader.
turn-steps-own =
    { $steps ->
        [one] Your turn: one step left
       *[other] Your turn: { $steps } steps left
    }
turn-steps =
    { $steps ->
        [one] { $side }: one step left
       *[other] { $side }: { $steps } steps left
    }
# Said when one piece is left to move: $piece is its name.
turn-last =
    { $own ->
        [yes] Your turn: move { $piece }
       *[no] { $side }: move { $piece }
    }
turn-boost =
    { $steps ->
        [one] Boost! One step left to eat ghosts
       *[other] Boost! { $steps } steps left to eat ghosts
    }
# $next says whether another ghost is still to move.
turn-place =
    { $next ->
        [yes] Place a fence, or move the next ghost
       *[no] Place a fence, or end your turn
    }
# Said when a square was chosen that several ghosts could enter, or none.
pick-first = Pick a ghost first, then a square for it
turn-respawn = Choose the gate where PAC-MAN appears
turn-lift = Ghosts: pick up one fence of the chamber
turn-lay = Ghosts: place the fence somewhere else
# $n is a number of fences.
fences-left =
    { $n ->
        [0] No fences left
        [one] One fence left
       *[other] { $n } fences left
    }
# $n is a number of steps.
steps-to-goal =
    { $n ->
        [0] At the goal
        [one] One step to the goal
       *[other] { $n } steps to the goal
    }
steps-short =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
lives-left =
    { $n ->
        [0] No lives left
        [one] One life left
       *[other] { $n } lives left
    }
pellets-eaten =
    { $n ->
        [0] No power pellets
        [one] One power pellet
       *[other] { $n } power pellets
    }
# $piece is the name of a ghost.
ghost-here = { $piece }
ghost-done = { $piece } has moved
ghost-away = { $piece } has been eaten
# $action is a token such as e3h.
hint-is = Try { $action }
# $side is the name of a side, $text what it played.
announce-turn = { $side }: { $text }
# Said for a moment when it happens.
happened-catch = PAC-MAN is caught and loses a life!
happened-pellet = PAC-MAN eats a power pellet!
ask-no = No
ask-life = You would run into a ghost and lose a life. Go anyway?
ask-life-yes = Go anyway
ask-resign = Give up this game?
end-label = Game over
end-draw = A draw
end-you-win = You win!
# $team is G for the ghosts, who are many.
end-wins =
    { $team ->
        [G] The ghosts win
       *[other] { $side } wins
    }
# $side is the name of the winner; empty for a draw.
end-reached_goal = The far side has been reached!
end-all_pellets = All four power pellets have been eaten.
end-no_lives = PAC-MAN was caught for the last time.
end-no_ghosts = All four ghosts have been eaten.
end-repetition = The same position came up three times.
end-no_progress = Nothing has happened for too long.
end-move_limit = The game reached its maximum length.
end-others_left = Everyone else has left.
end-resigned = A player gave up.
rank-label = PAC-MAN’s rank
rank-0 = No rank yet
rank-1 = Beginner
rank-2 = Promising
rank-3 = Confirmed
rank-4 = Elite
