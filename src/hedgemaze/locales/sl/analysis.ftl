analysis-paste = Prilepi položaj ali poteze partije, nato jih pokaži
analysis-show = Pokaži
analysis-file = Odpri datoteko
analysis-position = Položaj
analysis-link = Povezava do tega, kar kaže plošča
analysis-tab-lines = Različice
analysis-tab-graph = Graf
analysis-tab-share = Deli
analysis-share-label = Deli in odpri
analysis-copy-link = Kopiraj povezavo
analysis-copy-record = Kopiraj poteze
analysis-download = Prenesi
analysis-copied = Kopirano.
analysis-copy-failed = Brskalnik ne dovoli kopiranja. Spodnjo povezavo lahko kopiraš ročno.
analysis-set-up = Sestavi položaj
analysis-who = Kdo zmaguje
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Najboljše različice
analysis-thinking = Razmišlja …
analysis-try = Odigraj do { $action }
analysis-nodes =
    { $n ->
        [one] Pregledan { $n } položaj
        [two] Pregledana { $n } položaja
        [few] Pregledani { $n } položaji
       *[other] Pregledanih { $n } položajev
    }
analysis-certain =
    { $n ->
        [one] { $side }: zmaga v { $n } dejanju
        [two] { $side }: zmaga v { $n } dejanjih
        [few] { $side }: zmaga v { $n } dejanjih
       *[other] { $side }: zmaga v { $n } dejanjih
    }
analysis-draw = Zanesljiv remi
analysis-first = Na začetek
analysis-back = Nazaj
analysis-next = Naprej
analysis-last = Na konec
analysis-drawn = Pokaži poti in najboljše poteze
analysis-variation = Preizkušaš svoje poteze.
analysis-home = Nazaj k partiji
analysis-branch = Po { $n }:
analysis-forget = Izbriši to različico
analysis-note = Opomba
analysis-note-here = Opomba k prikazanemu položaju
analysis-promote = Navzgor
analysis-variation-bar = Kaj storiti z različico
analysis-better = Pokaži
exact-label = Zagotovo:
exact-pacman =
    { $rounds ->
        [1] PAC-MAN zmaga v tem krogu.
        [one] PAC-MAN zmaga v { $rounds } krogu.
        [two] PAC-MAN zmaga v { $rounds } krogih.
        [few] PAC-MAN zmaga v { $rounds } krogih.
       *[other] PAC-MAN zmaga v { $rounds } krogih.
    }
exact-ghosts =
    { $rounds ->
        [1] Duhovi ujamejo PAC-MANA v tem krogu.
        [one] Duhovi ujamejo PAC-MANA v { $rounds } krogu.
        [two] Duhovi ujamejo PAC-MANA v { $rounds } krogih.
        [few] Duhovi ujamejo PAC-MANA v { $rounds } krogih.
       *[other] Duhovi ujamejo PAC-MANA v { $rounds } krogih.
    }
exact-open = Nihče si ne more zagotoviti zmage.
exact-open-life = V tem življenju si duhovi ne morejo zagotoviti ujetja, PAC-MAN pa ne zmage.
exact-short-pacman = PAC-MAN v { $rounds }
exact-short-ghosts = Duhovi v { $rounds }
exact-short-open = Odprto
exact-offer = S tremi duhovi je to mogoče natančno izračunati. Traja minuto ali dve.
exact-work = Izračunaj
exact-working = Računamo …
graph-title = Cela partija
graph-label = Trenutek partije
graph-moment = Po { $n }, { $action }: { $text }
graph-progress = Koliko partije je že analizirane
graph-stop = Ustavi
graph-again = Analiziraj celo partijo
summary-label = Kako je potekala partija
summary-accuracy = Natančnost:
summary-blunder =
    { $n ->
        [0] Brez hudih napak
        [one] { $n } huda napaka
        [two] { $n } hudi napaki
        [few] { $n } hude napake
       *[other] { $n } hudih napak
    }
summary-mistake =
    { $n ->
        [0] Brez napak
        [one] { $n } napaka
        [two] { $n } napaki
        [few] { $n } napake
       *[other] { $n } napak
    }
summary-inaccuracy = Ne najboljših: { $n }
mark-inaccuracy = (ni najboljše)
mark-mistake = (napaka)
mark-blunder = (huda napaka)
verdict-inaccuracy = { $action } ni najboljše: { $better } bi bilo boljše za { $percent } %.
verdict-mistake = { $action } je napaka: { $better } bi bilo boljše za { $percent } %.
verdict-blunder = { $action } je huda napaka: { $better } bi bilo boljše za { $percent } %.
verdict-thrown-win = { $action } zapravi zanesljivo zmago: { $better } zmaga.
verdict-thrown-open = { $action } zanesljivo izgubi: { $better } bi rešilo partijo.
read-action = Poteze { $n }, { $action }, ni mogoče odigrati: { $reason }
read-mode = Te igre ni mogoče igrati tako. Koda napake: { $code }
read-maze = Tega labirinta ni mogoče uporabiti. Koda napake: { $code }
read-house_rule = Tega hišnega pravila ni mogoče uporabiti. Koda napake: { $code }
read-record = Te datoteke s partijo ni mogoče prebrati. Koda napake: { $code }
read-mode-unknown = Take igre ni.
read-position-too_long = To je predolgo za položaj.
read-position-unreadable = To ni ne položaj ne partija.
read-position-fences = Ograd ni mogoče prebrati.
read-position-pieces = Figur ni mogoče prebrati ali pa katera manjka.
read-position-stocks = Števila preostalih ograd ni mogoče prebrati.
read-position-pellets = Drobcev moči in življenj ni mogoče prebrati.
read-position-turn = Ni jasno, kdo je na potezi.
read-position-memory = Polj, na katera se figure ne smejo vrniti, ni mogoče prebrati.
read-position-counters = Števil na koncu ni mogoče prebrati.
read-position-impossible = Do tega položaja ne pripelje nobena partija.
read-square-unreadable = Takega polja ni.
page-position = Sestavi položaj
position-lead = Izberi, kaj postaviš, nato tapni polja na plošči. V utore gredo ograde; figure lahko vlečeš.
position-game = Igra
position-size = Plošča
position-maze = Labirint
position-maze-own = Tvoj
position-put = Kaj postaviš
position-erase = Odstrani
position-pellet = Drobec moči
position-turn = Kdo je na potezi
position-stock = Preostale ograde: { $side }
position-lives = Življenja
position-reserve = Drobci v zalogi
position-empty = Počisti ograde
position-start = Nazaj na začetek
position-fits = Vse je v redu.
position-analyse = Analiziraj
position-computer = Igraj proti računalniku
position-as = Igraš kot { $side }
position-off = { $piece } (ni na plošči)
position-twice = Dve figuri ne moreta stati na istem polju.
position-overlap = Dve ogradi se prekrivata ali križata.
position-no-way = Figura nima poti do cilja.
position-over = V tem položaju je partije konec.
position-all-pellets = Ostati mora drobec, ki ga je mogoče pojesti, in življenje, ki ga je mogoče izgubiti.
position-ghost-on-pellet = Duh ne sme stati na drobcu.
