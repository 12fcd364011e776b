# Lekcje i nauka na własnych błędach.

page-learn = Nauka
page-mistakes = Ucz się na błędach

learn-lead = Krótkie lekcje, w które się gra. Każda trwa minutę.
learn-begin = Zacznij
learn-next = Dalej: { $name }
learn-on = Dalej
learn-again = Od nowa
learn-map = Wszystkie lekcje
learn-right = O to chodzi!
learn-done = Gotowe
learn-all = Wszystkie lekcje za tobą. Czas zagrać!
learn-play = Zagraj
learn-rules = Przeczytaj zasady
learn-task = Zadanie { $n } z { $all }
learn-count = Gotowe: { $n } z { $all }
learn-subject-classic = Gra klasyczna
learn-subject-pacman = Wariant PAC-MAN
learn-subject-advanced = Zaawansowany PAC-MAN

lesson-moving = Ruch
lesson-moving-about = Krok po kroku na przeciwległy brzeg
lesson-moving-1 = Grasz żółtym pionkiem na dole. Zrób jeden krok prosto w górę, w stronę przeciwległego brzegu.
lesson-moving-1-right = Pionek robi jeden krok w górę, w dół, w lewo lub w prawo, nigdy na ukos.
lesson-moving-1-wrong = W bok też wolno, ale przeciwległy brzeg jest u góry: idź w górę.
lesson-moving-2 = Kto pierwszy dotrze na przeciwległy brzeg, wygrywa. Ty idziesz w górę, Północ schodzi w dół. Wygraj ten wyścig!
lesson-moving-2-right = Wystarczy dowolne pole ostatniego rzędu. Wyścig wygrany!
lesson-moving-2-wrong = Tak nie będziesz bliżej. Dwa kroki w górę i wygrywasz.

lesson-fences = Ogrodzenia
lesson-fences-about = Wydłuż drogę przeciwnikowi
lesson-fences-1 = Północ jest o dwa kroki od twojego brzegu, a ty masz dalej. Zamiast się ruszać, wstaw ogrodzenie w rowek tuż pod Północą.
lesson-fences-1-right = Ogrodzenie ma długość dwóch pól. Północ musi je obejść. Tura to albo ruch, albo ogrodzenie, nigdy jedno i drugie.
lesson-fences-1-wrong = To nie zatrzyma Północy. Wstaw ogrodzenie w rowek pod Północą.
lesson-fences-2 = Jedno ogrodzenie łatwo obejść. Postaw obok drugie, tak żeby Północ miała o co najmniej dwa kroki dalej.
lesson-fences-2-right = Połączone ogrodzenia tworzą długi mur. Zostają do końca gry.
lesson-fences-2-wrong = Północ prawie nie ma dalej. Przedłuż mur w prawo.
lesson-fences-3 = Ogrodzenia mogą też stać pionowo: obróć je prawym przyciskiem myszy, klawiszem R albo przyciskiem obrotu. Zamknij Północy drogę do luki po prawej.
lesson-fences-3-right = Teraz Północ musi iść dookoła. Licz kroki, swoje i cudze: na tym polega cała gra.
lesson-fences-3-wrong = Postaw pionowe ogrodzenie między Północą a ostatnią kolumną po prawej.

lesson-way = Zasada drogi
lesson-way-about = Nikogo nie wolno zamurować
lesson-way-1 = Każdy musi mieć otwartą drogę na przeciwległy brzeg. Spróbuj zamknąć Północy ostatnią lukę, między dwoma zaznaczonymi polami, i zobacz, co się stanie. Potem postaw dozwolone ogrodzenie, które wydłuży jej drogę.
lesson-way-1-right = Możesz wydłużać drogę, ile chcesz, ale nie wolno jej zamknąć.
lesson-way-1-wrong = Postaw ogrodzenie, które wydłuży drogę Północy, ale zostawi ją otwartą.
lesson-way-2 = Ta zasada chroni cię też przed własnym błędem: pionowe ogrodzenie na prawo od d1 i d2 zamurowałoby ciebie. Postaw dowolne dozwolone ogrodzenie.
lesson-way-2-right = Plansza mówi, kogo odcięłoby ogrodzenie, i pokazuje zamknięty obszar.
lesson-way-2-wrong = Tym razem postaw ogrodzenie, gdziekolwiek wolno.

