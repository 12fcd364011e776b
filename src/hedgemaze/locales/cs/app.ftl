# Rám stránky, úvodní stránka, nastavení a prosté stránky.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Přejít k obsahu
app-nav = Stránky
app-menu = Nabídka všech stránek
page-game = Hra
page-new = Nová hra
page-maze = Editor bludišť
page-rules = Pravidla
page-games = Moje hry
page-puzzles = Úlohy
page-analysis = Rozbor
page-settings = Nastavení
page-about = O hře
page-privacy = Soukromí
page-missing = Stránka nenalezena
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
mode-about-classic2 = Dojdi na protější stranu jako první. Překážky prodlužují cestu.
mode-about-classic3 = Tři figurky, každá šest překážek a žádní spojenci.
mode-about-classic4 = Čtyři figurky se potkají uprostřed. Každý hraje za sebe.
mode-about-pacman =
    { $role ->
        [G] Chyť PAC-MANA třikrát dřív, než sní všechny čtyři tečky.
       *[P] Sněz všechny čtyři tečky dřív, než tě duchové třikrát chytí.
    }
mode-about-advanced = Duchové prchají z komnaty a překážky staví obě strany.
front-title = Závod bludištěm, které stavíš
front-lead = Závoď, stav překážky, unikej duchům. Hraj hned, o samotě nebo společně, bez účtu.
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
front-learn = Naučit se hrát
front-learn-about = Krátké lekce na desce
front-rules = Pravidla
front-rules-about = Přečteš je za minutu
front-maze = Nakreslit bludiště
front-maze-about = Vlastní bludiště pro duchy
front-analysis = Rozbor
front-analysis-about = Kdo vyhrává a proč
front-games = Moje hry
front-games-about = Dohrát, přehrát, uložit
puzzle-daily = Úloha dne
front-daily-about = Každý den nová
front-daily-done = Vyřešeno! Zítra tu bude nová.
puzzle-days =
    { $n ->
        [one] { $n } den v řadě
        [few] { $n } dny v řadě
       *[other] { $n } dní v řadě
    }
front-continue-label = Hry, ve kterých můžeš pokračovat
front-your-turn = Jsi na tahu
front-their-turn = Na tahu: { $name }
front-you-are = Hraješ: { $side }
front-against = Proti úrovni { $level } · { $name }
front-ways = { $mode }: další možnosti hry
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
level-9 = Dokonalost
level-match = Podle mé síly
level-match-about = Po výhře úroveň stoupne, po prohře klesne.
level-figures = Jak je silná?
level-rating-zero = U úrovně 1 stupnice začíná: její síla je 0.
level-rating-elo = Změřená síla { $rating }, mezi { $low } a { $high }. Úroveň 1 má 0; kdo má o 100 víc, vyhraje asi 64 her ze 100.
level-rating-score = Změřeno proti úrovni 3 druhé strany: { $rating } bodů ze 100, mezi { $low } a { $high }.
level-perfect-about = Se čtyřmi duchy hraje jako nejsilnější úroveň. Se třemi nebo méně duchy neudělá v právě hraném životě nikdy chybu. Tvé zařízení to spočítá na začátku hry.
level-like-classic-1 = Hraje pro radost a hodně přehlédne. Ideální na první hru.
level-like-classic-2 = Málokdy myslí dopředu. Vyrovnaný soupeř pro začátečníky.
level-like-classic-3 = Porazí většinu začátečníků, ale snadno se nechá přelstít.
level-like-classic-4 = Dobrý soupeř, když už máš za sebou pár her.
level-like-classic-5 = Porazí většinu lidí, kteří hrají jen občas.
level-like-classic-6 = Skoro nic nepřehlédne. Pro zkušené.
level-like-classic-7 = Vidí daleko dopředu. Málokdo ji porazí.
level-like-classic-8 = Nejsilnější ze všech. Porazíš ji aspoň jednou?
level-like-P-1 = PAC-MAN bez plánu. Ideální na první lov.
level-like-P-2 = PAC-MAN, který vidí jen nejbližší nebezpečí. Vyrovnaný soupeř pro začátečníky.
level-like-P-3 = PAC-MAN, který většině začátečníků uteče.
level-like-P-4 = PAC-MAN, který plánuje dopředu a těžko se chytá do pasti.
level-like-P-5 = Nejsilnější PAC-MAN. Chytíš ho aspoň jednou?
level-like-P-9 = PAC-MAN, který po snědení prvního ducha nedělá chyby a dá ti pořádně zabrat.
level-like-G-1 = Duchové, kteří jen tak bloudí. Ideální na první hru.
level-like-G-2 = Duchové, kteří tě honí, ale nechávají mezery. Vyrovnaný soupeř pro začátečníky.
level-like-G-3 = Duchové, kteří loví společně a porazí většinu začátečníků.
level-like-G-4 = Duchové, kteří ti odříznou cestu. Pro zkušené.
level-like-G-5 = Nejsilnější duchové. Skoro žádnou mezeru nenechají.
level-like-G-9 = Duchové, kteří po snědení prvního z nich nedělají chyby a dají ti pořádně zabrat.
set-up-title = { $mode }: příprava hry
set-up-seats = Kdo hraje
set-up-person = Někdo u této obrazovky
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
set-up-lot = Náhodně
set-up-loser = Kdo prohrál minulou hru
set-up-more = Deska a překážky
set-up-size = Deska
set-up-squares = { $size } krát { $size }
set-up-fences = Překážky pro každého
set-up-fences-usual = { $n }, jako obvykle
set-up-maze = Bludiště
set-up-maze-this = Toto
set-up-maze-draw = Nakreslit vlastní
set-up-position = Hra začíná z této pozice
set-up-bad = Tuto hru nelze hrát. Kód chyby: { $code }
set-up-start = Začít hru
setting-theme = Vzhled
theme-system = Podle systému
theme-arcade = Automat
theme-wood = Dřevo
theme-garden = Zahrada
theme-paper = Papír
theme-contrast = Vysoký kontrast
setting-pieces = Figurky
pieces-characters = Postavy
pieces-pawns = Prosté figurky
pieces-counters = Žetony
setting-fences = Překážky
fences-theme = Všechny stejné barvy
fences-owners = V barvě hráče
setting-language = Jazyk
setting-language-system = Podle prohlížeče
load-failed = Tuto stránku se nepodařilo načíst. Jsi na internetu?
language-failed = { $language }: tento jazyk se nepodařilo načíst. Jsi na internetu?
language-behind = { $language } (částečně anglicky)
setting-confirm = Potvrdit překážku, než se postaví
confirm-touch = Jen na dotykové obrazovce
confirm-always = Vždy
confirm-never = Nikdy
setting-motion = Animace
motion-system = Podle systému
motion-full = Plné
motion-none = Žádné
setting-sounds = Zvuky
setting-coordinates = Písmena a čísla na desce
setting-ways = Ukazovat nejkratší cesty
setting-premoves = Tahy předem: vyber svůj tah, zatímco hrají ostatní (online)
device-title = Uloženo na tomto zařízení
device-about = Tvé hry, bludiště a nastavení jsou uloženy v tomto prohlížeči a nikde jinde.
device-export = Uložit vše do souboru
device-erase = Smazat vše
device-erased = Vše je smazáno.
device-ask = Smazat všechny hry, bludiště a nastavení na tomto zařízení? Nelze to vrátit.
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
games-continue = Pokračovat
games-look = Přehrát
games-analyse = Rozebrat
games-save-all = Uložit vše do souboru
games-open = Otevřít soubory her
games-opened =
    { $n ->
        [one] Přidána jedna hra.
        [few] Přidány { $n } hry.
       *[other] Přidáno { $n } her.
    }
