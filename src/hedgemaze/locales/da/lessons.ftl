# Lektioner, og at lære af sine egne fejl.

page-learn = Lær
page-mistakes = Lær af dine fejl

learn-lead = Korte lektioner, som du spiller. Hver tager et minut.
learn-begin = Begynd
learn-next = Næste: { $name }
learn-on = Videre
learn-again = Forfra
learn-map = Alle lektioner
learn-right = Sådan!
learn-done = Færdig
learn-all = Du har klaret alle lektioner. Tid til at spille!
learn-play = Spil et spil
learn-rules = Læs reglerne
learn-task = Opgave { $n } af { $all }
learn-count = { $n } af { $all } klaret
learn-subject-classic = Klassisk
learn-subject-pacman = PAC-MAN-variant
learn-subject-advanced = PAC-MAN for øvede

lesson-moving = At rykke
lesson-moving-about = Ét skridt ad gangen til den modsatte side
lesson-moving-1 = Du er den gule brik nederst. Ryk ét skridt lige op, mod den modsatte side.
lesson-moving-1-right = En brik rykker ét skridt op, ned, til venstre eller til højre, aldrig på skrå.
lesson-moving-1-wrong = Du må gerne gå til siden, men dit mål er øverst: ryk op.
lesson-moving-2 = Den, der først når den modsatte side, vinder. Du går op, Nord kommer ned. Vind kapløbet!
lesson-moving-2-right = Alle felter i den sidste række gælder. Du var hurtigst!
lesson-moving-2-wrong = Det bringer dig ikke nærmere. To skridt op, og du har vundet.

lesson-fences = Forhindringer
lesson-fences-about = Gør de andres vej længere
lesson-fences-1 = Nord er to skridt fra din side, og du er langsommere. I stedet for at rykke skal du sætte en forhindring i rillen lige under Nord.
lesson-fences-1-right = En forhindring er to felter lang. Nord er nødt til at gå uden om den. I en tur rykker du eller sætter en forhindring, aldrig begge dele.
lesson-fences-1-wrong = Det stopper ikke Nord. Sæt forhindringen i rillen under Nord.
lesson-fences-2 = Én forhindring er let at gå uden om. Sæt endnu en ved siden af, så Nord skal bruge mindst to skridt mere.
lesson-fences-2-right = Forhindringer, der støder sammen, bliver til lange mure. De bliver stående resten af spillet.
lesson-fences-2-wrong = Nord er næsten lige så hurtig. Gør muren længere mod højre.
lesson-fences-3 = Forhindringer kan også stå: drej en med højreklik, R-tasten eller drejeknappen. Luk Nords vej til hullet til højre.
lesson-fences-3-right = Nu er Nord nødt til at gå hele vejen rundt. Tæl skridtene, dine og de andres: det er det, hele spillet handler om.
lesson-fences-3-wrong = Sæt en stående forhindring mellem Nord og den sidste kolonne til højre.

lesson-way = En vej er altid åben
lesson-way-about = Ingen må mures inde
lesson-way-1 = Der skal være en åben vej til den modsatte side for alle. Prøv at lukke Nords sidste hul, mellem de to markerede felter, og se, hvad der sker. Sæt så en forhindring, der er tilladt og gør Nords vej længere.
lesson-way-1-right = Du må gøre en vej så lang, du vil, men du må aldrig lukke den.
lesson-way-1-wrong = Sæt en forhindring, der gør Nords vej længere og lader den være åben.
lesson-way-2 = Reglen beskytter dig også mod dig selv: en stående forhindring til højre for d1 og d2 ville mure dig inde. Sæt en hvilken som helst forhindring, der er tilladt.
lesson-way-2-right = Brættet fortæller dig, hvem en forhindring ville afskære, og viser det lukkede område.
lesson-way-2-wrong = Sæt denne gang en forhindring, hvor du må.

