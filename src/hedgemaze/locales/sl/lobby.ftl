page-lobby = Igraj z drugimi
front-lobby-about = Poišči soigralca ali prisedi k mizi
lobby-quick = Hitra partija
lobby-quick-about = Izberi igralni čas. Igraš z ljudmi, ki izberejo istega.
lobby-either = Vseeno
lobby-waiting =
    { $n ->
        [one] Čaka { $n }
        [two] Čakata { $n }
        [few] Čakajo { $n }
       *[other] Čaka { $n }
    }
lobby-looking = Iščemo ti družbo za igro
lobby-elapsed = Čas čakanja
lobby-here = Tukaj: { $n } od { $seats }
lobby-cancel = Nehaj iskati
lobby-offer = Še nikogar ni. Lahko takoj igraš proti računalniku; zate je primerna raven { $level }.
lobby-computer = Igraj proti računalniku
lobby-wait-on = Čakaj naprej
lobby-found = Našli smo! Odpiramo mizo …
lobby-replaced = Partijo zdaj iščeš v drugem oknu.
lobby-join = Prisedi
why-lobby-unknown_preset = Te igre ni več na voljo. Znova naloži stran.
why-lobby-already_waiting = Že iščeš drugo partijo.
