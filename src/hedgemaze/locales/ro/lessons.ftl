# Lecțiile și învățatul din propriile greșeli.

page-learn = Învață
page-mistakes = Învață din greșeli

learn-lead = Lecții scurte, pe care le joci. Fiecare durează un minut.
learn-begin = Începe
learn-next = Urmează: { $name }
learn-on = Continuă
learn-again = De la capăt
learn-map = Toate lecțiile
learn-right = Asta e!
learn-done = Gata
learn-all = Ai făcut toate lecțiile. E timpul să joci!
learn-play = Joacă o partidă
learn-rules = Citește regulile
learn-task = Sarcina { $n } din { $all }
learn-count = Făcute: { $n } din { $all }
learn-subject-classic = Clasic
learn-subject-pacman = Varianta PAC-MAN
learn-subject-advanced = PAC-MAN avansat

lesson-moving = Mutarea
lesson-moving-about = Pas cu pas, până la latura opusă
lesson-moving-1 = Tu ești pionul galben de jos. Fă un pas drept în sus, spre latura opusă.
lesson-moving-1-right = Un pion face un pas în sus, în jos, la stânga sau la dreapta, niciodată în diagonală.
lesson-moving-1-wrong = Ai voie să pășești lateral, dar latura opusă este sus: fă un pas în sus.
lesson-moving-2 = Câștigă cine ajunge întâi la latura opusă. Tu urci, Nord coboară. Câștigă cursa!
lesson-moving-2-right = Orice căsuță de pe ultima linie e bună. Ai ajuns înainte!
lesson-moving-2-wrong = Așa nu te apropii. Doi pași în sus și ai câștigat.

lesson-fences = Barierele
lesson-fences-about = Lungește drumul celuilalt
lesson-fences-1 = Nord e la doi pași de latura ta, iar tu ai mai mult de mers. În loc să muți, pune o barieră în șanțul chiar de sub Nord.
lesson-fences-1-right = O barieră are lungimea a două căsuțe. Nord trebuie s-o ocolească. O tură este ori o mutare, ori o barieră, niciodată amândouă.
lesson-fences-1-wrong = Asta nu îl oprește pe Nord. Pune bariera în șanțul de sub Nord.
lesson-fences-2 = O singură barieră se ocolește ușor. Pune încă una lângă ea, ca Nord să aibă nevoie de cel puțin doi pași în plus.
lesson-fences-2-right = Barierele lipite fac ziduri lungi. Rămân până la sfârșitul partidei.
lesson-fences-2-wrong = Nord abia dacă întârzie. Lungește zidul spre dreapta.
lesson-fences-3 = Barierele pot sta și în picioare: rotește una cu clic dreapta, cu tasta R sau cu butonul de rotire. Închide drumul lui Nord spre golul din dreapta.
lesson-fences-3-right = Acum Nord trebuie să facă tot ocolul. Numără pașii, ai tăi și ai celuilalt: ăsta e tot jocul.
lesson-fences-3-wrong = Pune o barieră în picioare între Nord și ultima coloană din dreapta.

lesson-way = Regula drumului
lesson-way-about = Nimeni nu poate fi zidit
lesson-way-1 = Pentru fiecare trebuie să rămână deschis un drum spre latura opusă. Încearcă să închizi ultimul gol al lui Nord, între cele două căsuțe marcate, și vezi ce se întâmplă. Apoi așază o barieră permisă, care lungește drumul lui Nord.
lesson-way-1-right = Poți lungi un drum oricât vrei, dar nu-l poți închide niciodată.
lesson-way-1-wrong = Așază o barieră care lungește drumul lui Nord și îl lasă deschis.
lesson-way-2 = Regula te apără și de tine: o barieră în picioare la dreapta căsuțelor d1 și d2 te-ar zidi. Așază orice barieră permisă.
lesson-way-2-right = Tabla îți spune pe cine ar lăsa fără drum o barieră și arată zona închisă.
lesson-way-2-wrong = De data asta așază o barieră, oriunde ai voie.

