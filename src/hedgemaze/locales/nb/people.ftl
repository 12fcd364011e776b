page-me = Resultatene mine
page-player = Spiller
page-watching = Se på partier
people-games = Partier
people-won = Vunnet
people-results = { $won } vunnet · { $drawn } uavgjort · { $lost } tapt
people-mode = Spill
people-levels = Mot datamaskinen
people-as = Du spilte: { $side }
people-accuracy = Treffsikkerhet
people-accuracy-label =
    { $n ->
        [one] Ett parti; nå { $now }
       *[other] { $n } partier; nå { $now }
    }
people-accuracy-none = Spill ferdig to partier, så viser en linje hvor godt du spiller.
people-openings = Åpningene dine
people-no-games = Her telles de ferdige partiene dine: seire, nivåer, åpninger og hvor godt du spiller.
people-device = Telt på denne enheten, uten konto.
people-device-title = På denne enheten
people-account = Konto
people-public = Min offentlige side
people-ratings = Rating
people-ratings-none = Ingen partier med rating ennå.
people-rated-games =
    { $n ->
        [one] Ett parti
       *[other] { $n } partier
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } etter ett parti
       *[other] { $pool }: { $rating } etter { $n } partier
    }
people-provisional = { $rating }, fortsatt usikker
people-since = Medlem siden { $when }
people-here = Her nå
people-away = Ikke her
people-playing = Spiller nå
people-watch = Se på
people-watch-of = Se på partiet: { $name }
people-recent = Siste partier
people-recent-none = Ingen partier som alle kan se.
people-unnamed = Noen
people-winner = Vant: { $side }
people-draw = Uavgjort
people-over = { $result } · { $when }
people-challenge = Utfordre
people-follow = Følg
people-following = Følger
people-block = Blokker
people-unblock = Fjern blokkering
people-unblock-of = Fjern blokkering av { $name }
people-report = Rapporter
people-sign-in = Du trenger en konto for å følge eller utfordre spillere.
people-followed = Folk du følger
people-followed-none = Du følger ingen ennå. Åpne siden til en spiller og trykk på Følg.
people-blocked = Blokkerte personer
people-find = Finn en spiller etter navn
people-find-go = Åpne
people-wishes = Hva andre ser
people-hidden = Ingen ser når jeg er her
people-delayed = Tilskuere ser partiene mine med rating tre minutter senere
challenge-title = Utfordre { $name }
challenge-clock = Klokke
challenge-rated = Parti med rating
challenge-send = Send utfordringen
challenge-minute = Svarfristen er ett minutt.
challenge-day = Svarfristen er ett døgn.
challenge-label = Utfordringer
challenge-from = { $name } vil spille med deg
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · med rating
challenge-accept = Spill
challenge-decline = Nei takk
challenge-waiting = Venter på { $name }
challenge-cancel = Trekk tilbake
challenge-declined = { $name } kan ikke spille nå.
challenge-rematch = Omkamp er tilbudt: { $names }
challenge-look = Til bordet
challenge-later = Senere
watching-none = Akkurat nå spiller ingen et parti du kan se på.
watch-delayed = Du ser på med tre minutters forsinkelse fordi en spiller ønsker det.
games-rematch = Omkamp er tilbudt, { $when }
why-people-not_welcome = Du kan ikke spille med denne personen nå.
why-people-unknown_player = Det er ingen spiller med dette navnet.
why-people-yourself = Det er deg selv.
why-people-too_many_people = Listen er full: høyst 200 personer. Fjern noen først.
why-people-too_many_challenges = Høyst 10 av utfordringene dine kan være åpne.
why-people-challenge_over = Utfordringen er over.
why-people-no_such_challenge = Utfordringen er over.
