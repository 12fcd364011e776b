page-online = Jogar com amigos
page-table = Mesa
page-watch = Assistir
page-code = Continuar aqui
friends-mode = Jogo
friends-special = { $mode }, do jeito que você preparou.
friends-count = Jogadores
friends-players =
    { $n ->
        [0] Sem jogadores
        [one] Um jogador
       *[other] { $n } jogadores
    }
friends-here = Nesta tela
friends-elsewhere = Um amigo por link
friends-clock = Relógio
friends-loser = Quem perdeu a última partida
friends-listed = Desconhecidos podem encontrar esta mesa e se sentar
friends-bots = Os bots podem ocupar lugares livres
friends-nobody = Convide pelo menos um amigo. Para jogar sem amigos você não precisa de mesa.
friends-open = Abrir a mesa
friends-code = Tenho um código de outro dispositivo
friends-alone = Prefiro jogar nesta tela
open-title = Mesas abertas
open-none = Ninguém está esperando agora.
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
seat-name = Seu nome
seat-character = Seu personagem
seat-free = Livre
seat-sit = Sentar aqui
seat-link = Copiar o link: { $seat }
seat-there = Online
seat-away = Offline
seat-left = Saiu
seat-nameless = Sem nome
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (você)
waiting-title = Esperando os amigos
waiting-invited = Chegou um convite
waiting-me = Você
waiting-free =
    { $n ->
        [0] Já chegou todo mundo.
        [one] A partida começa assim que o último lugar for ocupado.
       *[other] Há { $n } lugares livres. A partida começa quando todos estiverem ocupados.
    }
waiting-deal = Redistribuir
waiting-leave = Sair da mesa
leave-ask = Sair desta partida? Seu time vai continuar com os seus fantasmas.
invite-about = Envie este link ou mostre o código ao seu amigo.
invite-code = O link em QR code
invite-link = Link para os amigos
invite-share = Uma partida de Hedgemaze
watch-link = Link só para assistir
watch-share = Assistir a uma partida de Hedgemaze
watch-title = Você está assistindo
watch-count =
    { $n ->
        [0] Ninguém assistindo
        [one] Uma pessoa assistindo
       *[other] { $n } pessoas assistindo
    }
first-turn-own = Comece em até { $time } ou a partida será cancelada.
first-turn-other = { $side }: faltam { $time } para começar
end-look-again = Procurar outra pessoa
link-copy = Copiar
link-copied = Copiado
link-share = Compartilhar
link-lost = Sem conexão. Tentando de novo…
link-none = O servidor não responde. Você está com internet?
room-missing = Esta mesa não existe.
room-moved = Você continuou esta partida em outro dispositivo.
code-about = Continuar esta partida em outro dispositivo:
code-ask = Mostrar um código
code-use = Digite-o no outro dispositivo em até dez minutos: “Jogar com amigos”, depois “Tenho um código”.
code-enter-about = Traga seu lugar em uma mesa para este dispositivo. No outro dispositivo, o código fica embaixo das jogadas da partida.
code-enter = Código
code-go = Continuar
action-correct = Corrigir
action-take-back = Desfazer
action-draw = Empate
action-talk = Falar
action-rematch = Revanche
rematch-asked = Revanche pedida
rematch-go = Ir para a revanche
give-time = Dar 15 segundos
link-on = Com conexão
link-off = Sem conexão
title-turn = É a sua vez!
turn-other = Vez de: { $side }
offer-draw =
    { $own ->
        [yes] Você propõe um empate.
       *[no] { $name } propõe um empate.
    }
offer-take_back =
    { $own ->
        [yes] Você pediu para desfazer o turno.
       *[no] { $name } pede para desfazer o turno.
    }
offer-resign =
    { $own ->
        [yes] Você quer desistir com o seu time.
       *[no] { $name } quer desistir. Você também?
    }
offer-rematch =
    { $own ->
        [yes] Você quer uma revanche.
       *[no] { $name } quer uma revanche.
    }
