# Lessen, en leren van je eigen fouten.

page-learn = Leren
page-mistakes = Leren van je fouten

learn-lead = Korte lessen die je speelt. Elke les duurt een minuut.
learn-begin = Beginnen
learn-next = Volgende: { $name }
learn-on = Verder
learn-again = Opnieuw
learn-map = Alle lessen
learn-right = Dat is het!
learn-done = Klaar
learn-all = Je hebt alle lessen gedaan. Tijd om te spelen!
learn-play = Een partij spelen
learn-rules = Spelregels lezen
learn-task = Opdracht { $n } van { $all }
learn-count = { $n } van { $all } gedaan
learn-subject-classic = Klassiek
learn-subject-pacman = PAC-MAN-variant
learn-subject-advanced = PAC-MAN voor gevorderden

lesson-moving = Lopen
lesson-moving-about = Stap voor stap naar de overkant
lesson-moving-1 = Jij bent de gele pion onderaan. Zet één stap recht omhoog, naar de overkant toe.
lesson-moving-1-right = Een pion zet één stap omhoog, omlaag, naar links of naar rechts, nooit schuin.
lesson-moving-1-wrong = Opzij mag ook, maar de overkant is boven: zet een stap omhoog.
lesson-moving-2 = Wie het eerst de overkant bereikt, wint. Jij gaat omhoog, Noord komt omlaag. Win de race!
lesson-moving-2-right = Elk vakje van de laatste rij is goed. Jij was sneller!
lesson-moving-2-wrong = Zo kom je niet dichterbij. Twee stappen omhoog en je hebt gewonnen.

lesson-fences = Muurtjes
lesson-fences-about = Maak de weg van de ander langer
lesson-fences-1 = Noord is nog twee stappen van jouw kant af, en jij bent langzamer. Loop niet, maar zet een muurtje in de gleuf vlak onder Noord.
lesson-fences-1-right = Een muurtje is twee vakjes lang. Noord moet eromheen. In een beurt loop je of plaats je een muurtje, nooit allebei.
lesson-fences-1-wrong = Dat houdt Noord niet tegen. Zet het muurtje in de gleuf onder Noord.
lesson-fences-2 = Om één muurtje loop je zo heen. Zet er een tweede naast, zodat Noord minstens twee stappen meer nodig heeft.
lesson-fences-2-right = Muurtjes die op elkaar aansluiten worden lange muren. Ze blijven de hele partij staan.
lesson-fences-2-wrong = Noord wordt nauwelijks langzamer. Maak de muur langer, naar rechts.
lesson-fences-3 = Muurtjes kunnen ook rechtop staan: draai er een met de rechtermuisknop, de R-toets of de draaiknop. Sluit de weg van Noord naar het gat rechts af.
lesson-fences-3-right = Nu moet Noord helemaal omlopen. Tel de stappen, die van jou en die van de ander: daar draait het hele spel om.
lesson-fences-3-wrong = Zet een staand muurtje tussen Noord en de laatste kolom rechts.

lesson-way = Er blijft een weg open
lesson-way-about = Niemand mag worden ingemetseld
lesson-way-1 = Voor iedereen moet er een weg naar de overkant openblijven. Probeer het laatste gat van Noord te dichten, tussen de twee gemarkeerde vakjes, en kijk wat er gebeurt. Plaats dan een muurtje dat wel mag en dat de weg van Noord langer maakt.
lesson-way-1-right = Je mag een weg zo lang maken als je wilt, maar hem nooit afsluiten.
lesson-way-1-wrong = Plaats een muurtje dat de weg van Noord langer maakt en hem openlaat.
lesson-way-2 = De regel beschermt je ook tegen jezelf: een staand muurtje rechts van d1 en d2 zou je insluiten. Plaats een muurtje dat wel mag.
lesson-way-2-right = Het bord zegt wie door een muurtje afgesloten zou raken, en toont het gesloten gebied.
lesson-way-2-wrong = Plaats deze keer een muurtje, waar het maar mag.

