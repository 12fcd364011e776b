# Et spil ved bordet.

game-loading = Brættet stilles op …
game-missing = Dette spil findes ikke længere på denne enhed.
game-failed = Reglerne kunne ikke hentes. Har du forbindelse til internettet?
engine-failed = Computeren kunne ikke svare. Tag en tur tilbage for at komme videre.
table-others = De andre
table-own = Din side
table-panel = Træk og handlinger
table-moves = Træk
table-no-moves = Trækkene vises her.
frame-context = Hvad du kan gøre nu
frame-menu = Menu
frame-close = Luk
moves-now = Tilbage til nu
moves-past = En tidligere stilling
moves-resigned = gav op
moves-flagged = løb tør for tid
table-info = Info
table-typed = Skriv en handling
table-typed-go = Spil
action-undo = Fortryd
action-hint = Tip
action-flip = Vend brættet
action-resign = Giv op
action-again = Spil igen
end-level = Spil niveau { $level }
action-new = Nyt spil
action-analyse = Analysér
action-pass = Meld pas
action-stop = Stop: { $piece }
action-end-turn = Slut turen
action-spend =
    { $n ->
        [one] Brug bonus-bærret
       *[other] Brug et bonus-bær ({ $n } tilbage)
    }
turn-engine = { $side } tænker …
turn-classic =
    { $own ->
        [yes] Din tur: ryk eller sæt en forhindring
       *[no] { $side } har turen
    }
turn-act =
    { $own ->
        [yes] Din tur: ryk eller sæt en forhindring
       *[no] { $side }: ryk eller sæt en forhindring
    }
turn-pick =
    { $own ->
        [yes] Din tur: vælg en brik
       *[no] { $side } har turen
    }
turn-steps-own =
    { $steps ->
        [one] Din tur: endnu ét skridt
       *[other] Din tur: endnu { $steps } skridt
    }
turn-steps =
    { $steps ->
        [one] { $side }: endnu ét skridt
       *[other] { $side }: endnu { $steps } skridt
    }
turn-last =
    { $own ->
        [yes] Din tur: ryk { $piece }
       *[no] { $side }: ryk { $piece }
    }
turn-boost =
    { $steps ->
        [one] Boost! Ét skridt tilbage til at spise spøgelser
       *[other] Boost! { $steps } skridt tilbage til at spise spøgelser
    }
turn-place =
    { $next ->
        [yes] Sæt en forhindring, eller ryk det næste spøgelse
       *[no] Sæt en forhindring, eller slut turen
    }
pick-first = Vælg først et spøgelse, så et felt til det
turn-respawn = Vælg porten, hvor PAC-MAN dukker op
turn-lift = Spøgelserne: løft en forhindring fra kammeret
turn-lay = Spøgelserne: sæt forhindringen et andet sted
fences-left =
    { $n ->
        [0] Ingen forhindringer tilbage
        [one] Én forhindring tilbage
       *[other] { $n } forhindringer tilbage
    }
steps-to-goal =
    { $n ->
        [0] I mål
        [one] Ét skridt til mål
       *[other] { $n } skridt til mål
    }
steps-short =
    { $n ->
        [one] 1 skridt
       *[other] { $n } skridt
    }
lives-left =
    { $n ->
        [0] Ingen liv tilbage
        [one] Ét liv tilbage
       *[other] { $n } liv tilbage
    }
pellets-eaten =
    { $n ->
        [0] Ingen bonus-bær
        [one] Ét bonus-bær
       *[other] { $n } bonus-bær
    }
ghost-here = { $piece }
ghost-done = { $piece } har rykket
ghost-away = { $piece } er spist
hint-is = Prøv { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN er fanget og mister et liv!
happened-pellet = PAC-MAN spiser et bonus-bær!
ask-no = Nej
ask-life = Du ville løbe ind i et spøgelse og miste et liv. Vil du gå alligevel?
ask-life-yes = Gå alligevel
ask-resign = Vil du give op i dette spil?
end-label = Spillet er slut
end-draw = Uafgjort
end-you-win = Du vinder!
end-wins =
    { $team ->
        [G] Spøgelserne vinder
       *[other] { $side } vinder
    }
end-reached_goal = Den modsatte side er nået!
end-all_pellets = Alle fire bonus-bær er spist.
end-no_lives = PAC-MAN blev fanget for sidste gang.
end-no_ghosts = Alle fire spøgelser er spist.
end-repetition = Den samme stilling opstod tre gange.
end-no_progress = Der er ikke sket noget i alt for lang tid.
end-move_limit = Spillet har nået den største tilladte længde.
end-others_left = Alle andre har forladt spillet.
end-resigned = En spiller gav op.
rank-label = PAC-MANs rang
rank-0 = Ingen rang endnu
rank-1 = Den Spæde
rank-2 = Den Lovende
rank-3 = Den Erfarne
rank-4 = Den Altædende
