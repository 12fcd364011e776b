# Príkazový riadok: pomocník a odpovede. Mená príkazov, volieb a hodnôt, slová veľkými písmenami a zápisy zostávajú bez zmeny.

cli-about = Hrá podľa pravidiel Quoridor PAC-MAN: klasicky pre 2 až 4 hráčov a v dvoch režimoch PAC-MAN.
cli-start = Začni s hedgemaze tty, ak chceš hrať, alebo s hedgemaze modes, ak chceš vidieť, čo tu je.
cli-usage = Použitie:
cli-options = Voľby
cli-arguments = Argumenty
cli-commands = Príkazy
cli-panel-where = Východisková pozícia
cli-default = [predvolené: { "{}" }]
cli-required = [povinné]
cli-help = Ukáž tohto pomocníka a skonči.
cli-try = { $problem } (skús '{ $path } --help')
cli-standard-input = štandardný vstup
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Hra v termináli: všetci pri jednej klávesnici alebo proti počítaču.
cli-command-modes = Vypíše päť režimov a ich bludiská; s menom režimu všetko o ňom.
cli-command-mazes = Vypíše bludiská galérie, od tých, ktoré prajú PAC-MANOVI, po tie, ktoré prajú duchom; s bludiskom všetko o ňom.
cli-command-show = Ukáže pozíciu: dosku, kto je na ťahu, a ako sa hra skončila, ak sa skončila.
cli-command-legal = Vypíše povolené akcie pozície alebo povie, prečo niektorá povolená nie je (návratový kód 1).
cli-command-perft = Spočíta postupnosti povolených akcií danej dĺžky; posledný riadok je samotné číslo.
cli-command-convert = Prevádza hry a pozície: zápisy, JSON, texty pozícií, samotné ťahy, obrázky, textové dosky.
cli-command-check =
    Skontroluje zápisy, bludiská, JSON a texty pozícií: jeden riadok na hru a pri zlom bludisku každý dôvod.
    
    Návratový kód je 0, keď je všetko v poriadku, 1, keď je niečo zle, 2, keď sa súbor vôbec nedá prečítať.
