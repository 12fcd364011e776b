app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Hopp til innholdet
app-nav = Sider
page-game = Parti
page-new = Nytt parti
page-maze = Labyrintverksted
page-rules = Regler
page-games = Mine partier
page-analysis = Analyse
page-settings = Innstillinger
page-about = Om Hedgemaze
page-privacy = Personvern
page-missing = Ingenting her
mode-classic2 = Klassisk for to
mode-classic3 = Klassisk for tre
mode-classic4 = Klassisk for fire
mode-pacman = PAC-MAN-varianten
mode-advanced = Avansert PAC-MAN
mode-players-classic2 = 2 spillere
mode-players-classic3 = 3 spillere
mode-players-classic4 = 4 spillere
mode-players-pacman = 2 til 5 spillere
mode-players-advanced = 2 til 5 spillere
mode-about-classic2 = Vær først over på den andre siden. Gjerdene gjør veien lengre.
mode-about-classic3 = Tre brikker, seks gjerder hver og ingen venner.
mode-about-classic4 = Fire brikker møtes på midten. Alle spiller for seg selv.
mode-about-pacman =
    { $role ->
        [G] Fang PAC-MAN tre ganger før han har spist fire energikuler.
       *[P] Spis fire energikuler før spøkelsene har fanget deg tre ganger.
    }
mode-about-advanced = Spøkelsene bryter seg ut av kammeret, og alle bygger gjerder.
front-title = Kappløpet gjennom en labyrint som du bygger
front-lead = Brikker løper, gjerder reiser seg, spøkelser jakter. Spill med en gang, alene eller sammen, uten konto.
front-continue = Fortsett: { $mode }
front-continue-since = Forlatt { $when }
front-pick = Velg et spill
front-play = Spill
front-role = Du er
front-computer = Spill mot datamaskinen
front-here = Spill på denne skjermen
front-set-up = Gjør klart partiet
front-friends = Spill med venner
front-more = Mer
front-learn = Lær å spille
front-learn-about = Korte leksjoner på brettet
front-rules = Reglene
front-rules-about = Alle sammen på et minutt
front-maze = Tegn en labyrint
front-maze-about = Din egen labyrint for spøkelsene
front-analysis = Analyser
front-analysis-about = Hvem vinner, og hvorfor
front-games = Mine partier
front-games-about = Fortsett, se tilbake, lagre
level-label = Datamaskinens nivå
level-named = { $level } · { $name }
level-1 = Frø
level-2 = Spire
level-3 = Plante
level-4 = Busk
level-5 = Hekk
level-6 = Hekkskulptur
level-7 = Labyrint
level-8 = Minotauros
set-up-title = { $mode }: gjør klart partiet
set-up-seats = Hvem spiller
set-up-person = En person her
set-up-computer = Datamaskinen, nivå
set-up-who = Hvem spiller { $who }
set-up-name = Navn på { $who }
set-up-name-hint = Navn
set-up-ghost-players = Spøkelsenes spillere
set-up-players-count =
    { $n ->
        [one] Én
       *[other] { $n }
    }
