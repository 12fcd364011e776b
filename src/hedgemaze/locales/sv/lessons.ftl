page-learn = Lär dig
page-mistakes = Lär av dina misstag

learn-lead = Korta lektioner som du spelar. Var och en tar en minut.
learn-begin = Börja
learn-next = Nästa: { $name }
learn-on = Fortsätt
learn-again = Börja om
learn-map = Alla lektioner
learn-right = Just så!
learn-done = Klar
learn-all = Du har gjort alla lektioner. Dags att spela!
learn-play = Spela ett parti
learn-rules = Läs reglerna
learn-task = Uppgift { $n } av { $all }
learn-count = { $n } av { $all } klara
learn-subject-classic = Klassiskt
learn-subject-pacman = PAC-MAN-varianten
learn-subject-advanced = Avancerad PAC-MAN

lesson-moving = Flytta
lesson-moving-about = Ett steg i taget till andra sidan
lesson-moving-1 = Du är den gula pjäsen längst ner. Gå ett steg rakt uppåt, mot andra sidan.
lesson-moving-1-right = En pjäs går ett steg uppåt, nedåt, åt vänster eller åt höger, aldrig diagonalt.
lesson-moving-1-wrong = Du får gå åt sidan, men andra sidan är högst upp: gå uppåt.
lesson-moving-2 = Den som först når andra sidan vinner. Du går uppåt, Nord kommer ner. Vinn kapplöpningen!
lesson-moving-2-right = Vilken ruta som helst på den bortersta raden duger. Du var snabbast!
lesson-moving-2-wrong = Så kommer du inte närmare. Två steg uppåt, och du har vunnit.

lesson-fences = Staket
lesson-fences-about = Gör den andras väg längre
lesson-fences-1 = Nord är två steg från din sida, och du är långsammare. Ställ ett staket i springan precis nedanför Nord i stället för att flytta.
lesson-fences-1-right = Ett staket är två rutor långt. Nord måste gå runt det. En tur är antingen en flytt eller ett staket, aldrig båda.
lesson-fences-1-wrong = Det stoppar inte Nord. Ställ staketet i springan nedanför Nord.
lesson-fences-2 = Ett enda staket är lätt att gå runt. Ställ ett andra bredvid det, så att Nord behöver minst två steg till.
lesson-fences-2-right = Staket som sitter ihop blir långa väggar. De står kvar resten av partiet.
lesson-fences-2-wrong = Det bromsar knappt Nord. Gör väggen längre, åt höger.
lesson-fences-3 = Staket kan stå på höjden också: vrid ett med högerklick, R-tangenten eller vridknappen. Stäng vägen för Nord till luckan till höger.
lesson-fences-3-right = Nu måste Nord gå hela vägen runt. Räkna stegen, dina och de andras: det är hela spelet.
lesson-fences-3-wrong = Ställ ett stående staket mellan Nord och den sista kolumnen till höger.

lesson-way = Regeln om vägen
lesson-way-about = Ingen får muras in
lesson-way-1 = En väg till andra sidan måste vara öppen för alla. Försök stänga den sista luckan för Nord, mellan de två markerade rutorna, och se vad som händer. Ställ sedan ut ett staket som är tillåtet och gör vägen längre för Nord.
lesson-way-1-right = Du får göra en väg så lång du vill, men du får aldrig stänga den.
lesson-way-1-wrong = Ställ ut ett staket som gör vägen längre för Nord, men lämnar den öppen.
lesson-way-2 = Regeln skyddar dig mot dig själv också: ett stående staket till höger om d1 och d2 skulle mura in dig. Ställ ut vilket tillåtet staket som helst.
lesson-way-2-right = Brädet säger vem ett staket skulle stänga in och visar det stängda området.
lesson-way-2-wrong = Ställ ut ett staket den här gången, var du får.

