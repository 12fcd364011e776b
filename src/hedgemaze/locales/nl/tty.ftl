# Het spel in de terminal.

tty-named = { $side } ({ $people })
tty-player = Speler { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor voor één speler
       *[other] Quoridor voor { $players } spelers
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor voor één speler op een bord van { $size } bij { $size }
       *[other] Quoridor voor { $players } spelers op een bord van { $size } bij { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN voor gevorderden
tty-caption-pacman-maze = PAC-MAN in het doolhof { $maze }
tty-caption-advanced-maze = PAC-MAN voor gevorderden in het doolhof { $maze }
tty-goal-S = { $who } gaat van { $start } omhoog naar rij { $row }.
tty-goal-N = { $who } gaat van { $start } omlaag naar rij 1.
tty-goal-W = { $who } gaat van { $start } naar de overkant, kolom { $file }.
tty-goal-E = { $who } gaat van { $start } naar de overkant, kolom a.
tty-goal-P =
    { $pellets ->
        [one] { $who } speelt met P en wint met één krachtpil ({ $sign }).
       *[other] { $who } speelt met P en wint met { $pellets } krachtpillen ({ $sign }).
    }
tty-deal = { $who } speelt met { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] De spoken winnen als ze PAC-MAN één keer vangen.
       *[other] De spoken winnen als ze PAC-MAN { $lives } keer vangen.
    }
tty-respawns = Is hij gevangen, dan komt hij terug op een van de vakjes { $squares } ({ $sign }).
tty-typing-classic = Typ een vakje om erheen te gaan, zoals { $move }, of een muurtje: { $across } is horizontaal, boven { $slot } en { $right }; { $upright } is verticaal, rechts van { $slot } en { $above }. help toont meer, quit stopt.
tty-typing-pacman = Typ een pion en waar hij heen gaat, zoals Pe6 of Bd9; twee stappen tegelijk zijn Pe6e7. help toont meer, quit stopt.
tty-typing-advanced = Typ een pion en waar hij heen gaat, zoals Pe8 of Bd6, of een muurtje, zoals e3h. help toont meer, quit stopt.
tty-help-typing = Zo typ je een beurt
tty-help-move = verplaats je pion naar dat vakje
tty-help-across = plaats een horizontaal muurtje boven { $slot } en { $right }
tty-help-upright = plaats een verticaal muurtje rechts van { $slot } en { $above }
tty-help-pass = alleen als je helemaal niets kunt doen
tty-help-pacman-step = PAC-MAN gaat naar e6; in zijn beurt is e6 genoeg
tty-help-pacman-steps = twee stappen tegelijk; e6 e7 is hetzelfde
tty-help-ghost = Blinky gaat naar d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = die pion stopt, of blijft staan omdat hij geen stap heeft
tty-help-one-line = Op één regel mogen alle acties van je beurt staan: { $example }
tty-help-respawn = PAC-MAN verschijnt bij poort e9
tty-help-fence = plaats een muurtje boven e3 en f3; e3v komt rechts van e3 en e4
tty-help-lift = de spoken pakken het muurtje d5h van de kamer op (openingsbeurten)
tty-help-spend = PAC-MAN zet een krachtpil in voor 2 stappen om spoken op te eten
tty-help-rules-classic = De regels in het kort: één stap of één muurtje per beurt. Over een pion naast je mag je springen. Elke pion moet een weg naar zijn doel houden. Wie het eerst de overkant bereikt, wint.
tty-help-rules-pacman = De regels in het kort: PAC-MAN zet 2 stappen, en tot 3 extra als hij een krachtpil bereikt; alleen met die extra stappen kan hij spoken opeten. Dan zet elk spook 1 stap, of hooguit 2 als het PAC-MAN in een rechte lijn zonder muurtje ertussen ziet. Een spook mag niet stoppen op een krachtpil of op een ander spook. Wordt PAC-MAN gevangen, dan kost dat een leven en gaan alle pionnen terug naar waar ze begonnen. PAC-MAN wint met de vierde krachtpil.
tty-help-rules-advanced = De regels in het kort: in vier openingsbeurten loopt PAC-MAN of plaatst hij een muurtje, en verplaatsen de spoken één muurtje van de kamer. Daarna loopt elke pion en mag dan een muurtje plaatsen. De vakjes in het midden van de kanten zijn verbonden door tunnels, e9 met e1 en a5 met i5. Een zet mag niet eindigen waar hij begon, en ook niet waar de pion vóór zijn laatste zet stond. Na de eerste en na de derde krachtpil worden de spoken sneller. PAC-MAN wint met de vierde krachtpil, de spoken als hij zijn laatste leven verliest.
tty-help-commands = Opdrachten
tty-help-legal = toont alle toegestane acties
tty-help-why = zegt waarom een actie niet kan
tty-help-undo = neemt één actie terug
tty-help-back = neemt alles tot het begin van de beurt terug
tty-help-board = tekent het bord opnieuw
tty-help-record = toont de partij tot nu toe
tty-help-position = toont de stelling als één regel tekst
tty-help-save = bewaart de partij (als JSON, als de naam op .json eindigt)
tty-help-load = gaat verder met een bewaarde partij
tty-help-draw = biedt gelijkspel aan; typen de anderen het ook, dan is het afgesproken
tty-help-resign = geeft op
tty-help-quit = stopt zonder te bewaren
tty-ask-pass = { $who } kan niets doen: typ pass.
tty-ask-move = { $who } aan zet: ga naar een buurvakje of plaats een muurtje.
tty-ask-move-only = { $who } aan zet: ga naar een buurvakje. Er zijn geen muurtjes meer.
tty-ask-act = { $who }, openingsbeurt { $turn } van { $turns }: loop hooguit { $steps } vakjes, of plaats een muurtje.
tty-ask-lift = { $who }, openingsbeurt { $turn } van { $turns }: pak een muurtje van de kamer op en plaats het ergens anders.
tty-ask-lay = { $who }: plaats het opgepakte muurtje; het mag niet terug naar { $fence }.
tty-ask-ghosts = { $who } aan zet. Nog te gaan: { $ghosts }.
tty-ask-steps = { $who } aan zet. Stappen: { $steps }.
tty-ask-steps-fence = { $who } aan zet. Stappen: hooguit { $steps }, daarna misschien een muurtje.
tty-ask-steps-most = { $who } aan zet. Stappen: hooguit { $steps }.
tty-ask-spend = { $piece } kan de zet hier niet beëindigen: zet met P+ een krachtpil in.
tty-ask-place = { $piece } mag nu een muurtje plaatsen, of de beurt beëindigen met { $letter }-.
tty-ask-stop = { $piece } heeft geen stappen meer: beëindig de beurt met { $letter }-.
tty-ask-moving = { $piece } is bezig. Stappen over: { $steps }.
tty-ask-boost = Bonus van PAC-MAN: hij kan spoken opeten. Stappen over: { $boost }.
tty-ask-boost-then = Bonus van PAC-MAN: hij kan spoken opeten. Stappen over: { $boost }, daarna gewone: { $steps }.
tty-ask-wait = { $who } staat niet op het bord, en bij elke poort staat een spook: typ P- om te wachten.
tty-ask-respawn = { $who } staat niet op het bord: kies een vakje om te verschijnen, { $squares }.
tty-hint-end-or-fence = Of beëindig de beurt hier, met { $letter }- of met een muurtje.
tty-hint-end = Of stop hier: { $letter }-.
tty-hint-no-end = Hier kan de zet niet eindigen.
tty-hint-stay = { $piece } mag blijven staan: { $letter }-.
tty-hint-lifts = Muurtjes van de kamer om op te pakken: { $fences }.
tty-hint-reserve = Krachtpillen in voorraad: { $n }. P+ zet er één in voor { $steps } stappen om spoken op te eten.
tty-hint-memory = Hier mag de zet niet eindigen (waar de pion vóór zijn laatste zet stond): { $squares }.
tty-hint-seen = Spoken die PAC-MAN nu zien: { $ghosts }.
tty-hint-unseen = Geen spook ziet PAC-MAN nu.
tty-hint-frenzy = In jachtmodus (ze zien PAC-MAN en hebben { $steps } stappen): { $ghosts }.
tty-hint-no-frenzy = Geen spook is in jachtmodus.
tty-hint-each-fence = Stappen voor elk: hooguit { $steps }, daarna misschien een muurtje.
tty-hint-each = Stappen voor elk: hooguit { $steps }.
tty-left-game = is uit de partij gestapt
tty-left-classic = muurtjes { $fences }  stappen te gaan { $steps }
tty-left-pacman = Ronde { $round }. Levens: { $lives }. Krachtpillen: { $taken } van { $pellets }.
tty-left-eaten = Opgegeten spoken: { $ghosts }.
tty-left-fences = Muurtjes: PAC-MAN { $pacman }, spoken { $ghosts }.
tty-left-repeated = Deze stelling kwam al twee keer voor; de derde keer is de partij afgelopen.
tty-left-rounds = Ronden zonder voortgang: { $rounds }; bij { $most } is de partij afgelopen.
tty-event-reserve = PAC-MAN neemt de krachtpil op { $square } in zijn voorraad.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN eet de krachtpil op { $square } en krijgt één bonusstap om spoken op te eten.
       *[other] PAC-MAN eet de krachtpil op { $square } en krijgt { $steps } bonusstappen om spoken op te eten.
    }
