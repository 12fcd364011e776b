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
page-missing = Page not found
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
mode-about-classic2 = Be the first to reach the other side. Fences make the path longer.
mode-about-classic3 = Three pieces, six fences each, and no allies.
mode-about-classic4 = Four pieces meet in the middle. Everyone plays for themselves.
# $role is what the reader plays: G for the ghosts, P for PAC-MAN.
mode-about-pacman =
    { $role ->
        [G] Catch PAC-MAN three times before he eats all four power pellets.
       *[P] Eat all four power pellets before the ghosts catch you three times.
    }
mode-about-advanced = Ghosts break out of their chamber, and both sides build fences.
front-title = A race through a maze that you build
front-lead = Race, build fences, escape the ghosts. Play right away, alone or together. No account needed.
# $mode is the name of a mode.
front-continue = Continue: { $mode }
# $when is a date with time.
front-continue-since = Last played { $when }
front-pick = Pick a game
front-play = Play
front-role = You are
front-computer = Play against the computer
front-here = Play on this screen
front-set-up = Set up a game
front-friends = Play with friends
front-more = More
front-learn = Learn to play
front-learn-about = Short lessons on the board
front-rules = The rules
front-rules-about = Read them in a minute
front-maze = Draw a maze
front-maze-about = Your own maze for the ghosts
front-analysis = Analyse
front-analysis-about = Who is winning, and why
front-games = My games
front-games-about = Continue, replay, save
puzzle-daily = Puzzle of the day
front-daily-about = A new one every day
front-daily-done = Solved! Come back tomorrow for a new one.
# $n days in a row the puzzle of the day was solved.
puzzle-days =
    { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
# A list of running games.
front-continue-label = Games you can continue
front-your-turn = It is your turn
# $name is a player or a side.
front-their-turn = { $name }’s turn
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
level-rating-zero = Level 1 is where the scale starts: its strength is 0.
# $rating, $low and $high are Elo figures.
level-rating-elo = Measured strength { $rating }, between { $low } and { $high }. Level 1 has 0; a player with 100 more wins about 64 games out of 100.
# $rating, $low and $high are numbers from 0 to 100.
level-rating-score = Measured against level 3 of the other side: { $rating } out of 100 points, between { $low } and { $high }.
level-perfect-about = With four ghosts it plays like the strongest level. With three ghosts or fewer it never makes a mistake in the current life. Your device works this out when the game begins.
# What the levels of the classic modes are like, weakest first.
level-like-classic-1 = Plays for fun and misses a lot. Just right for a first game.
level-like-classic-2 = Rarely looks ahead. A fair match for beginners.
level-like-classic-3 = Beats most beginners, but is easy to trick.
level-like-classic-4 = A good match once you have played a few times.
level-like-classic-5 = Beats most people who play now and then.
level-like-classic-6 = Hardly misses anything. For experienced players.
level-like-classic-7 = Looks far ahead. Few people beat it.
level-like-classic-8 = The strongest one here. Can you beat it even once?
# What the levels of a PAC-MAN are like that the computer plays.
level-like-P-1 = A PAC-MAN without a plan. Just right for a first hunt.
level-like-P-2 = A PAC-MAN who sees only the nearest danger. A fair match for beginners.
level-like-P-3 = A PAC-MAN who gets away from most beginners.
level-like-P-4 = A PAC-MAN who plans ahead and is hard to trap.
level-like-P-5 = The strongest PAC-MAN here. Can you catch him even once?
level-like-P-9 = A PAC-MAN who makes no mistakes once a ghost has been eaten, and sets you hard problems.
# What the levels of ghosts are like that the computer plays.
level-like-G-1 = Ghosts that wander about. Just right for a first game.
level-like-G-2 = Ghosts that chase you, but leave gaps. A fair match for beginners.
level-like-G-3 = Ghosts that hunt together and beat most beginners.
level-like-G-4 = Ghosts that cut off your way. For experienced players.
level-like-G-5 = The strongest ghosts here. They hardly leave a gap.
level-like-G-9 = Ghosts that make no mistakes once one of them has been eaten, and set you hard problems.
# $mode is the name of a mode.
set-up-title = { $mode }: set up a game
set-up-seats = Who plays
set-up-person = Someone on this screen
set-up-computer = The computer, level
# $who is a side or a piece.
set-up-who = Who plays { $who }
set-up-name = Name of { $who }
set-up-name-hint = Name
set-up-ghost-players = Ghost players
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
set-up-first = Who goes first
set-up-lot = At random
set-up-loser = Whoever lost the last game
set-up-more = Board and fences
set-up-size = Board
# $size is the number of squares along an edge.
set-up-squares = { $size } by { $size } squares
set-up-fences = Fences per player
# $n is a number of fences.
set-up-fences-usual = { $n }, as usual
set-up-maze = Maze
set-up-maze-this = This one
set-up-maze-draw = Draw one
set-up-position = The game starts from this position
set-up-bad = This game cannot be played. Error code: { $code }
set-up-start = Start the game
setting-theme = Look
theme-system = Same as the system
theme-arcade = Arcade
theme-wood = Wood
theme-garden = Garden
theme-paper = Paper
theme-contrast = High contrast
setting-pieces = Pieces
pieces-characters = Characters
pieces-pawns = Plain pieces
# Flat shapes: a disc, a triangle, a square.
pieces-counters = Counters
setting-fences = Fences
# All fences have the same colour.
fences-theme = All the same colour
# Each fence has the colour of the player who placed it.
fences-owners = In their owner’s colour
setting-language = Language
setting-language-system = Same as the browser
# A page, or a part of one, that is loaded when it is opened.
load-failed = This page could not be loaded. Are you connected to the internet?
# $language is what a language calls itself.
language-failed = { $language } could not be loaded. Are you connected to the internet?
# In the menu of languages, of one whose translation is not finished; $language is what it calls itself.
language-behind = { $language } (partly English)
setting-confirm = Confirm a fence before it is placed
confirm-touch = On touch screens only
confirm-always = Always
confirm-never = Never
setting-motion = Motion
motion-system = Same as the system
motion-full = Full
motion-none = None
setting-sounds = Sounds
setting-coordinates = Letters and numbers on the board
setting-ways = Show the shortest paths
# A premove is chosen before the own turn.
setting-premoves = Plan ahead: choose your move while the others are playing (online)
device-title = Saved on this device
device-about = Your games, mazes and settings are stored in this browser and nowhere else.
device-export = Save everything as a file
device-erase = Delete everything
device-erased = Everything has been deleted.
device-ask = Delete all games, mazes and settings on this device? This cannot be undone.
games-none = No games yet. Every game you start is saved here, on this device.
games-play = Play a game
# $when is a date with time, $n a number of actions.
games-running =
    { $n ->
        [0] Not started · { $when }
        [one] One action so far · { $when }
       *[other] { $n } actions so far · { $when }
    }
games-over =
    { $n ->
        [one] Finished after one action · { $when }
       *[other] Finished after { $n } actions · { $when }
    }
games-remove = Delete this game: { $mode }
games-removed = Deleted: { $mode }
games-continue = Continue
games-look = Replay
games-analyse = Analyse
games-save-all = Save all as a file
games-open = Open game files
# $n is a number of games.
games-opened =
    { $n ->
        [one] One game was added.
       *[other] { $n } games were added.
    }
# $game is the number of a game in the file, $code a code of the program.
games-open-bad = Game { $game } in this file cannot be read. Error code: { $code }
update-ready = A new version is ready.
update-now = Update now
update-later = Later
text-home = Back to the front page
about-1 = Hedgemaze is a free and open-source board game of pieces and fences for two to four players, with variants in which PAC-MAN is chased by four ghosts.
about-2 = It plays by the rules of Quoridor PAC-MAN. Quoridor and PAC-MAN are trade marks of their owners, who have nothing to do with Hedgemaze. All drawings, sounds, texts and code are our own.
about-3 = We do not have the picture of the maze from the rule booklet. The mazes in Hedgemaze are reconstructions, and you can draw your own.
about-4 = The computer players run on your device. Like people, they miss things: the lower the level, the more. If a level shows a number, that strength was measured in games against other levels.
about-5 = You can install this page from your browser’s menu and open it like any other app. After the first visit, games on this screen and against the computer work without a connection.
about-6 = The source code is open, under the Apache License 2.0.
privacy-1 = Games on this screen and against the computer never leave your device. They are stored in this browser, together with your mazes and settings.
privacy-2 = You don’t need an account. There are no advertisements and no tracking, and the page loads nothing from other sites.
privacy-3 = A game with friends is stored on the server this page came from: the moves, the names you type, and when it was played. One cookie of this site remembers which seats are yours.
privacy-4 = In the settings you can save everything that is stored on this device as a file, and delete it.
missing-1 = There is no page at this address. Maybe a letter is missing.
shortcuts-title = Keyboard shortcuts
shortcuts-board = On the board
shortcuts-fence = Fences
shortcuts-pacman = PAC-MAN games
shortcuts-page = Everywhere
shortcut-move = Move from square to square
shortcut-edge = Move to the edge of the board
shortcut-act = Pick a piece, or move it to the square
shortcut-type = Type an action, such as e2 or e3h
shortcut-back = Put back what you are holding
shortcut-fence = Pick up a fence
shortcut-slide = Slide the fence
shortcut-turn = Turn the fence
shortcut-place = Place the fence
shortcut-stop = End the piece’s move, or your whole turn
shortcut-spend = Spend a power pellet
shortcut-graph = In the analysis: step through the game on its graph
shortcut-card = Show these shortcuts
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
