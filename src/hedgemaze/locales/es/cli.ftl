# La línea de comandos: ayuda y respuestas.

cli-about = Juega con las reglas de Quoridor PAC-MAN: el clásico para 2 a 4 jugadores y dos modos de PAC-MAN.
cli-start = Empieza con hedgemaze tty para jugar, o con hedgemaze modes para ver lo que hay.
cli-usage = Uso:
cli-options = Opciones
cli-arguments = Argumentos
cli-commands = Comandos
cli-panel-where = Posición inicial
cli-default = [por defecto: { "{}" }]
cli-required = [obligatorio]
cli-help = Muestra este mensaje y termina.
cli-try = { $problem } (prueba '{ $path } --help')
cli-standard-input = entrada estándar
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Juega una partida en la terminal: todos ante un teclado, o contra el ordenador.
cli-command-modes = Enumera los cinco modos y sus laberintos; con un modo, muestra todo sobre él.
cli-command-mazes = Enumera los laberintos de la galería, de los que favorecen a PAC-MAN a los que favorecen a los fantasmas; con un laberinto, muestra todo sobre él.
cli-command-show = Muestra una posición: su tablero, a quién le toca y, si la partida ha acabado, cómo acabó.
cli-command-legal = Enumera las acciones legales de una posición, o dice por qué una es ilegal (estado de salida 1).
cli-command-perft = Cuenta las secuencias de acciones legales de una longitud dada; la última línea es solo el número.
cli-command-convert = Convierte partidas y posiciones: partidas guardadas, JSON, textos de posición, jugadas solas, imágenes, tableros de texto.
cli-command-check =
    Comprueba partidas guardadas, laberintos, JSON y textos de posición: una línea por partida, y todos los motivos por los que un laberinto no es válido.
    
    El estado de salida es 0 si todo está bien, 1 si algo está mal y 2 si un archivo no se puede leer en absoluto.
