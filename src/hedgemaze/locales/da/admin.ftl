end-closed = Bordet blev lukket
end-closed_unkind = En vært har lukket dette bord, fordi nogen var uvenlig. Spillet tæller ikke.
end-closed_unfair = En vært har lukket dette bord, fordi nogen ikke spillede fair. Spillet tæller ikke.
end-closed_technical = En vært har lukket dette bord på grund af en fejl på serveren. Spillet tæller ikke.
end-closed_other = En vært har lukket dette bord. Spillet tæller ikke.
end-closed_absent = En spiller lavede ikke det første træk. Spillet tæller ikke.
end-called-off = Spillet er aflyst
room-closed = Dette bord er lukket.
why-room-closed = Dette bord er lukket.
why-people-banned = Du kan ikke spille her i øjeblikket: en af serverens værter har udelukket dig. Spil på denne enhed virker stadig.
why-people-muted = En vært har gjort dig tavs: du kan spille, men ikke tale eller skifte navn.
report-open = Anmeld en spiller
report-title = Anmeld en spiller
report-about = De, der driver serveren, ser på det. Den anden spiller kan ikke se, hvem der har anmeldt.
report-who = Hvem er det?
report-why = Hvad er der galt?
report-name = Navnet er stødende
report-phrases = Irriterende beskeder
report-stalling = Trækker tiden ud med vilje
report-cheating = Snyder
report-other = Noget andet
report-send = Send
report-sent = Tak. Din anmeldelse er sendt.
privacy-6 = Hvis du anmelder en spiller, kan de, der driver serveren, se anmeldelsen og dit navn, hvis du har en konto. Har du ingen konto, glemmer serveren senest efter 30 dage, at anmeldelsen kom fra dig. En spillers IP-adresse gemmes kun, hvis adressen er udelukket eller gjort tavs.
why-admin-nobody_there = Den spiller er ikke her.
page-admin = Værter
admin-sections = Sidens dele
admin-token = Adminnøgle
admin-token-about = Denne side er for dem, der driver serveren. Nøglen bliver i fanen, til du lukker den.
admin-enter = Gå ind
admin-leave = Log ud
admin-search = Søg
admin-search-go = Søg
admin-none = Her er intet.
admin-more = Vis flere
admin-server = Server
admin-reports = Anmeldelser
admin-rooms = Borde
admin-players = Spillere
admin-bans = Udelukkelser
admin-names = Navne
admin-news = Meddelelser
admin-audit = Hændelseslog
admin-you-are = Du bruger nøglen »{ $name }«.
admin-count-rooms = Borde i brug
admin-count-sockets = Forbindelser
admin-count-lobby = I lobbyen
admin-count-waiting = Venter
admin-count-accounts = Konti
admin-count-sessions = Enheder
admin-count-open_reports = Åbne anmeldelser
admin-count-bans = Udelukkelser
admin-count-mutes = Tavse
admin-nodes = Noder
admin-this-node = denne
admin-reload = Genindlæs
admin-slow = Det seneste døgns langsomste databasejob
admin-slow-job = Databasejob
admin-slow-when = Hvornår
admin-backups = Sikkerhedskopier
admin-backups-about =
    { $keep ->
        [one] Timer mellem kopierne: { $hours }; den seneste gemmes.
       *[other] Timer mellem kopierne: { $hours }; de seneste { $keep } gemmes.
    }
