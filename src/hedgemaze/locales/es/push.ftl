push-turn = Te toca
push-turn-with = { $mode } con { $name }
push-turn-team =
    { $n ->
        [one] { $mode } con { $name } y otra persona
       *[other] { $mode } con { $name } y { $n } más
    }
push-turn-nameless = { $mode }: los demás te esperan.
push-reminder = Te sigue tocando
push-reminder-hours =
    { $n ->
        [0] { $mode }: queda menos de una hora
        [one] { $mode }: queda una hora
       *[other] { $mode }: quedan { $n } horas
    }
push-challenge = { $name } quiere jugar
push-challenge-mode = { $mode }: ¿aceptas?
push-pairing = Empieza tu partida
push-pairing-in = { $tournament }: tu mesa está lista.
