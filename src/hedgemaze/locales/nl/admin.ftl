end-closed = De tafel is gesloten
end-closed_unkind = Een beheerder heeft deze tafel gesloten omdat iemand onaardig was. De partij telt niet.
end-closed_unfair = Een beheerder heeft deze tafel gesloten omdat iemand niet eerlijk speelde. De partij telt niet.
end-closed_technical = Een beheerder heeft deze tafel gesloten door een storing van de server. De partij telt niet.
end-closed_other = Een beheerder heeft deze tafel gesloten. De partij telt niet.
end-closed_absent = Iemand heeft de eerste zet niet gedaan. De partij telt niet.
end-called-off = De partij is afgezegd
room-closed = Deze tafel is gesloten.
why-room-closed = Deze tafel is gesloten.
why-people-banned = Je kunt hier nu niet spelen: een beheerder van deze server heeft je geblokkeerd. Partijen op dit apparaat werken nog wel.
why-people-muted = Een beheerder heeft je gedempt: je kunt spelen, maar niets zeggen en je naam niet veranderen.
report-open = Speler melden
report-title = Speler melden
report-about = De mensen die deze server beheren, kijken ernaar. De andere speler ziet niet van wie de melding komt.
report-who = Wie is het?
report-why = Wat is er mis?
report-name = De naam is kwetsend
report-phrases = Vervelende berichten
report-stalling = Verspilt expres tijd
report-cheating = Speelt vals
report-other = Iets anders
report-send = Versturen
report-sent = Bedankt. Je melding is verstuurd.
why-admin-nobody_there = Die speler is hier niet.
page-admin = Beheer
admin-sections = Delen van deze pagina
admin-token = Beheertoken
admin-token-about = Deze pagina is voor de mensen die deze server beheren. Het token blijft in dit tabblad tot je het sluit.
admin-enter = Naar binnen
admin-leave = Uitloggen
admin-search = Zoeken
admin-search-go = Zoek
admin-none = Hier is niets.
admin-more = Meer tonen
admin-server = Server
admin-reports = Meldingen
admin-rooms = Tafels
admin-players = Spelers
admin-bans = Blokkades
admin-names = Namen
admin-news = Mededelingen
admin-audit = Auditlog
admin-you-are = Je gebruikt het token ‘{ $name }’.
admin-count-rooms = Tafels in gebruik
admin-count-sockets = Verbindingen
admin-count-lobby = In de lobby
admin-count-waiting = Wachtend
admin-count-accounts = Accounts
admin-count-sessions = Apparaten
admin-count-open_reports = Open meldingen
admin-count-bans = Blokkades
admin-count-mutes = Gedempt
admin-nodes = Nodes
admin-this-node = deze
admin-reload = Vernieuwen
admin-slow = Traagste databasetaken van de laatste dag
admin-slow-job = Taak
admin-slow-when = Wanneer
admin-backups = Back-ups
admin-backups-about = Elke { $hours } uur; de laatste { $keep } worden bewaard.
admin-backups-off = De server maakt geen back-ups: hij is gestart zonder --backup-folder.
admin-backups-elsewhere = Van PostgreSQL maak je een back-up met zijn eigen gereedschap, zoals pg_dump.
admin-backup-now = Nu back-up maken
admin-backup-failed = De laatste back-up is mislukt:
admin-megabytes = { $n } MB
admin-tokens = Beheertokens
admin-label = Naam van een nieuw token
admin-token-make = Maken
admin-token-made = Het token ‘{ $name }’, alleen nu te zien:
admin-used = gebruikt { $when }
admin-revoke = Intrekken
admin-revoke-label = Intrekken: { $name }
admin-revoke-ask = Het token ‘{ $name }’ intrekken? Niemand kan het dan nog gebruiken.
admin-stage = Fase
admin-stage-all = Alle
admin-stage-waiting = Wachtend
admin-stage-playing = Bezig
admin-stage-ended = Afgelopen
admin-stage-closed = Gesloten
admin-watch = Kijken
admin-who = Wie is er?
admin-nobody = Niemand is met deze node verbonden.
admin-seat = Plaats { $seat }:
admin-watches = Kijkt:
admin-close = Sluiten
admin-close-ask = Deze tafel sluiten? De partij eindigt zonder uitslag, en de spelers zien waarom.
admin-close-why = Wat de spelers zien
admin-why-unkind = Iemand was onaardig
admin-why-unfair = Oneerlijk spel
admin-why-technical = Een storing van de server
admin-why-other = Zonder opgave van reden
admin-since = Hier sinds { $when }
admin-devices =
    { $n ->
        [one] Eén apparaat
       *[other] { $n } apparaten
    }
