cli-about = Spēlē pēc Quoridor PAC-MAN noteikumiem: klasika 2 līdz 4 spēlētājiem un divi PAKMENA spēles veidi.
cli-start = Lai spēlētu, sāc ar hedgemaze tty; hedgemaze modes parāda, kas te ir.
cli-usage = Lietošana:
cli-options = Opcijas
cli-arguments = Argumenti
cli-commands = Komandas
cli-panel-where = Sākuma pozīcija
cli-default = [noklusējums: { "{}" }]
cli-required = [obligāts]
cli-help = Parādīt šo tekstu un iziet.
cli-try = { $problem } (pamēģini '{ $path } --help')
cli-standard-input = standarta ievade
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Spēlēt terminālī: visi pie vienas tastatūras vai pret datoru.
cli-command-modes = Uzskaitīt piecus spēles veidus un to labirintus; norādot spēles veidu, parādīt visu par to.
cli-command-mazes = Uzskaitīt galerijas labirintus no PAKMENAM izdevīgiem līdz spokiem izdevīgiem; norādot labirintu, parādīt visu par to.
cli-command-show = Parādīt pozīciju: laukumu, kuram jāiet, un kā spēle beidzās, ja tā ir beigusies.
cli-command-legal = Uzskaitīt pozīcijas atļautās darbības vai pateikt, kāpēc kāda nav atļauta (izejas kods 1).
cli-command-perft = Saskaitīt noteikta garuma atļauto darbību virknes; pēdējā rindā ir tikai skaitlis.
cli-command-convert = Pārveidot spēles un pozīcijas: pierakstus, JSON, pozīciju tekstus, gājienus vien, attēlus, laukumus teksta veidā.
cli-command-check =
    Pārbaudīt pierakstus, labirintus, JSON un pozīciju tekstus: viena rinda katrai spēlei, nederīgam labirintam visi iemesli.
    
    Izejas kods ir 0, ja viss ir labi, 1, ja kaut kas nav pareizi, 2, ja failu vispār nevar nolasīt.
