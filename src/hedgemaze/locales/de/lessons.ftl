# Lektionen, und Lernen aus eigenen Fehlern.

page-learn = Lernen
page-mistakes = Aus Fehlern lernen

learn-lead = Kurze Lektionen zum Mitspielen. Jede dauert eine Minute.
learn-begin = Anfangen
learn-next = Als Nächstes: { $name }
learn-on = Weiter
learn-following = Nächste Lektion
learn-again = Von vorn
learn-map = Alle Lektionen
learn-right = Genau so!
learn-done = Geschafft
learn-all = Du hast alle Lektionen geschafft. Zeit zu spielen!
learn-play = Ein Spiel spielen
learn-rules = Regeln lesen
learn-task = Aufgabe { $n } von { $all }
learn-count = { $n } von { $all } geschafft
learn-subject-classic = Klassisch
learn-subject-pacman = PAC-MAN-Variante
learn-subject-advanced = PAC-MAN für Fortgeschrittene

lesson-moving = Ziehen
lesson-moving-about = Schritt für Schritt zur anderen Seite
lesson-moving-1 = Du bist die gelbe Figur unten. Zieh einen Schritt gerade nach oben, zur anderen Seite hin.
lesson-moving-1-right = Eine Figur zieht einen Schritt nach oben, unten, links oder rechts, nie schräg.
lesson-moving-1-wrong = Zur Seite darfst du auch, aber dein Ziel ist oben: Zieh nach oben.
lesson-moving-2 = Wer zuerst die andere Seite erreicht, gewinnt. Du gehst nach oben, Nord kommt herunter. Gewinne das Rennen!
lesson-moving-2-right = Jedes Feld der letzten Reihe zählt. Du warst schneller!
lesson-moving-2-wrong = So kommst du nicht näher. Zwei Schritte nach oben, und du hast gewonnen.

lesson-fences = Hindernisse
lesson-fences-about = Mach den Weg der anderen länger
lesson-fences-1 = Nord ist zwei Schritte von deiner Seite entfernt, und du bist langsamer. Zieh nicht, sondern setz ein Hindernis in die Rille gleich unter Nord.
lesson-fences-1-right = Ein Hindernis ist zwei Felder lang. Nord muss darum herum. In einem Zug ziehst du oder setzt ein Hindernis, nie beides.
lesson-fences-1-wrong = Das hält Nord nicht auf. Setz das Hindernis in die Rille unter Nord.
lesson-fences-2 = Um ein Hindernis kommt man leicht herum. Setz ein zweites daneben, sodass Nord mindestens zwei Schritte mehr braucht.
lesson-fences-2-right = Hindernisse, die sich berühren, werden zu langen Mauern. Sie bleiben bis zum Ende des Spiels.
lesson-fences-2-wrong = Nord wird kaum langsamer. Mach die Mauer länger, nach rechts.
lesson-fences-3 = Hindernisse können auch senkrecht stehen: Dreh eines mit der rechten Maustaste, der Taste R oder dem Knopf „Drehen“. Versperr Nord den Weg zur Lücke rechts.
lesson-fences-3-right = Jetzt muss Nord ganz außen herum. Zähle die Schritte, deine und die der anderen: Das ist das ganze Spiel.
lesson-fences-3-wrong = Setz ein senkrechtes Hindernis zwischen Nord und die letzte Spalte rechts.

lesson-way = Ein Weg bleibt offen
lesson-way-about = Niemand darf eingemauert werden
lesson-way-1 = Für alle muss ein Weg zur anderen Seite offen bleiben. Versuch, Nords letzte Lücke zu schließen, zwischen den beiden markierten Feldern, und sieh, was geschieht. Setz dann ein erlaubtes Hindernis, das Nords Weg länger macht.
lesson-way-1-right = Du darfst einen Weg so lang machen, wie du willst, aber nie ganz versperren.
lesson-way-1-wrong = Setz ein Hindernis, das Nords Weg länger macht und ihn offen lässt.
lesson-way-2 = Die Regel schützt dich auch vor dir selbst: Ein senkrechtes Hindernis rechts von d1 und d2 würde dich einmauern. Setz irgendein erlaubtes Hindernis.
lesson-way-2-right = Das Brett sagt dir, wen ein Hindernis abschneiden würde, und zeigt die geschlossene Fläche.
lesson-way-2-wrong = Setz diesmal ein Hindernis, wo immer du darfst.

