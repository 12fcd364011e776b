page-tournaments = Turneringar
page-tournament = Turnering
tournaments-mine = Dina turneringar
tournaments-listed = Öppna för alla
tournaments-none = Det finns ingen öppen turnering just nu. Skapa en!
tournament-make = Skapa en turnering
tournament-make-about = Välj en typ, skicka länken till dina vänner och starta när alla är på plats.
tournament-title = Turneringens namn
tournament-kind = Typ
tournament-round_robin = Alla möter alla
tournament-round_robin-about = Alla spelar mot alla.
tournament-knock_out = Utslagning
tournament-knock_out-about = Den som förlorar en match åker ut.
tournament-arena = Arena
tournament-arena-about = Spela det ena partiet efter det andra tills tiden är slut.
tournament-places = Max antal
tournament-minutes = Längd
tournament-minutes-n =
    { $n ->
        [one] En minut
       *[other] { $n } minuter
    }
tournament-clock = Klocka
tournament-fill = Fyll tomma platser med datorn
tournament-fill-none = Ingen dator
tournament-rated = Partierna räknas för rating (alla behöver ett konto)
tournament-bots = Botar får vara med
tournament-public = Visa den för alla
tournament-plays = Jag spelar också
tournament-when = Start
tournament-when-host = När jag vill
tournament-when-minutes =
    { $n ->
        [one] Om en minut
       *[other] Om { $n } minuter
    }
tournament-create = Skapa
tournament-join = Gå med
tournament-joined = Du är med i den här turneringen.
tournament-leave = Lämna
tournament-leave-ask = Lämna turneringen? Du förlorar alla partier som du inte har spelat än.
tournament-start = Starta nu
tournament-cancel = Ställ in turneringen
tournament-cancel-ask = Ställa in turneringen? Spelarna som har gått med kan då inte spela den.
tournament-cancelled = Den här turneringen är inställd.
tournament-remove = Ta bort
tournament-remove-ask = Ta bort { $name } från turneringen?
tournament-invite = Bjud in andra
tournament-wait-host = Turneringen börjar när värden startar den.
tournament-players = Spelare: { $n } av { $places }
tournament-count =
    { $n ->
        [one] En spelare
       *[other] { $n } spelare
    }
tournament-begins-in = Den börjar om { $time }
tournament-ends-in = { $time } kvar
tournament-finishing = Tiden är slut. De sista partierna spelas.
tournament-pause = Ta en paus
tournament-resume = Spela vidare
tournament-paused = Du har paus.
tournament-waiting-pair = Du får snart en motståndare. Stanna på den här sidan.
tournament-waiting-round = Vänta på nästa omgång.
tournament-out = Du är utslagen. Titta på de andra!
tournament-your-game = Ditt parti börjar: du möter { $rival }.
tournament-go = Till bordet
tournament-back = Tillbaka till turneringen
tournament-round = Omgång { $n }
tournament-round-of = Omgång { $n } av { $total }
tournament-final = Final
tournament-semifinal = Semifinal
tournament-quarterfinal = Kvartsfinal
tournament-standings = Tabell
tournament-bracket = Spelträd
tournament-cross = Vem slog vem
tournament-games = Partier
tournament-watch = Titta
tournament-place = Plats
tournament-player = Spelare
tournament-points = Poäng
tournament-played = Partier
tournament-wins = Vinster
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: poängen hos dem som du har slagit, räknade dubbelt, plus poängen hos dem som du har spelat oavgjort mot
tournament-computer = Dator { $n }
tournament-erased = Någon
tournament-free = Spelfri
tournament-open-place = Inte klart än
tournament-left = har hoppat av
tournament-over = Turneringen är slut.
tournament-winner = { $name } vinner turneringen!
tournament-forfeit = inte spelat
tournament-lot = slumpmässigt
tournament-points-about = En vinst ger 2 poäng, oavgjort 1.
tournament-missing = Den turneringen finns inte.
tournament-win = vann
tournament-draw = oavgjort
tournament-loss = förlorade
tournament-running = spelas nu
why-tournament-none = Den turneringen finns inte.
why-tournament-started = Turneringen har redan börjat.
why-tournament-over = Turneringen är slut.
why-tournament-full = Alla platser är tagna.
why-tournament-removed = Värden har tagit bort dig från den här turneringen.
why-tournament-accounts_only = Partierna är rankade: du behöver ett konto för att spela.
why-tournament-no_bots = Botar får inte vara med i den här turneringen.
why-tournament-name_taken = En annan spelare har det här namnet. Välj ett annat.
why-tournament-not_in = Du är inte med i den här turneringen.
why-tournament-not_host = Bara värden får göra det här.
why-tournament-no_pause = Det finns ingen paus i den här turneringen.
why-tournament-too_few = En turnering behöver minst tre spelare.
why-tournament-too_many = Du har redan för många turneringar. Avsluta en först.
why-tournament-bad_mode = Det här spelet går inte att spela i en turnering.
why-tournament-bad_start = Starten måste vara inom 30 dagar.
why-tournament-bad_rated = Bara människor kan spela rankade partier.
