cli-about = Играе по правилата на Quoridor PAC-MAN: класика за 2 до 4 играчи и две игри с Пакман.
cli-start = Започни с hedgemaze tty, за да играеш, или с hedgemaze modes, за да видиш какво има.
cli-usage = Употреба:
cli-options = Опции
cli-arguments = Аргументи
cli-commands = Команди
cli-panel-where = Начална позиция
cli-default = [по подразбиране: { "{}" }]
cli-required = [задължително]
cli-help = Показва тази помощ и излиза.
cli-try = { $problem } (опитай '{ $path } --help')
cli-standard-input = стандартен вход
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Партия в терминала: всички играчи на една клавиатура или срещу компютъра.
cli-command-modes = Изброява петте игри и лабиринтите им; с име на игра казва всичко за нея.
cli-command-mazes = Изброява лабиринтите на галерията, от удобните за Пакман до удобните за духчетата; с лабиринт показва всичко за него.
cli-command-show = Показва позиция: дъската, кой е на ход и как е свършила партията, ако е свършила.
cli-command-legal = Изброява позволените действия в позиция или казва защо едно не е позволено (изходен код 1).
cli-command-perft = Брои поредиците от позволени действия с дадена дължина; последният ред е самото число.
cli-command-convert = Преобразува партии и позиции: записи, JSON, текстове на позиции, само ходове, картинки, текстови дъски.
cli-command-check =
    Проверява записи, лабиринти, JSON и текстове на позиции: по ред за всяка партия и всички причини, поради които лабиринт не е валиден.
    
    Изходният код е 0, ако всичко е наред, 1, ако нещо е грешно, 2, ако файл изобщо не може да се прочете.
