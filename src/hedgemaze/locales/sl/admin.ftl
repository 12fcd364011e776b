end-closed = Miza je bila zaprta
end-closed_unkind = Skrbnik je zaprl to mizo, ker je bil nekdo neprijazen. Partija ne šteje.
end-closed_unfair = Skrbnik je zaprl to mizo, ker nekdo ni igral pošteno. Partija ne šteje.
end-closed_technical = Skrbnik je zaprl to mizo zaradi napake strežnika. Partija ne šteje.
end-closed_other = Skrbnik je zaprl to mizo. Partija ne šteje.
end-closed_absent = Nekdo ni odigral prve poteze. Partija ne šteje.
end-called-off = Partija je odpovedana
room-closed = Ta miza je zaprta.
why-room-closed = Ta miza je zaprta.
why-people-banned = Trenutno tu ne moreš igrati: skrbnik tega strežnika ti je prepovedal dostop. Partije na tej napravi še delujejo.
why-people-muted = Skrbnik te je utišal: lahko igraš, ne moreš pa govoriti ali spremeniti imena.
report-open = Prijavi igralca
report-title = Prijavi igralca
report-about = To si bodo ogledali ljudje, ki skrbijo za ta strežnik. Drugi igralec ne vidi, od koga je prijava.
report-who = Kdo je to?
report-why = Kaj je narobe?
report-name = Ime je žaljivo
report-phrases = Nadležna sporočila
report-stalling = Namerno zavlačuje
report-cheating = Goljufa
report-other = Kaj drugega
report-send = Pošlji
report-sent = Hvala. Tvoja prijava je poslana.
privacy-6 = Če prijaviš igralca, ljudje, ki skrbijo za ta strežnik, vidijo prijavo, in če imaš račun, tudi tvoje ime. Če računa nimaš, strežnik najpozneje po 30 dneh pozabi, da je prijava prišla od tebe. Naslov IP igralca hrani le, če je za ta naslov dostop prepovedan ali je naslov utišan.
why-admin-nobody_there = Takega igralca tu ni.
page-admin = Skrbniki
admin-sections = Deli te strani
admin-token = Skrbniški žeton
admin-token-about = Ta stran je za ljudi, ki skrbijo za ta strežnik. Žeton ostane v tem zavihku, dokler ga ne zapreš.
admin-enter = Vstopi
admin-leave = Odjava
admin-search = Iskanje
admin-search-go = Najdi
admin-none = Tu ni ničesar.
admin-more = Pokaži več
admin-server = Strežnik
admin-reports = Prijave
admin-rooms = Mize
admin-players = Igralci
admin-bans = Prepovedi
admin-names = Imena
admin-news = Objave
admin-audit = Dnevnik dejanj
admin-you-are = Uporabljaš žeton »{ $name }«.
admin-count-rooms = Zasedene mize
admin-count-sockets = Povezave
admin-count-lobby = V preddverju
admin-count-waiting = Čakajoči
admin-count-accounts = Računi
admin-count-sessions = Naprave
admin-count-open_reports = Odprte prijave
admin-count-bans = Prepovedi
admin-count-mutes = Utišanja
admin-nodes = Vozlišča
admin-this-node = to
admin-reload = Naloži znova
admin-slow = Najpočasnejša opravila podatkovne zbirke zadnjega dne
admin-slow-job = Opravilo
admin-slow-when = Kdaj
admin-backups = Varnostne kopije
admin-backups-about = Vsakih { $hours } h; število zadnjih, ki ostanejo: { $keep }.
admin-backups-off = Strežnik ne dela varnostnih kopij: zagnan je bil brez --backup-folder.
admin-backups-elsewhere = Varnostne kopije PostgreSQL se delajo z njegovimi orodji, na primer pg_dump.
admin-backup-now = Naredi kopijo zdaj
admin-backup-failed = Zadnja varnostna kopija ni uspela:
admin-megabytes = { $n } MB
admin-tokens = Skrbniški žetoni
admin-label = Ime novega žetona
admin-token-make = Ustvari
admin-token-made = Žeton »{ $name }«, prikazan samo zdaj:
admin-used = uporabljen { $when }
admin-revoke = Prekliči
admin-revoke-label = Prekliči: { $name }
admin-revoke-ask = Prekličem žeton »{ $name }«? Nihče ga ne bo mogel več uporabljati.
admin-stage = Stanje
admin-stage-all = Vse
admin-stage-waiting = Čaka
admin-stage-playing = Se igra
admin-stage-ended = Končana
admin-stage-closed = Zaprta
admin-watch = Glej
admin-who = Kdo je tam?
admin-nobody = Nihče ni povezan s tem vozliščem.
admin-seat = Mesto { $seat }:
admin-watches = Gleda:
admin-close = Zapri
admin-close-ask = Zaprem to mizo? Partija se konča brez izida in igralci vidijo razlog.
admin-close-why = Kaj vidijo igralci
admin-why-unkind = Nekdo je bil neprijazen
admin-why-unfair = Nepoštena igra
admin-why-technical = Napaka strežnika
admin-why-other = Brez razloga
admin-since = Tu od: { $when }
admin-devices =
    { $n ->
        [one] { $n } naprava
        [two] { $n } napravi
        [few] { $n } naprave
       *[other] { $n } naprav
    }
