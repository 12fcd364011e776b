app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Skoči na vsebino
app-nav = Strani
page-game = Partija
page-new = Nova partija
page-maze = Urejevalnik labirintov
page-rules = Pravila
page-games = Moje partije
page-analysis = Analiza
page-settings = Nastavitve
page-about = O strani
page-privacy = Zasebnost
page-missing = Tu ni ničesar
mode-classic2 = Klasična za dva
mode-classic3 = Klasična za tri
mode-classic4 = Klasična za štiri
mode-pacman = Različica PAC-MAN
mode-advanced = Napredni PAC-MAN
mode-players-classic2 = 2 igralca
mode-players-classic3 = 3 igralci
mode-players-classic4 = 4 igralci
mode-players-pacman = 2 do 5 igralcev
mode-players-advanced = 2 do 5 igralcev
mode-about-classic2 = Prehiti nasprotnika na drugo stran. Ograde podaljšajo pot.
mode-about-classic3 = Tri figure, vsaka s šestimi ogradami, in nobenih prijateljev.
mode-about-classic4 = Štiri figure se srečajo na sredini. Vsak igra zase.
mode-about-pacman =
    { $role ->
        [G] Ujemi PAC-MANA trikrat, preden poje štiri drobce moči.
       *[P] Pojej štiri drobce moči, preden te duhovi trikrat ujamejo.
    }
mode-about-advanced = Duhovi uidejo iz svoje komore in vsi gradijo ograde.
front-title = Dirka skozi labirint, ki ga gradiš
front-lead = Figure tečejo, ograde rastejo, duhovi lovijo. Igraj takoj, proti računalniku ali v družbi, brez prijave.
front-continue = Nadaljuj: { $mode }
front-continue-since = Prekinjeno { $when }
front-pick = Izberi igro
front-play = Igraj
front-role = Igraš kot
front-computer = Igraj proti računalniku
front-here = Igraj na tem zaslonu
front-set-up = Pripravi mizo
front-friends = Igraj s prijatelji
front-more = Več
front-learn = Nauči se igrati
front-learn-about = Kratke lekcije na plošči
front-rules = Pravila
front-rules-about = Vsa v eni minuti
front-maze = Nariši labirint
front-maze-about = Tvoj labirint za duhove
front-analysis = Analiza
front-analysis-about = Kdo zmaguje in zakaj
front-games = Moje partije
front-games-about = Nadaljuj, preglej, shrani
level-label = Raven računalnika
level-named = { $level } · { $name }
level-1 = Seme
level-2 = Kalček
level-3 = Sadika
level-4 = Grm
level-5 = Živa meja
level-6 = Oblikovan grm
level-7 = Labirint
level-8 = Minotaver
set-up-title = { $mode }: pripravi mizo
set-up-seats = Kdo igra
set-up-person = Oseba tukaj
set-up-computer = Računalnik, raven
set-up-who = Kdo igra: { $who }
set-up-name = Ime: { $who }
set-up-name-hint = Ime
set-up-ghost-players = Igralci duhov
set-up-players-count =
    { $n ->
        [one] Eden
        [two] { $n }
        [few] { $n }
       *[other] { $n }
    }
