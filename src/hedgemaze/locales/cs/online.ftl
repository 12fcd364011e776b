# Stoly s přáteli, po síti.

page-online = Hra s přáteli
page-table = Stůl
page-watch = Sledování
page-code = Pokračovat tady
friends-mode = Hra
friends-special = { $mode }, podle tvého nastavení.
friends-count = Hráči
friends-players =
    { $n ->
        [one] Jeden hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
friends-here = Na této obrazovce
friends-elsewhere = Někdo přes odkaz
friends-clock = Hodiny
friends-loser = Kdo prohrál minulou hru
friends-listed = Cizí lidé mohou stůl najít a přisednout
friends-bots = Volná místa smějí obsadit boti
friends-nobody = Pozvi aspoň jednoho z přátel. Na hru bez přátel stůl nepotřebuješ.
friends-open = Otevřít stůl
friends-code = Mám kód z jiného zařízení
friends-alone = Hrát jen na této obrazovce
open-title = Otevřené stoly
open-none = Právě nikdo nečeká.
open-free =
    { $n ->
        [one] Jedno volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
timing-none = Bez hodin
timing-fischer = { $minutes } min + { $seconds } s na tah
timing-days =
    { $n ->
        [one] Jeden den na tah
        [few] { $n } dny na tah
       *[other] { $n } dní na tah
    }
seat-name = Tvé jméno
seat-character = Tvá postava
seat-free = Volné
seat-sit = Sednout sem
seat-link = Kopírovat odkaz: { $seat }
seat-there = U stolu
seat-away = Bez spojení
seat-left = Mimo stůl
seat-nameless = Beze jména
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (ty)
waiting-title = Čekáme na přátele
waiting-invited = Máš pozvánku
waiting-me = Ty
waiting-free =
    { $n ->
        [0] Všichni jsou tady.
        [one] Hra začne, jakmile se obsadí poslední místo.
        [few] Volná jsou { $n } místa. Hra začne, až budou všechna obsazená.
       *[other] Volných je { $n } míst. Hra začne, až budou všechna obsazená.
    }
waiting-deal = Rozdat znovu
waiting-leave = Odejít od stolu
leave-ask = Odejít z této hry? S tvými duchy bude hrát dál tvůj tým.
invite-about = Pošli tento odkaz, nebo nech přátele naskenovat kód.
invite-code = Odkaz jako QR kód
invite-link = Odkaz pro přátele
invite-share = Hra Hedgemaze
watch-link = Odkaz jen ke sledování
watch-share = Sleduj hru Hedgemaze
watch-title = Sleduješ hru
watch-count =
    { $n ->
        [one] Sleduje jeden člověk
        [few] Sledují { $n } lidé
       *[other] Sleduje { $n } lidí
    }
first-turn-own = Začni! Zbývá { $time }, pak se hra zruší.
first-turn-other = { $side }: na začátek zbývá { $time }
end-look-again = Najít někoho jiného
link-copy = Kopírovat
link-copied = Zkopírováno
link-share = Sdílet
link-lost = Bez spojení. Zkoušíme to znovu…
link-none = Server není dostupný. Jsi na internetu?
room-missing = Takový stůl není.
room-moved = V této hře teď pokračuješ na jiném zařízení.
code-about = Jak pokračovat v této hře na jiném zařízení:
code-ask = Ukázat kód
code-use = Do deseti minut ho napiš na druhém zařízení: „Hrát s přáteli“ a pak „Mám kód“.
code-enter-about = Přenese tvé místo u stolu na toto zařízení. Na druhém zařízení najdeš kód pod tahy hry.
code-enter = Kód
code-go = Pokračovat
action-correct = Opravit
action-take-back = Vrátit
action-draw = Remíza
action-talk = Říct
action-rematch = Odveta
rematch-asked = Odveta nabídnuta
rematch-go = Na odvetu
give-time = Dát 15 sekund
link-on = Připojeno
link-off = Nepřipojeno
title-turn = Jsi na tahu!
turn-other = Na tahu: { $side }
offer-draw =
    { $own ->
        [yes] Nabízíš remízu.
       *[no] { $name } nabízí remízu.
    }
offer-take_back =
    { $own ->
        [yes] Žádáš o vrácení tahu.
       *[no] { $name } žádá o vrácení tahu.
    }
offer-resign =
    { $own ->
        [yes] Chceš se s týmem vzdát.
       *[no] { $name } se chce vzdát. Ty taky?
    }
offer-rematch =
    { $own ->
        [yes] Chceš odvetu.
       *[no] { $name } chce odvetu.
    }
offer-agree = Ano
offer-decline = Ne
offer-withdraw = Vzít zpět
offer-declined =
    { $kind ->
        [draw] { $name } odmítá remízu.
        [take_back] { $name } nesouhlasí s vrácením tahu.
        [resign] { $name } se nechce vzdát.
       *[rematch] { $name } nechce odvetu.
    }
premove-waits = Tah předem: { $text }
premove-cancel = Zrušit tah předem
premove-cancelled = Tah předem je zrušen.
premove-dropped = Tah předem je zrušen. { $why }
premove-impossible = To v tvém příštím tahu nepůjde.
premove-life = Stálo by to život.
premove-moved = { $piece } je teď na jiném políčku.
clock-of = Hodiny: { $time }
clock-days =
    { $n ->
        [one] Jeden den
        [few] { $n } dny
       *[other] { $n } dní
    }
clock-hours =
    { $n ->
        [one] Jedna hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    }
clock-low =
    { $n ->
        [one] Zbývá méně než sekunda
        [few] Zbývá méně než { $n } sekundy
       *[other] Zbývá méně než { $n } sekund
    }
phrase-hello = Ahoj!
phrase-good_luck = Hodně štěstí!
phrase-well_played = Pěkně zahráno!
phrase-good_move = Dobrý tah!
phrase-oops = Jejda!
phrase-thanks = Díky!
phrase-one_moment = Okamžik, prosím
phrase-your_turn = Jsi na tahu
phrase-good_game = Byla to dobrá hra!
phrase-again = Ještě jednou?
phrase-goodbye = Nashle!
phrase-face_smile = Úsměv
phrase-face_laugh = Smích
phrase-face_think = Přemýšlení
phrase-face_surprise = Překvapení
phrase-face_sad = Smutný obličej
phrase-face_sleep = Ospalost
end-flagged = Čas vypršel.
end-agreed = Hráči se dohodli na remíze.
games-friends = S přáteli
games-your-turn = Jsi na tahu · { $when }
games-their-turn = Čeká se na ostatní · { $when }
games-not-full = Jedno místo je volné · { $when }
games-ended = Konec · { $when }
data-title = Co je o tobě uloženo
data-about = Server ukládá tvé hry s přáteli: kdo kde seděl, pod napsaným jménem, co se hrálo a kdy. Tento prohlížeč pozná podle souboru cookie s náhodným číslem.
data-save = Uložit kopii
data-saved = Uloženo.
data-erase = Smazat to
data-erase-yes = Smazat
data-ask = Odstranit tvé jméno ze všech her s přáteli? Už nebudou tvoje a nepůjde v nich pokračovat. Tvým spoluhráčům zůstanou.
data-erased =
    { $n ->
        [0] Nic uloženo nebylo.
        [one] Odstraněno z jedné hry.
        [few] Odstraněno z her: { $n }.
       *[other] Odstraněno z her: { $n }.
    }
why-room-stale = Tah skončil dřív, než tvá akce došla.
why-room-not_your_turn = Nejsi na tahu.
why-room-not_your_piece = S touto figurkou hraje někdo jiný z týmu.
why-room-time_over = Čas vypršel.
why-room-over = Hra skončila.
why-room-started = Hra už začala.
why-room-seat_taken = Někdo tě předběhl: toto místo je obsazené.
why-room-no_bots = U tohoto stolu boti hrát nesmějí.
why-room-character_taken = Tuto postavu už má někdo jiný.
why-room-bad_name = Toto jméno nelze zobrazit. Zvol kratší nebo jednodušší.
why-room-offer_too_soon = Tato žádost tu byla před chvílí. Zkus to v příštím kole.
why-room-offer_pending = To už je nabídnuto.
why-room-nothing_to_take_back = Není co vracet.
why-room-too_many_phrases = Trochu pomaleji, prosím.
why-room-log_full = U tohoto stolu to už není možné: stalo se tu příliš mnoho.
why-room-somebody_left = Někdo odešel od stolu.
why-server-not_invited = K tomuto stolu smějí jen pozvaní.
why-server-not_your_seat = Toto místo není tvoje.
why-server-too_many = Trochu pomaleji, prosím.
why-server-too_many_bots = Z této adresy už hraje dost botů.
why-server-bad_code = Tento kód neexistuje, nebo už neplatí.
why-server-stopping = Server se restartuje. Zkus to za chvilku.
why-server-unreachable = Server není dostupný. Jsi na internetu?
