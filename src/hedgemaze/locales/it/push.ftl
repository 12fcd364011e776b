push-turn = Tocca a te
push-turn-with = { $mode } con { $name }
push-turn-team =
    { $n ->
        [one] { $mode } con { $name } e un’altra persona
       *[other] { $mode } con { $name } e altre { $n } persone
    }
push-turn-nameless = { $mode }: gli altri ti aspettano.
push-reminder = Tocca ancora a te
push-reminder-hours =
    { $n ->
        [0] { $mode }: resta meno di un’ora
        [one] { $mode }: resta un’ora
       *[other] { $mode }: restano { $n } ore
    }
push-challenge = { $name } vuole giocare
push-challenge-mode = { $mode }: accetti?
push-pairing = La tua partita comincia
push-pairing-in = { $tournament }: il tuo tavolo è pronto.
