# Wiersz poleceń: pomoc i odpowiedzi. Nazwy poleceń, opcji i wartości, słowa wielkimi literami i zapisy zostają bez zmian.

cli-about = Gra według zasad Quoridor PAC-MAN: klasycznie dla 2–4 graczy i w dwóch trybach PAC-MAN.
cli-start = Zacznij od hedgemaze tty, żeby zagrać, albo od hedgemaze modes, żeby zobaczyć, co tu jest.
cli-usage = Użycie:
cli-options = Opcje
cli-arguments = Argumenty
cli-commands = Polecenia
cli-panel-where = Od czego zacząć
cli-default = [domyślnie: { "{}" }]
cli-required = [wymagane]
cli-help = Pokaż tę pomoc i zakończ.
cli-try = (spróbuj '{ $path } --help')
cli-standard-input = standardowe wejście
cli-command-tty = Gra w terminalu: wszyscy przy jednej klawiaturze albo przeciw komputerowi.
cli-command-modes = Wypisuje pięć trybów i ich labirynty; z podanym trybem mówi o nim wszystko.
cli-command-show = Pokazuje pozycję: planszę, czyja kolej i jak gra się skończyła, jeśli się skończyła.
cli-command-legal = Wypisuje dozwolone akcje pozycji albo mówi, czemu jakaś jest niedozwolona (kod wyjścia 1).
cli-command-perft = Liczy ciągi dozwolonych akcji danej długości; ostatni wiersz to sama liczba.
cli-command-convert = Przekształca gry i pozycje: zapisy, JSON, teksty pozycji, same ruchy, obrazy, plansze tekstowe.
cli-command-check =
    Sprawdza zapisy, labirynty, JSON i teksty pozycji: jeden wiersz na grę, a dla złego labiryntu każda przyczyna.
    
    Kod wyjścia to 0, jeśli wszystko się zgadza, 1, jeśli coś jest źle, 2, jeśli pliku w ogóle nie da się odczytać.
