# Il gioco nel terminale. Le parole da scrivere, come legal, undo e save, restano come sono.

tty-named = { $side } ({ $people })
tty-player = Posto { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor per { $players } giocatore
       *[other] Quoridor per { $players } giocatori
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor per { $players } giocatore su un tabellone di { $size } per { $size }
       *[other] Quoridor per { $players } giocatori su un tabellone di { $size } per { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN avanzato
tty-caption-pacman-maze = PAC-MAN nel labirinto { $maze }
tty-caption-advanced-maze = PAC-MAN avanzato nel labirinto { $maze }
tty-goal-S = { $who } sale da { $start } alla riga { $row }.
tty-goal-N = { $who } scende da { $start } alla riga 1.
tty-goal-W = { $who } va da { $start } fino alla colonna { $file }, dall’altra parte.
tty-goal-E = { $who } va da { $start } fino alla colonna a, dall’altra parte.
tty-goal-P =
    { $pellets ->
        [one] { $who } muove P e vince con una pallina ({ $sign }).
       *[other] { $who } muove P e vince con { $pellets } palline ({ $sign }).
    }
tty-deal = { $who } muove { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] I fantasmi vincono prendendo PAC-MAN una volta.
       *[other] I fantasmi vincono prendendo PAC-MAN { $lives } volte.
    }
tty-respawns = Dopo una cattura torna su una delle caselle { $squares } ({ $sign }).
tty-typing-classic = Scrivi una casella per andarci, come { $move }, o un recinto: { $across } è orizzontale, sopra { $slot } e { $right }; { $upright } è verticale, a destra di { $slot } e { $above }. help mostra di più, quit chiude.
tty-typing-pacman = Scrivi una pedina e dove va, come Pe6 o Bd9; due passi insieme sono Pe6e7. help mostra di più, quit chiude.
tty-typing-advanced = Scrivi una pedina e dove va, come Pe8 o Bd6, o un recinto, come e3h. help mostra di più, quit chiude.
tty-help-typing = Come si scrive un turno
tty-help-move = muovi la tua pedina in quella casella
tty-help-across = metti un recinto orizzontale sopra { $slot } e { $right }
tty-help-upright = metti un recinto verticale a destra di { $slot } e { $above }
tty-help-pass = solo se non hai nessuna azione permessa
tty-help-pacman-step = PAC-MAN entra in e6; nel suo turno basta e6
tty-help-pacman-steps = due passi insieme; e6 e7 è lo stesso
tty-help-ghost = Blinky entra in d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = quella pedina si ferma, o resta perché non ha passi
tty-help-one-line = Una riga può contenere tutte le azioni del tuo turno: { $example }
tty-help-respawn = PAC-MAN appare alla porta e9
tty-help-fence = metti un recinto sopra e3 e f3; e3v ne mette uno a destra di e3 ed e4
tty-help-lift = i fantasmi prendono il recinto d5h della camera (turni d’apertura)
tty-help-spend = PAC-MAN usa una pallina per 2 passi con cui può mangiare i fantasmi
tty-help-rules-classic = Le regole in breve: un passo o un recinto a turno. Puoi saltare una pedina accanto alla tua. Ogni pedina deve conservare una via verso il traguardo. Vince chi raggiunge per primo il lato opposto.
tty-help-rules-pacman = Le regole in breve: PAC-MAN fa 2 passi, e fino a 3 in più quando raggiunge una pallina; solo con quei passi extra può mangiare i fantasmi. Poi ogni fantasma fa 1 passo, o fino a 2 se vede PAC-MAN in linea retta senza recinti in mezzo. Un fantasma non può fermarsi su una pallina o su un altro fantasma. Una cattura costa una vita e rimanda tutte le pedine alle caselle di partenza. PAC-MAN vince con la quarta pallina.
tty-help-rules-advanced = Le regole in breve: in quattro turni d’apertura PAC-MAN muove o mette un recinto, e i fantasmi spostano un recinto della camera. Poi ogni pedina muove e può mettere un recinto. Le caselle al centro dei lati sono unite da tunnel, e9 con e1 e a5 con i5. Una pedina non può finire dove è partita, né dove stava prima della sua ultima mossa. I fantasmi diventano più veloci dopo la prima e dopo la terza pallina. PAC-MAN vince con la quarta pallina, i fantasmi quando lui perde l’ultima vita.
tty-help-commands = Comandi
tty-help-legal = elenca tutte le azioni permesse
tty-help-why = dice perché un’azione non è possibile
tty-help-undo = annulla un’azione
tty-help-back = torna all’inizio del turno
tty-help-board = ridisegna il tabellone
tty-help-record = mostra la partita fin qui
tty-help-position = mostra la posizione in una riga di testo
tty-help-save = salva la partita (in JSON se il nome finisce in .json)
tty-help-load = continua una partita salvata
tty-help-draw = propone la patta; se lo scrivono anche gli altri, è accettata
tty-help-resign = abbandona
tty-help-quit = chiude senza salvare
tty-ask-pass = { $who } non ha nessuna azione permessa: scrivi pass.
tty-ask-move = Tocca a: { $who }. Muovi in una casella vicina o metti un recinto.
tty-ask-move-only = Tocca a: { $who }. Muovi in una casella vicina; i recinti sono finiti.
tty-ask-act = { $who }, turno d’apertura { $turn } di { $turns }: muovi fino a { $steps } caselle, o metti un recinto.
tty-ask-lift = { $who }, turno d’apertura { $turn } di { $turns }: prendi un recinto della camera, poi mettilo da un’altra parte.
tty-ask-lay = { $who }: metti il recinto che hai preso; non può tornare in { $fence }.
tty-ask-ghosts = Tocca a: { $who }. Ancora da muovere: { $ghosts }.
tty-ask-steps = Tocca a: { $who }. Passi: { $steps }.
tty-ask-steps-fence = Tocca a: { $who }. Passi: fino a { $steps }, poi se vuoi un recinto.
tty-ask-steps-most = Tocca a: { $who }. Passi: fino a { $steps }.
tty-ask-spend = { $piece } non può finire qui la mossa: usa una pallina con P+.
tty-ask-place = { $piece } ora può mettere un recinto, o finire il turno con { $letter }-.
tty-ask-stop = { $piece } non ha più passi: finisci il turno con { $letter }-.
tty-ask-moving = { $piece } si muove. Passi rimasti: { $steps }.
tty-ask-boost = Potenziamento di PAC-MAN: può mangiare i fantasmi. Passi rimasti: { $boost }.
tty-ask-boost-then = Potenziamento di PAC-MAN: può mangiare i fantasmi. Passi rimasti: { $boost }, poi { $steps } normali.
tty-ask-wait = { $who } non è sul tabellone, e su ogni porta c’è un fantasma: scrivi P- per aspettare.
tty-ask-respawn = { $who } non è sul tabellone: scegli una casella in cui apparire, { $squares }.
tty-hint-end-or-fence = O finisci qui il turno, con { $letter }- o con un recinto.
tty-hint-end = O fermati qui: { $letter }-.
tty-hint-no-end = La mossa non può finire qui.
tty-hint-stay = { $piece } può restare dov’è: { $letter }-.
tty-hint-lifts = Recinti della camera che si possono prendere: { $fences }.
tty-hint-reserve = Palline di riserva: { $n }. P+ ne usa una per { $steps } passi con cui mangiare i fantasmi.
tty-hint-memory = Non può finire dove stava prima dell’ultima mossa: { $squares }.
tty-hint-seen = Fantasmi che ora vedono PAC-MAN: { $ghosts }.
tty-hint-unseen = Ora nessun fantasma vede PAC-MAN.
tty-hint-frenzy = In frenesia (vedono PAC-MAN e hanno { $steps } passi): { $ghosts }.
tty-hint-no-frenzy = Nessun fantasma è in frenesia.
tty-hint-each-fence = Passi per ciascuno: fino a { $steps }, poi se vuoi un recinto.
tty-hint-each = Passi per ciascuno: fino a { $steps }.
tty-left-game = ha lasciato la partita
tty-left-classic = recinti { $fences }  passi al traguardo { $steps }
tty-left-pacman = Round { $round }. Vite: { $lives }. Palline prese: { $taken } su { $pellets }.
tty-left-eaten = Fantasmi mangiati: { $ghosts }.
tty-left-fences = Recinti: PAC-MAN { $pacman }, fantasmi { $ghosts }.
tty-left-repeated = Questa posizione è apparsa due volte; la terza mette fine alla partita.
tty-left-rounds = Round senza progressi: { $rounds }; a { $most } la partita finisce.
tty-event-reserve = PAC-MAN mette da parte la pallina in { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN mangia la pallina in { $square } e riceve un passo di potenziamento per mangiare i fantasmi.
       *[other] PAC-MAN mangia la pallina in { $square } e riceve { $steps } passi di potenziamento per mangiare i fantasmi.
    }
tty-event-pellet = PAC-MAN mangia la pallina in { $square }.
tty-event-eaten = PAC-MAN mangia { $piece }.
tty-event-catch = { $piece } prende PAC-MAN in { $square }. Vite rimaste: { $lives }.
tty-event-collision = PAC-MAN finisce su un fantasma. Vite rimaste: { $lives }.
tty-event-comes-back = Lascia il tabellone e torna nel suo prossimo turno.
tty-event-reset = Tutte le pedine tornano alle caselle di partenza.
tty-event-computer = Il computer gioca { $action }.
tty-event-resigned = { $side } abbandona.
tty-event-resigned-G = I fantasmi abbandonano.
tty-won-reached_goal = { $winner } raggiunge il traguardo e vince.
tty-won-all_pellets = PAC-MAN ha preso l’ultima pallina e vince.
tty-won-no_lives = PAC-MAN è stato preso per l’ultima volta: vincono i fantasmi.
tty-won-no_ghosts = Sul tabellone non c’è più nessun fantasma: vince PAC-MAN.
tty-won-repetition = La stessa posizione è apparsa per la terza volta; per le regole della casa la vittoria va a: { $winner }.
tty-won-no_progress = Troppi round senza progressi; per le regole della casa la vittoria va a: { $winner }.
tty-won-move_limit = Il limite di azioni è raggiunto; la vittoria va a: { $winner }.
tty-won-others_left = Tutti gli altri hanno lasciato la partita; la vittoria va a: { $winner }.
tty-won-resigned = La partita finisce per abbandono; la vittoria va a: { $winner }.
tty-won-flagged = Il tempo è scaduto; la vittoria va a: { $winner }.
tty-won-agreed = La partita finisce di comune accordo; la vittoria va a: { $winner }.
tty-winner-G = i fantasmi
tty-drawn-repetition = La stessa posizione è apparsa per la terza volta: la partita è patta.
tty-drawn-no_progress = Troppi round senza progressi: la partita è patta.
tty-drawn-move_limit = Il limite di azioni è raggiunto: la partita è patta.
tty-drawn-agreed = La partita è patta di comune accordo.
tty-drawn-other = La partita è patta.
tty-rank = Grado raggiunto: { $rank } di 4, { $name }.
tty-no-rank = PAC-MAN non ha mangiato palline e non raggiunge nessun grado.
tty-over = La partita è finita. undo annulla l’ultima azione, quit chiude.
tty-after = save FILE salva la partita, undo annulla l’ultima azione, quit chiude.
tty-goodbye = A presto.
tty-goodbye-unsaved = A presto. La partita non è stata salvata; save FILE l’avrebbe salvata.
tty-too-long = Questa riga è troppo lunga; al massimo { $most } caratteri.
tty-confirm-life = PAC-MAN finirebbe su un fantasma e perderebbe una vita. Scrivilo di nuovo per farlo.
tty-nothing-played = Di questa riga non è stato giocato nulla.
tty-turn-over = { $word } verrebbe dopo la fine di questo turno; scrivi un turno per riga.
tty-which-ghost = Di’ quale fantasma vuoi: { $examples }.
tty-meant = { $word } non è un’azione di questa modalità. Volevi dire { $command }?
tty-unknown = { $word } non è un’azione di questa modalità. help mostra come si scrivono, legal le elenca.
tty-why = Scrivi why e un’azione, come why e3h.
tty-undone = Annullato: { $actions }
tty-draw = È proposta la patta: scrivi draw per accettare, o continua a giocare per rifiutare.
tty-save = Scrivi save e il nome di un file, come save game.txt.
tty-save-there = { $name } esiste già. Scrivi save! { $name } per sostituirlo.
tty-saved = Salvato in { $name }.
tty-load = Scrivi load e il nome di un file, come load game.txt.
tty-puzzle-help = Scrivi il tuo turno. Puoi anche scrivere hint, why, solution, board o quit.
tty-puzzle-hint = Prova { $action }.
tty-puzzle-reply = Risposta dell’avversario: { $actions }
tty-puzzle-wrong = Riprova, o scrivi why.
tty-puzzle-why = Prima prova qualcosa; poi why spiega che cosa non va.
