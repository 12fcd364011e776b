# La cornice della pagina, la pagina iniziale, le impostazioni e le pagine semplici.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Vai al contenuto
app-nav = Pagine
page-game = Partita
page-new = Nuova partita
page-maze = Editor di labirinti
page-rules = Regole
page-games = Le mie partite
page-analysis = Analisi
page-settings = Impostazioni
page-about = Informazioni
page-privacy = Riservatezza
page-missing = Qui non c’è nulla
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
mode-about-classic2 = Arriva prima tu dall’altra parte. I recinti allungano la via.
mode-about-classic3 = Tre pedine, sei recinti ciascuna e niente amici.
mode-about-classic4 = Quattro pedine si incontrano in mezzo. Ognuno per sé.
mode-about-pacman =
    { $role ->
        [G] Prendi PAC-MAN tre volte prima che mangi quattro palline.
       *[P] Mangia quattro palline prima che i fantasmi ti prendano tre volte.
    }
mode-about-advanced = I fantasmi escono dalla loro camera, e tutti costruiscono recinti.
front-title = La corsa in un labirinto che costruisci tu
front-lead = Le pedine corrono, i recinti si alzano, i fantasmi cacciano. Gioca subito, in solitario o in compagnia, senza account.
front-continue = Continua: { $mode }
front-continue-since = In pausa da: { $when }
front-pick = Scegli un gioco
front-play = Gioca
front-role = Tu sei
front-computer = Gioca contro il computer
front-here = Gioca su questo schermo
front-set-up = Prepara il tavolo
front-friends = Gioca con gli amici
front-more = Altro
front-learn = Impara a giocare
front-learn-about = Brevi lezioni sul tabellone
front-rules = Le regole
front-rules-about = Tutte in un minuto
front-maze = Disegna un labirinto
front-maze-about = Il tuo labirinto per i fantasmi
front-analysis = Analizza
front-analysis-about = Chi sta vincendo, e perché
front-games = Le mie partite
front-games-about = Continua, rivedi, salva
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
set-up-title = { $mode }: prepara il tavolo
set-up-seats = Chi gioca
set-up-person = Una persona qui
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
set-up-squares = { $size } caselle per { $size }
set-up-fences = Recinti a testa
set-up-fences-usual = { $n }, come al solito
set-up-maze = Labirinto
set-up-maze-this = Questo
set-up-maze-draw = Disegnane uno
set-up-position = La partita comincia da qui
set-up-bad = Così non si può giocare ({ $code }).
set-up-start = Comincia
setting-theme = Aspetto
theme-system = Come il sistema
theme-arcade = Sala giochi
theme-wood = Legno
theme-contrast = Alto contrasto
setting-language = Lingua
setting-language-system = Come il browser
language-failed = { $language }: non è stato possibile caricare questa lingua. C’è connessione?
language-behind = { $language } (in parte in inglese)
setting-confirm = Conferma un recinto prima di metterlo
confirm-touch = Solo al tocco
confirm-always = Sempre
confirm-never = Mai
setting-motion = Animazioni
motion-system = Come il sistema
motion-full = Tutte
motion-none = Nessuna
setting-sounds = Suoni
setting-coordinates = Lettere e numeri sul tabellone
setting-ways = Mostra le vie più brevi
device-title = Conservato su questo dispositivo
device-about = Partite, labirinti e impostazioni stanno nella memoria di questo browser e da nessun’altra parte.
device-export = Salva tutto in un file
device-erase = Cancella tutto
device-erased = È stato cancellato tutto.
device-ask = Cancellare tutte le partite, i labirinti e le impostazioni di questo dispositivo? Non si torna indietro.
games-none = Ancora nessuna partita. Ogni partita che cominci resta qui, su questo dispositivo.
games-play = Giocane una
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
games-open = Apri partite
games-opened =
    { $n ->
        [one] Una partita aggiunta.
       *[other] { $n } partite aggiunte.
    }
games-open-bad = La partita { $game } di questo file non si può leggere ({ $code }).
update-ready = È pronta una nuova versione.
update-now = Usala ora
update-later = Più tardi
text-home = Alla pagina iniziale
about-1 = Hedgemaze è un programma libero per un gioco da tavolo di pedine e recinti, da due a quattro giocatori, e per le sue varianti con un mangione rotondo e quattro fantasmi.
about-2 = Segue le regole di Quoridor PAC-MAN. Quoridor e PAC-MAN sono marchi dei rispettivi proprietari, con i quali Hedgemaze non ha nulla a che fare. I suoi disegni, suoni, testi e il suo programma sono suoi.
about-3 = La figura del labirinto nel libretto non è tra le nostre fonti. I labirinti di Hedgemaze sono ricostruzioni, e puoi disegnarne di tuoi.
about-4 = Gli avversari pensano sul tuo dispositivo. Come le persone, si lasciano sfuggire qualcosa: più basso è il livello, più spesso succede. Se un livello ha un numero, è stato misurato in partite contro gli altri livelli.
about-5 = Installa la pagina dal menu del browser, e si aprirà come qualsiasi altra app. Le partite su questo schermo e contro il computer non hanno bisogno di connessione dopo la prima visita.
about-6 = Il codice sorgente è aperto, con licenza Apache 2.0.
privacy-1 = Le partite su questo schermo e contro il computer non lasciano mai il tuo dispositivo. Restano nella memoria di questo browser, con i tuoi labirinti e le tue impostazioni.
privacy-2 = Non ci sono account, né pubblicità, né contatori, e la pagina non chiede nulla a nessun altro sito.
privacy-3 = Una partita con gli amici è conservata dal server da cui hai aperto questa pagina: le mosse, i nomi che scrivi e quando si è giocato. Un cookie di questo sito dice quali posti sono tuoi.
privacy-4 = Nelle impostazioni puoi salvare in un file tutto ciò che è conservato su questo dispositivo, e cancellarlo.
missing-1 = Questo indirizzo non porta da nessuna parte. Forse manca una lettera.
