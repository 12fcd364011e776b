page-me = Mes résultats
page-player = Joueur
page-watching = Voir des parties
people-games = Parties
people-won = Gagnées
people-results = Gagnées : { $won } · Nulles : { $drawn } · Perdues : { $lost }
people-mode = Jeu
people-levels = Contre l’ordinateur
people-as = Tu as joué : { $side }
people-accuracy = Précision
people-accuracy-label =
    { $n ->
        [one] { $n } partie ; maintenant { $now }
       *[other] { $n } parties ; maintenant { $now }
    }
people-accuracy-none = Finis deux parties, et une courbe montrera si tu joues bien.
people-openings = Tes débuts de partie
people-no-games = Tes parties finies sont comptées ici : victoires, niveaux, débuts de partie et qualité de ton jeu.
people-device = Compté sur cet appareil, sans compte.
people-device-title = Sur cet appareil
people-account = Compte
people-public = Ma page publique
people-ratings = Cotes
people-ratings-none = Pas encore de partie classée.
people-rated-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
people-pool = { $mode } : { $side }
people-rating-label =
    { $n ->
        [one] { $pool } : { $rating } après { $n } partie
       *[other] { $pool } : { $rating } après { $n } parties
    }
people-provisional = { $rating }, encore incertaine
people-since = Depuis le { $when }
people-here = En ligne
people-away = Hors ligne
people-playing = En pleine partie
people-watch = Regarder
people-watch-of = Regarder la partie de { $name }
people-recent = Dernières parties
people-recent-none = Aucune partie que tout le monde peut voir.
people-unnamed = Quelqu’un
people-winner = Victoire : { $side }
people-draw = Nulle
people-over = { $result } · { $when }
people-challenge = Défier
people-follow = Suivre
people-following = Tu suis
people-block = Bloquer
people-unblock = Débloquer
people-unblock-of = Débloquer { $name }
people-report = Signaler
people-sign-in = Pour suivre ou défier quelqu’un, il te faut un compte.
people-followed = Les personnes que tu suis
people-followed-none = Tu ne suis encore personne. Ouvre la page de quelqu’un et touche Suivre.
people-blocked = Personnes bloquées
people-find = Chercher quelqu’un par son nom
people-find-go = Ouvrir
people-wishes = Ce que voient les autres
people-hidden = Personne ne voit quand je suis en ligne
people-delayed = Le public voit mes parties classées trois minutes plus tard
challenge-title = Défier { $name }
challenge-clock = Pendule
challenge-rated = Partie classée
challenge-send = Envoyer le défi
challenge-minute = Une minute pour répondre.
challenge-day = Un jour pour répondre.
challenge-label = Défis
challenge-from = { $name } veut jouer avec toi
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · classée
challenge-accept = Jouer
challenge-decline = Non merci
challenge-waiting = On attend { $name }
challenge-cancel = Retirer
challenge-declined = { $name } ne peut pas jouer maintenant.
challenge-rematch = Revanche proposée : { $names }
challenge-look = Aller à la table
challenge-later = Plus tard
watching-none = Il n’y a aucune partie à regarder en ce moment.
watch-delayed = Tu regardes avec trois minutes de retard, à la demande d’un joueur.
games-rematch = Revanche proposée · { $when }
why-people-not_welcome = Tu ne peux pas jouer avec cette personne maintenant.
why-people-unknown_player = Personne ne porte ce nom.
why-people-yourself = C’est toi.
why-people-too_many_people = La liste est pleine : 200 personnes au plus. Retire d’abord quelqu’un.
why-people-too_many_challenges = Au plus 10 de tes défis peuvent attendre une réponse.
why-people-challenge_over = Ce défi est terminé.
why-people-no_such_challenge = Ce défi est terminé.
