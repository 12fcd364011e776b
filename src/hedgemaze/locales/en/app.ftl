# The frame of the page, the front page, settings and plain pages.

app-name = Hedgemaze
# $page is the name of the page.
app-title = { $page } · Hedgemaze
app-skip = Skip to the content
app-nav = Pages

page-game = Game
page-new = New game
page-rules = Rules
page-games = My games
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
mode-about-pacman = Eat four pellets before the ghosts have caught you three times.
mode-about-advanced = Ghosts break out of their chamber, and everybody builds fences.

front-title = The race through a maze that you build
front-lead = Pawns run, fences rise, ghosts hunt. Play at once, alone or together, with no account.
# $mode is the name of a mode.
front-continue = Go on: { $mode }
front-pick = Pick a game
front-play = Play
front-learn = How to play
front-learn-about = The rules in a minute
front-role = You are
front-computer = Play against the computer
front-here = Play on this screen
front-set-up = Set the table
front-friends = Play with friends
front-friends-soon = Playing with friends by a link opens soon. Until then, pass the device round.

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

# $mode is the name of a mode.
set-up-title = Set the table: { $mode }
set-up-seats = Who plays what
set-up-person = A person here
set-up-computer = The computer, level
set-up-first = Who begins
set-up-lot = By lot
set-up-size = Board
# $size is the number of squares along an edge.
set-up-squares = { $size } by { $size } squares
set-up-maze = Maze
set-up-start = Start the game

setting-look = Look
look-system = As the system
look-arcade = Arcade
look-wood = Wood
look-contrast = High contrast
setting-language = Language
setting-language-system = As the browser
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
setting-erase = Games kept on this device
setting-erase-now = Erase all
setting-erased = Erased

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

text-home = To the front page
about-1 = Hedgemaze is a free program for a board game of pawns and fences, for two to four players, and for its variants with a round eater and four ghosts.
about-2 = It plays the rules of Quoridor PAC-MAN. Quoridor and PAC-MAN are trade marks of their owners, with whom Hedgemaze has nothing to do. Its drawings, sounds, words and program are its own.
about-3 = Opponents think on your device. They overlook things as people do: the lower the level, the more.
about-4 = The source is open under the Apache License 2.0.
privacy-1 = Games on this screen and against the computer never leave your device. They are kept in the storage of this browser, with your settings and nothing else.
privacy-2 = There are no accounts, no advertisements and no counters, and the page asks no other site for anything. One cookie of this site tells which seats at tables with friends are yours.
privacy-3 = You can erase single games on the page “My games” and all of them in the settings.
missing-1 = This address leads nowhere. Perhaps a letter is missing.
