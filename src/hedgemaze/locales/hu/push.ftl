push-turn = Te jössz
push-turn-with = { $mode }, játékostárs: { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, játékostársak: { $name } és még valaki
       *[other] { $mode }, játékostársak: { $name } és még { $n } ember
    }
push-turn-nameless = { $mode }: a többiek rád várnak.
push-reminder = Még mindig te jössz
push-reminder-hours =
    { $n ->
        [0] { $mode }: kevesebb mint egy óra van hátra
        [one] { $mode }: egy óra van hátra
       *[other] { $mode }: { $n } óra van hátra
    }
push-challenge = { $name } játszani szeretne
push-challenge-mode = { $mode }: elfogadod?
push-pairing = Kezdődik a játszmád
push-pairing-in = { $tournament }: kész az asztalod.
