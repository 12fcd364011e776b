cli-about = Грає за правилами Quoridor PAC-MAN: класика для 2–4 гравців і дві гри з PAC-MAN.
cli-start = Почни з hedgemaze tty, щоб грати, або з hedgemaze modes, щоб побачити, що є.
cli-usage = Використання:
cli-options = Параметри
cli-arguments = Аргументи
cli-commands = Команди
cli-panel-where = Початкова позиція
cli-default = [типово: { "{}" }]
cli-required = [обов’язково]
cli-help = Показати цю довідку й вийти.
cli-try = { $problem } (спробуй '{ $path } --help')
cli-standard-input = стандартний ввід
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Грати в терміналі: усі за однією клавіатурою або проти комп’ютера.
cli-command-modes = Показати п’ять режимів і їхні лабіринти; з режимом — усе про нього.
cli-command-mazes = Показати лабіринти галереї, від вигідних для PAC-MAN до вигідних для привидів; з лабіринтом — усе про нього.
cli-command-show = Показати позицію: дошку, чий хід і, якщо гру закінчено, як саме.
cli-command-legal = Показати дозволені дії в позиції або сказати, чому дія заборонена (код виходу 1).
cli-command-perft = Порахувати послідовності дозволених дій певної довжини; останній рядок — саме число.
cli-command-convert = Перетворити ігри й позиції: записи, JSON, тексти позицій, самі ходи, малюнки, текстові дошки.
cli-command-check =
    Перевірити записи, лабіринти, JSON і тексти позицій: рядок на гру і всі причини, чому лабіринт неправильний.
    Код виходу 0, якщо все гаразд, 1, якщо щось не так, 2, якщо файл узагалі не читається.
