cli-about = Žaidžia pagal „Quoridor PAC-MAN“ taisykles: klasika nuo 2 iki 4 žaidėjų ir du PAC-MAN’o režimai.
cli-start = Kad žaistum, pradėk nuo hedgemaze tty; hedgemaze modes parodo, kas čia yra.
cli-usage = Naudojimas:
cli-options = Parinktys
cli-arguments = Argumentai
cli-commands = Komandos
cli-panel-where = Pradinė pozicija
cli-default = [numatyta: { "{}" }]
cli-required = [būtina]
cli-help = Parodyti šį tekstą ir išeiti.
cli-try = { $problem } (bandyk '{ $path } --help')
cli-standard-input = standartinė įvestis
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Žaisti terminale: visi prie vienos klaviatūros arba su kompiuteriu.
cli-command-modes = Išvardyti penkis režimus ir jų labirintus; nurodžius režimą, parodyti viską apie jį.
cli-command-mazes = Išvardyti galerijos labirintus nuo palankių PAC-MAN’ui iki palankių vaiduokliams; nurodžius labirintą, parodyti viską apie jį.
cli-command-show = Parodyti poziciją: lentą, kieno ėjimas ir kaip žaidimas baigėsi, jei baigtas.
cli-command-legal = Išvardyti pozicijos leidžiamus veiksmus arba pasakyti, kodėl kuris neleidžiamas (išėjimo kodas 1).
cli-command-perft = Suskaičiuoti nurodyto ilgio leidžiamų veiksmų sekas; paskutinėje eilutėje tik skaičius.
cli-command-convert = Konvertuoti žaidimus ir pozicijas: užrašus, JSON, pozicijų tekstus, vien ėjimus, paveikslėlius, tekstines lentas.
cli-command-check =
    Patikrinti užrašus, labirintus, JSON ir pozicijų tekstus: po eilutę kiekvienam žaidimui, netinkamam labirintui visos priežastys.
    
    Išėjimo kodas yra 0, jei viskas gerai, 1, jei kas nors blogai, 2, jei failo visai nepavyksta perskaityti.
