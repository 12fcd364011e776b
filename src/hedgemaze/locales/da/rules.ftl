# Reglerne for hvert spil: korte, og fyldige nok til at spille efter.

rules-modes = Spil
rules-play = Spil nu
rules-house = Meget af dette kan ændres med husregler, når du stiller spillet op.

rules-head-setup = Opstilling
rules-head-turn = Din tur
rules-head-move = At rykke
rules-head-jump = At springe
rules-head-fence = Forhindringer
rules-head-end = Slutningen
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Spøgelserne
rules-head-catch = Fanget
rules-head-tunnels = Porte og tunneler
rules-head-opening = De første fire ture
rules-head-differ = Hvor regelhæfterne er uenige

rules-goal-classic2 = Vær den første, der når et felt på siden over for din.
rules-goal-classic3 = Tre spiller, hver for sig. Vær den første, der når siden over for din.
rules-goal-classic4 = Fire spiller, hver for sig. Vær den første, der når siden over for din.
rules-goal-pacman = PAC-MAN vil have alle fire bonus-bær. Spøgelserne vil fange ham tre gange.
rules-goal-advanced = PAC-MAN vil have alle fire bonus-bær. Spøgelserne vil fange ham tre gange, og begge sider bygger forhindringer.

rules-setup-classic2 = Hver spiller har ti forhindringer. Brikkerne står midt på hver sin side: Syd på e1, Nord på e9. Lodtrækning afgør, hvem der begynder.
rules-setup-classic3 = Hver spiller har seks forhindringer. Brikkerne står midt på hver sin side: e1, a5 og e9. Lodtrækning afgør, hvem der begynder, og turen går med uret.
rules-setup-classic4 = Hver spiller har fem forhindringer. Brikkerne står midt på hver sin side: e1, a5, e9 og i5. Lodtrækning afgør, hvem der begynder, og turen går med uret.
rules-setup-pacman = PAC-MAN står på e5, spøgelserne midt på de fire sider, og bonus-bærrene ligger i hjørnerne. Seks forhindringer danner labyrinten; de flyttes aldrig, og der kommer ikke flere.
rules-setup-advanced = Spøgelserne står i midten i et kammer af fire forhindringer, og bonus-bærrene ligger i hjørnerne. PAC-MAN har tolv forhindringer, spøgelserne har fire tilsammen.
rules-share = Én spiller er PAC-MAN og har tre liv. De andre, en til fire spillere, deles om de fire spøgelser.

rules-classic-turn = I din tur gør du én ting: rykker din brik eller sætter en forhindring. Uden forhindringer skal du rykke.
rules-classic-pass = Den, der slet intet kan gøre, melder pas. Det kan kun ske med tre eller fire brikker.
rules-classic-move = Din brik rykker ét felt op, ned, til venstre eller til højre, aldrig gennem en forhindring og aldrig oven på en anden brik.
rules-classic-jump-straight = Hvis en anden brik står ved siden af dig uden en forhindring imellem, må du springe lige over den.
rules-classic-jump-side = Hvis der lige bag den er en forhindring, brættets kant eller en brik mere, må du i stedet springe til feltet til venstre eller højre for den, hvis ingen forhindring eller brik er i vejen dér.
rules-classic-jump-one = Du springer over én brik, aldrig over to. Man behøver aldrig springe.
rules-classic-fence-long = En forhindring er to felter lang. Den ligger mellem to felter og to andre og stikker ikke ud over brættet.
rules-classic-fence-stays = Forhindringer overlapper og krydser aldrig hinanden, og de bliver, hvor de er.
rules-classic-fence-way = Alle skal beholde en vej til målet, også du. En forhindring, der lukker nogens sidste vej, er ikke tilladt. Brikker regnes ikke for at være i vejen.
rules-classic-end-wins = Den første brik på et hvilket som helst felt af den modsatte side vinder med det samme.
rules-classic-end-draw = Hvis den samme stilling opstår for tredje gang, ender spillet uafgjort.
rules-classic-differ-side = Alle hæfter tillader springet til siden ved en forhindring. De siger intet om kanten og om en brik mere; her er det også tilladt dér.
rules-classic-differ-way = Nogle hæfter beskytter kun modstanderens vej. Her er alles vej beskyttet.
rules-classic-differ-draw = Intet hæfte kender uafgjort. Uden det kunne et spil vare evigt.
rules-classic-differ-three = Kun det japanske hæfte taler om tre spillere: det giver hver af dem seks forhindringer.

