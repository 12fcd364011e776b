maze-lead = Uzzīmē labirintu PAKMENA spēlēm: sienas, lodes un kur kurš sāk. Ja kā trūkst, tas tiek uzreiz pateikts.
maze-family = Paredzēts spēlei
maze-tools = Ar ko tu zīmē
tool-fence = Siena
tool-chamber = Kambara siena
tool-pellet = Enerģijas lode
tool-gate-0 = Pirmais tunelis
tool-gate-1 = Otrais tunelis
tool-erase = Gumija
maze-hint-fence = Spied rievu, lai uzceltu sienu, un sienas vidu, lai to noņemtu.
maze-hint-chamber = Spied rievas, lai ap spokiem uzbūvētu kambari: četras sienas.
maze-hint-pellet = Spied lauciņu, lai noliktu lodi: kopā četras.
maze-hint-gate = Spied divus lauciņus: tur atgriežas PAKMENS, un tos savieno tunelis.
maze-hint-erase = Spied to, kam jāpazūd. Labā poga dara to pašu ar jebkuru rīku.
maze-hint-piece = Spied lauciņu, kurā sāk { $piece }, vai velc figūriņu.
maze-refused-overlaps = Tur jau ir siena.
maze-refused-crosses = Sienas nedrīkst krustoties.
maze-refused-fences-only = Sienas stāv rievās starp lauciņiem.
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
maze-good = Šo labirintu var spēlēt.
maze-faulty =
    { $n ->
        [zero] Lai varētu spēlēt, trūkst { $n } lietu:
        [one] Lai varētu spēlēt, trūkst { $n } lietas:
       *[other] Lai varētu spēlēt, trūkst { $n } lietu:
    }
maze-checking = Pārbauda…
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
        [0] Vajag četras lodes; nav nevienas.
        [zero] Vajag četras lodes; ir { $n }.
        [one] Vajag četras lodes; ir { $n }.
       *[other] Vajag četras lodes; ir { $n }.
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
fault-chamber_stuck = Noņemot vienu kambara sienu, tam jāatveras, bet neviena viena pati to neatver.
fault-other = Šo labirintu nevar spēlēt ({ $code }).
maze-name = Nosaukums
maze-save = Saglabāt
maze-saved = Saglabāts šajā ierīcē.
maze-not-saved = Šī pārlūka krātuve ir pilna vai slēgta.
maze-share = Kopēt saiti
maze-shared = Saite ir nokopēta. Kas to atver, redz šo labirintu.
maze-not-shared = Neko neizdevās nokopēt. Šīs lapas adrese ir saite.
maze-export = Saglabāt failā
maze-import = Atvērt failu
maze-import-bad = Šis fails nav labirints.
maze-mine = Mani labirinti
maze-mine-none = Šeit būs tavi saglabātie labirinti.
maze-open = Zīmēt tālāk: { $name }
maze-remove = Dzēst šo labirintu: { $name }
maze-removed = Dzēsts: { $name }
undo-remove = Atgūt
record-menu = Pieraksts un attēls
record-copy = Kopēt pierakstu
record-copied = Pieraksts ir nokopēts.
record-not-copied = Šeit neko neizdevās nokopēt.
record-save = Saglabāt pierakstu
record-saved = Saglabāts lejupielādēs.
record-png = Attēls (PNG)
record-svg = Attēls (SVG)
record-picture-of = Hedgemaze laukums: { $mode }
