rules-modes = Pelit
rules-play = Pelaa
rules-house = Monia näistä kohdista voi muuttaa kotisäännöillä, kun valmistelet pelin.

rules-head-setup = Alkuasetelma
rules-head-turn = Sinun vuorosi
rules-head-move = Liikkuminen
rules-head-jump = Hyppääminen
rules-head-fence = Aidat
rules-head-end = Loppu
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Haamut
rules-head-catch = Kun PAC-MAN jää kiinni
rules-head-tunnels = Portit ja tunnelit
rules-head-opening = Neljä ensimmäistä vuoroa
rules-head-differ = Missä ohjekirjat eroavat

rules-goal-classic2 = Ehdi ensimmäisenä mihin tahansa vastapäisen reunan ruutuun.
rules-goal-classic3 = Kolme pelaa, jokainen yksin. Ehdi ensimmäisenä vastapäiselle reunalle.
rules-goal-classic4 = Neljä pelaa, jokainen yksin. Ehdi ensimmäisenä vastapäiselle reunalle.
rules-goal-pacman = PAC-MAN haluaa kaikki neljä energiapilleriä. Haamut haluavat saada hänet kiinni kolme kertaa.
rules-goal-advanced = PAC-MAN haluaa kaikki neljä energiapilleriä. Haamut haluavat saada hänet kiinni kolme kertaa, ja molemmat puolet rakentavat aitoja.

rules-setup-classic2 = Jokaisella pelaajalla on kymmenen aitaa. Hahmot aloittavat reunojensa keskeltä: Etelä ruudusta e1, Pohjoinen ruudusta e9. Arpa ratkaisee, kuka aloittaa.
rules-setup-classic3 = Jokaisella pelaajalla on kuusi aitaa. Hahmot aloittavat reunojensa keskeltä: e1, a5 ja e9. Arpa ratkaisee, kuka aloittaa, ja vuorot kiertävät myötäpäivään.
rules-setup-classic4 = Jokaisella pelaajalla on viisi aitaa. Hahmot aloittavat reunojensa keskeltä: e1, a5, e9 ja i5. Arpa ratkaisee, kuka aloittaa, ja vuorot kiertävät myötäpäivään.
rules-setup-pacman = PAC-MAN on ruudussa e5, haamut neljän reunan keskellä ja energiapillerit kulmissa. Kuusi aitaa muodostaa sokkelon; ne pysyvät paikallaan, eikä uusia tule.
rules-setup-advanced = Haamut ovat keskellä neljän aidan kammiossa ja energiapillerit kulmissa. PAC-MANilla on kaksitoista aitaa, haamuilla yhteensä neljä.
rules-share = Yksi pelaaja on PAC-MAN, ja hänellä on kolme elämää. Muut, yhdestä neljään pelaajaa, jakavat neljä haamua.

rules-classic-turn = Vuorollasi teet yhden asian: liikutat hahmoasi tai asetat aidan. Jos aidat ovat loppu, sinun on liikuttava.
rules-classic-pass = Se, joka ei voi tehdä yhtään mitään, ohittaa vuoronsa. Niin voi käydä vain, kun hahmoja on kolme tai neljä.
rules-classic-move = Hahmosi liikkuu yhden ruudun ylös, alas, vasemmalle tai oikealle, ei koskaan aidan läpi eikä toisen hahmon päälle.
rules-classic-jump-straight = Jos toinen hahmo on vieressäsi eikä välissä ole aitaa, saat hypätä suoraan sen yli.
rules-classic-jump-side = Jos heti sen takana on aita, laudan reuna tai toinen hahmo, saat hypätä sen sijaan sen viereiseen ruutuun, vasemmalle tai oikealle, jos siellä ei ole aitaa eikä hahmoa tiellä.
rules-classic-jump-one = Hyppäät yhden hahmon yli, et koskaan kahden. Kenenkään ei ole pakko hypätä.
rules-classic-fence-long = Aita on kahden ruudun pituinen. Se on kahden ruudun ja kahden muun välissä eikä mene laudan reunan yli.
rules-classic-fence-stays = Aidat eivät koskaan mene päällekkäin eivätkä ristiin, ja ne pysyvät paikallaan.
rules-classic-fence-way = Jokaisella on oltava tie maaliin, myös sinulla. Aita, joka sulkee jonkun viimeisen tien, ei ole sallittu. Hahmoja ei lasketa esteiksi.
rules-classic-end-wins = Ensimmäinen hahmo, joka pääsee mihin tahansa vastapäisen reunansa ruutuun, voittaa heti.
rules-classic-end-draw = Jos sama asema toistuu kolmannen kerran, peli päättyy tasapeliin.
rules-classic-differ-side = Kaikki ohjekirjat sallivat sivuhypyn aidan kohdalla. Reunasta ja toisesta hahmosta ne eivät sano mitään; täällä se on sallittu niidenkin kohdalla.
rules-classic-differ-way = Jotkin ohjekirjat suojelevat vain vastustajan tietä. Täällä suojellaan kaikkien tietä.
rules-classic-differ-draw = Mikään ohjekirja ei tunne tasapeliä. Ilman sitä peli voisi jatkua ikuisesti.
rules-classic-differ-three = Vain japanilainen ohjekirja puhuu kolmesta pelaajasta: se antaa kullekin kuusi aitaa.

