game-loading = Lenta ruošiama…
game-missing = Šio žaidimo šiame įrenginyje nebėra.
game-failed = Nepavyko įkelti taisyklių. Ar yra ryšys?
engine-failed = Kompiuteris negalėjo atsakyti. Kad tęstum, atšauk ėjimą.
table-others = Kiti
table-own = Tavo pusė
table-panel = Ėjimai ir veiksmai
table-moves = Ėjimai
table-no-moves = Čia bus užrašomi ėjimai.
table-typed = Įrašyk veiksmą
table-typed-go = Atlikti
action-undo = Atšaukti
action-hint = Užuomina
action-flip = Apversti
action-resign = Pasiduoti
action-again = Žaisti dar kartą
action-new = Naujas žaidimas
action-analyse = Analizuoti
action-pass = Praleisti
action-stop = Sustoti: { $piece }
action-spend =
    { $n ->
        [1] Panaudoti piliulę
        [one] Panaudoti piliulę (turi { $n })
        [few] Panaudoti piliulę (turi { $n })
       *[other] Panaudoti piliulę (turi { $n })
    }
turn-engine = { $side }: galvoja…
turn-classic =
    { $own ->
        [yes] Tavo ėjimas: eik arba statyk tvorą
       *[no] Eina: { $side }
    }
turn-act =
    { $own ->
        [yes] Tavo ėjimas: eik arba statyk tvorą
       *[no] { $side }: eik arba statyk tvorą
    }
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Tavo ėjimas: pasirink figūrėlę
               *[no] Eina: { $side }
            }
        [one]
            { $own ->
                [yes] Tavo ėjimas: liko { $steps } žingsnis
               *[no] { $side }: liko { $steps } žingsnis
            }
        [few]
            { $own ->
                [yes] Tavo ėjimas: liko { $steps } žingsniai
               *[no] { $side }: liko { $steps } žingsniai
            }
       *[other]
            { $own ->
                [yes] Tavo ėjimas: liko { $steps } žingsnių
               *[no] { $side }: liko { $steps } žingsnių
            }
    }
turn-boost =
    { $steps ->
        [one] Pagreitis! { $steps } žingsnis, kuris valgo vaiduoklius
        [few] Pagreitis! { $steps } žingsniai, kurie valgo vaiduoklius
       *[other] Pagreitis! { $steps } žingsnių, kurie valgo vaiduoklius
    }
turn-place = Statyk tvorą arba sustok
turn-respawn = Pasirink vartus, kuriuose pasirodys PAC-MAN’as
turn-lift = Vaiduokliai: pakelkite vieną kambario tvorą
turn-lay = Vaiduokliai: pastatykite tvorą kitur
fences-left =
    { $n ->
        [0] Tvorų nebeliko
        [one] Liko { $n } tvora
        [few] Liko { $n } tvoros
       *[other] Liko { $n } tvorų
    }
steps-to-goal =
    { $n ->
        [0] Prie tikslo
        [one] Iki tikslo { $n } žingsnis
        [few] Iki tikslo { $n } žingsniai
       *[other] Iki tikslo { $n } žingsnių
    }
steps-short =
    { $n ->
        [one] { $n } žingsnis
        [few] { $n } žingsniai
       *[other] { $n } žingsnių
    }
lives-left =
    { $n ->
        [0] Nėra gyvybių
        [one] { $n } gyvybė
        [few] { $n } gyvybės
       *[other] { $n } gyvybių
    }
pellets-eaten =
    { $n ->
        [0] Nėra piliulių
        [one] { $n } piliulė
        [few] { $n } piliulės
       *[other] { $n } piliulių
    }
ghost-here = { $piece }
ghost-done = { $piece } jau ėjo
ghost-away = { $piece } suvalgytas
hint-is = Pabandyk { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN’as pagautas ir praranda gyvybę!
happened-pellet = PAC-MAN’as suvalgo piliulę!
ask-no = Ne
ask-life = Šis žingsnis veda į vaiduoklio kvadratėlį ir kainuoja gyvybę. Ar eiti?
ask-life-yes = Prarasti gyvybę
ask-resign = Ar tikrai pasiduoti?
end-label = Pabaiga
end-draw = Lygiosios
end-you-win = Tu laimi!
end-wins =
    { $team ->
        [G] Laimi vaiduokliai
       *[other] { $side } laimi
    }
end-reached_goal = Priešingas kraštas pasiektas.
end-all_pellets = Visos keturios piliulės suvalgytos.
end-no_lives = PAC-MAN’as pagautas paskutinį kartą.
end-no_ghosts = Visi keturi vaiduokliai suvalgyti.
end-repetition = Ta pati pozicija pasikartojo tris kartus.
end-no_progress = Per ilgai nieko neįvyko.
end-move_limit = Baigėsi ilgiausias leidžiamas žaidimas.
end-others_left = Visi kiti išėjo.
end-resigned = Žaidimas baigėsi pasidavimu.
rank-label = PAC-MAN’o rangas
rank-0 = Kol kas jokio
rank-1 = Pradedantysis
rank-2 = Perspektyvus
rank-3 = Užkietėjęs
rank-4 = Elitas
