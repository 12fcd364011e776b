# A linha de comandos: ajuda e respostas. Os nomes de comandos, opções e valores ficam como são.

cli-about = Joga com as regras do Quoridor PAC-MAN: o clássico de 2 a 4 jogadores e dois modos PAC-MAN.
cli-start = Começa com hedgemaze tty para jogar, ou com hedgemaze modes para ver o que há.
cli-usage = Utilização:
cli-options = Opções
cli-arguments = Argumentos
cli-commands = Comandos
cli-panel-where = Posição inicial
cli-default = [por omissão: { "{}" }]
cli-required = [obrigatório]
cli-help = Mostra esta mensagem e sai.
cli-try = { $problem } (experimenta '{ $path } --help')
cli-standard-input = entrada padrão
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Joga uma partida no terminal: todos no mesmo teclado, ou contra o computador.
cli-command-modes = Lista os cinco modos e os seus labirintos; com um modo, mostra tudo sobre ele.
cli-command-mazes = Lista os labirintos da galeria, dos que favorecem o PAC-MAN aos que favorecem os fantasmas; com um labirinto, mostra tudo sobre ele.
cli-command-show = Mostra uma posição: o tabuleiro, de quem é a vez e como a partida acabou, se acabou.
cli-command-legal = Lista as ações permitidas de uma posição, ou diz porque é que uma não o é (código de saída 1).
cli-command-perft = Conta as sequências de ações permitidas de um dado comprimento; a última linha é só o número.
cli-command-convert = Converte partidas e posições: partidas anotadas, JSON, posições em texto, só jogadas, imagens, tabuleiros em texto.
cli-command-check =
    Verifica partidas anotadas, labirintos, JSON e posições em texto: uma linha por partida, e cada razão por que um labirinto não é válido.
    
    O código de saída é 0 se está tudo bem, 1 se algo está errado, 2 se um ficheiro não se consegue ler de todo.
