# Μια παρτίδα στο τραπέζι.

game-loading = Το ταμπλό στήνεται…
game-missing = Αυτή η παρτίδα δεν υπάρχει πια σε αυτή τη συσκευή.
game-failed = Οι κανόνες δεν φορτώθηκαν. Υπάρχει σύνδεση;
engine-failed = Ο υπολογιστής δεν μπόρεσε να απαντήσει. Κάνε μια αναίρεση για να συνεχίσεις.
table-others = Οι άλλοι
table-own = Η πλευρά σου
table-panel = Κινήσεις και ενέργειες
table-moves = Κινήσεις
table-no-moves = Εδώ θα γράφονται οι κινήσεις.
table-typed = Γράψε μια ενέργεια
table-typed-go = Παίξε
action-undo = Αναίρεση
action-hint = Υπόδειξη
action-flip = Γύρισμα
action-resign = Παραίτηση
action-again = Ξανά
action-new = Νέα παρτίδα
action-analyse = Ανάλυση
action-pass = Πάσο
action-stop = Σταμάτα: { $piece }
action-spend =
    { $n ->
        [one] Ξόδεψε την μπάλα
       *[other] Ξόδεψε μια μπάλα (έχεις { $n })
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Σειρά σου: διάλεξε πιόνι
               *[no] Σειρά: { $side }
            }
        [one]
            { $own ->
                [yes] Σειρά σου: ένα βήμα ακόμη
               *[no] { $side }: ένα βήμα ακόμη
            }
       *[other]
            { $own ->
                [yes] Σειρά σου: { $steps } βήματα ακόμη
               *[no] { $side }: { $steps } βήματα ακόμη
            }
    }
turn-boost =
    { $steps ->
        [one] Τούρμπο! Ένα βήμα που τρώει φαντάσματα
       *[other] Τούρμπο! { $steps } βήματα που τρώνε φαντάσματα
    }
turn-place = Βάλε τοίχο ή σταμάτα
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
        [0] Καμία ζωή
        [one] Μία ζωή
       *[other] { $n } ζωές
    }
pellets-eaten =
    { $n ->
        [0] Καμία μπάλα
        [one] Μία μπάλα
       *[other] { $n } μπάλες
    }
ghost-here = { $piece }
ghost-done = { $piece }: έχει παίξει
ghost-away = { $piece }: φαγωμένο φάντασμα
hint-is = Δοκίμασε { $action }
announce-turn = { $side }: { $text }
happened-catch = Ο PAC-MAN πιάστηκε και χάνει μια ζωή!
happened-pellet = Ο PAC-MAN τρώει μια μπάλα!
ask-no = Όχι
ask-life = Αυτό το βήμα πέφτει πάνω σε φάντασμα και κοστίζει μια ζωή. Να γίνει;
ask-life-yes = Χάσε μια ζωή
ask-resign = Να εγκαταλείψεις την παρτίδα;
end-label = Τέλος
end-draw = Ισοπαλία
end-you-win = Νίκησες!
end-wins =
    { $team ->
        [G] Νικούν τα φαντάσματα
       *[other] Νίκη: { $side }
    }
end-reached_goal = Η απέναντι πλευρά κατακτήθηκε.
end-all_pellets = Φαγώθηκαν και οι τέσσερις μπάλες.
end-no_lives = Ο PAC-MAN πιάστηκε για τελευταία φορά.
end-no_ghosts = Φαγώθηκαν και τα τέσσερα φαντάσματα.
end-repetition = Η ίδια θέση εμφανίστηκε τρεις φορές.
end-no_progress = Πάει πολλή ώρα που δεν γίνεται τίποτα.
end-move_limit = Η παρτίδα έφτασε στη μεγαλύτερη επιτρεπτή διάρκεια.
end-others_left = Όλοι οι άλλοι έφυγαν.
end-resigned = Η παρτίδα εγκαταλείφθηκε.
rank-label = Ο βαθμός του PAC-MAN
rank-0 = Κανένας ακόμη
rank-1 = Αρχάριος
rank-2 = Πολλά υποσχόμενος
rank-3 = Εγκεκριμένος
rank-4 = Ελίτ
