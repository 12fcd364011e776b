puzzles-lead = Jedna pozice, jedno řešení. Najdeš ho?
puzzle-unknown = Taková úloha není. Vyber jinou.
puzzle-name = { $mode }, úloha { $n }
puzzle-all = Všechny úlohy
puzzle-next = Další úloha
puzzle-start = Řešit úlohu
puzzle-solution = Řešení
puzzle-again = Zkusit znovu
puzzle-why = Proč ne?
puzzle-thinking = Uvidíme…
puzzle-count = Vyřešeno
puzzle-best = Nejdelší série
puzzle-days-label = Dny v řadě
puzzle-streak =
    { $n ->
        [0] Najdi řešení
        [one] { $n } vyřešená v řadě
        [few] { $n } vyřešené v řadě
       *[other] { $n } vyřešených v řadě
    }
puzzle-filter-mode = Hra
puzzle-filter-theme = Téma
puzzle-filter-difficulty = Obtížnost
puzzle-any = Vše
puzzle-difficulty = Obtížnost { $n } z 5
puzzle-difficulty-1 = Velmi lehká
puzzle-difficulty-2 = Lehká
puzzle-difficulty-3 = Střední
puzzle-difficulty-4 = Těžká
puzzle-difficulty-5 = Velmi těžká
puzzle-link = Úloha { $n }, obtížnost { $difficulty }
puzzle-link-solved = Úloha { $n }, obtížnost { $difficulty }, vyřešená
puzzle-theme-race = Vyhraj závod
puzzle-theme-fence = Správná překážka
puzzle-theme-jump = Skok
puzzle-theme-aside = Krok do strany
puzzle-theme-catch = Chyť PAC-MANA
puzzle-theme-escape = Útěk
puzzle-theme-pellet = Vítězná tečka
puzzle-theme-way = Vítězná cesta
puzzle-theme-guard = Zastav PAC-MANA
puzzle-ask-win-pawn = { $side } je na tahu a vyhraje. Jak?
puzzle-ask-hold-pawn = { $side } je na tahu a v nebezpečí. Co hru zachrání?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN je na tahu a vyhraje. Jak?
        [one] PAC-MAN je na tahu a vyhraje v tomto kole. Jak?
        [few] PAC-MAN je na tahu a vyhraje nejpozději za { $n } kola. Jak?
       *[other] PAC-MAN je na tahu a vyhraje nejpozději za { $n } kol. Jak?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Duchové jsou na tahu a vyhrají. Jak?
        [one] Duchové jsou na tahu a chytí PAC-MANA v tomto kole. Jak?
        [few] Duchové jsou na tahu a chytí PAC-MANA nejpozději za { $n } kola. Jak?
       *[other] Duchové jsou na tahu a chytí PAC-MANA nejpozději za { $n } kol. Jak?
    }
puzzle-ask-hold-P = PAC-MAN je na tahu a v nebezpečí. Která cesta je bezpečná?
puzzle-ask-hold-G = Duchové jsou na tahu. Jak PAC-MANA zastaví?
puzzle-onward = Správně! Jen tak dál.
puzzle-solved = Vyřešeno!
puzzle-was = Téma: { $theme }
puzzle-shown = Tohle je řešení: { $line }
puzzle-wrong = { $action } není řešení.
puzzle-goes-on = Hra pokračuje takto: { $line }. { $result }
puzzle-then-lost = Pak už nic nepomůže. Vyhrává strana: { $side }.
puzzle-then-caught = Pak duchové PAC-MANA chytí, ať uděláš cokoli.
puzzle-then-open = Pak je jistá výhra pryč.
puzzle-then-worse = Pak je hra skoro prohraná.
