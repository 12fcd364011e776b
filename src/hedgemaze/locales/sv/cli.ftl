cli-about = Spelar efter reglerna för Quoridor PAC-MAN: klassiskt för 2 till 4 spelare och två PAC-MAN-spel.
cli-start = Börja med hedgemaze tty för att spela, eller med hedgemaze modes för att se vad som finns.
cli-usage = Användning:
cli-options = Flaggor
cli-arguments = Argument
cli-commands = Kommandon
cli-panel-where = Startställning
cli-default = [förval: { "{}" }]
cli-required = [krävs]
cli-help = Visa det här meddelandet och avsluta.
cli-try = { $problem } (prova '{ $path } --help')
cli-standard-input = standard in
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Spela ett parti i terminalen: alla vid samma tangentbord, eller mot datorn.
cli-command-modes = Lista de fem spelen och deras labyrinter; med ett spel, visa allt om det.
cli-command-mazes = Lista galleriets labyrinter, från dem som gynnar PAC-MAN till dem som gynnar spökena; med en labyrint, visa allt om den.
cli-command-show = Visa en ställning: brädet, vems tur det är och hur partiet slutade, om det är slut.
cli-command-legal = Räkna upp de tillåtna dragen i en ställning, eller säg varför ett drag är otillåtet (slutstatus 1).
cli-command-perft = Räkna de tillåtna dragföljderna av en given längd; sista raden är bara talet.
cli-command-convert = Omvandla partier och ställningar: protokoll, JSON, ställningstexter, enbart drag, bilder, textbräden.
cli-command-check =
    Kontrollera protokoll, labyrinter, JSON och ställningstexter: en rad per parti, och alla skäl till att en labyrint inte är giltig.
    
    Slutstatus är 0 om allt är bra, 1 om något är fel, 2 om en fil inte går att läsa alls.