rules-pacman-round = Kierroksella on ensin PAC-MANin vuoro, ja sitten jokainen laudalla oleva haamu liikkuu kerran, haamujen valitsemassa järjestyksessä. PAC-MAN aloittaa.
rules-pacman-straight = Kukaan ei kulje aitojen läpi, eikä kukaan kulje vinottain.
rules-pacman-steps = PAC-MAN ottaa kaksi askelta. Hän saa kääntyä niiden välissä ja myös palata. Jos hän voi ottaa vain yhden, hän ottaa yhden.
rules-pacman-blocked = Hän ei saa mennä haamun ruutuun.
rules-pacman-boost = Kun hän tulee energiapillerin ruutuun, hän pysähtyy ja syö sen. Hän saa heti pyrähdyksen: enintään kolme lisäaskelta, niin monta kuin haluaa.
rules-pacman-eats = Pyrähdyksellä, ja vain silloin, hän syö jokaisen haamun, jonka ruutuun hän tulee.
rules-pacman-ghost-step = Haamu ottaa yhden askeleen. Sen on liikuttava, jos se voi.
rules-pacman-frenzy = Haamu, joka näkee PAC-MANin riviä tai saraketta pitkin ilman aitaa välissä, on raivoissaan: se ottaa yhden tai kaksi askelta ja saa kääntyä niiden välissä. Muut haamut ja energiapillerit eivät piilota häntä.
rules-pacman-ghost-end = Haamu ei saa pysähtyä energiapillerin eikä toisen haamun kohdalle. Raivoissaan se saa kulkea niiden yli.
rules-pacman-catch = Haamu, joka tulee PAC-MANin ruutuun, saa hänet kiinni. Hän menettää elämän, ja kierros päättyy.
rules-pacman-reset = Kaikki hahmot palaavat aloitusruutuihinsa, myös syödyt haamut. Syödyt energiapillerit pysyvät syötyinä.
rules-pacman-end-pacman = PAC-MAN voittaa neljännellä energiapillerillä tai kun laudalla ei ole enää yhtään haamua.
rules-pacman-end-ghosts = Haamut voittavat, kun PAC-MAN jää kiinni kolmannen kerran.
rules-pacman-end-rank = Arvonimi lasketaan syödyistä energiapillereistä, voittipa kuka tahansa: yksi on Aloittelija, kaksi Lupaava, kolme Taitava ja neljä Huippu.
rules-pacman-end-draw = Jos kahteenkymmeneen kierrokseen ei tapahdu mitään tai sama asema toistuu kolmannen kerran, peli päättyy tasapeliin.
rules-pacman-differ-maze = Ohjekirja näyttää sokkelonsa kuvassa, jota meillä ei ole. Omamme on koottu sen mukaan, miten sitä on kuvailtu.
rules-pacman-differ-sight = Kolmessa ohjekirjassa haamu näkee vain eteensä. Täällä se näkee kaikkiin neljään suuntaan.
rules-pacman-differ-pellet = Tanskalainen ohjekirja kieltää haamuja kokonaan menemästä energiapillerin ruutuun. Täällä ne saavat kulkea sen yli.
rules-pacman-differ-order = Kahdessa ohjekirjassa haamut liikkuvat aina samassa järjestyksessä. Täällä ne valitsevat sen joka kierroksella uudelleen.
rules-pacman-differ-boost = Useimmat ohjekirjat jättävät avoimeksi, onko pyrähdys käytettävä loppuun ja riittääkö yli kulkeminen haamun syömiseen. Täällä sitä ei tarvitse käyttää kokonaan, ja yli kulkeminen riittää.

