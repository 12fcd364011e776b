page-learn = Mokymasis
page-mistakes = Mokykis iš savo klaidų

learn-lead = Trumpos pamokos, kurias sužaidi. Kiekviena trunka minutę.
learn-begin = Pradėti
learn-next = Kita: { $name }
learn-on = Toliau
learn-again = Pradėti iš naujo
learn-map = Visos pamokos
learn-right = Būtent!
learn-done = Atlikta
learn-all = Visos pamokos atliktos. Metas žaisti!
learn-play = Sužaisti
learn-rules = Skaityti taisykles
learn-task = Užduotis { $n } iš { $all }
learn-count = Atlikta { $n } iš { $all }
learn-subject-classic = Klasika
learn-subject-pacman = PAC-MAN’o variantas
learn-subject-advanced = PAC-MAN’as žinovams

lesson-moving = Kaip eiti
lesson-moving-about = Žingsnis po žingsnio į priešingą kraštą
lesson-moving-1 = Tu esi geltona figūrėlė apačioje. Ženk vieną žingsnį tiesiai aukštyn, priešingo krašto link.
lesson-moving-1-right = Figūrėlė eina vieną žingsnį aukštyn, žemyn, kairėn arba dešinėn, niekada įstrižai.
lesson-moving-1-wrong = Į šoną eiti galima, bet priešingas kraštas yra viršuje: ženk aukštyn.
lesson-moving-2 = Laimi tas, kas pirmas pasiekia priešingą kraštą. Tu eini aukštyn, Šiaurė leidžiasi žemyn. Laimėk lenktynes!
lesson-moving-2-right = Tinka bet kuris tolimiausios eilės kvadratėlis. Tau pavyko greičiau!
lesson-moving-2-wrong = Taip nepriartėji. Du žingsniai aukštyn, ir pergalė tavo.

lesson-fences = Tvoros
lesson-fences-about = Pailgink varžovo kelią
lesson-fences-1 = Šiaurei iki tavo krašto liko du žingsniai, o tavo kelias ilgesnis. Užuot ėjus, įstatyk tvorą į griovelį tiesiai po Šiaure.
lesson-fences-1-right = Tvora yra dviejų kvadratėlių ilgio. Šiaurei tenka ją apeiti. Per ėjimą arba eini, arba statai tvorą, bet ne abu kartu.
lesson-fences-1-wrong = Tai Šiaurės nesustabdo. Įstatyk tvorą į griovelį po Šiaure.
lesson-fences-2 = Vieną tvorą lengva apeiti. Pastatyk šalia antrą, kad Šiaurei reikėtų bent dviem žingsniais daugiau.
lesson-fences-2-right = Susijungusios tvoros sudaro ilgas sienas. Jos lieka iki žaidimo pabaigos.
lesson-fences-2-wrong = Šiaurė beveik nesulėtėjo. Pailgink sieną dešinėn.
lesson-fences-3 = Tvoros gali būti ir stačios: pasuk dešiniuoju pelės klavišu, R klavišu arba pasukimo mygtuku. Uždaryk Šiaurės kelią į plyšį dešinėje.
lesson-fences-3-right = Dabar Šiaurei teks viską apeiti. Skaičiuok žingsnius, savo ir varžovo: toks ir yra visas žaidimas.
lesson-fences-3-wrong = Pastatyk stačią tvorą tarp Šiaurės ir paskutinio stulpelio dešinėje.

lesson-way = Kelio taisyklė
lesson-way-about = Nieko negalima užmūryti
lesson-way-1 = Kiekvienam turi likti kelias į priešingą kraštą. Pabandyk uždaryti paskutinį Šiaurės plyšį tarp dviejų pažymėtų kvadratėlių ir žiūrėk, kas nutiks. Tada pastatyk tvorą, kuri leidžiama ir pailgina Šiaurės kelią.
lesson-way-1-right = Kelią gali pailginti kiek nori, bet uždaryti jo negalima niekada.
lesson-way-1-wrong = Pastatyk tvorą, kuri Šiaurės kelią pailgina, bet palieka atvirą.
lesson-way-2 = Taisyklė saugo tave ir nuo tavęs: stati tvora dešiniau d1 ir d2 tave užmūrytų. Pastatyk bet kurią leidžiamą tvorą.
lesson-way-2-right = Lenta pasako, kam tvora uždarytų kelią, ir parodo užtvertą plotą.
lesson-way-2-wrong = Šįkart pastatyk tvorą, kur tik galima.