offer-agree = Sim
offer-decline = Não
offer-withdraw = Retirar
offer-declined =
    { $kind ->
        [draw] { $name } recusa o empate.
        [take_back] { $name } não quer desfazer o turno.
        [resign] { $name } não quer desistir.
       *[rematch] { $name } não quer revanche.
    }
premove-waits = Jogada antecipada: { $text }
premove-cancel = Cancelar a jogada
premove-cancelled = Jogada antecipada cancelada.
premove-dropped = Jogada antecipada cancelada. { $why }
premove-impossible = Isso não vai ser possível no seu próximo turno.
premove-life = Custaria uma vida.
premove-moved = { $piece } agora está em outra casa.
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
        [0] Falta menos de um segundo
        [one] Falta menos de um segundo
       *[other] Faltam menos de { $n } segundos
    }
phrase-hello = Oi!
phrase-good_luck = Boa sorte!
phrase-well_played = Jogou bem!
phrase-good_move = Boa jogada!
phrase-oops = Ops!
phrase-thanks = Valeu!
phrase-one_moment = Um momento, por favor
phrase-your_turn = É a sua vez
phrase-good_game = Boa partida!
phrase-again = De novo?
phrase-goodbye = Até a próxima!
phrase-face_smile = Um sorriso
phrase-face_laugh = Uma gargalhada
phrase-face_think = Pensando
phrase-face_surprise = Surpresa
phrase-face_sad = Uma cara triste
phrase-face_sleep = Com sono
end-flagged = O tempo acabou.
end-agreed = Empate por acordo.
games-friends = Com amigos
games-your-turn = É a sua vez · { $when }
games-their-turn = Esperando os outros · { $when }
games-not-full = Há um lugar livre · { $when }
games-ended = Terminou · { $when }
data-title = O que está salvo sobre você
data-about = O servidor guarda suas partidas com amigos: quem se sentou onde, com o nome que você digitou, o que foi jogado e quando. Ele reconhece este navegador por um cookie com um número aleatório.
data-save = Salvar uma cópia
data-saved = Salvo.
data-erase = Apagar tudo
data-erase-yes = Apagar
data-ask = Tirar seu nome de todas as partidas com amigos? Elas deixam de ser suas e você não vai poder continuá-las. Ficam para quem jogou com você.
data-erased =
    { $n ->
        [0] Não havia nada salvo.
        [one] Nome tirado de uma partida.
       *[other] Nome tirado de { $n } partidas.
    }
why-room-stale = O turno acabou antes de sua jogada chegar.
why-room-not_your_turn = Não é a sua vez.
why-room-not_your_piece = Quem move este peão é outra pessoa do seu time.
why-room-time_over = O tempo acabou.
why-room-over = A partida acabou.
why-room-started = A partida já começou.
why-room-seat_taken = Alguém chegou primeiro: este lugar está ocupado.
why-room-no_bots = Esta mesa não aceita bots.
why-room-character_taken = Outra pessoa está com este personagem.
why-room-bad_name = Este nome não pode ser mostrado. Escolha um mais curto ou mais simples.
why-room-offer_too_soon = Você acabou de pedir. Tente de novo na próxima rodada.
why-room-offer_pending = Isso já foi proposto.
why-room-nothing_to_take_back = Não há nada para desfazer.
why-room-too_many_phrases = Um pouco mais devagar, por favor.
why-room-log_full = Isso não é mais possível nesta mesa: já aconteceu coisa demais.
why-room-somebody_left = Alguém saiu da mesa.
why-server-not_invited = Só quem foi convidado pode se sentar a esta mesa.
why-server-not_your_seat = Este lugar não é seu.
why-server-too_many = Um pouco mais devagar, por favor.
why-server-too_many_bots = Já há bots demais vindos deste endereço.
why-server-bad_code = Este código não existe ou já expirou.
why-server-stopping = O servidor está reiniciando. Tente de novo daqui a pouco.
why-server-unreachable = O servidor não responde. Você está com internet?
