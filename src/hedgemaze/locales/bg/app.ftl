app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Към съдържанието
app-nav = Страници
app-menu = Меню с всички страници
page-game = Партия
page-new = Нова партия
page-maze = Редактор на лабиринти
page-rules = Правила
page-games = Моите партии
page-puzzles = Задачи
page-analysis = Анализ
page-settings = Настройки
page-about = За играта
page-privacy = Поверителност
page-missing = Няма такава страница
mode-classic2 = Класика за двама
mode-classic3 = Класика за трима
mode-classic4 = Класика за четирима
mode-pacman = Вариант с Пакман
mode-advanced = Пакман за напреднали
mode-players-classic2 = Двама играчи
mode-players-classic3 = Трима играчи
mode-players-classic4 = Четирима играчи
mode-players-pacman = 2 до 5 играчи
mode-players-advanced = 2 до 5 играчи
mode-about-classic2 = Стигни до отсрещната страна преди другия. Преградите удължават пътя.
mode-about-classic3 = Три фигури, по шест прегради и никакви съюзници.
mode-about-classic4 = Четири фигури се срещат в средата. Всеки играе за себе си.
mode-about-pacman =
    { $role ->
        [G] Хвани Пакман три пъти, преди да е изял четирите точки POWER PELLET.
       *[P] Изяж четирите точки POWER PELLET, преди духчетата да те хванат три пъти.
    }
mode-about-advanced = Духчетата бягат от килията си, а прегради строят и двете страни.
front-title = Надбягване в лабиринт, който строиш ти
front-lead = Тичай, строй прегради, бягай от духчетата. Играй веднага, в компания или без нея. Не ти трябва профил.
front-continue = Продължи: { $mode }
front-continue-since = Последно играна: { $when }
front-pick = Избери игра
front-play = Играй
front-role = Ти си
front-computer = Играй срещу компютъра
front-here = Играй на този екран
front-set-up = Подготви партия
front-friends = Играй с приятели
front-more = Още
front-learn = Научи се да играеш
front-learn-about = Кратки уроци на дъската
front-rules = Правилата
front-rules-about = Четат се за минута
front-maze = Нарисувай лабиринт
front-maze-about = Твой лабиринт за духчетата
front-analysis = Анализ
front-analysis-about = Кой печели и защо
front-games = Моите партии
front-games-about = Продължи, прегледай, запази
puzzle-daily = Задача на деня
front-daily-about = Всеки ден нова
front-daily-done = Решена! Утре те чака нова.
puzzle-days =
    { $n ->
        [one] { $n } пореден ден
       *[other] { $n } поредни дни
    }
