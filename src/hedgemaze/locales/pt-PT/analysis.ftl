# A página da análise, e aquela onde se montam posições.

analysis-paste = Cola uma posição ou uma partida, depois mostra-a
analysis-show = Mostrar
analysis-file = Abrir um ficheiro
analysis-position = Posição
analysis-link = Um link para o que o tabuleiro mostra
analysis-share-label = Partilhar e abrir
analysis-copy-link = Copiar o link
analysis-copy-record = Copiar a partida
analysis-download = Descarregar
analysis-copied = Copiado.
analysis-copy-failed = O navegador não nos deixa copiar. O link em baixo pode copiar-se à mão.
analysis-set-up = Montar uma posição
analysis-who = Quem está a ganhar
analysis-share = { $side }: { $percent }%
analysis-percent = { $percent }%
analysis-lines = Melhores linhas
analysis-thinking = A pensar…
analysis-try = Jogar até { $action }
analysis-nodes =
    { $n ->
        [0] Nenhuma posição vista
        [one] Uma posição vista
       *[other] { $n } posições vistas
    }
analysis-certain =
    { $n ->
        [0] Vitória: { $side }
        [one] Vitória numa ação: { $side }
       *[other] Vitória em { $n } ações: { $side }
    }
analysis-draw = Empate certo
analysis-first = Ao início
analysis-back = Recuar
analysis-next = Avançar
analysis-last = Ao fim
analysis-drawn = Mostrar caminhos e melhores ações
analysis-variation = Estás a fazer uma experiência.
analysis-home = Voltar à partida
analysis-branch = Depois de { $n }:
analysis-forget = Esquecer esta variante
analysis-better = Mostrar
graph-title = A partida toda
graph-label = Momento da partida
graph-moment = Depois de { $n }, { $action }: { $text }
graph-progress = Quanto da partida já foi avaliado
graph-stop = Parar
graph-again = Avaliar a partida toda
mark-inaccuracy = (não é a melhor)
mark-mistake = (um erro)
mark-blunder = (um erro grave)
verdict-inaccuracy = { $action } não é a melhor: { $better } valia mais { $percent }%.
verdict-mistake = { $action } é um erro: { $better } valia mais { $percent }%.
verdict-blunder = { $action } é um erro grave: { $better } valia mais { $percent }%.
read-action = A ação { $n }, { $action }, não pode ser jogada: { $reason }
read-mode = Este jogo não se pode jogar assim ({ $code }).
read-maze = Este labirinto não se pode usar ({ $code }).
read-house_rule = Esta regra da casa não se pode usar ({ $code }).
read-mode-unknown = Esse jogo não existe.
read-position-too_long = Isto é comprido demais para uma posição.
read-position-unreadable = Isto não é uma posição nem uma partida.
read-position-fences = As barreiras não se conseguem ler.
read-position-pieces = Os peões não se conseguem ler, ou falta um.
read-position-stocks = Os números de barreiras que restam não se conseguem ler.
read-position-pellets = As pastilhas e as vidas não se conseguem ler.
read-position-turn = Não se consegue ler de quem é a vez.
read-position-memory = As casas a que os peões não podem voltar não se conseguem ler.
read-position-counters = Os números no fim não se conseguem ler.
read-position-impossible = Nenhuma partida pode chegar a esta posição.
read-square-unreadable = Essa casa não existe.
page-position = Montar uma posição
position-lead = Escolhe o que colocar, depois toca nas casas do tabuleiro. As ranhuras recebem barreiras; os peões podem ser arrastados.
position-game = Jogo
position-size = Tabuleiro
position-maze = Labirinto
position-maze-own = O teu
position-put = O que colocar
position-erase = Tirar
position-pellet = Pastilha
position-turn = De quem é a vez
position-stock = Barreiras que restam: { $side }
position-lives = Vidas
position-reserve = Pastilhas de reserva
position-empty = Tirar as barreiras
position-start = Voltar ao início
position-fits = Está tudo certo.
position-analyse = Analisar
position-computer = Jogar contra o computador
position-as = Tu: { $side }
position-off = { $piece } (fora do tabuleiro)
position-twice = Dois peões não podem estar na mesma casa.
position-overlap = Duas barreiras sobrepõem-se ou cruzam-se.
position-no-way = Um peão não tem caminho até à meta.
position-over = Nesta posição a partida acabou.
position-all-pellets = Tem de haver uma pastilha para comer e uma vida para perder.
position-ghost-on-pellet = Um fantasma não pode estar em cima de uma pastilha.
