push-turn = Din tur
push-turn-with = { $mode } med { $name }
push-turn-team =
    { $n ->
        [one] { $mode } med { $name } och en till
       *[other] { $mode } med { $name } och { $n } till
    }
push-turn-nameless = { $mode }: de andra väntar på dig.
push-reminder = Fortfarande din tur
push-reminder-hours =
    { $n ->
        [0] { $mode }: mindre än en timme kvar
        [one] { $mode }: en timme kvar
       *[other] { $mode }: { $n } timmar kvar
    }
push-challenge = { $name } vill spela
push-challenge-mode = { $mode }: tackar du ja?
push-pairing = Ditt parti börjar
push-pairing-in = { $tournament }: ditt bord är klart.
