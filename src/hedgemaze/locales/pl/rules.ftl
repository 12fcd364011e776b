# Zasady każdej gry: krótkie, ale wystarczą, żeby grać.

rules-modes = Gry
rules-play = Graj
rules-house = Wiele z tych punktów możesz zmienić zasadami domowymi, gdy przygotowujesz grę.

rules-head-setup = Przygotowanie
rules-head-turn = Twoja tura
rules-head-move = Ruch
rules-head-jump = Skoki
rules-head-fence = Ogrodzenia
rules-head-end = Koniec gry
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = Duchy
rules-head-catch = Złapanie
rules-head-tunnels = Bramy i tunele
rules-head-opening = Pierwsze cztery tury
rules-head-differ = Czym różnią się instrukcje

rules-goal-classic2 = Dotrzyj przed innymi na dowolne pole przeciwległego brzegu.
rules-goal-classic3 = Grają trzy osoby, każda dla siebie. Dotrzyj przed innymi na przeciwległy brzeg.
rules-goal-classic4 = Grają cztery osoby, każda dla siebie. Dotrzyj przed innymi na przeciwległy brzeg.
rules-goal-pacman = PAC-MAN chce zjeść wszystkie cztery kulki. Duchy chcą złapać go trzy razy.
rules-goal-advanced = PAC-MAN chce zdobyć wszystkie cztery kulki. Duchy chcą złapać go trzy razy, a obie strony stawiają ogrodzenia.

rules-setup-classic2 = Każdy gracz ma dziesięć ogrodzeń. Pionki stoją na środku swoich brzegów: Południe na e1, Północ na e9. Kto zaczyna, decyduje los.
rules-setup-classic3 = Każdy gracz ma sześć ogrodzeń. Pionki stoją na środku swoich brzegów: e1, a5 i e9. Kto zaczyna, decyduje los; gra się zgodnie z ruchem wskazówek zegara.
rules-setup-classic4 = Każdy gracz ma pięć ogrodzeń. Pionki stoją na środku swoich brzegów: e1, a5, e9 i i5. Kto zaczyna, decyduje los; gra się zgodnie z ruchem wskazówek zegara.
rules-setup-pacman = PAC-MAN stoi na e5, duchy na środku czterech brzegów, kulki w rogach. Labirynt tworzy sześć ogrodzeń; nikt ich nie przesuwa i nie dokłada nowych.
rules-setup-advanced = Duchy stoją pośrodku, w komnacie z czterech ogrodzeń, kulki w rogach. PAC-MAN ma dwanaście ogrodzeń, duchy mają razem cztery.
rules-share = Jeden gracz jest PAC-MANEM i ma trzy życia. Pozostali, od jednego do czterech graczy, dzielą się czterema duchami.

