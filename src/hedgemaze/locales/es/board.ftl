# Lo que el tablero dice a quien lo escucha, y los nombres de figuras y bandos.

piece-S = Sur
piece-W = Oeste
piece-N = Norte
piece-E = Este
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Sur
side-W = Oeste
side-N = Norte
side-E = Este
side-P = PAC-MAN
side-G = Fantasmas
side-you = Tú
side-here = En esta pantalla
side-thinking = piensa…

edge-S = sur
edge-W = oeste
edge-N = norte
edge-E = este

board-name = Tablero
board-help = Con las flechas recorres el tablero y con Intro actúas. F toma una barrera, las flechas la desplazan, R la gira, Intro la coloca y Escape la devuelve. O escribe una acción, como e2 o e3h, y pulsa Intro.
board-turn = Girar
board-place = Colocar
board-cancel = Cancelar

square-pellet = pac-bola
square-respawn = puerta
square-target = accesible
square-respawn-now = vuelve aquí
square-selected = elegida
square-closed = cerrada: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Barrera { $fence }
fence-lift = Levantar la barrera { $fence }
fence-illegal = Barrera { $fence }, no permitida