lesson-jump = Springen
lesson-jump-about = Über eine Figur, gerade oder zur Seite
lesson-jump-1 = Nord steht direkt vor dir. Spring darüber: auf das Feld hinter Nord.
lesson-jump-1-right = Ein Sprung spart einen Schritt. Du musst aber nie springen.
lesson-jump-1-wrong = Das geht auch, aber ein Sprung ist schneller: auf das Feld hinter Nord.
lesson-jump-2 = Hinter Nord liegt ein Hindernis, der gerade Sprung ist also versperrt. Dann darfst du auf das Feld links oder rechts von Nord.
lesson-jump-2-right = Zur Seite nur, wenn es geradeaus nicht geht.
lesson-jump-2-wrong = Nutze den Sprung: auf das Feld links oder rechts von Nord.

lesson-corner = Springen am Rand
lesson-corner-about = Wenn hinter der anderen Figur nichts mehr ist
lesson-corner-1 = Hinter Nord endet das Brett. Dann darfst du zur Seite springen, wie bei einem Hindernis. Spring und gewinne.
lesson-corner-1-right = Ein Sprung, der am Ziel endet, gewinnt wie jeder andere Zug.
lesson-corner-1-wrong = Die letzte Reihe ist nur einen Sprung entfernt: links oder rechts von Nord.
lesson-corner-2 = Hinter Nord liegt ein Hindernis, und links steht noch eines. Ein Feld bleibt für deinen Sprung.
lesson-corner-2-right = Hindernisse halten Sprünge auf wie Schritte.
lesson-corner-2-wrong = Spring auf das Feld rechts von Nord.

lesson-crowd = Zu dritt und zu viert
lesson-crowd-about = Alle für sich
lesson-crowd-1 = Drei spielen: Du gehst nach oben, West geht nach rechts, Nord kommt herunter. Nord fehlt nur noch ein Schritt zum Sieg. Das kannst nur du verhindern.
lesson-crowd-1-right = Zu dritt haben alle sechs Hindernisse, zu viert nur fünf. Manchmal opferst du eines für alle.
lesson-crowd-1-wrong = Dann gewinnt Nord. Setz ein Hindernis unter Nord.
lesson-crowd-2 = Zwei Figuren hintereinander: Niemand springt über zwei auf einmal. Aber wegen der zweiten darfst du über die erste zur Seite springen.
lesson-crowd-2-right = Ein Sprung, eine Figur. Immer.
lesson-crowd-2-wrong = Spring über Nord, nach links oder nach rechts.
lesson-crowd-3 = Vier spielen. Ost will zum linken Rand und ist nur einen Schritt entfernt. Mach Osts Weg länger.
lesson-crowd-3-right = Alle gehen zur Seite gegenüber der eigenen. Wer zuerst ankommt, gewinnt, und das Spiel ist zu Ende.
lesson-crowd-3-wrong = Dann gewinnt Ost. Setz ein senkrechtes Hindernis links von Ost.

lesson-steps = PAC-MANs Zug
lesson-steps-about = Zwei Schritte, gern auch um die Ecke
lesson-steps-1 = PAC-MAN macht in jedem Zug zwei Schritte. Geh zum markierten Feld.
lesson-steps-1-right = Du musst beide Schritte machen, wenn Platz dafür ist. Tippe sie einzeln an oder gleich das Feld, auf dem du enden willst.
lesson-steps-1-wrong = Von dort erreichst du das markierte Feld mit dem letzten Schritt nicht.
lesson-steps-2 = Zwischen den Schritten darf er abbiegen. Über ihm liegt ein Hindernis: Geh um sein Ende herum zum markierten Feld.
lesson-steps-2-right = Die Hindernisse dieses Labyrinths bleiben, wo sie sind, und niemand setzt neue.
lesson-steps-2-wrong = Von dort erreichst du das markierte Feld in diesem Zug nicht.

lesson-pellet = Power-Pillen und Boost
lesson-pellet-about = Erst fressen, dann Geister jagen
lesson-pellet-1 = Friss alle vier Power-Pillen, um zu gewinnen. Fang mit der in der Ecke an.
lesson-pellet-1-right = Eine Power-Pille beendet die zwei Schritte und gibt dir einen Boost: sofort drei weitere Schritte.
lesson-pellet-1-wrong = Die Power-Pille liegt oben in der Ecke, zwei Schritte entfernt.
lesson-pellet-2 = Du hast drei Boost-Schritte, und damit kannst du Geister fressen. Hol dir den roten.
lesson-pellet-2-right = Gefressene Geister sind vom Brett, bis PAC-MAN gefangen wird. Ohne Boost kann er das Feld eines Geistes nicht betreten.
lesson-pellet-2-wrong = Der rote Geist steht zwei Schritte weiter rechts. Friss ihn, solange der Boost reicht.
lesson-pellet-3 = Ein Boost-Schritt ist übrig. Du musst ihn nicht nutzen: Halt mit dem Knopf an oder mach den Schritt.
lesson-pellet-3-right = Du musst nicht alle Boost-Schritte nutzen. Was übrig ist, verfällt am Ende des Zugs.
lesson-pellet-3-wrong = Halt an, oder mach den letzten Schritt.