front-continue-label = Партии, които можеш да продължиш
front-your-turn = На ход си
front-their-turn = На ход: { $name }
front-you-are = Играеш: { $side }
front-against = Срещу ниво { $level } · { $name }
front-ways = { $mode }: още начини за игра
level-label = Ниво на компютъра
level-named = { $level } · { $name }
level-1 = Семе
level-2 = Кълн
level-3 = Фиданка
level-4 = Храст
level-5 = Жив плет
level-6 = Топиар
level-7 = Лабиринт
level-8 = Минотавър
level-9 = Съвършенство
level-match = Според силата ми
level-match-about = Нивото се вдига, когато печелиш, и пада, когато губиш.
level-figures = Колко силно е това?
level-rating-zero = От ниво 1 започва скалата: силата му е 0.
level-rating-elo = Измерена сила { $rating }, между { $low } и { $high }. Ниво 1 има 0; играч със 100 повече печели около 64 партии от 100.
level-rating-score = Измерено срещу ниво 3 на другата страна: { $rating } от 100 точки, между { $low } и { $high }.
level-perfect-about = С четири духчета играе като най-силното ниво. С три духчета или по-малко никога не греши в текущия живот. Устройството ти изчислява това, когато партията започне.
level-like-classic-1 = Играе за удоволствие и пропуска много. Точно за първа партия.
level-like-classic-2 = Рядко гледа напред. Равностоен противник за начинаещи.
level-like-classic-3 = Побеждава повечето начинаещи, но лесно се подлъгва.
level-like-classic-4 = Добър противник след първите няколко партии.
level-like-classic-5 = Побеждава повечето хора, които играят от време на време.
level-like-classic-6 = Почти нищо не пропуска. За опитни играчи.
level-like-classic-7 = Гледа далече напред. Малко хора го побеждават.
level-like-classic-8 = Най-силното ниво тук. Ще го победиш ли поне веднъж?
level-like-P-1 = Пакман без план. Точно за първи лов.
level-like-P-2 = Пакман, който вижда само най-близката опасност. Равностоен противник за начинаещи.
level-like-P-3 = Пакман, който се изплъзва на повечето начинаещи.
level-like-P-4 = Пакман, който мисли напред и трудно влиза в капан.
level-like-P-5 = Най-силният Пакман тук. Ще го хванеш ли поне веднъж?
level-like-P-9 = Пакман, който не греши, щом е изядено едно духче, и ти поставя трудни задачи.
level-like-G-1 = Духчета, които се разхождат. Точно за първа партия.
level-like-G-2 = Духчета, които те гонят, но оставят пролуки. Равностоен противник за начинаещи.
level-like-G-3 = Духчета, които ловуват заедно и побеждават повечето начинаещи.
level-like-G-4 = Духчета, които ти пресичат пътя. За опитни играчи.
level-like-G-5 = Най-силните духчета тук. Почти не оставят пролука.
level-like-G-9 = Духчета, които не грешат, щом едно от тях е изядено, и ти поставят трудни задачи.
set-up-title = { $mode }: подготви партия
set-up-seats = Кой играе
set-up-person = Човек на този екран
set-up-computer = Компютърът, ниво
set-up-who = Кой играе: { $who }
set-up-name = Име на { $who }
set-up-name-hint = Име
set-up-ghost-players = Играчи за духчетата
set-up-players-count =
    { $n ->
        [one] Един
       *[other] { $n }
    }
set-up-deal = Раздай пак духчетата
set-up-ghost-player = Играч с духчета { $n }
set-up-character = Герой на { $who }
character-eater = Лакомник
character-horns = Духче с рогца
character-bow = Духче с панделка
character-curl = Духче с къдрица
character-nightcap = Духче с нощна шапчица
set-up-first = Кой започва
set-up-lot = Случайно
set-up-loser = Който загуби последната партия
set-up-more = Дъска и прегради
set-up-size = Дъска
set-up-squares = { $size } на { $size } квадратчета
set-up-fences = Прегради за всеки
set-up-fences-usual = { $n }, както обикновено
set-up-maze = Лабиринт
set-up-maze-this = Този
set-up-maze-draw = Нарисувай свой
set-up-position = Партията започва от тази позиция
set-up-bad = Тази партия не може да се играе. Код на грешката: { $code }
set-up-start = Започни партията
setting-theme = Изглед
theme-system = Като системата
theme-arcade = Аркада
theme-wood = Дърво
theme-garden = Градина
theme-paper = Хартия
theme-contrast = Висок контраст
setting-pieces = Фигури
pieces-characters = Герои
pieces-pawns = Прости фигури
pieces-counters = Пулове
setting-fences = Прегради
fences-theme = Всички в един цвят
fences-owners = В цвета на играча
setting-language = Език
setting-language-system = Като браузъра
load-failed = Тази страница не можа да се зареди. Имаш ли връзка с интернет?
language-failed = { $language }: този език не можа да се зареди. Имаш ли връзка с интернет?
language-behind = { $language } (отчасти на английски)
setting-confirm = Потвърждавай, преди да се постави преграда
confirm-touch = Само на сензорен екран
confirm-always = Винаги
confirm-never = Никога
setting-motion = Движение
motion-system = Като системата
motion-full = Пълно
motion-none = Без
setting-sounds = Звуци
setting-coordinates = Букви и числа на дъската
setting-ways = Показвай най-късите пътища
setting-premoves = Предварителни ходове: избирай хода си, докато другите играят (онлайн)
device-title = Запазено на това устройство
device-about = Партиите, лабиринтите и настройките ти се пазят в този браузър и никъде другаде.
device-export = Запази всичко във файл
device-erase = Изтрий всичко
device-erased = Всичко е изтрито.
device-ask = Да се изтрият ли всички партии, лабиринти и настройки на това устройство? Това не може да се отмени.
games-none = Още няма партии. Всяка партия, която започнеш, се пази тук, на това устройство.
games-play = Изиграй партия
games-running =
    { $n ->
        [0] Още не е започнала · { $when }
        [one] Едно действие дотук · { $when }
       *[other] { $n } действия дотук · { $when }
    }
