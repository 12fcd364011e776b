# Dessiner des labyrinthes, les choisir, et emporter parties et images.

maze-tab-draw = Dessin
maze-tab-mazes = Labyrinthes
maze-tab-save = Garder et partager
maze-lead = Dessine un labyrinthe pour les jeux PAC-MAN : barrières, pac-gommes et cases de départ. Tu vois tout de suite ce qui manque.
maze-family = Fait pour
maze-tools = Quoi dessiner
tool-fence = Barrière
tool-chamber = Barrière de chambre
tool-pellet = Pac-gom­me
tool-gate-0 = Premier tunnel
tool-gate-1 = Deuxième tunnel
tool-erase = Gomme
maze-hint-fence = Touche une rainure pour poser une barrière, et son milieu pour l’enlever.
maze-hint-chamber = Touche des rainures pour construire la chambre autour des fantômes : quatre barrières.
maze-hint-pellet = Touche une case pour y poser une pac-gomme : quatre en tout.
maze-hint-gate = Touche deux cases : PAC-MAN y revient, et un tunnel les relie.
maze-hint-erase = Touche tout ce que tu veux enlever. Le bouton droit de la souris fait de même avec tous les outils.
maze-hint-piece = Touche la case de départ de ce pion ({ $piece }), ou fais glisser un pion.
maze-refused-overlaps = Il y a déjà une barrière ici.
maze-refused-crosses = Les barrières ne se croisent pas.
maze-refused-fences-only = Les barrières vont dans les rainures, entre les cases.
maze-undo = Annuler
maze-redo = Rétablir
maze-random = Au hasard
maze-empty = Plateau vide
maze-begin = Partir de
maze-title-A1 = Varié
maze-title-A2 = Ouvert
maze-title-A3 = Abrité
maze-title-A4 = De réserve
maze-title-chamber = Chambre
maze-title-pinwheel = Moulinet
maze-untitled = Sans nom
maze-good = Ce labyrinthe est prêt à jouer.
maze-worth = Qui gagne en jouant parfaitement ?
maze-worth-of =
    { $n ->
        [one] Un fantôme
       *[other] { $n } fantômes
    }
maze-worth-failed = Cet appareil ne peut pas le calculer.
maze-worth-unknown = Le serveur ne le sait pas. Avec quatre fantômes, le calcul prend trop de temps ici.
maze-worth-ask = Demander au serveur
maze-worth-making = Calcul en cours : { $percent } %
maze-worth-waiting = Le serveur calcule d’abord d’autres labyrinthes.
maze-faulty =
    { $n ->
        [one] Il y a { $n } chose à corriger avant de pouvoir y jouer :
       *[other] Il y a { $n } choses à corriger avant de pouvoir y jouer :
    }
maze-checking = Vérification…
fault-too_many_fences = { $n } barrières, c’est trop : la boîte en a 20.
fault-fence_overlaps = Les barrières { $one } et { $other } se chevauchent.
fault-fence_crosses = Les barrières { $one } et { $other } se croisent.
fault-chamber_count =
    { $n ->
        [0] Il faut quatre barrières pour la chambre ; il n’y en a aucune.
        [one] Il faut quatre barrières pour la chambre ; il y en a une.
       *[other] Il faut quatre barrières pour la chambre ; il y en a { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Il faut quatre pac-gommes ; il n’y en a aucune.
        [one] Il faut quatre pac-gommes ; il y en a une.
       *[other] Il faut quatre pac-gommes ; il y en a { $n }.
    }
fault-start = Il manque une case de départ : { $piece }.
fault-start-not = PAC-MAN n’a pas de case de départ ici : il choisit une porte.
fault-respawn_count =
    { $n ->
        [0] Il faut quatre portes, deux par tunnel ; il n’y en a aucune.
        [one] Il faut quatre portes, deux par tunnel ; il y en a une.
       *[other] Il faut quatre portes, deux par tunnel ; il y en a { $n }.
    }
fault-tunnel_too_short = Le tunnel de { $one } à { $other } est trop court : ces cases sont déjà voisines.
fault-square_shared = Deux choses sont au même endroit : { $squares }.
fault-not_connected = Ces cases sont inaccessibles : { $squares }
fault-respawn_sealed = La porte { $squares } est dans la chambre fermée.
fault-ghost_outside = { $piece } part hors de la chambre fermée.
fault-chamber_stuck = Enlever une seule barrière de la chambre doit l’ouvrir, mais aucune ne le fait.
fault-other = On ne peut pas jouer dans ce labyrinthe. Code d’erreur : { $code }
maze-name = Nom
maze-save = Garder
maze-saved = Gardé sur cet appareil.
maze-not-saved = La mémoire de ce navigateur est pleine ou bloquée.
maze-share = Copier le lien
maze-shared = Le lien est copié. Toute personne qui l’ouvre voit ce labyrinthe.
maze-not-shared = La copie n’a pas marché. L’adresse de cette page est le lien.
maze-export = Enregistrer dans un fichier
maze-import = Ouvrir un fichier
maze-import-bad = Ce fichier n’est pas un labyrinthe.
maze-mine = Mes labyrinthes
maze-mine-none = Les labyrinthes que tu gardes apparaissent ici.
maze-open = Modifier : { $name }
maze-remove = Effacer ce labyrinthe : { $name }
maze-removed = Effacé : { $name }
undo-remove = Annuler
record-menu = Fichier et image
record-copy = Copier les coups
record-copied = Les coups sont copiés.
record-not-copied = On ne peut rien copier ici.
record-save = Enregistrer la partie
record-saved = Enregistré dans tes téléchargements.
record-png = Image (PNG)
record-svg = Image (SVG)
record-gif = Animation (GIF)
record-picture-of = Un plateau de Hedgemaze : { $mode }
share-open = Partager une image
share-title = Partager
share-kind = Quoi partager
share-from = Premier coup
share-to = Dernier coup
share-speed = Vitesse
share-speed-slow = Lente
share-speed-normal = Normale
share-speed-fast = Rapide
share-making = Création de ton animation…
share-again = Créer
share-failed = Cela n’a pas marché sur cet appareil.
share-size = { $n } ko
share-save = Enregistrer
share-send = Partager
share-result = { $head }. { $reason }
