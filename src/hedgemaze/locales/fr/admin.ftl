end-closed = La table a été fermée
end-closed_unkind = L’équipe du serveur a fermé cette table parce que quelqu’un a été méchant. La partie ne compte pas.
end-closed_unfair = L’équipe du serveur a fermé cette table parce que quelqu’un a triché. La partie ne compte pas.
end-closed_technical = L’équipe du serveur a fermé cette table à cause d’une panne du serveur. La partie ne compte pas.
end-closed_other = L’équipe du serveur a fermé cette table. La partie ne compte pas.
end-closed_absent = Quelqu’un n’a pas joué son premier coup. La partie ne compte pas.
end-called-off = La partie est annulée
room-closed = Cette table est fermée.
why-room-closed = Cette table est fermée.
why-people-banned = Tu ne peux pas jouer ici en ce moment : l’équipe du serveur te l’interdit. Les parties sur cet appareil marchent toujours.
why-people-muted = L’équipe du serveur t’a coupé la parole : tu peux jouer, mais pas parler ni changer de nom.
report-open = Signaler quelqu’un
report-title = Signaler quelqu’un
report-about = L’équipe de ce serveur va regarder. L’autre personne ne voit pas qui a écrit.
report-who = De qui s’agit-il ?
report-why = Qu’est-ce qui ne va pas ?
report-name = Le nom est blessant
report-phrases = Messages pénibles
report-stalling = Perd du temps exprès
report-cheating = Triche
report-other = Autre chose
report-send = Envoyer
report-sent = Merci. Ton signalement est envoyé.
why-admin-nobody_there = Cette personne n’est pas ici.
page-admin = Équipe du serveur
admin-sections = Parties de cette page
admin-token = Jeton d’administration
admin-token-about = Cette page est pour l’équipe qui gère ce serveur. Le jeton reste dans cet onglet jusqu’à ce que tu le fermes.
admin-enter = Entrer
admin-leave = Sortir
admin-search = Recherche
admin-search-go = Chercher
admin-none = Rien ici.
admin-more = Afficher plus
admin-server = Serveur
admin-reports = Signalements
admin-rooms = Tables
admin-players = Joueurs
admin-bans = Exclusions
admin-names = Noms
admin-news = Annonces
admin-audit = Journal d’audit
admin-you-are = Tu utilises le jeton « { $name } ».
admin-count-rooms = Tables en cours
admin-count-sockets = Connexions
admin-count-lobby = Au salon
admin-count-waiting = En attente
admin-count-accounts = Comptes
admin-count-sessions = Appareils
admin-count-open_reports = Signalements ouverts
admin-count-bans = Exclusions
admin-count-mutes = Mises en sourdine
admin-nodes = Nœuds
admin-this-node = celui-ci
admin-reload = Recharger
admin-slow = Tâches de base de données les plus lentes du dernier jour
admin-slow-job = Tâche
admin-slow-when = Quand
admin-backups = Sauvegardes
admin-backups-about = Toutes les { $hours } h ; on garde les { $keep } dernières.
admin-backups-off = Le serveur ne fait pas de sauvegardes : il a été lancé sans --backup-folder.
admin-backups-elsewhere = PostgreSQL se sauvegarde avec ses propres outils, comme pg_dump.
admin-backup-now = Sauvegarder
admin-backup-failed = La dernière sauvegarde a échoué :
admin-megabytes = { $n } Mo
admin-tokens = Jetons d’administration
admin-label = Nom d’un nouveau jeton
admin-token-make = Créer
admin-token-made = Le jeton « { $name } », montré seulement maintenant :
admin-used = utilisé : { $when }
admin-revoke = Révoquer
admin-revoke-label = Révoquer { $name }
admin-revoke-ask = Révoquer le jeton « { $name } » ? Personne ne pourra plus l’utiliser.
admin-stage = État
admin-stage-all = Toutes
admin-stage-waiting = En attente
admin-stage-playing = En cours
admin-stage-ended = Finie
admin-stage-closed = Fermée
admin-watch = Regarder
admin-who = Qui est là ?
admin-nobody = Personne n’est connecté à ce nœud.
admin-seat = Place { $seat } :
admin-watches = Regarde :
admin-close = Fermer
admin-close-ask = Fermer cette table ? La partie finit sans résultat, et les joueurs voient pourquoi.
admin-close-why = Ce que voient les joueurs
admin-why-unkind = Quelqu’un a été méchant
admin-why-unfair = Triche
admin-why-technical = Une panne du serveur
admin-why-other = Sans raison
admin-since = Ici depuis : { $when }
admin-devices =
    { $n ->
        [one] { $n } appareil
       *[other] { $n } appareils
    }
