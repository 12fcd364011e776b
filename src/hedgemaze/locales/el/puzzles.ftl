puzzles-lead = Μία θέση, μία λύση. Θα τη βρεις;
puzzle-unknown = Δεν υπάρχει τέτοιος γρίφος. Διάλεξε άλλον.
puzzle-name = { $mode }, γρίφος { $n }
puzzle-all = Όλοι οι γρίφοι
puzzle-next = Επόμενος γρίφος
puzzle-start = Λύσε έναν
puzzle-solution = Λύση
puzzle-again = Ξανά
puzzle-why = Γιατί όχι;
puzzle-thinking = Για να δούμε…
puzzle-count = Λυμένοι
puzzle-best = Καλύτερο σερί
puzzle-days-label = Μέρες στη σειρά
puzzle-streak =
    { $n ->
        [0] Βρες τη λύση
        [one] 1 λυμένος στη σειρά
       *[other] { $n } λυμένοι στη σειρά
    }
puzzle-filter-mode = Παιχνίδι
puzzle-filter-theme = Θέμα
puzzle-filter-difficulty = Δυσκολία
puzzle-any = Όλα
puzzle-difficulty = Δυσκολία { $n } από 5
puzzle-difficulty-1 = Πολύ εύκολο
puzzle-difficulty-2 = Εύκολο
puzzle-difficulty-3 = Μέτριο
puzzle-difficulty-4 = Δύσκολο
puzzle-difficulty-5 = Πολύ δύσκολο
puzzle-link = Γρίφος { $n }, δυσκολία { $difficulty }
puzzle-link-solved = Γρίφος { $n }, δυσκολία { $difficulty }, λυμένος
puzzle-theme-race = Νίκη στον αγώνα δρόμου
puzzle-theme-fence = Ο σωστός τοίχος
puzzle-theme-jump = Το άλμα
puzzle-theme-aside = Το βήμα στο πλάι
puzzle-theme-catch = Πιάσε τον PAC-MAN
puzzle-theme-escape = Ξέφυγε
puzzle-theme-pellet = Η μπάλα ενέργειας της νίκης
puzzle-theme-way = Ο δρόμος της νίκης
puzzle-theme-guard = Σταμάτα τον PAC-MAN
puzzle-ask-win-pawn = Παίζει και κερδίζει: { $side }. Πώς;
puzzle-ask-hold-pawn = Παίζει και κινδυνεύει: { $side }. Τι σώζει την παρτίδα;
puzzle-ask-win-P =
    { $n ->
        [0] Παίζει ο PAC-MAN και κερδίζει. Πώς;
        [one] Παίζει ο PAC-MAN και κερδίζει σε αυτόν τον γύρο. Πώς;
       *[other] Παίζει ο PAC-MAN και κερδίζει μέσα σε { $n } γύρους. Πώς;
    }
puzzle-ask-win-G =
    { $n ->
        [0] Παίζουν τα φαντάσματα και κερδίζουν. Πώς;
        [one] Παίζουν τα φαντάσματα και πιάνουν τον PAC-MAN σε αυτόν τον γύρο. Πώς;
       *[other] Παίζουν τα φαντάσματα και πιάνουν τον PAC-MAN μέσα σε { $n } γύρους. Πώς;
    }
puzzle-ask-hold-P = Παίζει ο PAC-MAN και κινδυνεύει. Ποιος δρόμος είναι ασφαλής;
puzzle-ask-hold-G = Παίζουν τα φαντάσματα. Πώς σταματούν τον PAC-MAN;
puzzle-onward = Σωστά! Συνέχισε.
puzzle-solved = Λύθηκε!
puzzle-was = { $theme }
puzzle-shown = Αυτή είναι η λύση: { $line }
puzzle-wrong = Το { $action } δεν είναι η λύση.
puzzle-goes-on = Η παρτίδα συνεχίζεται έτσι: { $line }. { $result }
puzzle-then-lost = Ό,τι κι αν κάνεις μετά, νίκη: { $side }.
puzzle-then-caught = Μετά τα φαντάσματα πιάνουν τον PAC-MAN, ό,τι κι αν κάνεις.
puzzle-then-open = Μετά η σίγουρη νίκη χάνεται.
puzzle-then-worse = Μετά η παρτίδα είναι σχεδόν χαμένη.
