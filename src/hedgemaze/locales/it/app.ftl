# La cornice della pagina, la pagina iniziale, le impostazioni e le pagine semplici.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Vai al contenuto
app-nav = Pagine
app-menu = Menu di tutte le pagine
page-game = Partita
page-new = Nuova partita
page-maze = Editor di labirinti
page-rules = Regole
page-games = Le mie partite
page-puzzles = Rompicapi
page-analysis = Analisi
page-settings = Impostazioni
page-about = Informazioni
page-privacy = Privacy
page-missing = Pagina non trovata
mode-classic2 = Classico in due
mode-classic3 = Classico in tre
mode-classic4 = Classico in quattro
mode-pacman = Variante PAC-MAN
mode-advanced = PAC-MAN avanzato
mode-players-classic2 = 2 giocatori
mode-players-classic3 = 3 giocatori
mode-players-classic4 = 4 giocatori
mode-players-pacman = Da 2 a 5 giocatori
mode-players-advanced = Da 2 a 5 giocatori
mode-about-classic2 = Vince chi arriva prima dall’altra parte. I recinti allungano la via.
mode-about-classic3 = Tre pedine, sei recinti ciascuna e nessun alleato.
mode-about-classic4 = Quattro pedine si incontrano in mezzo. Ognuno per sé.
mode-about-pacman =
    { $role ->
        [G] Prendi PAC-MAN tre volte prima che mangi tutte e quattro le palline energia.
       *[P] Mangia tutte e quattro le palline energia prima che i fantasmi ti prendano tre volte.
    }
mode-about-advanced = I fantasmi escono dalla loro camera, e tutti costruiscono recinti.
front-title = Una corsa nel labirinto che costruisci tu
front-lead = Corri, metti recinti, scappa dai fantasmi. Gioca subito, in solitario o in compagnia. Non serve un account.
front-continue = Continua: { $mode }
front-continue-since = Ultima volta: { $when }
front-pick = Scegli un gioco
front-play = Gioca
front-role = Tu sei
front-computer = Gioca contro il computer
front-here = Su questo schermo
front-set-up = Prepara la partita
front-friends = Gioca con gli amici
front-more = Altro
front-learn = Impara a giocare
front-learn-about = Brevi lezioni sul tabellone
front-rules = Le regole
front-rules-about = Si leggono in un minuto
front-maze = Disegna un labirinto
front-maze-about = Il tuo labirinto per i fantasmi
front-analysis = Analizza
front-analysis-about = Chi sta vincendo, e perché
front-games = Le mie partite
front-games-about = Continua, rivedi, salva
puzzle-daily = Rompicapo del giorno
front-daily-about = Uno nuovo ogni giorno
front-daily-done = Risolto! Torna domani per uno nuovo.
puzzle-days =
    { $n ->
        [one] 1 giorno di fila
       *[other] { $n } giorni di fila
    }
