# Rama strony, strona główna, ustawienia i zwykłe strony.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Przejdź do treści
app-nav = Strony
app-menu = Menu wszystkich stron
page-game = Gra
page-new = Nowa gra
page-maze = Edytor labiryntów
page-rules = Zasady
page-games = Moje gry
page-puzzles = Zagadki
page-analysis = Analiza
page-settings = Ustawienia
page-about = O grze
page-privacy = Prywatność
page-missing = Nie ma takiej strony
mode-classic2 = Klasyka dla dwojga
mode-classic3 = Klasyka dla trojga
mode-classic4 = Klasyka dla czworga
mode-pacman = Wariant PAC-MAN
mode-advanced = Zaawan­sowany PAC-MAN
mode-players-classic2 = 2 graczy
mode-players-classic3 = 3 graczy
mode-players-classic4 = 4 graczy
mode-players-pacman = od 2 do 5 graczy
mode-players-advanced = od 2 do 5 graczy
mode-about-classic2 = Dotrzyj przed przeciwnikiem na drugi brzeg. Ogrodzenia wydłużają drogę.
mode-about-classic3 = Trzy pionki, po sześć ogrodzeń i żadnych sojuszników.
mode-about-classic4 = Cztery pionki spotykają się pośrodku. Każdy gra dla siebie.
mode-about-pacman =
    { $role ->
        [G] Złap PAC-MANA trzy razy, zanim zje wszystkie cztery kulki mocy.
       *[P] Zjedz wszystkie cztery kulki mocy, zanim duchy złapią cię trzy razy.
    }
