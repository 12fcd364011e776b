page-tournaments = Tournois
page-tournament = Tournoi
tournaments-mine = Tes tournois
tournaments-listed = Ouverts à tous
tournaments-none = Il n’y a pas de tournoi ouvert en ce moment. Organise-en un !
tournament-make = Organiser un tournoi
tournament-make-about = Choisis une formule, envoie le lien à tes amis et lance le tournoi quand tout le monde est là.
tournament-title = Nom du tournoi
tournament-kind = Formule
tournament-round_robin = Tous contre tous
tournament-round_robin-about = Chacun joue contre tous les autres.
tournament-knock_out = Élimination
tournament-knock_out-about = Un match perdu, et c’est fini.
tournament-arena = Arène
tournament-arena-about = Enchaîne les parties tant qu’il reste du temps.
tournament-places = Joueurs au maximum
tournament-minutes = Durée
tournament-minutes-n =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
tournament-clock = Pendule
tournament-fill = L’ordinateur prend les places vides
tournament-fill-none = Sans ordinateur
tournament-rated = Les parties comptent pour les cotes (il faut un compte)
tournament-bots = Robots admis
tournament-public = Visible par tout le monde
tournament-plays = Je joue aussi
tournament-when = Début
tournament-when-host = Quand je le décide
tournament-when-minutes =
    { $n ->
        [one] Dans { $n } minute
       *[other] Dans { $n } minutes
    }
tournament-create = Créer
tournament-join = Participer
tournament-joined = Tu participes à ce tournoi.
tournament-leave = Quitter
tournament-leave-ask = Quitter le tournoi ? Tu perds toutes les parties que tu n’as pas encore jouées.
tournament-start = Lancer
tournament-cancel = Annuler le tournoi
tournament-cancel-ask = Annuler le tournoi ? Les personnes inscrites ne pourront plus y jouer.
tournament-cancelled = Ce tournoi a été annulé.
tournament-remove = Exclure
tournament-remove-ask = Exclure { $name } du tournoi ?
tournament-invite = Inviter
tournament-wait-host = Le tournoi commence quand la personne qui l’organise le lance.
tournament-players = Joueurs : { $n } sur { $places }
tournament-count =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
tournament-begins-in = Début dans { $time }
tournament-ends-in = Encore { $time }
tournament-finishing = Le temps est écoulé. Les dernières parties se jouent.
tournament-pause = Faire une pause
tournament-resume = Continuer à jouer
tournament-paused = Tu fais une pause.
tournament-waiting-pair = Tu auras bientôt un adversaire. Reste sur cette page.
tournament-waiting-round = Attends la prochaine ronde.
tournament-out = C’est fini pour toi. Regarde les autres !
tournament-your-game = Ta partie commence, contre { $rival }.
tournament-go = Aller à la table
tournament-back = Retour au tournoi
tournament-round = Ronde { $n }
tournament-round-of = Ronde { $n } sur { $total }
tournament-final = Finale
tournament-semifinal = Demi-finale
tournament-quarterfinal = Quart de finale
tournament-standings = Classement
tournament-bracket = Tableau
tournament-cross = Qui a battu qui
tournament-games = Parties
tournament-watch = Regarder
tournament-place = Rang
tournament-player = Joueur
tournament-points = Points
tournament-played = Parties
tournament-wins = Victoires
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger : le double des points de ceux que tu as battus, plus les points de ceux avec qui tu as fait nulle
tournament-computer = Ordinateur { $n }
tournament-erased = Quelqu’un
tournament-free = Exempt
tournament-open-place = Pas encore connu
tournament-left = a abandonné
tournament-over = Le tournoi est fini.
tournament-winner = { $name } gagne le tournoi !
tournament-forfeit = non jouée
tournament-lot = tirage au sort
tournament-points-about = Une victoire donne 2 points, une nulle 1.
tournament-missing = Ce tournoi n’existe pas.
tournament-win = gagnée
tournament-draw = nulle
tournament-loss = perdue
tournament-running = en cours
why-tournament-none = Ce tournoi n’existe pas.
why-tournament-started = Le tournoi a déjà commencé.
why-tournament-over = Le tournoi est fini.
why-tournament-full = Toutes les places sont prises.
why-tournament-removed = La personne qui organise ce tournoi a décidé que tu n’y joues plus.
why-tournament-accounts_only = Les parties sont classées : il te faut un compte pour jouer.
why-tournament-no_bots = Les robots ne peuvent pas participer à ce tournoi.
why-tournament-name_taken = Quelqu’un d’autre a ce nom. Choisis-en un autre.
why-tournament-not_in = Tu ne participes pas à ce tournoi.
why-tournament-not_host = Seule la personne qui organise le tournoi peut faire cela.
why-tournament-no_pause = Il n’y a pas de pause dans ce tournoi.
why-tournament-too_few = Un tournoi se joue au moins à trois.
why-tournament-too_many = Tu as déjà trop de tournois. Finis-en un d’abord.
why-tournament-bad_mode = Ce jeu ne peut pas se jouer en tournoi.
why-tournament-bad_start = Le tournoi doit commencer dans les 30 prochains jours.
why-tournament-bad_rated = Seules des personnes peuvent jouer des parties classées.
