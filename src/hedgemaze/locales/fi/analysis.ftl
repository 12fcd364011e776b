analysis-paste = Liitä asema tai pelin siirrot ja näytä se sitten
analysis-show = Näytä
analysis-file = Avaa tiedosto
analysis-position = Asema
analysis-link = Linkki siihen, mitä lauta näyttää
analysis-tab-lines = Jatkot
analysis-tab-graph = Kaavio
analysis-tab-share = Jaa
analysis-share-label = Jaa ja avaa
analysis-copy-link = Kopioi linkki
analysis-copy-record = Kopioi siirrot
analysis-download = Lataa
analysis-copied = Kopioitu.
analysis-copy-failed = Selain ei salli kopiointia. Kopioi alla oleva linkki käsin.
analysis-set-up = Rakenna asema
analysis-who = Kuka on voitolla
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Parhaat jatkot
analysis-thinking = Mietitään …
analysis-try = Pelaa tähän asti: { $action }
analysis-nodes =
    { $n ->
        [one] Yksi asema tutkittu
       *[other] { $n } asemaa tutkittu
    }
analysis-certain =
    { $n ->
        [one] Voitto yhdellä siirrolla: { $side }
       *[other] Voitto { $n } siirrolla: { $side }
    }
analysis-draw = Varma tasapeli
analysis-first = Alkuun
analysis-back = Taakse
analysis-next = Eteen
analysis-last = Loppuun
analysis-drawn = Näytä tiet ja parhaat siirrot
analysis-variation = Kokeilet omia siirtojasi.
analysis-home = Takaisin peliin
analysis-branch = Siirron { $n } jälkeen:
analysis-forget = Poista tämä muunnelma
analysis-note = Muistiinpano
analysis-note-here = Muistiinpano näkyvästä asemasta
analysis-promote = Siirrä ylös
analysis-variation-bar = Mitä muunnelmalle tehdään
analysis-better = Näytä
exact-label = Varmasti:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN voittaa tällä kierroksella.
       *[other] PAC-MAN voittaa { $rounds } kierroksessa.
    }
exact-ghosts =
    { $rounds ->
        [one] Haamut saavat PAC-MANin kiinni tällä kierroksella.
       *[other] Haamut saavat PAC-MANin kiinni { $rounds } kierroksessa.
    }
exact-open = Kenelläkään ei ole varmaa voittoa.
exact-open-life = Tämän elämän aikana haamut eivät saa PAC-MANia varmasti kiinni, eikä PAC-MAN voita varmasti.
exact-short-pacman = PAC-MAN, kierroksia { $rounds }
exact-short-ghosts = Haamut, kierroksia { $rounds }
exact-short-open = Avoin
exact-offer = Kolmella haamulla tämän voi laskea tarkasti. Siihen menee minuutti tai pari.
exact-work = Laske se
exact-working = Lasketaan …
graph-title = Koko peli
graph-label = Pelin hetki
graph-moment = Siirron { $n } jälkeen, { $action }: { $text }
graph-progress = Kuinka suuri osa pelistä on analysoitu
graph-stop = Pysäytä
graph-again = Analysoi koko peli
summary-label = Miten peli meni
summary-accuracy = Tarkkuus:
summary-blunder =
    { $n ->
        [0] Ei pahoja virheitä
        [one] { $n } paha virhe
       *[other] { $n } pahaa virhettä
    }
summary-mistake =
    { $n ->
        [0] Ei virheitä
        [one] { $n } virhe
       *[other] { $n } virhettä
    }
summary-inaccuracy = { $n } kertaa ei paras
mark-inaccuracy = (ei paras)
mark-mistake = (virhe)
mark-blunder = (paha virhe)
verdict-inaccuracy = { $action } ei ole paras: { $better } olisi ollut { $percent } % parempi.
verdict-mistake = { $action } on virhe: { $better } olisi ollut { $percent } % parempi.
verdict-blunder = { $action } on paha virhe: { $better } olisi ollut { $percent } % parempi.
verdict-thrown-win = { $action } heitti pois varman voiton: { $better } voittaa.
verdict-thrown-open = { $action } häviää varmasti: { $better } olisi pelastanut pelin.
read-action = Siirtoa { $n }, { $action }, ei voi pelata: { $reason }
read-mode = Tätä peliä ei voi pelata näin. Virhekoodi: { $code }
read-maze = Tätä sokkeloa ei voi käyttää. Virhekoodi: { $code }
read-house_rule = Tätä kotisääntöä ei voi käyttää. Virhekoodi: { $code }
read-record = Tätä pelitiedostoa ei voi lukea. Virhekoodi: { $code }
read-mode-unknown = Sellaista peliä ei ole.
read-position-too_long = Tämä on liian pitkä asemaksi.
read-position-unreadable = Tämä ei ole asema eikä peli.
read-position-fences = Aitoja ei voi lukea.
read-position-pieces = Hahmoja ei voi lukea, tai yksi puuttuu.
read-position-stocks = Jäljellä olevien aitojen määriä ei voi lukea.
read-position-pellets = Energiapillereitä ja elämiä ei voi lukea.
read-position-turn = Siitä ei selviä, kenen vuoro on.
read-position-memory = Ruutuja, joihin hahmot eivät saa palata, ei voi lukea.
read-position-counters = Lopussa olevia lukuja ei voi lukea.
read-position-impossible = Mikään peli ei voi päätyä tähän asemaan.
read-square-unreadable = Sellaista ruutua ei ole.
page-position = Rakenna asema
position-lead = Valitse, mitä asetat, ja napauta sitten laudan ruutuja. Aidat kuuluvat uriin; hahmoja voi vetää.
position-game = Peli
position-size = Lauta
position-maze = Sokkelo
position-maze-own = Oma
position-put = Mitä asetetaan
position-erase = Poista
position-pellet = Energiapilleri
position-turn = Kuka on vuorossa
position-stock = Aitoja jäljellä: { $side }
position-lives = Elämät
position-reserve = Energiapillereitä varastossa
position-empty = Tyhjennä aidat
position-start = Takaisin alkuun
position-fits = Kaikki on kunnossa.
position-analyse = Analysoi
position-computer = Pelaa tietokonetta vastaan
position-as = Puoli: { $side }
position-off = { $piece } (poissa laudalta)
position-twice = Kaksi hahmoa ei voi olla samassa ruudussa.
position-overlap = Kaksi aitaa on päällekkäin tai ristissä.
position-no-way = Jollakin hahmolla ei ole tietä maaliin.
position-over = Tässä asemassa peli on päättynyt.
position-all-pellets = Pitää olla energiapilleri syötäväksi ja elämä menetettäväksi.
position-ghost-on-pellet = Haamu ei saa olla energiapillerin kohdalla.
