piece-S = Etelä
piece-W = Länsi
piece-N = Pohjoinen
piece-E = Itä
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Etelä
side-W = Länsi
side-N = Pohjoinen
side-E = Itä
side-P = PAC-MAN
side-G = Haamut
side-you = Sinä
side-here = Tällä näytöllä
side-thinking = miettii …

edge-S = etelä
edge-W = länsi
edge-N = pohjoinen
edge-E = itä

board-name = Lauta
board-help = Nuolinäppäimillä liikut laudalla, ja Enter tekee valinnan. F ottaa aidan esiin, nuolet siirtävät sitä, R kääntää sen, Enter asettaa sen ja Escape palauttaa sen. Voit myös kirjoittaa siirron, esimerkiksi e2 tai e3h, ja painaa Enter-näppäintä.
board-turn = Käännä
board-place = Aseta
board-cancel = Peru

square-pellet = energiapilleri
square-respawn = portti
square-target = tähän pääsee
square-respawn-now = palaa tähän
square-selected = valittu
square-closed = suljettu: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Aita { $fence }
fence-lift = Nosta aita { $fence }
fence-illegal = Aita { $fence }, ei sallittu
