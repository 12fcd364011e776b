# La ligne de commande : aide et réponses. Noms de commandes, d’options et de valeurs restent tels quels.

cli-about = Joue selon les règles de Quoridor PAC-MAN : le jeu classique de 2 à 4 joueurs, et deux modes PAC-MAN.
cli-start = Commence par hedgemaze tty pour jouer, ou par hedgemaze modes pour voir ce qu’il y a.
cli-usage = Utilisation :
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-panel-where = Position de départ
cli-default = [par défaut : { "{}" }]
cli-required = [obligatoire]
cli-help = Afficher ce message et quitter.
cli-try = { $problem } (essaie '{ $path } --help')
cli-standard-input = entrée standard
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Jouer une partie dans le terminal : tout le monde au même clavier, ou contre l’ordinateur.
cli-command-modes = Lister les cinq modes et leurs labyrinthes ; avec un mode, tout afficher à son sujet.
cli-command-mazes = Lister les labyrinthes de la galerie, de ceux qui favorisent PAC-MAN à ceux qui favorisent les fantômes ; avec un labyrinthe, tout afficher à son sujet.
cli-command-show = Montrer une position : son plateau, à qui de jouer, et comment la partie s’est terminée, le cas échéant.
cli-command-legal = Lister les actions possibles d’une position, ou dire pourquoi l’une ne l’est pas (code de sortie 1).
cli-command-perft = Compter les suites d’actions possibles d’une longueur donnée ; la dernière ligne est le nombre seul.
cli-command-convert = Convertir parties et positions : parties notées, JSON, positions en texte, coups seuls, images, plateaux en texte.
cli-command-check =
    Vérifier parties notées, labyrinthes, JSON et positions en texte : une ligne par partie, et toutes les raisons pour lesquelles un labyrinthe n’est pas valable.
    
    Le code de sortie est 0 si tout va bien, 1 si quelque chose ne va pas, 2 si un fichier est tout à fait illisible.
