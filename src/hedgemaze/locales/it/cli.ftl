# La riga di comando: aiuto e risposte. I nomi di comandi, opzioni e valori restano come sono.

cli-about = Gioca con le regole di Quoridor PAC-MAN: il classico da 2 a 4 giocatori e due modalità PAC-MAN.
cli-start = Comincia con hedgemaze tty per giocare, o con hedgemaze modes per vedere che cosa c’è.
cli-usage = Uso:
cli-options = Opzioni
cli-arguments = Argomenti
cli-commands = Comandi
cli-panel-where = Posizione di partenza
cli-default = [predefinito: { "{}" }]
cli-required = [obbligatorio]
cli-help = Mostra questo messaggio ed esce.
cli-try = { $problem } (prova '{ $path } --help')
cli-standard-input = ingresso standard
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Gioca una partita nel terminale: tutti alla stessa tastiera, o contro il computer.
cli-command-modes = Elenca le cinque modalità e i loro labirinti; con una modalità, mostra tutto su di essa.
cli-command-mazes = Elenca i labirinti della galleria, da quelli che favoriscono PAC-MAN a quelli che favoriscono i fantasmi; con un labirinto, mostra tutto su di esso.
cli-command-show = Mostra una posizione: il tabellone, a chi tocca e com’è finita la partita, se è finita.
cli-command-legal = Elenca le azioni permesse di una posizione, o dice perché una non lo è (stato di uscita 1).
cli-command-perft = Conta le sequenze di azioni permesse di una data lunghezza; l’ultima riga è il solo numero.
cli-command-convert = Converte partite e posizioni: partite annotate, JSON, posizioni in testo, sole mosse, immagini, tabelloni in testo.
cli-command-check =
    Controlla partite annotate, labirinti, JSON e posizioni in testo: una riga per partita, e ogni motivo per cui un labirinto non è valido.
    
    Lo stato di uscita è 0 se va tutto bene, 1 se qualcosa è sbagliato, 2 se un file non si può leggere affatto.
