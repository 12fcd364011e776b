# Rám stránky, úvodná stránka, nastavenia a jednoduché stránky.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Prejsť na obsah
app-nav = Stránky
page-game = Hra
page-new = Nová hra
page-maze = Editor bludísk
page-rules = Pravidlá
page-games = Moje hry
page-analysis = Rozbor
page-settings = Nastavenia
page-about = O hre
page-privacy = Súkromie
page-missing = Nič tu nie je
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
mode-about-classic2 = Kto prvý dôjde na protiľahlú stranu? Prekážky predlžujú cestu.
mode-about-classic3 = Tri figúrky, po šesť prekážok a žiadni priatelia.
mode-about-classic4 = Štyri figúrky sa stretnú uprostred. Každý hrá za seba.
mode-about-pacman =
    { $role ->
        [G] Chyť PAC-MANA trikrát skôr, ako zje štyri bodky.
       *[P] Zjedz štyri bodky skôr, ako ťa duchovia trikrát chytia.
    }
mode-about-advanced = Duchovia unikajú z komnaty a všetci stavajú prekážky.
front-title = Preteky bludiskom, ktoré staviaš
front-lead = Figúrky bežia, prekážky rastú, duchovia lovia. Hraj hneď, osamote alebo spoločne, bez účtu.
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
front-learn = Nauč sa hrať
front-learn-about = Krátke lekcie na doske
front-rules = Pravidlá
front-rules-about = Všetky za minútu
front-maze = Nakresli bludisko
front-maze-about = Vlastné bludisko pre duchov
front-analysis = Rozbor
front-analysis-about = Kto vyhráva a prečo
front-games = Moje hry
front-games-about = Dohrať, pozrieť, uložiť
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
set-up-title = { $mode }: príprava hry
set-up-seats = Kto hrá
set-up-person = Človek tu
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
set-up-lot = Žrebom
set-up-loser = Kto minule prehral
set-up-more = Doska a prekážky
set-up-size = Doska
set-up-squares = { $size } krát { $size }
set-up-fences = Prekážky pre každého
set-up-fences-usual = { $n }, ako zvyčajne
set-up-maze = Bludisko
set-up-maze-this = Toto
set-up-maze-draw = Nakresliť vlastné
set-up-position = Hra sa začína tu
set-up-bad = Takto sa hrať nedá ({ $code }).
set-up-start = Začať hru
setting-theme = Vzhľad
theme-system = Podľa systému
theme-arcade = Automat
theme-wood = Drevo
theme-contrast = Vysoký kontrast
setting-language = Jazyk
setting-language-system = Podľa prehliadača
language-failed = { $language }: tento jazyk sa nepodarilo načítať. Funguje pripojenie?
language-behind = { $language } (čiastočne po anglicky)
setting-confirm = Potvrdiť prekážku pred postavením
confirm-touch = Len pri dotyku
confirm-always = Vždy
confirm-never = Nikdy
setting-motion = Pohyb
motion-system = Podľa systému
motion-full = Plný
motion-none = Žiadny
setting-sounds = Zvuky
setting-coordinates = Písmená a čísla na doske
setting-ways = Ukazovať najkratšie cesty
device-title = Uložené na tomto zariadení
device-about = Hry, bludiská a nastavenia sú v úložisku tohto prehliadača a nikde inde.
device-export = Uložiť všetko do súboru
device-erase = Vymazať všetko
device-erased = Všetko je vymazané.
device-ask = Vymazať z tohto zariadenia všetky hry, bludiská a nastavenia? Nedá sa to vrátiť.
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
games-continue = Hrať ďalej
games-look = Pozrieť
games-analyse = Rozobrať
games-save-all = Uložiť všetko do súboru
games-open = Otvoriť zápisy
games-opened =
    { $n ->
        [one] Pribudla jedna hra.
        [few] Pribudli { $n } hry.
       *[other] Pribudlo { $n } hier.
    }
games-open-bad = Hra { $game } z tohto súboru sa nedá prečítať ({ $code }).
update-ready = Nová verzia je pripravená.
update-now = Použiť hneď
update-later = Neskôr
text-home = Na úvodnú stránku
about-1 = Hedgemaze je bezplatný program pre doskovú hru s figúrkami a prekážkami pre dvoch až štyroch hráčov a pre jej varianty s okrúhlym jedákom a štyrmi duchmi.
about-2 = Hrá podľa pravidiel Quoridor PAC-MAN. Quoridor a PAC-MAN sú ochranné známky svojich vlastníkov, s ktorými Hedgemaze nemá nič spoločné. Kresby, zvuky, texty aj program sú vlastné.
about-3 = Obrázok bludiska z návodu medzi našimi zdrojmi nie je. Bludiská, ktoré v Hedgemaze nájdeš, sú naše rekonštrukcie a môžeš si nakresliť vlastné.
about-4 = Súperi premýšľajú na tvojom zariadení. Všeličo prehliadnu, rovnako ako ľudia: čím nižšia úroveň, tým viac. Číslo pri úrovni sa nameralo v hrách proti iným úrovniam.
about-5 = Nainštaluj stránku z ponuky prehliadača a bude sa otvárať ako každá iná aplikácia. Hry na tejto obrazovke a proti počítaču po prvej návšteve pripojenie nepotrebujú.
about-6 = Zdrojový kód je otvorený pod licenciou Apache License 2.0.
privacy-1 = Hry na tejto obrazovke a proti počítaču nikdy neopustia tvoje zariadenie. Sú v úložisku tohto prehliadača spolu s tvojimi bludiskami a nastaveniami.
privacy-2 = Nie sú tu účty, reklamy ani počítadlá a stránka nič nežiada od žiadneho iného webu.
privacy-3 = Hru s priateľmi uchováva server, z ktorého sa táto stránka otvorila: ťahy, napísané mená a kedy sa hralo. Ktoré miesta sú tvoje, hovorí jeden súbor cookie tohto webu.
privacy-4 = V nastaveniach môžeš všetko, čo je na tomto zariadení, uložiť do súboru a vymazať.
missing-1 = Táto adresa nikam nevedie. Možno v nej chýba písmeno.
