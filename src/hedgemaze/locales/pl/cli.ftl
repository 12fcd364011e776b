# Wiersz poleceń: pomoc i odpowiedzi. Nazwy poleceń, opcji i wartości, słowa wielkimi literami i zapisy zostają bez zmian.

cli-about = Gra według zasad Quoridor PAC-MAN: klasycznie dla 2–4 graczy i w dwóch trybach PAC-MAN.
cli-start = Zacznij od hedgemaze tty, żeby zagrać, albo od hedgemaze modes, żeby zobaczyć, co tu jest.
cli-usage = Użycie:
cli-options = Opcje
cli-arguments = Argumenty
cli-commands = Polecenia
cli-panel-where = Pozycja początkowa
cli-default = [domyślnie: { "{}" }]
cli-required = [wymagane]
cli-help = Pokaż tę pomoc i zakończ.
cli-try = { $problem } (spróbuj '{ $path } --help')
cli-standard-input = standardowe wejście
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Gra w terminalu: wszyscy przy jednej klawiaturze albo przeciw komputerowi.
cli-command-modes = Wypisuje pięć trybów i ich labirynty; z podanym trybem pokazuje o nim wszystko.
cli-command-mazes = Wypisuje labirynty galerii, od dobrych dla PAC-MANA do dobrych dla duchów; z podanym labiryntem pokazuje o nim wszystko.
cli-command-show = Pokazuje pozycję: planszę, czyja kolej i jak gra się skończyła, jeśli się skończyła.
cli-command-legal = Wypisuje dozwolone akcje pozycji albo mówi, czemu jakaś jest niedozwolona (kod wyjścia 1).
cli-command-perft = Liczy ciągi dozwolonych akcji danej długości; ostatni wiersz to sama liczba.
cli-command-convert = Przekształca gry i pozycje: zapisy, JSON, teksty pozycji, same ruchy, obrazy, plansze tekstowe.
cli-command-check =
    Sprawdza zapisy, labirynty, JSON i teksty pozycji: jeden wiersz na grę i każda przyczyna, dla której labirynt jest zły.
    
    Kod wyjścia to 0, jeśli wszystko się zgadza, 1, jeśli coś jest źle, 2, jeśli pliku w ogóle nie da się odczytać.
