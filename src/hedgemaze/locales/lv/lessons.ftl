page-learn = Mācības
page-mistakes = Mācies no savām kļūdām

learn-lead = Īsas nodarbības, kuras tu izspēlē. Katra aizņem minūti.
learn-begin = Sākt
learn-next = Nākamā: { $name }
learn-on = Turpināt
learn-again = Sākt no jauna
learn-map = Visas nodarbības
learn-right = Tieši tā!
learn-done = Pabeigts
learn-all = Visas nodarbības ir pabeigtas. Laiks spēlēt!
learn-play = Uzspēlēt
learn-rules = Lasīt noteikumus
learn-task = { $n }. uzdevums no { $all }
learn-count = Pabeigts: { $n } no { $all }
learn-subject-classic = Klasika
learn-subject-pacman = PAKMENA variants
learn-subject-advanced = PAKMENS lietpratējiem

lesson-moving = Iešana
lesson-moving-about = Soli pa solim uz pretējo malu
lesson-moving-1 = Tu esi dzeltenā figūriņa apakšā. Ej vienu soli taisni uz augšu, pretējās malas virzienā.
lesson-moving-1-right = Figūriņa iet vienu soli uz augšu, leju, pa kreisi vai pa labi, nekad pa diagonāli.
lesson-moving-1-wrong = Sānis iet drīkst, bet pretējā mala ir augšā: ej uz augšu.
lesson-moving-2 = Uzvar tas, kurš pirmais sasniedz pretējo malu. Tu ej uz augšu, Ziemeļi nāk lejup. Uzvari sacīkstē!
lesson-moving-2-right = Der jebkurš tālākās rindas lauciņš. Tev izdevās ātrāk!
lesson-moving-2-wrong = Tas tevi netuvina. Divi soļi uz augšu, un uzvara ir tava.

lesson-fences = Sienas
lesson-fences-about = Padari pretinieka ceļu garāku
lesson-fences-1 = Ziemeļiem līdz tavai malai ir divi soļi, bet tavs ceļš ir garāks. Neej, bet ieliec sienu rievā tieši zem Ziemeļiem.
lesson-fences-1-right = Siena ir divus lauciņus gara. Ziemeļiem tai jāiet apkārt. Gājienā vai nu ej, vai liec sienu, bet nekad vienu un otru.
lesson-fences-1-wrong = Tas Ziemeļus neaptur. Ieliec sienu rievā zem Ziemeļiem.
lesson-fences-2 = Vienai sienai viegli apiet apkārt. Noliec blakus otru, lai Ziemeļiem vajadzētu vismaz divus soļus vairāk.
lesson-fences-2-right = Savienotas sienas veido garus mūrus. Tās paliek līdz spēles beigām.
lesson-fences-2-wrong = Ziemeļi gandrīz nemaz nekļuva lēnāki. Pagarini mūri pa labi.
lesson-fences-3 = Sienas var arī stāvēt: pagriez ar peles labo pogu, taustiņu R vai griešanas pogu. Aizver Ziemeļu ceļu uz spraugu labajā pusē.
lesson-fences-3-right = Tagad Ziemeļiem jāiet visam apkārt. Skaiti soļus, savus un pretinieka: tā arī ir visa spēle.
lesson-fences-3-wrong = Noliec stāvošu sienu starp Ziemeļiem un pēdējo kolonnu labajā pusē.

lesson-way = Ceļa noteikums
lesson-way-about = Nevienu nedrīkst iemūrēt
lesson-way-1 = Ikvienam jāpaliek ceļam uz pretējo malu. Pamēģini aizvērt Ziemeļu pēdējo spraugu starp diviem atzīmētajiem lauciņiem un skaties, kas notiek. Tad noliec sienu, kas ir atļauta un pagarina Ziemeļu ceļu.
lesson-way-1-right = Ceļu drīkst padarīt tik garu, cik vēlies, bet aizvērt to nedrīkst nekad.
lesson-way-1-wrong = Noliec sienu, kas Ziemeļu ceļu pagarina, bet atstāj vaļā.
lesson-way-2 = Noteikums sargā tevi arī no tevis: stāvoša siena pa labi no d1 un d2 tevi iemūrētu. Noliec jebkuru atļautu sienu.
lesson-way-2-right = Laukums pasaka, kam siena aizvērtu ceļu, un parāda noslēgto daļu.
lesson-way-2-wrong = Šoreiz noliec sienu, kur vien drīkst.

