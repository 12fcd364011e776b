page-lobby = Játék másokkal
front-lobby-about = Keress valakit, vagy ülj egy asztalhoz
lobby-quick = Gyors játszma
lobby-quick-about = Válassz gondolkodási időt. Azokkal játszol, akik ugyanezt választják.
lobby-either = Mindegy
lobby-waiting =
    { $n ->
        [one] Egy ember vár
       *[other] { $n } ember vár
    }
lobby-looking = Játékost keresünk neked
lobby-elapsed = Várakozási idő
lobby-here = Itt van: { $n } / { $seats }
lobby-cancel = Nem keresek tovább
lobby-offer = Még nem jött senki. Azonnal játszhatsz a gép ellen; hozzád illő szint: { $level }.
lobby-computer = Játék a gép ellen
lobby-wait-on = Várok még
lobby-found = Megvan! Nyílik az asztal…
lobby-replaced = Most egy másik ablakban keresel játszmát.
lobby-join = Beszállok
why-lobby-unknown_preset = Ez a játszma már nem választható. Töltsd újra az oldalt.
why-lobby-already_waiting = Már keresel egy másik játszmát.