cli-command-bench = Изписва подписа на ядрото – число, което трябва да е еднакво при всяко компилиране – и колко бързо е то тук.
cli-command-analyse = Казва какво мисли двигателят за позиция: оценки, най-добри действия и варианти.
cli-command-match = Кара двигатели да играят един срещу друг и ги оценява.
cli-command-puzzles = Създава задачи за една игра: позиции с едно решение, доказани и степенувани.
cli-command-solve = Решава лабиринт от варианта с Пакман: кой може да си осигури победата от всяка позиция.
cli-command-learn = Обучава мрежа от партии, които двигателят играе срещу себе си; описва го docs/learning.md.
cli-command-ugi = Работи по протокола UGI (обобщен UCI) на стандартния вход и изход; описан е в docs/protocols.md.
cli-command-serve = Пуска сървъра със страницата и партиите; спира с Ctrl-C.
cli-command-bot = Пуска двигател да играе на маса на сървър; спира с Ctrl-C.
cli-command-backup = Копира базата данни на сървър, каквато е в един момент; сървърът може да продължи.
cli-command-admin = Създава, изброява или отменя администраторски ключове, които отварят страницата за администратори; сървърът може да работи.
cli-command-migrate = Създава или обновява таблиците на базата данни на сървър и приключва.
cli-command-export = Изписва всички завършени партии на сървър, най-старите първи; сървърът може да работи.
cli-option-analyse-json-lines = Отговаря на много заявки от стандартния вход, както показва docs/protocols.md.
cli-option-analyse-seconds = Секунди за мислене; иначе 1.
cli-option-analyse-nodes = Брой позиции за преглеждане.
cli-option-analyse-lines = Колко действия да покаже.
cli-option-analyse-threads = Нишки на едно търсене.
cli-option-bot-link = Линкът на масата, както го показва страницата.
cli-option-bot-engine = Командата на двигател, който поддържа UGI, например 'hedgemaze ugi'.
cli-option-bot-level = Вместо --engine: ниво на компютъра, 1 е най-слабото.
cli-option-bot-name = Името на масата.
cli-option-bot-seat = Кое място да заеме; 0 за първото свободно.
cli-option-bot-movetime = Милисекунди за действие; без часовник иначе 1000.
cli-option-bot-games = Колко партии да се изиграят, ако има реванши.
cli-option-bot-seed = Начално число, с което всичко случайно може да се повтори.
cli-option-analyse-workers = С --json-lines: едновременни търсения.
cli-option-analyse-seed = Начално число за случайното в търсенето.
cli-option-app-version = Изписва версията и излиза.
cli-option-app-install-completion = Инсталира допълването за текущата обвивка.
cli-option-app-show-completion = Изписва скрипта за допълване за текущата обвивка.
cli-option-json = Изписва резултата като JSON.
cli-option-backup-file = Къде отива копието; ако го има, се заменя.
cli-option-admin-action = token създава ключ и го показва веднъж; list показва всички ключове, revoke отменя един.
cli-option-admin-label = Името на ключа; то се вижда в дневника на действията.
cli-option-check-file = Записи, лабиринти, JSON или текстове на позиции; - чете стандартния вход.
cli-option-convert-in = Входен файл; - чете стандартния вход.
cli-option-convert-out = Изходен файл; без него или с - резултатът се изписва.
cli-option-convert-from = Форматът на IN; без това се разпознава от IN.
cli-option-convert-to = Формат за записване.
cli-option-convert-dialect = Начин на записване в IN: { $dialects }.
cli-option-convert-mode = В коя игра са ходовете; иначе classic2.
cli-option-convert-game = Само N-тата партия или позиция.
cli-option-convert-at = Само първите N елемента на партията.
cli-option-export-json-lines = По един JSON обект на партия, с идентификатора на масата ѝ.
cli-option-legal-numbers = Изписва номера на всяко действие пред него.
cli-option-legal-json = Изписва списъка като JSON.
cli-option-legal-why = Казва дали това действие е позволено и ако не е, защо.
cli-option-match-player = { $players }, от level-1 до level-8 или имена от файла на --engines.
cli-option-match-engines = TOML файл с външни двигатели (docs/protocols.md).
cli-option-match-games = Общ брой партии, закръглен нагоре, за да заеме всеки всички места по равно.
cli-option-match-seed = Начално число за началата и случайността.
cli-option-match-schedule = Едно от { $schedules }.
cli-option-match-concurrency = Партии едновременно.
cli-option-match-log = Тук се записват завършените партии и оттук се продължава.
cli-option-match-movetime = Милисекунди за действие; иначе 1000.
cli-option-match-clock = Секунди на всеки часовник и добавка след ход: 60+1.
cli-option-match-nodes = Възли за действие.
cli-option-match-margin = Колко може да се забави действие, преди партията да е загубена.
cli-option-match-sprt = Свършва, щом стане ясно коя от двете граници Elo важи, например 0,10.
cli-option-match-alpha = Вероятност за фалшиво положителен резултат.
cli-option-match-beta = Вероятност за фалшиво отрицателен резултат.
cli-option-match-mazes = Игри с Пакман: { $mazes } (собствените на играта).
cli-option-modes-mode = Казва всичко за тази игра, включително домашните ѝ правила.
cli-option-mazes-maze = Лабиринт от галерията.
cli-option-solve-maze = Име на лабиринт (виж hedgemaze mazes) или файл с лабиринт.
cli-option-solve-ghosts = Колко духчета играят, от 1 до 4; Blinky е първи.
cli-option-solve-lives = След колко хващания свършва партията, от 1 до 5.
cli-option-solve-out = Файл за таблицата; иначе файл в папката ти с данни.
cli-option-solve-list = Изброява таблиците в папката ти с данни.
cli-option-puzzles-number = Колко задачи да се създадат.
cli-option-puzzles-seed = Начално число на партиите, от които идват позициите.
cli-option-puzzles-games = Спира след толкова партии дори с по-малко задачи.
cli-option-puzzles-out = Файл за задачите; задачите за други игри в него се запазват.
cli-option-tty-puzzle = Дава за решаване задача: днешната или тази с номера, темата или играта, зададена като MODE.
cli-option-solve-threads = Брой нишки; иначе всички процесори.
cli-option-learn-config = Файл с настройки (TOML) с опциите на обучението.
cli-option-learn-folder = Папка на обучението; започнато обучение продължава там.
cli-option-learn-minutes = Колко минути трае обучението.
cli-option-learn-selfplay = Програмата selfplay, която играе партиите.
cli-option-learn-set = Задава коя да е опция на обучението; може да се повтаря.
cli-option-mode = { $modes }; или целият текст на игра, например 'pacman;maze=A2'.
cli-option-where = { $modes }; или целият текст на игра, например 'pacman;maze=A2'. Става и текст на позиция в кавички, а - чете такъв от стандартния вход. Иначе classic2.
cli-option-position = Започва от този текст на позиция; - го чете от стандартния вход.
cli-option-actions = Първо изиграва тези, например 'e2 e8 e3h'.
cli-option-size = Класика: дъска 3, 5, 7 или 9.
cli-option-fences = Класика: прегради за всяка страна.
cli-option-maze = Игри с Пакман: име на лабиринт (виж hedgemaze modes) или файл с лабиринт.
cli-option-house = Домашно правило (виж hedgemaze modes MODE); може да се повтаря.
cli-option-players = Игри с Пакман: от 2 до 5 играчи, които си поделят духчетата.
cli-option-ascii = Рисува дъската само с ASCII знаци.
cli-option-perft-depth = Колко действия в дълбочина.
cli-option-perft-divide = Изписва и броя под всяко първо действие.
cli-option-perft-backend = Кой брои: бързото ядро или еталонните правила.
cli-option-serve-host = Адресът, на който слуша; 0.0.0.0 за всички.
cli-option-serve-port = Портът; 0 за кой да е свободен.
cli-option-serve-data = Къде е базата данни; иначе в папката с данни на потребителя.
cli-option-serve-database = База данни PostgreSQL вместо вградената.
cli-option-serve-nats = URL на сървъра NATS, чрез който няколко сървъра с една база се известяват взаимно.
cli-option-serve-proxy = Доверено обратно прокси, на чийто клиентски адрес се вярва; може повече от веднъж.
cli-option-serve-site = Име, на което се намира сървърът; може повече от веднъж.
cli-option-serve-open = Отваря браузър; по подразбиране само в терминал.
cli-option-serve-workers = Процеси за двигатели; 0 за нито един.
cli-option-serve-limits = Ограничава колко може да иска един адрес.
cli-option-serve-expire-days = Изтрива недовършени партии, които никой не е използвал толкова дни; 0 за никога.
cli-option-serve-expire-finished-days = Изтрива завършени партии, които никой не е използвал толкова дни; 0 за никога.
cli-option-serve-log = debug, info, warning или error.
cli-option-serve-contact = Къде операторите на услуги за известия могат да те намерят: mailto:… или https://….
cli-option-serve-push-service = Друга услуга, до която може да се пращат известия; може повече от веднъж.
cli-option-serve-drain = Секунди работа след сигнал за спиране, докато /ready казва на прокситата да не пращат нови клиенти.
cli-option-serve-admin-token-file = Файл с администраторски ключ; създава се, ако го няма.
cli-option-serve-backup-folder = Копира базата данни в тази папка от време на време (само SQLite).
cli-option-serve-backup-every = Часове между две резервни копия; 0 само за поисканите от администратор.
cli-option-serve-backup-keep = Колко резервни копия се пазят.
cli-option-serve-solve = Прави таблиците с точни стойности, които иска редакторът на лабиринти.
cli-option-serve-solve-space = Място на диска за всички тези таблици, в GB.
cli-option-serve-tracing = Изпраща трасировки с OpenTelemetry; променливите OTEL_… казват накъде.
cli-option-show-svg = Вместо това записва картинка; - я изписва.
cli-option-show-theme = Изглед на картинката.
cli-option-show-json = Вместо това изписва позицията като JSON.
cli-option-show-text = Вместо това изписва текста на позицията на един ред.
cli-option-tty-mode = { $modes }. Иначе classic2.
cli-option-tty-first = Класика: кой започва, например south; или random.
cli-option-tty-load = Продължава запазена партия.
cli-option-tty-level = Игра срещу компютъра; 1 е най-слабото ниво.
cli-option-tty-side = С --level: коя страна си, например south или ghosts.
cli-option-tty-names = Имената на играчите, например 'Ada,Bob'.
cli-option-app-language = Език на програмата, например fr или zh-Hant; иначе системният.
cli-analyse-action = действие
cli-analyse-visits = посещения
cli-analyse-line = вариант
cli-analyse-exact = Със сигурност: { $verdict }
cli-analyse-best = Най-добри действия: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Една позиция за { $seconds } сек
       *[other] { $n } позиции за { $seconds } сек
    }
