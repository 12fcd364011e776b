# Lekce a učení z vlastních chyb.

page-learn = Lekce
page-mistakes = Uč se z chyb

learn-lead = Krátké lekce, které se hrají. Každá trvá minutu.
learn-begin = Začít
learn-next = Další: { $name }
learn-on = Dál
learn-again = Znovu
learn-map = Všechny lekce
learn-right = Přesně tak!
learn-done = Hotovo
learn-all = Všechny lekce máš za sebou. Čas si zahrát!
learn-play = Zahrát si
learn-rules = Přečíst pravidla
learn-task = Úkol { $n }/{ $all }
learn-count = Hotovo { $n }/{ $all }
learn-subject-classic = Klasika
learn-subject-pacman = Varianta PAC-MAN
learn-subject-advanced = Pokročilý PAC-MAN

lesson-moving = Pohyb
lesson-moving-about = Krok za krokem na protější stranu
lesson-moving-1 = Hraješ se žlutou figurkou dole. Udělej jeden krok rovně nahoru, k protější straně.
lesson-moving-1-right = Figurka jde o jeden krok nahoru, dolů, doleva nebo doprava, nikdy šikmo.
lesson-moving-1-wrong = Do strany smíš, ale protější strana je nahoře: jdi nahoru.
lesson-moving-2 = Kdo první dojde na protější stranu, vyhrává. Ty jdeš nahoru, Sever dolů. Vyhraj tento závod!
lesson-moving-2-right = Stačí kterékoli políčko poslední řady. Závod je tvůj!
lesson-moving-2-wrong = Tím se nepřiblížíš. Dva kroky nahoru a vyhráváš.

lesson-fences = Překážky
lesson-fences-about = Prodluž soupeři cestu
lesson-fences-1 = Sever je dva kroky od tvé strany a ty to máš dál. Místo tahu figurkou dej překážku do drážky hned pod Severem.
lesson-fences-1-right = Překážka je dlouhá dvě políčka. Sever ji musí obejít. V tahu je buď krok, nebo překážka, nikdy obojí.
lesson-fences-1-wrong = Tím Sever nezastavíš. Dej překážku do drážky pod Severem.
lesson-fences-2 = Jedna překážka se snadno obejde. Dej vedle ní druhou, aby to měl Sever aspoň o dva kroky dál.
lesson-fences-2-right = Spojené překážky tvoří dlouhou zeď. Zůstanou do konce hry.
lesson-fences-2-wrong = Sever to skoro nemá dál. Prodluž zeď doprava.
lesson-fences-3 = Překážka může i stát: otoč ji pravým tlačítkem, klávesou R nebo tlačítkem pro otočení. Zavři Severu cestu k mezeře vpravo.
lesson-fences-3-right = Teď musí Sever jít celou cestu dokola. Počítej kroky, svoje i cizí: v tom je celá hra.
lesson-fences-3-wrong = Postav stojící překážku mezi Sever a poslední sloupec vpravo.

lesson-way = Pravidlo cesty
lesson-way-about = Nikoho nesmíš zazdít
lesson-way-1 = Cesta na protější stranu musí zůstat otevřená každému. Zkus Severu zavřít poslední mezeru, mezi dvěma označenými políčky, a uvidíš, co se stane. Pak postav povolenou překážku, která mu cestu prodlouží.
lesson-way-1-right = Cestu můžeš prodlužovat, jak chceš, ale nikdy ji nesmíš zavřít.
lesson-way-1-wrong = Postav překážku, která Severu cestu prodlouží, ale nechá ji otevřenou.
lesson-way-2 = Pravidlo tě chrání i před vlastní chybou: stojící překážka vpravo od d1 a d2 by tě zazdila. Postav kteroukoli povolenou překážku.
lesson-way-2-right = Deska ti řekne, koho by překážka odřízla, a ukáže uzavřenou oblast.
lesson-way-2-wrong = Tentokrát postav překážku, kamkoli smíš.

