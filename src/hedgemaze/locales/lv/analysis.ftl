analysis-paste = Ielīmē pozīciju vai spēles gājienus un parādi
analysis-show = Parādīt
analysis-file = Atvērt failu
analysis-position = Pozīcija
analysis-link = Saite uz to, kas redzams laukumā
analysis-tab-lines = Varianti
analysis-tab-graph = Grafiks
analysis-tab-share = Kopīgot
analysis-share-label = Kopīgot un atvērt
analysis-copy-link = Kopēt saiti
analysis-copy-record = Kopēt gājienus
analysis-download = Lejupielādēt
analysis-copied = Nokopēts.
analysis-copy-failed = Pārlūks neļauj kopēt. Lūdzu, nokopē zemāk redzamo saiti ar roku.
analysis-set-up = Izveidot pozīciju
analysis-who = Kurš uzvar
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Labākie varianti
analysis-thinking = Domā …
analysis-try = Izspēlēt līdz { $action }
analysis-nodes =
    { $n ->
        [zero] Apskatīts { $n } pozīciju
        [one] Apskatīta { $n } pozīcija
       *[other] Apskatītas { $n } pozīcijas
    }
analysis-certain =
    { $n ->
        [zero] { $side } uzvar ar { $n } darbībām
        [one] { $side } uzvar ar { $n } darbību
       *[other] { $side } uzvar ar { $n } darbībām
    }
analysis-draw = Drošs neizšķirts
analysis-first = Uz sākumu
analysis-back = Atpakaļ
analysis-next = Uz priekšu
analysis-last = Uz beigām
analysis-drawn = Rādīt ceļus un labākos gājienus
analysis-variation = Tu izmēģini savus gājienus.
analysis-home = Atpakaļ pie spēles
analysis-branch = Pēc { $n }. darbības:
analysis-forget = Dzēst šo variantu
analysis-note = Piezīme
analysis-note-here = Piezīme par redzamo pozīciju
analysis-promote = Pārvietot uz augšu
analysis-variation-bar = Ko darīt ar variantu
analysis-better = Parādīt
exact-label = Droši zināms:
exact-pacman =
    { $rounds ->
        [1] PAKMENS uzvar šajā raundā.
        [zero] PAKMENS uzvar { $rounds } raundos.
        [one] PAKMENS uzvar { $rounds } raundā.
       *[other] PAKMENS uzvar { $rounds } raundos.
    }
exact-ghosts =
    { $rounds ->
        [1] Spoki noķer PAKMENU šajā raundā.
        [zero] Spoki noķer PAKMENU { $rounds } raundos.
        [one] Spoki noķer PAKMENU { $rounds } raundā.
       *[other] Spoki noķer PAKMENU { $rounds } raundos.
    }
exact-open = Neviens nevar panākt drošu uzvaru.
exact-open-life = Šajā dzīvībā spoki nevar droši noķert PAKMENU, un arī viņš nevar droši uzvarēt.
exact-short-pacman = PAKMENS, raundi: { $rounds }
exact-short-ghosts = Spoki, raundi: { $rounds }
exact-short-open = Neviens
exact-offer = Ar trim spokiem to var precīzi aprēķināt. Tas ilgst minūti vai divas.
exact-work = Aprēķināt
exact-working = Notiek aprēķins …
graph-title = Visa spēle
graph-label = Spēles brīdis
graph-moment = Pēc { $n }. darbības, { $action }: { $text }
graph-progress = Cik liela spēles daļa ir izanalizēta
graph-stop = Apturēt
graph-again = Analizēt visu spēli
summary-label = Kā gāja spēle
summary-accuracy = Precizitāte:
summary-blunder =
    { $n ->
        [0] Nav rupju kļūdu
        [zero] { $n } rupju kļūdu
        [one] { $n } rupja kļūda
       *[other] { $n } rupjas kļūdas
    }
summary-mistake =
    { $n ->
        [0] Nav kļūdu
        [zero] { $n } kļūdu
        [one] { $n } kļūda
       *[other] { $n } kļūdas
    }
summary-inaccuracy = Ne labākie: { $n }
mark-inaccuracy = (nav labākais)
mark-mistake = (kļūda)
mark-blunder = (rupja kļūda)
verdict-inaccuracy = { $action } nav labākais: { $better } būtu bijis par { $percent } % labāk.
verdict-mistake = { $action } ir kļūda: { $better } būtu bijis par { $percent } % labāk.
verdict-blunder = { $action } ir rupja kļūda: { $better } būtu bijis par { $percent } % labāk.
verdict-thrown-win = { $action } palaiž garām drošu uzvaru: { $better } uzvar.
verdict-thrown-open = { $action } droši zaudē: { $better } būtu izglābis spēli.
read-action = Gājienu { $n }, { $action }, nevar izdarīt: { $reason }
read-mode = Šo spēli tā nevar spēlēt. Kļūdas kods: { $code }
read-maze = Šo labirintu nevar lietot. Kļūdas kods: { $code }
read-house_rule = Šo mājas noteikumu nevar lietot. Kļūdas kods: { $code }
read-record = Šo spēles failu nevar nolasīt. Kļūdas kods: { $code }
read-mode-unknown = Tādas spēles nav.
read-position-too_long = Pozīcijai tas ir par garu.
read-position-unreadable = Tā nav ne pozīcija, ne spēle.
read-position-fences = Sienas nevar nolasīt.
read-position-pieces = Figūriņas nevar nolasīt, vai arī kādas trūkst.
read-position-stocks = Nevar nolasīt, cik sienu atlicis.
read-position-pellets = Enerģijas lodes un dzīvības nevar nolasīt.
read-position-turn = Nav skaidrs, kuram jāiet.
read-position-memory = Nevar nolasīt lauciņus, uz kuriem figūriņas nedrīkst atgriezties.
read-position-counters = Skaitļus beigās nevar nolasīt.
read-position-impossible = Līdz šādai pozīcijai neviena spēle nevar nonākt.
read-square-unreadable = Tāda lauciņa nav.
page-position = Izveidot pozīciju
position-lead = Izvēlies, ko likt, un tad spied laukuma lauciņus. Sienas liek rievās; figūriņas var vilkt.
position-game = Spēle
position-size = Laukums
position-maze = Labirints
position-maze-own = Tavs
position-put = Ko likt
position-erase = Noņemt
position-pellet = Enerģijas lode
position-turn = Kuram jāiet
position-stock = Atlikušās sienas: { $side }
position-lives = Dzīvības
position-reserve = Enerģijas lodes krājumā
position-empty = Noņemt sienas
position-start = Atpakaļ uz sākumu
position-fits = Viss ir kārtībā.
position-analyse = Analizēt to
position-computer = Spēlēt pret datoru
position-as = Tu esi { $side }
position-off = { $piece } (ārpus laukuma)
position-twice = Divas figūriņas nevar stāvēt vienā lauciņā.
position-overlap = Divas sienas pārklājas vai krustojas.
position-no-way = Kādai figūriņai nav ceļa uz mērķi.
position-over = Šajā pozīcijā spēle ir beigusies.
position-all-pellets = Jābūt enerģijas lodei, ko apēst, un dzīvībai, ko zaudēt.
position-ghost-on-pellet = Spoks nedrīkst stāvēt uz enerģijas lodes.
