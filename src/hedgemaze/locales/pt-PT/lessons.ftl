# As lições, e aprender com os próprios erros.

page-learn = Aprender
page-mistakes = Aprende com os teus erros

learn-lead = Lições curtas para jogar. Um minuto cada uma.
learn-begin = Começar
learn-next = A seguir: { $name }
learn-on = Continuar
learn-again = Recomeçar
learn-map = Todas as lições
learn-right = É isso mesmo!
learn-done = Feita
learn-all = Fizeste todas as lições. É hora de jogar!
learn-play = Jogar uma partida
learn-rules = Ler as regras
learn-task = Exercício { $n } de { $all }
learn-count = Feitas: { $n } de { $all }
learn-subject-classic = Clássico
learn-subject-pacman = Variante PAC-MAN
learn-subject-advanced = PAC-MAN avançado

lesson-moving = Mover o peão
lesson-moving-about = Um passo de cada vez, até ao lado oposto
lesson-moving-1 = És o peão amarelo, em baixo. Dá um passo para cima, em direção ao lado oposto.
lesson-moving-1-right = Um peão dá um passo para cima, para baixo, para a esquerda ou para a direita, nunca na diagonal.
lesson-moving-1-wrong = Podes andar para o lado, mas o lado oposto fica em cima: sobe.
lesson-moving-2 = Quem chega primeiro ao lado oposto ganha. Tu sobes, Norte desce. Ganha a corrida!
lesson-moving-2-right = Qualquer casa da última linha serve. Chegaste primeiro!
lesson-moving-2-wrong = Assim não ficas mais perto. Dois passos para cima e ganhas.

lesson-fences = Barreiras
lesson-fences-about = Alonga o caminho dos outros
lesson-fences-1 = Norte está a dois passos do teu lado, e tu vais mais devagar. Em vez de andar, coloca uma barreira na ranhura mesmo por baixo de Norte.
lesson-fences-1-right = Uma barreira tem o comprimento de duas casas. Norte tem de a contornar. Num turno ou se anda ou se coloca uma barreira, nunca as duas coisas.
lesson-fences-1-wrong = Isso não trava Norte. Coloca a barreira na ranhura por baixo de Norte.
lesson-fences-2 = Uma só barreira contorna-se facilmente. Coloca outra ao lado, para que Norte precise de pelo menos mais dois passos.
lesson-fences-2-right = Barreiras juntas formam muros compridos. Ficam até ao fim da partida.
lesson-fences-2-wrong = Norte quase não se atrasa. Alonga o muro, para a direita.
lesson-fences-3 = As barreiras também ficam de pé: roda uma com o botão direito, com a tecla R ou com o botão de rodar. Fecha a Norte o caminho para a abertura à direita.
lesson-fences-3-right = Agora Norte tem de dar a volta toda. Conta os passos, os teus e os de Norte: o jogo é isto.
lesson-fences-3-wrong = Coloca uma barreira de pé entre Norte e a última coluna à direita.

lesson-way = A regra do caminho
lesson-way-about = Ninguém pode ficar emparedado
lesson-way-1 = Todos têm de ter um caminho aberto até ao lado oposto. Tenta fechar a última abertura de Norte, entre as duas casas marcadas, e vê o que acontece. Depois coloca uma barreira permitida que alongue o caminho de Norte.
lesson-way-1-right = Podes alongar um caminho tanto quanto quiseres, mas nunca fechá-lo.
lesson-way-1-wrong = Coloca uma barreira que alongue o caminho de Norte e o deixe aberto.
lesson-way-2 = A regra também te protege de ti: uma barreira de pé à direita de d1 e d2 deixava-te sem saída. Coloca qualquer barreira que seja permitida.
lesson-way-2-right = O tabuleiro diz-te a quem uma barreira cortaria o caminho, e mostra a zona fechada.
lesson-way-2-wrong = Desta vez coloca uma barreira, onde for permitido.

