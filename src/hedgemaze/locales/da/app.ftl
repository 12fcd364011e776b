# Sidens ramme, forsiden, indstillinger og almindelige sider.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Gå til indholdet
app-nav = Sider
app-menu = Menu med alle sider
page-game = Spil
page-new = Nyt spil
page-maze = Tegn en labyrint
page-rules = Regler
page-games = Mine spil
page-puzzles = Opgaver
page-analysis = Analyse
page-settings = Indstillinger
page-about = Om Hedgemaze
page-privacy = Privatliv
page-missing = Siden findes ikke
mode-classic2 = Klassisk for to
mode-classic3 = Klassisk for tre
mode-classic4 = Klassisk for fire
mode-pacman = PAC-MAN-variant
mode-advanced = PAC-MAN for øvede
mode-players-classic2 = 2 spillere
mode-players-classic3 = 3 spillere
mode-players-classic4 = 4 spillere
mode-players-pacman = 2 til 5 spillere
mode-players-advanced = 2 til 5 spillere
mode-about-classic2 = Kom først over på den anden side. Forhindringer gør vejen længere.
mode-about-classic3 = Tre brikker, seks forhindringer hver og ingen allierede.
mode-about-classic4 = Fire brikker mødes i midten. Alle spiller hver for sig.
mode-about-pacman =
    { $role ->
        [G] Fang PAC-MAN tre gange, før han har spist alle fire bonus-bær.
       *[P] Spis alle fire bonus-bær, før spøgelserne har fanget dig tre gange.
    }
mode-about-advanced = Spøgelser bryder ud af deres kammer, og begge sider bygger forhindringer.
front-title = Et kapløb gennem en labyrint, du selv bygger
front-lead = Løb, byg forhindringer, flygt fra spøgelserne. Spil med det samme, alene eller sammen. Du behøver ingen konto.
front-continue = Spil videre: { $mode }
front-continue-since = Sidst spillet { $when }
front-pick = Vælg et spil
front-play = Spil
front-role = Du er
front-computer = Mod computeren
front-here = På denne skærm
front-set-up = Stil spillet op
front-friends = Spil med venner
front-more = Mere
front-learn = Lær at spille
front-learn-about = Korte lektioner på brættet
front-rules = Reglerne
front-rules-about = Læs dem på et minut
front-maze = Tegn en labyrint
front-maze-about = Din egen labyrint til spøgelserne
front-analysis = Analysér
front-analysis-about = Hvem vinder, og hvorfor
front-games = Mine spil
front-games-about = Spil videre, se igen, gem
puzzle-daily = Dagens opgave
front-daily-about = En ny hver dag
front-daily-done = Løst! Kom igen i morgen og få en ny.
puzzle-days =
    { $n ->
        [one] 1 dag i træk
       *[other] { $n } dage i træk
    }