set-up-deal = Del ut spøkelsene på nytt
set-up-ghost-player = Spøkelsesspiller { $n }
set-up-character = Figur for { $who }
character-eater = Storspiser
character-horns = Spøkelse med horn
character-bow = Spøkelse med sløyfe
character-curl = Spøkelse med krøll
character-nightcap = Spøkelse med nattlue
set-up-first = Hvem begynner
set-up-lot = Loddtrekning
set-up-loser = Den som tapte forrige parti
set-up-more = Brett og gjerder
set-up-size = Brett
set-up-squares = { $size } ganger { $size } ruter
set-up-fences = Gjerder til hver
set-up-fences-usual = { $n }, som vanlig
set-up-maze = Labyrint
set-up-maze-this = Denne
set-up-maze-draw = Tegn en
set-up-position = Partiet begynner her
set-up-bad = Dette kan ikke spilles ({ $code }).
set-up-start = Start partiet
setting-theme = Utseende
theme-system = Som systemet
theme-arcade = Arkade
theme-wood = Tre
theme-contrast = Høy kontrast
setting-language = Språk
setting-language-system = Som nettleseren
language-failed = { $language }: dette språket kunne ikke lastes inn. Er du på nett?
language-behind = { $language } (delvis på engelsk)
setting-confirm = Bekreft et gjerde før det settes opp
confirm-touch = Bare ved berøring
confirm-always = Alltid
confirm-never = Aldri
setting-motion = Bevegelser
motion-system = Som systemet
motion-full = Alle
motion-none = Ingen
setting-sounds = Lyder
setting-coordinates = Bokstaver og tall på brettet
setting-ways = Vis de korteste veiene
device-title = Lagret på denne enheten
device-about = Partier, labyrinter og innstillinger ligger i lagringen til denne nettleseren og ingen andre steder.
device-export = Lagre alt som en fil
device-erase = Slett alt
device-erased = Alt er slettet.
device-ask = Slette alle partier, labyrinter og innstillinger på denne enheten? Det kan ikke angres.
games-none = Ingen partier ennå. Hvert parti du begynner, lagres her, på denne enheten.
games-play = Spill et
games-running =
    { $n ->
        [0] Ikke begynt · { $when }
        [one] Ett trekk så langt · { $when }
       *[other] { $n } trekk så langt · { $when }
    }
games-over =
    { $n ->
        [one] Slutt etter ett trekk · { $when }
       *[other] Slutt etter { $n } trekk · { $when }
    }
games-remove = Slett partiet: { $mode }
games-removed = Slettet: { $mode }
games-continue = Fortsett
games-look = Se tilbake
games-analyse = Analyser
games-save-all = Lagre alle som en fil
games-open = Åpne protokoller
games-opened =
    { $n ->
        [one] Ett parti ble lagt til.
       *[other] { $n } partier ble lagt til.
    }
games-open-bad = Parti { $game } i denne filen kan ikke leses ({ $code }).
update-ready = En ny versjon er klar.
update-now = Bruk den nå
update-later = Senere
text-home = Til forsiden
about-1 = Hedgemaze er et fritt program for et brettspill med brikker og gjerder, for to til fire spillere, og for variantene med en rund storspiser og fire spøkelser.
about-2 = Det spiller etter reglene for Quoridor PAC-MAN. Quoridor og PAC-MAN er varemerker som tilhører eierne sine, og Hedgemaze har ingenting med dem å gjøre. Tegninger, lyder, tekster og program er våre egne.
about-3 = Heftets bilde av labyrinten er ikke blant kildene våre. Labyrintene som følger med Hedgemaze, er rekonstruksjoner, og du kan tegne dine egne.
about-4 = Motstanderne tenker på din enhet. De overser ting slik mennesker gjør: jo lavere nivå, desto mer. Der et nivå har et tall, er det målt i partier mot de andre nivåene.
about-5 = Installer siden fra nettleserens meny, så åpnes den som en hvilken som helst app. Partier på denne skjermen og mot datamaskinen trenger ikke nett etter første besøk.
about-6 = Kildekoden er åpen under Apache License 2.0.
privacy-1 = Partier på denne skjermen og mot datamaskinen forlater aldri enheten din. De lagres i denne nettleseren, sammen med labyrintene og innstillingene dine.
privacy-2 = Her er det ingen kontoer, ingen reklame og ingen tellere, og siden henter ingenting fra noe annet nettsted.
privacy-3 = Et parti med venner lagres av serveren som du åpnet denne siden fra: trekkene, navnene du skriver inn, og når det ble spilt. Én informasjonskapsel fra dette nettstedet viser hvilke plasser som er dine.
privacy-4 = I innstillingene kan du lagre alt som ligger på denne enheten som en fil, og slette det.
missing-1 = Denne adressen fører ingen steder. Kanskje mangler det en bokstav.
