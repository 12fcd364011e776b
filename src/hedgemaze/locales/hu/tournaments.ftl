page-tournaments = Versenyek
page-tournament = Verseny
tournaments-mine = A versenyeid
tournaments-listed = Mindenkinek nyitott
tournaments-none = Most nincs nyitott verseny. Indíts egyet!
tournament-make = Verseny szervezése
tournament-make-about = Válassz fajtát, küldd el a linket a barátaidnak, és indítsd el a versenyt, ha már mindenki ott van.
tournament-title = A verseny neve
tournament-kind = Fajta
tournament-round_robin = Körmérkőzés
tournament-round_robin-about = Mindenki játszik mindenkivel.
tournament-knock_out = Kieséses
tournament-knock_out-about = Aki veszít, kiesik.
tournament-arena = Aréna
tournament-arena-about = Játssz egyik játszmát a másik után, amíg le nem jár az idő.
tournament-places = Legfeljebb ennyi játékos
tournament-minutes = Időtartam
tournament-minutes-n =
    { $n ->
        [one] Egy perc
       *[other] { $n } perc
    }
tournament-clock = Óra
tournament-fill = Az üres helyeken a gép játsszon
tournament-fill-none = Gép nélkül
tournament-rated = A játszmák értékeltek (mindenkinek fiók kell)
tournament-bots = Botok is beszállhatnak
tournament-public = Mindenki láthatja
tournament-plays = Én is játszom
tournament-when = Kezdés
tournament-when-host = Amikor elindítom
tournament-when-minutes =
    { $n ->
        [one] Egy perc múlva
       *[other] { $n } perc múlva
    }
tournament-create = Létrehozás
tournament-join = Beszállok
tournament-joined = Részt veszel ezen a versenyen.
tournament-leave = Kiszállok
tournament-leave-ask = Kiszállsz a versenyből? Minden játszmát elveszítesz, amelyet még nem játszottál le.
tournament-start = Indítás most
tournament-cancel = Lemondás
tournament-cancel-ask = Lemondod a versenyt? Akkor a már beszállt játékosok nem játszhatják le.
tournament-cancelled = Ezt a versenyt lemondták.
tournament-remove = Kizárás
tournament-remove-ask = Kizárod a versenyből: { $name }?
tournament-invite = Hívj meg másokat
tournament-wait-host = A verseny akkor kezdődik, amikor a szervezője elindítja.
tournament-players = Játékosok: { $n } / { $places }
tournament-count =
    { $n ->
        [one] Egy játékos
       *[other] { $n } játékos
    }
tournament-begins-in = Kezdésig: { $time }
tournament-ends-in = Hátravan: { $time }
tournament-finishing = Lejárt az idő. Az utolsó játszmák zajlanak.
tournament-pause = Szünetet tartok
tournament-resume = Játszom tovább
tournament-paused = Szüneted van.
tournament-waiting-pair = Hamarosan ellenfelet kapsz. Maradj ezen az oldalon.
tournament-waiting-round = Várj a következő fordulóra.
tournament-out = Kiestél. Nézd a többieket!
tournament-your-game = Kezdődik a játszmád, az ellenfeled: { $rival }.
tournament-go = Az asztalhoz
tournament-back = Vissza a versenyhez
tournament-round = { $n }. forduló
tournament-round-of = { $n }. forduló, összesen { $total }
tournament-final = Döntő
tournament-semifinal = Elődöntő
tournament-quarterfinal = Negyeddöntő
tournament-standings = Állás
tournament-bracket = Ágrajz
tournament-cross = Ki kit győzött le
tournament-games = Játszmák
tournament-watch = Nézem
tournament-place = Hely
tournament-player = Játékos
tournament-points = Pont
tournament-played = Játszma
tournament-wins = Győzelem
tournament-berger = SB
tournament-berger-about = Sonneborn–Berger: akiket legyőztél, azoknak a pontjai kétszer számítva, plusz azokéi, akikkel döntetlent játszottál
tournament-computer = { $n }. gép
tournament-erased = Valaki
tournament-free = Erőnyerő
tournament-open-place = Még nem dőlt el
tournament-left = kiszállt
tournament-over = A verseny véget ért.
tournament-winner = { $name } nyerte a versenyt!
tournament-forfeit = nem játszották le
tournament-lot = sorsolással
tournament-points-about = A győzelem 2 pont, a döntetlen 1.
tournament-missing = Nincs ilyen verseny.
tournament-win = győzelem
tournament-draw = döntetlen
tournament-loss = vereség
tournament-running = éppen játsszák
why-tournament-none = Nincs ilyen verseny.
why-tournament-started = A verseny már elkezdődött.
why-tournament-over = A verseny véget ért.
why-tournament-full = Minden hely elkelt.
why-tournament-removed = A szervező kizárt ebből a versenyből.
why-tournament-accounts_only = A játszmák értékeltek: fiók kell hozzájuk.
why-tournament-no_bots = Ebbe a versenybe botok nem szállhatnak be.
why-tournament-name_taken = Ez egy másik játékos neve. Válassz másikat.
why-tournament-not_in = Nem veszel részt ezen a versenyen.
why-tournament-not_host = Ezt csak a szervező teheti meg.
why-tournament-no_pause = Ezen a versenyen nincs szünet.
why-tournament-too_few = Egy versenyhez legalább három játékos kell.
why-tournament-too_many = Már túl sok versenyed van. Előbb fejezz be egyet.
why-tournament-bad_mode = Ezt a játékot nem lehet versenyen játszani.
why-tournament-bad_start = A kezdésnek a következő 30 napon belül kell lennie.
why-tournament-bad_rated = Értékelt játszmákat csak emberek játszhatnak.
