app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Hopp til innholdet
app-nav = Sider
app-menu = Meny med alle sider
page-game = Parti
page-new = Nytt parti
page-maze = Labyrintverksted
page-rules = Regler
page-games = Mine partier
page-puzzles = Oppgaver
page-analysis = Analyse
page-settings = Innstillinger
page-about = Om Hedgemaze
page-privacy = Personvern
page-missing = Siden finnes ikke
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
mode-about-classic3 = Tre brikker, seks gjerder hver og ingen medspillere.
mode-about-classic4 = Fire brikker møtes på midten. Alle spiller for seg selv.
mode-about-pacman =
    { $role ->
        [G] Fang PAC-MAN tre ganger før han har spist alle fire energikulene.
       *[P] Spis alle fire energikulene før spøkelsene har fanget deg tre ganger.
    }
mode-about-advanced = Spøkelsene bryter seg ut av kammeret, og begge sider bygger gjerder.
front-title = Et kappløp gjennom en labyrint som du bygger
front-lead = Løp, bygg gjerder, røm fra spøkelsene. Spill med en gang, alene eller sammen. Du trenger ingen konto.
front-continue = Fortsett: { $mode }
front-continue-since = Sist spilt { $when }
front-pick = Velg et spill
front-play = Spill
front-role = Du er
front-computer = Spill mot datamaskinen
front-here = På denne skjermen
front-set-up = Gjør klart et parti
front-friends = Spill med venner
front-more = Mer
front-learn = Lær å spille
front-learn-about = Korte leksjoner på brettet
front-rules = Reglene
front-rules-about = Les dem på et minutt
front-maze = Tegn en labyrint
front-maze-about = Din egen labyrint for spøkelsene
front-analysis = Analyser
front-analysis-about = Hvem vinner, og hvorfor
front-games = Mine partier
front-games-about = Fortsett, spill av, lagre
puzzle-daily = Dagens oppgave
front-daily-about = En ny hver dag
front-daily-done = Løst! Kom tilbake i morgen for en ny.
puzzle-days =
    { $n ->
        [one] 1 dag på rad
       *[other] { $n } dager på rad
    }
front-continue-label = Partier du kan fortsette
front-your-turn = Det er din tur
front-their-turn = { $name } står for tur
front-you-are = Du spiller: { $side }
front-against = Mot nivå { $level } · { $name }
front-ways = { $mode }: flere måter å spille på
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
level-9 = Perfekt
level-match = Like sterk som meg
level-match-about = Nivået går opp når du vinner, og ned når du taper.
level-figures = Hvor sterkt er det?
level-rating-zero = Skalaen begynner på nivå 1: styrken der er 0.
level-rating-elo = Målt styrke { $rating }, mellom { $low } og { $high }. Nivå 1 har 0; en spiller med 100 mer vinner omtrent 64 av 100 partier.
level-rating-score = Målt mot nivå 3 på den andre siden: { $rating } av 100 poeng, mellom { $low } og { $high }.
level-perfect-about = Med fire spøkelser spiller det som det sterkeste nivået. Med tre spøkelser eller færre gjør det aldri feil i livet som pågår. Enheten din regner det ut når partiet begynner.
level-like-classic-1 = Spiller for moro skyld og overser mye. Passer til et første parti.
level-like-classic-2 = Tenker sjelden framover. En jevn motstander for nybegynnere.
level-like-classic-3 = Slår de fleste nybegynnere, men er lett å lure.
level-like-classic-4 = En god motstander når du har spilt noen ganger.
level-like-classic-5 = Slår de fleste som spiller nå og da.
level-like-classic-6 = Overser nesten ingenting. For erfarne spillere.
level-like-classic-7 = Tenker langt framover. Få mennesker slår det.
level-like-classic-8 = Det sterkeste her. Klarer du å slå det én eneste gang?
level-like-P-1 = En PAC-MAN uten plan. Passer til en første jakt.
level-like-P-2 = En PAC-MAN som bare ser den nærmeste faren. En jevn motstander for nybegynnere.
level-like-P-3 = En PAC-MAN som slipper unna de fleste nybegynnere.
level-like-P-4 = En PAC-MAN som planlegger og er vanskelig å stenge inne.
level-like-P-5 = Den sterkeste PAC-MAN her. Klarer du å fange ham én eneste gang?
level-like-P-9 = En PAC-MAN som ikke gjør feil når et spøkelse først er spist, og som gir deg vanskelige oppgaver.
level-like-G-1 = Spøkelser som vandrer omkring. Passer til et første parti.
level-like-G-2 = Spøkelser som jager deg, men etterlater åpninger. En jevn motstander for nybegynnere.
level-like-G-3 = Spøkelser som jakter sammen og slår de fleste nybegynnere.
level-like-G-4 = Spøkelser som stenger veien for deg. For erfarne spillere.
level-like-G-5 = De sterkeste spøkelsene her. De etterlater nesten ingen åpninger.
level-like-G-9 = Spøkelser som ikke gjør feil når ett av dem først er spist, og som gir deg vanskelige oppgaver.
set-up-title = { $mode }: gjør klart et parti
set-up-seats = Hvem spiller
set-up-person = Noen ved denne skjermen
set-up-computer = Datamaskinen, nivå
set-up-who = Hvem spiller { $who }
set-up-name = Navn på { $who }
set-up-name-hint = Navn
set-up-ghost-players = Spøkelses­spillere
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
set-up-lot = Tilfeldig
set-up-loser = Den som tapte forrige parti
set-up-more = Brett og gjerder
set-up-size = Brett
set-up-squares = { $size } ganger { $size } ruter
set-up-fences = Gjerder per spiller
set-up-fences-usual = { $n }, som vanlig
set-up-maze = Labyrint
set-up-maze-this = Denne
set-up-maze-draw = Tegn en
set-up-position = Partiet starter fra denne stillingen
set-up-bad = Dette partiet kan ikke spilles. Feilkode: { $code }
set-up-start = Start partiet
setting-theme = Utseende
theme-system = Som systemet
theme-arcade = Arkade
theme-wood = Tre
theme-garden = Hage
theme-paper = Papir
theme-contrast = Høy kontrast
setting-pieces = Brikker
pieces-characters = Figurer
pieces-pawns = Enkle brikker
pieces-counters = Flate brikker
setting-fences = Gjerder
fences-theme = Alle i samme farge
fences-owners = I eierens farge
setting-language = Språk
setting-language-system = Som nettleseren
load-failed = Denne siden kunne ikke lastes inn. Er du koblet til internett?
language-failed = { $language } kunne ikke lastes inn. Er du koblet til internett?
language-behind = { $language } (delvis på engelsk)
setting-confirm = Bekreft et gjerde før det settes opp
confirm-touch = Bare på berøringsskjerm
confirm-always = Alltid
confirm-never = Aldri
setting-motion = Bevegelser
motion-system = Som systemet
motion-full = Alle
motion-none = Ingen
setting-sounds = Lyder
setting-coordinates = Bokstaver og tall på brettet
setting-ways = Vis de korteste veiene
setting-premoves = Forhåndstrekk: velg trekket ditt mens de andre spiller (på nett)
device-title = Lagret på denne enheten
device-about = Partiene, labyrintene og innstillingene dine lagres i denne nettleseren og ingen andre steder.
device-export = Lagre alt som en fil
device-erase = Slett alt
device-erased = Alt er slettet.
device-ask = Slette alle partier, labyrinter og innstillinger på denne enheten? Det kan ikke angres.
games-none = Ingen partier ennå. Hvert parti du begynner, lagres her, på denne enheten.
games-play = Spill et parti
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
games-look = Spill av
games-analyse = Analyser
games-save-all = Lagre alle som en fil
games-open = Åpne partifiler
games-opened =
    { $n ->
        [one] Ett parti ble lagt til.
       *[other] { $n } partier ble lagt til.
    }
