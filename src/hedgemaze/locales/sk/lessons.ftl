# Lekcie a učenie sa z vlastných chýb.

page-learn = Lekcie
page-mistakes = Uč sa z chýb

learn-lead = Krátke lekcie, ktoré sa hrajú. Každá trvá minútu.
learn-begin = Začať
learn-next = Ďalej: { $name }
learn-on = Ďalej
learn-again = Odznova
learn-map = Všetky lekcie
learn-right = Presne tak!
learn-done = Hotovo
learn-all = Všetky lekcie máš za sebou. Čas zahrať si!
learn-play = Zahrať si
learn-rules = Prečítať pravidlá
learn-task = Úloha { $n }/{ $all }
learn-count = Hotovo { $n }/{ $all }
learn-subject-classic = Klasika
learn-subject-pacman = Variant PAC-MAN
learn-subject-advanced = Pokročilý PAC-MAN

lesson-moving = Pohyb
lesson-moving-about = Krok za krokom na protiľahlú stranu
lesson-moving-1 = Hráš so žltou figúrkou dole. Urob jeden krok rovno hore, k protiľahlej strane.
lesson-moving-1-right = Figúrka ide o jeden krok hore, dole, doľava alebo doprava, nikdy šikmo.
lesson-moving-1-wrong = Do strany smieš, ale protiľahlá strana je hore: choď hore.
lesson-moving-2 = Kto prvý dôjde na protiľahlú stranu, vyhráva. Ty ideš hore, Sever dole. Vyhraj tieto preteky!
lesson-moving-2-right = Stačí ktorékoľvek políčko posledného radu. Preteky sú tvoje!
lesson-moving-2-wrong = Tým sa nepriblížiš. Dva kroky hore a vyhrávaš.

lesson-fences = Prekážky
lesson-fences-about = Predĺž súperovi cestu
lesson-fences-1 = Sever je dva kroky od tvojej strany a ty to máš ďalej. Namiesto ťahu figúrkou daj prekážku do drážky hneď pod Severom.
lesson-fences-1-right = Prekážka je dlhá dve políčka. Sever ju musí obísť. V ťahu je buď krok, alebo prekážka, nikdy oboje.
lesson-fences-1-wrong = Tým Sever nezastavíš. Daj prekážku do drážky pod Severom.
lesson-fences-2 = Jedna prekážka sa ľahko obíde. Daj vedľa nej druhú, aby to mal Sever aspoň o dva kroky ďalej.
lesson-fences-2-right = Spojené prekážky tvoria dlhý múr. Zostanú do konca hry.
lesson-fences-2-wrong = Sever to skoro nemá ďalej. Predĺž múr doprava.
lesson-fences-3 = Prekážka môže aj stáť: otoč ju pravým tlačidlom, klávesom R alebo tlačidlom na otočenie. Zatvor Severu cestu k medzere vpravo.
lesson-fences-3-right = Teraz musí Sever ísť celú cestu dookola. Počítaj kroky, svoje aj cudzie: v tom je celá hra.
lesson-fences-3-wrong = Postav stojacu prekážku medzi Sever a posledný stĺpec vpravo.

lesson-way = Pravidlo cesty
lesson-way-about = Nikoho nesmieš zamurovať
lesson-way-1 = Cesta na protiľahlú stranu musí zostať otvorená každému. Skús Severu zatvoriť poslednú medzeru, medzi dvoma označenými políčkami, a uvidíš, čo sa stane. Potom postav povolenú prekážku, ktorá mu cestu predĺži.
lesson-way-1-right = Cestu môžeš predlžovať, ako chceš, ale nikdy ju nesmieš zatvoriť.
lesson-way-1-wrong = Postav prekážku, ktorá Severu cestu predĺži, ale nechá ju otvorenú.
lesson-way-2 = Pravidlo ťa chráni aj pred vlastnou chybou: stojaca prekážka vpravo od d1 a d2 by ťa zamurovala. Postav ktorúkoľvek povolenú prekážku.
lesson-way-2-right = Doska ti povie, koho by prekážka odrezala, a ukáže uzavretú oblasť.
lesson-way-2-wrong = Tentoraz postav prekážku, kamkoľvek smieš.

