page-me = Mano rezultatai
page-player = Žaidėjas
page-watching = Stebėti žaidimus
people-games = Žaidimai
people-won = Laimėta
people-results = Laimėta { $won } · lygiosios { $drawn } · pralaimėta { $lost }
people-mode = Žaidimas
people-levels = Su kompiuteriu
people-as = Žaista už: { $side }
people-accuracy = Tikslumas
people-accuracy-label =
    { $n ->
        [one] { $n } žaidimas; dabar { $now }
        [few] { $n } žaidimai; dabar { $now }
       *[other] { $n } žaidimų; dabar { $now }
    }
people-accuracy-none = Sužaisk du žaidimus, ir linija rodys, kaip gerai žaidi.
people-openings = Tavo pradžios
people-no-games = Čia skaičiuojami tavo baigti žaidimai: pergalės, lygiai, pradžios ir kaip gerai žaidi.
people-device = Skaičiuojama šiame įrenginyje, be paskyros.
people-device-title = Šiame įrenginyje
people-account = Paskyra
people-public = Mano viešas puslapis
people-ratings = Reitingai
people-ratings-none = Reitinginių žaidimų dar nėra.
people-rated-games =
    { $n ->
        [one] { $n } žaidimas
        [few] { $n } žaidimai
       *[other] { $n } žaidimų
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } po { $n } žaidimo
        [few] { $pool }: { $rating } po { $n } žaidimų
       *[other] { $pool }: { $rating } po { $n } žaidimų
    }
people-provisional = { $rating }, dar netikslus
people-since = Nuo { $when }
people-here = Dabar čia
people-away = Nėra čia
people-playing = Dabar žaidžia
people-watch = Stebėti
people-watch-of = Stebėti žaidimą, kurį žaidžia { $name }
people-recent = Paskutiniai žaidimai
people-recent-none = Nėra žaidimų, kuriuos gali matyti visi.
people-unnamed = Kažkas
people-winner = Laimi: { $side }
people-draw = Lygiosios
people-over = { $result } · { $when }
people-challenge = Mesti iššūkį
people-follow = Sekti
people-following = Sekama
people-block = Blokuoti
people-unblock = Atblokuoti
people-unblock-of = Atblokuoti: { $name }
people-report = Pranešti
people-sign-in = Norint sekti žaidėjus ar mesti iššūkį, reikia paskyros.
people-followed = Ką seki
people-followed-none = Dar nieko neseki. Atverk žaidėjo puslapį ir spausk „Sekti“.
people-blocked = Užblokuoti žmonės
people-find = Rasti žaidėją pagal vardą
people-find-go = Atverti
people-wishes = Ką mato kiti
people-hidden = Niekas nemato, kada esu čia
people-delayed = Stebėtojai mano reitinginius žaidimus mato po trijų minučių
challenge-title = Iššūkis: { $name }
challenge-clock = Laikrodis
challenge-rated = Reitinginis žaidimas
challenge-send = Siųsti iššūkį
challenge-minute = Atsakyti galima per vieną minutę.
challenge-day = Atsakyti galima per vieną dieną.
challenge-label = Iššūkiai
challenge-from = { $name } nori su tavimi žaisti
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · reitinginis
challenge-accept = Žaisti
challenge-decline = Ne, ačiū
challenge-waiting = Laukiama: { $name }
challenge-cancel = Atšaukti
challenge-declined = { $name } dabar negali žaisti.
challenge-rematch = Siūlomas revanšas: { $names }
challenge-look = Prie stalo
challenge-later = Vėliau
watching-none = Dabar nėra žaidimo, kurį būtų galima stebėti.
watch-delayed = Šį žaidimą matai trimis minutėmis vėliau, nes to nori vienas žaidėjas.
games-rematch = Siūlomas revanšas, { $when }
why-people-not_welcome = Su šiuo žmogumi dabar žaisti negali.
why-people-unknown_player = Žaidėjo tokiu vardu nėra.
why-people-yourself = Tai tu.
why-people-too_many_people = Sąrašas pilnas: daugiausia 200 žmonių. Pirma ką nors pašalink.
why-people-too_many_challenges = Atsakymo gali laukti daugiausia 10 tavo iššūkių.
why-people-challenge_over = Iššūkis nebegalioja.
why-people-no_such_challenge = Iššūkis nebegalioja.
