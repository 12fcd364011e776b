push-turn = Sıra sende
push-turn-with = { $mode } · { $name } ile
push-turn-team =
    { $n ->
        [one] { $mode } · { $name } ve { $n } kişi daha
       *[other] { $mode } · { $name } ve { $n } kişi daha
    }
push-turn-nameless = { $mode }: diğerleri seni bekliyor.
push-reminder = Sıra hâlâ sende
push-reminder-hours =
    { $n ->
        [0] { $mode }: bir saatten az kaldı
        [one] { $mode }: { $n } saat kaldı
       *[other] { $mode }: { $n } saat kaldı
    }
push-challenge = { $name } oynamak istiyor
push-challenge-mode = { $mode }: kabul ediyor musun?
push-pairing = Oyunun başlıyor
push-pairing-in = { $tournament }: masan hazır.
