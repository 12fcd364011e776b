# Stoly s priateľmi, po sieti.

page-online = Hra s priateľmi
page-table = Stôl
page-watch = Sledovanie
page-code = Pokračovať tu
friends-mode = Hra
friends-special = { $mode }, podľa tvojho nastavenia.
friends-count = Hráči
friends-players =
    { $n ->
        [one] Jeden hráč
        [few] { $n } hráči
       *[other] { $n } hráčov
    }
friends-here = Na tejto obrazovke
friends-elsewhere = Niekto cez odkaz
friends-clock = Hodiny
friends-loser = Kto prehral minulú hru
friends-listed = Cudzí ľudia môžu stôl nájsť a prisadnúť si
friends-bots = Voľné miesta smú obsadiť boti
friends-nobody = Pozvi aspoň jedného z priateľov. Na hru bez priateľov stôl nepotrebuješ.
friends-open = Otvoriť stôl
friends-code = Mám kód z iného zariadenia
friends-alone = Hrať len na tejto obrazovke
open-title = Otvorené stoly
open-none = Práve nikto nečaká.
open-free =
    { $n ->
        [one] Jedno voľné miesto
        [few] { $n } voľné miesta
       *[other] { $n } voľných miest
    }
timing-none = Bez hodín
timing-fischer = { $minutes } min + { $seconds } s na ťah
timing-days =
    { $n ->
        [one] Jeden deň na ťah
        [few] { $n } dni na ťah
       *[other] { $n } dní na ťah
    }
seat-name = Tvoje meno
seat-character = Tvoja postava
seat-free = Voľné
seat-sit = Sadnúť si sem
seat-link = Kopírovať odkaz: { $seat }
seat-there = Pri stole
seat-away = Bez spojenia
seat-left = Mimo stola
seat-nameless = Bez mena
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (ty)
waiting-title = Čakáme na priateľov
waiting-invited = Máš pozvánku
waiting-me = Ty
waiting-free =
    { $n ->
        [0] Všetci sú tu.
        [one] Hra sa začne, len čo sa obsadí posledné miesto.
        [few] Voľné sú { $n } miesta. Hra sa začne, keď budú všetky obsadené.
       *[other] Voľných je { $n } miest. Hra sa začne, keď budú všetky obsadené.
    }
waiting-deal = Rozdať znova
waiting-leave = Odísť od stola
leave-ask = Odísť z tejto hry? S tvojimi duchmi bude hrať ďalej tvoj tím.
invite-about = Pošli tento odkaz alebo nechaj priateľov naskenovať kód.
invite-code = Odkaz ako QR kód
invite-link = Odkaz pre priateľov
invite-share = Hra Hedgemaze
watch-link = Odkaz len na sledovanie
watch-share = Sleduj hru Hedgemaze
watch-title = Sleduješ hru
watch-count =
    { $n ->
        [one] Sleduje jeden človek
        [few] Sledujú { $n } ľudia
       *[other] Sleduje { $n } ľudí
    }
first-turn-own = Začni! Zostáva { $time }, potom sa hra zruší.
first-turn-other = { $side }: na začiatok zostáva { $time }
end-look-again = Nájsť niekoho iného
link-copy = Kopírovať
link-copied = Skopírované
link-share = Zdieľať
link-lost = Bez spojenia. Skúšame to znova…
link-none = Server nie je dostupný. Si na internete?
room-missing = Taký stôl nie je.
room-moved = V tejto hre teraz pokračuješ na inom zariadení.
code-about = Ako pokračovať v tejto hre na inom zariadení:
code-ask = Ukázať kód
code-use = Do desiatich minút ho napíš na druhom zariadení: „Hrať s priateľmi“ a potom „Mám kód“.
code-enter-about = Prenesie tvoje miesto pri stole na toto zariadenie. Na druhom zariadení nájdeš kód pod ťahmi hry.
code-enter = Kód
code-go = Pokračovať
action-correct = Opraviť
action-take-back = Vrátiť
action-draw = Remíza
action-talk = Povedať
action-rematch = Odveta
rematch-asked = Odveta ponúknutá
rematch-go = Na odvetu
give-time = Dať 15 sekúnd
link-on = Pripojené
link-off = Nepripojené
title-turn = Si na ťahu!
turn-other = Na ťahu: { $side }
offer-draw =
    { $own ->
        [yes] Ponúkaš remízu.
       *[no] { $name } ponúka remízu.
    }
offer-take_back =
    { $own ->
        [yes] Žiadaš o vrátenie ťahu.
       *[no] { $name } žiada o vrátenie ťahu.
    }
offer-resign =
    { $own ->
        [yes] Chceš sa s tímom vzdať.
       *[no] { $name } sa chce vzdať. Ty tiež?
    }
