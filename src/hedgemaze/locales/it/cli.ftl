# La riga di comando: aiuto e risposte. I nomi di comandi, opzioni e valori restano come sono.

cli-about = Gioca con le regole di Quoridor PAC-MAN: il classico da 2 a 4 giocatori e due modalità PAC-MAN.
cli-start = Comincia con hedgemaze tty per giocare, o con hedgemaze modes per vedere che cosa c’è.
cli-usage = Uso:
cli-options = Opzioni
cli-arguments = Argomenti
cli-commands = Comandi
cli-panel-where = Da dove cominciare
cli-default = [predefinito: { "{}" }]
cli-required = [obbligatorio]
cli-help = Mostra questo messaggio ed esce.
cli-try = (prova '{ $path } --help')
cli-standard-input = ingresso standard
cli-command-tty = Gioca una partita nel terminale: tutti alla stessa tastiera, o contro il computer.
cli-command-modes = Elenca le cinque modalità e i loro labirinti; con una modalità, tutto su di essa.
cli-command-show = Mostra una posizione: il tabellone, a chi tocca e com’è finita la partita, se è finita.
cli-command-legal = Elenca le azioni permesse di una posizione, o dice perché una non lo è (stato di uscita 1).
cli-command-perft = Conta le sequenze di azioni permesse di una data lunghezza; l’ultima riga è il solo numero.
cli-command-convert = Converte partite e posizioni: partite annotate, JSON, posizioni in testo, sole mosse, immagini, tabelloni in testo.
cli-command-check =
    Controlla partite annotate, labirinti, JSON e posizioni in testo: una riga per ogni partita, ogni motivo per un labirinto sbagliato.
    
    Lo stato di uscita è 0 se va tutto bene, 1 se qualcosa è sbagliato, 2 se un file non si può leggere affatto.
