page-tournaments = Turnīri
page-tournament = Turnīrs
tournaments-mine = Tavi turnīri
tournaments-listed = Atvērti visiem
tournaments-none = Pašlaik nav atvērta turnīra. Sarīko savu!
tournament-make = Rīkot turnīru
tournament-make-about = Izvēlies veidu, nosūti saiti draugiem un sāc, kad visi ir klāt.
tournament-title = Turnīra nosaukums
tournament-kind = Veids
tournament-round_robin = Apļa turnīrs
tournament-round_robin-about = Visi spēlē ar visiem.
tournament-knock_out = Izslēgšanas turnīrs
tournament-knock_out-about = Kas zaudē, tas izkrīt.
tournament-arena = Arēna
tournament-arena-about = Spēlē spēli pēc spēles, līdz laiks beidzas.
tournament-places = Vietu skaits
tournament-minutes = Ilgums
tournament-minutes-n =
    { $n ->
        [zero] { $n } minūšu
        [one] { $n } minūte
       *[other] { $n } minūtes
    }
tournament-clock = Pulkstenis
tournament-fill = Tukšās vietas aizņem dators
tournament-fill-none = Bez datora
tournament-rated = Spēles maina reitingu (visiem vajag kontu)
tournament-bots = Drīkst piedalīties boti
tournament-public = Rādīt visiem
tournament-plays = Arī es spēlēju
tournament-when = Sākums
tournament-when-host = Kad es izlemšu
tournament-when-minutes =
    { $n ->
        [zero] Pēc { $n } minūtēm
        [one] Pēc { $n } minūtes
       *[other] Pēc { $n } minūtēm
    }
tournament-create = Izveidot
tournament-join = Piedalīties
tournament-joined = Tu spēlē šajā turnīrā.
tournament-leave = Izstāties
tournament-leave-ask = Vai izstāties no turnīra? Visas vēl nenospēlētās spēles tu zaudēsi.
tournament-start = Sākt tūlīt
tournament-cancel = Atcelt turnīru
tournament-cancel-ask = Vai atcelt turnīru? Tad spēlētāji, kas jau piedalās, tajā vairs nevarēs spēlēt.
tournament-cancelled = Šis turnīrs ir atcelts.
tournament-remove = Izslēgt
tournament-remove-ask = Vai izslēgt no turnīra: { $name }?
tournament-invite = Uzaicināt citus
tournament-wait-host = Turnīrs sāksies, kad to sāks rīkotājs.
tournament-players = Spēlētāji: { $n } no { $places }
tournament-count =
    { $n ->
        [zero] { $n } spēlētāju
        [one] { $n } spēlētājs
       *[other] { $n } spēlētāji
    }
tournament-begins-in = Sāksies pēc { $time }
tournament-ends-in = Vēl { $time }
tournament-finishing = Laiks ir beidzies. Tiek izspēlētas pēdējās spēles.
tournament-pause = Atpūsties
tournament-resume = Spēlēt tālāk
tournament-paused = Tev ir pārtraukums.
tournament-waiting-pair = Drīz būs pretinieks. Paliec šajā lapā.
tournament-waiting-round = Gaidi nākamo kārtu.
tournament-out = Tev turnīrs beidzies. Skaties citus!
tournament-your-game = Tava spēle sākas. Pretinieks: { $rival }.
tournament-go = Pie galda
tournament-back = Atpakaļ uz turnīru
tournament-round = { $n }. kārta
tournament-round-of = { $n }. kārta no { $total }
tournament-final = Fināls
tournament-semifinal = Pusfināls
tournament-quarterfinal = Ceturtdaļfināls
tournament-standings = Tabula
tournament-bracket = Tīkls
tournament-cross = Kas kuru uzvarēja
tournament-games = Spēles
tournament-watch = Skatīties
tournament-place = Vieta
tournament-player = Spēlētājs
tournament-points = Punkti
tournament-played = Spēles
tournament-wins = Uzvaras
tournament-berger = SB
tournament-berger-about = Zonneborns–Bergers: tevis uzvarēto spēlētāju punkti, skaitīti divreiz, plus to punkti, ar kuriem nospēlēji neizšķirti
tournament-computer = Dators { $n }
tournament-erased = Kāds
tournament-free = Bez pretinieka
tournament-open-place = Vēl nav zināms
tournament-left = izstājās
tournament-over = Turnīrs ir beidzies.
tournament-winner = { $name } uzvar turnīrā!
tournament-forfeit = nav spēlēta
tournament-lot = nejauši
tournament-points-about = Par uzvaru 2 punkti, par neizšķirtu 1.
tournament-missing = Tāda turnīra nav.
tournament-win = uzvara
tournament-draw = neizšķirts
tournament-loss = zaudējums
tournament-running = tiek spēlēta
why-tournament-none = Tāda turnīra nav.
why-tournament-started = Turnīrs jau ir sācies.
why-tournament-over = Turnīrs ir beidzies.
why-tournament-full = Visas vietas ir aizņemtas.
why-tournament-removed = Rīkotājs tevi izslēdza no šī turnīra.
why-tournament-accounts_only = Tās ir reitinga spēles: lai spēlētu, vajag kontu.
why-tournament-no_bots = Boti šajā turnīrā piedalīties nedrīkst.
why-tournament-name_taken = Citam spēlētājam ir šāds vārds. Lūdzu, izvēlies citu.
why-tournament-not_in = Tu šajā turnīrā nespēlē.
why-tournament-not_host = To drīkst tikai rīkotājs.
why-tournament-no_pause = Šajā turnīrā pārtraukumu nav.
why-tournament-too_few = Turnīram vajag vismaz trīs spēlētājus.
why-tournament-too_many = Tev jau ir pārāk daudz turnīru. Vispirms kādu pabeidz.
why-tournament-bad_mode = Šo spēli turnīrā nevar spēlēt.
why-tournament-bad_start = Sākumam jābūt tuvāko 30 dienu laikā.
why-tournament-bad_rated = Reitinga spēles spēlē tikai cilvēki.
