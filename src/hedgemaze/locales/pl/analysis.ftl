# Strona analizy i strona ustawiania pozycji.

analysis-paste = Wklej pozycję lub zapis i pokaż
analysis-show = Pokaż
analysis-file = Otwórz plik
analysis-position = Pozycja
analysis-link = Link do tego, co widać na planszy
analysis-share-label = Udostępnij i otwórz
analysis-copy-link = Kopiuj link
analysis-copy-record = Kopiuj zapis
analysis-download = Pobierz
analysis-copied = Skopiowano.
analysis-copy-failed = Przeglądarka nie pozwala nam kopiować. Link poniżej można skopiować ręcznie.
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
analysis-drawn = Pokaż drogi i najlepsze akcje
analysis-variation = To próbny wariant.
analysis-home = Wróć do gry
analysis-branch = Po { $n }:
analysis-forget = Porzuć ten wariant
analysis-better = Pokaż
graph-title = Cała gra
graph-label = Moment gry
graph-moment = Po { $n }, { $action }: { $text }
graph-progress = Ile gry już oceniono
graph-stop = Zatrzymaj
graph-again = Oceń całą grę
mark-inaccuracy = (nie najlepsze)
mark-mistake = (błąd)
mark-blunder = (gruby błąd)
verdict-inaccuracy = { $action } nie jest najlepsze: { $better } było lepsze o { $percent }%.
verdict-mistake = { $action } to błąd: { $better } było lepsze o { $percent }%.
verdict-blunder = { $action } to gruby błąd: { $better } było lepsze o { $percent }%.
read-action = Akcji nr { $n } ({ $action }) nie można zagrać: { $reason }
read-mode = Tak nie da się grać w tę grę ({ $code }).
read-maze = Tego labiryntu nie można użyć ({ $code }).
read-house_rule = Tej zasady domowej nie można użyć ({ $code }).
read-mode-unknown = Nie ma takiej gry.
read-position-too_long = To za długie jak na pozycję.
read-position-unreadable = To ani pozycja, ani zapis.
read-position-fences = Nie da się odczytać ogrodzeń.
read-position-pieces = Nie da się odczytać pionków albo któregoś brakuje.
read-position-stocks = Nie da się odczytać, ile zostało ogrodzeń.
read-position-pellets = Nie da się odczytać kulek i żyć.
read-position-turn = Nie da się odczytać, czyja jest kolej.
read-position-memory = Nie da się odczytać pól, na które pionki nie mogą wrócić.
read-position-counters = Nie da się odczytać liczb na końcu.
read-position-impossible = Żadna gra nie może dojść do tej pozycji.
read-square-unreadable = Nie ma takiego pola.
page-position = Ustaw pozycję
position-lead = Wybierz, co postawić, potem naciskaj pola planszy. W rowki wchodzą ogrodzenia; pionki można przeciągać.
position-game = Gra
position-size = Plansza
position-maze = Labirynt
position-maze-own = Własny
position-put = Co postawić
position-erase = Zabierz
position-pellet = Kulka
position-turn = Czyja kolej
position-stock = Pozostałe ogrodzenia: { $side }
position-lives = Życia
position-reserve = Kulki w zapasie
position-empty = Zdejmij ogrodzenia
position-start = Od początku
position-fits = Wszystko pasuje.
position-analyse = Analizuj
position-computer = Graj z komputerem
position-as = Jako { $side }
position-off = { $piece } (poza planszą)
position-twice = Dwa pionki nie mogą stać na jednym polu.
position-overlap = Dwa ogrodzenia zachodzą na siebie albo się krzyżują.
position-no-way = Któryś pionek nie ma drogi do celu.
position-over = W tej pozycji gra jest już skończona.
position-all-pellets = Musi być kulka do zjedzenia i życie do stracenia.
position-ghost-on-pellet = Duch nie może stać na kulce.
