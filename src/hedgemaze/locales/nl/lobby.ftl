page-lobby = Met anderen spelen
front-lobby-about = Vind iemand, of schuif aan bij een tafel
lobby-quick = Snelle partij
lobby-quick-about = Kies een klok. Je speelt met wie dezelfde kiest.
lobby-either = Maakt niet uit
lobby-waiting =
    { $n ->
        [one] Eén wacht
       *[other] { $n } wachten
    }
lobby-looking = We zoeken iemand om mee te spelen
lobby-elapsed = Wachttijd
lobby-here = { $n } van de { $seats } zijn er
lobby-cancel = Stoppen met zoeken
lobby-offer = Er is nog niemand. Je kunt meteen tegen de computer spelen; niveau { $level } past bij je.
lobby-computer = Tegen de computer
lobby-wait-on = Blijven wachten
lobby-found = Gevonden! De tafel gaat open…
lobby-replaced = Je zoekt nu een partij in een ander venster.
lobby-join = Meedoen
why-lobby-unknown_preset = Deze partij is er niet meer. Laad de pagina opnieuw.
why-lobby-already_waiting = Je zoekt al een andere partij.
