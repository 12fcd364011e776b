page-online = Spill med venner
page-table = Bord
page-watch = Se på
page-code = Fortsett her
friends-mode = Spill
friends-special = { $mode }, slik du har gjort det klart.
friends-count = Spillere
friends-players =
    { $n ->
        [one] Én spiller
       *[other] { $n } spillere
    }
friends-here = På denne skjermen
friends-elsewhere = En venn med lenke
friends-clock = Klokke
friends-loser = Den som tapte forrige parti
friends-listed = Fremmede kan finne bordet og bli med
friends-bots = Boter kan ta ledige plasser
friends-nobody = Inviter minst én venn. Du trenger ikke noe bord for å spille uten venner.
friends-open = Åpne bordet
friends-code = Jeg har en kode fra en annen enhet
friends-alone = Spill på denne skjermen i stedet
open-title = Åpne bord
open-none = Ingen venter akkurat nå.
open-free =
    { $n ->
        [one] Én ledig plass
       *[other] { $n } ledige plasser
    }
timing-none = Ingen klokke
timing-fischer = { $minutes } min + { $seconds } s per tur
timing-days =
    { $n ->
        [one] Én dag per tur
       *[other] { $n } dager per tur
    }
seat-name = Navnet ditt
seat-character = Figuren din
seat-free = Ledig
seat-sit = Sett deg her
seat-link = Kopier lenken for { $seat }
seat-there = Her
seat-away = Ikke tilkoblet
seat-left = Har gått
seat-nameless = Uten navn
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (deg)
waiting-title = Venter på venner
waiting-invited = Du er invitert
waiting-me = Du
waiting-free =
    { $n ->
        [0] Alle er her.
        [one] Partiet starter så snart den siste plassen er tatt.
       *[other] { $n } plasser er ledige. Partiet starter når alle er tatt.
    }
waiting-deal = Del ut på nytt
waiting-leave = Forlat bordet
leave-ask = Forlate partiet? Lagkameratene dine fortsetter med spøkelsene dine.
invite-about = Send denne lenken, eller la vennen din skanne koden.
invite-code = Lenken som QR-kode
invite-link = Lenke til venner
invite-share = Et parti Hedgemaze
watch-link = Lenke for bare å se på
watch-share = Se på et parti Hedgemaze
watch-title = Du ser på
watch-count =
    { $n ->
        [one] Én person ser på
       *[other] { $n } personer ser på
    }
first-turn-own = Begynn innen { $time }, ellers avlyses partiet.
first-turn-other = { $side }: { $time } igjen til å begynne
end-look-again = Finn en annen
link-copy = Kopier
link-copied = Kopiert
link-share = Del
link-lost = Ikke tilkoblet. Prøver igjen …
link-none = Serveren kan ikke nås. Er du koblet til internett?
room-missing = Det bordet finnes ikke.
room-moved = Du fortsatte partiet på en annen enhet.
code-about = Fortsett partiet på en annen enhet:
code-ask = Vis en kode
code-use = Skriv den inn på den andre enheten innen ti minutter: «Spill med venner», så «Jeg har en kode».
code-enter-about = Flytter plassen din ved et bord til denne enheten. På den andre enheten vises koden under trekkene i partiet.
code-enter = Kode
code-go = Fortsett
action-correct = Rett opp
action-take-back = Ta tilbake
action-draw = Uavgjort
action-talk = Si
action-rematch = Omkamp
rematch-asked = Har bedt om omkamp
rematch-go = Til omkampen
give-time = Gi 15 sekunder
link-on = Tilkoblet
link-off = Ikke tilkoblet
title-turn = Din tur!
turn-other = { $side } står for tur
offer-draw =
    { $own ->
        [yes] Du tilbyr uavgjort.
       *[no] { $name } tilbyr uavgjort.
    }
offer-take_back =
    { $own ->
        [yes] Du ba om å få ta turen tilbake.
       *[no] { $name } ber om å få ta turen tilbake.
    }
offer-resign =
    { $own ->
        [yes] Du vil gi opp med laget ditt.
       *[no] { $name } vil gi opp. Vil du også?
    }
offer-rematch =
    { $own ->
        [yes] Du vil ha omkamp.
       *[no] { $name } vil ha omkamp.
    }
