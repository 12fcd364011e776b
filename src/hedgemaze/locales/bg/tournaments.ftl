page-tournaments = Турнири
page-tournament = Турнир
tournaments-mine = Твоите турнири
tournaments-listed = Отворени за всички
tournaments-none = Сега няма отворен турнир. Направи нов!
tournament-make = Направи турнир
tournament-make-about = Избери вид, изпрати линка на приятелите си и започни, когато всички са тук.
tournament-title = Име на турнира
tournament-kind = Вид
tournament-round_robin = Всеки с всеки
tournament-round_robin-about = Всеки играе с всеки.
tournament-knock_out = Елиминации
tournament-knock_out-about = Който загуби двубой, отпада.
tournament-arena = Арена
tournament-arena-about = Играй партия след партия, докато изтече времето.
tournament-places = Най-много играчи
tournament-minutes = Продължителност
tournament-minutes-n =
    { $n ->
        [one] Една минута
       *[other] { $n } минути
    }
tournament-clock = Часовник
tournament-fill = Свободните места заема компютърът
tournament-fill-none = Без компютър
tournament-rated = Партиите се броят за рейтинг (на всички им трябва профил)
tournament-bots = Могат да участват ботове
tournament-public = Да го виждат всички
tournament-plays = И аз играя
tournament-when = Начало
tournament-when-host = Когато аз реша
tournament-when-minutes =
    { $n ->
        [one] След една минута
       *[other] След { $n } минути
    }
tournament-create = Създай
tournament-join = Включи се
tournament-joined = Играеш в този турнир.
tournament-leave = Напусни
tournament-leave-ask = Напускаш ли турнира? Губиш всички партии, които още не са изиграни.
tournament-start = Започни сега
tournament-cancel = Отмени го
tournament-cancel-ask = Да се отмени ли турнирът? Включилите се играчи няма да могат да го играят.
tournament-cancelled = Този турнир беше отменен.
tournament-remove = Махни
tournament-remove-ask = Да се махне ли { $name } от турнира?
tournament-invite = Покани други
tournament-wait-host = Турнирът започва, когато организаторът даде старт.
tournament-players = Играчи: { $n } от { $places }
tournament-count =
    { $n ->
        [2] Двама играчи
        [3] Трима играчи
        [4] Четирима играчи
        [one] Един играч
       *[other] { $n } играчи
    }
tournament-begins-in = Започва след { $time }
tournament-ends-in = Остават { $time }
tournament-finishing = Времето изтече. Доиграват се последните партии.
tournament-pause = Почивка
tournament-resume = Продължи играта
tournament-paused = В почивка си.
tournament-waiting-pair = Скоро ще ти намерим противник. Остани на тази страница.
tournament-waiting-round = Изчакай следващия кръг.
tournament-out = За теб турнирът свърши. Гледай другите!
tournament-your-game = Партията ти започва: играеш срещу { $rival }.
tournament-go = Към масата
tournament-back = Обратно към турнира
tournament-round = Кръг { $n }
tournament-round-of = Кръг { $n } от { $total }
tournament-final = Финал
tournament-semifinal = Полуфинал
tournament-quarterfinal = Четвъртфинал
tournament-standings = Класиране
tournament-bracket = Схема
tournament-cross = Кой кого победи
tournament-games = Партии
tournament-watch = Гледай
tournament-place = Място
tournament-player = Играч
tournament-points = Точки
tournament-played = Партии
tournament-wins = Победи
tournament-berger = ЗБ
tournament-berger-about = Зонеборн-Бергер: точките на победените от теб, броени двойно, и точките на онези, с които имаш реми
tournament-computer = Компютър { $n }
tournament-erased = Някой
tournament-free = Почива
tournament-open-place = Още не се знае
tournament-left = напусна
tournament-over = Турнирът свърши.
tournament-winner = { $name } печели турнира!
tournament-forfeit = неизиграна
tournament-lot = случайно
tournament-points-about = Победата носи 2 точки, ремито 1.
tournament-missing = Няма такъв турнир.
tournament-win = победа
tournament-draw = реми
tournament-loss = загуба
tournament-running = играе се
why-tournament-none = Няма такъв турнир.
why-tournament-started = Турнирът вече започна.
why-tournament-over = Турнирът свърши.
why-tournament-full = Всички места са заети.
why-tournament-removed = Организаторът те махна от този турнир.
why-tournament-accounts_only = Играе се за рейтинг: трябва ти профил.
why-tournament-no_bots = В този турнир не участват ботове.
why-tournament-name_taken = Друг играч има това име. Избери друго.
why-tournament-not_in = Не играеш в този турнир.
why-tournament-not_host = Само организаторът може да прави това.
why-tournament-no_pause = В този турнир няма почивка.
why-tournament-too_few = За турнир трябват поне трима играчи.
why-tournament-too_many = Вече имаш твърде много турнири. Първо завърши един.
why-tournament-bad_mode = Тази игра не може да се играе в турнир.
why-tournament-bad_start = Началото трябва да е в следващите 30 дни.
why-tournament-bad_rated = За рейтинг играят само хора.
