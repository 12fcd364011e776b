puzzles-lead = Yksi asema, yksi ratkaisu. Löydätkö sen?
puzzle-unknown = Sellaista pulmaa ei ole. Valitse toinen.
puzzle-name = { $mode }, pulma { $n }
puzzle-all = Kaikki pulmat
puzzle-next = Seuraava pulma
puzzle-start = Ratkaise
puzzle-solution = Ratkaisu
puzzle-again = Yritä uudelleen
puzzle-why = Miksi ei?
puzzle-thinking = Katsotaanpa …
puzzle-count = Ratkaistu
puzzle-best = Paras putki
puzzle-days-label = Päiviä putkeen
puzzle-streak =
    { $n ->
        [0] Etsi ratkaisu
        [one] 1 ratkaistu putkeen
       *[other] { $n } ratkaistu putkeen
    }
puzzle-filter-mode = Peli
puzzle-filter-theme = Aihe
puzzle-filter-difficulty = Vaikeus
puzzle-any = Kaikki
puzzle-difficulty = Vaikeus { $n }/5
puzzle-difficulty-1 = Hyvin helppo
puzzle-difficulty-2 = Helppo
puzzle-difficulty-3 = Keskivaikea
puzzle-difficulty-4 = Vaikea
puzzle-difficulty-5 = Hyvin vaikea
puzzle-link = Pulma { $n }, vaikeus { $difficulty }
puzzle-link-solved = Pulma { $n }, vaikeus { $difficulty }, ratkaistu
puzzle-theme-race = Voita kilpajuoksu
puzzle-theme-fence = Oikea aita
puzzle-theme-jump = Hyppy
puzzle-theme-aside = Askel sivulle
puzzle-theme-catch = Ota PAC-MAN kiinni
puzzle-theme-escape = Pakene
puzzle-theme-pellet = Voittava energiapilleri
puzzle-theme-way = Voittava tie
puzzle-theme-guard = Pysäytä PAC-MAN
puzzle-ask-win-pawn = { $side } on vuorossa ja voittaa. Miten?
puzzle-ask-hold-pawn = { $side } on vuorossa ja vaarassa. Mikä pelastaa pelin?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN on vuorossa ja voittaa. Miten?
        [one] PAC-MAN on vuorossa ja voittaa tällä kierroksella. Miten?
       *[other] PAC-MAN on vuorossa ja voittaa { $n } kierroksen aikana. Miten?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Haamut ovat vuorossa ja voittavat. Miten?
        [one] Haamut ovat vuorossa ja saavat PAC-MANin kiinni tällä kierroksella. Miten?
       *[other] Haamut ovat vuorossa ja saavat PAC-MANin kiinni { $n } kierroksen aikana. Miten?
    }
puzzle-ask-hold-P = PAC-MAN on vuorossa ja vaarassa. Mikä tie on turvallinen?
puzzle-ask-hold-G = Haamut ovat vuorossa. Miten ne pysäyttävät PAC-MANin?
puzzle-onward = Oikein! Jatka.
puzzle-solved = Ratkaistu!
puzzle-was = { $theme }
puzzle-shown = Tämä on ratkaisu: { $line }
puzzle-wrong = { $action } ei ole ratkaisu.
puzzle-goes-on = Peli jatkuu näin: { $line }. { $result }
puzzle-then-lost = Teitpä sitten mitä tahansa, voittaja on { $side }.
puzzle-then-caught = Silloin haamut saavat PAC-MANin kiinni, teitpä mitä tahansa.
puzzle-then-open = Silloin varma voitto on mennyt.
puzzle-then-worse = Silloin peli on melkein hävitty.
