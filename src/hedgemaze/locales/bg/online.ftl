page-online = Играй с приятели
page-table = Маса
page-watch = Гледане
page-code = Продължи тук
friends-mode = Игра
friends-special = { $mode }, както е подготвена от теб.
friends-count = Играчи
friends-players =
    { $n ->
        [2] Двама играчи
        [3] Трима играчи
        [4] Четирима играчи
        [one] Един играч
       *[other] { $n } играчи
    }
friends-here = На този екран
friends-elsewhere = Приятел с линк
friends-clock = Часовник
friends-loser = Който загуби последната партия
friends-listed = Непознати могат да намерят масата и да седнат
friends-bots = Ботове могат да заемат свободни места
friends-nobody = Покани поне един приятел. За партии без приятели не трябва маса.
friends-open = Отвори масата
friends-code = Имам код от друго устройство
friends-alone = Вместо това играй на този екран
open-title = Отворени маси
open-none = В момента никой не чака.
open-free =
    { $n ->
        [one] Едно свободно място
       *[other] { $n } свободни места
    }
timing-none = Без часовник
timing-fischer = { $minutes } мин + { $seconds } сек на ход
timing-days =
    { $n ->
        [one] Един ден на ход
       *[other] { $n } дни на ход
    }
seat-name = Твоето име
seat-character = Твоят герой
seat-free = Свободно
seat-sit = Седни тук
seat-link = Копирай линка за { $seat }
seat-there = Тук
seat-away = Няма връзка
seat-left = Вече не е тук
seat-nameless = Без име
seat-bot = Бот
seat-bot-named = { $name } (бот)
seat-mine-named = { $name } (ти)
waiting-title = Чакаме приятели
waiting-invited = Това е покана за теб
waiting-me = Ти
waiting-free =
    { $n ->
        [0] Всички са тук.
        [one] Партията започва сама, щом се заеме и последното място.
       *[other] { $n } места са свободни. Партията започва сама, когато всички са заети.
    }
waiting-deal = Раздай пак
waiting-leave = Стани от масата
leave-ask = Напускаш ли тази партия? Съотборниците ти продължават с твоите духчета.
invite-about = Изпрати този линк или нека приятелят ти сканира кода.
invite-code = Линкът като QR код
invite-link = Линк за приятели
invite-share = Партия Hedgemaze
watch-link = Линк само за гледане
watch-share = Гледай партия Hedgemaze
watch-title = Ти гледаш
watch-count =
    { $n ->
        [one] Гледа един човек
       *[other] Гледат { $n } души
    }
first-turn-own = Започни! Остават { $time }, после партията се отменя.
first-turn-other = { $side }: остават { $time } за начало
end-look-again = Търси друг играч
link-copy = Копирай
link-copied = Копирано
link-share = Сподели
link-lost = Няма връзка. Опитваме пак…
link-none = Сървърът е недостъпен. Имаш ли връзка с интернет?
room-missing = Няма такава маса.
room-moved = Тази партия продължава на друго твое устройство.
code-about = Продължи тази партия на друго устройство:
code-ask = Покажи код
code-use = Напиши го на другото устройство до десет минути: „Играй с приятели“, после „Имам код“.
code-enter-about = Премества мястото ти на масата на това устройство. Другото устройство показва кода под ходовете на партията.
code-enter = Код
code-go = Продължи
action-correct = Поправи
action-take-back = Върни ход
action-draw = Реми
action-talk = Кажи
action-rematch = Реванш
rematch-asked = Реваншът е предложен
rematch-go = Към реванша
give-time = Дай 15 секунди
link-on = Има връзка
link-off = Няма връзка
title-turn = Твой ред е!
turn-other = На ход: { $side }
offer-draw =
    { $own ->
        [yes] Предлагаш реми.
       *[no] { $name } предлага реми.
    }
offer-take_back =
    { $own ->
        [yes] Искаш да върнеш хода.
       *[no] { $name } иска да върне хода.
    }
offer-resign =
    { $own ->
        [yes] Искаш отборът ти да се предаде.
       *[no] { $name } иска да се предаде. И ти ли?
    }
