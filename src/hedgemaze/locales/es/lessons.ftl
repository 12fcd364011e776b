# Las lecciones, y aprender de los propios errores.

page-learn = Aprender
page-mistakes = Aprende de tus errores

learn-lead = Lecciones cortas que se juegan. Cada una dura un minuto.
learn-begin = Empezar
learn-next = Siguiente: { $name }
learn-on = Seguir
learn-again = Desde el principio
learn-map = Todas las lecciones
learn-right = ¡Eso es!
learn-done = Hecha
learn-all = Has hecho todas las lecciones. ¡A jugar!
learn-play = Jugar una partida
learn-rules = Leer las reglas
learn-task = Tarea { $n } de { $all }
learn-count = Hechas: { $n } de { $all }
learn-subject-classic = Clásico
learn-subject-pacman = Variante PAC-MAN
learn-subject-advanced = PAC-MAN avanzado

lesson-moving = Mover
lesson-moving-about = Paso a paso, hasta el lado opuesto
lesson-moving-1 = Eres la figura amarilla de abajo. Da un paso recto hacia arriba, hacia el lado opuesto.
lesson-moving-1-right = Una figura da un paso hacia arriba, abajo, izquierda o derecha, nunca en diagonal.
lesson-moving-1-wrong = Puedes ir hacia un lado, pero el lado opuesto está arriba: da un paso hacia arriba.
lesson-moving-2 = Gana quien llega antes al lado opuesto. Tú subes, Norte baja. ¡Gana la carrera!
lesson-moving-2-right = Vale cualquier casilla de la última fila. ¡Has llegado antes!
lesson-moving-2-wrong = Así no te acercas. Dos pasos hacia arriba y habrás ganado.

lesson-fences = Barreras
lesson-fences-about = Alarga el camino del rival
lesson-fences-1 = Norte está a dos pasos de tu lado, y tú tardas más. En vez de mover, pon una barrera en la ranura justo debajo de Norte.
lesson-fences-1-right = Una barrera mide dos casillas. Norte tiene que rodearla. Un turno es un movimiento o una barrera, nunca ambas cosas.
lesson-fences-1-wrong = Eso no detiene a Norte. Pon la barrera en la ranura debajo de Norte.
lesson-fences-2 = Una sola barrera se rodea con facilidad. Pon otra a su lado, para que Norte necesite al menos dos pasos más.
lesson-fences-2-right = Las barreras que se tocan forman muros largos. Se quedan hasta el final de la partida.
lesson-fences-2-wrong = Norte apenas tarda más. Alarga el muro hacia la derecha.
lesson-fences-3 = Las barreras también se ponen de pie: gírala con el botón derecho, la tecla R o el botón de girar. Cierra a Norte el camino hacia el hueco de la derecha.
lesson-fences-3-right = Ahora Norte tiene que dar toda la vuelta. Cuenta los pasos, los tuyos y los del rival: en eso consiste el juego.
lesson-fences-3-wrong = Pon una barrera de pie entre Norte y la última columna de la derecha.

lesson-way = La regla del camino
lesson-way-about = No se puede encerrar a nadie
lesson-way-1 = Siempre debe quedar abierto un camino al lado opuesto para todos. Intenta cerrar el último hueco de Norte, entre las dos casillas marcadas, y mira qué pasa. Luego coloca una barrera permitida que alargue el camino de Norte.
lesson-way-1-right = Puedes alargar un camino todo lo que quieras, pero nunca cerrarlo.
lesson-way-1-wrong = Coloca una barrera que alargue el camino de Norte y lo deje abierto.
lesson-way-2 = La regla también te protege de ti: una barrera de pie a la derecha de d1 y d2 te encerraría. Coloca cualquier barrera permitida.
lesson-way-2-right = El tablero te dice a quién dejaría sin camino una barrera y muestra la zona cerrada.
lesson-way-2-wrong = Esta vez coloca una barrera, donde se pueda.