lesson-jump = Springen
lesson-jump-about = Over een pion, recht of opzij
lesson-jump-1 = Noord staat pal voor je. Spring eroverheen: ga naar het vakje achter Noord.
lesson-jump-1-right = Een sprong bespaart een stap. Springen hoeft nooit.
lesson-jump-1-wrong = Dat kan ook, maar springen is sneller: ga naar het vakje achter Noord.
lesson-jump-2 = Achter Noord staat een muurtje, dus rechtdoor springen kan niet. Dan mag je naar het vakje links of rechts van Noord.
lesson-jump-2-right = Opzij mag alleen als rechtdoor dicht is.
lesson-jump-2-wrong = Gebruik de sprong: naar het vakje links of rechts van Noord.

lesson-corner = Springen aan de rand
lesson-corner-about = Als er niets achter de andere pion is
lesson-corner-1 = Achter Noord houdt het bord op. Dan mag je opzij springen, net als bij een muurtje. Spring, en win.
lesson-corner-1-right = Een sprong die aan de overkant eindigt, wint net als elke zet.
lesson-corner-1-wrong = De laatste rij is één sprong weg: links of rechts van Noord.
lesson-corner-2 = Achter Noord staat een muurtje, en links nog een. Er blijft één vakje over voor je sprong.
lesson-corner-2-right = Muurtjes houden sprongen tegen, net als stappen.
lesson-corner-2-wrong = Spring naar het vakje rechts van Noord.

lesson-crowd = Drie en vier spelers
lesson-crowd-about = Ieder voor zich
lesson-crowd-1 = Drie spelers: jij gaat omhoog, West gaat naar rechts, Noord komt omlaag. Noord heeft nog maar één stap nodig om te winnen. Jij moet dat tegenhouden.
lesson-crowd-1-right = Met drie spelers heeft ieder zes muurtjes, met vier maar vijf. Soms geef je er een uit voor iedereen.
lesson-crowd-1-wrong = Dan wint Noord. Zet een muurtje onder Noord.
lesson-crowd-2 = Twee pionnen achter elkaar: niemand springt over twee tegelijk. Maar door de tweede mag je over de eerste opzij springen.
lesson-crowd-2-right = Eén sprong, één pion, altijd.
lesson-crowd-2-wrong = Spring over Noord, naar links of naar rechts.
lesson-crowd-3 = Vier spelers. Oost wil naar de linkerrand en is daar nog maar één stap van af. Maak de weg van Oost langer.
lesson-crowd-3-right = Ieder gaat naar de kant tegenover de eigen kant. Wie het eerst aankomt, wint, en de partij is afgelopen.
lesson-crowd-3-wrong = Dan wint Oost. Zet een staand muurtje links van Oost.

lesson-steps = De beurt van PAC-MAN
lesson-steps-about = Twee stappen, ook om de hoek
lesson-steps-1 = PAC-MAN zet in elke beurt twee stappen. Loop naar het gemarkeerde vakje.
lesson-steps-1-right = Twee stappen moeten, als er plaats voor is. Tik ze één voor één aan of teken de hele weg.
lesson-steps-1-wrong = Van daaruit haal je het gemarkeerde vakje niet met de stap die over is.
lesson-steps-2 = Tussen de stappen mag hij afslaan. Boven hem staat een muurtje: loop om het uiteinde heen naar het gemarkeerde vakje.
lesson-steps-2-right = De muurtjes van dit doolhof blijven staan, en niemand plaatst er nieuwe.
lesson-steps-2-wrong = Van daaruit haal je het gemarkeerde vakje in deze beurt niet.

lesson-pellet = Krachtpillen en boost
lesson-pellet-about = Eerst eten, dan op spokenjacht
lesson-pellet-1 = Met vier krachtpillen win je. Eet die in de hoek.
lesson-pellet-1-right = Een krachtpil beëindigt de twee stappen en geeft een boost: meteen drie extra stappen.
lesson-pellet-1-wrong = De krachtpil ligt boven in de hoek, twee stappen verderop.
lesson-pellet-2 = Je hebt drie booststappen, en die eten spoken op. Pak het rode.
lesson-pellet-2-right = Opgegeten spoken zijn van het bord tot PAC-MAN wordt gevangen. Zonder boost kan hij niet op het vakje van een spook komen.
lesson-pellet-2-wrong = Het rode spook staat twee stappen naar rechts. Eet het op zolang de boost duurt.
lesson-pellet-3 = Er is één booststap over. Je hoeft hem niet te gebruiken: stop hier met de knop, of zet de stap.
lesson-pellet-3-right = Je mag een deel van een boost gebruiken. Wat over is, vervalt aan het eind van de beurt.
lesson-pellet-3-wrong = Stop, of zet de laatste stap.

