# De opdrachtregel: hulp en antwoorden. Namen van opdrachten, opties en waarden worden nooit vertaald.

cli-about = Speelt Quoridor PAC-MAN volgens de regels: klassiek voor 2 tot 4 spelers, en twee modi met PAC-MAN.
cli-start = Begin met hedgemaze tty om te spelen, of met hedgemaze modes om te zien wat er is.
cli-usage = Gebruik:
cli-options = Opties
cli-arguments = Argumenten
cli-commands = Opdrachten
cli-panel-where = Beginstelling
cli-default = [standaard: { "{}" }]
cli-required = [verplicht]
cli-help = Toon deze hulp en stop.
cli-try = { $problem } (probeer '{ $path } --help')
cli-standard-input = standaardinvoer
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Speel een partij in de terminal: iedereen aan één toetsenbord, of tegen de computer.
cli-command-modes = Som de vijf modi en hun doolhoven op; met een modus: toon er alles over.
cli-command-mazes = Som de doolhoven van de galerij op, van de beste voor PAC-MAN tot de beste voor de spoken; met een doolhof: toon er alles over.
cli-command-show = Toon een stelling: het bord, wie aan zet is, en hoe de partij eindigde als ze afgelopen is.
cli-command-legal = Som de toegestane acties van een stelling op, of zeg waarom er een niet mag (exitstatus 1).
cli-command-perft = Tel de reeksen toegestane acties van een bepaalde lengte; de laatste regel is het kale getal.
cli-command-convert = Zet partijen en stellingen om: verslagen, JSON, teksten van stellingen, kale zetten, plaatjes, borden als tekst.
cli-command-check =
    Controleer verslagen, doolhoven, JSON en teksten van stellingen: één regel per partij, en elke reden waarom een doolhof niet geldig is.
    
    De exitstatus is 0 als alles goed is, 1 als er iets mis is, 2 als een bestand helemaal niet te lezen is.
