page-tournaments = Tornei
page-tournament = Torneo
tournaments-mine = I tuoi tornei
tournaments-listed = Aperti a tutti
tournaments-none = Ora non ci sono tornei aperti. Creane uno!
tournament-make = Crea un torneo
tournament-make-about = Scegli un tipo, manda il link agli amici e comincia quando ci sono tutti.
tournament-title = Nome del torneo
tournament-kind = Tipo
tournament-round_robin = Girone
tournament-round_robin-about = Tutti giocano contro tutti.
tournament-knock_out = Eliminazione
tournament-knock_out-about = Chi perde una sfida è fuori.
tournament-arena = Arena
tournament-arena-about = Gioca una partita dopo l’altra finché c’è tempo.
tournament-places = Massimo di giocatori
tournament-minutes = Durata
tournament-minutes-n =
    { $n ->
        [one] Un minuto
       *[other] { $n } minuti
    }
tournament-clock = Orologio
tournament-fill = Il computer occupa i posti vuoti
tournament-fill-none = Niente computer
tournament-rated = Le partite contano per i punteggi (serve a tutti un account)
tournament-bots = I bot possono partecipare
tournament-public = Mostralo a tutti
tournament-plays = Gioco anch’io
tournament-when = Inizio
tournament-when-host = Quando decido io
tournament-when-minutes =
    { $n ->
        [one] Tra un minuto
       *[other] Tra { $n } minuti
    }
tournament-create = Crea
tournament-join = Partecipa
tournament-joined = Giochi in questo torneo.
tournament-leave = Lascia
tournament-leave-ask = Lasciare il torneo? Perdi tutte le partite che non hai ancora giocato.
tournament-start = Comincia ora
tournament-cancel = Annulla il torneo
tournament-cancel-ask = Annullare il torneo? Chi si è iscritto non potrà più giocarlo.
tournament-cancelled = Questo torneo è stato annullato.
tournament-remove = Togli
tournament-remove-ask = Togliere { $name } dal torneo?
tournament-invite = Invita altri
tournament-wait-host = Il torneo comincia quando chi lo organizza dà il via.
tournament-players = Giocatori: { $n } su { $places }
tournament-count =
    { $n ->
        [one] Un giocatore
       *[other] { $n } giocatori
    }
tournament-begins-in = Comincia tra { $time }
tournament-ends-in = Tempo rimasto: { $time }
tournament-finishing = Il tempo è scaduto. Si giocano le ultime partite.
tournament-pause = Fai una pausa
tournament-resume = Continua a giocare
tournament-paused = Stai facendo una pausa.
tournament-waiting-pair = Tra poco avrai un avversario. Resta su questa pagina.
tournament-waiting-round = Aspetta il prossimo turno.
tournament-out = Per te il torneo è finito. Guarda gli altri!
tournament-your-game = La tua partita comincia: giochi contro { $rival }.
tournament-go = Vai al tavolo
tournament-back = Torna al torneo
tournament-round = Turno { $n }
tournament-round-of = Turno { $n } di { $total }
tournament-final = Finale
tournament-semifinal = Semifinale
tournament-quarterfinal = Quarti di finale
tournament-standings = Classifica
tournament-bracket = Tabellone
tournament-cross = Chi ha battuto chi
tournament-games = Partite
tournament-watch = Guarda
tournament-place = Posto
tournament-player = Giocatore
tournament-points = Punti
tournament-played = Partite
tournament-wins = Vittorie
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: il doppio dei punti di chi hai battuto, più i punti di chi ha pattato con te
tournament-computer = Computer { $n }
tournament-erased = Qualcuno
tournament-free = Passa il turno
tournament-open-place = Ancora da decidere
tournament-left = ha abbandonato
tournament-over = Il torneo è finito.
tournament-winner = { $name } vince il torneo!
tournament-forfeit = non giocata
tournament-lot = per sorteggio
tournament-points-about = Una vittoria vale 2 punti, una patta 1.
tournament-missing = Questo torneo non esiste.
tournament-win = vinta
tournament-draw = patta
tournament-loss = persa
tournament-running = in corso
why-tournament-none = Questo torneo non esiste.
why-tournament-started = Il torneo è già cominciato.
why-tournament-over = Il torneo è finito.
why-tournament-full = Tutti i posti sono occupati.
why-tournament-removed = Chi organizza ti ha tolto da questo torneo.
why-tournament-accounts_only = Le partite sono classificate: per giocare ti serve un account.
why-tournament-no_bots = I bot non possono partecipare a questo torneo.
why-tournament-name_taken = Un altro giocatore ha questo nome. Scegline un altro.
why-tournament-not_in = Non giochi in questo torneo.
why-tournament-not_host = Solo chi organizza può farlo.
why-tournament-no_pause = In questo torneo non ci sono pause.
why-tournament-too_few = Un torneo ha bisogno di almeno tre giocatori.
why-tournament-too_many = Hai già troppi tornei. Prima finiscine uno.
why-tournament-bad_mode = Questo gioco non si può giocare in un torneo.
why-tournament-bad_start = L’inizio deve essere entro i prossimi 30 giorni.
why-tournament-bad_rated = Solo le persone possono giocare partite classificate.
