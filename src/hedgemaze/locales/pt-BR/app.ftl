app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Ir para o conteúdo
app-nav = Páginas
app-menu = Menu de todas as páginas
page-game = Partida
page-new = Nova partida
page-maze = Editor de labirintos
page-rules = Regras
page-games = Minhas partidas
page-puzzles = Enigmas
page-analysis = Análise
page-settings = Configurações
page-about = Sobre
page-privacy = Privacidade
page-missing = Página não encontrada
mode-classic2 = Clássico para dois
mode-classic3 = Clássico para três
mode-classic4 = Clássico para quatro
mode-pacman = Variante PAC-MAN
mode-advanced = PAC-MAN avançado
mode-players-classic2 = 2 jogadores
mode-players-classic3 = 3 jogadores
mode-players-classic4 = 4 jogadores
mode-players-pacman = 2 a 5 jogadores
mode-players-advanced = 2 a 5 jogadores
mode-about-classic2 = Quem chegar primeiro ao outro lado ganha. As barreiras deixam o caminho mais longo.
mode-about-classic3 = Três peões, seis barreiras para cada um e nada de aliados.
mode-about-classic4 = Quatro peões se encontram no meio. Cada um por si.
mode-about-pacman =
    { $role ->
        [G] Pegue o PAC-MAN três vezes antes que ele coma as quatro pastilhas de poder.
       *[P] Coma as quatro pastilhas de poder antes que os fantasmas peguem você três vezes.
    }
mode-about-advanced = Os fantasmas fogem da câmara, e todo mundo constrói barreiras.
front-title = Uma corrida por um labirinto que você constrói
front-lead = Corra, coloque barreiras, fuja dos fantasmas. Jogue agora, contra o computador ou com amigos. Não precisa de conta.
front-continue = Continuar: { $mode }
front-continue-since = Última vez: { $when }
front-pick = Escolha um jogo
front-play = Jogar
front-role = Você é
front-computer = Jogar contra o computador
front-here = Jogar nesta tela
front-set-up = Preparar a partida
front-friends = Jogar com amigos
front-more = Mais
front-learn = Aprender a jogar
front-learn-about = Lições curtas no tabuleiro
front-rules = As regras
front-rules-about = Dá para ler em um minuto
front-maze = Desenhar um labirinto
front-maze-about = Seu labirinto para os fantasmas
front-analysis = Analisar
front-analysis-about = Quem está ganhando e por quê
front-games = Minhas partidas
front-games-about = Continuar, rever, salvar
puzzle-daily = Enigma do dia
front-daily-about = Um novo todos os dias
front-daily-done = Resolvido! Volte amanhã para um novo.
puzzle-days =
    { $n ->
        [0] 0 dias seguidos
        [one] 1 dia seguido
       *[other] { $n } dias seguidos
    }