cli-command-bench = Afficher la signature du cœur, un nombre que toute compilation doit retrouver, et sa vitesse sur cette machine.
cli-command-analyse = Dire ce que le moteur pense d’une position : valeurs, meilleures actions et suites.
cli-command-match = Faire jouer des moteurs les uns contre les autres, et calculer leur cote.
cli-command-puzzles = Créer des énigmes pour un mode : des positions à solution unique, prouvées et classées par difficulté.
cli-command-solve = Résoudre un labyrinthe de la variante PAC-MAN : qui peut forcer la victoire, depuis chaque position.
cli-command-learn = Entraîner un réseau avec des parties que le moteur joue contre lui-même ; docs/learning.md l’explique.
cli-command-ugi = Parler le protocole UGI (UCI généralisé) sur l’entrée et la sortie standard ; docs/protocols.md le montre.
cli-command-serve = Servir la page et ses parties ; s’arrête avec Ctrl-C.
cli-command-bot = Faire jouer un moteur à une table d’un serveur ; s’arrête avec Ctrl-C.
cli-command-backup = Copier la base de données d’un serveur telle qu’elle est à un instant donné ; le serveur peut continuer de tourner.
cli-command-admin = Créer, lister ou révoquer les jetons d’administration, qui ouvrent la page de l’équipe d’un serveur ; le serveur peut continuer de tourner.
cli-command-migrate = Créer ou mettre à jour les tables de la base de données d’un serveur, puis quitter.
cli-command-export = Afficher toutes les parties finies d’un serveur, les plus anciennes d’abord ; le serveur peut continuer de tourner.
cli-option-analyse-json-lines = Répondre à de nombreuses requêtes sur l’entrée standard, comme le montre docs/protocols.md.
cli-option-analyse-seconds = Temps de réflexion en secondes ; 1 par défaut.
cli-option-analyse-nodes = Nombre de positions à examiner.
cli-option-analyse-lines = Nombre d’actions à montrer.
cli-option-analyse-threads = Fils d’exécution par recherche.
cli-option-bot-link = Le lien de la table, comme la page le montre.
cli-option-bot-engine = La commande d’un moteur qui parle UGI, comme 'hedgemaze ugi'.
cli-option-bot-level = Au lieu de --engine : un niveau de l’ordinateur ; 1 est le plus faible.
cli-option-bot-name = Le nom à la table.
cli-option-bot-seat = La place à prendre ; 0 pour la première libre.
cli-option-bot-movetime = Millisecondes par action ; sans pendule, 1000 par défaut.
cli-option-bot-games = Nombre de parties à jouer s’il y a des revanches.
cli-option-bot-seed = Graine qui rend répétables tous les choix au hasard.
cli-option-analyse-workers = Avec --json-lines : nombre de recherches en même temps.
cli-option-analyse-seed = Graine pour les choix au hasard de la recherche.
cli-option-app-version = Afficher la version et quitter.
cli-option-app-install-completion = Installer la complétion pour le shell actuel.
cli-option-app-show-completion = Afficher le script de complétion pour le shell actuel.
cli-option-json = Afficher le résultat en JSON.
cli-option-backup-file = Où va la copie ; si le fichier existe, il est remplacé.
cli-option-admin-action = token crée un jeton et l’affiche une seule fois ; list affiche tous les jetons ; revoke en révoque un.
cli-option-admin-label = Le nom du jeton ; le journal d’audit l’affiche.
cli-option-check-file = Parties notées, labyrinthes, JSON ou positions en texte ; - lit l’entrée standard.
cli-option-convert-in = Fichier d’entrée ; - lit l’entrée standard.
cli-option-convert-out = Fichier de sortie ; sans lui, ou avec -, le résultat s’affiche.
cli-option-convert-from = Format de IN ; par défaut, reconnu d’après IN.
cli-option-convert-to = Format à écrire.
cli-option-convert-dialect = Notation de IN : { $dialects }.
cli-option-convert-mode = Le mode dans lequel les coups seuls sont joués ; classic2 par défaut.
cli-option-convert-game = Seulement la N-ième partie ou position.
cli-option-convert-at = Seulement les N premières entrées d’une partie.
cli-option-export-json-lines = Un objet JSON par partie, avec l’identifiant de sa table.
cli-option-legal-numbers = Afficher le numéro de chaque action devant elle.
cli-option-legal-json = Afficher la liste en JSON.
cli-option-legal-why = Dire si cette action est possible, et sinon, pourquoi.
cli-option-match-player = { $players }, level-1 à level-8, ou des noms du fichier donné par --engines.
cli-option-match-engines = Un fichier TOML de moteurs externes (docs/protocols.md).
cli-option-match-games = Nombre total de parties, arrondi au-dessus pour que chacun occupe chaque place le même nombre de fois.
cli-option-match-seed = Graine pour les ouvertures et les choix au hasard.
cli-option-match-schedule = Au choix : { $schedules }.
cli-option-match-concurrency = Parties en même temps.
cli-option-match-log = Y écrire les parties finies, et reprendre à partir de là.
cli-option-match-movetime = Millisecondes par action ; 1000 par défaut.
cli-option-match-clock = Secondes à chaque pendule, plus les secondes ajoutées après un tour : 60+1.
cli-option-match-nodes = Nœuds par action.
cli-option-match-margin = Retard permis pour une action avant que la partie soit perdue.
cli-option-match-sprt = S’arrêter dès qu’il est clair laquelle de deux bornes Elo est la bonne, comme 0,10.
cli-option-match-alpha = Probabilité d’un faux positif.
cli-option-match-beta = Probabilité d’un faux négatif.
cli-option-match-mazes = Modes PAC-MAN : { $mazes } (celui du mode).
cli-option-modes-mode = Tout afficher sur ce mode, règles maison comprises.
cli-option-mazes-maze = Un labyrinthe de la galerie.
cli-option-solve-maze = Le nom d’un labyrinthe (voir hedgemaze mazes) ou un fichier de labyrinthe.
cli-option-solve-ghosts = Nombre de fantômes qui jouent, de 1 à 4 ; Blinky d’abord.
cli-option-solve-lives = Nombre de captures qui terminent la partie, de 1 à 5.
cli-option-solve-out = Fichier de la table ; par défaut, un fichier de ton dossier de données.
cli-option-solve-list = Lister les tables de ton dossier de données.
cli-option-puzzles-number = Nombre d’énigmes à créer.
cli-option-puzzles-seed = Graine des parties d’où viennent les positions.
cli-option-puzzles-games = S’arrêter après ce nombre de parties, même avec moins d’énigmes.
cli-option-puzzles-out = Fichier des énigmes ; celles d’autres modes qui s’y trouvent sont gardées.
cli-option-tty-puzzle = Résoudre une énigme : celle du jour, ou celle dont l’identifiant, le thème ou le mode est donné comme MODE.
cli-option-solve-threads = Nombre de fils d’exécution ; par défaut, autant que de processeurs.
cli-option-learn-config = Fichier de configuration (TOML) avec les options de l’apprentissage.
cli-option-learn-folder = Dossier de l’apprentissage ; un apprentissage commencé y continue.
cli-option-learn-minutes = Durée de l’apprentissage, en minutes.
cli-option-learn-selfplay = Le programme selfplay, qui joue les parties.
cli-option-learn-set = Fixer n’importe quelle option de l’apprentissage ; peut être répétée.
cli-option-mode = { $modes } ; ou le texte entier d’un mode, comme 'pacman;maze=A2'.
cli-option-where = { $modes } ; ou le texte entier d’un mode, comme 'pacman;maze=A2'. Une position en texte entre guillemets convient aussi, et - en lit une sur l’entrée standard. Par défaut, classic2.
cli-option-position = Partir de cette position en texte ; - la lit sur l’entrée standard.
cli-option-actions = Jouer d’abord ces actions, comme 'e2 e8 e3h'.
cli-option-size = Classique : taille du plateau, 3, 5, 7 ou 9.
cli-option-fences = Classique : barrières pour chaque camp.
cli-option-maze = Modes PAC-MAN : un nom de labyrinthe (voir hedgemaze modes) ou un fichier de labyrinthe.
cli-option-house = Une règle maison (voir hedgemaze modes MODE) ; peut être répétée.
cli-option-players = Modes PAC-MAN : de 2 à 5 joueurs, qui se partagent les fantômes.
cli-option-ascii = Dessiner le plateau en caractères ASCII seulement.
cli-option-perft-depth = Profondeur en actions.
cli-option-perft-divide = Afficher aussi le compte sous chaque première action.
cli-option-perft-backend = Ce qui compte les actions : le cœur rapide ou les règles de référence.
cli-option-serve-host = Adresse d’écoute ; 0.0.0.0 pour toutes.
cli-option-serve-port = Le port ; 0 pour n’importe quel port libre.
cli-option-serve-data = Dossier de la base de données ; par défaut, le dossier de données de l’utilisateur.
cli-option-serve-database = Une base de données PostgreSQL à la place de celle qui est intégrée.
cli-option-serve-nats = URL du serveur NATS par lequel plusieurs serveurs d’une même base de données se préviennent.
cli-option-serve-proxy = Proxy inverse de confiance, que l’on croit sur l’adresse du client ; peut être répété.
cli-option-serve-site = Un nom d’hôte par lequel on atteint le serveur ; peut être répété.
cli-option-serve-open = Ouvrir un navigateur ; par défaut, seulement dans un terminal.
cli-option-serve-workers = Nombre de processus pour les moteurs ; 0 pour aucun.
cli-option-serve-limits = Limiter ce qu’une même adresse peut demander.
cli-option-serve-expire-days = Supprimer les parties inachevées que personne n’a utilisées depuis ce nombre de jours ; 0 pour jamais.
cli-option-serve-expire-finished-days = Supprimer les parties terminées que personne n’a utilisées depuis ce nombre de jours ; 0 pour jamais.
cli-option-serve-log = debug, info, warning ou error.
cli-option-serve-contact = Où les responsables des services push peuvent te joindre : mailto:… ou https://….
cli-option-serve-push-service = Un autre service push auquel des notifications peuvent être envoyées ; peut être répété.
cli-option-serve-drain = Secondes à tourner encore après un signal d’arrêt, pendant que /ready dit aux proxys de ne plus envoyer de nouveaux clients.
cli-option-serve-admin-token-file = Un fichier avec un jeton d’administration ; il est créé s’il n’existe pas.
cli-option-serve-backup-folder = Copier de temps en temps la base de données dans ce dossier (SQLite seulement).
cli-option-serve-backup-every = Heures entre deux sauvegardes ; 0 pour aucune, sauf celles que l’équipe demande.
cli-option-serve-backup-keep = Nombre de sauvegardes à garder.
cli-option-serve-solve = Créer les tables de valeurs exactes que demande l’éditeur de labyrinthes.
cli-option-serve-solve-space = Espace disque pour toutes ces tables, en Go.
cli-option-serve-tracing = Envoyer des traces avec OpenTelemetry ; les variables OTEL_… disent où.
cli-option-show-svg = Écrire plutôt une image ; - l’affiche.
cli-option-show-theme = Thème de l’image.
cli-option-show-json = Afficher plutôt la position en JSON.
cli-option-show-text = Afficher plutôt la position en une ligne de texte.
cli-option-tty-mode = { $modes }. Par défaut, classic2.
cli-option-tty-first = Classique : qui commence, comme south ; ou random.
cli-option-tty-load = Reprendre une partie enregistrée.
cli-option-tty-level = Jouer contre l’ordinateur ; 1 est le niveau le plus faible.
cli-option-tty-side = Avec --level : le camp que tu joues, comme south ou ghosts.
cli-option-tty-names = Noms des joueurs, comme 'Ada,Bob'.
cli-option-app-language = Langue à utiliser, comme fr ou zh-Hant ; par défaut, celle du système.
cli-analyse-action = action
cli-analyse-visits = visites
cli-analyse-line = suite
cli-analyse-exact = À coup sûr : { $verdict }
cli-analyse-best = Meilleures actions : { $actions }
cli-analyse-nodes =
    { $n ->
        [one] { $n } position en { $seconds } s
       *[other] { $n } positions en { $seconds } s
    }
