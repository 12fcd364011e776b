# Η γραμμή εντολών: βοήθεια και απαντήσεις.

cli-about = Παίζει με τους κανόνες του Quoridor PAC-MAN: κλασικό για 2 έως 4 παίκτες και δύο παιχνίδια PAC-MAN.
cli-start = Ξεκίνα με hedgemaze tty για να παίξεις, ή με hedgemaze modes για να δεις τι υπάρχει.
cli-usage = Χρήση:
cli-options = Επιλογές
cli-arguments = Ορίσματα
cli-commands = Εντολές
cli-panel-where = Αρχική θέση
cli-default = [προεπιλογή: { "{}" }]
cli-required = [απαιτείται]
cli-help = Δείχνει αυτό το μήνυμα και τερματίζει.
cli-try = { $problem } (δοκίμασε '{ $path } --help')
cli-standard-input = τυπική είσοδος
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Παίζει μια παρτίδα στο τερματικό: όλοι σε ένα πληκτρολόγιο, ή με τον υπολογιστή.
cli-command-modes = Δείχνει τα πέντε παιχνίδια και τους λαβυρίνθους τους· με ένα παιχνίδι, τα πάντα γι’ αυτό.
cli-command-mazes = Δείχνει τους λαβυρίνθους της συλλογής, από όσους ευνοούν τον PAC-MAN ως όσους ευνοούν τα φαντάσματα· με έναν λαβύρινθο, τα πάντα γι’ αυτόν.
cli-command-show = Δείχνει μια θέση: το ταμπλό, ποιος έχει σειρά και πώς τελείωσε η παρτίδα, αν τελείωσε.
cli-command-legal = Δείχνει τις επιτρεπτές ενέργειες μιας θέσης, ή λέει γιατί μία δεν επιτρέπεται (κωδικός εξόδου 1).
cli-command-perft = Μετρά τις ακολουθίες επιτρεπτών ενεργειών ενός μήκους· η τελευταία γραμμή είναι μόνο ο αριθμός.
cli-command-convert = Μετατρέπει παρτίδες και θέσεις: καταγραφές, JSON, κείμενα θέσεων, σκέτες κινήσεις, εικόνες, ταμπλό σε κείμενο.
cli-command-check =
    Ελέγχει καταγραφές, λαβυρίνθους, JSON και κείμενα θέσεων: μια γραμμή για κάθε παρτίδα, και κάθε λόγος για τον οποίο ένας λαβύρινθος δεν ισχύει.
    
    Ο κωδικός εξόδου είναι 0 αν όλα είναι καλά, 1 αν κάτι είναι λάθος, 2 αν ένα αρχείο δεν διαβάζεται καθόλου.
