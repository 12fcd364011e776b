# Desenhar labirintos, escolhê-los, e levar para casa partidas e imagens.

maze-tab-draw = Desenhar
maze-tab-mazes = Labirintos
maze-tab-save = Guardar e partilhar
maze-lead = Desenha um labirinto para os jogos PAC-MAN: barreiras, pastilhas de poder e casas de partida. Vês logo o que falta.
maze-family = Feito para
maze-tools = O que desenhar
tool-fence = Barreira
tool-chamber = Barreira da câmara
tool-pellet = Pastilha de poder
tool-gate-0 = Primeiro túnel
tool-gate-1 = Segundo túnel
tool-erase = Borracha
maze-hint-fence = Toca numa ranhura para colocar uma barreira, e no meio dela para a tirar.
maze-hint-chamber = Toca nas ranhuras para construir a câmara à volta dos fantasmas: quatro barreiras.
maze-hint-pellet = Toca numa casa para pôr uma pastilha de poder: quatro ao todo.
maze-hint-gate = Toca em duas casas: o PAC-MAN volta por ali, e um túnel une-as.
maze-hint-erase = Toca no que queres tirar. O botão direito do rato faz o mesmo com qualquer ferramenta.
maze-hint-piece = Toca na casa onde começa { $piece }, ou arrasta um peão.
maze-refused-overlaps = Já há uma barreira aí.
maze-refused-crosses = As barreiras não se cruzam.
maze-refused-fences-only = As barreiras ficam nas ranhuras entre as casas.
maze-undo = Anular
maze-redo = Refazer
maze-random = Ao acaso
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
maze-worth = Quem ganha, jogando na perfeição?
maze-worth-of =
    { $n ->
        [0] Sem fantasmas
        [one] Um fantasma
       *[other] { $n } fantasmas
    }
maze-worth-failed = Este dispositivo não consegue calculá-lo.
maze-worth-unknown = O servidor não sabe. Com quatro fantasmas, o cálculo aqui demora demasiado.
maze-worth-ask = Perguntar ao servidor
maze-worth-making = A calcular: { $percent }%
maze-worth-waiting = O servidor está a calcular outros labirintos primeiro.
maze-faulty =
    { $n ->
        [0] Não é preciso corrigir nada para se poder jogar:
        [one] É preciso corrigir uma coisa para se poder jogar:
       *[other] É preciso corrigir { $n } coisas para se poder jogar:
    }
maze-checking = A verificar…
fault-too_many_fences = { $n } barreiras são demais: a caixa tem 20.
fault-fence_overlaps = As barreiras { $one } e { $other } sobrepõem-se.
fault-fence_crosses = As barreiras { $one } e { $other } cruzam-se.
fault-chamber_count =
    { $n ->
        [0] A câmara precisa de quatro barreiras; não há nenhuma.
        [one] A câmara precisa de quatro barreiras; há uma.
       *[other] A câmara precisa de quatro barreiras; há { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] São precisas quatro pastilhas; não há nenhuma.
        [one] São precisas quatro pastilhas; há uma.
       *[other] São precisas quatro pastilhas; há { $n }.
    }
fault-start = { $piece } precisa de uma casa de partida.
fault-start-not = Aqui o PAC-MAN não tem casa de partida: escolhe uma porta.
fault-respawn_count =
    { $n ->
        [0] São precisas quatro portas, duas para cada túnel; não há nenhuma.
        [one] São precisas quatro portas, duas para cada túnel; há uma.
       *[other] São precisas quatro portas, duas para cada túnel; há { $n }.
    }
fault-tunnel_too_short = O túnel de { $one } a { $other } é curto demais: já são vizinhas.
fault-square_shared = Há duas coisas na mesma casa: { $squares }.
fault-not_connected = Não se consegue chegar a estas casas: { $squares }
fault-respawn_sealed = A porta { $squares } está dentro da câmara fechada.
fault-ghost_outside = { $piece } começa fora da câmara fechada.
fault-chamber_stuck = Tirar uma barreira da câmara tem de a abrir, mas nenhuma o faz por si só.
fault-other = Não se pode jogar neste labirinto. Código de erro: { $code }
maze-name = Nome
maze-save = Guardar
maze-saved = Guardado neste dispositivo.
maze-not-saved = A memória deste navegador está cheia ou bloqueada.
maze-share = Copiar o link
maze-shared = O link foi copiado. Quem o abrir vê este labirinto.
maze-not-shared = Não foi possível copiar. O endereço desta página é o link.
maze-export = Guardar num ficheiro
maze-import = Abrir um ficheiro
maze-import-bad = Este ficheiro não é um labirinto.
maze-mine = Os meus labirintos
maze-mine-none = Os labirintos que guardas aparecem aqui.
maze-open = Editar: { $name }
maze-remove = Apagar este labirinto: { $name }
maze-removed = Apagado: { $name }
undo-remove = Anular
record-menu = Ficheiro e imagem
record-copy = Copiar as jogadas
record-copied = As jogadas foram copiadas.
record-not-copied = Aqui não é possível copiar.
record-save = Guardar o ficheiro da partida
record-saved = Guardado nas tuas transferências.
record-png = Imagem (PNG)
record-svg = Imagem (SVG)
record-gif = Animação (GIF)
record-picture-of = Um tabuleiro de Hedgemaze: { $mode }
share-open = Partilhar uma imagem
share-title = Partilhar
share-kind = O que partilhar
share-from = Da jogada
share-to = Até à jogada
share-speed = Velocidade
share-speed-slow = Lenta
share-speed-normal = Normal
share-speed-fast = Rápida
share-making = A criar a animação…
share-again = Criar
share-failed = Não resultou neste dispositivo.
share-size = { $n } kB
share-save = Guardar
share-send = Partilhar
share-result = { $head }. { $reason }
