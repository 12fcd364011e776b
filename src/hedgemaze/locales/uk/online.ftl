page-online = Грати з друзями
page-table = Стіл
page-watch = Дивитися
page-code = Продовжити тут
friends-mode = Гра
friends-special = { $mode }, як налаштовано.
friends-count = Гравці
friends-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
friends-here = На цьому екрані
friends-elsewhere = Друг за посиланням
friends-clock = Годинник
friends-loser = Хто програв минулу гру
friends-listed = Незнайомці можуть знайти цей стіл і сісти за нього
friends-bots = Боти можуть займати вільні місця
friends-nobody = Запроси хоча б одного друга. Щоб грати без друзів, стіл не потрібен.
friends-open = Відкрити стіл
friends-code = Маю код з іншого пристрою
friends-alone = Грати на цьому екрані
open-title = Відкриті столи
open-none = Зараз ніхто не чекає.
open-free =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
timing-none = Без годинника
timing-fischer = { $minutes } хв + { $seconds } с на хід
timing-days =
    { $n ->
        [one] { $n } день на хід
        [few] { $n } дні на хід
       *[many] { $n } днів на хід
    }
seat-name = Твоє ім’я
seat-character = Твій персонаж
seat-free = Вільно
seat-sit = Сісти тут
seat-link = Копіювати посилання: { $seat }
seat-there = Тут
seat-away = Немає зв’язку
seat-left = Місце покинуто
seat-nameless = Без імені
seat-bot = Бот
seat-bot-named = { $name } (бот)
seat-mine-named = { $name } (ти)
waiting-title = Чекаємо на друзів
waiting-invited = Тебе запрошено
waiting-me = Ти
waiting-free =
    { $n ->
        [0] Усі на місці.
        [1] Гра почнеться, щойно буде зайнято останнє місце.
        [one] Вільне ще { $n } місце. Гра почнеться, коли всі будуть зайняті.
        [few] Вільні ще { $n } місця. Гра почнеться, коли всі будуть зайняті.
       *[many] Вільно ще { $n } місць. Гра почнеться, коли всі будуть зайняті.
    }
waiting-deal = Роздати знову
waiting-leave = Вийти з-за столу
leave-ask = Вийти з цієї гри? Твоїми привидами гратиме далі твоя команда.
invite-about = Надішли це посилання або дай другові відсканувати код.
invite-code = Посилання як QR-код
invite-link = Посилання для друзів
invite-share = Гра в Hedgemaze
watch-link = Посилання лише для глядачів
watch-share = Подивись гру в Hedgemaze
watch-title = Ти дивишся гру
watch-count =
    { $n ->
        [one] Дивиться { $n } людина
        [few] Дивляться { $n } людини
       *[many] Дивляться { $n } людей
    }
first-turn-own = Почни за { $time }, інакше гру буде скасовано.
first-turn-other = { $side }: на початок лишилося { $time }
end-look-again = Шукати іншого гравця
link-copy = Копіювати
link-copied = Скопійовано
link-share = Поділитися
link-lost = Немає зв’язку. Пробуємо знову…
link-none = Сервер недоступний. Чи є зв’язок з інтернетом?
room-missing = Такого столу немає.
room-moved = Цю гру продовжено на іншому пристрої.
code-about = Продовжити цю гру на іншому пристрої:
code-ask = Показати код
code-use = Введи його на іншому пристрої протягом десяти хвилин: «Грати з друзями», потім «Маю код».
code-enter-about = Переносить твоє місце за столом на цей пристрій. На іншому пристрої код показано під ходами гри.
code-enter = Код
code-go = Продовжити
action-correct = Виправити
action-take-back = Повернути хід
action-draw = Нічия
action-talk = Сказати
action-rematch = Реванш
rematch-asked = Запит на реванш надіслано
rematch-go = До реваншу
give-time = Дати 15 секунд
link-on = Є зв’язок
link-off = Немає зв’язку
title-turn = Твій хід!
turn-other = Ходить: { $side }
offer-draw =
    { $own ->
        [yes] Ти пропонуєш нічию.
       *[no] { $name } пропонує нічию.
    }
offer-take_back =
    { $own ->
        [yes] Ти просиш повернути хід.
       *[no] { $name } просить повернути хід.
    }
offer-resign =
    { $own ->
        [yes] Ти хочеш здатися разом із командою.
       *[no] { $name } хоче здатися. Ти теж?
    }
