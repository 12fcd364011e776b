# Disegnare labirinti, sceglierli, e portarsi via partite e immagini.

maze-lead = Disegna un labirinto per i giochi PAC-MAN: recinti, palline e caselle di partenza. Quello che manca viene detto subito.
maze-family = Fatto per
maze-tools = Con che cosa disegni
tool-fence = Recinto
tool-chamber = Recinto della camera
tool-pellet = Pallina
tool-gate-0 = Primo tunnel
tool-gate-1 = Secondo tunnel
tool-erase = Gomma
maze-hint-fence = Tocca una scanalatura per alzare un recinto, e il suo centro per toglierlo.
maze-hint-chamber = Tocca una scanalatura per costruire la camera intorno ai fantasmi: quattro recinti.
maze-hint-pellet = Tocca una casella per metterci una pallina: quattro in tutto.
maze-hint-gate = Tocca due caselle: PAC-MAN torna lì, e un tunnel le unisce.
maze-hint-erase = Tocca ciò che deve sparire. Il tasto destro fa lo stesso con ogni strumento.
maze-hint-piece = Tocca la casella da cui parte { $piece }, o trascina una pedina.
maze-refused-overlaps = Lì c’è già un recinto.
maze-refused-crosses = I recinti non si incrociano.
maze-refused-fences-only = I recinti stanno nelle scanalature tra le caselle.
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
maze-good = In questo labirinto si può giocare.
maze-faulty =
    { $n ->
        [one] Manca una cosa prima di poterci giocare:
       *[other] Mancano { $n } cose prima di poterci giocare:
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
fault-square_shared = Due cose stanno nello stesso posto: { $squares }.
fault-not_connected = Queste caselle non si possono raggiungere: { $squares }
fault-respawn_sealed = La porta { $squares } è dentro la camera chiusa.
fault-ghost_outside = { $piece } parte fuori dalla camera chiusa.
fault-chamber_stuck = Togliendo un recinto la camera deve aprirsi, e nessuno da solo la apre.
fault-other = In questo labirinto non si può giocare ({ $code }).
maze-name = Nome
maze-save = Conserva
maze-saved = Conservato su questo dispositivo.
maze-not-saved = La memoria di questo browser è piena o chiusa.
maze-share = Copia il link
maze-shared = Il link è copiato. Chi lo apre vede questo labirinto.
maze-not-shared = Non è stato possibile copiare. L’indirizzo di questa pagina è il link.
maze-export = Salva in un file
maze-import = Apri un file
maze-import-bad = Questo file non è un labirinto.
maze-mine = I miei labirinti
maze-mine-none = I labirinti che conservi appaiono qui.
maze-open = Continua a disegnare: { $name }
maze-remove = Cancella questo labirinto: { $name }
maze-removed = Cancellato: { $name }
undo-remove = Ripristina
record-menu = Partita e immagine
record-copy = Copia la partita
record-copied = La partita è copiata.
record-not-copied = Qui non è stato possibile copiare.
record-save = Salva la partita
record-saved = Salvato tra i tuoi download.
record-png = Immagine (PNG)
record-svg = Immagine (SVG)
record-picture-of = Un tabellone di Hedgemaze: { $mode }
