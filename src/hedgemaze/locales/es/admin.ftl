end-closed = La mesa se ha cerrado
end-closed_unkind = El equipo del servidor ha cerrado esta mesa porque alguien se portó mal. La partida no cuenta.
end-closed_unfair = El equipo del servidor ha cerrado esta mesa porque alguien no jugó limpio. La partida no cuenta.
end-closed_technical = El equipo del servidor ha cerrado esta mesa por un fallo del servidor. La partida no cuenta.
end-closed_other = El equipo del servidor ha cerrado esta mesa. La partida no cuenta.
end-closed_absent = Alguien no ha hecho la primera jugada. La partida no cuenta.
end-called-off = La partida se canceló
room-closed = Esta mesa está cerrada.
why-room-closed = Esta mesa está cerrada.
why-people-banned = Ahora no puedes jugar aquí: el equipo de este servidor te lo ha prohibido. Las partidas en este dispositivo siguen funcionando.
why-people-muted = El equipo del servidor te ha silenciado: puedes jugar, pero no hablar ni cambiar de nombre.
report-open = Denunciar a alguien
report-title = Denunciar a alguien
report-about = El equipo de este servidor lo mirará. La otra persona no ve quién ha escrito.
report-who = ¿Quién es?
report-why = ¿Qué pasa?
report-name = El nombre ofende
report-phrases = Mensajes molestos
report-stalling = Pierde el tiempo a propósito
report-cheating = Hace trampas
report-other = Otra cosa
report-send = Enviar
report-sent = Gracias. Tu denuncia se ha enviado.
why-admin-nobody_there = Esa persona no está aquí.
page-admin = Equipo del servidor
admin-sections = Partes de esta página
admin-token = Clave de administración
admin-token-about = Esta página es para el equipo que lleva este servidor. La clave se queda en esta pestaña hasta que la cierres.
admin-enter = Entrar
admin-leave = Salir
admin-search = Búsqueda
admin-search-go = Buscar
admin-none = Aquí no hay nada.
admin-more = Mostrar más
admin-server = Servidor
admin-reports = Denuncias
admin-rooms = Mesas
admin-players = Jugadores
admin-bans = Expulsiones
admin-names = Nombres
admin-news = Anuncios
admin-audit = Registro de auditoría
admin-you-are = Usas la clave «{ $name }».
admin-count-rooms = Mesas en uso
admin-count-sockets = Conexiones
admin-count-lobby = En la sala
admin-count-waiting = En espera
admin-count-accounts = Cuentas
admin-count-sessions = Dispositivos
admin-count-open_reports = Denuncias abiertas
admin-count-bans = Expulsiones
admin-count-mutes = Silenciados
admin-nodes = Nodos
admin-this-node = este
admin-reload = Recargar
admin-slow = Tareas más lentas de la base de datos en el último día
admin-slow-job = Tarea
admin-slow-when = Cuándo
admin-backups = Copias de seguridad
admin-backups-about = Cada { $hours } h; se guardan las últimas { $keep }.
admin-backups-off = El servidor no hace copias: se inició sin --backup-folder.
admin-backups-elsewhere = De PostgreSQL se hacen copias con sus propias herramientas, como pg_dump.
admin-backup-now = Copiar ahora
admin-backup-failed = La última copia falló:
admin-megabytes = { $n } MB
admin-tokens = Claves de administración
admin-label = Nombre de una clave nueva
admin-token-make = Crear
admin-token-made = La clave «{ $name }», que solo se muestra ahora:
admin-used = último uso: { $when }
admin-revoke = Revocar
admin-revoke-label = Revocar { $name }
admin-revoke-ask = ¿Revocar la clave «{ $name }»? Nadie podrá usarla más.
admin-stage = Estado
admin-stage-all = Todas
admin-stage-waiting = En espera
admin-stage-playing = En juego
admin-stage-ended = Acabada
admin-stage-closed = Cerrada
admin-watch = Mirar
admin-who = ¿Quién está?
admin-nobody = No hay nadie conectado a este nodo.
admin-seat = Asiento { $seat }:
admin-watches = Mira:
admin-close = Cerrar
admin-close-ask = ¿Cerrar esta mesa? La partida acaba sin resultado, y los jugadores ven por qué.
admin-close-why = Lo que ven los jugadores
admin-why-unkind = Alguien se portó mal
admin-why-unfair = Juego sucio
admin-why-technical = Un fallo del servidor
admin-why-other = Sin motivo
admin-since = Aquí desde: { $when }
admin-devices =
    { $n ->
        [one] Un dispositivo
       *[other] { $n } dispositivos
    }