cli-analyse-ways = Стъпки до целта: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: един байт
       *[other] { $path }: { $bytes } байта
    }
cli-migrate-done = Базата данни е с версия на схемата { $version }.
cli-admin-revoked = Ключът { $label } е отменен.
cli-serve-at = Hedgemaze е на { $address }
cli-serve-kept = Партиите се пазят в { $path }
cli-serve-no-page = Страницата не е изградена и браузърите виждат само бележка. Стартирай с ./play в папката с изходния код или изпълни там { $command } и инсталирай отново.
cli-bot-engine = Двигател
cli-bot-level = Ниво { $level }
cli-bot-seated = Място { $seat }: { $side }, { $mode }
cli-bot-resume = Линк за връщане на това място: { $link }
cli-bot-waiting = Чакат се другите играчи
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Масата е напусната
cli-check-game =
    { $actions ->
        [one] партия { $number }: наред, { $mode }, едно действие, { $end }
       *[other] партия { $number }: наред, { $mode }, { $actions } действия, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] партия { $number }: наред, { $mode }, едно действие, незавършена
       *[other] партия { $number }: наред, { $mode }, { $actions } действия, незавършена
    }
cli-check-position = позиция { $number }: наред, { $mode }, { $end }
cli-check-position-unfinished = позиция { $number }: наред, { $mode }, незавършена
cli-check-maze = лабиринт { $name }: наред, за { $mode }
cli-check-maze-nameless = лабиринт без име: наред, за { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] лабиринт: грешен, по една причина:
       *[other] лабиринт: грешен, по { $n } причини:
    }
