# Η σελίδα της ανάλυσης, και εκείνη όπου στήνονται θέσεις.

analysis-paste = Επικόλλησε μια θέση ή μια καταγραφή και δείξ’ την
analysis-show = Δείξε
analysis-file = Άνοιξε αρχείο
analysis-position = Θέση
analysis-link = Σύνδεσμος για ό,τι δείχνει το ταμπλό
analysis-share-label = Στείλε και άνοιξε
analysis-copy-link = Αντιγραφή συνδέσμου
analysis-copy-record = Αντιγραφή καταγραφής
analysis-download = Λήψη
analysis-copied = Αντιγράφηκε.
analysis-copy-failed = Ο περιηγητής δεν μας αφήνει να αντιγράψουμε. Τον σύνδεσμο από κάτω μπορείς να τον αντιγράψεις με το χέρι.
analysis-set-up = Στήσε μια θέση
analysis-who = Ποιος κερδίζει
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = Οι καλύτερες συνέχειες
analysis-thinking = Σκέψη…
analysis-try = Παίξε ως το { $action }
analysis-nodes =
    { $n ->
        [one] Εξετάστηκε μία θέση
       *[other] Εξετάστηκαν { $n } θέσεις
    }
analysis-certain =
    { $n ->
        [one] { $side }: νίκη σε μία ενέργεια
       *[other] { $side }: νίκη σε { $n } ενέργειες
    }
analysis-draw = Σίγουρη ισοπαλία
analysis-first = Στην αρχή
analysis-back = Πίσω
analysis-next = Εμπρός
analysis-last = Στο τέλος
analysis-drawn = Δείξε δρόμους και καλύτερες ενέργειες
analysis-variation = Δοκιμάζεις κάτι.
analysis-home = Πίσω στην παρτίδα
analysis-branch = Μετά από { $n }:
analysis-forget = Ξέχνα αυτή τη βαριάντα
analysis-better = Δείξε
graph-title = Όλη η παρτίδα
graph-label = Στιγμή της παρτίδας
graph-moment = Μετά από { $n }, { $action }: { $text }
graph-progress = Πόσο από την παρτίδα έχει κριθεί
graph-stop = Σταμάτα
graph-again = Κρίνε όλη την παρτίδα
mark-inaccuracy = (όχι το καλύτερο)
mark-mistake = (λάθος)
mark-blunder = (χοντρό λάθος)
verdict-inaccuracy = { $action }: δεν είναι το καλύτερο. Το { $better } ήταν καλύτερο κατά { $percent }%.
verdict-mistake = { $action }: λάθος. Το { $better } ήταν καλύτερο κατά { $percent }%.
verdict-blunder = { $action }: χοντρό λάθος. Το { $better } ήταν καλύτερο κατά { $percent }%.
read-action = Η ενέργεια { $n }, { $action }, δεν παίζεται: { $reason }
read-mode = Αυτό το παιχνίδι δεν παίζεται έτσι ({ $code }).
read-maze = Αυτός ο λαβύρινθος δεν κάνει ({ $code }).
read-house_rule = Αυτός ο κανόνας του σπιτιού δεν κάνει ({ $code }).
read-mode-unknown = Δεν υπάρχει τέτοιο παιχνίδι.
read-position-too_long = Είναι πολύ μεγάλο για θέση.
read-position-unreadable = Δεν είναι ούτε θέση ούτε καταγραφή.
read-position-fences = Οι τοίχοι δεν διαβάζονται.
read-position-pieces = Τα πιόνια δεν διαβάζονται, ή λείπει ένα.
read-position-stocks = Δεν διαβάζεται πόσοι τοίχοι έμειναν.
read-position-pellets = Οι μπάλες και οι ζωές δεν διαβάζονται.
read-position-turn = Δεν διαβάζεται ποιος έχει σειρά.
read-position-memory = Δεν διαβάζονται τα τετράγωνα όπου τα πιόνια δεν επιτρέπεται να γυρίσουν.
read-position-counters = Οι αριθμοί στο τέλος δεν διαβάζονται.
read-position-impossible = Καμία παρτίδα δεν φτάνει σε αυτή τη θέση.
read-square-unreadable = Δεν υπάρχει τέτοιο τετράγωνο.
page-position = Στήσε μια θέση
position-lead = Διάλεξε τι θα βάλεις και πάτησε τετράγωνα του ταμπλό. Στα αυλάκια μπαίνουν τοίχοι, και τα πιόνια σύρονται.
position-game = Παιχνίδι
position-size = Ταμπλό
position-maze = Λαβύρινθος
position-maze-own = Δικός σου
position-put = Τι θα βάλεις
position-erase = Βγάλε
position-pellet = Μπάλα
position-turn = Ποιος έχει σειρά
position-stock = Τοίχοι που μένουν: { $side }
position-lives = Ζωές
position-reserve = Μπάλες σε απόθεμα
position-empty = Βγάλε τους τοίχους
position-start = Πίσω στην αρχή
position-fits = Όλα ταιριάζουν.
position-analyse = Ανάλυσέ την
position-computer = Παίξ’ την με τον υπολογιστή
position-as = Ως { $side }
position-off = { $piece } (έξω από το ταμπλό)
position-twice = Δύο πιόνια δεν στέκονται στο ίδιο τετράγωνο.
position-overlap = Δύο τοίχοι επικαλύπτονται ή διασταυρώνονται.
position-no-way = Ένα πιόνι δεν έχει δρόμο για το τέρμα του.
position-over = Σε αυτή τη θέση η παρτίδα έχει τελειώσει.
position-all-pellets = Πρέπει να υπάρχει μια μπάλα να φαγωθεί και μια ζωή να χαθεί.
position-ghost-on-pellet = Ένα φάντασμα δεν επιτρέπεται να στέκεται πάνω σε μπάλα.