lesson-jump = Skoki
lesson-jump-about = Przez pionek, prosto lub w bok
lesson-jump-1 = Północ stoi tuż przed tobą. Przeskocz: idź na pole za Północą.
lesson-jump-1-right = Skok oszczędza krok. Nigdy nie jest obowiązkowy.
lesson-jump-1-wrong = Tak też można, ale skok jest szybszy: idź na pole za Północą.
lesson-jump-2 = Za Północą leży ogrodzenie, więc nie można skoczyć prosto. Wtedy wolno iść na pole po lewej lub po prawej stronie Północy.
lesson-jump-2-right = W bok tylko wtedy, gdy na wprost jest zamknięte.
lesson-jump-2-wrong = Skocz: na pole po lewej lub po prawej stronie Północy.

lesson-corner = Skok przy krawędzi
lesson-corner-about = Gdy za drugim pionkiem nic już nie ma
lesson-corner-1 = Za Północą kończy się plansza. Wtedy wolno skoczyć w bok, tak samo jak przy ogrodzeniu. Skocz i wygraj.
lesson-corner-1-right = Skok na przeciwległy brzeg wygrywa jak każdy ruch.
lesson-corner-1-wrong = Ostatni rząd jest o jeden skok stąd: na lewo lub na prawo od Północy.
lesson-corner-2 = Za Północą leży ogrodzenie, a po lewej stoi drugie. Zostało jedno pole, na które możesz skoczyć.
lesson-corner-2-right = Ogrodzenia zatrzymują skoki tak samo jak kroki.
lesson-corner-2-wrong = Skocz na pole na prawo od Północy.

lesson-crowd = Trzech i czterech graczy
lesson-crowd-about = Każdy dla siebie
lesson-crowd-1 = Grają trzy strony: ty idziesz w górę, Zachód w prawo, Północ w dół. Północ jest o krok od wygranej. Tylko ty możesz ją zatrzymać.
lesson-crowd-1-right = We troje każdy ma sześć ogrodzeń, we czworo tylko pięć. Czasem zużywasz jedno za wszystkich.
lesson-crowd-1-wrong = Wtedy Północ wygrywa. Wstaw ogrodzenie pod Północą.
lesson-crowd-2 = Dwa pionki jeden za drugim: nikt nie skacze przez dwa naraz. Ale dzięki drugiemu wolno skoczyć przez pierwszy w bok.
lesson-crowd-2-right = Jeden skok, jeden pionek, zawsze.
lesson-crowd-2-wrong = Skocz przez Północ, w lewo albo w prawo.
lesson-crowd-3 = Grają cztery strony. Wschód chce dotrzeć do lewej krawędzi i brakuje mu kroku. Wydłuż Wschodowi drogę.
lesson-crowd-3-right = Każdy idzie na brzeg naprzeciw swojego. Kto dotrze pierwszy, wygrywa i gra się kończy.
lesson-crowd-3-wrong = Wtedy Wschód wygrywa. Postaw pionowe ogrodzenie na lewo od Wschodu.

lesson-steps = Tura PAC-MANA
lesson-steps-about = Dwa kroki, nawet za róg
lesson-steps-1 = PAC-MAN robi w każdej turze dwa kroki. Idź na zaznaczone pole.
lesson-steps-1-right = Dwa kroki są obowiązkowe, jeśli jest na nie miejsce. Dotykaj pól po kolei albo narysuj całą drogę.
lesson-steps-1-wrong = Stamtąd ostatnim krokiem nie dojdziesz na zaznaczone pole.
lesson-steps-2 = Między krokami może skręcić. Nad nim leży ogrodzenie: obejdź jego koniec i stań na zaznaczonym polu.
lesson-steps-2-right = W tym labiryncie ogrodzenia się nie ruszają i nikt nie dokłada nowych.
lesson-steps-2-wrong = Stamtąd nie dojdziesz w tej turze na zaznaczone pole.

lesson-pellet = Kulki i przyspieszenie
lesson-pellet-about = Zjedz, a potem goń duchy
lesson-pellet-1 = Cztery kulki to wygrana. Zjedz tę w rogu.
lesson-pellet-1-right = Kulka kończy dwa kroki i daje przyspieszenie: od razu trzy kolejne kroki.
lesson-pellet-1-wrong = Kulka jest u góry w rogu, dwa kroki stąd.
lesson-pellet-2 = Masz trzy kroki przyspieszenia i możesz w nich zjadać duchy. Dopadnij czerwonego.
lesson-pellet-2-right = Zjedzone duchy są poza planszą, dopóki PAC-MAN nie da się złapać. Bez przyspieszenia nie może wejść na pole ducha.
lesson-pellet-2-wrong = Czerwony duch stoi o dwa kroki w prawo. Zjedz go, póki trwa przyspieszenie.
lesson-pellet-3 = Został jeden krok przyspieszenia. Nie musisz go robić: zakończ przyciskiem albo zrób krok.
lesson-pellet-3-right = Przyspieszenie można wykorzystać częściowo. To, co zostało, przepada z końcem tury.
lesson-pellet-3-wrong = Zakończ albo zrób ostatni krok.

