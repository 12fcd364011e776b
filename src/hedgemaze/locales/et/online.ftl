page-online = Mängi sõpradega
page-table = Laud
page-watch = Vaatamine
page-code = Jätka siin
friends-mode = Mäng
friends-special = { $mode }, nagu sa selle valmis seadsid.
friends-count = Mängijaid
friends-players =
    { $n ->
        [one] Üks mängija
       *[other] { $n } mängijat
    }
friends-here = Sellel ekraanil
friends-elsewhere = Sõber lingiga
friends-clock = Kell
friends-loser = Eelmise mängu kaotaja
friends-listed = Ka võõrad võivad selle laua leida ja liituda
friends-bots = Robotid võivad vabu kohti võtta
friends-nobody = Kutsu vähemalt üks sõber. Sõpradeta mängimiseks pole lauda vaja.
friends-open = Ava laud
friends-code = Mul on teisest seadmest kood
friends-alone = Mängi hoopis sellel ekraanil
open-title = Avatud lauad
open-none = Praegu ei oota keegi.
open-free =
    { $n ->
        [one] Üks vaba koht
       *[other] { $n } vaba kohta
    }
timing-none = Ilma kellata
timing-fischer = { $minutes } min + { $seconds } s käigu kohta
timing-days =
    { $n ->
        [one] Üks päev käigu kohta
       *[other] { $n } päeva käigu kohta
    }
seat-name = Sinu nimi
seat-character = Sinu tegelane
seat-free = Vaba
seat-sit = Istu siia
seat-link = Kopeeri link: { $seat }
seat-there = Kohal
seat-away = Ühenduseta
seat-left = On lahkunud
seat-nameless = Nimeta
seat-bot = Robot
seat-bot-named = { $name } (robot)
seat-mine-named = { $name } (sina)
waiting-title = Ootame sõpru
waiting-invited = Sind on kutsutud
waiting-me = Sina
waiting-free =
    { $n ->
        [0] Kõik on kohal.
        [one] Mäng algab ise, kui viimane koht on võetud.
       *[other] Vabu kohti on { $n }. Mäng algab ise, kui kõik on võetud.
    }
waiting-deal = Jaga uuesti
waiting-leave = Lahku lauast
leave-ask = Kas lahkud mängust? Kaaslased jätkavad sinu kummitustega.
invite-about = Saada see link või las sõber skannib koodi.
invite-code = Link QR-koodina
invite-link = Link sõpradele
invite-share = Hedgemaze’i mäng
watch-link = Link ainult vaatamiseks
watch-share = Vaata Hedgemaze’i mängu
watch-title = Sa oled vaataja
watch-count =
    { $n ->
        [one] Vaatab üks inimene
       *[other] Vaatab { $n } inimest
    }
first-turn-own = Alusta { $time } jooksul, muidu jääb mäng ära.
first-turn-other = { $side }: alustamiseks { $time }
end-look-again = Otsi teine mängija
link-copy = Kopeeri
link-copied = Kopeeritud
link-share = Jaga
link-lost = Ühendust pole. Proovime uuesti …
link-none = Serverit ei saa kätte. Kas internetiühendus on olemas?
room-missing = Sellist lauda pole.
room-moved = Sa jätkasid seda mängu teises seadmes.
code-about = Jätka seda mängu teises seadmes:
code-ask = Näita koodi
code-use = Kirjuta see kümne minuti jooksul teises seadmes: „Mängi sõpradega“, siis „Mul on teisest seadmest kood“.
code-enter-about = Toob sinu koha lauas sellesse seadmesse. Teine seade näitab koodi mängu käikude all.
code-enter = Kood
code-go = Jätka
action-correct = Paranda
action-take-back = Võta tagasi
action-draw = Viik
action-talk = Ütle
action-rematch = Kordusmäng
rematch-asked = Kordusmäng pakutud
rematch-go = Kordusmängu
give-time = Anna 15 sekundit
link-on = Ühendatud
link-off = Ühenduseta
title-turn = Sinu kord!
turn-other = Käigul: { $side }
offer-draw =
    { $own ->
        [yes] Sa pakud viiki.
       *[no] { $name } pakub viiki.
    }
offer-take_back =
    { $own ->
        [yes] Sa palud käiku tagasi võtta.
       *[no] { $name } palub käiku tagasi võtta.
    }
offer-resign =
    { $own ->
        [yes] Sa soovid koos võistkonnaga alistuda.
       *[no] { $name } soovib alistuda. Kas sina ka?
    }
