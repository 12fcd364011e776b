# Stránka rozboru a stránka, na které se sestavují pozice.

analysis-paste = Vlož pozici nebo tahy hry a nech si je ukázat
analysis-show = Ukázat
analysis-file = Otevřít soubor
analysis-position = Pozice
analysis-link = Odkaz na to, co je na desce
analysis-tab-lines = Varianty
analysis-tab-graph = Graf
analysis-tab-share = Sdílet
analysis-share-label = Sdílet a otevřít
analysis-copy-link = Kopírovat odkaz
analysis-copy-record = Kopírovat tahy
analysis-download = Stáhnout
analysis-copied = Zkopírováno.
analysis-copy-failed = Prohlížeč kopírování nedovolí. Zkopíruj prosím odkaz níže ručně.
analysis-set-up = Sestavit pozici
analysis-who = Kdo vyhrává
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Nejlepší varianty
analysis-thinking = Přemýšlení…
analysis-try = Zahrát až po { $action }
analysis-nodes =
    { $n ->
        [one] Prohlédnuta jedna pozice
        [few] Prohlédnuty { $n } pozice
       *[other] Prohlédnuto { $n } pozic
    }
analysis-certain =
    { $n ->
        [one] Výhra v jedné akci: { $side }
        [few] Výhra ve { $n } akcích: { $side }
       *[other] Výhra v { $n } akcích: { $side }
    }
analysis-draw = Jistá remíza
analysis-first = Na začátek
analysis-back = Zpět
analysis-next = Vpřed
analysis-last = Na konec
analysis-drawn = Ukázat cesty a nejlepší tahy
analysis-variation = Zkoušíš vlastní tahy.
analysis-home = Zpět ke hře
analysis-branch = Po { $n }:
analysis-forget = Smazat tuto variantu
analysis-note = Poznámka
analysis-note-here = Poznámka k ukázané pozici
analysis-promote = Posunout výš
analysis-variation-bar = Co udělat s variantou
analysis-better = Ukázat
exact-label = Je jisté:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN vyhraje v tomto kole.
        [few] PAC-MAN vyhraje za { $rounds } kola.
       *[other] PAC-MAN vyhraje za { $rounds } kol.
    }
exact-ghosts =
    { $rounds ->
        [one] Duchové chytí PAC-MANA v tomto kole.
        [few] Duchové chytí PAC-MANA za { $rounds } kola.
       *[other] Duchové chytí PAC-MANA za { $rounds } kol.
    }
exact-open = Výhru si nikdo nevynutí.
exact-open-life = V tomto životě si duchové nevynutí chycení a PAC-MAN výhru.
exact-short-pacman = PAC-MAN za { $rounds }
exact-short-ghosts = Duchové za { $rounds }
exact-short-open = Nikdo
exact-offer = Se třemi duchy se to dá přesně spočítat. Trvá to minutu nebo dvě.
exact-work = Spočítat
exact-working = Počítáme…
graph-title = Celá hra
graph-label = Okamžik hry
graph-moment = Po { $n }, { $action }: { $text }
graph-progress = Kolik ze hry je rozebráno
graph-stop = Zastavit
graph-again = Rozebrat celou hru
summary-label = Jak hra probíhala
summary-accuracy = Přesnost:
summary-blunder =
    { $n ->
        [0] Žádná hrubá chyba
        [one] { $n } hrubá chyba
        [few] { $n } hrubé chyby
       *[other] { $n } hrubých chyb
    }
summary-mistake =
    { $n ->
        [0] Žádná chyba
        [one] { $n } chyba
        [few] { $n } chyby
       *[other] { $n } chyb
    }
summary-inaccuracy = Ne nejlepší: { $n }
mark-inaccuracy = (ne nejlepší)
mark-mistake = (chyba)
mark-blunder = (hrubá chyba)
verdict-inaccuracy = { $action } není nejlepší: { $better } by bylo o { $percent } % lepší.
verdict-mistake = { $action } je chyba: { $better } by bylo o { $percent } % lepší.
verdict-blunder = { $action } je hrubá chyba: { $better } by bylo o { $percent } % lepší.
verdict-thrown-win = { $action } zahodilo jistou výhru: { $better } vyhrává.
verdict-thrown-open = { $action } jistě prohrává: { $better } by hru zachránilo.
read-action = Tah { $n }, { $action }, nelze zahrát: { $reason }
read-mode = Takhle se tato hra hrát nedá. Kód chyby: { $code }
read-maze = Toto bludiště nelze použít. Kód chyby: { $code }
read-house_rule = Toto domácí pravidlo nelze použít. Kód chyby: { $code }
read-record = Tento soubor hry nelze přečíst. Kód chyby: { $code }
read-mode-unknown = Taková hra není.
read-position-too_long = Na pozici je to moc dlouhé.
read-position-unreadable = To není pozice ani hra.
read-position-fences = Překážky nelze přečíst.
read-position-pieces = Figurky nelze přečíst, nebo některá chybí.
read-position-stocks = Počty zbývajících překážek nelze přečíst.
read-position-pellets = Tečky a životy nelze přečíst.
read-position-turn = Není jasné, kdo je na tahu.
read-position-memory = Nelze přečíst políčka, na která se figurky nesmějí vrátit.
read-position-counters = Čísla na konci nelze přečíst.
read-position-impossible = K této pozici žádná hra nedojde.
read-square-unreadable = Takové políčko není.
page-position = Sestavit pozici
position-lead = Vyber, co chceš položit, a pak ťukej na políčka desky. Do drážek patří překážky; figurky lze přetáhnout.
position-game = Hra
position-size = Deska
position-maze = Bludiště
position-maze-own = Vlastní
position-put = Co položit
position-erase = Odebrat
position-pellet = Tečka
position-turn = Kdo je na tahu
position-stock = Zbývající překážky: { $side }
position-lives = Životy
position-reserve = Tečky v zásobě
position-empty = Odebrat překážky
position-start = Na začátek
position-fits = Všechno je v pořádku.
position-analyse = Rozebrat
position-computer = Hrát proti počítači
position-as = Jako { $side }
position-off = { $piece } (mimo desku)
position-twice = Dvě figurky nemohou stát na jednom políčku.
position-overlap = Dvě překážky se překrývají nebo kříží.
position-no-way = Některá figurka nemá cestu do cíle.
position-over = V této pozici je už po hře.
position-all-pellets = Musí tu být tečka k snědení a život ke ztracení.
position-ghost-on-pellet = Duch nesmí stát na tečce.
