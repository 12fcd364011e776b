# Příkazová řádka: nápověda a odpovědi. Jména příkazů, voleb a hodnot, slova velkými písmeny a zápisy zůstávají beze změny.

cli-about = Hraje podle pravidel Quoridor PAC-MAN: klasicky pro 2 až 4 hráče a ve dvou režimech PAC-MAN.
cli-start = Začni s hedgemaze tty, chceš-li hrát, nebo s hedgemaze modes, chceš-li vidět, co tu je.
cli-usage = Použití:
cli-options = Volby
cli-arguments = Argumenty
cli-commands = Příkazy
cli-panel-where = Výchozí pozice
cli-default = [výchozí: { "{}" }]
cli-required = [povinné]
cli-help = Ukaž tuto nápovědu a skonči.
cli-try = { $problem } (zkus '{ $path } --help')
cli-standard-input = standardní vstup
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Hra v terminálu: všichni u jedné klávesnice, nebo proti počítači.
cli-command-modes = Vypíše pět režimů a jejich bludiště; se jménem režimu vše o něm.
cli-command-mazes = Vypíše bludiště galerie, od těch, která přejí PAC-MANOVI, po ta, která přejí duchům; s bludištěm vše o něm.
cli-command-show = Ukáže pozici: desku, kdo je na tahu, a jak hra skončila, pokud skončila.
cli-command-legal = Vypíše povolené akce pozice, nebo řekne, proč některá povolená není (návratový kód 1).
cli-command-perft = Spočítá posloupnosti povolených akcí dané délky; poslední řádek je samotné číslo.
cli-command-convert = Převádí hry a pozice: zápisy, JSON, texty pozic, pouhé tahy, obrázky, textové desky.
cli-command-check =
    Zkontroluje zápisy, bludiště, JSON a texty pozic: jeden řádek na hru a u špatného bludiště každý důvod.
    
    Návratový kód je 0, když je vše v pořádku, 1, když je něco špatně, 2, když soubor vůbec nelze přečíst.