games-open-bad = Hru { $game } z tohoto souboru nelze přečíst. Kód chyby: { $code }
update-ready = Nová verze je připravena.
update-now = Aktualizovat
update-later = Později
text-home = Zpět na úvodní stránku
about-1 = Hedgemaze je bezplatná desková hra s otevřeným kódem, s figurkami a překážkami pro dva až čtyři hráče a s variantami, ve kterých PAC-MANA honí čtyři duchové.
about-2 = Hraje se podle pravidel hry Quoridor PAC-MAN. Quoridor a PAC-MAN jsou ochranné známky svých vlastníků, s nimiž Hedgemaze nemá nic společného. Všechny kresby, zvuky, texty i kód jsou naše vlastní.
about-3 = Obrázek bludiště z návodu nemáme. Bludiště v Hedgemaze jsou rekonstrukce a můžeš si nakreslit vlastní.
about-4 = Počítačoví soupeři přemýšlejí na tvém zařízení. Stejně jako lidé leccos přehlédnou: čím nižší úroveň, tím víc. Pokud je u úrovně číslo, její síla byla změřena ve hrách proti jiným úrovním.
about-5 = Stránku si můžeš nainstalovat z nabídky prohlížeče a otevírat ji jako každou jinou aplikaci. Po první návštěvě fungují hry na této obrazovce a proti počítači bez připojení.
about-6 = Zdrojový kód je otevřený pod licencí Apache License 2.0.
privacy-1 = Hry na této obrazovce a proti počítači nikdy neopustí tvé zařízení. Jsou uloženy v tomto prohlížeči spolu s tvými bludišti a nastavením.
privacy-2 = Účet nepotřebuješ. Nejsou tu reklamy ani sledování a stránka nic nenačítá z jiných webů.
privacy-3 = Hra s přáteli je uložena na serveru, ze kterého je tato stránka: tahy, napsaná jména a kdy se hrálo. Jeden soubor cookie tohoto webu si pamatuje, která místa jsou tvoje.
privacy-4 = V nastavení můžeš vše, co je uloženo na tomto zařízení, stáhnout jako soubor a smazat.
missing-1 = Na této adrese žádná stránka není. Možná chybí písmeno.
shortcuts-title = Klávesové zkratky
shortcuts-board = Na desce
shortcuts-fence = Překážky
shortcuts-pacman = Hry s PAC-MANEM
shortcuts-page = Všude
shortcut-move = Přejít z políčka na políčko
shortcut-edge = Přejít na okraj desky
shortcut-act = Vybrat figurku nebo s ní jít na políčko
shortcut-type = Napsat akci, třeba e2 nebo e3h
shortcut-back = Vrátit, co držíš
shortcut-fence = Vzít překážku
shortcut-slide = Posunout překážku
shortcut-turn = Otočit překážku
shortcut-place = Postavit překážku
shortcut-stop = Ukončit tah figurky nebo celý svůj tah
shortcut-spend = Použít tečku
shortcut-graph = V rozboru: procházet hru po grafu
shortcut-card = Ukázat tyto zkratky
key-enter = Enter
key-space = Mezerník
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Kolečko
key-right-click = Pravé tlačítko