cli-command-bench = Muestra la firma del núcleo, un recuento igual en todas las compilaciones, y lo rápido que es aquí.
cli-command-analyse = Dice qué piensa el motor de una posición: valores, mejores acciones y líneas.
cli-command-match = Hace jugar a motores entre sí y los puntúa.
cli-command-puzzles = Crea acertijos para un modo: posiciones con una sola solución, demostradas y clasificadas por dificultad.
cli-command-solve = Resuelve un laberinto de la variante PAC-MAN: quién puede forzar la victoria desde cada posición.
cli-command-learn = Entrena una red con partidas que el motor juega contra sí mismo; docs/learning.md lo explica.
cli-command-ugi = Habla el protocolo UGI (UCI generalizado) por la entrada y la salida estándar; lo explica docs/protocols.md.
cli-command-serve = Sirve la página y sus partidas; se para con Ctrl-C.
cli-command-bot = Hace jugar a un motor en una mesa de un servidor; se para con Ctrl-C.
cli-command-backup = Copia la base de datos de un servidor tal como está en un momento dado; el servidor puede seguir en marcha.
cli-command-admin = Crea, enumera o revoca claves de administración, que abren la página del equipo de un servidor; el servidor puede seguir en marcha.
cli-command-migrate = Crea o actualiza las tablas de la base de datos de un servidor y termina.
cli-command-export = Muestra todas las partidas acabadas de un servidor, de la más antigua a la más nueva; el servidor puede seguir en marcha.
cli-option-analyse-json-lines = Responde a muchas peticiones por la entrada estándar, como explica docs/protocols.md.
cli-option-analyse-seconds = Segundos para pensar; por defecto, 1.
cli-option-analyse-nodes = Número de posiciones que examinar.
cli-option-analyse-lines = Cuántas acciones mostrar.
cli-option-analyse-threads = Hilos por búsqueda.
cli-option-bot-link = El enlace de la mesa, como lo muestra la página.
cli-option-bot-engine = El comando de un motor que habla UGI, como 'hedgemaze ugi'.
cli-option-bot-level = En vez de --engine: un nivel del ordenador; 1 es el más débil.
cli-option-bot-name = El nombre en la mesa.
cli-option-bot-seat = El asiento que ocupar; 0 para el primero libre.
cli-option-bot-movetime = Milisegundos por acción; sin reloj, por defecto, 1000.
cli-option-bot-games = Cuántas partidas jugar si hay revanchas.
cli-option-bot-seed = Semilla que hace repetibles todas las decisiones al azar.
cli-option-analyse-workers = Con --json-lines: número de búsquedas a la vez.
cli-option-analyse-seed = Semilla para las decisiones al azar de la búsqueda.
cli-option-app-version = Muestra la versión y termina.
cli-option-app-install-completion = Instala el autocompletado para el shell actual.
cli-option-app-show-completion = Muestra el script de autocompletado para el shell actual.
cli-option-json = Muestra el resultado como JSON.
cli-option-backup-file = Adónde va la copia; si ya existe, se reemplaza.
cli-option-admin-action = token crea una clave y la muestra una vez; list muestra todas las claves; revoke revoca una.
cli-option-admin-label = El nombre de la clave; aparece en el registro de auditoría.
cli-option-check-file = Partidas guardadas, laberintos, JSON o textos de posición; - lee la entrada estándar.
cli-option-convert-in = Archivo de entrada; - lee la entrada estándar.
cli-option-convert-out = Archivo de salida; sin él, o con -, el resultado se muestra en pantalla.
cli-option-convert-from = Formato de IN; por defecto, se deduce de IN.
cli-option-convert-to = Formato que escribir.
cli-option-convert-dialect = Notación de IN: { $dialects }.
cli-option-convert-mode = En qué modo se juegan las jugadas solas; por defecto, classic2.
cli-option-convert-game = Solo la partida o posición número N.
cli-option-convert-at = Solo las N primeras entradas de una partida.
cli-option-export-json-lines = Un objeto JSON por partida, con el identificador de su mesa.
cli-option-legal-numbers = Muestra el número de cada acción delante de ella.
cli-option-legal-json = Muestra la lista como JSON.
cli-option-legal-why = Dice si esta acción es legal y, si no, por qué.
cli-option-match-player = { $players }, level-1 a level-8, o nombres del archivo dado con --engines.
cli-option-match-engines = Un archivo TOML con la lista de motores externos (docs/protocols.md).
cli-option-match-games = Partidas en total, redondeadas hacia arriba para que todos ocupen cada asiento por igual.
cli-option-match-seed = Semilla para las aperturas y las decisiones al azar.
cli-option-match-schedule = Uno de { $schedules }.
cli-option-match-concurrency = Partidas a la vez.
cli-option-match-log = Escribe aquí las partidas acabadas y sigue desde ahí.
cli-option-match-movetime = Milisegundos por acción; por defecto, 1000.
cli-option-match-clock = Segundos en cada reloj, y los que se añaden tras cada turno: 60+1.
cli-option-match-nodes = Nodos por acción.
cli-option-match-margin = Lo que una acción puede tardar de más antes de perder la partida.
cli-option-match-sprt = Termina en cuanto está claro cuál de dos límites de Elo se cumple, como 0,10.
cli-option-match-alpha = Probabilidad de un falso positivo.
cli-option-match-beta = Probabilidad de un falso negativo.
cli-option-match-mazes = Modos de PAC-MAN: { $mazes } (el propio del modo).
cli-option-modes-mode = Muestra todo sobre este modo, incluidas sus reglas de la casa.
cli-option-mazes-maze = Un laberinto de la galería.
cli-option-solve-maze = El nombre de un laberinto (ver hedgemaze mazes) o un archivo de laberinto.
cli-option-solve-ghosts = Cuántos fantasmas juegan, de 1 a 4; Blinky es el primero.
cli-option-solve-lives = Cuántas capturas acaban la partida, de 1 a 5.
cli-option-solve-out = Archivo para la tabla; por defecto, uno en tu carpeta de datos.
cli-option-solve-list = Enumera las tablas de tu carpeta de datos.
cli-option-puzzles-number = Cuántos acertijos crear.
cli-option-puzzles-seed = Semilla de las partidas de las que salen las posiciones.
cli-option-puzzles-games = Para tras este número de partidas, aunque haya menos acertijos.
cli-option-puzzles-out = Archivo para los acertijos; los de otros modos que ya contenga se conservan.
cli-option-tty-puzzle = Resuelve un acertijo: el de hoy, o uno con el identificador, tema o modo dado como MODE.
cli-option-solve-threads = Número de hilos; por defecto, todos los procesadores.
cli-option-learn-config = Archivo de configuración (TOML) con las opciones del aprendizaje.
cli-option-learn-folder = Carpeta del aprendizaje; uno ya empezado continúa allí.
cli-option-learn-minutes = Cuántos minutos dura el aprendizaje.
cli-option-learn-selfplay = El programa selfplay, que juega las partidas.
cli-option-learn-set = Fija cualquier opción del aprendizaje; se puede repetir.
cli-option-mode = { $modes }; o el texto completo de un modo, como 'pacman;maze=A2'.
cli-option-where = { $modes }; o el texto completo de un modo, como 'pacman;maze=A2'. También sirve un texto de posición entre comillas, y - lee uno de la entrada estándar. Por defecto, classic2.
cli-option-position = Empieza desde este texto de posición; - lo lee de la entrada estándar.
cli-option-actions = Juega antes estas acciones, como 'e2 e8 e3h'.
cli-option-size = Clásico: tamaño del tablero, 3, 5, 7 o 9.
cli-option-fences = Clásico: barreras para cada bando.
cli-option-maze = Modos de PAC-MAN: el nombre de un laberinto (ver hedgemaze modes) o un archivo de laberinto.
cli-option-house = Una regla de la casa (ver hedgemaze modes MODE); se puede repetir.
cli-option-players = Modos de PAC-MAN: de 2 a 5 jugadores, que se reparten los fantasmas.
cli-option-ascii = Dibuja el tablero solo con caracteres ASCII.
cli-option-perft-depth = Cuántas acciones de profundidad.
cli-option-perft-divide = Muestra también el recuento bajo cada primera acción.
cli-option-perft-backend = Qué cuenta: el núcleo rápido o las reglas de referencia.
cli-option-serve-host = La dirección en la que escuchar; 0.0.0.0 para todas.
cli-option-serve-port = El puerto; 0 para cualquiera libre.
cli-option-serve-data = Carpeta de la base de datos; por defecto, la carpeta de datos del usuario.
cli-option-serve-database = Una base de datos PostgreSQL en lugar de la integrada.
cli-option-serve-nats = URL del servidor NATS por el que se avisan varios servidores con una misma base de datos.
cli-option-serve-proxy = Proxy inverso de confianza; se da por buena la dirección de cliente que indica; se puede repetir.
cli-option-serve-site = Un nombre de host por el que se llega al servidor; se puede repetir.
cli-option-serve-open = Abre un navegador; por defecto, solo en una terminal.
cli-option-serve-workers = Número de procesos para motores; 0 para ninguno.
cli-option-serve-limits = Limita cuánto puede pedir una misma dirección.
cli-option-serve-expire-days = Borra las partidas sin terminar que nadie ha usado durante este número de días; 0 para nunca.
cli-option-serve-expire-finished-days = Borra las partidas terminadas que nadie ha usado durante este número de días; 0 para nunca.
cli-option-serve-log = debug, info, warning o error.
cli-option-serve-contact = Dónde pueden contactarte los responsables de los servicios push: mailto:… o https://….
cli-option-serve-push-service = Otro servicio push al que se pueden enviar notificaciones; se puede repetir.
cli-option-serve-drain = Segundos que sigue en marcha tras una señal de parada, mientras /ready dice a los proxys que no envíen clientes nuevos.
cli-option-serve-admin-token-file = Un archivo con una clave de administración; se crea si no existe.
cli-option-serve-backup-folder = Copia la base de datos en esta carpeta de vez en cuando (solo SQLite).
cli-option-serve-backup-every = Horas entre dos copias; 0 para ninguna, salvo las que pida el equipo.
cli-option-serve-backup-keep = Cuántas copias se conservan.
cli-option-serve-solve = Crea las tablas de valores exactos que pide el editor de laberintos.
cli-option-serve-solve-space = Espacio en disco para todas estas tablas, en GB.
cli-option-serve-tracing = Envía trazas con OpenTelemetry; las variables OTEL_… dicen adónde.
cli-option-show-svg = Escribe una imagen en su lugar; - la muestra.
cli-option-show-theme = Tema de la imagen.
cli-option-show-json = Muestra en su lugar la posición como JSON.
cli-option-show-text = Muestra en su lugar el texto de una línea de la posición.
cli-option-tty-mode = { $modes }. Por defecto, classic2.
cli-option-tty-first = Clásico: quién empieza, como south; o random.
cli-option-tty-load = Sigue con una partida guardada.
cli-option-tty-level = Juega contra el ordenador; 1 es el nivel más débil.
cli-option-tty-side = Con --level: el bando que llevas, como south o ghosts.
cli-option-tty-names = Nombres de los jugadores, como 'Ada,Bob'.
cli-option-app-language = Idioma que usar, como fr o zh-Hant; por defecto, el del sistema.
cli-analyse-action = acción
cli-analyse-visits = visitas
cli-analyse-line = línea
cli-analyse-exact = Con certeza: { $verdict }
cli-analyse-best = Mejores acciones: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Una posición en { $seconds } s
       *[other] { $n } posiciones en { $seconds } s
    }
