# Hra pri stole.

game-loading = Pripravujeme dosku…
game-missing = Táto hra už na tomto zariadení nie je.
game-failed = Pravidlá sa nepodarilo načítať. Si na internete?
engine-failed = Počítač nedokázal odpovedať. Vráť ťah a hraj ďalej.
table-others = Ostatní
table-own = Tvoja strana
table-panel = Ťahy a akcie
table-moves = Ťahy
table-no-moves = Tu sa budú zapisovať ťahy.
frame-context = Čo môžeš teraz urobiť
frame-menu = Ponuka
frame-close = Zavrieť
moves-now = Späť do hry
moves-past = Skoršia pozícia
moves-resigned = vzdanie
moves-flagged = čas vypršal
table-info = Informácie
table-typed = Napíš akciu
table-typed-go = Zahrať
action-undo = Späť
action-hint = Nápoveda
action-flip = Otočiť dosku
action-resign = Vzdať
action-again = Hrať znova
end-level = Hrať úroveň { $level }
action-new = Nová hra
action-analyse = Rozobrať
action-pass = Vynechať
action-stop = Stop: { $piece }
action-end-turn = Koniec ťahu
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
turn-pick =
    { $own ->
        [yes] Si na ťahu: vyber figúrku
       *[no] Na ťahu: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Si na ťahu: zostáva jeden krok
        [few] Si na ťahu: zostávajú { $steps } kroky
       *[other] Si na ťahu: zostáva { $steps } krokov
    }
turn-steps =
    { $steps ->
        [one] { $side }: zostáva jeden krok
        [few] { $side }: zostávajú { $steps } kroky
       *[other] { $side }: zostáva { $steps } krokov
    }
turn-last =
    { $own ->
        [yes] Si na ťahu: { $piece }
       *[no] { $side } na ťahu: { $piece }
    }
turn-boost =
    { $steps ->
        [one] Bonus! Zostáva jeden krok na zjedenie duchov
        [few] Bonus! Zostávajú { $steps } kroky na zjedenie duchov
       *[other] Bonus! Zostáva { $steps } krokov na zjedenie duchov
    }
turn-place =
    { $next ->
        [yes] Postav prekážku alebo choď ďalším duchom
       *[no] Postav prekážku alebo ukonči ťah
    }
pick-first = Najprv vyber ducha a potom políčko preňho
turn-respawn = Vyber bránu, v ktorej sa objaví PAC-MAN
turn-lift = Duchovia: vezmite jednu prekážku komnaty
turn-lay = Duchovia: postavte prekážku inam
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
        [0] Nezostáva žiadny život
        [one] Zostáva jeden život
        [few] Zostávajú { $n } životy
       *[other] Zostáva { $n } životov
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
ask-life = Narazíš na ducha a stratíš život. Aj tak ísť?
ask-life-yes = Aj tak ísť
ask-resign = Vzdať túto hru?
end-label = Koniec hry
end-draw = Remíza
end-you-win = Vyhrávaš!
end-wins =
    { $team ->
        [G] Duchovia vyhrávajú
       *[other] { $side } vyhráva
    }
end-reached_goal = Protiľahlá strana dosiahnutá!
end-all_pellets = Všetky štyri bodky sú zjedené.
end-no_lives = PAC-MAN sa dal chytiť poslednýkrát.
end-no_ghosts = Všetci štyria duchovia sú zjedení.
end-repetition = Rovnaká pozícia nastala trikrát.
end-no_progress = Príliš dlho sa nič nestalo.
end-move_limit = Hra dosiahla najväčšiu povolenú dĺžku.
end-others_left = Všetci ostatní odišli.
end-resigned = Niekto sa vzdal.
rank-label = Hodnosť PAC-MANA
rank-0 = Zatiaľ žiadna hodnosť
rank-1 = Začiatočník
rank-2 = Amatér
rank-3 = Profík
rank-4 = Expert
