# Hra u stolu.

game-loading = Připravujeme desku…
game-missing = Tato hra už na tomto zařízení není.
game-failed = Pravidla se nepodařilo načíst. Jsi na internetu?
engine-failed = Počítač nedokázal odpovědět. Vrať tah a hraj dál.
table-others = Ostatní
table-own = Tvoje strana
table-panel = Tahy a akce
table-moves = Tahy
table-no-moves = Tady se budou zapisovat tahy.
frame-context = Co teď můžeš udělat
frame-menu = Nabídka
frame-close = Zavřít
moves-now = Zpět do hry
moves-past = Dřívější pozice
moves-resigned = vzdání
moves-flagged = čas vypršel
table-info = Informace
table-typed = Napiš akci
table-typed-go = Zahrát
action-undo = Zpět
action-hint = Nápověda
action-flip = Otočit desku
action-resign = Vzdát
action-again = Hrát znovu
end-level = Hrát úroveň { $level }
action-new = Nová hra
action-analyse = Rozebrat
action-pass = Vynechat
action-stop = Stop: { $piece }
action-end-turn = Konec tahu
action-spend =
    { $n ->
        [one] Použít tečku
        [few] Použít tečku (máš { $n })
       *[other] Použít tečku (máš { $n })
    }
turn-engine = { $side } přemýšlí…
turn-classic =
    { $own ->
        [yes] Jsi na tahu: pohni se, nebo postav překážku
       *[no] Na tahu: { $side }
    }
turn-act =
    { $own ->
        [yes] Jsi na tahu: pohni se, nebo postav překážku
       *[no] { $side }: pohyb, nebo překážka
    }
turn-pick =
    { $own ->
        [yes] Jsi na tahu: vyber figurku
       *[no] Na tahu: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Jsi na tahu: zbývá jeden krok
        [few] Jsi na tahu: zbývají { $steps } kroky
       *[other] Jsi na tahu: zbývá { $steps } kroků
    }
turn-steps =
    { $steps ->
        [one] { $side }: zbývá jeden krok
        [few] { $side }: zbývají { $steps } kroky
       *[other] { $side }: zbývá { $steps } kroků
    }
turn-last =
    { $own ->
        [yes] Jsi na tahu: { $piece }
       *[no] { $side } na tahu: { $piece }
    }
turn-boost =
    { $steps ->
        [one] Bonus! Zbývá jeden krok na pojídání duchů
        [few] Bonus! Zbývají { $steps } kroky na pojídání duchů
       *[other] Bonus! Zbývá { $steps } kroků na pojídání duchů
    }
turn-place =
    { $next ->
        [yes] Postav překážku, nebo jdi dalším duchem
       *[no] Postav překážku, nebo ukonči tah
    }
pick-first = Nejdřív vyber ducha a pak políčko pro něj
turn-respawn = Vyber bránu, kde se objeví PAC-MAN
turn-lift = Duchové: vezměte jednu překážku komnaty
turn-lay = Duchové: postavte překážku jinam
fences-left =
    { $n ->
        [0] Žádná překážka
        [one] Zbývá jedna překážka
        [few] Zbývají { $n } překážky
       *[other] Zbývá { $n } překážek
    }
steps-to-goal =
    { $n ->
        [0] V cíli
        [one] Jeden krok do cíle
        [few] { $n } kroky do cíle
       *[other] { $n } kroků do cíle
    }
steps-short =
    { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
lives-left =
    { $n ->
        [0] Žádný život nezbývá
        [one] Zbývá jeden život
        [few] Zbývají { $n } životy
       *[other] Zbývá { $n } životů
    }
pellets-eaten =
    { $n ->
        [0] Žádná tečka
        [one] Jedna tečka
        [few] { $n } tečky
       *[other] { $n } teček
    }
ghost-here = { $piece }
ghost-done = { $piece } má tah za sebou
ghost-away = { $piece } je sněden
hint-is = Zkus { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN se nechal chytit a ztrácí život!
happened-pellet = PAC-MAN snědl tečku!
ask-no = Ne
ask-life = Narazíš na ducha a ztratíš život. Přesto jít?
ask-life-yes = Přesto jít
ask-resign = Vzdát tuto hru?
end-label = Konec hry
end-draw = Remíza
end-you-win = Vyhráváš!
end-wins =
    { $team ->
        [G] Duchové vyhrávají
       *[other] { $side } vyhrává
    }
end-reached_goal = Protější strana dosažena!
end-all_pellets = Všechny čtyři tečky jsou snědeny.
end-no_lives = PAC-MAN se nechal chytit naposledy.
end-no_ghosts = Všichni čtyři duchové jsou snědeni.
end-repetition = Stejná pozice nastala třikrát.
end-no_progress = Příliš dlouho se nic nestalo.
end-move_limit = Hra dosáhla nejvyšší povolené délky.
end-others_left = Všichni ostatní odešli.
end-resigned = Někdo se vzdal.
rank-label = Hodnost PAC-MANA
rank-0 = Zatím žádná hodnost
rank-1 = Začátečník
rank-2 = Amatér
rank-3 = Profík
rank-4 = Expert
