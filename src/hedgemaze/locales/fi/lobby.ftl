page-lobby = Pelaa muiden kanssa
front-lobby-about = Etsi peliseuraa heti tai liity pöytään
lobby-quick = Pikapeli
lobby-quick-about = Valitse kello. Pelaat niiden kanssa, jotka valitsevat saman.
lobby-either = Ei väliä
lobby-waiting =
    { $n ->
        [one] Yksi odottaa
       *[other] { $n } odottaa
    }
lobby-looking = Etsitään peliseuraa
lobby-elapsed = Odotusaika
lobby-here = Paikalla { $n }/{ $seats }
lobby-cancel = Lopeta etsiminen
lobby-offer = Ketään ei ole vielä tullut. Voit pelata heti tietokonetta vastaan; taso { $level } sopii sinulle.
lobby-computer = Tietokonetta vastaan
lobby-wait-on = Odota vielä
lobby-found = Löytyi! Pöytä avataan …
lobby-replaced = Etsit nyt peliä toisessa ikkunassa.
lobby-join = Liity
why-lobby-unknown_preset = Tätä peliä ei enää ole tarjolla. Lataa sivu uudelleen.
why-lobby-already_waiting = Etsit jo toista peliä.
