# As regras de cada jogo: curtas, e completas o bastante para jogar.

rules-modes = Jogos
rules-play = Jogar
rules-house = Muitos destes pontos podem mudar com regras da casa, quando preparas a mesa.

rules-head-setup = Preparação
rules-head-turn = A tua vez
rules-head-move = Movimento
rules-head-jump = Saltar
rules-head-fence = Barreiras
rules-head-end = Fim da partida
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Os fantasmas
rules-head-catch = A captura
rules-head-tunnels = Portas e túneis
rules-head-opening = Os primeiros quatro turnos
rules-head-differ = Onde os folhetos não concordam

rules-goal-classic2 = Chega primeiro a qualquer casa do lado oposto ao teu.
rules-goal-classic3 = Jogam três, cada um por si. Chega primeiro ao lado oposto ao teu.
rules-goal-classic4 = Jogam quatro, cada um por si. Chega primeiro ao lado oposto ao teu.
rules-goal-pacman = O PAC-MAN quer as quatro pastilhas de poder. Os fantasmas querem apanhá-lo três vezes.
rules-goal-advanced = O PAC-MAN quer as quatro pastilhas de poder. Os fantasmas querem apanhá-lo três vezes, e ambos os lados constroem barreiras.

rules-setup-classic2 = Cada um tem dez barreiras. Os peões ficam a meio do seu lado: Sul em e1, Norte em e9. Tira-se à sorte quem começa.
rules-setup-classic3 = Cada um tem seis barreiras. Os peões ficam a meio do seu lado: e1, a5 e e9. Tira-se à sorte quem começa, e joga-se no sentido dos ponteiros do relógio.
rules-setup-classic4 = Cada um tem cinco barreiras. Os peões ficam a meio do seu lado: e1, a5, e9 e i5. Tira-se à sorte quem começa, e joga-se no sentido dos ponteiros do relógio.
rules-setup-pacman = O PAC-MAN fica em e5, os fantasmas a meio dos quatro lados, as pastilhas nos cantos. Seis barreiras formam o labirinto; nunca mudam de sítio e não se acrescenta nenhuma.
rules-setup-advanced = Os fantasmas ficam ao centro, numa câmara de quatro barreiras, as pastilhas nos cantos. O PAC-MAN tem doze barreiras, os fantasmas têm quatro ao todo.
rules-share = Uma pessoa é o PAC-MAN e tem três vidas. As outras, de uma a quatro, dividem entre si os quatro fantasmas.

rules-classic-turn = Na tua vez fazes uma só coisa: moves o teu peão ou colocas uma barreira. Sem barreiras, tens de mover o peão.
rules-classic-pass = Quem não puder fazer mesmo nada passa. Isso só pode acontecer com três ou quatro peões.
rules-classic-move = O teu peão anda uma casa para cima, para baixo, para a esquerda ou para a direita, nunca através de uma barreira e nunca para cima de outro peão.
rules-classic-jump-straight = Se houver outro peão ao teu lado, sem barreira entre os dois, podes saltar por cima dele em linha reta.
rules-classic-jump-side = Se logo atrás dele houver uma barreira, o bordo do tabuleiro ou outro peão, podes antes saltar para a casa ao lado dele, à esquerda ou à direita, se nenhuma barreira ou peão o impedir.
rules-classic-jump-one = Salta-se por cima de um peão, nunca de dois. Ninguém é obrigado a saltar.
rules-classic-fence-long = Uma barreira tem o comprimento de duas casas. Fica entre duas casas e outras duas, e não sai do tabuleiro.
rules-classic-fence-stays = As barreiras nunca se sobrepõem nem se cruzam, e ficam onde estão.
rules-classic-fence-way = Todos têm de manter um caminho até à meta, tu também. Uma barreira que feche o último caminho de alguém não é permitida. Os peões não contam como obstáculos.
rules-classic-end-wins = O primeiro peão em qualquer casa do lado oposto ganha logo.
rules-classic-end-draw = Se a mesma posição aparecer pela terceira vez, a partida fica empatada.
rules-classic-differ-side = Todos os folhetos permitem o salto para o lado junto a uma barreira. Nada dizem do bordo nem de outro peão; aqui também é permitido nesses casos.
rules-classic-differ-way = Alguns folhetos só protegem o caminho do adversário. Aqui é protegido o caminho de todos.
rules-classic-differ-draw = Nenhum folheto conhece o empate. Sem ele, uma partida podia durar para sempre.
rules-classic-differ-three = Só o folheto japonês fala de três jogadores: dá seis barreiras a cada um.

