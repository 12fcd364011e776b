# Le lezioni, e come imparare dai propri errori.

page-learn = Impara
page-mistakes = Impara dai tuoi errori

learn-lead = Brevi lezioni da giocare. Un minuto ciascuna.
learn-begin = Comincia
learn-next = Poi: { $name }
learn-on = Continua
learn-again = Ricomincia
learn-map = Tutte le lezioni
learn-right = Proprio così!
learn-done = Fatta
learn-all = Hai fatto tutte le lezioni. È ora di giocare!
learn-play = Gioca una partita
learn-rules = Leggi le regole
learn-task = Esercizio { $n } di { $all }
learn-count = Fatte: { $n } di { $all }
learn-subject-classic = Classico
learn-subject-pacman = Variante PAC-MAN
learn-subject-advanced = PAC-MAN avanzato

lesson-moving = Muoversi
lesson-moving-about = Un passo alla volta, fino al lato opposto
lesson-moving-1 = Sei la pedina gialla in basso. Fai un passo dritto in su, verso il lato opposto.
lesson-moving-1-right = Una pedina fa un passo in su, in giù, a sinistra o a destra, mai in diagonale.
lesson-moving-1-wrong = Di lato si può, ma il lato opposto è in alto: fai un passo in su.
lesson-moving-2 = Chi raggiunge per primo il lato opposto vince. Tu sali, Nord scende. Vinci la corsa!
lesson-moving-2-right = Va bene qualsiasi casella dell’ultima riga. Hai fatto prima tu!
lesson-moving-2-wrong = Così non ti avvicini. Due passi in su e hai vinto.

lesson-fences = Recinti
lesson-fences-about = Allunga la via degli altri
lesson-fences-1 = Nord è a due passi dal tuo lato, e tu vai più piano. Invece di muovere, metti un recinto nella scanalatura subito sotto Nord.
lesson-fences-1-right = Un recinto è lungo due caselle. Nord deve girarci intorno. In un turno si muove o si mette un recinto, mai tutt’e due.
lesson-fences-1-wrong = Questo non ferma Nord. Metti il recinto nella scanalatura sotto Nord.
lesson-fences-2 = Un recinto solo si aggira facilmente. Mettine un secondo accanto, così che Nord debba fare almeno due passi in più.
lesson-fences-2-right = Recinti uniti formano lunghi muri. Restano per il resto della partita.
lesson-fences-2-wrong = Nord è veloce quasi come prima. Allunga il muro, verso destra.
lesson-fences-3 = I recinti stanno anche in piedi: girane uno con il tasto destro, con R o con il pulsante. Chiudi a Nord la via verso il varco a destra.
lesson-fences-3-right = Ora Nord deve fare tutto il giro. Conta i passi, i tuoi e i suoi: il gioco è tutto qui.
lesson-fences-3-wrong = Metti un recinto in piedi tra Nord e l’ultima colonna a destra.

lesson-way = La regola della via
lesson-way-about = Non si può murare nessuno
lesson-way-1 = A tutti deve restare aperta una via verso il lato opposto. Prova a chiudere l’ultimo varco di Nord, tra le due caselle segnate, e guarda che succede. Poi metti un recinto permesso che allunghi la via di Nord.
lesson-way-1-right = Puoi allungare una via quanto vuoi, ma non puoi mai chiuderla.
lesson-way-1-wrong = Metti un recinto che allunghi la via di Nord e la lasci aperta.
lesson-way-2 = La regola protegge anche te: un recinto in piedi a destra di d1 e d2 ti murerebbe dentro. Metti un recinto qualsiasi che sia permesso.
lesson-way-2-right = Il tabellone ti dice a chi un recinto taglierebbe la via, e mostra la zona chiusa.
lesson-way-2-wrong = Questa volta metti un recinto, dove è permesso.

