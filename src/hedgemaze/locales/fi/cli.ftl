cli-about = Pelaa Quoridor PAC-MANin säännöillä: klassinen peli 2–4 pelaajalle ja kaksi PAC-MAN-peliä.
cli-start = Aloita komennolla hedgemaze tty, niin pääset pelaamaan, tai hedgemaze modes, niin näet, mitä on tarjolla.
cli-usage = Käyttö:
cli-options = Valitsimet
cli-arguments = Argumentit
cli-commands = Komennot
cli-panel-where = Mistä aloitetaan
cli-default = [oletus: { "{}" }]
cli-required = [pakollinen]
cli-help = Näytä tämä ohje ja lopeta.
cli-try = { $problem } (kokeile '{ $path } --help')
cli-standard-input = vakiosyöte
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Pelaa päätteessä: kaikki samalla näppäimistöllä tai tietokonetta vastaan.
cli-command-modes = Luettele viisi peliä ja niiden sokkelot; jos peli on annettu, kaikki siitä.
cli-command-mazes = Luettele gallerian sokkelot PAC-MANia suosivista haamuja suosiviin; jos sokkelo on annettu, kaikki siitä.
cli-command-show = Näytä asema: lauta, kenen vuoro on ja miten peli päättyi, jos se on päättynyt.
cli-command-legal = Luettele aseman sallitut siirrot tai kerro, miksi siirto on kielletty (paluuarvo 1).
cli-command-perft = Laske tietyn pituiset sallittujen siirtojen sarjat; viimeisellä rivillä on pelkkä luku.
cli-command-convert = Muunna pelejä ja asemia: pöytäkirjat, JSON, asematekstit, pelkät siirrot, kuvat, tekstilaudat.
cli-command-check =
    Tarkista pöytäkirjat, sokkelot, JSON ja asematekstit: rivi jokaisesta pelistä ja kaikki syyt, miksi sokkelo ei kelpaa.
    
    Paluuarvo on 0, jos kaikki on kunnossa, 1, jos jokin on väärin, ja 2, jos tiedostoa ei voi lukea ollenkaan.
