page-learn = Lær
page-mistakes = Lær av feilene dine

learn-lead = Korte leksjoner som du spiller. Hver tar et minutt.
learn-begin = Begynn
learn-next = Neste: { $name }
learn-on = Fortsett
learn-again = Begynn på nytt
learn-map = Alle leksjoner
learn-right = Der satt den!
learn-done = Ferdig
learn-all = Du har gjort alle leksjonene. På tide å spille!
learn-play = Spill et parti
learn-rules = Les reglene
learn-task = Oppgave { $n } av { $all }
learn-count = { $n } av { $all } ferdig
learn-subject-classic = Klassisk
learn-subject-pacman = PAC-MAN-varianten
learn-subject-advanced = Avansert PAC-MAN

lesson-moving = Flytte
lesson-moving-about = Ett steg om gangen til den andre siden
lesson-moving-1 = Du er den gule brikken nederst. Gå ett steg rett opp, mot den andre siden.
lesson-moving-1-right = En brikke går ett steg opp, ned, til venstre eller til høyre, aldri diagonalt.
lesson-moving-1-wrong = Du kan gå til siden, men den andre siden er øverst: gå opp.
lesson-moving-2 = Den som først når den andre siden, vinner. Du går opp, Nord kommer ned. Vinn kappløpet!
lesson-moving-2-right = En hvilken som helst rute på den bakerste raden holder. Du var raskest!
lesson-moving-2-wrong = Det bringer deg ikke nærmere. To steg opp, og du har vunnet.

lesson-fences = Gjerder
lesson-fences-about = Gjør den andres vei lengre
lesson-fences-1 = Nord er to steg fra din side, og du er tregere. Sett et gjerde i sporet rett under Nord i stedet for å flytte.
lesson-fences-1-right = Et gjerde er to ruter langt. Nord må gå rundt det. En tur er enten en flytting eller et gjerde, aldri begge deler.
lesson-fences-1-wrong = Det stopper ikke Nord. Sett gjerdet i sporet under Nord.
lesson-fences-2 = Ett gjerde er lett å gå rundt. Sett et til ved siden av, slik at Nord trenger minst to steg til.
lesson-fences-2-right = Gjerder som henger sammen, blir lange vegger. De står resten av partiet.
lesson-fences-2-wrong = Det bremser knapt Nord. Gjør veggen lengre, mot høyre.
lesson-fences-3 = Gjerder kan også stå på høykant: drei et med høyreklikk, R-tasten eller dreieknappen. Steng veien for Nord til åpningen til høyre.
lesson-fences-3-right = Nå må Nord gå hele veien rundt. Tell stegene, dine og de andres: det er hele spillet.
lesson-fences-3-wrong = Sett et stående gjerde mellom Nord og den siste kolonnen til høyre.

lesson-way = Regelen om veien
lesson-way-about = Ingen får mures inne
lesson-way-1 = En vei til den andre siden må være åpen for alle. Prøv å stenge den siste åpningen for Nord, mellom de to merkede rutene, og se hva som skjer. Sett så opp et gjerde som er lov og gjør veien lengre for Nord.
lesson-way-1-right = Du kan gjøre en vei så lang du vil, men du får aldri stenge den.
lesson-way-1-wrong = Sett opp et gjerde som gjør veien lengre for Nord, men lar den være åpen.
lesson-way-2 = Regelen beskytter deg mot deg selv også: et stående gjerde til høyre for d1 og d2 ville mure deg inne. Sett opp et hvilket som helst lovlig gjerde.
lesson-way-2-right = Brettet forteller hvem et gjerde ville stenge inne, og viser det lukkede området.
lesson-way-2-wrong = Sett opp et gjerde denne gangen, hvor som helst det er lov.

