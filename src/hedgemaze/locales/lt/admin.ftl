end-closed = Stalas uždarytas
end-closed_unkind = Prižiūrėtojas uždarė šį stalą, nes kažkas elgėsi nedraugiškai. Žaidimas neįskaitomas.
end-closed_unfair = Prižiūrėtojas uždarė šį stalą, nes kažkas žaidė nesąžiningai. Žaidimas neįskaitomas.
end-closed_technical = Prižiūrėtojas uždarė šį stalą dėl serverio gedimo. Žaidimas neįskaitomas.
end-closed_other = Prižiūrėtojas uždarė šį stalą. Žaidimas neįskaitomas.
end-closed_absent = Kažkas nepadarė pirmo ėjimo. Žaidimas neįskaitomas.
end-called-off = Žaidimas atšauktas
room-closed = Šis stalas uždarytas.
why-room-closed = Šis stalas uždarytas.
why-people-banned = Dabar čia žaisti negali: serverio prižiūrėtojas tau uždraudė. Žaidimai šiame įrenginyje veikia.
why-people-muted = Prižiūrėtojas tave nutildė: žaisti gali, bet negali kalbėti ir keisti vardo.
report-open = Pranešti apie žaidėją
report-title = Pranešti apie žaidėją
report-about = Serverio prižiūrėtojai tai peržiūrės. Kitas žaidėjas nemato, kas apie jį pranešė.
report-who = Kas tai?
report-why = Kas negerai?
report-name = Įžeidžiantis vardas
report-phrases = Erzina žinutėmis
report-stalling = Tyčia gaišta laiką
report-cheating = Sukčiauja
report-other = Kas nors kita
report-send = Siųsti
report-sent = Ačiū. Pranešimas išsiųstas.
privacy-6 = Jei praneši apie žaidėją, serverio prižiūrėtojai mato pranešimą, o jei turi paskyrą – ir tavo vardą. Jei paskyros neturi, serveris ne vėliau kaip po 30 dienų pamiršta, kad pranešė būtent tavo naršyklė. Žaidėjo IP adresą jis saugo tik tada, kai tas adresas uždraustas arba nutildytas.
why-admin-nobody_there = Tokio žaidėjo čia nėra.
page-admin = Prižiūrėtojai
admin-sections = Šio puslapio dalys
admin-token = Prižiūrėtojo raktas
admin-token-about = Šis puslapis skirtas serverio prižiūrėtojams. Raktas lieka šioje kortelėje, kol ją uždarysi.
admin-enter = Įeiti
admin-leave = Atsijungti
admin-search = Paieška
admin-search-go = Rasti
admin-none = Čia nieko nėra.
admin-more = Rodyti daugiau
admin-server = Serveris
admin-reports = Pranešimai
admin-rooms = Stalai
admin-players = Žaidėjai
admin-bans = Draudimai
admin-names = Vardai
admin-news = Skelbimai
admin-audit = Veiksmų žurnalas
admin-you-are = Naudoji raktą „{ $name }“.
admin-count-rooms = Naudojami stalai
admin-count-sockets = Ryšiai
admin-count-lobby = Ieško žaidimo
admin-count-waiting = Laukia
admin-count-accounts = Paskyros
admin-count-sessions = Įrenginiai
admin-count-open_reports = Neperžiūrėti pranešimai
admin-count-bans = Draudimai
admin-count-mutes = Nutildymai
admin-nodes = Mazgai
admin-this-node = šis
admin-reload = Įkelti iš naujo
admin-slow = Lėčiausios pastarosios paros duomenų bazės užduotys
admin-slow-job = Užduotis
admin-slow-when = Kada
admin-backups = Atsarginės kopijos
admin-backups-about = Kas { $hours } val.; saugomos paskutinės: { $keep }.
admin-backups-off = Serveris kopijų nedaro: paleistas be parinkties --backup-folder.
admin-backups-elsewhere = PostgreSQL kopijuojama jos pačios įrankiais, pavyzdžiui, pg_dump.
admin-backup-now = Daryti kopiją dabar
admin-backup-failed = Paskutinė kopija nepavyko:
admin-megabytes = { $n } MB
admin-tokens = Prižiūrėtojų raktai
admin-label = Naujo rakto pavadinimas
admin-token-make = Sukurti
admin-token-made = Raktas „{ $name }“, rodomas tik dabar:
admin-used = naudota { $when }
admin-revoke = Atšaukti
admin-revoke-label = Atšaukti: { $name }
admin-revoke-ask = Atšaukti raktą „{ $name }“? Niekas jo nebegalės naudoti.
admin-stage = Būsena
admin-stage-all = Visi
admin-stage-waiting = Laukia
admin-stage-playing = Žaidžiama
admin-stage-ended = Baigti
admin-stage-closed = Uždaryti
admin-watch = Stebėti
admin-who = Kas ten?
admin-nobody = Prie šio mazgo niekas neprisijungęs.
admin-seat = Vieta { $seat }:
admin-watches = Stebi:
admin-close = Uždaryti
admin-close-ask = Uždaryti šį stalą? Žaidimas baigsis be rezultato, o žaidėjai matys kodėl.
admin-close-why = Ką mato žaidėjai
admin-why-unkind = Kažkas elgėsi nedraugiškai
admin-why-unfair = Nesąžiningas žaidimas
admin-why-technical = Serverio gedimas
admin-why-other = Nenurodant priežasties
admin-since = Čia nuo { $when }
admin-devices =
    { $n ->
        [one] { $n } įrenginys
        [few] { $n } įrenginiai
       *[other] { $n } įrenginių
    }
