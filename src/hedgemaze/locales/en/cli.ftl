# The command line: help and answers. Names of commands, options and values, capital words such as FILE, tokens such
# as e3h and what stands in quotes are typed as they are and never translated.

cli-about = Plays the rules of Quoridor PAC-MAN: classic for 2 to 4 players, and two PAC-MAN modes.
cli-start = Start with hedgemaze tty to play, or with hedgemaze modes to see what there is.
cli-usage = Usage:
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-panel-where = Starting position
# {"{}"} stays as it is: the value is put there.
cli-default = [default: { "{}" }]
cli-required = [required]
cli-help = Show this message and exit.
# $problem is a sentence without a full stop, $path a command to type.
cli-try = { $problem } (try '{ $path } --help')
cli-standard-input = standard input
# A name with a note in brackets, such as Blinky (B).
cli-named = { $name } ({ $note })
# A list such as Blinky, Pinky, Inky: $part is its first item, $rest all others.
cli-listed = { $part }, { $rest }
cli-command-tty = Play a game in the terminal: everyone at one keyboard, or against the computer.
cli-command-modes = List the five modes and their mazes; with a mode, show everything about it.
cli-command-mazes = List the mazes of the gallery, from those that favour PAC-MAN to those that favour the ghosts; with a maze, show everything about it.
cli-command-show = Show a position: its board, whose turn it is, and how the game ended if it has.
cli-command-legal = List the legal actions of a position, or say why one is illegal (exit status 1).
cli-command-perft = Count the sequences of legal actions of a given length; the last line is the bare number.
cli-command-convert = Convert games and positions: records, JSON, position texts, bare moves, pictures, text boards.
cli-command-check =
    Check records, mazes, JSON and position texts: one line per game, and every reason why a maze is not valid.
    
    The exit status is 0 if all is well, 1 if something is wrong, 2 if a file cannot be read at all.