tty-event-pellet = PAC-MAN eet de krachtpil op { $square }.
tty-event-eaten = PAC-MAN eet { $piece } op.
tty-event-catch = { $piece } vangt PAC-MAN op { $square }. Levens over: { $lives }.
tty-event-collision = PAC-MAN loopt tegen een spook aan. Levens over: { $lives }.
tty-event-comes-back = Hij verlaat het bord en komt in zijn volgende beurt terug.
tty-event-reset = Alle pionnen gaan terug naar waar ze begonnen.
tty-event-computer = De computer speelt { $action }.
tty-event-resigned = { $side } heeft opgegeven.
tty-event-resigned-G = De spoken hebben opgegeven.
tty-won-reached_goal = { $winner } heeft de overkant bereikt en wint.
tty-won-all_pellets = PAC-MAN heeft de laatste krachtpil gepakt en wint.
tty-won-no_lives = PAC-MAN is voor de laatste keer gevangen: de spoken winnen.
tty-won-no_ghosts = Er is geen spook meer op het bord: PAC-MAN wint.
tty-won-repetition = Dezelfde stelling kwam voor de derde keer voor; volgens de huisregels gewonnen door { $winner }.
tty-won-no_progress = Er gingen te veel ronden voorbij zonder voortgang; volgens de huisregels gewonnen door { $winner }.
tty-won-move_limit = Het maximum aantal acties is bereikt; gewonnen door { $winner }.
tty-won-others_left = Alle anderen zijn uit de partij gestapt; gewonnen door { $winner }.
tty-won-resigned = De partij is opgegeven; gewonnen door { $winner }.
tty-won-flagged = De tijd is om; gewonnen door { $winner }.
tty-won-agreed = De partij eindigde in overleg; gewonnen door { $winner }.
tty-winner-G = de spoken
tty-drawn-repetition = Dezelfde stelling kwam voor de derde keer voor: gelijkspel.
tty-drawn-no_progress = Er gingen te veel ronden voorbij zonder voortgang: gelijkspel.
tty-drawn-move_limit = Het maximum aantal acties is bereikt: gelijkspel.
tty-drawn-agreed = Gelijkspel in overleg.
tty-drawn-other = De partij eindigt in gelijkspel.
tty-rank = Bereikte rang: { $rank } van 4, { $name }.
tty-no-rank = PAC-MAN heeft geen krachtpil gegeten en bereikt geen rang.
tty-over = De partij is afgelopen. undo neemt de laatste actie terug, quit stopt.
tty-after = save FILE bewaart de partij, undo neemt de laatste actie terug, quit stopt.
tty-goodbye = Tot ziens.
tty-goodbye-unsaved = Tot ziens. De partij is niet bewaard; save FILE had dat gedaan.
tty-too-long = Die regel is te lang; hij mag hooguit { $most } tekens hebben.
tty-confirm-life = PAC-MAN zou tegen een spook aan lopen en een leven verliezen. Typ het nog een keer om het te doen.
tty-nothing-played = Van deze regel is niets gespeeld.
tty-turn-over = { $word } zou na het einde van deze beurt komen; typ één beurt per regel.
tty-which-ghost = Zeg welk spook je bedoelt: { $examples }.
tty-meant = { $word } is geen actie van deze modus. Bedoelde je { $command }?
tty-unknown = { $word } is geen actie van deze modus. help laat zien hoe je ze typt, legal somt ze op.
tty-why = Typ why en een actie, zoals why e3h.
tty-undone = Teruggenomen: { $actions }
tty-draw = Er is gelijkspel aangeboden: typ draw om in te stemmen, of speel verder om het af te slaan.
tty-save = Typ save en een bestandsnaam, zoals save game.txt.
tty-save-there = { $name } bestaat al. Typ save! { $name } om het te vervangen.
tty-saved = Bewaard in { $name }.
tty-load = Typ load en een bestandsnaam, zoals load game.txt.
tty-puzzle-help = Typ je beurt. Je kunt ook hint, why, solution, board of quit typen.
tty-puzzle-hint = Probeer { $action }.
tty-puzzle-reply = Antwoord van de tegenstander: { $actions }
tty-puzzle-wrong = Probeer het nog eens, of typ why.
tty-puzzle-why = Probeer eerst iets; daarna legt why uit wat er mis mee is.
