page-online = Játék barátokkal
page-table = Asztal
page-watch = Nézés
page-code = Folytatás itt
friends-mode = Játék
friends-special = { $mode }, ahogy beállítottad.
friends-count = Játékosok
friends-players =
    { $n ->
        [one] Egy játékos
       *[other] { $n } játékos
    }
friends-here = Ezen a képernyőn
friends-elsewhere = Egy barát, linkkel
friends-clock = Óra
friends-loser = Aki az előző játszmát elvesztette
friends-listed = Idegenek is megtalálhatják az asztalt, és leülhetnek
friends-nobody = Legalább egy helyet adj egy barátodnak. Barátok nélkül nem kell asztalt nyitni.
friends-open = Asztal megnyitása
friends-code = Van egy kódom egy másik eszközről
friends-alone = Inkább ezen a képernyőn játszunk
open-title = Mások nyitott asztalai
open-none = Most senki sem vár.
open-free =
    { $n ->
        [one] Egy szabad hely
       *[other] { $n } szabad hely
    }
timing-none = Óra nélkül
timing-fischer = { $minutes } perc + { $seconds } mp körönként
timing-days =
    { $n ->
        [one] Egy nap körönként
       *[other] { $n } nap körönként
    }
seat-name = A neved
seat-character = A figurád
seat-free = Szabad
seat-sit = Ide ülök
seat-link = Link másolása: { $seat }
seat-there = Itt van
seat-away = Nincs kapcsolat
seat-left = Elment
seat-nameless = Valaki
seat-mine-named = { $name } (te)
waiting-title = Várunk a barátokra
waiting-invited = Meghívtak
waiting-me = Te
waiting-free =
    { $n ->
        [0] Mindenki itt van.
        [one] A játszma magától elindul, amint az utolsó hely is elkel.
       *[other] { $n } hely szabad. A játszma magától elindul, ha mind elkelt.
    }
waiting-deal = Újraosztás
waiting-leave = Felállok az asztaltól
leave-ask = Kilépsz a játszmából? A szellemeiddel a csapattársaid játszanak tovább.
invite-about = Küldd el ezt a linket, vagy a barátod fordítsa a kameráját a képre.
invite-code = A link QR-kódként
invite-link = Link a barátoknak
invite-share = Egy Hedgemaze-játszma
watch-link = Link csak nézéshez
watch-share = Nézz meg egy Hedgemaze-játszmát
watch-title = Nézőként vagy itt
watch-count =
    { $n ->
        [one] Egy néző
       *[other] { $n } néző
    }
link-copy = Másolás
link-copied = Másolva
link-share = Megosztás
link-lost = Nincs kapcsolat. Újra próbáljuk…
link-none = A kiszolgáló nem érhető el. Van internetkapcsolat?
room-missing = Nincs ilyen asztal.
room-moved = Ezt a játszmát egy másik eszközön folytattad.
code-about = Folytasd ezt a játszmát egy másik eszközön:
code-ask = Kód mutatása
code-use = Tíz percen belül írd be a másik eszközön: „Játék barátokkal”, majd „Van egy kódom”.
code-enter-about = Átviszi a helyedet az asztalnál erre az eszközre. A kódot a másik eszköz mutatja, a játszma lépései alatt.
code-enter = Kód
code-go = Folytatás
action-correct = Javítás
action-take-back = Visszavétel
action-draw = Döntetlen
action-talk = Üzenet
action-rematch = Visszavágó
rematch-asked = Visszavágót kértél
rematch-go = Jöhet a visszavágó
give-time = 15 mp ajándék
title-turn = Te jössz!
turn-other = Következik: { $side }
offer-draw =
    { $own ->
        [yes] Döntetlent ajánlasz.
       *[no] { $name } döntetlent ajánl.
    }
offer-take_back =
    { $own ->
        [yes] Visszavennéd a kört.
       *[no] { $name } visszavenné a kört.
    }
offer-resign =
    { $own ->
        [yes] Feladnád a csapatoddal.
       *[no] { $name } feladná. Te is?
    }
offer-rematch =
    { $own ->
        [yes] Visszavágót szeretnél.
       *[no] { $name } visszavágót szeretne.
    }
