# Čo doska hovorí tým, čo počúvajú, a mená figúrok a strán.

piece-S = Juh
piece-W = Západ
piece-N = Sever
piece-E = Východ
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Juh
side-W = Západ
side-N = Sever
side-E = Východ
side-P = PAC-MAN
side-G = Duchovia
side-you = Ty
side-here = Na tejto obrazovke
side-thinking = premýšľanie…

edge-S = juh
edge-W = západ
edge-N = sever
edge-E = východ

board-name = Doska
board-help = Šípky sa pohybujú po doske, Enter vykoná akciu. F vezme prekážku, šípky ju posúvajú, R otáča, Enter postaví, Escape odloží. Alebo napíš akciu, napríklad e2 alebo e3h, a stlač Enter.
board-turn = Otočiť
board-place = Postaviť
board-cancel = Zrušiť

square-pellet = bodka
square-respawn = brána
square-target = dá sa vstúpiť
square-respawn-now = návrat sem
square-selected = vybrané
square-closed = zatvorené: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Prekážka { $fence }
fence-lift = Zdvihnúť prekážku { $fence }
fence-illegal = Prekážka { $fence }, nepovolené
