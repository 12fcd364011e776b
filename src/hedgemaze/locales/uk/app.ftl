app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = До вмісту
app-nav = Сторінки
app-menu = Меню всіх сторінок
page-game = Гра
page-new = Нова гра
page-maze = Редактор лабіринтів
page-rules = Правила
page-games = Мої ігри
page-puzzles = Задачі
page-analysis = Аналіз
page-settings = Налаштування
page-about = Про гру
page-privacy = Приватність
page-missing = Сторінку не знайдено
mode-classic2 = Класика на двох
mode-classic3 = Класика на трьох
mode-classic4 = Класика на чотирьох
mode-pacman = Варіант PAC-MAN
mode-advanced = Складніший PAC-MAN
mode-players-classic2 = 2 гравці
mode-players-classic3 = 3 гравці
mode-players-classic4 = 4 гравці
mode-players-pacman = Від 2 до 5 гравців
mode-players-advanced = Від 2 до 5 гравців
mode-about-classic2 = Дістанься протилежного краю раніше за суперника. Паркани подовжують шлях.
mode-about-classic3 = Три фішки, по шість парканів, і жодних союзників.
mode-about-classic4 = Чотири фішки зустрічаються посередині. Кожен грає за себе.
mode-about-pacman =
    { $role ->
        [G] Спіймай PAC-MAN тричі, перш ніж він з’їсть усі чотири кульки сили.
       *[P] З’їж усі чотири кульки сили, перш ніж привиди спіймають тебе тричі.
    }
mode-about-advanced = Привиди вириваються зі своєї кімнати, а паркани будують обидві сторони.
front-title = Перегони лабіринтом, який будуєш ти
front-lead = Біжи, став паркани, тікай від привидів. Грай одразу, наодинці чи разом. Без акаунта.
front-continue = Продовжити: { $mode }
front-continue-since = Остання гра: { $when }
front-pick = Вибери гру
front-play = Грати
front-role = Твоя роль
front-computer = Грати з комп’ютером
front-here = На цьому екрані
front-set-up = Налашту­вати гру
front-friends = Грати з друзями
front-more = Ще
front-learn = Навчитися грати
front-learn-about = Короткі уроки на дошці
front-rules = Правила
front-rules-about = Читати одну хвилину
front-maze = Намалю­вати лабіринт
front-maze-about = Твій власний лабіринт для привидів
front-analysis = Аналіз
front-analysis-about = Хто виграє і чому
front-games = Мої ігри
front-games-about = Продовжити, переглянути, зберегти
puzzle-daily = Задача дня
front-daily-about = Щодня нова
front-daily-done = Розв’язано! Завтра буде нова.
puzzle-days =
    { $n ->
        [one] { $n } день поспіль
        [few] { $n } дні поспіль
       *[many] { $n } днів поспіль
    }
