# El marco de la página, la portada, los ajustes y las páginas sencillas.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Saltar al contenido
app-nav = Páginas
app-menu = Menú de todas las páginas
page-game = Partida
page-new = Partida nueva
page-maze = Editor de laberintos
page-rules = Reglas
page-games = Mis partidas
page-puzzles = Acertijos
page-analysis = Análisis
page-settings = Ajustes
page-about = Acerca de
page-privacy = Privacidad
page-missing = Página no encontrada
mode-classic2 = Clásico para dos
mode-classic3 = Clásico para tres
mode-classic4 = Clásico para cuatro
mode-pacman = Variante PAC-MAN
mode-advanced = PAC-MAN avanzado
mode-players-classic2 = 2 jugadores
mode-players-classic3 = 3 jugadores
mode-players-classic4 = 4 jugadores
mode-players-pacman = De 2 a 5 jugadores
mode-players-advanced = De 2 a 5 jugadores
mode-about-classic2 = Llega antes al otro lado. Las barreras alargan el camino.
mode-about-classic3 = Tres figuras, seis barreras para cada una y ningún aliado.
mode-about-classic4 = Cuatro figuras se encuentran en el centro. Cada cual juega por su cuenta.
mode-about-pacman =
    { $role ->
        [G] Atrapa a PAC-MAN tres veces antes de que se coma las cuatro pac-bolas.
       *[P] Cómete las cuatro pac-bolas antes de que los fantasmas te atrapen tres veces.
    }
mode-about-advanced = Los fantasmas escapan de su cámara y ambos bandos construyen barreras.
front-title = La carrera por un laberinto que construyes tú
front-lead = Corre, pon barreras, escapa de los fantasmas. Juega ya, a solas o en compañía. Sin cuenta.
front-continue = Seguir: { $mode }
front-continue-since = Última jugada: { $when }
front-pick = Elige un juego
front-play = Jugar
front-role = Eres
front-computer = Jugar contra el ordenador
front-here = Jugar en esta pantalla
front-set-up = Preparar la partida
front-friends = Jugar con amigos
front-more = Más
front-learn = Aprender a jugar
front-learn-about = Lecciones cortas en el tablero
front-rules = Las reglas
front-rules-about = Léelas en un minuto
front-maze = Dibujar un laberinto
front-maze-about = Tu propio laberinto para los fantasmas
front-analysis = Analizar
front-analysis-about = Quién va ganando y por qué
front-games = Mis partidas
front-games-about = Seguir, repasar, guardar
puzzle-daily = Acertijo del día
front-daily-about = Uno nuevo cada día
front-daily-done = ¡Resuelto! Vuelve mañana a por otro.
puzzle-days =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
front-continue-label = Partidas para seguir
front-your-turn = Te toca
front-their-turn = Turno: { $name }
front-you-are = Juegas con: { $side }
front-against = Contra el nivel { $level } · { $name }
front-ways = { $mode }: más formas de jugar
level-label = Nivel del ordenador
level-named = { $level } · { $name }
level-1 = Semilla
level-2 = Brote
level-3 = Arbolito
level-4 = Arbusto
level-5 = Seto
level-6 = Topiario
level-7 = Laberinto
level-8 = Minotauro
level-9 = Perfecto
level-match = A mi medida
level-match-about = El nivel sube cuando ganas y baja cuando pierdes.
level-figures = ¿Qué fuerza tiene?
level-rating-zero = En el nivel 1 empieza la escala: su fuerza es 0.
level-rating-elo = Fuerza medida: { $rating }, entre { $low } y { $high }. El nivel 1 tiene 0; con 100 más se ganan unas 64 partidas de cada 100.
level-rating-score = Medido contra el nivel 3 del otro bando: { $rating } de 100 puntos, entre { $low } y { $high }.
level-perfect-about = Con cuatro fantasmas juega como el nivel más fuerte. Con tres o menos no se equivoca nunca en la vida actual. Tu dispositivo lo calcula al empezar la partida.
level-like-classic-1 = Juega por diversión y se le escapan muchas cosas. Ideal para una primera partida.
level-like-classic-2 = Casi nunca piensa por adelantado. Buen rival para empezar.
level-like-classic-3 = Gana a la mayoría de los principiantes, pero es fácil engañarlo.
level-like-classic-4 = Buen rival después de unas cuantas partidas.
level-like-classic-5 = Gana a casi todos los que juegan de vez en cuando.
level-like-classic-6 = Apenas se le escapa nada. Para quien ya tiene experiencia.
level-like-classic-7 = Piensa con mucha antelación. Pocos le ganan.
level-like-classic-8 = El más fuerte de aquí. ¿Podrás ganarle aunque sea una vez?
level-like-P-1 = Un PAC-MAN sin plan. Ideal para una primera caza.
level-like-P-2 = Un PAC-MAN que solo ve el peligro más cercano. Buen rival para empezar.
level-like-P-3 = Un PAC-MAN que se escapa de la mayoría de los principiantes.
level-like-P-4 = Un PAC-MAN que piensa por adelantado y es difícil de acorralar.
level-like-P-5 = El PAC-MAN más fuerte de aquí. ¿Podrás atraparlo aunque sea una vez?
level-like-P-9 = Un PAC-MAN que ya no se equivoca una vez que se ha comido un fantasma, y que te lo pone muy difícil.
level-like-G-1 = Fantasmas que dan vueltas por ahí. Ideales para una primera partida.
level-like-G-2 = Fantasmas que te persiguen, pero dejan huecos. Buenos rivales para empezar.
level-like-G-3 = Fantasmas que cazan juntos y ganan a la mayoría de los principiantes.
level-like-G-4 = Fantasmas que te cortan el paso. Para quien ya tiene experiencia.
level-like-G-5 = Los fantasmas más fuertes de aquí. Apenas dejan un hueco.
level-like-G-9 = Fantasmas que ya no se equivocan una vez que PAC-MAN se ha comido a uno de ellos, y que te lo ponen muy difícil.
set-up-title = { $mode }: preparar la partida
set-up-seats = Quién juega
set-up-person = Alguien en esta pantalla
set-up-computer = El ordenador, nivel
set-up-who = Quién juega como { $who }
set-up-name = Nombre de { $who }
set-up-name-hint = Nombre
set-up-ghost-players = Cuántos llevan los fantasmas
set-up-players-count =
    { $n ->
        [one] Uno
       *[other] { $n }
    }
