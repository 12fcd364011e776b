end-closed = Stół został zamknięty
end-closed_unkind = Obsługa serwera zamknęła ten stół, bo ktoś był niemiły. Gra się nie liczy.
end-closed_unfair = Obsługa serwera zamknęła ten stół, bo ktoś nie grał uczciwie. Gra się nie liczy.
end-closed_technical = Obsługa serwera zamknęła ten stół z powodu awarii. Gra się nie liczy.
end-closed_other = Obsługa serwera zamknęła ten stół. Gra się nie liczy.
end-closed_absent = Ktoś nie wykonał pierwszego ruchu. Gra się nie liczy.
end-called-off = Grę odwołano
room-closed = Ten stół jest zamknięty.
why-room-closed = Ten stół jest zamknięty.
why-people-banned = Nie możesz tu teraz grać: obsługa tego serwera cię zablokowała. Gry na tym urządzeniu nadal działają.
why-people-muted = Obsługa serwera cię wyciszyła: możesz grać, ale nie możesz pisać ani zmieniać nazwy.
report-open = Zgłoś gracza
report-title = Zgłoś gracza
report-about = Obsługa tego serwera to sprawdzi. Drugi gracz nie zobaczy, od kogo jest zgłoszenie.
report-who = Kto to?
report-why = Co jest nie tak?
report-name = Obraźliwa nazwa
report-phrases = Dokuczliwe wiadomości
report-stalling = Celowo marnuje czas
report-cheating = Oszukuje
report-other = Coś innego
report-send = Wyślij
report-sent = Dziękujemy. Zgłoszenie wysłane.
privacy-6 = Jeśli zgłosisz gracza, obsługa tego serwera widzi zgłoszenie, a jeśli masz konto, także twoją nazwę. Jeśli nie masz konta, serwer najpóźniej po 30 dniach zapomina, że zgłoszenie było od ciebie. Adres IP gracza przechowuje tylko wtedy, gdy ten adres jest zablokowany lub wyciszony.
why-admin-nobody_there = Nie ma tu takiego gracza.
page-admin = Obsługa
admin-sections = Części tej strony
admin-token = Token obsługi
admin-token-about = Ta strona jest dla obsługi serwera. Token zostaje w tej karcie, dopóki jej nie zamkniesz.
admin-enter = Wejdź
admin-leave = Wyloguj się
admin-search = Szukaj
admin-search-go = Znajdź
admin-none = Nic tu nie ma.
admin-more = Pokaż więcej
admin-server = Serwer
admin-reports = Zgłoszenia
admin-rooms = Stoły
admin-players = Gracze
admin-bans = Blokady
admin-names = Nazwy
admin-news = Ogłoszenia
admin-audit = Dziennik działań
admin-you-are = Używasz tokenu „{ $name }”.
admin-count-rooms = Stoły w użyciu
admin-count-sockets = Połączenia
admin-count-lobby = W poczekalni
admin-count-waiting = Czekają
admin-count-accounts = Konta
admin-count-sessions = Urządzenia
admin-count-open_reports = Otwarte zgłoszenia
admin-count-bans = Blokady
admin-count-mutes = Wyciszenia
admin-nodes = Węzły
admin-this-node = ten
admin-reload = Odśwież
admin-slow = Najwolniejsze zadania bazy danych z ostatniego dnia
admin-slow-job = Zadanie
admin-slow-when = Kiedy
admin-backups = Kopie zapasowe
admin-backups-about = Co { $hours } godz.; zostaje ostatnich: { $keep }.
admin-backups-off = Serwer nie robi kopii zapasowych: uruchomiono go bez --backup-folder.
admin-backups-elsewhere = Kopie PostgreSQL robi się jego własnymi narzędziami, na przykład pg_dump.
admin-backup-now = Zrób kopię teraz
admin-backup-failed = Ostatnia kopia zapasowa się nie udała:
admin-megabytes = { $n } MB
admin-tokens = Tokeny obsługi
admin-label = Nazwa nowego tokenu
admin-token-make = Utwórz
admin-token-made = Token „{ $name }”, widoczny tylko teraz:
admin-used = użyto { $when }
admin-revoke = Unieważnij
admin-revoke-label = Unieważnij: { $name }
admin-revoke-ask = Unieważnić token „{ $name }”? Nikt już go nie użyje.
admin-stage = Etap
admin-stage-all = Wszystkie
admin-stage-waiting = Czekające
admin-stage-playing = W trakcie
admin-stage-ended = Skończone
admin-stage-closed = Zamknięte
admin-watch = Oglądaj
admin-who = Kto tam jest?
admin-nobody = Nikt nie jest połączony z tym węzłem.
admin-seat = Miejsce { $seat }:
admin-watches = Ogląda:
admin-close = Zamknij
admin-close-ask = Zamknąć ten stół? Gra skończy się bez wyniku, a gracze zobaczą dlaczego.
admin-close-why = Co zobaczą gracze
admin-why-unkind = Ktoś był niemiły
admin-why-unfair = Nieuczciwa gra
admin-why-technical = Awaria serwera
admin-why-other = Bez powodu
admin-since = Tutaj od { $when }
admin-devices =
    { $n ->
        [one] Jedno urządzenie
        [few] { $n } urządzenia
       *[many] { $n } urządzeń
    }
