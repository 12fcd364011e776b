cli-about = Igra po pravilih Quoridor PAC-MAN: klasična igra za 2 do 4 igralce in dve igri PAC-MAN.
cli-start = Za igro začni s hedgemaze tty, hedgemaze modes pa pokaže, kaj je na voljo.
cli-usage = Uporaba:
cli-options = Možnosti
cli-arguments = Argumenti
cli-commands = Ukazi
cli-panel-where = Začetni položaj
cli-default = [privzeto: { "{}" }]
cli-required = [obvezno]
cli-help = Pokaže to pomoč in konča.
cli-try = { $problem } (poskusi '{ $path } --help')
cli-standard-input = standardni vhod
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Zažene partijo v terminalu: vsi igralci za eno tipkovnico ali proti računalniku.
cli-command-modes = Našteje pet iger in njihove labirinte; z imenom igre pove vse o njej.
cli-command-mazes = Našteje labirinte galerije, od ugodnih za PAC-MANA do ugodnih za duhove; z imenom labirinta pokaže vse o njem.
cli-command-show = Pokaže položaj: ploščo, kdo je na potezi in kako se je partija končala, če se je.
cli-command-legal = Našteje dovoljena dejanja položaja ali pove, zakaj dejanje ni dovoljeno (izhodna koda 1).
cli-command-perft = Prešteje zaporedja dovoljenih dejanj dane dolžine; zadnja vrstica je samo število.
cli-command-convert = Pretvarja partije in položaje: zapise, JSON, besedila položajev, same poteze, slike, besedilne plošče.
cli-command-check =
    Preveri zapise, labirinte, JSON in besedila položajev: vrstica za vsako partijo in vsi razlogi, zakaj labirint ni veljaven.
    
    Izhodna koda je 0, če je vse v redu, 1, če je kaj narobe, 2, če datoteke sploh ni mogoče prebrati.
