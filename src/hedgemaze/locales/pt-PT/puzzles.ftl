puzzles-lead = Uma posição, uma solução. Consegues encontrá-la?
puzzle-unknown = Esse enigma não existe. Escolhe outro.
puzzle-name = { $mode }, enigma { $n }
puzzle-all = Todos os enigmas
puzzle-next = Enigma seguinte
puzzle-start = Resolver um
puzzle-solution = Solução
puzzle-again = Tentar de novo
puzzle-why = Porque não?
puzzle-thinking = Vamos ver…
puzzle-count = Resolvidos
puzzle-best = Melhor série
puzzle-days-label = Dias seguidos
puzzle-streak =
    { $n ->
        [0] Encontra a solução
        [one] 1 resolvido
       *[other] { $n } resolvidos seguidos
    }
puzzle-filter-mode = Jogo
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Dificuldade
puzzle-any = Qualquer
puzzle-difficulty = Dificuldade { $n } de 5
puzzle-difficulty-1 = Muito fácil
puzzle-difficulty-2 = Fácil
puzzle-difficulty-3 = Médio
puzzle-difficulty-4 = Difícil
puzzle-difficulty-5 = Muito difícil
puzzle-link = Enigma { $n }, dificuldade { $difficulty }
puzzle-link-solved = Enigma { $n }, dificuldade { $difficulty }, resolvido
puzzle-theme-race = Ganhar a corrida
puzzle-theme-fence = A barreira certa
puzzle-theme-jump = O salto
puzzle-theme-aside = O passo ao lado
puzzle-theme-catch = Apanhar o PAC-MAN
puzzle-theme-escape = A fuga
puzzle-theme-pellet = A pastilha da vitória
puzzle-theme-way = O caminho da vitória
puzzle-theme-guard = Travar o PAC-MAN
puzzle-ask-win-pawn = { $side } joga e ganha. Como?
puzzle-ask-hold-pawn = Vez de: { $side }, em perigo. O que salva a partida?
puzzle-ask-win-P =
    { $n ->
        [0] O PAC-MAN joga e ganha. Como?
        [one] O PAC-MAN joga e ganha nesta ronda. Como?
       *[other] O PAC-MAN joga e ganha em { $n } rondas, no máximo. Como?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Os fantasmas jogam e ganham. Como?
        [one] Os fantasmas jogam e apanham o PAC-MAN nesta ronda. Como?
       *[other] Os fantasmas jogam e apanham o PAC-MAN em { $n } rondas, no máximo. Como?
    }
puzzle-ask-hold-P = É a vez do PAC-MAN, que está em perigo. Que caminho é seguro?
puzzle-ask-hold-G = É a vez dos fantasmas. Como travam o PAC-MAN?
puzzle-onward = Certo! Continua.
puzzle-solved = Resolvido!
puzzle-was = { $theme }
puzzle-shown = A solução é esta: { $line }
puzzle-wrong = { $action } não é a solução.
puzzle-goes-on = A partida continua assim: { $line }. { $result }
puzzle-then-lost = Assim ganha { $side }, faças o que fizeres.
puzzle-then-caught = Assim os fantasmas apanham o PAC-MAN, faças o que fizeres.
puzzle-then-open = Assim perde-se a vitória certa.
puzzle-then-worse = Assim a partida fica quase perdida.