lesson-sight = Sicht und Raserei
lesson-sight-about = Geister, die dich sehen, rennen schneller
lesson-sight-1 = Eine rote Linie heißt: Ein Geist sieht PAC-MAN, in derselben Reihe oder Spalte, ohne Hindernis dazwischen. Beende deinen Zug dort, wo dich keiner sieht.
lesson-sight-1-right = Ein Geist, der dich sieht, gerät in Raserei: zwei Schritte statt einem. Nur Hindernisse verbergen dich.
lesson-sight-1-wrong = Was du von dort auch tust, am Ende deines Zugs sieht dich ein Geist.
lesson-sight-2 = Geister kommen von drei Seiten. Finde das Versteck.
lesson-sight-2-right = Gut versteckt! Achte vor jedem Zug auf Reihen und Spalten.
lesson-sight-2-wrong = Von dort aus sieht dich am Ende deines Zugs jemand.

lesson-ghosts = Die Geister
lesson-ghosts-about = In beliebiger Folge ziehen, PAC-MAN fangen
lesson-ghosts-1 = Jetzt bist du die Geister. Jeder macht einen Schritt, in beliebiger Reihenfolge; wer PAC-MAN sieht, darf zwei machen. Zieh alle vier.
lesson-ghosts-1-right = In Raserei darf ein Geist über eine Power-Pille hinweg, aber nie darauf stehen bleiben, und keine zwei teilen sich ein Feld.
lesson-ghosts-1-wrong = Zieh die Geister, die noch nicht gezogen haben.
lesson-ghosts-2 = Der rote Geist sieht PAC-MAN, zwei Schritte entfernt. Fang ihn!
lesson-ghosts-2-right = Er verliert ein Leben. Alle Figuren gehen auf ihre Startfelder zurück, auch gefressene Geister. Gefressene Power-Pillen bleiben weg.
lesson-ghosts-2-wrong = Der rote Geist kann ihn jetzt fangen: zwei Schritte gerade nach unten.

lesson-ranks = Die letzte Power-Pille
lesson-ranks-about = Vier Power-Pillen, vier Ränge
lesson-ranks-1 = Drei Power-Pillen sind gefressen, ein Leben ist übrig. Friss die letzte Power-Pille.
lesson-ranks-1-right = PAC-MAN gewinnt. Mit einer Power-Pille ist sein Rang „In Ausbildung“, mit zwei „Aufstrebend“, mit drei „Anerkannt“ und mit vier „Profi“, egal wer gewinnt.
lesson-ranks-1-wrong = Die Power-Pille liegt einen Schritt weiter rechts.

lesson-gates = Die Tore
lesson-gates-about = Wo PAC-MAN erscheint
lesson-gates-1 = Im Spiel für Fortgeschrittene ist PAC-MAN zuerst nicht auf dem Brett. Wähle eines der vier Tore in der Mitte der Seiten.
lesson-gates-1-right = Durch ein Tor kommt er jedes Mal zurück, wenn er gefangen wurde.
lesson-gates-1-wrong = Wähle ein Tor.
lesson-gates-2 = In jedem der ersten vier Züge tut er nur eines: Er zieht bis zu zwei Schritte, oder er setzt eines seiner zwölf Hindernisse. Tu eines davon.
lesson-gates-2-right = Ab dem fünften Zug zieht er und darf danach ein Hindernis setzen.
lesson-gates-2-wrong = Zieh, oder setz ein Hindernis.

lesson-tunnels = Tunnel
lesson-tunnels-about = Durch ein Tor hinaus, durchs andere herein
lesson-tunnels-1 = Gegenüberliegende Tore verbindet ein Tunnel: Ein Schritt führt von oben nach unten und von links nach rechts. Geh hindurch zum markierten Tor unten.
lesson-tunnels-1-right = Ein Schritt, gerade hindurch. Auch Geister nutzen Tunnel.
lesson-tunnels-1-wrong = Geh erst hinauf zum Tor, dann durch den Tunnel.

