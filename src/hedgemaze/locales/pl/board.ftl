# Co plansza mówi tym, którzy słuchają, oraz nazwy pionków i stron.

piece-S = Południe
piece-W = Zachód
piece-N = Północ
piece-E = Wschód
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Południe
side-W = Zachód
side-N = Północ
side-E = Wschód
side-P = PAC-MAN
side-G = Duchy
side-you = Ty
side-here = Na tym ekranie
side-thinking = namysł…

edge-S = południe
edge-W = zachód
edge-N = północ
edge-E = wschód

board-name = Plansza
board-help = Strzałki przesuwają po planszy, Enter działa. F bierze ogrodzenie, strzałki je przesuwają, R obraca, Enter stawia, Escape odkłada. Możesz też wpisać akcję, na przykład e2 albo e3h, i nacisnąć Enter.
board-turn = Obróć
board-place = Postaw
board-cancel = Anuluj

square-pellet = kulka
square-respawn = brama
square-target = można wejść
square-respawn-now = tu możesz wrócić
square-selected = wybrane
square-closed = zamknięte: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Ogrodzenie { $fence }
fence-lift = Podnieś ogrodzenie { $fence }
fence-illegal = Ogrodzenie { $fence }, niedozwolone
