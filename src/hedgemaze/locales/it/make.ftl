# Disegnare labirinti, sceglierli, e portarsi via partite e immagini.

maze-tab-draw = Disegna
maze-tab-mazes = Labirinti
maze-tab-save = Salva e condividi
maze-lead = Disegna un labirinto per i giochi PAC-MAN: recinti, palline energia e caselle di partenza. Vedi subito che cosa manca.
maze-family = Fatto per
maze-tools = Che cosa disegni
tool-fence = Recinto
tool-chamber = Recinto della camera
tool-pellet = Pallina energia
tool-gate-0 = Primo tunnel
tool-gate-1 = Secondo tunnel
tool-erase = Gomma
maze-hint-fence = Tocca una scanalatura per mettere un recinto, e il suo centro per toglierlo.
maze-hint-chamber = Tocca le scanalature per costruire la camera intorno ai fantasmi: quattro recinti.
maze-hint-pellet = Tocca una casella per metterci una pallina energia: quattro in tutto.
maze-hint-gate = Tocca due caselle: PAC-MAN torna lì, e un tunnel le unisce.
maze-hint-erase = Tocca quello che vuoi togliere. Il tasto destro del mouse fa lo stesso con ogni strumento.
maze-hint-piece = Tocca la casella da cui parte { $piece }, o trascina una pedina.
maze-refused-overlaps = Lì c’è già un recinto.
maze-refused-crosses = I recinti non si incrociano.
maze-refused-fences-only = I recinti vanno nelle scanalature tra le caselle.
maze-undo = Annulla
maze-redo = Ripeti
maze-random = A caso
maze-empty = Tabellone vuoto
maze-begin = Comincia da
maze-title-A1 = Misto
maze-title-A2 = Aperto
maze-title-A3 = Riparato
maze-title-A4 = Di riserva
maze-title-chamber = Camera
maze-title-pinwheel = Girandola
maze-untitled = Senza nome
maze-good = Questo labirinto è pronto per giocare.
maze-worth = Chi vince giocando alla perfezione?
maze-worth-of =
    { $n ->
        [one] Un fantasma
       *[other] { $n } fantasmi
    }
maze-worth-failed = Questo dispositivo non riesce a calcolarlo.
maze-worth-unknown = Il server non lo sa. Con quattro fantasmi qui ci vuole troppo tempo per calcolarlo.
maze-worth-ask = Chiedi al server
maze-worth-making = Calcolo in corso: { $percent }%
maze-worth-waiting = Il server sta calcolando prima altri labirinti.
maze-faulty =
    { $n ->
        [one] C’è una cosa da correggere prima di poterci giocare:
       *[other] Ci sono { $n } cose da correggere prima di poterci giocare:
    }
maze-checking = Controllo…
fault-too_many_fences = { $n } recinti sono troppi: la scatola ne ha 20.
fault-fence_overlaps = I recinti { $one } e { $other } si sovrappongono.
fault-fence_crosses = I recinti { $one } e { $other } si incrociano.
fault-chamber_count =
    { $n ->
        [0] Alla camera servono quattro recinti; non ce n’è nessuno.
        [one] Alla camera servono quattro recinti; ce n’è uno.
       *[other] Alla camera servono quattro recinti; ce ne sono { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Servono quattro palline; non ce n’è nessuna.
        [one] Servono quattro palline; ce n’è una.
       *[other] Servono quattro palline; ce ne sono { $n }.
    }
fault-start = { $piece } ha bisogno di una casella di partenza.
fault-start-not = Qui PAC-MAN non ha una casella di partenza: sceglie una porta.
fault-respawn_count =
    { $n ->
        [0] Servono quattro porte, due per ogni tunnel; non ce n’è nessuna.
        [one] Servono quattro porte, due per ogni tunnel; ce n’è una.
       *[other] Servono quattro porte, due per ogni tunnel; ce ne sono { $n }.
    }
fault-tunnel_too_short = Il tunnel da { $one } a { $other } è troppo corto: sono già vicine.
fault-square_shared = Ci sono due cose nella stessa casella: { $squares }.
fault-not_connected = Queste caselle non si possono raggiungere: { $squares }
fault-respawn_sealed = La porta { $squares } è dentro la camera chiusa.
fault-ghost_outside = { $piece } parte fuori dalla camera chiusa.
fault-chamber_stuck = Togliendo un recinto della camera, la camera deve aprirsi, ma nessuno da solo la apre.
fault-other = In questo labirinto non si può giocare. Codice di errore: { $code }
maze-name = Nome
maze-save = Salva
maze-saved = Salvato su questo dispositivo.
maze-not-saved = La memoria di questo browser è piena o bloccata.
maze-share = Copia il link
maze-shared = Il link è copiato. Chi lo apre vede questo labirinto.
maze-not-shared = Non è stato possibile copiare. L’indirizzo di questa pagina è il link.
maze-export = Salva in un file
maze-import = Apri un file
maze-import-bad = Questo file non è un labirinto.
maze-mine = I miei labirinti
maze-mine-none = I labirinti che salvi appaiono qui.
maze-open = Modifica: { $name }
maze-remove = Cancella questo labirinto: { $name }
maze-removed = Cancellato: { $name }
undo-remove = Annulla
record-menu = File e immagine
record-copy = Copia le mosse
record-copied = Le mosse sono state copiate.
record-not-copied = Qui non si può copiare.
record-save = Salva il file della partita
record-saved = Salvato tra i tuoi download.
record-png = Immagine (PNG)
record-svg = Immagine (SVG)
record-gif = Animazione (GIF)
record-picture-of = Un tabellone di Hedgemaze: { $mode }
share-open = Condividi un’immagine
share-title = Condividi
share-kind = Che cosa condividere
share-from = Dalla mossa
share-to = Alla mossa
share-speed = Velocità
share-speed-slow = Lenta
share-speed-normal = Normale
share-speed-fast = Veloce
share-making = Creazione dell’animazione…
share-again = Crea
share-failed = Su questo dispositivo non ha funzionato.
share-size = { $n } kB
share-save = Salva
share-send = Condividi
share-result = { $head }. { $reason }
