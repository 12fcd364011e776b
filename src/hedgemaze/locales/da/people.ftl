page-me = Mine resultater
page-player = Spiller
page-watching = Se spil
people-games = Spil
people-won = Vundet
people-results = { $won } vundet · { $drawn } uafgjort · { $lost } tabt
people-mode = Spil
people-levels = Mod computeren
people-as = Du spillede: { $side }
people-accuracy = Præcision
people-accuracy-label =
    { $n ->
        [one] Ét spil; nu { $now }
       *[other] { $n } spil; nu { $now }
    }
people-accuracy-none = Spil to spil færdige, så viser en linje, hvor godt du spiller.
people-openings = Dine åbninger
people-no-games = Her tælles dine færdige spil: sejre, niveauer, åbninger og hvor godt du spiller.
people-device = Talt på denne enhed, uden konto.
people-device-title = På denne enhed
people-account = Konto
people-public = Min offentlige side
people-ratings = Ratings
people-ratings-none = Ingen spil om rating endnu.
people-rated-games =
    { $n ->
        [one] Ét spil
       *[other] { $n } spil
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } efter ét spil
       *[other] { $pool }: { $rating } efter { $n } spil
    }
people-provisional = { $rating }, endnu usikker
people-since = Siden { $when }
people-here = Her nu
people-away = Ikke her
people-playing = Spiller nu
people-watch = Se med
people-watch-of = Se spillet: { $name }
people-recent = Seneste spil
people-recent-none = Ingen spil, som alle må se.
people-unnamed = Nogen
people-winner = Vandt: { $side }
people-draw = Uafgjort
people-over = { $result } · { $when }
people-challenge = Udfordr
people-follow = Følg
people-following = Følger
people-block = Blokér
people-unblock = Fjern blokering
people-unblock-of = Fjern blokering af { $name }
people-report = Anmeld
people-sign-in = Du skal have en konto for at følge eller udfordre spillere.
people-followed = Folk, du følger
people-followed-none = Du følger ingen endnu. Åbn en spillers side, og tryk på »Følg«.
people-blocked = Blokerede personer
people-find = Find en spiller efter navn
people-find-go = Åbn
people-wishes = Hvad andre ser
people-hidden = Ingen ser, hvornår jeg er her
people-delayed = Tilskuere ser mine spil om rating tre minutter senere
challenge-title = Udfordr { $name }
challenge-clock = Ur
challenge-rated = Spil om rating
challenge-send = Send udfordringen
challenge-minute = Der er et minut til at svare.
challenge-day = Der er et døgn til at svare.
challenge-label = Udfordringer
challenge-from = { $name } vil spille med dig
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · om rating
challenge-accept = Spil
challenge-decline = Nej tak
challenge-waiting = Venter på { $name }
challenge-cancel = Træk tilbage
challenge-declined = { $name } kan ikke spille nu.
challenge-rematch = Der tilbydes revanche: { $names }
challenge-look = Til bordet
challenge-later = Senere
watching-none = Ingen spiller lige nu et spil, man kan se.
watch-delayed = Du ser med tre minutters forsinkelse, fordi en spiller ønsker det.
games-rematch = Der tilbydes revanche, { $when }
why-people-not_welcome = Du kan ikke spille med denne person nu.
why-people-unknown_player = Der er ingen spiller med dette navn.
why-people-yourself = Det er dig selv.
why-people-too_many_people = Listen er fuld: højst 200 personer. Fjern nogen først.
why-people-too_many_challenges = Højst 10 af dine udfordringer kan være åbne.
why-people-challenge_over = Udfordringen er slut.
why-people-no_such_challenge = Udfordringen er slut.
