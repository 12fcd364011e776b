page-learn = Opi
page-mistakes = Opi virheistäsi

learn-lead = Lyhyitä oppitunteja, jotka pelataan. Kukin vie minuutin.
learn-begin = Aloita
learn-next = Seuraavaksi: { $name }
learn-on = Jatka
learn-again = Aloita alusta
learn-map = Kaikki oppitunnit
learn-right = Juuri niin!
learn-done = Valmis
learn-all = Olet käynyt kaikki oppitunnit. Nyt pelaamaan!
learn-play = Pelaa
learn-rules = Lue säännöt
learn-task = Tehtävä { $n }/{ $all }
learn-count = { $n }/{ $all } valmiina
learn-subject-classic = Klassinen
learn-subject-pacman = PAC-MAN-muunnelma
learn-subject-advanced = Vaativa PAC-MAN

lesson-moving = Liikkuminen
lesson-moving-about = Askel kerrallaan toiselle puolelle
lesson-moving-1 = Olet keltainen hahmo alareunassa. Astu yksi askel suoraan ylös, kohti vastapäistä reunaa.
lesson-moving-1-right = Hahmo liikkuu yhden askeleen ylös, alas, vasemmalle tai oikealle, ei koskaan vinottain.
lesson-moving-1-wrong = Sivullekin saa astua, mutta vastapäinen reuna on ylhäällä: astu ylös.
lesson-moving-2 = Ensimmäisenä vastapäiselle reunalle ehtinyt voittaa. Sinä kuljet ylös, Pohjoinen tulee alas. Voita kilpajuoksu!
lesson-moving-2-right = Mikä tahansa perimmäisen rivin ruutu kelpaa. Olit nopeampi!
lesson-moving-2-wrong = Tuo ei vie sinua lähemmäs. Kaksi askelta ylös, ja olet voittanut.

lesson-fences = Aidat
lesson-fences-about = Pidennä toisen matkaa
lesson-fences-1 = Pohjoinen on kahden askeleen päässä reunastasi, ja sinä olet hitaampi. Älä liiku, vaan aseta aita uraan heti Pohjoisen alapuolelle.
lesson-fences-1-right = Aita on kahden ruudun pituinen. Pohjoisen täytyy kiertää se. Vuorolla joko liikutaan tai asetetaan aita, ei koskaan molempia.
lesson-fences-1-wrong = Tuo ei pysäytä Pohjoista. Aseta aita uraan Pohjoisen alapuolelle.
lesson-fences-2 = Yksi aita on helppo kiertää. Aseta toinen sen viereen, niin että Pohjoinen tarvitsee ainakin kaksi askelta lisää.
lesson-fences-2-right = Yhteen liitetyistä aidoista tulee pitkiä seiniä. Ne pysyvät pelin loppuun asti.
lesson-fences-2-wrong = Pohjoinen tuskin hidastuu. Jatka seinää oikealle.
lesson-fences-3 = Aidan voi asettaa myös pystyyn: käännä se hiiren oikealla painikkeella, R-näppäimellä tai kääntöpainikkeella. Sulje Pohjoisen tie oikealla olevaan aukkoon.
lesson-fences-3-right = Nyt Pohjoisen täytyy kiertää koko matka. Laske askeleet, omasi ja muiden: siinä on koko peli.
lesson-fences-3-wrong = Aseta pystyaita Pohjoisen ja oikeanpuoleisimman sarakkeen väliin.

lesson-way = Tien sääntö
lesson-way-about = Ketään ei saa muurata sisään
lesson-way-1 = Tie vastapäiselle reunalle on jätettävä auki kaikille. Yritä sulkea Pohjoisen viimeinen aukko kahden merkityn ruudun väliltä ja katso, mitä tapahtuu. Aseta sitten sallittu aita, joka pidentää Pohjoisen matkaa.
lesson-way-1-right = Saat pidentää matkaa niin paljon kuin haluat, mutta tietä et saa koskaan sulkea.
lesson-way-1-wrong = Aseta aita, joka pidentää Pohjoisen matkaa mutta jättää tien auki.
lesson-way-2 = Sääntö suojelee sinua myös itseltäsi: pystyaita ruutujen d1 ja d2 oikealla puolella muuraisi sinut sisään. Aseta mikä tahansa sallittu aita.
lesson-way-2-right = Lauta kertoo, kenet aita sulkisi sisään, ja näyttää suljetun alueen.
lesson-way-2-wrong = Aseta tällä kertaa aita, mihin vain saat.