lesson-jump = Hoppe
lesson-jump-about = Over en brikke, rett fram eller til siden
lesson-jump-1 = Nord står rett foran deg. Hopp over: gå til ruten bak Nord.
lesson-jump-1-right = Et hopp sparer et steg. Du er aldri nødt til å hoppe.
lesson-jump-1-wrong = Det går også, men et hopp er raskere: gå til ruten bak Nord.
lesson-jump-2 = Bak Nord ligger et gjerde, så hoppet rett fram er stengt. Da kan du gå til ruten til venstre eller høyre for Nord.
lesson-jump-2-right = Til siden bare hvis veien rett fram er stengt.
lesson-jump-2-wrong = Bruk hoppet: til ruten til venstre eller høyre for Nord.

lesson-corner = Hoppe ved kanten
lesson-corner-about = Når det ikke er noe bak den andre brikken
lesson-corner-1 = Bak Nord slutter brettet. Da kan du hoppe til siden, akkurat som ved et gjerde. Hopp, og vinn.
lesson-corner-1-right = Et hopp som ender på den andre siden, vinner som enhver flytting.
lesson-corner-1-wrong = Den bakerste raden er ett hopp unna: til venstre eller høyre for Nord.
lesson-corner-2 = Bak Nord ligger et gjerde, og til venstre står et til. Én rute er igjen for hoppet ditt.
lesson-corner-2-right = Gjerder stopper hopp slik de stopper steg.
lesson-corner-2-wrong = Hopp til ruten til høyre for Nord.

lesson-crowd = Tre og fire spillere
lesson-crowd-about = Hver for seg
lesson-crowd-1 = Tre spiller: du går opp, Vest går mot høyre, Nord kommer ned. Nord er ett steg fra å vinne. Det er opp til deg å hindre det.
lesson-crowd-1-right = Med tre har hver seks gjerder, med fire bare fem. Noen ganger ofrer du ett for alle.
lesson-crowd-1-wrong = Da vinner Nord. Sett et gjerde under Nord.
lesson-crowd-2 = To brikker på rad: ingen hopper over to på én gang. Men på grunn av den andre kan du hoppe til siden over den første.
lesson-crowd-2-right = Ett hopp, én brikke, alltid.
lesson-crowd-2-wrong = Hopp over Nord, til venstre eller til høyre.
lesson-crowd-3 = Fire spiller. Øst vil nå den venstre kanten og er ett steg unna. Gjør veien lengre for Øst.
lesson-crowd-3-right = Hver går til siden rett overfor sin egen. Den som kommer først fram, vinner, og partiet er slutt.
lesson-crowd-3-wrong = Da vinner Øst. Sett et stående gjerde til venstre for Øst.

lesson-steps = PAC-MANs tur
lesson-steps-about = To steg, og hjørner er ikke noe problem
lesson-steps-1 = PAC-MAN går to steg i hver tur. Gå til den merkede ruten.
lesson-steps-1-right = Han må gå to steg hvis det er plass til dem. Trykk på dem ett for ett, eller dra hele veien.
lesson-steps-1-wrong = Derfra når du ikke merket med steget som er igjen.
lesson-steps-2 = Han kan svinge mellom stegene. Over ham ligger et gjerde: gå rundt enden av det til den merkede ruten.
lesson-steps-2-right = Gjerdene i denne labyrinten flyttes aldri, og ingen setter opp flere.
lesson-steps-2-wrong = Derfra når du ikke merket i denne turen.

lesson-pellet = Energikuler og boost
lesson-pellet-about = Spis, og jag så spøkelsene
lesson-pellet-1 = Fire energikuler vinner partiet. Spis den i hjørnet.
lesson-pellet-1-right = En energikule avslutter de to stegene og gir en boost: tre steg til, med en gang.
lesson-pellet-1-wrong = Energikulen er oppe i hjørnet, to steg unna.
lesson-pellet-2 = Du har tre booststeg, og booststeg spiser spøkelser. Ta det røde.
lesson-pellet-2-right = Spiste spøkelser er borte fra brettet til PAC-MAN blir fanget. Uten boost kan han ikke gå inn på ruten til et spøkelse.
lesson-pellet-2-wrong = Det røde spøkelset står to steg til høyre. Spis det mens boosten varer.
lesson-pellet-3 = Ett booststeg er igjen. Du trenger ikke å bruke det: stopp her med knappen, eller gå steget.
lesson-pellet-3-right = En boost kan brukes delvis. Det som er igjen av den, er borte når turen er slutt.
lesson-pellet-3-wrong = Stopp, eller gå det siste steget.

