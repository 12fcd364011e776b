page-lobby = Jugar con otros
front-lobby-about = Encuentra a alguien o únete a una mesa
lobby-quick = Partida rápida
lobby-quick-about = Elige un reloj. Juegas con quienes eligen el mismo.
lobby-either = Da igual
lobby-waiting =
    { $n ->
        [one] Espera una persona
       *[other] Esperan { $n } personas
    }
lobby-looking = Buscando a alguien para jugar
lobby-elapsed = Tiempo de espera
lobby-here = Ya están { $n } de { $seats }
lobby-cancel = Dejar de buscar
lobby-offer = Todavía no ha venido nadie. Puedes jugar ya contra el ordenador; el nivel { $level } va bien para ti.
lobby-computer = Contra el ordenador
lobby-wait-on = Seguir esperando
lobby-found = ¡Ya está! Abriendo la mesa…
lobby-replaced = Ahora buscas partida en otra ventana.
lobby-join = Unirme
why-lobby-unknown_preset = Esta partida ya no se ofrece. Recarga la página.
why-lobby-already_waiting = Ya estás buscando otra partida.
