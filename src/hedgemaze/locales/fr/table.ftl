# Une partie à la table.

game-loading = On installe le plateau…
game-missing = Cette partie n’est plus sur cet appareil.
game-failed = Les règles n’ont pas pu être chargées. Y a-t-il du réseau ?
engine-failed = L’ordinateur n’a pas pu répondre. Annule un tour pour continuer.
table-others = Les autres
table-own = Ton camp
table-panel = Coups et actions
table-moves = Coups
table-no-moves = Les coups apparaîtront ici.
frame-context = Ce que tu peux faire maintenant
frame-menu = Menu
frame-close = Fermer
moves-now = Position actuelle
moves-past = Une position passée
moves-resigned = abandon
moves-flagged = temps écoulé
table-info = Infos
table-typed = Taper une action
table-typed-go = Jouer
action-undo = Annuler
action-hint = Indice
action-flip = Retourner le plateau
action-resign = Abandonner
action-again = Rejouer
end-level = Jouer le niveau { $level }
action-new = Nouvelle partie
action-analyse = Analyser
action-pass = Passer
action-stop = Stop : { $piece }
action-end-turn = Finir le tour
action-spend =
    { $n ->
        [one] Utiliser la pac-gomme
       *[other] Utiliser une pac-gomme ({ $n } en réserve)
    }
turn-engine = { $side } : réflexion…
turn-classic =
    { $own ->
        [yes] À toi : déplace-toi ou pose une barrière
       *[no] À jouer : { $side }
    }
turn-act =
    { $own ->
        [yes] À toi : déplace-toi ou pose une barrière
       *[no] { $side } : un déplacement ou une barrière
    }
turn-pick =
    { $own ->
        [yes] À toi : choisis un pion
       *[no] À jouer : { $side }
    }
turn-steps-own =
    { $steps ->
        [one] À toi : encore un pas
       *[other] À toi : encore { $steps } pas
    }
turn-steps =
    { $steps ->
        [one] { $side } : encore un pas
       *[other] { $side } : encore { $steps } pas
    }
turn-last =
    { $own ->
        [yes] À toi : déplace { $piece }
       *[no] { $side } : déplacer { $piece }
    }
turn-boost =
    { $steps ->
        [one] Bonus ! Encore un pas pour manger des fantômes
       *[other] Bonus ! Encore { $steps } pas pour manger des fantômes
    }
turn-place =
    { $next ->
        [yes] Pose une barrière, ou joue le fantôme suivant
       *[no] Pose une barrière, ou finis ton tour
    }
pick-first = Choisis d’abord un fantôme, puis une case pour lui
turn-respawn = Choisis la porte où PAC-MAN apparaît
turn-lift = Fantômes : enlevez une barrière de la chambre
turn-lay = Fantômes : reposez la barrière ailleurs
fences-left =
    { $n ->
        [0] Plus de barrière
        [one] Encore une barrière
       *[other] Encore { $n } barrières
    }
steps-to-goal =
    { $n ->
        [0] Au but
        [one] À un pas du but
       *[other] À { $n } pas du but
    }
steps-short =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    }
lives-left =
    { $n ->
        [0] Plus de vie
        [one] Encore une vie
       *[other] Encore { $n } vies
    }
pellets-eaten =
    { $n ->
        [0] Aucune pac-gomme
        [one] Une pac-gomme
       *[other] { $n } pac-gommes
    }
ghost-here = { $piece }
ghost-done = { $piece } a joué
ghost-away = { $piece } est mangé
hint-is = Essaie { $action }
announce-turn = { $side } : { $text }
happened-catch = PAC-MAN est attrapé et perd une vie !
happened-pellet = PAC-MAN mange une pac-gomme !
ask-no = Non
ask-life = Tu foncerais sur un fantôme et tu perdrais une vie. Y aller quand même ?
ask-life-yes = Y aller
ask-resign = Abandonner cette partie ?
end-label = Partie finie
end-draw = Partie nulle
end-you-win = Tu gagnes !
end-wins =
    { $team ->
        [G] Les fantômes gagnent
       *[other] { $side } gagne
    }
end-reached_goal = Le côté opposé est atteint !
end-all_pellets = Les quatre pac-gommes sont mangées.
end-no_lives = PAC-MAN a été attrapé pour la dernière fois.
end-no_ghosts = Les quatre fantômes sont mangés.
end-repetition = La même position est apparue trois fois.
end-no_progress = Il ne se passe plus rien depuis trop longtemps.
end-move_limit = La partie a atteint sa longueur maximale.
end-others_left = Les autres sont tous partis.
end-resigned = Fin par abandon.
rank-label = Rang de PAC-MAN
rank-0 = Pas encore de rang
rank-1 = Débutant
rank-2 = Prometteur
rank-3 = Confirmé
rank-4 = D’élite
