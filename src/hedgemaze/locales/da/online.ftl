# Borde med venner, over nettet.

page-online = Spil med venner
page-table = Bord
page-watch = Se med
page-code = Spil videre her
friends-mode = Spil
friends-special = { $mode }, som du har stillet det op.
friends-count = Spillere
friends-players =
    { $n ->
        [one] Én spiller
       *[other] { $n } spillere
    }
friends-here = På denne skærm
friends-elsewhere = En ven via link
friends-clock = Ur
friends-loser = Den, der tabte det sidste spil
friends-listed = Fremmede må gerne finde bordet og være med
friends-bots = Bots må tage ledige pladser
friends-nobody = Invitér mindst én ven. Du behøver intet bord for at spille uden venner.
friends-open = Åbn bordet
friends-code = Jeg har en kode fra en anden enhed
friends-alone = Spil hellere på denne skærm
open-title = Åbne borde
open-none = Ingen venter lige nu.
open-free =
    { $n ->
        [one] Én ledig plads
       *[other] { $n } ledige pladser
    }
timing-none = Intet ur
timing-fischer = { $minutes } min + { $seconds } s pr. tur
timing-days =
    { $n ->
        [one] Én dag pr. tur
       *[other] { $n } dage pr. tur
    }
seat-name = Dit navn
seat-character = Din figur
seat-free = Ledig
seat-sit = Sæt dig her
seat-link = Kopiér linket til { $seat }
seat-there = Er her
seat-away = Ikke forbundet
seat-left = Er gået
seat-nameless = Uden navn
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (dig)
waiting-title = Venter på venner
waiting-invited = Du er inviteret
waiting-me = Dig
waiting-free =
    { $n ->
        [0] Alle er her.
        [one] Spillet starter, så snart den sidste plads er taget.
       *[other] { $n } pladser er ledige. Spillet starter, når alle er taget.
    }
waiting-deal = Fordel igen
waiting-leave = Forlad bordet
leave-ask = Vil du forlade spillet? Dine holdkammerater spiller videre med dine spøgelser.
invite-about = Send dette link, eller lad din ven scanne koden.
invite-code = Linket som QR-kode
invite-link = Link til venner
invite-share = Et spil Hedgemaze
watch-link = Link til kun at se med
watch-share = Se et spil Hedgemaze
watch-title = Du ser med
watch-count =
    { $n ->
        [one] Én person ser med
       *[other] { $n } personer ser med
    }
first-turn-own = Begynd inden for { $time }, ellers aflyses spillet.
first-turn-other = { $side }: { $time } tilbage til at begynde
end-look-again = Find en anden
link-copy = Kopiér
link-copied = Kopieret
link-share = Del
link-lost = Ikke forbundet. Prøver igen …
link-none = Serveren kan ikke nås. Har du forbindelse til internettet?
room-missing = Det bord findes ikke.
room-moved = Du spiller videre på en anden enhed.
code-about = Spil videre på en anden enhed:
code-ask = Vis en kode
code-use = Skriv den på den anden enhed inden for ti minutter: »Spil med venner«, derefter »Jeg har en kode«.
code-enter-about = Flytter din plads ved et bord til denne enhed. På den anden enhed vises koden under spillets træk.
code-enter = Kode
code-go = Spil videre
action-correct = Ret
action-take-back = Tag tilbage
action-draw = Uafgjort
action-talk = Sig noget
action-rematch = Revanche
rematch-asked = Har bedt om revanche
rematch-go = Til revanchen
give-time = Giv 15 sekunder
link-on = Forbundet
link-off = Ikke forbundet
title-turn = Din tur!
turn-other = { $side } har turen
offer-draw =
    { $own ->
        [yes] Du foreslår uafgjort.
       *[no] { $name } foreslår uafgjort.
    }
offer-take_back =
    { $own ->
        [yes] Du har bedt om at tage turen tilbage.
       *[no] { $name } beder om at tage turen tilbage.
    }
offer-resign =
    { $own ->
        [yes] Du vil give op sammen med dit hold.
       *[no] { $name } vil give op. Vil du også?
    }
offer-rematch =
    { $own ->
        [yes] Du vil have revanche.
       *[no] { $name } vil have revanche.
    }