cli-command-bench = Parādīt kodola parakstu, skaitli, kam visos būvējumos jābūt vienādam, un cik ātrs tas ir šeit.
cli-command-analyse = Parādīt, ko dzinējs domā par pozīciju: vērtības, labākās darbības un varianti.
cli-command-match = Ļaut dzinējiem spēlēt vienam pret otru un tos novērtēt.
cli-command-puzzles = Izveidot mīklas spēles veidam: pozīcijas ar vienu atrisinājumu, pierādītas un novērtētas.
cli-command-solve = Atrisināt PAKMENA varianta labirintu: kas no katras pozīcijas var panākt drošu uzvaru.
cli-command-learn = Mācīt tīklu no spēlēm, ko dzinējs spēlē pats pret sevi; to apraksta docs/learning.md.
cli-command-ugi = Runāt UGI protokolā (vispārinātā UCI) standarta ievadē un izvadē; to rāda docs/protocols.md.
cli-command-serve = Palaist serveri lapai un tās spēlēm; aptur ar Ctrl-C.
cli-command-bot = Ļaut dzinējam spēlēt pie servera galda; aptur ar Ctrl-C.
cli-command-backup = Nokopēt servera datubāzi, kāda tā ir vienā brīdī; serveris var turpināt darbu.
cli-command-admin = Izveidot, uzskaitīt vai atsaukt uzraugu atslēgas, kas atver servera uzraugu lapu; serveris var darboties.
cli-command-migrate = Izveidot vai atjaunināt servera datubāzes tabulas un beigt.
cli-command-export = Parādīt visas servera pabeigtās spēles, vecākās pirmās; serveris var darboties.
cli-option-analyse-json-lines = Atbildēt uz daudziem pieprasījumiem standarta ievadē, kā rāda docs/protocols.md.
cli-option-analyse-seconds = Domāšanas laiks sekundēs; noklusējums ir 1.
cli-option-analyse-nodes = Cik pozīciju apskatīt.
cli-option-analyse-lines = Cik darbību rādīt.
cli-option-analyse-threads = Meklēšanas pavedieni.
cli-option-bot-link = Galda saite, kā to rāda lapa.
cli-option-bot-engine = Dzinēja, kas saprot UGI, komanda, piemēram, 'hedgemaze ugi'.
cli-option-bot-level = --engine vietā: datora līmenis, 1 ir vājākais.
cli-option-bot-name = Vārds pie galda.
cli-option-bot-seat = Kuru vietu ieņemt; 0 pirmajai brīvajai.
cli-option-bot-movetime = Milisekundes darbībai; bez pulksteņa noklusējums ir 1000.
cli-option-bot-games = Cik spēļu spēlēt, ja ir revanši.
cli-option-bot-seed = Sēkla, kas nejaušās izvēles padara atkārtojamas.
cli-option-analyse-workers = Ar --json-lines: cik meklēšanu vienlaikus.
cli-option-analyse-seed = Meklēšanas nejaušo izvēļu sēkla.
cli-option-app-version = Parādīt versiju un iziet.
cli-option-app-install-completion = Instalēt komandu automātisko pabeigšanu pašreizējai čaulai.
cli-option-app-show-completion = Parādīt automātiskās pabeigšanas skriptu pašreizējai čaulai.
cli-option-json = Parādīt rezultātu kā JSON.
cli-option-backup-file = Kur rakstīt kopiju; esošs fails tiek aizstāts.
cli-option-admin-action = token izveido atslēgu un vienreiz to parāda; list uzskaita visas; revoke vienu atsauc.
cli-option-admin-label = Atslēgas nosaukums; to rāda darbību žurnāls.
cli-option-check-file = Pieraksti, labirinti, JSON vai pozīciju teksti; - lasa standarta ievadi.
cli-option-convert-in = Ievades fails; - lasa standarta ievadi.
cli-option-convert-out = Izvades fails; bez tā vai ar - rezultātu parāda ekrānā.
cli-option-convert-from = Faila IN formāts; bez tā nosaka pēc satura.
cli-option-convert-to = Formāts, kurā rakstīt.
cli-option-convert-dialect = IN pieraksta veids: { $dialects }.
cli-option-convert-mode = Spēles veids, kurā ir gājieni; noklusējums ir classic2.
cli-option-convert-game = Tikai spēle vai pozīcija ar numuru N.
cli-option-convert-at = Tikai spēles pirmie N ieraksti.
cli-option-export-json-lines = Viens JSON objekts katrai spēlei, kopā ar tās galda id.
cli-option-legal-numbers = Pirms katras darbības rādīt tās numuru.
cli-option-legal-json = Parādīt sarakstu kā JSON.
cli-option-legal-why = Pateikt, vai šī darbība ir atļauta, un, ja nav, kāpēc.
cli-option-match-player = { $players }, level-1 līdz level-8 vai vārdi no faila, ko norāda --engines.
cli-option-match-engines = Ārējo dzinēju TOML fails (docs/protocols.md).
cli-option-match-games = Spēļu skaits kopā, noapaļots uz augšu, lai visi katrā vietā sēdētu vienlīdz bieži.
cli-option-match-seed = Atklātņu un nejaušo izvēļu sēkla.
cli-option-match-schedule = Viens no { $schedules }.
cli-option-match-concurrency = Spēles vienlaikus.
cli-option-match-log = Rakstīt pabeigtās spēles šeit un no turienes turpināt.
cli-option-match-movetime = Milisekundes darbībai; noklusējums ir 1000.
cli-option-match-clock = Sekundes katrā pulkstenī un sekundes, ko pieskaita pēc gājiena: 60+1.
cli-option-match-nodes = Mezgli darbībai.
cli-option-match-margin = Par cik darbība drīkst ieilgt, pirms spēle ir zaudēta.
cli-option-match-sprt = Beigt, tiklīdz ir skaidrs, kura no divām Elo robežām ir spēkā, piemēram, 0,10.
cli-option-match-alpha = Kļūdaini pozitīva rezultāta varbūtība.
cli-option-match-beta = Kļūdaini negatīva rezultāta varbūtība.
cli-option-match-mazes = PAKMENA spēles veidi: { $mazes } (paša spēles veida labirinti).
cli-option-modes-mode = Parādīt visu par šo spēles veidu, arī mājas noteikumus.
cli-option-mazes-maze = Galerijas labirints.
cli-option-solve-maze = Labirinta nosaukums (sk. hedgemaze mazes) vai labirinta fails.
cli-option-solve-ghosts = Cik spoku spēlē, 1 līdz 4; pirmais ir Blinky.
cli-option-solve-lives = Cik noķeršanas reižu beidz spēli, 1 līdz 5.
cli-option-solve-out = Tabulas fails; noklusējums ir fails tavā datu mapē.
cli-option-solve-list = Uzskaitīt tabulas datu mapē.
cli-option-puzzles-number = Cik mīklu izveidot.
cli-option-puzzles-seed = To spēļu sēkla, no kurām nāk pozīcijas.
cli-option-puzzles-games = Beigt pēc tik daudzām spēlēm, pat ja mīklu ir mazāk.
cli-option-puzzles-out = Mīklu fails; citu spēles veidu mīklas tajā paliek.
cli-option-tty-puzzle = Risināt mīklu: šodienas vai to, kuras id, tēma vai spēles veids dots kā MODE.
cli-option-solve-threads = Pavedienu skaits; noklusējums ir visi procesori.
cli-option-learn-config = Konfigurācijas fails (TOML) ar mācīšanās opcijām.
cli-option-learn-folder = Mācīšanās mape; iesākta mācīšanās tur turpinās.
cli-option-learn-minutes = Cik minūšu ilgst mācīšanās.
cli-option-learn-selfplay = Programma selfplay, kas spēlē spēles.
cli-option-learn-set = Iestatīt jebkuru mācīšanās opciju; var atkārtot.
cli-option-mode = { $modes }; vai viss spēles veida teksts, piemēram, 'pacman;maze=A2'.
cli-option-where = { $modes }; vai viss spēles veida teksts, piemēram, 'pacman;maze=A2'. Der arī pozīcijas teksts pēdiņās, un - to lasa no standarta ievades. Noklusējums ir classic2.
cli-option-position = Sākt no šī pozīcijas teksta; - to lasa no standarta ievades.
cli-option-actions = Vispirms izdarīt šīs darbības, piemēram, 'e2 e8 e3h'.
cli-option-size = Klasika: laukuma lielums, 3, 5, 7 vai 9.
cli-option-fences = Klasika: sienas katrai pusei.
cli-option-maze = PAKMENA spēles veidi: labirinta nosaukums (sk. hedgemaze modes) vai labirinta fails.
cli-option-house = Mājas noteikums (sk. hedgemaze modes MODE); var atkārtot.
cli-option-players = PAKMENA spēles veidi: 2 līdz 5 spēlētāji, kas sadala spokus.
cli-option-ascii = Zīmēt laukumu tikai ar ASCII zīmēm.
cli-option-perft-depth = Dziļums darbībās.
cli-option-perft-divide = Parādīt arī skaitu zem katras pirmās darbības.
cli-option-perft-backend = Kas skaita: ātrais kodols vai paraugnoteikumi.
cli-option-serve-host = Adrese, kurā klausīties; 0.0.0.0 visām.
cli-option-serve-port = Ports; 0 jebkuram brīvam.
cli-option-serve-data = Datubāzes mape; noklusējums ir lietotāja datu mape.
cli-option-serve-database = PostgreSQL datubāze iebūvētās vietā.
cli-option-serve-nats = NATS servera URL; caur to vairāki vienas datubāzes serveri paziņo cits citam.
cli-option-serve-proxy = Uzticams reversais starpniekserveris, kura norādītajai klienta adresei tic; var atkārtot.
cli-option-serve-site = Resursdatora nosaukums, pēc kura cilvēki sasniedz serveri; var atkārtot.
cli-option-serve-open = Atvērt pārlūku; pēc noklusējuma tikai terminālī.
cli-option-serve-workers = Dzinēju procesu skaits; 0, ja nevajag.
cli-option-serve-limits = Ierobežot, cik daudz drīkst prasīt viena adrese.
cli-option-serve-expire-days = Dzēst nepabeigtas spēles, ko neviens nav lietojis tik daudz dienu; 0, ja nekad.
cli-option-serve-expire-finished-days = Dzēst pabeigtas spēles, ko neviens nav lietojis tik daudz dienu; 0, ja nekad.
cli-option-serve-log = debug, info, warning vai error.
cli-option-serve-contact = Kur paziņojumu dienestu uzturētāji var tevi sasniegt: mailto:… vai https://….
cli-option-serve-push-service = Vēl viens paziņojumu dienests, kam drīkst sūtīt paziņojumus; var atkārtot.
cli-option-serve-drain = Cik sekunžu darboties pēc apturēšanas signāla, kamēr /ready saka starpniekserveriem nesūtīt jaunus klientus.
cli-option-serve-admin-token-file = Fails ar uzrauga atslēgu; ja tā nav, tiek izveidots.
cli-option-serve-backup-folder = Laiku pa laikam kopēt datubāzi šajā mapē (tikai SQLite).
cli-option-serve-backup-every = Stundas starp diviem dublējumiem; 0 tikai tiem, ko prasa uzraugs.
cli-option-serve-backup-keep = Cik dublējumu glabāt.
cli-option-serve-solve = Veidot precīzo vērtību tabulas, ko prasa labirintu zīmēšana.
cli-option-serve-solve-space = Vieta diskā visām šīm tabulām, gigabaitos.
cli-option-serve-tracing = Sūtīt trasēšanas datus ar OpenTelemetry; kurp, nosaka OTEL_… mainīgie.
cli-option-show-svg = Tā vietā rakstīt attēlu; - to parāda ekrānā.
cli-option-show-theme = Attēla izskats.
cli-option-show-json = Tā vietā parādīt pozīciju kā JSON.
cli-option-show-text = Tā vietā parādīt pozīcijas tekstu vienā rindā.
cli-option-tty-mode = { $modes }. Noklusējums ir classic2.
cli-option-tty-first = Klasika: kas sāk, piemēram, south; vai random.
cli-option-tty-load = Turpināt saglabātu spēli.
cli-option-tty-level = Spēlēt pret datoru; 1 ir vājākais līmenis.
cli-option-tty-side = Ar --level: kura puse esi tu, piemēram, south vai ghosts.
cli-option-tty-names = Spēlētāju vārdi, piemēram, 'Ada,Bob'.
cli-option-app-language = Valoda, piemēram, fr vai zh-Hant; noklusējums ir sistēmas valoda.
cli-analyse-action = darbība
cli-analyse-visits = apmeklējumi
cli-analyse-line = variants
cli-analyse-exact = Droši zināms: { $verdict }
cli-analyse-best = Labākās darbības: { $actions }
cli-analyse-nodes =
    { $n ->
        [zero] { $n } pozīciju, { $seconds } s
        [one] { $n } pozīcija, { $seconds } s
       *[other] { $n } pozīcijas, { $seconds } s
    }
