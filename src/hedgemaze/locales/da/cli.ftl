# Kommandolinjen: hjælp og svar. Navne på kommandoer, valgmuligheder og værdier oversættes aldrig.

cli-about = Spiller Quoridor PAC-MAN efter reglerne: klassisk for 2 til 4 spillere og to spiltyper med PAC-MAN.
cli-start = Begynd med hedgemaze tty for at spille, eller med hedgemaze modes for at se, hvad der er.
cli-usage = Brug:
cli-options = Valgmuligheder
cli-arguments = Argumenter
cli-commands = Kommandoer
cli-panel-where = Startstilling
cli-default = [standard: { "{}" }]
cli-required = [påkrævet]
cli-help = Vis denne hjælp, og slut.
cli-try = { $problem } (prøv '{ $path } --help')
cli-standard-input = standardinddata
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Spil et spil i terminalen: alle spillere ved ét tastatur, eller mod computeren.
cli-command-modes = Vis de fem spiltyper og deres labyrinter; med en spiltype, vis alt om den.
cli-command-mazes = Vis galleriets labyrinter, fra dem, der er gode for PAC-MAN, til dem, der er gode for spøgelserne; med en labyrint, vis alt om den.
cli-command-show = Vis en stilling: brættet, hvis tur det er, og hvordan spillet endte, hvis det er slut.
cli-command-legal = Vis en stillings tilladte handlinger, eller sig, hvorfor en er forbudt (afslutningskode 1).
cli-command-perft = Tæl sekvenserne af tilladte handlinger af en given længde; den sidste linje er det rene tal.
cli-command-convert = Konvertér spil og stillinger: referater, JSON, stillingers tekster, rene træk, billeder, brætter som tekst.
cli-command-check =
    Tjek referater, labyrinter, JSON og stillingers tekster: én linje for hvert spil og alle grunde til, at en labyrint er ugyldig.
    
    Afslutningskoden er 0, hvis alt er i orden, 1, hvis noget er forkert, 2, hvis en fil slet ikke kan læses.