lesson-jump = Lēcieni
lesson-jump-about = Pāri figūriņai, taisni vai sānis
lesson-jump-1 = Ziemeļi stāv tieši tev priekšā. Lec pāri: ej uz lauciņu aiz Ziemeļiem.
lesson-jump-1-right = Lēciens ietaupa soli. Tas nekad nav obligāts.
lesson-jump-1-wrong = Arī tā var, bet lēciens ir ātrāks: ej uz lauciņu aiz Ziemeļiem.
lesson-jump-2 = Aiz Ziemeļiem ir siena, tāpēc taisnais lēciens ir slēgts. Tad drīksti iet uz lauciņu pa kreisi vai pa labi no Ziemeļiem.
lesson-jump-2-right = Sānis tikai tad, ja taisni ir slēgts.
lesson-jump-2-wrong = Izmanto lēcienu: uz lauciņu pa kreisi vai pa labi no Ziemeļiem.

lesson-corner = Lēciens pie malas
lesson-corner-about = Kad aiz otras figūriņas nekā nav
lesson-corner-1 = Aiz Ziemeļiem laukums beidzas. Tad drīksti lēkt sānis, tāpat kā pie sienas. Lec un uzvari.
lesson-corner-1-right = Lēciens, kas beidzas pretējā malā, uzvar tāpat kā jebkurš gājiens.
lesson-corner-1-wrong = Tālākā rinda ir viena lēciena attālumā: pa kreisi vai pa labi no Ziemeļiem.
lesson-corner-2 = Aiz Ziemeļiem ir siena, un pa kreisi ir vēl viena. Lēcienam palicis viens lauciņš.
lesson-corner-2-right = Sienas aptur lēcienus tāpat kā soļus.
lesson-corner-2-wrong = Lec uz lauciņu pa labi no Ziemeļiem.

lesson-crowd = Trīs un četri spēlētāji
lesson-crowd-about = Katrs par sevi
lesson-crowd-1 = Spēlē trīs: tu ej uz augšu, Rietumi iet pa labi, Ziemeļi nāk lejup. Ziemeļiem līdz uzvarai ir viens solis. Apturēt vari tikai tu.
lesson-crowd-1-right = Trijatā katram ir sešas sienas, četratā tikai piecas. Dažreiz vienu iztērē visu labā.
lesson-crowd-1-wrong = Tad Ziemeļi uzvar. Noliec sienu zem Ziemeļiem.
lesson-crowd-2 = Divas figūriņas rindā: abām reizē pāri nelec neviens. Taču otrās dēļ drīksti lēkt pār pirmo sānis.
lesson-crowd-2-right = Viens lēciens, viena figūriņa, vienmēr.
lesson-crowd-2-wrong = Lec pār Ziemeļiem, pa kreisi vai pa labi.
lesson-crowd-3 = Spēlē četri. Austrumi grib sasniegt kreiso malu, un līdz tai ir viens solis. Pagarini Austrumu ceļu.
lesson-crowd-3-right = Katrs iet uz savai malai pretējo malu. Kas nonāk pirmais, uzvar, un spēle beidzas.
lesson-crowd-3-wrong = Tad Austrumi uzvar. Noliec stāvošu sienu pa kreisi no Austrumiem.

lesson-steps = PAKMENA gājiens
lesson-steps-about = Divi soļi, un stūri netraucē
lesson-steps-1 = PAKMENS katrā gājienā sper divus soļus. Ej uz atzīmēto lauciņu.
lesson-steps-1-right = Divi soļi ir obligāti, ja tiem ir vieta. Pieskaries lauciņiem pa vienam vai novelc visu ceļu.
lesson-steps-1-wrong = No turienes ar atlikušo soli atzīmi nevar sasniegt.
lesson-steps-2 = Starp soļiem viņš drīkst pagriezties. Virs viņa ir siena: ej ap tās galu uz atzīmēto lauciņu.
lesson-steps-2-right = Šī labirinta sienas nekad nepārvieto, un neviens neliek klāt jaunas.
lesson-steps-2-wrong = No turienes šajā gājienā atzīmi nevar sasniegt.

