app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Pereiti prie turinio
app-nav = Puslapiai
app-menu = Visų puslapių meniu
page-game = Žaidimas
page-new = Naujas žaidimas
page-maze = Labirintų piešimas
page-rules = Taisyklės
page-games = Mano žaidimai
page-puzzles = Galvosūkiai
page-analysis = Analizė
page-settings = Nuostatos
page-about = Apie žaidimą
page-privacy = Privatumas
page-missing = Puslapis nerastas
mode-classic2 = Klasika dviem
mode-classic3 = Klasika trims
mode-classic4 = Klasika keturiems
mode-pacman = PAC-MAN’o variantas
mode-advanced = PAC-MAN’as žinovams
mode-players-classic2 = 2 žaidėjai
mode-players-classic3 = 3 žaidėjai
mode-players-classic4 = 4 žaidėjai
mode-players-pacman = Nuo 2 iki 5 žaidėjų
mode-players-advanced = Nuo 2 iki 5 žaidėjų
mode-about-classic2 = Pasiek priešingą kraštą greičiau už varžovą. Tvoros kelią pailgina.
mode-about-classic3 = Trys figūrėlės, kiekvienam po šešias tvoras ir jokių sąjungininkų.
mode-about-classic4 = Keturios figūrėlės susitinka viduryje. Kiekvienas žaidžia už save.
mode-about-pacman =
    { $role ->
        [G] Pagauk PAC-MAN’ą tris kartus, kol jis nesuvalgė visų keturių energijos piliulių.
       *[P] Suvalgyk visas keturias energijos piliules, kol vaiduokliai tavęs nepagavo tris kartus.
    }
mode-about-advanced = Vaiduokliai veržiasi iš kambario, ir abi pusės stato tvoras.
front-title = Lenktynės labirinte, kurį statai tu
front-lead = Lenktyniauk, statyk tvoras, spruk nuo vaiduoklių. Žaisk iškart, po vieną ar kartu. Paskyros nereikia.
front-continue = Tęsti: { $mode }
front-continue-since = Žaista { $when }
front-pick = Pasirink žaidimą
front-play = Žaisti
front-role = Tu esi
front-computer = Žaisti su kompiuteriu
front-here = Žaisti šiame ekrane
front-set-up = Paruošti žaidimą
front-friends = Žaisti su draugais
front-more = Daugiau
front-learn = Mokytis žaisti
front-learn-about = Trumpos pamokos lentoje
front-rules = Taisyklės
front-rules-about = Perskaitysi per minutę
front-maze = Piešti labirintą
front-maze-about = Tavo labirintas vaiduokliams
front-analysis = Analizuoti
front-analysis-about = Kas laimi ir kodėl
front-games = Mano žaidimai
front-games-about = Tęsk, peržiūrėk, įrašyk
puzzle-daily = Dienos galvosūkis
front-daily-about = Kasdien naujas
front-daily-done = Išspręsta! Naujo ateik rytoj.
puzzle-days =
    { $n ->
        [one] { $n } diena iš eilės
        [few] { $n } dienos iš eilės
       *[other] { $n } dienų iš eilės
    }
