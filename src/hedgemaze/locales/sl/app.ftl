app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Skoči na vsebino
app-nav = Strani
app-menu = Meni vseh strani
page-game = Partija
page-new = Nova partija
page-maze = Urejevalnik labirintov
page-rules = Pravila
page-games = Moje partije
page-puzzles = Uganke
page-analysis = Analiza
page-settings = Nastavitve
page-about = O strani
page-privacy = Zasebnost
page-missing = Te strani ni
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
mode-about-classic2 = Pridi na drugo stran pred nasprotnikom. Ograde podaljšajo pot.
mode-about-classic3 = Tri figure, vsaka s šestimi ogradami, in nobenih zaveznikov.
mode-about-classic4 = Štiri figure se srečajo na sredini. Vsak igra zase.
mode-about-pacman =
    { $role ->
        [G] Ujemi PAC-MANA trikrat, preden poje vse štiri drobce moči.
       *[P] Pojej vse štiri drobce moči, preden te duhovi trikrat ujamejo.
    }
mode-about-advanced = Duhovi uidejo iz svoje komore, ograde pa gradita obe strani.
front-title = Dirka skozi labirint, ki ga gradiš
front-lead = Teci, gradi ograde, uidi duhovom. Igraj takoj, brez družbe ali v družbi. Račun ni potreben.
front-continue = Nadaljuj: { $mode }
front-continue-since = Nazadnje igrano: { $when }
front-pick = Izberi igro
front-play = Igraj
front-role = Igraš kot
front-computer = Igraj proti računalniku
front-here = Igraj na tem zaslonu
front-set-up = Pripravi partijo
front-friends = Igraj s prijatelji
front-more = Več
front-learn = Nauči se igrati
front-learn-about = Kratke lekcije na plošči
front-rules = Pravila
front-rules-about = Prebereš jih v minuti
front-maze = Nariši labirint
front-maze-about = Tvoj labirint za duhove
front-analysis = Analiza
front-analysis-about = Kdo zmaguje in zakaj
front-games = Moje partije
front-games-about = Nadaljuj, preglej, shrani
puzzle-daily = Uganka dneva
front-daily-about = Vsak dan nova
front-daily-done = Rešeno! Jutri te čaka nova.
puzzle-days =
    { $n ->
        [one] { $n } dan zapored
        [two] { $n } dneva zapored
        [few] { $n } dnevi zapored
       *[other] { $n } dni zapored
    }
