piece-S = Pietūs
piece-W = Vakarai
piece-N = Šiaurė
piece-E = Rytai
piece-P = PAC-MAN’as
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Pietūs
side-W = Vakarai
side-N = Šiaurė
side-E = Rytai
side-P = PAC-MAN’as
side-G = Vaiduokliai
side-you = Tu
side-here = Šiame ekrane
side-thinking = galvoja…

edge-S = pietūs
edge-W = vakarai
edge-N = šiaurė
edge-E = rytai

board-name = Lenta
board-help = Rodyklių klavišai juda po lentą, o „Enter“ atlieka veiksmą. F paima tvorą, rodyklės ją stumia, R pasuka, „Enter“ pastato, „Escape“ padeda atgal. Arba įrašyk veiksmą, pavyzdžiui, e2 arba e3h, ir paspausk „Enter“.
board-turn = Pasukti
board-place = Pastatyti
board-cancel = Nestatyti

square-pellet = energijos piliulė
square-respawn = vartai
square-target = čia galima eiti
square-respawn-now = grįžk čia
square-selected = pasirinkta
square-closed = uždaryta: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Tvora { $fence }
fence-lift = Pakelti tvorą { $fence }
fence-illegal = Tvora { $fence }, neleidžiama
