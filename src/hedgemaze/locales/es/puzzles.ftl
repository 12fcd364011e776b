puzzles-lead = Una posición, una solución. ¿Sabrás encontrarla?
puzzle-unknown = Ese acertijo no existe. Elige otro.
puzzle-name = { $mode }, acertijo { $n }
puzzle-all = Todos los acertijos
puzzle-next = Siguiente acertijo
puzzle-start = Resolver uno
puzzle-solution = Solución
puzzle-again = Otra vez
puzzle-why = ¿Por qué no?
puzzle-thinking = A ver…
puzzle-count = Resueltos
puzzle-best = Mejor racha
puzzle-days-label = Días seguidos
puzzle-streak =
    { $n ->
        [0] Encuentra la solución
        [one] { $n } resuelto
       *[other] { $n } resueltos seguidos
    }
puzzle-filter-mode = Juego
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Dificultad
puzzle-any = Cualquiera
puzzle-difficulty = Dificultad { $n } de 5
puzzle-difficulty-1 = Muy fácil
puzzle-difficulty-2 = Fácil
puzzle-difficulty-3 = Media
puzzle-difficulty-4 = Difícil
puzzle-difficulty-5 = Muy difícil
puzzle-link = Acertijo { $n }, dificultad { $difficulty }
puzzle-link-solved = Acertijo { $n }, dificultad { $difficulty }, resuelto
puzzle-theme-race = Ganar la carrera
puzzle-theme-fence = La barrera justa
puzzle-theme-jump = El salto
puzzle-theme-aside = El paso a un lado
puzzle-theme-catch = Atrapar a PAC-MAN
puzzle-theme-escape = La huida
puzzle-theme-pellet = La pac-bola ganadora
puzzle-theme-way = El camino ganador
puzzle-theme-guard = Parar a PAC-MAN
puzzle-ask-win-pawn = Turno: { $side }. ¿Cómo se gana?
puzzle-ask-hold-pawn = Turno: { $side }, en peligro. ¿Qué salva la partida?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN mueve y gana. ¿Cómo?
        [one] PAC-MAN mueve y gana en esta ronda. ¿Cómo?
       *[other] PAC-MAN mueve y gana en { $n } rondas como mucho. ¿Cómo?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Los fantasmas mueven y ganan. ¿Cómo?
        [one] Los fantasmas mueven y atrapan a PAC-MAN en esta ronda. ¿Cómo?
       *[other] Los fantasmas mueven y atrapan a PAC-MAN en { $n } rondas como mucho. ¿Cómo?
    }
puzzle-ask-hold-P = Es el turno de PAC-MAN, que está en peligro. ¿Qué camino es seguro?
puzzle-ask-hold-G = Mueven los fantasmas. ¿Cómo paran a PAC-MAN?
puzzle-onward = ¡Bien! Sigue.
puzzle-solved = ¡Resuelto!
puzzle-was = { $theme }
puzzle-shown = Esta es la solución: { $line }
puzzle-wrong = { $action } no es la solución.
puzzle-goes-on = La partida sigue así: { $line }. { $result }
puzzle-then-lost = Entonces, hagas lo que hagas, victoria: { $side }.
puzzle-then-caught = Entonces los fantasmas atrapan a PAC-MAN, hagas lo que hagas.
puzzle-then-open = Entonces la victoria ya no es segura.
puzzle-then-worse = Entonces la partida está casi perdida.
