page-lobby = Mängi teistega
front-lobby-about = Leia kohe keegi või istu lauda
lobby-quick = Kiirmäng
lobby-quick-about = Vali kell. Mängid nendega, kes valivad sama.
lobby-either = Ükskõik
lobby-waiting =
    { $n ->
        [one] Üks ootab
       *[other] { $n } ootab
    }
lobby-looking = Otsitakse mängukaaslast
lobby-elapsed = Ooteaeg
lobby-here = Kohal { $n }, vaja { $seats }
lobby-cancel = Lõpeta otsimine
lobby-offer = Keegi pole veel tulnud. Võid kohe arvuti vastu mängida; sulle sobib tase { $level }.
lobby-computer = Mängi arvuti vastu
lobby-wait-on = Oota edasi
lobby-found = Leitud! Laud avaneb …
lobby-replaced = Sa otsid mängu nüüd teises aknas.
lobby-join = Liitu
why-lobby-unknown_preset = Seda mängu enam pole. Palun laadi leht uuesti.
why-lobby-already_waiting = Sa otsid juba teist mängu.
