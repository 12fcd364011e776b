# Domáce pravidlá: na čom sa dá pri stole dohodnúť.

house-title = Domáce pravidlá
house-usual = Ako v návode
house-changed =
    { $n ->
        [one] Zmenené jedno pravidlo
        [few] Zmenené { $n } pravidlá
       *[other] Zmenených { $n } pravidiel
    }
house-reset = Späť k návodu
house-at-table = Domáce pravidlá tejto hry
house-change = { $rule }: { $value }
house-yes = áno
house-no = nie
house-off = bez obmedzenia

house-edge_side_jump = Skok do strany pri okraji
house-about-edge_side_jump = Smieš skočiť vedľa figúrky, ktorá stojí pri okraji dosky.
house-pawn_side_jump = Skok do strany pri druhej figúrke
house-about-pawn_side_jump = Smieš skočiť vedľa figúrky, za ktorou stojí ďalšia figúrka.
house-repetition_draw = Trikrát a dosť
house-about-repetition_draw = Hra sa končí, keď rovnaká pozícia nastane tretíkrát.
house-max_ply = Najdlhšia hra
house-about-max_ply = Po toľkých akciách je remíza. Veľmi dlhá online hra sa v každom prípade skončí remízou.
house-pellet_stops = Bodka zastaví PAC-MANA
house-about-pellet_stops = Zjedená bodka ukončí jeho dva kroky; inak mu to, čo z nich zvýšilo, zostane na čas po zrýchlení.
house-boost_partial = Časť zrýchlenia
house-about-boost_partial = PAC-MAN smie urobiť menej ako tri kroky zrýchlenia.
house-eat_in_passing = Jedenie cestou
house-about-eat_in_passing = PAC-MAN so zrýchlením zje každého ducha, cez ktorého prejde, nielen toho, pri ktorom zastane.
house-pac_enters_ghost = PAC-MAN a duchovia
house-about-pac_enters_ghost = Bez zrýchlenia nemôže PAC-MAN na políčko ducha vstúpiť, alebo môže a dá sa chytiť.
house-pac_enters_ghost-blocked = cesta je zatvorená
house-pac_enters_ghost-caught = dá sa chytiť
house-pac_move = Kroky PAC-MANA
house-about-pac_move = PAC-MAN musí urobiť oba kroky, ak môže, alebo smie po jednom zastať.
house-pac_move-exact = vždy dva
house-pac_move-up_to = jeden alebo dva
house-pac_may_return = PAC-MAN sa smie vrátiť
house-about-pac_may_return = PAC-MAN smie znova vstúpiť na políčko, kde sa jeho ťah začal.
house-frenzy_steps = Kroky v šialenstve
house-about-frenzy_steps = Duch, ktorý vidí PAC-MANA, urobí jeden alebo dva kroky, alebo vždy dva.
house-frenzy_steps-up_to_2 = jeden alebo dva
house-frenzy_steps-exact_2 = vždy dva
house-frenzy_turn = Zabočenie v šialenstve
house-about-frenzy_turn = Duch v šialenstve smie medzi svojimi dvoma krokmi zabočiť.
house-frenzy_toward_only = Šialenstvo len k PAC-MANOVI
house-about-frenzy_toward_only = Duch v šialenstve beží rovno na PAC-MANA a nikam inam.
house-ghost_may_stay = Duchovia smú stáť
house-about-ghost_may_stay = Duch smie zostať na mieste, aj keď by mohol ísť.
house-ghost_pellet_pass = Duchovia prechádzajú cez bodky
house-about-ghost_pellet_pass = Duch smie prebehnúť cez políčko s bodkou, ak tam nezastane.
house-ghost_stack = Dvaja duchovia na políčku
house-about-ghost_stack = Hovorí, či duch smie vstúpiť na políčko iného ducha.
house-ghost_stack-none = nikdy
house-ghost_stack-pass = len pri prechode
house-ghost_stack-free = smú stáť spolu
house-ghost_order = Poradie duchov
house-about-ghost_order = Hovorí, v akom poradí idú duchovia v kole. Hráč po hráčovi: jeden hráč ťahá všetkými svojimi duchmi v ľubovoľnom poradí, potom ďalší.
house-ghost_order-free = volí tím
# Same as in English.
house-ghost_order-fixed = Blinky, Pinky, Inky, Clyde
house-ghost_order-seats = hráč po hráčovi
house-pellets_reset = Bodky sa vracajú
house-about-pellets_reset = Keď sa PAC-MAN dá chytiť, vrátia sa všetky bodky.
house-boost_chains = Zrýchlenie po zrýchlení
house-about-boost_chains = Bodka zjedená počas zrýchlenia dá nové zrýchlenie.
house-lives = Životy
house-about-lives = Toľko chytení ukončí hru.
house-ghost_diagonal = Duchovia chodia šikmo
house-about-ghost_diagonal = Duchovia smú ísť aj šikmo okolo rohu, ktorý je z jednej strany voľný; veľmi im to pomáha.
house-auto_win_no_ghosts = Bez duchov niet naháňačky
house-about-auto_win_no_ghosts = PAC-MAN hneď vyhráva, keď zje všetkých štyroch duchov.
house-no_progress_limit = Kolá bez ničoho nového
house-about-no_progress_limit = Hra sa skončí po toľkých kolách, v ktorých sa nič nezjedlo a nikto nebol chytený. V pokročilej hre sa v nich ani nepoužila žiadna bodka a nepostavila žiadna prekážka.
house-stall_result = Kto vyhrá, keď hra uviazne
house-about-stall_result = Hovorí, čo sa stane, keď sa hra končí, lebo sa už nič nedeje.
house-stall_result-draw = nikto
house-stall_result-ghosts = duchovia
# Same as in English.
house-stall_result-pacman = PAC-MAN
house-seal_test = Uzatváranie políčok
house-about-seal_test = Hovorí, čo musí zostať otvorené, keď sa stavia prekážka.
house-seal_test-connected = na každé sa dá dostať
house-seal_test-connected_no_tunnels = aj bez tunelov
house-seal_test-open_side = každé má voľnú stranu
house-no_return = Návrat
house-about-no_return = Bráni figúrkam behať donekonečna sem a tam.
house-no_return-end_square = nekončiť na starom mieste
house-no_return-no_backtrack_step = ani krok späť
house-no_return-off = dovolený
house-adv_move = Využitie rýchlosti
house-about-adv_move = Figúrka smie urobiť menej krokov, ako je jej rýchlosť, alebo ich musí urobiť, koľko môže. V druhom prípade PAC-MAN nikdy nemusí vstúpiť na ducha.
house-adv_move-up_to = najviac toľko
house-adv_move-exact = presne toľko
house-respawn_uses_move = Návrat stojí ťah
house-about-respawn_uses_move = Po chytení sa PAC-MAN vráti bránou a v tom ťahu už nejde.
house-ghost_tunnels = Duchovia chodia tunelmi
house-about-ghost_tunnels = Aj duchovia smú behať tunelmi.
