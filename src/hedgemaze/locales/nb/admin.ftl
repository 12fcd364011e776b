end-closed = Bordet ble stengt
end-closed_unkind = En vert har stengt dette bordet fordi noen var uvennlig. Partiet teller ikke.
end-closed_unfair = En vert har stengt dette bordet fordi noen spilte usportslig. Partiet teller ikke.
end-closed_technical = En vert har stengt dette bordet på grunn av en feil på serveren. Partiet teller ikke.
end-closed_other = En vert har stengt dette bordet. Partiet teller ikke.
end-closed_absent = En spiller gjorde ikke det første trekket. Partiet teller ikke.
end-called-off = Partiet er avlyst
room-closed = Dette bordet er stengt.
why-room-closed = Dette bordet er stengt.
why-people-banned = Du kan ikke spille her for øyeblikket: en vert på serveren har utestengt deg. Partier på denne enheten virker fortsatt.
why-people-muted = En vert har dempet deg: du kan spille, men ikke snakke eller bytte navn.
report-open = Rapporter en spiller
report-title = Rapporter en spiller
report-about = De som driver serveren, ser på det. Den andre spilleren ser ikke hvem rapporten kommer fra.
report-who = Hvem er det?
report-why = Hva er galt?
report-name = Navnet er støtende
report-phrases = Plagsomme meldinger
report-stalling = Trekker ut tiden med vilje
report-cheating = Jukser
report-other = Noe annet
report-send = Send
report-sent = Takk. Rapporten er sendt.
privacy-6 = Hvis du rapporterer en spiller, ser de som driver serveren, rapporten, og navnet ditt hvis du har en konto. Har du ingen konto, glemmer serveren senest etter 30 dager at rapporten kom fra deg. IP-adressen til en spiller lagres bare hvis adressen er utestengt eller dempet.
why-admin-nobody_there = Den spilleren er ikke her.
page-admin = Verter
admin-sections = Deler av siden
admin-token = Adminnøkkel
admin-token-about = Denne siden er for dem som driver serveren. Nøkkelen blir i fanen til du lukker den.
admin-enter = Gå inn
admin-leave = Logg ut
admin-search = Søk
admin-search-go = Finn
admin-none = Ingenting her.
admin-more = Vis flere
admin-server = Server
admin-reports = Rapporter
admin-rooms = Bord
admin-players = Spillere
admin-bans = Utestenginger
admin-names = Navn
admin-news = Kunngjøringer
admin-audit = Hendelseslogg
admin-you-are = Du bruker nøkkelen «{ $name }».
admin-count-rooms = Bord i bruk
admin-count-sockets = Tilkoblinger
admin-count-lobby = I lobbyen
admin-count-waiting = Venter
admin-count-accounts = Kontoer
admin-count-sessions = Enheter
admin-count-open_reports = Åpne rapporter
admin-count-bans = Utestenginger
admin-count-mutes = Dempede
admin-nodes = Noder
admin-this-node = denne
admin-reload = Last inn på nytt
admin-slow = Det siste døgnets tregeste databasejobber
admin-slow-job = Jobb
admin-slow-when = Når
admin-backups = Sikkerhetskopier
admin-backups-about =
    { $keep ->
        [one] Timer mellom kopiene: { $hours }; den siste beholdes.
       *[other] Timer mellom kopiene: { $hours }; de siste { $keep } beholdes.
    }
