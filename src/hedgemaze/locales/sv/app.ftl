app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Hoppa till innehållet
app-nav = Sidor
app-menu = Meny med alla sidor
page-game = Parti
page-new = Nytt parti
page-maze = Labyrintverkstad
page-rules = Regler
page-games = Mina partier
page-puzzles = Problem
page-analysis = Analys
page-settings = Inställningar
page-about = Om Hedgemaze
page-privacy = Integritet
page-missing = Sidan finns inte
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
mode-about-classic2 = Kom först till andra sidan. Staketen gör vägen längre.
mode-about-classic3 = Tre pjäser, sex staket var och inga lagkamrater.
mode-about-classic4 = Fyra pjäser möts i mitten. Alla spelar för sig själva.
mode-about-pacman =
    { $role ->
        [G] Fånga PAC-MAN tre gånger innan han har ätit alla fyra bonussymbolerna.
       *[P] Ät alla fyra bonussymbolerna innan spökena har fångat dig tre gånger.
    }
mode-about-advanced = Spökena bryter sig ut ur sin kammare, och båda sidor bygger med staket.
front-title = En kapplöpning genom en labyrint som du bygger
front-lead = Spring, bygg staket, fly från spökena. Spela direkt, ensam eller tillsammans. Inget konto behövs.
front-continue = Fortsätt: { $mode }
front-continue-since = Senast spelat { $when }
front-pick = Välj ett spel
front-play = Spela
front-role = Du är
front-computer = Spela mot datorn
front-here = Spela på den här skärmen
front-set-up = Förbered ett parti
front-friends = Spela med vänner
front-more = Mer
front-learn = Lär dig spela
front-learn-about = Korta lektioner på brädet
front-rules = Reglerna
front-rules-about = Läs dem på en minut
front-maze = Rita en labyrint
front-maze-about = Din egen labyrint för spökena
front-analysis = Analysera
front-analysis-about = Vem vinner, och varför
front-games = Mina partier
front-games-about = Fortsätt, spela upp, spara
puzzle-daily = Dagens problem
front-daily-about = Ett nytt varje dag
front-daily-done = Löst! Kom tillbaka i morgon för ett nytt.
puzzle-days =
    { $n ->
        [one] 1 dag i rad
       *[other] { $n } dagar i rad
    }
front-continue-label = Partier som du kan fortsätta
front-your-turn = Det är din tur
front-their-turn = { $name } är på tur
front-you-are = Du spelar: { $side }
front-against = Mot nivå { $level } · { $name }
front-ways = { $mode }: fler sätt att spela
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
level-9 = Perfekt
level-match = Lika stark som jag
level-match-about = Nivån går upp när du vinner och ner när du förlorar.
level-figures = Hur starkt är det?
level-rating-zero = Skalan börjar vid nivå 1: dess styrka är 0.
level-rating-elo = Uppmätt styrka { $rating }, mellan { $low } och { $high }. Nivå 1 har 0; en spelare med 100 mer vinner ungefär 64 partier av 100.
level-rating-score = Uppmätt mot nivå 3 på andra sidan: { $rating } av 100 poäng, mellan { $low } och { $high }.
level-perfect-about = Med fyra spöken spelar den som den starkaste nivån. Med tre spöken eller färre gör den aldrig ett misstag i det liv som pågår. Din enhet räknar ut det när partiet börjar.
level-like-classic-1 = Spelar för skojs skull och missar mycket. Lagom för ett första parti.
level-like-classic-2 = Tänker sällan framåt. En jämn match för nybörjare.
level-like-classic-3 = Slår de flesta nybörjare men är lätt att lura.
level-like-classic-4 = En bra match när du har spelat några gånger.
level-like-classic-5 = Slår de flesta som spelar då och då.
level-like-classic-6 = Missar nästan ingenting. För vana spelare.
level-like-classic-7 = Tänker långt framåt. Få människor slår den.
level-like-classic-8 = Den starkaste här. Kan du slå den ens en gång?
level-like-P-1 = En PAC-MAN utan plan. Lagom för en första jakt.
level-like-P-2 = En PAC-MAN som bara ser den närmaste faran. En jämn match för nybörjare.
level-like-P-3 = En PAC-MAN som kommer undan de flesta nybörjare.
level-like-P-4 = En PAC-MAN som planerar och är svår att stänga in.
level-like-P-5 = Den starkaste PAC-MAN här. Kan du fånga honom ens en gång?
level-like-P-9 = En PAC-MAN som inte gör några misstag när ett spöke väl är uppätet, och som ger dig svåra problem.
level-like-G-1 = Spöken som strövar omkring. Lagom för ett första parti.
level-like-G-2 = Spöken som jagar dig men lämnar luckor. En jämn match för nybörjare.
level-like-G-3 = Spöken som jagar tillsammans och slår de flesta nybörjare.
level-like-G-4 = Spöken som skär av vägen för dig. För vana spelare.
level-like-G-5 = De starkaste spökena här. De lämnar knappt en lucka.
level-like-G-9 = Spöken som inte gör några misstag när ett av dem väl är uppätet, och som ger dig svåra problem.
set-up-title = { $mode }: förbered ett parti
set-up-seats = Vem spelar
set-up-person = Någon vid den här skärmen
set-up-computer = Datorn, nivå
set-up-who = Vem spelar { $who }
set-up-name = Namn på { $who }
set-up-name-hint = Namn
set-up-ghost-players = Spökspelare
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
set-up-lot = Slumpen avgör
set-up-loser = Den som förlorade förra partiet
set-up-more = Bräde och staket
set-up-size = Bräde
set-up-squares = { $size } gånger { $size } rutor
set-up-fences = Staket per spelare
set-up-fences-usual = { $n }, som vanligt
set-up-maze = Labyrint
set-up-maze-this = Den här
set-up-maze-draw = Rita en
set-up-position = Partiet börjar från den här ställningen
set-up-bad = Det här partiet går inte att spela. Felkod: { $code }
set-up-start = Börja spela
setting-theme = Utseende
theme-system = Som systemet
theme-arcade = Arkad
theme-wood = Trä
theme-garden = Trädgård
theme-paper = Papper
theme-contrast = Hög kontrast
setting-pieces = Pjäser
pieces-characters = Figurer
pieces-pawns = Enkla pjäser
pieces-counters = Brickor
setting-fences = Staket
fences-theme = Alla i samma färg
fences-owners = I ägarens färg
setting-language = Språk
setting-language-system = Som webbläsaren
load-failed = Det gick inte att läsa in sidan. Är du ansluten till internet?
language-failed = { $language }: det gick inte att läsa in språket. Är du ansluten till internet?
language-behind = { $language } (delvis på engelska)
setting-confirm = Bekräfta ett staket innan det sätts upp
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
setting-premoves = Förhandsdrag: välj ditt drag medan de andra spelar (på nätet)
device-title = Sparat på den här enheten
device-about = Dina partier, labyrinter och inställningar sparas i den här webbläsaren och ingen annanstans.
device-export = Spara allt som en fil
device-erase = Radera allt
device-erased = Allt är raderat.
device-ask = Radera alla partier, labyrinter och inställningar på den här enheten? Det går inte att ångra.
games-none = Inga partier än. Varje parti som du börjar sparas här, på den här enheten.
games-play = Spela ett parti
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
games-look = Spela upp
games-analyse = Analysera
games-save-all = Spara alla som en fil
games-open = Öppna partifiler
games-opened =
    { $n ->
        [one] Ett parti lades till.
       *[other] { $n } partier lades till.
    }
