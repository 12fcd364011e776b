# De regels van elk spel: kort, en volledig genoeg om te spelen.

rules-modes = Spellen
rules-play = Spelen
rules-house = Veel hiervan kun je met huisregels veranderen als je de partij klaarzet.

rules-head-setup = Klaarzetten
rules-head-turn = Jouw beurt
rules-head-move = Lopen
rules-head-jump = Springen
rules-head-fence = Muurtjes
rules-head-end = Het einde
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = De spoken
rules-head-catch = Gevangen
rules-head-tunnels = Poorten en tunnels
rules-head-opening = De eerste vier beurten
rules-head-differ = Waar de boekjes verschillen

rules-goal-classic2 = Bereik als eerste een vakje van de kant tegenover je.
rules-goal-classic3 = Drie spelers, ieder voor zich. Bereik als eerste de kant tegenover je.
rules-goal-classic4 = Vier spelers, ieder voor zich. Bereik als eerste de kant tegenover je.
rules-goal-pacman = PAC-MAN wil alle vier de krachtpillen. De spoken willen hem drie keer vangen.
rules-goal-advanced = PAC-MAN wil alle vier de krachtpillen. De spoken willen hem drie keer vangen, en beide kanten bouwen muurtjes.

rules-setup-classic2 = Iedere speler heeft tien muurtjes. De pionnen staan in het midden van hun kant: Zuid op e1, Noord op e9. Het lot bepaalt wie begint.
rules-setup-classic3 = Iedere speler heeft zes muurtjes. De pionnen staan in het midden van hun kant: e1, a5 en e9. Het lot bepaalt wie begint, daarna gaat het met de klok mee.
rules-setup-classic4 = Iedere speler heeft vijf muurtjes. De pionnen staan in het midden van hun kant: e1, a5, e9 en i5. Het lot bepaalt wie begint, daarna gaat het met de klok mee.
rules-setup-pacman = PAC-MAN staat op e5, de spoken in het midden van de vier kanten, de krachtpillen liggen in de hoeken. Zes muurtjes vormen het doolhof; ze blijven staan en er komt er geen bij.
rules-setup-advanced = De spoken staan in het midden in een kamer van vier muurtjes, de krachtpillen liggen in de hoeken. PAC-MAN heeft twaalf muurtjes, de spoken hebben er samen vier.
rules-share = Eén speler is PAC-MAN en heeft drie levens. De anderen, één tot vier spelers, verdelen de vier spoken.

rules-classic-turn = In je beurt doe je één ding: je pion verplaatsen of een muurtje plaatsen. Zonder muurtjes moet je lopen.
rules-classic-pass = Wie helemaal niets kan doen, past. Dat kan alleen met drie of vier pionnen gebeuren.
rules-classic-move = Je pion gaat één vakje omhoog, omlaag, naar links of naar rechts, nooit door een muurtje en nooit op een andere pion.
rules-classic-jump-straight = Staat er een andere pion naast je, zonder muurtje ertussen, dan mag je er recht overheen springen.
rules-classic-jump-side = Is er vlak achter die pion een muurtje, de rand van het bord of nog een pion, dan mag je in plaats daarvan naar het vakje links of rechts ernaast springen, als daar geen muurtje of pion in de weg staat.
rules-classic-jump-one = Je springt over één pion, nooit over twee. Springen hoeft nooit.
rules-classic-fence-long = Een muurtje is twee vakjes lang. Het staat tussen twee vakjes en twee andere en steekt niet buiten het bord uit.
rules-classic-fence-stays = Muurtjes overlappen en kruisen elkaar nooit, en ze blijven waar ze zijn.
rules-classic-fence-way = Iedereen moet een weg naar het doel houden, jij ook. Een muurtje dat iemands laatste weg afsluit, mag niet. Pionnen tellen daarbij niet als obstakel.
rules-classic-end-wins = De eerste pion op een vakje van de overkant wint meteen.
rules-classic-end-draw = Komt dezelfde stelling voor de derde keer voor, dan is het gelijkspel.
rules-classic-differ-side = Alle boekjes staan de zijsprong bij een muurtje toe. Over de rand en een tweede pion zeggen ze niets; hier mag hij ook daar.
rules-classic-differ-way = Sommige boekjes beschermen alleen de weg van de tegenstander. Hier is ieders weg beschermd.
rules-classic-differ-draw = Geen enkel boekje kent gelijkspel. Zonder gelijkspel zou een partij eeuwig kunnen duren.
rules-classic-differ-three = Alleen het Japanse boekje noemt drie spelers: daar krijgt ieder zes muurtjes.

