# Τι λέει το ταμπλό σε όσους το ακούν, και τα ονόματα πιονιών και πλευρών.

piece-S = Νότος
piece-W = Δύση
piece-N = Βορράς
piece-E = Ανατολή
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = Νότος
side-W = Δύση
side-N = Βορράς
side-E = Ανατολή
side-P = PAC-MAN
side-G = Φαντάσματα
side-you = Εσύ
side-here = Σε αυτή την οθόνη
side-thinking = σκέφτεται…

edge-S = νότια
edge-W = δυτικά
edge-N = βόρεια
edge-E = ανατολικά

board-name = Ταμπλό
board-help = Με τα βέλη κινείσαι πάνω στο ταμπλό και με το Enter ενεργείς. Το F πιάνει έναν τοίχο, τα βέλη τον μετακινούν, το R τον στρίβει, το Enter τον βάζει, το Escape τον επιστρέφει. Ή γράψε μια ενέργεια, όπως e2 ή e3h, και πάτησε Enter.
board-turn = Στρίψε
board-place = Βάλε
board-cancel = Άκυρο

square-pellet = μπάλα ενέργειας
square-respawn = πύλη
square-target = μπορείς να μπεις
square-respawn-now = επιστροφή εδώ
square-selected = επιλεγμένο
square-closed = κλειστό: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Τοίχος { $fence }
fence-lift = Σήκωσε τον τοίχο { $fence }
fence-illegal = Τοίχος { $fence }, δεν επιτρέπεται