admin-fair-play =
    { $n ->
        [one] Speelt als de engine: { $percent }% in één partij
       *[other] Speelt als de engine: { $percent }% in { $n } partijen
    }
admin-profile = Profiel
admin-mute = Dempen
admin-ban = Blokkeren
admin-is-banned = Geblokkeerd
admin-is-muted = Gedempt
admin-ban-ask = { $name } blokkeren? Open verbindingen eindigen meteen.
admin-mute-ask = { $name } dempen? Geen berichten, geen nieuwe naam; spelen kan nog wel.
admin-how-long = Hoelang?
admin-days =
    { $n ->
        [one] Eén dag
       *[other] { $n } dagen
    }
admin-hours =
    { $n ->
        [one] Eén uur
       *[other] { $n } uur
    }
admin-for-ever = Tot het wordt opgeheven
admin-note = Notitie voor de beheerders
admin-network = Adres of IPv6-netwerk (/64)
admin-from = Sinds { $from }
admin-from-until = { $from } tot { $until }
admin-until = Tot { $until }
admin-over = Voorbij
admin-lift = Opheffen
admin-lift-ask = Dit opheffen voor { $name }?
admin-reports-all = Ook afgehandelde
admin-no-name = (geen naam)
admin-reporter = Gemeld door { $name }
admin-handle = Klaar
admin-handled = Afgehandeld door { $name }
admin-names-about = Geen naam van een account mag deze woorden bevatten. Letters die op elkaar lijken, tellen als dezelfde.
admin-word = Woord
admin-add = Toevoegen
admin-remove = Verwijderen
admin-word-remove = Verwijderen: { $word }
admin-news-text = Tekst voor iedereen
admin-news-language = Taal toevoegen
admin-news-send = Meedelen
admin-by = { $name }, { $when }
admin-details = Details
audit-token-made = Token gemaakt
audit-token-revoked = Token ingetrokken
audit-room-closed = Tafel gesloten
audit-ban-added = Geblokkeerd
audit-mute-added = Gedempt
audit-lifted = Blokkade of demping opgeheven
audit-report-handled = Melding afgehandeld
audit-name-filtered = Woord aan het filter toegevoegd
audit-name-allowed = Woord uit het filter verwijderd
audit-announcement-added = Mededeling
audit-announcement-deleted = Mededeling verwijderd
audit-backup-made = Back-up gemaakt
why-admin-no_token = Dit token is niet geldig.
why-admin-label_taken = Er is al een token met deze naam.
why-admin-bad_label = Een naam heeft hoogstens 32 letters, cijfers, punten en streepjes.
why-admin-not_found = Dat bestaat niet meer.
why-admin-bad_network = Dit is geen adres en geen /64-netwerk.
why-admin-bad_sanction = Kies een account of een adres.
why-admin-bad_time = Het einde moet later zijn.
why-admin-bad_word = Een woord heeft minstens twee letters nodig.
why-admin-bad_announcement = Een mededeling heeft een tekst van hoogstens 300 tekens nodig.
why-admin-backup_off = De server is gestart zonder --backup-folder.
why-admin-backup_elsewhere = Van PostgreSQL maak je een back-up met zijn eigen gereedschap.
why-storage-backup_failed = De back-up is mislukt. De vorige zijn niet veranderd; in het logboek staat meer.
