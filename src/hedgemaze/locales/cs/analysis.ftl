# Stránka rozboru a stránka, na které se sestavují pozice.

analysis-paste = Vlož pozici nebo zápis a nech si je ukázat
analysis-show = Ukázat
analysis-file = Otevřít soubor
analysis-position = Pozice
analysis-link = Odkaz na to, co je na desce
analysis-share-label = Sdílet a otevřít
analysis-copy-link = Kopírovat odkaz
analysis-copy-record = Kopírovat zápis
analysis-download = Stáhnout
analysis-copied = Zkopírováno.
analysis-copy-failed = Prohlížeč nám kopírovat nedovolí. Odkaz níže můžeš zkopírovat ručně.
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
analysis-drawn = Ukázat cesty a nejlepší akce
analysis-variation = Zkoušíš vlastní variantu.
analysis-home = Zpět ke hře
analysis-branch = Po { $n }:
analysis-forget = Zahodit tuto variantu
analysis-better = Ukázat
graph-title = Celá hra
graph-label = Okamžik hry
graph-moment = Po { $n }, { $action }: { $text }
graph-progress = Kolik ze hry je posouzeno
graph-stop = Zastavit
graph-again = Posoudit celou hru
mark-inaccuracy = (ne nejlepší)
mark-mistake = (chyba)
mark-blunder = (hrubá chyba)
verdict-inaccuracy = { $action } není nejlepší: { $better } bylo lepší o { $percent } %.
verdict-mistake = { $action } je chyba: { $better } bylo lepší o { $percent } %.
verdict-blunder = { $action } je hrubá chyba: { $better } bylo lepší o { $percent } %.
read-action = Akci { $n }, { $action }, nelze zahrát: { $reason }
read-mode = Takhle se tato hra hrát nedá ({ $code }).
read-maze = Toto bludiště nelze použít ({ $code }).
read-house_rule = Toto domácí pravidlo nelze použít ({ $code }).
read-mode-unknown = Taková hra není.
read-position-too_long = Na pozici je to moc dlouhé.
read-position-unreadable = To není pozice ani zápis.
read-position-fences = Překážky nelze přečíst.
read-position-pieces = Figurky nelze přečíst, nebo některá chybí.
read-position-stocks = Počty zbývajících překážek nelze přečíst.
read-position-pellets = Tečky a životy nelze přečíst.
read-position-turn = Nelze přečíst, kdo je na tahu.
read-position-memory = Nelze přečíst políčka, na která se figurky nesmějí vrátit.
read-position-counters = Čísla na konci nelze přečíst.
read-position-impossible = K této pozici žádná hra nedojde.
read-square-unreadable = Takové políčko není.
page-position = Sestavit pozici
position-lead = Vyber, co chceš položit, a pak tiskni políčka desky. Do drážek patří překážky; figurky lze přetáhnout.
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
position-fits = Všechno sedí.
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