lesson-sight = Wzrok i szał
lesson-sight-about = Duchy, które cię widzą, biegną szybciej
lesson-sight-1 = Czerwona linia oznacza, że duch widzi PAC-MANA: ten sam rząd lub kolumna, bez ogrodzenia po drodze. Zakończ turę tam, gdzie nikt cię nie widzi.
lesson-sight-1-right = Duch, który cię widzi, wpada w szał: robi dwa kroki zamiast jednego. Zasłaniają cię tylko ogrodzenia.
lesson-sight-1-wrong = Cokolwiek stamtąd zrobisz, na koniec tury zobaczy cię jakiś duch.
lesson-sight-2 = Duchy zbliżają się z trzech stron. Znajdź kryjówkę.
lesson-sight-2-right = Świetna kryjówka! Przed każdą turą patrz na rzędy i kolumny.
lesson-sight-2-wrong = Stamtąd na koniec tury ktoś cię widzi.

lesson-ghosts = Duchy
lesson-ghosts-about = W dowolnej kolejności, i kto kogo łapie
lesson-ghosts-1 = Teraz grasz duchami. Każdy robi jeden krok, w dowolnej kolejności; ten, który widzi PAC-MANA, może zrobić dwa. Rusz wszystkie cztery.
lesson-ghosts-1-right = W szale duch może przejść po kulce, ale nigdy się na niej nie zatrzymuje, i żadne dwa nie stoją na jednym polu.
lesson-ghosts-1-wrong = Rusz duchy, które jeszcze się nie ruszyły.
lesson-ghosts-2 = Czerwony duch widzi PAC-MANA, dwa kroki dalej. Złap go!
lesson-ghosts-2-right = Traci życie. Wszystkie pionki wracają na swoje pola startowe, zjedzone duchy też. Zjedzone kulki nie wracają.
lesson-ghosts-2-wrong = Czerwony duch może go teraz złapać: dwa kroki prosto w dół.

lesson-ranks = Ostatnia kulka
lesson-ranks-about = Cztery kulki, cztery rangi
lesson-ranks-1 = Trzy kulki są zjedzone, zostało jedno życie. Zjedz ostatnią kulkę.
lesson-ranks-1-right = PAC-MAN wygrywa. Z jedną kulką jest Początkujący, z dwiema Obiecujący, z trzema Zaawansowany, z czterema Elitarny, bez względu na to, kto wygra.
lesson-ranks-1-wrong = Kulka jest o krok w prawo.

lesson-gates = Bramy
lesson-gates-about = Gdzie pojawia się PAC-MAN
lesson-gates-1 = W grze zaawansowanej PAC-MANA nie ma z początku na planszy. Wybierz jedną z czterech bram na środku brzegów.
lesson-gates-1-right = Przez bramę wraca za każdym razem, gdy da się złapać.
lesson-gates-1-wrong = Wybierz bramę.
lesson-gates-2 = W każdej z pierwszych czterech tur robi jedną rzecz: idzie o najwyżej dwa kroki albo stawia jedno ze swoich dwunastu ogrodzeń. Zrób jedno z dwojga.
lesson-gates-2-right = Od piątej tury rusza się, a potem może postawić ogrodzenie.
lesson-gates-2-wrong = Rusz się albo postaw ogrodzenie.

lesson-tunnels = Tunele
lesson-tunnels-about = Jedną bramą z planszy, drugą z powrotem
lesson-tunnels-1 = Bramy naprzeciw siebie łączy tunel: jeden krok prowadzi z góry na dół i z lewej na prawo. Przejdź nim do zaznaczonej bramy na dole.
lesson-tunnels-1-right = Jeden krok, prosto na drugą stronę. Duchy też chodzą tunelami.
lesson-tunnels-1-wrong = Najpierw idź w górę do bramy, potem przez tunel.