cli-command-bench = Δείχνει την υπογραφή του πυρήνα, έναν αριθμό ίδιο σε κάθε έκδοσή του, και πόσο γρήγορος είναι εδώ.
cli-command-analyse = Λέει τι νομίζει η μηχανή για μια θέση: αξίες, καλύτερες ενέργειες και συνέχειες.
cli-command-match = Βάζει μηχανές να παίξουν μεταξύ τους και τις βαθμολογεί.
cli-command-puzzles = Φτιάχνει γρίφους για ένα παιχνίδι: θέσεις με μία λύση, αποδεδειγμένες και ταξινομημένες κατά δυσκολία.
cli-command-solve = Λύνει έναν λαβύρινθο της παραλλαγής PAC-MAN: ποιος έχει σίγουρη νίκη, από κάθε θέση.
cli-command-learn = Εκπαιδεύει ένα δίκτυο με παρτίδες που η μηχανή παίζει με τον εαυτό της· το περιγράφει το docs/learning.md.
cli-command-ugi = Μιλά το πρωτόκολλο UGI (γενικευμένο UCI) στην τυπική είσοδο και έξοδο· το δείχνει το docs/protocols.md.
cli-command-serve = Προσφέρει τη σελίδα και τις παρτίδες της· σταματά με Ctrl-C.
cli-command-bot = Βάζει μια μηχανή να παίξει στο τραπέζι ενός διακομιστή· σταματά με Ctrl-C.
cli-command-backup = Αντιγράφει τη βάση δεδομένων ενός διακομιστή όπως είναι σε μια δεδομένη στιγμή· ο διακομιστής μπορεί να συνεχίσει να τρέχει.
cli-command-admin = Φτιάχνει, δείχνει ή ανακαλεί διακριτικά διαχειριστή, που ανοίγουν τη σελίδα διαχειριστών ενός διακομιστή· ο διακομιστής μπορεί να συνεχίσει να τρέχει.
cli-command-migrate = Φτιάχνει ή αναβαθμίζει τους πίνακες της βάσης δεδομένων ενός διακομιστή και τερματίζει.
cli-command-export = Δείχνει όλες τις τελειωμένες παρτίδες ενός διακομιστή, από την πιο παλιά· ο διακομιστής μπορεί να συνεχίσει να τρέχει.
cli-option-analyse-json-lines = Απαντά σε πολλές αιτήσεις από την τυπική είσοδο, όπως δείχνει το docs/protocols.md.
cli-option-analyse-seconds = Δευτερόλεπτα για σκέψη· προεπιλογή: 1.
cli-option-analyse-nodes = Πόσες θέσεις να εξετάσει.
cli-option-analyse-lines = Πόσες ενέργειες να δείξει.
cli-option-analyse-threads = Νήματα μιας αναζήτησης.
cli-option-bot-link = Ο σύνδεσμος του τραπεζιού, όπως τον δείχνει η σελίδα.
cli-option-bot-engine = Η εντολή μιας μηχανής που μιλά UGI, όπως 'hedgemaze ugi'.
cli-option-bot-level = Αντί για --engine: ένα επίπεδο του υπολογιστή, το 1 είναι το πιο αδύναμο.
cli-option-bot-name = Το όνομα στο τραπέζι.
cli-option-bot-seat = Η θέση που θα πιάσει· 0 για την πρώτη ελεύθερη.
cli-option-bot-movetime = Χιλιοστά του δευτερολέπτου για κάθε ενέργεια· χωρίς ρολόι, προεπιλογή: 1000.
cli-option-bot-games = Πόσες παρτίδες να παίξει αν γίνονται ρεβάνς.
cli-option-bot-seed = Ο σπόρος που κάνει κάθε τυχαία επιλογή επαναλήψιμη.
cli-option-analyse-workers = Με --json-lines: αριθμός ταυτόχρονων αναζητήσεων.
cli-option-analyse-seed = Ο σπόρος για τις τυχαίες επιλογές της αναζήτησης.
cli-option-app-version = Δείχνει την έκδοση και τερματίζει.
cli-option-app-install-completion = Εγκαθιστά τη συμπλήρωση για το τρέχον κέλυφος.
cli-option-app-show-completion = Δείχνει το σενάριο συμπλήρωσης για το τρέχον κέλυφος.
cli-option-json = Δείχνει το αποτέλεσμα ως JSON.
cli-option-backup-file = Πού γράφεται το αντίγραφο· αν υπάρχει το αρχείο, αντικαθίσταται.
cli-option-admin-action = token φτιάχνει ένα διακριτικό και το τυπώνει μία φορά· list δείχνει όλα τα διακριτικά· revoke ανακαλεί ένα.
cli-option-admin-label = Το όνομα του διακριτικού· φαίνεται στο ημερολόγιο ελέγχου.
cli-option-check-file = Καταγραφές, λαβύρινθοι, JSON ή κείμενα θέσεων· το - διαβάζει την τυπική είσοδο.
cli-option-convert-in = Αρχείο εισόδου· το - διαβάζει την τυπική είσοδο.
cli-option-convert-out = Αρχείο εξόδου· χωρίς αυτό, ή με -, το αποτέλεσμα τυπώνεται.
cli-option-convert-from = Η μορφή του IN· χωρίς αυτό, αναγνωρίζεται από το IN.
cli-option-convert-to = Η μορφή που θα γραφτεί.
cli-option-convert-dialect = Τρόπος γραφής του IN: { $dialects }.
cli-option-convert-mode = Το παιχνίδι όπου παίζονται οι σκέτες κινήσεις· προεπιλογή: classic2.
cli-option-convert-game = Μόνο η παρτίδα ή η θέση με αριθμό N.
cli-option-convert-at = Μόνο οι πρώτες N εγγραφές μιας παρτίδας.
cli-option-export-json-lines = Ένα αντικείμενο JSON για κάθε παρτίδα, με το id του τραπεζιού της.
cli-option-legal-numbers = Δείχνει τον αριθμό κάθε ενέργειας μπροστά της.
cli-option-legal-json = Δείχνει τον κατάλογο ως JSON.
cli-option-legal-why = Λέει αν αυτή η ενέργεια επιτρέπεται και, αν όχι, γιατί.
cli-option-match-player = { $players }, level-1 έως level-8, ή ονόματα από το αρχείο που δίνει το --engines.
cli-option-match-engines = Ένα αρχείο TOML με εξωτερικές μηχανές (docs/protocols.md).
cli-option-match-games = Συνολικός αριθμός παρτίδων, στρογγυλεμένος προς τα πάνω ώστε όλοι να κάθονται εξίσου συχνά σε κάθε θέση.
cli-option-match-seed = Ο σπόρος για τα ανοίγματα και τις τυχαίες επιλογές.
cli-option-match-schedule = Ένα από τα { $schedules }.
cli-option-match-concurrency = Ταυτόχρονες παρτίδες.
cli-option-match-log = Γράφει εδώ τις τελειωμένες παρτίδες και συνεχίζει από εκεί.
cli-option-match-movetime = Χιλιοστά του δευτερολέπτου για κάθε ενέργεια· προεπιλογή: 1000.
cli-option-match-clock = Δευτερόλεπτα σε κάθε ρολόι, και όσα προστίθενται μετά από κάθε σειρά: 60+1.
cli-option-match-nodes = Κόμβοι για κάθε ενέργεια.
cli-option-match-margin = Πόσο μπορεί να αργήσει μια ενέργεια πριν χαθεί η παρτίδα.
cli-option-match-sprt = Τελειώνει μόλις φανεί ποιο από δύο όρια Elo ισχύει, όπως 0,10.
cli-option-match-alpha = Πιθανότητα για ψευδώς θετικό αποτέλεσμα.
cli-option-match-beta = Πιθανότητα για ψευδώς αρνητικό αποτέλεσμα.
cli-option-match-mazes = Παιχνίδια PAC-MAN: { $mazes } (ο δικός τους).
cli-option-modes-mode = Δείχνει τα πάντα για αυτό το παιχνίδι, μαζί με τους κανόνες του σπιτιού.
cli-option-mazes-maze = Ένας λαβύρινθος της συλλογής.
cli-option-solve-maze = Το όνομα ενός λαβυρίνθου (δες hedgemaze mazes) ή ένα αρχείο λαβυρίνθου.
cli-option-solve-ghosts = Πόσα φαντάσματα παίζουν, 1 έως 4· πρώτος είναι ο Blinky.
cli-option-solve-lives = Πόσα πιασίματα τελειώνουν την παρτίδα, 1 έως 5.
cli-option-solve-out = Αρχείο για τον πίνακα· προεπιλογή: ένα αρχείο στον φάκελο δεδομένων σου.
cli-option-solve-list = Δείχνει τους πίνακες στον φάκελο δεδομένων σου.
cli-option-puzzles-number = Πόσους γρίφους να φτιάξει.
cli-option-puzzles-seed = Ο σπόρος των παρτίδων από όπου έρχονται οι θέσεις.
cli-option-puzzles-games = Σταματά μετά από τόσες παρτίδες, ακόμη και με λιγότερους γρίφους.
cli-option-puzzles-out = Αρχείο για τους γρίφους· όσοι είναι άλλων παιχνιδιών μένουν.
cli-option-tty-puzzle = Λύνει έναν γρίφο: τον σημερινό, ή έναν με το id, το θέμα ή το παιχνίδι που δίνεται ως MODE.
cli-option-solve-threads = Αριθμός νημάτων· προεπιλογή: όλοι οι επεξεργαστές.
cli-option-learn-config = Αρχείο ρυθμίσεων (TOML) με τις επιλογές της εκμάθησης.
cli-option-learn-folder = Φάκελος της εκμάθησης· όποια έχει αρχίσει συνεχίζεται εκεί.
cli-option-learn-minutes = Πόσα λεπτά διαρκεί η εκμάθηση.
cli-option-learn-selfplay = Το πρόγραμμα selfplay, που παίζει τις παρτίδες.
cli-option-learn-set = Ορίζει οποιαδήποτε επιλογή της εκμάθησης· μπορεί να επαναληφθεί.
cli-option-mode = { $modes }· ή ολόκληρο το κείμενο ενός παιχνιδιού, όπως 'pacman;maze=A2'.
cli-option-where = { $modes }· ή ολόκληρο το κείμενο ενός παιχνιδιού, όπως 'pacman;maze=A2'. Κάνει και ένα κείμενο θέσης μέσα σε εισαγωγικά, και το - διαβάζει ένα από την τυπική είσοδο. Προεπιλογή: classic2.
cli-option-position = Αρχίζει από αυτό το κείμενο θέσης· το - το διαβάζει από την τυπική είσοδο.
cli-option-actions = Παίζει πρώτα αυτές τις ενέργειες, όπως 'e2 e8 e3h'.
cli-option-size = Κλασικό: μέγεθος του ταμπλό, 3, 5, 7 ή 9.
cli-option-fences = Κλασικό: τοίχοι για κάθε πλευρά.
cli-option-maze = Παιχνίδια PAC-MAN: το όνομα ενός λαβυρίνθου (δες hedgemaze modes) ή αρχείο λαβυρίνθου.
cli-option-house = Ένας κανόνας του σπιτιού (δες hedgemaze modes MODE)· επαναλαμβάνεται.
cli-option-players = Παιχνίδια PAC-MAN: 2 έως 5 παίκτες, που μοιράζονται τα φαντάσματα.
cli-option-ascii = Σχεδιάζει το ταμπλό μόνο με χαρακτήρες ASCII.
cli-option-perft-depth = Βάθος σε ενέργειες.
cli-option-perft-divide = Δείχνει και τον αριθμό κάτω από κάθε πρώτη ενέργεια.
cli-option-perft-backend = Τι μετρά: ο γρήγορος πυρήνας ή οι κανόνες αναφοράς.
cli-option-serve-host = Η διεύθυνση όπου ακούει· 0.0.0.0 για όλες.
cli-option-serve-port = Η θύρα· 0 για όποια είναι ελεύθερη.
cli-option-serve-data = Ο φάκελος της βάσης δεδομένων· προεπιλογή: ο φάκελος δεδομένων του χρήστη.
cli-option-serve-database = Μια βάση PostgreSQL αντί για την ενσωματωμένη.
cli-option-serve-nats = URL του διακομιστή NATS, με τον οποίο ειδοποιούνται μεταξύ τους πολλοί διακομιστές με την ίδια βάση δεδομένων.
cli-option-serve-proxy = Έμπιστος αντίστροφος μεσολαβητής, που τον πιστεύουμε για τη διεύθυνση του πελάτη· επαναλαμβάνεται.
cli-option-serve-site = Ένα όνομα με το οποίο βρίσκει ο κόσμος τον διακομιστή· επαναλαμβάνεται.
cli-option-serve-open = Ανοίγει περιηγητή· προεπιλογή: μόνο σε τερματικό.
cli-option-serve-workers = Αριθμός διεργασιών για μηχανές· 0 για καμία.
cli-option-serve-limits = Περιορίζει πόσα μπορεί να ζητήσει μία διεύθυνση.
cli-option-serve-expire-days = Διαγράφει ημιτελείς παρτίδες που κανείς δεν χρησιμοποίησε για τόσες ημέρες· 0 για ποτέ.
cli-option-serve-expire-finished-days = Διαγράφει τελειωμένες παρτίδες που κανείς δεν χρησιμοποίησε για τόσες ημέρες· 0 για ποτέ.
cli-option-serve-log = debug, info, warning ή error.
cli-option-serve-contact = Πού μπορούν να σε βρουν όσοι διαχειρίζονται υπηρεσίες push: mailto:… ή https://….
cli-option-serve-push-service = Άλλη υπηρεσία push όπου μπορούν να πάνε ειδοποιήσεις· επαναλαμβάνεται.
cli-option-serve-drain = Πόσα δευτερόλεπτα συνεχίζει μετά από σήμα τερματισμού, όσο το /ready λέει στους μεσολαβητές να μη στέλνουν νέους πελάτες.
cli-option-serve-admin-token-file = Ένα αρχείο με διακριτικό διαχειριστή· αν δεν υπάρχει, δημιουργείται.
cli-option-serve-backup-folder = Αντιγράφει κατά διαστήματα τη βάση δεδομένων σε αυτόν τον φάκελο (μόνο SQLite).
cli-option-serve-backup-every = Ώρες ανάμεσα σε δύο αντίγραφα· 0 για κανένα εκτός από όσα ζητά ένας διαχειριστής.
cli-option-serve-backup-keep = Πόσα αντίγραφα να κρατά.
cli-option-serve-solve = Φτιάχνει τους πίνακες ακριβών τιμών που ζητά ο σχεδιαστής λαβυρίνθων.
cli-option-serve-solve-space = Χώρος στον δίσκο για όλους αυτούς τους πίνακες, σε GB.
cli-option-serve-tracing = Στέλνει ίχνη με OpenTelemetry· οι μεταβλητές OTEL_… λένε πού.
cli-option-show-svg = Γράφει εικόνα αντί γι’ αυτό· το - την τυπώνει.
cli-option-show-theme = Θέμα της εικόνας.
cli-option-show-json = Δείχνει αντί γι’ αυτό τη θέση ως JSON.
cli-option-show-text = Δείχνει αντί γι’ αυτό το κείμενο της θέσης σε μία γραμμή.
cli-option-tty-mode = { $modes }. Προεπιλογή: classic2.
cli-option-tty-first = Κλασικό: ποιος αρχίζει, όπως south· ή random.
cli-option-tty-load = Συνεχίζει μια αποθηκευμένη παρτίδα.
cli-option-tty-level = Παρτίδα με τον υπολογιστή· το 1 είναι το πιο αδύναμο επίπεδο.
cli-option-tty-side = Με --level: η πλευρά σου, όπως south ή ghosts.
cli-option-tty-names = Τα ονόματα των παικτών, όπως 'Ada,Bob'.
cli-option-app-language = Η γλώσσα, όπως fr ή zh-Hant· προεπιλογή: η γλώσσα του συστήματος.
cli-analyse-action = ενέργεια
cli-analyse-visits = επισκέψεις
cli-analyse-line = συνέχεια
cli-analyse-exact = Σίγουρα: { $verdict }
cli-analyse-best = Καλύτερες ενέργειες: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] Μία θέση σε { $seconds } δ.
       *[other] { $n } θέσεις σε { $seconds } δ.
    }
