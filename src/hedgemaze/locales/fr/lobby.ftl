page-lobby = Jouer avec d’autres
front-lobby-about = Trouve quelqu’un, ou rejoins une table
lobby-quick = Partie rapide
lobby-quick-about = Choisis une pendule. Tu joues avec ceux qui choisissent la même.
lobby-either = Peu importe
lobby-waiting =
    { $n ->
        [one] Une personne attend
       *[other] { $n } personnes attendent
    }
lobby-looking = On cherche quelqu’un pour jouer
lobby-elapsed = Temps d’attente
lobby-here = { $n } sur { $seats } sont là
lobby-cancel = Arrêter
lobby-offer = Personne n’est encore venu. Tu peux jouer tout de suite contre l’ordinateur ; le niveau { $level } te convient.
lobby-computer = Jouer contre l’ordinateur
lobby-wait-on = Attendre encore
lobby-found = Trouvé ! La table s’ouvre…
lobby-replaced = Tu cherches maintenant une partie dans une autre fenêtre.
lobby-join = Rejoindre
why-lobby-unknown_preset = Cette partie n’est plus proposée. Recharge la page.
why-lobby-already_waiting = Tu cherches déjà une autre partie.
