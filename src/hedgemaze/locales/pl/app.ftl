# Rama strony, strona główna, ustawienia i zwykłe strony.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Przejdź do treści
app-nav = Strony
page-game = Gra
page-new = Nowa gra
page-maze = Edytor labiryntów
page-rules = Zasady
page-games = Moje gry
page-analysis = Analiza
page-settings = Ustawienia
page-about = O grze
page-privacy = Prywatność
page-missing = Nic tu nie ma
mode-classic2 = Klasyczna dla dwojga
mode-classic3 = Klasyczna dla trojga
mode-classic4 = Klasyczna dla czworga
mode-pacman = Wariant PAC-MAN
mode-advanced = Zaawan­sowany PAC-MAN
mode-players-classic2 = 2 graczy
mode-players-classic3 = 3 graczy
mode-players-classic4 = 4 graczy
mode-players-pacman = od 2 do 5 graczy
mode-players-advanced = od 2 do 5 graczy
mode-about-classic2 = Kto pierwszy na przeciwległym brzegu? Ogrodzenia wydłużają drogę.
mode-about-classic3 = Trzy pionki, po sześć ogrodzeń i żadnych przyjaciół.
mode-about-classic4 = Cztery pionki spotykają się pośrodku. Każdy gra dla siebie.
mode-about-pacman =
    { $role ->
        [G] Złap PAC-MANA trzy razy, zanim zje cztery kulki.
       *[P] Zjedz cztery kulki, zanim duchy złapią cię trzy razy.
    }
mode-about-advanced = Duchy wychodzą z komnaty i wszyscy stawiają ogrodzenia.
front-title = Wyścig przez labirynt, który budujesz
front-lead = Pionki biegną, ogrodzenia rosną, duchy polują. Graj od razu, w pojedynkę lub razem, bez konta.
front-continue = Graj dalej: { $mode }
front-continue-since = Ostatnio { $when }
front-pick = Wybierz grę
front-play = Graj
front-role = Grasz jako
front-computer = Graj z komputerem
front-here = Graj na tym ekranie
front-set-up = Przygotuj grę
front-friends = Graj z przyjaciółmi
front-more = Więcej
front-learn = Naucz się grać
front-learn-about = Krótkie lekcje na planszy
front-rules = Zasady
front-rules-about = Wszystkie w minutę
front-maze = Narysuj labirynt
front-maze-about = Twój własny, dla duchów
front-analysis = Analizuj
front-analysis-about = Kto wygrywa i dlaczego
front-games = Moje gry
front-games-about = Graj dalej, oglądaj, zapisuj
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
set-up-title = { $mode }: przygotowanie
set-up-seats = Kto gra
set-up-person = Osoba tutaj
set-up-computer = Komputer, poziom
set-up-who = Kto gra: { $who }
set-up-name = Imię: { $who }
set-up-name-hint = Imię
set-up-ghost-players = Gracze duchów
set-up-players-count =
    { $n ->
        [one] Jeden
        [few] { $n }
       *[many] { $n }
    }
set-up-deal = Rozdaj duchy ponownie
set-up-ghost-player = Gracz duchów { $n }
set-up-character = Postać: { $who }
character-eater = Żarłok
character-horns = Duch z rogami
character-bow = Duch z kokardą
character-curl = Duch z loczkiem
character-nightcap = Duch w szlafmycy
set-up-first = Kto zaczyna
set-up-lot = Losowo
set-up-loser = Kto przegrał ostatnio
set-up-more = Plansza i ogrodzenia
set-up-size = Plansza
set-up-squares = { $size } na { $size }
set-up-fences = Ogrodzenia na gracza
set-up-fences-usual = { $n }, jak zwykle
set-up-maze = Labirynt
set-up-maze-this = Ten
set-up-maze-draw = Narysuj własny
set-up-position = Gra zaczyna się tutaj
set-up-bad = Tak nie da się grać ({ $code }).
set-up-start = Zacznij grę
setting-theme = Wygląd
theme-system = Jak w systemie
theme-arcade = Automat
theme-wood = Drewno
theme-contrast = Wysoki kontrast
setting-language = Język
setting-language-system = Jak w przeglądarce
language-failed = { $language }: nie udało się wczytać tego języka. Czy jest połączenie z siecią?
language-behind = { $language } (częściowo po angielsku)
setting-confirm = Potwierdzaj ogrodzenie przed postawieniem
confirm-touch = Tylko przy dotyku
confirm-always = Zawsze
confirm-never = Nigdy
setting-motion = Animacje
motion-system = Jak w systemie
motion-full = Pełne
motion-none = Brak
setting-sounds = Dźwięki
setting-coordinates = Litery i cyfry na planszy
setting-ways = Pokazuj najkrótsze drogi
device-title = Zapisane na tym urządzeniu
device-about = Gry, labirynty i ustawienia są w pamięci tej przeglądarki i nigdzie indziej.
device-export = Zapisz wszystko do pliku
device-erase = Usuń wszystko
device-erased = Wszystko usunięte.
device-ask = Usunąć wszystkie gry, labirynty i ustawienia z tego urządzenia? Nie da się tego cofnąć.
games-none = Nie ma jeszcze gier. Każda rozpoczęta gra zostanie tu, na tym urządzeniu.
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
games-open = Otwórz zapisy
games-opened =
    { $n ->
        [one] Dodano jedną grę.
        [few] Dodano { $n } gry.
       *[many] Dodano { $n } gier.
    }
games-open-bad = Gry nr { $game } z tego pliku nie da się odczytać ({ $code }).
update-ready = Nowa wersja jest gotowa.
update-now = Użyj teraz
update-later = Później
text-home = Na stronę główną
about-1 = Hedgemaze to darmowy program do gry planszowej z pionkami i ogrodzeniami, dla dwóch, trzech lub czterech graczy, i do jej wariantów z okrągłym żarłokiem i czterema duchami.
about-2 = Działa według zasad gry Quoridor PAC-MAN. Quoridor i PAC-MAN to znaki towarowe swoich właścicieli, z którymi Hedgemaze nie ma nic wspólnego. Rysunki, dźwięki, teksty i program są jego własne.
about-3 = Rysunku labiryntu z instrukcji nie ma wśród naszych źródeł. Labirynty w Hedgemaze są odtworzone, a ty możesz narysować własne.
about-4 = Przeciwnicy myślą na twoim urządzeniu. Jak ludzie, czasem czegoś nie zauważą: im niższy poziom, tym częściej. Liczba przy poziomie została zmierzona w grach z innymi poziomami.
about-5 = Zainstaluj stronę z menu przeglądarki, a będzie się otwierać jak każda aplikacja. Gry na tym ekranie i z komputerem po pierwszej wizycie nie potrzebują połączenia.
about-6 = Kod źródłowy jest otwarty na licencji Apache License 2.0.
privacy-1 = Gry na tym ekranie i z komputerem nigdy nie opuszczają twojego urządzenia. Są w pamięci tej przeglądarki razem z twoimi labiryntami i ustawieniami.
privacy-2 = Nie ma kont, reklam ani liczników, a strona nie prosi o nic żadnej innej witryny.
privacy-3 = Grę z przyjaciółmi przechowuje serwer, z którego otwarto tę stronę: ruchy, wpisane imiona i czas gry. Jedno ciasteczko tej witryny mówi, które miejsca są twoje.
privacy-4 = W ustawieniach możesz zapisać do pliku wszystko, co jest na tym urządzeniu, i to usunąć.
missing-1 = Ten adres donikąd nie prowadzi. Może brakuje w nim litery.
