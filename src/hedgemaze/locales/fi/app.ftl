app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Siirry sisältöön
app-nav = Sivut
app-menu = Kaikkien sivujen valikko
page-game = Peli
page-new = Uusi peli
page-maze = Sokkelopaja
page-rules = Säännöt
page-games = Omat pelit
page-puzzles = Pulmat
page-analysis = Analyysi
page-settings = Asetukset
page-about = Tietoja
page-privacy = Tietosuoja
page-missing = Sivua ei löydy
mode-classic2 = Klassinen kahdelle
mode-classic3 = Klassinen kolmelle
mode-classic4 = Klassinen neljälle
mode-pacman = PAC-MAN-muunnelma
mode-advanced = Vaativa PAC-MAN
mode-players-classic2 = 2 pelaajaa
mode-players-classic3 = 3 pelaajaa
mode-players-classic4 = 4 pelaajaa
mode-players-pacman = 2–5 pelaajaa
mode-players-advanced = 2–5 pelaajaa
mode-about-classic2 = Ehdi ensin toiselle puolelle. Aidat pidentävät matkaa.
mode-about-classic3 = Kolme hahmoa, kuusi aitaa kullekin, eikä yhtään liittolaista.
mode-about-classic4 = Neljä hahmoa kohtaa keskellä. Jokainen pelaa yksin.
mode-about-pacman =
    { $role ->
        [G] Ota PAC-MAN kiinni kolme kertaa, ennen kuin hän on syönyt kaikki neljä energiapilleriä.
       *[P] Syö kaikki neljä energiapilleriä, ennen kuin haamut saavat sinut kiinni kolme kertaa.
    }
mode-about-advanced = Haamut murtautuvat kammiostaan, ja molemmat puolet rakentavat aitoja.
front-title = Kilpajuoksu sokkelossa, jonka rakennat itse
front-lead = Juokse, rakenna aitoja, pakene haamuja. Pelaa heti, yksin tai yhdessä. Tiliä ei tarvita.
front-continue = Jatka: { $mode }
front-continue-since = Pelattu viimeksi { $when }
front-pick = Valitse peli
front-play = Pelaa
front-role = Olet
front-computer = Pelaa tietokonetta vastaan
front-here = Pelaa tällä näytöllä
front-set-up = Valmistele peli
front-friends = Ystävien kanssa
front-more = Lisää
front-learn = Opi pelaamaan
front-learn-about = Lyhyitä oppitunteja laudalla
front-rules = Säännöt
front-rules-about = Lue ne minuutissa
front-maze = Piirrä sokkelo
front-maze-about = Oma sokkelo haamuille
front-analysis = Analysoi
front-analysis-about = Kuka on voitolla ja miksi
front-games = Omat pelit
front-games-about = Jatka, katso uudelleen, tallenna
puzzle-daily = Päivän pulma
front-daily-about = Joka päivä uusi
front-daily-done = Ratkaistu! Huomenna saat uuden.
puzzle-days =
    { $n ->
        [one] 1 päivä putkeen
       *[other] { $n } päivää putkeen
    }
