rules-modes = Igre
rules-play = Igraj
rules-house = Marsikaj od tega lahko spremenite s hišnimi pravili, ko pripravljate mizo.

rules-head-setup = Priprava
rules-head-turn = Tvoja poteza
rules-head-move = Premik
rules-head-jump = Skok
rules-head-fence = Ograde
rules-head-end = Konec
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Duhovi
rules-head-catch = Ujetje
rules-head-tunnels = Vhodi in tuneli
rules-head-opening = Prve štiri poteze
rules-head-differ = V čem se knjižice razlikujejo

rules-goal-classic2 = Dosezi katero koli polje na nasprotni strani, preden uspe drugemu.
rules-goal-classic3 = Igrajo trije, vsak zase. Dosezi nasprotno stran, preden uspe drugim.
rules-goal-classic4 = Igrajo štirje, vsak zase. Dosezi nasprotno stran, preden uspe drugim.
rules-goal-pacman = PAC-MAN hoče pojesti vse štiri drobce moči. Duhovi ga hočejo trikrat ujeti.
rules-goal-advanced = PAC-MAN hoče dobiti vse štiri drobce moči. Duhovi ga hočejo trikrat ujeti, ograde pa gradita obe strani.

rules-setup-classic2 = Vsak igralec ima deset ograd. Figuri stojita na sredini svojih strani: Jug na e1, Sever na e9. Kdo začne, določi žreb.
rules-setup-classic3 = Vsak igralec ima šest ograd. Figure stojijo na sredini svojih strani: e1, a5 in e9. Kdo začne, določi žreb, nato gre igra v smeri urnega kazalca.
rules-setup-classic4 = Vsak igralec ima pet ograd. Figure stojijo na sredini svojih strani: e1, a5, e9 in i5. Kdo začne, določi žreb, nato gre igra v smeri urnega kazalca.
rules-setup-pacman = PAC-MAN stoji na e5, duhovi na sredini štirih strani, drobci so v kotih. Labirint je iz šestih ograd; te se nikoli ne premaknejo in nobena se ne doda.
rules-setup-advanced = Duhovi stojijo na sredini v komori iz štirih ograd, drobci so v kotih. PAC-MAN ima dvanajst ograd, duhovi imajo skupaj štiri.
rules-share = En igralec je PAC-MAN in ima tri življenja. Drugi, od enega do štirih igralcev, si razdelijo štiri duhove.

rules-classic-turn = V svoji potezi storiš eno stvar: premakneš figuro ali postaviš ogrado. Če nimaš ograd, moraš premakniti figuro.
rules-classic-pass = Kdor ne more storiti ničesar, izpusti potezo. To se lahko zgodi le s tremi ali štirimi figurami.
rules-classic-move = Figura se premakne za eno polje gor, dol, levo ali desno, nikoli skozi ogrado in nikoli na drugo figuro.
rules-classic-jump-straight = Če ob tebi stoji druga figura in vmes ni ograde, jo lahko preskočiš naravnost.
rules-classic-jump-side = Če je takoj za njo ograda, rob plošče ali še ena figura, lahko namesto tega skočiš na polje ob njej, levo ali desno, če tam ni na poti ograda ali figura.
rules-classic-jump-one = Preskočiš eno figuro, nikoli dveh. Skok ni nikoli obvezen.
rules-classic-fence-long = Ograda je dolga dve polji. Leži med dvema poljema in dvema drugima ter ne štrli s plošče.
rules-classic-fence-stays = Ograde se nikoli ne prekrivajo in ne križajo ter ostanejo tam, kjer so.
rules-classic-fence-way = Vsem mora ostati pot do cilja, tudi tebi. Ograda, ki komu zapre zadnjo pot, ni dovoljena. Figure ne veljajo za oviro.
rules-classic-end-wins = Takoj zmaga figura, ki prva stopi na katero koli polje strani nasproti svoji.
rules-classic-end-draw = Če isti položaj nastane tretjič, je partija remi.
rules-classic-differ-side = Vse knjižice dovolijo skok v stran ob ogradi. O robu in o drugi figuri ne povedo nič; pri nas je dovoljen tudi tam.
rules-classic-differ-way = Nekatere knjižice varujejo le nasprotnikovo pot. Pri nas je zavarovana pot vseh.
rules-classic-differ-draw = Nobena knjižica ne pozna remija. Brez njega bi lahko partija trajala večno.
rules-classic-differ-three = O treh igralcih govori le japonska knjižica: vsakemu da šest ograd.

