# Stránka rozboru a stránka, na ktorej sa zostavujú pozície.

analysis-paste = Vlož pozíciu alebo ťahy hry a nechaj si ich ukázať
analysis-show = Ukázať
analysis-file = Otvoriť súbor
analysis-position = Pozícia
analysis-link = Odkaz na to, čo je na doske
analysis-tab-lines = Varianty
analysis-tab-graph = Graf
analysis-tab-share = Zdieľať
analysis-share-label = Zdieľať a otvoriť
analysis-copy-link = Kopírovať odkaz
analysis-copy-record = Kopírovať ťahy
analysis-download = Stiahnuť
analysis-copied = Skopírované.
analysis-copy-failed = Prehliadač kopírovanie nedovolí. Skopíruj, prosím, odkaz nižšie ručne.
analysis-set-up = Zostaviť pozíciu
analysis-who = Kto vyhráva
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Najlepšie varianty
analysis-thinking = Premýšľanie…
analysis-try = Zahrať až po { $action }
analysis-nodes =
    { $n ->
        [one] Prezretá jedna pozícia
        [few] Prezreté { $n } pozície
       *[other] Prezretých { $n } pozícií
    }
analysis-certain =
    { $n ->
        [one] Výhra v jednej akcii: { $side }
        [few] Výhra v { $n } akciách: { $side }
       *[other] Výhra v { $n } akciách: { $side }
    }
analysis-draw = Istá remíza
analysis-first = Na začiatok
analysis-back = Späť
analysis-next = Vpred
analysis-last = Na koniec
analysis-drawn = Ukázať cesty a najlepšie ťahy
analysis-variation = Skúšaš vlastné ťahy.
analysis-home = Späť k hre
analysis-branch = Po { $n }:
analysis-forget = Vymazať tento variant
analysis-note = Poznámka
analysis-note-here = Poznámka k ukázanej pozícii
analysis-promote = Posunúť vyššie
analysis-variation-bar = Čo urobiť s variantom
analysis-better = Ukázať
exact-label = Je isté:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN vyhrá v tomto kole.
        [few] PAC-MAN vyhrá za { $rounds } kolá.
       *[other] PAC-MAN vyhrá za { $rounds } kôl.
    }
exact-ghosts =
    { $rounds ->
        [one] Duchovia chytia PAC-MANA v tomto kole.
        [few] Duchovia chytia PAC-MANA za { $rounds } kolá.
       *[other] Duchovia chytia PAC-MANA za { $rounds } kôl.
    }
exact-open = Výhru si nikto nevynúti.
exact-open-life = V tomto živote si duchovia nevynútia chytenie a PAC-MAN výhru.
exact-short-pacman = PAC-MAN za { $rounds }
exact-short-ghosts = Duchovia za { $rounds }
exact-short-open = Nikto
exact-offer = S tromi duchmi sa to dá presne vypočítať. Trvá to minútu alebo dve.
exact-work = Vypočítať
exact-working = Počítame…
graph-title = Celá hra
graph-label = Okamih hry
graph-moment = Po { $n }, { $action }: { $text }
graph-progress = Koľko z hry je rozobraté
graph-stop = Zastaviť
graph-again = Rozobrať celú hru
summary-label = Ako hra prebiehala
summary-accuracy = Presnosť:
summary-blunder =
    { $n ->
        [0] Žiadna hrubá chyba
        [one] { $n } hrubá chyba
        [few] { $n } hrubé chyby
       *[other] { $n } hrubých chýb
    }
summary-mistake =
    { $n ->
        [0] Žiadna chyba
        [one] { $n } chyba
        [few] { $n } chyby
       *[other] { $n } chýb
    }
summary-inaccuracy = Nie najlepšie: { $n }
mark-inaccuracy = (nie najlepšie)
mark-mistake = (chyba)
mark-blunder = (hrubá chyba)
verdict-inaccuracy = { $action } nie je najlepšie: { $better } by bolo o { $percent } % lepšie.
verdict-mistake = { $action } je chyba: { $better } by bolo o { $percent } % lepšie.
verdict-blunder = { $action } je hrubá chyba: { $better } by bolo o { $percent } % lepšie.
verdict-thrown-win = { $action } zahodilo istú výhru: { $better } vyhráva.
verdict-thrown-open = { $action } isto prehráva: { $better } by hru zachránilo.
read-action = Ťah { $n }, { $action }, sa nedá zahrať: { $reason }
read-mode = Takto sa táto hra hrať nedá. Kód chyby: { $code }
read-maze = Toto bludisko sa nedá použiť. Kód chyby: { $code }
read-house_rule = Toto domáce pravidlo sa nedá použiť. Kód chyby: { $code }
read-record = Tento súbor hry sa nedá prečítať. Kód chyby: { $code }
read-mode-unknown = Taká hra nie je.
read-position-too_long = Na pozíciu je to pridlhé.
read-position-unreadable = To nie je pozícia ani hra.
read-position-fences = Prekážky sa nedajú prečítať.
read-position-pieces = Figúrky sa nedajú prečítať alebo niektorá chýba.
read-position-stocks = Počty zostávajúcich prekážok sa nedajú prečítať.
read-position-pellets = Bodky a životy sa nedajú prečítať.
read-position-turn = Nie je jasné, kto je na ťahu.
read-position-memory = Nedajú sa prečítať políčka, na ktoré sa figúrky nesmú vrátiť.
read-position-counters = Čísla na konci sa nedajú prečítať.
read-position-impossible = K tejto pozícii žiadna hra nedôjde.
read-square-unreadable = Také políčko nie je.
page-position = Zostaviť pozíciu
position-lead = Vyber, čo chceš položiť, a potom ťukaj na políčka dosky. Do drážok patria prekážky; figúrky sa dajú presúvať.
position-game = Hra
position-size = Doska
position-maze = Bludisko
position-maze-own = Vlastné
position-put = Čo položiť
position-erase = Odobrať
position-pellet = Bodka
position-turn = Kto je na ťahu
position-stock = Zvyšné prekážky: { $side }
position-lives = Životy
position-reserve = Bodky v zásobe
position-empty = Odobrať prekážky
position-start = Na začiatok
position-fits = Všetko je v poriadku.
position-analyse = Rozobrať
position-computer = Hrať proti počítaču
position-as = Ako { $side }
position-off = { $piece } (mimo dosky)
position-twice = Dve figúrky nemôžu stáť na jednom políčku.
position-overlap = Dve prekážky sa prekrývajú alebo krížia.
position-no-way = Niektorá figúrka nemá cestu do cieľa.
position-over = V tejto pozícii je už po hre.
position-all-pellets = Musí tu byť bodka na zjedenie a život na stratenie.
position-ghost-on-pellet = Duch nesmie stáť na bodke.
