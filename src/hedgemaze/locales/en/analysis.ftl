# The page of analysis.

analysis-lead = Paste a position or a record, or play on the board for all sides.
analysis-paste = Position or record
analysis-show = Show it
# $code is a code of the program.
analysis-wrong = This cannot be read ({ $code }).
analysis-position = Position
analysis-link = A link to this position
analysis-who = Who is winning
# $side is the name of a side, $percent a number from 0 to 100.
analysis-share = { $side } { $percent } %
analysis-lines = Best lines
analysis-thinking = Thinking …
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
