puzzles-lead = O poziție, o soluție. O găsești?
puzzle-unknown = Nu există o asemenea enigmă. Alege alta.
puzzle-name = { $mode }, enigma { $n }
puzzle-all = Toate enigmele
puzzle-next = Enigma următoare
puzzle-start = Rezolvă una
puzzle-solution = Soluția
puzzle-again = Mai încearcă
puzzle-why = De ce nu?
puzzle-thinking = Să vedem…
puzzle-count = Rezolvate
puzzle-best = Cea mai bună serie
puzzle-days-label = Zile la rând
puzzle-streak =
    { $n ->
        [0] Găsește soluția
        [one] 1 rezolvată la rând
        [few] { $n } rezolvate la rând
       *[other] { $n } rezolvate la rând
    }
puzzle-filter-mode = Joc
puzzle-filter-theme = Temă
puzzle-filter-difficulty = Dificultate
puzzle-any = Toate
puzzle-difficulty = Dificultate { $n } din 5
puzzle-difficulty-1 = Foarte ușor
puzzle-difficulty-2 = Ușor
puzzle-difficulty-3 = Mediu
puzzle-difficulty-4 = Greu
puzzle-difficulty-5 = Foarte greu
puzzle-link = Enigma { $n }, dificultate { $difficulty }
puzzle-link-solved = Enigma { $n }, dificultate { $difficulty }, rezolvată
puzzle-theme-race = Câștigă cursa
puzzle-theme-fence = Bariera potrivită
puzzle-theme-jump = Săritura
puzzle-theme-aside = Pasul lateral
puzzle-theme-catch = Prinde-l pe PAC-MAN
puzzle-theme-escape = Evadarea
puzzle-theme-pellet = Capsula victoriei
puzzle-theme-way = Drumul victoriei
puzzle-theme-guard = Oprește-l pe PAC-MAN
puzzle-ask-win-pawn = { $side } mută și câștigă. Cum?
puzzle-ask-hold-pawn = La mutare: { $side }, în pericol. Ce salvează partida?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN mută și câștigă. Cum?
        [one] PAC-MAN mută și câștigă în această rundă. Cum?
        [few] PAC-MAN mută și câștigă în cel mult { $n } runde. Cum?
       *[other] PAC-MAN mută și câștigă în cel mult { $n } de runde. Cum?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Fantomele mută și câștigă. Cum?
        [one] Fantomele mută și îl prind pe PAC-MAN în această rundă. Cum?
        [few] Fantomele mută și îl prind pe PAC-MAN în cel mult { $n } runde. Cum?
       *[other] Fantomele mută și îl prind pe PAC-MAN în cel mult { $n } de runde. Cum?
    }
puzzle-ask-hold-P = E rândul lui PAC-MAN, care e în pericol. Care drum e sigur?
puzzle-ask-hold-G = Fantomele mută. Cum îl opresc pe PAC-MAN?
puzzle-onward = Corect! Continuă.
puzzle-solved = Rezolvată!
puzzle-was = { $theme }
puzzle-shown = Aceasta este soluția: { $line }
puzzle-wrong = { $action } nu este soluția.
puzzle-goes-on = Partida continuă așa: { $line }. { $result }
puzzle-then-lost = Atunci câștigă { $side }, orice ai face.
puzzle-then-caught = Atunci fantomele îl prind pe PAC-MAN, orice ai face.
puzzle-then-open = Atunci victoria sigură e pierdută.
puzzle-then-worse = Atunci partida e aproape pierdută.