cli-analyse-ways = Soļi līdz mērķim: { $ways }
cli-backup-done =
    { $bytes ->
        [zero] { $path }: { $bytes } baitu
        [one] { $path }: { $bytes } baits
       *[other] { $path }: { $bytes } baiti
    }
cli-migrate-done = Datubāzes shēmas versija: { $version }.
cli-admin-revoked = Atslēga { $label } ir atsaukta.
cli-serve-at = Hedgemaze ir adresē { $address }
cli-serve-kept = Spēles glabājas šeit: { $path }
cli-serve-no-page = Lapa nav uzbūvēta, tāpēc pārlūki redz tikai piezīmi. Palaid ./play pirmkoda mapē vai izpildi tur { $command } un instalē vēlreiz.
cli-bot-engine = Dzinējs
cli-bot-level = Līmenis { $level }
cli-bot-seated = Vieta { $seat }: { $side }, { $mode }
cli-bot-resume = Saite atpakaļ uz šo vietu: { $link }
cli-bot-waiting = Gaida pārējos spēlētājus
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Galds pamests
cli-check-game =
    { $actions ->
        [zero] spēle { $number }: kārtībā, { $mode }, { $actions } darbību, { $end }
        [one] spēle { $number }: kārtībā, { $mode }, { $actions } darbība, { $end }
       *[other] spēle { $number }: kārtībā, { $mode }, { $actions } darbības, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [zero] spēle { $number }: kārtībā, { $mode }, { $actions } darbību, nepabeigta
        [one] spēle { $number }: kārtībā, { $mode }, { $actions } darbība, nepabeigta
       *[other] spēle { $number }: kārtībā, { $mode }, { $actions } darbības, nepabeigta
    }