lesson-jump = Skoky
lesson-jump-about = Přes figurku, rovně nebo do strany
lesson-jump-1 = Sever stojí přímo před tebou. Přeskoč ho: jdi na políčko za Severem.
lesson-jump-1-right = Skok ušetří krok. Nikdy není povinný.
lesson-jump-1-wrong = Jde to i tak, ale skok je rychlejší: jdi na políčko za Severem.
lesson-jump-2 = Za Severem leží překážka, takže rovně skočit nejde. Pak smíš jít na políčko vlevo nebo vpravo od Severu.
lesson-jump-2-right = Do strany jen tehdy, když je rovně zavřeno.
lesson-jump-2-wrong = Skoč: na políčko vlevo nebo vpravo od Severu.

lesson-corner = Skok u okraje
lesson-corner-about = Když za druhou figurkou už nic není
lesson-corner-1 = Za Severem deska končí. Proto smíš skočit do strany, stejně jako u překážky. Skoč a vyhraj.
lesson-corner-1-right = Skok, který skončí na protější straně, vyhrává jako každý tah.
lesson-corner-1-wrong = Poslední řada je na jeden skok: vlevo nebo vpravo od Severu.
lesson-corner-2 = Za Severem leží překážka a vlevo stojí další. Pro skok ti zbývá jedno políčko.
lesson-corner-2-right = Překážky zastaví skok stejně jako krok.
lesson-corner-2-wrong = Skoč na políčko vpravo od Severu.

lesson-crowd = Tři a čtyři hráči
lesson-crowd-about = Každý za sebe
lesson-crowd-1 = Hrají tři: ty jdeš nahoru, Západ doprava, Sever dolů. Sever je krok od výhry. Zastavit ho můžeš jen ty.
lesson-crowd-1-right = Ve třech má každý šest překážek, ve čtyřech jen pět. Někdy jednu použiješ za všechny.
lesson-crowd-1-wrong = Pak Sever vyhraje. Dej překážku pod Sever.
lesson-crowd-2 = Dvě figurky za sebou: nikdo neskáče přes dvě naráz. Ale díky té druhé smíš přes první skočit do strany.
lesson-crowd-2-right = Jeden skok, jedna figurka, vždycky.
lesson-crowd-2-wrong = Skoč přes Sever, doleva nebo doprava.
lesson-crowd-3 = Hrají čtyři. Východ chce k levému okraji a chybí mu krok. Prodluž Východu cestu.
lesson-crowd-3-right = Každý jde na stranu naproti své. Kdo dojde první, vyhrává a hra končí.
lesson-crowd-3-wrong = Pak Východ vyhraje. Postav stojící překážku vlevo od Východu.

lesson-steps = Tah PAC-MANA
lesson-steps-about = Dva kroky, třeba i za roh
lesson-steps-1 = PAC-MAN udělá v každém tahu dva kroky. Jdi na označené políčko.
lesson-steps-1-right = Dva kroky jsou povinné, když je na ně místo. Ťukej je po jednom, nebo nakresli celou cestu.
lesson-steps-1-wrong = Odtamtud posledním krokem na označené políčko nedojdeš.
lesson-steps-2 = Mezi kroky smí zabočit. Nad ním leží překážka: obejdi její konec a dojdi na označené políčko.
lesson-steps-2-right = Překážky tohoto bludiště se nehýbou a nikdo další nepřidá.
lesson-steps-2-wrong = Odtamtud v tomto tahu na označené políčko nedojdeš.

lesson-pellet = Tečky a zrychlení
lesson-pellet-about = Sněz, pak hoň duchy
lesson-pellet-1 = Čtyři tečky vyhrávají hru. Sněz tu v rohu.
lesson-pellet-1-right = Tečka ukončí dva kroky a dá zrychlení: hned tři další kroky.
lesson-pellet-1-wrong = Tečka je nahoře v rohu, dva kroky odtud.
lesson-pellet-2 = Máš tři kroky zrychlení a s nimi můžeš jíst duchy. Dostaň červeného.
lesson-pellet-2-right = Snědení duchové jsou mimo desku, dokud se PAC-MAN nenechá chytit. Bez zrychlení na políčko ducha nemůže.
lesson-pellet-2-wrong = Červený duch stojí dva kroky vpravo. Sněz ho, dokud zrychlení trvá.
lesson-pellet-3 = Zbývá jeden krok zrychlení. Využít ho nemusíš: skonči tlačítkem, nebo krok udělej.
lesson-pellet-3-right = Zrychlení lze využít jen zčásti. Co z něj zbude, s koncem tahu propadne.
lesson-pellet-3-wrong = Skonči, nebo udělej poslední krok.

