page-online = Žaisti su draugais
page-table = Stalas
page-watch = Stebėjimas
page-code = Tęsti čia
friends-mode = Žaidimas
friends-special = { $mode }, kaip paruošta.
friends-count = Žaidėjai
friends-players =
    { $n ->
        [one] { $n } žaidėjas
        [few] { $n } žaidėjai
       *[other] { $n } žaidėjų
    }
friends-here = Šiame ekrane
friends-elsewhere = Draugas per nuorodą
friends-clock = Laikrodis
friends-loser = Kas pralaimėjo praeitą žaidimą
friends-listed = Nepažįstami gali rasti šį stalą ir prisijungti
friends-bots = Botai gali užimti laisvas vietas
friends-nobody = Pakviesk bent vieną draugą. Žaisti be draugų stalo nereikia.
friends-open = Atverti stalą
friends-code = Turiu kodą iš kito įrenginio
friends-alone = Verčiau žaisti šiame ekrane
open-title = Atviri stalai
open-none = Šiuo metu niekas nelaukia.
open-free =
    { $n ->
        [one] { $n } laisva vieta
        [few] { $n } laisvos vietos
       *[other] { $n } laisvų vietų
    }
timing-none = Be laikrodžio
timing-fischer = { $minutes } min + { $seconds } s ėjimui
timing-days =
    { $n ->
        [one] { $n } diena ėjimui
        [few] { $n } dienos ėjimui
       *[other] { $n } dienų ėjimui
    }
seat-name = Tavo vardas
seat-character = Tavo veikėjas
seat-free = Laisva
seat-sit = Sėstis čia
seat-link = Kopijuoti nuorodą: { $seat }
seat-there = Čia
seat-away = Nėra ryšio
seat-left = Prie stalo nebėra
seat-nameless = Be vardo
seat-bot = Botas
seat-bot-named = { $name } (botas)
seat-mine-named = { $name } (tu)
waiting-title = Laukiame draugų
waiting-invited = Tave kviečia
waiting-me = Tu
waiting-free =
    { $n ->
        [0] Visi čia.
        [1] Žaidimas prasidės pats, kai tik bus užimta paskutinė vieta.
        [one] Laisvų vietų: { $n }. Žaidimas prasidės pats, kai visos bus užimtos.
        [few] Laisvų vietų: { $n }. Žaidimas prasidės pats, kai visos bus užimtos.
       *[other] Laisvų vietų: { $n }. Žaidimas prasidės pats, kai visos bus užimtos.
    }
waiting-deal = Dalyti iš naujo
waiting-leave = Palikti stalą
leave-ask = Palikti šį žaidimą? Komandos draugai tęs su tavo vaiduokliais.
invite-about = Nusiųsk šią nuorodą arba leisk draugui nuskaityti kodą.
invite-code = Nuoroda kaip QR kodas
invite-link = Nuoroda draugams
invite-share = Hedgemaze žaidimas
watch-link = Nuoroda tik stebėti
watch-share = Stebėk Hedgemaze žaidimą
watch-title = Tu stebi
watch-count =
    { $n ->
        [one] Stebi { $n } žmogus
        [few] Stebi { $n } žmonės
       *[other] Stebi { $n } žmonių
    }
first-turn-own = Pradėk per { $time }, kitaip žaidimas bus atšauktas.
first-turn-other = { $side }: pradžiai liko { $time }
end-look-again = Ieškoti kito žaidėjo
link-copy = Kopijuoti
link-copied = Nukopijuota
link-share = Dalytis
link-lost = Nėra ryšio. Bandoma dar kartą …
link-none = Serveris nepasiekiamas. Ar yra interneto ryšys?
room-missing = Tokio stalo nėra.
room-moved = Šį žaidimą pratęsei kitame įrenginyje.
code-about = Tęsk šį žaidimą kitame įrenginyje:
code-ask = Rodyti kodą
code-use = Per dešimt minučių įrašyk jį kitame įrenginyje: „Žaisti su draugais“, tada „Turiu kodą iš kito įrenginio“.
code-enter-about = Perkelia tavo vietą prie stalo į šį įrenginį. Kitas įrenginys kodą rodo po žaidimo ėjimais.
code-enter = Kodas
code-go = Tęsti
action-correct = Taisyti
action-take-back = Atšaukti
action-draw = Lygiosios
action-talk = Sakyti
action-rematch = Revanšas
rematch-asked = Pasiūlytas revanšas
rematch-go = Į revanšą
give-time = Duoti 15 sekundžių
link-on = Prisijungta
link-off = Nėra ryšio
title-turn = Tavo ėjimas!
turn-other = Eina: { $side }
offer-draw =
    { $own ->
        [yes] Tu siūlai lygiąsias.
       *[no] { $name } siūlo lygiąsias.
    }
offer-take_back =
    { $own ->
        [yes] Tu prašai atšaukti ėjimą.
       *[no] { $name } prašo atšaukti ėjimą.
    }
offer-resign =
    { $own ->
        [yes] Tu nori pasiduoti kartu su komanda.
       *[no] { $name } nori pasiduoti. Ar ir tu?
    }
