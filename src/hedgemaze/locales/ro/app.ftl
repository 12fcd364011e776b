# Cadrul paginii, prima pagină, setările și paginile simple.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Sari la conținut
app-nav = Pagini
app-menu = Meniul tuturor paginilor
page-game = Partidă
page-new = Partidă nouă
page-maze = Editor de labirinturi
page-rules = Reguli
page-games = Partidele mele
page-puzzles = Enigme
page-analysis = Analiză
page-settings = Setări
page-about = Despre
page-privacy = Confidențialitate
page-missing = Pagina nu există
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
mode-about-classic3 = Trei pioni, câte șase bariere și niciun aliat.
mode-about-classic4 = Patru pioni se întâlnesc la mijloc. Fiecare joacă pentru sine.
mode-about-pacman =
    { $role ->
        [G] Prinde-l pe PAC-MAN de trei ori înainte să mănânce toate cele patru capsule de energie.
       *[P] Mănâncă toate cele patru capsule de energie înainte să te prindă fantomele de trei ori.
    }
mode-about-advanced = Fantomele scapă din camera lor și ambele tabere construiesc bariere.
front-title = O cursă printr-un labirint construit de tine
front-lead = Aleargă, construiește bariere, scapă de fantome. Joacă pe loc, cu calculatorul sau cu prietenii. Nu ai nevoie de cont.
front-continue = Continuă: { $mode }
front-continue-since = Ultima dată: { $when }
front-pick = Alege un joc
front-play = Joacă
front-role = Tu ești
front-computer = Joacă cu calculatorul
front-here = Joacă pe acest ecran
front-set-up = Pregătește partida
front-friends = Joacă cu prietenii
front-more = Mai multe
front-learn = Învață să joci
front-learn-about = Lecții scurte, chiar pe tablă
front-rules = Regulile
front-rules-about = Se citesc într-un minut
front-maze = Desenează un labirint
front-maze-about = Labirintul tău pentru fantome
front-analysis = Analizează
front-analysis-about = Cine câștigă și de ce
front-games = Partidele mele
front-games-about = Continuă, revezi, salvează
puzzle-daily = Enigma zilei
front-daily-about = Una nouă în fiecare zi
front-daily-done = Rezolvată! Mâine te așteaptă una nouă.
puzzle-days =
    { $n ->
        [one] 1 zi la rând
        [few] { $n } zile la rând
       *[other] { $n } de zile la rând
    }
