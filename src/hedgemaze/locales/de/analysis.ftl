# Die Seite der Analyse, und die, auf der man Stellungen aufbaut.

analysis-paste = Füge eine Stellung oder die Züge eines Spiels ein und zeig sie an
analysis-show = Anzeigen
analysis-file = Datei öffnen
analysis-position = Stellung
analysis-link = Ein Link zu dem, was das Brett zeigt
analysis-tab-lines = Varianten
analysis-tab-graph = Verlauf
analysis-tab-share = Teilen
analysis-share-label = Teilen und öffnen
analysis-copy-link = Link kopieren
analysis-copy-record = Züge kopieren
analysis-download = Herunterladen
analysis-copied = Kopiert.
analysis-copy-failed = Der Browser erlaubt das Kopieren nicht. Den Link unten kannst du von Hand kopieren.
analysis-set-up = Stellung aufbauen
analysis-who = Wer gewinnt
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Beste Varianten
analysis-thinking = Denkt nach …
analysis-try = Bis { $action } spielen
analysis-nodes =
    { $n ->
        [one] Eine Stellung angesehen
       *[other] { $n } Stellungen angesehen
    }
analysis-certain =
    { $n ->
        [one] Sieg in einer Aktion: { $side }
       *[other] Sieg in { $n } Aktionen: { $side }
    }
analysis-draw = Sicheres Remis
analysis-first = Anfang
analysis-back = Zurück
analysis-next = Vor
analysis-last = Ende
analysis-drawn = Wege und beste Züge zeigen
analysis-variation = Du probierst eigene Züge aus.
analysis-home = Zurück zum Spiel
analysis-branch = Nach { $n }:
analysis-forget = Diese Variante löschen
analysis-note = Notiz
analysis-note-here = Notiz zur gezeigten Stellung
analysis-promote = Nach oben
analysis-variation-bar = Was mit einer Variante geschieht
analysis-better = Zeigen
exact-label = Sicher:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN gewinnt in dieser Runde.
       *[other] PAC-MAN gewinnt in { $rounds } Runden.
    }
exact-ghosts =
    { $rounds ->
        [one] Die Geister fangen PAC-MAN in dieser Runde.
       *[other] Die Geister fangen PAC-MAN in { $rounds } Runden.
    }
exact-open = Niemand kann den Sieg erzwingen.
exact-open-life = In diesem Leben können die Geister keinen Fang erzwingen und PAC-MAN keinen Sieg.
exact-short-pacman = PAC-MAN in { $rounds }
exact-short-ghosts = Geister in { $rounds }
exact-short-open = Offen
exact-offer = Mit drei Geistern lässt sich das genau ausrechnen. Es dauert ein bis zwei Minuten.
exact-work = Ausrechnen
exact-working = Wird ausgerechnet …
graph-title = Das ganze Spiel
graph-label = Moment des Spiels
graph-moment = Nach { $n }, { $action }: { $text }
graph-progress = Wie viel vom Spiel schon analysiert ist
graph-stop = Anhalten
graph-again = Ganzes Spiel analysieren
summary-label = So lief das Spiel
summary-accuracy = Genauigkeit:
summary-blunder =
    { $n ->
        [0] Keine groben Fehler
        [one] { $n } grober Fehler
       *[other] { $n } grobe Fehler
    }
summary-mistake =
    { $n ->
        [0] Keine Fehler
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
summary-inaccuracy = { $n }-mal nicht das Beste
mark-inaccuracy = (nicht das Beste)
mark-mistake = (ein Fehler)
mark-blunder = (grober Fehler)
verdict-inaccuracy = { $action } ist nicht das Beste: { $better } wäre um { $percent } Prozentpunkte besser gewesen.
verdict-mistake = { $action } ist ein Fehler: { $better } wäre um { $percent } Prozentpunkte besser gewesen.
verdict-blunder = { $action } ist ein grober Fehler: { $better } wäre um { $percent } Prozentpunkte besser gewesen.
verdict-thrown-win = { $action } vergibt einen sicheren Sieg: { $better } gewinnt.
verdict-thrown-open = { $action } verliert sicher: { $better } hätte das Spiel gerettet.
read-action = Zug { $n }, { $action }, kann nicht gespielt werden: { $reason }
read-mode = So kann dieses Spiel nicht gespielt werden. Fehlercode: { $code }
read-maze = Dieses Labyrinth lässt sich nicht verwenden. Fehlercode: { $code }
read-house_rule = Diese Hausregel lässt sich nicht verwenden. Fehlercode: { $code }
read-record = Diese Spieldatei kann nicht gelesen werden. Fehlercode: { $code }
read-mode-unknown = Dieses Spiel gibt es nicht.
read-position-too_long = Das ist zu lang für eine Stellung.
read-position-unreadable = Das ist weder eine Stellung noch ein Spiel.
read-position-fences = Die Hindernisse sind nicht lesbar.
read-position-pieces = Die Figuren sind nicht lesbar, oder eine fehlt.
read-position-stocks = Die Zahlen der übrigen Hindernisse sind nicht lesbar.
read-position-pellets = Die Power-Pillen und Leben sind nicht lesbar.
read-position-turn = Es ist nicht klar, wer am Zug ist.
read-position-memory = Die Felder, auf die Figuren nicht zurückdürfen, sind nicht lesbar.
read-position-counters = Die Zahlen am Ende sind nicht lesbar.
read-position-impossible = Zu dieser Stellung kann kein Spiel führen.
read-square-unreadable = Dieses Feld gibt es nicht.
page-position = Stellung aufbauen
position-lead = Wähle aus, was du hinstellst, und tippe dann auf Felder des Bretts. In die Rillen kommen Hindernisse; Figuren kannst du verschieben.
position-game = Spiel
position-size = Brett
position-maze = Labyrinth
position-maze-own = Dein eigenes
position-put = Was du hinstellst
position-erase = Wegnehmen
position-pellet = Power-Pille
position-turn = Wer am Zug ist
position-stock = Hindernisse übrig: { $side }
position-lives = Leben
position-reserve = Power-Pillen im Vorrat
position-empty = Hindernisse wegräumen
position-start = Zurück zum Anfang
position-fits = Alles in Ordnung.
position-analyse = Analysieren
position-computer = Gegen den Computer spielen
position-as = Als { $side }
position-off = { $piece } (nicht auf dem Brett)
position-twice = Zwei Figuren können nicht auf einem Feld stehen.
position-overlap = Zwei Hindernisse überlappen oder kreuzen sich.
position-no-way = Eine Figur hat keinen Weg zu ihrem Ziel.
position-over = In dieser Stellung ist das Spiel zu Ende.
position-all-pellets = Es muss noch eine Power-Pille zu fressen und ein Leben zu verlieren geben.
position-ghost-on-pellet = Ein Geist darf nicht auf einer Power-Pille stehen.
