end-closed = Stůl byl zavřen
end-closed_unkind = Správce tento stůl zavřel, protože se někdo nechoval hezky. Hra se nepočítá.
end-closed_unfair = Správce tento stůl zavřel, protože někdo nehrál poctivě. Hra se nepočítá.
end-closed_technical = Správce tento stůl zavřel kvůli chybě serveru. Hra se nepočítá.
end-closed_other = Správce tento stůl zavřel. Hra se nepočítá.
end-closed_absent = Někdo neudělal první tah. Hra se nepočítá.
end-called-off = Hra byla zrušena
room-closed = Tento stůl je zavřený.
why-room-closed = Tento stůl je zavřený.
why-people-banned = Teď tu hrát nemůžeš: správce tohoto serveru ti to zakázal. Hry na tomto zařízení fungují dál.
why-people-muted = Správce tě ztlumil: můžeš hrát, ale ne mluvit ani si měnit jméno.
report-open = Nahlásit hráče
report-title = Nahlásit hráče
report-about = Podívají se na to lidé, kteří se starají o tento server. Druhý hráč nevidí, kdo ho nahlásil.
report-who = Kdo to je?
report-why = Co je špatně?
report-name = Urážlivé jméno
report-phrases = Otravné zprávy
report-stalling = Schválně zdržuje
report-cheating = Podvádí
report-other = Něco jiného
report-send = Odeslat
report-sent = Děkujeme. Hlášení je odesláno.
privacy-6 = Když nahlásíš hráče, lidé, kteří se starají o tento server, vidí hlášení, a pokud máš účet, i tvé jméno. Pokud účet nemáš, server nejpozději po 30 dnech zapomene, že je hlášení od tebe. IP adresu hráče ukládá jen tehdy, když je z ní hraní zakázáno nebo je ztlumená.
why-admin-nobody_there = Takový hráč tu není.
page-admin = Správci
admin-sections = Části této stránky
admin-token = Správcovský token
admin-token-about = Tato stránka je pro lidi, kteří se starají o tento server. Token zůstane v této kartě, dokud ji nezavřeš.
admin-enter = Vstoupit
admin-leave = Odhlásit se
admin-search = Hledat
admin-search-go = Najít
admin-none = Nic tu není.
admin-more = Ukázat další
admin-server = Server
admin-reports = Hlášení
admin-rooms = Stoly
admin-players = Hráči
admin-bans = Zákazy
admin-names = Jména
admin-news = Zprávy všem
admin-audit = Záznam správy
admin-you-are = Používáš token „{ $name }“.
admin-count-rooms = Používané stoly
admin-count-sockets = Spojení
admin-count-lobby = V lobby
admin-count-waiting = Čekají
admin-count-accounts = Účty
admin-count-sessions = Zařízení
admin-count-open_reports = Otevřená hlášení
admin-count-bans = Zákazy
admin-count-mutes = Ztlumení
admin-nodes = Uzly
admin-this-node = tento
admin-reload = Načíst znovu
admin-slow = Nejpomalejší úlohy databáze za poslední den
admin-slow-job = Úloha
admin-slow-when = Kdy
admin-backups = Zálohy
admin-backups-about = Každých { $hours } h; uchovává se posledních { $keep }.
admin-backups-off = Server zálohy nedělá: byl spuštěn bez --backup-folder.
admin-backups-elsewhere = PostgreSQL se zálohuje vlastními nástroji, třeba pg_dump.
admin-backup-now = Zálohovat hned
admin-backup-failed = Poslední záloha se nezdařila:
admin-megabytes = { $n } MB
admin-tokens = Správcovské tokeny
admin-label = Název nového tokenu
admin-token-make = Vytvořit
admin-token-made = Token „{ $name }“, ukáže se jen teď:
admin-used = použito { $when }
admin-revoke = Zrušit
admin-revoke-label = Zrušit: { $name }
admin-revoke-ask = Zrušit token „{ $name }“? Nikdo ho už nepoužije.
admin-stage = Stav
admin-stage-all = Vše
admin-stage-waiting = Čeká se
admin-stage-playing = Hraje se
admin-stage-ended = Konec
admin-stage-closed = Zavřeno
admin-watch = Sledovat
admin-who = Kdo tam je?
admin-nobody = K tomuto uzlu není nikdo připojen.
admin-seat = Místo { $seat }:
admin-watches = Sleduje:
admin-close = Zavřít
admin-close-ask = Zavřít tento stůl? Hra skončí bez výsledku a hráči uvidí proč.
admin-close-why = Co uvidí hráči
admin-why-unkind = Někdo se nechoval hezky
admin-why-unfair = Nepoctivá hra
admin-why-technical = Chyba serveru
admin-why-other = Bez důvodu
admin-since = Je tu od { $when }
admin-devices =
    { $n ->
        [one] Jedno zařízení
        [few] { $n } zařízení
       *[other] { $n } zařízení
    }
