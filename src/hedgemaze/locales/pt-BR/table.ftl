game-loading = Preparando o tabuleiro…
game-missing = Esta partida não está mais neste dispositivo.
game-failed = Não foi possível carregar as regras. Você está com internet?
engine-failed = O computador não conseguiu responder. Desfaça um turno para continuar.
table-others = Os outros
table-own = Seu lado
table-panel = Jogadas e ações
table-moves = Jogadas
table-no-moves = As jogadas vão aparecer aqui.
frame-context = O que você pode fazer agora
frame-menu = Menu
frame-close = Fechar
moves-now = Voltar ao presente
moves-past = Uma posição anterior
moves-resigned = desiste
moves-flagged = sem tempo
table-info = Info
table-typed = Digite uma ação
table-typed-go = Jogar
action-undo = Desfazer
action-hint = Dica
action-flip = Virar o tabuleiro
action-resign = Desistir
action-again = Jogar de novo
end-level = Jogar contra o nível { $level }
action-new = Nova partida
action-analyse = Analisar
action-pass = Passar
action-stop = Parar: { $piece }
action-end-turn = Encerrar o turno
action-spend =
    { $n ->
        [0] Gastar uma pastilha (você tem { $n })
        [one] Gastar a pastilha
       *[other] Gastar uma pastilha (você tem { $n })
    }
turn-engine = { $side }: pensando…
turn-classic =
    { $own ->
        [yes] Sua vez: ande ou coloque uma barreira
       *[no] Vez de: { $side }
    }
turn-act =
    { $own ->
        [yes] Sua vez: ande ou coloque uma barreira
       *[no] { $side }: andar ou colocar uma barreira
    }
turn-pick =
    { $own ->
        [yes] Sua vez: escolha um peão
       *[no] Vez de: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Sua vez: falta um passo
       *[other] Sua vez: faltam { $steps } passos
    }
turn-steps =
    { $steps ->
        [one] { $side }: falta um passo
       *[other] { $side }: faltam { $steps } passos
    }
turn-last =
    { $own ->
        [yes] Sua vez: mova { $piece }
       *[no] { $side }: mover { $piece }
    }
turn-boost =
    { $steps ->
        [0] Impulso! Não há mais passos para comer fantasmas
        [one] Impulso! Mais um passo para comer fantasmas
       *[other] Impulso! Mais { $steps } passos para comer fantasmas
    }
turn-place =
    { $next ->
        [yes] Coloque uma barreira ou mova o próximo fantasma
       *[no] Coloque uma barreira ou encerre o turno
    }
pick-first = Escolha primeiro um fantasma, depois a casa dele
turn-respawn = Escolha a porta por onde o PAC-MAN entra
turn-lift = Fantasmas: peguem uma barreira da câmara
turn-lay = Fantasmas: coloquem a barreira em outro lugar
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
        [0] Sem vidas
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
hint-is = Experimente { $action }
announce-turn = { $side }: { $text }
happened-catch = O PAC-MAN é pego e perde uma vida!
happened-pellet = O PAC-MAN come uma pastilha de poder!
ask-no = Não
ask-life = Você iria bater em um fantasma e perder uma vida. Quer ir mesmo assim?
ask-life-yes = Ir mesmo assim
ask-resign = Desistir desta partida?
end-label = Fim da partida
end-draw = Empate
end-you-win = Você ganhou!
end-wins =
    { $team ->
        [G] Os fantasmas ganham
       *[other] { $side } ganha
    }
end-reached_goal = O lado oposto foi alcançado!
end-all_pellets = As quatro pastilhas de poder foram comidas.
end-no_lives = O PAC-MAN foi pego pela última vez.
end-no_ghosts = Os quatro fantasmas foram comidos.
end-repetition = A mesma posição apareceu três vezes.
end-no_progress = Faz tempo demais que nada acontece.
end-move_limit = A partida chegou à duração máxima.
end-others_left = Todos os outros saíram.
end-resigned = Alguém desistiu.
rank-label = Categoria do PAC-MAN
rank-0 = Ainda sem categoria
rank-1 = Iniciante
rank-2 = Promissor
rank-3 = Avançado
rank-4 = Elite