cli-command-bench = Parodyti branduolio parašą, skaičių, kuris turi sutapti visuose dariniuose, ir kaip greitai jis čia veikia.
cli-command-analyse = Parodyti, ką variklis mano apie poziciją: vertes, geriausius veiksmus ir variantus.
cli-command-match = Leisti varikliams žaisti vieniems su kitais ir juos įvertinti.
cli-command-puzzles = Sukurti režimo galvosūkių: pozicijų su vienu sprendimu, įrodytų ir įvertintų.
cli-command-solve = Išspręsti PAC-MAN’o varianto labirintą: kas gali užsitikrinti pergalę iš kiekvienos pozicijos.
cli-command-learn = Mokyti tinklą iš žaidimų, kuriuos variklis žaidžia pats su savimi; tai aprašo docs/learning.md.
cli-command-ugi = Kalbėti UGI protokolu (apibendrintu UCI) per standartinę įvestį ir išvestį; jį rodo docs/protocols.md.
cli-command-serve = Paleisti puslapio ir jo žaidimų serverį; sustabdomas su Ctrl-C.
cli-command-bot = Leisti varikliui žaisti prie serverio stalo; sustabdoma su Ctrl-C.
cli-command-backup = Nukopijuoti serverio duomenų bazę tokią, kokia ji yra tą akimirką; serveris gali dirbti toliau.
cli-command-admin = Sukurti, išvardyti ar atšaukti prižiūrėtojų raktus, atveriančius serverio prižiūrėtojų puslapį; serveris gali veikti.
cli-command-migrate = Sukurti ar atnaujinti serverio duomenų bazės lenteles ir baigti.
cli-command-export = Parodyti visus baigtus serverio žaidimus, seniausius pirmus; serveris gali veikti.
cli-option-analyse-json-lines = Atsakyti į daug užklausų iš standartinės įvesties, kaip rodo docs/protocols.md.
cli-option-analyse-seconds = Galvojimo laikas sekundėmis; numatyta 1.
cli-option-analyse-nodes = Kiek pozicijų peržiūrėti.
cli-option-analyse-lines = Kiek veiksmų rodyti.
cli-option-analyse-threads = Paieškos gijos.
cli-option-bot-link = Stalo nuoroda, kaip ją rodo puslapis.
cli-option-bot-engine = Variklio, kalbančio UGI protokolu, komanda, pavyzdžiui, 'hedgemaze ugi'.
cli-option-bot-level = Vietoj --engine: kompiuterio lygis, 1 yra silpniausias.
cli-option-bot-name = Vardas prie stalo.
cli-option-bot-seat = Kurią vietą užimti; 0 – pirmą laisvą.
cli-option-bot-movetime = Milisekundės veiksmui; be laikrodžio numatyta 1000.
cli-option-bot-games = Kiek žaidimų žaisti, jei būna revanšų.
cli-option-bot-seed = Sėkla, su kuria atsitiktiniai pasirinkimai pakartojami.
cli-option-analyse-workers = Su --json-lines: kiek paieškų vienu metu.
cli-option-analyse-seed = Paieškos atsitiktinių pasirinkimų sėkla.
cli-option-app-version = Parodyti versiją ir išeiti.
cli-option-app-install-completion = Įdiegti komandų automatinį užbaigimą dabartiniam apvalkalui.
cli-option-app-show-completion = Parodyti automatinio užbaigimo scenarijų dabartiniam apvalkalui.
cli-option-json = Parodyti rezultatą kaip JSON.
cli-option-backup-file = Kur rašyti kopiją; esamas failas pakeičiamas.
cli-option-admin-action = token sukuria raktą ir kartą jį parodo; list išvardija visus; revoke atšaukia vieną.
cli-option-admin-label = Rakto pavadinimas; jį rodo veiksmų žurnalas.
cli-option-check-file = Užrašai, labirintai, JSON arba pozicijų tekstai; - skaito standartinę įvestį.
cli-option-convert-in = Įvesties failas; - skaito standartinę įvestį.
cli-option-convert-out = Išvesties failas; be jo arba su - rezultatas rodomas ekrane.
cli-option-convert-from = Failo IN formatas; be to nustatomas pagal turinį.
cli-option-convert-to = Kokiu formatu rašyti.
cli-option-convert-dialect = IN užrašymo būdas: { $dialects }.
cli-option-convert-mode = Kurio režimo yra ėjimai; numatyta classic2.
cli-option-convert-game = Tik žaidimas ar pozicija numeriu N.
cli-option-convert-at = Tik pirmieji N žaidimo įrašų.
cli-option-export-json-lines = Po vieną JSON objektą žaidimui, kartu su jo stalo id.
cli-option-legal-numbers = Prieš kiekvieną veiksmą rodyti jo numerį.
cli-option-legal-json = Parodyti sąrašą kaip JSON.
cli-option-legal-why = Pasakyti, ar šis veiksmas leidžiamas, o jei ne, kodėl.
cli-option-match-player = { $players }, nuo level-1 iki level-8 arba vardai iš failo, kurį nurodo --engines.
cli-option-match-engines = Išorinių variklių TOML failas (docs/protocols.md).
cli-option-match-games = Iš viso žaidimų, suapvalinta aukštyn, kad visi kiekvienoje vietoje sėdėtų vienodai dažnai.
cli-option-match-seed = Pradžių ir atsitiktinių pasirinkimų sėkla.
cli-option-match-schedule = Vienas iš { $schedules }.
cli-option-match-concurrency = Žaidimų vienu metu.
cli-option-match-log = Rašyti baigtus žaidimus čia ir iš čia tęsti.
cli-option-match-movetime = Milisekundės veiksmui; numatyta 1000.
cli-option-match-clock = Sekundės kiekviename laikrodyje ir sekundės, pridedamos po ėjimo: 60+1.
cli-option-match-nodes = Mazgai veiksmui.
cli-option-match-margin = Kiek veiksmas gali užtrukti ilgiau, kol žaidimas pralaimimas.
cli-option-match-sprt = Baigti, kai tik aišku, kuri iš dviejų Elo ribų galioja, pavyzdžiui, 0,10.
cli-option-match-alpha = Klaidingai teigiamo rezultato tikimybė.
cli-option-match-beta = Klaidingai neigiamo rezultato tikimybė.
cli-option-match-mazes = PAC-MAN’o režimai: { $mazes } (paties režimo).
cli-option-modes-mode = Parodyti viską apie šį režimą, kartu ir namų taisykles.
cli-option-mazes-maze = Galerijos labirintas.
cli-option-solve-maze = Labirinto pavadinimas (žr. hedgemaze mazes) arba labirinto failas.
cli-option-solve-ghosts = Kiek vaiduoklių žaidžia, nuo 1 iki 4; pirmas Blinky.
cli-option-solve-lives = Kiek pagavimų baigia žaidimą, nuo 1 iki 5.
cli-option-solve-out = Lentelės failas; numatyta – failas tavo duomenų aplanke.
cli-option-solve-list = Išvardyti duomenų aplanko lenteles.
cli-option-puzzles-number = Kiek galvosūkių sukurti.
cli-option-puzzles-seed = Žaidimų, iš kurių imamos pozicijos, sėkla.
cli-option-puzzles-games = Baigti po tiek žaidimų, net jei galvosūkių mažiau.
cli-option-puzzles-out = Galvosūkių failas; kitų režimų galvosūkiai jame lieka.
cli-option-tty-puzzle = Spręsti galvosūkį: šios dienos arba tą, kurio id, tema ar režimas nurodytas kaip MODE.
cli-option-solve-threads = Gijų skaičius; numatyta – visi procesoriai.
cli-option-learn-config = Konfigūracijos failas (TOML) su mokymo parinktimis.
cli-option-learn-folder = Mokymo aplankas; pradėtas mokymas ten tęsiamas.
cli-option-learn-minutes = Kiek minučių trunka mokymas.
cli-option-learn-selfplay = Programa selfplay, kuri žaidžia žaidimus.
cli-option-learn-set = Nustatyti bet kurią mokymo parinktį; galima kartoti.
cli-option-mode = { $modes }; arba visas režimo tekstas, pavyzdžiui, 'pacman;maze=A2'.
cli-option-where = { $modes }; arba visas režimo tekstas, pavyzdžiui, 'pacman;maze=A2'. Tinka ir pozicijos tekstas kabutėse, o - jį skaito iš standartinės įvesties. Numatyta classic2.
cli-option-position = Pradėti nuo šio pozicijos teksto; - jį skaito iš standartinės įvesties.
cli-option-actions = Pirma atlikti šiuos veiksmus, pavyzdžiui, 'e2 e8 e3h'.
cli-option-size = Klasika: lentos dydis, 3, 5, 7 arba 9.
cli-option-fences = Klasika: tvorų kiekvienai pusei.
cli-option-maze = PAC-MAN’o režimai: labirinto pavadinimas (žr. hedgemaze modes) arba labirinto failas.
cli-option-house = Namų taisyklė (žr. hedgemaze modes MODE); galima kartoti.
cli-option-players = PAC-MAN’o režimai: nuo 2 iki 5 žaidėjų, kurie pasidalija vaiduoklius.
cli-option-ascii = Piešti lentą tik ASCII ženklais.
cli-option-perft-depth = Gylis veiksmais.
cli-option-perft-divide = Rodyti ir skaičių po kiekvieno pirmo veiksmo.
cli-option-perft-backend = Kas skaičiuoja: greitasis branduolys ar pavyzdinės taisyklės.
cli-option-serve-host = Adresas, kuriuo klausytis; 0.0.0.0 visiems.
cli-option-serve-port = Prievadas; 0 bet kuriam laisvam.
cli-option-serve-data = Duomenų bazės aplankas; numatyta – naudotojo duomenų aplankas.
cli-option-serve-database = PostgreSQL duomenų bazė vietoj įtaisytosios.
cli-option-serve-nats = NATS serverio URL, per kurį keli vienos duomenų bazės serveriai praneša vienas kitam.
cli-option-serve-proxy = Patikimas atvirkštinis tarpinis serveris, kurio nurodytu kliento adresu tikima; galima kartoti.
cli-option-serve-site = Serverio vardas, kuriuo jį pasiekia žmonės; galima kartoti.
cli-option-serve-open = Atverti naršyklę; numatyta – tik terminale.
cli-option-serve-workers = Variklių procesų skaičius; 0, jei nereikia.
cli-option-serve-limits = Riboti, kiek gali prašyti vienas adresas.
cli-option-serve-expire-days = Ištrinti nebaigtus žaidimus, kurių tiek dienų niekas nenaudojo; 0, jei niekada.
cli-option-serve-expire-finished-days = Ištrinti baigtus žaidimus, kurių tiek dienų niekas nenaudojo; 0, jei niekada.
cli-option-serve-log = debug, info, warning arba error.
cli-option-serve-contact = Kur pranešimų tarnybų valdytojai gali tave pasiekti: mailto:… arba https://….
cli-option-serve-push-service = Dar viena pranešimų tarnyba, kuriai galima siųsti pranešimus; galima kartoti.
cli-option-serve-drain = Kiek sekundžių veikti po sustabdymo signalo, kol /ready tarpiniams serveriams sako nebesiųsti naujų klientų.
cli-option-serve-admin-token-file = Failas su prižiūrėtojo raktu; jei jo nėra, sukuriamas.
cli-option-serve-backup-folder = Retkarčiais kopijuoti duomenų bazę į šį aplanką (tik SQLite).
cli-option-serve-backup-every = Valandos tarp dviejų kopijų; 0 – tik tos, kurių paprašo prižiūrėtojas.
cli-option-serve-backup-keep = Kiek kopijų saugoti.
cli-option-serve-solve = Kurti tikslių verčių lenteles, kurių prašo labirintų piešimas.
cli-option-serve-solve-space = Vieta diske visoms šioms lentelėms, gigabaitais.
cli-option-serve-tracing = Siųsti sekimo duomenis su OpenTelemetry; kur, pasako OTEL_… kintamieji.
cli-option-show-svg = Vietoj to rašyti paveikslėlį; - jį parodo ekrane.
cli-option-show-theme = Paveikslėlio išvaizda.
cli-option-show-json = Vietoj to parodyti poziciją kaip JSON.
cli-option-show-text = Vietoj to parodyti pozicijos tekstą viena eilute.
cli-option-tty-mode = { $modes }. Numatyta classic2.
cli-option-tty-first = Klasika: kas pradeda, pavyzdžiui, south; arba random.
cli-option-tty-load = Tęsti įrašytą žaidimą.
cli-option-tty-level = Žaisti su kompiuteriu; 1 yra silpniausias lygis.
cli-option-tty-side = Su --level: kuri pusė esi tu, pavyzdžiui, south arba ghosts.
cli-option-tty-names = Žaidėjų vardai, pavyzdžiui, 'Ada,Bob'.
cli-option-app-language = Kalba, pavyzdžiui, fr arba zh-Hant; numatyta – sistemos kalba.
cli-analyse-action = veiksmas
cli-analyse-visits = apsilankymai
cli-analyse-line = variantas
cli-analyse-exact = Tikrai žinoma: { $verdict }
cli-analyse-best = Geriausi veiksmai: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] { $n } pozicija per { $seconds } s
        [few] { $n } pozicijos per { $seconds } s
       *[other] { $n } pozicijų per { $seconds } s
    }
