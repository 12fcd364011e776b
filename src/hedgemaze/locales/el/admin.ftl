end-closed = Το τραπέζι έκλεισε
end-closed_unkind = Ένας διαχειριστής έκλεισε αυτό το τραπέζι επειδή κάποιος φέρθηκε άσχημα. Η παρτίδα δεν μετράει.
end-closed_unfair = Ένας διαχειριστής έκλεισε αυτό το τραπέζι επειδή κάποιος δεν έπαιξε τίμια. Η παρτίδα δεν μετράει.
end-closed_technical = Ένας διαχειριστής έκλεισε αυτό το τραπέζι λόγω βλάβης του διακομιστή. Η παρτίδα δεν μετράει.
end-closed_other = Ένας διαχειριστής έκλεισε αυτό το τραπέζι. Η παρτίδα δεν μετράει.
end-closed_absent = Κάποιος δεν έκανε την πρώτη κίνηση. Η παρτίδα δεν μετράει.
end-called-off = Η παρτίδα ματαιώθηκε
room-closed = Αυτό το τραπέζι έχει κλείσει.
why-room-closed = Αυτό το τραπέζι έχει κλείσει.
why-people-banned = Δεν μπορείς να παίξεις εδώ αυτή τη στιγμή: ένας διαχειριστής του διακομιστή σε έχει αποκλείσει. Οι παρτίδες σε αυτή τη συσκευή συνεχίζουν να παίζονται.
why-people-muted = Ένας διαχειριστής σού έκλεισε τον λόγο: μπορείς να παίζεις, αλλά όχι να μιλάς ή να αλλάζεις όνομα.
report-open = Ανάφερε έναν παίκτη
report-title = Ανάφερε έναν παίκτη
report-about = Θα το δουν οι διαχειριστές αυτού του διακομιστή. Ο άλλος παίκτης δεν βλέπει ποιος έγραψε.
report-who = Ποιος είναι;
report-why = Τι συμβαίνει;
report-name = Το όνομα προσβάλλει
report-phrases = Ενοχλητικά μηνύματα
report-stalling = Καθυστερεί επίτηδες
report-cheating = Κλέβει
report-other = Κάτι άλλο
report-send = Στείλε
report-sent = Ευχαριστούμε. Η αναφορά σου στάλθηκε.
why-admin-nobody_there = Δεν υπάρχει τέτοιος παίκτης εδώ.
page-admin = Διαχειριστές
admin-sections = Μέρη αυτής της σελίδας
admin-token = Διακριτικό διαχειριστή
admin-token-about = Αυτή η σελίδα είναι για τους διαχειριστές αυτού του διακομιστή. Το διακριτικό μένει σε αυτή την καρτέλα ώσπου να την κλείσεις.
admin-enter = Είσοδος
admin-leave = Αποσύνδεση
admin-search = Αναζήτηση
admin-search-go = Βρες
admin-none = Τίποτα εδώ.
admin-more = Δείξε κι άλλα
admin-server = Διακομιστής
admin-reports = Αναφορές
admin-rooms = Τραπέζια
admin-players = Παίκτες
admin-bans = Αποκλεισμοί
admin-names = Ονόματα
admin-news = Ανακοινώσεις
admin-audit = Ημερολόγιο ελέγχου
admin-you-are = Χρησιμοποιείς το διακριτικό «{ $name }».
admin-count-rooms = Τραπέζια σε χρήση
admin-count-sockets = Συνδέσεις
admin-count-lobby = Στον προθάλαμο
admin-count-waiting = Περιμένουν
admin-count-accounts = Λογαριασμοί
admin-count-sessions = Συσκευές
admin-count-open_reports = Ανοιχτές αναφορές
admin-count-bans = Αποκλεισμοί
admin-count-mutes = Σιγάσεις
admin-nodes = Κόμβοι
admin-this-node = αυτός
admin-reload = Ανανέωση
admin-slow = Οι πιο αργές εργασίες της βάσης την τελευταία μέρα
admin-slow-job = Εργασία
admin-slow-when = Πότε
admin-backups = Αντίγραφα ασφαλείας
admin-backups-about = Κάθε { $hours } ώ. Κρατιούνται τα τελευταία { $keep }.
admin-backups-off = Ο διακομιστής δεν κρατά αντίγραφα: ξεκίνησε χωρίς --backup-folder.
admin-backups-elsewhere = Η PostgreSQL αντιγράφεται με τα δικά της εργαλεία, για παράδειγμα pg_dump.
admin-backup-now = Αντίγραφο τώρα
admin-backup-failed = Το τελευταίο αντίγραφο απέτυχε:
admin-megabytes = { $n } MB
admin-tokens = Διακριτικά διαχειριστών
admin-label = Όνομα νέου διακριτικού
admin-token-make = Φτιάξε
admin-token-made = Το διακριτικό «{ $name }», φαίνεται μόνο τώρα:
admin-used = χρήση: { $when }
admin-revoke = Ανάκληση
admin-revoke-label = Ανάκληση: { $name }
admin-revoke-ask = Να ανακληθεί το διακριτικό «{ $name }»; Κανείς δεν θα μπορεί πια να το χρησιμοποιήσει.
admin-stage = Στάδιο
admin-stage-all = Όλα
admin-stage-waiting = Σε αναμονή
admin-stage-playing = Σε εξέλιξη
admin-stage-ended = Τελείωσε
admin-stage-closed = Κλειστό
admin-watch = Δες
admin-who = Ποιος είναι εκεί;
admin-nobody = Κανείς δεν είναι συνδεδεμένος σε αυτόν τον κόμβο.
admin-seat = Θέση { $seat }:
admin-watches = Παρακολουθεί:
admin-close = Κλείσιμο
admin-close-ask = Να κλείσει αυτό το τραπέζι; Η παρτίδα τελειώνει χωρίς αποτέλεσμα, και οι παίκτες βλέπουν γιατί.
admin-close-why = Τι βλέπουν οι παίκτες
admin-why-unkind = Κάποιος φέρθηκε άσχημα
admin-why-unfair = Όχι τίμιο παίξιμο
admin-why-technical = Βλάβη του διακομιστή
admin-why-other = Χωρίς λόγο
admin-since = Εδώ από { $when }
admin-devices =
    { $n ->
        [one] Μία συσκευή
       *[other] { $n } συσκευές
    }
