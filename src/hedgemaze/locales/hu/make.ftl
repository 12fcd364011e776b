maze-lead = Rajzolj labirintust a PAC-MAN-játékokhoz: falakat, erőbogyókat és kezdőhelyeket. Azonnal megmondjuk, mi hiányzik.
maze-family = Ehhez készül
maze-tools = Mivel rajzolsz
tool-fence = Fal
tool-chamber = Kamrafal
tool-pellet = Erőbogyó
tool-gate-0 = Első alagút
tool-gate-1 = Második alagút
tool-erase = Radír
maze-hint-fence = Nyomj egy vájatra, és fal lesz ott; a fal közepére nyomva elveszed.
maze-hint-chamber = Nyomj egy vájatra, és építsd fel a kamrát a szellemek köré: négy fal kell.
maze-hint-pellet = Nyomj egy mezőre, és erőbogyó kerül oda: összesen négy.
maze-hint-gate = Nyomj két mezőre: PAC-MAN ott tér vissza, és alagút köti össze őket.
maze-hint-erase = Nyomj arra, aminek el kell tűnnie. A jobb gomb bármelyik eszközzel ugyanezt teszi.
maze-hint-piece = Nyomj arra a mezőre, ahonnan { $piece } indul, vagy húzz arrébb egy bábut.
maze-refused-overlaps = Ott már van egy fal.
maze-refused-crosses = A falak nem keresztezhetik egymást.
maze-refused-fences-only = A falak a mezők közötti vájatokban állnak.
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
maze-good = Ez a labirintus játszható.
maze-faulty =
    { $n ->
        [one] Egy dolog hiányzik még, hogy játszható legyen:
       *[other] { $n } dolog hiányzik még, hogy játszható legyen:
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
fault-other = Ez a labirintus nem játszható ({ $code }).
maze-name = Név
maze-save = Megőrzés
maze-saved = Megőrizve ezen az eszközön.
maze-not-saved = A böngésző tárolója megtelt vagy zárva van.
maze-share = Link másolása
maze-shared = A link a vágólapon van. Aki megnyitja, ezt a labirintust látja.
maze-not-shared = Nem sikerült másolni. Az oldal címe maga a link.
maze-export = Mentés fájlba
maze-import = Fájl megnyitása
maze-import-bad = Ez a fájl nem labirintus.
maze-mine = Labirintusaim
maze-mine-none = Itt lesznek a megőrzött labirintusaid.
maze-open = Tovább rajzolom: { $name }
maze-remove = Labirintus törlése: { $name }
maze-removed = Törölve: { $name }
undo-remove = Visszahozás
record-menu = Lejegyzés és kép
record-copy = Lejegyzés másolása
record-copied = A lejegyzés a vágólapon van.
record-not-copied = Itt nem lehet másolni.
record-save = Lejegyzés mentése
record-saved = Elmentve a letöltések közé.
record-png = Kép (PNG)
record-svg = Kép (SVG)
record-picture-of = Egy Hedgemaze-tábla: { $mode }
