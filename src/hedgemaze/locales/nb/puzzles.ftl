puzzles-lead = Én stilling, én løsning. Klarer du å finne den?
puzzle-unknown = Den oppgaven finnes ikke. Velg en annen.
puzzle-name = { $mode }, oppgave { $n }
puzzle-all = Alle oppgaver
puzzle-next = Neste oppgave
puzzle-start = Løs en
puzzle-solution = Løsning
puzzle-again = Prøv igjen
puzzle-why = Hvorfor ikke?
puzzle-thinking = La oss se …
puzzle-count = Løst
puzzle-best = Beste rekke
puzzle-days-label = Dager på rad
puzzle-streak =
    { $n ->
        [0] Finn løsningen
        [one] 1 løst på rad
       *[other] { $n } løst på rad
    }
puzzle-filter-mode = Spill
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Vanskelighet
puzzle-any = Alle
puzzle-difficulty = Vanskelighet { $n } av 5
puzzle-difficulty-1 = Veldig lett
puzzle-difficulty-2 = Lett
puzzle-difficulty-3 = Middels
puzzle-difficulty-4 = Vanskelig
puzzle-difficulty-5 = Veldig vanskelig
puzzle-link = Oppgave { $n }, vanskelighet { $difficulty }
puzzle-link-solved = Oppgave { $n }, vanskelighet { $difficulty }, løst
puzzle-theme-race = Vinn kappløpet
puzzle-theme-fence = Det riktige gjerdet
puzzle-theme-jump = Hoppet
puzzle-theme-aside = Steget til siden
puzzle-theme-catch = Fang PAC-MAN
puzzle-theme-escape = Flukt
puzzle-theme-pellet = Den vinnende energikulen
puzzle-theme-way = Den vinnende veien
puzzle-theme-guard = Stopp PAC-MAN
puzzle-ask-win-pawn = { $side } står for tur og vinner. Hvordan?
puzzle-ask-hold-pawn = { $side } står for tur og er i fare. Hva redder partiet?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN står for tur og vinner. Hvordan?
        [one] PAC-MAN står for tur og vinner i denne runden. Hvordan?
       *[other] PAC-MAN står for tur og vinner innen { $n } runder. Hvordan?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Spøkelsene står for tur og vinner. Hvordan?
        [one] Spøkelsene står for tur og fanger PAC-MAN i denne runden. Hvordan?
       *[other] Spøkelsene står for tur og fanger PAC-MAN innen { $n } runder. Hvordan?
    }
puzzle-ask-hold-P = PAC-MAN står for tur og er i fare. Hvilken vei er trygg?
puzzle-ask-hold-G = Spøkelsene står for tur. Hvordan stopper de PAC-MAN?
puzzle-onward = Riktig! Fortsett.
puzzle-solved = Løst!
puzzle-was = { $theme }
puzzle-shown = Her er løsningen: { $line }
puzzle-wrong = { $action } er ikke løsningen.
puzzle-goes-on = Partiet fortsetter slik: { $line }. { $result }
puzzle-then-lost = Da vinner { $side }, uansett hva du gjør.
puzzle-then-caught = Da fanger spøkelsene PAC-MAN, uansett hva du gjør.
puzzle-then-open = Da er den sikre seieren borte.
puzzle-then-worse = Da er partiet nesten tapt.
