page-me = Mijn resultaten
page-player = Speler
page-watching = Partijen kijken
people-games = Partijen
people-won = Gewonnen
people-results = { $won } gewonnen · { $drawn } gelijk · { $lost } verloren
people-mode = Spel
people-levels = Tegen de computer
people-as = Jij speelde: { $side }
people-accuracy = Nauwkeurigheid
people-accuracy-label =
    { $n ->
        [one] Eén partij; nu { $now }
       *[other] { $n } partijen; nu { $now }
    }
people-accuracy-none = Speel twee partijen uit, dan toont een lijn hoe goed je speelt.
people-openings = Jouw openingen
people-no-games = Hier worden je afgelopen partijen geteld: winst, niveaus, openingen en hoe goed je speelt.
people-device = Geteld op dit apparaat, zonder account.
people-device-title = Op dit apparaat
people-account = Account
people-public = Mijn openbare pagina
people-ratings = Ratings
people-ratings-none = Nog geen partijen voor de rating.
people-rated-games =
    { $n ->
        [one] Eén partij
       *[other] { $n } partijen
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } na één partij
       *[other] { $pool }: { $rating } na { $n } partijen
    }
people-provisional = { $rating }, nog onzeker
people-since = Sinds { $when }
people-here = Nu hier
people-away = Niet hier
people-playing = Speelt nu
people-watch = Kijken
people-watch-of = De partij van { $name } bekijken
people-recent = Laatste partijen
people-recent-none = Geen partijen die iedereen mag zien.
people-unnamed = Iemand
people-winner = Gewonnen: { $side }
people-draw = Gelijkspel
people-over = { $result } · { $when }
people-challenge = Uitdagen
people-follow = Volgen
people-following = Je volgt
people-block = Blokkeren
people-unblock = Deblokkeren
people-unblock-of = Deblokkeren: { $name }
people-report = Melden
people-sign-in = Om spelers te volgen of uit te dagen heb je een account nodig.
people-followed = Mensen die je volgt
people-followed-none = Je volgt nog niemand. Open de pagina van een speler en tik op Volgen.
people-blocked = Geblokkeerde mensen
people-find = Speler zoeken op naam
people-find-go = Openen
people-wishes = Wat anderen zien
people-hidden = Niemand ziet wanneer ik hier ben
people-delayed = Toeschouwers zien mijn partijen voor de rating drie minuten later
challenge-title = { $name } uitdagen
challenge-clock = Klok
challenge-rated = Partij met rating
challenge-send = Uitdaging versturen
challenge-minute = Er is één minuut om te antwoorden.
challenge-day = Er is één dag om te antwoorden.
challenge-label = Uitdagingen
challenge-from = { $name } wil met je spelen
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · met rating
challenge-accept = Spelen
challenge-decline = Nee, bedankt
challenge-waiting = Wachten op { $name }
challenge-cancel = Intrekken
challenge-declined = { $name } kan nu niet spelen.
challenge-rematch = Revanche aangeboden door: { $names }
challenge-look = Naar de tafel
challenge-later = Later
watching-none = Er wordt nu geen partij gespeeld om naar te kijken.
watch-delayed = Je kijkt met drie minuten vertraging, want dat wil een van de spelers.
games-rematch = Er is een revanche aangeboden, { $when }
why-people-not_welcome = Je kunt nu niet met deze persoon spelen.
why-people-unknown_player = Er is geen speler met deze naam.
why-people-yourself = Dat ben je zelf.
why-people-too_many_people = De lijst is vol: hoogstens 200 mensen. Haal er eerst iemand af.
why-people-too_many_challenges = Er kunnen hoogstens 10 van je uitdagingen openstaan.
why-people-challenge_over = De uitdaging is voorbij.
why-people-no_such_challenge = De uitdaging is voorbij.
