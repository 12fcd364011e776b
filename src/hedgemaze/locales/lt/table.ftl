game-loading = Lenta ruošiama …
game-missing = Šio žaidimo šiame įrenginyje nebėra.
game-failed = Nepavyko įkelti taisyklių. Ar yra interneto ryšys?
engine-failed = Kompiuteris negalėjo atsakyti. Kad tęstum, atšauk ėjimą.
table-others = Kiti
table-own = Tavo pusė
table-panel = Ėjimai ir veiksmai
table-moves = Ėjimai
table-no-moves = Čia bus užrašomi ėjimai.
frame-context = Ką gali daryti dabar
frame-menu = Meniu
frame-close = Uždaryti
moves-now = Grįžti į dabartį
moves-past = Ankstesnė pozicija
moves-resigned = pasidavė
moves-flagged = baigėsi laikas
table-info = Apie
table-typed = Įrašyk veiksmą
table-typed-go = Atlikti
action-undo = Atšaukti
action-hint = Užuomina
action-flip = Apsukti lentą
action-resign = Pasiduoti
action-again = Žaisti dar kartą
end-level = Žaisti su { $level } lygiu
action-new = Naujas žaidimas
action-analyse = Analizuoti
action-pass = Praleisti
action-stop = Sustoti: { $piece }
action-end-turn = Baigti ėjimą
action-spend =
    { $n ->
        [1] Panaudoti energijos piliulę
        [one] Panaudoti energijos piliulę (turi { $n })
        [few] Panaudoti energijos piliulę (turi { $n })
       *[other] Panaudoti energijos piliulę (turi { $n })
    }
turn-engine = { $side }: galvoja …
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
turn-pick =
    { $own ->
        [yes] Tavo ėjimas: pasirink figūrėlę
       *[no] Eina: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Tavo ėjimas: liko { $steps } žingsnis
        [few] Tavo ėjimas: liko { $steps } žingsniai
       *[other] Tavo ėjimas: liko { $steps } žingsnių
    }
turn-steps =
    { $steps ->
        [one] { $side }: liko { $steps } žingsnis
        [few] { $side }: liko { $steps } žingsniai
       *[other] { $side }: liko { $steps } žingsnių
    }
turn-last =
    { $own ->
        [yes] Tavo ėjimas: eina { $piece }
       *[no] { $side }: eina { $piece }
    }
turn-boost =
    { $steps ->
        [one] Pagreitis! Galima valgyti vaiduoklius: liko { $steps } žingsnis
        [few] Pagreitis! Galima valgyti vaiduoklius: liko { $steps } žingsniai
       *[other] Pagreitis! Galima valgyti vaiduoklius: liko { $steps } žingsnių
    }
turn-place =
    { $next ->
        [yes] Statyk tvorą arba eik kitu vaiduokliu
       *[no] Statyk tvorą arba baik ėjimą
    }
pick-first = Pirma pasirink vaiduoklį, tada kvadratėlį
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
        [0] Gyvybių neliko
        [one] Liko { $n } gyvybė
        [few] Liko { $n } gyvybės
       *[other] Liko { $n } gyvybių
    }
pellets-eaten =
    { $n ->
        [0] Nėra energijos piliulių
        [one] { $n } energijos piliulė
        [few] { $n } energijos piliulės
       *[other] { $n } energijos piliulių
    }
ghost-here = { $piece }
ghost-done = { $piece } jau ėjo
ghost-away = { $piece } suvalgytas
hint-is = Pabandyk: { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN’as pagautas ir praranda gyvybę!
happened-pellet = PAC-MAN’as suvalgo energijos piliulę!
ask-no = Ne
ask-life = Įbėgtum į vaiduoklį ir prarastum gyvybę. Vis tiek eiti?
ask-life-yes = Vis tiek eiti
ask-resign = Pasiduoti šiame žaidime?
end-label = Žaidimas baigtas
end-draw = Lygiosios
end-you-win = Tu laimi!
end-wins =
    { $team ->
        [G] Laimi vaiduokliai
       *[other] { $side } laimi
    }
end-reached_goal = Priešingas kraštas pasiektas!
end-all_pellets = Visos keturios energijos piliulės suvalgytos.
end-no_lives = PAC-MAN’as pagautas paskutinį kartą.
end-no_ghosts = Visi keturi vaiduokliai suvalgyti.
end-repetition = Ta pati pozicija pasikartojo tris kartus.
end-no_progress = Per ilgai nieko neįvyko.
end-move_limit = Žaidimas pasiekė didžiausią leistiną ilgį.
end-others_left = Visi kiti išėjo.
end-resigned = Vienas žaidėjas pasidavė.
rank-label = PAC-MAN’o rangas
rank-0 = Rango dar nėra
rank-1 = Pradedantysis
rank-2 = Perspektyvus
rank-3 = Užkietėjęs
rank-4 = Elitas
