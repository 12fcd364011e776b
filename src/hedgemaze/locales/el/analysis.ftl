# Η σελίδα της ανάλυσης, και εκείνη όπου στήνονται θέσεις.

analysis-paste = Επικόλλησε μια θέση ή τις κινήσεις μιας παρτίδας και δείξ’ την
analysis-show = Δείξε
analysis-file = Άνοιξε αρχείο
analysis-position = Θέση
analysis-link = Σύνδεσμος για ό,τι δείχνει το ταμπλό
analysis-tab-lines = Συνέχειες
analysis-tab-graph = Γράφημα
analysis-tab-share = Στείλε
analysis-share-label = Στείλε και άνοιξε
analysis-copy-link = Αντιγραφή συνδέσμου
analysis-copy-record = Αντιγραφή κινήσεων
analysis-download = Λήψη
analysis-copied = Αντιγράφηκε.
analysis-copy-failed = Ο περιηγητής δεν επιτρέπει την αντιγραφή. Αντίγραψε τον σύνδεσμο από κάτω με το χέρι.
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
analysis-drawn = Δείξε δρόμους και καλύτερες κινήσεις
analysis-variation = Δοκιμάζεις δικές σου κινήσεις.
analysis-home = Πίσω στην παρτίδα
analysis-branch = Μετά από { $n }:
analysis-forget = Σβήσε αυτή τη βαριάντα
analysis-note = Σημείωση
analysis-note-here = Σημείωση για τη θέση που φαίνεται
analysis-promote = Πιο πάνω
analysis-variation-bar = Τι να γίνει με μια βαριάντα
analysis-better = Δείξε
exact-label = Σίγουρα:
exact-pacman =
    { $rounds ->
        [one] Ο PAC-MAN κερδίζει σε αυτόν τον γύρο.
       *[other] Ο PAC-MAN κερδίζει σε { $rounds } γύρους.
    }
exact-ghosts =
    { $rounds ->
        [one] Τα φαντάσματα πιάνουν τον PAC-MAN σε αυτόν τον γύρο.
       *[other] Τα φαντάσματα πιάνουν τον PAC-MAN σε { $rounds } γύρους.
    }
exact-open = Κανείς δεν έχει σίγουρη νίκη.
exact-open-life = Σε αυτή τη ζωή ούτε τα φαντάσματα έχουν σίγουρο πιάσιμο ούτε ο PAC-MAN σίγουρη νίκη.
exact-short-pacman = PAC-MAN σε { $rounds }
exact-short-ghosts = Φαντάσματα σε { $rounds }
exact-short-open = Ανοιχτό
exact-offer = Με τρία φαντάσματα αυτό υπολογίζεται ακριβώς. Θέλει ένα δυο λεπτά.
exact-work = Υπολόγισέ το
exact-working = Υπολογίζεται…
graph-title = Όλη η παρτίδα
graph-label = Στιγμή της παρτίδας
graph-moment = Μετά από { $n }, { $action }: { $text }
graph-progress = Πόσο από την παρτίδα έχει αναλυθεί
graph-stop = Σταμάτα
graph-again = Ανάλυσε όλη την παρτίδα
summary-label = Πώς πήγε η παρτίδα
summary-accuracy = Ακρίβεια:
summary-blunder =
    { $n ->
        [0] Κανένα χοντρό λάθος
        [one] { $n } χοντρό λάθος
       *[other] { $n } χοντρά λάθη
    }
summary-mistake =
    { $n ->
        [0] Κανένα λάθος
        [one] { $n } λάθος
       *[other] { $n } λάθη
    }
summary-inaccuracy = Όχι οι καλύτερες: { $n }
mark-inaccuracy = (όχι το καλύτερο)
mark-mistake = (λάθος)
mark-blunder = (χοντρό λάθος)
verdict-inaccuracy = { $action }: δεν είναι το καλύτερο. Το { $better } θα ήταν καλύτερο κατά { $percent }%.
verdict-mistake = { $action }: λάθος. Το { $better } θα ήταν καλύτερο κατά { $percent }%.
verdict-blunder = { $action }: χοντρό λάθος. Το { $better } θα ήταν καλύτερο κατά { $percent }%.
verdict-thrown-win = { $action }: πέταξε μια σίγουρη νίκη. Το { $better } κερδίζει.
verdict-thrown-open = { $action }: χάνει σίγουρα. Το { $better } θα έσωζε την παρτίδα.
read-action = Η κίνηση { $n }, { $action }, δεν παίζεται: { $reason }
read-mode = Αυτό το παιχνίδι δεν παίζεται έτσι. Κωδικός σφάλματος: { $code }
read-maze = Αυτός ο λαβύρινθος δεν κάνει. Κωδικός σφάλματος: { $code }
read-house_rule = Αυτός ο κανόνας του σπιτιού δεν κάνει. Κωδικός σφάλματος: { $code }
read-record = Αυτό το αρχείο παρτίδας δεν διαβάζεται. Κωδικός σφάλματος: { $code }
read-mode-unknown = Δεν υπάρχει τέτοιο παιχνίδι.
read-position-too_long = Είναι πολύ μεγάλο για θέση.
read-position-unreadable = Δεν είναι ούτε θέση ούτε παρτίδα.
read-position-fences = Οι τοίχοι δεν διαβάζονται.
read-position-pieces = Τα πιόνια δεν διαβάζονται, ή λείπει ένα.
read-position-stocks = Δεν διαβάζεται πόσοι τοίχοι έμειναν.
read-position-pellets = Οι μπάλες ενέργειας και οι ζωές δεν διαβάζονται.
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
position-pellet = Μπάλα ενέργειας
position-turn = Ποιος έχει σειρά
position-stock = Μένουν τοίχοι: { $side }
position-lives = Ζωές
position-reserve = Μπάλες ενέργειας σε απόθεμα
position-empty = Βγάλε τους τοίχους
position-start = Πίσω στην αρχή
position-fits = Όλα εντάξει.
position-analyse = Ανάλυσέ την
position-computer = Παίξ’ την με τον υπολογιστή
position-as = Εσύ: { $side }
position-off = { $piece } (έξω από το ταμπλό)
position-twice = Δύο πιόνια δεν στέκονται στο ίδιο τετράγωνο.
position-overlap = Δύο τοίχοι επικαλύπτονται ή διασταυρώνονται.
position-no-way = Ένα πιόνι δεν έχει δρόμο για το τέρμα του.
position-over = Σε αυτή τη θέση η παρτίδα έχει τελειώσει.
position-all-pellets = Πρέπει να υπάρχει μια μπάλα ενέργειας να φαγωθεί και μια ζωή να χαθεί.
position-ghost-on-pellet = Ένα φάντασμα δεν επιτρέπεται να στέκεται πάνω σε μπάλα ενέργειας.
