# Regulile casei: ce se poate stabili la o masă.

house-title = Regulile casei
house-usual = Ca în regulament
house-changed =
    { $n ->
        [one] O regulă schimbată
        [few] { $n } reguli schimbate
       *[other] { $n } de reguli schimbate
    }
house-reset = Înapoi la regulament
house-at-table = Regulile casei în această partidă
house-change = { $rule }: { $value }
house-yes = da
house-no = nu
house-off = fără limită

house-edge_side_jump = Săritură laterală la margine
house-about-edge_side_jump = Poți sări lângă un pion care stă la marginea tablei.
house-pawn_side_jump = Săritură laterală la doi pioni
house-about-pawn_side_jump = Poți sări lângă un pion care are alt pion în spate.
house-repetition_draw = A treia oară încheie partida
house-about-repetition_draw = Partida se termină când aceeași poziție apare a treia oară.
house-max_ply = Durata maximă a partidei
house-about-max_ply = Partida este remiză după atâtea acțiuni. O partidă online foarte lungă este remiză în orice caz.
house-pellet_stops = Capsula îl oprește pe PAC-MAN
house-about-pellet_stops = O capsulă mâncată încheie cei doi pași; altfel, pașii rămași se păstrează pentru după turbo.
house-boost_partial = O parte din turbo
house-about-boost_partial = PAC-MAN poate folosi mai puțin de trei pași dintr-un turbo.
house-eat_in_passing = Mâncat în trecere
house-about-eat_in_passing = Cu turbo, PAC-MAN mănâncă fiecare fantomă peste care trece, nu doar pe cea unde se oprește.
house-pac_enters_ghost = PAC-MAN și fantomele
house-about-pac_enters_ghost = Fără turbo, PAC-MAN nu poate intra pe căsuța unei fantome sau poate și este prins.
house-pac_enters_ghost-blocked = drumul e închis
house-pac_enters_ghost-caught = este prins
house-pac_move = Pașii lui PAC-MAN
house-about-pac_move = PAC-MAN trebuie să facă ambii pași dacă poate, sau se poate opri după unul.
house-pac_move-exact = mereu doi
house-pac_move-up_to = unul sau doi
house-pac_may_return = PAC-MAN se poate întoarce
house-about-pac_may_return = PAC-MAN poate intra din nou pe căsuța unde i-a început tura.
house-frenzy_steps = Pași în urmărire
house-about-frenzy_steps = O fantomă care îl vede pe PAC-MAN face unul sau doi pași, ori mereu doi.
house-frenzy_steps-up_to_2 = unul sau doi
house-frenzy_steps-exact_2 = mereu doi
house-frenzy_turn = Cotituri în urmărire
house-about-frenzy_turn = O fantomă în urmărire poate coti între cei doi pași.
house-frenzy_toward_only = Urmărire doar spre PAC-MAN
house-about-frenzy_toward_only = O fantomă în urmărire aleargă drept spre PAC-MAN și nicăieri altundeva.
house-ghost_may_stay = Fantomele pot sta pe loc
house-about-ghost_may_stay = O fantomă poate rămâne unde este, deși ar putea muta.
house-ghost_pellet_pass = Fantomele trec peste capsule
house-about-ghost_pellet_pass = O fantomă poate trece peste căsuța unei capsule fără să se oprească acolo.
house-ghost_stack = Două fantome pe o căsuță
house-about-ghost_stack = Spune dacă o fantomă poate intra pe căsuța alteia.
house-ghost_stack-none = niciodată
house-ghost_stack-pass = doar în trecere
house-ghost_stack-free = o pot împărți
house-ghost_order = Ordinea fantomelor
house-about-ghost_order = Spune în ce ordine mută fantomele într-o rundă. Jucător după jucător: un jucător își mută toate fantomele, în orice ordine, apoi următorul.
house-ghost_order-free = alege echipa
# Same as in English.
house-ghost_order-fixed = Blinky, Pinky, Inky, Clyde
house-ghost_order-seats = jucător după jucător
house-pellets_reset = Capsulele revin
house-about-pellets_reset = Toate capsulele revin când PAC-MAN este prins.
house-boost_chains = Turbo după turbo
house-about-boost_chains = O capsulă mâncată în timpul unui turbo dă un turbo nou.
house-lives = Vieți
house-about-lives = Partida se termină când PAC-MAN este prins de atâtea ori.
house-ghost_diagonal = Fantome în diagonală
house-about-ghost_diagonal = Fantomele pot păși și în diagonală, după un colț deschis pe o parte; asta le ajută mult.
house-auto_win_no_ghosts = Fără fantome, fără goană
house-about-auto_win_no_ghosts = PAC-MAN câștigă pe loc când toate cele patru fantome au fost mâncate.
house-no_progress_limit = Runde fără noutăți
house-about-no_progress_limit = Partida se termină după atâtea runde în care nu s-a mâncat nimic și nu a fost prins nimeni. În jocul avansat, în ele nici nu s-a folosit vreo capsulă și nu s-a așezat vreo barieră.
house-stall_result = Cine câștigă la blocaj
house-about-stall_result = Spune ce se întâmplă când o partidă se termină fiindcă nu se mai petrece nimic.
house-stall_result-draw = nimeni
house-stall_result-ghosts = fantomele
# Same as in English.
house-stall_result-pacman = PAC-MAN
house-seal_test = Închiderea căsuțelor
house-about-seal_test = Spune ce trebuie să rămână deschis când se așază o barieră.
house-seal_test-connected = se ajunge la orice căsuță
house-seal_test-connected_no_tunnels = și fără tuneluri
house-seal_test-open_side = orice căsuță are o latură deschisă
house-no_return = Întoarcerea
house-about-no_return = Împiedică pionii să alerge la nesfârșit încoace și încolo.
house-no_return-end_square = nu te oprești unde ai fost
house-no_return-no_backtrack_step = niciun pas înapoi
house-no_return-off = permisă
house-adv_move = Folosirea vitezei
house-about-adv_move = Un pion poate face mai puțini pași decât viteza lui, sau trebuie să facă atâția câți poate. În al doilea caz, PAC-MAN nu e niciodată obligat să intre într-o fantomă.
house-adv_move-up_to = cel mult viteza
house-adv_move-exact = exact viteza
house-respawn_uses_move = Revenirea costă mutarea
house-about-respawn_uses_move = După ce a fost prins, PAC-MAN revine printr-o poartă și nu mută în acea tură.
house-ghost_tunnels = Fantome prin tuneluri
house-about-ghost_tunnels = Și fantomele pot trece prin tuneluri.
