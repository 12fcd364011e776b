# Rám stránky, úvodná stránka, nastavenia a jednoduché stránky.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Prejsť na obsah
app-nav = Stránky
app-menu = Ponuka všetkých stránok
page-game = Hra
page-new = Nová hra
page-maze = Editor bludísk
page-rules = Pravidlá
page-games = Moje hry
page-puzzles = Úlohy
page-analysis = Rozbor
page-settings = Nastavenia
page-about = O hre
page-privacy = Súkromie
page-missing = Stránka sa nenašla
mode-classic2 = Klasika pre dvoch
mode-classic3 = Klasika pre troch
mode-classic4 = Klasika pre štyroch
mode-pacman = Variant PAC-MAN
mode-advanced = Pokročilý PAC-MAN
mode-players-classic2 = 2 hráči
mode-players-classic3 = 3 hráči
mode-players-classic4 = 4 hráči
mode-players-pacman = 2 až 5 hráčov
mode-players-advanced = 2 až 5 hráčov
mode-about-classic2 = Dôjdi na protiľahlú stranu skôr ako súper. Prekážky predlžujú cestu.
mode-about-classic3 = Tri figúrky, každá šesť prekážok a žiadni spojenci.
mode-about-classic4 = Štyri figúrky sa stretnú uprostred. Každý hrá za seba.
mode-about-pacman =
    { $role ->
        [G] Chyť PAC-MANA trikrát skôr, ako zje všetky štyri bodky.
       *[P] Zjedz všetky štyri bodky skôr, ako ťa duchovia trikrát chytia.
    }
mode-about-advanced = Duchovia unikajú z komnaty a prekážky stavajú obe strany.
front-title = Preteky bludiskom, ktoré staviaš
front-lead = Pretekaj, stavaj prekážky, unikaj duchom. Hraj hneď, osamote alebo spoločne, bez účtu.
front-continue = Pokračovať: { $mode }
front-continue-since = Naposledy { $when }
front-pick = Vyber hru
front-play = Hrať
front-role = Tvoja strana
front-computer = Hrať proti počítaču
front-here = Hrať na tejto obrazovke
front-set-up = Pripraviť hru
front-friends = Hrať s priateľmi
front-more = Ďalšie
front-learn = Naučiť sa hrať
front-learn-about = Krátke lekcie na doske
front-rules = Pravidlá
front-rules-about = Prečítaš ich za minútu
front-maze = Nakresliť bludisko
front-maze-about = Vlastné bludisko pre duchov
front-analysis = Rozbor
front-analysis-about = Kto vyhráva a prečo
front-games = Moje hry
front-games-about = Dohrať, pozrieť, uložiť
puzzle-daily = Úloha dňa
front-daily-about = Každý deň nová
front-daily-done = Vyriešené! Zajtra tu bude nová.
puzzle-days =
    { $n ->
        [one] { $n } deň za sebou
        [few] { $n } dni za sebou
       *[other] { $n } dní za sebou
    }
