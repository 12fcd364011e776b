maze-tab-draw = Piirrä
maze-tab-mazes = Sokkelot
maze-tab-save = Tallenna ja jaa
maze-lead = Piirrä sokkelo PAC-MAN-peleihin: aidat, energiapillerit ja kaikkien aloituspaikat. Näet heti, mitä puuttuu.
maze-family = Peliin
maze-tools = Mitä piirretään
tool-fence = Aita
tool-chamber = Kammion aita
tool-pellet = Energia­pilleri
tool-gate-0 = 1. tunneli
tool-gate-1 = 2. tunneli
tool-erase = Pyyhekumi
maze-hint-fence = Napauta uraa, niin aita nousee, ja aidan keskikohtaa, niin se poistuu.
maze-hint-chamber = Napauta uria ja rakenna kammio haamujen ympärille: neljä aitaa.
maze-hint-pellet = Napauta ruutua, niin saat siihen energiapillerin: yhteensä neljä.
maze-hint-gate = Napauta kahta ruutua: PAC-MAN palaa niistä, ja tunneli yhdistää ne.
maze-hint-erase = Napauta sitä, minkä haluat poistaa. Hiiren oikea painike tekee saman kaikilla työkaluilla.
maze-hint-piece = Napauta aloitusruutua ({ $piece }) tai vedä hahmoa.
maze-refused-overlaps = Siinä on jo aita.
maze-refused-crosses = Aidat eivät saa mennä ristiin.
maze-refused-fences-only = Aidat kuuluvat ruutujen välisiin uriin.
maze-undo = Kumoa
maze-redo = Tee uudelleen
maze-random = Arvo
maze-empty = Tyhjä lauta
maze-begin = Lähtökohta
maze-title-A1 = Sekalainen
maze-title-A2 = Avoin
maze-title-A3 = Suojaisa
maze-title-A4 = Vara
maze-title-chamber = Kammio
maze-title-pinwheel = Väkkärä
maze-untitled = Nimetön
maze-good = Tämä sokkelo on valmis pelattavaksi.
maze-worth = Kuka voittaa täydellisellä pelillä?
maze-worth-of =
    { $n ->
        [one] Yksi haamu
       *[other] { $n } haamua
    }
maze-worth-failed = Tämä laite ei pysty laskemaan sitä.
maze-worth-unknown = Palvelin ei tiedä sitä. Neljän haamun kanssa laskeminen kestää tässä liian kauan.
maze-worth-ask = Kysy palvelimelta
maze-worth-making = Lasketaan: { $percent } %
maze-worth-waiting = Palvelin laskee ensin muita sokkeloita.
maze-faulty =
    { $n ->
        [one] Yksi asia on korjattava, ennen kuin sitä voi pelata:
       *[other] { $n } asiaa on korjattava, ennen kuin sitä voi pelata:
    }
maze-checking = Tarkistetaan …
fault-too_many_fences = { $n } aitaa on liikaa: laatikossa on 20.
fault-fence_overlaps = Aidat { $one } ja { $other } ovat päällekkäin.
fault-fence_crosses = Aidat { $one } ja { $other } menevät ristiin.
fault-chamber_count =
    { $n ->
        [0] Kammio tarvitsee neljä aitaa; niitä ei ole yhtään.
        [one] Kammio tarvitsee neljä aitaa; niitä on yksi.
       *[other] Kammio tarvitsee neljä aitaa; niitä on { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Tarvitaan neljä energiapilleriä; niitä ei ole yhtään.
        [one] Tarvitaan neljä energiapilleriä; niitä on yksi.
       *[other] Tarvitaan neljä energiapilleriä; niitä on { $n }.
    }
fault-start = { $piece } tarvitsee aloitusruudun.
fault-start-not = PAC-MANilla ei ole tässä aloitusruutua: hän valitsee portin.
fault-respawn_count =
    { $n ->
        [0] Tarvitaan neljä porttia, kaksi kullekin tunnelille; niitä ei ole yhtään.
        [one] Tarvitaan neljä porttia, kaksi kullekin tunnelille; niitä on yksi.
       *[other] Tarvitaan neljä porttia, kaksi kullekin tunnelille; niitä on { $n }.
    }
fault-tunnel_too_short = Tunneli ruudusta { $one } ruutuun { $other } on liian lyhyt: ne ovat jo naapureita.
fault-square_shared = Kaksi asiaa on samassa ruudussa: { $squares }.
fault-not_connected = Näihin ruutuihin ei pääse: { $squares }
fault-respawn_sealed = Portti { $squares } on suljetun kammion sisällä.
fault-ghost_outside = { $piece } aloittaa suljetun kammion ulkopuolelta.
fault-chamber_stuck = Kammion pitää avautua, kun siitä otetaan yksi aita pois, eikä mikään yksittäinen aita avaa sitä.
fault-other = Tätä sokkeloa ei voi pelata. Virhekoodi: { $code }
maze-name = Nimi
maze-save = Tallenna
maze-saved = Tallennettu tälle laitteelle.
maze-not-saved = Tämän selaimen tallennustila on täynnä tai suljettu.
maze-share = Kopioi linkki
maze-shared = Linkki on kopioitu. Sen avaaja näkee tämän sokkelon.
maze-not-shared = Kopiointi ei onnistunut. Tämän sivun osoite on linkki.
maze-export = Tallenna tiedostoon
maze-import = Avaa tiedosto
maze-import-bad = Tämä tiedosto ei ole sokkelo.
maze-mine = Omat sokkelot
maze-mine-none = Tallentamasi sokkelot näkyvät tässä.
maze-open = Muokkaa: { $name }
maze-remove = Poista tämä sokkelo: { $name }
maze-removed = Poistettu: { $name }
undo-remove = Kumoa
record-menu = Pelitiedosto ja kuva
record-copy = Kopioi siirrot
record-copied = Siirrot on kopioitu.
record-not-copied = Kopiointi ei onnistu tässä.
record-save = Tallenna pelitiedosto
record-saved = Tallennettu latauksiisi.
record-png = Kuva (PNG)
record-svg = Kuva (SVG)
record-gif = Animaatio (GIF)
record-picture-of = Hedgemazen lauta: { $mode }
share-open = Jaa kuva
share-title = Jaa
share-kind = Mitä jaetaan
share-from = Siirrosta
share-to = Siirtoon
share-speed = Nopeus
share-speed-slow = Hidas
share-speed-normal = Tavallinen
share-speed-fast = Nopea
share-making = Animaatiota tehdään …
share-again = Tee animaatio
share-failed = Se ei onnistunut tällä laitteella.
share-size = { $n } kt
share-save = Tallenna
share-send = Jaa
share-result = { $head }. { $reason }