mode-about-advanced = Duchy wychodzą z komnaty i obie strony stawiają ogrodzenia.
front-title = Wyścig przez labirynt, który budujesz
front-lead = Ścigaj się, stawiaj ogrodzenia, uciekaj duchom. Graj od razu, w pojedynkę lub razem. Konto nie jest potrzebne.
front-continue = Graj dalej: { $mode }
front-continue-since = Ostatnio { $when }
front-pick = Wybierz grę
front-play = Graj
front-role = Grasz jako
front-computer = Graj z komputerem
front-here = Graj na tym ekranie
front-set-up = Przygotuj grę
front-friends = Zaproś przyjaciół
front-more = Więcej
front-learn = Naucz się grać
front-learn-about = Krótkie lekcje na planszy
front-rules = Zasady
front-rules-about = Przeczytasz je w minutę
front-maze = Narysuj labirynt
front-maze-about = Twój własny, dla duchów
front-analysis = Analizuj
front-analysis-about = Kto wygrywa i dlaczego
front-games = Moje gry
front-games-about = Graj dalej, oglądaj, zapisuj
puzzle-daily = Zagadka dnia
front-daily-about = Codziennie nowa
front-daily-done = Rozwiązana! Jutro będzie nowa.
puzzle-days =
    { $n ->
        [one] 1 dzień z rzędu
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
front-continue-label = Gry do dokończenia
front-your-turn = Twoja kolej
front-their-turn = Kolej: { $name }
front-you-are = Twoja strona: { $side }
front-against = Przeciw poziomowi { $level } · { $name }
front-ways = { $mode }: więcej sposobów gry
level-label = Poziom komputera
level-named = { $level } · { $name }
level-1 = Nasionko
level-2 = Kiełek
level-3 = Sadzonka
level-4 = Krzak
level-5 = Żywopłot
level-6 = Zielona rzeźba
level-7 = Labirynt
level-8 = Minotaur
level-9 = Doskonały
level-match = Dopasuj do mnie
level-match-about = Poziom rośnie, gdy wygrywasz, i spada, gdy przegrywasz.
level-figures = Jaka to siła?
level-rating-zero = Od poziomu 1 zaczyna się skala: jego siła to 0.
level-rating-elo = Zmierzona siła { $rating }, między { $low } a { $high }. Poziom 1 ma 0; kto ma o 100 więcej, wygrywa około 64 gier na 100.
level-rating-score = Zmierzone przeciw poziomowi 3 drugiej strony: { $rating } na 100 punktów, między { $low } a { $high }.
level-perfect-about = Z czterema duchami gra jak najsilniejszy poziom. Gdy duchów jest najwyżej trzy, nigdy nie popełnia błędu w bieżącym życiu. Twoje urządzenie oblicza to na początku gry.
level-like-classic-1 = Gra dla zabawy i wielu rzeczy nie zauważa. W sam raz na pierwszą grę.
level-like-classic-2 = Rzadko patrzy naprzód. Dobry przeciwnik na początek.
level-like-classic-3 = Wygrywa z większością początkujących, ale łatwo go przechytrzyć.
level-like-classic-4 = Dobry przeciwnik, gdy masz już za sobą kilka gier.
level-like-classic-5 = Wygrywa z większością osób, które grają od czasu do czasu.
level-like-classic-6 = Mało co mu umyka. Dla doświadczonych.
level-like-classic-7 = Patrzy daleko naprzód. Mało kto z nim wygrywa.
level-like-classic-8 = Najsilniejszy ze wszystkich. Czy wygrasz z nim choć raz?
level-like-P-1 = PAC-MAN bez planu. W sam raz na pierwszy pościg.
level-like-P-2 = PAC-MAN, który widzi tylko najbliższe zagrożenie. Dobry przeciwnik na początek.
level-like-P-3 = PAC-MAN, który ucieka większości początkujących.
level-like-P-4 = PAC-MAN, który planuje i trudno go osaczyć.
level-like-P-5 = Najsilniejszy PAC-MAN. Czy złapiesz go choć raz?
level-like-P-9 = PAC-MAN, który po zjedzeniu ducha nie popełnia błędów i stawia cię przed trudnymi zadaniami.
level-like-G-1 = Duchy, które błądzą bez celu. W sam raz na pierwszą grę.
level-like-G-2 = Duchy, które cię gonią, ale zostawiają luki. Dobry przeciwnik na początek.
level-like-G-3 = Duchy, które polują razem i wygrywają z większością początkujących.
level-like-G-4 = Duchy, które odcinają ci drogę. Dla doświadczonych.
level-like-G-5 = Najsilniejsze duchy. Prawie nie zostawiają luk.
level-like-G-9 = Duchy, które po stracie jednego z nich nie popełniają błędów i stawiają cię przed trudnymi zadaniami.
set-up-title = { $mode }: przygotowanie gry
set-up-seats = Kto gra
set-up-person = Ktoś przy tym ekranie
set-up-computer = Komputer, poziom
set-up-who = Kto gra: { $who }
set-up-name = Imię: { $who }
set-up-name-hint = Imię
set-up-ghost-players = Gracze prowadzący duchy
set-up-players-count =
    { $n ->
        [one] Jeden
        [few] { $n }
       *[many] { $n }
    }
set-up-deal = Rozdaj duchy ponownie
set-up-ghost-player = Duchy: gracz { $n }
set-up-character = Postać: { $who }
character-eater = Żarłok
character-horns = Duch z rogami
character-bow = Duch z kokardą
character-curl = Duch z loczkiem
character-nightcap = Duch w szlafmycy
set-up-first = Kto zaczyna
set-up-lot = Losowo
set-up-loser = Kto przegrał ostatnią grę
set-up-more = Plansza i ogrodzenia
set-up-size = Plansza
set-up-squares = { $size } na { $size }
set-up-fences = Ogrodzenia na gracza
set-up-fences-usual = { $n }, jak zwykle
set-up-maze = Labirynt
set-up-maze-this = Ten
set-up-maze-draw = Narysuj własny
set-up-position = Gra zaczyna się od tej pozycji
set-up-bad = W tę grę nie da się zagrać. Kod błędu: { $code }
set-up-start = Zacznij grę
setting-theme = Wygląd
theme-system = Jak w systemie
theme-arcade = Automat
theme-wood = Drewno
theme-garden = Ogród
theme-paper = Papier
theme-contrast = Wysoki kontrast
setting-pieces = Pionki
pieces-characters = Postacie
pieces-pawns = Zwykłe pionki
pieces-counters = Żetony
setting-fences = Ogrodzenia
fences-theme = Wszystkie w jednym kolorze
fences-owners = W kolorze właściciela
setting-language = Język
setting-language-system = Jak w przeglądarce
load-failed = Nie udało się wczytać tej strony. Czy masz połączenie z internetem?
language-failed = { $language }: nie udało się wczytać tego języka. Czy masz połączenie z internetem?
language-behind = { $language } (częściowo po angielsku)
setting-confirm = Potwierdzaj ogrodzenie przed postawieniem
confirm-touch = Tylko na ekranach dotykowych
confirm-always = Zawsze
confirm-never = Nigdy
setting-motion = Animacje
motion-system = Jak w systemie
motion-full = Pełne
motion-none = Brak
setting-sounds = Dźwięki
setting-coordinates = Litery i cyfry na planszy
setting-ways = Pokazuj najkrótsze drogi
setting-premoves = Ruchy na zapas: wybierz ruch, gdy grają inni (online)
device-title = Zapisane na tym urządzeniu
device-about = Twoje gry, labirynty i ustawienia są zapisane w tej przeglądarce i nigdzie indziej.
device-export = Zapisz wszystko do pliku
device-erase = Usuń wszystko
device-erased = Wszystko usunięte.
device-ask = Usunąć wszystkie gry, labirynty i ustawienia z tego urządzenia? Nie da się tego cofnąć.
games-none = Nie ma jeszcze gier. Każda rozpoczęta gra zapisuje się tutaj, na tym urządzeniu.
games-play = Zagraj
games-running =
    { $n ->
        [0] Nierozpoczęta · { $when }
        [one] Jedna akcja do tej pory · { $when }
        [few] { $n } akcje do tej pory · { $when }
       *[many] { $n } akcji do tej pory · { $when }
    }
games-over =
    { $n ->
        [one] Koniec po jednej akcji · { $when }
        [few] Koniec po { $n } akcjach · { $when }
       *[many] Koniec po { $n } akcjach · { $when }
    }
games-remove = Usuń tę grę: { $mode }
games-removed = Usunięto: { $mode }
games-continue = Graj dalej
games-look = Obejrzyj
games-analyse = Analizuj
games-save-all = Zapisz wszystkie do pliku
games-open = Otwórz pliki gier
games-opened =
    { $n ->
        [one] Dodano jedną grę.
        [few] Dodano { $n } gry.
       *[many] Dodano { $n } gier.
    }
games-open-bad = Gry nr { $game } z tego pliku nie da się odczytać. Kod błędu: { $code }
update-ready = Nowa wersja jest gotowa.
update-now = Zaktualizuj
update-later = Później
text-home = Na stronę główną
about-1 = Hedgemaze to wolna i darmowa gra planszowa (open source) z pionkami i ogrodzeniami, dla dwóch, trzech lub czterech graczy, z wariantami, w których cztery duchy gonią PAC-MANA.
about-2 = Gra się według zasad gry Quoridor PAC-MAN. Quoridor i PAC-MAN to znaki towarowe swoich właścicieli, którzy nie mają nic wspólnego z Hedgemaze. Wszystkie rysunki, dźwięki, teksty i kod są nasze.
about-3 = Nie mamy rysunku labiryntu z instrukcji. Labirynty w Hedgemaze są odtworzone, a ty możesz narysować własne.
about-4 = Komputerowi gracze działają na twoim urządzeniu. Jak ludzie, czasem czegoś nie zauważą: im niższy poziom, tym częściej. Liczba przy poziomie to siła zmierzona w grach z innymi poziomami.
about-5 = Możesz zainstalować tę stronę z menu przeglądarki i otwierać ją jak każdą aplikację. Po pierwszej wizycie gry na tym ekranie i z komputerem działają bez połączenia.
about-6 = Kod źródłowy jest otwarty na licencji Apache License 2.0.
privacy-1 = Gry na tym ekranie i z komputerem nigdy nie opuszczają twojego urządzenia. Są zapisane w tej przeglądarce razem z twoimi labiryntami i ustawieniami.
privacy-2 = Konto nie jest potrzebne. Nie ma reklam ani śledzenia, a strona nie wczytuje niczego z innych witryn.
privacy-3 = Grę z przyjaciółmi przechowuje serwer, z którego pochodzi ta strona: ruchy, wpisane imiona i czas gry. Jedno ciasteczko tej witryny pamięta, które miejsca są twoje.
privacy-4 = W ustawieniach możesz zapisać do pliku wszystko, co jest na tym urządzeniu, i to usunąć.
missing-1 = Pod tym adresem nie ma strony. Może brakuje w nim litery.
shortcuts-title = Skróty klawiszowe
shortcuts-board = Na planszy
shortcuts-fence = Ogrodzenia
shortcuts-pacman = Gry PAC-MAN
shortcuts-page = Wszędzie
shortcut-move = Przejdź z pola na pole
shortcut-edge = Przejdź do krawędzi planszy
shortcut-act = Wybierz pionek albo idź nim na to pole
shortcut-type = Wpisz akcję, na przykład e2 albo e3h
shortcut-back = Odłóż to, co trzymasz
shortcut-fence = Weź ogrodzenie
shortcut-slide = Przesuń ogrodzenie
shortcut-turn = Obróć ogrodzenie
shortcut-place = Postaw ogrodzenie
shortcut-stop = Zakończ ruch pionka albo całą turę
shortcut-spend = Zużyj kulkę mocy
shortcut-graph = W analizie: przejdź przez grę na wykresie
shortcut-card = Pokaż te skróty
key-enter = Enter
key-space = Spacja
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Kółko
key-right-click = Prawy przycisk