rules-pacman-round = Een ronde is de beurt van PAC-MAN en daarna één zet van elk spook op het bord, in de volgorde die de spoken willen. PAC-MAN begint.
rules-pacman-straight = Niemand loopt door muurtjes, en niemand loopt schuin.
rules-pacman-steps = PAC-MAN zet twee stappen. Daartussen mag hij afslaan, en ook teruggaan. Kan er maar één, dan zet hij er één.
rules-pacman-blocked = Op het vakje van een spook mag hij niet komen.
rules-pacman-boost = Bereikt hij een krachtpil, dan stopt hij en eet hem op. Hij krijgt meteen een boost: hooguit drie extra stappen, zoveel hij wil.
rules-pacman-eats = Met een boost, en alleen dan, eet hij elk spook op waarvan hij het vakje betreedt.
rules-pacman-ghost-step = Een spook zet één stap. Het moet lopen als het kan.
rules-pacman-frenzy = Een spook dat PAC-MAN op een rij of kolom ziet, zonder muurtje ertussen, is in jachtmodus: het zet één of twee stappen en mag daartussen afslaan. Andere spoken en krachtpillen verbergen hem niet.
rules-pacman-ghost-end = Een spook mag niet stoppen op een krachtpil of op een ander spook. In jachtmodus mag het eroverheen.
rules-pacman-catch = Een spook dat op het vakje van PAC-MAN komt, vangt hem. Hij verliest een leven en de ronde is voorbij.
rules-pacman-reset = Alle pionnen gaan terug naar hun eerste vakje, ook opgegeten spoken. Opgegeten krachtpillen blijven weg.
rules-pacman-end-pacman = PAC-MAN wint met de vierde krachtpil, of als er geen spook meer op het bord is.
rules-pacman-end-ghosts = De spoken winnen als ze hem voor de derde keer vangen.
rules-pacman-end-rank = De rang telt de opgegeten krachtpillen, wie er ook wint: één is Beginnend, twee Veelbelovend, drie Ervaren, vier Elite.
rules-pacman-end-draw = Gebeurt er twintig ronden niets, of komt dezelfde stelling voor de derde keer voor, dan is het gelijkspel.
rules-pacman-differ-maze = Het boekje toont zijn doolhof op een plaatje dat wij niet hebben. Die van ons zijn reconstructies, voor zover het is beschreven.
rules-pacman-differ-sight = In drie boekjes ziet een spook alleen wat het voor zich heeft. Hier ziet het in alle vier de richtingen.
rules-pacman-differ-pellet = Volgens het Deense boekje mogen spoken helemaal niet op het vakje van een krachtpil komen. Hier mogen ze eroverheen.
rules-pacman-differ-order = In twee boekjes lopen de spoken altijd in dezelfde volgorde. Hier kiezen ze die elke ronde opnieuw.
rules-pacman-differ-boost = De meeste boekjes laten open of een boost helemaal op moet, en of PAC-MAN ook spoken opeet waar hij alleen overheen loopt. Hier mag je een deel gebruiken, en eroverheen lopen is genoeg.

rules-advanced-tunnels = Het midden van elk van de vier kanten is een poort: e9, e1, a5 en i5. Poorten tegenover elkaar zijn buren, alsof er een tunnel van de ene naar de andere loopt.
rules-advanced-start = PAC-MAN begint bij een poort naar keuze.
rules-advanced-opening-pacman = In elk van de eerste vier beurten doet PAC-MAN één ding: lopen of een muurtje plaatsen.
rules-advanced-opening-ghosts = Daarna pakken de spoken één muurtje van de kamer en leggen het ergens anders neer. Ze lopen nog niet.
rules-advanced-turn = Vanaf de vijfde beurt loopt PAC-MAN, en daarna elk spook, in de volgorde die de spoken willen. Wie gelopen heeft, mag een muurtje plaatsen.
rules-advanced-return = Een zet mag niet eindigen waar hij begon, en ook niet waar de pion vóór zijn laatste zet stond.
rules-advanced-speed = PAC-MAN zet hooguit twee stappen. Spoken zetten er hooguit één, na de eerste krachtpil hooguit twee en na de derde hooguit drie.
rules-advanced-fence = Muurtjes staan zoals in het klassieke spel en blijven staan. Geen enkel muurtje mag een vakje van de rest van het bord afsluiten.
rules-advanced-reserve = PAC-MAN bewaart de krachtpillen die hij pakt. In zijn zet mag hij er één inzetten voor twee extra stappen, die elk spook op zijn weg voorgoed opeten.
rules-advanced-ghost-end = Spoken mogen over krachtpillen heen, maar er niet stoppen, en er stoppen er nooit twee op hetzelfde vakje.
rules-advanced-meet = Komen PAC-MAN en een spook elkaar tegen, wie er ook liep, dan is die zet voorbij en verliest PAC-MAN een leven. In zijn volgende beurt komt hij bij een vrije poort terug. De spoken blijven waar ze zijn.
rules-advanced-end-pacman = PAC-MAN wint met de vierde krachtpil, of als alle spoken zijn opgegeten. De spoken winnen als hij zijn derde leven verliest.
rules-advanced-end-progress = Wat telt als gebeurtenis: een krachtpil gepakt of ingezet, een spook opgegeten, PAC-MAN gevangen, een muurtje geplaatst.
rules-advanced-differ-source = Maar één Franse tekst kent dit spel, en de plaatjes ervan zijn verloren. De kamer en de krachtpillen zijn onze reconstructie.
rules-advanced-differ-return = De tekst verbiedt teruggaan naar het vorige vakje. Wij lezen dat als het vakje waar een zet eindigt; eroverheen lopen mag wel.

rules-writing = Hoe je acties schrijft
rules-writing-squares = Kolommen zijn a tot en met i van links naar rechts, rijen 1 tot en met 9 van onder naar boven.
rules-writing-classic = Een zet is het vakje waar hij eindigt: e2. Een muurtje is het vakje linksonder zijn midden, met h voor liggend of v voor staand: e3h.
rules-writing-pacman = Een stap is de letter van de pion en het vakje: Pe6. P is PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- laat een pion stoppen.
rules-writing-advanced = P+ zet een krachtpil in, P@e9 laat PAC-MAN verschijnen, e3h plaatst een muurtje, en ~d5h pakt er een van de kamer op.
