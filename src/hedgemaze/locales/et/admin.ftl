end-closed = Laud suleti
end-closed_unkind = Haldur sulges selle laua, sest keegi oli ebasõbralik. Mäng ei lähe arvesse.
end-closed_unfair = Haldur sulges selle laua, sest keegi mängis ebaausalt. Mäng ei lähe arvesse.
end-closed_technical = Haldur sulges selle laua serveri vea tõttu. Mäng ei lähe arvesse.
end-closed_other = Haldur sulges selle laua. Mäng ei lähe arvesse.
end-closed_absent = Keegi ei teinud esimest käiku. Mäng ei lähe arvesse.
end-called-off = Mäng jäi ära
room-closed = See laud on suletud.
why-room-closed = See laud on suletud.
why-people-banned = Sa ei saa siin praegu mängida: serveri haldur keelas selle. Mängud selles seadmes töötavad.
why-people-muted = Haldur vaigistas su: mängida saad, aga rääkida ja nime muuta ei saa.
report-open = Teata mängijast
report-title = Teata mängijast
report-about = Serveri haldurid vaatavad selle üle. Teine mängija ei näe, kes kirjutas.
report-who = Kes see on?
report-why = Mis on valesti?
report-name = Nimi on solvav
report-phrases = Tüütud sõnumid
report-stalling = Venitab meelega
report-cheating = Teeb sohki
report-other = Midagi muud
report-send = Saada
report-sent = Aitäh. Sinu teade on saadetud.
why-admin-nobody_there = Sellist mängijat siin pole.
page-admin = Haldurid
admin-sections = Selle lehe osad
admin-token = Halduri võti
admin-token-about = See leht on serveri halduritele. Võti jääb sellele kaardile, kuni selle sulged.
admin-enter = Sisene
admin-leave = Logi välja
admin-search = Otsing
admin-search-go = Leia
admin-none = Siin pole midagi.
admin-more = Näita rohkem
admin-server = Server
admin-reports = Teated
admin-rooms = Toad
admin-players = Mängijad
admin-bans = Keelud
admin-names = Nimed
admin-news = Teadaanded
admin-audit = Tegevuslogi
admin-you-are = Kasutad võtit „{ $name }“.
admin-count-rooms = Toad kasutusel
admin-count-sockets = Ühendused
admin-count-lobby = Otsib mängu
admin-count-waiting = Ootab
admin-count-accounts = Kontod
admin-count-sessions = Seadmed
admin-count-open_reports = Lahtised teated
admin-count-bans = Keelud
admin-count-mutes = Vaigistused
admin-nodes = Sõlmed
admin-this-node = see
admin-reload = Laadi uuesti
admin-slow = Viimase päeva aeglaseimad andmebaasitööd
admin-slow-job = Töö
admin-slow-when = Millal
admin-backups = Varukoopiad
admin-backups-about = Iga { $hours } h järel; alles hoitakse viimased { $keep }.
admin-backups-off = Server ei tee varukoopiaid: see käivitati ilma valikuta --backup-folder.
admin-backups-elsewhere = PostgreSQL-i varundatakse selle oma tööriistadega, näiteks pg_dump.
admin-backup-now = Varunda kohe
admin-backup-failed = Viimane varundus ebaõnnestus:
admin-megabytes = { $n } MB
admin-tokens = Haldurite võtmed
admin-label = Uue võtme nimi
admin-token-make = Loo
admin-token-made = Võti „{ $name }“, nähtav ainult praegu:
admin-used = kasutatud { $when }
admin-revoke = Tühista
admin-revoke-label = Tühista: { $name }
admin-revoke-ask = Kas tühistada võti „{ $name }“? Keegi ei saa seda enam kasutada.
admin-stage = Olek
admin-stage-all = Kõik
admin-stage-waiting = Ootel
admin-stage-playing = Mängus
admin-stage-ended = Läbi
admin-stage-closed = Suletud
admin-watch = Vaata
admin-who = Kes seal on?
admin-nobody = Selle sõlmega pole keegi ühendatud.
admin-seat = Koht { $seat }:
admin-watches = Vaatab:
admin-close = Sulge
admin-close-ask = Kas sulgeda see laud? Mäng lõpeb tulemuseta ja mängijad näevad põhjust.
admin-close-why = Mida mängijad näevad
admin-why-unkind = Keegi oli ebasõbralik
admin-why-unfair = Ebaaus mäng
admin-why-technical = Serveri viga
admin-why-other = Põhjust nimetamata
admin-since = Siin alates { $when }
admin-devices =
    { $n ->
        [one] Üks seade
       *[other] { $n } seadet
    }
