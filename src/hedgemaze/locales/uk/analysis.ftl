analysis-paste = Встав позицію або ходи гри й натисни «Показати»
analysis-show = Показати
analysis-file = Відкрити файл
analysis-position = Позиція
analysis-link = Посилання на те, що на дошці
analysis-tab-lines = Варіанти
analysis-tab-graph = Графік
analysis-tab-share = Поділитися
analysis-share-label = Поділитися й відкрити
analysis-copy-link = Копіювати посилання
analysis-copy-record = Копіювати ходи
analysis-download = Завантажити
analysis-copied = Скопійовано.
analysis-copy-failed = Браузер не дозволяє копіювати. Скопіюй посилання нижче вручну.
analysis-set-up = Розставити позицію
analysis-who = Хто виграє
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = Найкращі варіанти
analysis-thinking = Думаємо…
analysis-try = Зіграти до { $action }
analysis-nodes =
    { $n ->
        [one] Переглянуто { $n } позицію
        [few] Переглянуто { $n } позиції
       *[many] Переглянуто { $n } позицій
    }
analysis-certain =
    { $n ->
        [one] { $side }: перемога за { $n } дію
        [few] { $side }: перемога за { $n } дії
       *[many] { $side }: перемога за { $n } дій
    }
analysis-draw = Гарантована нічия
analysis-first = Початок
analysis-back = Назад
analysis-next = Уперед
analysis-last = Кінець
analysis-drawn = Показати шляхи й найкращі ходи
analysis-variation = Ти пробуєш власні ходи.
analysis-home = Назад до гри
analysis-branch = Після { $n }:
analysis-forget = Видалити цей варіант
analysis-note = Нотатка
analysis-note-here = Нотатка до показаної позиції
analysis-promote = Вище
analysis-variation-bar = Що зробити з варіантом
analysis-better = Показати
exact-label = Точно:
exact-pacman =
    { $rounds ->
        [1] PAC-MAN виграє в цьому раунді.
        [one] PAC-MAN виграє за { $rounds } раунд.
        [few] PAC-MAN виграє за { $rounds } раунди.
       *[many] PAC-MAN виграє за { $rounds } раундів.
    }
exact-ghosts =
    { $rounds ->
        [1] Привиди ловлять PAC-MAN у цьому раунді.
        [one] Привиди ловлять PAC-MAN за { $rounds } раунд.
        [few] Привиди ловлять PAC-MAN за { $rounds } раунди.
       *[many] Привиди ловлять PAC-MAN за { $rounds } раундів.
    }
exact-open = Ніхто не може домогтися перемоги.
exact-open-life = У цьому житті привиди не можуть гарантовано спіймати PAC-MAN, а він не може гарантовано виграти.
exact-short-pacman = PAC-MAN за { $rounds }
exact-short-ghosts = Привиди за { $rounds }
exact-short-open = Ніхто
exact-offer = З трьома привидами це можна обчислити точно. На це піде хвилина-дві.
exact-work = Обчислити
exact-working = Обчислюємо…
graph-title = Уся гра
graph-label = Момент гри
graph-moment = Після { $n }, { $action }: { $text }
graph-progress = Скільки гри вже проаналізовано
graph-stop = Стоп
graph-again = Аналізувати всю гру
summary-label = Як ішла гра
summary-accuracy = Точність:
summary-blunder =
    { $n ->
        [0] Без грубих помилок
        [one] { $n } груба помилка
        [few] { $n } грубі помилки
       *[many] { $n } грубих помилок
    }
summary-mistake =
    { $n ->
        [0] Без помилок
        [one] { $n } помилка
        [few] { $n } помилки
       *[many] { $n } помилок
    }
summary-inaccuracy = Не найкращих: { $n }
mark-inaccuracy = (не найкраще)
mark-mistake = (помилка)
mark-blunder = (груба помилка)
verdict-inaccuracy = { $action } — не найкраще: { $better } було б краще на { $percent }%.
verdict-mistake = { $action } — помилка: { $better } було б краще на { $percent }%.
verdict-blunder = { $action } — груба помилка: { $better } було б краще на { $percent }%.
verdict-thrown-win = { $action } втрачає гарантовану перемогу: { $better } виграє.
verdict-thrown-open = { $action } точно програє: { $better } врятувало б гру.
read-action = Хід { $n }, { $action }, зіграти не можна: { $reason }
read-mode = У цю гру так грати не можна. Код помилки: { $code }
read-maze = Цей лабіринт не можна використати. Код помилки: { $code }
read-house_rule = Це домашнє правило не можна використати. Код помилки: { $code }
read-record = Цей файл гри не можна прочитати. Код помилки: { $code }
read-mode-unknown = Такої гри немає.
read-position-too_long = Це задовге для позиції.
read-position-unreadable = Це ні позиція, ні гра.
read-position-fences = Паркани не вдається прочитати.
read-position-pieces = Фішки не вдається прочитати, або якоїсь бракує.
read-position-stocks = Кількість парканів, що лишилися, не вдається прочитати.
read-position-pellets = Кульки сили й життя не вдається прочитати.
read-position-turn = Незрозуміло, чий хід.
read-position-memory = Клітинки, на які фішкам не можна повертатися, не вдається прочитати.
read-position-counters = Числа в кінці не вдається прочитати.
read-position-impossible = Така позиція в жодній грі неможлива.
read-square-unreadable = Такої клітинки немає.
page-position = Розставити позицію
position-lead = Вибери, що ставити, і торкайся клітинок на дошці. Паркани стають у жолобки; фішки можна перетягувати.
position-game = Гра
position-size = Дошка
position-maze = Лабіринт
position-maze-own = Власний
position-put = Що ставити
position-erase = Прибрати
position-pellet = Кулька сили
position-turn = Чий хід
position-stock = Парканів лишилося: { $side }
position-lives = Життя
position-reserve = Кульки сили в запасі
position-empty = Прибрати паркани
position-start = До початку
position-fits = Усе гаразд.
position-analyse = Аналізувати
position-computer = Грати з комп’ютером
position-as = За сторону: { $side }
position-off = { $piece } (не на дошці)
position-twice = Дві фішки не можуть стояти на одній клітинці.
position-overlap = Два паркани накладаються або перетинаються.
position-no-way = У якоїсь фішки немає шляху до мети.
position-over = У цій позиції гру закінчено.
position-all-pellets = Має бути кулька сили, яку можна з’їсти, і життя, яке можна втратити.
position-ghost-on-pellet = Привид не може стояти на кульці сили.