cli-command-bench = Tulosta ytimen tunnusluku, jonka on oltava sama joka versiossa, ja sen nopeus tällä koneella.
cli-command-analyse = Kerro, mitä moottori ajattelee asemasta: arvot, parhaat siirrot ja jatkot.
cli-command-match = Pane moottorit pelaamaan toisiaan vastaan ja arvioi ne.
cli-command-puzzles = Tee pulmia peliin: asemia, joissa on yksi ratkaisu, todistettuina ja vaikeuden mukaan.
cli-command-solve = Ratkaise PAC-MAN-muunnelman sokkelo: kenellä on varma voitto mistäkin asemasta.
cli-command-learn = Opeta verkko peleistä, joita moottori pelaa itseään vastaan; docs/learning.md kuvaa sen.
cli-command-ugi = Puhu UGI-protokollaa (UCI yleistettynä) vakiosyötteessä ja -tulosteessa; docs/protocols.md näyttää sen.
cli-command-serve = Käynnistä palvelin sivulle ja sen peleille; pysäytä painamalla Ctrl-C.
cli-command-bot = Pane moottori pelaamaan palvelimen pöydässä; pysäytä painamalla Ctrl-C.
cli-command-backup = Kopioi palvelimen tietokanta sellaisena kuin se on yhdellä hetkellä; palvelin saa jatkaa.
cli-command-admin = Tee, luettele tai peru ylläpitotunnuksia, joilla pääsee palvelimen ylläpitäjien sivulle; palvelin saa olla käynnissä.
cli-command-migrate = Luo tai päivitä palvelimen tietokannan taulut ja lopeta.
cli-command-export = Tulosta kaikki palvelimen päättyneet pelit vanhimmasta alkaen; palvelin saa olla käynnissä.
cli-option-analyse-json-lines = Vastaa moneen pyyntöön vakiosyötteestä, kuten docs/protocols.md näyttää.
cli-option-analyse-seconds = Miettimisaika sekunteina; oletus on 1.
cli-option-analyse-nodes = Montako asemaa tutkitaan.
cli-option-analyse-lines = Montako siirtoa näytetään.
cli-option-analyse-threads = Haun säikeet.
cli-option-bot-link = Pöydän linkki, sellaisena kuin sivu sen näyttää.
cli-option-bot-engine = UGIa puhuvan moottorin komento, esimerkiksi 'hedgemaze ugi'.
cli-option-bot-level = Valitsimen --engine sijaan: tietokoneen taso, 1 on heikoin.
cli-option-bot-name = Nimi pöydässä.
cli-option-bot-seat = Paikka, jolle istutaan; 0 on ensimmäinen vapaa.
cli-option-bot-movetime = Millisekunteja siirtoa kohti; ilman kelloa oletus on 1000.
cli-option-bot-games = Montako peliä pelataan, jos tulee uusintoja.
cli-option-bot-seed = Siemenluku, jolla kaikki satunnaiset valinnat voi toistaa.
cli-option-analyse-workers = Kun --json-lines on käytössä: hakuja yhtä aikaa.
cli-option-analyse-seed = Haun satunnaisten valintojen siemenluku.
cli-option-app-version = Tulosta versio ja lopeta.
cli-option-app-install-completion = Asenna täydennys nykyiselle komentotulkille.
cli-option-app-show-completion = Tulosta täydennysskripti nykyiselle komentotulkille.
cli-option-json = Tulosta tulos JSON-muodossa.
cli-option-backup-file = Minne kopio kirjoitetaan; olemassa oleva tiedosto korvataan.
cli-option-admin-action = token tekee tunnuksen ja tulostaa sen kerran; list luettelee kaikki; revoke peruu yhden.
cli-option-admin-label = Tunnuksen nimi; se näkyy valvontalokissa.
cli-option-check-file = Pöytäkirjoja, sokkeloita, JSON- tai asematekstejä; - lukee vakiosyötettä.
cli-option-convert-in = Syötetiedosto; - lukee vakiosyötettä.
cli-option-convert-out = Tulostiedosto; ilman sitä, tai jos se on -, tulos tulee näytölle.
cli-option-convert-from = Tiedoston IN muoto; ilman tätä se tunnistetaan sisällöstä.
cli-option-convert-to = Missä muodossa kirjoitetaan.
cli-option-convert-dialect = Tiedoston IN merkintätapa: { $dialects }.
cli-option-convert-mode = Mihin peliin pelkät siirrot kuuluvat; oletus on classic2.
cli-option-convert-game = Vain peli tai asema numero N.
cli-option-convert-at = Vain pelin N ensimmäistä merkintää.
cli-option-export-json-lines = Yksi JSON-olio pelistä, mukana pöydän tunniste.
cli-option-legal-numbers = Tulosta jokaisen siirron eteen sen numero.
cli-option-legal-json = Tulosta luettelo JSON-muodossa.
cli-option-legal-why = Kerro, onko tämä siirto sallittu, ja jos ei, niin miksi.
cli-option-match-player = { $players }, level-1 … level-8 tai nimiä tiedostosta, jonka --engines antaa.
cli-option-match-engines = TOML-tiedosto ulkopuolisista moottoreista (docs/protocols.md).
cli-option-match-games = Pelejä yhteensä, pyöristettynä ylös, jotta jokainen istuu joka paikalla yhtä usein.
cli-option-match-seed = Avausten ja satunnaisten valintojen siemenluku.
cli-option-match-schedule = Yksi näistä: { $schedules }.
cli-option-match-concurrency = Pelejä yhtä aikaa.
cli-option-match-log = Kirjoita päättyneet pelit tähän ja jatka siitä.
cli-option-match-movetime = Millisekunteja siirtoa kohti; oletus on 1000.
cli-option-match-clock = Sekunteja joka kellossa ja lisäys vuoron jälkeen: 60+1.
cli-option-match-nodes = Solmuja siirtoa kohti.
cli-option-match-margin = Näin paljon siirto saa myöhästyä, ennen kuin peli on hävitty.
cli-option-match-sprt = Lopeta heti, kun on selvää, kumpi kahdesta Elo-rajasta pätee, esimerkiksi 0,10.
cli-option-match-alpha = Väärän positiivisen tuloksen todennäköisyys.
cli-option-match-beta = Väärän negatiivisen tuloksen todennäköisyys.
cli-option-match-mazes = PAC-MAN-pelit: { $mazes } (pelin omat).
cli-option-modes-mode = Kerro kaikki tästä pelistä, myös sen kotisäännöt.
cli-option-mazes-maze = Gallerian sokkelo.
cli-option-solve-maze = Sokkelon nimi (katso hedgemaze mazes) tai sokkelotiedosto.
cli-option-solve-ghosts = Montako haamua pelaa, 1–4; Blinky on ensimmäinen.
cli-option-solve-lives = Monestako kiinnijäämisestä peli päättyy, 1–5.
cli-option-solve-out = Taulukon tiedosto; oletus on tiedosto datakansiossasi.
cli-option-solve-list = Luettele datakansiosi taulukot.
cli-option-puzzles-number = Montako pulmaa tehdään.
cli-option-puzzles-seed = Niiden pelien siemenluku, joista asemat tulevat.
cli-option-puzzles-games = Lopeta näin monen pelin jälkeen, vaikka pulmia olisi vähemmän.
cli-option-puzzles-out = Pulmien tiedosto; siinä olevat muiden pelien pulmat säilyvät.
cli-option-tty-puzzle = Ratkaise pulma: päivän pulma tai sellainen, jonka tunniste, aihe tai peli on annettu kohdassa MODE.
cli-option-solve-threads = Säikeiden määrä; oletus on kaikki suorittimet.
cli-option-learn-config = Asetustiedosto (TOML), jossa on oppimisen valitsimet.
cli-option-learn-folder = Oppimisen kansio; aloitettu oppiminen jatkuu siellä.
cli-option-learn-minutes = Montako minuuttia oppiminen kestää.
cli-option-learn-selfplay = Ohjelma selfplay, joka pelaa pelit.
cli-option-learn-set = Aseta mikä tahansa oppimisen valitsin; voi toistaa.
cli-option-mode = { $modes }; tai pelin koko teksti, esimerkiksi 'pacman;maze=A2'.
cli-option-where = { $modes }; tai pelin koko teksti, esimerkiksi 'pacman;maze=A2'. Myös aseman teksti lainausmerkeissä käy, ja - lukee sen vakiosyötteestä. Oletus on classic2.
cli-option-position = Aloita tästä aseman tekstistä; - lukee sen vakiosyötteestä.
cli-option-actions = Pelaa ensin nämä siirrot, esimerkiksi 'e2 e8 e3h'.
cli-option-size = Klassinen: laudan koko 3, 5, 7 tai 9.
cli-option-fences = Klassinen: aitoja kullekin puolelle.
cli-option-maze = PAC-MAN-pelit: sokkelon nimi (katso hedgemaze modes) tai sokkelotiedosto.
cli-option-house = Kotisääntö (katso hedgemaze modes MODE); voi toistaa.
cli-option-players = PAC-MAN-pelit: 2–5 pelaajaa, jotka jakavat haamut.
cli-option-ascii = Piirrä lauta vain ASCII-merkeillä.
cli-option-perft-depth = Syvyys siirtoina.
cli-option-perft-divide = Tulosta myös määrä jokaisen ensimmäisen siirron alla.
cli-option-perft-backend = Kuka laskee: nopea ydin vai mallisäännöt.
cli-option-serve-host = Osoite, jota kuunnellaan; 0.0.0.0 tarkoittaa kaikkia.
cli-option-serve-port = Portti; 0 tarkoittaa mitä tahansa vapaata.
cli-option-serve-data = Tietokannan kansio; oletus on käyttäjän datakansio.
cli-option-serve-database = PostgreSQL-tietokanta sisäänrakennetun sijaan.
cli-option-serve-nats = NATS-palvelimen URL; sen kautta saman tietokannan palvelimet viestivät toisilleen.
cli-option-serve-proxy = Luotettu käänteinen välityspalvelin, jonka ilmoittamaan asiakkaan osoitteeseen luotetaan; voi toistaa.
cli-option-serve-site = Nimi, jolla ihmiset tavoittavat palvelimen; voi toistaa.
cli-option-serve-open = Avaa selain; oletuksena vain päätteessä.
cli-option-serve-workers = Moottoriprosessien määrä; 0 tarkoittaa ei yhtään.
cli-option-serve-limits = Rajoita, paljonko yksi osoite saa pyytää.
cli-option-serve-expire-days = Poista keskeneräiset pelit, joita kukaan ei ole käyttänyt näin moneen päivään; 0 tarkoittaa ei koskaan.
cli-option-serve-expire-finished-days = Poista päättyneet pelit, joita kukaan ei ole käyttänyt näin moneen päivään; 0 tarkoittaa ei koskaan.
cli-option-serve-log = debug, info, warning tai error.
cli-option-serve-contact = Mistä ilmoituspalvelujen ylläpitäjät tavoittavat sinut: mailto:… tai https://….
cli-option-serve-push-service = Toinen ilmoituspalvelu, johon ilmoituksia saa lähettää; voi toistaa.
cli-option-serve-drain = Montako sekuntia jatketaan pysäytyssignaalin jälkeen, kun /ready pyytää välityspalvelimia olemaan lähettämättä uusia asiakkaita.
cli-option-serve-admin-token-file = Tiedosto, jossa on ylläpitotunnus; se luodaan, jos sitä ei ole.
cli-option-serve-backup-folder = Kopioi tietokanta aika ajoin tähän kansioon (vain SQLite).
cli-option-serve-backup-every = Tunteja kahden varmuuskopion välillä; 0 tarkoittaa, että vain ylläpitäjän pyynnöstä.
cli-option-serve-backup-keep = Montako varmuuskopiota säilytetään.
cli-option-serve-solve = Tee tarkkojen arvojen taulukot, joita sokkelopaja pyytää.
cli-option-serve-solve-space = Levytila kaikille näille taulukoille, gigatavuina.
cli-option-serve-tracing = Lähetä jäljitystiedot OpenTelemetryllä; OTEL_…-muuttujat kertovat, minne.
cli-option-show-svg = Kirjoita sen sijaan kuva; - tulostaa sen.
cli-option-show-theme = Kuvan teema.
cli-option-show-json = Tulosta asema sen sijaan JSON-muodossa.
cli-option-show-text = Tulosta asema sen sijaan yhtenä tekstirivinä.
cli-option-tty-mode = { $modes }. Oletus on classic2.
cli-option-tty-first = Klassinen: kuka aloittaa, esimerkiksi south; tai random.
cli-option-tty-load = Jatka tallennettua peliä.
cli-option-tty-level = Pelaa tietokonetta vastaan; 1 on heikoin taso.
cli-option-tty-side = Kun --level on annettu: mikä puoli olet, esimerkiksi south tai ghosts.
cli-option-tty-names = Pelaajien nimet, esimerkiksi 'Ada,Bob'.
cli-option-app-language = Käytettävä kieli, esimerkiksi fr tai zh-Hant; oletus on järjestelmän kieli.
cli-analyse-action = siirto
cli-analyse-visits = käynnit
cli-analyse-line = jatko
cli-analyse-exact = Varmasti: { $verdict }
cli-analyse-best = Parhaat siirrot: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Yksi asema, { $seconds } s
       *[other] { $n } asemaa, { $seconds } s
    }
