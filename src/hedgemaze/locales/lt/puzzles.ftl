puzzles-lead = Viena pozicija, vienas sprendimas. Ar rasi jį?
puzzle-unknown = Tokio galvosūkio nėra. Pasirink kitą.
puzzle-name = { $mode }, galvosūkis { $n }
puzzle-all = Visi galvosūkiai
puzzle-next = Kitas galvosūkis
puzzle-start = Spręsti
puzzle-solution = Sprendimas
puzzle-again = Bandyti dar
puzzle-why = Kodėl ne?
puzzle-thinking = Pažiūrėkime …
puzzle-count = Išspręsta
puzzle-best = Geriausia serija
puzzle-days-label = Dienos iš eilės
puzzle-streak =
    { $n ->
        [0] Rask sprendimą
        [one] Iš eilės išspręsta: { $n }
        [few] Iš eilės išspręsta: { $n }
       *[other] Iš eilės išspręsta: { $n }
    }
puzzle-filter-mode = Žaidimas
puzzle-filter-theme = Tema
puzzle-filter-difficulty = Sunkumas
puzzle-any = Visi
puzzle-difficulty = Sunkumas { $n } iš 5
puzzle-difficulty-1 = Labai lengva
puzzle-difficulty-2 = Lengva
puzzle-difficulty-3 = Vidutiniška
puzzle-difficulty-4 = Sunku
puzzle-difficulty-5 = Labai sunku
puzzle-link = Galvosūkis { $n }, sunkumas { $difficulty }
puzzle-link-solved = Galvosūkis { $n }, sunkumas { $difficulty }, išspręstas
puzzle-theme-race = Laimėk lenktynes
puzzle-theme-fence = Tinkama tvora
puzzle-theme-jump = Šuolis
puzzle-theme-aside = Žingsnis į šoną
puzzle-theme-catch = Pagauk PAC-MAN’ą
puzzle-theme-escape = Pabėgimas
puzzle-theme-pellet = Laiminti energijos piliulė
puzzle-theme-way = Laimintis kelias
puzzle-theme-guard = Sustabdyk PAC-MAN’ą
puzzle-ask-win-pawn = Eina ir laimi { $side }. Kaip?
puzzle-ask-hold-pawn = Ėjimas: { $side }. Gresia pavojus. Kas išgelbės žaidimą?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN’as eina ir laimi. Kaip?
        [1] PAC-MAN’as eina ir laimi šiame raunde. Kaip?
        [one] PAC-MAN’as eina ir laimi per { $n } raundą. Kaip?
        [few] PAC-MAN’as eina ir laimi per { $n } raundus. Kaip?
       *[other] PAC-MAN’as eina ir laimi per { $n } raundų. Kaip?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Vaiduokliai eina ir laimi. Kaip?
        [1] Vaiduokliai eina ir pagauna PAC-MAN’ą šiame raunde. Kaip?
        [one] Vaiduokliai eina ir pagauna PAC-MAN’ą per { $n } raundą. Kaip?
        [few] Vaiduokliai eina ir pagauna PAC-MAN’ą per { $n } raundus. Kaip?
       *[other] Vaiduokliai eina ir pagauna PAC-MAN’ą per { $n } raundų. Kaip?
    }
puzzle-ask-hold-P = Eina PAC-MAN’as, jam gresia pavojus. Kuris kelias saugus?
puzzle-ask-hold-G = Eina vaiduokliai. Kaip jiems sustabdyti PAC-MAN’ą?
puzzle-onward = Teisingai! Tęsk.
puzzle-solved = Išspręsta!
puzzle-was = { $theme }
puzzle-shown = Štai sprendimas: { $line }
puzzle-wrong = { $action } nėra sprendimas.
puzzle-goes-on = Toliau žaidimas tęsiasi taip: { $line }. { $result }
puzzle-then-lost = Tada, kad ir ką darytum, laimi { $side }.
puzzle-then-caught = Tada, kad ir ką darytum, vaiduokliai pagauna PAC-MAN’ą.
puzzle-then-open = Tada garantuotos pergalės nebėra.
puzzle-then-worse = Tada žaidimas beveik pralaimėtas.
