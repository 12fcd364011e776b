page-me = I miei risultati
page-player = Giocatore
page-watching = Guarda le partite
people-games = Partite
people-won = Vinte
people-results = Vinte: { $won } · Patte: { $drawn } · Perse: { $lost }
people-mode = Gioco
people-levels = Contro il computer
people-as = Giocavi: { $side }
people-accuracy = Precisione
people-accuracy-label =
    { $n ->
        [one] Una partita; ora { $now }
       *[other] { $n } partite; ora { $now }
    }
people-accuracy-none = Finisci due partite, e una linea mostrerà come giochi.
people-openings = Le tue aperture
people-no-games = Qui si contano le tue partite finite: vittorie, livelli, aperture e come giochi.
people-device = Contato su questo dispositivo, senza account.
people-device-title = Su questo dispositivo
people-account = Account
people-public = La mia pagina pubblica
people-ratings = Punteggi
people-ratings-none = Ancora nessuna partita classificata.
people-rated-games =
    { $n ->
        [one] Una partita
       *[other] { $n } partite
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } dopo una partita
       *[other] { $pool }: { $rating } dopo { $n } partite
    }
people-provisional = { $rating }, ancora incerto
people-since = Iscrizione: { $when }
people-here = Online
people-away = Offline
people-playing = Sta giocando
people-watch = Guarda
people-watch-of = Guarda la partita di { $name }
people-recent = Ultime partite
people-recent-none = Nessuna partita che tutti possano vedere.
people-unnamed = Qualcuno
people-winner = Vince: { $side }
people-draw = Patta
people-over = { $result } · { $when }
people-challenge = Sfida
people-follow = Segui
people-following = Segui già
people-block = Blocca
people-unblock = Sblocca
people-unblock-of = Sblocca { $name }
people-report = Segnala
people-sign-in = Per seguire o sfidare altri giocatori ti serve un account.
people-followed = Persone che segui
people-followed-none = Non segui ancora nessuno. Apri la pagina di un giocatore e tocca Segui.
people-blocked = Persone bloccate
people-find = Cerca un giocatore per nome
people-find-go = Apri
people-wishes = Che cosa vedono gli altri
people-hidden = Nessuno vede quando sono online
people-delayed = Il pubblico vede le mie partite classificate tre minuti dopo
challenge-title = Sfida { $name }
challenge-clock = Orologio
challenge-rated = Partita classificata
challenge-send = Manda la sfida
challenge-minute = C’è un minuto per rispondere.
challenge-day = C’è un giorno per rispondere.
challenge-label = Sfide
challenge-from = { $name } vuole giocare con te
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · classificata
challenge-accept = Gioca
challenge-decline = No, grazie
challenge-waiting = In attesa di { $name }
challenge-cancel = Ritira
challenge-declined = { $name } ora non può giocare.
challenge-rematch = Propongono la rivincita: { $names }
challenge-look = Vai al tavolo
challenge-later = Più tardi
watching-none = In questo momento non c’è nessuna partita da guardare.
watch-delayed = Stai guardando con tre minuti di ritardo, perché l’ha chiesto un giocatore.
games-rematch = Rivincita proposta, { $when }
why-people-not_welcome = Ora non puoi giocare con questa persona.
why-people-unknown_player = Non c’è nessun giocatore con questo nome.
why-people-yourself = Ma sei tu!
why-people-too_many_people = La lista è piena: al massimo 200 persone. Prima togli qualcuno.
why-people-too_many_challenges = Puoi avere al massimo 10 sfide aperte.
why-people-challenge_over = La sfida è finita.
why-people-no_such_challenge = La sfida è finita.
