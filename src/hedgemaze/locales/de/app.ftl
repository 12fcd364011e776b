# Der Rahmen der Seite, die Startseite, Einstellungen und einfache Seiten.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Zum Inhalt springen
app-nav = Seiten
app-menu = Menü aller Seiten
page-game = Spiel
page-new = Neues Spiel
page-maze = Labyrinth-Editor
page-rules = Regeln
page-games = Meine Spiele
page-puzzles = Rätsel
page-analysis = Analyse
page-settings = Einstellungen
page-about = Info
page-privacy = Datenschutz
page-missing = Seite nicht gefunden
mode-classic2 = Klassisch zu zweit
mode-classic3 = Klassisch zu dritt
mode-classic4 = Klassisch zu viert
mode-pacman = PAC-MAN-Variante
mode-advanced = PAC-MAN für Fort­geschrittene
mode-players-classic2 = 2 Personen
mode-players-classic3 = 3 Personen
mode-players-classic4 = 4 Personen
mode-players-pacman = 2 bis 5 Personen
mode-players-advanced = 2 bis 5 Personen
mode-about-classic2 = Wer zuerst drüben ist, gewinnt. Hindernisse machen den Weg länger.
mode-about-classic3 = Drei Figuren, je sechs Hindernisse und keine Verbündeten.
mode-about-classic4 = Vier Figuren treffen sich in der Mitte. Alle spielen für sich.
mode-about-pacman =
    { $role ->
        [G] Fang PAC-MAN dreimal, bevor er alle vier Power-Pillen gefressen hat.
       *[P] Friss alle vier Power-Pillen, bevor die Geister dich dreimal gefangen haben.
    }
