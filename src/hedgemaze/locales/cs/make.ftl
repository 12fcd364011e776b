# Kreslení a výběr bludišť a zápisy a obrázky domů.

maze-lead = Nakresli bludiště pro hry PAC-MAN: překážky, tečky a kde kdo začíná. Co chybí, uvidíš hned.
maze-family = Pro hru
maze-tools = Čím kreslíš
tool-fence = Překážka
tool-chamber = Překážka komnaty
tool-pellet = Tečka
tool-gate-0 = První tunel
tool-gate-1 = Druhý tunel
tool-erase = Guma
maze-hint-fence = Stiskni drážku a postavíš překážku; stiskni její střed a odebereš ji.
maze-hint-chamber = Stiskni drážky a postav kolem duchů komnatu: čtyři překážky.
maze-hint-pellet = Stiskni políčko a položíš tečku: celkem čtyři.
maze-hint-gate = Stiskni dvě políčka: tam se vrací PAC-MAN a spojuje je tunel.
maze-hint-erase = Stiskni, co má zmizet. Pravé tlačítko udělá totéž s každým nástrojem.
maze-hint-piece = Stiskni políčko, kde začíná { $piece }, nebo figurku přetáhni.
maze-refused-overlaps = Tam už překážka leží.
maze-refused-crosses = Překážky se nesmějí křížit.
maze-refused-fences-only = Překážky stojí v drážkách mezi políčky.
maze-undo = Zpět
maze-redo = Znovu
maze-random = Náhodné
maze-empty = Prázdná deska
maze-begin = Základ
maze-title-A1 = Smíšené
maze-title-A2 = Otevřené
maze-title-A3 = Kryté
maze-title-A4 = Náhradní
maze-title-chamber = Komnata
maze-title-pinwheel = Větrník
maze-untitled = Beze jména
maze-good = V tomto bludišti se dá hrát.
maze-faulty =
    { $n ->
        [one] Ke hře ještě chybí jedna věc:
        [few] Ke hře ještě chybí { $n } věci:
       *[other] Ke hře ještě chybí { $n } věcí:
    }
maze-checking = Kontrolujeme…
fault-too_many_fences = Překážek je moc: { $n }. V krabici jich je 20.
fault-fence_overlaps = Překážky { $one } a { $other } se překrývají.
fault-fence_crosses = Překážky { $one } a { $other } se kříží.
fault-chamber_count =
    { $n ->
        [0] Komnata potřebuje čtyři překážky; není tu žádná.
        [one] Komnata potřebuje čtyři překážky; je tu jedna.
        [few] Komnata potřebuje čtyři překážky; jsou tu { $n }.
       *[other] Komnata potřebuje čtyři překážky; je jich tu { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Jsou potřeba čtyři tečky; není tu žádná.
        [one] Jsou potřeba čtyři tečky; je tu jedna.
        [few] Jsou potřeba čtyři tečky; jsou tu { $n }.
       *[other] Jsou potřeba čtyři tečky; je jich tu { $n }.
    }
fault-start = { $piece } potřebuje výchozí políčko.
fault-start-not = PAC-MAN tu žádné výchozí políčko nemá: vybírá si bránu.
fault-respawn_count =
    { $n ->
        [0] Jsou potřeba čtyři brány, dvě pro každý tunel; není tu žádná.
        [one] Jsou potřeba čtyři brány, dvě pro každý tunel; je tu jedna.
        [few] Jsou potřeba čtyři brány, dvě pro každý tunel; jsou tu { $n }.
       *[other] Jsou potřeba čtyři brány, dvě pro každý tunel; je jich tu { $n }.
    }
fault-tunnel_too_short = Tunel z { $one } do { $other } je moc krátký: ta políčka stejně sousedí.
fault-square_shared = Na { $squares } stojí dvě věci.
fault-not_connected = Na tato políčka se nelze dostat: { $squares }
fault-respawn_sealed = Brána { $squares } leží uvnitř zavřené komnaty.
fault-ghost_outside = { $piece } začíná mimo zavřenou komnatu.
fault-chamber_stuck = Odebráním jedné překážky se komnata musí otevřít, ale žádná jednotlivá ji neotevře.
fault-other = V tomto bludišti se hrát nedá ({ $code }).
maze-name = Jméno
maze-save = Uložit
maze-saved = Uloženo na tomto zařízení.
maze-not-saved = Úložiště tohoto prohlížeče je plné nebo zavřené.
maze-share = Kopírovat odkaz
maze-shared = Odkaz je zkopírován. Kdo ho otevře, uvidí toto bludiště.
maze-not-shared = Nic se nepodařilo zkopírovat. Odkazem je adresa této stránky.
maze-export = Uložit do souboru
maze-import = Otevřít soubor
maze-import-bad = Tento soubor není bludiště.
maze-mine = Moje bludiště
maze-mine-none = Tady najdeš svá uložená bludiště.
maze-open = Kreslit dál: { $name }
maze-remove = Smazat toto bludiště: { $name }
maze-removed = Smazáno: { $name }
undo-remove = Vrátit
record-menu = Zápis a obrázek
record-copy = Kopírovat zápis
record-copied = Zápis je zkopírován.
record-not-copied = Tady se nic nepodařilo zkopírovat.
record-save = Uložit zápis
record-saved = Uloženo mezi stažené soubory.
record-png = Obrázek (PNG)
record-svg = Obrázek (SVG)
record-picture-of = Deska Hedgemaze: { $mode }
