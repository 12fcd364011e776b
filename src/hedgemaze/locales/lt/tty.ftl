tty-named = { $side } ({ $people })
tty-player = Žaidėjas { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor, { $players } žaidėjas
        [few] Quoridor, { $players } žaidėjai
       *[other] Quoridor, { $players } žaidėjų
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor, { $players } žaidėjas, lenta { $size } × { $size }
        [few] Quoridor, { $players } žaidėjai, lenta { $size } × { $size }
       *[other] Quoridor, { $players } žaidėjų, lenta { $size } × { $size }
    }
tty-caption-pacman = PAC-MAN’as
tty-caption-advanced = PAC-MAN’as žinovams
tty-caption-pacman-maze = PAC-MAN’as labirinte { $maze }
tty-caption-advanced-maze = PAC-MAN’as žinovams labirinte { $maze }
tty-goal-S = { $who } eina iš { $start } aukštyn iki { $row } eilės.
tty-goal-N = { $who } eina iš { $start } žemyn iki 1 eilės.
tty-goal-W = { $who } eina iš { $start } skersai lentos iki { $file } stulpelio.
tty-goal-E = { $who } eina iš { $start } skersai lentos iki a stulpelio.
tty-goal-P =
    { $pellets ->
        [one] { $who } eina figūrėle P ir laimi su { $pellets } energijos piliule ({ $sign }).
        [few] { $who } eina figūrėle P ir laimi su { $pellets } energijos piliulėmis ({ $sign }).
       *[other] { $who } eina figūrėle P ir laimi su { $pellets } energijos piliulių ({ $sign }).
    }
tty-deal = { $who } eina figūrėlėmis: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Vaiduokliai laimi, pagavę PAC-MAN’ą { $lives } kartą.
        [few] Vaiduokliai laimi, pagavę PAC-MAN’ą { $lives } kartus.
       *[other] Vaiduokliai laimi, pagavę PAC-MAN’ą { $lives } kartų.
    }