front-continue-label = Pelit, joita voit jatkaa
front-your-turn = Sinun vuorosi
front-their-turn = Vuorossa: { $name }
front-you-are = Pelaat: { $side }
front-against = Vastassa taso { $level } · { $name }
front-ways = { $mode }: muita tapoja pelata
level-label = Tietokoneen taso
level-named = { $level } · { $name }
level-1 = Siemen
level-2 = Itu
level-3 = Taimi
level-4 = Pensas
level-5 = Pensasaita
level-6 = Muotopensas
level-7 = Labyrintti
level-8 = Minotauros
level-9 = Täydellinen
level-match = Minun tasoni
level-match-about = Taso nousee, kun voitat, ja laskee, kun häviät.
level-figures = Kuinka vahva se on?
level-rating-zero = Asteikko alkaa tasosta 1: sen vahvuus on 0.
level-rating-elo = Mitattu vahvuus { $rating }, väliltä { $low }–{ $high }. Tason 1 vahvuus on 0. Se, jolla on 100 enemmän, voittaa noin 64 peliä sadasta.
level-rating-score = Mitattu toisen puolen tasoa 3 vastaan: { $rating } pistettä sadasta, väliltä { $low }–{ $high }.
level-perfect-about = Neljällä haamulla se pelaa kuin vahvin taso. Kolmella haamulla tai vähemmällä se ei tee yhtään virhettä tämän elämän aikana. Laitteesi laskee tämän pelin alussa.
level-like-classic-1 = Pelaa huvikseen, ja paljon jää huomaamatta. Juuri sopiva ensimmäiseen peliin.
level-like-classic-2 = Katsoo harvoin eteenpäin. Sopiva vastus aloittelijalle.
level-like-classic-3 = Voittaa useimmat aloittelijat, mutta sitä on helppo huijata.
level-like-classic-4 = Hyvä vastus, kun olet pelannut muutaman kerran.
level-like-classic-5 = Voittaa useimmat, jotka pelaavat silloin tällöin.
level-like-classic-6 = Siltä jää tuskin mitään huomaamatta. Kokeneille pelaajille.
level-like-classic-7 = Katsoo kauas eteenpäin. Harva voittaa sen.
level-like-classic-8 = Vahvin täällä. Voitatko sen edes kerran?
level-like-P-1 = PAC-MAN ilman suunnitelmaa. Juuri sopiva ensimmäiseen jahtiin.
level-like-P-2 = PAC-MAN, joka näkee vain lähimmän vaaran. Sopiva vastus aloittelijalle.
level-like-P-3 = PAC-MAN, joka pääsee karkuun useimmilta aloittelijoilta.
level-like-P-4 = PAC-MAN, joka suunnittelee ja jota on vaikea saada ansaan.
level-like-P-5 = Vahvin PAC-MAN täällä. Saatko hänet kiinni edes kerran?
level-like-P-9 = PAC-MAN, joka ei tee virheitä sen jälkeen, kun yksi haamu on syöty, ja joka antaa sinulle vaikeita pulmia.
level-like-G-1 = Haamut, jotka vaeltelevat. Juuri sopivat ensimmäiseen peliin.
level-like-G-2 = Haamut, jotka jahtaavat mutta jättävät aukkoja. Sopiva vastus aloittelijalle.
level-like-G-3 = Haamut, jotka jahtaavat yhdessä ja voittavat useimmat aloittelijat.
level-like-G-4 = Haamut, jotka katkaisevat tiesi. Kokeneille pelaajille.
level-like-G-5 = Vahvimmat haamut täällä. Ne tuskin jättävät aukkoja.
level-like-G-9 = Haamut, jotka eivät tee virheitä sen jälkeen, kun yksi niistä on syöty, ja jotka antavat sinulle vaikeita pulmia.
set-up-title = { $mode }: valmistele peli
set-up-seats = Ketkä pelaavat
set-up-person = Joku tällä näytöllä
set-up-computer = Tietokone, taso
set-up-who = Kuka pelaa: { $who }
set-up-name = Nimi: { $who }
set-up-name-hint = Nimi
set-up-ghost-players = Haamujen pelaajat
set-up-players-count =
    { $n ->
        [one] Yksi
       *[other] { $n }
    }
set-up-deal = Jaa haamut uudelleen
set-up-ghost-player = Haamupelaaja { $n }
set-up-character = Ulkonäkö: { $who }
character-eater = Suursyömäri
character-horns = Sarvipäinen haamu
character-bow = Rusettipäinen haamu
character-curl = Kiharapäinen haamu
character-nightcap = Yömyssypäinen haamu
set-up-first = Kuka aloittaa
set-up-lot = Arvotaan
set-up-loser = Edellisen pelin häviäjä
set-up-more = Lauta ja aidat
set-up-size = Lauta
set-up-squares = { $size } kertaa { $size } ruutua
set-up-fences = Aitoja kullekin
set-up-fences-usual = { $n }, kuten yleensä
set-up-maze = Sokkelo
set-up-maze-this = Tämä
set-up-maze-draw = Piirrä oma
set-up-position = Peli alkaa tästä asemasta
set-up-bad = Tätä peliä ei voi pelata. Virhekoodi: { $code }
set-up-start = Aloita peli
setting-theme = Teema
theme-system = Kuten järjestelmä
theme-arcade = Pelihalli
theme-wood = Puu
theme-garden = Puutarha
theme-paper = Paperi
theme-contrast = Suuri kontrasti
setting-pieces = Hahmot
pieces-characters = Kuvahahmot
pieces-pawns = Tavalliset nappulat
pieces-counters = Pelimerkit
setting-fences = Aidat
fences-theme = Kaikki saman­värisiä
fences-owners = Omista­jansa värissä
setting-language = Kieli
setting-language-system = Kuten selain
load-failed = Tätä sivua ei voitu ladata. Onko nettiyhteys päällä?
language-failed = { $language }: tätä kieltä ei voitu ladata. Onko nettiyhteys päällä?
language-behind = { $language } (osittain englanniksi)
setting-confirm = Vahvista aita ennen asettamista
confirm-touch = Vain kosketusnäytöillä
confirm-always = Aina
confirm-never = Ei koskaan
setting-motion = Liike
motion-system = Kuten järjestelmä
motion-full = Kaikki
motion-none = Ei liikettä
setting-sounds = Äänet
setting-coordinates = Kirjaimet ja numerot laudalla
setting-ways = Näytä lyhimmät tiet
setting-premoves = Ennakkosiirrot: valitse siirtosi jo muiden vuorolla (verkossa)
device-title = Tallessa tällä laitteella
device-about = Pelisi, sokkelosi ja asetuksesi ovat tallessa tässä selaimessa eivätkä missään muualla.
device-export = Tallenna kaikki tiedostoon
device-erase = Poista kaikki
device-erased = Kaikki on poistettu.
device-ask = Poistetaanko tältä laitteelta kaikki pelit, sokkelot ja asetukset? Tätä ei voi perua.
games-none = Ei vielä pelejä. Jokainen aloittamasi peli tallennetaan tänne, tälle laitteelle.
games-play = Pelaa peli
games-running =
    { $n ->
        [0] Ei aloitettu · { $when }
        [one] Yksi siirto tähän mennessä · { $when }
       *[other] { $n } siirtoa tähän mennessä · { $when }
    }
