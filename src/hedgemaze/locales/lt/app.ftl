app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Pereiti prie turinio
app-nav = Puslapiai
page-game = Žaidimas
page-new = Naujas žaidimas
page-maze = Labirintų piešimas
page-rules = Taisyklės
page-games = Mano žaidimai
page-analysis = Analizė
page-settings = Nuostatos
page-about = Apie žaidimą
page-privacy = Privatumas
page-missing = Čia nieko nėra
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
mode-about-classic2 = Pasiek kitą pusę greičiau už varžovą. Tvoros kelią ilgina.
mode-about-classic3 = Trys figūrėlės, kiekvienam po šešias tvoras ir jokių draugų.
mode-about-classic4 = Keturios figūrėlės susitinka viduryje. Kiekvienas žaidžia už save.
mode-about-pacman =
    { $role ->
        [G] Sugauk PAC-MAN’ą tris kartus, kol jis nesuvalgė keturių piliulių.
       *[P] Suvalgyk keturias piliules, kol vaiduokliai tavęs nepagavo tris kartus.
    }
mode-about-advanced = Vaiduokliai veržiasi iš kambario, ir visi stato tvoras.
front-title = Lenktynės labirinte, kurį statai tu
front-lead = Figūrėlės bėga, tvoros kyla, vaiduokliai medžioja. Žaisk iškart, vienumoje ar su kitais, be paskyros.
front-continue = Tęsti: { $mode }
front-continue-since = Pertraukta { $when }
front-pick = Pasirink žaidimą
front-play = Žaisti
front-role = Tu esi
front-computer = Žaisti su kompiuteriu
front-here = Žaisti šiame ekrane
front-set-up = Paruošti stalą
front-friends = Žaisti su draugais
front-more = Daugiau
front-learn = Mokytis žaisti
front-learn-about = Trumpos pamokos lentoje
front-rules = Taisyklės
front-rules-about = Visos per minutę
front-maze = Piešti labirintą
front-maze-about = Tavo labirintas vaiduokliams
front-analysis = Analizuoti
front-analysis-about = Kas laimi ir kodėl
front-games = Mano žaidimai
front-games-about = Tęsk, peržiūrėk, įrašyk
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
set-up-title = { $mode }: paruošk stalą
set-up-seats = Kas žaidžia
set-up-person = Žmogus čia
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
set-up-lot = Lemia burtai
set-up-loser = Kas pralaimėjo praeitą žaidimą
set-up-more = Lenta ir tvoros
set-up-size = Lenta
set-up-squares = { $size } × { $size } kvadratėlių
set-up-fences = Tvorų kiekvienam
set-up-fences-usual = { $n }, kaip įprasta
set-up-maze = Labirintas
set-up-maze-this = Šitas
set-up-maze-draw = Nupiešti
set-up-position = Žaidimas prasideda čia
set-up-bad = Taip žaisti negalima ({ $code }).
set-up-start = Pradėti žaidimą
setting-theme = Išvaizda
theme-system = Kaip sistemoje
theme-arcade = Žaidimų automatas
theme-wood = Medis
theme-contrast = Didelis kontrastas
setting-language = Kalba
setting-language-system = Kaip naršyklėje
language-failed = { $language }: nepavyko įkelti šios kalbos. Ar yra ryšys?
language-behind = { $language } (iš dalies angliškai)
setting-confirm = Patvirtinti tvorą prieš pastatant
confirm-touch = Tik liečiant ekraną
confirm-always = Visada
confirm-never = Niekada
setting-motion = Judėjimas
motion-system = Kaip sistemoje
motion-full = Visas
motion-none = Be judėjimo
setting-sounds = Garsai
setting-coordinates = Raidės ir skaičiai lentoje
setting-ways = Rodyti trumpiausius kelius
device-title = Kas laikoma šiame įrenginyje
device-about = Žaidimai, labirintai ir nuostatos yra šios naršyklės saugykloje ir niekur kitur.
device-export = Įrašyti viską į failą
device-erase = Ištrinti viską
device-erased = Viskas ištrinta.
device-ask = Ištrinti visus šio įrenginio žaidimus, labirintus ir nuostatas? To atšaukti negalima.
games-none = Žaidimų dar nėra. Kiekvienas pradėtas žaidimas laikomas čia, šiame įrenginyje.
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
games-open = Atverti užrašus
games-opened =
    { $n ->
        [one] Pridėtas { $n } žaidimas.
        [few] Pridėti { $n } žaidimai.
       *[other] Pridėta { $n } žaidimų.
    }
games-open-bad = Šio failo žaidimo { $game } nepavyksta perskaityti ({ $code }).
update-ready = Paruošta nauja versija.
update-now = Naudoti dabar
update-later = Vėliau
text-home = Į pradžios puslapį
about-1 = Hedgemaze yra laisva programa stalo žaidimui su figūrėlėmis ir tvoromis nuo dviejų iki keturių žaidėjų ir jo variantams su apvaliu rijūnu ir keturiais vaiduokliais.
about-2 = Ji žaidžia pagal „Quoridor PAC-MAN“ taisykles. „Quoridor“ ir „PAC-MAN“ yra jų savininkų prekių ženklai, o Hedgemaze su jais niekuo nesusijusi. Piešiniai, garsai, žodžiai ir programa yra mūsų pačių.
about-3 = Knygelės labirinto paveikslėlio tarp mūsų šaltinių nėra. Su Hedgemaze pateikiami labirintai yra atkurti, o tu gali nupiešti savų.
about-4 = Varžovai galvoja tavo įrenginyje. Jie, kaip ir žmonės, kai ko nepastebi: kuo žemesnis lygis, tuo daugiau. Jei lygis turi skaičių, jis išmatuotas žaidžiant su kitais lygiais.
about-5 = Įdiek puslapį iš naršyklės meniu, ir jis atsivers kaip bet kuri kita programėlė. Žaidimams šiame ekrane ir su kompiuteriu po pirmojo apsilankymo ryšio nereikia.
about-6 = Programos kodas atviras pagal licenciją „Apache License 2.0“.
privacy-1 = Žaidimai šiame ekrane ir su kompiuteriu niekada nepalieka tavo įrenginio. Jie laikomi šios naršyklės saugykloje kartu su tavo labirintais ir nuostatomis.
privacy-2 = Nėra nei paskyrų, nei reklamos, nei skaitiklių, ir puslapis nieko neprašo iš kitų svetainių.
privacy-3 = Žaidimą su draugais laiko serveris, iš kurio atsivėrė šis puslapis: ėjimus, įrašytus vardus ir žaidimo laiką. Vienas šios svetainės slapukas pasako, kurios vietos yra tavo.
privacy-4 = Nuostatose gali viską, kas laikoma šiame įrenginyje, įrašyti į failą ir ištrinti.
missing-1 = Šis adresas niekur neveda. Galbūt trūksta raidės.
