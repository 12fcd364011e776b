page-tournaments = Turnyrai
page-tournament = Turnyras
tournaments-mine = Tavo turnyrai
tournaments-listed = Atviri visiems
tournaments-none = Dabar atviro turnyro nėra. Surenk savo!
tournament-make = Rengti turnyrą
tournament-make-about = Pasirink rūšį, nusiųsk nuorodą draugams ir pradėk, kai visi susirinks.
tournament-title = Turnyro pavadinimas
tournament-kind = Rūšis
tournament-round_robin = Ratų sistema
tournament-round_robin-about = Visi žaidžia su visais.
tournament-knock_out = Atkrintamosios
tournament-knock_out-about = Pralaimėjęs iškrinta.
tournament-arena = Arena
tournament-arena-about = Žaisk žaidimą po žaidimo, kol baigsis laikas.
tournament-places = Daugiausia žaidėjų
tournament-minutes = Trukmė
tournament-minutes-n =
    { $n ->
        [one] { $n } minutė
        [few] { $n } minutės
       *[other] { $n } minučių
    }
tournament-clock = Laikrodis
tournament-fill = Tuščias vietas užima kompiuteris
tournament-fill-none = Be kompiuterio
tournament-rated = Žaidimai keičia reitingus (visiems reikia paskyros)
tournament-bots = Gali dalyvauti botai
tournament-public = Rodyti visiems
tournament-plays = Žaidžiu ir aš
tournament-when = Pradžia
tournament-when-host = Kai nuspręsiu
tournament-when-minutes =
    { $n ->
        [one] Po { $n } minutės
        [few] Po { $n } minučių
       *[other] Po { $n } minučių
    }
tournament-create = Sukurti
tournament-join = Dalyvauti
tournament-joined = Žaidi šiame turnyre.
tournament-leave = Pasitraukti
tournament-leave-ask = Pasitraukti iš turnyro? Visus nesužaistus žaidimus pralaimėsi.
tournament-start = Pradėti dabar
tournament-cancel = Atšaukti
tournament-cancel-ask = Atšaukti turnyrą? Prisijungę žaidėjai jame žaisti nebegalės.
tournament-cancelled = Šis turnyras atšauktas.
tournament-remove = Pašalinti
tournament-remove-ask = Pašalinti iš turnyro: { $name }?
tournament-invite = Kviesti kitus
tournament-wait-host = Turnyras prasidės, kai jį pradės rengėjas.
tournament-players = Žaidėjai: { $n } iš { $places }
tournament-count =
    { $n ->
        [one] { $n } žaidėjas
        [few] { $n } žaidėjai
       *[other] { $n } žaidėjų
    }
tournament-begins-in = Prasidės po { $time }
tournament-ends-in = Liko { $time }
tournament-finishing = Laikas baigėsi. Žaidžiami paskutiniai žaidimai.
tournament-pause = Pailsėti
tournament-resume = Žaisti toliau
tournament-paused = Tavo pertrauka.
tournament-waiting-pair = Netrukus gausi varžovą. Lik šiame puslapyje.
tournament-waiting-round = Lauk kito rato.
tournament-out = Tau turnyras baigtas. Stebėk kitus!
tournament-your-game = Tavo žaidimas prasideda. Varžovas: { $rival }.
tournament-go = Prie stalo
tournament-back = Atgal į turnyrą
tournament-round = Ratas { $n }
tournament-round-of = Ratas { $n } iš { $total }
tournament-final = Finalas
tournament-semifinal = Pusfinalis
tournament-quarterfinal = Ketvirtfinalis
tournament-standings = Lentelė
tournament-bracket = Tinklelis
tournament-cross = Kas ką įveikė
tournament-games = Žaidimai
tournament-watch = Stebėti
tournament-place = Vieta
tournament-player = Žaidėjas
tournament-points = Taškai
tournament-played = Žaidimai
tournament-wins = Pergalės
tournament-berger = SB
tournament-berger-about = Zonebornas–Bergeris: dukart skaičiuojami tavo įveiktų žaidėjų taškai, plius taškai tų, su kuriais sužaidei lygiosiomis
tournament-computer = Kompiuteris { $n }
tournament-erased = Kažkas
tournament-free = Be varžovo
tournament-open-place = Dar nežinoma
tournament-left = pasitraukė
tournament-over = Turnyras baigtas.
tournament-winner = { $name } laimi turnyrą!
tournament-forfeit = nežaista
tournament-lot = burtų keliu
tournament-points-about = Už pergalę 2 taškai, už lygiąsias 1.
tournament-missing = Tokio turnyro nėra.
tournament-win = laimėta
tournament-draw = lygiosios
tournament-loss = pralaimėta
tournament-running = žaidžiama
why-tournament-none = Tokio turnyro nėra.
why-tournament-started = Turnyras jau prasidėjo.
why-tournament-over = Turnyras baigtas.
why-tournament-full = Visos vietos užimtos.
why-tournament-removed = Rengėjas tave pašalino iš šio turnyro.
why-tournament-accounts_only = Žaidimai reitinginiai: norint žaisti, reikia paskyros.
why-tournament-no_bots = Botai šiame turnyre dalyvauti negali.
why-tournament-name_taken = Kitas žaidėjas turi tokį vardą. Pasirink kitą.
why-tournament-not_in = Šiame turnyre nežaidi.
why-tournament-not_host = Tai gali tik rengėjas.
why-tournament-no_pause = Šiame turnyre pertraukų nėra.
why-tournament-too_few = Turnyrui reikia bent trijų žaidėjų.
why-tournament-too_many = Jau turi per daug turnyrų. Pirma vieną užbaik.
why-tournament-bad_mode = Šio žaidimo turnyre žaisti negalima.
why-tournament-bad_start = Pradžia turi būti per artimiausias 30 dienų.
why-tournament-bad_rated = Reitinginius žaidimus žaidžia tik žmonės.