cli-command-bench = Vypíše podpis jadra, číslo spoločné všetkým zostaveniam, a aké je tu rýchle.
cli-command-analyse = Ukáže, čo si engine myslí o pozícii: hodnoty, najlepšie akcie a varianty.
cli-command-match = Nechá enginy hrať proti sebe a ohodnotí ich.
cli-command-puzzles = Vytvorí úlohy pre režim: pozície s jedným riešením, dokázané a s náročnosťou.
cli-command-solve = Vyrieši bludisko variantu PAC-MAN: kto si vynúti výhru, z každej pozície.
cli-command-learn = Trénuje sieť na hrách, ktoré engine hrá sám proti sebe; popisuje to docs/learning.md.
cli-command-ugi = Komunikuje protokolom UGI (zovšeobecnené UCI) na štandardnom vstupe a výstupe; opis je v docs/protocols.md.
cli-command-serve = Spustí server so stránkou a hrami; ukončí sa pomocou Ctrl-C.
cli-command-bot = Nechá engine hrať pri stole servera; ukončí sa pomocou Ctrl-C.
cli-command-backup = Skopíruje databázu servera v jednom okamihu; server môže bežať ďalej.
cli-command-admin = Vytvorí, vypíše alebo zruší správcovské tokeny, ktoré otvárajú stránku správcov servera; server môže bežať.
cli-command-migrate = Vytvorí alebo aktualizuje tabuľky databázy servera a skončí.
cli-command-export = Vypíše všetky dohraté hry servera od najstaršej; server môže bežať.
cli-option-analyse-json-lines = Odpovedaj na veľa požiadaviek zo štandardného vstupu, ako ukazuje docs/protocols.md.
cli-option-analyse-seconds = Koľko sekúnd premýšľať; predvolená je 1.
cli-option-analyse-nodes = Koľko pozícií prejsť.
cli-option-analyse-lines = Koľko akcií ukázať.
cli-option-analyse-threads = Počet vlákien jedného hľadania.
cli-option-bot-link = Odkaz na stôl, ako ho ukazuje stránka.
cli-option-bot-engine = Príkaz enginu, ktorý pozná UGI, napríklad 'hedgemaze ugi'.
cli-option-bot-level = Namiesto --engine: úroveň počítača, 1 je najslabšia.
cli-option-bot-name = Meno pri stole.
cli-option-bot-seat = Miesto pri stole; 0 pre prvé voľné.
cli-option-bot-movetime = Milisekundy na akciu; bez hodín je predvolených 1000.
cli-option-bot-games = Koľko hier hrať, ak sú odvety.
cli-option-bot-seed = Semienko, s ktorým sa všetky náhodné voľby dajú zopakovať.
cli-option-analyse-workers = S --json-lines: počet hľadaní naraz.
cli-option-analyse-seed = Semienko náhodných volieb hľadania.
cli-option-app-version = Vypíš verziu a skonči.
cli-option-app-install-completion = Nainštaluj dopĺňanie pre súčasný shell.
cli-option-app-show-completion = Vypíš skript dopĺňania pre súčasný shell.
cli-option-json = Vypíš výsledok ako JSON.
cli-option-backup-file = Kam zapísať kópiu; existujúci súbor sa nahradí.
cli-option-admin-action = token vytvorí token a raz ho vypíše; list vypíše všetky; revoke jeden zruší.
cli-option-admin-label = Názov tokenu; ukazuje ho záznam správy.
cli-option-check-file = Zápisy, bludiská, JSON alebo texty pozícií; - číta štandardný vstup.
cli-option-convert-in = Vstupný súbor; - číta štandardný vstup.
cli-option-convert-out = Výstupný súbor; bez neho alebo s - sa výsledok vypíše.
cli-option-convert-from = Formát IN; bez toho sa zistí podľa obsahu.
cli-option-convert-to = Formát na zápis.
cli-option-convert-dialect = Spôsob zápisu v IN: { $dialects }.
cli-option-convert-mode = Režim, v ktorom sa hrajú samotné ťahy; predvolený je classic2.
cli-option-convert-game = Len hra alebo pozícia číslo N.
cli-option-convert-at = Len prvých N položiek hry.
cli-option-export-json-lines = Jeden objekt JSON na hru, aj s identifikátorom jej stola.
cli-option-legal-numbers = Vypíš pred každou akciou jej číslo.
cli-option-legal-json = Vypíš zoznam ako JSON.
cli-option-legal-why = Povedz, či je táto akcia povolená, a ak nie, prečo.
cli-option-match-player = { $players }, level-1 až level-8, alebo mená zo súboru daného voľbou --engines.
cli-option-match-engines = Súbor TOML so zoznamom vonkajších enginov (docs/protocols.md).
cli-option-match-games = Celkový počet hier, zaokrúhlený nahor, aby každý sedel na všetkých miestach rovnako často.
cli-option-match-seed = Semienko otvorení a náhodných volieb.
cli-option-match-schedule = Jedno z: { $schedules }.
cli-option-match-concurrency = Počet hier naraz.
cli-option-match-log = Zapisuj sem dohraté hry a odtiaľ pokračuj.
cli-option-match-movetime = Milisekundy na akciu; predvolených je 1000.
cli-option-match-clock = Sekundy na každých hodinách plus sekundy pridané po ťahu: 60+1.
cli-option-match-nodes = Uzly na akciu.
cli-option-match-margin = O koľko dlhšie smie akcia trvať, kým je hra prehratá.
cli-option-match-sprt = Skonči, len čo je jasné, ktorá z dvoch hraníc Elo platí, napríklad 0,10.
cli-option-match-alpha = Pravdepodobnosť falošne kladného výsledku.
cli-option-match-beta = Pravdepodobnosť falošne záporného výsledku.
cli-option-match-mazes = Režimy PAC-MAN: { $mazes } (vlastné bludiská režimu).
cli-option-modes-mode = Ukáž všetko o tomto režime, aj s domácimi pravidlami.
cli-option-mazes-maze = Bludisko z galérie.
cli-option-solve-maze = Názov bludiska (pozri hedgemaze mazes) alebo súbor s bludiskom.
cli-option-solve-ghosts = Koľko duchov hrá, 1 až 4; prvý je Blinky.
cli-option-solve-lives = Po koľkých chyteniach sa hra končí, 1 až 5.
cli-option-solve-out = Súbor pre tabuľku; predvolený je súbor v tvojom priečinku s údajmi.
cli-option-solve-list = Vypíš tabuľky v tvojom priečinku s údajmi.
cli-option-puzzles-number = Koľko úloh vytvoriť.
cli-option-puzzles-seed = Semienko hier, z ktorých sú pozície.
cli-option-puzzles-games = Skonči po toľkých hrách, aj keď je úloh menej.
cli-option-puzzles-out = Súbor pre úlohy; úlohy iných režimov v ňom zostanú.
cli-option-tty-puzzle = Rieš úlohu: dnešnú alebo tú s číslom, témou či režimom zadaným ako MODE.
cli-option-solve-threads = Počet vlákien; predvolené sú všetky procesory.
cli-option-learn-config = Konfiguračný súbor (TOML) s voľbami učenia.
cli-option-learn-folder = Priečinok učenia; začaté učenie tam pokračuje.
cli-option-learn-minutes = Koľko minút učenie trvá.
cli-option-learn-selfplay = Program selfplay, ktorý tie hry hrá.
cli-option-learn-set = Nastav ľubovoľnú voľbu učenia; možno opakovať.
cli-option-mode = { $modes }; alebo celý text režimu, napríklad 'pacman;maze=A2'.
cli-option-where = { $modes }; alebo celý text režimu, napríklad 'pacman;maze=A2'. Poslúži aj text pozície v úvodzovkách a - ho číta zo štandardného vstupu. Predvolený je classic2.
cli-option-position = Začni od tohto textu pozície; - ho číta zo štandardného vstupu.
cli-option-actions = Najprv zahraj tieto akcie, napríklad 'e2 e8 e3h'.
cli-option-size = Klasika: veľkosť dosky, 3, 5, 7 alebo 9.
cli-option-fences = Klasika: prekážky každej strany.
cli-option-maze = Režimy PAC-MAN: meno bludiska (pozri hedgemaze modes) alebo jeho súbor.
cli-option-house = Domáce pravidlo (pozri hedgemaze modes MODE); možno opakovať.
cli-option-players = Režimy PAC-MAN: 2 až 5 hráčov, ktorí sa podelia o duchov.
cli-option-ascii = Kresli dosku len znakmi ASCII.
cli-option-perft-depth = Hĺbka v akciách.
cli-option-perft-divide = Vypíš aj počet pod každou prvou akciou.
cli-option-perft-backend = Kto počíta: rýchle jadro alebo vzorové pravidlá.
cli-option-serve-host = Adresa, na ktorej server počúva; 0.0.0.0 sú všetky.
cli-option-serve-port = Port; 0 je ktorýkoľvek voľný.
cli-option-serve-data = Priečinok s databázou; predvolený je priečinok s údajmi používateľa.
cli-option-serve-database = Databáza PostgreSQL namiesto vstavanej.
cli-option-serve-nats = URL servera NATS, cez ktorý o sebe vedia servery s jednou databázou.
cli-option-serve-proxy = Dôveryhodné reverzné proxy, ktorého adrese klienta sa verí; možno opakovať.
cli-option-serve-site = Meno, pod ktorým ľudia server nájdu; možno opakovať.
cli-option-serve-open = Otvor prehliadač; predvolene len v termináli.
cli-option-serve-workers = Počet procesov pre enginy; 0 pre žiadne.
cli-option-serve-limits = Obmedz, koľko smie žiadať jedna adresa.
cli-option-serve-expire-days = Vymaž nedohraté hry, ktoré nikto toľko dní nepoužil; 0 pre nikdy.
cli-option-serve-expire-finished-days = Vymaž dohraté hry, ktoré nikto toľko dní nepoužil; 0 pre nikdy.
cli-option-serve-log = debug, info, warning alebo error.
cli-option-serve-contact = Kde ťa nájdu prevádzkovatelia push služieb: mailto:… alebo https://….
cli-option-serve-push-service = Ďalšia push služba, na ktorú sa smú posielať oznámenia; možno opakovať.
cli-option-serve-drain = Koľko sekúnd bežať po signáli na ukončenie, kým /ready hovorí proxy, aby neposielali nových klientov.
cli-option-serve-admin-token-file = Súbor so správcovským tokenom; ak neexistuje, vytvorí sa.
cli-option-serve-backup-folder = Z času na čas skopíruj databázu do tohto priečinka (len SQLite).
cli-option-serve-backup-every = Hodiny medzi dvoma zálohami; 0 pre žiadne okrem tých, o ktoré požiada správca.
cli-option-serve-backup-keep = Koľko záloh uchovávať.
cli-option-serve-solve = Vytváraj tabuľky presných hodnôt, o ktoré žiada editor bludísk.
cli-option-serve-solve-space = Miesto na disku pre všetky tieto tabuľky, v GB.
cli-option-serve-tracing = Posielaj trasovanie cez OpenTelemetry; kam, hovoria premenné OTEL_….
cli-option-show-svg = Zapíš namiesto toho obrázok; - ho vypíše.
cli-option-show-theme = Vzhľad obrázka.
cli-option-show-json = Vypíš namiesto toho pozíciu ako JSON.
cli-option-show-text = Vypíš namiesto toho pozíciu na jeden riadok.
cli-option-tty-mode = { $modes }. Predvolený je classic2.
cli-option-tty-first = Klasika: kto začína, napríklad south; alebo random.
cli-option-tty-load = Pokračuj v uloženej hre.
cli-option-tty-level = Hraj proti počítaču; 1 je najslabšia úroveň.
cli-option-tty-side = S --level: ktorá strana si, napríklad south alebo ghosts.
cli-option-tty-names = Mená hráčov, napríklad 'Ada,Bob'.
cli-option-app-language = Jazyk, napríklad fr alebo zh-Hant; predvolený je jazyk systému.
cli-analyse-action = akcia
cli-analyse-visits = návštevy
cli-analyse-line = variant
cli-analyse-exact = Je isté: { $verdict }
cli-analyse-best = Najlepšie akcie: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Jedna pozícia za { $seconds } s
        [few] { $n } pozície za { $seconds } s
       *[other] { $n } pozícií za { $seconds } s
    }