admin-fair-play =
    { $n ->
        [one] Mängib nagu mängumootor: { $percent }% ühes mängus
       *[other] Mängib nagu mängumootor: { $percent }% { $n } mängus
    }
admin-profile = Profiil
admin-mute = Vaigista
admin-ban = Keela
admin-is-banned = Keelatud
admin-is-muted = Vaigistatud
admin-ban-ask = Kas keelata mängimine: { $name }? Avatud ühendused katkevad kohe.
admin-mute-ask = Kas vaigistada: { $name }? Ei fraase ega uut nime; mängida saab.
admin-how-long = Kui kauaks?
admin-days =
    { $n ->
        [one] Üks päev
       *[other] { $n } päeva
    }
admin-hours =
    { $n ->
        [one] Üks tund
       *[other] { $n } tundi
    }
admin-for-ever = Kuni tühistamiseni
admin-note = Märkus halduritele
admin-network = Aadress või IPv6 võrk (/64)
admin-from = Alates { $from }
admin-from-until = { $from } kuni { $until }
admin-until = Kuni { $until }
admin-over = Läbi
admin-lift = Tühista
admin-lift-ask = Kas tühistada see: { $name }?
admin-reports-all = Ka lahendatud
admin-no-name = (nimeta)
admin-reporter = Teatas { $name }
admin-handle = Tehtud
admin-handled = Lahendas { $name }
admin-names-about = Kontode nimedes ei tohi neid sõnu olla. Sarnased tähed loetakse samaks.
admin-word = Sõna
admin-add = Lisa
admin-remove = Eemalda
admin-word-remove = Eemalda: { $word }
admin-news-text = Tekst kõigile
admin-news-language = Lisa keel
admin-news-send = Teata
admin-by = { $name }, { $when }
admin-details = Üksikasjad
audit-token-made = Võti loodud
audit-token-revoked = Võti tühistatud
audit-room-closed = Tuba suletud
audit-ban-added = Keelatud
audit-mute-added = Vaigistatud
audit-lifted = Keeld või vaigistus tühistatud
audit-report-handled = Teade lahendatud
audit-name-filtered = Sõna lisatud filtrisse
audit-name-allowed = Sõna eemaldatud filtrist
audit-announcement-added = Teadaanne
audit-announcement-deleted = Teadaanne eemaldatud
audit-backup-made = Varukoopia tehtud
why-admin-no_token = See võti ei kehti.
why-admin-label_taken = Sellise nimega võti on juba olemas.
why-admin-bad_label = Nimes on kuni 32 tähte, numbrit, punkti ja kriipsu.
why-admin-not_found = Seda enam pole.
why-admin-bad_network = See pole aadress ega /64 võrk.
why-admin-bad_sanction = Vali konto või aadress.
why-admin-bad_time = Lõpp peab olema hiljem.
why-admin-bad_word = Sõnas peab olema vähemalt kaks tähte.
why-admin-bad_announcement = Teadaanne vajab kuni 300 märgi pikkust teksti.
why-admin-backup_off = Server käivitati ilma valikuta --backup-folder.
why-admin-backup_elsewhere = PostgreSQL-i varundatakse selle oma tööriistadega.
why-storage-backup_failed = Varundus ebaõnnestus. Varasemad on muutmata; logi ütleb rohkem.
