cli-about = Spiller etter reglene for Quoridor PAC-MAN: klassisk for 2 til 4 spillere og to PAC-MAN-spill.
cli-start = Begynn med hedgemaze tty for å spille, eller med hedgemaze modes for å se hva som finnes.
cli-usage = Bruk:
cli-options = Valg
cli-arguments = Argumenter
cli-commands = Kommandoer
cli-panel-where = Startstilling
cli-default = [standard: { "{}" }]
cli-required = [påkrevd]
cli-help = Vis denne meldingen og avslutt.
cli-try = { $problem } (prøv '{ $path } --help')
cli-standard-input = standard inn
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Spill et parti i terminalen: alle ved ett tastatur, eller mot datamaskinen.
cli-command-modes = List opp de fem spillene og labyrintene deres; med et spill, vis alt om det.
cli-command-mazes = List opp labyrintene i galleriet, fra dem som er best for PAC-MAN, til dem som er best for spøkelsene; med en labyrint, vis alt om den.
cli-command-show = Vis en stilling: brettet, hvem sin tur det er, og hvordan partiet sluttet, hvis det er slutt.
cli-command-legal = List opp de lovlige trekkene i en stilling, eller si hvorfor et trekk er ulovlig (sluttstatus 1).
cli-command-perft = Tell følgene av lovlige trekk av en gitt lengde; siste linje er bare tallet.
cli-command-convert = Gjør om partier og stillinger: protokoller, JSON, stillingstekster, rene trekk, bilder, tekstbrett.
cli-command-check =
    Sjekk protokoller, labyrinter, JSON og stillingstekster: én linje for hvert parti, og alle grunner til at en labyrint ikke er gyldig.
    
    Sluttstatus er 0 hvis alt er bra, 1 hvis noe er feil, 2 hvis en fil ikke kan leses i det hele tatt.