mode-about-advanced = Geister brechen aus ihrer Kammer aus, und beide Seiten bauen Hindernisse.
front-title = Ein Rennen durch ein Labyrinth, das du selbst baust
front-lead = Lauf los, bau Hindernisse, entkomm den Geistern. Spiel sofort, allein oder zusammen. Ganz ohne Konto.
front-continue = Weiterspielen: { $mode }
front-continue-since = Zuletzt { $when }
front-pick = Wähle ein Spiel
front-play = Spielen
front-role = Du bist
front-computer = Gegen den Computer
front-here = An diesem Bildschirm
front-set-up = Spiel aufbauen
front-friends = Mit Freunden spielen
front-more = Mehr
front-learn = Spielen lernen
front-learn-about = Kurze Lektionen auf dem Brett
front-rules = Die Regeln
front-rules-about = In einer Minute gelesen
front-maze = Labyrinth zeichnen
front-maze-about = Dein eigenes Labyrinth für die Geister
front-analysis = Analysieren
front-analysis-about = Wer gewinnt, und warum
front-games = Meine Spiele
front-games-about = Weiterspielen, ansehen, speichern
puzzle-daily = Rätsel des Tages
front-daily-about = Jeden Tag ein neues
front-daily-done = Gelöst! Morgen gibt es ein neues.
puzzle-days =
    { $n ->
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
front-continue-label = Spiele zum Weiterspielen
front-your-turn = Du bist am Zug
front-their-turn = { $name } ist am Zug
front-you-are = Du spielst: { $side }
front-against = Gegen Stufe { $level } · { $name }
front-ways = { $mode }: mehr Möglichkeiten
level-label = Stufe des Computers
level-named = { $level } · { $name }
level-1 = Samenkorn
level-2 = Keimling
level-3 = Schössling
level-4 = Strauch
level-5 = Hecke
level-6 = Formschnitt
level-7 = Labyrinth
level-8 = Minotaurus
level-9 = Perfekt
level-match = Passend zu meiner Stärke
level-match-about = Die Stufe steigt, wenn du gewinnst, und sinkt, wenn du verlierst.
level-figures = Wie stark ist das?
level-rating-zero = Bei Stufe 1 beginnt die Skala: Ihre Stärke ist 0.
level-rating-elo = Gemessene Stärke { $rating }, zwischen { $low } und { $high }. Stufe 1 hat 0; wer 100 mehr hat, gewinnt etwa 64 von 100 Spielen.
level-rating-score = Gemessen gegen Stufe 3 der anderen Seite: { $rating } von 100 Punkten, zwischen { $low } und { $high }.
level-perfect-about = Mit vier Geistern spielt der Computer wie die stärkste Stufe. Mit drei oder weniger macht er im laufenden Leben keinen Fehler. Dein Gerät rechnet das zu Beginn des Spiels aus.
level-like-classic-1 = Spielt zum Spaß und übersieht vieles. Genau richtig fürs erste Spiel.
level-like-classic-2 = Denkt selten voraus. Ein fairer Gegner für Anfänger.
level-like-classic-3 = Schlägt die meisten Anfänger, lässt sich aber leicht überlisten.
level-like-classic-4 = Ein guter Gegner, wenn du schon ein paarmal gespielt hast.
level-like-classic-5 = Schlägt die meisten, die ab und zu spielen.
level-like-classic-6 = Übersieht kaum etwas. Für Geübte.
level-like-classic-7 = Denkt weit voraus. Nur wenige schlagen diese Stufe.
level-like-classic-8 = Die stärkste Stufe hier. Schaffst du auch nur einen Sieg?
level-like-P-1 = Ein PAC-MAN ohne Plan. Genau richtig für die erste Jagd.
level-like-P-2 = Ein PAC-MAN, der nur die nächste Gefahr sieht. Ein fairer Gegner für Anfänger.
level-like-P-3 = Ein PAC-MAN, der den meisten Anfängern entkommt.
level-like-P-4 = Ein PAC-MAN, der vorausdenkt und schwer zu fangen ist.
level-like-P-5 = Der stärkste PAC-MAN hier. Fängst du ihn auch nur einmal?
level-like-P-9 = Ein PAC-MAN, der keinen Fehler macht, sobald ein Geist gefressen ist, und dir schwere Aufgaben stellt.
level-like-G-1 = Geister, die umherirren. Genau richtig fürs erste Spiel.
level-like-G-2 = Geister, die dich jagen, aber Lücken lassen. Faire Gegner für Anfänger.
level-like-G-3 = Geister, die gemeinsam jagen und die meisten Anfänger schlagen.
level-like-G-4 = Geister, die dir den Weg abschneiden. Für Geübte.
level-like-G-5 = Die stärksten Geister hier. Sie lassen kaum eine Lücke.
level-like-G-9 = Geister, die keinen Fehler machen, sobald einer von ihnen gefressen ist, und dir schwere Aufgaben stellen.
set-up-title = { $mode }: Spiel aufbauen
set-up-seats = Wer spielt
set-up-person = Mensch an diesem Bildschirm
set-up-computer = Der Computer, Stufe
set-up-who = Wer spielt { $who }?
set-up-name = Name für { $who }
set-up-name-hint = Name
set-up-ghost-players = Personen für die Geister
set-up-players-count =
    { $n ->
        [one] Eine
       *[other] { $n }
    }
set-up-deal = Geister neu verteilen
set-up-ghost-player = Geister, Platz { $n }
set-up-character = Charakter für { $who }
character-eater = Vielfraß
character-horns = Geist mit Hörnern
character-bow = Geist mit Schleife
character-curl = Geist mit Locke
character-nightcap = Geist mit Schlafmütze
set-up-first = Wer beginnt
set-up-lot = Zufällig
set-up-loser = Wer zuletzt verloren hat
set-up-more = Brett und Hindernisse
set-up-size = Brett
set-up-squares = { $size } mal { $size } Felder
set-up-fences = Hindernisse je Seite
set-up-fences-usual = { $n }, wie üblich
set-up-maze = Labyrinth
set-up-maze-this = Dieses hier
set-up-maze-draw = Eines zeichnen
set-up-position = Das Spiel beginnt mit dieser Stellung
set-up-bad = Dieses Spiel ist nicht spielbar. Fehlercode: { $code }
set-up-start = Spiel starten
setting-theme = Aussehen
theme-system = Wie das System
theme-arcade = Spielhalle
theme-wood = Holz
theme-garden = Garten
theme-paper = Papier
theme-contrast = Hoher Kontrast
setting-pieces = Figuren
pieces-characters = Charaktere
pieces-pawns = Kegel
pieces-counters = Spielsteine
setting-fences = Hindernisse
fences-theme = Alle in einer Farbe
fences-owners = In der Farbe ihrer Seite
setting-language = Sprache
setting-language-system = Wie der Browser
load-failed = Diese Seite konnte nicht geladen werden. Bist du mit dem Internet verbunden?
language-failed = { $language } konnte nicht geladen werden. Bist du mit dem Internet verbunden?
language-behind = { $language } (teils englisch)
setting-confirm = Nachfragen, bevor ein Hindernis gesetzt wird
confirm-touch = Nur auf Touchscreens
confirm-always = Immer
confirm-never = Nie
setting-motion = Bewegung
motion-system = Wie das System
motion-full = Voll
motion-none = Keine
setting-sounds = Töne
setting-coordinates = Buchstaben und Zahlen am Brett
setting-ways = Die kürzesten Wege zeigen
setting-premoves = Vorauszüge: schon wählen, während andere am Zug sind (online)
device-title = Auf diesem Gerät gespeichert
device-about = Spiele, Labyrinthe und Einstellungen liegen im Speicher dieses Browsers und sonst nirgends.
device-export = Alles als Datei speichern
device-erase = Alles löschen
device-erased = Alles ist gelöscht.
device-ask = Alle Spiele, Labyrinthe und Einstellungen dieses Geräts löschen? Das lässt sich nicht rückgängig machen.
games-none = Noch keine Spiele. Jedes Spiel, das du beginnst, wird hier gespeichert, auf diesem Gerät.
games-play = Ein Spiel beginnen
games-running =
    { $n ->
        [0] Noch nicht begonnen · { $when }
        [one] Bisher eine Aktion · { $when }
       *[other] Bisher { $n } Aktionen · { $when }
    }
games-over =
    { $n ->
        [one] Zu Ende nach einer Aktion · { $when }
       *[other] Zu Ende nach { $n } Aktionen · { $when }
    }
games-remove = Dieses Spiel löschen: { $mode }
games-removed = Gelöscht: { $mode }
games-continue = Weiterspielen
games-look = Ansehen
games-analyse = Analysieren
games-save-all = Alle als Datei speichern
games-open = Spieldateien öffnen
games-opened =
    { $n ->
        [one] Ein Spiel kam dazu.
       *[other] { $n } Spiele kamen dazu.
    }
games-open-bad = Spiel { $game } dieser Datei ist nicht lesbar. Fehlercode: { $code }
update-ready = Eine neue Version ist bereit.
update-now = Jetzt aktualisieren
update-later = Später
text-home = Zur Startseite
about-1 = Hedgemaze ist ein freies Brettspiel mit offenem Quelltext: Figuren und Hindernisse für zwei bis vier Personen, dazu Varianten, in denen vier Geister PAC-MAN jagen.
about-2 = Es folgt den Regeln von Quoridor PAC-MAN. Quoridor und PAC-MAN sind Marken ihrer Inhaber, die mit Hedgemaze nichts zu tun haben. Zeichnungen, Töne, Texte und Programm sind unsere eigenen.
about-3 = Das Bild des Labyrinths aus der Anleitung liegt uns nicht vor. Die Labyrinthe von Hedgemaze sind Nachbildungen, und du kannst eigene zeichnen.
about-4 = Die Computergegner laufen auf deinem Gerät. Wie Menschen übersehen sie manches: je niedriger die Stufe, desto mehr. Zeigt eine Stufe eine Zahl, wurde diese Stärke in Spielen gegen andere Stufen gemessen.
about-5 = Installiere die Seite über das Menü deines Browsers, dann öffnet sie sich wie jede andere App. Spiele an diesem Bildschirm und gegen den Computer brauchen nach dem ersten Besuch keine Verbindung.
about-6 = Der Quelltext ist offen, unter der Apache License 2.0.
privacy-1 = Spiele an diesem Bildschirm und gegen den Computer verlassen dein Gerät nie. Sie liegen im Speicher dieses Browsers, zusammen mit deinen Labyrinthen und Einstellungen.
privacy-2 = Du brauchst kein Konto. Es gibt keine Werbung und kein Tracking, und die Seite lädt nichts von anderen Websites.
privacy-3 = Ein Spiel mit Freunden speichert der Server, von dem diese Seite kommt: die Züge, die eingetippten Namen und wann gespielt wurde. Ein Cookie dieser Seite merkt sich, welche Plätze deine sind.
privacy-4 = In den Einstellungen kannst du alles, was auf diesem Gerät liegt, als Datei speichern und löschen.
missing-1 = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.
shortcuts-title = Tastenkürzel
shortcuts-board = Auf dem Brett
shortcuts-fence = Hindernisse
shortcuts-pacman = PAC-MAN-Spiele
shortcuts-page = Überall
shortcut-move = Von Feld zu Feld gehen
shortcut-edge = Zum Rand des Bretts gehen
shortcut-act = Figur nehmen oder auf das Feld gehen
shortcut-type = Eine Aktion tippen, etwa e2 oder e3h
shortcut-back = Zurücklegen, was du hältst
shortcut-fence = Ein Hindernis in die Hand nehmen
shortcut-slide = Das Hindernis schieben
shortcut-turn = Das Hindernis drehen
shortcut-place = Das Hindernis setzen
shortcut-stop = Den Zug der Figur oder deinen ganzen Zug beenden
shortcut-spend = Eine Power-Pille einsetzen
shortcut-graph = In einer Analyse: im Diagramm durch das Spiel gehen
shortcut-card = Diese Kürzel zeigen
key-enter = Enter
key-space = Leertaste
key-escape = Esc
key-home = Pos 1
key-end = Ende
key-up = Bild auf
key-down = Bild ab
key-wheel = Mausrad
key-right-click = Rechtsklick
