tty-named = { $side } ({ $people })
tty-player = Igralec { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor za { $players } igralca
        [two] Quoridor za { $players } igralca
        [few] Quoridor za { $players } igralce
       *[other] Quoridor za { $players } igralcev
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor za { $players } igralca na plošči { $size } × { $size }
        [two] Quoridor za { $players } igralca na plošči { $size } × { $size }
        [few] Quoridor za { $players } igralce na plošči { $size } × { $size }
       *[other] Quoridor za { $players } igralcev na plošči { $size } × { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Napredni PAC-MAN
tty-caption-pacman-maze = PAC-MAN v labirintu »{ $maze }«
tty-caption-advanced-maze = Napredni PAC-MAN v labirintu »{ $maze }«
tty-goal-S = { $who } gre s polja { $start } gor do vrste { $row }.
tty-goal-N = { $who } gre s polja { $start } dol do vrste 1.
tty-goal-W = { $who } gre s polja { $start } čez do stolpca { $file }.
tty-goal-E = { $who } gre s polja { $start } čez do stolpca a.
tty-goal-P =
    { $pellets ->
        [one] { $who } premika P in zmaga. Drobci moči za zmago: { $pellets } ({ $sign }).
        [two] { $who } premika P in zmaga. Drobci moči za zmago: { $pellets } ({ $sign }).
        [few] { $who } premika P in zmaga. Drobci moči za zmago: { $pellets } ({ $sign }).
       *[other] { $who } premika P in zmaga. Drobci moči za zmago: { $pellets } ({ $sign }).
    }
tty-deal = { $who } premika: { $ghosts }.
tty-goal-G =
    { $lives ->
        [3] Duhovi zmagajo, ko PAC-MANA ujamejo trikrat.
        [one] Duhovi zmagajo, ko PAC-MANA ujamejo enkrat.
        [two] Duhovi zmagajo, ko PAC-MANA ujamejo dvakrat.
        [few] Duhovi zmagajo, ko PAC-MANA ujamejo { $lives }-krat.
       *[other] Duhovi zmagajo, ko PAC-MANA ujamejo { $lives }-krat.
    }
tty-respawns = Ko je ujet, se vrne na enem od polj { $squares } ({ $sign }).
tty-typing-classic = Za premik vpiši polje, na primer { $move }, ali pa ogrado: { $across } je vodoravna, nad { $slot } in { $right }; { $upright } je navpična, desno od { $slot } in { $above }. help pove več, quit konča.
tty-typing-pacman = Vpiši figuro in kam gre, na primer Pe6 ali Bd9; dva koraka naenkrat sta Pe6e7. help pove več, quit konča.
tty-typing-advanced = Vpiši figuro in kam gre, na primer Pe8 ali Bd6, ali ogrado, na primer e3h. help pove več, quit konča.
tty-help-typing = Kako vpišeš potezo
tty-help-move = premakni figuro na to polje
tty-help-across = postavi vodoravno ogrado nad { $slot } in { $right }
tty-help-upright = postavi navpično ogrado desno od { $slot } in { $above }
tty-help-pass = samo če nimaš dovoljenega dejanja
tty-help-pacman-step = PAC-MAN stopi na e6; v njegovi potezi zadostuje e6
tty-help-pacman-steps = dva koraka naenkrat; e6 e7 je isto
tty-help-ghost = Blinky stopi na d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = figura se ustavi ali ostane, ker nima koraka
tty-help-one-line = V eni vrstici so lahko vsa dejanja tvoje poteze: { $example }
tty-help-respawn = PAC-MAN se pojavi na vhodu e9
tty-help-fence = postavi ogrado nad e3 in f3; e3v jo postavi desno od e3 in e4
tty-help-lift = duhovi dvignejo ogrado d5h komore (začetne poteze)
tty-help-spend = PAC-MAN porabi drobec moči za 2 koraka, s katerima poje duhove
tty-help-rules-classic = Pravila na kratko: en korak ali ena ograda na potezo. Figuro ob svoji lahko preskočiš. Vsaki figuri mora ostati pot do cilja. Zmaga, kdor prvi doseže nasprotno stran.
tty-help-rules-pacman = Pravila na kratko: PAC-MAN naredi 2 koraka, in še največ 3, ko pride do drobca; duhove lahko poje le s temi dodatnimi koraki. Nato vsak duh naredi 1 korak ali največ 2, če PAC-MANA vidi v ravni črti brez ograde vmes. Duh se ne sme ustaviti na drobcu ali na drugem duhu. Ujetje stane življenje in vse figure pošlje nazaj na začetna polja. PAC-MAN zmaga s četrtim drobcem.
tty-help-rules-advanced = Pravila na kratko: štiri začetne poteze, v katerih se PAC-MAN premakne ali postavi ogrado, duhovi pa prestavijo ogrado komore. Nato se vsaka figura premakne in sme postaviti ogrado. Polja na sredini strani povezujeta tunela, e9 z e1 in a5 z i5. Figura ne sme končati tam, kjer je začela, niti tam, kjer je stala pred prejšnjim premikom. Po prvem in po tretjem drobcu so duhovi hitrejši. PAC-MAN zmaga s četrtim drobcem, duhovi pa, ko PAC-MAN izgubi zadnje življenje.
tty-help-commands = Ukazi
tty-help-legal = naštej vsa dovoljena dejanja
tty-help-why = povej, zakaj dejanje ni mogoče
tty-help-undo = vzemi nazaj eno dejanje
tty-help-back = vrni se na začetek poteze
tty-help-board = znova nariši ploščo
tty-help-record = izpiši dosedanjo partijo
tty-help-position = izpiši položaj v eni vrstici
tty-help-save = shrani partijo (kot JSON, če se ime konča z .json)
tty-help-load = nadaljuj shranjeno partijo
tty-help-draw = ponudi remi; ko ga vpišejo še drugi, je sprejet
tty-help-resign = predaj partijo
tty-help-quit = končaj brez shranjevanja
tty-ask-pass = { $who } nima dovoljenega dejanja: vpiši pass.
tty-ask-move = Na potezi: { $who }. Premakni se na sosednje polje ali postavi ogrado.
tty-ask-move-only = Na potezi: { $who }. Premakni se na sosednje polje. Ograd ni več.
tty-ask-act = { $who }, začetna poteza { $turn } od { $turns }: premakni se (koraki: do { $steps }) ali postavi ogrado.
tty-ask-lift = { $who }, začetna poteza { $turn } od { $turns }: dvigni ogrado komore in jo postavi drugam.
tty-ask-lay = { $who }: postavi dvignjeno ogrado; ne sme nazaj na { $fence }.
tty-ask-ghosts = Na potezi: { $who }. Premakniti se morajo še: { $ghosts }.
tty-ask-steps = Na potezi: { $who }. Koraki: { $steps }.
tty-ask-steps-fence = Na potezi: { $who }. Koraki: do { $steps }, nato morda ograda.
tty-ask-steps-most = Na potezi: { $who }. Koraki: do { $steps }.
tty-ask-spend = { $piece } tukaj ne more končati premika: porabi drobec s P+.
tty-ask-place = { $piece } lahko zdaj postavi ogrado ali konča potezo: { $letter }-.
tty-ask-stop = { $piece } nima več korakov: končaj potezo: { $letter }-.
tty-ask-moving = { $piece } se premika. Preostali koraki: { $steps }.
tty-ask-boost = Pospešek: PAC-MAN lahko poje duhove. Preostali koraki: { $boost }.
tty-ask-boost-then = Pospešek: PAC-MAN lahko poje duhove. Preostali koraki: { $boost }, nato navadni: { $steps }.
tty-ask-wait = { $who } ni na plošči in na vsakem vhodu stoji duh: vpiši P- in počakaj.
tty-ask-respawn = { $who } ni na plošči: izberi polje, kjer naj se pojavi, { $squares }.
tty-hint-end-or-fence = Ali pa tukaj končaj potezo: { $letter }- ali ograda.
tty-hint-end = Ali pa se ustavi tukaj: { $letter }-.
tty-hint-no-end = Premik se tukaj ne more končati.
tty-hint-stay = { $piece } lahko ostane na mestu: { $letter }-.
tty-hint-lifts = Ograde komore, ki se lahko dvignejo: { $fences }.
tty-hint-reserve = Drobci v zalogi: { $n }. P+ porabi enega. Število korakov, s katerimi PAC-MAN poje duhove: { $steps }.
tty-hint-memory = Tukaj se premik ne sme končati (prejšnje mesto figure): { $squares }.
tty-hint-seen = Duhovi, ki zdaj vidijo PAC-MANA: { $ghosts }.
tty-hint-unseen = Noben duh zdaj ne vidi PAC-MANA.
tty-hint-frenzy = Podivjani duhovi (vidijo PAC-MANA, število korakov je { $steps }): { $ghosts }.
tty-hint-no-frenzy = Noben duh ni podivjal.
tty-hint-each-fence = Koraki za vsakega: do { $steps }, nato morda ograda.
tty-hint-each = Koraki za vsakega: do { $steps }.
tty-left-game = ni več v igri
tty-left-classic = ograde { $fences }  koraki do cilja { $steps }
tty-left-pacman = Krog { $round }. Življenja: { $lives }. Vzeti drobci: { $taken } od { $pellets }.
tty-left-eaten = Pojedeni duhovi: { $ghosts }.
tty-left-fences = Ograde: PAC-MAN { $pacman }, duhovi { $ghosts }.
tty-left-repeated = Ta položaj je nastal že dvakrat; tretjič je partije konec.
tty-left-rounds = Krogi brez napredka: { $rounds }; partija se konča pri { $most }.
tty-event-reserve = PAC-MAN vzame drobec s polja { $square } v svojo zalogo.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN poje drobec na { $square } in dobi en korak pospeška, s katerim poje duhove.
        [two] PAC-MAN poje drobec na { $square } in dobi { $steps } koraka pospeška, s katerima poje duhove.
        [few] PAC-MAN poje drobec na { $square } in dobi { $steps } korake pospeška, s katerimi poje duhove.
       *[other] PAC-MAN poje drobec na { $square } in dobi { $steps } korakov pospeška, s katerimi poje duhove.
    }
tty-event-pellet = PAC-MAN poje drobec na { $square }.
tty-event-eaten = PAC-MAN poje duha: { $piece }.
tty-event-catch = { $piece } ujame PAC-MANA na { $square }. Preostala življenja: { $lives }.
tty-event-collision = PAC-MAN trči v duha. Preostala življenja: { $lives }.
tty-event-comes-back = Zapusti ploščo in se vrne v svoji naslednji potezi.
tty-event-reset = Vse figure se vrnejo na začetna polja.
tty-event-computer = Računalnik odigra { $action }.
tty-event-resigned = { $side } preda partijo.
tty-event-resigned-G = Duhovi predajo partijo.
tty-won-reached_goal = { $winner } doseže ciljno črto in zmaga.
tty-won-all_pellets = PAC-MAN vzame zadnji drobec in zmaga.
tty-won-no_lives = PAC-MAN je ujet in nima več življenj: zmagajo duhovi.
tty-won-no_ghosts = Na plošči ni več duhov: zmaga PAC-MAN.
tty-won-repetition = Isti položaj je nastal tretjič; zmagovalna stran po hišnih pravilih: { $winner }.
tty-won-no_progress = Preveč krogov je minilo brez napredka; zmagovalna stran po hišnih pravilih: { $winner }.
tty-won-move_limit = Dosežena je omejitev dejanj; zmagovalna stran: { $winner }.
tty-won-others_left = Vsi drugi so odšli iz igre; zmagovalna stran: { $winner }.
tty-won-resigned = Partija se je končala s predajo; zmagovalna stran: { $winner }.
tty-won-flagged = Čas je potekel; zmagovalna stran: { $winner }.
tty-won-agreed = Partija se je končala z dogovorom; zmagovalna stran: { $winner }.
tty-winner-G = duhovi
tty-drawn-repetition = Isti položaj je nastal tretjič: partija je remi.
tty-drawn-no_progress = Preveč krogov je minilo brez napredka: partija je remi.
tty-drawn-move_limit = Dosežena je omejitev dejanj: partija je remi.
tty-drawn-agreed = Partija je po dogovoru remi.
tty-drawn-other = Partija je remi.
tty-rank = Doseženi čin: { $rank } od 4, { $name }.
tty-no-rank = PAC-MAN ni pojedel nobenega drobca in ne doseže čina.
tty-over = Partije je konec. undo vzame zadnje dejanje nazaj, quit konča.
tty-after = save FILE shrani partijo, undo vzame zadnje dejanje nazaj, quit konča.
tty-goodbye = Nasvidenje.
tty-goodbye-unsaved = Nasvidenje. Partija ni shranjena; shranil bi jo ukaz save FILE.
tty-too-long = Ta vrstica je predolga; največje število znakov je { $most }.
tty-confirm-life = PAC-MAN bi trčil v duha in izgubil življenje. Če to res hočeš, vpiši še enkrat.
tty-nothing-played = Nič iz te vrstice ni bilo odigrano.
tty-turn-over = { $word } bi prišlo po koncu te poteze; v vrstico vpiši eno potezo.
tty-which-ghost = Povej, katerega duha misliš: { $examples }.
tty-meant = { $word } ni dejanje te igre. Gre morda za { $command }?
tty-unknown = { $word } ni dejanje te igre. help pokaže, kako se vpišejo, legal jih našteje.
tty-why = Vpiši why in dejanje, na primer why e3h.
tty-undone = Vzeto nazaj: { $actions }
tty-draw = Ponujen je remi: če se strinjaš, vpiši draw, sicer igraj naprej.
tty-save = Vpiši save in ime datoteke, na primer save game.txt.
tty-save-there = { $name } že obstaja. Za zamenjavo vpiši save! { $name }
tty-saved = Shranjeno v { $name }.
tty-load = Vpiši load in ime datoteke, na primer load game.txt.
tty-puzzle-help = Vpiši svojo potezo. Lahko vpišeš tudi hint, why, solution, board ali quit.
tty-puzzle-hint = Poskusi { $action }.
tty-puzzle-reply = Nasprotnikov odgovor: { $actions }
tty-puzzle-wrong = Poskusi znova ali vpiši why.
tty-puzzle-why = Najprej kaj poskusi; potem why pove, kaj je s tem narobe.