cli-analyse-ways = Askelia maaliin: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: yksi tavu
       *[other] { $path }: { $bytes } tavua
    }
cli-migrate-done = Tietokannan rakenteen versio on { $version }.
cli-admin-revoked = Tunnus { $label } on peruttu.
cli-serve-at = Hedgemaze on osoitteessa { $address }
cli-serve-kept = Pelit tallennetaan tänne: { $path }
cli-serve-no-page = Sivua ei ole koottu, joten selaimet näkevät vain huomautuksen. Käynnistä ./play lähdekoodin kansiossa tai aja siellä { $command } ja asenna uudelleen.
cli-bot-engine = Moottori
cli-bot-level = Taso { $level }
cli-bot-seated = Paikka { $seat }: { $side }, { $mode }
cli-bot-resume = Linkki takaisin tälle paikalle: { $link }
cli-bot-waiting = Odotetaan muita pelaajia
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Poistui pöydästä
cli-check-game =
    { $actions ->
        [one] peli { $number }: ok, { $mode }, yksi siirto, { $end }
       *[other] peli { $number }: ok, { $mode }, { $actions } siirtoa, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] peli { $number }: ok, { $mode }, yksi siirto, kesken
       *[other] peli { $number }: ok, { $mode }, { $actions } siirtoa, kesken
    }
