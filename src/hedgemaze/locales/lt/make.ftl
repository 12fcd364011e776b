maze-tab-draw = Piešti
maze-tab-mazes = Labirintai
maze-tab-save = Išsaugoti ir dalytis
maze-lead = Nupiešk labirintą PAC-MAN’o žaidimams: tvoras, energijos piliules ir kas kur pradeda. Iškart matysi, ko trūksta.
maze-family = Skirta žaidimui
maze-tools = Ką pieši
tool-fence = Tvora
tool-chamber = Kambario tvora
tool-pellet = Energijos piliulė
tool-gate-0 = Pirmas tunelis
tool-gate-1 = Antras tunelis
tool-erase = Trintukas
maze-hint-fence = Spausk griovelį, kad pastatytum tvorą, ir tvoros vidurį, kad ją nuimtum.
maze-hint-chamber = Spausk griovelius, kad aplink vaiduoklius pastatytum kambarį: keturias tvoras.
maze-hint-pellet = Spausk kvadratėlį, kad padėtum energijos piliulę: iš viso keturias.
maze-hint-gate = Spausk du kvadratėlius: ten grįžta PAC-MAN’as, ir juos jungia tunelis.
maze-hint-erase = Spausk tai, ką nori pašalinti. Dešinysis pelės klavišas daro tą patį su bet kuriuo įrankiu.
maze-hint-piece = Spausk kvadratėlį, kuriame pradeda { $piece }, arba vilk figūrėlę.
maze-refused-overlaps = Ten jau yra tvora.
maze-refused-crosses = Tvoros negali kirstis.
maze-refused-fences-only = Tvoros stovi grioveliuose tarp kvadratėlių.
maze-undo = Atšaukti
maze-redo = Grąžinti
maze-random = Atsitiktinis
maze-empty = Tuščia lenta
maze-begin = Pradėti nuo
maze-title-A1 = Mišrus
maze-title-A2 = Atviras
maze-title-A3 = Priedangos
maze-title-A4 = Atsarginis
maze-title-chamber = Kambarys
maze-title-pinwheel = Vėjo malūnėlis
maze-untitled = Be pavadinimo
maze-good = Šis labirintas paruoštas žaisti.
maze-worth = Kas laimi žaidžiant tobulai?
maze-worth-of =
    { $n ->
        [one] { $n } vaiduoklis
        [few] { $n } vaiduokliai
       *[other] { $n } vaiduoklių
    }
maze-worth-failed = Šis įrenginys to apskaičiuoti negali.
maze-worth-unknown = Serveris to nežino. Su keturiais vaiduokliais čia skaičiuoti truktų per ilgai.
maze-worth-ask = Klausti serverio
maze-worth-making = Skaičiuojama: { $percent } %
maze-worth-waiting = Serveris pirma skaičiuoja kitus labirintus.
maze-faulty =
    { $n ->
        [one] Kad būtų galima žaisti, reikia pataisyti { $n } dalyką:
        [few] Kad būtų galima žaisti, reikia pataisyti { $n } dalykus:
       *[other] Kad būtų galima žaisti, reikia pataisyti { $n } dalykų:
    }
maze-checking = Tikrinama …
fault-too_many_fences = Tvorų per daug ({ $n }): dėžutėje jų 20.
fault-fence_overlaps = Tvoros { $one } ir { $other } persidengia.
fault-fence_crosses = Tvoros { $one } ir { $other } kertasi.
fault-chamber_count =
    { $n ->
        [0] Kambariui reikia keturių tvorų; nėra nė vienos.
        [one] Kambariui reikia keturių tvorų; yra { $n }.
        [few] Kambariui reikia keturių tvorų; yra { $n }.
       *[other] Kambariui reikia keturių tvorų; yra { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Reikia keturių energijos piliulių; nėra nė vienos.
        [one] Reikia keturių energijos piliulių; yra { $n }.
        [few] Reikia keturių energijos piliulių; yra { $n }.
       *[other] Reikia keturių energijos piliulių; yra { $n }.
    }
fault-start = { $piece } neturi pradinio kvadratėlio.
fault-start-not = PAC-MAN’as čia neturi pradinio kvadratėlio: jis renkasi vartus.
fault-respawn_count =
    { $n ->
        [0] Reikia ketverių vartų, po dvejus kiekvienam tuneliui; nėra nė vienų.
        [one] Reikia ketverių vartų, po dvejus kiekvienam tuneliui; yra { $n }.
        [few] Reikia ketverių vartų, po dvejus kiekvienam tuneliui; yra { $n }.
       *[other] Reikia ketverių vartų, po dvejus kiekvienam tuneliui; yra { $n }.
    }
fault-tunnel_too_short = Tunelis iš { $one } į { $other } per trumpas: šie kvadratėliai ir taip kaimynai.
fault-square_shared = Du dalykai stovi viename kvadratėlyje: { $squares }.
fault-not_connected = Šių kvadratėlių pasiekti negalima: { $squares }
fault-respawn_sealed = Vartai { $squares } yra uždarame kambaryje.
fault-ghost_outside = { $piece } pradeda už uždaro kambario ribų.
fault-chamber_stuck = Nuėmus vieną kambario tvorą, jis turi atsiverti, bet nė viena tvora atskirai jo neatveria.
fault-other = Šiame labirinte žaisti negalima. Klaidos kodas: { $code }
maze-name = Pavadinimas
maze-save = Išsaugoti
maze-saved = Išsaugota šiame įrenginyje.
maze-not-saved = Šios naršyklės saugykla pilna arba užblokuota.
maze-share = Kopijuoti nuorodą
maze-shared = Nuoroda nukopijuota. Kas ją atvers, matys šį labirintą.
maze-not-shared = Nukopijuoti nepavyko. Šio puslapio adresas ir yra nuoroda.
maze-export = Įrašyti į failą
maze-import = Atverti failą
maze-import-bad = Šis failas nėra labirintas.
maze-mine = Mano labirintai
maze-mine-none = Čia bus tavo išsaugoti labirintai.
maze-open = Redaguoti: { $name }
maze-remove = Ištrinti šį labirintą: { $name }
maze-removed = Ištrinta: { $name }
undo-remove = Atšaukti
record-menu = Failas ir paveikslėlis
record-copy = Kopijuoti ėjimus
record-copied = Ėjimai nukopijuoti.
record-not-copied = Čia kopijuoti negalima.
record-save = Įrašyti žaidimo failą
record-saved = Įrašyta tarp atsisiuntimų.
record-png = Paveikslėlis (PNG)
record-svg = Paveikslėlis (SVG)
record-gif = Animacija (GIF)
record-picture-of = Hedgemaze lenta: { $mode }
share-open = Dalytis paveikslėliu
share-title = Dalytis
share-kind = Kuo dalytis
share-from = Nuo ėjimo
share-to = Iki ėjimo
share-speed = Greitis
share-speed-slow = Lėtai
share-speed-normal = Įprastai
share-speed-fast = Greitai
share-making = Kuriama animacija …
share-again = Sukurti
share-failed = Šiame įrenginyje nepavyko.
share-size = { $n } kB
share-save = Įrašyti
share-send = Dalytis
share-result = { $head }. { $reason }
