end-closed = Стіл закрито
end-closed_unkind = Команда сервера закрила цей стіл, бо хтось поводився негарно. Гру не враховано.
end-closed_unfair = Команда сервера закрила цей стіл, бо хтось грав нечесно. Гру не враховано.
end-closed_technical = Команда сервера закрила цей стіл через збій сервера. Гру не враховано.
end-closed_other = Команда сервера закрила цей стіл. Гру не враховано.
end-closed_absent = Хтось не зробив першого ходу. Гру не враховано.
end-called-off = Гру скасовано
room-closed = Цей стіл закрито.
why-room-closed = Цей стіл закрито.
why-people-banned = Зараз тут грати не можна: команда сервера тебе заблокувала. Ігри на цьому пристрої працюють.
why-people-muted = Команда сервера вимкнула тобі розмови: грати можна, але говорити чи змінювати ім’я — ні.
report-open = Поскаржитися
report-title = Скарга на гравця
report-about = Це перегляне команда сервера. Інший гравець не бачить, від кого скарга.
report-who = Хто це?
report-why = Що не так?
report-name = Образливе ім’я
report-phrases = Набридливі повідомлення
report-stalling = Навмисно тягне час
report-cheating = Шахраює
report-other = Щось інше
report-send = Надіслати
report-sent = Дякуємо. Скаргу надіслано.
privacy-6 = Якщо поскаржитися на гравця, команда сервера бачить скаргу, а якщо в тебе є акаунт, то й твоє ім’я. Якщо акаунта немає, сервер щонайпізніше через 30 днів забуває, що скарга надійшла від тебе. IP-адресу гравця він зберігає, лише якщо цю адресу заблоковано або з неї заборонено розмовляти.
why-admin-nobody_there = Такого гравця тут немає.
page-admin = Команда сервера
admin-sections = Частини цієї сторінки
admin-token = Токен адміністратора
admin-token-about = Ця сторінка для тих, хто веде цей сервер. Токен лишається в цій вкладці, доки її не закриєш.
admin-enter = Увійти
admin-leave = Вийти
admin-search = Пошук
admin-search-go = Знайти
admin-none = Тут порожньо.
admin-more = Показати більше
admin-server = Сервер
admin-reports = Скарги
admin-rooms = Столи
admin-players = Гравці
admin-bans = Блокування
admin-names = Імена
admin-news = Оголошення
admin-audit = Журнал дій
admin-you-are = Ти використовуєш токен «{ $name }».
admin-count-rooms = Зайняті столи
admin-count-sockets = З’єднання
admin-count-lobby = У залі
admin-count-waiting = Чекають
admin-count-accounts = Акаунти
admin-count-sessions = Пристрої
admin-count-open_reports = Відкриті скарги
admin-count-bans = Блокування
admin-count-mutes = Без розмов
admin-nodes = Вузли
admin-this-node = цей
admin-reload = Оновити
admin-slow = Найповільніші завдання бази даних за останню добу
admin-slow-job = Завдання
admin-slow-when = Коли
admin-backups = Резервні копії
admin-backups-about = Кожні { $hours } год; останніх копій зберігається: { $keep }.
admin-backups-off = Сервер не робить копій: його запущено без --backup-folder.
admin-backups-elsewhere = PostgreSQL копіюють її власними засобами, наприклад pg_dump.
admin-backup-now = Копіювати зараз
admin-backup-failed = Остання копія не вдалася:
admin-megabytes = { $n } МБ
admin-tokens = Токени адміністратора
admin-label = Назва нового токена
admin-token-make = Створити
admin-token-made = Токен «{ $name }», видно лише зараз:
admin-used = використано { $when }
admin-revoke = Відкликати
admin-revoke-label = Відкликати: { $name }
admin-revoke-ask = Відкликати токен «{ $name }»? Ніхто більше не зможе його використати.
admin-stage = Стан
admin-stage-all = Усі
admin-stage-waiting = Чекають
admin-stage-playing = Грають
admin-stage-ended = Закінчено
admin-stage-closed = Закрито
admin-watch = Дивитися
admin-who = Хто там?
admin-nobody = До цього вузла ніхто не під’єднаний.
admin-seat = Місце { $seat }:
admin-watches = Дивиться:
admin-close = Закрити
admin-close-ask = Закрити цей стіл? Гра закінчиться без результату, і гравці побачать причину.
admin-close-why = Що бачать гравці
admin-why-unkind = Хтось поводився негарно
admin-why-unfair = Нечесна гра
admin-why-technical = Збій сервера
admin-why-other = Без причини
admin-since = Тут від: { $when }
admin-devices =
    { $n ->
        [one] { $n } пристрій
        [few] { $n } пристрої
       *[many] { $n } пристроїв
    }
