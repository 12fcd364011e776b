push-turn = Din tur
push-turn-with = { $mode } med { $name }
push-turn-team =
    { $n ->
        [one] { $mode } med { $name } og én til
       *[other] { $mode } med { $name } og { $n } til
    }
push-turn-nameless = { $mode }: de andre venter på dig.
push-reminder = Stadig din tur
push-reminder-hours =
    { $n ->
        [0] { $mode }: under en time tilbage
        [one] { $mode }: én time tilbage
       *[other] { $mode }: { $n } timer tilbage
    }
push-challenge = { $name } vil spille
push-challenge-mode = { $mode }: siger du ja?
push-pairing = Dit spil begynder
push-pairing-in = { $tournament }: dit bord er klar.
