# El marco de la página, la portada, los ajustes y las páginas sencillas.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Saltar al contenido
app-nav = Páginas
page-game = Partida
page-new = Partida nueva
page-maze = Editor de laberintos
page-rules = Reglas
page-games = Mis partidas
page-analysis = Análisis
page-settings = Ajustes
page-about = Acerca de
page-privacy = Privacidad
page-missing = Aquí no hay nada
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
mode-about-classic3 = Tres figuras, seis barreras por cabeza y ningún amigo.
mode-about-classic4 = Cuatro figuras se cruzan en el centro. Cada cual juega por su cuenta.
mode-about-pacman =
    { $role ->
        [G] Atrapa a PAC-MAN tres veces antes de que se coma cuatro pac-bolas.
       *[P] Cómete cuatro pac-bolas antes de que los fantasmas te atrapen tres veces.
    }
mode-about-advanced = Los fantasmas escapan de su cámara y todos construyen barreras.
front-title = La carrera por un laberinto que construyes tú
front-lead = Las figuras corren, las barreras se alzan, los fantasmas cazan. Juega ya, a solas o en compañía, sin cuenta.
front-continue = Seguir: { $mode }
front-continue-since = La dejaste el { $when }
front-pick = Elige un juego
front-play = Jugar
front-role = Eres
front-computer = Jugar contra el ordenador
front-here = Jugar en esta pantalla
front-set-up = Preparar la mesa
front-friends = Jugar con amigos
front-more = Más
front-learn = Aprender a jugar
front-learn-about = Lecciones cortas en el tablero
front-rules = Las reglas
front-rules-about = Todas en un minuto
front-maze = Dibujar un laberinto
front-maze-about = Tu propio laberinto para los fantasmas
front-analysis = Analizar
front-analysis-about = Quién va ganando y por qué
front-games = Mis partidas
front-games-about = Seguir, repasar, guardar
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
set-up-title = { $mode }: preparar la mesa
set-up-seats = Quién juega
set-up-person = Alguien aquí
set-up-computer = El ordenador, nivel
set-up-who = Quién juega como { $who }
set-up-name = Nombre de { $who }
set-up-name-hint = Nombre
set-up-ghost-players = Jugadores de los fantasmas
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
set-up-lot = Por sorteo
set-up-loser = Quien perdió la última partida
set-up-more = Tablero y barreras
set-up-size = Tablero
set-up-squares = { $size } por { $size } casillas
set-up-fences = Barreras por cabeza
set-up-fences-usual = { $n }, lo normal
set-up-maze = Laberinto
set-up-maze-this = Este
set-up-maze-draw = Dibujar uno
set-up-position = La partida empieza aquí
set-up-bad = Así no se puede jugar ({ $code }).
set-up-start = Empezar la partida
setting-theme = Aspecto
theme-system = Como el sistema
theme-arcade = Recreativa
theme-wood = Madera
theme-contrast = Alto contraste
setting-language = Idioma
setting-language-system = Como el navegador
language-failed = { $language }: no se ha podido cargar este idioma. ¿Hay conexión?
language-behind = { $language } (en parte en inglés)
setting-confirm = Confirmar una barrera antes de colocarla
confirm-touch = Solo al tocar
confirm-always = Siempre
confirm-never = Nunca
setting-motion = Animación
motion-system = Como el sistema
motion-full = Completa
motion-none = Ninguna
setting-sounds = Sonidos
setting-coordinates = Letras y números en el tablero
setting-ways = Mostrar los caminos más cortos
device-title = Guardado en este dispositivo
device-about = Las partidas, los laberintos y los ajustes están en el almacenamiento de este navegador y en ningún otro sitio.
device-export = Guardar todo en un archivo
device-erase = Borrar todo
device-erased = Todo está borrado.
device-ask = ¿Borrar todas las partidas, los laberintos y los ajustes de este dispositivo? No se puede deshacer.
games-none = Aún no hay partidas. Cada partida que empieces se guarda aquí, en este dispositivo.
games-play = Jugar una
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
games-open = Abrir registros
games-opened =
    { $n ->
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $n } partidas.
    }
games-open-bad = La partida { $game } de este archivo no se puede leer ({ $code }).
update-ready = Hay una versión nueva.
update-now = Usarla ya
update-later = Más tarde
text-home = Ir a la portada
about-1 = Hedgemaze es un programa libre para un juego de mesa de figuras y barreras, de dos a cuatro jugadores, y para sus variantes con un comilón redondo y cuatro fantasmas.
about-2 = Sigue las reglas de Quoridor PAC-MAN. Quoridor y PAC-MAN son marcas de sus propietarios, con quienes Hedgemaze no tiene nada que ver. Sus dibujos, sonidos, textos y programa son propios.
about-3 = El dibujo del laberinto del reglamento no está entre nuestras fuentes. Los laberintos que trae Hedgemaze son reconstrucciones, y puedes dibujar los tuyos.
about-4 = Los rivales piensan en tu dispositivo. Se les escapan cosas, como a las personas: cuanto más bajo el nivel, más. Si un nivel lleva un número, se midió en partidas contra los demás niveles.
about-5 = Instala la página desde el menú de tu navegador y se abrirá como cualquier otra aplicación. Las partidas en esta pantalla y contra el ordenador no necesitan conexión después de la primera visita.
about-6 = El código es abierto, con la licencia Apache 2.0.
privacy-1 = Las partidas en esta pantalla y contra el ordenador nunca salen de tu dispositivo. Se guardan en el almacenamiento de este navegador, con tus laberintos y tus ajustes.
privacy-2 = No hay cuentas, ni anuncios, ni contadores, y la página no pide nada a ningún otro sitio.
privacy-3 = Una partida con amigos la guarda el servidor desde el que abriste esta página: las jugadas, los nombres escritos y cuándo se jugó. Una cookie de este sitio dice qué asientos son tuyos.
privacy-4 = En los ajustes puedes guardar en un archivo todo lo que hay en este dispositivo, y borrarlo.
missing-1 = Esta dirección no lleva a ninguna parte. Quizá falta una letra.