cli-command-bench = Print the signature of the core, a count that every build must share, and how fast it is here.
cli-command-analyse = Show what the engine thinks of a position: values, best actions and lines.
cli-command-match = Let engines play against each other and rate them.
cli-command-puzzles = Make puzzles for a mode: positions with one solution, proved and graded.
cli-command-solve = Solve a maze of the PAC-MAN variant: who can force the win, from every position.
cli-command-learn = Train a network on games that the engine plays against itself; docs/learning.md describes it.
cli-command-ugi = Speak the UGI protocol (UCI generalised) on standard input and output; docs/protocols.md shows it.
cli-command-serve = Serve the page and its games; stop with Ctrl-C.
cli-command-bot = Let an engine play at a table of a server; stop with Ctrl-C.
cli-command-backup = Copy a server’s database as it is at one moment; the server may keep running.
cli-command-admin = Make, list or revoke admin tokens, which open a server’s page for hosts; the server may keep running.
cli-command-migrate = Create or upgrade the tables of a server’s database, then exit.
cli-command-export = Print all finished games of a server, oldest first; the server may keep running.
# $modes, $dialects, $players, $schedules and $mazes are lists of names to type.
cli-option-analyse-json-lines = Answer many requests on standard input, as docs/protocols.md shows.
cli-option-analyse-seconds = Seconds to think; the default is 1.
cli-option-analyse-nodes = Number of positions to search.
cli-option-analyse-lines = How many actions to show.
cli-option-analyse-threads = Threads per search.
cli-option-bot-link = The link of the table, as the page shows it.
cli-option-bot-engine = The command of an engine that speaks UGI, such as 'hedgemaze ugi'.
cli-option-bot-level = Instead of --engine: a level of the computer, 1 is the weakest.
cli-option-bot-name = The name at the table.
cli-option-bot-seat = The seat to take; 0 for the first free one.
cli-option-bot-movetime = Milliseconds per action; without a clock the default is 1000.
cli-option-bot-games = How many games to play if there are rematches.
cli-option-bot-seed = Seed that makes all random choices repeatable.
cli-option-analyse-workers = With --json-lines: number of searches at the same time.
cli-option-analyse-seed = Seed for the search’s random choices.
cli-option-app-version = Print the version and exit.
cli-option-app-install-completion = Install completion for the current shell.
cli-option-app-show-completion = Print the completion script for the current shell.
cli-option-json = Print the result as JSON.
cli-option-backup-file = Where to write the copy; an existing file is replaced.
cli-option-admin-action = token makes a token and prints it once; list shows all tokens; revoke revokes one.
cli-option-admin-label = The name of the token; the audit log shows it.
cli-option-check-file = Records, mazes, JSON or position texts; - reads standard input.
cli-option-convert-in = Input file; - reads standard input.
cli-option-convert-out = Output file; without it, or with -, the result is printed.
cli-option-convert-from = Format of IN; without it, detected from IN.
cli-option-convert-to = Format to write.
cli-option-convert-dialect = Notation of IN: { $dialects }.
cli-option-convert-mode = The mode that bare moves are played in; the default is classic2.
cli-option-convert-game = Only the Nth game or position.
cli-option-convert-at = Only the first N entries of a game.
cli-option-export-json-lines = One JSON object per game, with the id of its table.
cli-option-legal-numbers = Print each action’s number before it.
cli-option-legal-json = Print the list as JSON.
cli-option-legal-why = Say whether this action is legal and, if not, why.
cli-option-match-player = { $players }, level-1 to level-8, or names from the file given with --engines.
cli-option-match-engines = A TOML file that lists outside engines (docs/protocols.md).
cli-option-match-games = Total number of games, rounded up so that everyone takes every seat equally often.
cli-option-match-seed = Seed for openings and random choices.
cli-option-match-schedule = One of { $schedules }.
cli-option-match-concurrency = Games at the same time.
cli-option-match-log = Write finished games here, and continue from there.
cli-option-match-movetime = Milliseconds per action; the default is 1000.
cli-option-match-clock = Seconds on each clock, plus seconds added after a turn: 60+1.
cli-option-match-nodes = Nodes per action.
cli-option-match-margin = How much longer an action may take before the game is lost.
cli-option-match-sprt = Stop as soon as it is clear which of two Elo bounds holds, such as 0,10.
cli-option-match-alpha = Probability of a false positive.
cli-option-match-beta = Probability of a false negative.
cli-option-match-mazes = PAC-MAN modes: { $mazes } (the mode’s own).
cli-option-modes-mode = Show everything about this mode, including its house rules.
cli-option-mazes-maze = A maze of the gallery.
cli-option-solve-maze = A maze’s name (see hedgemaze mazes) or a maze file.
cli-option-solve-ghosts = How many ghosts play, 1 to 4; Blinky comes first.
cli-option-solve-lives = How many catches end the game, 1 to 5.
cli-option-solve-out = File for the table; the default is a file in your data folder.
cli-option-solve-list = List the tables in your data folder.
cli-option-puzzles-number = How many puzzles to make.
cli-option-puzzles-seed = Seed of the games that the positions come from.
cli-option-puzzles-games = Stop after this many games, even with fewer puzzles.
cli-option-puzzles-out = File for the puzzles; those of other modes in it are kept.
cli-option-tty-puzzle = Solve a puzzle: today’s, or one with the id, theme or mode given as MODE.
cli-option-solve-threads = Number of threads; the default is all processors.
cli-option-learn-config = Config file (TOML) with the options of the run.
cli-option-learn-folder = Folder of the run; a run that is there continues.
cli-option-learn-minutes = How many minutes the run takes.
cli-option-learn-selfplay = The program selfplay, which plays the games.
cli-option-learn-set = Set any option of the run; may be repeated.
cli-option-mode = { $modes }; or the full text of a mode, such as 'pacman;maze=A2'.
cli-option-where = { $modes }; or the full text of a mode, such as 'pacman;maze=A2'. A position text in quotes also works, and - reads one from standard input. The default is classic2.
cli-option-position = Start from this position text; - reads it from standard input.
cli-option-actions = Play these actions first, such as 'e2 e8 e3h'.
cli-option-size = Classic: size of the board, 3, 5, 7 or 9.
cli-option-fences = Classic: fences per side.
cli-option-maze = PAC-MAN modes: a maze’s name (see hedgemaze modes) or a maze file.
cli-option-house = A house rule (see hedgemaze modes MODE); may be repeated.
cli-option-players = PAC-MAN modes: 2 to 5 players, who share the ghosts.
cli-option-ascii = Draw the board with ASCII characters only.
cli-option-perft-depth = Depth in actions.
cli-option-perft-divide = Also print the count below each first action.
cli-option-perft-backend = What counts: the fast core or the reference rules.
cli-option-serve-host = Address to listen on; 0.0.0.0 for all.
cli-option-serve-port = Port; 0 for any free one.
cli-option-serve-data = Folder of the database; the default is the user’s data folder.
cli-option-serve-database = A PostgreSQL database instead of the embedded one.
cli-option-serve-nats = URL of the NATS server through which several servers on one database notify each other.
cli-option-serve-proxy = Trusted reverse proxy whose client address is believed; may be repeated.
cli-option-serve-site = A host name people use to reach the server; may be repeated.
cli-option-serve-open = Open a browser; by default only at a terminal.
cli-option-serve-workers = Number of engine processes; 0 for none.
cli-option-serve-limits = Limit how much one address may request.
cli-option-serve-expire-days = Delete unfinished games that nobody has used for this many days; 0 for never.
cli-option-serve-expire-finished-days = Delete finished games that nobody has used for this many days; 0 for never.
cli-option-serve-log = debug, info, warning or error.
cli-option-serve-contact = Where operators of push services can reach you: mailto:… or https://….
cli-option-serve-push-service = Another push service that notifications may be sent to; may be repeated.
cli-option-serve-drain = Seconds to keep running after a stop signal, while /ready tells proxies to send no new clients.
cli-option-serve-admin-token-file = A file with an admin token; it is made if it does not exist.
cli-option-serve-backup-folder = Copy the database into this folder from time to time (SQLite only).
cli-option-serve-backup-every = Hours between two backups; 0 for none but those that a host asks for.
cli-option-serve-backup-keep = How many backups to keep.
cli-option-serve-solve = Make the tables of exact values that the maze editor asks for.
cli-option-serve-solve-space = Disk space for all these tables, in GB.
cli-option-serve-tracing = Send traces with OpenTelemetry; the OTEL_… variables say where to.
cli-option-show-svg = Write a picture instead; - prints it.
cli-option-show-theme = Theme of the picture.
cli-option-show-json = Print the position as JSON instead.
cli-option-show-text = Print the one-line position text instead.
cli-option-tty-mode = { $modes }. The default is classic2.
cli-option-tty-first = Classic: who goes first, such as south; or random.
cli-option-tty-load = Continue a saved game.
cli-option-tty-level = Play against the computer; 1 is the weakest level.
cli-option-tty-side = With --level: the side you play, such as south or ghosts.
cli-option-tty-names = Names of the players, such as 'Ada,Bob'.
cli-option-app-language = Language to use, such as fr or zh-Hant; the default is the system’s.
# hedgemaze analyse
cli-analyse-action = action
cli-analyse-visits = visits
cli-analyse-line = line
# $verdict is one of the sentences exact-… of analysis.ftl, $actions are tokens such as e3h.
cli-analyse-exact = For certain: { $verdict }
cli-analyse-best = Best actions: { $actions }
# $n is a number of positions, $seconds a number.
cli-analyse-nodes =
    { $n ->
        [one] One position in { $seconds } s
       *[other] { $n } positions in { $seconds } s
    }
