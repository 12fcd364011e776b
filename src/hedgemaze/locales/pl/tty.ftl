# Gra w terminalu. Słów do wpisania, takich jak legal, undo i save, oraz zapisów takich jak e3h się nie tłumaczy.

tty-named = { $side } ({ $people })
tty-player = Gracz { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor dla { $players } gracza
        [few] Quoridor dla { $players } graczy
       *[many] Quoridor dla { $players } graczy
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor dla { $players } gracza na planszy { $size } na { $size }
        [few] Quoridor dla { $players } graczy na planszy { $size } na { $size }
       *[many] Quoridor dla { $players } graczy na planszy { $size } na { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Zaawansowany PAC-MAN
tty-caption-pacman-maze = PAC-MAN w labiryncie „{ $maze }”
tty-caption-advanced-maze = Zaawansowany PAC-MAN w labiryncie „{ $maze }”
tty-goal-S = { $who } idzie z { $start } w górę do rzędu { $row }.
tty-goal-N = { $who } idzie z { $start } w dół do rzędu 1.
tty-goal-W = { $who } idzie z { $start } w prawo do kolumny { $file }.
tty-goal-E = { $who } idzie z { $start } w lewo do kolumny a.
tty-goal-P =
    { $pellets ->
        [one] { $who } rusza pionkiem P i wygrywa po zdobyciu jednej kulki mocy ({ $sign }).
        [few] { $who } rusza pionkiem P i wygrywa po zdobyciu { $pellets } kulek mocy ({ $sign }).
       *[many] { $who } rusza pionkiem P i wygrywa po zdobyciu { $pellets } kulek mocy ({ $sign }).
    }
tty-deal = { $who } – duchy: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Duchy wygrywają, gdy złapią PAC-MANA raz.
        [few] Duchy wygrywają, gdy złapią PAC-MANA { $lives } razy.
       *[many] Duchy wygrywają, gdy złapią PAC-MANA { $lives } razy.
    }
tty-respawns = Po złapaniu PAC-MAN wraca na jedno z pól { $squares } ({ $sign }).
tty-typing-classic = Wpisz pole, na które chcesz iść, na przykład { $move }, albo ogrodzenie: { $across } jest poziome, nad { $slot } i { $right }; { $upright } jest pionowe, na prawo od { $slot } i { $above }. help pokazuje więcej, quit kończy.
tty-typing-pacman = Wpisz pionek i dokąd idzie, na przykład Pe6 albo Bd9; dwa kroki naraz to Pe6e7. help pokazuje więcej, quit kończy.
tty-typing-advanced = Wpisz pionek i dokąd idzie, na przykład Pe8 albo Bd6, albo ogrodzenie, na przykład e3h. help pokazuje więcej, quit kończy.
tty-help-typing = Jak wpisać turę
tty-help-move = rusz swoim pionkiem na to pole
tty-help-across = postaw poziome ogrodzenie nad { $slot } i { $right }
tty-help-upright = postaw pionowe ogrodzenie na prawo od { $slot } i { $above }
tty-help-pass = tylko gdy nie masz dozwolonej akcji
tty-help-pacman-step = PAC-MAN wchodzi na e6; w jego turze wystarczy samo e6
tty-help-pacman-steps = dwa kroki za jednym razem; e6 e7 znaczy to samo
tty-help-ghost = Blinky wchodzi na d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = ten pionek kończy ruch albo zostaje, bo nie ma kroku
tty-help-one-line = W jednym wierszu zmieszczą się wszystkie akcje twojej tury: { $example }
tty-help-respawn = PAC-MAN pojawia się w bramie e9
tty-help-fence = postaw ogrodzenie nad e3 i f3; e3v stawia je na prawo od e3 i e4
tty-help-lift = duchy podnoszą ogrodzenie d5h komnaty (tury otwarcia)
tty-help-spend = PAC-MAN zużywa kulkę mocy na 2 kroki, w których może zjadać duchy
tty-help-rules-classic = Zasady w skrócie: w turze jeden krok albo jedno ogrodzenie. Pionek obok twojego można przeskoczyć. Każdy pionek musi mieć drogę do celu. Wygrywa, kto pierwszy dotrze na przeciwległy brzeg.
tty-help-rules-pacman = Zasady w skrócie: PAC-MAN robi 2 kroki i najwyżej 3 kolejne, gdy dotrze do kulki mocy; duchy może zjadać tylko w tych dodatkowych krokach. Potem każdy duch robi 1 krok albo najwyżej 2, jeśli widzi PAC-MANA w linii prostej bez ogrodzenia po drodze. Duch nie może zatrzymać się na kulce mocy ani na innym duchu. Złapanie kosztuje życie i wszystkie pionki wracają na pola startowe. PAC-MAN wygrywa z czwartą kulką mocy.
tty-help-rules-advanced = Zasady w skrócie: przez cztery tury otwarcia PAC-MAN rusza się albo stawia ogrodzenie, a duchy przestawiają jedno ogrodzenie komnaty. Potem każdy pionek rusza się i może postawić ogrodzenie. Pola na środku brzegów łączą tunele, e9 z e1 i a5 z i5. Pionek nie może skończyć tam, gdzie zaczął, ani tam, gdzie stał przed poprzednim ruchem. Duchy są szybsze po pierwszej i po trzeciej kulce mocy. PAC-MAN wygrywa z czwartą kulką mocy, a duchy wtedy, gdy traci on ostatnie życie.
tty-help-commands = Polecenia
tty-help-legal = wypisz wszystkie dozwolone akcje
tty-help-why = powiedz, czemu jakaś akcja jest niemożliwa
tty-help-undo = cofnij jedną akcję
tty-help-back = cofnij do początku tury
tty-help-board = narysuj planszę jeszcze raz
tty-help-record = wypisz dotychczasową grę
tty-help-position = wypisz pozycję w jednym wierszu
tty-help-save = zapisz grę (jako JSON, jeśli nazwa kończy się na .json)
tty-help-load = graj dalej w zapisaną grę
tty-help-draw = zaproponuj remis; gdy wpiszą to też inni, jest uzgodniony
tty-help-resign = poddaj się
tty-help-quit = zakończ bez zapisywania
tty-ask-pass = { $who } nie ma dozwolonej akcji: wpisz pass.
tty-ask-move = Gra { $who }: ruch na sąsiednie pole albo ogrodzenie.
tty-ask-move-only = Gra { $who }: ruch na sąsiednie pole. Ogrodzeń już nie ma.
tty-ask-act = { $who }, tura otwarcia { $turn } z { $turns }: ruch (kroki: do { $steps }) albo ogrodzenie.
tty-ask-lift = { $who }, tura otwarcia { $turn } z { $turns }: podnieś ogrodzenie komnaty, potem postaw je gdzie indziej.
tty-ask-lay = { $who }: postaw podniesione ogrodzenie; nie może wrócić na { $fence }.
tty-ask-ghosts = Kolej na ruch: { $who }. Nie ruszyły się jeszcze: { $ghosts }.
tty-ask-steps = Kolej na ruch: { $who }. Kroki: { $steps }.
tty-ask-steps-fence = Kolej na ruch: { $who }. Kroki: do { $steps }, potem ewentualnie ogrodzenie.
tty-ask-steps-most = Kolej na ruch: { $who }. Kroki: do { $steps }.
tty-ask-spend = { $piece } nie może tu skończyć ruchu: zużyj kulkę mocy, wpisując P+.
tty-ask-place = { $piece } może teraz postawić ogrodzenie albo zakończyć turę: { $letter }-.
tty-ask-stop = { $piece } nie ma już kroków: zakończ turę, wpisując { $letter }-.
tty-ask-moving = { $piece } jest w ruchu. Pozostałe kroki: { $steps }.
tty-ask-boost = Bonus PAC-MANA: może zjadać duchy. Pozostałe kroki: { $boost }.
tty-ask-boost-then = Bonus PAC-MANA: może zjadać duchy. Pozostałe kroki: { $boost }, potem zwykłe: { $steps }.
tty-ask-wait = { $who } jest poza planszą, a w każdej bramie stoi duch: wpisz P-, żeby poczekać.
tty-ask-respawn = { $who } jest poza planszą: wybierz pole powrotu, { $squares }.
tty-hint-end-or-fence = Albo zakończ tu turę: { $letter }- lub ogrodzenie.
tty-hint-end = Albo zatrzymaj się tu: { $letter }-.
tty-hint-no-end = Tu ruch nie może się skończyć.
tty-hint-stay = { $piece } może zostać na miejscu: { $letter }-.
tty-hint-lifts = Ogrodzenia komnaty do podniesienia: { $fences }.
tty-hint-reserve = Kulki mocy w zapasie: { $n }. P+ zużywa jedną; kroki, w których można wtedy zjadać duchy: { $steps }.
tty-hint-memory = Tu nie można skończyć (pole sprzed poprzedniego ruchu): { $squares }.
tty-hint-seen = Duchy, które widzą teraz PAC-MANA: { $ghosts }.
tty-hint-unseen = Żaden duch nie widzi teraz PAC-MANA.
tty-hint-frenzy = W szale (widzą PAC-MANA, kroki: { $steps }): { $ghosts }.
tty-hint-no-frenzy = Żaden duch nie jest w szale.
tty-hint-each-fence = Kroki każdego: do { $steps }, potem ewentualnie ogrodzenie.
tty-hint-each = Kroki każdego: do { $steps }.
tty-left-game = poza grą
tty-left-classic = ogrodzenia { $fences }  kroki do celu { $steps }
tty-left-pacman = Runda { $round }. Życia { $lives }. Zdobyte kulki mocy: { $taken } z { $pellets }.
tty-left-eaten = Zjedzone duchy: { $ghosts }.
tty-left-fences = Ogrodzenia: PAC-MAN { $pacman }, duchy { $ghosts }.
tty-left-repeated = Ta pozycja pojawiła się już dwa razy; trzeci raz kończy grę.
tty-left-rounds = Rundy bez postępu: { $rounds }; gra kończy się przy { $most }.
tty-event-reserve = PAC-MAN bierze do zapasu kulkę mocy z { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN zjada kulkę mocy na { $square } i dostaje jeden krok bonusowy, w którym może zjadać duchy.
        [few] PAC-MAN zjada kulkę mocy na { $square } i dostaje { $steps } kroki bonusowe, w których może zjadać duchy.
       *[many] PAC-MAN zjada kulkę mocy na { $square } i dostaje { $steps } kroków bonusowych, w których może zjadać duchy.
    }
tty-event-pellet = PAC-MAN zjada kulkę mocy na { $square }.
tty-event-eaten = PAC-MAN zjada ducha: { $piece }.
tty-event-catch = { $piece } łapie PAC-MANA na { $square }. Pozostałe życia: { $lives }.
tty-event-collision = PAC-MAN wpada na ducha. Pozostałe życia: { $lives }.
tty-event-comes-back = Schodzi z planszy i wróci w swojej następnej turze.
tty-event-reset = Wszystkie pionki wracają na swoje pola startowe.
tty-event-computer = Komputer gra { $action }.
tty-event-resigned = { $side } poddaje grę.
tty-event-resigned-G = Duchy poddają grę.
tty-won-reached_goal = { $winner } dociera na przeciwległy brzeg i wygrywa.
tty-won-all_pellets = PAC-MAN zdobył ostatnią kulkę mocy i wygrywa.
tty-won-no_lives = PAC-MAN dał się złapać po raz ostatni: duchy wygrywają.
tty-won-no_ghosts = Na planszy nie ma już duchów: PAC-MAN wygrywa.
tty-won-repetition = Ta sama pozycja pojawiła się po raz trzeci; zgodnie z zasadami domowymi zwycięża strona: { $winner }.
tty-won-no_progress = Minęło zbyt wiele rund bez postępu; zgodnie z zasadami domowymi zwycięża strona: { $winner }.
tty-won-move_limit = Osiągnięto limit akcji; zwycięża strona: { $winner }.
tty-won-others_left = Wszyscy inni odeszli z gry; zwycięża strona: { $winner }.
tty-won-resigned = Gra skończyła się poddaniem; zwycięża strona: { $winner }.
tty-won-flagged = Skończył się czas; zwycięża strona: { $winner }.
tty-won-agreed = Gra skończyła się za zgodą graczy; zwycięża strona: { $winner }.
tty-winner-G = duchy
tty-drawn-repetition = Ta sama pozycja pojawiła się po raz trzeci: remis.
tty-drawn-no_progress = Minęło zbyt wiele rund bez postępu: remis.
tty-drawn-move_limit = Osiągnięto limit akcji: remis.
tty-drawn-agreed = Gracze zgodzili się na remis.
tty-drawn-other = Gra kończy się remisem.
tty-rank = Zdobyta ranga: { $rank } z 4, { $name }.
tty-no-rank = PAC-MAN nie zjadł żadnej kulki mocy i nie zdobywa rangi.
tty-over = Gra skończona. undo cofa ostatnią akcję, quit kończy.
tty-after = save FILE zapisuje grę, undo cofa ostatnią akcję, quit kończy.
tty-goodbye = Do zobaczenia.
tty-goodbye-unsaved = Do zobaczenia. Gra nie została zapisana; save FILE by ją zachowało.
tty-too-long = Ten wiersz jest za długi; najwięcej znaków: { $most }.
tty-confirm-life = PAC-MAN wpadłby na ducha i stracił życie. Wpisz to jeszcze raz, żeby to zrobić.
tty-nothing-played = Nic z tego wiersza nie zostało zagrane.
tty-turn-over = { $word } przypada już po końcu tej tury; wpisuj jedną turę w wierszu.
tty-which-ghost = Powiedz, którego ducha masz na myśli: { $examples }.
tty-meant = { $word } nie jest akcją tego trybu. Czy chodziło o { $command }?
tty-unknown = { $word } nie jest akcją tego trybu. help pokazuje, jak je wpisywać, legal je wypisuje.
tty-why = Wpisz why i akcję, na przykład why e3h.
tty-undone = Cofnięto: { $actions }
tty-draw = Propozycja remisu: wpisz draw, żeby się zgodzić, albo graj dalej, żeby odmówić.
tty-save = Wpisz save i nazwę pliku, na przykład save game.txt.
tty-save-there = { $name } już istnieje. Wpisz save! { $name }, żeby go zastąpić.
tty-saved = Zapisano w { $name }.
tty-load = Wpisz load i nazwę pliku, na przykład load game.txt.
tty-puzzle-help = Wpisz swoją turę. Możesz też wpisać hint, why, solution, board albo quit.
tty-puzzle-hint = Spróbuj { $action }.
tty-puzzle-reply = Odpowiedź przeciwnika: { $actions }
tty-puzzle-wrong = Spróbuj jeszcze raz albo wpisz why.
tty-puzzle-why = Najpierw czegoś spróbuj; potem why wyjaśni, co jest w tym złego.
