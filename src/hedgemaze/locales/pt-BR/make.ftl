maze-tab-draw = Desenhar
maze-tab-mazes = Labirintos
maze-tab-save = Salvar e compartilhar
maze-lead = Desenhe um labirinto para os jogos PAC-MAN: barreiras, pastilhas de poder e casas iniciais. Você vê na hora o que falta.
maze-family = Feito para
maze-tools = O que desenhar
tool-fence = Barreira
tool-chamber = Barreira da câmara
tool-pellet = Pastilha de poder
tool-gate-0 = Primeiro túnel
tool-gate-1 = Segundo túnel
tool-erase = Borracha
maze-hint-fence = Toque em um vão para colocar uma barreira, e no meio dela para tirar.
maze-hint-chamber = Toque nos vãos para construir a câmara em volta dos fantasmas: quatro barreiras.
maze-hint-pellet = Toque em uma casa para colocar uma pastilha de poder: quatro ao todo.
maze-hint-gate = Toque em duas casas: o PAC-MAN volta por ali, e um túnel liga as duas.
maze-hint-erase = Toque no que quiser tirar. O botão direito do mouse faz o mesmo com qualquer ferramenta.
maze-hint-piece = Toque na casa onde { $piece } começa, ou arraste um peão.
maze-refused-overlaps = Já há uma barreira aí.
maze-refused-crosses = As barreiras não podem se cruzar.
maze-refused-fences-only = As barreiras ficam nos vãos entre as casas.
maze-undo = Desfazer
maze-redo = Refazer
maze-random = Aleatório
maze-empty = Tabuleiro vazio
maze-begin = Começar com
maze-title-A1 = Misto
maze-title-A2 = Aberto
maze-title-A3 = Abrigado
maze-title-A4 = De reserva
maze-title-chamber = Câmara
maze-title-pinwheel = Cata-vento
maze-untitled = Sem nome
maze-good = Este labirinto está pronto para jogar.
maze-worth = Quem ganha, jogando com perfeição?
maze-worth-of =
    { $n ->
        [0] Sem fantasmas
        [one] Um fantasma
       *[other] { $n } fantasmas
    }
maze-worth-failed = Este dispositivo não consegue calcular isso.
maze-worth-unknown = O servidor não sabe. Com quatro fantasmas, o cálculo demora demais aqui.
maze-worth-ask = Perguntar ao servidor
maze-worth-making = Calculando: { $percent }%
maze-worth-waiting = O servidor está calculando outros labirintos primeiro.
maze-faulty =
    { $n ->
        [0] Não é preciso corrigir nada para poder jogar:
        [one] É preciso corrigir uma coisa para poder jogar:
       *[other] É preciso corrigir { $n } coisas para poder jogar:
    }
maze-checking = Verificando…
fault-too_many_fences = { $n } barreiras são demais: a caixa tem 20.
fault-fence_overlaps = As barreiras { $one } e { $other } se sobrepõem.
fault-fence_crosses = As barreiras { $one } e { $other } se cruzam.
fault-chamber_count =
    { $n ->
        [0] A câmara precisa de quatro barreiras; não há nenhuma.
        [one] A câmara precisa de quatro barreiras; há uma.
       *[other] A câmara precisa de quatro barreiras; há { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] É preciso ter quatro pastilhas; não há nenhuma.
        [one] É preciso ter quatro pastilhas; há uma.
       *[other] É preciso ter quatro pastilhas; há { $n }.
    }
fault-start = { $piece } precisa de uma casa inicial.
fault-start-not = Aqui o PAC-MAN não tem casa inicial: ele escolhe uma porta.
fault-respawn_count =
    { $n ->
        [0] É preciso ter quatro portas, duas para cada túnel; não há nenhuma.
        [one] É preciso ter quatro portas, duas para cada túnel; há uma.
       *[other] É preciso ter quatro portas, duas para cada túnel; há { $n }.
    }
fault-tunnel_too_short = O túnel de { $one } a { $other } é curto demais: já são vizinhas.
fault-square_shared = Há duas coisas na mesma casa: { $squares }.
fault-not_connected = Não dá para chegar a estas casas: { $squares }
fault-respawn_sealed = A porta { $squares } está dentro da câmara fechada.
fault-ghost_outside = { $piece } começa fora da câmara fechada.
fault-chamber_stuck = Tirar uma barreira da câmara tem que abri-la, mas nenhuma faz isso sozinha.
fault-other = Não dá para jogar neste labirinto. Código de erro: { $code }
maze-name = Nome
maze-save = Salvar
maze-saved = Salvo neste dispositivo.
maze-not-saved = A memória deste navegador está cheia ou bloqueada.
maze-share = Copiar o link
maze-shared = Link copiado. Quem abrir vê este labirinto.
maze-not-shared = Não foi possível copiar. O endereço desta página é o link.
maze-export = Salvar em um arquivo
maze-import = Abrir um arquivo
maze-import-bad = Este arquivo não é um labirinto.
maze-mine = Meus labirintos
maze-mine-none = Os labirintos que você salva aparecem aqui.
maze-open = Editar: { $name }
maze-remove = Apagar este labirinto: { $name }
maze-removed = Apagado: { $name }
undo-remove = Desfazer
record-menu = Arquivo e imagem
record-copy = Copiar as jogadas
record-copied = As jogadas foram copiadas.
record-not-copied = Não dá para copiar aqui.
record-save = Salvar o arquivo da partida
record-saved = Salvo nos seus downloads.
record-png = Imagem (PNG)
record-svg = Imagem (SVG)
record-gif = Animação (GIF)
record-picture-of = Um tabuleiro de Hedgemaze: { $mode }
share-open = Compartilhar imagem
share-title = Compartilhar
share-kind = O que compartilhar
share-from = Da jogada
share-to = Até a jogada
share-speed = Velocidade
share-speed-slow = Lenta
share-speed-normal = Normal
share-speed-fast = Rápida
share-making = Criando a animação…
share-again = Criar
share-failed = Não deu certo neste dispositivo.
share-size = { $n } kB
share-save = Salvar
share-send = Compartilhar
share-result = { $head }. { $reason }
