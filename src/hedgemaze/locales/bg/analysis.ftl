analysis-paste = Постави позиция или ходовете на партия, после ги покажи
analysis-show = Покажи
analysis-file = Отвори файл
analysis-position = Позиция
analysis-link = Линк към това, което показва дъската
analysis-tab-lines = Варианти
analysis-tab-graph = Графика
analysis-tab-share = Сподели
analysis-share-label = Споделяне и отваряне
analysis-copy-link = Копирай линка
analysis-copy-record = Копирай ходовете
analysis-download = Изтегли
analysis-copied = Копирано.
analysis-copy-failed = Браузърът не позволява копиране. Линкът долу може да се копира на ръка.
analysis-set-up = Нареди позиция
analysis-who = Кой печели
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = Най-добри варианти
analysis-thinking = Мисли…
analysis-try = Играй до { $action }
analysis-nodes =
    { $n ->
        [one] Прегледана една позиция
       *[other] Прегледани { $n } позиции
    }
analysis-certain =
    { $n ->
        [one] { $side }: победа с едно действие
       *[other] { $side }: победа с { $n } действия
    }
analysis-draw = Сигурно реми
analysis-first = В началото
analysis-back = Назад
analysis-next = Напред
analysis-last = В края
analysis-drawn = Показвай пътища и най-добри ходове
analysis-variation = Пробваш свои ходове.
analysis-home = Обратно към партията
analysis-branch = След { $n }:
analysis-forget = Изтрий този вариант
analysis-note = Бележка
analysis-note-here = Бележка към показаната позиция
analysis-promote = Нагоре
analysis-variation-bar = Какво да се направи с варианта
analysis-better = Покажи
exact-label = Със сигурност:
exact-pacman =
    { $rounds ->
        [one] Пакман печели в този рунд.
       *[other] Пакман печели за { $rounds } рунда.
    }
exact-ghosts =
    { $rounds ->
        [one] Духчетата хващат Пакман в този рунд.
       *[other] Духчетата хващат Пакман за { $rounds } рунда.
    }
exact-open = Никой не може да си осигури победа.
exact-open-life = В този живот духчетата не могат да си осигурят хващане, а Пакман – победа.
exact-short-pacman = Пакман за { $rounds }
exact-short-ghosts = Духчета за { $rounds }
exact-short-open = Никой
exact-offer = С три духчета това може да се изчисли точно. Отнема минута-две.
exact-work = Изчисли
exact-working = Изчислява се…
graph-title = Цялата партия
graph-label = Момент от партията
graph-moment = След { $n }, { $action }: { $text }
graph-progress = Каква част от партията е анализирана
graph-stop = Спри
graph-again = Анализирай цялата партия
summary-label = Как мина партията
summary-accuracy = Точност:
summary-blunder =
    { $n ->
        [0] Без груби грешки
        [one] { $n } груба грешка
       *[other] { $n } груби грешки
    }
summary-mistake =
    { $n ->
        [0] Без грешки
        [one] { $n } грешка
       *[other] { $n } грешки
    }
summary-inaccuracy = Не най-добри: { $n }
mark-inaccuracy = (не е най-доброто)
mark-mistake = (грешка)
mark-blunder = (груба грешка)
verdict-inaccuracy = { $action } не е най-доброто: { $better } щеше да е по-добре (+{ $percent }%).
verdict-mistake = { $action } е грешка: { $better } щеше да е по-добре (+{ $percent }%).
verdict-blunder = { $action } е груба грешка: { $better } щеше да е по-добре (+{ $percent }%).
verdict-thrown-win = { $action } изпуска сигурна победа: { $better } печели.
verdict-thrown-open = { $action } губи със сигурност: { $better } щеше да спаси партията.
read-action = Ход { $n }, { $action }, не може да се изиграе: { $reason }
read-mode = Тази игра не може да се играе така. Код на грешката: { $code }
read-maze = Този лабиринт не може да се използва. Код на грешката: { $code }
read-house_rule = Това домашно правило не може да се използва. Код на грешката: { $code }
read-record = Този файл с партия не може да се прочете. Код на грешката: { $code }
read-mode-unknown = Няма такава игра.
read-position-too_long = Това е твърде дълго за позиция.
read-position-unreadable = Това не е нито позиция, нито партия.
read-position-fences = Преградите не могат да се прочетат.
read-position-pieces = Фигурите не могат да се прочетат или някоя липсва.
read-position-stocks = Броят на останалите прегради не може да се прочете.
read-position-pellets = Точките и животите не могат да се прочетат.
read-position-turn = Не е ясно кой е на ход.
read-position-memory = Квадратчетата, на които фигурите не могат да се върнат, не могат да се прочетат.
read-position-counters = Числата в края не могат да се прочетат.
read-position-impossible = Никоя партия не може да стигне до тази позиция.
read-square-unreadable = Няма такова квадратче.
page-position = Нареди позиция
position-lead = Избери какво да сложиш, после натискай квадратчета на дъската. В жлебовете влизат прегради; фигурите могат да се влачат.
position-game = Игра
position-size = Дъска
position-maze = Лабиринт
position-maze-own = Твой
position-put = Какво да се сложи
position-erase = Махни
position-pellet = Точка POWER PELLET
position-turn = Кой е на ход
position-stock = Прегради: { $side }
position-lives = Животи
position-reserve = Точки в запас
position-empty = Махни преградите
position-start = Обратно в началото
position-fits = Всичко е наред.
position-analyse = Анализирай
position-computer = Играй срещу компютъра
position-as = Като { $side }
position-off = { $piece } (извън дъската)
position-twice = Две фигури не могат да стоят на едно квадратче.
position-overlap = Две прегради се припокриват или кръстосват.
position-no-way = Фигура няма път до целта си.
position-over = В тази позиция партията е свършила.
position-all-pellets = Трябва да има точка за ядене и живот за губене.
position-ghost-on-pellet = Духче не може да стои върху точка.
