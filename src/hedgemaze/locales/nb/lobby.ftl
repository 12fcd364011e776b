page-lobby = Spill med andre
front-lobby-about = Finn noen nå, eller bli med ved et bord
lobby-quick = Raskt parti
lobby-quick-about = Velg en klokke. Du spiller med dem som velger den samme.
lobby-either = Valgfritt
lobby-waiting =
    { $n ->
        [one] Én venter
       *[other] { $n } venter
    }
lobby-looking = Leter etter noen å spille med
lobby-elapsed = Ventetid
lobby-here = { $n } av { $seats } er her
lobby-cancel = Slutt å lete
lobby-offer = Ingen har kommet ennå. Du kan spille mot datamaskinen med en gang; nivå { $level } passer for deg.
lobby-computer = Mot datamaskinen
lobby-wait-on = Vent litt til
lobby-found = Funnet! Åpner bordet …
lobby-replaced = Nå leter du etter et parti i et annet vindu.
lobby-join = Bli med
why-lobby-unknown_preset = Dette partiet er ikke lenger tilgjengelig. Last inn siden på nytt.
why-lobby-already_waiting = Du leter allerede etter et annet parti.