rules-classic-turn = W swojej turze robisz jedną rzecz: ruszasz pionek albo stawiasz ogrodzenie. Bez ogrodzeń musisz się ruszyć.
rules-classic-pass = Kto zupełnie nic nie może zrobić, pasuje. Zdarza się to tylko przy trzech lub czterech pionkach.
rules-classic-move = Pionek idzie o jedno pole w górę, w dół, w lewo lub w prawo, nigdy przez ogrodzenie i nigdy na pole innego pionka.
rules-classic-jump-straight = Jeśli obok ciebie stoi inny pionek i nie dzieli was ogrodzenie, możesz przeskoczyć go na wprost.
rules-classic-jump-side = Jeśli tuż za nim jest ogrodzenie, krawędź planszy albo kolejny pionek, możesz zamiast tego skoczyć na pole obok niego, z lewej lub z prawej, o ile nie przeszkadza tam ogrodzenie ani pionek.
rules-classic-jump-one = Skacze się przez jeden pionek, nigdy przez dwa. Nikt nie musi skakać.
rules-classic-fence-long = Ogrodzenie ma długość dwóch pól. Leży między dwoma polami a dwoma innymi i nie wystaje poza planszę.
rules-classic-fence-stays = Ogrodzenia nigdy na siebie nie zachodzą, nie krzyżują się i zostają tam, gdzie są.
rules-classic-fence-way = Każdy musi mieć drogę do celu, ty też. Nie wolno postawić ogrodzenia, które zamyka komuś ostatnią drogę. Pionki nie liczą się jako przeszkoda.
rules-classic-end-wins = Od razu wygrywa pionek, który pierwszy stanie na dowolnym polu brzegu naprzeciw swojego.
rules-classic-end-draw = Gdy ta sama pozycja pojawi się po raz trzeci, jest remis.
rules-classic-differ-side = Wszystkie instrukcje pozwalają skoczyć w bok przy ogrodzeniu. O krawędzi i o drugim pionku milczą; tutaj wolno i wtedy.
rules-classic-differ-way = Niektóre instrukcje chronią tylko drogę przeciwnika. Tutaj chroniona jest droga każdego.
rules-classic-differ-draw = Żadna instrukcja nie zna remisu. Bez niego gra mogłaby się nigdy nie skończyć.
rules-classic-differ-three = Tylko japońska instrukcja mówi o trzech graczach: daje każdemu sześć ogrodzeń.

rules-pacman-round = Runda to tura PAC-MANA, a potem po jednym ruchu każdego ducha na planszy, w kolejności, jaką duchy wybiorą. Zaczyna PAC-MAN.
rules-pacman-straight = Nikt nie przechodzi przez ogrodzenia i nikt nie chodzi na ukos.
rules-pacman-steps = PAC-MAN robi dwa kroki. Może między nimi skręcić, a nawet zawrócić. Jeśli może zrobić tylko jeden, robi jeden.
rules-pacman-blocked = Nie może wejść na pole ducha.
rules-pacman-boost = Gdy dotrze do kulki, zatrzymuje się i ją zjada. Od razu dostaje przyspieszenie: najwyżej trzy dodatkowe kroki, ile zechce.
rules-pacman-eats = Z przyspieszeniem, i tylko wtedy, zjada każdego ducha, na którego pole wejdzie.
rules-pacman-ghost-step = Duch robi jeden krok. Jeśli może się ruszyć, musi.
rules-pacman-frenzy = Duch, który widzi PAC-MANA w tym samym rzędzie lub kolumnie, bez ogrodzenia po drodze, wpada w szał: robi jeden lub dwa kroki i może między nimi skręcić. Inne duchy i kulki nie zasłaniają PAC-MANA.
rules-pacman-ghost-end = Duch nie może zatrzymać się na kulce ani na innym duchu. W szale może po nich przejść.
rules-pacman-catch = Duch, który wejdzie na pole PAC-MANA, łapie go. PAC-MAN traci życie i runda się kończy.
rules-pacman-reset = Wszystkie pionki wracają na swoje pola startowe, zjedzone duchy też. Zjedzone kulki nie wracają.
rules-pacman-end-pacman = PAC-MAN wygrywa, gdy zje czwartą kulkę albo gdy na planszy nie ma już duchów.
rules-pacman-end-ghosts = Duchy wygrywają, gdy złapią go po raz trzeci.
rules-pacman-end-rank = Ranga zależy od zjedzonych kulek, bez względu na to, kto wygra: jedna to Początkujący, dwie Obiecujący, trzy Zaawansowany, cztery Elitarny.
rules-pacman-end-draw = Gdy przez dwadzieścia rund nic się nie dzieje albo ta sama pozycja pojawi się po raz trzeci, jest remis.
rules-pacman-differ-maze = Instrukcja pokazuje labirynt na rysunku, którego nie mamy. Nasze labirynty odtworzyliśmy z tego, co o nim opowiadano.
rules-pacman-differ-sight = W trzech instrukcjach duch widzi tylko to, co ma przed sobą. Tutaj widzi w czterech kierunkach.
rules-pacman-differ-pellet = Duńska instrukcja w ogóle zabrania duchom wchodzić na pole z kulką. Tutaj mogą po nim przejść.
rules-pacman-differ-order = W dwóch instrukcjach duchy chodzą zawsze w tej samej kolejności. Tutaj wybierają ją w każdej rundzie od nowa.
rules-pacman-differ-boost = Większość instrukcji nie mówi, czy przyspieszenie trzeba wykorzystać w całości i czy wystarczy przejść po duchu, żeby go zjeść. Tutaj można wykorzystać część, a przejście wystarcza.

