# A linha de comandos: ajuda e respostas. Os nomes de comandos, opções e valores ficam como são.

cli-about = Joga com as regras do Quoridor PAC-MAN: o clássico de 2 a 4 jogadores e dois modos PAC-MAN.
cli-start = Começa com hedgemaze tty para jogar, ou com hedgemaze modes para ver o que há.
cli-usage = Utilização:
cli-options = Opções
cli-arguments = Argumentos
cli-commands = Comandos
cli-panel-where = Onde começar
cli-default = [por omissão: { "{}" }]
cli-required = [obrigatório]
cli-help = Mostra esta mensagem e sai.
cli-try = (experimenta '{ $path } --help')
cli-standard-input = entrada padrão
cli-command-tty = Joga uma partida no terminal: todos no mesmo teclado, ou contra o computador.
cli-command-modes = Lista os cinco modos e os seus labirintos; com um modo, tudo sobre ele.
cli-command-show = Mostra uma posição: o tabuleiro, de quem é a vez e como a partida acabou, se acabou.
cli-command-legal = Lista as ações permitidas de uma posição, ou diz porque é que uma não o é (código de saída 1).
cli-command-perft = Conta as sequências de ações permitidas de um dado comprimento; a última linha é só o número.
cli-command-convert = Converte partidas e posições: partidas anotadas, JSON, posições em texto, só jogadas, imagens, tabuleiros em texto.
cli-command-check =
    Verifica partidas anotadas, labirintos, JSON e posições em texto: uma linha para cada partida, cada razão para um mau labirinto.
    
    O código de saída é 0 se está tudo bem, 1 se algo está errado, 2 se um ficheiro não se consegue ler de todo.
