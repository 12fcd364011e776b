push-turn = Si na ťahu
push-turn-with = { $mode }, hrá aj { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, hrá aj { $name } a ešte niekto
        [few] { $mode }, hrá aj { $name } a ešte { $n }
       *[other] { $mode }, hrá aj { $name } a ešte { $n }
    }
push-turn-nameless = { $mode }: ostatní na teba čakajú.
push-reminder = Stále si na ťahu
push-reminder-hours =
    { $n ->
        [0] { $mode }: zostáva menej ako hodina
        [one] { $mode }: zostáva jedna hodina
        [few] { $mode }: zostávajú { $n } hodiny
       *[other] { $mode }: zostáva { $n } hodín
    }
push-challenge = { $name } si chce zahrať
push-challenge-mode = { $mode }: prijímaš?
push-pairing = Tvoja hra sa začína
push-pairing-in = { $tournament }: tvoj stôl je pripravený.
