cli-about = Mängib Quoridor PAC-MANi reeglite järgi: klassika 2 kuni 4 mängijale ja kaks PAC-MANi mänguviisi.
cli-start = Mängimiseks alusta käsuga hedgemaze tty; hedgemaze modes näitab, mis siin on.
cli-usage = Kasutus:
cli-options = Valikud
cli-arguments = Argumendid
cli-commands = Käsud
cli-panel-where = Algseis
cli-default = [vaikimisi: { "{}" }]
cli-required = [nõutav]
cli-help = Näita seda teksti ja välju.
cli-try = { $problem } (proovi '{ $path } --help')
cli-standard-input = standardsisend
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Mängi terminalis: kõik mängijad ühe klaviatuuri taga või arvuti vastu.
cli-command-modes = Loetle viis mänguviisi ja nende labürindid; koos mänguviisiga kõik selle kohta.
cli-command-mazes = Loetle galerii labürindid PAC-MANile headest kummitustele headeni; labürindiga näita selle kohta kõike.
cli-command-show = Näita seisu: mängulauda, kelle kord on, ja kuidas mäng lõppes, kui see on läbi.
cli-command-legal = Loetle seisu lubatud tegevused või ütle, miks mõni pole lubatud (väljumiskood 1).
cli-command-perft = Loe kokku antud pikkusega lubatud tegevuste jadad; viimane rida on paljas arv.
cli-command-convert = Teisenda mänge ja seise: üleskirjutused, JSON, seisu tekstid, pelgad käigud, pildid, tekstilauad.
cli-command-check =
    Kontrolli üleskirjutusi, labürinte, JSONit ja seisu tekste: üks rida iga mängu kohta, vigase labürindi puhul kõik põhjused.
    
    Väljumiskood on 0, kui kõik on korras, 1, kui midagi on valesti, ja 2, kui faili ei saa üldse lugeda.
