tty-named = { $side } ({ $people })
tty-player = Spēlētājs { $seat }
tty-caption-classic =
    { $players ->
        [zero] Quoridor, { $players } spēlētāju
        [one] Quoridor, { $players } spēlētājs
       *[other] Quoridor, { $players } spēlētāji
    }
tty-caption-classic-size =
    { $players ->
        [zero] Quoridor, { $players } spēlētāju, laukums { $size } reiz { $size }
        [one] Quoridor, { $players } spēlētājs, laukums { $size } reiz { $size }
       *[other] Quoridor, { $players } spēlētāji, laukums { $size } reiz { $size }
    }
tty-caption-pacman = PAKMENS
tty-caption-advanced = PAKMENS lietpratējiem
tty-caption-pacman-maze = PAKMENS labirintā { $maze }
tty-caption-advanced-maze = PAKMENS lietpratējiem labirintā { $maze }
tty-goal-S = { $who } iet no { $start } augšup līdz { $row }. rindai.
tty-goal-N = { $who } iet no { $start } lejup līdz 1. rindai.
tty-goal-W = { $who } iet no { $start } pāri laukumam līdz kolonnai { $file }.
tty-goal-E = { $who } iet no { $start } pāri laukumam līdz kolonnai a.
tty-goal-P =
    { $pellets ->
        [zero] { $who } iet ar P un uzvar ar { $pellets } enerģijas lodēm ({ $sign }).
        [one] { $who } iet ar P un uzvar ar { $pellets } enerģijas lodi ({ $sign }).
       *[other] { $who } iet ar P un uzvar ar { $pellets } enerģijas lodēm ({ $sign }).
    }
tty-deal = { $who } iet ar figūriņām: { $ghosts }.
tty-goal-G =
    { $lives ->
        [zero] Spoki uzvar, noķerot PAKMENU { $lives } reižu.
        [one] Spoki uzvar, noķerot PAKMENU { $lives } reizi.
       *[other] Spoki uzvar, noķerot PAKMENU { $lives } reizes.
    }
