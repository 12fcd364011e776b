page-lobby = Spela med andra
front-lobby-about = Hitta någon nu, eller ta plats vid ett bord
lobby-quick = Snabbt parti
lobby-quick-about = Välj en klocka. Du spelar med dem som väljer samma.
lobby-either = Valfritt
lobby-waiting =
    { $n ->
        [one] En väntar
       *[other] { $n } väntar
    }
lobby-looking = Letar efter någon att spela med
lobby-elapsed = Väntetid
lobby-here = { $n } av { $seats } är här
lobby-cancel = Sluta leta
lobby-offer = Ingen har kommit än. Du kan spela mot datorn direkt; nivå { $level } passar dig.
lobby-computer = Spela mot datorn
lobby-wait-on = Fortsätt vänta
lobby-found = Hittat! Öppnar bordet …
lobby-replaced = Nu letar du efter ett parti i ett annat fönster.
lobby-join = Gå med
why-lobby-unknown_preset = Det här partiet finns inte längre. Ladda om sidan.
why-lobby-already_waiting = Du letar redan efter ett annat parti.
