# Τραπέζια με φίλους, μέσα από το δίκτυο.

page-online = Παίξε με φίλους
page-table = Τραπέζι
page-watch = Παρακολούθηση
page-code = Συνέχεια εδώ
friends-mode = Παιχνίδι
friends-special = { $mode }, όπως το έστησες.
friends-count = Παίκτες
friends-players =
    { $n ->
        [one] Ένας παίκτης
       *[other] { $n } παίκτες
    }
friends-here = Σε αυτή την οθόνη
friends-elsewhere = Με σύνδεσμο
friends-clock = Ρολόι
friends-loser = Όποιος έχασε την προηγούμενη παρτίδα
friends-listed = Να βρίσκουν το τραπέζι και να παίζουν και άγνωστοι
friends-bots = Μποτ μπορούν να πιάνουν ελεύθερες θέσεις
friends-nobody = Κάλεσε τουλάχιστον έναν φίλο ή μία φίλη. Για να παίξεις χωρίς παρέα δεν χρειάζεσαι τραπέζι.
friends-open = Άνοιξε το τραπέζι
friends-code = Έχω κωδικό από άλλη συσκευή
friends-alone = Καλύτερα σε αυτή την οθόνη
open-title = Ανοιχτά τραπέζια
open-none = Αυτή τη στιγμή δεν περιμένει κανείς.
open-free =
    { $n ->
        [one] Μία ελεύθερη θέση
       *[other] { $n } ελεύθερες θέσεις
    }
timing-none = Χωρίς ρολόι
timing-fischer = { $minutes } λ. + { $seconds } δ. ανά σειρά
timing-days =
    { $n ->
        [one] Μία μέρα ανά σειρά
       *[other] { $n } μέρες ανά σειρά
    }
seat-name = Το όνομά σου
seat-character = Η φιγούρα σου
seat-free = Ελεύθερη
seat-sit = Κάθομαι εδώ
seat-link = Αντιγραφή συνδέσμου: { $seat }
seat-there = Εδώ
seat-away = Όχι εδώ
seat-left = Έφυγε
seat-nameless = Χωρίς όνομα
seat-bot = Μποτ
seat-bot-named = { $name } (μποτ)
seat-mine-named = { $name } (εσύ)
waiting-title = Περιμένουμε τους φίλους
waiting-invited = Έχεις πρόσκληση
waiting-me = Εσύ
waiting-free =
    { $n ->
        [0] Είναι όλοι εδώ.
        [one] Η παρτίδα αρχίζει μόλις πιαστεί η τελευταία θέση.
       *[other] { $n } θέσεις είναι ελεύθερες. Η παρτίδα αρχίζει όταν πιαστούν όλες.
    }
waiting-deal = Μοίρασε ξανά
waiting-leave = Φύγε από το τραπέζι
leave-ask = Να φύγεις από αυτή την παρτίδα; Η ομάδα σου συνεχίζει με τα φαντάσματά σου.
invite-about = Στείλε αυτόν τον σύνδεσμο, ή ας σαρώσουν οι φίλοι σου τον κωδικό.
invite-code = Ο σύνδεσμος ως κωδικός QR
invite-link = Σύνδεσμος για φίλους
invite-share = Μια παρτίδα Hedgemaze
watch-link = Σύνδεσμος μόνο για θεατές
watch-share = Δες μια παρτίδα Hedgemaze
watch-title = Παρακολουθείς
watch-count =
    { $n ->
        [one] Παρακολουθεί ένα άτομο
       *[other] Παρακολουθούν { $n } άτομα
    }
