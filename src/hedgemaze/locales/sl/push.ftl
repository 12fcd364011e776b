push-turn = Na potezi si
push-turn-with = { $mode }, igra tudi { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, igrajo tudi { $name } in še { $n }
        [two] { $mode }, igrajo tudi { $name } in še { $n }
        [few] { $mode }, igrajo tudi { $name } in še { $n }
       *[other] { $mode }, igrajo tudi { $name } in še { $n }
    }
push-turn-nameless = { $mode }: drugi čakajo nate.
push-reminder = Še vedno si na potezi
push-reminder-hours =
    { $n ->
        [0] { $mode }: manj kot eno uro časa
        [one] { $mode }: še { $n } ura
        [two] { $mode }: še { $n } uri
        [few] { $mode }: še { $n } ure
       *[other] { $mode }: še { $n } ur
    }
push-challenge = { $name } želi igrati
push-challenge-mode = { $mode }: sprejmeš?
push-pairing = Tvoja partija se začenja
push-pairing-in = { $tournament }: tvoja miza je pripravljena.
