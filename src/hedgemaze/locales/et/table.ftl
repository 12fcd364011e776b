game-loading = Mängulauda seatakse valmis …
game-missing = Seda mängu pole selles seadmes enam alles.
game-failed = Reegleid ei õnnestunud laadida. Kas internetiühendus on olemas?
engine-failed = Arvuti ei saanud vastata. Jätkamiseks võta üks käik tagasi.
table-others = Teised
table-own = Sinu pool
table-panel = Käigud ja tegevused
table-moves = Käigud
table-no-moves = Siia kirjutatakse käigud.
frame-context = Mida saad praegu teha
frame-menu = Menüü
frame-close = Sulge
moves-now = Praegusesse seisu
moves-past = Varasem seis
moves-resigned = alistus
moves-flagged = aeg sai läbi
table-info = Teave
table-typed = Kirjuta tegevus
table-typed-go = Mängi
action-undo = Võta tagasi
action-hint = Vihje
action-flip = Pööra mängulauda
action-resign = Alistu
action-again = Mängi uuesti
end-level = Mängi tasemega { $level }
action-new = Uus mäng
action-analyse = Analüüsi
action-pass = Jäta vahele
action-stop = Peatu: { $piece }
action-end-turn = Lõpeta käik
action-spend =
    { $n ->
        [one] Kuluta graanul
       *[other] Kuluta graanul (alles { $n })
    }
turn-engine = { $side }: mõtlemas …
turn-classic =
    { $own ->
        [yes] Sinu kord: liigu või pane piire
       *[no] Käigul: { $side }
    }
turn-act =
    { $own ->
        [yes] Sinu kord: liigu või pane piire
       *[no] { $side }: liigu või pane piire
    }
turn-pick =
    { $own ->
        [yes] Sinu kord: vali nupp
       *[no] Käigul: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Sinu kord: jäänud on üks samm
       *[other] Sinu kord: jäänud on { $steps } sammu
    }
turn-steps =
    { $steps ->
        [one] { $side }: jäänud on üks samm
       *[other] { $side }: jäänud on { $steps } sammu
    }
turn-last =
    { $own ->
        [yes] Sinu kord: liigub { $piece }
       *[no] { $side }: liigub { $piece }
    }
turn-boost =
    { $steps ->
        [one] Kiirendus! Veel üks samm, et kummitusi süüa
       *[other] Kiirendus! Veel { $steps } sammu, et kummitusi süüa
    }
turn-place =
    { $next ->
        [yes] Pane piire või liiguta järgmist kummitust
       *[no] Pane piire või lõpeta käik
    }
pick-first = Vali enne kummitus, siis talle ruut
turn-respawn = Vali värav, kuhu PAC-MAN ilmub
turn-lift = Kummitused: tõstke üks kambri piire
turn-lay = Kummitused: pange piire mujale
fences-left =
    { $n ->
        [0] Piirdeid enam pole
        [one] Üks piire alles
       *[other] { $n } piiret alles
    }
steps-to-goal =
    { $n ->
        [0] Eesmärgil
        [one] Eesmärgini üks samm
       *[other] Eesmärgini { $n } sammu
    }
steps-short =
    { $n ->
        [one] 1 samm
       *[other] { $n } sammu
    }
lives-left =
    { $n ->
        [0] Elusid pole enam
        [one] Üks elu alles
       *[other] { $n } elu alles
    }
pellets-eaten =
    { $n ->
        [0] Graanuleid pole
        [one] Üks graanul
       *[other] { $n } graanulit
    }
ghost-here = { $piece }
ghost-done = { $piece } on liikunud
ghost-away = { $piece } on söödud
hint-is = Proovi: { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN on kinni püütud ja kaotab elu!
happened-pellet = PAC-MAN sööb graanuli!
ask-no = Ei
ask-life = Sa jookseksid kummitusele otsa ja kaotaksid elu. Kas lähed ikka?
ask-life-yes = Mine ikka
ask-resign = Kas alistud selles mängus?
end-label = Mäng läbi
end-draw = Viik
end-you-win = Sa võitsid!
end-wins =
    { $team ->
        [G] Kummitused võidavad
       *[other] { $side } võidab
    }
end-reached_goal = Vastaskülg on käes!
end-all_pellets = Kõik neli graanulit on söödud.
end-no_lives = PAC-MAN püüti viimast korda kinni.
end-no_ghosts = Kõik neli kummitust on söödud.
end-repetition = Sama seis tekkis kolm korda.
end-no_progress = Liiga kaua pole midagi juhtunud.
end-move_limit = Mäng jõudis suurima lubatud pikkuseni.
end-others_left = Kõik teised on lahkunud.
end-resigned = Üks mängija alistus.
rank-label = PAC-MANi auaste
rank-0 = Auastet veel pole
rank-1 = Algaja
rank-2 = Paljutõotav
rank-3 = Tunnustatud
rank-4 = Eliit
