# Drawing mazes, choosing them, and taking records and pictures home.

maze-tab-draw = Draw
maze-tab-mazes = Mazes
maze-tab-save = Save and share
maze-lead = Draw a maze for the PAC-MAN games: fences, pellets and where everybody starts. What is missing is said at once.
maze-family = Made for
maze-tools = What you draw with
tool-fence = Fence
tool-chamber = Chamber fence
tool-pellet = Pellet
tool-gate-0 = First tunnel
tool-gate-1 = Second tunnel
tool-erase = Eraser
maze-hint-fence = Press a groove to raise a fence, and its middle to take it away.
maze-hint-chamber = Press a groove to build the chamber round the ghosts: four fences.
maze-hint-pellet = Press a square to lay a pellet: four in all.
maze-hint-gate = Press two squares: PAC-MAN comes back there, and a tunnel joins them.
maze-hint-erase = Press whatever is to go. The right button does the same with any tool.
# $piece is the name of a piece.
maze-hint-piece = Press the square where { $piece } starts, or drag a piece.
maze-refused-overlaps = A fence lies there already.
maze-refused-crosses = Fences may not cross.
maze-refused-fences-only = Fences stand in the grooves between the squares.
maze-undo = Undo
maze-redo = Redo
maze-random = Random
maze-empty = Empty board
maze-begin = Begin with
maze-title-A1 = Mixed
maze-title-A2 = Open
maze-title-A3 = Sheltered
# The maze in reserve, should another turn out wrong.
maze-title-A4 = Spare
maze-title-chamber = Chamber
maze-title-pinwheel = Pinwheel
maze-untitled = Without a name

maze-good = This maze can be played.
# The exact worth of a maze, by number of ghosts ($n).
maze-worth = Who wins with best play?
maze-worth-of =
    { $n ->
        [one] One ghost
       *[other] { $n } ghosts
    }
maze-worth-failed = It cannot be worked out on this device.
maze-worth-unknown = Only a server with a table of four ghosts knows that.
maze-worth-ask = Ask the server
# $n is a number of faults.
maze-faulty =
    { $n ->
        [one] One thing is missing before it can be played:
       *[other] { $n } things are missing before it can be played:
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
        [0] Four pellets are needed; there is none.
        [one] Four pellets are needed; there is one.
       *[other] Four pellets are needed; there are { $n }.
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
fault-square_shared = Two things stand on { $squares }.
fault-not_connected = These squares cannot be reached: { $squares }
fault-respawn_sealed = The gate { $squares } lies inside the closed chamber.
fault-ghost_outside = { $piece } starts outside the closed chamber.
fault-chamber_stuck = Taking one fence of the chamber away must open it, and no single one does.
fault-other = This maze cannot be played ({ $code }).

maze-name = Name
maze-save = Keep it
maze-saved = Kept on this device.
maze-not-saved = The storage of this browser is full or closed.
maze-share = Copy the link
maze-shared = The link is copied. Whoever opens it sees this maze.
maze-not-shared = Nothing could be copied. The address of this page is the link.
maze-export = Save as a file
maze-import = Open a file
maze-import-bad = This file is not a maze.
maze-mine = My mazes
maze-mine-none = Mazes that you keep are listed here.
# $name is the name of a maze.
maze-open = Draw on: { $name }
maze-remove = Erase this maze: { $name }
maze-removed = Erased: { $name }
undo-remove = Bring it back

record-menu = Record and picture
record-copy = Copy the record
record-copied = The record is copied.
record-not-copied = Nothing could be copied here.
record-save = Save the record
record-saved = Saved among your downloads.
record-png = Picture (PNG)
record-svg = Picture (SVG)
record-gif = Animation (GIF)
# $mode is the name of a mode.
record-picture-of = A board of Hedgemaze: { $mode }
share-open = Share a picture
share-title = Share
share-kind = What to share
# The first and the last action of an animation, as numbers from 0.
share-from = From action
share-to = To action
share-speed = Speed
share-speed-slow = Slow
share-speed-normal = Normal
share-speed-fast = Fast
share-making = Your animation is being made…
share-again = Make it
share-failed = This could not be made here.
# $n is the size of a file in kilobytes.
share-size = { $n } kB
share-save = Save
# Opens the sheet of the system that sends a file to a person or an app.
share-send = Share
# Below a picture: $head is who wins, $reason is a sentence that says why.
share-result = { $head }. { $reason }
