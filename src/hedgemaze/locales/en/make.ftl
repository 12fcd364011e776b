# Drawing mazes, choosing them, and taking records and pictures home.

maze-tab-draw = Draw
maze-tab-mazes = Mazes
maze-tab-save = Save and share
maze-lead = Draw a maze for the PAC-MAN games: fences, power pellets, and where everyone starts. You’ll see right away what is missing.
maze-family = Made for
maze-tools = What to draw
tool-fence = Fence
tool-chamber = Chamber fence
tool-pellet = Power pellet
tool-gate-0 = First tunnel
tool-gate-1 = Second tunnel
tool-erase = Eraser
maze-hint-fence = Tap a groove to place a fence, and its middle to remove it.
maze-hint-chamber = Tap grooves to build the chamber around the ghosts: four fences.
maze-hint-pellet = Tap a square to place a power pellet: four in all.
maze-hint-gate = Tap two squares: PAC-MAN comes back there, and a tunnel joins them.
maze-hint-erase = Tap anything you want to remove. The right mouse button does the same with any tool.
# $piece is the name of a piece.
maze-hint-piece = Tap the square where { $piece } starts, or drag a piece.
maze-refused-overlaps = There is already a fence there.
maze-refused-crosses = Fences may not cross.
maze-refused-fences-only = Fences go into the grooves between the squares.
maze-undo = Undo
maze-redo = Redo
maze-random = Random
maze-empty = Empty board
maze-begin = Start with
maze-title-A1 = Mixed
maze-title-A2 = Open
maze-title-A3 = Sheltered
# The maze in reserve, should another turn out wrong.
maze-title-A4 = Spare
maze-title-chamber = Chamber
maze-title-pinwheel = Pinwheel
maze-untitled = No name
maze-good = This maze is ready to play.
# The exact worth of a maze, by number of ghosts ($n).
maze-worth = Who wins with perfect play?
maze-worth-of =
    { $n ->
        [one] One ghost
       *[other] { $n } ghosts
    }
maze-worth-failed = This device can’t work it out.
maze-worth-unknown = The server doesn’t know this. With four ghosts it takes too long to work out here.
maze-worth-ask = Ask the server
# $percent is a number from 0 to 100.
maze-worth-making = Being worked out: { $percent }%
maze-worth-waiting = The server is working out other mazes first.
# $n is a number of faults.
maze-faulty =
    { $n ->
        [one] One thing must be fixed before it can be played:
       *[other] { $n } things must be fixed before it can be played:
    }
maze-checking = Checking …
# $n is a number of fences.
fault-too_many_fences = { $n } fences are too many: the box has 20.
# $one and $other are fences, such as e3h.
fault-fence_overlaps = The fences { $one } and { $other } overlap.
fault-fence_crosses = The fences { $one } and { $other } cross.
fault-chamber_count =
    { $n ->
        [0] The chamber needs four fences; there is none.
        [one] The chamber needs four fences; there is one.
       *[other] The chamber needs four fences; there are { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Four power pellets are needed; there are none.
        [one] Four power pellets are needed; there is one.
       *[other] Four power pellets are needed; there are { $n }.
    }
fault-start = { $piece } needs a square to start from.
fault-start-not = PAC-MAN has no start square here: he chooses a gate.
fault-respawn_count =
    { $n ->
        [0] Four gates are needed, two for each tunnel; there is none.
        [one] Four gates are needed, two for each tunnel; there is one.
       *[other] Four gates are needed, two for each tunnel; there are { $n }.
    }
fault-tunnel_too_short = The tunnel from { $one } to { $other } is too short: they are neighbours anyway.
# $squares are squares, such as e5 e6.
fault-square_shared = Two things are on { $squares }.
fault-not_connected = These squares cannot be reached: { $squares }
fault-respawn_sealed = The gate { $squares } lies inside the closed chamber.
fault-ghost_outside = { $piece } starts outside the closed chamber.
fault-chamber_stuck = Removing one fence of the chamber must open it, but no single one does.
fault-other = This maze cannot be played. Error code: { $code }
maze-name = Name
maze-save = Save
maze-saved = Saved on this device.
maze-not-saved = This browser’s storage is full or blocked.
maze-share = Copy the link
maze-shared = The link has been copied. Anyone who opens it sees this maze.
maze-not-shared = Copying did not work. The address of this page is the link.
maze-export = Save as a file
maze-import = Open a file
maze-import-bad = This file is not a maze.
maze-mine = My mazes
maze-mine-none = Mazes you save appear here.
# $name is the name of a maze.
maze-open = Edit: { $name }
maze-remove = Delete this maze: { $name }
maze-removed = Deleted: { $name }
undo-remove = Undo
record-menu = Game file and picture
record-copy = Copy the moves
record-copied = The moves have been copied.
record-not-copied = Copying is not possible here.
record-save = Save the game file
record-saved = Saved in your downloads.
record-png = Picture (PNG)
record-svg = Picture (SVG)
record-gif = Animation (GIF)
# $mode is the name of a mode.
record-picture-of = A Hedgemaze board: { $mode }
share-open = Share a picture
share-title = Share
share-kind = What to share
# The first and the last action of an animation, as numbers from 0.
share-from = From move
share-to = To move
share-speed = Speed
share-speed-slow = Slow
share-speed-normal = Normal
share-speed-fast = Fast
share-making = Making your animation …
share-again = Make it
share-failed = This did not work on this device.
# $n is the size of a file in kilobytes.
share-size = { $n } kB
share-save = Save
# Opens the sheet of the system that sends a file to a person or an app.
share-send = Share
# Below a picture: $head is who wins, $reason is a sentence that says why.
share-result = { $head }. { $reason }
