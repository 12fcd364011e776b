analysis-paste = Prilepi položaj ali zapis, nato ga pokaži
analysis-show = Pokaži
analysis-file = Odpri datoteko
analysis-position = Položaj
analysis-link = Povezava do tega, kar kaže plošča
analysis-share-label = Deli in odpri
analysis-copy-link = Kopiraj povezavo
analysis-copy-record = Kopiraj zapis
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
analysis-drawn = Pokaži poti in najboljša dejanja
analysis-variation = Nekaj preizkušaš.
analysis-home = Nazaj na partijo
analysis-branch = Po { $n }:
analysis-forget = Pozabi to različico
analysis-better = Pokaži
graph-title = Cela partija
graph-label = Trenutek partije
graph-moment = Po { $n }, { $action }: { $text }
graph-progress = Koliko partije je že ocenjene
graph-stop = Ustavi
graph-again = Oceni celo partijo
mark-inaccuracy = (ni najboljše)
mark-mistake = (napaka)
mark-blunder = (huda napaka)
verdict-inaccuracy = { $action } ni najboljše: { $better } bi bilo boljše za { $percent } %.
verdict-mistake = { $action } je napaka: { $better } bi bilo boljše za { $percent } %.
verdict-blunder = { $action } je huda napaka: { $better } bi bilo boljše za { $percent } %.
read-action = Dejanja { $n }, { $action }, ni mogoče odigrati: { $reason }
read-mode = Te igre ni mogoče igrati tako ({ $code }).
read-maze = Tega labirinta ni mogoče uporabiti ({ $code }).
read-house_rule = Tega hišnega pravila ni mogoče uporabiti ({ $code }).
read-mode-unknown = Take igre ni.
read-position-too_long = To je predolgo za položaj.
read-position-unreadable = To ni ne položaj ne zapis.
read-position-fences = Ograd ni mogoče prebrati.
read-position-pieces = Figur ni mogoče prebrati ali pa katera manjka.
read-position-stocks = Števila preostalih ograd ni mogoče prebrati.
read-position-pellets = Drobcev in življenj ni mogoče prebrati.
read-position-turn = Ni mogoče prebrati, kdo je na potezi.
read-position-memory = Polj, na katera se figure ne smejo vrniti, ni mogoče prebrati.
read-position-counters = Števil na koncu ni mogoče prebrati.
read-position-impossible = Do tega položaja ne pripelje nobena partija.
read-square-unreadable = Takega polja ni.
page-position = Sestavi položaj
position-lead = Izberi, kaj postaviš, nato pritisni na polja plošče. V utore gredo ograde; figure lahko vlečeš.
position-game = Igra
position-size = Plošča
position-maze = Labirint
position-maze-own = Tvoj
position-put = Kaj postaviš
position-erase = Odstrani
position-pellet = Drobec
position-turn = Kdo je na potezi
position-stock = Preostale ograde: { $side }
position-lives = Življenja
position-reserve = Drobci v zalogi
position-empty = Počisti ograde
position-start = Nazaj na začetek
position-fits = Vse se ujema.
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
