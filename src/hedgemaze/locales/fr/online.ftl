# Les tables entre amis, par le réseau.

page-online = Jouer entre amis
page-table = Table
page-watch = Regarder
page-code = Continuer ici
friends-mode = Jeu
friends-special = { $mode }, selon tes réglages.
friends-count = Joueurs
friends-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
friends-here = Sur cet écran
friends-elsewhere = Par lien
friends-clock = Pendule
friends-loser = Qui a perdu la dernière partie
friends-listed = Des inconnus peuvent trouver cette table et s’y asseoir
friends-bots = Des robots peuvent prendre les places libres
friends-nobody = Invite au moins un ami. Pour jouer sans amis, pas besoin de table.
friends-open = Ouvrir la table
friends-code = J’ai un code d’un autre appareil
friends-alone = Jouer plutôt sur cet écran
open-title = Tables ouvertes
open-none = Personne n’attend pour le moment.
open-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
timing-none = Sans pendule
timing-fischer = { $minutes } min + { $seconds } s par tour
timing-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
seat-name = Ton nom
seat-character = Ton personnage
seat-free = Libre
seat-sit = M’asseoir ici
seat-link = Copier le lien : { $seat }
seat-there = En ligne
seat-away = Hors ligne
seat-left = A quitté la table
seat-nameless = Sans nom
seat-bot = Robot
seat-bot-named = { $name } (robot)
seat-mine-named = { $name } (toi)
waiting-title = On attend les amis
waiting-invited = On t’invite à jouer
waiting-me = Toi
waiting-free =
    { $n ->
        [0] Tout le monde est là.
        [one] La partie commence dès que la dernière place est prise.
       *[other] { $n } places sont libres. La partie commence quand toutes sont prises.
    }
waiting-deal = Redistribuer
waiting-leave = Quitter la table
leave-ask = Quitter cette partie ? Ton équipe continue avec tes fantômes.
invite-about = Envoie ce lien, ou fais scanner le code à tes amis.
invite-code = Le lien en code QR
invite-link = Lien pour les amis
invite-share = Une partie de Hedgemaze
watch-link = Lien pour regarder seulement
watch-share = Regarder une partie de Hedgemaze
watch-title = Tu regardes
watch-count =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
first-turn-own = Commence d’ici { $time }, sinon la partie est annulée.
first-turn-other = { $side } : encore { $time } pour commencer
end-look-again = Chercher quelqu’un d’autre
link-copy = Copier
link-copied = Copié
link-share = Partager
link-lost = Hors ligne. Nouvel essai…
link-none = Le serveur ne répond pas. Y a-t-il du réseau ?
room-missing = Cette table n’existe pas.
room-moved = Tu as continué cette partie sur un autre appareil.
code-about = Continuer cette partie sur un autre appareil :
code-ask = Montrer un code
code-use = Tape-le sur l’autre appareil dans les dix minutes : « Jouer entre amis », puis « J’ai un code ».
code-enter-about = Transfère sur cet appareil ta place à une table. L’autre appareil montre le code sous les coups de la partie.
code-enter = Code
code-go = Continuer
action-correct = Corriger
action-take-back = Annuler
action-draw = Nulle
action-talk = Parler
action-rematch = Revanche
rematch-asked = Revanche demandée
rematch-go = Aller à la revanche
give-time = Offrir 15 secondes
link-on = En ligne
link-off = Hors ligne
title-turn = À toi de jouer !
turn-other = À jouer : { $side }
offer-draw =
    { $own ->
        [yes] Tu proposes la nulle.
       *[no] { $name } propose la nulle.
    }
offer-take_back =
    { $own ->
        [yes] Tu demandes à annuler le tour.
       *[no] { $name } demande à annuler le tour.
    }
offer-resign =
    { $own ->
        [yes] Tu veux abandonner avec ton équipe.
       *[no] { $name } veut abandonner. Toi aussi ?
    }
offer-rematch =
    { $own ->
        [yes] Tu veux une revanche.
       *[no] { $name } veut une revanche.
    }
