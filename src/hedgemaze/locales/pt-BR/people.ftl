page-me = Meus resultados
page-player = Jogador
page-watching = Assistir a partidas
people-games = Partidas
people-won = Vitórias
people-results = Vitórias: { $won } · Empates: { $drawn } · Derrotas: { $lost }
people-mode = Jogo
people-levels = Contra o computador
people-as = Você jogou com: { $side }
people-accuracy = Precisão
people-accuracy-label =
    { $n ->
        [0] Sem partidas; agora { $now }
        [one] Uma partida; agora { $now }
       *[other] { $n } partidas; agora { $now }
    }
people-accuracy-none = Termine duas partidas, e uma linha mostra como você joga.
people-openings = Suas aberturas
people-no-games = Aqui são contadas suas partidas terminadas: vitórias, níveis, aberturas e como você joga.
people-device = Contado neste dispositivo, sem conta.
people-device-title = Neste dispositivo
people-account = Conta
people-public = Minha página pública
people-ratings = Pontuações
people-ratings-none = Ainda não há partidas pontuadas.
people-rated-games =
    { $n ->
        [0] Sem partidas
        [one] Uma partida
       *[other] { $n } partidas
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [0] { $pool }: { $rating } sem partidas
        [one] { $pool }: { $rating } após uma partida
       *[other] { $pool }: { $rating } após { $n } partidas
    }
people-provisional = { $rating }, ainda incerta
people-since = Desde { $when }
people-here = Online
people-away = Offline
people-playing = Jogando agora
people-watch = Assistir
people-watch-of = Assistir à partida de { $name }
people-recent = Últimas partidas
people-recent-none = Nenhuma partida que todo mundo possa ver.
people-unnamed = Alguém
people-winner = Vitória: { $side }
people-draw = Empate
people-over = { $result } · { $when }
people-challenge = Desafiar
people-follow = Seguir
people-following = Seguindo
people-block = Bloquear
people-unblock = Desbloquear
people-unblock-of = Desbloquear { $name }
people-report = Denunciar
people-sign-in = Para seguir ou desafiar jogadores, você precisa de uma conta.
people-followed = Pessoas que você segue
people-followed-none = Você ainda não segue ninguém. Abra a página de um jogador e toque em Seguir.
people-blocked = Pessoas bloqueadas
people-find = Procurar um jogador pelo nome
people-find-go = Abrir
people-wishes = O que os outros veem
people-hidden = Ninguém vê quando estou online
people-delayed = Quem assiste vê minhas partidas pontuadas três minutos depois
challenge-title = Desafiar { $name }
challenge-clock = Relógio
challenge-rated = Partida pontuada
challenge-send = Enviar o desafio
challenge-minute = Há um minuto para responder.
challenge-day = Há um dia para responder.
challenge-label = Desafios
challenge-from = { $name } quer jogar com você
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · pontuada
challenge-accept = Jogar
challenge-decline = Agora não
challenge-waiting = Esperando { $name }
challenge-cancel = Retirar
challenge-declined = { $name } não pode jogar agora.
challenge-rematch = Proposta de revanche: { $names }
challenge-look = Ir para a mesa
challenge-later = Mais tarde
watching-none = Não há nenhuma partida para ver agora.
watch-delayed = Você está assistindo com três minutos de atraso, a pedido de um jogador.
games-rematch = Revanche proposta, { $when }
why-people-not_welcome = Agora você não pode jogar com esta pessoa.
why-people-unknown_player = Não há nenhum jogador com este nome.
why-people-yourself = Esse é o seu nome.
why-people-too_many_people = A lista está cheia: no máximo 200 pessoas. Tire alguém primeiro.
why-people-too_many_challenges = Você pode ter no máximo 10 desafios em aberto.
why-people-challenge_over = O desafio acabou.
why-people-no_such_challenge = O desafio acabou.