cli-command-bench = Mostra a assinatura do núcleo, uma contagem igual em todas as compilações, e a velocidade aqui.
cli-command-analyse = Diz o que o motor pensa de uma posição: valores, melhores ações e linhas.
cli-command-match = Põe motores a jogar uns contra os outros, e classifica-os.
cli-command-ugi = Fala o protocolo UGI (UCI generalizado) na entrada e na saída padrão; docs/protocols.md mostra-o.
cli-command-serve = Serve a página e as suas partidas; para com Ctrl-C.
cli-command-backup = Copia a base de dados de um servidor tal como está num dado momento; o servidor pode continuar.
cli-command-export = Mostra todas as partidas acabadas de um servidor, da mais antiga à mais recente; o servidor pode estar a correr.
cli-option-analyse-json-lines = Responde a muitos pedidos na entrada padrão, como mostra docs/protocols.md.
cli-option-analyse-seconds = Quanto tempo pensar; 1 segundo se nada for dito.
cli-option-analyse-nodes = Quantas posições ver.
cli-option-analyse-lines = Quantas ações mostrar.
cli-option-analyse-threads = Threads de uma procura.
cli-option-analyse-workers = Com --json-lines: procuras ao mesmo tempo.
cli-option-analyse-seed = Semente do que a procura deixa ao acaso.
cli-option-app-version = Mostra a versão e sai.
cli-option-app-install-completion = Instala o preenchimento automático na shell atual.
cli-option-app-show-completion = Mostra o script de preenchimento automático da shell atual.
cli-option-json = Mostra o resultado em JSON.
cli-option-backup-file = Para onde vai a cópia; se já existir, é substituída.
cli-option-check-file = Partidas anotadas, labirintos, JSON ou posições em texto; - lê a entrada padrão.
cli-option-convert-in = Um ficheiro; - lê a entrada padrão.
cli-option-convert-out = Um ficheiro; sem ele, ou com -, o resultado é mostrado.
cli-option-convert-from = O que IN contém; sem isto, o que IN parece ser.
cli-option-convert-to = O que escrever.
cli-option-convert-dialect = Notação de IN: { $dialects }.
cli-option-convert-mode = O modo das jogadas; sem isto, classic2.
cli-option-convert-game = Só a partida ou posição número N.
cli-option-convert-at = Só as primeiras N entradas de uma partida.
cli-option-export-json-lines = Um objeto JSON por partida, com a sua mesa.
cli-option-legal-numbers = Mostra antes de cada ação o seu número.
cli-option-legal-json = Mostra a lista em JSON.
cli-option-legal-why = Diz se esta ação é permitida e, se não, porquê.
cli-option-match-player = { $players }, level-1 a level-8, ou nomes do ficheiro indicado com --engines.
cli-option-match-engines = Um ficheiro TOML de motores externos (docs/protocols.md).
cli-option-match-games = Jogos no total, arredondados para cima para que todos ocupem cada lugar por igual.
cli-option-match-seed = Semente das aberturas e do acaso.
cli-option-match-schedule = Um de { $schedules }.
cli-option-match-concurrency = Partidas ao mesmo tempo.
cli-option-match-log = Escreve aqui as partidas acabadas, e continua a partir daí.
cli-option-match-movetime = Milissegundos por ação; 1000 se nada for dito.
cli-option-match-clock = Segundos em cada relógio, e acrescentados depois de um turno: 60+1.
cli-option-match-nodes = Nós por ação.
cli-option-match-margin = Quanto uma ação pode demorar a mais antes de se perder a partida.
cli-option-match-sprt = Acaba logo que seja claro qual de dois limites Elo vale, como 0,10.
cli-option-match-alpha = Probabilidade de um sim errado.
cli-option-match-beta = Probabilidade de um não errado.
cli-option-match-mazes = Modos PAC-MAN: { $mazes } (o próprio do modo).
cli-option-modes-mode = Diz tudo sobre este modo, incluindo as regras da casa.
cli-option-mode = { $modes }; ou o texto completo de um modo, como 'pacman;maze=A2'.
cli-option-where = { $modes }; ou o texto completo de um modo, como 'pacman;maze=A2'. Também serve uma posição em texto entre aspas, e - lê uma da entrada padrão. Sem isto, classic2.
cli-option-position = Parte desta posição em texto; - lê-a da entrada padrão.
cli-option-actions = Joga primeiro estas ações, como 'e2 e8 e3h'.
cli-option-size = Clássico: um tabuleiro de 3, 5, 7 ou 9.
cli-option-fences = Clássico: barreiras para cada lado.
cli-option-maze = Modos PAC-MAN: o nome de um labirinto (ver hedgemaze modes) ou um ficheiro de labirinto.
cli-option-house = Uma regra da casa (ver hedgemaze modes MODE); pode repetir-se.
cli-option-players = Modos PAC-MAN: 2 a 5, que dividem os fantasmas entre si.
cli-option-ascii = Desenha o tabuleiro só com carateres ASCII.
cli-option-perft-depth = Quantas ações de profundidade.
cli-option-perft-divide = Mostra também a contagem por baixo de cada primeira ação.
cli-option-perft-body = Quem conta: o núcleo rápido, ou as regras de referência.
cli-option-serve-host = O endereço onde escutar; 0.0.0.0 para todos.
cli-option-serve-port = A porta; 0 para qualquer uma livre.
cli-option-serve-data = Onde está a base de dados; a pasta de dados do utilizador se nada for dito.
cli-option-serve-database = Uma base de dados PostgreSQL em vez da incluída.
cli-option-serve-nats = Onde vários servidores na mesma base de dados se ouvem uns aos outros, por NATS.
cli-option-serve-proxy = Um proxy à frente do servidor, em quem se acredita sobre quem pede; pode repetir-se.
cli-option-serve-site = Um nome por que se chega ao servidor; pode repetir-se.
cli-option-serve-open = Abre um navegador; por si só, apenas num terminal.
cli-option-serve-workers = Processos para motores; 0 para nenhum.
cli-option-serve-limits = Limita o que um só endereço pode pedir.
cli-option-serve-expire-days = Apaga as partidas por acabar que ninguém usou durante estes dias; 0 para nunca.
cli-option-serve-expire-finished-days = Apaga as partidas acabadas que ninguém usou durante estes dias; 0 para nunca.
cli-option-serve-log = debug, info, warning ou error.
cli-option-show-svg = Escreve antes uma imagem; - mostra-a.
cli-option-show-theme = O aspeto da imagem.
cli-option-show-json = Mostra antes a posição em JSON.
cli-option-show-text = Mostra antes a posição numa linha de texto.
cli-option-tty-mode = { $modes }. Sem isto, classic2.
cli-option-tty-first = Clássico: quem começa, como south; ou random.
cli-option-tty-load = Continua uma partida guardada.
cli-option-tty-level = Joga contra o computador; 1 é o mais fraco.
cli-option-tty-side = Com --level: o teu lado, como south ou ghosts.
cli-option-tty-names = Quem joga, como 'Ada,Bob'.
cli-option-app-language = Fala esta língua, como fr ou zh-Hant; sem isto, a do sistema.
cli-analyse-action = ação
cli-analyse-visits = visitas
cli-analyse-line = linha
cli-analyse-nodes =
    { $n ->
        [0] Nenhuma posição em { $seconds } s
        [one] Uma posição em { $seconds } s
       *[other] { $n } posições em { $seconds } s
    }
