page-tournaments = Turneringer
page-tournament = Turnering
tournaments-mine = Dine turneringer
tournaments-listed = Åbne for alle
tournaments-none = Der er ingen åben turnering lige nu. Lav en!
tournament-make = Lav en turnering
tournament-make-about = Vælg en type, send linket til dine venner, og start, når alle er på plads.
tournament-title = Turneringens navn
tournament-kind = Type
tournament-round_robin = Alle mod alle
tournament-round_robin-about = Alle spiller mod alle.
tournament-knock_out = Knockout
tournament-knock_out-about = Den, der taber en kamp, er ude.
tournament-arena = Arena
tournament-arena-about = Spil det ene spil efter det andet, til tiden er gået.
tournament-places = Maks. spillere
tournament-minutes = Længde
tournament-minutes-n =
    { $n ->
        [one] Ét minut
       *[other] { $n } minutter
    }
tournament-clock = Ur
tournament-fill = Fyld tomme pladser med computeren
tournament-fill-none = Ingen computer
tournament-rated = Spillene tæller til rating (alle skal have en konto)
tournament-bots = Bots må være med
tournament-public = Vis den for alle
tournament-plays = Jeg spiller også
tournament-when = Start
tournament-when-host = Når jeg vil
tournament-when-minutes =
    { $n ->
        [one] Om ét minut
       *[other] Om { $n } minutter
    }
tournament-create = Opret
tournament-join = Vær med
tournament-joined = Du er med i denne turnering.
tournament-leave = Forlad
tournament-leave-ask = Vil du forlade turneringen? Du taber alle de spil, du ikke har spillet endnu.
tournament-start = Start nu
tournament-cancel = Aflys
tournament-cancel-ask = Vil du aflyse turneringen? De spillere, der er med, kan så ikke spille den.
tournament-cancelled = Denne turnering er aflyst.
tournament-remove = Fjern
tournament-remove-ask = Vil du fjerne { $name } fra turneringen?
tournament-invite = Invitér andre
tournament-wait-host = Turneringen begynder, når værten starter den.
tournament-players = Spillere: { $n } af { $places }
tournament-count =
    { $n ->
        [one] Én spiller
       *[other] { $n } spillere
    }
tournament-begins-in = Den begynder om { $time }
tournament-ends-in = { $time } tilbage
tournament-finishing = Tiden er gået. De sidste spil bliver spillet.
tournament-pause = Hold pause
tournament-resume = Spil videre
tournament-paused = Du holder pause.
tournament-waiting-pair = Du får snart en modstander. Bliv på denne side.
tournament-waiting-round = Vent på næste runde.
tournament-out = Du er ude. Se de andre spille!
tournament-your-game = Dit spil begynder: du møder { $rival }.
tournament-go = Til bordet
tournament-back = Tilbage til turneringen
tournament-round = Runde { $n }
tournament-round-of = Runde { $n } af { $total }
tournament-final = Finale
tournament-semifinal = Semifinale
tournament-quarterfinal = Kvartfinale
tournament-standings = Stilling
tournament-bracket = Kampplan
tournament-cross = Hvem slog hvem
tournament-games = Spil
tournament-watch = Se med
tournament-place = Plads
tournament-player = Spiller
tournament-points = Point
tournament-played = Spil
tournament-wins = Sejre
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: pointene hos dem, du har slået, talt dobbelt, plus pointene hos dem, du har spillet uafgjort med
tournament-computer = Computer { $n }
tournament-erased = Nogen
tournament-free = Oversidder
tournament-open-place = Ikke kendt endnu
tournament-left = er gået
tournament-over = Turneringen er slut.
tournament-winner = { $name } vinder turneringen!
tournament-forfeit = ikke spillet
tournament-lot = tilfældigt
tournament-points-about = En sejr giver 2 point, uafgjort 1.
tournament-missing = Den turnering findes ikke.
tournament-win = vundet
tournament-draw = uafgjort
tournament-loss = tabt
tournament-running = spilles nu
why-tournament-none = Den turnering findes ikke.
why-tournament-started = Turneringen er allerede begyndt.
why-tournament-over = Turneringen er slut.
why-tournament-full = Alle pladser er taget.
why-tournament-removed = Værten har fjernet dig fra denne turnering.
why-tournament-accounts_only = Der spilles om rating: du skal have en konto for at spille.
why-tournament-no_bots = Bots må ikke være med i denne turnering.
why-tournament-name_taken = En anden spiller har dette navn. Vælg et andet.
why-tournament-not_in = Du er ikke med i denne turnering.
why-tournament-not_host = Kun værten må gøre dette.
why-tournament-no_pause = Der er ingen pause i denne turnering.
why-tournament-too_few = En turnering kræver mindst tre spillere.
why-tournament-too_many = Du har allerede for mange turneringer. Gør en færdig først.
why-tournament-bad_mode = Dette spil kan ikke spilles i en turnering.
why-tournament-bad_start = Starten skal være inden for de næste 30 dage.
why-tournament-bad_rated = Kun mennesker spiller om rating.
