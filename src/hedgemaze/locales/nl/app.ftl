# Het kader van de pagina, de voorpagina, instellingen en gewone pagina’s.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Naar de inhoud
app-nav = Pagina’s
app-menu = Menu met alle pagina’s
page-game = Partij
page-new = Nieuwe partij
page-maze = Doolhof tekenen
page-rules = Spelregels
page-games = Mijn partijen
page-puzzles = Puzzels
page-analysis = Analyse
page-settings = Instellingen
page-about = Info
page-privacy = Privacy
page-missing = Pagina niet gevonden
mode-classic2 = Klassiek voor twee
mode-classic3 = Klassiek voor drie
mode-classic4 = Klassiek voor vier
mode-pacman = PAC-MAN-variant
mode-advanced = PAC-MAN voor gevorderden
mode-players-classic2 = 2 spelers
mode-players-classic3 = 3 spelers
mode-players-classic4 = 4 spelers
mode-players-pacman = 2 tot 5 spelers
mode-players-advanced = 2 tot 5 spelers
mode-about-classic2 = Wie het eerst aan de overkant is, wint. Muurtjes maken de weg langer.
mode-about-classic3 = Drie pionnen, zes muurtjes elk, en geen bondgenoten.
mode-about-classic4 = Vier pionnen komen elkaar in het midden tegen. Ieder speelt voor zich.
mode-about-pacman =
    { $role ->
        [G] Vang PAC-MAN drie keer voordat hij alle vier de krachtpillen heeft gegeten.
       *[P] Eet alle vier de krachtpillen voordat de spoken je drie keer hebben gevangen.
    }
mode-about-advanced = Spoken breken uit hun kamer, en beide kanten bouwen muurtjes.
front-title = Een race door een doolhof dat je zelf bouwt
front-lead = Ren, bouw muurtjes, ontsnap aan de spoken. Speel meteen, alleen of samen. Je hebt geen account nodig.
front-continue = Verder spelen: { $mode }
front-continue-since = Laatst gespeeld: { $when }
front-pick = Kies een spel
front-play = Spelen
front-role = Jij bent
front-computer = Tegen de computer
front-here = Op dit scherm
front-set-up = Partij klaarzetten
front-friends = Met vrienden spelen
front-more = Meer
front-learn = Leren spelen
front-learn-about = Korte lessen op het bord
front-rules = De spelregels
front-rules-about = In één minuut gelezen
front-maze = Doolhof tekenen
front-maze-about = Je eigen doolhof voor de spoken
front-analysis = Analyseren
front-analysis-about = Wie er wint, en waarom
front-games = Mijn partijen
front-games-about = Verder spelen, terugkijken, bewaren
puzzle-daily = Puzzel van de dag
front-daily-about = Elke dag een nieuwe
front-daily-done = Opgelost! Morgen is er een nieuwe.
puzzle-days =
    { $n ->
        [one] 1 dag op rij
       *[other] { $n } dagen op rij
    }
