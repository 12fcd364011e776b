# Les règles de chaque jeu : courtes, et assez complètes pour jouer.

rules-modes = Jeux
rules-play = Jouer
rules-house = Beaucoup de ces points peuvent être changés par des règles maison quand tu prépares la table.

rules-head-setup = Mise en place
rules-head-turn = Ton tour
rules-head-move = Déplacement
rules-head-jump = Sauts
rules-head-fence = Barrières
rules-head-end = Fin de la partie
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Les fantômes
rules-head-catch = Capture
rules-head-tunnels = Portes et tunnels
rules-head-opening = Les quatre premiers tours
rules-head-differ = Là où les livrets divergent

rules-goal-classic2 = Atteins avant l’autre une case du côté opposé au tien.
rules-goal-classic3 = On joue à trois, chacun pour soi. Atteins avant les autres le côté opposé au tien.
rules-goal-classic4 = On joue à quatre, chacun pour soi. Atteins avant les autres le côté opposé au tien.
rules-goal-pacman = PAC-MAN veut les quatre pac-gommes. Les fantômes veulent l’attraper trois fois.
rules-goal-advanced = PAC-MAN veut les quatre pac-gommes. Les fantômes veulent l’attraper trois fois, et les deux camps posent des barrières.

rules-setup-classic2 = Chacun a dix barrières. Les pions partent du milieu de leur côté : Sud en e1, Nord en e9. On tire au sort qui commence.
rules-setup-classic3 = Chacun a six barrières. Les pions partent du milieu de leur côté : e1, a5 et e9. On tire au sort qui commence, et on joue dans le sens des aiguilles d’une montre.
rules-setup-classic4 = Chacun a cinq barrières. Les pions partent du milieu de leur côté : e1, a5, e9 et i5. On tire au sort qui commence, et on joue dans le sens des aiguilles d’une montre.
rules-setup-pacman = PAC-MAN part de e5, les fantômes du milieu des quatre côtés, et les pac-gommes sont dans les coins. Six barrières forment le labyrinthe ; elles ne bougent jamais et on n’en ajoute pas.
rules-setup-advanced = Les fantômes sont au centre, dans une chambre de quatre barrières, et les pac-gommes dans les coins. PAC-MAN a douze barrières, les fantômes en ont quatre à eux tous.
rules-share = Une personne joue PAC-MAN et a trois vies. Les autres, d’une à quatre personnes, se partagent les quatre fantômes.

rules-classic-turn = À ton tour, tu fais une seule chose : déplacer ton pion ou poser une barrière. Quand tu n’as plus de barrière, tu dois te déplacer.
rules-classic-pass = Qui ne peut rien faire du tout passe son tour. Cela n’arrive qu’avec trois ou quatre pions.
rules-classic-move = Ton pion se déplace d’une case vers le haut, le bas, la gauche ou la droite, jamais à travers une barrière ni sur un autre pion.
rules-classic-jump-straight = Si un autre pion est juste à côté de toi, sans barrière entre vous, tu peux sauter tout droit par-dessus.
rules-classic-jump-side = Si une barrière, le bord du plateau ou un autre pion se trouve juste derrière lui, tu peux sauter à la place sur la case à sa gauche ou à sa droite, si ni barrière ni pion ne t’en empêche.
rules-classic-jump-one = On saute par-dessus un pion, jamais deux. Personne n’est obligé de sauter.
rules-classic-fence-long = Une barrière fait deux cases de long. Elle se glisse entre deux cases et deux autres, et ne dépasse pas du plateau.
rules-classic-fence-stays = Les barrières ne se chevauchent pas, ne se croisent pas et restent où elles sont.
rules-classic-fence-way = Chacun doit garder un chemin vers son but, toi aussi. Une barrière qui ferme le dernier chemin de quelqu’un est interdite. Les pions ne comptent pas comme obstacles.
rules-classic-end-wins = Le premier pion sur une case du côté opposé gagne aussitôt.
rules-classic-end-draw = Si la même position apparaît pour la troisième fois, la partie est nulle.
rules-classic-differ-side = Tous les livrets permettent le saut de côté devant une barrière. Ils ne disent rien du bord ni d’un autre pion ; ici, il est permis là aussi.
rules-classic-differ-way = Certains livrets ne protègent que le chemin de l’adversaire. Ici, le chemin de chacun est protégé.
rules-classic-differ-draw = Aucun livret ne connaît la partie nulle. Sans elle, une partie pourrait durer toujours.
rules-classic-differ-three = Seul le livret japonais parle de trois personnes : il donne six barrières à chacune.

