rules-modes = Spill
rules-play = Spill
rules-house = Mye av dette kan endres med husregler når du gjør klart partiet.

rules-head-setup = Oppsett
rules-head-turn = Din tur
rules-head-move = Flytte
rules-head-jump = Hoppe
rules-head-fence = Gjerder
rules-head-end = Slutten
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Spøkelsene
rules-head-catch = Når PAC-MAN fanges
rules-head-tunnels = Porter og tunneler
rules-head-opening = De fire første turene
rules-head-differ = Der heftene er uenige

rules-goal-classic2 = Vær først til en hvilken som helst rute på siden rett overfor din.
rules-goal-classic3 = Tre spiller, hver for seg. Vær først til siden rett overfor din.
rules-goal-classic4 = Fire spiller, hver for seg. Vær først til siden rett overfor din.
rules-goal-pacman = PAC-MAN vil ha alle fire energikulene. Spøkelsene vil fange ham tre ganger.
rules-goal-advanced = PAC-MAN vil ha alle fire energikulene. Spøkelsene vil fange ham tre ganger, og begge sider bygger gjerder.

rules-setup-classic2 = Hver spiller har ti gjerder. Brikkene står midt på sine sider: Sør på e1, Nord på e9. Loddet avgjør hvem som begynner.
rules-setup-classic3 = Hver spiller har seks gjerder. Brikkene står midt på sine sider: e1, a5 og e9. Loddet avgjør hvem som begynner, og turen går med klokken.
rules-setup-classic4 = Hver spiller har fem gjerder. Brikkene står midt på sine sider: e1, a5, e9 og i5. Loddet avgjør hvem som begynner, og turen går med klokken.
rules-setup-pacman = PAC-MAN står på e5, spøkelsene midt på de fire sidene og energikulene i hjørnene. Seks gjerder danner labyrinten; de flyttes aldri, og det kommer ingen nye.
rules-setup-advanced = Spøkelsene står i et kammer av fire gjerder i midten, energikulene i hjørnene. PAC-MAN har tolv gjerder, spøkelsene har fire til sammen.
rules-share = Én spiller er PAC-MAN og har tre liv. De andre, én til fire spillere, deler de fire spøkelsene.

rules-classic-turn = Når det er din tur, gjør du én ting: flytter brikken din eller setter opp et gjerde. Uten gjerder må du flytte.
rules-classic-pass = Den som ikke kan gjøre noe som helst, står over. Det kan bare skje med tre eller fire brikker.
rules-classic-move = Brikken din går én rute opp, ned, til venstre eller til høyre, aldri gjennom et gjerde og aldri inn på en annen brikke.
rules-classic-jump-straight = Står en annen brikke ved siden av deg uten gjerde imellom, kan du hoppe rett over den.
rules-classic-jump-side = Er det et gjerde, kanten av brettet eller en annen brikke rett bak den, kan du i stedet hoppe til ruten ved siden av den, til venstre eller høyre, hvis verken gjerde eller brikke er i veien der.
rules-classic-jump-one = Du hopper over én brikke, aldri over to. Ingen er nødt til å hoppe.
rules-classic-fence-long = Et gjerde er to ruter langt. Det står mellom to ruter og to andre og stikker ikke ut av brettet.
rules-classic-fence-stays = Gjerder overlapper og krysser aldri hverandre, og de blir stående.
rules-classic-fence-way = Alle må ha en vei igjen til mål, du også. Et gjerde som stenger noens siste vei, er ikke lov. Brikker regnes ikke som hindringer.
rules-classic-end-wins = Brikken som først når en rute på motsatt side, vinner med en gang.
rules-classic-end-draw = Oppstår den samme stillingen for tredje gang, er partiet uavgjort.
rules-classic-differ-side = Alle heftene tillater sidehoppet ved et gjerde. De sier ingenting om kanten og om en annen brikke; her er det lov også der.
rules-classic-differ-way = Noen hefter beskytter bare motstanderens vei. Her er alles vei beskyttet.
rules-classic-differ-draw = Ikke noe hefte kjenner til uavgjort. Uten det kunne et parti vare evig.
rules-classic-differ-three = Bare det japanske heftet snakker om tre spillere: det gir hver av dem seks gjerder.

