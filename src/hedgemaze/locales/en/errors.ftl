# Errors of the command line by their codes, and by the first word of the code where it has no message of its own.
# A sentence without a full stop; what was given follows it. English says more where the program knows more.
# $message is the program’s own English sentence. Options, values and capital words are typed as they are.

# $problem is one of the sentences below, $given what was typed.
error-given = { $problem }: { $given }
error-numbered = Action { $number }, { $given }, cannot be played: { $problem }
# $kind is the name of a fault in the program.
error-bug = this is a fault of ours, { $kind }: { $message } (--debug shows more)

error-usage = The command line is wrong: { $message }
error-usage-option = There is no such option: { $name }
error-usage-missing = Something is missing: { $name }
error-usage-value = This value does not fit { $name }: { $message }

error-action = This action cannot be read ({ $message })
error-action-unreadable = That is not an action
error-action-game_over = The game is over
error-dialect = This notation cannot be used ({ $message })
error-engine = The engine cannot do this ({ $message })
error-fence = This is not a fence on the board
error-file = The file cannot be used ({ $message })
error-file-not_utf8 = This file is not UTF-8 text
error-file-too_large = This file is too large
error-file-unreadable = This file cannot be read
error-file-unwritable = This file cannot be written
error-game = This game cannot be read ({ $message })
error-game-nothing_to_undo = There is nothing to take back
error-house_rule = This house rule cannot be used ({ $message })
error-house_rule-bad_value = The house rule cannot have this value
error-house_rule-not_in_mode = This house rule does not concern the mode
error-house_rule-unknown = There is no such house rule
error-house_rule-unreadable = A house rule is given as NAME=VALUE, not as
error-input-empty = There is no game or position in it
error-input-not_one_game = Exactly one game is expected in
error-json-unreadable = This is not JSON
error-look-unknown = There is no such look
error-match = The match cannot be played ({ $message })
error-maze = This maze cannot be used ({ $message })
error-maze-unknown = There is no such maze; hedgemaze modes lists them
error-mode = This mode cannot be played so ({ $message })
error-mode-unknown = There is no such mode; hedgemaze modes lists them
error-note = A note of the record cannot be read ({ $message })
error-options = These options do not go together ({ $message })
error-options-dialect = There are no dialects for this form
error-options-events = Moves alone cannot tell that somebody resigned or a draw was agreed
error-options-game_over = There is nothing to analyse: the game is over
error-options-json_lines = With --json-lines the requests say what is analysed
error-options-load_and_setup = A saved game says itself how it is played; leave the other options out
error-options-log_level = There is no such level of logs
error-options-nats_alone = --nats is for several servers on one --database
error-options-mode = This form says itself which mode is played; leave --mode out
error-options-names = There are more names than seats
error-options-no_such_entry = The game is shorter and cannot be cut there
error-options-no_such_game = There are fewer games or positions than
error-options-no_such_language = There is no such language
error-options-no_such_player = There is no such player
error-options-not_from_start = Moves alone cannot tell of a game that does not begin at the start
error-options-one_picture = A picture shows one game; choose one with --game
error-options-other_mode = The position is of another mode than
error-options-position_and_setup = A position text says this itself; leave the option out
error-options-side_alone = --side is for a game against the computer: give --level, too
error-options-sprt = A test is given as ELO0,ELO1, like 0,10, not as
error-options-two_forms = Choose one of --svg, --json and --text
error-options-two_positions = Two positions are given; one is enough
error-position = This position cannot be read ({ $message })
error-record = This record cannot be read ({ $message })
error-room = The room refuses this ({ $message })
error-server = The server cannot do this ({ $message })
error-server-no_start = The server cannot start there ({ $message })
error-server-not_installed = Install the server first: pip install 'hedgemaze[server]'
error-side-unknown = There is no such side in this mode
error-side-not_playing = That side is not playing
error-square = This is not a square of the board
error-storage = The storage failed ({ $message })
error-storage-in_use = Another server uses this folder
error-storage-missing = There is no database
error-other = Something went wrong ({ $message })
