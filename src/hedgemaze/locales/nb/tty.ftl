tty-named = { $side } ({ $people })
tty-player = Spiller { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor for { $players } spiller
       *[other] Quoridor for { $players } spillere
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor for { $players } spiller på et brett med { $size } ganger { $size } ruter
       *[other] Quoridor for { $players } spillere på et brett med { $size } ganger { $size } ruter
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Avansert PAC-MAN
tty-caption-pacman-maze = PAC-MAN i labyrinten { $maze }
tty-caption-advanced-maze = Avansert PAC-MAN i labyrinten { $maze }
tty-goal-S = { $who } går fra { $start } opp til rad { $row }.
tty-goal-N = { $who } går fra { $start } ned til rad 1.
tty-goal-W = { $who } går fra { $start } tvers over til kolonne { $file }.
tty-goal-E = { $who } går fra { $start } tvers over til kolonne a.
tty-goal-P =
    { $pellets ->
        [one] { $who } flytter P og vinner med én energikule ({ $sign }).
       *[other] { $who } flytter P og vinner med { $pellets } energikuler ({ $sign }).
    }
tty-deal = { $who } flytter { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Spøkelsene vinner ved å fange PAC-MAN én gang.
       *[other] Spøkelsene vinner ved å fange PAC-MAN { $lives } ganger.
    }
tty-respawns = Når han er fanget, kommer han tilbake på en av rutene { $squares } ({ $sign }).
tty-typing-classic = Skriv en rute for å flytte dit, for eksempel { $move }, eller et gjerde: { $across } er horisontalt, over { $slot } og { $right }; { $upright } er vertikalt, til høyre for { $slot } og { $above }. help viser mer, quit avslutter.
tty-typing-pacman = Skriv en brikke og hvor den går, for eksempel Pe6 eller Bd9; to steg på én gang er Pe6e7. help viser mer, quit avslutter.
tty-typing-advanced = Skriv en brikke og hvor den går, for eksempel Pe8 eller Bd6, eller et gjerde, for eksempel e3h. help viser mer, quit avslutter.
tty-help-typing = Slik skriver du en tur
tty-help-move = flytt brikken din til den ruten
tty-help-across = sett opp et horisontalt gjerde over { $slot } og { $right }
tty-help-upright = sett opp et vertikalt gjerde til høyre for { $slot } og { $above }
tty-help-pass = bare når du ikke har noe lovlig trekk
tty-help-pacman-step = PAC-MAN går inn på e6; når det er hans tur, holder det med e6
tty-help-pacman-steps = to steg på én gang; e6 e7 er det samme
tty-help-ghost = Blinky går inn på d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = den brikken stopper eller blir stående fordi den ikke har noe steg
tty-help-one-line = Én linje kan inneholde alle trekkene i turen din: { $example }
tty-help-respawn = PAC-MAN dukker opp ved porten e9
tty-help-fence = sett opp et gjerde over e3 og f3; e3v setter opp et til høyre for e3 og e4
tty-help-lift = spøkelsene løfter kammerets gjerde d5h (åpningsturene)
tty-help-spend = PAC-MAN bruker en energikule og får 2 steg til å spise spøkelser
tty-help-rules-classic = Reglene i korthet: ett steg, eller ett gjerde, per tur. Du kan hoppe over en brikke som står ved siden av din. Hver brikke må ha en vei igjen til mål. Den som først når motsatt side, vinner.
tty-help-rules-pacman = Reglene i korthet: PAC-MAN går 2 steg, og opptil 3 til når han kommer til en energikule; bare med de ekstra stegene kan han spise spøkelser. Så går hvert spøkelse 1 steg, eller opptil 2 hvis det ser PAC-MAN i rett linje uten gjerde imellom. Et spøkelse får ikke stoppe på en energikule eller på et annet spøkelse. En fangst koster et liv og sender alle brikker tilbake til startrutene. PAC-MAN vinner med den fjerde energikulen.
tty-help-rules-advanced = Reglene i korthet: i fire åpningsturer flytter PAC-MAN eller setter opp et gjerde, og spøkelsene flytter et av kammerets gjerder. Deretter flytter hver brikke og kan så sette opp et gjerde. Rutene midt på sidene er forbundet med tunneler, e9 med e1 og a5 med i5. En brikke får ikke slutte der den begynte, og heller ikke der den sto før sin forrige flytting. Spøkelsene blir raskere etter den første og etter den tredje energikulen. PAC-MAN vinner med den fjerde energikulen, spøkelsene når han mister det siste livet.
tty-help-commands = Kommandoer
tty-help-legal = vis alle lovlige trekk
tty-help-why = si hvorfor et trekk ikke går
tty-help-undo = ta tilbake ett trekk
tty-help-back = ta tilbake til begynnelsen av turen
tty-help-board = tegn brettet på nytt
tty-help-record = skriv ut partiet så langt
tty-help-position = skriv ut stillingen som én linje tekst
tty-help-save = lagre partiet (som JSON hvis navnet slutter på .json)
tty-help-load = fortsett et lagret parti
tty-help-draw = tilby uavgjort; når de andre skriver det, er dere enige
tty-help-resign = gi opp
tty-help-quit = avslutt uten å lagre
tty-ask-pass = { $who } har ikke noe lovlig trekk: skriv pass.
tty-ask-move = { $who } står for tur: flytt til en naborute eller sett opp et gjerde.
tty-ask-move-only = { $who } står for tur: flytt til en naborute. Det er ingen gjerder igjen.
tty-ask-act = { $who }, åpningstur { $turn } av { $turns }: flytt opptil { $steps } ruter, eller sett opp et gjerde.
tty-ask-lift = { $who }, åpningstur { $turn } av { $turns }: løft et av kammerets gjerder, og sett det så opp et annet sted.
tty-ask-lay = { $who }: sett opp gjerdet du løftet; det får ikke settes tilbake på { $fence }.
tty-ask-ghosts = { $who } står for tur. Igjen å flytte: { $ghosts }.
tty-ask-steps = { $who } står for tur. Steg: { $steps }.
tty-ask-steps-fence = { $who } står for tur. Steg: opptil { $steps }, så kanskje et gjerde.
tty-ask-steps-most = { $who } står for tur. Steg: opptil { $steps }.
tty-ask-spend = { $piece } kan ikke avslutte flyttingen her: bruk en energikule med P+.
tty-ask-place = { $piece } kan sette opp et gjerde nå, eller avslutte turen med { $letter }-.
tty-ask-stop = { $piece } har ingen steg igjen: avslutt turen med { $letter }-.
tty-ask-moving = { $piece } er på vei. Steg igjen: { $steps }.
tty-ask-boost = PAC-MANs boost: han kan spise spøkelser. Steg igjen: { $boost }.
tty-ask-boost-then = PAC-MANs boost: han kan spise spøkelser. Steg igjen: { $boost }, så { $steps } vanlige.
tty-ask-wait = { $who } er utenfor brettet, og det står et spøkelse ved hver port: skriv P- for å vente.
tty-ask-respawn = { $who } er utenfor brettet: velg en rute å dukke opp på, { $squares }.
tty-hint-end-or-fence = Eller avslutt turen her, med { $letter }- eller med et gjerde.
tty-hint-end = Eller stopp her: { $letter }-.
tty-hint-no-end = Flyttingen kan ikke slutte her.
tty-hint-stay = { $piece } kan bli stående: { $letter }-.
tty-hint-lifts = Av kammerets gjerder kan disse løftes: { $fences }.
tty-hint-reserve = Energikuler i reserve: { $n }. P+ bruker én og gir { $steps } steg til å spise spøkelser.
tty-hint-memory = Flyttingen får ikke slutte på (der brikken sto før sin forrige flytting): { $squares }.
tty-hint-seen = Spøkelser som ser PAC-MAN nå: { $ghosts }.
tty-hint-unseen = Ingen spøkelser ser PAC-MAN nå.
tty-hint-frenzy = I vanvidd (de ser PAC-MAN og har { $steps } steg): { $ghosts }.
tty-hint-no-frenzy = Ingen spøkelser er i vanvidd.
tty-hint-each-fence = Steg for hvert: opptil { $steps }, så kanskje et gjerde.
tty-hint-each = Steg for hvert: opptil { $steps }.
tty-left-game = har forlatt partiet
tty-left-classic = gjerder { $fences }  steg igjen { $steps }
tty-left-pacman = Runde { $round }. Liv { $lives }. Energikuler tatt { $taken } av { $pellets }.
tty-left-eaten = Spiste spøkelser: { $ghosts }.
tty-left-fences = Gjerder: PAC-MAN { $pacman }, spøkelsene { $ghosts }.
tty-left-repeated = Denne stillingen har oppstått to ganger; tredje gang er partiet slutt.
tty-left-rounds = Runder uten framgang: { $rounds }; partiet er slutt ved { $most }.
tty-event-reserve = PAC-MAN tar energikulen på { $square } til reserven sin.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN spiser energikulen på { $square } og får ett booststeg til å spise spøkelser.
       *[other] PAC-MAN spiser energikulen på { $square } og får { $steps } booststeg til å spise spøkelser.
    }
