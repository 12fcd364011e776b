puzzles-lead = Uma posição, uma solução. Você consegue encontrar?
puzzle-unknown = Esse enigma não existe. Escolha outro.
puzzle-name = { $mode }, enigma { $n }
puzzle-all = Todos os enigmas
puzzle-next = Próximo enigma
puzzle-start = Resolver um
puzzle-solution = Solução
puzzle-again = Tentar de novo
puzzle-why = Por que não?
puzzle-thinking = Vamos ver…
puzzle-count = Resolvidos
puzzle-best = Melhor série
puzzle-days-label = Dias seguidos
puzzle-streak =
    { $n ->
        [0] Encontre a solução
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
puzzle-theme-jump = O pulo
puzzle-theme-aside = O passo para o lado
puzzle-theme-catch = Pegar o PAC-MAN
puzzle-theme-escape = A fuga
puzzle-theme-pellet = A pastilha da vitória
puzzle-theme-way = O caminho da vitória
puzzle-theme-guard = Parar o PAC-MAN
puzzle-ask-win-pawn = { $side } joga e ganha. Como?
puzzle-ask-hold-pawn = Vez de: { $side }, em perigo. O que salva a partida?
puzzle-ask-win-P =
    { $n ->
        [0] O PAC-MAN joga e ganha. Como?
        [one] O PAC-MAN joga e ganha nesta rodada. Como?
       *[other] O PAC-MAN joga e ganha em { $n } rodadas, no máximo. Como?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Os fantasmas jogam e ganham. Como?
        [one] Os fantasmas jogam e pegam o PAC-MAN nesta rodada. Como?
       *[other] Os fantasmas jogam e pegam o PAC-MAN em { $n } rodadas, no máximo. Como?
    }
puzzle-ask-hold-P = É a vez do PAC-MAN, que está em perigo. Qual caminho é seguro?
puzzle-ask-hold-G = É a vez dos fantasmas. Como eles param o PAC-MAN?
puzzle-onward = Certo! Continue.
puzzle-solved = Resolvido!
puzzle-was = { $theme }
puzzle-shown = A solução é esta: { $line }
puzzle-wrong = { $action } não é a solução.
puzzle-goes-on = A partida continua assim: { $line }. { $result }
puzzle-then-lost = Assim { $side } ganha, não importa o que você faça.
puzzle-then-caught = Assim os fantasmas pegam o PAC-MAN, não importa o que você faça.
puzzle-then-open = Assim a vitória certa se perde.
puzzle-then-worse = Assim a partida fica quase perdida.
