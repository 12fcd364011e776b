push-turn = Rândul tău
push-turn-with = { $mode } cu { $name }
push-turn-team =
    { $n ->
        [one] { $mode } cu { $name } și încă o persoană
        [few] { $mode } cu { $name } și încă { $n } persoane
       *[other] { $mode } cu { $name } și încă { $n } de persoane
    }
push-turn-nameless = { $mode }: ceilalți te așteaptă.
push-reminder = Încă e rândul tău
push-reminder-hours =
    { $n ->
        [0] { $mode }: a rămas mai puțin de o oră
        [one] { $mode }: a rămas o oră
        [few] { $mode }: au rămas { $n } ore
       *[other] { $mode }: au rămas { $n } de ore
    }
push-challenge = { $name } vrea să joace
push-challenge-mode = { $mode }: accepți?
push-pairing = Începe partida ta
push-pairing-in = { $tournament }: masa ta e gata.
