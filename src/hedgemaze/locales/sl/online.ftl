page-online = Igraj s prijatelji
page-table = Miza
page-watch = Gledanje
page-code = Nadaljuj tukaj
friends-mode = Igra
friends-special = { $mode }, kot je nastavljeno.
friends-count = Igralci
friends-players =
    { $n ->
        [one] En igralec
        [two] { $n } igralca
        [few] { $n } igralci
       *[other] { $n } igralcev
    }
friends-here = Na tem zaslonu
friends-elsewhere = Prijatelj prek povezave
friends-clock = Ura
friends-loser = Kdor je izgubil zadnjo partijo
friends-listed = Neznanci smejo najti to mizo in prisesti
friends-bots = Prosta mesta smejo zasesti roboti
friends-nobody = Povabi vsaj eno osebo. Za igro brez prijateljev ne potrebuješ mize.
friends-open = Odpri mizo
friends-code = Imam kodo z druge naprave
friends-alone = Raje igraj na tem zaslonu
open-title = Odprte mize
open-none = Trenutno nihče ne čaka.
open-free =
    { $n ->
        [one] Eno prosto mesto
        [two] { $n } prosti mesti
        [few] { $n } prosta mesta
       *[other] { $n } prostih mest
    }
timing-none = Brez ure
timing-fischer = { $minutes } min + { $seconds } s na potezo
timing-days =
    { $n ->
        [one] En dan na potezo
        [two] { $n } dneva na potezo
        [few] { $n } dnevi na potezo
       *[other] { $n } dni na potezo
    }
seat-name = Tvoje ime
seat-character = Tvoj lik
seat-free = Prosto
seat-sit = Sedi sem
seat-link = Kopiraj povezavo: { $seat }
seat-there = Tukaj
seat-away = Brez povezave
seat-left = Ni več za mizo
seat-nameless = Brez imena
seat-bot = Robot
seat-bot-named = { $name } (robot)
seat-mine-named = { $name } (ti)
waiting-title = Čakamo prijatelje
waiting-invited = To je povabilo zate
waiting-me = Ti
waiting-free =
    { $n ->
        [0] Vsi so tukaj.
        [one] Partija se začne sama, ko bo zasedeno še zadnje mesto.
        [two] Prosti sta { $n } mesti. Partija se začne sama, ko bodo zasedena vsa.
        [few] Prosta so { $n } mesta. Partija se začne sama, ko bodo zasedena vsa.
       *[other] Prostih je { $n } mest. Partija se začne sama, ko bodo zasedena vsa.
    }
waiting-deal = Razdeli znova
waiting-leave = Zapusti mizo
leave-ask = Zapustiš to partijo? S tvojimi duhovi igra naprej tvoja ekipa.
invite-about = Pošlji to povezavo ali pa naj prijatelj optično prebere kodo.
invite-code = Povezava kot koda QR
invite-link = Povezava za prijatelje
invite-share = Partija Hedgemaze
watch-link = Povezava samo za gledanje
watch-share = Oglej si partijo Hedgemaze
watch-title = Gledaš
watch-count =
    { $n ->
        [one] Gleda { $n } oseba
        [two] Gledata { $n } osebi
        [few] Gledajo { $n } osebe
       *[other] Gleda { $n } oseb
    }
first-turn-own = Začni! Še { $time }, potem bo partija odpovedana.
first-turn-other = { $side }: za začetek še { $time }
end-look-again = Poišči koga drugega
link-copy = Kopiraj
link-copied = Kopirano
link-share = Deli
link-lost = Ni povezave. Poskušamo znova …
link-none = Strežnik ni dosegljiv. Imaš povezavo z internetom?
room-missing = Take mize ni.
room-moved = Ta partija se zdaj igra na drugi tvoji napravi.
code-about = Nadaljuj to partijo na drugi napravi:
code-ask = Pokaži kodo
code-use = Na drugi napravi jo vpiši v desetih minutah: »Igraj s prijatelji«, nato »Imam kodo«.
code-enter-about = Tvoje mesto za mizo prenese na to napravo. Druga naprava kodo pokaže pod potezami partije.
code-enter = Koda
code-go = Nadaljuj
action-correct = Popravi
action-take-back = Vzemi nazaj
action-draw = Remi
action-talk = Povej
action-rematch = Revanša
rematch-asked = Revanša je predlagana
rematch-go = Na revanšo
give-time = Podari 15 sekund
link-on = Povezano
link-off = Ni povezave
title-turn = Na potezi si!
turn-other = Na potezi: { $side }
offer-draw =
    { $own ->
        [yes] Ponujaš remi.
       *[no] { $name } ponuja remi.
    }
offer-take_back =
    { $own ->
        [yes] Želiš vzeti potezo nazaj.
       *[no] { $name } želi vzeti potezo nazaj.
    }
offer-resign =
    { $own ->
        [yes] Želiš, da se ekipa preda.
       *[no] { $name } želi predati partijo. Ti tudi?
    }