cli-analyse-ways = Passos até à meta: { $ways }
cli-backup-done =
    { $bytes ->
        [0] { $path }: 0 bytes
        [one] { $path }: um byte
       *[other] { $path }: { $bytes } bytes
    }
cli-serve-at = Hedgemaze está em { $address }
cli-serve-kept = As partidas ficam guardadas em { $path }
cli-serve-no-page = A página não está construída e os navegadores só veem uma nota. Começa com ./play na pasta do código, ou executa aí { $command } e instala de novo.
cli-check-game =
    { $actions ->
        [0] partida { $number }: ok, { $mode }, 0 ações, { $end }
        [one] partida { $number }: ok, { $mode }, uma ação, { $end }
       *[other] partida { $number }: ok, { $mode }, { $actions } ações, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [0] partida { $number }: ok, { $mode }, 0 ações, por acabar
        [one] partida { $number }: ok, { $mode }, uma ação, por acabar
       *[other] partida { $number }: ok, { $mode }, { $actions } ações, por acabar
    }
cli-check-position = posição { $number }: ok, { $mode }, { $end }
cli-check-position-unfinished = posição { $number }: ok, { $mode }, por acabar
cli-check-maze = labirinto { $name }: ok, para { $mode }
cli-check-maze-nameless = labirinto sem nome: ok, para { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirinto: errado, por { $n } razão:
       *[other] labirinto: errado, por { $n } razões:
    }
cli-check-wrong = errado: { $problem }
cli-check-wrong-game = partida { $number }: errada: { $problem }
cli-check-wrong-position = posição { $number }: errada: { $problem }
cli-check-wrong-json = json { $number }: errado: { $problem }
cli-check-empty = errado: não tem nenhuma partida
cli-legal-yes = { $action } é permitido.
cli-legal-no = { $action } não é possível.
cli-legal-in-way = No caminho: { $fences }.
cli-legal-piece = O peão em causa: { $piece }.
cli-legal-shut-in = Fechadas (marcadas { $mark }): { $squares }.
cli-legal-count = Ações permitidas: { $n }
cli-show-position = Posição: { $text }
cli-match-none = Ainda não há partidas
cli-match-done = Partidas jogadas: { $done } de { $total }
cli-match-player = jogador
cli-match-games = partidas
cli-match-points = pontos
cli-match-won = ganhas
cli-match-drawn = empatadas
cli-match-failed = falhadas
cli-match-points-as = pontos como
cli-match-pellets-as = pastilhas, como { $side }
cli-match-range = { $low } a { $high }
cli-match-game = partida { $number } de { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = partida { $number } de { $total }: { $seats } { $result } ({ $reason }; falhadas: { $failures })
cli-match-failure = partida { $number }: { $player } { $code } { $message }
cli-match-pairs = Pares de { $one } contra { $other } (0, ½, 1, 1½, 2 pontos): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } em [{ $lower }, { $upper }], aceite: não é mais forte
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } em [{ $lower }, { $upper }], aceite: é mais forte
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } em [{ $lower }, { $upper }], por decidir
cli-modes-hint = hedgemaze modes MODE diz mais sobre um deles; hedgemaze tty MODE joga-o.
cli-modes-about-classic2 = Quoridor a dois: ganha quem chega primeiro ao lado oposto.
cli-modes-about-classic3 = Quoridor a três, cada um por si.
cli-modes-about-classic4 = Quoridor a quatro, cada um por si.
cli-modes-about-pacman = PAC-MAN contra quatro fantasmas num labirinto fixo: quatro pastilhas antes de três capturas.
cli-modes-about-advanced = PAC-MAN contra quatro fantasmas, com túneis, e com barreiras que ambos os lados colocam.
cli-modes-mazes = Labirintos: { $mazes }
cli-modes-mazes-option = Labirintos: { $mazes } (--maze, também um ficheiro)
cli-modes-maze-default = { $name } ({ $title }, por omissão)
cli-modes-sides = Lados, por ordem de jogo: { $sides }
cli-modes-fences = Barreiras para cada lado: { $n } (--fences muda isso)
cli-modes-board = Tabuleiro: { $size } por { $size } (--size 3, 5, 7 ou 9)
cli-modes-pieces = Peões: { $pieces }
cli-modes-players = Jogadores: 2 a 5, um é o PAC-MAN e os outros dividem os fantasmas (--players)
cli-modes-stocks = Barreiras para colocar: PAC-MAN { $pacman }, fantasmas { $ghosts }
cli-modes-house = Regras da casa (--house NAME=VALUE), cada uma com a sua cláusula:
cli-modes-rule = { $name }: por omissão { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: agora { $value }, por omissão { $default }; { $allowed } [{ $clause }]
