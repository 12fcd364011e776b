page-tournaments = Турніри
page-tournament = Турнір
tournaments-mine = Твої турніри
tournaments-listed = Відкриті для всіх
tournaments-none = Зараз немає відкритих турнірів. Створи свій!
tournament-make = Створити турнір
tournament-make-about = Вибери вид, надішли друзям посилання й починай, коли всі зберуться.
tournament-title = Назва турніру
tournament-kind = Вид
tournament-round_robin = Коловий
tournament-round_robin-about = Кожен грає з кожним.
tournament-knock_out = На вибування
tournament-knock_out-about = Хто програє, вибуває.
tournament-arena = Арена
tournament-arena-about = Грай гру за грою, доки не вийде час.
tournament-places = Найбільше гравців
tournament-minutes = Тривалість
tournament-minutes-n =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[many] { $n } хвилин
    }
tournament-clock = Годинник
tournament-fill = На вільні місця — комп’ютер
tournament-fill-none = Без комп’ютера
tournament-rated = Ігри враховуються в рейтингу (усім потрібен акаунт)
tournament-bots = Ботам можна грати
tournament-public = Показати всім
tournament-plays = Я теж граю
tournament-when = Початок
tournament-when-host = Коли я вирішу
tournament-when-minutes =
    { $n ->
        [one] За { $n } хвилину
        [few] За { $n } хвилини
       *[many] За { $n } хвилин
    }
tournament-create = Створити
tournament-join = Приєднатися
tournament-joined = Ти граєш у цьому турнірі.
tournament-leave = Вийти
tournament-leave-ask = Вийти з турніру? Усі ще не зіграні ігри буде програно.
tournament-start = Почати зараз
tournament-cancel = Скасувати
tournament-cancel-ask = Скасувати турнір? Гравці, які приєдналися, тоді не зможуть його зіграти.
tournament-cancelled = Цей турнір скасовано.
tournament-remove = Прибрати
tournament-remove-ask = Прибрати з турніру: { $name }?
tournament-invite = Запросити інших
tournament-wait-host = Турнір почнеться, коли його розпочне організатор.
tournament-players = Гравці: { $n } з { $places }
tournament-count =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
tournament-begins-in = До початку { $time }
tournament-ends-in = Ще { $time }
tournament-finishing = Час вийшов. Дограють останні ігри.
tournament-pause = Перерва
tournament-resume = Грати далі
tournament-paused = У тебе перерва.
tournament-waiting-pair = Скоро буде суперник. Залишайся на цій сторінці.
tournament-waiting-round = Чекай на наступний раунд.
tournament-out = Ти вибуваєш. Подивись на інших!
tournament-your-game = Твоя гра починається. Суперник: { $rival }.
tournament-go = До столу
tournament-back = Назад до турніру
tournament-round = Раунд { $n }
tournament-round-of = Раунд { $n } з { $total }
tournament-final = Фінал
tournament-semifinal = Півфінал
tournament-quarterfinal = Чвертьфінал
tournament-standings = Таблиця
tournament-bracket = Сітка
tournament-cross = Хто кого переміг
tournament-games = Ігри
tournament-watch = Дивитися
tournament-place = Місце
tournament-player = Гравець
tournament-points = Очки
tournament-played = Ігри
tournament-wins = Перемоги
tournament-berger = ЗБ
tournament-berger-about = Зоннеборн-Бергер: подвоєні очки переможених суперників плюс очки тих, з ким нічия
tournament-computer = Комп’ютер { $n }
tournament-erased = Хтось
tournament-free = Без суперника
tournament-open-place = Ще невідомо
tournament-left = вибуває
tournament-over = Турнір закінчено.
tournament-winner = { $name } виграє турнір!
tournament-forfeit = не зіграно
tournament-lot = навмання
tournament-points-about = Перемога дає 2 очки, нічия — 1.
tournament-missing = Такого турніру немає.
tournament-win = виграно
tournament-draw = нічия
tournament-loss = програно
tournament-running = триває
why-tournament-none = Такого турніру немає.
why-tournament-started = Турнір уже почався.
why-tournament-over = Турнір закінчено.
why-tournament-full = Усі місця зайняті.
why-tournament-removed = Організатор прибрав тебе з цього турніру.
why-tournament-accounts_only = Ігри рейтингові: щоб грати, потрібен акаунт.
why-tournament-no_bots = Боти не можуть грати в цьому турнірі.
why-tournament-name_taken = Таке ім’я вже має інший гравець. Вибери інше.
why-tournament-not_in = Ти не граєш у цьому турнірі.
why-tournament-not_host = Це може лише організатор.
why-tournament-no_pause = У цьому турнірі немає перерв.
why-tournament-too_few = Для турніру потрібно щонайменше три гравці.
why-tournament-too_many = У тебе вже забагато турнірів. Спершу закінчи один.
why-tournament-bad_mode = У цю гру не можна грати на турнірі.
why-tournament-bad_start = Початок має бути в найближчі 30 днів.
why-tournament-bad_rated = У рейтингові ігри грають лише люди.