lesson-jump = Saltar
lesson-jump-about = Por cima de um peão, em frente ou de lado
lesson-jump-1 = Norte está mesmo à tua frente. Salta: vai para a casa atrás de Norte.
lesson-jump-1-right = Um salto poupa um passo. Nunca é obrigatório.
lesson-jump-1-wrong = Também dá, mas um salto é mais rápido: vai para a casa atrás de Norte.
lesson-jump-2 = Atrás de Norte há uma barreira, por isso o salto em frente está fechado. Então podes ir para a casa à esquerda ou à direita de Norte.
lesson-jump-2-right = De lado só se em frente estiver fechado.
lesson-jump-2-wrong = Usa o salto: para a casa à esquerda ou à direita de Norte.

lesson-corner = Saltar junto ao bordo
lesson-corner-about = Quando não há nada atrás do outro peão
lesson-corner-1 = Atrás de Norte acaba o tabuleiro. Assim podes saltar de lado, tal como junto a uma barreira. Salta e ganha.
lesson-corner-1-right = Um salto que acaba no lado oposto ganha como qualquer jogada.
lesson-corner-1-wrong = A última linha está a um salto: à esquerda ou à direita de Norte.
lesson-corner-2 = Atrás de Norte há uma barreira, e à esquerda outra. Resta uma casa para o teu salto.
lesson-corner-2-right = As barreiras travam os saltos tal como travam os passos.
lesson-corner-2-wrong = Salta para a casa à direita de Norte.

lesson-crowd = A três e a quatro
lesson-crowd-about = Cada um por si
lesson-crowd-1 = Jogam três: tu sobes, Oeste vai para a direita, Norte desce. Norte está a um passo de ganhar. Cabe-te a ti impedi-lo.
lesson-crowd-1-right = A três há seis barreiras para cada um, a quatro só cinco. Às vezes gasta-se uma por todos.
lesson-crowd-1-wrong = Assim ganha Norte. Coloca uma barreira por baixo de Norte.
lesson-crowd-2 = Dois peões em fila: ninguém salta por cima de dois de uma vez. Mas o segundo deixa-te saltar de lado por cima do primeiro.
lesson-crowd-2-right = Um salto, um peão, sempre.
lesson-crowd-2-wrong = Salta por cima de Norte, para a esquerda ou para a direita.
lesson-crowd-3 = Jogam quatro. Leste quer chegar ao bordo esquerdo e está a um passo. Alonga o caminho de Leste.
lesson-crowd-3-right = Cada um vai para o lado oposto ao seu. Quem chega primeiro ganha, e a partida acaba.
lesson-crowd-3-wrong = Assim ganha Leste. Coloca uma barreira de pé à esquerda de Leste.

lesson-steps = O turno do PAC-MAN
lesson-steps-about = Dois passos, e pode virar-se
lesson-steps-1 = O PAC-MAN dá dois passos em cada turno. Vai para a casa marcada.
lesson-steps-1-right = Os dois passos são obrigatórios, se houver espaço. Toca nas casas uma a uma ou traça o caminho todo.
lesson-steps-1-wrong = Daí não consegues chegar à casa marcada com o passo que resta.
lesson-steps-2 = Entre os passos pode virar. Por cima dele há uma barreira: contorna-a até à casa marcada.
lesson-steps-2-right = As barreiras deste labirinto nunca mudam de sítio, e ninguém acrescenta nenhuma.
lesson-steps-2-wrong = Daí não consegues chegar à casa marcada neste turno.

lesson-pellet = Pastilhas e impulso
lesson-pellet-about = Come, depois caça os fantasmas
lesson-pellet-1 = Com quatro pastilhas de poder ganha-se a partida. Come a do canto.
lesson-pellet-1-right = Uma pastilha acaba com os dois passos e dá um impulso: mais três passos, de imediato.
lesson-pellet-1-wrong = A pastilha está em cima no canto, a dois passos.
lesson-pellet-2 = Tens três passos de impulso, e os passos de impulso comem fantasmas. Apanha o vermelho.
lesson-pellet-2-right = Os fantasmas comidos ficam fora do tabuleiro até o PAC-MAN ser apanhado. Sem impulso não pode entrar na casa de um fantasma.
lesson-pellet-2-wrong = O fantasma vermelho está dois passos à direita. Come-o enquanto dura o impulso.
lesson-pellet-3 = Resta um passo de impulso. Não tens de o usar: acaba aqui com o botão, ou dá o passo.
lesson-pellet-3-right = Um impulso pode usar-se só em parte. O que sobra perde-se no fim do turno.
lesson-pellet-3-wrong = Acaba aqui, ou dá o último passo.