rules-advanced-tunnels = Neljän reunan keskellä on portit: e9, e1, a5 ja i5. Vastakkaiset portit ovat naapureita, aivan kuin tunneli veisi yhdestä toiseen.
rules-advanced-start = PAC-MAN aloittaa valitsemastaan portista.
rules-advanced-opening-pacman = Neljällä ensimmäisellä vuorolla PAC-MAN tekee kerrallaan vain yhden asian: hän liikkuu tai asettaa aidan.
rules-advanced-opening-ghosts = Sitten haamut ottavat yhden kammion aidan ja asettavat sen muualle. Ne eivät vielä liiku.
rules-advanced-turn = Viidennestä vuorosta alkaen liikkuu ensin PAC-MAN ja sitten jokainen haamu, haamujen valitsemassa järjestyksessä. Se, joka on liikkunut, saa asettaa aidan.
rules-advanced-return = Liike ei saa päättyä siihen, mistä se alkoi, eikä siihen, missä hahmo oli ennen edellistä liikettään.
rules-advanced-speed = PAC-MAN ottaa enintään kaksi askelta. Haamut ottavat enintään yhden, ensimmäisen energiapillerin jälkeen enintään kaksi ja kolmannen jälkeen enintään kolme.
rules-advanced-fence = Aidat asetetaan kuten klassisessa pelissä, ja ne pysyvät. Mikään niistä ei saa erottaa yhtäkään ruutua muusta laudasta.
rules-advanced-reserve = PAC-MAN pitää ottamansa energiapillerit. Liikkuessaan hän saa käyttää yhden ja ottaa kaksi lisäaskelta, jotka syövät jokaisen tielle osuvan haamun lopullisesti.
rules-advanced-ghost-end = Haamut saavat kulkea energiapillerien yli mutta eivät pysähtyä niiden kohdalle, eikä kaksi haamua pysähdy samaan ruutuun.
rules-advanced-meet = Kun PAC-MAN ja haamu kohtaavat, liikkuipa kumpi tahansa, liike päättyy ja PAC-MAN menettää elämän. Seuraavalla vuorollaan hän palaa vapaasta portista. Haamut jäävät paikoilleen.
rules-advanced-end-pacman = PAC-MAN voittaa neljännellä energiapillerillä tai kun kaikki haamut on syöty. Haamut voittavat, kun hän menettää kolmannen elämänsä.
rules-advanced-differ-source = Tämä peli on vain yhdessä ranskalaisessa tekstissä, ja sen kuvat ovat kadonneet. Kammion ja energiapillerien paikat olemme päätelleet itse.
rules-advanced-differ-return = Teksti kieltää palaamasta edelliseen ruutuun. Tulkitsemme sen ruuduksi, johon liike päättyy; matkalla sen kautta saa kulkea.

rules-writing = Miten siirrot kirjoitetaan
rules-writing-squares = Sarakkeet ovat a–i vasemmalta oikealle, rivit 1–9 alhaalta ylös.
rules-writing-classic = Liike kirjoitetaan ruutuna, johon se päättyy: e2. Aita kirjoitetaan ruutuna sen keskikohdasta vasemmalle alas, ja h on vaakasuora, v pystysuora: e3h.
rules-writing-pacman = Askel on hahmon kirjain ja ruutu: Pe6. P on PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- pysäyttää hahmon.
rules-writing-advanced = P+ käyttää energiapillerin, P@e9 tuo PAC-MANin laudalle, e3h asettaa aidan ja ~d5h nostaa kammion aidan.
