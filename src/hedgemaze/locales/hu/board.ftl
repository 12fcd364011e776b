piece-S = Dél
piece-W = Nyugat
piece-N = Észak
piece-E = Kelet
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

side-S = Dél
side-W = Nyugat
side-N = Észak
side-E = Kelet
# Same as in English.
side-P = PAC-MAN
side-G = Szellemek
side-you = Te
side-here = Ezen a képernyőn
side-thinking = gondolkodik…

edge-S = dél
edge-W = nyugat
edge-N = észak
edge-E = kelet

board-name = Tábla
board-help = A nyilakkal járhatsz a táblán, az Enter cselekszik. Az F falat vesz elő, a nyilak tolják, az R elforgatja, az Enter lerakja, az Escape visszateszi. Vagy írj be egy akciót, például e2 vagy e3h, és nyomj Entert.
board-turn = Forgatás
board-place = Lerakás
board-cancel = Mégse

square-pellet = erőbogyó
square-respawn = kapu
square-target = ide léphetsz
square-respawn-now = itt térj vissza
square-selected = kijelölve
square-closed = zárva: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Fal: { $fence }
fence-lift = Fal felvétele: { $fence }
fence-illegal = Fal: { $fence }, nem szabad
