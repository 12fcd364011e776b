maze-tab-draw = Rajz
maze-tab-mazes = Labirintusok
maze-tab-save = Mentés és megosztás
maze-lead = Rajzolj labirintust a PAC-MAN-játékokhoz: falakat, erőbogyókat és kezdőhelyeket. Azonnal látod, mi hiányzik még.
maze-family = Ehhez készül
maze-tools = Mit rajzolsz
tool-fence = Fal
tool-chamber = Kamrafal
tool-pellet = Erőbogyó
tool-gate-0 = Első alagút
tool-gate-1 = Második alagút
tool-erase = Radír
maze-hint-fence = Koppints egy vájatra, és fal lesz ott; a fal közepére koppintva eltűnik.
maze-hint-chamber = Koppints vájatokra, és építsd fel a kamrát a szellemek köré: négy fal kell.
maze-hint-pellet = Koppints egy mezőre, és erőbogyó kerül oda: összesen négy.
maze-hint-gate = Koppints két mezőre: PAC-MAN ott tér vissza, és alagút köti össze őket.
maze-hint-erase = Koppints arra, amit el akarsz venni. A jobb egérgomb bármelyik eszközzel ugyanezt teszi.
maze-hint-piece = Koppints arra a mezőre, ahonnan { $piece } indul, vagy húzz arrébb egy bábut.
maze-refused-overlaps = Ott már van egy fal.
maze-refused-crosses = A falak nem keresztezhetik egymást.
maze-refused-fences-only = A falak a mezők közötti vájatokba kerülnek.
maze-undo = Vissza
maze-redo = Újra
maze-random = Véletlen
maze-empty = Üres tábla
maze-begin = Kiindulás
maze-title-A1 = Vegyes
maze-title-A2 = Nyílt
maze-title-A3 = Védett
maze-title-A4 = Tartalék
maze-title-chamber = Kamra
maze-title-pinwheel = Szélforgó
maze-untitled = Névtelen
maze-good = Ez a labirintus készen áll a játékra.
maze-worth = Ki nyer tökéletes játékkal?
maze-worth-of =
    { $n ->
        [one] Egy szellem
       *[other] { $n } szellem
    }
maze-worth-failed = Ez az eszköz nem tudja kiszámolni.
maze-worth-unknown = A kiszolgáló ezt nem tudja. Négy szellemmel itt túl sokáig tartana kiszámítani.
maze-worth-ask = Kérdezd a kiszolgálót
maze-worth-making = Számolás: { $percent }%
maze-worth-waiting = A kiszolgáló előbb más labirintusokat számol ki.
maze-faulty =
    { $n ->
        [one] Egy dolgot ki kell javítani, hogy játszható legyen:
       *[other] { $n } dolgot ki kell javítani, hogy játszható legyen:
    }
maze-checking = Ellenőrzés…
fault-too_many_fences = { $n } fal túl sok: a dobozban 20 van.
fault-fence_overlaps = Ezek a falak fedik egymást: { $one } és { $other }.
fault-fence_crosses = Ezek a falak keresztezik egymást: { $one } és { $other }.
fault-chamber_count =
    { $n ->
        [0] A kamrához négy fal kell; még egy sincs.
        [one] A kamrához négy fal kell; most egy van.
       *[other] A kamrához négy fal kell; most { $n } van.
    }
fault-pellet_count =
    { $n ->
        [0] Négy erőbogyó kell; még egy sincs.
        [one] Négy erőbogyó kell; most egy van.
       *[other] Négy erőbogyó kell; most { $n } van.
    }
fault-start = Kezdőmező kell neki: { $piece }.
fault-start-not = PAC-MAN-nek itt nincs kezdőmezője: kaput választ.
fault-respawn_count =
    { $n ->
        [0] Négy kapu kell, alagutanként kettő; még egy sincs.
        [one] Négy kapu kell, alagutanként kettő; most egy van.
       *[other] Négy kapu kell, alagutanként kettő; most { $n } van.
    }
fault-tunnel_too_short = Túl rövid ez az alagút: { $one } és { $other } amúgy is szomszédok.
fault-square_shared = Két dolog áll itt: { $squares }.
fault-not_connected = Ezek a mezők nem érhetők el: { $squares }
fault-respawn_sealed = Ez a kapu a zárt kamrában van: { $squares }.
fault-ghost_outside = { $piece } a zárt kamrán kívül indul.
fault-chamber_stuck = Ha a kamra egyik falát elveszik, ki kell nyílnia, de ez egyik fallal sem megy.
fault-other = Ez a labirintus nem játszható. Hibakód: { $code }
maze-name = Név
maze-save = Mentés
maze-saved = Elmentve ezen az eszközön.
maze-not-saved = A böngésző tárolója megtelt vagy le van tiltva.
maze-share = Link másolása
maze-shared = A link másolva. Aki megnyitja, ezt a labirintust látja.
maze-not-shared = Nem sikerült másolni. Az oldal címe maga a link.
maze-export = Mentés fájlba
maze-import = Fájl megnyitása
maze-import-bad = Ez a fájl nem labirintus.
maze-mine = Labirintusaim
maze-mine-none = Itt lesznek az elmentett labirintusaid.
maze-open = Szerkesztés: { $name }
maze-remove = Labirintus törlése: { $name }
maze-removed = Törölve: { $name }
undo-remove = Visszavonás
record-menu = Játszmafájl és kép
record-copy = Lépések másolása
record-copied = A lépések másolva.
record-not-copied = Itt nem lehet másolni.
record-save = Játszmafájl mentése
record-saved = Elmentve a letöltések közé.
record-png = Kép (PNG)
record-svg = Kép (SVG)
record-gif = Animáció (GIF)
record-picture-of = Egy Hedgemaze-tábla: { $mode }
share-open = Kép megosztása
share-title = Megosztás
share-kind = Mit osztasz meg
share-from = Első lépés
share-to = Utolsó lépés
share-speed = Sebesség
share-speed-slow = Lassú
share-speed-normal = Közepes
share-speed-fast = Gyors
share-making = Készül az animáció…
share-again = Elkészítés
share-failed = Ez ezen az eszközön nem sikerült.
share-size = { $n } kB
share-save = Mentés
share-send = Megosztás
share-result = { $head }. { $reason }