offer-rematch =
    { $own ->
        [yes] Sa soovid kordusmängu.
       *[no] { $name } soovib kordusmängu.
    }
offer-agree = Jah
offer-decline = Ei
offer-withdraw = Loobu
offer-declined =
    { $kind ->
        [draw] { $name } ei võta viiki vastu.
        [take_back] { $name } ei luba käiku tagasi võtta.
        [resign] { $name } ei soovi alistuda.
       *[rematch] { $name } ei soovi kordusmängu.
    }
premove-waits = Eelkäik { $text } ootab
premove-cancel = Tühista eelkäik
premove-cancelled = Eelkäik on tühistatud.
premove-dropped = Eelkäik on tühistatud. { $why }
premove-impossible = Sinu järgmisel käigul pole see võimalik.
premove-life = See maksaks elu.
premove-moved = { $piece } on nüüd teisel ruudul.
clock-of = Kell: { $time }
clock-days =
    { $n ->
        [one] Üks päev
       *[other] { $n } päeva
    }
clock-hours =
    { $n ->
        [one] Üks tund
       *[other] { $n } tundi
    }
clock-low =
    { $n ->
        [one] Jäänud on alla sekundi
       *[other] Jäänud on alla { $n } sekundi
    }
phrase-hello = Tere!
phrase-good_luck = Edu!
phrase-well_played = Hästi mängitud!
phrase-good_move = Hea käik!
phrase-oops = Oih!
phrase-thanks = Aitäh!
phrase-one_moment = Üks hetk, palun
phrase-your_turn = Sinu kord
phrase-good_game = Hea mäng!
phrase-again = Veel kord?
phrase-goodbye = Head aega!
phrase-face_smile = Naeratus
phrase-face_laugh = Naer
phrase-face_think = Mõtlik nägu
phrase-face_surprise = Üllatus
phrase-face_sad = Kurb nägu
phrase-face_sleep = Unine nägu
end-flagged = Aeg on läbi.
end-agreed = Lepiti kokku viigis.
games-friends = Sõpradega
games-your-turn = Sinu kord · { $when }
games-their-turn = Teiste ootel · { $when }
games-not-full = Üks koht on vaba · { $when }
games-ended = Läbi · { $when }
data-title = Mida sinu kohta hoitakse
data-about = Server hoiab sinu mänge sõpradega: kes kus istus (sisestatud nime järgi), mida mängiti ja millal. Seda brauserit tunneb ta juhusliku numbriga küpsise järgi.
data-save = Salvesta koopia
data-saved = Salvestatud.
data-erase = Kustuta see
data-erase-yes = Kustuta
data-ask = Kas eemaldada sinu nimi kõigist mängudest sõpradega? Need pole siis enam sinu omad ja sa ei saa neid jätkata. Neile, kes sinuga mängisid, jäävad mängud alles.
data-erased =
    { $n ->
        [0] Midagi polnudki hoitud.
        [one] Kustutatud ühest mängust.
       *[other] Kustutatud { $n } mängust.
    }
why-room-stale = Käik lõppes, enne kui sinu tegevus kohale jõudis.
why-room-not_your_turn = Praegu pole sinu kord.
why-room-not_your_piece = Seda nuppu liigutab kaaslane.
why-room-time_over = Aeg on läbi.
why-room-over = Mäng on läbi.
why-room-started = Mäng on alanud.
why-room-seat_taken = Keegi oli kiirem: see koht on võetud.
why-room-no_bots = Selles lauas pole robotid lubatud.
why-room-character_taken = See tegelane on kellelgi teisel.
why-room-bad_name = Seda nime ei saa näidata. Võta lühem või lihtsam.
why-room-offer_too_soon = Sa alles küsisid. Proovi järgmises voorus uuesti.
why-room-offer_pending = See on juba pakutud.
why-room-nothing_to_take_back = Pole midagi tagasi võtta.
why-room-too_many_phrases = Natuke aeglasemalt, palun.
why-room-log_full = Selles lauas pole see enam võimalik: siin on juba liiga palju juhtunud.
why-room-somebody_left = Keegi on lauast lahkunud.
why-server-not_invited = Sellesse lauda võivad istuda ainult kutsutud.
why-server-not_your_seat = See pole sinu koht.
why-server-too_many = Natuke aeglasemalt, palun.
why-server-too_many_bots = Sellelt aadressilt on juba piisavalt roboteid.
why-server-bad_code = Sellist koodi pole või see on aegunud.
why-server-stopping = Server taaskäivitub. Proovi hetke pärast uuesti.
why-server-unreachable = Serverit ei saa kätte. Kas internetiühendus on olemas?