rules-pacman-round = Krog je poteza PAC-MANA, nato pa po en premik vsakega duha na plošči, v vrstnem redu, ki je duhovom všeč. Začne PAC-MAN.
rules-pacman-straight = Nihče ne gre skozi ograde in nihče se ne premika poševno.
rules-pacman-steps = PAC-MAN naredi dva koraka. Med njima lahko zavije in gre tudi nazaj. Če lahko naredi le enega, naredi enega.
rules-pacman-blocked = Na polje duha ne sme stopiti.
rules-pacman-boost = Ko pride do drobca, se ustavi in ga poje. Takoj dobi pospešek: največ tri dodatne korake, kolikor jih želi.
rules-pacman-eats = S pospeškom, in samo takrat, poje vsakega duha, na čigar polje stopi.
rules-pacman-ghost-step = Duh naredi en korak. Če se lahko premakne, se mora.
rules-pacman-frenzy = Duh, ki vidi PAC-MANA v isti vrsti ali stolpcu brez ograde vmes, pobesni: naredi en ali dva koraka in med njima lahko zavije. Drugi duhovi in drobci PAC-MANA ne skrijejo.
rules-pacman-ghost-end = Duh se ne sme ustaviti na drobcu ali na drugem duhu. Pobesneli duh lahko gre čeznje.
rules-pacman-catch = Duh, ki stopi na polje PAC-MANA, ga ujame. PAC-MAN izgubi življenje in kroga je konec.
rules-pacman-reset = Vse figure se vrnejo na začetna polja, tudi pojedeni duhovi. Pojedeni drobci ostanejo pojedeni.
rules-pacman-end-pacman = PAC-MAN zmaga s četrtim drobcem ali ko na plošči ni več duhov.
rules-pacman-end-ghosts = Duhovi zmagajo s tretjim ujetjem.
rules-pacman-end-rank = Čin je odvisen od pojedenih drobcev, ne glede na to, kdo zmaga: z enim je PAC-MAN začetnik; z dvema igralec, ki obeta; s tremi potrjeni igralec; s štirimi elitni igralec.
rules-pacman-end-draw = Če se dvajset krogov nič ne zgodi ali isti položaj nastane tretjič, je partija remi.
rules-pacman-differ-maze = Knjižica svoj labirint pokaže na sliki, ki je nimamo. Naši so rekonstrukcije po tem, kako so ga ljudje opisali.
rules-pacman-differ-sight = V treh knjižicah vidi duh le predse. Pri nas vidi v vse štiri smeri.
rules-pacman-differ-pellet = Danska knjižica duhovom prepove stopiti na polje z drobcem. Pri nas lahko gredo čezenj.
rules-pacman-differ-order = V dveh knjižicah se duhovi vedno premikajo v istem vrstnem redu. Pri nas ga v vsakem krogu izberejo na novo.
rules-pacman-differ-boost = Večina knjižic ne pove, ali je treba pospešek porabiti do konca in ali je dovolj iti čez duha, da je pojeden. Pri nas se lahko porabi le del in prehod zadostuje.

rules-advanced-tunnels = Sredine štirih strani so vhodi: e9, e1, a5 in i5. Nasprotna vhoda sta soseda, kot bi ju povezoval tunel.
rules-advanced-start = PAC-MAN začne na vhodu po svoji izbiri.
rules-advanced-opening-pacman = V vsaki od prvih štirih potez stori PAC-MAN eno stvar: premakne se ali postavi ogrado.
rules-advanced-opening-ghosts = Nato duhovi vzamejo eno ogrado komore in jo položijo drugam. Sami se še ne premikajo.
rules-advanced-turn = Od pete poteze naprej se premakne PAC-MAN, nato pa vsak duh, v vrstnem redu, ki je duhovom všeč. Po svojem premiku lahko vsakdo postavi ogrado.
rules-advanced-return = Premik se ne sme končati tam, kjer se je začel, niti tam, kjer je figura stala pred prejšnjim premikom.
rules-advanced-speed = PAC-MAN naredi največ dva koraka. Duhovi naredijo največ enega, po prvem drobcu največ dva, po tretjem največ tri.
rules-advanced-fence = Za ograde velja isto kot v klasični igri in ostanejo na mestu. Nobena ne sme nobenega polja odrezati od preostale plošče.
rules-advanced-reserve = PAC-MAN obdrži drobce, ki jih dobi. Med premikom lahko enega porabi za dva dodatna koraka, ki za vedno pojesta vsakega duha na poti.
rules-advanced-ghost-end = Duhovi lahko gredo čez drobce, a se tam ne smejo ustaviti, in dva se ne smeta ustaviti na istem polju.
rules-advanced-meet = Ko se PAC-MAN in duh srečata, ne glede na to, kdo se je premikal, je premika konec in PAC-MAN izgubi življenje. V naslednji potezi se vrne na prostem vhodu. Duhovi ostanejo, kjer so.
rules-advanced-end-pacman = PAC-MAN zmaga s četrtim drobcem ali ko so pojedeni vsi duhovi. Duhovi zmagajo, ko PAC-MAN izgubi tretje življenje.
rules-advanced-differ-source = To igro ima le eno francosko besedilo, njegove slike pa so izgubljene. Komora in drobci so naša rekonstrukcija.
rules-advanced-differ-return = Besedilo prepoveduje vrnitev na prejšnje polje. To razumemo kot polje, na katerem se premik konča; mimogrede ga figura lahko prečka.

rules-writing = Kako se zapišejo dejanja
rules-writing-squares = Stolpci so od a do i z leve proti desni, vrste od 1 do 9 od spodaj navzgor.
rules-writing-classic = Premik je polje, na katerem se konča: e2. Ograda je polje levo spodaj od njene sredine ter h, če leži, ali v, če stoji: e3h.
rules-writing-pacman = Korak je črka figure in polje: Pe6. P je PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- ustavi figuro.
rules-writing-advanced = P+ porabi drobec, P@e9 postavi PAC-MANA na vhod, e3h postavi ogrado, ~d5h dvigne ogrado komore.