lesson-jump = Săritura
lesson-jump-about = Peste un pion, drept sau lateral
lesson-jump-1 = Nord stă chiar în fața ta. Sari: mergi pe căsuța din spatele lui Nord.
lesson-jump-1-right = O săritură economisește un pas. Nu este niciodată obligatorie.
lesson-jump-1-wrong = Merge și așa, dar o săritură e mai rapidă: mergi pe căsuța din spatele lui Nord.
lesson-jump-2 = În spatele lui Nord e o barieră, deci săritura dreaptă e închisă. Atunci poți merge pe căsuța din stânga sau din dreapta lui Nord.
lesson-jump-2-right = Lateral doar dacă drept înainte e închis.
lesson-jump-2-wrong = Folosește săritura: pe căsuța din stânga sau din dreapta lui Nord.

lesson-corner = Săritura la margine
lesson-corner-about = Când în spatele celuilalt pion nu e nimic
lesson-corner-1 = În spatele lui Nord se termină tabla. Asta îți permite să sari lateral, la fel ca o barieră. Sari și câștigă.
lesson-corner-1-right = O săritură care ajunge pe latura opusă câștigă ca orice mutare.
lesson-corner-1-wrong = Ultima linie e la o săritură: la stânga sau la dreapta lui Nord.
lesson-corner-2 = În spatele lui Nord e o barieră, iar la stânga mai e una. A rămas o căsuță pentru săritura ta.
lesson-corner-2-right = Barierele opresc săriturile la fel cum opresc pașii.
lesson-corner-2-wrong = Sari pe căsuța din dreapta lui Nord.

lesson-crowd = Trei și patru jucători
lesson-crowd-about = Fiecare pe cont propriu
lesson-crowd-1 = Joacă trei: tu urci, Vest merge la dreapta, Nord coboară. Nord e la un pas de victorie. Depinde de tine să oprești asta.
lesson-crowd-1-right = În trei, fiecare are șase bariere; în patru, doar cinci. Uneori dai una pentru toți.
lesson-crowd-1-wrong = Așa câștigă Nord. Pune o barieră sub Nord.
lesson-crowd-2 = Doi pioni unul după altul: nimeni nu sare peste doi deodată. Dar al doilea îți permite să sari lateral. Sari lateral peste primul.
lesson-crowd-2-right = O săritură, un pion, întotdeauna.
lesson-crowd-2-wrong = Sari peste Nord, la stânga sau la dreapta.
lesson-crowd-3 = Joacă patru. Est vrea să ajungă la marginea din stânga și mai are un pas. Lungește drumul lui Est.
lesson-crowd-3-right = Fiecare merge spre latura opusă celei proprii. Cine ajunge întâi câștigă și partida se termină.
lesson-crowd-3-wrong = Așa câștigă Est. Pune o barieră în picioare la stânga lui Est.

lesson-steps = Tura lui PAC-MAN
lesson-steps-about = Doi pași, iar colțurile nu sunt o problemă
lesson-steps-1 = PAC-MAN face doi pași în fiecare tură. Mergi pe căsuța marcată.
lesson-steps-1-right = Doi pași sunt obligatorii, dacă e loc pentru ei. Atinge-i pe rând sau trasează tot drumul.
lesson-steps-1-wrong = De acolo nu ajungi la semn cu pasul rămas.
lesson-steps-2 = Poate coti între pași. Deasupra lui e o barieră: ocolește-i capătul până la căsuța marcată.
lesson-steps-2-right = Barierele acestui labirint nu se mută niciodată și nimeni nu adaugă altele.
lesson-steps-2-wrong = De acolo nu ajungi la semn în această tură.

lesson-pellet = Capsule și turbo
lesson-pellet-about = Mănâncă, apoi fugărește fantomele
lesson-pellet-1 = Patru capsule de energie câștigă partida. Mănânc-o pe cea din colț.
lesson-pellet-1-right = O capsulă încheie cei doi pași și dă un turbo: încă trei pași, pe loc.
lesson-pellet-1-wrong = Capsula e sus, în colț, la doi pași.
lesson-pellet-2 = Ai trei pași turbo, iar pașii turbo mănâncă fantome. Mănânc-o pe cea roșie!
lesson-pellet-2-right = Fantomele mâncate stau în afara tablei până când PAC-MAN este prins. Fără turbo nu poate intra pe căsuța unei fantome.
lesson-pellet-2-wrong = Fantoma roșie e la doi pași spre dreapta. Mănânc-o cât ține turboul.
lesson-pellet-3 = A rămas un pas turbo. Nu trebuie neapărat să-l folosești: oprește-te aici cu butonul sau fă pasul.
lesson-pellet-3-right = Un turbo se poate folosi în parte. Ce rămâne se pierde la sfârșitul turei.
lesson-pellet-3-wrong = Oprește-te sau fă ultimul pas.

