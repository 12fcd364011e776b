# The gallery of mazes, and how even a game is.

page-mazes = Mazes
front-mazes-about = From easy to hard for PAC-MAN
set-up-maze-more = More mazes
gallery-lead = In each of these mazes the computer has played dozens of games against itself. The bar shows how PAC-MAN did: in the middle, both sides have the same chance.
# $name is the name of a level.
gallery-level = Computer’s level: { $name }
gallery-level-out = Fairer at this level
gallery-level-out-about = Changes the number of lives or a few rules to make the game more even, as far as we have measured it.
gallery-pacman = Good for PAC-MAN
gallery-even = Even
gallery-ghosts = Good for the ghosts
# $name is the name of a maze.
gallery-play = Play in: { $name }
gallery-set-up = Set up a game: { $name }
# $points is PAC-MAN’s score, 0 to 100.
gallery-score = PAC-MAN: { $points } out of 100
# What is proved about a maze with four ghosts and three lives.
gallery-exact-ghosts = Perfect ghosts always win here.
gallery-exact-pacman = A perfect PAC-MAN always wins here.
gallery-exact-open = With perfect play nobody can force a win here.
gallery-draw = Or make your own:
# How even the game is that is being set up. $level is a level of the computer.
handicap-title = Chances
handicap-none = Standard rules
handicap-measured = Measured at level { $level }, with the same level on both sides.
# The level that was chosen has no figures of its own: those of the level $measured are shown.
handicap-measured-other = Level { $level } has not been measured. These are the chances at level { $measured }, with the same level on both sides.
handicap-even = Even at level { $level }
handicap-fairer = Fairer at level { $level }
handicap-is-even = At level { $level }, the chances are already even with these rules.
handicap-fairest = No fairer rules were found for level { $level }.
handicap-unknown = This maze has not been measured. These have:
# Names of mazes: things in a garden, without a meaning for the game.
maze-title-meadow = Meadow
maze-title-orchard = Orchard
maze-title-roses = Rose garden
maze-title-picnic = Picnic
maze-title-swing = Swing
maze-title-pond = Pond
maze-title-butterfly = Butterfly
maze-title-treehouse = Tree house
maze-title-fountain = Fountain
maze-title-greenhouse = Greenhouse
maze-title-beehive = Beehive
maze-title-bridge = Bridge
maze-title-vegetables = Vegetable patch
maze-title-gate = Garden gate
maze-title-sundial = Sundial
maze-title-hedgehog = Hedgehog
maze-title-owl = Owl
maze-title-tower = Tower
maze-title-castle = Castle
maze-title-web = Spider’s web
