# O que o tabuleiro diz a quem o ouve, e os nomes dos peões e dos lados.

piece-S = Sul
piece-W = Oeste
piece-N = Norte
piece-E = Leste
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Sul
side-W = Oeste
side-N = Norte
side-E = Leste
side-P = PAC-MAN
side-G = Fantasmas
side-you = Tu
side-here = Neste ecrã
side-thinking = a pensar…

edge-S = sul
edge-W = oeste
edge-N = norte
edge-E = leste

board-name = Tabuleiro
board-help = As setas percorrem o tabuleiro e Enter joga. F pega numa barreira, as setas fazem-na deslizar, R roda-a, Enter coloca-a, Escape guarda-a. Ou escreve uma ação, como e2 ou e3h, e carrega em Enter.
board-turn = Rodar
board-place = Colocar
board-cancel = Cancelar

square-pellet = pastilha de poder
square-respawn = porta
square-target = acessível
square-respawn-now = voltar aqui
square-selected = escolhida
square-closed = fechada: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Barreira { $fence }
fence-lift = Tirar a barreira { $fence }
fence-illegal = Barreira { $fence }, não permitida
