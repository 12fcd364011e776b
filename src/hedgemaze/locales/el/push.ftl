push-turn = Η σειρά σου
push-turn-with = { $mode } με { $name }
push-turn-team =
    { $n ->
        [one] { $mode } με { $name } και άλλο ένα άτομο
       *[other] { $mode } με { $name } και άλλα { $n } άτομα
    }
push-turn-nameless = { $mode }: οι άλλοι σε περιμένουν.
push-reminder = Είναι ακόμη η σειρά σου
push-reminder-hours =
    { $n ->
        [0] { $mode }: μένει λιγότερο από μία ώρα
        [one] { $mode }: μένει μία ώρα
       *[other] { $mode }: μένουν { $n } ώρες
    }
push-challenge = Θέλει να παίξει: { $name }
push-challenge-mode = { $mode }: δέχεσαι;
push-pairing = Η παρτίδα σου αρχίζει
push-pairing-in = { $tournament }: το τραπέζι σου είναι έτοιμο.
