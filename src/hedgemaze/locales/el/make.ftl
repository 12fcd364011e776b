# Σχεδίαση και επιλογή λαβυρίνθων, καταγραφές και εικόνες.

maze-tab-draw = Σχέδιο
maze-tab-mazes = Λαβύρινθοι
maze-tab-save = Αποθήκευση
maze-lead = Σχεδίασε έναν λαβύρινθο για τα παιχνίδια PAC-MAN: τοίχους, μπάλες ενέργειας και από πού ξεκινά ο καθένας. Βλέπεις αμέσως τι λείπει.
maze-family = Φτιαγμένος για
maze-tools = Με τι σχεδιάζεις
tool-fence = Τοίχος
tool-chamber = Τοίχος θαλάμου
tool-pellet = Μπάλα ενέργειας
tool-gate-0 = Πρώτο τούνελ
tool-gate-1 = Δεύτερο τούνελ
tool-erase = Γόμα
maze-hint-fence = Πάτησε ένα αυλάκι για να βάλεις τοίχο, και τη μέση του για να τον βγάλεις.
maze-hint-chamber = Πάτησε ένα αυλάκι για να χτίσεις τον θάλαμο γύρω από τα φαντάσματα: τέσσερις τοίχοι.
maze-hint-pellet = Πάτησε ένα τετράγωνο για να βάλεις μπάλα ενέργειας: τέσσερις συνολικά.
maze-hint-gate = Πάτησε δύο τετράγωνα: εκεί επιστρέφει ο PAC-MAN, και ένα τούνελ τα ενώνει.
maze-hint-erase = Πάτησε ό,τι θέλεις να φύγει. Το δεξί κουμπί κάνει το ίδιο με κάθε εργαλείο.
maze-hint-piece = Πάτησε το αρχικό τετράγωνο ({ $piece }), ή σύρε ένα πιόνι.
maze-refused-overlaps = Εκεί υπάρχει ήδη τοίχος.
maze-refused-crosses = Οι τοίχοι δεν διασταυρώνονται.
maze-refused-fences-only = Οι τοίχοι μπαίνουν στα αυλάκια ανάμεσα στα τετράγωνα.
maze-undo = Αναίρεση
maze-redo = Επανάληψη
maze-random = Στην τύχη
maze-empty = Άδειο ταμπλό
maze-begin = Ξεκίνα με
maze-title-A1 = Ανάμεικτος
maze-title-A2 = Ανοιχτός
maze-title-A3 = Φυλαγμένος
maze-title-A4 = Εφεδρικός
maze-title-chamber = Θάλαμος
maze-title-pinwheel = Ανεμόμυλος
maze-untitled = Χωρίς όνομα
maze-good = Αυτός ο λαβύρινθος είναι έτοιμος για παιχνίδι.
maze-worth = Ποιος νικά με τέλειο παίξιμο;
maze-worth-of =
    { $n ->
        [one] Ένα φάντασμα
       *[other] { $n } φαντάσματα
    }
maze-worth-failed = Αυτή η συσκευή δεν μπορεί να το υπολογίσει.
maze-worth-unknown = Ο διακομιστής δεν το ξέρει. Με τέσσερα φαντάσματα ο υπολογισμός εδώ αργεί πάρα πολύ.
maze-worth-ask = Ρώτησε τον διακομιστή
maze-faulty =
    { $n ->
        [one] Λείπει ένα πράγμα για να παιχτεί:
       *[other] Λείπουν { $n } πράγματα για να παιχτεί:
    }
