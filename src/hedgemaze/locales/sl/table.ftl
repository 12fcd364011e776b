game-loading = Pripravljamo ploščo …
game-missing = Te partije na tej napravi ni več.
game-failed = Pravil ni bilo mogoče naložiti. Imaš povezavo z internetom?
engine-failed = Računalnik ni mogel odgovoriti. Za nadaljevanje vzemi potezo nazaj.
table-others = Drugi
table-own = Tvoja stran
table-panel = Poteze in ukazi
table-moves = Poteze
table-no-moves = Tu bodo zapisane poteze.
frame-context = Kaj lahko storiš zdaj
frame-menu = Meni
frame-close = Zapri
moves-now = Na zadnjo potezo
moves-past = Zgodnejši položaj
moves-resigned = predaja
moves-flagged = čas je potekel
table-info = Podatki
table-typed = Vpiši dejanje
table-typed-go = Odigraj
action-undo = Razveljavi
action-hint = Namig
action-flip = Zasukaj ploščo
action-resign = Predaja
action-again = Igraj znova
end-level = Igraj raven { $level }
action-new = Nova partija
action-analyse = Analiza
action-pass = Izpusti
action-stop = Ustavi: { $piece }
action-end-turn = Končaj potezo
action-spend =
    { $n ->
        [one] Porabi drobec
        [two] Porabi drobec (imaš { $n })
        [few] Porabi drobec (imaš { $n })
       *[other] Porabi drobec (imaš { $n })
    }
turn-engine = { $side }: razmišljanje …
turn-classic =
    { $own ->
        [yes] Na potezi si: premik ali ograda
       *[no] Na potezi: { $side }
    }
turn-act =
    { $own ->
        [yes] Na potezi si: premik ali ograda
       *[no] { $side }: premik ali ograda
    }
turn-pick =
    { $own ->
        [yes] Na potezi si: izberi figuro
       *[no] Na potezi: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Na potezi si: še en korak
        [two] Na potezi si: še { $steps } koraka
        [few] Na potezi si: še { $steps } koraki
       *[other] Na potezi si: še { $steps } korakov
    }
turn-steps =
    { $steps ->
        [one] { $side }: še en korak
        [two] { $side }: še { $steps } koraka
        [few] { $side }: še { $steps } koraki
       *[other] { $side }: še { $steps } korakov
    }
turn-last =
    { $own ->
        [yes] Na potezi si, premik: { $piece }
       *[no] { $side }, premik: { $piece }
    }
turn-boost =
    { $steps ->
        [one] Pospešek! Še { $steps } korak za lov na duhove
        [two] Pospešek! Še { $steps } koraka za lov na duhove
        [few] Pospešek! Še { $steps } koraki za lov na duhove
       *[other] Pospešek! Še { $steps } korakov za lov na duhove
    }
turn-place =
    { $next ->
        [yes] Postavi ogrado ali premakni naslednjega duha
       *[no] Postavi ogrado ali končaj potezo
    }
pick-first = Najprej izberi duha, nato polje zanj
turn-respawn = Izberi vhod, kjer se pojavi PAC-MAN
turn-lift = Duhovi: dvignite eno ogrado komore
turn-lay = Duhovi: postavite ogrado drugam
fences-left =
    { $n ->
        [0] Ograd ni več
        [one] Še ena ograda
        [two] Še { $n } ogradi
        [few] Še { $n } ograde
       *[other] Še { $n } ograd
    }
steps-to-goal =
    { $n ->
        [0] Na cilju
        [one] En korak do cilja
        [two] { $n } koraka do cilja
        [few] { $n } koraki do cilja
       *[other] { $n } korakov do cilja
    }
steps-short =
    { $n ->
        [one] { $n } korak
        [two] { $n } koraka
        [few] { $n } koraki
       *[other] { $n } korakov
    }
lives-left =
    { $n ->
        [0] Ni več življenj
        [one] Še { $n } življenje
        [two] Še { $n } življenji
        [few] Še { $n } življenja
       *[other] Še { $n } življenj
    }
pellets-eaten =
    { $n ->
        [0] Noben drobec
        [one] { $n } drobec
        [two] { $n } drobca
        [few] { $n } drobci
       *[other] { $n } drobcev
    }
ghost-here = { $piece }
ghost-done = { $piece }: premik končan
ghost-away = Pojeden duh: { $piece }
hint-is = Poskusi { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN je ujet in izgubi življenje!
happened-pellet = PAC-MAN poje drobec moči!
ask-no = Ne
ask-life = Trčiš v duha in izgubiš življenje. Greš vseeno?
ask-life-yes = Pojdi vseeno
ask-resign = Predaš to partijo?
end-label = Konec partije
end-draw = Remi
end-you-win = Zmaga je tvoja!
end-wins =
    { $team ->
        [G] Zmagajo duhovi
       *[other] Zmaga { $side }
    }
end-reached_goal = Nasprotna stran je dosežena!
end-all_pellets = Vsi štirje drobci moči so pojedeni.
end-no_lives = PAC-MAN je ujet in nima več življenj.
end-no_ghosts = Vsi štirje duhovi so pojedeni.
end-repetition = Isti položaj je nastal trikrat.
end-no_progress = Predolgo se ni nič zgodilo.
end-move_limit = Dosežena je največja dovoljena dolžina partije.
end-others_left = Vsi drugi so odšli.
end-resigned = Nekdo je predal partijo.
rank-label = Čin PAC-MANA
rank-0 = Še brez čina
rank-1 = Začetnik
rank-2 = Igralec, ki obeta
rank-3 = Potrjeni igralec
rank-4 = Elitni igralec
