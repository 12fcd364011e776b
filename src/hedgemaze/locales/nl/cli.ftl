# De opdrachtregel: hulp en antwoorden. Namen van opdrachten, opties en waarden worden nooit vertaald.

cli-about = Speelt de regels van Quoridor PAC-MAN: klassiek voor 2 tot 4 spelers, en twee modi met PAC-MAN.
cli-start = Begin met hedgemaze tty om te spelen, of met hedgemaze modes om te zien wat er is.
cli-usage = Gebruik:
cli-options = Opties
cli-arguments = Argumenten
cli-commands = Opdrachten
cli-panel-where = Waar te beginnen
cli-default = [standaard: { "{}" }]
cli-required = [verplicht]
cli-help = Toon deze hulp en stop.
cli-try = (probeer '{ $path } --help')
cli-standard-input = standaardinvoer
cli-command-tty = Speel een partij in de terminal: alle spelers aan één toetsenbord, of tegen de computer.
cli-command-modes = Som de vijf modi en hun doolhoven op; met een modus alles erover.
cli-command-show = Toon een stelling: het bord, wie aan zet is, en hoe de partij eindigde als ze afgelopen is.
cli-command-legal = Som de toegestane acties van een stelling op, of zeg waarom er een niet mag (exitstatus 1).
cli-command-perft = Tel de reeksen toegestane acties van een bepaalde lengte; de laatste regel is het kale getal.
cli-command-convert = Zet partijen en stellingen om: verslagen, JSON, teksten van stellingen, kale zetten, plaatjes, borden als tekst.
cli-command-check =
    Controleer verslagen, doolhoven, JSON en teksten van stellingen: één regel per partij, elke reden voor een slecht doolhof.
    
    De exitstatus is 0 als alles goed is, 1 als er iets mis is, 2 als een bestand helemaal niet te lezen is.
