analysis-paste = Klistra in en ställning eller ett protokoll och visa det sedan
analysis-show = Visa det
analysis-file = Öppna en fil
analysis-position = Ställning
analysis-link = En länk till det som brädet visar
analysis-share-label = Dela och öppna
analysis-copy-link = Kopiera länken
analysis-copy-record = Kopiera protokollet
analysis-download = Ladda ner
analysis-copied = Kopierat.
analysis-copy-failed = Webbläsaren låter oss inte kopiera. Länken nedan kan kopieras för hand.
analysis-set-up = Ställ upp en ställning
analysis-who = Vem vinner
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Bästa varianterna
analysis-thinking = Tänker …
analysis-try = Spela till och med { $action }
analysis-nodes =
    { $n ->
        [one] En ställning granskad
       *[other] { $n } ställningar granskade
    }
analysis-certain =
    { $n ->
        [one] { $side } vinner på ett drag
       *[other] { $side } vinner på { $n } drag
    }
analysis-draw = Säkert oavgjort
analysis-first = Till början
analysis-back = Bakåt
analysis-next = Framåt
analysis-last = Till slutet
analysis-drawn = Visa vägar och bästa drag
analysis-variation = Du provar något.
analysis-home = Tillbaka till partiet
analysis-branch = Efter { $n }:
analysis-forget = Glöm den här varianten
analysis-better = Visa det

graph-title = Hela partiet
graph-label = Läge i partiet
graph-moment = Efter { $n }, { $action }: { $text }
graph-progress = Hur mycket av partiet som har bedömts
graph-stop = Stoppa
graph-again = Bedöm hela partiet

mark-inaccuracy = (inte det bästa)
mark-mistake = (ett misstag)
mark-blunder = (grovt misstag)
verdict-inaccuracy = { $action } är inte det bästa: { $better } var { $percent } % bättre.
verdict-mistake = { $action } är ett misstag: { $better } var { $percent } % bättre.
verdict-blunder = { $action } är ett grovt misstag: { $better } var { $percent } % bättre.

read-action = Drag { $n }, { $action }, kan inte spelas: { $reason }
read-mode = Spelet går inte att spela så ({ $code }).
read-maze = Labyrinten går inte att använda ({ $code }).
read-house_rule = Husregeln går inte att använda ({ $code }).
read-mode-unknown = Det spelet finns inte.
read-position-too_long = Det här är för långt för en ställning.
read-position-unreadable = Det här är varken en ställning eller ett protokoll.
read-position-fences = Staketen går inte att läsa.
read-position-pieces = Pjäserna går inte att läsa, eller så saknas en.
read-position-stocks = Antalet staket kvar går inte att läsa.
read-position-pellets = Bonussymbolerna och liven går inte att läsa.
read-position-turn = Det går inte att läsa vems tur det är.
read-position-memory = Rutorna som pjäserna inte får gå tillbaka till går inte att läsa.
read-position-counters = Talen i slutet går inte att läsa.
read-position-impossible = Inget parti kan komma till den här ställningen.
read-square-unreadable = Den rutan finns inte.

page-position = Ställ upp en ställning
position-lead = Välj vad du vill sätta ut och tryck sedan på brädets rutor. Staket sätts i springorna; pjäser kan dras.
position-game = Spel
position-size = Bräde
position-maze = Labyrint
position-maze-own = Din egen
position-put = Vad som sätts ut
position-erase = Ta bort
position-pellet = Bonussymbol
position-turn = Vems tur det är
position-stock = Staket kvar: { $side }
position-lives = Liv
position-reserve = Sparade bonussymboler
position-empty = Ta bort staketen
position-start = Tillbaka till starten
position-fits = Allt stämmer.
position-analyse = Analysera den
position-computer = Spela mot datorn
position-as = Som { $side }
position-off = { $piece } (utanför brädet)
position-twice = Två pjäser kan inte stå på samma ruta.
position-overlap = Två staket överlappar eller korsar varandra.
position-no-way = En pjäs har ingen väg till sitt mål.
position-over = Partiet är slut i den här ställningen.
position-all-pellets = Det måste finnas en bonussymbol att äta och ett liv att förlora.
position-ghost-on-pellet = Ett spöke får inte stå på en bonussymbol.
