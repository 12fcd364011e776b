piece-S = Syd
piece-W = Väst
piece-N = Nord
piece-E = Öst
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Syd
side-W = Väst
side-N = Nord
side-E = Öst
side-P = PAC-MAN
side-G = Spökena
side-you = Du
side-here = På den här skärmen
side-thinking = tänker …

edge-S = söder
edge-W = väster
edge-N = norr
edge-E = öster

board-name = Bräde
board-help = Piltangenterna flyttar över brädet och Enter utför. F tar fram ett staket, pilarna skjuter det, R vrider det, Enter ställer ut det, Escape lägger tillbaka det. Eller skriv ett drag, till exempel e2 eller e3h, och tryck på Enter.
board-turn = Vrid
board-place = Ställ ut
board-cancel = Avbryt

square-pellet = bonussymbol
square-respawn = port
square-target = går att nå
square-respawn-now = kom tillbaka här
square-selected = vald
square-closed = stängd: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Staket { $fence }
fence-lift = Lyft staketet { $fence }
fence-illegal = Staket { $fence }, inte tillåtet
