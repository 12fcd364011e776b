# Stoły z przyjaciółmi, przez sieć.

page-online = Gra z przyjaciółmi
page-table = Stół
page-watch = Oglądanie
page-code = Graj dalej tutaj
friends-mode = Gra
friends-special = { $mode }, według twoich ustawień.
friends-count = Gracze
friends-players =
    { $n ->
        [one] Jeden gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
friends-here = Na tym ekranie
friends-elsewhere = Ktoś przez link
friends-clock = Zegar
friends-loser = Kto przegrał poprzednią grę
friends-listed = Nieznajomi mogą znaleźć ten stół i dołączyć
friends-bots = Boty mogą zajmować wolne miejsca
friends-nobody = Zaproś przynajmniej jedną osobę. Do gry bez przyjaciół stół nie jest potrzebny.
friends-open = Otwórz stół
friends-code = Mam kod z innego urządzenia
friends-alone = Graj tylko na tym ekranie
open-title = Otwarte stoły
open-none = W tej chwili nikt nie czeka.
open-free =
    { $n ->
        [one] Jedno wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
timing-none = Bez zegara
timing-fischer = { $minutes } min + { $seconds } s na turę
timing-days =
    { $n ->
        [one] Jeden dzień na turę
        [few] { $n } dni na turę
       *[many] { $n } dni na turę
    }
seat-name = Twoje imię
seat-character = Twoja postać
seat-free = Wolne
seat-sit = Usiądź tu
seat-link = Kopiuj link: { $seat }
seat-there = Przy stole
seat-away = Bez połączenia
seat-left = Już nie gra
seat-nameless = Bez imienia
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (ty)
waiting-title = Czekamy na przyjaciół
waiting-invited = Masz zaproszenie
waiting-me = Ty
waiting-free =
    { $n ->
        [0] Wszyscy już są.
        [one] Gra zacznie się, gdy ktoś zajmie ostatnie miejsce.
        [few] Wolne są { $n } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
       *[many] Wolnych jest { $n } miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
    }
waiting-deal = Rozdaj ponownie
waiting-leave = Odejdź od stołu
leave-ask = Odejść z tej gry? Twoja drużyna zagra dalej twoimi duchami.
invite-about = Wyślij ten link albo daj komuś zeskanować kod.
invite-code = Link jako kod QR
invite-link = Link dla przyjaciół
invite-share = Gra w Hedgemaze
watch-link = Link tylko do oglądania
watch-share = Obejrzyj grę w Hedgemaze
watch-title = Oglądasz
watch-count =
    { $n ->
        [one] Ogląda jedna osoba
        [few] Oglądają { $n } osoby
       *[many] Ogląda { $n } osób
    }
first-turn-own = Zacznij w ciągu { $time }, inaczej gra przepadnie.
first-turn-other = { $side }: jeszcze { $time } na początek
end-look-again = Szukaj kogoś innego
link-copy = Kopiuj
link-copied = Skopiowano
link-share = Udostępnij
link-lost = Brak połączenia. Próbujemy znowu…
link-none = Nie można połączyć się z serwerem. Czy masz połączenie z internetem?
room-missing = Nie ma takiego stołu.
room-moved = Ta gra toczy się dalej na twoim innym urządzeniu.
code-about = Graj dalej w tę grę na innym urządzeniu:
code-ask = Pokaż kod
code-use = Wpisz go na drugim urządzeniu w ciągu dziesięciu minut: „Graj z przyjaciółmi”, potem „Mam kod”.
code-enter-about = Przenosi twoje miejsce przy stole na to urządzenie. Drugie urządzenie pokazuje kod pod ruchami gry.
code-enter = Kod
code-go = Graj dalej
action-correct = Popraw
action-take-back = Cofnij
action-draw = Remis
action-talk = Powiedz
action-rematch = Rewanż
rematch-asked = Poproszono o rewanż
rematch-go = Do rewanżu
give-time = Daj 15 sekund
link-on = Połączono
link-off = Brak połączenia
title-turn = Twoja kolej!
turn-other = Teraz { $side }
offer-draw =
    { $own ->
        [yes] Proponujesz remis.
       *[no] { $name } proponuje remis.
    }
offer-take_back =
    { $own ->
        [yes] Prosisz o cofnięcie tury.
       *[no] { $name } prosi o cofnięcie tury.
    }
offer-resign =
    { $own ->
        [yes] Chcesz się poddać razem z drużyną.
       *[no] { $name } chce się poddać. Ty też?
    }
offer-rematch =
    { $own ->
        [yes] Chcesz rewanżu.
       *[no] { $name } chce rewanżu.
    }
offer-agree = Tak
offer-decline = Nie
offer-withdraw = Wycofaj
offer-declined =
    { $kind ->
        [draw] { $name } odrzuca remis.
        [take_back] { $name } nie zgadza się na cofnięcie tury.
        [resign] { $name } nie chce się poddać.
       *[rematch] { $name } nie chce rewanżu.
    }
premove-waits = Ruch na zapas: { $text }
premove-cancel = Anuluj ruch na zapas
premove-cancelled = Ruch na zapas anulowany.
premove-dropped = Ruch na zapas anulowany. { $why }
premove-impossible = Tego nie da się zrobić w twojej następnej turze.
premove-life = To kosztowałoby życie.
premove-moved = { $piece } stoi już na innym polu.
clock-of = Zegar: { $time }
clock-days =
    { $n ->
        [one] Jeden dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
clock-hours =
    { $n ->
        [one] Jedna godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
clock-low =
    { $n ->
        [one] Została niecała sekunda
        [few] Zostały niecałe { $n } sekundy
       *[many] Zostało niecałe { $n } sekund
    }
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_played = Świetna gra!
phrase-good_move = Dobry ruch!
phrase-oops = Ojej!
phrase-thanks = Dziękuję!
phrase-one_moment = Chwileczkę
phrase-your_turn = Twoja kolej
phrase-good_game = To była dobra gra!
phrase-again = Jeszcze raz?
phrase-goodbye = Do zobaczenia!
phrase-face_smile = Uśmiech
phrase-face_laugh = Śmiech
phrase-face_think = Namysł
phrase-face_surprise = Zdziwienie
phrase-face_sad = Smutna mina
phrase-face_sleep = Senność
end-flagged = Czas minął.
end-agreed = Gracze zgodzili się na remis.
games-friends = Z przyjaciółmi
games-your-turn = Twoja kolej · { $when }
games-their-turn = Czekamy na innych · { $when }
games-not-full = Jest wolne miejsce · { $when }
games-ended = Koniec · { $when }
data-title = Co o tobie przechowujemy
data-about = Serwer przechowuje twoje gry z przyjaciółmi: kto gdzie siedział, pod wpisanym imieniem, co zagrano i kiedy. Tę przeglądarkę rozpoznaje po ciasteczku z losową liczbą.
data-save = Zapisz kopię
data-saved = Zapisano.
data-erase = Usuń to
data-erase-yes = Usuń
data-ask = Usunąć twoje imię ze wszystkich gier z przyjaciółmi? Nie będą już twoje i nie da się ich dokończyć. Zostaną u osób, które grały z tobą.
data-erased =
    { $n ->
        [0] Nic nie było zapisane.
        [one] Usunięto z jednej gry.
        [few] Usunięto z { $n } gier.
       *[many] Usunięto z { $n } gier.
    }
why-room-stale = Tura skończyła się, zanim dotarł twój ruch.
why-room-not_your_turn = To nie twoja kolej.
why-room-not_your_piece = Tym pionkiem gra ktoś z twojej drużyny.
why-room-time_over = Czas minął.
why-room-over = Gra skończona.
why-room-started = Gra już się zaczęła.
why-room-seat_taken = Ktoś cię wyprzedził: to miejsce jest zajęte.
why-room-no_bots = Przy tym stole boty nie grają.
why-room-character_taken = Tę postać ma już ktoś inny.
why-room-bad_name = Tego imienia nie da się pokazać. Wybierz krótsze albo prostsze.
why-room-offer_too_soon = Ta prośba padła przed chwilą. Spróbuj w następnej rundzie.
why-room-offer_pending = Ta propozycja już czeka.
why-room-nothing_to_take_back = Nie ma czego cofać.
why-room-too_many_phrases = Trochę wolniej, proszę.
why-room-log_full = Przy tym stole nie jest to już możliwe: za dużo się tu wydarzyło.
why-room-somebody_left = Ktoś odszedł od stołu.
why-server-not_invited = Przy tym stole mogą siedzieć tylko zaproszeni.
why-server-not_your_seat = To nie twoje miejsce.
why-server-too_many = Trochę wolniej, proszę.
why-server-too_many_bots = Z tego adresu gra już dość botów.
why-server-bad_code = Nie ma takiego kodu albo stracił ważność.
why-server-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
why-server-unreachable = Nie można połączyć się z serwerem. Czy masz połączenie z internetem?
