# Reglas de la casa: lo que una mesa puede acordar.

house-title = Reglas de la casa
house-usual = Como en el reglamento
house-changed =
    { $n ->
        [one] Una regla cambiada
       *[other] { $n } reglas cambiadas
    }
house-reset = Volver al reglamento
house-at-table = Reglas de la casa de esta partida
house-change = { $rule }: { $value }
house-yes = sí
# Same as in English.
house-no = no
house-off = sin límite

house-edge_side_jump = Salto lateral en el borde
house-about-edge_side_jump = Puedes saltar al lado de una figura que está en el borde del tablero.
house-pawn_side_jump = Salto lateral ante dos figuras
house-about-pawn_side_jump = Puedes saltar al lado de una figura que tiene otra detrás.
house-repetition_draw = A la tercera, se acaba
house-about-repetition_draw = La partida acaba cuando la misma posición se da por tercera vez.
house-max_ply = Duración máxima
house-about-max_ply = La partida acaba en empate tras este número de acciones. Una partida en línea muy larga acaba en empate en todo caso.
house-pellet_stops = La pac-bola detiene a PAC-MAN
house-about-pellet_stops = Comerse una pac-bola pone fin a sus dos pasos; si no, guarda los que le quedan para después del turbo.
house-boost_partial = Parte del turbo
house-about-boost_partial = PAC-MAN puede usar menos de tres pasos del turbo.
house-eat_in_passing = Comer al pasar
house-about-eat_in_passing = Con el turbo, PAC-MAN se come a cada fantasma por el que pasa, no solo a aquel donde se para.
house-pac_enters_ghost = PAC-MAN y los fantasmas
house-about-pac_enters_ghost = Sin turbo, PAC-MAN no puede entrar en la casilla de un fantasma, o puede y lo atrapan.
house-pac_enters_ghost-blocked = el paso está cerrado
house-pac_enters_ghost-caught = lo atrapan
house-pac_move = Pasos de PAC-MAN
house-about-pac_move = PAC-MAN tiene que dar los dos pasos si puede, o se puede parar tras el primero.
house-pac_move-exact = siempre dos
house-pac_move-up_to = uno o dos
house-pac_may_return = PAC-MAN puede volver atrás
house-about-pac_may_return = PAC-MAN puede volver a entrar en la casilla donde empezó su turno.
house-frenzy_steps = Pasos del frenético
house-about-frenzy_steps = Un fantasma que ve a PAC-MAN da uno o dos pasos, o siempre dos.
house-frenzy_steps-up_to_2 = uno o dos
house-frenzy_steps-exact_2 = siempre dos
house-frenzy_turn = Giro del frenético
house-about-frenzy_turn = Un fantasma frenético puede girar entre sus dos pasos.
house-frenzy_toward_only = Frenético, solo hacia PAC-MAN
house-about-frenzy_toward_only = Un fantasma frenético corre derecho hacia PAC-MAN y a ningún otro sitio.
house-ghost_may_stay = Fantasmas quietos
house-about-ghost_may_stay = Un fantasma se puede quedar donde está aunque pueda mover.
house-ghost_pellet_pass = Pasar sobre las pac-bolas
house-about-ghost_pellet_pass = Un fantasma puede cruzar la casilla de una pac-bola sin pararse en ella.
house-ghost_stack = Dos fantasmas en una casilla
house-about-ghost_stack = Dice si un fantasma puede entrar en la casilla de otro.
house-ghost_stack-none = nunca
house-ghost_stack-pass = solo de paso
house-ghost_stack-free = la pueden compartir
house-ghost_order = Orden de los fantasmas
house-about-ghost_order = Dice en qué orden mueven los fantasmas en una ronda. Jugador a jugador: uno mueve todos sus fantasmas, en el orden que quiera, y luego el siguiente.
house-ghost_order-free = el equipo elige
# Same as in English.
house-ghost_order-fixed = Blinky, Pinky, Inky, Clyde
house-ghost_order-seats = jugador a jugador
house-pellets_reset = Las pac-bolas vuelven
house-about-pellets_reset = Todas las pac-bolas vuelven cuando atrapan a PAC-MAN.
house-boost_chains = Turbo tras turbo
house-about-boost_chains = Una pac-bola comida con el turbo da un turbo nuevo.
house-lives = Vidas
house-about-lives = La partida acaba cuando atrapan a PAC-MAN este número de veces.
house-ghost_diagonal = Fantasmas en diagonal
house-about-ghost_diagonal = Los fantasmas también pueden doblar en diagonal una esquina abierta por un lado; les ayuda mucho.
house-auto_win_no_ghosts = Sin fantasmas, se acabó
house-about-auto_win_no_ghosts = PAC-MAN gana al instante cuando se ha comido a los cuatro fantasmas.
house-no_progress_limit = Rondas sin novedad
house-about-no_progress_limit = La partida acaba tras este número de rondas en las que no se come nada ni se atrapa a nadie. En el juego avanzado tampoco se gasta en ellas ninguna pac-bola ni se coloca ninguna barrera.
house-stall_result = Quién gana si nada pasa
house-about-stall_result = Dice qué ocurre cuando una partida acaba porque ya no pasa nada.
house-stall_result-draw = nadie
house-stall_result-ghosts = los fantasmas
# Same as in English.
house-stall_result-pacman = PAC-MAN
house-seal_test = Encerrar casillas
house-about-seal_test = Dice qué debe quedar abierto al colocar una barrera.
house-seal_test-connected = se puede llegar a toda casilla
house-seal_test-connected_no_tunnels = también sin los túneles
house-seal_test-open_side = toda casilla tiene un lado abierto
house-no_return = Volver atrás
house-about-no_return = Evita que las figuras vayan y vengan sin fin.
house-no_return-end_square = no acabar donde se estaba
house-no_return-no_backtrack_step = ni un paso atrás
house-no_return-off = permitido
house-adv_move = Uso de la velocidad
house-about-adv_move = Una figura puede dar menos pasos que su velocidad, o tiene que dar todos los que pueda. En el segundo caso PAC-MAN nunca está obligado a chocar con un fantasma.
house-adv_move-up_to = hasta la velocidad
house-adv_move-exact = justo la velocidad
house-respawn_uses_move = Volver cuesta el movimiento
house-about-respawn_uses_move = Cuando lo han atrapado, PAC-MAN vuelve por una puerta y no mueve en ese turno.
house-ghost_tunnels = Fantasmas en los túneles
house-about-ghost_tunnels = Los fantasmas también pueden cruzar los túneles.
