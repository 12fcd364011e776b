# La página de análisis y la de preparar posiciones.

analysis-paste = Pega una posición o un registro y muéstralo
analysis-show = Mostrar
analysis-file = Abrir un archivo
analysis-position = Posición
analysis-link = Un enlace a lo que muestra el tablero
analysis-share-label = Compartir y abrir
analysis-copy-link = Copiar el enlace
analysis-copy-record = Copiar el registro
analysis-download = Descargar
analysis-copied = Copiado.
analysis-copy-failed = El navegador no nos deja copiar. Puedes copiar a mano el enlace de abajo.
analysis-set-up = Preparar una posición
analysis-who = Quién va ganando
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Mejores líneas
analysis-thinking = Pensando…
analysis-try = Jugar hasta { $action }
analysis-nodes =
    { $n ->
        [one] Una posición examinada
       *[other] { $n } posiciones examinadas
    }
analysis-certain =
    { $n ->
        [one] { $side }: victoria en una acción
       *[other] { $side }: victoria en { $n } acciones
    }
analysis-draw = Empate seguro
analysis-first = Al principio
analysis-back = Atrás
analysis-next = Adelante
analysis-last = Al final
analysis-drawn = Mostrar caminos y mejores acciones
analysis-variation = Estás probando algo.
analysis-home = Volver a la partida
analysis-branch = Tras { $n }:
analysis-forget = Olvidar esta variante
analysis-better = Mostrar
graph-title = La partida entera
graph-label = Momento de la partida
graph-moment = Tras { $n }, { $action }: { $text }
graph-progress = Cuánto de la partida está valorado
graph-stop = Parar
graph-again = Valorar la partida entera
mark-inaccuracy = (no es lo mejor)
mark-mistake = (un error)
mark-blunder = (un error grave)
verdict-inaccuracy = { $action } no es lo mejor: { $better } era un { $percent } % mejor.
verdict-mistake = { $action } es un error: { $better } era un { $percent } % mejor.
verdict-blunder = { $action } es un error grave: { $better } era un { $percent } % mejor.
read-action = La acción { $n }, { $action }, no se puede jugar: { $reason }
read-mode = Este juego no se puede jugar así ({ $code }).
read-maze = Este laberinto no se puede usar ({ $code }).
read-house_rule = Esta regla de la casa no se puede usar ({ $code }).
read-mode-unknown = No existe ese juego.
read-position-too_long = Esto es demasiado largo para una posición.
read-position-unreadable = Esto no es ni una posición ni un registro.
read-position-fences = Las barreras no se pueden leer.
read-position-pieces = Las figuras no se pueden leer, o falta alguna.
read-position-stocks = No se puede leer cuántas barreras quedan.
read-position-pellets = Las pac-bolas y las vidas no se pueden leer.
read-position-turn = No se puede leer de quién es el turno.
read-position-memory = No se pueden leer las casillas a las que las figuras no pueden volver.
read-position-counters = Los números del final no se pueden leer.
read-position-impossible = Ninguna partida puede llegar a esta posición.
read-square-unreadable = No existe esa casilla.
page-position = Preparar una posición
position-lead = Elige qué poner y pulsa casillas del tablero. En las ranuras van las barreras; las figuras se pueden arrastrar.
position-game = Juego
position-size = Tablero
position-maze = Laberinto
position-maze-own = El tuyo
position-put = Qué poner
position-erase = Quitar
position-pellet = Pac-bola
position-turn = A quién le toca
position-stock = Barreras que quedan: { $side }
position-lives = Vidas
position-reserve = Pac-bolas guardadas
position-empty = Quitar las barreras
position-start = Volver al inicio
position-fits = Todo encaja.
position-analyse = Analizarla
position-computer = Jugarla contra el ordenador
position-as = Como { $side }
position-off = { $piece } (fuera del tablero)
position-twice = Dos figuras no pueden estar en la misma casilla.
position-overlap = Dos barreras se solapan o se cruzan.
position-no-way = Una figura no tiene camino a su meta.
position-over = En esta posición la partida ha terminado.
position-all-pellets = Tiene que haber una pac-bola que comer y una vida que perder.
position-ghost-on-pellet = Un fantasma no puede estar sobre una pac-bola.
