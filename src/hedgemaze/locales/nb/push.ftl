push-turn = Din tur
push-turn-with = { $mode } med { $name }
push-turn-team =
    { $n ->
        [one] { $mode } med { $name } og én til
       *[other] { $mode } med { $name } og { $n } til
    }
push-turn-nameless = { $mode }: de andre venter på deg.
push-reminder = Fortsatt din tur
push-reminder-hours =
    { $n ->
        [0] { $mode }: mindre enn en time igjen
        [one] { $mode }: én time igjen
       *[other] { $mode }: { $n } timer igjen
    }
push-challenge = { $name } vil spille
push-challenge-mode = { $mode }: sier du ja?
push-pairing = Partiet ditt begynner
push-pairing-in = { $tournament }: bordet ditt er klart.
