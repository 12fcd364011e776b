# La page d’analyse, et celle où l’on compose des positions.

analysis-paste = Colle une position ou les coups d’une partie, puis affiche-la
analysis-show = Afficher
analysis-file = Ouvrir un fichier
analysis-position = Position
analysis-link = Un lien vers ce que montre le plateau
analysis-tab-lines = Suites
analysis-tab-graph = Courbe
analysis-tab-share = Partage
analysis-share-label = Partager et ouvrir
analysis-copy-link = Copier le lien
analysis-copy-record = Copier les coups
analysis-download = Télécharger
analysis-copied = Copié.
analysis-copy-failed = Le navigateur ne permet pas de copier. Copie le lien ci-dessous à la main.
analysis-set-up = Composer une position
analysis-who = Qui gagne
analysis-share = { $side } : { $percent } %
analysis-percent = { $percent } %
analysis-lines = Meilleures suites
analysis-thinking = Réflexion…
analysis-try = Jouer jusqu’à { $action }
analysis-nodes =
    { $n ->
        [one] { $n } position examinée
       *[other] { $n } positions examinées
    }
analysis-certain =
    { $n ->
        [one] Gain en { $n } action : { $side }
       *[other] Gain en { $n } actions : { $side }
    }
analysis-draw = Nulle certaine
analysis-first = Au début
analysis-back = Reculer
analysis-next = Avancer
analysis-last = À la fin
analysis-drawn = Montrer les chemins et les meilleurs coups
analysis-variation = Tu essaies tes propres coups.
analysis-home = Retour à la partie
analysis-branch = Après { $n } :
analysis-forget = Effacer cette variante
analysis-note = Note
analysis-note-here = Note sur la position affichée
analysis-promote = Monter
analysis-variation-bar = Que faire de la variante
analysis-better = Montrer
exact-label = À coup sûr :
exact-pacman =
    { $rounds ->
        [one] PAC-MAN gagne pendant cette manche.
       *[other] PAC-MAN gagne en { $rounds } manches.
    }
exact-ghosts =
    { $rounds ->
        [one] Les fantômes attrapent PAC-MAN pendant cette manche.
       *[other] Les fantômes attrapent PAC-MAN en { $rounds } manches.
    }
exact-open = Personne ne peut forcer la victoire.
exact-open-life = Pendant cette vie, les fantômes ne peuvent pas forcer une capture, ni PAC-MAN la victoire.
exact-short-pacman = PAC-MAN en { $rounds }
exact-short-ghosts = Fantômes en { $rounds }
exact-short-open = Ouvert
exact-offer = Avec trois fantômes, cela peut se calculer exactement. Il faut une minute ou deux.
exact-work = Calculer
exact-working = Calcul en cours…
graph-title = Toute la partie
graph-label = Moment de la partie
graph-moment = Après { $n }, { $action } : { $text }
graph-progress = Part de la partie déjà analysée
graph-stop = Stop
graph-again = Analyser toute la partie
summary-label = Le résumé de la partie
summary-accuracy = Précision :
summary-blunder =
    { $n ->
        [0] Aucune gaffe
        [one] { $n } gaffe
       *[other] { $n } gaffes
    }
summary-mistake =
    { $n ->
        [0] Aucune erreur
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
summary-inaccuracy = Perfectibles : { $n }
mark-inaccuracy = (pas le meilleur)
mark-mistake = (une erreur)
mark-blunder = (une gaffe)
verdict-inaccuracy = { $action } n’est pas le meilleur coup : { $better } aurait valu { $percent } % de plus.
verdict-mistake = { $action } est une erreur : { $better } aurait valu { $percent } % de plus.
verdict-blunder = { $action } est une gaffe : { $better } aurait valu { $percent } % de plus.
verdict-thrown-win = { $action } laisse échapper une victoire sûre : { $better } gagne.
verdict-thrown-open = { $action } perd à coup sûr : { $better } aurait sauvé la partie.
read-action = Le coup { $n }, { $action }, ne peut pas être joué : { $reason }
read-mode = Ce jeu ne peut pas se jouer ainsi. Code d’erreur : { $code }
read-maze = Ce labyrinthe n’est pas utilisable. Code d’erreur : { $code }
read-house_rule = Cette règle maison n’est pas utilisable. Code d’erreur : { $code }
read-record = Ce fichier de partie est illisible. Code d’erreur : { $code }
read-mode-unknown = Ce jeu n’existe pas.
read-position-too_long = C’est trop long pour une position.
read-position-unreadable = Ce n’est ni une position ni une partie.
read-position-fences = Les barrières sont illisibles.
read-position-pieces = Les pions sont illisibles, ou il en manque un.
read-position-stocks = Les nombres de barrières restantes sont illisibles.
read-position-pellets = Les pac-gommes et les vies sont illisibles.
read-position-turn = On ne voit pas à qui c’est de jouer.
read-position-memory = Les cases interdites au retour sont illisibles.
read-position-counters = Les nombres de la fin sont illisibles.
read-position-impossible = Aucune partie ne peut arriver à cette position.
read-square-unreadable = Cette case n’existe pas.
page-position = Composer une position
position-lead = Choisis ce que tu veux poser, puis touche des cases du plateau. Les barrières vont dans les rainures ; on peut faire glisser les pions.
position-game = Jeu
position-size = Plateau
position-maze = Labyrinthe
position-maze-own = Le tien
position-put = Quoi poser
position-erase = Enlever
position-pellet = Pac-gomme
position-turn = À qui de jouer
position-stock = Barrières restantes : { $side }
position-lives = Vies
position-reserve = Pac-gommes en réserve
position-empty = Enlever les barrières
position-start = Retour au départ
position-fits = Tout est bon.
position-analyse = Analyser
position-computer = La jouer contre l’ordinateur
position-as = Toi : { $side }
position-off = { $piece } (hors du plateau)
position-twice = Deux pions ne peuvent pas être sur la même case.
position-overlap = Deux barrières se chevauchent ou se croisent.
position-no-way = Un pion n’a pas de chemin vers son but.
position-over = Dans cette position, la partie est finie.
position-all-pellets = Il faut une pac-gomme à manger et une vie à perdre.
position-ghost-on-pellet = Un fantôme ne peut pas être sur une pac-gomme.
