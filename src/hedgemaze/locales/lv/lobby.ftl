page-lobby = Spēlēt ar citiem
front-lobby-about = Atrodi kādu tūlīt vai sēdies pie galda
lobby-quick = Ātrā spēle
lobby-quick-about = Izvēlies pulksteni. Tu spēlēsi ar tiem, kas izvēlas tādu pašu.
lobby-either = Vienalga
lobby-waiting =
    { $n ->
        [zero] Gaida { $n }
        [one] Gaida { $n }
       *[other] Gaida { $n }
    }
lobby-looking = Meklē, ar ko spēlēt
lobby-elapsed = Gaidīšanas laiks
lobby-here = Klāt { $n } no { $seats }
lobby-cancel = Vairs nemeklēt
lobby-offer = Vēl neviens nav atnācis. Vari uzreiz spēlēt pret datoru; tev der { $level }. līmenis.
lobby-computer = Spēlēt pret datoru
lobby-wait-on = Gaidīt vēl
lobby-found = Atrasts! Galds tiek atvērts …
lobby-replaced = Tu tagad meklē spēli citā logā.
lobby-join = Pievienoties
why-lobby-unknown_preset = Šīs spēles vairs nav. Lūdzu, pārlādē lapu.
why-lobby-already_waiting = Tu jau meklē citu spēli.
