puzzles-lead = Én stilling, én løsning. Kan du finde den?
puzzle-unknown = Den opgave findes ikke. Vælg en anden.
puzzle-name = { $mode }, opgave { $n }
puzzle-all = Alle opgaver
puzzle-next = Næste opgave
puzzle-start = Løs en
puzzle-solution = Løsning
puzzle-again = Prøv igen
puzzle-why = Hvorfor ikke?
puzzle-thinking = Lad os se …
puzzle-count = Løst
puzzle-best = Bedste stime
puzzle-days-label = Dage i træk
puzzle-streak =
    { $n ->
        [0] Find løsningen
        [one] 1 løst i træk
       *[other] { $n } løst i træk
    }
puzzle-filter-mode = Spil
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Sværhed
puzzle-any = Alle
puzzle-difficulty = Sværhed { $n } af 5
puzzle-difficulty-1 = Meget let
puzzle-difficulty-2 = Let
puzzle-difficulty-3 = Middel
puzzle-difficulty-4 = Svær
puzzle-difficulty-5 = Meget svær
puzzle-link = Opgave { $n }, sværhed { $difficulty }
puzzle-link-solved = Opgave { $n }, sværhed { $difficulty }, løst
puzzle-theme-race = Vind kapløbet
puzzle-theme-fence = Den rigtige forhindring
puzzle-theme-jump = Springet
puzzle-theme-aside = Skridtet til siden
puzzle-theme-catch = Fang PAC-MAN
puzzle-theme-escape = Flugt
puzzle-theme-pellet = Det vindende bonus-bær
puzzle-theme-way = Den vindende vej
puzzle-theme-guard = Stop PAC-MAN
puzzle-ask-win-pawn = { $side } har turen og vinder. Hvordan?
puzzle-ask-hold-pawn = { $side } har turen og er i fare. Hvad redder spillet?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN har turen og vinder. Hvordan?
        [one] PAC-MAN har turen og vinder i denne runde. Hvordan?
       *[other] PAC-MAN har turen og vinder inden for { $n } runder. Hvordan?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Spøgelserne har turen og vinder. Hvordan?
        [one] Spøgelserne har turen og fanger PAC-MAN i denne runde. Hvordan?
       *[other] Spøgelserne har turen og fanger PAC-MAN inden for { $n } runder. Hvordan?
    }
puzzle-ask-hold-P = PAC-MAN har turen og er i fare. Hvilken vej er sikker?
puzzle-ask-hold-G = Spøgelserne har turen. Hvordan stopper de PAC-MAN?
puzzle-onward = Rigtigt! Bliv ved.
puzzle-solved = Løst!
puzzle-was = { $theme }
puzzle-shown = Her er løsningen: { $line }
puzzle-wrong = { $action } er ikke løsningen.
puzzle-goes-on = Spillet går sådan videre: { $line }. { $result }
puzzle-then-lost = Så vinder { $side }, uanset hvad du gør.
puzzle-then-caught = Så fanger spøgelserne PAC-MAN, uanset hvad du gør.
puzzle-then-open = Så er den sikre sejr væk.
puzzle-then-worse = Så er spillet næsten tabt.