lesson-sight = Visão e perseguição
lesson-sight-about = Os fantasmas que te veem correm mais
lesson-sight-1 = Uma linha vermelha quer dizer que um fantasma vê o PAC-MAN: mesma linha ou coluna, sem barreira pelo meio. Acaba o turno onde ninguém te vê.
lesson-sight-1-right = Um fantasma que te vê está em modo de perseguição: dois passos em vez de um. Só as barreiras te escondem.
lesson-sight-1-wrong = Daí, faças o que fizeres, um fantasma vê-te no fim do turno.
lesson-sight-2 = Os fantasmas aproximam-se de três lados. Encontra o esconderijo.
lesson-sight-2-right = Belo esconderijo! Olha para as linhas e as colunas antes de cada turno.
lesson-sight-2-wrong = Daí alguém te vê no fim do turno.

lesson-ghosts = Os fantasmas
lesson-ghosts-about = Por que ordem, e quem apanha quem
lesson-ghosts-1 = Agora jogas com os fantasmas. Cada um dá um passo, pela ordem que quiseres; o que vê o PAC-MAN pode dar dois. Move os quatro.
lesson-ghosts-1-right = Em modo de perseguição um fantasma pode passar por cima de uma pastilha mas nunca parar lá, e dois fantasmas nunca ficam na mesma casa.
lesson-ghosts-1-wrong = Move os fantasmas que ainda não jogaram.
lesson-ghosts-2 = O fantasma vermelho vê o PAC-MAN, a dois passos. Apanha-o!
lesson-ghosts-2-right = Perde uma vida. Todos os peões voltam às suas casas de partida, os fantasmas comidos também. As pastilhas comidas ficam comidas.
lesson-ghosts-2-wrong = O fantasma vermelho pode apanhá-lo agora: dois passos para baixo, a direito.

lesson-ranks = A última pastilha
lesson-ranks-about = Quatro pastilhas, quatro categorias
lesson-ranks-1 = Três pastilhas estão comidas, resta uma vida. Come a última pastilha.
lesson-ranks-1-right = O PAC-MAN ganha. Com uma pastilha é iniciante, com duas promissor, com três avançado e com quatro elite, ganhe quem ganhar.
lesson-ranks-1-wrong = A pastilha está um passo à direita.

lesson-gates = As portas
lesson-gates-about = Por onde entra o PAC-MAN
lesson-gates-1 = No jogo avançado, o PAC-MAN não está no tabuleiro ao princípio. Escolhe uma das quatro portas a meio dos lados.
lesson-gates-1-right = Volta por uma porta sempre que é apanhado.
lesson-gates-1-wrong = Escolhe uma porta.
lesson-gates-2 = Em cada um dos primeiros quatro turnos faz uma só coisa: dá até dois passos, ou coloca uma das suas doze barreiras. Faz uma das duas.
lesson-gates-2-right = A partir do quinto turno anda, e depois pode colocar uma barreira.
lesson-gates-2-wrong = Anda, ou coloca uma barreira.

lesson-tunnels = Os túneis
lesson-tunnels-about = Sair por uma porta, entrar pela outra
lesson-tunnels-1 = Um túnel une as portas opostas: um passo leva de cima a baixo, e da esquerda à direita. Passa por ele até à porta marcada, em baixo.
lesson-tunnels-1-right = Um passo, sempre a direito. Os fantasmas também usam os túneis.
lesson-tunnels-1-wrong = Primeiro sobe até à porta, depois passa pelo túnel.

