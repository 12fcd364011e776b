page-tournaments = Turneringer
page-tournament = Turnering
tournaments-mine = Turneringene dine
tournaments-listed = Åpne for alle
tournaments-none = Det er ingen åpen turnering nå. Lag en!
tournament-make = Lag en turnering
tournament-make-about = Velg en type, send lenken til vennene dine, og start når alle er på plass.
tournament-title = Navn på turneringen
tournament-kind = Type
tournament-round_robin = Alle mot alle
tournament-round_robin-about = Alle spiller mot alle.
tournament-knock_out = Cup
tournament-knock_out-about = Den som taper en kamp, er ute.
tournament-arena = Arena
tournament-arena-about = Spill det ene partiet etter det andre til tiden er ute.
tournament-places = Maks. antall
tournament-minutes = Lengde
tournament-minutes-n =
    { $n ->
        [one] Ett minutt
       *[other] { $n } minutter
    }
tournament-clock = Klokke
tournament-fill = Fyll tomme plasser med datamaskinen
tournament-fill-none = Ingen datamaskin
tournament-rated = Partiene teller for rating (alle trenger konto)
tournament-bots = Boter kan være med
tournament-public = Vis den for alle
tournament-plays = Jeg spiller også
tournament-when = Start
tournament-when-host = Når jeg vil
tournament-when-minutes =
    { $n ->
        [one] Om ett minutt
       *[other] Om { $n } minutter
    }
tournament-create = Opprett
tournament-join = Bli med
tournament-joined = Du er med i denne turneringen.
tournament-leave = Forlat
tournament-leave-ask = Forlate turneringen? Du taper alle partiene du ikke har spilt ennå.
tournament-start = Start nå
tournament-cancel = Avlys
tournament-cancel-ask = Avlyse turneringen? Spillerne som er med, kan da ikke spille den.
tournament-cancelled = Denne turneringen er avlyst.
tournament-remove = Fjern
tournament-remove-ask = Fjerne { $name } fra turneringen?
tournament-invite = Inviter andre
tournament-wait-host = Turneringen begynner når verten starter den.
tournament-players = Spillere: { $n } av { $places }
tournament-count =
    { $n ->
        [one] Én spiller
       *[other] { $n } spillere
    }
tournament-begins-in = Den begynner om { $time }
tournament-ends-in = { $time } igjen
tournament-finishing = Tiden er ute. De siste partiene spilles.
tournament-pause = Ta en pause
tournament-resume = Spill videre
tournament-paused = Du har pause.
tournament-waiting-pair = Du får snart en motstander. Bli på denne siden.
tournament-waiting-round = Vent på neste runde.
tournament-out = Du er ute. Se på de andre!
tournament-your-game = Partiet ditt begynner: du møter { $rival }.
tournament-go = Til bordet
tournament-back = Tilbake til turneringen
tournament-round = Runde { $n }
tournament-round-of = Runde { $n } av { $total }
tournament-final = Finale
tournament-semifinal = Semifinale
tournament-quarterfinal = Kvartfinale
tournament-standings = Tabell
tournament-bracket = Kampoppsett
tournament-cross = Hvem slo hvem
tournament-games = Partier
tournament-watch = Se på
tournament-place = Plass
tournament-player = Spiller
tournament-points = Poeng
tournament-played = Partier
tournament-wins = Seire
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: poengene til dem du har slått, telt dobbelt, pluss poengene til dem du har spilt uavgjort mot
tournament-computer = Datamaskin { $n }
tournament-erased = Noen
tournament-free = Frirunde
tournament-open-place = Ikke klart ennå
tournament-left = har gått
tournament-over = Turneringen er slutt.
tournament-winner = { $name } vinner turneringen!
tournament-forfeit = ikke spilt
tournament-lot = tilfeldig
tournament-points-about = En seier gir 2 poeng, uavgjort 1.
tournament-missing = Den turneringen finnes ikke.
tournament-win = vunnet
tournament-draw = uavgjort
tournament-loss = tapt
tournament-running = spilles nå
why-tournament-none = Den turneringen finnes ikke.
why-tournament-started = Turneringen har allerede begynt.
why-tournament-over = Turneringen er slutt.
why-tournament-full = Alle plasser er tatt.
why-tournament-removed = Verten har fjernet deg fra denne turneringen.
why-tournament-accounts_only = Det spilles med rating: du trenger en konto for å spille.
why-tournament-no_bots = Boter kan ikke være med i denne turneringen.
why-tournament-name_taken = En annen spiller har dette navnet. Velg et annet.
why-tournament-not_in = Du er ikke med i denne turneringen.
why-tournament-not_host = Bare verten kan gjøre dette.
why-tournament-no_pause = Det er ingen pause i denne turneringen.
why-tournament-too_few = En turnering trenger minst tre spillere.
why-tournament-too_many = Du har allerede for mange turneringer. Gjør ferdig en først.
why-tournament-bad_mode = Dette spillet kan ikke spilles i en turnering.
why-tournament-bad_start = Starten må være innen de neste 30 dagene.
why-tournament-bad_rated = Bare mennesker spiller partier med rating.