admin-backups-off = Serveren laver ingen sikkerhedskopier: den blev startet uden --backup-folder.
admin-backups-elsewhere = PostgreSQL sikkerhedskopieres med sine egne værktøjer, for eksempel pg_dump.
admin-backup-now = Sikkerhedskopiér nu
admin-backup-failed = Den seneste sikkerhedskopi mislykkedes:
admin-megabytes = { $n } MB
admin-tokens = Adminnøgler
admin-label = Navn på en ny nøgle
admin-token-make = Lav
admin-token-made = Nøglen »{ $name }«, vises kun nu:
admin-used = brugt { $when }
admin-revoke = Tilbagekald
admin-revoke-label = Tilbagekald { $name }
admin-revoke-ask = Vil du tilbagekalde nøglen »{ $name }«? Ingen kan bruge den længere.
admin-stage = Fase
admin-stage-all = Alle
admin-stage-waiting = Venter
admin-stage-playing = I gang
admin-stage-ended = Slut
admin-stage-closed = Lukket
admin-watch = Se med
admin-who = Hvem er der?
admin-nobody = Ingen er forbundet til denne node.
admin-seat = Plads { $seat }:
admin-watches = Tilskuer:
admin-close = Luk
admin-close-ask = Vil du lukke bordet? Spillet ender uden resultat, og spillerne ser hvorfor.
admin-close-why = Hvad spillerne ser
admin-why-unkind = Nogen var uvenlig
admin-why-unfair = Unfair spil
admin-why-technical = En fejl på serveren
admin-why-other = Uden begrundelse
admin-since = Her siden { $when }
admin-devices =
    { $n ->
        [one] Én enhed
       *[other] { $n } enheder
    }
admin-fair-play =
    { $n ->
        [one] Spiller som motoren: { $percent } % i ét spil
       *[other] Spiller som motoren: { $percent } % i { $n } spil
    }
admin-profile = Profil
admin-mute = Gør tavs
admin-ban = Udeluk
admin-is-banned = Udelukket
admin-is-muted = Tavs
admin-ban-ask = Vil du udelukke { $name }? Åbne forbindelser afbrydes straks.
admin-mute-ask = Vil du gøre { $name } tavs? Ingen sætninger, intet nyt navn; man kan stadig spille.
admin-how-long = Hvor længe?
admin-days =
    { $n ->
        [one] Én dag
       *[other] { $n } dage
    }
admin-hours =
    { $n ->
        [one] Én time
       *[other] { $n } timer
    }
admin-for-ever = Indtil det ophæves
admin-note = Note til værterne
admin-network = Adresse eller IPv6-net (/64)
admin-from = Siden { $from }
admin-from-until = { $from } til { $until }
admin-until = Indtil { $until }
admin-over = Slut
admin-lift = Ophæv
admin-lift-ask = Vil du ophæve dette for { $name }?
admin-reports-all = Også behandlede
admin-no-name = (uden navn)
admin-reporter = Anmeldt af { $name }
admin-handle = Færdig
admin-handled = Behandlet af { $name }
admin-names-about = Intet kontonavn må indeholde disse ord. Bogstaver, der ligner hinanden, regnes for ens.
admin-word = Ord
admin-add = Tilføj
admin-remove = Fjern
admin-word-remove = Fjern { $word }
admin-news-text = Tekst til alle
admin-news-language = Tilføj et sprog
admin-news-send = Meddel
admin-by = { $name }, { $when }
admin-details = Detaljer
audit-token-made = Nøgle lavet
audit-token-revoked = Nøgle tilbagekaldt
audit-room-closed = Bord lukket
audit-tournament-cancelled = Turnering aflyst
audit-ban-added = Udelukket
audit-mute-added = Gjort tavs
audit-lifted = Udelukkelse eller tavshed ophævet
audit-report-handled = Anmeldelse behandlet
audit-name-filtered = Ord føjet til filteret
audit-name-allowed = Ord fjernet fra filteret
audit-announcement-added = Meddelelse
audit-announcement-deleted = Meddelelse fjernet
audit-backup-made = Sikkerhedskopi lavet
why-admin-no_token = Denne nøgle er ikke gyldig.
why-admin-label_taken = Der er allerede en nøgle med dette navn.
why-admin-bad_label = Et navn har højst 32 bogstaver, cifre, punktummer og bindestreger.
why-admin-not_found = Det findes ikke længere.
why-admin-bad_network = Det er hverken en adresse eller et /64-net.
why-admin-bad_sanction = Vælg en konto eller en adresse.
why-admin-bad_time = Slutningen skal være senere.
why-admin-bad_word = Et ord skal have mindst to bogstaver.
why-admin-bad_announcement = En meddelelse skal have en tekst på højst 300 tegn.
why-admin-backup_off = Serveren blev startet uden --backup-folder.
why-admin-backup_elsewhere = PostgreSQL sikkerhedskopieres med sine egne værktøjer.
why-storage-backup_failed = Sikkerhedskopien mislykkedes. De tidligere er uændrede; loggen siger mere.