cli-check-wrong = грешно: { $problem }
cli-check-wrong-game = партия { $number }: грешно: { $problem }
cli-check-wrong-position = позиция { $number }: грешно: { $problem }
cli-check-wrong-json = json { $number }: грешно: { $problem }
cli-check-empty = грешно: вътре няма партия
cli-legal-yes = { $action } е позволено.
cli-legal-no = { $action } не е възможно.
cli-legal-in-way = На пътя: { $fences }.
cli-legal-piece = Засегната фигура: { $piece }.
cli-legal-shut-in = Затворени (отбелязани с { $mark }): { $squares }.
cli-legal-count = Позволени действия: { $n }
cli-show-position = Позиция: { $text }
cli-match-none = Още няма партии
cli-match-done = Изиграни партии: { $done } от { $total }
cli-match-player = играч
cli-match-games = партии
cli-match-points = резултат
cli-match-won = победи
cli-match-drawn = ремита
cli-match-failed = откази
cli-match-points-as = резултат като
cli-match-pellets-as = точки, като { $side }
cli-match-range = { $low } до { $high }
cli-match-game = партия { $number } от { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = партия { $number } от { $total }: { $seats } { $result } ({ $reason }; откази: { $failures })
cli-match-failure = партия { $number }: { $player } { $code } { $message }
cli-match-pairs = Двойки { $one } срещу { $other } (резултат 0, ½, 1, 1½, 2): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } в [{ $lower }, { $upper }], прието: не е по-силен
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } в [{ $lower }, { $upper }], прието: по-силен
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } в [{ $lower }, { $upper }], не е решено
cli-modes-hint = hedgemaze modes MODE казва повече за една от тях; hedgemaze tty MODE я пуска.
cli-modes-about-classic2 = Quoridor за двама: стигни отсрещната страна преди другия.
cli-modes-about-classic3 = Quoridor за трима, всеки за себе си.
cli-modes-about-classic4 = Quoridor за четирима, всеки за себе си.
cli-modes-about-pacman = Пакман срещу четири духчета в постоянен лабиринт: четири точки POWER PELLET преди три хващания.
cli-modes-about-advanced = Пакман срещу четири духчета, с тунели и с прегради, които поставят и двете страни.
cli-modes-mazes = Лабиринти: { $mazes }
cli-modes-mazes-option = Лабиринти: { $mazes } (--maze, може и файл)
cli-modes-maze-default = { $name } ({ $title }, по подразбиране)
cli-modes-sides = Страни, по реда на ходовете: { $sides }
cli-modes-fences = Прегради за всяка страна: { $n } (променя се с --fences)
cli-modes-board = Дъска: { $size } на { $size } (--size 3, 5, 7 или 9)
cli-modes-pieces = Фигури: { $pieces }
cli-modes-players = Играчи: от 2 до 5, един е Пакман, другите си поделят духчетата (--players)
cli-modes-stocks = Прегради за поставяне: Пакман { $pacman }, духчета { $ghosts }
cli-modes-house = Домашни правила (--house NAME=VALUE), всяко с неговия член от правилата:
cli-modes-rule = { $name }: по подразбиране { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: сега { $value }, по подразбиране { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = партии: { $games }, намерени: { $found }
cli-puzzles-stopped = Спряно. Пусни същата команда пак, за да продължиш.
cli-puzzles-made = Задачи в { $path }: { $n }.
cli-solve-memory = За решаването трябва { $needed } памет; свободни са { $free }.
cli-solve-pieces = Паметта е малко, затова готовите части остават на диска и се четат пак при нужда. Това трае по-дълго.
cli-solve-step = животи: { $lives }, точки: { $pellets }, рундове: { $rounds }
cli-solve-stopped = Спряно. Пусни същата команда пак, за да продължиш.
cli-solve-none = Още няма таблици.
cli-solve-file = Таблица: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Духчета: { $ghosts }, животи: { $lives }. Пакман може да си осигури победата за един рунд.
       *[other] Духчета: { $ghosts }, животи: { $lives }. Пакман може да си осигури победата за { $rounds } рунда.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Духчета: { $ghosts }, животи: { $lives }. Духчетата могат да си осигурят победата; следващото хващане е след най-много един рунд.
       *[other] Духчета: { $ghosts }, животи: { $lives }. Духчетата могат да си осигурят победата; следващото хващане е след най-много { $rounds } рунда.
    }
cli-solve-verdict-open = Духчета: { $ghosts }, животи: { $lives }. Никой не може да си осигури победата.
cli-solve-folder = Таблици в { $path }:
cli-solve-column-maze = лабиринт
cli-solve-column-number = духчета
cli-solve-column-size = размер
cli-solve-column-file = файл
cli-solve-column-lives = животи
cli-solve-column-start = начало
cli-solve-column-rounds = рундове
cli-solve-column-pacman = Пакман печели
cli-solve-column-ghosts = духчетата печелят
cli-solve-column-open = никой
cli-solve-column-longest = най-дълго
cli-solve-longest = Пакман { $pacman }, духчета { $ghosts }
cli-solve-value-pacman = Пакман
cli-solve-value-ghosts = духчета
cli-solve-value-open = никой
cli-mazes-hint =
    Съвършена игра: кой може да си осигури резултата с четири духчета и за колко рунда.
    Нива: резултатът на Пакман с едно и също ниво от двете страни.
    hedgemaze mazes MAZE показва още; hedgemaze tty pacman --maze MAZE го пуска.
cli-mazes-column-name = име
cli-mazes-column-title = заглавие
cli-mazes-column-exact = съвършена игра
cli-mazes-column-level = ниво { $level }
cli-mazes-column-ghosts = духчета: { $n }
cli-mazes-column-equal = ниво
cli-mazes-column-score = резултат
cli-mazes-column-handicap = най-близо до равенство
cli-mazes-column-handicap-score = резултат
cli-mazes-standard = обичайните правила
