# Regole della casa: ciò su cui un tavolo può accordarsi.

house-title = Regole della casa
house-usual = Come nel libretto
house-changed =
    { $n ->
        [one] Una regola cambiata
       *[other] { $n } regole cambiate
    }
house-reset = Torna al libretto
house-at-table = Regole della casa di questa partita
house-change = { $rule }: { $value }
house-yes = sì
# Same as in English.
house-no = no
house-off = senza limite

house-edge_side_jump = Salto di lato al bordo
house-about-edge_side_jump = Puoi saltare di fianco a una pedina che sta al bordo del tabellone.
house-pawn_side_jump = Salto di lato davanti a due pedine
house-about-pawn_side_jump = Puoi saltare di fianco a una pedina che ha un’altra pedina dietro di sé.
house-repetition_draw = Fine alla terza volta
house-about-repetition_draw = La partita finisce quando la stessa posizione appare per la terza volta.
house-max_ply = Durata massima
house-about-max_ply = La partita è patta dopo questo numero di azioni. Una partita online molto lunga è patta in ogni caso.
house-pellet_stops = Una pallina ferma PAC-MAN
house-about-pellet_stops = Mangiare una pallina mette fine ai suoi due passi; altrimenti tiene quelli che restano per dopo il turbo.
house-boost_partial = Turbo in parte
house-about-boost_partial = PAC-MAN può usare meno di tre passi di un turbo.
house-eat_in_passing = Mangiare di passaggio
house-about-eat_in_passing = Con il turbo PAC-MAN mangia ogni fantasma su cui passa, non solo quello dove si ferma.
house-pac_enters_ghost = PAC-MAN e i fantasmi
house-about-pac_enters_ghost = Senza turbo PAC-MAN non può entrare nella casella di un fantasma, oppure può e viene preso.
house-pac_enters_ghost-blocked = la via è chiusa
house-pac_enters_ghost-caught = viene preso
house-pac_move = Passi di PAC-MAN
house-about-pac_move = PAC-MAN deve fare tutti e due i passi se può, oppure può fermarsi dopo uno.
house-pac_move-exact = sempre due
house-pac_move-up_to = uno o due
house-pac_may_return = PAC-MAN può tornare indietro
house-about-pac_may_return = PAC-MAN può rientrare nella casella dove è cominciato il suo turno.
house-frenzy_steps = Passi in frenesia
house-about-frenzy_steps = Un fantasma che vede PAC-MAN fa uno o due passi, oppure sempre due.
house-frenzy_steps-up_to_2 = uno o due
house-frenzy_steps-exact_2 = sempre due
house-frenzy_turn = Girare in frenesia
house-about-frenzy_turn = Un fantasma in frenesia può girare tra i suoi due passi.
house-frenzy_toward_only = Frenesia solo verso PAC-MAN
house-about-frenzy_toward_only = Un fantasma in frenesia corre dritto verso PAC-MAN e da nessun’altra parte.
house-ghost_may_stay = I fantasmi possono restare
house-about-ghost_may_stay = Un fantasma può restare dov’è anche se potrebbe muoversi.
house-ghost_pellet_pass = Fantasmi sulle palline
house-about-ghost_pellet_pass = Un fantasma può passare sulla casella di una pallina senza fermarsi.
house-ghost_stack = Due fantasmi su una casella
house-about-ghost_stack = Dice se un fantasma può entrare nella casella di un altro.
house-ghost_stack-none = mai
house-ghost_stack-pass = solo di passaggio
house-ghost_stack-free = possono condividerla
house-ghost_order = Ordine dei fantasmi
house-about-ghost_order = Dice in quale ordine muovono i fantasmi in un giro. Un posto dopo l’altro: un posto muove tutti i suoi fantasmi, nell’ordine che vuole, poi tocca al successivo.
house-ghost_order-free = sceglie la squadra
# Same as in English.
house-ghost_order-fixed = Blinky, Pinky, Inky, Clyde
house-ghost_order-seats = un posto dopo l’altro
house-pellets_reset = Le palline ritornano
house-about-pellets_reset = Tutte le palline ritornano quando PAC-MAN viene preso.
house-boost_chains = Turbo dopo turbo
house-about-boost_chains = Una pallina mangiata durante un turbo ne dà uno nuovo.
house-lives = Vite
house-about-lives = Dopo questo numero di catture la partita finisce.
house-ghost_diagonal = Fantasmi in diagonale
house-about-ghost_diagonal = I fantasmi possono anche passare in diagonale da un angolo aperto da un lato; questo li aiuta molto.
house-auto_win_no_ghosts = Niente fantasmi, niente caccia
house-about-auto_win_no_ghosts = PAC-MAN vince subito quando tutti e quattro i fantasmi sono stati mangiati.
house-no_progress_limit = Giri senza novità
house-about-no_progress_limit = La partita finisce dopo questo numero di giri in cui nulla è stato mangiato e nessuno preso. Nel gioco avanzato, in quei giri non è stata nemmeno usata una pallina né messo un recinto.
house-stall_result = Chi vince uno stallo
house-about-stall_result = Dice che cosa accade quando una partita finisce perché non succede più nulla.
house-stall_result-draw = nessuno
house-stall_result-ghosts = i fantasmi
# Same as in English.
house-stall_result-pacman = PAC-MAN
house-seal_test = Chiudere caselle
house-about-seal_test = Dice che cosa deve restare aperto quando si mette un recinto.
house-seal_test-connected = ogni casella è raggiungibile
house-seal_test-connected_no_tunnels = anche senza i tunnel
house-seal_test-open_side = ogni casella ha un lato aperto
house-no_return = Tornare indietro
house-about-no_return = Impedisce alle pedine di andare avanti e indietro per sempre.
house-no_return-end_square = non finire dove si era
house-no_return-no_backtrack_step = nessun passo indietro
house-no_return-off = permesso
house-adv_move = Uso della velocità
house-about-adv_move = Una pedina può fare meno passi della sua velocità, oppure deve farne quanti può. Nel secondo caso PAC-MAN non è mai obbligato a finire su un fantasma.
house-adv_move-up_to = fino alla velocità
house-adv_move-exact = esattamente la velocità
house-respawn_uses_move = Tornare costa la mossa
house-about-respawn_uses_move = Dopo una cattura PAC-MAN torna da una porta e in quel turno non muove.
house-ghost_tunnels = I fantasmi usano i tunnel
house-about-ghost_tunnels = Anche i fantasmi possono correre nei tunnel.