cli-command-bench = Wypisuje sygnaturę rdzenia, liczbę wspólną dla wszystkich kompilacji, i to, jak szybko tu działa.
cli-command-analyse = Pokazuje, co silnik myśli o pozycji: oceny, najlepsze akcje i warianty.
cli-command-match = Rozgrywa gry między silnikami i ocenia ich siłę.
cli-command-puzzles = Tworzy zagadki dla trybu: pozycje z jednym rozwiązaniem, udowodnione i ocenione.
cli-command-solve = Rozwiązuje labirynt wariantu PAC-MAN: kto może wymusić wygraną, z każdej pozycji.
cli-command-learn = Uczy sieć na grach, które silnik rozgrywa sam ze sobą; opisuje to docs/learning.md.
cli-command-ugi = Komunikuje się protokołem UGI (uogólnione UCI) na standardowym wejściu i wyjściu; opis w docs/protocols.md.
cli-command-serve = Udostępnia stronę i jej gry; zatrzymaj przez Ctrl-C.
cli-command-bot = Silnik gra przy stole serwera; zatrzymaj przez Ctrl-C.
cli-command-backup = Kopiuje bazę danych serwera w stanie z jednej chwili; serwer może dalej działać.
cli-command-admin = Tworzy, wypisuje lub unieważnia tokeny obsługi, które otwierają stronę obsługi serwera; serwer może dalej działać.
cli-command-migrate = Tworzy lub aktualizuje tabele bazy danych serwera i kończy.
cli-command-export = Wypisuje wszystkie skończone gry serwera, od najstarszej; serwer może dalej działać.
cli-option-analyse-json-lines = Odpowiadaj na wiele zapytań ze standardowego wejścia, jak opisuje docs/protocols.md.
cli-option-analyse-seconds = Sekundy na myślenie; domyślnie 1.
cli-option-analyse-nodes = Liczba pozycji do przeszukania.
cli-option-analyse-lines = Ile akcji pokazać.
cli-option-analyse-threads = Wątki na jedno przeszukiwanie.
cli-option-bot-link = Link do stołu, taki jak na stronie.
cli-option-bot-engine = Polecenie silnika, który obsługuje UGI, na przykład 'hedgemaze ugi'.
cli-option-bot-level = Zamiast --engine: poziom komputera, 1 jest najsłabszy.
cli-option-bot-name = Nazwa przy stole.
cli-option-bot-seat = Miejsce do zajęcia; 0 to pierwsze wolne.
cli-option-bot-movetime = Milisekundy na akcję; bez zegara domyślnie 1000.
cli-option-bot-games = Ile gier zagrać, jeśli są rewanże.
cli-option-bot-seed = Ziarno, dzięki któremu wszystkie losowe wybory da się powtórzyć.
cli-option-analyse-workers = Z --json-lines: liczba przeszukiwań naraz.
cli-option-analyse-seed = Ziarno losowych wyborów przeszukiwania.
cli-option-app-version = Wypisz wersję i zakończ.
cli-option-app-install-completion = Zainstaluj uzupełnianie dla bieżącej powłoki.
cli-option-app-show-completion = Wypisz skrypt uzupełniania dla bieżącej powłoki.
cli-option-json = Wypisz wynik jako JSON.
cli-option-backup-file = Dokąd zapisać kopię; istniejący plik zostanie zastąpiony.
cli-option-admin-action = token tworzy token i raz go wypisuje; list wypisuje wszystkie; revoke unieważnia jeden.
cli-option-admin-label = Nazwa tokenu; pokazuje ją dziennik działań.
cli-option-check-file = Zapisy, labirynty, JSON lub teksty pozycji; - czyta standardowe wejście.
cli-option-convert-in = Plik wejściowy; - czyta standardowe wejście.
cli-option-convert-out = Plik wyjściowy; bez niego lub z - wynik trafia na ekran.
cli-option-convert-from = Format IN; bez tej opcji rozpoznawany po IN.
cli-option-convert-to = Format zapisu.
cli-option-convert-dialect = Sposób zapisu w IN: { $dialects }.
cli-option-convert-mode = Tryb, w którym rozgrywane są same ruchy; domyślnie classic2.
cli-option-convert-game = Tylko gra lub pozycja numer N.
cli-option-convert-at = Tylko pierwsze N wpisów gry.
cli-option-export-json-lines = Jeden obiekt JSON na grę, razem z identyfikatorem jej stołu.
cli-option-legal-numbers = Wypisz przed każdą akcją jej numer.
cli-option-legal-json = Wypisz listę jako JSON.
cli-option-legal-why = Powiedz, czy ta akcja jest dozwolona, a jeśli nie, to czemu.
cli-option-match-player = { $players }, od level-1 do level-8 albo nazwy z pliku podanego przez --engines.
cli-option-match-engines = Plik TOML z zewnętrznymi silnikami (docs/protocols.md).
cli-option-match-games = Łączna liczba gier, zaokrąglona w górę, by każdy siedział na każdym miejscu równie często.
cli-option-match-seed = Ziarno otwarć i losowych wyborów.
cli-option-match-schedule = Jedno z: { $schedules }.
cli-option-match-concurrency = Gry w tym samym czasie.
cli-option-match-log = Zapisuj tu skończone gry i kontynuuj od ostatniej z nich.
cli-option-match-movetime = Milisekundy na akcję; domyślnie 1000.
cli-option-match-clock = Sekundy na każdym zegarze plus sekundy dodawane po turze: 60+1.
cli-option-match-nodes = Węzły na akcję.
cli-option-match-margin = O ile akcja może się spóźnić, zanim gra będzie przegrana.
cli-option-match-sprt = Zakończ, gdy tylko wiadomo, która z dwóch granic Elo jest prawdziwa, na przykład 0,10.
cli-option-match-alpha = Prawdopodobieństwo wyniku fałszywie dodatniego.
cli-option-match-beta = Prawdopodobieństwo wyniku fałszywie ujemnego.
cli-option-match-mazes = Tryby PAC-MAN: { $mazes } (labirynty samego trybu).
cli-option-modes-mode = Pokaż wszystko o tym trybie, razem z zasadami domowymi.
cli-option-mazes-maze = Labirynt z galerii.
cli-option-solve-maze = Nazwa labiryntu (zobacz hedgemaze mazes) albo plik labiryntu.
cli-option-solve-ghosts = Ile duchów gra, od 1 do 4; Blinky jest pierwszy.
cli-option-solve-lives = Ile złapań kończy grę, od 1 do 5.
cli-option-solve-out = Plik na tabelę; domyślnie plik w twoim folderze danych.
cli-option-solve-list = Wypisz tabele w twoim folderze danych.
cli-option-puzzles-number = Ile zagadek utworzyć.
cli-option-puzzles-seed = Ziarno gier, z których pochodzą pozycje.
cli-option-puzzles-games = Zakończ po tylu grach, nawet z mniejszą liczbą zagadek.
cli-option-puzzles-out = Plik na zagadki; zagadki innych trybów w nim zostają.
cli-option-tty-puzzle = Rozwiąż zagadkę: dzisiejszą albo taką, której numer, temat lub tryb podano jako MODE.
cli-option-solve-threads = Liczba wątków; domyślnie wszystkie procesory.
cli-option-learn-config = Plik konfiguracji (TOML) z opcjami uczenia.
cli-option-learn-folder = Folder uczenia; rozpoczęte uczenie jest tam kontynuowane.
cli-option-learn-minutes = Ile minut trwa uczenie.
cli-option-learn-selfplay = Program selfplay, który rozgrywa gry.
cli-option-learn-set = Ustaw dowolną opcję uczenia; można powtarzać.
cli-option-mode = { $modes }; albo pełny tekst trybu, na przykład 'pacman;maze=A2'.
cli-option-where = { $modes }; albo pełny tekst trybu, na przykład 'pacman;maze=A2'. Może to być też tekst pozycji w cudzysłowie, a - czyta go ze standardowego wejścia. Domyślnie classic2.
cli-option-position = Zacznij od tego tekstu pozycji; - czyta go ze standardowego wejścia.
cli-option-actions = Najpierw zagraj te akcje, na przykład 'e2 e8 e3h'.
cli-option-size = Klasycznie: wielkość planszy, 3, 5, 7 lub 9.
cli-option-fences = Klasycznie: ogrodzenia na stronę.
cli-option-maze = Tryby PAC-MAN: nazwa labiryntu (zob. hedgemaze modes) lub jego plik.
cli-option-house = Zasada domowa (zob. hedgemaze modes MODE); można powtarzać.
cli-option-players = Tryby PAC-MAN: od 2 do 5 graczy; dzielą się duchami.
cli-option-ascii = Rysuj planszę tylko znakami ASCII.
cli-option-perft-depth = Głębokość w akcjach.
cli-option-perft-divide = Wypisz też liczbę dla każdej pierwszej akcji.
cli-option-perft-backend = Co liczy: szybki rdzeń czy zasady wzorcowe.
cli-option-serve-host = Adres, na którym serwer słucha; 0.0.0.0 to wszystkie.
cli-option-serve-port = Port; 0 to dowolny wolny.
cli-option-serve-data = Folder bazy danych; domyślnie folder danych użytkownika.
cli-option-serve-database = Baza PostgreSQL zamiast wbudowanej.
cli-option-serve-nats = URL serwera NATS, przez który kilka serwerów z jedną bazą powiadamia się nawzajem.
cli-option-serve-proxy = Zaufane reverse proxy, od którego serwer przyjmuje adres klienta; można powtarzać.
cli-option-serve-site = Nazwa hosta, pod którą ludzie łączą się z serwerem; można powtarzać.
cli-option-serve-open = Otwórz przeglądarkę; domyślnie tylko w terminalu.
cli-option-serve-workers = Liczba procesów dla silników; 0 to żaden.
cli-option-serve-limits = Ogranicz liczbę żądań z jednego adresu.
cli-option-serve-expire-days = Usuń niedokończone gry, z których nikt nie korzystał przez tyle dni; 0 to nigdy.
cli-option-serve-expire-finished-days = Usuń zakończone gry, z których nikt nie korzystał przez tyle dni; 0 to nigdy.
cli-option-serve-log = debug, info, warning lub error.
cli-option-serve-contact = Gdzie mogą cię znaleźć operatorzy usług push: mailto:… albo https://….
cli-option-serve-push-service = Jeszcze jedna usługa push, do której wolno wysyłać powiadomienia; można powtarzać.
cli-option-serve-drain = Ile sekund działać po sygnale zatrzymania, podczas gdy /ready mówi serwerom proxy, żeby nie przysyłały nowych klientów.
cli-option-serve-admin-token-file = Plik z tokenem obsługi; jeśli go nie ma, zostanie utworzony.
cli-option-serve-backup-folder = Co jakiś czas kopiuj bazę danych do tego folderu (tylko SQLite).
cli-option-serve-backup-every = Godziny między dwiema kopiami; 0 to tylko te, o które prosi obsługa.
cli-option-serve-backup-keep = Ile kopii zapasowych zachować.
cli-option-serve-solve = Twórz tabele dokładnych wartości, o które prosi edytor labiryntów.
cli-option-serve-solve-space = Miejsce na dysku na wszystkie te tabele, w GB.
cli-option-serve-tracing = Wysyłaj ślady przez OpenTelemetry; dokąd, mówią zmienne OTEL_….
cli-option-show-svg = Zapisz zamiast tego obraz; - go wypisuje.
cli-option-show-theme = Motyw obrazu.
cli-option-show-json = Wypisz zamiast tego pozycję jako JSON.
cli-option-show-text = Wypisz zamiast tego pozycję w jednym wierszu.
cli-option-tty-mode = { $modes }. Domyślnie classic2.
cli-option-tty-first = Klasycznie: kto zaczyna, na przykład south; albo random.
cli-option-tty-load = Graj dalej w zapisaną grę.
cli-option-tty-level = Graj przeciw komputerowi; 1 to najsłabszy poziom.
cli-option-tty-side = Z --level: strona, którą grasz, na przykład south albo ghosts.
cli-option-tty-names = Imiona graczy, na przykład 'Ada,Bob'.
cli-option-app-language = Język, na przykład fr albo zh-Hant; domyślnie język systemu.
cli-analyse-action = akcja
cli-analyse-visits = odwiedziny
cli-analyse-line = wariant
cli-analyse-exact = Na pewno: { $verdict }
cli-analyse-best = Najlepsze akcje: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Jedna pozycja w { $seconds } s
        [few] { $n } pozycje w { $seconds } s
       *[many] { $n } pozycji w { $seconds } s
    }