rules-pacman-round = Uma ronda é o turno do PAC-MAN e depois uma jogada de cada fantasma no tabuleiro, pela ordem que os fantasmas quiserem. Começa o PAC-MAN.
rules-pacman-straight = Ninguém atravessa barreiras e ninguém anda na diagonal.
rules-pacman-steps = O PAC-MAN dá dois passos. Entre eles pode virar, e até voltar atrás. Se só puder dar um, dá um.
rules-pacman-blocked = Não pode entrar na casa de um fantasma.
rules-pacman-boost = Quando chega a uma pastilha, para e come-a. Recebe logo um impulso: até mais três passos, os que quiser.
rules-pacman-eats = Com um impulso, e só então, come cada fantasma em cuja casa entra.
rules-pacman-ghost-step = Um fantasma dá um passo. Se puder andar, tem de andar.
rules-pacman-frenzy = Um fantasma que vê o PAC-MAN ao longo de uma linha ou coluna, sem barreira pelo meio, está em modo de perseguição: dá um ou dois passos e pode virar entre eles. Outros fantasmas e pastilhas não escondem o PAC-MAN.
rules-pacman-ghost-end = Um fantasma não pode parar em cima de uma pastilha nem de outro fantasma. Em modo de perseguição pode passar por cima.
rules-pacman-catch = Um fantasma que entra na casa do PAC-MAN apanha-o. O PAC-MAN perde uma vida e a ronda acaba.
rules-pacman-reset = Todos os peões voltam às suas casas de partida, os fantasmas comidos também. As pastilhas comidas ficam comidas.
rules-pacman-end-pacman = O PAC-MAN ganha com a quarta pastilha, ou quando já não há fantasmas no tabuleiro.
rules-pacman-end-ghosts = Os fantasmas ganham à terceira captura.
rules-pacman-end-rank = A categoria conta as pastilhas comidas, ganhe quem ganhar: com uma, iniciante; com duas, promissor; com três, avançado; com quatro, elite.
rules-pacman-end-draw = Se nada acontecer durante vinte rondas, ou se a mesma posição aparecer pela terceira vez, a partida fica empatada.
rules-pacman-differ-maze = O folheto mostra o seu labirinto numa imagem que não temos. Os nossos são reconstruções, segundo o que se descreveu dele.
rules-pacman-differ-sight = Em três folhetos um fantasma só vê o que está à sua frente. Aqui vê nas quatro direções.
rules-pacman-differ-pellet = O folheto dinamarquês proíbe de todo aos fantasmas a casa de uma pastilha. Aqui podem passar por cima.
rules-pacman-differ-order = Em dois folhetos os fantasmas andam sempre pela mesma ordem. Aqui escolhem-na de novo em cada ronda.
rules-pacman-differ-boost = Quase todos os folhetos deixam em aberto se um impulso tem de ser gasto até ao fim, e se basta passar por um fantasma para o comer. Aqui pode usar-se só uma parte, e passar basta.

rules-advanced-tunnels = As casas a meio dos quatro lados são portas: e9, e1, a5 e i5. As portas opostas são vizinhas, como se um túnel levasse de uma à outra.
rules-advanced-start = O PAC-MAN começa numa porta à sua escolha.
rules-advanced-opening-pacman = Em cada um dos primeiros quatro turnos o PAC-MAN faz uma só coisa: anda ou coloca uma barreira.
rules-advanced-opening-ghosts = Depois os fantasmas pegam numa barreira da câmara e colocam-na noutro sítio. Ainda não andam.
rules-advanced-turn = A partir do quinto turno anda o PAC-MAN, e depois cada fantasma, pela ordem que os fantasmas quiserem. Quem andou pode colocar uma barreira.
rules-advanced-return = Uma jogada não pode acabar onde começou, nem onde o peão estava antes da sua última jogada.
rules-advanced-speed = O PAC-MAN dá até dois passos. Os fantasmas dão um no máximo, até dois depois da primeira pastilha, até três depois da terceira.
rules-advanced-fence = As barreiras colocam-se como no jogo clássico e ficam. Nenhuma pode isolar uma casa do resto do tabuleiro.
rules-advanced-reserve = O PAC-MAN guarda as pastilhas que apanha. Na sua jogada pode gastar uma para dar mais dois passos, que comem de vez cada fantasma no caminho.
rules-advanced-ghost-end = Os fantasmas podem passar por cima das pastilhas mas não parar lá, e nunca dois deles param na mesma casa.
rules-advanced-meet = Quando o PAC-MAN e um fantasma se encontram, tenha andado quem tiver, essa jogada acaba e o PAC-MAN perde uma vida. No seu turno seguinte volta por uma porta livre. Os fantasmas ficam onde estão.
rules-advanced-end-pacman = O PAC-MAN ganha com a quarta pastilha, ou quando todos os fantasmas tiverem sido comidos. Os fantasmas ganham quando ele perde a terceira vida.
rules-advanced-end-progress = Conta como acontecimento: uma pastilha apanhada ou gasta, um fantasma comido, o PAC-MAN apanhado, uma barreira colocada.
rules-advanced-differ-source = Só um texto francês tem este jogo, e as suas imagens perderam-se. A câmara e as pastilhas são reconstrução nossa.
rules-advanced-differ-return = O texto proíbe voltar à casa anterior. Entendemos que é a casa onde acaba uma jogada; de passagem pode atravessar-se.

rules-writing = Como se escrevem as ações
rules-writing-squares = As colunas vão de a até i, da esquerda para a direita; as linhas de 1 a 9, de baixo para cima.
rules-writing-classic = Uma jogada é a casa onde acaba: e2. Uma barreira é a casa em baixo à esquerda do seu centro, mais h se está deitada ou v se está de pé: e3h.
rules-writing-pacman = Um passo é a letra do peão e a casa: Pe6. P é o PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- faz parar um peão.
rules-writing-advanced = P+ gasta uma pastilha, P@e9 faz aparecer o PAC-MAN, e3h coloca uma barreira e ~d5h tira uma da câmara.
