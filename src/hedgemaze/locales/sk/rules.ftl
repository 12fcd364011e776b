# Pravidlá každej hry: krátke, a predsa stačia na hranie.

rules-modes = Hry
rules-play = Hrať
rules-house = Mnohé z toho môžeš pri príprave hry zmeniť domácimi pravidlami.

rules-head-setup = Príprava
rules-head-turn = Tvoj ťah
rules-head-move = Pohyb
rules-head-jump = Skoky
rules-head-fence = Prekážky
rules-head-end = Koniec hry
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Duchovia
rules-head-catch = Chytenie
rules-head-tunnels = Brány a tunely
rules-head-opening = Prvé štyri ťahy
rules-head-differ = V čom sa návody líšia

rules-goal-classic2 = Dostaň sa pred súperom na ktorékoľvek políčko protiľahlej strany.
rules-goal-classic3 = Hrajú traja, každý za seba. Dostaň sa pred ostatnými na protiľahlú stranu.
rules-goal-classic4 = Hrajú štyria, každý za seba. Dostaň sa pred ostatnými na protiľahlú stranu.
rules-goal-pacman = PAC-MAN chce všetky štyri bodky. Duchovia ho chcú trikrát chytiť.
rules-goal-advanced = PAC-MAN chce všetky štyri bodky. Duchovia ho chcú trikrát chytiť a prekážky stavajú obe strany.

rules-setup-classic2 = Každý hráč má desať prekážok. Figúrky stoja uprostred svojich strán: Juh na e1, Sever na e9. Kto začne, rozhodne žreb.
rules-setup-classic3 = Každý hráč má šesť prekážok. Figúrky stoja uprostred svojich strán: e1, a5 a e9. Kto začne, rozhodne žreb; hrá sa v smere hodinových ručičiek.
rules-setup-classic4 = Každý hráč má päť prekážok. Figúrky stoja uprostred svojich strán: e1, a5, e9 a i5. Kto začne, rozhodne žreb; hrá sa v smere hodinových ručičiek.
rules-setup-pacman = PAC-MAN stojí na e5, duchovia uprostred štyroch strán, bodky v rohoch. Bludisko tvorí šesť prekážok; nehýbu sa a žiadna nepribudne.
rules-setup-advanced = Duchovia stoja uprostred v komnate zo štyroch prekážok, bodky sú v rohoch. PAC-MAN má dvanásť prekážok, duchovia spolu štyri.
rules-share = Jeden hráč je PAC-MAN a má tri životy. Ostatní, jeden až štyria hráči, sa delia o štyroch duchov.

rules-classic-turn = Vo svojom ťahu urobíš jednu vec: posunieš figúrku alebo postavíš prekážku. Bez prekážok musíš ťahať figúrkou.
rules-classic-pass = Kto nemôže urobiť vôbec nič, vynechá. To sa môže stať len pri troch alebo štyroch figúrkach.
rules-classic-move = Figúrka sa posunie o jedno políčko hore, dole, doľava alebo doprava, nikdy cez prekážku a nikdy na inú figúrku.
rules-classic-jump-straight = Keď vedľa teba stojí iná figúrka a nie je medzi vami prekážka, môžeš cez ňu skočiť rovno.
rules-classic-jump-side = Ak je hneď za ňou prekážka, okraj dosky alebo ďalšia figúrka, môžeš namiesto toho skočiť na políčko vedľa nej, vľavo alebo vpravo, ak tam v ceste nie je prekážka ani figúrka.
rules-classic-jump-one = Skáče sa cez jednu figúrku, nikdy cez dve. Nikto skákať nemusí.
rules-classic-fence-long = Prekážka je dlhá dve políčka. Leží medzi dvoma políčkami a dvoma ďalšími a netrčí z dosky.
rules-classic-fence-stays = Prekážky sa nikdy neprekrývajú ani nekrížia a zostávajú tam, kde sú.
rules-classic-fence-way = Každému musí zostať cesta do cieľa, aj tebe. Prekážka, ktorá niekomu zatvorí poslednú cestu, nie je dovolená. Figúrky cestu nezatvárajú.
rules-classic-end-wins = Hneď vyhráva figúrka, ktorá ako prvá stojí na ktoromkoľvek políčku strany oproti svojej.
rules-classic-end-draw = Keď rovnaká pozícia nastane tretíkrát, je remíza.
rules-classic-differ-side = Všetky návody dovoľujú skok do strany pri prekážke. O okraji a o druhej figúrke mlčia; tu sa to smie aj tam.
rules-classic-differ-way = Niektoré návody chránia len cestu súpera. Tu je chránená cesta každého.
rules-classic-differ-draw = Žiadny návod nepozná remízu. Bez nej by hra mohla trvať večne.
rules-classic-differ-three = O troch hráčoch hovorí len japonský návod: každému dáva šesť prekážok.

