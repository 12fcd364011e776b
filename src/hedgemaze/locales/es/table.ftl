# Una partida en la mesa.

game-loading = Preparando el tablero…
game-missing = Esta partida ya no se guarda en este dispositivo.
game-failed = No se han podido cargar las reglas. ¿Hay conexión?
engine-failed = El ordenador no ha podido responder. Deshaz un turno para seguir.
table-others = Los demás
table-own = Tu bando
table-panel = Jugadas y acciones
table-moves = Jugadas
table-no-moves = Aquí se anotarán las jugadas.
table-typed = Escribe una acción
table-typed-go = Jugar
action-undo = Deshacer
action-hint = Pista
action-flip = Voltear
action-resign = Rendirse
action-again = Otra vez
action-new = Partida nueva
action-analyse = Analizar
action-pass = Pasar
action-stop = Parar: { $piece }
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Tu turno: elige una figura
               *[no] Turno: { $side }
            }
        [one]
            { $own ->
                [yes] Tu turno: queda un paso
               *[no] { $side }: queda un paso
            }
       *[other]
            { $own ->
                [yes] Tu turno: quedan { $steps } pasos
               *[no] { $side }: quedan { $steps } pasos
            }
    }
turn-boost =
    { $steps ->
        [one] ¡Turbo! Un paso que come fantasmas
       *[other] ¡Turbo! { $steps } pasos que comen fantasmas
    }
turn-place = Coloca una barrera o para
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
        [0] Sin vidas
        [one] Una vida
       *[other] { $n } vidas
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
ask-life = Con este paso chocas con un fantasma y pierdes una vida. ¿Lo das?
ask-life-yes = Perder una vida
ask-resign = ¿Abandonas esta partida?
end-label = El final
end-draw = Empate
end-you-win = ¡Has ganado!
end-wins =
    { $team ->
        [G] Ganan los fantasmas
       *[other] Gana { $side }
    }
end-reached_goal = Se ha alcanzado el lado opuesto.
end-all_pellets = PAC-MAN se ha comido las cuatro pac-bolas.
end-no_lives = PAC-MAN ha sido atrapado por última vez.
end-no_ghosts = PAC-MAN se ha comido a los cuatro fantasmas.
end-repetition = La misma posición se ha dado tres veces.
end-no_progress = Hace demasiado que no pasa nada.
end-move_limit = La partida ha llegado a la duración máxima permitida.
end-others_left = Todos los demás se han ido.
end-resigned = La partida se ha abandonado.
rank-label = Rango de PAC-MAN
rank-0 = Aún ninguno
rank-1 = Novato
rank-2 = Prometedor
rank-3 = De categoría
rank-4 = De élite
