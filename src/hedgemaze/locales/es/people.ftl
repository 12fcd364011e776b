page-me = Mis resultados
page-player = Jugador
page-watching = Ver partidas
people-games = Partidas
people-won = Ganadas
people-results = Ganadas { $won } · Empates { $drawn } · Perdidas { $lost }
people-mode = Juego
people-levels = Contra el ordenador
people-as = Jugaste con: { $side }
people-accuracy = Precisión
people-accuracy-label =
    { $n ->
        [one] Una partida; ahora { $now }
       *[other] { $n } partidas; ahora { $now }
    }
people-accuracy-none = Acaba dos partidas y una línea mostrará lo bien que juegas.
people-openings = Tus aperturas
people-no-games = Aquí se cuentan tus partidas acabadas: victorias, niveles, aperturas y lo bien que juegas.
people-device = Contado en este dispositivo, sin cuenta.
people-device-title = En este dispositivo
people-account = Cuenta
people-public = Mi página pública
people-ratings = Puntuaciones
people-ratings-none = Aún no hay partidas puntuadas.
people-rated-games =
    { $n ->
        [one] Una partida
       *[other] { $n } partidas
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } tras una partida
       *[other] { $pool }: { $rating } tras { $n } partidas
    }
people-provisional = { $rating }, aún incierta
people-since = Desde el { $when }
people-here = En línea
people-away = Sin conexión
people-playing = Jugando ahora
people-watch = Mirar
people-watch-of = Mirar la partida de { $name }
people-recent = Últimas partidas
people-recent-none = Ninguna partida que todos puedan ver.
people-unnamed = Alguien
people-winner = Victoria: { $side }
people-draw = Empate
people-over = { $result } · { $when }
people-challenge = Retar
people-follow = Seguir
people-following = Siguiendo
people-block = Bloquear
people-unblock = Desbloquear
people-unblock-of = Desbloquear a { $name }
people-report = Denunciar
people-sign-in = Para seguir o retar a alguien necesitas una cuenta.
people-followed = Personas que sigues
people-followed-none = Aún no sigues a nadie. Abre la página de alguien y toca Seguir.
people-blocked = Personas bloqueadas
people-find = Buscar a alguien por su nombre
people-find-go = Abrir
people-wishes = Lo que ven los demás
people-hidden = Nadie ve cuándo estoy en línea
people-delayed = El público ve mis partidas puntuadas tres minutos más tarde
challenge-title = Retar a { $name }
challenge-clock = Reloj
challenge-rated = Partida puntuada
challenge-send = Enviar el reto
challenge-minute = Hay un minuto para contestar.
challenge-day = Hay un día para contestar.
challenge-label = Retos
challenge-from = { $name } quiere jugar contigo
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · puntuada
challenge-accept = Jugar
challenge-decline = No, gracias
challenge-waiting = Esperando a { $name }
challenge-cancel = Retirar
challenge-declined = { $name } no puede jugar ahora.
challenge-rematch = Revancha propuesta: { $names }
challenge-look = Ir a la mesa
challenge-later = Más tarde
watching-none = Ahora mismo no hay ninguna partida que mirar.
watch-delayed = Estás mirando con tres minutos de retraso, porque lo ha pedido un jugador.
games-rematch = Revancha propuesta · { $when }
why-people-not_welcome = Ahora no puedes jugar con esta persona.
why-people-unknown_player = Nadie tiene ese nombre.
why-people-yourself = Eres tú.
why-people-too_many_people = La lista está llena: 200 personas como máximo. Quita primero a alguien.
why-people-too_many_challenges = Como máximo 10 retos tuyos pueden estar sin respuesta.
why-people-challenge_over = El reto ya no vale.
why-people-no_such_challenge = El reto ya no vale.