lesson-chamber = A câmara
lesson-chamber-about = Tiram-se quatro barreiras, uma por turno
lesson-chamber-1 = Os fantasmas começam atrás de quatro barreiras. Em cada um dos primeiros quatro turnos tiram uma delas e colocam-na noutro sítio. Toca numa barreira cor-de-rosa, depois coloca-a onde quiseres.
lesson-chamber-1-right = Quando as quatro tiverem mudado de sítio, os fantasmas saem. Têm mais quatro barreiras para dividir entre si.
lesson-chamber-1-wrong = Tira uma barreira da câmara, depois coloca-a noutro sítio.

lesson-turn = Um turno completo
lesson-turn-about = Andar, depois construir
lesson-turn-1 = A partir do quinto turno anda-se e depois, se se quiser, coloca-se uma barreira. Dá dois passos, depois coloca uma barreira.
lesson-turn-1-right = Nenhuma casa pode ficar fechada. Um peão não pode voltar logo para onde estava.
lesson-turn-1-wrong = Desta vez continua e no fim coloca uma barreira.

lesson-reserve = Pastilhas de reserva
lesson-reserve-about = Gasta uma para caçar
lesson-reserve-1 = Aqui as pastilhas guardam-se. Gastar uma dá dois passos que comem fantasmas. Gasta-a com o botão e come o fantasma vermelho, dois passos acima de ti.
lesson-reserve-1-right = Neste jogo os fantasmas comidos nunca voltam. Uma pastilha gasta continua a contar para a vitória.
lesson-reserve-1-wrong = Assim o fantasma vermelho fica fora de alcance. Gasta a pastilha, depois sobe a direito.

lesson-lives = Vidas
lesson-lives-about = Fantasmas mais rápidos, três vidas
lesson-lives-1 = Os fantasmas ficam mais rápidos com as pastilhas apanhadas: um passo, dois depois da primeira, três depois da terceira. Agora dão três. Apanha o PAC-MAN!
lesson-lives-1-right = Perde uma vida e sai do tabuleiro. Mais ninguém volta à casa de partida.
lesson-lives-1-wrong = Daí esse fantasma não o alcança. O vermelho é o que está mais perto.
lesson-lives-2 = És o PAC-MAN e tens duas vidas. Volta por uma porta; uma delas está ocupada.
lesson-lives-2-right = Depois segue-se um turno completo. Ir contra um fantasma também custa uma vida, por isso a página pergunta primeiro.
lesson-lives-2-wrong = Escolhe uma porta.

mistakes-learn = Aprender com os teus erros
mistakes-working = A analisar a partida…
mistakes-of = Os erros de quem?
mistakes-side = { $side }
mistakes-number = Momento { $n } de { $all }
mistakes-ask = Aqui jogou-se { $action }, e isso custou { $percent }%. O que jogavas tu?
mistakes-judging = Vamos ver…
mistakes-best = { $action }: exatamente! Não há melhor.
mistakes-good = { $action } é tão bom como o melhor. Bem visto!
mistakes-same = Foi o que se jogou. Há melhor.
mistakes-worse = { $action } é melhor do que nada, mas custa { $percent }%. Tenta de novo.
mistakes-shown = O melhor era { $action }.
mistakes-line = Podia continuar assim: { $text }
mistakes-show = Mostrar a solução
mistakes-hint-fence = Aqui o melhor é uma barreira. O lugar dela é entre as casas iluminadas.
mistakes-hint-move = Aqui o melhor é andar. O peão a mover está marcado.
mistakes-next = Momento seguinte
mistakes-finish = Terminar
mistakes-none = Nem um erro digno de nota. Bem jogado!
mistakes-short = Ainda não há nada para ver: ninguém jogou.
mistakes-end =
    { $n ->
        [0] Agora já os viste a todos ({ $all }). Da próxima vez vais conhecê-los.
        [one] Encontraste um de { $all } sem ajuda. É assim que se melhora.
       *[other] Encontraste { $n } de { $all } sem ajuda. É assim que se melhora.
    }
mistakes-again = Mais uma vez
mistakes-analysis = Ver a partida toda
mistakes-end-title = Já está
