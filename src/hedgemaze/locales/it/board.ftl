# Quello che il tabellone dice a chi lo ascolta, e i nomi delle pedine e delle parti.

piece-S = Sud
piece-W = Ovest
piece-N = Nord
piece-E = Est
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Sud
side-W = Ovest
side-N = Nord
side-E = Est
side-P = PAC-MAN
side-G = Fantasmi
side-you = Tu
side-here = Su questo schermo
side-thinking = pensando…

edge-S = sud
edge-W = ovest
edge-N = nord
edge-E = est

board-name = Tabellone
board-help = Le frecce si muovono sul tabellone e Invio gioca. F prende un recinto, le frecce lo fanno scorrere, R lo gira, Invio lo mette, Esc lo ripone. Oppure scrivi un’azione, come e2 o e3h, e premi Invio.
board-turn = Gira
board-place = Metti
board-cancel = Riponi

square-pellet = pallina energia
square-respawn = porta
square-target = raggiungibile
square-respawn-now = torna qui
square-selected = scelta
square-closed = chiusa: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Recinto { $fence }
fence-lift = Togli il recinto { $fence }
fence-illegal = Recinto { $fence }, non permesso