admin-fair-play =
    { $n ->
        [one] Joue comme le moteur : { $percent } % dans { $n } partie
       *[other] Joue comme le moteur : { $percent } % dans { $n } parties
    }
admin-profile = Profil
admin-mute = Sourdine
admin-ban = Exclure
admin-is-banned = Exclusion
admin-is-muted = En sourdine
admin-ban-ask = Exclure { $name } ? Les connexions ouvertes sont coupées aussitôt.
admin-mute-ask = Mettre { $name } en sourdine ? Ni phrases ni nouveau nom ; jouer reste possible.
admin-how-long = Combien de temps ?
admin-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
admin-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
admin-for-ever = Jusqu’à la levée
admin-note = Note pour l’équipe
admin-network = Adresse ou réseau IPv6 (/64)
admin-from = Depuis : { $from }
admin-from-until = De { $from } à { $until }
admin-until = Jusqu’à : { $until }
admin-over = Terminé
admin-lift = Lever
admin-lift-ask = Lever cette mesure pour { $name } ?
admin-reports-all = Aussi ceux déjà traités
admin-no-name = (sans nom)
admin-reporter = Signalé par { $name }
admin-handle = Traité
admin-handled = Traité par { $name }
admin-names-about = Aucun nom de compte ne peut contenir ces mots. Les lettres qui se ressemblent comptent comme les mêmes.
admin-word = Mot
admin-add = Ajouter
admin-remove = Retirer
admin-word-remove = Retirer { $word }
admin-news-text = Texte pour tout le monde
admin-news-language = Ajouter une langue
admin-news-send = Annoncer
admin-by = { $name }, { $when }
admin-details = Détails
audit-token-made = Jeton créé
audit-token-revoked = Jeton révoqué
audit-room-closed = Table fermée
audit-ban-added = Exclusion
audit-mute-added = Mise en sourdine
audit-lifted = Exclusion ou sourdine levée
audit-report-handled = Signalement traité
audit-name-filtered = Mot ajouté au filtre
audit-name-allowed = Mot retiré du filtre
audit-announcement-added = Annonce
audit-announcement-deleted = Annonce retirée
audit-backup-made = Sauvegarde faite
why-admin-no_token = Ce jeton n’est pas valable.
why-admin-label_taken = Il y a déjà un jeton de ce nom.
why-admin-bad_label = Un nom a jusqu’à 32 lettres, chiffres, points et tirets.
why-admin-not_found = Cela n’existe plus.
why-admin-bad_network = Ce n’est ni une adresse ni un réseau /64.
why-admin-bad_sanction = Choisis un compte ou une adresse.
why-admin-bad_time = La fin doit être plus tard.
why-admin-bad_word = Un mot a au moins deux lettres.
why-admin-bad_announcement = Une annonce a besoin d’un texte de 300 caractères au plus.
why-admin-backup_off = Le serveur a été lancé sans --backup-folder.
why-admin-backup_elsewhere = PostgreSQL se sauvegarde avec ses propres outils.
why-storage-backup_failed = La sauvegarde a échoué. Les précédentes sont intactes ; le journal en dit plus.
