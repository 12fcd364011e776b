puzzles-lead = Eén stelling, één oplossing. Kun jij die vinden?
puzzle-unknown = Deze puzzel bestaat niet. Kies een andere.
puzzle-name = { $mode }, puzzel { $n }
puzzle-all = Alle puzzels
puzzle-next = Volgende puzzel
puzzle-start = Oplossen
puzzle-solution = Oplossing
puzzle-again = Nog eens
puzzle-why = Waarom niet?
puzzle-thinking = Even kijken…
puzzle-count = Opgelost
puzzle-best = Beste reeks
puzzle-days-label = Dagen op rij
puzzle-streak =
    { $n ->
        [0] Vind de oplossing
        [one] 1 op rij opgelost
       *[other] { $n } op rij opgelost
    }
puzzle-filter-mode = Spel
puzzle-filter-theme = Thema
puzzle-filter-difficulty = Moeilijkheid
puzzle-any = Alle
puzzle-difficulty = Moeilijkheid { $n } van 5
puzzle-difficulty-1 = Heel makkelijk
puzzle-difficulty-2 = Makkelijk
puzzle-difficulty-3 = Gemiddeld
puzzle-difficulty-4 = Moeilijk
puzzle-difficulty-5 = Heel moeilijk
puzzle-link = Puzzel { $n }, moeilijkheid { $difficulty }
puzzle-link-solved = Puzzel { $n }, moeilijkheid { $difficulty }, opgelost
puzzle-theme-race = Win de race
puzzle-theme-fence = Het juiste muurtje
puzzle-theme-jump = De sprong
puzzle-theme-aside = De stap opzij
puzzle-theme-catch = Vang PAC-MAN
puzzle-theme-escape = Ontsnap
puzzle-theme-pellet = De winnende krachtpil
puzzle-theme-way = De winnende weg
puzzle-theme-guard = Houd PAC-MAN tegen
puzzle-ask-win-pawn = { $side } is aan de beurt en wint. Hoe?
puzzle-ask-hold-pawn = { $side } is aan de beurt en loopt gevaar. Wat redt de partij?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN is aan de beurt en wint. Hoe?
        [one] PAC-MAN is aan de beurt en wint in deze ronde. Hoe?
       *[other] PAC-MAN is aan de beurt en wint binnen { $n } ronden. Hoe?
    }
puzzle-ask-win-G =
    { $n ->
        [0] De spoken zijn aan de beurt en winnen. Hoe?
        [one] De spoken zijn aan de beurt en vangen PAC-MAN in deze ronde. Hoe?
       *[other] De spoken zijn aan de beurt en vangen PAC-MAN binnen { $n } ronden. Hoe?
    }
puzzle-ask-hold-P = PAC-MAN is aan de beurt en loopt gevaar. Welke weg is veilig?
puzzle-ask-hold-G = De spoken zijn aan de beurt. Hoe houden ze PAC-MAN tegen?
puzzle-onward = Goed zo! Ga door.
puzzle-solved = Opgelost!
puzzle-was = { $theme }
puzzle-shown = Dit is de oplossing: { $line }
puzzle-wrong = { $action } is niet de oplossing.
puzzle-goes-on = Zo gaat de partij verder: { $line }. { $result }
puzzle-then-lost = Dan wint { $side }, wat je ook doet.
puzzle-then-caught = Dan vangen de spoken PAC-MAN, wat je ook doet.
puzzle-then-open = Dan is de zekere winst weg.
puzzle-then-worse = Dan is de partij bijna verloren.