admin-backups-off = Serveren lager ingen sikkerhetskopier: den ble startet uten --backup-folder.
admin-backups-elsewhere = PostgreSQL sikkerhetskopieres med egne verktøy, for eksempel pg_dump.
admin-backup-now = Sikkerhetskopier nå
admin-backup-failed = Den siste sikkerhetskopien mislyktes:
admin-megabytes = { $n } MB
admin-tokens = Adminnøkler
admin-label = Navn på en ny nøkkel
admin-token-make = Lag
admin-token-made = Nøkkelen «{ $name }», vises bare nå:
admin-used = brukt { $when }
admin-revoke = Trekk tilbake
admin-revoke-label = Trekk tilbake { $name }
admin-revoke-ask = Trekke tilbake nøkkelen «{ $name }»? Ingen kan bruke den lenger.
admin-stage = Fase
admin-stage-all = Alle
admin-stage-waiting = Venter
admin-stage-playing = Pågår
admin-stage-ended = Slutt
admin-stage-closed = Stengt
admin-watch = Se på
admin-who = Hvem er der?
admin-nobody = Ingen er koblet til denne noden.
admin-seat = Plass { $seat }:
admin-watches = Tilskuer:
admin-close = Steng
admin-close-ask = Stenge dette bordet? Partiet slutter uten resultat, og spillerne ser hvorfor.
admin-close-why = Hva spillerne ser
admin-why-unkind = Noen var uvennlig
admin-why-unfair = Usportslig spill
admin-why-technical = En feil på serveren
admin-why-other = Uten begrunnelse
admin-since = Her siden { $when }
admin-devices =
    { $n ->
        [one] Én enhet
       *[other] { $n } enheter
    }
admin-fair-play =
    { $n ->
        [one] Spiller som motoren: { $percent } % i ett parti
       *[other] Spiller som motoren: { $percent } % i { $n } partier
    }
admin-profile = Profil
admin-mute = Demp
admin-ban = Utesteng
admin-is-banned = Utestengt
admin-is-muted = Dempet
admin-ban-ask = Utestenge { $name }? Åpne tilkoblinger brytes straks.
admin-mute-ask = Dempe { $name }? Ingen fraser, ikke noe nytt navn; det går fortsatt an å spille.
admin-how-long = Hvor lenge?
admin-days =
    { $n ->
        [one] Én dag
       *[other] { $n } dager
    }
admin-hours =
    { $n ->
        [one] Én time
       *[other] { $n } timer
    }
admin-for-ever = Til det oppheves
admin-note = Merknad til vertene
admin-network = Adresse eller IPv6-nett (/64)
admin-from = Siden { $from }
admin-from-until = { $from } til { $until }
admin-until = Til { $until }
admin-over = Over
admin-lift = Opphev
admin-lift-ask = Oppheve dette for { $name }?
admin-reports-all = Også behandlede
admin-no-name = (uten navn)
admin-reporter = Rapportert av { $name }
admin-handle = Ferdig
admin-handled = Behandlet av { $name }
admin-names-about = Ikke noe kontonavn får inneholde disse ordene. Bokstaver som ser like ut, regnes som samme.
admin-word = Ord
admin-add = Legg til
admin-remove = Fjern
admin-word-remove = Fjern { $word }
admin-news-text = Tekst til alle
admin-news-language = Legg til et språk
admin-news-send = Kunngjør
admin-by = { $name }, { $when }
admin-details = Detaljer
audit-token-made = Nøkkel laget
audit-token-revoked = Nøkkel trukket tilbake
audit-room-closed = Bord stengt
audit-tournament-cancelled = Turnering avlyst
audit-ban-added = Utestengt
audit-mute-added = Dempet
audit-lifted = Utestenging eller demping opphevet
audit-report-handled = Rapport behandlet
audit-name-filtered = Ord lagt til i filteret
audit-name-allowed = Ord fjernet fra filteret
audit-announcement-added = Kunngjøring
audit-announcement-deleted = Kunngjøring fjernet
audit-backup-made = Sikkerhetskopi laget
why-admin-no_token = Denne nøkkelen er ikke gyldig.
why-admin-label_taken = Det finnes allerede en nøkkel med dette navnet.
why-admin-bad_label = Et navn har høyst 32 bokstaver, sifre, punktum og bindestreker.
why-admin-not_found = Det finnes ikke lenger.
why-admin-bad_network = Dette er verken en adresse eller et /64-nett.
why-admin-bad_sanction = Velg en konto eller en adresse.
why-admin-bad_time = Slutten må være senere.
why-admin-bad_word = Et ord må ha minst to bokstaver.
why-admin-bad_announcement = En kunngjøring må ha en tekst på høyst 300 tegn.
why-admin-backup_off = Serveren ble startet uten --backup-folder.
why-admin-backup_elsewhere = PostgreSQL sikkerhetskopieres med egne verktøy.
why-storage-backup_failed = Sikkerhetskopien mislyktes. De tidligere er uendret; loggen sier mer.
