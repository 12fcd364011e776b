game-loading = Laukums tiek sagatavots…
game-missing = Šīs spēles šajā ierīcē vairs nav.
game-failed = Noteikumus neizdevās ielādēt. Vai ir savienojums?
engine-failed = Dators nespēja atbildēt. Lai turpinātu, atsauc vienu gājienu.
table-others = Pārējie
table-own = Tava puse
table-panel = Gājieni un darbības
table-moves = Gājieni
table-no-moves = Šeit tiks pierakstīti gājieni.
table-typed = Ieraksti darbību
table-typed-go = Izdarīt
action-undo = Atsaukt
action-hint = Padoms
action-flip = Apgriezt
action-resign = Padoties
action-again = Spēlēt vēlreiz
action-new = Jauna spēle
action-analyse = Analizēt
action-pass = Izlaist
action-stop = Apstāties: { $piece }
action-spend =
    { $n ->
        [1] Tērēt lodi
        [zero] Tērēt lodi (ir { $n })
        [one] Tērēt lodi (ir { $n })
       *[other] Tērēt lodi (ir { $n })
    }
turn-engine = { $side }: domā…
turn-classic =
    { $own ->
        [yes] Tavs gājiens: ej vai liec sienu
       *[no] Gājiens: { $side }
    }
turn-act =
    { $own ->
        [yes] Tavs gājiens: ej vai liec sienu
       *[no] { $side }: ej vai liec sienu
    }
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Tavs gājiens: izvēlies figūriņu
               *[no] Gājiens: { $side }
            }
        [zero]
            { $own ->
                [yes] Tavs gājiens: atlicis { $steps } soļu
               *[no] { $side }: atlicis { $steps } soļu
            }
        [one]
            { $own ->
                [yes] Tavs gājiens: atlicis { $steps } solis
               *[no] { $side }: atlicis { $steps } solis
            }
       *[other]
            { $own ->
                [yes] Tavs gājiens: atlikuši { $steps } soļi
               *[no] { $side }: atlikuši { $steps } soļi
            }
    }
turn-boost =
    { $steps ->
        [zero] Paātrinājums! { $steps } soļu, kas ēd spokus
        [one] Paātrinājums! { $steps } solis, kas ēd spokus
       *[other] Paātrinājums! { $steps } soļi, kas ēd spokus
    }
turn-place = Liec sienu vai apstājies
turn-respawn = Izvēlies vārtus, kuros parādās PAKMENS
turn-lift = Spoki: paceliet vienu kambara sienu
turn-lay = Spoki: nolieciet sienu citur
fences-left =
    { $n ->
        [0] Sienu vairs nav
        [zero] Atlicis { $n } sienu
        [one] Atlikusi { $n } siena
       *[other] Atlikušas { $n } sienas
    }
steps-to-goal =
    { $n ->
        [0] Pie mērķa
        [zero] { $n } soļu līdz mērķim
        [one] { $n } solis līdz mērķim
       *[other] { $n } soļi līdz mērķim
    }
steps-short =
    { $n ->
        [zero] { $n } soļu
        [one] { $n } solis
       *[other] { $n } soļi
    }
lives-left =
    { $n ->
        [0] Nav dzīvību
        [zero] { $n } dzīvību
        [one] { $n } dzīvība
       *[other] { $n } dzīvības
    }
pellets-eaten =
    { $n ->
        [0] Nav ložu
        [zero] { $n } ložu
        [one] { $n } lode
       *[other] { $n } lodes
    }
ghost-here = { $piece }
ghost-done = { $piece } jau gāja
ghost-away = { $piece } ir apēsts
hint-is = Pamēģini { $action }
announce-turn = { $side }: { $text }
happened-catch = PAKMENS ir noķerts un zaudē dzīvību!
happened-pellet = PAKMENS apēd lodi!
ask-no = Nē
ask-life = Šis solis ved spoka lauciņā un maksā dzīvību. Vai iet?
ask-life-yes = Zaudēt dzīvību
ask-resign = Vai tiešām padoties?
end-label = Beigas
end-draw = Neizšķirts
end-you-win = Tu uzvarēji!
end-wins =
    { $team ->
        [G] Uzvar spoki
       *[other] { $side } uzvar
    }
end-reached_goal = Pretējā mala ir sasniegta.
end-all_pellets = Visas četras lodes ir apēstas.
end-no_lives = PAKMENS ir noķerts pēdējo reizi.
end-no_ghosts = Visi četri spoki ir apēsti.
end-repetition = Tā pati pozīcija radās trīs reizes.
end-no_progress = Pārāk ilgi nekas nav noticis.
end-move_limit = Beigusies garākā atļautā spēle.
end-others_left = Visi pārējie ir aizgājuši.
end-resigned = Spēle beidzās ar padošanos.
rank-label = PAKMENA rangs
rank-0 = Pagaidām nekāds
rank-1 = Iesācējs
rank-2 = Daudzsološais
rank-3 = Rūdītais
rank-4 = Elite
