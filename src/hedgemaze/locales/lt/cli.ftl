cli-about = Žaidžia pagal „Quoridor PAC-MAN“ taisykles: klasika nuo 2 iki 4 žaidėjų ir du PAC-MAN’o režimai.
cli-start = Kad žaistum, pradėk nuo hedgemaze tty; hedgemaze modes parodo, kas čia yra.
cli-usage = Naudojimas:
cli-options = Parinktys
cli-arguments = Argumentai
cli-commands = Komandos
cli-panel-where = Nuo ko pradėti
cli-default = [numatyta: { "{}" }]
cli-required = [būtina]
cli-help = Parodyti šį tekstą ir išeiti.
cli-try = (bandyk '{ $path } --help')
cli-standard-input = standartinė įvestis
cli-command-tty = Žaisti terminale: visi prie vienos klaviatūros arba su kompiuteriu.
cli-command-modes = Išvardyti penkis režimus ir jų labirintus; nurodžius režimą, viską apie jį.
cli-command-show = Parodyti poziciją: lentą, kieno ėjimas ir kaip žaidimas baigėsi, jei baigtas.
cli-command-legal = Išvardyti pozicijos leidžiamus veiksmus arba pasakyti, kodėl kuris neleidžiamas (išėjimo kodas 1).
cli-command-perft = Suskaičiuoti nurodyto ilgio leidžiamų veiksmų sekas; paskutinėje eilutėje tik skaičius.
cli-command-convert = Konvertuoti žaidimus ir pozicijas: užrašus, JSON, pozicijų tekstus, vien ėjimus, paveikslėlius, tekstines lentas.
cli-command-check =
    Patikrinti užrašus, labirintus, JSON ir pozicijų tekstus: po eilutę kiekvienam žaidimui, visos blogo labirinto priežastys.
    
    Išėjimo kodas yra 0, jei viskas gerai, 1, jei kas nors blogai, 2, jei failo visai nepavyksta perskaityti.