# $ways are letters of sides, each with a number of steps.
cli-analyse-ways = Steps to the goal: { $ways }
# hedgemaze backup and hedgemaze serve
# $path is the name of a file or folder, $bytes a number.
cli-backup-done =
    { $bytes ->
        [one] { $path }: one byte
       *[other] { $path }: { $bytes } bytes
    }
cli-migrate-done = The database has schema version { $version }.
cli-admin-revoked = The token { $label } is revoked.
cli-serve-at = Hedgemaze is at { $address }
cli-serve-kept = Games are stored in { $path }
cli-serve-no-page = The page is not built, so browsers see only a note. Start with ./play in the source folder, or run { $command } there and install again.
# hedgemaze bot: $seat is a number, $side a side, $mode the text of a mode, $result who has won, $reason a code.
cli-bot-engine = Engine
cli-bot-level = Level { $level }
cli-bot-seated = Seat { $seat }: { $side }, { $mode }
cli-bot-resume = The link back to this seat: { $link }
cli-bot-waiting = Waiting for the other players
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Left the table
# hedgemaze check: $number is which game, position or maze of the file.
# $mode is the text of a mode, $end how the game ended, such as “S (reached_goal)”.
cli-check-game =
    { $actions ->
        [one] game { $number }: ok, { $mode }, one action, { $end }
       *[other] game { $number }: ok, { $mode }, { $actions } actions, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] game { $number }: ok, { $mode }, one action, unfinished
       *[other] game { $number }: ok, { $mode }, { $actions } actions, unfinished
    }
