# Le cadre de la page, l’accueil, les réglages et les pages simples.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Aller au contenu
app-nav = Pages
app-menu = Menu de toutes les pages
page-game = Partie
page-new = Nouvelle partie
page-maze = Éditeur de labyrinthes
page-rules = Règles
page-games = Mes parties
page-puzzles = Énigmes
page-analysis = Analyse
page-settings = Réglages
page-about = À propos
page-privacy = Vie privée
page-missing = Page introuvable
mode-classic2 = Classique à deux
mode-classic3 = Classique à trois
mode-classic4 = Classique à quatre
mode-pacman = Variante PAC-MAN
mode-advanced = PAC-MAN avancé
mode-players-classic2 = 2 joueurs
mode-players-classic3 = 3 joueurs
mode-players-classic4 = 4 joueurs
mode-players-pacman = 2 à 5 joueurs
mode-players-advanced = 2 à 5 joueurs
mode-about-classic2 = Atteins l’autre côté en premier. Les barrières allongent le chemin.
mode-about-classic3 = Trois pions, six barrières chacun, et aucun allié.
mode-about-classic4 = Quatre pions se rencontrent au milieu. Chacun pour soi.
mode-about-pacman =
    { $role ->
        [G] Attrape PAC-MAN trois fois avant qu’il ait mangé les quatre pac-gommes.
       *[P] Mange les quatre pac-gommes avant que les fantômes t’attrapent trois fois.
    }
mode-about-advanced = Les fantômes sortent de leur chambre, et les deux camps posent des barrières.
front-title = La course dans un labyrinthe que tu construis
front-lead = Cours, pose des barrières, échappe aux fantômes. Joue tout de suite, en solo ou à plusieurs, sans compte.
front-continue = Continuer : { $mode }
front-continue-since = Dernier coup : { $when }
front-pick = Choisis un jeu
front-play = Jouer
front-role = Tu es
front-computer = Jouer contre l’ordinateur
front-here = Jouer sur cet écran
front-set-up = Préparer la partie
front-friends = Jouer entre amis
front-more = Plus
front-learn = Apprendre à jouer
front-learn-about = De courtes leçons sur le plateau
front-rules = Les règles
front-rules-about = À lire en une minute
front-maze = Dessiner un labyrinthe
front-maze-about = Ton labyrinthe pour les fantômes
front-analysis = Analyser
front-analysis-about = Qui gagne, et pourquoi
front-games = Mes parties
front-games-about = Continuer, revoir, enregistrer
puzzle-daily = Énigme du jour
front-daily-about = Une nouvelle chaque jour
front-daily-done = Trouvé ! Reviens demain pour la prochaine.
puzzle-days =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
front-continue-label = Parties à continuer
front-your-turn = C’est à toi
front-their-turn = À jouer : { $name }
front-you-are = Tu joues : { $side }
front-against = Contre le niveau { $level } · { $name }
front-ways = { $mode } : autres façons de jouer
level-label = Niveau de l’ordinateur
level-named = { $level } · { $name }
level-1 = Graine
level-2 = Pousse
level-3 = Plant
level-4 = Buisson
level-5 = Haie
level-6 = Topiaire
level-7 = Labyrinthe
level-8 = Minotaure
level-9 = Parfait
level-match = À mon niveau
level-match-about = Le niveau monte quand tu gagnes et descend quand tu perds.
level-figures = Quelle est sa force ?
level-rating-zero = L’échelle commence au niveau 1 : sa force est 0.
level-rating-elo = Force mesurée : { $rating }, entre { $low } et { $high }. Le niveau 1 a 0 ; avec 100 de plus, on gagne environ 64 parties sur 100.
level-rating-score = Mesuré contre le niveau 3 de l’autre camp : { $rating } points sur 100, entre { $low } et { $high }.
level-perfect-about = Avec quatre fantômes, il joue comme le niveau le plus fort. Avec trois fantômes ou moins, il ne fait jamais d’erreur pendant la vie en cours. Ton appareil calcule cela au début de la partie.
level-like-classic-1 = Joue pour s’amuser et rate beaucoup de choses. Idéal pour une première partie.
level-like-classic-2 = Prévoit rarement la suite. Un bon adversaire pour débuter.
level-like-classic-3 = Bat la plupart des débutants, mais se laisse piéger facilement.
level-like-classic-4 = Un bon adversaire après quelques parties.
level-like-classic-5 = Bat la plupart des gens qui jouent de temps en temps.
level-like-classic-6 = Ne rate presque rien. Pour qui a de l’expérience.
level-like-classic-7 = Prévoit loin. Peu de gens le battent.
level-like-classic-8 = Le plus fort ici. Arriveras-tu à le battre, ne serait-ce qu’une fois ?
level-like-P-1 = Un PAC-MAN sans plan. Idéal pour une première chasse.
level-like-P-2 = Un PAC-MAN qui ne voit que le danger le plus proche. Un bon adversaire pour débuter.
level-like-P-3 = Un PAC-MAN qui échappe à la plupart des débutants.
level-like-P-4 = Un PAC-MAN qui prévoit ses coups et se laisse rarement piéger.
level-like-P-5 = Le PAC-MAN le plus fort ici. Arriveras-tu à l’attraper, ne serait-ce qu’une fois ?
level-like-P-9 = Un PAC-MAN qui ne fait plus d’erreur dès qu’un fantôme est mangé, et qui te donne du fil à retordre.
level-like-G-1 = Des fantômes qui se promènent. Idéal pour une première partie.
level-like-G-2 = Des fantômes qui te poursuivent, mais laissent des passages. De bons adversaires pour débuter.
level-like-G-3 = Des fantômes qui chassent ensemble et battent la plupart des débutants.
level-like-G-4 = Des fantômes qui te coupent la route. Pour qui a de l’expérience.
level-like-G-5 = Les fantômes les plus forts ici. Ils ne laissent presque aucun passage.
level-like-G-9 = Des fantômes qui ne font plus d’erreur dès que l’un d’eux est mangé, et qui te donnent du fil à retordre.
set-up-title = { $mode } : préparer la partie
set-up-seats = Qui joue
set-up-person = Quelqu’un sur cet écran
set-up-computer = L’ordinateur, niveau
set-up-who = Qui joue : { $who }
set-up-name = Nom : { $who }
set-up-name-hint = Nom
set-up-ghost-players = Joueurs (fantômes)
set-up-players-count =
    { $n ->
        [one] { $n }
       *[other] { $n }
    }
