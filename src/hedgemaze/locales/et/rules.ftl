rules-modes = Mängud
rules-play = Mängi
rules-house = Paljut siin kirjeldatut saab lauda seades kodureeglitega muuta.

rules-head-setup = Algseis
rules-head-turn = Sinu kord
rules-head-move = Liikumine
rules-head-jump = Hüppamine
rules-head-fence = Piirded
rules-head-end = Lõpp
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Kummitused
rules-head-catch = Kinnipüüdmine
rules-head-tunnels = Väravad ja tunnelid
rules-head-opening = Esimesed neli käiku
rules-head-differ = Milles juhendid erinevad

rules-goal-classic2 = Jõua esimesena oma külje vastas oleva külje mis tahes ruudule.
rules-goal-classic3 = Mängijaid on kolm, igaüks mängib üksi. Jõua esimesena vastasküljele.
rules-goal-classic4 = Mängijaid on neli, igaüks mängib üksi. Jõua esimesena vastasküljele.
rules-goal-pacman = PAC-MAN tahab kõiki nelja graanulit. Kummitused tahavad ta kolm korda kinni püüda.
rules-goal-advanced = PAC-MAN tahab kõiki nelja graanulit. Kummitused tahavad ta kolm korda kinni püüda ja mõlemad pooled ehitavad piirdeid.

rules-setup-classic2 = Igal mängijal on kümme piiret. Nupud seisavad oma külje keskel: Lõuna ruudul e1, Põhi ruudul e9. Alustaja selgub loosiga.
rules-setup-classic3 = Igal mängijal on kuus piiret. Nupud seisavad oma külje keskel: e1, a5 ja e9. Alustaja selgub loosiga ja kord käib päripäeva.
rules-setup-classic4 = Igal mängijal on viis piiret. Nupud seisavad oma külje keskel: e1, a5, e9 ja i5. Alustaja selgub loosiga ja kord käib päripäeva.
rules-setup-pacman = PAC-MAN seisab ruudul e5, kummitused nelja külje keskel, graanulid on nurkades. Kuus piiret moodustavad labürindi; neid ei liigutata ja juurde ei panda.
rules-setup-advanced = Kummitused seisavad keskel nelja piirdega kambris, graanulid on nurkades. PAC-MANil on kaksteist piiret, kummitustel kokku neli.
rules-share = Üks mängija on PAC-MAN ja tal on kolm elu. Teised, üks kuni neli mängijat, jagavad omavahel neli kummitust.

rules-classic-turn = Oma korral teed ühe asja: liigud nupuga või paned piirde. Kui piirdeid pole, pead liikuma.
rules-classic-pass = Kes ei saa üldse midagi teha, jätab korra vahele. See saab juhtuda ainult kolme või nelja nupuga.
rules-classic-move = Sinu nupp liigub ühe ruudu üles, alla, vasakule või paremale, kunagi mitte läbi piirde ega teise nupu ruudule.
rules-classic-jump-straight = Kui sinu kõrval seisab teine nupp ja teie vahel pole piiret, võid sellest otse üle hüpata.
rules-classic-jump-side = Kui kohe selle taga on piire, mängulaua äär või veel üks nupp, võid hüpata selle asemel nupu kõrvale, vasakule või paremale, kui seal pole ees piiret ega nuppu.
rules-classic-jump-one = Hüpatakse üle ühe nupu, mitte kunagi üle kahe. Keegi ei pea hüppama.
rules-classic-fence-long = Piire on kahe ruudu pikkune. See pannakse kahe ja kahe ruudu vahele ega ulatu üle mängulaua ääre.
rules-classic-fence-stays = Piirded ei kattu ega ristu kunagi ja jäävad oma kohale.
rules-classic-fence-way = Igaühele peab jääma tee eesmärgini, ka sulle. Piire, mis sulgeb kellegi viimase tee, pole lubatud. Nupud tee sulgejatena ei loe.
rules-classic-end-wins = Esimene nupp, mis jõuab oma vastaskülje mis tahes ruudule, võidab kohe.
rules-classic-end-draw = Kui sama seis tekib kolmandat korda, jääb mäng viiki.
rules-classic-differ-side = Kõik juhendid lubavad piirde korral kõrvale hüpata. Mängulaua äärest ja teisest nupust ei ütle nad midagi; siin on see ka siis lubatud.
rules-classic-differ-way = Mõni juhend kaitseb ainult vastase teed. Siin on kaitstud igaühe tee.
rules-classic-differ-draw = Ükski juhend viiki ei tunne. Ilma selleta võiks mäng kesta lõputult.
rules-classic-differ-three = Kolmest mängijast räägib ainult Jaapani juhend: see annab igaühele kuus piiret.

