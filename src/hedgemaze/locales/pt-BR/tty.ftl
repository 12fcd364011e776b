tty-named = { $side } ({ $people })
tty-player = Lugar { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor para { $players }
       *[other] Quoridor para { $players } jogadores
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor para { $players } em um tabuleiro de { $size } por { $size }
       *[other] Quoridor para { $players } jogadores em um tabuleiro de { $size } por { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN avançado
tty-caption-pacman-maze = PAC-MAN no labirinto { $maze }
tty-caption-advanced-maze = PAC-MAN avançado no labirinto { $maze }
tty-goal-S = { $who } sobe de { $start } até a linha { $row }.
tty-goal-N = { $who } desce de { $start } até a linha 1.
tty-goal-W = { $who } vai de { $start } até a coluna { $file }, do outro lado.
tty-goal-E = { $who } vai de { $start } até a coluna a, do outro lado.
tty-goal-P =
    { $pellets ->
        [0] { $who } move P e ganha sem pastilhas ({ $sign }).
        [one] { $who } move P e ganha com uma pastilha ({ $sign }).
       *[other] { $who } move P e ganha com { $pellets } pastilhas ({ $sign }).
    }
tty-deal = { $who } move { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Os fantasmas ganham se pegarem o PAC-MAN { $lives } vez.
       *[other] Os fantasmas ganham se pegarem o PAC-MAN { $lives } vezes.
    }
tty-respawns = Depois de ser pego, ele volta em uma das casas { $squares } ({ $sign }).
tty-typing-classic = Digite uma casa para ir até ela, como { $move }, ou uma barreira: { $across } é horizontal, acima de { $slot } e { $right }; { $upright } é vertical, à direita de { $slot } e { $above }. help mostra mais, quit sai.
tty-typing-pacman = Digite um peão e para onde ele vai, como Pe6 ou Bd9; dois passos de uma vez são Pe6e7. help mostra mais, quit sai.
tty-typing-advanced = Digite um peão e para onde ele vai, como Pe8 ou Bd6, ou uma barreira, como e3h. help mostra mais, quit sai.
tty-help-typing = Como digitar um turno
tty-help-move = move seu peão para essa casa
tty-help-across = coloca uma barreira horizontal acima de { $slot } e { $right }
tty-help-upright = coloca uma barreira vertical à direita de { $slot } e { $above }
tty-help-pass = só quando você não tem nenhuma ação permitida
tty-help-pacman-step = o PAC-MAN entra em e6; na vez dele basta e6
tty-help-pacman-steps = dois passos de uma vez; e6 e7 dá no mesmo
tty-help-ghost = Blinky entra em d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = esse peão para, ou fica porque não tem passos
tty-help-one-line = Uma linha pode ter todas as ações do seu turno: { $example }
tty-help-respawn = o PAC-MAN aparece na porta e9
tty-help-fence = coloca uma barreira acima de e3 e f3; e3v coloca uma à direita de e3 e e4
tty-help-lift = os fantasmas pegam a barreira d5h da câmara (turnos de abertura)
tty-help-spend = o PAC-MAN gasta uma pastilha e dá 2 passos em que pode comer fantasmas
tty-help-rules-classic = As regras em resumo: um passo ou uma barreira por turno. Você pode pular por cima de um peão ao lado do seu. Cada peão tem que manter um caminho até a meta. Ganha quem chega primeiro ao lado oposto.
tty-help-rules-pacman = As regras em resumo: o PAC-MAN dá 2 passos, e até mais 3 quando chega a uma pastilha; só com esses passos extras ele pode comer fantasmas. Depois cada fantasma dá 1 passo, ou até 2 se vê o PAC-MAN em linha reta sem barreira no meio. Um fantasma não pode parar em cima de uma pastilha ou de outro fantasma. Uma captura custa uma vida e manda todos os peões de volta às casas iniciais. O PAC-MAN ganha com a quarta pastilha.
tty-help-rules-advanced = As regras em resumo: em quatro turnos de abertura o PAC-MAN anda ou coloca uma barreira, e os fantasmas mudam uma barreira da câmara de lugar. Depois cada peão anda e pode colocar uma barreira. As casas no meio dos lados são ligadas por túneis, e9 com e1 e a5 com i5. Um peão não pode terminar onde começou, nem onde estava antes da sua última jogada. Os fantasmas ficam mais rápidos depois da primeira e da terceira pastilha. O PAC-MAN ganha com a quarta pastilha, os fantasmas quando ele perde a última vida.
tty-help-commands = Comandos
tty-help-legal = lista todas as ações permitidas
tty-help-why = diz por que uma ação não é possível
tty-help-undo = desfaz uma ação
tty-help-back = volta ao início do turno
tty-help-board = desenha o tabuleiro de novo
tty-help-record = mostra a partida até aqui
tty-help-position = mostra a posição em uma linha de texto
tty-help-save = salva a partida (em JSON se o nome terminar em .json)
tty-help-load = continua uma partida salva
tty-help-draw = propõe um empate; se os outros também digitarem, fica aceito
tty-help-resign = desiste
tty-help-quit = sai sem salvar
tty-ask-pass = { $who } não tem nenhuma ação permitida: digite pass.
tty-ask-move = Vez de: { $who }. Ande para uma casa vizinha ou coloque uma barreira.
tty-ask-move-only = Vez de: { $who }. Ande para uma casa vizinha; não há mais barreiras.
tty-ask-act = { $who }, turno de abertura { $turn } de { $turns }: ande até { $steps } casas, ou coloque uma barreira.
tty-ask-lift = { $who }, turno de abertura { $turn } de { $turns }: pegue uma barreira da câmara, depois coloque-a em outro lugar.
tty-ask-lay = { $who }: coloque a barreira que você pegou; ela não pode voltar para { $fence }.
tty-ask-ghosts = Vez de: { $who }. Ainda falta mover: { $ghosts }.
tty-ask-steps = Vez de: { $who }. Passos: { $steps }.
tty-ask-steps-fence = Vez de: { $who }. Passos: até { $steps }, e depois, se você quiser, uma barreira.
tty-ask-steps-most = Vez de: { $who }. Passos: até { $steps }.
tty-ask-spend = { $piece } não pode terminar a jogada aqui: gaste uma pastilha com P+.
tty-ask-place = { $piece } pode agora colocar uma barreira, ou encerrar o turno com { $letter }-.
tty-ask-stop = { $piece } não tem mais passos: encerre o turno com { $letter }-.
tty-ask-moving = { $piece } em movimento. Passos restantes: { $steps }.
tty-ask-boost = Impulso do PAC-MAN: ele pode comer fantasmas. Passos restantes: { $boost }.
tty-ask-boost-then = Impulso do PAC-MAN: ele pode comer fantasmas. Passos restantes: { $boost }, depois { $steps } normais.
tty-ask-wait = { $who } está fora do tabuleiro, e há um fantasma em cada porta: digite P- para esperar.
tty-ask-respawn = { $who } está fora do tabuleiro: escolha uma casa onde aparecer, { $squares }.
tty-hint-end-or-fence = Ou encerre o turno aqui, com { $letter }- ou com uma barreira.
tty-hint-end = Ou fique por aqui: { $letter }-.
tty-hint-no-end = A jogada não pode terminar aqui.
tty-hint-stay = { $piece } pode ficar no mesmo lugar: { $letter }-.
tty-hint-lifts = Barreiras da câmara que podem ser pegas: { $fences }.
tty-hint-reserve = Pastilhas de reserva: { $n }. P+ gasta uma e dá { $steps } passos para comer fantasmas.
tty-hint-memory = Não pode terminar onde estava antes da última jogada: { $squares }.
tty-hint-seen = Fantasmas que veem o PAC-MAN agora: { $ghosts }.
tty-hint-unseen = Nenhum fantasma vê o PAC-MAN agora.
tty-hint-frenzy = Em modo de perseguição (veem o PAC-MAN e têm { $steps } passos): { $ghosts }.
tty-hint-no-frenzy = Nenhum fantasma está em modo de perseguição.
tty-hint-each-fence = Passos para cada um: até { $steps }, e depois, se você quiser, uma barreira.
tty-hint-each = Passos para cada um: até { $steps }.
tty-left-game = saiu da partida
tty-left-classic = barreiras { $fences }  passos até a meta { $steps }
tty-left-pacman = Rodada { $round }. Vidas: { $lives }. Pastilhas pegas: { $taken } de { $pellets }.
tty-left-eaten = Fantasmas comidos: { $ghosts }.
tty-left-fences = Barreiras: PAC-MAN { $pacman }, fantasmas { $ghosts }.
tty-left-repeated = Esta posição já apareceu duas vezes; na terceira, a partida acaba.
tty-left-rounds = Rodadas sem progresso: { $rounds }; com { $most }, a partida acaba.
tty-event-reserve = O PAC-MAN guarda na reserva a pastilha de { $square }.
tty-event-boost =
    { $steps ->
        [one] O PAC-MAN come a pastilha de { $square } e ganha { $steps } passo de impulso para comer fantasmas.
       *[other] O PAC-MAN come a pastilha de { $square } e ganha { $steps } passos de impulso para comer fantasmas.
    }
tty-event-pellet = O PAC-MAN come a pastilha de { $square }.
tty-event-eaten = O PAC-MAN come { $piece }.
tty-event-catch = { $piece } pega o PAC-MAN em { $square }. Vidas restantes: { $lives }.
tty-event-collision = O PAC-MAN bate em um fantasma. Vidas restantes: { $lives }.
tty-event-comes-back = Ele sai do tabuleiro e volta no seu próximo turno.
tty-event-reset = Todos os peões voltam às suas casas iniciais.
tty-event-computer = O computador joga { $action }.
tty-event-resigned = { $side } desiste.
tty-event-resigned-G = Os fantasmas desistem.
tty-won-reached_goal = { $winner } chega à meta e ganha.
tty-won-all_pellets = O PAC-MAN pegou a última pastilha e ganha.
tty-won-no_lives = O PAC-MAN foi pego pela última vez: os fantasmas ganham.
tty-won-no_ghosts = Não há mais fantasmas no tabuleiro: o PAC-MAN ganha.
tty-won-repetition = A mesma posição apareceu pela terceira vez; pelas regras da casa, vitória: { $winner }.
tty-won-no_progress = Passaram rodadas demais sem progresso; pelas regras da casa, vitória: { $winner }.
tty-won-move_limit = O limite de ações foi atingido; vitória: { $winner }.
tty-won-others_left = Todos os outros saíram da partida; vitória: { $winner }.
tty-won-resigned = A partida acabou por desistência; vitória: { $winner }.
tty-won-flagged = O tempo acabou; vitória: { $winner }.
tty-won-agreed = A partida acabou por acordo; vitória: { $winner }.
tty-winner-G = os fantasmas
tty-drawn-repetition = A mesma posição apareceu pela terceira vez: a partida termina empatada.
tty-drawn-no_progress = Passaram rodadas demais sem progresso: a partida termina empatada.
tty-drawn-move_limit = O limite de ações foi atingido: a partida termina empatada.
tty-drawn-agreed = A partida termina empatada por acordo.
tty-drawn-other = A partida termina empatada.
tty-rank = Categoria alcançada: { $rank } de 4, { $name }.
tty-no-rank = O PAC-MAN não comeu nenhuma pastilha e não alcança nenhuma categoria.
tty-over = A partida acabou. undo desfaz a última ação, quit sai.
tty-after = save FILE salva a partida, undo desfaz a última ação, quit sai.
tty-goodbye = Até a próxima.
tty-goodbye-unsaved = Até a próxima. A partida não foi salva; save FILE teria salvado.
tty-too-long = Essa linha é longa demais; no máximo { $most } caracteres.
tty-confirm-life = O PAC-MAN bateria em um fantasma e perderia uma vida. Digite de novo para fazer isso.
tty-nothing-played = Nada desta linha foi jogado.
tty-turn-over = { $word } viria depois do fim deste turno; digite um turno por linha.
tty-which-ghost = Diga qual fantasma você quer: { $examples }.
tty-meant = { $word } não é uma ação deste modo. Você quis dizer { $command }?
tty-unknown = { $word } não é uma ação deste modo. help mostra como escrever, legal lista todas.
tty-why = Digite why e uma ação, como why e3h.
tty-undone = Desfeito: { $actions }
tty-draw = Um empate foi proposto: digite draw para aceitar, ou continue jogando para recusar.
tty-save = Digite save e o nome de um arquivo, como save game.txt.
tty-save-there = { $name } já existe. Digite save! { $name } para substituir.
tty-saved = Salvo em { $name }.
tty-load = Digite load e o nome de um arquivo, como load game.txt.
tty-puzzle-help = Digite seu turno. Você também pode digitar hint, why, solution, board ou quit.
tty-puzzle-hint = Experimente { $action }.
tty-puzzle-reply = Resposta do adversário: { $actions }
tty-puzzle-wrong = Tente de novo, ou digite why.
tty-puzzle-why = Experimente alguma coisa primeiro; depois why explica o que está errado.
