app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Pāriet uz saturu
app-nav = Lapas
app-menu = Visu lapu izvēlne
page-game = Spēle
page-new = Jauna spēle
page-maze = Labirintu zīmēšana
page-rules = Noteikumi
page-games = Manas spēles
page-puzzles = Mīklas
page-analysis = Analīze
page-settings = Iestatījumi
page-about = Par spēli
page-privacy = Privātums
page-missing = Lapa nav atrasta
mode-classic2 = Klasika diviem
mode-classic3 = Klasika trim
mode-classic4 = Klasika četriem
mode-pacman = PAKMENA variants
mode-advanced = PAKMENS lietpratējiem
mode-players-classic2 = 2 spēlētāji
mode-players-classic3 = 3 spēlētāji
mode-players-classic4 = 4 spēlētāji
mode-players-pacman = 2 līdz 5 spēlētāji
mode-players-advanced = 2 līdz 5 spēlētāji
mode-about-classic2 = Sasniedz pretējo malu ātrāk par pretinieku. Sienas ceļu padara garāku.
mode-about-classic3 = Trīs figūriņas, katram sešas sienas un neviena sabiedrotā.
mode-about-classic4 = Četras figūriņas satiekas vidū. Katrs spēlē par sevi.
mode-about-pacman =
    { $role ->
        [G] Noķer PAKMENU trīs reizes, pirms viņš apēdis visas četras enerģijas lodes.
       *[P] Apēd visas četras enerģijas lodes, pirms spoki tevi noķēruši trīs reizes.
    }
mode-about-advanced = Spoki izlaužas no kambara, un abas puses ceļ sienas.
front-title = Sacīkste labirintā, ko būvē tu
front-lead = Skrien, cel sienas, bēdz no spokiem. Spēlē uzreiz, vienatnē vai kopā. Konts nav vajadzīgs.
front-continue = Turpināt: { $mode }
front-continue-since = Spēlēta: { $when }
front-pick = Izvēlies spēli
front-play = Spēlēt
front-role = Tu esi
front-computer = Spēlēt pret datoru
front-here = Spēlēt šajā ekrānā
front-set-up = Sagatavot spēli
front-friends = Spēlēt ar draugiem
front-more = Vēl
front-learn = Mācīties spēlēt
front-learn-about = Īsas nodarbības laukumā
front-rules = Noteikumi
front-rules-about = Izlasāmi minūtes laikā
front-maze = Zīmēt labirintu
front-maze-about = Tavs labirints spokiem
front-analysis = Analizēt
front-analysis-about = Kurš uzvar un kāpēc
front-games = Manas spēles
front-games-about = Turpini, noskaties, saglabā
puzzle-daily = Dienas mīkla
front-daily-about = Katru dienu jauna
front-daily-done = Atrisināta! Pēc jaunas nāc rīt.
puzzle-days =
    { $n ->
        [zero] { $n } dienu pēc kārtas
        [one] { $n } diena pēc kārtas
       *[other] { $n } dienas pēc kārtas
    }
