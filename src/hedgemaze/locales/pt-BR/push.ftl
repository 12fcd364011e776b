push-turn = É a tua vez
push-turn-with = { $mode } com { $name }
push-turn-team =
    { $n ->
        [0] { $mode } com { $name }
        [one] { $mode } com { $name } e mais uma pessoa
       *[other] { $mode } com { $name } e mais { $n } pessoas
    }
push-turn-nameless = { $mode }: os outros estão à tua espera.
push-reminder = Ainda é a tua vez
push-reminder-hours =
    { $n ->
        [0] { $mode }: falta menos de uma hora
        [one] { $mode }: falta uma hora
       *[other] { $mode }: faltam { $n } horas
    }
push-challenge = { $name } quer jogar
push-challenge-mode = { $mode }: aceitas?
push-pairing = A tua partida vai começar
push-pairing-in = { $tournament }: a tua mesa está pronta.