cli-command-bench = Mostra la firma del nucleo, un conteggio uguale per ogni compilazione, e quanto è veloce qui.
cli-command-analyse = Mostra che cosa pensa il motore di una posizione: valori, azioni migliori e linee.
cli-command-match = Fa giocare dei motori l’uno contro l’altro e ne calcola il punteggio.
cli-command-puzzles = Crea rompicapi per una modalità: posizioni con una sola soluzione, dimostrate e classificate per difficoltà.
cli-command-solve = Risolve un labirinto della variante PAC-MAN: chi può forzare la vittoria, da ogni posizione.
cli-command-learn = Addestra una rete con le partite che il motore gioca contro sé stesso; docs/learning.md lo spiega.
cli-command-ugi = Parla il protocollo UGI (UCI generalizzato) su ingresso e uscita standard; docs/protocols.md lo mostra.
cli-command-serve = Avvia il server della pagina e delle sue partite; si ferma con Ctrl-C.
cli-command-bot = Fa giocare un motore a un tavolo di un server; si ferma con Ctrl-C.
cli-command-backup = Copia il database di un server com’è in un dato momento; il server può continuare.
cli-command-admin = Crea, elenca o revoca i token di amministrazione, che aprono la pagina dei gestori di un server; il server può essere in funzione.
cli-command-migrate = Crea o aggiorna le tabelle del database di un server, poi esce.
cli-command-export = Mostra tutte le partite finite di un server, dalla più vecchia; il server può essere in funzione.
cli-option-analyse-json-lines = Risponde a molte richieste sull’ingresso standard, come mostra docs/protocols.md.
cli-option-analyse-seconds = Secondi per pensare; predefinito: 1.
cli-option-analyse-nodes = Numero di posizioni da esaminare.
cli-option-analyse-lines = Quante azioni mostrare.
cli-option-analyse-threads = Thread per ricerca.
cli-option-bot-link = Il link del tavolo, come lo mostra la pagina.
cli-option-bot-engine = Il comando di un motore che parla UGI, come 'hedgemaze ugi'.
cli-option-bot-level = Invece di --engine: un livello del computer, 1 è il più debole.
cli-option-bot-name = Il nome al tavolo.
cli-option-bot-seat = Il posto da occupare; 0 per il primo libero.
cli-option-bot-movetime = Millisecondi per azione; senza orologio, predefinito: 1000.
cli-option-bot-games = Quante partite giocare se ci sono rivincite.
cli-option-bot-seed = Seme che rende ripetibili tutte le scelte casuali.
cli-option-analyse-workers = Con --json-lines: numero di ricerche contemporanee.
cli-option-analyse-seed = Seme per le scelte casuali della ricerca.
cli-option-app-version = Mostra la versione ed esce.
cli-option-app-install-completion = Installa il completamento per la shell attuale.
cli-option-app-show-completion = Mostra lo script di completamento per la shell attuale.
cli-option-json = Mostra il risultato in JSON.
cli-option-backup-file = Dove scrivere la copia; un file esistente viene sostituito.
cli-option-admin-action = token crea un token e lo mostra una volta; list elenca tutti i token; revoke ne revoca uno.
cli-option-admin-label = Il nome del token; appare nel registro delle operazioni.
cli-option-check-file = Partite annotate, labirinti, JSON o posizioni in testo; - legge l’ingresso standard.
cli-option-convert-in = File di ingresso; - legge l’ingresso standard.
cli-option-convert-out = File di uscita; senza, o con -, il risultato viene mostrato.
cli-option-convert-from = Formato di IN; senza, viene riconosciuto da IN.
cli-option-convert-to = Formato da scrivere.
cli-option-convert-dialect = Notazione di IN: { $dialects }.
cli-option-convert-mode = La modalità in cui si giocano le sole mosse; predefinita: classic2.
cli-option-convert-game = Solo la partita o posizione numero N.
cli-option-convert-at = Solo le prime N voci di una partita.
cli-option-export-json-lines = Un oggetto JSON per partita, con l’id del suo tavolo.
cli-option-legal-numbers = Mostra davanti a ogni azione il suo numero.
cli-option-legal-json = Mostra l’elenco in JSON.
cli-option-legal-why = Dice se questa azione è permessa e, se no, perché.
cli-option-match-player = { $players }, da level-1 a level-8, o nomi del file indicato con --engines.
cli-option-match-engines = Un file TOML con l’elenco dei motori esterni (docs/protocols.md).
cli-option-match-games = Numero totale di partite, arrotondato per eccesso perché tutti occupino ogni posto lo stesso numero di volte.
cli-option-match-seed = Seme per le aperture e le scelte casuali.
cli-option-match-schedule = Uno tra { $schedules }.
cli-option-match-concurrency = Partite contemporanee.
cli-option-match-log = Scrive qui le partite finite, e continua da lì.
cli-option-match-movetime = Millisecondi per azione; predefinito: 1000.
cli-option-match-clock = Secondi su ogni orologio, più quelli aggiunti dopo un turno: 60+1.
cli-option-match-nodes = Nodi per azione.
cli-option-match-margin = Quanto può durare in più un’azione prima che la partita sia persa.
cli-option-match-sprt = Finisce appena è chiaro quale di due limiti Elo vale, per esempio 0,10.
cli-option-match-alpha = Probabilità di un falso positivo.
cli-option-match-beta = Probabilità di un falso negativo.
cli-option-match-mazes = Modalità PAC-MAN: { $mazes } (quello della modalità).
cli-option-modes-mode = Mostra tutto di questa modalità, comprese le regole della casa.
cli-option-mazes-maze = Un labirinto della galleria.
cli-option-solve-maze = Il nome di un labirinto (vedi hedgemaze mazes) o un file di labirinto.
cli-option-solve-ghosts = Quanti fantasmi giocano, da 1 a 4; Blinky è il primo.
cli-option-solve-lives = Quante catture mettono fine alla partita, da 1 a 5.
cli-option-solve-out = File per la tabella; predefinito: un file nella tua cartella dei dati.
cli-option-solve-list = Elenca le tabelle nella tua cartella dei dati.
cli-option-puzzles-number = Quanti rompicapi creare.
cli-option-puzzles-seed = Seme delle partite da cui vengono le posizioni.
cli-option-puzzles-games = Si ferma dopo questo numero di partite, anche con meno rompicapi.
cli-option-puzzles-out = File per i rompicapi; quelli di altre modalità che contiene restano.
cli-option-tty-puzzle = Risolve un rompicapo: quello di oggi, o uno con l’id, il tema o la modalità indicati come MODE.
cli-option-solve-threads = Numero di thread; predefinito: tutti i processori.
cli-option-learn-config = File di configurazione (TOML) con le opzioni dell’apprendimento.
cli-option-learn-folder = Cartella dell’apprendimento; uno già iniziato continua lì.
cli-option-learn-minutes = Quanti minuti dura l’apprendimento.
cli-option-learn-selfplay = Il programma selfplay, che gioca le partite.
cli-option-learn-set = Imposta un’opzione qualsiasi dell’apprendimento; si può ripetere.
cli-option-mode = { $modes }; o il testo intero di una modalità, come 'pacman;maze=A2'.
cli-option-where = { $modes }; o il testo intero di una modalità, come 'pacman;maze=A2'. Va bene anche una posizione in testo tra virgolette, e - ne legge una dall’ingresso standard. Predefinito: classic2.
cli-option-position = Parte da questa posizione in testo; - la legge dall’ingresso standard.
cli-option-actions = Gioca prima queste azioni, come 'e2 e8 e3h'.
cli-option-size = Classico: misura del tabellone, 3, 5, 7 o 9.
cli-option-fences = Classico: recinti per ogni parte.
cli-option-maze = Modalità PAC-MAN: il nome di un labirinto (vedi hedgemaze modes) o un file di labirinto.
cli-option-house = Una regola della casa (vedi hedgemaze modes MODE); si può ripetere.
cli-option-players = Modalità PAC-MAN: da 2 a 5 giocatori, che si dividono i fantasmi.
cli-option-ascii = Disegna il tabellone solo con caratteri ASCII.
cli-option-perft-depth = Profondità in azioni.
cli-option-perft-divide = Mostra anche il conteggio sotto ogni prima azione.
cli-option-perft-backend = Chi conta: il nucleo veloce, o le regole di riferimento.
cli-option-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-option-serve-port = La porta; 0 per una qualsiasi libera.
cli-option-serve-data = Cartella del database; predefinita: la cartella dei dati dell’utente.
cli-option-serve-database = Un database PostgreSQL invece di quello incorporato.
cli-option-serve-nats = URL del server NATS con cui più server sullo stesso database si avvisano a vicenda.
cli-option-serve-proxy = Reverse proxy fidato, a cui si crede sull’indirizzo del client; si può ripetere.
cli-option-serve-site = Un nome host con cui si raggiunge il server; si può ripetere.
cli-option-serve-open = Apre un browser; di norma solo in un terminale.
cli-option-serve-workers = Numero di processi per i motori; 0 per nessuno.
cli-option-serve-limits = Limita quanto può chiedere un singolo indirizzo.
cli-option-serve-expire-days = Elimina le partite non finite che nessuno usa da questo numero di giorni; 0 per mai.
cli-option-serve-expire-finished-days = Elimina le partite finite che nessuno usa da questo numero di giorni; 0 per mai.
cli-option-serve-log = debug, info, warning o error.
cli-option-serve-contact = Dove chi gestisce servizi push può raggiungerti: mailto:… o https://….
cli-option-serve-push-service = Un altro servizio push a cui si possono mandare notifiche; si può ripetere.
cli-option-serve-drain = Secondi in cui il server continua dopo un segnale di arresto, mentre /ready dice ai proxy di non mandare nuovi client.
cli-option-serve-admin-token-file = Un file con un token di amministrazione; se non esiste, viene creato.
cli-option-serve-backup-folder = Copia ogni tanto il database in questa cartella (solo SQLite).
cli-option-serve-backup-every = Ore tra due backup; 0 per nessuno, tranne quelli chiesti da un gestore.
cli-option-serve-backup-keep = Quanti backup tenere.
cli-option-serve-solve = Crea le tabelle di valori esatti che l’editor di labirinti richiede.
cli-option-serve-solve-space = Spazio su disco per tutte queste tabelle, in GB.
cli-option-serve-tracing = Manda tracce con OpenTelemetry; le variabili OTEL_… dicono dove.
cli-option-show-svg = Scrive invece un’immagine; - la mostra.
cli-option-show-theme = Tema dell’immagine.
cli-option-show-json = Mostra invece la posizione in JSON.
cli-option-show-text = Mostra invece la posizione in una riga di testo.
cli-option-tty-mode = { $modes }. Predefinito: classic2.
cli-option-tty-first = Classico: chi comincia, come south; o random.
cli-option-tty-load = Continua una partita salvata.
cli-option-tty-level = Gioca contro il computer; 1 è il livello più debole.
cli-option-tty-side = Con --level: la tua parte, come south o ghosts.
cli-option-tty-names = Nomi dei giocatori, come 'Ada,Bob'.
cli-option-app-language = Lingua da usare, come fr o zh-Hant; predefinita: quella del sistema.
cli-analyse-action = azione
cli-analyse-visits = visite
cli-analyse-line = linea
cli-analyse-exact = Di sicuro: { $verdict }
cli-analyse-best = Azioni migliori: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Una posizione in { $seconds } s
       *[other] { $n } posizioni in { $seconds } s
    }
