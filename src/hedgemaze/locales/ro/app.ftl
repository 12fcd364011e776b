# Cadrul paginii, prima pagină, setările și paginile simple.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Sari la conținut
app-nav = Pagini
page-game = Partidă
page-new = Partidă nouă
page-maze = Editor de labirinturi
page-rules = Reguli
page-games = Partidele mele
page-analysis = Analiză
page-settings = Setări
page-about = Despre
page-privacy = Confidențialitate
page-missing = Nimic aici
mode-classic2 = Clasic în doi
mode-classic3 = Clasic în trei
mode-classic4 = Clasic în patru
mode-pacman = Varianta PAC-MAN
mode-advanced = PAC-MAN avansat
mode-players-classic2 = 2 jucători
mode-players-classic3 = 3 jucători
mode-players-classic4 = 4 jucători
mode-players-pacman = 2–5 jucători
mode-players-advanced = 2–5 jucători
mode-about-classic2 = Ajunge înaintea celuilalt pe latura opusă. Barierele lungesc drumul.
mode-about-classic3 = Trei pioni, câte șase bariere și niciun prieten.
mode-about-classic4 = Patru pioni se întâlnesc la mijloc. Fiecare joacă pe cont propriu.
mode-about-pacman =
    { $role ->
        [G] Prinde-l pe PAC-MAN de trei ori înainte să mănânce patru capsule.
       *[P] Mănâncă patru capsule înainte să te prindă fantomele de trei ori.
    }
mode-about-advanced = Fantomele scapă din camera lor și toată lumea construiește bariere.
front-title = Cursa printr-un labirint pe care îl construiești tu
front-lead = Pionii aleargă, barierele se ridică, fantomele vânează. Joacă pe loc, pe cont propriu sau împreună, fără să-ți faci cont.
front-continue = Continuă: { $mode }
front-continue-since = Întreruptă: { $when }
front-pick = Alege un joc
front-play = Joacă
front-role = Tu ești
front-computer = Joacă cu calculatorul
front-here = Joacă pe acest ecran
front-set-up = Pregătește masa
front-friends = Joacă cu prietenii
front-more = Mai multe
front-learn = Învață să joci
front-learn-about = Lecții scurte, chiar pe tablă
front-rules = Regulile
front-rules-about = Toate, într-un minut
front-maze = Desenează un labirint
front-maze-about = Labirintul tău pentru fantome
front-analysis = Analizează
front-analysis-about = Cine câștigă și de ce
front-games = Partidele mele
front-games-about = Continuă, revezi, salvează
level-label = Nivelul calculatorului
level-named = { $level } · { $name }
level-1 = Sămânță
level-2 = Lăstar
level-3 = Puiet
level-4 = Tufiș
level-5 = Gard viu
level-6 = Topiară
level-7 = Labirint
level-8 = Minotaur
set-up-title = { $mode }: pregătește masa
set-up-seats = Cine joacă
set-up-person = O persoană, aici
set-up-computer = Calculatorul, nivel
set-up-who = Cine joacă: { $who }
set-up-name = Numele pentru { $who }
set-up-name-hint = Nume
set-up-ghost-players = Jucătorii fantomelor
set-up-players-count =
    { $n ->
        [one] Unul
        [few] { $n }
       *[other] { $n }
    }