front-continue-label = Ігри, які можна продовжити
front-your-turn = Твій хід
front-their-turn = Ходить: { $name }
front-you-are = Твоя роль: { $side }
front-against = Проти рівня { $level } · { $name }
front-ways = { $mode }: інші способи грати
level-label = Рівень комп’ютера
level-named = { $level } · { $name }
level-1 = Насінинка
level-2 = Паросток
level-3 = Деревце
level-4 = Кущик
level-5 = Живопліт
level-6 = Фігурний кущ
level-7 = Лабіринт
level-8 = Мінотавр
level-9 = Бездоганний
level-match = Під мою силу
level-match-about = Рівень зростає, коли ти виграєш, і знижується, коли програєш.
level-figures = Наскільки це сильно?
level-rating-zero = З рівня 1 починається шкала: його сила — 0.
level-rating-elo = Виміряна сила { $rating }, від { $low } до { $high }. Рівень 1 має 0; гравець, у якого на 100 більше, виграє близько 64 ігор зі 100.
level-rating-score = Виміряно проти рівня 3 іншої сторони: { $rating } очок зі 100, від { $low } до { $high }.
level-perfect-about = Із чотирма привидами грає як найсильніший рівень. Якщо привидів троє або менше, ніколи не помиляється в поточному житті. Твій пристрій обчислює це на початку гри.
level-like-classic-1 = Грає для розваги й багато чого не помічає. Якраз для першої гри.
level-like-classic-2 = Рідко дивиться наперед. Рівний суперник для новачків.
level-like-classic-3 = Перемагає більшість новачків, але його легко перехитрити.
level-like-classic-4 = Добрий суперник, коли вже є кілька зіграних ігор.
level-like-classic-5 = Перемагає більшість тих, хто грає час від часу.
level-like-classic-6 = Майже все помічає. Для досвідчених гравців.
level-like-classic-7 = Дивиться далеко наперед. Мало хто його перемагає.
level-like-classic-8 = Найсильніший тут. Чи вдасться тобі перемогти хоч раз?
level-like-P-1 = PAC-MAN без плану. Якраз для першого полювання.
level-like-P-2 = PAC-MAN, який бачить лише найближчу небезпеку. Рівний суперник для новачків.
level-like-P-3 = PAC-MAN, який утікає від більшості новачків.
level-like-P-4 = PAC-MAN, який планує наперед. Його важко загнати в пастку.
level-like-P-5 = Найсильніший PAC-MAN тут. Чи вдасться тобі спіймати його хоч раз?
level-like-P-9 = PAC-MAN, який після першого з’їденого привида більше не помиляється й ставить перед тобою важкі задачі.
level-like-G-1 = Привиди, що блукають навмання. Якраз для першої гри.
level-like-G-2 = Привиди, що женуться за тобою, але залишають проміжки. Рівні суперники для новачків.
level-like-G-3 = Привиди, що полюють разом і перемагають більшість новачків.
level-like-G-4 = Привиди, що перетинають тобі шлях. Для досвідчених гравців.
level-like-G-5 = Найсильніші привиди тут. Майже не залишають проміжків.
level-like-G-9 = Привиди, які після першого з’їденого привида більше не помиляються й ставлять перед тобою важкі задачі.
set-up-title = { $mode }: налаштувати гру
set-up-seats = Хто грає
set-up-person = Хтось за цим екраном
set-up-computer = Комп’ютер, рівень
set-up-who = Хто грає: { $who }
set-up-name = Ім’я: { $who }
set-up-name-hint = Ім’я
set-up-ghost-players = Гравці за привидів
set-up-players-count =
    { $n ->
        [one] { $n }
        [few] { $n }
       *[many] { $n }
    }
set-up-deal = Роздати привидів знову
set-up-ghost-player = Гравець за привидів { $n }
set-up-character = Персонаж: { $who }
character-eater = Ненажера
character-horns = Привид із ріжками
character-bow = Привид із бантиком
character-curl = Привид із кучериком
character-nightcap = Привид у ковпаку
set-up-first = Хто починає
set-up-lot = Навмання
set-up-loser = Хто програв минулу гру
set-up-more = Дошка й паркани
set-up-size = Дошка
set-up-squares =
    { $size ->
        [one] { $size } на { $size } клітинку
        [few] { $size } на { $size } клітинки
       *[many] { $size } на { $size } клітинок
    }
set-up-fences = Парканів на гравця
set-up-fences-usual = { $n }, як зазвичай
set-up-maze = Лабіринт
set-up-maze-this = Цей
set-up-maze-draw = Намалю­вати
set-up-position = Гра починається з цієї позиції
set-up-bad = У цю гру не можна зіграти. Код помилки: { $code }
set-up-start = Почати гру
setting-theme = Вигляд
theme-system = Як у системі
theme-arcade = Аркада
theme-wood = Дерево
theme-garden = Сад
theme-paper = Папір
theme-contrast = Високий контраст
setting-pieces = Фішки
pieces-characters = Персонажі
pieces-pawns = Прості фішки
pieces-counters = Пласкі фішки
setting-fences = Паркани
fences-theme = Усі одного кольору
fences-owners = Кольору власника
setting-language = Мова
setting-language-system = Як у браузері
load-failed = Не вдалося завантажити цю сторінку. Чи є зв’язок з інтернетом?
language-failed = Не вдалося завантажити: { $language }. Чи є зв’язок з інтернетом?
language-behind = { $language } (частково англійською)
setting-confirm = Підтверджувати паркан, перш ніж поставити
confirm-touch = Лише на сенсорних екранах
confirm-always = Завжди
confirm-never = Ніколи
setting-motion = Анімація
motion-system = Як у системі
motion-full = Повна
motion-none = Без анімації
setting-sounds = Звуки
setting-coordinates = Літери й цифри на дошці
setting-ways = Показувати найкоротші шляхи
setting-premoves = Ходи наперед: вибирай свій хід, поки грають інші (в мережі)
device-title = Збережено на цьому пристрої
device-about = Твої ігри, лабіринти й налаштування зберігаються в цьому браузері й більше ніде.
device-export = Зберегти все у файл
device-erase = Видалити все
device-erased = Усе видалено.
device-ask = Видалити всі ігри, лабіринти й налаштування на цьому пристрої? Повернути їх не вийде.
games-none = Ігор ще немає. Кожна розпочата гра зберігається тут, на цьому пристрої.
games-play = Зіграти
games-running =
    { $n ->
        [0] Не розпочато · { $when }
        [one] Поки що { $n } дія · { $when }
        [few] Поки що { $n } дії · { $when }
       *[many] Поки що { $n } дій · { $when }
    }
