rules-modes = Spel
rules-play = Spela
rules-house = Mycket av detta kan ändras med husregler när du förbereder partiet.

rules-head-setup = Förberedelser
rules-head-turn = Din tur
rules-head-move = Flytta
rules-head-jump = Hoppa
rules-head-fence = Staket
rules-head-end = Slutet
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Spökena
rules-head-catch = När PAC-MAN fångas
rules-head-tunnels = Portar och tunnlar
rules-head-opening = De fyra första turerna
rules-head-differ = Där häftena skiljer sig åt

rules-goal-classic2 = Var först till någon ruta på sidan mitt emot din.
rules-goal-classic3 = Tre spelar, var och en för sig. Var först till sidan mitt emot din.
rules-goal-classic4 = Fyra spelar, var och en för sig. Var först till sidan mitt emot din.
rules-goal-pacman = PAC-MAN vill ha alla fyra bonussymbolerna. Spökena vill fånga honom tre gånger.
rules-goal-advanced = PAC-MAN vill ha alla fyra bonussymbolerna. Spökena vill fånga honom tre gånger, och båda sidor bygger med staket.

rules-setup-classic2 = Varje spelare har tio staket. Pjäserna står mitt på sina sidor: Syd på e1, Nord på e9. Lotten avgör vem som börjar.
rules-setup-classic3 = Varje spelare har sex staket. Pjäserna står mitt på sina sidor: e1, a5 och e9. Lotten avgör vem som börjar, och turen går medsols.
rules-setup-classic4 = Varje spelare har fem staket. Pjäserna står mitt på sina sidor: e1, a5, e9 och i5. Lotten avgör vem som börjar, och turen går medsols.
rules-setup-pacman = PAC-MAN står på e5, spökena mitt på de fyra sidorna och bonussymbolerna i hörnen. Sex staket bildar labyrinten; de flyttas aldrig, och inga nya tillkommer.
rules-setup-advanced = Spökena står i en kammare av fyra staket i mitten, bonussymbolerna i hörnen. PAC-MAN har tolv staket, spökena har fyra tillsammans.
rules-share = En spelare är PAC-MAN och har tre liv. De andra, en till fyra spelare, delar på de fyra spökena.

rules-classic-turn = När det är din tur gör du en sak: flyttar din pjäs eller ställer ut ett staket. Utan staket måste du flytta.
rules-classic-pass = Den som inte kan göra någonting alls passar. Det kan bara hända med tre eller fyra pjäser.
rules-classic-move = Din pjäs går en ruta uppåt, nedåt, åt vänster eller åt höger, aldrig genom ett staket och aldrig in på en annan pjäs.
rules-classic-jump-straight = Om en annan pjäs står intill dig utan staket emellan får du hoppa rakt över den.
rules-classic-jump-side = Om ett staket, brädets kant eller en annan pjäs finns precis bakom den får du i stället hoppa till rutan bredvid den, till vänster eller höger, om inget staket och ingen pjäs är i vägen där.
rules-classic-jump-one = Du hoppar över en pjäs, aldrig över två. Ingen måste hoppa.
rules-classic-fence-long = Ett staket är två rutor långt. Det står mellan två rutor och två andra och sticker inte ut utanför brädet.
rules-classic-fence-stays = Staket överlappar och korsar aldrig varandra, och de står kvar där de står.
rules-classic-fence-way = Alla måste ha en väg kvar till sitt mål, du också. Ett staket som stänger någons sista väg är inte tillåtet. Pjäser räknas inte som hinder.
rules-classic-end-wins = Den pjäs som först når en ruta på motsatt sida vinner genast.
rules-classic-end-draw = Om samma ställning uppstår för tredje gången blir partiet oavgjort.
rules-classic-differ-side = Alla häften tillåter sidhoppet vid ett staket. Om kanten och en annan pjäs säger de ingenting; här är det tillåtet även där.
rules-classic-differ-way = Vissa häften skyddar bara motståndarens väg. Här skyddas allas väg.
rules-classic-differ-draw = Inget häfte känner till oavgjort. Utan det skulle ett parti kunna hålla på för evigt.
rules-classic-differ-three = Bara det japanska häftet talar om tre spelare: det ger var och en sex staket.

