page-me = Mina resultat
page-player = Spelare
page-watching = Titta på partier
people-games = Partier
people-won = Vunnet
people-results = { $won } vunna · { $drawn } oavgjorda · { $lost } förlorade
people-mode = Spel
people-levels = Mot datorn
people-as = Du spelade: { $side }
people-accuracy = Träffsäkerhet
people-accuracy-label =
    { $n ->
        [one] Ett parti; nu { $now }
       *[other] { $n } partier; nu { $now }
    }
people-accuracy-none = Spela klart två partier, så visar en linje hur bra du spelar.
people-openings = Dina öppningar
people-no-games = Här räknas dina avslutade partier: vinster, nivåer, öppningar och hur bra du spelar.
people-device = Räknat på den här enheten, utan konto.
people-device-title = På den här enheten
people-account = Konto
people-public = Min offentliga sida
people-ratings = Rating
people-ratings-none = Inga rankade partier än.
people-rated-games =
    { $n ->
        [one] Ett parti
       *[other] { $n } partier
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } efter ett parti
       *[other] { $pool }: { $rating } efter { $n } partier
    }
people-provisional = { $rating }, ännu osäker
people-since = Medlem sedan { $when }
people-here = Här nu
people-away = Inte här
people-playing = Spelar nu
people-watch = Titta
people-watch-of = Titta på partiet: { $name }
people-recent = Senaste partierna
people-recent-none = Inga partier som alla får se.
people-unnamed = Någon
people-winner = Vann: { $side }
people-draw = Oavgjort
people-over = { $result } · { $when }
people-challenge = Utmana
people-follow = Följ
people-following = Följer
people-block = Blockera
people-unblock = Avblockera
people-unblock-of = Avblockera { $name }
people-report = Anmäl
people-sign-in = För att följa eller utmana spelare behöver du ett konto.
people-followed = Personer du följer
people-followed-none = Du följer ingen än. Öppna en spelares sida och tryck på ”Följ”.
people-blocked = Blockerade personer
people-find = Sök spelare efter namn
people-find-go = Öppna
people-wishes = Vad andra ser
people-hidden = Ingen ser när jag är här
people-delayed = Åskådare ser mina rankade partier tre minuter senare
challenge-title = Utmana { $name }
challenge-clock = Klocka
challenge-rated = Rankat parti
challenge-send = Skicka utmaningen
challenge-minute = Det går att svara i en minut.
challenge-day = Det går att svara i ett dygn.
challenge-label = Utmaningar
challenge-from = { $name } vill spela med dig
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · rankat
challenge-accept = Spela
challenge-decline = Nej tack
challenge-waiting = Väntar på { $name }
challenge-cancel = Dra tillbaka
challenge-declined = { $name } kan inte spela nu.
challenge-rematch = Revansch erbjuds: { $names }
challenge-look = Till bordet
challenge-later = Senare
watching-none = Just nu spelar ingen ett parti som går att titta på.
watch-delayed = Du tittar på med tre minuters fördröjning, eftersom en spelare vill det.
games-rematch = Revansch erbjuds, { $when }
why-people-not_welcome = Du kan inte spela med den här personen nu.
why-people-unknown_player = Det finns ingen spelare med det här namnet.
why-people-yourself = Det är du själv.
why-people-too_many_people = Listan är full: högst 200 personer. Ta bort någon först.
why-people-too_many_challenges = Högst 10 av dina utmaningar kan vänta på svar.
why-people-challenge_over = Utmaningen är över.
why-people-no_such_challenge = Utmaningen är över.
