tty-named = { $side } ({ $people })
tty-player = Pelaaja { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor, { $players } pelaaja
       *[other] Quoridor, { $players } pelaajaa
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor, { $players } pelaaja, laudan koko { $size } kertaa { $size }
       *[other] Quoridor, { $players } pelaajaa, laudan koko { $size } kertaa { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Vaativa PAC-MAN
tty-caption-pacman-maze = PAC-MAN, sokkelo { $maze }
tty-caption-advanced-maze = Vaativa PAC-MAN, sokkelo { $maze }
tty-goal-S = { $who } kulkee ruudusta { $start } ylös riville { $row }.
tty-goal-N = { $who } kulkee ruudusta { $start } alas riville 1.
tty-goal-W = { $who } kulkee ruudusta { $start } poikki sarakkeeseen { $file }.
tty-goal-E = { $who } kulkee ruudusta { $start } poikki sarakkeeseen a.
tty-goal-P =
    { $pellets ->
        [one] { $who } liikuttaa hahmoa P ja voittaa yhdellä energiapillerillä ({ $sign }).
       *[other] { $who } liikuttaa hahmoa P ja voittaa, kun energiapillereitä ({ $sign }) on { $pellets }.
    }
tty-deal = { $who } liikuttaa näitä: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Haamut voittavat, kun PAC-MAN jää kiinni kerran.
       *[other] Haamut voittavat, kun PAC-MAN jää kiinni { $lives } kertaa.
    }
tty-respawns = Jäätyään kiinni hän palaa johonkin ruuduista { $squares } ({ $sign }).
tty-typing-classic = Kirjoita ruutu, johon liikut, esimerkiksi { $move }, tai aita: { $across } on vaakasuora ruutujen { $slot } ja { $right } yläpuolella, { $upright } on pystysuora ruutujen { $slot } ja { $above } oikealla puolella. help kertoo lisää, quit lopettaa.
tty-typing-pacman = Kirjoita hahmo ja minne se menee, esimerkiksi Pe6 tai Bd9; kaksi askelta kerralla on Pe6e7. help kertoo lisää, quit lopettaa.
tty-typing-advanced = Kirjoita hahmo ja minne se menee, esimerkiksi Pe8 tai Bd6, tai aita, esimerkiksi e3h. help kertoo lisää, quit lopettaa.
tty-help-typing = Näin kirjoitat vuoron
tty-help-move = liikuta hahmosi siihen ruutuun
tty-help-across = aseta vaakasuora aita ruutujen { $slot } ja { $right } yläpuolelle
tty-help-upright = aseta pystysuora aita ruutujen { $slot } ja { $above } oikealle puolelle
tty-help-pass = vain kun sinulla ei ole yhtään sallittua siirtoa
tty-help-pacman-step = PAC-MAN menee ruutuun e6; hänen vuorollaan pelkkä e6 riittää
tty-help-pacman-steps = kaksi askelta kerralla; e6 e7 on sama asia
tty-help-ghost = Blinky menee ruutuun d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = se hahmo pysähtyy tai jää paikalleen, koska ei voi astua
tty-help-one-line = Yhdellä rivillä voivat olla kaikki vuorosi siirrot: { $example }
tty-help-respawn = PAC-MAN ilmestyy portista e9
tty-help-fence = aseta aita ruutujen e3 ja f3 yläpuolelle; e3v asettaa sen ruutujen e3 ja e4 oikealle puolelle
tty-help-lift = haamut nostavat kammion aidan d5h (alkuvuoroilla)
tty-help-spend = PAC-MAN käyttää energiapillerin: 2 askelta haamujen syömiseen
tty-help-rules-classic = Säännöt lyhyesti: yksi askel tai yksi aita vuorolla. Viereisen hahmon yli saa hypätä. Jokaisella hahmolla on oltava tie maaliin. Ensimmäisenä vastapäiselle reunalle ehtinyt voittaa.
tty-help-rules-pacman = Säännöt lyhyesti: PAC-MAN ottaa 2 askelta ja enintään 3 lisää, kun hän tulee energiapillerin ruutuun; vain noilla lisäaskeleilla hän voi syödä haamuja. Sitten jokainen haamu ottaa 1 askeleen, tai enintään 2, jos se näkee PAC-MANin suorassa linjassa ilman aitaa välissä. Haamu ei saa pysähtyä energiapillerin eikä toisen haamun kohdalle. Kun PAC-MAN jää kiinni, hän menettää elämän ja kaikki palaavat aloitusruutuihinsa. PAC-MAN voittaa neljännellä energiapillerillä.
tty-help-rules-advanced = Säännöt lyhyesti: neljä alkuvuoroa, joilla PAC-MAN liikkuu tai asettaa aidan ja haamut siirtävät yhden kammion aidan muualle. Sen jälkeen jokainen hahmo liikkuu ja saa asettaa aidan. Reunojen keskiruutuja yhdistävät tunnelit, e9 ja e1 sekä a5 ja i5. Hahmo ei saa päätyä siihen, mistä se lähti, eikä siihen, missä se oli ennen edellistä liikettään. Haamut nopeutuvat ensimmäisen ja kolmannen energiapillerin jälkeen. PAC-MAN voittaa neljännellä energiapillerillä, haamut silloin, kun hän menettää viimeisen elämänsä.
tty-help-commands = Komennot
tty-help-legal = luettele kaikki sallitut siirrot
tty-help-why = kerro, miksi siirto ei onnistu
tty-help-undo = peru yksi siirto
tty-help-back = peru vuoron alkuun asti
tty-help-board = piirrä lauta uudelleen
tty-help-record = tulosta tähän asti pelattu peli
tty-help-position = tulosta asema yhtenä tekstirivinä
tty-help-save = tallenna peli (JSON-muodossa, jos nimen lopussa on .json)
tty-help-load = jatka tallennettua peliä
tty-help-draw = tarjoa tasapeliä; kun muut kirjoittavat saman, siitä on sovittu
tty-help-resign = luovuta
tty-help-quit = lopeta tallentamatta
tty-ask-pass = { $who }: ei yhtään sallittua siirtoa, kirjoita pass.
tty-ask-move = Vuorossa { $who }: liiku viereiseen ruutuun tai aseta aita.
tty-ask-move-only = Vuorossa { $who }: liiku viereiseen ruutuun. Aitoja ei ole jäljellä.
tty-ask-act = { $who }, alkuvuoro { $turn }/{ $turns }: liiku enintään { $steps } ruutua tai aseta aita.
tty-ask-lift = { $who }, alkuvuoro { $turn }/{ $turns }: nosta yksi kammion aita ja aseta se sitten muualle.
tty-ask-lay = { $who }: aseta nostettu aita; se ei saa palata paikkaan { $fence }.
tty-ask-ghosts = Vuorossa { $who }. Liikkumatta: { $ghosts }.
tty-ask-steps = Vuorossa { $who }. Askelia: { $steps }.
tty-ask-steps-fence = Vuorossa { $who }. Askelia: enintään { $steps }, sitten ehkä aita.
tty-ask-steps-most = Vuorossa { $who }. Askelia: enintään { $steps }.
tty-ask-spend = { $piece } ei voi päättää liikettä tähän: käytä energiapilleri, P+.
tty-ask-place = { $piece } saa nyt asettaa aidan tai päättää vuoron: { $letter }-.
tty-ask-stop = { $piece }: ei askelia jäljellä, päätä vuoro: { $letter }-.
tty-ask-moving = { $piece } on liikkeellä. Askelia jäljellä: { $steps }.
tty-ask-boost = PAC-MANin lisäliike: hän voi syödä haamuja. Askelia jäljellä: { $boost }.
tty-ask-boost-then = PAC-MANin lisäliike: hän voi syödä haamuja. Askelia jäljellä: { $boost }, sitten tavallisia { $steps }.
tty-ask-wait = { $who } on poissa laudalta, ja joka portissa on haamu: odota kirjoittamalla P-.
tty-ask-respawn = { $who } on poissa laudalta: valitse ruutu, johon ilmestyä, { $squares }.
tty-hint-end-or-fence = Tai päätä vuoro tähän: { $letter }- tai aita.
tty-hint-end = Tai pysähdy tähän: { $letter }-.
tty-hint-no-end = Liike ei voi päättyä tähän.
tty-hint-stay = { $piece } saa jäädä paikalleen: { $letter }-.
tty-hint-lifts = Kammion aidat, jotka voi nostaa: { $fences }.
tty-hint-reserve = Energiapillereitä varastossa: { $n }. P+ käyttää yhden; askelia haamujen syömiseen saa { $steps }.
tty-hint-memory = Ei saa päätyä tähän (missä oli ennen edellistä liikettä): { $squares }.
tty-hint-seen = Haamut, jotka näkevät nyt PAC-MANin: { $ghosts }.
tty-hint-unseen = Mikään haamu ei näe nyt PAC-MANia.
tty-hint-frenzy = Hurjistuneet (näkevät PAC-MANin, askelia { $steps }): { $ghosts }.
tty-hint-no-frenzy = Mikään haamu ei ole hurjistunut.
tty-hint-each-fence = Askelia kullekin: enintään { $steps }, sitten ehkä aita.
tty-hint-each = Askelia kullekin: enintään { $steps }.
tty-left-game = on lähtenyt pelistä
tty-left-classic = aitoja { $fences }  askelia maaliin { $steps }
tty-left-pacman = Kierros { $round }. Elämiä { $lives }. Energiapillereitä otettu { $taken }/{ $pellets }.
tty-left-eaten = Syödyt haamut: { $ghosts }.
tty-left-fences = Aitoja: PAC-MAN { $pacman }, haamut { $ghosts }.
tty-left-repeated = Tämä asema on ollut laudalla kahdesti; kolmas kerta päättää pelin.
tty-left-rounds = Kierroksia ilman mitään uutta: { $rounds }; peli päättyy, kun niitä on { $most }.
tty-event-reserve = PAC-MAN ottaa varastoonsa energiapillerin ruudusta { $square }.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN syö energiapillerin ruudusta { $square } ja saa yhden lisäaskeleen haamujen syömiseen.
       *[other] PAC-MAN syö energiapillerin ruudusta { $square } ja saa { $steps } lisäaskelta haamujen syömiseen.
    }
