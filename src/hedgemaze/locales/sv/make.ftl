maze-tab-draw = Rita
maze-tab-mazes = Labyrinter
maze-tab-save = Spara och dela
maze-lead = Rita en labyrint för PAC-MAN-spelen: staket, bonussymboler och var alla börjar. Du ser genast vad som saknas.
maze-family = Gjord för
maze-tools = Vad du ritar
tool-fence = Staket
tool-chamber = Kammar­staket
tool-pellet = Bonus­symbol
tool-gate-0 = Första tunneln
tool-gate-1 = Andra tunneln
tool-erase = Sudd
maze-hint-fence = Tryck på en springa för att sätta upp ett staket, och på dess mitt för att ta bort det.
maze-hint-chamber = Tryck på springor för att bygga kammaren runt spökena: fyra staket.
maze-hint-pellet = Tryck på en ruta för att lägga en bonussymbol: fyra sammanlagt.
maze-hint-gate = Tryck på två rutor: PAC-MAN kommer tillbaka där, och en tunnel förbinder dem.
maze-hint-erase = Tryck på det du vill ta bort. Höger musknapp gör samma sak med alla verktyg.
maze-hint-piece = Tryck på rutan där { $piece } börjar, eller dra en pjäs.
maze-refused-overlaps = Där står redan ett staket.
maze-refused-crosses = Staket får inte korsa varandra.
maze-refused-fences-only = Staket sätts i springorna mellan rutorna.
maze-undo = Ångra
maze-redo = Gör om
maze-random = Slumpa
maze-empty = Tomt bräde
maze-begin = Börja med
maze-title-A1 = Blandad
maze-title-A2 = Öppen
maze-title-A3 = Skyddad
maze-title-A4 = Reserv
maze-title-chamber = Kammare
maze-title-pinwheel = Vindsnurra
maze-untitled = Utan namn
maze-good = Labyrinten är redo att spelas.
maze-worth = Vem vinner med perfekt spel?
maze-worth-of =
    { $n ->
        [one] Ett spöke
       *[other] { $n } spöken
    }
maze-worth-failed = Den här enheten kan inte räkna ut det.
maze-worth-unknown = Det vet inte servern. Med fyra spöken tar det för lång tid att räkna ut här.
maze-worth-ask = Fråga servern
maze-worth-making = Räknar ut: { $percent } %
maze-worth-waiting = Servern räknar ut andra labyrinter först.
maze-faulty =
    { $n ->
        [one] En sak måste åtgärdas innan den går att spela:
       *[other] { $n } saker måste åtgärdas innan den går att spela:
    }
maze-checking = Kontrollerar …
fault-too_many_fences = { $n } staket är för många: det finns 20 i lådan.
fault-fence_overlaps = Staketen { $one } och { $other } överlappar varandra.
fault-fence_crosses = Staketen { $one } och { $other } korsar varandra.
fault-chamber_count =
    { $n ->
        [0] Kammaren behöver fyra staket; det finns inget.
        [one] Kammaren behöver fyra staket; det finns ett.
       *[other] Kammaren behöver fyra staket; det finns { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Fyra bonussymboler behövs; det finns ingen.
        [one] Fyra bonussymboler behövs; det finns en.
       *[other] Fyra bonussymboler behövs; det finns { $n }.
    }
fault-start = { $piece } behöver en ruta att börja på.
fault-start-not = PAC-MAN har ingen startruta här: han väljer en port.
fault-respawn_count =
    { $n ->
        [0] Fyra portar behövs, två för varje tunnel; det finns ingen.
        [one] Fyra portar behövs, två för varje tunnel; det finns en.
       *[other] Fyra portar behövs, två för varje tunnel; det finns { $n }.
    }
fault-tunnel_too_short = Tunneln från { $one } till { $other } är för kort: de är grannar ändå.
fault-square_shared = Två saker står på { $squares }.
fault-not_connected = De här rutorna går inte att nå: { $squares }
fault-respawn_sealed = Porten { $squares } ligger i den stängda kammaren.
fault-ghost_outside = { $piece } börjar utanför den stängda kammaren.
fault-chamber_stuck = Minst ett av kammarens staket måste öppna den när det tas bort, men inget av dem gör det.
fault-other = Den här labyrinten går inte att spela. Felkod: { $code }
maze-name = Namn
maze-save = Spara
maze-saved = Sparad på den här enheten.
maze-not-saved = Den här webbläsarens lagring är full eller blockerad.
maze-share = Kopiera länken
maze-shared = Länken är kopierad. Den som öppnar den ser den här labyrinten.
maze-not-shared = Det gick inte att kopiera. Sidans adress är länken.
maze-export = Spara som fil
maze-import = Öppna en fil
maze-import-bad = Den här filen är ingen labyrint.
maze-mine = Mina labyrinter
maze-mine-none = Labyrinter som du sparar visas här.
maze-open = Ändra: { $name }
maze-remove = Radera labyrinten: { $name }
maze-removed = Raderad: { $name }
undo-remove = Ångra
record-menu = Partifil och bild
record-copy = Kopiera dragen
record-copied = Dragen är kopierade.
record-not-copied = Det går inte att kopiera här.
record-save = Spara partifilen
record-saved = Sparat bland dina nedladdningar.
record-png = Bild (PNG)
record-svg = Bild (SVG)
record-gif = Animation (GIF)
record-picture-of = Ett bräde från Hedgemaze: { $mode }
share-open = Dela en bild
share-title = Dela
share-kind = Vad du delar
share-from = Från drag
share-to = Till drag
share-speed = Fart
share-speed-slow = Långsamt
share-speed-normal = Normalt
share-speed-fast = Snabbt
share-making = Animationen skapas …
share-again = Gör den
share-failed = Det gick inte på den här enheten.
share-size = { $n } kB
share-save = Spara
share-send = Dela
share-result = { $head }. { $reason }