admin-fair-play =
    { $n ->
        [one] Gra jak silnik: { $percent }% w jednej grze
        [few] Gra jak silnik: { $percent }% w { $n } grach
       *[many] Gra jak silnik: { $percent }% w { $n } grach
    }
admin-profile = Profil
admin-mute = Wycisz
admin-ban = Zablokuj
admin-is-banned = Blokada
admin-is-muted = Wyciszenie
admin-ban-ask = Zablokować: { $name }? Otwarte połączenia od razu się kończą.
admin-mute-ask = Wyciszyć: { $name }? Bez wiadomości i bez zmiany nazwy; grać nadal można.
admin-how-long = Na jak długo?
admin-days =
    { $n ->
        [one] Jeden dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
admin-hours =
    { $n ->
        [one] Jedna godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
admin-for-ever = Do zniesienia
admin-note = Notatka dla obsługi
admin-network = Adres albo sieć IPv6 (/64)
admin-from = Od { $from }
admin-from-until = Od { $from } do { $until }
admin-until = Do { $until }
admin-over = Minęło
admin-lift = Znieś
admin-lift-ask = Znieść to dla: { $name }?
admin-reports-all = Pokaż też załatwione
admin-no-name = (bez nazwy)
admin-reporter = Zgłasza: { $name }
admin-handle = Załatwione
admin-handled = Załatwia: { $name }
admin-names-about = Nazwa konta nie może zawierać tych słów. Podobnie wyglądające litery liczą się jako te same.
admin-word = Słowo
admin-add = Dodaj
admin-remove = Usuń
admin-word-remove = Usuń: { $word }
admin-news-text = Tekst dla wszystkich
admin-news-language = Dodaj język
admin-news-send = Ogłoś
admin-by = { $name }, { $when }
admin-details = Szczegóły
audit-token-made = Utworzono token
audit-token-revoked = Unieważniono token
audit-room-closed = Zamknięto stół
audit-tournament-cancelled = Odwołano turniej
audit-ban-added = Zablokowano
audit-mute-added = Wyciszono
audit-lifted = Zniesiono blokadę lub wyciszenie
audit-report-handled = Załatwiono zgłoszenie
audit-name-filtered = Dodano słowo do filtra
audit-name-allowed = Usunięto słowo z filtra
audit-announcement-added = Ogłoszenie
audit-announcement-deleted = Usunięto ogłoszenie
audit-backup-made = Zrobiono kopię zapasową
why-admin-no_token = Ten token jest nieważny.
why-admin-label_taken = Jest już token o tej nazwie.
why-admin-bad_label = Nazwa ma najwyżej 32 litery, cyfry, kropki i kreski.
why-admin-not_found = To już nie istnieje.
why-admin-bad_network = To nie jest ani adres, ani sieć /64.
why-admin-bad_sanction = Wybierz konto albo adres.
why-admin-bad_time = Koniec musi być później.
why-admin-bad_word = Słowo musi mieć co najmniej dwie litery.
why-admin-bad_announcement = Ogłoszenie musi mieć tekst, najwyżej 300 znaków.
why-admin-backup_off = Serwer uruchomiono bez --backup-folder.
why-admin-backup_elsewhere = Kopie PostgreSQL robi się jego własnymi narzędziami.
why-storage-backup_failed = Kopia zapasowa się nie udała. Wcześniejsze się nie zmieniły; więcej mówi dziennik.