lesson-sight = Výhled a šílenství
lesson-sight-about = Duchové, kteří tě vidí, běží rychleji
lesson-sight-1 = Červená čára znamená, že duch vidí PAC-MANA: stejná řada nebo sloupec a mezi nimi žádná překážka. Skonči tah tam, kde tě nikdo nevidí.
lesson-sight-1-right = Duch, který tě vidí, je v šílenství: dva kroky místo jednoho. Schovají tě jen překážky.
lesson-sight-1-wrong = Ať odtamtud uděláš cokoli, na konci tahu tě nějaký duch uvidí.
lesson-sight-2 = Duchové se blíží ze tří stran. Najdi úkryt.
lesson-sight-2-right = Skvělý úkryt! Před každým tahem se podívej na řady a sloupce.
lesson-sight-2-wrong = Odtamtud tě na konci tahu někdo uvidí.

lesson-ghosts = Duchové
lesson-ghosts-about = V jakém pořadí a kdo koho chytá
lesson-ghosts-1 = Teď hraješ za duchy. Každý jde o jeden krok, v libovolném pořadí; kdo vidí PAC-MANA, smí udělat dva. Pohni všemi čtyřmi.
lesson-ghosts-1-right = V šílenství smí duch přes tečku přejít, ale nikdy na ní nezastaví, a žádní dva nestojí na jednom políčku.
lesson-ghosts-1-wrong = Pohni duchy, kteří ještě nešli.
lesson-ghosts-2 = Červený duch vidí PAC-MANA, dva kroky odtud. Chyť ho!
lesson-ghosts-2-right = Ztrácí život. Všechny figurky se vrátí na svá výchozí políčka, i snědení duchové. Snědené tečky se nevracejí.
lesson-ghosts-2-wrong = Červený duch ho teď může chytit: dva kroky rovně dolů.

lesson-ranks = Poslední tečka
lesson-ranks-about = Čtyři tečky, čtyři hodnosti
lesson-ranks-1 = Tři tečky jsou snědeny, zbývá jeden život. Sněz poslední tečku.
lesson-ranks-1-right = PAC-MAN vyhrává. S jednou tečkou je Začátečník, se dvěma Amatér, se třemi Profík a se čtyřmi Expert, ať vyhraje kdokoli.
lesson-ranks-1-wrong = Tečka je o krok vpravo.

lesson-gates = Brány
lesson-gates-about = Kde se objeví PAC-MAN
lesson-gates-1 = V pokročilé hře PAC-MAN zpočátku na desce není. Vyber jednu ze čtyř bran uprostřed stran.
lesson-gates-1-right = Bránou se vrací pokaždé, když ho chytí.
lesson-gates-1-wrong = Vyber bránu.
lesson-gates-2 = V každém z prvních čtyř tahů udělá jednu věc: jde nejvýš o dva kroky, nebo postaví jednu ze svých dvanácti překážek. Udělej jedno z toho.
lesson-gates-2-right = Od pátého tahu jde a potom smí postavit překážku.
lesson-gates-2-wrong = Jdi, nebo postav překážku.

lesson-tunnels = Tunely
lesson-tunnels-about = Jednou bránou ven, druhou dovnitř
lesson-tunnels-1 = Brány naproti sobě spojuje tunel: jeden krok vede shora dolů a zleva doprava. Projdi jím k označené bráně dole.
lesson-tunnels-1-right = Jeden krok, rovnou skrz. Tunely chodí i duchové.
lesson-tunnels-1-wrong = Nejdřív jdi nahoru k bráně, pak tunelem.