cli-command-bench = Skriv ut kjernens signatur, et tall som alle bygg må ha felles, og hvor rask den er her.
cli-command-analyse = Vis hva motoren mener om en stilling: verdier, beste trekk og varianter.
cli-command-match = La motorer spille mot hverandre, og gi dem en rating.
cli-command-puzzles = Lag oppgaver for et spill: stillinger med én løsning, bevist og gradert.
cli-command-solve = Løs en labyrint i PAC-MAN-varianten: hvem kan tvinge fram seieren, fra hver stilling.
cli-command-learn = Tren et nettverk på partier som motoren spiller mot seg selv; docs/learning.md beskriver det.
cli-command-ugi = Snakk UGI-protokollen (UCI i generell form) på standard inn og ut; docs/protocols.md viser den.
cli-command-serve = Kjør serveren for siden og partiene; stoppes med Ctrl-C.
cli-command-bot = La en motor spille ved et bord på en server; stoppes med Ctrl-C.
cli-command-backup = Kopier databasen til en server slik den er i ett øyeblikk; serveren kan kjøre videre.
cli-command-admin = Lag, list opp eller trekk tilbake adminnøkler, som åpner en servers side for verter; serveren kan kjøre.
cli-command-migrate = Opprett eller oppgrader tabellene i databasen til en server, og avslutt.
cli-command-export = Skriv ut alle avsluttede partier på en server, de eldste først; serveren kan kjøre.
cli-option-analyse-json-lines = Svar på mange forespørsler på standard inn, slik docs/protocols.md viser.
cli-option-analyse-seconds = Sekunder å tenke; standard er 1.
cli-option-analyse-nodes = Antall stillinger å søke gjennom.
cli-option-analyse-lines = Hvor mange trekk som vises.
cli-option-analyse-threads = Tråder per søk.
cli-option-bot-link = Lenken til bordet, slik siden viser den.
cli-option-bot-engine = Kommandoen til en motor som snakker UGI, for eksempel 'hedgemaze ugi'.
cli-option-bot-level = I stedet for --engine: et av datamaskinens nivåer, 1 er svakest.
cli-option-bot-name = Navnet ved bordet.
cli-option-bot-seat = Plassen å ta; 0 for den første ledige.
cli-option-bot-movetime = Millisekunder per trekk; uten klokke er standard 1000.
cli-option-bot-games = Hvor mange partier som spilles hvis det blir omkamp.
cli-option-bot-seed = Frø som gjør at alle tilfeldige valg kan gjentas.
cli-option-analyse-workers = Med --json-lines: antall søk samtidig.
cli-option-analyse-seed = Frø for de tilfeldige valgene i søket.
cli-option-app-version = Skriv ut versjonen og avslutt.
cli-option-app-install-completion = Installer fullføring for det gjeldende skallet.
cli-option-app-show-completion = Skriv ut skriptet for fullføring for det gjeldende skallet.
cli-option-json = Skriv ut resultatet som JSON.
cli-option-backup-file = Hvor kopien skal lagres; en fil som finnes fra før, erstattes.
cli-option-admin-action = token lager en nøkkel og skriver den ut én gang; list viser alle nøkler; revoke trekker en tilbake.
cli-option-admin-label = Navnet på nøkkelen; hendelsesloggen viser det.
cli-option-check-file = Protokoller, labyrinter, JSON eller stillingstekster; - leser standard inn.
cli-option-convert-in = Innfil; - leser standard inn.
cli-option-convert-out = Utfil; uten den, eller med -, skrives resultatet ut.
cli-option-convert-from = Formatet til IN; uten dette finnes det ut fra IN.
cli-option-convert-to = Formatet som skal skrives.
cli-option-convert-dialect = Notasjonen i IN: { $dialects }.
cli-option-convert-mode = Hvilket spill rene trekk hører til; standard er classic2.
cli-option-convert-game = Bare parti eller stilling nummer N.
cli-option-convert-at = Bare de første N oppføringene i et parti.
cli-option-export-json-lines = Ett JSON-objekt per parti, med id-en til bordet.
cli-option-legal-numbers = Skriv nummeret på hvert trekk foran det.
cli-option-legal-json = Skriv ut listen som JSON.
cli-option-legal-why = Si om dette trekket er lovlig, og hvis ikke, hvorfor.
cli-option-match-player = { $players }, level-1 til level-8, eller navn fra filen som --engines oppgir.
cli-option-match-engines = En TOML-fil med eksterne motorer (docs/protocols.md).
cli-option-match-games = Antall partier i alt, rundet opp slik at alle sitter like ofte på hver plass.
cli-option-match-seed = Frø for åpninger og tilfeldige valg.
cli-option-match-schedule = En av { $schedules }.
cli-option-match-concurrency = Partier samtidig.
cli-option-match-log = Skriv avsluttede partier hit, og fortsett derfra.
cli-option-match-movetime = Millisekunder per trekk; standard er 1000.
cli-option-match-clock = Sekunder på hver klokke, pluss sekunder som legges til etter en tur: 60+1.
cli-option-match-nodes = Noder per trekk.
cli-option-match-margin = Hvor mye lenger et trekk kan ta før partiet er tapt.
cli-option-match-sprt = Slutt så snart det er klart hvilken av to Elo-grenser som gjelder, for eksempel 0,10.
cli-option-match-alpha = Sannsynlighet for et falskt positivt resultat.
cli-option-match-beta = Sannsynlighet for et falskt negativt resultat.
cli-option-match-mazes = PAC-MAN-spillene: { $mazes } (spillets egne).
cli-option-modes-mode = Vis alt om dette spillet, også husreglene.
cli-option-mazes-maze = En labyrint i galleriet.
cli-option-solve-maze = Navnet på en labyrint (se hedgemaze mazes) eller en labyrintfil.
cli-option-solve-ghosts = Hvor mange spøkelser som spiller, 1 til 4; Blinky kommer først.
cli-option-solve-lives = Hvor mange fangster som avslutter partiet, 1 til 5.
cli-option-solve-out = Fil for tabellen; standard er en fil i datamappen din.
cli-option-solve-list = List opp tabellene i datamappen din.
cli-option-puzzles-number = Hvor mange oppgaver som skal lages.
cli-option-puzzles-seed = Frø for partiene som stillingene kommer fra.
cli-option-puzzles-games = Stopp etter så mange partier, også med færre oppgaver.
cli-option-puzzles-out = Fil for oppgavene; oppgaver for andre spill i filen beholdes.
cli-option-tty-puzzle = Løs en oppgave: dagens, eller en med id-en, temaet eller spillet som er oppgitt som MODE.
cli-option-solve-threads = Antall tråder; standard er alle prosessorer.
cli-option-learn-config = Konfigurasjonsfil (TOML) med innstillingene for kjøringen.
cli-option-learn-folder = Mappen til kjøringen; en påbegynt kjøring fortsetter der.
cli-option-learn-minutes = Hvor mange minutter kjøringen varer.
cli-option-learn-selfplay = Programmet selfplay, som spiller partiene.
cli-option-learn-set = Oppgi en hvilken som helst innstilling for kjøringen; kan gjentas.
cli-option-mode = { $modes }; eller hele teksten til et spill, for eksempel 'pacman;maze=A2'.
cli-option-where = { $modes }; eller hele teksten til et spill, for eksempel 'pacman;maze=A2'. En stillingstekst i anførselstegn går også, og - leser en fra standard inn. Standard er classic2.
cli-option-position = Begynn fra denne stillingsteksten; - leser den fra standard inn.
cli-option-actions = Spill disse trekkene først, for eksempel 'e2 e8 e3h'.
cli-option-size = Klassisk: størrelsen på brettet, 3, 5, 7 eller 9.
cli-option-fences = Klassisk: gjerder per side.
cli-option-maze = PAC-MAN-spillene: navnet på en labyrint (se hedgemaze modes) eller en labyrintfil.
cli-option-house = En husregel (se hedgemaze modes MODE); kan gjentas.
cli-option-players = PAC-MAN-spillene: 2 til 5 spillere, som deler spøkelsene.
cli-option-ascii = Tegn brettet bare med ASCII-tegn.
cli-option-perft-depth = Dybde i trekk.
cli-option-perft-divide = Skriv også ut antallet under hvert første trekk.
cli-option-perft-backend = Hva som teller: den raske kjernen eller referansereglene.
cli-option-serve-host = Adressen å lytte på; 0.0.0.0 for alle.
cli-option-serve-port = Porten; 0 for en hvilken som helst ledig.
cli-option-serve-data = Mappen til databasen; standard er brukerens datamappe.
cli-option-serve-database = En PostgreSQL-database i stedet for den innebygde.
cli-option-serve-nats = URL til NATS-serveren som flere servere med samme database varsler hverandre gjennom.
cli-option-serve-proxy = Klarert omvendt proxy; klientadressen den oppgir, regnes som riktig; kan gjentas.
cli-option-serve-site = Et vertsnavn som serveren nås under; kan gjentas.
cli-option-serve-open = Åpne en nettleser; som standard bare i en terminal.
cli-option-serve-workers = Antall motorprosesser; 0 for ingen.
cli-option-serve-limits = Begrens hvor mye én adresse kan be om.
cli-option-serve-expire-days = Slett uferdige partier som ingen har brukt på så mange dager; 0 for aldri.
cli-option-serve-expire-finished-days = Slett ferdige partier som ingen har brukt på så mange dager; 0 for aldri.
cli-option-serve-log = debug, info, warning eller error.
cli-option-serve-contact = Hvor de som driver pushtjenester, kan nå deg: mailto:… eller https://….
cli-option-serve-push-service = En annen pushtjeneste som varsler kan sendes til; kan gjentas.
cli-option-serve-drain = Sekunder å kjøre videre etter et stoppsignal, mens /ready ber proxyer om ikke å sende nye klienter.
cli-option-serve-admin-token-file = En fil med en adminnøkkel; den lages hvis den ikke finnes.
cli-option-serve-backup-folder = Kopier databasen til denne mappen fra tid til annen (bare SQLite).
cli-option-serve-backup-every = Timer mellom to sikkerhetskopier; 0 for bare dem en vert ber om.
cli-option-serve-backup-keep = Hvor mange sikkerhetskopier som beholdes.
cli-option-serve-solve = Lag tabellene med eksakte verdier som labyrintverkstedet ber om.
cli-option-serve-solve-space = Diskplass til alle disse tabellene, i GB.
cli-option-serve-tracing = Send sporing med OpenTelemetry; OTEL_…-variablene sier hvor den sendes.
cli-option-show-svg = Skriv et bilde i stedet; - skriver det ut.
cli-option-show-theme = Temaet til bildet.
cli-option-show-json = Skriv ut stillingen som JSON i stedet.
cli-option-show-text = Skriv ut stillingen som én linje tekst i stedet.
cli-option-tty-mode = { $modes }. Standard er classic2.
cli-option-tty-first = Klassisk: hvem som begynner, for eksempel south; eller random.
cli-option-tty-load = Fortsett et lagret parti.
cli-option-tty-level = Spill mot datamaskinen; 1 er det svakeste nivået.
cli-option-tty-side = Med --level: siden du spiller, for eksempel south eller ghosts.
cli-option-tty-names = Navnene på spillerne, for eksempel 'Ada,Bob'.
cli-option-app-language = Språket som brukes, for eksempel fr eller zh-Hant; standard er systemets.
cli-analyse-action = trekk
cli-analyse-visits = besøk
cli-analyse-line = variant
cli-analyse-exact = Helt sikkert: { $verdict }
cli-analyse-best = Beste trekk: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Én stilling på { $seconds } s
       *[other] { $n } stillinger på { $seconds } s
    }
