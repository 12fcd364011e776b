house-title = Hišna pravila
house-usual = Kot v knjižici
house-changed =
    { $n ->
        [one] { $n } pravilo spremenjeno
        [two] { $n } pravili spremenjeni
        [few] { $n } pravila spremenjena
       *[other] { $n } pravil spremenjenih
    }
house-reset = Nazaj h knjižici
house-at-table = Hišna pravila te partije
# Same as in English.
house-change = { $rule }: { $value }
house-yes = da
house-no = ne
house-off = brez omejitve

house-edge_side_jump = Skok v stran ob robu
house-about-edge_side_jump = Skočiš lahko ob figuro, ki stoji na robu plošče.
house-pawn_side_jump = Skok v stran pri drugi figuri
house-about-pawn_side_jump = Skočiš lahko ob figuro, ki ima za seboj še eno figuro.
house-repetition_draw = Tretja ponovitev konča partijo
house-about-repetition_draw = Partija se konča, ko isti položaj nastane tretjič.
house-max_ply = Najdaljša partija
house-about-max_ply = Po toliko dejanjih je partija remi. Zelo dolga spletna partija je v vsakem primeru remi.
house-pellet_stops = Drobec ustavi PAC-MANA
house-about-pellet_stops = Ko poje drobec, je njegovih dveh korakov konec; sicer preostale korake naredi po pospešku.
house-boost_partial = Del pospeška
house-about-boost_partial = PAC-MAN lahko porabi manj kot tri korake pospeška.
house-eat_in_passing = Duhovi pojedeni mimogrede
house-about-eat_in_passing = PAC-MAN s pospeškom poje vsakega duha, čez katerega gre, ne le tistega, kjer se ustavi.
house-pac_enters_ghost = PAC-MAN in duhovi
house-about-pac_enters_ghost = Brez pospeška PAC-MAN ne more na polje duha ali pa lahko in je ujet.
house-pac_enters_ghost-blocked = pot je zaprta
house-pac_enters_ghost-caught = je ujet
house-pac_move = Koraki PAC-MANA
house-about-pac_move = PAC-MAN mora narediti oba koraka, če lahko, ali pa se sme ustaviti po enem.
house-pac_move-exact = vedno dva
house-pac_move-up_to = en ali dva
house-pac_may_return = PAC-MAN se sme obrniti
house-about-pac_may_return = PAC-MAN sme znova stopiti na polje, kjer se je njegova poteza začela.
house-frenzy_steps = Koraki pobesnelega duha
house-about-frenzy_steps = Duh, ki vidi PAC-MANA, naredi en ali dva koraka ali pa vedno dva.
house-frenzy_steps-up_to_2 = en ali dva
house-frenzy_steps-exact_2 = vedno dva
house-frenzy_turn = Pobesneli duh zavija
house-about-frenzy_turn = Pobesneli duh sme zaviti med svojima korakoma.
house-frenzy_toward_only = Pobesneli duh le proti PAC-MANU
house-about-frenzy_toward_only = Pobesneli duh teče naravnost proti PAC-MANU in nikamor drugam.
house-ghost_may_stay = Duh sme obstati
house-about-ghost_may_stay = Duh sme ostati na mestu, čeprav bi se lahko premaknil.
house-ghost_pellet_pass = Duhovi gredo čez drobce
house-about-ghost_pellet_pass = Duh sme steči čez polje z drobcem, ne da bi se tam ustavil.
house-ghost_stack = Dva duhova na polju
house-about-ghost_stack = Pove, ali sme duh stopiti na polje drugega duha.
house-ghost_stack-none = nikoli
house-ghost_stack-pass = le mimogrede
house-ghost_stack-free = smeta si ga deliti
house-ghost_order = Vrstni red duhov
house-about-ghost_order = Pove, v katerem vrstnem redu se duhovi premikajo v krogu. Igralec za igralcem: eden premakne vse svoje duhove v poljubnem vrstnem redu, nato naslednji.
house-ghost_order-free = izbere ekipa
# Same as in English.
house-ghost_order-fixed = Blinky, Pinky, Inky, Clyde
house-ghost_order-seats = igralec za igralcem
house-pellets_reset = Drobci se vrnejo
house-about-pellets_reset = Vsi drobci se vrnejo, ko je PAC-MAN ujet.
house-boost_chains = Pospešek za pospeškom
house-about-boost_chains = Drobec, pojeden med pospeškom, da nov pospešek.
house-lives = Življenja
house-about-lives = Toliko ujetij konča partijo.
house-ghost_diagonal = Duhovi stopajo poševno
house-about-ghost_diagonal = Duhovi smejo stopiti tudi poševno okoli vogala, ki je na eni strani odprt; to jim zelo pomaga.
house-auto_win_no_ghosts = Brez duhov ni lova
house-about-auto_win_no_ghosts = PAC-MAN takoj zmaga, ko so pojedeni vsi štirje duhovi.
house-no_progress_limit = Krogi brez novosti
house-about-no_progress_limit = Partija se konča po toliko krogih, v katerih ni bilo nič pojedeno in nihče ujet. V napredni igri v njih tudi ni bil porabljen noben drobec in postavljena nobena ograda.
house-stall_result = Kdo zmaga ob zastoju
house-about-stall_result = Pove, kaj se zgodi, ko se partija konča, ker se nič več ne dogaja.
house-stall_result-draw = nihče
house-stall_result-ghosts = duhovi
# Same as in English.
house-stall_result-pacman = PAC-MAN
house-seal_test = Zapiranje polj
house-about-seal_test = Pove, kaj mora ostati odprto, ko kdo postavi ogrado.
house-seal_test-connected = vsako polje je dosegljivo
house-seal_test-connected_no_tunnels = tudi brez tunelov
house-seal_test-open_side = vsako polje ima odprto stran
house-no_return = Vračanje
house-about-no_return = Prepreči, da bi figure večno tekale sem in tja.
house-no_return-end_square = ne končati na prejšnjem polju
house-no_return-no_backtrack_step = nobenega koraka nazaj
house-no_return-off = dovoljeno
house-adv_move = Izraba hitrosti
house-about-adv_move = Figura sme narediti manj korakov od svoje hitrosti ali pa jih mora narediti, kolikor jih more. V drugem primeru PAC-MANU nikoli ni treba stopiti na duha.
house-adv_move-up_to = največ toliko
house-adv_move-exact = natanko toliko
house-respawn_uses_move = Vrnitev stane premik
house-about-respawn_uses_move = Po ujetju se PAC-MAN vrne na vhodu in se v tej potezi ne premakne.
house-ghost_tunnels = Duhovi v tunelih
house-about-ghost_tunnels = Tudi duhovi smejo teči skozi tunele.