cli-command-bench = Toon de signatuur van de kern, een getal dat voor elke build gelijk moet zijn, en hoe snel de kern hier is.
cli-command-analyse = Toon wat de engine van een stelling vindt: waarden, beste acties en varianten.
cli-command-match = Laat engines tegen elkaar spelen en geef ze een rating.
cli-command-puzzles = Maak puzzels voor een modus: stellingen met één oplossing, bewezen en op moeilijkheid ingedeeld.
cli-command-solve = Los een doolhof van de PAC-MAN-variant op: wie kan de winst afdwingen, vanuit elke stelling.
cli-command-learn = Train een netwerk met partijen die de engine tegen zichzelf speelt; docs/learning.md beschrijft het.
cli-command-ugi = Spreek het UGI-protocol (veralgemeende UCI) op standaardinvoer en standaarduitvoer; docs/protocols.md laat het zien.
cli-command-serve = Start de server voor de pagina en haar partijen; stop met Ctrl-C.
cli-command-bot = Laat een engine aan een tafel van een server spelen; stop met Ctrl-C.
cli-command-backup = Kopieer de database van een server zoals die op één moment is; de server mag doorgaan.
cli-command-admin = Maak beheertokens, die de beheerpagina van een server openen, som ze op of trek ze in; de server mag draaien.
cli-command-migrate = Maak de tabellen van de database van een server of werk ze bij, en stop dan.
cli-command-export = Toon alle afgelopen partijen van een server, de oudste eerst; de server mag draaien.
cli-option-analyse-json-lines = Beantwoord veel verzoeken op de standaardinvoer, zoals docs/protocols.md laat zien.
cli-option-analyse-seconds = Seconden om na te denken; standaard 1.
cli-option-analyse-nodes = Aantal stellingen om te doorzoeken.
cli-option-analyse-lines = Hoeveel acties worden getoond.
cli-option-analyse-threads = Threads per zoekactie.
cli-option-bot-link = De link van de tafel, zoals de pagina hem toont.
cli-option-bot-engine = De opdracht van een engine die UGI spreekt, zoals 'hedgemaze ugi'.
cli-option-bot-level = In plaats van --engine: een niveau van de computer, 1 is het zwakst.
cli-option-bot-name = De naam aan de tafel.
cli-option-bot-seat = De plaats aan de tafel; 0 voor de eerste vrije.
cli-option-bot-movetime = Milliseconden per actie; zonder klok standaard 1000.
cli-option-bot-games = Hoeveel partijen er gespeeld worden als er revanches zijn.
cli-option-bot-seed = Startgetal dat alle toevallige keuzes herhaalbaar maakt.
cli-option-analyse-workers = Met --json-lines: aantal zoekacties tegelijk.
cli-option-analyse-seed = Startgetal voor de toevallige keuzes van de zoekactie.
cli-option-app-version = Toon de versie en stop.
cli-option-app-install-completion = Installeer aanvulling voor de huidige shell.
cli-option-app-show-completion = Toon het script voor aanvulling voor de huidige shell.
cli-option-json = Toon het resultaat als JSON.
cli-option-backup-file = Waar de kopie komt; een bestaand bestand wordt vervangen.
cli-option-admin-action = token maakt een token en toont het één keer; list toont alle tokens; revoke trekt er een in.
cli-option-admin-label = De naam van het token; de auditlog toont die.
cli-option-check-file = Verslagen, doolhoven, JSON of teksten van stellingen; - leest de standaardinvoer.
cli-option-convert-in = Invoerbestand; - leest de standaardinvoer.
cli-option-convert-out = Uitvoerbestand; zonder, of met -, komt het resultaat op het scherm.
cli-option-convert-from = Formaat van IN; zonder deze optie herkend aan IN.
cli-option-convert-to = Formaat van de uitvoer.
cli-option-convert-dialect = Notatie van IN: { $dialects }.
cli-option-convert-mode = De modus waarin kale zetten worden gespeeld; standaard classic2.
cli-option-convert-game = Alleen de N-de partij of stelling.
cli-option-convert-at = Alleen de eerste N onderdelen van een partij.
cli-option-export-json-lines = Eén JSON-object per partij, met het id van de tafel.
cli-option-legal-numbers = Toon het nummer vóór elke actie.
cli-option-legal-json = Toon de lijst als JSON.
cli-option-legal-why = Zeg of deze actie mag, en zo niet, waarom.
cli-option-match-player = { $players }, level-1 t/m level-8, of namen uit het bestand van --engines.
cli-option-match-engines = Een TOML-bestand met externe engines (docs/protocols.md).
cli-option-match-games = Totaal aantal partijen, naar boven afgerond zodat iedereen even vaak op elke plaats zit.
cli-option-match-seed = Startgetal voor openingen en toevallige keuzes.
cli-option-match-schedule = Eén van { $schedules }.
cli-option-match-concurrency = Partijen tegelijk.
cli-option-match-log = Schrijf afgelopen partijen hierheen, en ga vandaar verder.
cli-option-match-movetime = Milliseconden per actie; standaard 1000.
cli-option-match-clock = Seconden op elke klok, plus seconden die na een beurt bij komen: 60+1.
cli-option-match-nodes = Knopen per actie.
cli-option-match-margin = Hoeveel langer een actie mag duren voordat de partij verloren is.
cli-option-match-sprt = Stop zodra duidelijk is welke van twee Elo-grenzen geldt, zoals 0,10.
cli-option-match-alpha = Kans op een vals-positieve uitslag.
cli-option-match-beta = Kans op een vals-negatieve uitslag.
cli-option-match-mazes = PAC-MAN-modi: { $mazes } (die van de modus zelf).
cli-option-modes-mode = Toon alles over deze modus, ook de huisregels.
cli-option-mazes-maze = Een doolhof van de galerij.
cli-option-solve-maze = De naam van een doolhof (zie hedgemaze mazes) of een doolhofbestand.
cli-option-solve-ghosts = Hoeveel spoken meespelen, 1 t/m 4; Blinky komt eerst.
cli-option-solve-lives = Na hoeveel keer vangen de partij eindigt, 1 t/m 5.
cli-option-solve-out = Bestand voor de tabel; standaard een bestand in je gegevensmap.
cli-option-solve-list = Som de tabellen in je gegevensmap op.
cli-option-puzzles-number = Hoeveel puzzels er gemaakt worden.
cli-option-puzzles-seed = Startgetal voor de partijen waar de stellingen uit komen.
cli-option-puzzles-games = Stop na zoveel partijen, ook met minder puzzels.
cli-option-puzzles-out = Bestand voor de puzzels; die van andere modi daarin blijven staan.
cli-option-tty-puzzle = Los een puzzel op: die van vandaag, of een met het id, het thema of de modus die als MODE is opgegeven.
cli-option-solve-threads = Aantal threads; standaard alle processors.
cli-option-learn-config = Configuratiebestand (TOML) met de opties van de run.
cli-option-learn-folder = Map van de run; een begonnen run gaat daar verder.
cli-option-learn-minutes = Hoeveel minuten de run duurt.
cli-option-learn-selfplay = Het programma selfplay, dat de partijen speelt.
cli-option-learn-set = Stel een willekeurige optie van de run in; mag vaker.
cli-option-mode = { $modes }; of de volledige tekst van een modus, zoals 'pacman;maze=A2'.
cli-option-where = { $modes }; of de volledige tekst van een modus, zoals 'pacman;maze=A2'. De tekst van een stelling tussen aanhalingstekens kan ook, en - leest er een van de standaardinvoer. Standaard classic2.
cli-option-position = Begin met de tekst van deze stelling; - leest die van de standaardinvoer.
cli-option-actions = Speel eerst deze acties, zoals 'e2 e8 e3h'.
cli-option-size = Klassiek: grootte van het bord, 3, 5, 7 of 9.
cli-option-fences = Klassiek: muurtjes per kant.
cli-option-maze = PAC-MAN-modi: de naam van een doolhof (zie hedgemaze modes) of een doolhofbestand.
cli-option-house = Een huisregel (zie hedgemaze modes MODE); mag vaker.
cli-option-players = PAC-MAN-modi: 2 tot 5 spelers, die de spoken verdelen.
cli-option-ascii = Teken het bord met alleen ASCII-tekens.
cli-option-perft-depth = Diepte in acties.
cli-option-perft-divide = Toon ook het aantal onder elke eerste actie.
cli-option-perft-backend = Wat telt: de snelle kern of de referentieregels.
cli-option-serve-host = Adres om op te luisteren; 0.0.0.0 voor alle.
cli-option-serve-port = Poort; 0 voor een willekeurige vrije.
cli-option-serve-data = Map van de database; standaard de gegevensmap van de gebruiker.
cli-option-serve-database = Een PostgreSQL-database in plaats van de ingebouwde.
cli-option-serve-nats = URL van de NATS-server waarmee meerdere servers op één database elkaar op de hoogte houden.
cli-option-serve-proxy = Vertrouwde reverse proxy waarvan het opgegeven adres van de client wordt geloofd; mag vaker.
cli-option-serve-site = Een hostnaam waaronder mensen de server bereiken; mag vaker.
cli-option-serve-open = Open een browser; standaard alleen aan een terminal.
cli-option-serve-workers = Aantal processen voor engines; 0 voor geen.
cli-option-serve-limits = Begrens hoeveel één adres mag vragen.
cli-option-serve-expire-days = Verwijder onafgemaakte partijen die zoveel dagen niemand heeft gebruikt; 0 voor nooit.
cli-option-serve-expire-finished-days = Verwijder afgelopen partijen die zoveel dagen niemand heeft gebruikt; 0 voor nooit.
cli-option-serve-log = debug, info, warning of error.
cli-option-serve-contact = Waar beheerders van pushdiensten je kunnen bereiken: mailto:… of https://….
cli-option-serve-push-service = Nog een pushdienst waar meldingen heen mogen; mag vaker.
cli-option-serve-drain = Seconden om na een stopsignaal door te draaien, terwijl /ready proxy’s zegt geen nieuwe clients te sturen.
cli-option-serve-admin-token-file = Een bestand met een beheertoken; het wordt gemaakt als het niet bestaat.
cli-option-serve-backup-folder = Kopieer de database af en toe naar deze map (alleen SQLite).
cli-option-serve-backup-every = Uren tussen twee back-ups; 0 voor alleen de back-ups waar een beheerder om vraagt.
cli-option-serve-backup-keep = Hoeveel back-ups er bewaard worden.
cli-option-serve-solve = Maak de tabellen met exacte waarden waar de doolhoftekenaar om vraagt.
cli-option-serve-solve-space = Schijfruimte voor al deze tabellen, in GB.
cli-option-serve-tracing = Verstuur traces met OpenTelemetry; de OTEL_…-variabelen zeggen waarheen.
cli-option-show-svg = Schrijf in plaats daarvan een plaatje; - toont het.
cli-option-show-theme = Thema van het plaatje.
cli-option-show-json = Toon in plaats daarvan de stelling als JSON.
cli-option-show-text = Toon in plaats daarvan de stelling als één regel tekst.
cli-option-tty-mode = { $modes }. Standaard classic2.
cli-option-tty-first = Klassiek: wie begint, zoals south; of random.
cli-option-tty-load = Ga verder met een bewaarde partij.
cli-option-tty-level = Speel tegen de computer; 1 is het zwakste niveau.
cli-option-tty-side = Met --level: de kant die jij speelt, zoals south of ghosts.
cli-option-tty-names = Namen van de spelers, zoals 'Ada,Bob'.
cli-option-app-language = Taal om te gebruiken, zoals fr of zh-Hant; standaard die van het systeem.
cli-analyse-action = actie
cli-analyse-visits = bezoeken
cli-analyse-line = variant
cli-analyse-exact = Zeker: { $verdict }
cli-analyse-best = Beste acties: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Eén stelling in { $seconds } s
       *[other] { $n } stellingen in { $seconds } s
    }