tty-respawns = Pagautas jis grįžta į vieną iš kvadratėlių { $squares } ({ $sign }).
tty-typing-classic = Rašyk kvadratėlį, į kurį eini, pavyzdžiui, { $move }, arba tvorą: { $across } horizontali, virš { $slot } ir { $right }; { $upright } vertikali, dešiniau { $slot } ir { $above }. help parodo daugiau, quit baigia.
tty-typing-pacman = Rašyk figūrėlę ir kur ji eina, pavyzdžiui, Pe6 arba Bd9; du žingsniai iškart yra Pe6e7. help parodo daugiau, quit baigia.
tty-typing-advanced = Rašyk figūrėlę ir kur ji eina, pavyzdžiui, Pe8 arba Bd6, arba tvorą, pavyzdžiui, e3h. help parodo daugiau, quit baigia.
tty-help-typing = Kaip rašyti ėjimą
tty-help-move = eiti savo figūrėle į tą kvadratėlį
tty-help-across = statyti horizontalią tvorą virš { $slot } ir { $right }
tty-help-upright = statyti vertikalią tvorą dešiniau { $slot } ir { $above }
tty-help-pass = tik kai nėra nė vieno leidžiamo veiksmo
tty-help-pacman-step = PAC-MAN’as įžengia į e6; per jo ėjimą pakanka e6
tty-help-pacman-steps = du žingsniai iškart; e6 e7 yra tas pats
tty-help-ghost = Blinky įžengia į d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = ta figūrėlė sustoja arba lieka, nes neturi žingsnio
tty-help-one-line = Vienoje eilutėje gali būti visi tavo ėjimo veiksmai: { $example }
tty-help-respawn = PAC-MAN’as pasirodo vartuose e9
tty-help-fence = statyti tvorą virš e3 ir f3; e3v stato dešiniau e3 ir e4
tty-help-lift = vaiduokliai pakelia kambario tvorą d5h (pradžios ėjimai)
tty-help-spend = PAC-MAN’as panaudoja energijos piliulę ir gauna 2 žingsnius, kad suvalgytų vaiduoklių
tty-help-rules-classic = Taisyklės trumpai: per ėjimą vienas žingsnis arba viena tvora. Per gretimą figūrėlę galima šokti. Kiekvienai figūrėlei turi likti kelias į tikslą. Kas pirmas pasiekia priešingą kraštą, laimi.
tty-help-rules-pacman = Taisyklės trumpai: PAC-MAN’as žengia 2 žingsnius, o pasiekęs energijos piliulę dar iki 3; tik tais papildomais žingsniais jis gali valgyti vaiduoklius. Tada kiekvienas vaiduoklis žengia 1 žingsnį arba iki 2, jei mato PAC-MAN’ą tiesia linija ir tarp jų nėra tvoros. Vaiduoklis negali sustoti ant energijos piliulės ar kito vaiduoklio kvadratėlyje. Pagavimas kainuoja gyvybę, ir visos figūrėlės grįžta į pradinius kvadratėlius. PAC-MAN’as laimi su ketvirta energijos piliule.
tty-help-rules-advanced = Taisyklės trumpai: keturi pradžios ėjimai, per kuriuos PAC-MAN’as eina arba stato tvorą, o vaiduokliai perstato vieną kambario tvorą. Tada kiekviena figūrėlė eina ir gali statyti tvorą. Kvadratėlius kraštų viduryje jungia tuneliai, e9 su e1 ir a5 su i5. Figūrėlė negali baigti ėjimo nei ten, kur pradėjo, nei ten, kur stovėjo prieš ankstesnį ėjimą. Po pirmos ir po trečios energijos piliulės vaiduokliai tampa greitesni. PAC-MAN’as laimi su ketvirta energijos piliule, vaiduokliai – kai jis praranda paskutinę gyvybę.
tty-help-commands = Komandos
tty-help-legal = išvardyti visus leidžiamus veiksmus
tty-help-why = pasakyti, kodėl veiksmas neįmanomas
tty-help-undo = atšaukti vieną veiksmą
tty-help-back = atšaukti iki ėjimo pradžios
tty-help-board = nupiešti lentą iš naujo
tty-help-record = parodyti visą žaidimą iki šiol
tty-help-position = parodyti poziciją viena eilute
tty-help-save = įrašyti žaidimą (kaip JSON, jei vardas baigiasi .json)
tty-help-load = tęsti įrašytą žaidimą
tty-help-draw = siūlyti lygiąsias; jei kiti pakartoja, lygiosios sutartos
tty-help-resign = pasiduoti
tty-help-quit = baigti neįrašius
tty-ask-pass = { $who }: nėra nė vieno leidžiamo veiksmo, rašyk pass.
tty-ask-move = Eina { $who }: eik į gretimą kvadratėlį arba statyk tvorą.
tty-ask-move-only = Eina { $who }: eik į gretimą kvadratėlį. Tvorų nebeliko.
tty-ask-act = { $who }, pradžios ėjimas { $turn } iš { $turns }: eik (kvadratėlių iki { $steps }) arba statyk tvorą.
tty-ask-lift = { $who }, pradžios ėjimas { $turn } iš { $turns }: pakelk kambario tvorą, tada pastatyk ją kitur.
tty-ask-lay = { $who }: pastatyk pakeltą tvorą; atgal į { $fence } jos statyti negalima.
tty-ask-ghosts = Eina { $who }. Dar turi eiti: { $ghosts }.
tty-ask-steps = Eina { $who }. Žingsniai: { $steps }.
tty-ask-steps-fence = Eina { $who }. Žingsniai: iki { $steps }, tada, jei nori, tvora.
tty-ask-steps-most = Eina { $who }. Žingsniai: iki { $steps }.
tty-ask-spend = { $piece } čia ėjimo baigti negali: panaudok energijos piliulę su P+.
tty-ask-place = { $piece } dabar gali statyti tvorą arba baigti ėjimą su { $letter }-.
tty-ask-stop = { $piece } žingsnių nebeturi: baik ėjimą su { $letter }-.
tty-ask-moving = Eina { $piece }. Liko žingsnių: { $steps }.
tty-ask-boost = PAC-MAN’o pagreitis: jis gali valgyti vaiduoklius. Liko žingsnių: { $boost }.
tty-ask-boost-then = PAC-MAN’o pagreitis: jis gali valgyti vaiduoklius. Liko žingsnių: { $boost }, paskui paprastų: { $steps }.
tty-ask-wait = { $who } yra už lentos ribų, o visuose vartuose stovi vaiduokliai: rašyk P-, kad palauktum.
tty-ask-respawn = { $who } yra už lentos ribų: pasirink kvadratėlį, kuriame pasirodyti, { $squares }.
tty-hint-end-or-fence = Arba baik ėjimą čia, su { $letter }- arba tvora.
tty-hint-end = Arba sustok čia: { $letter }-.
tty-hint-no-end = Čia ėjimas baigtis negali.
tty-hint-stay = { $piece } gali likti vietoje: { $letter }-.
tty-hint-lifts = Kambario tvoros, kurias galima pakelti: { $fences }.
tty-hint-reserve = Energijos piliulių atsargoje: { $n }. P+ panaudoja vieną, ir gali valgyti vaiduoklius; žingsniai: { $steps }.
tty-hint-memory = Čia baigti negalima (ten stovėta prieš ankstesnį ėjimą): { $squares }.
tty-hint-seen = Vaiduokliai, kurie dabar mato PAC-MAN’ą: { $ghosts }.
tty-hint-unseen = Dabar nė vienas vaiduoklis PAC-MAN’o nemato.
tty-hint-frenzy = Siautulio apimti (mato PAC-MAN’ą, žingsniai: { $steps }): { $ghosts }.
tty-hint-no-frenzy = Nė vieno vaiduoklio neapėmė siautulys.
tty-hint-each-fence = Žingsniai kiekvienam: iki { $steps }, tada, jei nori, tvora.
tty-hint-each = Žingsniai kiekvienam: iki { $steps }.
tty-left-game = nebežaidžia
tty-left-classic = tvoros { $fences }  žingsniai iki tikslo { $steps }
tty-left-pacman = Raundas { $round }. Gyvybės { $lives }. Paimta energijos piliulių { $taken } iš { $pellets }.
tty-left-eaten = Suvalgyti vaiduokliai: { $ghosts }.
tty-left-fences = Tvoros: PAC-MAN’as { $pacman }, vaiduokliai { $ghosts }.
tty-left-repeated = Ši pozicija jau buvo du kartus; trečias kartas baigia žaidimą.
tty-left-rounds = Raundai be nieko naujo: { $rounds }; žaidimas baigiasi, kai jų yra { $most }.
tty-event-reserve = PAC-MAN’as pasiima į atsargą energijos piliulę iš { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN’as suvalgo energijos piliulę kvadratėlyje { $square } ir gauna { $steps } pagreičio žingsnį, kad suvalgytų vaiduoklių.
        [few] PAC-MAN’as suvalgo energijos piliulę kvadratėlyje { $square } ir gauna { $steps } pagreičio žingsnius, kad suvalgytų vaiduoklių.
       *[other] PAC-MAN’as suvalgo energijos piliulę kvadratėlyje { $square } ir gauna { $steps } pagreičio žingsnių, kad suvalgytų vaiduoklių.
    }