lesson-jump = Hoppa
lesson-jump-about = Över en pjäs, rakt fram eller åt sidan
lesson-jump-1 = Nord står precis framför dig. Hoppa över: gå till rutan bakom Nord.
lesson-jump-1-right = Ett hopp sparar ett steg. Det är aldrig ett måste.
lesson-jump-1-wrong = Det går också, men ett hopp är snabbare: gå till rutan bakom Nord.
lesson-jump-2 = Bakom Nord ligger ett staket, så hoppet rakt fram är stängt. Då får du gå till rutan till vänster eller höger om Nord.
lesson-jump-2-right = Åt sidan bara om vägen rakt fram är stängd.
lesson-jump-2-wrong = Använd hoppet: till rutan till vänster eller höger om Nord.

lesson-corner = Hoppa vid kanten
lesson-corner-about = När inget finns bakom den andra pjäsen
lesson-corner-1 = Bakom Nord är brädet slut. Då får du hoppa åt sidan, precis som vid ett staket. Hoppa och vinn.
lesson-corner-1-right = Ett hopp som slutar på andra sidan vinner som vilken flytt som helst.
lesson-corner-1-wrong = Den bortersta raden är ett hopp bort: till vänster eller höger om Nord.
lesson-corner-2 = Bakom Nord ligger ett staket, och till vänster står ett till. En ruta är kvar för ditt hopp.
lesson-corner-2-right = Staket stoppar hopp precis som de stoppar steg.
lesson-corner-2-wrong = Hoppa till rutan till höger om Nord.

lesson-crowd = Tre och fyra spelare
lesson-crowd-about = Var och en för sig
lesson-crowd-1 = Tre spelar: du går uppåt, Väst går åt höger, Nord kommer ner. Nord är ett steg från att vinna. Det är upp till dig att förhindra det.
lesson-crowd-1-right = Med tre har var och en sex staket, med fyra bara fem. Ibland offrar du ett för allas skull.
lesson-crowd-1-wrong = Då vinner Nord. Ställ ett staket nedanför Nord.
lesson-crowd-2 = Två pjäser i rad: ingen hoppar över två på en gång. Men tack vare den bortre får du hoppa åt sidan över den närmaste.
lesson-crowd-2-right = Ett hopp, en pjäs, alltid.
lesson-crowd-2-wrong = Hoppa över Nord, åt vänster eller åt höger.
lesson-crowd-3 = Fyra spelar. Öst vill nå vänsterkanten och är ett steg därifrån. Gör vägen längre för Öst.
lesson-crowd-3-right = Var och en går till sidan mitt emot sin egen. Den som kommer fram först vinner, och partiet är slut.
lesson-crowd-3-wrong = Då vinner Öst. Ställ ett stående staket till vänster om Öst.

lesson-steps = PAC-MANs tur
lesson-steps-about = Två steg, och hörn är inga problem
lesson-steps-1 = PAC-MAN går två steg varje tur. Gå till den markerade rutan.
lesson-steps-1-right = Två steg är ett måste om det finns plats för dem. Tryck på dem ett i taget eller dra hela vägen.
lesson-steps-1-wrong = Därifrån når du inte den markerade rutan med steget som är kvar.
lesson-steps-2 = Han får svänga mellan stegen. Ovanför honom ligger ett staket: gå runt dess ände till den markerade rutan.
lesson-steps-2-right = Staketen i den här labyrinten flyttas aldrig, och ingen lägger till några.
lesson-steps-2-wrong = Därifrån når du inte den markerade rutan i den här turen.

lesson-pellet = Bonussymboler och boost
lesson-pellet-about = Ät, och jaga sedan spökena
lesson-pellet-1 = Fyra bonussymboler vinner partiet. Ät den i hörnet.
lesson-pellet-1-right = En bonussymbol avslutar de två stegen och ger en boost: genast tre steg till.
lesson-pellet-1-wrong = Bonussymbolen finns uppe i hörnet, två steg bort.
lesson-pellet-2 = Du har tre booststeg, och booststeg äter spöken. Ta det röda.
lesson-pellet-2-right = Uppätna spöken är borta från brädet tills PAC-MAN fångas. Utan boost kan han inte gå in på ett spökes ruta.
lesson-pellet-2-wrong = Det röda spöket står två steg åt höger. Ät det medan boosten varar.
lesson-pellet-3 = Ett booststeg är kvar. Du behöver inte använda det: stanna här med knappen, eller gå steget.
lesson-pellet-3-right = En boost får användas delvis. Det som är kvar av den försvinner när turen är slut.
lesson-pellet-3-wrong = Stanna, eller gå det sista steget.

