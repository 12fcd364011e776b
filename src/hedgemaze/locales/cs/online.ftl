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
friends-nobody = Dej aspoň jedno místo někomu z přátel. Hra bez přátel stůl nepotřebuje.
friends-open = Otevřít stůl
friends-code = Mám kód z jiného zařízení
friends-alone = Hrát jen na této obrazovce
open-title = Otevřené stoly ostatních
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
        [few] { $n } dny na tah
       *[other] { $n } dní na tah
    }
seat-name = Tvé jméno
seat-character = Tvá postava
seat-free = Volné
seat-sit = Sednout sem
seat-link = Kopírovat odkaz: { $seat }
seat-there = U stolu
seat-away = Bez spojení
seat-left = Mimo stůl
seat-nameless = Někdo
seat-mine-named = { $name } (ty)
waiting-title = Čekáme na přátele
waiting-invited = Máš pozvánku
waiting-me = Ty
waiting-free =
    { $n ->
        [0] Všichni jsou tady.
        [one] Hra začne sama, jakmile se obsadí poslední místo.
        [few] Volná jsou { $n } místa. Hra začne sama, až budou všechna obsazená.
       *[other] Volných je { $n } míst. Hra začne sama, až budou všechna obsazená.
    }
waiting-deal = Rozdat znovu
waiting-leave = Odejít od stolu
leave-ask = Odejít z této hry? S tvými duchy bude hrát dál tvůj tým.
invite-about = Pošli tento odkaz, nebo nech obrázek naskenovat mobilem.
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
link-copy = Kopírovat
link-copied = Zkopírováno
link-share = Sdílet
link-lost = Bez spojení. Zkoušíme to znovu…
link-none = Server není dostupný. Funguje připojení?
room-missing = Takový stůl není.
room-moved = Tato hra pokračuje na tvém jiném zařízení.
code-about = Pokračuj v této hře na jiném zařízení:
code-ask = Ukázat kód
code-use = Do deseti minut ho napiš na druhém zařízení: „Hrát s přáteli“ a pak „Mám kód“.
code-enter-about = Přenese tvé místo u stolu na toto zařízení. Druhé zařízení ukazuje kód pod tahy hry.
code-enter = Kód
code-go = Pokračovat
action-correct = Opravit
action-take-back = Vrátit
action-draw = Remíza
action-talk = Říct
action-rematch = Odveta
rematch-asked = Čeká se na odvetu
rematch-go = Na odvetu
give-time = Dát 15 sekund
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
        [take_back] { $name } odmítá vrácení tahu.
        [resign] { $name } se nechce vzdát.
       *[rematch] { $name } nechce odvetu.
    }
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
games-your-turn = Čeká na tebe · { $when }
games-their-turn = Na tahu jsou jiní · { $when }
games-not-full = Jedno místo je volné · { $when }
games-ended = Konec · { $when }
data-title = Co o tobě uchováváme
data-about = Server uchovává tvé hry s přáteli: kdo kde seděl, pod napsaným jménem, co se hrálo a kdy. Tento prohlížeč zná podle souboru cookie s náhodným číslem a nic dalšího o tobě neví.
data-save = Uložit kopii
data-saved = Uloženo.
data-erase = Smazat to
data-erase-yes = Smazat
data-ask = Smazat tvé jméno ze všech her s přáteli i to, že byly tvoje? Pokračovat v nich pak nepůjde. Hry zůstanou těm, kdo hráli s tebou.
data-erased =
    { $n ->
        [0] Nic uloženo nebylo.
        [one] Smazáno z jedné hry.
        [few] Smazáno ze { $n } her.
       *[other] Smazáno z { $n } her.
    }
why-room-stale = Než to došlo, tah už skončil.
why-room-not_your_turn = Nejsi na tahu.
why-room-not_your_piece = S touto figurkou hraje někdo jiný z týmu.
why-room-time_over = Čas vypršel.
why-room-over = Hra skončila.
why-room-started = Hra už začala.
why-room-seat_taken = Někdo tě předběhl: toto místo je obsazené.
why-room-character_taken = Tuto postavu už má někdo jiný.
why-room-bad_name = Toto jméno nelze zobrazit. Zvol kratší nebo prostší.
why-room-offer_too_soon = Tahle žádost padla před chvílí. Zkus to za kolo.
why-room-offer_pending = To už je nabídnuto.
why-room-nothing_to_take_back = Není co vracet.
why-room-too_many_phrases = Trochu pomaleji, prosím.
why-room-log_full = U tohoto stolu to už není možné: jeho záznam je plný.
why-room-somebody_left = Někdo odešel od stolu.
why-server-not_invited = Tento stůl je pro pozvané.
why-server-not_your_seat = Toto místo není tvoje.
why-server-too_many = Trochu pomaleji, prosím.
why-server-bad_code = Takový kód není, nebo je moc starý.
why-server-stopping = Server se restartuje. Zkus to za chvilku.
why-server-unreachable = Server není dostupný. Funguje připojení?
