page-lobby = Joacă cu alții
front-lobby-about = Găsește pe cineva acum sau așază-te la o masă
lobby-quick = Partidă rapidă
lobby-quick-about = Alege un ceas. Joci cu oamenii care aleg la fel.
lobby-either = Oricare
lobby-waiting =
    { $n ->
        [one] O persoană așteaptă
        [few] { $n } persoane așteaptă
       *[other] { $n } de persoane așteaptă
    }
lobby-looking = Căutăm pe cineva cu care să joci
lobby-elapsed = Timp de așteptare
lobby-here = Sunt aici { $n } din { $seats }
lobby-cancel = Nu mai căuta
lobby-offer = Încă nu a venit nimeni. Poți juca pe loc cu calculatorul; ți se potrivește nivelul { $level }.
lobby-computer = Joacă cu calculatorul
lobby-wait-on = Mai aștept
lobby-found = Am găsit! Se deschide masa…
lobby-replaced = Acum cauți o partidă în altă fereastră.
lobby-join = Intră
why-lobby-unknown_preset = Partida aceasta nu mai e disponibilă. Reîncarcă pagina.
why-lobby-already_waiting = Cauți deja o altă partidă.
