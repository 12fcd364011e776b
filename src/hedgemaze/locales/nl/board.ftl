# Wat het bord zegt tegen wie het hoort, en de namen van pionnen en kanten.

piece-S = Zuid
# Same as in English.
piece-W = West
piece-N = Noord
piece-E = Oost
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Zuid
# Same as in English.
side-W = West
side-N = Noord
side-E = Oost
side-P = PAC-MAN
side-G = Spoken
side-you = Jij
side-here = Op dit scherm
side-thinking = denkt na…

edge-S = zuid
# Same as in English.
edge-W = west
edge-N = noord
edge-E = oost

board-name = Bord
board-help = Met de pijltjes ga je over het bord, Enter voert uit. F pakt een muurtje, de pijltjes verschuiven het, R draait het, Enter plaatst het, Escape legt het terug. Of typ een actie, zoals e2 of e3h, en druk op Enter.
board-turn = Draaien
board-place = Plaatsen
board-cancel = Annuleren

square-pellet = krachtpil
square-respawn = poort
square-target = bereikbaar
square-respawn-now = hier terugkomen
square-selected = gekozen
square-closed = dicht: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Muurtje { $fence }
fence-lift = Muurtje { $fence } oppakken
fence-illegal = Muurtje { $fence }, niet toegestaan