rules-pacman-round = Une manche, c’est le tour de PAC-MAN, puis un déplacement de chaque fantôme sur le plateau, dans l’ordre que veulent les fantômes. PAC-MAN commence.
rules-pacman-straight = Personne ne traverse les barrières, et personne ne se déplace en diagonale.
rules-pacman-steps = PAC-MAN fait deux pas. Il peut tourner entre les deux, et revenir en arrière. S’il ne peut en faire qu’un, il en fait un.
rules-pacman-blocked = Il ne peut pas entrer sur la case d’un fantôme.
rules-pacman-boost = Quand il atteint une pac-gomme, il s’arrête et la mange. Il reçoit tout de suite un bonus : jusqu’à trois pas de plus, autant qu’il veut.
rules-pacman-eats = Avec un bonus, et seulement alors, il mange chaque fantôme dont il atteint la case.
rules-pacman-ghost-step = Un fantôme fait un pas. Il doit se déplacer s’il le peut.
rules-pacman-frenzy = Un fantôme qui voit PAC-MAN le long d’une rangée ou d’une colonne, sans barrière entre eux, est en mode frénétique : il fait un ou deux pas et peut tourner entre les deux. Les autres fantômes et les pac-gommes ne cachent pas PAC-MAN.
rules-pacman-ghost-end = Un fantôme ne peut s’arrêter ni sur une pac-gomme ni sur un autre fantôme. En mode frénétique, il peut leur passer dessus.
rules-pacman-catch = Un fantôme qui entre sur la case de PAC-MAN l’attrape. PAC-MAN perd une vie et la manche est finie.
rules-pacman-reset = Tous les pions retournent à leur case de départ, les fantômes mangés aussi. Les pac-gommes mangées le restent.
rules-pacman-end-pacman = PAC-MAN gagne avec la quatrième pac-gomme, ou quand il n’y a plus de fantôme sur le plateau.
rules-pacman-end-ghosts = Les fantômes gagnent à la troisième capture.
rules-pacman-end-rank = Le rang compte les pac-gommes mangées, peu importe qui gagne : une, débutant ; deux, prometteur ; trois, confirmé ; quatre, d’élite.
rules-pacman-end-draw = S’il ne se passe rien pendant vingt manches, ou si la même position apparaît pour la troisième fois, la partie est nulle.
rules-pacman-differ-maze = Le livret montre son labyrinthe sur une image que nous n’avons pas. Les nôtres sont des reconstitutions, d’après ce qu’on en a décrit.
rules-pacman-differ-sight = Dans trois livrets, un fantôme ne voit que devant lui. Ici, il voit dans les quatre directions.
rules-pacman-differ-pellet = Le livret danois interdit tout à fait aux fantômes la case d’une pac-gomme. Ici, ils peuvent passer dessus.
rules-pacman-differ-order = Dans deux livrets, les fantômes jouent toujours dans le même ordre. Ici, ils le choisissent à chaque manche.
rules-pacman-differ-boost = La plupart des livrets ne disent pas s’il faut épuiser un bonus, ni s’il suffit de passer sur un fantôme pour le manger. Ici, on peut n’en utiliser qu’une partie, et passer suffit.

rules-advanced-tunnels = Les milieux des quatre côtés sont des portes : e9, e1, a5 et i5. Deux portes opposées sont voisines, comme si un tunnel menait de l’une à l’autre.
rules-advanced-start = PAC-MAN commence sur la porte de son choix.
rules-advanced-opening-pacman = À chacun des quatre premiers tours, PAC-MAN fait une seule chose : il se déplace ou il pose une barrière.
rules-advanced-opening-ghosts = Puis les fantômes prennent une barrière de la chambre et la reposent ailleurs. Ils ne se déplacent pas encore.
rules-advanced-turn = À partir du cinquième tour, PAC-MAN se déplace, puis chaque fantôme, dans l’ordre que veulent les fantômes. Après un déplacement, on peut poser une barrière.
rules-advanced-return = Un déplacement ne peut finir ni là où il a commencé, ni là où le pion était avant son dernier déplacement.
rules-advanced-speed = PAC-MAN fait jusqu’à deux pas. Les fantômes en font un au plus, deux au plus après la première pac-gomme, trois au plus après la troisième.
rules-advanced-fence = Les barrières se posent comme au jeu classique et restent en place. Aucune ne peut couper une case du reste du plateau.
rules-advanced-reserve = PAC-MAN garde les pac-gommes qu’il prend. Pendant son déplacement, il peut en utiliser une pour deux pas de plus, qui mangent pour de bon tout fantôme sur le chemin.
rules-advanced-ghost-end = Les fantômes peuvent passer sur les pac-gommes mais pas s’y arrêter, et deux d’entre eux ne s’arrêtent jamais sur la même case.
rules-advanced-meet = Quand PAC-MAN et un fantôme se rencontrent, peu importe qui jouait, le déplacement s’arrête et PAC-MAN perd une vie. À son prochain tour, il revient par une porte libre. Les fantômes restent où ils sont.
rules-advanced-end-pacman = PAC-MAN gagne avec la quatrième pac-gomme, ou quand tous les fantômes sont mangés. Les fantômes gagnent quand il perd sa troisième vie.
rules-advanced-end-progress = Voici ce qui compte : une pac-gomme prise ou utilisée, un fantôme mangé, PAC-MAN attrapé, une barrière posée.
rules-advanced-differ-source = Un seul texte, français, décrit ce jeu, et ses images sont perdues. La chambre et les pac-gommes sont notre reconstitution.
rules-advanced-differ-return = Le texte interdit de revenir sur la case précédente. Nous l’entendons de la case où finit un déplacement ; on peut la traverser en passant.

rules-writing = Comment s’écrivent les actions
rules-writing-squares = Les colonnes vont de a à i, de gauche à droite, les rangées de 1 à 9, de bas en haut.
rules-writing-classic = Un déplacement, c’est la case d’arrivée : e2. Une barrière, c’est la case en bas à gauche de son milieu, suivie de h si elle est couchée ou de v si elle est debout : e3h.
rules-writing-pacman = Un pas, c’est la lettre du pion et la case : Pe6. P est PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- arrête un pion.
rules-writing-advanced = P+ utilise une pac-gomme, P@e9 fait apparaître PAC-MAN, e3h pose une barrière et ~d5h en enlève une de la chambre.