lesson-sight = Sikt och raseri
lesson-sight-about = Spöken som ser dig springer fortare
lesson-sight-1 = En röd linje betyder att ett spöke ser PAC-MAN: samma rad eller kolumn, inget staket emellan. Avsluta din tur där ingen ser dig.
lesson-sight-1-right = Ett spöke som ser dig är i raseri: två steg i stället för ett. Bara staket gömmer dig.
lesson-sight-1-wrong = Vad du än gör därifrån ser ett spöke dig i slutet av din tur.
lesson-sight-2 = Spökena närmar sig från tre håll. Hitta gömstället.
lesson-sight-2-right = Bra gömt! Titta på rader och kolumner före varje tur.
lesson-sight-2-wrong = Därifrån ser någon dig i slutet av din tur.

lesson-ghosts = Spökena
lesson-ghosts-about = I valfri ordning, och vem fångar vem
lesson-ghosts-1 = Nu är du spökena. Vart och ett går ett steg, i vilken ordning du vill; ett spöke som ser PAC-MAN får gå två. Flytta alla fyra.
lesson-ghosts-1-right = I raseri får ett spöke passera över en bonussymbol men aldrig stanna där, och två spöken delar aldrig ruta.
lesson-ghosts-1-wrong = Flytta spökena som inte har flyttat än.
lesson-ghosts-2 = Det röda spöket ser PAC-MAN, två steg bort. Fånga honom!
lesson-ghosts-2-right = Han förlorar ett liv. Alla pjäser går tillbaka till sina startrutor, uppätna spöken också. Uppätna bonussymboler förblir uppätna.
lesson-ghosts-2-wrong = Det röda spöket kan fånga honom nu: två steg rakt ner.

lesson-ranks = Den sista bonussymbolen
lesson-ranks-about = Fyra bonussymboler, fyra ranger
lesson-ranks-1 = Tre bonussymboler är uppätna, ett liv är kvar. Ät den sista bonussymbolen.
lesson-ranks-1-right = PAC-MAN vinner. Med en bonussymbol är han Nybörjare, med två Lovande, med tre Bevisad och med fyra Elit, vem som än vinner.
lesson-ranks-1-wrong = Bonussymbolen finns ett steg åt höger.

lesson-gates = Portarna
lesson-gates-about = Där PAC-MAN dyker upp
lesson-gates-1 = I det avancerade spelet är PAC-MAN inte på brädet från början. Välj en av de fyra portarna mitt på sidorna.
lesson-gates-1-right = Han kommer tillbaka genom en port varje gång han har fångats.
lesson-gates-1-wrong = Välj en port.
lesson-gates-2 = I var och en av de fyra första turerna gör han en sak: han går högst två steg, eller ställer ut ett av sina tolv staket. Gör en av de två.
lesson-gates-2-right = Från och med den femte turen flyttar han och får sedan ställa ut ett staket.
lesson-gates-2-wrong = Flytta, eller ställ ut ett staket.

lesson-tunnels = Tunnlar
lesson-tunnels-about = Ut genom en port, in genom en annan
lesson-tunnels-1 = Portar mitt emot varandra är förbundna med en tunnel: ett steg leder uppifrån och ner, och från vänster till höger. Gå genom den till den markerade porten längst ner.
lesson-tunnels-1-right = Ett steg, rakt igenom. Spökena använder också tunnlar.
lesson-tunnels-1-wrong = Gå först upp till porten, sedan genom tunneln.

