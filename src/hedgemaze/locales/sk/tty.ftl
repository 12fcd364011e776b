# Hra v termináli. Slová na napísanie, ako legal, undo a save, a zápisy ako e3h sa neprekladajú.

tty-named = { $side } ({ $people })
tty-player = Hráč { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor pre { $players } hráča
        [few] Quoridor pre { $players } hráčov
       *[other] Quoridor pre { $players } hráčov
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor pre { $players } hráča na doske { $size } krát { $size }
        [few] Quoridor pre { $players } hráčov na doske { $size } krát { $size }
       *[other] Quoridor pre { $players } hráčov na doske { $size } krát { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Pokročilý PAC-MAN
tty-caption-pacman-maze = PAC-MAN v bludisku { $maze }
tty-caption-advanced-maze = Pokročilý PAC-MAN v bludisku { $maze }
tty-goal-S = { $who } ide z { $start } hore do radu { $row }.
tty-goal-N = { $who } ide z { $start } dolu do radu 1.
tty-goal-W = { $who } ide z { $start } doprava do stĺpca { $file }.
tty-goal-E = { $who } ide z { $start } doľava do stĺpca a.
tty-goal-P =
    { $pellets ->
        [one] { $who } hrá s P a vyhrá s jednou bodkou ({ $sign }).
        [4] { $who } hrá s P a vyhrá so { $pellets } bodkami ({ $sign }).
        [few] { $who } hrá s P a vyhrá s { $pellets } bodkami ({ $sign }).
       *[other] { $who } hrá s P a vyhrá s { $pellets } bodkami ({ $sign }).
    }
tty-deal = { $who } – duchovia: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Duchovia vyhrajú, keď PAC-MANA raz chytia.
        [few] Duchovia vyhrajú, keď PAC-MANA chytia { $lives }×.
       *[other] Duchovia vyhrajú, keď PAC-MANA chytia { $lives }×.
    }
tty-respawns = Po chytení sa vracia na jedno z políčok { $squares } ({ $sign }).
tty-typing-classic = Napíš políčko, kam chceš ísť, napríklad { $move }, alebo prekážku: { $across } je vodorovná, nad { $slot } a { $right }; { $upright } je zvislá, vpravo od { $slot } a { $above }. help ukáže viac, quit končí.
tty-typing-pacman = Napíš figúrku a kam ide, napríklad Pe6 alebo Bd9; dva kroky naraz sú Pe6e7. help ukáže viac, quit končí.
tty-typing-advanced = Napíš figúrku a kam ide, napríklad Pe8 alebo Bd6, alebo prekážku, napríklad e3h. help ukáže viac, quit končí.
tty-help-typing = Ako napísať ťah
tty-help-move = choď figúrkou na toto políčko
tty-help-across = postav vodorovnú prekážku nad { $slot } a { $right }
tty-help-upright = postav zvislú prekážku vpravo od { $slot } a { $above }
tty-help-pass = len keď nemáš žiadnu povolenú akciu
tty-help-pacman-step = PAC-MAN vstúpi na e6; v jeho ťahu stačí len e6
tty-help-pacman-steps = dva kroky naraz; e6 e7 je to isté
tty-help-ghost = Blinky vstúpi na d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = táto figúrka končí alebo stojí, lebo nemá krok
tty-help-one-line = Na jeden riadok sa zmestia všetky akcie tvojho ťahu: { $example }
tty-help-respawn = PAC-MAN sa objaví v bráne e9
tty-help-fence = postav prekážku nad e3 a f3; e3v ju postaví vpravo od e3 a e4
tty-help-lift = duchovia vezmú prekážku d5h komnaty (otváracie ťahy)
tty-help-spend = PAC-MAN použije bodku na 2 kroky, pri ktorých zje duchov
tty-help-rules-classic = Pravidlá v skratke: v ťahu jeden krok alebo jedna prekážka. Figúrku vedľa svojej môžeš preskočiť. Každej figúrke musí zostať cesta do cieľa. Kto prvý dôjde na protiľahlú stranu, vyhráva.
tty-help-rules-pacman = Pravidlá v skratke: PAC-MAN urobí 2 kroky a najviac 3 ďalšie, keď dôjde na bodku; len pri týchto krokoch navyše môže jesť duchov. Potom každý duch urobí 1 krok alebo najviac 2, keď vidí PAC-MANA v priamej línii bez prekážky. Duch nesmie skončiť na bodke ani na duchovi. Chytenie stojí život a všetci sa vrátia na východiskové políčka. PAC-MAN vyhráva so štvrtou bodkou.
tty-help-rules-advanced = Pravidlá v skratke: štyri otváracie ťahy, v ktorých PAC-MAN ide alebo postaví prekážku a duchovia premiestnia prekážku komnaty. Potom každá figúrka ide a môže postaviť prekážku. Políčka uprostred strán spájajú tunely, e9 s e1 a a5 s i5. Figúrka nesmie skončiť tam, kde začala, ani tam, kde stála pred minulým ťahom. Po prvej a po tretej bodke duchovia zrýchlia. PAC-MAN vyhráva so štvrtou bodkou, duchovia, keď príde o posledný život.
tty-help-commands = Príkazy
tty-help-legal = vypíše všetky povolené akcie
tty-help-why = povie, prečo sa nejaká akcia nedá
tty-help-undo = vráti jednu akciu
tty-help-back = vráti všetko na začiatok ťahu
tty-help-board = znova nakreslí dosku
tty-help-record = vypíše doterajšiu hru
tty-help-position = vypíše pozíciu na jeden riadok
tty-help-save = uloží hru (ako JSON, ak sa meno končí na .json)
tty-help-load = pokračuje v uloženej hre
tty-help-draw = ponúkne remízu; ak to napíšu aj ostatní, platí
tty-help-resign = vzdá hru
tty-help-quit = skončí bez uloženia
tty-ask-pass = { $who } nemá žiadnu povolenú akciu: napíš pass.
tty-ask-move = Na ťahu je { $who }: choď na susedné políčko alebo postav prekážku.
tty-ask-move-only = Na ťahu je { $who }: choď na susedné políčko. Prekážky sa už minuli.
tty-ask-act = { $who }, otvárací ťah { $turn } zo { $turns }: choď (kroky: až { $steps }) alebo postav prekážku.
tty-ask-lift = { $who }, otvárací ťah { $turn } zo { $turns }: vezmi prekážku komnaty a postav ju inam.
tty-ask-lay = { $who }: postav prekážku, ktorú držíš; nesmie späť na { $fence }.
tty-ask-ghosts = Na ťahu: { $who }. Ešte nešli: { $ghosts }.
tty-ask-steps = Na ťahu: { $who }. Kroky: { $steps }.
tty-ask-steps-fence = Na ťahu: { $who }. Kroky: až { $steps }, potom prípadne prekážka.
tty-ask-steps-most = Na ťahu: { $who }. Kroky: až { $steps }.
tty-ask-spend = { $piece } tu nemôže ťah ukončiť: použi bodku príkazom P+.
tty-ask-place = { $piece } teraz môže postaviť prekážku alebo ukončiť ťah: { $letter }-.
tty-ask-stop = { $piece } už nemá kroky: ukonči ťah pomocou { $letter }-.
tty-ask-moving = { $piece } je v pohybe. Zostávajúce kroky: { $steps }.
tty-ask-boost = Bonus PAC-MANA: môže jesť duchov. Zostávajúce kroky: { $boost }.
tty-ask-boost-then = Bonus PAC-MANA: môže jesť duchov. Zostávajúce kroky: { $boost }, potom obyčajné: { $steps }.
tty-ask-wait = { $who } je mimo dosky a v každej bráne stojí duch: napíš P- a počkaj.
tty-ask-respawn = { $who } je mimo dosky: vyber políčko na návrat, { $squares }.
tty-hint-end-or-fence = Alebo tu ťah ukonči: { $letter }- alebo prekážka.
tty-hint-end = Alebo tu zastaň: { $letter }-.
tty-hint-no-end = Tu sa ťah skončiť nemôže.
tty-hint-stay = { $piece } smie zostať na mieste: { $letter }-.
tty-hint-lifts = Prekážky komnaty, ktoré možno vziať: { $fences }.
tty-hint-reserve = Bodky v zásobe: { $n }. P+ jednu použije; kroky, pri ktorých možno jesť duchov: { $steps }.
tty-hint-memory = Tu sa končiť nesmie (políčko pred minulým ťahom): { $squares }.
tty-hint-seen = Duchovia, ktorí teraz vidia PAC-MANA: { $ghosts }.
tty-hint-unseen = Žiadny duch teraz PAC-MANA nevidí.
tty-hint-frenzy = V šialenstve (vidia PAC-MANA, kroky: { $steps }): { $ghosts }.
tty-hint-no-frenzy = Žiadny duch nie je v šialenstve.
tty-hint-each-fence = Kroky každého: až { $steps }, potom prípadne prekážka.
tty-hint-each = Kroky každého: až { $steps }.
tty-left-game = mimo hry
tty-left-classic = prekážky { $fences }  kroky do cieľa { $steps }
tty-left-pacman = Kolo { $round }. Životy { $lives }. Získané bodky: { $taken } zo { $pellets }.
tty-left-eaten = Zjedení duchovia: { $ghosts }.
tty-left-fences = Prekážky: PAC-MAN { $pacman }, duchovia { $ghosts }.
tty-left-repeated = Táto pozícia nastala už dvakrát; tretíkrát sa hra končí.
tty-left-rounds = Kolá bez pokroku: { $rounds }; hra sa končí pri { $most }.
tty-event-reserve = PAC-MAN si berie do zásoby bodku z { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN zjedol bodku na { $square } a dostáva bonus: jeden krok, pri ktorom môže jesť duchov.
        [few] PAC-MAN zjedol bodku na { $square } a dostáva bonus: { $steps } kroky, pri ktorých môže jesť duchov.
       *[other] PAC-MAN zjedol bodku na { $square } a dostáva bonus: { $steps } krokov, pri ktorých môže jesť duchov.
    }
tty-event-pellet = PAC-MAN zjedol bodku na { $square }.
tty-event-eaten = PAC-MAN zjedol ducha: { $piece }.
tty-event-catch = { $piece } chytá PAC-MANA na { $square }. Zostávajúce životy: { $lives }.
tty-event-collision = PAC-MAN naráža do ducha. Zostávajúce životy: { $lives }.
tty-event-comes-back = Odchádza z dosky a vráti sa vo svojom ďalšom ťahu.
tty-event-reset = Všetky figúrky sa vracajú na svoje východiskové políčka.
tty-event-computer = Počítač hrá { $action }.
tty-event-resigned = { $side } sa vzdáva.
tty-event-resigned-G = Duchovia sa vzdávajú.
tty-won-reached_goal = { $winner } je na protiľahlej strane a vyhráva.
tty-won-all_pellets = PAC-MAN má poslednú bodku a vyhráva.
tty-won-no_lives = PAC-MAN sa dal chytiť poslednýkrát: duchovia vyhrávajú.
tty-won-no_ghosts = Na doske nezostáva žiadny duch: PAC-MAN vyhráva.
tty-won-repetition = Rovnaká pozícia nastala tretíkrát; podľa domácich pravidiel vyhráva strana: { $winner }.
tty-won-no_progress = Uplynulo príliš veľa kôl bez pokroku; podľa domácich pravidiel vyhráva strana: { $winner }.
tty-won-move_limit = Bol dosiahnutý najvyšší počet akcií; vyhráva strana: { $winner }.
tty-won-others_left = Všetci ostatní odišli z hry; vyhráva strana: { $winner }.
tty-won-resigned = Hra sa skončila vzdaním; vyhráva strana: { $winner }.
tty-won-flagged = Vypršal čas; vyhráva strana: { $winner }.
tty-won-agreed = Hra sa skončila dohodou; vyhráva strana: { $winner }.
tty-winner-G = duchovia
tty-drawn-repetition = Rovnaká pozícia nastala tretíkrát: remíza.
tty-drawn-no_progress = Uplynulo príliš veľa kôl bez pokroku: remíza.
tty-drawn-move_limit = Bol dosiahnutý najvyšší počet akcií: remíza.
tty-drawn-agreed = Hráči sa dohodli na remíze.
tty-drawn-other = Hra sa končí remízou.
tty-rank = Dosiahnutá hodnosť: { $rank } zo 4, { $name }.
tty-no-rank = PAC-MAN nezjedol žiadnu bodku a hodnosť nezískava.
tty-over = Hra sa skončila. undo vráti poslednú akciu, quit končí.
tty-after = save FILE uloží hru, undo vráti poslednú akciu, quit končí.
tty-goodbye = Dovidenia.
tty-goodbye-unsaved = Dovidenia. Hra nie je uložená; príkaz save FILE by ju uchoval.
tty-too-long = Tento riadok je pridlhý; najvyšší počet znakov: { $most }.
tty-confirm-life = PAC-MAN by narazil do ducha a stratil život. Napíš to ešte raz, ak to tak chceš.
tty-nothing-played = Z tohto riadka sa nezahralo nič.
tty-turn-over = { $word } by prišlo až po konci tohto ťahu; píš jeden ťah na riadok.
tty-which-ghost = Povedz, ktorého ducha myslíš: { $examples }.
tty-meant = { $word } nie je akcia tohto režimu. Nemalo to byť { $command }?
tty-unknown = { $word } nie je akcia tohto režimu. help ukáže, ako ich písať, legal ich vypíše.
tty-why = Napíš why a akciu, napríklad why e3h.
tty-undone = Vrátené: { $actions }
tty-draw = Je ponúknutá remíza: napíš draw a súhlasíš, alebo hraj ďalej a odmietneš.
tty-save = Napíš save a meno súboru, napríklad save game.txt.
tty-save-there = { $name } už existuje. Napíš save! { $name }, ak sa má nahradiť.
tty-saved = Uložené do { $name }.
tty-load = Napíš load a meno súboru, napríklad load game.txt.
tty-puzzle-help = Napíš svoj ťah. Môžeš napísať aj hint, why, solution, board alebo quit.
tty-puzzle-hint = Skús { $action }.
tty-puzzle-reply = Odpoveď súpera: { $actions }
tty-puzzle-wrong = Skús to znova alebo napíš why.
tty-puzzle-why = Najprv niečo skús; why potom vysvetlí, čo je na tom zle.
