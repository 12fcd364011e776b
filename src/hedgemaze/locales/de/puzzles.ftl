# Rätsel.

puzzles-lead = Eine Stellung, eine Lösung. Findest du sie?
puzzle-unknown = Dieses Rätsel gibt es nicht. Such dir ein anderes aus.
puzzle-name = { $mode }, Rätsel { $n }
puzzle-all = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-start = Rätsel lösen
puzzle-solution = Lösung
puzzle-again = Noch einmal
puzzle-why = Warum nicht?
puzzle-thinking = Mal sehen …
puzzle-count = Gelöst
puzzle-best = Beste Serie
puzzle-days-label = Tage in Folge
puzzle-streak =
    { $n ->
        [0] Finde die Lösung
        [one] 1 in Folge gelöst
       *[other] { $n } in Folge gelöst
    }
puzzle-filter-mode = Spiel
puzzle-filter-theme = Thema
puzzle-filter-difficulty = Schwierigkeit
puzzle-any = Alle
puzzle-difficulty = Schwierigkeit { $n } von 5
puzzle-difficulty-1 = Sehr leicht
puzzle-difficulty-2 = Leicht
puzzle-difficulty-3 = Mittel
puzzle-difficulty-4 = Schwer
puzzle-difficulty-5 = Sehr schwer
puzzle-link = Rätsel { $n }, Schwierigkeit { $difficulty }
puzzle-link-solved = Rätsel { $n }, Schwierigkeit { $difficulty }, gelöst
puzzle-theme-race = Gewinne das Rennen
puzzle-theme-fence = Das richtige Hindernis
puzzle-theme-jump = Der Sprung
puzzle-theme-aside = Der Schritt zur Seite
puzzle-theme-catch = Fang PAC-MAN
puzzle-theme-escape = Entkommen
puzzle-theme-pellet = Die Power-Pille zum Sieg
puzzle-theme-way = Der Weg zum Sieg
puzzle-theme-guard = Halte PAC-MAN auf
puzzle-ask-win-pawn = { $side } ist am Zug und gewinnt. Wie?
puzzle-ask-hold-pawn = { $side } ist am Zug und in Gefahr. Was rettet das Spiel?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN ist am Zug und gewinnt. Wie?
        [one] PAC-MAN ist am Zug und gewinnt in dieser Runde. Wie?
       *[other] PAC-MAN ist am Zug und gewinnt in höchstens { $n } Runden. Wie?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Die Geister sind am Zug und gewinnen. Wie?
        [one] Die Geister sind am Zug und fangen PAC-MAN in dieser Runde. Wie?
       *[other] Die Geister sind am Zug und fangen PAC-MAN in höchstens { $n } Runden. Wie?
    }
puzzle-ask-hold-P = PAC-MAN ist am Zug und in Gefahr. Welcher Weg ist sicher?
puzzle-ask-hold-G = Die Geister sind am Zug. Wie halten sie PAC-MAN auf?
puzzle-onward = Richtig! Weiter so.
puzzle-solved = Gelöst!
puzzle-was = { $theme }
puzzle-shown = Das ist die Lösung: { $line }
puzzle-wrong = { $action } ist nicht die Lösung.
puzzle-goes-on = Das Spiel geht weiter mit { $line }. { $result }
puzzle-then-lost = Dann gewinnt { $side }, egal was du tust.
puzzle-then-caught = Dann fangen die Geister PAC-MAN, egal was du tust.
puzzle-then-open = Dann ist der sichere Sieg weg.
puzzle-then-worse = Dann ist das Spiel fast verloren.
