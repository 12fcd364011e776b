# Μια παρτίδα στο τραπέζι.

game-loading = Το ταμπλό στήνεται…
game-missing = Αυτή η παρτίδα δεν υπάρχει πια σε αυτή τη συσκευή.
game-failed = Οι κανόνες δεν φορτώθηκαν. Έχεις σύνδεση στο διαδίκτυο;
engine-failed = Ο υπολογιστής δεν μπόρεσε να απαντήσει. Αναίρεσε μια σειρά για να συνεχίσεις.
table-others = Οι άλλοι
table-own = Η πλευρά σου
table-panel = Κινήσεις και ενέργειες
table-moves = Κινήσεις
table-no-moves = Εδώ θα γράφονται οι κινήσεις.
frame-context = Τι μπορείς να κάνεις τώρα
frame-menu = Μενού
frame-close = Κλείσιμο
moves-now = Πίσω στο τώρα
moves-past = Μια παλιότερη θέση
moves-resigned = παραιτήθηκε
moves-flagged = τέλος χρόνου
table-info = Στοιχεία
table-typed = Γράψε μια ενέργεια
table-typed-go = Παίξε
action-undo = Αναίρεση
action-hint = Υπόδειξη
action-flip = Γύρισε το ταμπλό
action-resign = Παραίτηση
action-again = Ξανά
end-level = Παίξε με το επίπεδο { $level }
action-new = Νέα παρτίδα
action-analyse = Ανάλυση
action-pass = Πάσο
action-stop = Σταμάτα: { $piece }
action-end-turn = Τέλος σειράς
action-spend =
    { $n ->
        [one] Ξόδεψε την μπάλα ενέργειας
       *[other] Ξόδεψε μια μπάλα ενέργειας (έχεις { $n })
    }
turn-engine = { $side }: σκέψη…
turn-classic =
    { $own ->
        [yes] Σειρά σου: κινήσου ή βάλε τοίχο
       *[no] Σειρά: { $side }
    }
turn-act =
    { $own ->
        [yes] Σειρά σου: κινήσου ή βάλε τοίχο
       *[no] { $side }: κίνηση ή τοίχος
    }
turn-pick =
    { $own ->
        [yes] Σειρά σου: διάλεξε πιόνι
       *[no] Σειρά: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Σειρά σου: ένα βήμα ακόμη
       *[other] Σειρά σου: { $steps } βήματα ακόμη
    }
turn-steps =
    { $steps ->
        [one] { $side }: ένα βήμα ακόμη
       *[other] { $side }: { $steps } βήματα ακόμη
    }
turn-last =
    { $own ->
        [yes] Σειρά σου, κίνηση: { $piece }
       *[no] { $side }, κίνηση: { $piece }
    }
turn-boost =
    { $steps ->
        [one] Μπόνους! Ένα βήμα ακόμη για να φας φαντάσματα
       *[other] Μπόνους! { $steps } βήματα ακόμη για να φας φαντάσματα
    }
turn-place =
    { $next ->
        [yes] Βάλε τοίχο ή κίνησε το επόμενο φάντασμα
       *[no] Βάλε τοίχο ή τέλειωσε τη σειρά σου
    }
pick-first = Διάλεξε πρώτα ένα φάντασμα και μετά τετράγωνο
turn-respawn = Διάλεξε από ποια πύλη θα βγει ο PAC-MAN
turn-lift = Φαντάσματα: σηκώστε έναν τοίχο του θαλάμου
turn-lay = Φαντάσματα: βάλτε τον τοίχο κάπου αλλού
fences-left =
    { $n ->
        [0] Δεν έμειναν τοίχοι
        [one] Έμεινε ένας τοίχος
       *[other] Έμειναν { $n } τοίχοι
    }
steps-to-goal =
    { $n ->
        [0] Στο τέρμα
        [one] Ένα βήμα ως το τέρμα
       *[other] { $n } βήματα ως το τέρμα
    }
steps-short =
    { $n ->
        [one] 1 βήμα
       *[other] { $n } βήματα
    }
lives-left =
    { $n ->
        [0] Δεν μένουν ζωές
        [one] Μένει μία ζωή
       *[other] Μένουν { $n } ζωές
    }
pellets-eaten =
    { $n ->
        [0] Καμία μπάλα ενέργειας
        [one] Μία μπάλα ενέργειας
       *[other] { $n } μπάλες ενέργειας
    }
ghost-here = { $piece }
ghost-done = { $piece }: έχει παίξει
ghost-away = { $piece }: φαγωμένο φάντασμα
hint-is = Δοκίμασε { $action }
announce-turn = { $side }: { $text }
happened-catch = Ο PAC-MAN πιάστηκε και χάνει μια ζωή!
happened-pellet = Ο PAC-MAN τρώει μια μπάλα ενέργειας!
ask-no = Όχι
ask-life = Θα πέσεις πάνω σε φάντασμα και θα χάσεις μια ζωή. Να γίνει;
ask-life-yes = Ας γίνει
ask-resign = Να παραιτηθείς από αυτή την παρτίδα;
end-label = Τέλος παρτίδας
end-draw = Ισοπαλία
end-you-win = Νίκησες!
end-wins =
    { $team ->
        [G] Νικούν τα φαντάσματα
       *[other] Νίκη: { $side }
    }
end-reached_goal = Κάποιος έφτασε απέναντι!
end-all_pellets = Φαγώθηκαν και οι τέσσερις μπάλες ενέργειας.
end-no_lives = Ο PAC-MAN πιάστηκε για τελευταία φορά.
end-no_ghosts = Φαγώθηκαν και τα τέσσερα φαντάσματα.
end-repetition = Η ίδια θέση εμφανίστηκε τρεις φορές.
end-no_progress = Πάει πολλή ώρα που δεν γίνεται τίποτα.
end-move_limit = Η παρτίδα έφτασε στη μεγαλύτερη επιτρεπτή διάρκεια.
end-others_left = Όλοι οι άλλοι έφυγαν.
end-resigned = Κάποιος παραιτήθηκε.
rank-label = Ο βαθμός του PAC-MAN
rank-0 = Κανένας βαθμός ακόμη
rank-1 = Αρχάριος
rank-2 = Πολλά υποσχόμενος
rank-3 = Εγκεκριμένος
rank-4 = Ελίτ
