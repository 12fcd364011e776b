# As mesas com amigos, pela rede.

page-online = Jogar com amigos
page-table = Mesa
page-watch = Assistir
page-code = Continuar aqui
friends-mode = Jogo
friends-special = { $mode }, tal como preparaste.
friends-count = Jogadores
friends-players =
    { $n ->
        [0] Sem jogadores
        [one] Um jogador
       *[other] { $n } jogadores
    }
friends-here = Neste ecrã
friends-elsewhere = Um amigo por link
friends-clock = Relógio
friends-loser = Quem perdeu a última partida
friends-listed = Desconhecidos podem encontrar esta mesa e sentar-se
friends-bots = Os bots podem ocupar lugares livres
friends-nobody = Convida pelo menos um amigo. Para jogar sem amigos não precisas de mesa.
friends-open = Abrir a mesa
friends-code = Tenho um código de outro dispositivo
friends-alone = Prefiro jogar neste ecrã
open-title = Mesas abertas
open-none = De momento ninguém está à espera.
open-free =
    { $n ->
        [0] Sem lugares livres
        [one] Um lugar livre
       *[other] { $n } lugares livres
    }
timing-none = Sem relógio
timing-fischer = { $minutes } min + { $seconds } s por turno
timing-days =
    { $n ->
        [0] Menos de um dia por turno
        [one] Um dia por turno
       *[other] { $n } dias por turno
    }
seat-name = O teu nome
seat-character = A tua personagem
seat-free = Livre
seat-sit = Sentar-me
seat-link = Copiar o link: { $seat }
seat-there = Online
seat-away = Offline
seat-left = Saiu
seat-nameless = Sem nome
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (tu)
waiting-title = À espera dos amigos
waiting-invited = Tens um convite
waiting-me = Tu
waiting-free =
    { $n ->
        [0] Já estão todos.
        [one] A partida começa assim que o último lugar for ocupado.
       *[other] Há { $n } lugares livres. A partida começa quando estiverem todos ocupados.
    }
waiting-deal = Redistribuir
waiting-leave = Sair da mesa
leave-ask = Sair desta partida? A tua equipa continuará com os teus fantasmas.
invite-about = Envia este link, ou deixa o teu amigo ler o código.
invite-code = O link em código QR
invite-link = Link para os amigos
invite-share = Uma partida de Hedgemaze
watch-link = Link só para assistir
watch-share = Assistir a uma partida de Hedgemaze
watch-title = Estás a assistir
watch-count =
    { $n ->
        [0] Ninguém a assistir
        [one] Uma pessoa a assistir
       *[other] { $n } pessoas a assistir
    }
first-turn-own = Tens { $time } para começar, senão a partida é cancelada.
first-turn-other = { $side }: faltam { $time } para começar
end-look-again = Procurar outra pessoa
link-copy = Copiar
link-copied = Copiado
link-share = Partilhar
link-lost = Sem ligação. A tentar de novo…
link-none = O servidor não responde. Tens ligação à Internet?
room-missing = Esta mesa não existe.
room-moved = Continuaste esta partida noutro dispositivo.
code-about = Continuar esta partida noutro dispositivo:
code-ask = Mostrar um código
code-use = Escreve-o no outro dispositivo dentro de dez minutos: «Jogar com amigos», depois «Tenho um código».
code-enter-about = Passa o teu lugar numa mesa para este dispositivo. No outro dispositivo, o código está por baixo das jogadas da partida.
code-enter = Código
code-go = Continuar
action-correct = Corrigir
action-take-back = Anular
action-draw = Empate
action-talk = Falar
action-rematch = Desforra
rematch-asked = Desforra pedida
rematch-go = Ir para a desforra
give-time = Dar 15 segundos
link-on = Com ligação
link-off = Sem ligação
title-turn = É a tua vez!
turn-other = Vez de: { $side }
offer-draw =
    { $own ->
        [yes] Propões um empate.
       *[no] { $name } propõe um empate.
    }
offer-take_back =
    { $own ->
        [yes] Pediste para anular o turno.
       *[no] { $name } pede para anular o turno.
    }
offer-resign =
    { $own ->
        [yes] Queres desistir com a tua equipa.
       *[no] { $name } quer desistir. Tu também?
    }
offer-rematch =
    { $own ->
        [yes] Queres a desforra.
       *[no] { $name } quer a desforra.
    }