cli-command-bench = Vis kernens signatur, et tal, som alle builds skal have til fælles, og hvor hurtig den er her.
cli-command-analyse = Vis, hvad motoren mener om en stilling: værdier, bedste handlinger og varianter.
cli-command-match = Lad motorer spille mod hinanden, og giv dem en rating.
cli-command-puzzles = Lav opgaver til en spiltype: stillinger med én løsning, bevist og graderet.
cli-command-solve = Løs en labyrint i PAC-MAN-varianten: hvem kan tvinge sejren igennem, fra hver stilling.
cli-command-learn = Træn et netværk med spil, som motoren spiller mod sig selv; docs/learning.md beskriver det.
cli-command-ugi = Tal UGI-protokollen (generaliseret UCI) på standardinddata og standarduddata; docs/protocols.md viser den.
cli-command-serve = Kør serveren til siden og dens spil; stop med Ctrl-C.
cli-command-bot = Lad en motor spille ved et bord på en server; stop med Ctrl-C.
cli-command-backup = Kopiér en servers database, som den er i ét øjeblik; serveren må køre videre.
cli-command-admin = Lav, vis eller tilbagekald adminnøgler, som åbner en servers side for værter; serveren må køre.
cli-command-migrate = Opret eller opgradér tabellerne i en servers database, og slut.
cli-command-export = Vis alle en servers færdige spil, de ældste først; serveren må køre.
cli-option-analyse-json-lines = Besvar mange forespørgsler på standardinddata, som docs/protocols.md viser.
cli-option-analyse-seconds = Sekunder til at tænke; standard er 1.
cli-option-analyse-nodes = Antal stillinger, der gennemsøges.
cli-option-analyse-lines = Hvor mange handlinger der vises.
cli-option-analyse-threads = Tråde pr. søgning.
cli-option-bot-link = Linket til bordet, som siden viser det.
cli-option-bot-engine = Kommandoen til en motor, der taler UGI, for eksempel 'hedgemaze ugi'.
cli-option-bot-level = I stedet for --engine: et af computerens niveauer, 1 er svagest.
cli-option-bot-name = Navnet ved bordet.
cli-option-bot-seat = Pladsen, der tages; 0 for den første ledige.
cli-option-bot-movetime = Millisekunder pr. handling; uden ur er standard 1000.
cli-option-bot-games = Hvor mange spil der spilles, hvis der bliver revanche.
cli-option-bot-seed = Startværdi, der gør alle tilfældige valg gentagelige.
cli-option-analyse-workers = Med --json-lines: antal søgninger på én gang.
cli-option-analyse-seed = Startværdi for søgningens tilfældige valg.
cli-option-app-version = Vis versionen, og slut.
cli-option-app-install-completion = Installér automatisk fuldførelse for den aktuelle shell.
cli-option-app-show-completion = Vis scriptet til automatisk fuldførelse for den aktuelle shell.
cli-option-json = Vis resultatet som JSON.
cli-option-backup-file = Hvor kopien skrives; en fil, der findes, erstattes.
cli-option-admin-action = token laver en nøgle og viser den én gang; list viser alle nøgler; revoke tilbagekalder en.
cli-option-admin-label = Nøglens navn; hændelsesloggen viser det.
cli-option-check-file = Referater, labyrinter, JSON eller stillingers tekster; - læser standardinddata.
cli-option-convert-in = Inddatafil; - læser standardinddata.
cli-option-convert-out = Uddatafil; uden den, eller med -, vises resultatet.
cli-option-convert-from = Formatet af IN; ellers findes det ud fra IN.
cli-option-convert-to = Formatet, der skrives.
cli-option-convert-dialect = Notationen i IN: { $dialects }.
cli-option-convert-mode = Hvilken spiltype rene træk spilles i; standard er classic2.
cli-option-convert-game = Kun det N. spil eller den N. stilling.
cli-option-convert-at = Kun de første N poster i et spil.
cli-option-export-json-lines = Ét JSON-objekt for hvert spil, med bordets id.
cli-option-legal-numbers = Vis hver handlings nummer foran den.
cli-option-legal-json = Vis listen som JSON.
cli-option-legal-why = Sig, om denne handling er tilladt, og hvis ikke, hvorfor.
cli-option-match-player = { $players }, level-1 til level-8 eller navne fra filen i --engines.
cli-option-match-engines = En TOML-fil med eksterne motorer (docs/protocols.md).
cli-option-match-games = Antal spil i alt, rundet op, så alle sidder lige ofte på hver plads.
cli-option-match-seed = Startværdi for åbninger og tilfældige valg.
cli-option-match-schedule = Én af { $schedules }.
cli-option-match-concurrency = Spil på samme tid.
cli-option-match-log = Skriv færdige spil her, og fortsæt derfra.
cli-option-match-movetime = Millisekunder pr. handling; standard er 1000.
cli-option-match-clock = Sekunder på hvert ur, plus sekunder, der lægges til efter en tur: 60+1.
cli-option-match-nodes = Knuder pr. handling.
cli-option-match-margin = Hvor meget længere en handling må tage, før spillet er tabt.
cli-option-match-sprt = Slut, så snart det er klart, hvilken af to Elo-grænser der gælder, for eksempel 0,10.
cli-option-match-alpha = Sandsynlighed for et falsk positivt resultat.
cli-option-match-beta = Sandsynlighed for et falsk negativt resultat.
cli-option-match-mazes = PAC-MAN-spiltyper: { $mazes } (spiltypens egen).
cli-option-modes-mode = Vis alt om denne spiltype, også dens husregler.
cli-option-mazes-maze = En af galleriets labyrinter.
cli-option-solve-maze = En labyrints navn (se hedgemaze mazes) eller en labyrintfil.
cli-option-solve-ghosts = Hvor mange spøgelser der spiller, 1 til 4; Blinky kommer først.
cli-option-solve-lives = Hvor mange fangster der afslutter spillet, 1 til 5.
cli-option-solve-out = Fil til tabellen; standard er en fil i din datamappe.
cli-option-solve-list = Vis tabellerne i din datamappe.
cli-option-puzzles-number = Hvor mange opgaver der laves.
cli-option-puzzles-seed = Startværdi for de spil, som stillingerne kommer fra.
cli-option-puzzles-games = Stop efter så mange spil, også med færre opgaver.
cli-option-puzzles-out = Fil til opgaverne; opgaver til andre spiltyper i filen beholdes.
cli-option-tty-puzzle = Løs en opgave: dagens, eller en med det id, det tema eller den spiltype, der er angivet som MODE.
cli-option-solve-threads = Antal tråde; standard er alle processorer.
cli-option-learn-config = Konfigurationsfil (TOML) med kørslens indstillinger.
cli-option-learn-folder = Kørslens mappe; en påbegyndt kørsel fortsætter der.
cli-option-learn-minutes = Hvor mange minutter kørslen varer.
cli-option-learn-selfplay = Programmet selfplay, som spiller spillene.
cli-option-learn-set = Angiv en hvilken som helst indstilling for kørslen; kan gentages.
cli-option-mode = { $modes }; eller en spiltypes hele tekst, for eksempel 'pacman;maze=A2'.
cli-option-where = { $modes }; eller en spiltypes hele tekst, for eksempel 'pacman;maze=A2'. En stillings tekst i anførselstegn kan også bruges, og - læser en fra standardinddata. Standard er classic2.
cli-option-position = Start fra denne stillings tekst; - læser den fra standardinddata.
cli-option-actions = Spil først disse handlinger, for eksempel 'e2 e8 e3h'.
cli-option-size = Klassisk: brættets størrelse, 3, 5, 7 eller 9.
cli-option-fences = Klassisk: forhindringer pr. side.
cli-option-maze = PAC-MAN-spiltyper: en labyrints navn (se hedgemaze modes) eller en labyrintfil.
cli-option-house = En husregel (se hedgemaze modes MODE); kan gentages.
cli-option-players = PAC-MAN-spiltyper: 2 til 5 spillere, som deles om spøgelserne.
cli-option-ascii = Tegn brættet kun med ASCII-tegn.
cli-option-perft-depth = Dybde i handlinger.
cli-option-perft-divide = Vis også antallet under hver første handling.
cli-option-perft-backend = Hvad der tæller: den hurtige kerne eller referencereglerne.
cli-option-serve-host = Adressen, der lyttes på; 0.0.0.0 for alle.
cli-option-serve-port = Porten; 0 for en hvilken som helst ledig.
cli-option-serve-data = Databasens mappe; standard er brugerens datamappe.
cli-option-serve-database = En PostgreSQL-database i stedet for den indbyggede.
cli-option-serve-nats = URL til den NATS-server, hvor flere servere på én database giver hinanden besked.
cli-option-serve-proxy = Betroet reverse proxy, hvis oplysning om klientens adresse gælder; kan gentages.
cli-option-serve-site = Et værtsnavn, som folk når serveren under; kan gentages.
cli-option-serve-open = Åbn en browser; som standard kun ved en terminal.
cli-option-serve-workers = Antal motorprocesser; 0 for ingen.
cli-option-serve-limits = Begræns, hvor meget én adresse må bede om.
cli-option-serve-expire-days = Slet uafsluttede spil, som ingen har brugt i så mange dage; 0 for aldrig.
cli-option-serve-expire-finished-days = Slet afsluttede spil, som ingen har brugt i så mange dage; 0 for aldrig.
cli-option-serve-log = debug, info, warning eller error.
cli-option-serve-contact = Hvor de, der driver pushtjenester, kan nå dig: mailto:… eller https://….
cli-option-serve-push-service = Endnu en pushtjeneste, som notifikationer må sendes til; kan gentages.
cli-option-serve-drain = Sekunder, serveren kører videre efter et stopsignal, mens /ready beder proxyer om ikke at sende nye klienter.
cli-option-serve-admin-token-file = En fil med en adminnøgle; den laves, hvis den ikke findes.
cli-option-serve-backup-folder = Kopiér databasen til denne mappe fra tid til anden (kun SQLite).
cli-option-serve-backup-every = Timer mellem to sikkerhedskopier; 0 for kun dem, en vært beder om.
cli-option-serve-backup-keep = Hvor mange sikkerhedskopier der gemmes.
cli-option-serve-solve = Lav de tabeller med nøjagtige værdier, som labyrintværktøjet beder om.
cli-option-serve-solve-space = Diskplads til alle disse tabeller, i GB.
cli-option-serve-tracing = Send sporing med OpenTelemetry; OTEL_…-variablerne siger hvorhen.
cli-option-show-svg = Skriv et billede i stedet; - viser det.
cli-option-show-theme = Billedets tema.
cli-option-show-json = Vis stillingen som JSON i stedet.
cli-option-show-text = Vis stillingen som én linje tekst i stedet.
cli-option-tty-mode = { $modes }. Standard er classic2.
cli-option-tty-first = Klassisk: hvem der begynder, for eksempel south; eller random.
cli-option-tty-load = Fortsæt et gemt spil.
cli-option-tty-level = Spil mod computeren; 1 er det svageste niveau.
cli-option-tty-side = Med --level: den side, du spiller, for eksempel south eller ghosts.
cli-option-tty-names = Spillernes navne, for eksempel 'Ada,Bob'.
cli-option-app-language = Sproget, der bruges, for eksempel fr eller zh-Hant; standard er systemets.
cli-analyse-action = handling
cli-analyse-visits = besøg
cli-analyse-line = variant
cli-analyse-exact = Helt sikkert: { $verdict }
cli-analyse-best = Bedste handlinger: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Én stilling på { $seconds } s
       *[other] { $n } stillinger på { $seconds } s
    }
