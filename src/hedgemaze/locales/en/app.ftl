# The frame of the page, the front page, settings and plain pages.

app-name = Hedgemaze
# $page is the name of the page.
app-title = { $page } · Hedgemaze
app-skip = Skip to the content
app-nav = Pages
app-menu = Menu of all pages

page-game = Game
page-new = New game
page-maze = Maze editor
page-rules = Rules
page-games = My games
page-puzzles = Puzzles
page-analysis = Analysis
page-settings = Settings
page-about = About
page-privacy = Privacy
page-missing = Nothing here

mode-classic2 = Classic for two
mode-classic3 = Classic for three
mode-classic4 = Classic for four
mode-pacman = PAC-MAN variant
mode-advanced = Advanced PAC-MAN
mode-players-classic2 = 2 players
mode-players-classic3 = 3 players
mode-players-classic4 = 4 players
mode-players-pacman = 2 to 5 players
mode-players-advanced = 2 to 5 players
mode-about-classic2 = Reach the other side first. Fences make the way longer.
mode-about-classic3 = Three pawns, six fences each, and no friends.
mode-about-classic4 = Four pawns meet in the middle. Everybody plays alone.
# $role is what the reader plays: G for the ghosts, P for PAC-MAN.
mode-about-pacman =
    { $role ->
        [G] Catch PAC-MAN three times before he has eaten four pellets.
       *[P] Eat four pellets before the ghosts have caught you three times.
    }
mode-about-advanced = Ghosts break out of their chamber, and everybody builds fences.

