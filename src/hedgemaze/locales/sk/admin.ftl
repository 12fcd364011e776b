end-closed = Stôl bol zatvorený
end-closed_unkind = Správca tento stôl zatvoril, lebo sa niekto nesprával pekne. Hra sa nepočíta.
end-closed_unfair = Správca tento stôl zatvoril, lebo niekto nehral poctivo. Hra sa nepočíta.
end-closed_technical = Správca tento stôl zatvoril pre chybu servera. Hra sa nepočíta.
end-closed_other = Správca tento stôl zatvoril. Hra sa nepočíta.
end-closed_absent = Niekto neurobil prvý ťah. Hra sa nepočíta.
end-called-off = Hra bola zrušená
room-closed = Tento stôl je zatvorený.
why-room-closed = Tento stôl je zatvorený.
why-people-banned = Teraz tu nemôžeš hrať: správca tohto servera ti to zakázal. Hry na tomto zariadení fungujú ďalej.
why-people-muted = Správca ťa stíšil: môžeš hrať, ale nie hovoriť ani si meniť meno.
report-open = Nahlásiť hráča
report-title = Nahlásiť hráča
report-about = Pozrú sa na to ľudia, ktorí sa starajú o tento server. Druhý hráč nevidí, kto ho nahlásil.
report-who = Kto to je?
report-why = Čo je zle?
report-name = Urážlivé meno
report-phrases = Otravné správy
report-stalling = Naschvál zdržiava
report-cheating = Podvádza
report-other = Niečo iné
report-send = Odoslať
report-sent = Ďakujeme. Hlásenie je odoslané.
privacy-6 = Keď nahlásiš hráča, ľudia, ktorí sa starajú o tento server, vidia hlásenie, a ak máš účet, aj tvoje meno. Ak účet nemáš, server najneskôr po 30 dňoch zabudne, že je hlásenie od teba. IP adresu hráča ukladá len vtedy, keď je z nej hranie zakázané alebo je stíšená.
why-admin-nobody_there = Taký hráč tu nie je.
page-admin = Správcovia
admin-sections = Časti tejto stránky
admin-token = Správcovský token
admin-token-about = Táto stránka je pre ľudí, ktorí sa starajú o tento server. Token zostane na tejto karte, kým ju nezavrieš.
admin-enter = Vstúpiť
admin-leave = Odhlásiť sa
admin-search = Hľadať
admin-search-go = Nájsť
admin-none = Nič tu nie je.
admin-more = Ukázať ďalšie
admin-server = Server
admin-reports = Hlásenia
admin-rooms = Stoly
admin-players = Hráči
admin-bans = Zákazy
admin-names = Mená
admin-news = Správy všetkým
admin-audit = Záznam správy
admin-you-are = Používaš token „{ $name }“.
admin-count-rooms = Používané stoly
admin-count-sockets = Spojenia
admin-count-lobby = V lobby
admin-count-waiting = Čakajú
admin-count-accounts = Účty
admin-count-sessions = Zariadenia
admin-count-open_reports = Otvorené hlásenia
admin-count-bans = Zákazy
admin-count-mutes = Stíšenia
admin-nodes = Uzly
admin-this-node = tento
admin-reload = Načítať znova
admin-slow = Najpomalšie úlohy databázy za posledný deň
admin-slow-job = Úloha
admin-slow-when = Kedy
admin-backups = Zálohy
admin-backups-about = Každých { $hours } h; uchováva sa posledných { $keep }.
admin-backups-off = Server nerobí zálohy: bol spustený bez --backup-folder.
admin-backups-elsewhere = PostgreSQL sa zálohuje vlastnými nástrojmi, napríklad pg_dump.
admin-backup-now = Zálohovať hneď
admin-backup-failed = Posledná záloha sa nepodarila:
admin-megabytes = { $n } MB
admin-tokens = Správcovské tokeny
admin-label = Názov nového tokenu
admin-token-make = Vytvoriť
admin-token-made = Token „{ $name }“, ukáže sa len teraz:
admin-used = použité { $when }
admin-revoke = Zrušiť
admin-revoke-label = Zrušiť: { $name }
admin-revoke-ask = Zrušiť token „{ $name }“? Nikto ho už nepoužije.
admin-stage = Stav
admin-stage-all = Všetko
admin-stage-waiting = Čaká sa
admin-stage-playing = Hrá sa
admin-stage-ended = Koniec
admin-stage-closed = Zatvorené
admin-watch = Sledovať
admin-who = Kto tam je?
admin-nobody = K tomuto uzlu nie je nikto pripojený.
admin-seat = Miesto { $seat }:
admin-watches = Sleduje:
admin-close = Zavrieť
admin-close-ask = Zavrieť tento stôl? Hra sa skončí bez výsledku a hráči uvidia prečo.
admin-close-why = Čo uvidia hráči
admin-why-unkind = Niekto sa nesprával pekne
admin-why-unfair = Nepoctivá hra
admin-why-technical = Chyba servera
admin-why-other = Bez dôvodu
admin-since = Je tu od { $when }
admin-devices =
    { $n ->
        [one] Jedno zariadenie
        [few] { $n } zariadenia
       *[other] { $n } zariadení
    }
