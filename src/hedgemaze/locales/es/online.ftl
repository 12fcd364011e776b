# Mesas con amigos, por la red.

page-online = Jugar con amigos
page-table = Mesa
page-watch = Mirar
page-code = Seguir aquí
friends-mode = Juego
friends-special = { $mode }, tal como lo has preparado.
friends-count = Jugadores
friends-players =
    { $n ->
        [one] Un jugador
       *[other] { $n } jugadores
    }
friends-here = En esta pantalla
friends-elsewhere = Por enlace
friends-clock = Reloj
friends-loser = Quien perdió la última partida
friends-listed = Cualquiera puede encontrar esta mesa y sentarse
friends-bots = Los robots pueden ocupar asientos libres
friends-nobody = Invita al menos a un amigo. Para jugar sin amigos no necesitas mesa.
friends-open = Abrir la mesa
friends-code = Tengo un código de otro dispositivo
friends-alone = Mejor jugar en esta pantalla
open-title = Mesas abiertas
open-none = Ahora mismo no espera nadie.
open-free =
    { $n ->
        [one] Un asiento libre
       *[other] { $n } asientos libres
    }
timing-none = Sin reloj
timing-fischer = { $minutes } min + { $seconds } s por turno
timing-days =
    { $n ->
        [one] Un día por turno
       *[other] { $n } días por turno
    }
seat-name = Tu nombre
seat-character = Tu personaje
seat-free = Libre
seat-sit = Sentarme
seat-link = Copiar el enlace para { $seat }
seat-there = En línea
seat-away = Sin conexión
seat-left = Se ha ido
seat-nameless = Sin nombre
seat-bot = Robot
seat-bot-named = { $name } (robot)
seat-mine-named = { $name } (tú)
waiting-title = Esperando a los amigos
waiting-invited = Te han invitado
waiting-me = Tú
waiting-free =
    { $n ->
        [0] Ya no falta nadie.
        [one] La partida empieza en cuanto se ocupe el último asiento.
       *[other] Hay { $n } asientos libres. La partida empieza cuando se ocupen todos.
    }
waiting-deal = Repartir otra vez
waiting-leave = Dejar la mesa
leave-ask = ¿Dejas esta partida? Tu equipo seguirá con tus fantasmas.
invite-about = Envía este enlace, o que tu amigo escanee el código.
invite-code = El enlace como código QR
invite-link = Enlace para amigos
invite-share = Una partida de Hedgemaze
watch-link = Enlace solo para mirar
watch-share = Mira una partida de Hedgemaze
watch-title = Estás mirando
watch-count =
    { $n ->
        [one] Mira una persona
       *[other] Miran { $n } personas
    }
first-turn-own = Tienes { $time } para empezar; si no, la partida se cancela.
first-turn-other = { $side }: le quedan { $time } para empezar
end-look-again = Buscar otro rival
link-copy = Copiar
link-copied = Copiado
link-share = Compartir
link-lost = Sin conexión. Intentándolo de nuevo…
link-none = No se puede llegar al servidor. ¿Hay conexión?
room-missing = No existe esa mesa.
room-moved = Has seguido esta partida en otro dispositivo.
code-about = Seguir esta partida en otro dispositivo:
code-ask = Mostrar un código
code-use = Escríbelo en el otro dispositivo antes de diez minutos: «Jugar con amigos» y luego «Tengo un código».
code-enter-about = Trae tu asiento de una mesa a este dispositivo. El otro dispositivo muestra el código debajo de las jugadas de la partida.
code-enter = Código
code-go = Seguir
action-correct = Corregir
action-take-back = Deshacer
action-draw = Empate
action-talk = Decir
action-rematch = Revancha
rematch-asked = Revancha pedida
rematch-go = Ir a la revancha
give-time = Dar 15 segundos
link-on = Con conexión
link-off = Sin conexión
title-turn = ¡Te toca!
turn-other = Turno: { $side }
offer-draw =
    { $own ->
        [yes] Ofreces empate.
       *[no] { $name } ofrece empate.
    }
offer-take_back =
    { $own ->
        [yes] Pides deshacer el turno.
       *[no] { $name } pide deshacer el turno.
    }
offer-resign =
    { $own ->
        [yes] Quieres rendirte con tu equipo.
       *[no] { $name } quiere rendirse. ¿Tú también?
    }
