app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Siirry sisältöön
app-nav = Sivut
page-game = Peli
page-new = Uusi peli
page-maze = Sokkelopaja
page-rules = Säännöt
page-games = Omat pelit
page-analysis = Analyysi
page-settings = Asetukset
page-about = Tietoja
page-privacy = Tietosuoja
page-missing = Täällä ei ole mitään
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
mode-about-classic3 = Kolme hahmoa, kuusi aitaa kullekin, eikä yhtään ystävää.
mode-about-classic4 = Neljä hahmoa kohtaa keskellä. Jokainen pelaa yksin.
mode-about-pacman =
    { $role ->
        [G] Ota PAC-MAN kiinni kolme kertaa, ennen kuin hän on syönyt neljä energiapilleriä.
       *[P] Syö neljä energiapilleriä, ennen kuin haamut saavat sinut kiinni kolme kertaa.
    }
mode-about-advanced = Haamut murtautuvat kammiostaan, ja kaikki rakentavat aitoja.
front-title = Kilpajuoksu sokkelossa, jonka rakennat itse
front-lead = Hahmot juoksevat, aidat nousevat, haamut jahtaavat. Pelaa heti, yksin tai yhdessä, ilman tiliä.
front-continue = Jatka: { $mode }
front-continue-since = Jäi kesken { $when }
front-pick = Valitse peli
front-play = Pelaa
front-role = Olet
front-computer = Pelaa tietokonetta vastaan
front-here = Pelaa tällä näytöllä
front-set-up = Valmistele peli
front-friends = Pelaa ystävien kanssa
front-more = Lisää
front-learn = Opi pelaamaan
front-learn-about = Lyhyitä oppitunteja laudalla
front-rules = Säännöt
front-rules-about = Kaikki minuutissa
front-maze = Piirrä sokkelo
front-maze-about = Oma sokkelo haamuille
front-analysis = Analysoi
front-analysis-about = Kuka on voitolla ja miksi
front-games = Omat pelit
front-games-about = Jatka, katso, tallenna
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
set-up-title = { $mode }: valmistele peli
set-up-seats = Ketkä pelaavat
set-up-person = Ihminen tässä
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
set-up-lot = Arvalla
set-up-loser = Edellisen pelin häviäjä
set-up-more = Lauta ja aidat
set-up-size = Lauta
set-up-squares = { $size } kertaa { $size } ruutua
set-up-fences = Aitoja kullekin
set-up-fences-usual = { $n }, kuten yleensä
set-up-maze = Sokkelo
set-up-maze-this = Tämä
set-up-maze-draw = Piirrä oma
set-up-position = Peli alkaa tästä
set-up-bad = Tätä ei voi pelata ({ $code }).
set-up-start = Aloita peli
setting-theme = Teema
theme-system = Kuten järjestelmä
theme-arcade = Pelihalli
theme-wood = Puu
theme-contrast = Suuri kontrasti
setting-language = Kieli
setting-language-system = Kuten selain
language-failed = { $language }: tätä kieltä ei voitu ladata. Onko yhteys päällä?
language-behind = { $language } (osittain englanniksi)
setting-confirm = Vahvista aita ennen asettamista
confirm-touch = Vain kosketettaessa
confirm-always = Aina
confirm-never = Ei koskaan
setting-motion = Liike
motion-system = Kuten järjestelmä
motion-full = Kaikki
motion-none = Ei liikettä
setting-sounds = Äänet
setting-coordinates = Kirjaimet ja numerot laudalla
setting-ways = Näytä lyhimmät tiet
device-title = Tallessa tällä laitteella
device-about = Pelit, sokkelot ja asetukset ovat tämän selaimen tallennustilassa eivätkä missään muualla.
device-export = Tallenna kaikki tiedostoon
device-erase = Poista kaikki
device-erased = Kaikki on poistettu.
device-ask = Poistetaanko tältä laitteelta kaikki pelit, sokkelot ja asetukset? Tätä ei voi perua.
games-none = Ei vielä pelejä. Jokainen aloittamasi peli säilyy täällä, tällä laitteella.
games-play = Pelaa
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
games-look = Katso
games-analyse = Analysoi
games-save-all = Tallenna kaikki tiedostoon
games-open = Avaa pöytäkirjoja
games-opened =
    { $n ->
        [one] Yksi peli lisättiin.
       *[other] { $n } peliä lisättiin.
    }
games-open-bad = Tiedoston peliä { $game } ei voi lukea ({ $code }).
update-ready = Uusi versio on valmis.
update-now = Ota käyttöön
update-later = Myöhemmin
text-home = Etusivulle
about-1 = Hedgemaze on vapaa ohjelma lautapeliin, jossa on hahmoja ja aitoja, 2–4 pelaajalle, ja sen muunnelmiin, joissa on pyöreä suursyömäri ja neljä haamua.
about-2 = Se pelaa Quoridor PAC-MANin säännöillä. Quoridor ja PAC-MAN ovat omistajiensa tavaramerkkejä, eikä Hedgemazella ole heidän kanssaan mitään tekemistä. Piirrokset, äänet, tekstit ja ohjelma ovat sen omia.
about-3 = Ohjekirjan kuvaa sokkelosta ei ole lähteissämme. Hedgemazen mukana tulevat sokkelot on koottu kuvausten mukaan, ja voit piirtää omiasi.
about-4 = Vastustajat miettivät sinun laitteellasi. Niiltä jää asioita huomaamatta kuten ihmisiltäkin: mitä alempi taso, sitä enemmän. Jos tasolla on luku, se on mitattu peleissä muita tasoja vastaan.
about-5 = Asenna sivu selaimen valikosta, niin se avautuu kuin mikä tahansa sovellus. Pelit tällä näytöllä ja tietokonetta vastaan eivät tarvitse yhteyttä ensimmäisen käynnin jälkeen.
about-6 = Lähdekoodi on avoin, lisenssinä Apache License 2.0.
privacy-1 = Pelit tällä näytöllä ja tietokonetta vastaan eivät koskaan poistu laitteeltasi. Ne ovat tämän selaimen tallennustilassa sokkeloidesi ja asetustesi kanssa.
privacy-2 = Täällä ei ole tilejä, mainoksia eikä laskureita, eikä sivu kysy mitään miltään muulta sivustolta.
privacy-3 = Peli ystävien kanssa säilyy palvelimella, jolta avasit tämän sivun: siirrot, kirjoittamasi nimet ja se, milloin pelattiin. Yksi tämän sivuston eväste kertoo, mitkä paikat ovat sinun.
privacy-4 = Asetuksissa voit tallentaa tiedostoon kaiken, mitä tällä laitteella on, ja poistaa sen.
missing-1 = Tämä osoite ei johda mihinkään. Ehkä siitä puuttuu kirjain.
