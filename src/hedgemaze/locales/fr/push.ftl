push-turn = À toi de jouer
push-turn-with = { $mode } avec { $name }
push-turn-team =
    { $n ->
        [one] { $mode } avec { $name } et une autre personne
       *[other] { $mode } avec { $name } et { $n } autres personnes
    }
push-turn-nameless = { $mode } : les autres t’attendent.
push-reminder = C’est toujours à toi
push-reminder-hours =
    { $n ->
        [0] { $mode } : il reste moins d’une heure
        [one] { $mode } : il reste une heure
       *[other] { $mode } : il reste { $n } heures
    }
push-challenge = { $name } veut jouer
push-challenge-mode = { $mode } : tu acceptes ?
push-pairing = Ta partie commence
push-pairing-in = { $tournament } : ta table est prête.
