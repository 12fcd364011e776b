# Kommandolinjen: hjælp og svar. Navne på kommandoer, valgmuligheder og værdier oversættes aldrig.

cli-about = Spiller reglerne fra Quoridor PAC-MAN: klassisk for 2 til 4 spillere og to spiltyper med PAC-MAN.
cli-start = Begynd med hedgemaze tty for at spille, eller med hedgemaze modes for at se, hvad der er.
cli-usage = Brug:
cli-options = Valgmuligheder
cli-arguments = Argumenter
cli-commands = Kommandoer
cli-panel-where = Hvor der begyndes
cli-default = [standard: { "{}" }]
cli-required = [påkrævet]
cli-help = Vis denne hjælp, og slut.
cli-try = (prøv '{ $path } --help')
cli-standard-input = standardinput
cli-command-tty = Spil et spil i terminalen: alle spillere ved ét tastatur, eller mod computeren.
cli-command-modes = Vis de fem spiltyper og deres labyrinter; med en spiltype alt om den.
cli-command-show = Vis en stilling: brættet, hvis tur det er, og hvordan spillet endte, hvis det er slut.
cli-command-legal = Vis en stillings tilladte handlinger, eller sig, hvorfor en er forbudt (afslutningskode 1).
cli-command-perft = Tæl sekvenserne af tilladte handlinger af en given længde; den sidste linje er det rene tal.
cli-command-convert = Konvertér spil og stillinger: referater, JSON, stillingers tekster, rene træk, billeder, brætter som tekst.
cli-command-check =
    Tjek referater, labyrinter, JSON og stillingers tekster: én linje for hvert spil, hver grund til, at en labyrint er dårlig.
    
    Afslutningskoden er 0, hvis alt er i orden, 1, hvis noget er forkert, 2, hvis en fil slet ikke kan læses.