lesson-pellet = Lodes un paātrinājums
lesson-pellet-about = Apēd un tad dzenā spokus
lesson-pellet-1 = Ar četrām lodēm spēle ir uzvarēta. Apēd to, kas ir stūrī.
lesson-pellet-1-right = Lode beidz divus soļus un dod paātrinājumu: uzreiz trīs soļus papildus.
lesson-pellet-1-wrong = Lode ir augšā stūrī, divu soļu attālumā.
lesson-pellet-2 = Tev ir trīs paātrinājuma soļi, un tie ēd spokus. Apēd sarkano.
lesson-pellet-2-right = Apēstu spoku laukumā nav, līdz PAKMENU noķer. Bez paātrinājuma viņš spoka lauciņā ieiet nevar.
lesson-pellet-2-wrong = Sarkanais spoks stāv divus soļus pa labi. Apēd viņu, kamēr ir paātrinājums.
lesson-pellet-3 = Atlicis viens paātrinājuma solis. Tas nav jāizmanto: apstājies ar pogu vai sper soli.
lesson-pellet-3-right = Paātrinājumu drīkst izmantot daļēji. Kas paliek pāri, gājiena beigās zūd.
lesson-pellet-3-wrong = Apstājies vai sper pēdējo soli.

lesson-sight = Redzēšana un niknums
lesson-sight-about = Spoki, kas tevi redz, skrien ātrāk
lesson-sight-1 = Sarkana līnija nozīmē, ka spoks redz PAKMENU: tā pati rinda vai kolonna, bez sienas pa vidu. Beidz gājienu tur, kur tevi neviens neredz.
lesson-sight-1-right = Spoks, kurš tevi redz, ir saniknots: divi soļi viena vietā. Tevi paslēpj tikai sienas.
lesson-sight-1-wrong = Lai ko tu no turienes darītu, gājiena beigās tevi kāds spoks redz.
lesson-sight-2 = Spoki tuvojas no trim pusēm. Atrodi paslēptuvi.
lesson-sight-2-right = Labi paslēpts! Pirms katra gājiena apskati rindas un kolonnas.
lesson-sight-2-wrong = No turienes gājiena beigās tevi kāds redz.

lesson-ghosts = Spoki
lesson-ghosts-about = Jebkurā secībā, un kurš kuru noķer
lesson-ghosts-1 = Tagad tu esi spoki. Katrs iet vienu soli, secībā, kāda tev patīk; kurš redz PAKMENU, drīkst spert divus. Ej ar visiem četriem.
lesson-ghosts-1-right = Saniknots spoks drīkst iet lodei pāri, bet nekad tur apstāties, un divi vienā lauciņā nestāv.
lesson-ghosts-1-wrong = Ej ar spokiem, kas vēl nav gājuši.
lesson-ghosts-2 = Sarkanais spoks redz PAKMENU divu soļu attālumā. Noķer viņu!
lesson-ghosts-2-right = Viņš zaudē dzīvību. Visas figūriņas atgriežas savos sākuma lauciņos, arī apēstie spoki. Apēstās lodes neatgriežas.
lesson-ghosts-2-wrong = Sarkanais spoks viņu var noķert tūlīt: divi soļi taisni uz leju.

lesson-ranks = Pēdējā lode
lesson-ranks-about = Četras lodes, četri rangi
lesson-ranks-1 = Trīs lodes ir apēstas, palikusi viena dzīvība. Apēd pēdējo lodi.
lesson-ranks-1-right = PAKMENS uzvar. Ar vienu lodi viņš ir Iesācējs, ar divām Daudzsološais, ar trim Rūdītais un ar četrām Elite, lai kas uzvarētu.
lesson-ranks-1-wrong = Lode ir vienu soli pa labi.

lesson-gates = Vārti
lesson-gates-about = Kur parādās PAKMENS
lesson-gates-1 = Lietpratēju spēlē PAKMENA sākumā laukumā nav. Izvēlies vienus no četriem vārtiem malu vidū.
lesson-gates-1-right = Pa vārtiem viņš atgriežas katru reizi, kad ir noķerts.
lesson-gates-1-wrong = Izvēlies vārtus.
lesson-gates-2 = Katrā no pirmajiem četriem gājieniem viņš dara vienu lietu: sper līdz diviem soļiem vai liek vienu no savām divpadsmit sienām. Dari vienu no abiem.
lesson-gates-2-right = No piektā gājiena viņš iet un pēc tam drīkst likt sienu.
lesson-gates-2-wrong = Ej vai liec sienu.

lesson-tunnels = Tuneļi
lesson-tunnels-about = Pa vieniem vārtiem ārā, pa otriem iekšā
lesson-tunnels-1 = Pretējos vārtus savieno tunelis: viens solis ved no augšas uz leju un no kreisās uz labo. Ej pa to uz atzīmētajiem vārtiem apakšā.
lesson-tunnels-1-right = Viens solis, taisni cauri. Arī spoki izmanto tuneļus.
lesson-tunnels-1-wrong = Vispirms ej augšā uz vārtiem, tad cauri tunelim.