rules-pacman-round = En omgång är PAC-MANs tur och sedan en flytt för varje spöke på brädet, i den ordning spökena vill. PAC-MAN börjar.
rules-pacman-straight = Ingen går genom staket, och ingen går diagonalt.
rules-pacman-steps = PAC-MAN går två steg. Han får svänga mellan dem och även gå tillbaka. Kan han bara gå ett, går han ett.
rules-pacman-blocked = Han får inte gå in på ett spökes ruta.
rules-pacman-boost = När han når en bonussymbol stannar han och äter den. Han får genast en boost: upp till tre steg till, så många han vill.
rules-pacman-eats = Under en boost, och bara då, äter han varje spöke vars ruta han går in på.
rules-pacman-ghost-step = Ett spöke går ett steg. Det måste flytta om det kan.
rules-pacman-frenzy = Ett spöke som ser PAC-MAN längs en rad eller kolumn, utan staket emellan, är i raseri: det går ett eller två steg och får svänga mellan dem. Andra spöken och bonussymboler skymmer honom inte.
rules-pacman-ghost-end = Ett spöke får inte stanna på en bonussymbol eller på ett annat spöke. I raseri får det passera över dem.
rules-pacman-catch = Ett spöke som går in på PAC-MANs ruta fångar honom. Han förlorar ett liv, och omgången är slut.
rules-pacman-reset = Alla pjäser går tillbaka till sina startrutor, uppätna spöken också. Uppätna bonussymboler förblir uppätna.
rules-pacman-end-pacman = PAC-MAN vinner med den fjärde bonussymbolen, eller när inget spöke är kvar på brädet.
rules-pacman-end-ghosts = Spökena vinner när de fångar honom för tredje gången.
rules-pacman-end-rank = Rangen räknar uppätna bonussymboler, vem som än vinner: en är Nybörjare, två Lovande, tre Bevisad, fyra Elit.
rules-pacman-end-draw = Om ingenting händer på tjugo omgångar, eller om samma ställning uppstår för tredje gången, blir partiet oavgjort.
rules-pacman-differ-maze = Häftet visar sin labyrint på en bild som vi inte har. Våra är rekonstruktioner, så långt den har beskrivits.
rules-pacman-differ-sight = I tre häften ser ett spöke bara det som är framför det. Här ser det åt alla fyra håll.
rules-pacman-differ-pellet = Det danska häftet förbjuder spöken att över huvud taget gå in på en bonussymbols ruta. Här får de passera över den.
rules-pacman-differ-order = I två häften flyttar spökena alltid i samma ordning. Här väljer de ordningen på nytt varje omgång.
rules-pacman-differ-boost = De flesta häften lämnar öppet om en boost måste användas helt, och om det räcker att gå över ett spökes ruta för att äta det. Här får en boost användas delvis, och det räcker att gå över rutan.

rules-advanced-tunnels = Mitt på de fyra sidorna finns portar: e9, e1, a5 och i5. Portar mitt emot varandra är grannar, som om en tunnel ledde från den ena till den andra.
rules-advanced-start = PAC-MAN börjar vid en port som han själv väljer.
rules-advanced-opening-pacman = I var och en av de fyra första turerna gör PAC-MAN en sak: han flyttar, eller så ställer han ut ett staket.
rules-advanced-opening-ghosts = Sedan tar spökena ett av kammarens staket och ställer det någon annanstans. De flyttar inte än.
rules-advanced-turn = Från och med den femte turen flyttar PAC-MAN och sedan varje spöke, i den ordning spökena vill. Den som har flyttat får ställa ut ett staket.
rules-advanced-return = En flytt får inte sluta där den började, och inte heller där pjäsen stod före sin förra flytt.
rules-advanced-speed = PAC-MAN går högst två steg. Spökena går högst ett, efter den första bonussymbolen högst två och efter den tredje högst tre.
rules-advanced-fence = Staketen ställs som i det klassiska spelet och står kvar. Inget får skilja en ruta från resten av brädet.
rules-advanced-reserve = PAC-MAN behåller bonussymbolerna som han tar. Under sin flytt får han använda en för två steg till, som äter varje spöke i vägen för gott.
rules-advanced-ghost-end = Spöken får passera över bonussymboler men inte stanna där, och två spöken får aldrig stanna på samma ruta.
rules-advanced-meet = När PAC-MAN och ett spöke möts, vem som än flyttade, är flytten slut och PAC-MAN förlorar ett liv. I sin nästa tur kommer han tillbaka vid en ledig port. Spökena står kvar där de är.
rules-advanced-end-pacman = PAC-MAN vinner med den fjärde bonussymbolen, eller när alla spöken är uppätna. Spökena vinner när han förlorar sitt tredje liv.
rules-advanced-differ-source = Bara en fransk text har det här spelet, och bilderna till den är borta. Kammaren och bonussymbolerna är vår rekonstruktion.
rules-advanced-differ-return = Texten förbjuder att gå tillbaka till den förra rutan. Vi tolkar det som rutan där en flytt slutar; på vägen får man gå över den.

rules-writing = Så skrivs dragen
rules-writing-squares = Kolumnerna är a till i från vänster till höger, raderna 1 till 9 nerifrån och upp.
rules-writing-classic = En flytt är rutan där den slutar: e2. Ett staket är rutan snett ner till vänster om dess mitt, och h för liggande eller v för stående: e3h.
rules-writing-pacman = Ett steg är pjäsens bokstav och rutan: Pe6. P är PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- stannar en pjäs.
rules-writing-advanced = P+ använder en bonussymbol, P@e9 låter PAC-MAN dyka upp, e3h ställer ut ett staket och ~d5h lyfter ett av kammarens.