lesson-chamber = Die Kammer
lesson-chamber-about = Vier Hindernisse umsetzen, in jedem Zug eines
lesson-chamber-1 = Die Geister beginnen hinter vier Hindernissen. In jedem der ersten vier Züge nehmen sie eines davon auf und legen es woandershin. Drücke auf ein rosa Hindernis und leg es hin, wo du magst.
lesson-chamber-1-right = Sobald alle vier umgesetzt sind, kommen die Geister heraus. Sie haben zusammen noch vier weitere Hindernisse.
lesson-chamber-1-wrong = Nimm ein Hindernis der Kammer auf und leg es dann hin.

lesson-turn = Ein ganzer Zug
lesson-turn-about = Erst ziehen, dann bauen
lesson-turn-1 = Ab dem fünften Zug ziehst du und setzt danach ein Hindernis, wenn du magst. Mach zwei Schritte, dann setz ein Hindernis.
lesson-turn-1-right = Kein Feld darf je eingeschlossen werden. Eine Figur darf nicht gleich wieder dorthin, woher sie kam.
lesson-turn-1-wrong = Mach diesmal weiter und setz am Ende ein Hindernis.

lesson-reserve = Power-Pillen im Vorrat
lesson-reserve-about = Setz eine ein und jage
lesson-reserve-1 = In diesem Spiel behältst du Power-Pillen. Setzt du eine ein, bekommst du zwei Schritte, um Geister zu fressen. Setz sie mit dem Knopf ein und friss den roten Geist, zwei Schritte über dir.
lesson-reserve-1-right = Geister, die in diesem Spiel gefressen werden, kommen nie zurück. Eine eingesetzte Power-Pille zählt trotzdem für den Sieg.
lesson-reserve-1-wrong = Dann ist der rote Geist außer Reichweite. Setz die Power-Pille ein und geh gerade nach oben.

lesson-lives = Leben
lesson-lives-about = Schnellere Geister, drei Leben
lesson-lives-1 = Mit den Power-Pillen, die genommen werden, werden die Geister schneller: ein Schritt, zwei nach der ersten, drei nach der dritten. Jetzt machen sie drei Schritte. Fang PAC-MAN!
lesson-lives-1-right = Er verliert ein Leben und verlässt das Brett. Sonst geht niemand zurück.
lesson-lives-1-wrong = Von dort erreicht ihn dieser Geist nicht. Der rote ist am nächsten.
lesson-lives-2 = Du bist PAC-MAN und hast noch zwei Leben. Komm an einem Tor zurück; eines davon ist besetzt.
lesson-lives-2-right = Danach folgt ein ganzer Zug. Auch in einen Geist zu laufen kostet ein Leben, deshalb fragt die Seite vorher nach.
lesson-lives-2-wrong = Wähle ein Tor.

mistakes-learn = Aus Fehlern lernen
mistakes-working = Das Spiel wird angesehen …
mistakes-of = Wessen Fehler?
mistakes-side = { $side }
mistakes-number = Moment { $n } von { $all }
mistakes-ask = Hier wurde { $action } gespielt. Das senkte die Gewinnchance um { $percent } %. Was würdest du stattdessen spielen?
mistakes-judging = Mal sehen …
mistakes-best = { $action }: genau! Das ist der beste Zug.
mistakes-good = { $action } ist so gut wie das Beste. Gut gefunden!
mistakes-same = Das wurde ja gespielt. Es gibt etwas Besseres.
mistakes-worse = { $action } ist nicht schlecht, verschenkt aber immer noch { $percent } %. Versuch es noch einmal.
mistakes-shown = { $action } war der beste Zug.
mistakes-line = So könnte das Spiel weitergehen: { $text }
mistakes-show = Lösung zeigen
mistakes-hint-fence = Hier ist ein Hindernis am besten. Es gehört zwischen die Felder, die leuchten.
mistakes-hint-move = Hier ist Ziehen am besten. Die richtige Figur ist markiert.
mistakes-next = Nächster Moment
mistakes-finish = Fertig
mistakes-none = Kein einziger nennenswerter Fehler. Gut gespielt!
mistakes-short = Es gibt noch nichts anzusehen: Es wurde noch nicht gezogen.
mistakes-end =
    { $n ->
        [0] Jetzt hast du alle { $all } gesehen. Beim nächsten Mal kennst du sie.
        [one] Du hast einen von { $all } selbst gefunden. So wird man besser.
       *[other] Du hast { $n } von { $all } selbst gefunden. So wird man besser.
    }
mistakes-again = Noch einmal
mistakes-analysis = Das ganze Spiel ansehen
mistakes-end-title = Das war’s
