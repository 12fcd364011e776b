# Pravidla každé hry: krátká, a přece stačí ke hře.

rules-modes = Hry
rules-play = Hrát
rules-house = Mnohé z toho můžeš při přípravě hry změnit domácími pravidly.

rules-head-setup = Příprava
rules-head-turn = Tvůj tah
rules-head-move = Pohyb
rules-head-jump = Skoky
rules-head-fence = Překážky
rules-head-end = Konec hry
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Duchové
rules-head-catch = Chycení
rules-head-tunnels = Brány a tunely
rules-head-opening = První čtyři tahy
rules-head-differ = V čem se návody liší

rules-goal-classic2 = Dojdi před soupeřem na kterékoli políčko protější strany.
rules-goal-classic3 = Hrají tři, každý za sebe. Dojdi před ostatními na protější stranu.
rules-goal-classic4 = Hrají čtyři, každý za sebe. Dojdi před ostatními na protější stranu.
rules-goal-pacman = PAC-MAN chce všechny čtyři tečky. Duchové ho chtějí třikrát chytit.
rules-goal-advanced = PAC-MAN chce všechny čtyři tečky. Duchové ho chtějí třikrát chytit a překážky staví obě strany.

rules-setup-classic2 = Každý hráč má deset překážek. Figurky stojí uprostřed svých stran: Jih na e1, Sever na e9. Kdo začne, rozhodne los.
rules-setup-classic3 = Každý hráč má šest překážek. Figurky stojí uprostřed svých stran: e1, a5 a e9. Kdo začne, rozhodne los; hraje se po směru hodinových ručiček.
rules-setup-classic4 = Každý hráč má pět překážek. Figurky stojí uprostřed svých stran: e1, a5, e9 a i5. Kdo začne, rozhodne los; hraje se po směru hodinových ručiček.
rules-setup-pacman = PAC-MAN stojí na e5, duchové uprostřed čtyř stran, tečky v rozích. Bludiště tvoří šest překážek; nehýbou se a žádná nepřibude.
rules-setup-advanced = Duchové stojí uprostřed v komnatě ze čtyř překážek, tečky jsou v rozích. PAC-MAN má dvanáct překážek, duchové dohromady čtyři.
rules-share = Jeden hráč je PAC-MAN a má tři životy. Ostatní, jeden až čtyři hráči, se dělí o čtyři duchy.

rules-classic-turn = Ve svém tahu uděláš jednu věc: posuneš figurku, nebo postavíš překážku. Bez překážek musíš táhnout figurkou.
rules-classic-pass = Kdo nemůže udělat vůbec nic, vynechá. To se může stát jen při třech nebo čtyřech figurkách.
rules-classic-move = Figurka se posune o jedno políčko nahoru, dolů, doleva nebo doprava, nikdy přes překážku a nikdy na jinou figurku.
rules-classic-jump-straight = Když vedle tebe stojí jiná figurka a není mezi vámi překážka, můžeš ji rovně přeskočit.
rules-classic-jump-side = Je-li hned za ní překážka, okraj desky nebo další figurka, můžeš místo toho skočit na políčko vedle ní, vlevo nebo vpravo, pokud tam v cestě není překážka ani figurka.
rules-classic-jump-one = Skáče se přes jednu figurku, nikdy přes dvě. Nikdo skákat nemusí.
rules-classic-fence-long = Překážka je dlouhá dvě políčka. Leží mezi dvěma políčky a dvěma dalšími a nepřečnívá z desky.
rules-classic-fence-stays = Překážky se nikdy nepřekrývají ani nekříží a zůstávají tam, kde jsou.
rules-classic-fence-way = Každému musí zůstat cesta do cíle, i tobě. Překážka, která někomu zavře poslední cestu, není dovolena. Figurky cestu nezavírají.
rules-classic-end-wins = Hned vyhrává figurka, která jako první stojí na kterémkoli políčku strany naproti své.
rules-classic-end-draw = Když stejná pozice nastane potřetí, je remíza.
rules-classic-differ-side = Všechny návody dovolují skok do strany u překážky. O okraji a o druhé figurce mlčí; tady to jde i tam.
rules-classic-differ-way = Některé návody chrání jen cestu soupeře. Tady je chráněna cesta každého.
rules-classic-differ-draw = Žádný návod nezná remízu. Bez ní by hra mohla trvat věčně.
rules-classic-differ-three = O třech hráčích mluví jen japonský návod: každému dává šest překážek.

