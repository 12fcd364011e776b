# I tavoli con gli amici, in rete.

page-online = Gioca con gli amici
page-table = Tavolo
page-watch = Guarda
page-code = Continua qui
friends-mode = Gioco
friends-special = { $mode }, con le tue impostazioni.
friends-count = Giocatori
friends-players =
    { $n ->
        [one] Un giocatore
       *[other] { $n } giocatori
    }
friends-here = Su questo schermo
friends-elsewhere = Un amico con il link
friends-clock = Orologio
friends-loser = Chi ha perso l’ultima partita
friends-listed = Anche gli sconosciuti possono trovare questo tavolo e sedersi
friends-bots = I bot possono occupare i posti liberi
friends-nobody = Invita almeno un amico. Per giocare senza amici non serve un tavolo.
friends-open = Apri il tavolo
friends-code = Ho un codice di un altro dispositivo
friends-alone = Gioca invece su questo schermo
open-title = Tavoli aperti
open-none = Al momento nessuno aspetta.
open-free =
    { $n ->
        [one] Un posto libero
       *[other] { $n } posti liberi
    }
timing-none = Senza orologio
timing-fischer = { $minutes } min + { $seconds } s per turno
timing-days =
    { $n ->
        [one] Un giorno per turno
       *[other] { $n } giorni per turno
    }
seat-name = Il tuo nome
seat-character = Il tuo personaggio
seat-free = Libero
seat-sit = Siediti qui
seat-link = Copia il link: { $seat }
seat-there = Online
seat-away = Offline
seat-left = Ha lasciato il tavolo
seat-nameless = Senza nome
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (tu)
waiting-title = In attesa degli amici
waiting-invited = C’è un invito per te
waiting-me = Tu
waiting-free =
    { $n ->
        [0] Ci siamo tutti.
        [one] La partita comincia appena l’ultimo posto è occupato.
       *[other] { $n } posti sono liberi. La partita comincia quando sono tutti occupati.
    }
waiting-deal = Ridistribuisci
waiting-leave = Lascia il tavolo
leave-ask = Lasciare questa partita? La tua squadra continuerà con i tuoi fantasmi.
invite-about = Manda questo link, o fai scansionare il codice al tuo amico.
invite-code = Il link come codice QR
invite-link = Link per gli amici
invite-share = Una partita a Hedgemaze
watch-link = Link solo per guardare
watch-share = Guarda una partita a Hedgemaze
watch-title = Stai guardando
watch-count =
    { $n ->
        [one] Una persona guarda
       *[other] { $n } persone guardano
    }
first-turn-own = Comincia entro { $time } o la partita viene annullata.
first-turn-other = { $side }: ancora { $time } per cominciare
end-look-again = Cerca qualcun altro
link-copy = Copia
link-copied = Copiato
link-share = Condividi
link-lost = Connessione persa. Nuovo tentativo…
link-none = Il server non risponde. Sei online?
room-missing = Questo tavolo non esiste.
room-moved = Hai continuato questa partita su un altro dispositivo.
code-about = Continua questa partita su un altro dispositivo:
code-ask = Mostra un codice
code-use = Scrivilo sull’altro dispositivo entro dieci minuti: «Gioca con gli amici», poi «Ho un codice».
code-enter-about = Sposta su questo dispositivo il tuo posto a un tavolo. Sull’altro dispositivo il codice è sotto le mosse della partita.
code-enter = Codice
code-go = Continua
action-correct = Correggi
action-take-back = Annulla
action-draw = Patta
action-talk = Parla
action-rematch = Rivincita
rematch-asked = Rivincita chiesta
rematch-go = Vai alla rivincita
give-time = Regala 15 secondi
link-on = Online
link-off = Offline
title-turn = Tocca a te!
turn-other = Tocca a: { $side }
offer-draw =
    { $own ->
        [yes] Proponi la patta.
       *[no] { $name } propone la patta.
    }
offer-take_back =
    { $own ->
        [yes] Hai chiesto di annullare il turno.
       *[no] { $name } chiede di annullare il turno.
    }
offer-resign =
    { $own ->
        [yes] Vuoi abbandonare con la tua squadra.
       *[no] { $name } vuole abbandonare. Anche tu?
    }
