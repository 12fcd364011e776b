end-closed = Laud suleti
end-closed_unkind = Haldaja sulges selle laua, sest keegi oli ebasõbralik. Mäng ei lähe arvesse.
end-closed_unfair = Haldaja sulges selle laua, sest keegi ei mänginud ausalt. Mäng ei lähe arvesse.
end-closed_technical = Haldaja sulges selle laua serveri vea tõttu. Mäng ei lähe arvesse.
end-closed_other = Haldaja sulges selle laua. Mäng ei lähe arvesse.
room-closed = See laud on suletud.
why-room-closed = Haldaja sulges selle laua.
why-people-banned = Sa ei saa praegu siin mängida: selle serveri haldaja on sulle keelu pannud. Selles seadmes saad ikka mängida.
why-people-muted = Haldaja on su vaigistanud: mängida saad, aga rääkida ega nime muuta mitte.
report-open = Teata mängijast
report-title = Teata mängijast
report-about = Selle serveri haldajad vaatavad selle üle. Teine mängija ei näe, kes kirjutas.
report-who = Kes see on?
report-why = Mis on valesti?
report-name = Nimi on solvav
report-phrases = Tüütud sõnumid
report-stalling = Venitab meelega aega
report-cheating = Teeb sohki
report-other = Midagi muud
report-send = Saada
report-sent = Aitäh! Sinu teade on saadetud.
why-admin-nobody_there = Sellist mängijat siin pole.
page-admin = Haldajad
admin-sections = Selle lehe osad
admin-token = Halduspääsmik
admin-token-about = See leht on serveri haldajatele. Pääsmik jääb sellele kaardile, kuni selle suled.
admin-enter = Sisene
admin-leave = Logi välja
admin-search = Otsing
admin-search-go = Otsi
admin-none = Siin pole midagi.
admin-more = Näita veel
admin-server = Server
admin-reports = Teated
admin-rooms = Mängutoad
admin-players = Mängijad
admin-bans = Keelud
admin-names = Nimed
admin-news = Teadaanded
admin-audit = Tegevuslogi
admin-you-are = Kasutad pääsmikku „{ $name }“.
admin-count-rooms = Mängutube kasutusel
admin-count-sockets = Ühendusi
admin-count-lobby = Otsib mängu
admin-count-waiting = Ootab
admin-count-accounts = Kontosid
admin-count-sessions = Seadmeid
admin-count-open_reports = Lahendamata teateid
admin-count-bans = Keelde
admin-count-mutes = Vaigistusi
admin-nodes = Sõlmed
admin-this-node = see siin
admin-reload = Laadi uuesti
admin-slow = Viimase päeva aeglasemad andmebaasitööd
admin-slow-job = Töö
admin-slow-when = Millal
admin-backups = Varukoopiad
admin-backups-about = Iga { $hours } h järel; alles hoitakse viimased { $keep }.
admin-backups-off = Server ei tee varukoopiaid: see käivitati ilma valikuta --backup-folder.
admin-backups-elsewhere = PostgreSQLi varundatakse selle enda vahenditega, näiteks pg_dump.
admin-backup-now = Varunda kohe
admin-backup-failed = Viimane varundamine ebaõnnestus:
admin-megabytes = { $n } MB
admin-tokens = Halduspääsmikud
admin-label = Uue pääsmiku nimi
admin-token-make = Loo
admin-token-made = Pääsmik „{ $name }“, näidatakse ainult praegu:
admin-used = kasutatud { $when }
admin-revoke = Tühista
admin-revoke-label = Tühista { $name }
admin-revoke-ask = Kas tühistada pääsmik „{ $name }“? Keegi ei saa seda enam kasutada.
admin-stage = Järk
admin-stage-all = Kõik
admin-stage-waiting = Ootab
admin-stage-playing = Käib
admin-stage-ended = Läbi
admin-stage-closed = Suletud
admin-watch = Vaata
admin-who = Kes on kohal?
admin-nobody = Keegi pole selle sõlmega ühendatud.
admin-seat = Koht { $seat }:
admin-watches = Vaatab:
admin-close = Sulge
admin-close-ask = Kas sulgeda see laud? Mäng lõpeb tulemuseta ja mängijad näevad põhjust.
admin-close-why = Mida mängijad näevad
admin-why-unkind = Keegi oli ebasõbralik
admin-why-unfair = Ebaaus mäng
admin-why-technical = Serveri viga
admin-why-other = Põhjuseta
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
admin-ban-ask = Kas panna keeld: { $name }? Avatud ühendused katkevad kohe.
admin-mute-ask = Kas vaigistada { $name }? Ei lauseid ega uut nime; mängida saab edasi.
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
admin-note = Märkus haldajatele
admin-network = Aadress või IPv6-võrk (/64)
admin-from = Alates { $from }
admin-from-until = { $from } kuni { $until }
admin-until = Kuni { $until }
admin-over = Läbi
admin-lift = Tühista
admin-lift-ask = Kas tühistada see: { $name }?
admin-reports-all = Ka lahendatud
admin-no-name = (nimeta)
admin-reporter = Teataja: { $name }
admin-handle = Tehtud
admin-handled = Lahendaja: { $name }
admin-names-about = Ühegi konto nimi ei tohi neid sõnu sisaldada. Sarnased tähed loetakse samaks.
admin-word = Sõna
admin-add = Lisa
admin-remove = Eemalda
admin-word-remove = Eemalda { $word }
admin-news-text = Tekst kõigile
admin-news-language = Lisa keel
admin-news-send = Teata
admin-by = { $name }, { $when }
admin-details = Üksikasjad
audit-token-made = Pääsmik loodud
audit-token-revoked = Pääsmik tühistatud
audit-room-closed = Mängutuba suletud
audit-ban-added = Keeld pandud
audit-mute-added = Vaigistatud
audit-lifted = Keeld või vaigistus tühistatud
audit-report-handled = Teade lahendatud
audit-name-filtered = Sõna lisatud filtrisse
audit-name-allowed = Sõna eemaldatud filtrist
audit-announcement-added = Teadaanne
audit-announcement-deleted = Teadaanne eemaldatud
audit-backup-made = Varukoopia tehtud
why-admin-no_token = See pääsmik ei kehti.
why-admin-label_taken = Sellise nimega pääsmik on juba olemas.
why-admin-bad_label = Nimes on kuni 32 tähte, numbrit, punkti ja kriipsu.
why-admin-not_found = Seda pole enam olemas.
why-admin-bad_network = See pole aadress ega /64-võrk.
why-admin-bad_sanction = Vali konto või aadress.
why-admin-bad_time = Lõpp peab olema hiljem.
why-admin-bad_word = Sõnas peab olema vähemalt kaks tähte.
why-admin-bad_announcement = Teadaandes peab olema tekst, kõige rohkem 300 märki.
why-admin-backup_off = Server käivitati ilma valikuta --backup-folder.
why-admin-backup_elsewhere = PostgreSQLi varundatakse selle enda vahenditega.
why-storage-backup_failed = Varundamine ebaõnnestus. Varasemad koopiad on alles; logi ütleb rohkem.
