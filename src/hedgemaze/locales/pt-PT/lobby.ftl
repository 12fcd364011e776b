page-lobby = Jogar com outros
front-lobby-about = Encontra alguém, ou entra numa mesa
lobby-quick = Partida rápida
lobby-quick-about = Escolhe um relógio. Jogas com quem escolher o mesmo.
lobby-either = Tanto faz
lobby-waiting =
    { $n ->
        [0] Ninguém à espera
        [one] Uma pessoa à espera
       *[other] { $n } à espera
    }
lobby-looking = À procura de alguém para jogar
lobby-elapsed = Tempo de espera
lobby-here = Já cá estão { $n } de { $seats }
lobby-cancel = Parar de procurar
lobby-offer = Ainda não apareceu ninguém. Podes jogar já contra o computador; o nível { $level } é bom para ti.
lobby-computer = Jogar contra o computador
lobby-wait-on = Esperar mais
lobby-found = Encontrado! A abrir a mesa…
lobby-replaced = Agora estás à procura de uma partida noutra janela.
lobby-join = Entrar
why-lobby-unknown_preset = Esta partida já não está disponível. Recarrega a página.
why-lobby-already_waiting = Já estás à procura de outra partida.