offer-rematch =
    { $own ->
        [yes] Ти хочеш реваншу.
       *[no] { $name } хоче реваншу.
    }
offer-agree = Так
offer-decline = Ні
offer-withdraw = Відкликати
offer-declined =
    { $kind ->
        [draw] { $name } відхиляє нічию.
        [take_back] { $name } не погоджується повернути хід.
        [resign] { $name } не хоче здаватися.
       *[rematch] { $name } не хоче реваншу.
    }
premove-waits = Твій хід наперед: { $text }
premove-cancel = Скасувати хід наперед
premove-cancelled = Хід наперед скасовано.
premove-dropped = Хід наперед скасовано. { $why }
premove-impossible = Наступного ходу це буде неможливо.
premove-life = Це коштувало б життя.
premove-moved = { $piece } тепер на іншій клітинці.
clock-of = Годинник: { $time }
clock-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
clock-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[many] { $n } годин
    }
clock-low =
    { $n ->
        [one] Лишилося менше { $n } секунди
        [few] Лишилося менше { $n } секунд
       *[many] Лишилося менше { $n } секунд
    }
phrase-hello = Привіт!
phrase-good_luck = Хай щастить!
phrase-well_played = Чудово зіграно!
phrase-good_move = Гарний хід!
phrase-oops = Ой!
phrase-thanks = Дякую!
phrase-one_moment = Хвилинку, будь ласка
phrase-your_turn = Твій хід
phrase-good_game = Гарна гра!
phrase-again = Ще раз?
phrase-goodbye = Бувай!
phrase-face_smile = Усмішка
phrase-face_laugh = Сміх
phrase-face_think = Роздуми
phrase-face_surprise = Подив
phrase-face_sad = Сумне обличчя
phrase-face_sleep = Сонне обличчя
end-flagged = Час вийшов.
end-agreed = Гравці погодилися на нічию.
games-friends = З друзями
games-your-turn = Твій хід · { $when }
games-their-turn = Чекаємо на інших · { $when }
games-not-full = Є вільне місце · { $when }
games-ended = Закінчено · { $when }
data-title = Що зберігається про тебе
data-about = Сервер зберігає твої ігри з друзями: хто де сидів, під яким іменем, що й коли було зіграно. Він упізнає цей браузер за файлом cookie з випадковим числом.
data-save = Зберегти копію
data-saved = Збережено.
data-erase = Видалити це
data-erase-yes = Видалити
data-ask = Прибрати твоє ім’я з усіх ігор із друзями? Вони більше не будуть твоїми, і продовжити їх не вийде. В інших гравців вони залишаться.
data-erased =
    { $n ->
        [0] Нічого не було збережено.
        [one] Прибрано з { $n } гри.
        [few] Прибрано з { $n } ігор.
       *[many] Прибрано з { $n } ігор.
    }
why-room-stale = Хід закінчився раніше, ніж надійшла твоя дія.
why-room-not_your_turn = Зараз не твій хід.
why-room-not_your_piece = Цією фішкою ходить хтось інший із твоєї команди.
why-room-time_over = Час вийшов.
why-room-over = Гру закінчено.
why-room-started = Гра вже почалася.
why-room-seat_taken = Хтось був швидший: це місце зайняте.
why-room-no_bots = За цим столом ботам не можна.
why-room-character_taken = Цей персонаж уже зайнятий.
why-room-bad_name = Це ім’я не можна показати. Вибери коротше або простіше.
why-room-offer_too_soon = Такий запит щойно був. Спробуй знову в наступному раунді.
why-room-offer_pending = Це вже запропоновано.
why-room-nothing_to_take_back = Нема чого повертати.
why-room-too_many_phrases = Трохи повільніше, будь ласка.
why-room-log_full = За цим столом це вже неможливо: тут забагато всього сталося.
why-room-somebody_left = Хтось вийшов з-за столу.
why-server-not_invited = За цей стіл можуть сідати лише запрошені.
why-server-not_your_seat = Це не твоє місце.
why-server-too_many = Трохи повільніше, будь ласка.
why-server-too_many_bots = З цієї адреси вже достатньо ботів.
why-server-bad_code = Такого коду немає, або його термін минув.
why-server-stopping = Сервер перезапускається. Спробуй за мить.
why-server-unreachable = Сервер недоступний. Чи є зв’язок з інтернетом?