games-over =
    { $n ->
        [one] Закінчено за { $n } дію · { $when }
        [few] Закінчено за { $n } дії · { $when }
       *[many] Закінчено за { $n } дій · { $when }
    }
games-remove = Видалити цю гру: { $mode }
games-removed = Видалено: { $mode }
games-continue = Продовжити
games-look = Переглянути
games-analyse = Аналіз
games-save-all = Зберегти всі у файл
games-open = Відкрити файли ігор
games-opened =
    { $n ->
        [one] Додано { $n } гру.
        [few] Додано { $n } гри.
       *[many] Додано { $n } ігор.
    }
games-open-bad = Гру { $game } в цьому файлі не вдається прочитати. Код помилки: { $code }
update-ready = Є нова версія.
update-now = Оновити зараз
update-later = Пізніше
text-home = На головну сторінку
about-1 = Hedgemaze — настільна гра з фішками й парканами для двох–чотирьох гравців, безкоштовна й з відкритим кодом. Є й варіанти, у яких за PAC-MAN женуться чотири привиди.
about-2 = У неї грають за правилами Quoridor PAC-MAN. Quoridor і PAC-MAN — торгові марки своїх власників, які не мають стосунку до Hedgemaze. Усі малюнки, звуки, тексти й код — наші власні.
about-3 = У нас немає малюнка лабіринту з книжечки правил. Лабіринти в Hedgemaze відтворено, а ще можна намалювати власні.
about-4 = Комп’ютерні гравці працюють на твоєму пристрої. Як і люди, вони дещо пропускають: що нижчий рівень, то більше. Якщо біля рівня є число, його силу виміряно в іграх проти інших рівнів.
about-5 = Цю сторінку можна встановити з меню браузера й відкривати як звичайний застосунок. Після першого відвідування ігри на цьому екрані та з комп’ютером працюють без мережі.
about-6 = Вихідний код відкритий, за ліцензією Apache License 2.0.
privacy-1 = Ігри на цьому екрані та з комп’ютером ніколи не залишають твого пристрою. Вони зберігаються в цьому браузері разом із твоїми лабіринтами й налаштуваннями.
privacy-2 = Акаунт не потрібен. Тут немає реклами й стеження, і сторінка нічого не завантажує з інших сайтів.
privacy-3 = Гра з друзями зберігається на сервері цієї сторінки: ходи, введені імена й час гри. Один файл cookie цього сайту пам’ятає, які місця твої.
privacy-4 = У налаштуваннях можна зберегти у файл усе, що є на цьому пристрої, і видалити це.
missing-1 = За цією адресою немає сторінки. Може, бракує літери.
shortcuts-title = Клавіші
shortcuts-board = На дошці
shortcuts-fence = Паркани
shortcuts-pacman = Ігри з PAC-MAN
shortcuts-page = Усюди
shortcut-move = Переходити з клітинки на клітинку
shortcut-edge = Перейти до краю дошки
shortcut-act = Узяти фішку або поставити її на клітинку
shortcut-type = Ввести дію, наприклад e2 або e3h
shortcut-back = Покласти назад те, що тримаєш
shortcut-fence = Узяти паркан
shortcut-slide = Пересунути паркан
shortcut-turn = Обернути паркан
shortcut-place = Поставити паркан
shortcut-stop = Закінчити хід фішки або весь свій хід
shortcut-spend = Витратити кульку сили
shortcut-graph = В аналізі: гортати гру на графіку
shortcut-card = Показати ці клавіші
key-enter = Enter
key-space = Пробіл
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Коліщатко
key-right-click = Права кнопка
