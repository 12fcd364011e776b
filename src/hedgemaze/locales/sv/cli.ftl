cli-about = Spelar efter reglerna för Quoridor PAC-MAN: klassiskt för 2 till 4 spelare och två PAC-MAN-spel.
cli-start = Börja med hedgemaze tty för att spela, eller med hedgemaze modes för att se vad som finns.
cli-usage = Användning:
cli-options = Flaggor
cli-arguments = Argument
cli-commands = Kommandon
cli-panel-where = Var det börjar
cli-default = [förval: { "{}" }]
cli-required = [krävs]
cli-help = Visa det här meddelandet och avsluta.
cli-try = (prova '{ $path } --help')
cli-standard-input = standard in
cli-command-tty = Spela ett parti i terminalen: alla vid samma tangentbord, eller mot datorn.
cli-command-modes = Räkna upp de fem spelen och deras labyrinter; med ett spel, allt om det.
cli-command-show = Visa en ställning: brädet, vems tur det är och hur partiet slutade, om det är slut.
cli-command-legal = Räkna upp de tillåtna dragen i en ställning, eller säg varför ett drag är otillåtet (slutstatus 1).
cli-command-perft = Räkna de tillåtna dragföljderna av en given längd; sista raden är bara talet.
cli-command-convert = Omvandla partier och ställningar: protokoll, JSON, ställningstexter, enbart drag, bilder, textbräden.
cli-command-check =
    Kontrollera protokoll, labyrinter, JSON och ställningstexter: en rad för varje parti, varje skäl till att en labyrint är fel.
    
    Slutstatus är 0 om allt är bra, 1 om något är fel, 2 om en fil inte går att läsa alls.
