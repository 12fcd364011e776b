game-loading = Lautaa valmistellaan …
game-missing = Tätä peliä ei enää ole tällä laitteella.
game-failed = Sääntöjä ei voitu ladata. Onko yhteys päällä?
engine-failed = Tietokone ei voinut vastata. Peru yksi vuoro, niin peli jatkuu.
table-others = Muut
table-own = Oma puolesi
table-panel = Siirrot ja toiminnot
table-moves = Siirrot
table-no-moves = Siirrot kirjataan tähän.
table-typed = Kirjoita siirto
table-typed-go = Pelaa
action-undo = Kumoa
action-hint = Vihje
action-flip = Käännä
action-resign = Luovuta
action-again = Pelaa uudelleen
action-new = Uusi peli
action-analyse = Analysoi
action-pass = Ohita
action-stop = Pysähdy: { $piece }
action-spend =
    { $n ->
        [one] Käytä energiapilleri
       *[other] Käytä energiapilleri ({ $n } jäljellä)
    }
turn-engine = { $side }: miettii …
turn-classic =
    { $own ->
        [yes] Sinun vuorosi: liiku tai aseta aita
       *[no] Vuorossa: { $side }
    }
turn-act =
    { $own ->
        [yes] Sinun vuorosi: liiku tai aseta aita
       *[no] { $side }: liiku tai aseta aita
    }
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Sinun vuorosi: valitse hahmo
               *[no] Vuorossa: { $side }
            }
        [one]
            { $own ->
                [yes] Sinun vuorosi: yksi askel jäljellä
               *[no] { $side }: yksi askel jäljellä
            }
       *[other]
            { $own ->
                [yes] Sinun vuorosi: { $steps } askelta jäljellä
               *[no] { $side }: { $steps } askelta jäljellä
            }
    }
turn-boost =
    { $steps ->
        [one] Pyrähdys! Yksi askel, joka syö haamuja
       *[other] Pyrähdys! { $steps } askelta, jotka syövät haamuja
    }
turn-place = Aseta aita tai pysähdy
turn-respawn = Valitse portti, josta PAC-MAN ilmestyy
turn-lift = Haamut: nosta yksi kammion aita
turn-lay = Haamut: aseta aita muualle
fences-left =
    { $n ->
        [0] Ei aitoja jäljellä
        [one] Yksi aita jäljellä
       *[other] { $n } aitaa jäljellä
    }
steps-to-goal =
    { $n ->
        [0] Maalissa
        [one] Yksi askel maaliin
       *[other] { $n } askelta maaliin
    }
steps-short =
    { $n ->
        [one] 1 askel
       *[other] { $n } askelta
    }
lives-left =
    { $n ->
        [0] Ei elämiä
        [one] Yksi elämä
       *[other] { $n } elämää
    }
pellets-eaten =
    { $n ->
        [0] Ei energiapillereitä
        [one] Yksi energiapilleri
       *[other] { $n } energiapilleriä
    }
ghost-here = { $piece }
ghost-done = { $piece } on liikkunut
ghost-away = { $piece } on syöty
hint-is = Kokeile: { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN jäi kiinni ja menettää elämän!
happened-pellet = PAC-MAN syö energiapillerin!
ask-no = Ei
ask-life = Näin kävelet päin haamua ja menetät elämän. Haluatko varmasti?
ask-life-yes = Menetä elämä
ask-resign = Luovutetaanko peli?
end-label = Loppu
end-draw = Tasapeli
end-you-win = Sinä voitit!
end-wins =
    { $team ->
        [G] Haamut voittavat
       *[other] { $side } voittaa
    }
end-reached_goal = Vastapäinen reuna on saavutettu.
end-all_pellets = Kaikki neljä energiapilleriä on syöty.
end-no_lives = PAC-MAN jäi kiinni viimeisen kerran.
end-no_ghosts = Kaikki neljä haamua on syöty.
end-repetition = Sama asema toistui kolme kertaa.
end-no_progress = Mitään ei ole tapahtunut liian pitkään aikaan.
end-move_limit = Peli ei saa jatkua tätä pidempään.
end-others_left = Kaikki muut ovat lähteneet.
end-resigned = Peli luovutettiin.
rank-label = PAC-MANin arvonimi
rank-0 = Ei vielä
rank-1 = Aloittelija
rank-2 = Lupaava
rank-3 = Taitava
rank-4 = Huippu