offer-rematch =
    { $own ->
        [yes] Quieres la revancha.
       *[no] { $name } quiere la revancha.
    }
offer-agree = Sí
offer-decline = No
offer-withdraw = Retirar
offer-declined =
    { $kind ->
        [draw] { $name } rechaza el empate.
        [take_back] { $name } no acepta deshacer el turno.
        [resign] { $name } no quiere rendirse.
       *[rematch] { $name } no quiere la revancha.
    }
premove-waits = Jugada anticipada: { $text }
premove-cancel = Anular la jugada
premove-cancelled = Jugada anticipada anulada.
premove-dropped = Jugada anticipada anulada. { $why }
premove-impossible = Eso no será posible en tu próximo turno.
premove-life = Costaría una vida.
premove-moved = { $piece } está ahora en otra casilla.
clock-of = Reloj: { $time }
clock-days =
    { $n ->
        [one] Un día
       *[other] { $n } días
    }
clock-hours =
    { $n ->
        [one] Una hora
       *[other] { $n } horas
    }
clock-low =
    { $n ->
        [one] Queda menos de un segundo
       *[other] Quedan menos de { $n } segundos
    }
phrase-hello = ¡Hola!
phrase-good_luck = ¡Suerte!
phrase-well_played = ¡Bien jugado!
phrase-good_move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-thanks = ¡Gracias!
phrase-one_moment = Un momento, por favor
phrase-your_turn = Te toca
phrase-good_game = ¡Buena partida!
phrase-again = ¿Otra?
phrase-goodbye = ¡Hasta luego!
phrase-face_smile = Una sonrisa
phrase-face_laugh = Una risa
phrase-face_think = Pensando
phrase-face_surprise = Sorpresa
phrase-face_sad = Una cara triste
phrase-face_sleep = Con sueño
end-flagged = Se ha acabado el tiempo.
end-agreed = Se ha acordado empate.
games-friends = Con amigos
games-your-turn = Te toca · { $when }
games-their-turn = Esperando a los demás · { $when }
games-not-full = Queda un asiento libre · { $when }
games-ended = Acabada · { $when }
data-title = Qué se guarda sobre ti
data-about = El servidor guarda tus partidas con amigos: quién se sentó dónde, con el nombre que escribió, qué se jugó y cuándo. Reconoce este navegador por una cookie con un número al azar.
data-save = Guardar una copia
data-saved = Guardado.
data-erase = Borrarlo
data-erase-yes = Borrar
data-ask = ¿Borrar tu nombre de todas las partidas con amigos? Ya no serán tuyas y no podrás seguirlas. Las personas que jugaron contigo las conservan.
data-erased =
    { $n ->
        [0] No había nada guardado.
        [one] Borrado de una partida.
       *[other] Borrado de { $n } partidas.
    }
why-room-stale = El turno acabó antes de que llegara tu jugada.
why-room-not_your_turn = No es tu turno.
why-room-not_your_piece = Esta figura la mueve alguien de tu equipo.
why-room-time_over = Se ha acabado el tiempo.
why-room-over = La partida ha terminado.
why-room-started = La partida ya ha empezado.
why-room-seat_taken = Alguien se ha adelantado: este asiento está ocupado.
why-room-no_bots = En esta mesa no se admiten robots.
why-room-character_taken = Otra persona tiene ya este personaje.
why-room-bad_name = Este nombre no se puede mostrar. Elige uno más corto o más sencillo.
why-room-offer_too_soon = Acabas de pedirlo. Prueba otra vez en la próxima ronda.
why-room-offer_pending = Eso ya está propuesto.
why-room-nothing_to_take_back = No hay nada que deshacer.
why-room-too_many_phrases = Un poco más despacio, por favor.
why-room-log_full = Eso ya no es posible en esta mesa: han pasado demasiadas cosas en ella.
why-room-somebody_left = Alguien ha dejado la mesa.
why-server-not_invited = Esta mesa es solo para personas invitadas.
why-server-not_your_seat = Este asiento no es tuyo.
why-server-too_many = Un poco más despacio, por favor.
why-server-too_many_bots = Ya hay bastantes robots de esta dirección.
why-server-bad_code = Ese código no existe o ha caducado.
why-server-stopping = El servidor se está reiniciando. Prueba otra vez dentro de un momento.
why-server-unreachable = No se puede llegar al servidor. ¿Hay conexión?
