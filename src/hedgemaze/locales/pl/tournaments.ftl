page-tournaments = Turnieje
page-tournament = Turniej
tournaments-mine = Twoje turnieje
tournaments-listed = Otwarte dla wszystkich
tournaments-none = Nie ma teraz otwartego turnieju. Utwórz własny!
tournament-make = Utwórz turniej
tournament-make-about = Wybierz rodzaj, wyślij link przyjaciołom i zacznij, gdy wszyscy będą na miejscu.
tournament-title = Nazwa turnieju
tournament-kind = Rodzaj
tournament-round_robin = Każdy z każdym
tournament-round_robin-about = Wszyscy grają ze wszystkimi.
tournament-knock_out = Pucharowy
tournament-knock_out-about = Kto przegra mecz, odpada.
tournament-arena = Arena
tournament-arena-about = Graj jedną grę po drugiej, aż skończy się czas.
tournament-places = Najwięcej graczy
tournament-minutes = Długość
tournament-minutes-n =
    { $n ->
        [one] Jedna minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
tournament-clock = Zegar
tournament-fill = Wypełnij wolne miejsca komputerem
tournament-fill-none = Bez komputera
tournament-rated = Gry są rankingowe (każdy potrzebuje konta)
tournament-bots = Boty mogą dołączyć
tournament-public = Pokaż wszystkim
tournament-plays = Ja też gram
tournament-when = Początek
tournament-when-host = Gdy zdecyduję
tournament-when-minutes =
    { $n ->
        [one] Za minutę
        [few] Za { $n } minuty
       *[many] Za { $n } minut
    }
tournament-create = Utwórz
tournament-join = Dołącz
tournament-joined = Grasz w tym turnieju.
tournament-leave = Odejdź
tournament-leave-ask = Odejść z turnieju? Przegrasz wszystkie nierozegrane jeszcze gry.
tournament-start = Start
tournament-cancel = Odwołaj
tournament-cancel-ask = Odwołać turniej? Gracze, którzy dołączyli, już w nim nie zagrają.
tournament-cancelled = Ten turniej odwołano.
tournament-remove = Usuń
tournament-remove-ask = Usunąć z turnieju: { $name }?
tournament-invite = Zaproś innych
tournament-wait-host = Turniej zacznie się, gdy organizator go rozpocznie.
tournament-players = Gracze: { $n } z { $places }
tournament-count =
    { $n ->
        [one] Jeden gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
tournament-begins-in = Początek za { $time }
tournament-ends-in = Zostało { $time }
tournament-finishing = Czas minął. Trwają ostatnie gry.
tournament-pause = Zrób przerwę
tournament-resume = Graj dalej
tournament-paused = Masz przerwę.
tournament-waiting-pair = Zaraz dostaniesz przeciwnika. Zostań na tej stronie.
tournament-waiting-round = Poczekaj na następną rundę.
tournament-out = Odpadasz. Oglądaj innych!
tournament-your-game = Twoja gra się zaczyna. Gra z tobą { $rival }.
tournament-go = Do stołu
tournament-back = Wróć do turnieju
tournament-round = Runda { $n }
tournament-round-of = Runda { $n } z { $total }
tournament-final = Finał
tournament-semifinal = Półfinał
tournament-quarterfinal = Ćwierćfinał
tournament-standings = Tabela
tournament-bracket = Drabinka
tournament-cross = Kto z kim wygrał
tournament-games = Gry
tournament-watch = Oglądaj
tournament-place = Miejsce
tournament-player = Gracz
tournament-points = Punkty
tournament-played = Gry
tournament-wins = Wygrane
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: podwojone punkty tych, z którymi wygrywasz, plus punkty tych, z którymi remisujesz
tournament-computer = Komputer { $n }
tournament-erased = Ktoś
tournament-free = Wolny los
tournament-open-place = Jeszcze nie wiadomo
tournament-left = już nie gra
tournament-over = Turniej się skończył.
tournament-winner = { $name } wygrywa turniej!
tournament-forfeit = nie rozegrano
tournament-lot = losowanie
tournament-points-about = Wygrana daje 2 punkty, remis 1.
tournament-missing = Nie ma takiego turnieju.
tournament-win = wygrana
tournament-draw = remis
tournament-loss = przegrana
tournament-running = trwa
why-tournament-none = Nie ma takiego turnieju.
why-tournament-started = Turniej już się zaczął.
why-tournament-over = Turniej się skończył.
why-tournament-full = Wszystkie miejsca są zajęte.
why-tournament-removed = Organizator usunął cię z tego turnieju.
why-tournament-accounts_only = Gry są rankingowe: żeby grać, potrzebujesz konta.
why-tournament-no_bots = Boty nie mogą grać w tym turnieju.
why-tournament-name_taken = Inny gracz ma już tę nazwę. Wybierz inną.
why-tournament-not_in = Nie grasz w tym turnieju.
why-tournament-not_host = Może to zrobić tylko organizator.
why-tournament-no_pause = W tym turnieju nie ma przerw.
why-tournament-too_few = Turniej potrzebuje co najmniej trzech graczy.
why-tournament-too_many = Masz już za dużo turniejów. Najpierw któryś dokończ.
why-tournament-bad_mode = W tę grę nie da się grać w turnieju.
why-tournament-bad_start = Początek musi być w ciągu 30 dni.
why-tournament-bad_rated = W gry rankingowe grają tylko ludzie.
