# Rám stránky, úvodní stránka, nastavení a prosté stránky.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Přejít k obsahu
app-nav = Stránky
page-game = Hra
page-new = Nová hra
page-maze = Editor bludišť
page-rules = Pravidla
page-games = Moje hry
page-analysis = Rozbor
page-settings = Nastavení
page-about = O hře
page-privacy = Soukromí
page-missing = Nic tu není
mode-classic2 = Klasika pro dva
mode-classic3 = Klasika pro tři
mode-classic4 = Klasika pro čtyři
mode-pacman = Varianta PAC-MAN
mode-advanced = Pokročilý PAC-MAN
mode-players-classic2 = 2 hráči
mode-players-classic3 = 3 hráči
mode-players-classic4 = 4 hráči
mode-players-pacman = 2 až 5 hráčů
mode-players-advanced = 2 až 5 hráčů
mode-about-classic2 = Dojdi první na protější stranu. Překážky prodlužují cestu.
mode-about-classic3 = Tři figurky, po šesti překážkách a žádní přátelé.
mode-about-classic4 = Čtyři figurky se potkají uprostřed. Každý hraje za sebe.
mode-about-pacman =
    { $role ->
        [G] Chyť PAC-MANA třikrát dřív, než sní čtyři tečky.
       *[P] Sněz čtyři tečky dřív, než tě duchové třikrát chytí.
    }
mode-about-advanced = Duchové prchají z komnaty a všichni staví překážky.
front-title = Závod bludištěm, které stavíš
front-lead = Figurky běží, překážky rostou, duchové loví. Hraj hned, o samotě nebo společně, bez účtu.
front-continue = Pokračovat: { $mode }
front-continue-since = Naposledy { $when }
front-pick = Vyber hru
front-play = Hrát
front-role = Tvoje strana
front-computer = Hrát proti počítači
front-here = Hrát na této obrazovce
front-set-up = Připravit hru
front-friends = Hrát s přáteli
front-more = Další
front-learn = Nauč se hrát
front-learn-about = Krátké lekce na desce
front-rules = Pravidla
front-rules-about = Všechna za minutu
front-maze = Nakresli bludiště
front-maze-about = Vlastní bludiště pro duchy
front-analysis = Rozbor
front-analysis-about = Kdo vyhrává a proč
front-games = Moje hry
front-games-about = Dohrát, prohlédnout, uložit
level-label = Úroveň počítače
level-named = { $level } · { $name }
level-1 = Semínko
level-2 = Klíček
level-3 = Sazenice
level-4 = Keř
level-5 = Živý plot
level-6 = Zelená socha
level-7 = Labyrint
level-8 = Minotaurus
set-up-title = { $mode }: příprava hry
set-up-seats = Kdo hraje
set-up-person = Člověk tady
set-up-computer = Počítač, úroveň
set-up-who = Kdo hraje: { $who }
set-up-name = Jméno: { $who }
set-up-name-hint = Jméno
set-up-ghost-players = Hráči duchů
set-up-players-count =
    { $n ->
        [one] Jeden
        [few] { $n }
       *[other] { $n }
    }