cli-command-bench = Toon de signatuur van de kern, een getal dat elke build moet delen, en hoe snel die hier is.
cli-command-analyse = Zeg wat de engine van een stelling vindt: waarden, beste acties en varianten.
cli-command-match = Laat engines tegen elkaar spelen en geef ze een rating.
cli-command-ugi = Spreek het UGI-protocol (veralgemeende UCI) op standaardinvoer en standaarduitvoer; docs/protocols.md laat het zien.
cli-command-serve = Bied de pagina en haar partijen aan; stopt met Ctrl-C.
cli-command-backup = Kopieer de database van een server zoals die op één moment is; de server mag doorgaan.
cli-command-export = Toon alle afgelopen partijen van een server, de oudste eerst; de server mag draaien.
cli-option-analyse-json-lines = Beantwoord veel verzoeken op de standaardinvoer, zoals docs/protocols.md laat zien.
cli-option-analyse-seconds = Denk zo lang na; 1 seconde als er niets is opgegeven.
cli-option-analyse-nodes = Bekijk zoveel stellingen.
cli-option-analyse-lines = Hoeveel acties worden getoond.
cli-option-analyse-threads = Threads van een zoekactie.
cli-option-analyse-workers = Met --json-lines: zoekacties tegelijk.
cli-option-analyse-seed = Startgetal voor wat de zoekactie aan het toeval overlaat.
cli-option-app-version = Toon de versie en stop.
cli-option-app-install-completion = Installeer aanvulling voor de huidige shell.
cli-option-app-show-completion = Toon het script voor aanvulling voor de huidige shell.
cli-option-json = Toon het resultaat als JSON.
cli-option-backup-file = Waar de kopie komt; wordt vervangen als ze er al is.
cli-option-check-file = Verslagen, doolhoven, JSON of teksten van stellingen; - leest de standaardinvoer.
cli-option-convert-in = Een bestand; - leest de standaardinvoer.
cli-option-convert-out = Een bestand; zonder, of met -, op het scherm.
cli-option-convert-from = Wat IN bevat; anders waar IN op lijkt.
cli-option-convert-to = Wat er wordt geschreven.
cli-option-convert-dialect = Notatie van IN: { $dialects }.
cli-option-convert-mode = In welke modus kale zetten worden gespeeld; anders classic2.
cli-option-convert-game = Alleen de N-de partij of stelling.
cli-option-convert-at = Alleen de eerste N onderdelen van een partij.
cli-option-export-json-lines = Eén JSON-object per partij, met de tafel erbij.
cli-option-legal-numbers = Toon het nummer vóór elke actie.
cli-option-legal-json = Toon de lijst als JSON.
cli-option-legal-why = Zeg of deze actie mag, en zo niet, waarom.
cli-option-match-player = { $players }, level-1 t/m level-8, of namen uit het bestand van --engines.
cli-option-match-engines = Een TOML-bestand met engines van buiten (docs/protocols.md).
cli-option-match-games = Partijen in totaal, naar boven afgerond zodat iedereen even vaak op elke plaats zit.
cli-option-match-seed = Startgetal voor openingen en toeval.
cli-option-match-schedule = Eén van { $schedules }.
cli-option-match-concurrency = Partijen tegelijk.
cli-option-match-log = Schrijf afgelopen partijen hierheen, en ga vandaar verder.
cli-option-match-movetime = Milliseconden voor een actie; 1000 als er niets is opgegeven.
cli-option-match-clock = Seconden op elke klok, en wat er na een beurt bij komt: 60+1.
cli-option-match-nodes = Knopen voor een actie.
cli-option-match-margin = Hoeveel langer een actie mag duren voordat de partij verloren is.
cli-option-match-sprt = Stop zodra duidelijk is welke van twee Elo-grenzen geldt, zoals 0,10.
cli-option-match-alpha = Kans op een onterecht ja.
cli-option-match-beta = Kans op een onterecht nee.
cli-option-match-mazes = PAC-MAN-modi: { $mazes } (die van de modus zelf).
cli-option-modes-mode = Vertel alles over deze modus, ook de huisregels.
cli-option-mode = { $modes }; of de hele tekst van een modus, zoals 'pacman;maze=A2'.
cli-option-where = { $modes }; of de hele tekst van een modus, zoals 'pacman;maze=A2'. De tekst van een stelling tussen aanhalingstekens kan ook, en - leest er een van de standaardinvoer. Anders classic2.
cli-option-position = Begin met de tekst van deze stelling; - leest die van de standaardinvoer.
cli-option-actions = Speel eerst deze, zoals 'e2 e8 e3h'.
cli-option-size = Klassiek: een bord van 3, 5, 7 of 9.
cli-option-fences = Klassiek: muurtjes voor elke kant.
cli-option-maze = PAC-MAN-modi: de naam van een doolhof (zie hedgemaze modes) of een doolhofbestand.
cli-option-house = Een huisregel (zie hedgemaze modes MODE); mag vaker.
cli-option-players = PAC-MAN-modi: 2 tot 5, die de spoken verdelen.
cli-option-ascii = Teken het bord met alleen ASCII-tekens.
cli-option-perft-depth = Hoeveel acties diep.
cli-option-perft-divide = Toon ook het aantal onder elke eerste actie.
cli-option-perft-body = Wie telt: de snelle kern, of de referentieregels.
cli-option-serve-host = Het adres om op te luisteren; 0.0.0.0 voor alle.
cli-option-serve-port = De poort; 0 voor een willekeurige vrije.
cli-option-serve-data = Waar de database staat; anders in je eigen gegevensmap.
cli-option-serve-database = Een PostgreSQL-database in plaats van de ingebouwde.
cli-option-serve-nats = Waar meerdere servers op één database van elkaar horen, via NATS.
cli-option-serve-proxy = Een proxy vóór de server die wordt geloofd over wie er vraagt; mag vaker.
cli-option-serve-site = Een naam waaronder mensen de server bereiken; mag vaker.
cli-option-serve-open = Open een browser; vanzelf alleen aan een terminal.
cli-option-serve-workers = Processen voor engines; 0 voor geen.
cli-option-serve-limits = Begrens hoeveel één adres mag vragen.
cli-option-serve-expire-days = Verwijder onafgemaakte partijen die zoveel dagen niemand heeft gebruikt; 0 voor nooit.
cli-option-serve-expire-finished-days = Verwijder afgelopen partijen die zoveel dagen niemand heeft gebruikt; 0 voor nooit.
cli-option-serve-log = debug, info, warning of error.
cli-option-show-svg = Schrijf in plaats daarvan een plaatje; - toont het.
cli-option-show-theme = Hoe het plaatje eruitziet.
cli-option-show-json = Toon in plaats daarvan de stelling als JSON.
cli-option-show-text = Toon in plaats daarvan de stelling als één regel tekst.
cli-option-tty-mode = { $modes }. Anders classic2.
cli-option-tty-first = Klassiek: wie begint, zoals south; of random.
cli-option-tty-load = Ga verder met een bewaarde partij.
cli-option-tty-level = Speel tegen de computer, 1 is het zwakst.
cli-option-tty-side = Met --level: welke kant jij bent, zoals south of ghosts.
cli-option-tty-names = Wie er spelen, zoals 'Ada,Bob'.
cli-option-app-language = Spreek deze taal, zoals fr of zh-Hant; anders die van het systeem.
cli-analyse-action = actie
cli-analyse-visits = bezoeken
cli-analyse-line = variant
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
cli-serve-at = Hedgemaze is te vinden op { $address }
cli-serve-kept = Partijen worden bewaard in { $path }
cli-serve-no-page = De pagina is niet gebouwd; browsers zien alleen een mededeling. Start met ./play in de bronmap, of voer daar { $command } uit en installeer opnieuw.
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
cli-modes-hint = hedgemaze modes MODE vertelt meer over een ervan; hedgemaze tty MODE speelt die.
cli-modes-about-classic2 = Quoridor voor twee: bereik als eerste de overkant.
cli-modes-about-classic3 = Quoridor voor drie, ieder voor zich.
cli-modes-about-classic4 = Quoridor voor vier, ieder voor zich.
cli-modes-about-pacman = PAC-MAN tegen vier spoken in een vast doolhof: vier krachtpillen voordat hij drie keer is gevangen.
cli-modes-about-advanced = PAC-MAN tegen vier spoken, met tunnels, en met muurtjes die beide kanten plaatsen.
cli-modes-mazes = Doolhoven: { $mazes }
cli-modes-mazes-option = Doolhoven: { $mazes } (--maze, ook een bestand)
cli-modes-maze-default = { $name } ({ $title }, de standaard)
cli-modes-sides = Kanten, in volgorde van beurt: { $sides }
cli-modes-fences = Muurtjes voor elke kant: { $n } (--fences verandert dat)
cli-modes-board = Bord: { $size } bij { $size } (--size 3, 5, 7 of 9)
cli-modes-pieces = Pionnen: { $pieces }
cli-modes-players = Spelers: 2 tot 5, één is PAC-MAN en de anderen verdelen de spoken (--players)
cli-modes-stocks = Muurtjes om te plaatsen: PAC-MAN { $pacman }, spoken { $ghosts }
cli-modes-house = Huisregels (--house NAME=VALUE), elk met de paragraaf erbij:
cli-modes-rule = { $name }: standaard { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nu { $value }, standaard { $default }; { $allowed } [{ $clause }]
