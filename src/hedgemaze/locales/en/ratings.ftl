# Rated games: the choice in the lobby, ratings beside names, what a game has changed.

rated-choice = Does the game count?
# A game that does not count for the ratings.
rated-casual = Just for fun
# A game that counts for the ratings.
rated-rated = Rated
rated-sign-in = Create an account to play rated games.
rated-casual-about = Nobody’s rating changes.
# $rating is a number, with a question mark if it is uncertain.
rated-yours = Your rating: { $rating }
rated-first = Your first rated game of this kind. You begin at 1500.
# $low and $high are ratings.
rated-range = Looking for ratings from { $low } to { $high }
rated-anyone = Looking for anyone
# For screen readers, beside the name of a player.
rated-rating = rating { $rating }
rated-uncertain = rating { $rating }, still uncertain
# The label of a list of players with their new ratings.
rated-new = New ratings
rated-counting = Working out the new ratings …
rated-void-short = The game was too short to count.
rated-void-closed = The game does not count, because it was stopped.
rated-void-account = The game does not count, because a player has no account any more.
# Two seats of the form are on this screen.
rated-one-screen = In a rated game every player needs a device of their own.
why-room-rated = In a rated game, nothing can be taken back.
why-room-rated_account = This table is rated: create an account, or choose another table.
why-room-rated_twice = You sit at this table already.
why-room-bad_rated = A rated game needs a clock, the usual rules, and people in all seats.
