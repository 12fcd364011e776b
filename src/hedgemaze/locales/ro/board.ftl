# Ce spune tabla celor care o ascultă și numele pionilor și ale taberelor.

piece-S = Sud
piece-W = Vest
piece-N = Nord
piece-E = Est
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Sud
side-W = Vest
side-N = Nord
side-E = Est
side-P = PAC-MAN
side-G = Fantomele
side-you = Tu
side-here = Pe acest ecran
side-thinking = se gândește…

edge-S = sud
edge-W = vest
edge-N = nord
edge-E = est

board-name = Tabla
board-help = Cu săgețile te plimbi pe tablă, iar cu Enter acționezi. F ia o barieră, săgețile o mută, R o rotește, Enter o așază, Escape o pune la loc. Sau scrie o acțiune, cum ar fi e2 ori e3h, și apasă Enter.
board-turn = Rotește
board-place = Așază
board-cancel = Renunță

square-pellet = capsulă
square-respawn = poartă
square-target = se poate intra
square-respawn-now = revino aici
square-selected = aleasă
square-closed = închisă: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Bariera { $fence }
fence-lift = Ridică bariera { $fence }
fence-illegal = Bariera { $fence }, nepermisă
