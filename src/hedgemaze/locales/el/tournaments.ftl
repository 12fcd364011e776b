page-tournaments = Τουρνουά
page-tournament = Το τουρνουά
tournaments-mine = Τα τουρνουά σου
tournaments-listed = Ανοιχτά για όλους
tournaments-none = Δεν υπάρχει ανοιχτό τουρνουά τώρα. Φτιάξε ένα!
tournament-make = Φτιάξε τουρνουά
tournament-make-about = Διάλεξε είδος, στείλε τον σύνδεσμο στους φίλους σου και ξεκίνα όταν μαζευτούν όλοι.
tournament-title = Όνομα του τουρνουά
tournament-kind = Είδος
tournament-round_robin = Όλοι με όλους
tournament-round_robin-about = Ο καθένας παίζει με όλους τους άλλους.
tournament-knock_out = Νοκ άουτ
tournament-knock_out-about = Όποιος χάνει μένει έξω.
tournament-arena = Αρένα
tournament-arena-about = Παίξε τη μια παρτίδα μετά την άλλη ώσπου να τελειώσει ο χρόνος.
tournament-places = Παίκτες το πολύ
tournament-minutes = Διάρκεια
tournament-minutes-n =
    { $n ->
        [one] Ένα λεπτό
       *[other] { $n } λεπτά
    }
tournament-clock = Ρολόι
tournament-fill = Ο υπολογιστής στις άδειες θέσεις
tournament-fill-none = Χωρίς υπολογιστή
tournament-rated = Οι παρτίδες μετράνε για τη βαθμολογία (όλοι χρειάζονται λογαριασμό)
tournament-bots = Επιτρέπονται μποτ
tournament-public = Να φαίνεται σε όλους
tournament-plays = Παίζω κι εγώ
tournament-when = Έναρξη
tournament-when-host = Όταν αποφασίσω
tournament-when-minutes =
    { $n ->
        [one] Σε ένα λεπτό
       *[other] Σε { $n } λεπτά
    }
tournament-create = Φτιάξ’ το
tournament-join = Μπες
tournament-joined = Παίζεις σε αυτό το τουρνουά.
tournament-leave = Φύγε
tournament-leave-ask = Να φύγεις από το τουρνουά; Χάνεις όλες τις παρτίδες που δεν έπαιξες ακόμη.
tournament-start = Έναρξη τώρα
tournament-cancel = Ματαίωσέ το
tournament-cancel-ask = Να ματαιωθεί το τουρνουά; Όσοι έχουν μπει δεν θα μπορούν πια να το παίξουν.
tournament-cancelled = Αυτό το τουρνουά ματαιώθηκε.
tournament-remove = Βγάλε
tournament-remove-ask = Να βγει από το τουρνουά: { $name };
tournament-invite = Κάλεσε κι άλλους
tournament-wait-host = Το τουρνουά αρχίζει όταν το ξεκινήσει όποιος το έφτιαξε.
tournament-players = Παίκτες: { $n } από { $places }
tournament-count =
    { $n ->
        [one] Ένας παίκτης
       *[other] { $n } παίκτες
    }
tournament-begins-in = Αρχίζει σε { $time }
tournament-ends-in = Μένουν { $time }
tournament-finishing = Ο χρόνος τελείωσε. Παίζονται οι τελευταίες παρτίδες.
tournament-pause = Κάνε διάλειμμα
tournament-resume = Συνέχισε να παίζεις
tournament-paused = Κάνεις διάλειμμα.
tournament-waiting-pair = Σε λίγο θα έχεις αντίπαλο. Μείνε σε αυτή τη σελίδα.
tournament-waiting-round = Περίμενε τον επόμενο γύρο.
tournament-out = Αποκλείστηκες. Δες τους άλλους!
tournament-your-game = Η παρτίδα σου αρχίζει. Αντίπαλος: { $rival }.
tournament-go = Στο τραπέζι
tournament-back = Πίσω στο τουρνουά
tournament-round = Γύρος { $n }
tournament-round-of = Γύρος { $n } από { $total }
tournament-final = Τελικός
tournament-semifinal = Ημιτελικός
tournament-quarterfinal = Προημιτελικός
tournament-standings = Κατάταξη
tournament-bracket = Ζευγάρια
tournament-cross = Ποιος νίκησε ποιον
tournament-games = Παρτίδες
tournament-watch = Δες
tournament-place = Θέση
tournament-player = Παίκτης
tournament-points = Πόντοι
tournament-played = Παρτίδες
tournament-wins = Νίκες
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: οι πόντοι όσων νίκησες, μετρημένοι δύο φορές, συν τους πόντους εκείνων με τους οποίους έφερες ισοπαλία
tournament-computer = Υπολογιστής { $n }
tournament-erased = Κάποιος
tournament-free = Χωρίς αντίπαλο
tournament-open-place = Άγνωστο ακόμη
tournament-left = έφυγε
tournament-over = Το τουρνουά τελείωσε.
tournament-winner = Νίκη στο τουρνουά: { $name }!
tournament-forfeit = δεν παίχτηκε
tournament-lot = με κλήρωση
tournament-points-about = Η νίκη δίνει 2 πόντους, η ισοπαλία 1.
tournament-missing = Δεν υπάρχει τέτοιο τουρνουά.
tournament-win = νίκη
tournament-draw = ισοπαλία
tournament-loss = ήττα
tournament-running = παίζεται
why-tournament-none = Δεν υπάρχει τέτοιο τουρνουά.
why-tournament-started = Το τουρνουά έχει ήδη αρχίσει.
why-tournament-over = Το τουρνουά τελείωσε.
why-tournament-full = Όλες οι θέσεις είναι πιασμένες.
why-tournament-removed = Όποιος έφτιαξε το τουρνουά σε έβγαλε από αυτό.
why-tournament-accounts_only = Οι παρτίδες βαθμολογούνται: χρειάζεσαι λογαριασμό για να παίξεις.
why-tournament-no_bots = Σε αυτό το τουρνουά δεν επιτρέπονται μποτ.
why-tournament-name_taken = Άλλος παίκτης έχει αυτό το όνομα. Διάλεξε ένα άλλο.
why-tournament-not_in = Δεν παίζεις σε αυτό το τουρνουά.
why-tournament-not_host = Αυτό το κάνει μόνο όποιος έφτιαξε το τουρνουά.
why-tournament-no_pause = Σε αυτό το τουρνουά δεν υπάρχει διάλειμμα.
why-tournament-too_few = Ένα τουρνουά χρειάζεται τουλάχιστον τρεις παίκτες.
why-tournament-too_many = Έχεις ήδη πάρα πολλά τουρνουά. Τέλειωσε πρώτα ένα.
why-tournament-bad_mode = Αυτό το παιχνίδι δεν παίζεται σε τουρνουά.
why-tournament-bad_start = Η έναρξη πρέπει να είναι μέσα στις επόμενες 30 μέρες.
why-tournament-bad_rated = Βαθμολογούμενες παρτίδες παίζουν μόνο άνθρωποι.
