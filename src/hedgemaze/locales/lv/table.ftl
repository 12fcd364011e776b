game-loading = Laukums tiek sagatavots …
game-missing = Šīs spēles šajā ierīcē vairs nav.
game-failed = Noteikumus neizdevās ielādēt. Vai ir interneta savienojums?
engine-failed = Dators nespēja atbildēt. Lai turpinātu, atsauc vienu gājienu.
table-others = Pārējie
table-own = Tava puse
table-panel = Gājieni un darbības
table-moves = Gājieni
table-no-moves = Šeit tiks pierakstīti gājieni.
frame-context = Ko tagad vari darīt
frame-menu = Izvēlne
frame-close = Aizvērt
moves-now = Uz pašreizējo
moves-past = Agrāka pozīcija
moves-resigned = padevās
moves-flagged = beidzās laiks
table-info = Par spēli
table-typed = Ieraksti darbību
table-typed-go = Izdarīt
action-undo = Atsaukt
action-hint = Padoms
action-flip = Apgriezt laukumu
action-resign = Padoties
action-again = Spēlēt vēlreiz
end-level = Spēlēt pret { $level }. līmeni
action-new = Jauna spēle
action-analyse = Analizēt
action-pass = Izlaist
action-stop = Apstāties: { $piece }
action-end-turn = Beigt gājienu
action-spend =
    { $n ->
        [1] Tērēt enerģijas lodi
        [zero] Tērēt enerģijas lodi (ir { $n })
        [one] Tērēt enerģijas lodi (ir { $n })
       *[other] Tērēt enerģijas lodi (ir { $n })
    }
turn-engine = { $side }: domā …
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
turn-pick =
    { $own ->
        [yes] Tavs gājiens: izvēlies figūriņu
       *[no] Gājiens: { $side }
    }
turn-steps-own =
    { $steps ->
        [zero] Tavs gājiens: atlicis { $steps } soļu
        [one] Tavs gājiens: atlicis { $steps } solis
       *[other] Tavs gājiens: atlikuši { $steps } soļi
    }
turn-steps =
    { $steps ->
        [zero] { $side }: atlicis { $steps } soļu
        [one] { $side }: atlicis { $steps } solis
       *[other] { $side }: atlikuši { $steps } soļi
    }
turn-last =
    { $own ->
        [yes] Tavs gājiens: iet { $piece }
       *[no] { $side }: iet { $piece }
    }
turn-boost =
    { $steps ->
        [zero] Paātrinājums! Vēl { $steps } soļu, lai ēstu spokus
        [one] Paātrinājums! Vēl { $steps } solis, lai ēstu spokus
       *[other] Paātrinājums! Vēl { $steps } soļi, lai ēstu spokus
    }
turn-place =
    { $next ->
        [yes] Liec sienu vai ej ar nākamo spoku
       *[no] Liec sienu vai beidz gājienu
    }
pick-first = Vispirms izvēlies spoku, tad lauciņu
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
        [0] Dzīvību vairs nav
        [zero] Vēl { $n } dzīvību
        [one] Vēl { $n } dzīvība
       *[other] Vēl { $n } dzīvības
    }
pellets-eaten =
    { $n ->
        [0] Nav enerģijas ložu
        [zero] { $n } enerģijas ložu
        [one] { $n } enerģijas lode
       *[other] { $n } enerģijas lodes
    }
ghost-here = { $piece }
ghost-done = { $piece } jau gāja
ghost-away = { $piece } ir apēsts
hint-is = Pamēģini: { $action }
announce-turn = { $side }: { $text }
happened-catch = PAKMENS ir noķerts un zaudē dzīvību!
happened-pellet = PAKMENS apēd enerģijas lodi!
ask-no = Nē
ask-life = Tu ieskrietu spokā un zaudētu dzīvību. Vai tomēr iet?
ask-life-yes = Tomēr iet
ask-resign = Vai padoties šajā spēlē?
end-label = Spēle beigusies
end-draw = Neizšķirts
end-you-win = Tu uzvarēji!
end-wins =
    { $team ->
        [G] Uzvar spoki
       *[other] { $side } uzvar
    }
end-reached_goal = Pretējā mala ir sasniegta!
end-all_pellets = Visas četras enerģijas lodes ir apēstas.
end-no_lives = PAKMENS ir noķerts pēdējo reizi.
end-no_ghosts = Visi četri spoki ir apēsti.
end-repetition = Tā pati pozīcija izveidojās trīs reizes.
end-no_progress = Pārāk ilgi nekas nav noticis.
end-move_limit = Spēle sasniedza lielāko atļauto garumu.
end-others_left = Visi pārējie ir aizgājuši.
end-resigned = Kāds spēlētājs padevās.
rank-label = PAKMENA rangs
rank-0 = Ranga vēl nav
rank-1 = Iesācējs
rank-2 = Daudzsološais
rank-3 = Rūdītais
rank-4 = Elite
