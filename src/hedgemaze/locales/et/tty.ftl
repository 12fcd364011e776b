tty-named = { $side } ({ $people })
tty-player = Mängija { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor, üks mängija
       *[other] Quoridor, { $players } mängijat
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor, üks mängija, mängulaud { $size } korda { $size }
       *[other] Quoridor, { $players } mängijat, mängulaud { $size } korda { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN edasijõudnutele
tty-caption-pacman-maze = PAC-MAN labürindis { $maze }
tty-caption-advanced-maze = PAC-MAN edasijõudnutele labürindis { $maze }
tty-goal-S = { $who } läheb ruudult { $start } üles reani { $row }.
tty-goal-N = { $who } läheb ruudult { $start } alla reani 1.
tty-goal-W = { $who } läheb ruudult { $start } üle mängulaua veeruni { $file }.
tty-goal-E = { $who } läheb ruudult { $start } üle mängulaua veeruni a.
tty-goal-P =
    { $pellets ->
        [one] { $who } liigutab nuppu P ja võidab ühe graanuliga ({ $sign }).
       *[other] { $who } liigutab nuppu P ja võidab { $pellets } graanuliga ({ $sign }).
    }
tty-deal = { $who } liigutab: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Kummitused võidavad, kui püüavad PAC-MANi kinni ühe korra.
       *[other] Kummitused võidavad, kui püüavad PAC-MANi kinni { $lives } korda.
    }
tty-respawns = Kinnipüütuna tuleb ta tagasi ühele neist ruutudest: { $squares } ({ $sign }).
tty-typing-classic = Kirjuta ruut, kuhu liikuda, näiteks { $move }, või piire: { $across } on horisontaalne, ruutude { $slot } ja { $right } kohal; { $upright } on vertikaalne, ruutudest { $slot } ja { $above } paremal. help näitab rohkem, quit lõpetab.
tty-typing-pacman = Kirjuta nupp ja kuhu see läheb, näiteks Pe6 või Bd9; kaks sammu korraga on Pe6e7. help näitab rohkem, quit lõpetab.
tty-typing-advanced = Kirjuta nupp ja kuhu see läheb, näiteks Pe8 või Bd6, või piire, näiteks e3h. help näitab rohkem, quit lõpetab.
tty-help-typing = Kuidas käiku kirjutada
tty-help-move = liigu nupuga sellele ruudule
tty-help-across = pane horisontaalne piire ruutude { $slot } ja { $right } kohale
tty-help-upright = pane vertikaalne piire ruutudest { $slot } ja { $above } paremale
tty-help-pass = ainult siis, kui sul pole ühtki lubatud tegevust
tty-help-pacman-step = PAC-MAN astub ruudule e6; tema korral piisab ka lihtsalt e6
tty-help-pacman-steps = kaks sammu korraga; e6 e7 on seesama
tty-help-ghost = Blinky astub ruudule d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = see nupp peatub või jääb paigale, sest tal pole sammu
tty-help-one-line = Ühel real võivad olla kõik sinu käigu tegevused: { $example }
tty-help-respawn = PAC-MAN ilmub väravasse e9
tty-help-fence = pane piire ruutude e3 ja f3 kohale; e3v paneb selle ruutudest e3 ja e4 paremale
tty-help-lift = kummitused tõstavad kambri piirde d5h (avakäikudel)
tty-help-spend = PAC-MAN kulutab graanuli 2 sammu jaoks, et kummitusi süüa
tty-help-rules-classic = Reeglid lühidalt: igal käigul üks samm või üks piire. Kõrval seisvast nupust võib üle hüpata. Igale nupule peab jääma tee eesmärgini. Esimene vastasküljele jõudja võidab.
tty-help-rules-pacman = Reeglid lühidalt: PAC-MAN teeb 2 sammu ja graanulini jõudes veel kuni 3; ainult nende lisasammudega saab ta kummitusi süüa. Siis teeb iga kummitus 1 sammu või kuni 2, kui ta näeb PAC-MANi sirgjoonel ja piiret vahel pole. Kummitus ei tohi peatuda graanulil ega teise kummituse ruudul. Kinnipüüdmine maksab elu ja saadab kõik nupud tagasi algruutudele. PAC-MAN võidab neljanda graanuliga.
tty-help-rules-advanced = Reeglid lühidalt: neli avakäiku, milles PAC-MAN liigub või paneb piirde ja kummitused tõstavad ühe kambri piirde mujale. Siis liigub iga nupp ja võib panna piirde. Külgede keskel olevaid ruute ühendavad tunnelid, e9 ja e1 ning a5 ja i5. Nupp ei tohi lõpetada seal, kus ta alustas, ega seal, kus ta seisis enne oma eelmist käiku. Pärast esimest ja pärast kolmandat graanulit lähevad kummitused kiiremaks. PAC-MAN võidab neljanda graanuliga, kummitused siis, kui ta kaotab viimase elu.
tty-help-commands = Käsud
tty-help-legal = loetle kõik lubatud tegevused
tty-help-why = ütle, miks mõni tegevus pole võimalik
tty-help-undo = võta üks tegevus tagasi
tty-help-back = võta tagasi kuni käigu alguseni
tty-help-board = joonista mängulaud uuesti
tty-help-record = näita senist mängu
tty-help-position = näita seisu ühe reana
tty-help-save = salvesta mäng (JSONina, kui nime lõpus on .json)
tty-help-load = jätka salvestatud mängu
tty-help-draw = paku viiki; kui teised seda kordavad, on viik
tty-help-resign = alistu
tty-help-quit = lõpeta salvestamata
tty-ask-pass = { $who }: ühtki lubatud tegevust pole, kirjuta pass.
tty-ask-move = Käigul on { $who }: liigu kõrvalruudule või pane piire.
tty-ask-move-only = Käigul on { $who }: liigu kõrvalruudule. Piirdeid enam pole.
tty-ask-act = { $who }, avakäik { $turn } / { $turns }: liigu kuni { $steps } ruutu või pane piire.
tty-ask-lift = { $who }, avakäik { $turn } / { $turns }: tõsta üks kambri piire ja pane see mujale.
tty-ask-lay = { $who }: pane tõstetud piire maha; tagasi kohale { $fence } see minna ei tohi.
tty-ask-ghosts = Käigul: { $who }. Veel liikumata: { $ghosts }.
tty-ask-steps = Käigul: { $who }. Samme: { $steps }.
tty-ask-steps-fence = Käigul: { $who }. Samme: kuni { $steps }, siis soovi korral piire.
tty-ask-steps-most = Käigul: { $who }. Samme: kuni { $steps }.
tty-ask-spend = { $piece } ei saa siin käiku lõpetada: kuluta graanul, kirjutades P+.
tty-ask-place = { $piece } võib nüüd panna piirde või käigu lõpetada: { $letter }-.
tty-ask-stop = { $piece } ei saa enam samme teha: lõpeta käik nii: { $letter }-.
tty-ask-moving = { $piece } liigub. Samme jäänud: { $steps }.
tty-ask-boost = PAC-MANi kiirendus: ta saab kummitusi süüa. Samme jäänud: { $boost }.
tty-ask-boost-then = PAC-MANi kiirendus: ta saab kummitusi süüa. Samme jäänud: { $boost }, siis tavalisi { $steps }.
tty-ask-wait = { $who } pole mängulaual ja igas väravas seisab kummitus: ootamiseks kirjuta P-.
tty-ask-respawn = { $who } pole mängulaual: vali ruut, kuhu ilmuda, { $squares }.
tty-hint-end-or-fence = Või lõpeta käik siin: { $letter }- või piire.
tty-hint-end = Või peatu siin: { $letter }-.
tty-hint-no-end = Käik ei saa siin lõppeda.
tty-hint-stay = { $piece } võib paigale jääda: { $letter }-.
tty-hint-lifts = Tõstetavad kambri piirded: { $fences }.
tty-hint-reserve = Graanuleid varuks: { $n }. P+ kulutab ühe ja annab samme, et kummitusi süüa: { $steps }.
tty-hint-memory = Siin ei tohi lõpetada (seal seisti enne eelmist käiku): { $squares }.
tty-hint-seen = Kummitused, kes PAC-MANi praegu näevad: { $ghosts }.
tty-hint-unseen = Ükski kummitus PAC-MANi praegu ei näe.
tty-hint-frenzy = Pöörased (näevad PAC-MANi, samme { $steps }): { $ghosts }.
tty-hint-no-frenzy = Ükski kummitus pole pöörane.
tty-hint-each-fence = Samme igaühele: kuni { $steps }, siis soovi korral piire.
tty-hint-each = Samme igaühele: kuni { $steps }.
tty-left-game = on mängust lahkunud
tty-left-classic = piirdeid { $fences }  samme minna { $steps }
tty-left-pacman = Voor { $round }. Elusid { $lives }. Graanuleid võetud { $taken } / { $pellets }.
tty-left-eaten = Söödud kummitused: { $ghosts }.
tty-left-fences = Piirdeid: PAC-MAN { $pacman }, kummitused { $ghosts }.
tty-left-repeated = See seis on olnud juba kaks korda; kolmas kord lõpetab mängu.
tty-left-rounds = Voore ilma edenemiseta: { $rounds }; mäng lõpeb, kui neid on { $most }.
tty-event-reserve = PAC-MAN võtab graanuli ruudult { $square } endale varuks.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN sööb graanuli ruudul { $square } ja saab ühe kiirendussammu, et kummitusi süüa.
       *[other] PAC-MAN sööb graanuli ruudul { $square } ja saab { $steps } kiirendussammu, et kummitusi süüa.
    }