cli-command-bench = Izpiše podpis jedra, število, ki mora biti v vsaki izgradnji enako, in kako hitro je tukaj.
cli-command-analyse = Pove, kaj igralni program misli o položaju: vrednosti, najboljša dejanja in različice.
cli-command-match = Pusti igralnim programom igrati drug proti drugemu in jih oceni.
cli-command-puzzles = Naredi uganke za igro: položaje z eno rešitvijo, dokazane in razvrščene po težavnosti.
cli-command-solve = Reši labirint različice PAC-MAN: kdo si lahko zagotovi zmago, iz vsakega položaja.
cli-command-learn = Uči mrežo iz partij, ki jih igralni program igra sam proti sebi; opisuje docs/learning.md.
cli-command-ugi = Uporablja protokol UGI (posplošeni UCI) na standardnem vhodu in izhodu; opisan je v docs/protocols.md.
cli-command-serve = Streže stran in njene partije; ustavi se s Ctrl-C.
cli-command-bot = Pusti igralnemu programu igrati za mizo strežnika; ustavi se s Ctrl-C.
cli-command-backup = Kopira podatkovno zbirko strežnika v enem trenutku; strežnik lahko teče naprej.
cli-command-admin = Ustvari, našteje ali prekliče skrbniške žetone, ki odprejo stran za skrbnike; strežnik lahko teče.
cli-command-migrate = Ustvari ali nadgradi tabele podatkovne zbirke strežnika in konča.
cli-command-export = Izpiše vse končane partije strežnika, najstarejše najprej; strežnik lahko teče.
cli-option-analyse-json-lines = Odgovarja na več zahtev s standardnega vhoda, kot kaže docs/protocols.md.
cli-option-analyse-seconds = Sekunde za razmislek; brez tega 1.
cli-option-analyse-nodes = Število položajev, ki jih pregleda.
cli-option-analyse-lines = Koliko dejanj naj pokaže.
cli-option-analyse-threads = Niti enega iskanja.
cli-option-bot-link = Povezava mize, kot jo pokaže stran.
cli-option-bot-engine = Ukaz igralnega programa, ki podpira UGI, na primer 'hedgemaze ugi'.
cli-option-bot-level = Namesto --engine: raven računalnika, 1 je najšibkejša.
cli-option-bot-name = Ime za mizo.
cli-option-bot-seat = Katero mesto zasede; 0 za prvo prosto.
cli-option-bot-movetime = Milisekunde za dejanje; brez ure in brez tega 1000.
cli-option-bot-games = Koliko partij odigra, če so revanše.
cli-option-bot-seed = Seme, s katerim je vse naključno mogoče ponoviti.
cli-option-analyse-workers = Z --json-lines: hkratna iskanja.
cli-option-analyse-seed = Seme za to, kar iskanje prepusti naključju.
cli-option-app-version = Izpiše različico in konča.
cli-option-app-install-completion = Namesti dopolnjevanje za trenutno lupino.
cli-option-app-show-completion = Izpiše skript dopolnjevanja za trenutno lupino.
cli-option-json = Izpiše izid kot JSON.
cli-option-backup-file = Kam gre kopija; obstoječa se zamenja.
cli-option-admin-action = token ustvari žeton in ga izpiše enkrat; list našteje vse žetone, revoke enega prekliče.
cli-option-admin-label = Ime žetona; pokaže ga dnevnik dejanj.
cli-option-check-file = Zapisi, labirinti, JSON ali besedila položajev; - bere standardni vhod.
cli-option-convert-in = Vhodna datoteka; - bere standardni vhod.
cli-option-convert-out = Izhodna datoteka; brez nje ali z - se izid izpiše.
cli-option-convert-from = Oblika IN; brez tega se prepozna iz IN.
cli-option-convert-to = Oblika izhoda.
cli-option-convert-dialect = Način zapisa v IN: { $dialects }.
cli-option-convert-mode = Igra, v kateri se igrajo same poteze; brez tega classic2.
cli-option-convert-game = Samo N-ta partija ali položaj.
cli-option-convert-at = Samo prvih N vnosov partije.
cli-option-export-json-lines = En objekt JSON na partijo, z oznako njene mize.
cli-option-legal-numbers = Pred vsakim dejanjem izpiše njegovo številko.
cli-option-legal-json = Izpiše seznam kot JSON.
cli-option-legal-why = Pove, ali je to dejanje dovoljeno, in če ni, zakaj.
cli-option-match-player = { $players }, od level-1 do level-8 ali imena iz datoteke, podane z --engines.
cli-option-match-engines = Datoteka TOML z zunanjimi igralnimi programi (docs/protocols.md).
cli-option-match-games = Število vseh partij, zaokroženo navzgor, da vsi na vsakem mestu sedijo enako pogosto.
cli-option-match-seed = Seme otvoritev in naključja.
cli-option-match-schedule = Eno od { $schedules }.
cli-option-match-concurrency = Hkratne partije.
cli-option-match-log = Sem zapiše končane partije in od tu nadaljuje.
cli-option-match-movetime = Milisekunde za dejanje; brez tega 1000.
cli-option-match-clock = Sekunde na vsaki uri in dodatek po potezi: 60+1.
cli-option-match-nodes = Vozlišča za dejanje.
cli-option-match-margin = Za koliko se lahko dejanje zavleče, preden je partija izgubljena.
cli-option-match-sprt = Konča, ko je jasno, katera od dveh mej Elo velja, na primer 0,10.
cli-option-match-alpha = Verjetnost lažno pozitivnega izida.
cli-option-match-beta = Verjetnost lažno negativnega izida.
cli-option-match-mazes = Igre PAC-MAN: { $mazes } (lastni labirint igre).
cli-option-modes-mode = Pove vse o tej igri, tudi o hišnih pravilih.
cli-option-mazes-maze = Labirint galerije.
cli-option-solve-maze = Ime labirinta (glej hedgemaze mazes) ali datoteka labirinta.
cli-option-solve-ghosts = Koliko duhov igra, od 1 do 4; prvi je Blinky.
cli-option-solve-lives = Koliko ujetij konča partijo, od 1 do 5.
cli-option-solve-out = Datoteka za tabelo; brez tega datoteka v tvoji podatkovni mapi.
cli-option-solve-list = Našteje tabele v tvoji podatkovni mapi.
cli-option-puzzles-number = Koliko ugank naredi.
cli-option-puzzles-seed = Seme partij, iz katerih so položaji.
cli-option-puzzles-games = Ustavi se po toliko partijah, tudi če je ugank manj.
cli-option-puzzles-out = Datoteka za uganke; uganke drugih iger v njej ostanejo.
cli-option-tty-puzzle = Zastavi uganko: današnjo ali tisto z oznako, temo ali igro, podano kot MODE.
cli-option-solve-threads = Število niti; brez tega vsi procesorji.
cli-option-learn-config = Nastavitvena datoteka (TOML) z možnostmi učenja.
cli-option-learn-folder = Mapa učenja; začeto učenje se tam nadaljuje.
cli-option-learn-minutes = Koliko minut traja učenje.
cli-option-learn-selfplay = Program selfplay, ki igra partije.
cli-option-learn-set = Nastavi poljubno možnost učenja; lahko se ponovi.
cli-option-mode = { $modes }; ali celotno besedilo igre, na primer 'pacman;maze=A2'.
cli-option-where = { $modes }; ali celotno besedilo igre, na primer 'pacman;maze=A2'. Zadostuje tudi besedilo položaja v narekovajih, - pa ga prebere s standardnega vhoda. Brez tega classic2.
cli-option-position = Začne s tem besedilom položaja; - ga prebere s standardnega vhoda.
cli-option-actions = Najprej odigra ta dejanja, na primer 'e2 e8 e3h'.
cli-option-size = Klasična igra: plošča velikosti 3, 5, 7 ali 9.
cli-option-fences = Klasična igra: ograde za vsako stran.
cli-option-maze = Igre PAC-MAN: ime labirinta (glej hedgemaze modes) ali datoteka z labirintom.
cli-option-house = Hišno pravilo (glej hedgemaze modes MODE); lahko se ponovi.
cli-option-players = Igre PAC-MAN: 2 do 5 igralcev, ki si razdelijo duhove.
cli-option-ascii = Nariše ploščo samo z znaki ASCII.
cli-option-perft-depth = Kako globoko, v dejanjih.
cli-option-perft-divide = Izpiše tudi število pod vsakim prvim dejanjem.
cli-option-perft-backend = Kdo šteje: hitro jedro ali referenčna pravila.
cli-option-serve-host = Naslov, na katerem posluša; 0.0.0.0 za vse.
cli-option-serve-port = Vrata; 0 za katera koli prosta.
cli-option-serve-data = Kje je podatkovna zbirka; brez tega v uporabnikovi podatkovni mapi.
cli-option-serve-database = Zbirka PostgreSQL namesto vgrajene.
cli-option-serve-nats = URL strežnika NATS, prek katerega se več strežnikov na eni zbirki obvešča med seboj.
cli-option-serve-proxy = Zaupanja vreden povratni posrednik, ki mu verjamemo naslov odjemalca; lahko večkrat.
cli-option-serve-site = Ime, po katerem je strežnik dosegljiv; lahko večkrat.
cli-option-serve-open = Odpre brskalnik; samodejno le v terminalu.
cli-option-serve-workers = Procesi za igralne programe; 0 za nobenega.
cli-option-serve-limits = Omeji, koliko sme zahtevati en naslov.
cli-option-serve-expire-days = Izbriše nedokončane partije, ki jih toliko dni nihče ni uporabil; 0 za nikoli.
cli-option-serve-expire-finished-days = Izbriše končane partije, ki jih toliko dni nihče ni uporabil; 0 za nikoli.
cli-option-serve-log = debug, info, warning ali error.
cli-option-serve-contact = Kje te dosežejo upravljavci potisnih storitev: mailto:… ali https://….
cli-option-serve-push-service = Še ena potisna storitev, ki se ji smejo pošiljati obvestila; lahko večkrat.
cli-option-serve-drain = Sekunde delovanja po signalu za ustavitev, medtem ko /ready posrednikom pove, naj ne pošiljajo novih odjemalcev.
cli-option-serve-admin-token-file = Datoteka s skrbniškim žetonom; če je ni, se ustvari.
cli-option-serve-backup-folder = Občasno kopira podatkovno zbirko v to mapo (samo SQLite).
cli-option-serve-backup-every = Ure med dvema kopijama; 0 le za tiste, ki jih zahteva skrbnik.
cli-option-serve-backup-keep = Koliko varnostnih kopij ostane.
cli-option-serve-solve = Izdela tabele natančnih vrednosti, ki jih zahteva urejevalnik labirintov.
cli-option-serve-solve-space = Prostor na disku za vse te tabele, v GB.
cli-option-serve-tracing = Pošilja sledi z OpenTelemetry; spremenljivke OTEL_… povedo kam.
cli-option-show-svg = Namesto tega zapiše sliko; - jo izpiše.
cli-option-show-theme = Videz slike.
cli-option-show-json = Namesto tega izpiše položaj kot JSON.
cli-option-show-text = Namesto tega izpiše enovrstično besedilo položaja.
cli-option-tty-mode = { $modes }. Brez tega classic2.
cli-option-tty-first = Klasična igra: kdo začne, na primer south; ali random.
cli-option-tty-load = Nadaljuje shranjeno partijo.
cli-option-tty-level = Partija proti računalniku; 1 je najšibkejša raven.
cli-option-tty-side = Z --level: katera stran si, na primer south ali ghosts.
cli-option-tty-names = Imena igralcev, na primer 'Ada,Bob'.
cli-option-app-language = Jezik programa, na primer fr ali zh-Hant; brez tega jezik sistema.
cli-analyse-action = dejanje
cli-analyse-visits = obiski
cli-analyse-line = različica
cli-analyse-exact = Zagotovo: { $verdict }
cli-analyse-best = Najboljša dejanja: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] { $n } položaj v { $seconds } s
        [two] { $n } položaja v { $seconds } s
        [few] { $n } položaji v { $seconds } s
       *[other] { $n } položajev v { $seconds } s
    }
