page-online = Spēlēt ar draugiem
page-table = Galds
page-watch = Skatīšanās
page-code = Turpināt šeit
friends-mode = Spēle
friends-special = { $mode }, kā tu to sagatavoji.
friends-count = Spēlētāji
friends-players =
    { $n ->
        [zero] { $n } spēlētāju
        [one] { $n } spēlētājs
       *[other] { $n } spēlētāji
    }
friends-here = Šajā ekrānā
friends-elsewhere = Draugs ar saiti
friends-clock = Pulkstenis
friends-loser = Iepriekšējās spēles zaudētājs
friends-listed = Arī svešinieki var atrast šo galdu un pievienoties
friends-bots = Boti drīkst ieņemt brīvās vietas
friends-nobody = Uzaicini vismaz vienu draugu. Lai spēlētu bez draugiem, galds nav vajadzīgs.
friends-open = Atvērt galdu
friends-code = Man ir kods no citas ierīces
friends-alone = Labāk spēlēt šajā ekrānā
open-title = Atvērtie galdi
open-none = Pašlaik neviens negaida.
open-free =
    { $n ->
        [zero] { $n } brīvu vietu
        [one] { $n } brīva vieta
       *[other] { $n } brīvas vietas
    }
timing-none = Bez pulksteņa
timing-fischer = { $minutes } min + { $seconds } s gājienā
timing-days =
    { $n ->
        [zero] { $n } dienu gājienam
        [one] { $n } diena gājienam
       *[other] { $n } dienas gājienam
    }
seat-name = Tavs vārds
seat-character = Tavs tēls
seat-free = Brīva
seat-sit = Sēsties šeit
seat-link = Kopēt saiti: { $seat }
seat-there = Klāt
seat-away = Bezsaistē
seat-left = Vairs nav pie galda
seat-nameless = Bez vārda
seat-bot = Bots
seat-bot-named = { $name } (bots)
seat-mine-named = { $name } (tu)
waiting-title = Gaidām draugus
waiting-invited = Tev ir ielūgums
waiting-me = Tu
waiting-free =
    { $n ->
        [0] Visi ir klāt.
        [1] Spēle sāksies pati, tiklīdz būs aizņemta pēdējā vieta.
        [zero] Brīvas vietas: { $n }. Spēle sāksies pati, kad visas būs aizņemtas.
        [one] Brīvas vietas: { $n }. Spēle sāksies pati, kad visas būs aizņemtas.
       *[other] Brīvas vietas: { $n }. Spēle sāksies pati, kad visas būs aizņemtas.
    }
waiting-deal = Sadalīt vēlreiz
waiting-leave = Aiziet no galda
leave-ask = Vai pamest šo spēli? Komandas biedri turpinās ar taviem spokiem.
invite-about = Nosūti šo saiti vai ļauj draugam noskenēt kodu.
invite-code = Saite kā QR kods
invite-link = Saite draugiem
invite-share = Hedgemaze spēle
watch-link = Saite tikai skatītājiem
watch-share = Skaties Hedgemaze spēli
watch-title = Tu skaties
watch-count =
    { $n ->
        [zero] Skatās { $n } cilvēku
        [one] Skatās { $n } cilvēks
       *[other] Skatās { $n } cilvēki
    }
first-turn-own = Sāc { $time } laikā, citādi spēli atcels.
first-turn-other = { $side }: sākumam vēl { $time }
end-look-again = Meklēt citu spēlētāju
link-copy = Kopēt
link-copied = Nokopēts
link-share = Kopīgot
link-lost = Nav savienojuma. Mēģinām vēlreiz …
link-none = Serveri nevar sasniegt. Vai ir interneta savienojums?
room-missing = Tāda galda nav.
room-moved = Tu turpināji šo spēli citā ierīcē.
code-about = Turpini šo spēli citā ierīcē:
code-ask = Parādīt kodu
code-use = Desmit minūšu laikā ieraksti to otrā ierīcē: „Spēlēt ar draugiem”, tad „Man ir kods no citas ierīces”.
code-enter-about = Pārceļ tavu vietu pie galda uz šo ierīci. Otra ierīce kodu rāda zem spēles gājieniem.
code-enter = Kods
code-go = Turpināt
action-correct = Labot
action-take-back = Atsaukt
action-draw = Neizšķirts
action-talk = Teikt
action-rematch = Revanšs
rematch-asked = Revanšs lūgts
rematch-go = Uz revanšu
give-time = Dot 15 sekundes
link-on = Savienots
link-off = Nav savienojuma
title-turn = Tavs gājiens!
turn-other = Gājiens: { $side }
offer-draw =
    { $own ->
        [yes] Tu piedāvā neizšķirtu.
       *[no] { $name } piedāvā neizšķirtu.
    }
offer-take_back =
    { $own ->
        [yes] Tu lūdz atsaukt gājienu.
       *[no] { $name } lūdz atsaukt gājienu.
    }
offer-resign =
    { $own ->
        [yes] Tu gribi padoties kopā ar savu komandu.
       *[no] { $name } grib padoties. Vai tu arī?
    }