rules-pacman-round = Kolo je ťah PAC-MANA a potom jeden ťah každého ducha na doske, v poradí, aké si duchovia zvolia. Začína PAC-MAN.
rules-pacman-straight = Nikto neprechádza cez prekážky a nikto nechodí šikmo.
rules-pacman-steps = PAC-MAN urobí dva kroky. Medzi nimi môže zabočiť aj vrátiť sa. Ak môže urobiť len jeden, urobí jeden.
rules-pacman-blocked = Na políčko ducha vstúpiť nesmie.
rules-pacman-boost = Keď dôjde na bodku, zastaví sa a zje ju. Hneď dostane zrýchlenie: najviac tri ďalšie kroky, koľko chce.
rules-pacman-eats = So zrýchlením, a len vtedy, zje každého ducha, na ktorého políčko vstúpi.
rules-pacman-ghost-step = Duch urobí jeden krok. Ak môže ťahať, musí.
rules-pacman-frenzy = Duch, ktorý vidí PAC-MANA v rade alebo stĺpci a nie je medzi nimi prekážka, je v šialenstve: urobí jeden alebo dva kroky a môže medzi nimi zabočiť. Iní duchovia a bodky PAC-MANA neskryjú.
rules-pacman-ghost-end = Duch sa nesmie zastaviť na bodke ani na inom duchovi. V šialenstve cez ne môže prejsť.
rules-pacman-catch = Duch, ktorý vstúpi na políčko PAC-MANA, ho chytí. PAC-MAN stratí život a kolo sa končí.
rules-pacman-reset = Všetky figúrky sa vrátia na svoje východiskové políčka, aj zjedení duchovia. Zjedené bodky sa nevracajú.
rules-pacman-end-pacman = PAC-MAN vyhráva so štvrtou bodkou alebo keď na doske nezostáva žiadny duch.
rules-pacman-end-ghosts = Duchovia vyhrávajú, keď ho chytia tretíkrát.
rules-pacman-end-rank = Hodnosť závisí od zjedených bodiek, nech vyhrá ktokoľvek: jedna je Začiatočník, dve Amatér, tri Profík, štyri Expert.
rules-pacman-end-draw = Keď sa dvadsať kôl nič nestane alebo rovnaká pozícia nastane tretíkrát, je remíza.
rules-pacman-differ-maze = Návod ukazuje bludisko na obrázku, ktorý nemáme. Naše bludiská sú zostavené podľa toho, ako ho ľudia opísali.
rules-pacman-differ-sight = V troch návodoch vidí duch len to, čo má pred sebou. Tu vidí všetkými štyrmi smermi.
rules-pacman-differ-pellet = Dánsky návod zakazuje duchom na políčko s bodkou vôbec vstúpiť. Tu cezeň smú prejsť.
rules-pacman-differ-order = V dvoch návodoch ťahajú duchovia vždy v rovnakom poradí. Tu si ho volia v každom kole znova.
rules-pacman-differ-boost = Väčšina návodov nehovorí, či sa zrýchlenie musí využiť celé a či stačí cez ducha prejsť, aby bol zjedený. Tu sa dá využiť aj časť a prejsť stačí.

rules-advanced-tunnels = Uprostred štyroch strán sú brány: e9, e1, a5 a i5. Protiľahlé brány spolu susedia, akoby ich spájal tunel.
rules-advanced-start = PAC-MAN začína v bráne, ktorú si vyberie.
rules-advanced-opening-pacman = V každom z prvých štyroch ťahov urobí PAC-MAN jednu vec: buď ide, alebo stavia prekážku.
rules-advanced-opening-ghosts = Potom duchovia vezmú jednu prekážku komnaty a položia ju inam. Sami sa ešte nehýbu.
rules-advanced-turn = Od piateho ťahu ide PAC-MAN a potom každý duch, v poradí, aké si duchovia zvolia. Kto sa pohol, môže postaviť prekážku.
rules-advanced-return = Ťah sa nesmie skončiť tam, kde sa začal, ani tam, kde figúrka stála pred svojím minulým ťahom.
rules-advanced-speed = PAC-MAN urobí najviac dva kroky. Duchovia najviac jeden, po prvej bodke najviac dva, po tretej najviac tri.
rules-advanced-fence = Prekážky sa kladú ako v klasickej hre a zostávajú. Žiadna nesmie odrezať ani jediné políčko od zvyšku dosky.
rules-advanced-reserve = PAC-MAN si získané bodky necháva. Vo svojom ťahu môže jednu použiť na dva kroky navyše: každého ducha v ceste pri nich nadobro zje.
rules-advanced-ghost-end = Duchovia smú cez bodky prejsť, ale nesmú na nich zastať, a žiadni dvaja nezastanú na jednom políčku.
rules-advanced-meet = Keď sa PAC-MAN a duch stretnú, nech ťahal ktokoľvek, ťah sa končí a PAC-MAN stratí život. V ďalšom ťahu sa vráti voľnou bránou. Duchovia zostanú, kde sú.
rules-advanced-end-pacman = PAC-MAN vyhráva so štvrtou bodkou alebo keď sú všetci duchovia zjedení. Duchovia vyhrávajú, keď PAC-MAN príde o tretí život.
rules-advanced-end-progress = Čo sa počíta: získaná alebo použitá bodka, zjedený duch, chytený PAC-MAN, postavená prekážka.
rules-advanced-differ-source = Túto hru pozná len jeden francúzsky text a jeho obrázky sa stratili. Komnata a bodky sú naša rekonštrukcia.
rules-advanced-differ-return = Text zakazuje návrat na predchádzajúce políčko. Chápeme to ako políčko, kde sa ťah končí; prejsť sa cezeň smie.

rules-writing = Ako sa akcie zapisujú
rules-writing-squares = Stĺpce sú a až i zľava doprava, rady 1 až 9 zdola nahor.
rules-writing-classic = Ťah je políčko, na ktorom sa končí: e2. Prekážka je políčko vľavo dole od jej stredu a h pre ležiacu alebo v pre stojacu: e3h.
rules-writing-pacman = Krok je písmeno figúrky a políčko: Pe6. P je PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- figúrku zastaví.
rules-writing-advanced = P+ použije bodku, po P@e9 sa objaví PAC-MAN, e3h postaví prekážku a ~d5h zdvihne prekážku komnaty.