tty-event-pellet = PAC-MAN spiser energikulen på { $square }.
tty-event-eaten = PAC-MAN spiser { $piece }.
tty-event-catch = { $piece } fanger PAC-MAN på { $square }. Liv igjen: { $lives }.
tty-event-collision = PAC-MAN løper rett på et spøkelse. Liv igjen: { $lives }.
tty-event-comes-back = Han forlater brettet og kommer tilbake i sin neste tur.
tty-event-reset = Alle brikker går tilbake til startrutene sine.
tty-event-computer = Datamaskinen spiller { $action }.
tty-event-resigned = { $side } har gitt opp.
tty-event-resigned-G = Spøkelsene har gitt opp.
tty-won-reached_goal = { $winner } har nådd mållinjen og vinner.
tty-won-all_pellets = PAC-MAN har tatt den siste energikulen og vinner.
tty-won-no_lives = PAC-MAN ble fanget for siste gang: spøkelsene vinner.
tty-won-no_ghosts = Det er ikke noe spøkelse igjen på brettet: PAC-MAN vinner.
tty-won-repetition = Den samme stillingen oppsto for tredje gang; etter husreglene vinner { $winner }.
tty-won-no_progress = For mange runder gikk uten framgang; etter husreglene vinner { $winner }.
tty-won-move_limit = Grensen for antall trekk er nådd; da vinner { $winner }.
tty-won-others_left = Alle andre har forlatt partiet; da vinner { $winner }.
tty-won-resigned = Partiet ble gitt opp; da vinner { $winner }.
tty-won-flagged = Tiden er ute; da vinner { $winner }.
tty-won-agreed = Partiet sluttet etter avtale; da vinner { $winner }.
tty-winner-G = spøkelsene
tty-drawn-repetition = Den samme stillingen oppsto for tredje gang: partiet er uavgjort.
tty-drawn-no_progress = For mange runder gikk uten framgang: partiet er uavgjort.
tty-drawn-move_limit = Grensen for antall trekk er nådd: partiet er uavgjort.
tty-drawn-agreed = Dere er enige om uavgjort.
tty-drawn-other = Partiet er uavgjort.
tty-rank = Oppnådd rang: { $rank } av 4, { $name }.
tty-no-rank = PAC-MAN har ikke spist noen energikule og når ingen rang.
tty-over = Partiet er slutt. undo tar tilbake det siste trekket, quit avslutter.
tty-after = save FILE lagrer partiet, undo tar tilbake det siste trekket, quit avslutter.
tty-goodbye = Ha det.
tty-goodbye-unsaved = Ha det. Partiet ble ikke lagret; save FILE ville ha lagret det.
tty-too-long = Linjen er for lang; høyst { $most } tegn.
tty-confirm-life = PAC-MAN ville løpe rett på et spøkelse og miste et liv. Skriv det én gang til for å gjøre det.
tty-nothing-played = Ingenting på denne linjen ble spilt.
tty-turn-over = { $word } ville komme etter at turen er slutt; skriv én tur per linje.
tty-which-ghost = Si hvilket spøkelse du mener: { $examples }.
tty-meant = { $word } er ikke et trekk i dette spillet. Mente du { $command }?
tty-unknown = { $word } er ikke et trekk i dette spillet. help viser hvordan de skrives, legal lister dem opp.
tty-why = Skriv why og et trekk, for eksempel why e3h.
tty-undone = Tatt tilbake: { $actions }
tty-draw = Uavgjort er tilbudt: skriv draw for å si ja, eller spill videre for å si nei.
tty-save = Skriv save og et filnavn, for eksempel save game.txt.
tty-save-there = { $name } finnes allerede. Skriv save! { $name } for å erstatte den.
tty-saved = Lagret i { $name }.
tty-load = Skriv load og et filnavn, for eksempel load game.txt.
tty-puzzle-help = Skriv turen din. Du kan også skrive hint, why, solution, board eller quit.
tty-puzzle-hint = Prøv { $action }.
tty-puzzle-reply = Motstanderens svar: { $actions }
tty-puzzle-wrong = Prøv igjen, eller skriv why.
tty-puzzle-why = Prøv noe først; så forklarer why hva som er galt med det.
