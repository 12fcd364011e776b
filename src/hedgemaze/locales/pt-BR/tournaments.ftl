page-tournaments = Torneios
page-tournament = Torneio
tournaments-mine = Seus torneios
tournaments-listed = Abertos a todos
tournaments-none = Não há nenhum torneio aberto agora. Crie um!
tournament-make = Criar um torneio
tournament-make-about = Escolha um tipo, envie o link aos seus amigos e comece quando todo mundo tiver chegado.
tournament-title = Nome do torneio
tournament-kind = Tipo
tournament-round_robin = Todos contra todos
tournament-round_robin-about = Cada um joga com todos os outros.
tournament-knock_out = Mata-mata
tournament-knock_out-about = Quem perde um confronto sai.
tournament-arena = Arena
tournament-arena-about = Jogue uma partida atrás da outra até o tempo acabar.
tournament-places = Máximo de jogadores
tournament-minutes = Duração
tournament-minutes-n =
    { $n ->
        [0] 0 minutos
        [one] Um minuto
       *[other] { $n } minutos
    }
tournament-clock = Relógio
tournament-fill = O computador ocupa os lugares vazios
tournament-fill-none = Sem computador
tournament-rated = As partidas contam para as pontuações (todos precisam de conta)
tournament-bots = Os bots podem entrar
tournament-public = Mostrar para todo mundo
tournament-plays = Eu também jogo
tournament-when = Início
tournament-when-host = Quando eu decidir
tournament-when-minutes =
    { $n ->
        [0] Agora
        [one] Daqui a um minuto
       *[other] Daqui a { $n } minutos
    }
tournament-create = Criar
tournament-join = Entrar
tournament-joined = Você joga neste torneio.
tournament-leave = Sair
tournament-leave-ask = Sair do torneio? Você perde todas as partidas que ainda não jogou.
tournament-start = Começar agora
tournament-cancel = Cancelar o torneio
tournament-cancel-ask = Cancelar o torneio? Quem já entrou não vai mais poder jogar.
tournament-cancelled = Este torneio foi cancelado.
tournament-remove = Tirar
tournament-remove-ask = Tirar { $name } do torneio?
tournament-invite = Convidar outros
tournament-wait-host = O torneio começa quando quem o organiza der início.
tournament-players = Jogadores: { $n } de { $places }
tournament-count =
    { $n ->
        [0] Sem jogadores
        [one] Um jogador
       *[other] { $n } jogadores
    }
tournament-begins-in = Começa daqui a { $time }
tournament-ends-in = Tempo restante: { $time }
tournament-finishing = O tempo acabou. As últimas partidas estão sendo jogadas.
tournament-pause = Fazer uma pausa
tournament-resume = Continuar jogando
tournament-paused = Você está fazendo uma pausa.
tournament-waiting-pair = Logo você vai ter um adversário. Fique nesta página.
tournament-waiting-round = Espere a próxima rodada.
tournament-out = O torneio acabou para você. Assista às outras partidas!
tournament-your-game = Sua partida vai começar: você joga contra { $rival }.
tournament-go = Ir para a mesa
tournament-back = Voltar ao torneio
tournament-round = Rodada { $n }
tournament-round-of = Rodada { $n } de { $total }
tournament-final = Final
tournament-semifinal = Semifinal
tournament-quarterfinal = Quartas de final
tournament-standings = Classificação
tournament-bracket = Chaveamento
tournament-cross = Quem venceu quem
tournament-games = Partidas
tournament-watch = Assistir
tournament-place = Lugar
tournament-player = Jogador
tournament-points = Pontos
tournament-played = Partidas
tournament-wins = Vitórias
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: os pontos de quem você venceu, em dobro, mais os pontos de quem empatou com você
tournament-computer = Computador { $n }
tournament-erased = Alguém
tournament-free = Avança direto
tournament-open-place = Ainda não se sabe
tournament-left = saiu
tournament-over = O torneio acabou.
tournament-winner = { $name } ganha o torneio!
tournament-forfeit = não jogada
tournament-lot = sorteio
tournament-points-about = Uma vitória vale 2 pontos, um empate 1.
tournament-missing = Esse torneio não existe.
tournament-win = ganha
tournament-draw = empatada
tournament-loss = perdida
tournament-running = em andamento
why-tournament-none = Esse torneio não existe.
why-tournament-started = O torneio já começou.
why-tournament-over = O torneio acabou.
why-tournament-full = Todos os lugares estão ocupados.
why-tournament-removed = Quem organiza tirou você deste torneio.
why-tournament-accounts_only = As partidas são pontuadas: você precisa de uma conta para jogar.
why-tournament-no_bots = Os bots não podem entrar neste torneio.
why-tournament-name_taken = Outro jogador tem este nome. Escolha outro.
why-tournament-not_in = Você não joga neste torneio.
why-tournament-not_host = Só quem organiza pode fazer isto.
why-tournament-no_pause = Neste torneio não há pausas.
why-tournament-too_few = Um torneio precisa de pelo menos três jogadores.
why-tournament-too_many = Você já tem torneios demais. Termine um primeiro.
why-tournament-bad_mode = Este jogo não pode ser jogado em um torneio.
why-tournament-bad_start = O início tem que ser nos próximos 30 dias.
why-tournament-bad_rated = Só pessoas podem jogar partidas pontuadas.
