page-lobby = Hrať s ostatnými
front-lobby-about = Nájdi súpera alebo si prisadni k stolu
lobby-quick = Rýchla hra
lobby-quick-about = Vyber čas na rozmýšľanie. Budeš hrať s tým, kto vyberie rovnaký.
lobby-either = Ľubovoľne
lobby-waiting =
    { $n ->
        [one] Čaká jeden
        [few] Čakajú { $n }
       *[other] Čaká { $n }
    }
lobby-looking = Hľadáme ti súpera
lobby-elapsed = Čas čakania
lobby-here = Je tu { $n }/{ $seats }
lobby-cancel = Prestať hľadať
lobby-offer = Zatiaľ nikto neprišiel. Môžeš si hneď zahrať proti počítaču; hodí sa pre teba úroveň { $level }.
lobby-computer = Hrať proti počítaču
lobby-wait-on = Čakať ďalej
lobby-found = Máme to! Otvárame stôl…
lobby-replaced = Teraz hľadáš hru v inom okne.
lobby-join = Pridať sa
why-lobby-unknown_preset = Táto hra už nie je k dispozícii. Načítaj stránku znova.
why-lobby-already_waiting = Už hľadáš inú hru.