cli-command-bench = Vypíše podpis jádra, číslo společné všem sestavením, a jak je tady rychlé.
cli-command-analyse = Ukáže, co si engine myslí o pozici: hodnoty, nejlepší akce a varianty.
cli-command-match = Nechá enginy hrát proti sobě a ohodnotí je.
cli-command-puzzles = Vytvoří úlohy pro režim: pozice s jedním řešením, dokázané a s obtížností.
cli-command-solve = Vyřeší bludiště varianty PAC-MAN: kdo si vynutí výhru, z každé pozice.
cli-command-learn = Trénuje síť na hrách, které engine hraje sám proti sobě; popisuje to docs/learning.md.
cli-command-ugi = Komunikuje protokolem UGI (zobecněné UCI) na standardním vstupu a výstupu; popis je v docs/protocols.md.
cli-command-serve = Spustí server se stránkou a hrami; ukončí se pomocí Ctrl-C.
cli-command-bot = Nechá engine hrát u stolu serveru; ukončí se pomocí Ctrl-C.
cli-command-backup = Zkopíruje databázi serveru v jednom okamžiku; server může běžet dál.
cli-command-admin = Vytvoří, vypíše nebo zruší správcovské tokeny, které otevírají stránku správců serveru; server může běžet.
cli-command-migrate = Vytvoří nebo aktualizuje tabulky databáze serveru a skončí.
cli-command-export = Vypíše všechny dohrané hry serveru od nejstarší; server může běžet.
cli-option-analyse-json-lines = Odpovídej na mnoho dotazů ze standardního vstupu, jak ukazuje docs/protocols.md.
cli-option-analyse-seconds = Kolik sekund přemýšlet; výchozí je 1.
cli-option-analyse-nodes = Kolik pozic projít.
cli-option-analyse-lines = Kolik akcí ukázat.
cli-option-analyse-threads = Počet vláken jednoho hledání.
cli-option-bot-link = Odkaz na stůl, jak ho ukazuje stránka.
cli-option-bot-engine = Příkaz enginu, který umí UGI, třeba 'hedgemaze ugi'.
cli-option-bot-level = Místo --engine: úroveň počítače, 1 je nejslabší.
cli-option-bot-name = Jméno u stolu.
cli-option-bot-seat = Místo u stolu; 0 pro první volné.
cli-option-bot-movetime = Milisekundy na akci; bez hodin je výchozí 1000.
cli-option-bot-games = Kolik her hrát, když jsou odvety.
cli-option-bot-seed = Semínko, se kterým se všechny náhodné volby dají zopakovat.
cli-option-analyse-workers = S --json-lines: počet hledání naráz.
cli-option-analyse-seed = Semínko náhodných voleb hledání.
cli-option-app-version = Vypiš verzi a skonči.
cli-option-app-install-completion = Nainstaluj doplňování pro současný shell.
cli-option-app-show-completion = Vypiš skript doplňování pro současný shell.
cli-option-json = Vypiš výsledek jako JSON.
cli-option-backup-file = Kam zapsat kopii; existující soubor se nahradí.
cli-option-admin-action = token vytvoří token a jednou ho vypíše; list vypíše všechny; revoke jeden zruší.
cli-option-admin-label = Název tokenu; ukazuje ho záznam správy.
cli-option-check-file = Zápisy, bludiště, JSON nebo texty pozic; - čte standardní vstup.
cli-option-convert-in = Vstupní soubor; - čte standardní vstup.
cli-option-convert-out = Výstupní soubor; bez něj nebo s - se výsledek vypíše.
cli-option-convert-from = Formát IN; bez toho se pozná podle obsahu.
cli-option-convert-to = Formát k zápisu.
cli-option-convert-dialect = Způsob zápisu v IN: { $dialects }.
cli-option-convert-mode = Režim, ve kterém se hrají pouhé tahy; výchozí je classic2.
cli-option-convert-game = Jen hra nebo pozice číslo N.
cli-option-convert-at = Jen prvních N položek hry.
cli-option-export-json-lines = Jeden objekt JSON na hru, i s identifikátorem jejího stolu.
cli-option-legal-numbers = Vypiš před každou akcí její číslo.
cli-option-legal-json = Vypiš seznam jako JSON.
cli-option-legal-why = Řekni, zda je tato akce povolená, a pokud ne, proč.
cli-option-match-player = { $players }, level-1 až level-8, nebo jména ze souboru daného volbou --engines.
cli-option-match-engines = Soubor TOML se seznamem vnějších enginů (docs/protocols.md).
cli-option-match-games = Celkový počet her, zaokrouhlený nahoru, aby každý seděl na všech místech stejně často.
cli-option-match-seed = Semínko zahájení a náhodných voleb.
cli-option-match-schedule = Jedno z: { $schedules }.
cli-option-match-concurrency = Počet her naráz.
cli-option-match-log = Zapisuj sem dohrané hry a odtud pokračuj.
cli-option-match-movetime = Milisekundy na akci; výchozí je 1000.
cli-option-match-clock = Sekundy na každých hodinách plus sekundy přidané po tahu: 60+1.
cli-option-match-nodes = Uzly na akci.
cli-option-match-margin = O kolik déle smí akce trvat, než je hra prohraná.
cli-option-match-sprt = Skonči, jakmile je jasné, která ze dvou hranic Elo platí, třeba 0,10.
cli-option-match-alpha = Pravděpodobnost falešně kladného výsledku.
cli-option-match-beta = Pravděpodobnost falešně záporného výsledku.
cli-option-match-mazes = Režimy PAC-MAN: { $mazes } (vlastní bludiště režimu).
cli-option-modes-mode = Ukaž vše o tomto režimu, i s domácími pravidly.
cli-option-mazes-maze = Bludiště z galerie.
cli-option-solve-maze = Název bludiště (viz hedgemaze mazes) nebo soubor s bludištěm.
cli-option-solve-ghosts = Kolik duchů hraje, 1 až 4; první je Blinky.
cli-option-solve-lives = Po kolika chyceních hra končí, 1 až 5.
cli-option-solve-out = Soubor pro tabulku; výchozí je soubor ve tvé složce s daty.
cli-option-solve-list = Vypiš tabulky ve tvé složce s daty.
cli-option-puzzles-number = Kolik úloh vytvořit.
cli-option-puzzles-seed = Semínko her, ze kterých jsou pozice.
cli-option-puzzles-games = Skonči po tolika hrách, i když je úloh méně.
cli-option-puzzles-out = Soubor pro úlohy; úlohy jiných režimů v něm zůstanou.
cli-option-tty-puzzle = Řeš úlohu: dnešní, nebo tu s číslem, tématem či režimem zadaným jako MODE.
cli-option-solve-threads = Počet vláken; výchozí jsou všechny procesory.
cli-option-learn-config = Konfigurační soubor (TOML) s volbami učení.
cli-option-learn-folder = Složka učení; započaté učení tam pokračuje.
cli-option-learn-minutes = Kolik minut učení trvá.
cli-option-learn-selfplay = Program selfplay, který ty hry hraje.
cli-option-learn-set = Nastav libovolnou volbu učení; lze opakovat.
cli-option-mode = { $modes }; nebo celý text režimu, třeba 'pacman;maze=A2'.
cli-option-where = { $modes }; nebo celý text režimu, třeba 'pacman;maze=A2'. Poslouží i text pozice v uvozovkách a - ho čte ze standardního vstupu. Výchozí je classic2.
cli-option-position = Začni od tohoto textu pozice; - ho čte ze standardního vstupu.
cli-option-actions = Nejdřív zahraj tyto akce, třeba 'e2 e8 e3h'.
cli-option-size = Klasika: velikost desky, 3, 5, 7 nebo 9.
cli-option-fences = Klasika: překážky každé strany.
cli-option-maze = Režimy PAC-MAN: jméno bludiště (viz hedgemaze modes) nebo jeho soubor.
cli-option-house = Domácí pravidlo (viz hedgemaze modes MODE); lze opakovat.
cli-option-players = Režimy PAC-MAN: 2 až 5 hráčů, kteří se podělí o duchy.
cli-option-ascii = Kresli desku jen znaky ASCII.
cli-option-perft-depth = Hloubka v akcích.
cli-option-perft-divide = Vypiš i počet pod každou první akcí.
cli-option-perft-backend = Kdo počítá: rychlé jádro, nebo vzorová pravidla.
cli-option-serve-host = Adresa, na které server naslouchá; 0.0.0.0 jsou všechny.
cli-option-serve-port = Port; 0 je kterýkoli volný.
cli-option-serve-data = Složka s databází; výchozí je složka s daty uživatele.
cli-option-serve-database = Databáze PostgreSQL místo vestavěné.
cli-option-serve-nats = URL serveru NATS, přes který o sobě vědí servery s jednou databází.
cli-option-serve-proxy = Důvěryhodná reverzní proxy, jejíž adrese klienta se věří; lze opakovat.
cli-option-serve-site = Jméno, pod kterým lidé server najdou; lze opakovat.
cli-option-serve-open = Otevři prohlížeč; výchozí je jen v terminálu.
cli-option-serve-workers = Počet procesů pro enginy; 0 pro žádné.
cli-option-serve-limits = Omez, kolik smí žádat jedna adresa.
cli-option-serve-expire-days = Smaž nedohrané hry, které nikdo tolik dní nepoužil; 0 pro nikdy.
cli-option-serve-expire-finished-days = Smaž dohrané hry, které nikdo tolik dní nepoužil; 0 pro nikdy.
cli-option-serve-log = debug, info, warning nebo error.
cli-option-serve-contact = Kde tě najdou provozovatelé push služeb: mailto:… nebo https://….
cli-option-serve-push-service = Další push služba, na kterou se smějí posílat oznámení; lze opakovat.
cli-option-serve-drain = Kolik sekund běžet po signálu k ukončení, zatímco /ready říká proxy, ať neposílají nové klienty.
cli-option-serve-admin-token-file = Soubor se správcovským tokenem; pokud neexistuje, vytvoří se.
cli-option-serve-backup-folder = Čas od času zkopíruj databázi do této složky (jen SQLite).
cli-option-serve-backup-every = Hodiny mezi dvěma zálohami; 0 pro žádné kromě těch, o které požádá správce.
cli-option-serve-backup-keep = Kolik záloh uchovávat.
cli-option-serve-solve = Vytvářej tabulky přesných hodnot, o které žádá editor bludišť.
cli-option-serve-solve-space = Místo na disku pro všechny tyto tabulky, v GB.
cli-option-serve-tracing = Posílej trasování přes OpenTelemetry; kam, říkají proměnné OTEL_….
cli-option-show-svg = Zapiš místo toho obrázek; - ho vypíše.
cli-option-show-theme = Vzhled obrázku.
cli-option-show-json = Vypiš místo toho pozici jako JSON.
cli-option-show-text = Vypiš místo toho pozici na jeden řádek.
cli-option-tty-mode = { $modes }. Výchozí je classic2.
cli-option-tty-first = Klasika: kdo začíná, třeba south; nebo random.
cli-option-tty-load = Pokračuj v uložené hře.
cli-option-tty-level = Hraj proti počítači; 1 je nejslabší úroveň.
cli-option-tty-side = S --level: která strana jsi, třeba south nebo ghosts.
cli-option-tty-names = Jména hráčů, třeba 'Ada,Bob'.
cli-option-app-language = Jazyk, třeba fr nebo zh-Hant; výchozí je jazyk systému.
cli-analyse-action = akce
cli-analyse-visits = návštěvy
cli-analyse-line = varianta
cli-analyse-exact = Je jisté: { $verdict }
cli-analyse-best = Nejlepší akce: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Jedna pozice za { $seconds } s
        [few] { $n } pozice za { $seconds } s
       *[other] { $n } pozic za { $seconds } s
    }
