# Die Lobby: schnelle Spiele mit Fremden und Tische, die allen offenstehen.

page-lobby = Mit anderen spielen
front-lobby-about = Jetzt jemanden finden oder an einen Tisch setzen
lobby-quick = Schnelles Spiel
lobby-quick-about = Wähle eine Uhr. Du spielst mit allen, die dieselbe wählen.
lobby-either = Egal
lobby-waiting =
    { $n ->
        [one] Eine Person wartet
       *[other] { $n } warten
    }
lobby-looking = Wir suchen jemanden für dich
lobby-elapsed = Wartezeit
lobby-here = { $n } von { $seats } sind da
lobby-cancel = Nicht mehr suchen
lobby-offer = Noch ist niemand gekommen. Du kannst sofort gegen den Computer spielen; Stufe { $level } passt zu dir.
lobby-computer = Gegen den Computer
lobby-wait-on = Weiter warten
lobby-found = Gefunden! Der Tisch wird geöffnet …
lobby-replaced = Du suchst jetzt in einem anderen Fenster nach einem Spiel.
lobby-join = Mitspielen
why-lobby-unknown_preset = Dieses Spiel gibt es nicht mehr. Lade die Seite neu.
why-lobby-already_waiting = Du suchst schon ein anderes Spiel.
