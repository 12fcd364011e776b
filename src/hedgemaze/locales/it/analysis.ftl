# La pagina dell’analisi, e quella dove si compongono le posizioni.

analysis-paste = Incolla una posizione o le mosse di una partita, poi mostrala
analysis-show = Mostra
analysis-file = Apri un file
analysis-position = Posizione
analysis-link = Un link a ciò che mostra il tabellone
analysis-tab-lines = Linee
analysis-tab-graph = Grafico
analysis-tab-share = Condividi
analysis-share-label = Condividi e apri
analysis-copy-link = Copia il link
analysis-copy-record = Copia le mosse
analysis-download = Scarica
analysis-copied = Copiato.
analysis-copy-failed = Il browser non permette di copiare. Copia a mano il link qui sotto.
analysis-set-up = Componi una posizione
analysis-who = Chi sta vincendo
analysis-share = { $side }: { $percent }%
analysis-percent = { $percent }%
analysis-lines = Linee migliori
analysis-thinking = Sto pensando…
analysis-try = Gioca fino a { $action }
analysis-nodes =
    { $n ->
        [one] Una posizione esaminata
       *[other] { $n } posizioni esaminate
    }
analysis-certain =
    { $n ->
        [one] Vittoria in un’azione: { $side }
       *[other] Vittoria in { $n } azioni: { $side }
    }
analysis-draw = Patta sicura
analysis-first = All’inizio
analysis-back = Indietro
analysis-next = Avanti
analysis-last = Alla fine
analysis-drawn = Mostra vie e mosse migliori
analysis-variation = Stai provando le tue mosse.
analysis-home = Torna alla partita
analysis-branch = Dopo { $n }:
analysis-forget = Cancella questa variante
analysis-note = Nota
analysis-note-here = Nota sulla posizione mostrata
analysis-promote = Sposta su
analysis-variation-bar = Che cosa fare con una variante
analysis-better = Mostra
exact-label = Di sicuro:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN vince in questo round.
       *[other] PAC-MAN vince in { $rounds } round.
    }
exact-ghosts =
    { $rounds ->
        [one] I fantasmi prendono PAC-MAN in questo round.
       *[other] I fantasmi prendono PAC-MAN in { $rounds } round.
    }
exact-open = Nessuno può essere sicuro di vincere.
exact-open-life = In questa vita i fantasmi non sono sicuri di prendere PAC-MAN, e PAC-MAN non è sicuro di vincere.
exact-short-pacman = PAC-MAN in { $rounds }
exact-short-ghosts = Fantasmi in { $rounds }
exact-short-open = Aperta
exact-offer = Con tre fantasmi si può calcolare tutto con esattezza. Ci vogliono uno o due minuti.
exact-work = Calcola
exact-working = Calcolo in corso…
graph-title = Tutta la partita
graph-label = Momento della partita
graph-moment = Dopo { $n }, { $action }: { $text }
graph-progress = Quanta parte della partita è già analizzata
graph-stop = Ferma
graph-again = Analizza tutta la partita
summary-label = Com’è andata la partita
summary-accuracy = Precisione:
summary-blunder =
    { $n ->
        [0] Nessun errore grave
        [one] { $n } errore grave
       *[other] { $n } errori gravi
    }
summary-mistake =
    { $n ->
        [0] Nessun errore
        [one] { $n } errore
       *[other] { $n } errori
    }
summary-inaccuracy = Migliorabili: { $n }
mark-inaccuracy = (non la migliore)
mark-mistake = (un errore)
mark-blunder = (un errore grave)
verdict-inaccuracy = { $action } non è la mossa migliore: { $better } valeva { $percent }% in più.
verdict-mistake = { $action } è un errore: { $better } valeva { $percent }% in più.
verdict-blunder = { $action } è un errore grave: { $better } valeva { $percent }% in più.
verdict-thrown-win = { $action } butta via una vittoria sicura: { $better } vince.
verdict-thrown-open = { $action } perde di sicuro: { $better } avrebbe salvato la partita.
read-action = La mossa { $n }, { $action }, non si può giocare: { $reason }
read-mode = Questo gioco non si può giocare così. Codice di errore: { $code }
read-maze = Questo labirinto non si può usare. Codice di errore: { $code }
read-house_rule = Questa regola della casa non si può usare. Codice di errore: { $code }
read-record = Questo file di partita non si può leggere. Codice di errore: { $code }
read-mode-unknown = Questo gioco non esiste.
read-position-too_long = È troppo lungo per una posizione.
read-position-unreadable = Non è né una posizione né una partita.
read-position-fences = I recinti non si possono leggere.
read-position-pieces = Le pedine non si possono leggere, o ne manca una.
read-position-stocks = I numeri dei recinti rimasti non si possono leggere.
read-position-pellets = Le palline e le vite non si possono leggere.
read-position-turn = Non è chiaro a chi tocca.
read-position-memory = Le caselle a cui non si può tornare non si possono leggere.
read-position-counters = I numeri alla fine non si possono leggere.
read-position-impossible = Nessuna partita può arrivare a questa posizione.
read-square-unreadable = Questa casella non esiste.
page-position = Componi una posizione
position-lead = Scegli che cosa mettere, poi tocca le caselle del tabellone. Nelle scanalature vanno i recinti; le pedine si possono trascinare.
position-game = Gioco
position-size = Tabellone
position-maze = Labirinto
position-maze-own = Il tuo
position-put = Che cosa mettere
position-erase = Togli
position-pellet = Pallina energia
position-turn = A chi tocca
position-stock = Recinti rimasti: { $side }
position-lives = Vite
position-reserve = Palline tenute
position-empty = Togli i recinti
position-start = Torna all’inizio
position-fits = Tutto a posto.
position-analyse = Analizza
position-computer = Giocala contro il computer
position-as = Tu: { $side }
position-off = { $piece } (fuori dal tabellone)
position-twice = Due pedine non possono stare sulla stessa casella.
position-overlap = Due recinti si sovrappongono o si incrociano.
position-no-way = Una pedina non ha nessuna via al traguardo.
position-over = In questa posizione la partita è finita.
position-all-pellets = Devono esserci una pallina da mangiare e una vita da perdere.
position-ghost-on-pellet = Un fantasma non può stare su una pallina.