cli-analyse-ways = Kroky do cíle: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: jeden bajt
        [few] { $path }: { $bytes } bajty
       *[other] { $path }: { $bytes } bajtů
    }
cli-migrate-done = Databáze má verzi schématu { $version }.
cli-admin-revoked = Token { $label } je zrušen.
cli-serve-at = Hedgemaze běží na { $address }
cli-serve-kept = Hry se ukládají do { $path }
cli-serve-no-page = Stránka není sestavená, takže prohlížeče uvidí jen poznámku. Spusť ./play ve složce se zdrojovým kódem, nebo tam spusť { $command } a nainstaluj znovu.
cli-bot-engine = Engine
cli-bot-level = Úroveň { $level }
cli-bot-seated = Místo { $seat }: { $side }, { $mode }
cli-bot-resume = Odkaz zpět na toto místo: { $link }
cli-bot-waiting = Čeká se na ostatní hráče
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Odchod od stolu
cli-check-game =
    { $actions ->
        [one] hra { $number }: v pořádku, { $mode }, jedna akce, { $end }
        [few] hra { $number }: v pořádku, { $mode }, { $actions } akce, { $end }
       *[other] hra { $number }: v pořádku, { $mode }, { $actions } akcí, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] hra { $number }: v pořádku, { $mode }, jedna akce, nedohraná
        [few] hra { $number }: v pořádku, { $mode }, { $actions } akce, nedohraná
       *[other] hra { $number }: v pořádku, { $mode }, { $actions } akcí, nedohraná
    }
