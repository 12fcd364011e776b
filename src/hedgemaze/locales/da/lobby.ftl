page-lobby = Spil med andre
front-lobby-about = Find en nu, eller gå til et bord
lobby-quick = Hurtigt spil
lobby-quick-about = Vælg et ur. Du spiller med dem, der vælger det samme.
lobby-either = Valgfrit
lobby-waiting =
    { $n ->
        [one] Én venter
       *[other] { $n } venter
    }
lobby-looking = Leder efter en at spille med
lobby-elapsed = Ventetid
lobby-here = { $n } af { $seats } er her
lobby-cancel = Stop med at lede
lobby-offer = Der er ikke kommet nogen endnu. Du kan spille mod computeren med det samme; niveau { $level } passer til dig.
lobby-computer = Mod computeren
lobby-wait-on = Vent videre
lobby-found = Fundet! Åbner bordet …
lobby-replaced = Nu leder du efter et spil i et andet vindue.
lobby-join = Vær med
why-lobby-unknown_preset = Dette spil findes ikke længere. Genindlæs siden.
why-lobby-already_waiting = Du leder allerede efter et andet spil.
