# Regulile fiecărui joc.

rules-modes = Jocuri
rules-play = Joacă
rules-house = Multe dintre aceste puncte se pot schimba prin regulile casei, când pregătești masa.

rules-head-setup = Pregătirea
rules-head-turn = Rândul tău
rules-head-move = Mutarea
rules-head-jump = Săritura
rules-head-fence = Barierele
rules-head-end = Sfârșitul
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Fantomele
rules-head-catch = Prinderea
rules-head-tunnels = Porți și tuneluri
rules-head-opening = Primele patru ture
rules-head-differ = Unde diferă regulamentele

rules-goal-classic2 = Ajunge înaintea celuilalt pe oricare căsuță a laturii opuse.
rules-goal-classic3 = Joacă trei, fiecare pe cont propriu. Ajunge înaintea tuturor pe latura opusă.
rules-goal-classic4 = Joacă patru, fiecare pe cont propriu. Ajunge înaintea tuturor pe latura opusă.
rules-goal-pacman = PAC-MAN vrea toate cele patru capsule de energie. Fantomele vor să-l prindă de trei ori.
rules-goal-advanced = PAC-MAN vrea toate cele patru capsule de energie. Fantomele vor să-l prindă de trei ori și ambele tabere construiesc bariere.

rules-setup-classic2 = Fiecare jucător are zece bariere. Pionii stau la mijlocul laturilor lor: Sud pe e1, Nord pe e9. Cine începe se trage la sorți.
rules-setup-classic3 = Fiecare jucător are șase bariere. Pionii stau la mijlocul laturilor lor: e1, a5 și e9. Cine începe se trage la sorți, apoi se joacă în sensul acelor de ceasornic.
rules-setup-classic4 = Fiecare jucător are cinci bariere. Pionii stau la mijlocul laturilor lor: e1, a5, e9 și i5. Cine începe se trage la sorți, apoi se joacă în sensul acelor de ceasornic.
rules-setup-pacman = PAC-MAN stă pe e5, fantomele la mijlocul celor patru laturi, iar capsulele în colțuri. Șase bariere formează labirintul; ele nu se mută niciodată și nu se adaugă altele.
rules-setup-advanced = Fantomele stau în mijloc, într-o cameră din patru bariere, iar capsulele în colțuri. PAC-MAN are douăsprezece bariere, fantomele au patru împreună.
rules-share = Cineva este PAC-MAN și are trei vieți. Ceilalți, de la unu la patru jucători, își împart cele patru fantome.

rules-classic-turn = La rândul tău faci un singur lucru: muți pionul sau așezi o barieră. Dacă nu mai ai bariere, trebuie să muți.
rules-classic-pass = Cine nu poate face absolut nimic trece rândul. Se poate întâmpla doar cu trei sau patru pioni.
rules-classic-move = Pionul tău se mută o căsuță în sus, în jos, la stânga sau la dreapta, niciodată printr-o barieră și niciodată pe căsuța altui pion.
rules-classic-jump-straight = Dacă lângă tine stă alt pion și între voi nu e nicio barieră, poți sări drept peste el.
rules-classic-jump-side = Dacă imediat în spatele lui e o barieră, marginea tablei sau alt pion, poți sări în schimb pe căsuța de lângă el, la stânga sau la dreapta, dacă acolo nu e nicio barieră și niciun pion în cale.
rules-classic-jump-one = Se sare peste un pion, niciodată peste doi. Nimeni nu e obligat să sară.
rules-classic-fence-long = O barieră are lungimea a două căsuțe. Stă între două căsuțe și alte două și nu iese în afara tablei.
rules-classic-fence-stays = Barierele nu se suprapun și nu se încrucișează niciodată și rămân unde sunt.
rules-classic-fence-way = Pentru fiecare trebuie să rămână un drum spre țintă, și pentru tine. O barieră care închide ultimul drum al cuiva nu este permisă. Pionii nu se socotesc piedici.
rules-classic-end-wins = Primul pion ajuns pe oricare căsuță a laturii opuse câștigă pe loc.
rules-classic-end-draw = Dacă aceeași poziție apare a treia oară, partida este remiză.
rules-classic-differ-side = Toate regulamentele permit săritura laterală la o barieră. Despre margine și despre alt pion nu spun nimic; aici e permisă și în aceste cazuri.
rules-classic-differ-way = Unele regulamente apără doar drumul adversarului. Aici este apărat drumul tuturor.
rules-classic-differ-draw = Niciun regulament nu cunoaște remiza. Fără ea, o partidă ar putea să nu se termine niciodată.
rules-classic-differ-three = Doar regulamentul japonez vorbește despre trei jucători: dă fiecăruia șase bariere.

