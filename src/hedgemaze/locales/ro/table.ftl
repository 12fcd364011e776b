# O partidă la masă.

game-loading = Se pregătește tabla…
game-missing = Partida aceasta nu mai este pe acest dispozitiv.
game-failed = Regulile nu s-au putut încărca. Ai conexiune la internet?
engine-failed = Calculatorul nu a putut răspunde. Anulează o tură ca să continui.
table-others = Ceilalți
table-own = Tabăra ta
table-panel = Mutări și acțiuni
table-moves = Mutări
table-no-moves = Aici vor apărea mutările.
frame-context = Ce poți face acum
frame-menu = Meniu
frame-close = Închide
moves-now = Înapoi la prezent
moves-past = O poziție mai veche
moves-resigned = abandon
moves-flagged = timp expirat
table-info = Informații
table-typed = Scrie o acțiune
table-typed-go = Joacă
action-undo = Anulează
action-hint = Indiciu
action-flip = Întoarce tabla
action-resign = Abandon
action-again = Încă o dată
end-level = Joacă nivelul { $level }
action-new = Partidă nouă
action-analyse = Analizează
action-pass = Trece rândul
action-stop = Oprește: { $piece }
action-end-turn = Încheie tura
action-spend =
    { $n ->
        [one] Folosește capsula
        [few] Folosește o capsulă (ai { $n })
       *[other] Folosește o capsulă (ai { $n })
    }
turn-engine = { $side }: calculatorul se gândește…
turn-classic =
    { $own ->
        [yes] Rândul tău: mută sau așază o barieră
       *[no] La mutare: { $side }
    }
turn-act =
    { $own ->
        [yes] Rândul tău: mută sau așază o barieră
       *[no] { $side }: o mutare sau o barieră
    }
turn-pick =
    { $own ->
        [yes] Rândul tău: alege un pion
       *[no] La mutare: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Rândul tău: mai ai un pas
        [few] Rândul tău: mai ai { $steps } pași
       *[other] Rândul tău: mai ai { $steps } de pași
    }
turn-steps =
    { $steps ->
        [one] { $side }: încă un pas
        [few] { $side }: încă { $steps } pași
       *[other] { $side }: încă { $steps } de pași
    }
turn-last =
    { $own ->
        [yes] Rândul tău: mută { $piece }
       *[no] { $side }: de mutat { $piece }
    }
turn-boost =
    { $steps ->
        [one] Impuls! Încă un pas pentru a mânca fantome
        [few] Impuls! Încă { $steps } pași pentru a mânca fantome
       *[other] Impuls! Încă { $steps } de pași pentru a mânca fantome
    }
turn-place =
    { $next ->
        [yes] Așază o barieră sau mută fantoma următoare
       *[no] Așază o barieră sau încheie tura
    }
pick-first = Alege întâi o fantomă, apoi o căsuță pentru ea
turn-respawn = Alege poarta prin care apare PAC-MAN
turn-lift = Fantomele: ridicați o barieră a camerei
turn-lay = Fantomele: puneți bariera în alt loc
fences-left =
    { $n ->
        [0] Nicio barieră rămasă
        [one] O barieră rămasă
        [few] { $n } bariere rămase
       *[other] { $n } de bariere rămase
    }
steps-to-goal =
    { $n ->
        [0] La țintă
        [one] Un pas până la țintă
        [few] { $n } pași până la țintă
       *[other] { $n } de pași până la țintă
    }
steps-short =
    { $n ->
        [one] 1 pas
        [few] { $n } pași
       *[other] { $n } de pași
    }
lives-left =
    { $n ->
        [0] Nicio viață rămasă
        [one] O viață rămasă
        [few] { $n } vieți rămase
       *[other] { $n } de vieți rămase
    }
pellets-eaten =
    { $n ->
        [0] Nicio capsulă
        [one] O capsulă
        [few] { $n } capsule
       *[other] { $n } de capsule
    }
ghost-here = { $piece }
ghost-done = { $piece } a mutat deja
ghost-away = { $piece }: fantomă mâncată
hint-is = Încearcă { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN este prins și pierde o viață!
happened-pellet = PAC-MAN mănâncă o capsulă de energie!
ask-no = Nu
ask-life = Ai da peste o fantomă și ai pierde o viață. Mergi totuși?
ask-life-yes = Merg totuși
ask-resign = Abandonezi partida?
end-label = Sfârșitul partidei
end-draw = Remiză
end-you-win = Ai câștigat!
end-wins =
    { $team ->
        [G] Câștigă fantomele
       *[other] Câștigă { $side }
    }
end-reached_goal = Latura opusă a fost atinsă!
end-all_pellets = Toate cele patru capsule au fost mâncate.
end-no_lives = PAC-MAN a fost prins pentru ultima oară.
end-no_ghosts = Toate cele patru fantome au fost mâncate.
end-repetition = Aceeași poziție a apărut de trei ori.
end-no_progress = De prea mult timp nu se mai întâmplă nimic.
end-move_limit = Partida a atins durata maximă.
end-others_left = Toți ceilalți au plecat.
end-resigned = Un jucător a abandonat.
rank-label = Rangul lui PAC-MAN
rank-0 = Încă niciun rang
rank-1 = Începător
rank-2 = Promițător
rank-3 = Expert
rank-4 = De elită