cli-analyse-ways = Žingsniai iki tikslo: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: { $bytes } baitas
        [few] { $path }: { $bytes } baitai
       *[other] { $path }: { $bytes } baitų
    }
cli-migrate-done = Duomenų bazės schemos versija: { $version }.
cli-admin-revoked = Raktas { $label } atšauktas.
cli-serve-at = Hedgemaze veikia adresu { $address }
cli-serve-kept = Žaidimai laikomi čia: { $path }
cli-serve-no-page = Puslapis nesukurtas, todėl naršyklės mato tik pastabą. Paleisk ./play išeities kodo aplanke arba ten įvykdyk { $command } ir įdiek iš naujo.
cli-bot-engine = Variklis
cli-bot-level = Lygis { $level }
cli-bot-seated = Vieta { $seat }: { $side }, { $mode }
cli-bot-resume = Nuoroda grįžti į šią vietą: { $link }
cli-bot-waiting = Laukiama kitų žaidėjų
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Pasitraukta nuo stalo
cli-check-game =
    { $actions ->
        [one] žaidimas { $number }: gerai, { $mode }, { $actions } veiksmas, { $end }
        [few] žaidimas { $number }: gerai, { $mode }, { $actions } veiksmai, { $end }
       *[other] žaidimas { $number }: gerai, { $mode }, { $actions } veiksmų, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] žaidimas { $number }: gerai, { $mode }, { $actions } veiksmas, nebaigtas
        [few] žaidimas { $number }: gerai, { $mode }, { $actions } veiksmai, nebaigtas
       *[other] žaidimas { $number }: gerai, { $mode }, { $actions } veiksmų, nebaigtas
    }
