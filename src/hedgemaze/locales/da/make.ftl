# At tegne og vælge labyrinter, og at tage referater og billeder med hjem.

maze-tab-draw = Tegn
maze-tab-mazes = Labyrinter
maze-tab-save = Gem og del
maze-lead = Tegn en labyrint til PAC-MAN-spillene: forhindringer, bonus-bær og hvor alle starter. Du ser med det samme, hvad der mangler.
maze-family = Lavet til
maze-tools = Hvad du tegner
tool-fence = Forhindring
tool-chamber = Kammer­forhindring
tool-pellet = Bonus-bær
tool-gate-0 = Første tunnel
tool-gate-1 = Anden tunnel
tool-erase = Viskelæder
maze-hint-fence = Tryk på en rille for at sætte en forhindring og på dens midte for at fjerne den.
maze-hint-chamber = Tryk på riller for at bygge kammeret om spøgelserne: fire forhindringer.
maze-hint-pellet = Tryk på et felt for at lægge et bonus-bær: fire i alt.
maze-hint-gate = Tryk på to felter: dér kommer PAC-MAN tilbage, og en tunnel forbinder dem.
maze-hint-erase = Tryk på det, du vil fjerne. Højre museknap gør det samme med ethvert værktøj.
maze-hint-piece = Tryk på feltet, hvor { $piece } starter, eller træk en brik.
maze-refused-overlaps = Der er allerede en forhindring.
maze-refused-crosses = Forhindringer må ikke krydse hinanden.
maze-refused-fences-only = Forhindringer sættes i rillerne mellem felterne.
maze-undo = Fortryd
maze-redo = Gentag
maze-random = Tilfældig
maze-empty = Tomt bræt
maze-begin = Begynd med
maze-title-A1 = Blandet
maze-title-A2 = Åben
maze-title-A3 = I læ
maze-title-A4 = Reserve
maze-title-chamber = Kammer
maze-title-pinwheel = Vindmølle
maze-untitled = Uden navn
maze-good = Labyrinten er klar til at blive spillet.
maze-worth = Hvem vinder med perfekt spil?
maze-worth-of =
    { $n ->
        [one] Ét spøgelse
       *[other] { $n } spøgelser
    }
maze-worth-failed = Denne enhed kan ikke regne det ud.
maze-worth-unknown = Det ved serveren ikke. Med fire spøgelser tager det for lang tid at regne ud her.
maze-worth-ask = Spørg serveren
maze-worth-making = Regner det ud: { $percent } %
maze-worth-waiting = Serveren regner først andre labyrinter ud.
maze-faulty =
    { $n ->
        [one] Én ting skal rettes, før den kan spilles:
       *[other] { $n } ting skal rettes, før den kan spilles:
    }
maze-checking = Tjekker …
fault-too_many_fences = { $n } forhindringer er for mange: æsken har 20.
fault-fence_overlaps = Forhindringerne { $one } og { $other } overlapper hinanden.
fault-fence_crosses = Forhindringerne { $one } og { $other } krydser hinanden.
fault-chamber_count =
    { $n ->
        [0] Kammeret skal have fire forhindringer; der er ingen.
        [one] Kammeret skal have fire forhindringer; der er én.
       *[other] Kammeret skal have fire forhindringer; der er { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Der skal være fire bonus-bær; der er ingen.
        [one] Der skal være fire bonus-bær; der er ét.
       *[other] Der skal være fire bonus-bær; der er { $n }.
    }
fault-start = { $piece } skal have et startfelt.
fault-start-not = PAC-MAN har intet startfelt her: han vælger en port.
fault-respawn_count =
    { $n ->
        [0] Der skal være fire porte, to til hver tunnel; der er ingen.
        [one] Der skal være fire porte, to til hver tunnel; der er én.
       *[other] Der skal være fire porte, to til hver tunnel; der er { $n }.
    }
fault-tunnel_too_short = Tunnelen fra { $one } til { $other } er for kort: de er naboer i forvejen.
fault-square_shared = Her står to ting på ét felt: { $squares }
fault-not_connected = Disse felter kan ikke nås: { $squares }
fault-respawn_sealed = Porten { $squares } ligger inde i det lukkede kammer.
fault-ghost_outside = { $piece } starter uden for det lukkede kammer.
fault-chamber_stuck = Det skal åbne kammeret at fjerne én af dets forhindringer, men det gør ingen af dem.
fault-other = Denne labyrint kan ikke spilles. Fejlkode: { $code }
maze-name = Navn
maze-save = Gem
maze-saved = Gemt på denne enhed.
maze-not-saved = Denne browsers lager er fuldt eller blokeret.
maze-share = Kopiér linket
maze-shared = Linket er kopieret. Den, der åbner det, ser denne labyrint.
maze-not-shared = Det kunne ikke kopieres. Brug sidens adresse som link.
maze-export = Gem som fil
maze-import = Åbn en fil
maze-import-bad = Denne fil er ikke en labyrint.
maze-mine = Mine labyrinter
maze-mine-none = Labyrinter, du gemmer, vises her.
maze-open = Redigér: { $name }
maze-remove = Slet denne labyrint: { $name }
maze-removed = Slettet: { $name }
undo-remove = Fortryd
record-menu = Spilfil og billede
record-copy = Kopiér trækkene
record-copied = Trækkene er kopieret.
record-not-copied = Det er ikke muligt at kopiere her.
record-save = Gem spilfilen
record-saved = Gemt blandt dine downloads.
record-png = Billede (PNG)
record-svg = Billede (SVG)
record-gif = Animation (GIF)
record-picture-of = Et bræt fra Hedgemaze: { $mode }
share-open = Del et billede
share-title = Del
share-kind = Hvad du deler
share-from = Fra træk
share-to = Til træk
share-speed = Fart
share-speed-slow = Langsom
share-speed-normal = Normal
share-speed-fast = Hurtig
share-making = Laver din animation …
share-again = Lav den
share-failed = Det lykkedes ikke på denne enhed.
share-size = { $n } kB
share-save = Gem
share-send = Del
share-result = { $head }. { $reason }
