page-me = Omat tulokset
page-player = Pelaaja
page-watching = Katso pelejä
people-games = Pelejä
people-won = Voitettu
people-results = Voitot { $won } · tasapelit { $drawn } · tappiot { $lost }
people-mode = Peli
people-levels = Tietokonetta vastaan
people-as = Pelasit: { $side }
people-accuracy = Tarkkuus
people-accuracy-label =
    { $n ->
        [one] Yksi peli; nyt { $now }
       *[other] { $n } peliä; nyt { $now }
    }
people-accuracy-none = Pelaa kaksi peliä loppuun, niin viiva näyttää, kuinka hyvin pelaat.
people-openings = Avauksesi
people-no-games = Loppuun pelatut pelisi lasketaan tähän: voitot, tasot, avaukset ja se, kuinka hyvin pelaat.
people-device = Laskettu tällä laitteella, ilman tiliä.
people-device-title = Tällä laitteella
people-account = Tili
people-public = Julkinen sivuni
people-ratings = Vahvuusluvut
people-ratings-none = Ei vielä pisteytettyjä pelejä.
people-rated-games =
    { $n ->
        [one] Yksi peli
       *[other] { $n } peliä
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } yhden pelin jälkeen
       *[other] { $pool }: { $rating }, kun pelejä on { $n }
    }
people-provisional = { $rating }, vielä epävarma
people-since = Liittyi { $when }
people-here = Täällä nyt
people-away = Ei täällä
people-playing = Pelaa nyt
people-watch = Katso
people-watch-of = Katso peliä: { $name }
people-recent = Viimeisimmät pelit
people-recent-none = Ei pelejä, jotka kaikki saavat nähdä.
people-unnamed = Joku
people-winner = Voittaja: { $side }
people-draw = Tasapeli
people-over = { $result } · { $when }
people-challenge = Haasta
people-follow = Seuraa
people-following = Seurataan
people-block = Estä
people-unblock = Poista esto
people-unblock-of = Poista esto: { $name }
people-report = Ilmoita
people-sign-in = Tarvitset tilin, jos haluat seurata tai haastaa pelaajia.
people-followed = Seuraamasi pelaajat
people-followed-none = Et seuraa vielä ketään. Avaa pelaajan sivu ja napauta Seuraa.
people-blocked = Estetyt pelaajat
people-find = Etsi pelaaja nimellä
people-find-go = Avaa
people-wishes = Mitä muut näkevät
people-hidden = Kukaan ei näe, milloin olen täällä
people-delayed = Katsojat näkevät pisteytetyt pelini kolme minuuttia myöhemmin
challenge-title = Haasta: { $name }
challenge-clock = Kello
challenge-rated = Pisteytetty peli
challenge-send = Lähetä haaste
challenge-minute = Aikaa vastata on yksi minuutti.
challenge-day = Aikaa vastata on yksi päivä.
challenge-label = Haasteet
challenge-from = { $name } haluaa pelata kanssasi
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · pisteytetty
challenge-accept = Pelaa
challenge-decline = Ei kiitos
challenge-waiting = Odotetaan: { $name }
challenge-cancel = Peru haaste
challenge-declined = { $name } ei voi pelata nyt.
challenge-rematch = Uusintaa tarjotaan: { $names }
challenge-look = Pöytään
challenge-later = Myöhemmin
watching-none = Juuri nyt kukaan ei pelaa peliä, jota voisi katsoa.
watch-delayed = Näet tämän pelin kolme minuuttia myöhemmin, koska eräs pelaaja toivoo sitä.
games-rematch = Uusintaa tarjotaan, { $when }
why-people-not_welcome = Et voi pelata tämän pelaajan kanssa nyt.
why-people-unknown_player = Tämän nimistä pelaajaa ei ole.
why-people-yourself = Se olet sinä.
why-people-too_many_people = Luettelo on täynnä: enintään 200 henkilöä. Poista ensin joku.
why-people-too_many_challenges = Enintään 10 haastettasi voi olla avoinna.
why-people-challenge_over = Haaste on päättynyt.
why-people-no_such_challenge = Haaste on päättynyt.