offer-rematch =
    { $own ->
        [yes] Chceš odvetu.
       *[no] { $name } chce odvetu.
    }
offer-agree = Áno
offer-decline = Nie
offer-withdraw = Vziať späť
offer-declined =
    { $kind ->
        [draw] { $name } odmieta remízu.
        [take_back] { $name } nesúhlasí s vrátením ťahu.
        [resign] { $name } sa nechce vzdať.
       *[rematch] { $name } nechce odvetu.
    }
premove-waits = Ťah vopred: { $text }
premove-cancel = Zrušiť ťah vopred
premove-cancelled = Ťah vopred je zrušený.
premove-dropped = Ťah vopred je zrušený. { $why }
premove-impossible = To sa v tvojom ďalšom ťahu nebude dať.
premove-life = Stálo by to život.
premove-moved = { $piece } je teraz na inom políčku.
clock-of = Hodiny: { $time }
clock-days =
    { $n ->
        [one] Jeden deň
        [few] { $n } dni
       *[other] { $n } dní
    }
clock-hours =
    { $n ->
        [one] Jedna hodina
        [few] { $n } hodiny
       *[other] { $n } hodín
    }
clock-low =
    { $n ->
        [one] Zostáva menej ako sekunda
        [few] Zostáva menej ako { $n } sekundy
       *[other] Zostáva menej ako { $n } sekúnd
    }
phrase-hello = Ahoj!
phrase-good_luck = Veľa šťastia!
phrase-well_played = Pekne zahraté!
phrase-good_move = Dobrý ťah!
phrase-oops = Ojoj!
phrase-thanks = Ďakujem!
phrase-one_moment = Moment, prosím
phrase-your_turn = Si na ťahu
phrase-good_game = Bola to dobrá hra!
phrase-again = Ešte raz?
phrase-goodbye = Dovidenia!
phrase-face_smile = Úsmev
phrase-face_laugh = Smiech
phrase-face_think = Premýšľanie
phrase-face_surprise = Prekvapenie
phrase-face_sad = Smutná tvár
phrase-face_sleep = Ospalosť
end-flagged = Čas vypršal.
end-agreed = Hráči sa dohodli na remíze.
games-friends = S priateľmi
games-your-turn = Si na ťahu · { $when }
games-their-turn = Čaká sa na ostatných · { $when }
games-not-full = Jedno miesto je voľné · { $when }
games-ended = Koniec · { $when }
data-title = Čo je o tebe uložené
data-about = Server ukladá tvoje hry s priateľmi: kto kde sedel, pod napísaným menom, čo sa hralo a kedy. Tento prehliadač spozná podľa súboru cookie s náhodným číslom.
data-save = Uložiť kópiu
data-saved = Uložené.
data-erase = Vymazať to
data-erase-yes = Vymazať
data-ask = Odstrániť tvoje meno zo všetkých hier s priateľmi? Už nebudú tvoje a nebude sa v nich dať pokračovať. Tvojim spoluhráčom zostanú.
data-erased =
    { $n ->
        [0] Nič nebolo uložené.
        [one] Odstránené z jednej hry.
        [few] Odstránené z hier: { $n }.
       *[other] Odstránené z hier: { $n }.
    }
why-room-stale = Ťah sa skončil skôr, ako tvoja akcia prišla.
why-room-not_your_turn = Nie si na ťahu.
why-room-not_your_piece = S touto figúrkou hrá niekto iný z tímu.
why-room-time_over = Čas vypršal.
why-room-over = Hra sa skončila.
why-room-started = Hra sa už začala.
why-room-seat_taken = Niekto ťa predbehol: toto miesto je obsadené.
why-room-no_bots = Pri tomto stole boti hrať nesmú.
why-room-character_taken = Túto postavu už má niekto iný.
why-room-bad_name = Toto meno sa nedá zobraziť. Zvoľ kratšie alebo jednoduchšie.
why-room-offer_too_soon = Táto žiadosť tu bola pred chvíľou. Skús to v ďalšom kole.
why-room-offer_pending = To je už ponúknuté.
why-room-nothing_to_take_back = Nie je čo vracať.
why-room-too_many_phrases = Trochu pomalšie, prosím.
why-room-log_full = Pri tomto stole to už nie je možné: stalo sa tu priveľa.
why-room-somebody_left = Niekto odišiel od stola.
why-server-not_invited = K tomuto stolu smú len pozvaní.
why-server-not_your_seat = Toto miesto nie je tvoje.
why-server-too_many = Trochu pomalšie, prosím.
why-server-too_many_bots = Z tejto adresy už hrá dosť botov.
why-server-bad_code = Tento kód neexistuje alebo už neplatí.
why-server-stopping = Server sa reštartuje. Skús to o chvíľu.
why-server-unreachable = Server nie je dostupný. Si na internete?
