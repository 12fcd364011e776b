push-turn = Твой ред е
push-turn-with = { $mode } · играе и { $name }
push-turn-team =
    { $n ->
        [one] { $mode } · играят и { $name } и още един
       *[other] { $mode } · играят и { $name } и още { $n }
    }
push-turn-nameless = { $mode }: другите те чакат.
push-reminder = Още си на ход
push-reminder-hours =
    { $n ->
        [0] { $mode }: остава по-малко от час
        [one] { $mode }: остава един час
       *[other] { $mode }: остават { $n } часа
    }
push-challenge = { $name } иска да играе
push-challenge-mode = { $mode }: приемаш ли?
push-pairing = Партията ти започва
push-pairing-in = { $tournament }: масата ти е готова.
