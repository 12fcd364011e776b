push-turn = Jsi na tahu
push-turn-with = { $mode }, hraje i { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, hraje i { $name } a ještě někdo
        [few] { $mode }, hraje i { $name } a ještě { $n }
       *[other] { $mode }, hraje i { $name } a ještě { $n }
    }
push-turn-nameless = { $mode }: ostatní na tebe čekají.
push-reminder = Pořád jsi na tahu
push-reminder-hours =
    { $n ->
        [0] { $mode }: zbývá méně než hodina
        [one] { $mode }: zbývá jedna hodina
        [few] { $mode }: zbývají { $n } hodiny
       *[other] { $mode }: zbývá { $n } hodin
    }
push-challenge = { $name } si chce zahrát
push-challenge-mode = { $mode }: přijímáš?
push-pairing = Tvá hra začíná
push-pairing-in = { $tournament }: tvůj stůl je připraven.