cli-check-position = pozīcija { $number }: kārtībā, { $mode }, { $end }
cli-check-position-unfinished = pozīcija { $number }: kārtībā, { $mode }, nepabeigta
cli-check-maze = labirints { $name }: kārtībā, spēles veids { $mode }
cli-check-maze-nameless = labirints bez nosaukuma: kārtībā, spēles veids { $mode }
cli-check-maze-wrong =
    { $n ->
        [zero] labirints: nepareizs, { $n } iemeslu:
        [one] labirints: nepareizs, { $n } iemesls:
       *[other] labirints: nepareizs, { $n } iemesli:
    }
cli-check-wrong = nepareizi: { $problem }
cli-check-wrong-game = spēle { $number }: nepareizi: { $problem }
cli-check-wrong-position = pozīcija { $number }: nepareizi: { $problem }
cli-check-wrong-json = json { $number }: nepareizi: { $problem }
cli-check-empty = nepareizi: tajā nav nevienas spēles
cli-legal-yes = { $action } ir atļauts.
cli-legal-no = { $action } nav iespējams.
cli-legal-in-way = Ceļā ir: { $fences }.
cli-legal-piece = Attiecas uz figūriņu: { $piece }.
cli-legal-shut-in = Ieslēgti (atzīmēti ar { $mark }): { $squares }.
cli-legal-count = Atļautās darbības: { $n }
cli-show-position = Pozīcija: { $text }
cli-match-none = Spēļu vēl nav
cli-match-done = Izspēlētas spēles: { $done } no { $total }
cli-match-player = spēlētājs
cli-match-games = spēles
cli-match-points = punkti
cli-match-won = uzvaras
cli-match-drawn = neizšķirti
cli-match-failed = kļūmes
cli-match-points-as = punkti kā
cli-match-pellets-as = enerģijas lodes, kā { $side }
cli-match-range = { $low } līdz { $high }
cli-match-game = spēle { $number } no { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = spēle { $number } no { $total }: { $seats } { $result } ({ $reason }; kļūmes: { $failures })
cli-match-failure = spēle { $number }: { $player } { $code } { $message }
cli-match-pairs = Pāri, { $one } pret { $other } (0, ½, 1, 1½, 2 punkti): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervālā [{ $lower }, { $upper }], pieņemts: nav spēcīgāks
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervālā [{ $lower }, { $upper }], pieņemts: spēcīgāks
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervālā [{ $lower }, { $upper }], nav izšķirts
cli-modes-hint = hedgemaze modes MODE par vienu no tiem parāda vairāk; hedgemaze tty MODE to spēlē.
cli-modes-about-classic2 = Quoridor diviem: sasniedz pretējo malu ātrāk par pretinieku.
cli-modes-about-classic3 = Quoridor trim, katrs par sevi.
cli-modes-about-classic4 = Quoridor četriem, katrs par sevi.
cli-modes-about-pacman = PAKMENS pret četriem spokiem nemainīgā labirintā: četras enerģijas lodes, pirms viņu noķer trīs reizes.
cli-modes-about-advanced = PAKMENS pret četriem spokiem, ar tuneļiem un sienām, ko liek abas puses.
cli-modes-mazes = Labirinti: { $mazes }
cli-modes-mazes-option = Labirinti: { $mazes } (--maze, arī fails)
cli-modes-maze-default = { $name } ({ $title }, noklusējums)
cli-modes-sides = Puses gājienu secībā: { $sides }
cli-modes-fences = Sienas katrai pusei: { $n } (maina ar --fences)
cli-modes-board = Laukums: { $size } × { $size } (--size 3, 5, 7 vai 9)
cli-modes-pieces = Figūriņas: { $pieces }
cli-modes-players = Spēlētāji: 2 līdz 5, viens ir PAKMENS, un pārējie sadala spokus (--players)
cli-modes-stocks = Liekamās sienas: PAKMENS { $pacman }, spoki { $ghosts }
cli-modes-house = Mājas noteikumi (--house NAME=VALUE), katrs ar savu punktu:
cli-modes-rule = { $name }: noklusējums { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: tagad { $value }, noklusējums { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = spēles: { $games }, atrastas: { $found }
cli-puzzles-stopped = Apturēts. Lai turpinātu, palaid to pašu komandu vēlreiz.
cli-puzzles-made = Mīklas failā { $path }: { $n }.
cli-solve-memory = Risināšanai vajag atmiņu: { $needed }; brīva: { $free }.
cli-solve-pieces = Atmiņas ir maz, tāpēc gatavās daļas paliek diskā un vajadzības gadījumā tiek lasītas vēlreiz. Tas ilgst vairāk.
cli-solve-step = dzīvības: { $lives }, enerģijas lodes: { $pellets }, raundi: { $rounds }
cli-solve-stopped = Apturēts. Lai turpinātu, palaid to pašu komandu vēlreiz.
cli-solve-none = Tabulu vēl nav.
cli-solve-file = Tabula: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [zero] Spoki: { $ghosts }, dzīvības: { $lives }. PAKMENS var panākt drošu uzvaru { $rounds } raundos.
        [one] Spoki: { $ghosts }, dzīvības: { $lives }. PAKMENS var panākt drošu uzvaru { $rounds } raundā.
       *[other] Spoki: { $ghosts }, dzīvības: { $lives }. PAKMENS var panākt drošu uzvaru { $rounds } raundos.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [zero] Spoki: { $ghosts }, dzīvības: { $lives }. Spoki var panākt drošu uzvaru; PAKMENU noķers ne vairāk kā { $rounds } raundos.
        [one] Spoki: { $ghosts }, dzīvības: { $lives }. Spoki var panākt drošu uzvaru; PAKMENU noķers ne vairāk kā { $rounds } raundā.
       *[other] Spoki: { $ghosts }, dzīvības: { $lives }. Spoki var panākt drošu uzvaru; PAKMENU noķers ne vairāk kā { $rounds } raundos.
    }
cli-solve-verdict-open = Spoki: { $ghosts }, dzīvības: { $lives }. Neviens nevar panākt drošu uzvaru.
cli-solve-folder = Tabulas mapē { $path }:
cli-solve-column-maze = labirints
cli-solve-column-number = spoki
cli-solve-column-size = lielums
cli-solve-column-file = fails
cli-solve-column-lives = dzīvības
cli-solve-column-start = sākums
cli-solve-column-rounds = raundi
cli-solve-column-pacman = uzvar PAKMENS
cli-solve-column-ghosts = uzvar spoki
cli-solve-column-open = neviens
cli-solve-column-longest = garākais
cli-solve-longest = PAKMENS { $pacman }, spoki { $ghosts }
cli-solve-value-pacman = PAKMENS
cli-solve-value-ghosts = spoki
cli-solve-value-open = neviens
cli-mazes-hint =
    Perfekta spēle: kas ar četriem spokiem var panākt drošu uzvaru un cik raundos.
    Līmeņi: PAKMENA rezultāts, ja abām pusēm ir viens līmenis.
    hedgemaze mazes MAZE parāda vairāk; hedgemaze tty pacman --maze MAZE to spēlē.
cli-mazes-column-name = apzīmējums
cli-mazes-column-title = nosaukums
cli-mazes-column-exact = perfekta spēle
cli-mazes-column-level = līmenis { $level }
cli-mazes-column-ghosts = spoki: { $n }
cli-mazes-column-equal = līmenis
cli-mazes-column-score = rezultāts
cli-mazes-column-handicap = vistuvāk vienlīdzībai
cli-mazes-column-handicap-score = rezultāts
cli-mazes-standard = parastie noteikumi
