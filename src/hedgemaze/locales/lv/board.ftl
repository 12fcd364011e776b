piece-S = Dienvidi
piece-W = Rietumi
piece-N = Ziemeļi
piece-E = Austrumi
piece-P = PAKMENS
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Dienvidi
side-W = Rietumi
side-N = Ziemeļi
side-E = Austrumi
side-P = PAKMENS
side-G = Spoki
side-you = Tu
side-here = Šajā ekrānā
side-thinking = domā…

edge-S = dienvidi
edge-W = rietumi
edge-N = ziemeļi
edge-E = austrumi

board-name = Laukums
board-help = Bulttaustiņi pārvieto pa laukumu, un Enter veic darbību. F paņem sienu, bultas to bīda, R pagriež, Enter noliek, Escape atliek atpakaļ. Vai arī ieraksti darbību, piemēram, e2 vai e3h, un nospied Enter.
board-turn = Pagriezt
board-place = Nolikt
board-cancel = Atcelt

square-pellet = enerģijas lode
square-respawn = vārti
square-target = šeit var iet
square-respawn-now = atgriezies šeit
square-selected = izvēlēts
square-closed = slēgts: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Siena { $fence }
fence-lift = Pacelt sienu { $fence }
fence-illegal = Siena { $fence }, nav atļauts
