puzzles-lead = En ställning, en lösning. Kan du hitta den?
puzzle-unknown = Det problemet finns inte. Välj ett annat.
puzzle-name = { $mode }, problem { $n }
puzzle-all = Alla problem
puzzle-next = Nästa problem
puzzle-start = Lös ett
puzzle-solution = Lösning
puzzle-again = Försök igen
puzzle-why = Varför inte?
puzzle-thinking = Få se …
puzzle-count = Lösta
puzzle-best = Bästa svit
puzzle-days-label = Dagar i rad
puzzle-streak =
    { $n ->
        [0] Hitta lösningen
        [one] 1 löst i rad
       *[other] { $n } lösta i rad
    }
puzzle-filter-mode = Spel
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Svårighet
puzzle-any = Alla
puzzle-difficulty = Svårighet { $n } av 5
puzzle-difficulty-1 = Mycket lätt
puzzle-difficulty-2 = Lätt
puzzle-difficulty-3 = Medel
puzzle-difficulty-4 = Svårt
puzzle-difficulty-5 = Mycket svårt
puzzle-link = Problem { $n }, svårighet { $difficulty }
puzzle-link-solved = Problem { $n }, svårighet { $difficulty }, löst
puzzle-theme-race = Vinn kapplöpningen
puzzle-theme-fence = Rätt staket
puzzle-theme-jump = Hoppet
puzzle-theme-aside = Steget åt sidan
puzzle-theme-catch = Fånga PAC-MAN
puzzle-theme-escape = Fly
puzzle-theme-pellet = Den vinnande bonussymbolen
puzzle-theme-way = Den vinnande vägen
puzzle-theme-guard = Stoppa PAC-MAN
puzzle-ask-win-pawn = { $side } är på tur och vinner. Hur?
puzzle-ask-hold-pawn = { $side } är på tur och i fara. Vad räddar partiet?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN är på tur och vinner. Hur?
        [one] PAC-MAN är på tur och vinner i den här omgången. Hur?
       *[other] PAC-MAN är på tur och vinner inom { $n } omgångar. Hur?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Spökena är på tur och vinner. Hur?
        [one] Spökena är på tur och fångar PAC-MAN i den här omgången. Hur?
       *[other] Spökena är på tur och fångar PAC-MAN inom { $n } omgångar. Hur?
    }
puzzle-ask-hold-P = PAC-MAN är på tur och i fara. Vilken väg är säker?
puzzle-ask-hold-G = Spökena är på tur. Hur stoppar de PAC-MAN?
puzzle-onward = Rätt! Fortsätt.
puzzle-solved = Löst!
puzzle-was = { $theme }
puzzle-shown = Här är lösningen: { $line }
puzzle-wrong = { $action } är inte lösningen.
puzzle-goes-on = Partiet fortsätter så här: { $line }. { $result }
puzzle-then-lost = Då vinner { $side }, vad du än gör.
puzzle-then-caught = Då fångar spökena PAC-MAN, vad du än gör.
puzzle-then-open = Då är den säkra vinsten borta.
puzzle-then-worse = Då är partiet nästan förlorat.
