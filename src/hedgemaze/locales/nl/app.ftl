# Het kader van de pagina, de voorpagina, instellingen en gewone pagina’s.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Naar de inhoud
app-nav = Pagina’s
page-game = Partij
page-new = Nieuwe partij
page-maze = Doolhof tekenen
page-rules = Spelregels
page-games = Mijn partijen
page-analysis = Analyse
page-settings = Instellingen
page-about = Info
page-privacy = Privacy
page-missing = Hier is niets
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
mode-about-classic3 = Drie pionnen, zes muurtjes elk, en geen vrienden.
mode-about-classic4 = Vier pionnen komen elkaar in het midden tegen. Ieder speelt voor zich.
mode-about-pacman =
    { $role ->
        [G] Vang PAC-MAN drie keer voordat hij vier krachtpillen heeft gegeten.
       *[P] Eet vier krachtpillen voordat de spoken je drie keer hebben gevangen.
    }
mode-about-advanced = Spoken breken uit hun kamer, en iedereen bouwt muurtjes.
front-title = De race door een doolhof dat je zelf bouwt
front-lead = Pionnen rennen, muurtjes verrijzen, spoken jagen. Speel meteen, alleen of samen, zonder account.
front-continue = Verder spelen: { $mode }
front-continue-since = Laatst gespeeld { $when }
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
front-rules-about = Allemaal in één minuut
front-maze = Doolhof tekenen
front-maze-about = Je eigen doolhof voor de spoken
front-analysis = Analyseren
front-analysis-about = Wie er wint, en waarom
front-games = Mijn partijen
front-games-about = Verder spelen, terugkijken, bewaren
level-label = Niveau van de computer
level-named = { $level } · { $name }
level-1 = Zaadje
level-2 = Kiempje
level-3 = Boompje
level-4 = Struik
level-5 = Heg
level-6 = Snoeikunst
level-7 = Labyrint
level-8 = Minotaurus
set-up-title = { $mode }: klaarzetten
set-up-seats = Wie speelt er
set-up-person = Iemand hier
set-up-computer = De computer, niveau
set-up-who = Wie speelt { $who }?
set-up-name = Naam voor { $who }
set-up-name-hint = Naam
set-up-ghost-players = Spelers van de spoken
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
set-up-lot = Door loting
set-up-loser = Wie de vorige partij verloor
set-up-more = Bord en muurtjes
set-up-size = Bord
set-up-squares = { $size } bij { $size } vakjes
set-up-fences = Muurtjes per speler
set-up-fences-usual = { $n }, zoals altijd
set-up-maze = Doolhof
set-up-maze-this = Dit doolhof
set-up-maze-draw = Zelf tekenen
set-up-position = De partij begint hier
set-up-bad = Dit kan niet gespeeld worden ({ $code }).
set-up-start = Partij starten
setting-theme = Uiterlijk
theme-system = Zoals het systeem
theme-arcade = Speelhal
theme-wood = Hout
theme-contrast = Hoog contrast
setting-language = Taal
setting-language-system = Zoals de browser
language-failed = { $language }: deze taal kon niet worden geladen. Is er verbinding?
language-behind = { $language } (deels Engels)
setting-confirm = Bevestigen voordat een muurtje wordt geplaatst
confirm-touch = Alleen bij aanraken
confirm-always = Altijd
confirm-never = Nooit
setting-motion = Beweging
motion-system = Zoals het systeem
motion-full = Volledig
motion-none = Geen
setting-sounds = Geluiden
setting-coordinates = Letters en cijfers bij het bord
setting-ways = De kortste wegen tonen
device-title = Bewaard op dit apparaat
device-about = Partijen, doolhoven en instellingen staan in de opslag van deze browser en nergens anders.
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
games-open = Verslagen openen
games-opened =
    { $n ->
        [one] Er is één partij toegevoegd.
       *[other] Er zijn { $n } partijen toegevoegd.
    }
games-open-bad = Partij { $game } van dit bestand is niet te lezen ({ $code }).
update-ready = Er is een nieuwe versie.
update-now = Nu gebruiken
update-later = Straks
text-home = Naar de voorpagina
about-1 = Hedgemaze is een vrij programma voor een bordspel met pionnen en muurtjes, voor twee tot vier spelers, en voor de varianten met een ronde smulpaap en vier spoken.
about-2 = Het speelt de regels van Quoridor PAC-MAN. Quoridor en PAC-MAN zijn merken van hun eigenaars, met wie Hedgemaze niets te maken heeft. De tekeningen, geluiden, teksten en het programma zijn van onszelf.
about-3 = Het plaatje van het doolhof uit het boekje zit niet bij onze bronnen. De doolhoven van Hedgemaze zijn reconstructies, en je kunt er zelf een tekenen.
about-4 = Je tegenstanders denken op jouw apparaat. Ze zien dingen over het hoofd, net als mensen: hoe lager het niveau, hoe meer. Waar een niveau een getal heeft, is dat gemeten in partijen tegen de andere niveaus.
about-5 = Installeer de pagina via het menu van je browser, dan opent ze als elke andere app. Partijen op dit scherm en tegen de computer hebben na het eerste bezoek geen verbinding nodig.
about-6 = De broncode is open, onder de Apache License 2.0.
privacy-1 = Partijen op dit scherm en tegen de computer verlaten je apparaat nooit. Ze staan in de opslag van deze browser, samen met je doolhoven en je instellingen.
privacy-2 = Er zijn geen accounts, geen reclame en geen tellers, en de pagina vraagt niets op bij andere sites.
privacy-3 = Een partij met vrienden wordt bewaard door de server waar je deze pagina vandaan hebt: de zetten, de namen die jullie typen, en wanneer er is gespeeld. Eén cookie van deze site onthoudt welke plaatsen van jou zijn.
privacy-4 = In de instellingen kun je alles wat op dit apparaat staat als bestand bewaren, en wissen.
missing-1 = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.
