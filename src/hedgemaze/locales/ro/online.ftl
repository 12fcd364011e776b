# Mese cu prietenii, prin rețea.

page-online = Joacă cu prietenii
page-table = Masă
page-watch = Privește
page-code = Continuă aici
friends-mode = Joc
friends-special = { $mode }, așa cum l-ai pregătit.
friends-count = Jucători
friends-players =
    { $n ->
        [one] Un jucător
        [few] { $n } jucători
       *[other] { $n } de jucători
    }
friends-here = Pe acest ecran
friends-elsewhere = Un prieten, prin link
friends-clock = Ceas
friends-loser = Cine a pierdut ultima partidă
friends-listed = Și necunoscuții pot găsi masa și se pot așeza
friends-bots = Boții pot ocupa locuri libere
friends-nobody = Invită măcar un prieten. Fără prieteni nu ai nevoie de masă ca să joci.
friends-open = Deschide masa
friends-code = Am un cod de pe alt dispozitiv
friends-alone = Joacă mai bine pe acest ecran
open-title = Mese deschise
open-none = Acum nu așteaptă nimeni.
open-free =
    { $n ->
        [one] Un loc liber
        [few] { $n } locuri libere
       *[other] { $n } de locuri libere
    }
timing-none = Fără ceas
timing-fischer = { $minutes } min + { $seconds } s pe tură
timing-days =
    { $n ->
        [one] O zi pe tură
        [few] { $n } zile pe tură
       *[other] { $n } de zile pe tură
    }
seat-name = Numele tău
seat-character = Personajul tău
seat-free = Liber
seat-sit = Stau aici
seat-link = Copiază linkul pentru { $seat }
seat-there = Aici
seat-away = Fără conexiune
seat-left = A plecat
seat-nameless = Fără nume
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (tu)
waiting-title = Îi așteptăm pe prieteni
waiting-invited = Ai o invitație
waiting-me = Tu
waiting-free =
    { $n ->
        [0] Toată lumea e aici.
        [one] Partida începe de îndată ce se ocupă ultimul loc.
        [few] { $n } locuri sunt libere. Partida începe când se ocupă toate.
       *[other] { $n } de locuri sunt libere. Partida începe când se ocupă toate.
    }
waiting-deal = Împarte din nou
waiting-leave = Părăsește masa
leave-ask = Părăsești partida? Coechipierii continuă cu fantomele tale.
invite-about = Trimite acest link sau lasă-ți prietenul să scaneze codul.
invite-code = Linkul ca cod QR
invite-link = Link pentru prieteni
invite-share = O partidă de Hedgemaze
watch-link = Link doar pentru privit
watch-share = Privește o partidă de Hedgemaze
watch-title = Privești
watch-count =
    { $n ->
        [one] O persoană privește
        [few] { $n } persoane privesc
       *[other] { $n } de persoane privesc
    }
first-turn-own = Ai { $time } ca să începi, altfel partida se anulează.
first-turn-other = { $side }: încă { $time } pentru început
end-look-again = Caută pe altcineva
link-copy = Copiază
link-copied = Copiat
link-share = Trimite
link-lost = Fără conexiune. Se încearcă din nou…
link-none = Nu se poate ajunge la server. Ai conexiune la internet?
room-missing = Nu există o asemenea masă.
room-moved = Ai continuat această partidă pe alt dispozitiv.
code-about = Continuă această partidă pe alt dispozitiv:
code-ask = Arată un cod
code-use = Scrie-l pe celălalt dispozitiv în cel mult zece minute: „Joacă cu prietenii”, apoi „Am un cod”.
code-enter-about = Îți mută locul de la o masă pe acest dispozitiv. Celălalt dispozitiv arată codul sub mutările partidei.
code-enter = Cod
code-go = Continuă
action-correct = Corectează
action-take-back = Ia înapoi
action-draw = Remiză
action-talk = Spune
action-rematch = Revanșă
rematch-asked = Revanșă cerută
rematch-go = La revanșă
give-time = Dă 15 secunde
link-on = Cu conexiune
link-off = Fără conexiune
title-turn = Rândul tău!
turn-other = La mutare: { $side }
offer-draw =
    { $own ->
        [yes] Oferi remiză.
       *[no] { $name } oferă remiză.
    }
offer-take_back =
    { $own ->
        [yes] Ai cerut să iei tura înapoi.
       *[no] { $name } cere să ia tura înapoi.
    }
offer-resign =
    { $own ->
        [yes] Vrei să abandonezi cu echipa ta.
       *[no] { $name } vrea să abandoneze. Și tu?
    }
offer-rematch =
    { $own ->
        [yes] Vrei revanșa.
       *[no] { $name } vrea revanșa.
    }
