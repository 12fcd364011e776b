puzzles-lead = Üks seis, üks lahendus. Kas leiad selle?
puzzle-unknown = Sellist mõistatust pole. Vali teine.
puzzle-name = { $mode }, mõistatus { $n }
puzzle-all = Kõik mõistatused
puzzle-next = Järgmine mõistatus
puzzle-start = Lahenda
puzzle-solution = Lahendus
puzzle-again = Proovi uuesti
puzzle-why = Miks mitte?
puzzle-thinking = Vaatame …
puzzle-count = Lahendatud
puzzle-best = Parim seeria
puzzle-days-label = Päevi järjest
puzzle-streak =
    { $n ->
        [0] Leia lahendus
        [one] 1 järjest lahendatud
       *[other] { $n } järjest lahendatud
    }
puzzle-filter-mode = Mäng
puzzle-filter-theme = Teema
puzzle-filter-difficulty = Raskus
puzzle-any = Kõik
puzzle-difficulty = Raskus { $n } / 5
puzzle-difficulty-1 = Väga lihtne
puzzle-difficulty-2 = Lihtne
puzzle-difficulty-3 = Keskmine
puzzle-difficulty-4 = Raske
puzzle-difficulty-5 = Väga raske
puzzle-link = Mõistatus { $n }, raskus { $difficulty }
puzzle-link-solved = Mõistatus { $n }, raskus { $difficulty }, lahendatud
puzzle-theme-race = Võida võidujooks
puzzle-theme-fence = Õige piire
puzzle-theme-jump = Hüpe
puzzle-theme-aside = Samm kõrvale
puzzle-theme-catch = Püüa PAC-MAN kinni
puzzle-theme-escape = Põgenemine
puzzle-theme-pellet = Võidugraanul
puzzle-theme-way = Võidutee
puzzle-theme-guard = Peata PAC-MAN
puzzle-ask-win-pawn = { $side } käib ja võidab. Kuidas?
puzzle-ask-hold-pawn = { $side } on käigul ja ohus. Mis päästab mängu?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN käib ja võidab. Kuidas?
        [one] PAC-MAN käib ja võidab selles voorus. Kuidas?
       *[other] PAC-MAN käib ja võidab { $n } vooru jooksul. Kuidas?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Kummitused käivad ja võidavad. Kuidas?
        [one] Kummitused käivad ja püüavad PAC-MANi selles voorus kinni. Kuidas?
       *[other] Kummitused käivad ja püüavad PAC-MANi { $n } vooru jooksul kinni. Kuidas?
    }
puzzle-ask-hold-P = PAC-MAN on käigul ja ohus. Milline tee on ohutu?
puzzle-ask-hold-G = Kummitused käivad. Kuidas nad PAC-MANi peatavad?
puzzle-onward = Õige! Jätka.
puzzle-solved = Lahendatud!
puzzle-was = { $theme }
puzzle-shown = Lahendus on: { $line }
puzzle-wrong = { $action } pole lahendus.
puzzle-goes-on = Mäng läheb edasi nii: { $line }. { $result }
puzzle-then-lost = Siis võidab { $side }, mida sa ka ei teeks.
puzzle-then-caught = Siis püüavad kummitused PAC-MANi kinni, mida sa ka ei teeks.
puzzle-then-open = Siis on kindel võit läinud.
puzzle-then-worse = Siis on mäng peaaegu kaotatud.