cli-check-position = position { $number }: ok, { $mode }, { $end }
cli-check-position-unfinished = position { $number }: ok, { $mode }, unfinished
# $name is the name of a maze, $mode the mode that it is for.
cli-check-maze = maze { $name }: ok, for { $mode }
cli-check-maze-nameless = maze without a name: ok, for { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] maze: wrong, for one reason:
       *[other] maze: wrong, for { $n } reasons:
    }
# $problem is a sentence that says what is wrong.
cli-check-wrong = wrong: { $problem }
cli-check-wrong-game = game { $number }: wrong: { $problem }
cli-check-wrong-position = position { $number }: wrong: { $problem }
cli-check-wrong-json = json { $number }: wrong: { $problem }
cli-check-empty = wrong: there is no game in it
# hedgemaze legal. $action is a token such as e3h.
cli-legal-yes = { $action } is legal.
cli-legal-no = { $action } is not possible.
# $fences are tokens of fences.
cli-legal-in-way = In the way: { $fences }.
# $piece is the name of a piece.
cli-legal-piece = The piece concerned: { $piece }.
# $mark is a letter on the board, $squares are names of squares.
cli-legal-shut-in = Shut in (marked { $mark }): { $squares }.
# $n is a number of actions.
cli-legal-count = Legal actions: { $n }
# $text is the text of a position.
cli-show-position = Position: { $text }
# hedgemaze match
cli-match-none = No games yet
# $done and $total are numbers of games.
cli-match-done = Games played: { $done } of { $total }
cli-match-player = player
cli-match-games = games
cli-match-points = points
cli-match-won = won
cli-match-drawn = drawn
cli-match-failed = failed
cli-match-points-as = points as
# $side is the letter of a side.
cli-match-pellets-as = pellets, as { $side }
# $low and $high are ratings.
cli-match-range = { $low } to { $high }
# $number is which game; $seats and $result are letters and names.
cli-match-game = game { $number } of { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = game { $number } of { $total }: { $seats } { $result } ({ $reason }; failed: { $failures })
cli-match-failure = game { $number }: { $player } { $code } { $message }
# $counts are five numbers.
cli-match-pairs = Pairs of { $one } against { $other } (0, ½, 1, 1½, 2 points): { $counts }
# $elo0 and $elo1 are two ratings, $llr, $lower and $upper numbers of a test.
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], accepted: not stronger
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], accepted: stronger
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], not decided
# hedgemaze modes
cli-modes-hint = hedgemaze modes MODE shows more about one of them; hedgemaze tty MODE plays it.
cli-modes-about-classic2 = Quoridor for two: be the first to reach the opposite side.
cli-modes-about-classic3 = Quoridor for three, each on their own.
cli-modes-about-classic4 = Quoridor for four, each on their own.
cli-modes-about-pacman = PAC-MAN against four ghosts in a fixed maze: four power pellets before three catches.
cli-modes-about-advanced = PAC-MAN against four ghosts, with tunnels, and with fences that both sides place.
# $mazes are names of mazes.
cli-modes-mazes = Mazes: { $mazes }
cli-modes-mazes-option = Mazes: { $mazes } (--maze, also a file)
# $name and $title name a maze.
cli-modes-maze-default = { $name } ({ $title }, the default)
cli-modes-sides = Sides, in turn order: { $sides }
# $n is a number of fences.
cli-modes-fences = Fences per side: { $n } (change with --fences)
cli-modes-board = Board: { $size } by { $size } (--size 3, 5, 7 or 9)
cli-modes-pieces = Pieces: { $pieces }
cli-modes-players = Players: 2 to 5, one is PAC-MAN and the others share the ghosts (--players)
# $pacman and $ghosts are numbers of fences.
cli-modes-stocks = Fences to place: PAC-MAN { $pacman }, ghosts { $ghosts }
cli-modes-house = House rules (--house NAME=VALUE), each with its clause in the rules:
# $name, $value, $default and $allowed are typed as they are; $clause is where the rules speak of it.
cli-modes-rule = { $name }: default { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: now { $value }, default { $default }; { $allowed } [{ $clause }]
# hedgemaze puzzles. $games, $found and $n are numbers.
cli-puzzles-step = games: { $games }, found: { $found }
cli-puzzles-stopped = Stopped. Run the same command again to continue.
cli-puzzles-made = { $n } puzzles are in { $path }.
# hedgemaze solve. $needed and $free are sizes with their units; $pacman, $ghosts and $rounds are numbers.
cli-solve-memory = Solving takes { $needed } of memory; { $free } is free.
cli-solve-pieces = There is little memory, so finished parts stay on the disk and are read again when needed. This takes longer.
cli-solve-step = lives: { $lives }, pellets: { $pellets }, rounds: { $rounds }
cli-solve-stopped = Stopped. Run the same command again to continue.
cli-solve-none = There are no tables yet.
cli-solve-file = Table: { $path }
# The verdict on the start position. $ghosts and $lives are numbers, $rounds a number of rounds.
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Ghosts: { $ghosts }, lives: { $lives }. PAC-MAN can force the win in one round.
       *[other] Ghosts: { $ghosts }, lives: { $lives }. PAC-MAN can force the win in { $rounds } rounds.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Ghosts: { $ghosts }, lives: { $lives }. The ghosts can force the win; the next catch takes one round.
       *[other] Ghosts: { $ghosts }, lives: { $lives }. The ghosts can force the win; the next catch takes at most { $rounds } rounds.
    }
