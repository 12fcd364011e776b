# A moldura da página, a página inicial, as definições e as páginas simples.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Ir para o conteúdo
app-nav = Páginas
app-menu = Menu de todas as páginas
page-game = Partida
page-new = Nova partida
page-maze = Editor de labirintos
page-rules = Regras
page-games = As minhas partidas
page-puzzles = Enigmas
page-analysis = Análise
page-settings = Definições
page-about = Sobre
page-privacy = Privacidade
page-missing = Página não encontrada
mode-classic2 = Clássico a dois
mode-classic3 = Clássico a três
mode-classic4 = Clássico a quatro
mode-pacman = Variante PAC-MAN
mode-advanced = PAC-MAN avançado
mode-players-classic2 = 2 jogadores
mode-players-classic3 = 3 jogadores
mode-players-classic4 = 4 jogadores
mode-players-pacman = 2 a 5 jogadores
mode-players-advanced = 2 a 5 jogadores
mode-about-classic2 = Ganha quem chega primeiro ao outro lado. As barreiras alongam o caminho.
mode-about-classic3 = Três peões, seis barreiras para cada um, e nada de aliados.
mode-about-classic4 = Quatro peões encontram-se no meio. Cada um por si.
mode-about-pacman =
    { $role ->
        [G] Apanha o PAC-MAN três vezes antes que ele coma as quatro pastilhas de poder.
       *[P] Come as quatro pastilhas de poder antes que os fantasmas te apanhem três vezes.
    }
mode-about-advanced = Os fantasmas escapam da câmara, e toda a gente constrói barreiras.
front-title = Uma corrida por um labirinto que tu constróis
front-lead = Corre, coloca barreiras, foge dos fantasmas. Joga já, a solo ou com amigos. Não precisas de conta.
front-continue = Continuar: { $mode }
front-continue-since = Última vez: { $when }
front-pick = Escolhe um jogo
front-play = Jogar
front-role = Tu és
front-computer = Jogar contra o computador
front-here = Jogar neste ecrã
front-set-up = Preparar a partida
front-friends = Jogar com amigos
front-more = Mais
front-learn = Aprender a jogar
front-learn-about = Lições curtas no tabuleiro
front-rules = As regras
front-rules-about = Leem-se num minuto
front-maze = Desenhar um labirinto
front-maze-about = O teu labirinto para os fantasmas
front-analysis = Analisar
front-analysis-about = Quem está a ganhar, e porquê
front-games = As minhas partidas
front-games-about = Continuar, rever, guardar
puzzle-daily = Enigma do dia
front-daily-about = Um novo todos os dias
front-daily-done = Resolvido! Volta amanhã para um novo.
puzzle-days =
    { $n ->
        [0] 0 dias seguidos
        [one] 1 dia seguido
       *[other] { $n } dias seguidos
    }
