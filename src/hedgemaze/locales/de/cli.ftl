# Die Befehlszeile: Hilfe und Antworten. Namen von Befehlen, Optionen und Werten werden nie übersetzt.

cli-about = Spielt Quoridor PAC-MAN nach den Regeln: klassisch für 2 bis 4 Personen und zwei Modi mit PAC-MAN.
cli-start = Beginne mit hedgemaze tty, um zu spielen, oder mit hedgemaze modes, um zu sehen, was es gibt.
cli-usage = Aufruf:
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-panel-where = Ausgangsstellung
cli-default = [Vorgabe: { "{}" }]
cli-required = [nötig]
cli-help = Diese Hilfe zeigen und aufhören.
cli-try = { $problem } (versuch '{ $path } --help')
cli-standard-input = Standardeingabe
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Ein Spiel im Terminal spielen: alle an einer Tastatur oder gegen den Computer.
cli-command-modes = Die fünf Modi und ihre Labyrinthe aufzählen; mit einem Modus alles über ihn.
cli-command-mazes = Die Labyrinthe der Galerie auflisten, von denen, die PAC-MAN begünstigen, bis zu denen, die den Geistern helfen; mit einem Labyrinth alles darüber.
cli-command-show = Eine Stellung zeigen: das Brett, wer am Zug ist, und wie das Spiel endete, falls es zu Ende ist.
cli-command-legal = Die erlaubten Aktionen einer Stellung aufzählen oder sagen, warum eine verboten ist (Rückgabewert 1).
cli-command-perft = Die Folgen erlaubter Aktionen einer bestimmten Länge zählen; die letzte Zeile ist die bloße Zahl.
cli-command-convert = Spiele und Stellungen umwandeln: Mitschriften, JSON, Texte von Stellungen, bloße Züge, Bilder, Bretter als Text.
cli-command-check =
    Mitschriften, Labyrinthe, JSON und Texte von Stellungen prüfen: eine Zeile je Spiel, jeder Grund für ein schlechtes Labyrinth.
    
    Der Rückgabewert ist 0, wenn alles stimmt, 1, wenn etwas falsch ist, 2, wenn eine Datei gar nicht lesbar ist.
