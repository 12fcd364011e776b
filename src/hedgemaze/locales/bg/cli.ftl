cli-about = Играе по правилата на Quoridor PAC-MAN: класика за 2 до 4 играчи и две игри с Пакман.
cli-start = Започни с hedgemaze tty, за да играеш, или с hedgemaze modes, за да видиш какво има.
cli-usage = Употреба:
cli-options = Опции
cli-arguments = Аргументи
cli-commands = Команди
cli-panel-where = Откъде да се започне
cli-default = [по подразбиране: { "{}" }]
cli-required = [задължително]
cli-help = Показва тази помощ и излиза.
cli-try = (опитай '{ $path } --help')
cli-standard-input = стандартен вход
cli-command-tty = Партия в терминала: всички играчи на една клавиатура или срещу компютъра.
cli-command-modes = Изброява петте игри и лабиринтите им; с име на игра казва всичко за нея.
cli-command-show = Показва позиция: дъската, кой е на ход и как е свършила партията, ако е свършила.
cli-command-legal = Изброява позволените действия в позиция или казва защо едно не е позволено (изходен код 1).
cli-command-perft = Брои поредиците от позволени действия с дадена дължина; последният ред е самото число.
cli-command-convert = Преобразува партии и позиции: записи, JSON, текстове на позиции, само ходове, картинки, текстови дъски.
cli-command-check =
    Проверява записи, лабиринти, JSON и текстове на позиции: по ред за всяка партия, всички причини за лош лабиринт.
    
    Изходният код е 0, ако всичко е наред, 1, ако нещо е грешно, 2, ако файл изобщо не може да се прочете.