cli-command-bench = Mostra a assinatura do núcleo, uma contagem igual em todas as compilações, e a velocidade aqui.
cli-command-analyse = Mostra o que o motor pensa de uma posição: valores, melhores ações e linhas.
cli-command-match = Põe motores a jogar uns contra os outros e calcula a sua pontuação.
cli-command-puzzles = Cria enigmas para um modo: posições com uma só solução, provadas e classificadas por dificuldade.
cli-command-solve = Resolve um labirinto da variante PAC-MAN: quem pode forçar a vitória, a partir de cada posição.
cli-command-learn = Treina uma rede com partidas que o motor joga contra si próprio; docs/learning.md explica-o.
cli-command-ugi = Fala o protocolo UGI (UCI generalizado) na entrada e na saída padrão; docs/protocols.md mostra-o.
cli-command-serve = Serve a página e as suas partidas; para com Ctrl-C.
cli-command-bot = Põe um motor a jogar numa mesa de um servidor; para com Ctrl-C.
cli-command-backup = Copia a base de dados de um servidor tal como está num dado momento; o servidor pode continuar.
cli-command-admin = Cria, lista ou revoga tokens de administração, que abrem a página dos responsáveis de um servidor; o servidor pode estar a correr.
cli-command-migrate = Cria ou atualiza as tabelas da base de dados de um servidor, e termina.
cli-command-export = Mostra todas as partidas acabadas de um servidor, da mais antiga à mais recente; o servidor pode estar a correr.
cli-option-analyse-json-lines = Responde a muitos pedidos na entrada padrão, como mostra docs/protocols.md.
cli-option-analyse-seconds = Segundos para pensar; por omissão, 1.
cli-option-analyse-nodes = Número de posições a examinar.
cli-option-analyse-lines = Quantas ações mostrar.
cli-option-analyse-threads = Threads por pesquisa.
cli-option-bot-link = O link da mesa, como a página o mostra.
cli-option-bot-engine = O comando de um motor que fala UGI, como 'hedgemaze ugi'.
cli-option-bot-level = Em vez de --engine: um nível do computador, 1 é o mais fraco.
cli-option-bot-name = O nome na mesa.
cli-option-bot-seat = O lugar a ocupar; 0 para o primeiro livre.
cli-option-bot-movetime = Milissegundos por ação; sem relógio, por omissão, 1000.
cli-option-bot-games = Quantas partidas jogar se houver desforras.
cli-option-bot-seed = Semente que torna repetíveis todas as escolhas ao acaso.
cli-option-analyse-workers = Com --json-lines: número de pesquisas ao mesmo tempo.
cli-option-analyse-seed = Semente para as escolhas ao acaso da pesquisa.
cli-option-app-version = Mostra a versão e sai.
cli-option-app-install-completion = Instala o preenchimento automático na shell atual.
cli-option-app-show-completion = Mostra o script de preenchimento automático da shell atual.
cli-option-json = Mostra o resultado em JSON.
cli-option-backup-file = Onde escrever a cópia; um ficheiro existente é substituído.
cli-option-admin-action = token cria um token e mostra-o uma vez; list mostra todos os tokens; revoke revoga um.
cli-option-admin-label = O nome do token; aparece no registo de auditoria.
cli-option-check-file = Partidas anotadas, labirintos, JSON ou posições em texto; - lê a entrada padrão.
cli-option-convert-in = Ficheiro de entrada; - lê a entrada padrão.
cli-option-convert-out = Ficheiro de saída; sem ele, ou com -, o resultado é mostrado.
cli-option-convert-from = Formato de IN; por omissão, é reconhecido a partir de IN.
cli-option-convert-to = Formato a escrever.
cli-option-convert-dialect = Notação de IN: { $dialects }.
cli-option-convert-mode = O modo em que se jogam as listas só de jogadas; por omissão, classic2.
cli-option-convert-game = Só a partida ou posição número N.
cli-option-convert-at = Só as primeiras N entradas de uma partida.
cli-option-export-json-lines = Um objeto JSON por partida, com o id da sua mesa.
cli-option-legal-numbers = Mostra antes de cada ação o seu número.
cli-option-legal-json = Mostra a lista em JSON.
cli-option-legal-why = Diz se esta ação é permitida e, se não, porquê.
cli-option-match-player = { $players }, level-1 a level-8, ou nomes do ficheiro indicado com --engines.
cli-option-match-engines = Um ficheiro TOML de motores externos (docs/protocols.md).
cli-option-match-games = Número total de partidas, arredondado para cima para que todos ocupem cada lugar por igual.
cli-option-match-seed = Semente para as aberturas e as escolhas ao acaso.
cli-option-match-schedule = Um de { $schedules }.
cli-option-match-concurrency = Partidas ao mesmo tempo.
cli-option-match-log = Escreve aqui as partidas acabadas, e continua a partir daí.
cli-option-match-movetime = Milissegundos por ação; por omissão, 1000.
cli-option-match-clock = Segundos em cada relógio, mais os que se acrescentam depois de cada turno: 60+1.
cli-option-match-nodes = Nós por ação.
cli-option-match-margin = Quanto uma ação pode demorar a mais antes de se perder a partida.
cli-option-match-sprt = Acaba logo que seja claro qual de dois limites Elo vale, como 0,10.
cli-option-match-alpha = Probabilidade de um falso positivo.
cli-option-match-beta = Probabilidade de um falso negativo.
cli-option-match-mazes = Modos PAC-MAN: { $mazes } (o próprio do modo).
cli-option-modes-mode = Mostra tudo sobre este modo, incluindo as regras da casa.
cli-option-mazes-maze = Um labirinto da galeria.
cli-option-solve-maze = O nome de um labirinto (ver hedgemaze mazes) ou um ficheiro de labirinto.
cli-option-solve-ghosts = Quantos fantasmas jogam, 1 a 4; Blinky é o primeiro.
cli-option-solve-lives = Quantas capturas acabam a partida, 1 a 5.
cli-option-solve-out = Ficheiro para a tabela; por omissão, um ficheiro na tua pasta de dados.
cli-option-solve-list = Lista as tabelas na tua pasta de dados.
cli-option-puzzles-number = Quantos enigmas criar.
cli-option-puzzles-seed = Semente das partidas de onde vêm as posições.
cli-option-puzzles-games = Para ao fim deste número de partidas, mesmo com menos enigmas.
cli-option-puzzles-out = Ficheiro para os enigmas; os de outros modos que lá estão ficam.
cli-option-tty-puzzle = Resolve um enigma: o de hoje, ou um com o id, o tema ou o modo indicado como MODE.
cli-option-solve-threads = Número de threads; por omissão, todos os processadores.
cli-option-learn-config = Ficheiro de configuração (TOML) com as opções da aprendizagem.
cli-option-learn-folder = Pasta da aprendizagem; uma já começada continua aí.
cli-option-learn-minutes = Quantos minutos dura a aprendizagem.
cli-option-learn-selfplay = O programa selfplay, que joga as partidas.
cli-option-learn-set = Define qualquer opção da aprendizagem; pode repetir-se.
cli-option-mode = { $modes }; ou o texto completo de um modo, como 'pacman;maze=A2'.
cli-option-where = { $modes }; ou o texto completo de um modo, como 'pacman;maze=A2'. Também serve uma posição em texto entre aspas, e - lê uma da entrada padrão. Por omissão, classic2.
cli-option-position = Parte desta posição em texto; - lê-a da entrada padrão.
cli-option-actions = Joga primeiro estas ações, como 'e2 e8 e3h'.
cli-option-size = Clássico: tamanho do tabuleiro, 3, 5, 7 ou 9.
cli-option-fences = Clássico: barreiras para cada lado.
cli-option-maze = Modos PAC-MAN: o nome de um labirinto (ver hedgemaze modes) ou um ficheiro de labirinto.
cli-option-house = Uma regra da casa (ver hedgemaze modes MODE); pode repetir-se.
cli-option-players = Modos PAC-MAN: 2 a 5 jogadores, que dividem os fantasmas entre si.
cli-option-ascii = Desenha o tabuleiro só com caracteres ASCII.
cli-option-perft-depth = Profundidade em ações.
cli-option-perft-divide = Mostra também a contagem por baixo de cada primeira ação.
cli-option-perft-backend = Quem conta: o núcleo rápido, ou as regras de referência.
cli-option-serve-host = O endereço onde escutar; 0.0.0.0 para todos.
cli-option-serve-port = A porta; 0 para qualquer uma livre.
cli-option-serve-data = Pasta da base de dados; por omissão, a pasta de dados do utilizador.
cli-option-serve-database = Uma base de dados PostgreSQL em vez da incluída.
cli-option-serve-nats = URL do servidor NATS pelo qual vários servidores na mesma base de dados se avisam uns aos outros.
cli-option-serve-proxy = Proxy inverso de confiança, em cujo endereço de cliente se acredita; pode repetir-se.
cli-option-serve-site = Um nome de anfitrião pelo qual se chega ao servidor; pode repetir-se.
cli-option-serve-open = Abre um navegador; por omissão, só num terminal.
cli-option-serve-workers = Número de processos para motores; 0 para nenhum.
cli-option-serve-limits = Limita o que um só endereço pode pedir.
cli-option-serve-expire-days = Apaga as partidas por acabar que ninguém usou durante este número de dias; 0 para nunca.
cli-option-serve-expire-finished-days = Apaga as partidas acabadas que ninguém usou durante este número de dias; 0 para nunca.
cli-option-serve-log = debug, info, warning ou error.
cli-option-serve-contact = Onde quem gere serviços push te pode contactar: mailto:… ou https://….
cli-option-serve-push-service = Outro serviço push para onde se podem enviar notificações; pode repetir-se.
cli-option-serve-drain = Segundos em que o servidor continua depois de um sinal de paragem, enquanto /ready diz aos proxies que não enviem novos clientes.
cli-option-serve-admin-token-file = Um ficheiro com um token de administração; se não existir, é criado.
cli-option-serve-backup-folder = Copia a base de dados para esta pasta de tempos a tempos (só SQLite).
cli-option-serve-backup-every = Horas entre duas cópias de segurança; 0 para nenhuma, a não ser as que um responsável pedir.
cli-option-serve-backup-keep = Quantas cópias de segurança guardar.
cli-option-serve-solve = Cria as tabelas de valores exatos que o editor de labirintos pede.
cli-option-serve-solve-space = Espaço em disco para todas estas tabelas, em GB.
cli-option-serve-tracing = Envia traces com OpenTelemetry; as variáveis OTEL_… dizem para onde.
cli-option-show-svg = Escreve antes uma imagem; - mostra-a.
cli-option-show-theme = Tema da imagem.
cli-option-show-json = Mostra antes a posição em JSON.
cli-option-show-text = Mostra antes a posição numa linha de texto.
cli-option-tty-mode = { $modes }. Por omissão, classic2.
cli-option-tty-first = Clássico: quem começa, como south; ou random.
cli-option-tty-load = Continua uma partida guardada.
cli-option-tty-level = Joga contra o computador; 1 é o nível mais fraco.
cli-option-tty-side = Com --level: o lado com que jogas, como south ou ghosts.
cli-option-tty-names = Nomes dos jogadores, como 'Ada,Bob'.
cli-option-app-language = Língua a usar, como fr ou zh-Hant; por omissão, a do sistema.
cli-analyse-action = ação
cli-analyse-visits = visitas
cli-analyse-line = linha
cli-analyse-exact = De certeza: { $verdict }
cli-analyse-best = Melhores ações: { $actions }
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
cli-migrate-done = A base de dados tem a versão de esquema { $version }.
cli-admin-revoked = O token { $label } foi revogado.
cli-serve-at = Hedgemaze está em { $address }
cli-serve-kept = As partidas ficam guardadas em { $path }
cli-serve-no-page = A página não está construída e os navegadores só veem uma nota. Começa com ./play na pasta do código, ou executa aí { $command } e instala de novo.
cli-bot-engine = Motor
cli-bot-level = Nível { $level }
cli-bot-seated = Lugar { $seat }: { $side }, { $mode }
cli-bot-resume = O link para voltar a este lugar: { $link }
cli-bot-waiting = À espera dos outros jogadores
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Saiu da mesa
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
cli-match-game-failed = partida { $number } de { $total }: { $seats } { $result } ({ $reason }; falhas: { $failures })
cli-match-failure = partida { $number }: { $player } { $code } { $message }
cli-match-pairs = Pares de { $one } contra { $other } (0, ½, 1, 1½, 2 pontos): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } em [{ $lower }, { $upper }], aceite: não é mais forte
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } em [{ $lower }, { $upper }], aceite: é mais forte
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } em [{ $lower }, { $upper }], por decidir
cli-modes-hint = hedgemaze modes MODE mostra mais sobre um deles; hedgemaze tty MODE joga-o.
cli-modes-about-classic2 = Quoridor a dois: ganha quem chega primeiro ao lado oposto.
cli-modes-about-classic3 = Quoridor a três, cada um por si.
cli-modes-about-classic4 = Quoridor a quatro, cada um por si.
cli-modes-about-pacman = PAC-MAN contra quatro fantasmas num labirinto fixo: quatro pastilhas de poder antes de três capturas.
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
cli-modes-house = Regras da casa (--house NAME=VALUE), cada uma com a sua cláusula nas regras:
cli-modes-rule = { $name }: por omissão { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: agora { $value }, por omissão { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = partidas: { $games }, encontrados: { $found }
cli-puzzles-stopped = Interrompido. Repete o mesmo comando para continuar.
cli-puzzles-made = Enigmas em { $path }: { $n }.
cli-solve-memory = Para resolver são precisos { $needed } de memória; há { $free } livres.
cli-solve-pieces = Há pouca memória, por isso as partes acabadas ficam no disco e são lidas de novo quando é preciso. Demora mais.
cli-solve-step = vidas: { $lives }, pastilhas: { $pellets }, rondas: { $rounds }
cli-solve-stopped = Interrompido. Repete o mesmo comando para continuar.
cli-solve-none = Ainda não há tabelas.
cli-solve-file = Tabela: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Fantasmas: { $ghosts }, vidas: { $lives }. O PAC-MAN pode forçar a vitória numa ronda.
       *[other] Fantasmas: { $ghosts }, vidas: { $lives }. O PAC-MAN pode forçar a vitória em { $rounds } rondas.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Fantasmas: { $ghosts }, vidas: { $lives }. Os fantasmas podem forçar a vitória; a próxima captura demora uma ronda.
       *[other] Fantasmas: { $ghosts }, vidas: { $lives }. Os fantasmas podem forçar a vitória; a próxima captura demora no máximo { $rounds } rondas.
    }
cli-solve-verdict-open = Fantasmas: { $ghosts }, vidas: { $lives }. Ninguém pode forçar a vitória.
cli-solve-folder = Tabelas em { $path }:
cli-solve-column-maze = labirinto
cli-solve-column-number = fantasmas
cli-solve-column-size = tamanho
cli-solve-column-file = ficheiro
cli-solve-column-lives = vidas
cli-solve-column-start = início
cli-solve-column-rounds = rondas
cli-solve-column-pacman = ganha o PAC-MAN
cli-solve-column-ghosts = ganham os fantasmas
cli-solve-column-open = em aberto
cli-solve-column-longest = mais longa
cli-solve-longest = PAC-MAN { $pacman }, fantasmas { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = fantasmas
cli-solve-value-open = em aberto
cli-mazes-hint =
    Jogo perfeito: quem pode forçar o resultado com quatro fantasmas, e em quantas rondas.
    Níveis: os pontos do PAC-MAN com o mesmo nível dos dois lados.
    hedgemaze mazes MAZE mostra mais; hedgemaze tty pacman --maze MAZE joga-o.
cli-mazes-column-name = nome
cli-mazes-column-title = título
cli-mazes-column-exact = jogo perfeito
cli-mazes-column-level = nível { $level }
cli-mazes-column-ghosts = fantasmas: { $n }
cli-mazes-column-equal = nível
cli-mazes-column-score = pontos
cli-mazes-column-handicap = mais perto do equilíbrio
cli-mazes-column-handicap-score = pontos
cli-mazes-standard = as regras normais
