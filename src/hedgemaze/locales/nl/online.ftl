# Tafels met vrienden, over het net.

page-online = Met vrienden spelen
page-table = Tafel
page-watch = Kijken
page-code = Hier verder spelen
friends-mode = Spel
friends-special = { $mode }, zoals jij het hebt klaargezet.
friends-count = Spelers
friends-players =
    { $n ->
        [one] Eén speler
       *[other] { $n } spelers
    }
friends-here = Op dit scherm
friends-elsewhere = Vriend via een link
friends-clock = Klok
friends-loser = Wie de vorige partij verloor
friends-listed = Ook onbekenden mogen deze tafel vinden en aanschuiven
friends-bots = Bots mogen vrije plaatsen nemen
friends-nobody = Nodig minstens één vriend uit. Om zonder vrienden te spelen heb je geen tafel nodig.
friends-open = Tafel openen
friends-code = Ik heb een code van een ander apparaat
friends-alone = Liever op dit scherm spelen
open-title = Open tafels
open-none = Er wacht nu niemand.
open-free =
    { $n ->
        [one] Eén vrije plaats
       *[other] { $n } vrije plaatsen
    }
timing-none = Geen klok
timing-fischer = { $minutes } min + { $seconds } s per beurt
timing-days =
    { $n ->
        [one] Eén dag per beurt
       *[other] { $n } dagen per beurt
    }
seat-name = Jouw naam
seat-character = Jouw figuurtje
seat-free = Vrij
seat-sit = Ga zitten
seat-link = Link voor { $seat } kopiëren
seat-there = Aanwezig
seat-away = Afwezig
seat-left = Weg
seat-nameless = Zonder naam
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (jij)
waiting-title = Wachten op vrienden
waiting-invited = Je bent uitgenodigd
waiting-me = Jij
waiting-free =
    { $n ->
        [0] Iedereen is er.
        [one] De partij begint zodra de laatste plaats bezet is.
       *[other] Er zijn { $n } plaatsen vrij. De partij begint als ze allemaal bezet zijn.
    }
waiting-deal = Opnieuw verdelen
waiting-leave = Tafel verlaten
leave-ask = Deze partij verlaten? Je teamgenoten spelen verder met jouw spoken.
invite-about = Stuur deze link, of laat iemand de code scannen.
invite-code = De link als QR-code
invite-link = Link voor vrienden
invite-share = Een partij Hedgemaze
watch-link = Link om alleen te kijken
watch-share = Kijk naar een partij Hedgemaze
watch-title = Je kijkt mee
watch-count =
    { $n ->
        [one] Eén persoon kijkt mee
       *[other] { $n } mensen kijken mee
    }
first-turn-own = Begin binnen { $time }, anders wordt de partij afgezegd.
first-turn-other = { $side }: nog { $time } om te beginnen
end-look-again = Zoek iemand anders
link-copy = Kopiëren
link-copied = Gekopieerd
link-share = Delen
link-lost = Niet verbonden. Nieuwe poging…
link-none = De server is niet bereikbaar. Heb je verbinding met internet?
room-missing = Die tafel bestaat niet.
room-moved = Je bent op een ander apparaat met deze partij verdergegaan.
code-about = Deze partij op een ander apparaat verder spelen:
code-ask = Code tonen
code-use = Typ hem binnen tien minuten op het andere apparaat: ‘Met vrienden spelen’, dan ‘Ik heb een code’.
code-enter-about = Haal je plaats aan een tafel naar dit apparaat. Op het andere apparaat staat de code onder de zetten van de partij.
code-enter = Code
code-go = Verder spelen
action-correct = Corrigeren
action-take-back = Terugnemen
action-draw = Gelijkspel
action-talk = Zeg iets
action-rematch = Revanche
rematch-asked = Revanche gevraagd
rematch-go = Naar de revanche
give-time = 15 seconden geven
link-on = Verbonden
link-off = Niet verbonden
title-turn = Jouw beurt!
turn-other = Aan zet: { $side }
offer-draw =
    { $own ->
        [yes] Je biedt gelijkspel aan.
       *[no] { $name } biedt gelijkspel aan.
    }
offer-take_back =
    { $own ->
        [yes] Je hebt gevraagd of de beurt terug mag.
       *[no] { $name } vraagt of de beurt terug mag.
    }
offer-resign =
    { $own ->
        [yes] Je wilt met je team opgeven.
       *[no] { $name } wil opgeven. Jij ook?
    }
offer-rematch =
    { $own ->
        [yes] Je wilt revanche.
       *[no] { $name } wil revanche.
    }
