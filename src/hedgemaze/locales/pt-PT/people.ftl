page-me = Os meus resultados
page-player = Jogador
page-watching = Assistir a partidas
people-games = Partidas
people-won = Vitórias
people-results = Vitórias: { $won } · Empates: { $drawn } · Derrotas: { $lost }
people-mode = Jogo
people-levels = Contra o computador
people-as = Jogaste com: { $side }
people-accuracy = Precisão
people-accuracy-label =
    { $n ->
        [0] Sem partidas; agora { $now }
        [one] Uma partida; agora { $now }
       *[other] { $n } partidas; agora { $now }
    }
people-accuracy-none = Acaba duas partidas, e uma linha mostra como jogas.
people-openings = As tuas aberturas
people-no-games = Aqui contam-se as tuas partidas acabadas: vitórias, níveis, aberturas e como jogas.
people-device = Contado neste dispositivo, sem conta.
people-device-title = Neste dispositivo
people-account = Conta
people-public = A minha página pública
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
people-playing = A jogar agora
people-watch = Assistir
people-watch-of = Assistir à partida de { $name }
people-recent = Últimas partidas
people-recent-none = Nenhuma partida que toda a gente possa ver.
people-unnamed = Alguém
people-winner = Vitória: { $side }
people-draw = Empate
people-over = { $result } · { $when }
people-challenge = Desafiar
people-follow = Seguir
people-following = A seguir
people-block = Bloquear
people-unblock = Desbloquear
people-unblock-of = Desbloquear { $name }
people-report = Denunciar
people-sign-in = Para seguir ou desafiar jogadores precisas de uma conta.
people-followed = Pessoas que segues
people-followed-none = Ainda não segues ninguém. Abre a página de um jogador e toca em Seguir.
people-blocked = Pessoas bloqueadas
people-find = Procurar um jogador pelo nome
people-find-go = Abrir
people-wishes = O que os outros veem
people-hidden = Ninguém vê quando estou online
people-delayed = Quem assiste vê as minhas partidas pontuadas três minutos depois
challenge-title = Desafiar { $name }
challenge-clock = Relógio
challenge-rated = Partida pontuada
challenge-send = Enviar o desafio
challenge-minute = Há um minuto para responder.
challenge-day = Há um dia para responder.
challenge-label = Desafios
challenge-from = { $name } quer jogar contigo
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · pontuada
challenge-accept = Jogar
challenge-decline = Agora não
challenge-waiting = À espera de { $name }
challenge-cancel = Retirar
challenge-declined = { $name } não pode jogar agora.
challenge-rematch = Proposta de desforra: { $names }
challenge-look = Ir para a mesa
challenge-later = Mais tarde
watching-none = De momento não há nenhuma partida para ver.
watch-delayed = Estás a assistir com três minutos de atraso, a pedido de um jogador.
games-rematch = Desforra proposta, { $when }
why-people-not_welcome = Agora não podes jogar com esta pessoa.
why-people-unknown_player = Não há nenhum jogador com este nome.
why-people-yourself = Esse nome é o teu.
why-people-too_many_people = A lista está cheia: no máximo 200 pessoas. Tira alguém primeiro.
why-people-too_many_challenges = Podes ter no máximo 10 desafios em aberto.
why-people-challenge_over = O desafio acabou.
why-people-no_such_challenge = O desafio acabou.
