app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Ugrás a tartalomhoz
app-nav = Oldalak
page-game = Játszma
page-new = Új játszma
page-maze = Labirintustervező
page-rules = Szabályok
page-games = Játszmáim
page-analysis = Elemzés
page-settings = Beállítások
page-about = Névjegy
page-privacy = Adatvédelem
page-missing = Itt nincs semmi
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
mode-about-classic3 = Három bábu, fejenként hat fal, és egy barát sem.
mode-about-classic4 = Négy bábu találkozik középen. Mindenki egyedül játszik.
mode-about-pacman =
    { $role ->
        [G] Kapd el PAC-MAN-t háromszor, mielőtt megeszik négy erőbogyót.
       *[P] Egyél meg négy erőbogyót, mielőtt a szellemek háromszor elkapnak.
    }
mode-about-advanced = A szellemek kitörnek a kamrájukból, és mindenki falakat épít.
front-title = Verseny a labirintusban, amelyet te építesz
front-lead = Bábuk futnak, falak nőnek, szellemek vadásznak. Játssz azonnal, egyedül vagy együtt, fiók nélkül.
front-continue = Folytatás: { $mode }
front-continue-since = Félbehagyva: { $when }
front-pick = Válassz játékot
front-play = Játék
front-role = Te vagy
front-computer = Játék a gép ellen
front-here = Játék ezen a képernyőn
front-set-up = Asztal beállítása
front-friends = Játék barátokkal
front-more = Továbbiak
front-learn = Tanulj meg játszani
front-learn-about = Rövid leckék a táblán
front-rules = A szabályok
front-rules-about = Mind egy perc alatt
front-maze = Rajzolj labirintust
front-maze-about = Saját labirintus a szellemeknek
front-analysis = Elemzés
front-analysis-about = Ki áll nyerésre, és miért
front-games = Játszmáim
front-games-about = Folytatás, visszanézés, mentés
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
set-up-title = { $mode }: asztal beállítása
set-up-seats = Kik játszanak
set-up-person = Valaki itt
set-up-computer = A gép, szint
set-up-who = Ki játssza: { $who }
set-up-name = Név: { $who }
set-up-name-hint = Név
set-up-ghost-players = A szellemek játékosai
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
set-up-lot = Sorsolás
set-up-loser = Aki legutóbb veszített
set-up-more = Tábla és falak
set-up-size = Tábla
set-up-squares = { $size } × { $size } mező
set-up-fences = Falak fejenként
set-up-fences-usual = { $n }, a szokásos
set-up-maze = Labirintus
set-up-maze-this = Ez
set-up-maze-draw = Rajzolok egyet
set-up-position = Innen indul a játszma
set-up-bad = Ez így nem játszható ({ $code }).
set-up-start = Kezdődjön a játszma
setting-theme = Megjelenés
theme-system = Mint a rendszer
theme-arcade = Játékterem
theme-wood = Fa
theme-contrast = Nagy kontraszt
setting-language = Nyelv
setting-language-system = Mint a böngésző
language-failed = { $language }: ezt a nyelvet nem sikerült betölteni. Van internetkapcsolat?
language-behind = { $language } (részben angol)
setting-confirm = Megerősítés fal lerakása előtt
confirm-touch = Csak érintésnél
confirm-always = Mindig
confirm-never = Soha
setting-motion = Mozgás
motion-system = Mint a rendszer
motion-full = Teljes
motion-none = Nincs
setting-sounds = Hangok
setting-coordinates = Betűk és számok a táblán
setting-ways = A legrövidebb utak mutatása
device-title = Ezen az eszközön tárolva
device-about = A játszmák, a labirintusok és a beállítások ennek a böngészőnek a tárolójában vannak, sehol máshol.
device-export = Minden mentése fájlba
device-erase = Minden törlése
device-erased = Minden törölve.
device-ask = Törlöd az eszköz összes játszmáját, labirintusát és beállítását? Ezt nem lehet visszavonni.
games-none = Még nincs játszmád. Minden játszmát, amelyet elkezdesz, itt őrzünk meg, ezen az eszközön.
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
games-open = Lejegyzések megnyitása
games-opened =
    { $n ->
        [one] Egy játszma hozzáadva.
       *[other] { $n } játszma hozzáadva.
    }
games-open-bad = A fájl { $game }. játszmája nem olvasható ({ $code }).
update-ready = Új verzió érhető el.
update-now = Frissítés most
update-later = Később
text-home = A kezdőlapra
about-1 = A Hedgemaze ingyenes program egy bábukkal és falakkal játszott társasjátékhoz, kettőtől négy játékosig, és annak változataihoz egy kerek falánkkal és négy szellemmel.
about-2 = A Quoridor PAC-MAN szabályai szerint játszik. A Quoridor és a PAC-MAN a tulajdonosaik védjegye, akikhez a Hedgemaze-nek semmi köze. Rajzai, hangjai, szövegei és programja a sajátjai.
about-3 = A szabályfüzet labirintusképe nincs meg a forrásaink között. A Hedgemaze labirintusai rekonstrukciók, és sajátot is rajzolhatsz.
about-4 = Az ellenfelek a te eszközödön gondolkodnak. Úgy néznek el dolgokat, mint az emberek: minél alacsonyabb a szint, annál többet. Ahol a szint mellett szám áll, azt a többi szint elleni játszmákban mértük.
about-5 = Telepítsd az oldalt a böngésződ menüjéből, és úgy nyílik meg, mint bármelyik alkalmazás. Az első látogatás után az ezen a képernyőn és a gép ellen játszott játszmákhoz nem kell kapcsolat.
about-6 = A forráskód nyílt, az Apache License 2.0 szerint.
privacy-1 = Az ezen a képernyőn és a gép ellen játszott játszmák sohasem hagyják el az eszközödet. Ennek a böngészőnek a tárolójában vannak, a labirintusaiddal és a beállításaiddal együtt.
privacy-2 = Nincsenek fiókok, hirdetések és számlálók, és az oldal semmit sem kér más webhelyektől.
privacy-3 = A barátokkal játszott játszmát az a kiszolgáló őrzi, amelyről ezt az oldalt megnyitottad: a lépéseket, a beírt neveket és a játszma idejét. A webhely egyetlen sütije mondja meg, melyik helyek a tieid.
privacy-4 = A beállításokban fájlba mentheted és törölheted mindazt, amit ez az eszköz tárol.
missing-1 = Ez a cím sehová sem vezet. Talán hiányzik egy betű.
