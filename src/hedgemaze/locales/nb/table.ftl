game-loading = Brettet gjøres klart …
game-missing = Dette partiet finnes ikke lenger på denne enheten.
game-failed = Reglene kunne ikke lastes inn. Er du koblet til internett?
engine-failed = Datamaskinen kunne ikke svare. Ta tilbake en tur for å fortsette.
table-others = De andre
table-own = Din side
table-panel = Trekk og knapper
table-moves = Trekk
table-no-moves = Trekkene vises her.
frame-context = Hva du kan gjøre nå
frame-menu = Meny
frame-close = Lukk
moves-now = Tilbake til nå
moves-past = En tidligere stilling
moves-resigned = ga opp
moves-flagged = gikk tom for tid
table-info = Info
table-typed = Skriv et trekk
table-typed-go = Spill
action-undo = Angre
action-hint = Tips
action-flip = Snu brettet
action-resign = Gi opp
action-again = Spill igjen
end-level = Spill nivå { $level }
action-new = Nytt parti
action-analyse = Analyser
action-pass = Stå over
action-stop = Stopp: { $piece }
action-end-turn = Avslutt turen
action-spend =
    { $n ->
        [one] Bruk energikulen
       *[other] Bruk en energikule ({ $n } igjen)
    }
turn-engine = { $side } tenker …
turn-classic =
    { $own ->
        [yes] Din tur: flytt, eller sett opp et gjerde
       *[no] { $side } står for tur
    }
turn-act =
    { $own ->
        [yes] Din tur: flytt, eller sett opp et gjerde
       *[no] { $side }: flytt, eller sett opp et gjerde
    }
turn-pick =
    { $own ->
        [yes] Din tur: velg en brikke
       *[no] { $side } står for tur
    }
turn-steps-own =
    { $steps ->
        [one] Din tur: ett steg igjen
       *[other] Din tur: { $steps } steg igjen
    }
turn-steps =
    { $steps ->
        [one] { $side }: ett steg igjen
       *[other] { $side }: { $steps } steg igjen
    }
turn-last =
    { $own ->
        [yes] Din tur: flytt { $piece }
       *[no] { $side }: flytt { $piece }
    }
turn-boost =
    { $steps ->
        [one] Boost! Ett steg igjen til å spise spøkelser
       *[other] Boost! { $steps } steg igjen til å spise spøkelser
    }
turn-place =
    { $next ->
        [yes] Sett opp et gjerde, eller flytt neste spøkelse
       *[no] Sett opp et gjerde, eller avslutt turen
    }
pick-first = Velg først et spøkelse, så en rute til det
turn-respawn = Velg porten der PAC-MAN dukker opp
turn-lift = Spøkelsene: løft et av kammerets gjerder
turn-lay = Spøkelsene: sett gjerdet et annet sted
fences-left =
    { $n ->
        [0] Ingen gjerder igjen
        [one] Ett gjerde igjen
       *[other] { $n } gjerder igjen
    }
steps-to-goal =
    { $n ->
        [0] I mål
        [one] Ett steg til mål
       *[other] { $n } steg til mål
    }
steps-short =
    { $n ->
        [one] 1 steg
       *[other] { $n } steg
    }
lives-left =
    { $n ->
        [0] Ingen liv igjen
        [one] Ett liv igjen
       *[other] { $n } liv igjen
    }
pellets-eaten =
    { $n ->
        [0] Ingen energikule
        [one] Én energikule
       *[other] { $n } energikuler
    }
ghost-here = { $piece }
ghost-done = { $piece } har flyttet
ghost-away = { $piece } er spist
hint-is = Prøv { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN er fanget og mister et liv!
happened-pellet = PAC-MAN spiser en energikule!
ask-no = Nei
ask-life = Du ville gå rett på et spøkelse og miste et liv. Gå likevel?
ask-life-yes = Gå likevel
ask-resign = Gi opp partiet?
end-label = Partiet er slutt
end-draw = Uavgjort
end-you-win = Du vinner!
end-wins =
    { $team ->
        [G] Spøkelsene vinner
       *[other] { $side } vinner
    }
end-reached_goal = Den andre siden er nådd!
end-all_pellets = Alle fire energikulene er spist.
end-no_lives = PAC-MAN ble fanget for siste gang.
end-no_ghosts = Alle fire spøkelsene er spist.
end-repetition = Den samme stillingen oppsto tre ganger.
end-no_progress = Ingenting har skjedd på altfor lenge.
end-move_limit = Partiet har nådd største tillatte lengde.
end-others_left = Alle andre har forlatt partiet.
end-resigned = En spiller ga opp.
rank-label = PAC-MANs rang
rank-0 = Ingen rang ennå
rank-1 = Nybegynner
rank-2 = Lovende
rank-3 = Erfaren
rank-4 = Elite