rules-advanced-tunnels = Środki czterech brzegów to bramy: e9, e1, a5 i i5. Przeciwległe bramy sąsiadują ze sobą, jakby łączył je tunel.
rules-advanced-start = PAC-MAN zaczyna w wybranej bramie.
rules-advanced-opening-pacman = W każdej z pierwszych czterech tur PAC-MAN robi jedną rzecz: rusza się albo stawia ogrodzenie.
rules-advanced-opening-ghosts = Potem duchy biorą jedno ogrodzenie komnaty i kładą je gdzie indziej. Jeszcze się nie ruszają.
rules-advanced-turn = Od piątej tury rusza się PAC-MAN, a potem każdy duch, w kolejności, jaką duchy wybiorą. Kto się ruszył, może postawić ogrodzenie.
rules-advanced-return = Ruch nie może się skończyć tam, gdzie się zaczął, ani tam, gdzie pionek stał przed swoim poprzednim ruchem.
rules-advanced-speed = PAC-MAN robi najwyżej dwa kroki. Duchy najwyżej jeden, po pierwszej kulce najwyżej dwa, po trzeciej najwyżej trzy.
rules-advanced-fence = Ogrodzenia stawia się jak w grze klasycznej i zostają na miejscu. Żadne nie może odciąć jakiegokolwiek pola od reszty planszy.
rules-advanced-reserve = PAC-MAN zatrzymuje zdobyte kulki. W swoim ruchu może zużyć jedną na dwa dodatkowe kroki: każdego ducha, którego spotka po drodze, zjada na zawsze.
rules-advanced-ghost-end = Duchy mogą przechodzić po kulkach, ale nie mogą się tam zatrzymać, i żadne dwa nie zatrzymują się na jednym polu.
rules-advanced-meet = Gdy PAC-MAN i duch się spotkają, nieważne, kto się ruszał, ten ruch się kończy i PAC-MAN traci życie. W następnej turze wraca przez wolną bramę. Duchy zostają, gdzie są.
rules-advanced-end-pacman = PAC-MAN wygrywa z czwartą kulką albo gdy wszystkie duchy są zjedzone. Duchy wygrywają, gdy PAC-MAN traci trzecie życie.
rules-advanced-end-progress = Za zdarzenie liczy się: kulka wzięta lub zużyta, duch zjedzony, PAC-MAN złapany, ogrodzenie postawione.
rules-advanced-differ-source = Tę grę zna tylko jeden francuski tekst, a jego rysunki zaginęły. Komnatę i kulki odtworzyliśmy sami.
rules-advanced-differ-return = Tekst zabrania wracać na poprzednie pole. Rozumiemy przez to pole, na którym ruch się kończy; przejść po nim wolno.

rules-writing = Jak zapisuje się akcje
rules-writing-squares = Kolumny to litery od a do i, od lewej do prawej, rzędy to liczby od 1 do 9, od dołu do góry.
rules-writing-classic = Ruch to pole, na którym się kończy: e2. Ogrodzenie to pole po lewej u dołu od jego środka oraz h, gdy leży poziomo, lub v, gdy stoi pionowo: e3h.
rules-writing-pacman = Krok to litera pionka i pole: Pe6. P to PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- zatrzymuje pionek.
rules-writing-advanced = P+ zużywa kulkę, po P@e9 pojawia się PAC-MAN, e3h stawia ogrodzenie, a ~d5h podnosi ogrodzenie komnaty.