rules-pacman-round = Voor on PAC-MANi käik ja siis iga mängulaual oleva kummituse üks käik, kummituste enda valitud järjekorras. PAC-MAN alustab.
rules-pacman-straight = Keegi ei liigu läbi piirete ja keegi ei liigu diagonaalis.
rules-pacman-steps = PAC-MAN teeb kaks sammu. Nende vahel võib ta pöörata ja ka tagasi minna. Kui ta saab teha ainult ühe, teeb ta ühe.
rules-pacman-blocked = Kummituse ruudule ta astuda ei tohi.
rules-pacman-boost = Graanulini jõudes ta peatub ja sööb selle ära. Ta saab kohe kiirenduse: kuni kolm lisasammu, nii palju kui soovib.
rules-pacman-eats = Kiirendusega, ja ainult siis, sööb ta iga kummituse, kelle ruudule ta astub.
rules-pacman-ghost-step = Kummitus teeb ühe sammu. Kui ta saab liikuda, siis ta peab.
rules-pacman-frenzy = Kummitus, kes näeb PAC-MANi mööda rida või veergu, ilma et vahel oleks piiret, on raevus: ta teeb ühe või kaks sammu ja võib nende vahel pöörata. Teised kummitused ja graanulid PAC-MANi ei varja.
rules-pacman-ghost-end = Kummitus ei tohi peatuda graanulil ega teise kummituse peal. Raevus olles võib ta neist üle minna.
rules-pacman-catch = Kummitus, kes astub PAC-MANi ruudule, püüab ta kinni. PAC-MAN kaotab elu ja voor on läbi.
rules-pacman-reset = Kõik nupud lähevad tagasi oma algruutudele, ka söödud kummitused. Söödud graanulid tagasi ei tule.
rules-pacman-end-pacman = PAC-MAN võidab neljanda graanuliga või siis, kui mängulaual pole enam ühtki kummitust.
rules-pacman-end-ghosts = Kummitused võidavad kolmanda kinnipüüdmisega.
rules-pacman-end-rank = Auaste sõltub söödud graanulitest, võitku kes tahes: ühega Algaja, kahega Paljutõotav, kolmega Tunnustatud, neljaga Eliit.
rules-pacman-end-draw = Kui kahekümne vooru jooksul midagi ei juhtu või sama seis tekib kolmandat korda, jääb mäng viiki.
rules-pacman-differ-maze = Juhend näitab oma labürinti pildil, mida meil pole. Meie omad on taastatud nii hästi, kui inimesed on seda kirjeldanud.
rules-pacman-differ-sight = Kolmes juhendis näeb kummitus ainult enda ette. Siin näeb ta kõigis neljas suunas.
rules-pacman-differ-pellet = Taani juhend keelab kummitustel graanuli ruudule üldse astuda. Siin võivad nad sellest üle minna.
rules-pacman-differ-order = Kahes juhendis liiguvad kummitused alati samas järjekorras. Siin valivad nad selle igas voorus uuesti.
rules-pacman-differ-boost = Enamik juhendeid jätab lahtiseks, kas kiirendus tuleb lõpuni kasutada ja kas kummituse söömiseks piisab temast üle minemisest. Siin võib seda kasutada osaliselt ja üleminekust piisab.

rules-advanced-tunnels = Nelja külje keskel on väravad: e9, e1, a5 ja i5. Vastastikused väravad on naabrid, justkui viiks ühest teise tunnel.
rules-advanced-start = PAC-MAN alustab enda valitud väravast.
rules-advanced-opening-pacman = Esimesel neljal käigul teeb PAC-MAN iga kord ühe asja: ta liigub või paneb piirde.
rules-advanced-opening-ghosts = Siis võtavad kummitused ühe kambri piirde ja panevad selle mujale. Nad veel ei liigu.
rules-advanced-turn = Alates viiendast käigust liigub PAC-MAN ja siis iga kummitus, kummituste enda valitud järjekorras. Kes on liikunud, võib panna piirde.
rules-advanced-return = Käik ei tohi lõppeda seal, kus see algas, ega seal, kus nupp seisis enne oma eelmist käiku.
rules-advanced-speed = PAC-MAN teeb kuni kaks sammu. Kummitused teevad ühe sammu, pärast esimest graanulit kuni kaks, pärast kolmandat kuni kolm.
rules-advanced-fence = Piirdeid pannakse nagu klassikalises mängus ja need jäävad paika. Ükski ei tohi ühtki ruutu ülejäänud mängulauast ära lõigata.
rules-advanced-reserve = PAC-MAN hoiab võetud graanulid alles. Oma käigul võib ta ühe kulutada ja saada kaks lisasammu, mis söövad iga teele jääva kummituse jäädavalt.
rules-advanced-ghost-end = Kummitused võivad graanulitest üle minna, kuid mitte seal peatuda, ja kaks kummitust ei peatu samal ruudul.
rules-advanced-meet = Kui PAC-MAN ja kummitus kohtuvad, ükskõik kumb liikus, on see käik läbi ja PAC-MAN kaotab elu. Oma järgmisel korral tuleb ta tagasi vabasse väravasse. Kummitused jäävad oma kohale.
rules-advanced-end-pacman = PAC-MAN võidab neljanda graanuliga või siis, kui kõik kummitused on söödud. Kummitused võidavad, kui PAC-MAN kaotab kolmanda elu.
rules-advanced-differ-source = See mäng on ainult ühes prantsuskeelses tekstis ja selle pildid on kadunud. Kambri ja graanulite paigutus on meie taastatud.
rules-advanced-differ-return = Tekst keelab minna tagasi eelmisele ruudule. Meie mõistame selle all ruutu, kus käik lõpeb; teel võib sellest üle minna.

rules-writing = Kuidas tegevusi kirja panna
rules-writing-squares = Veerud on vasakult paremale a kuni i, read alt üles 1 kuni 9.
rules-writing-classic = Liikumine on ruut, kus see lõpeb: e2. Piire on ruut selle keskkohast all vasakul, millele järgneb lamava puhul h ja püstise puhul v: e3h.
rules-writing-pacman = Samm on nupu täht ja ruut: Pe6. P on PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- peatab nupu.
rules-writing-advanced = P+ kulutab graanuli, P@e9 toob PAC-MANi mängulauale, e3h paneb piirde ja ~d5h tõstab kambri piirde.
