# Ce que le plateau dit à qui l’écoute, et les noms des pions et des camps.

piece-S = Sud
piece-W = Ouest
piece-N = Nord
piece-E = Est
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Sud
side-W = Ouest
side-N = Nord
side-E = Est
side-P = PAC-MAN
side-G = Fantômes
side-you = Toi
side-here = Sur cet écran
side-thinking = réflexion…

edge-S = sud
edge-W = ouest
edge-N = nord
edge-E = est

board-name = Plateau
board-help = Les flèches parcourent le plateau et Entrée joue. F prend une barrière, les flèches la font glisser, R la tourne, Entrée la pose, Échap la range. Tu peux aussi taper une action, comme e2 ou e3h, puis Entrée.
board-turn = Tourner
board-place = Poser
board-cancel = Ranger

square-pellet = pac-gomme
square-respawn = porte
square-target = accessible
square-respawn-now = revenir ici
square-selected = choisie
square-closed = fermée : { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Barrière { $fence }
fence-lift = Enlever la barrière { $fence }
fence-illegal = Barrière { $fence }, interdite
