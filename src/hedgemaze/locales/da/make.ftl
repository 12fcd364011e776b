# At tegne og vælge labyrinter, og at tage referater og billeder med hjem.

maze-lead = Tegn en labyrint til PAC-MAN-spillene: forhindringer, bonus-bær og hvor alle starter. Du ser med det samme, hvad der mangler.
maze-family = Lavet til
maze-tools = Hvad du tegner med
tool-fence = Forhindring
tool-chamber = Kammer­forhindring
tool-pellet = Bonus-bær
tool-gate-0 = Første tunnel
tool-gate-1 = Anden tunnel
tool-erase = Viskelæder
maze-hint-fence = Tryk på en rille for at sætte en forhindring og på dens midte for at fjerne den.
maze-hint-chamber = Tryk på en rille for at bygge kammeret om spøgelserne: fire forhindringer.
maze-hint-pellet = Tryk på et felt for at lægge et bonus-bær: fire i alt.
maze-hint-gate = Tryk på to felter: dér kommer PAC-MAN tilbage, og en tunnel forbinder dem.
maze-hint-erase = Tryk på det, der skal væk. Højre knap gør det samme med ethvert værktøj.
maze-hint-piece = Tryk på feltet, hvor { $piece } starter, eller træk en brik.
maze-refused-overlaps = Der ligger allerede en forhindring.
maze-refused-crosses = Forhindringer må ikke krydse hinanden.
maze-refused-fences-only = Forhindringer står i rillerne mellem felterne.
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
maze-good = Denne labyrint kan spilles.
maze-faulty =
    { $n ->
        [one] Der mangler én ting, før den kan spilles:
       *[other] Der mangler { $n } ting, før den kan spilles:
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
fault-chamber_stuck = Når man fjerner én af kammerets forhindringer, skal det åbne sig, og det gør det ikke med nogen af dem.
fault-other = Denne labyrint kan ikke spilles ({ $code }).
maze-name = Navn
maze-save = Gem
maze-saved = Gemt på denne enhed.
maze-not-saved = Denne browsers lager er fuldt eller lukket.
maze-share = Kopiér linket
maze-shared = Linket er kopieret. Den, der åbner det, ser denne labyrint.
maze-not-shared = Intet kunne kopieres. Brug sidens adresse som link.
maze-export = Gem som fil
maze-import = Åbn en fil
maze-import-bad = Denne fil er ikke en labyrint.
maze-mine = Mine labyrinter
maze-mine-none = Labyrinter, som du gemmer, står her.
maze-open = Tegn videre: { $name }
maze-remove = Slet denne labyrint: { $name }
maze-removed = Slettet: { $name }
undo-remove = Hent tilbage
record-menu = Referat og billede
record-copy = Kopiér referatet
record-copied = Referatet er kopieret.
record-not-copied = Intet kunne kopieres her.
record-save = Gem referatet
record-saved = Gemt blandt dine downloads.
record-png = Billede (PNG)
record-svg = Billede (SVG)
record-picture-of = Et bræt fra Hedgemaze: { $mode }
