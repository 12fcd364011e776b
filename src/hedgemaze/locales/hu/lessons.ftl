page-learn = Tanulás
page-mistakes = Tanulj a hibáidból

learn-lead = Rövid, végigjátszható leckék. Mindegyik egy perc.
learn-begin = Kezdjük
learn-next = Következő: { $name }
learn-on = Tovább
learn-again = Elölről
learn-map = Minden lecke
learn-right = Ez az!
learn-done = Kész
learn-all = Minden leckét elvégeztél. Ideje játszani!
learn-play = Játssz egyet
learn-rules = A szabályok
learn-task = Feladat: { $n } / { $all }
learn-count = Kész: { $n } / { $all }
learn-subject-classic = Klasszikus
learn-subject-pacman = PAC-MAN-változat
learn-subject-advanced = Haladó PAC-MAN

lesson-moving = Lépés
lesson-moving-about = Lépésről lépésre a túloldalra
lesson-moving-1 = Te vagy a sárga bábu alul. Lépj egyet egyenesen felfelé, a túloldal felé.
lesson-moving-1-right = Egy bábu egyet lép fel, le, balra vagy jobbra, átlósan soha.
lesson-moving-1-wrong = Oldalra is léphetsz, de a túloldal felül van: lépj felfelé.
lesson-moving-2 = Az nyer, aki elsőként ér a túloldalra. Te felfelé mész, Észak lefelé jön. Nyerd meg a versenyt!
lesson-moving-2-right = A túlsó sor bármelyik mezője jó. Te voltál a gyorsabb!
lesson-moving-2-wrong = Ezzel nem jutsz közelebb. Két lépés felfelé, és nyertél.

lesson-fences = Falak
lesson-fences-about = Hosszabbítsd meg a másik útját
lesson-fences-1 = Észak két lépésre van az oldaladtól, te pedig lassabb vagy. Lépés helyett tegyél falat a közvetlenül Észak alatti vájatba.
lesson-fences-1-right = Egy fal két mező hosszú. Északnak meg kell kerülnie. Egy körben vagy lépsz, vagy falat raksz, a kettő együtt nem megy.
lesson-fences-1-wrong = Ez nem állítja meg Északot. Tedd a falat az Észak alatti vájatba.
lesson-fences-2 = Egy falat könnyű megkerülni. Tegyél mellé egy másodikat, hogy Északnak legalább két lépéssel több kelljen.
lesson-fences-2-right = Az összeérő falak egyetlen hosszú falat alkotnak. A játszma végéig ott maradnak.
lesson-fences-2-wrong = Észak alig lett lassabb. Hosszabbítsd meg a falat jobbra.
lesson-fences-3 = A falak állhatnak is: fordíts el egyet jobb kattintással, az R billentyűvel vagy a forgatás gombbal. Zárd el Észak útját a jobb oldali rés felé.
lesson-fences-3-right = Most Északnak az egészet meg kell kerülnie. Számold a lépéseket, a tieidet és az övéit: ez az egész játék lényege.
lesson-fences-3-wrong = Tegyél álló falat Észak és a jobb szélső oszlop közé.

lesson-way = Az útszabály
lesson-way-about = Senkit sem szabad befalazni
lesson-way-1 = Mindenkinek maradnia kell útjának a túloldalra. Próbáld meg elzárni Észak utolsó rését a két jelölt mező között, és nézd meg, mi történik. Aztán rakj le egy szabályos falat, amely meghosszabbítja Észak útját.
lesson-way-1-right = Egy utat olyan hosszúra nyújthatsz, amilyenre csak akarod, de elzárni sohasem szabad.
lesson-way-1-wrong = Olyan falat rakj le, amely meghosszabbítja Észak útját, de nyitva hagyja.
lesson-way-2 = A szabály saját magadtól is megvéd: egy álló fal d1 és d2 jobb oldalán téged falazna be. Rakj le bármilyen szabályos falat.
lesson-way-2-right = A tábla megmondja, kit vágna el egy fal, és megmutatja az elzárt részt.
lesson-way-2-wrong = Most falat rakj le, bárhová, ahová szabad.