cli-analyse-ways = Pasos a la meta: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: un byte
       *[other] { $path }: { $bytes } bytes
    }
cli-migrate-done = La base de datos tiene la versión de esquema { $version }.
cli-admin-revoked = La clave { $label } está revocada.
cli-serve-at = Hedgemaze está en { $address }
cli-serve-kept = Las partidas se guardan en { $path }
cli-serve-no-page = La página no está construida y los navegadores solo ven una nota. Empieza con ./play en la carpeta del código, o ejecuta allí { $command } e instala de nuevo.
cli-bot-engine = Motor
cli-bot-level = Nivel { $level }
cli-bot-seated = Asiento { $seat }: { $side }, { $mode }
cli-bot-resume = El enlace para volver a este asiento: { $link }
cli-bot-waiting = Esperando a los demás jugadores
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Ha dejado la mesa
cli-check-game =
    { $actions ->
        [one] partida { $number }: bien, { $mode }, una acción, { $end }
       *[other] partida { $number }: bien, { $mode }, { $actions } acciones, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] partida { $number }: bien, { $mode }, una acción, sin acabar
       *[other] partida { $number }: bien, { $mode }, { $actions } acciones, sin acabar
    }
cli-check-position = posición { $number }: bien, { $mode }, { $end }
cli-check-position-unfinished = posición { $number }: bien, { $mode }, sin acabar
cli-check-maze = laberinto { $name }: bien, para { $mode }
cli-check-maze-nameless = laberinto sin nombre: bien, para { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] laberinto: mal, por un motivo:
       *[other] laberinto: mal, por { $n } motivos:
    }