cli-analyse-ways = Koraki do cilja: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: { $bytes } bajt
        [two] { $path }: { $bytes } bajta
        [few] { $path }: { $bytes } bajti
       *[other] { $path }: { $bytes } bajtov
    }
cli-migrate-done = Podatkovna zbirka ima shemo različice { $version }.
cli-admin-revoked = Žeton { $label } je preklican.
cli-serve-at = Hedgemaze je na naslovu { $address }
cli-serve-kept = Partije se hranijo v { $path }
cli-serve-no-page = Stran ni zgrajena, brskalniki vidijo le opombo. Zaženi ./play v mapi z izvorno kodo ali tam izvedi { $command } in znova namesti.
cli-bot-engine = Igralni program
cli-bot-level = Raven { $level }
cli-bot-seated = Mesto { $seat }: { $side }, { $mode }
cli-bot-resume = Povezava nazaj na to mesto: { $link }
cli-bot-waiting = Čakamo druge igralce
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Miza je zapuščena
cli-check-game =
    { $actions ->
        [one] partija { $number }: v redu, { $mode }, { $actions } dejanje, { $end }
        [two] partija { $number }: v redu, { $mode }, { $actions } dejanji, { $end }
        [few] partija { $number }: v redu, { $mode }, { $actions } dejanja, { $end }
       *[other] partija { $number }: v redu, { $mode }, { $actions } dejanj, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] partija { $number }: v redu, { $mode }, { $actions } dejanje, nedokončana
        [two] partija { $number }: v redu, { $mode }, { $actions } dejanji, nedokončana
        [few] partija { $number }: v redu, { $mode }, { $actions } dejanja, nedokončana
       *[other] partija { $number }: v redu, { $mode }, { $actions } dejanj, nedokončana
    }
