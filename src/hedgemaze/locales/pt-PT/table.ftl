# Uma partida à mesa.

game-loading = O tabuleiro está a ser preparado…
game-missing = Esta partida já não está neste dispositivo.
game-failed = Não foi possível carregar as regras. Há ligação à Internet?
engine-failed = O computador não conseguiu responder. Anula um turno para continuar.
table-others = Os outros
table-own = O teu lado
table-panel = Jogadas e ações
table-moves = Jogadas
table-no-moves = As jogadas vão aparecer aqui.
table-typed = Escreve uma ação
table-typed-go = Jogar
action-undo = Anular
action-hint = Dica
action-flip = Virar
action-resign = Desistir
action-again = Jogar de novo
action-new = Nova partida
action-analyse = Analisar
action-pass = Passar
action-stop = Parar: { $piece }
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] É a tua vez: escolhe um peão
               *[no] Vez de: { $side }
            }
        [one]
            { $own ->
                [yes] É a tua vez: falta um passo
               *[no] { $side }: falta um passo
            }
       *[other]
            { $own ->
                [yes] É a tua vez: faltam { $steps } passos
               *[no] { $side }: faltam { $steps } passos
            }
    }
turn-boost =
    { $steps ->
        [one] Impulso! Um passo que come fantasmas
       *[other] Impulso! { $steps } passos que comem fantasmas
    }
turn-place = Coloca uma barreira, ou termina
turn-respawn = Escolhe a porta por onde entra o PAC-MAN
turn-lift = Fantasmas: tirem uma barreira da câmara
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
        [0] Sem vidas
        [one] Uma vida
       *[other] { $n } vidas
    }
pellets-eaten =
    { $n ->
        [0] Nenhuma pastilha
        [one] Uma pastilha
       *[other] { $n } pastilhas
    }
ghost-here = { $piece }
ghost-done = { $piece } já jogou
ghost-away = { $piece } foi comido
hint-is = Experimenta { $action }
announce-turn = { $side }: { $text }
happened-catch = O PAC-MAN é apanhado e perde uma vida!
happened-pellet = O PAC-MAN come uma pastilha!
ask-no = Não
ask-life = Assim vais contra um fantasma e perdes uma vida. Queres mesmo?
ask-life-yes = Perder uma vida
ask-resign = Desistir desta partida?
end-label = Fim da partida
end-draw = Empate
end-you-win = Ganhaste!
end-wins =
    { $team ->
        [G] Ganham os fantasmas
       *[other] Ganha { $side }
    }
end-reached_goal = O lado oposto foi alcançado.
end-all_pellets = As quatro pastilhas foram comidas.
end-no_lives = O PAC-MAN foi apanhado pela última vez.
end-no_ghosts = Os quatro fantasmas foram comidos.
end-repetition = A mesma posição apareceu três vezes.
end-no_progress = Há demasiado tempo que não acontece nada.
end-move_limit = A partida chegou à duração máxima.
end-others_left = Já não há mais ninguém.
end-resigned = Fim por desistência.
rank-label = Categoria do PAC-MAN
rank-0 = Ainda nenhuma
rank-1 = Iniciante
rank-2 = Promissor
rank-3 = Avançado
rank-4 = Elite