offer-agree = Sim
offer-decline = Não
offer-withdraw = Retirar
offer-declined =
    { $kind ->
        [draw] { $name } recusa o empate.
        [take_back] { $name } não quer anular o turno.
        [resign] { $name } não quer desistir.
       *[rematch] { $name } não quer a desforra.
    }
premove-waits = Jogada antecipada: { $text }
premove-cancel = Cancelar a jogada
premove-cancelled = Jogada antecipada cancelada.
premove-dropped = Jogada antecipada cancelada. { $why }
premove-impossible = Isso não será possível no teu próximo turno.
premove-life = Custava uma vida.
premove-moved = { $piece } agora está noutra casa.
clock-of = Relógio: { $time }
clock-days =
    { $n ->
        [0] 0 dias
        [one] Um dia
       *[other] { $n } dias
    }
clock-hours =
    { $n ->
        [0] 0 horas
        [one] Uma hora
       *[other] { $n } horas
    }
clock-low =
    { $n ->
        [one] Falta menos de um segundo
       *[other] Faltam menos de { $n } segundos
    }
phrase-hello = Olá!
phrase-good_luck = Boa sorte!
phrase-well_played = Bem jogado!
phrase-good_move = Boa jogada!
phrase-oops = Ups!
phrase-thanks = Obrigado/a!
phrase-one_moment = Um momento, por favor
phrase-your_turn = É a tua vez
phrase-good_game = Boa partida!
phrase-again = Outra vez?
phrase-goodbye = Até à próxima!
phrase-face_smile = Um sorriso
phrase-face_laugh = Uma gargalhada
phrase-face_think = A pensar
phrase-face_surprise = Surpresa
phrase-face_sad = Uma cara triste
phrase-face_sleep = Com sono
end-flagged = O tempo acabou.
end-agreed = Empate por acordo.
games-friends = Com amigos
games-your-turn = É a tua vez · { $when }
games-their-turn = À espera dos outros · { $when }
games-not-full = Há um lugar livre · { $when }
games-ended = Acabou · { $when }
data-title = O que está guardado sobre ti
data-about = O servidor guarda as tuas partidas com amigos: quem se sentou onde, com o nome que escreveste, o que se jogou e quando. Reconhece este navegador por um cookie com um número aleatório.
data-save = Guardar uma cópia
data-saved = Guardado.
data-erase = Apagar tudo
data-erase-yes = Apagar
data-ask = Tirar o teu nome de todas as partidas com amigos? Deixam de ser tuas e já não as podes continuar. Ficam para quem jogou contigo.
data-erased =
    { $n ->
        [0] Não havia nada guardado.
        [one] Nome tirado de uma partida.
       *[other] Nome tirado de { $n } partidas.
    }
why-room-stale = O turno acabou antes de a tua jogada chegar.
why-room-not_your_turn = Não é a tua vez.
why-room-not_your_piece = Quem move este peão é outra pessoa da tua equipa.
why-room-time_over = O tempo acabou.
why-room-over = A partida acabou.
why-room-started = A partida já começou.
why-room-seat_taken = Alguém chegou primeiro: este lugar está ocupado.
why-room-no_bots = Esta mesa não aceita bots.
why-room-character_taken = Outra pessoa tem esta personagem.
why-room-bad_name = Este nome não pode ser mostrado. Escolhe um mais curto ou mais simples.
why-room-offer_too_soon = Acabaste de pedir. Tenta de novo na próxima ronda.
why-room-offer_pending = Isso já foi proposto.
why-room-nothing_to_take_back = Não há nada para anular.
why-room-too_many_phrases = Um pouco mais devagar, por favor.
why-room-log_full = Isso já não é possível nesta mesa: já aconteceu demasiada coisa.
why-room-somebody_left = Alguém saiu da mesa.
why-server-not_invited = Só quem foi convidado pode sentar-se a esta mesa.
why-server-not_your_seat = Este lugar não é teu.
why-server-too_many = Um pouco mais devagar, por favor.
why-server-too_many_bots = Já há bots que cheguem deste endereço.
why-server-bad_code = Este código não existe ou já expirou.
why-server-stopping = O servidor está a reiniciar. Tenta de novo daqui a pouco.
why-server-unreachable = O servidor não responde. Tens ligação à Internet?