lesson-jump = Saltare
lesson-jump-about = Oltre una pedina, dritto o di lato
lesson-jump-1 = Nord è proprio davanti a te. Salta: vai nella casella dietro Nord.
lesson-jump-1-right = Un salto fa guadagnare un passo. Non è mai un obbligo.
lesson-jump-1-wrong = Si può, ma un salto è più veloce: vai nella casella dietro Nord.
lesson-jump-2 = Dietro Nord c’è un recinto, quindi il salto dritto è chiuso. Allora puoi andare nella casella a sinistra o a destra di Nord.
lesson-jump-2-right = Di lato solo se il salto dritto è chiuso.
lesson-jump-2-wrong = Usa il salto: nella casella a sinistra o a destra di Nord.

lesson-corner = Saltare al bordo
lesson-corner-about = Quando dietro l’altra pedina non c’è nulla
lesson-corner-1 = Dietro Nord finisce il tabellone. Così puoi saltare di lato, come davanti a un recinto. Salta e vinci.
lesson-corner-1-right = Un salto che finisce sul lato opposto vince come ogni mossa.
lesson-corner-1-wrong = L’ultima riga è a un salto: a sinistra o a destra di Nord.
lesson-corner-2 = Dietro Nord c’è un recinto, e a sinistra un altro. Per il tuo salto resta una casella.
lesson-corner-2-right = I recinti fermano i salti come fermano i passi.
lesson-corner-2-wrong = Salta nella casella a destra di Nord.

lesson-crowd = In tre e in quattro
lesson-crowd-about = Ognuno per sé
lesson-crowd-1 = Si gioca in tre: tu sali, Ovest va a destra, Nord scende. A Nord manca un passo per vincere. Sta a te impedirlo.
lesson-crowd-1-right = In tre ci sono sei recinti a testa, in quattro solo cinque. A volte se ne usa uno per il bene di tutti.
lesson-crowd-1-wrong = Così vince Nord. Metti un recinto sotto Nord.
lesson-crowd-2 = Due pedine in fila: nessuno ne salta due insieme. Ma la seconda ti permette di saltare di lato oltre la prima.
lesson-crowd-2-right = Un salto, una pedina, sempre.
lesson-crowd-2-wrong = Salta oltre Nord, a sinistra o a destra.
lesson-crowd-3 = Si gioca in quattro. Est vuole raggiungere il bordo sinistro e ne dista un passo. Allunga la via di Est.
lesson-crowd-3-right = Ognuno va verso il lato opposto al suo. Chi arriva per primo vince, e la partita finisce.
lesson-crowd-3-wrong = Così vince Est. Metti un recinto in piedi a sinistra di Est.

lesson-steps = Il turno di PAC-MAN
lesson-steps-about = Due passi, e si può anche girare
lesson-steps-1 = PAC-MAN fa due passi in ogni turno. Vai alla casella segnata.
lesson-steps-1-right = I due passi sono obbligatori, se c’è spazio. Tocca le caselle una a una o traccia tutta la via.
lesson-steps-1-wrong = Da lì non puoi raggiungere la casella segnata con il passo che resta.
lesson-steps-2 = Tra un passo e l’altro può girare. Sopra di lui c’è un recinto: giraci intorno fino alla casella segnata.
lesson-steps-2-right = I recinti di questo labirinto non si spostano mai, e nessuno ne aggiunge.
lesson-steps-2-wrong = Da lì non puoi raggiungere la casella segnata in questo turno.

lesson-pellet = Palline e turbo
lesson-pellet-about = Mangia, poi a caccia di fantasmi
lesson-pellet-1 = Con quattro palline energia si vince la partita. Mangia quella nell’angolo.
lesson-pellet-1-right = Una pallina mette fine ai due passi e dà un turbo: altri tre passi, subito.
lesson-pellet-1-wrong = La pallina è in alto nell’angolo, a due passi.
lesson-pellet-2 = Hai tre passi di turbo, e i passi di turbo mangiano i fantasmi. Prendi quello rosso.
lesson-pellet-2-right = I fantasmi mangiati restano fuori dal tabellone finché PAC-MAN non viene preso. Senza turbo non può entrare nella casella di un fantasma.
lesson-pellet-2-wrong = Il fantasma rosso è due passi a destra. Mangialo finché dura il turbo.
lesson-pellet-3 = Resta un passo di turbo. Non devi usarlo per forza: fermati qui con il pulsante, o fai il passo.
lesson-pellet-3-right = Un turbo si può usare in parte. Quello che resta si perde alla fine del turno.
lesson-pellet-3-wrong = Fermati, o fai l’ultimo passo.

