page-learn = Učenje
page-mistakes = Uči se na svojih napakah

learn-lead = Kratke lekcije, ki jih odigraš. Vsaka traja minuto.
learn-begin = Začni
learn-next = Naprej: { $name }
learn-on = Naprej
learn-again = Od začetka
learn-map = Vse lekcije
learn-right = Tako je!
learn-done = Končano
learn-all = Vse lekcije so za tabo. Čas je za igro!
learn-play = Odigraj partijo
learn-rules = Preberi pravila
learn-task = Naloga { $n } od { $all }
learn-count = Končano: { $n } od { $all }
learn-subject-classic = Klasična igra
learn-subject-pacman = Različica PAC-MAN
learn-subject-advanced = Napredni PAC-MAN

lesson-moving = Premik
lesson-moving-about = Korak za korakom na drugo stran
lesson-moving-1 = Ti si rumena figura spodaj. Premakni se za en korak naravnost navzgor, proti drugi strani.
lesson-moving-1-right = Figura se premakne za en korak gor, dol, levo ali desno, nikoli poševno.
lesson-moving-1-wrong = Smeš tudi v stran, a druga stran je zgoraj: stopi navzgor.
lesson-moving-2 = Zmaga, kdor prvi doseže drugo stran. Ti greš navzgor, Sever prihaja navzdol. Zmagaj v tej dirki!
lesson-moving-2-right = Dobro je katero koli polje zadnje vrste. Tvoja figura je hitrejša!
lesson-moving-2-wrong = To te ne približa cilju. Dva koraka navzgor in zmaga je tvoja.

lesson-fences = Ograde
lesson-fences-about = Podaljšaj pot drugemu
lesson-fences-1 = Sever je dva koraka od tvoje strani, ti pa imaš daljšo pot. Namesto premika postavi ogrado v utor tik pod Severom.
lesson-fences-1-right = Ograda je dolga dve polji. Sever mora okoli nje. Poteza je premik ali ograda, nikoli oboje.
lesson-fences-1-wrong = To Severa ne ustavi. Postavi ogrado v utor pod Severom.
lesson-fences-2 = Eno ogrado je lahko obiti. Postavi drugo ob njo, tako da Sever potrebuje vsaj dva koraka več.
lesson-fences-2-right = Ograde, ki se stikajo, so dolg zid. Ostanejo do konca partije.
lesson-fences-2-wrong = Sever je komaj kaj počasnejši. Podaljšaj zid v desno.
lesson-fences-3 = Ograde lahko tudi stojijo: obrni jo z desnim klikom, s tipko R ali z gumbom za obračanje. Zapri Severu pot do vrzeli na desni.
lesson-fences-3-right = Zdaj mora Sever vse naokoli. Štej korake, svoje in njegove: v tem je vsa igra.
lesson-fences-3-wrong = Postavi pokončno ogrado med Severa in zadnji stolpec na desni.

lesson-way = Pravilo o poti
lesson-way-about = Nikogar ne smeš zazidati
lesson-way-1 = Vsem mora ostati odprta pot na drugo stran. Poskusi zapreti zadnjo vrzel Severa med označenima poljema in poglej, kaj se zgodi. Nato postavi dovoljeno ogrado, ki Severu podaljša pot.
lesson-way-1-right = Pot smeš poljubno podaljšati, zapreti pa je ne smeš nikoli.
lesson-way-1-wrong = Postavi ogrado, ki Severu podaljša pot in jo pusti odprto.
lesson-way-2 = Pravilo te varuje tudi pred lastnimi ogradami: pokončna ograda desno od d1 in d2 bi te zazidala. Postavi katero koli dovoljeno ogrado.
lesson-way-2-right = Plošča pove, koga bi ograda odrezala, in pokaže zaprto območje.
lesson-way-2-wrong = Tokrat postavi ogrado, kjer koli smeš.

