# Hra u stolu.

game-loading = Připravujeme desku…
game-missing = Tato hra už na tomto zařízení není.
game-failed = Pravidla se nepodařilo načíst. Funguje připojení?
engine-failed = Počítač nedokázal odpovědět. Vrať tah zpět a hraj dál.
table-others = Ostatní
table-own = Tvoje strana
table-panel = Tahy a akce
table-moves = Tahy
table-no-moves = Tady se budou zapisovat tahy.
table-typed = Napiš akci
table-typed-go = Zahrát
action-undo = Zpět
action-hint = Nápověda
action-flip = Obrátit
action-resign = Vzdát
action-again = Hrát znovu
action-new = Nová hra
action-analyse = Rozebrat
action-pass = Vynechat
action-stop = Stop: { $piece }
action-spend =
    { $n ->
        [one] Použít tečku
        [few] Použít tečku (máš { $n })
       *[other] Použít tečku (máš { $n })
    }
turn-engine = { $side }: přemýšlení…
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Jsi na tahu: vyber figurku
               *[no] Na tahu: { $side }
            }
        [one]
            { $own ->
                [yes] Jsi na tahu: zbývá jeden krok
               *[no] { $side }: zbývá jeden krok
            }
        [few]
            { $own ->
                [yes] Jsi na tahu: zbývají { $steps } kroky
               *[no] { $side }: zbývají { $steps } kroky
            }
       *[other]
            { $own ->
                [yes] Jsi na tahu: zbývá { $steps } kroků
               *[no] { $side }: zbývá { $steps } kroků
            }
    }
turn-boost =
    { $steps ->
        [one] Zrychlení! Jeden krok na pojídání duchů
        [few] Zrychlení! { $steps } kroky na pojídání duchů
       *[other] Zrychlení! { $steps } kroků na pojídání duchů
    }
turn-place = Postav překážku, nebo skonči
turn-respawn = Vyber bránu, kde se objeví PAC-MAN
turn-lift = Duchové: zvedněte jednu překážku komnaty
turn-lay = Duchové: položte překážku jinam
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
        [0] Žádný život
        [one] Jeden život
        [few] { $n } životy
       *[other] { $n } životů
    }
pellets-eaten =
    { $n ->
        [0] Žádná tečka
        [one] Jedna tečka
        [few] { $n } tečky
       *[other] { $n } teček
    }
ghost-here = { $piece }
ghost-done = { $piece } má odtaženo
ghost-away = { $piece } je sněden
hint-is = Zkus { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN se nechal chytit a ztrácí život!
happened-pellet = PAC-MAN snědl tečku!
ask-no = Ne
ask-life = Tady stojí duch: tento krok stojí život. Udělat ho?
ask-life-yes = Ztratit život
ask-resign = Vzdát tuto hru?
end-label = Konec
end-draw = Remíza
end-you-win = Vyhráváš!
end-wins =
    { $team ->
        [G] Duchové vyhrávají
       *[other] { $side } vyhrává
    }
end-reached_goal = Figurka došla na protější stranu.
end-all_pellets = Všechny čtyři tečky jsou snědeny.
end-no_lives = PAC-MAN se nechal chytit naposledy.
end-no_ghosts = Všichni čtyři duchové jsou snědeni.
end-repetition = Stejná pozice nastala třikrát.
end-no_progress = Příliš dlouho se nic nestalo.
end-move_limit = Nejdelší povolená hra skončila.
end-others_left = Všichni ostatní odešli.
end-resigned = Hra skončila vzdáním.
rank-label = Hodnost PAC-MANA
rank-0 = Zatím žádná
rank-1 = Začátečník
rank-2 = Amatér
rank-3 = Profík
rank-4 = Expert
