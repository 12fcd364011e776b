page-tournaments = Turnaje
page-tournament = Turnaj
tournaments-mine = Tvé turnaje
tournaments-listed = Otevřené všem
tournaments-none = Teď tu žádný otevřený turnaj není. Uspořádej ho!
tournament-make = Uspořádat turnaj
tournament-make-about = Vyber druh, pošli odkaz přátelům a začni, až tu budou všichni.
tournament-title = Název turnaje
tournament-kind = Druh
tournament-round_robin = Každý s každým
tournament-round_robin-about = Všichni hrají se všemi.
tournament-knock_out = Vyřazovací turnaj
tournament-knock_out-about = Kdo prohraje zápas, vypadne.
tournament-arena = Aréna
tournament-arena-about = Hraje se jedna hra za druhou, dokud neuplyne čas.
tournament-places = Nejvíc hráčů
tournament-minutes = Délka
tournament-minutes-n =
    { $n ->
        [one] Jedna minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
tournament-clock = Hodiny
tournament-fill = Na volná místa posadit počítač
tournament-fill-none = Bez počítače
tournament-rated = Hry se počítají do hodnocení (každý potřebuje účet)
tournament-bots = Boti smějí hrát
tournament-public = Ukázat všem
tournament-plays = Hraju taky
tournament-when = Začátek
tournament-when-host = Až se rozhodnu
tournament-when-minutes =
    { $n ->
        [one] Za jednu minutu
        [few] Za { $n } minuty
       *[other] Za { $n } minut
    }
tournament-create = Vytvořit
tournament-join = Přidat se
tournament-joined = V tomto turnaji hraješ.
tournament-leave = Odejít
tournament-leave-ask = Odejít z turnaje? Prohraješ všechny hry, které ještě nejsou odehrané.
tournament-start = Začít hned
tournament-cancel = Zrušit turnaj
tournament-cancel-ask = Zrušit turnaj? Hráči, kteří se přidali, si ho už nezahrají.
tournament-cancelled = Tento turnaj byl zrušen.
tournament-remove = Odebrat
tournament-remove-ask = Odebrat z turnaje: { $name }?
tournament-invite = Pozvat další
tournament-wait-host = Turnaj začne, až ho pořadatel zahájí.
tournament-players = Hráči: { $n }/{ $places }
tournament-count =
    { $n ->
        [one] Jeden hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
tournament-begins-in = Začíná za { $time }
tournament-ends-in = Zbývá { $time }
tournament-finishing = Čas uplynul. Dohrávají se poslední hry.
tournament-pause = Dát si pauzu
tournament-resume = Hrát dál
tournament-paused = Máš pauzu.
tournament-waiting-pair = Brzy dostaneš soupeře. Zůstaň na této stránce.
tournament-waiting-round = Počkej na další kolo.
tournament-out = Pro tebe turnaj skončil. Sleduj ostatní!
tournament-your-game = Tvá hra začíná. Soupeř: { $rival }.
tournament-go = Ke stolu
tournament-back = Zpět k turnaji
tournament-round = { $n }. kolo
tournament-round-of = Kolo { $n }/{ $total }
tournament-final = Finále
tournament-semifinal = Semifinále
tournament-quarterfinal = Čtvrtfinále
tournament-standings = Pořadí
tournament-bracket = Pavouk
tournament-cross = Kdo koho porazil
tournament-games = Hry
tournament-watch = Sledovat
tournament-place = Místo
tournament-player = Hráč
tournament-points = Body
tournament-played = Hry
tournament-wins = Výhry
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: dvojnásobek bodů těch, které máš poražené, plus body těch, se kterými máš remízu
tournament-computer = Počítač { $n }
tournament-erased = Někdo
tournament-free = Volný los
tournament-open-place = Zatím se neví
tournament-left = mimo turnaj
tournament-over = Turnaj skončil.
tournament-winner = Turnaj vyhrává { $name }!
tournament-forfeit = nehrálo se
tournament-lot = náhodně
tournament-points-about = Za výhru jsou 2 body, za remízu 1.
tournament-missing = Takový turnaj neexistuje.
tournament-win = výhra
tournament-draw = remíza
tournament-loss = prohra
tournament-running = hraje se
why-tournament-none = Takový turnaj neexistuje.
why-tournament-started = Turnaj už začal.
why-tournament-over = Turnaj skončil.
why-tournament-full = Všechna místa jsou obsazená.
why-tournament-removed = Pořadatel tě z tohoto turnaje odebral.
why-tournament-accounts_only = Hry se hodnotí: ke hraní potřebuješ účet.
why-tournament-no_bots = V tomto turnaji boti hrát nesmějí.
why-tournament-name_taken = Toto jméno už někdo má. Zvol prosím jiné.
why-tournament-not_in = V tomto turnaji nehraješ.
why-tournament-not_host = To smí jen pořadatel.
why-tournament-no_pause = V tomto turnaji pauzy nejsou.
why-tournament-too_few = Turnaj potřebuje aspoň tři hráče.
why-tournament-too_many = Máš už příliš mnoho turnajů. Nejdřív nějaký dokonči.
why-tournament-bad_mode = Tuto hru nelze hrát v turnaji.
why-tournament-bad_start = Začátek musí být během příštích 30 dní.
why-tournament-bad_rated = Hodnocené hry hrají jen lidé.