offer-agree = Ja
offer-decline = Nei
offer-withdraw = Trekk tilbake
offer-declined =
    { $kind ->
        [draw] { $name } sier nei til uavgjort.
        [take_back] { $name } sier nei til å ta turen tilbake.
        [resign] { $name } vil ikke gi opp.
       *[rematch] { $name } vil ikke ha omkamp.
    }
premove-waits = Forhåndstrekket { $text } venter
premove-cancel = Angre forhåndstrekk
premove-cancelled = Forhåndstrekket er fjernet.
premove-dropped = Forhåndstrekket er fjernet. { $why }
premove-impossible = Det går ikke an i din neste tur.
premove-life = Det ville koste et liv.
premove-moved = { $piece } står på en annen rute nå.
clock-of = Klokke: { $time }
clock-days =
    { $n ->
        [one] Én dag
       *[other] { $n } dager
    }
clock-hours =
    { $n ->
        [one] Én time
       *[other] { $n } timer
    }
clock-low =
    { $n ->
        [one] Mindre enn ett sekund igjen
       *[other] Mindre enn { $n } sekunder igjen
    }
phrase-hello = Hei!
phrase-good_luck = Lykke til!
phrase-well_played = Godt spilt!
phrase-good_move = Godt trekk!
phrase-oops = Oi!
phrase-thanks = Takk!
phrase-one_moment = Et øyeblikk
phrase-your_turn = Din tur
phrase-good_game = Bra parti!
phrase-again = En gang til?
phrase-goodbye = Ha det!
phrase-face_smile = Et smil
phrase-face_laugh = En latter
phrase-face_think = Tenker
phrase-face_surprise = Overraskelse
phrase-face_sad = Et trist ansikt
phrase-face_sleep = Søvnig
end-flagged = Tiden er ute.
end-agreed = Spillerne ble enige om uavgjort.
games-friends = Med venner
games-your-turn = Din tur · { $when }
games-their-turn = Venter på de andre · { $when }
games-not-full = En plass er ledig · { $when }
games-ended = Slutt · { $when }
data-title = Hva som lagres om deg
data-about = Serveren lagrer partiene dine med venner: hvem som satt hvor, med navnet du skrev inn, hva som ble spilt og når. Den kjenner igjen denne nettleseren på en informasjonskapsel med et tilfeldig tall.
data-save = Lagre en kopi
data-saved = Lagret.
data-erase = Slett det
data-erase-yes = Slett
data-ask = Fjerne navnet ditt fra alle partier med venner? De er da ikke lenger dine, og du kan ikke fortsette dem. De du spilte med, beholder dem.
data-erased =
    { $n ->
        [0] Ingenting var lagret.
        [one] Fjernet fra ett parti.
       *[other] Fjernet fra { $n } partier.
    }
why-room-stale = Turen var over før trekket ditt kom fram.
why-room-not_your_turn = Det er ikke din tur.
why-room-not_your_piece = En lagkamerat flytter denne brikken.
why-room-time_over = Tiden er ute.
why-room-over = Partiet er slutt.
why-room-started = Partiet har begynt.
why-room-seat_taken = Noen var raskere: denne plassen er tatt.
why-room-no_bots = Dette bordet tillater ikke boter.
why-room-character_taken = Noen andre har denne figuren.
why-room-bad_name = Dette navnet kan ikke vises. Velg et kortere eller enklere.
why-room-offer_too_soon = Du har nettopp spurt. Prøv igjen i neste runde.
why-room-offer_pending = Det er allerede tilbudt.
why-room-nothing_to_take_back = Det er ingenting å ta tilbake.
why-room-too_many_phrases = Litt saktere, takk.
why-room-log_full = Det går ikke lenger ved dette bordet: det har skjedd for mye her.
why-room-somebody_left = Noen har forlatt bordet.
why-server-not_invited = Bare inviterte kan sitte ved dette bordet.
why-server-not_your_seat = Denne plassen er ikke din.
why-server-too_many = Litt saktere, takk.
why-server-too_many_bots = Det er allerede nok boter fra denne adressen.
why-server-bad_code = Denne koden finnes ikke eller har utløpt.
why-server-stopping = Serveren startes på nytt. Prøv igjen om et øyeblikk.
why-server-unreachable = Serveren kan ikke nås. Er du koblet til internett?