lesson-jump = At springe
lesson-jump-about = Over en brik, ligeud eller til siden
lesson-jump-1 = Nord står lige foran dig. Spring over: gå til feltet bag Nord.
lesson-jump-1-right = Et spring sparer et skridt. Du behøver aldrig springe.
lesson-jump-1-wrong = Det går også, men et spring er hurtigere: gå til feltet bag Nord.
lesson-jump-2 = Der ligger en forhindring bag Nord, så springet ligeud er lukket. Så må du gå til feltet til venstre eller højre for Nord.
lesson-jump-2-right = Kun til siden, hvis der er lukket ligeud.
lesson-jump-2-wrong = Brug springet: til feltet til venstre eller højre for Nord.

lesson-corner = Spring ved kanten
lesson-corner-about = Når der ikke er noget bag den anden brik
lesson-corner-1 = Bag Nord slutter brættet. Så må du springe til siden, ligesom ved en forhindring. Spring, og vind.
lesson-corner-1-right = Et spring, der ender på den modsatte side, vinder som ethvert træk.
lesson-corner-1-wrong = Den sidste række er ét spring væk: til venstre eller højre for Nord.
lesson-corner-2 = Bag Nord ligger en forhindring, og til venstre står en til. Der er ét felt tilbage til dit spring.
lesson-corner-2-right = Forhindringer stopper spring, ligesom de stopper skridt.
lesson-corner-2-wrong = Spring til feltet til højre for Nord.

lesson-crowd = Tre og fire spillere
lesson-crowd-about = Alle mod alle
lesson-crowd-1 = Tre spiller: du går op, Vest går mod højre, Nord kommer ned. Nord er ét skridt fra at vinde. Det er op til dig at forhindre det.
lesson-crowd-1-right = Med tre er der seks forhindringer til hver, med fire kun fem. Nogle gange bruger du en for alles skyld.
lesson-crowd-1-wrong = Så vinder Nord. Sæt en forhindring under Nord.
lesson-crowd-2 = To brikker efter hinanden: ingen springer over to på én gang. Men på grund af den bageste må du springe til siden over den første.
lesson-crowd-2-right = Ét spring, én brik, altid.
lesson-crowd-2-wrong = Spring over Nord, til venstre eller til højre.
lesson-crowd-3 = Fire spiller. Øst vil nå den venstre kant og er ét skridt fra den. Gør Østs vej længere.
lesson-crowd-3-right = Alle går til siden over for deres egen. Den første, der når frem, vinder, og spillet er slut.
lesson-crowd-3-wrong = Så vinder Øst. Sæt en stående forhindring til venstre for Øst.

lesson-steps = PAC-MANs tur
lesson-steps-about = To skridt, også om hjørner
lesson-steps-1 = PAC-MAN tager to skridt i hver tur. Gå til det markerede felt.
lesson-steps-1-right = To skridt skal der tages, hvis der er plads. Tryk på dem ét for ét, eller tegn hele vejen.
lesson-steps-1-wrong = Derfra kan du ikke nå det markerede felt med det skridt, der er tilbage.
lesson-steps-2 = Han må dreje mellem skridtene. Der ligger en forhindring over ham: gå rundt om enden af den til det markerede felt.
lesson-steps-2-right = Denne labyrints forhindringer flytter sig aldrig, og ingen sætter flere.
lesson-steps-2-wrong = Derfra kan du ikke nå det markerede felt i denne tur.

lesson-pellet = Bonus-bær og boost
lesson-pellet-about = Spis, og jag så spøgelserne
lesson-pellet-1 = Fire bonus-bær vinder spillet. Spis det i hjørnet.
lesson-pellet-1-right = Et bonus-bær afslutter de to skridt og giver et boost: tre skridt mere med det samme.
lesson-pellet-1-wrong = Bonus-bærret ligger oppe i hjørnet, to skridt væk.
lesson-pellet-2 = Du har tre boostskridt, og boostskridt spiser spøgelser. Tag det røde.
lesson-pellet-2-right = Spiste spøgelser er væk fra brættet, til PAC-MAN bliver fanget. Uden boost kan han ikke gå ind på et spøgelses felt.
lesson-pellet-2-wrong = Det røde spøgelse står to skridt til højre. Spis det, mens boostet varer.
lesson-pellet-3 = Der er ét boostskridt tilbage. Du behøver ikke bruge det: stop her med knappen, eller tag skridtet.
lesson-pellet-3-right = Et boost må bruges delvist. Resten går tabt, når turen slutter.
lesson-pellet-3-wrong = Stop, eller tag det sidste skridt.

