# Desenhar labirintos, escolhê-los, e levar para casa partidas e imagens.

maze-lead = Desenha um labirinto para os jogos PAC-MAN: barreiras, pastilhas e casas de partida. O que falta é dito logo.
maze-family = Feito para
maze-tools = Com que desenhas
tool-fence = Barreira
tool-chamber = Barreira da câmara
tool-pellet = Pastilha
tool-gate-0 = Primeiro túnel
tool-gate-1 = Segundo túnel
tool-erase = Borracha
maze-hint-fence = Toca numa ranhura para erguer uma barreira, e no meio dela para a tirar.
maze-hint-chamber = Toca numa ranhura para construir a câmara à volta dos fantasmas: quatro barreiras.
maze-hint-pellet = Toca numa casa para pôr uma pastilha: quatro ao todo.
maze-hint-gate = Toca em duas casas: o PAC-MAN volta por ali, e um túnel une-as.
maze-hint-erase = Toca no que deve desaparecer. O botão direito faz o mesmo com qualquer ferramenta.
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
maze-good = Pode jogar-se neste labirinto.
maze-faulty =
    { $n ->
        [0] Não falta nada para se poder jogar:
        [one] Falta uma coisa para se poder jogar:
       *[other] Faltam { $n } coisas para se poder jogar:
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
fault-square_shared = Duas coisas estão no mesmo sítio: { $squares }.
fault-not_connected = Não se consegue chegar a estas casas: { $squares }
fault-respawn_sealed = A porta { $squares } está dentro da câmara fechada.
fault-ghost_outside = { $piece } começa fora da câmara fechada.
fault-chamber_stuck = Tirar uma barreira da câmara tem de a abrir, e nenhuma o faz por si só.
fault-other = Não se pode jogar neste labirinto ({ $code }).
maze-name = Nome
maze-save = Guardar
maze-saved = Guardado neste dispositivo.
maze-not-saved = A memória deste navegador está cheia ou fechada.
maze-share = Copiar o link
maze-shared = O link foi copiado. Quem o abrir vê este labirinto.
maze-not-shared = Não foi possível copiar. O endereço desta página é o link.
maze-export = Guardar num ficheiro
maze-import = Abrir um ficheiro
maze-import-bad = Este ficheiro não é um labirinto.
maze-mine = Os meus labirintos
maze-mine-none = Os labirintos que guardas aparecem aqui.
maze-open = Continuar a desenhar: { $name }
maze-remove = Apagar este labirinto: { $name }
maze-removed = Apagado: { $name }
undo-remove = Recuperar
record-menu = Partida e imagem
record-copy = Copiar a partida
record-copied = A partida foi copiada.
record-not-copied = Aqui não foi possível copiar.
record-save = Guardar a partida
record-saved = Guardado nas tuas transferências.
record-png = Imagem (PNG)
record-svg = Imagem (SVG)
record-picture-of = Um tabuleiro de Hedgemaze: { $mode }
