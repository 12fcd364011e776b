piece-S = Jug
piece-W = Zahod
piece-N = Sever
piece-E = Vzhod
# Same as in English.
piece-P = PAC-MAN
# Same as in English.
piece-B = Blinky
# Same as in English.
piece-K = Pinky
# Same as in English.
piece-I = Inky
# Same as in English.
piece-C = Clyde

side-S = Jug
side-W = Zahod
side-N = Sever
side-E = Vzhod
# Same as in English.
side-P = PAC-MAN
side-G = Duhovi
side-you = Ti
side-here = Na tem zaslonu
side-thinking = razmišlja …

edge-S = jug
edge-W = zahod
edge-N = sever
edge-E = vzhod

board-name = Plošča
board-help = S puščicami se premikaš po plošči, Enter izvede dejanje. F vzame ogrado, puščice jo premikajo, R jo obrne, Enter jo postavi, Escape jo vrne. Lahko pa vpišeš dejanje, na primer e2 ali e3h, in pritisneš Enter.
board-turn = Obrni
board-place = Postavi
board-cancel = Prekliči

square-pellet = drobec
square-respawn = vhod
square-target = sem lahko stopiš
square-respawn-now = vrni se tukaj
square-selected = izbrano
square-closed = zaprto: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Ograda { $fence }
fence-lift = Dvigni ogrado { $fence }
fence-illegal = Ograda { $fence }, ni dovoljeno
