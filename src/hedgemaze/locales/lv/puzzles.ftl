puzzles-lead = Viena pozīcija, viens atrisinājums. Vai atradīsi?
puzzle-unknown = Tādas mīklas nav. Izvēlies citu.
puzzle-name = { $mode }, mīkla { $n }
puzzle-all = Visas mīklas
puzzle-next = Nākamā mīkla
puzzle-start = Risināt
puzzle-solution = Atrisinājums
puzzle-again = Mēģināt vēlreiz
puzzle-why = Kāpēc ne?
puzzle-thinking = Paskatīsimies …
puzzle-count = Atrisinātas
puzzle-best = Labākā sērija
puzzle-days-label = Dienas pēc kārtas
puzzle-streak =
    { $n ->
        [0] Atrodi atrisinājumu
        [zero] Pēc kārtas atrisinātas: { $n }
        [one] Pēc kārtas atrisinātas: { $n }
       *[other] Pēc kārtas atrisinātas: { $n }
    }
puzzle-filter-mode = Spēle
puzzle-filter-theme = Tēma
puzzle-filter-difficulty = Grūtība
puzzle-any = Visas
puzzle-difficulty = Grūtība { $n } no 5
puzzle-difficulty-1 = Ļoti viegla
puzzle-difficulty-2 = Viegla
puzzle-difficulty-3 = Vidēja
puzzle-difficulty-4 = Grūta
puzzle-difficulty-5 = Ļoti grūta
puzzle-link = Mīkla { $n }, grūtība { $difficulty }
puzzle-link-solved = Mīkla { $n }, grūtība { $difficulty }, atrisināta
puzzle-theme-race = Uzvari sacīkstē
puzzle-theme-fence = Īstā siena
puzzle-theme-jump = Lēciens
puzzle-theme-aside = Solis sānis
puzzle-theme-catch = Noķer PAKMENU
puzzle-theme-escape = Bēgšana
puzzle-theme-pellet = Uzvaras enerģijas lode
puzzle-theme-way = Uzvaras ceļš
puzzle-theme-guard = Apturi PAKMENU
puzzle-ask-win-pawn = { $side } iet un uzvar. Kā?
puzzle-ask-hold-pawn = Gājiens: { $side }. Draud briesmas. Kas glābj spēli?
puzzle-ask-win-P =
    { $n ->
        [0] PAKMENS iet un uzvar. Kā?
        [1] PAKMENS iet un uzvar šajā raundā. Kā?
        [zero] PAKMENS iet un uzvar { $n } raundos. Kā?
        [one] PAKMENS iet un uzvar { $n } raundā. Kā?
       *[other] PAKMENS iet un uzvar { $n } raundos. Kā?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Spoki iet un uzvar. Kā?
        [1] Spoki iet un noķer PAKMENU šajā raundā. Kā?
        [zero] Spoki iet un noķer PAKMENU { $n } raundos. Kā?
        [one] Spoki iet un noķer PAKMENU { $n } raundā. Kā?
       *[other] Spoki iet un noķer PAKMENU { $n } raundos. Kā?
    }
puzzle-ask-hold-P = PAKMENAM jāiet, un viņš ir briesmās. Kurš ceļš ir drošs?
puzzle-ask-hold-G = Iet spoki. Kā viņi aptur PAKMENU?
puzzle-onward = Pareizi! Turpini.
puzzle-solved = Atrisināts!
puzzle-was = { $theme }
puzzle-shown = Atrisinājums: { $line }
puzzle-wrong = { $action } nav atrisinājums.
puzzle-goes-on = Tālāk spēle turpinās tā: { $line }. { $result }
puzzle-then-lost = Tad { $side } uzvar, lai ko tu darītu.
puzzle-then-caught = Tad spoki noķer PAKMENU, lai ko tu darītu.
puzzle-then-open = Tad drošās uzvaras vairs nav.
puzzle-then-worse = Tad spēle ir gandrīz zaudēta.
