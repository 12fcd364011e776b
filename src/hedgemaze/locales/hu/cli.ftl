cli-about = A Quoridor PAC-MAN szabályai szerint játszik: klasszikus játék 2–4 játékosnak, és két PAC-MAN-játékmód.
cli-start = Játékhoz kezdd így: hedgemaze tty; a kínálatot ez mutatja: hedgemaze modes.
cli-usage = Használat:
cli-options = Kapcsolók
cli-arguments = Argumentumok
cli-commands = Parancsok
cli-panel-where = Hol kezdődjön
cli-default = [alapérték: { "{}" }]
cli-required = [kötelező]
cli-help = Kiírja ezt a súgót, és kilép.
cli-try = (próbáld ezt: '{ $path } --help')
cli-standard-input = szabványos bemenet
cli-command-tty = Játszma a terminálban: minden játékos egy billentyűzetnél, vagy a gép ellen.
cli-command-modes = Felsorolja az öt játékmódot és a labirintusaikat; egy játékmóddal mindent elmond róla.
cli-command-show = Megmutat egy állást: a táblát, hogy ki jön, és ha véget ért, hogyan.
cli-command-legal = Felsorolja egy állás szabályos akcióit, vagy megmondja, miért szabálytalan egy akció (kilépési kód: 1).
cli-command-perft = Megszámolja az adott hosszúságú szabályos akciósorozatokat; az utolsó sor maga a szám.
cli-command-convert = Átalakít játszmákat és állásokat: lejegyzés, JSON, állásszöveg, puszta lépések, kép, szöveges tábla.
cli-command-check =
    Ellenőriz lejegyzéseket, labirintusokat, JSON-t és állásszövegeket: játszmánként egy sor, rossz labirintusnál minden ok.
    
    A kilépési kód 0, ha minden rendben, 1, ha valami hibás, 2, ha egy fájl egyáltalán nem olvasható.