cli-command-bench = Die Signatur des Kerns zeigen, eine Zahl, die jeder Build gemeinsam haben muss, und wie schnell er hier ist.
cli-command-analyse = Zeigen, was die Engine von einer Stellung hält: Werte, beste Aktionen und Varianten.
cli-command-match = Engines gegeneinander spielen lassen und bewerten.
cli-command-puzzles = Rätsel zu einem Modus machen: Stellungen mit einer Lösung, bewiesen und eingestuft.
cli-command-solve = Ein Labyrinth der PAC-MAN-Variante lösen: wer aus jeder Stellung den Sieg erzwingen kann.
cli-command-learn = Ein Netz mit Spielen der Engine gegen sich selbst trainieren; docs/learning.md beschreibt es.
cli-command-ugi = Das Protokoll UGI (verallgemeinertes UCI) auf Standardeingabe und Standardausgabe sprechen; docs/protocols.md zeigt es.
cli-command-serve = Die Seite und ihre Spiele anbieten; Strg-C beendet.
cli-command-bot = Eine Engine an einem Tisch eines Servers spielen lassen; Strg-C beendet.
cli-command-backup = Die Datenbank eines Servers kopieren, wie sie in einem Augenblick ist; der Server darf weiterlaufen.
cli-command-admin = Admin-Tokens anlegen, auflisten oder widerrufen, die die Seite für die Leitung eines Servers öffnen; der Server darf laufen.
cli-command-migrate = Die Tabellen der Datenbank eines Servers anlegen oder erneuern, dann enden.
cli-command-export = Alle beendeten Spiele eines Servers ausgeben, die ältesten zuerst; der Server darf laufen.
cli-option-analyse-json-lines = Viele Anfragen auf der Standardeingabe beantworten, wie docs/protocols.md zeigt.
cli-option-analyse-seconds = Sekunden zum Nachdenken; ohne Angabe 1.
cli-option-analyse-nodes = Zahl der Stellungen, die durchsucht werden.
cli-option-analyse-lines = Wie viele Aktionen gezeigt werden.
cli-option-analyse-threads = Threads je Suche.
cli-option-bot-link = Der Link des Tischs, wie ihn die Seite zeigt.
cli-option-bot-engine = Der Befehl eines Programms, das UGI spricht, etwa 'hedgemaze ugi'.
cli-option-bot-level = Statt --engine: eine Stufe des Computers, 1 ist die schwächste.
cli-option-bot-name = Der Name am Tisch.
cli-option-bot-seat = Welcher Platz; 0 für den ersten freien.
cli-option-bot-movetime = Millisekunden je Aktion; ohne Uhr und ohne Angabe 1000.
cli-option-bot-games = Wie viele Spiele, wenn es Revanchen gibt.
cli-option-bot-seed = Startwert, der alles Zufällige wiederholbar macht.
cli-option-analyse-workers = Mit --json-lines: gleichzeitige Suchen.
cli-option-analyse-seed = Startwert für das, was die Suche dem Zufall überlässt.
cli-option-app-version = Die Version zeigen und aufhören.
cli-option-app-install-completion = Die Vervollständigung für die aktuelle Shell einrichten.
cli-option-app-show-completion = Das Skript zur Vervollständigung für die aktuelle Shell ausgeben.
cli-option-json = Das Ergebnis als JSON ausgeben.
cli-option-backup-file = Wohin die Kopie kommt; wird ersetzt, falls vorhanden.
cli-option-admin-action = token legt ein Token an und zeigt es einmal; list zeigt alle Tokens; revoke widerruft eines.
cli-option-admin-label = Der Name des Tokens; das Protokoll nennt ihn.
cli-option-check-file = Mitschriften, Labyrinthe, JSON oder Texte von Stellungen; - liest die Standardeingabe.
cli-option-convert-in = Eingabedatei; - liest die Standardeingabe.
cli-option-convert-out = Ausgabedatei; ohne sie, oder mit -, wird das Ergebnis ausgegeben.
cli-option-convert-from = Format von IN; ohne Angabe wird es erkannt.
cli-option-convert-to = Format, das geschrieben wird.
cli-option-convert-dialect = Schreibweise von IN: { $dialects }.
cli-option-convert-mode = In welchem Modus bloße Züge gespielt werden; ohne Angabe classic2.
cli-option-convert-game = Nur das N-te Spiel oder die N-te Stellung.
cli-option-convert-at = Nur die ersten N Einträge eines Spiels.
cli-option-export-json-lines = Ein JSON-Objekt je Spiel, mit der Kennung seines Tischs.
cli-option-legal-numbers = Vor jeder Aktion ihre Nummer zeigen.
cli-option-legal-json = Die Liste als JSON ausgeben.
cli-option-legal-why = Sagen, ob diese Aktion erlaubt ist, und wenn nicht, warum.
cli-option-match-player = { $players }, level-1 bis level-8 oder Namen aus der Datei von --engines.
cli-option-match-engines = Eine TOML-Datei mit fremden Engines (docs/protocols.md).
cli-option-match-games = Spiele insgesamt, aufgerundet, damit alle gleich oft auf jedem Platz sitzen.
cli-option-match-seed = Startwert für Eröffnungen und Zufall.
cli-option-match-schedule = Eines von { $schedules }.
cli-option-match-concurrency = Gleichzeitige Spiele.
cli-option-match-log = Beendete Spiele hierhin schreiben und von dort weitermachen.
cli-option-match-movetime = Millisekunden je Aktion; ohne Angabe 1000.
cli-option-match-clock = Sekunden auf jeder Uhr, und was nach einem Zug dazukommt: 60+1.
cli-option-match-nodes = Knoten je Aktion.
cli-option-match-margin = Wie viel länger eine Aktion dauern darf, bevor das Spiel verloren ist.
cli-option-match-sprt = Aufhören, sobald klar ist, welche von zwei Elo-Grenzen gilt, etwa 0,10.
cli-option-match-alpha = Wahrscheinlichkeit eines falsch positiven Ergebnisses.
cli-option-match-beta = Wahrscheinlichkeit eines falsch negativen Ergebnisses.
cli-option-match-mazes = PAC-MAN-Modi: { $mazes } (das eigene des Modus).
cli-option-modes-mode = Alles über diesen Modus sagen, auch seine Hausregeln.
cli-option-mazes-maze = Ein Labyrinth der Galerie.
cli-option-solve-maze = Name eines Labyrinths (siehe hedgemaze mazes) oder eine Labyrinthdatei.
cli-option-solve-ghosts = Wie viele Geister spielen, 1 bis 4; Blinky zuerst.
cli-option-solve-lives = Wie oft PAC-MAN gefangen werden muss, 1 bis 5.
cli-option-solve-out = Die Datei der Tabelle; sonst eine in deinem Datenordner.
cli-option-solve-list = Die Tabellen in deinem Datenordner auflisten.
cli-option-puzzles-number = Wie viele Rätsel es werden sollen.
cli-option-puzzles-seed = Startwert der Spiele, aus denen die Stellungen stammen.
cli-option-puzzles-games = Nach so vielen Spielen aufhören, auch mit weniger Rätseln.
cli-option-puzzles-out = Die Datei der Rätsel; die anderer Modi darin bleiben.
cli-option-tty-puzzle = Ein Rätsel lösen: das des Tages oder eines mit der Kennung, dem Thema oder dem Modus in MODE.
cli-option-solve-threads = Wie viele Threads rechnen; sonst alle Prozessoren.
cli-option-learn-config = Konfigurationsdatei (TOML) mit den Optionen des Laufs.
cli-option-learn-folder = Ordner des Laufs; ein begonnener Lauf geht dort weiter.
cli-option-learn-minutes = Wie viele Minuten der Lauf dauert.
cli-option-learn-selfplay = Das Programm selfplay, das die Spiele spielt.
cli-option-learn-set = Eine beliebige Option des Laufs setzen; mehrfach möglich.
cli-option-mode = { $modes }; oder der ganze Text eines Modus, etwa 'pacman;maze=A2'.
cli-option-where = { $modes }; oder der ganze Text eines Modus, etwa 'pacman;maze=A2'. Auch der Text einer Stellung in Anführungszeichen geht, und - liest einen von der Standardeingabe. Ohne Angabe classic2.
cli-option-position = Mit dem Text dieser Stellung beginnen; - liest ihn von der Standardeingabe.
cli-option-actions = Zuerst dies spielen, etwa 'e2 e8 e3h'.
cli-option-size = Klassisch: Größe des Bretts, 3, 5, 7 oder 9.
cli-option-fences = Klassisch: Hindernisse je Seite.
cli-option-maze = PAC-MAN-Modi: der Name eines Labyrinths (siehe hedgemaze modes) oder eine Labyrinth-Datei.
cli-option-house = Eine Hausregel (siehe hedgemaze modes MODE); auch mehrmals.
cli-option-players = PAC-MAN-Modi: 2 bis 5, die sich die Geister teilen.
cli-option-ascii = Das Brett nur mit ASCII-Zeichen zeichnen.
cli-option-perft-depth = Tiefe in Aktionen.
cli-option-perft-divide = Auch die Zahl unter jeder ersten Aktion zeigen.
cli-option-perft-backend = Was zählt: der schnelle Kern oder die Referenzregeln.
cli-option-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 für alle.
cli-option-serve-port = Port; 0 für irgendeinen freien.
cli-option-serve-data = Ordner der Datenbank; ohne Angabe der eigene Datenordner.
cli-option-serve-database = Eine PostgreSQL-Datenbank statt der eingebauten.
cli-option-serve-nats = URL des NATS-Servers, über den mehrere Server an einer Datenbank einander benachrichtigen.
cli-option-serve-proxy = Vertrauenswürdiger Reverse-Proxy, dessen Angabe der Client-Adresse geglaubt wird; auch mehrmals.
cli-option-serve-site = Ein Hostname, unter dem man den Server erreicht; auch mehrmals.
cli-option-serve-open = Einen Browser öffnen; von selbst nur an einem Terminal.
cli-option-serve-workers = Zahl der Engine-Prozesse; 0 für keine.
cli-option-serve-limits = Begrenzen, wie viel eine Adresse anfragen darf.
cli-option-serve-expire-days = Unbeendete Spiele löschen, die so viele Tage niemand benutzt hat; 0 für nie.
cli-option-serve-expire-finished-days = Beendete Spiele löschen, die so viele Tage niemand benutzt hat; 0 für nie.
cli-option-serve-log = debug, info, warning oder error.
cli-option-serve-contact = Wo dich Betreiber von Push-Diensten erreichen: mailto:… oder https://….
cli-option-serve-push-service = Ein weiterer Push-Dienst, an den Benachrichtigungen gehen dürfen; mehrfach möglich.
cli-option-serve-drain = Sekunden, die der Server nach dem Signal zum Beenden weiterläuft, während /ready Proxys sagt, niemanden mehr zu schicken.
cli-option-serve-admin-token-file = Eine Datei mit einem Admin-Token; sie wird angelegt, wenn sie fehlt.
cli-option-serve-backup-folder = Die Datenbank von Zeit zu Zeit in diesen Ordner kopieren (nur SQLite).
cli-option-serve-backup-every = Stunden zwischen zwei Sicherungen; 0 für keine außer auf Wunsch.
cli-option-serve-backup-keep = Wie viele Sicherungen bleiben.
cli-option-serve-solve = Die Tabellen exakter Werte herstellen, nach denen der Labyrinth-Editor fragt.
cli-option-serve-solve-space = Speicherplatz für alle diese Tabellen, in GB.
cli-option-serve-tracing = Traces mit OpenTelemetry senden; die Variablen OTEL_… sagen, wohin.
cli-option-show-svg = Stattdessen ein Bild schreiben; - gibt es aus.
cli-option-show-theme = Aussehen des Bilds.
cli-option-show-json = Stattdessen die Stellung als JSON ausgeben.
cli-option-show-text = Stattdessen die Stellung als eine Zeile Text ausgeben.
cli-option-tty-mode = { $modes }. Ohne Angabe classic2.
cli-option-tty-first = Klassisch: wer beginnt, etwa south; oder random.
cli-option-tty-load = Ein gespeichertes Spiel weiterspielen.
cli-option-tty-level = Gegen den Computer spielen; 1 ist am schwächsten.
cli-option-tty-side = Mit --level: die Seite, die du spielst, etwa south oder ghosts.
cli-option-tty-names = Namen der Spielenden, etwa 'Ada,Bob'.
cli-option-app-language = Sprache, etwa fr oder zh-Hant; ohne Angabe die des Systems.
cli-analyse-action = Aktion
cli-analyse-visits = Besuche
cli-analyse-line = Variante
cli-analyse-exact = Sicher: { $verdict }
cli-analyse-best = Beste Aktionen: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Eine Stellung in { $seconds } s
       *[other] { $n } Stellungen in { $seconds } s
    }
