push-turn = Твій хід
push-turn-with = { $mode }: { $name }
push-turn-team =
    { $n ->
        [one] { $mode }: { $name } та ще { $n }
        [few] { $mode }: { $name } та ще { $n }
       *[many] { $mode }: { $name } та ще { $n }
    }
push-turn-nameless = { $mode }: на тебе чекають.
push-reminder = Усе ще твій хід
push-reminder-hours =
    { $n ->
        [0] { $mode }: лишилося менше години
        [one] { $mode }: лишилася { $n } година
        [few] { $mode }: лишилося { $n } години
       *[many] { $mode }: лишилося { $n } годин
    }
push-challenge = { $name } хоче грати
push-challenge-mode = { $mode }: згода?
push-pairing = Твоя гра починається
push-pairing-in = { $tournament }: твій стіл готовий.
