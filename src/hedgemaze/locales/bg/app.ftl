app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Към съдържанието
app-nav = Страници
page-game = Партия
page-new = Нова партия
page-maze = Редактор на лабиринти
page-rules = Правила
page-games = Моите партии
page-analysis = Анализ
page-settings = Настройки
page-about = За играта
page-privacy = Поверителност
page-missing = Тук няма нищо
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
mode-about-classic2 = Стигни отсреща преди другия. Преградите удължават пътя.
mode-about-classic3 = Три фигури, по шест прегради и никакви приятели.
mode-about-classic4 = Четири фигури се срещат в средата. Всеки играе за себе си.
mode-about-pacman =
    { $role ->
        [G] Хвани Пакман три пъти, преди да е изял четири точки.
       *[P] Изяж четири точки, преди духчетата да те хванат три пъти.
    }
mode-about-advanced = Духчетата бягат от килията си и всички строят прегради.
front-title = Надбягване в лабиринт, който строиш ти
front-lead = Фигурите тичат, преградите растат, духчетата ловуват. Играй веднага, срещу компютъра или в компания, без регистрация.
front-continue = Продължи: { $mode }
front-continue-since = Прекъсната { $when }
front-pick = Избери игра
front-play = Играй
front-role = Ти си
front-computer = Играй срещу компютъра
front-here = Играй на този екран
front-set-up = Подреди масата
front-friends = Играй с приятели
front-more = Още
front-learn = Научи се да играеш
front-learn-about = Кратки уроци на дъската
front-rules = Правилата
front-rules-about = Всичките за една минута
front-maze = Нарисувай лабиринт
front-maze-about = Твой лабиринт за духчетата
front-analysis = Анализ
front-analysis-about = Кой печели и защо
front-games = Моите партии
front-games-about = Продължи, прегледай, запази
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
set-up-title = { $mode }: подреди масата
set-up-seats = Кой играе
set-up-person = Човек тук
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
set-up-lot = По жребий
set-up-loser = Загубилият последната партия
set-up-more = Дъска и прегради
set-up-size = Дъска
set-up-squares = { $size } на { $size } квадратчета
set-up-fences = Прегради за всеки
set-up-fences-usual = { $n }, както обикновено
set-up-maze = Лабиринт
set-up-maze-this = Този
set-up-maze-draw = Нарисувай свой
set-up-position = Партията започва тук
set-up-bad = Това не може да се играе ({ $code }).
set-up-start = Започни партията
setting-theme = Изглед
theme-system = Като системата
theme-arcade = Аркада
theme-wood = Дърво
theme-contrast = Висок контраст
setting-language = Език
setting-language-system = Като браузъра
language-failed = { $language }: този език не можа да се зареди. Има ли връзка?
language-behind = { $language } (отчасти на английски)
setting-confirm = Потвърждавай, преди да се постави преграда
confirm-touch = Само при докосване
confirm-always = Винаги
confirm-never = Никога
setting-motion = Движение
motion-system = Като системата
motion-full = Пълно
motion-none = Без
setting-sounds = Звуци
setting-coordinates = Букви и числа на дъската
setting-ways = Показвай най-късите пътища
device-title = Пази се на това устройство
device-about = Партиите, лабиринтите и настройките са в паметта на този браузър и никъде другаде.
device-export = Запази всичко във файл
device-erase = Изтрий всичко
device-erased = Всичко е изтрито.
device-ask = Да се изтрият ли всички партии, лабиринти и настройки на това устройство? Това не може да се върне.
games-none = Още няма партии. Всяка партия, която започнеш, се пази тук, на това устройство.
games-play = Изиграй една
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
games-open = Отвори записи
games-opened =
    { $n ->
        [one] Добавена е една партия.
       *[other] Добавени са { $n } партии.
    }
games-open-bad = Партия { $game } от този файл не може да се прочете ({ $code }).
update-ready = Готова е нова версия.
update-now = Използвай я сега
update-later = По-късно
text-home = Към началната страница
about-1 = Hedgemaze е безплатна програма за настолна игра с фигури и прегради, за двама до четирима играчи, и за вариантите ѝ с кръгъл лакомник и четири духчета.
about-2 = Играе се по правилата на Quoridor PAC-MAN. Quoridor и PAC-MAN са търговски марки на собствениците си, с които Hedgemaze няма нищо общо. Рисунките, звуците, думите и програмата са негови собствени.
about-3 = Картинката на лабиринта от книжката не е сред източниците ни. Лабиринтите на Hedgemaze са възстановки, а можеш да нарисуваш и свои.
about-4 = Противниците мислят на твоето устройство. Пропускат неща като хората: колкото по-ниско е нивото, толкова повече. Където нивото има число, то е измерено в партии срещу другите нива.
about-5 = Инсталирай страницата от менюто на браузъра си и тя ще се отваря като всяко друго приложение. След първото посещение партиите на този екран и срещу компютъра не се нуждаят от връзка.
about-6 = Изходният код е отворен под лиценза Apache License 2.0.
privacy-1 = Партиите на този екран и срещу компютъра никога не напускат устройството ти. Пазят се в паметта на този браузър заедно с твоите лабиринти и настройки.
privacy-2 = Няма регистрации, реклами и броячи, и страницата не иска нищо от други сайтове.
privacy-3 = Партията с приятели се пази от сървъра, от който отваряш тази страница: ходовете, имената, които пишете, и кога е играна. Една бисквитка на този сайт казва кои места са твои.
privacy-4 = В настройките можеш да запазиш във файл всичко, което се пази на това устройство, и да го изтриеш.
missing-1 = Този адрес не води никъде. Може би липсва буква.