cli-analyse-ways = Schritte zum Ziel: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: ein Byte
       *[other] { $path }: { $bytes } Bytes
    }
cli-migrate-done = Die Datenbank hat die Schemaversion { $version }.
cli-admin-revoked = Das Token { $label } ist widerrufen.
cli-serve-at = Hedgemaze ist unter { $address } zu erreichen
cli-serve-kept = Spiele werden in { $path } gespeichert
cli-serve-no-page = Die Seite ist nicht gebaut, Browser sehen nur einen Hinweis. Starte mit ./play im Quellordner, oder führe dort { $command } aus und installiere noch einmal.
cli-bot-engine = Programm
cli-bot-level = Stufe { $level }
cli-bot-seated = Platz { $seat }: { $side }, { $mode }
cli-bot-resume = Der Link zurück zu diesem Platz: { $link }
cli-bot-waiting = Warten auf die anderen
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Der Tisch ist verlassen
cli-check-game =
    { $actions ->
        [one] Spiel { $number }: in Ordnung, { $mode }, eine Aktion, { $end }
       *[other] Spiel { $number }: in Ordnung, { $mode }, { $actions } Aktionen, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] Spiel { $number }: in Ordnung, { $mode }, eine Aktion, nicht beendet
       *[other] Spiel { $number }: in Ordnung, { $mode }, { $actions } Aktionen, nicht beendet
    }
