# Το πλαίσιο της σελίδας, η αρχική, οι ρυθμίσεις και οι απλές σελίδες.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Πήγαινε στο περιεχόμενο
app-nav = Σελίδες
page-game = Παρτίδα
page-new = Νέα παρτίδα
page-maze = Σχεδιαστής λαβυρίνθων
page-rules = Κανόνες
page-games = Οι παρτίδες μου
page-analysis = Ανάλυση
page-settings = Ρυθμίσεις
page-about = Σχετικά
page-privacy = Απόρρητο
page-missing = Τίποτα εδώ
mode-classic2 = Κλασικό για δύο
mode-classic3 = Κλασικό για τρεις
mode-classic4 = Κλασικό για τέσσερις
mode-pacman = Παραλλαγή PAC-MAN
mode-advanced = PAC-MAN για προχω­ρημένους
mode-players-classic2 = 2 παίκτες
mode-players-classic3 = 3 παίκτες
mode-players-classic4 = 4 παίκτες
mode-players-pacman = 2 έως 5 παίκτες
mode-players-advanced = 2 έως 5 παίκτες
mode-about-classic2 = Φτάσε απέναντι πριν από τον άλλον. Οι τοίχοι μακραίνουν τον δρόμο.
mode-about-classic3 = Τρία πιόνια, από έξι τοίχοι και κανένας φίλος.
mode-about-classic4 = Τέσσερα πιόνια συναντιούνται στη μέση. Όλοι παίζουν για τον εαυτό τους.
mode-about-pacman =
    { $role ->
        [G] Πιάσε τον PAC-MAN τρεις φορές πριν φάει τέσσερις μπάλες.
       *[P] Φάε τέσσερις μπάλες πριν σε πιάσουν τα φαντάσματα τρεις φορές.
    }
mode-about-advanced = Τα φαντάσματα δραπετεύουν από τον θάλαμό τους, και όλοι χτίζουν τοίχους.
front-title = Ο αγώνας σε έναν λαβύρινθο που χτίζεις εσύ
front-lead = Πιόνια τρέχουν, τοίχοι υψώνονται, φαντάσματα κυνηγούν. Παίξε αμέσως, με τον υπολογιστή ή με παρέα, χωρίς λογαριασμό.
front-continue = Συνέχεια: { $mode }
front-continue-since = Την άφησες: { $when }
front-pick = Διάλεξε παιχνίδι
front-play = Παίξε
front-role = Είσαι
front-computer = Παίξε με τον υπολογιστή
front-here = Παίξε σε αυτή την οθόνη
front-set-up = Στήσε το τραπέζι
front-friends = Παίξε με φίλους
front-more = Περισσότερα
front-learn = Μάθε να παίζεις
front-learn-about = Σύντομα μαθήματα στο ταμπλό
front-rules = Οι κανόνες
front-rules-about = Όλοι σε ένα λεπτό
front-maze = Σχεδίασε λαβύρινθο
front-maze-about = Ο δικός σου λαβύρινθος για τα φαντάσματα
front-analysis = Ανάλυση
front-analysis-about = Ποιος κερδίζει και γιατί
front-games = Οι παρτίδες μου
front-games-about = Συνέχισε, δες ξανά, αποθήκευσε
level-label = Επίπεδο υπολογιστή
level-named = { $level } · { $name }
level-1 = Σπόρος
level-2 = Βλαστάρι
level-3 = Δεντράκι
level-4 = Θάμνος
level-5 = Φυτοφράχτης
level-6 = Φυτογλυπτό
level-7 = Λαβύρινθος
level-8 = Μινώταυρος
set-up-title = { $mode }: στήσε το τραπέζι
set-up-seats = Ποιοι παίζουν
set-up-person = Κάποιος εδώ
set-up-computer = Ο υπολογιστής, επίπεδο
set-up-who = Ποιος παίζει: { $who }
set-up-name = Όνομα: { $who }
set-up-name-hint = Όνομα
set-up-ghost-players = Παίκτες των φαντασμάτων
set-up-players-count =
    { $n ->
        [one] Ένας
       *[other] { $n }
    }