offer-agree = Ja
offer-decline = Nee
offer-withdraw = Intrekken
offer-declined =
    { $kind ->
        [draw] { $name } wijst het gelijkspel af.
        [take_back] { $name } wil de beurt niet terugnemen.
        [resign] { $name } wil niet opgeven.
       *[rematch] { $name } wil geen revanche.
    }
premove-waits = Vooruitzet { $text } staat klaar
premove-cancel = Vooruitzet wissen
premove-cancelled = Vooruitzet gewist.
premove-dropped = Vooruitzet gewist. { $why }
premove-impossible = Dat kan in je volgende beurt niet.
premove-life = Dat zou een leven kosten.
premove-moved = { $piece } staat nu op een ander vakje.
clock-of = Klok: { $time }
clock-days =
    { $n ->
        [one] Eén dag
       *[other] { $n } dagen
    }
clock-hours =
    { $n ->
        [one] Eén uur
       *[other] { $n } uur
    }
clock-low =
    { $n ->
        [one] Minder dan een seconde over
       *[other] Minder dan { $n } seconden over
    }
phrase-hello = Hallo!
phrase-good_luck = Veel succes!
phrase-well_played = Goed gespeeld!
phrase-good_move = Goede zet!
phrase-oops = Oeps!
phrase-thanks = Dank je!
phrase-one_moment = Een ogenblikje, alsjeblieft
phrase-your_turn = Jouw beurt
phrase-good_game = Leuke partij!
phrase-again = Nog een keer?
phrase-goodbye = Tot ziens!
phrase-face_smile = Een glimlach
phrase-face_laugh = Een lach
phrase-face_think = Denkt na
phrase-face_surprise = Verrast
phrase-face_sad = Een verdrietig gezicht
phrase-face_sleep = Slaperig
end-flagged = De tijd is om.
end-agreed = De spelers zijn gelijkspel overeengekomen.
games-friends = Met vrienden
games-your-turn = Jouw beurt · { $when }
games-their-turn = Wachten op de anderen · { $when }
games-not-full = Er is een plaats vrij · { $when }
games-ended = Afgelopen · { $when }
data-title = Wat er over jou wordt bewaard
data-about = De server bewaart je partijen met vrienden: wie waar zat, onder welke getypte naam, wat er is gespeeld en wanneer. Hij herkent deze browser aan een cookie met een willekeurig getal.
data-save = Kopie bewaren
data-saved = Bewaard.
data-erase = Gegevens wissen
data-erase-yes = Wissen
data-ask = Je naam uit alle partijen met vrienden halen? Ze zijn dan niet meer van jou en je kunt er niet mee verder. Wie met je speelde, houdt ze.
data-erased =
    { $n ->
        [0] Er was niets bewaard.
        [one] Uit één partij gewist.
       *[other] Uit { $n } partijen gewist.
    }
why-room-stale = De beurt was voorbij voordat je zet aankwam.
why-room-not_your_turn = Jij bent niet aan de beurt.
why-room-not_your_piece = Met deze pion loopt een teamgenoot.
why-room-time_over = De tijd is om.
why-room-over = De partij is afgelopen.
why-room-started = De partij is begonnen.
why-room-seat_taken = Iemand was sneller: deze plaats is bezet.
why-room-no_bots = Aan deze tafel mogen geen bots zitten.
why-room-character_taken = Iemand anders heeft dit figuurtje al.
why-room-bad_name = Deze naam kan niet worden getoond. Neem een kortere of eenvoudigere.
why-room-offer_too_soon = Je hebt het net gevraagd. Probeer het in de volgende ronde opnieuw.
why-room-offer_pending = Dat is al aangeboden.
why-room-nothing_to_take_back = Er is niets om terug te nemen.
why-room-too_many_phrases = Iets rustiger aan, alsjeblieft.
why-room-log_full = Dat kan aan deze tafel niet meer: er is te veel gebeurd.
why-room-somebody_left = Iemand heeft de tafel verlaten.
why-server-not_invited = Alleen wie is uitgenodigd, kan aan deze tafel zitten.
why-server-not_your_seat = Dit is niet jouw plaats.
why-server-too_many = Iets rustiger aan, alsjeblieft.
why-server-too_many_bots = Er zijn al genoeg bots van dit adres.
why-server-bad_code = Deze code bestaat niet of is verlopen.
why-server-stopping = De server wordt opnieuw gestart. Probeer het zo weer.
why-server-unreachable = De server is niet bereikbaar. Heb je verbinding met internet?
