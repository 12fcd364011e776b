analysis-paste = Kleebi seis või mängu käigud ja lase neid näidata
analysis-show = Näita
analysis-file = Ava fail
analysis-position = Seis
analysis-link = Link mängulaual olevale seisule
analysis-tab-lines = Variandid
analysis-tab-graph = Graafik
analysis-tab-share = Jaga
analysis-share-label = Jagamine ja avamine
analysis-copy-link = Kopeeri link
analysis-copy-record = Kopeeri käigud
analysis-download = Laadi alla
analysis-copied = Kopeeritud.
analysis-copy-failed = Brauser ei luba kopeerida. Palun kopeeri allolev link käsitsi.
analysis-set-up = Sea seis üles
analysis-who = Kes võidab
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = Parimad variandid
analysis-thinking = Mõtleb …
analysis-try = Mängi kuni: { $action }
analysis-nodes =
    { $n ->
        [one] Vaadatud üks seis
       *[other] Vaadatud { $n } seisu
    }
analysis-certain =
    { $n ->
        [one] Võit ühe tegevusega: { $side }
       *[other] Võit { $n } tegevusega: { $side }
    }
analysis-draw = Kindel viik
analysis-first = Algusesse
analysis-back = Tagasi
analysis-next = Edasi
analysis-last = Lõppu
analysis-drawn = Näita teid ja parimaid käike
analysis-variation = Sa proovid oma käike.
analysis-home = Tagasi mängu juurde
analysis-branch = Pärast { $n }. tegevust:
analysis-forget = Kustuta see variant
analysis-note = Märkus
analysis-note-here = Märkus näidatava seisu kohta
analysis-promote = Tõsta ülespoole
analysis-variation-bar = Mida variandiga teha
analysis-better = Näita
exact-label = Kindel:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN võidab selles voorus.
       *[other] PAC-MAN võidab { $rounds } vooruga.
    }
exact-ghosts =
    { $rounds ->
        [one] Kummitused püüavad PAC-MANi selles voorus kinni.
       *[other] Kummitused püüavad PAC-MANi { $rounds } vooruga kinni.
    }
exact-open = Keegi ei saa endale võitu tagada.
exact-open-life = Selles elus ei saa kummitused endale kinnipüüdmist ega PAC-MAN võitu tagada.
exact-short-pacman = PAC-MAN, voore { $rounds }
exact-short-ghosts = Kummitused, voore { $rounds }
exact-short-open = Lahtine
exact-offer = Kolme kummitusega saab selle täpselt välja arvutada. See võtab minuti või kaks.
exact-work = Arvuta välja
exact-working = Arvutan …
graph-title = Kogu mäng
graph-label = Mängu hetk
graph-moment = Pärast { $n }. tegevust, { $action }: { $text }
graph-progress = Kui suur osa mängust on analüüsitud
graph-stop = Peata
graph-again = Analüüsi kogu mängu
summary-label = Kuidas mäng läks
summary-accuracy = Täpsus:
summary-blunder =
    { $n ->
        [0] Ränki vigu pole
        [one] { $n } ränk viga
       *[other] { $n } ränka viga
    }
summary-mistake =
    { $n ->
        [0] Vigu pole
        [one] { $n } viga
       *[other] { $n } viga
    }
summary-inaccuracy = Mitte parimaid: { $n }
mark-inaccuracy = (pole parim)
mark-mistake = (viga)
mark-blunder = (ränk viga)
verdict-inaccuracy = { $action } pole parim: { $better } oleks olnud { $percent }% võrra parem.
verdict-mistake = { $action } on viga: { $better } oleks olnud { $percent }% võrra parem.
verdict-blunder = { $action } on ränk viga: { $better } oleks olnud { $percent }% võrra parem.
verdict-thrown-win = { $action } andis kindla võidu käest: { $better } võidab.
verdict-thrown-open = { $action } kaotab kindlasti: { $better } oleks mängu päästnud.
read-action = Käiku { $n }, { $action }, ei saa teha: { $reason }
read-mode = Seda mängu ei saa nii mängida. Veakood: { $code }
read-maze = Seda labürinti ei saa kasutada. Veakood: { $code }
read-house_rule = Seda kodureeglit ei saa kasutada. Veakood: { $code }
read-record = Seda mängufaili ei saa lugeda. Veakood: { $code }
read-mode-unknown = Sellist mängu pole.
read-position-too_long = See on seisu jaoks liiga pikk.
read-position-unreadable = See pole seis ega mäng.
read-position-fences = Piirdeid ei saa lugeda.
read-position-pieces = Nuppe ei saa lugeda või on mõni puudu.
read-position-stocks = Allesolevate piirete arve ei saa lugeda.
read-position-pellets = Graanuleid ja elusid ei saa lugeda.
read-position-turn = Pole selge, kelle kord on.
read-position-memory = Ruute, kuhu nupud tagasi ei tohi minna, ei saa lugeda.
read-position-counters = Arve lõpus ei saa lugeda.
read-position-impossible = Ükski mäng ei saa sellesse seisu jõuda.
read-square-unreadable = Sellist ruutu pole.
page-position = Sea seis üles
position-lead = Vali, mida panna, ja vajuta siis mängulaua ruute. Piirded käivad soontesse; nuppe saab lohistada.
position-game = Mäng
position-size = Mängulaud
position-maze = Labürint
position-maze-own = Sinu oma
position-put = Mida panna
position-erase = Eemalda
position-pellet = Graanul
position-turn = Kes on käigul
position-stock = Piirdeid alles: { $side }
position-lives = Elud
position-reserve = Graanuleid varuks
position-empty = Eemalda piirded
position-start = Tagasi algseisu
position-fits = Kõik on korras.
position-analyse = Analüüsi seda
position-computer = Mängi arvuti vastu
position-as = Sina oled { $side }
position-off = { $piece } (mängulaualt väljas)
position-twice = Kaks nuppu ei saa seista samal ruudul.
position-overlap = Kaks piiret kattub või ristub.
position-no-way = Ühel nupul pole teed eesmärgini.
position-over = Selles seisus on mäng läbi.
position-all-pellets = Peab olema graanul, mida süüa, ja elu, mida kaotada.
position-ghost-on-pellet = Kummitus ei tohi seista graanulil.