rules-pacman-round = En runde er PAC-MANs tur og derefter ét træk for hvert spøgelse på brættet, i den rækkefølge spøgelserne vil. PAC-MAN begynder.
rules-pacman-straight = Ingen går gennem forhindringer, og ingen går på skrå.
rules-pacman-steps = PAC-MAN tager to skridt. Han må dreje imellem dem og også gå tilbage. Kan han kun tage ét, tager han ét.
rules-pacman-blocked = Han må ikke gå ind på et spøgelses felt.
rules-pacman-boost = Når han når et bonus-bær, stopper han og spiser det. Han får straks et boost: op til tre skridt mere, så mange han vil.
rules-pacman-eats = Med et boost, og kun da, spiser han hvert spøgelse, hvis felt han går ind på.
rules-pacman-ghost-step = Et spøgelse tager ét skridt. Det skal rykke, hvis det kan.
rules-pacman-frenzy = Et spøgelse, der ser PAC-MAN langs en række eller kolonne uden en forhindring imellem, rammes af Spøgelsets Vrede: det tager et eller to skridt og må dreje imellem dem. Andre spøgelser og bonus-bær skjuler ham ikke.
rules-pacman-ghost-end = Et spøgelse må ikke stoppe på et bonus-bær eller på et andet spøgelse. Er det vredt, må det gå hen over dem.
rules-pacman-catch = Et spøgelse, der går ind på PAC-MANs felt, fanger ham. Han mister et liv, og runden er slut.
rules-pacman-reset = Alle brikker går tilbage til deres første felter, også spiste spøgelser. Spiste bonus-bær kommer ikke tilbage.
rules-pacman-end-pacman = PAC-MAN vinder med det fjerde bonus-bær, eller når der ikke er flere spøgelser på brættet.
rules-pacman-end-ghosts = Spøgelserne vinder, når de fanger ham for tredje gang.
rules-pacman-end-rank = Rangen tæller de spiste bonus-bær, uanset hvem der vinder: ét er Den Spæde, to Den Lovende, tre Den Erfarne, fire Den Altædende.
rules-pacman-end-draw = Hvis der intet sker i tyve runder, eller den samme stilling opstår for tredje gang, ender spillet uafgjort.
rules-pacman-differ-maze = Hæftet viser sin labyrint på et billede, som vi ikke har. Vores er rekonstruktioner, så vidt den er blevet beskrevet.
rules-pacman-differ-sight = I tre hæfter ser et spøgelse kun det, der er foran det. Her ser det i alle fire retninger.
rules-pacman-differ-pellet = Det danske hæfte forbyder helt spøgelser at gå ind på et felt med et bonus-bær. Her må de gå hen over det.
rules-pacman-differ-order = I to hæfter rykker spøgelserne altid i samme rækkefølge. Her vælger de den på ny i hver runde.
rules-pacman-differ-boost = De fleste hæfter siger ikke, om et boost skal bruges op, og om det er nok at gå hen over et spøgelse for at spise det. Her må et boost bruges delvist, og det er nok at gå hen over spøgelset.

rules-advanced-tunnels = Midten af hver af de fire sider er en port: e9, e1, a5 og i5. Porte over for hinanden er naboer, som om en tunnel førte fra den ene til den anden.
rules-advanced-start = PAC-MAN begynder ved en port efter eget valg.
rules-advanced-opening-pacman = I hver af de første fire ture gør PAC-MAN én ting: han rykker, eller han sætter en forhindring.
rules-advanced-opening-ghosts = Derefter tager spøgelserne en forhindring fra kammeret og lægger den et andet sted. De rykker ikke endnu.
rules-advanced-turn = Fra den femte tur rykker PAC-MAN og derefter hvert spøgelse, i den rækkefølge spøgelserne vil. Den, der har rykket, må sætte en forhindring.
rules-advanced-return = Et træk må ikke ende, hvor det begyndte, og heller ikke, hvor brikken stod før sit sidste træk.
rules-advanced-speed = PAC-MAN tager op til to skridt. Spøgelser tager op til ét, op til to efter det første bonus-bær, op til tre efter det tredje.
rules-advanced-fence = Forhindringer ligger som i det klassiske spil og bliver liggende. Ingen af dem må afskære et felt fra resten af brættet.
rules-advanced-reserve = PAC-MAN gemmer de bonus-bær, han tager. I sit træk må han bruge ét til to ekstra skridt, som spiser alle spøgelser på vejen for altid.
rules-advanced-ghost-end = Spøgelser må gå hen over bonus-bær, men ikke stoppe der, og to af dem stopper aldrig på samme felt.
rules-advanced-meet = Når PAC-MAN og et spøgelse mødes, uanset hvem der rykkede, er det træk slut, og PAC-MAN mister et liv. I sin næste tur kommer han tilbage ved en fri port. Spøgelserne bliver, hvor de er.
rules-advanced-end-pacman = PAC-MAN vinder med det fjerde bonus-bær, eller når alle spøgelser er spist. Spøgelserne vinder, når han mister sit tredje liv.
rules-advanced-end-progress = Det tæller som noget: et bonus-bær taget eller brugt, et spøgelse spist, PAC-MAN fanget, en forhindring sat.
rules-advanced-differ-source = Kun én fransk tekst har dette spil, og dens billeder er gået tabt. Kammeret og bonus-bærrene er vores rekonstruktion.
rules-advanced-differ-return = Teksten forbyder at gå tilbage til det forrige felt. Det forstår vi som det felt, hvor et træk ender; man må gerne gå hen over det.

rules-writing = Sådan skrives handlinger
rules-writing-squares = Kolonner er a til i fra venstre mod højre, rækker 1 til 9 nedefra og op.
rules-writing-classic = Et træk er det felt, det ender på: e2. En forhindring er feltet skråt under dens midte til venstre, og så h for liggende eller v for stående: e3h.
rules-writing-pacman = Et skridt er brikkens bogstav og feltet: Pe6. P er PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- stopper en brik.
rules-writing-advanced = P+ bruger et bonus-bær, P@e9 lader PAC-MAN dukke op, e3h sætter en forhindring, og ~d5h løfter en fra kammeret.
