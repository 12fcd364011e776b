# Dibujar laberintos, elegirlos y llevarse registros e imágenes.

maze-tab-draw = Dibujar
maze-tab-mazes = Laberintos
maze-tab-save = Guardar y compartir
maze-lead = Dibuja un laberinto para los juegos de PAC-MAN: barreras, pac-bolas y dónde empieza cada cual. Verás al momento lo que falta.
maze-family = Hecho para
maze-tools = Qué dibujar
tool-fence = Barrera
tool-chamber = Barrera de cámara
tool-pellet = Pac-bola
tool-gate-0 = Primer túnel
tool-gate-1 = Segundo túnel
tool-erase = Goma
maze-hint-fence = Toca una ranura para poner una barrera, y su centro para quitarla.
maze-hint-chamber = Toca ranuras para construir la cámara alrededor de los fantasmas: cuatro barreras.
maze-hint-pellet = Toca una casilla para poner una pac-bola: cuatro en total.
maze-hint-gate = Toca dos casillas: por ellas vuelve PAC-MAN, y un túnel las une.
maze-hint-erase = Toca lo que quieras quitar. El botón derecho del ratón hace lo mismo con cualquier herramienta.
maze-hint-piece = Toca la casilla donde empieza { $piece }, o arrastra una figura.
maze-refused-overlaps = Ahí ya hay una barrera.
maze-refused-crosses = Las barreras no se pueden cruzar.
maze-refused-fences-only = Las barreras van en las ranuras entre las casillas.
maze-undo = Deshacer
maze-redo = Rehacer
maze-random = Al azar
maze-empty = Tablero vacío
maze-begin = Empezar con
maze-title-A1 = Mixto
maze-title-A2 = Abierto
maze-title-A3 = Protegido
maze-title-A4 = De reserva
maze-title-chamber = Cámara
maze-title-pinwheel = Molinillo
maze-untitled = Sin nombre
maze-good = Este laberinto está listo para jugar.
maze-worth = ¿Quién gana jugando a la perfección?
maze-worth-of =
    { $n ->
        [one] Un fantasma
       *[other] { $n } fantasmas
    }
maze-worth-failed = Este dispositivo no puede calcularlo.
maze-worth-unknown = El servidor no lo sabe. Con cuatro fantasmas se tarda demasiado en calcularlo aquí.
maze-worth-ask = Preguntar al servidor
maze-worth-making = Calculando: { $percent } %
maze-worth-waiting = El servidor está calculando antes otros laberintos.
maze-faulty =
    { $n ->
        [one] Hay que corregir una cosa para poder jugarlo:
       *[other] Hay que corregir { $n } cosas para poder jugarlo:
    }
maze-checking = Comprobando…
fault-too_many_fences = Barreras: { $n }. Son demasiadas: la caja trae 20.
fault-fence_overlaps = Las barreras { $one } y { $other } se solapan.
fault-fence_crosses = Las barreras { $one } y { $other } se cruzan.
fault-chamber_count =
    { $n ->
        [0] La cámara necesita cuatro barreras; no hay ninguna.
        [one] La cámara necesita cuatro barreras; hay una.
       *[other] La cámara necesita cuatro barreras; hay { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Hacen falta cuatro pac-bolas; no hay ninguna.
        [one] Hacen falta cuatro pac-bolas; hay una.
       *[other] Hacen falta cuatro pac-bolas; hay { $n }.
    }
fault-start = { $piece } necesita una casilla donde empezar.
fault-start-not = PAC-MAN no tiene aquí casilla inicial: elige una puerta.
fault-respawn_count =
    { $n ->
        [0] Hacen falta cuatro puertas, dos por túnel; no hay ninguna.
        [one] Hacen falta cuatro puertas, dos por túnel; hay una.
       *[other] Hacen falta cuatro puertas, dos por túnel; hay { $n }.
    }
fault-tunnel_too_short = El túnel de { $one } a { $other } es demasiado corto: ya son vecinas.
fault-square_shared = Hay dos cosas en la misma casilla: { $squares }.
fault-not_connected = No se puede llegar a estas casillas: { $squares }
fault-respawn_sealed = La puerta { $squares } está dentro de la cámara cerrada.
fault-ghost_outside = { $piece } empieza fuera de la cámara cerrada.
fault-chamber_stuck = Al quitar una sola barrera, la cámara tiene que abrirse, y con ninguna se abre.
fault-other = Este laberinto no se puede jugar. Código de error: { $code }
maze-name = Nombre
maze-save = Guardar
maze-saved = Guardado en este dispositivo.
maze-not-saved = El almacenamiento de este navegador está lleno o bloqueado.
maze-share = Copiar el enlace
maze-shared = El enlace está copiado. Quien lo abra verá este laberinto.
maze-not-shared = No se ha podido copiar. La dirección de esta página es el enlace.
maze-export = Guardar en un archivo
maze-import = Abrir un archivo
maze-import-bad = Este archivo no es un laberinto.
maze-mine = Mis laberintos
maze-mine-none = Aquí aparecen los laberintos que guardas.
maze-open = Editar: { $name }
maze-remove = Borrar este laberinto: { $name }
maze-removed = Borrado: { $name }
undo-remove = Deshacer
record-menu = Archivo e imagen
record-copy = Copiar las jugadas
record-copied = Las jugadas están copiadas.
record-not-copied = Aquí no se puede copiar.
record-save = Guardar la partida
record-saved = Guardado en tus descargas.
record-png = Imagen (PNG)
record-svg = Imagen (SVG)
record-gif = Animación (GIF)
record-picture-of = Un tablero de Hedgemaze: { $mode }
share-open = Compartir una imagen
share-title = Compartir
share-kind = Qué compartir
share-from = Primera jugada
share-to = Última jugada
share-speed = Velocidad
share-speed-slow = Lenta
share-speed-normal = Media
share-speed-fast = Rápida
share-making = Creando tu animación…
share-again = Crearla
share-failed = No ha funcionado en este dispositivo.
share-size = { $n } kB
share-save = Guardar
share-send = Compartir
share-result = { $head }. { $reason }