games-open-bad = Parti { $game } i denne filen kan ikke leses. Feilkode: { $code }
update-ready = En ny versjon er klar.
update-now = Oppdater nå
update-later = Senere
text-home = Tilbake til forsiden
about-1 = Hedgemaze er et fritt brettspill med åpen kildekode, med brikker og gjerder for to til fire spillere, og med varianter der fire spøkelser jager PAC-MAN.
about-2 = Det spilles etter reglene for Quoridor PAC-MAN. Quoridor og PAC-MAN er varemerker som tilhører eierne sine, og de har ingenting med Hedgemaze å gjøre. Alle tegninger, lyder, tekster og all kode er våre egne.
about-3 = Vi har ikke regelheftets bilde av labyrinten. Labyrintene i Hedgemaze er rekonstruksjoner, og du kan tegne dine egne.
about-4 = Datamaskinspillerne kjører på enheten din. De overser ting, akkurat som mennesker: jo lavere nivå, desto mer. Viser et nivå et tall, er styrken målt i partier mot andre nivåer.
about-5 = Du kan installere siden fra nettleserens meny og åpne den som en hvilken som helst app. Etter første besøk virker partier på denne skjermen og mot datamaskinen uten nett.
about-6 = Kildekoden er åpen under Apache License 2.0.
privacy-1 = Partier på denne skjermen og mot datamaskinen forlater aldri enheten din. De lagres i denne nettleseren, sammen med labyrintene og innstillingene dine.
privacy-2 = Du trenger ingen konto. Her er det ingen reklame og ingen sporing, og siden henter ingenting fra andre nettsteder.
privacy-3 = Et parti med venner lagres på serveren som siden kommer fra: trekkene, navnene du skriver inn, og når det ble spilt. Én informasjonskapsel fra dette nettstedet husker hvilke plasser som er dine.
privacy-4 = I innstillingene kan du lagre alt som ligger på denne enheten som en fil, og slette det.
missing-1 = Det finnes ingen side på denne adressen. Kanskje mangler det en bokstav.
shortcuts-title = Hurtigtaster
shortcuts-board = På brettet
shortcuts-fence = Gjerder
shortcuts-pacman = PAC-MAN-spillene
shortcuts-page = Overalt
shortcut-move = Gå fra rute til rute
shortcut-edge = Gå til kanten av brettet
shortcut-act = Velg en brikke, eller flytt den til ruten
shortcut-type = Skriv et trekk, for eksempel e2 eller e3h
shortcut-back = Legg tilbake det du holder
shortcut-fence = Ta opp et gjerde
shortcut-slide = Skyv gjerdet
shortcut-turn = Drei gjerdet
shortcut-place = Sett opp gjerdet
shortcut-stop = Avslutt brikkens flytting eller hele turen din
shortcut-spend = Bruk en energikule
shortcut-graph = I analysen: gå gjennom partiet på grafen
shortcut-card = Vis disse hurtigtastene
key-enter = Enter
key-space = Mellomrom
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Musehjul
key-right-click = Høyreklikk
