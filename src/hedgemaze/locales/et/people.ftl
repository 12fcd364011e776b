page-me = Minu tulemused
page-player = Mängija
page-watching = Vaata mänge
people-games = Mängud
people-won = Võidetud
people-results = Võite { $won } · viike { $drawn } · kaotusi { $lost }
people-mode = Mäng
people-levels = Arvuti vastu
people-as = Sinu pool: { $side }
people-accuracy = Täpsus
people-accuracy-label =
    { $n ->
        [one] Üks mäng; praegu { $now }
       *[other] { $n } mängu; praegu { $now }
    }
people-accuracy-none = Mängi kaks mängu lõpuni ja joon näitab, kui hästi sa mängid.
people-openings = Sinu avakäigud
people-no-games = Siin loetakse sinu lõppenud mänge: võite, tasemeid, avakäike ja seda, kui hästi sa mängid.
people-device = Loetud selles seadmes, ilma kontota.
people-device-title = Selles seadmes
people-account = Konto
people-public = Minu avalik leht
people-ratings = Reitingud
people-ratings-none = Reitinguga mänge veel pole.
people-rated-games =
    { $n ->
        [one] Üks mäng
       *[other] { $n } mängu
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } pärast üht mängu
       *[other] { $pool }: { $rating } pärast { $n } mängu
    }
people-provisional = { $rating }, veel ebakindel
people-since = Liitus: { $when }
people-here = Praegu siin
people-away = Pole siin
people-playing = Praegu mängib
people-watch = Vaata
people-watch-of = Vaata mängu: { $name }
people-recent = Viimased mängud
people-recent-none = Pole mänge, mida kõik tohivad näha.
people-unnamed = Keegi
people-winner = Võitja: { $side }
people-draw = Viik
people-over = { $result } · { $when }
people-challenge = Kutsu mängima
people-follow = Jälgi
people-following = Jälgid
people-block = Blokeeri
people-unblock = Lõpeta blokeering
people-unblock-of = Lõpeta blokeering: { $name }
people-report = Teata
people-sign-in = Mängijate jälgimiseks ja mängima kutsumiseks on vaja kontot.
people-followed = Keda sa jälgid
people-followed-none = Sa ei jälgi veel kedagi. Ava mõne mängija leht ja vajuta „Jälgi“.
people-blocked = Blokeeritud inimesed
people-find = Leia mängija nime järgi
people-find-go = Ava
people-wishes = Mida teised näevad
people-hidden = Keegi ei näe, millal ma siin olen
people-delayed = Vaatajad näevad minu reitinguga mänge kolm minutit hiljem
challenge-title = Kutsu mängima: { $name }
challenge-clock = Kell
challenge-rated = Reitinguga mäng
challenge-send = Saada kutse
challenge-minute = Vastamiseks on üks minut.
challenge-day = Vastamiseks on üks päev.
challenge-label = Kutsed
challenge-from = { $name } tahab sinuga mängida
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · reitinguga
challenge-accept = Mängi
challenge-decline = Ei, aitäh
challenge-waiting = Ootame vastust: { $name }
challenge-cancel = Võta tagasi
challenge-declined = { $name } ei saa praegu mängida.
challenge-rematch = Pakutakse kordusmängu: { $names }
challenge-look = Lauda
challenge-later = Hiljem
watching-none = Praegu ei mängita ühtki mängu, mida vaadata.
watch-delayed = Sa näed seda mängu kolm minutit hiljem, sest üks mängija soovib nii.
games-rematch = Pakutakse kordusmängu, { $when }
why-people-not_welcome = Selle inimesega sa praegu mängida ei saa.
why-people-unknown_player = Sellise nimega mängijat pole.
why-people-yourself = See oled sina ise.
why-people-too_many_people = Nimekiri on täis: kuni 200 inimest. Eemalda enne keegi.
why-people-too_many_challenges = Vastust võib oodata kuni 10 sinu kutset.
why-people-challenge_over = See kutse enam ei kehti.
why-people-no_such_challenge = See kutse enam ei kehti.