front-continue-label = Partije, ki jih lahko nadaljuješ
front-your-turn = Na potezi si
front-their-turn = Na potezi: { $name }
front-you-are = Tvoja stran: { $side }
front-against = Proti ravni { $level } · { $name }
front-ways = { $mode }: več načinov igre
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
level-9 = Popolnost
level-match = Po moji moči
level-match-about = Ko zmagaš, gre raven gor, ko izgubiš, gre dol.
level-figures = Kako močno je to?
level-rating-zero = Z ravnjo 1 se lestvica začne: njena moč je 0.
level-rating-elo = Izmerjena moč { $rating }, med { $low } in { $high }. Raven 1 ima 0; kdor ima 100 več, dobi približno 64 partij od 100.
level-rating-score = Izmerjeno proti ravni 3 druge strani: { $rating } od 100 točk, med { $low } in { $high }.
level-perfect-about = S štirimi duhovi igra kot najmočnejša raven. S tremi ali manj duhovi v trenutnem življenju nikoli ne naredi napake. Tvoja naprava to izračuna, ko se partija začne.
level-like-classic-1 = Igra za zabavo in veliko spregleda. Kot nalašč za prvo partijo.
level-like-classic-2 = Redko gleda naprej. Enakovreden nasprotnik za začetnike.
level-like-classic-3 = Premaga večino začetnikov, a se pusti ukaniti.
level-like-classic-4 = Dober nasprotnik po nekaj odigranih partijah.
level-like-classic-5 = Premaga večino ljudi, ki igrajo občasno.
level-like-classic-6 = Skoraj nič ne spregleda. Za izkušene igralce.
level-like-classic-7 = Gleda daleč naprej. Malokdo jo premaga.
level-like-classic-8 = Najmočnejša tukaj. Jo lahko premagaš vsaj enkrat?
level-like-P-1 = PAC-MAN brez načrta. Kot nalašč za prvi lov.
level-like-P-2 = PAC-MAN, ki vidi le najbližjo nevarnost. Enakovreden nasprotnik za začetnike.
level-like-P-3 = PAC-MAN, ki uide večini začetnikov.
level-like-P-4 = PAC-MAN, ki načrtuje vnaprej in ga je težko ujeti v past.
level-like-P-5 = Najmočnejši PAC-MAN tukaj. Ga lahko ujameš vsaj enkrat?
level-like-P-9 = PAC-MAN, ki ne dela napak, ko je pojeden vsaj en duh, in ti zastavlja težke naloge.
level-like-G-1 = Duhovi, ki tavajo naokoli. Kot nalašč za prvo partijo.
level-like-G-2 = Duhovi, ki te lovijo, a puščajo vrzeli. Enakovreden nasprotnik za začetnike.
level-like-G-3 = Duhovi, ki lovijo skupaj in premagajo večino začetnikov.
level-like-G-4 = Duhovi, ki ti presekajo pot. Za izkušene igralce.
level-like-G-5 = Najmočnejši duhovi tukaj. Skoraj ne puščajo vrzeli.
level-like-G-9 = Duhovi, ki ne delajo napak, ko je eden od njih pojeden, in ti zastavljajo težke naloge.
set-up-title = { $mode }: pripravi partijo
set-up-seats = Kdo igra
set-up-person = Oseba za tem zaslonom
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
set-up-lot = Naključno
set-up-loser = Kdor je izgubil zadnjo partijo
set-up-more = Plošča in ograde
set-up-size = Plošča
set-up-squares =
    { $size ->
        [one] { $size } × { $size } polje
        [two] { $size } × { $size } polji
        [few] { $size } × { $size } polja
       *[other] { $size } × { $size } polj
    }
set-up-fences = Ograde za vsakega
set-up-fences-usual = { $n }, kot običajno
set-up-maze = Labirint
set-up-maze-this = Ta
set-up-maze-draw = Nariši svojega
set-up-position = Partija se začne iz tega položaja
set-up-bad = Te partije ni mogoče igrati. Koda napake: { $code }
set-up-start = Začni partijo
setting-theme = Videz
theme-system = Kot sistem
theme-arcade = Arkada
theme-wood = Les
theme-garden = Vrt
theme-paper = Papir
theme-contrast = Visok kontrast
setting-pieces = Figure
pieces-characters = Liki
pieces-pawns = Preproste figure
pieces-counters = Žetoni
setting-fences = Ograde
fences-theme = Vse enake barve
fences-owners = V barvi igralca
setting-language = Jezik
setting-language-system = Kot brskalnik
load-failed = Te strani ni bilo mogoče naložiti. Imaš povezavo z internetom?
language-failed = { $language }: tega jezika ni bilo mogoče naložiti. Imaš povezavo z internetom?
language-behind = { $language } (deloma v angleščini)
setting-confirm = Potrdi ogrado pred postavitvijo
confirm-touch = Le na zaslonu na dotik
confirm-always = Vedno
confirm-never = Nikoli
setting-motion = Gibanje
motion-system = Kot sistem
motion-full = Polno
motion-none = Brez
setting-sounds = Zvoki
setting-coordinates = Črke in številke na plošči
setting-ways = Pokaži najkrajše poti
setting-premoves = Vnaprejšnje poteze: izberi potezo, medtem ko igrajo drugi (na spletu)
device-title = Shranjeno na tej napravi
device-about = Tvoje partije, labirinti in nastavitve so shranjeni v tem brskalniku in nikjer drugje.
device-export = Shrani vse v datoteko
device-erase = Izbriši vse
device-erased = Vse je izbrisano.
device-ask = Izbrišem vse partije, labirinte in nastavitve s te naprave? Tega ni mogoče razveljaviti.
games-none = Partij še ni. Vsaka partija, ki jo začneš, se shrani tukaj, na tej napravi.
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
games-open = Odpri datoteke s partijami
games-opened =
    { $n ->
        [one] Dodana je { $n } partija.
        [two] Dodani sta { $n } partiji.
        [few] Dodane so { $n } partije.
       *[other] Dodanih je { $n } partij.
    }