cli-command-bench = Mostra la firma del nucleo, un conteggio uguale per ogni compilazione, e quanto è veloce qui.
cli-command-analyse = Dice che cosa pensa il motore di una posizione: valori, azioni migliori e linee.
cli-command-match = Fa giocare dei motori l’uno contro l’altro e li classifica.
cli-command-ugi = Parla il protocollo UGI (UCI generalizzato) su ingresso e uscita standard; docs/protocols.md lo mostra.
cli-command-serve = Avvia il server della pagina e delle sue partite; si ferma con Ctrl-C.
cli-command-backup = Copia il database di un server com’è in un dato momento; il server può continuare.
cli-command-export = Mostra tutte le partite finite di un server, dalla più vecchia; il server può essere in funzione.
cli-option-analyse-json-lines = Risponde a molte richieste sull’ingresso standard, come mostra docs/protocols.md.
cli-option-analyse-seconds = Quanto pensare; 1 secondo se non si dice nulla.
cli-option-analyse-nodes = Quante posizioni esaminare.
cli-option-analyse-lines = Quante azioni mostrare.
cli-option-analyse-threads = Thread di una ricerca.
cli-option-analyse-workers = Con --json-lines: ricerche insieme.
cli-option-analyse-seed = Seme di ciò che la ricerca lascia al caso.
cli-option-app-version = Mostra la versione ed esce.
cli-option-app-install-completion = Installa il completamento per la shell attuale.
cli-option-app-show-completion = Mostra lo script di completamento per la shell attuale.
cli-option-json = Mostra il risultato in JSON.
cli-option-backup-file = Dove va la copia; se c’è già, viene sostituita.
cli-option-check-file = Partite annotate, labirinti, JSON o posizioni in testo; - legge l’ingresso standard.
cli-option-convert-in = Un file; - legge l’ingresso standard.
cli-option-convert-out = Un file; senza, o con -, il risultato viene mostrato.
cli-option-convert-from = Che cosa contiene IN; senza, ciò a cui IN somiglia.
cli-option-convert-to = Che cosa scrivere.
cli-option-convert-dialect = Notazione di IN: { $dialects }.
cli-option-convert-mode = La modalità delle sole mosse; senza, classic2.
cli-option-convert-game = Solo la partita o posizione numero N.
cli-option-convert-at = Solo le prime N voci di una partita.
cli-option-export-json-lines = Un oggetto JSON per partita, con il suo tavolo.
cli-option-legal-numbers = Mostra davanti a ogni azione il suo numero.
cli-option-legal-json = Mostra l’elenco in JSON.
cli-option-legal-why = Dice se questa azione è permessa e, se no, perché.
cli-option-match-player = { $players }, da level-1 a level-8, o nomi del file indicato con --engines.
cli-option-match-engines = Un file TOML di motori esterni (docs/protocols.md).
cli-option-match-games = Partite in tutto, arrotondate per eccesso perché tutti occupino ogni posto in modo uguale.
cli-option-match-seed = Seme delle aperture e del caso.
cli-option-match-schedule = Uno tra { $schedules }.
cli-option-match-concurrency = Partite contemporanee.
cli-option-match-log = Scrive qui le partite finite, e riprende da lì.
cli-option-match-movetime = Millisecondi per un’azione; 1000 se non si dice nulla.
cli-option-match-clock = Secondi su ogni orologio, e aggiunti dopo un turno: 60+1.
cli-option-match-nodes = Nodi per un’azione.
cli-option-match-margin = Di quanto può tardare un’azione prima che la partita sia persa.
cli-option-match-sprt = Finisce appena è chiaro quale di due limiti Elo vale, come 0,10.
cli-option-match-alpha = Probabilità di un sì sbagliato.
cli-option-match-beta = Probabilità di un no sbagliato.
cli-option-match-mazes = Modalità PAC-MAN: { $mazes } (quello della modalità).
cli-option-modes-mode = Dice tutto di questa modalità, comprese le regole della casa.
cli-option-mode = { $modes }; o il testo intero di una modalità, come 'pacman;maze=A2'.
cli-option-where = { $modes }; o il testo intero di una modalità, come 'pacman;maze=A2'. Va bene anche una posizione in testo tra virgolette, e - ne legge una dall’ingresso standard. Senza, classic2.
cli-option-position = Parte da questa posizione in testo; - la legge dall’ingresso standard.
cli-option-actions = Gioca prima queste azioni, come 'e2 e8 e3h'.
cli-option-size = Classico: un tabellone di 3, 5, 7 o 9.
cli-option-fences = Classico: recinti per ogni parte.
cli-option-maze = Modalità PAC-MAN: il nome di un labirinto (vedi hedgemaze modes) o un file di labirinto.
cli-option-house = Una regola della casa (vedi hedgemaze modes MODE); si può ripetere.
cli-option-players = Modalità PAC-MAN: da 2 a 5, che si dividono i fantasmi.
cli-option-ascii = Disegna il tabellone solo con caratteri ASCII.
cli-option-perft-depth = Quante azioni in profondità.
cli-option-perft-divide = Mostra anche il conteggio sotto ogni prima azione.
cli-option-perft-body = Chi conta: il nucleo veloce, o le regole di riferimento.
cli-option-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-option-serve-port = La porta; 0 per una qualsiasi libera.
cli-option-serve-data = Dove sta il database; se non si dice, nella cartella dei dati dell’utente.
cli-option-serve-database = Un database PostgreSQL invece di quello incorporato.
cli-option-serve-nats = Dove più server su un solo database si sentono, con NATS.
cli-option-serve-proxy = Un proxy davanti al server, a cui si crede quando dice chi chiede; anche più volte.
cli-option-serve-site = Un nome con cui si raggiunge il server; anche più volte.
cli-option-serve-open = Apre un browser; da sé solo in un terminale.
cli-option-serve-workers = Processi per i motori; 0 per nessuno.
cli-option-serve-limits = Limita quanto può chiedere un singolo indirizzo.
cli-option-serve-expire-days = Elimina le partite non finite che nessuno usa da questi giorni; 0 per mai.
cli-option-serve-expire-finished-days = Elimina le partite finite che nessuno usa da questi giorni; 0 per mai.
cli-option-serve-log = debug, info, warning o error.
cli-option-show-svg = Scrive invece un’immagine; - la mostra.
cli-option-show-theme = L’aspetto dell’immagine.
cli-option-show-json = Mostra invece la posizione in JSON.
cli-option-show-text = Mostra invece la posizione in una riga di testo.
cli-option-tty-mode = { $modes }. Senza, classic2.
cli-option-tty-first = Classico: chi comincia, come south; o random.
cli-option-tty-load = Continua una partita salvata.
cli-option-tty-level = Gioca contro il computer; 1 è il più debole.
cli-option-tty-side = Con --level: la tua parte, come south o ghosts.
cli-option-tty-names = Chi gioca, come 'Ada,Bob'.
cli-option-app-language = Parla questa lingua, come fr o zh-Hant; senza, quella del sistema.
cli-analyse-action = azione
cli-analyse-visits = visite
cli-analyse-line = linea
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
cli-serve-at = Hedgemaze è all’indirizzo { $address }
cli-serve-kept = Le partite sono conservate in { $path }
cli-serve-no-page = La pagina non è costruita: i browser vedono solo una nota. Avvia con ./play nella cartella dei sorgenti, oppure esegui lì { $command } e installa di nuovo.
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
cli-match-game-failed = partita { $number } di { $total }: { $seats } { $result } ({ $reason }; fallite: { $failures })
cli-match-failure = partita { $number }: { $player } { $code } { $message }
cli-match-pairs = Coppie di { $one } contro { $other } (0, ½, 1, 1½, 2 punti): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], accettato: non più forte
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], accettato: più forte
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } in [{ $lower }, { $upper }], non deciso
cli-modes-hint = hedgemaze modes MODE dice di più su una di esse; hedgemaze tty MODE la gioca.
cli-modes-about-classic2 = Quoridor in due: vince chi raggiunge per primo il lato opposto.
cli-modes-about-classic3 = Quoridor in tre, ognuno per sé.
cli-modes-about-classic4 = Quoridor in quattro, ognuno per sé.
cli-modes-about-pacman = PAC-MAN contro quattro fantasmi in un labirinto fisso: quattro palline prima di tre catture.
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
cli-modes-house = Regole della casa (--house NAME=VALUE), ognuna con la sua clausola:
cli-modes-rule = { $name }: predefinito { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: ora { $value }, predefinito { $default }; { $allowed } [{ $clause }]