lesson-jump = Saltar
lesson-jump-about = Sobre una figura, recto o de lado
lesson-jump-1 = Norte está justo delante de ti. Salta por encima: ve a la casilla de detrás de Norte.
lesson-jump-1-right = Un salto ahorra un paso. Nunca es obligatorio.
lesson-jump-1-wrong = También vale, pero un salto es más rápido: ve a la casilla de detrás de Norte.
lesson-jump-2 = Detrás de Norte hay una barrera, así que el salto recto está cerrado. Entonces puedes ir a la casilla de la izquierda o la derecha de Norte.
lesson-jump-2-right = De lado, solo si el salto recto está cerrado.
lesson-jump-2-wrong = Usa el salto: a la casilla de la izquierda o la derecha de Norte.

lesson-corner = Saltar en el borde
lesson-corner-about = Cuando no hay nada detrás de la otra figura
lesson-corner-1 = Detrás de Norte se acaba el tablero. Así puedes saltar de lado, igual que ante una barrera. Salta y gana.
lesson-corner-1-right = Un salto que acaba en el lado opuesto gana como cualquier movimiento.
lesson-corner-1-wrong = La última fila está a un salto: a la izquierda o la derecha de Norte.
lesson-corner-2 = Detrás de Norte hay una barrera, y a la izquierda hay otra. Queda una casilla para tu salto.
lesson-corner-2-right = Las barreras detienen los saltos igual que los pasos.
lesson-corner-2-wrong = Salta a la casilla de la derecha de Norte.

lesson-crowd = Tres y cuatro jugadores
lesson-crowd-about = Cada cual por su cuenta
lesson-crowd-1 = Juegan tres: tú subes, Oeste va a la derecha, Norte baja. Norte está a un paso de ganar. Depende de ti impedirlo.
lesson-crowd-1-right = Con tres hay seis barreras por cabeza; con cuatro, solo cinco. A veces gastas una por el bien de todos.
lesson-crowd-1-wrong = Así gana Norte. Pon una barrera debajo de Norte.
lesson-crowd-2 = Dos figuras en fila: nadie salta dos a la vez. Pero la segunda te permite saltar de lado sobre la primera.
lesson-crowd-2-right = Un salto, una figura, siempre.
lesson-crowd-2-wrong = Salta sobre Norte, a la izquierda o a la derecha.
lesson-crowd-3 = Juegan cuatro. Este quiere llegar al borde izquierdo y está a un paso. Alarga su camino.
lesson-crowd-3-right = Cada cual va al lado opuesto al suyo. Quien llega antes gana, y la partida acaba.
lesson-crowd-3-wrong = Así gana Este. Pon una barrera de pie a la izquierda de Este.

lesson-steps = El turno de PAC-MAN
lesson-steps-about = Dos pasos, y las esquinas no son problema
lesson-steps-1 = PAC-MAN da dos pasos en cada turno. Ve a la casilla marcada.
lesson-steps-1-right = Los dos pasos son obligatorios, si hay sitio. Toca las casillas una a una o traza el camino entero.
lesson-steps-1-wrong = Desde ahí no llegas a la marca con el paso que queda.
lesson-steps-2 = Puede girar entre los pasos. Encima de él hay una barrera: rodea su extremo hasta la casilla marcada.
lesson-steps-2-right = Las barreras de este laberinto nunca se mueven y nadie añade ninguna.
lesson-steps-2-wrong = Desde ahí no llegas a la marca en este turno.

lesson-pellet = Pac-bolas y turbo
lesson-pellet-about = Come y luego persigue a los fantasmas
lesson-pellet-1 = Con cuatro pac-bolas se gana la partida. Cómete la de la esquina.
lesson-pellet-1-right = Una pac-bola pone fin a los dos pasos y da un turbo: tres pasos más, al instante.
lesson-pellet-1-wrong = La pac-bola está arriba, en la esquina, a dos pasos.
lesson-pellet-2 = Tienes tres pasos de turbo, y los pasos de turbo comen fantasmas. ¡Cómete al rojo!
lesson-pellet-2-right = Los fantasmas comidos están fuera del tablero hasta que atrapan a PAC-MAN. Sin turbo no puede entrar en la casilla de un fantasma.
lesson-pellet-2-wrong = El fantasma rojo está dos pasos a la derecha. Cómetelo mientras dure el turbo.
lesson-pellet-3 = Queda un paso de turbo. No tienes por qué usarlo: párate aquí con el botón, o da el paso.
lesson-pellet-3-right = Un turbo se puede usar en parte. Lo que sobra se pierde al acabar el turno.
lesson-pellet-3-wrong = Párate, o da el último paso.

