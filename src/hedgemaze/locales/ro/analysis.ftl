# Pagina de analiză și cea pe care se pregătesc poziții.

analysis-paste = Lipește o poziție sau o partidă notată, apoi arat-o
analysis-show = Arată
analysis-file = Deschide un fișier
analysis-position = Poziție
analysis-link = Un link către ce arată tabla
analysis-share-label = Trimite și deschide
analysis-copy-link = Copiază linkul
analysis-copy-record = Copiază notația
analysis-download = Descarcă
analysis-copied = Copiat.
analysis-copy-failed = Browserul nu ne lasă să copiem. Linkul de mai jos se poate copia de mână.
analysis-set-up = Pregătește o poziție
analysis-who = Cine câștigă
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Cele mai bune continuări
analysis-thinking = Se gândește…
analysis-try = Joacă până la { $action }
analysis-nodes =
    { $n ->
        [one] O poziție examinată
        [few] { $n } poziții examinate
       *[other] { $n } de poziții examinate
    }
analysis-certain =
    { $n ->
        [one] { $side }: victorie într-o acțiune
        [few] { $side }: victorie în { $n } acțiuni
       *[other] { $side }: victorie în { $n } de acțiuni
    }
analysis-draw = Remiză sigură
analysis-first = La început
analysis-back = Înapoi
analysis-next = Înainte
analysis-last = La sfârșit
analysis-drawn = Arată drumuri și cele mai bune acțiuni
analysis-variation = Încerci ceva.
analysis-home = Înapoi la partidă
analysis-branch = După { $n }:
analysis-forget = Uită această variantă
analysis-better = Arată
graph-title = Toată partida
graph-label = Momentul partidei
graph-moment = După { $n }, { $action }: { $text }
graph-progress = Cât din partidă a fost evaluat
graph-stop = Oprește
graph-again = Evaluează toată partida
mark-inaccuracy = (nu e cea mai bună)
mark-mistake = (o greșeală)
mark-blunder = (o greșeală gravă)
verdict-inaccuracy = { $action } nu e cea mai bună: { $better } era mai bună cu { $percent } %.
verdict-mistake = { $action } e o greșeală: { $better } era mai bună cu { $percent } %.
verdict-blunder = { $action } e o greșeală gravă: { $better } era mai bună cu { $percent } %.
read-action = Acțiunea { $n }, { $action }, nu poate fi jucată: { $reason }
read-mode = Jocul acesta nu se poate juca așa ({ $code }).
read-maze = Labirintul acesta nu poate fi folosit ({ $code }).
read-house_rule = Această regulă a casei nu poate fi folosită ({ $code }).
read-mode-unknown = Nu există un asemenea joc.
read-position-too_long = E prea lung pentru o poziție.
read-position-unreadable = Nu este nici poziție, nici partidă notată.
read-position-fences = Barierele nu pot fi citite.
read-position-pieces = Pionii nu pot fi citiți sau lipsește unul.
read-position-stocks = Numărul barierelor rămase nu poate fi citit.
read-position-pellets = Capsulele și viețile nu pot fi citite.
read-position-turn = Nu se poate citi al cui e rândul.
read-position-memory = Căsuțele pe care pionii nu se pot întoarce nu pot fi citite.
read-position-counters = Numerele de la sfârșit nu pot fi citite.
read-position-impossible = Nicio partidă nu poate ajunge la această poziție.
read-square-unreadable = Nu există o asemenea căsuță.
page-position = Pregătește o poziție
position-lead = Alege ce să pui, apoi apasă căsuțe ale tablei. În șanțuri intră bariere; pionii pot fi trași.
position-game = Joc
position-size = Tablă
position-maze = Labirint
position-maze-own = Al tău
position-put = Ce să pui
position-erase = Ia de pe tablă
position-pellet = Capsulă
position-turn = Cine e la mutare
position-stock = Bariere rămase: { $side }
position-lives = Vieți
position-reserve = Capsule în rezervă
position-empty = Scoate barierele
position-start = Înapoi la început
position-fits = Totul se potrivește.
position-analyse = Analizeaz-o
position-computer = Joac-o împotriva calculatorului
position-as = Ca { $side }
position-off = { $piece } (în afara tablei)
position-twice = Doi pioni nu pot sta pe aceeași căsuță.
position-overlap = Două bariere se suprapun sau se încrucișează.
position-no-way = Un pion nu are drum spre ținta lui.
position-over = În această poziție partida s-a terminat.
position-all-pellets = Trebuie să existe o capsulă de mâncat și o viață de pierdut.
position-ghost-on-pellet = O fantomă nu poate sta pe o capsulă.
