push-turn = Sinu kord
push-turn-with = { $mode }, kaasmängija { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, mängivad { $name } ja veel üks
       *[other] { $mode }, mängivad { $name } ja veel { $n }
    }
push-turn-nameless = { $mode }: teised ootavad sind.
push-reminder = Ikka veel sinu kord
push-reminder-hours =
    { $n ->
        [0] { $mode }: jäänud on alla tunni
        [one] { $mode }: jäänud on üks tund
       *[other] { $mode }: jäänud on { $n } tundi
    }
push-challenge = { $name } tahab mängida
push-challenge-mode = { $mode }: kas oled nõus?
push-pairing = Sinu mäng algab
push-pairing-in = { $tournament }: sinu laud on valmis.