set-up-deal = Repartir otra vez los fantasmas
set-up-ghost-player = Fantasmas: jugador { $n }
set-up-character = Personaje de { $who }
character-eater = Comilón
character-horns = Fantasma con cuernos
character-bow = Fantasma con lazo
character-curl = Fantasma con rizo
character-nightcap = Fantasma con gorro de dormir
set-up-first = Quién empieza
set-up-lot = Al azar
set-up-loser = Quien perdió la última partida
set-up-more = Tablero y barreras
set-up-size = Tablero
set-up-squares = { $size } por { $size } casillas
set-up-fences = Barreras por jugador
set-up-fences-usual = { $n }, lo normal
set-up-maze = Laberinto
set-up-maze-this = Este
set-up-maze-draw = Dibujar uno
set-up-position = La partida empieza en esta posición
set-up-bad = Esta partida no se puede jugar. Código de error: { $code }
set-up-start = Empezar la partida
setting-theme = Aspecto
theme-system = Como el sistema
theme-arcade = Recreativa
theme-wood = Madera
theme-garden = Jardín
theme-paper = Papel
theme-contrast = Alto contraste
setting-pieces = Figuras
pieces-characters = Personajes
pieces-pawns = Figuras sencillas
pieces-counters = Fichas
setting-fences = Barreras
fences-theme = Todas del mismo color
fences-owners = Del color de quien las puso
setting-language = Idioma
setting-language-system = Como el navegador
load-failed = No se ha podido cargar esta página. ¿Hay conexión?
language-failed = { $language }: no se ha podido cargar este idioma. ¿Hay conexión?
language-behind = { $language } (en parte en inglés)
setting-confirm = Confirmar una barrera antes de colocarla
confirm-touch = Solo en pantallas táctiles
confirm-always = Siempre
confirm-never = Nunca
setting-motion = Animación
motion-system = Como el sistema
motion-full = Completa
motion-none = Ninguna
setting-sounds = Sonidos
setting-coordinates = Letras y números en el tablero
setting-ways = Mostrar los caminos más cortos
setting-premoves = Jugadas anticipadas: elige tu jugada mientras juegan los demás (en línea)
device-title = Guardado en este dispositivo
device-about = Tus partidas, laberintos y ajustes se guardan en este navegador y en ningún otro sitio.
device-export = Guardar todo en un archivo
device-erase = Borrar todo
device-erased = Todo se ha borrado.
device-ask = ¿Borrar todas las partidas, los laberintos y los ajustes de este dispositivo? No se puede deshacer.
games-none = Aún no hay partidas. Cada partida que empieces se guarda aquí, en este dispositivo.
games-play = Jugar una partida
games-running =
    { $n ->
        [0] Sin empezar · { $when }
        [one] Una acción hasta ahora · { $when }
       *[other] { $n } acciones hasta ahora · { $when }
    }