front-continue-label = Spil, du kan spille videre på
front-your-turn = Det er din tur
front-their-turn = { $name } har turen
front-you-are = Du spiller: { $side }
front-against = Mod niveau { $level } · { $name }
front-ways = { $mode }: flere måder at spille på
level-label = Computerens niveau
level-named = { $level } · { $name }
level-1 = Frø
level-2 = Spire
level-3 = Ungplante
level-4 = Busk
level-5 = Hæk
level-6 = Formklip
level-7 = Labyrint
level-8 = Minotauros
level-9 = Perfekt
level-match = Lige så stærk som mig
level-match-about = Niveauet stiger, når du vinder, og falder, når du taber.
level-figures = Hvor stærkt er det?
level-rating-zero = Skalaen begynder ved niveau 1: dets styrke er 0.
level-rating-elo = Målt styrke { $rating }, mellem { $low } og { $high }. Niveau 1 har 0; en spiller med 100 mere vinder omkring 64 spil ud af 100.
level-rating-score = Målt mod niveau 3 på den anden side: { $rating } ud af 100 point, mellem { $low } og { $high }.
level-perfect-about = Med fire spøgelser spiller det som det stærkeste niveau. Med tre spøgelser eller færre laver det aldrig en fejl i det nuværende liv. Din enhed regner det ud, når spillet begynder.
level-like-classic-1 = Spiller for sjov og overser en hel del. Lige til et første spil.
level-like-classic-2 = Tænker sjældent frem. En fair modstander for begyndere.
level-like-classic-3 = Slår de fleste begyndere, men er let at narre.
level-like-classic-4 = En god modstander, når du har spillet et par gange.
level-like-classic-5 = Slår de fleste, der spiller en gang imellem.
level-like-classic-6 = Overser næsten ingenting. For øvede spillere.
level-like-classic-7 = Tænker langt frem. Kun få slår det.
level-like-classic-8 = Det stærkeste her. Kan du slå det bare én gang?
level-like-P-1 = En PAC-MAN uden en plan. Lige til en første jagt.
level-like-P-2 = En PAC-MAN, der kun ser den nærmeste fare. En fair modstander for begyndere.
level-like-P-3 = En PAC-MAN, der slipper fra de fleste begyndere.
level-like-P-4 = En PAC-MAN, der tænker frem og er svær at fange i en fælde.
level-like-P-5 = Den stærkeste PAC-MAN her. Kan du fange ham bare én gang?
level-like-P-9 = En PAC-MAN, der ikke laver fejl, når først et spøgelse er spist, og som stiller dig svære opgaver.
level-like-G-1 = Spøgelser, der vandrer omkring. Lige til et første spil.
level-like-G-2 = Spøgelser, der jager dig, men efterlader huller. En fair modstander for begyndere.
level-like-G-3 = Spøgelser, der jager sammen og slår de fleste begyndere.
level-like-G-4 = Spøgelser, der spærrer vejen for dig. For øvede spillere.
level-like-G-5 = De stærkeste spøgelser her. De efterlader næsten ingen huller.
level-like-G-9 = Spøgelser, der ikke laver fejl, når først et af dem er spist, og som stiller dig svære opgaver.
set-up-title = { $mode }: stil spillet op
set-up-seats = Hvem spiller
set-up-person = En ved denne skærm
set-up-computer = Computeren, niveau
set-up-who = Hvem spiller { $who }?
set-up-name = Navn for { $who }
set-up-name-hint = Navn
set-up-ghost-players = Spøgelses­spillere
set-up-players-count =
    { $n ->
        [one] Én
       *[other] { $n }
    }
set-up-deal = Fordel spøgelserne igen
set-up-ghost-player = Spøgelsesspiller { $n }
set-up-character = Figur for { $who }
character-eater = Ædedolk
character-horns = Spøgelse med horn
character-bow = Spøgelse med sløjfe
character-curl = Spøgelse med krølle
character-nightcap = Spøgelse med nathue
set-up-first = Hvem begynder
set-up-lot = Tilfældigt
set-up-loser = Den, der tabte det sidste spil
set-up-more = Bræt og forhindringer
set-up-size = Bræt
set-up-squares = { $size } gange { $size } felter
set-up-fences = Forhindringer pr. spiller
set-up-fences-usual = { $n }, som sædvanlig
set-up-maze = Labyrint
set-up-maze-this = Denne her
set-up-maze-draw = Tegn en
set-up-position = Spillet begynder fra denne stilling
set-up-bad = Dette spil kan ikke spilles. Fejlkode: { $code }
set-up-start = Start spillet
setting-theme = Udseende
theme-system = Som systemet
theme-arcade = Spillehal
theme-wood = Træ
theme-garden = Have
theme-paper = Papir
theme-contrast = Høj kontrast
setting-pieces = Brikker
pieces-characters = Figurer
pieces-pawns = Enkle brikker
pieces-counters = Flade brikker
setting-fences = Forhindringer
fences-theme = Alle i samme farve
fences-owners = I ejerens farve
setting-language = Sprog
setting-language-system = Som browseren
load-failed = Denne side kunne ikke hentes. Har du forbindelse til internettet?
language-failed = { $language } kunne ikke hentes. Har du forbindelse til internettet?
language-behind = { $language } (delvis på engelsk)
setting-confirm = Bekræft en forhindring, før den sættes
confirm-touch = Kun på touchskærme
confirm-always = Altid
confirm-never = Aldrig
setting-motion = Bevægelse
motion-system = Som systemet
motion-full = Fuld
motion-none = Ingen
setting-sounds = Lyde
setting-coordinates = Bogstaver og tal på brættet
setting-ways = Vis de korteste veje
setting-premoves = Forhåndstræk: vælg dit træk, mens de andre spiller (online)
device-title = Gemt på denne enhed
device-about = Dine spil, labyrinter og indstillinger gemmes i denne browser og ingen andre steder.
device-export = Gem alt som en fil
device-erase = Slet alt
device-erased = Alt er slettet.
device-ask = Vil du slette alle spil, labyrinter og indstillinger på denne enhed? Det kan ikke fortrydes.
games-none = Ingen spil endnu. Hvert spil, du begynder, gemmes her, på denne enhed.
games-play = Spil et spil
games-running =
    { $n ->
        [0] Ikke begyndt · { $when }
        [one] Én handling indtil nu · { $when }
       *[other] { $n } handlinger indtil nu · { $when }
    }