front-continue-label = Spēles, ko vari turpināt
front-your-turn = Tavs gājiens
front-their-turn = Gājiens: { $name }
front-you-are = Tu esi { $side }
front-against = Pret { $level }. līmeni · { $name }
front-ways = { $mode }: citi veidi, kā spēlēt
level-label = Datora līmenis
level-named = { $level } · { $name }
level-1 = Sēkla
level-2 = Asns
level-3 = Stāds
level-4 = Krūms
level-5 = Dzīvžogs
level-6 = Krūmu skulptūra
level-7 = Labirints
level-8 = Mīnotaurs
level-9 = Perfekts
level-match = Pēc maniem spēkiem
level-match-about = Līmenis ceļas, kad uzvari, un krītas, kad zaudē.
level-figures = Cik spēcīgs tas ir?
level-rating-zero = Ar 1. līmeni sākas skala: tā spēks ir 0.
level-rating-elo = Izmērītais spēks { $rating }, starp { $low } un { $high }. 1. līmenim ir 0; spēlētājs, kuram ir par 100 vairāk, uzvar apmēram 64 spēlēs no 100.
level-rating-score = Izmērīts pret otras puses 3. līmeni: rezultāts { $rating } no 100, starp { $low } un { $high }.
level-perfect-about = Ar četriem spokiem spēlē kā spēcīgākais līmenis. Ar trim vai mazāk spokiem pašreizējā dzīvībā nekad nekļūdās. Tava ierīce to aprēķina spēles sākumā.
level-like-classic-1 = Spēlē sava prieka pēc un daudz ko neievēro. Kā radīts pirmajai spēlei.
level-like-classic-2 = Reti skatās uz priekšu. Piemērots pretinieks iesācējiem.
level-like-classic-3 = Uzvar vairumu iesācēju, bet to ir viegli apmānīt.
level-like-classic-4 = Labs pretinieks, kad jau dažas reizes spēlēts.
level-like-classic-5 = Uzvar vairumu to, kas šad tad uzspēlē.
level-like-classic-6 = Gandrīz neko nepalaiž garām. Pieredzējušiem spēlētājiem.
level-like-classic-7 = Skatās tālu uz priekšu. Reti kurš to uzvar.
level-like-classic-8 = Spēcīgākais no visiem. Vai uzvarēsi kaut reizi?
level-like-P-1 = PAKMENS bez plāna. Kā radīts pirmajām medībām.
level-like-P-2 = PAKMENS, kurš redz tikai tuvākās briesmas. Piemērots pretinieks iesācējiem.
level-like-P-3 = PAKMENS, kurš aizmūk no vairuma iesācēju.
level-like-P-4 = PAKMENS, kurš plāno uz priekšu un ko grūti ielenkt.
level-like-P-5 = Spēcīgākais PAKMENS. Vai noķersi viņu kaut reizi?
level-like-P-9 = PAKMENS, kurš nekļūdās, tiklīdz kāds spoks ir apēsts, un uzdod grūtus uzdevumus.
level-like-G-1 = Spoki, kas klejo apkārt. Kā radīti pirmajai spēlei.
level-like-G-2 = Spoki, kas tevi vajā, bet atstāj spraugas. Piemēroti pretinieki iesācējiem.
level-like-G-3 = Spoki, kas medī kopā un uzvar vairumu iesācēju.
level-like-G-4 = Spoki, kas nogriež tev ceļu. Pieredzējušiem spēlētājiem.
level-like-G-5 = Spēcīgākie spoki. Spraugas viņi gandrīz neatstāj.
level-like-G-9 = Spoki, kas nekļūdās, tiklīdz viens no tiem ir apēsts, un uzdod grūtus uzdevumus.
set-up-title = { $mode }: sagatavo spēli
set-up-seats = Kas spēlē
set-up-person = Kāds pie šī ekrāna
set-up-computer = Dators, līmenis
set-up-who = Kas spēlē: { $who }
set-up-name = Vārds: { $who }
set-up-name-hint = Vārds
set-up-ghost-players = Cik spēlētāju spokiem
set-up-players-count =
    { $n ->
        [1] Viens
        [zero] { $n }
        [one] { $n }
       *[other] { $n }
    }
set-up-deal = Sadalīt spokus vēlreiz
set-up-ghost-player = Spoku spēlētājs { $n }
set-up-character = Tēls: { $who }
character-eater = Rijējs
character-horns = Spoks ar ragiem
character-bow = Spoks ar bantīti
character-curl = Spoks ar cirtu
character-nightcap = Spoks ar naktscepuri
set-up-first = Kas sāk
set-up-lot = Nejauši
set-up-loser = Iepriekšējās spēles zaudētājs
set-up-more = Laukums un sienas
set-up-size = Laukums
set-up-squares = { $size } reiz { $size } lauciņi
set-up-fences = Sienas katram
set-up-fences-usual = { $n }, kā parasti
set-up-maze = Labirints
set-up-maze-this = Šis
set-up-maze-draw = Uzzīmēt
set-up-position = Spēle sākas no šīs pozīcijas
set-up-bad = Šo spēli nevar spēlēt. Kļūdas kods: { $code }
set-up-start = Sākt spēli
setting-theme = Izskats
theme-system = Kā sistēmā
theme-arcade = Spēļu automāts
theme-wood = Koks
theme-garden = Dārzs
theme-paper = Papīrs
theme-contrast = Augsts kontrasts
setting-pieces = Figūriņas
pieces-characters = Tēli
pieces-pawns = Vienkāršas
pieces-counters = Žetoni
setting-fences = Sienas
fences-theme = Visas vienā krāsā
fences-owners = Īpašnieka krāsā
setting-language = Valoda
setting-language-system = Kā pārlūkā
load-failed = Šo lapu neizdevās ielādēt. Vai ir interneta savienojums?
language-failed = { $language }: šo valodu neizdevās ielādēt. Vai ir interneta savienojums?
language-behind = { $language } (daļēji angliski)
setting-confirm = Apstiprināt sienu pirms nolikšanas
confirm-touch = Tikai skārienekrānos
confirm-always = Vienmēr
confirm-never = Nekad
setting-motion = Kustība
motion-system = Kā sistēmā
motion-full = Pilna
motion-none = Bez kustības
setting-sounds = Skaņas
setting-coordinates = Burti un cipari laukumā
setting-ways = Rādīt īsākos ceļus
setting-premoves = Priekšgājieni: izvēlies gājienu, kamēr citi spēlē (tiešsaistē)
device-title = Saglabāts šajā ierīcē
device-about = Tavas spēles, labirinti un iestatījumi glabājas šajā pārlūkā un nekur citur.
device-export = Saglabāt visu failā
device-erase = Dzēst visu
device-erased = Viss ir dzēsts.
device-ask = Vai dzēst no šīs ierīces visas spēles, labirintus un iestatījumus? To nevar atsaukt.
games-none = Spēļu vēl nav. Katra tava sāktā spēle tiek saglabāta šeit, šajā ierīcē.
games-play = Uzspēlēt
games-running =
    { $n ->
        [0] Nav sākta · { $when }
        [zero] Pagaidām { $n } darbību · { $when }
        [one] Pagaidām { $n } darbība · { $when }
       *[other] Pagaidām { $n } darbības · { $when }
    }