cli-analyse-ways = Pas jusqu’au but : { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path } : { $bytes } octet
       *[other] { $path } : { $bytes } octets
    }
cli-migrate-done = La base de données a la version de schéma { $version }.
cli-admin-revoked = Le jeton { $label } est révoqué.
cli-serve-at = Hedgemaze est à l’adresse { $address }
cli-serve-kept = Les parties sont gardées dans { $path }
cli-serve-no-page = La page n’est pas construite : les navigateurs ne voient qu’une note. Lance ./play dans le dossier des sources, ou exécutes-y { $command } et réinstalle.
cli-bot-engine = Moteur
cli-bot-level = Niveau { $level }
cli-bot-seated = Place { $seat } : { $side }, { $mode }
cli-bot-resume = Le lien pour revenir à cette place : { $link }
cli-bot-waiting = On attend les autres joueurs
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Table quittée
cli-check-game =
    { $actions ->
        [one] partie { $number } : ok, { $mode }, { $actions } action, { $end }
       *[other] partie { $number } : ok, { $mode }, { $actions } actions, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] partie { $number } : ok, { $mode }, { $actions } action, inachevée
       *[other] partie { $number } : ok, { $mode }, { $actions } actions, inachevée
    }
cli-check-position = position { $number } : ok, { $mode }, { $end }
cli-check-position-unfinished = position { $number } : ok, { $mode }, inachevée
cli-check-maze = labyrinthe { $name } : ok, pour { $mode }
cli-check-maze-nameless = labyrinthe sans nom : ok, pour { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labyrinthe : incorrect, pour { $n } raison :
       *[other] labyrinthe : incorrect, pour { $n } raisons :
    }
