# Co deska říká těm, kdo poslouchají, a jména figurek a stran.

piece-S = Jih
piece-W = Západ
piece-N = Sever
piece-E = Východ
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Jih
side-W = Západ
side-N = Sever
side-E = Východ
side-P = PAC-MAN
side-G = Duchové
side-you = Ty
side-here = Na této obrazovce
side-thinking = přemýšlení…

edge-S = jih
edge-W = západ
edge-N = sever
edge-E = východ

board-name = Deska
board-help = Šipky se pohybují po desce, Enter provede akci. F vezme překážku, šipky ji posouvají, R otáčí, Enter postaví, Escape odloží. Nebo napiš akci, třeba e2 nebo e3h, a stiskni Enter.
board-turn = Otočit
board-place = Postavit
board-cancel = Zrušit

square-pellet = tečka
square-respawn = brána
square-target = lze vstoupit
square-respawn-now = návrat sem
square-selected = vybráno
square-closed = zavřeno: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Překážka { $fence }
fence-lift = Zvednout překážku { $fence }
fence-illegal = Překážka { $fence }, nepovoleno
