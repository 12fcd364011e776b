end-closed = Масата беше затворена
end-closed_unkind = Администратор затвори тази маса, защото някой се държа грубо. Партията не се брои.
end-closed_unfair = Администратор затвори тази маса, защото някой не играеше честно. Партията не се брои.
end-closed_technical = Администратор затвори тази маса заради грешка на сървъра. Партията не се брои.
end-closed_other = Администратор затвори тази маса. Партията не се брои.
end-closed_absent = Някой не направи първия ход. Партията не се брои.
end-called-off = Партията беше отменена
room-closed = Тази маса е затворена.
why-room-closed = Тази маса е затворена.
why-people-banned = В момента не можеш да играеш тук: администратор на този сървър ти забрани достъпа. Партиите на това устройство работят.
why-people-muted = Администратор ти забрани да пишеш: можеш да играеш, но не и да говориш или да сменяш името си.
report-open = Докладвай играч
report-title = Докладвай играч
report-about = Хората, които поддържат този сървър, ще го прегледат. Другият играч не вижда кой е писал.
report-who = Кой е?
report-why = Какво не е наред?
report-name = Името е обидно
report-phrases = Досадни съобщения
report-stalling = Бави играта нарочно
report-cheating = Играе нечестно
report-other = Нещо друго
report-send = Изпрати
report-sent = Благодарим ти. Сигналът е изпратен.
why-admin-nobody_there = Тук няма такъв играч.
page-admin = Администратори
admin-sections = Части на тази страница
admin-token = Администраторски ключ
admin-token-about = Тази страница е за хората, които поддържат този сървър. Ключът остава в този раздел, докато не го затвориш.
admin-enter = Влез
admin-leave = Изход
admin-search = Търсене
admin-search-go = Намери
admin-none = Тук няма нищо.
admin-more = Покажи още
admin-server = Сървър
admin-reports = Сигнали
admin-rooms = Маси
admin-players = Играчи
admin-bans = Забрани
admin-names = Имена
admin-news = Съобщения
admin-audit = Дневник на действията
admin-you-are = Използваш ключа „{ $name }“.
admin-count-rooms = Заети маси
admin-count-sockets = Връзки
admin-count-lobby = Във фоайето
admin-count-waiting = Чакащи
admin-count-accounts = Профили
admin-count-sessions = Устройства
admin-count-open_reports = Отворени сигнали
admin-count-bans = Забрани
admin-count-mutes = Заглушени
admin-nodes = Възли
admin-this-node = този
admin-reload = Презареди
admin-slow = Най-бавните задачи на базата данни за последния ден
admin-slow-job = Задача
admin-slow-when = Кога
admin-backups = Резервни копия
admin-backups-about = На всеки { $hours } ч; пазят се последните { $keep }.
admin-backups-off = Сървърът не прави резервни копия: пуснат е без --backup-folder.
admin-backups-elsewhere = Резервните копия на PostgreSQL се правят с негови инструменти, например pg_dump.
admin-backup-now = Направи копие сега
admin-backup-failed = Последното резервно копие не успя:
admin-megabytes = { $n } MB
admin-tokens = Администраторски ключове
admin-label = Име на нов ключ
admin-token-make = Създай
admin-token-made = Ключът „{ $name }“, показва се само сега:
admin-used = използван { $when }
admin-revoke = Отмени
admin-revoke-label = Отмени { $name }
admin-revoke-ask = Да се отмени ли ключът „{ $name }“? Никой вече няма да може да го използва.
admin-stage = Етап
admin-stage-all = Всички
admin-stage-waiting = Чака
admin-stage-playing = Играе се
admin-stage-ended = Свършила
admin-stage-closed = Затворена
admin-watch = Гледай
admin-who = Кой е там?
admin-nobody = Никой не е свързан с този възел.
admin-seat = Място { $seat }:
admin-watches = Гледа:
admin-close = Затвори
admin-close-ask = Да се затвори ли тази маса? Партията свършва без резултат и играчите виждат защо.
admin-close-why = Какво виждат играчите
admin-why-unkind = Някой се държа грубо
admin-why-unfair = Нечестна игра
admin-why-technical = Грешка на сървъра
admin-why-other = Без причина
admin-since = Тук от { $when }
admin-devices =
    { $n ->
        [one] Едно устройство
       *[other] { $n } устройства
    }
admin-fair-play =
    { $n ->
        [one] Играе като двигателя: { $percent }% в една партия
       *[other] Играе като двигателя: { $percent }% в { $n } партии
    }
admin-profile = Профил
admin-mute = Заглуши
admin-ban = Забрани
admin-is-banned = Със забрана
admin-is-muted = Заглушен профил
admin-ban-ask = Забрана за { $name }? Отворените връзки се прекъсват веднага.
admin-mute-ask = Заглушаване на { $name }? Без фрази и без ново име; може да се играе.
admin-how-long = За колко време?
admin-days =
    { $n ->
        [one] Един ден
       *[other] { $n } дни
    }
admin-hours =
    { $n ->
        [one] Един час
       *[other] { $n } часа
    }
admin-for-ever = Докато не се вдигне
admin-note = Бележка за администраторите
admin-network = Адрес или мрежа IPv6 (/64)
admin-from = От { $from }
admin-from-until = От { $from } до { $until }
admin-until = До { $until }
admin-over = Изтекла
admin-lift = Вдигни
admin-lift-ask = Да се вдигне ли това за { $name }?
admin-reports-all = И обработените
admin-no-name = (без име)
admin-reporter = Сигнал от { $name }
admin-handle = Готово
admin-handled = Обработено от { $name }
admin-names-about = Име на профил не може да съдържа тези думи. Букви, които изглеждат еднакво, се броят за еднакви.
admin-word = Дума
admin-add = Добави
admin-remove = Махни
admin-word-remove = Махни { $word }
admin-news-text = Текст за всички
admin-news-language = Добави език
admin-news-send = Обяви
admin-by = { $name }, { $when }
admin-details = Подробности
audit-token-made = Създаден ключ
audit-token-revoked = Отменен ключ
audit-room-closed = Затворена маса
audit-ban-added = Забрана
audit-mute-added = Заглушаване
audit-lifted = Вдигната забрана или заглушаване
audit-report-handled = Обработен сигнал
audit-name-filtered = Дума, добавена във филтъра
audit-name-allowed = Дума, махната от филтъра
audit-announcement-added = Съобщение
audit-announcement-deleted = Махнато съобщение
audit-backup-made = Направено резервно копие
why-admin-no_token = Този ключ не е валиден.
why-admin-label_taken = Вече има ключ с това име.
why-admin-bad_label = Името има до 32 букви, цифри, точки и тирета.
why-admin-not_found = Това вече не съществува.
why-admin-bad_network = Това не е нито адрес, нито мрежа /64.
why-admin-bad_sanction = Избери профил или адрес.
why-admin-bad_time = Краят трябва да е по-късно.
why-admin-bad_word = Думата трябва да има поне две букви.
why-admin-bad_announcement = Съобщението трябва да има текст до 300 знака.
why-admin-backup_off = Сървърът е пуснат без --backup-folder.
why-admin-backup_elsewhere = Резервните копия на PostgreSQL се правят с негови инструменти.
why-storage-backup_failed = Резервното копие не успя. Предишните са непроменени; дневникът казва повече.