offer-rematch =
    { $own ->
        [yes] Vuoi la rivincita.
       *[no] { $name } vuole la rivincita.
    }
offer-agree = Sì
offer-decline = No
offer-withdraw = Ritira
offer-declined =
    { $kind ->
        [draw] { $name } rifiuta la patta.
        [take_back] { $name } non vuole annullare il turno.
        [resign] { $name } non vuole abbandonare.
       *[rematch] { $name } non vuole la rivincita.
    }
premove-waits = Mossa in anticipo: { $text }
premove-cancel = Annulla la mossa
premove-cancelled = Mossa in anticipo annullata.
premove-dropped = Mossa in anticipo annullata. { $why }
premove-impossible = Nel tuo prossimo turno non sarà possibile.
premove-life = Costerebbe una vita.
premove-moved = { $piece } ora è su un’altra casella.
clock-of = Orologio: { $time }
clock-days =
    { $n ->
        [one] Un giorno
       *[other] { $n } giorni
    }
clock-hours =
    { $n ->
        [one] Un’ora
       *[other] { $n } ore
    }
clock-low =
    { $n ->
        [one] Meno di un secondo
       *[other] Meno di { $n } secondi
    }
phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_played = Ben giocato!
phrase-good_move = Bella mossa!
phrase-oops = Ops!
phrase-thanks = Grazie!
phrase-one_moment = Un momento, per favore
phrase-your_turn = Tocca a te
phrase-good_game = Bella partita!
phrase-again = Ancora una?
phrase-goodbye = A presto!
phrase-face_smile = Un sorriso
phrase-face_laugh = Una risata
phrase-face_think = Sto pensando
phrase-face_surprise = Sorpresa
phrase-face_sad = Una faccia triste
phrase-face_sleep = Che sonno
end-flagged = Il tempo è scaduto.
end-agreed = Patta di comune accordo.
games-friends = Con gli amici
games-your-turn = Tocca a te · { $when }
games-their-turn = In attesa degli altri · { $when }
games-not-full = C’è un posto libero · { $when }
games-ended = Finita · { $when }
data-title = Che cosa è salvato su di te
data-about = Il server conserva le tue partite con gli amici: chi era seduto dove, col nome che hai scritto, che cosa si è giocato e quando. Riconosce questo browser da un cookie con un numero casuale.
data-save = Salva una copia
data-saved = Salvato.
data-erase = Cancella tutto
data-erase-yes = Cancella
data-ask = Togliere il tuo nome da tutte le partite con gli amici? Non saranno più tue e non potrai continuarle. Restano a chi ha giocato con te.
data-erased =
    { $n ->
        [0] Non era salvato nulla.
        [one] Nome tolto da una partita.
       *[other] Nome tolto da { $n } partite.
    }
why-room-stale = Il turno è finito prima che arrivasse la tua mossa.
why-room-not_your_turn = Non tocca a te.
why-room-not_your_piece = Questa pedina la muove qualcun altro della tua squadra.
why-room-time_over = Il tempo è scaduto.
why-room-over = La partita è finita.
why-room-started = La partita è cominciata.
why-room-seat_taken = Qualcuno ha fatto prima: questo posto è occupato.
why-room-no_bots = Questo tavolo non accetta bot.
why-room-character_taken = Qualcun altro ha questo personaggio.
why-room-bad_name = Questo nome non si può mostrare. Scegline uno più corto o più semplice.
why-room-offer_too_soon = L’hai appena chiesto. Riprova nel prossimo round.
why-room-offer_pending = È già stato proposto.
why-room-nothing_to_take_back = Non c’è nulla da annullare.
why-room-too_many_phrases = Un po’ più piano, per favore.
why-room-log_full = A questo tavolo non è più possibile: sono successe troppe cose.
why-room-somebody_left = Qualcuno ha lasciato il tavolo.
why-server-not_invited = Solo chi è invitato può sedersi a questo tavolo.
why-server-not_your_seat = Questo posto non è tuo.
why-server-too_many = Un po’ più piano, per favore.
why-server-too_many_bots = Da questo indirizzo ci sono già abbastanza bot.
why-server-bad_code = Questo codice non esiste o è scaduto.
why-server-stopping = Il server si sta riavviando. Riprova tra un momento.
why-server-unreachable = Il server non risponde. Sei online?