cli-command-bench = Vis kernens signatur, et tal, som alle builds skal have til fælles, og hvor hurtig den er her.
cli-command-analyse = Sig, hvad motoren mener om en stilling: værdier, bedste handlinger og varianter.
cli-command-match = Lad motorer spille mod hinanden, og bedøm dem.
cli-command-ugi = Tal UGI-protokollen (generaliseret UCI) på standardinddata og standarduddata; docs/protocols.md viser den.
cli-command-serve = Stil siden og dens spil til rådighed; stopper med Ctrl-C.
cli-command-backup = Kopiér en servers database, som den er i ét øjeblik; serveren må køre videre.
cli-command-export = Vis alle en servers færdige spil, de ældste først; serveren må køre.
cli-option-analyse-json-lines = Besvar mange forespørgsler på standardinddata, som docs/protocols.md viser.
cli-option-analyse-seconds = Tænk så længe; 1 sekund, hvis intet er angivet.
cli-option-analyse-nodes = Se på så mange stillinger.
cli-option-analyse-lines = Hvor mange handlinger der vises.
cli-option-analyse-threads = Tråde i en søgning.
cli-option-analyse-workers = Med --json-lines: søgninger på én gang.
cli-option-analyse-seed = Startværdi for det, som søgningen overlader til tilfældet.
cli-option-app-version = Vis versionen, og slut.
cli-option-app-install-completion = Installér fuldførelse for den aktuelle skal.
cli-option-app-show-completion = Vis scriptet til fuldførelse for den aktuelle skal.
cli-option-json = Vis resultatet som JSON.
cli-option-backup-file = Hvor kopien lægges; erstattes, hvis den findes.
cli-option-check-file = Referater, labyrinter, JSON eller stillingers tekster; - læser standardinddata.
cli-option-convert-in = En fil; - læser standardinddata.
cli-option-convert-out = En fil; uden den, eller med -, vises resultatet.
cli-option-convert-from = Hvad IN indeholder; ellers det, IN ligner.
cli-option-convert-to = Hvad der skrives.
cli-option-convert-dialect = Notationen i IN: { $dialects }.
cli-option-convert-mode = Hvilken spiltype rene træk spilles i; ellers classic2.
cli-option-convert-game = Kun det N. spil eller den N. stilling.
cli-option-convert-at = Kun de første N poster i et spil.
cli-option-export-json-lines = Ét JSON-objekt for hvert spil, med dets bord.
cli-option-legal-numbers = Vis hver handlings nummer foran den.
cli-option-legal-json = Vis listen som JSON.
cli-option-legal-why = Sig, om denne handling er tilladt, og hvis ikke, hvorfor.
cli-option-match-player = { $players }, level-1 til level-8 eller navne fra filen i --engines.
cli-option-match-engines = En TOML-fil med fremmede motorer (docs/protocols.md).
cli-option-match-games = Spil i alt, rundet op, så alle sidder lige ofte på hver plads.
cli-option-match-seed = Startværdi for åbninger og tilfældigheder.
cli-option-match-schedule = Én af { $schedules }.
cli-option-match-concurrency = Spil på samme tid.
cli-option-match-log = Skriv færdige spil her, og fortsæt derfra.
cli-option-match-movetime = Millisekunder til en handling; 1000, hvis intet er angivet.
cli-option-match-clock = Sekunder på hvert ur, og hvad der lægges til efter en tur: 60+1.
cli-option-match-nodes = Knuder til en handling.
cli-option-match-margin = Hvor meget længere en handling må tage, før spillet er tabt.
cli-option-match-sprt = Slut, så snart det er klart, hvilken af to Elo-grænser der gælder, for eksempel 0,10.
cli-option-match-alpha = Sandsynlighed for et forkert ja.
cli-option-match-beta = Sandsynlighed for et forkert nej.
cli-option-match-mazes = PAC-MAN-spiltyper: { $mazes } (spiltypens egen).
cli-option-modes-mode = Fortæl alt om denne spiltype, også dens husregler.
cli-option-mode = { $modes }; eller en spiltypes hele tekst, for eksempel 'pacman;maze=A2'.
cli-option-where = { $modes }; eller en spiltypes hele tekst, for eksempel 'pacman;maze=A2'. En stillings tekst i anførselstegn kan også bruges, og - læser en fra standardinddata. Ellers classic2.
cli-option-position = Start fra denne stillings tekst; - læser den fra standardinddata.
cli-option-actions = Spil først disse, for eksempel 'e2 e8 e3h'.
cli-option-size = Klassisk: et bræt på 3, 5, 7 eller 9.
cli-option-fences = Klassisk: forhindringer til hver side.
cli-option-maze = PAC-MAN-spiltyper: en labyrints navn (se hedgemaze modes) eller en labyrintfil.
cli-option-house = En husregel (se hedgemaze modes MODE); kan gentages.
cli-option-players = PAC-MAN-spiltyper: 2 til 5, som deles om spøgelserne.
cli-option-ascii = Tegn brættet kun med ASCII-tegn.
cli-option-perft-depth = Hvor mange handlinger dybt.
cli-option-perft-divide = Vis også antallet under hver første handling.
cli-option-perft-body = Hvem der tæller: den hurtige kerne eller referencereglerne.
cli-option-serve-host = Adressen, der lyttes på; 0.0.0.0 for alle.
cli-option-serve-port = Porten; 0 for en hvilken som helst ledig.
cli-option-serve-data = Hvor databasen ligger; ellers i brugerens datamappe.
cli-option-serve-database = En PostgreSQL-database i stedet for den indbyggede.
cli-option-serve-nats = Hvor flere servere på én database hører om hinanden, via NATS.
cli-option-serve-proxy = En proxy foran serveren, som man tror på, når den siger, hvem der spørger; kan gentages.
cli-option-serve-site = Et navn, som folk når serveren under; kan gentages.
cli-option-serve-open = Åbn en browser; af sig selv kun ved en terminal.
cli-option-serve-workers = Processer til motorer; 0 for ingen.
cli-option-serve-limits = Begræns, hvor meget én adresse må bede om.
cli-option-serve-expire-days = Slet uafsluttede spil, som ingen har brugt i så mange dage; 0 for aldrig.
cli-option-serve-expire-finished-days = Slet afsluttede spil, som ingen har brugt i så mange dage; 0 for aldrig.
cli-option-serve-log = debug, info, warning eller error.
cli-option-show-svg = Skriv et billede i stedet; - viser det.
cli-option-show-theme = Hvordan billedet ser ud.
cli-option-show-json = Vis stillingen som JSON i stedet.
cli-option-show-text = Vis stillingen som én linje tekst i stedet.
cli-option-tty-mode = { $modes }. Ellers classic2.
cli-option-tty-first = Klassisk: hvem der begynder, for eksempel south; eller random.
cli-option-tty-load = Fortsæt et gemt spil.
cli-option-tty-level = Spil mod computeren, 1 er svagest.
cli-option-tty-side = Med --level: hvilken side du er, for eksempel south eller ghosts.
cli-option-tty-names = Hvem der spiller, for eksempel 'Ada,Bob'.
cli-option-app-language = Tal dette sprog, for eksempel fr eller zh-Hant; ellers systemets.
cli-analyse-action = handling
cli-analyse-visits = besøg
cli-analyse-line = variant
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
cli-serve-at = Hedgemaze er på { $address }
cli-serve-kept = Spil gemmes i { $path }
cli-serve-no-page = Siden er ikke bygget, så browsere ser kun en bemærkning. Start med ./play i kildemappen, eller kør { $command } der, og installér igen.
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
cli-match-done = Spillet: { $done } af { $total }
cli-match-player = spiller
cli-match-games = spil
cli-match-points = point
cli-match-won = vundet
cli-match-drawn = uafgjort
cli-match-failed = svigtet
cli-match-points-as = point som
cli-match-pellets-as = bonus-bær, som { $side }
cli-match-range = { $low } til { $high }
cli-match-game = spil { $number } af { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = spil { $number } af { $total }: { $seats } { $result } ({ $reason }; svigtet: { $failures })
cli-match-failure = spil { $number }: { $player } { $code } { $message }
cli-match-pairs = Par med { $one } mod { $other } (0, ½, 1, 1½, 2 point): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], antaget: ikke stærkere
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], antaget: stærkere
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], ikke afgjort
cli-modes-hint = hedgemaze modes MODE fortæller mere om en af dem; hedgemaze tty MODE spiller den.
cli-modes-about-classic2 = Quoridor for to: nå den modsatte side først.
cli-modes-about-classic3 = Quoridor for tre, hver for sig.
cli-modes-about-classic4 = Quoridor for fire, hver for sig.
cli-modes-about-pacman = PAC-MAN mod fire spøgelser i en fast labyrint: fire bonus-bær, før han er fanget tre gange.
cli-modes-about-advanced = PAC-MAN mod fire spøgelser, med tunneler og med forhindringer, som begge sider sætter.
cli-modes-mazes = Labyrinter: { $mazes }
cli-modes-mazes-option = Labyrinter: { $mazes } (--maze, også en fil)
cli-modes-maze-default = { $name } ({ $title }, standard)
cli-modes-sides = Sider, i turens rækkefølge: { $sides }
cli-modes-fences = Forhindringer til hver side: { $n } (--fences ændrer det)
cli-modes-board = Bræt: { $size } gange { $size } (--size 3, 5, 7 eller 9)
cli-modes-pieces = Brikker: { $pieces }
cli-modes-players = Spillere: 2 til 5, én er PAC-MAN, og de andre deles om spøgelserne (--players)
cli-modes-stocks = Forhindringer at sætte: PAC-MAN { $pacman }, spøgelserne { $ghosts }
cli-modes-house = Husregler (--house NAME=VALUE), hver med sit afsnit:
cli-modes-rule = { $name }: standard { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nu { $value }, standard { $default }; { $allowed } [{ $clause }]