cli-analyse-ways = Kroki do celu: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: jeden bajt
        [few] { $path }: { $bytes } bajty
       *[many] { $path }: { $bytes } bajtów
    }
cli-migrate-done = Baza danych ma wersję schematu { $version }.
cli-admin-revoked = Token { $label } jest unieważniony.
cli-serve-at = Hedgemaze działa pod adresem { $address }
cli-serve-kept = Gry są przechowywane w { $path }
cli-serve-no-page = Strona nie jest zbudowana, więc przeglądarki zobaczą tylko notkę. Uruchom ./play w folderze źródeł albo wykonaj tam { $command } i zainstaluj ponownie.
cli-bot-engine = Silnik
cli-bot-level = Poziom { $level }
cli-bot-seated = Miejsce { $seat }: { $side }, { $mode }
cli-bot-resume = Link z powrotem na to miejsce: { $link }
cli-bot-waiting = Czekanie na pozostałych graczy
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Odejście od stołu
cli-check-game =
    { $actions ->
        [one] gra { $number }: ok, { $mode }, jedna akcja, { $end }
        [few] gra { $number }: ok, { $mode }, { $actions } akcje, { $end }
       *[many] gra { $number }: ok, { $mode }, { $actions } akcji, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] gra { $number }: ok, { $mode }, jedna akcja, nieskończona
        [few] gra { $number }: ok, { $mode }, { $actions } akcje, nieskończona
       *[many] gra { $number }: ok, { $mode }, { $actions } akcji, nieskończona
    }