lesson-jump = Hyppääminen
lesson-jump-about = Hahmon yli, suoraan tai sivulle
lesson-jump-1 = Pohjoinen on aivan edessäsi. Hyppää yli: mene ruutuun Pohjoisen takana.
lesson-jump-1-right = Hyppy säästää askeleen. Hypätä ei ole koskaan pakko.
lesson-jump-1-wrong = Noinkin voi tehdä, mutta hyppy on nopeampi: mene ruutuun Pohjoisen takana.
lesson-jump-2 = Pohjoisen takana on aita, joten suora hyppy ei onnistu. Silloin saat mennä ruutuun Pohjoisen vasemmalla tai oikealla puolella.
lesson-jump-2-right = Sivulle vain, jos tie suoraan on kiinni.
lesson-jump-2-wrong = Käytä hyppyä: ruutuun Pohjoisen vasemmalla tai oikealla puolella.

lesson-corner = Hyppy reunalla
lesson-corner-about = Kun toisen hahmon takana ei ole mitään
lesson-corner-1 = Pohjoisen takana lauta loppuu. Silloin saat hypätä sivulle, aivan kuin aidan kohdalla. Hyppää ja voita.
lesson-corner-1-right = Vastapäiselle reunalle päättyvä hyppy voittaa siinä missä mikä tahansa liike.
lesson-corner-1-wrong = Perimmäinen rivi on yhden hypyn päässä: Pohjoisen vasemmalla tai oikealla puolella.
lesson-corner-2 = Pohjoisen takana on aita, ja vasemmalla toinen. Hypyllesi jää yksi ruutu.
lesson-corner-2-right = Aidat pysäyttävät hypyt niin kuin askeleetkin.
lesson-corner-2-wrong = Hyppää ruutuun Pohjoisen oikealla puolella.

lesson-crowd = Kolme ja neljä pelaajaa
lesson-crowd-about = Jokainen pelaa yksin
lesson-crowd-1 = Kolme pelaa: sinä kuljet ylös, Länsi oikealle, ja Pohjoinen tulee alas. Pohjoinen on askeleen päässä voitosta. Sinun on estettävä se.
lesson-crowd-1-right = Kolmen pelissä kullakin on kuusi aitaa, neljän pelissä vain viisi. Joskus uhraat yhden kaikkien puolesta.
lesson-crowd-1-wrong = Silloin Pohjoinen voittaa. Aseta aita Pohjoisen alapuolelle.
lesson-crowd-2 = Kaksi hahmoa peräkkäin: kukaan ei hyppää kahden yli kerralla. Mutta jälkimmäisen takia saat hypätä ensimmäisen yli sivulle.
lesson-crowd-2-right = Yksi hyppy, yksi hahmo, aina.
lesson-crowd-2-wrong = Hyppää Pohjoisen yli vasemmalle tai oikealle.
lesson-crowd-3 = Neljä pelaa. Itä pyrkii vasempaan reunaan ja on askeleen päässä siitä. Pidennä Idän matkaa.
lesson-crowd-3-right = Jokainen kulkee omaa reunaansa vastapäätä olevalle reunalle. Ensimmäinen perillä voittaa, ja peli päättyy.
lesson-crowd-3-wrong = Silloin Itä voittaa. Aseta pystyaita Idän vasemmalle puolelle.

lesson-steps = PAC-MANin vuoro
lesson-steps-about = Kaksi askelta, ja kulmatkin onnistuvat
lesson-steps-1 = PAC-MAN ottaa joka vuorolla kaksi askelta. Kulje merkittyyn ruutuun.
lesson-steps-1-right = Kaksi askelta on pakko ottaa, jos niille on tilaa. Napauta ne yksi kerrallaan tai vedä koko matka.
lesson-steps-1-wrong = Sieltä et ehdi merkille jäljellä olevalla askeleella.
lesson-steps-2 = Hän saa kääntyä askelten välissä. Hänen yläpuolellaan on aita: kierrä sen pään ympäri merkittyyn ruutuun.
lesson-steps-2-right = Tämän sokkelon aidat pysyvät paikallaan, eikä kukaan lisää niitä.
lesson-steps-2-wrong = Sieltä et ehdi merkille tällä vuorolla.

lesson-pellet = Energiapillerit ja pyrähdys
lesson-pellet-about = Syö ja jahtaa sitten haamuja
lesson-pellet-1 = Neljällä energiapillerillä voittaa pelin. Syö kulmassa oleva.
lesson-pellet-1-right = Energiapilleri päättää kaksi askelta ja antaa pyrähdyksen: heti kolme askelta lisää.
lesson-pellet-1-wrong = Energiapilleri on yläkulmassa, kahden askeleen päässä.
lesson-pellet-2 = Sinulla on kolme pyrähdysaskelta, ja ne syövät haamuja. Nappaa punainen.
lesson-pellet-2-right = Syödyt haamut ovat poissa laudalta, kunnes PAC-MAN jää kiinni. Ilman pyrähdystä hän ei pääse haamun ruutuun.
lesson-pellet-2-wrong = Punainen haamu on kahden askeleen päässä oikealla. Syö se, kun pyrähdys vielä kestää.
lesson-pellet-3 = Yksi pyrähdysaskel on jäljellä. Sitä ei ole pakko käyttää: pysähdy painikkeella tai ota askel.
lesson-pellet-3-right = Pyrähdystä ei tarvitse käyttää kokonaan. Loput häviävät, kun vuoro päättyy.
lesson-pellet-3-wrong = Pysähdy tai ota viimeinen askel.

