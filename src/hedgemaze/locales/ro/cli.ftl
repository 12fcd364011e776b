# Linia de comandă: ajutor și răspunsuri.

cli-about = Joacă după regulile Quoridor PAC-MAN: clasic pentru 2 până la 4 jucători și două moduri PAC-MAN.
cli-start = Începe cu hedgemaze tty ca să joci sau cu hedgemaze modes ca să vezi ce există.
cli-usage = Folosire:
cli-options = Opțiuni
cli-arguments = Argumente
cli-commands = Comenzi
cli-panel-where = Poziția de început
cli-default = [implicit: { "{}" }]
cli-required = [obligatoriu]
cli-help = Arată acest mesaj și iese.
cli-try = { $problem } (încearcă '{ $path } --help')
cli-standard-input = intrarea standard
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Joacă o partidă în terminal: toți la aceeași tastatură sau împotriva calculatorului.
cli-command-modes = Listează cele cinci moduri și labirinturile lor; cu un mod, arată totul despre el.
cli-command-mazes = Listează labirinturile galeriei, de la cele care îl favorizează pe PAC-MAN la cele care favorizează fantomele; cu un labirint, arată totul despre el.
cli-command-show = Arată o poziție: tabla, cine e la rând și cum s-a încheiat partida, dacă s-a încheiat.
cli-command-legal = Listează acțiunile permise într-o poziție sau spune de ce una nu este permisă (cod de ieșire 1).
cli-command-perft = Numără șirurile de acțiuni permise de o lungime dată; ultimul rând este doar numărul.
cli-command-convert = Convertește partide și poziții: partide notate, JSON, texte de poziție, mutări simple, imagini, table în text.
cli-command-check =
    Verifică partide notate, labirinturi, JSON și texte de poziție: un rând pentru fiecare partidă și fiecare motiv pentru care un labirint nu e valabil.
    
    Codul de ieșire este 0 dacă totul e bine, 1 dacă ceva e greșit, 2 dacă un fișier nu poate fi citit deloc.