lesson-sight = Vista y frenesí
lesson-sight-about = Los fantasmas que te ven corren más
lesson-sight-1 = Una línea roja significa que un fantasma ve a PAC-MAN: misma fila o columna, sin barrera en medio. Acaba tu turno donde nadie te vea.
lesson-sight-1-right = Un fantasma que te ve está frenético: dos pasos en vez de uno. Solo las barreras te ocultan.
lesson-sight-1-wrong = Hagas lo que hagas desde ahí, un fantasma te ve al final de tu turno.
lesson-sight-2 = Los fantasmas te rodean por tres lados. Encuentra el escondite.
lesson-sight-2-right = ¡Qué buen escondite! Mira filas y columnas antes de cada turno.
lesson-sight-2-wrong = Desde ahí alguien te ve al final de tu turno.

lesson-ghosts = Los fantasmas
lesson-ghosts-about = En cualquier orden, y quién atrapa a quién
lesson-ghosts-1 = Ahora eres los fantasmas. Cada uno da un paso, en el orden que quieras; el que ve a PAC-MAN puede dar dos. Mueve los cuatro.
lesson-ghosts-1-right = Un fantasma frenético puede pasar sobre una pac-bola, pero nunca pararse en ella, y dos no comparten casilla.
lesson-ghosts-1-wrong = Mueve los fantasmas que aún no han movido.
lesson-ghosts-2 = El fantasma rojo ve a PAC-MAN, a dos pasos. ¡Atrápalo!
lesson-ghosts-2-right = Pierde una vida. Todas las figuras vuelven a sus casillas iniciales, también los fantasmas comidos. Las pac-bolas comidas no vuelven.
lesson-ghosts-2-wrong = El fantasma rojo puede atraparlo ya: dos pasos rectos hacia abajo.

lesson-ranks = La última pac-bola
lesson-ranks-about = Cuatro pac-bolas, cuatro rangos
lesson-ranks-1 = Hay tres pac-bolas comidas y queda una vida. Cómete la última pac-bola.
lesson-ranks-1-right = Gana PAC-MAN. Una pac-bola lo hace novato; dos, prometedor; tres, de categoría, y cuatro, de élite, gane quien gane.
lesson-ranks-1-wrong = La pac-bola está un paso a la derecha.

lesson-gates = Las puertas
lesson-gates-about = Por dónde aparece PAC-MAN
lesson-gates-1 = En el juego avanzado, PAC-MAN no está al principio en el tablero. Elige una de las cuatro puertas del centro de los lados.
lesson-gates-1-right = Cada vez que lo atrapan, vuelve por una puerta.
lesson-gates-1-wrong = Elige una puerta.
lesson-gates-2 = En cada uno de los cuatro primeros turnos hace una sola cosa: mover hasta dos pasos o colocar una de sus doce barreras. Haz una de las dos.
lesson-gates-2-right = A partir del quinto turno mueve y luego puede colocar una barrera.
lesson-gates-2-wrong = Mueve o coloca una barrera.

lesson-tunnels = Túneles
lesson-tunnels-about = Sales por una puerta, entras por la otra
lesson-tunnels-1 = Las puertas opuestas están unidas por un túnel: un paso lleva de arriba abajo y de izquierda a derecha. Crúzalo hasta la puerta marcada de abajo.
lesson-tunnels-1-right = Un paso, todo recto. Los fantasmas también usan los túneles.
lesson-tunnels-1-wrong = Sube primero a la puerta y luego cruza el túnel.

