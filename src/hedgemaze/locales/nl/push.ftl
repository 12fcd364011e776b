push-turn = Jouw beurt
push-turn-with = { $mode } met { $name }
push-turn-team =
    { $n ->
        [one] { $mode } met { $name } en nog iemand
       *[other] { $mode } met { $name } en nog { $n } anderen
    }
push-turn-nameless = { $mode }: de anderen wachten op jou.
push-reminder = Nog steeds jouw beurt
push-reminder-hours =
    { $n ->
        [0] { $mode }: nog geen uur over
        [one] { $mode }: nog één uur
       *[other] { $mode }: nog { $n } uur
    }
push-challenge = { $name } wil spelen
push-challenge-mode = { $mode }: doe je mee?
push-pairing = Je partij begint
push-pairing-in = { $tournament }: je tafel staat klaar.
