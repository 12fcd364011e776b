# People: the user's results, pages of players, following, challenges, games to watch.

page-me = My results
page-player = Player
page-watching = Watch games
people-games = Games
# The share of games that were won follows.
people-won = Won
# Numbers of games.
people-results = { $won } won · { $drawn } drawn · { $lost } lost
people-mode = Game
people-levels = Against the computer
# The side that the user played: PAC-MAN or the ghosts.
people-as = You played: { $side }
people-accuracy = Accuracy
# $now is a percentage, the mean of the last five games.
people-accuracy-label =
    { $n ->
        [one] One game; now { $now }
       *[other] { $n } games; now { $now }
    }
people-accuracy-none = Finish two games, and a line shows how well you play.
people-openings = Your openings
people-no-games = Your finished games are counted here: wins, levels, openings and how well you play.
people-device = Counted on this device, without an account.
people-device-title = On this device
people-account = Account
people-public = My public page
people-ratings = Ratings
people-ratings-none = No rated games yet.
people-rated-games =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
# A mode and one of its two roles.
people-pool = { $mode }: { $side }
# For screen readers: a graph of ratings.
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } after one game
       *[other] { $pool }: { $rating } after { $n } games
    }
# For screen readers: a rating that is still uncertain.
people-provisional = { $rating }, still uncertain
# A date.
people-since = Since { $when }
people-here = Here now
people-away = Not here
people-playing = Playing now
people-watch = Watch
# For screen readers.
people-watch-of = Watch the game of { $name }
people-recent = Last games
people-recent-none = No games that everyone may see.
# A person without a name, in a list of games.
people-unnamed = Somebody
people-winner = Won: { $side }
people-draw = Draw
# The result and the time of a finished game.
people-over = { $result } · { $when }
people-challenge = Challenge
people-follow = Follow
people-following = Following
people-block = Block
people-unblock = Unblock
# For screen readers.
people-unblock-of = Unblock { $name }
people-report = Report
people-sign-in = To follow or challenge players you need an account.
people-followed = People you follow
people-followed-none = You follow nobody yet. Open the page of a player and tap Follow.
people-blocked = Blocked people
people-find = Find a player by name
people-find-go = Open
people-wishes = What others see
people-hidden = Nobody sees when I am here
people-delayed = Spectators see my rated games three minutes later
challenge-title = Challenge { $name }
challenge-clock = Clock
challenge-rated = Rated game
challenge-send = Send the challenge
challenge-minute = There is one minute to answer.
challenge-day = There is one day to answer.
# For screen readers: the list of challenges.
challenge-label = Challenges
challenge-from = { $name } wants to play with you
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · rated
challenge-accept = Play
challenge-decline = No, thanks
challenge-waiting = Waiting for { $name }
challenge-cancel = Withdraw
challenge-declined = { $name } cannot play now.
# $names are one or more people.
challenge-rematch = A rematch is offered: { $names }
challenge-look = Go to the table
challenge-later = Later
watching-none = There are no games to watch right now.
watch-delayed = You are watching three minutes behind, because a player asked for it.
games-rematch = A rematch is offered, { $when }
why-people-not_welcome = You cannot play with this person now.
why-people-unknown_player = There is no player with this name.
why-people-yourself = That is you.
why-people-too_many_people = The list is full: at most 200 people. Remove someone first.
why-people-too_many_challenges = At most 10 of your challenges can be open.
why-people-challenge_over = The challenge is over.
why-people-no_such_challenge = The challenge is over.