lesson-chamber = La cámara
lesson-chamber-about = Se levantan cuatro barreras, una por turno
lesson-chamber-1 = Los fantasmas empiezan tras cuatro barreras. En cada uno de los cuatro primeros turnos levantan una y la ponen en otro sitio. Pulsa una barrera rosa y luego ponla donde quieras.
lesson-chamber-1-right = Cuando las cuatro han cambiado de sitio, salen los fantasmas. Tienen cuatro barreras más entre todos.
lesson-chamber-1-wrong = Levanta una barrera de la cámara y luego ponla.

lesson-turn = Un turno completo
lesson-turn-about = Mover y luego construir
lesson-turn-1 = A partir del quinto turno, un turno es un movimiento y luego, si quieres, una barrera. Da dos pasos y después coloca una barrera.
lesson-turn-1-right = Nunca se puede encerrar una casilla. Una figura no puede volver enseguida a la casilla de la que viene.
lesson-turn-1-wrong = Esta vez sigue y coloca una barrera al final.

lesson-reserve = Pac-bolas en reserva
lesson-reserve-about = Gasta una para cazar
lesson-reserve-1 = Aquí las pac-bolas se guardan. Gastar una da dos pasos que comen fantasmas. Gástala con el botón y cómete al fantasma rojo, dos pasos más arriba.
lesson-reserve-1-right = Los fantasmas comidos en este juego no vuelven nunca. Una pac-bola gastada sigue contando para ganar.
lesson-reserve-1-wrong = Así el fantasma rojo queda fuera de alcance. Gasta la pac-bola y sube recto.

lesson-lives = Vidas
lesson-lives-about = Fantasmas más rápidos, tres vidas
lesson-lives-1 = Los fantasmas corren más a medida que se toman pac-bolas: un paso, dos tras la primera, tres tras la tercera. Ahora dan tres pasos. ¡Atrapa a PAC-MAN!
lesson-lives-1-right = Pierde una vida y sale del tablero. Nadie más vuelve a su sitio.
lesson-lives-1-wrong = Desde ahí ese fantasma no llega. El rojo es el más cercano.
lesson-lives-2 = Eres PAC-MAN y te quedan dos vidas. Vuelve por una puerta; una está ocupada.
lesson-lives-2-right = Después viene un turno entero. Toparse con un fantasma también cuesta una vida, por eso la página pregunta antes.
lesson-lives-2-wrong = Elige una puerta.

mistakes-learn = Aprender de tus errores
mistakes-working = Repasando la partida…
mistakes-of = ¿Los errores de quién?
mistakes-side = { $side }
mistakes-number = Momento { $n } de { $all }
mistakes-ask = Aquí se jugó { $action }, y costó un { $percent } %. ¿Qué jugarías tú?
mistakes-judging = A ver…
mistakes-best = { $action }: ¡exacto! No hay nada mejor.
mistakes-good = { $action } vale tanto como lo mejor. ¡Bien visto!
mistakes-same = Eso es lo que se jugó. Hay algo mejor.
mistakes-worse = { $action } es mejor que nada, pero cuesta un { $percent } %. Prueba otra vez.
mistakes-shown = Lo mejor era { $action }.
mistakes-line = Podría seguir así: { $text }
mistakes-show = Ver la solución
mistakes-hint-fence = Aquí lo mejor es una barrera. Va entre las casillas iluminadas.
mistakes-hint-move = Aquí lo mejor es mover. La figura que hay que mover está marcada.
mistakes-next = Siguiente momento
mistakes-finish = Terminar
mistakes-none = Ni un error digno de mención. ¡Bien jugado!
mistakes-short = Aún no hay nada que repasar: no ha jugado nadie.
mistakes-end =
    { $n ->
        [0] Ya los has visto todos: { $all }. La próxima vez los reconocerás.
        [one] Has encontrado por tu cuenta uno de { $all }. Así se mejora.
       *[other] Has encontrado por tu cuenta { $n } de { $all }. Así se mejora.
    }
mistakes-again = Otra vez
mistakes-analysis = Ver la partida entera
mistakes-end-title = Eso ha sido todo
