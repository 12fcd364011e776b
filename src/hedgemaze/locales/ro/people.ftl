page-me = Rezultatele mele
page-player = Jucător
page-watching = Privește partide
people-games = Partide
people-won = Câștigate
people-results = Câștigate: { $won } · Remize: { $drawn } · Pierdute: { $lost }
people-mode = Joc
people-levels = Împotriva calculatorului
people-as = Tabăra ta: { $side }
people-accuracy = Precizie
people-accuracy-label =
    { $n ->
        [one] O partidă; acum { $now }
        [few] { $n } partide; acum { $now }
       *[other] { $n } de partide; acum { $now }
    }
people-accuracy-none = Termină două partide, și o linie îți arată cât de bine joci.
people-openings = Deschiderile tale
people-no-games = Aici se numără partidele tale încheiate: victorii, niveluri, deschideri și cât de bine joci.
people-device = Numărate pe acest dispozitiv, fără cont.
people-device-title = Pe acest dispozitiv
people-account = Cont
people-public = Pagina mea publică
people-ratings = Punctaje
people-ratings-none = Încă nicio partidă cu punctaj.
people-rated-games =
    { $n ->
        [one] O partidă
        [few] { $n } partide
       *[other] { $n } de partide
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } după o partidă
        [few] { $pool }: { $rating } după { $n } partide
       *[other] { $pool }: { $rating } după { $n } de partide
    }
people-provisional = { $rating }, încă nesigur
people-since = Din { $when }
people-here = Aici acum
people-away = Nu e aici
people-playing = Joacă acum
people-watch = Privește
people-watch-of = Privește partida: { $name }
people-recent = Ultimele partide
people-recent-none = Nicio partidă pe care s-o poată vedea toată lumea.
people-unnamed = Cineva
people-winner = A câștigat: { $side }
people-draw = Remiză
people-over = { $result } · { $when }
people-challenge = Provoacă
people-follow = Urmărește
people-following = Urmărești
people-block = Blochează
people-unblock = Deblochează
people-unblock-of = Deblochează: { $name }
people-report = Raportează
people-sign-in = Ca să urmărești sau să provoci jucători ai nevoie de cont.
people-followed = Pe cine urmărești
people-followed-none = Încă nu urmărești pe nimeni. Deschide pagina unui jucător și atinge „Urmărește”.
people-blocked = Persoane blocate
people-find = Caută un jucător după nume
people-find-go = Deschide
people-wishes = Ce văd ceilalți
people-hidden = Nimeni nu vede când sunt aici
people-delayed = Spectatorii îmi văd partidele cu punctaj după trei minute
challenge-title = Provocare: { $name }
challenge-clock = Ceas
challenge-rated = Partidă cu punctaj
challenge-send = Trimite provocarea
challenge-minute = Răspunsul se așteaptă un minut.
challenge-day = Răspunsul se așteaptă o zi.
challenge-label = Provocări
challenge-from = { $name } vrea să joace cu tine
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · cu punctaj
challenge-accept = Joacă
challenge-decline = Nu, mulțumesc
challenge-waiting = Așteptăm: { $name }
challenge-cancel = Retrage
challenge-declined = { $name } nu poate juca acum.
challenge-rematch = Se oferă revanșa: { $names }
challenge-look = Mergi la masă
challenge-later = Mai târziu
watching-none = Acum nimeni nu joacă o partidă care se poate privi.
watch-delayed = Privești cu trei minute întârziere, la cererea unui jucător.
games-rematch = Se oferă revanșa, { $when }
why-people-not_welcome = Acum nu poți juca cu această persoană.
why-people-unknown_player = Nu există niciun jucător cu acest nume.
why-people-yourself = Ești chiar tu.
why-people-too_many_people = Lista e plină: cel mult 200 de persoane. Elimină întâi pe cineva.
why-people-too_many_challenges = Cel mult 10 dintre provocările tale pot aștepta răspuns.
why-people-challenge_over = Provocarea a expirat.
why-people-no_such_challenge = Provocarea a expirat.