cli-check-position = položaj { $number }: v redu, { $mode }, { $end }
cli-check-position-unfinished = položaj { $number }: v redu, { $mode }, nedokončan
cli-check-maze = labirint { $name }: v redu, za { $mode }
cli-check-maze-nameless = labirint brez imena: v redu, za { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirint: napačen iz { $n } razloga:
        [two] labirint: napačen iz { $n } razlogov:
        [few] labirint: napačen iz { $n } razlogov:
       *[other] labirint: napačen iz { $n } razlogov:
    }
cli-check-wrong = napaka: { $problem }
cli-check-wrong-game = partija { $number }: napaka: { $problem }
cli-check-wrong-position = položaj { $number }: napaka: { $problem }
cli-check-wrong-json = json { $number }: napaka: { $problem }
cli-check-empty = napaka: v tem ni partije
cli-legal-yes = { $action } je dovoljeno.
cli-legal-no = { $action } ni mogoče.
cli-legal-in-way = Na poti: { $fences }.
cli-legal-piece = Zadeva figuro: { $piece }.
cli-legal-shut-in = Zaprto (oznaka { $mark }): { $squares }.
cli-legal-count = Dovoljena dejanja: { $n }
cli-show-position = Položaj: { $text }
cli-match-none = Partij še ni
cli-match-done = Odigrane partije: { $done } od { $total }
cli-match-player = igralec
cli-match-games = partije
cli-match-points = točke
cli-match-won = zmage
cli-match-drawn = remiji
cli-match-failed = napake
cli-match-points-as = točke kot
cli-match-pellets-as = drobci, kot { $side }
cli-match-range = { $low } do { $high }
cli-match-game = partija { $number } od { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = partija { $number } od { $total }: { $seats } { $result } ({ $reason }; napake: { $failures })
cli-match-failure = partija { $number }: { $player } { $code } { $message }
cli-match-pairs = Pari { $one } proti { $other } (0, ½, 1, 1½, 2 točki): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], sprejeto: ni močnejši
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], sprejeto: močnejši
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } v [{ $lower }, { $upper }], ni odločeno
cli-modes-hint = hedgemaze modes MODE pove več o eni od njih; hedgemaze tty MODE jo zažene.
cli-modes-about-classic2 = Quoridor za dva: pridi na drugo stran pred nasprotnikom.
cli-modes-about-classic3 = Quoridor za tri, vsak zase.
cli-modes-about-classic4 = Quoridor za štiri, vsak zase.
cli-modes-about-pacman = PAC-MAN proti štirim duhovom v stalnem labirintu: štirje drobci moči pred tremi ujetji.
cli-modes-about-advanced = PAC-MAN proti štirim duhovom, s tuneli in z ogradami, ki jih postavljata obe strani.
cli-modes-mazes = Labirinti: { $mazes }
cli-modes-mazes-option = Labirinti: { $mazes } (--maze, tudi datoteka)
cli-modes-maze-default = { $name } ({ $title }, privzeti)
cli-modes-sides = Strani po vrsti: { $sides }
cli-modes-fences = Ograde za vsako stran: { $n } (to spremeni --fences)
cli-modes-board = Plošča: { $size } × { $size } (--size 3, 5, 7 ali 9)
cli-modes-pieces = Figure: { $pieces }
cli-modes-players = Igralci: 2 do 5, eden je PAC-MAN, drugi si delijo duhove (--players)
cli-modes-stocks = Ograde za postavljanje: PAC-MAN { $pacman }, duhovi { $ghosts }
cli-modes-house = Hišna pravila (--house NAME=VALUE), vsako s svojim členom v pravilih:
cli-modes-rule = { $name }: privzeto { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: zdaj { $value }, privzeto { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partije: { $games }, najdeno: { $found }
cli-puzzles-stopped = Ustavljeno. Za nadaljevanje znova zaženi isti ukaz.
cli-puzzles-made = Uganke v { $path }: { $n }.
cli-solve-memory = Za reševanje je potrebnega { $needed } pomnilnika; prostega je { $free }.
cli-solve-pieces = Pomnilnika je malo, zato končani deli ostanejo na disku in se po potrebi preberejo znova. To traja dlje.
cli-solve-step = življenja: { $lives }, drobci: { $pellets }, krogi: { $rounds }
cli-solve-stopped = Ustavljeno. Za nadaljevanje znova zaženi isti ukaz.
cli-solve-none = Tabel še ni.
cli-solve-file = Tabela: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Duhovi: { $ghosts }, življenja: { $lives }. PAC-MAN si lahko zagotovi zmago v { $rounds } krogu.
        [two] Duhovi: { $ghosts }, življenja: { $lives }. PAC-MAN si lahko zagotovi zmago v { $rounds } krogih.
        [few] Duhovi: { $ghosts }, življenja: { $lives }. PAC-MAN si lahko zagotovi zmago v { $rounds } krogih.
       *[other] Duhovi: { $ghosts }, življenja: { $lives }. PAC-MAN si lahko zagotovi zmago v { $rounds } krogih.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Duhovi: { $ghosts }, življenja: { $lives }. Duhovi si lahko zagotovijo zmago; PAC-MANA ujamejo v največ { $rounds } krogu.
        [two] Duhovi: { $ghosts }, življenja: { $lives }. Duhovi si lahko zagotovijo zmago; PAC-MANA ujamejo v največ { $rounds } krogih.
        [few] Duhovi: { $ghosts }, življenja: { $lives }. Duhovi si lahko zagotovijo zmago; PAC-MANA ujamejo v največ { $rounds } krogih.
       *[other] Duhovi: { $ghosts }, življenja: { $lives }. Duhovi si lahko zagotovijo zmago; PAC-MANA ujamejo v največ { $rounds } krogih.
    }
cli-solve-verdict-open = Duhovi: { $ghosts }, življenja: { $lives }. Nihče si ne more zagotoviti zmage.
cli-solve-folder = Tabele v { $path }:
cli-solve-column-maze = labirint
cli-solve-column-number = duhovi
cli-solve-column-size = velikost
cli-solve-column-file = datoteka
cli-solve-column-lives = življenja
cli-solve-column-start = začetek
cli-solve-column-rounds = krogi
cli-solve-column-pacman = PAC-MAN zmaga
cli-solve-column-ghosts = duhovi zmagajo
cli-solve-column-open = odprto
cli-solve-column-longest = najdlje
cli-solve-longest = PAC-MAN { $pacman }, duhovi { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = duhovi
cli-solve-value-open = odprto
cli-mazes-hint =
    Popolna igra: kdo si lahko s štirimi duhovi zagotovi izid in v koliko krogih.
    Ravni: izid PAC-MANA z isto ravnjo na obeh straneh.
    hedgemaze mazes MAZE pokaže več; hedgemaze tty pacman --maze MAZE ga zažene.
cli-mazes-column-name = ime
cli-mazes-column-title = naslov
cli-mazes-column-exact = popolna igra
cli-mazes-column-level = raven { $level }
cli-mazes-column-ghosts = duhovi: { $n }
cli-mazes-column-equal = raven
cli-mazes-column-score = izid
cli-mazes-column-handicap = najbolj izenačeno
cli-mazes-column-handicap-score = izid
cli-mazes-standard = običajna pravila
