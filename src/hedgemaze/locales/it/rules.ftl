# Le regole di ogni gioco: brevi, e abbastanza complete per giocare.

rules-modes = Giochi
rules-play = Gioca
rules-house = Molti di questi punti si possono cambiare con le regole della casa, quando prepari il tavolo.

rules-head-setup = Preparazione
rules-head-turn = Il tuo turno
rules-head-move = Muoversi
rules-head-jump = Saltare
rules-head-fence = Recinti
rules-head-end = Fine della partita
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = I fantasmi
rules-head-catch = La cattura
rules-head-tunnels = Porte e tunnel
rules-head-opening = I primi quattro turni
rules-head-differ = Dove i libretti non concordano

rules-goal-classic2 = Raggiungi prima dell’altro una casella qualsiasi del lato opposto al tuo.
rules-goal-classic3 = Si gioca in tre, ognuno per sé. Vince chi raggiunge per primo il lato opposto al suo.
rules-goal-classic4 = Si gioca in quattro, ognuno per sé. Vince chi raggiunge per primo il lato opposto al suo.
rules-goal-pacman = PAC-MAN vuole tutte e quattro le palline energia. I fantasmi vogliono prenderlo tre volte.
rules-goal-advanced = PAC-MAN vuole tutte e quattro le palline energia. I fantasmi vogliono prenderlo tre volte, e tutti costruiscono recinti.

rules-setup-classic2 = Ognuno ha dieci recinti. Le pedine stanno al centro del proprio lato: Sud in e1, Nord in e9. Si tira a sorte chi comincia.
rules-setup-classic3 = Ognuno ha sei recinti. Le pedine stanno al centro del proprio lato: e1, a5 ed e9. Si tira a sorte chi comincia, poi si gioca in senso orario.
rules-setup-classic4 = Ognuno ha cinque recinti. Le pedine stanno al centro del proprio lato: e1, a5, e9 e i5. Si tira a sorte chi comincia, poi si gioca in senso orario.
rules-setup-pacman = PAC-MAN sta in e5, i fantasmi al centro dei quattro lati, le palline negli angoli. Sei recinti formano il labirinto; non si spostano mai e non se ne aggiungono altri.
rules-setup-advanced = I fantasmi stanno al centro, in una camera di quattro recinti, le palline negli angoli. PAC-MAN ha dodici recinti, i fantasmi quattro in tutto.
rules-share = Una persona è PAC-MAN e ha tre vite. Le altre, da una a quattro, si dividono i quattro fantasmi.

rules-classic-turn = Nel tuo turno fai una cosa sola: muovi la tua pedina o metti un recinto. Se non hai più recinti, devi muovere.
rules-classic-pass = Chi non può fare proprio nulla passa. Può succedere solo con tre o quattro pedine.
rules-classic-move = La tua pedina si muove di una casella in su, in giù, a sinistra o a destra, mai attraverso un recinto e mai su un’altra pedina.
rules-classic-jump-straight = Se accanto a te c’è un’altra pedina, senza recinti in mezzo, puoi saltarla in linea retta.
rules-classic-jump-side = Se subito dietro c’è un recinto, il bordo del tabellone o un’altra pedina, puoi invece saltare nella casella al suo fianco, a sinistra o a destra, se nessun recinto e nessuna pedina lo impedisce.
rules-classic-jump-one = Si salta una pedina, mai due. Nessuno è obbligato a saltare.
rules-classic-fence-long = Un recinto è lungo due caselle. Sta tra due caselle e altre due, e non sporge dal tabellone.
rules-classic-fence-stays = I recinti non si sovrappongono, non si incrociano e restano dove sono.
rules-classic-fence-way = Tutti devono conservare una via verso il traguardo, anche tu. Un recinto che chiude l’ultima via di qualcuno non è permesso. Le pedine non contano come ostacoli.
rules-classic-end-wins = La prima pedina su una casella qualsiasi del lato opposto vince subito.
rules-classic-end-draw = Se la stessa posizione appare per la terza volta, la partita è patta.
rules-classic-differ-side = Tutti i libretti permettono il salto di lato davanti a un recinto. Non dicono nulla del bordo e di un’altra pedina; qui è permesso anche in quei casi.
rules-classic-differ-way = Alcuni libretti proteggono solo la via dell’avversario. Qui è protetta la via di tutti.
rules-classic-differ-draw = Nessun libretto conosce la patta. Senza, una partita potrebbe durare per sempre.
rules-classic-differ-three = Solo il libretto giapponese parla di tre giocatori: dà a ciascuno sei recinti.

