# Gra przy stole.

game-loading = Rozstawiamy planszę…
game-missing = Tej gry nie ma już na tym urządzeniu.
game-failed = Nie udało się wczytać zasad. Czy masz połączenie z internetem?
engine-failed = Komputer nie odpowiedział. Cofnij turę, żeby grać dalej.
table-others = Pozostali
table-own = Twoja strona
table-panel = Ruchy i akcje
table-moves = Ruchy
table-no-moves = Tu pojawią się ruchy.
frame-context = Co możesz teraz zrobić
frame-menu = Menu
frame-close = Zamknij
moves-now = Wróć do gry
moves-past = Wcześniejsza pozycja
moves-resigned = poddanie
moves-flagged = koniec czasu
table-info = Info
table-typed = Wpisz akcję
table-typed-go = Zagraj
action-undo = Cofnij
action-hint = Podpowiedź
action-flip = Obróć planszę
action-resign = Poddaj się
action-again = Jeszcze raz
end-level = Zagraj z poziomem { $level }
action-new = Nowa gra
action-analyse = Analizuj
action-pass = Pas
action-stop = Stop: { $piece }
action-end-turn = Zakończ turę
action-spend =
    { $n ->
        [one] Zużyj kulkę mocy
        [few] Zużyj kulkę mocy (masz { $n })
       *[many] Zużyj kulkę mocy (masz { $n })
    }
turn-engine = { $side }: namysł…
turn-classic =
    { $own ->
        [yes] Twoja kolej: rusz pionkiem albo postaw ogrodzenie
       *[no] Teraz { $side }
    }
turn-act =
    { $own ->
        [yes] Twoja kolej: rusz pionkiem albo postaw ogrodzenie
       *[no] { $side }: ruch albo ogrodzenie
    }
turn-pick =
    { $own ->
        [yes] Twoja kolej: wybierz pionek
       *[no] Teraz { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Twoja kolej: został jeden krok
        [few] Twoja kolej: zostały { $steps } kroki
       *[many] Twoja kolej: zostało { $steps } kroków
    }
turn-steps =
    { $steps ->
        [one] { $side }: został jeden krok
        [few] { $side }: zostały { $steps } kroki
       *[many] { $side }: zostało { $steps } kroków
    }
turn-last =
    { $own ->
        [yes] Twoja kolej, rusza się { $piece }
       *[no] { $side }: rusza się { $piece }
    }
turn-boost =
    { $steps ->
        [one] Bonus! Jeszcze jeden krok na zjadanie duchów
        [few] Bonus! Jeszcze { $steps } kroki na zjadanie duchów
       *[many] Bonus! Jeszcze { $steps } kroków na zjadanie duchów
    }
turn-place =
    { $next ->
        [yes] Postaw ogrodzenie albo rusz następnym duchem
       *[no] Postaw ogrodzenie albo zakończ turę
    }
pick-first = Najpierw wybierz ducha, potem pole dla niego
turn-respawn = Wybierz bramę, w której pojawi się PAC-MAN
turn-lift = Duchy: podnieście jedno ogrodzenie komnaty
turn-lay = Duchy: postawcie to ogrodzenie gdzie indziej
fences-left =
    { $n ->
        [0] Brak ogrodzeń
        [one] Zostało jedno ogrodzenie
        [few] Zostały { $n } ogrodzenia
       *[many] Zostało { $n } ogrodzeń
    }
steps-to-goal =
    { $n ->
        [0] U celu
        [one] Jeden krok do celu
        [few] { $n } kroki do celu
       *[many] { $n } kroków do celu
    }
steps-short =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
lives-left =
    { $n ->
        [0] Brak żyć
        [one] Zostało jedno życie
        [few] Zostały { $n } życia
       *[many] Zostało { $n } żyć
    }
pellets-eaten =
    { $n ->
        [0] Brak kulek mocy
        [one] Jedna kulka mocy
        [few] { $n } kulki mocy
       *[many] { $n } kulek mocy
    }
ghost-here = { $piece }
ghost-done = { $piece } jest po ruchu
ghost-away = { $piece }: zjedzony
hint-is = Spróbuj: { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN dał się złapać i traci życie!
happened-pellet = PAC-MAN zjada kulkę mocy!
ask-no = Nie
ask-life = Wpadniesz na ducha i stracisz życie. Iść mimo to?
ask-life-yes = Idź mimo to
ask-resign = Poddać tę grę?
end-label = Koniec gry
end-draw = Remis
end-you-win = Wygrywasz!
end-wins =
    { $team ->
        [G] Duchy wygrywają
       *[other] { $side } wygrywa
    }
end-reached_goal = Pionek dotarł na przeciwległy brzeg!
end-all_pellets = Wszystkie cztery kulki mocy są zjedzone.
end-no_lives = PAC-MAN dał się złapać po raz ostatni.
end-no_ghosts = Wszystkie cztery duchy są zjedzone.
end-repetition = Ta sama pozycja pojawiła się trzy razy.
end-no_progress = Od zbyt dawna nic się nie dzieje.
end-move_limit = Gra osiągnęła największą dozwoloną długość.
end-others_left = Wszyscy inni odeszli od stołu.
end-resigned = Ktoś się poddał.
rank-label = Ranga PAC-MANA
rank-0 = Jeszcze bez rangi
rank-1 = Początkujący
rank-2 = Obiecujący
rank-3 = Zaawansowany
rank-4 = Elitarny
