# Zasady domowe: na co można się umówić przy stole.

house-title = Zasady domowe
house-usual = Jak w instrukcji
house-changed =
    { $n ->
        [one] Zmieniono jedną zasadę
        [few] Zmieniono { $n } zasady
       *[many] Zmieniono { $n } zasad
    }
house-reset = Wróć do instrukcji
house-at-table = Zasady domowe tej gry
house-change = { $rule }: { $value }
house-yes = tak
house-no = nie
house-off = bez limitu

house-edge_side_jump = Skok w bok przy krawędzi
house-about-edge_side_jump = Możesz skoczyć na pole obok pionka, który stoi przy krawędzi planszy.
house-pawn_side_jump = Skok w bok przy drugim pionku
house-about-pawn_side_jump = Możesz skoczyć na pole obok pionka, za którym stoi kolejny pionek.
house-repetition_draw = Trzeci raz kończy grę
house-about-repetition_draw = Gra się kończy, gdy ta sama pozycja pojawi się po raz trzeci.
house-max_ply = Najdłuższa gra
house-about-max_ply = Po tylu akcjach gra kończy się remisem. Bardzo długa gra online i tak kończy się remisem.
house-pellet_stops = Kulka zatrzymuje PAC-MANA
house-about-pellet_stops = Zjedzenie kulki kończy jego dwa kroki; inaczej to, co z nich zostało, może zrobić po przyspieszeniu.
house-boost_partial = Część przyspieszenia
house-about-boost_partial = PAC-MAN może zrobić mniej niż trzy kroki przyspieszenia.
house-eat_in_passing = Zjadanie po drodze
house-about-eat_in_passing = PAC-MAN z przyspieszeniem zjada każdego ducha po drodze, a nie tylko tego, na którego polu się zatrzyma.
house-pac_enters_ghost = PAC-MAN i duchy
house-about-pac_enters_ghost = Bez przyspieszenia PAC-MAN nie może wejść na pole ducha albo może i daje się złapać.
house-pac_enters_ghost-blocked = droga zamknięta
house-pac_enters_ghost-caught = daje się złapać
house-pac_move = Kroki PAC-MANA
house-about-pac_move = PAC-MAN musi zrobić oba kroki, jeśli może, albo wolno mu stanąć po jednym.
house-pac_move-exact = zawsze dwa
house-pac_move-up_to = jeden lub dwa
house-pac_may_return = PAC-MAN może zawrócić
house-about-pac_may_return = PAC-MAN może znów wejść na pole, na którym zaczął turę.
house-frenzy_steps = Kroki w szale
house-about-frenzy_steps = Duch, który widzi PAC-MANA, robi jeden lub dwa kroki albo zawsze dwa.
house-frenzy_steps-up_to_2 = jeden lub dwa
house-frenzy_steps-exact_2 = zawsze dwa
house-frenzy_turn = Skręcanie w szale
house-about-frenzy_turn = Duch w szale może skręcić między swoimi dwoma krokami.
house-frenzy_toward_only = Szał tylko w stronę PAC-MANA
house-about-frenzy_toward_only = Duch w szale biegnie prosto na PAC-MANA i nigdzie indziej.
house-ghost_may_stay = Duchy mogą stać w miejscu
house-about-ghost_may_stay = Duch może zostać na miejscu, choć mógłby się ruszyć.
house-ghost_pellet_pass = Duchy przechodzą po kulkach
house-about-ghost_pellet_pass = Duch może przebiec po polu z kulką, o ile się tam nie zatrzyma.
house-ghost_stack = Dwa duchy na jednym polu
house-about-ghost_stack = Mówi, czy duch może wejść na pole innego ducha.
house-ghost_stack-none = nigdy
house-ghost_stack-pass = tylko przechodząc
house-ghost_stack-free = mogą stać razem
house-ghost_order = Kolejność duchów
house-about-ghost_order = Mówi, w jakiej kolejności duchy ruszają się w rundzie. Gracz po graczu: jeden gracz rusza wszystkie swoje duchy w dowolnej kolejności, potem następny.
house-ghost_order-free = wybiera drużyna
# Same as in English.
house-ghost_order-fixed = Blinky, Pinky, Inky, Clyde
house-ghost_order-seats = gracz po graczu
house-pellets_reset = Kulki wracają
house-about-pellets_reset = Gdy PAC-MAN da się złapać, wracają wszystkie kulki.
house-boost_chains = Przyspieszenie po przyspieszeniu
house-about-boost_chains = Kulka zjedzona podczas przyspieszenia daje nowe przyspieszenie.
house-lives = Życia
house-about-lives = Tyle razy trzeba złapać PAC-MANA, żeby skończyć grę.
house-ghost_diagonal = Duchy chodzą na ukos
house-about-ghost_diagonal = Duchy mogą też iść na ukos za róg, który z jednej strony jest otwarty; bardzo im to pomaga.
house-auto_win_no_ghosts = Nie ma duchów, nie ma pościgu
house-about-auto_win_no_ghosts = PAC-MAN wygrywa od razu, gdy zje wszystkie cztery duchy.
house-no_progress_limit = Rundy bez niczego nowego
house-about-no_progress_limit = Gra się kończy po tylu rundach, w których nic nie zjedzono i nikogo nie złapano. W grze zaawansowanej nie zużyto w nich też żadnej kulki i nie postawiono żadnego ogrodzenia.
house-stall_result = Kto wygrywa przy zastoju
house-about-stall_result = Mówi, co się dzieje, gdy gra się kończy, bo nic się już nie dzieje.
house-stall_result-draw = nikt
house-stall_result-ghosts = duchy
# Same as in English.
house-stall_result-pacman = PAC-MAN
house-seal_test = Zamykanie pól
house-about-seal_test = Mówi, co musi zostać otwarte, gdy stawia się ogrodzenie.
house-seal_test-connected = na każde pole można wejść
house-seal_test-connected_no_tunnels = także bez tuneli
house-seal_test-open_side = każde pole ma otwarty bok
house-no_return = Wracanie
house-about-no_return = Nie pozwala pionkom biegać bez końca tam i z powrotem.
house-no_return-end_square = nie kończyć tam, gdzie się stało
house-no_return-no_backtrack_step = ani kroku wstecz
house-no_return-off = dozwolone
house-adv_move = Użycie szybkości
house-about-adv_move = Pionek może zrobić mniej kroków, niż pozwala jego szybkość, albo musi zrobić ich tyle, ile może. W drugim przypadku PAC-MAN nigdy nie musi wejść na ducha.
house-adv_move-up_to = najwyżej tyle
house-adv_move-exact = dokładnie tyle
house-respawn_uses_move = Powrót kosztuje ruch
house-about-respawn_uses_move = Po złapaniu PAC-MAN wraca przez bramę i w tej turze już się nie rusza.
house-ghost_tunnels = Duchy chodzą tunelami
house-about-ghost_tunnels = Duchy też mogą biegać przez tunele.
