# Strona analizy i strona ustawiania pozycji.

analysis-paste = Wklej pozycję albo ruchy gry i pokaż
analysis-show = Pokaż
analysis-file = Otwórz plik
analysis-position = Pozycja
analysis-link = Link do tego, co widać na planszy
analysis-tab-lines = Warianty
analysis-tab-graph = Wykres
analysis-tab-share = Udostępnij
analysis-share-label = Udostępnij i otwórz
analysis-copy-link = Kopiuj link
analysis-copy-record = Kopiuj ruchy
analysis-download = Pobierz
analysis-copied = Skopiowano.
analysis-copy-failed = Przeglądarka nie pozwala kopiować. Link poniżej można skopiować ręcznie.
analysis-set-up = Ustaw pozycję
analysis-who = Kto wygrywa
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = Najlepsze warianty
analysis-thinking = Namysł…
analysis-try = Graj aż do { $action }
analysis-nodes =
    { $n ->
        [one] Obejrzano jedną pozycję
        [few] Obejrzano { $n } pozycje
       *[many] Obejrzano { $n } pozycji
    }
analysis-certain =
    { $n ->
        [one] Wygrana w jednej akcji: { $side }
        [few] Wygrana w { $n } akcjach: { $side }
       *[many] Wygrana w { $n } akcjach: { $side }
    }
analysis-draw = Pewny remis
analysis-first = Na początek
analysis-back = Wstecz
analysis-next = Naprzód
analysis-last = Na koniec
analysis-drawn = Pokaż drogi i najlepsze ruchy
analysis-variation = Próbujesz własnych ruchów.
analysis-home = Wróć do gry
analysis-branch = Po { $n }:
analysis-forget = Usuń ten wariant
analysis-note = Notatka
analysis-note-here = Notatka do tej pozycji
analysis-promote = W górę
analysis-variation-bar = Co zrobić z wariantem
analysis-better = Pokaż
exact-label = Na pewno:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN wygrywa w tej rundzie.
        [few] PAC-MAN wygrywa w { $rounds } rundy.
       *[many] PAC-MAN wygrywa w { $rounds } rund.
    }
exact-ghosts =
    { $rounds ->
        [one] Duchy łapią PAC-MANA w tej rundzie.
        [few] Duchy łapią PAC-MANA w { $rounds } rundy.
       *[many] Duchy łapią PAC-MANA w { $rounds } rund.
    }
exact-open = Nikt nie może wymusić wygranej.
exact-open-life = W tym życiu ani duchy nie wymuszą złapania PAC-MANA, ani PAC-MAN wygranej.
exact-short-pacman = PAC-MAN w { $rounds }
exact-short-ghosts = Duchy w { $rounds }
exact-short-open = Nikt
exact-offer = Z trzema duchami da się to dokładnie obliczyć. Potrwa to minutę lub dwie.
exact-work = Oblicz
exact-working = Obliczamy…
graph-title = Cała gra
graph-label = Moment gry
graph-moment = Po { $n }, { $action }: { $text }
graph-progress = Ile gry już przeanalizowano
graph-stop = Zatrzymaj
graph-again = Analizuj całą grę
summary-label = Przebieg gry
summary-accuracy = Celność:
summary-blunder =
    { $n ->
        [0] Bez grubych błędów
        [one] { $n } gruby błąd
        [few] { $n } grube błędy
       *[many] { $n } grubych błędów
    }
summary-mistake =
    { $n ->
        [0] Bez błędów
        [one] { $n } błąd
        [few] { $n } błędy
       *[many] { $n } błędów
    }
summary-inaccuracy = Nie najlepsze: { $n }
mark-inaccuracy = (nie najlepsze)
mark-mistake = (błąd)
mark-blunder = (gruby błąd)
verdict-inaccuracy = { $action } nie jest najlepsze: { $better } byłoby lepsze o { $percent }%.
verdict-mistake = { $action } to błąd: { $better } byłoby lepsze o { $percent }%.
verdict-blunder = { $action } to gruby błąd: { $better } byłoby lepsze o { $percent }%.
verdict-thrown-win = { $action } oddaje pewną wygraną: { $better } wygrywa.
verdict-thrown-open = { $action } na pewno przegrywa: { $better } uratowałoby grę.
read-action = Ruchu nr { $n } ({ $action }) nie można zagrać: { $reason }
read-mode = Tak nie da się grać w tę grę. Kod błędu: { $code }
read-maze = Tego labiryntu nie można użyć. Kod błędu: { $code }
read-house_rule = Tej zasady domowej nie można użyć. Kod błędu: { $code }
read-record = Tego pliku gry nie da się odczytać. Kod błędu: { $code }
read-mode-unknown = Nie ma takiej gry.
read-position-too_long = To za długie jak na pozycję.
read-position-unreadable = To ani pozycja, ani gra.
read-position-fences = Nie da się odczytać ogrodzeń.
read-position-pieces = Nie da się odczytać pionków albo któregoś brakuje.
read-position-stocks = Nie da się odczytać, ile zostało ogrodzeń.
read-position-pellets = Nie da się odczytać kulek mocy i żyć.
read-position-turn = Nie wiadomo, czyja jest kolej.
read-position-memory = Nie da się odczytać pól, na które pionki nie mogą wrócić.
read-position-counters = Nie da się odczytać liczb na końcu.
read-position-impossible = Żadna gra nie może dojść do tej pozycji.
read-square-unreadable = Nie ma takiego pola.
page-position = Ustaw pozycję
position-lead = Wybierz, co postawić, potem dotykaj pól planszy. W rowki wchodzą ogrodzenia; pionki można przeciągać.
position-game = Gra
position-size = Plansza
position-maze = Labirynt
position-maze-own = Własny
position-put = Co postawić
position-erase = Usuń
position-pellet = Kulka mocy
position-turn = Czyja kolej
position-stock = Pozostałe ogrodzenia: { $side }
position-lives = Życia
position-reserve = Kulki mocy w zapasie
position-empty = Zdejmij ogrodzenia
position-start = Od początku
position-fits = Wszystko w porządku.
position-analyse = Analizuj
position-computer = Graj z komputerem
position-as = Jako { $side }
position-off = { $piece } (poza planszą)
position-twice = Dwa pionki nie mogą stać na jednym polu.
position-overlap = Dwa ogrodzenia zachodzą na siebie albo się krzyżują.
position-no-way = Któryś pionek nie ma drogi do celu.
position-over = W tej pozycji gra jest już skończona.
position-all-pellets = Musi być kulka mocy do zjedzenia i życie do stracenia.
position-ghost-on-pellet = Duch nie może stać na kulce mocy.