front-continue-label = Partijen waarmee je verder kunt
front-your-turn = Jij bent aan de beurt
front-their-turn = Aan de beurt: { $name }
front-you-are = Jij speelt: { $side }
front-against = Tegen niveau { $level } · { $name }
front-ways = { $mode }: meer manieren om te spelen
level-label = Niveau van de computer
level-named = { $level } · { $name }
level-1 = Zaadje
level-2 = Kiempje
level-3 = Stekje
level-4 = Struik
level-5 = Heg
level-6 = Snoeikunst
level-7 = Labyrint
level-8 = Minotaurus
level-9 = Perfect
level-match = Past bij mij
level-match-about = Het niveau gaat omhoog als je wint en omlaag als je verliest.
level-figures = Hoe sterk is dat?
level-rating-zero = Bij niveau 1 begint de schaal: de sterkte is 0.
level-rating-elo = Gemeten sterkte { $rating }, tussen { $low } en { $high }. Niveau 1 heeft 0; wie 100 meer heeft, wint ongeveer 64 van de 100 partijen.
level-rating-score = Gemeten tegen niveau 3 van de andere kant: { $rating } van de 100 punten, tussen { $low } en { $high }.
level-perfect-about = Met vier spoken speelt het als het sterkste niveau. Met drie spoken of minder maakt het in het huidige leven nooit een fout. Je apparaat rekent dat uit als de partij begint.
level-like-classic-1 = Speelt voor de lol en ziet veel over het hoofd. Precies goed voor een eerste partij.
level-like-classic-2 = Kijkt zelden vooruit. Een gelijkwaardige tegenstander voor beginners.
level-like-classic-3 = Wint van de meeste beginners, maar is makkelijk te foppen.
level-like-classic-4 = Een goede tegenstander als je al een paar keer hebt gespeeld.
level-like-classic-5 = Wint van de meeste mensen die af en toe spelen.
level-like-classic-6 = Ziet bijna niets over het hoofd. Voor ervaren spelers.
level-like-classic-7 = Kijkt ver vooruit. Weinig mensen winnen ervan.
level-like-classic-8 = De sterkste hier. Kun jij er ook maar één keer van winnen?
level-like-P-1 = Een PAC-MAN zonder plan. Precies goed voor een eerste jacht.
level-like-P-2 = Een PAC-MAN die alleen het gevaar vlakbij ziet. Een gelijkwaardige tegenstander voor beginners.
level-like-P-3 = Een PAC-MAN die aan de meeste beginners ontsnapt.
level-like-P-4 = Een PAC-MAN die vooruitdenkt en moeilijk te vangen is.
level-like-P-5 = De sterkste PAC-MAN hier. Kun jij hem ook maar één keer vangen?
level-like-P-9 = Een PAC-MAN die geen fouten meer maakt zodra er een spook is opgegeten, en die het je moeilijk maakt.
level-like-G-1 = Spoken die maar wat rondzwerven. Precies goed voor een eerste partij.
level-like-G-2 = Spoken die je achternazitten, maar gaten laten. Gelijkwaardige tegenstanders voor beginners.
level-like-G-3 = Spoken die samen jagen en van de meeste beginners winnen.
level-like-G-4 = Spoken die je de weg afsnijden. Voor ervaren spelers.
level-like-G-5 = De sterkste spoken hier. Ze laten bijna nooit een gat.
level-like-G-9 = Spoken die geen fouten meer maken zodra er een is opgegeten, en die het je moeilijk maken.
set-up-title = { $mode }: partij klaarzetten
set-up-seats = Wie speelt er
set-up-person = Iemand op dit scherm
set-up-computer = De computer, niveau
set-up-who = Wie speelt { $who }?
set-up-name = Naam voor { $who }
set-up-name-hint = Naam
set-up-ghost-players = Spelers voor de spoken
set-up-players-count =
    { $n ->
        [one] Eén
       *[other] { $n }
    }
set-up-deal = Spoken opnieuw verdelen
set-up-ghost-player = Spokenspeler { $n }
set-up-character = Figuurtje voor { $who }
character-eater = Smulpaap
character-horns = Spook met hoorntjes
character-bow = Spook met strik
character-curl = Spook met krul
character-nightcap = Spook met slaapmuts
set-up-first = Wie begint
set-up-lot = Willekeurig
set-up-loser = Wie de vorige partij verloor
set-up-more = Bord en muurtjes
set-up-size = Bord
set-up-squares = { $size } bij { $size } vakjes
set-up-fences = Muurtjes per speler
set-up-fences-usual = { $n }, zoals altijd
set-up-maze = Doolhof
set-up-maze-this = Dit doolhof
set-up-maze-draw = Zelf tekenen
set-up-position = De partij begint met deze stelling
set-up-bad = Deze partij kan niet worden gespeeld. Foutcode: { $code }
set-up-start = Partij starten
setting-theme = Uiterlijk
theme-system = Zoals het systeem
theme-arcade = Speelhal
theme-wood = Hout
theme-garden = Tuin
theme-paper = Papier
theme-contrast = Hoog contrast
setting-pieces = Pionnen
pieces-characters = Figuurtjes
pieces-pawns = Gewone pionnen
pieces-counters = Fiches
setting-fences = Muurtjes
fences-theme = Allemaal dezelfde kleur
fences-owners = In de kleur van de eigenaar
setting-language = Taal
setting-language-system = Zoals de browser
load-failed = Deze pagina kon niet worden geladen. Heb je verbinding met internet?
language-failed = { $language } kon niet worden geladen. Heb je verbinding met internet?
language-behind = { $language } (deels Engels)
setting-confirm = Bevestigen voordat je een muurtje plaatst
confirm-touch = Alleen op een aanraakscherm
confirm-always = Altijd
confirm-never = Nooit
setting-motion = Beweging
motion-system = Zoals het systeem
motion-full = Volledig
motion-none = Geen
setting-sounds = Geluiden
setting-coordinates = Letters en cijfers bij het bord
setting-ways = Kortste wegen tonen
setting-premoves = Vooruitzetten: kies je zet terwijl de anderen spelen (online)
device-title = Bewaard op dit apparaat
device-about = Je partijen, doolhoven en instellingen worden in deze browser bewaard en nergens anders.
device-export = Alles als bestand bewaren
device-erase = Alles wissen
device-erased = Alles is gewist.
device-ask = Alle partijen, doolhoven en instellingen van dit apparaat wissen? Dit kan niet ongedaan worden gemaakt.
games-none = Nog geen partijen. Elke partij die je begint, wordt hier bewaard, op dit apparaat.
games-play = Een partij spelen
games-running =
    { $n ->
        [0] Nog niet begonnen · { $when }
        [one] Eén actie tot nu toe · { $when }
       *[other] { $n } acties tot nu toe · { $when }
    }