front-continue-label = Partidas que podes continuar
front-your-turn = É a tua vez
front-their-turn = Vez de: { $name }
front-you-are = Tu és: { $side }
front-against = Contra o nível { $level } · { $name }
front-ways = { $mode }: mais formas de jogar
level-label = Nível do computador
level-named = { $level } · { $name }
level-1 = Semente
level-2 = Rebento
level-3 = Plantinha
level-4 = Arbusto
level-5 = Sebe
level-6 = Topiaria
level-7 = Labirinto
level-8 = Minotauro
level-9 = Perfeito
level-match = À minha medida
level-match-about = O nível sobe quando ganhas e desce quando perdes.
level-figures = Que força tem?
level-rating-zero = A escala começa no nível 1: a sua força é 0.
level-rating-elo = Força medida: { $rating }, entre { $low } e { $high }. O nível 1 tem 0; quem tem mais 100 ganha cerca de 64 partidas em 100.
level-rating-score = Medido contra o nível 3 do outro lado: { $rating } pontos em 100, entre { $low } e { $high }.
level-perfect-about = Com quatro fantasmas joga como o nível mais forte. Com três fantasmas ou menos nunca erra na vida em curso. O teu dispositivo faz as contas quando a partida começa.
level-like-classic-1 = Joga para se divertir e deixa escapar muita coisa. Ideal para a primeira partida.
level-like-classic-2 = Raramente pensa com antecedência. Bom para quem está a começar.
level-like-classic-3 = Vence a maioria dos principiantes, mas é fácil de enganar.
level-like-classic-4 = Um bom adversário depois de algumas partidas.
level-like-classic-5 = Vence a maioria das pessoas que jogam de vez em quando.
level-like-classic-6 = Quase nada lhe escapa. Para quem tem experiência.
level-like-classic-7 = Vê muito longe. Poucas pessoas o vencem.
level-like-classic-8 = O mais forte de todos. Consegues vencê-lo ao menos uma vez?
level-like-P-1 = Um PAC-MAN sem plano. Ideal para a primeira caçada.
level-like-P-2 = Um PAC-MAN que só vê o perigo mais próximo. Bom para quem está a começar.
level-like-P-3 = Um PAC-MAN que escapa à maioria dos principiantes.
level-like-P-4 = Um PAC-MAN que pensa com antecedência e é difícil de encurralar.
level-like-P-5 = O PAC-MAN mais forte de todos. Consegues apanhá-lo ao menos uma vez?
level-like-P-9 = Um PAC-MAN que já não erra depois de um fantasma ser comido, e que te dá muito que pensar.
level-like-G-1 = Fantasmas que andam à toa. Ideal para a primeira partida.
level-like-G-2 = Fantasmas que te perseguem, mas deixam aberturas. Bom para quem está a começar.
level-like-G-3 = Fantasmas que caçam juntos e vencem a maioria dos principiantes.
level-like-G-4 = Fantasmas que te cortam o caminho. Para quem tem experiência.
level-like-G-5 = Os fantasmas mais fortes de todos. Quase não deixam aberturas.
level-like-G-9 = Fantasmas que já não erram depois de um deles ser comido, e que te dão muito que pensar.
set-up-title = { $mode }: preparar a partida
set-up-seats = Quem joga
set-up-person = Alguém neste ecrã
set-up-computer = O computador, nível
set-up-who = Quem joga: { $who }
set-up-name = Nome: { $who }
set-up-name-hint = Nome
set-up-ghost-players = Quantos jogam os fantasmas
set-up-players-count =
    { $n ->
        [0] 0
        [one] Uma pessoa
       *[other] { $n }
    }
set-up-deal = Redistribuir os fantasmas
set-up-ghost-player = Fantasmas, lugar { $n }
set-up-character = Personagem: { $who }
character-eater = Comilão
character-horns = Fantasma com chifres
character-bow = Fantasma com laço
character-curl = Fantasma com caracóis
character-nightcap = Fantasma com gorro
set-up-first = Quem começa
set-up-lot = Ao acaso
set-up-loser = Quem perdeu a última partida
set-up-more = Tabuleiro e barreiras
set-up-size = Tabuleiro
set-up-squares = { $size } por { $size } casas
set-up-fences = Barreiras por jogador
set-up-fences-usual = { $n }, como de costume
set-up-maze = Labirinto
set-up-maze-this = Este
set-up-maze-draw = Desenhar um
set-up-position = A partida começa nesta posição
set-up-bad = Assim não se pode jogar. Código de erro: { $code }
set-up-start = Começar
setting-theme = Aspeto
theme-system = Como o sistema
theme-arcade = Salão de jogos
theme-wood = Madeira
theme-garden = Jardim
theme-paper = Papel
theme-contrast = Alto contraste
setting-pieces = Peões
pieces-characters = Personagens
pieces-pawns = Peões simples
pieces-counters = Fichas
setting-fences = Barreiras
fences-theme = Todas da mesma cor
fences-owners = Da cor de quem as coloca
setting-language = Língua
setting-language-system = Como o navegador
load-failed = Não foi possível carregar esta página. Tens ligação à Internet?
language-failed = { $language }: não foi possível carregar esta língua. Tens ligação à Internet?
language-behind = { $language } (em parte em inglês)
setting-confirm = Confirmar uma barreira antes de a colocar
confirm-touch = Só em ecrãs táteis
confirm-always = Sempre
confirm-never = Nunca
setting-motion = Animações
motion-system = Como o sistema
motion-full = Todas
motion-none = Nenhuma
setting-sounds = Sons
setting-coordinates = Letras e números no tabuleiro
setting-ways = Mostrar os caminhos mais curtos
setting-premoves = Jogadas antecipadas: escolhe a tua jogada enquanto os outros jogam (online)
device-title = Guardado neste dispositivo
device-about = As tuas partidas, labirintos e definições estão guardados neste navegador e em mais lado nenhum.
device-export = Guardar tudo num ficheiro
device-erase = Apagar tudo
device-erased = Foi tudo apagado.
device-ask = Apagar todas as partidas, labirintos e definições deste dispositivo? Não se pode voltar atrás.
games-none = Ainda não há partidas. Cada partida que começas fica guardada aqui, neste dispositivo.
games-play = Jogar uma partida
games-running =
    { $n ->
        [0] Por começar · { $when }
        [one] Uma ação até agora · { $when }
       *[other] { $n } ações até agora · { $when }
    }
