end-closed = Galds tika slēgts
end-closed_unkind = Uzraugs slēdza šo galdu, jo kāds bija nelaipns. Spēle neskaitās.
end-closed_unfair = Uzraugs slēdza šo galdu, jo kāds spēlēja negodīgi. Spēle neskaitās.
end-closed_technical = Uzraugs slēdza šo galdu servera kļūdas dēļ. Spēle neskaitās.
end-closed_other = Uzraugs slēdza šo galdu. Spēle neskaitās.
end-closed_absent = Kāds neizdarīja pirmo gājienu. Spēle neskaitās.
end-called-off = Spēle ir atcelta
room-closed = Šis galds ir slēgts.
why-room-closed = Šis galds ir slēgts.
why-people-banned = Tu pašlaik šeit nevari spēlēt: servera uzraugs tev to aizliedza. Spēles šajā ierīcē darbojas.
why-people-muted = Uzraugs tevi apklusināja: spēlēt vari, bet ne runāt vai mainīt vārdu.
report-open = Ziņot par spēlētāju
report-title = Ziņot par spēlētāju
report-about = Servera uzraugi to apskatīs. Otrs spēlētājs neredz, kas par viņu ziņoja.
report-who = Kurš tas ir?
report-why = Kas nav kārtībā?
report-name = Vārds ir aizskarošs
report-phrases = Kaitinošas ziņas
report-stalling = Tīši velk laiku
report-cheating = Krāpjas
report-other = Kas cits
report-send = Sūtīt
report-sent = Paldies. Ziņojums nosūtīts.
privacy-6 = Ja ziņo par spēlētāju, servera uzraugi redz ziņojumu un, ja tev ir konts, arī tavu vārdu. Ja konta nav, serveris vēlākais pēc 30 dienām aizmirst, ka ziņojums nāca no tevis. Spēlētāja IP adresi tas glabā tikai tad, ja šī adrese ir aizliegta vai apklusināta.
why-admin-nobody_there = Tāda spēlētāja šeit nav.
page-admin = Uzraugi
admin-sections = Šīs lapas daļas
admin-token = Uzrauga atslēga
admin-token-about = Šī lapa ir servera uzraugiem. Atslēga paliek šajā cilnē, līdz to aizver.
admin-enter = Ieiet
admin-leave = Izrakstīties
admin-search = Meklēšana
admin-search-go = Atrast
admin-none = Šeit nekā nav.
admin-more = Rādīt vairāk
admin-server = Serveris
admin-reports = Ziņojumi
admin-rooms = Galdi
admin-players = Spēlētāji
admin-bans = Aizliegumi
admin-names = Lietotājvārdi
admin-news = Paziņojumi visiem
admin-audit = Darbību žurnāls
admin-you-are = Tu lieto atslēgu „{ $name }”.
admin-count-rooms = Lietotie galdi
admin-count-sockets = Savienojumi
admin-count-lobby = Meklē spēli
admin-count-waiting = Gaida
admin-count-accounts = Konti
admin-count-sessions = Ierīces
admin-count-open_reports = Neizskatītie ziņojumi
admin-count-bans = Aizliegumi
admin-count-mutes = Apklusinājumi
admin-nodes = Mezgli
admin-this-node = šis
admin-reload = Pārlādēt
admin-slow = Pēdējās dienas lēnākie datubāzes darbi
admin-slow-job = Darbs
admin-slow-when = Kad
admin-backups = Dublējumi
admin-backups-about = Ik pēc { $hours } h; glabā pēdējos: { $keep }.
admin-backups-off = Serveris neveido dublējumus: tas palaists bez opcijas --backup-folder.
admin-backups-elsewhere = PostgreSQL dublē ar tās rīkiem, piemēram, pg_dump.
admin-backup-now = Dublēt tūlīt
admin-backup-failed = Pēdējais dublējums neizdevās:
admin-megabytes = { $n } MB
admin-tokens = Uzraugu atslēgas
admin-label = Jaunās atslēgas nosaukums
admin-token-make = Izveidot
admin-token-made = Atslēga „{ $name }”, redzama tikai tagad:
admin-used = lietota { $when }
admin-revoke = Atsaukt
admin-revoke-label = Atsaukt: { $name }
admin-revoke-ask = Vai atsaukt atslēgu „{ $name }”? Neviens to vairs nevarēs lietot.
admin-stage = Stāvoklis
admin-stage-all = Visi
admin-stage-waiting = Gaida
admin-stage-playing = Spēlē
admin-stage-ended = Beigušies
admin-stage-closed = Slēgti
admin-watch = Skatīties
admin-who = Kas tur ir?
admin-nobody = Ar šo mezglu neviens nav savienots.
admin-seat = Vieta { $seat }:
admin-watches = Skatās:
admin-close = Slēgt
admin-close-ask = Vai slēgt šo galdu? Spēle beigsies bez rezultāta, un spēlētāji redzēs, kāpēc.
admin-close-why = Ko redz spēlētāji
admin-why-unkind = Kāds bija nelaipns
admin-why-unfair = Negodīga spēle
admin-why-technical = Servera kļūda
admin-why-other = Nenorādot iemeslu
admin-since = Šeit kopš: { $when }
admin-devices =
    { $n ->
        [zero] { $n } ierīču
        [one] { $n } ierīce
       *[other] { $n } ierīces
    }