front-continue-label = Partidas que você pode continuar
front-your-turn = É a sua vez
front-their-turn = Vez de: { $name }
front-you-are = Você é: { $side }
front-against = Contra o nível { $level } · { $name }
front-ways = { $mode }: mais jeitos de jogar
level-label = Nível do computador
level-named = { $level } · { $name }
level-1 = Semente
level-2 = Broto
level-3 = Muda
level-4 = Arbusto
level-5 = Cerca viva
level-6 = Topiaria
level-7 = Labirinto
level-8 = Minotauro
level-9 = Perfeito
level-match = Do meu nível
level-match-about = O nível sobe quando você ganha e desce quando você perde.
level-figures = Qual é a força dele?
level-rating-zero = A escala começa no nível 1: a força dele é 0.
level-rating-elo = Força medida: { $rating }, entre { $low } e { $high }. O nível 1 tem 0; quem tem 100 a mais ganha cerca de 64 partidas em 100.
level-rating-score = Medido contra o nível 3 do outro lado: { $rating } pontos em 100, entre { $low } e { $high }.
level-perfect-about = Com quatro fantasmas, joga como o nível mais forte. Com três fantasmas ou menos, nunca erra na vida atual. Seu dispositivo faz as contas quando a partida começa.
level-like-classic-1 = Joga para se divertir e deixa passar muita coisa. Ideal para a primeira partida.
level-like-classic-2 = Raramente pensa nas próximas jogadas. Bom para quem está começando.
level-like-classic-3 = Vence a maioria dos iniciantes, mas é fácil de enganar.
level-like-classic-4 = Um bom adversário depois de algumas partidas.
level-like-classic-5 = Vence a maioria das pessoas que jogam de vez em quando.
level-like-classic-6 = Quase nada escapa dele. Para quem tem experiência.
level-like-classic-7 = Enxerga muito longe. Poucas pessoas conseguem vencer.
level-like-classic-8 = O mais forte de todos. Você consegue vencer pelo menos uma vez?
level-like-P-1 = Um PAC-MAN sem plano. Ideal para a primeira caçada.
level-like-P-2 = Um PAC-MAN que só vê o perigo mais próximo. Bom para quem está começando.
level-like-P-3 = Um PAC-MAN que escapa da maioria dos iniciantes.
level-like-P-4 = Um PAC-MAN que planeja as jogadas e é difícil de encurralar.
level-like-P-5 = O PAC-MAN mais forte de todos. Você consegue pegá-lo pelo menos uma vez?
level-like-P-9 = Um PAC-MAN que não erra mais depois que um fantasma é comido e que vai dar muito trabalho.
level-like-G-1 = Fantasmas que andam à toa. Ideal para a primeira partida.
level-like-G-2 = Fantasmas que perseguem você, mas deixam brechas. Bom para quem está começando.
level-like-G-3 = Fantasmas que caçam juntos e vencem a maioria dos iniciantes.
level-like-G-4 = Fantasmas que cortam o seu caminho. Para quem tem experiência.
level-like-G-5 = Os fantasmas mais fortes de todos. Quase não deixam brechas.
level-like-G-9 = Fantasmas que não erram mais depois que um deles é comido e que vão dar muito trabalho.
set-up-title = { $mode }: preparar a partida
set-up-seats = Quem joga
set-up-person = Alguém nesta tela
set-up-computer = O computador, nível
set-up-who = Quem joga: { $who }
set-up-name = Nome: { $who }
set-up-name-hint = Nome
set-up-ghost-players = Jogadores dos fantasmas
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
character-curl = Fantasma com cachinho
character-nightcap = Fantasma com touca
set-up-first = Quem começa
set-up-lot = Sorteio
set-up-loser = Quem perdeu a última partida
set-up-more = Tabuleiro e barreiras
set-up-size = Tabuleiro
set-up-squares = { $size } por { $size } casas
set-up-fences = Barreiras por jogador
set-up-fences-usual = { $n }, o normal
set-up-maze = Labirinto
set-up-maze-this = Este
set-up-maze-draw = Desenhar um
set-up-position = A partida começa nesta posição
set-up-bad = Não dá para jogar assim. Código de erro: { $code }
set-up-start = Começar
setting-theme = Aparência
theme-system = Como o sistema
theme-arcade = Fliperama
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
fences-owners = Da cor de quem colocou
setting-language = Idioma
setting-language-system = Como o navegador
load-failed = Não foi possível carregar esta página. Você está com internet?
language-failed = { $language }: não foi possível carregar este idioma. Você está com internet?
language-behind = { $language } (em parte em inglês)
setting-confirm = Confirmar uma barreira antes de colocar
confirm-touch = Só em telas de toque
confirm-always = Sempre
confirm-never = Nunca
setting-motion = Animações
motion-system = Como o sistema
motion-full = Todas
motion-none = Nenhuma
setting-sounds = Sons
setting-coordinates = Letras e números no tabuleiro
setting-ways = Mostrar os caminhos mais curtos
setting-premoves = Jogadas antecipadas: escolha sua jogada enquanto os outros jogam (online)
device-title = Salvo neste dispositivo
device-about = Suas partidas, labirintos e configurações ficam salvos neste navegador e em nenhum outro lugar.
device-export = Salvar tudo em um arquivo
device-erase = Apagar tudo
device-erased = Tudo foi apagado.
device-ask = Apagar todas as partidas, labirintos e configurações deste dispositivo? Não dá para desfazer.
games-none = Ainda não há partidas. Cada partida que você começa fica salva aqui, neste dispositivo.
games-play = Jogar uma partida
games-running =
    { $n ->
        [0] Ainda não começou · { $when }
        [one] Uma ação até agora · { $when }
       *[other] { $n } ações até agora · { $when }
    }