lesson-jump = Ugrás
lesson-jump-about = Bábu fölött, egyenesen vagy oldalra
lesson-jump-1 = Észak közvetlenül előtted áll. Ugord át: menj az Észak mögötti mezőre.
lesson-jump-1-right = Az ugrás megspórol egy lépést. Sohasem kötelező.
lesson-jump-1-wrong = Így is lehet, de ugrással gyorsabb: menj az Észak mögötti mezőre.
lesson-jump-2 = Észak mögött fal van, ezért egyenesen nem ugorhatsz. Ilyenkor az Északtól balra vagy jobbra lévő mezőre mehetsz.
lesson-jump-2-right = Oldalra csak akkor, ha egyenesen zárva az út.
lesson-jump-2-wrong = Ugorj: az Északtól balra vagy jobbra lévő mezőre.

lesson-corner = Ugrás a tábla szélén
lesson-corner-about = Amikor a másik bábu mögött nincs semmi
lesson-corner-1 = Észak mögött véget ér a tábla. Ilyenkor oldalra ugorhatsz, akárcsak fal esetén. Ugorj, és nyerj!
lesson-corner-1-right = A túloldalon végződő ugrás ugyanúgy nyer, mint bármelyik lépés.
lesson-corner-1-wrong = A túlsó sor egy ugrásra van: Északtól balra vagy jobbra.
lesson-corner-2 = Észak mögött fal van, és balra is áll egy. Egyetlen mező maradt az ugrásodhoz.
lesson-corner-2-right = A falak az ugrást is megállítják, nemcsak a lépést.
lesson-corner-2-wrong = Ugorj az Északtól jobbra lévő mezőre.

lesson-crowd = Három és négy játékos
lesson-crowd-about = Mindenki magáért
lesson-crowd-1 = Hárman játszotok: te felfelé mész, Nyugat jobbra, Észak lefelé. Északnak egy lépés kell a győzelemhez. Neked kell megállítanod.
lesson-crowd-1-right = Hárman fejenként hat falat kaptok, négyen csak ötöt. Néha a többiekért is be kell vetned egyet.
lesson-crowd-1-wrong = Így Észak nyer. Tegyél falat Észak alá.
lesson-crowd-2 = Két bábu egymás mögött: kettőt egyszerre senki sem ugorhat át. De a második miatt oldalra ugorhatsz. Ugorj oldalra az elsőnél.
lesson-crowd-2-right = Egy ugrás, egy bábu, mindig.
lesson-crowd-2-wrong = Ugorj át Észak fölött, balra vagy jobbra.
lesson-crowd-3 = Négyen játszotok. Kelet a bal szélre igyekszik, és egy lépésre van tőle. Hosszabbítsd meg Kelet útját.
lesson-crowd-3-right = Mindenki a sajátjával szemközti oldalra tart. Az első, aki odaér, nyer, és a játszmának vége.
lesson-crowd-3-wrong = Így Kelet nyer. Tegyél álló falat Kelet bal oldalára.

lesson-steps = PAC-MAN köre
lesson-steps-about = Két lépés, és a sarok sem akadály
lesson-steps-1 = PAC-MAN minden körben kettőt lép. Sétálj a jelölt mezőre.
lesson-steps-1-right = A két lépés kötelező, ha van hozzá hely. Koppints rájuk egyenként, vagy húzd végig az egész utat.
lesson-steps-1-wrong = Onnan a maradék lépéssel nem éred el a jelet.
lesson-steps-2 = A lépések között elfordulhat. Fölötte fal van: kerüld meg a végét, és menj a jelölt mezőre.
lesson-steps-2-right = Ennek a labirintusnak a falai nem mozdulnak, és senki sem tesz hozzá újat.
lesson-steps-2-wrong = Onnan ebben a körben nem éred el a jelet.

lesson-pellet = Erőbogyók és turbó
lesson-pellet-about = Egyél, aztán kergesd a szellemeket
lesson-pellet-1 = Négy erőbogyóval nyered meg a játszmát. Edd meg azt, amelyik a sarokban van.
lesson-pellet-1-right = Az erőbogyó véget vet a két lépésnek, és turbót ad: azonnal három további lépést.
lesson-pellet-1-wrong = Az erőbogyó fent van a sarokban, két lépésre.
lesson-pellet-2 = Három turbólépésed van, és a turbó szellemeket eszik. Edd meg a pirosat!
lesson-pellet-2-right = A megevett szellemek addig nincsenek a táblán, amíg PAC-MAN-t el nem kapják. Turbó nélkül nem léphet szellem mezőjére.
lesson-pellet-2-wrong = A piros szellem két lépésre van jobbra. Edd meg, amíg tart a turbó.
lesson-pellet-3 = Egy turbólépés maradt. Nem kell felhasználnod: állj meg itt a gombbal, vagy tedd meg a lépést.
lesson-pellet-3-right = A turbó egy részét is elég felhasználni. Ami megmarad, a kör végén elvész.
lesson-pellet-3-wrong = Állj meg, vagy tedd meg az utolsó lépést.

