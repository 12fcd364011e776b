page-me = Moje wyniki
page-player = Gracz
page-watching = Oglądaj gry
people-games = Gry
people-won = Wygrane
people-results = Wygrane { $won } · remisy { $drawn } · przegrane { $lost }
people-mode = Gra
people-levels = Z komputerem
people-as = Twoja strona: { $side }
people-accuracy = Celność
people-accuracy-label =
    { $n ->
        [one] Jedna gra; teraz { $now }
        [few] { $n } gry; teraz { $now }
       *[many] { $n } gier; teraz { $now }
    }
people-accuracy-none = Dokończ dwie gry, a linia pokaże, jak dobrze grasz.
people-openings = Twoje otwarcia
people-no-games = Tu liczymy twoje skończone gry: wygrane, poziomy, otwarcia i to, jak dobrze grasz.
people-device = Policzone na tym urządzeniu, bez konta.
people-device-title = Na tym urządzeniu
people-account = Konto
people-public = Moja strona publiczna
people-ratings = Rankingi
people-ratings-none = Nie ma jeszcze gier rankingowych.
people-rated-games =
    { $n ->
        [one] Jedna gra
        [few] { $n } gry
       *[many] { $n } gier
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } po jednej grze
        [few] { $pool }: { $rating } po { $n } grach
       *[many] { $pool }: { $rating } po { $n } grach
    }
people-provisional = { $rating }, jeszcze niepewny
people-since = Od { $when }
people-here = Jest tutaj
people-away = Poza stroną
people-playing = Teraz gra
people-watch = Oglądaj
people-watch-of = Oglądaj grę: { $name }
people-recent = Ostatnie gry
people-recent-none = Brak gier, które może widzieć każdy.
people-unnamed = Ktoś
people-winner = Wygrana: { $side }
people-draw = Remis
people-over = { $result } · { $when }
people-challenge = Wyzwij
people-follow = Obserwuj
people-following = Obserwujesz
people-block = Zablokuj
people-unblock = Odblokuj
people-unblock-of = Odblokuj: { $name }
people-report = Zgłoś
people-sign-in = Żeby obserwować lub wyzywać graczy, potrzebujesz konta.
people-followed = Osoby, które obserwujesz
people-followed-none = Nikogo jeszcze nie obserwujesz. Otwórz stronę gracza i dotknij „Obserwuj”.
people-blocked = Zablokowane osoby
people-find = Znajdź gracza po nazwie
people-find-go = Otwórz
people-wishes = Co widzą inni
people-hidden = Nikt nie widzi, kiedy tu jestem
people-delayed = Widzowie oglądają moje gry rankingowe trzy minuty później
challenge-title = Wyzwanie: { $name }
challenge-clock = Zegar
challenge-rated = Gra rankingowa
challenge-send = Wyślij wyzwanie
challenge-minute = Na odpowiedź jest minuta.
challenge-day = Na odpowiedź jest jeden dzień.
challenge-label = Wyzwania
challenge-from = { $name } chce z tobą zagrać
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · rankingowa
challenge-accept = Gram
challenge-decline = Nie, dzięki
challenge-waiting = Czekamy na odpowiedź: { $name }
challenge-cancel = Wycofaj
challenge-declined = { $name } nie może teraz grać.
challenge-rematch = Propozycja rewanżu: { $names }
challenge-look = Do stołu
challenge-later = Później
watching-none = W tej chwili nie ma gry do oglądania.
watch-delayed = Widzisz tę grę trzy minuty później: takie jest życzenie gracza.
games-rematch = Propozycja rewanżu, { $when }
why-people-not_welcome = Nie możesz teraz grać z tą osobą.
why-people-unknown_player = Nie ma gracza o tej nazwie.
why-people-yourself = To ty.
why-people-too_many_people = Lista jest pełna: najwyżej 200 osób. Najpierw kogoś usuń.
why-people-too_many_challenges = Na odpowiedź może czekać najwyżej 10 twoich wyzwań.
why-people-challenge_over = To wyzwanie jest już nieaktualne.
why-people-no_such_challenge = To wyzwanie jest już nieaktualne.
