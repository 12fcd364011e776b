# Uma partida à mesa.

game-loading = A preparar o tabuleiro…
game-missing = Esta partida já não está neste dispositivo.
game-failed = Não foi possível carregar as regras. Tens ligação à Internet?
engine-failed = O computador não conseguiu responder. Anula um turno para continuar.
table-others = Os outros
table-own = O teu lado
table-panel = Jogadas e ações
table-moves = Jogadas
table-no-moves = As jogadas vão aparecer aqui.
frame-context = O que podes fazer agora
frame-menu = Menu
frame-close = Fechar
moves-now = Voltar ao presente
moves-past = Uma posição anterior
moves-resigned = desiste
moves-flagged = sem tempo
table-info = Info
table-typed = Escreve uma ação
table-typed-go = Jogar
action-undo = Anular
action-hint = Dica
action-flip = Virar o tabuleiro
action-resign = Desistir
action-again = Jogar de novo
end-level = Jogar contra o nível { $level }
action-new = Nova partida
action-analyse = Analisar
action-pass = Passar
action-stop = Parar: { $piece }
action-end-turn = Acabar o turno
action-spend =
    { $n ->
        [one] Gastar a pastilha
       *[other] Gastar uma pastilha (tens { $n })
    }
turn-engine = { $side }: a pensar…
turn-classic =
    { $own ->
        [yes] É a tua vez: anda ou coloca uma barreira
       *[no] Vez de: { $side }
    }
turn-act =
    { $own ->
        [yes] É a tua vez: anda ou coloca uma barreira
       *[no] { $side }: andar ou colocar uma barreira
    }
turn-pick =
    { $own ->
        [yes] É a tua vez: escolhe um peão
       *[no] Vez de: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] É a tua vez: falta um passo
       *[other] É a tua vez: faltam { $steps } passos
    }
turn-steps =
    { $steps ->
        [one] { $side }: falta um passo
       *[other] { $side }: faltam { $steps } passos
    }
turn-last =
    { $own ->
        [yes] É a tua vez: move { $piece }
       *[no] { $side }: mover { $piece }
    }
turn-boost =
    { $steps ->
        [one] Impulso! Mais um passo para comer fantasmas
       *[other] Impulso! Mais { $steps } passos para comer fantasmas
    }
turn-place =
    { $next ->
        [yes] Coloca uma barreira, ou move o fantasma seguinte
       *[no] Coloca uma barreira, ou acaba o turno
    }
pick-first = Escolhe primeiro um fantasma, depois a casa dele
turn-respawn = Escolhe a porta por onde entra o PAC-MAN
turn-lift = Fantasmas: peguem numa barreira da câmara
turn-lay = Fantasmas: coloquem a barreira noutro sítio
fences-left =
    { $n ->
        [0] Sem barreiras
        [one] Resta uma barreira
       *[other] Restam { $n } barreiras
    }
steps-to-goal =
    { $n ->
        [0] Na meta
        [one] A um passo da meta
       *[other] A { $n } passos da meta
    }
steps-short =
    { $n ->
        [0] 0 passos
        [one] 1 passo
       *[other] { $n } passos
    }
lives-left =
    { $n ->
        [0] Já sem vidas
        [one] Resta uma vida
       *[other] Restam { $n } vidas
    }
pellets-eaten =
    { $n ->
        [0] Nenhuma pastilha de poder
        [one] Uma pastilha de poder
       *[other] { $n } pastilhas de poder
    }
ghost-here = { $piece }
ghost-done = { $piece } já jogou
ghost-away = { $piece } foi comido
hint-is = Experimenta { $action }
announce-turn = { $side }: { $text }
happened-catch = O PAC-MAN é apanhado e perde uma vida!
happened-pellet = O PAC-MAN come uma pastilha de poder!
ask-no = Não
ask-life = Ias contra um fantasma e perdias uma vida. Queres ir na mesma?
ask-life-yes = Ir na mesma
ask-resign = Desistir desta partida?
end-label = Fim da partida
end-draw = Empate
end-you-win = Ganhaste!
end-wins =
    { $team ->
        [G] Ganham os fantasmas
       *[other] Ganha { $side }
    }
end-reached_goal = O lado oposto foi alcançado!
end-all_pellets = As quatro pastilhas de poder foram comidas.
end-no_lives = O PAC-MAN foi apanhado pela última vez.
end-no_ghosts = Os quatro fantasmas foram comidos.
end-repetition = A mesma posição apareceu três vezes.
end-no_progress = Há demasiado tempo que não acontece nada.
end-move_limit = A partida chegou à duração máxima.
end-others_left = Todos os outros saíram.
end-resigned = Alguém desistiu.
rank-label = Categoria do PAC-MAN
rank-0 = Ainda sem categoria
rank-1 = Iniciante
rank-2 = Promissor
rank-3 = Avançado
rank-4 = Elite