lesson-sight = Näkeminen ja raivo
lesson-sight-about = Haamut, jotka näkevät sinut, juoksevat nopeammin
lesson-sight-1 = Punainen viiva tarkoittaa, että haamu näkee PAC-MANin: sama rivi tai sarake eikä aitaa välissä. Päätä vuorosi sinne, missä kukaan ei näe sinua.
lesson-sight-1-right = Haamu, joka näkee sinut, on raivoissaan: kaksi askelta yhden sijaan. Vain aidat piilottavat sinut.
lesson-sight-1-wrong = Teitpä sieltä mitä tahansa, jokin haamu näkee sinut vuorosi lopussa.
lesson-sight-2 = Haamut lähestyvät kolmelta suunnalta. Etsi piilopaikka.
lesson-sight-2-right = Hyvin piilossa! Katso rivit ja sarakkeet ennen joka vuoroa.
lesson-sight-2-wrong = Sieltä joku näkee sinut vuorosi lopussa.

lesson-ghosts = Haamut
lesson-ghosts-about = Missä järjestyksessä vain, ja kuka saa kenet kiinni
lesson-ghosts-1 = Nyt sinä olet haamut. Kukin ottaa yhden askeleen, missä järjestyksessä haluat; se, joka näkee PAC-MANin, saa ottaa kaksi. Liikuta kaikkia neljää.
lesson-ghosts-1-right = Raivoissaan oleva haamu saa kulkea energiapillerin yli mutta ei koskaan pysähtyä siihen, eikä kaksi haamua jaa ruutua.
lesson-ghosts-1-wrong = Liikuta haamuja, jotka eivät ole vielä liikkuneet.
lesson-ghosts-2 = Punainen haamu näkee PAC-MANin kahden askeleen päässä. Ota hänet kiinni!
lesson-ghosts-2-right = Hän menettää elämän. Kaikki hahmot palaavat aloitusruutuihinsa, myös syödyt haamut. Syödyt energiapillerit pysyvät syötyinä.
lesson-ghosts-2-wrong = Punainen haamu voi ottaa hänet kiinni nyt: kaksi askelta suoraan alas.

lesson-ranks = Viimeinen energiapilleri
lesson-ranks-about = Neljä energiapilleriä, neljä arvonimeä
lesson-ranks-1 = Kolme energiapilleriä on syöty, yksi elämä on jäljellä. Syö viimeinen energiapilleri.
lesson-ranks-1-right = PAC-MAN voittaa. Yhdellä energiapillerillä hän on Aloittelija, kahdella Lupaava, kolmella Taitava ja neljällä Huippu, voittipa kuka tahansa.
lesson-ranks-1-wrong = Energiapilleri on yhden askeleen päässä oikealla.

lesson-gates = Portit
lesson-gates-about = Mistä PAC-MAN ilmestyy
lesson-gates-1 = Vaativassa pelissä PAC-MAN ei ole aluksi laudalla. Valitse yksi neljästä portista reunojen keskeltä.
lesson-gates-1-right = Hän palaa portista aina jäätyään kiinni.
lesson-gates-1-wrong = Valitse portti.
lesson-gates-2 = Kullakin neljästä ensimmäisestä vuorosta hän tekee yhden asian: liikkuu enintään kaksi askelta tai asettaa yhden kahdestatoista aidastaan. Tee jompikumpi.
lesson-gates-2-right = Viidennestä vuorosta alkaen hän liikkuu ja saa sitten asettaa aidan.
lesson-gates-2-wrong = Liiku tai aseta aita.

lesson-tunnels = Tunnelit
lesson-tunnels-about = Yhdestä portista ulos, toisesta sisään
lesson-tunnels-1 = Vastakkaisia portteja yhdistää tunneli: yhdellä askeleella pääsee ylhäältä alas ja vasemmalta oikealle. Mene sen läpi merkitylle portille alareunaan.
lesson-tunnels-1-right = Yksi askel, suoraan läpi. Haamutkin käyttävät tunneleita.
lesson-tunnels-1-wrong = Mene ensin ylös portille, sitten tunnelin läpi.

