page-online = Spela med vänner
page-table = Bord
page-watch = Titta på
page-code = Fortsätt här
friends-mode = Spel
friends-special = { $mode }, som du har förberett det.
friends-count = Spelare
friends-players =
    { $n ->
        [one] En spelare
       *[other] { $n } spelare
    }
friends-here = Den här skärmen
friends-elsewhere = En vän via länk
friends-clock = Klocka
friends-loser = Den som förlorade förra partiet
friends-listed = Främlingar får hitta bordet och vara med
friends-bots = Botar får ta lediga platser
friends-nobody = Bjud in minst en vän. Du behöver inget bord för att spela utan vänner.
friends-open = Öppna bordet
friends-code = Jag har en kod från en annan enhet
friends-alone = Spela på den här skärmen i stället
open-title = Öppna bord
open-none = Ingen väntar just nu.
open-free =
    { $n ->
        [one] En ledig plats
       *[other] { $n } lediga platser
    }
timing-none = Ingen klocka
timing-fischer = { $minutes } min + { $seconds } s per tur
timing-days =
    { $n ->
        [one] En dag per tur
       *[other] { $n } dagar per tur
    }
seat-name = Ditt namn
seat-character = Din figur
seat-free = Ledig
seat-sit = Sätt dig här
seat-link = Kopiera länken för { $seat }
seat-there = Här
seat-away = Inte ansluten
seat-left = Har gått
seat-nameless = Utan namn
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (du)
waiting-title = Väntar på vänner
waiting-invited = Du är inbjuden
waiting-me = Du
waiting-free =
    { $n ->
        [0] Alla är här.
        [one] Partiet börjar så snart den sista platsen är tagen.
       *[other] { $n } platser är lediga. Partiet börjar när alla är tagna.
    }
waiting-deal = Dela ut igen
waiting-leave = Lämna bordet
leave-ask = Lämna partiet? Dina lagkamrater fortsätter med dina spöken.
invite-about = Skicka länken, eller låt din vän skanna koden.
invite-code = Länken som QR-kod
invite-link = Länk för vänner
invite-share = Ett parti Hedgemaze
watch-link = Länk för att bara titta på
watch-share = Titta på ett parti Hedgemaze
watch-title = Du tittar på
watch-count =
    { $n ->
        [one] En person tittar på
       *[other] { $n } personer tittar på
    }
first-turn-own = Börja inom { $time }, annars ställs partiet in.
first-turn-other = { $side }: { $time } kvar att börja
end-look-again = Hitta någon annan
link-copy = Kopiera
link-copied = Kopierat
link-share = Dela
link-lost = Inte ansluten. Försöker igen …
link-none = Servern går inte att nå. Är du ansluten till internet?
room-missing = Det bordet finns inte.
room-moved = Du fortsatte partiet på en annan enhet.
code-about = Fortsätt partiet på en annan enhet:
code-ask = Visa en kod
code-use = Skriv in den på den andra enheten inom tio minuter: ”Spela med vänner”, sedan ”Jag har en kod”.
code-enter-about = Flyttar din plats vid ett bord till den här enheten. På den andra enheten visas koden under partiets drag.
code-enter = Kod
code-go = Fortsätt
action-correct = Rätta
action-take-back = Ta tillbaka
action-draw = Oavgjort
action-talk = Säg något
action-rematch = Revansch
rematch-asked = Har frågat om revansch
rematch-go = Till revanschen
give-time = Ge 15 sekunder
link-on = Ansluten
link-off = Inte ansluten
title-turn = Din tur!
turn-other = { $side } är på tur
offer-draw =
    { $own ->
        [yes] Du erbjuder oavgjort.
       *[no] { $name } erbjuder oavgjort.
    }
offer-take_back =
    { $own ->
        [yes] Du bad om att få ta tillbaka turen.
       *[no] { $name } ber om att få ta tillbaka turen.
    }
offer-resign =
    { $own ->
        [yes] Du vill ge upp med ditt lag.
       *[no] { $name } vill ge upp. Vill du också?
    }
offer-rematch =
    { $own ->
        [yes] Du vill ha revansch.
       *[no] { $name } vill ha revansch.
    }