lesson-jump = Skok
lesson-jump-about = Čez figuro, naravnost ali v stran
lesson-jump-1 = Sever stoji tik pred teboj. Preskoči ga: pojdi na polje za njim.
lesson-jump-1-right = Skok prihrani korak. Nikoli ni obvezen.
lesson-jump-1-wrong = Tudi to gre, a s skokom je hitreje: pojdi na polje za Severom.
lesson-jump-2 = Za Severom leži ograda, zato naravnost ni mogoče skočiti. Takrat smeš na polje levo ali desno od Severa.
lesson-jump-2-right = V stran le, če je naravnost zaprto.
lesson-jump-2-wrong = Uporabi skok: na polje levo ali desno od Severa.

lesson-corner = Skok na robu
lesson-corner-about = Ko za drugo figuro ni ničesar
lesson-corner-1 = Za Severom se plošča konča. Zato smeš skočiti v stran, tako kot pri ogradi. Skoči in zmagaj.
lesson-corner-1-right = Skok, ki se konča na drugi strani, zmaga kot vsak premik.
lesson-corner-1-wrong = Zadnja vrsta je en skok daleč: levo ali desno od Severa.
lesson-corner-2 = Za Severom leži ograda in na levi stoji še ena. Za tvoj skok ostane eno polje.
lesson-corner-2-right = Ograde ustavijo skoke tako kot korake.
lesson-corner-2-wrong = Skoči na polje desno od Severa.

lesson-crowd = Trije in štirje igralci
lesson-crowd-about = Vsak zase
lesson-crowd-1 = Igrajo trije: ti greš navzgor, Zahod gre v desno, Sever prihaja navzdol. Sever je en korak od zmage. Ustaviti ga moraš ti.
lesson-crowd-1-right = Pri treh igralcih ima vsak šest ograd, pri štirih le pet. Včasih eno porabiš za vse.
lesson-crowd-1-wrong = Tako zmaga Sever. Postavi ogrado pod Severa.
lesson-crowd-2 = Dve figuri druga za drugo: dveh naenkrat ne preskoči nihče. A zaradi druge smeš čez prvo skočiti v stran.
lesson-crowd-2-right = En skok, ena figura, vedno.
lesson-crowd-2-wrong = Skoči čez Severa, v levo ali v desno.
lesson-crowd-3 = Igrajo štirje. Vzhod hoče doseči levi rob in je en korak stran. Podaljšaj pot Vzhodu.
lesson-crowd-3-right = Vsak gre na stran nasproti svoji. Kdor prvi prispe, zmaga, in partije je konec.
lesson-crowd-3-wrong = Tako zmaga Vzhod. Postavi pokončno ogrado levo od Vzhoda.

lesson-steps = Poteza PAC-MANA
lesson-steps-about = Dva koraka, tudi okoli vogala
lesson-steps-1 = PAC-MAN v vsaki potezi naredi dva koraka. Pojdi na označeno polje.
lesson-steps-1-right = Dva koraka sta obvezna, če je zanju prostor. Tapni ju enega za drugim ali povleci vso pot.
lesson-steps-1-wrong = Od tam s preostalim korakom ne dosežeš oznake.
lesson-steps-2 = Med korakoma sme zaviti. Nad njim leži ograda: pojdi okoli njenega konca na označeno polje.
lesson-steps-2-right = Ograde tega labirinta se nikoli ne premaknejo in nihče ne doda novih.
lesson-steps-2-wrong = Od tam v tej potezi ne dosežeš oznake.

lesson-pellet = Drobci in pospešek
lesson-pellet-about = Jej, nato preganjaj duhove
lesson-pellet-1 = Štirje drobci moči prinesejo zmago. Pojej tistega v kotu.
lesson-pellet-1-right = Drobec konča dva koraka in da pospešek: takoj še tri korake.
lesson-pellet-1-wrong = Drobec je zgoraj v kotu, dva koraka stran.
lesson-pellet-2 = Imaš tri korake pospeška, z njimi pa PAC-MAN poje duhove. Pojej rdečega.
lesson-pellet-2-right = Pojedenih duhov ni na plošči, dokler PAC-MAN ni ujet. Brez pospeška ne more na polje duha.
lesson-pellet-2-wrong = Rdeči duh stoji dva koraka desno. Pojej ga, dokler traja pospešek.
lesson-pellet-3 = Ostal je en korak pospeška. Ni ga treba porabiti: ustavi se tu z gumbom ali pa naredi korak.
lesson-pellet-3-right = Pospešek smeš porabiti le delno. Kar ostane, ob koncu poteze izgine.
lesson-pellet-3-wrong = Ustavi se ali naredi zadnji korak.