admin-fair-play =
    { $n ->
        [zero] Spēlē kā dzinējs: { $percent } % { $n } spēlēs
        [one] Spēlē kā dzinējs: { $percent } % { $n } spēlē
       *[other] Spēlē kā dzinējs: { $percent } % { $n } spēlēs
    }
admin-profile = Profils
admin-mute = Apklusināt
admin-ban = Aizliegt
admin-is-banned = Aizliegts
admin-is-muted = Apklusināts
admin-ban-ask = Vai aizliegt spēlēt: { $name }? Atvērtie savienojumi uzreiz beigsies.
admin-mute-ask = Vai apklusināt: { $name }? Ne frāžu, ne jauna vārda; spēlēt varēs.
admin-how-long = Cik ilgi?
admin-days =
    { $n ->
        [zero] { $n } dienu
        [one] { $n } diena
       *[other] { $n } dienas
    }
admin-hours =
    { $n ->
        [zero] { $n } stundu
        [one] { $n } stunda
       *[other] { $n } stundas
    }
admin-for-ever = Līdz atcelšanai
admin-note = Piezīme uzraugiem
admin-network = Adrese vai IPv6 tīkls (/64)
admin-from = Kopš { $from }
admin-from-until = { $from } līdz { $until }
admin-until = Līdz { $until }
admin-over = Beidzies
admin-lift = Atcelt
admin-lift-ask = Vai to atcelt: { $name }?
admin-reports-all = Rādīt arī izskatītos
admin-no-name = (bez vārda)
admin-reporter = Ziņoja { $name }
admin-handle = Izskatīts
admin-handled = Izskatīja { $name }
admin-names-about = Lietotājvārdos šie vārdi nav atļauti. Līdzīgi burti skaitās vienādi.
admin-word = Vārds
admin-add = Pievienot
admin-remove = Noņemt
admin-word-remove = Noņemt: { $word }
admin-news-text = Teksts visiem
admin-news-language = Pievienot valodu
admin-news-send = Paziņot
admin-by = { $name }, { $when }
admin-details = Sīkāk
audit-token-made = Atslēga izveidota
audit-token-revoked = Atslēga atsaukta
audit-room-closed = Galds slēgts
audit-tournament-cancelled = Turnīrs atcelts
audit-ban-added = Aizliegts
audit-mute-added = Apklusināts
audit-lifted = Aizliegums vai apklusinājums atcelts
audit-report-handled = Ziņojums izskatīts
audit-name-filtered = Vārds pievienots filtram
audit-name-allowed = Vārds noņemts no filtra
audit-announcement-added = Paziņojums visiem
audit-announcement-deleted = Paziņojums visiem noņemts
audit-backup-made = Dublējums izveidots
why-admin-no_token = Šī atslēga nav derīga.
why-admin-label_taken = Atslēga ar šādu nosaukumu jau ir.
why-admin-bad_label = Nosaukumā ir līdz 32 burtiem, cipariem, punktiem un defisēm.
why-admin-not_found = Tā vairs nav.
why-admin-bad_network = Tā nav ne adrese, ne /64 tīkls.
why-admin-bad_sanction = Izvēlies kontu vai adresi.
why-admin-bad_time = Beigām jābūt vēlāk.
why-admin-bad_word = Vārdā jābūt vismaz diviem burtiem.
why-admin-bad_announcement = Paziņojumam vajag tekstu, ne garāku par 300 zīmēm.
why-admin-backup_off = Serveris palaists bez opcijas --backup-folder.
why-admin-backup_elsewhere = PostgreSQL dublē ar tās rīkiem.
why-storage-backup_failed = Dublējums neizdevās. Agrākie nav mainīti; vairāk ir žurnālā.