admin-fair-play =
    { $n ->
        [one] Juega como el motor: { $percent } % en una partida
       *[other] Juega como el motor: { $percent } % en { $n } partidas
    }
admin-profile = Perfil
admin-mute = Silenciar
admin-ban = Expulsar
admin-is-banned = Expulsión
admin-is-muted = En silencio
admin-ban-ask = ¿Expulsar a { $name }? Las conexiones abiertas acaban en el acto.
admin-mute-ask = ¿Silenciar a { $name }? Ni frases ni nombre nuevo; jugar sigue siendo posible.
admin-how-long = ¿Cuánto tiempo?
admin-days =
    { $n ->
        [one] Un día
       *[other] { $n } días
    }
admin-hours =
    { $n ->
        [one] Una hora
       *[other] { $n } horas
    }
admin-for-ever = Hasta que se levante
admin-note = Nota para el equipo
admin-network = Dirección o red IPv6 (/64)
admin-from = Desde: { $from }
admin-from-until = De { $from } a { $until }
admin-until = Hasta: { $until }
admin-over = Terminado
admin-lift = Levantar
admin-lift-ask = ¿Levantar esto para { $name }?
admin-reports-all = También las resueltas
admin-no-name = (sin nombre)
admin-reporter = Denuncia de { $name }
admin-handle = Resuelta
admin-handled = Resuelta por { $name }
admin-names-about = Ningún nombre de cuenta puede contener estas palabras. Las letras que se parecen cuentan como iguales.
admin-word = Palabra
admin-add = Añadir
admin-remove = Quitar
admin-word-remove = Quitar { $word }
admin-news-text = Texto para todos
admin-news-language = Añadir un idioma
admin-news-send = Anunciar
admin-by = { $name }, { $when }
admin-details = Detalles
audit-token-made = Clave creada
audit-token-revoked = Clave revocada
audit-room-closed = Mesa cerrada
audit-ban-added = Expulsión
audit-mute-added = Silencio
audit-lifted = Expulsión o silencio levantados
audit-report-handled = Denuncia resuelta
audit-name-filtered = Palabra añadida al filtro
audit-name-allowed = Palabra quitada del filtro
audit-announcement-added = Anuncio
audit-announcement-deleted = Anuncio quitado
audit-backup-made = Copia hecha
why-admin-no_token = Esta clave no es válida.
why-admin-label_taken = Ya hay una clave con ese nombre.
why-admin-bad_label = Un nombre tiene hasta 32 letras, cifras, puntos y guiones.
why-admin-not_found = Eso ya no existe.
why-admin-bad_network = Esto no es ni una dirección ni una red /64.
why-admin-bad_sanction = Elige una cuenta o una dirección.
why-admin-bad_time = El final tiene que ser más tarde.
why-admin-bad_word = Una palabra necesita al menos dos letras.
why-admin-bad_announcement = Un anuncio necesita un texto de 300 caracteres como mucho.
why-admin-backup_off = El servidor se inició sin --backup-folder.
why-admin-backup_elsewhere = De PostgreSQL se hacen copias con sus propias herramientas.
why-storage-backup_failed = La copia de seguridad falló. Las anteriores siguen intactas; el registro del servidor dice más.
