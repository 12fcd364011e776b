maze-tab-draw = Рисувай
maze-tab-mazes = Лабиринти
maze-tab-save = Запази и сподели
maze-lead = Нарисувай лабиринт за игрите с Пакман: прегради, точки POWER PELLET и кой откъде започва. Веднага ще видиш какво липсва.
maze-family = За игра
maze-tools = С какво рисуваш
tool-fence = Преграда
tool-chamber = Преграда на килията
tool-pellet = Точка
tool-gate-0 = Първи тунел
tool-gate-1 = Втори тунел
tool-erase = Гума
maze-hint-fence = Натисни жлеб за преграда или средата ѝ, за да я махнеш.
maze-hint-chamber = Натискай жлебове, за да построиш килията около духчетата: четири прегради.
maze-hint-pellet = Натисни квадратче, за да сложиш точка: общо четири.
maze-hint-gate = Натисни две квадратчета: там се връща Пакман и ги свързва тунел.
maze-hint-erase = Натисни каквото искаш да махнеш. Десният бутон на мишката прави същото с всеки инструмент.
maze-hint-piece = Натисни квадратчето, от което започва { $piece }, или довлечи фигура.
maze-refused-overlaps = Там вече има преграда.
maze-refused-crosses = Преградите не могат да се кръстосват.
maze-refused-fences-only = Преградите стоят в жлебовете между квадратчетата.
maze-undo = Назад
maze-redo = Напред
maze-random = Случаен
maze-empty = Празна дъска
maze-begin = Започни от
maze-title-A1 = Смесен
maze-title-A2 = Открит
maze-title-A3 = Закътан
maze-title-A4 = Резервен
maze-title-chamber = Килия
maze-title-pinwheel = Перка
maze-untitled = Без име
maze-good = Този лабиринт е готов за игра.
maze-worth = Кой печели при съвършена игра?
maze-worth-of =
    { $n ->
        [one] Едно духче
       *[other] { $n } духчета
    }
maze-worth-failed = Това устройство не може да го изчисли.
maze-worth-unknown = Сървърът не знае това. С четири духчета смятането тук трае твърде дълго.
maze-worth-ask = Попитай сървъра
maze-worth-making = Изчислява се: { $percent }%
maze-worth-waiting = Сървърът първо изчислява други лабиринти.
maze-faulty =
    { $n ->
        [one] Едно нещо трябва да се поправи, преди да може да се играе:
       *[other] { $n } неща трябва да се поправят, преди да може да се играе:
    }
maze-checking = Проверка…
fault-too_many_fences = { $n } прегради са твърде много: в кутията има 20.
fault-fence_overlaps = Преградите { $one } и { $other } се припокриват.
fault-fence_crosses = Преградите { $one } и { $other } се кръстосват.
fault-chamber_count =
    { $n ->
        [0] За килията трябват четири прегради; няма нито една.
        [one] За килията трябват четири прегради; има една.
       *[other] За килията трябват четири прегради; има { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Трябват четири точки; няма нито една.
        [one] Трябват четири точки; има една.
       *[other] Трябват четири точки; има { $n }.
    }
fault-start = За { $piece } трябва начално квадратче.
fault-start-not = Пакман тук няма начално квадратче: той избира врата.
fault-respawn_count =
    { $n ->
        [0] Трябват четири врати, по две за всеки тунел; няма нито една.
        [one] Трябват четири врати, по две за всеки тунел; има една.
       *[other] Трябват четири врати, по две за всеки тунел; има { $n }.
    }
fault-tunnel_too_short = Тунелът от { $one } до { $other } е твърде къс: тези квадратчета и без това са съседни.
fault-square_shared = Две неща стоят на { $squares }.
fault-not_connected = Тези квадратчета са недостижими: { $squares }
fault-respawn_sealed = Вратата { $squares } е вътре в затворената килия.
fault-ghost_outside = { $piece } започва извън затворената килия.
fault-chamber_stuck = Като се махне една преграда на килията, тя трябва да се отвори, а никоя сама не я отваря.
fault-other = Този лабиринт не може да се играе. Код на грешката: { $code }
maze-name = Име
maze-save = Запази
maze-saved = Запазено на това устройство.
maze-not-saved = Паметта на този браузър е пълна или блокирана.
maze-share = Копирай линка
maze-shared = Линкът е копиран. Който го отвори, вижда този лабиринт.
maze-not-shared = Копирането не стана. Адресът на тази страница е линкът.
maze-export = Запази във файл
maze-import = Отвори файл
maze-import-bad = Този файл не е лабиринт.
maze-mine = Моите лабиринти
maze-mine-none = Тук ще са запазените ти лабиринти.
maze-open = Редактирай: { $name }
maze-remove = Изтрий този лабиринт: { $name }
maze-removed = Изтрито: { $name }
undo-remove = Върни
record-menu = Файл и картинка
record-copy = Копирай ходовете
record-copied = Ходовете са копирани.
record-not-copied = Тук не може да се копира.
record-save = Запази партията
record-saved = Запазено при изтеглените файлове.
record-png = Картинка (PNG)
record-svg = Картинка (SVG)
record-gif = Анимация (GIF)
record-picture-of = Дъска на Hedgemaze: { $mode }
share-open = Сподели картинка
share-title = Сподели
share-kind = Какво да се сподели
share-from = От ход
share-to = До ход
share-speed = Скорост
share-speed-slow = Бавно
share-speed-normal = Нормално
share-speed-fast = Бързо
share-making = Анимацията се прави…
share-again = Направи
share-failed = На това устройство не се получи.
share-size = { $n } kB
share-save = Запази
share-send = Сподели
share-result = { $head }. { $reason }
