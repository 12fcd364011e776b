page-me = Eredményeim
page-player = Játékos
page-watching = Játszmák nézése
people-games = Játszma
people-won = Győzelem
people-results = { $won } győzelem · { $drawn } döntetlen · { $lost } vereség
people-mode = Játék
people-levels = A gép ellen
people-as = A te oldalad: { $side }
people-accuracy = Pontosság
people-accuracy-label =
    { $n ->
        [one] Egy játszma; most { $now }
       *[other] { $n } játszma; most { $now }
    }
people-accuracy-none = Fejezz be két játszmát, és egy vonal megmutatja, milyen jól játszol.
people-openings = Megnyitásaid
people-no-games = Itt számoljuk a befejezett játszmáidat: győzelmek, szintek, megnyitások, és hogy milyen jól játszol.
people-device = Ezen az eszközön számolva, fiók nélkül.
people-device-title = Ezen az eszközön
people-account = Fiók
people-public = A nyilvános oldalam
people-ratings = Értékszámok
people-ratings-none = Még nincs értékelt játszma.
people-rated-games =
    { $n ->
        [one] Egy játszma
       *[other] { $n } játszma
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } egy játszma után
       *[other] { $pool }: { $rating } { $n } játszma után
    }
people-provisional = { $rating }, még bizonytalan
people-since = { $when } óta
people-here = Most itt van
people-away = Nincs itt
people-playing = Éppen játszik
people-watch = Nézem
people-watch-of = Játszma nézése: { $name }
people-recent = Legutóbbi játszmák
people-recent-none = Nincs olyan játszma, amelyet mindenki láthat.
people-unnamed = Valaki
people-winner = Győztes: { $side }
people-draw = Döntetlen
people-over = { $result } · { $when }
people-challenge = Kihívás
people-follow = Követés
people-following = Követed
people-block = Letiltás
people-unblock = Feloldás
people-unblock-of = Letiltás feloldása: { $name }
people-report = Bejelentés
people-sign-in = Játékosok követéséhez és kihívásához fiók kell.
people-followed = Akiket követsz
people-followed-none = Még senkit sem követsz. Nyisd meg egy játékos oldalát, és koppints a Követés gombra.
people-blocked = Letiltott emberek
people-find = Játékos keresése név szerint
people-find-go = Megnyitás
people-wishes = Mit látnak mások
people-hidden = Senki se lássa, mikor vagyok itt
people-delayed = A nézők három perccel később lássák az értékelt játszmáimat
challenge-title = Kihívás: { $name }
challenge-clock = Óra
challenge-rated = Értékelt játszma
challenge-send = Kihívás küldése
challenge-minute = Egy perc van válaszolni.
challenge-day = Egy nap van válaszolni.
challenge-label = Kihívások
challenge-from = { $name } játszani szeretne veled
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · értékelt
challenge-accept = Játsszunk
challenge-decline = Nem, köszönöm
challenge-waiting = Várakozás rá: { $name }
challenge-cancel = Visszavonás
challenge-declined = { $name } most nem tud játszani.
challenge-rematch = Visszavágót ajánl: { $names }
challenge-look = Az asztalhoz
challenge-later = Később
watching-none = Most senki sem játszik olyan játszmát, amelyet nézni lehetne.
watch-delayed = Ezt a játszmát három perccel később látod: egy játékos így szeretné.
games-rematch = Visszavágót ajánlanak, { $when }
why-people-not_welcome = Most nem játszhatsz ezzel a játékossal.
why-people-unknown_player = Nincs ilyen nevű játékos.
why-people-yourself = Ez te vagy.
why-people-too_many_people = A lista megtelt: legfeljebb 200 ember fér rá. Előbb vegyél le róla valakit.
why-people-too_many_challenges = Legfeljebb 10 kihívásod várhat válaszra.
why-people-challenge_over = A kihívás lejárt.
why-people-no_such_challenge = A kihívás lejárt.