set-up-deal = Rozdat duchy znovu
set-up-ghost-player = Hráč duchů { $n }
set-up-character = Postava: { $who }
character-eater = Jedlík
character-horns = Duch s růžky
character-bow = Duch s mašlí
character-curl = Duch s kudrlinkou
character-nightcap = Duch v noční čepičce
set-up-first = Kdo začíná
set-up-lot = Losem
set-up-loser = Kdo minule prohrál
set-up-more = Deska a překážky
set-up-size = Deska
set-up-squares = { $size } krát { $size }
set-up-fences = Překážky pro každého
set-up-fences-usual = { $n }, jako obvykle
set-up-maze = Bludiště
set-up-maze-this = Toto
set-up-maze-draw = Nakreslit vlastní
set-up-position = Hra začíná tady
set-up-bad = Takhle se hrát nedá ({ $code }).
set-up-start = Začít hru
setting-theme = Vzhled
theme-system = Podle systému
theme-arcade = Automat
theme-wood = Dřevo
theme-contrast = Vysoký kontrast
setting-language = Jazyk
setting-language-system = Podle prohlížeče
language-failed = { $language }: tento jazyk se nepodařilo načíst. Funguje připojení?
language-behind = { $language } (částečně anglicky)
setting-confirm = Potvrdit překážku, než se postaví
confirm-touch = Jen při dotyku
confirm-always = Vždy
confirm-never = Nikdy
setting-motion = Pohyb
motion-system = Podle systému
motion-full = Plný
motion-none = Žádný
setting-sounds = Zvuky
setting-coordinates = Písmena a čísla na desce
setting-ways = Ukazovat nejkratší cesty
device-title = Uloženo na tomto zařízení
device-about = Hry, bludiště a nastavení jsou v úložišti tohoto prohlížeče a nikde jinde.
device-export = Uložit vše do souboru
device-erase = Smazat vše
device-erased = Vše je smazáno.
device-ask = Smazat z tohoto zařízení všechny hry, bludiště a nastavení? Nelze to vrátit.
games-none = Zatím žádné hry. Každá začatá hra se uloží sem, na toto zařízení.
games-play = Zahrát si
games-running =
    { $n ->
        [0] Nezačatá · { $when }
        [one] Zatím jedna akce · { $when }
        [few] Zatím { $n } akce · { $when }
       *[other] Zatím { $n } akcí · { $when }
    }
games-over =
    { $n ->
        [one] Konec po jedné akci · { $when }
        [few] Konec po { $n } akcích · { $when }
       *[other] Konec po { $n } akcích · { $when }
    }
games-remove = Smazat tuto hru: { $mode }
games-removed = Smazáno: { $mode }
games-continue = Hrát dál
games-look = Prohlédnout
games-analyse = Rozebrat
games-save-all = Uložit vše do souboru
games-open = Otevřít zápisy
games-opened =
    { $n ->
        [one] Přidána jedna hra.
        [few] Přidány { $n } hry.
       *[other] Přidáno { $n } her.
    }
games-open-bad = Hru { $game } z tohoto souboru nelze přečíst ({ $code }).
update-ready = Nová verze je připravena.
update-now = Použít hned
update-later = Později
text-home = Na úvodní stránku
about-1 = Hedgemaze je bezplatný program pro deskovou hru s figurkami a překážkami pro dva až čtyři hráče a pro její varianty s kulatým jedlíkem a čtyřmi duchy.
about-2 = Hraje podle pravidel Quoridor PAC-MAN. Quoridor a PAC-MAN jsou ochranné známky svých vlastníků, s nimiž Hedgemaze nemá nic společného. Kresby, zvuky, texty i program jsou vlastní.
about-3 = Obrázek bludiště z návodu mezi našimi zdroji není. Bludiště, která v Hedgemaze najdeš, jsou naše rekonstrukce a můžeš si nakreslit vlastní.
about-4 = Soupeři přemýšlejí na tvém zařízení. Leccos přehlédnou, stejně jako lidé: čím nižší úroveň, tím víc. Číslo u úrovně bylo změřeno ve hrách proti jiným úrovním.
about-5 = Nainstaluj stránku z nabídky prohlížeče a bude se otevírat jako každá jiná aplikace. Hry na této obrazovce a proti počítači po první návštěvě připojení nepotřebují.
about-6 = Zdrojový kód je otevřený pod licencí Apache License 2.0.
privacy-1 = Hry na této obrazovce a proti počítači nikdy neopustí tvé zařízení. Jsou v úložišti tohoto prohlížeče spolu s tvými bludišti a nastavením.
privacy-2 = Nejsou tu účty, reklamy ani počítadla a stránka nic nežádá od žádného jiného webu.
privacy-3 = Hru s přáteli uchovává server, ze kterého se tato stránka otevřela: tahy, napsaná jména a kdy se hrálo. Která místa jsou tvoje, říká jeden soubor cookie tohoto webu.
privacy-4 = V nastavení můžeš vše, co je na tomto zařízení, uložit do souboru a smazat.
missing-1 = Tato adresa nikam nevede. Možná v ní chybí písmeno.
