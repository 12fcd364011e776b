# Ein Spiel am Tisch.

game-loading = Das Brett wird aufgebaut …
game-missing = Dieses Spiel ist auf diesem Gerät nicht mehr gespeichert.
game-failed = Die Regeln konnten nicht geladen werden. Bist du mit dem Internet verbunden?
engine-failed = Der Computer konnte nicht antworten. Nimm einen Zug zurück, dann geht es weiter.
table-others = Die anderen
table-own = Deine Seite
table-panel = Züge und Aktionen
table-moves = Züge
table-no-moves = Hier erscheinen die Züge.
frame-context = Was du jetzt tun kannst
frame-menu = Menü
frame-close = Schließen
moves-now = Zurück zu jetzt
moves-past = Eine frühere Stellung
moves-resigned = gibt auf
moves-flagged = Zeit um
table-info = Info
table-typed = Aktion eintippen
table-typed-go = Spielen
action-undo = Rückgängig
action-hint = Tipp
action-flip = Brett drehen
action-resign = Aufgeben
action-again = Noch einmal
end-level = Stufe { $level } spielen
action-new = Neues Spiel
action-analyse = Analysieren
action-pass = Aussetzen
action-stop = Anhalten: { $piece }
action-end-turn = Zug beenden
action-spend =
    { $n ->
        [one] Power-Pille einsetzen
       *[other] Power-Pille einsetzen (noch { $n })
    }
turn-engine = { $side }: am Überlegen …
turn-classic =
    { $own ->
        [yes] Du bist am Zug: zieh oder setz ein Hindernis
       *[no] Am Zug: { $side }
    }
turn-act =
    { $own ->
        [yes] Du bist am Zug: zieh oder setz ein Hindernis
       *[no] { $side }: ziehen oder ein Hindernis setzen
    }
turn-pick =
    { $own ->
        [yes] Du bist am Zug: wähle eine Figur
       *[no] Am Zug: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Du bist am Zug: noch ein Schritt
       *[other] Du bist am Zug: noch { $steps } Schritte
    }
turn-steps =
    { $steps ->
        [one] { $side }: noch ein Schritt
       *[other] { $side }: noch { $steps } Schritte
    }
turn-last =
    { $own ->
        [yes] Du bist am Zug: zieh { $piece }
       *[no] { $side }: { $piece } ziehen
    }
turn-boost =
    { $steps ->
        [one] Boost! Noch ein Schritt, um Geister zu fressen
       *[other] Boost! Noch { $steps } Schritte, um Geister zu fressen
    }
turn-place =
    { $next ->
        [yes] Setz ein Hindernis oder zieh den nächsten Geist
       *[no] Setz ein Hindernis oder beende den Zug
    }
pick-first = Wähle zuerst einen Geist, dann ein Feld für ihn
turn-respawn = Wähle das Tor, an dem PAC-MAN erscheint
turn-lift = Geister: ein Hindernis der Kammer aufnehmen
turn-lay = Geister: das Hindernis woandershin legen
fences-left =
    { $n ->
        [0] Keine Hindernisse mehr
        [one] Noch ein Hindernis
       *[other] Noch { $n } Hindernisse
    }
steps-to-goal =
    { $n ->
        [0] Am Ziel
        [one] Ein Schritt bis zum Ziel
       *[other] { $n } Schritte bis zum Ziel
    }
steps-short =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
lives-left =
    { $n ->
        [0] Kein Leben mehr
        [one] Noch ein Leben
       *[other] Noch { $n } Leben
    }
pellets-eaten =
    { $n ->
        [0] Keine Power-Pille
        [one] Eine Power-Pille
       *[other] { $n } Power-Pillen
    }
ghost-here = { $piece }
ghost-done = { $piece } hat gezogen
ghost-away = { $piece } ist gefressen
hint-is = Versuch { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN wird gefangen und verliert ein Leben!
happened-pellet = PAC-MAN frisst eine Power-Pille!
ask-no = Nein
ask-life = Du würdest in einen Geist laufen und ein Leben verlieren. Trotzdem?
ask-life-yes = Trotzdem gehen
ask-resign = Dieses Spiel aufgeben?
end-label = Spielende
end-draw = Remis
end-you-win = Du gewinnst!
end-wins =
    { $team ->
        [G] Die Geister gewinnen
       *[other] { $side } gewinnt
    }
end-reached_goal = Die andere Seite ist erreicht!
end-all_pellets = Alle vier Power-Pillen sind gefressen.
end-no_lives = PAC-MAN wurde zum letzten Mal gefangen.
end-no_ghosts = Alle vier Geister sind gefressen.
end-repetition = Dieselbe Stellung kam dreimal vor.
end-no_progress = Zu lange ist nichts mehr geschehen.
end-move_limit = Das Spiel hat seine größte Länge erreicht.
end-others_left = Alle anderen sind gegangen.
end-resigned = Jemand hat aufgegeben.
rank-label = PAC-MANs Rang
rank-0 = Noch kein Rang
rank-1 = In Ausbildung
rank-2 = Aufstrebend
rank-3 = Anerkannt
rank-4 = Profi
