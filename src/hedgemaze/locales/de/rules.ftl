# Die Regeln jedes Spiels: kurz, und vollständig genug zum Spielen.

rules-modes = Spiele
rules-play = Spielen
rules-house = Vieles davon lässt sich durch Hausregeln ändern, wenn du das Spiel aufbaust.

rules-head-setup = Aufbau
rules-head-turn = Dein Zug
rules-head-move = Ziehen
rules-head-jump = Springen
rules-head-fence = Hindernisse
rules-head-end = Das Ende
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Die Geister
rules-head-catch = Gefangen
rules-head-tunnels = Tore und Tunnel
rules-head-opening = Die ersten vier Züge
rules-head-differ = Wo die Anleitungen sich unterscheiden

rules-goal-classic2 = Wer zuerst irgendein Feld der Seite gegenüber erreicht, gewinnt.
rules-goal-classic3 = Drei spielen, alle für sich. Wer zuerst die Seite gegenüber erreicht, gewinnt.
rules-goal-classic4 = Vier spielen, alle für sich. Wer zuerst die Seite gegenüber erreicht, gewinnt.
rules-goal-pacman = PAC-MAN will alle vier Power-Pillen. Die Geister wollen ihn dreimal fangen.
rules-goal-advanced = PAC-MAN will alle vier Power-Pillen. Die Geister wollen ihn dreimal fangen. Beide Seiten bauen Hindernisse.

rules-setup-classic2 = Alle haben zehn Hindernisse. Die Figuren stehen in der Mitte ihrer Seiten: Süd auf e1, Nord auf e9. Wer beginnt, entscheidet der Zufall.
rules-setup-classic3 = Alle haben sechs Hindernisse. Die Figuren stehen in der Mitte ihrer Seiten: e1, a5 und e9. Wer beginnt, entscheidet der Zufall; dann geht es im Uhrzeigersinn.
rules-setup-classic4 = Alle haben fünf Hindernisse. Die Figuren stehen in der Mitte ihrer Seiten: e1, a5, e9 und i5. Wer beginnt, entscheidet der Zufall; dann geht es im Uhrzeigersinn.
rules-setup-pacman = PAC-MAN steht auf e5, die Geister in der Mitte der vier Seiten, die Power-Pillen liegen in den Ecken. Sechs Hindernisse bilden das Labyrinth; sie bleiben stehen, und keines kommt dazu.
rules-setup-advanced = Die Geister stehen in der Mitte in einer Kammer aus vier Hindernissen, die Power-Pillen liegen in den Ecken. PAC-MAN hat zwölf Hindernisse, die Geister haben zusammen vier.
rules-share = Eine Person ist PAC-MAN und hat drei Leben. Die anderen, eine bis vier Personen, teilen sich die vier Geister.

rules-classic-turn = In deinem Zug tust du eines von beidem: Du ziehst deine Figur oder setzt ein Hindernis. Hast du keine Hindernisse mehr, musst du ziehen.
rules-classic-pass = Kannst du gar nichts tun, setzt du aus. Das kann nur zu dritt oder zu viert vorkommen.
rules-classic-move = Deine Figur zieht ein Feld nach oben, unten, links oder rechts, nie durch ein Hindernis und nie auf eine andere Figur.
rules-classic-jump-straight = Steht eine andere Figur neben dir und kein Hindernis dazwischen, darfst du gerade über sie springen.
rules-classic-jump-side = Ist gleich hinter ihr ein Hindernis, der Rand des Bretts oder eine weitere Figur, darfst du stattdessen auf das Feld links oder rechts von ihr springen, wenn dort kein Hindernis und keine Figur im Weg ist.
rules-classic-jump-one = Du springst über eine Figur, nie über zwei. Niemand muss springen.
rules-classic-fence-long = Ein Hindernis ist zwei Felder lang. Es liegt zwischen zwei Feldern und zwei anderen und ragt nicht über den Rand.
rules-classic-fence-stays = Hindernisse überlappen und kreuzen sich nie, und sie bleiben, wo sie sind.
rules-classic-fence-way = Alle müssen immer einen Weg zum Ziel haben, auch du. Ein Hindernis, das jemandem den letzten Weg versperrt, ist nicht erlaubt. Figuren zählen dabei nicht als Hindernis.
rules-classic-end-wins = Die erste Figur auf irgendeinem Feld ihrer Zielseite gewinnt sofort.
rules-classic-end-draw = Kommt dieselbe Stellung zum dritten Mal vor, endet das Spiel remis.
rules-classic-differ-side = Alle Anleitungen erlauben den seitlichen Sprung, wenn hinter der Figur ein Hindernis liegt. Vom Rand und von einer weiteren Figur sagen sie nichts; hier ist er auch dort erlaubt.
rules-classic-differ-way = Manche Anleitungen schützen nur den Weg der anderen. Hier ist jeder Weg geschützt.
rules-classic-differ-draw = Keine Anleitung kennt ein Remis. Ohne Remis könnte ein Spiel ewig dauern.
rules-classic-differ-three = Nur die japanische Anleitung spricht von drei Personen: Sie gibt jeder sechs Hindernisse.