games-over =
    { $n ->
        [0] Terminou sem ações · { $when }
        [one] Terminou após uma ação · { $when }
       *[other] Terminou após { $n } ações · { $when }
    }
games-remove = Apagar esta partida: { $mode }
games-removed = Apagada: { $mode }
games-continue = Continuar
games-look = Rever
games-analyse = Analisar
games-save-all = Salvar tudo em um arquivo
games-open = Abrir arquivos de partidas
games-opened =
    { $n ->
        [0] Nenhuma partida foi adicionada.
        [one] Uma partida foi adicionada.
       *[other] { $n } partidas foram adicionadas.
    }
games-open-bad = Não foi possível ler a partida { $game } deste arquivo. Código de erro: { $code }
update-ready = Há uma nova versão pronta.
update-now = Atualizar agora
update-later = Mais tarde
text-home = Voltar à página inicial
about-1 = O Hedgemaze é um jogo de tabuleiro livre e gratuito com peões e barreiras, para dois a quatro jogadores, com variantes em que quatro fantasmas perseguem o PAC-MAN.
about-2 = Ele segue as regras do Quoridor PAC-MAN. Quoridor e PAC-MAN são marcas de seus proprietários, que não têm nada a ver com o Hedgemaze. Os desenhos, os sons, os textos e o código são todos nossos.
about-3 = Não temos a imagem do labirinto que está no livro de regras. Os labirintos do Hedgemaze são reconstruções, e você pode desenhar os seus.
about-4 = O computador joga no seu dispositivo. Assim como as pessoas, ele deixa passar coisas: quanto mais baixo o nível, mais. Se um nível mostra um número, essa força foi medida em partidas contra outros níveis.
about-5 = Você pode instalar esta página pelo menu do navegador e abri-la como qualquer outro aplicativo. Depois da primeira visita, as partidas nesta tela e contra o computador funcionam sem internet.
about-6 = O código-fonte é aberto, sob a licença Apache 2.0.
privacy-1 = As partidas nesta tela e contra o computador nunca saem do seu dispositivo. Ficam salvas neste navegador, com seus labirintos e suas configurações.
privacy-2 = Você não precisa de conta. Não há anúncios nem rastreamento, e a página não carrega nada de outros sites.
privacy-3 = Uma partida com amigos fica salva no servidor de onde veio esta página: as jogadas, os nomes que você digita e quando foi jogada. Um cookie deste site lembra quais lugares são seus.
privacy-4 = Nas configurações você pode salvar em um arquivo tudo o que está guardado neste dispositivo e também apagar tudo.
missing-1 = Não há nenhuma página neste endereço. Talvez falte uma letra.
shortcuts-title = Atalhos de teclado
shortcuts-board = No tabuleiro
shortcuts-fence = Barreiras
shortcuts-pacman = Jogos PAC-MAN
shortcuts-page = Em toda parte
shortcut-move = Ir de casa em casa
shortcut-edge = Ir para a borda do tabuleiro
shortcut-act = Escolher um peão, ou movê-lo para a casa
shortcut-type = Digitar uma ação, como e2 ou e3h
shortcut-back = Soltar o que você está segurando
shortcut-fence = Pegar uma barreira
shortcut-slide = Deslizar a barreira
shortcut-turn = Girar a barreira
shortcut-place = Colocar a barreira
shortcut-stop = Terminar a jogada do peão, ou todo o seu turno
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
