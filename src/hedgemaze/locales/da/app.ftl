# Sidens ramme, forsiden, indstillinger og almindelige sider.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Gå til indholdet
app-nav = Sider
page-game = Spil
page-new = Nyt spil
page-maze = Tegn en labyrint
page-rules = Regler
page-games = Mine spil
page-analysis = Analyse
page-settings = Indstillinger
page-about = Om Hedgemaze
page-privacy = Privatliv
page-missing = Her er ingenting
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
mode-about-classic3 = Tre brikker, seks forhindringer hver og ingen venner.
mode-about-classic4 = Fire brikker mødes i midten. Alle spiller hver for sig.
mode-about-pacman =
    { $role ->
        [G] Fang PAC-MAN tre gange, før han har spist fire bonus-bær.
       *[P] Spis fire bonus-bær, før spøgelserne har fanget dig tre gange.
    }
mode-about-advanced = Spøgelser bryder ud af deres kammer, og alle bygger forhindringer.
front-title = Kapløbet gennem en labyrint, du selv bygger
front-lead = Brikker løber, forhindringer rejser sig, spøgelser jager. Spil med det samme, alene eller sammen, uden konto.
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
front-rules-about = Alle sammen på et minut
front-maze = Tegn en labyrint
front-maze-about = Din egen labyrint til spøgelserne
front-analysis = Analysér
front-analysis-about = Hvem vinder, og hvorfor
front-games = Mine spil
front-games-about = Spil videre, se tilbage, gem
level-label = Computerens niveau
level-named = { $level } · { $name }
level-1 = Frø
level-2 = Spire
level-3 = Ungtræ
level-4 = Busk
level-5 = Hæk
level-6 = Formklip
level-7 = Labyrint
level-8 = Minotauros
set-up-title = { $mode }: stil op
set-up-seats = Hvem spiller
set-up-person = En person her
set-up-computer = Computeren, niveau
set-up-who = Hvem spiller { $who }?
set-up-name = Navn for { $who }
set-up-name-hint = Navn
set-up-ghost-players = Spillere til spøgelserne
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
set-up-lot = Ved lodtrækning
set-up-loser = Den, der tabte sidst
set-up-more = Bræt og forhindringer
set-up-size = Bræt
set-up-squares = { $size } gange { $size } felter
set-up-fences = Forhindringer til hver
set-up-fences-usual = { $n }, som sædvanlig
set-up-maze = Labyrint
set-up-maze-this = Denne her
set-up-maze-draw = Tegn en
set-up-position = Spillet begynder her
set-up-bad = Det kan ikke spilles ({ $code }).
set-up-start = Start spillet
setting-theme = Udseende
theme-system = Som systemet
theme-arcade = Spillehal
theme-wood = Træ
theme-contrast = Høj kontrast
setting-language = Sprog
setting-language-system = Som browseren
language-failed = { $language }: dette sprog kunne ikke hentes. Er der forbindelse?
language-behind = { $language } (delvis på engelsk)
setting-confirm = Bekræft en forhindring, før den sættes
confirm-touch = Kun ved berøring
confirm-always = Altid
confirm-never = Aldrig
setting-motion = Bevægelse
motion-system = Som systemet
motion-full = Fuld
motion-none = Ingen
setting-sounds = Lyde
setting-coordinates = Bogstaver og tal på brættet
setting-ways = Vis de korteste veje
device-title = Gemt på denne enhed
device-about = Spil, labyrinter og indstillinger ligger i denne browsers lager og ingen andre steder.
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
games-look = Se tilbage
games-analyse = Analysér
games-save-all = Gem alle som en fil
games-open = Åbn referater
games-opened =
    { $n ->
        [one] Ét spil blev tilføjet.
       *[other] { $n } spil blev tilføjet.
    }
games-open-bad = Spil { $game } i denne fil kan ikke læses ({ $code }).
update-ready = Der er en ny version.
update-now = Brug den nu
update-later = Senere
text-home = Til forsiden
about-1 = Hedgemaze er et frit program til et brætspil med brikker og forhindringer, for to til fire spillere, og til varianterne med en rund ædedolk og fire spøgelser.
about-2 = Det spiller reglerne fra Quoridor PAC-MAN. Quoridor og PAC-MAN er varemærker, der tilhører deres ejere, som Hedgemaze intet har at gøre med. Tegninger, lyde, tekster og program er vores egne.
about-3 = Hæftets billede af labyrinten er ikke blandt vores kilder. Labyrinterne i Hedgemaze er rekonstruktioner, og du kan tegne dine egne.
about-4 = Dine modstandere tænker på din enhed. De overser ting, som mennesker gør: jo lavere niveau, desto mere. Hvor et niveau har et tal, er det målt i spil mod de andre niveauer.
about-5 = Installér siden fra din browsers menu, så åbner den som enhver anden app. Spil på denne skærm og mod computeren kræver ingen forbindelse efter det første besøg.
about-6 = Kildekoden er åben under Apache License 2.0.
privacy-1 = Spil på denne skærm og mod computeren forlader aldrig din enhed. De ligger i denne browsers lager sammen med dine labyrinter og indstillinger.
privacy-2 = Der er ingen konti, ingen reklamer og ingen tællere, og siden spørger ikke andre websteder om noget.
privacy-3 = Et spil med venner gemmes af den server, du åbnede denne side fra: trækkene, de navne, I skriver, og hvornår der blev spillet. Én cookie fra dette websted husker, hvilke pladser der er dine.
privacy-4 = I indstillingerne kan du gemme alt, hvad der ligger på denne enhed, som en fil, og slette det.
missing-1 = Denne adresse fører ingen steder hen. Måske mangler der et bogstav.