cli-check-wrong = incorrect : { $problem }
cli-check-wrong-game = partie { $number } : incorrecte : { $problem }
cli-check-wrong-position = position { $number } : incorrecte : { $problem }
cli-check-wrong-json = json { $number } : incorrect : { $problem }
cli-check-empty = incorrect : il n’y a là aucune partie
cli-legal-yes = { $action } est possible.
cli-legal-no = { $action } n’est pas possible.
cli-legal-in-way = En travers du chemin : { $fences }.
cli-legal-piece = Le pion concerné : { $piece }.
cli-legal-shut-in = Enfermées (marquées { $mark }) : { $squares }.
cli-legal-count = Actions possibles : { $n }
cli-show-position = Position : { $text }
cli-match-none = Pas encore de partie
cli-match-done = Parties jouées : { $done } sur { $total }
cli-match-player = joueur
cli-match-games = parties
cli-match-points = points
cli-match-won = gagnées
cli-match-drawn = nulles
cli-match-failed = échecs
cli-match-points-as = points en tant que
cli-match-pellets-as = pac-gommes, en tant que { $side }
cli-match-range = de { $low } à { $high }
cli-match-game = partie { $number } sur { $total } : { $seats } { $result } ({ $reason })
cli-match-game-failed = partie { $number } sur { $total } : { $seats } { $result } ({ $reason } ; échec : { $failures })
cli-match-failure = partie { $number } : { $player } { $code } { $message }
cli-match-pairs = Paires de { $one } contre { $other } (0, ½, 1, 1½, 2 points) : { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 } : LLR { $llr } dans [{ $lower }, { $upper }], accepté : pas plus fort
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 } : LLR { $llr } dans [{ $lower }, { $upper }], accepté : plus fort
cli-match-test-open = SPRT { $elo0 }, { $elo1 } : LLR { $llr } dans [{ $lower }, { $upper }], pas décidé
cli-modes-hint = hedgemaze modes MODE en dit plus sur l’un d’eux ; hedgemaze tty MODE y joue.
cli-modes-about-classic2 = Quoridor à deux : atteins le côté opposé en premier.
cli-modes-about-classic3 = Quoridor à trois, chacun pour soi.
cli-modes-about-classic4 = Quoridor à quatre, chacun pour soi.
cli-modes-about-pacman = PAC-MAN contre quatre fantômes dans un labyrinthe fixe : quatre pac-gommes avant trois captures.
cli-modes-about-advanced = PAC-MAN contre quatre fantômes, avec des tunnels, et des barrières que posent les deux camps.
cli-modes-mazes = Labyrinthes : { $mazes }
cli-modes-mazes-option = Labyrinthes : { $mazes } (--maze, aussi un fichier)
cli-modes-maze-default = { $name } ({ $title }, par défaut)
cli-modes-sides = Camps, dans l’ordre du jeu : { $sides }
cli-modes-fences = Barrières pour chaque camp : { $n } (à changer avec --fences)
cli-modes-board = Plateau : { $size } sur { $size } (--size 3, 5, 7 ou 9)
cli-modes-pieces = Pions : { $pieces }
cli-modes-players = Joueurs : 2 à 5, l’un est PAC-MAN et les autres se partagent les fantômes (--players)
cli-modes-stocks = Barrières à poser : PAC-MAN { $pacman }, fantômes { $ghosts }
cli-modes-house = Règles maison (--house NAME=VALUE), chacune avec sa clause des règles :
cli-modes-rule = { $name } : par défaut { $default } ; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name } : maintenant { $value }, par défaut { $default } ; { $allowed } [{ $clause }]
cli-puzzles-step = parties : { $games }, énigmes trouvées : { $found }
cli-puzzles-stopped = Arrêté. Relance la même commande pour continuer.
cli-puzzles-made = Énigmes dans { $path } : { $n }.
cli-solve-memory = La résolution demande { $needed } de mémoire ; { $free } sont libres.
cli-solve-pieces = Il y a peu de mémoire : ce qui est déjà résolu reste sur le disque et est relu au besoin. Cela prend plus de temps.
cli-solve-step = vies : { $lives }, pac-gommes : { $pellets }, manches : { $rounds }
cli-solve-stopped = Arrêté. Relance la même commande pour continuer.
cli-solve-none = Il n’y a pas encore de tables.
cli-solve-file = Table : { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Fantômes : { $ghosts }, vies : { $lives }. PAC-MAN peut forcer la victoire en une manche.
       *[other] Fantômes : { $ghosts }, vies : { $lives }. PAC-MAN peut forcer la victoire en { $rounds } manches.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Fantômes : { $ghosts }, vies : { $lives }. Les fantômes peuvent forcer la victoire ; la prochaine capture prend une manche.
       *[other] Fantômes : { $ghosts }, vies : { $lives }. Les fantômes peuvent forcer la victoire ; la prochaine capture prend au plus { $rounds } manches.
    }
