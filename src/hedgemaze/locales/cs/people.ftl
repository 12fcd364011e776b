page-me = Moje výsledky
page-player = Hráč
page-watching = Sledovat hry
people-games = Hry
people-won = Výhry
people-results = Výhry { $won } · remízy { $drawn } · prohry { $lost }
people-mode = Hra
people-levels = Proti počítači
people-as = Tvoje strana: { $side }
people-accuracy = Přesnost
people-accuracy-label =
    { $n ->
        [one] Jedna hra; teď { $now }
        [few] { $n } hry; teď { $now }
       *[other] { $n } her; teď { $now }
    }
people-accuracy-none = Dohraj dvě hry a čára ti ukáže, jak dobře hraješ.
people-openings = Tvá zahájení
people-no-games = Tady se počítají tvé dohrané hry: výhry, úrovně, zahájení a jak dobře hraješ.
people-device = Počítá se na tomto zařízení, bez účtu.
people-device-title = Na tomto zařízení
people-account = Účet
people-public = Moje veřejná stránka
people-ratings = Hodnocení
people-ratings-none = Zatím žádné hodnocené hry.
people-rated-games =
    { $n ->
        [one] Jedna hra
        [few] { $n } hry
       *[other] { $n } her
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } po jedné hře
        [few] { $pool }: { $rating } po { $n } hrách
       *[other] { $pool }: { $rating } po { $n } hrách
    }
people-provisional = { $rating }, zatím nejisté
people-since = Od { $when }
people-here = Je tady
people-away = Není tady
people-playing = Právě hraje
people-watch = Sledovat
people-watch-of = Sledovat hru: { $name }
people-recent = Poslední hry
people-recent-none = Žádné hry, které smí vidět každý.
people-unnamed = Někdo
people-winner = Výhra: { $side }
people-draw = Remíza
people-over = { $result } · { $when }
people-challenge = Vyzvat
people-follow = Přidat
people-following = Přidáno
people-block = Blokovat
people-unblock = Odblokovat
people-unblock-of = Odblokovat: { $name }
people-report = Nahlásit
people-sign-in = K přidávání a vyzývání hráčů potřebuješ účet.
people-followed = Přidaní hráči
people-followed-none = Zatím nikoho nemáš. Otevři stránku hráče a ťukni na „Přidat“.
people-blocked = Blokovaní hráči
people-find = Najít hráče podle jména
people-find-go = Otevřít
people-wishes = Co vidí ostatní
people-hidden = Nikdo nevidí, kdy tu jsem
people-delayed = Diváci vidí mé hodnocené hry o tři minuty později
challenge-title = Výzva: { $name }
challenge-clock = Hodiny
challenge-rated = Hodnocená hra
challenge-send = Poslat výzvu
challenge-minute = Na odpověď je jedna minuta.
challenge-day = Na odpověď je jeden den.
challenge-label = Výzvy
challenge-from = { $name } si s tebou chce zahrát
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · hodnocená
challenge-accept = Hrát
challenge-decline = Ne, díky
challenge-waiting = Čeká se na odpověď: { $name }
challenge-cancel = Vzít zpět
challenge-declined = { $name } teď hrát nemůže.
challenge-rematch = Nabídka odvety: { $names }
challenge-look = Ke stolu
challenge-later = Později
watching-none = Právě se nehraje žádná hra ke sledování.
watch-delayed = Tuto hru vidíš o tři minuty později: někdo z hráčů si to přeje.
games-rematch = Nabídka odvety, { $when }
why-people-not_welcome = S tímto člověkem teď hrát nemůžeš.
why-people-unknown_player = Hráč s tímto jménem tu není.
why-people-yourself = To jsi ty.
why-people-too_many_people = Seznam je plný: nejvýše 200 lidí. Nejdřív někoho odeber.
why-people-too_many_challenges = Na odpověď může čekat nejvýše 10 tvých výzev.
why-people-challenge_over = Výzva už neplatí.
why-people-no_such_challenge = Výzva už neplatí.