cli-analyse-ways = Stappen naar het doel: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: één byte
       *[other] { $path }: { $bytes } bytes
    }
cli-migrate-done = De database heeft schemaversie { $version }.
cli-admin-revoked = Het token { $label } is ingetrokken.
cli-serve-at = Hedgemaze is te vinden op { $address }
cli-serve-kept = Partijen worden bewaard in { $path }
cli-serve-no-page = De pagina is niet gebouwd; browsers zien alleen een mededeling. Start met ./play in de bronmap, of voer daar { $command } uit en installeer opnieuw.
cli-bot-engine = Engine
cli-bot-level = Niveau { $level }
cli-bot-seated = Plaats { $seat }: { $side }, { $mode }
cli-bot-resume = De link terug naar deze plaats: { $link }
cli-bot-waiting = Wachten op de andere spelers
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Van tafel gegaan
cli-check-game =
    { $actions ->
        [one] partij { $number }: goed, { $mode }, één actie, { $end }
       *[other] partij { $number }: goed, { $mode }, { $actions } acties, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] partij { $number }: goed, { $mode }, één actie, niet afgelopen
       *[other] partij { $number }: goed, { $mode }, { $actions } acties, niet afgelopen
    }
cli-check-position = stelling { $number }: goed, { $mode }, { $end }
cli-check-position-unfinished = stelling { $number }: goed, { $mode }, niet afgelopen
cli-check-maze = doolhof { $name }: goed, voor { $mode }
cli-check-maze-nameless = doolhof zonder naam: goed, voor { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] doolhof: fout, om één reden:
       *[other] doolhof: fout, om { $n } redenen:
    }
