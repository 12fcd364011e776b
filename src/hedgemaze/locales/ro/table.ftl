# O partidă la masă.

game-loading = Se pregătește tabla…
game-missing = Partida aceasta nu mai este păstrată pe acest dispozitiv.
game-failed = Regulile nu s-au putut încărca. Există conexiune?
engine-failed = Calculatorul nu a putut răspunde. Anulează o tură ca să continui.
table-others = Ceilalți
table-own = Tabăra ta
table-panel = Mutări și acțiuni
table-moves = Mutări
table-no-moves = Aici se vor nota mutările.
table-typed = Scrie o acțiune
table-typed-go = Joacă
action-undo = Anulează
action-hint = Indiciu
action-flip = Întoarce
action-resign = Abandon
action-again = Încă o dată
action-new = Partidă nouă
action-analyse = Analizează
action-pass = Trece rândul
action-stop = Oprește: { $piece }
action-spend =
    { $n ->
        [one] Folosește capsula
        [few] Folosește o capsulă (ai { $n })
       *[other] Folosește o capsulă (ai { $n })
    }
turn-engine = { $side }: se gândește…
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Rândul tău: alege un pion
               *[no] La mutare: { $side }
            }
        [one]
            { $own ->
                [yes] Rândul tău: mai ai un pas
               *[no] { $side }: încă un pas
            }
        [few]
            { $own ->
                [yes] Rândul tău: mai ai { $steps } pași
               *[no] { $side }: încă { $steps } pași
            }
       *[other]
            { $own ->
                [yes] Rândul tău: mai ai { $steps } de pași
               *[no] { $side }: încă { $steps } de pași
            }
    }
turn-boost =
    { $steps ->
        [one] Turbo! Un pas care mănâncă fantome
        [few] Turbo! { $steps } pași care mănâncă fantome
       *[other] Turbo! { $steps } de pași care mănâncă fantome
    }
turn-place = Așază o barieră sau oprește-te
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
        [0] Nicio viață
        [one] O viață
        [few] { $n } vieți
       *[other] { $n } de vieți
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
happened-pellet = PAC-MAN mănâncă o capsulă!
ask-no = Nu
ask-life = Pasul acesta dă peste o fantomă și costă o viață. Îl faci?
ask-life-yes = Pierde o viață
ask-resign = Abandonezi partida?
end-label = Sfârșit
end-draw = Remiză
end-you-win = Ai câștigat!
end-wins =
    { $team ->
        [G] Câștigă fantomele
       *[other] Câștigă { $side }
    }
end-reached_goal = Latura opusă a fost atinsă.
end-all_pellets = Toate cele patru capsule au fost mâncate.
end-no_lives = PAC-MAN a fost prins pentru ultima oară.
end-no_ghosts = Toate cele patru fantome au fost mâncate.
end-repetition = Aceeași poziție a apărut de trei ori.
end-no_progress = De prea mult timp nu se mai întâmplă nimic.
end-move_limit = S-a atins durata maximă a unei partide.
end-others_left = Toți ceilalți au plecat.
end-resigned = Partida a fost abandonată.
rank-label = Rangul lui PAC-MAN
rank-0 = Încă niciunul
rank-1 = Începător
rank-2 = Promițător
rank-3 = Expert
rank-4 = De elită
