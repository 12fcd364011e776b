# Een partij aan tafel.

game-loading = Het bord wordt klaargezet…
game-missing = Deze partij staat niet meer op dit apparaat.
game-failed = De regels konden niet worden geladen. Heb je verbinding met internet?
engine-failed = De computer kon niet antwoorden. Neem een beurt terug om verder te gaan.
table-others = De anderen
table-own = Jouw kant
table-panel = Zetten en acties
table-moves = Zetten
table-no-moves = Hier komen de zetten te staan.
frame-context = Wat je nu kunt doen
frame-menu = Menu
frame-close = Sluiten
moves-now = Terug naar nu
moves-past = Een eerdere stelling
moves-resigned = heeft opgegeven
moves-flagged = tijd is om
table-info = Info
table-typed = Typ een actie
table-typed-go = Spelen
action-undo = Terugnemen
action-hint = Tip
action-flip = Bord draaien
action-resign = Opgeven
action-again = Nog een keer
end-level = Speel niveau { $level }
action-new = Nieuwe partij
action-analyse = Analyseren
action-pass = Passen
action-stop = Stoppen: { $piece }
action-end-turn = Einde beurt
action-spend =
    { $n ->
        [one] Krachtpil inzetten
       *[other] Krachtpil inzetten (nog { $n })
    }
turn-engine = { $side }: aan het nadenken…
turn-classic =
    { $own ->
        [yes] Jouw beurt: loop of plaats een muurtje
       *[no] Aan zet: { $side }
    }
turn-act =
    { $own ->
        [yes] Jouw beurt: loop of plaats een muurtje
       *[no] { $side }: lopen of een muurtje plaatsen
    }
turn-pick =
    { $own ->
        [yes] Jouw beurt: kies een pion
       *[no] Aan zet: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Jouw beurt: nog één stap
       *[other] Jouw beurt: nog { $steps } stappen
    }
turn-steps =
    { $steps ->
        [one] { $side }: nog één stap
       *[other] { $side }: nog { $steps } stappen
    }
turn-last =
    { $own ->
        [yes] Jouw beurt: loop met { $piece }
       *[no] { $side }: loop met { $piece }
    }
turn-boost =
    { $steps ->
        [one] Bonus! Nog één stap om spoken op te eten
       *[other] Bonus! Nog { $steps } stappen om spoken op te eten
    }
turn-place =
    { $next ->
        [yes] Plaats een muurtje, of loop met het volgende spook
       *[no] Plaats een muurtje, of beëindig je beurt
    }
pick-first = Kies eerst een spook en dan een vakje
turn-respawn = Kies de poort waar PAC-MAN verschijnt
turn-lift = Spoken: pak een muurtje van de kamer op
turn-lay = Spoken: plaats het muurtje ergens anders
fences-left =
    { $n ->
        [0] Geen muurtjes meer
        [one] Nog één muurtje
       *[other] Nog { $n } muurtjes
    }
steps-to-goal =
    { $n ->
        [0] Bij het doel
        [one] Eén stap naar het doel
       *[other] { $n } stappen naar het doel
    }
steps-short =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
lives-left =
    { $n ->
        [0] Geen levens meer
        [one] Nog één leven
       *[other] Nog { $n } levens
    }
pellets-eaten =
    { $n ->
        [0] Geen krachtpillen
        [one] Eén krachtpil
       *[other] { $n } krachtpillen
    }
ghost-here = { $piece }
ghost-done = { $piece } heeft gelopen
ghost-away = { $piece } is opgegeten
hint-is = Probeer { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN wordt gevangen en verliest een leven!
happened-pellet = PAC-MAN eet een krachtpil!
ask-no = Nee
ask-life = Zo loop je tegen een spook aan en verlies je een leven. Toch doen?
ask-life-yes = Toch doen
ask-resign = Deze partij opgeven?
end-label = Einde van de partij
end-draw = Gelijkspel
end-you-win = Je wint!
end-wins =
    { $team ->
        [G] De spoken winnen
       *[other] { $side } wint
    }
end-reached_goal = De overkant is bereikt!
end-all_pellets = Alle vier de krachtpillen zijn opgegeten.
end-no_lives = PAC-MAN is voor de laatste keer gevangen.
end-no_ghosts = Alle vier de spoken zijn opgegeten.
end-repetition = Dezelfde stelling kwam drie keer voor.
end-no_progress = Er is te lang niets gebeurd.
end-move_limit = De partij heeft de maximale lengte bereikt.
end-others_left = Alle anderen zijn weg.
end-resigned = Een speler heeft opgegeven.
rank-label = Rang van PAC-MAN
rank-0 = Nog geen rang
rank-1 = Beginnend
rank-2 = Veelbelovend
rank-3 = Ervaren
rank-4 = Elite