set-up-deal = Redistribuer les fantômes
set-up-ghost-player = Fantômes, place { $n }
set-up-character = Personnage : { $who }
character-eater = Glouton
character-horns = Fantôme à cornes
character-bow = Fantôme à nœud
character-curl = Fantôme à bouclette
character-nightcap = Fantôme à bonnet
set-up-first = Qui commence
set-up-lot = Au hasard
set-up-loser = Qui a perdu la dernière partie
set-up-more = Plateau et barrières
set-up-size = Plateau
set-up-squares = { $size } × { $size } cases
set-up-fences = Barrières pour chacun
set-up-fences-usual = { $n }, comme d’habitude
set-up-maze = Labyrinthe
set-up-maze-this = Celui-ci
set-up-maze-draw = En dessiner un
set-up-position = La partie part de cette position
set-up-bad = Cette partie ne peut pas se jouer. Code d’erreur : { $code }
set-up-start = Commencer
setting-theme = Apparence
theme-system = Comme le système
theme-arcade = Arcade
theme-wood = Bois
theme-garden = Jardin
theme-paper = Papier
theme-contrast = Contraste élevé
setting-pieces = Pions
pieces-characters = Personnages
pieces-pawns = Pions simples
pieces-counters = Jetons
setting-fences = Barrières
fences-theme = Toutes de la même couleur
fences-owners = De la couleur de leur camp
setting-language = Langue
setting-language-system = Comme le navigateur
load-failed = Cette page n’a pas pu être chargée. Y a-t-il du réseau ?
language-failed = { $language } : cette langue n’a pas pu être chargée. Y a-t-il du réseau ?
language-behind = { $language } (en partie en anglais)
setting-confirm = Confirmer une barrière avant de la poser
confirm-touch = Sur écran tactile seulement
confirm-always = Toujours
confirm-never = Jamais
setting-motion = Animations
motion-system = Comme le système
motion-full = Toutes
motion-none = Aucune
setting-sounds = Sons
setting-coordinates = Lettres et chiffres sur le plateau
setting-ways = Montrer les plus courts chemins
setting-premoves = Coups anticipés : choisis ton coup pendant que les autres jouent (en ligne)
device-title = Gardé sur cet appareil
device-about = Tes parties, labyrinthes et réglages sont gardés dans ce navigateur et nulle part ailleurs.
device-export = Tout enregistrer dans un fichier
device-erase = Tout effacer
device-erased = Tout est effacé.
device-ask = Effacer toutes les parties, tous les labyrinthes et tous les réglages de cet appareil ? C’est définitif.
games-none = Pas encore de partie. Chaque partie que tu commences est gardée ici, sur cet appareil.
games-play = Jouer une partie
games-running =
    { $n ->
        [0] Pas commencée · { $when }
        [one] Une action jouée · { $when }
       *[other] { $n } actions jouées · { $when }
    }
