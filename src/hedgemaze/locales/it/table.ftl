# Una partita al tavolo.

game-loading = Preparazione del tabellone…
game-missing = Questa partita non è più su questo dispositivo.
game-failed = Non è stato possibile caricare le regole. Sei online?
engine-failed = Il computer non ha potuto rispondere. Annulla un turno per continuare.
table-others = Gli altri
table-own = La tua parte
table-panel = Mosse e azioni
table-moves = Mosse
table-no-moves = Le mosse appariranno qui.
frame-context = Che cosa puoi fare ora
frame-menu = Menu
frame-close = Chiudi
moves-now = Posizione attuale
moves-past = Una posizione precedente
moves-resigned = abbandona
moves-flagged = tempo scaduto
table-info = Info
table-typed = Scrivi un’azione
table-typed-go = Gioca
action-undo = Annulla
action-hint = Suggerimento
action-flip = Gira il tabellone
action-resign = Abbandona
action-again = Rigioca
end-level = Gioca col livello { $level }
action-new = Nuova partita
action-analyse = Analizza
action-pass = Passa
action-stop = Ferma: { $piece }
action-end-turn = Fine turno
action-spend =
    { $n ->
        [one] Usa la pallina
       *[other] Usa una pallina (ne hai { $n })
    }
turn-engine = { $side }: il computer pensa…
turn-classic =
    { $own ->
        [yes] Tocca a te: muovi o metti un recinto
       *[no] Tocca a: { $side }
    }
turn-act =
    { $own ->
        [yes] Tocca a te: muovi o metti un recinto
       *[no] { $side }: una mossa o un recinto
    }
turn-pick =
    { $own ->
        [yes] Tocca a te: scegli una pedina
       *[no] Tocca a: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Tocca a te: ancora un passo
       *[other] Tocca a te: ancora { $steps } passi
    }
turn-steps =
    { $steps ->
        [one] { $side }: ancora un passo
       *[other] { $side }: ancora { $steps } passi
    }
turn-last =
    { $own ->
        [yes] Tocca a te: muovi { $piece }
       *[no] { $side }: muovi { $piece }
    }
turn-boost =
    { $steps ->
        [one] Potenziamento! Ancora un passo per mangiare i fantasmi
       *[other] Potenziamento! Ancora { $steps } passi per mangiare i fantasmi
    }
turn-place =
    { $next ->
        [yes] Metti un recinto o muovi il prossimo fantasma
       *[no] Metti un recinto o finisci il turno
    }
pick-first = Prima scegli un fantasma, poi la sua casella
turn-respawn = Scegli la porta da cui entra PAC-MAN
turn-lift = Fantasmi: prendete un recinto della camera
turn-lay = Fantasmi: mettete il recinto da un’altra parte
fences-left =
    { $n ->
        [0] Recinti finiti
        [one] Ancora un recinto
       *[other] Ancora { $n } recinti
    }
steps-to-goal =
    { $n ->
        [0] Al traguardo
        [one] Un passo al traguardo
       *[other] { $n } passi al traguardo
    }
steps-short =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
lives-left =
    { $n ->
        [0] Nessuna vita rimasta
        [one] Resta una vita
       *[other] Restano { $n } vite
    }
pellets-eaten =
    { $n ->
        [0] Nessuna pallina
        [one] Una pallina
       *[other] { $n } palline
    }
ghost-here = { $piece }
ghost-done = { $piece } ha già mosso
ghost-away = { $piece } è stato mangiato
hint-is = Prova { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN viene preso e perde una vita!
happened-pellet = PAC-MAN mangia una pallina energia!
ask-no = No
ask-life = Finiresti su un fantasma e perderesti una vita. Vuoi andare lo stesso?
ask-life-yes = Vai lo stesso
ask-resign = Abbandonare questa partita?
end-label = Fine della partita
end-draw = Patta
end-you-win = Hai vinto!
end-wins =
    { $team ->
        [G] Vincono i fantasmi
       *[other] Vince { $side }
    }
end-reached_goal = Il lato opposto è stato raggiunto!
end-all_pellets = Tutte e quattro le palline energia sono state mangiate.
end-no_lives = PAC-MAN è stato preso per l’ultima volta.
end-no_ghosts = Tutti e quattro i fantasmi sono stati mangiati.
end-repetition = La stessa posizione è apparsa tre volte.
end-no_progress = Da troppo tempo non succede più nulla.
end-move_limit = La partita ha raggiunto la durata massima.
end-others_left = Tutti gli altri sono andati via.
end-resigned = Qualcuno ha abbandonato.
rank-label = Grado di PAC-MAN
rank-0 = Ancora nessun grado
rank-1 = Principiante
rank-2 = Promettente
rank-3 = Esperto
rank-4 = Campione
