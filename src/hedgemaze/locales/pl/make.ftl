# Rysowanie i wybieranie labiryntów oraz zabieranie zapisów i obrazów.

maze-lead = Narysuj labirynt do gier PAC-MAN: ogrodzenia, kulki i pola, z których wszyscy zaczynają. Od razu zobaczysz, czego brakuje.
maze-family = Do gry
maze-tools = Czym rysujesz
tool-fence = Ogrodzenie
tool-chamber = Ogrodzenie komnaty
tool-pellet = Kulka
tool-gate-0 = Pierwszy tunel
tool-gate-1 = Drugi tunel
tool-erase = Gumka
maze-hint-fence = Naciśnij rowek, żeby postawić ogrodzenie, a jego środek, żeby je zabrać.
maze-hint-chamber = Naciskaj rowki, żeby zbudować komnatę wokół duchów: cztery ogrodzenia.
maze-hint-pellet = Naciśnij pole, żeby położyć kulkę: w sumie cztery.
maze-hint-gate = Naciśnij dwa pola: tam wraca PAC-MAN i łączy je tunel.
maze-hint-erase = Naciśnij to, co ma zniknąć. Prawy przycisk robi to samo przy każdym narzędziu.
maze-hint-piece = Naciśnij pole, z którego zaczyna { $piece }, albo przeciągnij pionek.
maze-refused-overlaps = Leży tam już ogrodzenie.
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
maze-faulty =
    { $n ->
        [one] Żeby grać, brakuje jednej rzeczy:
        [few] Żeby grać, brakuje { $n } rzeczy:
       *[many] Żeby grać, brakuje { $n } rzeczy:
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
        [0] Potrzebne są cztery kulki; nie ma żadnej.
        [one] Potrzebne są cztery kulki; jest jedna.
        [few] Potrzebne są cztery kulki; są { $n }.
       *[many] Potrzebne są cztery kulki; jest { $n }.
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
fault-other = W tym labiryncie nie da się grać ({ $code }).
maze-name = Nazwa
maze-save = Zachowaj
maze-saved = Zachowano na tym urządzeniu.
maze-not-saved = Pamięć tej przeglądarki jest pełna albo zamknięta.
maze-share = Kopiuj link
maze-shared = Link skopiowany. Kto go otworzy, zobaczy ten labirynt.
maze-not-shared = Nie udało się skopiować. Linkiem jest adres tej strony.
maze-export = Zapisz do pliku
maze-import = Otwórz plik
maze-import-bad = Ten plik nie jest labiryntem.
maze-mine = Moje labirynty
maze-mine-none = Tu znajdziesz zachowane labirynty.
maze-open = Rysuj dalej: { $name }
maze-remove = Usuń ten labirynt: { $name }
maze-removed = Usunięto: { $name }
undo-remove = Przywróć
record-menu = Zapis i obraz
record-copy = Kopiuj zapis
record-copied = Zapis skopiowany.
record-not-copied = Nie udało się tu nic skopiować.
record-save = Zachowaj zapis
record-saved = Zapisano w pobranych plikach.
record-png = Obraz (PNG)
record-svg = Obraz (SVG)
record-picture-of = Plansza Hedgemaze: { $mode }
