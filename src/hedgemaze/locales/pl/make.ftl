# Rysowanie i wybieranie labiryntów oraz zabieranie zapisów i obrazów.

maze-tab-draw = Rysuj
maze-tab-mazes = Labirynty
maze-tab-save = Zapisz i wyślij
maze-lead = Narysuj labirynt do gier PAC-MAN: ogrodzenia, kulki mocy i pola, z których wszyscy zaczynają. Od razu zobaczysz, czego brakuje.
maze-family = Do gry
maze-tools = Co rysujesz
tool-fence = Ogrodzenie
tool-chamber = Ogrodzenie komnaty
tool-pellet = Kulka mocy
tool-gate-0 = Pierwszy tunel
tool-gate-1 = Drugi tunel
tool-erase = Gumka
maze-hint-fence = Dotknij rowka, by postawić ogrodzenie, a jego środka, by je usunąć.
maze-hint-chamber = Dotykaj rowków, żeby zbudować komnatę wokół duchów: cztery ogrodzenia.
maze-hint-pellet = Dotknij pola, żeby położyć kulkę mocy: w sumie cztery.
maze-hint-gate = Dotknij dwóch pól: tam wraca PAC-MAN i łączy je tunel.
maze-hint-erase = Dotknij tego, co ma zniknąć. Prawy przycisk myszy robi to samo przy każdym narzędziu.
maze-hint-piece = Dotknij pola, z którego zaczyna { $piece }, albo przeciągnij pionek.
maze-refused-overlaps = Stoi tam już ogrodzenie.
maze-refused-crosses = Ogrodzenia nie mogą się krzyżować.
maze-refused-fences-only = Ogrodzenia stoją w rowkach między polami.
maze-undo = Cofnij
maze-redo = Ponów
maze-random = Losowo
maze-empty = Pusta plansza
maze-begin = Na początek
maze-title-A1 = Mieszany
maze-title-A2 = Otwarty
maze-title-A3 = Osłonięty
maze-title-A4 = Zapasowy
maze-title-chamber = Komnata
maze-title-pinwheel = Wiatraczek
maze-untitled = Bez nazwy
maze-good = W tym labiryncie można grać.
maze-worth = Kto wygrywa przy bezbłędnej grze?
maze-worth-of =
    { $n ->
        [one] Jeden duch
        [few] { $n } duchy
       *[many] { $n } duchów
    }
maze-worth-failed = To urządzenie nie potrafi tego obliczyć.
maze-worth-unknown = Serwer tego nie wie. Z czterema duchami obliczenie trwałoby tu za długo.
maze-worth-ask = Zapytaj serwer
maze-worth-making = Obliczamy: { $percent }%
maze-worth-waiting = Serwer oblicza najpierw inne labirynty.
maze-faulty =
    { $n ->
        [one] Zanim da się grać, trzeba poprawić jedną rzecz:
        [few] Zanim da się grać, trzeba poprawić { $n } rzeczy:
       *[many] Zanim da się grać, trzeba poprawić { $n } rzeczy:
    }
maze-checking = Sprawdzamy…
fault-too_many_fences = Za dużo ogrodzeń: { $n }. W pudełku jest 20.
fault-fence_overlaps = Ogrodzenia { $one } i { $other } zachodzą na siebie.
fault-fence_crosses = Ogrodzenia { $one } i { $other } się krzyżują.
fault-chamber_count =
    { $n ->
        [0] Komnata potrzebuje czterech ogrodzeń; nie ma żadnego.
        [one] Komnata potrzebuje czterech ogrodzeń; jest jedno.
        [few] Komnata potrzebuje czterech ogrodzeń; są { $n }.
       *[many] Komnata potrzebuje czterech ogrodzeń; jest { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Potrzebne są cztery kulki mocy; nie ma żadnej.
        [one] Potrzebne są cztery kulki mocy; jest jedna.
        [few] Potrzebne są cztery kulki mocy; są { $n }.
       *[many] Potrzebne są cztery kulki mocy; jest { $n }.
    }
fault-start = Pola startowego potrzebuje { $piece }.
fault-start-not = PAC-MAN nie ma tu pola startowego: wybiera bramę.
fault-respawn_count =
    { $n ->
        [0] Potrzebne są cztery bramy, po dwie na tunel; nie ma żadnej.
        [one] Potrzebne są cztery bramy, po dwie na tunel; jest jedna.
        [few] Potrzebne są cztery bramy, po dwie na tunel; są { $n }.
       *[many] Potrzebne są cztery bramy, po dwie na tunel; jest { $n }.
    }
fault-tunnel_too_short = Tunel z { $one } do { $other } jest za krótki: te pola i tak sąsiadują.
fault-square_shared = Na { $squares } stoją dwie rzeczy.
fault-not_connected = Na te pola nie da się wejść: { $squares }
fault-respawn_sealed = Brama { $squares } leży wewnątrz zamkniętej komnaty.
fault-ghost_outside = { $piece } zaczyna poza zamkniętą komnatą.
fault-chamber_stuck = Zabranie jednego ogrodzenia komnaty musi ją otworzyć, a żadne pojedyncze jej nie otwiera.
fault-other = W tym labiryncie nie da się grać. Kod błędu: { $code }
maze-name = Nazwa
maze-save = Zapisz
maze-saved = Zapisano na tym urządzeniu.
maze-not-saved = Pamięć tej przeglądarki jest pełna albo zablokowana.
maze-share = Kopiuj link
maze-shared = Link skopiowany. Kto go otworzy, zobaczy ten labirynt.
maze-not-shared = Nie udało się skopiować. Linkiem jest adres tej strony.
maze-export = Zapisz do pliku
maze-import = Otwórz plik
maze-import-bad = Ten plik nie jest labiryntem.
maze-mine = Moje labirynty
maze-mine-none = Tu znajdziesz zapisane labirynty.
maze-open = Edytuj: { $name }
maze-remove = Usuń ten labirynt: { $name }
maze-removed = Usunięto: { $name }
undo-remove = Cofnij
record-menu = Plik gry i obraz
record-copy = Kopiuj ruchy
record-copied = Ruchy skopiowane.
record-not-copied = Nie można tu kopiować.
record-save = Zapisz plik gry
record-saved = Zapisano w pobranych plikach.
record-png = Obraz (PNG)
record-svg = Obraz (SVG)
record-gif = Animacja (GIF)
record-picture-of = Plansza Hedgemaze: { $mode }
share-open = Udostępnij obraz
share-title = Udostępnij
share-kind = Co udostępnić
share-from = Od ruchu
share-to = Do ruchu
share-speed = Szybkość
share-speed-slow = Wolno
share-speed-normal = Normalnie
share-speed-fast = Szybko
share-making = Tworzymy animację…
share-again = Utwórz
share-failed = Na tym urządzeniu się nie udało.
share-size = { $n } kB
share-save = Zapisz
share-send = Udostępnij
share-result = { $head }. { $reason }
