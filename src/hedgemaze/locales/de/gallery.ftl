# The gallery of mazes, and how even a game is.

page-mazes = Labyrinthe
front-mazes-about = Von leicht für PAC-MAN bis leicht für die Geister
set-up-maze-more = Mehr Labyrinthe
gallery-lead = In jedem dieser Labyrinthe hat der Computer Dutzende Partien gegen sich selbst gespielt. Der Balken zeigt, wie es PAC-MAN erging: In der Mitte haben beide Seiten die gleichen Chancen.
# $name is the name of a level.
gallery-level = Stufe des Computers: { $name }
gallery-level-out = Fairer auf dieser Stufe
gallery-level-out-about = Ändert die Zahl der Leben oder ein paar Regeln, damit die Chancen gleicher sind, soweit wir es gemessen haben.
gallery-pacman = Gut für PAC-MAN
gallery-even = Ausgeglichen
gallery-ghosts = Gut für die Geister
# $name is the name of a maze.
gallery-play = Hier spielen: { $name }
gallery-set-up = Spiel aufbauen: { $name }
# $points is PAC-MAN’s score, 0 to 100.
gallery-score = PAC-MAN: { $points } von 100
# What is proved about a maze with four ghosts and three lives.
gallery-exact-ghosts = Perfekte Geister gewinnen hier immer.
gallery-exact-pacman = Ein perfekter PAC-MAN gewinnt hier immer.
gallery-exact-open = Bei perfektem Spiel kann hier niemand den Sieg erzwingen.
gallery-draw = Oder mach dein eigenes:
# How even the game is that is being set up. $level is a level of the computer.
handicap-title = Chancen
handicap-none = Standardregeln
handicap-measured = Gemessen auf Stufe { $level }, mit derselben Stufe auf beiden Seiten.
handicap-even = Ausgeglichen auf Stufe { $level }
handicap-fairer = Fairer auf Stufe { $level }
handicap-is-even = Auf Stufe { $level } sind diese Regeln schon ausgeglichen.
handicap-fairest = Für Stufe { $level } wurden keine faireren Regeln gefunden.
handicap-unknown = Für dieses Labyrinth ist nichts gemessen. Für diese schon:

# Names of mazes: things in a garden, without a meaning for the game.
maze-title-meadow = Wiese
maze-title-orchard = Obstgarten
maze-title-roses = Rosengarten
maze-title-picnic = Picknick
maze-title-swing = Schaukel
maze-title-pond = Teich
maze-title-butterfly = Schmetterling
maze-title-treehouse = Baumhaus
maze-title-fountain = Springbrunnen
maze-title-greenhouse = Gewächshaus
maze-title-beehive = Bienenstock
maze-title-bridge = Brücke
maze-title-vegetables = Gemüsebeet
maze-title-gate = Gartentor
maze-title-sundial = Sonnenuhr
maze-title-hedgehog = Igel
maze-title-owl = Eule
maze-title-tower = Turm
maze-title-castle = Burg
maze-title-web = Spinnennetz