cli-command-bench = Wypisuje sygnaturę rdzenia, liczbę wspólną dla wszystkich kompilacji, i to, jak szybko tu działa.
cli-command-analyse = Mówi, co silnik myśli o pozycji: oceny, najlepsze akcje i warianty.
cli-command-match = Każe silnikom grać ze sobą i je ocenia.
cli-command-ugi = Mówi protokołem UGI (uogólnione UCI) na standardowym wejściu i wyjściu; opis w docs/protocols.md.
cli-command-serve = Udostępnia stronę i jej gry; kończy się przez Ctrl-C.
cli-command-backup = Kopiuje bazę danych serwera z jednej chwili; serwer może dalej działać.
cli-command-export = Wypisuje wszystkie skończone gry serwera, od najstarszej; serwer może działać.
cli-option-analyse-json-lines = Odpowiadaj na wiele zapytań ze standardowego wejścia, jak opisuje docs/protocols.md.
cli-option-analyse-seconds = Myśl tak długo; bez tego 1 sekundę.
cli-option-analyse-nodes = Obejrzyj tyle pozycji.
cli-option-analyse-lines = Ile akcji pokazać.
cli-option-analyse-threads = Wątki jednego szukania.
cli-option-analyse-workers = Z --json-lines: ile szukań naraz.
cli-option-analyse-seed = Ziarno tego, co szukanie zostawia przypadkowi.
cli-option-app-version = Wypisz wersję i zakończ.
cli-option-app-install-completion = Zainstaluj uzupełnianie dla bieżącej powłoki.
cli-option-app-show-completion = Wypisz skrypt uzupełniania dla bieżącej powłoki.
cli-option-json = Wypisz wynik jako JSON.
cli-option-backup-file = Dokąd trafia kopia; istniejąca zostanie zastąpiona.
cli-option-check-file = Zapisy, labirynty, JSON lub teksty pozycji; - czyta standardowe wejście.
cli-option-convert-in = Plik; - czyta standardowe wejście.
cli-option-convert-out = Plik; bez niego lub z - na standardowe wyjście.
cli-option-convert-from = Co zawiera IN; bez tego rozpoznawane po wyglądzie.
cli-option-convert-to = Co zapisać.
cli-option-convert-dialect = Sposób zapisu w IN: { $dialects }.
cli-option-convert-mode = W jakim trybie są same ruchy; bez tego classic2.
cli-option-convert-game = Tylko gra lub pozycja numer N.
cli-option-convert-at = Tylko pierwsze N wpisów gry.
cli-option-export-json-lines = Jeden obiekt JSON na grę, razem z jej stołem.
cli-option-legal-numbers = Wypisz przed każdą akcją jej numer.
cli-option-legal-json = Wypisz listę jako JSON.
cli-option-legal-why = Powiedz, czy ta akcja jest dozwolona, a jeśli nie, to czemu.
cli-option-match-player = { $players }, od level-1 do level-8 albo nazwy z pliku podanego przez --engines.
cli-option-match-engines = Plik TOML z zewnętrznymi silnikami (docs/protocols.md).
cli-option-match-games = Łączna liczba gier, zaokrąglona w górę, by każdy siedział na każdym miejscu równie często.
cli-option-match-seed = Ziarno otwarć i przypadku.
cli-option-match-schedule = Jedno z: { $schedules }.
cli-option-match-concurrency = Gry w tym samym czasie.
cli-option-match-log = Zapisuj tu skończone gry i kontynuuj od tego miejsca.
cli-option-match-movetime = Milisekundy na akcję; bez tego 1000.
cli-option-match-clock = Sekundy na każdym zegarze i dodawane po turze: 60+1.
cli-option-match-nodes = Węzły na akcję.
cli-option-match-margin = O ile akcja może się spóźnić, zanim gra będzie przegrana.
cli-option-match-sprt = Zakończ, gdy tylko wiadomo, która z dwóch granic Elo jest prawdziwa, na przykład 0,10.
cli-option-match-alpha = Prawdopodobieństwo błędnego tak.
cli-option-match-beta = Prawdopodobieństwo błędnego nie.
cli-option-match-mazes = Tryby PAC-MAN: { $mazes } (własne trybu).
cli-option-modes-mode = Powiedz wszystko o tym trybie, razem z zasadami domowymi.
cli-option-mode = { $modes }; albo cały tekst trybu, na przykład 'pacman;maze=A2'.
cli-option-where = { $modes }; albo cały tekst trybu, na przykład 'pacman;maze=A2'. Może to być też tekst pozycji w cudzysłowie, a - czyta go ze standardowego wejścia. Bez tego classic2.
cli-option-position = Zacznij od tego tekstu pozycji; - czyta go ze standardowego wejścia.
cli-option-actions = Najpierw zagraj te akcje, na przykład 'e2 e8 e3h'.
cli-option-size = Klasycznie: plansza 3, 5, 7 lub 9.
cli-option-fences = Klasycznie: ogrodzenia każdej strony.
cli-option-maze = Tryby PAC-MAN: nazwa labiryntu (zob. hedgemaze modes) lub jego plik.
cli-option-house = Zasada domowa (zob. hedgemaze modes MODE); można powtarzać.
cli-option-players = Tryby PAC-MAN: od 2 do 5; dzielą się duchami.
cli-option-ascii = Rysuj planszę tylko znakami ASCII.
cli-option-perft-depth = Ile akcji w głąb.
cli-option-perft-divide = Wypisz też liczbę dla każdej pierwszej akcji.
cli-option-perft-body = Kto liczy: szybki rdzeń czy zasady wzorcowe.
cli-option-serve-host = Adres, na którym serwer słucha; 0.0.0.0 to wszystkie.
cli-option-serve-port = Port; 0 to dowolny wolny.
cli-option-serve-data = Gdzie leży baza danych; bez tego folder danych użytkownika.
cli-option-serve-database = Baza PostgreSQL zamiast wbudowanej.
cli-option-serve-nats = Gdzie kilka serwerów z jedną bazą słyszy się przez NATS.
cli-option-serve-proxy = Pośrednik (proxy) przed serwerem, któremu wierzymy, kto pyta; można powtarzać.
cli-option-serve-site = Nazwa, pod którą ludzie widzą serwer; można powtarzać.
cli-option-serve-open = Otwórz przeglądarkę; samo z siebie tylko w terminalu.
cli-option-serve-workers = Procesy dla silników; 0 to żaden.
cli-option-serve-limits = Ogranicz, o ile może prosić jeden adres.
cli-option-serve-expire-days = Usuń niedokończone gry, z których nikt nie korzystał przez tyle dni; 0 to nigdy.
cli-option-serve-expire-finished-days = Usuń zakończone gry, z których nikt nie korzystał przez tyle dni; 0 to nigdy.
cli-option-serve-log = debug, info, warning lub error.
cli-option-show-svg = Zapisz zamiast tego obraz; - go wypisuje.
cli-option-show-theme = Jak wygląda obraz.
cli-option-show-json = Wypisz zamiast tego pozycję jako JSON.
cli-option-show-text = Wypisz zamiast tego pozycję w jednym wierszu.
cli-option-tty-mode = { $modes }. Bez tego classic2.
cli-option-tty-first = Klasycznie: kto zaczyna, na przykład south; albo random.
cli-option-tty-load = Graj dalej w zapisaną grę.
cli-option-tty-level = Graj przeciw komputerowi, 1 jest najsłabszy.
cli-option-tty-side = Z --level: którą jesteś stroną, na przykład south albo ghosts.
cli-option-tty-names = Kto gra, na przykład 'Ada,Bob'.
cli-option-app-language = Mów w tym języku, na przykład fr albo zh-Hant; bez tego w języku systemu.
cli-analyse-action = akcja
cli-analyse-visits = wizyty
cli-analyse-line = wariant
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
cli-serve-at = Hedgemaze działa pod adresem { $address }
cli-serve-kept = Gry są przechowywane w { $path }
cli-serve-no-page = Strona nie jest zbudowana, przeglądarki zobaczą tylko notkę. Uruchom ./play w folderze źródeł albo wykonaj tam { $command } i zainstaluj ponownie.
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
cli-match-pellets-as = kulki jako { $side }
cli-match-range = od { $low } do { $high }
cli-match-game = gra { $number } z { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = gra { $number } z { $total }: { $seats } { $result } ({ $reason }; błędy: { $failures })
cli-match-failure = gra { $number }: { $player } { $code } { $message }
cli-match-pairs = Pary { $one } przeciw { $other } (0, ½, 1, 1½, 2 punkty): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } w [{ $lower }, { $upper }], przyjęto: nie silniejszy
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } w [{ $lower }, { $upper }], przyjęto: silniejszy
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } w [{ $lower }, { $upper }], nierozstrzygnięte
cli-modes-hint = hedgemaze modes MODE mówi więcej o jednym z nich; hedgemaze tty MODE w niego gra.
cli-modes-about-classic2 = Quoridor dla dwóch osób: kto pierwszy na przeciwległym brzegu.
cli-modes-about-classic3 = Quoridor dla trzech osób, każda dla siebie.
cli-modes-about-classic4 = Quoridor dla czterech osób, każda dla siebie.
cli-modes-about-pacman = PAC-MAN przeciw czterem duchom w stałym labiryncie: cztery kulki, zanim złapią go trzy razy.
cli-modes-about-advanced = PAC-MAN przeciw czterem duchom, z tunelami i ogrodzeniami, które stawiają obie strony.
cli-modes-mazes = Labirynty: { $mazes }
cli-modes-mazes-option = Labirynty: { $mazes } (--maze, także plik)
cli-modes-maze-default = { $name } ({ $title }, domyślny)
cli-modes-sides = Strony, w kolejności tur: { $sides }
cli-modes-fences = Ogrodzenia każdej strony: { $n } (zmienia to --fences)
cli-modes-board = Plansza: { $size } na { $size } (--size 3, 5, 7 lub 9)
cli-modes-pieces = Pionki: { $pieces }
cli-modes-players = Gracze: od 2 do 5, jeden jest PAC-MANEM, pozostali dzielą się duchami (--players)
cli-modes-stocks = Ogrodzenia do postawienia: PAC-MAN { $pacman }, duchy { $ghosts }
cli-modes-house = Zasady domowe (--house NAME=VALUE), każda ze swoim punktem:
cli-modes-rule = { $name }: domyślnie { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: teraz { $value }, domyślnie { $default }; { $allowed } [{ $clause }]