set-up-deal = Μοίρασε ξανά τα φαντάσματα
set-up-ghost-player = Φαντάσματα: παίκτης { $n }
set-up-character = Μορφή: { $who }
character-eater = Φαγάς
character-horns = Φάντασμα με κέρατα
character-bow = Φάντασμα με φιόγκο
character-curl = Φάντασμα με μπούκλα
character-nightcap = Φάντασμα με σκούφο
set-up-first = Ποιος αρχίζει
set-up-lot = Με κλήρο
set-up-loser = Όποιος έχασε την τελευταία παρτίδα
set-up-more = Ταμπλό και τοίχοι
set-up-size = Ταμπλό
set-up-squares = { $size } επί { $size } τετράγωνα
set-up-fences = Τοίχοι για τον καθένα
set-up-fences-usual = { $n }, όπως συνήθως
set-up-maze = Λαβύρινθος
set-up-maze-this = Αυτός
set-up-maze-draw = Σχεδίασε έναν
set-up-position = Η παρτίδα αρχίζει εδώ
set-up-bad = Έτσι δεν παίζεται ({ $code }).
set-up-start = Ξεκίνα την παρτίδα
setting-theme = Εμφάνιση
theme-system = Όπως το σύστημα
theme-arcade = Ουφάδικο
theme-wood = Ξύλο
theme-contrast = Έντονη αντίθεση
setting-language = Γλώσσα
setting-language-system = Όπως ο περιηγητής
language-failed = { $language }: αυτή η γλώσσα δεν φορτώθηκε. Υπάρχει σύνδεση;
language-behind = { $language } (εν μέρει στα αγγλικά)
setting-confirm = Επιβεβαίωση τοίχου πριν μπει
confirm-touch = Μόνο με αφή
confirm-always = Πάντα
confirm-never = Ποτέ
setting-motion = Κίνηση
motion-system = Όπως το σύστημα
motion-full = Πλήρης
motion-none = Καμία
setting-sounds = Ήχοι
setting-coordinates = Γράμματα και αριθμοί στο ταμπλό
setting-ways = Δείξε τους πιο σύντομους δρόμους
device-title = Σε αυτή τη συσκευή
device-about = Παρτίδες, λαβύρινθοι και ρυθμίσεις βρίσκονται στη μνήμη αυτού του περιηγητή και πουθενά αλλού.
device-export = Αποθήκευσέ τα όλα σε αρχείο
device-erase = Σβήσε τα όλα
device-erased = Όλα σβήστηκαν.
device-ask = Να σβηστούν όλες οι παρτίδες, οι λαβύρινθοι και οι ρυθμίσεις αυτής της συσκευής; Δεν αναιρείται.
games-none = Καμία παρτίδα ακόμη. Κάθε παρτίδα που αρχίζεις μένει εδώ, σε αυτή τη συσκευή.
games-play = Παίξε μία
games-running =
    { $n ->
        [0] Δεν άρχισε · { $when }
        [one] Μία ενέργεια ως τώρα · { $when }
       *[other] { $n } ενέργειες ως τώρα · { $when }
    }
games-over =
    { $n ->
        [one] Τελείωσε μετά από μία ενέργεια · { $when }
       *[other] Τελείωσε μετά από { $n } ενέργειες · { $when }
    }
games-remove = Σβήσε αυτή την παρτίδα: { $mode }
games-removed = Σβήστηκε: { $mode }
games-continue = Συνέχεια
games-look = Δες ξανά
games-analyse = Ανάλυση
games-save-all = Αποθήκευσέ τες όλες σε αρχείο
games-open = Άνοιξε καταγραφές
games-opened =
    { $n ->
        [one] Προστέθηκε μία παρτίδα.
       *[other] Προστέθηκαν { $n } παρτίδες.
    }
games-open-bad = Η παρτίδα { $game } αυτού του αρχείου δεν διαβάζεται ({ $code }).
update-ready = Μια νέα έκδοση είναι έτοιμη.
update-now = Τώρα
update-later = Αργότερα
text-home = Στην αρχική σελίδα
about-1 = Το Hedgemaze είναι ένα ελεύθερο πρόγραμμα για ένα επιτραπέζιο με πιόνια και τοίχους, για δύο έως τέσσερις παίκτες, και για τις παραλλαγές του με έναν στρογγυλό φαγά και τέσσερα φαντάσματα.
about-2 = Παίζει με τους κανόνες του Quoridor PAC-MAN. Τα Quoridor και PAC-MAN είναι εμπορικά σήματα των ιδιοκτητών τους, με τους οποίους το Hedgemaze δεν έχει καμία σχέση. Τα σχέδια, οι ήχοι, τα λόγια και το πρόγραμμα είναι δικά του.
about-3 = Η εικόνα του λαβυρίνθου στο φυλλάδιο δεν είναι ανάμεσα στις πηγές μας. Οι λαβύρινθοι του Hedgemaze είναι αναπαραστάσεις, και μπορείς να σχεδιάσεις δικούς σου.
about-4 = Οι αντίπαλοι σκέφτονται στη συσκευή σου. Τους ξεφεύγουν πράγματα, όπως στους ανθρώπους: όσο πιο χαμηλό το επίπεδο, τόσο πιο πολλά. Όπου ένα επίπεδο έχει αριθμό, μετρήθηκε σε παρτίδες με τα άλλα επίπεδα.
about-5 = Εγκατάστησε τη σελίδα από το μενού του περιηγητή σου και θα ανοίγει σαν κάθε άλλη εφαρμογή. Οι παρτίδες σε αυτή την οθόνη και με τον υπολογιστή δεν θέλουν σύνδεση μετά την πρώτη επίσκεψη.
about-6 = Ο κώδικας είναι ανοιχτός, με την άδεια Apache 2.0.
privacy-1 = Οι παρτίδες σε αυτή την οθόνη και με τον υπολογιστή δεν φεύγουν ποτέ από τη συσκευή σου. Μένουν στη μνήμη αυτού του περιηγητή, μαζί με τους λαβυρίνθους και τις ρυθμίσεις σου.
privacy-2 = Δεν υπάρχουν λογαριασμοί, διαφημίσεις ή μετρητές, και η σελίδα δεν ζητά τίποτα από άλλον ιστότοπο.
privacy-3 = Μια παρτίδα με φίλους τη φυλάει ο διακομιστής από τον οποίο άνοιξες αυτή τη σελίδα: τις κινήσεις, τα ονόματα που γράφετε και το πότε παίχτηκε. Ένα cookie αυτού του ιστότοπου λέει ποιες θέσεις είναι δικές σου.
privacy-4 = Στις ρυθμίσεις μπορείς να αποθηκεύσεις σε αρχείο όλα όσα φυλάει αυτή η συσκευή, και να τα σβήσεις.
missing-1 = Αυτή η διεύθυνση δεν οδηγεί πουθενά. Ίσως λείπει ένα γράμμα.
