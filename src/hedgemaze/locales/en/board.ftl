# What the board says to those who hear it, and the names of pieces and sides.

piece-S = South
piece-W = West
piece-N = North
piece-E = East
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde
side-S = South
side-W = West
side-N = North
side-E = East
side-P = PAC-MAN
side-G = Ghosts
side-you = You
side-here = On this screen
side-thinking = thinking …
edge-S = south
edge-W = west
edge-N = north
edge-E = east
board-name = Board
board-help = Use the arrow keys to move over the board and Enter to choose. F picks up a fence, arrows slide it, R turns it, Enter places it, Escape puts it back. The full-stop key ends the turn, Backspace takes back a step. Or type an action, such as e2 or e3h, and press Enter.
board-turn = Turn
board-place = Place
board-cancel = Cancel
square-pellet = power pellet
square-respawn = gate
square-target = you can move here
# $squares are the squares that a piece passes on its way to this one, such as “e6” or “e6 e7”.
square-via = can be reached via { $squares }
# A premove waits to enter the square.
square-premove = planned move
square-respawn-now = come back here
square-selected = picked
# $edges are names of edges, such as “south west”.
square-closed = closed: { $edges }
# Joins short phrases, such as those about a square: $part is the first one, $rest all others.
square-parts = { $part }, { $rest }
# $fence is the token of a fence, such as e3h.
fence-place = Fence { $fence }
fence-lift = Pick up the fence { $fence }
fence-illegal = Fence { $fence }, not allowed
# How many steps longer a side’s way becomes: $change is “+3” or “0”.
fence-way = { $side } { $change }