tty-event-pellet = PAC-MAN’as suvalgo energijos piliulę kvadratėlyje { $square }.
tty-event-eaten = PAC-MAN’as suvalgo vaiduoklį: { $piece }.
tty-event-catch = { $piece } pagauna PAC-MAN’ą kvadratėlyje { $square }. Liko gyvybių: { $lives }.
tty-event-collision = PAC-MAN’as įbėga į vaiduoklį. Liko gyvybių: { $lives }.
tty-event-comes-back = Jis palieka lentą ir grįžta per kitą savo ėjimą.
tty-event-reset = Visos figūrėlės grįžta į savo pradinius kvadratėlius.
tty-event-computer = Kompiuteris žaidžia { $action }.
tty-event-resigned = { $side } pasiduoda.
tty-event-resigned-G = Vaiduokliai pasiduoda.
tty-won-reached_goal = { $winner } pasiekia tikslo liniją ir laimi.
tty-won-all_pellets = PAC-MAN’as paima paskutinę energijos piliulę ir laimi.
tty-won-no_lives = PAC-MAN’as pagautas paskutinį kartą: laimi vaiduokliai.
tty-won-no_ghosts = Lentoje neliko nė vieno vaiduoklio: laimi PAC-MAN’as.
tty-won-repetition = Ta pati pozicija susidarė trečią kartą; pagal namų taisykles laimi { $winner }.
tty-won-no_progress = Per daug raundų be nieko naujo; pagal namų taisykles laimi { $winner }.
tty-won-move_limit = Pasiekta veiksmų riba; laimi { $winner }.
tty-won-others_left = Visi kiti paliko žaidimą; laimi { $winner }.
tty-won-resigned = Žaidimas baigėsi pasidavimu; laimi { $winner }.
tty-won-flagged = Laikas baigėsi; laimi { $winner }.
tty-won-agreed = Žaidimas baigėsi susitarimu; laimi { $winner }.
tty-winner-G = vaiduokliai
tty-drawn-repetition = Ta pati pozicija susidarė trečią kartą: lygiosios.
tty-drawn-no_progress = Per daug raundų be nieko naujo: lygiosios.
tty-drawn-move_limit = Pasiekta veiksmų riba: lygiosios.
tty-drawn-agreed = Sutarta dėl lygiųjų.
tty-drawn-other = Žaidimas baigiasi lygiosiomis.
tty-rank = Pasiektas rangas: { $rank } iš 4, { $name }.
tty-no-rank = PAC-MAN’as nesuvalgė nė vienos energijos piliulės ir nepasiekia jokio rango.
tty-over = Žaidimas baigtas. undo atšaukia paskutinį veiksmą, quit baigia.
tty-after = save FILE įrašo žaidimą, undo atšaukia paskutinį veiksmą, quit baigia.
tty-goodbye = Viso gero.
tty-goodbye-unsaved = Viso gero. Žaidimas neįrašytas; save FILE būtų jį įrašęs.
tty-too-long = Ši eilutė per ilga; daugiausia ženklų: { $most }.
tty-confirm-life = PAC-MAN’as įbėgtų į vaiduoklį ir prarastų gyvybę. Jei to nori, įrašyk dar kartą.
tty-nothing-played = Iš šios eilutės nieko neatlikta.
tty-turn-over = { $word } būtų jau po šio ėjimo pabaigos; vienoje eilutėje rašyk vieną ėjimą.
tty-which-ghost = Pasakyk, kurį vaiduoklį turi galvoje: { $examples }.
tty-meant = { $word } nėra šio režimo veiksmas. Gal { $command }?
tty-unknown = { $word } nėra šio režimo veiksmas. help parodo, kaip juos rašyti, legal juos išvardija.
tty-why = Rašyk why ir veiksmą, pavyzdžiui, why e3h.
tty-undone = Atšaukta: { $actions }
tty-draw = Siūlomos lygiosios: kad sutiktum, rašyk draw, kad atsisakytum, žaisk toliau.
tty-save = Rašyk save ir failo vardą, pavyzdžiui, save game.txt.
tty-save-there = { $name } jau yra. Kad pakeistum, rašyk save! { $name }.
tty-saved = Įrašyta į { $name }.
tty-load = Rašyk load ir failo vardą, pavyzdžiui, load game.txt.
tty-puzzle-help = Įrašyk savo ėjimą. Dar gali rašyti hint, why, solution, board arba quit.
tty-puzzle-hint = Pabandyk: { $action }.
tty-puzzle-reply = Varžovo atsakymas: { $actions }
tty-puzzle-wrong = Bandyk dar kartą arba rašyk why.
tty-puzzle-why = Pirma ką nors pabandyk; tada why paaiškins, kas negerai.
