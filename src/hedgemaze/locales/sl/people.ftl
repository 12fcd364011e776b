page-me = Moji rezultati
page-player = Igralec
page-watching = Glej partije
people-games = Partije
people-won = Zmage
people-results = Zmage: { $won } · Remiji: { $drawn } · Porazi: { $lost }
people-mode = Igra
people-levels = Proti računalniku
people-as = Tvoja stran: { $side }
people-accuracy = Natančnost
people-accuracy-label =
    { $n ->
        [one] { $n } partija; zdaj { $now }
        [two] { $n } partiji; zdaj { $now }
        [few] { $n } partije; zdaj { $now }
       *[other] { $n } partij; zdaj { $now }
    }
people-accuracy-none = Končaj dve partiji in črta pokaže, kako dobro igraš.
people-openings = Tvoje otvoritve
people-no-games = Tu se štejejo tvoje končane partije: zmage, ravni, otvoritve in kako dobro igraš.
people-device = Šteto na tej napravi, brez računa.
people-device-title = Na tej napravi
people-account = Račun
people-public = Moja javna stran
people-ratings = Ratingi
people-ratings-none = Partij za rating še ni.
people-rated-games =
    { $n ->
        [one] { $n } partija
        [two] { $n } partiji
        [few] { $n } partije
       *[other] { $n } partij
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } po { $n } partiji
        [two] { $pool }: { $rating } po { $n } partijah
        [few] { $pool }: { $rating } po { $n } partijah
       *[other] { $pool }: { $rating } po { $n } partijah
    }
people-provisional = { $rating }, še negotov
people-since = Od: { $when }
people-here = Zdaj tukaj
people-away = Ni tukaj
people-playing = Zdaj igra
people-watch = Glej
people-watch-of = Glej partijo: { $name }
people-recent = Zadnje partije
people-recent-none = Ni partij, ki bi jih smeli videti vsi.
people-unnamed = Nekdo
people-winner = Zmaga: { $side }
people-draw = Remi
people-over = { $result } · { $when }
people-challenge = Izzovi
people-follow = Sledi
people-following = Slediš
people-block = Blokiraj
people-unblock = Odblokiraj
people-unblock-of = Odblokiraj: { $name }
people-report = Prijavi
people-sign-in = Za sledenje in izzive potrebuješ račun.
people-followed = Ljudje, ki jim slediš
people-followed-none = Nikomur še ne slediš. Odpri stran igralca in tapni »Sledi«.
people-blocked = Blokirani ljudje
people-find = Poišči igralca po imenu
people-find-go = Odpri
people-wishes = Kaj vidijo drugi
people-hidden = Nihče ne vidi, kdaj sem tukaj
people-delayed = Gledalci vidijo moje partije za rating tri minute pozneje
challenge-title = Izziv: { $name }
challenge-clock = Ura
challenge-rated = Partija za rating
challenge-send = Pošlji izziv
challenge-minute = Za odgovor je ena minuta.
challenge-day = Za odgovor je en dan.
challenge-label = Izzivi
challenge-from = { $name } želi igrati s teboj
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · za rating
challenge-accept = Igraj
challenge-decline = Ne, hvala
challenge-waiting = Čakaš na odgovor: { $name }
challenge-cancel = Umakni
challenge-declined = { $name } zdaj ne more igrati.
challenge-rematch = Ponujena je revanša: { $names }
challenge-look = K mizi
challenge-later = Pozneje
watching-none = Zdaj nihče ne igra partije, ki bi jo lahko gledali.
watch-delayed = To partijo vidiš tri minute pozneje: tako želi eden od igralcev.
games-rematch = Ponujena je revanša, { $when }
why-people-not_welcome = S to osebo zdaj ne moreš igrati.
why-people-unknown_player = Igralca s tem imenom ni.
why-people-yourself = To si ti.
why-people-too_many_people = Seznam je poln: največ 200 ljudi. Najprej koga odstrani.
why-people-too_many_challenges = Na odgovor lahko čaka največ 10 tvojih izzivov.
why-people-challenge_over = Ta izziv ne velja več.
why-people-no_such_challenge = Ta izziv ne velja več.
