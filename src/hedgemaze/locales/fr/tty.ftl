# Le jeu dans le terminal. Les mots à taper, comme legal, undo et save, restent tels quels.

tty-named = { $side } ({ $people })
tty-player = Place { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor à { $players }
       *[other] Quoridor à { $players }
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor à { $players }, sur un plateau de { $size } sur { $size }
       *[other] Quoridor à { $players }, sur un plateau de { $size } sur { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN avancé
tty-caption-pacman-maze = PAC-MAN dans le labyrinthe { $maze }
tty-caption-advanced-maze = PAC-MAN avancé dans le labyrinthe { $maze }
tty-goal-S = { $who } monte de { $start } à la rangée { $row }.
tty-goal-N = { $who } descend de { $start } à la rangée 1.
tty-goal-W = { $who } traverse de { $start } à la colonne { $file }.
tty-goal-E = { $who } traverse de { $start } à la colonne a.
tty-goal-P =
    { $pellets ->
        [one] { $who } déplace P et gagne avec { $pellets } pac-gomme ({ $sign }).
       *[other] { $who } déplace P et gagne avec { $pellets } pac-gommes ({ $sign }).
    }
tty-deal = { $who } déplace { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Les fantômes gagnent en attrapant PAC-MAN { $lives } fois.
       *[other] Les fantômes gagnent en attrapant PAC-MAN { $lives } fois.
    }
tty-respawns = Une fois attrapé, il revient sur l’une des cases { $squares } ({ $sign }).
tty-typing-classic = Tape une case pour y aller, comme { $move }, ou une barrière : { $across } est horizontale, au-dessus de { $slot } et { $right } ; { $upright } est verticale, à droite de { $slot } et { $above }. help en dit plus, quit termine.
tty-typing-pacman = Tape un pion et où il va, comme Pe6 ou Bd9 ; deux pas d’un coup s’écrivent Pe6e7. help en dit plus, quit termine.
tty-typing-advanced = Tape un pion et où il va, comme Pe8 ou Bd6, ou une barrière, comme e3h. help en dit plus, quit termine.
tty-help-typing = Comment taper un tour
tty-help-move = déplace ton pion sur cette case
tty-help-across = pose une barrière horizontale au-dessus de { $slot } et { $right }
tty-help-upright = pose une barrière verticale à droite de { $slot } et { $above }
tty-help-pass = seulement si tu n’as aucune action possible
tty-help-pacman-step = PAC-MAN entre en e6 ; à son tour, e6 suffit
tty-help-pacman-steps = deux pas d’un coup ; e6 e7 revient au même
tty-help-ghost = Blinky entre en d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = ce pion s’arrête, ou reste parce qu’il n’a aucun pas
tty-help-one-line = Une ligne peut contenir toutes les actions de ton tour : { $example }
tty-help-respawn = PAC-MAN apparaît à la porte e9
tty-help-fence = pose une barrière au-dessus de e3 et f3 ; e3v en pose une à droite de e3 et e4
tty-help-lift = les fantômes enlèvent la barrière d5h de la chambre (tours d’ouverture)
tty-help-spend = PAC-MAN utilise une pac-gomme pour 2 pas où il peut manger des fantômes
tty-help-rules-classic = Les règles en bref : un pas ou une barrière par tour. On peut sauter par-dessus un pion voisin. Chaque pion doit garder un chemin vers son but. Le premier qui atteint le côté opposé gagne.
tty-help-rules-pacman = Les règles en bref : PAC-MAN fait 2 pas, et jusqu’à 3 de plus quand il atteint une pac-gomme ; il ne peut manger les fantômes que pendant ces pas bonus. Puis chaque fantôme fait 1 pas, ou jusqu’à 2 s’il voit PAC-MAN en ligne droite sans barrière entre eux. Un fantôme ne peut s’arrêter ni sur une pac-gomme ni sur un autre fantôme. Une capture coûte une vie et renvoie tous les pions à leur case de départ. PAC-MAN gagne avec la quatrième pac-gomme.
tty-help-rules-advanced = Les règles en bref : pendant quatre tours d’ouverture, PAC-MAN se déplace ou pose une barrière, et les fantômes replacent une barrière de la chambre. Ensuite, chaque pion se déplace et peut alors poser une barrière. Des tunnels relient les cases au milieu des côtés, e9 à e1 et a5 à i5. Un pion ne peut finir ni là où il a commencé, ni là où il était avant son dernier déplacement. Les fantômes accélèrent après la première et après la troisième pac-gomme. PAC-MAN gagne avec la quatrième pac-gomme, les fantômes quand il perd sa dernière vie.
tty-help-commands = Commandes
tty-help-legal = liste toutes les actions possibles
tty-help-why = dit pourquoi une action n’est pas possible
tty-help-undo = annule une action
tty-help-back = annule jusqu’au début du tour
tty-help-board = redessine le plateau
tty-help-record = affiche la partie jusqu’ici
tty-help-position = affiche la position en une ligne de texte
tty-help-save = enregistre la partie (en JSON si le nom finit par .json)
tty-help-load = reprend une partie enregistrée
tty-help-draw = propose la nulle ; si les autres le tapent aussi, elle est acceptée
tty-help-resign = abandonne
tty-help-quit = termine sans enregistrer
tty-ask-pass = Aucune action possible pour { $who } : tape pass.
tty-ask-move = À jouer : { $who }. Va sur une case voisine ou pose une barrière.
tty-ask-move-only = À jouer : { $who }. Va sur une case voisine ; il ne reste plus de barrière.
tty-ask-act = { $who }, tour d’ouverture { $turn } sur { $turns } : jusqu’à { $steps } pas, ou une barrière.
tty-ask-lift = { $who }, tour d’ouverture { $turn } sur { $turns } : enlève une barrière de la chambre, puis repose-la ailleurs.
tty-ask-lay = { $who } : repose la barrière enlevée ; elle ne peut pas retourner en { $fence }.
tty-ask-ghosts = À jouer : { $who }. Reste à déplacer : { $ghosts }.
tty-ask-steps = À jouer : { $who }. Pas : { $steps }.
tty-ask-steps-fence = À jouer : { $who }. Pas : jusqu’à { $steps }, puis une barrière si tu veux.
tty-ask-steps-most = À jouer : { $who }. Pas : jusqu’à { $steps }.
tty-ask-spend = { $piece } ne peut pas finir son déplacement ici : utilise une pac-gomme avec P+.
tty-ask-place = { $piece } peut maintenant poser une barrière, ou finir le tour avec { $letter }-.
tty-ask-stop = { $piece } n’a plus de pas : finis le tour avec { $letter }-.
tty-ask-moving = { $piece } se déplace. Pas restants : { $steps }.
tty-ask-boost = Bonus de PAC-MAN : il peut manger les fantômes. Pas restants : { $boost }.
tty-ask-boost-then = Bonus de PAC-MAN : il peut manger les fantômes. Pas restants : { $boost }, puis { $steps } ordinaires.
tty-ask-wait = { $who } n’est pas sur le plateau, et chaque porte est prise par un fantôme : tape P- pour attendre.
tty-ask-respawn = { $who } n’est pas sur le plateau : choisis une case où apparaître, { $squares }.
tty-hint-end-or-fence = Ou finis le tour ici, avec { $letter }- ou avec une barrière.
tty-hint-end = Ou arrête-toi ici : { $letter }-.
tty-hint-no-end = Le déplacement ne peut pas finir ici.
tty-hint-stay = { $piece } peut rester sur place : { $letter }-.
tty-hint-lifts = Barrières de la chambre à enlever : { $fences }.
tty-hint-reserve = Pac-gommes en réserve : { $n }. P+ en utilise une pour { $steps } pas où PAC-MAN peut manger des fantômes.
tty-hint-memory = Où ne pas finir (case d’avant le dernier déplacement) : { $squares }.
tty-hint-seen = Fantômes qui voient PAC-MAN maintenant : { $ghosts }.
tty-hint-unseen = Aucun fantôme ne voit PAC-MAN maintenant.
tty-hint-frenzy = En mode frénétique (ils voient PAC-MAN et ont { $steps } pas) : { $ghosts }.
tty-hint-no-frenzy = Aucun fantôme n’est en mode frénétique.
tty-hint-each-fence = Pas pour chacun : jusqu’à { $steps }, puis une barrière si tu veux.
tty-hint-each = Pas pour chacun : jusqu’à { $steps }.
tty-left-game = a quitté la partie
tty-left-classic = barrières { $fences }  pas à faire { $steps }
tty-left-pacman = Manche { $round }. Vies : { $lives }. Pac-gommes prises : { $taken } sur { $pellets }.
tty-left-eaten = Fantômes mangés : { $ghosts }.
tty-left-fences = Barrières : PAC-MAN { $pacman }, fantômes { $ghosts }.
tty-left-repeated = Cette position est apparue deux fois ; la troisième met fin à la partie.
tty-left-rounds = Manches sans progrès : { $rounds } ; la partie se termine à { $most }.
tty-event-reserve = PAC-MAN met en réserve la pac-gomme de { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN mange la pac-gomme de { $square } et reçoit { $steps } pas bonus pour manger des fantômes.
       *[other] PAC-MAN mange la pac-gomme de { $square } et reçoit { $steps } pas bonus pour manger des fantômes.
    }
tty-event-pellet = PAC-MAN mange la pac-gomme de { $square }.
tty-event-eaten = PAC-MAN mange { $piece }.
tty-event-catch = { $piece } attrape PAC-MAN en { $square }. Vies restantes : { $lives }.
tty-event-collision = PAC-MAN fonce sur un fantôme. Vies restantes : { $lives }.
tty-event-comes-back = Il quitte le plateau et revient à son prochain tour.
tty-event-reset = Tous les pions retournent à leur case de départ.
tty-event-computer = L’ordinateur joue { $action }.
tty-event-resigned = { $side } abandonne.
tty-event-resigned-G = Les fantômes abandonnent.
tty-won-reached_goal = { $winner } atteint la ligne d’arrivée et gagne.
tty-won-all_pellets = PAC-MAN a pris la dernière pac-gomme et gagne.
tty-won-no_lives = PAC-MAN a été attrapé pour la dernière fois : les fantômes gagnent.
tty-won-no_ghosts = Plus aucun fantôme sur le plateau : PAC-MAN gagne.
tty-won-repetition = La même position est apparue pour la troisième fois ; d’après les règles maison, victoire : { $winner }.
tty-won-no_progress = Trop de manches sans progrès ; d’après les règles maison, victoire : { $winner }.
tty-won-move_limit = La limite d’actions est atteinte ; victoire : { $winner }.
tty-won-others_left = Tous les autres ont quitté la partie ; victoire : { $winner }.
tty-won-resigned = Fin par abandon ; victoire : { $winner }.
tty-won-flagged = Le temps est écoulé ; victoire : { $winner }.
tty-won-agreed = Fin par accord ; victoire : { $winner }.
tty-winner-G = les fantômes
tty-drawn-repetition = La même position est apparue pour la troisième fois : la partie est nulle.
tty-drawn-no_progress = Trop de manches sans progrès : la partie est nulle.
tty-drawn-move_limit = La limite d’actions est atteinte : la partie est nulle.
tty-drawn-agreed = La partie est nulle d’un commun accord.
tty-drawn-other = La partie est nulle.
tty-rank = Rang atteint : { $rank } sur 4, { $name }.
tty-no-rank = PAC-MAN n’a mangé aucune pac-gomme et n’atteint aucun rang.
tty-over = La partie est finie. undo annule la dernière action, quit termine.
tty-after = save FILE enregistre la partie, undo annule la dernière action, quit termine.
tty-goodbye = Au revoir.
tty-goodbye-unsaved = Au revoir. La partie n’est pas enregistrée ; save FILE l’aurait gardée.
tty-too-long = Cette ligne est trop longue ; { $most } caractères au plus.
tty-confirm-life = PAC-MAN foncerait sur un fantôme et perdrait une vie. Retape-le pour le faire.
tty-nothing-played = Rien de cette ligne n’a été joué.
tty-turn-over = { $word } viendrait après la fin de ce tour ; tape un tour par ligne.
tty-which-ghost = Dis quel fantôme tu veux : { $examples }.
tty-meant = { $word } n’est pas une action de ce mode. Voulais-tu dire { $command } ?
tty-unknown = { $word } n’est pas une action de ce mode. help montre comment les taper, legal les liste.
tty-why = Tape why et une action, comme why e3h.
tty-undone = Annulé : { $actions }
tty-draw = La nulle est proposée : tape draw pour l’accepter, ou continue à jouer pour la refuser.
tty-save = Tape save et un nom de fichier, comme save game.txt.
tty-save-there = { $name } existe déjà. Tape save! { $name } pour le remplacer.
tty-saved = Enregistré dans { $name }.
tty-load = Tape load et un nom de fichier, comme load game.txt.
tty-puzzle-help = Tape ton tour. Tu peux aussi taper hint, why, solution, board ou quit.
tty-puzzle-hint = Essaie { $action }.
tty-puzzle-reply = Réponse de l’adversaire : { $actions }
tty-puzzle-wrong = Essaie encore, ou tape why.
tty-puzzle-why = Essaie d’abord quelque chose ; ensuite, why explique ce qui n’allait pas.
