# Una partida en la mesa.

game-loading = Preparando el tablero…
game-missing = Esta partida ya no se guarda en este dispositivo.
game-failed = No se han podido cargar las reglas. ¿Hay conexión?
engine-failed = El ordenador no ha podido responder. Deshaz un turno para seguir.
table-others = Los demás
table-own = Tu bando
table-panel = Jugadas y acciones
table-moves = Jugadas
table-no-moves = Aquí aparecerán las jugadas.
frame-context = Lo que puedes hacer ahora
frame-menu = Menú
frame-close = Cerrar
moves-now = Posición actual
moves-past = Una posición anterior
moves-resigned = se rinde
moves-flagged = sin tiempo
table-info = Información
table-typed = Escribe una acción
table-typed-go = Jugar
action-undo = Deshacer
action-hint = Pista
action-flip = Girar tablero
action-resign = Rendirse
action-again = Otra vez
end-level = Jugar el nivel { $level }
action-new = Partida nueva
action-analyse = Analizar
action-pass = Pasar
action-stop = Parar: { $piece }
action-end-turn = Acabar el turno
action-spend =
    { $n ->
        [one] Gastar la pac-bola
       *[other] Gastar una pac-bola (quedan { $n })
    }
turn-engine = { $side }: pensando…
turn-classic =
    { $own ->
        [yes] Tu turno: mueve o coloca una barrera
       *[no] Turno: { $side }
    }
turn-act =
    { $own ->
        [yes] Tu turno: mueve o coloca una barrera
       *[no] { $side }: mover o colocar una barrera
    }
turn-pick =
    { $own ->
        [yes] Tu turno: elige una figura
       *[no] Turno: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Tu turno: queda un paso
       *[other] Tu turno: quedan { $steps } pasos
    }
turn-steps =
    { $steps ->
        [one] { $side }: queda un paso
       *[other] { $side }: quedan { $steps } pasos
    }
turn-last =
    { $own ->
        [yes] Tu turno: mueve a { $piece }
       *[no] { $side }: mover a { $piece }
    }
turn-boost =
    { $steps ->
        [one] ¡Impulso! Queda un paso para comer fantasmas
       *[other] ¡Impulso! Quedan { $steps } pasos para comer fantasmas
    }
turn-place =
    { $next ->
        [yes] Coloca una barrera, o mueve el siguiente fantasma
       *[no] Coloca una barrera, o acaba tu turno
    }
pick-first = Elige primero un fantasma y luego una casilla para él
turn-respawn = Elige la puerta por la que aparece PAC-MAN
turn-lift = Fantasmas: levantar una barrera de la cámara
turn-lay = Fantasmas: poner la barrera en otro sitio
fences-left =
    { $n ->
        [0] Sin barreras
        [one] Queda una barrera
       *[other] Quedan { $n } barreras
    }
steps-to-goal =
    { $n ->
        [0] En la meta
        [one] A un paso de la meta
       *[other] A { $n } pasos de la meta
    }
steps-short =
    { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }
lives-left =
    { $n ->
        [0] No quedan vidas
        [one] Queda una vida
       *[other] Quedan { $n } vidas
    }
pellets-eaten =
    { $n ->
        [0] Ninguna pac-bola
        [one] Una pac-bola
       *[other] { $n } pac-bolas
    }
ghost-here = { $piece }
ghost-done = { $piece } ya ha movido
ghost-away = A { $piece } se lo han comido
hint-is = Prueba { $action }
announce-turn = { $side }: { $text }
happened-catch = ¡Atrapan a PAC-MAN y pierde una vida!
happened-pellet = ¡PAC-MAN se come una pac-bola!
ask-no = No
ask-life = Chocarías con un fantasma y perderías una vida. ¿Seguro?
ask-life-yes = Sí, seguir
ask-resign = ¿Te rindes en esta partida?
end-label = Fin de la partida
end-draw = Empate
end-you-win = ¡Has ganado!
end-wins =
    { $team ->
        [G] Ganan los fantasmas
       *[other] Gana { $side }
    }
end-reached_goal = ¡Se ha alcanzado el lado opuesto!
end-all_pellets = PAC-MAN se ha comido las cuatro pac-bolas.
end-no_lives = PAC-MAN ha sido atrapado por última vez.
end-no_ghosts = PAC-MAN se ha comido a los cuatro fantasmas.
end-repetition = La misma posición se ha dado tres veces.
end-no_progress = Hace demasiado que no pasa nada.
end-move_limit = La partida ha llegado a su duración máxima.
end-others_left = Todos los demás se han ido.
end-resigned = Alguien se ha rendido.
rank-label = Rango de PAC-MAN
rank-0 = Aún sin rango
rank-1 = Novato
rank-2 = Prometedor
rank-3 = De categoría
rank-4 = De élite