maze-checking = Έλεγχος…
fault-too_many_fences = Τοίχοι: { $n }. Είναι πάρα πολλοί: το κουτί έχει 20.
fault-fence_overlaps = Οι τοίχοι { $one } και { $other } επικαλύπτονται.
fault-fence_crosses = Οι τοίχοι { $one } και { $other } διασταυρώνονται.
fault-chamber_count =
    { $n ->
        [0] Ο θάλαμος θέλει τέσσερις τοίχους. Δεν υπάρχει κανένας.
        [one] Ο θάλαμος θέλει τέσσερις τοίχους. Υπάρχει ένας.
       *[other] Ο θάλαμος θέλει τέσσερις τοίχους. Υπάρχουν { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Χρειάζονται τέσσερις μπάλες ενέργειας. Δεν υπάρχει καμία.
        [one] Χρειάζονται τέσσερις μπάλες ενέργειας. Υπάρχει μία.
       *[other] Χρειάζονται τέσσερις μπάλες ενέργειας. Υπάρχουν { $n }.
    }
fault-start = Χρειάζεται αρχικό τετράγωνο: { $piece }.
fault-start-not = Ο PAC-MAN δεν έχει εδώ αρχικό τετράγωνο: διαλέγει πύλη.
fault-respawn_count =
    { $n ->
        [0] Χρειάζονται τέσσερις πύλες, δύο για κάθε τούνελ. Δεν υπάρχει καμία.
        [one] Χρειάζονται τέσσερις πύλες, δύο για κάθε τούνελ. Υπάρχει μία.
       *[other] Χρειάζονται τέσσερις πύλες, δύο για κάθε τούνελ. Υπάρχουν { $n }.
    }
fault-tunnel_too_short = Το τούνελ από το { $one } ως το { $other } είναι πολύ μικρό: είναι έτσι κι αλλιώς γειτονικά.
fault-square_shared = Δύο πράγματα είναι στο ίδιο τετράγωνο: { $squares }.
fault-not_connected = Σε αυτά τα τετράγωνα δεν φτάνει κανείς: { $squares }
fault-respawn_sealed = Η πύλη { $squares } είναι μέσα στον κλειστό θάλαμο.
fault-ghost_outside = Ξεκινά έξω από τον κλειστό θάλαμο: { $piece }.
fault-chamber_stuck = Αν βγει ένας τοίχος, ο θάλαμος πρέπει να ανοίγει, και κανένας μόνος του δεν τον ανοίγει.
fault-other = Αυτός ο λαβύρινθος δεν παίζεται ({ $code }).
maze-name = Όνομα
maze-save = Αποθήκευση
maze-saved = Αποθηκεύτηκε σε αυτή τη συσκευή.
maze-not-saved = Η μνήμη αυτού του περιηγητή είναι γεμάτη ή μπλοκαρισμένη.
maze-share = Αντιγραφή συνδέσμου
maze-shared = Ο σύνδεσμος αντιγράφηκε. Όποιος τον ανοίξει βλέπει αυτόν τον λαβύρινθο.
maze-not-shared = Η αντιγραφή δεν πέτυχε. Η διεύθυνση αυτής της σελίδας είναι ο σύνδεσμος.
maze-export = Αποθήκευσε σε αρχείο
maze-import = Άνοιξε αρχείο
maze-import-bad = Αυτό το αρχείο δεν είναι λαβύρινθος.
maze-mine = Οι λαβύρινθοί μου
maze-mine-none = Εδώ φαίνονται οι λαβύρινθοι που αποθηκεύεις.
maze-open = Επεξεργασία: { $name }
maze-remove = Σβήσε αυτόν τον λαβύρινθο: { $name }
maze-removed = Σβήστηκε: { $name }
undo-remove = Επαναφορά
record-menu = Αρχείο και εικόνα
record-copy = Αντιγραφή κινήσεων
record-copied = Οι κινήσεις αντιγράφηκαν.
record-not-copied = Η αντιγραφή δεν γίνεται εδώ.
record-save = Αποθήκευσε το αρχείο παρτίδας
record-saved = Αποθηκεύτηκε στις λήψεις σου.
record-png = Εικόνα (PNG)
record-svg = Εικόνα (SVG)
record-gif = Κινούμενη εικόνα (GIF)
record-picture-of = Ένα ταμπλό του Hedgemaze: { $mode }
share-open = Στείλε μια εικόνα
share-title = Στείλε
share-kind = Τι να στείλεις
share-from = Από την κίνηση
share-to = Ως την κίνηση
share-speed = Ταχύτητα
share-speed-slow = Αργά
share-speed-normal = Κανονικά
share-speed-fast = Γρήγορα
share-making = Φτιάχνουμε την κινούμενη εικόνα σου…
share-again = Φτιάξ’ την
share-failed = Αυτό δεν πέτυχε σε αυτή τη συσκευή.
share-size = { $n } kB
share-save = Αποθήκευση
share-send = Στείλε
share-result = { $head }. { $reason }
