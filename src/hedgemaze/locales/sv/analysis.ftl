analysis-paste = Klistra in en ställning eller ett partis drag, och visa det sedan
analysis-show = Visa det
analysis-file = Öppna en fil
analysis-position = Ställning
analysis-link = En länk till det som brädet visar
analysis-tab-lines = Varianter
analysis-tab-graph = Kurva
analysis-tab-share = Dela
analysis-share-label = Dela och öppna
analysis-copy-link = Kopiera länken
analysis-copy-record = Kopiera dragen
analysis-download = Ladda ner
analysis-copied = Kopierat.
analysis-copy-failed = Webbläsaren tillåter inte kopiering. Kopiera länken nedan för hand.
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
analysis-draw = Garanterat oavgjort
analysis-first = Till början
analysis-back = Bakåt
analysis-next = Framåt
analysis-last = Till slutet
analysis-drawn = Visa vägar och bästa drag
analysis-variation = Du provar egna drag.
analysis-home = Tillbaka till partiet
analysis-branch = Efter { $n }:
analysis-forget = Radera den här varianten
analysis-note = Anteckning
analysis-note-here = Anteckning om ställningen som visas
analysis-promote = Flytta upp
analysis-variation-bar = Vad du kan göra med en variant
analysis-better = Visa det
exact-label = Helt säkert:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN vinner i den här omgången.
       *[other] PAC-MAN vinner på { $rounds } omgångar.
    }
exact-ghosts =
    { $rounds ->
        [one] Spökena fångar PAC-MAN i den här omgången.
       *[other] Spökena fångar PAC-MAN på { $rounds } omgångar.
    }
exact-open = Ingen kan tvinga fram en vinst.
exact-open-life = I det här livet kan spökena inte tvinga fram en fångst, och PAC-MAN kan inte tvinga fram en vinst.
exact-short-pacman = PAC-MAN på { $rounds }
exact-short-ghosts = Spökena på { $rounds }
exact-short-open = Öppet
exact-offer = Med tre spöken går det att räkna ut exakt. Det tar någon minut.
exact-work = Räkna ut
exact-working = Räknar ut …
graph-title = Hela partiet
graph-label = Läge i partiet
graph-moment = Efter { $n }, { $action }: { $text }
graph-progress = Hur mycket av partiet som har analyserats
graph-stop = Stoppa
graph-again = Analysera hela partiet
summary-label = Hur partiet gick
summary-accuracy = Träffsäkerhet:
summary-blunder =
    { $n ->
        [0] Inga grova misstag
        [one] { $n } grovt misstag
       *[other] { $n } grova misstag
    }
summary-mistake =
    { $n ->
        [0] Inga misstag
        [one] { $n } misstag
       *[other] { $n } misstag
    }
summary-inaccuracy = { $n } inte det bästa
mark-inaccuracy = (inte det bästa)
mark-mistake = (ett misstag)
mark-blunder = (grovt misstag)
verdict-inaccuracy = { $action } är inte det bästa: { $better } hade varit { $percent } % bättre.
verdict-mistake = { $action } är ett misstag: { $better } hade varit { $percent } % bättre.
verdict-blunder = { $action } är ett grovt misstag: { $better } hade varit { $percent } % bättre.
verdict-thrown-win = { $action } kastade bort en säker vinst: { $better } vinner.
verdict-thrown-open = { $action } förlorar helt säkert: { $better } hade räddat partiet.
read-action = Drag { $n }, { $action }, kan inte spelas: { $reason }
read-mode = Det här partiet går inte att spela så. Felkod: { $code }
read-maze = Labyrinten går inte att använda. Felkod: { $code }
read-house_rule = Husregeln går inte att använda. Felkod: { $code }
read-record = Den här partifilen går inte att läsa. Felkod: { $code }
read-mode-unknown = Det spelet finns inte.
read-position-too_long = Det här är för långt för en ställning.
read-position-unreadable = Det här är varken en ställning eller ett parti.
read-position-fences = Staketen går inte att läsa.
read-position-pieces = Pjäserna går inte att läsa, eller så saknas en.
read-position-stocks = Antalet staket kvar går inte att läsa.
read-position-pellets = Bonussymbolerna och liven går inte att läsa.
read-position-turn = Det är oklart vems tur det är.
read-position-memory = Rutorna som pjäserna inte får gå tillbaka till går inte att läsa.
read-position-counters = Talen i slutet går inte att läsa.
read-position-impossible = Inget parti kan leda till den här ställningen.
read-square-unreadable = Den rutan finns inte.
page-position = Ställ upp en ställning
position-lead = Välj vad du vill placera och tryck sedan på brädets rutor. Staket sätts i springorna; pjäser kan dras.
position-game = Spel
position-size = Bräde
position-maze = Labyrint
position-maze-own = Din egen
position-put = Vad som placeras
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
