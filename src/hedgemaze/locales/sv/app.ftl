app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Hoppa till innehållet
app-nav = Sidor
page-game = Parti
page-new = Nytt parti
page-maze = Labyrintverkstad
page-rules = Regler
page-games = Mina partier
page-analysis = Analys
page-settings = Inställningar
page-about = Om Hedgemaze
page-privacy = Integritet
page-missing = Ingenting här
mode-classic2 = Klassiskt för två
mode-classic3 = Klassiskt för tre
mode-classic4 = Klassiskt för fyra
mode-pacman = PAC-MAN-varianten
mode-advanced = Avancerad PAC-MAN
mode-players-classic2 = 2 spelare
mode-players-classic3 = 3 spelare
mode-players-classic4 = 4 spelare
mode-players-pacman = 2 till 5 spelare
mode-players-advanced = 2 till 5 spelare
mode-about-classic2 = Nå andra sidan först. Staketen gör vägen längre.
mode-about-classic3 = Tre pjäser, sex staket var och inga vänner.
mode-about-classic4 = Fyra pjäser möts i mitten. Alla spelar för sig själva.
mode-about-pacman =
    { $role ->
        [G] Fånga PAC-MAN tre gånger innan han har ätit fyra bonussymboler.
       *[P] Ät fyra bonussymboler innan spökena har fångat dig tre gånger.
    }
mode-about-advanced = Spökena bryter sig ut ur sin kammare, och alla bygger med staket.
front-title = Kapplöpningen genom en labyrint som du bygger
front-lead = Pjäser springer, staket reser sig, spöken jagar. Spela direkt, ensam eller tillsammans, utan konto.
front-continue = Fortsätt: { $mode }
front-continue-since = Senast spelat { $when }
front-pick = Välj ett spel
front-play = Spela
front-role = Du är
front-computer = Spela mot datorn
front-here = Spela på den här skärmen
front-set-up = Förbered partiet
front-friends = Spela med vänner
front-more = Mer
front-learn = Lär dig spela
front-learn-about = Korta lektioner på brädet
front-rules = Reglerna
front-rules-about = Allihop på en minut
front-maze = Rita en labyrint
front-maze-about = Din egen labyrint för spökena
front-analysis = Analysera
front-analysis-about = Vem vinner, och varför
front-games = Mina partier
front-games-about = Fortsätt, titta tillbaka, spara
level-label = Datorns nivå
level-named = { $level } · { $name }
level-1 = Frö
level-2 = Grodd
level-3 = Planta
level-4 = Buske
level-5 = Häck
level-6 = Häckskulptur
level-7 = Labyrint
level-8 = Minotauros
set-up-title = { $mode }: förbered partiet
set-up-seats = Vem spelar
set-up-person = En person här
set-up-computer = Datorn, nivå
set-up-who = Vem spelar { $who }
set-up-name = Namn på { $who }
set-up-name-hint = Namn
set-up-ghost-players = Spökenas spelare
set-up-players-count =
    { $n ->
        [one] En
       *[other] { $n }
    }
set-up-deal = Dela ut spökena igen
set-up-ghost-player = Spökspelare { $n }
set-up-character = Figur för { $who }
character-eater = Storätare
character-horns = Spöke med horn
character-bow = Spöke med rosett
character-curl = Spöke med hårlock
character-nightcap = Spöke med nattmössa
set-up-first = Vem börjar
set-up-lot = Lottning
set-up-loser = Den som förlorade förra partiet
set-up-more = Bräde och staket
set-up-size = Bräde
set-up-squares = { $size } gånger { $size } rutor
set-up-fences = Staket per spelare
set-up-fences-usual = { $n }, som vanligt
set-up-maze = Labyrint
set-up-maze-this = Den här
set-up-maze-draw = Rita en
set-up-position = Partiet börjar här
set-up-bad = Det här går inte att spela ({ $code }).
set-up-start = Börja spela
setting-theme = Utseende
theme-system = Som systemet
theme-arcade = Arkad
theme-wood = Trä
theme-contrast = Hög kontrast
setting-language = Språk
setting-language-system = Som webbläsaren
language-failed = { $language }: det gick inte att läsa in det här språket. Är du ansluten?
language-behind = { $language } (delvis på engelska)
setting-confirm = Bekräfta ett staket innan det ställs ut
confirm-touch = Bara på pekskärm
confirm-always = Alltid
confirm-never = Aldrig
setting-motion = Rörelser
motion-system = Som systemet
motion-full = Alla
motion-none = Inga
setting-sounds = Ljud
setting-coordinates = Bokstäver och siffror på brädet
setting-ways = Visa de kortaste vägarna
device-title = Sparat på den här enheten
device-about = Partier, labyrinter och inställningar finns i den här webbläsarens lagring och ingen annanstans.
device-export = Spara allt som en fil
device-erase = Radera allt
device-erased = Allt är raderat.
device-ask = Radera alla partier, labyrinter och inställningar på den här enheten? Det går inte att ångra.
games-none = Inga partier än. Varje parti som du börjar sparas här, på den här enheten.
games-play = Spela ett
games-running =
    { $n ->
        [0] Inte påbörjat · { $when }
        [one] Ett drag hittills · { $when }
       *[other] { $n } drag hittills · { $when }
    }
games-over =
    { $n ->
        [one] Slut efter ett drag · { $when }
       *[other] Slut efter { $n } drag · { $when }
    }
games-remove = Radera partiet: { $mode }
games-removed = Raderat: { $mode }
games-continue = Fortsätt
games-look = Titta tillbaka
games-analyse = Analysera
games-save-all = Spara alla som en fil
games-open = Öppna protokoll
games-opened =
    { $n ->
        [one] Ett parti lades till.
       *[other] { $n } partier lades till.
    }
games-open-bad = Parti { $game } i den här filen går inte att läsa ({ $code }).
update-ready = En ny version är klar.
update-now = Använd den nu
update-later = Senare
text-home = Till startsidan
about-1 = Hedgemaze är ett fritt program för ett brädspel med pjäser och staket, för två till fyra spelare, och för dess varianter med en rund storätare och fyra spöken.
about-2 = Det spelar efter reglerna för Quoridor PAC-MAN. Quoridor och PAC-MAN är varumärken som tillhör sina ägare, och Hedgemaze har inget med dem att göra. Teckningar, ljud, texter och program är våra egna.
about-3 = Häftets bild av labyrinten finns inte bland våra källor. Labyrinterna som följer med Hedgemaze är rekonstruktioner, och du kan rita dina egna.
about-4 = Motståndarna tänker på din enhet. De missar saker precis som människor: ju lägre nivå, desto mer. Där en nivå har ett tal är det uppmätt i partier mot de andra nivåerna.
about-5 = Installera sidan från webbläsarens meny, så öppnas den som vilken app som helst. Partier på den här skärmen och mot datorn behöver ingen anslutning efter första besöket.
about-6 = Källkoden är öppen under Apache License 2.0.
privacy-1 = Partier på den här skärmen och mot datorn lämnar aldrig din enhet. De sparas i den här webbläsarens lagring, tillsammans med dina labyrinter och inställningar.
privacy-2 = Här finns inga konton, ingen reklam och inga räknare, och sidan hämtar ingenting från någon annan webbplats.
privacy-3 = Ett parti med vänner sparas av servern som du öppnade sidan från: dragen, namnen som du skriver in och när det spelades. En enda kaka från den här webbplatsen visar vilka platser som är dina.
privacy-4 = I inställningarna kan du spara allt som finns på den här enheten som en fil, och radera det.
missing-1 = Den här adressen leder ingenstans. Kanske fattas en bokstav.
