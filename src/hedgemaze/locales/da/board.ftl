# Hvad brættet siger til dem, der hører det, og navnene på brikker og sider.

piece-S = Syd
piece-W = Vest
piece-N = Nord
piece-E = Øst
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Syd
side-W = Vest
side-N = Nord
side-E = Øst
side-P = PAC-MAN
side-G = Spøgelserne
side-you = Dig
side-here = På denne skærm
side-thinking = tænker …

edge-S = syd
edge-W = vest
edge-N = nord
edge-E = øst

board-name = Bræt
board-help = Piletasterne flytter dig rundt på brættet, og Enter udfører. F tager en forhindring, pilene flytter den, R drejer den, Enter sætter den, Escape lægger den tilbage. Eller skriv en handling, for eksempel e2 eller e3h, og tryk Enter.
board-turn = Drej
board-place = Sæt
board-cancel = Annullér

square-pellet = bonus-bær
square-respawn = port
square-target = kan nås
square-respawn-now = kom tilbage her
square-selected = valgt
square-closed = lukket: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Forhindring { $fence }
fence-lift = Løft forhindringen { $fence }
fence-illegal = Forhindring { $fence }, ikke tilladt
