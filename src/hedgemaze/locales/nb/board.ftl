piece-S = Sør
piece-W = Vest
piece-N = Nord
piece-E = Øst
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Sør
side-W = Vest
side-N = Nord
side-E = Øst
side-P = PAC-MAN
side-G = Spøkelsene
side-you = Du
side-here = På denne skjermen
side-thinking = tenker …

edge-S = sør
edge-W = vest
edge-N = nord
edge-E = øst

board-name = Brett
board-help = Piltastene flytter over brettet, og Enter utfører. F tar fram et gjerde, pilene skyver det, R dreier det, Enter setter det opp, Escape legger det tilbake. Eller skriv et trekk, for eksempel e2 eller e3h, og trykk Enter.
board-turn = Drei
board-place = Sett opp
board-cancel = Avbryt

square-pellet = energikule
square-respawn = port
square-target = kan nås
square-respawn-now = kom tilbake her
square-selected = valgt
square-closed = stengt: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Gjerde { $fence }
fence-lift = Løft gjerdet { $fence }
fence-illegal = Gjerde { $fence }, ikke lov
