app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Ugrás a tartalomhoz
app-nav = Oldalak
app-menu = Az összes oldal menüje
page-game = Játszma
page-new = Új játszma
page-maze = Labirintustervező
page-rules = Szabályok
page-games = Játszmáim
page-puzzles = Fejtörők
page-analysis = Elemzés
page-settings = Beállítások
page-about = Névjegy
page-privacy = Adatvédelem
page-missing = Nincs ilyen oldal
mode-classic2 = Klasszikus kettesben
mode-classic3 = Klasszikus hármasban
mode-classic4 = Klasszikus négyesben
mode-pacman = PAC-MAN-változat
mode-advanced = Haladó PAC-MAN
mode-players-classic2 = 2 játékos
mode-players-classic3 = 3 játékos
mode-players-classic4 = 4 játékos
mode-players-pacman = 2–5 játékos
mode-players-advanced = 2–5 játékos
mode-about-classic2 = Érj át elsőként a túloldalra. A falak meghosszabbítják az utat.
mode-about-classic3 = Három bábu, fejenként hat fal, és nincsenek szövetségesek.
mode-about-classic4 = Négy bábu találkozik középen. Mindenki egyedül játszik.
mode-about-pacman =
    { $role ->
        [G] Kapd el PAC-MAN-t háromszor, mielőtt mind a négy erőbogyót megeszi.
       *[P] Edd meg mind a négy erőbogyót, mielőtt a szellemek háromszor elkapnak.
    }
mode-about-advanced = A szellemek kitörnek a kamrájukból, és mindkét fél falakat épít.
front-title = Verseny a labirintusban, amelyet te építesz
front-lead = Fuss, építs falakat, menekülj a szellemek elől. Játssz azonnal, egyedül vagy együtt. Fiók sem kell hozzá.
front-continue = Folytatás: { $mode }
front-continue-since = Utoljára: { $when }
front-pick = Válassz játékot
front-play = Játék
front-role = Te vagy
front-computer = Játék a gép ellen
front-here = Játék ezen a képernyőn
front-set-up = Játszma beállítása
front-friends = Játék barátokkal
front-more = Továbbiak
front-learn = Tanulj meg játszani
front-learn-about = Rövid leckék a táblán
front-rules = A szabályok
front-rules-about = Egy perc alatt elolvasod
front-maze = Rajzolj labirintust
front-maze-about = Saját labirintus a szellemeknek
front-analysis = Elemzés
front-analysis-about = Ki áll nyerésre, és miért
front-games = Játszmáim
front-games-about = Folytatás, visszanézés, mentés
puzzle-daily = A nap fejtörője
front-daily-about = Minden nap egy új
front-daily-done = Megoldva! Holnap új fejtörő vár.
puzzle-days =
    { $n ->
        [one] 1 nap egymás után
       *[other] { $n } nap egymás után
    }
