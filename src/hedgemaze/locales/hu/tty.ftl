tty-named = { $side } ({ $people })
tty-player = { $seat }. játékos
tty-caption-classic =
    { $players ->
        [one] Quoridor { $players } játékossal
       *[other] Quoridor { $players } játékossal
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor { $players } játékossal, a tábla mérete { $size } × { $size }
       *[other] Quoridor { $players } játékossal, a tábla mérete { $size } × { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Haladó PAC-MAN
tty-caption-pacman-maze = PAC-MAN, labirintus: { $maze }
tty-caption-advanced-maze = Haladó PAC-MAN, labirintus: { $maze }
tty-goal-S = { $who } felfelé megy. Kezdőmező: { $start }, cél: { $row }. sor.
tty-goal-N = { $who } lefelé megy. Kezdőmező: { $start }, cél: 1. sor.
tty-goal-W = { $who } jobbra megy. Kezdőmező: { $start }, cél: „{ $file }” oszlop.
tty-goal-E = { $who } balra megy. Kezdőmező: { $start }, cél: „a” oszlop.
tty-goal-P =
    { $pellets ->
        [one] { $who } a P bábuval játszik, és egy erőbogyóval ({ $sign }) nyer.
       *[other] { $who } a P bábuval játszik, és { $pellets } erőbogyóval ({ $sign }) nyer.
    }
tty-deal = { $who } bábui: { $ghosts }.
tty-goal-G =
    { $lives ->
        [2] A szellemek nyernek, ha kétszer elkapják PAC-MAN-t.
        [3] A szellemek nyernek, ha háromszor elkapják PAC-MAN-t.
        [one] A szellemek nyernek, ha egyszer elkapják PAC-MAN-t.
       *[other] A szellemek nyernek, ha { $lives } alkalommal elkapják PAC-MAN-t.
    }
tty-respawns = Ha elkapták, ezeken a mezőkön térhet vissza: { $squares } ({ $sign }).
tty-typing-classic = Lépéshez írj be egy mezőt, például { $move }, vagy egy falat: { $across } vízszintes, ezek fölött: { $slot } és { $right }; { $upright } függőleges, ezektől jobbra: { $slot } és { $above }. help többet mutat, quit kilép.
tty-typing-pacman = Írj be egy bábut és hogy hová lép, például Pe6 vagy Bd9; két lépés egyszerre: Pe6e7. help többet mond, quit kilép.
tty-typing-advanced = Írj be egy bábut és hogy hová lép, például Pe8 vagy Bd6, vagy egy falat, például e3h. help többet mond, quit kilép.
tty-help-typing = Így írd be a körödet
tty-help-move = a bábud arra a mezőre lép
tty-help-across = vízszintes fal ezek fölé: { $slot } és { $right }
tty-help-upright = függőleges fal ezektől jobbra: { $slot } és { $above }
tty-help-pass = csak ha nincs szabályos akciód
tty-help-pacman-step = PAC-MAN az e6 mezőre lép; a körében elég annyi: e6
tty-help-pacman-steps = két lépés egyszerre; e6 e7 ugyanaz
tty-help-ghost = Blinky a d9 mezőre lép (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = a bábu megáll, vagy helyben marad, mert nem tud lépni
tty-help-one-line = Egy sorba a köröd összes akcióját beírhatod: { $example }
tty-help-respawn = PAC-MAN az e9 kapun jelenik meg
tty-help-fence = vízszintes fal e3 és f3 fölé; e3v függőleges falat rak e3 és e4 jobb oldalára
tty-help-lift = a szellemek felveszik a kamra d5h falát (nyitókörök)
tty-help-spend = PAC-MAN bevet egy erőbogyót, és 2 lépést kap a szellemek megevésére
tty-help-rules-classic = A szabályok röviden: körönként egy lépés vagy egy fal. A melletted álló bábut átugorhatod. Minden bábunak kell, hogy maradjon útja a céljához. Az nyer, aki elsőként éri el a szemközti oldalt.
tty-help-rules-pacman = A szabályok röviden: PAC-MAN 2 lépést tesz, és legfeljebb még 3-at, ha erőbogyóhoz ér; szellemet csak ezekkel a további lépésekkel ehet. Ezután minden szellem 1-et lép, vagy legfeljebb 2-t, ha egyenes vonalban látja PAC-MAN-t, és nincs köztük fal. Szellem nem állhat meg erőbogyón vagy szellemen. Az elkapás egy életbe kerül, és mindenki visszakerül a kezdőmezőjére. PAC-MAN a negyedik erőbogyóval nyer.
tty-help-rules-advanced = A szabályok röviden: négy nyitókör, amelyekben PAC-MAN lép vagy falat rak le, a szellemek pedig áthelyezik a kamra egyik falát. Ezután minden bábu lép, és lerakhat egy falat. Az oldalak közepén lévő mezőket alagút köti össze, az e9 mezőt az e1 mezővel, az a5 mezőt az i5 mezővel. A bábu nem állhat meg ott, ahonnan elindult, sem ott, ahol az előző lépése előtt állt. A szellemek az első és a harmadik megszerzett erőbogyó után gyorsabbak lesznek. PAC-MAN a negyedik erőbogyóval nyer, a szellemek akkor, ha PAC-MAN az utolsó életét is elveszíti.
tty-help-commands = Parancsok
tty-help-legal = az összes szabályos akció
tty-help-why = megmondja, miért nem lehetséges egy akció
tty-help-undo = egy akció visszavonása
tty-help-back = visszalépés a kör elejére
tty-help-board = a tábla újrarajzolása
tty-help-record = az eddigi játszma kiírása
tty-help-position = az állás egysoros szövegének kiírása
tty-help-save = a játszma mentése (JSON-ként, ha a név vége .json)
tty-help-load = mentett játszma folytatása
tty-help-draw = döntetlen felajánlása; ha a többiek is beírják, elfogadják
tty-help-resign = feladás
tty-help-quit = kilépés mentés nélkül
tty-ask-pass = { $who }: nincs szabályos akció, írd be, hogy pass.
tty-ask-move = { $who } következik: lépj egy szomszédos mezőre, vagy rakj le egy falat.
tty-ask-move-only = { $who } következik: lépj egy szomszédos mezőre. Elfogyott a fal.
tty-ask-act = { $who }, nyitókör: { $turn } / { $turns }. Lépj legfeljebb { $steps } mezőt, vagy rakj le egy falat.
tty-ask-lift = { $who }, nyitókör: { $turn } / { $turns }. Vedd fel a kamra egyik falát, aztán rakd le máshová.
tty-ask-lay = { $who }: rakd le a felvett falat; ide nem kerülhet vissza: { $fence }.
tty-ask-ghosts = Következik: { $who }. Még lépniük kell: { $ghosts }.
tty-ask-steps = Következik: { $who }. Lépések: { $steps }.
tty-ask-steps-fence = Következik: { $who }. Lépések: legfeljebb { $steps }, utána esetleg egy fal.
tty-ask-steps-most = Következik: { $who }. Lépések: legfeljebb { $steps }.
tty-ask-spend = { $piece } itt nem állhat meg: vess be egy erőbogyót, P+.
tty-ask-place = { $piece } most lerakhat egy falat, vagy befejezheti a kört: { $letter }-.
tty-ask-stop = { $piece } nem léphet többet: a kör vége { $letter }-.
tty-ask-moving = { $piece } lép. Hátralévő lépések: { $steps }.
tty-ask-boost = PAC-MAN turbója: szellemeket ehet. Hátralévő lépések: { $boost }.
tty-ask-boost-then = PAC-MAN turbója: szellemeket ehet. Hátralévő lépések: { $boost }, utána { $steps } rendes lépés.
tty-ask-wait = { $who } nincs a táblán, és minden kapun szellem áll: várakozáshoz írd be, hogy P-.
tty-ask-respawn = { $who } nincs a táblán: válaszd ki, melyik mezőn jelenjen meg, { $squares }.
tty-hint-end-or-fence = Vagy fejezd be itt a kört: { $letter }- vagy egy fal.
tty-hint-end = Vagy állj meg itt: { $letter }-.
tty-hint-no-end = Itt nem lehet megállni.
tty-hint-stay = { $piece } helyben maradhat: { $letter }-.
tty-hint-lifts = A kamra felvehető falai: { $fences }.
tty-hint-reserve = Tartalék erőbogyók: { $n }. P+ bevet egyet, és { $steps } lépést ad a szellemek megevésére.
tty-hint-memory = Itt nem állhat meg (az előző lépése előtt itt állt): { $squares }.
tty-hint-seen = Most látják PAC-MAN-t: { $ghosts }.
tty-hint-unseen = Most egyetlen szellem sem látja PAC-MAN-t.
tty-hint-frenzy = Megőrültek (látják PAC-MAN-t, és { $steps } lépésük van): { $ghosts }.
tty-hint-no-frenzy = Egyetlen szellem sem őrült meg.
tty-hint-each-fence = Lépések szellemenként: legfeljebb { $steps }, utána esetleg egy fal.
tty-hint-each = Lépések szellemenként: legfeljebb { $steps }.
tty-left-game = kilépett a játszmából
tty-left-classic = falak { $fences }  lépés a célig { $steps }
tty-left-pacman = { $round }. forduló. Életek: { $lives }. Megszerzett erőbogyók: { $taken } / { $pellets }.
tty-left-eaten = Megevett szellemek: { $ghosts }.
tty-left-fences = Falak: PAC-MAN { $pacman }, szellemek { $ghosts }.
tty-left-repeated = Ez az állás már kétszer előállt; harmadszorra vége a játszmának.
tty-left-rounds = Eseménytelen fordulók: { $rounds }; a játszma ennyinél ér véget: { $most }.
tty-event-reserve = PAC-MAN tartalékba teszi az erőbogyót ({ $square }).
tty-event-boost =
    { $steps ->
        [one] PAC-MAN megeszi az erőbogyót ({ $square }), és egy turbólépést kap a szellemek megevésére.
       *[other] PAC-MAN megeszi az erőbogyót ({ $square }), és { $steps } turbólépést kap a szellemek megevésére.
    }
tty-event-pellet = PAC-MAN megeszi az erőbogyót ({ $square }).
tty-event-eaten = PAC-MAN megevett egy szellemet: { $piece }.
tty-event-catch = { $piece } elkapja PAC-MAN-t ({ $square }). Hátralévő életek: { $lives }.
tty-event-collision = PAC-MAN szellembe fut. Hátralévő életek: { $lives }.
tty-event-comes-back = Lekerül a tábláról, és a következő körében visszatér.
tty-event-reset = Minden bábu visszakerül a kezdőmezőjére.
tty-event-computer = A gép akciója: { $action }.
tty-event-resigned = { $side } feladta.
tty-event-resigned-G = A szellemek feladták.
tty-won-reached_goal = { $winner } elérte a célvonalat, és nyert.
tty-won-all_pellets = PAC-MAN megszerezte az utolsó erőbogyót, és nyert.
tty-won-no_lives = PAC-MAN-t elkapták, és nincs több élete: a szellemek nyertek.
tty-won-no_ghosts = Nem maradt szellem a táblán: PAC-MAN nyert.
tty-won-repetition = Ugyanaz az állás harmadszor állt elő; a házi szabályok szerint a győztes: { $winner }.
tty-won-no_progress = Túl sok eseménytelen forduló telt el; a házi szabályok szerint a győztes: { $winner }.
tty-won-move_limit = Az akciók száma elérte a határt; a győztes: { $winner }.
tty-won-others_left = Mindenki más kilépett; a győztes: { $winner }.
tty-won-resigned = A játszma feladással ért véget; a győztes: { $winner }.
tty-won-flagged = Lejárt az idő; a győztes: { $winner }.
tty-won-agreed = A játszma megegyezéssel ért véget; a győztes: { $winner }.
tty-winner-G = a szellemek
tty-drawn-repetition = Ugyanaz az állás harmadszor állt elő: a játszma döntetlen.
tty-drawn-no_progress = Túl sok eseménytelen forduló telt el: a játszma döntetlen.
tty-drawn-move_limit = Az akciók száma elérte a határt: a játszma döntetlen.
tty-drawn-agreed = Megegyeztetek: a játszma döntetlen.
tty-drawn-other = A játszma döntetlen.
tty-rank = Elért rang: { $rank } / 4, { $name }.
tty-no-rank = PAC-MAN nem evett erőbogyót, és nem ért el rangot.
tty-over = A játszma véget ért. undo visszavonja az utolsó akciót, quit kilép.
tty-after = save FILE elmenti a játszmát, undo visszavonja az utolsó akciót, quit kilép.
tty-goodbye = Viszlát!
tty-goodbye-unsaved = Viszlát! A játszma nem lett elmentve; ezzel megmaradt volna: save FILE.
tty-too-long = Ez a sor túl hosszú; legfeljebb { $most } karakter lehet.
tty-confirm-life = PAC-MAN szellembe futna, és elveszítene egy életet. Ha mégis akarod, írd be még egyszer.
tty-nothing-played = Ebből a sorból semmi sem történt meg.
tty-turn-over = { $word } már a kör vége után jönne; egy sorba egy kört írj.
tty-which-ghost = Mondd meg, melyik szellemre gondolsz: { $examples }.
tty-meant = { $word } nem akció ebben a játékmódban. Erre gondoltál: { $command }?
tty-unknown = { $word } nem akció ebben a játékmódban. help megmutatja, hogyan kell beírni, legal felsorolja őket.
tty-why = Írd be, hogy why, utána egy akciót, például why e3h.
tty-undone = Visszavonva: { $actions }
tty-draw = Döntetlent ajánlottak: az elfogadáshoz írd be még egyszer, hogy draw, az elutasításhoz játssz tovább.
tty-save = Írd be, hogy save, utána egy fájlnevet, például save game.txt.
tty-save-there = Már van ilyen fájl: { $name }. A cseréhez írd be: save! { $name }
tty-saved = Elmentve ide: { $name }.
tty-load = Írd be, hogy load, utána egy fájlnevet, például load game.txt.
tty-puzzle-help = Írd be a körödet. Ezeket is beírhatod: hint, why, solution, board vagy quit.
tty-puzzle-hint = Próbáld ezt: { $action }.
tty-puzzle-reply = Az ellenfél válasza: { $actions }
tty-puzzle-wrong = Próbáld újra, vagy írd be: why.
tty-puzzle-why = Előbb próbálj meg valamit; utána a why megmagyarázza, mi a baj vele.