rules-pacman-round = Un giro è il turno di PAC-MAN e poi una mossa di ogni fantasma sul tabellone, nell’ordine scelto dai fantasmi. Comincia PAC-MAN.
rules-pacman-straight = Nessuno attraversa i recinti e nessuno si muove in diagonale.
rules-pacman-steps = PAC-MAN fa due passi. Tra l’uno e l’altro può girare, e anche tornare indietro. Se può farne solo uno, ne fa uno.
rules-pacman-blocked = Non può entrare nella casella di un fantasma.
rules-pacman-boost = Quando raggiunge una pallina si ferma e la mangia. Subito riceve un turbo: fino a tre passi in più, quanti ne vuole.
rules-pacman-eats = Con il turbo, e solo allora, mangia ogni fantasma nella cui casella entra.
rules-pacman-ghost-step = Un fantasma fa un passo. Se può muoversi, deve farlo.
rules-pacman-frenzy = Un fantasma che vede PAC-MAN lungo una riga o una colonna, senza recinti in mezzo, è in frenesia: fa uno o due passi e può girare tra l’uno e l’altro. Altri fantasmi e palline non nascondono PAC-MAN.
rules-pacman-ghost-end = Un fantasma non può fermarsi su una pallina o su un altro fantasma. In frenesia può passarci sopra.
rules-pacman-catch = Un fantasma che entra nella casella di PAC-MAN lo prende. PAC-MAN perde una vita e il giro è finito.
rules-pacman-reset = Tutte le pedine tornano alle caselle di partenza, anche i fantasmi mangiati. Le palline mangiate restano mangiate.
rules-pacman-end-pacman = PAC-MAN vince con la quarta pallina, o quando sul tabellone non c’è più nessun fantasma.
rules-pacman-end-ghosts = I fantasmi vincono alla terza cattura.
rules-pacman-end-rank = Il grado conta le palline mangiate, chiunque vinca: con una principiante, con due promettente, con tre esperto, con quattro campione.
rules-pacman-end-draw = Se per venti giri non succede nulla, o se la stessa posizione appare per la terza volta, la partita è patta.
rules-pacman-differ-maze = Il libretto mostra il suo labirinto in una figura che non abbiamo. I nostri sono ricostruzioni, in base a come lo si è descritto.
rules-pacman-differ-sight = In tre libretti un fantasma vede solo davanti a sé. Qui vede in tutte e quattro le direzioni.
rules-pacman-differ-pellet = Il libretto danese vieta del tutto ai fantasmi la casella di una pallina. Qui possono passarci sopra.
rules-pacman-differ-order = In due libretti i fantasmi muovono sempre nello stesso ordine. Qui lo scelgono di nuovo a ogni giro.
rules-pacman-differ-boost = Quasi tutti i libretti non dicono se il turbo va usato tutto, né se per mangiare un fantasma basta passarci sopra. Qui si può usare in parte, e passare basta.

rules-advanced-tunnels = I centri dei quattro lati sono porte: e9, e1, a5 e i5. Le porte opposte sono vicine, come se un tunnel portasse dall’una all’altra.
rules-advanced-start = PAC-MAN comincia da una porta a sua scelta.
rules-advanced-opening-pacman = In ognuno dei primi quattro turni PAC-MAN fa una cosa sola: muove o mette un recinto.
rules-advanced-opening-ghosts = Poi i fantasmi prendono un recinto della camera e lo mettono altrove. Non si muovono ancora.
rules-advanced-turn = Dal quinto turno PAC-MAN muove, e poi ogni fantasma, nell’ordine scelto dai fantasmi. Chi ha mosso può mettere un recinto.
rules-advanced-return = Una mossa non può finire dove è cominciata, né dove la pedina stava prima della sua ultima mossa.
rules-advanced-speed = PAC-MAN fa fino a due passi. I fantasmi ne fanno uno al massimo, fino a due dopo la prima pallina, fino a tre dopo la terza.
rules-advanced-fence = I recinti si mettono come nel gioco classico e restano. Nessuno può isolare una casella dal resto del tabellone.
rules-advanced-reserve = PAC-MAN tiene le palline che prende. Durante la sua mossa può usarne una per due passi in più, che mangiano per sempre ogni fantasma sulla via.
rules-advanced-ghost-end = I fantasmi possono passare sulle palline ma non fermarsi lì, e mai due di loro si fermano sulla stessa casella.
rules-advanced-meet = Quando PAC-MAN e un fantasma si incontrano, chiunque abbia mosso, quella mossa è finita e PAC-MAN perde una vita. Nel suo prossimo turno torna da una porta libera. I fantasmi restano dove sono.
rules-advanced-end-pacman = PAC-MAN vince con la quarta pallina, o quando tutti i fantasmi sono stati mangiati. I fantasmi vincono quando perde la terza vita.
rules-advanced-end-progress = Che cosa conta: una pallina presa o usata, un fantasma mangiato, PAC-MAN preso, un recinto messo.
rules-advanced-differ-source = Solo un testo francese descrive questo gioco, e le sue figure sono perdute. La camera e le palline sono una nostra ricostruzione.
rules-advanced-differ-return = Il testo vieta di tornare alla casella precedente. Lo riferiamo alla casella dove finisce una mossa; di passaggio si può attraversare.

rules-writing = Come si scrivono le azioni
rules-writing-squares = Le colonne vanno da a fino a i, da sinistra a destra; le righe da 1 a 9, dal basso in alto.
rules-writing-classic = Una mossa è la casella dove finisce: e2. Un recinto è la casella in basso a sinistra del suo centro, e poi h se è disteso o v se è in piedi: e3h.
rules-writing-pacman = Un passo è la lettera della pedina e la casella: Pe6. P è PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- ferma una pedina.
rules-writing-advanced = P+ usa una pallina, P@e9 fa apparire PAC-MAN, e3h mette un recinto e ~d5h ne toglie uno della camera.
