# Domácí pravidla: na čem se lze u stolu dohodnout.

house-title = Domácí pravidla
house-usual = Jako v návodu
house-changed =
    { $n ->
        [one] Změněno jedno pravidlo
        [few] Změněna { $n } pravidla
       *[other] Změněno { $n } pravidel
    }
house-reset = Zpět k návodu
house-at-table = Domácí pravidla této hry
house-change = { $rule }: { $value }
house-yes = ano
house-no = ne
house-off = bez omezení

house-edge_side_jump = Skok do strany u okraje
house-about-edge_side_jump = Smíš skočit vedle figurky, která stojí u okraje desky.
house-pawn_side_jump = Skok do strany u druhé figurky
house-about-pawn_side_jump = Smíš skočit vedle figurky, za kterou stojí další figurka.
house-repetition_draw = Třikrát a dost
house-about-repetition_draw = Hra končí, když stejná pozice nastane potřetí.
house-max_ply = Nejdelší hra
house-about-max_ply = Po tolika akcích je remíza. Velmi dlouhá online hra skončí remízou v každém případě.
house-pellet_stops = Tečka zastaví PAC-MANA
house-about-pellet_stops = Snědená tečka ukončí jeho dva kroky; jinak mu to, co z nich zbylo, zůstane na dobu po zrychlení.
house-boost_partial = Část zrychlení
house-about-boost_partial = PAC-MAN smí udělat méně než tři kroky zrychlení.
house-eat_in_passing = Pojídání cestou
house-about-eat_in_passing = PAC-MAN se zrychlením sní každého ducha, přes kterého přejde, nejen toho, u kterého zastaví.
house-pac_enters_ghost = PAC-MAN a duchové
house-about-pac_enters_ghost = Bez zrychlení nemůže PAC-MAN na políčko ducha vstoupit, nebo může a nechá se chytit.
house-pac_enters_ghost-blocked = cesta je zavřená
house-pac_enters_ghost-caught = nechá se chytit
house-pac_move = Kroky PAC-MANA
house-about-pac_move = PAC-MAN musí udělat oba kroky, pokud může, nebo smí po jednom zastavit.
house-pac_move-exact = vždy dva
house-pac_move-up_to = jeden nebo dva
house-pac_may_return = PAC-MAN se smí vrátit
house-about-pac_may_return = PAC-MAN smí znovu vstoupit na políčko, kde jeho tah začal.
house-frenzy_steps = Kroky v šílenství
house-about-frenzy_steps = Duch, který vidí PAC-MANA, udělá jeden nebo dva kroky, nebo vždy dva.
house-frenzy_steps-up_to_2 = jeden nebo dva
house-frenzy_steps-exact_2 = vždy dva
house-frenzy_turn = Zatáčení v šílenství
house-about-frenzy_turn = Duch v šílenství smí mezi svými dvěma kroky zabočit.
house-frenzy_toward_only = Šílenství jen k PAC-MANOVI
house-about-frenzy_toward_only = Duch v šílenství běží rovnou na PAC-MANA a nikam jinam.
house-ghost_may_stay = Duchové smějí stát
house-about-ghost_may_stay = Duch smí zůstat na místě, i když by mohl jít.
house-ghost_pellet_pass = Duchové přecházejí přes tečky
house-about-ghost_pellet_pass = Duch smí přeběhnout přes políčko s tečkou, když tam nezastaví.
house-ghost_stack = Dva duchové na políčku
house-about-ghost_stack = Říká, zda duch smí vstoupit na políčko jiného ducha.
house-ghost_stack-none = nikdy
house-ghost_stack-pass = jen průchodem
house-ghost_stack-free = smějí stát spolu
house-ghost_order = Pořadí duchů
house-about-ghost_order = Říká, v jakém pořadí jdou duchové v kole. Hráč po hráči: jeden hráč táhne všemi svými duchy v libovolném pořadí, pak další.
house-ghost_order-free = volí tým
# Same as in English.
house-ghost_order-fixed = Blinky, Pinky, Inky, Clyde
house-ghost_order-seats = hráč po hráči
house-pellets_reset = Tečky se vracejí
house-about-pellets_reset = Když se PAC-MAN nechá chytit, vrátí se všechny tečky.
house-boost_chains = Zrychlení po zrychlení
house-about-boost_chains = Tečka snědená během zrychlení dá nové zrychlení.
house-lives = Životy
house-about-lives = Tolik chycení ukončí hru.
house-ghost_diagonal = Duchové chodí šikmo
house-about-ghost_diagonal = Duchové smějí jít i šikmo kolem rohu, který je z jedné strany volný; velmi jim to pomáhá.
house-auto_win_no_ghosts = Bez duchů není honička
house-about-auto_win_no_ghosts = PAC-MAN hned vyhrává, když sní všechny čtyři duchy.
house-no_progress_limit = Kola bez ničeho nového
house-about-no_progress_limit = Hra skončí po tolika kolech, ve kterých se nic nesnědlo a nikdo nebyl chycen. V pokročilé hře se v nich také nepoužila žádná tečka a nepostavila žádná překážka.
house-stall_result = Kdo vyhraje, když hra uvázne
house-about-stall_result = Říká, co se stane, když hra končí, protože se už nic neděje.
house-stall_result-draw = nikdo
house-stall_result-ghosts = duchové
# Same as in English.
house-stall_result-pacman = PAC-MAN
house-seal_test = Uzavírání políček
house-about-seal_test = Říká, co musí zůstat otevřené, když se staví překážka.
house-seal_test-connected = každé políčko je dosažitelné
house-seal_test-connected_no_tunnels = i bez tunelů
house-seal_test-open_side = každé má volnou stranu
house-no_return = Návrat
house-about-no_return = Brání figurkám běhat donekonečna sem a tam.
house-no_return-end_square = nekončit na starém místě
house-no_return-no_backtrack_step = ani krok zpět
house-no_return-off = dovolen
house-adv_move = Využití rychlosti
house-about-adv_move = Figurka smí udělat méně kroků, než je její rychlost, nebo jich musí udělat, kolik může. V druhém případě PAC-MAN nikdy nemusí vstoupit na ducha.
house-adv_move-up_to = nejvýš tolik
house-adv_move-exact = přesně tolik
house-respawn_uses_move = Návrat stojí tah
house-about-respawn_uses_move = Po chycení se PAC-MAN vrátí bránou a v tom tahu už nejde.
house-ghost_tunnels = Duchové chodí tunely
house-about-ghost_tunnels = I duchové smějí běhat tunely.