set-up-deal = Împarte din nou fantomele
set-up-ghost-player = Fantome: jucătorul { $n }
set-up-character = Personajul pentru { $who }
character-eater = Mâncăciosul
character-horns = Fantoma cu coarne
character-bow = Fantoma cu fundă
character-curl = Fantoma cu cârlionț
character-nightcap = Fantoma cu scufie
set-up-first = Cine începe
set-up-lot = La sorți
set-up-loser = Cine a pierdut ultima partidă
set-up-more = Tablă și bariere
set-up-size = Tablă
set-up-squares = { $size } pe { $size } căsuțe
set-up-fences = Bariere pentru fiecare
set-up-fences-usual = { $n }, ca de obicei
set-up-maze = Labirint
set-up-maze-this = Acesta
set-up-maze-draw = Desenează unul
set-up-position = Partida începe aici
set-up-bad = Așa nu se poate juca ({ $code }).
set-up-start = Începe partida
setting-theme = Aspect
theme-system = Ca sistemul
theme-arcade = Arcade
theme-wood = Lemn
theme-contrast = Contrast mare
setting-language = Limbă
setting-language-system = Ca browserul
language-failed = { $language }: această limbă nu s-a putut încărca. Există conexiune?
language-behind = { $language } (parțial în engleză)
setting-confirm = Confirmă o barieră înainte de a fi așezată
confirm-touch = Doar la atingere
confirm-always = Mereu
confirm-never = Niciodată
setting-motion = Mișcare
motion-system = Ca sistemul
motion-full = Completă
motion-none = Deloc
setting-sounds = Sunete
setting-coordinates = Litere și cifre pe tablă
setting-ways = Arată cele mai scurte drumuri
device-title = Păstrate pe acest dispozitiv
device-about = Partidele, labirinturile și setările sunt în memoria acestui browser și nicăieri altundeva.
device-export = Salvează totul într-un fișier
device-erase = Șterge totul
device-erased = Totul a fost șters.
device-ask = Ștergi toate partidele, labirinturile și setările de pe acest dispozitiv? Nu se mai poate reveni.
games-none = Încă nicio partidă. Fiecare partidă pe care o începi se păstrează aici, pe acest dispozitiv.
games-play = Joacă una
games-running =
    { $n ->
        [0] Neîncepută · { $when }
        [one] O acțiune până acum · { $when }
        [few] { $n } acțiuni până acum · { $when }
       *[other] { $n } de acțiuni până acum · { $when }
    }
games-over =
    { $n ->
        [one] Terminată după o acțiune · { $when }
        [few] Terminată după { $n } acțiuni · { $when }
       *[other] Terminată după { $n } de acțiuni · { $when }
    }
games-remove = Șterge această partidă: { $mode }
games-removed = Ștearsă: { $mode }
games-continue = Continuă
games-look = Revezi
games-analyse = Analizează
games-save-all = Salvează toate într-un fișier
games-open = Deschide partide notate
games-opened =
    { $n ->
        [one] S-a adăugat o partidă.
        [few] S-au adăugat { $n } partide.
       *[other] S-au adăugat { $n } de partide.
    }
games-open-bad = Partida { $game } din acest fișier nu poate fi citită ({ $code }).
update-ready = O versiune nouă este gata.
update-now = Folosește-o acum
update-later = Mai târziu
text-home = La prima pagină
about-1 = Hedgemaze este un program liber pentru un joc de masă cu pioni și bariere, pentru doi până la patru jucători, și pentru variantele lui cu un mâncăcios rotund și patru fantome.
about-2 = Joacă după regulile Quoridor PAC-MAN. Quoridor și PAC-MAN sunt mărci ale proprietarilor lor, cu care Hedgemaze nu are nicio legătură. Desenele, sunetele, textele și programul îi aparțin.
about-3 = Imaginea labirintului din regulament nu se află printre sursele noastre. Labirinturile din Hedgemaze sunt reconstituiri și le poți desena pe ale tale.
about-4 = Adversarii gândesc pe dispozitivul tău. Le mai scapă câte ceva, ca oamenilor: cu cât nivelul e mai mic, cu atât mai des. Dacă un nivel are un număr, el a fost măsurat în partide cu celelalte niveluri.
about-5 = Instalează pagina din meniul browserului și se va deschide ca orice altă aplicație. Partidele pe acest ecran și cele cu calculatorul nu mai au nevoie de conexiune după prima vizită.
about-6 = Codul sursă este deschis, sub licența Apache 2.0.
privacy-1 = Partidele pe acest ecran și cele cu calculatorul nu părăsesc niciodată dispozitivul tău. Se păstrează în memoria acestui browser, împreună cu labirinturile și setările tale.
privacy-2 = Nu există conturi, reclame sau contoare, iar pagina nu cere nimic de la alte site-uri.
privacy-3 = O partidă cu prietenii este păstrată de serverul de pe care ai deschis pagina: mutările, numele pe care le scrieți și când s-a jucat. Un cookie al acestui site spune care locuri sunt ale tale.
privacy-4 = Din setări poți salva într-un fișier tot ce se păstrează pe acest dispozitiv și poți șterge totul.
missing-1 = Adresa aceasta nu duce nicăieri. Poate lipsește o literă.