admin-fair-play =
    { $n ->
        [one] Hrá ako engine: { $percent } % v jednej hre
        [few] Hrá ako engine: { $percent } % v { $n } hrách
       *[other] Hrá ako engine: { $percent } % v { $n } hrách
    }
admin-profile = Profil
admin-mute = Stíšiť
admin-ban = Zakázať
admin-is-banned = So zákazom
admin-is-muted = Stíšené
admin-ban-ask = Zakázať hranie: { $name }? Otvorené spojenia sa hneď skončia.
admin-mute-ask = Stíšiť: { $name }? Žiadne vety, žiadne nové meno; hrať sa dá ďalej.
admin-how-long = Na ako dlho?
admin-days =
    { $n ->
        [one] Jeden deň
        [few] { $n } dni
       *[other] { $n } dní
    }
admin-hours =
    { $n ->
        [one] Jedna hodina
        [few] { $n } hodiny
       *[other] { $n } hodín
    }
admin-for-ever = Do odvolania
admin-note = Poznámka pre správcov
admin-network = Adresa alebo sieť IPv6 (/64)
admin-from = Od { $from }
admin-from-until = { $from } až { $until }
admin-until = Do { $until }
admin-over = Skončilo sa
admin-lift = Odvolať
admin-lift-ask = Odvolať pre: { $name }?
admin-reports-all = Zobraziť aj vybavené
admin-no-name = (bez mena)
admin-reporter = Od: { $name }
admin-handle = Hotovo
admin-handled = Vybavené: { $name }
admin-names-about = Žiadne meno účtu nesmie obsahovať tieto slová. Písmená, ktoré vyzerajú podobne, sa berú ako rovnaké.
admin-word = Slovo
admin-add = Pridať
admin-remove = Odobrať
admin-word-remove = Odobrať: { $word }
admin-news-text = Text pre všetkých
admin-news-language = Pridať jazyk
admin-news-send = Zverejniť
admin-by = { $name }, { $when }
admin-details = Podrobnosti
audit-token-made = Token vytvorený
audit-token-revoked = Token zrušený
audit-room-closed = Stôl zatvorený
audit-tournament-cancelled = Turnaj zrušený
audit-ban-added = Zákaz
audit-mute-added = Stíšenie
audit-lifted = Zákaz alebo stíšenie odvolané
audit-report-handled = Hlásenie vybavené
audit-name-filtered = Slovo pridané do filtra
audit-name-allowed = Slovo odobraté z filtra
audit-announcement-added = Správa všetkým
audit-announcement-deleted = Správa všetkým odobratá
audit-backup-made = Záloha vytvorená
why-admin-no_token = Tento token neplatí.
why-admin-label_taken = Token s týmto názvom už existuje.
why-admin-bad_label = Názov má najviac 32 písmen, číslic, bodiek a pomlčiek.
why-admin-not_found = To už neexistuje.
why-admin-bad_network = Toto nie je adresa ani sieť /64.
why-admin-bad_sanction = Vyber účet alebo adresu.
why-admin-bad_time = Koniec musí byť neskôr.
why-admin-bad_word = Slovo potrebuje aspoň dve písmená.
why-admin-bad_announcement = Správa potrebuje text s najviac 300 znakmi.
why-admin-backup_off = Server bol spustený bez --backup-folder.
why-admin-backup_elsewhere = PostgreSQL sa zálohuje vlastnými nástrojmi.
why-storage-backup_failed = Záloha sa nepodarila. Staršie sú bez zmeny; viac hovorí záznam.
