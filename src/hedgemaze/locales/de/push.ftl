# Benachrichtigungen, die der Server an einen Browser schickt.

push-turn = Du bist am Zug
push-turn-with = { $mode } mit { $name }
push-turn-team =
    { $n ->
        [one] { $mode } mit { $name } und noch jemandem
       *[other] { $mode } mit { $name } und { $n } anderen
    }
push-turn-nameless = { $mode }: Die anderen warten auf dich.
push-reminder = Du bist noch am Zug
push-reminder-hours =
    { $n ->
        [0] { $mode }: weniger als eine Stunde übrig
        [one] { $mode }: noch eine Stunde
       *[other] { $mode }: noch { $n } Stunden
    }
push-challenge = { $name } möchte spielen
push-challenge-mode = { $mode }: Spielst du mit?
push-pairing = Dein Spiel beginnt
push-pairing-in = { $tournament }: Dein Tisch ist bereit.