offer-agree = Igen
offer-decline = Nem
offer-withdraw = Visszavonás
offer-declined =
    { $kind ->
        [draw] { $name } nem fogadja el a döntetlent.
        [take_back] { $name } nem engedi visszavenni a kört.
        [resign] { $name } nem akarja feladni.
       *[rematch] { $name } nem szeretne visszavágót.
    }
clock-of = Óra: { $time }
clock-days =
    { $n ->
        [one] Egy nap
       *[other] { $n } nap
    }
clock-hours =
    { $n ->
        [one] Egy óra
       *[other] { $n } óra
    }
clock-low =
    { $n ->
        [one] Kevesebb mint egy másodperc maradt
       *[other] Kevesebb mint { $n } másodperc maradt
    }
phrase-hello = Szia!
phrase-good_luck = Sok szerencsét!
phrase-well_played = Szép játék!
phrase-good_move = Jó lépés!
phrase-oops = Hoppá!
phrase-thanks = Köszönöm!
phrase-one_moment = Egy pillanat, kérlek
phrase-your_turn = Te jössz
phrase-good_game = Jó játszma volt!
phrase-again = Még egyet?
phrase-goodbye = Viszlát!
phrase-face_smile = Mosoly
phrase-face_laugh = Nevetés
phrase-face_think = Gondolkodás
phrase-face_surprise = Meglepetés
phrase-face_sad = Szomorú arc
phrase-face_sleep = Álmos arc
end-flagged = Lejárt az idő.
end-agreed = Döntetlenben egyeztetek meg.
games-friends = Barátokkal
games-your-turn = Rád vár · { $when }
games-their-turn = Mások jönnek · { $when }
games-not-full = Van szabad hely · { $when }
games-ended = Vége · { $when }
data-title = Amit rólad tárolunk
data-about = A kiszolgáló a barátokkal játszott játszmáidat őrzi: ki hol ült a beírt neve szerint, mit játszottatok és mikor. Ezt a böngészőt egy véletlen számot tartalmazó sütiről ismeri fel, mást nem tud rólad.
data-save = Másolat mentése
data-saved = Elmentve.
data-erase = Törlés
data-erase-yes = Törlöm
data-ask = Töröljük a nevedet minden barátokkal játszott játszmából, és azt is, hogy a tieid voltak? Utána nem folytathatod őket. Akikkel játszottál, azoknál a játszmák megmaradnak.
data-erased =
    { $n ->
        [0] Semmit sem tároltunk.
        [one] Törölve egy játszmából.
       *[other] Törölve { $n } játszmából.
    }
why-room-stale = A kör véget ért, mielőtt ez megérkezett.
why-room-not_your_turn = Nem te jössz.
why-room-not_your_piece = Ezzel a bábuval egy csapattársad lép.
why-room-time_over = Lejárt az idő.
why-room-over = A játszma véget ért.
why-room-started = A játszma elkezdődött.
why-room-seat_taken = Valaki gyorsabb volt: ez a hely foglalt.
why-room-character_taken = Ezt a figurát már más választotta.
why-room-bad_name = Ezt a nevet nem tudjuk megjeleníteni. Válassz rövidebbet vagy egyszerűbbet.
why-room-offer_too_soon = Az előbb kérted. Próbáld újra egy forduló múlva.
why-room-offer_pending = Ezt már felajánlották.
why-room-nothing_to_take_back = Nincs mit visszavenni.
why-room-too_many_phrases = Egy kicsit lassabban, kérlek.
why-room-log_full = Ennél az asztalnál ez már nem lehetséges: megtelt a naplója.
why-room-somebody_left = Valaki elment az asztaltól.
why-server-not_invited = Ez az asztal a meghívottaké.
why-server-not_your_seat = Ez a hely nem a tiéd.
why-server-too_many = Egy kicsit lassabban, kérlek.
why-server-bad_code = Nincs ilyen kód, vagy már túl régi.
why-server-stopping = A kiszolgáló újraindul. Próbáld újra egy pillanat múlva.
why-server-unreachable = A kiszolgáló nem érhető el. Van internetkapcsolat?