rules-pacman-round = In jeder Runde zieht PAC-MAN zuerst. Danach zieht jeder Geist auf dem Brett einmal, in beliebiger Reihenfolge.
rules-pacman-straight = Niemand geht durch Hindernisse, und niemand zieht schräg.
rules-pacman-steps = PAC-MAN macht zwei Schritte. Dazwischen darf er abbiegen und auch zurückgehen. Geht nur einer, macht er einen.
rules-pacman-blocked = Das Feld eines Geistes darf er nicht betreten.
rules-pacman-boost = Erreicht er eine Power-Pille, bleibt er stehen und frisst sie. Sofort bekommt er einen Boost: bis zu drei weitere Schritte, so viele er mag.
rules-pacman-eats = Mit Boost, und nur dann, frisst er jeden Geist, dessen Feld er betritt.
rules-pacman-ghost-step = Ein Geist macht einen Schritt. Er muss ziehen, wenn er kann.
rules-pacman-frenzy = Ein Geist, der PAC-MAN in einer Reihe oder Spalte sieht, ohne Hindernis dazwischen, gerät in Raserei: Er macht einen oder zwei Schritte und darf dazwischen abbiegen. Andere Geister und Power-Pillen versperren ihm nicht die Sicht.
rules-pacman-ghost-end = Ein Geist darf nicht auf einer Power-Pille oder einem anderen Geist stehen bleiben. In Raserei darf er über sie hinweg.
rules-pacman-catch = Ein Geist, der PAC-MANs Feld betritt, fängt ihn. PAC-MAN verliert ein Leben, und die Runde ist zu Ende.
rules-pacman-reset = Alle Figuren gehen auf ihre Startfelder zurück, auch gefressene Geister. Gefressene Power-Pillen bleiben weg.
rules-pacman-end-pacman = PAC-MAN gewinnt mit der vierten Power-Pille oder wenn kein Geist mehr auf dem Brett ist.
rules-pacman-end-ghosts = Die Geister gewinnen, wenn sie ihn zum dritten Mal fangen.
rules-pacman-end-rank = PAC-MANs Rang richtet sich danach, wie viele Power-Pillen er gefressen hat, egal wer gewinnt: eine ist „In Ausbildung“, zwei „Aufstrebend“, drei „Anerkannt“, vier „Profi“.
rules-pacman-end-draw = Geschieht zwanzig Runden lang nichts oder kommt dieselbe Stellung zum dritten Mal vor, endet das Spiel remis.
rules-pacman-differ-maze = Die Anleitung zeigt ihr Labyrinth auf einem Bild, das wir nicht haben. Unsere sind Nachbildungen nach Beschreibungen.
rules-pacman-differ-sight = In drei Anleitungen sieht ein Geist nur, was vor ihm ist. Hier sieht er in alle vier Richtungen.
rules-pacman-differ-pellet = Die dänische Anleitung verbietet Geistern das Feld einer Power-Pille ganz. Hier dürfen sie darüber hinweg.
rules-pacman-differ-order = In zwei Anleitungen ziehen die Geister immer in derselben Reihenfolge. Hier wählen sie sie in jeder Runde neu.
rules-pacman-differ-boost = Die meisten Anleitungen sagen nicht, ob alle Schritte eines Boosts genutzt werden müssen und ob PAC-MAN auch Geister frisst, über deren Feld er nur hinwegläuft. Hier dürfen Schritte übrig bleiben, und Hinweglaufen genügt.