cli-check-position = asema { $number }: ok, { $mode }, { $end }
cli-check-position-unfinished = asema { $number }: ok, { $mode }, kesken
cli-check-maze = sokkelo { $name }: ok, pelille { $mode }
cli-check-maze-nameless = nimetön sokkelo: ok, pelille { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] sokkelo: väärin, yksi syy:
       *[other] sokkelo: väärin, { $n } syytä:
    }
cli-check-wrong = väärin: { $problem }
cli-check-wrong-game = peli { $number }: väärin: { $problem }
cli-check-wrong-position = asema { $number }: väärin: { $problem }
cli-check-wrong-json = json { $number }: väärin: { $problem }
cli-check-empty = väärin: siinä ei ole peliä
cli-legal-yes = { $action } on sallittu.
cli-legal-no = { $action } ei onnistu.
cli-legal-in-way = Tiellä: { $fences }.
cli-legal-piece = Kyseinen hahmo: { $piece }.
cli-legal-shut-in = Suljettu sisään (merkki { $mark }): { $squares }.
cli-legal-count = Sallittuja siirtoja: { $n }
cli-show-position = Asema: { $text }
cli-match-none = Ei vielä pelejä
cli-match-done = Pelattuja pelejä: { $done }/{ $total }
cli-match-player = pelaaja
cli-match-games = pelit
cli-match-points = pisteet
cli-match-won = voitot
cli-match-drawn = tasapelit
cli-match-failed = epäonnistuneet
cli-match-points-as = pisteet puolella
cli-match-pellets-as = energiapillerit, puoli { $side }
cli-match-range = { $low } … { $high }
cli-match-game = peli { $number }/{ $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = peli { $number }/{ $total }: { $seats } { $result } ({ $reason }; epäonnistui: { $failures })
cli-match-failure = peli { $number }: { $player } { $code } { $message }
cli-match-pairs = Parit { $one } vastaan { $other } (0, ½, 1, 1½, 2 pistettä): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } välillä [{ $lower }, { $upper }], hyväksytty: ei vahvempi
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } välillä [{ $lower }, { $upper }], hyväksytty: vahvempi
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } välillä [{ $lower }, { $upper }], ratkaisematta
cli-modes-hint = hedgemaze modes MODE kertoo yhdestä niistä lisää; hedgemaze tty MODE pelaa sitä.
cli-modes-about-classic2 = Quoridor kahdelle: ehdi ensin vastapäiselle reunalle.
cli-modes-about-classic3 = Quoridor kolmelle, jokainen yksin.
cli-modes-about-classic4 = Quoridor neljälle, jokainen yksin.
cli-modes-about-pacman = PAC-MAN neljää haamua vastaan kiinteässä sokkelossa: neljä energiapilleriä ennen kuin hän jää kolmesti kiinni.
cli-modes-about-advanced = PAC-MAN neljää haamua vastaan; mukana tunnelit ja aidat, joita molemmat puolet asettavat.
cli-modes-mazes = Sokkelot: { $mazes }
cli-modes-mazes-option = Sokkelot: { $mazes } (--maze, myös tiedosto)
cli-modes-maze-default = { $name } ({ $title }, oletus)
cli-modes-sides = Puolet vuorojärjestyksessä: { $sides }
cli-modes-fences = Aitoja kullakin puolella: { $n } (--fences muuttaa sen)
cli-modes-board = Lauta: { $size } kertaa { $size } (--size 3, 5, 7 tai 9)
cli-modes-pieces = Hahmot: { $pieces }
cli-modes-players = Pelaajia: 2–5, yksi on PAC-MAN ja muut jakavat haamut (--players)
cli-modes-stocks = Asetettavia aitoja: PAC-MAN { $pacman }, haamut { $ghosts }
cli-modes-house = Kotisäännöt (--house NAME=VALUE), kullakin oma kohtansa:
cli-modes-rule = { $name }: oletus { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: nyt { $value }, oletus { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = pelejä: { $games }, löytyi: { $found }
cli-puzzles-stopped = Keskeytetty. Jatka antamalla sama komento uudelleen.
cli-puzzles-made = Pulmia tiedostossa { $path }: { $n }.
cli-solve-memory = Ratkaiseminen vie muistia { $needed }; vapaana on { $free }.
cli-solve-pieces = Muistia on vähän, joten valmiit osat pysyvät levyllä ja luetaan tarvittaessa uudelleen. Se kestää kauemmin.
cli-solve-step = elämiä: { $lives }, energiapillereitä: { $pellets }, kierroksia: { $rounds }
cli-solve-stopped = Keskeytetty. Jatka antamalla sama komento uudelleen.
cli-solve-none = Taulukoita ei vielä ole.
cli-solve-file = Taulukko: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Haamuja: { $ghosts }, elämiä: { $lives }. PAC-MANilla on varma voitto yhdessä kierroksessa.
       *[other] Haamuja: { $ghosts }, elämiä: { $lives }. PAC-MANilla on varma voitto { $rounds } kierroksessa.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Haamuja: { $ghosts }, elämiä: { $lives }. Haamuilla on varma voitto; PAC-MAN jää kiinni yhdessä kierroksessa.
       *[other] Haamuja: { $ghosts }, elämiä: { $lives }. Haamuilla on varma voitto; PAC-MAN jää kiinni enintään { $rounds } kierroksessa.
    }
cli-solve-verdict-open = Haamuja: { $ghosts }, elämiä: { $lives }. Kenelläkään ei ole varmaa voittoa.
cli-solve-folder = Taulukot kansiossa { $path }:
cli-solve-column-maze = sokkelo
cli-solve-column-number = haamuja
cli-solve-column-size = koko
cli-solve-column-file = tiedosto
cli-solve-column-lives = elämiä
cli-solve-column-start = alku
cli-solve-column-rounds = kierroksia
cli-solve-column-pacman = PAC-MAN voittaa
cli-solve-column-ghosts = haamut voittavat
cli-solve-column-open = avoin
cli-solve-column-longest = pisin
cli-solve-longest = PAC-MAN { $pacman }, haamut { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = haamut
cli-solve-value-open = avoin
cli-mazes-hint =
    Täydellinen peli: kenellä on varma tulos neljällä haamulla, ja monessako kierroksessa.
    Tasot: PAC-MANin pisteet, kun molemmilla puolilla on sama taso.
    hedgemaze mazes MAZE kertoo lisää; hedgemaze tty pacman --maze MAZE pelaa sitä.
cli-mazes-column-name = nimi
cli-mazes-column-title = otsikko
cli-mazes-column-exact = täydellinen peli
cli-mazes-column-level = taso { $level }
cli-mazes-column-ghosts = haamuja: { $n }
cli-mazes-column-equal = taso
cli-mazes-column-score = pisteet
cli-mazes-column-handicap = tasaisin
cli-mazes-column-handicap-score = pisteet
cli-mazes-standard = tavalliset säännöt
