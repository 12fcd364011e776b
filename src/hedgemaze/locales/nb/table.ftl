game-loading = Brettet gjøres klart …
game-missing = Dette partiet finnes ikke lenger på denne enheten.
game-failed = Reglene kunne ikke lastes inn. Er du på nett?
engine-failed = Datamaskinen kunne ikke svare. Ta tilbake en tur for å fortsette.
table-others = De andre
table-own = Din side
table-panel = Trekk og knapper
table-moves = Trekk
table-no-moves = Her skrives trekkene opp.
table-typed = Skriv et trekk
table-typed-go = Spill
action-undo = Angre
action-hint = Tips
action-flip = Snu
action-resign = Gi opp
action-again = Spill igjen
action-new = Nytt parti
action-analyse = Analyser
action-pass = Stå over
action-stop = Stopp: { $piece }
action-spend =
    { $n ->
        [one] Bruk energikulen
       *[other] Bruk en energikule ({ $n } igjen)
    }
turn-engine = { $side }: tenker …
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Din tur: velg en brikke
               *[no] { $side } står for tur
            }
        [one]
            { $own ->
                [yes] Din tur: ett steg igjen
               *[no] { $side }: ett steg igjen
            }
       *[other]
            { $own ->
                [yes] Din tur: { $steps } steg igjen
               *[no] { $side }: { $steps } steg igjen
            }
    }
turn-boost =
    { $steps ->
        [one] Boost! Ett steg som spiser spøkelser
       *[other] Boost! { $steps } steg som spiser spøkelser
    }
turn-place = Sett opp et gjerde, eller stopp
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
        [0] Ingen liv
        [one] Ett liv
       *[other] { $n } liv
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
ask-life = Du går rett på et spøkelse og mister et liv. Vil du det?
ask-life-yes = Mist et liv
ask-resign = Gi opp partiet?
end-label = Slutt
end-draw = Uavgjort
end-you-win = Du vinner!
end-wins =
    { $team ->
        [G] Spøkelsene vinner
       *[other] { $side } vinner
    }
end-reached_goal = Den andre siden er nådd.
end-all_pellets = Alle fire energikulene er spist.
end-no_lives = PAC-MAN ble fanget for siste gang.
end-no_ghosts = Alle fire spøkelsene er spist.
end-repetition = Den samme stillingen oppsto tre ganger.
end-no_progress = Ingenting har skjedd på altfor lenge.
end-move_limit = Lengre enn dette får et parti ikke bli.
end-others_left = Alle andre har gått.
end-resigned = Partiet ble gitt opp.
rank-label = PAC-MANs rang
rank-0 = Ingen ennå
rank-1 = Nybegynner
rank-2 = Lovende
rank-3 = Erfaren
rank-4 = Elite