first-turn-own = Άρχισε μέσα σε { $time }, αλλιώς η παρτίδα ματαιώνεται.
first-turn-other = { $side }: μένουν { $time } για την αρχή
end-look-again = Βρες κάποιον άλλο
link-copy = Αντιγραφή
link-copied = Αντιγράφηκε
link-share = Στείλε
link-lost = Χωρίς σύνδεση. Νέα προσπάθεια…
link-none = Ο διακομιστής δεν απαντά. Έχεις σύνδεση στο διαδίκτυο;
room-missing = Δεν υπάρχει τέτοιο τραπέζι.
room-moved = Συνέχισες αυτή την παρτίδα σε άλλη συσκευή.
code-about = Συνέχισε αυτή την παρτίδα σε άλλη συσκευή:
code-ask = Δείξε κωδικό
code-use = Γράψε τον στην άλλη συσκευή μέσα σε δέκα λεπτά: «Παίξε με φίλους» και μετά «Έχω κωδικό».
code-enter-about = Φέρνει τη θέση σου από ένα τραπέζι σε αυτή τη συσκευή. Στην άλλη συσκευή, ο κωδικός φαίνεται κάτω από τις κινήσεις της παρτίδας.
code-enter = Κωδικός
code-go = Συνέχεια
action-correct = Διόρθωση
action-take-back = Πάρ’ το πίσω
action-draw = Ισοπαλία
action-talk = Πες κάτι
action-rematch = Ρεβάνς
rematch-asked = Ζητήθηκε ρεβάνς
rematch-go = Στη ρεβάνς
give-time = Δώσε 15 δεύτερα
link-on = Με σύνδεση
link-off = Χωρίς σύνδεση
title-turn = Σειρά σου!
turn-other = Σειρά: { $side }
offer-draw =
    { $own ->
        [yes] Προτείνεις ισοπαλία.
       *[no] Πρόταση για ισοπαλία: { $name }.
    }
offer-take_back =
    { $own ->
        [yes] Ζήτησες να πάρεις πίσω τη σειρά.
       *[no] Ζητά να πάρει πίσω τη σειρά: { $name }.
    }
offer-resign =
    { $own ->
        [yes] Θέλεις να παραιτηθείς με την ομάδα σου.
       *[no] Θέλει να παραιτηθεί: { $name }. Κι εσύ;
    }
offer-rematch =
    { $own ->
        [yes] Θέλεις ρεβάνς.
       *[no] Θέλει ρεβάνς: { $name }.
    }
offer-agree = Ναι
offer-decline = Όχι
offer-withdraw = Απόσυρση
offer-declined =
    { $kind ->
        [draw] Δεν δέχεται την ισοπαλία: { $name }.
        [take_back] Δεν δέχεται να πάρεις πίσω τη σειρά: { $name }.
        [resign] Δεν θέλει να παραιτηθεί: { $name }.
       *[rematch] Δεν θέλει ρεβάνς: { $name }.
    }
premove-waits = Η προκίνησή σου: { $text }
premove-cancel = Ακύρωσε την προκίνηση
premove-cancelled = Η προκίνηση ακυρώθηκε.
premove-dropped = Η προκίνηση ακυρώθηκε. { $why }
premove-impossible = Αυτό δεν θα γίνεται στην επόμενη σειρά σου.
premove-life = Θα κόστιζε μια ζωή.
premove-moved = Σε άλλο τετράγωνο τώρα: { $piece }.
clock-of = Ρολόι: { $time }
clock-days =
    { $n ->
        [one] Μία μέρα
       *[other] { $n } μέρες
    }
clock-hours =
    { $n ->
        [one] Μία ώρα
       *[other] { $n } ώρες
    }
clock-low =
    { $n ->
        [one] Μένει λιγότερο από ένα δευτερόλεπτο
       *[other] Μένουν λιγότερα από { $n } δευτερόλεπτα
    }
