# Les leçons, et comment apprendre de ses erreurs.

page-learn = Apprendre
page-mistakes = Apprends de tes erreurs

learn-lead = De courtes leçons à jouer. Une minute chacune.
learn-begin = Commencer
learn-next = Suite : { $name }
learn-on = Continuer
learn-again = Recommencer
learn-map = Toutes les leçons
learn-right = C’est ça !
learn-done = Réussie
learn-all = Tu as fait toutes les leçons. À toi de jouer !
learn-play = Jouer une partie
learn-rules = Lire les règles
learn-task = Exercice { $n } sur { $all }
learn-count = Réussies : { $n } sur { $all }
learn-subject-classic = Classique
learn-subject-pacman = Variante PAC-MAN
learn-subject-advanced = PAC-MAN avancé

lesson-moving = Se déplacer
lesson-moving-about = Un pas à la fois, vers le côté opposé
lesson-moving-1 = Tu es le pion jaune, en bas. Fais un pas tout droit vers le haut, vers le côté opposé.
lesson-moving-1-right = Un pion fait un pas vers le haut, le bas, la gauche ou la droite, jamais en diagonale.
lesson-moving-1-wrong = On peut aller de côté, mais le côté opposé est en haut : monte.
lesson-moving-2 = Qui atteint le côté opposé en premier gagne. Tu montes, Nord descend. Gagne la course !
lesson-moving-2-right = N’importe quelle case de la dernière rangée convient. Tu as été plus rapide !
lesson-moving-2-wrong = Cela ne te rapproche pas. Deux pas vers le haut, et c’est gagné.

lesson-fences = Les barrières
lesson-fences-about = Allonger le chemin de l’autre
lesson-fences-1 = Nord est à deux pas de ton côté, et tu vas moins vite. Au lieu d’avancer, pose une barrière dans la rainure juste en dessous de Nord.
lesson-fences-1-right = Une barrière fait deux cases de long. Nord doit la contourner. À chaque tour, c’est un déplacement ou une barrière, jamais les deux.
lesson-fences-1-wrong = Cela n’arrête pas Nord. Pose la barrière dans la rainure en dessous de Nord.
lesson-fences-2 = Une barrière seule se contourne facilement. Pose-en une deuxième à côté, pour que Nord ait au moins deux pas de plus à faire.
lesson-fences-2-right = Des barrières bout à bout forment de longs murs. Elles restent jusqu’à la fin de la partie.
lesson-fences-2-wrong = Nord n’est guère plus lent. Allonge le mur, vers la droite.
lesson-fences-3 = Les barrières se posent aussi debout : tourne-les d’un clic droit, avec la touche R ou le bouton. Ferme à Nord le passage vers l’ouverture de droite.
lesson-fences-3-right = Maintenant, Nord doit faire tout le tour. Compte les pas, les tiens et les siens : tout le jeu est là.
lesson-fences-3-wrong = Pose une barrière debout entre Nord et la dernière colonne à droite.

lesson-way = La règle du chemin
lesson-way-about = On n’emmure personne
lesson-way-1 = Chacun doit garder un chemin ouvert vers le côté opposé. Essaie de fermer la dernière ouverture de Nord, entre les deux cases marquées, et vois ce qui se passe. Puis pose une barrière permise qui allonge le chemin de Nord.
lesson-way-1-right = Tu peux allonger un chemin autant que tu veux, mais jamais le fermer.
lesson-way-1-wrong = Pose une barrière qui allonge le chemin de Nord, et le laisse ouvert.
lesson-way-2 = La règle te protège aussi de toi-même : une barrière debout à droite de d1 et d2 t’emmurerait. Pose n’importe quelle barrière permise.
lesson-way-2-right = Le plateau te dit à qui une barrière couperait le chemin, et montre la zone fermée.
lesson-way-2-wrong = Cette fois, pose une barrière, où c’est permis.