lesson-sight = Syn og vrede
lesson-sight-about = Spøgelser, der ser dig, løber hurtigere
lesson-sight-1 = En rød linje betyder, at et spøgelse ser PAC-MAN: samme række eller kolonne, ingen forhindring imellem. Slut din tur, hvor ingen ser dig.
lesson-sight-1-right = Et spøgelse, der ser dig, rammes af Spøgelsets Vrede: to skridt i stedet for ét. Kun forhindringer skjuler dig.
lesson-sight-1-wrong = Hvad du end gør derfra, ser et spøgelse dig, når din tur slutter.
lesson-sight-2 = Spøgelser kommer fra tre sider. Find skjulestedet.
lesson-sight-2-right = Godt gemt! Hold øje med rækker og kolonner før hver tur.
lesson-sight-2-wrong = Derfra er der nogen, der ser dig, når din tur slutter.

lesson-ghosts = Spøgelserne
lesson-ghosts-about = I vilkårlig rækkefølge, og hvem der fanger hvem
lesson-ghosts-1 = Nu er du spøgelserne. Hvert rykker ét skridt, i den rækkefølge du vil; et spøgelse, der ser PAC-MAN, må tage to. Ryk alle fire.
lesson-ghosts-1-right = Et vredt spøgelse må gå hen over et bonus-bær, men aldrig stoppe der, og to deler aldrig et felt.
lesson-ghosts-1-wrong = Ryk de spøgelser, der ikke har rykket endnu.
lesson-ghosts-2 = Det røde spøgelse ser PAC-MAN, to skridt væk. Fang ham!
lesson-ghosts-2-right = Han mister et liv. Alle brikker går tilbage til deres første felter, også spiste spøgelser. Spiste bonus-bær kommer ikke tilbage.
lesson-ghosts-2-wrong = Det røde spøgelse kan fange ham nu: to skridt lige ned.

lesson-ranks = Det sidste bonus-bær
lesson-ranks-about = Fire bonus-bær, fire range
lesson-ranks-1 = Tre bonus-bær er spist, ét liv er tilbage. Spis det sidste bonus-bær.
lesson-ranks-1-right = PAC-MAN vinder. Ét bonus-bær gør ham til Den Spæde, to til Den Lovende, tre til Den Erfarne og fire til Den Altædende, uanset hvem der vinder.
lesson-ranks-1-wrong = Bonus-bærret ligger ét skridt til højre.

lesson-gates = Portene
lesson-gates-about = Hvor PAC-MAN dukker op
lesson-gates-1 = I spillet for øvede er PAC-MAN ikke på brættet til at begynde med. Vælg en af de fire porte midt på siderne.
lesson-gates-1-right = Han kommer tilbage gennem en port, hver gang han er blevet fanget.
lesson-gates-1-wrong = Vælg en port.
lesson-gates-2 = I hver af de første fire ture gør han én ting: han rykker højst to skridt, eller han sætter en af sine tolv forhindringer. Gør en af delene.
lesson-gates-2-right = Fra den femte tur rykker han og må derefter sætte en forhindring.
lesson-gates-2-wrong = Ryk, eller sæt en forhindring.

lesson-tunnels = Tunneler
lesson-tunnels-about = Ud ad én port, ind ad den anden
lesson-tunnels-1 = Porte over for hinanden er forbundet med en tunnel: ét skridt fører fra top til bund og fra venstre til højre. Gå gennem den til den markerede port nederst.
lesson-tunnels-1-right = Ét skridt, lige igennem. Spøgelser bruger også tunneler.
lesson-tunnels-1-wrong = Gå først op til porten, så gennem tunnelen.

