# Kreslení a výběr bludišť a zápisy a obrázky domů.

maze-tab-draw = Kreslit
maze-tab-mazes = Bludiště
maze-tab-save = Uložit a sdílet
maze-lead = Nakresli bludiště pro hry PAC-MAN: překážky, tečky a kde kdo začíná. Co chybí, uvidíš hned.
maze-family = Pro hru
maze-tools = Co kreslit
tool-fence = Překážka
tool-chamber = Překážka komnaty
tool-pellet = Tečka
tool-gate-0 = První tunel
tool-gate-1 = Druhý tunel
tool-erase = Guma
maze-hint-fence = Ťuknutím na drážku překážku postavíš, na její střed ji odebereš.
maze-hint-chamber = Ťukej na drážky a postav kolem duchů komnatu: čtyři překážky.
maze-hint-pellet = Ťukni na políčko a položíš tečku: celkem čtyři.
maze-hint-gate = Ťukni na dvě políčka: tam se vrací PAC-MAN a spojuje je tunel.
maze-hint-erase = Ťukni na to, co má zmizet. Pravé tlačítko myši udělá totéž s každým nástrojem.
maze-hint-piece = Ťukni na políčko, kde začíná { $piece }, nebo figurku přetáhni.
maze-refused-overlaps = Tam už překážka je.
maze-refused-crosses = Překážky se nesmějí křížit.
maze-refused-fences-only = Překážky patří do drážek mezi políčky.
maze-undo = Zpět
maze-redo = Znovu
maze-random = Náhodné
maze-empty = Prázdná deska
maze-begin = Z čeho začít
maze-title-A1 = Smíšené
maze-title-A2 = Otevřené
maze-title-A3 = Kryté
maze-title-A4 = Náhradní
maze-title-chamber = Komnata
maze-title-pinwheel = Větrník
maze-untitled = Beze jména
maze-good = Bludiště je připravené ke hře.
maze-worth = Kdo vyhraje při dokonalé hře?
maze-worth-of =
    { $n ->
        [one] Jeden duch
        [few] { $n } duchové
       *[other] { $n } duchů
    }
maze-worth-failed = Toto zařízení to spočítat neumí.
maze-worth-unknown = To server neví. Se čtyřmi duchy by tu výpočet trval příliš dlouho.
maze-worth-ask = Zeptat se serveru
maze-worth-making = Počítáme: { $percent } %
maze-worth-waiting = Server nejdřív počítá jiná bludiště.
maze-faulty =
    { $n ->
        [one] Aby se tu dalo hrát, je třeba opravit jednu věc:
        [few] Aby se tu dalo hrát, je třeba opravit { $n } věci:
       *[other] Aby se tu dalo hrát, je třeba opravit { $n } věcí:
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
fault-square_shared = Na { $squares } jsou dvě věci.
fault-not_connected = Na tato políčka se nelze dostat: { $squares }
fault-respawn_sealed = Brána { $squares } leží uvnitř zavřené komnaty.
fault-ghost_outside = { $piece } začíná mimo zavřenou komnatu.
fault-chamber_stuck = Komnata se musí otevřít odebráním jedné překážky, ale žádná jednotlivá ji neotevře.
fault-other = V tomto bludišti se hrát nedá. Kód chyby: { $code }
maze-name = Název
maze-save = Uložit
maze-saved = Uloženo na tomto zařízení.
maze-not-saved = Úložiště tohoto prohlížeče je plné nebo blokované.
maze-share = Kopírovat odkaz
maze-shared = Odkaz je zkopírován. Kdo ho otevře, uvidí toto bludiště.
maze-not-shared = Kopírování se nepodařilo. Odkazem je adresa této stránky.
maze-export = Uložit do souboru
maze-import = Otevřít soubor
maze-import-bad = Tento soubor není bludiště.
maze-mine = Moje bludiště
maze-mine-none = Tady najdeš bludiště, která uložíš.
maze-open = Upravit: { $name }
maze-remove = Smazat toto bludiště: { $name }
maze-removed = Smazáno: { $name }
undo-remove = Vrátit
record-menu = Soubor hry a obrázek
record-copy = Kopírovat tahy
record-copied = Tahy jsou zkopírované.
record-not-copied = Tady kopírovat nejde.
record-save = Uložit soubor hry
record-saved = Uloženo mezi stažené soubory.
record-png = Obrázek (PNG)
record-svg = Obrázek (SVG)
record-gif = Animace (GIF)
record-picture-of = Deska Hedgemaze: { $mode }
share-open = Sdílet obrázek
share-title = Sdílet
share-kind = Co sdílet
share-from = Od tahu
share-to = Do tahu
share-speed = Rychlost
share-speed-slow = Pomalu
share-speed-normal = Normálně
share-speed-fast = Rychle
share-making = Vytváříme animaci…
share-again = Vytvořit
share-failed = Na tomto zařízení se to nepodařilo.
share-size = { $n } kB
share-save = Uložit
share-send = Sdílet
share-result = { $head }. { $reason }
