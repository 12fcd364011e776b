# O jogo no terminal. As palavras a escrever, como legal, undo e save, ficam como são.

tty-named = { $side } ({ $people })
tty-player = Lugar { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor a { $players }
       *[other] Quoridor para { $players } jogadores
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor a { $players } num tabuleiro de { $size } por { $size }
       *[other] Quoridor para { $players } jogadores num tabuleiro de { $size } por { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN avançado
tty-caption-pacman-maze = PAC-MAN no labirinto { $maze }
tty-caption-advanced-maze = PAC-MAN avançado no labirinto { $maze }
tty-goal-S = { $who } sobe de { $start } até à linha { $row }.
tty-goal-N = { $who } desce de { $start } até à linha 1.
tty-goal-W = { $who } vai de { $start } até à coluna { $file }, do outro lado.
tty-goal-E = { $who } vai de { $start } até à coluna a, do outro lado.
tty-goal-P =
    { $pellets ->
        [0] { $who } move P e ganha sem pastilhas ({ $sign }).
        [one] { $who } move P e ganha com uma pastilha ({ $sign }).
       *[other] { $who } move P e ganha com { $pellets } pastilhas ({ $sign }).
    }
tty-deal = { $who } move { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Os fantasmas ganham se apanharem o PAC-MAN { $lives } vez.
       *[other] Os fantasmas ganham se apanharem o PAC-MAN { $lives } vezes.
    }
tty-respawns = Depois de apanhado, volta numa das casas { $squares } ({ $sign }).
tty-typing-classic = Escreve a casa para onde queres ir, como { $move }, ou uma barreira: { $across } é horizontal, por cima de { $slot } e { $right }; { $upright } é vertical, à direita de { $slot } e { $above }. help mostra mais, quit termina.
tty-typing-pacman = Escreve um peão e para onde vai, como Pe6 ou Bd9; dois passos de uma vez são Pe6e7. help mostra mais, quit termina.
tty-typing-advanced = Escreve um peão e para onde vai, como Pe8 ou Bd6, ou uma barreira, como e3h. help mostra mais, quit termina.
tty-help-typing = Como se escreve um turno
tty-help-move = move o teu peão para essa casa
tty-help-across = coloca uma barreira horizontal por cima de { $slot } e { $right }
tty-help-upright = coloca uma barreira vertical à direita de { $slot } e { $above }
tty-help-pass = só quando não tens nenhuma ação permitida
tty-help-pacman-step = o PAC-MAN entra em e6; na sua vez basta e6
tty-help-pacman-steps = dois passos de uma vez; e6 e7 é a mesma coisa
tty-help-ghost = Blinky entra em d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = esse peão para, ou fica porque não tem passos
tty-help-one-line = Uma linha pode ter todas as ações do teu turno: { $example }
tty-help-respawn = o PAC-MAN aparece na porta e9
tty-help-fence = coloca uma barreira por cima de e3 e f3; e3v coloca uma à direita de e3 e e4
tty-help-lift = os fantasmas pegam na barreira d5h da câmara (turnos de abertura)
tty-help-spend = o PAC-MAN gasta uma pastilha e dá 2 passos em que pode comer fantasmas
tty-help-rules-classic = As regras em resumo: um passo ou uma barreira por turno. Podes saltar por cima de um peão ao lado do teu. Cada peão tem de manter um caminho até à meta. Ganha quem chega primeiro ao lado oposto.
tty-help-rules-pacman = As regras em resumo: o PAC-MAN dá 2 passos, e até mais 3 quando chega a uma pastilha; só com esses passos extra pode comer fantasmas. Depois cada fantasma dá 1 passo, ou até 2 se vê o PAC-MAN em linha reta sem barreira pelo meio. Um fantasma não pode parar em cima de uma pastilha ou de outro fantasma. Uma captura custa uma vida e manda todos os peões de volta às casas de partida. O PAC-MAN ganha com a quarta pastilha.
tty-help-rules-advanced = As regras em resumo: em quatro turnos de abertura o PAC-MAN anda ou coloca uma barreira, e os fantasmas mudam uma barreira da câmara de sítio. Depois cada peão anda e pode colocar uma barreira. As casas a meio dos lados estão unidas por túneis, e9 com e1 e a5 com i5. Um peão não pode acabar onde começou, nem onde estava antes da sua última jogada. Os fantasmas ficam mais rápidos depois da primeira e da terceira pastilha. O PAC-MAN ganha com a quarta pastilha, os fantasmas quando ele perde a última vida.
tty-help-commands = Comandos
tty-help-legal = lista todas as ações permitidas
tty-help-why = diz porque é que uma ação não é possível
tty-help-undo = anula uma ação
tty-help-back = volta ao início do turno
tty-help-board = desenha de novo o tabuleiro
tty-help-record = mostra a partida até aqui
tty-help-position = mostra a posição numa linha de texto
tty-help-save = guarda a partida (em JSON se o nome acabar em .json)
tty-help-load = continua uma partida guardada
tty-help-draw = propõe um empate; se os outros também o escreverem, fica aceite
tty-help-resign = desiste
tty-help-quit = termina sem guardar
tty-ask-pass = { $who } não tem nenhuma ação permitida: escreve pass.
tty-ask-move = Vez de: { $who }. Anda para uma casa vizinha ou coloca uma barreira.
tty-ask-move-only = Vez de: { $who }. Anda para uma casa vizinha; já não há barreiras.
tty-ask-act = { $who }, turno de abertura { $turn } de { $turns }: anda até { $steps } casas, ou coloca uma barreira.
tty-ask-lift = { $who }, turno de abertura { $turn } de { $turns }: pega numa barreira da câmara, depois coloca-a noutro sítio.
tty-ask-lay = { $who }: coloca a barreira em que pegaste; não pode voltar para { $fence }.
tty-ask-ghosts = Vez de: { $who }. Ainda por mover: { $ghosts }.
tty-ask-steps = Vez de: { $who }. Passos: { $steps }.
tty-ask-steps-fence = Vez de: { $who }. Passos: até { $steps }, e depois, se quiseres, uma barreira.
tty-ask-steps-most = Vez de: { $who }. Passos: até { $steps }.
tty-ask-spend = { $piece } não pode acabar aqui a jogada: gasta uma pastilha com P+.
tty-ask-place = { $piece } pode agora colocar uma barreira, ou acabar o turno com { $letter }-.
tty-ask-stop = { $piece } já não tem passos: acaba o turno com { $letter }-.
tty-ask-moving = { $piece } em movimento. Passos que restam: { $steps }.
tty-ask-boost = Impulso do PAC-MAN: pode comer fantasmas. Passos que restam: { $boost }.
tty-ask-boost-then = Impulso do PAC-MAN: pode comer fantasmas. Passos que restam: { $boost }, depois { $steps } normais.
tty-ask-wait = { $who } está fora do tabuleiro, e há um fantasma em cada porta: escreve P- para esperar.
tty-ask-respawn = { $who } está fora do tabuleiro: escolhe uma casa onde aparecer, { $squares }.
tty-hint-end-or-fence = Ou acaba aqui o turno, com { $letter }- ou com uma barreira.
tty-hint-end = Ou fica por aqui: { $letter }-.
tty-hint-no-end = A jogada não pode acabar aqui.
tty-hint-stay = { $piece } pode ficar no mesmo sítio: { $letter }-.
tty-hint-lifts = Barreiras da câmara em que se pode pegar: { $fences }.
tty-hint-reserve = Pastilhas de reserva: { $n }. P+ gasta uma e dá { $steps } passos para comer fantasmas.
tty-hint-memory = Não pode acabar onde estava antes da última jogada: { $squares }.
tty-hint-seen = Fantasmas que veem agora o PAC-MAN: { $ghosts }.
tty-hint-unseen = Nenhum fantasma vê agora o PAC-MAN.
tty-hint-frenzy = Em modo de perseguição (veem o PAC-MAN e têm { $steps } passos): { $ghosts }.
tty-hint-no-frenzy = Nenhum fantasma está em modo de perseguição.
tty-hint-each-fence = Passos para cada um: até { $steps }, e depois, se quiseres, uma barreira.
tty-hint-each = Passos para cada um: até { $steps }.
tty-left-game = saiu da partida
tty-left-classic = barreiras { $fences }  passos até à meta { $steps }
tty-left-pacman = Ronda { $round }. Vidas: { $lives }. Pastilhas apanhadas: { $taken } de { $pellets }.
tty-left-eaten = Fantasmas comidos: { $ghosts }.
tty-left-fences = Barreiras: PAC-MAN { $pacman }, fantasmas { $ghosts }.
tty-left-repeated = Esta posição já apareceu duas vezes; à terceira, acaba a partida.
tty-left-rounds = Rondas sem progresso: { $rounds }; com { $most }, a partida acaba.
tty-event-reserve = O PAC-MAN guarda na reserva a pastilha de { $square }.
tty-event-boost =
    { $steps ->
        [one] O PAC-MAN come a pastilha de { $square } e recebe { $steps } passo de impulso para comer fantasmas.
       *[other] O PAC-MAN come a pastilha de { $square } e recebe { $steps } passos de impulso para comer fantasmas.
    }
tty-event-pellet = O PAC-MAN come a pastilha de { $square }.
tty-event-eaten = O PAC-MAN come { $piece }.
tty-event-catch = { $piece } apanha o PAC-MAN em { $square }. Vidas que restam: { $lives }.
tty-event-collision = O PAC-MAN vai contra um fantasma. Vidas que restam: { $lives }.
tty-event-comes-back = Sai do tabuleiro e volta no seu próximo turno.
tty-event-reset = Todos os peões voltam às suas casas de partida.
tty-event-computer = O computador joga { $action }.
tty-event-resigned = { $side } desiste.
tty-event-resigned-G = Os fantasmas desistem.
tty-won-reached_goal = { $winner } chega à meta e ganha.
tty-won-all_pellets = O PAC-MAN apanhou a última pastilha e ganha.
tty-won-no_lives = O PAC-MAN foi apanhado pela última vez: ganham os fantasmas.
tty-won-no_ghosts = Já não há fantasmas no tabuleiro: ganha o PAC-MAN.
tty-won-repetition = A mesma posição apareceu pela terceira vez; pelas regras da casa, vitória: { $winner }.
tty-won-no_progress = Passaram demasiadas rondas sem progresso; pelas regras da casa, vitória: { $winner }.
tty-won-move_limit = Chegou-se ao limite de ações; vitória: { $winner }.
tty-won-others_left = Todos os outros saíram da partida; vitória: { $winner }.
tty-won-resigned = A partida acabou por desistência; vitória: { $winner }.
tty-won-flagged = O tempo acabou; vitória: { $winner }.
tty-won-agreed = A partida acabou por acordo; vitória: { $winner }.
tty-winner-G = os fantasmas
tty-drawn-repetition = A mesma posição apareceu pela terceira vez: a partida fica empatada.
tty-drawn-no_progress = Passaram demasiadas rondas sem progresso: a partida fica empatada.
tty-drawn-move_limit = Chegou-se ao limite de ações: a partida fica empatada.
tty-drawn-agreed = A partida fica empatada por acordo.
tty-drawn-other = A partida fica empatada.
tty-rank = Categoria alcançada: { $rank } de 4, { $name }.
tty-no-rank = O PAC-MAN não comeu nenhuma pastilha e não alcança nenhuma categoria.
tty-over = A partida acabou. undo anula a última ação, quit termina.
tty-after = save FILE guarda a partida, undo anula a última ação, quit termina.
tty-goodbye = Até à próxima.
tty-goodbye-unsaved = Até à próxima. A partida não foi guardada; com save FILE teria ficado guardada.
tty-too-long = Essa linha é comprida demais; no máximo { $most } caracteres.
tty-confirm-life = O PAC-MAN iria contra um fantasma e perderia uma vida. Escreve-o outra vez para o fazer.
tty-nothing-played = Nada desta linha foi jogado.
tty-turn-over = { $word } viria depois do fim deste turno; escreve um turno por linha.
tty-which-ghost = Diz que fantasma queres: { $examples }.
tty-meant = { $word } não é uma ação deste modo. Querias dizer { $command }?
tty-unknown = { $word } não é uma ação deste modo. help mostra como se escrevem, legal lista-as.
tty-why = Escreve why e uma ação, como why e3h.
tty-undone = Anulado: { $actions }
tty-draw = Está proposto um empate: escreve draw para aceitar, ou continua a jogar para recusar.
tty-save = Escreve save e o nome de um ficheiro, como save game.txt.
tty-save-there = { $name } já existe. Escreve save! { $name } para o substituir.
tty-saved = Guardado em { $name }.
tty-load = Escreve load e o nome de um ficheiro, como load game.txt.
tty-puzzle-help = Escreve o teu turno. Também podes escrever hint, why, solution, board ou quit.
tty-puzzle-hint = Experimenta { $action }.
tty-puzzle-reply = Resposta do adversário: { $actions }
tty-puzzle-wrong = Tenta de novo, ou escreve why.
tty-puzzle-why = Experimenta primeiro alguma coisa; depois why explica o que está errado.