offer-rematch =
    { $own ->
        [yes] Želiš revanšo.
       *[no] { $name } želi revanšo.
    }
offer-agree = Da
offer-decline = Ne
offer-withdraw = Umakni
offer-declined =
    { $kind ->
        [draw] { $name } zavrača remi.
        [take_back] { $name } ne dovoli vzeti poteze nazaj.
        [resign] { $name } ne želi predati partije.
       *[rematch] { $name } ne želi revanše.
    }
premove-waits = Vnaprejšnja poteza: { $text }
premove-cancel = Prekliči potezo
premove-cancelled = Vnaprejšnja poteza je preklicana.
premove-dropped = Vnaprejšnja poteza je preklicana. { $why }
premove-impossible = To v tvoji naslednji potezi ne bo mogoče.
premove-life = To bi stalo življenje.
premove-moved = Ta figura je zdaj na drugem polju: { $piece }.
clock-of = Ura: { $time }
clock-days =
    { $n ->
        [one] En dan
        [two] { $n } dneva
        [few] { $n } dnevi
       *[other] { $n } dni
    }
clock-hours =
    { $n ->
        [one] Ena ura
        [two] { $n } uri
        [few] { $n } ure
       *[other] { $n } ur
    }
clock-low =
    { $n ->
        [one] Manj kot sekunda do konca
        [two] Manj kot { $n } sekundi do konca
        [few] Manj kot { $n } sekunde do konca
       *[other] Manj kot { $n } sekund do konca
    }
phrase-hello = Živijo!
phrase-good_luck = Srečno!
phrase-well_played = Dobro odigrano!
phrase-good_move = Dobra poteza!
phrase-oops = Ups!
phrase-thanks = Hvala!
phrase-one_moment = Trenutek, prosim
phrase-your_turn = Na potezi si
phrase-good_game = Lepa partija!
phrase-again = Še enkrat?
phrase-goodbye = Adijo!
phrase-face_smile = Nasmeh
phrase-face_laugh = Smeh
phrase-face_think = Razmišljanje
phrase-face_surprise = Presenečenje
phrase-face_sad = Žalosten obraz
phrase-face_sleep = Zaspan obraz
end-flagged = Čas je potekel.
end-agreed = Igralci so se dogovorili za remi.
games-friends = S prijatelji
games-your-turn = Na potezi si · { $when }
games-their-turn = Čakaš na druge · { $when }
games-not-full = Eno mesto je prosto · { $when }
games-ended = Konec · { $when }
data-title = Kaj se hrani o tebi
data-about = Strežnik hrani tvoje partije s prijatelji: kdo je kje sedel, pod vpisanim imenom, kaj se je igralo in kdaj. Ta brskalnik prepozna po piškotku z naključnim številom.
data-save = Shrani kopijo
data-saved = Shranjeno.
data-erase = Izbriši podatke
data-erase-yes = Izbriši
data-ask = Odstranim tvoje ime iz vseh partij s prijatelji? Ne bodo več tvoje in ne moreš jih nadaljevati. Ljudem, ki so igrali s teboj, ostanejo.
data-erased =
    { $n ->
        [0] Nič ni bilo shranjeno.
        [one] Izbrisano iz { $n } partije.
        [two] Izbrisano iz { $n } partij.
        [few] Izbrisano iz { $n } partij.
       *[other] Izbrisano iz { $n } partij.
    }
why-room-stale = Poteze je bilo konec, preden je tvoje dejanje prispelo.
why-room-not_your_turn = Nisi na potezi.
why-room-not_your_piece = To figuro premika nekdo drug iz tvoje ekipe.
why-room-time_over = Čas je potekel.
why-room-over = Partije je konec.
why-room-started = Partija se je začela.
why-room-seat_taken = Nekdo te je prehitel: to mesto je zasedeno.
why-room-no_bots = Pri tej mizi roboti niso dovoljeni.
why-room-character_taken = Ta lik ima že nekdo drug.
why-room-bad_name = Tega imena ni mogoče prikazati. Izberi krajše ali preprostejše.
why-room-offer_too_soon = Ta prošnja je bila pravkar poslana. Poskusi znova v naslednjem krogu.
why-room-offer_pending = To je že ponujeno.
why-room-nothing_to_take_back = Ničesar ni, kar bi se dalo vzeti nazaj.
why-room-too_many_phrases = Malo počasneje, prosim.
why-room-log_full = Pri tej mizi to ni več mogoče: preveč se je že zgodilo.
why-room-somebody_left = Nekdo je zapustil mizo.
why-server-not_invited = Za to mizo smejo sesti le povabljeni.
why-server-not_your_seat = To mesto ni tvoje.
why-server-too_many = Malo počasneje, prosim.
why-server-too_many_bots = S tega naslova je že dovolj robotov.
why-server-bad_code = Te kode ni ali pa je potekla.
why-server-stopping = Strežnik se znova zaganja. Poskusi čez trenutek.
why-server-unreachable = Strežnik ni dosegljiv. Imaš povezavo z internetom?