lesson-chamber = Kambaris
lesson-chamber-about = Paceļ četras sienas, katrā gājienā vienu
lesson-chamber-1 = Spoki sāk aiz četrām sienām. Katrā no pirmajiem četriem gājieniem viņi vienu no tām paceļ un noliek citur. Nospied rozā sienu un noliec to, kur vēlies.
lesson-chamber-1-right = Kad visas četras ir pārliktas, spoki nāk ārā. Viņiem kopā ir vēl četras sienas.
lesson-chamber-1-wrong = Pacel kambara sienu, tad noliec to.

lesson-turn = Pilns gājiens
lesson-turn-about = Ej, tad būvē
lesson-turn-1 = No piektā gājiena vispirms ej un tad, ja vēlies, liec sienu. Sper divus soļus, tad noliec sienu.
lesson-turn-1-right = Nevienu lauciņu nekad nedrīkst ieslēgt. Figūriņa nedrīkst uzreiz iet atpakaļ turp, no kurienes nāca.
lesson-turn-1-wrong = Šoreiz turpini un beigās noliec sienu.

lesson-reserve = Lodes krājumā
lesson-reserve-about = Iztērē vienu medībām
lesson-reserve-1 = Šeit lodes krāj. Iztērēta lode dod divus soļus, kas ēd spokus. Iztērē to ar pogu un apēd sarkano spoku divus soļus virs tevis.
lesson-reserve-1-right = Šajā spēlē apēsti spoki nekad neatgriežas. Iztērēta lode uzvarai tik un tā skaitās.
lesson-reserve-1-wrong = Tad sarkano spoku nevar aizsniegt. Iztērē lodi, tad ej taisni uz augšu.

lesson-lives = Dzīvības
lesson-lives-about = Ātrāki spoki, trīs dzīvības
lesson-lives-1 = Jo vairāk ložu paņemts, jo ātrāki spoki: viens solis, pēc pirmās divi, pēc trešās trīs. Tagad viņi skrien trīs soļus. Noķer PAKMENU!
lesson-lives-1-right = Viņš zaudē dzīvību un pamet laukumu. Neviens cits atpakaļ neiet.
lesson-lives-1-wrong = No turienes tas spoks viņu nesasniedz. Vistuvāk ir sarkanais.
lesson-lives-2 = Tu esi PAKMENS, un tev ir divas dzīvības. Atgriezies kādos vārtos; vieni ir aizņemti.
lesson-lives-2-right = Pēc tam seko pilns gājiens. Arī ieskriešana spokā maksā dzīvību, tāpēc lapa vispirms pajautā.
lesson-lives-2-wrong = Izvēlies vārtus.

mistakes-learn = Mācīties no kļūdām
mistakes-working = Spēle tiek pārskatīta…
mistakes-of = Kuras puses kļūdas?
mistakes-side = { $side }
mistakes-number = { $n }. brīdis no { $all }
mistakes-ask = Šeit tika spēlēts { $action }, un tas maksāja { $percent } %. Ko tu spēlētu tā vietā?
mistakes-judging = Paskatīsimies…
mistakes-best = { $action }: tieši tā! Nekā labāka nav.
mistakes-good = { $action } ir tikpat labi kā labākais. Labi atrasts!
mistakes-same = Tieši tā arī tika spēlēts. Ir kas labāks.
mistakes-worse = { $action } ir labāk nekā nekas, bet maksā { $percent } %. Mēģini vēlreiz.
mistakes-shown = Labākais bija { $action }.
mistakes-line = Tālāk varētu būt tā: { $text }
mistakes-show = Parādīt atrisinājumu
mistakes-hint-fence = Šeit vislabāk likt sienu. Tās vieta ir starp izgaismotajiem lauciņiem.
mistakes-hint-move = Šeit vislabāk iet. Figūriņa, kurai jāiet, ir atzīmēta.
mistakes-next = Nākamais brīdis
mistakes-finish = Pabeigt
mistakes-none = Nevienas vērā ņemamas kļūdas. Labi nospēlēts!
mistakes-short = Vēl nav ko skatīties: neviens nav spēlējis.
mistakes-end =
    { $n ->
        [0] Nu visi ir apskatīti: { $all }. Nākamreiz tu tos pazīsi.
        [zero] Tu bez palīdzības atradi { $n } no { $all }. Tā arī aug meistarība.
        [one] Tu bez palīdzības atradi { $n } no { $all }. Tā arī aug meistarība.
       *[other] Tu bez palīdzības atradi { $n } no { $all }. Tā arī aug meistarība.
    }
mistakes-again = Vēlreiz
mistakes-analysis = Skatīt visu spēli
mistakes-end-title = Tas arī viss