cli-analyse-ways = Βήματα ως το τέρμα: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: ένα byte
       *[other] { $path }: { $bytes } byte
    }
cli-migrate-done = Η βάση δεδομένων έχει την έκδοση σχήματος { $version }.
cli-admin-revoked = Το διακριτικό { $label } ανακλήθηκε.
cli-serve-at = Το Hedgemaze είναι στο { $address }
cli-serve-kept = Οι παρτίδες φυλάσσονται στο { $path }
cli-serve-no-page = Η σελίδα δεν έχει χτιστεί και οι περιηγητές βλέπουν μόνο μια σημείωση. Ξεκίνα με ./play στον φάκελο του πηγαίου κώδικα ή τρέξε εκεί { $command } και εγκατάστησε ξανά.
cli-bot-engine = Μηχανή
cli-bot-level = Επίπεδο { $level }
cli-bot-seated = Θέση { $seat }: { $side }, { $mode }
cli-bot-resume = Ο σύνδεσμος πίσω σε αυτή τη θέση: { $link }
cli-bot-waiting = Αναμονή για τους άλλους παίκτες
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Έφυγε από το τραπέζι
cli-check-game =
    { $actions ->
        [one] παρτίδα { $number }: εντάξει, { $mode }, μία ενέργεια, { $end }
       *[other] παρτίδα { $number }: εντάξει, { $mode }, { $actions } ενέργειες, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] παρτίδα { $number }: εντάξει, { $mode }, μία ενέργεια, ημιτελής
       *[other] παρτίδα { $number }: εντάξει, { $mode }, { $actions } ενέργειες, ημιτελής
    }