lesson-chamber = Kammaren
lesson-chamber-about = Fyra staket lyfts, ett per tur
lesson-chamber-1 = Spökena börjar bakom fyra staket. I var och en av de fyra första turerna lyfter de ett av dem och ställer det någon annanstans. Tryck på ett rosa staket, och ställ det sedan där du vill.
lesson-chamber-1-right = När alla fyra har ställts om kommer spökena ut. De har ytterligare fyra staket att dela på.
lesson-chamber-1-wrong = Lyft ett av kammarens staket, och ställ det sedan någonstans.

lesson-turn = En hel tur
lesson-turn-about = Flytta, bygg sedan
lesson-turn-1 = Från och med den femte turen flyttar du och ställer sedan ut ett staket om du vill. Gå två steg, och ställ sedan ut ett staket.
lesson-turn-1-right = Ingen ruta får någonsin stängas in. En pjäs får inte gå raka vägen tillbaka dit den kom ifrån.
lesson-turn-1-wrong = Fortsätt den här gången, och ställ ut ett staket i slutet.

lesson-reserve = Bonussymboler i reserv
lesson-reserve-about = Använd en för att jaga
lesson-reserve-1 = Här sparas bonussymboler. Om du använder en får du två steg som äter spöken. Använd den med knappen och ät det röda spöket, två steg ovanför dig.
lesson-reserve-1-right = Spöken som äts upp i det här spelet kommer aldrig tillbaka. En använd bonussymbol räknas ändå till segern.
lesson-reserve-1-wrong = Då är det röda spöket utom räckhåll. Använd bonussymbolen, och gå sedan rakt upp.

lesson-lives = Liv
lesson-lives-about = Snabbare spöken, tre liv
lesson-lives-1 = Spökena blir snabbare när bonussymboler tas: ett steg, två efter den första, tre efter den tredje. Nu går de tre steg. Fånga PAC-MAN!
lesson-lives-1-right = Han förlorar ett liv och lämnar brädet. Ingen annan går tillbaka.
lesson-lives-1-wrong = Därifrån når det spöket honom inte. Det röda är närmast.
lesson-lives-2 = Du är PAC-MAN med två liv kvar. Kom tillbaka vid en port; en av dem är upptagen.
lesson-lives-2-right = Sedan följer en hel tur. Att gå rakt på ett spöke kostar också ett liv, så sidan frågar först.
lesson-lives-2-wrong = Välj en port.

mistakes-learn = Lär av dina misstag
mistakes-working = Partiet gås igenom …
mistakes-of = Vems misstag?
mistakes-side = { $side }
mistakes-number = Läge { $n } av { $all }
mistakes-ask = Här spelades { $action }, och det kostade { $percent } %. Vad skulle du spela i stället?
mistakes-judging = Få se …
mistakes-best = { $action }: precis! Det är det bästa som finns.
mistakes-good = { $action } är lika bra som det bästa. Bra hittat!
mistakes-same = Det var det som spelades. Det finns något bättre.
mistakes-worse = { $action } är bättre än inget, men det kostar { $percent } %. Försök igen.
mistakes-shown = { $action } var bäst.
mistakes-line = Det kunde fortsätta så här: { $text }
mistakes-show = Visa lösningen
mistakes-hint-fence = Här är ett staket bäst. Det hör hemma bland rutorna som lyser.
mistakes-hint-move = Här är en flytt bäst. Pjäsen som bör flyttas är markerad.
mistakes-next = Nästa läge
mistakes-finish = Avsluta
mistakes-none = Inte ett enda misstag att tala om. Bra spelat!
mistakes-short = Det finns inget att titta på än: ingen har spelat.
mistakes-end =
    { $n ->
        [0] Nu har du sett alla { $all }. Nästa gång kan du dem.
        [one] Du hittade ett av { $all } på egen hand. Det är så man blir bättre.
       *[other] Du hittade { $n } av { $all } på egen hand. Det är så man blir bättre.
    }
mistakes-again = En gång till
mistakes-analysis = Titta på hela partiet
mistakes-end-title = Det var allt
