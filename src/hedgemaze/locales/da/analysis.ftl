# Analysesiden, og den, hvor man stiller stillinger op.

analysis-paste = Indsæt en stilling eller et spils træk, og vis det
analysis-show = Vis
analysis-file = Åbn en fil
analysis-position = Stilling
analysis-link = Et link til det, brættet viser
analysis-tab-lines = Varianter
analysis-tab-graph = Graf
analysis-tab-share = Del
analysis-share-label = Del og åbn
analysis-copy-link = Kopiér linket
analysis-copy-record = Kopiér trækkene
analysis-download = Hent
analysis-copied = Kopieret.
analysis-copy-failed = Browseren tillader ikke kopiering. Kopiér linket herunder i hånden.
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
analysis-draw = Garanteret uafgjort
analysis-first = Til starten
analysis-back = Tilbage
analysis-next = Frem
analysis-last = Til slut
analysis-drawn = Vis veje og bedste træk
analysis-variation = Du prøver dine egne træk.
analysis-home = Tilbage til spillet
analysis-branch = Efter { $n }:
analysis-forget = Slet denne variant
analysis-note = Note
analysis-note-here = Note til den viste stilling
analysis-promote = Flyt op
analysis-variation-bar = Hvad du kan gøre med en variant
analysis-better = Vis
exact-label = Helt sikkert:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN vinder i denne runde.
       *[other] PAC-MAN vinder på { $rounds } runder.
    }
exact-ghosts =
    { $rounds ->
        [one] Spøgelserne fanger PAC-MAN i denne runde.
       *[other] Spøgelserne fanger PAC-MAN på { $rounds } runder.
    }
exact-open = Ingen kan tvinge en sejr igennem.
exact-open-life = I dette liv kan spøgelserne ikke være sikre på at fange PAC-MAN, og PAC-MAN kan ikke være sikker på at vinde.
exact-short-pacman = PAC-MAN på { $rounds }
exact-short-ghosts = Spøgelserne på { $rounds }
exact-short-open = Åbent
exact-offer = Med tre spøgelser kan det regnes nøjagtigt ud. Det tager et minut eller to.
exact-work = Regn det ud
exact-working = Regner det ud …
graph-title = Hele spillet
graph-label = Øjeblik i spillet
graph-moment = Efter { $n }, { $action }: { $text }
graph-progress = Hvor meget af spillet der er analyseret
graph-stop = Stop
graph-again = Analysér hele spillet
summary-label = Hvordan spillet gik
summary-accuracy = Præcision:
summary-blunder =
    { $n ->
        [0] Ingen bommerter
        [one] { $n } bommert
       *[other] { $n } bommerter
    }
summary-mistake =
    { $n ->
        [0] Ingen fejl
        [one] { $n } fejl
       *[other] { $n } fejl
    }
summary-inaccuracy = { $n } ikke det bedste
mark-inaccuracy = (ikke det bedste)
mark-mistake = (en fejl)
mark-blunder = (en bommert)
verdict-inaccuracy = { $action } er ikke det bedste: { $better } ville have været { $percent } % bedre.
verdict-mistake = { $action } er en fejl: { $better } ville have været { $percent } % bedre.
verdict-blunder = { $action } er en bommert: { $better } ville have været { $percent } % bedre.
verdict-thrown-win = { $action } smed en sikker sejr væk: { $better } vinder.
verdict-thrown-open = { $action } taber med sikkerhed: { $better } ville have reddet spillet.
read-action = Træk { $n }, { $action }, kan ikke spilles: { $reason }
read-mode = Sådan kan dette spil ikke spilles. Fejlkode: { $code }
read-maze = Denne labyrint kan ikke bruges. Fejlkode: { $code }
read-house_rule = Denne husregel kan ikke bruges. Fejlkode: { $code }
read-record = Denne spilfil kan ikke læses. Fejlkode: { $code }
read-mode-unknown = Det spil findes ikke.
read-position-too_long = Det er for langt til en stilling.
read-position-unreadable = Det er hverken en stilling eller et spil.
read-position-fences = Forhindringerne kan ikke læses.
read-position-pieces = Brikkerne kan ikke læses, eller der mangler en.
read-position-stocks = Antallet af forhindringer tilbage kan ikke læses.
read-position-pellets = Bonus-bær og liv kan ikke læses.
read-position-turn = Det er ikke klart, hvis tur det er.
read-position-memory = De felter, som brikker ikke må vende tilbage til, kan ikke læses.
read-position-counters = Tallene til sidst kan ikke læses.
read-position-impossible = Intet spil kan føre til denne stilling.
read-square-unreadable = Det felt findes ikke.
page-position = Stil en stilling op
position-lead = Vælg, hvad du vil sætte, og tryk så på brættets felter. Forhindringer sættes i rillerne; brikker kan trækkes.
position-game = Spil
position-size = Bræt
position-maze = Labyrint
position-maze-own = Din egen
position-put = Hvad du sætter
position-erase = Fjern
position-pellet = Bonus-bær
position-turn = Hvem har turen
position-stock = Forhindringer: { $side }
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
