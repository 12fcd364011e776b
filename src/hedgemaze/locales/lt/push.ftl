push-turn = Tavo ėjimas
push-turn-with = { $mode }, žaidžia ir { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, žaidžia { $name } ir dar { $n }
        [few] { $mode }, žaidžia { $name } ir dar { $n }
       *[other] { $mode }, žaidžia { $name } ir dar { $n }
    }
push-turn-nameless = { $mode }: kiti laukia tavęs.
push-reminder = Vis dar tavo ėjimas
push-reminder-hours =
    { $n ->
        [0] { $mode }: liko mažiau nei valanda
        [one] { $mode }: liko { $n } valanda
        [few] { $mode }: liko { $n } valandos
       *[other] { $mode }: liko { $n } valandų
    }
push-challenge = { $name } nori žaisti
push-challenge-mode = { $mode }: ar sutinki?
push-pairing = Tavo žaidimas prasideda
push-pairing-in = { $tournament }: tavo stalas paruoštas.
