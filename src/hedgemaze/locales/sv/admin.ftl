end-closed = Bordet stängdes
end-closed_unkind = En värd har stängt det här bordet eftersom någon var otrevlig. Partiet räknas inte.
end-closed_unfair = En värd har stängt det här bordet eftersom någon inte spelade rättvist. Partiet räknas inte.
end-closed_technical = En värd har stängt det här bordet på grund av ett fel på servern. Partiet räknas inte.
end-closed_other = En värd har stängt det här bordet. Partiet räknas inte.
end-closed_absent = En spelare gjorde inte sitt första drag. Partiet räknas inte.
end-called-off = Partiet är inställt
room-closed = Det här bordet är stängt.
why-room-closed = Det här bordet är stängt.
why-people-banned = Du kan inte spela här just nu: en värd för servern har stängt av dig. Partier på den här enheten fungerar ändå.
why-people-muted = En värd har tystat dig: du kan spela, men inte prata eller byta namn.
report-open = Anmäl en spelare
report-title = Anmäl en spelare
report-about = De som sköter servern tittar på det. Den andra spelaren ser inte vem som skrev.
report-who = Vem är det?
report-why = Vad är fel?
report-name = Namnet är sårande
report-phrases = Störande meddelanden
report-stalling = Drar ut på tiden med flit
report-cheating = Fuskar
report-other = Något annat
report-send = Skicka
report-sent = Tack. Din anmälan har skickats.
why-admin-nobody_there = Den spelaren finns inte här.
page-admin = Värdar
admin-sections = Delar av sidan
admin-token = Adminnyckel
admin-token-about = Den här sidan är för dem som sköter servern. Nyckeln finns kvar i fliken tills du stänger den.
admin-enter = Gå in
admin-leave = Logga ut
admin-search = Sök
admin-search-go = Hitta
admin-none = Ingenting här.
admin-more = Visa fler
admin-server = Server
admin-reports = Anmälningar
admin-rooms = Bord
admin-players = Spelare
admin-bans = Avstängningar
admin-names = Namn
admin-news = Meddelanden
admin-audit = Händelselogg
admin-you-are = Du använder nyckeln ”{ $name }”.
admin-count-rooms = Bord som används
admin-count-sockets = Anslutningar
admin-count-lobby = I lobbyn
admin-count-waiting = Väntar
admin-count-accounts = Konton
admin-count-sessions = Enheter
admin-count-open_reports = Öppna anmälningar
admin-count-bans = Avstängningar
admin-count-mutes = Tystade
admin-nodes = Noder
admin-this-node = den här
admin-reload = Ladda om
admin-slow = Det senaste dygnets långsammaste databasjobb
admin-slow-job = Jobb
admin-slow-when = När
admin-backups = Säkerhetskopior
admin-backups-about = Med { $hours } h mellanrum; de senaste { $keep } sparas.
admin-backups-off = Servern gör inga säkerhetskopior: den startades utan --backup-folder.
admin-backups-elsewhere = PostgreSQL säkerhetskopieras med egna verktyg, till exempel pg_dump.
admin-backup-now = Säkerhetskopiera nu
admin-backup-failed = Den senaste säkerhetskopian misslyckades:
admin-megabytes = { $n } MB
admin-tokens = Adminnycklar
admin-label = Namn på en ny nyckel
admin-token-make = Skapa
admin-token-made = Nyckeln ”{ $name }”, visas bara nu:
admin-used = använd { $when }
admin-revoke = Återkalla
admin-revoke-label = Återkalla { $name }
admin-revoke-ask = Återkalla nyckeln ”{ $name }”? Ingen kan använda den längre.
admin-stage = Läge
admin-stage-all = Alla
admin-stage-waiting = Väntar
admin-stage-playing = Spelar
admin-stage-ended = Slut
admin-stage-closed = Stängt
admin-watch = Titta
admin-who = Vem är där?
admin-nobody = Ingen är ansluten till den här noden.
admin-seat = Plats { $seat }:
admin-watches = Åskådare:
admin-close = Stäng
admin-close-ask = Stänga bordet? Partiet slutar utan resultat, och spelarna ser varför.
admin-close-why = Vad spelarna ser
admin-why-unkind = Någon var otrevlig
admin-why-unfair = Orättvist spel
admin-why-technical = Ett fel på servern
admin-why-other = Utan motivering
admin-since = Här sedan { $when }
admin-devices =
    { $n ->
        [one] En enhet
       *[other] { $n } enheter
    }
admin-fair-play =
    { $n ->
        [one] Spelar som motorn: { $percent } % i ett parti
       *[other] Spelar som motorn: { $percent } % i { $n } partier
    }
admin-profile = Profil
admin-mute = Tysta
admin-ban = Stäng av
admin-is-banned = Avstängd
admin-is-muted = Tystad
admin-ban-ask = Stänga av { $name }? Öppna anslutningar bryts genast.
admin-mute-ask = Tysta { $name }? Inga fraser, inget nytt namn; det går fortfarande att spela.
admin-how-long = Hur länge?
admin-days =
    { $n ->
        [one] En dag
       *[other] { $n } dagar
    }
admin-hours =
    { $n ->
        [one] En timme
       *[other] { $n } timmar
    }
admin-for-ever = Tills det hävs
admin-note = Anteckning för värdarna
admin-network = Adress eller IPv6-nät (/64)
admin-from = Sedan { $from }
admin-from-until = { $from } till { $until }
admin-until = Till { $until }
admin-over = Över
admin-lift = Häv
admin-lift-ask = Häva detta för { $name }?
admin-reports-all = Även hanterade
admin-no-name = (utan namn)
admin-reporter = Anmält av { $name }
admin-handle = Klart
admin-handled = Hanterat av { $name }
admin-names-about = Inget kontos namn får innehålla de här orden. Bokstäver som ser likadana ut räknas som samma.
admin-word = Ord
admin-add = Lägg till
admin-remove = Ta bort
admin-word-remove = Ta bort { $word }
admin-news-text = Text till alla
admin-news-language = Lägg till ett språk
admin-news-send = Meddela
admin-by = { $name }, { $when }
admin-details = Detaljer
audit-token-made = Nyckel skapad
audit-token-revoked = Nyckel återkallad
audit-room-closed = Bord stängt
audit-ban-added = Avstängd
audit-mute-added = Tystad
audit-lifted = Avstängning eller tystning hävd
audit-report-handled = Anmälan hanterad
audit-name-filtered = Ord tillagt i filtret
audit-name-allowed = Ord borttaget ur filtret
audit-announcement-added = Meddelande
audit-announcement-deleted = Meddelande borttaget
audit-backup-made = Säkerhetskopia gjord
why-admin-no_token = Den här nyckeln är inte giltig.
why-admin-label_taken = Det finns redan en nyckel med det här namnet.
why-admin-bad_label = Ett namn har högst 32 bokstäver, siffror, punkter och bindestreck.
why-admin-not_found = Det finns inte längre.
why-admin-bad_network = Det är varken en adress eller ett /64-nät.
why-admin-bad_sanction = Välj ett konto eller en adress.
why-admin-bad_time = Slutet måste vara senare.
why-admin-bad_word = Ett ord behöver minst två bokstäver.
why-admin-bad_announcement = Ett meddelande behöver en text på högst 300 tecken.
why-admin-backup_off = Servern startades utan --backup-folder.
why-admin-backup_elsewhere = PostgreSQL säkerhetskopieras med egna verktyg.
why-storage-backup_failed = Säkerhetskopian misslyckades. De tidigare är oförändrade; loggen säger mer.