front-continue-label = Folytatható játszmáid
front-your-turn = Te jössz
front-their-turn = Következik: { $name }
front-you-are = Te: { $side }
front-against = Ellenfél: { $level }. szint · { $name }
front-ways = { $mode }: további lehetőségek
level-label = A gép szintje
level-named = { $level } · { $name }
level-1 = Mag
level-2 = Csíra
level-3 = Csemete
level-4 = Bokor
level-5 = Sövény
level-6 = Bokorszobor
level-7 = Labirintus
level-8 = Minótaurosz
level-9 = Tökéletes
level-match = Hozzám illő szint
level-match-about = A szint emelkedik, ha nyersz, és csökken, ha veszítesz.
level-figures = Ez milyen erős?
level-rating-zero = A skála az 1. szinttel kezdődik: annak az ereje 0.
level-rating-elo = Mért játékerő: { $rating }, a pontos érték { $low } és { $high } között van. Az 1. szint ereje 0; akinek 100-zal több van, 100 játszmából körülbelül 64-et nyer meg.
level-rating-score = A másik fél 3. szintje ellen mérve: 100 pontból { $rating }, a pontos érték { $low } és { $high } között van.
level-perfect-about = Négy szellemmel úgy játszik, mint a legerősebb szint. Legfeljebb három szellemmel sohasem hibázik az éppen tartó életben. Ezt az eszközöd számolja ki a játszma elején.
level-like-classic-1 = Csak szórakozásból játszik, és sok mindent nem vesz észre. Első játszmához éppen jó.
level-like-classic-2 = Ritkán gondol előre. Kezdőknek méltó ellenfél.
level-like-classic-3 = A legtöbb kezdőt legyőzi, de könnyű becsapni.
level-like-classic-4 = Jó ellenfél, ha már játszottál néhányszor.
level-like-classic-5 = Legyőzi a legtöbb embert, aki csak néha játszik.
level-like-classic-6 = Alig néz el valamit. Gyakorlott játékosoknak.
level-like-classic-7 = Messzire előrelát. Kevesen győzik le.
level-like-classic-8 = Itt ő a legerősebb. Le tudod győzni akár csak egyszer is?
level-like-P-1 = Terv nélküli PAC-MAN. Az első vadászathoz éppen jó.
level-like-P-2 = Olyan PAC-MAN, aki csak a legközelebbi veszélyt látja. Kezdőknek méltó ellenfél.
level-like-P-3 = Olyan PAC-MAN, aki a legtöbb kezdő elől elmenekül.
level-like-P-4 = Olyan PAC-MAN, aki előre tervez, és nehéz csapdába csalni.
level-like-P-5 = Itt ő a legerősebb PAC-MAN. El tudod kapni akár csak egyszer is?
level-like-P-9 = Olyan PAC-MAN, aki egy szellem megevése után már nem hibázik, és nehéz feladat elé állít.
level-like-G-1 = Céltalanul kóborló szellemek. Első játszmához éppen jók.
level-like-G-2 = Üldöznek, de hagynak réseket. Kezdőknek méltó ellenfelek.
level-like-G-3 = Együtt vadászó szellemek, akik a legtöbb kezdőt legyőzik.
level-like-G-4 = Elvágják az utadat. Gyakorlott játékosoknak.
level-like-G-5 = Itt ők a legerősebb szellemek. Alig hagynak rést.
level-like-G-9 = Olyan szellemek, akik nem hibáznak, ha egyiküket már megették, és nehéz feladat elé állítanak.
set-up-title = { $mode }: játszma beállítása
set-up-seats = Kik játszanak
set-up-person = Valaki ezen a képernyőn
set-up-computer = A gép, szint
set-up-who = Ki játssza: { $who }
set-up-name = Név: { $who }
set-up-name-hint = Név
set-up-ghost-players = Szellemjátékosok
set-up-players-count =
    { $n ->
        [one] Egy
       *[other] { $n }
    }
set-up-deal = Szellemek újraosztása
set-up-ghost-player = { $n }. szellemjátékos
set-up-character = Figura: { $who }
character-eater = Falánk
character-horns = Szarvas szellem
character-bow = Masnis szellem
character-curl = Tincses szellem
character-nightcap = Hálósipkás szellem
set-up-first = Ki kezd
set-up-lot = Véletlenszerűen
set-up-loser = Aki az előző játszmát elvesztette
set-up-more = Tábla és falak
set-up-size = Tábla
set-up-squares = { $size } × { $size } mező
set-up-fences = Falak fejenként
set-up-fences-usual = { $n }, a szokásos
set-up-maze = Labirintus
set-up-maze-this = Ez
set-up-maze-draw = Rajzolok egyet
set-up-position = A játszma ebből az állásból indul
set-up-bad = Ez a játszma így nem játszható. Hibakód: { $code }
set-up-start = Kezdődjön a játszma
setting-theme = Megjelenés
theme-system = Ahogy a rend­szerben
theme-arcade = Játékterem
theme-wood = Fa
theme-garden = Kert
theme-paper = Papír
theme-contrast = Nagy kontraszt
setting-pieces = Bábuk
pieces-characters = Figurák
pieces-pawns = Egyszerű bábuk
pieces-counters = Korongok
setting-fences = Falak
fences-theme = Mind egyszínű
fences-owners = A játékos színében
setting-language = Nyelv
setting-language-system = Ahogy a böngészőben
load-failed = Ezt az oldalt nem sikerült betölteni. Van internetkapcsolat?
language-failed = { $language }: ezt a nyelvet nem sikerült betölteni. Van internetkapcsolat?
language-behind = { $language } (részben angol)
setting-confirm = Megerősítés fal lerakása előtt
confirm-touch = Csak érintőképernyőn
confirm-always = Mindig
confirm-never = Soha
setting-motion = Mozgás
motion-system = Ahogy a rend­szerben
motion-full = Teljes
motion-none = Nincs
setting-sounds = Hangok
setting-coordinates = Betűk és számok a táblán
setting-ways = A legrövidebb utak mutatása
setting-premoves = Előre választott lépés: válaszd ki a lépésed, amíg a többiek játszanak (online)
device-title = Ezen az eszközön tárolva
device-about = A játszmáid, a labirintusaid és a beállításaid ebben a böngészőben vannak, sehol máshol.
device-export = Minden mentése fájlba
device-erase = Minden törlése
device-erased = Minden törölve.
device-ask = Törlöd az eszköz összes játszmáját, labirintusát és beállítását? Ezt nem lehet visszavonni.
games-none = Még nincs játszmád. Minden játszmát, amelyet elkezdesz, itt mentünk el, ezen az eszközön.
games-play = Játssz egyet
games-running =
    { $n ->
        [0] Még nem kezdődött el · { $when }
        [one] Eddig egy akció · { $when }
       *[other] Eddig { $n } akció · { $when }
    }
