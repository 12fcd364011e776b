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
friends-bots = Botit saavat ottaa vapaita paikkoja
friends-nobody = Kutsu ainakin yksi ystävä. Ilman ystäviä pelaamiseen et tarvitse pöytää.
friends-open = Avaa pöytä
friends-code = Minulla on koodi toiselta laitteelta
friends-alone = Pelaa mieluummin tällä näytöllä
open-title = Avoimet pöydät
open-none = Kukaan ei odota juuri nyt.
open-free =
    { $n ->
        [one] Yksi vapaa paikka
       *[other] { $n } vapaata paikkaa
    }
timing-none = Ei kelloa
timing-fischer = { $minutes } min + { $seconds } s vuoroa kohti
timing-days =
    { $n ->
        [one] Yksi päivä vuoroa kohti
       *[other] { $n } päivää vuoroa kohti
    }
seat-name = Nimesi
seat-character = Ulkonäkösi
seat-free = Vapaa
seat-sit = Istu tähän
seat-link = Kopioi linkki: { $seat }
seat-there = Paikalla
seat-away = Ei yhteyttä
seat-left = Lähtenyt
seat-nameless = Ei nimeä
seat-bot = Botti
seat-bot-named = { $name } (botti)
seat-mine-named = { $name } (sinä)
waiting-title = Odotetaan ystäviä
waiting-invited = Sinut on kutsuttu
waiting-me = Sinä
waiting-free =
    { $n ->
        [0] Kaikki ovat paikalla.
        [one] Peli alkaa heti, kun viimeinen paikka täyttyy.
       *[other] { $n } paikkaa on vapaana. Peli alkaa, kun kaikki täyttyvät.
    }
waiting-deal = Jaa uudelleen
waiting-leave = Poistu pöydästä
leave-ask = Poistutaanko pelistä? Joukkuetoverisi jatkavat haamuillasi.
invite-about = Lähetä tämä linkki tai anna ystäväsi skannata koodi.
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
first-turn-own = Aikaa aloittaa { $time }, muuten peli perutaan.
first-turn-other = { $side }: alkuun { $time }
end-look-again = Etsi toinen pelaaja
link-copy = Kopioi
link-copied = Kopioitu
link-share = Jaa
link-lost = Ei yhteyttä. Yritetään uudelleen …
link-none = Palvelimeen ei saada yhteyttä. Onko nettiyhteys päällä?
room-missing = Sellaista pöytää ei ole.
room-moved = Jatkoit tätä peliä toisella laitteella.
code-about = Jatka tätä peliä toisella laitteella:
code-ask = Näytä koodi
code-use = Kirjoita se toisella laitteella kymmenen minuutin kuluessa: ”Ystävien kanssa”, sitten ”Minulla on koodi”.
code-enter-about = Siirtää paikkasi pöydässä tälle laitteelle. Toisella laitteella koodi näkyy pelin siirtojen alla.
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
link-on = Yhdistetty
link-off = Ei yhteyttä
title-turn = Sinun vuorosi!
turn-other = Vuorossa: { $side }
offer-draw =
    { $own ->
        [yes] Tarjoat tasapeliä.
       *[no] { $name } tarjoaa tasapeliä.
    }
offer-take_back =
    { $own ->
        [yes] Pyysit lupaa perua vuoron.
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
premove-waits = Ennakkosiirto { $text } odottaa
premove-cancel = Peru ennakkosiirto
premove-cancelled = Ennakkosiirto peruttiin.
premove-dropped = Ennakkosiirto peruttiin. { $why }
premove-impossible = Se ei ole mahdollista seuraavalla vuorollasi.
premove-life = Se maksaisi elämän.
premove-moved = { $piece } on nyt toisessa ruudussa.
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
end-agreed = Pelaajat sopivat tasapelistä.
games-friends = Ystävien kanssa
games-your-turn = Sinun vuorosi · { $when }
games-their-turn = Odotetaan muita · { $when }
games-not-full = Paikka on vapaana · { $when }
games-ended = Päättynyt · { $when }
data-title = Mitä sinusta on tallennettu
data-about = Palvelin tallentaa pelisi ystävien kanssa: kuka istui missäkin ja millä nimellä, mitä pelattiin ja milloin. Se tunnistaa tämän selaimen evästeestä, jossa on satunnainen luku.
data-save = Tallenna kopio
data-saved = Tallennettu.
data-erase = Poista tiedot
data-erase-yes = Poista
data-ask = Poistetaanko nimesi kaikista peleistä ystävien kanssa? Ne eivät ole enää sinun, etkä voi jatkaa niitä. Pelit säilyvät niillä, jotka pelasivat kanssasi.
data-erased =
    { $n ->
        [0] Mitään ei ollut tallennettu.
        [one] Poistettu yhdestä pelistä.
       *[other] Poistettu { $n } pelistä.
    }
why-room-stale = Vuoro päättyi, ennen kuin siirtosi tuli perille.
why-room-not_your_turn = Nyt ei ole sinun vuorosi.
why-room-not_your_piece = Joukkuetoveri liikuttaa tätä hahmoa.
why-room-time_over = Aika loppui.
why-room-over = Peli on päättynyt.
why-room-started = Peli on alkanut.
why-room-seat_taken = Joku ehti ensin: tämä paikka on varattu.
why-room-no_bots = Tähän pöytään ei oteta botteja.
why-room-character_taken = Jollakulla on jo tämä ulkonäkö.
why-room-bad_name = Tätä nimeä ei voi näyttää. Valitse lyhyempi tai yksinkertaisempi.
why-room-offer_too_soon = Kysyit juuri. Yritä uudelleen seuraavalla kierroksella.
why-room-offer_pending = Sitä on jo tarjottu.
why-room-nothing_to_take_back = Ei ole mitään peruttavaa.
why-room-too_many_phrases = Vähän hitaammin, kiitos.
why-room-log_full = Se ei enää onnistu tässä pöydässä: täällä on tapahtunut liikaa.
why-room-somebody_left = Joku on poistunut pöydästä.
why-server-not_invited = Tähän pöytään pääsevät vain kutsutut.
why-server-not_your_seat = Tämä paikka ei ole sinun.
why-server-too_many = Vähän hitaammin, kiitos.
why-server-too_many_bots = Tästä osoitteesta on jo tarpeeksi botteja.
why-server-bad_code = Sellaista koodia ei ole, tai se on vanhentunut.
why-server-stopping = Palvelin käynnistyy uudelleen. Yritä hetken päästä.
why-server-unreachable = Palvelimeen ei saada yhteyttä. Onko nettiyhteys päällä?