lesson-sight = Vederea și urmărirea
lesson-sight-about = Fantomele care te văd aleargă mai repede
lesson-sight-1 = O linie roșie înseamnă că o fantomă îl vede pe PAC-MAN: aceeași linie sau coloană, nicio barieră între ei. Încheie tura unde nu te vede nimeni.
lesson-sight-1-right = O fantomă care te vede este în urmărire: doi pași în loc de unul. Doar barierele te ascund.
lesson-sight-1-wrong = Orice ai face de acolo, o fantomă te vede la sfârșitul turei.
lesson-sight-2 = Fantomele se apropie din trei părți. Găsește ascunzătoarea.
lesson-sight-2-right = Bună ascunzătoare! Uită-te la linii și coloane înainte de fiecare tură.
lesson-sight-2-wrong = De acolo te vede cineva la sfârșitul turei.

lesson-ghosts = Fantomele
lesson-ghosts-about = În orice ordine, și cine pe cine prinde
lesson-ghosts-1 = Acum tu ești fantomele. Fiecare face un pas, în ce ordine vrei; cea care îl vede pe PAC-MAN poate face doi. Mută-le pe toate patru.
lesson-ghosts-1-right = În urmărire, o fantomă poate trece peste o capsulă, dar nu se oprește niciodată acolo, și două nu stau pe aceeași căsuță.
lesson-ghosts-1-wrong = Mută fantomele care nu au mutat încă.
lesson-ghosts-2 = Fantoma roșie îl vede pe PAC-MAN, la doi pași. Prinde-l!
lesson-ghosts-2-right = Pierde o viață. Toți pionii se întorc pe căsuțele de la început, chiar și fantomele mâncate. Capsulele mâncate rămân mâncate.
lesson-ghosts-2-wrong = Fantoma roșie îl poate prinde acum: doi pași drept în jos.

lesson-ranks = Ultima capsulă
lesson-ranks-about = Patru capsule, patru ranguri
lesson-ranks-1 = Trei capsule sunt mâncate, o viață a rămas. Mănâncă ultima capsulă.
lesson-ranks-1-right = PAC-MAN câștigă. O capsulă îl face începător, două promițător, trei expert și patru de elită, oricine ar câștiga.
lesson-ranks-1-wrong = Capsula e la un pas spre dreapta.

lesson-gates = Porțile
lesson-gates-about = Pe unde apare PAC-MAN
lesson-gates-1 = În jocul avansat, PAC-MAN nu este pe tablă la început. Alege una dintre cele patru porți din mijlocul laturilor.
lesson-gates-1-right = Revine printr-o poartă de fiecare dată când a fost prins.
lesson-gates-1-wrong = Alege o poartă.
lesson-gates-2 = În fiecare dintre primele patru ture, PAC-MAN face un singur lucru: se mută cu cel mult doi pași sau așază una dintre cele douăsprezece bariere ale sale. Fă unul dintre ele.
lesson-gates-2-right = Din tura a cincea mută și apoi poate așeza o barieră.
lesson-gates-2-wrong = Mută sau așază o barieră.

lesson-tunnels = Tunelurile
lesson-tunnels-about = Ieși pe o poartă, intri pe cealaltă
lesson-tunnels-1 = Porțile opuse sunt legate printr-un tunel: un pas duce de sus în jos și de la stânga la dreapta. Treci prin el la poarta marcată de jos.
lesson-tunnels-1-right = Un pas, drept înainte. Și fantomele folosesc tunelurile.
lesson-tunnels-1-wrong = Întâi urcă la poartă, apoi treci prin tunel.

