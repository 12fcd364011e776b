maze-tab-draw = Tegn
maze-tab-mazes = Labyrinter
maze-tab-save = Lagre og del
maze-lead = Tegn en labyrint for PAC-MAN-spillene: gjerder, energikuler og hvor alle starter. Du ser straks hva som mangler.
maze-family = Laget for
maze-tools = Hva du tegner
tool-fence = Gjerde
tool-chamber = Kammer­gjerde
tool-pellet = Energikule
tool-gate-0 = Første tunnel
tool-gate-1 = Andre tunnel
tool-erase = Viskelær
maze-hint-fence = Trykk på et spor for å sette opp et gjerde, og på midten av det for å ta det bort.
maze-hint-chamber = Trykk på spor for å bygge kammeret rundt spøkelsene: fire gjerder.
maze-hint-pellet = Trykk på en rute for å legge en energikule: fire i alt.
maze-hint-gate = Trykk på to ruter: PAC-MAN kommer tilbake der, og en tunnel forbinder dem.
maze-hint-erase = Trykk på det du vil ta bort. Høyre museknapp gjør det samme med alle verktøy.
maze-hint-piece = Trykk på ruten der { $piece } starter, eller dra en brikke.
maze-refused-overlaps = Det er allerede et gjerde der.
maze-refused-crosses = Gjerder får ikke krysse hverandre.
maze-refused-fences-only = Gjerder settes i sporene mellom rutene.
maze-undo = Angre
maze-redo = Gjør om
maze-random = Tilfeldig
maze-empty = Tomt brett
maze-begin = Begynn med
maze-title-A1 = Blandet
maze-title-A2 = Åpen
maze-title-A3 = Skjermet
maze-title-A4 = Reserve
maze-title-chamber = Kammer
maze-title-pinwheel = Vindmølle
maze-untitled = Uten navn
maze-good = Labyrinten er klar til å spilles.
maze-worth = Hvem vinner med perfekt spill?
maze-worth-of =
    { $n ->
        [one] Ett spøkelse
       *[other] { $n } spøkelser
    }
maze-worth-failed = Denne enheten klarer ikke å regne det ut.
maze-worth-unknown = Det vet ikke serveren. Med fire spøkelser tar det for lang tid å regne ut her.
maze-worth-ask = Spør serveren
maze-worth-making = Regner det ut: { $percent } %
maze-worth-waiting = Serveren regner ut andre labyrinter først.
maze-faulty =
    { $n ->
        [one] Én ting må rettes før den kan spilles:
       *[other] { $n } ting må rettes før den kan spilles:
    }
maze-checking = Sjekker …
fault-too_many_fences = { $n } gjerder er for mange: esken har 20.
fault-fence_overlaps = Gjerdene { $one } og { $other } overlapper hverandre.
fault-fence_crosses = Gjerdene { $one } og { $other } krysser hverandre.
fault-chamber_count =
    { $n ->
        [0] Kammeret trenger fire gjerder; det er ingen.
        [one] Kammeret trenger fire gjerder; det er ett.
       *[other] Kammeret trenger fire gjerder; det er { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Fire energikuler trengs; det er ingen.
        [one] Fire energikuler trengs; det er én.
       *[other] Fire energikuler trengs; det er { $n }.
    }
fault-start = { $piece } trenger en rute å starte fra.
fault-start-not = PAC-MAN har ingen startrute her: han velger en port.
fault-respawn_count =
    { $n ->
        [0] Fire porter trengs, to for hver tunnel; det er ingen.
        [one] Fire porter trengs, to for hver tunnel; det er én.
       *[other] Fire porter trengs, to for hver tunnel; det er { $n }.
    }
fault-tunnel_too_short = Tunnelen fra { $one } til { $other } er for kort: de er naboer uansett.
fault-square_shared = To ting står på { $squares }.
fault-not_connected = Disse rutene kan ikke nås: { $squares }
fault-respawn_sealed = Porten { $squares } ligger inne i det lukkede kammeret.
fault-ghost_outside = { $piece } starter utenfor det lukkede kammeret.
fault-chamber_stuck = Kammeret skal åpne seg når ett av gjerdene tas bort, men det gjør det ikke med noen av dem.
fault-other = Denne labyrinten kan ikke spilles. Feilkode: { $code }
maze-name = Navn
maze-save = Lagre
maze-saved = Lagret på denne enheten.
maze-not-saved = Lagringen i denne nettleseren er full eller blokkert.
maze-share = Kopier lenken
maze-shared = Lenken er kopiert. Den som åpner den, ser denne labyrinten.
maze-not-shared = Kopieringen virket ikke. Adressen til denne siden er lenken.
maze-export = Lagre som fil
maze-import = Åpne en fil
maze-import-bad = Denne filen er ikke en labyrint.
maze-mine = Mine labyrinter
maze-mine-none = Labyrinter du lagrer, vises her.
maze-open = Rediger: { $name }
maze-remove = Slett labyrinten: { $name }
maze-removed = Slettet: { $name }
undo-remove = Angre
record-menu = Partifil og bilde
record-copy = Kopier trekkene
record-copied = Trekkene er kopiert.
record-not-copied = Det går ikke an å kopiere her.
record-save = Lagre partifilen
record-saved = Lagret blant nedlastingene dine.
record-png = Bilde (PNG)
record-svg = Bilde (SVG)
record-gif = Animasjon (GIF)
record-picture-of = Et brett fra Hedgemaze: { $mode }
share-open = Del et bilde
share-title = Del
share-kind = Hva du deler
share-from = Fra trekk
share-to = Til trekk
share-speed = Fart
share-speed-slow = Sakte
share-speed-normal = Normal
share-speed-fast = Rask
share-making = Lager animasjonen …
share-again = Lag den
share-failed = Det gikk ikke på denne enheten.
share-size = { $n } kB
share-save = Lagre
share-send = Del
share-result = { $head }. { $reason }
