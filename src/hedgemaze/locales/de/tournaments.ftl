# Tournaments: making one, joining, and following it.

page-tournaments = Turniere
page-tournament = Turnier
tournaments-mine = Deine Turniere
tournaments-listed = Offen für alle
tournaments-none = Gerade ist kein Turnier offen. Mach eins auf!
tournament-make = Turnier erstellen
tournament-make-about = Wähle eine Art, schick den Link an deine Freunde und starte, wenn alle da sind.
tournament-title = Name des Turniers
tournament-kind = Art
tournament-round_robin = Jeder gegen jeden
tournament-round_robin-about = Alle spielen gegen alle.
tournament-knock_out = K.-o.-System
tournament-knock_out-about = Wer ein Duell verliert, ist raus.
tournament-arena = Arena
tournament-arena-about = Spiele immer wieder, bis die Zeit um ist.
tournament-places = Höchstens
tournament-minutes = Dauer
tournament-minutes-n =
    { $n ->
        [one] Eine Minute
       *[other] { $n } Minuten
    }
tournament-clock = Uhr
tournament-fill = Freie Plätze mit dem Computer füllen
tournament-fill-none = Kein Computer
tournament-rated = Spiele zählen für die Wertung (alle brauchen ein Konto)
tournament-bots = Bots dürfen mitspielen
tournament-public = Allen zeigen
tournament-plays = Ich spiele mit
tournament-when = Beginn
tournament-when-host = Wann ich will
tournament-when-minutes =
    { $n ->
        [one] In einer Minute
       *[other] In { $n } Minuten
    }
tournament-create = Erstellen
tournament-join = Mitspielen
tournament-joined = Du spielst in diesem Turnier mit.
tournament-leave = Verlassen
tournament-leave-ask = Das Turnier verlassen? Du verlierst alle Spiele, die du noch nicht gespielt hast.
tournament-start = Jetzt starten
tournament-cancel = Absagen
tournament-cancel-ask = Das Turnier absagen? Alle, die schon dabei sind, können es dann nicht mehr spielen.
tournament-cancelled = Dieses Turnier wurde abgesagt.
tournament-remove = Entfernen
tournament-remove-ask = { $name } aus dem Turnier entfernen?
tournament-invite = Andere einladen
tournament-wait-host = Das Turnier beginnt, sobald es gestartet wird.
tournament-players = Dabei: { $n } von { $places }
tournament-count =
    { $n ->
        [one] Eine Person
       *[other] { $n } dabei
    }
tournament-begins-in = Es beginnt in { $time }
tournament-ends-in = Noch { $time }
tournament-finishing = Die Zeit ist um. Die letzten Spiele laufen noch.
tournament-pause = Pause machen
tournament-resume = Weiterspielen
tournament-paused = Du machst gerade Pause.
tournament-waiting-pair = Gleich kommt dein nächstes Spiel. Bleib auf dieser Seite.
tournament-waiting-round = Warte auf die nächste Runde.
tournament-out = Du bist ausgeschieden. Schau den anderen zu!
tournament-your-game = Dein Spiel beginnt: Du spielst gegen { $rival }.
tournament-go = Zum Tisch
tournament-back = Zum Turnier
tournament-round = Runde { $n }
tournament-round-of = Runde { $n } von { $total }
tournament-final = Finale
tournament-semifinal = Halbfinale
tournament-quarterfinal = Viertelfinale
tournament-standings = Tabelle
tournament-bracket = Turnierbaum
tournament-cross = Wer gegen wen
tournament-games = Spiele
tournament-watch = Zuschauen
tournament-place = Platz
tournament-player = Name
tournament-points = Punkte
tournament-played = Spiele
tournament-wins = Siege
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: die Punkte derer, die du besiegt hast, doppelt gezählt, plus die Punkte derer, gegen die du remis gespielt hast
tournament-computer = Computer { $n }
tournament-erased = Jemand
tournament-free = Freilos
tournament-open-place = Noch offen
tournament-left = ist gegangen
tournament-over = Das Turnier ist vorbei.
tournament-winner = { $name } gewinnt das Turnier!
tournament-forfeit = nicht gespielt
tournament-lot = durch Los
tournament-points-about = Ein Sieg gibt 2 Punkte, ein Remis 1.
tournament-missing = Dieses Turnier gibt es nicht.
tournament-win = gewonnen
tournament-draw = remis
tournament-loss = verloren
tournament-running = läuft gerade
why-tournament-none = Dieses Turnier gibt es nicht.
why-tournament-started = Das Turnier hat schon begonnen.
why-tournament-over = Das Turnier ist vorbei.
why-tournament-full = Alle Plätze sind vergeben.
why-tournament-removed = Du wurdest aus diesem Turnier entfernt.
why-tournament-accounts_only = Die Spiele werden gewertet: Zum Mitspielen brauchst du ein Konto.
why-tournament-no_bots = Bots dürfen bei diesem Turnier nicht mitspielen.
why-tournament-name_taken = Diesen Namen gibt es hier schon. Bitte nimm einen anderen.
why-tournament-not_in = Du spielst in diesem Turnier nicht mit.
why-tournament-not_host = Das darf nur, wer das Turnier gemacht hat.
why-tournament-no_pause = In diesem Turnier gibt es keine Pause.
why-tournament-too_few = Ein Turnier braucht mindestens drei, die mitspielen.
why-tournament-too_many = Du hast schon zu viele Turniere. Beende erst eins davon.
why-tournament-bad_mode = Dieses Spiel passt nicht in ein Turnier.
why-tournament-bad_start = Der Beginn muss in den nächsten 30 Tagen liegen.
why-tournament-bad_rated = Gewertete Spiele spielen nur Menschen.