games-open-bad = Parti { $game } i den här filen går inte att läsa. Felkod: { $code }
update-ready = En ny version är klar.
update-now = Uppdatera nu
update-later = Senare
text-home = Tillbaka till startsidan
about-1 = Hedgemaze är ett fritt brädspel med öppen källkod, med pjäser och staket för två till fyra spelare, och med varianter där fyra spöken jagar PAC-MAN.
about-2 = Det spelas efter reglerna för Quoridor PAC-MAN. Quoridor och PAC-MAN är varumärken som tillhör sina ägare, och de har inget med Hedgemaze att göra. Alla teckningar, ljud, texter och all kod är våra egna.
about-3 = Vi har inte regelhäftets bild av labyrinten. Labyrinterna i Hedgemaze är rekonstruktioner, och du kan rita dina egna.
about-4 = Datorspelarna körs på din enhet. De missar saker, precis som människor: ju lägre nivå, desto mer. Om en nivå visar ett tal är styrkan uppmätt i partier mot andra nivåer.
about-5 = Du kan installera sidan från webbläsarens meny och öppna den som vilken app som helst. Efter första besöket fungerar partier på den här skärmen och mot datorn utan anslutning.
about-6 = Källkoden är öppen under Apache License 2.0.
privacy-1 = Partier på den här skärmen och mot datorn lämnar aldrig din enhet. De sparas i den här webbläsaren, tillsammans med dina labyrinter och inställningar.
privacy-2 = Du behöver inget konto. Här finns ingen reklam och ingen spårning, och sidan hämtar ingenting från andra webbplatser.
privacy-3 = Ett parti med vänner sparas på servern som sidan kommer från: dragen, namnen som du skriver in och när det spelades. En kaka från den här webbplatsen minns vilka platser som är dina.
privacy-4 = I inställningarna kan du spara allt som finns på den här enheten som en fil, och radera det.
missing-1 = Det finns ingen sida på den här adressen. Kanske fattas en bokstav.
shortcuts-title = Kortkommandon
shortcuts-board = På brädet
shortcuts-fence = Staket
shortcuts-pacman = PAC-MAN-spelen
shortcuts-page = Överallt
shortcut-move = Gå från ruta till ruta
shortcut-edge = Gå till brädets kant
shortcut-act = Välj en pjäs, eller flytta den till rutan
shortcut-type = Skriv ett drag, till exempel e2 eller e3h
shortcut-back = Lägg tillbaka det du håller
shortcut-fence = Ta upp ett staket
shortcut-slide = Skjut staketet
shortcut-turn = Vrid staketet
shortcut-place = Sätt upp staketet
shortcut-stop = Avsluta pjäsens flytt eller hela din tur
shortcut-spend = Använd en bonussymbol
shortcut-graph = I analysen: stega genom partiet på kurvan
shortcut-card = Visa de här kortkommandona
key-enter = Enter
key-space = Blanksteg
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Mushjul
key-right-click = Högerklick