front-continue-label = Žaidimai, kuriuos gali tęsti
front-your-turn = Tavo ėjimas
front-their-turn = Ėjimas: { $name }
front-you-are = Tu esi { $side }
front-against = Varžovo lygis { $level } · { $name }
front-ways = { $mode }: kiti būdai žaisti
level-label = Kompiuterio lygis
level-named = { $level } · { $name }
level-1 = Sėkla
level-2 = Daigas
level-3 = Sodinukas
level-4 = Krūmas
level-5 = Gyvatvorė
level-6 = Krūmo skulptūra
level-7 = Labirintas
level-8 = Minotauras
level-9 = Tobulas
level-match = Pagal mano jėgas
level-match-about = Lygis kyla, kai laimi, ir leidžiasi, kai pralaimi.
level-figures = Kiek jis stiprus?
level-rating-zero = Nuo 1 lygio prasideda skalė: jo stiprumas yra 0.
level-rating-elo = Išmatuotas stiprumas { $rating }, tarp { $low } ir { $high }. 1 lygio stiprumas yra 0; žaidėjas, kurio stiprumas 100 didesnis, laimi maždaug 64 žaidimus iš 100.
level-rating-score = Išmatuota žaidžiant su kitos pusės 3 lygiu: rezultatas { $rating } iš 100, tarp { $low } ir { $high }.
level-perfect-about = Su keturiais vaiduokliais žaidžia kaip stipriausias lygis. Su trimis ar mažiau vaiduoklių dabartinėje gyvybėje niekada neklysta. Tavo įrenginys tai apskaičiuoja žaidimo pradžioje.
level-like-classic-1 = Žaidžia savo malonumui ir daug ko nepastebi. Kaip tik pirmajam žaidimui.
level-like-classic-2 = Retai žiūri į priekį. Tinkamas varžovas pradedantiesiems.
level-like-classic-3 = Įveikia daugumą pradedančiųjų, bet jį lengva apgauti.
level-like-classic-4 = Geras varžovas, kai jau žaista kelis kartus.
level-like-classic-5 = Įveikia daugumą tų, kurie kartais pažaidžia.
level-like-classic-6 = Beveik nieko nepražiūri. Patyrusiems žaidėjams.
level-like-classic-7 = Žiūri toli į priekį. Mažai kas jį įveikia.
level-like-classic-8 = Stipriausias iš visų. Ar įveiksi jį nors kartą?
level-like-P-1 = PAC-MAN’as be jokio plano. Kaip tik pirmajai medžioklei.
level-like-P-2 = PAC-MAN’as, matantis tik artimiausią pavojų. Tinkamas varžovas pradedantiesiems.
level-like-P-3 = PAC-MAN’as, pasprunkantis nuo daugumos pradedančiųjų.
level-like-P-4 = PAC-MAN’as, kuris planuoja iš anksto ir sunkiai įkliūva.
level-like-P-5 = Stipriausias PAC-MAN’as. Ar pagausi jį nors kartą?
level-like-P-9 = PAC-MAN’as, kuris neklysta, kai suvalgytas bent vienas vaiduoklis, ir užduoda sunkių mįslių.
level-like-G-1 = Vaiduokliai, kurie klaidžioja be tikslo. Kaip tik pirmajam žaidimui.
level-like-G-2 = Vaiduokliai, kurie tave vejasi, bet palieka spragų. Tinkami varžovai pradedantiesiems.
level-like-G-3 = Vaiduokliai, kurie medžioja kartu ir įveikia daugumą pradedančiųjų.
level-like-G-4 = Vaiduokliai, kurie užkerta tau kelią. Patyrusiems žaidėjams.
level-like-G-5 = Stipriausi vaiduokliai. Spragų jie beveik nepalieka.
level-like-G-9 = Vaiduokliai, kurie neklysta, kai vienas jų suvalgytas, ir užduoda sunkių mįslių.
set-up-title = { $mode }: paruošk žaidimą
set-up-seats = Kas žaidžia
set-up-person = Kas nors prie šio ekrano
set-up-computer = Kompiuteris, lygis
set-up-who = Kas žaidžia: { $who }
set-up-name = Vardas: { $who }
set-up-name-hint = Vardas
set-up-ghost-players = Vaiduoklių žaidėjai
set-up-players-count =
    { $n ->
        [1] Vienas
        [one] { $n }
        [few] { $n }
       *[other] { $n }
    }
set-up-deal = Iš naujo padalyti vaiduoklius
set-up-ghost-player = Vaiduoklių žaidėjas { $n }
set-up-character = Veikėjas: { $who }
character-eater = Rijūnas
character-horns = Vaiduoklis su ragais
character-bow = Vaiduoklis su kaspinu
character-curl = Vaiduoklis su garbana
character-nightcap = Vaiduoklis su naktine kepure
set-up-first = Kas pradeda
set-up-lot = Atsitiktinai
set-up-loser = Kas pralaimėjo praeitą žaidimą
set-up-more = Lenta ir tvoros
set-up-size = Lenta
set-up-squares = { $size } × { $size } kvadratėlių
set-up-fences = Tvorų kiekvienam
set-up-fences-usual = { $n }, kaip įprasta
set-up-maze = Labirintas
set-up-maze-this = Šitas
set-up-maze-draw = Nupiešti
set-up-position = Žaidimas prasideda nuo šios pozicijos
set-up-bad = Taip žaisti negalima. Klaidos kodas: { $code }
set-up-start = Pradėti žaidimą
setting-theme = Išvaizda
theme-system = Kaip sistemoje
theme-arcade = Žaidimų automatas
theme-wood = Medis
theme-garden = Sodas
theme-paper = Popierius
theme-contrast = Didelis kontrastas
setting-pieces = Figūrėlės
pieces-characters = Veikėjai
pieces-pawns = Paprastos
pieces-counters = Žetonai
setting-fences = Tvoros
fences-theme = Visos vienos spalvos
fences-owners = Savininko spalvos
setting-language = Kalba
setting-language-system = Kaip naršyklėje
load-failed = Nepavyko įkelti šio puslapio. Ar yra interneto ryšys?
language-failed = { $language }: nepavyko įkelti šios kalbos. Ar yra interneto ryšys?
language-behind = { $language } (iš dalies angliškai)
setting-confirm = Patvirtinti tvorą prieš pastatant
confirm-touch = Tik liečiamuosiuose ekranuose
confirm-always = Visada
confirm-never = Niekada
setting-motion = Judėjimas
motion-system = Kaip sistemoje
motion-full = Visas
motion-none = Be judėjimo
setting-sounds = Garsai
setting-coordinates = Raidės ir skaičiai lentoje
setting-ways = Rodyti trumpiausius kelius
setting-premoves = Išankstiniai ėjimai: rinkis ėjimą, kol žaidžia kiti (internetu)
device-title = Išsaugota šiame įrenginyje
device-about = Tavo žaidimai, labirintai ir nuostatos laikomi šioje naršyklėje ir niekur kitur.
device-export = Įrašyti viską į failą
device-erase = Ištrinti viską
device-erased = Viskas ištrinta.
device-ask = Ištrinti visus šio įrenginio žaidimus, labirintus ir nuostatas? To atšaukti negalima.
games-none = Žaidimų dar nėra. Kiekvienas pradėtas žaidimas išsaugomas čia, šiame įrenginyje.
games-play = Sužaisti
games-running =
    { $n ->
        [0] Nepradėtas · { $when }
        [one] Kol kas { $n } veiksmas · { $when }
        [few] Kol kas { $n } veiksmai · { $when }
       *[other] Kol kas { $n } veiksmų · { $when }
    }