lesson-jump = Šuoliai
lesson-jump-about = Per figūrėlę, tiesiai arba į šoną
lesson-jump-1 = Šiaurė stovi tiesiai prieš tave. Peršok: eik į kvadratėlį už Šiaurės.
lesson-jump-1-right = Šuolis sutaupo žingsnį. Jis niekada neprivalomas.
lesson-jump-1-wrong = Galima ir taip, bet šuolis greitesnis: eik į kvadratėlį už Šiaurės.
lesson-jump-2 = Už Šiaurės yra tvora, todėl tiesus šuolis uždarytas. Tada gali eiti į kvadratėlį kairiau arba dešiniau Šiaurės.
lesson-jump-2-right = Į šoną tik tada, kai tiesiai uždaryta.
lesson-jump-2-wrong = Šok: į kvadratėlį kairiau arba dešiniau Šiaurės.

lesson-corner = Šuolis prie krašto
lesson-corner-about = Kai už kitos figūrėlės nieko nėra
lesson-corner-1 = Už Šiaurės lenta baigiasi. Tada gali šokti į šoną, kaip ir prie tvoros. Šok ir laimėk.
lesson-corner-1-right = Šuolis, kuris baigiasi priešingame krašte, laimi kaip bet kuris ėjimas.
lesson-corner-1-wrong = Tolimiausia eilė yra per vieną šuolį: kairiau arba dešiniau Šiaurės.
lesson-corner-2 = Už Šiaurės yra tvora, o kairėje dar viena. Šuoliui liko vienas kvadratėlis.
lesson-corner-2-right = Tvoros sustabdo šuolius taip pat kaip žingsnius.
lesson-corner-2-wrong = Šok į kvadratėlį dešiniau Šiaurės.

lesson-crowd = Trys ir keturi žaidėjai
lesson-crowd-about = Kiekvienas už save
lesson-crowd-1 = Žaidžia trys: tu eini aukštyn, Vakarai eina dešinėn, Šiaurė leidžiasi žemyn. Šiaurei iki pergalės liko vienas žingsnis. Sustabdyti ją gali tik tu.
lesson-crowd-1-right = Žaidžiant trims, kiekvienas turi šešias tvoras, keturiems – tik penkias. Kartais vieną išleidi visų labui.
lesson-crowd-1-wrong = Tada laimi Šiaurė. Pastatyk tvorą po Šiaure.
lesson-crowd-2 = Dvi figūrėlės iš eilės: per dvi iškart niekas nešoka. Bet dėl antrosios gali šokti per pirmąją į šoną.
lesson-crowd-2-right = Vienas šuolis, viena figūrėlė, visada.
lesson-crowd-2-wrong = Šok per Šiaurę, kairėn arba dešinėn.
lesson-crowd-3 = Žaidžia keturi. Rytai nori pasiekti kairįjį kraštą, ir jiems liko vienas žingsnis. Pailgink Rytų kelią.
lesson-crowd-3-right = Kiekvienas eina į kraštą, priešingą savajam. Kas ateina pirmas, laimi, ir žaidimas baigiasi.
lesson-crowd-3-wrong = Tada laimi Rytai. Pastatyk stačią tvorą kairiau Rytų.

lesson-steps = PAC-MAN’o ėjimas
lesson-steps-about = Du žingsniai, o kampai ne bėda
lesson-steps-1 = PAC-MAN’as per kiekvieną ėjimą žengia du žingsnius. Eik į pažymėtą kvadratėlį.
lesson-steps-1-right = Du žingsniai privalomi, jei jiems yra vietos. Liesk kvadratėlius po vieną arba nubrėžk visą kelią.
lesson-steps-1-wrong = Iš ten likusiu žingsniu žymės nepasieksi.
lesson-steps-2 = Tarp žingsnių jis gali pasukti. Virš jo yra tvora: apeik jos galą iki pažymėto kvadratėlio.
lesson-steps-2-right = Šio labirinto tvoros niekada nejuda, ir niekas nestato naujų.
lesson-steps-2-wrong = Iš ten šiuo ėjimu žymės nepasieksi.

lesson-pellet = Piliulės ir pagreitis
lesson-pellet-about = Suvalgyk, tada vaikyk vaiduoklius
lesson-pellet-1 = Keturios piliulės – ir žaidimas laimėtas. Suvalgyk tą, kuri kampe.
lesson-pellet-1-right = Piliulė baigia du žingsnius ir duoda pagreitį: iškart tris papildomus žingsnius.
lesson-pellet-1-wrong = Piliulė yra viršuje kampe, už dviejų žingsnių.
lesson-pellet-2 = Turi tris pagreičio žingsnius, o jie valgo vaiduoklius. Suvalgyk raudonąjį.
lesson-pellet-2-right = Suvalgytų vaiduoklių lentoje nėra, kol PAC-MAN’as nepagautas. Be pagreičio jis į vaiduoklio kvadratėlį įžengti negali.
lesson-pellet-2-wrong = Raudonasis vaiduoklis stovi per du žingsnius dešinėje. Suvalgyk jį, kol veikia pagreitis.
lesson-pellet-3 = Liko vienas pagreičio žingsnis. Jo naudoti nebūtina: sustok čia mygtuku arba ženk žingsnį.
lesson-pellet-3-right = Pagreitį galima panaudoti iš dalies. Kas lieka, ėjimo pabaigoje dingsta.
lesson-pellet-3-wrong = Sustok arba ženk paskutinį žingsnį.

