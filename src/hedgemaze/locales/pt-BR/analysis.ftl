analysis-paste = Cole uma posição ou as jogadas de uma partida, depois mostre
analysis-show = Mostrar
analysis-file = Abrir um arquivo
analysis-position = Posição
analysis-link = Um link para o que o tabuleiro mostra
analysis-tab-lines = Linhas
analysis-tab-graph = Gráfico
analysis-tab-share = Compartilhar
analysis-share-label = Compartilhar e abrir
analysis-copy-link = Copiar o link
analysis-copy-record = Copiar as jogadas
analysis-download = Baixar
analysis-copied = Copiado.
analysis-copy-failed = O navegador não permite copiar. Copie o link abaixo à mão.
analysis-set-up = Montar uma posição
analysis-who = Quem está ganhando
analysis-share = { $side }: { $percent }%
analysis-percent = { $percent }%
analysis-lines = Melhores linhas
analysis-thinking = Pensando…
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
        [one] Vitória em uma ação: { $side }
       *[other] Vitória em { $n } ações: { $side }
    }
analysis-draw = Empate certo
analysis-first = Ao início
analysis-back = Voltar
analysis-next = Avançar
analysis-last = Ao fim
analysis-drawn = Mostrar caminhos e melhores jogadas
analysis-variation = Você está experimentando suas jogadas.
analysis-home = Voltar à partida
analysis-branch = Depois de { $n }:
analysis-forget = Apagar esta variante
analysis-note = Nota
analysis-note-here = Nota sobre a posição mostrada
analysis-promote = Subir
analysis-variation-bar = O que fazer com uma variante
analysis-better = Mostrar
exact-label = Com certeza:
exact-pacman =
    { $rounds ->
        [one] O PAC-MAN ganha nesta rodada.
       *[other] O PAC-MAN ganha em { $rounds } rodadas.
    }
exact-ghosts =
    { $rounds ->
        [one] Os fantasmas pegam o PAC-MAN nesta rodada.
       *[other] Os fantasmas pegam o PAC-MAN em { $rounds } rodadas.
    }
exact-open = Ninguém tem a vitória garantida.
exact-open-life = Nesta vida os fantasmas não têm a captura garantida, nem o PAC-MAN a vitória.
exact-short-pacman = PAC-MAN em { $rounds }
exact-short-ghosts = Fantasmas em { $rounds }
exact-short-open = Em aberto
exact-offer = Com três fantasmas dá para calcular isso com exatidão. Leva um ou dois minutos.
exact-work = Calcular
exact-working = Calculando…
graph-title = A partida inteira
graph-label = Momento da partida
graph-moment = Depois de { $n }, { $action }: { $text }
graph-progress = Quanto da partida já foi analisado
graph-stop = Parar
graph-again = Analisar a partida inteira
summary-label = Como foi a partida
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
verdict-inaccuracy = { $action } não é a melhor jogada: { $better } valia { $percent }% a mais.
verdict-mistake = { $action } é um erro: { $better } valia { $percent }% a mais.
verdict-blunder = { $action } é um erro grave: { $better } valia { $percent }% a mais.
verdict-thrown-win = { $action } joga fora uma vitória certa: { $better } ganha.
verdict-thrown-open = { $action } perde com certeza: { $better } teria salvado a partida.
read-action = A jogada { $n }, { $action }, não pode ser feita: { $reason }
read-mode = Não dá para jogar este jogo assim. Código de erro: { $code }
read-maze = Não dá para usar este labirinto. Código de erro: { $code }
read-house_rule = Não dá para usar esta regra da casa. Código de erro: { $code }
read-record = Não foi possível ler este arquivo de partida. Código de erro: { $code }
read-mode-unknown = Esse jogo não existe.
read-position-too_long = Isto é longo demais para uma posição.
read-position-unreadable = Isto não é uma posição nem uma partida.
read-position-fences = Não foi possível ler as barreiras.
read-position-pieces = Não foi possível ler os peões, ou falta um.
read-position-stocks = Não foi possível ler quantas barreiras restam.
read-position-pellets = Não foi possível ler as pastilhas e as vidas.
read-position-turn = Não está claro de quem é a vez.
read-position-memory = Não foi possível ler as casas a que os peões não podem voltar.
read-position-counters = Não foi possível ler os números no fim.
read-position-impossible = Nenhuma partida pode chegar a esta posição.
read-square-unreadable = Essa casa não existe.
page-position = Montar uma posição
position-lead = Escolha o que colocar, depois toque nas casas do tabuleiro. Os vãos recebem barreiras; os peões podem ser arrastados.
position-game = Jogo
position-size = Tabuleiro
position-maze = Labirinto
position-maze-own = O seu
position-put = O que colocar
position-erase = Tirar
position-pellet = Pastilha de poder
position-turn = De quem é a vez
position-stock = Barreiras restantes: { $side }
position-lives = Vidas
position-reserve = Pastilhas guardadas
position-empty = Tirar as barreiras
position-start = Voltar ao início
position-fits = Está tudo certo.
position-analyse = Analisar
position-computer = Jogar contra o computador
position-as = Você: { $side }
position-off = { $piece } (fora do tabuleiro)
position-twice = Dois peões não podem estar na mesma casa.
position-overlap = Duas barreiras se sobrepõem ou se cruzam.
position-no-way = Um peão não tem caminho até a meta.
position-over = Nesta posição a partida já acabou.
position-all-pellets = Tem que haver uma pastilha para comer e uma vida para perder.
position-ghost-on-pellet = Um fantasma não pode estar em cima de uma pastilha.
