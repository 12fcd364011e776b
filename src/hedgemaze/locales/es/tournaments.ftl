page-tournaments = Torneos
page-tournament = Torneo
tournaments-mine = Tus torneos
tournaments-listed = Abiertos a todos
tournaments-none = Ahora no hay ningún torneo abierto. ¡Organiza uno!
tournament-make = Organizar un torneo
tournament-make-about = Elige un formato, envía el enlace a tus amigos y empieza cuando esté todo el mundo.
tournament-title = Nombre del torneo
tournament-kind = Formato
tournament-round_robin = Todos contra todos
tournament-round_robin-about = Cada cual juega contra todos los demás.
tournament-knock_out = Eliminatoria
tournament-knock_out-about = Quien pierde un duelo queda fuera.
tournament-arena = Arena
tournament-arena-about = Una partida tras otra mientras quede tiempo.
tournament-places = Máximo de jugadores
tournament-minutes = Duración
tournament-minutes-n =
    { $n ->
        [one] Un minuto
       *[other] { $n } minutos
    }
tournament-clock = Reloj
tournament-fill = Completar con el ordenador
tournament-fill-none = Sin ordenador
tournament-rated = Las partidas cuentan para la puntuación (todos necesitan cuenta)
tournament-bots = Pueden participar robots
tournament-public = Mostrarlo a todos
tournament-plays = Yo también juego
tournament-when = Comienzo
tournament-when-host = Cuando yo decida
tournament-when-minutes =
    { $n ->
        [one] En un minuto
       *[other] En { $n } minutos
    }
tournament-create = Crear
tournament-join = Participar
tournament-joined = Juegas en este torneo.
tournament-leave = Dejarlo
tournament-leave-ask = ¿Dejar el torneo? Pierdes todas las partidas que aún no has jugado.
tournament-start = Empezar ya
tournament-cancel = Cancelar el torneo
tournament-cancel-ask = ¿Cancelar el torneo? Quienes se han apuntado ya no podrán jugarlo.
tournament-cancelled = Este torneo se canceló.
tournament-remove = Quitar
tournament-remove-ask = ¿Quitar a { $name } del torneo?
tournament-invite = Invitar a más gente
tournament-wait-host = El torneo empieza cuando lo inicie quien lo organiza.
tournament-players = Jugadores: { $n } de { $places }
tournament-count =
    { $n ->
        [one] Un jugador
       *[other] { $n } jugadores
    }
tournament-begins-in = Empieza en { $time }
tournament-ends-in = Quedan { $time }
tournament-finishing = Se ha acabado el tiempo. Se juegan las últimas partidas.
tournament-pause = Hacer una pausa
tournament-resume = Seguir jugando
tournament-paused = Estás haciendo una pausa.
tournament-waiting-pair = Pronto tendrás rival. Quédate en esta página.
tournament-waiting-round = Espera a la siguiente ronda.
tournament-out = Ya no sigues en el torneo. ¡Mira a los demás!
tournament-your-game = Empieza tu partida contra { $rival }.
tournament-go = Ir a la mesa
tournament-back = Volver al torneo
tournament-round = Ronda { $n }
tournament-round-of = Ronda { $n } de { $total }
tournament-final = Final
tournament-semifinal = Semifinal
tournament-quarterfinal = Cuartos de final
tournament-standings = Clasificación
tournament-bracket = Cuadro
tournament-cross = Quién ganó a quién
tournament-games = Partidas
tournament-watch = Mirar
tournament-place = Puesto
tournament-player = Jugador
tournament-points = Puntos
tournament-played = Partidas
tournament-wins = Victorias
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: el doble de los puntos de aquellos a quienes has ganado, más los puntos de aquellos con quienes has empatado
tournament-computer = Ordenador { $n }
tournament-erased = Alguien
tournament-free = Exento
tournament-open-place = Aún no se sabe
tournament-left = se ha ido
tournament-over = El torneo ha terminado.
tournament-winner = ¡{ $name } gana el torneo!
tournament-forfeit = no jugada
tournament-lot = por sorteo
tournament-points-about = Una victoria da 2 puntos; un empate, 1.
tournament-missing = Ese torneo no existe.
tournament-win = ganada
tournament-draw = empate
tournament-loss = perdida
tournament-running = se está jugando
why-tournament-none = Ese torneo no existe.
why-tournament-started = El torneo ya ha empezado.
why-tournament-over = El torneo ha terminado.
why-tournament-full = Todas las plazas están ocupadas.
why-tournament-removed = Quien organiza este torneo te ha quitado de él.
why-tournament-accounts_only = Las partidas son puntuadas: necesitas una cuenta para jugar.
why-tournament-no_bots = En este torneo no pueden participar robots.
why-tournament-name_taken = Otra persona tiene ese nombre. Elige otro.
why-tournament-not_in = No juegas en este torneo.
why-tournament-not_host = Solo quien organiza el torneo puede hacer esto.
why-tournament-no_pause = En este torneo no hay pausas.
why-tournament-too_few = Un torneo necesita al menos tres jugadores.
why-tournament-too_many = Ya tienes demasiados torneos. Acaba uno primero.
why-tournament-bad_mode = Este juego no se puede jugar en un torneo.
why-tournament-bad_start = Tiene que empezar en los próximos 30 días.
why-tournament-bad_rated = Solo las personas pueden jugar partidas puntuadas.