admin-fair-play =
    { $n ->
        [one] Igra kot igralni program: { $percent } % v { $n } partiji
        [two] Igra kot igralni program: { $percent } % v { $n } partijah
        [few] Igra kot igralni program: { $percent } % v { $n } partijah
       *[other] Igra kot igralni program: { $percent } % v { $n } partijah
    }
admin-profile = Profil
admin-mute = Utišaj
admin-ban = Prepovej
admin-is-banned = S prepovedjo
admin-is-muted = Z utišanjem
admin-ban-ask = Prepoved za: { $name }? Odprte povezave se takoj prekinejo.
admin-mute-ask = Utišanje za: { $name }? Brez fraz in brez novega imena; igranje ostane mogoče.
admin-how-long = Za koliko časa?
admin-days =
    { $n ->
        [one] { $n } dan
        [two] { $n } dneva
        [few] { $n } dnevi
       *[other] { $n } dni
    }
admin-hours =
    { $n ->
        [one] { $n } ura
        [two] { $n } uri
        [few] { $n } ure
       *[other] { $n } ur
    }
admin-for-ever = Do preklica
admin-note = Opomba za skrbnike
admin-network = Naslov ali omrežje IPv6 (/64)
admin-from = Od: { $from }
admin-from-until = { $from } – { $until }
admin-until = Do: { $until }
admin-over = Poteklo
admin-lift = Odpravi
admin-lift-ask = Odpravim to za: { $name }?
admin-reports-all = Pokaži tudi obravnavane
admin-no-name = (brez imena)
admin-reporter = Prijava: { $name }
admin-handle = Opravljeno
admin-handled = Obravnava: { $name }
admin-names-about = Nobeno ime računa ne sme vsebovati teh besed. Črke, ki so videti enako, štejejo za enake.
admin-word = Beseda
admin-add = Dodaj
admin-remove = Odstrani
admin-word-remove = Odstrani: { $word }
admin-news-text = Besedilo za vse
admin-news-language = Dodaj jezik
admin-news-send = Objavi
admin-by = { $name }, { $when }
admin-details = Podrobnosti
audit-token-made = Žeton ustvarjen
audit-token-revoked = Žeton preklican
audit-room-closed = Miza zaprta
audit-tournament-cancelled = Turnir odpovedan
audit-ban-added = Prepoved
audit-mute-added = Utišanje
audit-lifted = Prepoved ali utišanje odpravljeno
audit-report-handled = Prijava obravnavana
audit-name-filtered = Beseda dodana v filter
audit-name-allowed = Beseda odstranjena iz filtra
audit-announcement-added = Objava
audit-announcement-deleted = Objava odstranjena
audit-backup-made = Varnostna kopija narejena
why-admin-no_token = Ta žeton ni veljaven.
why-admin-label_taken = Žeton s tem imenom že obstaja.
why-admin-bad_label = Ime ima do 32 črk, števk, pik in vezajev.
why-admin-not_found = Tega ni več.
why-admin-bad_network = To ni ne naslov ne omrežje /64.
why-admin-bad_sanction = Izberi račun ali naslov.
why-admin-bad_time = Konec mora biti pozneje.
why-admin-bad_word = Beseda mora imeti vsaj dve črki.
why-admin-bad_announcement = Objava mora imeti besedilo z največ 300 znaki.
why-admin-backup_off = Strežnik je bil zagnan brez --backup-folder.
why-admin-backup_elsewhere = Varnostne kopije PostgreSQL se delajo z njegovimi orodji.
why-storage-backup_failed = Varnostna kopija ni uspela. Prejšnje so nespremenjene; več pove dnevnik.