cli-command-bench = Изписва подписа на ядрото – число, което трябва да е еднакво при всяко компилиране – и колко бързо е то тук.
cli-command-analyse = Казва какво мисли двигателят за позиция: оценки, най-добри действия и варианти.
cli-command-match = Кара двигатели да играят един срещу друг и ги оценява.
cli-command-ugi = Говори по протокола UGI (обобщен UCI) на стандартния вход и изход; описан е в docs/protocols.md.
cli-command-serve = Поддържа страницата и нейните партии; спира с Ctrl-C.
cli-command-backup = Копира базата данни на сървър, каквато е в един момент; сървърът може да продължи.
cli-command-export = Изписва всички завършени партии на сървър, най-старите първи; сървърът може да работи.
cli-option-analyse-json-lines = Отговаря на много заявки от стандартния вход, както показва docs/protocols.md.
cli-option-analyse-seconds = Мисли толкова дълго; иначе 1 секунда.
cli-option-analyse-nodes = Преглежда толкова позиции.
cli-option-analyse-lines = Колко действия да покаже.
cli-option-analyse-threads = Нишки на едно търсене.
cli-option-analyse-workers = С --json-lines: едновременни търсения.
cli-option-analyse-seed = Начално число за случайното в търсенето.
cli-option-app-version = Изписва версията и излиза.
cli-option-app-install-completion = Инсталира допълването за текущата обвивка.
cli-option-app-show-completion = Изписва скрипта за допълване за текущата обвивка.
cli-option-json = Изписва резултата като JSON.
cli-option-backup-file = Къде отива копието; ако го има, се заменя.
cli-option-check-file = Записи, лабиринти, JSON или текстове на позиции; - чете стандартния вход.
cli-option-convert-in = Файл; - чете стандартния вход.
cli-option-convert-out = Файл; без него или с - се изписва.
cli-option-convert-from = Какво има в IN; без това – на каквото прилича.
cli-option-convert-to = Какво да се запише.
cli-option-convert-dialect = Начин на записване в IN: { $dialects }.
cli-option-convert-mode = В коя игра са ходовете; иначе classic2.
cli-option-convert-game = Само N-тата партия или позиция.
cli-option-convert-at = Само първите N елемента на партията.
cli-option-export-json-lines = По един JSON обект на партия, заедно със стаята ѝ.
cli-option-legal-numbers = Изписва номера на всяко действие пред него.
cli-option-legal-json = Изписва списъка като JSON.
cli-option-legal-why = Казва дали това действие е позволено и ако не е, защо.
cli-option-match-player = { $players }, от level-1 до level-8 или имена от файла на --engines.
cli-option-match-engines = TOML файл с външни двигатели (docs/protocols.md).
cli-option-match-games = Общ брой игри, закръглен нагоре, за да заеме всеки всички места по равно.
cli-option-match-seed = Начално число за дебютите и случайността.
cli-option-match-schedule = Едно от { $schedules }.
cli-option-match-concurrency = Партии едновременно.
cli-option-match-log = Тук се записват завършените партии и оттук се продължава.
cli-option-match-movetime = Милисекунди за действие; иначе 1000.
cli-option-match-clock = Секунди на всеки часовник и добавка след ход: 60+1.
cli-option-match-nodes = Възли за действие.
cli-option-match-margin = Колко може да се забави действие, преди партията да е загубена.
cli-option-match-sprt = Свършва, щом стане ясно коя от двете граници Elo важи, например 0,10.
cli-option-match-alpha = Вероятност за грешно „да“.
cli-option-match-beta = Вероятност за грешно „не“.
cli-option-match-mazes = Игри с Пакман: { $mazes } (собствените на играта).
cli-option-modes-mode = Казва всичко за тази игра, включително домашните ѝ правила.
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
cli-option-perft-body = Кой брои: бързото ядро или еталонните правила.
cli-option-serve-host = Адресът, на който слуша; 0.0.0.0 за всички.
cli-option-serve-port = Портът; 0 за кой да е свободен.
cli-option-serve-data = Къде е базата данни; иначе в папката с данни на потребителя.
cli-option-serve-database = База данни PostgreSQL вместо вградената.
cli-option-serve-nats = Където няколко сървъра с една база научават един за друг, чрез NATS.
cli-option-serve-proxy = Прокси пред сървъра, на което се вярва кой пита; може повече от веднъж.
cli-option-serve-site = Име, на което се намира сървърът; може повече от веднъж.
cli-option-serve-open = Отваря браузър; от само себе си само в терминал.
cli-option-serve-workers = Процеси за двигатели; 0 за нито един.
cli-option-serve-limits = Ограничава колко може да иска един адрес.
cli-option-serve-expire-days = Изтрива недовършени партии, които никой не е използвал толкова дни; 0 за никога.
cli-option-serve-expire-finished-days = Изтрива завършени партии, които никой не е използвал толкова дни; 0 за никога.
cli-option-serve-log = debug, info, warning или error.
cli-option-show-svg = Вместо това записва картинка; - я изписва.
cli-option-show-theme = Как изглежда картинката.
cli-option-show-json = Вместо това изписва позицията като JSON.
cli-option-show-text = Вместо това изписва текста на позицията на един ред.
cli-option-tty-mode = { $modes }. Иначе classic2.
cli-option-tty-first = Класика: кой започва, например south; или random.
cli-option-tty-load = Продължава запазена партия.
cli-option-tty-level = Играеш срещу компютъра, 1 е най-слабият.
cli-option-tty-side = С --level: коя страна си, например south или ghosts.
cli-option-tty-names = Кой играе, например 'Ada,Bob'.
cli-option-app-language = Говори на този език, например fr или zh-Hant; иначе на системния.
cli-analyse-action = действие
cli-analyse-visits = посещения
cli-analyse-line = вариант
cli-analyse-nodes =
    { $n ->
        [one] Една позиция за { $seconds } s
       *[other] { $n } позиции за { $seconds } s
    }
cli-analyse-ways = Стъпки до целта: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: един байт
       *[other] { $path }: { $bytes } байта
    }
cli-serve-at = Hedgemaze е на { $address }
cli-serve-kept = Партиите се пазят в { $path }
cli-serve-no-page = Страницата не е изградена и браузърите виждат само бележка. Стартирай с ./play в папката с изходния код или изпълни там { $command } и инсталирай отново.
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
cli-modes-about-pacman = Пакман срещу четири духчета в постоянен лабиринт: четири точки преди три хващания.
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
cli-modes-house = Домашни правила (--house NAME=VALUE), всяко с неговия член:
cli-modes-rule = { $name }: по подразбиране { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: сега { $value }, по подразбиране { $default }; { $allowed } [{ $clause }]
