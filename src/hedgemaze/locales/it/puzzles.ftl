puzzles-lead = Una posizione, una soluzione. Riesci a trovarla?
puzzle-unknown = Questo rompicapo non esiste. Scegline un altro.
puzzle-name = { $mode }, rompicapo { $n }
puzzle-all = Tutti i rompicapi
puzzle-next = Il prossimo
puzzle-start = Risolvi
puzzle-solution = Soluzione
puzzle-again = Riprova
puzzle-why = Perché no?
puzzle-thinking = Vediamo…
puzzle-count = Risolti
puzzle-best = Serie migliore
puzzle-days-label = Giorni di fila
puzzle-streak =
    { $n ->
        [0] Trova la soluzione
        [one] 1 risolto di fila
       *[other] { $n } risolti di fila
    }
puzzle-filter-mode = Gioco
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Difficoltà
puzzle-any = Qualsiasi
puzzle-difficulty = Difficoltà { $n } su 5
puzzle-difficulty-1 = Molto facile
puzzle-difficulty-2 = Facile
puzzle-difficulty-3 = Medio
puzzle-difficulty-4 = Difficile
puzzle-difficulty-5 = Molto difficile
puzzle-link = Rompicapo { $n }, difficoltà { $difficulty }
puzzle-link-solved = Rompicapo { $n }, difficoltà { $difficulty }, risolto
puzzle-theme-race = Vinci la corsa
puzzle-theme-fence = Il recinto giusto
puzzle-theme-jump = Il salto
puzzle-theme-aside = Il passo di lato
puzzle-theme-catch = Prendi PAC-MAN
puzzle-theme-escape = La fuga
puzzle-theme-pellet = La pallina della vittoria
puzzle-theme-way = La via della vittoria
puzzle-theme-guard = Ferma PAC-MAN
puzzle-ask-win-pawn = { $side } muove e vince. Come?
puzzle-ask-hold-pawn = Tocca a: { $side }, in pericolo. Che cosa salva la partita?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN muove e vince. Come?
        [one] PAC-MAN muove e vince in questo round. Come?
       *[other] PAC-MAN muove e vince entro { $n } round. Come?
    }
puzzle-ask-win-G =
    { $n ->
        [0] I fantasmi muovono e vincono. Come?
        [one] I fantasmi muovono e prendono PAC-MAN in questo round. Come?
       *[other] I fantasmi muovono e prendono PAC-MAN entro { $n } round. Come?
    }
puzzle-ask-hold-P = Tocca a PAC-MAN, che è in pericolo. Qual è la via sicura?
puzzle-ask-hold-G = I fantasmi muovono. Come fermano PAC-MAN?
puzzle-onward = Giusto! Continua.
puzzle-solved = Risolto!
puzzle-was = { $theme }
puzzle-shown = Ecco la soluzione: { $line }
puzzle-wrong = { $action } non è la soluzione.
puzzle-goes-on = La partita continua così: { $line }. { $result }
puzzle-then-lost = Così vince { $side }, qualunque cosa tu faccia.
puzzle-then-caught = Così i fantasmi prendono PAC-MAN, qualunque cosa tu faccia.
puzzle-then-open = Così la vittoria sicura non c’è più.
puzzle-then-worse = Così la partita è quasi persa.
