game-loading = Készül a tábla…
game-missing = Ez a játszma már nincs meg ezen az eszközön.
game-failed = A szabályokat nem sikerült betölteni. Van internetkapcsolat?
engine-failed = A gép nem tudott válaszolni. A folytatáshoz vonj vissza egy kört.
table-others = A többiek
table-own = A te oldalad
table-panel = Lépések és műveletek
table-moves = Lépések
table-no-moves = Itt jelennek meg a lépések.
frame-context = Mit tehetsz most
frame-menu = Menü
frame-close = Bezárás
moves-now = Vissza a jelenbe
moves-past = Egy korábbi állás
moves-resigned = feladta
moves-flagged = lejárt az ideje
table-info = Infó
table-typed = Írj be egy akciót
table-typed-go = Mehet
action-undo = Vissza
action-hint = Tipp
action-flip = Tábla megfordítása
action-resign = Feladás
action-again = Még egyszer
end-level = Játék: { $level }. szint
action-new = Új játszma
action-analyse = Elemzés
action-pass = Passz
action-stop = Megállás: { $piece }
action-end-turn = Kör vége
action-spend =
    { $n ->
        [one] Erőbogyó bevetése
       *[other] Erőbogyó bevetése (maradt: { $n })
    }
turn-engine = { $side }: gondolkodás…
turn-classic =
    { $own ->
        [yes] Te jössz: lépj, vagy rakj le egy falat
       *[no] Következik: { $side }
    }
turn-act =
    { $own ->
        [yes] Te jössz: lépj, vagy rakj le egy falat
       *[no] { $side }: lépés vagy fal
    }
turn-pick =
    { $own ->
        [yes] Te jössz: válassz bábut
       *[no] Következik: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Te jössz: még egy lépés
       *[other] Te jössz: még { $steps } lépés
    }
turn-steps =
    { $steps ->
        [one] { $side }: még egy lépés
       *[other] { $side }: még { $steps } lépés
    }
turn-last =
    { $own ->
        [yes] Te jössz, lépj vele: { $piece }
       *[no] { $side }, most lép: { $piece }
    }
turn-boost =
    { $steps ->
        [one] Turbó! Még egy lépés a szellemek megevésére
       *[other] Turbó! Még { $steps } lépés a szellemek megevésére
    }
turn-place =
    { $next ->
        [yes] Rakj le egy falat, vagy lépj a következő szellemmel
       *[no] Rakj le egy falat, vagy fejezd be a kört
    }
pick-first = Előbb válassz szellemet, aztán mezőt neki
turn-respawn = Válaszd ki a kaput, ahol PAC-MAN megjelenik
turn-lift = Szellemek: vegyétek fel a kamra egyik falát
turn-lay = Szellemek: rakjátok le máshol a falat
fences-left =
    { $n ->
        [0] Elfogyott a fal
        [one] Egy fal maradt
       *[other] { $n } fal maradt
    }
steps-to-goal =
    { $n ->
        [0] Célba ért
        [one] Egy lépés a célig
       *[other] { $n } lépés a célig
    }
steps-short =
    { $n ->
        [one] 1 lépés
       *[other] { $n } lépés
    }
lives-left =
    { $n ->
        [0] Nem maradt élet
        [one] Egy élet maradt
       *[other] { $n } élet maradt
    }
pellets-eaten =
    { $n ->
        [0] Nincs erőbogyó
        [one] Egy erőbogyó
       *[other] { $n } erőbogyó
    }
ghost-here = { $piece }
ghost-done = { $piece } már lépett
ghost-away = Megették: { $piece }
hint-is = Próbáld ezt: { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN-t elkapták, elveszít egy életet!
happened-pellet = PAC-MAN megeszik egy erőbogyót!
ask-no = Nem
ask-life = Szellembe futnál, és elveszítenél egy életet. Mégis lépsz?
ask-life-yes = Mégis lépek
ask-resign = Feladod ezt a játszmát?
end-label = Vége a játszmának
end-draw = Döntetlen
end-you-win = Nyertél!
end-wins =
    { $team ->
        [G] A szellemek nyertek
       *[other] { $side } nyert
    }
end-reached_goal = A szemközti oldal elérve!
end-all_pellets = Mind a négy erőbogyó elfogyott.
end-no_lives = PAC-MAN-t elkapták, és nincs több élete.
end-no_ghosts = Mind a négy szellemet megették.
end-repetition = Háromszor állt elő ugyanaz az állás.
end-no_progress = Túl régóta nem történt semmi.
end-move_limit = A játszma elérte a megengedett legnagyobb hosszt.
end-others_left = Mindenki más elment.
end-resigned = Egy játékos feladta.
rank-label = PAC-MAN rangja
rank-0 = Még nincs rangja
rank-1 = Kezdő
rank-2 = Ígéretes
rank-3 = Elismert
rank-4 = Profi
