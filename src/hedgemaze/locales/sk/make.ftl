# Kreslenie a výber bludísk a zápisy a obrázky domov.

maze-lead = Nakresli bludisko pre hry PAC-MAN: prekážky, bodky a kde kto začína. Čo chýba, uvidíš hneď.
maze-family = Pre hru
maze-tools = Čím kreslíš
tool-fence = Prekážka
tool-chamber = Prekážka komnaty
tool-pellet = Bodka
tool-gate-0 = Prvý tunel
tool-gate-1 = Druhý tunel
tool-erase = Guma
maze-hint-fence = Stlač drážku a postavíš prekážku; stlač jej stred a odoberieš ju.
maze-hint-chamber = Stláčaj drážky a postav okolo duchov komnatu: štyri prekážky.
maze-hint-pellet = Stlač políčko a položíš bodku: spolu štyri.
maze-hint-gate = Stlač dve políčka: tam sa vracia PAC-MAN a spája ich tunel.
maze-hint-erase = Stlač, čo má zmiznúť. Pravé tlačidlo urobí to isté s každým nástrojom.
maze-hint-piece = Stlač políčko, kde začína { $piece }, alebo figúrku potiahni.
maze-refused-overlaps = Tam už prekážka leží.
maze-refused-crosses = Prekážky sa nesmú krížiť.
maze-refused-fences-only = Prekážky stoja v drážkach medzi políčkami.
maze-undo = Späť
maze-redo = Znova
maze-random = Náhodné
maze-empty = Prázdna doska
maze-begin = Základ
maze-title-A1 = Zmiešané
maze-title-A2 = Otvorené
maze-title-A3 = Kryté
maze-title-A4 = Náhradné
maze-title-chamber = Komnata
maze-title-pinwheel = Veterník
maze-untitled = Bez mena
maze-good = V tomto bludisku sa dá hrať.
maze-faulty =
    { $n ->
        [one] Na hranie ešte chýba jedna vec:
        [few] Na hranie ešte chýbajú { $n } veci:
       *[other] Na hranie ešte chýba { $n } vecí:
    }
maze-checking = Kontrolujeme…
fault-too_many_fences = Prekážok je priveľa: { $n }. V škatuli ich je 20.
fault-fence_overlaps = Prekážky { $one } a { $other } sa prekrývajú.
fault-fence_crosses = Prekážky { $one } a { $other } sa krížia.
fault-chamber_count =
    { $n ->
        [0] Komnata potrebuje štyri prekážky; nie je tu žiadna.
        [one] Komnata potrebuje štyri prekážky; je tu jedna.
        [few] Komnata potrebuje štyri prekážky; sú tu { $n }.
       *[other] Komnata potrebuje štyri prekážky; je ich tu { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Treba štyri bodky; nie je tu žiadna.
        [one] Treba štyri bodky; je tu jedna.
        [few] Treba štyri bodky; sú tu { $n }.
       *[other] Treba štyri bodky; je ich tu { $n }.
    }
fault-start = { $piece } potrebuje východiskové políčko.
fault-start-not = PAC-MAN tu žiadne východiskové políčko nemá: vyberá si bránu.
fault-respawn_count =
    { $n ->
        [0] Treba štyri brány, dve pre každý tunel; nie je tu žiadna.
        [one] Treba štyri brány, dve pre každý tunel; je tu jedna.
        [few] Treba štyri brány, dve pre každý tunel; sú tu { $n }.
       *[other] Treba štyri brány, dve pre každý tunel; je ich tu { $n }.
    }
fault-tunnel_too_short = Tunel z { $one } do { $other } je prikrátky: tie políčka aj tak susedia.
fault-square_shared = Na { $squares } stoja dve veci.
fault-not_connected = Na tieto políčka sa nedá dostať: { $squares }
fault-respawn_sealed = Brána { $squares } leží vnútri zatvorenej komnaty.
fault-ghost_outside = { $piece } začína mimo zatvorenej komnaty.
fault-chamber_stuck = Odobratím jednej prekážky sa komnata musí otvoriť, ale žiadna jednotlivá ju neotvorí.
fault-other = V tomto bludisku sa hrať nedá ({ $code }).
maze-name = Meno
maze-save = Uložiť
maze-saved = Uložené na tomto zariadení.
maze-not-saved = Úložisko tohto prehliadača je plné alebo zatvorené.
maze-share = Kopírovať odkaz
maze-shared = Odkaz je skopírovaný. Kto ho otvorí, uvidí toto bludisko.
maze-not-shared = Nič sa nepodarilo skopírovať. Odkazom je adresa tejto stránky.
maze-export = Uložiť do súboru
maze-import = Otvoriť súbor
maze-import-bad = Tento súbor nie je bludisko.
maze-mine = Moje bludiská
maze-mine-none = Tu nájdeš svoje uložené bludiská.
maze-open = Kresliť ďalej: { $name }
maze-remove = Vymazať toto bludisko: { $name }
maze-removed = Vymazané: { $name }
undo-remove = Vrátiť
record-menu = Zápis a obrázok
record-copy = Kopírovať zápis
record-copied = Zápis je skopírovaný.
record-not-copied = Tu sa nič nepodarilo skopírovať.
record-save = Uložiť zápis
record-saved = Uložené medzi stiahnuté súbory.
record-png = Obrázok (PNG)
record-svg = Obrázok (SVG)
record-picture-of = Doska Hedgemaze: { $mode }