lesson-chamber = Kammio
lesson-chamber-about = Neljä aitaa nostetaan, yksi joka vuorolla
lesson-chamber-1 = Haamut aloittavat neljän aidan takaa. Neljällä ensimmäisellä vuorolla ne nostavat aina yhden niistä ja asettavat sen muualle. Paina vaaleanpunaista aitaa ja aseta se sitten, minne haluat.
lesson-chamber-1-right = Kun kaikki neljä on asetettu uudelleen, haamut pääsevät ulos. Niillä on yhteisiä aitoja vielä neljä.
lesson-chamber-1-wrong = Nosta kammion aita ja aseta se sitten.

lesson-turn = Kokonainen vuoro
lesson-turn-about = Liiku, rakenna sitten
lesson-turn-1 = Viidennestä vuorosta alkaen liikut vuorollasi ja asetat sitten aidan, jos haluat. Ota kaksi askelta ja aseta sitten aita.
lesson-turn-1-right = Yhtään ruutua ei saa koskaan sulkea sisään. Hahmo ei saa palata suoraan sinne, mistä se tuli.
lesson-turn-1-wrong = Jatka tällä kertaa ja aseta lopuksi aita.

lesson-reserve = Energiapillerit varastossa
lesson-reserve-about = Käytä yksi ja lähde jahtiin
lesson-reserve-1 = Tässä pelissä energiapillerit säästetään. Kun käytät yhden, saat kaksi askelta, jotka syövät haamuja. Käytä se painikkeella ja syö punainen haamu, kaksi askelta yläpuolellasi.
lesson-reserve-1-right = Tässä pelissä syödyt haamut eivät koskaan palaa. Käytetty energiapilleri lasketaan silti voittoon.
lesson-reserve-1-wrong = Silloin et yllä punaiseen haamuun. Käytä energiapilleri ja mene sitten suoraan ylös.

lesson-lives = Elämät
lesson-lives-about = Nopeammat haamut, kolme elämää
lesson-lives-1 = Haamut nopeutuvat, kun energiapillereitä otetaan: yksi askel, ensimmäisen pillerin jälkeen kaksi, kolmannen jälkeen kolme. Nyt ne juoksevat kolme askelta. Ota PAC-MAN kiinni!
lesson-lives-1-right = Hän menettää elämän ja poistuu laudalta. Kukaan muu ei palaa alkuun.
lesson-lives-1-wrong = Sieltä se haamu ei yllä häneen. Punainen on lähimpänä.
lesson-lives-2 = Olet PAC-MAN, ja sinulla on kaksi elämää jäljellä. Palaa portista; yksi niistä on varattu.
lesson-lives-2-right = Sitten seuraa kokonainen vuoro. Haamua päin käveleminenkin maksaa elämän, joten sivu kysyy ensin.
lesson-lives-2-wrong = Valitse portti.

mistakes-learn = Opi virheistäsi
mistakes-working = Peliä käydään läpi …
mistakes-of = Kenen virheet?
mistakes-side = { $side }
mistakes-number = Hetki { $n }/{ $all }
mistakes-ask = Tässä pelattiin { $action }, ja se maksoi { $percent } %. Mitä sinä pelaisit sen sijaan?
mistakes-judging = Katsotaanpa …
mistakes-best = { $action }: juuri niin! Parempaa ei ole.
mistakes-good = { $action } on yhtä hyvä kuin paras. Hyvin löydetty!
mistakes-same = Juuri se pelattiin. Parempaakin on.
mistakes-worse = { $action } on parempi kuin ei mitään, mutta se maksaa { $percent } %. Yritä uudelleen.
mistakes-shown = { $action } olisi ollut paras.
mistakes-line = Peli voisi jatkua näin: { $text }
mistakes-show = Näytä ratkaisu
mistakes-hint-fence = Tässä aita on paras. Sen paikka on valaistujen ruutujen joukossa.
mistakes-hint-move = Tässä on parasta liikkua. Hahmo, jonka pitäisi liikkua, on merkitty.
mistakes-next = Seuraava hetki
mistakes-finish = Lopeta
mistakes-none = Ei yhtään mainittavaa virhettä. Hyvin pelattu!
mistakes-short = Vielä ei ole mitään katsottavaa: kukaan ei ole pelannut.
mistakes-end =
    { $n ->
        [0] Nyt olet nähnyt ne kaikki: { $all }. Ensi kerralla muistat ne.
        [one] Löysit itse yhden, kaikkiaan niitä oli { $all }. Niin sitä kehittyy.
       *[other] Löysit itse { $n }, kaikkiaan niitä oli { $all }. Niin sitä kehittyy.
    }
mistakes-again = Vielä kerran
mistakes-analysis = Katso koko peli
mistakes-end-title = Siinä kaikki