offer-rematch =
    { $own ->
        [yes] Tu nori revanšo.
       *[no] { $name } nori revanšo.
    }
offer-agree = Taip
offer-decline = Ne
offer-withdraw = Atsiimti
offer-declined =
    { $kind ->
        [draw] { $name } nesutinka su lygiosiomis.
        [take_back] { $name } nesutinka atšaukti ėjimo.
        [resign] { $name } nenori pasiduoti.
       *[rematch] { $name } nenori revanšo.
    }
premove-waits = Laukia išankstinis ėjimas { $text }
premove-cancel = Atšaukti išankstinį ėjimą
premove-cancelled = Išankstinis ėjimas atšauktas.
premove-dropped = Išankstinis ėjimas atšauktas. { $why }
premove-impossible = Per kitą tavo ėjimą to padaryti nebus galima.
premove-life = Tai kainuotų gyvybę.
premove-moved = { $piece } dabar kitame kvadratėlyje.
clock-of = Laikrodis: { $time }
clock-days =
    { $n ->
        [one] { $n } diena
        [few] { $n } dienos
       *[other] { $n } dienų
    }
clock-hours =
    { $n ->
        [one] { $n } valanda
        [few] { $n } valandos
       *[other] { $n } valandų
    }
clock-low =
    { $n ->
        [one] Liko mažiau nei { $n } sekundė
        [few] Liko mažiau nei { $n } sekundės
       *[other] Liko mažiau nei { $n } sekundžių
    }
phrase-hello = Labas!
phrase-good_luck = Sėkmės!
phrase-well_played = Puikiai sužaista!
phrase-good_move = Geras ėjimas!
phrase-oops = Oi!
phrase-thanks = Ačiū!
phrase-one_moment = Minutėlę, prašau
phrase-your_turn = Tavo ėjimas
phrase-good_game = Geras žaidimas!
phrase-again = Dar kartą?
phrase-goodbye = Viso gero!
phrase-face_smile = Šypsena
phrase-face_laugh = Juokas
phrase-face_think = Mąslus veidas
phrase-face_surprise = Nuostaba
phrase-face_sad = Liūdnas veidas
phrase-face_sleep = Mieguistas veidas
end-flagged = Laikas baigėsi.
end-agreed = Sutarta dėl lygiųjų.
games-friends = Su draugais
games-your-turn = Tavo ėjimas · { $when }
games-their-turn = Laukiama kitų · { $when }
games-not-full = Yra laisva vieta · { $when }
games-ended = Baigtas · { $when }
data-title = Kas apie tave saugoma
data-about = Serveris saugo tavo žaidimus su draugais: kas kur sėdėjo (pagal įrašytą vardą), kas ir kada buvo žaista. Šią naršyklę jis atpažįsta iš slapuko su atsitiktiniu skaičiumi.
data-save = Įrašyti kopiją
data-saved = Įrašyta.
data-erase = Ištrinti tai
data-erase-yes = Ištrinti
data-ask = Pašalinti tavo vardą iš visų žaidimų su draugais? Jie nebebus tavo, ir jų tęsti negalėsi. Tiems, kurie žaidė su tavimi, žaidimai liks.
data-erased =
    { $n ->
        [0] Nieko nebuvo saugoma.
        [one] Pašalinta iš { $n } žaidimo.
        [few] Pašalinta iš { $n } žaidimų.
       *[other] Pašalinta iš { $n } žaidimų.
    }
why-room-stale = Ėjimas baigėsi anksčiau, nei atkeliavo tavo veiksmas.
why-room-not_your_turn = Dabar ne tavo ėjimas.
why-room-not_your_piece = Šia figūrėle eina komandos draugas.
why-room-time_over = Laikas baigėsi.
why-room-over = Žaidimas baigtas.
why-room-started = Žaidimas prasidėjo.
why-room-seat_taken = Kažkas suspėjo pirmiau: ši vieta užimta.
why-room-no_bots = Prie šio stalo botų neleidžiama.
why-room-character_taken = Šį veikėją turi kažkas kitas.
why-room-bad_name = Šio vardo rodyti negalima. Pasirink trumpesnį ar paprastesnį.
why-room-offer_too_soon = Ką tik klausei. Bandyk vėl kitame raunde.
why-room-offer_pending = Tai jau pasiūlyta.
why-room-nothing_to_take_back = Nėra ko atšaukti.
why-room-too_many_phrases = Truputį lėčiau, prašau.
why-room-log_full = Prie šio stalo to nebegalima: čia jau per daug visko įvyko.
why-room-somebody_left = Kažkas paliko stalą.
why-server-not_invited = Prie šio stalo gali sėsti tik pakviestieji.
why-server-not_your_seat = Ši vieta ne tavo.
why-server-too_many = Truputį lėčiau, prašau.
why-server-too_many_bots = Iš šio adreso botų jau pakanka.
why-server-bad_code = Tokio kodo nėra arba jis nebegalioja.
why-server-stopping = Serveris paleidžiamas iš naujo. Netrukus bandyk vėl.
why-server-unreachable = Serveris nepasiekiamas. Ar yra interneto ryšys?
