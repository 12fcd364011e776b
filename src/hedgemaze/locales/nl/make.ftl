# Doolhoven tekenen en kiezen, verslagen en plaatjes meenemen.

maze-tab-draw = Tekenen
maze-tab-mazes = Doolhoven
maze-tab-save = Bewaren en delen
maze-lead = Teken een doolhof voor de PAC-MAN-spellen: muurtjes, krachtpillen en waar iedereen begint. Je ziet meteen wat er nog ontbreekt.
maze-family = Gemaakt voor
maze-tools = Wat je tekent
tool-fence = Muurtje
tool-chamber = Kamer­muurtje
tool-pellet = Krachtpil
tool-gate-0 = Eerste tunnel
tool-gate-1 = Tweede tunnel
tool-erase = Gum
maze-hint-fence = Tik op een gleuf om een muurtje te zetten, en op het midden ervan om het weg te halen.
maze-hint-chamber = Tik op gleuven om de kamer rond de spoken te bouwen: vier muurtjes.
maze-hint-pellet = Tik op een vakje om een krachtpil neer te leggen: vier in totaal.
maze-hint-gate = Tik op twee vakjes: daar komt PAC-MAN terug, en een tunnel verbindt ze.
maze-hint-erase = Tik op alles wat weg moet. De rechtermuisknop doet dat met elk gereedschap.
maze-hint-piece = Tik op het vakje waar { $piece } begint, of versleep een pion.
maze-refused-overlaps = Daar staat al een muurtje.
maze-refused-crosses = Muurtjes mogen elkaar niet kruisen.
maze-refused-fences-only = Muurtjes komen in de gleuven tussen de vakjes.
maze-undo = Ongedaan maken
maze-redo = Opnieuw doen
maze-random = Willekeurig
maze-empty = Leeg bord
maze-begin = Beginnen met
maze-title-A1 = Gemengd
maze-title-A2 = Open
maze-title-A3 = Beschut
maze-title-A4 = Reserve
maze-title-chamber = Kamer
maze-title-pinwheel = Wind­molentje
maze-untitled = Zonder naam
maze-good = Met dit doolhof kun je spelen.
maze-worth = Wie wint met perfect spel?
maze-worth-of =
    { $n ->
        [one] Eén spook
       *[other] { $n } spoken
    }
maze-worth-failed = Dit apparaat kan het niet uitrekenen.
maze-worth-unknown = Dat weet de server niet. Met vier spoken duurt het uitrekenen hier te lang.
maze-worth-ask = Aan de server vragen
maze-worth-making = Aan het rekenen: { $percent }%
maze-worth-waiting = De server rekent eerst andere doolhoven uit.
maze-faulty =
    { $n ->
        [one] Er moet nog één ding worden opgelost voordat je het kunt spelen:
       *[other] Er moeten nog { $n } dingen worden opgelost voordat je het kunt spelen:
    }
maze-checking = Wordt nagekeken…
fault-too_many_fences = { $n } muurtjes is te veel: in de doos zitten er 20.
fault-fence_overlaps = De muurtjes { $one } en { $other } overlappen elkaar.
fault-fence_crosses = De muurtjes { $one } en { $other } kruisen elkaar.
fault-chamber_count =
    { $n ->
        [0] De kamer heeft vier muurtjes nodig; er is er geen.
        [one] De kamer heeft vier muurtjes nodig; er is er één.
       *[other] De kamer heeft vier muurtjes nodig; er zijn er { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Er zijn vier krachtpillen nodig; er is er geen.
        [one] Er zijn vier krachtpillen nodig; er is er één.
       *[other] Er zijn vier krachtpillen nodig; er zijn er { $n }.
    }
fault-start = { $piece } heeft een beginvakje nodig.
fault-start-not = PAC-MAN heeft hier geen beginvakje: hij kiest een poort.
fault-respawn_count =
    { $n ->
        [0] Er zijn vier poorten nodig, twee per tunnel; er is er geen.
        [one] Er zijn vier poorten nodig, twee per tunnel; er is er één.
       *[other] Er zijn vier poorten nodig, twee per tunnel; er zijn er { $n }.
    }
fault-tunnel_too_short = De tunnel van { $one } naar { $other } is te kort: het zijn toch al buren.
fault-square_shared = Op { $squares } staan twee dingen.
fault-not_connected = Deze vakjes zijn niet bereikbaar: { $squares }
fault-respawn_sealed = De poort { $squares } ligt in de gesloten kamer.
fault-ghost_outside = { $piece } begint buiten de gesloten kamer.
fault-chamber_stuck = Als je één muurtje van de kamer weghaalt, moet de kamer opengaan, maar dat lukt met geen enkel muurtje.
fault-other = Dit doolhof kan niet worden gespeeld. Foutcode: { $code }
maze-name = Naam
maze-save = Bewaren
maze-saved = Bewaard op dit apparaat.
maze-not-saved = De opslag van deze browser is vol of geblokkeerd.
maze-share = Link kopiëren
maze-shared = De link is gekopieerd. Wie hem opent, ziet dit doolhof.
maze-not-shared = Kopiëren is niet gelukt. Het adres van deze pagina is de link.
maze-export = Als bestand bewaren
maze-import = Bestand openen
maze-import-bad = Dit bestand is geen doolhof.
maze-mine = Mijn doolhoven
maze-mine-none = Doolhoven die je bewaart, staan hier.
maze-open = Bewerken: { $name }
maze-remove = Dit doolhof wissen: { $name }
maze-removed = Gewist: { $name }
undo-remove = Terughalen
record-menu = Bestand en plaatje
record-copy = Zetten kopiëren
record-copied = De zetten zijn gekopieerd.
record-not-copied = Kopiëren kan hier niet.
record-save = Partijbestand bewaren
record-saved = Bewaard bij je downloads.
record-png = Plaatje (PNG)
record-svg = Plaatje (SVG)
record-gif = Animatie (GIF)
record-picture-of = Een bord van Hedgemaze: { $mode }
share-open = Plaatje delen
share-title = Delen
share-kind = Wat je deelt
share-from = Vanaf zet
share-to = Tot zet
share-speed = Snelheid
share-speed-slow = Langzaam
share-speed-normal = Normaal
share-speed-fast = Snel
share-making = Je animatie wordt gemaakt…
share-again = Maken
share-failed = Dat is op dit apparaat niet gelukt.
share-size = { $n } kB
share-save = Bewaren
share-send = Delen
share-result = { $head }. { $reason }
