maze-tab-draw = Zīmēt
maze-tab-mazes = Labirinti
maze-tab-save = Saglabāt un kopīgot
maze-lead = Uzzīmē labirintu PAKMENA spēlēm: sienas, enerģijas lodes un kur kurš sāk. Uzreiz redzēsi, kā trūkst.
maze-family = Paredzēts spēlei
maze-tools = Ko tu zīmē
tool-fence = Siena
tool-chamber = Kambara siena
tool-pellet = Enerģijas lode
tool-gate-0 = Pirmais tunelis
tool-gate-1 = Otrais tunelis
tool-erase = Gumija
maze-hint-fence = Spied rievu, lai uzceltu sienu, un sienas vidu, lai to noņemtu.
maze-hint-chamber = Spied rievas, lai ap spokiem uzbūvētu kambari: četras sienas.
maze-hint-pellet = Spied lauciņu, lai noliktu enerģijas lodi: kopā četras.
maze-hint-gate = Spied divus lauciņus: tur atgriežas PAKMENS, un tos savieno tunelis.
maze-hint-erase = Spied to, ko gribi noņemt. Peles labā poga dara to pašu ar jebkuru rīku.
maze-hint-piece = Spied lauciņu, kurā sāk { $piece }, vai velc figūriņu.
maze-refused-overlaps = Tur jau ir siena.
maze-refused-crosses = Sienas nedrīkst krustoties.
maze-refused-fences-only = Sienas liek rievās starp lauciņiem.
maze-undo = Atsaukt
maze-redo = Atkārtot
maze-random = Nejaušs
maze-empty = Tukšs laukums
maze-begin = Sākt ar
maze-title-A1 = Jaukts
maze-title-A2 = Atklāts
maze-title-A3 = Aizsargāts
maze-title-A4 = Rezerves
maze-title-chamber = Kambaris
maze-title-pinwheel = Vēj­dzirnaviņas
maze-untitled = Bez nosaukuma
maze-good = Šis labirints ir gatavs spēlei.
maze-worth = Kas uzvar, spēlējot perfekti?
maze-worth-of =
    { $n ->
        [zero] { $n } spoku
        [one] { $n } spoks
       *[other] { $n } spoki
    }
maze-worth-failed = Šī ierīce to nevar aprēķināt.
maze-worth-unknown = Serveris to nezina. Ar četriem spokiem aprēķins šeit prasītu pārāk daudz laika.
maze-worth-ask = Jautāt serverim
maze-worth-making = Notiek aprēķins: { $percent } %
maze-worth-waiting = Serveris vispirms aprēķina citus labirintus.
maze-faulty =
    { $n ->
        [zero] Lai varētu spēlēt, jāizlabo { $n } lietu:
        [one] Lai varētu spēlēt, jāizlabo { $n } lieta:
       *[other] Lai varētu spēlēt, jāizlabo { $n } lietas:
    }
maze-checking = Pārbauda …
fault-too_many_fences = Sienu ir par daudz ({ $n }): kastē ir 20.
fault-fence_overlaps = Sienas { $one } un { $other } pārklājas.
fault-fence_crosses = Sienas { $one } un { $other } krustojas.
fault-chamber_count =
    { $n ->
        [0] Kambarim vajag četras sienas; nav nevienas.
        [zero] Kambarim vajag četras sienas; ir { $n }.
        [one] Kambarim vajag četras sienas; ir { $n }.
       *[other] Kambarim vajag četras sienas; ir { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Vajag četras enerģijas lodes; nav nevienas.
        [zero] Vajag četras enerģijas lodes; ir { $n }.
        [one] Vajag četras enerģijas lodes; ir { $n }.
       *[other] Vajag četras enerģijas lodes; ir { $n }.
    }
fault-start = Trūkst sākuma lauciņa: { $piece }.
fault-start-not = PAKMENAM te nav sākuma lauciņa: viņš izvēlas vārtus.
fault-respawn_count =
    { $n ->
        [0] Vajag četrus vārtus, divus katram tunelim; nav nevienu.
        [zero] Vajag četrus vārtus, divus katram tunelim; ir { $n }.
        [one] Vajag četrus vārtus, divus katram tunelim; ir { $n }.
       *[other] Vajag četrus vārtus, divus katram tunelim; ir { $n }.
    }
fault-tunnel_too_short = Tunelis no { $one } uz { $other } ir par īsu: šie lauciņi jau tāpat ir kaimiņi.
fault-square_shared = Divas lietas stāv vienā lauciņā: { $squares }.
fault-not_connected = Šos lauciņus nevar sasniegt: { $squares }
fault-respawn_sealed = Vārti { $squares } atrodas slēgtajā kambarī.
fault-ghost_outside = { $piece } sāk ārpus slēgtā kambara.
fault-chamber_stuck = Noņemot vienu kambara sienu, tam jāatveras, bet neviena siena viena pati to neatver.
fault-other = Šo labirintu nevar spēlēt. Kļūdas kods: { $code }
maze-name = Nosaukums
maze-save = Saglabāt
maze-saved = Saglabāts šajā ierīcē.
maze-not-saved = Šī pārlūka krātuve ir pilna vai bloķēta.
maze-share = Kopēt saiti
maze-shared = Saite ir nokopēta. Kas to atver, redz šo labirintu.
maze-not-shared = Nokopēt neizdevās. Saite ir šīs lapas adrese.
maze-export = Saglabāt failā
maze-import = Atvērt failu
maze-import-bad = Šis fails nav labirints.
maze-mine = Mani labirinti
maze-mine-none = Šeit būs tavi saglabātie labirinti.
maze-open = Rediģēt: { $name }
maze-remove = Dzēst šo labirintu: { $name }
maze-removed = Dzēsts: { $name }
undo-remove = Atsaukt
record-menu = Spēles fails un attēls
record-copy = Kopēt gājienus
record-copied = Gājieni ir nokopēti.
record-not-copied = Šeit kopēt nevar.
record-save = Saglabāt spēles failu
record-saved = Saglabāts lejupielādēs.
record-png = Attēls (PNG)
record-svg = Attēls (SVG)
record-gif = Animācija (GIF)
record-picture-of = Hedgemaze laukums: { $mode }
share-open = Kopīgot attēlu
share-title = Kopīgot
share-kind = Ko kopīgot
share-from = No gājiena
share-to = Līdz gājienam
share-speed = Ātrums
share-speed-slow = Lēni
share-speed-normal = Parasti
share-speed-fast = Ātri
share-making = Animācija tiek veidota …
share-again = Izveidot
share-failed = Šajā ierīcē tas neizdevās.
share-size = { $n } kB
share-save = Saglabāt
share-send = Kopīgot
share-result = { $head }. { $reason }