cli-analyse-ways = Passi al traguardo: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: un byte
       *[other] { $path }: { $bytes } byte
    }
cli-migrate-done = Il database ha la versione di schema { $version }.
cli-admin-revoked = Il token { $label } è stato revocato.
cli-serve-at = Hedgemaze è all’indirizzo { $address }
cli-serve-kept = Le partite sono salvate in { $path }
cli-serve-no-page = La pagina non è costruita: i browser vedono solo una nota. Avvia con ./play nella cartella dei sorgenti, oppure esegui lì { $command } e installa di nuovo.
cli-bot-engine = Motore
cli-bot-level = Livello { $level }
cli-bot-seated = Posto { $seat }: { $side }, { $mode }
cli-bot-resume = Il link per tornare a questo posto: { $link }
cli-bot-waiting = In attesa degli altri giocatori
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Tavolo lasciato
cli-check-game =
    { $actions ->
        [one] partita { $number }: ok, { $mode }, un’azione, { $end }
       *[other] partita { $number }: ok, { $mode }, { $actions } azioni, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] partita { $number }: ok, { $mode }, un’azione, non finita
       *[other] partita { $number }: ok, { $mode }, { $actions } azioni, non finita
    }
cli-check-position = posizione { $number }: ok, { $mode }, { $end }
cli-check-position-unfinished = posizione { $number }: ok, { $mode }, non finita
cli-check-maze = labirinto { $name }: ok, per { $mode }
cli-check-maze-nameless = labirinto senza nome: ok, per { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirinto: sbagliato, per un motivo:
       *[other] labirinto: sbagliato, per { $n } motivi:
    }
