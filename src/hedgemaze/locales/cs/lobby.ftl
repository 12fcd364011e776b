page-lobby = Hrát s ostatními
front-lobby-about = Najdi soupeře, nebo si přisedni ke stolu
lobby-quick = Rychlá hra
lobby-quick-about = Vyber čas na rozmyšlenou. Budeš hrát s tím, kdo vybere stejný.
lobby-either = Libovolně
lobby-waiting =
    { $n ->
        [one] Čeká jeden
        [few] Čekají { $n }
       *[other] Čeká { $n }
    }
lobby-looking = Hledáme ti soupeře
lobby-elapsed = Doba čekání
lobby-here = Je tu { $n } ze { $seats }
lobby-cancel = Přestat hledat
lobby-offer = Zatím nikdo nepřišel. Můžeš si hned zahrát proti počítači; hodí se pro tebe úroveň { $level }.
lobby-computer = Hrát proti počítači
lobby-wait-on = Čekat dál
lobby-found = Máme to! Otevíráme stůl…
lobby-replaced = Teď hledáš hru v jiném okně.
lobby-join = Přidat se
why-lobby-unknown_preset = Tato hra už není k dispozici. Načti stránku znovu.
why-lobby-already_waiting = Už hledáš jinou hru.