cli-check-position = θέση { $number }: εντάξει, { $mode }, { $end }
cli-check-position-unfinished = θέση { $number }: εντάξει, { $mode }, ημιτελής
cli-check-maze = λαβύρινθος { $name }: εντάξει, για { $mode }
cli-check-maze-nameless = λαβύρινθος χωρίς όνομα: εντάξει, για { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] λαβύρινθος: λάθος, για έναν λόγο:
       *[other] λαβύρινθος: λάθος, για { $n } λόγους:
    }
cli-check-wrong = λάθος: { $problem }
cli-check-wrong-game = παρτίδα { $number }: λάθος: { $problem }
cli-check-wrong-position = θέση { $number }: λάθος: { $problem }
cli-check-wrong-json = json { $number }: λάθος: { $problem }
cli-check-empty = λάθος: δεν έχει μέσα καμία παρτίδα
cli-legal-yes = Το { $action } επιτρέπεται.
cli-legal-no = Το { $action } δεν γίνεται.
cli-legal-in-way = Εμποδίζουν: { $fences }.
cli-legal-piece = Το πιόνι που αφορά: { $piece }.
cli-legal-shut-in = Κλεισμένα (με σημάδι { $mark }): { $squares }.
cli-legal-count = Επιτρεπτές ενέργειες: { $n }
cli-show-position = Θέση: { $text }
cli-match-none = Καμία παρτίδα ακόμη
cli-match-done = Παρτίδες που παίχτηκαν: { $done } από { $total }
cli-match-player = παίκτης
cli-match-games = παρτίδες
cli-match-points = πόντοι
cli-match-won = νίκες
cli-match-drawn = ισοπαλίες
cli-match-failed = αποτυχίες
cli-match-points-as = πόντοι ως
cli-match-pellets-as = μπάλες ενέργειας, ως { $side }
cli-match-range = { $low } έως { $high }
cli-match-game = παρτίδα { $number } από { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = παρτίδα { $number } από { $total }: { $seats } { $result } ({ $reason }· αποτυχίες: { $failures })
cli-match-failure = παρτίδα { $number }: { $player } { $code } { $message }
cli-match-pairs = Ζεύγη { $one } με { $other } (0, ½, 1, 1½, 2 πόντοι): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } στο [{ $lower }, { $upper }], δεκτό: όχι πιο δυνατός
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } στο [{ $lower }, { $upper }], δεκτό: πιο δυνατός
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } στο [{ $lower }, { $upper }], δεν κρίθηκε
cli-modes-hint = hedgemaze modes MODE λέει περισσότερα για ένα από αυτά· hedgemaze tty MODE το παίζει.
cli-modes-about-classic2 = Quoridor για δύο: φτάσε πριν από τον άλλον στην απέναντι πλευρά.
cli-modes-about-classic3 = Quoridor για τρεις, όλοι για τον εαυτό τους.
cli-modes-about-classic4 = Quoridor για τέσσερις, όλοι για τον εαυτό τους.
cli-modes-about-pacman = Ο PAC-MAN και τέσσερα φαντάσματα σε σταθερό λαβύρινθο: τέσσερις μπάλες ενέργειας πριν πιαστεί τρεις φορές.
cli-modes-about-advanced = Ο PAC-MAN και τέσσερα φαντάσματα, με τούνελ, και με τοίχους που βάζουν και οι δύο πλευρές.
cli-modes-mazes = Λαβύρινθοι: { $mazes }
cli-modes-mazes-option = Λαβύρινθοι: { $mazes } (--maze, και αρχείο)
cli-modes-maze-default = { $name } ({ $title }, η προεπιλογή)
cli-modes-sides = Πλευρές, όπως παίζουν: { $sides }
cli-modes-fences = Τοίχοι για κάθε πλευρά: { $n } (αλλάζει με --fences)
cli-modes-board = Ταμπλό: { $size } επί { $size } (--size 3, 5, 7 ή 9)
cli-modes-pieces = Πιόνια: { $pieces }
cli-modes-players = Παίκτες: 2 έως 5, ο ένας είναι ο PAC-MAN και οι άλλοι μοιράζονται τα φαντάσματα (--players)
cli-modes-stocks = Τοίχοι για τοποθέτηση: PAC-MAN { $pacman }, φαντάσματα { $ghosts }
cli-modes-house = Κανόνες του σπιτιού (--house NAME=VALUE), ο καθένας με το άρθρο του:
cli-modes-rule = { $name }: προεπιλογή { $default }· { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: τώρα { $value }, προεπιλογή { $default }· { $allowed } [{ $clause }]
cli-puzzles-step = παρτίδες: { $games }, βρέθηκαν: { $found }
cli-puzzles-stopped = Σταμάτησε. Δώσε ξανά την ίδια εντολή για να συνεχίσει.
cli-puzzles-made = Γρίφοι στο { $path }: { $n }.
cli-solve-memory = Η επίλυση θέλει μνήμη { $needed }· ελεύθερα: { $free }.
cli-solve-pieces = Η μνήμη είναι λίγη, γι’ αυτό τα τελειωμένα μέρη μένουν στον δίσκο και διαβάζονται ξανά όταν χρειάζονται. Έτσι αργεί περισσότερο.
cli-solve-step = ζωές: { $lives }, μπάλες ενέργειας: { $pellets }, γύροι: { $rounds }
cli-solve-stopped = Σταμάτησε. Δώσε ξανά την ίδια εντολή για να συνεχίσει.
cli-solve-none = Δεν υπάρχουν πίνακες ακόμη.
cli-solve-file = Πίνακας: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Φαντάσματα: { $ghosts }, ζωές: { $lives }. Ο PAC-MAN έχει σίγουρη νίκη σε έναν γύρο.
       *[other] Φαντάσματα: { $ghosts }, ζωές: { $lives }. Ο PAC-MAN έχει σίγουρη νίκη σε { $rounds } γύρους.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Φαντάσματα: { $ghosts }, ζωές: { $lives }. Τα φαντάσματα έχουν σίγουρη νίκη· το επόμενο πιάσιμο θέλει έναν γύρο.
       *[other] Φαντάσματα: { $ghosts }, ζωές: { $lives }. Τα φαντάσματα έχουν σίγουρη νίκη· το επόμενο πιάσιμο θέλει το πολύ { $rounds } γύρους.
    }