cli-command-bench = Skriv ut kärnans signatur, ett tal som alla byggen måste ha gemensamt, och hur snabb den är här.
cli-command-analyse = Säg vad motorn tycker om en ställning: värden, bästa drag och varianter.
cli-command-match = Låt motorer spela mot varandra och betygsätt dem.
cli-command-ugi = Tala UGI-protokollet (en generell form av UCI) på standard in och ut; docs/protocols.md visar det.
cli-command-serve = Kör servern för sidan och dess partier; stoppas med Ctrl-C.
cli-command-backup = Kopiera en servers databas som den är i ett ögonblick; servern får fortsätta.
cli-command-export = Skriv ut alla avslutade partier på en server, äldst först; servern får köra.
cli-option-analyse-json-lines = Svara på många förfrågningar på standard in, som docs/protocols.md visar.
cli-option-analyse-seconds = Tänk så länge; 1 sekund om inget anges.
cli-option-analyse-nodes = Titta på så många ställningar.
cli-option-analyse-lines = Hur många drag som visas.
cli-option-analyse-threads = Trådar för en sökning.
cli-option-analyse-workers = Med --json-lines: sökningar samtidigt.
cli-option-analyse-seed = Frö för det som sökningen lämnar åt slumpen.
cli-option-app-version = Skriv ut versionen och avsluta.
cli-option-app-install-completion = Installera komplettering för det aktuella skalet.
cli-option-app-show-completion = Skriv ut kompletteringsskriptet för det aktuella skalet.
cli-option-json = Skriv ut resultatet som JSON.
cli-option-backup-file = Vart kopian ska; ersätts om den redan finns.
cli-option-check-file = Protokoll, labyrinter, JSON eller ställningstexter; - läser standard in.
cli-option-convert-in = En fil; - läser standard in.
cli-option-convert-out = En fil; utan den, eller med -, skrivs det ut.
cli-option-convert-from = Vad IN innehåller; utan den, vad IN ser ut som.
cli-option-convert-to = Vad som ska skrivas.
cli-option-convert-dialect = Notationen i IN: { $dialects }.
cli-option-convert-mode = Vilket spel enbart drag hör till; utan den, classic2.
cli-option-convert-game = Bara parti eller ställning nummer N.
cli-option-convert-at = Bara de första N posterna i ett parti.
cli-option-export-json-lines = Ett JSON-objekt per parti, med dess bord.
cli-option-legal-numbers = Skriv varje drags nummer framför det.
cli-option-legal-json = Skriv ut listan som JSON.
cli-option-legal-why = Säg om det här draget är tillåtet, och annars varför inte.
cli-option-match-player = { $players }, level-1 till level-8, eller namn i filen som --engines anger.
cli-option-match-engines = En TOML-fil med främmande motorer (docs/protocols.md).
cli-option-match-games = Spel totalt, avrundat uppåt så att alla sitter lika ofta på varje plats.
cli-option-match-seed = Frö för öppningar och slump.
cli-option-match-schedule = En av { $schedules }.
cli-option-match-concurrency = Partier samtidigt.
cli-option-match-log = Skriv avslutade partier hit, och fortsätt därifrån.
cli-option-match-movetime = Millisekunder per drag; 1000 om inget anges.
cli-option-match-clock = Sekunder på varje klocka, och tillägg efter en tur: 60+1.
cli-option-match-nodes = Noder per drag.
cli-option-match-margin = Så mycket längre får ett drag ta innan partiet är förlorat.
cli-option-match-sprt = Sluta så snart det är klart vilken av två Elo-gränser som gäller, till exempel 0,10.
cli-option-match-alpha = Risk för ett felaktigt ja.
cli-option-match-beta = Risk för ett felaktigt nej.
cli-option-match-mazes = PAC-MAN-spelen: { $mazes } (spelets egna).
cli-option-modes-mode = Berätta allt om det här spelet, även dess husregler.
cli-option-mode = { $modes }; eller hela texten för ett spel, till exempel 'pacman;maze=A2'.
cli-option-where = { $modes }; eller hela texten för ett spel, till exempel 'pacman;maze=A2'. Det går också med en ställningstext inom citattecken, och - läser en från standard in. Utan den, classic2.
cli-option-position = Börja från den här ställningstexten; - läser den från standard in.
cli-option-actions = Spela dessa först, till exempel 'e2 e8 e3h'.
cli-option-size = Klassiskt: ett bräde på 3, 5, 7 eller 9.
cli-option-fences = Klassiskt: staket för varje sida.
cli-option-maze = PAC-MAN-spelen: namnet på en labyrint (se hedgemaze modes) eller en labyrintfil.
cli-option-house = En husregel (se hedgemaze modes MODE); får upprepas.
cli-option-players = PAC-MAN-spelen: 2 till 5, som delar på spökena.
cli-option-ascii = Rita brädet med enbart ASCII-tecken.
cli-option-perft-depth = Hur många drag djupt.
cli-option-perft-divide = Skriv också ut antalet under varje första drag.
cli-option-perft-body = Vem som räknar: den snabba kärnan eller referensreglerna.
cli-option-serve-host = Adressen att lyssna på; 0.0.0.0 för alla.
cli-option-serve-port = Porten; 0 för vilken ledig som helst.
cli-option-serve-data = Var databasen ligger; användarens datamapp om inget anges.
cli-option-serve-database = En PostgreSQL-databas i stället för den inbyggda.
cli-option-serve-nats = Där flera servrar med samma databas hör av varandra, via NATS.
cli-option-serve-proxy = En proxy framför servern som vi litar på säger vem som frågar; får upprepas.
cli-option-serve-site = Ett namn som servern nås under; får upprepas.
cli-option-serve-open = Öppna en webbläsare; av sig självt bara vid en terminal.
cli-option-serve-workers = Processer för motorer; 0 för inga.
cli-option-serve-limits = Begränsa hur mycket en adress får begära.
cli-option-serve-expire-days = Radera oavslutade partier som ingen har använt på så många dagar; 0 för aldrig.
cli-option-serve-expire-finished-days = Radera avslutade partier som ingen har använt på så många dagar; 0 för aldrig.
cli-option-serve-log = debug, info, warning eller error.
cli-option-show-svg = Skriv en bild i stället; - skriver ut den.
cli-option-show-theme = Hur bilden ser ut.
cli-option-show-json = Skriv ut ställningen som JSON i stället.
cli-option-show-text = Skriv ut ställningen som en rad text i stället.
cli-option-tty-mode = { $modes }. Utan den, classic2.
cli-option-tty-first = Klassiskt: vem som börjar, till exempel south; eller random.
cli-option-tty-load = Fortsätt ett sparat parti.
cli-option-tty-level = Spela mot datorn, 1 är svagast.
cli-option-tty-side = Med --level: vilken sida du är, till exempel south eller ghosts.
cli-option-tty-names = Vilka som spelar, till exempel 'Ada,Bob'.
cli-option-app-language = Tala det här språket, till exempel fr eller zh-Hant; utan den, systemets.
cli-analyse-action = drag
cli-analyse-visits = besök
cli-analyse-line = variant
cli-analyse-nodes =
    { $n ->
        [one] En ställning på { $seconds } s
       *[other] { $n } ställningar på { $seconds } s
    }