lesson-jump = Sauter
lesson-jump-about = Par-dessus un pion, tout droit ou de côté
lesson-jump-1 = Nord est juste devant toi. Saute par-dessus : va sur la case derrière Nord.
lesson-jump-1-right = Un saut fait gagner un pas. Il n’est jamais obligatoire.
lesson-jump-1-wrong = C’est possible aussi, mais un saut va plus vite : va sur la case derrière Nord.
lesson-jump-2 = Il y a une barrière derrière Nord : le saut tout droit est fermé. Tu peux alors aller sur la case à gauche ou à droite de Nord.
lesson-jump-2-right = De côté seulement si le saut tout droit est fermé.
lesson-jump-2-wrong = Saute : sur la case à gauche ou à droite de Nord.

lesson-corner = Sauter au bord
lesson-corner-about = Quand il n’y a rien derrière l’autre pion
lesson-corner-1 = Derrière Nord, le plateau s’arrête. Tu peux alors sauter de côté, comme devant une barrière. Saute, et gagne.
lesson-corner-1-right = Un saut qui finit sur le côté opposé gagne comme tout déplacement.
lesson-corner-1-wrong = La dernière rangée est à un saut : à gauche ou à droite de Nord.
lesson-corner-2 = Il y a une barrière derrière Nord, et une autre à gauche. Il reste une case pour ton saut.
lesson-corner-2-right = Les barrières arrêtent les sauts comme les pas.
lesson-corner-2-wrong = Saute sur la case à droite de Nord.

lesson-crowd = À trois et à quatre
lesson-crowd-about = Chacun pour soi
lesson-crowd-1 = On joue à trois : tu montes, Ouest va vers la droite, Nord descend. Nord est à un pas de gagner. C’est à toi de l’en empêcher.
lesson-crowd-1-right = À trois, chacun a six barrières ; à quatre, seulement cinq. Parfois, on en utilise une pour tout le monde.
lesson-crowd-1-wrong = Alors Nord gagne. Pose une barrière en dessous de Nord.
lesson-crowd-2 = Deux pions à la file : on ne saute jamais par-dessus deux à la fois. Mais le deuxième te permet de sauter de côté par-dessus le premier.
lesson-crowd-2-right = Un saut, un pion, toujours.
lesson-crowd-2-wrong = Saute par-dessus Nord, à gauche ou à droite.
lesson-crowd-3 = On joue à quatre. Est veut atteindre le bord gauche et n’en est qu’à un pas. Allonge son chemin.
lesson-crowd-3-right = Chacun va vers le côté opposé au sien. Qui arrive en premier gagne, et la partie est finie.
lesson-crowd-3-wrong = Alors Est gagne. Pose une barrière debout à gauche de ce pion.

lesson-steps = Le tour de PAC-MAN
lesson-steps-about = Deux pas, et les virages sont permis
lesson-steps-1 = PAC-MAN fait deux pas à chaque tour. Va sur la case marquée.
lesson-steps-1-right = Les deux pas sont obligatoires, s’il y a la place. Touche les cases une à une ou trace tout le chemin.
lesson-steps-1-wrong = De là, tu ne peux pas atteindre la case marquée avec le pas qui reste.
lesson-steps-2 = Il peut tourner entre les deux pas. Une barrière est au-dessus de lui : contourne-la jusqu’à la case marquée.
lesson-steps-2-right = Les barrières de ce labyrinthe ne bougent jamais, et personne n’en ajoute.
lesson-steps-2-wrong = De là, tu ne peux pas atteindre la case marquée pendant ce tour.

lesson-pellet = Pac-gommes et bonus
lesson-pellet-about = Manger, puis chasser les fantômes
lesson-pellet-1 = Quatre pac-gommes font gagner la partie. Mange celle du coin.
lesson-pellet-1-right = Une pac-gomme met fin aux deux pas et donne un bonus : trois pas de plus, tout de suite.
lesson-pellet-1-wrong = La pac-gomme est en haut dans le coin, à deux pas.
lesson-pellet-2 = Tu as trois pas bonus, et les pas bonus mangent les fantômes. Attrape le rouge.
lesson-pellet-2-right = Les fantômes mangés restent hors du plateau jusqu’à ce que PAC-MAN soit attrapé. Sans bonus, il ne peut pas entrer sur la case d’un fantôme.
lesson-pellet-2-wrong = Le fantôme rouge est à deux pas à droite. Mange-le tant que dure le bonus.
lesson-pellet-3 = Il reste un pas bonus. Rien ne t’oblige à l’utiliser : arrête-toi ici avec le bouton, ou fais le pas.
lesson-pellet-3-right = On peut n’utiliser qu’une partie d’un bonus. Ce qui en reste est perdu à la fin du tour.
lesson-pellet-3-wrong = Arrête-toi, ou fais le dernier pas.