rules-pacman-round = En runde er PAC-MANs tur og så én flytting for hvert spøkelse på brettet, i den rekkefølgen spøkelsene vil. PAC-MAN begynner.
rules-pacman-straight = Ingen går gjennom gjerder, og ingen går diagonalt.
rules-pacman-steps = PAC-MAN går to steg. Han kan svinge mellom dem og gå tilbake. Kan han bare gå ett, går han ett.
rules-pacman-blocked = Han får ikke gå inn på ruten til et spøkelse.
rules-pacman-boost = Når han kommer til en energikule, stopper han og spiser den. Han får straks en boost: opptil tre steg til, så mange han vil.
rules-pacman-eats = Under en boost, og bare da, spiser han hvert spøkelse på rutene han går inn på.
rules-pacman-ghost-step = Et spøkelse går ett steg. Det må flytte hvis det kan.
rules-pacman-frenzy = Et spøkelse som ser PAC-MAN langs en rad eller kolonne, uten gjerde imellom, er i raseri: det går ett eller to steg og kan svinge mellom dem. Andre spøkelser og energikuler skjuler ham ikke.
rules-pacman-ghost-end = Et spøkelse får ikke stoppe på en energikule eller på et annet spøkelse. I raseri kan det gå over dem.
rules-pacman-catch = Et spøkelse som går inn på PAC-MANs rute, fanger ham. Han mister et liv, og runden er over.
rules-pacman-reset = Alle brikker går tilbake til startrutene sine, spiste spøkelser også. Spiste energikuler er borte for godt.
rules-pacman-end-pacman = PAC-MAN vinner med den fjerde energikulen, eller når det ikke er noe spøkelse igjen på brettet.
rules-pacman-end-ghosts = Spøkelsene vinner når de fanger ham for tredje gang.
rules-pacman-end-rank = Rangen teller spiste energikuler, uansett hvem som vinner: én er Nybegynner, to Lovende, tre Erfaren, fire Elite.
rules-pacman-end-draw = Skjer det ingenting på tjue runder, eller oppstår den samme stillingen for tredje gang, er partiet uavgjort.
rules-pacman-differ-maze = Heftet viser labyrinten sin på et bilde som vi ikke har. Våre er rekonstruksjoner, så langt den er blitt beskrevet.
rules-pacman-differ-sight = I tre hefter ser et spøkelse bare det som er foran det. Her ser det i alle fire retninger.
rules-pacman-differ-pellet = Det danske heftet forbyr spøkelser å gå inn på ruten til en energikule i det hele tatt. Her kan de gå over den.
rules-pacman-differ-order = I to hefter flytter spøkelsene alltid i samme rekkefølge. Her velger de den på nytt i hver runde.
rules-pacman-differ-boost = De fleste hefter sier ikke om en boost må brukes opp, og om det er nok å passere et spøkelse for å spise det. Her kan den brukes delvis, og det er nok å passere.

rules-advanced-tunnels = Midt på de fire sidene er det porter: e9, e1, a5 og i5. Porter rett overfor hverandre er naboer, som om en tunnel gikk fra den ene til den andre.
rules-advanced-start = PAC-MAN begynner på en port han selv velger.
rules-advanced-opening-pacman = I hver av de fire første turene gjør PAC-MAN én ting: han flytter, eller han setter opp et gjerde.
rules-advanced-opening-ghosts = Så tar spøkelsene et av kammerets gjerder og setter det et annet sted. De flytter ikke ennå.
rules-advanced-turn = Fra og med den femte turen flytter PAC-MAN og så hvert spøkelse, i den rekkefølgen spøkelsene vil. Den som har flyttet, kan sette opp et gjerde.
rules-advanced-return = En flytting får ikke slutte der den begynte, og heller ikke der brikken sto før sin forrige flytting.
rules-advanced-speed = PAC-MAN går opptil to steg. Spøkelsene går høyst ett, opptil to etter den første energikulen og opptil tre etter den tredje.
rules-advanced-fence = Gjerdene settes som i det klassiske spillet og blir stående. Ingen av dem får skille en rute fra resten av brettet.
rules-advanced-reserve = PAC-MAN beholder energikulene han tar. I flyttingen sin kan han bruke én for to steg til, som spiser hvert spøkelse i veien for godt.
rules-advanced-ghost-end = Spøkelser kan gå over energikuler, men ikke stoppe der, og aldri stopper to av dem på samme rute.
rules-advanced-meet = Når PAC-MAN og et spøkelse møtes, uansett hvem som flyttet, er den flyttingen over, og PAC-MAN mister et liv. I sin neste tur kommer han tilbake på en ledig port. Spøkelsene blir stående der de er.
rules-advanced-end-pacman = PAC-MAN vinner med den fjerde energikulen, eller når alle spøkelsene er spist. Spøkelsene vinner når han mister det tredje livet.
rules-advanced-differ-source = Bare én fransk tekst har dette spillet, og bildene er tapt. Kammeret og energikulene er vår rekonstruksjon.
rules-advanced-differ-return = Teksten forbyr å gå tilbake til den forrige ruten. Vi forstår det som ruten der en flytting slutter; underveis kan den krysses.

rules-writing = Slik skrives trekkene
rules-writing-squares = Kolonnene er a til i fra venstre til høyre, radene 1 til 9 nedenfra og opp.
rules-writing-classic = En flytting er ruten den slutter på: e2. Et gjerde er ruten skrått ned til venstre for midten av det, og h for liggende eller v for stående: e3h.
rules-writing-pacman = Et steg er brikkens bokstav og ruten: Pe6. P er PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- stopper en brikke.
rules-writing-advanced = P+ bruker en energikule, P@e9 lar PAC-MAN dukke opp, e3h setter opp et gjerde, og ~d5h løfter et av kammerets.