lesson-sight = Zicht en jachtmodus
lesson-sight-about = Spoken die je zien, rennen harder
lesson-sight-1 = Een rode lijn betekent dat een spook PAC-MAN ziet: zelfde rij of kolom, geen muurtje ertussen. Eindig je beurt waar niemand je ziet.
lesson-sight-1-right = Een spook dat je ziet, is in jachtmodus: twee stappen in plaats van één. Alleen muurtjes verbergen je.
lesson-sight-1-wrong = Wat je van daaruit ook doet, aan het eind van je beurt ziet een spook je.
lesson-sight-2 = Spoken komen van drie kanten. Vind de schuilplaats.
lesson-sight-2-right = Goed verstopt! Kijk vóór elke beurt naar rijen en kolommen.
lesson-sight-2-wrong = Van daaruit ziet iemand je aan het eind van je beurt.

lesson-ghosts = De spoken
lesson-ghosts-about = In elke volgorde, en wie wie vangt
lesson-ghosts-1 = Nu ben jij de spoken. Elk zet één stap, in de volgorde die jij wilt; wie PAC-MAN ziet, mag er twee zetten. Verplaats ze alle vier.
lesson-ghosts-1-right = In jachtmodus mag een spook over een krachtpil heen, maar er nooit stoppen, en twee spoken delen nooit een vakje.
lesson-ghosts-1-wrong = Verplaats de spoken die nog niet zijn geweest.
lesson-ghosts-2 = Het rode spook ziet PAC-MAN, twee stappen verderop. Vang hem!
lesson-ghosts-2-right = Hij verliest een leven. Alle pionnen gaan terug naar hun eerste vakje, ook opgegeten spoken. Opgegeten krachtpillen blijven weg.
lesson-ghosts-2-wrong = Het rode spook kan hem nu vangen: twee stappen recht omlaag.

lesson-ranks = De laatste krachtpil
lesson-ranks-about = Vier krachtpillen, vier rangen
lesson-ranks-1 = Drie krachtpillen zijn op, er is één leven over. Eet de laatste krachtpil.
lesson-ranks-1-right = PAC-MAN wint. Met één krachtpil is zijn rang Beginnend, met twee Veelbelovend, met drie Ervaren en met vier Elite, wie er ook wint.
lesson-ranks-1-wrong = De krachtpil ligt één stap naar rechts.

lesson-gates = De poorten
lesson-gates-about = Waar PAC-MAN verschijnt
lesson-gates-1 = In het spel voor gevorderden staat PAC-MAN eerst niet op het bord. Kies een van de vier poorten in het midden van de kanten.
lesson-gates-1-right = Telkens als hij is gevangen, komt hij door een poort terug.
lesson-gates-1-wrong = Kies een poort.
lesson-gates-2 = In elk van de eerste vier beurten doet hij één ding: hij zet hooguit twee stappen, of hij plaatst een van zijn twaalf muurtjes. Doe een van de twee.
lesson-gates-2-right = Vanaf de vijfde beurt loopt hij en mag hij daarna een muurtje plaatsen.
lesson-gates-2-wrong = Loop, of plaats een muurtje.

# Same as in English.
lesson-tunnels = Tunnels
lesson-tunnels-about = De ene poort uit, de andere in
lesson-tunnels-1 = Poorten tegenover elkaar zijn verbonden door een tunnel: één stap brengt je van boven naar onder, en van links naar rechts. Ga erdoor naar de gemarkeerde poort onderaan.
lesson-tunnels-1-right = Eén stap, er recht doorheen. Spoken gebruiken tunnels ook.
lesson-tunnels-1-wrong = Ga eerst omhoog naar de poort, dan door de tunnel.