cli-command-bench = Показати підпис ядра, число, однакове для кожної збірки, і його швидкість тут.
cli-command-analyse = Показати, що рушій думає про позицію: оцінки, найкращі дії та варіанти.
cli-command-match = Дати рушіям зіграти між собою й оцінити їх.
cli-command-puzzles = Створити задачі для режиму: позиції з одним розв’язком, доведені й оцінені.
cli-command-solve = Розв’язати лабіринт варіанта PAC-MAN: хто може домогтися перемоги з кожної позиції.
cli-command-learn = Навчити мережу на іграх рушія із самим собою; про це йдеться в docs/learning.md.
cli-command-ugi = Спілкуватися за протоколом UGI (узагальнений UCI) через стандартний ввід і вивід; див. docs/protocols.md.
cli-command-serve = Запустити сервер зі сторінкою та іграми; зупинити — Ctrl-C.
cli-command-bot = Дати рушієві грати за столом сервера; зупинити — Ctrl-C.
cli-command-backup = Скопіювати базу даних сервера станом на одну мить; сервер може працювати далі.
cli-command-admin = Створити, показати або відкликати токени адміністратора, які відкривають сторінку команди сервера; сервер може працювати.
cli-command-migrate = Створити або оновити таблиці бази даних сервера й вийти.
cli-command-export = Вивести всі закінчені ігри сервера, від найстаріших; сервер може працювати далі.
cli-option-analyse-json-lines = Відповідати на багато запитів на стандартному вводі, як описано в docs/protocols.md.
cli-option-analyse-seconds = Скільки секунд думати; типово 1.
cli-option-analyse-nodes = Скільки позицій переглянути.
cli-option-analyse-lines = Скільки дій показати.
cli-option-analyse-threads = Потоків на один пошук.
cli-option-bot-link = Посилання на стіл, як його показує сторінка.
cli-option-bot-engine = Команда рушія, що розуміє UGI, наприклад 'hedgemaze ugi'.
cli-option-bot-level = Замість --engine: рівень комп’ютера, 1 — найслабший.
cli-option-bot-name = Ім’я за столом.
cli-option-bot-seat = Яке місце зайняти; 0 — перше вільне.
cli-option-bot-movetime = Мілісекунд на дію; без годинника типово 1000.
cli-option-bot-games = Скільки ігор зіграти, якщо будуть реванші.
cli-option-bot-seed = Зерно, з яким усі випадкові вибори можна повторити.
cli-option-analyse-workers = Разом із --json-lines: скільки пошуків одночасно.
cli-option-analyse-seed = Зерно для випадкових виборів пошуку.
cli-option-app-version = Показати версію й вийти.
cli-option-app-install-completion = Встановити автодоповнення для поточної оболонки.
cli-option-app-show-completion = Вивести сценарій автодоповнення для поточної оболонки.
cli-option-json = Вивести результат як JSON.
cli-option-backup-file = Куди записати копію; наявний файл буде замінено.
cli-option-admin-action = token створює токен і показує його один раз; list показує всі токени; revoke відкликає один.
cli-option-admin-label = Назва токена; її видно в журналі дій.
cli-option-check-file = Записи, лабіринти, JSON або тексти позицій; - читає стандартний ввід.
cli-option-convert-in = Вхідний файл; - читає стандартний ввід.
cli-option-convert-out = Вихідний файл; без нього або з - результат виводиться на екран.
cli-option-convert-from = Формат IN; без нього визначається з IN.
cli-option-convert-to = У який формат записати.
cli-option-convert-dialect = Запис ходів в IN: { $dialects }.
cli-option-convert-mode = Режим, у якому зіграно самі ходи; типово classic2.
cli-option-convert-game = Лише N-та гра або позиція.
cli-option-convert-at = Лише перші N записів гри.
cli-option-export-json-lines = Один об’єкт JSON на гру, з ідентифікатором її столу.
cli-option-legal-numbers = Вивести перед кожною дією її номер.
cli-option-legal-json = Вивести список як JSON.
cli-option-legal-why = Сказати, чи ця дія дозволена, а якщо ні, то чому.
cli-option-match-player = { $players }, від level-1 до level-8 або імена з файлу, заданого через --engines.
cli-option-match-engines = Файл TOML із переліком зовнішніх рушіїв (docs/protocols.md).
cli-option-match-games = Усього ігор, округлено вгору, щоб кожен сидів на кожному місці однаково часто.
cli-option-match-seed = Зерно для початків і випадкових виборів.
cli-option-match-schedule = Одне з: { $schedules }.
cli-option-match-concurrency = Ігор одночасно.
cli-option-match-log = Записувати сюди закінчені ігри й продовжувати звідси.
cli-option-match-movetime = Мілісекунд на дію; типово 1000.
cli-option-match-clock = Секунд на кожному годиннику плюс секунд після ходу: 60+1.
cli-option-match-nodes = Вузлів на дію.
cli-option-match-margin = Наскільки довше може тривати дія, перш ніж гру програно.
cli-option-match-sprt = Зупинитися, щойно стане ясно, яка з двох меж Ело правильна, наприклад 0,10.
cli-option-match-alpha = Імовірність хибного «так».
cli-option-match-beta = Імовірність хибного «ні».
cli-option-match-mazes = Режими PAC-MAN: { $mazes } (власний лабіринт режиму).
cli-option-modes-mode = Показати все про цей режим, разом із домашніми правилами.
cli-option-mazes-maze = Лабіринт із галереї.
cli-option-solve-maze = Назва лабіринту (див. hedgemaze mazes) або файл лабіринту.
cli-option-solve-ghosts = Скільки привидів грає, від 1 до 4; Блінкі перший.
cli-option-solve-lives = Скільки упіймань закінчують гру, від 1 до 5.
cli-option-solve-out = Файл для таблиці; типово файл у твоїй теці даних.
cli-option-solve-list = Показати таблиці у твоїй теці даних.
cli-option-puzzles-number = Скільки задач створити.
cli-option-puzzles-seed = Зерно ігор, з яких беруться позиції.
cli-option-puzzles-games = Зупинитися після стількох ігор, навіть якщо задач менше.
cli-option-puzzles-out = Файл для задач; задачі інших режимів у ньому лишаються.
cli-option-tty-puzzle = Розв’язати задачу: сьогоднішню або з номером, темою чи режимом, заданим як MODE.
cli-option-solve-threads = Кількість потоків; типово всі процесори.
cli-option-learn-config = Файл налаштувань (TOML) з параметрами навчання.
cli-option-learn-folder = Тека навчання; розпочате навчання там триває далі.
cli-option-learn-minutes = Скільки хвилин триває навчання.
cli-option-learn-selfplay = Програма selfplay, яка грає ці ігри.
cli-option-learn-set = Задати будь-який параметр навчання; можна кілька разів.
cli-option-mode = { $modes }; або повний текст режиму, наприклад 'pacman;maze=A2'.
cli-option-where = { $modes }; або повний текст режиму, наприклад 'pacman;maze=A2'. Можна також дати текст позиції в лапках, а - читає його зі стандартного вводу. Типово classic2.
cli-option-position = Почати з цього тексту позиції; - читає його зі стандартного вводу.
cli-option-actions = Спершу зіграти ці дії, наприклад 'e2 e8 e3h'.
cli-option-size = Класика: розмір дошки, 3, 5, 7 або 9.
cli-option-fences = Класика: парканів на сторону.
cli-option-maze = Режими PAC-MAN: назва лабіринту (див. hedgemaze modes) або файл лабіринту.
cli-option-house = Домашнє правило (див. hedgemaze modes MODE); можна кілька разів.
cli-option-players = Режими PAC-MAN: від 2 до 5 гравців, які ділять привидів.
cli-option-ascii = Малювати дошку лише символами ASCII.
cli-option-perft-depth = Глибина в діях.
cli-option-perft-divide = Також вивести число під кожною першою дією.
cli-option-perft-backend = Що рахує: швидке ядро чи зразкові правила.
cli-option-serve-host = Адреса, на якій слухати; 0.0.0.0 — усі.
cli-option-serve-port = Порт; 0 — будь-який вільний.
cli-option-serve-data = Тека бази даних; типово тека даних користувача.
cli-option-serve-database = База даних PostgreSQL замість вбудованої.
cli-option-serve-nats = Адреса URL сервера NATS, через який кілька серверів з однією базою сповіщають один одного.
cli-option-serve-proxy = Довірений зворотний проксі, якому вірять щодо адреси клієнта; можна кілька разів.
cli-option-serve-site = Ім’я вузла, за яким люди заходять на сервер; можна кілька разів.
cli-option-serve-open = Відкрити браузер; типово лише в терміналі.
cli-option-serve-workers = Кількість процесів рушія; 0 — жодного.
cli-option-serve-limits = Обмежувати, скільки може запитувати одна адреса.
cli-option-serve-expire-days = Видаляти незакінчені ігри, яких стільки днів ніхто не торкався; 0 — ніколи.
cli-option-serve-expire-finished-days = Видаляти закінчені ігри, яких стільки днів ніхто не торкався; 0 — ніколи.
cli-option-serve-log = debug, info, warning або error.
cli-option-serve-contact = Де служби сповіщень можуть тебе знайти: mailto:… або https://….
cli-option-serve-push-service = Ще одна служба, якій можна надсилати сповіщення; можна кілька разів.
cli-option-serve-drain = Скільки секунд працювати після сигналу зупинки, поки /ready каже проксі не слати нових клієнтів.
cli-option-serve-admin-token-file = Файл із токеном адміністратора; якщо його немає, він створюється.
cli-option-serve-backup-folder = Час від часу копіювати базу даних у цю теку (лише SQLite).
cli-option-serve-backup-every = Годин між двома копіями; 0 — лише ті, про які просить команда сервера.
cli-option-serve-backup-keep = Скільки копій зберігати.
cli-option-serve-solve = Створювати таблиці точних значень, про які питає редактор лабіринтів.
cli-option-serve-solve-space = Місце на диску для всіх цих таблиць, у ГБ.
cli-option-serve-tracing = Надсилати трасування через OpenTelemetry; куди — кажуть змінні OTEL_….
cli-option-show-svg = Натомість записати малюнок; - виводить його.
cli-option-show-theme = Вигляд малюнка.
cli-option-show-json = Натомість вивести позицію як JSON.
cli-option-show-text = Натомість вивести однорядковий текст позиції.
cli-option-tty-mode = { $modes }. Типово classic2.
cli-option-tty-first = Класика: хто починає, наприклад south; або random.
cli-option-tty-load = Продовжити збережену гру.
cli-option-tty-level = Грати з комп’ютером; 1 — найслабший рівень.
cli-option-tty-side = Разом із --level: твоя сторона, наприклад south або ghosts.
cli-option-tty-names = Імена гравців, наприклад 'Ada,Bob'.
cli-option-app-language = Мова, наприклад fr або zh-Hant; типово мова системи.
cli-analyse-action = дія
cli-analyse-visits = перегляди
cli-analyse-line = варіант
cli-analyse-exact = Точно: { $verdict }
cli-analyse-best = Найкращі дії: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] { $n } позиція за { $seconds } с
        [few] { $n } позиції за { $seconds } с
       *[many] { $n } позицій за { $seconds } с
    }
