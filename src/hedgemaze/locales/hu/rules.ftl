rules-modes = Játékok
rules-play = Játék
rules-house = Sok mindent megváltoztathattok házi szabályokkal, amikor beállítjátok az asztalt.

rules-head-setup = Előkészület
rules-head-turn = A te köröd
rules-head-move = Lépés
rules-head-jump = Ugrás
rules-head-fence = Falak
rules-head-end = A játszma vége
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = A szellemek
rules-head-catch = Elkapás
rules-head-tunnels = Kapuk és alagutak
rules-head-opening = Az első négy kör
rules-head-differ = Miben térnek el a szabályfüzetek

rules-goal-classic2 = Érd el elsőként a veled szemközti oldal bármelyik mezőjét.
rules-goal-classic3 = Hárman játszanak, mindenki egyedül. Érd el elsőként a veled szemközti oldalt.
rules-goal-classic4 = Négyen játszanak, mindenki egyedül. Érd el elsőként a veled szemközti oldalt.
rules-goal-pacman = PAC-MAN mind a négy erőbogyót meg akarja enni. A szellemek háromszor akarják elkapni.
rules-goal-advanced = PAC-MAN mind a négy erőbogyót meg akarja szerezni. A szellemek háromszor akarják elkapni, és mindkét fél falakat épít.

rules-setup-classic2 = Minden játékosnak tíz fala van. A bábuk a saját oldaluk közepén állnak: Dél az e1, Észak az e9 mezőn. A kezdőt kisorsoljátok.
rules-setup-classic3 = Minden játékosnak hat fala van. A bábuk a saját oldaluk közepén állnak: e1, a5 és e9. A kezdőt kisorsoljátok, utána az óramutató járása szerint következtek.
rules-setup-classic4 = Minden játékosnak öt fala van. A bábuk a saját oldaluk közepén állnak: e1, a5, e9 és i5. A kezdőt kisorsoljátok, utána az óramutató járása szerint következtek.
rules-setup-pacman = PAC-MAN az e5 mezőn áll, a szellemek a négy oldal közepén, az erőbogyók a sarkokban. A labirintus hat falból áll; ezek nem mozdulnak, és újak sem kerülnek fel.
rules-setup-advanced = A szellemek középen, egy négy falból álló kamrában várnak, az erőbogyók a sarkokban vannak. PAC-MAN-nek tizenkét fala van, a szellemeknek összesen négy.
rules-share = Egy játékos PAC-MAN, három élettel. A többiek, egytől négy játékosig, megosztoznak a négy szellemen.

rules-classic-turn = A körödben egy dolgot tehetsz: lépsz a bábuddal, vagy leraksz egy falat. Ha nincs falad, lépned kell.
rules-classic-pass = Aki semmit sem tud tenni, passzol. Ez csak három vagy négy bábuval fordulhat elő.
rules-classic-move = A bábud egy mezőt lép fel, le, balra vagy jobbra, de sohasem falon át és sohasem másik bábura.
rules-classic-jump-straight = Ha egy másik bábu áll melletted, és nincs köztetek fal, egyenesen átugorhatod.
rules-classic-jump-side = Ha közvetlenül mögötte fal, a tábla széle vagy egy másik bábu van, akkor a mellette lévő mezőre ugorhatsz, balra vagy jobbra, feltéve hogy ott nincs útban fal vagy bábu.
rules-classic-jump-one = Egyszerre egy bábut ugorhatsz át, kettőt soha. Ugrani senkinek sem kötelező.
rules-classic-fence-long = Egy fal két mező hosszú. Két-két mező között fekszik, és nem lóg ki a tábláról.
rules-classic-fence-stays = A falak nem fedhetik és nem keresztezhetik egymást, és ott maradnak, ahol vannak.
rules-classic-fence-way = Mindenkinek maradnia kell útjának a célhoz, neked is. Nem szabad olyan falat lerakni, amely valakinek az utolsó útját zárja el. A bábuk nem számítanak akadálynak.
rules-classic-end-wins = Azonnal nyer az, akinek a bábuja elsőként lép a szemközti oldal bármelyik mezőjére.
rules-classic-end-draw = Ha ugyanaz az állás harmadszor áll elő, a játszma döntetlen.
rules-classic-differ-side = Falnál minden szabályfüzet megengedi az oldalugrást. A tábla széléről és a másik báburól nem szólnak; itt olyankor is szabad.
rules-classic-differ-way = Néhány szabályfüzet csak az ellenfél útját védi. Itt mindenkiét védjük.
rules-classic-differ-draw = Döntetlent egyik szabályfüzet sem ismer. Enélkül viszont egy játszma örökké tarthatna.
rules-classic-differ-three = Három játékosról csak a japán szabályfüzet beszél: ott mindenki hat falat kap.

