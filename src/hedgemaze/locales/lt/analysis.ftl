analysis-paste = Įklijuok poziciją arba žaidimo ėjimus ir parodyk
analysis-show = Rodyti
analysis-file = Atverti failą
analysis-position = Pozicija
analysis-link = Nuoroda į tai, ką rodo lenta
analysis-tab-lines = Variantai
analysis-tab-graph = Grafikas
analysis-tab-share = Dalytis
analysis-share-label = Dalytis ir atverti
analysis-copy-link = Kopijuoti nuorodą
analysis-copy-record = Kopijuoti ėjimus
analysis-download = Atsisiųsti
analysis-copied = Nukopijuota.
analysis-copy-failed = Naršyklė neleidžia kopijuoti. Toliau pateiktą nuorodą nukopijuok ranka.
analysis-set-up = Sudėlioti poziciją
analysis-who = Kas laimi
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Geriausi variantai
analysis-thinking = Galvoja …
analysis-try = Žaisti iki { $action }
analysis-nodes =
    { $n ->
        [one] Peržiūrėta { $n } pozicija
        [few] Peržiūrėtos { $n } pozicijos
       *[other] Peržiūrėta { $n } pozicijų
    }
analysis-certain =
    { $n ->
        [one] { $side } laimi per { $n } veiksmą
        [few] { $side } laimi per { $n } veiksmus
       *[other] { $side } laimi per { $n } veiksmų
    }
analysis-draw = Garantuotos lygiosios
analysis-first = Į pradžią
analysis-back = Atgal
analysis-next = Pirmyn
analysis-last = Į pabaigą
analysis-drawn = Rodyti kelius ir geriausius ėjimus
analysis-variation = Bandai savo ėjimus.
analysis-home = Atgal į žaidimą
analysis-branch = Po veiksmo { $n }:
analysis-forget = Ištrinti šį variantą
analysis-note = Pastaba
analysis-note-here = Pastaba apie rodomą poziciją
analysis-promote = Perkelti aukštyn
analysis-variation-bar = Ką daryti su variantu
analysis-better = Rodyti
exact-label = Tikrai žinoma:
exact-pacman =
    { $rounds ->
        [1] PAC-MAN’as laimi šiame raunde.
        [one] PAC-MAN’as laimi per { $rounds } raundą.
        [few] PAC-MAN’as laimi per { $rounds } raundus.
       *[other] PAC-MAN’as laimi per { $rounds } raundų.
    }
exact-ghosts =
    { $rounds ->
        [1] Vaiduokliai pagauna PAC-MAN’ą šiame raunde.
        [one] Vaiduokliai pagauna PAC-MAN’ą per { $rounds } raundą.
        [few] Vaiduokliai pagauna PAC-MAN’ą per { $rounds } raundus.
       *[other] Vaiduokliai pagauna PAC-MAN’ą per { $rounds } raundų.
    }
exact-open = Niekas negali užsitikrinti pergalės.
exact-open-life = Šioje gyvybėje vaiduokliai negali užtikrintai pagauti PAC-MAN’o, o PAC-MAN’as negali užtikrintai laimėti.
exact-short-pacman = PAC-MAN’as per { $rounds }
exact-short-ghosts = Vaiduokliai per { $rounds }
exact-short-open = Niekas
exact-offer = Su trimis vaiduokliais tai galima tiksliai apskaičiuoti. Užtruks minutę ar dvi.
exact-work = Apskaičiuoti
exact-working = Skaičiuojama …
graph-title = Visas žaidimas
graph-label = Žaidimo akimirka
graph-moment = Po veiksmo { $n }, { $action }: { $text }
graph-progress = Kiek žaidimo jau išnagrinėta
graph-stop = Stabdyti
graph-again = Nagrinėti visą žaidimą
summary-label = Kaip vyko žaidimas
summary-accuracy = Tikslumas:
summary-blunder =
    { $n ->
        [0] Grubių klaidų nėra
        [one] { $n } grubi klaida
        [few] { $n } grubios klaidos
       *[other] { $n } grubių klaidų
    }
summary-mistake =
    { $n ->
        [0] Klaidų nėra
        [one] { $n } klaida
        [few] { $n } klaidos
       *[other] { $n } klaidų
    }
summary-inaccuracy = Ne geriausių: { $n }
mark-inaccuracy = (ne geriausia)
mark-mistake = (klaida)
mark-blunder = (grubi klaida)
verdict-inaccuracy = { $action } – ne geriausia: { $better } būtų buvę { $percent } % geriau.
verdict-mistake = { $action } – klaida: { $better } būtų buvę { $percent } % geriau.
verdict-blunder = { $action } – grubi klaida: { $better } būtų buvę { $percent } % geriau.
verdict-thrown-win = { $action } iššvaistė garantuotą pergalę: { $better } laimi.
verdict-thrown-open = { $action } tikrai pralaimi: { $better } būtų išgelbėjęs žaidimą.
read-action = Ėjimo { $n }, { $action }, atlikti negalima: { $reason }
read-mode = Šio žaidimo taip žaisti negalima. Klaidos kodas: { $code }
read-maze = Šio labirinto naudoti negalima. Klaidos kodas: { $code }
read-house_rule = Šios namų taisyklės naudoti negalima. Klaidos kodas: { $code }
read-record = Šio žaidimo failo nepavyksta perskaityti. Klaidos kodas: { $code }
read-mode-unknown = Tokio žaidimo nėra.
read-position-too_long = Pozicijai tai per ilga.
read-position-unreadable = Tai nei pozicija, nei žaidimas.
read-position-fences = Nepavyksta perskaityti tvorų.
read-position-pieces = Nepavyksta perskaityti figūrėlių arba kurios nors trūksta.
read-position-stocks = Nepavyksta perskaityti, kiek liko tvorų.
read-position-pellets = Nepavyksta perskaityti energijos piliulių ir gyvybių.
read-position-turn = Neaišku, kieno ėjimas.
read-position-memory = Nepavyksta perskaityti kvadratėlių, į kuriuos figūrėlėms negalima grįžti.
read-position-counters = Nepavyksta perskaityti skaičių pabaigoje.
read-position-impossible = Nė vienas žaidimas negali pasiekti šios pozicijos.
read-square-unreadable = Tokio kvadratėlio nėra.
page-position = Sudėlioti poziciją
position-lead = Pasirink, ką dėti, ir spausk lentos kvadratėlius. Tvoros statomos grioveliuose; figūrėles galima vilkti.
position-game = Žaidimas
position-size = Lenta
position-maze = Labirintas
position-maze-own = Savas
position-put = Ką dėti
position-erase = Nuimti
position-pellet = Energijos piliulė
position-turn = Kieno ėjimas
position-stock = Liko tvorų: { $side }
position-lives = Gyvybės
position-reserve = Turimos energijos piliulės
position-empty = Nuimti tvoras
position-start = Atgal į pradžią
position-fits = Viskas gerai.
position-analyse = Analizuoti
position-computer = Žaisti su kompiuteriu
position-as = Tu esi { $side }
position-off = { $piece } (už lentos ribų)
position-twice = Dvi figūrėlės negali stovėti viename kvadratėlyje.
position-overlap = Dvi tvoros persidengia arba kertasi.
position-no-way = Viena figūrėlė neturi kelio į tikslą.
position-over = Šioje pozicijoje žaidimas baigtas.
position-all-pellets = Turi būti energijos piliulė, kurią galima suvalgyti, ir gyvybė, kurią galima prarasti.
position-ghost-on-pellet = Vaiduoklis negali stovėti ant energijos piliulės.