cli-check-position = pozycja { $number }: ok, { $mode }, { $end }
cli-check-position-unfinished = pozycja { $number }: ok, { $mode }, gra nieskończona
cli-check-maze = labirynt { $name }: ok, dla { $mode }
cli-check-maze-nameless = labirynt bez nazwy: ok, dla { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirynt: źle, z jednego powodu:
        [few] labirynt: źle, z { $n } powodów:
       *[many] labirynt: źle, z { $n } powodów:
    }
cli-check-wrong = źle: { $problem }
cli-check-wrong-game = gra { $number }: źle: { $problem }
cli-check-wrong-position = pozycja { $number }: źle: { $problem }
cli-check-wrong-json = json { $number }: źle: { $problem }
cli-check-empty = źle: nie ma w tym żadnej gry
cli-legal-yes = Akcja { $action } jest dozwolona.
cli-legal-no = Akcja { $action } jest niemożliwa.
cli-legal-in-way = Na drodze: { $fences }.
cli-legal-piece = Chodzi o pionek: { $piece }.
cli-legal-shut-in = Zamknięte pola (oznaczone { $mark }): { $squares }.
cli-legal-count = Dozwolone akcje: { $n }
cli-show-position = Pozycja: { $text }
cli-match-none = Jeszcze żadnych gier
cli-match-done = Rozegrane gry: { $done } z { $total }
cli-match-player = gracz
cli-match-games = gry
cli-match-points = punkty
cli-match-won = wygrane
cli-match-drawn = remisy
cli-match-failed = błędy
cli-match-points-as = punkty jako
cli-match-pellets-as = kulki mocy jako { $side }
cli-match-range = od { $low } do { $high }
cli-match-game = gra { $number } z { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = gra { $number } z { $total }: { $seats } { $result } ({ $reason }; błędy: { $failures })
cli-match-failure = gra { $number }: { $player } { $code } { $message }
cli-match-pairs = Pary { $one } przeciw { $other } (0, ½, 1, 1½, 2 punkty): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } w [{ $lower }, { $upper }], przyjęto: nie silniejszy
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } w [{ $lower }, { $upper }], przyjęto: silniejszy
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } w [{ $lower }, { $upper }], nierozstrzygnięte
cli-modes-hint = hedgemaze modes MODE pokazuje więcej o jednym z nich; hedgemaze tty MODE uruchamia w nim grę.
cli-modes-about-classic2 = Quoridor dla dwóch osób: kto pierwszy na przeciwległym brzegu.
cli-modes-about-classic3 = Quoridor dla trzech osób, każda dla siebie.
cli-modes-about-classic4 = Quoridor dla czterech osób, każda dla siebie.
cli-modes-about-pacman = PAC-MAN przeciw czterem duchom w stałym labiryncie: cztery kulki mocy, zanim złapią go trzy razy.
cli-modes-about-advanced = PAC-MAN przeciw czterem duchom, z tunelami i ogrodzeniami, które stawiają obie strony.
cli-modes-mazes = Labirynty: { $mazes }
cli-modes-mazes-option = Labirynty: { $mazes } (--maze, także plik)
cli-modes-maze-default = { $name } ({ $title }, domyślny)
cli-modes-sides = Strony, w kolejności tur: { $sides }
cli-modes-fences = Ogrodzenia na stronę: { $n } (zmienia to --fences)
cli-modes-board = Plansza: { $size } na { $size } (--size 3, 5, 7 lub 9)
cli-modes-pieces = Pionki: { $pieces }
cli-modes-players = Gracze: od 2 do 5, jeden jest PAC-MANEM, pozostali dzielą się duchami (--players)
cli-modes-stocks = Ogrodzenia do postawienia: PAC-MAN { $pacman }, duchy { $ghosts }
cli-modes-house = Zasady domowe (--house NAME=VALUE), każda ze swoim punktem zasad:
cli-modes-rule = { $name }: domyślnie { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: teraz { $value }, domyślnie { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = gry: { $games }, znalezione: { $found }
cli-puzzles-stopped = Zatrzymano. Uruchom to samo polecenie jeszcze raz, żeby kontynuować.
cli-puzzles-made = Zagadki w { $path }: { $n }.
cli-solve-memory = Rozwiązanie wymaga pamięci: { $needed }; wolne: { $free }.
cli-solve-pieces = Pamięci jest mało, więc gotowe części zostają na dysku i są w razie potrzeby znów czytane. To trwa dłużej.
cli-solve-step = życia: { $lives }, kulki mocy: { $pellets }, rundy: { $rounds }
cli-solve-stopped = Zatrzymano. Uruchom to samo polecenie jeszcze raz, żeby kontynuować.
cli-solve-none = Nie ma jeszcze tabel.
cli-solve-file = Tabela: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Duchy: { $ghosts }, życia: { $lives }. PAC-MAN może wymusić wygraną w jednej rundzie.
        [few] Duchy: { $ghosts }, życia: { $lives }. PAC-MAN może wymusić wygraną w { $rounds } rundach.
       *[many] Duchy: { $ghosts }, życia: { $lives }. PAC-MAN może wymusić wygraną w { $rounds } rundach.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Duchy: { $ghosts }, życia: { $lives }. Duchy mogą wymusić wygraną; następne złapanie zajmie jedną rundę.
        [few] Duchy: { $ghosts }, życia: { $lives }. Duchy mogą wymusić wygraną; następne złapanie zajmie najwyżej { $rounds } rundy.
       *[many] Duchy: { $ghosts }, życia: { $lives }. Duchy mogą wymusić wygraną; następne złapanie zajmie najwyżej { $rounds } rund.
    }
cli-solve-verdict-open = Duchy: { $ghosts }, życia: { $lives }. Nikt nie może wymusić wygranej.
cli-solve-folder = Tabele w { $path }:
cli-solve-column-maze = labirynt
cli-solve-column-number = duchy
cli-solve-column-size = rozmiar
cli-solve-column-file = plik
cli-solve-column-lives = życia
cli-solve-column-start = początek
cli-solve-column-rounds = rundy
cli-solve-column-pacman = wygrywa PAC-MAN
cli-solve-column-ghosts = wygrywają duchy
cli-solve-column-open = nikt
cli-solve-column-longest = najdłużej
cli-solve-longest = PAC-MAN { $pacman }, duchy { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = duchy
cli-solve-value-open = nikt
cli-mazes-hint =
    Bezbłędna gra: kto przy czterech duchach może wymusić wynik i w ile rund.
    Poziomy: wynik PAC-MANA przy tym samym poziomie po obu stronach.
    hedgemaze mazes MAZE pokazuje więcej; hedgemaze tty pacman --maze MAZE uruchamia w nim grę.
cli-mazes-column-name = nazwa
cli-mazes-column-title = tytuł
cli-mazes-column-exact = bezbłędna gra
cli-mazes-column-level = poziom { $level }
cli-mazes-column-ghosts = duchy: { $n }
cli-mazes-column-equal = poziom
cli-mazes-column-score = wynik
cli-mazes-column-handicap = najbliżej równych szans
cli-mazes-column-handicap-score = wynik
cli-mazes-standard = zwykłe zasady
