page-lobby = Graj z innymi
front-lobby-about = Znajdź kogoś albo dosiądź się do stołu
lobby-quick = Szybka gra
lobby-quick-about = Wybierz czas do namysłu. Zagrasz z tymi, którzy wybiorą taki sam.
lobby-either = Obojętnie
lobby-waiting =
    { $n ->
        [one] Czeka jedna osoba
        [few] Czekają { $n } osoby
       *[many] Czeka { $n } osób
    }
lobby-looking = Szukamy kogoś do gry
lobby-elapsed = Czas czekania
lobby-here = Jest już { $n } z { $seats }
lobby-cancel = Przerwij szukanie
lobby-offer = Nikogo jeszcze nie ma. Możesz od razu zagrać z komputerem; pasuje do ciebie poziom { $level }.
lobby-computer = Graj z komputerem
lobby-wait-on = Czekaj dalej
lobby-found = Jest! Otwieramy stół…
lobby-replaced = Szukasz teraz gry w innym oknie.
lobby-join = Dołącz
why-lobby-unknown_preset = Ta gra nie jest już dostępna. Wczytaj stronę ponownie.
why-lobby-already_waiting = Szukasz już innej gry.