cli-analyse-ways = Steg till målet: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: en byte
       *[other] { $path }: { $bytes } byte
    }
cli-serve-at = Hedgemaze finns på { $address }
cli-serve-kept = Partierna sparas i { $path }
cli-serve-no-page = Sidan är inte byggd, så webbläsare ser bara en notis. Starta med ./play i källmappen, eller kör { $command } där och installera igen.
cli-check-game =
    { $actions ->
        [one] parti { $number }: ok, { $mode }, ett drag, { $end }
       *[other] parti { $number }: ok, { $mode }, { $actions } drag, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] parti { $number }: ok, { $mode }, ett drag, inte avslutat
       *[other] parti { $number }: ok, { $mode }, { $actions } drag, inte avslutat
    }
cli-check-position = ställning { $number }: ok, { $mode }, { $end }
cli-check-position-unfinished = ställning { $number }: ok, { $mode }, inte avslutat
cli-check-maze = labyrint { $name }: ok, för { $mode }
cli-check-maze-nameless = labyrint utan namn: ok, för { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labyrint: fel, av ett skäl:
       *[other] labyrint: fel, av { $n } skäl:
    }
cli-check-wrong = fel: { $problem }
cli-check-wrong-game = parti { $number }: fel: { $problem }
cli-check-wrong-position = ställning { $number }: fel: { $problem }
cli-check-wrong-json = json { $number }: fel: { $problem }
cli-check-empty = fel: det finns inget parti i den
cli-legal-yes = { $action } är tillåtet.
cli-legal-no = { $action } går inte.
cli-legal-in-way = I vägen: { $fences }.
cli-legal-piece = Pjäsen det gäller: { $piece }.
cli-legal-shut-in = Instängda (märkta { $mark }): { $squares }.
cli-legal-count = Tillåtna drag: { $n }
cli-show-position = Ställning: { $text }
cli-match-none = Inga partier än
cli-match-done = Spelade partier: { $done } av { $total }
cli-match-player = spelare
cli-match-games = partier
cli-match-points = poäng
cli-match-won = vunna
cli-match-drawn = oavgjorda
cli-match-failed = misslyckade
cli-match-points-as = poäng som
cli-match-pellets-as = bonussymboler, som { $side }
cli-match-range = { $low } till { $high }
cli-match-game = parti { $number } av { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = parti { $number } av { $total }: { $seats } { $result } ({ $reason }; misslyckade: { $failures })
cli-match-failure = parti { $number }: { $player } { $code } { $message }
cli-match-pairs = Par av { $one } mot { $other } (0, ½, 1, 1½, 2 poäng): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], antaget: inte starkare
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], antaget: starkare
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } i [{ $lower }, { $upper }], inte avgjort
cli-modes-hint = hedgemaze modes MODE berättar mer om ett av dem; hedgemaze tty MODE spelar det.
cli-modes-about-classic2 = Quoridor för två: nå motsatta sidan först.
cli-modes-about-classic3 = Quoridor för tre, var och en för sig.
cli-modes-about-classic4 = Quoridor för fyra, var och en för sig.
cli-modes-about-pacman = PAC-MAN mot fyra spöken i en fast labyrint: fyra bonussymboler innan han har fångats tre gånger.
cli-modes-about-advanced = PAC-MAN mot fyra spöken, med tunnlar och med staket som båda sidor sätter upp.
cli-modes-mazes = Labyrinter: { $mazes }
cli-modes-mazes-option = Labyrinter: { $mazes } (--maze, även en fil)
cli-modes-maze-default = { $name } ({ $title }, förval)
cli-modes-sides = Sidor, i turordning: { $sides }
cli-modes-fences = Staket för varje sida: { $n } (--fences ändrar det)
cli-modes-board = Bräde: { $size } gånger { $size } (--size 3, 5, 7 eller 9)
cli-modes-pieces = Pjäser: { $pieces }
cli-modes-players = Spelare: 2 till 5, en är PAC-MAN och de andra delar på spökena (--players)
cli-modes-stocks = Staket att sätta upp: PAC-MAN { $pacman }, spökena { $ghosts }
cli-modes-house = Husregler (--house NAME=VALUE), var och en med sin paragraf:
cli-modes-rule = { $name }: förval { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nu { $value }, förval { $default }; { $allowed } [{ $clause }]
