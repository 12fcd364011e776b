page-me = Mani rezultāti
page-player = Spēlētājs
page-watching = Skatīties spēles
people-games = Spēles
people-won = Uzvarētas
people-results = uzvaras { $won } · neizšķirti { $drawn } · zaudējumi { $lost }
people-mode = Spēle
people-levels = Pret datoru
people-as = Tava puse: { $side }
people-accuracy = Precizitāte
people-accuracy-label =
    { $n ->
        [zero] { $n } spēļu; tagad { $now }
        [one] { $n } spēle; tagad { $now }
       *[other] { $n } spēles; tagad { $now }
    }
people-accuracy-none = Pabeidz divas spēles, un līnija rādīs, cik labi tu spēlē.
people-openings = Tavas atklātnes
people-no-games = Šeit tiek skaitītas tavas pabeigtās spēles: uzvaras, līmeņi, atklātnes un cik labi tu spēlē.
people-device = Skaitīts šajā ierīcē, bez konta.
people-device-title = Šajā ierīcē
people-account = Konts
people-public = Mana publiskā lapa
people-ratings = Reitingi
people-ratings-none = Reitinga spēļu vēl nav.
people-rated-games =
    { $n ->
        [zero] { $n } spēļu
        [one] { $n } spēle
       *[other] { $n } spēles
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [zero] { $pool }: { $rating } pēc { $n } spēlēm
        [one] { $pool }: { $rating } pēc { $n } spēles
       *[other] { $pool }: { $rating } pēc { $n } spēlēm
    }
people-provisional = { $rating }, vēl neprecīzs
people-since = Kopš: { $when }
people-here = Tagad šeit
people-away = Nav šeit
people-playing = Tagad spēlē
people-watch = Skatīties
people-watch-of = Skatīties spēli, ko spēlē { $name }
people-recent = Pēdējās spēles
people-recent-none = Nav spēļu, ko drīkst redzēt visi.
people-unnamed = Kāds
people-winner = Uzvar: { $side }
people-draw = Neizšķirts
people-over = { $result } · { $when }
people-challenge = Izaicināt
people-follow = Sekot
people-following = Tu seko
people-block = Bloķēt
people-unblock = Atbloķēt
people-unblock-of = Atbloķēt: { $name }
people-report = Ziņot
people-sign-in = Lai sekotu spēlētājiem vai izaicinātu tos, vajag kontu.
people-followed = Kam tu seko
people-followed-none = Tu vēl nevienam neseko. Atver spēlētāja lapu un spied „Sekot”.
people-blocked = Bloķētie
people-find = Atrast spēlētāju pēc vārda
people-find-go = Atvērt
people-wishes = Ko redz citi
people-hidden = Neviens neredz, kad esmu šeit
people-delayed = Skatītāji manas reitinga spēles redz pēc trim minūtēm
challenge-title = Izaicinājums: { $name }
challenge-clock = Pulkstenis
challenge-rated = Reitinga spēle
challenge-send = Sūtīt izaicinājumu
challenge-minute = Atbildēt var vienas minūtes laikā.
challenge-day = Atbildēt var vienas dienas laikā.
challenge-label = Izaicinājumi
challenge-from = { $name } grib ar tevi spēlēt
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · reitinga spēle
challenge-accept = Spēlēt
challenge-decline = Nē, paldies
challenge-waiting = Gaidām atbildi: { $name }
challenge-cancel = Atsaukt
challenge-declined = { $name } tagad nevar spēlēt.
challenge-rematch = Piedāvāts revanšs: { $names }
challenge-look = Pie galda
challenge-later = Vēlāk
watching-none = Pašlaik nav spēles, ko skatīties.
watch-delayed = Šo spēli tu redzi ar trīs minūšu nokavēšanos, jo tā vēlas kāds spēlētājs.
games-rematch = Piedāvāts revanšs, { $when }
why-people-not_welcome = Ar šo cilvēku tu tagad nevari spēlēt.
why-people-unknown_player = Spēlētāja ar šādu vārdu nav.
why-people-yourself = Tas esi tu.
why-people-too_many_people = Saraksts ir pilns: ne vairāk kā 200 cilvēku. Vispirms kādu noņem.
why-people-too_many_challenges = Uz atbildi var gaidīt ne vairāk kā 10 tavu izaicinājumu.
why-people-challenge_over = Izaicinājums vairs nav spēkā.
why-people-no_such_challenge = Izaicinājums vairs nav spēkā.