cli-analyse-ways = Кроків до мети: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: { $bytes } байт
        [few] { $path }: { $bytes } байти
       *[many] { $path }: { $bytes } байтів
    }
cli-migrate-done = База даних має версію схеми { $version }.
cli-admin-revoked = Токен { $label } відкликано.
cli-serve-at = Hedgemaze працює на { $address }
cli-serve-kept = Ігри зберігаються в { $path }
cli-serve-no-page = Сторінку не зібрано, тому в браузері видно лише примітку. Запусти ./play у теці з кодом або виконай там { $command } і встанови знову.
cli-bot-engine = Рушій
cli-bot-level = Рівень { $level }
cli-bot-seated = Місце { $seat }: { $side }, { $mode }
cli-bot-resume = Посилання назад на це місце: { $link }
cli-bot-waiting = Чекаємо на інших гравців
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Вихід з-за столу
cli-check-game =
    { $actions ->
        [one] гра { $number }: гаразд, { $mode }, { $actions } дія, { $end }
        [few] гра { $number }: гаразд, { $mode }, { $actions } дії, { $end }
       *[many] гра { $number }: гаразд, { $mode }, { $actions } дій, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] гра { $number }: гаразд, { $mode }, { $actions } дія, не закінчено
        [few] гра { $number }: гаразд, { $mode }, { $actions } дії, не закінчено
       *[many] гра { $number }: гаразд, { $mode }, { $actions } дій, не закінчено
    }
