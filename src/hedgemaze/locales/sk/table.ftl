# Hra pri stole.

game-loading = Pripravujeme dosku…
game-missing = Táto hra už na tomto zariadení nie je.
game-failed = Pravidlá sa nepodarilo načítať. Funguje pripojenie?
engine-failed = Počítač nedokázal odpovedať. Vráť ťah späť a hraj ďalej.
table-others = Ostatní
table-own = Tvoja strana
table-panel = Ťahy a akcie
table-moves = Ťahy
table-no-moves = Sem sa budú zapisovať ťahy.
table-typed = Napíš akciu
table-typed-go = Zahrať
action-undo = Späť
action-hint = Nápoveda
action-flip = Obrátiť
action-resign = Vzdať
action-again = Hrať znova
action-new = Nová hra
action-analyse = Rozobrať
action-pass = Vynechať
action-stop = Stop: { $piece }
action-spend =
    { $n ->
        [one] Použiť bodku
        [few] Použiť bodku (máš { $n })
       *[other] Použiť bodku (máš { $n })
    }
turn-engine = { $side }: premýšľanie…
turn-classic =
    { $own ->
        [yes] Si na ťahu: pohni sa alebo postav prekážku
       *[no] Na ťahu: { $side }
    }
turn-act =
    { $own ->
        [yes] Si na ťahu: pohni sa alebo postav prekážku
       *[no] { $side }: pohyb alebo prekážka
    }
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Si na ťahu: vyber figúrku
               *[no] Na ťahu: { $side }
            }
        [one]
            { $own ->
                [yes] Si na ťahu: zostáva jeden krok
               *[no] { $side }: zostáva jeden krok
            }
        [few]
            { $own ->
                [yes] Si na ťahu: zostávajú { $steps } kroky
               *[no] { $side }: zostávajú { $steps } kroky
            }
       *[other]
            { $own ->
                [yes] Si na ťahu: zostáva { $steps } krokov
               *[no] { $side }: zostáva { $steps } krokov
            }
    }
turn-boost =
    { $steps ->
        [one] Zrýchlenie! Jeden krok na jedenie duchov
        [few] Zrýchlenie! { $steps } kroky na jedenie duchov
       *[other] Zrýchlenie! { $steps } krokov na jedenie duchov
    }
turn-place = Postav prekážku alebo skonči
turn-respawn = Vyber bránu, v ktorej sa objaví PAC-MAN
turn-lift = Duchovia: zdvihnite jednu prekážku komnaty
turn-lay = Duchovia: položte prekážku inam
fences-left =
    { $n ->
        [0] Žiadna prekážka
        [one] Zostáva jedna prekážka
        [few] Zostávajú { $n } prekážky
       *[other] Zostáva { $n } prekážok
    }
steps-to-goal =
    { $n ->
        [0] V cieli
        [one] Jeden krok do cieľa
        [few] { $n } kroky do cieľa
       *[other] { $n } krokov do cieľa
    }
steps-short =
    { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } krokov
    }
lives-left =
    { $n ->
        [0] Žiadny život
        [one] Jeden život
        [few] { $n } životy
       *[other] { $n } životov
    }
pellets-eaten =
    { $n ->
        [0] Žiadna bodka
        [one] Jedna bodka
        [few] { $n } bodky
       *[other] { $n } bodiek
    }
ghost-here = { $piece }
ghost-done = { $piece } je po ťahu
ghost-away = { $piece } je zjedený
hint-is = Skús { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN sa dal chytiť a stráca život!
happened-pellet = PAC-MAN zjedol bodku!
ask-no = Nie
ask-life = Tu stojí duch: tento krok stojí život. Urobiť ho?
ask-life-yes = Stratiť život
ask-resign = Vzdať túto hru?
end-label = Koniec
end-draw = Remíza
end-you-win = Vyhrávaš!
end-wins =
    { $team ->
        [G] Duchovia vyhrávajú
       *[other] { $side } vyhráva
    }
end-reached_goal = Figúrka došla na protiľahlú stranu.
end-all_pellets = Všetky štyri bodky sú zjedené.
end-no_lives = PAC-MAN sa dal chytiť poslednýkrát.
end-no_ghosts = Všetci štyria duchovia sú zjedení.
end-repetition = Rovnaká pozícia nastala trikrát.
end-no_progress = Príliš dlho sa nič nestalo.
end-move_limit = Najdlhšia povolená hra sa skončila.
end-others_left = Všetci ostatní odišli.
end-resigned = Hra sa skončila vzdaním.
rank-label = Hodnosť PAC-MANA
rank-0 = Zatiaľ žiadna
rank-1 = Začiatočník
rank-2 = Amatér
rank-3 = Profík
rank-4 = Expert