games-over =
    { $n ->
        [one] Slut efter én handling · { $when }
       *[other] Slut efter { $n } handlinger · { $when }
    }
games-remove = Slet dette spil: { $mode }
games-removed = Slettet: { $mode }
games-continue = Spil videre
games-look = Se igen
games-analyse = Analysér
games-save-all = Gem alle som en fil
games-open = Åbn spilfiler
games-opened =
    { $n ->
        [one] Ét spil blev tilføjet.
       *[other] { $n } spil blev tilføjet.
    }
games-open-bad = Spil { $game } i denne fil kan ikke læses. Fejlkode: { $code }
update-ready = Der er en ny version.
update-now = Opdatér nu
update-later = Senere
text-home = Tilbage til forsiden
about-1 = Hedgemaze er et frit brætspil med åben kildekode, med brikker og forhindringer for to til fire spillere, og med varianter, hvor fire spøgelser jager PAC-MAN.
about-2 = Det spilles efter reglerne for Quoridor PAC-MAN. Quoridor og PAC-MAN er varemærker, der tilhører deres ejere, som ikke har noget med Hedgemaze at gøre. Alle tegninger, lyde, tekster og al kode er vores egne.
about-3 = Vi har ikke regelhæftets billede af labyrinten. Labyrinterne i Hedgemaze er rekonstruktioner, og du kan tegne dine egne.
about-4 = Computerspillerne kører på din enhed. Ligesom mennesker overser de ting: jo lavere niveau, desto mere. Hvis et niveau viser et tal, er styrken målt i spil mod andre niveauer.
about-5 = Du kan installere siden fra din browsers menu og åbne den som enhver anden app. Efter det første besøg virker spil på denne skærm og mod computeren uden forbindelse.
about-6 = Kildekoden er åben under Apache License 2.0.
privacy-1 = Spil på denne skærm og mod computeren forlader aldrig din enhed. De gemmes i denne browser sammen med dine labyrinter og indstillinger.
privacy-2 = Du behøver ingen konto. Der er ingen reklamer og ingen sporing, og siden henter intet fra andre websteder.
privacy-3 = Et spil med venner gemmes på den server, siden kommer fra: trækkene, de navne, I skriver, og hvornår der blev spillet. Én cookie fra dette websted husker, hvilke pladser der er dine.
privacy-4 = I indstillingerne kan du gemme alt, hvad der ligger på denne enhed, som en fil, og slette det.
missing-1 = Der er ingen side på denne adresse. Måske mangler der et bogstav.
shortcuts-title = Tastaturgenveje
shortcuts-board = På brættet
shortcuts-fence = Forhindringer
shortcuts-pacman = PAC-MAN-spillene
shortcuts-page = Overalt
shortcut-move = Gå fra felt til felt
shortcut-edge = Gå til brættets kant
shortcut-act = Vælg en brik, eller ryk den til feltet
shortcut-type = Skriv en handling, for eksempel e2 eller e3h
shortcut-back = Læg det tilbage, du holder
shortcut-fence = Tag en forhindring
shortcut-slide = Skub forhindringen
shortcut-turn = Drej forhindringen
shortcut-place = Sæt forhindringen
shortcut-stop = Afslut brikkens træk eller hele din tur
shortcut-spend = Brug et bonus-bær
shortcut-graph = I analysen: gå gennem spillet på grafen
shortcut-card = Vis disse genveje
key-enter = Enter
key-space = Mellemrum
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Musehjul
key-right-click = Højreklik
