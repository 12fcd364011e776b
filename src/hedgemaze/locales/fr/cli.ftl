# La ligne de commande : aide et réponses. Noms de commandes, d’options et de valeurs restent tels quels.

cli-about = Joue selon les règles de Quoridor PAC-MAN : le jeu classique de 2 à 4, et deux modes PAC-MAN.
cli-start = Commence par hedgemaze tty pour jouer, ou par hedgemaze modes pour voir ce qu’il y a.
cli-usage = Utilisation :
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-panel-where = Où commencer
cli-default = [par défaut : { "{}" }]
cli-required = [obligatoire]
cli-help = Afficher ce message et quitter.
cli-try = (essaie '{ $path } --help')
cli-standard-input = entrée standard
cli-command-tty = Jouer une partie dans le terminal : tout le monde au même clavier, ou contre l’ordinateur.
cli-command-modes = Lister les cinq modes et leurs labyrinthes ; avec un mode, tout sur lui.
cli-command-show = Montrer une position : son plateau, à qui de jouer, et comment la partie a fini, le cas échéant.
cli-command-legal = Lister les actions possibles d’une position, ou dire pourquoi l’une ne l’est pas (code de sortie 1).
cli-command-perft = Compter les suites d’actions possibles d’une longueur donnée ; la dernière ligne est le nombre seul.
cli-command-convert = Convertir parties et positions : parties notées, JSON, positions en texte, coups seuls, images, plateaux en texte.
cli-command-check =
    Vérifier parties notées, labyrinthes, JSON et positions en texte : une ligne par partie, et chaque raison pour un mauvais labyrinthe.
    
    Le code de sortie est 0 si tout va bien, 1 si quelque chose ne va pas, 2 si un fichier est tout à fait illisible.
