push-turn = É a sua vez
push-turn-with = { $mode } com { $name }
push-turn-team =
    { $n ->
        [0] { $mode } com { $name }
        [one] { $mode } com { $name } e mais uma pessoa
       *[other] { $mode } com { $name } e mais { $n } pessoas
    }
push-turn-nameless = { $mode }: os outros estão esperando você.
push-reminder = Ainda é a sua vez
push-reminder-hours =
    { $n ->
        [0] { $mode }: falta menos de uma hora
        [one] { $mode }: falta uma hora
       *[other] { $mode }: faltam { $n } horas
    }
push-challenge = { $name } quer jogar
push-challenge-mode = { $mode }: você topa?
push-pairing = Sua partida vai começar
push-pairing-in = { $tournament }: sua mesa está pronta.
