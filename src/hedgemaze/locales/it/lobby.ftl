page-lobby = Gioca con altri
front-lobby-about = Trova qualcuno o siediti a un tavolo
lobby-quick = Partita veloce
lobby-quick-about = Scegli un orologio. Giocherai con chi sceglie lo stesso.
lobby-either = È uguale
lobby-waiting =
    { $n ->
        [one] Una persona aspetta
       *[other] { $n } aspettano
    }
lobby-looking = Cerco qualcuno con cui giocare
lobby-elapsed = Tempo di attesa
lobby-here = Ci sono { $n } giocatori su { $seats }
lobby-cancel = Smetti di cercare
lobby-offer = Non è ancora arrivato nessuno. Puoi giocare subito contro il computer: il livello { $level } fa per te.
lobby-computer = Gioca contro il computer
lobby-wait-on = Aspetta ancora
lobby-found = Trovato! Apro il tavolo…
lobby-replaced = Ora cerchi una partita in un’altra finestra.
lobby-join = Partecipa
why-lobby-unknown_preset = Questa partita non è più disponibile. Ricarica la pagina.
why-lobby-already_waiting = Stai già cercando un’altra partita.
