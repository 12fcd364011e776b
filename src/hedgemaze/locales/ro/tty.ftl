# Jocul în terminal.

tty-named = { $side } ({ $people })
tty-player = Jucătorul { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor pentru un jucător
        [few] Quoridor pentru { $players } jucători
       *[other] Quoridor pentru { $players } de jucători
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor pentru un jucător pe o tablă de { $size } pe { $size }
        [few] Quoridor pentru { $players } jucători pe o tablă de { $size } pe { $size }
       *[other] Quoridor pentru { $players } de jucători pe o tablă de { $size } pe { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN avansat
tty-caption-pacman-maze = PAC-MAN în labirintul { $maze }
tty-caption-advanced-maze = PAC-MAN avansat în labirintul { $maze }
tty-goal-S = { $who } merge de la { $start } în sus, până la linia { $row }.
tty-goal-N = { $who } merge de la { $start } în jos, până la linia 1.
tty-goal-W = { $who } traversează tabla de la { $start } până la coloana { $file }.
tty-goal-E = { $who } traversează tabla de la { $start } până la coloana a.
tty-goal-P =
    { $pellets ->
        [one] { $who } mută P și câștigă cu o capsulă ({ $sign }).
        [few] { $who } mută P și câștigă cu { $pellets } capsule ({ $sign }).
       *[other] { $who } mută P și câștigă cu { $pellets } de capsule ({ $sign }).
    }
tty-deal = { $who } mută: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Fantomele câștigă dacă îl prind pe PAC-MAN o dată.
        [few] Fantomele câștigă dacă îl prind pe PAC-MAN de { $lives } ori.
       *[other] Fantomele câștigă dacă îl prind pe PAC-MAN de { $lives } de ori.
    }
tty-respawns = Dacă este prins, revine pe una dintre căsuțele { $squares } ({ $sign }).
tty-typing-classic = Scrie o căsuță ca să muți acolo, de exemplu { $move }, sau o barieră: { $across } e orizontală, deasupra căsuțelor { $slot } și { $right }; { $upright } e verticală, la dreapta căsuțelor { $slot } și { $above }. help arată mai multe, quit încheie.
tty-typing-pacman = Scrie un pion și unde merge, de exemplu Pe6 sau Bd9; doi pași deodată sunt Pe6e7. help spune mai multe, quit încheie.
tty-typing-advanced = Scrie un pion și unde merge, de exemplu Pe8 sau Bd6, ori o barieră, de exemplu e3h. help spune mai multe, quit încheie.
tty-help-typing = Cum se scrie o tură
tty-help-move = mută pionul tău pe acea căsuță
tty-help-across = așază o barieră orizontală deasupra căsuțelor { $slot } și { $right }
tty-help-upright = așază o barieră verticală la dreapta căsuțelor { $slot } și { $above }
tty-help-pass = doar când nu ai nicio acțiune permisă
tty-help-pacman-step = PAC-MAN intră pe e6; la rândul lui ajunge e6
tty-help-pacman-steps = doi pași deodată; e6 e7 este același lucru
tty-help-ghost = Blinky intră pe d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = acel pion se oprește sau stă pe loc fiindcă nu poate face niciun pas
tty-help-one-line = Pe un rând pot sta toate acțiunile turei tale: { $example }
tty-help-respawn = PAC-MAN apare la poarta e9
tty-help-fence = așază o barieră deasupra căsuțelor e3 și f3; e3v, una la dreapta căsuțelor e3 și e4
tty-help-lift = fantomele ridică bariera d5h a camerei (turele de deschidere)
tty-help-spend = PAC-MAN folosește o capsulă pentru 2 pași cu care poate mânca fantome
tty-help-rules-classic = Regulile pe scurt: un pas sau o barieră pe tură. Peste un pion de lângă al tău poți sări. Fiecărui pion trebuie să-i rămână un drum spre țintă. Câștigă cine ajunge primul la latura opusă.
tty-help-rules-pacman = Regulile pe scurt: PAC-MAN face 2 pași și până la 3 în plus când ajunge la o capsulă; doar cu acei pași în plus poate mânca fantome. Apoi fiecare fantomă face 1 pas, sau până la 2 dacă îl vede pe PAC-MAN în linie dreaptă, fără barieră între ei. O fantomă nu se poate opri pe o capsulă sau pe altă fantomă. Când PAC-MAN este prins, pierde o viață și toți pionii se întorc pe căsuțele de la început. PAC-MAN câștigă cu a patra capsulă.
tty-help-rules-advanced = Regulile pe scurt: patru ture de deschidere, în care PAC-MAN mută sau așază o barieră, iar fantomele mută o barieră a camerei. Apoi fiecare pion mută și poate așeza o barieră. Căsuțele din mijlocul laturilor sunt legate prin tuneluri, e9 cu e1 și a5 cu i5. Un pion nu se poate opri unde a început și nici unde stătea înainte de ultima lui mutare. După prima și după a treia capsulă luată, fantomele devin mai rapide. PAC-MAN câștigă cu a patra capsulă, fantomele când el își pierde ultima viață.
tty-help-commands = Comenzi
tty-help-legal = arată toate acțiunile permise
tty-help-why = spune de ce nu este posibilă o acțiune
tty-help-undo = anulează o acțiune
tty-help-back = anulează până la începutul turei
tty-help-board = desenează tabla din nou
tty-help-record = arată partida de până acum
tty-help-position = arată poziția ca text pe un rând
tty-help-save = salvează partida (ca JSON dacă numele se termină în .json)
tty-help-load = continuă o partidă salvată
tty-help-draw = oferă remiză; dacă o scriu și ceilalți, este acceptată
tty-help-resign = abandonează
tty-help-quit = încheie fără să salveze
tty-ask-pass = { $who } nu are nicio acțiune permisă: scrie pass.
tty-ask-move = La mutare: { $who }. Mută pe o căsuță vecină sau așază o barieră.
tty-ask-move-only = La mutare: { $who }. Mută pe o căsuță vecină. Nu mai sunt bariere.
tty-ask-act = { $who }, tura de deschidere { $turn } din { $turns }: mută (cel mult { $steps } căsuțe) sau așază o barieră.
tty-ask-lift = { $who }, tura de deschidere { $turn } din { $turns }: ridicați o barieră a camerei, apoi puneți-o în alt loc.
tty-ask-lay = { $who }: puneți bariera ridicată; nu poate reveni la { $fence }.
tty-ask-ghosts = La mutare: { $who }. Mai au de mutat: { $ghosts }.
tty-ask-steps = La mutare: { $who }. Pași: { $steps }.
tty-ask-steps-fence = La mutare: { $who }. Pași: cel mult { $steps }, apoi eventual o barieră.
tty-ask-steps-most = La mutare: { $who }. Pași: cel mult { $steps }.
tty-ask-spend = { $piece } nu poate încheia mutarea aici: folosește o capsulă cu P+.
tty-ask-place = { $piece } poate așeza acum o barieră sau poate încheia tura cu { $letter }-.
tty-ask-stop = { $piece } nu mai are pași: încheie tura cu { $letter }-.
tty-ask-moving = { $piece } mută acum. Pași rămași: { $steps }.
tty-ask-boost = Impulsul lui PAC-MAN: poate mânca fantome. Pași rămași: { $boost }.
tty-ask-boost-then = Impulsul lui PAC-MAN: poate mânca fantome. Pași rămași: { $boost }, apoi obișnuiți: { $steps }.
tty-ask-wait = { $who } nu este pe tablă și la fiecare poartă stă o fantomă: scrie P- ca să aștepți.
tty-ask-respawn = { $who } nu este pe tablă: alege căsuța pe care apare, { $squares }.
tty-hint-end-or-fence = Sau încheie tura aici, cu { $letter }- ori cu o barieră.
tty-hint-end = Sau oprește-te aici: { $letter }-.
tty-hint-no-end = Mutarea nu se poate termina aici.
tty-hint-stay = { $piece } poate sta pe loc: { $letter }-.
tty-hint-lifts = Bariere ale camerei care se pot ridica: { $fences }.
tty-hint-reserve = Capsule în rezervă: { $n }. P+ folosește una pentru { $steps } pași cu care PAC-MAN poate mânca fantome.
tty-hint-memory = Mutarea nu se poate termina unde stătea pionul înainte de ultima lui mutare: { $squares }.
tty-hint-seen = Fantome care îl văd acum pe PAC-MAN: { $ghosts }.
tty-hint-unseen = Nicio fantomă nu îl vede acum pe PAC-MAN.
tty-hint-frenzy = În urmărire (îl văd pe PAC-MAN; pași: { $steps }): { $ghosts }.
tty-hint-no-frenzy = Nicio fantomă nu este în urmărire.
tty-hint-each-fence = Pași pentru fiecare: cel mult { $steps }, apoi eventual o barieră.
tty-hint-each = Pași pentru fiecare: cel mult { $steps }.
tty-left-game = nu mai este în joc
tty-left-classic = bariere { $fences }  pași până la țintă { $steps }
tty-left-pacman = Runda { $round }. Vieți: { $lives }. Capsule luate: { $taken } din { $pellets }.
tty-left-eaten = Fantome mâncate: { $ghosts }.
tty-left-fences = Bariere: PAC-MAN { $pacman }, fantomele { $ghosts }.
tty-left-repeated = Poziția aceasta a apărut de două ori; a treia oară încheie partida.
tty-left-rounds = Runde fără progres: { $rounds }; partida se termină la { $most }.
tty-event-reserve = PAC-MAN își pune în rezervă capsula de pe { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN mănâncă capsula de pe { $square } și primește un pas de impuls, cu care poate mânca fantome.
        [few] PAC-MAN mănâncă capsula de pe { $square } și primește { $steps } pași de impuls, cu care poate mânca fantome.
       *[other] PAC-MAN mănâncă capsula de pe { $square } și primește { $steps } de pași de impuls, cu care poate mânca fantome.
    }
tty-event-pellet = PAC-MAN mănâncă capsula de pe { $square }.
tty-event-eaten = PAC-MAN mănâncă fantoma { $piece }.
tty-event-catch = { $piece } îl prinde pe PAC-MAN pe { $square }. Vieți rămase: { $lives }.
tty-event-collision = PAC-MAN dă peste o fantomă. Vieți rămase: { $lives }.
tty-event-comes-back = Iese de pe tablă și revine în tura următoare.
tty-event-reset = Toți pionii se întorc pe căsuțele de la început.
tty-event-computer = Calculatorul joacă { $action }.
tty-event-resigned = { $side } abandonează.
tty-event-resigned-G = Fantomele abandonează.
tty-won-reached_goal = { $winner } ajunge la linia de sosire și câștigă.
tty-won-all_pellets = PAC-MAN ia ultima capsulă și câștigă.
tty-won-no_lives = PAC-MAN a fost prins pentru ultima oară: câștigă fantomele.
tty-won-no_ghosts = Nu mai este nicio fantomă pe tablă: câștigă PAC-MAN.
tty-won-repetition = Aceeași poziție a apărut a treia oară; după regulile casei, victoria revine taberei: { $winner }.
tty-won-no_progress = Au trecut prea multe runde fără progres; după regulile casei, victoria revine taberei: { $winner }.
tty-won-move_limit = S-a atins limita de acțiuni; victoria revine taberei: { $winner }.
tty-won-others_left = Toți ceilalți au părăsit partida; victoria revine taberei: { $winner }.
tty-won-resigned = Partida s-a încheiat prin abandon; victoria revine taberei: { $winner }.
tty-won-flagged = Timpul a expirat; victoria revine taberei: { $winner }.
tty-won-agreed = Partida s-a încheiat prin înțelegere; victoria revine taberei: { $winner }.
tty-winner-G = fantomele
tty-drawn-repetition = Aceeași poziție a apărut a treia oară: partida este remiză.
tty-drawn-no_progress = Au trecut prea multe runde fără progres: partida este remiză.
tty-drawn-move_limit = S-a atins limita de acțiuni: partida este remiză.
tty-drawn-agreed = Remiză prin înțelegere.
tty-drawn-other = Partida este remiză.
tty-rank = Rang atins: { $rank } din 4, { $name }.
tty-no-rank = PAC-MAN nu a mâncat nicio capsulă și nu atinge niciun rang.
tty-over = Partida s-a terminat. undo anulează ultima acțiune, quit încheie.
tty-after = save FILE salvează partida, undo anulează ultima acțiune, quit încheie.
tty-goodbye = La revedere.
tty-goodbye-unsaved = La revedere. Partida nu a fost salvată; save FILE ar fi salvat-o.
tty-too-long = Rândul este prea lung; numărul maxim de caractere: { $most }.
tty-confirm-life = PAC-MAN ar da peste o fantomă și ar pierde o viață. Dacă vrei asta, scrie acțiunea încă o dată.
tty-nothing-played = Nu s-a jucat nimic din acest rând.
tty-turn-over = { $word } ar veni după sfârșitul acestei ture; scrie câte o singură tură pe fiecare rând.
tty-which-ghost = Spune la ce fantomă te referi: { $examples }.
tty-meant = { $word } nu este o acțiune a acestui mod. Ai vrut să spui { $command }?
tty-unknown = { $word } nu este o acțiune a acestui mod. help arată cum se scriu, legal le listează.
tty-why = Scrie why și o acțiune, de exemplu why e3h.
tty-undone = Anulat: { $actions }
tty-draw = S-a oferit remiză: scrie încă o dată draw ca s-o accepți sau joacă mai departe ca s-o refuzi.
tty-save = Scrie save și numele unui fișier, de exemplu save game.txt.
tty-save-there = { $name } există deja. Scrie save! { $name } ca să-l înlocuiești.
tty-saved = Salvat în { $name }.
tty-load = Scrie load și numele unui fișier, de exemplu load game.txt.
tty-puzzle-help = Scrie tura ta. Poți scrie și hint, why, solution, board sau quit.
tty-puzzle-hint = Încearcă { $action }.
tty-puzzle-reply = Răspunsul adversarului: { $actions }
tty-puzzle-wrong = Mai încearcă sau scrie why.
tty-puzzle-why = Încearcă întâi ceva; apoi why explică ce e greșit.
