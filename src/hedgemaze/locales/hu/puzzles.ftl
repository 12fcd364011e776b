puzzles-lead = Egy állás, egy megoldás. Megtalálod?
puzzle-unknown = Nincs ilyen fejtörő. Válassz másikat.
puzzle-name = { $mode }, { $n }. fejtörő
puzzle-all = Minden fejtörő
puzzle-next = Következő fejtörő
puzzle-start = Kezdjük
puzzle-solution = Megoldás
puzzle-again = Újra
puzzle-why = Miért nem?
puzzle-thinking = Lássuk…
puzzle-count = Megoldva
puzzle-best = Legjobb sorozat
puzzle-days-label = Egymás utáni napok
puzzle-streak =
    { $n ->
        [0] Keresd meg a megoldást
        [one] 1 megoldva egymás után
       *[other] { $n } megoldva egymás után
    }
puzzle-filter-mode = Játék
puzzle-filter-theme = Téma
puzzle-filter-difficulty = Nehézség
puzzle-any = Mind
puzzle-difficulty = Nehézség: { $n } / 5
puzzle-difficulty-1 = Nagyon könnyű
puzzle-difficulty-2 = Könnyű
puzzle-difficulty-3 = Közepes
puzzle-difficulty-4 = Nehéz
puzzle-difficulty-5 = Nagyon nehéz
puzzle-link = { $n }. fejtörő, nehézség: { $difficulty }
puzzle-link-solved = { $n }. fejtörő, nehézség: { $difficulty }, megoldva
puzzle-theme-race = Nyerd meg a versenyt
puzzle-theme-fence = A jó fal
puzzle-theme-jump = Az ugrás
puzzle-theme-aside = Lépés oldalra
puzzle-theme-catch = Kapd el PAC-MAN-t
puzzle-theme-escape = Menekülés
puzzle-theme-pellet = A győztes erőbogyó
puzzle-theme-way = A győztes út
puzzle-theme-guard = Állítsd meg PAC-MAN-t
puzzle-ask-win-pawn = { $side } lép és nyer. Hogyan?
puzzle-ask-hold-pawn = { $side } következik, de veszélyben van. Mi menti meg a játszmát?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN lép és nyer. Hogyan?
        [one] PAC-MAN lép, és még ebben a fordulóban nyer. Hogyan?
       *[other] PAC-MAN lép, és { $n } fordulón belül nyer. Hogyan?
    }
puzzle-ask-win-G =
    { $n ->
        [0] A szellemek lépnek és nyernek. Hogyan?
        [one] A szellemek lépnek, és még ebben a fordulóban elkapják PAC-MAN-t. Hogyan?
       *[other] A szellemek lépnek, és { $n } fordulón belül elkapják PAC-MAN-t. Hogyan?
    }
puzzle-ask-hold-P = PAC-MAN következik, de veszélyben van. Merre biztonságos?
puzzle-ask-hold-G = A szellemek lépnek. Hogyan állítják meg PAC-MAN-t?
puzzle-onward = Helyes! Csak így tovább.
puzzle-solved = Megoldva!
puzzle-was = { $theme }
puzzle-shown = Ez a megoldás: { $line }
puzzle-wrong = { $action } nem a megoldás.
puzzle-goes-on = A játszma így folytatódik: { $line }. { $result }
puzzle-then-lost = Bármit teszel, a győztes: { $side }.
puzzle-then-caught = Ekkor a szellemek elkapják PAC-MAN-t, bármit teszel.
puzzle-then-open = Ekkor elúszik a biztos győzelem.
puzzle-then-worse = Ekkor a játszma szinte elveszett.