cli-check-wrong = sbagliato: { $problem }
cli-check-wrong-game = partita { $number }: sbagliata: { $problem }
cli-check-wrong-position = posizione { $number }: sbagliata: { $problem }
cli-check-wrong-json = json { $number }: sbagliato: { $problem }
cli-check-empty = sbagliato: non contiene nessuna partita
cli-legal-yes = { $action } è permesso.
cli-legal-no = { $action } non è possibile.
cli-legal-in-way = In mezzo: { $fences }.
cli-legal-piece = La pedina in questione: { $piece }.
cli-legal-shut-in = Chiuse dentro (segnate { $mark }): { $squares }.
cli-legal-count = Azioni permesse: { $n }
cli-show-position = Posizione: { $text }
cli-match-none = Ancora nessuna partita
cli-match-done = Partite giocate: { $done } di { $total }
cli-match-player = giocatore
cli-match-games = partite
cli-match-points = punti
cli-match-won = vinte
cli-match-drawn = patte
cli-match-failed = fallite
cli-match-points-as = punti come
cli-match-pellets-as = palline, come { $side }
cli-match-range = da { $low } a { $high }
cli-match-game = partita { $number } di { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = partita { $number } di { $total }: { $seats } { $result } ({ $reason }; errori: { $failures })
cli-match-failure = partita { $number }: { $player } { $code } { $message }
cli-match-pairs = Coppie di { $one } contro { $other } (0, ½, 1, 1½, 2 punti): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], accettato: non più forte
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], accettato: più forte
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], non deciso
cli-modes-hint = hedgemaze modes MODE mostra di più su una di esse; hedgemaze tty MODE la gioca.
cli-modes-about-classic2 = Quoridor in due: vince chi raggiunge per primo il lato opposto.
cli-modes-about-classic3 = Quoridor in tre, ognuno per sé.
cli-modes-about-classic4 = Quoridor in quattro, ognuno per sé.
cli-modes-about-pacman = PAC-MAN contro quattro fantasmi in un labirinto fisso: quattro palline energia prima di tre catture.
cli-modes-about-advanced = PAC-MAN contro quattro fantasmi, con tunnel, e con recinti messi da tutte e due le parti.
cli-modes-mazes = Labirinti: { $mazes }
cli-modes-mazes-option = Labirinti: { $mazes } (--maze, anche un file)
cli-modes-maze-default = { $name } ({ $title }, predefinito)
cli-modes-sides = Parti, in ordine di turno: { $sides }
cli-modes-fences = Recinti per ogni parte: { $n } (--fences li cambia)
cli-modes-board = Tabellone: { $size } per { $size } (--size 3, 5, 7 o 9)
cli-modes-pieces = Pedine: { $pieces }
cli-modes-players = Giocatori: da 2 a 5, uno è PAC-MAN e gli altri si dividono i fantasmi (--players)
cli-modes-stocks = Recinti da mettere: PAC-MAN { $pacman }, fantasmi { $ghosts }
cli-modes-house = Regole della casa (--house NAME=VALUE), ognuna con la sua clausola nelle regole:
cli-modes-rule = { $name }: predefinito { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: ora { $value }, predefinito { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partite: { $games }, trovati: { $found }
cli-puzzles-stopped = Interrotto. Ripeti lo stesso comando per continuare.
cli-puzzles-made = Rompicapi in { $path }: { $n }.
cli-solve-memory = Per risolverlo servono { $needed } di memoria; ne sono liberi { $free }.
cli-solve-pieces = C’è poca memoria: le parti finite restano su disco e vengono rilette quando servono. Ci vuole più tempo.
cli-solve-step = vite: { $lives }, palline: { $pellets }, round: { $rounds }
cli-solve-stopped = Interrotto. Ripeti lo stesso comando per continuare.
cli-solve-none = Non ci sono ancora tabelle.
cli-solve-file = Tabella: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Fantasmi: { $ghosts }, vite: { $lives }. PAC-MAN può forzare la vittoria in un round.
       *[other] Fantasmi: { $ghosts }, vite: { $lives }. PAC-MAN può forzare la vittoria in { $rounds } round.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Fantasmi: { $ghosts }, vite: { $lives }. I fantasmi possono forzare la vittoria; la prossima cattura richiede un round.
       *[other] Fantasmi: { $ghosts }, vite: { $lives }. I fantasmi possono forzare la vittoria; la prossima cattura richiede al massimo { $rounds } round.
    }
cli-solve-verdict-open = Fantasmi: { $ghosts }, vite: { $lives }. Nessuno può forzare la vittoria.
cli-solve-folder = Tabelle in { $path }:
cli-solve-column-maze = labirinto
cli-solve-column-number = fantasmi
cli-solve-column-size = dimensione
cli-solve-column-file = file
cli-solve-column-lives = vite
cli-solve-column-start = inizio
cli-solve-column-rounds = round
cli-solve-column-pacman = vince PAC-MAN
cli-solve-column-ghosts = vincono i fantasmi
cli-solve-column-open = aperte
cli-solve-column-longest = più lunga
cli-solve-longest = PAC-MAN { $pacman }, fantasmi { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = fantasmi
cli-solve-value-open = aperta
cli-mazes-hint =
    Gioco perfetto: chi può forzare il risultato con quattro fantasmi, e in quanti round.
    Livelli: il punteggio di PAC-MAN con lo stesso livello per le due parti.
    hedgemaze mazes MAZE mostra di più; hedgemaze tty pacman --maze MAZE lo gioca.
cli-mazes-column-name = nome
cli-mazes-column-title = titolo
cli-mazes-column-exact = gioco perfetto
cli-mazes-column-level = livello { $level }
cli-mazes-column-ghosts = fantasmi: { $n }
cli-mazes-column-equal = livello
cli-mazes-column-score = punteggio
cli-mazes-column-handicap = più vicino alla parità
cli-mazes-column-handicap-score = punteggio
cli-mazes-standard = le regole normali