cli-command-bench = Parodyti branduolio parašą, skaičių, kuris turi sutapti visuose dariniuose, ir kaip greitai jis čia veikia.
cli-command-analyse = Pasakyti, ką variklis mano apie poziciją: vertes, geriausius veiksmus ir variantus.
cli-command-match = Leisti varikliams žaisti vieniems su kitais ir juos įvertinti.
cli-command-ugi = Kalbėti UGI protokolu (apibendrintu UCI) per standartinę įvestį ir išvestį; jį rodo docs/protocols.md.
cli-command-serve = Teikti puslapį ir jo žaidimus; sustoja su Ctrl-C.
cli-command-backup = Nukopijuoti serverio duomenų bazę tokią, kokia ji yra tą akimirką; serveris gali dirbti toliau.
cli-command-export = Parodyti visus baigtus serverio žaidimus, seniausius pirmus; serveris gali veikti.
cli-option-analyse-json-lines = Atsakyti į daug užklausų iš standartinės įvesties, kaip rodo docs/protocols.md.
cli-option-analyse-seconds = Galvoti tiek laiko; jei nepasakyta, 1 sekundę.
cli-option-analyse-nodes = Peržiūrėti tiek pozicijų.
cli-option-analyse-lines = Kiek veiksmų rodyti.
cli-option-analyse-threads = Paieškos gijos.
cli-option-analyse-workers = Su --json-lines: paieškų vienu metu.
cli-option-analyse-seed = Sėkla tam, ką paieška palieka atsitiktinumui.
cli-option-app-version = Parodyti versiją ir išeiti.
cli-option-app-install-completion = Įdiegti užbaigimą dabartinei aplinkai.
cli-option-app-show-completion = Parodyti dabartinės aplinkos užbaigimo scenarijų.
cli-option-json = Parodyti rezultatą kaip JSON.
cli-option-backup-file = Kur dėti kopiją; jei jau yra, pakeičiama.
cli-option-check-file = Užrašai, labirintai, JSON arba pozicijų tekstai; - skaito standartinę įvestį.
cli-option-convert-in = Failas; - skaito standartinę įvestį.
cli-option-convert-out = Failas; be jo arba su - išvedama į ekraną.
cli-option-convert-from = Kas yra IN; be to sprendžiama pagal turinį.
cli-option-convert-to = Ką rašyti.
cli-option-convert-dialect = IN užrašymo būdas: { $dialects }.
cli-option-convert-mode = Kurio režimo yra ėjimai; be to classic2.
cli-option-convert-game = Tik žaidimas ar pozicija numeriu N.
cli-option-convert-at = Tik pirmieji N žaidimo įrašų.
cli-option-export-json-lines = Po vieną JSON objektą žaidimui, kartu su žaidimo kambariu.
cli-option-legal-numbers = Prieš kiekvieną veiksmą rodyti jo numerį.
cli-option-legal-json = Parodyti sąrašą kaip JSON.
cli-option-legal-why = Pasakyti, ar šis veiksmas leidžiamas, o jei ne, kodėl.
cli-option-match-player = { $players }, nuo level-1 iki level-8 arba vardai iš failo, kurį nurodo --engines.
cli-option-match-engines = Išorinių variklių TOML failas (docs/protocols.md).
cli-option-match-games = Iš viso partijų, suapvalinta aukštyn, kad visi kiekvienoje vietoje sėdėtų vienodai dažnai.
cli-option-match-seed = Debiutų ir atsitiktinumo sėkla.
cli-option-match-schedule = Vienas iš { $schedules }.
cli-option-match-concurrency = Žaidimų vienu metu.
cli-option-match-log = Rašyti baigtus žaidimus čia ir iš čia tęsti.
cli-option-match-movetime = Milisekundės veiksmui; jei nepasakyta, 1000.
cli-option-match-clock = Sekundės kiekviename laikrodyje ir kiek pridedama po ėjimo: 60+1.
cli-option-match-nodes = Mazgai veiksmui.
cli-option-match-margin = Kiek veiksmas gali užtrukti ilgiau, kol žaidimas pralaimimas.
cli-option-match-sprt = Baigti, kai tik aišku, kuri iš dviejų Elo ribų galioja, pavyzdžiui, 0,10.
cli-option-match-alpha = Klaidingo „taip“ tikimybė.
cli-option-match-beta = Klaidingo „ne“ tikimybė.
cli-option-match-mazes = PAC-MAN’o režimai: { $mazes } (paties režimo).
cli-option-modes-mode = Papasakoti viską apie šį režimą, kartu ir namų taisykles.
cli-option-mode = { $modes }; arba visas režimo tekstas, pavyzdžiui, 'pacman;maze=A2'.
cli-option-where = { $modes }; arba visas režimo tekstas, pavyzdžiui, 'pacman;maze=A2'. Tinka ir pozicijos tekstas kabutėse, o - jį skaito iš standartinės įvesties. Be to classic2.
cli-option-position = Pradėti nuo šio pozicijos teksto; - jį skaito iš standartinės įvesties.
cli-option-actions = Pirma atlikti šiuos, pavyzdžiui, 'e2 e8 e3h'.
cli-option-size = Klasika: 3, 5, 7 arba 9 dydžio lenta.
cli-option-fences = Klasika: tvorų kiekvienai pusei.
cli-option-maze = PAC-MAN’o režimai: labirinto pavadinimas (žr. hedgemaze modes) arba labirinto failas.
cli-option-house = Namų taisyklė (žr. hedgemaze modes MODE); galima kartoti.
cli-option-players = PAC-MAN’o režimai: nuo 2 iki 5 žaidėjų, kurie pasidalija vaiduoklius.
cli-option-ascii = Piešti lentą tik ASCII ženklais.
cli-option-perft-depth = Kiek veiksmų gylyn.
cli-option-perft-divide = Rodyti ir skaičių po kiekvieno pirmo veiksmo.
cli-option-perft-body = Kas skaičiuoja: greitasis branduolys ar pavyzdinės taisyklės.
cli-option-serve-host = Adresas, kuriuo klausytis; 0.0.0.0 visiems.
cli-option-serve-port = Prievadas; 0 bet kuriam laisvam.
cli-option-serve-data = Kur yra duomenų bazė; jei nepasakyta, naudotojo duomenų aplanke.
cli-option-serve-database = PostgreSQL duomenų bazė vietoj įtaisytosios.
cli-option-serve-nats = Kur keli vienos duomenų bazės serveriai girdi vienas kitą, per NATS.
cli-option-serve-proxy = Tarpinis serveris, kuriuo tikima, kai jis pasako, kas klausia; galima kartoti.
cli-option-serve-site = Vardas, kuriuo žmonės pasiekia serverį; galima kartoti.
cli-option-serve-open = Atverti naršyklę; savaime tik terminale.
cli-option-serve-workers = Procesai varikliams; 0, jei nereikia.
cli-option-serve-limits = Riboti, kiek gali prašyti vienas adresas.
cli-option-serve-expire-days = Ištrinti nebaigtus žaidimus, kurių tiek dienų niekas nenaudojo; 0, jei niekada.
cli-option-serve-expire-finished-days = Ištrinti baigtus žaidimus, kurių tiek dienų niekas nenaudojo; 0, jei niekada.
cli-option-serve-log = debug, info, warning arba error.
cli-option-show-svg = Vietoj to rašyti paveikslėlį; - jį išveda į ekraną.
cli-option-show-theme = Kaip atrodo paveikslėlis.
cli-option-show-json = Vietoj to parodyti poziciją kaip JSON.
cli-option-show-text = Vietoj to parodyti pozicijos tekstą viena eilute.
cli-option-tty-mode = { $modes }. Be to classic2.
cli-option-tty-first = Klasika: kas pradeda, pavyzdžiui, south; arba random.
cli-option-tty-load = Tęsti įrašytą žaidimą.
cli-option-tty-level = Žaisti su kompiuteriu, 1 yra silpniausias.
cli-option-tty-side = Su --level: kuri pusė esi tu, pavyzdžiui, south arba ghosts.
cli-option-tty-names = Kas žaidžia, pavyzdžiui, 'Ada,Bob'.
cli-option-app-language = Kalbėti šia kalba, pavyzdžiui, fr arba zh-Hant; be to sistemos kalba.
cli-analyse-action = veiksmas
cli-analyse-visits = apsilankymai
cli-analyse-line = variantas
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
cli-serve-at = Hedgemaze veikia adresu { $address }
cli-serve-kept = Žaidimai laikomi čia: { $path }
cli-serve-no-page = Puslapis nesukurtas, todėl naršyklės mato tik pastabą. Paleisk ./play išeities kodo aplanke arba ten įvykdyk { $command } ir įdiek iš naujo.
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
cli-match-pellets-as = piliulės, kaip { $side }
cli-match-range = nuo { $low } iki { $high }
cli-match-game = žaidimas { $number } iš { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = žaidimas { $number } iš { $total }: { $seats } { $result } ({ $reason }; gedimai: { $failures })
cli-match-failure = žaidimas { $number }: { $player } { $code } { $message }
cli-match-pairs = Poros, { $one } prieš { $other } (0, ½, 1, 1½, 2 taškai): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervale [{ $lower }, { $upper }], priimta: ne stipresnis
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervale [{ $lower }, { $upper }], priimta: stipresnis
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr } intervale [{ $lower }, { $upper }], neaišku
cli-modes-hint = hedgemaze modes MODE apie vieną jų papasakoja daugiau; hedgemaze tty MODE jį žaidžia.
cli-modes-about-classic2 = Quoridor dviem: pasiek priešingą kraštą greičiau už varžovą.
cli-modes-about-classic3 = Quoridor trims, kiekvienas už save.
cli-modes-about-classic4 = Quoridor keturiems, kiekvienas už save.
cli-modes-about-pacman = PAC-MAN’as prieš keturis vaiduoklius nekintančiame labirinte: keturios piliulės anksčiau nei trys pagavimai.
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