offer-agree = Oui
offer-decline = Non
offer-withdraw = Retirer
offer-declined =
    { $kind ->
        [draw] { $name } refuse la nulle.
        [take_back] { $name } refuse d’annuler le tour.
        [resign] { $name } ne veut pas abandonner.
       *[rematch] { $name } ne veut pas de revanche.
    }
premove-waits = Coup anticipé : { $text }
premove-cancel = Annuler ce coup
premove-cancelled = Coup anticipé annulé.
premove-dropped = Coup anticipé annulé. { $why }
premove-impossible = Ce ne sera pas possible à ton prochain tour.
premove-life = Cela coûterait une vie.
premove-moved = { $piece } est maintenant sur une autre case.
clock-of = Pendule : { $time }
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
clock-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
clock-low =
    { $n ->
        [one] Moins d’une seconde
       *[other] Moins de { $n } secondes
    }
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_played = Bien joué !
phrase-good_move = Joli coup !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-one_moment = Un instant, s’il te plaît
phrase-your_turn = À toi
phrase-good_game = Belle partie !
phrase-again = On rejoue ?
phrase-goodbye = Au revoir !
phrase-face_smile = Un sourire
phrase-face_laugh = Un rire
phrase-face_think = Je réfléchis
phrase-face_surprise = Surprise
phrase-face_sad = Un visage triste
phrase-face_sleep = Envie de dormir
end-flagged = Le temps est écoulé.
end-agreed = Nulle d’un commun accord.
games-friends = Entre amis
games-your-turn = C’est à toi · { $when }
games-their-turn = Aux autres de jouer · { $when }
games-not-full = Une place est libre · { $when }
games-ended = Finie · { $when }
data-title = Ce qui est gardé sur toi
data-about = Le serveur garde tes parties entre amis : qui était à quelle place, sous le nom tapé, ce qui a été joué et quand. Il reconnaît ce navigateur à un cookie avec un nombre tiré au hasard.
data-save = Enregistrer une copie
data-saved = Enregistré.
data-erase = Tout effacer
data-erase-yes = Effacer
data-ask = Effacer ton nom de toutes les parties entre amis ? Elles ne seront plus à toi et tu ne pourras plus les continuer. Les personnes qui ont joué avec toi les gardent.
data-erased =
    { $n ->
        [0] Rien n’était gardé.
        [one] Effacé d’une partie.
       *[other] Effacé de { $n } parties.
    }
why-room-stale = Le tour s’est terminé avant l’arrivée de ton coup.
why-room-not_your_turn = Ce n’est pas ton tour.
why-room-not_your_piece = C’est quelqu’un de ton équipe qui joue ce pion.
why-room-time_over = Le temps est écoulé.
why-room-over = La partie est finie.
why-room-started = La partie a commencé.
why-room-seat_taken = Quelqu’un a été plus rapide : cette place est prise.
why-room-no_bots = Les robots ne sont pas admis à cette table.
why-room-character_taken = Quelqu’un d’autre a ce personnage.
why-room-bad_name = Ce nom ne peut pas s’afficher. Prends-en un plus court ou plus simple.
why-room-offer_too_soon = Tu viens de demander. Réessaie à la prochaine manche.
why-room-offer_pending = C’est déjà proposé.
why-room-nothing_to_take_back = Il n’y a rien à annuler.
why-room-too_many_phrases = Un peu moins vite, s’il te plaît.
why-room-log_full = Ce n’est plus possible à cette table : il s’y est passé trop de choses.
why-room-somebody_left = Quelqu’un a quitté la table.
why-server-not_invited = Cette table est réservée aux personnes invitées.
why-server-not_your_seat = Cette place n’est pas la tienne.
why-server-too_many = Un peu moins vite, s’il te plaît.
why-server-too_many_bots = Il y a déjà assez de robots venant de cette adresse.
why-server-bad_code = Ce code n’existe pas, ou il a expiré.
why-server-stopping = Le serveur redémarre. Réessaie dans un instant.
why-server-unreachable = Le serveur ne répond pas. Y a-t-il du réseau ?