lesson-sight = Vista e frenesia
lesson-sight-about = I fantasmi che ti vedono corrono di più
lesson-sight-1 = Una linea rossa vuol dire che un fantasma vede PAC-MAN: stessa riga o colonna, nessun recinto in mezzo. Finisci il turno dove nessuno ti vede.
lesson-sight-1-right = Un fantasma che ti vede è in frenesia: due passi invece di uno. Solo i recinti ti nascondono.
lesson-sight-1-wrong = Da lì, qualunque cosa tu faccia, un fantasma ti vede alla fine del turno.
lesson-sight-2 = I fantasmi arrivano da tre lati. Trova il nascondiglio.
lesson-sight-2-right = Ottimo nascondiglio! Guarda righe e colonne prima di ogni turno.
lesson-sight-2-wrong = Da lì qualcuno ti vede alla fine del turno.

lesson-ghosts = I fantasmi
lesson-ghosts-about = In che ordine, e chi prende chi
lesson-ghosts-1 = Ora giochi i fantasmi. Ognuno fa un passo, nell’ordine che vuoi; chi vede PAC-MAN può farne due. Muovili tutti e quattro.
lesson-ghosts-1-right = In frenesia un fantasma può passare su una pallina ma mai fermarsi lì, e due fantasmi non stanno mai sulla stessa casella.
lesson-ghosts-1-wrong = Muovi i fantasmi che non hanno ancora mosso.
lesson-ghosts-2 = Il fantasma rosso vede PAC-MAN, a due passi. Prendilo!
lesson-ghosts-2-right = Perde una vita. Tutte le pedine tornano alle caselle di partenza, anche i fantasmi mangiati. Le palline mangiate restano mangiate.
lesson-ghosts-2-wrong = Il fantasma rosso può prenderlo adesso: due passi dritto in giù.

lesson-ranks = L’ultima pallina
lesson-ranks-about = Quattro palline, quattro gradi
lesson-ranks-1 = Tre palline sono mangiate, resta una vita. Mangia l’ultima pallina.
lesson-ranks-1-right = PAC-MAN vince. Con una pallina è principiante, con due promettente, con tre esperto e con quattro campione, chiunque vinca.
lesson-ranks-1-wrong = La pallina è un passo a destra.

lesson-gates = Le porte
lesson-gates-about = Da dove entra PAC-MAN
lesson-gates-1 = Nel gioco avanzato PAC-MAN all’inizio non è sul tabellone. Scegli una delle quattro porte al centro dei lati.
lesson-gates-1-right = Ritorna da una porta ogni volta che è stato preso.
lesson-gates-1-wrong = Scegli una porta.
lesson-gates-2 = In ognuno dei primi quattro turni fa una cosa sola: si muove di due passi al massimo, oppure mette uno dei suoi dodici recinti. Fai una delle due.
lesson-gates-2-right = Dal quinto turno muove, e poi può mettere un recinto.
lesson-gates-2-wrong = Muovi, o metti un recinto.

lesson-tunnels = I tunnel
lesson-tunnels-about = Fuori da una porta, dentro dall’altra
lesson-tunnels-1 = Un tunnel unisce le porte opposte: un passo porta dall’alto in basso, e da sinistra a destra. Passaci e arriva alla porta segnata in basso.
lesson-tunnels-1-right = Un passo, tutto dritto. Anche i fantasmi usano i tunnel.
lesson-tunnels-1-wrong = Prima sali alla porta, poi passa nel tunnel.