front-continue-label = Partide pe care le poți continua
front-your-turn = E rândul tău
front-their-turn = La mutare: { $name }
front-you-are = Tu ești: { $side }
front-against = Împotriva nivelului { $level } · { $name }
front-ways = { $mode }: alte feluri de a juca
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
level-9 = Perfect
level-match = Pe măsura mea
level-match-about = Nivelul crește când câștigi și scade când pierzi.
level-figures = Cât de puternic e?
level-rating-zero = Scara începe cu nivelul 1: puterea lui este 0.
level-rating-elo = Putere măsurată: { $rating }, între { $low } și { $high }. Nivelul 1 are 0; cine are cu 100 mai mult câștigă cam 64 de partide din 100.
level-rating-score = Măsurat împotriva nivelului 3 al celeilalte tabere: { $rating } din 100 de puncte, între { $low } și { $high }.
level-perfect-about = Cu patru fantome joacă la fel ca nivelul cel mai puternic. Cu cel mult trei fantome nu greșește niciodată în viața în curs. Dispozitivul tău calculează asta la începutul partidei.
level-like-classic-1 = Joacă de plăcere și îi scapă multe. Numai bun pentru prima partidă.
level-like-classic-2 = Rareori se gândește înainte. Potrivit pentru începători.
level-like-classic-3 = Îi învinge pe cei mai mulți începători, dar e ușor de păcălit.
level-like-classic-4 = Un adversar bun după ce ai jucat de câteva ori.
level-like-classic-5 = Îi învinge pe cei mai mulți oameni care joacă din când în când.
level-like-classic-6 = Aproape nimic nu-i scapă. Pentru jucători cu experiență.
level-like-classic-7 = Vede departe înainte. Puțini oameni îl înving.
level-like-classic-8 = Cel mai puternic de aici. Îl poți învinge măcar o dată?
level-like-P-1 = Un PAC-MAN fără niciun plan. Numai bun pentru prima vânătoare.
level-like-P-2 = Un PAC-MAN care vede doar pericolul cel mai apropiat. Potrivit pentru începători.
level-like-P-3 = Un PAC-MAN care scapă de cei mai mulți începători.
level-like-P-4 = Un PAC-MAN care își face planuri și e greu de prins în capcană.
level-like-P-5 = Cel mai puternic PAC-MAN de aici. Îl poți prinde măcar o dată?
level-like-P-9 = Un PAC-MAN care nu mai greșește după ce a fost mâncată o fantomă și îți dă mult de furcă.
level-like-G-1 = Fantome care se plimbă la întâmplare. Numai bune pentru prima partidă.
level-like-G-2 = Fantome care te urmăresc, dar lasă goluri. Potrivite pentru începători.
level-like-G-3 = Fantome care vânează împreună și îi înving pe cei mai mulți începători.
level-like-G-4 = Fantome care îți taie calea. Pentru jucători cu experiență.
level-like-G-5 = Cele mai puternice fantome de aici. Aproape că nu lasă niciun gol.
level-like-G-9 = Fantome care nu mai greșesc după ce a fost mâncată una dintre ele și îți dau mult de furcă.
set-up-title = { $mode }: pregătește partida
set-up-seats = Cine joacă
set-up-person = Cineva pe acest ecran
set-up-computer = Calculatorul, nivel
set-up-who = Cine joacă: { $who }
set-up-name = Nume: { $who }
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
set-up-character = Personaj: { $who }
character-eater = Mâncăciosul
character-horns = Fantoma cu coarne
character-bow = Fantoma cu fundă
character-curl = Fantoma cu cârlionț
character-nightcap = Fantoma cu scufie
set-up-first = Cine începe
set-up-lot = La întâmplare
set-up-loser = Cine a pierdut ultima partidă
set-up-more = Tablă și bariere
set-up-size = Tablă
set-up-squares = { $size } pe { $size } căsuțe
set-up-fences = Bariere pe jucător
set-up-fences-usual = { $n }, ca de obicei
set-up-maze = Labirint
set-up-maze-this = Acesta
set-up-maze-draw = Desenează unul
set-up-position = Partida începe din această poziție
set-up-bad = Această partidă nu se poate juca. Cod de eroare: { $code }
set-up-start = Începe partida
setting-theme = Aspect
theme-system = La fel ca sistemul
theme-arcade = Arcade
theme-wood = Lemn
theme-garden = Grădină
theme-paper = Hârtie
theme-contrast = Contrast mare
setting-pieces = Pioni
pieces-characters = Personaje
pieces-pawns = Pioni simpli
pieces-counters = Jetoane
setting-fences = Bariere
fences-theme = Toate de aceeași culoare
fences-owners = În culoarea jucătorului
setting-language = Limbă
setting-language-system = La fel ca browserul
load-failed = Această pagină nu s-a putut încărca. Ai conexiune la internet?
language-failed = { $language }: această limbă nu s-a putut încărca. Ai conexiune la internet?
language-behind = { $language } (parțial în engleză)
setting-confirm = Confirmă o barieră înainte de a fi așezată
confirm-touch = Doar pe ecrane tactile
confirm-always = Mereu
confirm-never = Niciodată
setting-motion = Mișcare
motion-system = La fel ca sistemul
motion-full = Completă
motion-none = Deloc
setting-sounds = Sunete
setting-coordinates = Litere și cifre pe tablă
setting-ways = Arată cele mai scurte drumuri
setting-premoves = Mutări anticipate: alege-ți mutarea cât timp joacă ceilalți (online)
device-title = Salvate pe acest dispozitiv
device-about = Partidele, labirinturile și setările tale se păstrează în acest browser și nicăieri altundeva.
device-export = Salvează totul într-un fișier
device-erase = Șterge totul
device-erased = Totul a fost șters.
device-ask = Ștergi toate partidele, labirinturile și setările de pe acest dispozitiv? Nu se mai poate anula.
games-none = Încă nicio partidă. Fiecare partidă pe care o începi se salvează aici, pe acest dispozitiv.
games-play = Joacă o partidă
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
games-open = Deschide fișiere cu partide
games-opened =
    { $n ->
        [one] S-a adăugat o partidă.
        [few] S-au adăugat { $n } partide.
       *[other] S-au adăugat { $n } de partide.
    }
