end-closed = Il tavolo è stato chiuso
end-closed_unkind = Un gestore ha chiuso questo tavolo perché qualcuno è stato scortese. La partita non conta.
end-closed_unfair = Un gestore ha chiuso questo tavolo perché qualcuno ha giocato in modo scorretto. La partita non conta.
end-closed_technical = Un gestore ha chiuso questo tavolo per un guasto del server. La partita non conta.
end-closed_other = Un gestore ha chiuso questo tavolo. La partita non conta.
end-closed_absent = Qualcuno non ha fatto la prima mossa. La partita non conta.
end-called-off = La partita è stata annullata
room-closed = Questo tavolo è chiuso.
why-room-closed = Questo tavolo è chiuso.
why-people-banned = In questo momento non puoi giocare qui: un gestore di questo server ti ha escluso. Le partite su questo dispositivo funzionano ancora.
why-people-muted = Un gestore ti ha tolto la parola: puoi giocare, ma non parlare né cambiare nome.
report-open = Segnala un giocatore
report-title = Segnala un giocatore
report-about = Le persone che gestiscono questo server daranno un’occhiata. L’altro giocatore non vede chi ha scritto.
report-who = Chi è?
report-why = Che cosa non va?
report-name = Il nome è offensivo
report-phrases = Messaggi fastidiosi
report-stalling = Perde tempo apposta
report-cheating = Bara
report-other = Altro
report-send = Manda
report-sent = Grazie. La tua segnalazione è stata mandata.
why-admin-nobody_there = Qui non c’è questo giocatore.
page-admin = Gestori
admin-sections = Parti di questa pagina
admin-token = Token di amministrazione
admin-token-about = Questa pagina è per chi gestisce questo server. Il token resta in questa scheda finché non la chiudi.
admin-enter = Entra
admin-leave = Esci
admin-search = Cerca
admin-search-go = Trova
admin-none = Qui non c’è nulla.
admin-more = Mostra altro
admin-server = Server
admin-reports = Segnalazioni
admin-rooms = Tavoli
admin-players = Giocatori
admin-bans = Esclusioni
admin-names = Nomi
admin-news = Annunci
admin-audit = Registro
admin-you-are = Usi il token «{ $name }».
admin-count-rooms = Tavoli in uso
admin-count-sockets = Connessioni
admin-count-lobby = Nella sala d’attesa
admin-count-waiting = In attesa
admin-count-accounts = Account
admin-count-sessions = Dispositivi
admin-count-open_reports = Segnalazioni aperte
admin-count-bans = Esclusioni
admin-count-mutes = Silenziati
admin-nodes = Nodi
admin-this-node = questo
admin-reload = Ricarica
admin-slow = I lavori del database più lenti dell’ultimo giorno
admin-slow-job = Lavoro
admin-slow-when = Quando
admin-backups = Backup
admin-backups-about = Ogni { $hours } h; si tengono gli ultimi { $keep }.
admin-backups-off = Il server non fa backup: è stato avviato senza --backup-folder.
admin-backups-elsewhere = PostgreSQL si salva con i suoi strumenti, per esempio pg_dump.
admin-backup-now = Fai un backup ora
admin-backup-failed = L’ultimo backup è fallito:
admin-megabytes = { $n } MB
admin-tokens = Token di amministrazione
admin-label = Nome di un nuovo token
admin-token-make = Crea
admin-token-made = Il token «{ $name }», mostrato solo ora:
admin-used = usato: { $when }
admin-revoke = Revoca
admin-revoke-label = Revoca { $name }
admin-revoke-ask = Revocare il token «{ $name }»? Nessuno potrà più usarlo.
admin-stage = Fase
admin-stage-all = Tutti
admin-stage-waiting = In attesa
admin-stage-playing = In gioco
admin-stage-ended = Finito
admin-stage-closed = Chiuso
admin-watch = Guarda
admin-who = Chi c’è?
admin-nobody = Nessuno è connesso a questo nodo.
admin-seat = Posto { $seat }:
admin-watches = Guarda:
admin-close = Chiudi
admin-close-ask = Chiudere questo tavolo? La partita finisce senza risultato, e i giocatori vedono perché.
admin-close-why = Che cosa vedono i giocatori
admin-why-unkind = Qualcuno è stato scortese
admin-why-unfair = Gioco scorretto
admin-why-technical = Un guasto del server
admin-why-other = Senza motivo
admin-since = Qui da: { $when }
admin-devices =
    { $n ->
        [one] Un dispositivo
       *[other] { $n } dispositivi
    }
admin-fair-play =
    { $n ->
        [one] Gioca come il motore: { $percent }% in una partita
       *[other] Gioca come il motore: { $percent }% in { $n } partite
    }
admin-profile = Profilo
admin-mute = Silenzia
admin-ban = Escludi
admin-is-banned = Escluso
admin-is-muted = Silenziato
admin-ban-ask = Escludere { $name }? Le connessioni aperte finiscono subito.
admin-mute-ask = Silenziare { $name }? Niente frasi, niente nuovo nome; giocare resta possibile.
admin-how-long = Per quanto tempo?
admin-days =
    { $n ->
        [one] Un giorno
       *[other] { $n } giorni
    }
admin-hours =
    { $n ->
        [one] Un’ora
       *[other] { $n } ore
    }
admin-for-ever = Fino alla revoca
admin-note = Nota per i gestori
admin-network = Indirizzo o rete IPv6 (/64)
admin-from = Da: { $from }
admin-from-until = { $from } – { $until }
admin-until = Fino a: { $until }
admin-over = Finito
admin-lift = Revoca
admin-lift-ask = Revocare per { $name }?
admin-reports-all = Anche quelle già trattate
admin-no-name = (senza nome)
admin-reporter = Segnalato da { $name }
admin-handle = Fatto
admin-handled = Trattato da { $name }
admin-names-about = Nessun nome di account può contenere queste parole. Lettere che si somigliano contano come uguali.
admin-word = Parola
admin-add = Aggiungi
admin-remove = Rimuovi
admin-word-remove = Rimuovi { $word }
admin-news-text = Testo per tutti
admin-news-language = Aggiungi una lingua
admin-news-send = Annuncia
admin-by = { $name }, { $when }
admin-details = Dettagli
audit-token-made = Token creato
audit-token-revoked = Token revocato
audit-room-closed = Tavolo chiuso
audit-ban-added = Escluso
audit-mute-added = Silenziato
audit-lifted = Esclusione o silenzio revocati
audit-report-handled = Segnalazione trattata
audit-name-filtered = Parola aggiunta al filtro
audit-name-allowed = Parola tolta dal filtro
audit-announcement-added = Annuncio
audit-announcement-deleted = Annuncio rimosso
audit-backup-made = Backup fatto
why-admin-no_token = Questo token non è valido.
why-admin-label_taken = C’è già un token con questo nome.
why-admin-bad_label = Un nome ha fino a 32 lettere, cifre, punti e trattini.
why-admin-not_found = Non esiste più.
why-admin-bad_network = Questo non è né un indirizzo né una rete /64.
why-admin-bad_sanction = Scegli un account o un indirizzo.
why-admin-bad_time = La fine deve essere più tardi.
why-admin-bad_word = Una parola deve avere almeno due lettere.
why-admin-bad_announcement = Un annuncio ha bisogno di un testo di al massimo 300 caratteri.
why-admin-backup_off = Il server è stato avviato senza --backup-folder.
why-admin-backup_elsewhere = PostgreSQL si salva con i suoi strumenti.
why-storage-backup_failed = Il backup è fallito. Quelli precedenti sono intatti; il log dice di più.