games-over =
    { $n ->
        [one] Afgelopen na één actie · { $when }
       *[other] Afgelopen na { $n } acties · { $when }
    }
games-remove = Deze partij wissen: { $mode }
games-removed = Gewist: { $mode }
games-continue = Verder spelen
games-look = Terugkijken
games-analyse = Analyseren
games-save-all = Alles als bestand bewaren
games-open = Partijbestanden openen
games-opened =
    { $n ->
        [one] Er is één partij toegevoegd.
       *[other] Er zijn { $n } partijen toegevoegd.
    }
games-open-bad = Partij { $game } van dit bestand is niet te lezen. Foutcode: { $code }
update-ready = Er is een nieuwe versie.
update-now = Nu bijwerken
update-later = Straks
text-home = Naar de startpagina
about-1 = Hedgemaze is een gratis opensourcebordspel met pionnen en muurtjes voor twee tot vier spelers, met varianten waarin vier spoken op PAC-MAN jagen.
about-2 = Het volgt de regels van Quoridor PAC-MAN. Quoridor en PAC-MAN zijn merken van hun eigenaars, die niets met Hedgemaze te maken hebben. Alle tekeningen, geluiden en teksten en alle code zijn van onszelf.
about-3 = Het plaatje van het doolhof uit het boekje hebben we niet. De doolhoven van Hedgemaze zijn reconstructies, en je kunt er zelf een tekenen.
about-4 = De computerspelers draaien op jouw apparaat. Net als mensen zien ze dingen over het hoofd: hoe lager het niveau, hoe meer. Staat er een getal bij een niveau, dan is die sterkte gemeten in partijen tegen andere niveaus.
about-5 = Je kunt deze pagina via het menu van je browser installeren en openen als elke andere app. Na het eerste bezoek werken partijen op dit scherm en tegen de computer zonder verbinding.
about-6 = De broncode is open, onder de Apache License 2.0.
privacy-1 = Partijen op dit scherm en tegen de computer verlaten je apparaat nooit. Ze worden in deze browser bewaard, samen met je doolhoven en instellingen.
privacy-2 = Je hebt geen account nodig. Er is geen reclame en er zijn geen trackers, en de pagina laadt niets van andere sites.
privacy-3 = Een partij met vrienden wordt bewaard op de server waar deze pagina vandaan komt: de zetten, de namen die jullie typen, en wanneer er is gespeeld. Eén cookie van deze site onthoudt welke plaatsen van jou zijn.
privacy-4 = In de instellingen kun je alles wat op dit apparaat staat als bestand bewaren, en wissen.
missing-1 = Op dit adres is geen pagina. Misschien ontbreekt er een letter.
shortcuts-title = Sneltoetsen
shortcuts-board = Op het bord
shortcuts-fence = Muurtjes
shortcuts-pacman = PAC-MAN-spellen
shortcuts-page = Overal
shortcut-move = Van vakje naar vakje gaan
shortcut-edge = Naar de rand van het bord gaan
shortcut-act = Een pion kiezen, of naar het vakje lopen
shortcut-type = Een actie typen, zoals e2 of e3h
shortcut-back = Terugleggen wat je vasthebt
shortcut-fence = Een muurtje pakken
shortcut-slide = Het muurtje verschuiven
shortcut-turn = Het muurtje draaien
shortcut-place = Het muurtje plaatsen
shortcut-stop = De zet van de pion of je hele beurt beëindigen
shortcut-spend = Een krachtpil inzetten
shortcut-graph = Bij de analyse: langs de grafiek door de partij stappen
shortcut-card = Deze sneltoetsen tonen
key-enter = Enter
key-space = Spatie
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Muiswiel
key-right-click = Rechtsklik