cli-command-bench = Afficher la signature du cœur, un compte que toutes les versions doivent partager, et sa vitesse ici.
cli-command-analyse = Dire ce que le moteur pense d’une position : valeurs, meilleures actions et suites.
cli-command-match = Faire jouer des moteurs les uns contre les autres, et les classer.
cli-command-ugi = Parler le protocole UGI (UCI généralisé) sur l’entrée et la sortie standard ; docs/protocols.md le montre.
cli-command-serve = Servir la page et ses parties ; s’arrête avec Ctrl-C.
cli-command-backup = Copier la base de données d’un serveur telle qu’elle est à un instant ; le serveur peut continuer.
cli-command-export = Afficher toutes les parties finies d’un serveur, les plus anciennes d’abord ; le serveur peut tourner.
cli-option-analyse-json-lines = Répondre à de nombreuses requêtes sur l’entrée standard, comme le montre docs/protocols.md.
cli-option-analyse-seconds = Temps de réflexion ; 1 seconde si rien n’est dit.
cli-option-analyse-nodes = Nombre de positions à examiner.
cli-option-analyse-lines = Nombre d’actions à montrer.
cli-option-analyse-threads = Fils d’exécution d’une recherche.
cli-option-analyse-workers = Avec --json-lines : recherches à la fois.
cli-option-analyse-seed = Graine de ce que la recherche laisse au hasard.
cli-option-app-version = Afficher la version et quitter.
cli-option-app-install-completion = Installer la complétion pour le shell actuel.
cli-option-app-show-completion = Afficher le script de complétion pour le shell actuel.
cli-option-json = Afficher le résultat en JSON.
cli-option-backup-file = Où va la copie ; si le fichier existe, il est remplacé.
cli-option-check-file = Parties notées, labyrinthes, JSON ou positions en texte ; - lit l’entrée standard.
cli-option-convert-in = Un fichier ; - lit l’entrée standard.
cli-option-convert-out = Un fichier ; sans lui, ou avec -, le résultat s’affiche.
cli-option-convert-from = Ce que contient IN ; sinon, ce à quoi IN ressemble.
cli-option-convert-to = Ce qu’il faut écrire.
cli-option-convert-dialect = Notation de IN : { $dialects }.
cli-option-convert-mode = Le mode des coups seuls ; sinon, classic2.
cli-option-convert-game = Seulement la N-ième partie ou position.
cli-option-convert-at = Seulement les N premières entrées d’une partie.
cli-option-export-json-lines = Un objet JSON par partie, avec sa table.
cli-option-legal-numbers = Afficher le numéro de chaque action devant elle.
cli-option-legal-json = Afficher la liste en JSON.
cli-option-legal-why = Dire si cette action est possible, et sinon, pourquoi.
cli-option-match-player = { $players }, level-1 à level-8, ou des noms du fichier donné par --engines.
cli-option-match-engines = Un fichier TOML de moteurs externes (docs/protocols.md).
cli-option-match-games = Nombre total de parties, arrondi au-dessus pour que chacun occupe chaque place aussi souvent.
cli-option-match-seed = Graine des ouvertures et du hasard.
cli-option-match-schedule = L’un de { $schedules }.
cli-option-match-concurrency = Parties en même temps.
cli-option-match-log = Y écrire les parties finies, et reprendre à partir de là.
cli-option-match-movetime = Millisecondes par action ; 1000 si rien n’est dit.
cli-option-match-clock = Secondes à chaque pendule, et ajoutées après un tour : 60+1.
cli-option-match-nodes = Nœuds par action.
cli-option-match-margin = Retard permis pour une action avant que la partie soit perdue.
cli-option-match-sprt = Finir dès qu’il est clair laquelle de deux bornes Elo est la bonne, comme 0,10.
cli-option-match-alpha = Risque d’un oui à tort.
cli-option-match-beta = Risque d’un non à tort.
cli-option-match-mazes = Modes PAC-MAN : { $mazes } (celui du mode).
cli-option-modes-mode = Dire tout sur ce mode, règles maison comprises.
cli-option-mode = { $modes } ; ou le texte entier d’un mode, comme 'pacman;maze=A2'.
cli-option-where = { $modes } ; ou le texte entier d’un mode, comme 'pacman;maze=A2'. Une position en texte entre guillemets convient aussi, et - en lit une sur l’entrée standard. Sinon, classic2.
cli-option-position = Partir de cette position en texte ; - la lit sur l’entrée standard.
cli-option-actions = Jouer d’abord ces actions, comme 'e2 e8 e3h'.
cli-option-size = Classique : un plateau de 3, 5, 7 ou 9.
cli-option-fences = Classique : barrières pour chaque camp.
cli-option-maze = Modes PAC-MAN : un nom de labyrinthe (voir hedgemaze modes) ou un fichier de labyrinthe.
cli-option-house = Une règle maison (voir hedgemaze modes MODE) ; peut se répéter.
cli-option-players = Modes PAC-MAN : de 2 à 5, qui se partagent les fantômes.
cli-option-ascii = Dessiner le plateau en caractères ASCII seulement.
cli-option-perft-depth = Profondeur en actions.
cli-option-perft-divide = Afficher aussi le compte sous chaque première action.
cli-option-perft-body = Qui compte : le cœur rapide, ou les règles de référence.
cli-option-serve-host = L’adresse à écouter ; 0.0.0.0 pour toutes.
cli-option-serve-port = Le port ; 0 pour n’importe quel port libre.
cli-option-serve-data = Où est la base de données ; sinon, le dossier de données de l’utilisateur.
cli-option-serve-database = Une base PostgreSQL à la place de celle qui est intégrée.
cli-option-serve-nats = Où plusieurs serveurs d’une même base se parlent, par NATS.
cli-option-serve-proxy = Un mandataire devant le serveur, que l’on croit sur l’origine des demandes ; plusieurs fois possible.
cli-option-serve-site = Un nom par lequel on atteint le serveur ; plusieurs fois possible.
cli-option-serve-open = Ouvrir un navigateur ; de lui-même seulement dans un terminal.
cli-option-serve-workers = Processus pour les moteurs ; 0 pour aucun.
cli-option-serve-limits = Limiter ce qu’une même adresse peut demander.
cli-option-serve-expire-days = Supprimer les parties inachevées que personne n’a utilisées depuis ce nombre de jours ; 0 pour jamais.
cli-option-serve-expire-finished-days = Supprimer les parties terminées que personne n’a utilisées depuis ce nombre de jours ; 0 pour jamais.
cli-option-serve-log = debug, info, warning ou error.
cli-option-show-svg = Écrire plutôt une image ; - l’affiche.
cli-option-show-theme = Apparence de l’image.
cli-option-show-json = Afficher plutôt la position en JSON.
cli-option-show-text = Afficher plutôt la position en une ligne de texte.
cli-option-tty-mode = { $modes }. Sinon, classic2.
cli-option-tty-first = Classique : qui commence, comme south ; ou random.
cli-option-tty-load = Reprendre une partie enregistrée.
cli-option-tty-level = Jouer contre l’ordinateur ; 1 est le plus faible.
cli-option-tty-side = Avec --level : ton camp, comme south ou ghosts.
cli-option-tty-names = Qui joue, comme 'Ada,Bob'.
cli-option-app-language = Parler cette langue, comme fr ou zh-Hant ; sinon, celle du système.
cli-analyse-action = action
cli-analyse-visits = visites
cli-analyse-line = suite
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
cli-serve-at = Hedgemaze est à l’adresse { $address }
cli-serve-kept = Les parties sont gardées dans { $path }
cli-serve-no-page = La page n’est pas construite : les navigateurs ne voient qu’une note. Lance ./play dans le dossier des sources, ou exécutes-y { $command } et réinstalle.
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
cli-match-failed = ratées
cli-match-points-as = points en tant que
cli-match-pellets-as = pac-gommes, en tant que { $side }
cli-match-range = de { $low } à { $high }
cli-match-game = partie { $number } sur { $total } : { $seats } { $result } ({ $reason })
cli-match-game-failed = partie { $number } sur { $total } : { $seats } { $result } ({ $reason } ; ratées : { $failures })
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
cli-modes-fences = Barrières pour chaque camp : { $n } (--fences change cela)
cli-modes-board = Plateau : { $size } sur { $size } (--size 3, 5, 7 ou 9)
cli-modes-pieces = Pions : { $pieces }
cli-modes-players = Joueurs : 2 à 5, l’un est PAC-MAN et les autres se partagent les fantômes (--players)
cli-modes-stocks = Barrières à poser : PAC-MAN { $pacman }, fantômes { $ghosts }
cli-modes-house = Règles maison (--house NAME=VALUE), chacune avec sa clause :
cli-modes-rule = { $name } : par défaut { $default } ; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name } : maintenant { $value }, par défaut { $default } ; { $allowed } [{ $clause }]
