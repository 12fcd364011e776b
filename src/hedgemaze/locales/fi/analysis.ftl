analysis-paste = Liitä asema tai pöytäkirja ja näytä se sitten
analysis-show = Näytä
analysis-file = Avaa tiedosto
analysis-position = Asema
analysis-link = Linkki siihen, mitä lauta näyttää
analysis-share-label = Jaa ja avaa
analysis-copy-link = Kopioi linkki
analysis-copy-record = Kopioi pöytäkirja
analysis-download = Lataa
analysis-copied = Kopioitu.
analysis-copy-failed = Selain ei anna kopioida. Alla olevan linkin voi kopioida käsin.
analysis-set-up = Rakenna asema
analysis-who = Kuka on voitolla
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Parhaat muunnelmat
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
analysis-variation = Kokeilet jotakin.
analysis-home = Takaisin peliin
analysis-branch = Siirron { $n } jälkeen:
analysis-forget = Unohda tämä muunnelma
analysis-better = Näytä

graph-title = Koko peli
graph-label = Pelin hetki
graph-moment = Siirron { $n } jälkeen, { $action }: { $text }
graph-progress = Kuinka suuri osa pelistä on arvioitu
graph-stop = Pysäytä
graph-again = Arvioi koko peli

mark-inaccuracy = (ei paras)
mark-mistake = (virhe)
mark-blunder = (paha virhe)
verdict-inaccuracy = { $action } ei ole paras: { $better } oli { $percent } % parempi.
verdict-mistake = { $action } on virhe: { $better } oli { $percent } % parempi.
verdict-blunder = { $action } on paha virhe: { $better } oli { $percent } % parempi.

read-action = Siirtoa { $n }, { $action }, ei voi pelata: { $reason }
read-mode = Tätä ei voi pelata näin ({ $code }).
read-maze = Tätä sokkeloa ei voi käyttää ({ $code }).
read-house_rule = Tätä kotisääntöä ei voi käyttää ({ $code }).
read-mode-unknown = Sellaista peliä ei ole.
read-position-too_long = Tämä on liian pitkä asemaksi.
read-position-unreadable = Tämä ei ole asema eikä pöytäkirja.
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
position-lead = Valitse, mitä asetat, ja paina sitten laudan ruutuja. Aidat kuuluvat uriin; hahmoja voi vetää.
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