offer-rematch =
    { $own ->
        [yes] Tu gribi revanšu.
       *[no] { $name } grib revanšu.
    }
offer-agree = Jā
offer-decline = Nē
offer-withdraw = Atcelt
offer-declined =
    { $kind ->
        [draw] { $name } nepieņem neizšķirtu.
        [take_back] { $name } neļauj atsaukt gājienu.
        [resign] { $name } negrib padoties.
       *[rematch] { $name } negrib revanšu.
    }
premove-waits = Gaida priekšgājiens { $text }
premove-cancel = Atcelt priekšgājienu
premove-cancelled = Priekšgājiens atcelts.
premove-dropped = Priekšgājiens atcelts. { $why }
premove-impossible = Tavā nākamajā gājienā tas nebūs iespējams.
premove-life = Tas maksātu dzīvību.
premove-moved = { $piece } tagad ir citā lauciņā.
clock-of = Pulkstenis: { $time }
clock-days =
    { $n ->
        [zero] { $n } dienu
        [one] { $n } diena
       *[other] { $n } dienas
    }
clock-hours =
    { $n ->
        [zero] { $n } stundu
        [one] { $n } stunda
       *[other] { $n } stundas
    }
clock-low =
    { $n ->
        [zero] Atlicis mazāk par { $n } sekundēm
        [one] Atlicis mazāk par { $n } sekundi
       *[other] Atlicis mazāk par { $n } sekundēm
    }
phrase-hello = Sveiki!
phrase-good_luck = Lai veicas!
phrase-well_played = Labi nospēlēts!
phrase-good_move = Labs gājiens!
phrase-oops = Ups!
phrase-thanks = Paldies!
phrase-one_moment = Vienu mirkli, lūdzu
phrase-your_turn = Tavs gājiens
phrase-good_game = Laba spēle!
phrase-again = Vēlreiz?
phrase-goodbye = Uz redzēšanos!
phrase-face_smile = Smaids
phrase-face_laugh = Smiekli
phrase-face_think = Domīga seja
phrase-face_surprise = Pārsteigums
phrase-face_sad = Bēdīga seja
phrase-face_sleep = Miegaina seja
end-flagged = Laiks ir beidzies.
end-agreed = Norunāts neizšķirts.
games-friends = Ar draugiem
games-your-turn = Tavs gājiens · { $when }
games-their-turn = Gaida citus · { $when }
games-not-full = Ir brīva vieta · { $when }
games-ended = Beigusies · { $when }
data-title = Kas par tevi tiek glabāts
data-about = Serveris glabā tavas spēles ar draugiem: kurš kur sēdēja (pēc ierakstītā vārda), kas un kad tika spēlēts. Šo pārlūku tas pazīst pēc sīkdatnes ar nejaušu skaitli.
data-save = Saglabāt kopiju
data-saved = Saglabāts.
data-erase = Dzēst to
data-erase-yes = Dzēst
data-ask = Vai noņemt tavu vārdu no visām spēlēm ar draugiem? Tās vairs nebūs tavas, un tu nevarēsi tās turpināt. Tiem, kas spēlēja ar tevi, tās paliks.
data-erased =
    { $n ->
        [0] Nekas netika glabāts.
        [zero] Dzēsts no { $n } spēlēm.
        [one] Dzēsts no { $n } spēles.
       *[other] Dzēsts no { $n } spēlēm.
    }
why-room-stale = Gājiens beidzās, pirms pienāca tava darbība.
why-room-not_your_turn = Tagad nav tavs gājiens.
why-room-not_your_piece = Ar šo figūriņu iet komandas biedrs.
why-room-time_over = Laiks ir beidzies.
why-room-over = Spēle ir beigusies.
why-room-started = Spēle ir sākusies.
why-room-seat_taken = Kāds bija ātrāks: šī vieta ir aizņemta.
why-room-no_bots = Pie šī galda boti nav atļauti.
why-room-character_taken = Šis tēls jau ir kādam citam.
why-room-bad_name = Šo vārdu nevar parādīt. Izvēlies īsāku vai vienkāršāku.
why-room-offer_too_soon = Tu nupat jautāji. Mēģini vēlreiz nākamajā raundā.
why-room-offer_pending = Tas jau ir piedāvāts.
why-room-nothing_to_take_back = Nav nekā, ko atsaukt.
why-room-too_many_phrases = Mazliet lēnāk, lūdzu.
why-room-log_full = Pie šī galda tas vairs nav iespējams: te jau par daudz kas ir noticis.
why-room-somebody_left = Kāds ir aizgājis no galda.
why-server-not_invited = Pie šī galda drīkst sēsties tikai ielūgtie.
why-server-not_your_seat = Šī vieta nav tava.
why-server-too_many = Mazliet lēnāk, lūdzu.
why-server-too_many_bots = No šīs adreses botu jau pietiek.
why-server-bad_code = Tāda koda nav, vai arī tas vairs neder.
why-server-stopping = Serveris tiek restartēts. Pēc brīža mēģini vēlreiz.
why-server-unreachable = Serveri nevar sasniegt. Vai ir interneta savienojums?
