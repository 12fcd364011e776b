page-tournaments = Turnee
page-tournament = Turneu
tournaments-mine = Turneele tale
tournaments-listed = Deschise tuturor
tournaments-none = Acum nu e niciun turneu deschis. Fă unul!
tournament-make = Organizează un turneu
tournament-make-about = Alege un tip, trimite linkul prietenilor și începe când au venit toți.
tournament-title = Numele turneului
tournament-kind = Tip
tournament-round_robin = Fiecare cu fiecare
tournament-round_robin-about = Toți joacă cu toți.
tournament-knock_out = Eliminatoriu
tournament-knock_out-about = Cine pierde un meci iese din turneu.
tournament-arena = Arenă
tournament-arena-about = Joacă partidă după partidă până expiră timpul.
tournament-places = Jucători, cel mult
tournament-minutes = Durată
tournament-minutes-n =
    { $n ->
        [one] Un minut
        [few] { $n } minute
       *[other] { $n } de minute
    }
tournament-clock = Ceas
tournament-fill = Pe locurile goale joacă calculatorul
tournament-fill-none = Fără calculator
tournament-rated = Partidele sunt cu punctaj (toți au nevoie de cont)
tournament-bots = Pot intra și boți
tournament-public = Arată-l tuturor
tournament-plays = Joc și eu
tournament-when = Începutul
tournament-when-host = Când hotărăsc eu
tournament-when-minutes =
    { $n ->
        [one] Peste un minut
        [few] Peste { $n } minute
       *[other] Peste { $n } de minute
    }
tournament-create = Creează
tournament-join = Particip
tournament-joined = Participi la acest turneu.
tournament-leave = Ieși
tournament-leave-ask = Ieși din turneu? Pierzi toate partidele pe care încă nu le-ai jucat.
tournament-start = Începe acum
tournament-cancel = Anulează-l
tournament-cancel-ask = Anulezi turneul? Cine s-a înscris nu îl mai poate juca.
tournament-cancelled = Acest turneu a fost anulat.
tournament-remove = Scoate
tournament-remove-ask = Scoți din turneu: { $name }?
tournament-invite = Invită și pe alții
tournament-wait-host = Turneul începe când îl pornește organizatorul.
tournament-players = Jucători: { $n } din { $places }
tournament-count =
    { $n ->
        [one] Un jucător
        [few] { $n } jucători
       *[other] { $n } de jucători
    }
tournament-begins-in = Începe peste { $time }
tournament-ends-in = Timp rămas: { $time }
tournament-finishing = Timpul a expirat. Se joacă ultimele partide.
tournament-pause = Ia o pauză
tournament-resume = Continuă să joci
tournament-paused = Iei o pauză.
tournament-waiting-pair = Primești în curând un adversar. Rămâi pe această pagină.
tournament-waiting-round = Așteaptă runda următoare.
tournament-out = Ai ieșit din turneu. Privește-i pe ceilalți!
tournament-your-game = Începe partida ta: joci cu { $rival }.
tournament-go = Mergi la masă
tournament-back = Înapoi la turneu
tournament-round = Runda { $n }
tournament-round-of = Runda { $n } din { $total }
tournament-final = Finală
tournament-semifinal = Semifinală
tournament-quarterfinal = Sfert de finală
tournament-standings = Clasament
tournament-bracket = Tablou
tournament-cross = Cine pe cine a învins
tournament-games = Partide
tournament-watch = Privește
tournament-place = Loc
tournament-player = Jucător
tournament-points = Puncte
tournament-played = Partide
tournament-wins = Victorii
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: punctele celor pe care i-ai învins, numărate de două ori, plus punctele celor cu care ai făcut remiză
tournament-computer = Calculatorul { $n }
tournament-erased = Cineva
tournament-free = Fără adversar
tournament-open-place = Încă nu se știe
tournament-left = a ieșit
tournament-over = Turneul s-a încheiat.
tournament-winner = { $name } câștigă turneul!
tournament-forfeit = nejucată
tournament-lot = prin tragere la sorți
tournament-points-about = O victorie aduce 2 puncte, o remiză 1.
tournament-missing = Nu există un asemenea turneu.
tournament-win = victorie
tournament-draw = remiză
tournament-loss = înfrângere
tournament-running = se joacă
why-tournament-none = Nu există un asemenea turneu.
why-tournament-started = Turneul a început deja.
why-tournament-over = Turneul s-a încheiat.
why-tournament-full = Toate locurile sunt ocupate.
why-tournament-removed = Organizatorul te-a scos din acest turneu.
why-tournament-accounts_only = Partidele sunt cu punctaj: ai nevoie de cont ca să joci.
why-tournament-no_bots = Boții nu pot intra în acest turneu.
why-tournament-name_taken = Alt jucător are acest nume. Alege altul.
why-tournament-not_in = Nu participi la acest turneu.
why-tournament-not_host = Doar organizatorul poate face asta.
why-tournament-no_pause = În acest turneu nu există pauze.
why-tournament-too_few = Un turneu are nevoie de cel puțin trei jucători.
why-tournament-too_many = Ai deja prea multe turnee. Încheie întâi unul.
why-tournament-bad_mode = Acest joc nu se poate juca într-un turneu.
why-tournament-bad_start = Începutul trebuie să fie în următoarele 30 de zile.
why-tournament-bad_rated = Doar oamenii pot juca partide cu punctaj.