cli-command-bench = Näita tuuma signatuuri, arvu, mis peab kõigil kompileeringutel olema sama, ja kui kiire see siin on.
cli-command-analyse = Näita, mida mängumootor seisust arvab: väärtused, parimad tegevused ja variandid.
cli-command-match = Lase mängumootoritel omavahel mängida ja hinda neid.
cli-command-puzzles = Tee mänguviisile mõistatusi: ühe lahendusega seise, tõestatud ja raskuse järgi hinnatud.
cli-command-solve = Lahenda PAC-MANi variandi labürint: kes saab igast seisust endale võidu tagada.
cli-command-learn = Õpeta võrku mängudest, mida mängumootor iseendaga mängib; seda kirjeldab docs/learning.md.
cli-command-ugi = Räägi UGI protokolli (üldistatud UCI) standardsisendis ja -väljundis; docs/protocols.md näitab seda.
cli-command-serve = Käivita server lehe ja selle mängude jaoks; peatub klahvidega Ctrl-C.
cli-command-bot = Lase mängumootoril mängida serveri lauas; peatub klahvidega Ctrl-C.
cli-command-backup = Kopeeri serveri andmebaas ühe hetke seisuga; server võib edasi töötada.
cli-command-admin = Loo, loetle või tühista haldurite võtmeid, mis avavad serveri haldurite lehe; server võib töötada.
cli-command-migrate = Loo või uuenda serveri andmebaasi tabelid ja lõpeta.
cli-command-export = Näita kõiki serveri lõppenud mänge, vanimad ees; server võib töötada.
cli-option-analyse-json-lines = Vasta paljudele päringutele standardsisendist, nagu näitab docs/protocols.md.
cli-option-analyse-seconds = Mõtlemisaeg sekundites; vaikimisi 1.
cli-option-analyse-nodes = Mitu seisu läbi vaadata.
cli-option-analyse-lines = Mitut tegevust näidata.
cli-option-analyse-threads = Otsingu lõimede arv.
cli-option-bot-link = Laua link, nagu leht seda näitab.
cli-option-bot-engine = UGI-d mõistva mängumootori käsk, näiteks 'hedgemaze ugi'.
cli-option-bot-level = --engine asemel: arvuti tase, 1 on nõrgim.
cli-option-bot-name = Nimi lauas.
cli-option-bot-seat = Koht, mis võtta; 0 on esimene vaba.
cli-option-bot-movetime = Millisekundeid tegevuse kohta; ilma kellata vaikimisi 1000.
cli-option-bot-games = Mitu mängu mängida, kui on kordusmänge.
cli-option-bot-seed = Seeme, mis teeb juhuslikud valikud korratavaks.
cli-option-analyse-workers = Valikuga --json-lines: otsinguid korraga.
cli-option-analyse-seed = Otsingu juhuslike valikute seeme.
cli-option-app-version = Näita versiooni ja välju.
cli-option-app-install-completion = Paigalda praegusele kestale käskude automaatlõpetus.
cli-option-app-show-completion = Näita praeguse kesta automaatlõpetuse skripti.
cli-option-json = Näita tulemust JSONina.
cli-option-backup-file = Kuhu koopia kirjutada; olemasolev fail asendatakse.
cli-option-admin-action = token loob võtme ja näitab seda ühe korra; list loetleb kõik; revoke tühistab ühe.
cli-option-admin-label = Võtme nimi; tegevuslogi näitab seda.
cli-option-check-file = Üleskirjutused, labürindid, JSON või seisu tekstid; - loeb standardsisendit.
cli-option-convert-in = Sisendfail; - loeb standardsisendit.
cli-option-convert-out = Väljundfail; ilma selleta või märgiga - näidatakse tulemust ekraanil.
cli-option-convert-from = Faili IN vorming; vaikimisi tuvastatakse see sisu järgi.
cli-option-convert-to = Vorming, milles kirjutada.
cli-option-convert-dialect = Faili IN kirjaviis: { $dialects }.
cli-option-convert-mode = Mis mänguviisis pelgad käigud on; vaikimisi classic2.
cli-option-convert-game = Ainult mäng või seis number N.
cli-option-convert-at = Ainult mängu esimesed N kirjet.
cli-option-export-json-lines = Üks JSON-objekt mängu kohta, koos selle laua id-ga.
cli-option-legal-numbers = Näita iga tegevuse ees selle numbrit.
cli-option-legal-json = Näita loetelu JSONina.
cli-option-legal-why = Ütle, kas see tegevus on lubatud, ja kui pole, siis miks.
cli-option-match-player = { $players }, level-1 kuni level-8 või nimed failist, mille annab --engines.
cli-option-match-engines = Väliste mängumootorite TOML-fail (docs/protocols.md).
cli-option-match-games = Mänge kokku, ümardatud üles, et igaüks oleks igal kohal võrdselt.
cli-option-match-seed = Avakäikude ja juhuslike valikute seeme.
cli-option-match-schedule = Üks neist: { $schedules }.
cli-option-match-concurrency = Mänge samal ajal.
cli-option-match-log = Kirjuta lõppenud mängud siia ja jätka sealt.
cli-option-match-movetime = Millisekundeid tegevuse kohta; vaikimisi 1000.
cli-option-match-clock = Sekundeid igal kellal ja sekundeid, mis lisanduvad pärast käiku: 60+1.
cli-option-match-nodes = Sõlmi tegevuse kohta.
cli-option-match-margin = Kui palju võib tegevus kauem kesta, enne kui mäng on kaotatud.
cli-option-match-sprt = Lõpeta kohe, kui on selge, kumb kahest Elo piirist kehtib, näiteks 0,10.
cli-option-match-alpha = Valepositiivse tulemuse tõenäosus.
cli-option-match-beta = Valenegatiivse tulemuse tõenäosus.
cli-option-match-mazes = PAC-MANi mänguviisid: { $mazes } (mänguviisi omad).
cli-option-modes-mode = Näita selle mänguviisi kohta kõike, ka kodureegleid.
cli-option-mazes-maze = Galerii labürint.
cli-option-solve-maze = Labürindi nimi (vt hedgemaze mazes) või labürindifail.
cli-option-solve-ghosts = Mitu kummitust mängib, 1 kuni 4; Blinky on esimene.
cli-option-solve-lives = Mitu kinnipüüdmist lõpetab mängu, 1 kuni 5.
cli-option-solve-out = Tabeli fail; vaikimisi fail sinu andmekaustas.
cli-option-solve-list = Loetle andmekausta tabelid.
cli-option-puzzles-number = Mitu mõistatust teha.
cli-option-puzzles-seed = Nende mängude seeme, millest seisud tulevad.
cli-option-puzzles-games = Lõpeta nii mitme mängu järel, ka kui mõistatusi on vähem.
cli-option-puzzles-out = Mõistatuste fail; teiste mänguviiside omad jäävad selles alles.
cli-option-tty-puzzle = Lahenda mõistatus: tänane või see, mille id, teema või mänguviis on antud kui MODE.
cli-option-solve-threads = Lõimede arv; vaikimisi kõik protsessorid.
cli-option-learn-config = Seadistusfail (TOML) õppimise valikutega.
cli-option-learn-folder = Õppimise kaust; alustatud õppimine jätkub seal.
cli-option-learn-minutes = Mitu minutit õppimine kestab.
cli-option-learn-selfplay = Programm selfplay, mis mängud mängib.
cli-option-learn-set = Määra õppimise mis tahes valiku; võib korrata.
cli-option-mode = { $modes }; või mänguviisi kogu tekst, näiteks 'pacman;maze=A2'.
cli-option-where = { $modes }; või mänguviisi kogu tekst, näiteks 'pacman;maze=A2'. Sobib ka jutumärkides seisu tekst ja - loeb selle standardsisendist. Vaikimisi classic2.
cli-option-position = Alusta sellest seisu tekstist; - loeb selle standardsisendist.
cli-option-actions = Mängi kõigepealt need tegevused, näiteks 'e2 e8 e3h'.
cli-option-size = Klassika: mängulaua suurus, 3, 5, 7 või 9.
cli-option-fences = Klassika: piirdeid igale poolele.
cli-option-maze = PAC-MANi mänguviisid: labürindi nimi (vt hedgemaze modes) või labürindifail.
cli-option-house = Kodureegel (vt hedgemaze modes MODE); võib korrata.
cli-option-players = PAC-MANi mänguviisid: 2 kuni 5 mängijat, kes jagavad kummitused.
cli-option-ascii = Joonista mängulaud ainult ASCII-märkidega.
cli-option-perft-depth = Sügavus tegevustes.
cli-option-perft-divide = Näita ka arvu iga esimese tegevuse all.
cli-option-perft-backend = Mis loendab: kiire tuum või näidisreeglid.
cli-option-serve-host = Aadress, millel kuulata; 0.0.0.0, kui kõigil.
cli-option-serve-port = Port; 0, kui sobib iga vaba port.
cli-option-serve-data = Andmebaasi kaust; vaikimisi kasutaja andmekaust.
cli-option-serve-database = PostgreSQLi andmebaas sisseehitatu asemel.
cli-option-serve-nats = NATSi serveri URL; selle kaudu teavitavad sama andmebaasi serverid üksteist.
cli-option-serve-proxy = Usaldatud pöördproksi, mille antud kliendi aadressi usutakse; võib korrata.
cli-option-serve-site = Hosti nimi, mille kaudu inimesed serverini jõuavad; võib korrata.
cli-option-serve-open = Ava brauser; vaikimisi ainult terminalis.
cli-option-serve-workers = Mängumootorite protsesse; 0, kui neid pole vaja.
cli-option-serve-limits = Piira, kui palju üks aadress võib küsida.
cli-option-serve-expire-days = Kustuta lõpetamata mängud, mida keegi pole nii mitu päeva kasutanud; 0, kui mitte kunagi.
cli-option-serve-expire-finished-days = Kustuta lõppenud mängud, mida keegi pole nii mitu päeva kasutanud; 0, kui mitte kunagi.
cli-option-serve-log = debug, info, warning või error.
cli-option-serve-contact = Kust teavitusteenuste haldajad su kätte saavad: mailto:… või https://….
cli-option-serve-push-service = Veel üks teavitusteenus, kuhu teavitusi võib saata; võib korrata.
cli-option-serve-drain = Mitu sekundit pärast peatamissignaali edasi töötada, kuni /ready ütleb proksidele, et uusi kliente ei saadetaks.
cli-option-serve-admin-token-file = Fail halduri võtmega; kui seda pole, luuakse see.
cli-option-serve-backup-folder = Kopeeri andmebaas aeg-ajalt sellesse kausta (ainult SQLite).
cli-option-serve-backup-every = Tunde kahe varukoopia vahel; 0, kui ainult halduri soovil.
cli-option-serve-backup-keep = Mitu varukoopiat alles hoida.
cli-option-serve-solve = Tee täpsete väärtuste tabelid, mida labürintide loomine küsib.
cli-option-serve-solve-space = Kettaruum kõigile neile tabelitele, gigabaitides.
cli-option-serve-tracing = Saada jälitusandmed OpenTelemetryga; kuhu, ütlevad OTEL_… muutujad.
cli-option-show-svg = Kirjuta selle asemel pilt; - näitab seda ekraanil.
cli-option-show-theme = Pildi välimus.
cli-option-show-json = Näita seisu hoopis JSONina.
cli-option-show-text = Näita hoopis seisu üherealist teksti.
cli-option-tty-mode = { $modes }. Vaikimisi classic2.
cli-option-tty-first = Klassika: kes alustab, näiteks south; või random.
cli-option-tty-load = Jätka salvestatud mängu.
cli-option-tty-level = Mängi arvuti vastu; 1 on kõige nõrgem tase.
cli-option-tty-side = Valikuga --level: milline pool sa oled, näiteks south või ghosts.
cli-option-tty-names = Mängijate nimed, näiteks 'Ada,Bob'.
cli-option-app-language = Kasutatav keel, näiteks fr või zh-Hant; vaikimisi süsteemi keel.
cli-analyse-action = tegevus
cli-analyse-visits = külastusi
cli-analyse-line = variant
cli-analyse-exact = Kindel: { $verdict }
cli-analyse-best = Parimad tegevused: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Üks seis, { $seconds } s
       *[other] { $n } seisu, { $seconds } s
    }