games-open-bad = Partida { $game } din acest fișier nu poate fi citită. Cod de eroare: { $code }
update-ready = O versiune nouă este gata.
update-now = Actualizează acum
update-later = Mai târziu
text-home = Înapoi la prima pagină
about-1 = Hedgemaze este un joc de masă liber, cu cod deschis, cu pioni și bariere, pentru doi până la patru jucători. În unele variante, PAC-MAN este urmărit de patru fantome.
about-2 = Se joacă după regulile Quoridor PAC-MAN. Quoridor și PAC-MAN sunt mărci ale proprietarilor lor, care nu au nicio legătură cu Hedgemaze. Toate desenele, sunetele, textele și codul ne aparțin.
about-3 = Nu avem imaginea labirintului din regulament. Labirinturile din Hedgemaze sunt reconstituiri, iar tu le poți desena pe ale tale.
about-4 = Calculatorul joacă pe dispozitivul tău. Îi mai scapă câte ceva, ca oamenilor: cu cât nivelul e mai mic, cu atât mai mult. Dacă un nivel arată un număr, puterea lui a fost măsurată în partide cu celelalte niveluri.
about-5 = Poți instala pagina din meniul browserului și o poți deschide ca pe orice altă aplicație. După prima vizită, partidele pe acest ecran și cele cu calculatorul merg și fără conexiune.
about-6 = Codul sursă este deschis, sub licența Apache 2.0.
privacy-1 = Partidele pe acest ecran și cele cu calculatorul nu părăsesc niciodată dispozitivul tău. Se păstrează în acest browser, împreună cu labirinturile și setările tale.
privacy-2 = Nu ai nevoie de cont. Nu există reclame, nimeni nu urmărește ce faci, iar pagina nu încarcă nimic de pe alte site-uri.
privacy-3 = O partidă cu prietenii se păstrează pe serverul de pe care ai deschis pagina: mutările, numele pe care le scrieți și când s-a jucat. Un cookie al acestui site ține minte care locuri sunt ale tale.
privacy-4 = Din setări poți salva într-un fișier tot ce se păstrează pe acest dispozitiv și poți șterge totul.
missing-1 = La această adresă nu există nicio pagină. Poate lipsește o literă.
shortcuts-title = Comenzi rapide
shortcuts-board = Pe tablă
shortcuts-fence = Bariere
shortcuts-pacman = Jocurile PAC-MAN
shortcuts-page = Peste tot
shortcut-move = Mergi de la o căsuță la alta
shortcut-edge = Mergi la marginea tablei
shortcut-act = Alege un pion sau mută-l pe căsuță
shortcut-type = Scrie o acțiune, cum ar fi e2 sau e3h
shortcut-back = Pune la loc ce ții
shortcut-fence = Ia o barieră
shortcut-slide = Deplasează bariera
shortcut-turn = Rotește bariera
shortcut-place = Așază bariera
shortcut-stop = Încheie mutarea pionului sau toată tura ta
shortcut-spend = Folosește o capsulă de energie
shortcut-graph = La analiză: parcurge partida pe grafic
shortcut-card = Arată aceste comenzi
key-enter = Enter
key-space = Spațiu
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Rotița
key-right-click = Clic dreapta