lesson-jump = Skoky
lesson-jump-about = Cez figúrku, rovno alebo do strany
lesson-jump-1 = Sever stojí priamo pred tebou. Preskoč ho: choď na políčko za Severom.
lesson-jump-1-right = Skok ušetrí krok. Nikdy nie je povinný.
lesson-jump-1-wrong = Dá sa aj tak, ale skok je rýchlejší: choď na políčko za Severom.
lesson-jump-2 = Za Severom leží prekážka, takže rovno sa skočiť nedá. Vtedy smieš ísť na políčko vľavo alebo vpravo od Severu.
lesson-jump-2-right = Do strany len vtedy, keď je rovno zatvorené.
lesson-jump-2-wrong = Skoč: na políčko vľavo alebo vpravo od Severu.

lesson-corner = Skok pri okraji
lesson-corner-about = Keď za druhou figúrkou už nič nie je
lesson-corner-1 = Za Severom sa doska končí. Preto smieš skočiť do strany, rovnako ako pri prekážke. Skoč a vyhraj.
lesson-corner-1-right = Skok, ktorý sa skončí na protiľahlej strane, vyhráva ako každý ťah.
lesson-corner-1-wrong = Posledný rad je na jeden skok: vľavo alebo vpravo od Severu.
lesson-corner-2 = Za Severom leží prekážka a vľavo stojí ďalšia. Na skok ti zostáva jedno políčko.
lesson-corner-2-right = Prekážky zastavia skok rovnako ako krok.
lesson-corner-2-wrong = Skoč na políčko vpravo od Severu.

lesson-crowd = Traja a štyria hráči
lesson-crowd-about = Každý za seba
lesson-crowd-1 = Hrajú traja: ty ideš hore, Západ doprava, Sever dole. Sever je krok od výhry. Zastaviť ho môžeš len ty.
lesson-crowd-1-right = V trojici má každý šesť prekážok, vo štvorici len päť. Niekedy jednu použiješ za všetkých.
lesson-crowd-1-wrong = Potom Sever vyhrá. Daj prekážku pod Sever.
lesson-crowd-2 = Dve figúrky za sebou: nikto neskáče cez dve naraz. Ale vďaka tej druhej smieš cez prvú skočiť do strany.
lesson-crowd-2-right = Jeden skok, jedna figúrka, vždy.
lesson-crowd-2-wrong = Skoč cez Sever, doľava alebo doprava.
lesson-crowd-3 = Hrajú štyria. Východ chce k ľavému okraju a chýba mu krok. Predĺž Východu cestu.
lesson-crowd-3-right = Každý ide na stranu oproti svojej. Kto dôjde prvý, vyhráva a hra sa končí.
lesson-crowd-3-wrong = Potom Východ vyhrá. Postav stojacu prekážku vľavo od Východu.

lesson-steps = Ťah PAC-MANA
lesson-steps-about = Dva kroky, hoci aj za roh
lesson-steps-1 = PAC-MAN urobí v každom ťahu dva kroky. Choď na označené políčko.
lesson-steps-1-right = Dva kroky sú povinné, keď je na ne miesto. Ťukaj ich po jednom alebo nakresli celú cestu.
lesson-steps-1-wrong = Odtiaľ posledným krokom na označené políčko nedôjdeš.
lesson-steps-2 = Medzi krokmi smie zabočiť. Nad ním leží prekážka: obíď jej koniec a choď na označené políčko.
lesson-steps-2-right = Prekážky tohto bludiska sa nehýbu a nikto ďalšie nepridá.
lesson-steps-2-wrong = Odtiaľ v tomto ťahu na označené políčko nedôjdeš.

lesson-pellet = Bodky a zrýchlenie
lesson-pellet-about = Zjedz, potom naháňaj duchov
lesson-pellet-1 = Štyri bodky vyhrávajú hru. Zjedz tú v rohu.
lesson-pellet-1-right = Bodka ukončí dva kroky a dá zrýchlenie: hneď tri ďalšie kroky.
lesson-pellet-1-wrong = Bodka je hore v rohu, dva kroky odtiaľto.
lesson-pellet-2 = Máš tri kroky zrýchlenia a s nimi môžeš jesť duchov. Dostaň červeného.
lesson-pellet-2-right = Zjedení duchovia sú mimo dosky, kým sa PAC-MAN nedá chytiť. Bez zrýchlenia na políčko ducha nemôže.
lesson-pellet-2-wrong = Červený duch stojí dva kroky vpravo. Zjedz ho, kým zrýchlenie trvá.
lesson-pellet-3 = Zostáva jeden krok zrýchlenia. Využiť ho nemusíš: skonči tlačidlom alebo krok urob.
lesson-pellet-3-right = Zrýchlenie sa dá využiť aj sčasti. Čo z neho zostane, s koncom ťahu prepadne.
lesson-pellet-3-wrong = Skonči alebo urob posledný krok.