lesson-sight = Látás és megvadulás
lesson-sight-about = Ha egy szellem meglát, gyorsabban fut
lesson-sight-1 = A piros vonal azt jelenti, hogy egy szellem látja PAC-MAN-t: ugyanaz a sor vagy oszlop, és nincs köztük fal. Fejezd be a körödet ott, ahol senki sem lát.
lesson-sight-1-right = Az a szellem, amelyik meglát, megvadul: egy lépés helyett kettőt tesz. Csak a falak rejtenek el.
lesson-sight-1-wrong = Onnan bármit teszel, a köröd végén egy szellem látni fog.
lesson-sight-2 = Három oldalról közelednek a szellemek. Találd meg a búvóhelyet.
lesson-sight-2-right = Jól elbújtál! Minden kör előtt nézd végig a sorokat és az oszlopokat.
lesson-sight-2-wrong = Onnan a köröd végén valaki látni fog.

lesson-ghosts = A szellemek
lesson-ghosts-about = Bármilyen sorrendben, és ki kit kap el
lesson-ghosts-1 = Most te irányítod a szellemeket. Mindegyik egyet lép, tetszőleges sorrendben; amelyik látja PAC-MAN-t, kettőt is léphet. Lépj mind a néggyel.
lesson-ghosts-1-right = A megvadult szellem áthaladhat egy erőbogyón, de meg nem állhat rajta, és két szellem nem állhat egy mezőn.
lesson-ghosts-1-wrong = Azokkal a szellemekkel lépj, amelyek még nem léptek.
lesson-ghosts-2 = A piros szellem két lépésről látja PAC-MAN-t. Kapd el!
lesson-ghosts-2-right = Elveszít egy életet. Minden bábu visszakerül a kezdőmezőjére, a megevett szellemek is. A megevett erőbogyók nem jönnek vissza.
lesson-ghosts-2-wrong = A piros szellem most elkaphatja: két lépés egyenesen lefelé.

lesson-ranks = Az utolsó erőbogyó
lesson-ranks-about = Négy erőbogyó, négy rang
lesson-ranks-1 = Három erőbogyó elfogyott, egy élet maradt. Edd meg az utolsó erőbogyót.
lesson-ranks-1-right = PAC-MAN nyert. Egy erőbogyóért Kezdő, kettőért Ígéretes, háromért Elismert, négyért Profi rang jár, bárki nyer is.
lesson-ranks-1-wrong = Az erőbogyó egy lépésre van jobbra.

lesson-gates = A kapuk
lesson-gates-about = Ahol PAC-MAN megjelenik
lesson-gates-1 = A haladó játékban PAC-MAN eleinte nincs a táblán. Válassz egyet az oldalak közepén lévő négy kapu közül.
lesson-gates-1-right = Valahányszor elkapják, egy kapun át tér vissza.
lesson-gates-1-wrong = Válassz egy kaput.
lesson-gates-2 = Az első négy körben PAC-MAN körönként egyetlen dolgot tesz: legfeljebb kettőt lép, vagy lerak egyet a tizenkét falából. Tedd meg az egyiket.
lesson-gates-2-right = Az ötödik körtől lép, és utána falat is lerakhat.
lesson-gates-2-wrong = Lépj, vagy rakj le egy falat.

lesson-tunnels = Alagutak
lesson-tunnels-about = Ki az egyik kapun, be a másikon
lesson-tunnels-1 = A szemközti kapukat alagút köti össze: egy lépéssel fentről lentre, balról jobbra jutsz. Menj át rajta a lenti, jelölt kapuhoz.
lesson-tunnels-1-right = Egyetlen lépés, egyenesen át. Az alagutakat a szellemek is használják.
lesson-tunnels-1-wrong = Előbb menj fel a kapuhoz, aztán az alagúton át.