games-over =
    { $n ->
        [one] Baigtas po { $n } veiksmo · { $when }
        [few] Baigtas po { $n } veiksmų · { $when }
       *[other] Baigtas po { $n } veiksmų · { $when }
    }
games-remove = Ištrinti šį žaidimą: { $mode }
games-removed = Ištrinta: { $mode }
games-continue = Tęsti
games-look = Peržiūrėti
games-analyse = Analizuoti
games-save-all = Įrašyti visus į failą
games-open = Atverti žaidimų failus
games-opened =
    { $n ->
        [one] Pridėtas { $n } žaidimas.
        [few] Pridėti { $n } žaidimai.
       *[other] Pridėta { $n } žaidimų.
    }
games-open-bad = Šio failo žaidimo { $game } nepavyksta perskaityti. Klaidos kodas: { $code }
update-ready = Paruošta nauja versija.
update-now = Atnaujinti dabar
update-later = Vėliau
text-home = Į pradžios puslapį
about-1 = Hedgemaze yra laisvas atvirojo kodo stalo žaidimas su figūrėlėmis ir tvoromis, skirtas dviem–keturiems žaidėjams, ir jo variantai, kuriuose PAC-MAN’ą vejasi keturi vaiduokliai.
about-2 = Jis žaidžiamas pagal „Quoridor PAC-MAN“ taisykles. „Quoridor“ ir „PAC-MAN“ yra jų savininkų prekių ženklai, o savininkai su Hedgemaze niekuo nesusiję. Visi piešiniai, garsai, tekstai ir programos kodas yra mūsų pačių.
about-3 = Taisyklių knygelės labirinto paveikslėlio neturime. Hedgemaze labirintai yra atkurti, o tu gali nupiešti savų.
about-4 = Kompiuterio žaidėjai veikia tavo įrenginyje. Jie, kaip ir žmonės, kai ko nepastebi: kuo žemesnis lygis, tuo daugiau. Jei prie lygio yra skaičius, toks stiprumas išmatuotas žaidžiant su kitais lygiais.
about-5 = Šį puslapį gali įdiegti iš naršyklės meniu ir atverti kaip bet kurią kitą programėlę. Po pirmojo apsilankymo žaidimams šiame ekrane ir su kompiuteriu ryšio nereikia.
about-6 = Programos kodas atviras pagal licenciją „Apache License 2.0“.
privacy-1 = Žaidimai šiame ekrane ir su kompiuteriu niekada nepalieka tavo įrenginio. Jie laikomi šioje naršyklėje kartu su tavo labirintais ir nuostatomis.
privacy-2 = Paskyros nereikia. Nėra nei reklamos, nei sekimo, ir puslapis nieko neįkelia iš kitų svetainių.
privacy-3 = Žaidimas su draugais laikomas serveryje, iš kurio atsivėrė šis puslapis: ėjimai, įrašyti vardai ir žaidimo laikas. Vienas šios svetainės slapukas atsimena, kurios vietos yra tavo.
privacy-4 = Nuostatose gali viską, kas laikoma šiame įrenginyje, įrašyti į failą ir ištrinti.
missing-1 = Šiuo adresu puslapio nėra. Galbūt trūksta raidės.
shortcuts-title = Spartieji klavišai
shortcuts-board = Lentoje
shortcuts-fence = Tvoros
shortcuts-pacman = PAC-MAN’o žaidimai
shortcuts-page = Visur
shortcut-move = Judėti iš kvadratėlio į kvadratėlį
shortcut-edge = Pereiti prie lentos krašto
shortcut-act = Pasirinkti figūrėlę arba ja eiti į kvadratėlį
shortcut-type = Įrašyti veiksmą, pavyzdžiui, e2 arba e3h
shortcut-back = Padėti atgal, ką laikai
shortcut-fence = Paimti tvorą
shortcut-slide = Stumti tvorą
shortcut-turn = Pasukti tvorą
shortcut-place = Pastatyti tvorą
shortcut-stop = Baigti figūrėlės ėjimą arba visą savo ėjimą
shortcut-spend = Panaudoti energijos piliulę
shortcut-graph = Analizėje: žingsniuoti per žaidimą grafike
shortcut-card = Rodyti šiuos klavišus
key-enter = Enter
key-space = Tarpas
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Ratukas
key-right-click = Pelės dešinysis