lesson-sight = Výhľad a šialenstvo
lesson-sight-about = Duchovia, ktorí ťa vidia, bežia rýchlejšie
lesson-sight-1 = Červená čiara znamená, že duch vidí PAC-MANA: rovnaký rad alebo stĺpec a medzi nimi žiadna prekážka. Skonči ťah tam, kde ťa nikto nevidí.
lesson-sight-1-right = Duch, ktorý ťa vidí, je v šialenstve: dva kroky namiesto jedného. Skryjú ťa len prekážky.
lesson-sight-1-wrong = Nech odtiaľ urobíš čokoľvek, na konci ťahu ťa nejaký duch uvidí.
lesson-sight-2 = Duchovia sa blížia z troch strán. Nájdi úkryt.
lesson-sight-2-right = Skvelý úkryt! Pred každým ťahom sa pozri na rady a stĺpce.
lesson-sight-2-wrong = Odtiaľ ťa na konci ťahu niekto uvidí.

lesson-ghosts = Duchovia
lesson-ghosts-about = V akom poradí a kto koho chytá
lesson-ghosts-1 = Teraz hráš za duchov. Každý ide o jeden krok, v ľubovoľnom poradí; kto vidí PAC-MANA, smie urobiť dva. Pohni všetkými štyrmi.
lesson-ghosts-1-right = V šialenstve smie duch cez bodku prejsť, ale nikdy na nej nezastane, a žiadni dvaja nestoja na jednom políčku.
lesson-ghosts-1-wrong = Pohni duchmi, ktorí ešte nešli.
lesson-ghosts-2 = Červený duch vidí PAC-MANA, dva kroky odtiaľto. Chyť ho!
lesson-ghosts-2-right = Stráca život. Všetky figúrky sa vrátia na svoje východiskové políčka, aj zjedení duchovia. Zjedené bodky sa nevracajú.
lesson-ghosts-2-wrong = Červený duch ho teraz môže chytiť: dva kroky rovno dole.

lesson-ranks = Posledná bodka
lesson-ranks-about = Štyri bodky, štyri hodnosti
lesson-ranks-1 = Tri bodky sú zjedené, zostáva jeden život. Zjedz poslednú bodku.
lesson-ranks-1-right = PAC-MAN vyhráva. S jednou bodkou je Začiatočník, s dvoma Amatér, s tromi Profík a so štyrmi Expert, nech vyhrá ktokoľvek.
lesson-ranks-1-wrong = Bodka je o krok vpravo.

lesson-gates = Brány
lesson-gates-about = Kde sa objaví PAC-MAN
lesson-gates-1 = V pokročilej hre PAC-MAN spočiatku na doske nie je. Vyber jednu zo štyroch brán uprostred strán.
lesson-gates-1-right = Bránou sa vracia vždy, keď ho chytia.
lesson-gates-1-wrong = Vyber bránu.
lesson-gates-2 = V každom z prvých štyroch ťahov urobí jednu vec: ide najviac o dva kroky alebo postaví jednu zo svojich dvanástich prekážok. Urob jedno z toho.
lesson-gates-2-right = Od piateho ťahu ide a potom smie postaviť prekážku.
lesson-gates-2-wrong = Choď alebo postav prekážku.

lesson-tunnels = Tunely
lesson-tunnels-about = Jednou bránou von, druhou dnu
lesson-tunnels-1 = Brány oproti sebe spája tunel: jeden krok vedie zhora nadol a zľava doprava. Prejdi ním k označenej bráne dole.
lesson-tunnels-1-right = Jeden krok, rovno cez tunel. Tunelmi chodia aj duchovia.
lesson-tunnels-1-wrong = Najprv choď hore k bráne, potom tunelom.