games-over =
    { $n ->
        [one] Край след едно действие · { $when }
       *[other] Край след { $n } действия · { $when }
    }
games-remove = Изтрий тази партия: { $mode }
games-removed = Изтрито: { $mode }
games-continue = Продължи
games-look = Прегледай
games-analyse = Анализирай
games-save-all = Запази всички във файл
games-open = Отвори файлове с партии
games-opened =
    { $n ->
        [one] Добавена е една партия.
       *[other] Добавени са { $n } партии.
    }
games-open-bad = Партия { $game } от този файл не може да се прочете. Код на грешката: { $code }
update-ready = Готова е нова версия.
update-now = Обнови сега
update-later = По-късно
text-home = Към началната страница
about-1 = Hedgemaze е безплатна настолна игра с отворен код, с фигури и прегради, за двама до четирима играчи, и с варианти, в които четири духчета гонят Пакман.
about-2 = Играе се по правилата на Quoridor PAC-MAN. Quoridor и PAC-MAN са търговски марки на собствениците си, които нямат нищо общо с Hedgemaze. Всички рисунки, звуци, текстове и кодът са наши собствени.
about-3 = Нямаме картинката на лабиринта от книжката с правилата. Лабиринтите на Hedgemaze са възстановки, а можеш да нарисуваш и свои.
about-4 = Компютърните играчи работят на твоето устройство. Пропускат неща като хората: колкото по-ниско е нивото, толкова повече. Ако ниво показва число, тази сила е измерена в партии срещу други нива.
about-5 = Можеш да инсталираш страницата от менюто на браузъра си и да я отваряш като всяко друго приложение. След първото посещение партиите на този екран и срещу компютъра работят без връзка.
about-6 = Изходният код е отворен под лиценза Apache License 2.0.
privacy-1 = Партиите на този екран и срещу компютъра никога не напускат устройството ти. Пазят се в този браузър заедно с твоите лабиринти и настройки.
privacy-2 = Не ти трябва профил. Няма реклами и проследяване и страницата не зарежда нищо от други сайтове.
privacy-3 = Партията с приятели се пази на сървъра, от който идва тази страница: ходовете, въведените имена и кога е играна. Една бисквитка на този сайт помни кои места са твои.
privacy-4 = В настройките можеш да запазиш във файл всичко, което се пази на това устройство, и да го изтриеш.
missing-1 = На този адрес няма страница. Може би липсва буква.
shortcuts-title = Бързи клавиши
shortcuts-board = На дъската
shortcuts-fence = Прегради
shortcuts-pacman = Игри с Пакман
shortcuts-page = Навсякъде
shortcut-move = Движение от квадратче на квадратче
shortcut-edge = До края на дъската
shortcut-act = Избор на фигура или местене на квадратчето
shortcut-type = Писане на действие, например e2 или e3h
shortcut-back = Връщане на това, което държиш
shortcut-fence = Вземане на преграда
shortcut-slide = Плъзгане на преградата
shortcut-turn = Завъртане на преградата
shortcut-place = Поставяне на преградата
shortcut-stop = Край на местенето на фигурата или на целия ход
shortcut-spend = Използване на точка
shortcut-graph = В анализа: стъпка по стъпка по графиката на партията
shortcut-card = Показване на тези клавиши
key-enter = Enter
key-space = Интервал
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Колелце
key-right-click = Десен бутон