cli-check-wrong = mal: { $problem }
cli-check-wrong-game = partida { $number }: mal: { $problem }
cli-check-wrong-position = posición { $number }: mal: { $problem }
cli-check-wrong-json = json { $number }: mal: { $problem }
cli-check-empty = mal: no contiene ninguna partida
cli-legal-yes = { $action } es legal.
cli-legal-no = { $action } no es posible.
cli-legal-in-way = Estorban: { $fences }.
cli-legal-piece = La figura en cuestión: { $piece }.
cli-legal-shut-in = Encerradas (marcadas con { $mark }): { $squares }.
cli-legal-count = Acciones legales: { $n }
cli-show-position = Posición: { $text }
cli-match-none = Aún no hay partidas
cli-match-done = Partidas jugadas: { $done } de { $total }
cli-match-player = jugador
cli-match-games = partidas
cli-match-points = puntos
cli-match-won = ganadas
cli-match-drawn = empates
cli-match-failed = fallos
cli-match-points-as = puntos como
cli-match-pellets-as = pac-bolas, como { $side }
cli-match-range = { $low } a { $high }
cli-match-game = partida { $number } de { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = partida { $number } de { $total }: { $seats } { $result } ({ $reason }; fallos: { $failures })
cli-match-failure = partida { $number }: { $player } { $code } { $message }
cli-match-pairs = Pares de { $one } contra { $other } (0, ½, 1, 1½, 2 puntos): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } en [{ $lower }, { $upper }], aceptado: no es más fuerte
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } en [{ $lower }, { $upper }], aceptado: es más fuerte
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } en [{ $lower }, { $upper }], sin decidir
cli-modes-hint = hedgemaze modes MODE muestra más sobre uno de ellos; hedgemaze tty MODE lo juega.
cli-modes-about-classic2 = Quoridor para dos: gana quien llega primero al lado opuesto.
cli-modes-about-classic3 = Quoridor para tres, cada cual por su cuenta.
cli-modes-about-classic4 = Quoridor para cuatro, cada cual por su cuenta.
cli-modes-about-pacman = PAC-MAN contra cuatro fantasmas en un laberinto fijo: cuatro pac-bolas antes de que lo atrapen tres veces.
cli-modes-about-advanced = PAC-MAN contra cuatro fantasmas, con túneles y con barreras que colocan ambos bandos.
cli-modes-mazes = Laberintos: { $mazes }
cli-modes-mazes-option = Laberintos: { $mazes } (--maze, también un archivo)
cli-modes-maze-default = { $name } ({ $title }, por defecto)
cli-modes-sides = Bandos, por orden de turno: { $sides }
cli-modes-fences = Barreras para cada bando: { $n } (se cambia con --fences)
cli-modes-board = Tablero: { $size } por { $size } (--size 3, 5, 7 o 9)
cli-modes-pieces = Figuras: { $pieces }
cli-modes-players = Jugadores: de 2 a 5; uno es PAC-MAN y los demás se reparten los fantasmas (--players)
cli-modes-stocks = Barreras para colocar: PAC-MAN { $pacman }, fantasmas { $ghosts }
cli-modes-house = Reglas de la casa (--house NAME=VALUE), cada una con su cláusula de las reglas:
cli-modes-rule = { $name }: por defecto { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: ahora { $value }, por defecto { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partidas: { $games }, acertijos encontrados: { $found }
cli-puzzles-stopped = Detenido. Ejecuta otra vez el mismo comando para seguir.
cli-puzzles-made = Acertijos en { $path }: { $n }.
cli-solve-memory = Resolverlo necesita { $needed } de memoria; hay { $free } libres.
cli-solve-pieces = Hay poca memoria, así que las partes acabadas se quedan en el disco y se vuelven a leer cuando hacen falta. Tarda más.
cli-solve-step = vidas: { $lives }, pac-bolas: { $pellets }, rondas: { $rounds }
cli-solve-stopped = Detenido. Ejecuta otra vez el mismo comando para seguir.
cli-solve-none = Aún no hay tablas.
cli-solve-file = Tabla: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Fantasmas: { $ghosts }, vidas: { $lives }. PAC-MAN puede forzar la victoria en una ronda.
       *[other] Fantasmas: { $ghosts }, vidas: { $lives }. PAC-MAN puede forzar la victoria en { $rounds } rondas.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Fantasmas: { $ghosts }, vidas: { $lives }. Los fantasmas pueden forzar la victoria; la próxima captura tarda una ronda.
       *[other] Fantasmas: { $ghosts }, vidas: { $lives }. Los fantasmas pueden forzar la victoria; la próxima captura tarda como mucho { $rounds } rondas.
    }
cli-solve-verdict-open = Fantasmas: { $ghosts }, vidas: { $lives }. Nadie puede forzar la victoria.
cli-solve-folder = Tablas en { $path }:
cli-solve-column-maze = laberinto
cli-solve-column-number = fantasmas
cli-solve-column-size = tamaño
cli-solve-column-file = archivo
cli-solve-column-lives = vidas
cli-solve-column-start = inicio
cli-solve-column-rounds = rondas
cli-solve-column-pacman = gana PAC-MAN
cli-solve-column-ghosts = ganan fantasmas
cli-solve-column-open = abierto
cli-solve-column-longest = más larga
cli-solve-longest = PAC-MAN { $pacman }, fantasmas { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = fantasmas
cli-solve-value-open = abierto
cli-mazes-hint =
    Juego perfecto: quién puede forzar el resultado con cuatro fantasmas, y en cuántas rondas.
    Niveles: la puntuación de PAC-MAN con el mismo nivel en ambos bandos.
    hedgemaze mazes MAZE muestra más; hedgemaze tty pacman --maze MAZE lo juega.
cli-mazes-column-name = nombre
cli-mazes-column-title = título
cli-mazes-column-exact = juego perfecto
cli-mazes-column-level = nivel { $level }
cli-mazes-column-ghosts = fantasmas: { $n }
cli-mazes-column-equal = nivel
cli-mazes-column-score = puntuación
cli-mazes-column-handicap = lo más igualado
cli-mazes-column-handicap-score = puntuación
cli-mazes-standard = las reglas normales