lesson-sight = Pogled in besnenje
lesson-sight-about = Duhovi, ki te vidijo, tečejo hitreje
lesson-sight-1 = Rdeča črta pomeni, da duh vidi PAC-MANA: ista vrsta ali stolpec, vmes ni ograde. Končaj potezo tam, kjer te nihče ne vidi.
lesson-sight-1-right = Duh, ki te vidi, pobesni: dva koraka namesto enega. Skrijejo te le ograde.
lesson-sight-1-wrong = Kar koli storiš od tam, te ob koncu poteze vidi kak duh.
lesson-sight-2 = Duhovi se bližajo s treh strani. Poišči skrivališče.
lesson-sight-2-right = Odlično skrivališče! Pred vsako potezo preglej vrste in stolpce.
lesson-sight-2-wrong = Od tam te ob koncu poteze nekdo vidi.

lesson-ghosts = Duhovi
lesson-ghosts-about = V poljubnem vrstnem redu, in kdo koga ujame
lesson-ghosts-1 = Zdaj vodiš duhove. Vsak naredi en korak, v poljubnem vrstnem redu; tisti, ki vidi PAC-MANA, sme narediti dva. Premakni vse štiri.
lesson-ghosts-1-right = Pobesneli duh sme čez drobec, a se tam ne sme ustaviti, in dva duhova si ne delita polja.
lesson-ghosts-1-wrong = Premakni duhove, ki se še niso premaknili.
lesson-ghosts-2 = Rdeči duh vidi PAC-MANA, dva koraka stran. Ujemi ga!
lesson-ghosts-2-right = Izgubi življenje. Vse figure se vrnejo na začetna polja, tudi pojedeni duhovi. Pojedeni drobci ostanejo pojedeni.
lesson-ghosts-2-wrong = Rdeči duh ga lahko ujame zdaj: dva koraka naravnost navzdol.

lesson-ranks = Zadnji drobec
lesson-ranks-about = Štirje drobci, štirje čini
lesson-ranks-1 = Trije drobci so pojedeni, ostalo je eno življenje. Pojej zadnji drobec.
lesson-ranks-1-right = PAC-MAN zmaga. Z enim drobcem je začetnik; z dvema igralec, ki obeta; s tremi potrjeni igralec; s štirimi elitni igralec, ne glede na to, kdo zmaga.
lesson-ranks-1-wrong = Drobec je en korak desno.

lesson-gates = Vhodi
lesson-gates-about = Kjer se pojavi PAC-MAN
lesson-gates-1 = V napredni igri PAC-MANA na začetku ni na plošči. Izberi enega od štirih vhodov na sredini strani.
lesson-gates-1-right = Skozi vhod se vrne vsakič, ko je ujet.
lesson-gates-1-wrong = Izberi vhod.
lesson-gates-2 = V vsaki od prvih štirih potez stori eno stvar: premakne se za največ dva koraka ali postavi eno od svojih dvanajstih ograd. Stori eno od tega.
lesson-gates-2-right = Od pete poteze naprej se premakne in sme nato postaviti ogrado.
lesson-gates-2-wrong = Premakni se ali postavi ogrado.

lesson-tunnels = Tuneli
lesson-tunnels-about = Pri enem ven, pri drugem noter
lesson-tunnels-1 = Nasprotna vhoda povezuje tunel: en korak vodi od zgoraj navzdol in z leve na desno. Pojdi skozenj do označenega vhoda spodaj.
lesson-tunnels-1-right = En korak, naravnost skozi. Tunele uporabljajo tudi duhovi.
lesson-tunnels-1-wrong = Najprej pojdi gor do vhoda, nato skozi tunel.

lesson-chamber = Komora
lesson-chamber-about = Štiri ograde, v vsaki potezi ena
lesson-chamber-1 = Duhovi začnejo za štirimi ogradami. V vsaki od prvih štirih potez dvignejo eno od njih in jo položijo drugam. Pritisni rožnato ogrado, nato jo položi, kamor želiš.
lesson-chamber-1-right = Ko so vse štiri na novem mestu, pridejo duhovi ven. Imajo še štiri skupne ograde.
lesson-chamber-1-wrong = Dvigni ogrado komore, nato jo položi.

