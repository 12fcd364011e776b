page-tournaments = Turniirid
page-tournament = Turniir
tournaments-mine = Sinu turniirid
tournaments-listed = Kõigile avatud
tournaments-none = Praegu pole ühtki avatud turniiri. Korralda ise!
tournament-make = Korralda turniir
tournament-make-about = Vali liik, saada sõpradele link ja alusta, kui kõik on kohal.
tournament-title = Turniiri nimi
tournament-kind = Liik
tournament-round_robin = Ringturniir
tournament-round_robin-about = Igaüks mängib igaühega.
tournament-knock_out = Väljalangemine
tournament-knock_out-about = Kaotaja langeb välja.
tournament-arena = Areen
tournament-arena-about = Mängi mäng mängu järel, kuni aeg saab läbi.
tournament-places = Mängijaid kuni
tournament-minutes = Kestus
tournament-minutes-n =
    { $n ->
        [one] Üks minut
       *[other] { $n } minutit
    }
tournament-clock = Kell
tournament-fill = Vabadele kohtadele tuleb arvuti
tournament-fill-none = Arvutita
tournament-rated = Mängud on reitinguga (igaühel peab olema konto)
tournament-bots = Robotid võivad osaleda
tournament-public = Näita seda kõigile
tournament-plays = Mängin ka ise
tournament-when = Algus
tournament-when-host = Kui ise otsustan
tournament-when-minutes =
    { $n ->
        [one] Ühe minuti pärast
       *[other] { $n } minuti pärast
    }
tournament-create = Loo turniir
tournament-join = Liitu
tournament-joined = Sa mängid sellel turniiril.
tournament-leave = Lahku
tournament-leave-ask = Kas lahkud turniirilt? Kaotad kõik mängud, mida sa pole veel mänginud.
tournament-start = Alusta kohe
tournament-cancel = Jäta ära
tournament-cancel-ask = Kas jätad turniiri ära? Liitunud mängijad ei saa seda siis enam mängida.
tournament-cancelled = See turniir jäi ära.
tournament-remove = Eemalda
tournament-remove-ask = Kas eemaldada turniirilt { $name }?
tournament-invite = Kutsu teisi
tournament-wait-host = Turniir algab siis, kui korraldaja alustab.
tournament-players = Mängijaid: { $n } / { $places }
tournament-count =
    { $n ->
        [one] Üks mängija
       *[other] { $n } mängijat
    }
tournament-begins-in = Alguseni on { $time }
tournament-ends-in = Jäänud on { $time }
tournament-finishing = Aeg on läbi. Mängitakse viimaseid mänge.
tournament-pause = Tee paus
tournament-resume = Mängi edasi
tournament-paused = Sul on paus.
tournament-waiting-pair = Varsti saad vastase. Püsi sellel lehel.
tournament-waiting-round = Oota järgmist vooru.
tournament-out = Sa langesid välja. Vaata teisi!
tournament-your-game = Sinu mäng algab. Vastane: { $rival }.
tournament-go = Lauda
tournament-back = Tagasi turniirile
tournament-round = Voor { $n }
tournament-round-of = Voor { $n } / { $total }
tournament-final = Finaal
tournament-semifinal = Poolfinaal
tournament-quarterfinal = Veerandfinaal
tournament-standings = Tabel
tournament-bracket = Turniiripuu
tournament-cross = Kes keda võitis
tournament-games = Mängud
tournament-watch = Vaata
tournament-place = Koht
tournament-player = Mängija
tournament-points = Punkte
tournament-played = Mänge
tournament-wins = Võite
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: sinu võidetud mängijate punktid kahekordselt, pluss nende punktid, kellega sa viiki jäid
tournament-computer = Arvuti { $n }
tournament-erased = Keegi
tournament-free = Vaba voor
tournament-open-place = Pole veel teada
tournament-left = on lahkunud
tournament-over = Turniir on läbi.
tournament-winner = { $name } võidab turniiri!
tournament-forfeit = mängimata
tournament-lot = loosiga
tournament-points-about = Võit annab 2 punkti, viik 1 punkti.
tournament-missing = Sellist turniiri pole.
tournament-win = võit
tournament-draw = viik
tournament-loss = kaotus
tournament-running = mäng käib
why-tournament-none = Sellist turniiri pole.
why-tournament-started = Turniir on juba alanud.
why-tournament-over = Turniir on läbi.
why-tournament-full = Kõik kohad on võetud.
why-tournament-removed = Korraldaja on su sellelt turniirilt eemaldanud.
why-tournament-accounts_only = Mängud on reitinguga: mängimiseks on vaja kontot.
why-tournament-no_bots = Robotid ei saa sellel turniiril osaleda.
why-tournament-name_taken = See nimi on juba teisel mängijal. Palun vali teine.
why-tournament-not_in = Sa ei mängi sellel turniiril.
why-tournament-not_host = Seda saab teha ainult korraldaja.
why-tournament-no_pause = Sellel turniiril pause pole.
why-tournament-too_few = Turniiril peab olema vähemalt kolm mängijat.
why-tournament-too_many = Sul on juba liiga palju turniire. Lõpeta enne mõni neist.
why-tournament-bad_mode = Seda mängu turniiril mängida ei saa.
why-tournament-bad_start = Algus peab olema järgmise 30 päeva jooksul.
why-tournament-bad_rated = Reitinguga mänge mängivad ainult inimesed.
