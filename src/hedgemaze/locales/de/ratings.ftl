# Gewertete Spiele: die Wahl in der Lobby, Wertungen neben Namen, was ein Spiel geändert hat.

rated-choice = Zählt das Spiel?
rated-casual = Nur zum Spaß
rated-rated = Gewertet
rated-sign-in = Für gewertete Spiele brauchst du ein Konto.
rated-casual-about = Niemandes Wertung ändert sich.
rated-yours = Deine Wertung: { $rating }
rated-first = Dein erstes gewertetes Spiel dieser Art. Du beginnst bei 1500.
rated-range = Gesucht: Wertung von { $low } bis { $high }
rated-anyone = Gesucht: irgendwer
rated-rating = Wertung { $rating }
rated-uncertain = Wertung { $rating }, noch unsicher
rated-new = Neue Wertungen
rated-counting = Die neuen Wertungen werden berechnet …
rated-void-short = Das Spiel war zu kurz, um zu zählen.
rated-void-closed = Das Spiel zählt nicht, weil es abgebrochen wurde.
rated-void-account = Das Spiel zählt nicht, weil jemand kein Konto mehr hat.
rated-one-screen = In einem gewerteten Spiel braucht jede Person ein eigenes Gerät.
why-room-rated = In einem gewerteten Spiel wird nichts zurückgenommen.
why-room-rated_account = An diesem Tisch wird gewertet: Leg ein Konto an oder nimm einen anderen Tisch.
why-room-rated_twice = Du sitzt schon an diesem Tisch.
why-room-bad_rated = Ein gewertetes Spiel braucht eine Uhr, die üblichen Regeln und Menschen auf allen Plätzen.