lesson-chamber = Komnata
lesson-chamber-about = Cztery ogrodzenia do podniesienia, jedno na turę
lesson-chamber-1 = Duchy zaczynają za czterema ogrodzeniami. W każdej z pierwszych czterech tur podnoszą jedno z nich i kładą gdzie indziej. Naciśnij różowe ogrodzenie, a potem połóż je, gdzie chcesz.
lesson-chamber-1-right = Gdy wszystkie cztery leżą już gdzie indziej, duchy wychodzą. Mają jeszcze cztery wspólne ogrodzenia.
lesson-chamber-1-wrong = Podnieś ogrodzenie komnaty, potem je połóż.

lesson-turn = Cała tura
lesson-turn-about = Najpierw ruch, potem budowa
lesson-turn-1 = Od piątej tury robisz ruch, a potem, jeśli chcesz, stawiasz ogrodzenie. Zrób dwa kroki i postaw ogrodzenie.
lesson-turn-1-right = Żadnego pola nie wolno zamknąć. Pionek nie może od razu wrócić tam, skąd przyszedł.
lesson-turn-1-wrong = Tym razem idź dalej i na koniec postaw ogrodzenie.

lesson-reserve = Kulki w zapasie
lesson-reserve-about = Zużyj kulkę i poluj
lesson-reserve-1 = Tutaj kulki się zatrzymuje. Zużycie jednej daje dwa kroki, w których zjadasz duchy. Zużyj ją przyciskiem i zjedz czerwonego ducha, dwa kroki nad tobą.
lesson-reserve-1-right = Zjedzone duchy w tej grze nie wracają. Zużyta kulka dalej liczy się do wygranej.
lesson-reserve-1-wrong = Wtedy czerwony duch jest poza zasięgiem. Zużyj kulkę i idź prosto w górę.

lesson-lives = Życia
lesson-lives-about = Szybsze duchy, trzy życia
lesson-lives-1 = Duchy przyspieszają, gdy ubywa kulek: jeden krok, po pierwszej dwa, po trzeciej trzy. Teraz robią trzy kroki. Złap PAC-MANA!
lesson-lives-1-right = Traci życie i schodzi z planszy. Nikt inny nie wraca na początek.
lesson-lives-1-wrong = Stamtąd ten duch go nie dosięgnie. Czerwony jest najbliżej.
lesson-lives-2 = Grasz PAC-MANEM i masz jeszcze dwa życia. Wróć przez bramę; jedna jest zajęta.
lesson-lives-2-right = Potem następuje cała tura. Wejście na ducha też kosztuje życie, więc strona najpierw pyta.
lesson-lives-2-wrong = Wybierz bramę.

mistakes-learn = Ucz się na błędach
mistakes-working = Przeglądamy grę…
mistakes-of = Czyje błędy?
mistakes-side = { $side }
mistakes-number = Moment { $n } z { $all }
mistakes-ask = Zagrano tu { $action } i kosztowało to { $percent }%. Jak zagrać lepiej?
mistakes-judging = Zobaczmy…
mistakes-best = { $action }: dokładnie tak! Lepiej się nie da.
mistakes-good = { $action } jest równie dobre jak najlepsze. Brawo!
mistakes-same = Tak właśnie zagrano. Jest coś lepszego.
mistakes-worse = { $action } to już coś, ale kosztuje { $percent }%. Spróbuj jeszcze raz.
mistakes-shown = Najlepsze było { $action }.
mistakes-line = Dalej mogłoby być tak: { $text }
mistakes-show = Pokaż rozwiązanie
mistakes-hint-fence = Najlepsze jest tu ogrodzenie. Jego miejsce jest wśród podświetlonych pól.
mistakes-hint-move = Najlepszy jest tu ruch. Pionek, który powinien się ruszyć, jest zaznaczony.
mistakes-next = Następny moment
mistakes-finish = Zakończ
mistakes-none = Ani jednego błędu wartego wzmianki. Świetna gra!
mistakes-short = Nie ma jeszcze czego oglądać: nikt nie zagrał.
mistakes-end =
    { $n ->
        [0] Teraz znasz już wszystkie momenty ({ $all }). Następnym razem je rozpoznasz.
        [one] Bez pomocy: jeden z { $all }. Tak właśnie robi się postępy.
        [few] Bez pomocy: { $n } z { $all }. Tak właśnie robi się postępy.
       *[many] Bez pomocy: { $n } z { $all }. Tak właśnie robi się postępy.
    }
mistakes-again = Jeszcze raz
mistakes-analysis = Obejrzyj całą grę
mistakes-end-title = To już wszystko