games-over =
    { $n ->
        [0] Acabou sem ações · { $when }
        [one] Acabou após uma ação · { $when }
       *[other] Acabou após { $n } ações · { $when }
    }
games-remove = Apagar esta partida: { $mode }
games-removed = Apagada: { $mode }
games-continue = Continuar
games-look = Rever
games-analyse = Analisar
games-save-all = Guardar tudo num ficheiro
games-open = Abrir ficheiros de partidas
games-opened =
    { $n ->
        [0] Não foi acrescentada nenhuma partida.
        [one] Foi acrescentada uma partida.
       *[other] Foram acrescentadas { $n } partidas.
    }
games-open-bad = A partida { $game } deste ficheiro não se consegue ler. Código de erro: { $code }
update-ready = Há uma nova versão pronta.
update-now = Atualizar já
update-later = Mais tarde
text-home = Voltar à página inicial
about-1 = O Hedgemaze é um jogo de tabuleiro livre e gratuito de peões e barreiras, de dois a quatro jogadores, com variantes em que quatro fantasmas perseguem o PAC-MAN.
about-2 = Segue as regras do Quoridor PAC-MAN. Quoridor e PAC-MAN são marcas dos seus proprietários, que não têm nada a ver com o Hedgemaze. Os desenhos, os sons, os textos e o código são todos nossos.
about-3 = Não temos a imagem do labirinto que está no livro de regras. Os labirintos do Hedgemaze são reconstruções, e podes desenhar os teus.
about-4 = O computador joga no teu dispositivo. Tal como as pessoas, deixa escapar coisas: quanto mais baixo o nível, mais. Se um nível mostra um número, essa força foi medida em partidas contra outros níveis.
about-5 = Podes instalar esta página a partir do menu do navegador e abri-la como qualquer outra aplicação. Depois da primeira visita, as partidas neste ecrã e contra o computador funcionam sem ligação.
about-6 = O código-fonte é aberto, com a licença Apache 2.0.
privacy-1 = As partidas neste ecrã e contra o computador nunca saem do teu dispositivo. Ficam guardadas neste navegador, com os teus labirintos e as tuas definições.
privacy-2 = Não precisas de conta. Não há anúncios nem rastreio, e a página não carrega nada de outros sites.
privacy-3 = Uma partida com amigos fica guardada no servidor de onde veio esta página: as jogadas, os nomes que escreves e quando se jogou. Um cookie deste site lembra-se de que lugares são teus.
privacy-4 = Nas definições podes guardar num ficheiro tudo o que está guardado neste dispositivo, e apagá-lo.
missing-1 = Não há nenhuma página neste endereço. Talvez falte uma letra.
shortcuts-title = Atalhos de teclado
shortcuts-board = No tabuleiro
shortcuts-fence = Barreiras
shortcuts-pacman = Jogos PAC-MAN
shortcuts-page = Em todo o lado
shortcut-move = Ir de casa em casa
shortcut-edge = Ir para o bordo do tabuleiro
shortcut-act = Escolher um peão, ou movê-lo para a casa
shortcut-type = Escrever uma ação, como e2 ou e3h
shortcut-back = Repor o que tens na mão
shortcut-fence = Pegar numa barreira
shortcut-slide = Deslizar a barreira
shortcut-turn = Rodar a barreira
shortcut-place = Colocar a barreira
shortcut-stop = Acabar a jogada do peão, ou todo o teu turno
shortcut-spend = Gastar uma pastilha de poder
shortcut-graph = Na análise: percorrer a partida no gráfico
shortcut-card = Mostrar estes atalhos
key-enter = Enter
key-space = Espaço
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Roda
key-right-click = Botão direito
