page-tournaments = Turnaje
page-tournament = Turnaj
tournaments-mine = Tvoje turnaje
tournaments-listed = Otvorené všetkým
tournaments-none = Teraz tu nie je žiadny otvorený turnaj. Usporiadaj ho!
tournament-make = Usporiadať turnaj
tournament-make-about = Vyber druh, pošli odkaz priateľom a začni, keď tu budú všetci.
tournament-title = Názov turnaja
tournament-kind = Druh
tournament-round_robin = Každý s každým
tournament-round_robin-about = Všetci hrajú so všetkými.
tournament-knock_out = Vyraďovací turnaj
tournament-knock_out-about = Kto prehrá zápas, vypadne.
tournament-arena = Aréna
tournament-arena-about = Hrá sa jedna hra za druhou, kým neuplynie čas.
tournament-places = Najviac hráčov
tournament-minutes = Dĺžka
tournament-minutes-n =
    { $n ->
        [one] Jedna minúta
        [few] { $n } minúty
       *[other] { $n } minút
    }
tournament-clock = Hodiny
tournament-fill = Na voľné miesta posadiť počítač
tournament-fill-none = Bez počítača
tournament-rated = Hry sa počítajú do hodnotenia (každý potrebuje účet)
tournament-bots = Boti smú hrať
tournament-public = Ukázať všetkým
tournament-plays = Hrám aj ja
tournament-when = Začiatok
tournament-when-host = Keď sa rozhodnem
tournament-when-minutes =
    { $n ->
        [one] O jednu minútu
        [few] O { $n } minúty
       *[other] O { $n } minút
    }
tournament-create = Vytvoriť
tournament-join = Pridať sa
tournament-joined = V tomto turnaji hráš.
tournament-leave = Odísť
tournament-leave-ask = Odísť z turnaja? Prehráš všetky hry, ktoré ešte nie sú odohraté.
tournament-start = Začať hneď
tournament-cancel = Zrušiť turnaj
tournament-cancel-ask = Zrušiť turnaj? Hráči, ktorí sa pridali, si ho už nezahrajú.
tournament-cancelled = Tento turnaj bol zrušený.
tournament-remove = Odobrať
tournament-remove-ask = Odobrať z turnaja: { $name }?
tournament-invite = Pozvať ďalších
tournament-wait-host = Turnaj sa začne, keď ho organizátor spustí.
tournament-players = Hráči: { $n }/{ $places }
tournament-count =
    { $n ->
        [one] Jeden hráč
        [few] { $n } hráči
       *[other] { $n } hráčov
    }
tournament-begins-in = Do začiatku zostáva { $time }
tournament-ends-in = Zostáva { $time }
tournament-finishing = Čas uplynul. Dohrávajú sa posledné hry.
tournament-pause = Dať si pauzu
tournament-resume = Hrať ďalej
tournament-paused = Máš pauzu.
tournament-waiting-pair = Čoskoro dostaneš súpera. Zostaň na tejto stránke.
tournament-waiting-round = Počkaj na ďalšie kolo.
tournament-out = Pre teba sa turnaj skončil. Sleduj ostatných!
tournament-your-game = Tvoja hra sa začína. Súper: { $rival }.
tournament-go = K stolu
tournament-back = Späť k turnaju
tournament-round = { $n }. kolo
tournament-round-of = Kolo { $n }/{ $total }
tournament-final = Finále
tournament-semifinal = Semifinále
tournament-quarterfinal = Štvrťfinále
tournament-standings = Poradie
tournament-bracket = Pavúk
tournament-cross = Kto koho porazil
tournament-games = Hry
tournament-watch = Sledovať
tournament-place = Miesto
tournament-player = Hráč
tournament-points = Body
tournament-played = Hry
tournament-wins = Výhry
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: dvojnásobok bodov tých, ktorých máš porazených, plus body tých, s ktorými máš remízu
tournament-computer = Počítač { $n }
tournament-erased = Niekto
tournament-free = Voľný žreb
tournament-open-place = Zatiaľ sa nevie
tournament-left = mimo turnaja
tournament-over = Turnaj sa skončil.
tournament-winner = Turnaj vyhráva { $name }!
tournament-forfeit = nehralo sa
tournament-lot = náhodne
tournament-points-about = Za výhru sú 2 body, za remízu 1.
tournament-missing = Taký turnaj neexistuje.
tournament-win = výhra
tournament-draw = remíza
tournament-loss = prehra
tournament-running = hrá sa
why-tournament-none = Taký turnaj neexistuje.
why-tournament-started = Turnaj sa už začal.
why-tournament-over = Turnaj sa skončil.
why-tournament-full = Všetky miesta sú obsadené.
why-tournament-removed = Organizátor ťa z tohto turnaja odobral.
why-tournament-accounts_only = Hry sa hodnotia: na hranie potrebuješ účet.
why-tournament-no_bots = V tomto turnaji boti hrať nesmú.
why-tournament-name_taken = Toto meno už niekto má. Zvoľ, prosím, iné.
why-tournament-not_in = V tomto turnaji nehráš.
why-tournament-not_host = To smie len organizátor.
why-tournament-no_pause = V tomto turnaji nie sú pauzy.
why-tournament-too_few = Turnaj potrebuje aspoň troch hráčov.
why-tournament-too_many = Máš už priveľa turnajov. Najprv nejaký dokonči.
why-tournament-bad_mode = Táto hra sa v turnaji hrať nedá.
why-tournament-bad_start = Začiatok musí byť v najbližších 30 dňoch.
why-tournament-bad_rated = Hodnotené hry hrajú len ľudia.