lesson-turn = Cela poteza
lesson-turn-about = Premik, nato gradnja
lesson-turn-1 = Od pete poteze naprej je poteza premik in nato ograda, če želiš. Naredi dva koraka, nato postavi ogrado.
lesson-turn-1-right = Nobeno polje ne sme biti nikoli zaprto. Figura se ne sme takoj vrniti tja, od koder je prišla.
lesson-turn-1-wrong = Tokrat nadaljuj in na koncu postavi ogrado.

lesson-reserve = Drobci v zalogi
lesson-reserve-about = Porabi drobec za lov
lesson-reserve-1 = Tukaj drobce obdržiš. Porabljen drobec da dva koraka, s katerima PAC-MAN poje duhove. Porabi ga z gumbom in pojej rdečega duha dva koraka nad seboj.
lesson-reserve-1-right = V tej igri se pojedeni duhovi nikoli ne vrnejo. Porabljen drobec še vedno šteje za zmago.
lesson-reserve-1-wrong = Tako je rdeči duh predaleč. Porabi drobec, nato pojdi naravnost navzgor.

lesson-lives = Življenja
lesson-lives-about = Hitrejši duhovi, tri življenja
lesson-lives-1 = Duhovi so z vzetimi drobci vse hitrejši: en korak, po prvem dva, po tretjem trije. Zdaj tečejo tri korake. Ujemi PAC-MANA!
lesson-lives-1-right = Izgubi življenje in zapusti ploščo. Nihče drug se ne vrne na začetek.
lesson-lives-1-wrong = Od tam ga ta duh ne doseže. Rdeči je najbližji.
lesson-lives-2 = Ti si PAC-MAN in imaš še dve življenji. Vrni se na vhodu; eden je zaseden.
lesson-lives-2-right = Nato sledi cela poteza. Tudi trk v duha stane življenje, zato stran prej vpraša.
lesson-lives-2-wrong = Izberi vhod.

mistakes-learn = Uči se na svojih napakah
mistakes-working = Pregledujemo partijo …
mistakes-of = Čigave napake?
# Same as in English.
mistakes-side = { $side }
mistakes-number = Trenutek { $n } od { $all }
mistakes-ask = Tu je bilo odigrano { $action }, kar je stalo { $percent } %. Kaj odigraš ti namesto tega?
mistakes-judging = Poglejmo …
mistakes-best = { $action }: natanko tako! Boljšega ni.
mistakes-good = { $action } je enako dobro kot najboljše. Odlično!
mistakes-same = To je bilo odigrano. Obstaja nekaj boljšega.
mistakes-worse = { $action } je boljše kot nič, a stane { $percent } %. Poskusi znova.
mistakes-shown = Najboljše je bilo { $action }.
mistakes-line = Lahko bi šlo takole naprej: { $text }
mistakes-show = Pokaži rešitev
mistakes-hint-fence = Tu je najboljša ograda. Sodi med osvetljena polja.
mistakes-hint-move = Tu je najboljši premik. Figura, ki naj se premakne, je označena.
mistakes-next = Naslednji trenutek
mistakes-finish = Končaj
mistakes-none = Niti ene omembe vredne napake. Dobro odigrano!
mistakes-short = Ničesar še ni za ogled: nihče še ni igral.
mistakes-end =
    { $n ->
        [0] Zdaj poznaš vse ({ $all }). Naslednjič jih prepoznaš.
        [one] Brez pomoči najdeno: { $n } od { $all }. Tako se napreduje.
        [two] Brez pomoči najdeno: { $n } od { $all }. Tako se napreduje.
        [few] Brez pomoči najdeno: { $n } od { $all }. Tako se napreduje.
       *[other] Brez pomoči najdeno: { $n } od { $all }. Tako se napreduje.
    }
mistakes-again = Še enkrat
mistakes-analysis = Poglej celo partijo
mistakes-end-title = To je bilo to