cli-command-bench = Kiírja a mag aláírását, egy számot, amelynek minden fordításban egyeznie kell, és hogy itt milyen gyors.
cli-command-analyse = Megmondja, mit gondol a motor egy állásról: értékek, legjobb akciók és változatok.
cli-command-match = Motorokat játszat egymás ellen, és értékeli őket.
cli-command-ugi = Az UGI protokollt beszéli (az UCI általánosítása) a szabványos be- és kimeneten; lásd: docs/protocols.md.
cli-command-serve = Kiszolgálja az oldalt és a játszmáit; Ctrl-C állítja le.
cli-command-backup = Lemásolja egy kiszolgáló adatbázisát, ahogy egy adott pillanatban áll; a kiszolgáló közben futhat.
cli-command-export = Kiírja egy kiszolgáló összes befejezett játszmáját, a legrégebbivel kezdve; a kiszolgáló közben futhat.
cli-option-analyse-json-lines = Sok kérésre válaszol a szabványos bemenetről; lásd: docs/protocols.md.
cli-option-analyse-seconds = Ennyi ideig gondolkodik; ha nincs megadva, 1 másodpercig.
cli-option-analyse-nodes = Ennyi állást néz meg.
cli-option-analyse-lines = Hány akciót mutasson.
cli-option-analyse-threads = Egy keresés szálainak száma.
cli-option-analyse-workers = A --json-lines mellett: egyszerre futó keresések.
cli-option-analyse-seed = Véletlenmag ahhoz, amit a keresés a véletlenre bíz.
cli-option-app-version = Kiírja a verziót, és kilép.
cli-option-app-install-completion = Telepíti a kiegészítést a mostani parancsértelmezőhöz.
cli-option-app-show-completion = Kiírja a mostani parancsértelmező kiegészítő szkriptjét.
cli-option-json = JSON-ként írja ki az eredményt.
cli-option-backup-file = Ahová a másolat kerül; ha már létezik, felülírja.
cli-option-check-file = Lejegyzések, labirintusok, JSON vagy állásszövegek; a - a szabványos bemenetet olvassa.
cli-option-convert-in = Egy fájl; a - a szabványos bemenetet olvassa.
cli-option-convert-out = Egy fájl; nélküle vagy a - jellel kiírja.
cli-option-convert-from = Mi van az IN fájlban; nélküle az, aminek látszik.
cli-option-convert-to = Mit írjon.
cli-option-convert-dialect = Az IN jelölése: { $dialects }.
cli-option-convert-mode = A puszta lépések játékmódja; nélküle classic2.
cli-option-convert-game = Csak az N. játszma vagy állás.
cli-option-convert-at = Egy játszmának csak az első N bejegyzése.
cli-option-export-json-lines = Játszmánként egy JSON-objektum, a szobájával együtt.
cli-option-legal-numbers = Minden akció elé kiírja a számát.
cli-option-legal-json = JSON-ként írja ki a listát.
cli-option-legal-why = Megmondja, szabályos-e ez az akció, és ha nem, miért.
cli-option-match-player = { $players }, level-1 – level-8, vagy az --engines fájljában szereplő nevek.
cli-option-match-engines = Külső motorok TOML-fájlja (docs/protocols.md).
cli-option-match-games = Játszmák száma, felfelé kerekítve, hogy mindenki egyformán gyakran üljön minden helyen.
cli-option-match-seed = Véletlenmag a megnyitásokhoz és a véletlenhez.
cli-option-match-schedule = Ezek egyike: { $schedules }.
cli-option-match-concurrency = Egyszerre folyó játszmák.
cli-option-match-log = Ide írja a befejezett játszmákat, és innen folytatja.
cli-option-match-movetime = Ezredmásodperc egy akcióra; ha nincs megadva, 1000.
cli-option-match-clock = Másodpercek minden órán, és ami egy kör után hozzájön: 60+1.
cli-option-match-nodes = Megnézett állások akciónként.
cli-option-match-margin = Ennyivel tarthat tovább egy akció, mielőtt a játszma elveszne.
cli-option-match-sprt = Véget ér, amint kiderül, két Élő-határ közül melyik áll, például 0,10.
cli-option-match-alpha = A téves igen esélye.
cli-option-match-beta = A téves nem esélye.
cli-option-match-mazes = PAC-MAN-játékmódok: { $mazes } (a játékmód sajátja).
cli-option-modes-mode = Mindent elmond erről a játékmódról, a házi szabályait is.
cli-option-mode = { $modes }; vagy egy játékmód teljes szövege, például 'pacman;maze=A2'.
cli-option-where = { $modes }; vagy egy játékmód teljes szövege, például 'pacman;maze=A2'. Idézőjelben egy állásszöveg is jó, a - pedig a szabványos bemenetről olvas egyet. Nélküle classic2.
cli-option-position = Ebből az állásszövegből indul; a - a szabványos bemenetről olvassa.
cli-option-actions = Előbb ezeket játssza le, például 'e2 e8 e3h'.
cli-option-size = Klasszikus: 3, 5, 7 vagy 9 méretű tábla.
cli-option-fences = Klasszikus: falak fejenként.
cli-option-maze = PAC-MAN-játékmódok: egy labirintus neve (lásd: hedgemaze modes) vagy egy labirintusfájl.
cli-option-house = Egy házi szabály (lásd: hedgemaze modes MODE); többször is megadható.
cli-option-players = PAC-MAN-játékmódok: 2–5 játékos, akik elosztják a szellemeket.
cli-option-ascii = Csak ASCII-jelekkel rajzolja a táblát.
cli-option-perft-depth = Hány akció mélységig.
cli-option-perft-divide = Minden első akcióhoz kiírja az alatta lévők számát is.
cli-option-perft-body = Ki számol: a gyors mag vagy a mintaszabályok.
cli-option-serve-host = A cím, amelyen figyel; 0.0.0.0 mindegyiken.
cli-option-serve-port = A port; 0 esetén bármelyik szabad.
cli-option-serve-data = Az adatbázis helye; ha nincs megadva, a felhasználó adatmappája.
cli-option-serve-database = PostgreSQL-adatbázis a beépített helyett.
cli-option-serve-nats = Ahol egy adatbázis több kiszolgálója NATS-on hall egymásról.
cli-option-serve-proxy = Proxy a kiszolgáló előtt, amelynek elhisszük, ki kérdez; többször is.
cli-option-serve-site = Név, amelyen a kiszolgálót elérik; többször is.
cli-option-serve-open = Megnyit egy böngészőt; magától csak terminálban.
cli-option-serve-workers = Folyamatok a motoroknak; 0, ha egy se legyen.
cli-option-serve-limits = Korlátozza, mennyit kérhet egy cím.
cli-option-serve-expire-days = Törli a befejezetlen játszmákat, amelyeket ennyi napja senki sem használt; 0, ha soha.
cli-option-serve-expire-finished-days = Törli a befejezett játszmákat, amelyeket ennyi napja senki sem használt; 0, ha soha.
cli-option-serve-log = debug, info, warning vagy error.
cli-option-show-svg = Ehelyett képet ír; a - kiírja.
cli-option-show-theme = Hogyan nézzen ki a kép.
cli-option-show-json = Ehelyett JSON-ként írja ki az állást.
cli-option-show-text = Ehelyett az egysoros állásszöveget írja ki.
cli-option-tty-mode = { $modes }. Nélküle classic2.
cli-option-tty-first = Klasszikus: ki kezd, például south; vagy random.
cli-option-tty-load = Mentett játszma folytatása.
cli-option-tty-level = A gép ellen játszol, 1 a leggyengébb.
cli-option-tty-side = A --level mellett: melyik fél vagy, például south vagy ghosts.
cli-option-tty-names = Kik játszanak, például 'Ada,Bob'.
cli-option-app-language = Ezen a nyelven szól, például fr vagy zh-Hant; nélküle a rendszerén.
cli-analyse-action = akció
cli-analyse-visits = látogatás
cli-analyse-line = változat
cli-analyse-nodes =
    { $n ->
        [one] Egy állás { $seconds } s alatt
       *[other] { $n } állás { $seconds } s alatt
    }