tty-event-pellet = PAC-MAN sööb graanuli ruudul { $square }.
tty-event-eaten = PAC-MAN sööb kummituse: { $piece }.
tty-event-catch = { $piece } püüab PAC-MANi kinni ruudul { $square }. Elusid alles: { $lives }.
tty-event-collision = PAC-MAN jookseb kummitusele otsa. Elusid alles: { $lives }.
tty-event-comes-back = Ta lahkub mängulaualt ja tuleb tagasi oma järgmisel korral.
tty-event-reset = Kõik nupud lähevad tagasi oma algruutudele.
tty-event-computer = Arvuti mängib { $action }.
tty-event-resigned = { $side } on alistunud.
tty-event-resigned-G = Kummitused on alistunud.
tty-won-reached_goal = { $winner } jõudis sihtreale ja võidab.
tty-won-all_pellets = PAC-MAN võttis viimase graanuli ja võidab.
tty-won-no_lives = PAC-MAN püüti viimast korda kinni: kummitused võidavad.
tty-won-no_ghosts = Mängulaual pole enam ühtki kummitust: PAC-MAN võidab.
tty-won-repetition = Sama seis tekkis kolmandat korda; kodureeglite järgi on võitja { $winner }.
tty-won-no_progress = Liiga palju voore möödus edenemiseta; kodureeglite järgi on võitja { $winner }.
tty-won-move_limit = Tegevuste piir on käes; võitja on { $winner }.
tty-won-others_left = Kõik teised on mängust lahkunud; võitja on { $winner }.
tty-won-resigned = Mäng lõppes alistumisega; võitja on { $winner }.
tty-won-flagged = Aeg sai läbi; võitja on { $winner }.
tty-won-agreed = Mäng lõppes kokkuleppel; võitja on { $winner }.
tty-winner-G = kummituste pool
tty-drawn-repetition = Sama seis tekkis kolmandat korda: mäng jääb viiki.
tty-drawn-no_progress = Liiga palju voore möödus edenemiseta: mäng jääb viiki.
tty-drawn-move_limit = Tegevuste piir on käes: mäng jääb viiki.
tty-drawn-agreed = Mäng jääb kokkuleppel viiki.
tty-drawn-other = Mäng jääb viiki.
tty-rank = Saavutatud auaste: { $rank } / 4, { $name }.
tty-no-rank = PAC-MAN pole söönud ühtki graanulit ega saavuta ühtki auastet.
tty-over = Mäng on läbi. undo võtab viimase tegevuse tagasi, quit lõpetab.
tty-after = save FILE salvestab mängu, undo võtab viimase tegevuse tagasi, quit lõpetab.
tty-goodbye = Head aega.
tty-goodbye-unsaved = Head aega. Mängu ei salvestatud; save FILE oleks selle salvestanud.
tty-too-long = See rida on liiga pikk; kõige rohkem võib olla { $most } märki.
tty-confirm-life = PAC-MAN jookseks kummitusele otsa ja kaotaks elu. Kui tahad seda teha, kirjuta see veel kord.
tty-nothing-played = Sellest reast ei mängitud midagi.
tty-turn-over = { $word } tuleks pärast selle käigu lõppu; kirjuta ühele reale üks käik.
tty-which-ghost = Ütle, millist kummitust mõtled: { $examples }.
tty-meant = { $word } pole selle mänguviisi tegevus. Kas mõtlesid { $command }?
tty-unknown = { $word } pole selle mänguviisi tegevus. help näitab, kuidas neid kirjutada, legal loetleb need.
tty-why = Kirjuta why ja tegevus, näiteks why e3h.
tty-undone = Tagasi võetud: { $actions }
tty-draw = Pakutakse viiki: nõustumiseks kirjuta draw, keeldumiseks mängi edasi.
tty-save = Kirjuta save ja faili nimi, näiteks save game.txt.
tty-save-there = { $name } on juba olemas. Asendamiseks kirjuta save! { $name }.
tty-saved = Salvestatud faili { $name }.
tty-load = Kirjuta load ja faili nimi, näiteks load game.txt.
tty-puzzle-help = Kirjuta oma käik. Võid kirjutada ka hint, why, solution, board või quit.
tty-puzzle-hint = Proovi: { $action }.
tty-puzzle-reply = Vastase vastus: { $actions }
tty-puzzle-wrong = Proovi uuesti või kirjuta why.
tty-puzzle-why = Proovi enne midagi; siis selgitab why, mis sellel viga on.