cli-command-bench = Arată semnătura nucleului, un număr pe care toate variantele compilate trebuie să-l aibă, și cât de repede merge aici.
cli-command-analyse = Arată ce crede motorul despre o poziție: valori, cele mai bune acțiuni și continuări.
cli-command-match = Pune motoare să joace între ele și le calculează punctajul.
cli-command-puzzles = Face enigme pentru un mod: poziții cu o singură soluție, demonstrate și clasificate după dificultate.
cli-command-solve = Rezolvă un labirint al variantei PAC-MAN: cine poate forța victoria, din fiecare poziție.
cli-command-learn = Antrenează o rețea cu partide pe care motorul le joacă împotriva lui însuși; docs/learning.md explică asta.
cli-command-ugi = Vorbește protocolul UGI (UCI generalizat) la intrarea și ieșirea standard; docs/protocols.md îl arată.
cli-command-serve = Servește pagina și partidele ei; se oprește cu Ctrl-C.
cli-command-bot = Pune un motor să joace la o masă a unui server; se oprește cu Ctrl-C.
cli-command-backup = Copiază baza de date a unui server așa cum este la un moment dat; serverul poate rămâne pornit.
cli-command-admin = Creează, listează sau revocă jetoane de administrare, care deschid pagina administratorilor unui server; serverul poate rămâne pornit.
cli-command-migrate = Creează sau actualizează tabelele bazei de date a unui server, apoi iese.
cli-command-export = Arată toate partidele încheiate ale unui server, de la cea mai veche; serverul poate rămâne pornit.
cli-option-analyse-json-lines = Răspunde la multe cereri de la intrarea standard, cum arată docs/protocols.md.
cli-option-analyse-seconds = Secunde de gândire; implicit, 1.
cli-option-analyse-nodes = Numărul de poziții de examinat.
cli-option-analyse-lines = Câte acțiuni să arate.
cli-option-analyse-threads = Fire de execuție pentru o căutare.
cli-option-bot-link = Linkul mesei, așa cum îl arată pagina.
cli-option-bot-engine = Comanda unui motor care vorbește UGI, de exemplu 'hedgemaze ugi'.
cli-option-bot-level = În loc de --engine: un nivel al calculatorului; 1 este cel mai slab.
cli-option-bot-name = Numele de la masă.
cli-option-bot-seat = Locul pe care îl ocupă; 0 pentru primul liber.
cli-option-bot-movetime = Milisecunde pentru o acțiune; fără ceas, implicit, 1000.
cli-option-bot-games = Câte partide joacă dacă sunt revanșe.
cli-option-bot-seed = Sămânța care face repetabile toate alegerile aleatorii.
cli-option-analyse-workers = Cu --json-lines: numărul de căutări simultane.
cli-option-analyse-seed = Sămânța pentru alegerile aleatorii ale căutării.
cli-option-app-version = Arată versiunea și iese.
cli-option-app-install-completion = Instalează completarea pentru shell-ul curent.
cli-option-app-show-completion = Arată scriptul de completare pentru shell-ul curent.
cli-option-json = Arată rezultatul ca JSON.
cli-option-backup-file = Unde se scrie copia; un fișier existent este înlocuit.
cli-option-admin-action = token creează un jeton și îl arată o dată; list arată toate jetoanele; revoke revocă unul.
cli-option-admin-label = Numele jetonului; apare în jurnalul de audit.
cli-option-check-file = Partide notate, labirinturi, JSON sau texte de poziție; - citește intrarea standard.
cli-option-convert-in = Fișier de intrare; - citește intrarea standard.
cli-option-convert-out = Fișier de ieșire; fără el sau cu -, rezultatul se afișează.
cli-option-convert-from = Formatul lui IN; fără această opțiune, este recunoscut din IN.
cli-option-convert-to = Formatul în care se scrie.
cli-option-convert-dialect = Notația din IN: { $dialects }.
cli-option-convert-mode = Modul în care se joacă mutările simple; implicit, classic2.
cli-option-convert-game = Doar partida sau poziția cu numărul N.
cli-option-convert-at = Doar primele N intrări ale unei partide.
cli-option-export-json-lines = Câte un obiect JSON pentru fiecare partidă, cu identificatorul mesei ei.
cli-option-legal-numbers = Arată numărul fiecărei acțiuni în fața ei.
cli-option-legal-json = Arată lista ca JSON.
cli-option-legal-why = Spune dacă acțiunea este permisă și, dacă nu, de ce.
cli-option-match-player = { $players }, level-1 până la level-8 sau nume din fișierul dat cu --engines.
cli-option-match-engines = Un fișier TOML cu lista motoarelor externe (docs/protocols.md).
cli-option-match-games = Numărul total de partide, rotunjit în sus ca toți să ocupe fiecare loc la fel de des.
cli-option-match-seed = Sămânța pentru deschideri și alegeri aleatorii.
cli-option-match-schedule = Una dintre { $schedules }.
cli-option-match-concurrency = Partide în același timp.
cli-option-match-log = Scrie aici partidele încheiate și continuă de acolo.
cli-option-match-movetime = Milisecunde pentru o acțiune; implicit, 1000.
cli-option-match-clock = Secunde pe fiecare ceas, plus cele adăugate după o tură: 60+1.
cli-option-match-nodes = Noduri pentru o acțiune.
cli-option-match-margin = Cât poate întârzia o acțiune până când partida e pierdută.
cli-option-match-sprt = Se încheie de îndată ce e limpede care dintre două limite Elo se adeverește, de exemplu 0,10.
cli-option-match-alpha = Probabilitatea unui rezultat fals pozitiv.
cli-option-match-beta = Probabilitatea unui rezultat fals negativ.
cli-option-match-mazes = Moduri PAC-MAN: { $mazes } (cel al modului).
cli-option-modes-mode = Arată totul despre acest mod, inclusiv regulile casei.
cli-option-mazes-maze = Un labirint al galeriei.
cli-option-solve-maze = Numele unui labirint (vezi hedgemaze mazes) sau un fișier cu un labirint.
cli-option-solve-ghosts = Câte fantome joacă, de la 1 la 4; prima este Blinky.
cli-option-solve-lives = Câte prinderi încheie partida, de la 1 la 5.
cli-option-solve-out = Fișierul pentru tabel; implicit, un fișier din dosarul tău de date.
cli-option-solve-list = Listează tabelele din dosarul tău de date.
cli-option-puzzles-number = Câte enigme să facă.
cli-option-puzzles-seed = Sămânța partidelor din care vin pozițiile.
cli-option-puzzles-games = Se oprește după atâtea partide, chiar cu mai puține enigme.
cli-option-puzzles-out = Fișierul pentru enigme; cele ale altor moduri din el se păstrează.
cli-option-tty-puzzle = Rezolvă o enigmă: pe cea de azi sau una cu identificatorul, tema sau modul dat ca MODE.
cli-option-solve-threads = Numărul de fire de execuție; implicit, toate procesoarele.
cli-option-learn-config = Fișier de configurare (TOML) cu opțiunile învățării.
cli-option-learn-folder = Dosarul învățării; una începută continuă acolo.
cli-option-learn-minutes = Câte minute durează învățarea.
cli-option-learn-selfplay = Programul selfplay, care joacă partidele.
cli-option-learn-set = Stabilește orice opțiune a învățării; se poate repeta.
cli-option-mode = { $modes }; sau textul întreg al unui mod, de exemplu 'pacman;maze=A2'.
cli-option-where = { $modes }; sau textul întreg al unui mod, de exemplu 'pacman;maze=A2'. Merge și un text de poziție între ghilimele, iar - citește unul de la intrarea standard. Implicit, classic2.
cli-option-position = Începe de la acest text de poziție; - îl citește de la intrarea standard.
cli-option-actions = Joacă întâi aceste acțiuni, de exemplu 'e2 e8 e3h'.
cli-option-size = Clasic: mărimea tablei, 3, 5, 7 sau 9.
cli-option-fences = Clasic: bariere pentru fiecare tabără.
cli-option-maze = Moduri PAC-MAN: numele unui labirint (vezi hedgemaze modes) sau un fișier de labirint.
cli-option-house = O regulă a casei (vezi hedgemaze modes MODE); se poate repeta.
cli-option-players = Moduri PAC-MAN: 2–5 jucători, care își împart fantomele.
cli-option-ascii = Desenează tabla doar cu caractere ASCII.
cli-option-perft-depth = Adâncimea, în acțiuni.
cli-option-perft-divide = Arată și numărul de sub fiecare primă acțiune.
cli-option-perft-backend = Ce numără: nucleul rapid sau regulile de referință.
cli-option-serve-host = Adresa pe care ascultă; 0.0.0.0 pentru toate.
cli-option-serve-port = Portul; 0 pentru oricare liber.
cli-option-serve-data = Dosarul bazei de date; implicit, dosarul de date al utilizatorului.
cli-option-serve-database = O bază de date PostgreSQL în locul celei incluse.
cli-option-serve-nats = URL-ul serverului NATS prin care se anunță între ele mai multe servere cu aceeași bază de date.
cli-option-serve-proxy = Proxy invers de încredere, crezut în privința adresei clientului; se poate repeta.
cli-option-serve-site = Un nume de gazdă prin care se ajunge la server; se poate repeta.
cli-option-serve-open = Deschide un browser; implicit, doar într-un terminal.
cli-option-serve-workers = Numărul de procese pentru motoare; 0 pentru niciunul.
cli-option-serve-limits = Limitează cât poate cere o singură adresă.
cli-option-serve-expire-days = Șterge partidele neterminate pe care nu le-a folosit nimeni de atâtea zile; 0 pentru niciodată.
cli-option-serve-expire-finished-days = Șterge partidele terminate pe care nu le-a folosit nimeni de atâtea zile; 0 pentru niciodată.
cli-option-serve-log = debug, info, warning sau error.
cli-option-serve-contact = Unde te pot găsi cei care administrează servicii push: mailto:… sau https://….
cli-option-serve-push-service = Alt serviciu push la care se pot trimite notificări; se poate repeta.
cli-option-serve-drain = Secunde de funcționare după un semnal de oprire, timp în care /ready le spune proxy-urilor să nu mai trimită clienți noi.
cli-option-serve-admin-token-file = Un fișier cu un jeton de administrare; dacă nu există, este creat.
cli-option-serve-backup-folder = Copiază din când în când baza de date în acest dosar (doar SQLite).
cli-option-serve-backup-every = Ore între două copii de siguranță; 0 pentru niciuna în afara celor cerute de un administrator.
cli-option-serve-backup-keep = Câte copii de siguranță se păstrează.
cli-option-serve-solve = Creează tabelele de valori exacte pe care le cere editorul de labirinturi.
cli-option-serve-solve-space = Spațiul pe disc pentru toate aceste tabele, în GB.
cli-option-serve-tracing = Trimite urme cu OpenTelemetry; variabilele OTEL_… spun unde.
cli-option-show-svg = Scrie în schimb o imagine; - o afișează.
cli-option-show-theme = Tema imaginii.
cli-option-show-json = Arată în schimb poziția ca JSON.
cli-option-show-text = Arată în schimb poziția ca text pe un rând.
cli-option-tty-mode = { $modes }. Implicit, classic2.
cli-option-tty-first = Clasic: cine începe, de exemplu south; sau random.
cli-option-tty-load = Continuă o partidă salvată.
cli-option-tty-level = Joacă împotriva calculatorului; 1 este nivelul cel mai slab.
cli-option-tty-side = Cu --level: tabăra ta, de exemplu south sau ghosts.
cli-option-tty-names = Numele jucătorilor, de exemplu 'Ada,Bob'.
cli-option-app-language = Limba folosită, de exemplu fr sau zh-Hant; implicit, cea a sistemului.
cli-analyse-action = acțiune
cli-analyse-visits = vizite
cli-analyse-line = continuare
cli-analyse-exact = Sigur: { $verdict }
cli-analyse-best = Cele mai bune acțiuni: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] O poziție în { $seconds } s
        [few] { $n } poziții în { $seconds } s
       *[other] { $n } de poziții în { $seconds } s
    }