cli-command-bench = Skriv ut kärnans signatur, ett tal som alla byggen måste ha gemensamt, och hur snabb den är här.
cli-command-analyse = Visa vad motorn tycker om en ställning: värden, bästa drag och varianter.
cli-command-match = Låt motorer spela mot varandra och ge dem en rating.
cli-command-puzzles = Gör problem för ett spel: ställningar med en lösning, bevisade och graderade.
cli-command-solve = Lös en labyrint i PAC-MAN-varianten: vem kan tvinga fram vinsten, från varje ställning.
cli-command-learn = Träna ett nätverk på partier som motorn spelar mot sig själv; docs/learning.md beskriver det.
cli-command-ugi = Tala UGI-protokollet (en generell form av UCI) på standard in och ut; docs/protocols.md visar det.
cli-command-serve = Kör servern för sidan och dess partier; stoppas med Ctrl-C.
cli-command-bot = Låt en motor spela vid ett bord på en server; stoppas med Ctrl-C.
cli-command-backup = Kopiera en servers databas som den är i ett ögonblick; servern får fortsätta.
cli-command-admin = Skapa, lista eller återkalla adminnycklar, som öppnar en servers sida för värdar; servern får vara i gång.
cli-command-migrate = Skapa eller uppgradera tabellerna i en servers databas och avsluta sedan.
cli-command-export = Skriv ut alla avslutade partier på en server, äldst först; servern får vara i gång.
cli-option-analyse-json-lines = Svara på många förfrågningar på standard in, som docs/protocols.md visar.
cli-option-analyse-seconds = Sekunder att tänka; 1 om inget anges.
cli-option-analyse-nodes = Antal ställningar att söka igenom.
cli-option-analyse-lines = Hur många drag som visas.
cli-option-analyse-threads = Trådar per sökning.
cli-option-bot-link = Länken till bordet, som sidan visar den.
cli-option-bot-engine = Kommandot för en motor som talar UGI, till exempel 'hedgemaze ugi'.
cli-option-bot-level = I stället för --engine: en av datorns nivåer, 1 är svagast.
cli-option-bot-name = Namnet vid bordet.
cli-option-bot-seat = Platsen att ta; 0 för den första lediga.
cli-option-bot-movetime = Millisekunder per drag; utan klocka 1000 om inget anges.
cli-option-bot-games = Hur många partier som spelas om det blir revansch.
cli-option-bot-seed = Frö som gör alla slumpval upprepbara.
cli-option-analyse-workers = Med --json-lines: antal sökningar samtidigt.
cli-option-analyse-seed = Frö för sökningens slumpval.
cli-option-app-version = Skriv ut versionen och avsluta.
cli-option-app-install-completion = Installera komplettering för det aktuella skalet.
cli-option-app-show-completion = Skriv ut kompletteringsskriptet för det aktuella skalet.
cli-option-json = Skriv ut resultatet som JSON.
cli-option-backup-file = Var kopian ska sparas; en fil som redan finns ersätts.
cli-option-admin-action = token skapar en nyckel och skriver ut den en gång; list visar alla nycklar; revoke återkallar en.
cli-option-admin-label = Nyckelns namn; händelseloggen visar det.
cli-option-check-file = Protokoll, labyrinter, JSON eller ställningstexter; - läser standard in.
cli-option-convert-in = Infil; - läser standard in.
cli-option-convert-out = Utfil; utan den, eller med -, skrivs resultatet ut.
cli-option-convert-from = Formatet på IN; utan den avgörs det av IN.
cli-option-convert-to = Formatet som ska skrivas.
cli-option-convert-dialect = Notationen i IN: { $dialects }.
cli-option-convert-mode = Spelet som enbart drag hör till; classic2 om inget anges.
cli-option-convert-game = Bara parti eller ställning nummer N.
cli-option-convert-at = Bara de första N posterna i ett parti.
cli-option-export-json-lines = Ett JSON-objekt per parti, med bordets id.
cli-option-legal-numbers = Skriv varje drags nummer framför det.
cli-option-legal-json = Skriv ut listan som JSON.
cli-option-legal-why = Säg om det här draget är tillåtet, och annars varför inte.
cli-option-match-player = { $players }, level-1 till level-8, eller namn ur filen som --engines anger.
cli-option-match-engines = En TOML-fil som listar externa motorer (docs/protocols.md).
cli-option-match-games = Antal partier totalt, avrundat uppåt så att alla sitter lika ofta på varje plats.
cli-option-match-seed = Frö för öppningar och slumpval.
cli-option-match-schedule = En av { $schedules }.
cli-option-match-concurrency = Partier samtidigt.
cli-option-match-log = Skriv avslutade partier hit, och fortsätt därifrån.
cli-option-match-movetime = Millisekunder per drag; 1000 om inget anges.
cli-option-match-clock = Sekunder på varje klocka, plus sekunder som läggs till efter en tur: 60+1.
cli-option-match-nodes = Noder per drag.
cli-option-match-margin = Hur mycket längre ett drag får ta innan partiet är förlorat.
cli-option-match-sprt = Sluta så snart det är klart vilken av två Elo-gränser som gäller, till exempel 0,10.
cli-option-match-alpha = Sannolikhet för ett falskt positivt resultat.
cli-option-match-beta = Sannolikhet för ett falskt negativt resultat.
cli-option-match-mazes = PAC-MAN-spelen: { $mazes } (spelets egna).
cli-option-modes-mode = Visa allt om det här spelet, även dess husregler.
cli-option-mazes-maze = En av galleriets labyrinter.
cli-option-solve-maze = En labyrints namn (se hedgemaze mazes) eller en labyrintfil.
cli-option-solve-ghosts = Hur många spöken som spelar, 1 till 4; Blinky kommer först.
cli-option-solve-lives = Hur många fångster som avslutar partiet, 1 till 5.
cli-option-solve-out = Fil för tabellen; en fil i din datamapp om inget anges.
cli-option-solve-list = Lista tabellerna i din datamapp.
cli-option-puzzles-number = Hur många problem som ska göras.
cli-option-puzzles-seed = Frö för partierna som ställningarna kommer från.
cli-option-puzzles-games = Sluta efter så många partier, även med färre problem.
cli-option-puzzles-out = Fil för problemen; problem för andra spel i filen behålls.
cli-option-tty-puzzle = Lös ett problem: dagens, eller ett med det id, tema eller spel som anges som MODE.
cli-option-solve-threads = Antal trådar; alla processorer om inget anges.
cli-option-learn-config = Konfigurationsfil (TOML) med körningens inställningar.
cli-option-learn-folder = Körningens mapp; en påbörjad körning fortsätter där.
cli-option-learn-minutes = Hur många minuter körningen tar.
cli-option-learn-selfplay = Programmet selfplay, som spelar partierna.
cli-option-learn-set = Ange valfri inställning för körningen; får upprepas.
cli-option-mode = { $modes }; eller hela texten för ett spel, till exempel 'pacman;maze=A2'.
cli-option-where = { $modes }; eller hela texten för ett spel, till exempel 'pacman;maze=A2'. En ställningstext inom citattecken går också bra, och - läser en från standard in. classic2 om inget anges.
cli-option-position = Börja från den här ställningstexten; - läser den från standard in.
cli-option-actions = Spela de här dragen först, till exempel 'e2 e8 e3h'.
cli-option-size = Klassiskt: brädets storlek, 3, 5, 7 eller 9.
cli-option-fences = Klassiskt: staket per sida.
cli-option-maze = PAC-MAN-spelen: namnet på en labyrint (se hedgemaze modes) eller en labyrintfil.
cli-option-house = En husregel (se hedgemaze modes MODE); får upprepas.
cli-option-players = PAC-MAN-spelen: 2 till 5 spelare, som delar på spökena.
cli-option-ascii = Rita brädet med enbart ASCII-tecken.
cli-option-perft-depth = Djup i drag.
cli-option-perft-divide = Skriv också ut antalet under varje första drag.
cli-option-perft-backend = Vad som räknar: den snabba kärnan eller referensreglerna.
cli-option-serve-host = Adress att lyssna på; 0.0.0.0 för alla.
cli-option-serve-port = Port; 0 för vilken ledig som helst.
cli-option-serve-data = Databasens mapp; användarens datamapp om inget anges.
cli-option-serve-database = En PostgreSQL-databas i stället för den inbyggda.
cli-option-serve-nats = URL till NATS-servern genom vilken flera servrar med samma databas meddelar varandra.
cli-option-serve-proxy = Betrodd omvänd proxy vars uppgift om klientens adress gäller; får upprepas.
cli-option-serve-site = Ett värdnamn som servern nås under; får upprepas.
cli-option-serve-open = Öppna en webbläsare; som förval bara i en terminal.
cli-option-serve-workers = Antal motorprocesser; 0 för inga.
cli-option-serve-limits = Begränsa hur mycket en adress får begära.
cli-option-serve-expire-days = Radera oavslutade partier som ingen har använt på så många dagar; 0 för aldrig.
cli-option-serve-expire-finished-days = Radera avslutade partier som ingen har använt på så många dagar; 0 för aldrig.
cli-option-serve-log = debug, info, warning eller error.
cli-option-serve-contact = Var de som driver pushtjänster kan nå dig: mailto:… eller https://….
cli-option-serve-push-service = En annan pushtjänst som aviseringar får skickas till; får upprepas.
cli-option-serve-drain = Sekunder att fortsätta köra efter en stoppsignal, medan /ready säger åt proxyer att inte skicka nya klienter.
cli-option-serve-admin-token-file = En fil med en adminnyckel; den skapas om den inte finns.
cli-option-serve-backup-folder = Kopiera databasen till den här mappen då och då (bara SQLite).
cli-option-serve-backup-every = Timmar mellan två säkerhetskopior; 0 för bara dem som en värd ber om.
cli-option-serve-backup-keep = Hur många säkerhetskopior som sparas.
cli-option-serve-solve = Gör de tabeller med exakta värden som labyrintverkstaden ber om.
cli-option-serve-solve-space = Diskutrymme för alla dessa tabeller, i GB.
cli-option-serve-tracing = Skicka spårning med OpenTelemetry; OTEL_…-variablerna säger vart.
cli-option-show-svg = Skriv en bild i stället; - skriver ut den.
cli-option-show-theme = Bildens tema.
cli-option-show-json = Skriv ut ställningen som JSON i stället.
cli-option-show-text = Skriv ut ställningen som en rad text i stället.
cli-option-tty-mode = { $modes }. classic2 om inget anges.
cli-option-tty-first = Klassiskt: vem som börjar, till exempel south; eller random.
cli-option-tty-load = Fortsätt ett sparat parti.
cli-option-tty-level = Spela mot datorn; 1 är den svagaste nivån.
cli-option-tty-side = Med --level: sidan du spelar, till exempel south eller ghosts.
cli-option-tty-names = Spelarnas namn, till exempel 'Ada,Bob'.
cli-option-app-language = Språk att använda, till exempel fr eller zh-Hant; systemets om inget anges.
cli-analyse-action = drag
cli-analyse-visits = besök
cli-analyse-line = variant
cli-analyse-exact = Helt säkert: { $verdict }
cli-analyse-best = Bästa drag: { $actions }
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
cli-migrate-done = Databasen har schemaversion { $version }.
cli-admin-revoked = Nyckeln { $label } är återkallad.
cli-serve-at = Hedgemaze finns på { $address }
cli-serve-kept = Partierna sparas i { $path }
cli-serve-no-page = Sidan är inte byggd, så webbläsare ser bara en notis. Starta med ./play i källmappen, eller kör { $command } där och installera igen.
cli-bot-engine = Motor
cli-bot-level = Nivå { $level }
cli-bot-seated = Plats { $seat }: { $side }, { $mode }
cli-bot-resume = Länken tillbaka till den här platsen: { $link }
cli-bot-waiting = Väntar på de andra spelarna
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Lämnade bordet
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
cli-check-position-unfinished = ställning { $number }: ok, { $mode }, inte slut
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
cli-modes-hint = hedgemaze modes MODE visar mer om ett av dem; hedgemaze tty MODE spelar det.
cli-modes-about-classic2 = Quoridor för två: nå motsatta sidan först.
cli-modes-about-classic3 = Quoridor för tre, var och en för sig.
cli-modes-about-classic4 = Quoridor för fyra, var och en för sig.
cli-modes-about-pacman = PAC-MAN mot fyra spöken i en fast labyrint: fyra bonussymboler innan han har fångats tre gånger.
cli-modes-about-advanced = PAC-MAN mot fyra spöken, med tunnlar och med staket som båda sidor sätter upp.
cli-modes-mazes = Labyrinter: { $mazes }
cli-modes-mazes-option = Labyrinter: { $mazes } (--maze, även en fil)
cli-modes-maze-default = { $name } ({ $title }, förval)
cli-modes-sides = Sidor, i turordning: { $sides }
cli-modes-fences = Staket per sida: { $n } (ändras med --fences)
cli-modes-board = Bräde: { $size } gånger { $size } (--size 3, 5, 7 eller 9)
cli-modes-pieces = Pjäser: { $pieces }
cli-modes-players = Spelare: 2 till 5, en är PAC-MAN och de andra delar på spökena (--players)
cli-modes-stocks = Staket att sätta upp: PAC-MAN { $pacman }, spökena { $ghosts }
cli-modes-house = Husregler (--house NAME=VALUE), var och en med sin paragraf i reglerna:
cli-modes-rule = { $name }: förval { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nu { $value }, förval { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partier: { $games }, hittade: { $found }
cli-puzzles-stopped = Stoppat. Kör samma kommando igen för att fortsätta.
cli-puzzles-made = { $n } problem finns i { $path }.
cli-solve-memory = Lösningen kräver { $needed } minne; { $free } är ledigt.
cli-solve-pieces = Det är ont om minne, så färdiga delar ligger kvar på disken och läses igen när de behövs. Det tar längre tid.
cli-solve-step = liv: { $lives }, bonussymboler: { $pellets }, omgångar: { $rounds }
cli-solve-stopped = Stoppat. Kör samma kommando igen för att fortsätta.
cli-solve-none = Det finns inga tabeller än.
cli-solve-file = Tabell: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Spöken: { $ghosts }, liv: { $lives }. PAC-MAN kan tvinga fram vinsten på en omgång.
       *[other] Spöken: { $ghosts }, liv: { $lives }. PAC-MAN kan tvinga fram vinsten på { $rounds } omgångar.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Spöken: { $ghosts }, liv: { $lives }. Spökena kan tvinga fram vinsten; nästa fångst tar en omgång.
       *[other] Spöken: { $ghosts }, liv: { $lives }. Spökena kan tvinga fram vinsten; nästa fångst tar högst { $rounds } omgångar.
    }
cli-solve-verdict-open = Spöken: { $ghosts }, liv: { $lives }. Ingen kan tvinga fram vinsten.
cli-solve-folder = Tabeller i { $path }:
cli-solve-column-maze = labyrint
cli-solve-column-number = spöken
cli-solve-column-size = storlek
cli-solve-column-file = fil
cli-solve-column-lives = liv
cli-solve-column-start = början
cli-solve-column-rounds = omgångar
cli-solve-column-pacman = PAC-MAN vinner
cli-solve-column-ghosts = spökena vinner
cli-solve-column-open = öppet
cli-solve-column-longest = längst
cli-solve-longest = PAC-MAN { $pacman }, spökena { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = spökena
cli-solve-value-open = öppet
cli-mazes-hint =
    Perfekt spel: vem som kan tvinga fram resultatet med fyra spöken, och på hur många omgångar.
    Nivåer: PAC-MANs poäng med samma nivå på båda sidor.
    hedgemaze mazes MAZE visar mer; hedgemaze tty pacman --maze MAZE spelar den.
cli-mazes-column-name = namn
cli-mazes-column-title = titel
cli-mazes-column-exact = perfekt spel
cli-mazes-column-level = nivå { $level }
cli-mazes-column-ghosts = spöken: { $n }
cli-mazes-column-equal = nivå
cli-mazes-column-score = poäng
cli-mazes-column-handicap = närmast jämnt
cli-mazes-column-handicap-score = poäng
cli-mazes-standard = de vanliga reglerna