lesson-chamber = Camera
lesson-chamber-about = Patru bariere se ridică, una pe tură
lesson-chamber-1 = Fantomele încep în spatele a patru bariere. În fiecare dintre primele patru ture ridică una și o pun în alt loc. Apasă o barieră roz, apoi pune-o unde vrei.
lesson-chamber-1-right = Când toate patru și-au schimbat locul, fantomele ies. Mai au împreună patru bariere.
lesson-chamber-1-wrong = Ridică o barieră a camerei, apoi pune-o.

lesson-turn = O tură întreagă
lesson-turn-about = Mută, apoi construiește
lesson-turn-1 = Din tura a cincea, o tură este o mutare și apoi, dacă vrei, o barieră. Fă doi pași, apoi așază o barieră.
lesson-turn-1-right = Nicio căsuță nu poate fi închisă vreodată. Un pion nu se poate întoarce imediat de unde a venit.
lesson-turn-1-wrong = De data asta continuă și așază o barieră la sfârșit.

lesson-reserve = Capsule în rezervă
lesson-reserve-about = Folosește una ca să vânezi
lesson-reserve-1 = Aici capsulele se păstrează. Una folosită dă doi pași care mănâncă fantome. Folosește-o cu butonul și mănâncă fantoma roșie, doi pași deasupra ta.
lesson-reserve-1-right = Fantomele mâncate în acest joc nu mai revin niciodată. O capsulă folosită tot contează la victorie.
lesson-reserve-1-wrong = Așa nu mai ajungi la fantoma roșie. Folosește capsula, apoi mergi drept în sus.

lesson-lives = Vieți
lesson-lives-about = Fantome mai rapide, trei vieți
lesson-lives-1 = Fantomele devin mai rapide pe măsură ce se iau capsule: un pas, doi după prima, trei după a treia. Acum fac trei pași. Prinde-l pe PAC-MAN!
lesson-lives-1-right = Pierde o viață și iese de pe tablă. Nimeni altcineva nu se întoarce.
lesson-lives-1-wrong = De acolo fantoma aceea nu ajunge la el. Cea roșie e cea mai aproape.
lesson-lives-2 = Ești PAC-MAN și mai ai două vieți. Revino printr-o poartă; una dintre ele e ocupată.
lesson-lives-2-right = Apoi urmează o tură întreagă. Și dacă dai peste o fantomă pierzi o viață, așa că pagina te întreabă întâi.
lesson-lives-2-wrong = Alege o poartă.

mistakes-learn = Învață din greșeli
mistakes-working = Se studiază partida…
mistakes-of = Greșelile cui?
mistakes-side = { $side }
mistakes-number = Momentul { $n } din { $all }
mistakes-ask = Aici s-a jucat { $action } și a costat { $percent } %. Ce ai juca în schimb?
mistakes-judging = Să vedem…
mistakes-best = { $action }: exact! Mai bine nu se poate.
mistakes-good = { $action } e pe măsura celei mai bune. Bine găsit!
mistakes-same = Asta s-a jucat. Există ceva mai bun.
mistakes-worse = { $action } e mai bună decât nimic, dar costă { $percent } %. Mai încearcă.
mistakes-shown = { $action } era cea mai bună.
mistakes-line = Ar putea continua așa: { $text }
mistakes-show = Arată soluția
mistakes-hint-fence = Aici, cel mai bine e să așezi o barieră. Locul ei e printre căsuțele luminate.
mistakes-hint-move = Aici, cel mai bine e să muți. Pionul de mutat e marcat.
mistakes-next = Momentul următor
mistakes-finish = Încheie
mistakes-none = Nicio greșeală demnă de pomenit. Bine jucat!
mistakes-short = Încă nu e nimic de studiat: nu a jucat nimeni.
mistakes-end =
    { $n ->
        [0] Acum le-ai văzut pe toate: { $all }. Data viitoare le vei ști.
        [one] Ai găsit fără ajutor unul din { $all }. Așa se învață.
        [few] Ai găsit fără ajutor { $n } din { $all }. Așa se învață.
       *[other] Ai găsit fără ajutor { $n } din { $all }. Așa se învață.
    }
mistakes-again = Încă o dată
mistakes-analysis = Vezi toată partida
mistakes-end-title = Asta a fost tot