lesson-chamber = La camera
lesson-chamber-about = Si tolgono quattro recinti, uno a turno
lesson-chamber-1 = I fantasmi cominciano dietro quattro recinti. In ognuno dei primi quattro turni ne tolgono uno e lo mettono altrove. Tocca un recinto rosa, poi mettilo dove vuoi.
lesson-chamber-1-right = Quando tutti e quattro sono stati spostati, i fantasmi escono. Hanno altri quattro recinti da dividersi.
lesson-chamber-1-wrong = Togli un recinto della camera, poi mettilo altrove.

lesson-turn = Un turno intero
lesson-turn-about = Prima muovi, poi costruisci
lesson-turn-1 = Dal quinto turno un turno è una mossa, e poi un recinto se vuoi. Fai due passi, poi metti un recinto.
lesson-turn-1-right = Nessuna casella può mai restare isolata. Una pedina non può tornare subito da dove è venuta.
lesson-turn-1-wrong = Questa volta continua e alla fine metti un recinto.

lesson-reserve = Palline di riserva
lesson-reserve-about = Usane una per cacciare
lesson-reserve-1 = Qui le palline si tengono. Usarne una dà due passi che mangiano i fantasmi. Usala con il pulsante e mangia il fantasma rosso, due passi sopra di te.
lesson-reserve-1-right = In questo gioco i fantasmi mangiati non tornano mai. Una pallina usata conta lo stesso per la vittoria.
lesson-reserve-1-wrong = Così il fantasma rosso è troppo lontano. Usa la pallina, poi vai dritto in su.

lesson-lives = Le vite
lesson-lives-about = Fantasmi più veloci, tre vite
lesson-lives-1 = I fantasmi diventano più veloci con le palline prese: un passo, due dopo la prima, tre dopo la terza. Ora ne fanno tre. Prendi PAC-MAN!
lesson-lives-1-right = Perde una vita e lascia il tabellone. Nessun altro torna alla partenza.
lesson-lives-1-wrong = Da lì quel fantasma non lo raggiunge. Il rosso è il più vicino.
lesson-lives-2 = Sei PAC-MAN e hai ancora due vite. Torna da una porta; una è occupata.
lesson-lives-2-right = Poi segue un turno intero. Anche finire su un fantasma costa una vita, perciò la pagina prima lo chiede.
lesson-lives-2-wrong = Scegli una porta.

mistakes-learn = Impara dai tuoi errori
mistakes-working = Sto guardando la partita…
mistakes-of = Gli errori di chi?
mistakes-side = { $side }
mistakes-number = Momento { $n } di { $all }
mistakes-ask = Qui è stato giocato { $action } (costo: { $percent }%). Tu che cosa giocheresti?
mistakes-judging = Vediamo…
mistakes-best = { $action }: esatto! Di meglio non c’è.
mistakes-good = { $action } vale quanto la mossa migliore. Ben trovato!
mistakes-same = È quello che è stato giocato. C’è di meglio.
mistakes-worse = { $action } è meglio di niente, ma ha un costo: { $percent }%. Riprova.
mistakes-shown = { $action } era la cosa migliore.
mistakes-line = Potrebbe continuare così: { $text }
mistakes-show = Mostra la soluzione
mistakes-hint-fence = Qui la cosa migliore è un recinto. Il suo posto è tra le caselle illuminate.
mistakes-hint-move = Qui la cosa migliore è una mossa. La pedina da muovere è segnata.
mistakes-next = Momento seguente
mistakes-finish = Fine
mistakes-none = Nemmeno un errore di cui valga la pena parlare. Ben giocato!
mistakes-short = Non c’è ancora nulla da guardare: nessuno ha giocato.
mistakes-end =
    { $n ->
        [0] Ora li hai visti tutti ({ $all }). La prossima volta li riconoscerai.
        [one] Ne hai trovato uno su { $all } senza aiuto. È così che si migliora.
       *[other] Ne hai trovati { $n } su { $all } senza aiuto. È così che si migliora.
    }
mistakes-again = Ancora una volta
mistakes-analysis = Guarda tutta la partita
mistakes-end-title = Tutto qui
