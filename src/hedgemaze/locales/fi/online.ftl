page-online = Pelaa ystävien kanssa
page-table = Pöytä
page-watch = Katso
page-code = Jatka tässä
friends-mode = Peli
friends-special = { $mode }, niin kuin valmistelit sen.
friends-count = Pelaajat
friends-players =
    { $n ->
        [one] Yksi pelaaja
       *[other] { $n } pelaajaa
    }
friends-here = Tällä näytöllä
friends-elsewhere = Ystävä linkillä
friends-clock = Kello
friends-loser = Edellisen pelin häviäjä
friends-listed = Tuntemattomatkin saavat löytää tämän pöydän ja liittyä
friends-nobody = Anna ainakin yksi paikka ystävälle. Peli ilman ystäviä ei tarvitse pöytää.
friends-open = Avaa pöytä
friends-code = Minulla on koodi toiselta laitteelta
friends-alone = Pelaa mieluummin tällä näytöllä
open-title = Muiden avoimet pöydät
open-none = Kukaan ei odota juuri nyt.
open-free =
    { $n ->
        [one] Yksi vapaa paikka
       *[other] { $n } vapaata paikkaa
    }
timing-none = Ei kelloa
timing-fischer = { $minutes } min + { $seconds } s vuoroa kohti
timing-days =
    { $n ->
        [one] Yksi päivä joka vuorolle
       *[other] { $n } päivää joka vuorolle
    }
seat-name = Nimesi
seat-character = Ulkonäkösi
seat-free = Vapaa
seat-sit = Istu tähän
seat-link = Kopioi linkki: { $seat }
seat-there = Paikalla
seat-away = Ei yhteyttä
seat-left = Lähtenyt
seat-nameless = Joku
seat-mine-named = { $name } (sinä)
waiting-title = Odotetaan ystäviä
waiting-invited = Sinut on kutsuttu
waiting-me = Sinä
waiting-free =
    { $n ->
        [0] Kaikki ovat paikalla.
        [one] Peli alkaa itsestään heti, kun viimeinen paikka täyttyy.
       *[other] { $n } paikkaa on vapaana. Peli alkaa itsestään, kun kaikki täyttyvät.
    }
waiting-deal = Jaa uudelleen
waiting-leave = Poistu pöydästä
leave-ask = Poistutaanko pelistä? Joukkuetoverisi jatkavat haamuillasi.
invite-about = Lähetä tämä linkki, tai anna ystäväsi osoittaa kuvaa kameralla.
invite-code = Linkki QR-koodina
invite-link = Linkki ystäville
invite-share = Hedgemaze-peli
watch-link = Linkki vain katsomiseen
watch-share = Katso Hedgemaze-peliä
watch-title = Olet katsomassa
watch-count =
    { $n ->
        [one] Yksi katsoja
       *[other] { $n } katsojaa
    }
link-copy = Kopioi
link-copied = Kopioitu
link-share = Jaa
link-lost = Ei yhteyttä. Yritetään uudelleen …
link-none = Palvelimeen ei saada yhteyttä. Onko verkko päällä?
room-missing = Sellaista pöytää ei ole.
room-moved = Jatkoit tätä peliä toisella laitteella.
code-about = Jatka tätä peliä toisella laitteella:
code-ask = Näytä koodi
code-use = Kirjoita se toisella laitteella kymmenen minuutin kuluessa: ”Pelaa ystävien kanssa”, sitten ”Minulla on koodi”.
code-enter-about = Siirtää paikkasi pöydässä tälle laitteelle. Toinen laite näyttää koodin pelin siirtojen alla.
code-enter = Koodi
code-go = Jatka
action-correct = Korjaa
action-take-back = Peru vuoro
action-draw = Tasapeli
action-talk = Sano
action-rematch = Uusinta
rematch-asked = Pyysi uusintaa
rematch-go = Uusintaan
give-time = Anna 15 sekuntia
title-turn = Sinun vuorosi!
turn-other = Vuorossa: { $side }
offer-draw =
    { $own ->
        [yes] Tarjoat tasapeliä.
       *[no] { $name } tarjoaa tasapeliä.
    }
offer-take_back =
    { $own ->
        [yes] Pyydät lupaa perua vuoron.
       *[no] { $name } pyytää lupaa perua vuoron.
    }
offer-resign =
    { $own ->
        [yes] Haluat luovuttaa joukkueesi kanssa.
       *[no] { $name } haluaa luovuttaa. Haluatko sinäkin?
    }