front-continue-label = Partite da continuare
front-your-turn = Tocca a te
front-their-turn = Tocca a: { $name }
front-you-are = Tu sei: { $side }
front-against = Contro il livello { $level } · { $name }
front-ways = { $mode }: altri modi di giocare
level-label = Livello del computer
level-named = { $level } · { $name }
level-1 = Seme
level-2 = Germoglio
level-3 = Piantina
level-4 = Cespuglio
level-5 = Siepe
level-6 = Topiaria
level-7 = Labirinto
level-8 = Minotauro
level-9 = Perfetto
level-match = Al mio livello
level-match-about = Il livello sale quando vinci e scende quando perdi.
level-figures = Quanto è forte?
level-rating-zero = La scala comincia dal livello 1: la sua forza è 0.
level-rating-elo = Forza misurata: { $rating }, tra { $low } e { $high }. Il livello 1 ha 0; chi ha 100 punti in più vince circa 64 partite su 100.
level-rating-score = Misurato contro il livello 3 dell’altra parte: { $rating } punti su 100, tra { $low } e { $high }.
level-perfect-about = Con quattro fantasmi gioca come il livello più forte. Con tre fantasmi o meno non sbaglia mai nella vita in corso. Il tuo dispositivo fa il calcolo all’inizio della partita.
level-like-classic-1 = Gioca per divertirsi e non si accorge di molte cose. L’ideale per la prima partita.
level-like-classic-2 = Pensa raramente in anticipo. Alla pari con chi è agli inizi.
level-like-classic-3 = Batte quasi tutti i principianti, ma è facile da ingannare.
level-like-classic-4 = Un buon avversario dopo qualche partita.
level-like-classic-5 = Batte quasi tutti quelli che giocano ogni tanto.
level-like-classic-6 = Non gli sfugge quasi nulla. Per chi ha esperienza.
level-like-classic-7 = Vede molto lontano. Pochi riescono a batterlo.
level-like-classic-8 = Il più forte di tutti. Riesci a batterlo almeno una volta?
level-like-P-1 = Un PAC-MAN senza un piano. L’ideale per la prima caccia.
level-like-P-2 = Un PAC-MAN che vede solo il pericolo più vicino. Alla pari con chi è agli inizi.
level-like-P-3 = Un PAC-MAN che sfugge a quasi tutti i principianti.
level-like-P-4 = Un PAC-MAN che pensa in anticipo ed è difficile da intrappolare.
level-like-P-5 = Il PAC-MAN più forte di tutti. Riesci a prenderlo almeno una volta?
level-like-P-9 = Un PAC-MAN che non sbaglia più appena un fantasma è stato mangiato, e ti mette alla prova.
level-like-G-1 = Fantasmi che vagano a caso. L’ideale per la prima partita.
level-like-G-2 = Fantasmi che ti inseguono, ma lasciano dei varchi. Alla pari con chi è agli inizi.
level-like-G-3 = Fantasmi che cacciano insieme e battono quasi tutti i principianti.
level-like-G-4 = Fantasmi che ti tagliano la strada. Per chi ha esperienza.
level-like-G-5 = I fantasmi più forti di tutti. Non lasciano quasi nessun varco.
level-like-G-9 = Fantasmi che non sbagliano più appena uno di loro è stato mangiato, e ti mettono alla prova.
set-up-title = { $mode }: prepara la partita
set-up-seats = Chi gioca
set-up-person = Qualcuno su questo schermo
set-up-computer = Il computer, livello
set-up-who = Chi gioca: { $who }
set-up-name = Nome: { $who }
set-up-name-hint = Nome
set-up-ghost-players = In quanti giocano i fantasmi
set-up-players-count =
    { $n ->
        [one] Una persona
       *[other] { $n }
    }
set-up-deal = Ridistribuisci i fantasmi
set-up-ghost-player = Fantasmi, posto { $n }
set-up-character = Personaggio: { $who }
character-eater = Mangione
character-horns = Fantasma con le corna
character-bow = Fantasma col fiocco
character-curl = Fantasma col ricciolo
character-nightcap = Fantasma col berretto
set-up-first = Chi comincia
set-up-lot = A sorte
set-up-loser = Chi ha perso l’ultima partita
set-up-more = Tabellone e recinti
set-up-size = Tabellone
set-up-squares = { $size } × { $size } caselle
set-up-fences = Recinti per giocatore
set-up-fences-usual = { $n }, come al solito
set-up-maze = Labirinto
set-up-maze-this = Questo
set-up-maze-draw = Disegnane uno
set-up-position = La partita comincia da questa posizione
set-up-bad = Così non si può giocare. Codice di errore: { $code }
set-up-start = Comincia
setting-theme = Aspetto
theme-system = Come il sistema
theme-arcade = Sala giochi
theme-wood = Legno
theme-garden = Giardino
theme-paper = Carta
theme-contrast = Alto contrasto
setting-pieces = Pedine
pieces-characters = Personaggi
pieces-pawns = Pedine semplici
pieces-counters = Segnalini
setting-fences = Recinti
fences-theme = Tutti dello stesso colore
fences-owners = Del colore di chi li mette
setting-language = Lingua
setting-language-system = Come il browser
load-failed = Non è stato possibile caricare questa pagina. Sei online?
language-failed = { $language }: non è stato possibile caricare questa lingua. Sei online?
language-behind = { $language } (in parte in inglese)
setting-confirm = Conferma un recinto prima di metterlo
confirm-touch = Solo sui touch screen
confirm-always = Sempre
confirm-never = Mai
setting-motion = Animazioni
motion-system = Come il sistema
motion-full = Tutte
motion-none = Nessuna
setting-sounds = Suoni
setting-coordinates = Lettere e numeri sul tabellone
setting-ways = Mostra le vie più brevi
setting-premoves = Mosse in anticipo: scegli la tua mossa mentre giocano gli altri (online)
device-title = Salvato su questo dispositivo
device-about = Partite, labirinti e impostazioni sono salvati in questo browser e da nessun’altra parte.
device-export = Salva tutto in un file
device-erase = Cancella tutto
device-erased = È stato cancellato tutto.
device-ask = Cancellare tutte le partite, i labirinti e le impostazioni di questo dispositivo? Non si può tornare indietro.
games-none = Ancora nessuna partita. Ogni partita che cominci viene salvata qui, su questo dispositivo.
games-play = Gioca una partita
games-running =
    { $n ->
        [0] Non cominciata · { $when }
        [one] Un’azione finora · { $when }
       *[other] { $n } azioni finora · { $when }
    }
