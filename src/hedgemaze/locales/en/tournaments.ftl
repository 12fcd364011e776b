# Tournaments: making one, joining, and following it.

page-tournaments = Tournaments
page-tournament = Tournament
tournaments-mine = Your tournaments
tournaments-listed = Open to everyone
tournaments-none = There is no open tournament now. Make one!
tournament-make = Make a tournament
tournament-make-about = Pick a kind, send the link to your friends, and start when everyone is there.
tournament-title = Name of the tournament
tournament-kind = Kind
tournament-round_robin = Round robin
tournament-round_robin-about = Everyone plays everyone.
tournament-knock_out = Knock-out
tournament-knock_out-about = The loser of a match is out.
tournament-arena = Arena
tournament-arena-about = Play one game after another until time is up.
tournament-places = Maximum players
tournament-minutes = Length
# $n is a number of minutes.
tournament-minutes-n =
    { $n ->
        [one] One minute
       *[other] { $n } minutes
    }
tournament-clock = Clock
tournament-fill = Fill empty places with the computer
tournament-fill-none = No computer
tournament-rated = Games count for ratings (everyone needs an account)
tournament-bots = Bots may join
tournament-public = Show it to everyone
tournament-plays = I play too
tournament-when = Start
tournament-when-host = When I choose
# $n is a number of minutes.
tournament-when-minutes =
    { $n ->
        [one] In one minute
       *[other] In { $n } minutes
    }
tournament-create = Make it
tournament-join = Join
tournament-joined = You play in this tournament.
tournament-leave = Leave
tournament-leave-ask = Leave the tournament? You lose all games that you have not played yet.
tournament-start = Start now
tournament-cancel = Call it off
tournament-cancel-ask = Call off the tournament? The players who have joined cannot play it then.
tournament-cancelled = This tournament was called off.
tournament-remove = Remove
# $name is the name of a player.
tournament-remove-ask = Remove { $name } from the tournament?
tournament-invite = Invite others
tournament-wait-host = The tournament begins when its host starts it.
# $n of $places have joined.
tournament-players = Players: { $n } of { $places }
tournament-count =
    { $n ->
        [one] One player
       *[other] { $n } players
    }
# $time is a clock that counts down.
tournament-begins-in = It begins in { $time }
tournament-ends-in = { $time } left
tournament-finishing = Time is up. The last games are being played.
tournament-pause = Take a break
tournament-resume = Keep playing
tournament-paused = You are taking a break.
tournament-waiting-pair = You will be paired soon. Stay on this page.
tournament-waiting-round = Wait for the next round.
tournament-out = You are out. Watch the others!
# $rival is the name of the other player.
tournament-your-game = Your game begins: you play { $rival }.
tournament-go = Go to the table
tournament-back = Back to the tournament
tournament-round = Round { $n }
tournament-round-of = Round { $n } of { $total }
tournament-final = Final
tournament-semifinal = Semi-final
tournament-quarterfinal = Quarter-final
tournament-standings = Standings
tournament-bracket = Bracket
tournament-cross = Who beat whom
tournament-games = Games
tournament-watch = Watch
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-played = Games
tournament-wins = Wins
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: the points of those you have beaten, counted twice, plus the points of those you drew with
# An engine of the server; $n is its number in the tournament.
tournament-computer = Computer { $n }
tournament-erased = Somebody
# In a round of a knock-out bracket: the bye of a player without an opponent. It describes the player, not a vacant place.
tournament-free = Bye
tournament-open-place = Not known yet
tournament-left = has left
tournament-over = The tournament is over.
# $name is the name of the winner.
tournament-winner = { $name } wins the tournament!
tournament-forfeit = not played
tournament-lot = decided at random
tournament-points-about = A win gives 2 points, a draw 1.
tournament-missing = There is no such tournament.
tournament-win = won
tournament-draw = drawn
tournament-loss = lost
tournament-running = is being played
why-tournament-none = There is no such tournament.
why-tournament-started = The tournament has begun already.
why-tournament-over = The tournament is over.
why-tournament-full = All places are taken.
why-tournament-removed = The host has removed you from this tournament.
why-tournament-accounts_only = The games are rated: you need an account to play.
why-tournament-no_bots = Bots may not join this tournament.
why-tournament-name_taken = Another player has this name. Please choose another one.
why-tournament-not_in = You do not play in this tournament.
why-tournament-not_host = Only the host may do this.
why-tournament-no_pause = There is no break in this tournament.
why-tournament-too_few = A tournament needs at least three players.
why-tournament-too_many = You already have too many tournaments. Finish one first.
why-tournament-bad_mode = This game cannot be played in a tournament.
why-tournament-bad_start = The start must be within the next 30 days.
why-tournament-bad_rated = Only people can play rated games.