admin-fair-play =
    { $n ->
        [one] Παίζει όπως η μηχανή: { $percent }% σε μία παρτίδα
       *[other] Παίζει όπως η μηχανή: { $percent }% σε { $n } παρτίδες
    }
admin-profile = Προφίλ
admin-mute = Σίγαση
admin-ban = Αποκλεισμός
admin-is-banned = Σε αποκλεισμό
admin-is-muted = Σε σίγαση
admin-ban-ask = Αποκλεισμός: { $name }; Οι ανοιχτές συνδέσεις κλείνουν αμέσως.
admin-mute-ask = Σίγαση: { $name }; Χωρίς φράσεις, χωρίς νέο όνομα· το παιχνίδι επιτρέπεται.
admin-how-long = Για πόσο;
admin-days =
    { $n ->
        [one] Μία μέρα
       *[other] { $n } μέρες
    }
admin-hours =
    { $n ->
        [one] Μία ώρα
       *[other] { $n } ώρες
    }
admin-for-ever = Ώσπου να αρθεί
admin-note = Σημείωση για τους διαχειριστές
admin-network = Διεύθυνση ή δίκτυο IPv6 (/64)
admin-from = Από { $from }
admin-from-until = { $from } έως { $until }
admin-until = Έως { $until }
admin-over = Έληξε
admin-lift = Άρση
admin-lift-ask = Άρση για: { $name };
admin-reports-all = Και όσες έκλεισαν
admin-no-name = (χωρίς όνομα)
admin-reporter = Αναφορά από: { $name }
admin-handle = Έγινε
admin-handled = Το χειρίστηκε: { $name }
admin-names-about = Κανένα όνομα λογαριασμού δεν επιτρέπεται να περιέχει αυτές τις λέξεις. Γράμματα που μοιάζουν μετρούν για ίδια.
admin-word = Λέξη
admin-add = Πρόσθεσε
admin-remove = Αφαίρεσε
admin-word-remove = Αφαίρεσε: { $word }
admin-news-text = Κείμενο για όλους
admin-news-language = Πρόσθεσε γλώσσα
admin-news-send = Ανακοίνωσε
admin-by = { $name }, { $when }
admin-details = Λεπτομέρειες
audit-token-made = Νέο διακριτικό
audit-token-revoked = Ανάκληση διακριτικού
audit-room-closed = Κλείσιμο τραπεζιού
audit-ban-added = Αποκλεισμός
audit-mute-added = Σίγαση
audit-lifted = Άρση αποκλεισμού ή σίγασης
audit-report-handled = Χειρισμός αναφοράς
audit-name-filtered = Νέα λέξη στο φίλτρο
audit-name-allowed = Λέξη έξω από το φίλτρο
audit-announcement-added = Ανακοίνωση
audit-announcement-deleted = Αφαίρεση ανακοίνωσης
audit-backup-made = Νέο αντίγραφο ασφαλείας
why-admin-no_token = Αυτό το διακριτικό δεν ισχύει.
why-admin-label_taken = Υπάρχει ήδη διακριτικό με αυτό το όνομα.
why-admin-bad_label = Ένα όνομα έχει ως 32 γράμματα, ψηφία, τελείες και παύλες.
why-admin-not_found = Αυτό δεν υπάρχει πια.
why-admin-bad_network = Δεν είναι ούτε διεύθυνση ούτε δίκτυο /64.
why-admin-bad_sanction = Διάλεξε έναν λογαριασμό ή μια διεύθυνση.
why-admin-bad_time = Το τέλος πρέπει να είναι αργότερα.
why-admin-bad_word = Μια λέξη θέλει τουλάχιστον δύο γράμματα.
why-admin-bad_announcement = Μια ανακοίνωση θέλει κείμενο με το πολύ 300 χαρακτήρες.
why-admin-backup_off = Ο διακομιστής ξεκίνησε χωρίς --backup-folder.
why-admin-backup_elsewhere = Η PostgreSQL αντιγράφεται με τα δικά της εργαλεία.
why-storage-backup_failed = Το αντίγραφο απέτυχε. Τα παλιότερα δεν άλλαξαν· το ημερολόγιο λέει περισσότερα.