phrase-hello = Γεια!
phrase-good_luck = Καλή τύχη!
phrase-well_played = Ωραίο παίξιμο!
phrase-good_move = Ωραία κίνηση!
phrase-oops = Ωχ!
phrase-thanks = Ευχαριστώ!
phrase-one_moment = Μια στιγμή, παρακαλώ
phrase-your_turn = Σειρά σου
phrase-good_game = Ωραία παρτίδα!
phrase-again = Πάμε πάλι;
phrase-goodbye = Αντίο!
phrase-face_smile = Χαμόγελο
phrase-face_laugh = Γέλιο
phrase-face_think = Σκέψη
phrase-face_surprise = Έκπληξη
phrase-face_sad = Λυπημένο πρόσωπο
phrase-face_sleep = Νύστα
end-flagged = Ο χρόνος τελείωσε.
end-agreed = Οι παίκτες συμφώνησαν σε ισοπαλία.
games-friends = Με φίλους
games-your-turn = Η σειρά σου · { $when }
games-their-turn = Περιμένεις τους άλλους · { $when }
games-not-full = Υπάρχει ελεύθερη θέση · { $when }
games-ended = Τελείωσε · { $when }
data-title = Τι φυλάσσεται για σένα
data-about = Ο διακομιστής φυλάει τις παρτίδες σου με φίλους: ποιος κάθισε πού, με το όνομα που έγραψε, τι παίχτηκε και πότε. Αναγνωρίζει αυτόν τον περιηγητή από ένα cookie με έναν τυχαίο αριθμό.
data-save = Αποθήκευσε αντίγραφο
data-saved = Αποθηκεύτηκε.
data-erase = Σβήσε τα
data-erase-yes = Σβήσε
data-ask = Να σβηστεί το όνομά σου από όλες τις παρτίδες με φίλους; Δεν θα είναι πια δικές σου και δεν θα μπορείς να τις συνεχίσεις. Όσοι έπαιξαν μαζί σου τις κρατούν.
data-erased =
    { $n ->
        [0] Δεν φυλασσόταν τίποτα.
        [one] Σβήστηκε από μία παρτίδα.
       *[other] Σβήστηκε από { $n } παρτίδες.
    }
why-room-stale = Η σειρά τελείωσε πριν φτάσει η κίνησή σου.
why-room-not_your_turn = Δεν είναι η σειρά σου.
why-room-not_your_piece = Αυτό το πιόνι το κινεί άλλος της ομάδας σου.
why-room-time_over = Ο χρόνος τελείωσε.
why-room-over = Η παρτίδα τελείωσε.
why-room-started = Η παρτίδα άρχισε.
why-room-seat_taken = Κάποιος πρόλαβε: αυτή η θέση είναι πιασμένη.
why-room-no_bots = Αυτό το τραπέζι δεν δέχεται μποτ.
why-room-character_taken = Κάποιος άλλος έχει αυτή τη φιγούρα.
why-room-bad_name = Αυτό το όνομα δεν μπορεί να εμφανιστεί. Διάλεξε ένα πιο σύντομο ή πιο απλό.
why-room-offer_too_soon = Μόλις ρώτησες. Δοκίμασε ξανά στον επόμενο γύρο.
why-room-offer_pending = Αυτό έχει ήδη προταθεί.
why-room-nothing_to_take_back = Δεν υπάρχει τίποτα να πάρεις πίσω.
why-room-too_many_phrases = Λίγο πιο αργά, παρακαλώ.
why-room-log_full = Αυτό δεν γίνεται πια σε αυτό το τραπέζι: έγιναν ήδη πάρα πολλά εδώ.
why-room-somebody_left = Κάποιος έφυγε από το τραπέζι.
why-server-not_invited = Σε αυτό το τραπέζι κάθονται μόνο όσοι έχουν πρόσκληση.
why-server-not_your_seat = Αυτή η θέση δεν είναι δική σου.
why-server-too_many = Λίγο πιο αργά, παρακαλώ.
why-server-too_many_bots = Υπάρχουν ήδη αρκετά μποτ από αυτή τη διεύθυνση.
why-server-bad_code = Ο κωδικός δεν υπάρχει ή έχει λήξει.
why-server-stopping = Ο διακομιστής ξεκινά πάλι. Δοκίμασε σε λίγο.
why-server-unreachable = Ο διακομιστής δεν απαντά. Έχεις σύνδεση στο διαδίκτυο;