cli-analyse-ways = Steg til mål: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: én byte
       *[other] { $path }: { $bytes } byte
    }
cli-migrate-done = Databasen har skjemaversjon { $version }.
cli-admin-revoked = Nøkkelen { $label } er trukket tilbake.
cli-serve-at = Hedgemaze er på { $address }
cli-serve-kept = Partiene lagres i { $path }
cli-serve-no-page = Siden er ikke bygget, så nettlesere ser bare en merknad. Start med ./play i kildemappen, eller kjør { $command } der og installer på nytt.
cli-bot-engine = Motor
cli-bot-level = Nivå { $level }
cli-bot-seated = Plass { $seat }: { $side }, { $mode }
cli-bot-resume = Lenken tilbake til denne plassen: { $link }
cli-bot-waiting = Venter på de andre spillerne
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Forlot bordet
cli-check-game =
    { $actions ->
        [one] parti { $number }: ok, { $mode }, ett trekk, { $end }
       *[other] parti { $number }: ok, { $mode }, { $actions } trekk, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] parti { $number }: ok, { $mode }, ett trekk, ikke avsluttet
       *[other] parti { $number }: ok, { $mode }, { $actions } trekk, ikke avsluttet
    }
cli-check-position = stilling { $number }: ok, { $mode }, { $end }
cli-check-position-unfinished = stilling { $number }: ok, { $mode }, ikke avsluttet
cli-check-maze = labyrint { $name }: ok, for { $mode }
cli-check-maze-nameless = labyrint uten navn: ok, for { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labyrint: feil, av én grunn:
       *[other] labyrint: feil, av { $n } grunner:
    }