lesson-chamber = De kamer
lesson-chamber-about = Vier muurtjes, elke beurt één
lesson-chamber-1 = De spoken beginnen achter vier muurtjes. In elk van de eerste vier beurten pakken ze er een op en leggen het ergens anders neer. Druk op een roze muurtje, en leg het dan neer waar je wilt.
lesson-chamber-1-right = Als alle vier ergens anders liggen, komen de spoken naar buiten. Ze hebben samen nog vier muurtjes.
lesson-chamber-1-wrong = Pak een muurtje van de kamer op, en leg het dan neer.

lesson-turn = Een hele beurt
lesson-turn-about = Eerst lopen, dan bouwen
lesson-turn-1 = Vanaf de vijfde beurt loop je, en daarna plaats je een muurtje als je wilt. Zet twee stappen, plaats dan een muurtje.
lesson-turn-1-right = Geen enkel vakje mag ooit worden ingesloten. Een pion mag niet meteen terug naar waar hij vandaan kwam.
lesson-turn-1-wrong = Ga deze keer door en plaats aan het eind een muurtje.

lesson-reserve = Krachtpillen in voorraad
lesson-reserve-about = Zet er een in om te jagen
lesson-reserve-1 = Krachtpillen worden hier bewaard. Zet je er een in, dan krijg je twee stappen die spoken opeten. Doe dat met de knop en eet het rode spook op, twee stappen boven je.
lesson-reserve-1-right = Spoken die in dit spel worden opgegeten, komen nooit terug. Een ingezette krachtpil telt nog steeds mee voor de winst.
lesson-reserve-1-wrong = Dan is het rode spook buiten bereik. Zet de krachtpil in, en ga recht omhoog.

lesson-lives = Levens
lesson-lives-about = Snellere spoken, drie levens
lesson-lives-1 = Met de krachtpillen die worden gepakt, worden de spoken sneller: één stap, twee na de eerste, drie na de derde. Nu zetten ze drie stappen. Vang PAC-MAN!
lesson-lives-1-right = Hij verliest een leven en verlaat het bord. Verder gaat niemand terug.
lesson-lives-1-wrong = Van daaruit haalt dat spook hem niet. Het rode is het dichtstbij.
lesson-lives-2 = Jij bent PAC-MAN en hebt nog twee levens. Kom bij een poort terug; een ervan is bezet.
lesson-lives-2-right = Daarna volgt een hele beurt. Tegen een spook aan lopen kost ook een leven, dus de pagina vraagt het eerst.
lesson-lives-2-wrong = Kies een poort.

mistakes-learn = Leren van je fouten
mistakes-working = De partij wordt bekeken…
mistakes-of = Wiens fouten?
mistakes-side = { $side }
mistakes-number = Moment { $n } van { $all }
mistakes-ask = Hier is { $action } gespeeld, en dat kostte { $percent }%. Wat zou jij spelen?
mistakes-judging = Even kijken…
mistakes-best = { $action }: precies! Beter kan niet.
mistakes-good = { $action } is net zo goed als het beste. Goed gevonden!
mistakes-same = Dat is wat er gespeeld is. Er is iets beters.
mistakes-worse = { $action } is beter dan niets, maar kost { $percent }%. Probeer het nog eens.
mistakes-shown = { $action } was het beste.
mistakes-line = Zo zou het verder kunnen gaan: { $text }
mistakes-show = Oplossing tonen
mistakes-hint-fence = Een muurtje is hier het beste. Het hoort tussen de vakjes die oplichten.
mistakes-hint-move = Lopen is hier het beste. De pion die het moet doen, is gemarkeerd.
mistakes-next = Volgend moment
mistakes-finish = Klaar
mistakes-none = Geen enkele fout die het noemen waard is. Goed gespeeld!
mistakes-short = Er is nog niets te zien: niemand heeft gespeeld.
mistakes-end =
    { $n ->
        [0] Nu heb je ze alle { $all } gezien. De volgende keer ken je ze.
        [one] Je vond er zelf één van de { $all }. Zo word je beter.
       *[other] Je vond er zelf { $n } van de { $all }. Zo word je beter.
    }
mistakes-again = Nog een keer
mistakes-analysis = De hele partij bekijken
mistakes-end-title = Dat was het