cli-check-position = Stellung { $number }: in Ordnung, { $mode }, { $end }
cli-check-position-unfinished = Stellung { $number }: in Ordnung, { $mode }, nicht beendet
cli-check-maze = Labyrinth { $name }: in Ordnung, für { $mode }
cli-check-maze-nameless = Labyrinth ohne Namen: in Ordnung, für { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] Labyrinth: falsch, aus einem Grund:
       *[other] Labyrinth: falsch, aus { $n } Gründen:
    }
cli-check-wrong = falsch: { $problem }
cli-check-wrong-game = Spiel { $number }: falsch: { $problem }
cli-check-wrong-position = Stellung { $number }: falsch: { $problem }
cli-check-wrong-json = json { $number }: falsch: { $problem }
cli-check-empty = falsch: kein Spiel darin
cli-legal-yes = { $action } ist erlaubt.
cli-legal-no = { $action } geht nicht.
cli-legal-in-way = Im Weg: { $fences }.
cli-legal-piece = Es geht um: { $piece }.
cli-legal-shut-in = Eingeschlossen (mit { $mark } markiert): { $squares }.
cli-legal-count = Erlaubte Aktionen: { $n }
cli-show-position = Stellung: { $text }
cli-match-none = Noch keine Spiele
cli-match-done = Gespielt: { $done } von { $total }
cli-match-player = Name
cli-match-games = Spiele
cli-match-points = Punkte
cli-match-won = gewonnen
cli-match-drawn = remis
cli-match-failed = versagt
cli-match-points-as = Punkte als
cli-match-pellets-as = Power-Pillen, als { $side }
cli-match-range = { $low } bis { $high }
cli-match-game = Spiel { $number } von { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = Spiel { $number } von { $total }: { $seats } { $result } ({ $reason }; versagt: { $failures })
cli-match-failure = Spiel { $number }: { $player } { $code } { $message }
cli-match-pairs = Paare von { $one } gegen { $other } (0, ½, 1, 1½, 2 Punkte): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], angenommen: nicht stärker
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], angenommen: stärker
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], nicht entschieden
cli-modes-hint = hedgemaze modes MODE sagt mehr über einen davon; hedgemaze tty MODE spielt ihn.
cli-modes-about-classic2 = Quoridor zu zweit: Wer zuerst die andere Seite erreicht, gewinnt.
cli-modes-about-classic3 = Quoridor zu dritt, alle für sich.
cli-modes-about-classic4 = Quoridor zu viert, alle für sich.
cli-modes-about-pacman = PAC-MAN gegen vier Geister in einem festen Labyrinth: vier Power-Pillen, bevor er dreimal gefangen ist.
cli-modes-about-advanced = PAC-MAN gegen vier Geister, mit Tunneln und mit Hindernissen, die beide Seiten setzen.
cli-modes-mazes = Labyrinthe: { $mazes }
cli-modes-mazes-option = Labyrinthe: { $mazes } (--maze, auch eine Datei)
cli-modes-maze-default = { $name } ({ $title }, die Vorgabe)
cli-modes-sides = Seiten, in der Zugfolge: { $sides }
cli-modes-fences = Hindernisse je Seite: { $n } (mit --fences zu ändern)
cli-modes-board = Brett: { $size } mal { $size } (--size 3, 5, 7 oder 9)
cli-modes-pieces = Figuren: { $pieces }
cli-modes-players = Personen: 2 bis 5, eine ist PAC-MAN, die anderen teilen sich die Geister (--players)
cli-modes-stocks = Hindernisse zum Setzen: PAC-MAN { $pacman }, Geister { $ghosts }
cli-modes-house = Hausregeln (--house NAME=VALUE), jede mit ihrem Absatz der Regeln:
cli-modes-rule = { $name }: Vorgabe { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: jetzt { $value }, Vorgabe { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = Spiele: { $games }, gefunden: { $found }
cli-puzzles-stopped = Angehalten. Derselbe Befehl setzt fort.
cli-puzzles-made = { $n } Rätsel sind in { $path }.
cli-solve-memory = Das Lösen braucht { $needed } Speicher; { $free } sind frei.
cli-solve-pieces = Der Speicher ist knapp: Fertige Teile bleiben auf der Festplatte und werden bei Bedarf wieder gelesen. Das dauert länger.
cli-solve-step = Leben: { $lives }, Power-Pillen: { $pellets }, Runden: { $rounds }
cli-solve-stopped = Angehalten. Derselbe Befehl setzt fort.
cli-solve-none = Es gibt noch keine Tabellen.
cli-solve-file = Tabelle: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Geister: { $ghosts }, Leben: { $lives }. PAC-MAN kann den Sieg in einer Runde erzwingen.
       *[other] Geister: { $ghosts }, Leben: { $lives }. PAC-MAN kann den Sieg in { $rounds } Runden erzwingen.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Geister: { $ghosts }, Leben: { $lives }. Die Geister können den Sieg erzwingen; der nächste Fang dauert eine Runde.
       *[other] Geister: { $ghosts }, Leben: { $lives }. Die Geister können den Sieg erzwingen; der nächste Fang dauert höchstens { $rounds } Runden.
    }
cli-solve-verdict-open = Geister: { $ghosts }, Leben: { $lives }. Niemand kann den Sieg erzwingen.
cli-solve-folder = Tabellen in { $path }:
cli-solve-column-maze = Labyrinth
cli-solve-column-number = Geister
cli-solve-column-size = Größe
cli-solve-column-file = Datei
cli-solve-column-lives = Leben
cli-solve-column-start = Start
cli-solve-column-rounds = Runden
cli-solve-column-pacman = PAC-MAN
cli-solve-column-ghosts = Geister
cli-solve-column-open = offen
cli-solve-column-longest = längste
cli-solve-longest = PAC-MAN { $pacman }, Geister { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = Geister
cli-solve-value-open = offen
cli-mazes-hint =
    Perfektes Spiel: wer mit vier Geistern das Ergebnis erzwingt, und in wie vielen Runden.
    Stufen: das Ergebnis von PAC-MAN bei gleicher Stufe auf beiden Seiten.
    hedgemaze mazes MAZE zeigt mehr; hedgemaze tty pacman --maze MAZE spielt es.
cli-mazes-column-name = Name
cli-mazes-column-title = Titel
cli-mazes-column-exact = perfektes Spiel
cli-mazes-column-level = Stufe { $level }
cli-mazes-column-ghosts = Geister: { $n }
cli-mazes-column-equal = Stufe
cli-mazes-column-score = Wert
cli-mazes-column-handicap = am ehesten ausgeglichen mit
cli-mazes-column-handicap-score = Wert
cli-mazes-standard = den üblichen Regeln