rules-pacman-round = Kolo je tah PAC-MANA a potom jeden tah každého ducha na desce, v pořadí, jaké si duchové zvolí. Začíná PAC-MAN.
rules-pacman-straight = Nikdo neprochází překážkami a nikdo nechodí šikmo.
rules-pacman-steps = PAC-MAN udělá dva kroky. Mezi nimi může zabočit i vrátit se. Může-li udělat jen jeden, udělá jeden.
rules-pacman-blocked = Na políčko ducha vstoupit nesmí.
rules-pacman-boost = Když dojde na tečku, zastaví se a sní ji. Hned dostane zrychlení: nejvýš tři další kroky, kolik chce.
rules-pacman-eats = Se zrychlením, a jen tehdy, sní každého ducha, na jehož políčko vstoupí.
rules-pacman-ghost-step = Duch udělá jeden krok. Může-li táhnout, musí.
rules-pacman-frenzy = Duch, který vidí PAC-MANA v řadě nebo sloupci a není mezi nimi překážka, je v šílenství: udělá jeden nebo dva kroky a může mezi nimi zabočit. Jiní duchové a tečky PAC-MANA neschovají.
rules-pacman-ghost-end = Duch se nesmí zastavit na tečce ani na jiném duchovi. V šílenství přes ně může přejít.
rules-pacman-catch = Duch, který vstoupí na políčko PAC-MANA, ho chytí. PAC-MAN ztratí život a kolo končí.
rules-pacman-reset = Všechny figurky se vrátí na svá výchozí políčka, i snědení duchové. Snědené tečky se nevracejí.
rules-pacman-end-pacman = PAC-MAN vyhrává se čtvrtou tečkou, nebo když na desce nezbývá žádný duch.
rules-pacman-end-ghosts = Duchové vyhrávají, když ho chytí potřetí.
rules-pacman-end-rank = Hodnost se řídí snědenými tečkami, ať vyhraje kdokoli: jedna je Začátečník, dvě Amatér, tři Profík, čtyři Expert.
rules-pacman-end-draw = Když se dvacet kol nic nestane nebo stejná pozice nastane potřetí, je remíza.
rules-pacman-differ-maze = Návod ukazuje bludiště na obrázku, který nemáme. Naše bludiště jsou sestavena podle toho, jak ho lidé popsali.
rules-pacman-differ-sight = Ve třech návodech vidí duch jen to, co má před sebou. Tady vidí do všech čtyř směrů.
rules-pacman-differ-pellet = Dánský návod zakazuje duchům na políčko s tečkou vůbec vstoupit. Tady přes něj smějí přejít.
rules-pacman-differ-order = Ve dvou návodech táhnou duchové vždy ve stejném pořadí. Tady si ho volí v každém kole znovu.
rules-pacman-differ-boost = Většina návodů neříká, zda se zrychlení musí využít celé a zda stačí přes ducha přejít, aby byl sněden. Tady lze využít jen část a přejít stačí.

rules-advanced-tunnels = Uprostřed čtyř stran jsou brány: e9, e1, a5 a i5. Protilehlé brány spolu sousedí, jako by je spojoval tunel.
rules-advanced-start = PAC-MAN začíná v bráně, kterou si vybere.
rules-advanced-opening-pacman = V každém z prvních čtyř tahů udělá PAC-MAN jednu věc: buď jde, nebo staví překážku.
rules-advanced-opening-ghosts = Potom duchové vezmou jednu překážku komnaty a položí ji jinam. Sami se ještě nehýbou.
rules-advanced-turn = Od pátého tahu jde PAC-MAN a potom každý duch, v pořadí, jaké si duchové zvolí. Kdo se pohnul, může postavit překážku.
rules-advanced-return = Tah nesmí skončit tam, kde začal, ani tam, kde figurka stála před svým minulým tahem.
rules-advanced-speed = PAC-MAN udělá nejvýš dva kroky. Duchové nejvýš jeden, po první tečce nejvýš dva, po třetí nejvýš tři.
rules-advanced-fence = Překážky se kladou jako v klasické hře a zůstávají. Žádná nesmí odříznout jediné políčko od zbytku desky.
rules-advanced-reserve = PAC-MAN si získané tečky nechává. Ve svém tahu může jednu použít na dva kroky navíc: každého ducha v cestě při nich nadobro sní.
rules-advanced-ghost-end = Duchové smějí přes tečky přejít, ale nesmějí na nich zastavit, a žádní dva nezastaví na jednom políčku.
rules-advanced-meet = Když se PAC-MAN a duch potkají, ať táhl kdokoli, tah končí a PAC-MAN ztratí život. V příštím tahu se vrátí volnou bránou. Duchové zůstanou, kde jsou.
rules-advanced-end-pacman = PAC-MAN vyhrává se čtvrtou tečkou, nebo když jsou všichni duchové snědeni. Duchové vyhrávají, když PAC-MAN přijde o třetí život.
rules-advanced-end-progress = Co se počítá: získaná nebo použitá tečka, snědený duch, chycený PAC-MAN, postavená překážka.
rules-advanced-differ-source = Tuto hru zná jen jeden francouzský text a jeho obrázky se ztratily. Komnata a tečky jsou naše rekonstrukce.
rules-advanced-differ-return = Text zakazuje návrat na předchozí políčko. Chápeme to jako políčko, kde tah končí; přejít se přes něj smí.

rules-writing = Jak se akce zapisují
rules-writing-squares = Sloupce jsou a až i zleva doprava, řady 1 až 9 zdola nahoru.
rules-writing-classic = Tah je políčko, na kterém končí: e2. Překážka je políčko vlevo dole od jejího středu a h pro ležící nebo v pro stojící: e3h.
rules-writing-pacman = Krok je písmeno figurky a políčko: Pe6. P je PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- figurku zastaví.
rules-writing-advanced = P+ použije tečku, po P@e9 se objeví PAC-MAN, e3h postaví překážku a ~d5h zvedne překážku komnaty.
