# Το παιχνίδι στο τερματικό.

tty-named = { $side } ({ $people })
tty-player = Παίκτης { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor για έναν παίκτη
       *[other] Quoridor για { $players } παίκτες
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor για έναν παίκτη σε ταμπλό { $size } επί { $size }
       *[other] Quoridor για { $players } παίκτες σε ταμπλό { $size } επί { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN για προχωρημένους
tty-caption-pacman-maze = PAC-MAN στον λαβύρινθο { $maze }
tty-caption-advanced-maze = PAC-MAN για προχωρημένους στον λαβύρινθο { $maze }
tty-goal-S = { $who }: από το { $start } πάνω ως τη γραμμή { $row }.
tty-goal-N = { $who }: από το { $start } κάτω ως τη γραμμή 1.
tty-goal-W = { $who }: από το { $start } απέναντι ως τη στήλη { $file }.
tty-goal-E = { $who }: από το { $start } απέναντι ως τη στήλη a.
tty-goal-P =
    { $pellets ->
        [one] { $who }: κινεί το P και νικά με μία μπάλα ενέργειας ({ $sign }).
       *[other] { $who }: κινεί το P και νικά με { $pellets } μπάλες ενέργειας ({ $sign }).
    }
tty-deal = { $who }: κινεί { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Τα φαντάσματα νικούν αν πιάσουν τον PAC-MAN μία φορά.
       *[other] Τα φαντάσματα νικούν αν πιάσουν τον PAC-MAN { $lives } φορές.
    }
tty-respawns = Αν πιαστεί, επιστρέφει σε ένα από τα τετράγωνα { $squares } ({ $sign }).
tty-typing-classic = Γράψε ένα τετράγωνο για να πας εκεί, όπως { $move }, ή έναν τοίχο: ο { $across } είναι οριζόντιος πάνω από τα { $slot } και { $right }, ο { $upright } είναι κάθετος δεξιά από τα { $slot } και { $above }. help για περισσότερα, quit για τέλος.
tty-typing-pacman = Γράψε ένα πιόνι και πού πάει, όπως Pe6 ή Bd9. Δύο βήματα μαζί είναι Pe6e7. help για περισσότερα, quit για τέλος.
tty-typing-advanced = Γράψε ένα πιόνι και πού πάει, όπως Pe8 ή Bd6, ή έναν τοίχο, όπως e3h. help για περισσότερα, quit για τέλος.
tty-help-typing = Πώς γράφεται μια σειρά
tty-help-move = πήγαινε το πιόνι σου σε εκείνο το τετράγωνο
tty-help-across = βάλε οριζόντιο τοίχο πάνω από τα { $slot } και { $right }
tty-help-upright = βάλε κάθετο τοίχο δεξιά από τα { $slot } και { $above }
tty-help-pass = μόνο όταν δεν έχεις καμία επιτρεπτή ενέργεια
tty-help-pacman-step = ο PAC-MAN μπαίνει στο e6· στη σειρά του αρκεί σκέτο e6
tty-help-pacman-steps = δύο βήματα μαζί· το e6 e7 είναι το ίδιο
tty-help-ghost = ο Blinky μπαίνει στο d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = εκείνο το πιόνι σταματά, ή μένει επειδή δεν έχει βήμα
tty-help-one-line = Μια γραμμή χωρά όλες τις ενέργειες της σειράς σου: { $example }
tty-help-respawn = ο PAC-MAN βγαίνει από την πύλη e9
tty-help-fence = βάλε τοίχο πάνω από τα e3 και f3· το e3v βάζει έναν δεξιά από τα e3 και e4
tty-help-lift = τα φαντάσματα σηκώνουν τον τοίχο d5h του θαλάμου (γύροι έναρξης)
tty-help-spend = ο PAC-MAN ξοδεύει μια μπάλα ενέργειας για 2 βήματα όπου τρώει φαντάσματα
tty-help-rules-classic = Οι κανόνες με λίγα λόγια: στη σειρά σου ένα βήμα ή ένας τοίχος. Πάνω από πιόνι δίπλα στο δικό σου μπορείς να πηδήξεις. Κάθε πιόνι πρέπει να έχει δρόμο ως το τέρμα του. Νικά όποιος φτάσει πρώτος στην απέναντι πλευρά.
tty-help-rules-pacman = Οι κανόνες με λίγα λόγια: ο PAC-MAN κάνει 2 βήματα, και ως 3 ακόμη όταν φτάσει σε μπάλα ενέργειας. Μόνο με αυτά τα επιπλέον βήματα τρώει φαντάσματα. Μετά κάθε φάντασμα κάνει 1 βήμα, ή ως 2 αν βλέπει τον PAC-MAN σε ευθεία χωρίς τοίχο. Ένα φάντασμα δεν επιτρέπεται να σταματήσει σε μπάλα ενέργειας ή σε φάντασμα. Όταν ο PAC-MAN πιαστεί, χάνει μια ζωή και όλοι γυρίζουν στα αρχικά τους τετράγωνα. Ο PAC-MAN νικά με την τέταρτη μπάλα ενέργειας.
tty-help-rules-advanced = Οι κανόνες με λίγα λόγια: τέσσερις γύροι έναρξης, όπου ο PAC-MAN κινείται ή βάζει τοίχο και τα φαντάσματα αλλάζουν θέση σε έναν τοίχο του θαλάμου. Μετά κάθε πιόνι κινείται και μπορεί να βάλει τοίχο. Τα τετράγωνα στη μέση των πλευρών ενώνονται με τούνελ, το e9 με το e1 και το a5 με το i5. Ένα πιόνι δεν επιτρέπεται να σταματήσει εκεί που άρχισε, ούτε εκεί που στεκόταν πριν από την τελευταία του κίνηση. Τα φαντάσματα γίνονται πιο γρήγορα μετά την πρώτη και μετά την τρίτη μπάλα ενέργειας. Ο PAC-MAN νικά με την τέταρτη μπάλα ενέργειας, τα φαντάσματα όταν χάσει την τελευταία ζωή του.
tty-help-commands = Εντολές
tty-help-legal = δείχνει όλες τις επιτρεπτές ενέργειες
tty-help-why = λέει γιατί μια ενέργεια δεν γίνεται
tty-help-undo = αναιρεί μία ενέργεια
tty-help-back = αναιρεί ως την αρχή της σειράς
tty-help-board = σχεδιάζει ξανά το ταμπλό
tty-help-record = δείχνει την παρτίδα ως τώρα
tty-help-position = δείχνει το κείμενο της θέσης σε μία γραμμή
tty-help-save = αποθηκεύει την παρτίδα (ως JSON αν το όνομα τελειώνει σε .json)
tty-help-load = συνεχίζει μια αποθηκευμένη παρτίδα
tty-help-draw = προτείνει ισοπαλία· αν το γράψουν και οι άλλοι, τη δέχονται
tty-help-resign = παραίτηση
tty-help-quit = τέλος χωρίς αποθήκευση
tty-ask-pass = { $who }: δεν υπάρχει επιτρεπτή ενέργεια. Γράψε pass.
tty-ask-move = Σειρά: { $who }. Κίνηση σε γειτονικό τετράγωνο ή τοίχος.
tty-ask-move-only = Σειρά: { $who }. Κίνηση σε γειτονικό τετράγωνο. Δεν έμειναν τοίχοι.
tty-ask-act = { $who }, γύρος έναρξης { $turn } από { $turns }: κίνηση (τετράγωνα ως { $steps }) ή τοίχος.
tty-ask-lift = { $who }, γύρος έναρξης { $turn } από { $turns }: ένας τοίχος του θαλάμου σηκώνεται και μπαίνει αλλού.
tty-ask-lay = { $who }: βάλτε τον τοίχο που σηκώθηκε. Δεν επιτρέπεται να γυρίσει στο { $fence }.
tty-ask-ghosts = Σειρά: { $who }. Μένουν να κινηθούν: { $ghosts }.
tty-ask-steps = Σειρά: { $who }. Βήματα: { $steps }.
tty-ask-steps-fence = Σειρά: { $who }. Βήματα: ως { $steps }, μετά ίσως τοίχος.
tty-ask-steps-most = Σειρά: { $who }. Βήματα: ως { $steps }.
tty-ask-spend = { $piece }: η κίνηση δεν μπορεί να τελειώσει εδώ. Ξόδεψε μια μπάλα ενέργειας με P+.
tty-ask-place = { $piece }: τώρα μπορεί να μπει τοίχος, ή τέλος της σειράς με { $letter }-.
tty-ask-stop = { $piece }: δεν έμειναν βήματα. Τέλος της σειράς με { $letter }-.
tty-ask-moving = Κινείται: { $piece }. Βήματα που μένουν: { $steps }.
tty-ask-boost = Μπόνους: ο PAC-MAN μπορεί να φάει φαντάσματα. Βήματα που μένουν: { $boost }.
tty-ask-boost-then = Μπόνους: ο PAC-MAN μπορεί να φάει φαντάσματα. Βήματα που μένουν: { $boost }, μετά απλά: { $steps }.
tty-ask-wait = { $who }: έξω από το ταμπλό, και σε κάθε πύλη στέκεται φάντασμα. Γράψε P- για να περιμένεις.
tty-ask-respawn = { $who }: έξω από το ταμπλό. Διάλεξε τετράγωνο για να βγει, { $squares }.
tty-hint-end-or-fence = Ή τελείωσε τη σειρά εδώ, με { $letter }- ή με τοίχο.
tty-hint-end = Ή σταμάτα εδώ: { $letter }-.
tty-hint-no-end = Η κίνηση δεν μπορεί να τελειώσει εδώ.
tty-hint-stay = { $piece }: μπορεί να μείνει στη θέση του, { $letter }-.
tty-hint-lifts = Τοίχοι του θαλάμου που σηκώνονται: { $fences }.
tty-hint-reserve = Μπάλες ενέργειας σε απόθεμα: { $n }. Το P+ ξοδεύει μία για { $steps } βήματα όπου ο PAC-MAN τρώει φαντάσματα.
tty-hint-memory = Η κίνηση δεν επιτρέπεται να τελειώσει εκεί που στεκόταν το πιόνι πριν από την τελευταία του κίνηση: { $squares }.
tty-hint-seen = Φαντάσματα που βλέπουν τώρα τον PAC-MAN: { $ghosts }.
tty-hint-unseen = Κανένα φάντασμα δεν βλέπει τώρα τον PAC-MAN.
tty-hint-frenzy = Έπαθαν τρέλα (βλέπουν τον PAC-MAN και έχουν { $steps } βήματα): { $ghosts }.
tty-hint-no-frenzy = Κανένα φάντασμα δεν έπαθε τρέλα.
tty-hint-each-fence = Βήματα για το καθένα: ως { $steps }, μετά ίσως τοίχος.
tty-hint-each = Βήματα για το καθένα: ως { $steps }.
tty-left-game = έφυγε από την παρτίδα
tty-left-classic = τοίχοι { $fences }  βήματα ως το τέρμα { $steps }
tty-left-pacman = Γύρος { $round }. Ζωές: { $lives }. Μπάλες ενέργειας: { $taken } από { $pellets }.
tty-left-eaten = Φαγωμένα φαντάσματα: { $ghosts }.
tty-left-fences = Τοίχοι: PAC-MAN { $pacman }, φαντάσματα { $ghosts }.
tty-left-repeated = Αυτή η θέση εμφανίστηκε δύο φορές. Η τρίτη τελειώνει την παρτίδα.
tty-left-rounds = Γύροι χωρίς πρόοδο: { $rounds }. Η παρτίδα τελειώνει στους { $most }.
tty-event-reserve = Ο PAC-MAN φυλάει την μπάλα ενέργειας από το { $square }.
tty-event-boost =
    { $steps ->
        [one] Ο PAC-MAN τρώει την μπάλα ενέργειας στο { $square } και παίρνει ένα βήμα μπόνους για να φάει φαντάσματα.
       *[other] Ο PAC-MAN τρώει την μπάλα ενέργειας στο { $square } και παίρνει { $steps } βήματα μπόνους για να φάει φαντάσματα.
    }
tty-event-pellet = Ο PAC-MAN τρώει την μπάλα ενέργειας στο { $square }.
tty-event-eaten = Ο PAC-MAN τρώει το φάντασμα { $piece }.
tty-event-catch = Το φάντασμα { $piece } πιάνει τον PAC-MAN στο { $square }. Ζωές που μένουν: { $lives }.
tty-event-collision = Ο PAC-MAN πέφτει πάνω σε φάντασμα. Ζωές που μένουν: { $lives }.
tty-event-comes-back = Βγαίνει από το ταμπλό και επιστρέφει στην επόμενη σειρά του.
tty-event-reset = Όλα τα πιόνια γυρίζουν στα αρχικά τους τετράγωνα.
tty-event-computer = Ο υπολογιστής παίζει { $action }.
tty-event-resigned = Παραίτηση: { $side }.
tty-event-resigned-G = Τα φαντάσματα παραιτούνται.
tty-won-reached_goal = Έφτασε στη γραμμή του τέρματος και νικά: { $winner }.
tty-won-all_pellets = Ο PAC-MAN πήρε την τελευταία μπάλα ενέργειας και νικά.
tty-won-no_lives = Ο PAC-MAN πιάστηκε για τελευταία φορά: νικούν τα φαντάσματα.
tty-won-no_ghosts = Δεν έμεινε φάντασμα στο ταμπλό: νικά ο PAC-MAN.
tty-won-repetition = Η ίδια θέση εμφανίστηκε τρίτη φορά. Με τους κανόνες του σπιτιού, νίκη για: { $winner }.
tty-won-no_progress = Πέρασαν πάρα πολλοί γύροι χωρίς πρόοδο. Με τους κανόνες του σπιτιού, νίκη για: { $winner }.
tty-won-move_limit = Έφτασε το όριο των ενεργειών. Νίκη για: { $winner }.
tty-won-others_left = Όλοι οι άλλοι έφυγαν από την παρτίδα. Νίκη για: { $winner }.
tty-won-resigned = Η παρτίδα έληξε με παραίτηση. Νίκη για: { $winner }.
tty-won-flagged = Ο χρόνος τελείωσε. Νίκη για: { $winner }.
tty-won-agreed = Η παρτίδα έληξε με συμφωνία. Νίκη για: { $winner }.
tty-winner-G = τα φαντάσματα
tty-drawn-repetition = Η ίδια θέση εμφανίστηκε τρίτη φορά: ισοπαλία.
tty-drawn-no_progress = Πέρασαν πάρα πολλοί γύροι χωρίς πρόοδο: ισοπαλία.
tty-drawn-move_limit = Έφτασε το όριο των ενεργειών: ισοπαλία.
tty-drawn-agreed = Ισοπαλία με συμφωνία.
tty-drawn-other = Η παρτίδα λήγει ισόπαλη.
tty-rank = Βαθμός: { $rank } από 4, { $name }.
tty-no-rank = Ο PAC-MAN δεν έφαγε καμία μπάλα ενέργειας και δεν παίρνει βαθμό.
tty-over = Η παρτίδα τελείωσε. undo αναιρεί την τελευταία ενέργεια, quit για τέλος.
tty-after = save FILE αποθηκεύει την παρτίδα, undo αναιρεί την τελευταία ενέργεια, quit για τέλος.
tty-goodbye = Αντίο.
tty-goodbye-unsaved = Αντίο. Η παρτίδα δεν αποθηκεύτηκε· το save FILE θα την είχε αποθηκεύσει.
tty-too-long = Αυτή η γραμμή είναι πολύ μεγάλη· το πολύ { $most } χαρακτήρες.
tty-confirm-life = Ο PAC-MAN θα έπεφτε πάνω σε φάντασμα και θα έχανε μια ζωή. Γράψε το άλλη μια φορά για να γίνει.
tty-nothing-played = Τίποτα από αυτή τη γραμμή δεν παίχτηκε.
tty-turn-over = Το { $word } έρχεται μετά το τέλος αυτής της σειράς· γράψε μία σειρά σε κάθε γραμμή.
tty-which-ghost = Πες ποιο φάντασμα εννοείς: { $examples }.
tty-meant = Το { $word } δεν είναι ενέργεια αυτού του παιχνιδιού. Μήπως εννοείς { $command };
tty-unknown = Το { $word } δεν είναι ενέργεια αυτού του παιχνιδιού. help δείχνει πώς γράφονται, legal τις δείχνει όλες.
tty-why = Γράψε why και μια ενέργεια, όπως why e3h.
tty-undone = Αναιρέθηκε: { $actions }
tty-draw = Προτείνεται ισοπαλία: γράψε draw άλλη μια φορά για να τη δεχτείς, ή συνέχισε να παίζεις για να την αρνηθείς.
tty-save = Γράψε save και το όνομα ενός αρχείου, όπως save game.txt.
tty-save-there = Το { $name } υπάρχει ήδη. Γράψε save! { $name } για να το αντικαταστήσεις.
tty-saved = Αποθηκεύτηκε στο { $name }.
tty-load = Γράψε load και το όνομα ενός αρχείου, όπως load game.txt.
tty-puzzle-help = Γράψε τη σειρά σου. Μπορείς να γράψεις και hint, why, solution, board ή quit.
tty-puzzle-hint = Δοκίμασε { $action }.
tty-puzzle-reply = Η απάντηση του αντιπάλου: { $actions }
tty-puzzle-wrong = Δοκίμασε ξανά ή γράψε why.
tty-puzzle-why = Δοκίμασε πρώτα κάτι· μετά το why εξηγεί τι δεν πάει καλά.