admin-fair-play =
    { $n ->
        [one] Žaidžia kaip variklis: { $percent } % per { $n } žaidimą
        [few] Žaidžia kaip variklis: { $percent } % per { $n } žaidimus
       *[other] Žaidžia kaip variklis: { $percent } % per { $n } žaidimų
    }
admin-profile = Profilis
admin-mute = Nutildyti
admin-ban = Uždrausti
admin-is-banned = Uždrausta
admin-is-muted = Nutildyta
admin-ban-ask = Uždrausti žaisti: { $name }? Atviri ryšiai iškart nutrūks.
admin-mute-ask = Nutildyti: { $name }? Jokių frazių, jokio naujo vardo; žaisti galima.
admin-how-long = Kiek laiko?
admin-days =
    { $n ->
        [one] { $n } diena
        [few] { $n } dienos
       *[other] { $n } dienų
    }
admin-hours =
    { $n ->
        [one] { $n } valanda
        [few] { $n } valandos
       *[other] { $n } valandų
    }
admin-for-ever = Kol bus atšaukta
admin-note = Pastaba prižiūrėtojams
admin-network = Adresas arba IPv6 tinklas (/64)
admin-from = Nuo { $from }
admin-from-until = { $from } – { $until }
admin-until = Iki { $until }
admin-over = Pasibaigė
admin-lift = Atšaukti
admin-lift-ask = Atšaukti tai: { $name }?
admin-reports-all = Rodyti ir sutvarkytus
admin-no-name = (be vardo)
admin-reporter = Pranešė { $name }
admin-handle = Sutvarkyta
admin-handled = Sutvarkė { $name }
admin-names-about = Šių žodžių paskyrų varduose būti negali. Panašios raidės laikomos tomis pačiomis.
admin-word = Žodis
admin-add = Pridėti
admin-remove = Pašalinti
admin-word-remove = Pašalinti: { $word }
admin-news-text = Tekstas visiems
admin-news-language = Pridėti kalbą
admin-news-send = Paskelbti
admin-by = { $name }, { $when }
admin-details = Išsamiau
audit-token-made = Raktas sukurtas
audit-token-revoked = Raktas atšauktas
audit-room-closed = Stalas uždarytas
audit-tournament-cancelled = Turnyras atšauktas
audit-ban-added = Uždrausta
audit-mute-added = Nutildyta
audit-lifted = Draudimas ar nutildymas atšauktas
audit-report-handled = Pranešimas sutvarkytas
audit-name-filtered = Žodis pridėtas prie filtro
audit-name-allowed = Žodis pašalintas iš filtro
audit-announcement-added = Skelbimas
audit-announcement-deleted = Skelbimas pašalintas
audit-backup-made = Kopija padaryta
why-admin-no_token = Šis raktas negalioja.
why-admin-label_taken = Raktas tokiu pavadinimu jau yra.
why-admin-bad_label = Pavadinime iki 32 raidžių, skaitmenų, taškų ir brūkšnelių.
why-admin-not_found = To nebėra.
why-admin-bad_network = Tai nei adresas, nei /64 tinklas.
why-admin-bad_sanction = Pasirink paskyrą arba adresą.
why-admin-bad_time = Pabaiga turi būti vėlesnė.
why-admin-bad_word = Žodyje turi būti bent dvi raidės.
why-admin-bad_announcement = Skelbimui reikia teksto, ne ilgesnio kaip 300 ženklų.
why-admin-backup_off = Serveris paleistas be parinkties --backup-folder.
why-admin-backup_elsewhere = PostgreSQL kopijuojama jos pačios įrankiais.
why-storage-backup_failed = Kopija nepavyko. Ankstesnės nepakitusios; daugiau pasako žurnalas.