cli-analyse-ways = Lépések a célig: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: egy bájt
       *[other] { $path }: { $bytes } bájt
    }
cli-serve-at = A Hedgemaze itt érhető el: { $address }
cli-serve-kept = A játszmák helye: { $path }
cli-serve-no-page = Az oldal nincs felépítve, a böngészők csak egy megjegyzést látnak. Indítsd a ./play paranccsal a forrásmappában, vagy futtasd ott ezt: { $command }, és telepítsd újra.
cli-check-game =
    { $actions ->
        [one] { $number }. játszma: rendben, { $mode }, egy akció, { $end }
       *[other] { $number }. játszma: rendben, { $mode }, { $actions } akció, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] { $number }. játszma: rendben, { $mode }, egy akció, befejezetlen
       *[other] { $number }. játszma: rendben, { $mode }, { $actions } akció, befejezetlen
    }
cli-check-position = { $number }. állás: rendben, { $mode }, { $end }
cli-check-position-unfinished = { $number }. állás: rendben, { $mode }, befejezetlen
cli-check-maze = labirintus, { $name }: rendben, ehhez: { $mode }
cli-check-maze-nameless = névtelen labirintus: rendben, ehhez: { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirintus: hibás, egy okból:
       *[other] labirintus: hibás, { $n } okból:
    }
cli-check-wrong = hibás: { $problem }
cli-check-wrong-game = { $number }. játszma: hibás: { $problem }
cli-check-wrong-position = { $number }. állás: hibás: { $problem }
cli-check-wrong-json = { $number }. json: hibás: { $problem }
cli-check-empty = hibás: nincs benne játszma
cli-legal-yes = { $action } szabályos.
cli-legal-no = { $action } nem lehetséges.
cli-legal-in-way = Útban van: { $fences }.
cli-legal-piece = Az érintett bábu: { $piece }.
cli-legal-shut-in = Elzárva (jele { $mark }): { $squares }.
cli-legal-count = Szabályos akciók: { $n }
cli-show-position = Állás: { $text }
cli-match-none = Még nincs játszma
cli-match-done = Lejátszott játszmák: { $done } / { $total }
cli-match-player = játékos
cli-match-games = játszma
cli-match-points = pont
cli-match-won = győzelem
cli-match-drawn = döntetlen
cli-match-failed = hibás
cli-match-points-as = pont mint
cli-match-pellets-as = erőbogyó, mint { $side }
cli-match-range = { $low } – { $high }
cli-match-game = játszma, { $number } / { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = játszma, { $number } / { $total }: { $seats } { $result } ({ $reason }; hibás: { $failures })
cli-match-failure = { $number }. játszma: { $player } { $code } { $message }
cli-match-pairs = { $one } – { $other } párok (0, ½, 1, 1½, 2 pont): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr }, határok [{ $lower }, { $upper }], elfogadva: nem erősebb
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr }, határok [{ $lower }, { $upper }], elfogadva: erősebb
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr }, határok [{ $lower }, { $upper }], nem dőlt el
cli-modes-hint = hedgemaze modes MODE többet mond valamelyikről; hedgemaze tty MODE elindítja.
cli-modes-about-classic2 = Quoridor kettesben: érd el elsőként a szemközti oldalt.
cli-modes-about-classic3 = Quoridor hármasban, mindenki egyedül.
cli-modes-about-classic4 = Quoridor négyesben, mindenki egyedül.
cli-modes-about-pacman = PAC-MAN négy szellem ellen, rögzített labirintusban: négy erőbogyó három elkapás előtt.
cli-modes-about-advanced = PAC-MAN négy szellem ellen, alagutakkal, és falakkal, amelyeket mindkét fél lerakhat.
cli-modes-mazes = Labirintusok: { $mazes }
cli-modes-mazes-option = Labirintusok: { $mazes } (--maze, fájl is lehet)
cli-modes-maze-default = { $name } ({ $title }, az alapértelmezett)
cli-modes-sides = A felek, a sorrendjükben: { $sides }
cli-modes-fences = Falak fejenként: { $n } (a --fences módosítja)
cli-modes-board = Tábla: { $size } × { $size } (--size 3, 5, 7 vagy 9)
cli-modes-pieces = Bábuk: { $pieces }
cli-modes-players = Játékosok: 2–5, egyikük PAC-MAN, a többiek megosztoznak a szellemeken (--players)
cli-modes-stocks = Lerakható falak: PAC-MAN { $pacman }, szellemek { $ghosts }
cli-modes-house = Házi szabályok (--house NAME=VALUE), mindegyik a maga pontjával:
cli-modes-rule = { $name }: alapérték { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: most { $value }, alapérték { $default }; { $allowed } [{ $clause }]
