# Las reglas de cada juego.

rules-modes = Juegos
rules-play = Jugar
rules-house = Muchos de estos puntos se pueden cambiar con reglas de la casa al preparar la mesa.

rules-head-setup = Preparación
rules-head-turn = Tu turno
rules-head-move = Mover
rules-head-jump = Saltar
rules-head-fence = Barreras
rules-head-end = El final
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Los fantasmas
rules-head-catch = Atrapar
rules-head-tunnels = Puertas y túneles
rules-head-opening = Los cuatro primeros turnos
rules-head-differ = En qué difieren los reglamentos

rules-goal-classic2 = Llega antes que nadie a cualquier casilla del lado opuesto al tuyo.
rules-goal-classic3 = Juegan tres, cada cual por su cuenta. Llega antes que nadie al lado opuesto al tuyo.
rules-goal-classic4 = Juegan cuatro, cada cual por su cuenta. Llega antes que nadie al lado opuesto al tuyo.
rules-goal-pacman = PAC-MAN quiere las cuatro pac-bolas. Los fantasmas quieren atraparlo tres veces.
rules-goal-advanced = PAC-MAN quiere las cuatro pac-bolas. Los fantasmas quieren atraparlo tres veces, y ambos bandos construyen barreras.

rules-setup-classic2 = Cada jugador tiene diez barreras. Las figuras están en el centro de sus lados: Sur en e1, Norte en e9. Se sortea quién empieza.
rules-setup-classic3 = Cada jugador tiene seis barreras. Las figuras están en el centro de sus lados: e1, a5 y e9. Se sortea quién empieza y se juega en el sentido de las agujas del reloj.
rules-setup-classic4 = Cada jugador tiene cinco barreras. Las figuras están en el centro de sus lados: e1, a5, e9 e i5. Se sortea quién empieza y se juega en el sentido de las agujas del reloj.
rules-setup-pacman = PAC-MAN está en e5, los fantasmas en el centro de los cuatro lados y las pac-bolas en las esquinas. Seis barreras forman el laberinto: nunca se mueven ni se añade ninguna.
rules-setup-advanced = Los fantasmas están en el centro, en una cámara de cuatro barreras; las pac-bolas, en las esquinas. PAC-MAN tiene doce barreras; los fantasmas, cuatro entre todos.
rules-share = Alguien es PAC-MAN y tiene tres vidas. Los demás, de uno a cuatro jugadores, se reparten los cuatro fantasmas.

rules-classic-turn = En tu turno haces una sola cosa: mover tu figura o colocar una barrera. Si no te quedan barreras, tienes que mover.
rules-classic-pass = Quien no puede hacer nada de nada, pasa. Solo puede ocurrir con tres o cuatro figuras.
rules-classic-move = Tu figura se mueve una casilla hacia arriba, abajo, izquierda o derecha, nunca a través de una barrera ni a la casilla de otra figura.
rules-classic-jump-straight = Si tienes otra figura al lado y no hay barrera en medio, puedes saltar recto por encima.
rules-classic-jump-side = Si justo detrás de ella hay una barrera, el borde del tablero u otra figura, puedes saltar, en vez de recto, a la casilla de su izquierda o de su derecha, si allí no estorba ninguna barrera ni figura.
rules-classic-jump-one = Se salta por encima de una figura, nunca de dos. Nadie está obligado a saltar.
rules-classic-fence-long = Una barrera mide dos casillas. Va entre dos casillas y otras dos, y no se sale del tablero.
rules-classic-fence-stays = Las barreras nunca se solapan ni se cruzan, y se quedan donde están.
rules-classic-fence-way = Siempre debe quedar un camino a la meta para cada jugador, también para ti. No se permite una barrera que cierre el último camino de alguien. Las figuras no cuentan como obstáculo.
rules-classic-end-wins = La primera figura que pisa cualquier casilla de su lado opuesto gana al instante.
rules-classic-end-draw = Si la misma posición se da por tercera vez, hay empate.
rules-classic-differ-side = Todos los reglamentos permiten el salto lateral ante una barrera. Nada dicen del borde ni de otra figura; aquí también se permite.
rules-classic-differ-way = Algunos reglamentos solo protegen el camino del rival. Aquí se protege el de todos.
rules-classic-differ-draw = Ningún reglamento conoce el empate. Sin él, una partida podría no acabar nunca.
rules-classic-differ-three = Solo el reglamento japonés habla de tres jugadores: da seis barreras a cada uno.

