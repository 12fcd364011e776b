game-loading = Lautaa valmistellaan …
game-missing = Tätä peliä ei enää ole tällä laitteella.
game-failed = Sääntöjä ei voitu ladata. Onko nettiyhteys päällä?
engine-failed = Tietokone ei voinut vastata. Peru yksi vuoro, niin peli jatkuu.
table-others = Muut
table-own = Oma puolesi
table-panel = Siirrot ja toiminnot
table-moves = Siirrot
table-no-moves = Siirrot näkyvät tässä.
frame-context = Mitä voit tehdä nyt
frame-menu = Valikko
frame-close = Sulje
moves-now = Takaisin nykyhetkeen
moves-past = Aiempi asema
moves-resigned = luovutti
moves-flagged = aika loppui
table-info = Tietoja
table-typed = Kirjoita siirto
table-typed-go = Pelaa
action-undo = Kumoa
action-hint = Vihje
action-flip = Käännä lauta
action-resign = Luovuta
action-again = Pelaa uudelleen
end-level = Pelaa tasoa { $level } vastaan
action-new = Uusi peli
action-analyse = Analysoi
action-pass = Ohita
action-stop = Pysähdy: { $piece }
action-end-turn = Päätä vuoro
action-spend =
    { $n ->
        [one] Käytä energiapilleri
       *[other] Käytä energiapilleri ({ $n } jäljellä)
    }
turn-engine = { $side }: mietitään …
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
turn-pick =
    { $own ->
        [yes] Sinun vuorosi: valitse hahmo
       *[no] Vuorossa: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Sinun vuorosi: yksi askel jäljellä
       *[other] Sinun vuorosi: { $steps } askelta jäljellä
    }
turn-steps =
    { $steps ->
        [one] { $side }: yksi askel jäljellä
       *[other] { $side }: { $steps } askelta jäljellä
    }
turn-last =
    { $own ->
        [yes] Sinun vuorosi: { $piece } liikkuu
       *[no] { $side }: { $piece } liikkuu
    }
turn-boost =
    { $steps ->
        [one] Lisäliike! Yksi askel haamujen syömiseen
       *[other] Lisäliike! { $steps } askelta haamujen syömiseen
    }
turn-place =
    { $next ->
        [yes] Aseta aita tai siirrä seuraavaa haamua
       *[no] Aseta aita tai päätä vuorosi
    }
pick-first = Valitse ensin haamu, sitten sille ruutu
turn-respawn = Valitse portti, josta PAC-MAN ilmestyy
turn-lift = Haamut: nostakaa yksi kammion aita
turn-lay = Haamut: asettakaa aita muualle
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
        [0] Ei elämiä jäljellä
        [one] Yksi elämä jäljellä
       *[other] { $n } elämää jäljellä
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
ask-life = Juoksisit päin haamua ja menettäisit elämän. Mennäänkö silti?
ask-life-yes = Mene silti
ask-resign = Luovutatko tämän pelin?
end-label = Peli päättyi
end-draw = Tasapeli
end-you-win = Sinä voitit!
end-wins =
    { $team ->
        [G] Haamut voittavat
       *[other] { $side } voittaa
    }
end-reached_goal = Vastapäinen reuna on saavutettu!
end-all_pellets = Kaikki neljä energiapilleriä on syöty.
end-no_lives = PAC-MAN jäi kiinni viimeisen kerran.
end-no_ghosts = Kaikki neljä haamua on syöty.
end-repetition = Sama asema toistui kolme kertaa.
end-no_progress = Mitään ei ole tapahtunut liian pitkään aikaan.
end-move_limit = Peli saavutti enimmäispituutensa.
end-others_left = Kaikki muut ovat lähteneet.
end-resigned = Pelaaja luovutti.
rank-label = PAC-MANin arvonimi
rank-0 = Ei vielä arvonimeä
rank-1 = Aloittelija
rank-2 = Lupaava
rank-3 = Taitava
rank-4 = Huippu
