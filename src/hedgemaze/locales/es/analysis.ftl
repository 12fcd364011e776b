# La página de análisis y la de preparar posiciones.

analysis-paste = Pega una posición o las jugadas de una partida y muéstralas
analysis-show = Mostrar
analysis-file = Abrir un archivo
analysis-position = Posición
analysis-link = Un enlace a lo que muestra el tablero
analysis-tab-lines = Líneas
analysis-tab-graph = Gráfico
analysis-tab-share = Compartir
analysis-share-label = Compartir y abrir
analysis-copy-link = Copiar el enlace
analysis-copy-record = Copiar las jugadas
analysis-download = Descargar
analysis-copied = Copiado.
analysis-copy-failed = El navegador no permite copiar. Copia a mano el enlace de abajo.
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
analysis-drawn = Mostrar caminos y mejores jugadas
analysis-variation = Estás probando tus propias jugadas.
analysis-home = Volver a la partida
analysis-branch = Tras { $n }:
analysis-forget = Borrar esta variante
analysis-note = Nota
analysis-note-here = Nota sobre la posición mostrada
analysis-promote = Subir
analysis-variation-bar = Qué hacer con la variante
analysis-better = Mostrar
exact-label = Con certeza:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN gana en esta ronda.
       *[other] PAC-MAN gana en { $rounds } rondas.
    }
exact-ghosts =
    { $rounds ->
        [one] Los fantasmas atrapan a PAC-MAN en esta ronda.
       *[other] Los fantasmas atrapan a PAC-MAN en { $rounds } rondas.
    }
exact-open = Nadie puede forzar la victoria.
exact-open-life = En esta vida, ni los fantasmas pueden asegurarse de atrapar a PAC-MAN ni PAC-MAN de ganar.
exact-short-pacman = PAC-MAN en { $rounds }
exact-short-ghosts = Fantasmas en { $rounds }
exact-short-open = Abierto
exact-offer = Con tres fantasmas esto se puede calcular con exactitud. Tarda uno o dos minutos.
exact-work = Calcularlo
exact-working = Calculando…
graph-title = La partida entera
graph-label = Momento de la partida
graph-moment = Tras { $n }, { $action }: { $text }
graph-progress = Cuánto de la partida está analizado
graph-stop = Parar
graph-again = Analizar la partida entera
summary-label = Cómo fue la partida
summary-accuracy = Precisión:
summary-blunder =
    { $n ->
        [0] Ningún error grave
        [one] { $n } error grave
       *[other] { $n } errores graves
    }
summary-mistake =
    { $n ->
        [0] Ningún error
        [one] { $n } error
       *[other] { $n } errores
    }
summary-inaccuracy = Mejorables: { $n }
mark-inaccuracy = (no es lo mejor)
mark-mistake = (un error)
mark-blunder = (un error grave)
verdict-inaccuracy = { $action } no es lo mejor: { $better } habría sido un { $percent } % mejor.
verdict-mistake = { $action } es un error: { $better } habría sido un { $percent } % mejor.
verdict-blunder = { $action } es un error grave: { $better } habría sido un { $percent } % mejor.
verdict-thrown-win = { $action } deja escapar una victoria segura: { $better } gana.
verdict-thrown-open = { $action } pierde con certeza: { $better } habría salvado la partida.
read-action = La jugada { $n }, { $action }, no se puede hacer: { $reason }
read-mode = Este juego no se puede jugar así. Código de error: { $code }
read-maze = Este laberinto no se puede usar. Código de error: { $code }
read-house_rule = Esta regla de la casa no se puede usar. Código de error: { $code }
read-record = Este archivo de partida no se puede leer. Código de error: { $code }
read-mode-unknown = No existe ese juego.
read-position-too_long = Esto es demasiado largo para una posición.
read-position-unreadable = Esto no es ni una posición ni una partida.
read-position-fences = Las barreras no se pueden leer.
read-position-pieces = Las figuras no se pueden leer, o falta alguna.
read-position-stocks = No se puede leer cuántas barreras quedan.
read-position-pellets = Las pac-bolas y las vidas no se pueden leer.
read-position-turn = No está claro de quién es el turno.
read-position-memory = No se pueden leer las casillas a las que las figuras no pueden volver.
read-position-counters = Los números del final no se pueden leer.
read-position-impossible = Ninguna partida puede llegar a esta posición.
read-square-unreadable = No existe esa casilla.
page-position = Preparar una posición
position-lead = Elige qué poner y toca casillas del tablero. Las barreras van en las ranuras; las figuras se pueden arrastrar.
position-game = Juego
position-size = Tablero
position-maze = Laberinto
position-maze-own = El tuyo
position-put = Qué poner
position-erase = Quitar
position-pellet = Pac-bola
position-turn = A quién le toca
position-stock = Barreras libres: { $side }
position-lives = Vidas
position-reserve = Pac-bolas guardadas
position-empty = Quitar las barreras
position-start = Volver al inicio
position-fits = Todo está bien.
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