admin-fair-play =
    { $n ->
        [one] Грає як рушій: { $percent }% у { $n } грі
        [few] Грає як рушій: { $percent }% у { $n } іграх
       *[many] Грає як рушій: { $percent }% у { $n } іграх
    }
admin-profile = Профіль
admin-mute = Без розмов
admin-ban = Заблокувати
admin-is-banned = Заблоковано
admin-is-muted = Без розмов
admin-ban-ask = Заблокувати: { $name }? Відкриті з’єднання одразу закриються.
admin-mute-ask = Вимкнути розмови: { $name }? Без фраз і нового імені; грати можна.
admin-how-long = Як довго?
admin-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
admin-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[many] { $n } годин
    }
admin-for-ever = Доки не знімуть
admin-note = Нотатка для команди
admin-network = Адреса або мережа IPv6 (/64)
admin-from = Від { $from }
admin-from-until = Від { $from } до { $until }
admin-until = До { $until }
admin-over = Минуло
admin-lift = Зняти
admin-lift-ask = Зняти для: { $name }?
admin-reports-all = Показати й розглянуті
admin-no-name = (без імені)
admin-reporter = Скаржиться: { $name }
admin-handle = Готово
admin-handled = Розглянуто: { $name }
admin-names-about = Ім’я акаунта не може містити цих слів. Схожі літери вважаються однаковими.
admin-word = Слово
admin-add = Додати
admin-remove = Прибрати
admin-word-remove = Прибрати: { $word }
admin-news-text = Текст для всіх
admin-news-language = Додати мову
admin-news-send = Оголосити
admin-by = { $name }, { $when }
admin-details = Подробиці
audit-token-made = Токен створено
audit-token-revoked = Токен відкликано
audit-room-closed = Стіл закрито
audit-tournament-cancelled = Турнір скасовано
audit-ban-added = Заблоковано
audit-mute-added = Розмови вимкнено
audit-lifted = Блокування чи заборону розмов знято
audit-report-handled = Скаргу розглянуто
audit-name-filtered = Слово додано до фільтра
audit-name-allowed = Слово прибрано з фільтра
audit-announcement-added = Оголошення
audit-announcement-deleted = Оголошення прибрано
audit-backup-made = Копію створено
why-admin-no_token = Цей токен недійсний.
why-admin-label_taken = Токен із такою назвою вже є.
why-admin-bad_label = Назва має до 32 літер, цифр, крапок і рисок.
why-admin-not_found = Цього вже немає.
why-admin-bad_network = Це ні адреса, ні мережа /64.
why-admin-bad_sanction = Вибери акаунт або адресу.
why-admin-bad_time = Кінець має бути пізніше.
why-admin-bad_word = У слові має бути щонайменше дві літери.
why-admin-bad_announcement = Оголошення має бути текстом не довше ніж 300 символів.
why-admin-backup_off = Сервер запущено без --backup-folder.
why-admin-backup_elsewhere = PostgreSQL копіюють її власними засобами.
why-storage-backup_failed = Копія не вдалася. Попередні не змінено; більше — у журналі.
