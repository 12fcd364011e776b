page-me = Τα αποτελέσματά μου
page-player = Παίκτης
page-watching = Δες παρτίδες
people-games = Παρτίδες
people-won = Νίκες
people-results = Νίκες { $won } · ισοπαλίες { $drawn } · ήττες { $lost }
people-mode = Παιχνίδι
people-levels = Με τον υπολογιστή
people-as = Έπαιξες: { $side }
people-accuracy = Ακρίβεια
people-accuracy-label =
    { $n ->
        [one] Μία παρτίδα· τώρα { $now }
       *[other] { $n } παρτίδες· τώρα { $now }
    }
people-accuracy-none = Τέλειωσε δύο παρτίδες, και μια γραμμή θα δείχνει πόσο καλά παίζεις.
people-openings = Τα ανοίγματά σου
people-no-games = Εδώ μετριούνται οι τελειωμένες παρτίδες σου: νίκες, επίπεδα, ανοίγματα και πόσο καλά παίζεις.
people-device = Μετριούνται σε αυτή τη συσκευή, χωρίς λογαριασμό.
people-device-title = Σε αυτή τη συσκευή
people-account = Λογαριασμός
people-public = Η δημόσια σελίδα μου
people-ratings = Βαθμολογίες
people-ratings-none = Καμία βαθμολογούμενη παρτίδα ακόμη.
people-rated-games =
    { $n ->
        [one] Μία παρτίδα
       *[other] { $n } παρτίδες
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } μετά από μία παρτίδα
       *[other] { $pool }: { $rating } μετά από { $n } παρτίδες
    }
people-provisional = { $rating }, ακόμη αβέβαιη
people-since = Από { $when }
people-here = Εδώ τώρα
people-away = Όχι εδώ
people-playing = Παίζει τώρα
people-watch = Δες
people-watch-of = Δες την παρτίδα: { $name }
people-recent = Τελευταίες παρτίδες
people-recent-none = Καμία παρτίδα που να μπορούν να τη δουν όλοι.
people-unnamed = Χωρίς όνομα
people-winner = Νίκη: { $side }
people-draw = Ισοπαλία
people-over = { $result } · { $when }
people-challenge = Πρόκληση
people-follow = Ακολούθησε
people-following = Ακολουθείς
people-block = Αποκλεισμός
people-unblock = Τέλος αποκλεισμού
people-unblock-of = Τέλος αποκλεισμού: { $name }
people-report = Αναφορά
people-sign-in = Για να ακολουθείς ή να προκαλείς παίκτες χρειάζεσαι λογαριασμό.
people-followed = Όσοι ακολουθείς
people-followed-none = Δεν ακολουθείς κανέναν ακόμη. Άνοιξε τη σελίδα ενός παίκτη και πάτησε «Ακολούθησε».
people-blocked = Αποκλεισμένοι
people-find = Βρες παίκτη με το όνομα
people-find-go = Άνοιξε
people-wishes = Τι βλέπουν οι άλλοι
people-hidden = Κανείς δεν βλέπει πότε είμαι εδώ
people-delayed = Οι θεατές βλέπουν τις βαθμολογούμενες παρτίδες μου τρία λεπτά αργότερα
challenge-title = Πρόκληση: { $name }
challenge-clock = Ρολόι
challenge-rated = Βαθμολογούμενη παρτίδα
challenge-send = Στείλε την πρόκληση
challenge-minute = Υπάρχει ένα λεπτό για απάντηση.
challenge-day = Υπάρχει μία μέρα για απάντηση.
challenge-label = Προκλήσεις
challenge-from = Θέλει να παίξει μαζί σου: { $name }
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · βαθμολογείται
challenge-accept = Παίξε
challenge-decline = Όχι, ευχαριστώ
challenge-waiting = Αναμονή: { $name }
challenge-cancel = Απόσυρση
challenge-declined = Δεν μπορεί να παίξει τώρα: { $name }.
challenge-rematch = Προτείνεται ρεβάνς: { $names }
challenge-look = Στο τραπέζι
challenge-later = Αργότερα
watching-none = Αυτή τη στιγμή κανείς δεν παίζει παρτίδα που να μπορείς να δεις.
watch-delayed = Παρακολουθείς με τρία λεπτά καθυστέρηση, γιατί το ζήτησε ένας παίκτης.
games-rematch = Προτείνεται ρεβάνς, { $when }
why-people-not_welcome = Δεν μπορείς να παίξεις με αυτό το άτομο τώρα.
why-people-unknown_player = Δεν υπάρχει παίκτης με αυτό το όνομα.
why-people-yourself = Αυτό είσαι εσύ.
why-people-too_many_people = Η λίστα είναι γεμάτη: το πολύ 200 άτομα. Αφαίρεσε πρώτα κάποιον.
why-people-too_many_challenges = Το πολύ 10 προκλήσεις σου μπορούν να περιμένουν απάντηση.
why-people-challenge_over = Η πρόκληση έληξε.
why-people-no_such_challenge = Η πρόκληση έληξε.