games-over =
    { $n ->
        [one] Päättyi yhden siirron jälkeen · { $when }
       *[other] Päättyi { $n } siirron jälkeen · { $when }
    }
games-remove = Poista tämä peli: { $mode }
games-removed = Poistettu: { $mode }
games-continue = Jatka
games-look = Katso uudelleen
games-analyse = Analysoi
games-save-all = Tallenna kaikki tiedostoon
games-open = Avaa pelitiedostoja
games-opened =
    { $n ->
        [one] Yksi peli lisättiin.
       *[other] { $n } peliä lisättiin.
    }
games-open-bad = Tiedoston peliä { $game } ei voi lukea. Virhekoodi: { $code }
update-ready = Uusi versio on valmis.
update-now = Päivitä nyt
update-later = Myöhemmin
text-home = Etusivulle
about-1 = Hedgemaze on vapaa, avoimen lähdekoodin lautapeli 2–4 pelaajalle. Siinä on hahmoja ja aitoja, ja sen muunnelmissa neljä haamua jahtaa PAC-MANia.
about-2 = Se noudattaa Quoridor PAC-MANin sääntöjä. Quoridor ja PAC-MAN ovat omistajiensa tavaramerkkejä, eikä omistajilla ole mitään tekemistä Hedgemazen kanssa. Kaikki piirrokset, äänet, tekstit ja koodi ovat omiamme.
about-3 = Meillä ei ole ohjekirjan kuvaa sokkelosta. Hedgemazen sokkelot on koottu kuvausten mukaan, ja voit piirtää omia.
about-4 = Tietokonepelaajat toimivat sinun laitteellasi. Niiltä jää asioita huomaamatta kuten ihmisiltäkin: mitä alempi taso, sitä enemmän. Jos tasolla on luku, sen vahvuus on mitattu peleissä muita tasoja vastaan.
about-5 = Voit asentaa tämän sivun selaimen valikosta ja avata sen kuin minkä tahansa sovelluksen. Ensimmäisen käynnin jälkeen pelit tällä näytöllä ja tietokonetta vastaan toimivat ilman yhteyttä.
about-6 = Lähdekoodi on avoin, lisenssinä Apache License 2.0.
privacy-1 = Pelit tällä näytöllä ja tietokonetta vastaan eivät koskaan poistu laitteeltasi. Ne ovat tallessa tässä selaimessa sokkeloidesi ja asetustesi kanssa.
privacy-2 = Et tarvitse tiliä. Täällä ei ole mainoksia eikä seurantaa, eikä sivu lataa mitään muilta sivustoilta.
privacy-3 = Peli ystävien kanssa tallennetaan palvelimelle, jolta tämä sivu tuli: siirrot, kirjoitetut nimet ja se, milloin pelattiin. Yksi tämän sivuston eväste muistaa, mitkä paikat ovat sinun.
privacy-4 = Asetuksissa voit tallentaa tiedostoon kaiken, mitä tällä laitteella on, tai poistaa sen.
missing-1 = Tässä osoitteessa ei ole sivua. Ehkä siitä puuttuu kirjain.
shortcuts-title = Pikanäppäimet
shortcuts-board = Laudalla
shortcuts-fence = Aidat
shortcuts-pacman = PAC-MAN-pelit
shortcuts-page = Kaikkialla
shortcut-move = Siirry ruudusta ruutuun
shortcut-edge = Siirry laudan reunaan
shortcut-act = Valitse hahmo tai siirrä se ruutuun
shortcut-type = Kirjoita siirto, esimerkiksi e2 tai e3h
shortcut-back = Palauta se, mitä pitelet
shortcut-fence = Ota aita
shortcut-slide = Liu’uta aitaa
shortcut-turn = Käännä aita
shortcut-place = Aseta aita
shortcut-stop = Päätä hahmon liike tai koko vuorosi
shortcut-spend = Käytä energiapilleri
shortcut-graph = Analyysissa: selaa peliä kaaviossa
shortcut-card = Näytä nämä pikanäppäimet
key-enter = Enter
key-space = Välilyönti
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Rulla
key-right-click = Oikea painike