lesson-sight = Matymas ir įsiūtis
lesson-sight-about = Vaiduokliai, kurie tave mato, bėga greičiau
lesson-sight-1 = Raudona linija reiškia, kad vaiduoklis mato PAC-MAN’ą: ta pati eilė arba stulpelis, o tarp jų nėra tvoros. Baik ėjimą ten, kur tavęs niekas nemato.
lesson-sight-1-right = Vaiduoklis, kuris tave mato, yra įsiutęs: du žingsniai vietoj vieno. Paslepia tik tvoros.
lesson-sight-1-wrong = Kad ir ką iš ten darytum, ėjimo pabaigoje tave matys vaiduoklis.
lesson-sight-2 = Vaiduokliai artėja iš trijų pusių. Rask slėptuvę.
lesson-sight-2-right = Puiki slėptuvė! Prieš kiekvieną ėjimą apžvelk eiles ir stulpelius.
lesson-sight-2-wrong = Iš ten ėjimo pabaigoje kas nors tave matys.

lesson-ghosts = Vaiduokliai
lesson-ghosts-about = Bet kokia tvarka, ir kas ką pagauna
lesson-ghosts-1 = Dabar tu esi vaiduokliai. Kiekvienas eina vieną žingsnį, kokia nori tvarka; matantis PAC-MAN’ą gali žengti du. Paeik visais keturiais.
lesson-ghosts-1-right = Įsiutęs vaiduoklis gali pereiti per piliulę, bet niekada ant jos sustoti, ir du viename kvadratėlyje nestovi.
lesson-ghosts-1-wrong = Eik vaiduokliais, kurie dar nėjo.
lesson-ghosts-2 = Raudonasis vaiduoklis mato PAC-MAN’ą už dviejų žingsnių. Pagauk jį!
lesson-ghosts-2-right = Jis praranda gyvybę. Visos figūrėlės grįžta į savo pradinius kvadratėlius, suvalgyti vaiduokliai taip pat. Suvalgytos piliulės negrįžta.
lesson-ghosts-2-wrong = Raudonasis vaiduoklis gali jį pagauti dabar: du žingsniai tiesiai žemyn.

lesson-ranks = Paskutinė piliulė
lesson-ranks-about = Keturios piliulės, keturi rangai
lesson-ranks-1 = Trys piliulės suvalgytos, liko viena gyvybė. Suvalgyk paskutinę piliulę.
lesson-ranks-1-right = PAC-MAN’as laimi. Su viena piliule jis Pradedantysis, su dviem Perspektyvus, su trimis Užkietėjęs, o su keturiomis Elitas, kad ir kas laimėtų.
lesson-ranks-1-wrong = Piliulė yra per vieną žingsnį dešinėje.

lesson-gates = Vartai
lesson-gates-about = Kur pasirodo PAC-MAN’as
lesson-gates-1 = Žinovų žaidime PAC-MAN’o iš pradžių lentoje nėra. Pasirink vienus iš ketverių vartų kraštų viduryje.
lesson-gates-1-right = Pro vartus jis grįžta kaskart, kai pagaunamas.
lesson-gates-1-wrong = Pasirink vartus.
lesson-gates-2 = Per kiekvieną iš pirmųjų keturių ėjimų jis daro tik viena: žengia iki dviejų žingsnių arba stato vieną iš savo dvylikos tvorų. Daryk vieną iš dviejų.
lesson-gates-2-right = Nuo penktojo ėjimo jis eina, o paskui gali statyti tvorą.
lesson-gates-2-wrong = Eik arba statyk tvorą.

lesson-tunnels = Tuneliai
lesson-tunnels-about = Pro vienus vartus lauk, pro kitus vidun
lesson-tunnels-1 = Priešingus vartus jungia tunelis: vienas žingsnis veda iš viršaus į apačią ir iš kairės į dešinę. Eik juo į pažymėtus vartus apačioje.
lesson-tunnels-1-right = Vienas žingsnis, kiaurai. Vaiduokliai irgi naudojasi tuneliais.
lesson-tunnels-1-wrong = Pirma eik aukštyn į vartus, tada tuneliu.

