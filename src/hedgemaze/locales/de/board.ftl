# Was das Brett denen sagt, die es hören, und die Namen der Figuren und Seiten.

piece-S = Süd
# Same as in English.
piece-W = West
piece-N = Nord
piece-E = Ost
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Süd
# Same as in English.
side-W = West
side-N = Nord
side-E = Ost
side-P = PAC-MAN
side-G = Geister
side-you = Du
side-here = An diesem Bildschirm
side-thinking = denkt nach …

edge-S = Süden
edge-W = Westen
edge-N = Norden
edge-E = Osten

board-name = Brett
board-help = Mit den Pfeiltasten gehst du über das Brett, Enter führt aus. F nimmt ein Hindernis, die Pfeile schieben es, R dreht es, Enter setzt es, Escape legt es zurück. Ein Punkt beendet den Zug, die Rücktaste nimmt einen Schritt zurück. Oder tippe eine Aktion wie e2 oder e3h und drücke Enter.
board-turn = Drehen
board-place = Setzen
board-cancel = Abbrechen

square-pellet = Power-Pille
square-respawn = Tor
square-target = hierhin kannst du ziehen
square-via = erreichbar über { $squares }
square-premove = Vorauszug
square-respawn-now = hierher zurück
square-selected = gewählt
square-closed = zu: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Hindernis { $fence }
fence-lift = Hindernis { $fence } aufnehmen
fence-illegal = Hindernis { $fence }, nicht erlaubt
fence-way = { $side } { $change }