cli-analyse-ways = Skridt til mål: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: én byte
       *[other] { $path }: { $bytes } byte
    }
cli-migrate-done = Databasen har skemaversion { $version }.
cli-admin-revoked = Nøglen { $label } er tilbagekaldt.
cli-serve-at = Hedgemaze er på { $address }
cli-serve-kept = Spil gemmes i { $path }
cli-serve-no-page = Siden er ikke bygget, så browsere ser kun en bemærkning. Start med ./play i kildemappen, eller kør { $command } der, og installér igen.
cli-bot-engine = Motor
cli-bot-level = Niveau { $level }
cli-bot-seated = Plads { $seat }: { $side }, { $mode }
cli-bot-resume = Linket tilbage til denne plads: { $link }
cli-bot-waiting = Venter på de andre spillere
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Har forladt bordet
cli-check-game =
    { $actions ->
        [one] spil { $number }: i orden, { $mode }, én handling, { $end }
       *[other] spil { $number }: i orden, { $mode }, { $actions } handlinger, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] spil { $number }: i orden, { $mode }, én handling, ikke slut
       *[other] spil { $number }: i orden, { $mode }, { $actions } handlinger, ikke slut
    }
cli-check-position = stilling { $number }: i orden, { $mode }, { $end }
cli-check-position-unfinished = stilling { $number }: i orden, { $mode }, ikke slut
cli-check-maze = labyrint { $name }: i orden, til { $mode }
cli-check-maze-nameless = labyrint uden navn: i orden, til { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labyrint: forkert, af én grund:
       *[other] labyrint: forkert, af { $n } grunde:
    }