front-title = The race through a maze that you build
front-lead = Pawns run, fences rise, ghosts hunt. Play at once, alone or together, with no account.
# $mode is the name of a mode.
front-continue = Go on: { $mode }
# $when is a date with time.
front-continue-since = Left { $when }
front-pick = Pick a game
front-play = Play
front-role = You are
front-computer = Play against the computer
front-here = Play on this screen
front-set-up = Set the table
front-friends = Play with friends
front-more = More
front-learn = Learn to play
front-learn-about = Short lessons on the board
front-rules = The rules
front-rules-about = All of them in a minute
front-maze = Draw a maze
front-maze-about = Your own maze for the ghosts
front-analysis = Analyse
front-analysis-about = Who is winning, and why
front-games = My games
front-games-about = Go on, look back, save
puzzle-daily = Puzzle of the day
front-daily-about = A new one every day
front-daily-done = Solved! A new one comes tomorrow.
# $n days in a row the puzzle of the day was solved.
puzzle-days =
    { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
# A list of running games.
front-continue-label = Games to go on with
front-your-turn = It is your turn
# $name is a player or a side.
front-their-turn = { $name } is to move
# $side is PAC-MAN or the ghosts.
front-you-are = You are { $side }
# $level is the number of the computer’s level, $name its name.
front-against = Against level { $level } · { $name }
# $mode is the name of a mode; the label of a menu.
front-ways = { $mode }: more ways to play

level-label = Computer’s level
# $level is a number from 1 to 8, $name the name of the level.
level-named = { $level } · { $name }
level-1 = Seed
level-2 = Sprout
level-3 = Sapling
level-4 = Shrub
level-5 = Hedge
level-6 = Topiary
level-7 = Labyrinth
level-8 = Minotaur
level-9 = Perfect
level-match = Match my strength
level-match-about = The level goes up when you win and down when you lose.
level-figures = How strong is that?
level-rating-zero = Level 1 is the zero of the scale for the other levels.
# $rating, $low and $high are Elo figures.
level-rating-elo = Measured strength { $rating }, between { $low } and { $high }. Level 1 has 0; with 100 more one wins 64 games of 100.
# $rating, $low and $high are numbers from 0 to 100.
level-rating-score = Measured against level 3 of the other side: { $rating } of 100 points, between { $low } and { $high }.
level-perfect-about = With four ghosts it plays like the strongest level. With three or fewer it knows what every action of this life leads to: your device works that out when the game begins.
# What the levels of the classic modes are like, weakest first.
level-like-classic-1 = Plays for fun and overlooks a lot. Just right for a first game.
level-like-classic-2 = Rarely looks ahead. A fair match for beginners.
level-like-classic-3 = Beats most beginners, but is easy to trick.
level-like-classic-4 = A good match once you have played a few times.
level-like-classic-5 = Beats most people who play now and then.
level-like-classic-6 = Hardly overlooks anything. For practised players.
level-like-classic-7 = Looks far ahead. Few people beat it.
level-like-classic-8 = The strongest one here. Can you beat it even once?
# What the levels of a PAC-MAN are like that the computer plays.
level-like-P-1 = A PAC-MAN without a plan. Just right for a first hunt.
level-like-P-2 = A PAC-MAN who sees only the nearest danger. A fair match for beginners.
level-like-P-3 = A PAC-MAN who gets away from most beginners.
level-like-P-4 = A PAC-MAN who plans ahead and is hard to trap.
level-like-P-5 = The strongest PAC-MAN here. Can you catch him even once?
level-like-P-9 = A PAC-MAN that makes no mistake as soon as a ghost is eaten, and sets you hard tasks.
# What the levels of ghosts are like that the computer plays.
level-like-G-1 = Ghosts that wander about. Just right for a first game.
level-like-G-2 = Ghosts that chase you, but leave gaps. A fair match for beginners.
level-like-G-3 = Ghosts that hunt together and beat most beginners.
level-like-G-4 = Ghosts that cut off your way. For practised players.
level-like-G-5 = The strongest ghosts here. They hardly leave a gap.
level-like-G-9 = Ghosts that make no mistake as soon as one of them is eaten, and set you hard tasks.

# $mode is the name of a mode.
set-up-title = { $mode }: set the table
set-up-seats = Who plays
set-up-person = A person here
set-up-computer = The computer, level
# $who is a side or a piece.
set-up-who = Who plays { $who }
set-up-name = Name of { $who }
set-up-name-hint = Name
set-up-ghost-players = Players of the ghosts
# $n is a number of players.
set-up-players-count =
    { $n ->
        [one] One
       *[other] { $n }
    }
set-up-deal = Deal the ghosts again
# $n is the number of the player.
set-up-ghost-player = Ghost player { $n }
set-up-character = Character of { $who }
character-eater = Eater
character-horns = Ghost with horns
character-bow = Ghost with a bow
character-curl = Ghost with a curl
character-nightcap = Ghost with a nightcap
set-up-first = Who begins
set-up-lot = By lot
set-up-loser = Who lost the last game
set-up-more = Board and fences
set-up-size = Board
# $size is the number of squares along an edge.
set-up-squares = { $size } by { $size } squares
set-up-fences = Fences for each
# $n is a number of fences.
set-up-fences-usual = { $n }, as usual
set-up-maze = Maze
set-up-maze-this = This one
set-up-maze-draw = Draw one
set-up-position = The game begins here
set-up-bad = This cannot be played ({ $code }).
set-up-start = Start the game

setting-theme = Look
theme-system = As the system
theme-arcade = Arcade
theme-wood = Wood
theme-garden = Garden
theme-paper = Paper
theme-contrast = High contrast
setting-pieces = Pieces
pieces-characters = Characters
pieces-pawns = Pawns
# Flat shapes: a disc, a triangle, a square.
pieces-counters = Counters
setting-fences = Fences
# All fences have the same colour.
fences-theme = All alike
# Each fence has the colour of the player who placed it.
fences-owners = In their owner’s colour
setting-language = Language
setting-language-system = As the browser
# $language is what a language calls itself.
language-failed = { $language }: this language could not be loaded. Is there a connection?
# In the menu of languages, of one whose translation is not finished; $language is what it calls itself.
language-behind = { $language } (partly English)
setting-confirm = Confirm a fence before it is placed
confirm-touch = By touch only
confirm-always = Always
confirm-never = Never
setting-motion = Motion
motion-system = As the system
motion-full = Full
motion-none = None
setting-sounds = Sounds
setting-coordinates = Letters and numbers on the board
setting-ways = Show the shortest ways
# A premove is chosen before the own turn.
setting-premoves = Premoves: choose your move while others play (online)
device-title = Kept on this device
device-about = Games, mazes and settings are in the storage of this browser and nowhere else.
device-export = Save everything as a file
device-erase = Erase everything
device-erased = Everything is erased.
device-ask = Erase all games, mazes and settings of this device? This cannot be undone.

games-none = No games yet. Every game that you begin is kept here, on this device.
games-play = Play one
# $when is a date with time, $n a number of actions.
games-running =
    { $n ->
        [0] Not begun · { $when }
        [one] One action so far · { $when }
       *[other] { $n } actions so far · { $when }
    }
games-over =
    { $n ->
        [one] Over after one action · { $when }
       *[other] Over after { $n } actions · { $when }
    }
games-remove = Erase this game: { $mode }
games-removed = Erased: { $mode }
games-continue = Go on
games-look = Look back
games-analyse = Analyse
games-save-all = Save all as a file
games-open = Open records
# $n is a number of games.
games-opened =
    { $n ->
        [one] One game was added.
       *[other] { $n } games were added.
    }
# $game is the number of a game in the file, $code a code of the program.
games-open-bad = Game { $game } of this file cannot be read ({ $code }).

update-ready = A new version is ready.
update-now = Use it now
update-later = Later

text-home = To the front page
about-1 = Hedgemaze is a free program for a board game of pawns and fences, for two to four players, and for its variants with a round eater and four ghosts.
about-2 = It plays the rules of Quoridor PAC-MAN. Quoridor and PAC-MAN are trade marks of their owners, with whom Hedgemaze has nothing to do. Its drawings, sounds, words and program are its own.
about-3 = The booklet’s picture of the maze is not among our sources. The mazes that come with Hedgemaze are reconstructions, and you can draw your own.
about-4 = Opponents think on your device. They overlook things as people do: the lower the level, the more. Where a level has a number, it was measured in games against the other levels.
about-5 = Install the page from your browser’s menu, and it opens like any other app. Games on this screen and against the computer need no connection after the first visit.
about-6 = The source is open under the Apache License 2.0.
privacy-1 = Games on this screen and against the computer never leave your device. They are kept in the storage of this browser, with your mazes and your settings.
privacy-2 = There are no accounts, no advertisements and no counters, and the page asks no other site for anything.
privacy-3 = A game with friends is kept by the server that you opened this page from: the moves, the names that you type, and when it was played. One cookie of this site tells which seats are yours.
privacy-4 = In the settings you can save everything that is kept on this device as a file, and erase it.
missing-1 = This address leads nowhere. Perhaps a letter is missing.

shortcuts-title = Keyboard shortcuts
shortcuts-board = On the board
shortcuts-fence = Fences
shortcuts-pacman = PAC-MAN modes
shortcuts-page = Everywhere
shortcut-move = Go from square to square
shortcut-edge = Go to the edge of the board
shortcut-act = Pick a piece, or go to the square
shortcut-type = Type an action, such as e2 or e3h
shortcut-back = Put back what you hold
shortcut-fence = Take a fence in hand
shortcut-slide = Slide the fence
shortcut-turn = Turn the fence
shortcut-place = Place the fence
shortcut-stop = Stop the piece
shortcut-spend = Spend a power pellet
shortcut-graph = In an analysis: go through the game in its graph
shortcut-card = Show this card
# What is printed on keys, and two movements of the mouse.
key-enter = Enter
key-space = Space
key-escape = Esc
key-home = Home
key-end = End
key-up = Page up
key-down = Page down
key-wheel = Wheel
key-right-click = Right click