cli-solve-verdict-open = Fantômes : { $ghosts }, vies : { $lives }. Personne ne peut forcer la victoire.
cli-solve-folder = Tables dans { $path } :
cli-solve-column-maze = labyrinthe
cli-solve-column-number = fantômes
cli-solve-column-size = taille
cli-solve-column-file = fichier
cli-solve-column-lives = vies
cli-solve-column-start = départ
cli-solve-column-rounds = manches
cli-solve-column-pacman = PAC-MAN gagne
cli-solve-column-ghosts = fantômes gagnent
cli-solve-column-open = ouvert
cli-solve-column-longest = plus longue
cli-solve-longest = PAC-MAN { $pacman }, fantômes { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = fantômes
cli-solve-value-open = ouvert
cli-mazes-hint =
    Jeu parfait : qui peut forcer le résultat avec quatre fantômes, et en combien de manches.
    Niveaux : le score de PAC-MAN avec le même niveau dans les deux camps.
    hedgemaze mazes MAZE en dit plus ; hedgemaze tty pacman --maze MAZE y joue.
cli-mazes-column-name = nom
cli-mazes-column-title = titre
cli-mazes-column-exact = jeu parfait
cli-mazes-column-level = niv. { $level }
cli-mazes-column-ghosts = fantômes : { $n }
cli-mazes-column-equal = niveau
cli-mazes-column-score = score
cli-mazes-column-handicap = le plus équilibré
cli-mazes-column-handicap-score = score
cli-mazes-standard = les règles normales