offer-rematch =
    { $own ->
        [yes] Искаш реванш.
       *[no] { $name } иска реванш.
    }
offer-agree = Да
offer-decline = Не
offer-withdraw = Оттегли
offer-declined =
    { $kind ->
        [draw] { $name } отказва реми.
        [take_back] { $name } отказва ходът да се върне.
        [resign] { $name } не иска да се предаде.
       *[rematch] { $name } не иска реванш.
    }
premove-waits = Предварителен ход: { $text }
premove-cancel = Отмени хода
premove-cancelled = Предварителният ход е отменен.
premove-dropped = Предварителният ход е отменен. { $why }
premove-impossible = Това няма да е възможно в следващия ти ход.
premove-life = Това би струвало живот.
premove-moved = { $piece } вече е на друго квадратче.
clock-of = Часовник: { $time }
clock-days =
    { $n ->
        [one] Един ден
       *[other] { $n } дни
    }
clock-hours =
    { $n ->
        [one] Един час
       *[other] { $n } часа
    }
clock-low =
    { $n ->
        [one] Остава по-малко от секунда
       *[other] Остават по-малко от { $n } секунди
    }
phrase-hello = Здравей!
phrase-good_luck = Успех!
phrase-well_played = Добре изиграно!
phrase-good_move = Добър ход!
phrase-oops = Опа!
phrase-thanks = Благодаря!
phrase-one_moment = Един момент, моля
phrase-your_turn = Твой ред е
phrase-good_game = Хубава партия!
phrase-again = Още веднъж?
phrase-goodbye = Довиждане!
phrase-face_smile = Усмивка
phrase-face_laugh = Смях
phrase-face_think = Замислено лице
phrase-face_surprise = Изненада
phrase-face_sad = Тъжно лице
phrase-face_sleep = Сънливо лице
end-flagged = Времето изтече.
end-agreed = Играчите се договориха за реми.
games-friends = С приятели
games-your-turn = Твой ред · { $when }
games-their-turn = Чакаш другите · { $when }
games-not-full = Има свободно място · { $when }
games-ended = Край · { $when }
data-title = Какво се пази за теб
data-about = Сървърът пази партиите ти с приятели: кой къде е седял, с написаното име, какво е играно и кога. Той разпознава този браузър по бисквитка със случайно число.
data-save = Запази копие
data-saved = Запазено.
data-erase = Изтрий данните
data-erase-yes = Изтрий
data-ask = Да се махне ли името ти от всички партии с приятели? Те вече няма да са твои и не можеш да ги продължиш. За хората, с които играеш, партиите остават.
data-erased =
    { $n ->
        [0] Нищо не се е пазело.
        [one] Изтрито от една партия.
       *[other] Изтрито от { $n } партии.
    }
why-room-stale = Ходът свърши, преди действието ти да пристигне.
why-room-not_your_turn = Не е твой ред.
why-room-not_your_piece = Тази фигура я движи твой съотборник.
why-room-time_over = Времето изтече.
why-room-over = Партията свърши.
why-room-started = Партията вече започна.
why-room-seat_taken = Някой те изпревари: това място е заето.
why-room-no_bots = На тази маса не се допускат ботове.
why-room-character_taken = Този герой вече е зает.
why-room-bad_name = Това име не може да се покаже. Избери по-кратко или по-просто.
why-room-offer_too_soon = Току-що попита. Опитай пак в следващия рунд.
why-room-offer_pending = Това вече е предложено.
why-room-nothing_to_take_back = Няма нищо за връщане.
why-room-too_many_phrases = Малко по-бавно, моля.
why-room-log_full = На тази маса това вече не е възможно: твърде много неща се случиха тук.
why-room-somebody_left = Някой стана от масата.
why-server-not_invited = На тази маса сядат само поканени.
why-server-not_your_seat = Това място не е твое.
why-server-too_many = Малко по-бавно, моля.
why-server-too_many_bots = От този адрес вече има достатъчно ботове.
why-server-bad_code = Няма такъв код или срокът му е изтекъл.
why-server-stopping = Сървърът се рестартира. Опитай пак след миг.
why-server-unreachable = Сървърът е недостъпен. Имаш ли връзка с интернет?
