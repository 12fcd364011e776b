# Kreslenie a výber bludísk a zápisy a obrázky domov.

maze-tab-draw = Kresliť
maze-tab-mazes = Bludiská
maze-tab-save = Uložiť a zdieľať
maze-lead = Nakresli bludisko pre hry PAC-MAN: prekážky, bodky a kde kto začína. Čo chýba, uvidíš hneď.
maze-family = Pre hru
maze-tools = Čo kresliť
tool-fence = Prekážka
tool-chamber = Prekážka komnaty
tool-pellet = Bodka
tool-gate-0 = Prvý tunel
tool-gate-1 = Druhý tunel
tool-erase = Guma
maze-hint-fence = Ťuknutím na drážku prekážku postavíš, na jej stred ju odoberieš.
maze-hint-chamber = Ťukaj na drážky a postav okolo duchov komnatu: štyri prekážky.
maze-hint-pellet = Ťukni na políčko a položíš bodku: spolu štyri.
maze-hint-gate = Ťukni na dve políčka: tam sa vracia PAC-MAN a spája ich tunel.
maze-hint-erase = Ťukni na to, čo má zmiznúť. Pravé tlačidlo myši urobí to isté s každým nástrojom.
maze-hint-piece = Ťukni na políčko, kde začína { $piece }, alebo figúrku potiahni.
maze-refused-overlaps = Tam už prekážka je.
maze-refused-crosses = Prekážky sa nesmú krížiť.
maze-refused-fences-only = Prekážky patria do drážok medzi políčkami.
maze-undo = Späť
maze-redo = Znova
maze-random = Náhodné
maze-empty = Prázdna doska
maze-begin = Z čoho začať
maze-title-A1 = Zmiešané
maze-title-A2 = Otvorené
maze-title-A3 = Kryté
maze-title-A4 = Náhradné
maze-title-chamber = Komnata
maze-title-pinwheel = Veterník
maze-untitled = Bez mena
maze-good = Bludisko je pripravené na hru.
maze-worth = Kto vyhrá pri dokonalej hre?
maze-worth-of =
    { $n ->
        [one] Jeden duch
        [few] { $n } duchovia
       *[other] { $n } duchov
    }
maze-worth-failed = Toto zariadenie to vypočítať nevie.
maze-worth-unknown = To server nevie. So štyrmi duchmi by tu výpočet trval príliš dlho.
maze-worth-ask = Spýtať sa servera
maze-worth-making = Počítame: { $percent } %
maze-worth-waiting = Server najprv počíta iné bludiská.
maze-faulty =
    { $n ->
        [one] Aby sa tu dalo hrať, treba opraviť jednu vec:
        [few] Aby sa tu dalo hrať, treba opraviť { $n } veci:
       *[other] Aby sa tu dalo hrať, treba opraviť { $n } vecí:
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
fault-square_shared = Na { $squares } sú dve veci.
fault-not_connected = Na tieto políčka sa nedá dostať: { $squares }
fault-respawn_sealed = Brána { $squares } leží vnútri zatvorenej komnaty.
fault-ghost_outside = { $piece } začína mimo zatvorenej komnaty.
fault-chamber_stuck = Komnata sa musí otvoriť odobratím jednej prekážky, ale žiadna jednotlivá ju neotvorí.
fault-other = V tomto bludisku sa hrať nedá. Kód chyby: { $code }
maze-name = Názov
maze-save = Uložiť
maze-saved = Uložené na tomto zariadení.
maze-not-saved = Úložisko tohto prehliadača je plné alebo blokované.
maze-share = Kopírovať odkaz
maze-shared = Odkaz je skopírovaný. Kto ho otvorí, uvidí toto bludisko.
maze-not-shared = Kopírovanie sa nepodarilo. Odkazom je adresa tejto stránky.
maze-export = Uložiť do súboru
maze-import = Otvoriť súbor
maze-import-bad = Tento súbor nie je bludisko.
maze-mine = Moje bludiská
maze-mine-none = Tu nájdeš bludiská, ktoré uložíš.
maze-open = Upraviť: { $name }
maze-remove = Vymazať toto bludisko: { $name }
maze-removed = Vymazané: { $name }
undo-remove = Vrátiť
record-menu = Súbor hry a obrázok
record-copy = Kopírovať ťahy
record-copied = Ťahy sú skopírované.
record-not-copied = Tu sa kopírovať nedá.
record-save = Uložiť súbor hry
record-saved = Uložené medzi stiahnuté súbory.
record-png = Obrázok (PNG)
record-svg = Obrázok (SVG)
record-gif = Animácia (GIF)
record-picture-of = Doska Hedgemaze: { $mode }
share-open = Zdieľať obrázok
share-title = Zdieľať
share-kind = Čo zdieľať
share-from = Od ťahu
share-to = Do ťahu
share-speed = Rýchlosť
share-speed-slow = Pomaly
share-speed-normal = Normálne
share-speed-fast = Rýchlo
share-making = Vytvárame animáciu…
share-again = Vytvoriť
share-failed = Na tomto zariadení sa to nepodarilo.
share-size = { $n } kB
share-save = Uložiť
share-send = Zdieľať
share-result = { $head }. { $reason }
