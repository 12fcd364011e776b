# Analysesiden, og den, hvor man stiller stillinger op.

analysis-paste = Indsæt en stilling eller et referat, og vis det
analysis-show = Vis
analysis-file = Åbn en fil
analysis-position = Stilling
analysis-link = Et link til det, brættet viser
analysis-share-label = Del og åbn
analysis-copy-link = Kopiér linket
analysis-copy-record = Kopiér referatet
analysis-download = Hent
analysis-copied = Kopieret.
analysis-copy-failed = Browseren lader os ikke kopiere. Linket herunder kan kopieres i hånden.
analysis-set-up = Stil en stilling op
analysis-who = Hvem vinder
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Bedste varianter
analysis-thinking = Tænker …
analysis-try = Spil til og med { $action }
analysis-nodes =
    { $n ->
        [one] Én stilling undersøgt
       *[other] { $n } stillinger undersøgt
    }
analysis-certain =
    { $n ->
        [one] Sejr om én handling: { $side }
       *[other] Sejr om { $n } handlinger: { $side }
    }
analysis-draw = Sikkert uafgjort
analysis-first = Til starten
analysis-back = Tilbage
analysis-next = Frem
analysis-last = Til slut
analysis-drawn = Vis veje og bedste handlinger
analysis-variation = Du prøver noget af.
analysis-home = Tilbage til spillet
analysis-branch = Efter { $n }:
analysis-forget = Glem denne variant
analysis-better = Vis
graph-title = Hele spillet
graph-label = Øjeblik i spillet
graph-moment = Efter { $n }, { $action }: { $text }
graph-progress = Hvor meget af spillet der er bedømt
graph-stop = Stop
graph-again = Bedøm hele spillet
mark-inaccuracy = (ikke det bedste)
mark-mistake = (en fejl)
mark-blunder = (en bommert)
verdict-inaccuracy = { $action } er ikke det bedste: { $better } var { $percent } % bedre.
verdict-mistake = { $action } er en fejl: { $better } var { $percent } % bedre.
verdict-blunder = { $action } er en bommert: { $better } var { $percent } % bedre.
read-action = Handling { $n }, { $action }, kan ikke spilles: { $reason }
read-mode = Sådan kan dette spil ikke spilles ({ $code }).
read-maze = Denne labyrint kan ikke bruges ({ $code }).
read-house_rule = Denne husregel kan ikke bruges ({ $code }).
read-mode-unknown = Det spil findes ikke.
read-position-too_long = Det er for langt til en stilling.
read-position-unreadable = Det er hverken en stilling eller et referat.
read-position-fences = Forhindringerne kan ikke læses.
read-position-pieces = Brikkerne kan ikke læses, eller der mangler en.
read-position-stocks = Antallet af forhindringer tilbage kan ikke læses.
read-position-pellets = Bonus-bær og liv kan ikke læses.
read-position-turn = Det kan ikke læses, hvis tur det er.
read-position-memory = De felter, som brikker ikke må vende tilbage til, kan ikke læses.
read-position-counters = Tallene til sidst kan ikke læses.
read-position-impossible = Intet spil kan føre til denne stilling.
read-square-unreadable = Det felt findes ikke.
page-position = Stil en stilling op
position-lead = Vælg, hvad du vil sætte, og tryk så på brættets felter. Riller er til forhindringer; brikker kan trækkes.
position-game = Spil
position-size = Bræt
position-maze = Labyrint
position-maze-own = Din egen
position-put = Hvad du sætter
position-erase = Fjern
position-pellet = Bonus-bær
position-turn = Hvem har turen
position-stock = Forhindringer tilbage: { $side }
position-lives = Liv
position-reserve = Bonus-bær i reserve
position-empty = Fjern forhindringerne
position-start = Tilbage til starten
position-fits = Alt passer.
position-analyse = Analysér den
position-computer = Spil den mod computeren
position-as = Som { $side }
position-off = { $piece } (ikke på brættet)
position-twice = To brikker kan ikke stå på ét felt.
position-overlap = To forhindringer overlapper eller krydser hinanden.
position-no-way = En brik har ingen vej til sit mål.
position-over = Spillet er slut i denne stilling.
position-all-pellets = Der skal være et bonus-bær at spise og et liv at miste.
position-ghost-on-pellet = Et spøgelse må ikke stå på et bonus-bær.