cli-check-wrong = fout: { $problem }
cli-check-wrong-game = partij { $number }: fout: { $problem }
cli-check-wrong-position = stelling { $number }: fout: { $problem }
cli-check-wrong-json = json { $number }: fout: { $problem }
cli-check-empty = fout: er zit geen partij in
cli-legal-yes = { $action } mag.
cli-legal-no = { $action } kan niet.
cli-legal-in-way = In de weg: { $fences }.
cli-legal-piece = Het gaat om: { $piece }.
cli-legal-shut-in = Ingesloten (gemarkeerd met { $mark }): { $squares }.
cli-legal-count = Toegestane acties: { $n }
cli-show-position = Stelling: { $text }
cli-match-none = Nog geen partijen
cli-match-done = Partijen gespeeld: { $done } van { $total }
cli-match-player = speler
cli-match-games = partijen
cli-match-points = punten
cli-match-won = gewonnen
cli-match-drawn = gelijk
cli-match-failed = mislukt
cli-match-points-as = punten als
cli-match-pellets-as = krachtpillen, als { $side }
cli-match-range = { $low } tot { $high }
cli-match-game = partij { $number } van { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = partij { $number } van { $total }: { $seats } { $result } ({ $reason }; mislukt: { $failures })
cli-match-failure = partij { $number }: { $player } { $code } { $message }
cli-match-pairs = Paren van { $one } tegen { $other } (0, ½, 1, 1½, 2 punten): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], aanvaard: niet sterker
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], aanvaard: sterker
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], niet beslist
cli-modes-hint = hedgemaze modes MODE toont meer over een ervan; hedgemaze tty MODE speelt die.
cli-modes-about-classic2 = Quoridor voor twee: bereik als eerste de overkant.
cli-modes-about-classic3 = Quoridor voor drie, ieder voor zich.
cli-modes-about-classic4 = Quoridor voor vier, ieder voor zich.
cli-modes-about-pacman = PAC-MAN tegen vier spoken in een vast doolhof: vier krachtpillen voordat hij drie keer is gevangen.
cli-modes-about-advanced = PAC-MAN tegen vier spoken, met tunnels, en met muurtjes die beide kanten plaatsen.
cli-modes-mazes = Doolhoven: { $mazes }
cli-modes-mazes-option = Doolhoven: { $mazes } (--maze, ook een bestand)
cli-modes-maze-default = { $name } ({ $title }, de standaard)
cli-modes-sides = Kanten, in volgorde van beurt: { $sides }
cli-modes-fences = Muurtjes per kant: { $n } (te veranderen met --fences)
cli-modes-board = Bord: { $size } bij { $size } (--size 3, 5, 7 of 9)
cli-modes-pieces = Pionnen: { $pieces }
cli-modes-players = Spelers: 2 tot 5, één is PAC-MAN en de anderen verdelen de spoken (--players)
cli-modes-stocks = Muurtjes om te plaatsen: PAC-MAN { $pacman }, spoken { $ghosts }
cli-modes-house = Huisregels (--house NAME=VALUE), elk met de paragraaf in de regels:
cli-modes-rule = { $name }: standaard { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nu { $value }, standaard { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partijen: { $games }, gevonden: { $found }
cli-puzzles-stopped = Gestopt. Geef dezelfde opdracht nog eens om verder te gaan.
cli-puzzles-made = Er staan { $n } puzzels in { $path }.
cli-solve-memory = Oplossen kost { $needed } geheugen; { $free } is vrij.
cli-solve-pieces = Er is weinig geheugen. Daarom blijven delen die klaar zijn op de schijf en worden ze opnieuw gelezen als het nodig is. Dat duurt langer.
cli-solve-step = levens: { $lives }, krachtpillen: { $pellets }, ronden: { $rounds }
cli-solve-stopped = Gestopt. Geef dezelfde opdracht nog eens om verder te gaan.
cli-solve-none = Er zijn nog geen tabellen.
cli-solve-file = Tabel: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Spoken: { $ghosts }, levens: { $lives }. PAC-MAN kan in één ronde de winst afdwingen.
       *[other] Spoken: { $ghosts }, levens: { $lives }. PAC-MAN kan in { $rounds } ronden de winst afdwingen.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Spoken: { $ghosts }, levens: { $lives }. De spoken kunnen de winst afdwingen; ze vangen PAC-MAN binnen één ronde.
       *[other] Spoken: { $ghosts }, levens: { $lives }. De spoken kunnen de winst afdwingen; ze vangen PAC-MAN in hoogstens { $rounds } ronden.
    }
cli-solve-verdict-open = Spoken: { $ghosts }, levens: { $lives }. Niemand kan de winst afdwingen.
cli-solve-folder = Tabellen in { $path }:
cli-solve-column-maze = doolhof
cli-solve-column-number = spoken
cli-solve-column-size = grootte
cli-solve-column-file = bestand
cli-solve-column-lives = levens
cli-solve-column-start = begin
cli-solve-column-rounds = ronden
cli-solve-column-pacman = PAC-MAN wint
cli-solve-column-ghosts = spoken winnen
cli-solve-column-open = open
cli-solve-column-longest = langste
cli-solve-longest = PAC-MAN { $pacman }, spoken { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = spoken
cli-solve-value-open = open
cli-mazes-hint =
    Perfect spel: wie met vier spoken het resultaat kan afdwingen, en in hoeveel ronden.
    Niveaus: de score van PAC-MAN met aan beide kanten hetzelfde niveau.
    hedgemaze mazes MAZE toont meer; hedgemaze tty pacman --maze MAZE speelt het.
cli-mazes-column-name = naam
cli-mazes-column-title = titel
cli-mazes-column-exact = perfect spel
cli-mazes-column-level = niveau { $level }
cli-mazes-column-ghosts = spoken: { $n }
cli-mazes-column-equal = niveau
cli-mazes-column-score = score
cli-mazes-column-handicap = dichtst bij gelijk
cli-mazes-column-handicap-score = score
cli-mazes-standard = de gewone regels
