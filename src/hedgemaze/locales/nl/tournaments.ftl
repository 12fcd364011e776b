page-tournaments = Toernooien
page-tournament = Toernooi
tournaments-mine = Jouw toernooien
tournaments-listed = Open voor iedereen
tournaments-none = Er is nu geen open toernooi. Maak er een!
tournament-make = Toernooi maken
tournament-make-about = Kies een soort, stuur de link naar je vrienden en start als iedereen er is.
tournament-title = Naam van het toernooi
tournament-kind = Soort
tournament-round_robin = Competitie
tournament-round_robin-about = Iedereen speelt tegen iedereen.
tournament-knock_out = Knock-out
tournament-knock_out-about = Wie een wedstrijd verliest, ligt eruit.
tournament-arena = Arena
tournament-arena-about = Speel partij na partij, tot de tijd om is.
tournament-places = Maximum aantal spelers
tournament-minutes = Duur
tournament-minutes-n =
    { $n ->
        [one] Eén minuut
       *[other] { $n } minuten
    }
tournament-clock = Klok
tournament-fill = Lege plaatsen vullen met de computer
tournament-fill-none = Geen computer
tournament-rated = Partijen tellen voor de rating (iedereen heeft een account nodig)
tournament-bots = Bots mogen meedoen
tournament-public = Aan iedereen tonen
tournament-plays = Ik speel ook mee
tournament-when = Start
tournament-when-host = Wanneer ik wil
tournament-when-minutes =
    { $n ->
        [one] Over één minuut
       *[other] Over { $n } minuten
    }
tournament-create = Maken
tournament-join = Meedoen
tournament-joined = Je speelt mee in dit toernooi.
tournament-leave = Weggaan
tournament-leave-ask = Het toernooi verlaten? Je verliest alle partijen die je nog niet hebt gespeeld.
tournament-start = Nu starten
tournament-cancel = Afzeggen
tournament-cancel-ask = Het toernooi afzeggen? Wie al meedoet, kan het dan niet meer spelen.
tournament-cancelled = Dit toernooi is afgezegd.
tournament-remove = Verwijderen
tournament-remove-ask = { $name } uit het toernooi verwijderen?
tournament-invite = Anderen uitnodigen
tournament-wait-host = Het toernooi begint als de organisator het start.
tournament-players = Spelers: { $n } van { $places }
tournament-count =
    { $n ->
        [one] Eén speler
       *[other] { $n } spelers
    }
tournament-begins-in = Begint over { $time }
tournament-ends-in = Nog { $time }
tournament-finishing = De tijd is om. De laatste partijen worden gespeeld.
tournament-pause = Pauze nemen
tournament-resume = Verder spelen
tournament-paused = Je hebt pauze.
tournament-waiting-pair = Je krijgt zo een tegenstander. Blijf op deze pagina.
tournament-waiting-round = Wacht op de volgende ronde.
tournament-out = Je ligt eruit. Kijk naar de anderen!
tournament-your-game = Je partij begint: je speelt tegen { $rival }.
tournament-go = Naar de tafel
tournament-back = Terug naar het toernooi
tournament-round = Ronde { $n }
tournament-round-of = Ronde { $n } van { $total }
tournament-final = Finale
tournament-semifinal = Halve finale
tournament-quarterfinal = Kwartfinale
tournament-standings = Stand
tournament-bracket = Schema
tournament-cross = Wie won van wie
tournament-games = Partijen
tournament-watch = Kijken
tournament-place = Plaats
tournament-player = Speler
tournament-points = Punten
tournament-played = Partijen
tournament-wins = Winst
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: de punten van wie je hebt verslagen, dubbel geteld, plus de punten van wie tegen jou gelijkspeelde
tournament-computer = Computer { $n }
tournament-erased = Iemand
tournament-free = Vrijgeloot
tournament-open-place = Nog niet bekend
tournament-left = is weg
tournament-over = Het toernooi is afgelopen.
tournament-winner = { $name } wint het toernooi!
tournament-forfeit = niet gespeeld
tournament-lot = door loting
tournament-points-about = Winst geeft 2 punten, gelijkspel 1.
tournament-missing = Dit toernooi bestaat niet.
tournament-win = gewonnen
tournament-draw = gelijk
tournament-loss = verloren
tournament-running = wordt gespeeld
why-tournament-none = Dit toernooi bestaat niet.
why-tournament-started = Het toernooi is al begonnen.
why-tournament-over = Het toernooi is afgelopen.
why-tournament-full = Alle plaatsen zijn bezet.
why-tournament-removed = De organisator heeft je uit dit toernooi verwijderd.
why-tournament-accounts_only = De partijen tellen voor de rating: je hebt een account nodig.
why-tournament-no_bots = Bots mogen niet aan dit toernooi meedoen.
why-tournament-name_taken = Een andere speler heeft deze naam. Kies een andere.
why-tournament-not_in = Je speelt niet mee in dit toernooi.
why-tournament-not_host = Alleen de organisator mag dit doen.
why-tournament-no_pause = In dit toernooi is er geen pauze.
why-tournament-too_few = Een toernooi heeft minstens drie spelers nodig.
why-tournament-too_many = Je hebt al te veel toernooien. Maak er eerst een af.
why-tournament-bad_mode = Dit spel kan niet in een toernooi worden gespeeld.
why-tournament-bad_start = De start moet binnen 30 dagen zijn.
why-tournament-bad_rated = Partijen voor de rating zijn alleen voor mensen.
