puzzles-lead = Jedna pozícia, jedno riešenie. Nájdeš ho?
puzzle-unknown = Taká úloha nie je. Vyber inú.
puzzle-name = { $mode }, úloha { $n }
puzzle-all = Všetky úlohy
puzzle-next = Ďalšia úloha
puzzle-start = Riešiť úlohu
puzzle-solution = Riešenie
puzzle-again = Skúsiť znova
puzzle-why = Prečo nie?
puzzle-thinking = Uvidíme…
puzzle-count = Vyriešené
puzzle-best = Najdlhšia séria
puzzle-days-label = Dni za sebou
puzzle-streak =
    { $n ->
        [0] Nájdi riešenie
        [one] { $n } vyriešená za sebou
        [few] { $n } vyriešené za sebou
       *[other] { $n } vyriešených za sebou
    }
puzzle-filter-mode = Hra
puzzle-filter-theme = Téma
puzzle-filter-difficulty = Náročnosť
puzzle-any = Všetko
puzzle-difficulty = Náročnosť { $n } z 5
puzzle-difficulty-1 = Veľmi ľahká
puzzle-difficulty-2 = Ľahká
puzzle-difficulty-3 = Stredná
puzzle-difficulty-4 = Ťažká
puzzle-difficulty-5 = Veľmi ťažká
puzzle-link = Úloha { $n }, náročnosť { $difficulty }
puzzle-link-solved = Úloha { $n }, náročnosť { $difficulty }, vyriešená
puzzle-theme-race = Vyhraj preteky
puzzle-theme-fence = Správna prekážka
puzzle-theme-jump = Skok
puzzle-theme-aside = Krok do strany
puzzle-theme-catch = Chyť PAC-MANA
puzzle-theme-escape = Útek
puzzle-theme-pellet = Víťazná bodka
puzzle-theme-way = Víťazná cesta
puzzle-theme-guard = Zastav PAC-MANA
puzzle-ask-win-pawn = { $side } je na ťahu a vyhrá. Ako?
puzzle-ask-hold-pawn = { $side } je na ťahu a v nebezpečenstve. Čo hru zachráni?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN je na ťahu a vyhrá. Ako?
        [one] PAC-MAN je na ťahu a vyhrá v tomto kole. Ako?
        [few] PAC-MAN je na ťahu a vyhrá najneskôr za { $n } kolá. Ako?
       *[other] PAC-MAN je na ťahu a vyhrá najneskôr za { $n } kôl. Ako?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Duchovia sú na ťahu a vyhrajú. Ako?
        [one] Duchovia sú na ťahu a chytia PAC-MANA v tomto kole. Ako?
        [few] Duchovia sú na ťahu a chytia PAC-MANA najneskôr za { $n } kolá. Ako?
       *[other] Duchovia sú na ťahu a chytia PAC-MANA najneskôr za { $n } kôl. Ako?
    }
puzzle-ask-hold-P = PAC-MAN je na ťahu a v nebezpečenstve. Ktorá cesta je bezpečná?
puzzle-ask-hold-G = Duchovia sú na ťahu. Ako PAC-MANA zastavia?
puzzle-onward = Správne! Len tak ďalej.
puzzle-solved = Vyriešené!
puzzle-was = Téma: { $theme }
puzzle-shown = Toto je riešenie: { $line }
puzzle-wrong = { $action } nie je riešenie.
puzzle-goes-on = Hra pokračuje takto: { $line }. { $result }
puzzle-then-lost = Potom už nič nepomôže. Vyhráva strana: { $side }.
puzzle-then-caught = Potom duchovia PAC-MANA chytia, nech urobíš čokoľvek.
puzzle-then-open = Potom je istá výhra preč.
puzzle-then-worse = Potom je hra takmer prehratá.
