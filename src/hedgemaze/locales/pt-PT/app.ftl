# A moldura da página, a página inicial, as definições e as páginas simples.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Ir para o conteúdo
app-nav = Páginas
page-game = Partida
page-new = Nova partida
page-maze = Editor de labirintos
page-rules = Regras
page-games = As minhas partidas
page-analysis = Análise
page-settings = Definições
page-about = Acerca
page-privacy = Privacidade
page-missing = Aqui não há nada
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
mode-about-classic2 = Chega primeiro ao outro lado. As barreiras alongam o caminho.
mode-about-classic3 = Três peões, seis barreiras para cada um, e nada de amigos.
mode-about-classic4 = Quatro peões encontram-se no meio. Cada um por si.
mode-about-pacman =
    { $role ->
        [G] Apanha o PAC-MAN três vezes antes que ele coma quatro pastilhas.
       *[P] Come quatro pastilhas antes que os fantasmas te apanhem três vezes.
    }
mode-about-advanced = Os fantasmas saem da câmara, e toda a gente constrói barreiras.
front-title = A corrida por um labirinto que tu constróis
front-lead = Os peões correm, as barreiras erguem-se, os fantasmas caçam. Joga já, a solo ou em companhia, sem conta.
front-continue = Continuar: { $mode }
front-continue-since = Em pausa desde: { $when }
front-pick = Escolhe um jogo
front-play = Jogar
front-role = Tu és
front-computer = Jogar contra o computador
front-here = Jogar neste ecrã
front-set-up = Preparar a mesa
front-friends = Jogar com amigos
front-more = Mais
front-learn = Aprender a jogar
front-learn-about = Lições curtas no tabuleiro
front-rules = As regras
front-rules-about = Todas num minuto
front-maze = Desenhar um labirinto
front-maze-about = O teu labirinto para os fantasmas
front-analysis = Analisar
front-analysis-about = Quem está a ganhar, e porquê
front-games = As minhas partidas
front-games-about = Continuar, rever, guardar
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
set-up-title = { $mode }: preparar a mesa
set-up-seats = Quem joga
set-up-person = Alguém aqui
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
set-up-lot = À sorte
set-up-loser = Quem perdeu a última partida
set-up-more = Tabuleiro e barreiras
set-up-size = Tabuleiro
set-up-squares = { $size } por { $size } casas
set-up-fences = Barreiras para cada um
set-up-fences-usual = { $n }, como de costume
set-up-maze = Labirinto
set-up-maze-this = Este
set-up-maze-draw = Desenhar um
set-up-position = A partida começa aqui
set-up-bad = Assim não se pode jogar ({ $code }).
set-up-start = Começar
setting-theme = Aspeto
theme-system = Como o sistema
theme-arcade = Salão de jogos
theme-wood = Madeira
theme-contrast = Alto contraste
setting-language = Língua
setting-language-system = Como o navegador
language-failed = { $language }: não foi possível carregar esta língua. Há ligação à Internet?
language-behind = { $language } (em parte em inglês)
setting-confirm = Confirmar uma barreira antes de a colocar
confirm-touch = Só ao toque
confirm-always = Sempre
confirm-never = Nunca
setting-motion = Animações
motion-system = Como o sistema
motion-full = Todas
motion-none = Nenhuma
setting-sounds = Sons
setting-coordinates = Letras e números no tabuleiro
setting-ways = Mostrar os caminhos mais curtos
device-title = Guardado neste dispositivo
device-about = As partidas, os labirintos e as definições estão na memória deste navegador e em mais lado nenhum.
device-export = Guardar tudo num ficheiro
device-erase = Apagar tudo
device-erased = Foi tudo apagado.
device-ask = Apagar todas as partidas, labirintos e definições deste dispositivo? Não se pode voltar atrás.
games-none = Ainda não há partidas. Cada partida que começas fica guardada aqui, neste dispositivo.
games-play = Jogar uma
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
games-open = Abrir partidas
games-opened =
    { $n ->
        [0] Não foi acrescentada nenhuma partida.
        [one] Foi acrescentada uma partida.
       *[other] Foram acrescentadas { $n } partidas.
    }
games-open-bad = A partida { $game } deste ficheiro não se consegue ler ({ $code }).
update-ready = Há uma nova versão pronta.
update-now = Usar já
update-later = Mais tarde
text-home = À página inicial
about-1 = Hedgemaze é um programa livre para um jogo de tabuleiro de peões e barreiras, de dois a quatro jogadores, e para as suas variantes com um comilão redondo e quatro fantasmas.
about-2 = Segue as regras do Quoridor PAC-MAN. Quoridor e PAC-MAN são marcas dos seus proprietários, com quem o Hedgemaze não tem nada a ver. Os seus desenhos, sons, textos e programa são próprios.
about-3 = A imagem do labirinto no folheto não está entre as nossas fontes. Os labirintos que vêm com o Hedgemaze são reconstruções, e podes desenhar os teus.
about-4 = Os adversários pensam no teu dispositivo. Tal como as pessoas, deixam escapar coisas: quanto mais baixo o nível, mais. Onde um nível tem um número, foi medido em partidas contra os outros níveis.
about-5 = Instala a página a partir do menu do navegador, e abre-se como qualquer outra aplicação. As partidas neste ecrã e contra o computador não precisam de Internet depois da primeira visita.
about-6 = O código-fonte é aberto, com a licença Apache 2.0.
privacy-1 = As partidas neste ecrã e contra o computador nunca saem do teu dispositivo. Ficam na memória deste navegador, com os teus labirintos e as tuas definições.
privacy-2 = Não há contas, nem anúncios, nem contadores, e a página não pede nada a nenhum outro site.
privacy-3 = Uma partida com amigos fica guardada no servidor de onde abriste esta página: as jogadas, os nomes que escreves e quando se jogou. Um cookie deste site diz que lugares são teus.
privacy-4 = Nas definições podes guardar num ficheiro tudo o que está neste dispositivo, e apagá-lo.
missing-1 = Este endereço não leva a lado nenhum. Talvez falte uma letra.