tty-event-pellet = PAC-MAN syö energiapillerin ruudusta { $square }.
tty-event-eaten = PAC-MAN syö haamun: { $piece }.
tty-event-catch = { $piece } saa PAC-MANin kiinni ruudussa { $square }. Elämiä jäljellä: { $lives }.
tty-event-collision = PAC-MAN juoksee päin haamua. Elämiä jäljellä: { $lives }.
tty-event-comes-back = Hän poistuu laudalta ja palaa seuraavalla vuorollaan.
tty-event-reset = Kaikki hahmot palaavat aloitusruutuihinsa.
tty-event-computer = Tietokoneen siirto: { $action }.
tty-event-resigned = { $side } on luovuttanut.
tty-event-resigned-G = Haamut ovat luovuttaneet.
tty-won-reached_goal = { $winner } on päässyt maaliin ja voittaa.
tty-won-all_pellets = PAC-MAN on ottanut viimeisen energiapillerin ja voittaa.
tty-won-no_lives = PAC-MAN jäi kiinni viimeisen kerran: haamut voittavat.
tty-won-no_ghosts = Laudalla ei ole enää haamuja: PAC-MAN voittaa.
tty-won-repetition = Sama asema toistui kolmannen kerran; kotisääntöjen mukaan voittaja on { $winner }.
tty-won-no_progress = Liian monta kierrosta kului ilman mitään uutta; kotisääntöjen mukaan voittaja on { $winner }.
tty-won-move_limit = Siirtojen raja on täynnä; voittaja on { $winner }.
tty-won-others_left = Kaikki muut ovat lähteneet pelistä; voittaja on { $winner }.
tty-won-resigned = Peli päättyi luovutukseen; voittaja on { $winner }.
tty-won-flagged = Aika loppui; voittaja on { $winner }.
tty-won-agreed = Peli päättyi sopimukseen; voittaja on { $winner }.
tty-winner-G = haamujen joukkue
tty-drawn-repetition = Sama asema toistui kolmannen kerran: tasapeli.
tty-drawn-no_progress = Liian monta kierrosta kului ilman mitään uutta: tasapeli.
tty-drawn-move_limit = Siirtojen raja on täynnä: tasapeli.
tty-drawn-agreed = Sovittiin tasapelistä.
tty-drawn-other = Peli päättyi tasapeliin.
tty-rank = Saavutettu arvonimi: { $rank }/4, { $name }.
tty-no-rank = PAC-MAN ei ole syönyt yhtään energiapilleriä eikä saa arvonimeä.
tty-over = Peli on päättynyt. undo peruu viimeisen siirron, quit lopettaa.
tty-after = save FILE tallentaa pelin, undo peruu viimeisen siirron, quit lopettaa.
tty-goodbye = Näkemiin.
tty-goodbye-unsaved = Näkemiin. Peliä ei tallennettu; save FILE olisi tallentanut sen.
tty-too-long = Rivi on liian pitkä; enintään { $most } merkkiä.
tty-confirm-life = PAC-MAN juoksisi päin haamua ja menettäisi elämän. Kirjoita sama uudelleen, jos haluat sitä.
tty-nothing-played = Tältä riviltä ei pelattu mitään.
tty-turn-over = { $word } tulisi vuoron päättymisen jälkeen; kirjoita yksi vuoro riville.
tty-which-ghost = Kerro, mitä haamua tarkoitat: { $examples }.
tty-meant = { $word } ei ole tämän pelin siirto. Tarkoititko: { $command }?
tty-unknown = { $word } ei ole tämän pelin siirto. help näyttää, miten siirrot kirjoitetaan, legal luettelee ne.
tty-why = Kirjoita why ja siirto, esimerkiksi why e3h.
tty-undone = Peruttu: { $actions }
tty-draw = Tarjolla on tasapeli: hyväksy kirjoittamalla draw tai hylkää jatkamalla peliä.
tty-save = Kirjoita save ja tiedoston nimi, esimerkiksi save game.txt.
tty-save-there = { $name } on jo olemassa. Korvaa se kirjoittamalla save! { $name }
tty-saved = Tallennettu: { $name }.
tty-load = Kirjoita load ja tiedoston nimi, esimerkiksi load game.txt.
tty-puzzle-help = Kirjoita vuorosi. Voit myös kirjoittaa hint, why, solution, board tai quit.
tty-puzzle-hint = Kokeile: { $action }.
tty-puzzle-reply = Vastustajan vastaus: { $actions }
tty-puzzle-wrong = Yritä uudelleen tai kirjoita why.
tty-puzzle-why = Kokeile ensin jotain; sitten why selittää, mikä siinä on vialla.