rules-pacman-round = Una ronda es el turno de PAC-MAN y luego un movimiento de cada fantasma del tablero, en el orden que los fantasmas quieran. Empieza PAC-MAN.
rules-pacman-straight = Nadie atraviesa barreras y nadie se mueve en diagonal.
rules-pacman-steps = PAC-MAN da dos pasos. Entre uno y otro puede girar, y también volver atrás. Si solo puede dar uno, da uno.
rules-pacman-blocked = No puede entrar en la casilla de un fantasma.
rules-pacman-boost = Cuando llega a una pac-bola, se para y se la come. Al instante recibe un turbo: hasta tres pasos más, los que quiera.
rules-pacman-eats = Con el turbo, y solo entonces, se come a cada fantasma en cuya casilla entra.
rules-pacman-ghost-step = Un fantasma da un paso. Si puede mover, tiene que mover.
rules-pacman-frenzy = Un fantasma que ve a PAC-MAN en su fila o columna, sin barrera en medio, se pone frenético: da uno o dos pasos y puede girar entre uno y otro. Ni los demás fantasmas ni las pac-bolas ocultan a PAC-MAN.
rules-pacman-ghost-end = Un fantasma no puede pararse sobre una pac-bola ni sobre otro fantasma. Frenético, puede pasar por encima.
rules-pacman-catch = Un fantasma que entra en la casilla de PAC-MAN lo atrapa. PAC-MAN pierde una vida y la ronda se acaba.
rules-pacman-reset = Todas las figuras vuelven a sus casillas iniciales, también los fantasmas comidos. Las pac-bolas comidas no vuelven.
rules-pacman-end-pacman = PAC-MAN gana con la cuarta pac-bola, o cuando no queda ningún fantasma en el tablero.
rules-pacman-end-ghosts = Los fantasmas ganan cuando lo atrapan por tercera vez.
rules-pacman-end-rank = El rango cuenta las pac-bolas comidas, gane quien gane: con una, novato; con dos, prometedor; con tres, de categoría; con cuatro, de élite.
rules-pacman-end-draw = Si en veinte rondas no pasa nada, o si la misma posición se da por tercera vez, hay empate.
rules-pacman-differ-maze = El reglamento muestra su laberinto en un dibujo que no tenemos. Los nuestros son reconstrucciones, según lo que la gente ha descrito.
rules-pacman-differ-sight = En tres reglamentos, un fantasma solo ve lo que tiene delante. Aquí ve en las cuatro direcciones.
rules-pacman-differ-pellet = El reglamento danés prohíbe a los fantasmas entrar en la casilla de una pac-bola. Aquí pueden pasar por encima.
rules-pacman-differ-order = En dos reglamentos, los fantasmas mueven siempre en el mismo orden. Aquí lo eligen de nuevo en cada ronda.
rules-pacman-differ-boost = Casi todos los reglamentos dejan sin aclarar si hay que gastar todo el turbo y si basta pasar por un fantasma para comérselo. Aquí se puede usar en parte, y pasar basta.

rules-advanced-tunnels = Los centros de los cuatro lados son puertas: e9, e1, a5 e i5. Las puertas opuestas son vecinas, como si las uniera un túnel.
rules-advanced-start = PAC-MAN empieza en la puerta que quiera.
rules-advanced-opening-pacman = En cada uno de los cuatro primeros turnos, PAC-MAN hace una sola cosa: mover o colocar una barrera.
rules-advanced-opening-ghosts = Después los fantasmas toman una barrera de la cámara y la ponen en otro sitio. Todavía no mueven.
rules-advanced-turn = A partir del quinto turno mueve PAC-MAN y luego cada fantasma, en el orden que los fantasmas quieran. Quien ha movido puede colocar una barrera.
rules-advanced-return = Un movimiento no puede acabar donde empezó, ni donde estaba la figura antes de su último movimiento.
rules-advanced-speed = PAC-MAN da hasta dos pasos. Los fantasmas, hasta uno; hasta dos tras la primera pac-bola y hasta tres tras la tercera.
rules-advanced-fence = Las barreras se colocan como en el juego clásico y se quedan. Ninguna puede dejar una casilla aislada del resto del tablero.
rules-advanced-reserve = PAC-MAN se guarda las pac-bolas que toma. Al mover puede gastar una para dar dos pasos más, que se comen para siempre a cada fantasma que encuentren.
rules-advanced-ghost-end = Los fantasmas pueden pasar sobre las pac-bolas, pero no pararse en ellas, y nunca se paran dos en la misma casilla.
rules-advanced-meet = Cuando PAC-MAN y un fantasma se encuentran, mueva quien mueva, ese movimiento se acaba y PAC-MAN pierde una vida. En su siguiente turno vuelve por una puerta libre. Los fantasmas se quedan donde están.
rules-advanced-end-pacman = PAC-MAN gana con la cuarta pac-bola, o cuando se ha comido a todos los fantasmas. Los fantasmas ganan cuando él pierde la tercera vida.
rules-advanced-end-progress = Cuenta como novedad: tomar o gastar una pac-bola, comerse un fantasma, atrapar a PAC-MAN, colocar una barrera.
rules-advanced-differ-source = Solo un texto francés trae este juego, y sus dibujos se han perdido. La cámara y las pac-bolas son una reconstrucción nuestra.
rules-advanced-differ-return = El texto prohíbe volver a la casilla anterior. Lo entendemos como la casilla donde acaba un movimiento; de paso se puede cruzar.

rules-writing = Cómo se escriben las acciones
rules-writing-squares = Las columnas van de la a a la i, de izquierda a derecha; las filas, del 1 al 9, de abajo arriba.
rules-writing-classic = Un movimiento es la casilla donde acaba: e2. Una barrera es la casilla situada abajo a la izquierda de su centro, más h si está tumbada o v si está de pie: e3h.
rules-writing-pacman = Un paso es la letra de la figura y la casilla: Pe6. P es PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- detiene una figura.
rules-writing-advanced = P+ gasta una pac-bola, P@e9 hace aparecer a PAC-MAN, e3h coloca una barrera y ~d5h levanta una de la cámara.