cli-analyse-ways = Samme eesmärgini: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: üks bait
       *[other] { $path }: { $bytes } baiti
    }
cli-migrate-done = Andmebaasi skeemi versioon: { $version }.
cli-admin-revoked = Võti { $label } on tühistatud.
cli-serve-at = Hedgemaze on aadressil { $address }
cli-serve-kept = Mänge hoitakse siin: { $path }
cli-serve-no-page = Leht on ehitamata ja brauserid näevad ainult teadet. Käivita lähtekoodi kaustas ./play või seal { $command } ja paigalda uuesti.
cli-bot-engine = Mängumootor
cli-bot-level = Tase { $level }
cli-bot-seated = Koht { $seat }: { $side }, { $mode }
cli-bot-resume = Link tagasi sellele kohale: { $link }
cli-bot-waiting = Ootan teisi mängijaid
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Lauast lahkutud
cli-check-game =
    { $actions ->
        [one] mäng { $number }: korras, { $mode }, üks tegevus, { $end }
       *[other] mäng { $number }: korras, { $mode }, { $actions } tegevust, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] mäng { $number }: korras, { $mode }, üks tegevus, lõpetamata
       *[other] mäng { $number }: korras, { $mode }, { $actions } tegevust, lõpetamata
    }
cli-check-position = seis { $number }: korras, { $mode }, { $end }
cli-check-position-unfinished = seis { $number }: korras, { $mode }, lõpetamata
cli-check-maze = labürint { $name }: korras, mänguviis { $mode }
cli-check-maze-nameless = nimeta labürint: korras, mänguviis { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labürint: vigane, ühel põhjusel:
       *[other] labürint: vigane, { $n } põhjusel:
    }