cli-check-position = позиція { $number }: гаразд, { $mode }, { $end }
cli-check-position-unfinished = позиція { $number }: гаразд, { $mode }, не закінчено
cli-check-maze = лабіринт { $name }: гаразд, для { $mode }
cli-check-maze-nameless = лабіринт без назви: гаразд, для { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] лабіринт: неправильний, { $n } причина:
        [few] лабіринт: неправильний, { $n } причини:
       *[many] лабіринт: неправильний, { $n } причин:
    }
cli-check-wrong = неправильно: { $problem }
cli-check-wrong-game = гра { $number }: неправильно: { $problem }
cli-check-wrong-position = позиція { $number }: неправильно: { $problem }
cli-check-wrong-json = json { $number }: неправильно: { $problem }
cli-check-empty = неправильно: тут немає гри
cli-legal-yes = { $action } дозволено.
cli-legal-no = { $action } неможливо.
cli-legal-in-way = На заваді: { $fences }.
cli-legal-piece = Фішка, якої це стосується: { $piece }.
cli-legal-shut-in = Замкнено (позначка { $mark }): { $squares }.
cli-legal-count = Дозволених дій: { $n }
cli-show-position = Позиція: { $text }
cli-match-none = Ігор ще немає
cli-match-done = Зіграно ігор: { $done } з { $total }
cli-match-player = гравець
cli-match-games = ігри
cli-match-points = очки
cli-match-won = виграно
cli-match-drawn = нічиї
cli-match-failed = збої
cli-match-points-as = очки за
cli-match-pellets-as = кульки, за { $side }
cli-match-range = від { $low } до { $high }
cli-match-game = гра { $number } з { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = гра { $number } з { $total }: { $seats } { $result } ({ $reason }; збої: { $failures })
cli-match-failure = гра { $number }: { $player } { $code } { $message }
cli-match-pairs = Пари { $one } проти { $other } (0, ½, 1, 1½, 2 очки): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } в [{ $lower }, { $upper }], прийнято: не сильніший
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } в [{ $lower }, { $upper }], прийнято: сильніший
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } в [{ $lower }, { $upper }], не вирішено
cli-modes-hint = hedgemaze modes MODE показує більше про режим; hedgemaze tty MODE — грати в ньому.
cli-modes-about-classic2 = Quoridor на двох: дістанься протилежного краю раніше за суперника.
cli-modes-about-classic3 = Quoridor на трьох, кожен за себе.
cli-modes-about-classic4 = Quoridor на чотирьох, кожен за себе.
cli-modes-about-pacman = PAC-MAN проти чотирьох привидів у сталому лабіринті: чотири кульки сили раніше, ніж спіймають тричі.
cli-modes-about-advanced = PAC-MAN проти чотирьох привидів, із тунелями та парканами, які ставлять обидві сторони.
cli-modes-mazes = Лабіринти: { $mazes }
cli-modes-mazes-option = Лабіринти: { $mazes } (--maze, також файл)
cli-modes-maze-default = { $name } ({ $title }, типовий)
cli-modes-sides = Сторони, за порядком ходів: { $sides }
cli-modes-fences = Парканів на сторону: { $n } (змінити: --fences)
cli-modes-board = Дошка: { $size } на { $size } (--size 3, 5, 7 або 9)
cli-modes-pieces = Фішки: { $pieces }
cli-modes-players = Гравці: від 2 до 5, один грає за PAC-MAN, решта ділять привидів (--players)
cli-modes-stocks = Парканів у запасі: PAC-MAN { $pacman }, привиди { $ghosts }
cli-modes-house = Домашні правила (--house NAME=VALUE), кожне зі своїм пунктом правил:
cli-modes-rule = { $name }: типово { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: зараз { $value }, типово { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = ігор: { $games }, знайдено: { $found }
cli-puzzles-stopped = Зупинено. Виконай ту саму команду знову, щоб продовжити.
cli-puzzles-made = Задач у { $path }: { $n }.
cli-solve-memory = Для розв’язання потрібно { $needed } пам’яті; вільно { $free }.
cli-solve-pieces = Пам’яті мало, тому готові частини лежать на диску й за потреби читаються знову. Це довше.
cli-solve-step = життя: { $lives }, кульки: { $pellets }, раунди: { $rounds }
cli-solve-stopped = Зупинено. Виконай ту саму команду знову, щоб продовжити.
cli-solve-none = Таблиць іще немає.
cli-solve-file = Таблиця: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Привидів: { $ghosts }, життів: { $lives }. PAC-MAN може домогтися перемоги за { $rounds } раунд.
        [few] Привидів: { $ghosts }, життів: { $lives }. PAC-MAN може домогтися перемоги за { $rounds } раунди.
       *[many] Привидів: { $ghosts }, життів: { $lives }. PAC-MAN може домогтися перемоги за { $rounds } раундів.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Привидів: { $ghosts }, життів: { $lives }. Привиди можуть домогтися перемоги; PAC-MAN буде спійманий щонайбільше за { $rounds } раунд.
        [few] Привидів: { $ghosts }, життів: { $lives }. Привиди можуть домогтися перемоги; PAC-MAN буде спійманий щонайбільше за { $rounds } раунди.
       *[many] Привидів: { $ghosts }, життів: { $lives }. Привиди можуть домогтися перемоги; PAC-MAN буде спійманий щонайбільше за { $rounds } раундів.
    }
cli-solve-verdict-open = Привидів: { $ghosts }, життів: { $lives }. Ніхто не може домогтися перемоги.
cli-solve-folder = Таблиці в { $path }:
cli-solve-column-maze = лабіринт
cli-solve-column-number = привиди
cli-solve-column-size = розмір
cli-solve-column-file = файл
cli-solve-column-lives = життя
cli-solve-column-start = початок
cli-solve-column-rounds = раунди
cli-solve-column-pacman = PAC-MAN виграє
cli-solve-column-ghosts = привиди виграють
cli-solve-column-open = ніхто
cli-solve-column-longest = найдовше
cli-solve-longest = PAC-MAN { $pacman }, привиди { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = привиди
cli-solve-value-open = ніхто
cli-mazes-hint =
    Бездоганна гра: хто з чотирма привидами може домогтися результату і за скільки раундів.
    Рівні: очки PAC-MAN з однаковим рівнем з обох боків.
    hedgemaze mazes MAZE показує більше; hedgemaze tty pacman --maze MAZE — грати в ньому.
cli-mazes-column-name = ім’я
cli-mazes-column-title = назва
cli-mazes-column-exact = бездоганна гра
cli-mazes-column-level = рівень { $level }
cli-mazes-column-ghosts = привидів: { $n }
cli-mazes-column-equal = рівень
cli-mazes-column-score = очки
cli-mazes-column-handicap = найрівніше
cli-mazes-column-handicap-score = очки
cli-mazes-standard = звичайні правила