tty-respawns = Noķerts, viņš atgriežas vienā no lauciņiem { $squares } ({ $sign }).
tty-typing-classic = Raksti lauciņu, uz kuru iet, piemēram, { $move }, vai sienu: { $across } ir horizontāla, virs { $slot } un { $right }; { $upright } ir vertikāla, pa labi no { $slot } un { $above }. help parāda vairāk, quit beidz.
tty-typing-pacman = Raksti figūriņu un kurp tā iet, piemēram, Pe6 vai Bd9; divi soļi reizē ir Pe6e7. help parāda vairāk, quit beidz.
tty-typing-advanced = Raksti figūriņu un kurp tā iet, piemēram, Pe8 vai Bd6, vai sienu, piemēram, e3h. help parāda vairāk, quit beidz.
tty-help-typing = Kā rakstīt gājienu
tty-help-move = iet ar savu figūriņu uz šo lauciņu
tty-help-across = likt horizontālu sienu virs { $slot } un { $right }
tty-help-upright = likt vertikālu sienu pa labi no { $slot } un { $above }
tty-help-pass = tikai tad, ja nav nevienas atļautas darbības
tty-help-pacman-step = PAKMENS ieiet e6; viņa gājienā pietiek ar e6
tty-help-pacman-steps = divi soļi reizē; e6 e7 ir tas pats
tty-help-ghost = Blinky ieiet d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = šī figūriņa apstājas vai paliek, jo nav soļa
tty-help-one-line = Vienā rindā var būt visas tava gājiena darbības: { $example }
tty-help-respawn = PAKMENS parādās vārtos e9
tty-help-fence = likt sienu virs e3 un f3; e3v to liek pa labi no e3 un e4
tty-help-lift = spoki paceļ kambara sienu d5h (sākuma gājienos)
tty-help-spend = PAKMENS iztērē enerģijas lodi par 2 soļiem, lai ēstu spokus
tty-help-rules-classic = Noteikumi īsumā: katrā gājienā viens solis vai viena siena. Blakus figūriņai drīkst lēkt pāri. Katrai figūriņai jāpaliek ceļam uz mērķi. Kas pirmais sasniedz pretējo malu, uzvar.
tty-help-rules-pacman = Noteikumi īsumā: PAKMENS sper 2 soļus un, sasniedzot enerģijas lodi, vēl līdz 3; tikai ar šiem papildu soļiem viņš var ēst spokus. Tad katrs spoks sper 1 soli vai līdz 2, ja redz PAKMENU taisnā līnijā bez sienas pa vidu. Spoks nedrīkst apstāties uz enerģijas lodes vai cita spoka lauciņā. Noķeršana maksā dzīvību un visas figūriņas sūta atpakaļ uz sākuma lauciņiem. PAKMENS uzvar ar ceturto enerģijas lodi.
tty-help-rules-advanced = Noteikumi īsumā: četri sākuma gājieni, kuros PAKMENS iet vai liek sienu un spoki pārliek vienu kambara sienu. Tad katra figūriņa iet un drīkst likt sienu. Lauciņus malu vidū savieno tuneļi, e9 ar e1 un a5 ar i5. Figūriņa nedrīkst beigt gājienu ne tur, kur sāka, ne tur, kur stāvēja pirms iepriekšējā gājiena. Pēc pirmās un pēc trešās enerģijas lodes spoki kļūst ātrāki. PAKMENS uzvar ar ceturto enerģijas lodi, spoki tad, kad viņš zaudē pēdējo dzīvību.
tty-help-commands = Komandas
tty-help-legal = parādīt visas atļautās darbības
tty-help-why = pateikt, kāpēc darbība nav iespējama
tty-help-undo = atsaukt vienu darbību
tty-help-back = atsaukt līdz gājiena sākumam
tty-help-board = uzzīmēt laukumu vēlreiz
tty-help-record = parādīt līdzšinējo spēli
tty-help-position = parādīt pozīciju vienā rindā
tty-help-save = saglabāt spēli (kā JSON, ja vārds beidzas ar .json)
tty-help-load = turpināt saglabātu spēli
tty-help-draw = piedāvāt neizšķirtu; ja citi to atkārto, ir neizšķirts
tty-help-resign = padoties
tty-help-quit = beigt nesaglabājot
tty-ask-pass = { $who }: nav nevienas atļautas darbības, raksti pass.
tty-ask-move = Gājiens: { $who }. Ej uz blakus lauciņu vai liec sienu.
tty-ask-move-only = Gājiens: { $who }. Ej uz blakus lauciņu. Sienu vairs nav.
tty-ask-act = { $who }, sākuma gājiens { $turn } no { $turns }: ej (lauciņi: līdz { $steps }) vai liec sienu.
tty-ask-lift = { $who }, sākuma gājiens { $turn } no { $turns }: pacel kambara sienu un noliec to citur.
tty-ask-lay = { $who }: noliec pacelto sienu; atpakaļ uz { $fence } to likt nedrīkst.
tty-ask-ghosts = Gājiens: { $who }. Vēl jāiet: { $ghosts }.
tty-ask-steps = Gājiens: { $who }. Soļi: { $steps }.
tty-ask-steps-fence = Gājiens: { $who }. Soļi: līdz { $steps }, tad, ja vēlies, siena.
tty-ask-steps-most = Gājiens: { $who }. Soļi: līdz { $steps }.
tty-ask-spend = { $piece } te gājienu beigt nevar: iztērē enerģijas lodi ar P+.
tty-ask-place = { $piece } tagad drīkst likt sienu vai beigt gājienu ar { $letter }-.
tty-ask-stop = Soļu vairs nav ({ $piece }): beidz gājienu ar { $letter }-.
tty-ask-moving = Iet { $piece }. Atlikušie soļi: { $steps }.
tty-ask-boost = PAKMENA paātrinājums: viņš var ēst spokus. Atlikušie soļi: { $boost }.
tty-ask-boost-then = PAKMENA paātrinājums: viņš var ēst spokus. Atlikušie soļi: { $boost }, tad parastie: { $steps }.
tty-ask-wait = { $who } ir ārpus laukuma, un visos vārtos stāv spoki: raksti P-, lai gaidītu.
tty-ask-respawn = { $who } ir ārpus laukuma: izvēlies lauciņu, kurā parādīties, { $squares }.
tty-hint-end-or-fence = Vai beidz gājienu šeit, ar { $letter }- vai ar sienu.
tty-hint-end = Vai apstājies šeit: { $letter }-.
tty-hint-no-end = Šeit gājiens nevar beigties.
tty-hint-stay = { $piece } drīkst palikt uz vietas: { $letter }-.
tty-hint-lifts = Kambara sienas, ko var pacelt: { $fences }.
tty-hint-reserve = Enerģijas lodes krājumā: { $n }. P+ iztērē vienu un dod soļus, lai ēstu spokus: { $steps }.
tty-hint-memory = Šeit beigt nedrīkst (tur stāvēja pirms iepriekšējā gājiena): { $squares }.
tty-hint-seen = Spoki, kas tagad redz PAKMENU: { $ghosts }.
tty-hint-unseen = Tagad neviens spoks PAKMENU neredz.
tty-hint-frenzy = Trakuma režīmā (redz PAKMENU, soļi: { $steps }): { $ghosts }.
tty-hint-no-frenzy = Neviens spoks nav trakuma režīmā.
tty-hint-each-fence = Soļi katram: līdz { $steps }, tad, ja vēlies, siena.
tty-hint-each = Soļi katram: līdz { $steps }.
tty-left-game = vairs nespēlē
tty-left-classic = sienas { $fences }  soļi līdz mērķim { $steps }
tty-left-pacman = Raunds { $round }. Dzīvības { $lives }. Paņemtās enerģijas lodes { $taken } no { $pellets }.
tty-left-eaten = Apēstie spoki: { $ghosts }.
tty-left-fences = Sienas: PAKMENS { $pacman }, spoki { $ghosts }.
tty-left-repeated = Šī pozīcija ir bijusi divreiz; trešā reize beidz spēli.
tty-left-rounds = Raundi bez nekā jauna: { $rounds }; spēle beidzas pie { $most }.
tty-event-reserve = PAKMENS paņem krājumā enerģijas lodi no lauciņa { $square }.
tty-event-boost =
    { $steps ->
        [zero] PAKMENS apēd enerģijas lodi lauciņā { $square } un saņem { $steps } paātrinājuma soļu, lai ēstu spokus.
        [one] PAKMENS apēd enerģijas lodi lauciņā { $square } un saņem { $steps } paātrinājuma soli, lai ēstu spokus.
       *[other] PAKMENS apēd enerģijas lodi lauciņā { $square } un saņem { $steps } paātrinājuma soļus, lai ēstu spokus.
    }