cli-check-wrong = feil: { $problem }
cli-check-wrong-game = parti { $number }: feil: { $problem }
cli-check-wrong-position = stilling { $number }: feil: { $problem }
cli-check-wrong-json = json { $number }: feil: { $problem }
cli-check-empty = feil: det er ikke noe parti i den
cli-legal-yes = { $action } er lovlig.
cli-legal-no = { $action } går ikke.
cli-legal-in-way = I veien: { $fences }.
cli-legal-piece = Brikken det gjelder: { $piece }.
cli-legal-shut-in = Stengt inne (merket { $mark }): { $squares }.
cli-legal-count = Lovlige trekk: { $n }
cli-show-position = Stilling: { $text }
cli-match-none = Ingen partier ennå
cli-match-done = Spilte partier: { $done } av { $total }
cli-match-player = spiller
cli-match-games = partier
cli-match-points = poeng
cli-match-won = vunnet
cli-match-drawn = uavgjort
cli-match-failed = mislykket
cli-match-points-as = poeng som
cli-match-pellets-as = energikuler, som { $side }
cli-match-range = { $low } til { $high }
cli-match-game = parti { $number } av { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = parti { $number } av { $total }: { $seats } { $result } ({ $reason }; mislykket: { $failures })
cli-match-failure = parti { $number }: { $player } { $code } { $message }
cli-match-pairs = Par av { $one } mot { $other } (0, ½, 1, 1½, 2 poeng): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], godtatt: ikke sterkere
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], godtatt: sterkere
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], ikke avgjort
cli-modes-hint = hedgemaze modes MODE viser mer om ett av dem; hedgemaze tty MODE spiller det.
cli-modes-about-classic2 = Quoridor for to: nå motsatt side først.
cli-modes-about-classic3 = Quoridor for tre, hver for seg.
cli-modes-about-classic4 = Quoridor for fire, hver for seg.
cli-modes-about-pacman = PAC-MAN mot fire spøkelser i en fast labyrint: fire energikuler før han er fanget tre ganger.
cli-modes-about-advanced = PAC-MAN mot fire spøkelser, med tunneler og med gjerder som begge sider setter opp.
cli-modes-mazes = Labyrinter: { $mazes }
cli-modes-mazes-option = Labyrinter: { $mazes } (--maze, også en fil)
cli-modes-maze-default = { $name } ({ $title }, standard)
cli-modes-sides = Sider, i turrekkefølge: { $sides }
cli-modes-fences = Gjerder per side: { $n } (endres med --fences)
cli-modes-board = Brett: { $size } ganger { $size } (--size 3, 5, 7 eller 9)
cli-modes-pieces = Brikker: { $pieces }
cli-modes-players = Spillere: 2 til 5, én er PAC-MAN og de andre deler spøkelsene (--players)
cli-modes-stocks = Gjerder å sette opp: PAC-MAN { $pacman }, spøkelsene { $ghosts }
cli-modes-house = Husregler (--house NAME=VALUE), hver med sin paragraf i reglene:
cli-modes-rule = { $name }: standard { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nå { $value }, standard { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partier: { $games }, funnet: { $found }
cli-puzzles-stopped = Stoppet. Kjør samme kommando igjen for å fortsette.
cli-puzzles-made = { $n } oppgaver er i { $path }.
cli-solve-memory = Løsningen krever { $needed } minne; { $free } er ledig.
cli-solve-pieces = Det er lite minne, så ferdige deler blir på disken og leses igjen når de trengs. Det tar lengre tid.
cli-solve-step = liv: { $lives }, energikuler: { $pellets }, runder: { $rounds }
cli-solve-stopped = Stoppet. Kjør samme kommando igjen for å fortsette.
cli-solve-none = Det finnes ingen tabeller ennå.
cli-solve-file = Tabell: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Spøkelser: { $ghosts }, liv: { $lives }. PAC-MAN kan tvinge fram seieren på én runde.
       *[other] Spøkelser: { $ghosts }, liv: { $lives }. PAC-MAN kan tvinge fram seieren på { $rounds } runder.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Spøkelser: { $ghosts }, liv: { $lives }. Spøkelsene kan tvinge fram seieren; neste fangst tar én runde.
       *[other] Spøkelser: { $ghosts }, liv: { $lives }. Spøkelsene kan tvinge fram seieren; neste fangst tar høyst { $rounds } runder.
    }
cli-solve-verdict-open = Spøkelser: { $ghosts }, liv: { $lives }. Ingen kan tvinge fram seieren.
cli-solve-folder = Tabeller i { $path }:
cli-solve-column-maze = labyrint
cli-solve-column-number = spøkelser
cli-solve-column-size = størrelse
cli-solve-column-file = fil
cli-solve-column-lives = liv
cli-solve-column-start = begynnelse
cli-solve-column-rounds = runder
cli-solve-column-pacman = PAC-MAN vinner
cli-solve-column-ghosts = spøkelsene vinner
cli-solve-column-open = åpent
cli-solve-column-longest = lengst
cli-solve-longest = PAC-MAN { $pacman }, spøkelsene { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = spøkelsene
cli-solve-value-open = åpent
cli-mazes-hint =
    Perfekt spill: hvem som kan tvinge fram resultatet med fire spøkelser, og på hvor mange runder.
    Nivåer: PAC-MANs poeng med samme nivå på begge sider.
    hedgemaze mazes MAZE viser mer; hedgemaze tty pacman --maze MAZE spiller den.
cli-mazes-column-name = navn
cli-mazes-column-title = tittel
cli-mazes-column-exact = perfekt spill
cli-mazes-column-level = nivå { $level }
cli-mazes-column-ghosts = spøkelser: { $n }
cli-mazes-column-equal = nivå
cli-mazes-column-score = poeng
cli-mazes-column-handicap = nærmest jevnt
cli-mazes-column-handicap-score = poeng
cli-mazes-standard = de vanlige reglene
