analysis-paste = Įklijuok poziciją arba užrašą ir parodyk
analysis-show = Rodyti
analysis-file = Atverti failą
analysis-position = Pozicija
analysis-link = Nuoroda į tai, ką rodo lenta
analysis-share-label = Dalytis ir atverti
analysis-copy-link = Kopijuoti nuorodą
analysis-copy-record = Kopijuoti užrašą
analysis-download = Atsisiųsti
analysis-copied = Nukopijuota.
analysis-copy-failed = Naršyklė neleidžia kopijuoti. Toliau pateiktą nuorodą galima nukopijuoti ranka.
analysis-set-up = Sudėlioti poziciją
analysis-who = Kas laimi
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Geriausi variantai
analysis-thinking = Galvoja…
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
analysis-draw = Tikros lygiosios
analysis-first = Į pradžią
analysis-back = Atgal
analysis-next = Pirmyn
analysis-last = Į pabaigą
analysis-drawn = Rodyti kelius ir geriausius veiksmus
analysis-variation = Bandai kitą variantą.
analysis-home = Atgal į žaidimą
analysis-branch = Po veiksmo { $n }:
analysis-forget = Pamiršti šį variantą
analysis-better = Rodyti
graph-title = Visas žaidimas
graph-label = Žaidimo akimirka
graph-moment = Po veiksmo { $n }, { $action }: { $text }
graph-progress = Kiek žaidimo jau įvertinta
graph-stop = Stabdyti
graph-again = Įvertinti visą žaidimą
mark-inaccuracy = (ne geriausia)
mark-mistake = (klaida)
mark-blunder = (grubi klaida)
verdict-inaccuracy = { $action } – ne geriausia: { $better } buvo { $percent } % geriau.
verdict-mistake = { $action } – klaida: { $better } buvo { $percent } % geriau.
verdict-blunder = { $action } – grubi klaida: { $better } buvo { $percent } % geriau.
read-action = Veiksmo { $n }, { $action }, atlikti negalima: { $reason }
read-mode = Šio žaidimo taip žaisti negalima ({ $code }).
read-maze = Šio labirinto naudoti negalima ({ $code }).
read-house_rule = Šios namų taisyklės naudoti negalima ({ $code }).
read-mode-unknown = Tokio žaidimo nėra.
read-position-too_long = Pozicijai tai per ilga.
read-position-unreadable = Tai nei pozicija, nei užrašas.
read-position-fences = Nepavyksta perskaityti tvorų.
read-position-pieces = Nepavyksta perskaityti figūrėlių arba kurios nors trūksta.
read-position-stocks = Nepavyksta perskaityti, kiek liko tvorų.
read-position-pellets = Nepavyksta perskaityti piliulių ir gyvybių.
read-position-turn = Nepavyksta perskaityti, kieno ėjimas.
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
position-reserve = Turimos piliulės
position-empty = Nuimti tvoras
position-start = Atgal į pradžią
position-fits = Viskas dera.
position-analyse = Analizuoti
position-computer = Žaisti su kompiuteriu
position-as = Tu esi { $side }
position-off = { $piece } (už lentos ribų)
position-twice = Dvi figūrėlės negali stovėti viename kvadratėlyje.
position-overlap = Dvi tvoros persidengia arba kertasi.
position-no-way = Viena figūrėlė neturi kelio į tikslą.
position-over = Šioje pozicijoje žaidimas baigtas.
position-all-pellets = Turi būti piliulė, kurią galima suvalgyti, ir gyvybė, kurią galima prarasti.
position-ghost-on-pellet = Vaiduoklis negali stovėti ant piliulės.
