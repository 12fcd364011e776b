# La page d’analyse, et celle où l’on compose des positions.

analysis-paste = Colle une position ou une partie, puis affiche-la
analysis-show = Afficher
analysis-file = Ouvrir un fichier
analysis-position = Position
analysis-link = Un lien vers ce que montre le plateau
analysis-share-label = Partager et ouvrir
analysis-copy-link = Copier le lien
analysis-copy-record = Copier la partie
analysis-download = Télécharger
analysis-copied = Copié.
analysis-copy-failed = Le navigateur ne nous laisse pas copier. Le lien ci-dessous peut être copié à la main.
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
analysis-drawn = Montrer les chemins et les meilleures actions
analysis-variation = Tu fais un essai.
analysis-home = Retour à la partie
analysis-branch = Après { $n } :
analysis-forget = Oublier cette variante
analysis-better = Montrer
graph-title = Toute la partie
graph-label = Moment de la partie
graph-moment = Après { $n }, { $action } : { $text }
graph-progress = Part de la partie déjà jugée
graph-stop = Stop
graph-again = Juger toute la partie
mark-inaccuracy = (pas le meilleur)
mark-mistake = (une erreur)
mark-blunder = (une gaffe)
verdict-inaccuracy = { $action } n’est pas le meilleur coup : { $better } valait { $percent } % de plus.
verdict-mistake = { $action } est une erreur : { $better } valait { $percent } % de plus.
verdict-blunder = { $action } est une gaffe : { $better } valait { $percent } % de plus.
read-action = L’action { $n }, { $action }, ne peut pas être jouée : { $reason }
read-mode = Ce jeu ne peut pas se jouer ainsi ({ $code }).
read-maze = Ce labyrinthe n’est pas utilisable ({ $code }).
read-house_rule = Cette règle maison n’est pas utilisable ({ $code }).
read-mode-unknown = Ce jeu n’existe pas.
read-position-too_long = C’est trop long pour une position.
read-position-unreadable = Ce n’est ni une position ni une partie.
read-position-fences = Les barrières sont illisibles.
read-position-pieces = Les pions sont illisibles, ou il en manque un.
read-position-stocks = Les nombres de barrières restantes sont illisibles.
read-position-pellets = Les pac-gommes et les vies sont illisibles.
read-position-turn = On ne peut pas lire à qui de jouer.
read-position-memory = Les cases interdites au retour sont illisibles.
read-position-counters = Les nombres de la fin sont illisibles.
read-position-impossible = Aucune partie ne peut arriver à cette position.
read-square-unreadable = Cette case n’existe pas.
page-position = Composer une position
position-lead = Choisis ce que tu veux poser, puis touche des cases du plateau. Les rainures prennent les barrières ; on peut faire glisser les pions.
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