rules-advanced-tunnels = Das mittlere Feld jeder Seite ist ein Tor: e9, e1, a5 und i5. Gegenüberliegende Tore gelten als Nachbarn, als wären sie durch einen Tunnel verbunden.
rules-advanced-start = PAC-MAN beginnt an einem Tor seiner Wahl.
rules-advanced-opening-pacman = In jedem der ersten vier Züge tut PAC-MAN eines von beidem: Er zieht oder setzt ein Hindernis.
rules-advanced-opening-ghosts = Danach nehmen die Geister ein Hindernis der Kammer und legen es woandershin. Sie ziehen noch nicht.
rules-advanced-turn = Ab dem fünften Zug zieht PAC-MAN und danach jeder Geist, in beliebiger Reihenfolge. Wer gezogen hat, darf ein Hindernis setzen.
rules-advanced-return = Ein Zug darf nicht enden, wo er begann, und nicht, wo die Figur vor ihrem letzten Zug stand.
rules-advanced-speed = PAC-MAN macht bis zu zwei Schritte. Geister machen einen, nach der ersten Power-Pille bis zu zwei, nach der dritten bis zu drei.
rules-advanced-fence = Hindernisse liegen wie im klassischen Spiel und bleiben. Keines darf ein Feld vom Rest des Bretts abschneiden.
rules-advanced-reserve = PAC-MAN behält die Power-Pillen, die er nimmt. Während er zieht, darf er eine oder mehrere einsetzen: Jede gibt zwei weitere Schritte, und jeder Geist, in den er dabei läuft, ist für immer aus dem Spiel.
rules-advanced-ghost-end = Geister dürfen über Power-Pillen hinweg, aber nicht darauf stehen bleiben, und keine zwei bleiben auf demselben Feld stehen.
rules-advanced-meet = Treffen sich PAC-MAN und ein Geist, egal wer zog, ist dieser Zug sofort zu Ende (ohne Hindernis), und PAC-MAN verliert ein Leben. In seinem nächsten Zug kommt er an einem freien Tor zurück. Die Geister bleiben, wo sie sind.
rules-advanced-end-pacman = PAC-MAN gewinnt mit der vierten Power-Pille oder wenn alle Geister gefressen sind. Die Geister gewinnen, wenn er sein drittes Leben verliert.
rules-advanced-end-progress = Etwas ist geschehen, wenn eine Power-Pille genommen oder eingesetzt, ein Geist gefressen, PAC-MAN gefangen oder ein Hindernis gesetzt wurde.
rules-advanced-differ-source = Nur ein französischer Text kennt dieses Spiel, und seine Bilder sind verloren. Die Kammer und die Power-Pillen sind unsere Nachbildung.
rules-advanced-differ-return = Der Text verbietet, auf das vorige Feld zurückzugehen. Wir verstehen darunter das Feld, auf dem ein Zug endet; unterwegs darf man es betreten.

rules-writing = Wie man Züge schreibt
rules-writing-squares = Spalten heißen a bis i von links nach rechts, Reihen 1 bis 9 von unten nach oben.
rules-writing-classic = Ein Zug ist das Feld, auf dem er endet: e2. Ein Hindernis ist das Feld links unter seiner Mitte, dazu h für waagerecht oder v für senkrecht: e3h.
rules-writing-pacman = Ein Schritt ist der Buchstabe der Figur und das Feld: Pe6. P ist PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- beendet Blinkys Zug.
rules-writing-advanced = P+ setzt eine Power-Pille ein, P@e9 lässt PAC-MAN auf e9 erscheinen, e3h setzt ein Hindernis, und ~d5h nimmt eines der Kammer auf.