cli-check-position = pozicija { $number }: gerai, { $mode }, { $end }
cli-check-position-unfinished = pozicija { $number }: gerai, { $mode }, nebaigta
cli-check-maze = labirintas { $name }: gerai, režimas { $mode }
cli-check-maze-nameless = labirintas be pavadinimo: gerai, režimas { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirintas: blogai, { $n } priežastis:
        [few] labirintas: blogai, { $n } priežastys:
       *[other] labirintas: blogai, { $n } priežasčių:
    }
cli-check-wrong = blogai: { $problem }
cli-check-wrong-game = žaidimas { $number }: blogai: { $problem }
cli-check-wrong-position = pozicija { $number }: blogai: { $problem }
cli-check-wrong-json = json { $number }: blogai: { $problem }
cli-check-empty = blogai: čia nėra nė vieno žaidimo
cli-legal-yes = { $action } leidžiama.
cli-legal-no = { $action } neįmanoma.
cli-legal-in-way = Kelią užstoja: { $fences }.
cli-legal-piece = Susijusi figūrėlė: { $piece }.
cli-legal-shut-in = Užtverti (pažymėti { $mark }): { $squares }.
cli-legal-count = Leidžiami veiksmai: { $n }
cli-show-position = Pozicija: { $text }
cli-match-none = Žaidimų dar nėra
cli-match-done = Sužaista žaidimų: { $done } iš { $total }
cli-match-player = žaidėjas
cli-match-games = žaidimai
cli-match-points = taškai
cli-match-won = laimėta
cli-match-drawn = lygiosios
cli-match-failed = gedimai
cli-match-points-as = taškai kaip
cli-match-pellets-as = energijos piliulės, kaip { $side }
cli-match-range = nuo { $low } iki { $high }
cli-match-game = žaidimas { $number } iš { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = žaidimas { $number } iš { $total }: { $seats } { $result } ({ $reason }; gedimai: { $failures })
cli-match-failure = žaidimas { $number }: { $player } { $code } { $message }
cli-match-pairs = Poros, { $one } prieš { $other } (0, ½, 1, 1½, 2 taškai): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervale [{ $lower }, { $upper }], priimta: ne stipresnis
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervale [{ $lower }, { $upper }], priimta: stipresnis
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervale [{ $lower }, { $upper }], neaišku
cli-modes-hint = hedgemaze modes MODE apie vieną jų parodo daugiau; hedgemaze tty MODE jį žaidžia.
cli-modes-about-classic2 = Quoridor dviem: pasiek priešingą kraštą greičiau už varžovą.
cli-modes-about-classic3 = Quoridor trims, kiekvienas už save.
cli-modes-about-classic4 = Quoridor keturiems, kiekvienas už save.
cli-modes-about-pacman = PAC-MAN’as prieš keturis vaiduoklius nekintančiame labirinte: keturios energijos piliulės anksčiau nei trys pagavimai.
cli-modes-about-advanced = PAC-MAN’as prieš keturis vaiduoklius, su tuneliais ir tvoromis, kurias stato abi pusės.
cli-modes-mazes = Labirintai: { $mazes }
cli-modes-mazes-option = Labirintai: { $mazes } (--maze, taip pat failas)
cli-modes-maze-default = { $name } ({ $title }, numatytasis)
cli-modes-sides = Pusės ėjimų tvarka: { $sides }
cli-modes-fences = Tvorų kiekvienai pusei: { $n } (keičia --fences)
cli-modes-board = Lenta: { $size } × { $size } (--size 3, 5, 7 arba 9)
cli-modes-pieces = Figūrėlės: { $pieces }
cli-modes-players = Žaidėjai: nuo 2 iki 5, vienas yra PAC-MAN’as, kiti pasidalija vaiduoklius (--players)
cli-modes-stocks = Statomos tvoros: PAC-MAN’as { $pacman }, vaiduokliai { $ghosts }
cli-modes-house = Namų taisyklės (--house NAME=VALUE), kiekviena su savo punktu:
cli-modes-rule = { $name }: numatyta { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: dabar { $value }, numatyta { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = žaidimai: { $games }, rasta: { $found }
cli-puzzles-stopped = Sustabdyta. Kad tęstum, paleisk tą pačią komandą dar kartą.
cli-puzzles-made = Galvosūkių faile { $path }: { $n }.
cli-solve-memory = Sprendimui reikia atminties: { $needed }; laisva: { $free }.
cli-solve-pieces = Atminties mažai, todėl baigtos dalys lieka diske ir prireikus vėl skaitomos. Tai užtrunka ilgiau.
cli-solve-step = gyvybės: { $lives }, energijos piliulės: { $pellets }, raundai: { $rounds }
cli-solve-stopped = Sustabdyta. Kad tęstum, paleisk tą pačią komandą dar kartą.
cli-solve-none = Lentelių dar nėra.
cli-solve-file = Lentelė: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Vaiduokliai: { $ghosts }, gyvybės: { $lives }. PAC-MAN’as gali užsitikrinti pergalę per { $rounds } raundą.
        [few] Vaiduokliai: { $ghosts }, gyvybės: { $lives }. PAC-MAN’as gali užsitikrinti pergalę per { $rounds } raundus.
       *[other] Vaiduokliai: { $ghosts }, gyvybės: { $lives }. PAC-MAN’as gali užsitikrinti pergalę per { $rounds } raundų.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Vaiduokliai: { $ghosts }, gyvybės: { $lives }. Vaiduokliai gali užsitikrinti pergalę; PAC-MAN’ą pagaus ne vėliau kaip per { $rounds } raundą.
        [few] Vaiduokliai: { $ghosts }, gyvybės: { $lives }. Vaiduokliai gali užsitikrinti pergalę; PAC-MAN’ą pagaus ne vėliau kaip per { $rounds } raundus.
       *[other] Vaiduokliai: { $ghosts }, gyvybės: { $lives }. Vaiduokliai gali užsitikrinti pergalę; PAC-MAN’ą pagaus ne vėliau kaip per { $rounds } raundų.
    }
cli-solve-verdict-open = Vaiduokliai: { $ghosts }, gyvybės: { $lives }. Niekas negali užsitikrinti pergalės.
cli-solve-folder = Lentelės aplanke { $path }:
cli-solve-column-maze = labirintas
cli-solve-column-number = vaiduokliai
cli-solve-column-size = dydis
cli-solve-column-file = failas
cli-solve-column-lives = gyvybės
cli-solve-column-start = pradžia
cli-solve-column-rounds = raundai
cli-solve-column-pacman = laimi PAC-MAN’as
cli-solve-column-ghosts = laimi vaiduokliai
cli-solve-column-open = niekas
cli-solve-column-longest = ilgiausia
cli-solve-longest = PAC-MAN’as { $pacman }, vaiduokliai { $ghosts }
cli-solve-value-pacman = PAC-MAN’as
cli-solve-value-ghosts = vaiduokliai
cli-solve-value-open = niekas
cli-mazes-hint =
    Tobulas žaidimas: kas su keturiais vaiduokliais gali užsitikrinti rezultatą ir per kiek raundų.
    Lygiai: PAC-MAN’o rezultatas, kai abi pusės vienodo lygio.
    hedgemaze mazes MAZE parodo daugiau; hedgemaze tty pacman --maze MAZE jį žaidžia.
cli-mazes-column-name = žymuo
cli-mazes-column-title = pavadinimas
cli-mazes-column-exact = tobulas žaidimas
cli-mazes-column-level = lygis { $level }
cli-mazes-column-ghosts = vaiduokliai: { $n }
cli-mazes-column-equal = lygis
cli-mazes-column-score = rezultatas
cli-mazes-column-handicap = arčiausiai lygybės
cli-mazes-column-handicap-score = rezultatas
cli-mazes-standard = įprastos taisyklės