lesson-chamber = Komnata
lesson-chamber-about = Čtyři překážky se zvedají, jedna za tah
lesson-chamber-1 = Duchové začínají za čtyřmi překážkami. V každém z prvních čtyř tahů jednu z nich zvednou a položí jinam. Stiskni růžovou překážku a polož ji, kam chceš.
lesson-chamber-1-right = Až budou všechny čtyři jinde, duchové vyjdou ven. Společně mají ještě čtyři překážky.
lesson-chamber-1-wrong = Zvedni překážku komnaty a pak ji polož.

lesson-turn = Celý tah
lesson-turn-about = Jdi, potom stav
lesson-turn-1 = Od pátého tahu nejdřív jdeš a potom, když chceš, postavíš překážku. Udělej dva kroky a pak postav překážku.
lesson-turn-1-right = Žádné políčko se nikdy nesmí uzavřít. Figurka se nesmí hned vrátit tam, odkud přišla.
lesson-turn-1-wrong = Tentokrát jdi dál a na konci postav překážku.

lesson-reserve = Tečky v zásobě
lesson-reserve-about = Použij tečku a lov
lesson-reserve-1 = Tady se tečky schovávají do zásoby. Použitá tečka dá dva kroky, při kterých jíš duchy. Použij ji tlačítkem a sněz červeného ducha, dva kroky nad tebou.
lesson-reserve-1-right = Snědení duchové se v této hře nevracejí. Použitá tečka se k výhře dál počítá.
lesson-reserve-1-wrong = Pak je červený duch mimo dosah. Použij tečku a jdi rovně nahoru.

lesson-lives = Životy
lesson-lives-about = Rychlejší duchové, tři životy
lesson-lives-1 = Duchové zrychlují se získanými tečkami: jeden krok, po první dva, po třetí tři. Teď běží tři kroky. Chyť PAC-MANA!
lesson-lives-1-right = Ztrácí život a odchází z desky. Nikdo jiný se nevrací.
lesson-lives-1-wrong = Odtamtud na něj ten duch nedosáhne. Nejblíž je červený.
lesson-lives-2 = Hraješ za PAC-MANA a zbývají ti dva životy. Vrať se bránou; jedna je obsazená.
lesson-lives-2-right = Potom následuje celý tah. Život stojí i vběhnutí do ducha, proto se stránka nejdřív zeptá.
lesson-lives-2-wrong = Vyber bránu.

mistakes-learn = Poučit se z chyb
mistakes-working = Procházíme hru…
mistakes-of = Čí chyby?
mistakes-side = { $side }
mistakes-number = Okamžik { $n }/{ $all }
mistakes-ask = Tady se hrálo { $action } a stálo to { $percent } %. Co by bylo lepší?
mistakes-judging = Uvidíme…
mistakes-best = { $action }: přesně! Nic lepšího není.
mistakes-good = { $action } je stejně dobré jako to nejlepší. Výborně!
mistakes-same = Tak se hrálo. Existuje něco lepšího.
mistakes-worse = { $action } je lepší než nic, ale stojí { $percent } %. Zkus to znovu.
mistakes-shown = Nejlepší bylo { $action }.
mistakes-line = Mohlo by to jít dál takto: { $text }
mistakes-show = Ukázat řešení
mistakes-hint-fence = Nejlepší je tu překážka. Patří mezi rozsvícená políčka.
mistakes-hint-move = Nejlepší je tu krok. Figurka, která má jít, je označená.
mistakes-next = Další okamžik
mistakes-finish = Skončit
mistakes-none = Ani jedna chyba, která by stála za řeč. Pěkně zahráno!
mistakes-short = Zatím se není na co dívat: nikdo ještě nehrál.
mistakes-end =
    { $n ->
        [0] Teď už znáš všechny okamžiky ({ $all }). Příště je poznáš.
        [one] Bez pomoci: jeden z { $all }. Tak se člověk zlepšuje.
        [few] Bez pomoci: { $n } z { $all }. Tak se člověk zlepšuje.
       *[other] Bez pomoci: { $n } z { $all }. Tak se člověk zlepšuje.
    }
mistakes-again = Ještě jednou
mistakes-analysis = Prohlédnout celou hru
mistakes-end-title = To bylo vše
