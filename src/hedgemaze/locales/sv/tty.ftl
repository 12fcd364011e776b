tty-named = { $side } ({ $people })
tty-player = Spelare { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor för { $players } spelare
       *[other] Quoridor för { $players } spelare
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor för { $players } spelare på ett bräde med { $size } gånger { $size } rutor
       *[other] Quoridor för { $players } spelare på ett bräde med { $size } gånger { $size } rutor
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Avancerad PAC-MAN
tty-caption-pacman-maze = PAC-MAN i labyrinten { $maze }
tty-caption-advanced-maze = Avancerad PAC-MAN i labyrinten { $maze }
tty-goal-S = { $who } går från { $start } upp till rad { $row }.
tty-goal-N = { $who } går från { $start } ner till rad 1.
tty-goal-W = { $who } går från { $start } tvärs över till kolumn { $file }.
tty-goal-E = { $who } går från { $start } tvärs över till kolumn a.
tty-goal-P =
    { $pellets ->
        [one] { $who } flyttar P och vinner med en bonussymbol ({ $sign }).
       *[other] { $who } flyttar P och vinner med { $pellets } bonussymboler ({ $sign }).
    }
tty-deal = { $who } flyttar { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Spökena vinner genom att fånga PAC-MAN en gång.
       *[other] Spökena vinner genom att fånga PAC-MAN { $lives } gånger.
    }
tty-respawns = När han har fångats kommer han tillbaka på en av rutorna { $squares } ({ $sign }).
tty-typing-classic = Skriv en ruta för att flytta dit, till exempel { $move }, eller ett staket: { $across } är horisontellt, ovanför { $slot } och { $right }; { $upright } är vertikalt, till höger om { $slot } och { $above }. help visar mer, quit avslutar.
tty-typing-pacman = Skriv en pjäs och vart den går, till exempel Pe6 eller Bd9; två steg på en gång är Pe6e7. help visar mer, quit avslutar.
tty-typing-advanced = Skriv en pjäs och vart den går, till exempel Pe8 eller Bd6, eller ett staket, till exempel e3h. help visar mer, quit avslutar.
tty-help-typing = Så skriver du en tur
tty-help-move = flytta din pjäs till den rutan
tty-help-across = sätt upp ett horisontellt staket ovanför { $slot } och { $right }
tty-help-upright = sätt upp ett vertikalt staket till höger om { $slot } och { $above }
tty-help-pass = bara när du inte har något tillåtet drag
tty-help-pacman-step = PAC-MAN går in på e6; när det är hans tur räcker det med e6
tty-help-pacman-steps = två steg på en gång; e6 e7 är samma sak
tty-help-ghost = Blinky går in på d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = den pjäsen stannar, eller står kvar för att den inte har något steg
tty-help-one-line = En rad får innehålla alla drag i din tur: { $example }
tty-help-respawn = PAC-MAN dyker upp vid porten e9
tty-help-fence = sätt upp ett staket ovanför e3 och f3; e3v sätter upp ett till höger om e3 och e4
tty-help-lift = spökena lyfter kammarens staket d5h (öppningsturerna)
tty-help-spend = PAC-MAN använder en bonussymbol och får 2 steg för att äta spöken
tty-help-rules-classic = Reglerna i korthet: ett steg, eller ett staket, per tur. Du får hoppa över en pjäs som står intill din. Varje pjäs måste ha en väg kvar till sitt mål. Den som först når motsatta sidan vinner.
tty-help-rules-pacman = Reglerna i korthet: PAC-MAN går 2 steg, och upp till 3 till när han når en bonussymbol; bara med de extra stegen kan han äta spöken. Sedan går varje spöke 1 steg, eller upp till 2 om det ser PAC-MAN i rak linje utan staket emellan. Ett spöke får inte stanna på en bonussymbol eller på ett annat spöke. När PAC-MAN fångas förlorar han ett liv, och alla pjäser går tillbaka till sina startrutor. PAC-MAN vinner med den fjärde bonussymbolen.
tty-help-rules-advanced = Reglerna i korthet: i fyra öppningsturer flyttar PAC-MAN eller sätter upp ett staket, och spökena flyttar ett av kammarens staket. Därefter flyttar varje pjäs och får sedan sätta upp ett staket. Rutorna mitt på sidorna är förbundna med tunnlar, e9 med e1 och a5 med i5. En pjäs får inte sluta där den började, och inte heller där den stod före sin förra flytt. Spökena blir snabbare efter den första och efter den tredje bonussymbolen. PAC-MAN vinner med den fjärde bonussymbolen, spökena när han förlorar sitt sista liv.
tty-help-commands = Kommandon
tty-help-legal = visa alla tillåtna drag
tty-help-why = säg varför ett drag inte går
tty-help-undo = ta tillbaka ett drag
tty-help-back = ta tillbaka till turens början
tty-help-board = rita brädet igen
tty-help-record = skriv ut partiet så här långt
tty-help-position = skriv ut ställningen som en rad text
tty-help-save = spara partiet (som JSON om namnet slutar på .json)
tty-help-load = fortsätt ett sparat parti
tty-help-draw = erbjud oavgjort; när de andra skriver det är ni överens
tty-help-resign = ge upp
tty-help-quit = avsluta utan att spara
tty-ask-pass = { $who } har inget tillåtet drag: skriv pass.
tty-ask-move = { $who } är på tur: flytta till en ruta intill eller sätt upp ett staket.
tty-ask-move-only = { $who } är på tur: flytta till en ruta intill. Det finns inga staket kvar.
tty-ask-act = { $who }, öppningstur { $turn } av { $turns }: flytta högst { $steps } rutor, eller sätt upp ett staket.
tty-ask-lift = { $who }, öppningstur { $turn } av { $turns }: lyft ett av kammarens staket och sätt sedan upp det någon annanstans.
tty-ask-lay = { $who }: sätt upp staketet som du lyfte; det får inte sättas tillbaka på { $fence }.
tty-ask-ghosts = { $who } är på tur. Kvar att flytta: { $ghosts }.
tty-ask-steps = { $who } är på tur. Steg: { $steps }.
tty-ask-steps-fence = { $who } är på tur. Steg: upp till { $steps }, sedan kanske ett staket.
tty-ask-steps-most = { $who } är på tur. Steg: upp till { $steps }.
tty-ask-spend = { $piece } kan inte avsluta flytten här: använd en bonussymbol med P+.
tty-ask-place = { $piece } får sätta upp ett staket nu, eller avsluta turen med { $letter }-.
tty-ask-stop = { $piece } har inga steg kvar: avsluta turen med { $letter }-.
tty-ask-moving = { $piece } är på väg. Steg kvar: { $steps }.
tty-ask-boost = PAC-MANs boost: han kan äta spöken. Steg kvar: { $boost }.
tty-ask-boost-then = PAC-MANs boost: han kan äta spöken. Steg kvar: { $boost }, sedan { $steps } vanliga.
tty-ask-wait = { $who } är utanför brädet, och det står ett spöke vid varje port: skriv P- för att vänta.
tty-ask-respawn = { $who } är utanför brädet: välj en ruta att dyka upp på, { $squares }.
tty-hint-end-or-fence = Eller avsluta turen här, med { $letter }- eller med ett staket.
tty-hint-end = Eller stanna här: { $letter }-.
tty-hint-no-end = Flytten kan inte sluta här.
tty-hint-stay = { $piece } får stå kvar: { $letter }-.
tty-hint-lifts = Av kammarens staket går dessa att lyfta: { $fences }.
tty-hint-reserve = Bonussymboler i reserv: { $n }. P+ använder en och ger { $steps } steg för att äta spöken.
tty-hint-memory = Flytten får inte sluta på (där pjäsen stod före sin förra flytt): { $squares }.
tty-hint-seen = Spöken som ser PAC-MAN nu: { $ghosts }.
tty-hint-unseen = Inget spöke ser PAC-MAN nu.
tty-hint-frenzy = I frenzy (de ser PAC-MAN och har { $steps } steg): { $ghosts }.
tty-hint-no-frenzy = Inget spöke är i frenzy.
tty-hint-each-fence = Steg för varje: upp till { $steps }, sedan kanske ett staket.
tty-hint-each = Steg för varje: upp till { $steps }.
tty-left-game = har lämnat partiet
tty-left-classic = staket { $fences }  steg kvar { $steps }
tty-left-pacman = Omgång { $round }. Liv { $lives }. Tagna bonussymboler { $taken } av { $pellets }.
tty-left-eaten = Uppätna spöken: { $ghosts }.
tty-left-fences = Staket: PAC-MAN { $pacman }, spökena { $ghosts }.
tty-left-repeated = Den här ställningen har uppstått två gånger; tredje gången är partiet slut.
tty-left-rounds = Omgångar utan framsteg: { $rounds }; partiet är slut vid { $most }.
tty-event-reserve = PAC-MAN tar bonussymbolen på { $square } till sin reserv.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN äter bonussymbolen på { $square } och får ett booststeg för att äta spöken.
       *[other] PAC-MAN äter bonussymbolen på { $square } och får { $steps } booststeg för att äta spöken.
    }