cli-analyse-ways = Kroky do cieľa: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: jeden bajt
        [few] { $path }: { $bytes } bajty
       *[other] { $path }: { $bytes } bajtov
    }
cli-migrate-done = Databáza má verziu schémy { $version }.
cli-admin-revoked = Token { $label } je zrušený.
cli-serve-at = Hedgemaze beží na { $address }
cli-serve-kept = Hry sa ukladajú do { $path }
cli-serve-no-page = Stránka nie je zostavená, takže prehliadače uvidia len poznámku. Spusti ./play v priečinku so zdrojovým kódom alebo tam spusti { $command } a nainštaluj znova.
cli-bot-engine = Engine
cli-bot-level = Úroveň { $level }
cli-bot-seated = Miesto { $seat }: { $side }, { $mode }
cli-bot-resume = Odkaz späť na toto miesto: { $link }
cli-bot-waiting = Čaká sa na ostatných hráčov
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Odchod od stola
cli-check-game =
    { $actions ->
        [one] hra { $number }: v poriadku, { $mode }, jedna akcia, { $end }
        [few] hra { $number }: v poriadku, { $mode }, { $actions } akcie, { $end }
       *[other] hra { $number }: v poriadku, { $mode }, { $actions } akcií, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] hra { $number }: v poriadku, { $mode }, jedna akcia, nedohratá
        [few] hra { $number }: v poriadku, { $mode }, { $actions } akcie, nedohratá
       *[other] hra { $number }: v poriadku, { $mode }, { $actions } akcií, nedohratá
    }
