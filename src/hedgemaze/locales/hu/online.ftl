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
friends-bots = Botok is leülhetnek szabad helyre
friends-nobody = Hívj meg legalább egy barátot. Barátok nélkül nem kell asztal a játékhoz.
friends-open = Asztal megnyitása
friends-code = Van egy kódom egy másik eszközről
friends-alone = Inkább ezen a képernyőn játszunk
open-title = Nyitott asztalok
open-none = Most senki sem vár.
open-free =
    { $n ->
        [one] Egy szabad hely
       *[other] { $n } szabad hely
    }
timing-none = Óra nélkül
timing-fischer = { $minutes } perc + { $seconds } mp körönként
timing-days =
    { $n ->
        [one] Egy nap körönként
       *[other] { $n } nap körönként
    }
seat-name = A neved
seat-character = A figurád
seat-free = Szabad
seat-sit = Ide ülök
seat-link = Link másolása: { $seat }
seat-there = Itt van
seat-away = Nincs kapcsolat
seat-left = Elment
seat-nameless = Névtelen
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (te)
waiting-title = Várunk a barátokra
waiting-invited = Meghívtak
waiting-me = Te
waiting-free =
    { $n ->
        [0] Mindenki itt van.
        [one] A játszma elindul, amint az utolsó hely is elkelt.
       *[other] { $n } hely szabad. A játszma elindul, ha mind elkelt.
    }
waiting-deal = Újraosztás
waiting-leave = Felállok az asztaltól
leave-ask = Kilépsz a játszmából? A szellemeiddel a csapattársaid játszanak tovább.
invite-about = Küldd el ezt a linket, vagy olvastasd be a kódot a barátoddal.
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
first-turn-own = Kezdd el! Még { $time }, aztán a játszma elmarad.
first-turn-other = { $side }: kezdésre még { $time }
end-look-again = Mást keresek
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
rematch-go = A visszavágóhoz
give-time = 15 mp ajándék
link-on = Van kapcsolat
link-off = Nincs kapcsolat
title-turn = Te jössz!
turn-other = Következik: { $side }
offer-draw =
    { $own ->
        [yes] Döntetlent ajánlasz.
       *[no] { $name } döntetlent ajánl.
    }
offer-take_back =
    { $own ->
        [yes] Kérted, hogy visszavehesd a kört.
       *[no] { $name } szeretné visszavenni a kört.
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
premove-waits = Előre választva: { $text }
premove-cancel = Mégsem lépem
premove-cancelled = Az előre választott lépés törölve.
premove-dropped = Az előre választott lépés törölve. { $why }
premove-impossible = Ez a következő körödben nem lesz lehetséges.
premove-life = Egy életbe kerülne.
premove-moved = Már másik mezőn áll: { $piece }.
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
end-agreed = A játékosok döntetlenben egyeztek meg.
games-friends = Barátokkal
games-your-turn = Te jössz · { $when }
games-their-turn = Várakozás a többiekre · { $when }
games-not-full = Van szabad hely · { $when }
games-ended = Vége · { $when }
data-title = Amit rólad tárolunk
data-about = A kiszolgáló a barátokkal játszott játszmáidat tárolja: ki hol ült a beírt nevével, mit játszottatok és mikor. Ezt a böngészőt egy véletlen számot tartalmazó sütiről ismeri fel.
data-save = Másolat mentése
data-saved = Elmentve.
data-erase = Törlés
data-erase-yes = Törlöm
data-ask = Töröljük a nevedet minden barátokkal játszott játszmából? Utána nem lesznek a tieid, és nem folytathatod őket. Akikkel játszottál, azoknál megmaradnak.
data-erased =
    { $n ->
        [0] Semmit sem tároltunk.
        [one] Törölve egy játszmából.
       *[other] Törölve { $n } játszmából.
    }
why-room-stale = A kör véget ért, mielőtt a lépésed megérkezett.
why-room-not_your_turn = Nem te jössz.
why-room-not_your_piece = Ezzel a bábuval egy csapattársad lép.
why-room-time_over = Lejárt az idő.
why-room-over = A játszma véget ért.
why-room-started = A játszma elkezdődött.
why-room-seat_taken = Valaki gyorsabb volt: ez a hely foglalt.
why-room-no_bots = Ennél az asztalnál nem játszhatnak botok.
why-room-character_taken = Ezt a figurát már más választotta.
why-room-bad_name = Ezt a nevet nem tudjuk megjeleníteni. Válassz rövidebbet vagy egyszerűbbet.
why-room-offer_too_soon = Az előbb kérted. Próbáld újra a következő fordulóban.
why-room-offer_pending = Ezt már felajánlották.
why-room-nothing_to_take_back = Nincs mit visszavenni.
why-room-too_many_phrases = Egy kicsit lassabban, kérlek.
why-room-log_full = Ennél az asztalnál ez már nem lehetséges: túl sok minden történt itt.
why-room-somebody_left = Valaki elment az asztaltól.
why-server-not_invited = Ehhez az asztalhoz csak meghívottak ülhetnek.
why-server-not_your_seat = Ez a hely nem a tiéd.
why-server-too_many = Egy kicsit lassabban, kérlek.
why-server-too_many_bots = Erről a címről már van elég bot.
why-server-bad_code = Nincs ilyen kód, vagy már lejárt.
why-server-stopping = A kiszolgáló újraindul. Próbáld újra egy pillanat múlva.
why-server-unreachable = A kiszolgáló nem érhető el. Van internetkapcsolat?