games-over =
    { $n ->
        [one] Acabada tras una acción · { $when }
       *[other] Acabada tras { $n } acciones · { $when }
    }
games-remove = Borrar esta partida: { $mode }
games-removed = Borrada: { $mode }
games-continue = Seguir
games-look = Repasar
games-analyse = Analizar
games-save-all = Guardar todas en un archivo
games-open = Abrir partidas guardadas
games-opened =
    { $n ->
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $n } partidas.
    }
games-open-bad = La partida { $game } de este archivo no se puede leer. Código de error: { $code }
update-ready = Hay una versión nueva.
update-now = Actualizar ya
update-later = Más tarde
text-home = Volver a la portada
about-1 = Hedgemaze es un juego de mesa libre y gratuito de figuras y barreras, de dos a cuatro jugadores, con variantes en las que cuatro fantasmas persiguen a PAC-MAN.
about-2 = Sigue las reglas de Quoridor PAC-MAN. Quoridor y PAC-MAN son marcas de sus propietarios, que no tienen nada que ver con Hedgemaze. Todos los dibujos, sonidos, textos y el código son nuestros.
about-3 = No tenemos el dibujo del laberinto del reglamento. Los laberintos de Hedgemaze son reconstrucciones, y puedes dibujar los tuyos.
about-4 = El ordenador juega en tu dispositivo. Como a las personas, se le escapan cosas: cuanto más bajo el nivel, más. Si un nivel lleva un número, esa fuerza se midió en partidas contra otros niveles.
about-5 = Puedes instalar esta página desde el menú de tu navegador y abrirla como cualquier otra aplicación. Después de la primera visita, las partidas en esta pantalla y contra el ordenador funcionan sin conexión.
about-6 = El código es abierto, con la licencia Apache 2.0.
privacy-1 = Las partidas en esta pantalla y contra el ordenador nunca salen de tu dispositivo. Se guardan en este navegador, con tus laberintos y tus ajustes.
privacy-2 = No necesitas cuenta. No hay anuncios ni rastreo, y la página no carga nada de otros sitios.
privacy-3 = Una partida con amigos la guarda el servidor desde el que abriste esta página: las jugadas, los nombres escritos y cuándo se jugó. Una cookie de este sitio dice qué asientos son tuyos.
privacy-4 = En los ajustes puedes guardar en un archivo todo lo que hay en este dispositivo, y borrarlo.
missing-1 = No hay ninguna página en esta dirección. Quizá falta una letra.
shortcuts-title = Atajos de teclado
shortcuts-board = En el tablero
shortcuts-fence = Barreras
shortcuts-pacman = Juegos de PAC-MAN
shortcuts-page = En todas partes
shortcut-move = Ir de casilla en casilla
shortcut-edge = Ir al borde del tablero
shortcut-act = Elegir una figura, o moverla a la casilla
shortcut-type = Escribir una acción, como e2 o e3h
shortcut-back = Devolver lo que tienes en la mano
shortcut-fence = Tomar una barrera
shortcut-slide = Deslizar la barrera
shortcut-turn = Girar la barrera
shortcut-place = Colocar la barrera
shortcut-stop = Acabar el movimiento de la figura, o todo tu turno
shortcut-spend = Gastar una pac-bola
shortcut-graph = En el análisis: recorrer la partida en su gráfico
shortcut-card = Mostrar estos atajos
key-enter = Intro
key-space = Espacio
key-escape = Escape
key-home = Inicio
key-end = Fin
key-up = Re Pág
key-down = Av Pág
key-wheel = Rueda
key-right-click = Clic derecho
