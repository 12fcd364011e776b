# Puzzles.

puzzles-lead = One position, one solution. Can you find it?
puzzle-unknown = There is no such puzzle. Pick another one.
# $mode is the name of a mode, $n the number of the puzzle.
puzzle-name = { $mode }, puzzle { $n }
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-start = Solve one
puzzle-solution = Solution
puzzle-again = Try again
puzzle-why = Why not?
puzzle-thinking = Let’s see …
# Numbers on the overview.
puzzle-count = Solved
puzzle-best = Best streak
puzzle-days-label = Days in a row
# $n puzzles were solved one after the other without help.
puzzle-streak =
    { $n ->
        [0] Find the solution
        [one] 1 solved in a row
       *[other] { $n } solved in a row
    }
puzzle-filter-mode = Game
puzzle-filter-theme = Theme
puzzle-filter-difficulty = Difficulty
puzzle-any = All
# $n is 1 (easy) to 5 (very hard).
puzzle-difficulty = Difficulty { $n } of 5
puzzle-difficulty-1 = Very easy
puzzle-difficulty-2 = Easy
puzzle-difficulty-3 = Medium
puzzle-difficulty-4 = Hard
puzzle-difficulty-5 = Very hard
# $n is the number of a puzzle, $difficulty 1 to 5.
puzzle-link = Puzzle { $n }, difficulty { $difficulty }
puzzle-link-solved = Puzzle { $n }, difficulty { $difficulty }, solved
puzzle-theme-race = Win the race
puzzle-theme-fence = The right fence
puzzle-theme-jump = The jump
puzzle-theme-aside = The step to the side
puzzle-theme-catch = Catch PAC-MAN
puzzle-theme-escape = Escape
puzzle-theme-pellet = The winning power pellet
puzzle-theme-way = The winning path
puzzle-theme-guard = Stop PAC-MAN
# $side is the side to move.
puzzle-ask-win-pawn = { $side } moves and wins. How?
puzzle-ask-hold-pawn = { $side } is to move and in danger. What saves the game?
# $n is the number of rounds; 0 if it is not known.
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN moves and wins. How?
        [one] PAC-MAN moves and wins in this round. How?
       *[other] PAC-MAN moves and wins within { $n } rounds. How?
    }
puzzle-ask-win-G =
    { $n ->
        [0] The ghosts move and win. How?
        [one] The ghosts move and catch PAC-MAN in this round. How?
       *[other] The ghosts move and catch PAC-MAN within { $n } rounds. How?
    }
puzzle-ask-hold-P = PAC-MAN is to move and in danger. Which way is safe?
puzzle-ask-hold-G = The ghosts move. How do they stop PAC-MAN?
puzzle-onward = Right! Keep going.
puzzle-solved = Solved!
# $theme is the name of a theme.
puzzle-was = { $theme }
# $line are actions.
puzzle-shown = This is the solution: { $line }
# $action is what was tried.
puzzle-wrong = { $action } is not the solution.
# How the game goes on after a wrong try: $line are actions, $result is one of the sentences below.
puzzle-goes-on = The game continues like this: { $line }. { $result }
# What a wrong try leads to. $side is the side that wins.
puzzle-then-lost = Then { $side } wins, whatever you do.
puzzle-then-caught = Then the ghosts catch PAC-MAN, whatever you do.
puzzle-then-open = Then the sure win is gone.
puzzle-then-worse = Then the game is almost lost.
