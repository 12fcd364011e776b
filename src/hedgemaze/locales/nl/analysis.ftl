# De pagina van de analyse, en die waarop je stellingen opzet.

analysis-paste = Plak een stelling of de zetten van een partij en kies Tonen
analysis-show = Tonen
analysis-file = Bestand openen
analysis-position = Stelling
analysis-link = Een link naar wat het bord toont
analysis-tab-lines = Varianten
analysis-tab-graph = Grafiek
analysis-tab-share = Delen
analysis-share-label = Delen en openen
analysis-copy-link = Link kopiëren
analysis-copy-record = Zetten kopiëren
analysis-download = Downloaden
analysis-copied = Gekopieerd.
analysis-copy-failed = De browser staat kopiëren niet toe. De link hieronder kun je zelf kopiëren.
analysis-set-up = Stelling opzetten
analysis-who = Wie er wint
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = Beste varianten
analysis-thinking = Denkt na…
analysis-try = Speel tot en met { $action }
analysis-nodes =
    { $n ->
        [one] Eén stelling bekeken
       *[other] { $n } stellingen bekeken
    }
analysis-certain =
    { $n ->
        [one] Winst in één actie: { $side }
       *[other] Winst in { $n } acties: { $side }
    }
analysis-draw = Zeker gelijkspel
analysis-first = Naar het begin
analysis-back = Terug
analysis-next = Vooruit
analysis-last = Naar het einde
analysis-drawn = Wegen en beste zetten tonen
analysis-variation = Je probeert je eigen zetten uit.
analysis-home = Terug naar de partij
analysis-branch = Na { $n }:
analysis-forget = Deze variant wissen
analysis-note = Notitie
analysis-note-here = Notitie bij deze stelling
analysis-promote = Omhoog
analysis-variation-bar = Wat je met een variant kunt doen
analysis-better = Tonen
exact-label = Zeker:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN wint in deze ronde.
       *[other] PAC-MAN wint in { $rounds } ronden.
    }
exact-ghosts =
    { $rounds ->
        [one] De spoken vangen PAC-MAN in deze ronde.
       *[other] De spoken vangen PAC-MAN in { $rounds } ronden.
    }
exact-open = Niemand kan de winst afdwingen.
exact-open-life = In dit leven kunnen de spoken PAC-MAN niet zeker vangen, en kan PAC-MAN de winst niet afdwingen.
exact-short-pacman = PAC-MAN in { $rounds }
exact-short-ghosts = Spoken in { $rounds }
exact-short-open = Open
exact-offer = Met drie spoken is dit precies uit te rekenen. Dat duurt een minuut of twee.
exact-work = Uitrekenen
exact-working = Aan het rekenen…
graph-title = De hele partij
graph-label = Moment van de partij
graph-moment = Na { $n }, { $action }: { $text }
graph-progress = Hoeveel van de partij is geanalyseerd
graph-stop = Stoppen
graph-again = Hele partij analyseren
summary-label = Hoe de partij verliep
summary-accuracy = Nauwkeurigheid:
summary-blunder =
    { $n ->
        [0] Geen blunders
        [one] { $n } blunder
       *[other] { $n } blunders
    }
summary-mistake =
    { $n ->
        [0] Geen fouten
        [one] { $n } fout
       *[other] { $n } fouten
    }
summary-inaccuracy = { $n } keer niet het beste
mark-inaccuracy = (niet het beste)
mark-mistake = (een fout)
mark-blunder = (een blunder)
verdict-inaccuracy = { $action } is niet het beste: { $better } zou { $percent }% beter zijn geweest.
verdict-mistake = { $action } is een fout: { $better } zou { $percent }% beter zijn geweest.
verdict-blunder = { $action } is een blunder: { $better } zou { $percent }% beter zijn geweest.
verdict-thrown-win = { $action } gaf een zekere winst weg: { $better } wint.
verdict-thrown-open = { $action } verliest zeker: { $better } had de partij gered.
read-action = Zet { $n }, { $action }, kan niet worden gespeeld: { $reason }
read-mode = Zo kan dit spel niet worden gespeeld. Foutcode: { $code }
read-maze = Dit doolhof kan niet worden gebruikt. Foutcode: { $code }
read-house_rule = Deze huisregel kan niet worden gebruikt. Foutcode: { $code }
read-record = Dit partijbestand is niet te lezen. Foutcode: { $code }
read-mode-unknown = Dat spel bestaat niet.
read-position-too_long = Dit is te lang voor een stelling.
read-position-unreadable = Dit is geen stelling en geen partij.
read-position-fences = De muurtjes zijn niet te lezen.
read-position-pieces = De pionnen zijn niet te lezen, of er ontbreekt er een.
read-position-stocks = De aantallen muurtjes die over zijn, zijn niet te lezen.
read-position-pellets = De krachtpillen en levens zijn niet te lezen.
read-position-turn = Het is niet duidelijk wie aan de beurt is.
read-position-memory = De vakjes waarnaar pionnen niet terug mogen, zijn niet te lezen.
read-position-counters = De getallen aan het eind zijn niet te lezen.
read-position-impossible = Geen enkele partij kan tot deze stelling leiden.
read-square-unreadable = Dat vakje bestaat niet.
page-position = Stelling opzetten
position-lead = Kies wat je wilt neerzetten en tik dan op vakjes van het bord. In de gleuven komen muurtjes; pionnen kun je verslepen.
position-game = Spel
position-size = Bord
position-maze = Doolhof
position-maze-own = Je eigen
position-put = Wat je neerzet
position-erase = Weghalen
position-pellet = Krachtpil
position-turn = Wie aan de beurt is
position-stock = Muurtjes over: { $side }
position-lives = Levens
position-reserve = Krachtpillen in voorraad
position-empty = Muurtjes weghalen
position-start = Terug naar het begin
position-fits = Alles klopt.
position-analyse = Analyseren
position-computer = Tegen de computer spelen
position-as = Als { $side }
position-off = { $piece } (niet op het bord)
position-twice = Twee pionnen kunnen niet op één vakje staan.
position-overlap = Twee muurtjes overlappen of kruisen elkaar.
position-no-way = Een pion heeft geen weg naar zijn doel.
position-over = In deze stelling is de partij afgelopen.
position-all-pellets = Er moet nog een krachtpil te eten en een leven te verliezen zijn.
position-ghost-on-pellet = Een spook mag niet op een krachtpil staan.