offer-rematch =
    { $own ->
        [yes] Haluat uusinnan.
       *[no] { $name } haluaa uusinnan.
    }
offer-agree = Kyllä
offer-decline = Ei
offer-withdraw = Peru tarjous
offer-declined =
    { $kind ->
        [draw] { $name } ei hyväksy tasapeliä.
        [take_back] { $name } ei anna perua vuoroa.
        [resign] { $name } ei halua luovuttaa.
       *[rematch] { $name } ei halua uusintaa.
    }
clock-of = Kello: { $time }
clock-days =
    { $n ->
        [one] Yksi päivä
       *[other] { $n } päivää
    }
clock-hours =
    { $n ->
        [one] Yksi tunti
       *[other] { $n } tuntia
    }
clock-low =
    { $n ->
        [one] Alle sekunti jäljellä
       *[other] Alle { $n } sekuntia jäljellä
    }
phrase-hello = Hei!
phrase-good_luck = Onnea peliin!
phrase-well_played = Hyvin pelattu!
phrase-good_move = Hyvä siirto!
phrase-oops = Hups!
phrase-thanks = Kiitos!
phrase-one_moment = Hetkinen vain
phrase-your_turn = Sinun vuorosi
phrase-good_game = Hyvä peli!
phrase-again = Uudestaan?
phrase-goodbye = Hei hei!
phrase-face_smile = Hymy
phrase-face_laugh = Nauru
phrase-face_think = Mietteliäs
phrase-face_surprise = Yllättynyt
phrase-face_sad = Surullinen
phrase-face_sleep = Uninen
end-flagged = Aika loppui.
end-agreed = Sovittiin tasapelistä.
games-friends = Ystävien kanssa
games-your-turn = Odottaa sinua · { $when }
games-their-turn = Muut ovat vuorossa · { $when }
games-not-full = Paikka on vapaana · { $when }
games-ended = Päättynyt · { $when }
data-title = Mitä sinusta säilytetään
data-about = Palvelin säilyttää pelisi ystävien kanssa: kuka istui missäkin kirjoittamallaan nimellä, mitä pelattiin ja milloin. Se tuntee tämän selaimen evästeestä, jossa on satunnainen luku, eikä tiedä sinusta mitään muuta.
data-save = Tallenna kopio
data-saved = Tallennettu.
data-erase = Poista tiedot
data-erase-yes = Poista
data-ask = Poistetaanko nimesi kaikista peleistä ystävien kanssa, ja tieto siitä, että ne olivat sinun? Sen jälkeen et voi jatkaa niitä. Pelit säilyvät niille, jotka pelasivat kanssasi.
data-erased =
    { $n ->
        [0] Mitään ei ollut säilytetty.
        [one] Poistettu yhdestä pelistä.
       *[other] Poistettu { $n } pelistä.
    }
why-room-stale = Vuoro oli jo ohi, kun tämä tuli perille.
why-room-not_your_turn = Nyt ei ole sinun vuorosi.
why-room-not_your_piece = Joukkuetoveri liikuttaa tätä hahmoa.
why-room-time_over = Aika loppui.
why-room-over = Peli on päättynyt.
why-room-started = Peli on alkanut.
why-room-seat_taken = Joku ehti ensin: tämä paikka on varattu.
why-room-character_taken = Jollakulla on jo tämä ulkonäkö.
why-room-bad_name = Tätä nimeä ei voi näyttää. Valitse lyhyempi tai yksinkertaisempi.
why-room-offer_too_soon = Kysyit juuri. Yritä uudelleen kierroksen päästä.
why-room-offer_pending = Sitä on jo tarjottu.
why-room-nothing_to_take_back = Ei ole mitään peruttavaa.
why-room-too_many_phrases = Vähän hitaammin, kiitos.
why-room-log_full = Se ei enää onnistu tässä pöydässä: sen loki on täynnä.
why-room-somebody_left = Joku on poistunut pöydästä.
why-server-not_invited = Tämä pöytä on vain kutsutuille.
why-server-not_your_seat = Tämä paikka ei ole sinun.
why-server-too_many = Vähän hitaammin, kiitos.
why-server-bad_code = Sellaista koodia ei ole, tai se on liian vanha.
why-server-stopping = Palvelin käynnistyy uudelleen. Yritä hetken päästä.
why-server-unreachable = Palvelimeen ei saada yhteyttä. Onko verkko päällä?
