maze-tab-draw = Riši
maze-tab-mazes = Labirinti
maze-tab-save = Shrani in deli
maze-lead = Nariši labirint za igre PAC-MAN: ograde, drobce moči in začetna polja. Takoj vidiš, kaj manjka.
maze-family = Za igro
maze-tools = Kaj rišeš
tool-fence = Ograda
tool-chamber = Ograda komore
tool-pellet = Drobec moči
tool-gate-0 = Prvi tunel
tool-gate-1 = Drugi tunel
tool-erase = Radirka
maze-hint-fence = Tapni utor, da postaviš ogrado, in njeno sredino, da jo odstraniš.
maze-hint-chamber = Tapni utore in zgradi komoro okoli duhov: štiri ograde.
maze-hint-pellet = Tapni polje in položi drobec moči: skupaj štiri.
maze-hint-gate = Tapni dve polji: tam se PAC-MAN vrne in povezuje ju tunel.
maze-hint-erase = Tapni, kar želiš odstraniti. Desni gumb miške stori isto z vsakim orodjem.
maze-hint-piece = Tapni polje, kjer začne { $piece }, ali povleci figuro.
maze-refused-overlaps = Tam že je ograda.
maze-refused-crosses = Ograde se ne smejo križati.
maze-refused-fences-only = Ograde gredo v utore med polji.
maze-undo = Razveljavi
maze-redo = Uveljavi
maze-random = Naključno
maze-empty = Prazna plošča
maze-begin = Za začetek
maze-title-A1 = Mešan
maze-title-A2 = Odprt
maze-title-A3 = Zaveten
maze-title-A4 = Rezerven
maze-title-chamber = Komora
maze-title-pinwheel = Vetrnica
maze-untitled = Brez imena
maze-good = Ta labirint je pripravljen za igro.
maze-worth = Kdo zmaga ob popolni igri?
maze-worth-of =
    { $n ->
        [one] { $n } duh
        [two] { $n } duhova
        [few] { $n } duhovi
       *[other] { $n } duhov
    }
maze-worth-failed = Ta naprava tega ne more izračunati.
maze-worth-unknown = Strežnik tega ne ve. S štirimi duhovi bi računanje tukaj trajalo predolgo.
maze-worth-ask = Vprašaj strežnik
maze-worth-making = Računamo: { $percent } %
maze-worth-waiting = Strežnik najprej računa druge labirinte.
maze-faulty =
    { $n ->
        [one] Pred igro je treba popraviti še { $n } stvar:
        [two] Pred igro je treba popraviti še { $n } stvari:
        [few] Pred igro je treba popraviti še { $n } stvari:
       *[other] Pred igro je treba popraviti še { $n } stvari:
    }
maze-checking = Preverjamo …
fault-too_many_fences = Toliko ograd je preveč: { $n }. V škatli jih je 20.
fault-fence_overlaps = Ogradi { $one } in { $other } se prekrivata.
fault-fence_crosses = Ogradi { $one } in { $other } se križata.
fault-chamber_count =
    { $n ->
        [0] Komora potrebuje štiri ograde; ni nobene.
        [one] Komora potrebuje štiri ograde; zdaj je { $n }.
        [two] Komora potrebuje štiri ograde; zdaj sta { $n }.
        [few] Komora potrebuje štiri ograde; zdaj so { $n }.
       *[other] Komora potrebuje štiri ograde; zdaj jih je { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Potrebni so štirje drobci; ni nobenega.
        [one] Potrebni so štirje drobci; zdaj je { $n }.
        [two] Potrebni so štirje drobci; zdaj sta { $n }.
        [few] Potrebni so štirje drobci; zdaj so { $n }.
       *[other] Potrebni so štirje drobci; zdaj jih je { $n }.
    }
fault-start = { $piece } potrebuje začetno polje.
fault-start-not = PAC-MAN tukaj nima začetnega polja: izbere vhod.
fault-respawn_count =
    { $n ->
        [0] Potrebni so štirje vhodi, po dva za vsak tunel; ni nobenega.
        [one] Potrebni so štirje vhodi, po dva za vsak tunel; zdaj je { $n }.
        [two] Potrebni so štirje vhodi, po dva za vsak tunel; zdaj sta { $n }.
        [few] Potrebni so štirje vhodi, po dva za vsak tunel; zdaj so { $n }.
       *[other] Potrebni so štirje vhodi, po dva za vsak tunel; zdaj jih je { $n }.
    }
fault-tunnel_too_short = Tunel od { $one } do { $other } je prekratek: polji sta že tako sosedi.
fault-square_shared = Na istem polju sta dve stvari: { $squares }.
fault-not_connected = Ta polja niso dosegljiva: { $squares }
fault-respawn_sealed = Vhod { $squares } leži v zaprti komori.
fault-ghost_outside = { $piece } začne zunaj zaprte komore.
fault-chamber_stuck = Ko se odstrani ena ograda komore, se mora komora odpreti, a nobena sama je ne odpre.
fault-other = Tega labirinta ni mogoče igrati. Koda napake: { $code }
maze-name = Ime
maze-save = Shrani
maze-saved = Shranjeno na tej napravi.
maze-not-saved = Shramba tega brskalnika je polna ali blokirana.
maze-share = Kopiraj povezavo
maze-shared = Povezava je kopirana. Kdor jo odpre, vidi ta labirint.
maze-not-shared = Kopiranje ni uspelo. Povezava je kar naslov te strani.
maze-export = Shrani v datoteko
maze-import = Odpri datoteko
maze-import-bad = Ta datoteka ni labirint.
maze-mine = Moji labirinti
maze-mine-none = Tu bodo našteti tvoji shranjeni labirinti.
maze-open = Uredi: { $name }
maze-remove = Izbriši ta labirint: { $name }
maze-removed = Izbrisano: { $name }
undo-remove = Razveljavi
record-menu = Datoteka in slika
record-copy = Kopiraj poteze
record-copied = Poteze so kopirane.
record-not-copied = Tu kopiranje ni mogoče.
record-save = Shrani partijo
record-saved = Shranjeno med prenose.
record-png = Slika (PNG)
record-svg = Slika (SVG)
record-gif = Animacija (GIF)
record-picture-of = Plošča Hedgemaze: { $mode }
share-open = Deli sliko
share-title = Deli
share-kind = Kaj deliš
share-from = Od poteze
share-to = Do poteze
share-speed = Hitrost
share-speed-slow = Počasi
share-speed-normal = Običajno
share-speed-fast = Hitro
share-making = Pripravljamo animacijo …
share-again = Naredi
share-failed = Na tej napravi to ni uspelo.
share-size = { $n } kB
share-save = Shrani
share-send = Deli
share-result = { $head }. { $reason }
