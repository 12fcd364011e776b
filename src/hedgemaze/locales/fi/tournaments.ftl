page-tournaments = Turnaukset
page-tournament = Turnaus
tournaments-mine = Omat turnaukset
tournaments-listed = Avoimet kaikille
tournaments-none = Nyt ei ole avoimia turnauksia. Tee oma!
tournament-make = Tee turnaus
tournament-make-about = Valitse muoto, lähetä linkki ystävillesi ja aloita, kun kaikki ovat paikalla.
tournament-title = Turnauksen nimi
tournament-kind = Muoto
tournament-round_robin = Kaikki vastaan kaikki
tournament-round_robin-about = Jokainen pelaa jokaista vastaan.
tournament-knock_out = Pudotuspelit
tournament-knock_out-about = Ottelun häviäjä putoaa.
tournament-arena = Areena
tournament-arena-about = Pelaa peli toisensa jälkeen, kunnes aika loppuu.
tournament-places = Pelaajia enintään
tournament-minutes = Kesto
tournament-minutes-n =
    { $n ->
        [one] Yksi minuutti
       *[other] { $n } minuuttia
    }
tournament-clock = Kello
tournament-fill = Täytä tyhjät paikat tietokoneella
tournament-fill-none = Ei tietokonetta
tournament-rated = Pelit vaikuttavat vahvuuslukuun (kaikki tarvitsevat tilin)
tournament-bots = Botit saavat osallistua
tournament-public = Näytä kaikille
tournament-plays = Minäkin pelaan
tournament-when = Alku
tournament-when-host = Kun aloitan sen
tournament-when-minutes =
    { $n ->
        [one] Minuutin kuluttua
       *[other] { $n } minuutin kuluttua
    }
tournament-create = Tee turnaus
tournament-join = Liity
tournament-joined = Pelaat tässä turnauksessa.
tournament-leave = Poistu
tournament-leave-ask = Poistutko turnauksesta? Häviät kaikki pelit, joita et ole vielä pelannut.
tournament-start = Aloita nyt
tournament-cancel = Peru turnaus
tournament-cancel-ask = Perutaanko turnaus? Mukaan liittyneet pelaajat eivät sitten voi pelata sitä.
tournament-cancelled = Tämä turnaus peruttiin.
tournament-remove = Poista
tournament-remove-ask = Poistetaanko turnauksesta { $name }?
tournament-invite = Kutsu muita
tournament-wait-host = Turnaus alkaa, kun järjestäjä aloittaa sen.
tournament-players = Pelaajia: { $n }/{ $places }
tournament-count =
    { $n ->
        [one] Yksi pelaaja
       *[other] { $n } pelaajaa
    }
tournament-begins-in = Alkuun { $time }
tournament-ends-in = Jäljellä { $time }
tournament-finishing = Aika loppui. Viimeisiä pelejä pelataan.
tournament-pause = Pidä tauko
tournament-resume = Jatka pelaamista
tournament-paused = Olet tauolla.
tournament-waiting-pair = Saat pian vastustajan. Pysy tällä sivulla.
tournament-waiting-round = Odota seuraavaa kierrosta.
tournament-out = Putosit. Katso muiden pelejä!
tournament-your-game = Pelisi alkaa. Vastassa: { $rival }.
tournament-go = Pöytään
tournament-back = Takaisin turnaukseen
tournament-round = Kierros { $n }
tournament-round-of = Kierros { $n }/{ $total }
tournament-final = Finaali
tournament-semifinal = Välierä
tournament-quarterfinal = Puolivälierä
tournament-standings = Tilanne
tournament-bracket = Kaavio
tournament-cross = Kuka voitti kenet
tournament-games = Pelit
tournament-watch = Katso
tournament-place = Sija
tournament-player = Pelaaja
tournament-points = Pisteet
tournament-played = Pelit
tournament-wins = Voitot
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: voittamiesi pelaajien pisteet kahteen kertaan sekä niiden pisteet, joiden kanssa pelasit tasan
tournament-computer = Tietokone { $n }
tournament-erased = Joku
tournament-free = Suoraan jatkoon
tournament-open-place = Ei vielä selvillä
tournament-left = on lähtenyt
tournament-over = Turnaus on päättynyt.
tournament-winner = { $name } voittaa turnauksen!
tournament-forfeit = ei pelattu
tournament-lot = arvalla
tournament-points-about = Voitosta saa 2 pistettä, tasapelistä 1.
tournament-missing = Sellaista turnausta ei ole.
tournament-win = voitto
tournament-draw = tasapeli
tournament-loss = tappio
tournament-running = pelataan
why-tournament-none = Sellaista turnausta ei ole.
why-tournament-started = Turnaus on jo alkanut.
why-tournament-over = Turnaus on päättynyt.
why-tournament-full = Kaikki paikat on varattu.
why-tournament-removed = Järjestäjä on poistanut sinut tästä turnauksesta.
why-tournament-accounts_only = Pelit pisteytetään: tarvitset tilin, jos haluat pelata.
why-tournament-no_bots = Botit eivät saa osallistua tähän turnaukseen.
why-tournament-name_taken = Toisella pelaajalla on tämä nimi. Valitse toinen.
why-tournament-not_in = Et pelaa tässä turnauksessa.
why-tournament-not_host = Vain järjestäjä saa tehdä tämän.
why-tournament-no_pause = Tässä turnauksessa ei ole taukoja.
why-tournament-too_few = Turnaukseen tarvitaan ainakin kolme pelaajaa.
why-tournament-too_many = Sinulla on jo liian monta turnausta. Vie ensin yksi loppuun.
why-tournament-bad_mode = Tätä peliä ei voi pelata turnauksessa.
why-tournament-bad_start = Turnauksen pitää alkaa seuraavien 30 päivän aikana.
why-tournament-bad_rated = Pisteytettyjä pelejä pelaavat vain ihmiset.