lesson-sight = Sikt og raseri
lesson-sight-about = Spøkelser som ser deg, løper fortere
lesson-sight-1 = En rød linje betyr at et spøkelse ser PAC-MAN: samme rad eller kolonne, ikke noe gjerde imellom. Avslutt turen der ingen ser deg.
lesson-sight-1-right = Et spøkelse som ser deg, er i raseri: to steg i stedet for ett. Bare gjerder skjuler deg.
lesson-sight-1-wrong = Uansett hva du gjør derfra, ser et spøkelse deg på slutten av turen.
lesson-sight-2 = Spøkelsene nærmer seg fra tre kanter. Finn gjemmestedet.
lesson-sight-2-right = Godt gjemt! Se på rader og kolonner før hver tur.
lesson-sight-2-wrong = Derfra ser noen deg på slutten av turen.

lesson-ghosts = Spøkelsene
lesson-ghosts-about = I hvilken rekkefølge du vil, og hvem fanger hvem
lesson-ghosts-1 = Nå er du spøkelsene. Hvert går ett steg, i den rekkefølgen du vil; et som ser PAC-MAN, kan gå to. Flytt alle fire.
lesson-ghosts-1-right = I raseri kan et spøkelse gå over en energikule, men aldri stoppe der, og to spøkelser deler aldri rute.
lesson-ghosts-1-wrong = Flytt spøkelsene som ikke har flyttet ennå.
lesson-ghosts-2 = Det røde spøkelset ser PAC-MAN, to steg unna. Fang ham!
lesson-ghosts-2-right = Han mister et liv. Alle brikker går tilbake til startrutene sine, spiste spøkelser også. Spiste energikuler er borte for godt.
lesson-ghosts-2-wrong = Det røde spøkelset kan fange ham nå: to steg rett ned.

lesson-ranks = Den siste energikulen
lesson-ranks-about = Fire energikuler, fire ranger
lesson-ranks-1 = Tre energikuler er spist, ett liv er igjen. Spis den siste energikulen.
lesson-ranks-1-right = PAC-MAN vinner. Med én energikule er han Nybegynner, med to Lovende, med tre Erfaren og med fire Elite, uansett hvem som vinner.
lesson-ranks-1-wrong = Energikulen er ett steg til høyre.

lesson-gates = Portene
lesson-gates-about = Der PAC-MAN dukker opp
lesson-gates-1 = I det avanserte spillet er PAC-MAN ikke på brettet fra begynnelsen. Velg en av de fire portene midt på sidene.
lesson-gates-1-right = Han kommer tilbake gjennom en port hver gang han er blitt fanget.
lesson-gates-1-wrong = Velg en port.
lesson-gates-2 = I hver av de fire første turene gjør han én ting: han går opptil to steg, eller han setter opp et av sine tolv gjerder. Gjør én av de to.
lesson-gates-2-right = Fra og med den femte turen flytter han og kan så sette opp et gjerde.
lesson-gates-2-wrong = Flytt, eller sett opp et gjerde.

lesson-tunnels = Tunneler
lesson-tunnels-about = Ut gjennom den ene porten, inn gjennom den andre
lesson-tunnels-1 = Porter rett overfor hverandre er forbundet med en tunnel: ett steg fører fra topp til bunn, og fra venstre til høyre. Gå gjennom den til den merkede porten nederst.
lesson-tunnels-1-right = Ett steg, rett gjennom. Spøkelsene bruker også tunneler.
lesson-tunnels-1-wrong = Gå først opp til porten, så gjennom tunnelen.

