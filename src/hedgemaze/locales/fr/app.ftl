# Le cadre de la page, l’accueil, les réglages et les pages simples.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Aller au contenu
app-nav = Pages
page-game = Partie
page-new = Nouvelle partie
page-maze = Éditeur de labyrinthes
page-rules = Règles
page-games = Mes parties
page-analysis = Analyse
page-settings = Réglages
page-about = À propos
page-privacy = Vie privée
page-missing = Rien ici
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
mode-about-classic3 = Trois pions, six barrières chacun, et pas d’amis.
mode-about-classic4 = Quatre pions se croisent au milieu. Chacun pour soi.
mode-about-pacman =
    { $role ->
        [G] Attrape PAC-MAN trois fois avant qu’il ait mangé quatre pac-gommes.
       *[P] Mange quatre pac-gommes avant de te faire attraper trois fois.
    }
mode-about-advanced = Les fantômes sortent de leur chambre, et tout le monde pose des barrières.
front-title = La course dans un labyrinthe que tu construis
front-lead = Les pions courent, les barrières se dressent, les fantômes chassent. Joue tout de suite, en solo ou à plusieurs, sans compte.
front-continue = Continuer : { $mode }
front-continue-since = En pause depuis : { $when }
front-pick = Choisis un jeu
front-play = Jouer
front-role = Tu es
front-computer = Jouer contre l’ordinateur
front-here = Jouer sur cet écran
front-set-up = Préparer la table
front-friends = Jouer entre amis
front-more = Plus
front-learn = Apprendre à jouer
front-learn-about = De courtes leçons sur le plateau
front-rules = Les règles
front-rules-about = Toutes, en une minute
front-maze = Dessiner un labyrinthe
front-maze-about = Ton labyrinthe pour les fantômes
front-analysis = Analyser
front-analysis-about = Qui gagne, et pourquoi
front-games = Mes parties
front-games-about = Continuer, revoir, enregistrer
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
set-up-title = { $mode } : préparer la table
set-up-seats = Qui joue
set-up-person = Quelqu’un ici
set-up-computer = L’ordinateur, niveau
set-up-who = Qui joue : { $who }
set-up-name = Nom : { $who }
set-up-name-hint = Nom
set-up-ghost-players = Combien jouent les fantômes
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
set-up-squares = { $size } cases sur { $size }
set-up-fences = Barrières pour chacun
set-up-fences-usual = { $n }, comme d’habitude
set-up-maze = Labyrinthe
set-up-maze-this = Celui-ci
set-up-maze-draw = En dessiner un
set-up-position = La partie commence ici
set-up-bad = Impossible de jouer ainsi ({ $code }).
set-up-start = Commencer
setting-theme = Apparence
theme-system = Comme le système
theme-arcade = Arcade
theme-wood = Bois
theme-contrast = Contraste fort
setting-language = Langue
setting-language-system = Comme le navigateur
language-failed = { $language } : cette langue n’a pas pu être chargée. Y a-t-il du réseau ?
language-behind = { $language } (en partie en anglais)
setting-confirm = Confirmer une barrière avant de la poser
confirm-touch = Au toucher seulement
confirm-always = Toujours
confirm-never = Jamais
setting-motion = Animations
motion-system = Comme le système
motion-full = Toutes
motion-none = Aucune
setting-sounds = Sons
setting-coordinates = Lettres et chiffres sur le plateau
setting-ways = Montrer les plus courts chemins
device-title = Gardé sur cet appareil
device-about = Les parties, labyrinthes et réglages sont dans la mémoire de ce navigateur et nulle part ailleurs.
device-export = Tout enregistrer dans un fichier
device-erase = Tout effacer
device-erased = Tout est effacé.
device-ask = Effacer toutes les parties, tous les labyrinthes et tous les réglages de cet appareil ? C’est définitif.
games-none = Pas encore de partie. Chaque partie que tu commences est gardée ici, sur cet appareil.
games-play = En jouer une
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
games-open-bad = La partie { $game } de ce fichier est illisible ({ $code }).
update-ready = Une nouvelle version est prête.
update-now = L’utiliser
update-later = Plus tard
text-home = À la page d’accueil
about-1 = Hedgemaze est un programme libre pour un jeu de pions et de barrières, de deux à quatre, et pour ses variantes avec un glouton tout rond et quatre fantômes.
about-2 = Il joue selon les règles de Quoridor PAC-MAN. Quoridor et PAC-MAN sont des marques de leurs propriétaires, avec lesquels Hedgemaze n’a aucun lien. Ses dessins, ses sons, ses textes et son programme sont les siens.
about-3 = L’image du labyrinthe du livret n’est pas parmi nos sources. Les labyrinthes fournis avec Hedgemaze sont des reconstitutions, et tu peux dessiner les tiens.
about-4 = Tes adversaires réfléchissent sur ton appareil. Des choses leur échappent, comme à tout le monde : plus le niveau est bas, plus il y en a. Quand un niveau porte un nombre, il a été mesuré dans des parties contre les autres niveaux.
about-5 = Installe la page depuis le menu de ton navigateur, et elle s’ouvre comme n’importe quelle appli. Les parties sur cet écran et contre l’ordinateur se passent de réseau après la première visite.
about-6 = Le code source est ouvert, sous licence Apache 2.0.
privacy-1 = Les parties sur cet écran et contre l’ordinateur ne quittent jamais ton appareil. Elles sont gardées dans la mémoire de ce navigateur, avec tes labyrinthes et tes réglages.
privacy-2 = Il n’y a ni comptes, ni publicité, ni compteurs, et la page ne demande rien à aucun autre site.
privacy-3 = Une partie entre amis est gardée par le serveur d’où vient cette page : les coups, les noms que tu tapes et la date de la partie. Un cookie de ce site dit quelles places sont les tiennes.
privacy-4 = Dans les réglages, tu peux enregistrer dans un fichier tout ce qui est gardé sur cet appareil, et l’effacer.
missing-1 = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