tty-event-pellet = PAC-MAN äter bonussymbolen på { $square }.
tty-event-eaten = PAC-MAN äter upp { $piece }.
tty-event-catch = { $piece } fångar PAC-MAN på { $square }. Liv kvar: { $lives }.
tty-event-collision = PAC-MAN springer rakt på ett spöke. Liv kvar: { $lives }.
tty-event-comes-back = Han lämnar brädet och kommer tillbaka i sin nästa tur.
tty-event-reset = Alla pjäser går tillbaka till sina startrutor.
tty-event-computer = Datorn spelar { $action }.
tty-event-resigned = { $side } har gett upp.
tty-event-resigned-G = Spökena har gett upp.
tty-won-reached_goal = { $winner } har nått mållinjen och vinner.
tty-won-all_pellets = PAC-MAN har tagit den sista bonussymbolen och vinner.
tty-won-no_lives = PAC-MAN fångades för sista gången: spökena vinner.
tty-won-no_ghosts = Inget spöke är kvar på brädet: PAC-MAN vinner.
tty-won-repetition = Samma ställning uppstod för tredje gången; enligt husreglerna vinner { $winner }.
tty-won-no_progress = För många omgångar gick utan framsteg; enligt husreglerna vinner { $winner }.
tty-won-move_limit = Gränsen för antalet drag är nådd; då vinner { $winner }.
tty-won-others_left = Alla andra har lämnat partiet; då vinner { $winner }.
tty-won-resigned = Partiet gavs upp; då vinner { $winner }.
tty-won-flagged = Tiden är slut; då vinner { $winner }.
tty-won-agreed = Partiet slutade med en överenskommelse; då vinner { $winner }.
tty-winner-G = spökena
tty-drawn-repetition = Samma ställning uppstod för tredje gången: partiet är oavgjort.
tty-drawn-no_progress = För många omgångar gick utan framsteg: partiet är oavgjort.
tty-drawn-move_limit = Gränsen för antalet drag är nådd: partiet är oavgjort.
tty-drawn-agreed = Ni är överens om oavgjort.
tty-drawn-other = Partiet är oavgjort.
tty-rank = Uppnådd rang: { $rank } av 4, { $name }.
tty-no-rank = PAC-MAN har inte ätit någon bonussymbol och når ingen rang.
tty-over = Partiet är slut. undo tar tillbaka det sista draget, quit avslutar.
tty-after = save FILE sparar partiet, undo tar tillbaka det sista draget, quit avslutar.
tty-goodbye = Hej då.
tty-goodbye-unsaved = Hej då. Partiet sparades inte; save FILE hade sparat det.
tty-too-long = Raden är för lång; högst { $most } tecken.
tty-confirm-life = PAC-MAN skulle springa rakt på ett spöke och förlora ett liv. Skriv det en gång till för att göra det.
tty-nothing-played = Inget på den här raden spelades.
tty-turn-over = { $word } skulle komma efter turens slut; skriv en tur per rad.
tty-which-ghost = Säg vilket spöke du menar: { $examples }.
tty-meant = { $word } är inget drag i det här spelet. Menade du { $command }?
tty-unknown = { $word } är inget drag i det här spelet. help visar hur de skrivs, legal räknar upp dem.
tty-why = Skriv why och ett drag, till exempel why e3h.
tty-undone = Tillbakataget: { $actions }
tty-draw = Oavgjort erbjuds: skriv draw för att gå med på det, eller spela vidare för att tacka nej.
tty-save = Skriv save och ett filnamn, till exempel save game.txt.
tty-save-there = { $name } finns redan. Skriv save! { $name } för att ersätta den.
tty-saved = Sparat i { $name }.
tty-load = Skriv load och ett filnamn, till exempel load game.txt.
tty-puzzle-help = Skriv din tur. Du kan också skriva hint, why, solution, board eller quit.
tty-puzzle-hint = Prova { $action }.
tty-puzzle-reply = Motståndarens svar: { $actions }
tty-puzzle-wrong = Försök igen, eller skriv why.
tty-puzzle-why = Prova något först; sedan förklarar why vad som är fel med det.
