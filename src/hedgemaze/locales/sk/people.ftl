page-me = Moje výsledky
page-player = Hráč
page-watching = Sledovať hry
people-games = Hry
people-won = Výhry
people-results = Výhry { $won } · remízy { $drawn } · prehry { $lost }
people-mode = Hra
people-levels = Proti počítaču
people-as = Tvoja strana: { $side }
people-accuracy = Presnosť
people-accuracy-label =
    { $n ->
        [one] Jedna hra; teraz { $now }
        [few] { $n } hry; teraz { $now }
       *[other] { $n } hier; teraz { $now }
    }
people-accuracy-none = Dohraj dve hry a čiara ti ukáže, ako dobre hráš.
people-openings = Tvoje otvorenia
people-no-games = Tu sa počítajú tvoje dohraté hry: výhry, úrovne, otvorenia a ako dobre hráš.
people-device = Počíta sa na tomto zariadení, bez účtu.
people-device-title = Na tomto zariadení
people-account = Účet
people-public = Moja verejná stránka
people-ratings = Hodnotenia
people-ratings-none = Zatiaľ žiadne hodnotené hry.
people-rated-games =
    { $n ->
        [one] Jedna hra
        [few] { $n } hry
       *[other] { $n } hier
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } po jednej hre
        [few] { $pool }: { $rating } po { $n } hrách
       *[other] { $pool }: { $rating } po { $n } hrách
    }
people-provisional = { $rating }, zatiaľ neisté
people-since = Od { $when }
people-here = Je tu
people-away = Nie je tu
people-playing = Práve hrá
people-watch = Sledovať
people-watch-of = Sledovať hru: { $name }
people-recent = Posledné hry
people-recent-none = Žiadne hry, ktoré smie vidieť každý.
people-unnamed = Niekto
people-winner = Výhra: { $side }
people-draw = Remíza
people-over = { $result } · { $when }
people-challenge = Vyzvať
people-follow = Pridať
people-following = Pridané
people-block = Blokovať
people-unblock = Odblokovať
people-unblock-of = Odblokovať: { $name }
people-report = Nahlásiť
people-sign-in = Na pridávanie a vyzývanie hráčov potrebuješ účet.
people-followed = Pridaní hráči
people-followed-none = Zatiaľ nikoho nemáš. Otvor stránku hráča a ťukni na „Pridať“.
people-blocked = Blokovaní hráči
people-find = Nájsť hráča podľa mena
people-find-go = Otvoriť
people-wishes = Čo vidia ostatní
people-hidden = Nikto nevidí, kedy tu som
people-delayed = Diváci vidia moje hodnotené hry o tri minúty neskôr
challenge-title = Výzva: { $name }
challenge-clock = Hodiny
challenge-rated = Hodnotená hra
challenge-send = Poslať výzvu
challenge-minute = Na odpoveď je jedna minúta.
challenge-day = Na odpoveď je jeden deň.
challenge-label = Výzvy
challenge-from = { $name } si chce s tebou zahrať
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · hodnotená
challenge-accept = Hrať
challenge-decline = Nie, vďaka
challenge-waiting = Čaká sa na odpoveď: { $name }
challenge-cancel = Vziať späť
challenge-declined = { $name } teraz nemôže hrať.
challenge-rematch = Ponuka odvety: { $names }
challenge-look = K stolu
challenge-later = Neskôr
watching-none = Práve sa nehrá žiadna hra na sledovanie.
watch-delayed = Túto hru vidíš o tri minúty neskôr: niekto z hráčov si to želá.
games-rematch = Ponuka odvety, { $when }
why-people-not_welcome = S týmto človekom teraz nemôžeš hrať.
why-people-unknown_player = Hráč s týmto menom tu nie je.
why-people-yourself = To si ty.
why-people-too_many_people = Zoznam je plný: najviac 200 ľudí. Najprv niekoho odober.
why-people-too_many_challenges = Na odpoveď môže čakať najviac 10 tvojich výziev.
why-people-challenge_over = Výzva už neplatí.
why-people-no_such_challenge = Výzva už neplatí.