games-over =
    { $n ->
        [zero] Beigusies pēc { $n } darbībām · { $when }
        [one] Beigusies pēc { $n } darbības · { $when }
       *[other] Beigusies pēc { $n } darbībām · { $when }
    }
games-remove = Dzēst šo spēli: { $mode }
games-removed = Dzēsta: { $mode }
games-continue = Turpināt
games-look = Noskatīties
games-analyse = Analizēt
games-save-all = Saglabāt visas failā
games-open = Atvērt spēļu failus
games-opened =
    { $n ->
        [zero] Pievienots { $n } spēļu.
        [one] Pievienota { $n } spēle.
       *[other] Pievienotas { $n } spēles.
    }
games-open-bad = Šī faila spēli { $game } nevar nolasīt. Kļūdas kods: { $code }
update-ready = Ir gatava jauna versija.
update-now = Atjaunināt tagad
update-later = Vēlāk
text-home = Uz sākumlapu
about-1 = Hedgemaze ir brīva atvērtā pirmkoda galda spēle ar figūriņām un sienām diviem līdz četriem spēlētājiem, ar variantiem, kuros PAKMENU vajā četri spoki.
about-2 = To spēlē pēc Quoridor PAC-MAN noteikumiem. Quoridor un PAC-MAN ir to īpašnieku preču zīmes, un īpašniekiem ar Hedgemaze nav nekā kopīga. Visi zīmējumi, skaņas, teksti un kods ir mūsu pašu.
about-3 = Noteikumu bukleta labirinta attēla mums nav. Hedgemaze labirinti ir atjaunoti, un tu vari uzzīmēt arī savus.
about-4 = Datora spēlētāji darbojas tavā ierīcē. Tāpat kā cilvēki tie šo to palaiž garām: jo zemāks līmenis, jo vairāk. Ja līmenim ir skaitlis, šis spēks ir izmērīts spēlēs pret citiem līmeņiem.
about-5 = Šo lapu vari instalēt no pārlūka izvēlnes un atvērt kā jebkuru citu lietotni. Pēc pirmā apmeklējuma spēlēm šajā ekrānā un pret datoru savienojums nav vajadzīgs.
about-6 = Pirmkods ir atvērts ar licenci Apache License 2.0.
privacy-1 = Spēles šajā ekrānā un pret datoru nekad neatstāj tavu ierīci. Tās glabājas šajā pārlūkā kopā ar taviem labirintiem un iestatījumiem.
privacy-2 = Konts nav vajadzīgs. Nav ne reklāmu, ne izsekošanas, un lapa neko neielādē no citām vietnēm.
privacy-3 = Spēle ar draugiem glabājas serverī, no kura nāk šī lapa: gājieni, ierakstītie vārdi un spēles laiks. Viena šīs vietnes sīkdatne atceras, kuras vietas ir tavas.
privacy-4 = Iestatījumos vari visu, kas glabājas šajā ierīcē, saglabāt failā un izdzēst.
missing-1 = Šajā adresē lapas nav. Varbūt trūkst kāda burta.
shortcuts-title = Īsinājumtaustiņi
shortcuts-board = Laukumā
shortcuts-fence = Sienas
shortcuts-pacman = PAKMENA spēles
shortcuts-page = Visur
shortcut-move = Pārvietoties no lauciņa uz lauciņu
shortcut-edge = Pārvietoties līdz laukuma malai
shortcut-act = Izvēlēties figūriņu vai iet ar to uz lauciņu
shortcut-type = Ierakstīt darbību, piemēram, e2 vai e3h
shortcut-back = Nolikt atpakaļ to, ko turi
shortcut-fence = Paņemt sienu
shortcut-slide = Bīdīt sienu
shortcut-turn = Pagriezt sienu
shortcut-place = Nolikt sienu
shortcut-stop = Beigt figūriņas gājienu vai visu savu gājienu
shortcut-spend = Iztērēt enerģijas lodi
shortcut-graph = Analīzē: iet cauri spēlei grafikā
shortcut-card = Rādīt šos taustiņus
key-enter = Enter
key-space = Atstarpe
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Ritenītis
key-right-click = Labā poga
