puzzles-lead = En položaj, ena rešitev. Jo najdeš?
puzzle-unknown = Take uganke ni. Izberi drugo.
puzzle-name = { $mode }, uganka { $n }
puzzle-all = Vse uganke
puzzle-next = Naslednja uganka
puzzle-start = Reši uganko
puzzle-solution = Rešitev
puzzle-again = Poskusi znova
puzzle-why = Zakaj ne?
puzzle-thinking = Poglejmo …
puzzle-count = Rešene
puzzle-best = Najdaljši niz
puzzle-days-label = Dnevi zapored
puzzle-streak =
    { $n ->
        [0] Najdi rešitev
        [one] { $n } rešena zapored
        [two] { $n } rešeni zapored
        [few] { $n } rešene zapored
       *[other] { $n } rešenih zapored
    }
puzzle-filter-mode = Igra
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Težavnost
puzzle-any = Vse
puzzle-difficulty = Težavnost { $n } od 5
puzzle-difficulty-1 = Zelo lahka
puzzle-difficulty-2 = Lahka
puzzle-difficulty-3 = Srednja
puzzle-difficulty-4 = Težka
puzzle-difficulty-5 = Zelo težka
puzzle-link = Uganka { $n }, težavnost { $difficulty }
puzzle-link-solved = Uganka { $n }, težavnost { $difficulty }, rešena
puzzle-theme-race = Zmagaj v dirki
puzzle-theme-fence = Prava ograda
puzzle-theme-jump = Skok
puzzle-theme-aside = Korak v stran
puzzle-theme-catch = Ujemi PAC-MANA
puzzle-theme-escape = Pobeg
puzzle-theme-pellet = Zmagoviti drobec
puzzle-theme-way = Zmagovita pot
puzzle-theme-guard = Ustavi PAC-MANA
puzzle-ask-win-pawn = { $side } je na potezi in zmaga. Kako?
puzzle-ask-hold-pawn = { $side } je na potezi in v nevarnosti. Kaj reši partijo?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN je na potezi in zmaga. Kako?
        [1] PAC-MAN je na potezi in zmaga v tem krogu. Kako?
        [one] PAC-MAN je na potezi in zmaga najpozneje v { $n } krogu. Kako?
        [two] PAC-MAN je na potezi in zmaga najpozneje v { $n } krogih. Kako?
        [few] PAC-MAN je na potezi in zmaga najpozneje v { $n } krogih. Kako?
       *[other] PAC-MAN je na potezi in zmaga najpozneje v { $n } krogih. Kako?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Duhovi so na potezi in zmagajo. Kako?
        [1] Duhovi so na potezi in ujamejo PAC-MANA v tem krogu. Kako?
        [one] Duhovi so na potezi in ujamejo PAC-MANA najpozneje v { $n } krogu. Kako?
        [two] Duhovi so na potezi in ujamejo PAC-MANA najpozneje v { $n } krogih. Kako?
        [few] Duhovi so na potezi in ujamejo PAC-MANA najpozneje v { $n } krogih. Kako?
       *[other] Duhovi so na potezi in ujamejo PAC-MANA najpozneje v { $n } krogih. Kako?
    }
puzzle-ask-hold-P = PAC-MAN je na potezi in v nevarnosti. Katera pot je varna?
puzzle-ask-hold-G = Duhovi so na potezi. Kako ustavijo PAC-MANA?
puzzle-onward = Tako je! Kar naprej.
puzzle-solved = Rešeno!
puzzle-was = Tema: { $theme }
puzzle-shown = Rešitev je: { $line }
puzzle-wrong = { $action } ni rešitev.
puzzle-goes-on = Partija gre naprej takole: { $line }. { $result }
puzzle-then-lost = Potem zmaga { $side }, kar koli storiš.
puzzle-then-caught = Potem duhovi ujamejo PAC-MANA, kar koli storiš.
puzzle-then-open = Potem zanesljive zmage ni več.
puzzle-then-worse = Potem je partija skoraj izgubljena.