admin-fair-play =
    { $n ->
        [one] Hraje jako engine: { $percent } % v jedné hře
        [few] Hraje jako engine: { $percent } % ve { $n } hrách
       *[other] Hraje jako engine: { $percent } % v { $n } hrách
    }
admin-profile = Profil
admin-mute = Ztlumit
admin-ban = Zakázat
admin-is-banned = Se zákazem
admin-is-muted = Ztlumeno
admin-ban-ask = Zakázat hraní: { $name }? Otevřená spojení hned skončí.
admin-mute-ask = Ztlumit: { $name }? Žádné věty, žádné nové jméno; hrát lze dál.
admin-how-long = Na jak dlouho?
admin-days =
    { $n ->
        [one] Jeden den
        [few] { $n } dny
       *[other] { $n } dní
    }
admin-hours =
    { $n ->
        [one] Jedna hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    }
admin-for-ever = Do odvolání
admin-note = Poznámka pro správce
admin-network = Adresa nebo síť IPv6 (/64)
admin-from = Od { $from }
admin-from-until = { $from } až { $until }
admin-until = Do { $until }
admin-over = Skončilo
admin-lift = Odvolat
admin-lift-ask = Odvolat pro: { $name }?
admin-reports-all = Zobrazit i vyřízená
admin-no-name = (beze jména)
admin-reporter = Od: { $name }
admin-handle = Hotovo
admin-handled = Vyřízeno: { $name }
admin-names-about = Žádné jméno účtu nesmí obsahovat tato slova. Písmena, která vypadají podobně, se berou jako stejná.
admin-word = Slovo
admin-add = Přidat
admin-remove = Odebrat
admin-word-remove = Odebrat: { $word }
admin-news-text = Text pro všechny
admin-news-language = Přidat jazyk
admin-news-send = Zveřejnit
admin-by = { $name }, { $when }
admin-details = Podrobnosti
audit-token-made = Token vytvořen
audit-token-revoked = Token zrušen
audit-room-closed = Stůl zavřen
audit-tournament-cancelled = Turnaj zrušen
audit-ban-added = Zákaz
audit-mute-added = Ztlumení
audit-lifted = Zákaz nebo ztlumení odvoláno
audit-report-handled = Hlášení vyřízeno
audit-name-filtered = Slovo přidáno do filtru
audit-name-allowed = Slovo odebráno z filtru
audit-announcement-added = Zpráva všem
audit-announcement-deleted = Zpráva všem odebrána
audit-backup-made = Záloha vytvořena
why-admin-no_token = Tento token neplatí.
why-admin-label_taken = Token s tímto názvem už existuje.
why-admin-bad_label = Název má nejvýš 32 písmen, číslic, teček a pomlček.
why-admin-not_found = To už neexistuje.
why-admin-bad_network = Toto není adresa ani síť /64.
why-admin-bad_sanction = Vyber účet nebo adresu.
why-admin-bad_time = Konec musí být později.
why-admin-bad_word = Slovo potřebuje aspoň dvě písmena.
why-admin-bad_announcement = Zpráva potřebuje text o nejvýš 300 znacích.
why-admin-backup_off = Server byl spuštěn bez --backup-folder.
why-admin-backup_elsewhere = PostgreSQL se zálohuje vlastními nástroji.
why-storage-backup_failed = Záloha se nezdařila. Dřívější jsou beze změny; víc říká záznam.
