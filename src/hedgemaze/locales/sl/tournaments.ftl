page-tournaments = Turnirji
page-tournament = Turnir
tournaments-mine = Tvoji turnirji
tournaments-listed = Odprti za vse
tournaments-none = Zdaj ni odprtega turnirja. Naredi ga ti!
tournament-make = Naredi turnir
tournament-make-about = Izberi vrsto, pošlji povezavo prijateljem in začni, ko so vsi zbrani.
tournament-title = Ime turnirja
tournament-kind = Vrsta
tournament-round_robin = Vsak z vsakim
tournament-round_robin-about = Vsak igra z vsakim.
tournament-knock_out = Na izpadanje
tournament-knock_out-about = Kdor izgubi dvoboj, izpade.
tournament-arena = Arena
tournament-arena-about = Igraj partijo za partijo, dokler ne poteče čas.
tournament-places = Največ igralcev
tournament-minutes = Trajanje
tournament-minutes-n =
    { $n ->
        [one] { $n } minuta
        [two] { $n } minuti
        [few] { $n } minute
       *[other] { $n } minut
    }
tournament-clock = Ura
tournament-fill = Prazna mesta zasede računalnik
tournament-fill-none = Brez računalnika
tournament-rated = Partije štejejo za rating (vsi potrebujejo račun)
tournament-bots = Sodelujejo lahko roboti
tournament-public = Pokaži ga vsem
tournament-plays = Tudi jaz igram
tournament-when = Začetek
tournament-when-host = Ko se odločim
tournament-when-minutes =
    { $n ->
        [one] Čez { $n } minuto
        [two] Čez { $n } minuti
        [few] Čez { $n } minute
       *[other] Čez { $n } minut
    }
tournament-create = Ustvari
tournament-join = Pridruži se
tournament-joined = Igraš na tem turnirju.
tournament-leave = Odidi
tournament-leave-ask = Zapustiš turnir? Izgubiš vse partije, ki še niso odigrane.
tournament-start = Začni zdaj
tournament-cancel = Odpovej turnir
tournament-cancel-ask = Odpovem turnir? Prijavljeni igralci ga potem ne bodo mogli igrati.
tournament-cancelled = Ta turnir je odpovedan.
tournament-remove = Odstrani
tournament-remove-ask = Odstranim s turnirja: { $name }?
tournament-invite = Povabi druge
tournament-wait-host = Turnir se začne, ko ga začne organizator.
tournament-players = Igralci: { $n } od { $places }
tournament-count =
    { $n ->
        [one] { $n } igralec
        [two] { $n } igralca
        [few] { $n } igralci
       *[other] { $n } igralcev
    }
tournament-begins-in = Začne se čez { $time }
tournament-ends-in = Še { $time }
tournament-finishing = Čas je potekel. Igrajo se zadnje partije.
tournament-pause = Odmor
tournament-resume = Igraj naprej
tournament-paused = Imaš odmor.
tournament-waiting-pair = Kmalu dobiš nasprotnika. Ostani na tej strani.
tournament-waiting-round = Počakaj na naslednje kolo.
tournament-out = Zate je turnirja konec. Glej druge!
tournament-your-game = Tvoja partija se začenja. Nasprotnik: { $rival }.
tournament-go = K mizi
tournament-back = Nazaj na turnir
tournament-round = { $n }. kolo
tournament-round-of = { $n }. kolo od { $total }
tournament-final = Finale
tournament-semifinal = Polfinale
tournament-quarterfinal = Četrtfinale
tournament-standings = Lestvica
tournament-bracket = Razpored
tournament-cross = Kdo je koga premagal
tournament-games = Partije
tournament-watch = Glej
tournament-place = Mesto
tournament-player = Igralec
tournament-points = Točke
tournament-played = Partije
tournament-wins = Zmage
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: točke tistih, ki jih premagaš, štete dvakrat, in točke tistih, s katerimi remiziraš
tournament-computer = Računalnik { $n }
tournament-erased = Nekdo
tournament-free = Brez nasprotnika
tournament-open-place = Še ni znano
tournament-left = ni več na turnirju
tournament-over = Turnirja je konec.
tournament-winner = { $name } zmaga na turnirju!
tournament-forfeit = neodigrana
tournament-lot = naključno
tournament-points-about = Zmaga da 2 točki, remi 1.
tournament-missing = Takega turnirja ni.
tournament-win = zmaga
tournament-draw = remi
tournament-loss = poraz
tournament-running = se igra
why-tournament-none = Takega turnirja ni.
why-tournament-started = Turnir se je že začel.
why-tournament-over = Turnirja je konec.
why-tournament-full = Vsa mesta so zasedena.
why-tournament-removed = Nisi več na tem turnirju: tako je odločil organizator.
why-tournament-accounts_only = Igra se za rating: potrebuješ račun.
why-tournament-no_bots = Na tem turnirju roboti ne smejo sodelovati.
why-tournament-name_taken = To ime že ima drug igralec. Izberi drugo.
why-tournament-not_in = Na tem turnirju ne igraš.
why-tournament-not_host = To sme samo organizator.
why-tournament-no_pause = Na tem turnirju ni odmora.
why-tournament-too_few = Turnir potrebuje vsaj tri igralce.
why-tournament-too_many = Imaš že preveč turnirjev. Najprej enega končaj.
why-tournament-bad_mode = Te igre ni mogoče igrati na turnirju.
why-tournament-bad_start = Začetek mora biti v naslednjih 30 dneh.
why-tournament-bad_rated = Za rating igrajo le ljudje.