offer-agree = Da
offer-decline = Nu
offer-withdraw = Retrage
offer-declined =
    { $kind ->
        [draw] { $name } refuză remiza.
        [take_back] { $name } nu e de acord să iei tura înapoi.
        [resign] { $name } nu vrea să abandoneze.
       *[rematch] { $name } nu vrea revanșa.
    }
premove-waits = Mutarea anticipată: { $text }
premove-cancel = Anulează mutarea
premove-cancelled = Mutarea anticipată a fost anulată.
premove-dropped = Mutarea anticipată a fost anulată. { $why }
premove-impossible = Asta nu va fi posibil în tura ta următoare.
premove-life = Ar costa o viață.
premove-moved = { $piece } este acum pe altă căsuță.
clock-of = Ceas: { $time }
clock-days =
    { $n ->
        [one] O zi
        [few] { $n } zile
       *[other] { $n } de zile
    }
clock-hours =
    { $n ->
        [one] O oră
        [few] { $n } ore
       *[other] { $n } de ore
    }
clock-low =
    { $n ->
        [one] A rămas mai puțin de o secundă
        [few] Au rămas mai puțin de { $n } secunde
       *[other] Au rămas mai puțin de { $n } de secunde
    }
phrase-hello = Salut!
phrase-good_luck = Mult noroc!
phrase-well_played = Bine jucat!
phrase-good_move = Bună mutare!
phrase-oops = Ups!
phrase-thanks = Mulțumesc!
phrase-one_moment = O clipă, te rog
phrase-your_turn = E rândul tău
phrase-good_game = Frumoasă partidă!
phrase-again = Încă una?
phrase-goodbye = La revedere!
phrase-face_smile = Un zâmbet
phrase-face_laugh = Un hohot de râs
phrase-face_think = Pe gânduri
phrase-face_surprise = Surpriză
phrase-face_sad = O față tristă
phrase-face_sleep = Mi-e somn
end-flagged = Timpul a expirat.
end-agreed = Jucătorii au căzut de acord asupra remizei.
games-friends = Cu prietenii
games-your-turn = Rândul tău · { $when }
games-their-turn = Îi așteptăm pe ceilalți · { $when }
games-not-full = Un loc este liber · { $when }
games-ended = Terminată · { $when }
data-title = Ce se păstrează despre tine
data-about = Serverul păstrează partidele tale cu prietenii: cine a stat unde, cu numele scris, ce s-a jucat și când. Recunoaște acest browser după un cookie cu un număr aleatoriu.
data-save = Salvează o copie
data-saved = Salvat.
data-erase = Șterge tot
data-erase-yes = Șterge
data-ask = Îți ștergi numele din toate partidele cu prietenii? Nu vor mai fi ale tale și nu le mai poți continua. Ele rămân pentru cei care au jucat cu tine.
data-erased =
    { $n ->
        [0] Nu se păstra nimic.
        [one] Șters dintr-o partidă.
        [few] Șters din { $n } partide.
       *[other] Șters din { $n } de partide.
    }
why-room-stale = Tura s-a încheiat înainte să ajungă mutarea ta.
why-room-not_your_turn = Nu este rândul tău.
why-room-not_your_piece = Pionul acesta e mutat de un coechipier.
why-room-time_over = Timpul a expirat.
why-room-over = Partida s-a terminat.
why-room-started = Partida a început.
why-room-seat_taken = Cineva a fost mai rapid: locul este ocupat.
why-room-no_bots = La această masă nu se acceptă boți.
why-room-character_taken = Altcineva are acest personaj.
why-room-bad_name = Numele acesta nu poate fi afișat. Alege unul mai scurt sau mai simplu.
why-room-offer_too_soon = Tocmai ai cerut. Mai încearcă în runda următoare.
why-room-offer_pending = Asta s-a propus deja.
why-room-nothing_to_take_back = Nu este nimic de luat înapoi.
why-room-too_many_phrases = Puțin mai încet, te rog.
why-room-log_full = Nu mai este posibil la masa aceasta: s-au întâmplat prea multe aici.
why-room-somebody_left = Cineva a părăsit masa.
why-server-not_invited = La masa aceasta se pot așeza doar invitații.
why-server-not_your_seat = Locul acesta nu este al tău.
why-server-too_many = Puțin mai încet, te rog.
why-server-too_many_bots = De la această adresă sunt deja destui boți.
why-server-bad_code = Codul nu există sau a expirat.
why-server-stopping = Serverul repornește. Încearcă din nou peste o clipă.
why-server-unreachable = Nu se poate ajunge la server. Ai conexiune la internet?
