analysis-paste = Ielīmē pozīciju vai pierakstu un parādi to
analysis-show = Parādīt
analysis-file = Atvērt failu
analysis-position = Pozīcija
analysis-link = Saite uz to, kas redzams laukumā
analysis-share-label = Dalīties un atvērt
analysis-copy-link = Kopēt saiti
analysis-copy-record = Kopēt pierakstu
analysis-download = Lejupielādēt
analysis-copied = Nokopēts.
analysis-copy-failed = Pārlūks neļauj kopēt. Saiti zemāk var nokopēt ar roku.
analysis-set-up = Izveidot pozīciju
analysis-who = Kurš uzvar
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Labākie varianti
analysis-thinking = Domā…
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
analysis-drawn = Rādīt ceļus un labākās darbības
analysis-variation = Tu izmēģini citu variantu.
analysis-home = Atpakaļ pie spēles
analysis-branch = Pēc { $n }. darbības:
analysis-forget = Aizmirst šo variantu
analysis-better = Parādīt
graph-title = Visa spēle
graph-label = Spēles brīdis
graph-moment = Pēc { $n }. darbības, { $action }: { $text }
graph-progress = Cik liela spēles daļa ir novērtēta
graph-stop = Apturēt
graph-again = Novērtēt visu spēli
mark-inaccuracy = (nav labākais)
mark-mistake = (kļūda)
mark-blunder = (rupja kļūda)
verdict-inaccuracy = { $action } nav labākais: { $better } bija par { $percent } % labāk.
verdict-mistake = { $action } ir kļūda: { $better } bija par { $percent } % labāk.
verdict-blunder = { $action } ir rupja kļūda: { $better } bija par { $percent } % labāk.
read-action = Darbību { $n }, { $action }, nevar izdarīt: { $reason }
read-mode = Šo spēli tā nevar spēlēt ({ $code }).
read-maze = Šo labirintu nevar lietot ({ $code }).
read-house_rule = Šo mājas noteikumu nevar lietot ({ $code }).
read-mode-unknown = Tādas spēles nav.
read-position-too_long = Pozīcijai tas ir par garu.
read-position-unreadable = Tā nav ne pozīcija, ne pieraksts.
read-position-fences = Sienas nevar nolasīt.
read-position-pieces = Figūriņas nevar nolasīt, vai arī kādas trūkst.
read-position-stocks = Nevar nolasīt, cik sienu atlicis.
read-position-pellets = Lodes un dzīvības nevar nolasīt.
read-position-turn = Nevar nolasīt, kuram jāiet.
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
position-reserve = Lodes krājumā
position-empty = Noņemt sienas
position-start = Atpakaļ uz sākumu
position-fits = Viss saskan.
position-analyse = Analizēt to
position-computer = Spēlēt pret datoru
position-as = Tu esi { $side }
position-off = { $piece } (ārpus laukuma)
position-twice = Divas figūriņas nevar stāvēt vienā lauciņā.
position-overlap = Divas sienas pārklājas vai krustojas.
position-no-way = Kādai figūriņai nav ceļa uz mērķi.
position-over = Šajā pozīcijā spēle ir beigusies.
position-all-pellets = Jābūt lodei, ko apēst, un dzīvībai, ko zaudēt.
position-ghost-on-pellet = Spoks nedrīkst stāvēt uz lodes.