lesson-chamber = Komnata
lesson-chamber-about = Štyri prekážky sa zdvíhajú, jedna za ťah
lesson-chamber-1 = Duchovia začínajú za štyrmi prekážkami. V každom z prvých štyroch ťahov jednu z nich zdvihnú a položia inam. Stlač ružovú prekážku a polož ju, kam chceš.
lesson-chamber-1-right = Keď budú všetky štyri inde, duchovia vyjdú von. Spolu majú ešte štyri prekážky.
lesson-chamber-1-wrong = Zdvihni prekážku komnaty a potom ju polož.

lesson-turn = Celý ťah
lesson-turn-about = Choď, potom stavaj
lesson-turn-1 = Od piateho ťahu najprv ideš a potom, ak chceš, postavíš prekážku. Urob dva kroky a potom postav prekážku.
lesson-turn-1-right = Žiadne políčko sa nikdy nesmie uzavrieť. Figúrka sa nesmie hneď vrátiť tam, odkiaľ prišla.
lesson-turn-1-wrong = Tentoraz choď ďalej a na konci postav prekážku.

lesson-reserve = Bodky v zásobe
lesson-reserve-about = Použi bodku a lov
lesson-reserve-1 = Tu sa bodky odkladajú do zásoby. Použitá bodka dá dva kroky, pri ktorých ješ duchov. Použi ju tlačidlom a zjedz červeného ducha, dva kroky nad tebou.
lesson-reserve-1-right = Zjedení duchovia sa v tejto hre nevracajú. Použitá bodka sa do výhry ďalej počíta.
lesson-reserve-1-wrong = Potom je červený duch mimo dosahu. Použi bodku a choď rovno hore.

lesson-lives = Životy
lesson-lives-about = Rýchlejší duchovia, tri životy
lesson-lives-1 = Duchovia zrýchľujú so získanými bodkami: jeden krok, po prvej dva, po tretej tri. Teraz bežia tri kroky. Chyť PAC-MANA!
lesson-lives-1-right = Stráca život a odchádza z dosky. Nikto iný sa nevracia.
lesson-lives-1-wrong = Odtiaľ naňho ten duch nedočiahne. Najbližšie je červený.
lesson-lives-2 = Hráš za PAC-MANA a zostávajú ti dva životy. Vráť sa bránou; jedna je obsadená.
lesson-lives-2-right = Potom nasleduje celý ťah. Život stojí aj vbehnutie do ducha, preto sa stránka najprv spýta.
lesson-lives-2-wrong = Vyber bránu.

mistakes-learn = Poučiť sa z chýb
mistakes-working = Prechádzame hru…
mistakes-of = Čie chyby?
mistakes-side = { $side }
mistakes-number = Okamih { $n }/{ $all }
mistakes-ask = Tu sa hralo { $action } a stálo to { $percent } %. Čo by bolo lepšie?
mistakes-judging = Uvidíme…
mistakes-best = { $action }: presne! Nič lepšie nie je.
mistakes-good = { $action } je rovnako dobré ako to najlepšie. Výborne!
mistakes-same = Tak sa hralo. Existuje niečo lepšie.
mistakes-worse = { $action } je lepšie ako nič, ale stojí { $percent } %. Skús to znova.
mistakes-shown = Najlepšie bolo { $action }.
mistakes-line = Mohlo by to ísť ďalej takto: { $text }
mistakes-show = Ukázať riešenie
mistakes-hint-fence = Najlepšia je tu prekážka. Patrí medzi rozsvietené políčka.
mistakes-hint-move = Najlepší je tu krok. Figúrka, ktorá má ísť, je označená.
mistakes-next = Ďalší okamih
mistakes-finish = Skončiť
mistakes-none = Ani jedna chyba, ktorá by stála za reč. Pekne zahraté!
mistakes-short = Zatiaľ sa nie je na čo pozerať: nikto ešte nehral.
mistakes-end =
    { $n ->
        [0] Teraz už poznáš všetky okamihy ({ $all }). Nabudúce ich spoznáš.
        [one] Bez pomoci: jeden z { $all }. Tak sa človek zlepšuje.
        [few] Bez pomoci: { $n } z { $all }. Tak sa človek zlepšuje.
       *[other] Bez pomoci: { $n } z { $all }. Tak sa človek zlepšuje.
    }
mistakes-again = Ešte raz
mistakes-analysis = Pozrieť celú hru
mistakes-end-title = To bolo všetko