offer-agree = Ja
offer-decline = Nej
offer-withdraw = Dra tillbaka
offer-declined =
    { $kind ->
        [draw] { $name } säger nej till oavgjort.
        [take_back] { $name } säger nej till att ta tillbaka turen.
        [resign] { $name } vill inte ge upp.
       *[rematch] { $name } vill inte ha revansch.
    }
premove-waits = Förhandsdraget { $text } väntar
premove-cancel = Ångra förhandsdrag
premove-cancelled = Förhandsdraget är borttaget.
premove-dropped = Förhandsdraget är borttaget. { $why }
premove-impossible = Det går inte att göra i din nästa tur.
premove-life = Det skulle kosta ett liv.
premove-moved = { $piece } står på en annan ruta nu.
clock-of = Klocka: { $time }
clock-days =
    { $n ->
        [one] En dag
       *[other] { $n } dagar
    }
clock-hours =
    { $n ->
        [one] En timme
       *[other] { $n } timmar
    }
clock-low =
    { $n ->
        [one] Mindre än en sekund kvar
       *[other] Mindre än { $n } sekunder kvar
    }
phrase-hello = Hej!
phrase-good_luck = Lycka till!
phrase-well_played = Bra spelat!
phrase-good_move = Bra drag!
phrase-oops = Hoppsan!
phrase-thanks = Tack!
phrase-one_moment = Ett ögonblick
phrase-your_turn = Din tur
phrase-good_game = Bra parti!
phrase-again = En gång till?
phrase-goodbye = Hej då!
phrase-face_smile = Ett leende
phrase-face_laugh = Ett skratt
phrase-face_think = Funderar
phrase-face_surprise = Förvåning
phrase-face_sad = Ett ledset ansikte
phrase-face_sleep = Sömnig
end-flagged = Tiden är slut.
end-agreed = Spelarna enades om oavgjort.
games-friends = Med vänner
games-your-turn = Din tur · { $when }
games-their-turn = Väntar på de andra · { $when }
games-not-full = En plats är ledig · { $when }
games-ended = Slut · { $when }
data-title = Vad som sparas om dig
data-about = Servern sparar dina partier med vänner: vem som satt var, med namnet du skrev in, vad som spelades och när. Den känner igen den här webbläsaren på en kaka med ett slumptal.
data-save = Spara en kopia
data-saved = Sparat.
data-erase = Radera uppgifter
data-erase-yes = Radera
data-ask = Ta bort ditt namn från alla partier med vänner? De är då inte längre dina, och du kan inte fortsätta dem. De som spelade med dig har dem kvar.
data-erased =
    { $n ->
        [0] Ingenting var sparat.
        [one] Borttaget från ett parti.
       *[other] Borttaget från { $n } partier.
    }
why-room-stale = Turen tog slut innan ditt drag kom fram.
why-room-not_your_turn = Det är inte din tur.
why-room-not_your_piece = En lagkamrat flyttar den här pjäsen.
why-room-time_over = Tiden är slut.
why-room-over = Partiet är slut.
why-room-started = Partiet har börjat.
why-room-seat_taken = Någon hann före: platsen är tagen.
why-room-no_bots = Det här bordet tillåter inte botar.
why-room-character_taken = Någon annan har den här figuren.
why-room-bad_name = Det här namnet går inte att visa. Välj ett kortare eller enklare.
why-room-offer_too_soon = Du har just frågat. Försök igen i nästa omgång.
why-room-offer_pending = Det är redan erbjudet.
why-room-nothing_to_take_back = Det finns inget att ta tillbaka.
why-room-too_many_phrases = Lite långsammare, tack.
why-room-log_full = Det går inte längre vid det här bordet: för mycket har hänt här.
why-room-somebody_left = Någon har lämnat bordet.
why-server-not_invited = Bara inbjudna kan sitta vid det här bordet.
why-server-not_your_seat = Den här platsen är inte din.
why-server-too_many = Lite långsammare, tack.
why-server-too_many_bots = Det finns redan nog med botar från den här adressen.
why-server-bad_code = Koden finns inte eller har gått ut.
why-server-stopping = Servern startas om. Försök igen om en liten stund.
why-server-unreachable = Servern går inte att nå. Är du ansluten till internet?