cli-solve-verdict-open = Φαντάσματα: { $ghosts }, ζωές: { $lives }. Κανείς δεν έχει σίγουρη νίκη.
cli-solve-folder = Πίνακες στο { $path }:
cli-solve-column-maze = λαβύρινθος
cli-solve-column-number = φαντάσματα
cli-solve-column-size = μέγεθος
cli-solve-column-file = αρχείο
cli-solve-column-lives = ζωές
cli-solve-column-start = αρχή
cli-solve-column-rounds = γύροι
cli-solve-column-pacman = νίκη PAC-MAN
cli-solve-column-ghosts = νίκη φαντασμάτων
cli-solve-column-open = ανοιχτό
cli-solve-column-longest = το πολύ
cli-solve-longest = PAC-MAN { $pacman }, φαντάσματα { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = φαντάσματα
cli-solve-value-open = ανοιχτό
cli-mazes-hint =
    Τέλειο παίξιμο: ποιος έχει σίγουρο αποτέλεσμα με τέσσερα φαντάσματα, και σε πόσους γύρους.
    Επίπεδα: οι πόντοι του PAC-MAN με το ίδιο επίπεδο στις δύο πλευρές.
    hedgemaze mazes MAZE λέει περισσότερα· hedgemaze tty pacman --maze MAZE τον παίζει.
cli-mazes-column-name = όνομα
cli-mazes-column-title = τίτλος
cli-mazes-column-exact = τέλειο παίξιμο
cli-mazes-column-level = επίπεδο { $level }
cli-mazes-column-ghosts = φαντάσματα: { $n }
cli-mazes-column-equal = επίπεδο
cli-mazes-column-score = πόντοι
cli-mazes-column-handicap = πιο δίκαιο
cli-mazes-column-handicap-score = πόντοι
cli-mazes-standard = οι συνηθισμένοι κανόνες
