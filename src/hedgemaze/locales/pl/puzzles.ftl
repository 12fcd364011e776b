puzzles-lead = Jedna pozycja, jedno rozwiązanie. Znajdziesz je?
puzzle-unknown = Nie ma takiej zagadki. Wybierz inną.
puzzle-name = { $mode }, zagadka { $n }
puzzle-all = Wszystkie zagadki
puzzle-next = Następna zagadka
puzzle-start = Rozwiąż zagadkę
puzzle-solution = Rozwiązanie
puzzle-again = Jeszcze raz
puzzle-why = Czemu nie?
puzzle-thinking = Zobaczmy…
puzzle-count = Rozwiązane
puzzle-best = Najlepsza seria
puzzle-days-label = Dni z rzędu
puzzle-streak =
    { $n ->
        [0] Znajdź rozwiązanie
        [one] 1 rozwiązana z rzędu
        [few] { $n } rozwiązane z rzędu
       *[many] { $n } rozwiązanych z rzędu
    }
puzzle-filter-mode = Gra
puzzle-filter-theme = Temat
puzzle-filter-difficulty = Trudność
puzzle-any = Wszystkie
puzzle-difficulty = Trudność { $n } z 5
puzzle-difficulty-1 = Bardzo łatwa
puzzle-difficulty-2 = Łatwa
puzzle-difficulty-3 = Średnia
puzzle-difficulty-4 = Trudna
puzzle-difficulty-5 = Bardzo trudna
puzzle-link = Zagadka { $n }, trudność { $difficulty }
puzzle-link-solved = Zagadka { $n }, trudność { $difficulty }, rozwiązana
puzzle-theme-race = Wygraj wyścig
puzzle-theme-fence = Właściwe ogrodzenie
puzzle-theme-jump = Skok
puzzle-theme-aside = Krok w bok
puzzle-theme-catch = Złap PAC-MANA
puzzle-theme-escape = Ucieczka
puzzle-theme-pellet = Zwycięska kulka mocy
puzzle-theme-way = Zwycięska droga
puzzle-theme-guard = Zatrzymaj PAC-MANA
puzzle-ask-win-pawn = Kolej: { $side }. Jak wygrać?
puzzle-ask-hold-pawn = Kolej: { $side }. Grozi porażka. Co ratuje grę?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN rusza się i wygrywa. Jak?
        [one] PAC-MAN rusza się i wygrywa w tej rundzie. Jak?
        [few] PAC-MAN rusza się i wygrywa w ciągu { $n } rund. Jak?
       *[many] PAC-MAN rusza się i wygrywa w ciągu { $n } rund. Jak?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Duchy ruszają się i wygrywają. Jak?
        [one] Duchy ruszają się i łapią PAC-MANA w tej rundzie. Jak?
        [few] Duchy ruszają się i łapią PAC-MANA w ciągu { $n } rund. Jak?
       *[many] Duchy ruszają się i łapią PAC-MANA w ciągu { $n } rund. Jak?
    }
puzzle-ask-hold-P = Kolej PAC-MANA, a grozi mu niebezpieczeństwo. Która droga jest bezpieczna?
puzzle-ask-hold-G = Kolej duchów. Jak zatrzymają PAC-MANA?
puzzle-onward = Dobrze! Graj dalej.
puzzle-solved = Rozwiązane!
puzzle-was = { $theme }
puzzle-shown = Oto rozwiązanie: { $line }
puzzle-wrong = { $action } to nie rozwiązanie.
puzzle-goes-on = Dalej gra toczy się tak: { $line }. { $result }
puzzle-then-lost = Wtedy, cokolwiek zrobisz, wygrywa strona: { $side }.
puzzle-then-caught = Wtedy, cokolwiek zrobisz, duchy łapią PAC-MANA.
puzzle-then-open = Wtedy nie ma już pewnej wygranej.
puzzle-then-worse = Wtedy gra jest prawie przegrana.
