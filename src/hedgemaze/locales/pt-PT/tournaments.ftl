page-tournaments = Torneios
page-tournament = Torneio
tournaments-mine = Os teus torneios
tournaments-listed = Abertos a todos
tournaments-none = Agora não há nenhum torneio aberto. Cria um!
tournament-make = Criar um torneio
tournament-make-about = Escolhe um tipo, envia o link aos teus amigos e começa quando toda a gente tiver chegado.
tournament-title = Nome do torneio
tournament-kind = Tipo
tournament-round_robin = Todos contra todos
tournament-round_robin-about = Cada um joga com todos os outros.
tournament-knock_out = Eliminatórias
tournament-knock_out-about = Quem perde um encontro sai.
tournament-arena = Arena
tournament-arena-about = Joga uma partida atrás da outra até o tempo acabar.
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
tournament-public = Mostrar a toda a gente
tournament-plays = Eu também jogo
tournament-when = Início
tournament-when-host = Quando eu decidir
tournament-when-minutes =
    { $n ->
        [0] Já
        [one] Daqui a um minuto
       *[other] Daqui a { $n } minutos
    }
tournament-create = Criar
tournament-join = Entrar
tournament-joined = Jogas neste torneio.
tournament-leave = Sair
tournament-leave-ask = Sair do torneio? Perdes todas as partidas que ainda não jogaste.
tournament-start = Começar já
tournament-cancel = Cancelar o torneio
tournament-cancel-ask = Cancelar o torneio? Quem já entrou deixa de o poder jogar.
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
tournament-ends-in = Tempo que resta: { $time }
tournament-finishing = O tempo acabou. Estão a jogar-se as últimas partidas.
tournament-pause = Fazer uma pausa
tournament-resume = Continuar a jogar
tournament-paused = Estás a fazer uma pausa.
tournament-waiting-pair = Em breve terás adversário. Fica nesta página.
tournament-waiting-round = Espera pela próxima ronda.
tournament-out = Para ti o torneio acabou. Assiste às outras partidas!
tournament-your-game = A tua partida vai começar: jogas contra { $rival }.
tournament-go = Ir para a mesa
tournament-back = Voltar ao torneio
tournament-round = Ronda { $n }
tournament-round-of = Ronda { $n } de { $total }
tournament-final = Final
tournament-semifinal = Meia-final
tournament-quarterfinal = Quartos de final
tournament-standings = Classificação
tournament-bracket = Quadro
tournament-cross = Quem venceu quem
tournament-games = Partidas
tournament-watch = Assistir
tournament-place = Lugar
tournament-player = Jogador
tournament-points = Pontos
tournament-played = Partidas
tournament-wins = Vitórias
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: os pontos de quem venceste, a dobrar, mais os pontos de quem empatou contigo
tournament-computer = Computador { $n }
tournament-erased = Alguém
tournament-free = Isento
tournament-open-place = Ainda não se sabe
tournament-left = saiu
tournament-over = O torneio acabou.
tournament-winner = { $name } ganha o torneio!
tournament-forfeit = não jogada
tournament-lot = por sorteio
tournament-points-about = Uma vitória vale 2 pontos, um empate 1.
tournament-missing = Esse torneio não existe.
tournament-win = ganha
tournament-draw = empatada
tournament-loss = perdida
tournament-running = a decorrer
why-tournament-none = Esse torneio não existe.
why-tournament-started = O torneio já começou.
why-tournament-over = O torneio acabou.
why-tournament-full = Todos os lugares estão ocupados.
why-tournament-removed = Quem organiza tirou-te deste torneio.
why-tournament-accounts_only = As partidas são pontuadas: precisas de uma conta para jogar.
why-tournament-no_bots = Os bots não podem entrar neste torneio.
why-tournament-name_taken = Outro jogador tem este nome. Escolhe outro.
why-tournament-not_in = Não jogas neste torneio.
why-tournament-not_host = Só quem organiza pode fazer isto.
why-tournament-no_pause = Neste torneio não há pausas.
why-tournament-too_few = Um torneio precisa de pelo menos três jogadores.
why-tournament-too_many = Já tens demasiados torneios. Acaba um primeiro.
why-tournament-bad_mode = Este jogo não pode ser jogado num torneio.
why-tournament-bad_start = O início tem de ser nos próximos 30 dias.
why-tournament-bad_rated = Só pessoas podem jogar partidas pontuadas.