front-continue-label = Hry, v ktorých môžeš pokračovať
front-your-turn = Si na ťahu
front-their-turn = Na ťahu: { $name }
front-you-are = Hráš: { $side }
front-against = Proti úrovni { $level } · { $name }
front-ways = { $mode }: ďalšie možnosti hry
level-label = Úroveň počítača
level-named = { $level } · { $name }
level-1 = Semienko
level-2 = Klíčok
level-3 = Sadenica
level-4 = Krík
level-5 = Živý plot
level-6 = Zelená socha
level-7 = Labyrint
level-8 = Minotaurus
level-9 = Dokonalosť
level-match = Podľa mojej sily
level-match-about = Po výhre úroveň stúpne, po prehre klesne.
level-figures = Aká je silná?
level-rating-zero = Pri úrovni 1 sa stupnica začína: jej sila je 0.
level-rating-elo = Nameraná sila { $rating }, medzi { $low } a { $high }. Úroveň 1 má 0; kto má o 100 viac, vyhrá asi 64 hier zo 100.
level-rating-score = Namerané proti úrovni 3 druhej strany: { $rating } bodov zo 100, medzi { $low } a { $high }.
level-perfect-about = So štyrmi duchmi hrá ako najsilnejšia úroveň. S tromi alebo menej duchmi neurobí v práve hranom živote nikdy chybu. Tvoje zariadenie to vypočíta na začiatku hry.
level-like-classic-1 = Hrá pre radosť a veľa prehliadne. Ideálna na prvú hru.
level-like-classic-2 = Málokedy myslí dopredu. Vyrovnaný súper pre začiatočníkov.
level-like-classic-3 = Porazí väčšinu začiatočníkov, ale ľahko sa dá prekabátiť.
level-like-classic-4 = Dobrý súper, keď už máš za sebou pár hier.
level-like-classic-5 = Porazí väčšinu ľudí, ktorí hrajú len občas.
level-like-classic-6 = Takmer nič neprehliadne. Pre skúsených.
level-like-classic-7 = Vidí ďaleko dopredu. Málokto ju porazí.
level-like-classic-8 = Najsilnejšia zo všetkých. Porazíš ju aspoň raz?
level-like-P-1 = PAC-MAN bez plánu. Ideálny na prvý lov.
level-like-P-2 = PAC-MAN, ktorý vidí len najbližšie nebezpečenstvo. Vyrovnaný súper pre začiatočníkov.
level-like-P-3 = PAC-MAN, ktorý väčšine začiatočníkov ujde.
level-like-P-4 = PAC-MAN, ktorý plánuje dopredu a ťažko sa chytá do pasce.
level-like-P-5 = Najsilnejší PAC-MAN. Chytíš ho aspoň raz?
level-like-P-9 = PAC-MAN, ktorý po zjedení prvého ducha nerobí chyby a dá ti poriadne zabrať.
level-like-G-1 = Duchovia, ktorí len tak blúdia. Ideálni na prvú hru.
level-like-G-2 = Duchovia, ktorí ťa naháňajú, ale nechávajú medzery. Vyrovnaný súper pre začiatočníkov.
level-like-G-3 = Duchovia, ktorí lovia spoločne a porazia väčšinu začiatočníkov.
level-like-G-4 = Duchovia, ktorí ti odrežú cestu. Pre skúsených.
level-like-G-5 = Najsilnejší duchovia. Takmer žiadnu medzeru nenechajú.
level-like-G-9 = Duchovia, ktorí po zjedení prvého z nich nerobia chyby a dajú ti poriadne zabrať.
set-up-title = { $mode }: príprava hry
set-up-seats = Kto hrá
set-up-person = Niekto pri tejto obrazovke
set-up-computer = Počítač, úroveň
set-up-who = Kto hrá: { $who }
set-up-name = Meno: { $who }
set-up-name-hint = Meno
set-up-ghost-players = Hráči duchov
set-up-players-count =
    { $n ->
        [one] Jeden
        [few] { $n }
       *[other] { $n }
    }
set-up-deal = Rozdať duchov znova
set-up-ghost-player = Hráč duchov { $n }
set-up-character = Postava: { $who }
character-eater = Jedák
character-horns = Duch s rožkami
character-bow = Duch s mašľou
character-curl = Duch s kučierkou
character-nightcap = Duch v nočnej čiapke
set-up-first = Kto začína
set-up-lot = Náhodne
set-up-loser = Kto prehral minulú hru
set-up-more = Doska a prekážky
set-up-size = Doska
set-up-squares = { $size } krát { $size }
set-up-fences = Prekážky pre každého
set-up-fences-usual = { $n }, ako zvyčajne
set-up-maze = Bludisko
set-up-maze-this = Toto
set-up-maze-draw = Nakresliť vlastné
set-up-position = Hra sa začína z tejto pozície
set-up-bad = Táto hra sa nedá hrať. Kód chyby: { $code }
set-up-start = Začať hru
setting-theme = Vzhľad
theme-system = Podľa systému
theme-arcade = Automat
theme-wood = Drevo
theme-garden = Záhrada
theme-paper = Papier
theme-contrast = Vysoký kontrast
setting-pieces = Figúrky
pieces-characters = Postavy
pieces-pawns = Jednoduché figúrky
pieces-counters = Žetóny
setting-fences = Prekážky
fences-theme = Všetky rovnakej farby
fences-owners = Vo farbe hráča
setting-language = Jazyk
setting-language-system = Podľa prehliadača
load-failed = Túto stránku sa nepodarilo načítať. Si na internete?
language-failed = { $language }: tento jazyk sa nepodarilo načítať. Si na internete?
language-behind = { $language } (čiastočne po anglicky)
setting-confirm = Potvrdiť prekážku pred postavením
confirm-touch = Len na dotykovej obrazovke
confirm-always = Vždy
confirm-never = Nikdy
setting-motion = Animácie
motion-system = Podľa systému
motion-full = Plné
motion-none = Žiadne
setting-sounds = Zvuky
setting-coordinates = Písmená a čísla na doske
setting-ways = Ukazovať najkratšie cesty
setting-premoves = Ťahy vopred: vyber svoj ťah, kým hrajú ostatní (online)
device-title = Uložené na tomto zariadení
device-about = Tvoje hry, bludiská a nastavenia sú uložené v tomto prehliadači a nikde inde.
device-export = Uložiť všetko do súboru
device-erase = Vymazať všetko
device-erased = Všetko je vymazané.
device-ask = Vymazať všetky hry, bludiská a nastavenia na tomto zariadení? Nedá sa to vrátiť.
games-none = Zatiaľ žiadne hry. Každá začatá hra sa uloží sem, na toto zariadenie.
games-play = Zahrať si
games-running =
    { $n ->
        [0] Nezačatá · { $when }
        [one] Zatiaľ jedna akcia · { $when }
        [few] Zatiaľ { $n } akcie · { $when }
       *[other] Zatiaľ { $n } akcií · { $when }
    }