games-open-bad = Partije { $game } v tej datoteki ni mogoče prebrati. Koda napake: { $code }
update-ready = Nova različica je pripravljena.
update-now = Posodobi zdaj
update-later = Pozneje
text-home = Na prvo stran
about-1 = Hedgemaze je brezplačna odprtokodna namizna igra s figurami in ogradami za dva do štiri igralce, z različicami, v katerih štirje duhovi lovijo PAC-MANA.
about-2 = Igra se po pravilih Quoridor PAC-MAN. Quoridor in PAC-MAN sta blagovni znamki svojih lastnikov, ki s Hedgemaze nimajo nobene zveze. Vse risbe, zvoki, besedila in koda so naši lastni.
about-3 = Slike labirinta iz knjižice s pravili nimamo. Labirinti v Hedgemaze so rekonstrukcije, lahko pa narišeš tudi svoje.
about-4 = Računalniški igralci delujejo na tvoji napravi. Tako kot ljudje kaj spregledajo: nižja ko je raven, več spregledajo. Če raven kaže število, je bila ta moč izmerjena v partijah proti drugim ravnem.
about-5 = Stran lahko namestiš iz menija brskalnika in jo odpiraš kot vsako drugo aplikacijo. Po prvem obisku partije na tem zaslonu in proti računalniku delujejo brez povezave.
about-6 = Izvorna koda je odprta pod licenco Apache License 2.0.
privacy-1 = Partije na tem zaslonu in proti računalniku nikoli ne zapustijo tvoje naprave. Shranjene so v tem brskalniku, skupaj s tvojimi labirinti in nastavitvami.
privacy-2 = Računa ne potrebuješ. Ni ne oglasov ne sledenja in stran ne nalaga ničesar z drugih spletišč.
privacy-3 = Partija s prijatelji je shranjena na strežniku, s katerega prihaja ta stran: poteze, imena, ki jih vpišeš, in čas igranja. En piškotek tega spletišča si zapomni, katera mesta so tvoja.
privacy-4 = V nastavitvah lahko vse, kar se hrani na tej napravi, shraniš v datoteko in izbrišeš.
missing-1 = Na tem naslovu ni nobene strani. Morda manjka kakšna črka.
shortcuts-title = Bližnjice na tipkovnici
shortcuts-board = Na plošči
shortcuts-fence = Ograde
shortcuts-pacman = Igre PAC-MAN
shortcuts-page = Povsod
shortcut-move = Premakneš se s polja na polje
shortcut-edge = Premakneš se na rob plošče
shortcut-act = Izbereš figuro ali jo premakneš na polje
shortcut-type = Vpišeš dejanje, na primer e2 ali e3h
shortcut-back = Odložiš, kar držiš
shortcut-fence = Vzameš ogrado
shortcut-slide = Premakneš ogrado
shortcut-turn = Obrneš ogrado
shortcut-place = Postaviš ogrado
shortcut-stop = Končaš premik figure ali vso potezo
shortcut-spend = Porabiš drobec moči
shortcut-graph = V analizi: greš po korakih skozi graf partije
shortcut-card = Pokažeš te bližnjice
key-enter = Enter
key-space = Preslednica
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Kolesce
key-right-click = Desni klik