cli-check-wrong = viga: { $problem }
cli-check-wrong-game = mäng { $number }: viga: { $problem }
cli-check-wrong-position = seis { $number }: viga: { $problem }
cli-check-wrong-json = json { $number }: viga: { $problem }
cli-check-empty = viga: selles pole ühtki mängu
cli-legal-yes = { $action } on lubatud.
cli-legal-no = { $action } pole võimalik.
cli-legal-in-way = Ees on: { $fences }.
cli-legal-piece = Asjaomane nupp: { $piece }.
cli-legal-shut-in = Sisse suletud (märgitud { $mark }): { $squares }.
cli-legal-count = Lubatud tegevusi: { $n }
cli-show-position = Seis: { $text }
cli-match-none = Mänge veel pole
cli-match-done = Mängitud mänge: { $done } / { $total }
cli-match-player = mängija
cli-match-games = mänge
cli-match-points = punkte
cli-match-won = võite
cli-match-drawn = viike
cli-match-failed = tõrkeid
cli-match-points-as = punkte poolel
cli-match-pellets-as = graanuleid, pool { $side }
cli-match-range = { $low } kuni { $high }
cli-match-game = mäng { $number } / { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = mäng { $number } / { $total }: { $seats } { $result } ({ $reason }; tõrked: { $failures })
cli-match-failure = mäng { $number }: { $player } { $code } { $message }
cli-match-pairs = Paarid, { $one } ja { $other } vastamisi (0, ½, 1, 1½, 2 punkti): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } vahemikus [{ $lower }, { $upper }], vastu võetud: pole tugevam
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } vahemikus [{ $lower }, { $upper }], vastu võetud: tugevam
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } vahemikus [{ $lower }, { $upper }], otsustamata
cli-modes-hint = hedgemaze modes MODE näitab ühe kohta rohkem; hedgemaze tty MODE mängib seda.
cli-modes-about-classic2 = Quoridor kahele: jõua esimesena vastasküljele.
cli-modes-about-classic3 = Quoridor kolmele, igaüks mängib üksi.
cli-modes-about-classic4 = Quoridor neljale, igaüks mängib üksi.
cli-modes-about-pacman = PAC-MAN nelja kummituse vastu püsivas labürindis: neli graanulit enne kolme kinnipüüdmist.
cli-modes-about-advanced = PAC-MAN nelja kummituse vastu, koos tunnelite ja piiretega, mida panevad mõlemad pooled.
cli-modes-mazes = Labürindid: { $mazes }
cli-modes-mazes-option = Labürindid: { $mazes } (--maze, ka fail)
cli-modes-maze-default = { $name } ({ $title }, vaikimisi)
cli-modes-sides = Pooled käigujärjekorras: { $sides }
cli-modes-fences = Piirdeid igale poolele: { $n } (muudab --fences)
cli-modes-board = Mängulaud: { $size } × { $size } (--size 3, 5, 7 või 9)
cli-modes-pieces = Nupud: { $pieces }
cli-modes-players = Mängijaid: 2 kuni 5, üks on PAC-MAN ja teised jagavad kummitused (--players)
cli-modes-stocks = Piirdeid panna: PAC-MAN { $pacman }, kummitused { $ghosts }
cli-modes-house = Kodureeglid (--house NAME=VALUE), igaüks oma reeglipunktiga:
cli-modes-rule = { $name }: vaikimisi { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nüüd { $value }, vaikimisi { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = mänge: { $games }, leitud: { $found }
cli-puzzles-stopped = Peatatud. Jätkamiseks käivita sama käsk uuesti.
cli-puzzles-made = Mõistatusi failis { $path }: { $n }.
cli-solve-memory = Lahendamiseks on vaja mälu: { $needed }; vaba: { $free }.
cli-solve-pieces = Mälu on vähe, seega jäävad valmis osad kettale ja loetakse vajadusel uuesti. See võtab kauem aega.
cli-solve-step = elusid: { $lives }, graanuleid: { $pellets }, voore: { $rounds }
cli-solve-stopped = Peatatud. Jätkamiseks käivita sama käsk uuesti.
cli-solve-none = Tabeleid veel pole.
cli-solve-file = Tabel: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Kummitusi: { $ghosts }, elusid: { $lives }. PAC-MAN saab endale ühe vooruga võidu tagada.
       *[other] Kummitusi: { $ghosts }, elusid: { $lives }. PAC-MAN saab endale { $rounds } vooruga võidu tagada.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Kummitusi: { $ghosts }, elusid: { $lives }. Kummitused saavad endale võidu tagada; järgmise kinnipüüdmiseni läheb üks voor.
       *[other] Kummitusi: { $ghosts }, elusid: { $lives }. Kummitused saavad endale võidu tagada; järgmise kinnipüüdmiseni läheb kuni { $rounds } vooru.
    }
cli-solve-verdict-open = Kummitusi: { $ghosts }, elusid: { $lives }. Keegi ei saa endale võitu tagada.
cli-solve-folder = Tabelid kaustas { $path }:
cli-solve-column-maze = labürint
cli-solve-column-number = kummitusi
cli-solve-column-size = suurus
cli-solve-column-file = fail
cli-solve-column-lives = elusid
cli-solve-column-start = algus
cli-solve-column-rounds = voore
cli-solve-column-pacman = PAC-MAN võidab
cli-solve-column-ghosts = kummitused võidavad
cli-solve-column-open = lahtine
cli-solve-column-longest = pikim
cli-solve-longest = PAC-MAN { $pacman }, kummitused { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = kummitused
cli-solve-value-open = lahtine
cli-mazes-hint =
    Täiuslik mäng: kes saab nelja kummitusega endale tulemuse tagada ja mitme vooruga.
    Tasemed: PAC-MANi tulemus, kui mõlemal poolel on sama tase.
    hedgemaze mazes MAZE näitab rohkem; hedgemaze tty pacman --maze MAZE mängib seda.
cli-mazes-column-name = nimi
cli-mazes-column-title = pealkiri
cli-mazes-column-exact = täiuslik mäng
cli-mazes-column-level = tase { $level }
cli-mazes-column-ghosts = kummitusi: { $n }
cli-mazes-column-equal = tase
cli-mazes-column-score = tulemus
cli-mazes-column-handicap = kõige võrdsem
cli-mazes-column-handicap-score = tulemus
cli-mazes-standard = tavalised reeglid
