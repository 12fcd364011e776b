# Leute: eigene Ergebnisse, Seiten von Mitspielenden, Folgen, Herausforderungen, Spiele zum Zuschauen.

page-me = Meine Ergebnisse
page-player = Profil
page-watching = Zuschauen
people-games = Spiele
people-won = Gewonnen
people-results = { $won } gewonnen · { $drawn } remis · { $lost } verloren
people-mode = Spiel
people-levels = Gegen den Computer
people-as = Deine Seite: { $side }
people-accuracy = Genauigkeit
people-accuracy-label =
    { $n ->
        [one] Ein Spiel; zurzeit { $now }
       *[other] { $n } Spiele; zurzeit { $now }
    }
people-accuracy-none = Nach zwei beendeten Spielen zeigt eine Linie, wie gut du spielst.
people-openings = Deine Eröffnungen
people-no-games = Hier werden deine beendeten Spiele gezählt: Siege, Stufen, Eröffnungen und wie gut du spielst.
people-device = Auf diesem Gerät gezählt, ohne Konto.
people-device-title = Auf diesem Gerät
people-account = Konto
people-public = Meine öffentliche Seite
people-ratings = Wertungen
people-ratings-none = Noch keine gewerteten Spiele.
people-rated-games =
    { $n ->
        [one] Ein Spiel
       *[other] { $n } Spiele
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } nach einem Spiel
       *[other] { $pool }: { $rating } nach { $n } Spielen
    }
people-provisional = { $rating }, noch unsicher
people-since = Seit { $when }
people-here = Gerade da
people-away = Nicht da
people-playing = Spielt gerade
people-watch = Zuschauen
people-watch-of = Beim Spiel von { $name } zuschauen
people-recent = Letzte Spiele
people-recent-none = Keine Spiele, die alle sehen dürfen.
people-unnamed = Jemand
people-winner = Gewonnen: { $side }
people-draw = Remis
people-over = { $result } · { $when }
people-challenge = Herausfordern
people-follow = Folgen
people-following = Du folgst
people-block = Blockieren
people-unblock = Freigeben
people-unblock-of = { $name } nicht mehr blockieren
people-report = Melden
people-sign-in = Zum Folgen und Herausfordern brauchst du ein Konto.
people-followed = Leute, denen du folgst
people-followed-none = Du folgst noch niemandem. Öffne ein Profil und tippe auf „Folgen“.
people-blocked = Blockierte Leute
people-find = Namen suchen
people-find-go = Öffnen
people-wishes = Was andere sehen
people-hidden = Niemand sieht, wann ich da bin
people-delayed = Meine gewerteten Spiele sieht das Publikum drei Minuten später
challenge-title = { $name } herausfordern
challenge-clock = Uhr
challenge-rated = Gewertetes Spiel
challenge-send = Herausforderung senden
challenge-minute = Für die Antwort ist eine Minute Zeit.
challenge-day = Für die Antwort ist ein Tag Zeit.
challenge-label = Herausforderungen
challenge-from = { $name } möchte mit dir spielen
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · gewertet
challenge-accept = Spielen
challenge-decline = Nein, danke
challenge-waiting = Warten auf { $name }
challenge-cancel = Zurückziehen
challenge-declined = { $name } kann gerade nicht spielen.
challenge-rematch = Revanche angeboten: { $names }
challenge-look = Zum Tisch
challenge-later = Später
watching-none = Gerade läuft kein Spiel zum Zuschauen.
watch-delayed = Du siehst dieses Spiel drei Minuten später, weil sich das jemand am Tisch so wünscht.
games-rematch = Revanche angeboten, { $when }
why-people-not_welcome = Du kannst mit dieser Person gerade nicht spielen.
why-people-unknown_player = Diesen Namen hat hier niemand.
why-people-yourself = Das bist du selbst.
why-people-too_many_people = Die Liste ist voll: höchstens 200 Personen. Entferne zuerst jemanden.
why-people-too_many_challenges = Höchstens 10 deiner Herausforderungen können offen sein.
why-people-challenge_over = Die Herausforderung ist vorbei.
why-people-no_such_challenge = Die Herausforderung ist vorbei.