cli-check-wrong = forkert: { $problem }
cli-check-wrong-game = spil { $number }: forkert: { $problem }
cli-check-wrong-position = stilling { $number }: forkert: { $problem }
cli-check-wrong-json = json { $number }: forkert: { $problem }
cli-check-empty = forkert: der er intet spil i filen
cli-legal-yes = { $action } er tilladt.
cli-legal-no = { $action } kan ikke lade sig gøre.
cli-legal-in-way = I vejen: { $fences }.
cli-legal-piece = Det drejer sig om: { $piece }.
cli-legal-shut-in = Lukket inde (markeret { $mark }): { $squares }.
cli-legal-count = Tilladte handlinger: { $n }
cli-show-position = Stilling: { $text }
cli-match-none = Ingen spil endnu
cli-match-done = Spillede spil: { $done } af { $total }
cli-match-player = spiller
cli-match-games = spil
cli-match-points = point
cli-match-won = vundet
cli-match-drawn = uafgjort
cli-match-failed = fejlet
cli-match-points-as = point som
cli-match-pellets-as = bonus-bær, som { $side }
cli-match-range = { $low } til { $high }
cli-match-game = spil { $number } af { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = spil { $number } af { $total }: { $seats } { $result } ({ $reason }; fejlet: { $failures })
cli-match-failure = spil { $number }: { $player } { $code } { $message }
cli-match-pairs = Par med { $one } mod { $other } (0, ½, 1, 1½, 2 point): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], antaget: ikke stærkere
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], antaget: stærkere
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], ikke afgjort
cli-modes-hint = hedgemaze modes MODE viser mere om en af dem; hedgemaze tty MODE spiller den.
cli-modes-about-classic2 = Quoridor for to: nå den modsatte side først.
cli-modes-about-classic3 = Quoridor for tre, hver for sig.
cli-modes-about-classic4 = Quoridor for fire, hver for sig.
cli-modes-about-pacman = PAC-MAN mod fire spøgelser i en fast labyrint: fire bonus-bær, før han er fanget tre gange.
cli-modes-about-advanced = PAC-MAN mod fire spøgelser, med tunneler og med forhindringer, som begge sider sætter.
cli-modes-mazes = Labyrinter: { $mazes }
cli-modes-mazes-option = Labyrinter: { $mazes } (--maze, også en fil)
cli-modes-maze-default = { $name } ({ $title }, standard)
cli-modes-sides = Sider, i turens rækkefølge: { $sides }
cli-modes-fences = Forhindringer pr. side: { $n } (ændres med --fences)
cli-modes-board = Bræt: { $size } gange { $size } (--size 3, 5, 7 eller 9)
cli-modes-pieces = Brikker: { $pieces }
cli-modes-players = Spillere: 2 til 5, én er PAC-MAN, og de andre deles om spøgelserne (--players)
cli-modes-stocks = Forhindringer at sætte: PAC-MAN { $pacman }, spøgelserne { $ghosts }
cli-modes-house = Husregler (--house NAME=VALUE), hver med sit afsnit i reglerne:
cli-modes-rule = { $name }: standard { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nu { $value }, standard { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = spil: { $games }, fundet: { $found }
cli-puzzles-stopped = Stoppet. Kør samme kommando igen for at fortsætte.
cli-puzzles-made = { $n } opgaver er i { $path }.
cli-solve-memory = Løsningen kræver { $needed } hukommelse; { $free } er ledig.
cli-solve-pieces = Der er kun lidt hukommelse, så færdige dele bliver på disken og læses igen, når de skal bruges. Det tager længere tid.
cli-solve-step = liv: { $lives }, bonus-bær: { $pellets }, runder: { $rounds }
cli-solve-stopped = Stoppet. Kør samme kommando igen for at fortsætte.
cli-solve-none = Der er ingen tabeller endnu.
cli-solve-file = Tabel: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Spøgelser: { $ghosts }, liv: { $lives }. PAC-MAN kan tvinge sejren igennem på én runde.
       *[other] Spøgelser: { $ghosts }, liv: { $lives }. PAC-MAN kan tvinge sejren igennem på { $rounds } runder.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Spøgelser: { $ghosts }, liv: { $lives }. Spøgelserne kan tvinge sejren igennem; den næste fangst tager én runde.
       *[other] Spøgelser: { $ghosts }, liv: { $lives }. Spøgelserne kan tvinge sejren igennem; den næste fangst tager højst { $rounds } runder.
    }
cli-solve-verdict-open = Spøgelser: { $ghosts }, liv: { $lives }. Ingen kan tvinge sejren igennem.
cli-solve-folder = Tabeller i { $path }:
cli-solve-column-maze = labyrint
cli-solve-column-number = spøgelser
cli-solve-column-size = størrelse
cli-solve-column-file = fil
cli-solve-column-lives = liv
cli-solve-column-start = begyndelse
cli-solve-column-rounds = runder
cli-solve-column-pacman = PAC-MAN vinder
cli-solve-column-ghosts = spøgelserne vinder
cli-solve-column-open = åbent
cli-solve-column-longest = længst
cli-solve-longest = PAC-MAN { $pacman }, spøgelserne { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = spøgelserne
cli-solve-value-open = åbent
cli-mazes-hint =
    Perfekt spil: hvem der kan tvinge resultatet igennem med fire spøgelser, og på hvor mange runder.
    Niveauer: PAC-MANs point med samme niveau på begge sider.
    hedgemaze mazes MAZE viser mere; hedgemaze tty pacman --maze MAZE spiller den.
cli-mazes-column-name = navn
cli-mazes-column-title = titel
cli-mazes-column-exact = perfekt spil
cli-mazes-column-level = niveau { $level }
cli-mazes-column-ghosts = spøgelser: { $n }
cli-mazes-column-equal = niveau
cli-mazes-column-score = point
cli-mazes-column-handicap = tættest på lige
cli-mazes-column-handicap-score = point
cli-mazes-standard = de almindelige regler
