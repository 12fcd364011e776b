app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Pāriet uz saturu
app-nav = Lapas
page-game = Spēle
page-new = Jauna spēle
page-maze = Labirintu zīmēšana
page-rules = Noteikumi
page-games = Manas spēles
page-analysis = Analīze
page-settings = Iestatījumi
page-about = Par spēli
page-privacy = Privātums
page-missing = Šeit nekā nav
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
mode-about-classic2 = Sasniedz otru pusi ātrāk par pretinieku. Sienas ceļu padara garāku.
mode-about-classic3 = Trīs figūriņas, katram sešas sienas un neviena drauga.
mode-about-classic4 = Četras figūriņas satiekas vidū. Katrs spēlē par sevi.
mode-about-pacman =
    { $role ->
        [G] Noķer PAKMENU trīs reizes, pirms viņš apēdis četras lodes.
       *[P] Apēd četras lodes, pirms spoki tevi noķēruši trīs reizes.
    }
mode-about-advanced = Spoki izlaužas no kambara, un visi ceļ sienas.
front-title = Sacīkste labirintā, ko būvē tu
front-lead = Figūriņas skrien, sienas aug, spoki medī. Spēlē uzreiz, vienatnē vai kopā ar citiem, bez konta.
front-continue = Turpināt: { $mode }
front-continue-since = Pārtraukta: { $when }
front-pick = Izvēlies spēli
front-play = Spēlēt
front-role = Tu esi
front-computer = Spēlēt pret datoru
front-here = Spēlēt šajā ekrānā
front-set-up = Iekārtot galdu
front-friends = Spēlēt ar draugiem
front-more = Vēl
front-learn = Mācīties spēlēt
front-learn-about = Īsas nodarbības laukumā
front-rules = Noteikumi
front-rules-about = Visi noteikumi minūtes laikā
front-maze = Zīmēt labirintu
front-maze-about = Tavs labirints spokiem
front-analysis = Analizēt
front-analysis-about = Kurš uzvar un kāpēc
front-games = Manas spēles
front-games-about = Turpini, atskaties, saglabā
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
set-up-title = { $mode }: iekārto galdu
set-up-seats = Kas spēlē
set-up-person = Cilvēks šeit
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
set-up-lot = Izloze
set-up-loser = Iepriekšējās spēles zaudētājs
set-up-more = Laukums un sienas
set-up-size = Laukums
set-up-squares = { $size } reiz { $size } lauciņi
set-up-fences = Sienas katram
set-up-fences-usual = { $n }, kā parasti
set-up-maze = Labirints
set-up-maze-this = Šis
set-up-maze-draw = Uzzīmēt
set-up-position = Spēle sākas šeit
set-up-bad = To nevar spēlēt ({ $code }).
set-up-start = Sākt spēli
setting-theme = Izskats
theme-system = Kā sistēmā
theme-arcade = Spēļu automāts
theme-wood = Koks
theme-contrast = Augsts kontrasts
setting-language = Valoda
setting-language-system = Kā pārlūkā
language-failed = { $language }: šo valodu neizdevās ielādēt. Vai ir savienojums?
language-behind = { $language } (daļēji angliski)
setting-confirm = Apstiprināt sienu pirms nolikšanas
confirm-touch = Tikai skārienekrānā
confirm-always = Vienmēr
confirm-never = Nekad
setting-motion = Kustība
motion-system = Kā sistēmā
motion-full = Pilna
motion-none = Bez kustības
setting-sounds = Skaņas
setting-coordinates = Burti un cipari laukumā
setting-ways = Rādīt īsākos ceļus
device-title = Kas glabājas šajā ierīcē
device-about = Spēles, labirinti un iestatījumi ir šī pārlūka krātuvē un nekur citur.
device-export = Saglabāt visu failā
device-erase = Dzēst visu
device-erased = Viss ir dzēsts.
device-ask = Vai dzēst no šīs ierīces visas spēles, labirintus un iestatījumus? To nevar atsaukt.
games-none = Spēļu vēl nav. Katra tava sāktā spēle tiek glabāta šeit, šajā ierīcē.
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
games-look = Atskatīties
games-analyse = Analizēt
games-save-all = Saglabāt visas failā
games-open = Atvērt pierakstus
games-opened =
    { $n ->
        [zero] Pievienots { $n } spēļu.
        [one] Pievienota { $n } spēle.
       *[other] Pievienotas { $n } spēles.
    }
games-open-bad = Šī faila spēli { $game } nevar nolasīt ({ $code }).
update-ready = Ir gatava jauna versija.
update-now = Lietot tagad
update-later = Vēlāk
text-home = Uz sākumlapu
about-1 = Hedgemaze ir brīva programma galda spēlei ar figūriņām un sienām diviem līdz četriem spēlētājiem un tās variantiem ar apaļu rijēju un četriem spokiem.
about-2 = Tā spēlē pēc Quoridor PAC-MAN noteikumiem. Quoridor un PAC-MAN ir to īpašnieku preču zīmes, un Hedgemaze ar viņiem nav nekā kopīga. Zīmējumi, skaņas, vārdi un programma ir mūsu pašu.
about-3 = Bukleta labirinta attēla mūsu avotos nav. Labirinti, kas nāk kopā ar Hedgemaze, ir atjaunoti, un tu vari uzzīmēt arī savus.
about-4 = Pretinieki domā tavā ierīcē. Tāpat kā cilvēki viņi kaut ko neievēro: jo zemāks līmenis, jo vairāk. Ja līmenim ir skaitlis, tas izmērīts spēlēs pret citiem līmeņiem.
about-5 = Instalē lapu no pārlūka izvēlnes, un tā atvērsies kā jebkura cita lietotne. Spēlēm šajā ekrānā un pret datoru pēc pirmā apmeklējuma savienojums nav vajadzīgs.
about-6 = Pirmkods ir atvērts ar licenci Apache License 2.0.
privacy-1 = Spēles šajā ekrānā un pret datoru nekad neatstāj tavu ierīci. Tās glabājas šī pārlūka krātuvē kopā ar taviem labirintiem un iestatījumiem.
privacy-2 = Nav ne kontu, ne reklāmu, ne skaitītāju, un lapa nevienai citai vietnei neko neprasa.
privacy-3 = Spēli ar draugiem glabā serveris, no kura tu atvēri šo lapu: gājienus, ierakstītos vārdus un spēles laiku. Viena šīs vietnes sīkdatne pasaka, kuras vietas ir tavas.
privacy-4 = Iestatījumos vari visu, kas glabājas šajā ierīcē, saglabāt failā un izdzēst.
missing-1 = Šī adrese nekur neved. Varbūt trūkst kāda burta.
