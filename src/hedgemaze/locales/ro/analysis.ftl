# Pagina de analiză și cea pe care se pregătesc poziții.

analysis-paste = Lipește o poziție sau mutările unei partide, apoi arată
analysis-show = Arată
analysis-file = Deschide un fișier
analysis-position = Poziție
analysis-link = Un link către ce arată tabla
analysis-tab-lines = Continuări
analysis-tab-graph = Grafic
analysis-tab-share = Trimite
analysis-share-label = Trimite și deschide
analysis-copy-link = Copiază linkul
analysis-copy-record = Copiază mutările
analysis-download = Descarcă
analysis-copied = Copiat.
analysis-copy-failed = Browserul nu permite copierea. Copiază de mână linkul de mai jos.
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
analysis-drawn = Arată drumuri și cele mai bune mutări
analysis-variation = Încerci propriile mutări.
analysis-home = Înapoi la partidă
analysis-branch = După { $n }:
analysis-forget = Șterge această variantă
analysis-note = Notă
analysis-note-here = Notă la poziția arătată
analysis-promote = Mută mai sus
analysis-variation-bar = Ce se face cu o variantă
analysis-better = Arată
exact-label = Sigur:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN câștigă în această rundă.
        [few] PAC-MAN câștigă în { $rounds } runde.
       *[other] PAC-MAN câștigă în { $rounds } de runde.
    }
exact-ghosts =
    { $rounds ->
        [one] Fantomele îl prind pe PAC-MAN în această rundă.
        [few] Fantomele îl prind pe PAC-MAN în { $rounds } runde.
       *[other] Fantomele îl prind pe PAC-MAN în { $rounds } de runde.
    }
exact-open = Nimeni nu poate forța victoria.
exact-open-life = În această viață fantomele nu-l pot prinde sigur pe PAC-MAN, iar el nu poate câștiga sigur.
exact-short-pacman = PAC-MAN în { $rounds }
exact-short-ghosts = Fantome în { $rounds }
exact-short-open = Deschis
exact-offer = Cu trei fantome, asta se poate calcula exact. Durează un minut sau două.
exact-work = Calculează
exact-working = Se calculează…
graph-title = Toată partida
graph-label = Momentul partidei
graph-moment = După { $n }, { $action }: { $text }
graph-progress = Cât din partidă a fost analizat
graph-stop = Oprește
graph-again = Analizează toată partida
summary-label = Cum a mers partida
summary-accuracy = Precizie:
summary-blunder =
    { $n ->
        [0] Nicio greșeală gravă
        [one] { $n } greșeală gravă
        [few] { $n } greșeli grave
       *[other] { $n } de greșeli grave
    }
summary-mistake =
    { $n ->
        [0] Nicio greșeală
        [one] { $n } greșeală
        [few] { $n } greșeli
       *[other] { $n } de greșeli
    }
summary-inaccuracy = Perfectibile: { $n }
mark-inaccuracy = (nu e cea mai bună)
mark-mistake = (o greșeală)
mark-blunder = (o greșeală gravă)
verdict-inaccuracy = { $action } nu e cea mai bună: { $better } ar fi fost mai bună cu { $percent } %.
verdict-mistake = { $action } e o greșeală: { $better } ar fi fost mai bună cu { $percent } %.
verdict-blunder = { $action } e o greșeală gravă: { $better } ar fi fost mai bună cu { $percent } %.
verdict-thrown-win = { $action } a dat cu piciorul unei victorii sigure: { $better } câștigă.
verdict-thrown-open = { $action } pierde sigur: { $better } ar fi salvat partida.
read-action = Mutarea { $n }, { $action }, nu poate fi jucată: { $reason }
read-mode = Jocul acesta nu se poate juca așa. Cod de eroare: { $code }
read-maze = Labirintul acesta nu poate fi folosit. Cod de eroare: { $code }
read-house_rule = Această regulă a casei nu poate fi folosită. Cod de eroare: { $code }
read-record = Acest fișier cu o partidă nu poate fi citit. Cod de eroare: { $code }
read-mode-unknown = Nu există un asemenea joc.
read-position-too_long = E prea lung pentru o poziție.
read-position-unreadable = Nu este nici poziție, nici partidă.
read-position-fences = Barierele nu pot fi citite.
read-position-pieces = Pionii nu pot fi citiți sau lipsește unul.
read-position-stocks = Numărul barierelor rămase nu poate fi citit.
read-position-pellets = Capsulele și viețile nu pot fi citite.
read-position-turn = Nu e limpede al cui e rândul.
read-position-memory = Căsuțele pe care pionii nu se pot întoarce nu pot fi citite.
read-position-counters = Numerele de la sfârșit nu pot fi citite.
read-position-impossible = Nicio partidă nu poate ajunge la această poziție.
read-square-unreadable = Nu există o asemenea căsuță.
page-position = Pregătește o poziție
position-lead = Alege ce să pui, apoi atinge căsuțe de pe tablă. În șanțuri intră bariere; pionii pot fi trași.
position-game = Joc
position-size = Tablă
position-maze = Labirint
position-maze-own = Al tău
position-put = Ce să pui
position-erase = Elimină
position-pellet = Capsulă de energie
position-turn = Al cui e rândul
position-stock = Bariere rămase: { $side }
position-lives = Vieți
position-reserve = Capsule în rezervă
position-empty = Scoate barierele
position-start = Înapoi la început
position-fits = Totul e în regulă.
position-analyse = Analizeaz-o
position-computer = Joac-o împotriva calculatorului
position-as = Tu: { $side }
position-off = { $piece } (în afara tablei)
position-twice = Doi pioni nu pot sta pe aceeași căsuță.
position-overlap = Două bariere se suprapun sau se încrucișează.
position-no-way = Un pion nu are drum spre ținta lui.
position-over = În această poziție partida s-a terminat.
position-all-pellets = Trebuie să existe o capsulă de mâncat și o viață de pierdut.
position-ghost-on-pellet = O fantomă nu poate sta pe o capsulă.
