game-loading = Brädet ställs i ordning …
game-missing = Det här partiet finns inte kvar på den här enheten.
game-failed = Det gick inte att läsa in reglerna. Är du ansluten till internet?
engine-failed = Datorn kunde inte svara. Ta tillbaka en tur för att fortsätta.
table-others = De andra
table-own = Din sida
table-panel = Drag och knappar
table-moves = Drag
table-no-moves = Här visas dragen.
frame-context = Vad du kan göra nu
frame-menu = Meny
frame-close = Stäng
moves-now = Tillbaka till nu
moves-past = En tidigare ställning
moves-resigned = gav upp
moves-flagged = tiden tog slut
table-info = Info
table-typed = Skriv ett drag
table-typed-go = Spela
action-undo = Ångra
action-hint = Tips
action-flip = Vänd brädet
action-resign = Ge upp
action-again = Spela igen
end-level = Spela nivå { $level }
action-new = Nytt parti
action-analyse = Analysera
action-pass = Passa
action-stop = Stanna: { $piece }
action-end-turn = Avsluta turen
action-spend =
    { $n ->
        [one] Använd bonussymbolen
       *[other] Använd en bonussymbol ({ $n } kvar)
    }
turn-engine = { $side } tänker …
turn-classic =
    { $own ->
        [yes] Din tur: flytta eller sätt upp ett staket
       *[no] { $side } är på tur
    }
turn-act =
    { $own ->
        [yes] Din tur: flytta eller sätt upp ett staket
       *[no] { $side }: flytta eller sätt upp ett staket
    }
turn-pick =
    { $own ->
        [yes] Din tur: välj en pjäs
       *[no] { $side } är på tur
    }
turn-steps-own =
    { $steps ->
        [one] Din tur: ett steg kvar
       *[other] Din tur: { $steps } steg kvar
    }
turn-steps =
    { $steps ->
        [one] { $side }: ett steg kvar
       *[other] { $side }: { $steps } steg kvar
    }
turn-last =
    { $own ->
        [yes] Din tur: flytta { $piece }
       *[no] { $side }: flytta { $piece }
    }
turn-boost =
    { $steps ->
        [one] Boost! Ett steg kvar för att äta spöken
       *[other] Boost! { $steps } steg kvar för att äta spöken
    }
turn-place =
    { $next ->
        [yes] Sätt upp ett staket, eller flytta nästa spöke
       *[no] Sätt upp ett staket, eller avsluta turen
    }
pick-first = Välj först ett spöke, sedan en ruta
turn-respawn = Välj porten där PAC-MAN dyker upp
turn-lift = Spökena: lyft ett av kammarens staket
turn-lay = Spökena: sätt staketet någon annanstans
fences-left =
    { $n ->
        [0] Inga staket kvar
        [one] Ett staket kvar
       *[other] { $n } staket kvar
    }
steps-to-goal =
    { $n ->
        [0] I mål
        [one] Ett steg till målet
       *[other] { $n } steg till målet
    }
steps-short =
    { $n ->
        [one] 1 steg
       *[other] { $n } steg
    }
lives-left =
    { $n ->
        [0] Inga liv kvar
        [one] Ett liv kvar
       *[other] { $n } liv kvar
    }
pellets-eaten =
    { $n ->
        [0] Ingen bonussymbol
        [one] En bonussymbol
       *[other] { $n } bonussymboler
    }
ghost-here = { $piece }
ghost-done = { $piece } har flyttat
ghost-away = { $piece } är uppäten
hint-is = Prova { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN är fångad och förlorar ett liv!
happened-pellet = PAC-MAN äter en bonussymbol!
ask-no = Nej
ask-life = Du skulle springa på ett spöke och förlora ett liv. Gå ändå?
ask-life-yes = Gå ändå
ask-resign = Ge upp partiet?
end-label = Partiet är slut
end-draw = Oavgjort
end-you-win = Du vinner!
end-wins =
    { $team ->
        [G] Spökena vinner
       *[other] { $side } vinner
    }
end-reached_goal = Andra sidan är nådd!
end-all_pellets = Alla fyra bonussymbolerna är uppätna.
end-no_lives = PAC-MAN fångades för sista gången.
end-no_ghosts = Alla fyra spökena är uppätna.
end-repetition = Samma ställning uppstod tre gånger.
end-no_progress = Det har gått för lång tid utan att något har hänt.
end-move_limit = Partiet har nått sin största tillåtna längd.
end-others_left = Alla andra har lämnat partiet.
end-resigned = En spelare gav upp.
rank-label = PAC-MANs rang
rank-0 = Ingen rang än
rank-1 = Nybörjare
rank-2 = Lovande
rank-3 = Bevisad
rank-4 = Elit
