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
cli-try = { $problem } (próbáld ezt: '{ $path } --help')
cli-standard-input = szabványos bemenet
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Játszma a terminálban: minden játékos egy billentyűzetnél, vagy a gép ellen.
cli-command-modes = Felsorolja az öt játékmódot és a labirintusaikat; egy játékmóddal mindent elmond róla.
cli-command-mazes = Felsorolja a galéria labirintusait attól, amelyik PAC-MAN-nek kedvez, addig, amelyik a szellemeknek; egy labirintussal mindent elmond róla.
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
cli-command-puzzles = Fejtörőket készít egy játékmódhoz: állásokat egyetlen, bizonyított megoldással, nehézség szerint.
cli-command-solve = Megold egy labirintust a PAC-MAN-változatban: ki tudja kikényszeríteni a győzelmet, minden állásból.
cli-command-learn = Hálózatot tanít olyan játszmákból, amelyeket a motor önmaga ellen játszik; a docs/learning.md írja le.
cli-command-ugi = Az UGI protokollt (az UCI általánosítását) használja a szabványos be- és kimeneten; lásd: docs/protocols.md.
cli-command-serve = Kiszolgálja az oldalt és a játszmáit; Ctrl-C állítja le.
cli-command-bot = Egy motort játszat egy kiszolgáló asztalánál; Ctrl-C állítja le.
cli-command-backup = Lemásolja egy kiszolgáló adatbázisát, ahogy egy adott pillanatban áll; a kiszolgáló közben futhat.
cli-command-admin = Üzemeltetői tokeneket készít, sorol fel vagy von vissza; ezek nyitják meg a kiszolgáló üzemeltetői oldalát. A kiszolgáló közben futhat.
cli-command-migrate = Létrehozza vagy frissíti egy kiszolgáló adatbázisának tábláit, aztán kilép.
cli-command-export = Kiírja egy kiszolgáló összes befejezett játszmáját, a legrégebbivel kezdve; a kiszolgáló közben futhat.
cli-option-analyse-json-lines = Sok kérésre válaszol a szabványos bemenetről; lásd: docs/protocols.md.
cli-option-analyse-seconds = Ennyi ideig gondolkodik; ha nincs megadva, 1 másodpercig.
cli-option-analyse-nodes = Ennyi állást néz meg.
cli-option-analyse-lines = Hány akciót mutasson.
cli-option-analyse-threads = Egy keresés szálainak száma.
cli-option-bot-link = Az asztal linkje, ahogy az oldal mutatja.
cli-option-bot-engine = Egy UGI-t ismerő motor parancsa, például 'hedgemaze ugi'.
cli-option-bot-level = Az --engine helyett: a gép egyik szintje, 1 a leggyengébb.
cli-option-bot-name = A név az asztalnál.
cli-option-bot-seat = A hely, ahová leül; 0 az első szabad.
cli-option-bot-movetime = Ezredmásodperc egy akcióra; óra nélkül az alapérték 1000.
cli-option-bot-games = Hány játszmát játsszon, ha van visszavágó.
cli-option-bot-seed = Véletlenmag, amellyel minden véletlen választás megismételhető.
cli-option-analyse-workers = A --json-lines mellett: egyszerre futó keresések.
cli-option-analyse-seed = Véletlenmag ahhoz, amit a keresés a véletlenre bíz.
cli-option-app-version = Kiírja a verziót, és kilép.
cli-option-app-install-completion = Telepíti a kiegészítést a mostani parancsértelmezőhöz.
cli-option-app-show-completion = Kiírja a mostani parancsértelmező kiegészítő szkriptjét.
cli-option-json = JSON-ként írja ki az eredményt.
cli-option-backup-file = Ahová a másolat kerül; ha már létezik, felülírja.
cli-option-admin-action = token készít egy tokent, és egyszer kiírja; list felsorolja a tokeneket; revoke visszavon egyet.
cli-option-admin-label = A token neve; az eseménynapló ezt mutatja.
cli-option-check-file = Lejegyzések, labirintusok, JSON vagy állásszövegek; a - a szabványos bemenetet olvassa.
cli-option-convert-in = Bemeneti fájl; a - a szabványos bemenetet olvassa.
cli-option-convert-out = Kimeneti fájl; nélküle vagy a - jellel kiírja az eredményt.
cli-option-convert-from = Az IN formátuma; nélküle az IN tartalma dönti el.
cli-option-convert-to = A kimenet formátuma.
cli-option-convert-dialect = Az IN jelölése: { $dialects }.
cli-option-convert-mode = A puszta lépések játékmódja; nélküle classic2.
cli-option-convert-game = Csak az N. játszma vagy állás.
cli-option-convert-at = Egy játszmának csak az első N bejegyzése.
cli-option-export-json-lines = Játszmánként egy JSON-objektum, az asztal azonosítójával.
cli-option-legal-numbers = Minden akció elé kiírja a sorszámát.
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
cli-option-mazes-maze = A galéria egyik labirintusa.
cli-option-solve-maze = Egy labirintus neve (lásd hedgemaze mazes) vagy egy labirintusfájl.
cli-option-solve-ghosts = Hány szellem játszik, 1–4; Blinky az első.
cli-option-solve-lives = Hány elkapás után van vége a játszmának, 1–5.
cli-option-solve-out = A táblázat fájlja; ha nincs megadva, egy fájl az adatmappádban.
cli-option-solve-list = Felsorolja az adatmappád táblázatait.
cli-option-puzzles-number = Hány fejtörőt készítsen.
cli-option-puzzles-seed = Azoknak a játszmáknak a véletlenmagja, amelyekből az állások jönnek.
cli-option-puzzles-games = Ennyi játszma után megáll, akkor is, ha kevesebb fejtörő van.
cli-option-puzzles-out = A fejtörők fájlja; a benne lévő más játékmódúak megmaradnak.
cli-option-tty-puzzle = Fejtörő megoldása: a mai, vagy egy másik, amelynek azonosítója, témája vagy játékmódja a MODE.
cli-option-solve-threads = Szálak száma; ha nincs megadva, az összes processzor.
cli-option-learn-config = Konfigurációs fájl (TOML) a tanulás beállításaival.
cli-option-learn-folder = A tanulás mappája; a megkezdett tanulás ott folytatódik.
cli-option-learn-minutes = Hány percig tart a tanulás.
cli-option-learn-selfplay = A selfplay program, amely a játszmákat játssza.
cli-option-learn-set = A tanulás bármely beállítását megadja; ismételhető.
cli-option-mode = { $modes }; vagy egy játékmód teljes szövege, például 'pacman;maze=A2'.
cli-option-where = { $modes }; vagy egy játékmód teljes szövege, például 'pacman;maze=A2'. Idézőjelben egy állásszöveg is jó, a - pedig a szabványos bemenetről olvas egyet. Nélküle classic2.
cli-option-position = Ebből az állásszövegből indul; a - a szabványos bemenetről olvassa.
cli-option-actions = Előbb ezeket játssza le, például 'e2 e8 e3h'.
cli-option-size = Klasszikus: 3, 5, 7 vagy 9 méretű tábla.
cli-option-fences = Klasszikus: falak fejenként.
cli-option-maze = PAC-MAN-játékmódok: egy labirintus neve (lásd: hedgemaze modes) vagy egy labirintusfájl.
cli-option-house = Egy házi szabály (lásd: hedgemaze modes MODE); többször is megadható.
cli-option-players = PAC-MAN-játékmódok: 2–5 játékos, akik megosztoznak a szellemeken.
cli-option-ascii = Csak ASCII-jelekkel rajzolja a táblát.
cli-option-perft-depth = Hány akció mélységig.
cli-option-perft-divide = Minden első akcióhoz kiírja az alatta lévők számát is.
cli-option-perft-backend = Ki számol: a gyors mag vagy a mintaszabályok.
cli-option-serve-host = A cím, amelyen figyel; 0.0.0.0 mindegyiken.
cli-option-serve-port = A port; 0 esetén bármelyik szabad.
cli-option-serve-data = Az adatbázis helye; ha nincs megadva, a felhasználó adatmappája.
cli-option-serve-database = PostgreSQL-adatbázis a beépített helyett.
cli-option-serve-nats = Annak a NATS-kiszolgálónak az URL-je, amelyen egy adatbázis több kiszolgálója értesíti egymást.
cli-option-serve-proxy = Megbízható fordított proxy, amelynek elhisszük a kliens címét; többször is megadható.
cli-option-serve-site = Név, amelyen a kiszolgálót elérik; többször is megadható.
cli-option-serve-open = Megnyit egy böngészőt; magától csak terminálban.
cli-option-serve-workers = A motorfolyamatok száma; 0, ha egy se legyen.
cli-option-serve-limits = Korlátozza, mennyit kérhet egy cím.
cli-option-serve-expire-days = Törli a befejezetlen játszmákat, amelyeket ennyi napja senki sem használt; 0, ha soha.
cli-option-serve-expire-finished-days = Törli a befejezett játszmákat, amelyeket ennyi napja senki sem használt; 0, ha soha.
cli-option-serve-log = debug, info, warning vagy error.
cli-option-serve-contact = Ahol a push-szolgáltatások üzemeltetői elérnek: mailto:… vagy https://….
cli-option-serve-push-service = Egy további push-szolgáltatás, amelynek értesítés küldhető; többször is megadható.
cli-option-serve-drain = Ennyi másodpercig fut még a leállító jel után, miközben /ready azt mondja a proxyknak, hogy ne küldjenek új klienst.
cli-option-serve-admin-token-file = Egy fájl üzemeltetői tokennel; ha nem létezik, elkészül.
cli-option-serve-backup-folder = Időről időre ebbe a mappába másolja az adatbázist (csak SQLite).
cli-option-serve-backup-every = Órák két biztonsági mentés között; 0 esetén csak akkor, amikor az üzemeltető kéri.
cli-option-serve-backup-keep = Hány biztonsági mentés maradjon meg.
cli-option-serve-solve = Elkészíti a pontos értékek táblázatait, amelyeket a labirintustervező kér.
cli-option-serve-solve-space = Lemezterület ezeknek a táblázatoknak összesen, GB-ban.
cli-option-serve-tracing = Nyomkövetés küldése OpenTelemetryvel; az OTEL_… változók mondják meg, hová.
cli-option-show-svg = Ehelyett képet ír; a - kiírja.
cli-option-show-theme = A kép megjelenése.
cli-option-show-json = Ehelyett JSON-ként írja ki az állást.
cli-option-show-text = Ehelyett az egysoros állásszöveget írja ki.
cli-option-tty-mode = { $modes }. Nélküle classic2.
cli-option-tty-first = Klasszikus: ki kezd, például south; vagy random.
cli-option-tty-load = Mentett játszma folytatása.
cli-option-tty-level = A gép ellen játszol, 1 a leggyengébb.
cli-option-tty-side = A --level mellett: melyik fél vagy, például south vagy ghosts.
cli-option-tty-names = A játékosok nevei, például 'Ada,Bob'.
cli-option-app-language = A program nyelve, például fr vagy zh-Hant; nélküle a rendszeré.
cli-analyse-action = akció
cli-analyse-visits = látogatás
cli-analyse-line = változat
cli-analyse-exact = Biztosan: { $verdict }
cli-analyse-best = Legjobb akciók: { $actions }
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
cli-migrate-done = Az adatbázis sémaverziója: { $version }.
cli-admin-revoked = Visszavont token: { $label }.
cli-serve-at = A Hedgemaze itt érhető el: { $address }
cli-serve-kept = A játszmák helye: { $path }
cli-serve-no-page = Az oldal nincs felépítve, a böngészők csak egy megjegyzést látnak. Indítsd a ./play paranccsal a forrásmappában, vagy futtasd ott ezt: { $command }, és telepítsd újra.
cli-bot-engine = Motor
cli-bot-level = { $level }. szint
cli-bot-seated = { $seat }. hely: { $side }, { $mode }
cli-bot-resume = A link, amellyel ide visszatérhetsz: { $link }
cli-bot-waiting = Várakozás a többi játékosra
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Elment az asztaltól
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
cli-match-points-as = pont ezzel a féllel
cli-match-pellets-as = erőbogyó ezzel: { $side }
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
cli-puzzles-step = játszmák: { $games }, talált: { $found }
cli-puzzles-stopped = Leállítva. A folytatáshoz futtasd újra ugyanezt a parancsot.
cli-puzzles-made = Fejtörők: { $n }, itt: { $path }.
cli-solve-memory = A megoldáshoz { $needed } memória kell; szabad: { $free }.
cli-solve-pieces = Kevés a memória, ezért a kész részek a lemezen maradnak, és szükség esetén újra beolvassuk őket. Így tovább tart.
cli-solve-step = életek: { $lives }, erőbogyók: { $pellets }, fordulók: { $rounds }
cli-solve-stopped = Leállítva. A folytatáshoz futtasd újra ugyanezt a parancsot.
cli-solve-none = Még nincsenek táblázatok.
cli-solve-file = Táblázat: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Szellemek: { $ghosts }, életek: { $lives }. PAC-MAN egy forduló alatt kikényszerítheti a győzelmet.
       *[other] Szellemek: { $ghosts }, életek: { $lives }. PAC-MAN { $rounds } forduló alatt kikényszerítheti a győzelmet.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Szellemek: { $ghosts }, életek: { $lives }. A szellemek kikényszeríthetik a győzelmet; egy forduló alatt elkapják PAC-MAN-t.
       *[other] Szellemek: { $ghosts }, életek: { $lives }. A szellemek kikényszeríthetik a győzelmet; legfeljebb { $rounds } forduló alatt elkapják PAC-MAN-t.
    }