games-over =
    { $n ->
        [one] Egy akció után vége · { $when }
       *[other] { $n } akció után vége · { $when }
    }
games-remove = Játszma törlése: { $mode }
games-removed = Törölve: { $mode }
games-continue = Folytatás
games-look = Visszanézés
games-analyse = Elemzés
games-save-all = Mind mentése fájlba
games-open = Játszmafájlok megnyitása
games-opened =
    { $n ->
        [one] Egy játszma hozzáadva.
       *[other] { $n } játszma hozzáadva.
    }
games-open-bad = A fájl { $game }. játszmája nem olvasható. Hibakód: { $code }
update-ready = Új verzió érhető el.
update-now = Frissítés most
update-later = Később
text-home = Vissza a kezdőlapra
about-1 = A Hedgemaze ingyenes, nyílt forráskódú társasjáték bábukkal és falakkal, két–négy játékosnak. Van olyan változata is, amelyben PAC-MAN-t négy szellem üldözi.
about-2 = A Quoridor PAC-MAN szabályai szerint játszunk. A Quoridor és a PAC-MAN a tulajdonosaik védjegye, akiknek semmi közük a Hedgemaze-hez. Minden rajz, hang, szöveg és programkód a miénk.
about-3 = A szabályfüzet labirintusképe nincs meg nekünk. A Hedgemaze labirintusai rekonstrukciók, és sajátot is rajzolhatsz.
about-4 = A gépi játékosok a te eszközödön futnak. Ők is elnéznek dolgokat, mint az emberek: minél alacsonyabb a szint, annál többet. Ahol a szint mellett szám áll, azt az erősséget a többi szint elleni játszmákban mértük.
about-5 = Ezt az oldalt a böngésződ menüjéből telepítheted is, és úgy nyithatod meg, mint bármelyik alkalmazást. Az első látogatás után az ezen a képernyőn és a gép ellen játszott játszmákhoz nem kell kapcsolat.
about-6 = A forráskód nyílt, az Apache License 2.0 szerint.
privacy-1 = Az ezen a képernyőn és a gép ellen játszott játszmák sohasem hagyják el az eszközödet. Ebben a böngészőben vannak tárolva, a labirintusaiddal és a beállításaiddal együtt.
privacy-2 = Nem kell fiók. Nincsenek hirdetések, senki sem követi, mit csinálsz, és az oldal semmit sem tölt be más webhelyekről.
privacy-3 = A barátokkal játszott játszmát az a kiszolgáló tárolja, amelyről ezt az oldalt megnyitottad: a lépéseket, a beírt neveket és a játszma idejét. A webhely egyetlen sütije jegyzi meg, melyik helyek a tieid.
privacy-4 = A beállításokban fájlba mentheted és törölheted mindazt, amit ez az eszköz tárol.
missing-1 = Ezen a címen nincs oldal. Talán hiányzik egy betű.
shortcuts-title = Billentyűparancsok
shortcuts-board = A táblán
shortcuts-fence = Falak
shortcuts-pacman = PAC-MAN-játékok
shortcuts-page = Mindenhol
shortcut-move = Mezőről mezőre
shortcut-edge = A tábla széléig
shortcut-act = Bábu kiválasztása, vagy lépés a mezőre
shortcut-type = Akció beírása, például e2 vagy e3h
shortcut-back = Visszateszed, ami a kezedben van
shortcut-fence = Fal felvétele
shortcut-slide = Fal tolása
shortcut-turn = Fal elforgatása
shortcut-place = Fal lerakása
shortcut-stop = A bábu lépésének vagy az egész körödnek a vége
shortcut-spend = Erőbogyó bevetése
shortcut-graph = Az elemzésben: lépkedés a játszmában a görbén
shortcut-card = Ez a lista
key-enter = Enter
key-space = Szóköz
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Görgő
key-right-click = Jobb kattintás