tty-event-pellet = PAKMENS apēd enerģijas lodi lauciņā { $square }.
tty-event-eaten = PAKMENS apēd spoku: { $piece }.
tty-event-catch = { $piece } noķer PAKMENU lauciņā { $square }. Atlikušās dzīvības: { $lives }.
tty-event-collision = PAKMENS ieskrien spokā. Atlikušās dzīvības: { $lives }.
tty-event-comes-back = Viņš pamet laukumu un atgriežas savā nākamajā gājienā.
tty-event-reset = Visas figūriņas atgriežas savos sākuma lauciņos.
tty-event-computer = Dators spēlē { $action }.
tty-event-resigned = { $side } padodas.
tty-event-resigned-G = Spoki padodas.
tty-won-reached_goal = { $winner } sasniedz mērķa līniju un uzvar.
tty-won-all_pellets = PAKMENS paņem pēdējo enerģijas lodi un uzvar.
tty-won-no_lives = PAKMENS ir noķerts pēdējo reizi: uzvar spoki.
tty-won-no_ghosts = Laukumā vairs nav neviena spoka: uzvar PAKMENS.
tty-won-repetition = Tā pati pozīcija izveidojās trešo reizi; pēc mājas noteikumiem uzvar { $winner }.
tty-won-no_progress = Pārāk daudz raundu bez nekā jauna; pēc mājas noteikumiem uzvar { $winner }.
tty-won-move_limit = Sasniegts darbību ierobežojums; uzvar { $winner }.
tty-won-others_left = Visi pārējie ir pametuši spēli; uzvar { $winner }.
tty-won-resigned = Spēle beidzās ar padošanos; uzvar { $winner }.
tty-won-flagged = Laiks ir beidzies; uzvar { $winner }.
tty-won-agreed = Spēle beidzās pēc vienošanās; uzvar { $winner }.
tty-winner-G = spoki
tty-drawn-repetition = Tā pati pozīcija izveidojās trešo reizi: neizšķirts.
tty-drawn-no_progress = Pārāk daudz raundu bez nekā jauna: neizšķirts.
tty-drawn-move_limit = Sasniegts darbību ierobežojums: neizšķirts.
tty-drawn-agreed = Spēle beidzas neizšķirti pēc vienošanās.
tty-drawn-other = Spēle beidzas neizšķirti.
tty-rank = Sasniegtais rangs: { $rank } no 4, { $name }.
tty-no-rank = PAKMENS nav apēdis nevienu enerģijas lodi un nesasniedz nevienu rangu.
tty-over = Spēle ir beigusies. undo atsauc pēdējo darbību, quit beidz.
tty-after = save FILE saglabā spēli, undo atsauc pēdējo darbību, quit beidz.
tty-goodbye = Uz redzēšanos.
tty-goodbye-unsaved = Uz redzēšanos. Spēle netika saglabāta; save FILE to būtu saglabājis.
tty-too-long = Šī rinda ir par garu; atļautais zīmju skaits: { $most }.
tty-confirm-life = PAKMENS ieskrietu spokā un zaudētu dzīvību. Lai to darītu, ieraksti vēlreiz.
tty-nothing-played = No šīs rindas nekas netika izdarīts.
tty-turn-over = { $word } būtu jau pēc šī gājiena beigām; raksti vienā rindā vienu gājienu.
tty-which-ghost = Pasaki, kuru spoku domā: { $examples }.
tty-meant = { $word } nav šī spēles veida darbība. Vai domāji { $command }?
tty-unknown = { $word } nav šī spēles veida darbība. help parāda, kā tās raksta, legal tās uzskaita.
tty-why = Raksti why un darbību, piemēram, why e3h.
tty-undone = Atsaukts: { $actions }
tty-draw = Piedāvāts neizšķirts: raksti draw, lai piekristu, vai spēlē tālāk, lai atteiktos.
tty-save = Raksti save un faila vārdu, piemēram, save game.txt.
tty-save-there = { $name } jau ir. Raksti save! { $name }, lai aizstātu.
tty-saved = Saglabāts failā { $name }.
tty-load = Raksti load un faila vārdu, piemēram, load game.txt.
tty-puzzle-help = Ieraksti savu gājienu. Vari rakstīt arī hint, why, solution, board vai quit.
tty-puzzle-hint = Pamēģini: { $action }.
tty-puzzle-reply = Pretinieka atbilde: { $actions }
tty-puzzle-wrong = Mēģini vēlreiz vai raksti why.
tty-puzzle-why = Vispirms kaut ko pamēģini; tad why paskaidros, kas nav pareizi.