cli-check-position = pozice { $number }: v pořádku, { $mode }, { $end }
cli-check-position-unfinished = pozice { $number }: v pořádku, { $mode }, nedohraná
cli-check-maze = bludiště { $name }: v pořádku, pro { $mode }
cli-check-maze-nameless = bludiště beze jména: v pořádku, pro { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] bludiště: špatně, jeden důvod:
        [few] bludiště: špatně, { $n } důvody:
       *[other] bludiště: špatně, { $n } důvodů:
    }
cli-check-wrong = špatně: { $problem }
cli-check-wrong-game = hra { $number }: špatně: { $problem }
cli-check-wrong-position = pozice { $number }: špatně: { $problem }
cli-check-wrong-json = json { $number }: špatně: { $problem }
cli-check-empty = špatně: není v tom žádná hra
cli-legal-yes = Akce { $action } je povolená.
cli-legal-no = Akce { $action } není možná.
cli-legal-in-way = V cestě: { $fences }.
cli-legal-piece = Jde o figurku: { $piece }.
cli-legal-shut-in = Uzavřená políčka (označená { $mark }): { $squares }.
cli-legal-count = Povolené akce: { $n }
cli-show-position = Pozice: { $text }
cli-match-none = Zatím žádné hry
cli-match-done = Sehrané hry: { $done }/{ $total }
cli-match-player = hráč
cli-match-games = hry
cli-match-points = body
cli-match-won = výhry
cli-match-drawn = remízy
cli-match-failed = selhání
cli-match-points-as = body jako
cli-match-pellets-as = tečky jako { $side }
cli-match-range = { $low } až { $high }
cli-match-game = hra { $number }/{ $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = hra { $number }/{ $total }: { $seats } { $result } ({ $reason }; selhání: { $failures })
cli-match-failure = hra { $number }: { $player } { $code } { $message }
cli-match-pairs = Dvojice { $one } proti { $other } (0, ½, 1, 1½, 2 body): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], přijato: není silnější
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], přijato: je silnější
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], nerozhodnuto
cli-modes-hint = hedgemaze modes MODE ukáže o některém víc; hedgemaze tty MODE v něm spustí hru.
cli-modes-about-classic2 = Quoridor pro dva: kdo první dojde na protější stranu.
cli-modes-about-classic3 = Quoridor pro tři, každý za sebe.
cli-modes-about-classic4 = Quoridor pro čtyři, každý za sebe.
cli-modes-about-pacman = PAC-MAN proti čtyřem duchům v pevném bludišti: čtyři tečky dřív než tři chycení.
cli-modes-about-advanced = PAC-MAN proti čtyřem duchům, s tunely a s překážkami, které staví obě strany.
cli-modes-mazes = Bludiště: { $mazes }
cli-modes-mazes-option = Bludiště: { $mazes } (--maze, i soubor)
cli-modes-maze-default = { $name } ({ $title }, výchozí)
cli-modes-sides = Strany v pořadí tahů: { $sides }
cli-modes-fences = Překážky každé strany: { $n } (mění to --fences)
cli-modes-board = Deska: { $size } krát { $size } (--size 3, 5, 7 nebo 9)
cli-modes-pieces = Figurky: { $pieces }
cli-modes-players = Hráči: 2 až 5, jeden je PAC-MAN a ostatní se dělí o duchy (--players)
cli-modes-stocks = Překážky k postavení: PAC-MAN { $pacman }, duchové { $ghosts }
cli-modes-house = Domácí pravidla (--house NAME=VALUE), každé se svým článkem pravidel:
cli-modes-rule = { $name }: výchozí { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: teď { $value }, výchozí { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = hry: { $games }, nalezeno: { $found }
cli-puzzles-stopped = Zastaveno. Chceš-li pokračovat, spusť stejný příkaz znovu.
cli-puzzles-made = Úlohy v { $path }: { $n }.
cli-solve-memory = Řešení potřebuje { $needed } paměti; volných je { $free }.
cli-solve-pieces = Paměti je málo, proto hotové části zůstávají na disku a podle potřeby se znovu čtou. Trvá to déle.
cli-solve-step = životy: { $lives }, tečky: { $pellets }, kola: { $rounds }
cli-solve-stopped = Zastaveno. Chceš-li pokračovat, spusť stejný příkaz znovu.
cli-solve-none = Zatím tu nejsou žádné tabulky.
cli-solve-file = Tabulka: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Duchové: { $ghosts }, životy: { $lives }. PAC-MAN si vynutí výhru za jedno kolo.
        [few] Duchové: { $ghosts }, životy: { $lives }. PAC-MAN si vynutí výhru za { $rounds } kola.
       *[other] Duchové: { $ghosts }, životy: { $lives }. PAC-MAN si vynutí výhru za { $rounds } kol.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Duchové: { $ghosts }, životy: { $lives }. Duchové si vynutí výhru; PAC-MANA chytí za jedno kolo.
        [few] Duchové: { $ghosts }, životy: { $lives }. Duchové si vynutí výhru; PAC-MANA chytí nejvýš za { $rounds } kola.
       *[other] Duchové: { $ghosts }, životy: { $lives }. Duchové si vynutí výhru; PAC-MANA chytí nejvýš za { $rounds } kol.
    }
cli-solve-verdict-open = Duchové: { $ghosts }, životy: { $lives }. Výhru si nikdo nevynutí.
cli-solve-folder = Tabulky v { $path }:
cli-solve-column-maze = bludiště
cli-solve-column-number = duchové
cli-solve-column-size = velikost
cli-solve-column-file = soubor
cli-solve-column-lives = životy
cli-solve-column-start = začátek
cli-solve-column-rounds = kola
cli-solve-column-pacman = PAC-MAN vyhrává
cli-solve-column-ghosts = duchové vyhrávají
cli-solve-column-open = nikdo
cli-solve-column-longest = nejdelší
cli-solve-longest = PAC-MAN { $pacman }, duchové { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = duchové
cli-solve-value-open = nikdo
cli-mazes-hint =
    Dokonalá hra: kdo si se čtyřmi duchy vynutí výsledek a za kolik kol.
    Úrovně: skóre PAC-MANA se stejnou úrovní na obou stranách.
    hedgemaze mazes MAZE ukáže víc; hedgemaze tty pacman --maze MAZE v něm spustí hru.
cli-mazes-column-name = jméno
cli-mazes-column-title = název
cli-mazes-column-exact = dokonalá hra
cli-mazes-column-level = úroveň { $level }
cli-mazes-column-ghosts = duchové: { $n }
cli-mazes-column-equal = úroveň
cli-mazes-column-score = skóre
cli-mazes-column-handicap = nejvyrovnanější
cli-mazes-column-handicap-score = skóre
cli-mazes-standard = běžná pravidla
