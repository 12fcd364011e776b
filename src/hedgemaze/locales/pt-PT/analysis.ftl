# A página da análise, e aquela onde se montam posições.

analysis-paste = Cola uma posição ou as jogadas de uma partida, depois mostra-a
analysis-show = Mostrar
analysis-file = Abrir um ficheiro
analysis-position = Posição
analysis-link = Um link para o que o tabuleiro mostra
analysis-tab-lines = Linhas
analysis-tab-graph = Gráfico
analysis-tab-share = Partilhar
analysis-share-label = Partilhar e abrir
analysis-copy-link = Copiar o link
analysis-copy-record = Copiar as jogadas
analysis-download = Descarregar
analysis-copied = Copiado.
analysis-copy-failed = O navegador não permite copiar. Copia à mão o link em baixo.
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
analysis-drawn = Mostrar caminhos e melhores jogadas
analysis-variation = Estás a experimentar as tuas jogadas.
analysis-home = Voltar à partida
analysis-branch = Depois de { $n }:
analysis-forget = Apagar esta variante
analysis-note = Nota
analysis-note-here = Nota sobre a posição mostrada
analysis-promote = Subir
analysis-variation-bar = O que fazer com uma variante
analysis-better = Mostrar
exact-label = De certeza:
exact-pacman =
    { $rounds ->
        [one] O PAC-MAN ganha nesta ronda.
       *[other] O PAC-MAN ganha em { $rounds } rondas.
    }
exact-ghosts =
    { $rounds ->
        [one] Os fantasmas apanham o PAC-MAN nesta ronda.
       *[other] Os fantasmas apanham o PAC-MAN em { $rounds } rondas.
    }
exact-open = Ninguém tem a vitória garantida.
exact-open-life = Nesta vida os fantasmas não têm a captura garantida, nem o PAC-MAN a vitória.
exact-short-pacman = PAC-MAN em { $rounds }
exact-short-ghosts = Fantasmas em { $rounds }
exact-short-open = Em aberto
exact-offer = Com três fantasmas isto pode calcular-se ao certo. Demora um ou dois minutos.
exact-work = Calcular
exact-working = A calcular…
graph-title = A partida toda
graph-label = Momento da partida
graph-moment = Depois de { $n }, { $action }: { $text }
graph-progress = Quanto da partida já foi analisado
graph-stop = Parar
graph-again = Analisar a partida toda
summary-label = Como correu a partida
summary-accuracy = Precisão:
summary-blunder =
    { $n ->
        [0] Sem erros graves
        [one] { $n } erro grave
       *[other] { $n } erros graves
    }
summary-mistake =
    { $n ->
        [0] Sem erros
        [one] { $n } erro
       *[other] { $n } erros
    }
summary-inaccuracy = Melhoráveis: { $n }
mark-inaccuracy = (não é a melhor)
mark-mistake = (um erro)
mark-blunder = (um erro grave)
verdict-inaccuracy = { $action } não é a melhor jogada: { $better } valia mais { $percent }%.
verdict-mistake = { $action } é um erro: { $better } valia mais { $percent }%.
verdict-blunder = { $action } é um erro grave: { $better } valia mais { $percent }%.
verdict-thrown-win = { $action } deita fora uma vitória certa: { $better } ganha.
verdict-thrown-open = { $action } perde de certeza: { $better } teria salvado a partida.
read-action = A jogada { $n }, { $action }, não pode ser feita: { $reason }
read-mode = Este jogo não se pode jogar assim. Código de erro: { $code }
read-maze = Este labirinto não se pode usar. Código de erro: { $code }
read-house_rule = Esta regra da casa não se pode usar. Código de erro: { $code }
read-record = Este ficheiro de partida não se consegue ler. Código de erro: { $code }
read-mode-unknown = Esse jogo não existe.
read-position-too_long = Isto é comprido demais para uma posição.
read-position-unreadable = Isto não é uma posição nem uma partida.
read-position-fences = As barreiras não se conseguem ler.
read-position-pieces = Os peões não se conseguem ler, ou falta um.
read-position-stocks = Os números de barreiras que restam não se conseguem ler.
read-position-pellets = As pastilhas e as vidas não se conseguem ler.
read-position-turn = Não é claro de quem é a vez.
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
position-pellet = Pastilha de poder
position-turn = De quem é a vez
position-stock = Barreiras que restam: { $side }
position-lives = Vidas
position-reserve = Pastilhas guardadas
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
