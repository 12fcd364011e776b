piece-S = Lõuna
piece-W = Lääs
piece-N = Põhi
piece-E = Ida
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Lõuna
side-W = Lääs
side-N = Põhi
side-E = Ida
side-P = PAC-MAN
side-G = Kummitused
side-you = Sina
side-here = Sellel ekraanil
side-thinking = mõtlemas…

edge-S = lõuna
edge-W = lääs
edge-N = põhi
edge-E = ida

board-name = Mängulaud
board-help = Nooleklahvid liiguvad mööda mängulauda ja Enter tegutseb. F võtab piirde, nooled nihutavad seda, R pöörab, Enter paneb paika, Escape paneb tagasi. Või kirjuta tegevus, näiteks e2 või e3h, ja vajuta Enterit.
board-turn = Pööra
board-place = Pane
board-cancel = Loobu

square-pellet = graanul
square-respawn = värav
square-target = siia saab astuda
square-respawn-now = tule siia tagasi
square-selected = valitud
square-closed = suletud: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Piire { $fence }
fence-lift = Tõsta piire { $fence }
fence-illegal = Piire { $fence }, pole lubatud