games-over =
    { $n ->
        [one] Koniec po jednej akcii · { $when }
        [few] Koniec po { $n } akciách · { $when }
       *[other] Koniec po { $n } akciách · { $when }
    }
games-remove = Vymazať túto hru: { $mode }
games-removed = Vymazané: { $mode }
games-continue = Pokračovať
games-look = Pozrieť
games-analyse = Rozobrať
games-save-all = Uložiť všetko do súboru
games-open = Otvoriť súbory hier
games-opened =
    { $n ->
        [one] Pribudla jedna hra.
        [few] Pribudli { $n } hry.
       *[other] Pribudlo { $n } hier.
    }
games-open-bad = Hra { $game } z tohto súboru sa nedá prečítať. Kód chyby: { $code }
update-ready = Nová verzia je pripravená.
update-now = Aktualizovať
update-later = Neskôr
text-home = Späť na úvodnú stránku
about-1 = Hedgemaze je bezplatná dosková hra s otvoreným kódom, s figúrkami a prekážkami pre dvoch až štyroch hráčov a s variantmi, v ktorých PAC-MANA naháňajú štyria duchovia.
about-2 = Hrá sa podľa pravidiel hry Quoridor PAC-MAN. Quoridor a PAC-MAN sú ochranné známky svojich vlastníkov, s ktorými Hedgemaze nemá nič spoločné. Všetky kresby, zvuky, texty aj kód sú naše vlastné.
about-3 = Obrázok bludiska z návodu nemáme. Bludiská v Hedgemaze sú rekonštrukcie a môžeš si nakresliť vlastné.
about-4 = Počítačoví súperi premýšľajú na tvojom zariadení. Rovnako ako ľudia všeličo prehliadnu: čím nižšia úroveň, tým viac. Ak je pri úrovni číslo, jej sila sa namerala v hrách proti iným úrovniam.
about-5 = Stránku si môžeš nainštalovať z ponuky prehliadača a otvárať ju ako každú inú aplikáciu. Po prvej návšteve fungujú hry na tejto obrazovke a proti počítaču bez pripojenia.
about-6 = Zdrojový kód je otvorený pod licenciou Apache License 2.0.
privacy-1 = Hry na tejto obrazovke a proti počítaču nikdy neopustia tvoje zariadenie. Sú uložené v tomto prehliadači spolu s tvojimi bludiskami a nastaveniami.
privacy-2 = Účet nepotrebuješ. Nie sú tu reklamy ani sledovanie a stránka nič nenačítava z iných webov.
privacy-3 = Hra s priateľmi je uložená na serveri, z ktorého je táto stránka: ťahy, napísané mená a kedy sa hralo. Jeden súbor cookie tohto webu si pamätá, ktoré miesta sú tvoje.
privacy-4 = V nastaveniach môžeš všetko, čo je uložené na tomto zariadení, stiahnuť ako súbor a vymazať.
missing-1 = Na tejto adrese nie je žiadna stránka. Možno chýba písmeno.
shortcuts-title = Klávesové skratky
shortcuts-board = Na doske
shortcuts-fence = Prekážky
shortcuts-pacman = Hry s PAC-MANOM
shortcuts-page = Všade
shortcut-move = Prejsť z políčka na políčko
shortcut-edge = Prejsť na okraj dosky
shortcut-act = Vybrať figúrku alebo s ňou ísť na políčko
shortcut-type = Napísať akciu, napríklad e2 alebo e3h
shortcut-back = Vrátiť, čo držíš
shortcut-fence = Vziať prekážku
shortcut-slide = Posunúť prekážku
shortcut-turn = Otočiť prekážku
shortcut-place = Postaviť prekážku
shortcut-stop = Ukončiť ťah figúrky alebo celý svoj ťah
shortcut-spend = Použiť bodku
shortcut-graph = V rozbore: prechádzať hru po grafe
shortcut-card = Ukázať tieto skratky
key-enter = Enter
key-space = Medzerník
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Koliesko
key-right-click = Pravé tlačidlo