offer-agree = Ja
offer-decline = Nej
offer-withdraw = Træk tilbage
offer-declined =
    { $kind ->
        [draw] { $name } siger nej til uafgjort.
        [take_back] { $name } siger nej til at tage turen tilbage.
        [resign] { $name } vil ikke give op.
       *[rematch] { $name } vil ikke have revanche.
    }
premove-waits = Forhåndstrækket { $text } venter
premove-cancel = Fortryd forhåndstræk
premove-cancelled = Forhåndstrækket er fjernet.
premove-dropped = Forhåndstrækket er fjernet. { $why }
premove-impossible = Det kan ikke lade sig gøre i din næste tur.
premove-life = Det ville koste et liv.
premove-moved = { $piece } står på et andet felt nu.
clock-of = Ur: { $time }
clock-days =
    { $n ->
        [one] Én dag
       *[other] { $n } dage
    }
clock-hours =
    { $n ->
        [one] Én time
       *[other] { $n } timer
    }
clock-low =
    { $n ->
        [one] Mindre end et sekund tilbage
       *[other] Mindre end { $n } sekunder tilbage
    }
phrase-hello = Hej!
phrase-good_luck = Held og lykke!
phrase-well_played = Godt spillet!
phrase-good_move = Godt træk!
phrase-oops = Ups!
phrase-thanks = Tak!
phrase-one_moment = Lige et øjeblik
phrase-your_turn = Din tur
phrase-good_game = Godt spil!
phrase-again = Igen?
phrase-goodbye = Farvel!
phrase-face_smile = Et smil
phrase-face_laugh = En latter
phrase-face_think = Tænker
phrase-face_surprise = Overrasket
phrase-face_sad = Et trist ansigt
phrase-face_sleep = Søvnig
end-flagged = Tiden er gået.
end-agreed = Spillerne blev enige om uafgjort.
games-friends = Med venner
games-your-turn = Din tur · { $when }
games-their-turn = Venter på de andre · { $when }
games-not-full = En plads er ledig · { $when }
games-ended = Slut · { $when }
data-title = Hvad der gemmes om dig
data-about = Serveren gemmer dine spil med venner: hvem der sad hvor, under det navn, du skrev, hvad der blev spillet og hvornår. Den kender denne browser på en cookie med et tilfældigt tal.
data-save = Gem en kopi
data-saved = Gemt.
data-erase = Slet data
data-erase-yes = Slet
data-ask = Vil du fjerne dit navn fra alle spil med venner? De er så ikke længere dine, og du kan ikke spille videre på dem. De, du spillede med, beholder dem.
data-erased =
    { $n ->
        [0] Intet var gemt.
        [one] Fjernet fra ét spil.
       *[other] Fjernet fra { $n } spil.
    }
why-room-stale = Turen sluttede, før dit træk nåede frem.
why-room-not_your_turn = Det er ikke din tur.
why-room-not_your_piece = En holdkammerat rykker denne brik.
why-room-time_over = Tiden er gået.
why-room-over = Spillet er slut.
why-room-started = Spillet er begyndt.
why-room-seat_taken = Nogen var hurtigere: denne plads er taget.
why-room-no_bots = Ved dette bord er bots ikke tilladt.
why-room-character_taken = En anden har denne figur.
why-room-bad_name = Dette navn kan ikke vises. Vælg et kortere eller enklere.
why-room-offer_too_soon = Du har lige spurgt. Prøv igen i næste runde.
why-room-offer_pending = Det er allerede foreslået.
why-room-nothing_to_take_back = Der er intet at tage tilbage.
why-room-too_many_phrases = Lidt langsommere, tak.
why-room-log_full = Det kan ikke længere lade sig gøre ved dette bord: der er sket for meget her.
why-room-somebody_left = Nogen har forladt bordet.
why-server-not_invited = Kun inviterede kan sidde ved dette bord.
why-server-not_your_seat = Det er ikke din plads.
why-server-too_many = Lidt langsommere, tak.
why-server-too_many_bots = Der er allerede nok bots fra denne adresse.
why-server-bad_code = Denne kode findes ikke eller er udløbet.
why-server-stopping = Serveren genstartes. Prøv igen om lidt.
why-server-unreachable = Serveren kan ikke nås. Har du forbindelse til internettet?
