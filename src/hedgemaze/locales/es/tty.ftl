# El juego en la terminal.

tty-named = { $side } ({ $people })
tty-player = Jugador { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor para un jugador
       *[other] Quoridor para { $players } jugadores
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor para un jugador en un tablero de { $size } por { $size }
       *[other] Quoridor para { $players } jugadores en un tablero de { $size } por { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN avanzado
tty-caption-pacman-maze = PAC-MAN en el laberinto { $maze }
tty-caption-advanced-maze = PAC-MAN avanzado en el laberinto { $maze }
tty-goal-S = { $who } sube de { $start } a la fila { $row }.
tty-goal-N = { $who } baja de { $start } a la fila 1.
tty-goal-W = { $who } cruza de { $start } a la columna { $file }.
tty-goal-E = { $who } cruza de { $start } a la columna a.
tty-goal-P =
    { $pellets ->
        [one] { $who } mueve P y gana con una pac-bola ({ $sign }).
       *[other] { $who } mueve P y gana con { $pellets } pac-bolas ({ $sign }).
    }
tty-deal = { $who } mueve { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Los fantasmas ganan si atrapan a PAC-MAN una vez.
       *[other] Los fantasmas ganan si atrapan a PAC-MAN { $lives } veces.
    }
tty-respawns = Si lo atrapan, vuelve en una de las casillas { $squares } ({ $sign }).
tty-typing-classic = Escribe la casilla a la que quieres mover, como { $move }, o una barrera: { $across } es horizontal, encima de { $slot } y { $right }; { $upright } es vertical, a la derecha de { $slot } y { $above }. help muestra más, quit termina.
tty-typing-pacman = Escribe una figura y adónde va, como Pe6 o Bd9; dos pasos de una vez son Pe6e7. help muestra más, quit termina.
tty-typing-advanced = Escribe una figura y adónde va, como Pe8 o Bd6, o una barrera, como e3h. help muestra más, quit termina.
tty-help-typing = Cómo se escribe un turno
tty-help-move = mueve tu figura a esa casilla
tty-help-across = coloca una barrera horizontal encima de { $slot } y { $right }
tty-help-upright = coloca una barrera vertical a la derecha de { $slot } y { $above }
tty-help-pass = solo si no tienes ninguna acción legal
tty-help-pacman-step = PAC-MAN entra en e6; en su turno basta con e6
tty-help-pacman-steps = dos pasos de una vez; e6 e7 es lo mismo
tty-help-ghost = Blinky entra en d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = esa figura se para, o se queda porque no puede dar ningún paso
tty-help-one-line = En una línea caben todas las acciones de tu turno: { $example }
tty-help-respawn = PAC-MAN aparece en la puerta e9
tty-help-fence = coloca una barrera encima de e3 y f3; e3v, una a la derecha de e3 y e4
tty-help-lift = los fantasmas levantan la barrera d5h de la cámara (turnos de apertura)
tty-help-spend = PAC-MAN gasta una pac-bola y da 2 pasos para comer fantasmas
tty-help-rules-classic = Las reglas en breve: un paso o una barrera por turno. Puedes saltar por encima de una figura junto a la tuya. A toda figura le debe quedar un camino a su meta. Gana el primero que llega al lado opuesto.
tty-help-rules-pacman = Las reglas en breve: PAC-MAN da 2 pasos, y hasta 3 más cuando llega a una pac-bola; solo con esos pasos extra puede comer fantasmas. Luego cada fantasma da 1 paso, o hasta 2 si ve a PAC-MAN en línea recta sin barrera en medio. Un fantasma no puede pararse sobre una pac-bola ni sobre otro fantasma. Si atrapan a PAC-MAN, pierde una vida y todas las figuras vuelven a sus casillas iniciales. PAC-MAN gana con la cuarta pac-bola.
tty-help-rules-advanced = Las reglas en breve: en cuatro turnos de apertura, PAC-MAN mueve o coloca una barrera, y los fantasmas cambian de sitio una barrera de la cámara. Después cada figura mueve y luego puede colocar una barrera. Las casillas del centro de los lados están unidas por túneles, e9 con e1 y a5 con i5. Una figura no puede acabar donde empezó ni donde estaba antes de su último movimiento. Los fantasmas se vuelven más rápidos tras la primera y tras la tercera pac-bola. PAC-MAN gana con la cuarta pac-bola; los fantasmas, cuando él pierde la última vida.
tty-help-commands = Comandos
tty-help-legal = enumera todas las acciones legales
tty-help-why = dice por qué una acción no es posible
tty-help-undo = deshace una acción
tty-help-back = deshace hasta el inicio del turno
tty-help-board = dibuja otra vez el tablero
tty-help-record = muestra la partida hasta ahora
tty-help-position = muestra el texto de una línea de la posición
tty-help-save = guarda la partida (como JSON si el nombre acaba en .json)
tty-help-load = sigue con una partida guardada
tty-help-draw = ofrece empate; si los demás también lo escriben, queda acordado
tty-help-resign = abandona
tty-help-quit = termina sin guardar
tty-ask-pass = { $who } no tiene ninguna acción legal: escribe pass.
tty-ask-move = Turno: { $who }. Mueve a una casilla vecina o coloca una barrera.
tty-ask-move-only = Turno: { $who }. Mueve a una casilla vecina; no quedan barreras.
tty-ask-act = { $who }, turno de apertura { $turn } de { $turns }: mueve hasta { $steps } casillas o coloca una barrera.
tty-ask-lift = { $who }, turno de apertura { $turn } de { $turns }: levanta una barrera de la cámara y ponla en otro sitio.
tty-ask-lay = { $who }: pon la barrera que has levantado; no puede volver a { $fence }.
tty-ask-ghosts = Turno: { $who }. Faltan por mover: { $ghosts }.
tty-ask-steps = Turno: { $who }. Pasos: { $steps }.
tty-ask-steps-fence = Turno: { $who }. Pasos: hasta { $steps }, y luego, si quieres, una barrera.
tty-ask-steps-most = Turno: { $who }. Pasos: hasta { $steps }.
tty-ask-spend = { $piece } no puede acabar aquí el movimiento: gasta una pac-bola con P+.
tty-ask-place = { $piece } puede colocar ahora una barrera, o acabar el turno con { $letter }-.
tty-ask-stop = A { $piece } no le quedan pasos: acaba el turno con { $letter }-.
tty-ask-moving = { $piece } está moviendo. Pasos que quedan: { $steps }.
tty-ask-boost = Impulso de PAC-MAN: puede comer fantasmas. Pasos que quedan: { $boost }.
tty-ask-boost-then = Impulso de PAC-MAN: puede comer fantasmas. Pasos que quedan: { $boost }, y luego { $steps } normales.
tty-ask-wait = { $who } está fuera del tablero y hay un fantasma en cada puerta: escribe P- para esperar.
tty-ask-respawn = { $who } está fuera del tablero: elige en qué casilla aparece, { $squares }.
tty-hint-end-or-fence = O acaba aquí el turno, con { $letter }- o con una barrera.
tty-hint-end = O párate aquí: { $letter }-.
tty-hint-no-end = El movimiento no puede acabar aquí.
tty-hint-stay = { $piece } puede quedarse en su sitio: { $letter }-.
tty-hint-lifts = Barreras de la cámara que se pueden levantar: { $fences }.
tty-hint-reserve = Pac-bolas en reserva: { $n }. P+ gasta una y da { $steps } pasos para comer fantasmas.
tty-hint-memory = Casillas donde no acabar (allí estaba antes de su último movimiento): { $squares }.
tty-hint-seen = Fantasmas que ven ahora a PAC-MAN: { $ghosts }.
tty-hint-unseen = Ningún fantasma ve ahora a PAC-MAN.
tty-hint-frenzy = Frenéticos (ven a PAC-MAN y tienen { $steps } pasos): { $ghosts }.
tty-hint-no-frenzy = Ningún fantasma está frenético.
tty-hint-each-fence = Pasos de cada uno: hasta { $steps }, y luego, si quieres, una barrera.
tty-hint-each = Pasos de cada uno: hasta { $steps }.
tty-left-game = ya no está en la partida
tty-left-classic = barreras { $fences }  pasos a la meta { $steps }
tty-left-pacman = Ronda { $round }. Vidas: { $lives }. Pac-bolas tomadas: { $taken } de { $pellets }.
tty-left-eaten = Fantasmas comidos: { $ghosts }.
tty-left-fences = Barreras: PAC-MAN { $pacman }, fantasmas { $ghosts }.
tty-left-repeated = Esta posición se ha dado dos veces; a la tercera acaba la partida.
tty-left-rounds = Rondas sin avance: { $rounds }; la partida acaba con { $most }.
tty-event-reserve = PAC-MAN guarda en su reserva la pac-bola de { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN se come la pac-bola de { $square } y recibe un paso de impulso para comer fantasmas.
       *[other] PAC-MAN se come la pac-bola de { $square } y recibe { $steps } pasos de impulso para comer fantasmas.
    }
tty-event-pellet = PAC-MAN se come la pac-bola de { $square }.
tty-event-eaten = PAC-MAN se come a { $piece }.
tty-event-catch = { $piece } atrapa a PAC-MAN en { $square }. Vidas que quedan: { $lives }.
tty-event-collision = PAC-MAN se topa con un fantasma. Vidas que quedan: { $lives }.
tty-event-comes-back = Sale del tablero y vuelve en su próximo turno.
tty-event-reset = Todas las figuras vuelven a sus casillas iniciales.
tty-event-computer = El ordenador juega { $action }.
tty-event-resigned = { $side } abandona.
tty-event-resigned-G = Los fantasmas abandonan.
tty-won-reached_goal = { $winner } alcanza la línea de meta y gana.
tty-won-all_pellets = PAC-MAN toma la última pac-bola y gana.
tty-won-no_lives = PAC-MAN ha sido atrapado por última vez: ganan los fantasmas.
tty-won-no_ghosts = No queda ningún fantasma en el tablero: gana PAC-MAN.
tty-won-repetition = La misma posición se ha dado por tercera vez; según las reglas de la casa, la victoria es para { $winner }.
tty-won-no_progress = Han pasado demasiadas rondas sin avance; según las reglas de la casa, la victoria es para { $winner }.
tty-won-move_limit = Se ha llegado al límite de acciones; la victoria es para { $winner }.
tty-won-others_left = Todos los demás han dejado la partida; la victoria es para { $winner }.
tty-won-resigned = La partida ha acabado por abandono; la victoria es para { $winner }.
tty-won-flagged = Se ha acabado el tiempo; la victoria es para { $winner }.
tty-won-agreed = La partida ha acabado por acuerdo; la victoria es para { $winner }.
tty-winner-G = los fantasmas
tty-drawn-repetition = La misma posición se ha dado por tercera vez: hay empate.
tty-drawn-no_progress = Han pasado demasiadas rondas sin avance: hay empate.
tty-drawn-move_limit = Se ha llegado al límite de acciones: hay empate.
tty-drawn-agreed = Empate por acuerdo.
tty-drawn-other = La partida acaba en empate.
tty-rank = Rango alcanzado: { $rank } de 4, { $name }.
tty-no-rank = PAC-MAN no se ha comido ninguna pac-bola y no alcanza ningún rango.
tty-over = La partida ha terminado. undo deshace la última acción, quit termina.
tty-after = save FILE guarda la partida, undo deshace la última acción, quit termina.
tty-goodbye = Hasta la próxima.
tty-goodbye-unsaved = Hasta la próxima. La partida no se ha guardado; save FILE la habría guardado.
tty-too-long = Esa línea es demasiado larga; el máximo son { $most } caracteres.
tty-confirm-life = PAC-MAN se toparía con un fantasma y perdería una vida. Escríbelo otra vez para hacerlo.
tty-nothing-played = No se ha jugado nada de esta línea.
tty-turn-over = { $word } vendría después del final de este turno; escribe un turno por línea.
tty-which-ghost = Di a qué fantasma te refieres: { $examples }.
tty-meant = { $word } no es una acción de este modo. ¿Querías decir { $command }?
tty-unknown = { $word } no es una acción de este modo. help muestra cómo se escriben, legal las enumera.
tty-why = Escribe why y una acción, como why e3h.
tty-undone = Deshecho: { $actions }
tty-draw = Hay una oferta de empate: escribe draw para aceptarla, o sigue jugando para rechazarla.
tty-save = Escribe save y el nombre de un archivo, como save game.txt.
tty-save-there = { $name } ya existe. Escribe save! { $name } para reemplazarlo.
tty-saved = Guardado en { $name }.
tty-load = Escribe load y el nombre de un archivo, como load game.txt.
tty-puzzle-help = Escribe tu turno. También puedes escribir hint, why, solution, board o quit.
tty-puzzle-hint = Prueba { $action }.
tty-puzzle-reply = Respuesta del rival: { $actions }
tty-puzzle-wrong = Prueba otra vez, o escribe why.
tty-puzzle-why = Prueba algo primero; después why explica qué tiene de malo.
