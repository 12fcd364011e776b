push-turn = Twoja kolej
push-turn-with = { $mode }, gra też { $name }
push-turn-team =
    { $n ->
        [one] { $mode }, gra też { $name } i jeszcze ktoś
        [few] { $mode }, gra też { $name } i jeszcze { $n } osoby
       *[many] { $mode }, gra też { $name } i jeszcze { $n } osób
    }
push-turn-nameless = { $mode }: inni na ciebie czekają.
push-reminder = Nadal twoja kolej
push-reminder-hours =
    { $n ->
        [0] { $mode }: została mniej niż godzina
        [one] { $mode }: została jedna godzina
        [few] { $mode }: zostały { $n } godziny
       *[many] { $mode }: zostało { $n } godzin
    }
push-challenge = { $name } chce zagrać
push-challenge-mode = { $mode }: grasz?
push-pairing = Twoja gra się zaczyna
push-pairing-in = { $tournament }: twój stół jest gotowy.