lesson-sight = Vue et mode frénétique
lesson-sight-about = Les fantômes qui te voient courent plus vite
lesson-sight-1 = Une ligne rouge veut dire qu’un fantôme voit PAC-MAN : même rangée ou même colonne, sans barrière entre eux. Finis ton tour là où personne ne te voit.
lesson-sight-1-right = Un fantôme qui te voit est en mode frénétique : deux pas au lieu d’un. Seules les barrières te cachent.
lesson-sight-1-wrong = Quoi que tu fasses à partir de là, un fantôme te voit à la fin de ton tour.
lesson-sight-2 = Les fantômes arrivent de trois côtés. Trouve la cachette.
lesson-sight-2-right = Belle cachette ! Regarde les rangées et les colonnes avant chaque tour.
lesson-sight-2-wrong = De là, quelqu’un te voit à la fin de ton tour.

lesson-ghosts = Les fantômes
lesson-ghosts-about = L’ordre de jeu, et qui attrape qui
lesson-ghosts-1 = Maintenant, tu joues les fantômes. Chacun fait un pas, dans l’ordre que tu veux ; celui qui voit PAC-MAN peut en faire deux. Déplace les quatre.
lesson-ghosts-1-right = En mode frénétique, un fantôme peut passer sur une pac-gomme mais jamais s’y arrêter, et deux fantômes ne partagent jamais une case.
lesson-ghosts-1-wrong = Déplace les fantômes qui n’ont pas encore joué.
lesson-ghosts-2 = Le fantôme rouge voit PAC-MAN, à deux pas. Attrape-le !
lesson-ghosts-2-right = Il perd une vie. Tous les pions retournent à leur case de départ, les fantômes mangés aussi. Les pac-gommes mangées le restent.
lesson-ghosts-2-wrong = Le fantôme rouge peut l’attraper maintenant : deux pas tout droit vers le bas.

lesson-ranks = La dernière pac-gomme
lesson-ranks-about = Quatre pac-gommes, quatre rangs
lesson-ranks-1 = Trois pac-gommes sont mangées, il reste une vie. Mange la dernière pac-gomme.
lesson-ranks-1-right = PAC-MAN gagne. Avec une pac-gomme, il est débutant, avec deux prometteur, avec trois confirmé et avec quatre d’élite, peu importe qui gagne.
lesson-ranks-1-wrong = La pac-gomme est à un pas à droite.

lesson-gates = Les portes
lesson-gates-about = Là où PAC-MAN apparaît
lesson-gates-1 = Dans le jeu avancé, PAC-MAN n’est pas tout de suite sur le plateau. Choisis l’une des quatre portes au milieu des côtés.
lesson-gates-1-right = Il revient par une porte chaque fois qu’il a été attrapé.
lesson-gates-1-wrong = Choisis une porte.
lesson-gates-2 = À chacun des quatre premiers tours, il fait une seule chose : faire jusqu’à deux pas ou poser l’une de ses douze barrières. Fais l’un ou l’autre.
lesson-gates-2-right = À partir du cinquième tour, il se déplace et peut ensuite poser une barrière.
lesson-gates-2-wrong = Déplace-toi, ou pose une barrière.

lesson-tunnels = Les tunnels
lesson-tunnels-about = Sortir par une porte, entrer par l’autre
lesson-tunnels-1 = Un tunnel relie deux portes opposées : un pas mène du haut au bas, et de la gauche à la droite. Prends-le jusqu’à la porte marquée, en bas.
lesson-tunnels-1-right = Un seul pas, tout droit. Les fantômes prennent les tunnels, eux aussi.
lesson-tunnels-1-wrong = Monte d’abord jusqu’à la porte, puis passe par le tunnel.