lesson-chamber = Kambarys
lesson-chamber-about = Pakeliamos keturios tvoros, po vieną per ėjimą
lesson-chamber-1 = Vaiduokliai pradeda už keturių tvorų. Per kiekvieną iš pirmųjų keturių ėjimų jie vieną pakelia ir pastato kitur. Paspausk rožinę tvorą ir pastatyk ją, kur nori.
lesson-chamber-1-right = Kai visos keturios perstatytos, vaiduokliai išeina. Jie kartu turi dar keturias tvoras.
lesson-chamber-1-wrong = Pakelk kambario tvorą, tada pastatyk ją.

lesson-turn = Visas ėjimas
lesson-turn-about = Eik, tada statyk
lesson-turn-1 = Nuo penktojo ėjimo pirma eini, o paskui, jei nori, statai tvorą. Ženk du žingsnius, tada pastatyk tvorą.
lesson-turn-1-right = Nė vieno kvadratėlio niekada negalima užtverti. Figūrėlė negali iškart grįžti ten, iš kur atėjo.
lesson-turn-1-wrong = Šįkart tęsk ir pabaigoje pastatyk tvorą.

lesson-reserve = Piliulių atsarga
lesson-reserve-about = Panaudok vieną medžioklei
lesson-reserve-1 = Čia piliulės kaupiamos. Panaudota piliulė duoda du žingsnius, kurie valgo vaiduoklius. Panaudok ją mygtuku ir suvalgyk raudonąjį vaiduoklį už dviejų žingsnių virš tavęs.
lesson-reserve-1-right = Šiame žaidime suvalgyti vaiduokliai niekada negrįžta. Panaudota piliulė pergalei vis tiek skaičiuojama.
lesson-reserve-1-wrong = Tada raudonojo vaiduoklio nepasieksi. Panaudok piliulę, tada eik tiesiai aukštyn.

lesson-lives = Gyvybės
lesson-lives-about = Greitesni vaiduokliai, trys gyvybės
lesson-lives-1 = Kuo daugiau piliulių paimta, tuo greitesni vaiduokliai: vienas žingsnis, po pirmos du, po trečios trys. Dabar jie bėga tris žingsnius. Pagauk PAC-MAN’ą!
lesson-lives-1-right = Jis praranda gyvybę ir palieka lentą. Niekas kitas atgal negrįžta.
lesson-lives-1-wrong = Iš ten tas vaiduoklis jo nepasiekia. Arčiausiai yra raudonasis.
lesson-lives-2 = Tu esi PAC-MAN’as, liko dvi gyvybės. Grįžk pro kuriuos nors vartus; vieni jų užimti.
lesson-lives-2-right = Paskui eini visą ėjimą. Įbėgus į vaiduoklį taip pat prarandama gyvybė, todėl puslapis pirma paklausia.
lesson-lives-2-wrong = Pasirink vartus.

mistakes-learn = Mokytis iš klaidų
mistakes-working = Žaidimas peržiūrimas…
mistakes-of = Kieno klaidos?
mistakes-side = { $side }
mistakes-number = Akimirka { $n } iš { $all }
mistakes-ask = Čia buvo žaista { $action }, ir tai kainavo { $percent } %. Ką žaistum tu?
mistakes-judging = Pažiūrėkime…
mistakes-best = { $action }: būtent! Geriau nebūna.
mistakes-good = { $action } ne blogiau už geriausią. Puikiai rasta!
mistakes-same = Būtent taip ir buvo žaista. Yra geresnis būdas.
mistakes-worse = { $action } geriau nei nieko, bet kainuoja { $percent } %. Bandyk dar.
mistakes-shown = Geriausia buvo { $action }.
mistakes-line = Toliau galėtų būti taip: { $text }
mistakes-show = Rodyti sprendimą
mistakes-hint-fence = Čia geriausia statyti tvorą. Jos vieta tarp apšviestų kvadratėlių.
mistakes-hint-move = Čia geriausia eiti. Figūrėlė, kuri turėtų eiti, pažymėta.
mistakes-next = Kita akimirka
mistakes-finish = Baigti
mistakes-none = Nė vienos minėtinos klaidos. Puikiai sužaista!
mistakes-short = Dar nėra ką žiūrėti: niekas nežaidė.
mistakes-end =
    { $n ->
        [0] Dabar matei visas: { $all }. Kitą kartą jas atpažinsi.
        [one] Be pagalbos radai { $n } iš { $all }. Taip ir auga meistriškumas.
        [few] Be pagalbos radai { $n } iš { $all }. Taip ir auga meistriškumas.
       *[other] Be pagalbos radai { $n } iš { $all }. Taip ir auga meistriškumas.
    }
mistakes-again = Dar kartą
mistakes-analysis = Žiūrėti visą žaidimą
mistakes-end-title = Tai ir viskas