cli-check-position = pozícia { $number }: v poriadku, { $mode }, { $end }
cli-check-position-unfinished = pozícia { $number }: v poriadku, { $mode }, nedohratá
cli-check-maze = bludisko { $name }: v poriadku, pre { $mode }
cli-check-maze-nameless = bludisko bez mena: v poriadku, pre { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] bludisko: zle, jeden dôvod:
        [few] bludisko: zle, { $n } dôvody:
       *[other] bludisko: zle, { $n } dôvodov:
    }
cli-check-wrong = zle: { $problem }
cli-check-wrong-game = hra { $number }: zle: { $problem }
cli-check-wrong-position = pozícia { $number }: zle: { $problem }
cli-check-wrong-json = json { $number }: zle: { $problem }
cli-check-empty = zle: nie je v tom žiadna hra
cli-legal-yes = Akcia { $action } je povolená.
cli-legal-no = Akcia { $action } nie je možná.
cli-legal-in-way = V ceste: { $fences }.
cli-legal-piece = Ide o figúrku: { $piece }.
cli-legal-shut-in = Uzavreté políčka (označené { $mark }): { $squares }.
cli-legal-count = Povolené akcie: { $n }
cli-show-position = Pozícia: { $text }
cli-match-none = Zatiaľ žiadne hry
cli-match-done = Odohraté hry: { $done }/{ $total }
cli-match-player = hráč
cli-match-games = hry
cli-match-points = body
cli-match-won = výhry
cli-match-drawn = remízy
cli-match-failed = zlyhania
cli-match-points-as = body ako
cli-match-pellets-as = bodky ako { $side }
cli-match-range = { $low } až { $high }
cli-match-game = hra { $number }/{ $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = hra { $number }/{ $total }: { $seats } { $result } ({ $reason }; zlyhania: { $failures })
cli-match-failure = hra { $number }: { $player } { $code } { $message }
cli-match-pairs = Dvojice { $one } proti { $other } (0, ½, 1, 1½, 2 body): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], prijaté: nie je silnejší
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], prijaté: je silnejší
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], nerozhodnuté
cli-modes-hint = hedgemaze modes MODE ukáže o niektorom viac; hedgemaze tty MODE v ňom spustí hru.
cli-modes-about-classic2 = Quoridor pre dvoch: kto prvý dôjde na protiľahlú stranu.
cli-modes-about-classic3 = Quoridor pre troch, každý za seba.
cli-modes-about-classic4 = Quoridor pre štyroch, každý za seba.
cli-modes-about-pacman = PAC-MAN proti štyrom duchom v pevnom bludisku: štyri bodky skôr ako tri chytenia.
cli-modes-about-advanced = PAC-MAN proti štyrom duchom, s tunelmi a s prekážkami, ktoré stavajú obe strany.
cli-modes-mazes = Bludiská: { $mazes }
cli-modes-mazes-option = Bludiská: { $mazes } (--maze, aj súbor)
cli-modes-maze-default = { $name } ({ $title }, predvolené)
cli-modes-sides = Strany v poradí ťahov: { $sides }
cli-modes-fences = Prekážky každej strany: { $n } (mení to --fences)
cli-modes-board = Doska: { $size } krát { $size } (--size 3, 5, 7 alebo 9)
cli-modes-pieces = Figúrky: { $pieces }
cli-modes-players = Hráči: 2 až 5, jeden je PAC-MAN a ostatní sa delia o duchov (--players)
cli-modes-stocks = Prekážky na postavenie: PAC-MAN { $pacman }, duchovia { $ghosts }
cli-modes-house = Domáce pravidlá (--house NAME=VALUE), každé so svojím článkom pravidiel:
cli-modes-rule = { $name }: predvolené { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: teraz { $value }, predvolené { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = hry: { $games }, nájdené: { $found }
cli-puzzles-stopped = Zastavené. Ak chceš pokračovať, spusti rovnaký príkaz znova.
cli-puzzles-made = Úlohy v { $path }: { $n }.
cli-solve-memory = Riešenie potrebuje { $needed } pamäte; voľných je { $free }.
cli-solve-pieces = Pamäte je málo, preto hotové časti zostávajú na disku a podľa potreby sa znova čítajú. Trvá to dlhšie.
cli-solve-step = životy: { $lives }, bodky: { $pellets }, kolá: { $rounds }
cli-solve-stopped = Zastavené. Ak chceš pokračovať, spusti rovnaký príkaz znova.
cli-solve-none = Zatiaľ tu nie sú žiadne tabuľky.
cli-solve-file = Tabuľka: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Duchovia: { $ghosts }, životy: { $lives }. PAC-MAN si vynúti výhru za jedno kolo.
        [few] Duchovia: { $ghosts }, životy: { $lives }. PAC-MAN si vynúti výhru za { $rounds } kolá.
       *[other] Duchovia: { $ghosts }, životy: { $lives }. PAC-MAN si vynúti výhru za { $rounds } kôl.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Duchovia: { $ghosts }, životy: { $lives }. Duchovia si vynútia výhru; PAC-MANA chytia za jedno kolo.
        [few] Duchovia: { $ghosts }, životy: { $lives }. Duchovia si vynútia výhru; PAC-MANA chytia najviac za { $rounds } kolá.
       *[other] Duchovia: { $ghosts }, životy: { $lives }. Duchovia si vynútia výhru; PAC-MANA chytia najviac za { $rounds } kôl.
    }
cli-solve-verdict-open = Duchovia: { $ghosts }, životy: { $lives }. Výhru si nikto nevynúti.
cli-solve-folder = Tabuľky v { $path }:
cli-solve-column-maze = bludisko
cli-solve-column-number = duchovia
cli-solve-column-size = veľkosť
cli-solve-column-file = súbor
cli-solve-column-lives = životy
cli-solve-column-start = začiatok
cli-solve-column-rounds = kolá
cli-solve-column-pacman = PAC-MAN vyhráva
cli-solve-column-ghosts = duchovia vyhrávajú
cli-solve-column-open = nikto
cli-solve-column-longest = najdlhšie
cli-solve-longest = PAC-MAN { $pacman }, duchovia { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = duchovia
cli-solve-value-open = nikto
cli-mazes-hint =
    Dokonalá hra: kto si so štyrmi duchmi vynúti výsledok a za koľko kôl.
    Úrovne: skóre PAC-MANA s rovnakou úrovňou na oboch stranách.
    hedgemaze mazes MAZE ukáže viac; hedgemaze tty pacman --maze MAZE v ňom spustí hru.
cli-mazes-column-name = meno
cli-mazes-column-title = názov
cli-mazes-column-exact = dokonalá hra
cli-mazes-column-level = úroveň { $level }
cli-mazes-column-ghosts = duchovia: { $n }
cli-mazes-column-equal = úroveň
cli-mazes-column-score = skóre
cli-mazes-column-handicap = najvyrovnanejšie
cli-mazes-column-handicap-score = skóre
cli-mazes-standard = bežné pravidlá