rules-pacman-round = Egy fordulóban előbb PAC-MAN jön, aztán a táblán lévő összes szellem lép egyszer, olyan sorrendben, ahogy a szellemek szeretnék. PAC-MAN kezd.
rules-pacman-straight = Falon senki sem mehet át, és átlósan sem léphet senki.
rules-pacman-steps = PAC-MAN kettőt lép. A két lépés között elfordulhat, vissza is léphet. Ha csak egyet tud lépni, egyet lép.
rules-pacman-blocked = Szellem mezőjére nem léphet.
rules-pacman-boost = Amikor erőbogyóhoz ér, megáll és megeszi. Azonnal turbót kap: legfeljebb három további lépést, annyit, amennyit szeretne.
rules-pacman-eats = Turbóval, és csakis akkor, minden szellemet megeszik, amelynek a mezőjére lép.
rules-pacman-ghost-step = Egy szellem egyet lép. Ha tud, lépnie kell.
rules-pacman-frenzy = Ha egy szellem a sorában vagy az oszlopában meglátja PAC-MAN-t, és nincs köztük fal, megvadul: egyet vagy kettőt lép, és a két lépés között elfordulhat. A többi szellem és az erőbogyók nem rejtik el PAC-MAN-t.
rules-pacman-ghost-end = Szellem nem állhat meg sem erőbogyón, sem másik szellemen. Ha megvadult, áthaladhat rajtuk.
rules-pacman-catch = Az a szellem, amelyik PAC-MAN mezőjére lép, elkapja őt. PAC-MAN elveszít egy életet, és a forduló véget ér.
rules-pacman-reset = Minden bábu visszakerül a kezdőmezőjére, a megevett szellemek is. A megevett erőbogyók nem jönnek vissza.
rules-pacman-end-pacman = PAC-MAN nyer, ha megeszi a negyedik erőbogyót, vagy ha nem marad szellem a táblán.
rules-pacman-end-ghosts = A szellemek a harmadik elkapással nyernek.
rules-pacman-end-rank = A rang a megevett erőbogyóktól függ, bárki nyer is: egyért Kezdő, kettőért Ígéretes, háromért Elismert, négyért Profi jár.
rules-pacman-end-draw = Ha húsz fordulón át nem történik semmi, vagy ugyanaz az állás harmadszor áll elő, a játszma döntetlen.
rules-pacman-differ-maze = A szabályfüzet képen mutatja a labirintusát, és ez a kép nincs meg nekünk. A mieink rekonstrukciók, mások leírása alapján.
rules-pacman-differ-sight = Három szabályfüzetben a szellem csak előre lát. Itt mind a négy irányba lát.
rules-pacman-differ-pellet = A dán szabályfüzet szerint szellem egyáltalán nem léphet erőbogyó mezőjére. Itt áthaladhat rajta.
rules-pacman-differ-order = Két szabályfüzetben a szellemek mindig ugyanabban a sorrendben lépnek. Itt minden fordulóban újra választanak.
rules-pacman-differ-boost = A legtöbb szabályfüzet nyitva hagyja, hogy a turbót végig ki kell-e használni, és hogy elég-e áthaladni egy szellemen, hogy PAC-MAN megegye. Itt a turbó egy része is elég, és az áthaladás is számít.

rules-advanced-tunnels = A négy oldal közepe kapu: e9, e1, a5 és i5. A szemközti kapuk szomszédosak, mintha alagút vezetne egyiktől a másikig.
rules-advanced-start = PAC-MAN az általa választott kapun kezd.
rules-advanced-opening-pacman = Az első négy körben PAC-MAN egy-egy dolgot tesz: lép, vagy lerak egy falat.
rules-advanced-opening-ghosts = Ezután a szellemek felveszik a kamra egyik falát, és máshová rakják le. Ők még nem lépnek.
rules-advanced-turn = Az ötödik körtől előbb PAC-MAN lép, aztán minden szellem, olyan sorrendben, ahogy a szellemek szeretnék. Aki lépett, lerakhat egy falat.
rules-advanced-return = Nem lehet ott megállni, ahonnan a bábu elindult, sem ott, ahol az előző lépése előtt állt.
rules-advanced-speed = PAC-MAN legfeljebb kettőt lép. A szellemek legfeljebb egyet, az első erőbogyó után legfeljebb kettőt, a harmadik után legfeljebb hármat.
rules-advanced-fence = A falakat úgy kell lerakni, mint a klasszikus játékban, és a helyükön maradnak. Egyik sem vághat el egyetlen mezőt sem a tábla többi részétől.
rules-advanced-reserve = PAC-MAN megtartja a megszerzett erőbogyókat. A mozgása közben bevethet egyet: két további lépést kap, amelyekkel végleg megeszi az útjába kerülő szellemeket.
rules-advanced-ghost-end = A szellemek áthaladhatnak az erőbogyókon, de nem állhatnak meg rajtuk, és két szellem nem állhat meg egy mezőn.
rules-advanced-meet = Ha PAC-MAN és egy szellem találkozik, mindegy, melyikük lépett, a mozgás véget ér, és PAC-MAN elveszít egy életet. A következő körében egy szabad kapun tér vissza. A szellemek ott maradnak, ahol vannak.
rules-advanced-end-pacman = PAC-MAN nyer a negyedik erőbogyóval, vagy ha minden szellemet megevett. A szellemek nyernek, ha PAC-MAN a harmadik életét is elveszíti.
rules-advanced-differ-source = Ez a játék egyetlen francia szövegben maradt fenn, a képei elvesztek. A kamra és az erőbogyók helye a mi rekonstrukciónk.
rules-advanced-differ-return = A szöveg tiltja, hogy a bábu visszatérjen az előző mezőre. Ezt úgy értjük, hogy megállni nem szabad ott; áthaladni rajta szabad.

rules-writing = Hogyan írjuk az akciókat
rules-writing-squares = Az oszlopok a-tól i-ig balról jobbra, a sorok 1-től 9-ig alulról felfelé következnek.
rules-writing-classic = A lépést az a mező jelöli, ahol véget ér: e2. A falat a közepétől balra lent lévő mező jelöli, utána h, ha fekszik, vagy v, ha áll: e3h.
rules-writing-pacman = Egy lépés a bábu betűje és a mező: Pe6. P PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- megállít egy bábut.
rules-writing-advanced = P+ bevet egy erőbogyót, P@e9 megjeleníti PAC-MAN-t, e3h lerak egy falat, ~d5h pedig felveszi a kamra egyik falát.