lesson-chamber = Kammeret
lesson-chamber-about = Fire forhindringer løftes, én pr. tur
lesson-chamber-1 = Spøgelserne begynder bag fire forhindringer. I hver af de første fire ture løfter de en af dem og lægger den et andet sted. Tryk på en lyserød forhindring, og læg den så, hvor du vil.
lesson-chamber-1-right = Når alle fire er lagt om, kommer spøgelserne ud. De har fire forhindringer mere at deles om.
lesson-chamber-1-wrong = Løft en forhindring fra kammeret, og læg den så.

lesson-turn = En hel tur
lesson-turn-about = Ryk, og byg så
lesson-turn-1 = Fra den femte tur rykker du og sætter derefter en forhindring, hvis du vil. Tag to skridt, og sæt så en forhindring.
lesson-turn-1-right = Intet felt må nogensinde lukkes inde. En brik må ikke gå direkte tilbage til det felt, den kom fra.
lesson-turn-1-wrong = Fortsæt denne gang, og sæt en forhindring til sidst.

lesson-reserve = Bonus-bær i reserve
lesson-reserve-about = Brug ét til at jage
lesson-reserve-1 = Bonus-bær gemmes her. Bruger du ét, får du to skridt, der spiser spøgelser. Brug det med knappen, og spis det røde spøgelse to skridt over dig.
lesson-reserve-1-right = Spøgelser, der spises i dette spil, kommer aldrig tilbage. Et brugt bonus-bær tæller stadig med til sejren.
lesson-reserve-1-wrong = Så er det røde spøgelse uden for rækkevidde. Brug bonus-bærret, og gå så lige op.

lesson-lives = Liv
lesson-lives-about = Hurtigere spøgelser, tre liv
lesson-lives-1 = Spøgelserne bliver hurtigere med de bonus-bær, der tages: ét skridt, to efter det første bær, tre efter det tredje. Nu løber de tre skridt. Fang PAC-MAN!
lesson-lives-1-right = Han mister et liv og forlader brættet. Ingen andre går tilbage.
lesson-lives-1-wrong = Derfra når det spøgelse ham ikke. Det røde er nærmest.
lesson-lives-2 = Du er PAC-MAN med to liv tilbage. Kom tilbage ved en port; en af dem er optaget.
lesson-lives-2-right = Derefter følger en hel tur. At gå ind i et spøgelse koster også et liv, så siden spørger først.
lesson-lives-2-wrong = Vælg en port.

mistakes-learn = Lær af dine fejl
mistakes-working = Spillet ses igennem …
mistakes-of = Hvis fejl?
mistakes-side = { $side }
mistakes-number = Øjeblik { $n } af { $all }
mistakes-ask = Her blev { $action } spillet, og det kostede { $percent } %. Hvad ville du spille i stedet?
mistakes-judging = Lad os se …
mistakes-best = { $action }: præcis! Det kan ikke gøres bedre.
mistakes-good = { $action } er lige så godt som det bedste. Godt fundet!
mistakes-same = Det er det, der blev spillet. Der findes noget bedre.
mistakes-worse = { $action } er bedre end ingenting, men koster { $percent } %. Prøv igen.
mistakes-shown = { $action } var det bedste.
mistakes-line = Sådan kunne det gå videre: { $text }
mistakes-show = Vis løsningen
mistakes-hint-fence = En forhindring er bedst her. Den hører til blandt de felter, der lyser.
mistakes-hint-move = Det er bedst at rykke her. Brikken, der bør rykke, er markeret.
mistakes-next = Næste øjeblik
mistakes-finish = Afslut
mistakes-none = Ikke én fejl, der er værd at nævne. Godt spillet!
mistakes-short = Der er intet at se på endnu: ingen har spillet.
mistakes-end =
    { $n ->
        [0] Nu har du set alle { $all }. Næste gang kender du dem.
        [one] Du fandt selv ét af { $all }. Sådan bliver man bedre.
       *[other] Du fandt selv { $n } af { $all }. Sådan bliver man bedre.
    }
mistakes-again = En gang til
mistakes-analysis = Se på hele spillet
mistakes-end-title = Det var det
