# Das Spiel im Terminal.

tty-named = { $side } ({ $people })
tty-player = Platz { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor für eine Person
       *[other] Quoridor für { $players } Personen
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor für eine Person auf einem Brett von { $size } mal { $size }
       *[other] Quoridor für { $players } Personen auf einem Brett von { $size } mal { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = PAC-MAN für Fortgeschrittene
tty-caption-pacman-maze = PAC-MAN im Labyrinth { $maze }
tty-caption-advanced-maze = PAC-MAN für Fortgeschrittene im Labyrinth { $maze }
tty-goal-S = { $who } geht von { $start } hinauf zur Reihe { $row }.
tty-goal-N = { $who } geht von { $start } hinunter zur Reihe 1.
tty-goal-W = { $who } geht von { $start } hinüber zur Spalte { $file }.
tty-goal-E = { $who } geht von { $start } hinüber zur Spalte a.
tty-goal-P =
    { $pellets ->
        [one] { $who } zieht P und gewinnt mit einer Power-Pille ({ $sign }).
       *[other] { $who } zieht P und gewinnt mit { $pellets } Power-Pillen ({ $sign }).
    }
tty-deal = { $who } zieht { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Die Geister gewinnen, wenn sie PAC-MAN einmal fangen.
       *[other] Die Geister gewinnen, wenn sie PAC-MAN { $lives } Mal fangen.
    }
tty-respawns = Wurde er gefangen, kommt er auf einem der Felder { $squares } zurück ({ $sign }).
tty-typing-classic = Tippe ein Feld, um dorthin zu ziehen, etwa { $move }, oder ein Hindernis: { $across } ist waagerecht, über { $slot } und { $right }; { $upright } ist senkrecht, rechts von { $slot } und { $above }. help zeigt mehr, quit beendet das Spiel.
tty-typing-pacman = Tippe eine Figur und wohin sie geht, etwa Pe6 oder Bd9; zwei Schritte auf einmal sind Pe6e7. help zeigt mehr, quit beendet das Spiel.
tty-typing-advanced = Tippe eine Figur und wohin sie geht, etwa Pe8 oder Bd6, oder ein Hindernis wie e3h. help zeigt mehr, quit beendet das Spiel.
tty-help-typing = So tippst du einen Zug
tty-help-move = zieht deine Figur auf dieses Feld
tty-help-across = setzt ein waagerechtes Hindernis über { $slot } und { $right }
tty-help-upright = setzt ein senkrechtes Hindernis rechts von { $slot } und { $above }
tty-help-pass = nur wenn du gar nichts tun kannst
tty-help-pacman-step = PAC-MAN betritt e6; in seinem Zug genügt e6
tty-help-pacman-steps = zwei Schritte auf einmal; e6 e7 ist dasselbe
tty-help-ghost = Blinky betritt d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = diese Figur hält an oder bleibt stehen, weil sie keinen Schritt hat
tty-help-one-line = In einer Zeile dürfen alle Aktionen deines Zugs stehen: { $example }
tty-help-respawn = PAC-MAN erscheint am Tor e9
tty-help-fence = setzt ein Hindernis über e3 und f3; e3v steht rechts von e3 und e4
tty-help-lift = die Geister nehmen das Hindernis d5h der Kammer auf (Eröffnung)
tty-help-spend = PAC-MAN setzt eine Power-Pille ein, für 2 Schritte, um Geister zu fressen
tty-help-rules-classic = Die Regeln kurz: ein Schritt oder ein Hindernis je Zug. Eine Figur neben deiner darfst du überspringen. Jede Figur muss einen Weg zu ihrem Ziel behalten. Wer zuerst die andere Seite erreicht, gewinnt.
tty-help-rules-pacman = Die Regeln kurz: PAC-MAN macht 2 Schritte und bis zu 3 weitere, wenn er eine Power-Pille erreicht; nur mit diesen zusätzlichen Schritten frisst er Geister. Dann macht jeder Geist 1 Schritt, oder bis zu 2, wenn er PAC-MAN in gerader Linie ohne Hindernis sieht. Ein Geist darf nicht auf einer Power-Pille oder einem Geist stehen bleiben. Wird PAC-MAN gefangen, verliert er ein Leben, und alle gehen auf ihre ersten Felder zurück. Mit der vierten Power-Pille gewinnt er.
tty-help-rules-advanced = Die Regeln kurz: vier Eröffnungszüge, in denen PAC-MAN zieht oder ein Hindernis setzt und die Geister ein Hindernis der Kammer umlegen. Danach zieht jede Figur und darf ein Hindernis setzen. Die Felder in der Mitte der Seiten sind durch Tunnel verbunden, e9 mit e1 und a5 mit i5. Ein Zug darf nicht enden, wo er begann, und nicht, wo die Figur vor ihrem letzten Zug stand. Nach der ersten und nach der dritten Power-Pille werden die Geister schneller. PAC-MAN gewinnt mit der vierten Power-Pille, die Geister, wenn er sein letztes Leben verliert.
tty-help-commands = Befehle
tty-help-legal = zeigt alle erlaubten Aktionen
tty-help-why = sagt, warum eine Aktion nicht geht
tty-help-undo = nimmt eine Aktion zurück
tty-help-back = nimmt alles bis zum Anfang des Zugs zurück
tty-help-board = zeichnet das Brett noch einmal
tty-help-record = zeigt das Spiel bis hierher
tty-help-position = zeigt die Stellung als eine Zeile Text
tty-help-save = speichert das Spiel (als JSON, wenn der Name auf .json endet)
tty-help-load = spielt ein gespeichertes Spiel weiter
tty-help-draw = bietet Remis an; von den anderen getippt, ist es vereinbart
tty-help-resign = gibt auf
tty-help-quit = beendet das Spiel, ohne zu speichern
tty-ask-pass = { $who } kann nichts tun: Tippe pass.
tty-ask-move = { $who } ist am Zug: auf ein Nachbarfeld ziehen oder ein Hindernis setzen.
tty-ask-move-only = { $who } ist am Zug: auf ein Nachbarfeld ziehen. Es sind keine Hindernisse mehr da.
tty-ask-act = { $who }, Eröffnungszug { $turn } von { $turns }: bis zu { $steps } Felder ziehen oder ein Hindernis setzen.
tty-ask-lift = { $who }, Eröffnungszug { $turn } von { $turns }: ein Hindernis der Kammer aufnehmen und woandershin legen.
tty-ask-lay = { $who }: das aufgenommene Hindernis hinlegen, aber nicht wieder auf { $fence }.
tty-ask-ghosts = { $who } am Zug. Noch zu ziehen: { $ghosts }.
tty-ask-steps = { $who } am Zug. Schritte: { $steps }.
tty-ask-steps-fence = { $who } am Zug. Schritte: bis zu { $steps }, danach vielleicht ein Hindernis.
tty-ask-steps-most = { $who } am Zug. Schritte: bis zu { $steps }.
tty-ask-spend = { $piece } kann den Zug hier nicht beenden: Setz mit P+ eine Power-Pille ein.
tty-ask-place = { $piece } darf jetzt ein Hindernis setzen oder den Zug mit { $letter }- beenden.
tty-ask-stop = { $piece } hat keine Schritte mehr: Beende den Zug mit { $letter }-.
tty-ask-moving = { $piece } zieht gerade. Schritte übrig: { $steps }.
tty-ask-boost = PAC-MANs Boost: Er kann Geister fressen. Schritte übrig: { $boost }.
tty-ask-boost-then = PAC-MANs Boost: Er kann Geister fressen. Schritte übrig: { $boost }, danach gewöhnliche: { $steps }.
tty-ask-wait = { $who } ist nicht auf dem Brett, und an jedem Tor steht ein Geist: Tippe P-, um zu warten.
tty-ask-respawn = { $who } ist nicht auf dem Brett: Wähle ein Feld zum Erscheinen, { $squares }.
tty-hint-end-or-fence = Oder beende den Zug hier, mit { $letter }- oder mit einem Hindernis.
tty-hint-end = Oder halte hier an: { $letter }-.
tty-hint-no-end = Hier kann der Zug nicht enden.
tty-hint-stay = { $piece } darf stehen bleiben: { $letter }-.
tty-hint-lifts = Hindernisse der Kammer, die man aufnehmen kann: { $fences }.
tty-hint-reserve = Power-Pillen im Vorrat: { $n }. P+ setzt eine ein, für { $steps } Schritte, um Geister zu fressen.
tty-hint-memory = Dort darf der Zug nicht enden (wo die Figur vor ihrem letzten Zug stand): { $squares }.
tty-hint-seen = Geister, die PAC-MAN jetzt sehen: { $ghosts }.
tty-hint-unseen = Kein Geist sieht PAC-MAN.
tty-hint-frenzy = In Raserei (sie sehen PAC-MAN und haben { $steps } Schritte): { $ghosts }.
tty-hint-no-frenzy = Kein Geist ist in Raserei.
tty-hint-each-fence = Schritte für jeden: bis zu { $steps }, danach vielleicht ein Hindernis.
tty-hint-each = Schritte für jeden: bis zu { $steps }.
tty-left-game = hat das Spiel verlassen
tty-left-classic = Hindernisse { $fences }  Schritte zum Ziel { $steps }
tty-left-pacman = Runde { $round }. Leben: { $lives }. Power-Pillen: { $taken } von { $pellets }.
tty-left-eaten = Gefressene Geister: { $ghosts }.
tty-left-fences = Hindernisse: PAC-MAN { $pacman }, Geister { $ghosts }.
tty-left-repeated = Diese Stellung gab es schon zweimal; beim dritten Mal ist das Spiel zu Ende.
tty-left-rounds = Runden ohne Fortschritt: { $rounds }; bei { $most } ist das Spiel zu Ende.
tty-event-reserve = PAC-MAN nimmt die Power-Pille auf { $square } in seinen Vorrat.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN frisst die Power-Pille auf { $square } und bekommt einen Boost-Schritt, um Geister zu fressen.
       *[other] PAC-MAN frisst die Power-Pille auf { $square } und bekommt { $steps } Boost-Schritte, um Geister zu fressen.
    }
tty-event-pellet = PAC-MAN frisst die Power-Pille auf { $square }.
tty-event-eaten = PAC-MAN frisst { $piece }.
tty-event-catch = { $piece } fängt PAC-MAN auf { $square }. Leben übrig: { $lives }.
tty-event-collision = PAC-MAN läuft in einen Geist. Leben übrig: { $lives }.
tty-event-comes-back = Er verlässt das Brett und kommt in seinem nächsten Zug zurück.
tty-event-reset = Alle Figuren gehen auf ihre Startfelder zurück.
tty-event-computer = Der Computer spielt { $action }.
tty-event-resigned = { $side } hat aufgegeben.
tty-event-resigned-G = Die Geister haben aufgegeben.
tty-won-reached_goal = { $winner } hat die Ziellinie erreicht und gewinnt.
tty-won-all_pellets = PAC-MAN hat die letzte Power-Pille und gewinnt.
tty-won-no_lives = PAC-MAN wurde zum letzten Mal gefangen: Die Geister gewinnen.
tty-won-no_ghosts = Kein Geist ist mehr auf dem Brett: PAC-MAN gewinnt.
tty-won-repetition = Dieselbe Stellung kam zum dritten Mal; nach den Hausregeln ist das ein Sieg für { $winner }.
tty-won-no_progress = Zu viele Runden vergingen ohne Fortschritt; nach den Hausregeln ist das ein Sieg für { $winner }.
tty-won-move_limit = Die Höchstzahl der Aktionen ist erreicht; Sieg für { $winner }.
tty-won-others_left = Alle anderen haben das Spiel verlassen; Sieg für { $winner }.
tty-won-resigned = Das Spiel endete durch Aufgabe; Sieg für { $winner }.
tty-won-flagged = Das Spiel endete durch Zeitüberschreitung; Sieg für { $winner }.
tty-won-agreed = Das Spiel endete durch Einigung; Sieg für { $winner }.
tty-winner-G = die Geister
tty-drawn-repetition = Dieselbe Stellung kam zum dritten Mal: Das Spiel ist remis.
tty-drawn-no_progress = Zu viele Runden vergingen ohne Fortschritt: Das Spiel ist remis.
tty-drawn-move_limit = Die Höchstzahl der Aktionen ist erreicht: Das Spiel ist remis.
tty-drawn-agreed = Man hat sich auf Remis geeinigt.
tty-drawn-other = Das Spiel ist remis.
tty-rank = Erreichter Rang: { $rank } von 4, { $name }.
tty-no-rank = PAC-MAN hat keine Power-Pille gefressen und erreicht keinen Rang.
tty-over = Das Spiel ist zu Ende. undo nimmt die letzte Aktion zurück, quit beendet das Spiel.
tty-after = save FILE speichert das Spiel, undo nimmt die letzte Aktion zurück, quit beendet das Spiel.
tty-goodbye = Bis bald.
tty-goodbye-unsaved = Bis bald. Das Spiel wurde nicht gespeichert; mit save FILE wäre es erhalten geblieben.
tty-too-long = Diese Zeile ist zu lang; höchstens { $most } Zeichen sind erlaubt.
tty-confirm-life = PAC-MAN würde in einen Geist laufen und ein Leben verlieren. Tippe es noch einmal, um es zu tun.
tty-nothing-played = Von dieser Zeile wurde nichts gespielt.
tty-turn-over = { $word } käme erst nach dem Ende dieses Zugs; tippe einen Zug je Zeile.
tty-which-ghost = Sag, welchen Geist du meinst: { $examples }.
tty-meant = { $word } ist keine Aktion dieses Spiels. Meintest du { $command }?
tty-unknown = { $word } ist keine Aktion dieses Spiels. help zeigt, wie man sie tippt, legal zählt sie auf.
tty-why = Tippe why und eine Aktion, etwa why e3h.
tty-undone = Zurückgenommen: { $actions }
tty-draw = Remis ist angeboten: Tippe draw, um zuzustimmen, oder spiel weiter, um abzulehnen.
tty-save = Tippe save und einen Dateinamen, etwa save game.txt.
tty-save-there = { $name } gibt es schon. Tippe save! { $name }, um es zu ersetzen.
tty-saved = Gespeichert in { $name }.
tty-load = Tippe load und einen Dateinamen, etwa load game.txt.
tty-puzzle-help = Tippe deinen Zug. Auch hint, why, solution, board und quit gehen.
tty-puzzle-hint = Versuch { $action }.
tty-puzzle-reply = Antwort der Gegenseite: { $actions }
tty-puzzle-wrong = Versuch es noch einmal, oder tippe why.
tty-puzzle-why = Versuch erst etwas; dann erklärt why, was daran falsch ist.