lesson-chamber = La chambre
lesson-chamber-about = On enlève quatre barrières, une par tour
lesson-chamber-1 = Les fantômes commencent derrière quatre barrières. À chacun des quatre premiers tours, ils en enlèvent une et la reposent ailleurs. Touche une barrière rose, puis repose-la où tu veux.
lesson-chamber-1-right = Quand les quatre sont reposées, les fantômes sortent. Ils ont encore quatre barrières à se partager.
lesson-chamber-1-wrong = Enlève une barrière de la chambre, puis repose-la.

lesson-turn = Un tour complet
lesson-turn-about = Se déplacer, puis construire
lesson-turn-1 = À partir du cinquième tour, un tour est un déplacement, puis une barrière si tu veux. Fais deux pas, puis pose une barrière.
lesson-turn-1-right = Aucune case ne doit jamais être enfermée. Un pion ne peut pas retourner tout de suite d’où il vient.
lesson-turn-1-wrong = Cette fois, continue et pose une barrière à la fin.

lesson-reserve = Pac-gommes en réserve
lesson-reserve-about = En utiliser une pour chasser
lesson-reserve-1 = Ici, on garde les pac-gommes. En utiliser une donne deux pas qui mangent les fantômes. Utilise-la avec le bouton et mange le fantôme rouge, deux pas au-dessus de toi.
lesson-reserve-1-right = Dans ce jeu, les fantômes mangés ne reviennent jamais. Une pac-gomme utilisée compte quand même pour la victoire.
lesson-reserve-1-wrong = Alors le fantôme rouge est hors de portée. Utilise la pac-gomme, puis monte tout droit.

lesson-lives = Les vies
lesson-lives-about = Des fantômes plus rapides, trois vies
lesson-lives-1 = Les fantômes accélèrent avec les pac-gommes prises : un pas, deux après la première, trois après la troisième. Maintenant, ils font trois pas. Attrape PAC-MAN !
lesson-lives-1-right = Il perd une vie et quitte le plateau. Personne d’autre ne retourne au départ.
lesson-lives-1-wrong = De là, ce fantôme ne l’atteint pas. Le rouge est le plus proche.
lesson-lives-2 = Tu es PAC-MAN, et il te reste deux vies. Reviens par une porte ; l’une d’elles est prise.
lesson-lives-2-right = Ensuite vient un tour entier. Aller sur la case d’un fantôme coûte aussi une vie, c’est pourquoi la page demande d’abord.
lesson-lives-2-wrong = Choisis une porte.

mistakes-learn = Apprendre de tes erreurs
mistakes-working = On regarde la partie…
mistakes-of = Les erreurs de qui ?
mistakes-side = { $side }
mistakes-number = Moment { $n } sur { $all }
mistakes-ask = Ici, on a joué { $action }, et cela a coûté { $percent } %. Que jouerais-tu à la place ?
mistakes-judging = Voyons voir…
mistakes-best = { $action } : exactement ! Il n’y a pas mieux.
mistakes-good = { $action } vaut le meilleur coup. Bien trouvé !
mistakes-same = C’est ce qui a été joué. Il y a mieux.
mistakes-worse = { $action }, c’est mieux que rien, mais cela coûte { $percent } %. Essaie encore.
mistakes-shown = { $action } était le meilleur coup.
mistakes-line = La suite pourrait être : { $text }
mistakes-show = Montrer la solution
mistakes-hint-fence = Ici, le mieux est une barrière. Sa place est parmi les cases éclairées.
mistakes-hint-move = Ici, le mieux est un déplacement. Le pion à déplacer est marqué.
mistakes-next = Moment suivant
mistakes-finish = Terminer
mistakes-none = Pas une erreur qui mérite qu’on en parle. Bien joué !
mistakes-short = Il n’y a encore rien à regarder : personne n’a joué.
mistakes-end =
    { $n ->
        [0] Maintenant, tu les as tous vus, les { $all }. La prochaine fois, tu les reconnaîtras.
        [one] Tu en as trouvé un sur { $all } sans aide. C’est comme ça qu’on progresse.
       *[other] Tu en as trouvé { $n } sur { $all } sans aide. C’est comme ça qu’on progresse.
    }
mistakes-again = Encore une fois
mistakes-analysis = Voir toute la partie
mistakes-end-title = C’est fini