lesson-chamber = Kammeret
lesson-chamber-about = Fire gjerder løftes, ett per tur
lesson-chamber-1 = Spøkelsene begynner bak fire gjerder. I hver av de fire første turene løfter de ett av dem og setter det et annet sted. Trykk på et rosa gjerde, og sett det så der du vil.
lesson-chamber-1-right = Når alle fire er satt på nytt, kommer spøkelsene ut. De har enda fire gjerder å dele på.
lesson-chamber-1-wrong = Løft et av kammerets gjerder, og sett det så et annet sted.

lesson-turn = En hel tur
lesson-turn-about = Flytt, bygg så
lesson-turn-1 = Fra og med den femte turen er en tur en flytting, og så et gjerde hvis du vil. Gå to steg, og sett så opp et gjerde.
lesson-turn-1-right = Ingen rute får noen gang stenges inne. En brikke får ikke gå rett tilbake dit den kom fra.
lesson-turn-1-wrong = Fortsett denne gangen, og sett opp et gjerde til slutt.

lesson-reserve = Energikuler i reserve
lesson-reserve-about = Bruk én for å jakte
lesson-reserve-1 = Her spares energikulene. Bruker du én, får du to steg som spiser spøkelser. Bruk den med knappen og spis det røde spøkelset, to steg over deg.
lesson-reserve-1-right = Spøkelser som spises i dette spillet, kommer aldri tilbake. En brukt energikule teller fortsatt med til seieren.
lesson-reserve-1-wrong = Da er det røde spøkelset utenfor rekkevidde. Bruk energikulen, og gå så rett opp.

lesson-lives = Liv
lesson-lives-about = Raskere spøkelser, tre liv
lesson-lives-1 = Spøkelsene blir raskere når energikuler tas: ett steg, to etter den første, tre etter den tredje. Nå går de tre steg. Fang PAC-MAN!
lesson-lives-1-right = Han mister et liv og forlater brettet. Ingen andre går tilbake.
lesson-lives-1-wrong = Derfra når ikke det spøkelset ham. Det røde er nærmest.
lesson-lives-2 = Du er PAC-MAN med to liv igjen. Kom tilbake ved en port; en av dem er opptatt.
lesson-lives-2-right = Så følger en hel tur. Å gå rett på et spøkelse koster også et liv, så siden spør først.
lesson-lives-2-wrong = Velg en port.

mistakes-learn = Lær av feilene dine
mistakes-working = Partiet blir gjennomgått …
mistakes-of = Hvem sine feil?
mistakes-side = { $side }
mistakes-number = Øyeblikk { $n } av { $all }
mistakes-ask = Her ble { $action } spilt, og det kostet { $percent } %. Hva ville du spilt i stedet?
mistakes-judging = La oss se …
mistakes-best = { $action }: akkurat! Det er det beste som finnes.
mistakes-good = { $action } er like bra som det beste. Godt funnet!
mistakes-same = Det var det som ble spilt. Det finnes noe bedre.
mistakes-worse = { $action } er bedre enn ingenting, men det koster { $percent } %. Prøv igjen.
mistakes-shown = { $action } var best.
mistakes-line = Det kunne fortsette slik: { $text }
mistakes-show = Vis løsningen
mistakes-hint-fence = Her er et gjerde best. Det hører hjemme blant rutene som lyser.
mistakes-hint-move = Her er en flytting best. Brikken som bør flyttes, er merket.
mistakes-next = Neste øyeblikk
mistakes-finish = Avslutt
mistakes-none = Ikke en eneste feil å snakke om. Godt spilt!
mistakes-short = Det er ingenting å se på ennå: ingen har spilt.
mistakes-end =
    { $n ->
        [0] Nå har du sett alle { $all }. Neste gang kan du dem.
        [one] Du fant ett av { $all } på egen hånd. Det er slik man blir bedre.
       *[other] Du fant { $n } av { $all } på egen hånd. Det er slik man blir bedre.
    }
mistakes-again = En gang til
mistakes-analysis = Se på hele partiet
mistakes-end-title = Det var alt
