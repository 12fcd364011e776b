# Una partita al tavolo.

game-loading = Preparazione del tabellone…
game-missing = Questa partita non è più su questo dispositivo.
game-failed = Non è stato possibile caricare le regole. C’è connessione?
engine-failed = Il computer non ha potuto rispondere. Annulla un turno per continuare.
table-others = Gli altri
table-own = La tua parte
table-panel = Mosse e azioni
table-moves = Mosse
table-no-moves = Le mosse appariranno qui.
table-typed = Scrivi un’azione
table-typed-go = Gioca
action-undo = Annulla
action-hint = Consiglio
action-flip = Capovolgi
action-resign = Abbandona
action-again = Rigioca
action-new = Nuova partita
action-analyse = Analizza
action-pass = Passa
action-stop = Ferma: { $piece }
action-spend =
    { $n ->
        [one] Usa la pallina
       *[other] Usa una pallina (ne hai { $n })
    }
turn-engine = { $side }: pensando…
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Tocca a te: scegli una pedina
               *[no] Tocca a: { $side }
            }
        [one]
            { $own ->
                [yes] Tocca a te: ancora un passo
               *[no] { $side }: ancora un passo
            }
       *[other]
            { $own ->
                [yes] Tocca a te: ancora { $steps } passi
               *[no] { $side }: ancora { $steps } passi
            }
    }
turn-boost =
    { $steps ->
        [one] Turbo! Un passo che mangia i fantasmi
       *[other] Turbo! { $steps } passi che mangiano i fantasmi
    }
turn-place = Metti un recinto o fermati
turn-respawn = Scegli la porta da cui entra PAC-MAN
turn-lift = Fantasmi: togliete un recinto della camera
turn-lay = Fantasmi: mettete il recinto altrove
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
        [0] Nessuna vita
        [one] Una vita
       *[other] { $n } vite
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
happened-pellet = PAC-MAN mangia una pallina!
ask-no = No
ask-life = Così finisci su un fantasma e perdi una vita. Vuoi farlo?
ask-life-yes = Perdi una vita
ask-resign = Abbandonare questa partita?
end-label = Fine della partita
end-draw = Patta
end-you-win = Hai vinto!
end-wins =
    { $team ->
        [G] Vincono i fantasmi
       *[other] Vince { $side }
    }
end-reached_goal = Il lato opposto è raggiunto.
end-all_pellets = Tutte e quattro le palline sono state mangiate.
end-no_lives = PAC-MAN è stato preso per l’ultima volta.
end-no_ghosts = Tutti e quattro i fantasmi sono stati mangiati.
end-repetition = La stessa posizione è apparsa tre volte.
end-no_progress = Da troppo tempo non succede più nulla.
end-move_limit = La partita ha raggiunto la durata massima.
end-others_left = Non è rimasto nessun altro.
end-resigned = Partita abbandonata.
rank-label = Grado di PAC-MAN
rank-0 = Ancora nessuno
rank-1 = Principiante
rank-2 = Promettente
rank-3 = Esperto
rank-4 = Campione
