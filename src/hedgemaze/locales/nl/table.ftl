# Een partij aan tafel.

game-loading = Het bord wordt klaargezet…
game-missing = Deze partij staat niet meer op dit apparaat.
game-failed = De regels konden niet worden geladen. Is er verbinding?
engine-failed = De computer kon niet antwoorden. Neem een beurt terug om verder te gaan.
table-others = De anderen
table-own = Jouw kant
table-panel = Zetten en acties
table-moves = Zetten
table-no-moves = Hier komen de zetten te staan.
table-typed = Typ een actie
table-typed-go = Spelen
action-undo = Terugnemen
action-hint = Tip
action-flip = Omkeren
action-resign = Opgeven
action-again = Nog een keer
action-new = Nieuwe partij
action-analyse = Analyseren
action-pass = Passen
action-stop = Stoppen: { $piece }
action-spend =
    { $n ->
        [one] Krachtpil inzetten
       *[other] Krachtpil inzetten (nog { $n })
    }
turn-engine = { $side }: aan het denken…
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Jouw beurt: kies een pion
               *[no] Aan zet: { $side }
            }
        [one]
            { $own ->
                [yes] Jouw beurt: nog één stap
               *[no] { $side }: nog één stap
            }
       *[other]
            { $own ->
                [yes] Jouw beurt: nog { $steps } stappen
               *[no] { $side }: nog { $steps } stappen
            }
    }
turn-boost =
    { $steps ->
        [one] Boost! Eén stap die spoken opeet
       *[other] Boost! { $steps } stappen die spoken opeten
    }
turn-place = Plaats een muurtje of stop
turn-respawn = Kies de poort waar PAC-MAN verschijnt
turn-lift = Spoken: pak een muurtje van de kamer op
turn-lay = Spoken: leg het muurtje ergens anders neer
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
        [0] Geen leven
        [one] Eén leven
       *[other] { $n } levens
    }
pellets-eaten =
    { $n ->
        [0] Geen krachtpil
        [one] Eén krachtpil
       *[other] { $n } krachtpillen
    }
ghost-here = { $piece }
ghost-done = { $piece } is geweest
ghost-away = { $piece } is opgegeten
hint-is = Probeer { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN wordt gevangen en verliest een leven!
happened-pellet = PAC-MAN eet een krachtpil!
ask-no = Nee
ask-life = Zo loop je tegen een spook aan en dat kost een leven. Toch doen?
ask-life-yes = Leven opofferen
ask-resign = Deze partij opgeven?
end-label = Het einde
end-draw = Gelijkspel
end-you-win = Je wint!
end-wins =
    { $team ->
        [G] De spoken winnen
       *[other] { $side } wint
    }
end-reached_goal = De overkant is bereikt.
end-all_pellets = Alle vier de krachtpillen zijn op.
end-no_lives = PAC-MAN is voor de laatste keer gevangen.
end-no_ghosts = Alle vier de spoken zijn opgegeten.
end-repetition = Dezelfde stelling kwam drie keer voor.
end-no_progress = Er is te lang niets gebeurd.
end-move_limit = Langer mag een partij niet duren.
end-others_left = Alle anderen zijn weg.
end-resigned = De partij is opgegeven.
rank-label = Rang van PAC-MAN
rank-0 = Nog geen
rank-1 = Beginnend
rank-2 = Veelbelovend
rank-3 = Ervaren
rank-4 = Elite
