page-lobby = Žaisti su kitais
front-lobby-about = Rask varžovą iškart arba sėsk prie stalo
lobby-quick = Greitas žaidimas
lobby-quick-about = Pasirink laikrodį. Žaisi su tais, kurie pasirinko tokį patį.
lobby-either = Nesvarbu
lobby-waiting =
    { $n ->
        [one] Laukia { $n }
        [few] Laukia { $n }
       *[other] Laukia { $n }
    }
lobby-looking = Ieškoma, su kuo žaisti
lobby-elapsed = Laukimo laikas
lobby-here = Susirinko { $n } iš { $seats }
lobby-cancel = Nebeieškoti
lobby-offer = Dar niekas neatėjo. Gali iškart žaisti su kompiuteriu; tau tinka { $level } lygis.
lobby-computer = Žaisti su kompiuteriu
lobby-wait-on = Laukti toliau
lobby-found = Rasta! Atveriamas stalas …
lobby-replaced = Dabar žaidimo ieškai kitame lange.
lobby-join = Prisidėti
why-lobby-unknown_preset = Šio žaidimo nebėra. Įkelk puslapį iš naujo.
why-lobby-already_waiting = Jau ieškai kito žaidimo.
