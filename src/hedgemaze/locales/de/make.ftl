# Labyrinthe zeichnen und wählen, Mitschriften und Bilder mitnehmen.

maze-tab-draw = Zeichnen
maze-tab-mazes = Labyrinthe
maze-tab-save = Sichern und teilen
maze-lead = Zeichne ein Labyrinth für die Spiele mit PAC-MAN: Hindernisse, Power-Pillen und wo alle beginnen. Du siehst sofort, was fehlt.
maze-family = Gemacht für
maze-tools = Was du zeichnest
tool-fence = Hindernis
tool-chamber = Kammer-Hindernis
tool-pellet = Power-Pille
tool-gate-0 = Erster Tunnel
tool-gate-1 = Zweiter Tunnel
tool-erase = Radierer
maze-hint-fence = Tippe auf eine Rille für ein Hindernis, auf seine Mitte, um es zu entfernen.
maze-hint-chamber = Tippe auf Rillen, um die Kammer um die Geister zu bauen: vier Hindernisse.
maze-hint-pellet = Tippe auf ein Feld, um eine Power-Pille hinzulegen: vier insgesamt.
maze-hint-gate = Tippe auf zwei Felder: Dort kommt PAC-MAN zurück, und ein Tunnel verbindet sie.
maze-hint-erase = Tippe auf alles, was weg soll. Die rechte Maustaste tut das mit jedem Werkzeug.
maze-hint-piece = Tippe auf das Startfeld ({ $piece }), oder verschieb eine Figur.
maze-refused-overlaps = Dort liegt schon ein Hindernis.
maze-refused-crosses = Hindernisse dürfen sich nicht kreuzen.
maze-refused-fences-only = Hindernisse stehen in den Rillen zwischen den Feldern.
maze-undo = Rückgängig
maze-redo = Wiederholen
maze-random = Per Zufall
maze-empty = Leeres Brett
maze-begin = Beginnen mit
maze-title-A1 = Gemischt
maze-title-A2 = Offen
maze-title-A3 = Geschützt
maze-title-A4 = Reserve
maze-title-chamber = Kammer
maze-title-pinwheel = Windrad
maze-untitled = Ohne Namen
maze-good = Dieses Labyrinth ist spielbar.
maze-worth = Wer gewinnt bei perfektem Spiel?
maze-worth-of =
    { $n ->
        [one] Ein Geist
       *[other] { $n } Geister
    }
maze-worth-failed = Auf diesem Gerät lässt es sich nicht ausrechnen.
maze-worth-unknown = Das weiß der Server nicht. Mit vier Geistern dauert das Ausrechnen hier zu lange.
maze-worth-ask = Den Server fragen
maze-worth-making = Wird ausgerechnet: { $percent } %
maze-worth-waiting = Der Server rechnet zuerst andere Labyrinthe aus.
maze-faulty =
    { $n ->
        [one] Ein Fehler muss noch behoben werden, bevor man das Labyrinth spielen kann:
       *[other] { $n } Fehler müssen noch behoben werden, bevor man das Labyrinth spielen kann:
    }
maze-checking = Wird geprüft …
fault-too_many_fences = { $n } Hindernisse sind zu viele: In der Schachtel sind 20.
fault-fence_overlaps = Die Hindernisse { $one } und { $other } überlappen sich.
fault-fence_crosses = Die Hindernisse { $one } und { $other } kreuzen sich.
fault-chamber_count =
    { $n ->
        [0] Die Kammer braucht vier Hindernisse; keines ist da.
        [one] Die Kammer braucht vier Hindernisse; eines ist da.
       *[other] Die Kammer braucht vier Hindernisse; da sind { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Vier Power-Pillen sind nötig; keine ist da.
        [one] Vier Power-Pillen sind nötig; eine ist da.
       *[other] Vier Power-Pillen sind nötig; da sind { $n }.
    }
fault-start = { $piece } braucht ein Startfeld.
fault-start-not = PAC-MAN hat hier kein Startfeld: Er wählt ein Tor.
fault-respawn_count =
    { $n ->
        [0] Vier Tore sind nötig, zwei für jeden Tunnel; keines ist da.
        [one] Vier Tore sind nötig, zwei für jeden Tunnel; eines ist da.
       *[other] Vier Tore sind nötig, zwei für jeden Tunnel; da sind { $n }.
    }
fault-tunnel_too_short = Der Tunnel von { $one } nach { $other } ist zu kurz: Sie sind ohnehin Nachbarn.
fault-square_shared = Zwei Dinge stehen auf { $squares }.
fault-not_connected = Diese Felder sind nicht erreichbar: { $squares }
fault-respawn_sealed = Das Tor { $squares } liegt in der geschlossenen Kammer.
fault-ghost_outside = { $piece } beginnt außerhalb der geschlossenen Kammer.
fault-chamber_stuck = Nimmt man ein Hindernis der Kammer weg, muss sie offen sein, aber bei keinem einzigen ist das so.
fault-other = Dieses Labyrinth ist nicht spielbar. Fehlercode: { $code }
maze-name = Name
maze-save = Speichern
maze-saved = Auf diesem Gerät gespeichert.
maze-not-saved = Der Speicher dieses Browsers ist voll oder gesperrt.
maze-share = Link kopieren
maze-shared = Der Link ist kopiert. Wer ihn öffnet, sieht dieses Labyrinth.
maze-not-shared = Das Kopieren hat nicht geklappt. Die Adresse dieser Seite ist der Link.
maze-export = Als Datei speichern
maze-import = Datei öffnen
maze-import-bad = Diese Datei ist kein Labyrinth.
maze-mine = Meine Labyrinthe
maze-mine-none = Labyrinthe, die du speicherst, erscheinen hier.
maze-open = Bearbeiten: { $name }
maze-remove = Dieses Labyrinth löschen: { $name }
maze-removed = Gelöscht: { $name }
undo-remove = Rückgängig
record-menu = Spieldatei und Bild
record-copy = Züge kopieren
record-copied = Die Züge sind kopiert.
record-not-copied = Kopieren ist hier nicht möglich.
record-save = Spieldatei speichern
record-saved = Bei deinen Downloads gespeichert.
record-png = Bild (PNG)
record-svg = Bild (SVG)
record-gif = Animation (GIF)
record-picture-of = Ein Brett von Hedgemaze: { $mode }
share-open = Bild teilen
share-title = Teilen
share-kind = Was geteilt wird
share-from = Von Zug
share-to = Bis Zug
share-speed = Tempo
share-speed-slow = Langsam
share-speed-normal = Normal
share-speed-fast = Schnell
share-making = Deine Animation entsteht …
share-again = Erstellen
share-failed = Das hat auf diesem Gerät nicht geklappt.
share-size = { $n } kB
share-save = Speichern
share-send = Teilen
share-result = { $head }. { $reason }