games-over =
    { $n ->
        [one] Finie après { $n } action · { $when }
       *[other] Finie après { $n } actions · { $when }
    }
games-remove = Effacer cette partie : { $mode }
games-removed = Effacée : { $mode }
games-continue = Continuer
games-look = Revoir
games-analyse = Analyser
games-save-all = Tout enregistrer
games-open = Ouvrir des parties
games-opened =
    { $n ->
        [one] { $n } partie ajoutée.
       *[other] { $n } parties ajoutées.
    }
games-open-bad = La partie { $game } de ce fichier est illisible. Code d’erreur : { $code }
update-ready = Une nouvelle version est prête.
update-now = Mettre à jour
update-later = Plus tard
text-home = Retour à l’accueil
about-1 = Hedgemaze est un jeu de plateau libre et gratuit pour deux à quatre joueurs, avec des pions, des barrières et des variantes où quatre fantômes poursuivent PAC-MAN.
about-2 = On y joue selon les règles de Quoridor PAC-MAN. Quoridor et PAC-MAN sont des marques de leurs propriétaires, qui n’ont aucun lien avec Hedgemaze. Les dessins, les sons, les textes et le code sont tous de nous.
about-3 = Nous n’avons pas l’image du labyrinthe du livret. Les labyrinthes de Hedgemaze sont des reconstitutions, et tu peux dessiner les tiens.
about-4 = L’ordinateur joue sur ton appareil. Comme tout le monde, il laisse échapper des choses : plus le niveau est bas, plus il en laisse. Quand un niveau affiche un nombre, cette force a été mesurée dans des parties contre d’autres niveaux.
about-5 = Tu peux installer cette page depuis le menu de ton navigateur et l’ouvrir comme n’importe quelle appli. Après la première visite, les parties sur cet écran et contre l’ordinateur marchent sans réseau.
about-6 = Le code source est ouvert, sous licence Apache 2.0.
privacy-1 = Les parties sur cet écran et contre l’ordinateur ne quittent jamais ton appareil. Elles sont gardées dans ce navigateur, avec tes labyrinthes et tes réglages.
privacy-2 = Pas besoin de compte. Il n’y a ni publicité ni pistage, et la page ne charge rien depuis d’autres sites.
privacy-3 = Une partie entre amis est gardée par le serveur d’où vient cette page : les coups, les noms que tu tapes et la date de la partie. Un cookie de ce site dit quelles places sont les tiennes.
privacy-4 = Dans les réglages, tu peux enregistrer dans un fichier tout ce qui est gardé sur cet appareil, et l’effacer.
missing-1 = Il n’y a pas de page à cette adresse. Il manque peut-être une lettre.
shortcuts-title = Raccourcis clavier
shortcuts-board = Sur le plateau
shortcuts-fence = Barrières
shortcuts-pacman = Jeux PAC-MAN
shortcuts-page = Partout
shortcut-move = Aller de case en case
shortcut-edge = Aller au bord du plateau
shortcut-act = Choisir un pion, ou l’amener sur la case
shortcut-type = Taper une action, comme e2 ou e3h
shortcut-back = Reposer ce que tu tiens
shortcut-fence = Prendre une barrière
shortcut-slide = Faire glisser la barrière
shortcut-turn = Tourner la barrière
shortcut-place = Poser la barrière
shortcut-stop = Finir le déplacement du pion, ou tout ton tour
shortcut-spend = Utiliser une pac-gomme
shortcut-graph = Dans l’analyse : parcourir la partie sur sa courbe
shortcut-card = Montrer ces raccourcis
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-home = Début
key-end = Fin
key-up = Page haut
key-down = Page bas
key-wheel = Molette
key-right-click = Clic droit