cli-analyse-ways = Pași până la țintă: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: un octet
        [few] { $path }: { $bytes } octeți
       *[other] { $path }: { $bytes } de octeți
    }
cli-migrate-done = Baza de date are versiunea de schemă { $version }.
cli-admin-revoked = Jetonul { $label } este revocat.
cli-serve-at = Hedgemaze este la { $address }
cli-serve-kept = Partidele se păstrează în { $path }
cli-serve-no-page = Pagina nu este construită, iar browserele văd doar o notă. Pornește cu ./play în dosarul surselor sau rulează acolo { $command } și instalează din nou.
cli-bot-engine = Motor
cli-bot-level = Nivelul { $level }
cli-bot-seated = Locul { $seat }: { $side }, { $mode }
cli-bot-resume = Linkul de întoarcere la acest loc: { $link }
cli-bot-waiting = Se așteaptă ceilalți jucători
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = A părăsit masa
cli-check-game =
    { $actions ->
        [one] partida { $number }: bine, { $mode }, o acțiune, { $end }
        [few] partida { $number }: bine, { $mode }, { $actions } acțiuni, { $end }
       *[other] partida { $number }: bine, { $mode }, { $actions } de acțiuni, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] partida { $number }: bine, { $mode }, o acțiune, neterminată
        [few] partida { $number }: bine, { $mode }, { $actions } acțiuni, neterminată
       *[other] partida { $number }: bine, { $mode }, { $actions } de acțiuni, neterminată
    }