rules-pacman-round = O rundă este tura lui PAC-MAN, apoi câte o mutare a fiecărei fantome de pe tablă, în ordinea dorită de fantome. Începe PAC-MAN.
rules-pacman-straight = Nimeni nu trece prin bariere și nimeni nu se mută în diagonală.
rules-pacman-steps = PAC-MAN face doi pași. Între ei poate să cotească, dar și să se întoarcă. Dacă poate face doar unul, face unul.
rules-pacman-blocked = Nu poate intra pe căsuța unei fantome.
rules-pacman-boost = Când ajunge la o capsulă, se oprește și o mănâncă. Primește pe loc un turbo: până la trei pași în plus, câți vrea.
rules-pacman-eats = Cu turbo, și numai atunci, mănâncă fiecare fantomă pe a cărei căsuță intră.
rules-pacman-ghost-step = O fantomă face un pas. Dacă poate muta, trebuie să mute.
rules-pacman-frenzy = O fantomă care îl vede pe PAC-MAN pe linia sau pe coloana ei, fără barieră între ei, este în urmărire: face unul sau doi pași și poate coti între ei. Celelalte fantome și capsulele nu îl ascund.
rules-pacman-ghost-end = O fantomă nu se poate opri pe o capsulă sau pe altă fantomă. În urmărire poate trece peste ele.
rules-pacman-catch = O fantomă care intră pe căsuța lui PAC-MAN îl prinde. El pierde o viață și runda se încheie.
rules-pacman-reset = Toți pionii se întorc pe căsuțele de la început, chiar și fantomele mâncate. Capsulele mâncate rămân mâncate.
rules-pacman-end-pacman = PAC-MAN câștigă cu a patra capsulă sau când nu mai e nicio fantomă pe tablă.
rules-pacman-end-ghosts = Fantomele câștigă când îl prind a treia oară.
rules-pacman-end-rank = Rangul ține cont de capsulele mâncate, oricine ar câștiga: una înseamnă începător, două promițător, trei expert, patru de elită.
rules-pacman-end-draw = Dacă timp de douăzeci de runde nu se întâmplă nimic sau dacă aceeași poziție apare a treia oară, partida este remiză.
rules-pacman-differ-maze = Regulamentul își arată labirintul într-o imagine pe care nu o avem. Ale noastre sunt reconstituiri, după cât l-au descris oamenii.
rules-pacman-differ-sight = În trei regulamente, o fantomă vede doar ce are în față. Aici vede în toate cele patru direcții.
rules-pacman-differ-pellet = Regulamentul danez le interzice fantomelor să intre pe căsuța unei capsule. Aici pot trece peste ea.
rules-pacman-differ-order = În două regulamente, fantomele mută mereu în aceeași ordine. Aici și-o aleg din nou în fiecare rundă.
rules-pacman-differ-boost = Cele mai multe regulamente nu spun dacă un turbo trebuie folosit până la capăt și dacă ajunge să treci peste o fantomă ca s-o mănânci. Aici se poate folosi în parte, iar trecerea ajunge.

rules-advanced-tunnels = Mijloacele celor patru laturi sunt porți: e9, e1, a5 și i5. Porțile opuse sunt vecine, ca și cum le-ar lega un tunel.
rules-advanced-start = PAC-MAN începe la ce poartă vrea.
rules-advanced-opening-pacman = În fiecare dintre primele patru ture, PAC-MAN face un singur lucru: mută sau așază o barieră.
rules-advanced-opening-ghosts = Apoi fantomele iau o barieră a camerei și o pun în alt loc. Încă nu mută.
rules-advanced-turn = Din tura a cincea mută PAC-MAN, apoi fiecare fantomă, în ordinea dorită de fantome. Cine a mutat poate așeza o barieră.
rules-advanced-return = O mutare nu se poate termina unde a început și nici unde stătea pionul înainte de ultima lui mutare.
rules-advanced-speed = PAC-MAN face până la doi pași. Fantomele fac cel mult unul, cel mult doi după prima capsulă și cel mult trei după a treia.
rules-advanced-fence = Barierele se așază ca în jocul clasic și rămân. Niciuna nu poate izola o căsuță de restul tablei.
rules-advanced-reserve = PAC-MAN păstrează capsulele pe care le ia. În mutarea lui poate folosi una pentru încă doi pași, care mănâncă definitiv fiecare fantomă din cale.
rules-advanced-ghost-end = Fantomele pot trece peste capsule, dar nu se pot opri pe ele, și niciodată nu se opresc două pe aceeași căsuță.
rules-advanced-meet = Când PAC-MAN se întâlnește cu o fantomă, oricine ar fi mutat, mutarea se încheie și PAC-MAN pierde o viață. În tura următoare revine printr-o poartă liberă. Fantomele rămân unde sunt.
rules-advanced-end-pacman = PAC-MAN câștigă cu a patra capsulă sau când toate fantomele au fost mâncate. Fantomele câștigă când PAC-MAN își pierde a treia viață.
rules-advanced-end-progress = Ce contează: o capsulă luată sau folosită, o fantomă mâncată, PAC-MAN prins, o barieră așezată.
rules-advanced-differ-source = Jocul acesta apare doar într-un text francez, ale cărui imagini s-au pierdut. Camera și capsulele sunt reconstituite de noi.
rules-advanced-differ-return = Textul interzice întoarcerea pe căsuța anterioară. Noi înțelegem prin asta căsuța unde se termină o mutare; în trecere poate fi traversată.

rules-writing = Cum se scriu acțiunile
rules-writing-squares = Coloanele sunt de la a la i, de la stânga la dreapta; liniile, de la 1 la 9, de jos în sus.
rules-writing-classic = O mutare este căsuța pe care se termină: e2. O barieră este căsuța din stânga jos a mijlocului ei, cu h dacă e culcată sau v dacă e în picioare: e3h.
rules-writing-pacman = Un pas este litera pionului și căsuța: Pe6. P este PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- oprește un pion.
rules-writing-advanced = P+ folosește o capsulă, P@e9 îl face pe PAC-MAN să apară, e3h așază o barieră, iar ~d5h ridică una a camerei.