cli-solve-verdict-open = Szellemek: { $ghosts }, életek: { $lives }. Senki sem tudja kikényszeríteni a győzelmet.
cli-solve-folder = Táblázatok itt: { $path }
cli-solve-column-maze = labirintus
cli-solve-column-number = szellemek
cli-solve-column-size = méret
cli-solve-column-file = fájl
cli-solve-column-lives = életek
cli-solve-column-start = kezdet
cli-solve-column-rounds = fordulók
cli-solve-column-pacman = PAC-MAN nyer
cli-solve-column-ghosts = szellemek nyernek
cli-solve-column-open = nyitott
cli-solve-column-longest = leghosszabb
cli-solve-longest = PAC-MAN { $pacman }, szellemek { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = szellemek
cli-solve-value-open = nyitott
cli-mazes-hint =
    Tökéletes játék: ki tudja kikényszeríteni az eredményt négy szellemmel, és hány forduló alatt.
    Szintek: PAC-MAN eredménye, ha mindkét oldal ugyanazon a szinten játszik.
    hedgemaze mazes MAZE többet mutat; hedgemaze tty pacman --maze MAZE elindítja.
cli-mazes-column-name = név
cli-mazes-column-title = cím
cli-mazes-column-exact = tökéletes játék
cli-mazes-column-level = { $level }. szint
cli-mazes-column-ghosts = szellemek: { $n }
cli-mazes-column-equal = szint
cli-mazes-column-score = eredmény
cli-mazes-column-handicap = legkiegyenlítettebb
cli-mazes-column-handicap-score = eredmény
cli-mazes-standard = az alapszabályok