cli-check-position = poziția { $number }: bine, { $mode }, { $end }
cli-check-position-unfinished = poziția { $number }: bine, { $mode }, neterminată
cli-check-maze = labirintul { $name }: bine, pentru { $mode }
cli-check-maze-nameless = labirint fără nume: bine, pentru { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirint: greșit, dintr-un motiv:
        [few] labirint: greșit, din { $n } motive:
       *[other] labirint: greșit, din { $n } de motive:
    }
cli-check-wrong = greșit: { $problem }
cli-check-wrong-game = partida { $number }: greșit: { $problem }
cli-check-wrong-position = poziția { $number }: greșit: { $problem }
cli-check-wrong-json = json { $number }: greșit: { $problem }
cli-check-empty = greșit: nu conține nicio partidă
cli-legal-yes = { $action } este permisă.
cli-legal-no = { $action } nu este posibilă.
cli-legal-in-way = În cale: { $fences }.
cli-legal-piece = Pionul în cauză: { $piece }.
cli-legal-shut-in = Închise (marcate cu { $mark }): { $squares }.
cli-legal-count = Acțiuni permise: { $n }
cli-show-position = Poziția: { $text }
cli-match-none = Încă nicio partidă
cli-match-done = Partide jucate: { $done } din { $total }
cli-match-player = jucător
cli-match-games = partide
cli-match-points = puncte
cli-match-won = câștigate
cli-match-drawn = remize
cli-match-failed = eșecuri
cli-match-points-as = puncte ca
cli-match-pellets-as = capsule, ca { $side }
cli-match-range = { $low } până la { $high }
cli-match-game = partida { $number } din { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = partida { $number } din { $total }: { $seats } { $result } ({ $reason }; eșecuri: { $failures })
cli-match-failure = partida { $number }: { $player } { $code } { $message }
cli-match-pairs = Perechi { $one } contra { $other } (0, ½, 1, 1½, 2 puncte): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } în [{ $lower }, { $upper }], acceptat: nu e mai puternic
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } în [{ $lower }, { $upper }], acceptat: e mai puternic
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } în [{ $lower }, { $upper }], nehotărât
cli-modes-hint = hedgemaze modes MODE spune mai multe despre unul dintre ele; hedgemaze tty MODE îl joacă.
cli-modes-about-classic2 = Quoridor pentru doi: ajunge înaintea celuilalt la latura opusă.
cli-modes-about-classic3 = Quoridor pentru trei, fiecare pentru sine.
cli-modes-about-classic4 = Quoridor pentru patru, fiecare pentru sine.
cli-modes-about-pacman = PAC-MAN împotriva a patru fantome într-un labirint fix: patru capsule înainte să fie prins de trei ori.
cli-modes-about-advanced = PAC-MAN împotriva a patru fantome, cu tuneluri și cu bariere pe care le așază ambele tabere.
cli-modes-mazes = Labirinturi: { $mazes }
cli-modes-mazes-option = Labirinturi: { $mazes } (--maze, și un fișier)
cli-modes-maze-default = { $name } ({ $title }, cel implicit)
cli-modes-sides = Tabere, în ordinea rândului: { $sides }
cli-modes-fences = Bariere pentru fiecare tabără: { $n } (se schimbă cu --fences)
cli-modes-board = Tabla: { $size } pe { $size } (--size 3, 5, 7 sau 9)
cli-modes-pieces = Pioni: { $pieces }
cli-modes-players = Jucători: de la 2 la 5; unul este PAC-MAN, iar ceilalți își împart fantomele (--players)
cli-modes-stocks = Bariere de așezat: PAC-MAN { $pacman }, fantomele { $ghosts }
cli-modes-house = Regulile casei (--house NAME=VALUE), fiecare cu clauza ei:
cli-modes-rule = { $name }: implicit { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: acum { $value }, implicit { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partide: { $games }, găsite: { $found }
cli-puzzles-stopped = Oprit. Rulează din nou aceeași comandă ca să continui.
cli-puzzles-made = Enigme în { $path }: { $n }.
cli-solve-memory = Rezolvarea are nevoie de { $needed } de memorie; liberi sunt { $free }.
cli-solve-pieces = Memoria e puțină, așa că părțile gata rămân pe disc și se citesc din nou când e nevoie. Durează mai mult.
cli-solve-step = vieți: { $lives }, capsule: { $pellets }, runde: { $rounds }
cli-solve-stopped = Oprit. Rulează din nou aceeași comandă ca să continui.
cli-solve-none = Încă nu există tabele.
cli-solve-file = Tabel: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Fantome: { $ghosts }, vieți: { $lives }. PAC-MAN poate forța victoria într-o rundă.
        [few] Fantome: { $ghosts }, vieți: { $lives }. PAC-MAN poate forța victoria în { $rounds } runde.
       *[other] Fantome: { $ghosts }, vieți: { $lives }. PAC-MAN poate forța victoria în { $rounds } de runde.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Fantome: { $ghosts }, vieți: { $lives }. Fantomele pot forța victoria; următoarea prindere durează o rundă.
        [few] Fantome: { $ghosts }, vieți: { $lives }. Fantomele pot forța victoria; următoarea prindere durează cel mult { $rounds } runde.
       *[other] Fantome: { $ghosts }, vieți: { $lives }. Fantomele pot forța victoria; următoarea prindere durează cel mult { $rounds } de runde.
    }
cli-solve-verdict-open = Fantome: { $ghosts }, vieți: { $lives }. Nimeni nu poate forța victoria.
cli-solve-folder = Tabele în { $path }:
cli-solve-column-maze = labirint
cli-solve-column-number = fantome
cli-solve-column-size = mărime
cli-solve-column-file = fișier
cli-solve-column-lives = vieți
cli-solve-column-start = început
cli-solve-column-rounds = runde
cli-solve-column-pacman = PAC-MAN câștigă
cli-solve-column-ghosts = fantomele câștigă
cli-solve-column-open = deschis
cli-solve-column-longest = cel mai lung
cli-solve-longest = PAC-MAN { $pacman }, fantomele { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = fantomele
cli-solve-value-open = deschis
cli-mazes-hint =
    Joc perfect: cine poate forța rezultatul cu patru fantome și în câte runde.
    Niveluri: scorul lui PAC-MAN cu același nivel de ambele părți.
    hedgemaze mazes MAZE arată mai multe; hedgemaze tty pacman --maze MAZE îl joacă.
cli-mazes-column-name = nume
cli-mazes-column-title = titlu
cli-mazes-column-exact = joc perfect
cli-mazes-column-level = nivelul { $level }
cli-mazes-column-ghosts = fantome: { $n }
cli-mazes-column-equal = nivel
cli-mazes-column-score = scor
cli-mazes-column-handicap = cel mai echilibrat
cli-mazes-column-handicap-score = scor
cli-mazes-standard = regulile standard
