# Spillet i terminalen.

tty-named = { $side } ({ $people })
tty-player = Spiller { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor for én spiller
       *[other] Quoridor for { $players } spillere
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor for én spiller på et bræt på { $size } gange { $size }
       *[other] Quoridor for { $players } spillere på et bræt på { $size } gange { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN for øvede
tty-caption-pacman-maze = PAC-MAN i labyrinten { $maze }
tty-caption-advanced-maze = PAC-MAN for øvede i labyrinten { $maze }
tty-goal-S = { $who } går fra { $start } op til række { $row }.
tty-goal-N = { $who } går fra { $start } ned til række 1.
tty-goal-W = { $who } går fra { $start } over til kolonne { $file }.
tty-goal-E = { $who } går fra { $start } over til kolonne a.
tty-goal-P =
    { $pellets ->
        [one] { $who } rykker P og vinder med ét bonus-bær ({ $sign }).
       *[other] { $who } rykker P og vinder med { $pellets } bonus-bær ({ $sign }).
    }
tty-deal = { $who } rykker { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Spøgelserne vinder ved at fange PAC-MAN én gang.
       *[other] Spøgelserne vinder ved at fange PAC-MAN { $lives } gange.
    }
tty-respawns = Bliver han fanget, kommer han tilbage på et af felterne { $squares } ({ $sign }).
tty-typing-classic = Skriv et felt for at rykke dertil, for eksempel { $move }, eller en forhindring: { $across } er horisontal, over { $slot } og { $right }; { $upright } er vertikal, til højre for { $slot } og { $above }. help viser mere, quit slutter.
tty-typing-pacman = Skriv en brik, og hvor den skal hen, for eksempel Pe6 eller Bd9; to skridt på én gang er Pe6e7. help viser mere, quit slutter.
tty-typing-advanced = Skriv en brik, og hvor den skal hen, for eksempel Pe8 eller Bd6, eller en forhindring, for eksempel e3h. help viser mere, quit slutter.
tty-help-typing = Sådan skriver du en tur
tty-help-move = ryk din brik til det felt
tty-help-across = sæt en horisontal forhindring over { $slot } og { $right }
tty-help-upright = sæt en vertikal forhindring til højre for { $slot } og { $above }
tty-help-pass = kun når du slet intet kan gøre
tty-help-pacman-step = PAC-MAN går ind på e6; i hans tur er e6 nok
tty-help-pacman-steps = to skridt på én gang; e6 e7 er det samme
tty-help-ghost = Blinky går ind på d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = den brik stopper eller bliver stående, fordi den intet skridt har
tty-help-one-line = Én linje må rumme alle handlinger i din tur: { $example }
tty-help-respawn = PAC-MAN dukker op ved porten e9
tty-help-fence = sæt en forhindring over e3 og f3; e3v sætter en til højre for e3 og e4
tty-help-lift = spøgelserne løfter kammerets forhindring d5h (åbningsturene)
tty-help-spend = PAC-MAN bruger et bonus-bær og får 2 skridt til at spise spøgelser
tty-help-rules-classic = Reglerne i korte træk: ét skridt eller én forhindring pr. tur. En brik ved siden af din må du springe over. Hver brik skal beholde en vej til sit mål. Den, der først når den modsatte side, vinder.
tty-help-rules-pacman = Reglerne i korte træk: PAC-MAN tager 2 skridt og op til 3 mere, når han når et bonus-bær; kun med de ekstra skridt kan han spise spøgelser. Derefter tager hvert spøgelse 1 skridt, eller op til 2, hvis det ser PAC-MAN i en lige linje uden forhindring imellem. Et spøgelse må ikke stoppe på et bonus-bær eller på et andet spøgelse. At blive fanget koster et liv og sender alle brikker tilbage til deres startfelter. PAC-MAN vinder med det fjerde bonus-bær.
tty-help-rules-advanced = Reglerne i korte træk: i fire åbningsture rykker PAC-MAN eller sætter en forhindring, og spøgelserne flytter en af kammerets forhindringer. Derefter rykker hver brik og må så sætte en forhindring. Felterne midt på siderne er forbundet med tunneler, e9 med e1 og a5 med i5. Et træk må ikke ende, hvor det begyndte, og heller ikke, hvor brikken stod før sit sidste træk. Spøgelserne bliver hurtigere efter det første og efter det tredje bonus-bær. PAC-MAN vinder med det fjerde bonus-bær, spøgelserne, når han mister sit sidste liv.
tty-help-commands = Kommandoer
tty-help-legal = viser alle tilladte handlinger
tty-help-why = siger, hvorfor en handling ikke kan lade sig gøre
tty-help-undo = tager én handling tilbage
tty-help-back = tager alt tilbage til turens begyndelse
tty-help-board = tegner brættet igen
tty-help-record = viser spillet indtil nu
tty-help-position = viser stillingen som én linje tekst
tty-help-save = gemmer spillet (som JSON, hvis navnet ender på .json)
tty-help-load = fortsætter et gemt spil
tty-help-draw = foreslår uafgjort; skriver de andre det også, er det aftalt
tty-help-resign = giver op
tty-help-quit = slutter uden at gemme
tty-ask-pass = { $who } kan intet gøre: skriv pass.
tty-ask-move = { $who } har turen: ryk til et nabofelt, eller sæt en forhindring.
tty-ask-move-only = { $who } har turen: ryk til et nabofelt. Der er ingen forhindringer tilbage.
tty-ask-act = { $who }, åbningstur { $turn } af { $turns }: ryk højst { $steps } felter, eller sæt en forhindring.
tty-ask-lift = { $who }, åbningstur { $turn } af { $turns }: løft en forhindring fra kammeret, og sæt den et andet sted.
tty-ask-lay = { $who }: sæt den forhindring, du løftede; den må ikke tilbage til { $fence }.
tty-ask-ghosts = { $who } har turen. Mangler at rykke: { $ghosts }.
tty-ask-steps = { $who } har turen. Skridt: { $steps }.
tty-ask-steps-fence = { $who } har turen. Skridt: op til { $steps }, derefter måske en forhindring.
tty-ask-steps-most = { $who } har turen. Skridt: op til { $steps }.
tty-ask-spend = { $piece } kan ikke slutte trækket her: brug et bonus-bær med P+.
tty-ask-place = { $piece } må nu sætte en forhindring eller slutte turen med { $letter }-.
tty-ask-stop = { $piece } har ingen skridt tilbage: slut turen med { $letter }-.
tty-ask-moving = { $piece } er i gang. Resterende skridt: { $steps }.
tty-ask-boost = PAC-MANs boost: han kan spise spøgelser. Resterende skridt: { $boost }.
tty-ask-boost-then = PAC-MANs boost: han kan spise spøgelser. Resterende skridt: { $boost }, derefter almindelige: { $steps }.
tty-ask-wait = { $who } er ikke på brættet, og der står et spøgelse ved hver port: skriv P- for at vente.
tty-ask-respawn = { $who } er ikke på brættet: vælg et felt at dukke op på, { $squares }.
tty-hint-end-or-fence = Eller slut turen her, med { $letter }- eller med en forhindring.
tty-hint-end = Eller stop her: { $letter }-.
tty-hint-no-end = Trækket kan ikke ende her.
tty-hint-stay = { $piece } må blive stående: { $letter }-.
tty-hint-lifts = Kammerets forhindringer, der kan løftes: { $fences }.
tty-hint-reserve = Bonus-bær i reserve: { $n }. P+ bruger ét og giver { $steps } skridt til at spise spøgelser.
tty-hint-memory = Her må trækket ikke ende (hvor brikken stod før sit sidste træk): { $squares }.
tty-hint-seen = Spøgelser, der ser PAC-MAN nu: { $ghosts }.
tty-hint-unseen = Intet spøgelse ser PAC-MAN nu.
tty-hint-frenzy = Vrede (de ser PAC-MAN og har { $steps } skridt): { $ghosts }.
tty-hint-no-frenzy = Intet spøgelse er vredt.
tty-hint-each-fence = Skridt til hver: op til { $steps }, derefter måske en forhindring.
tty-hint-each = Skridt til hver: op til { $steps }.
tty-left-game = har forladt spillet
tty-left-classic = forhindringer { $fences }  skridt til mål { $steps }
tty-left-pacman = Runde { $round }. Liv: { $lives }. Bonus-bær taget: { $taken } af { $pellets }.
tty-left-eaten = Spiste spøgelser: { $ghosts }.
tty-left-fences = Forhindringer: PAC-MAN { $pacman }, spøgelserne { $ghosts }.
tty-left-repeated = Denne stilling er opstået to gange; tredje gang er spillet slut.
tty-left-rounds = Runder uden fremskridt: { $rounds }; ved { $most } er spillet slut.
tty-event-reserve = PAC-MAN tager bonus-bærret på { $square } ind i sin reserve.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN spiser bonus-bærret på { $square } og får ét boostskridt til at spise spøgelser.
       *[other] PAC-MAN spiser bonus-bærret på { $square } og får { $steps } boostskridt til at spise spøgelser.
    }
tty-event-pellet = PAC-MAN spiser bonus-bærret på { $square }.
tty-event-eaten = PAC-MAN spiser { $piece }.
tty-event-catch = { $piece } fanger PAC-MAN på { $square }. Liv tilbage: { $lives }.
tty-event-collision = PAC-MAN løber ind i et spøgelse. Liv tilbage: { $lives }.
tty-event-comes-back = Han forlader brættet og kommer tilbage i sin næste tur.
tty-event-reset = Alle brikker går tilbage til deres startfelter.
tty-event-computer = Computeren spiller { $action }.
tty-event-resigned = { $side } har givet op.
tty-event-resigned-G = Spøgelserne har givet op.
tty-won-reached_goal = { $winner } har nået den modsatte side og vinder.
tty-won-all_pellets = PAC-MAN har taget det sidste bonus-bær og vinder.
tty-won-no_lives = PAC-MAN blev fanget for sidste gang: spøgelserne vinder.
tty-won-no_ghosts = Der er ingen spøgelser tilbage på brættet: PAC-MAN vinder.
tty-won-repetition = Den samme stilling opstod for tredje gang; efter husreglerne er det sejr til { $winner }.
tty-won-no_progress = Der gik for mange runder uden fremskridt; efter husreglerne er det sejr til { $winner }.
tty-won-move_limit = Grænsen for handlinger er nået; sejr til { $winner }.
tty-won-others_left = Alle andre har forladt spillet; sejr til { $winner }.
tty-won-resigned = Spillet blev opgivet; sejr til { $winner }.
tty-won-flagged = Tiden løb ud; sejr til { $winner }.
tty-won-agreed = Spillet sluttede efter aftale; sejr til { $winner }.
tty-winner-G = spøgelserne
tty-drawn-repetition = Den samme stilling opstod for tredje gang: spillet er uafgjort.
tty-drawn-no_progress = Der gik for mange runder uden fremskridt: spillet er uafgjort.
tty-drawn-move_limit = Grænsen for handlinger er nået: spillet er uafgjort.
tty-drawn-agreed = Spillet er uafgjort efter aftale.
tty-drawn-other = Spillet er uafgjort.
tty-rank = Opnået rang: { $rank } af 4, { $name }.
tty-no-rank = PAC-MAN har ikke spist noget bonus-bær og opnår ingen rang.
tty-over = Spillet er slut. undo tager den sidste handling tilbage, quit slutter.
tty-after = save FILE gemmer spillet, undo tager den sidste handling tilbage, quit slutter.
tty-goodbye = Farvel.
tty-goodbye-unsaved = Farvel. Spillet blev ikke gemt; det ville save FILE have gjort.
tty-too-long = Linjen er for lang; den må højst have { $most } tegn.
tty-confirm-life = PAC-MAN ville løbe ind i et spøgelse og miste et liv. Skriv det én gang til for at gøre det.
tty-nothing-played = Intet på denne linje blev spillet.
tty-turn-over = { $word } ville komme efter denne turs slutning; skriv én tur pr. linje.
tty-which-ghost = Sig, hvilket spøgelse du mener: { $examples }.
tty-meant = { $word } er ikke en handling i denne spiltype. Mente du { $command }?
tty-unknown = { $word } er ikke en handling i denne spiltype. help viser, hvordan man skriver dem, legal opremser dem.
tty-why = Skriv why og en handling, for eksempel why e3h.
tty-undone = Taget tilbage: { $actions }
tty-draw = Der er foreslået uafgjort: skriv draw for at sige ja, eller spil videre for at sige nej.
tty-save = Skriv save og et filnavn, for eksempel save game.txt.
tty-save-there = { $name } findes allerede. Skriv save! { $name } for at erstatte den.
tty-saved = Gemt i { $name }.
tty-load = Skriv load og et filnavn, for eksempel load game.txt.
tty-puzzle-help = Skriv din tur. Du kan også skrive hint, why, solution, board eller quit.
tty-puzzle-hint = Prøv { $action }.
tty-puzzle-reply = Modstanderens svar: { $actions }
tty-puzzle-wrong = Prøv igen, eller skriv why.
tty-puzzle-why = Prøv noget først; så forklarer why, hvad der er galt med det.
