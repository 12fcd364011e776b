page-lobby = Παίξε με άλλους
front-lobby-about = Βρες κάποιον τώρα ή κάθισε σε ένα τραπέζι
lobby-quick = Γρήγορη παρτίδα
lobby-quick-about = Διάλεξε ρολόι. Παίζεις με όσους διάλεξαν το ίδιο.
lobby-either = Όποιο
lobby-waiting =
    { $n ->
        [one] Ένα άτομο περιμένει
       *[other] { $n } περιμένουν
    }
lobby-looking = Ψάχνουμε παρέα για παιχνίδι
lobby-elapsed = Χρόνος αναμονής
lobby-here = { $n } από { $seats } είναι εδώ
lobby-cancel = Σταμάτα να ψάχνεις
lobby-offer = Δεν ήρθε κανείς ακόμη. Μπορείς να παίξεις αμέσως με τον υπολογιστή· το επίπεδο { $level } σου ταιριάζει.
lobby-computer = Παίξε με τον υπολογιστή
lobby-wait-on = Περίμενε κι άλλο
lobby-found = Βρέθηκε! Ανοίγει το τραπέζι…
lobby-replaced = Τώρα ψάχνεις παρτίδα σε άλλο παράθυρο.
lobby-join = Μπες
why-lobby-unknown_preset = Αυτή η παρτίδα δεν προσφέρεται πια. Φόρτωσε ξανά τη σελίδα.
why-lobby-already_waiting = Ψάχνεις ήδη άλλη παρτίδα.
