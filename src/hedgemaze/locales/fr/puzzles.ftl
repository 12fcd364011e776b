puzzles-lead = Une position, une solution. Sauras-tu la trouver ?
puzzle-unknown = Cette énigme n’existe pas. Choisis-en une autre.
puzzle-name = { $mode }, énigme { $n }
puzzle-all = Toutes les énigmes
puzzle-next = Énigme suivante
puzzle-start = Résoudre
puzzle-solution = Solution
puzzle-again = Réessayer
puzzle-why = Pourquoi ?
puzzle-thinking = Voyons voir…
puzzle-count = Résolues
puzzle-best = Meilleure série
puzzle-days-label = Jours de suite
puzzle-streak =
    { $n ->
        [0] Trouve la solution
        [one] { $n } résolue de suite
       *[other] { $n } résolues de suite
    }
puzzle-filter-mode = Jeu
puzzle-filter-theme = Thème
puzzle-filter-difficulty = Difficulté
puzzle-any = Tout
puzzle-difficulty = Difficulté { $n } sur 5
puzzle-difficulty-1 = Très facile
puzzle-difficulty-2 = Facile
puzzle-difficulty-3 = Moyen
puzzle-difficulty-4 = Difficile
puzzle-difficulty-5 = Très difficile
puzzle-link = Énigme { $n }, difficulté { $difficulty }
puzzle-link-solved = Énigme { $n }, difficulté { $difficulty }, résolue
puzzle-theme-race = Gagner la course
puzzle-theme-fence = La bonne barrière
puzzle-theme-jump = Le saut
puzzle-theme-aside = Le pas de côté
puzzle-theme-catch = Attraper PAC-MAN
puzzle-theme-escape = L’évasion
puzzle-theme-pellet = La pac-gomme gagnante
puzzle-theme-way = Le chemin gagnant
puzzle-theme-guard = Arrêter PAC-MAN
puzzle-ask-win-pawn = { $side } joue et gagne. Comment ?
puzzle-ask-hold-pawn = À jouer : { $side }, en danger. Quel coup sauve la partie ?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN joue et gagne. Comment ?
        [one] PAC-MAN joue et gagne pendant cette manche. Comment ?
       *[other] PAC-MAN joue et gagne en { $n } manches au plus. Comment ?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Les fantômes jouent et gagnent. Comment ?
        [one] Les fantômes jouent et attrapent PAC-MAN pendant cette manche. Comment ?
       *[other] Les fantômes jouent et attrapent PAC-MAN en { $n } manches au plus. Comment ?
    }
puzzle-ask-hold-P = C’est à PAC-MAN de jouer, et il est en danger. Quel chemin est sûr ?
puzzle-ask-hold-G = Les fantômes jouent. Comment arrêtent-ils PAC-MAN ?
puzzle-onward = Juste ! Continue.
puzzle-solved = Trouvé !
puzzle-was = { $theme }
puzzle-shown = Voici la solution : { $line }
puzzle-wrong = { $action } n’est pas la solution.
puzzle-goes-on = La partie continue ainsi : { $line }. { $result }
puzzle-then-lost = Alors, quoi que tu fasses, victoire : { $side }.
puzzle-then-caught = Alors les fantômes attrapent PAC-MAN, quoi que tu fasses.
puzzle-then-open = Alors la victoire n’est plus sûre.
puzzle-then-worse = Alors la partie est presque perdue.
