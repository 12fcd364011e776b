# Hra v terminálu. Slova k napsání, jako legal, undo a save, a zápisy jako e3h se nepřekládají.

tty-named = { $side } ({ $people })
tty-player = Hráč { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor pro { $players } hráče
        [few] Quoridor pro { $players } hráče
       *[other] Quoridor pro { $players } hráčů
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor pro { $players } hráče na desce { $size } krát { $size }
        [few] Quoridor pro { $players } hráče na desce { $size } krát { $size }
       *[other] Quoridor pro { $players } hráčů na desce { $size } krát { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Pokročilý PAC-MAN
tty-caption-pacman-maze = PAC-MAN v bludišti { $maze }
tty-caption-advanced-maze = Pokročilý PAC-MAN v bludišti { $maze }
tty-goal-S = { $who } jde z { $start } nahoru do řady { $row }.
tty-goal-N = { $who } jde z { $start } dolů do řady 1.
tty-goal-W = { $who } jde z { $start } doprava do sloupce { $file }.
tty-goal-E = { $who } jde z { $start } doleva do sloupce a.
tty-goal-P =
    { $pellets ->
        [one] { $who } hraje s P a vyhraje s jednou tečkou ({ $sign }).
        [few] { $who } hraje s P a vyhraje se { $pellets } tečkami ({ $sign }).
       *[other] { $who } hraje s P a vyhraje s { $pellets } tečkami ({ $sign }).
    }
tty-deal = { $who } – duchové: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Duchové vyhrají, když PAC-MANA jednou chytí.
        [few] Duchové vyhrají, když PAC-MANA chytí { $lives }×.
       *[other] Duchové vyhrají, když PAC-MANA chytí { $lives }×.
    }
tty-respawns = Po chycení se vrací na jedno z políček { $squares } ({ $sign }).
tty-typing-classic = Napiš políčko, kam chceš jít, třeba { $move }, nebo překážku: { $across } je vodorovná, nad { $slot } a { $right }; { $upright } je svislá, vpravo od { $slot } a { $above }. help ukáže víc, quit končí.
tty-typing-pacman = Napiš figurku a kam jde, třeba Pe6 nebo Bd9; dva kroky naráz jsou Pe6e7. help ukáže víc, quit končí.
tty-typing-advanced = Napiš figurku a kam jde, třeba Pe8 nebo Bd6, nebo překážku, třeba e3h. help ukáže víc, quit končí.
tty-help-typing = Jak napsat tah
tty-help-move = jdi figurkou na toto políčko
tty-help-across = postav vodorovnou překážku nad { $slot } a { $right }
tty-help-upright = postav svislou překážku vpravo od { $slot } a { $above }
tty-help-pass = jen když nemáš žádnou povolenou akci
tty-help-pacman-step = PAC-MAN vstoupí na e6; v jeho tahu stačí jen e6
tty-help-pacman-steps = dva kroky naráz; e6 e7 je totéž
tty-help-ghost = Blinky vstoupí na d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = tato figurka končí, nebo stojí, protože nemá krok
tty-help-one-line = Na jeden řádek se vejdou všechny akce tvého tahu: { $example }
tty-help-respawn = PAC-MAN se objeví v bráně e9
tty-help-fence = postav překážku nad e3 a f3; e3v ji postaví vpravo od e3 a e4
tty-help-lift = duchové vezmou překážku d5h komnaty (zahajovací tahy)
tty-help-spend = PAC-MAN použije tečku na 2 kroky, při kterých jí duchy
tty-help-rules-classic = Pravidla ve zkratce: v tahu jeden krok, nebo jedna překážka. Figurku vedle své můžeš přeskočit. Každé figurce musí zůstat cesta do cíle. Kdo první dojde na protější stranu, vyhrává.
tty-help-rules-pacman = Pravidla ve zkratce: PAC-MAN udělá 2 kroky a nejvýš 3 další, když dojde na tečku; jen při těchto krocích navíc může jíst duchy. Potom každý duch udělá 1 krok, nebo nejvýš 2, když vidí PAC-MANA v přímé linii bez překážky. Duch nesmí skončit na tečce ani na duchovi. Chycení stojí život a všichni se vrátí na výchozí políčka. PAC-MAN vyhrává se čtvrtou tečkou.
tty-help-rules-advanced = Pravidla ve zkratce: čtyři zahajovací tahy, ve kterých PAC-MAN jde nebo postaví překážku a duchové přemístí překážku komnaty. Potom každá figurka jde a může postavit překážku. Políčka uprostřed stran spojují tunely, e9 s e1 a a5 s i5. Figurka nesmí skončit tam, kde začala, ani tam, kde stála před minulým tahem. Po první a po třetí tečce duchové zrychlí. PAC-MAN vyhrává se čtvrtou tečkou, duchové, když přijde o poslední život.
tty-help-commands = Příkazy
tty-help-legal = vypíše všechny povolené akce
tty-help-why = řekne, proč nějaká akce nejde
tty-help-undo = vrátí jednu akci
tty-help-back = vrátí vše na začátek tahu
tty-help-board = znovu nakreslí desku
tty-help-record = vypíše dosavadní hru
tty-help-position = vypíše pozici na jeden řádek
tty-help-save = uloží hru (jako JSON, končí-li jméno na .json)
tty-help-load = pokračuje v uložené hře
tty-help-draw = nabídne remízu; napíší-li to i ostatní, platí
tty-help-resign = vzdá hru
tty-help-quit = skončí bez uložení
tty-ask-pass = { $who } nemá žádnou povolenou akci: napiš pass.
tty-ask-move = Na tahu je { $who }: jdi na sousední políčko, nebo postav překážku.
tty-ask-move-only = Na tahu je { $who }: jdi na sousední políčko. Překážky už došly.
tty-ask-act = { $who }, zahajovací tah { $turn } ze { $turns }: jdi (kroky: až { $steps }), nebo postav překážku.
tty-ask-lift = { $who }, zahajovací tah { $turn } ze { $turns }: vezmi překážku komnaty a postav ji jinam.
tty-ask-lay = { $who }: postav překážku, kterou držíš; nesmí zpět na { $fence }.
tty-ask-ghosts = Na tahu: { $who }. Ještě nešli: { $ghosts }.
tty-ask-steps = Na tahu: { $who }. Kroky: { $steps }.
tty-ask-steps-fence = Na tahu: { $who }. Kroky: až { $steps }, potom případně překážka.
tty-ask-steps-most = Na tahu: { $who }. Kroky: až { $steps }.
tty-ask-spend = { $piece } tu nemůže tah ukončit: použij tečku příkazem P+.
tty-ask-place = { $piece } teď může postavit překážku, nebo ukončit tah: { $letter }-.
tty-ask-stop = { $piece } už nemá kroky: ukonči tah pomocí { $letter }-.
tty-ask-moving = { $piece } je v pohybu. Zbývající kroky: { $steps }.
tty-ask-boost = Bonus PAC-MANA: může jíst duchy. Zbývající kroky: { $boost }.
tty-ask-boost-then = Bonus PAC-MANA: může jíst duchy. Zbývající kroky: { $boost }, potom obyčejné: { $steps }.
tty-ask-wait = { $who } je mimo desku a v každé bráně stojí duch: napiš P- a počkej.
tty-ask-respawn = { $who } je mimo desku: vyber políčko pro návrat, { $squares }.
tty-hint-end-or-fence = Nebo tu tah ukonči: { $letter }-, nebo překážka.
tty-hint-end = Nebo tu zastav: { $letter }-.
tty-hint-no-end = Tady tah skončit nemůže.
tty-hint-stay = { $piece } smí zůstat na místě: { $letter }-.
tty-hint-lifts = Překážky komnaty, které lze vzít: { $fences }.
tty-hint-reserve = Tečky v zásobě: { $n }. P+ jednu použije; kroky, při kterých lze jíst duchy: { $steps }.
tty-hint-memory = Tady se končit nesmí (políčko před minulým tahem): { $squares }.
tty-hint-seen = Duchové, kteří teď vidí PAC-MANA: { $ghosts }.
tty-hint-unseen = Žádný duch teď PAC-MANA nevidí.
tty-hint-frenzy = V šílenství (vidí PAC-MANA, kroky: { $steps }): { $ghosts }.
tty-hint-no-frenzy = Žádný duch není v šílenství.
tty-hint-each-fence = Kroky každého: až { $steps }, potom případně překážka.
tty-hint-each = Kroky každého: až { $steps }.
tty-left-game = mimo hru
tty-left-classic = překážky { $fences }  kroky do cíle { $steps }
tty-left-pacman = Kolo { $round }. Životy { $lives }. Získané tečky: { $taken } ze { $pellets }.
tty-left-eaten = Snědení duchové: { $ghosts }.
tty-left-fences = Překážky: PAC-MAN { $pacman }, duchové { $ghosts }.
tty-left-repeated = Tato pozice nastala už dvakrát; potřetí hra končí.
tty-left-rounds = Kola bez pokroku: { $rounds }; hra končí při { $most }.
tty-event-reserve = PAC-MAN si bere do zásoby tečku z { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN snědl tečku na { $square } a dostává bonus: jeden krok, při kterém může jíst duchy.
        [few] PAC-MAN snědl tečku na { $square } a dostává bonus: { $steps } kroky, při kterých může jíst duchy.
       *[other] PAC-MAN snědl tečku na { $square } a dostává bonus: { $steps } kroků, při kterých může jíst duchy.
    }
tty-event-pellet = PAC-MAN snědl tečku na { $square }.
tty-event-eaten = PAC-MAN snědl ducha: { $piece }.
tty-event-catch = { $piece } chytá PAC-MANA na { $square }. Zbývající životy: { $lives }.
tty-event-collision = PAC-MAN naráží do ducha. Zbývající životy: { $lives }.
tty-event-comes-back = Odchází z desky a vrátí se ve svém příštím tahu.
tty-event-reset = Všechny figurky se vracejí na svá výchozí políčka.
tty-event-computer = Počítač hraje { $action }.
tty-event-resigned = { $side } se vzdává.
tty-event-resigned-G = Duchové se vzdávají.
tty-won-reached_goal = { $winner } je na protější straně a vyhrává.
tty-won-all_pellets = PAC-MAN má poslední tečku a vyhrává.
tty-won-no_lives = PAC-MAN se nechal chytit naposledy: duchové vyhrávají.
tty-won-no_ghosts = Na desce nezbývá žádný duch: PAC-MAN vyhrává.
tty-won-repetition = Stejná pozice nastala potřetí; podle domácích pravidel vyhrává strana: { $winner }.
tty-won-no_progress = Uplynulo příliš mnoho kol bez pokroku; podle domácích pravidel vyhrává strana: { $winner }.
tty-won-move_limit = Byl dosažen nejvyšší počet akcí; vyhrává strana: { $winner }.
tty-won-others_left = Všichni ostatní odešli ze hry; vyhrává strana: { $winner }.
tty-won-resigned = Hra skončila vzdáním; vyhrává strana: { $winner }.
tty-won-flagged = Vypršel čas; vyhrává strana: { $winner }.
tty-won-agreed = Hra skončila dohodou; vyhrává strana: { $winner }.
tty-winner-G = duchové
tty-drawn-repetition = Stejná pozice nastala potřetí: remíza.
tty-drawn-no_progress = Uplynulo příliš mnoho kol bez pokroku: remíza.
tty-drawn-move_limit = Byl dosažen nejvyšší počet akcí: remíza.
tty-drawn-agreed = Hráči se dohodli na remíze.
tty-drawn-other = Hra končí remízou.
tty-rank = Dosažená hodnost: { $rank } ze 4, { $name }.
tty-no-rank = PAC-MAN nesnědl žádnou tečku a hodnost nezískává.
tty-over = Hra skončila. undo vrátí poslední akci, quit končí.
tty-after = save FILE uloží hru, undo vrátí poslední akci, quit končí.
tty-goodbye = Na shledanou.
tty-goodbye-unsaved = Na shledanou. Hra není uložena; příkaz save FILE by ji uchoval.
tty-too-long = Tento řádek je moc dlouhý; nejvyšší počet znaků: { $most }.
tty-confirm-life = PAC-MAN by narazil do ducha a ztratil život. Napiš to ještě jednou, pokud to tak chceš.
tty-nothing-played = Z tohoto řádku se nezahrálo nic.
tty-turn-over = { $word } by přišlo až po konci tohoto tahu; piš jeden tah na řádek.
tty-which-ghost = Řekni, kterého ducha myslíš: { $examples }.
tty-meant = { $word } není akce tohoto režimu. Nemělo to být { $command }?
tty-unknown = { $word } není akce tohoto režimu. help ukáže, jak je psát, legal je vypíše.
tty-why = Napiš why a akci, třeba why e3h.
tty-undone = Vráceno: { $actions }
tty-draw = Je nabídnuta remíza: napiš draw a souhlasíš, nebo hraj dál a odmítneš.
tty-save = Napiš save a jméno souboru, třeba save game.txt.
tty-save-there = { $name } už existuje. Napiš save! { $name }, pokud se má nahradit.
tty-saved = Uloženo do { $name }.
tty-load = Napiš load a jméno souboru, třeba load game.txt.
tty-puzzle-help = Napiš svůj tah. Můžeš napsat také hint, why, solution, board nebo quit.
tty-puzzle-hint = Zkus { $action }.
tty-puzzle-reply = Odpověď soupeře: { $actions }
tty-puzzle-wrong = Zkus to znovu, nebo napiš why.
tty-puzzle-why = Nejdřív něco zkus; why pak vysvětlí, co je na tom špatně.
