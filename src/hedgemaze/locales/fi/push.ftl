push-turn = Sinun vuorosi
push-turn-with = { $mode }, vastassa { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, mukana { $name } ja yksi muu
       *[other] { $mode }, mukana { $name } ja { $n } muuta
    }
push-turn-nameless = { $mode }: muut odottavat sinua.
push-reminder = Vielä sinun vuorosi
push-reminder-hours =
    { $n ->
        [0] { $mode }: alle tunti jäljellä
        [one] { $mode }: yksi tunti jäljellä
       *[other] { $mode }: { $n } tuntia jäljellä
    }
push-challenge = { $name } haluaa pelata
push-challenge-mode = { $mode }: suostutko?
push-pairing = Pelisi alkaa
push-pairing-in = { $tournament }: pöytäsi on valmis.
