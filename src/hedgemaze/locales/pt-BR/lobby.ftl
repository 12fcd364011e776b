page-lobby = Jogar com outros
front-lobby-about = Ache alguém ou entre em uma mesa
lobby-quick = Partida rápida
lobby-quick-about = Escolha um relógio. Você joga com quem escolher o mesmo.
lobby-either = Tanto faz
lobby-waiting =
    { $n ->
        [0] Ninguém esperando
        [one] Uma pessoa esperando
       *[other] { $n } esperando
    }
lobby-looking = Procurando alguém para jogar
lobby-elapsed = Tempo de espera
lobby-here = Já chegaram { $n } de { $seats }
lobby-cancel = Parar de procurar
lobby-offer = Ainda não apareceu ninguém. Você pode jogar agora contra o computador; o nível { $level } é bom para você.
lobby-computer = Jogar contra o computador
lobby-wait-on = Esperar mais
lobby-found = Encontrado! Abrindo a mesa…
lobby-replaced = Agora você está procurando uma partida em outra janela.
lobby-join = Entrar
why-lobby-unknown_preset = Esta partida não está mais disponível. Recarregue a página.
why-lobby-already_waiting = Você já está procurando outra partida.