games-over =
    { $n ->
        [one] Finita dopo un’azione · { $when }
       *[other] Finita dopo { $n } azioni · { $when }
    }
games-remove = Cancella questa partita: { $mode }
games-removed = Cancellata: { $mode }
games-continue = Continua
games-look = Rivedi
games-analyse = Analizza
games-save-all = Salva tutto in un file
games-open = Apri file di partite
games-opened =
    { $n ->
        [one] Una partita aggiunta.
       *[other] { $n } partite aggiunte.
    }
games-open-bad = La partita { $game } di questo file non si può leggere. Codice di errore: { $code }
update-ready = È pronta una nuova versione.
update-now = Aggiorna ora
update-later = Più tardi
text-home = Torna alla pagina iniziale
about-1 = Hedgemaze è un gioco da tavolo libero e gratuito di pedine e recinti, da due a quattro giocatori, con varianti in cui quattro fantasmi inseguono PAC-MAN.
about-2 = Segue le regole di Quoridor PAC-MAN. Quoridor e PAC-MAN sono marchi dei rispettivi proprietari, che non hanno nulla a che fare con Hedgemaze. Disegni, suoni, testi e codice sono tutti nostri.
about-3 = Non abbiamo la figura del labirinto che sta nel libretto delle regole. I labirinti di Hedgemaze sono ricostruzioni, e puoi disegnarne di tuoi.
about-4 = Il computer gioca sul tuo dispositivo. Come alle persone, gli sfugge qualcosa: più basso è il livello, più spesso succede. Se un livello mostra un numero, quella forza è stata misurata in partite contro altri livelli.
about-5 = Puoi installare questa pagina dal menu del browser e aprirla come qualsiasi altra app. Dopo la prima visita, le partite su questo schermo e contro il computer funzionano anche senza connessione.
about-6 = Il codice sorgente è aperto, con licenza Apache 2.0.
privacy-1 = Le partite su questo schermo e contro il computer non lasciano mai il tuo dispositivo. Sono salvate in questo browser, insieme ai tuoi labirinti e alle tue impostazioni.
privacy-2 = Non ti serve un account. Non ci sono pubblicità né tracciamento, e la pagina non carica nulla da altri siti.
privacy-3 = Una partita con gli amici è salvata sul server da cui arriva questa pagina: le mosse, i nomi che scrivi e quando si è giocato. Un cookie di questo sito ricorda quali posti sono tuoi.
privacy-4 = Nelle impostazioni puoi salvare in un file tutto ciò che è conservato su questo dispositivo, e cancellarlo.
missing-1 = A questo indirizzo non c’è nessuna pagina. Forse manca una lettera.
shortcuts-title = Scorciatoie da tastiera
shortcuts-board = Sul tabellone
shortcuts-fence = Recinti
shortcuts-pacman = Giochi PAC-MAN
shortcuts-page = Dappertutto
shortcut-move = Spostati di casella in casella
shortcut-edge = Vai al bordo del tabellone
shortcut-act = Scegli una pedina, o muovila nella casella
shortcut-type = Scrivi un’azione, come e2 o e3h
shortcut-back = Rimetti a posto quello che hai in mano
shortcut-fence = Prendi un recinto
shortcut-slide = Fai scorrere il recinto
shortcut-turn = Gira il recinto
shortcut-place = Metti il recinto
shortcut-stop = Finisci la mossa della pedina, o tutto il tuo turno
shortcut-spend = Usa una pallina energia
shortcut-graph = Nell’analisi: scorri la partita sul grafico
shortcut-card = Mostra queste scorciatoie
key-enter = Invio
key-space = Spazio
key-escape = Esc
key-home = Inizio
key-end = Fine
key-up = Pag su
key-down = Pag giù
key-wheel = Rotella
key-right-click = Clic destro