lesson-chamber = A kamra
lesson-chamber-about = Négy falat vesznek fel, körönként egyet
lesson-chamber-1 = A szellemek négy fal mögött kezdenek. Az első négy körben mindig felvesznek egyet ezek közül, és máshol rakják le. Nyomj egy rózsaszín falra, aztán rakd le, ahová szeretnéd.
lesson-chamber-1-right = Amikor mind a négy új helyre került, kijönnek a szellemek. Négy további közös faluk van.
lesson-chamber-1-wrong = Vedd fel a kamra egyik falát, aztán rakd le.

lesson-turn = Egy teljes kör
lesson-turn-about = Lépj, aztán építs
lesson-turn-1 = Az ötödik körtől egy kör lépésből áll, utána jöhet egy fal, ha szeretnéd. Lépj kettőt, aztán rakj le egy falat.
lesson-turn-1-right = Egyetlen mezőt sem szabad elzárni. A bábu nem mehet rögtön vissza oda, ahonnan jött.
lesson-turn-1-wrong = Most folytasd, és a végén rakj le egy falat.

lesson-reserve = Tartalék erőbogyók
lesson-reserve-about = Vess be egyet a vadászathoz
lesson-reserve-1 = Itt az erőbogyókat megtartod. Ha bevetsz egyet, két szellemevő lépést kapsz. Vesd be a gombbal, és edd meg a két lépéssel fölötted álló piros szellemet.
lesson-reserve-1-right = Ebben a játékban a megevett szellemek sohasem térnek vissza. A bevetett erőbogyó is számít a győzelemhez.
lesson-reserve-1-wrong = Így nem éred el a piros szellemet. Vesd be az erőbogyót, aztán menj egyenesen felfelé.

lesson-lives = Életek
lesson-lives-about = Gyorsabb szellemek, három élet
lesson-lives-1 = A szellemek a megszerzett erőbogyókkal egyre gyorsabbak: egy lépés, az első után kettő, a harmadik után három. Most hármat futnak. Kapd el PAC-MAN-t!
lesson-lives-1-right = Elveszít egy életet, és lekerül a tábláról. Rajta kívül senki sem megy vissza.
lesson-lives-1-wrong = Onnan az a szellem nem éri el. A piros van a legközelebb.
lesson-lives-2 = PAC-MAN vagy, két életed maradt. Térj vissza egy kapun; az egyik foglalt.
lesson-lives-2-right = Utána egy teljes kör következik. Ha szellembe futsz, az is egy életbe kerül, ezért az oldal előbb megkérdez.
lesson-lives-2-wrong = Válassz egy kaput.

mistakes-learn = Tanulj a hibáidból
mistakes-working = Átnézzük a játszmát…
mistakes-of = Kinek a hibái?
# Same as in English.
mistakes-side = { $side }
mistakes-number = Pillanat: { $n } / { $all }
mistakes-ask = Itt ez történt: { $action }, és ez { $percent }%-ba került. Te mit játszanál helyette?
mistakes-judging = Lássuk…
mistakes-best = { $action }: pontosan! Ennél jobb nincs.
mistakes-good = { $action } ugyanolyan jó, mint a legjobb. Szép!
mistakes-same = Ez történt a játszmában is. Van jobb.
mistakes-worse = { $action } jobb a semminél, de { $percent }%-ba kerül. Próbáld újra.
mistakes-shown = { $action } volt a legjobb.
mistakes-line = Így folytatódhatna: { $text }
mistakes-show = Mutasd a megoldást
mistakes-hint-fence = Itt egy fal a legjobb. A megvilágított mezők közé való.
mistakes-hint-move = Itt lépni a legjobb. Megjelöltük a bábut, amelynek lépnie kell.
mistakes-next = Következő pillanat
mistakes-finish = Befejezés
mistakes-none = Egyetlen említésre méltó hiba sincs. Szép játék!
mistakes-short = Még nincs mit nézni: senki sem lépett.
mistakes-end =
    { $n ->
        [0] Most már mindet láttad ({ $all }). Legközelebb felismered őket.
        [one] Egyet magadtól megtaláltál (összesen: { $all }). Így fejlődik az ember.
       *[other] { $n } pillanatot magadtól megtaláltál (összesen: { $all }). Így fejlődik az ember.
    }
mistakes-again = Még egyszer
mistakes-analysis = A teljes játszma
mistakes-end-title = Ennyi volt