cli-solve-verdict-open = Ghosts: { $ghosts }, lives: { $lives }. Nobody can force the win.
cli-solve-folder = Tables in { $path }:
cli-solve-column-maze = maze
cli-solve-column-number = ghosts
cli-solve-column-size = size
cli-solve-column-file = file
cli-solve-column-lives = lives
cli-solve-column-start = start
cli-solve-column-rounds = rounds
cli-solve-column-pacman = PAC-MAN wins
cli-solve-column-ghosts = ghosts win
cli-solve-column-open = open
cli-solve-column-longest = longest
cli-solve-longest = PAC-MAN { $pacman }, ghosts { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = ghosts
cli-solve-value-open = open
# hedgemaze mazes. $level is a level, $n a number of ghosts.
cli-mazes-hint =
    Perfect play: who can force the result with four ghosts, and in how many rounds.
    Levels: PAC-MAN’s score with the same level on both sides.
    hedgemaze mazes MAZE shows more; hedgemaze tty pacman --maze MAZE plays it.
cli-mazes-column-name = name
cli-mazes-column-title = title
cli-mazes-column-exact = perfect play
cli-mazes-column-level = level { $level }
cli-mazes-column-ghosts = ghosts: { $n }
cli-mazes-column-equal = level
cli-mazes-column-score = score
cli-mazes-column-handicap = nearest to even
cli-mazes-column-handicap-score = score
cli-mazes-standard = the standard rules
