push-turn = Tavs gājiens
push-turn-with = { $mode }, spēlē arī { $name }
push-turn-team =
    { $n ->
        [zero] { $mode }, spēlē { $name } un vēl { $n }
        [one] { $mode }, spēlē { $name } un vēl { $n }
       *[other] { $mode }, spēlē { $name } un vēl { $n }
    }
push-turn-nameless = { $mode }: pārējie gaida tevi.
push-reminder = Joprojām tavs gājiens
push-reminder-hours =
    { $n ->
        [0] { $mode }: palikusi mazāk nekā stunda
        [zero] { $mode }: vēl { $n } stundu
        [one] { $mode }: vēl { $n } stunda
       *[other] { $mode }: vēl { $n } stundas
    }
push-challenge = { $name } grib spēlēt
push-challenge-mode = { $mode }: vai piekrīti?
push-pairing = Tava spēle sākas
push-pairing-in = { $tournament }: tavs galds ir gatavs.
