analysis-paste = Illessz be egy állást vagy egy játszma lépéseit, aztán mutasd meg
analysis-show = Mutasd
analysis-file = Fájl megnyitása
analysis-position = Állás
analysis-link = Link ahhoz, amit a tábla mutat
analysis-tab-lines = Változatok
analysis-tab-graph = Görbe
analysis-tab-share = Megosztás
analysis-share-label = Megosztás és megnyitás
analysis-copy-link = Link másolása
analysis-copy-record = Lépések másolása
analysis-download = Letöltés
analysis-copied = Másolva.
analysis-copy-failed = A böngésző nem engedi a másolást. Másold ki kézzel az alábbi linket.
analysis-set-up = Állás felállítása
analysis-who = Ki áll nyerésre
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = Legjobb változatok
analysis-thinking = Gondolkodik…
analysis-try = Lejátszás eddig: { $action }
analysis-nodes =
    { $n ->
        [one] Egy megnézett állás
       *[other] { $n } megnézett állás
    }
analysis-certain =
    { $n ->
        [one] Egy akcióval nyer: { $side }
       *[other] { $n } akcióval nyer: { $side }
    }
analysis-draw = Biztos döntetlen
analysis-first = Az elejére
analysis-back = Vissza
analysis-next = Előre
analysis-last = A végére
analysis-drawn = Utak és legjobb lépések mutatása
analysis-variation = A saját lépéseidet próbálod ki.
analysis-home = Vissza a játszmához
analysis-branch = { $n } után:
analysis-forget = Változat törlése
analysis-note = Megjegyzés
analysis-note-here = Megjegyzés a látható álláshoz
analysis-promote = Feljebb
analysis-variation-bar = Mi legyen a változattal
analysis-better = Mutasd
exact-label = Biztosan:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN még ebben a fordulóban nyer.
       *[other] PAC-MAN { $rounds } forduló alatt nyer.
    }
exact-ghosts =
    { $rounds ->
        [one] A szellemek még ebben a fordulóban elkapják PAC-MAN-t.
       *[other] A szellemek { $rounds } forduló alatt elkapják PAC-MAN-t.
    }
exact-open = Senki sem tudja kikényszeríteni a győzelmet.
exact-open-life = Ebben az életben a szellemek nem tudják biztosan elkapni PAC-MAN-t, és PAC-MAN sem tud biztosan nyerni.
exact-short-pacman = PAC-MAN: { $rounds } forduló
exact-short-ghosts = Szellemek: { $rounds } forduló
exact-short-open = Nyitott
exact-offer = Három szellemmel ez pontosan kiszámolható. Egy-két percig tart.
exact-work = Kiszámolás
exact-working = Számolás…
graph-title = A teljes játszma
graph-label = A játszma pillanata
graph-moment = { $n } után, { $action }: { $text }
graph-progress = Mennyit elemeztünk már a játszmából
graph-stop = Leállítás
graph-again = A teljes játszma elemzése
summary-label = Hogyan alakult a játszma
summary-accuracy = Pontosság:
summary-blunder =
    { $n ->
        [0] Nincs súlyos hiba
        [one] { $n } súlyos hiba
       *[other] { $n } súlyos hiba
    }
summary-mistake =
    { $n ->
        [0] Nincs hiba
        [one] { $n } hiba
       *[other] { $n } hiba
    }
summary-inaccuracy = { $n } nem a legjobb
mark-inaccuracy = (nem a legjobb)
mark-mistake = (hiba)
mark-blunder = (súlyos hiba)
verdict-inaccuracy = { $action } nem a legjobb: { $better } { $percent }%-kal jobb lett volna.
verdict-mistake = { $action } hiba: { $better } { $percent }%-kal jobb lett volna.
verdict-blunder = { $action } súlyos hiba: { $better } { $percent }%-kal jobb lett volna.
verdict-thrown-win = { $action } eldobta a biztos győzelmet: { $better } nyer.
verdict-thrown-open = { $action } biztosan veszít: { $better } megmentette volna a játszmát.
read-action = { $n }. lépés, { $action }, nem játszható: { $reason }
read-mode = Ez a játék így nem játszható. Hibakód: { $code }
read-maze = Ez a labirintus nem használható. Hibakód: { $code }
read-house_rule = Ez a házi szabály nem használható. Hibakód: { $code }
read-record = Ez a játszmafájl nem olvasható. Hibakód: { $code }
read-mode-unknown = Nincs ilyen játék.
read-position-too_long = Ez túl hosszú egy álláshoz.
read-position-unreadable = Ez sem állás, sem játszma.
read-position-fences = A falak nem olvashatók.
read-position-pieces = A bábuk nem olvashatók, vagy hiányzik egy.
read-position-stocks = A maradék falak száma nem olvasható.
read-position-pellets = Az erőbogyók és az életek nem olvashatók.
read-position-turn = Nem derül ki, ki következik.
read-position-memory = Nem olvashatók azok a mezők, ahová a bábuk nem térhetnek vissza.
read-position-counters = A végén lévő számok nem olvashatók.
read-position-impossible = Ez az állás egyetlen játszmában sem fordulhat elő.
read-square-unreadable = Nincs ilyen mező.
page-position = Állás felállítása
position-lead = Válaszd ki, mit teszel le, aztán koppints a tábla mezőire. A vájatokba falak kerülnek; a bábukat húzni is lehet.
position-game = Játék
position-size = Tábla
position-maze = Labirintus
position-maze-own = Saját
position-put = Mit teszel le
position-erase = Elvétel
position-pellet = Erőbogyó
position-turn = Ki következik
position-stock = Maradék falak: { $side }
position-lives = Életek
position-reserve = Tartalék erőbogyók
position-empty = Falak leszedése
position-start = Vissza az alapálláshoz
position-fits = Minden rendben.
position-analyse = Elemzés
position-computer = Játék a gép ellen
position-as = Te vagy: { $side }
position-off = { $piece } (nincs a táblán)
position-twice = Két bábu nem állhat egy mezőn.
position-overlap = Két fal fedi vagy keresztezi egymást.
position-no-way = Egy bábunak nincs útja a célhoz.
position-over = Ebben az állásban a játszma már véget ért.
position-all-pellets = Kell egy megehető erőbogyó és egy elveszíthető élet.
position-ghost-on-pellet = Szellem nem állhat erőbogyón.