set-up-deal = Znova razdeli duhove
set-up-ghost-player = Igralec duhov { $n }
set-up-character = Lik: { $who }
character-eater = Požeruh
character-horns = Duh z rožički
character-bow = Duh s pentljo
character-curl = Duh s kodrom
character-nightcap = Duh s spalno kapo
set-up-first = Kdo začne
set-up-lot = Žreb
set-up-loser = Poraženec zadnje partije
set-up-more = Plošča in ograde
set-up-size = Plošča
set-up-squares = { $size } × { $size } polj
set-up-fences = Ograde za vsakega
set-up-fences-usual = { $n }, kot običajno
set-up-maze = Labirint
set-up-maze-this = Ta
set-up-maze-draw = Nariši svojega
set-up-position = Partija se začne tukaj
set-up-bad = Tega ni mogoče igrati ({ $code }).
set-up-start = Začni partijo
setting-theme = Videz
theme-system = Kot sistem
theme-arcade = Arkada
theme-wood = Les
theme-contrast = Visok kontrast
setting-language = Jezik
setting-language-system = Kot brskalnik
language-failed = { $language }: tega jezika ni bilo mogoče naložiti. Ali internet deluje?
language-behind = { $language } (deloma v angleščini)
setting-confirm = Potrdi ogrado pred postavitvijo
confirm-touch = Le pri dotiku
confirm-always = Vedno
confirm-never = Nikoli
setting-motion = Gibanje
motion-system = Kot sistem
motion-full = Polno
motion-none = Brez
setting-sounds = Zvoki
setting-coordinates = Črke in številke na plošči
setting-ways = Pokaži najkrajše poti
device-title = Shranjeno na tej napravi
device-about = Partije, labirinti in nastavitve so v shrambi tega brskalnika in nikjer drugje.
device-export = Shrani vse v datoteko
device-erase = Izbriši vse
device-erased = Vse je izbrisano.
device-ask = Izbrišem vse partije, labirinte in nastavitve s te naprave? Tega ni mogoče razveljaviti.
games-none = Partij še ni. Vsaka partija, ki jo začneš, ostane tukaj, na tej napravi.
games-play = Odigraj partijo
games-running =
    { $n ->
        [0] Še ni začeta · { $when }
        [one] Doslej { $n } dejanje · { $when }
        [two] Doslej { $n } dejanji · { $when }
        [few] Doslej { $n } dejanja · { $when }
       *[other] Doslej { $n } dejanj · { $when }
    }
games-over =
    { $n ->
        [one] Konec po { $n } dejanju · { $when }
        [two] Konec po { $n } dejanjih · { $when }
        [few] Konec po { $n } dejanjih · { $when }
       *[other] Konec po { $n } dejanjih · { $when }
    }
games-remove = Izbriši to partijo: { $mode }
games-removed = Izbrisano: { $mode }
games-continue = Nadaljuj
games-look = Preglej
games-analyse = Analiziraj
games-save-all = Shrani vse v datoteko
games-open = Odpri zapise
games-opened =
    { $n ->
        [one] Dodana je { $n } partija.
        [two] Dodani sta { $n } partiji.
        [few] Dodane so { $n } partije.
       *[other] Dodanih je { $n } partij.
    }
games-open-bad = Partije { $game } v tej datoteki ni mogoče prebrati ({ $code }).
update-ready = Nova različica je pripravljena.
update-now = Uporabi zdaj
update-later = Pozneje
text-home = Na prvo stran
about-1 = Hedgemaze je brezplačen program za namizno igro s figurami in ogradami za dva do štiri igralce ter za njene različice z okroglim požeruhom in štirimi duhovi.
about-2 = Igra po pravilih Quoridor PAC-MAN. Quoridor in PAC-MAN sta blagovni znamki svojih lastnikov, s katerimi Hedgemaze nima nobene zveze. Risbe, zvoki, besede in program so njegovi lastni.
about-3 = Slike labirinta iz knjižice ni med našimi viri. Labirinti, ki so priloženi, so rekonstrukcije, lahko pa narišeš tudi svoje.
about-4 = Nasprotniki razmišljajo na tvoji napravi. Spregledajo stvari tako kot ljudje: nižja ko je raven, več. Kjer ima raven številko, je bila izmerjena v partijah proti drugim ravnem.
about-5 = Namesti stran iz menija brskalnika in odpirala se bo kot vsaka druga aplikacija. Partije na tem zaslonu in proti računalniku po prvem obisku ne potrebujejo povezave.
about-6 = Izvorna koda je odprta pod licenco Apache License 2.0.
privacy-1 = Partije na tem zaslonu in proti računalniku nikoli ne zapustijo tvoje naprave. Hranijo se v shrambi tega brskalnika, skupaj s tvojimi labirinti in nastavitvami.
privacy-2 = Ni ne uporabniških računov ne oglasov ne števcev, stran pa od drugih spletišč ne zahteva ničesar.
privacy-3 = Partijo s prijatelji hrani strežnik, s katerega je odprta ta stran: poteze, imena, ki jih vpišete, in čas igranja. En piškotek tega spletišča pove, katera mesta so tvoja.
privacy-4 = V nastavitvah lahko vse, kar se hrani na tej napravi, shraniš v datoteko in izbrišeš.
missing-1 = Ta naslov ne vodi nikamor. Morda manjka kakšna črka.
