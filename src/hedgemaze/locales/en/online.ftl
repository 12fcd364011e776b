# Tables with friends, over the network.

page-online = Play with friends
page-table = Table
page-watch = Watch
page-code = Go on here

friends-mode = Game
# $mode is the name of a mode.
friends-special = { $mode }, as you have set it up.
friends-count = Players
# $n is a number of players, 2 to 5.
friends-players =
    { $n ->
        [one] One player
       *[other] { $n } players
    }
friends-here = On this screen
friends-elsewhere = A friend by link
friends-clock = Clock
friends-loser = Whoever lost the game before
friends-listed = Strangers may find and join this table
friends-bots = Bots may take free seats
friends-nobody = Give at least one seat to a friend. Games without friends need no table.
friends-open = Open the table
friends-code = I have a code from another device
friends-alone = Play on this screen instead

open-title = Open tables of others
open-none = Nobody waits at the moment.
# $n is the number of free seats.
open-free =
    { $n ->
        [one] One free seat
       *[other] { $n } free seats
    }

timing-none = No clock
# $minutes for the whole game, $seconds are added after each turn.
timing-fischer = { $minutes } min + { $seconds } s a turn
# $n is a number of days.
timing-days =
    { $n ->
        [one] One day for each turn
       *[other] { $n } days for each turn
    }

seat-name = Your name
seat-character = Your character
seat-free = Free
seat-sit = Sit here
# $seat is what is played there.
seat-link = Copy the link for { $seat }
seat-there = Here
seat-away = Not connected
seat-left = Has left
seat-nameless = Somebody
seat-bot = Bot
# $name is the name of a bot.
seat-bot-named = { $name } (bot)
# $name is the name of the reader.
seat-mine-named = { $name } (you)

waiting-title = Waiting for friends
waiting-invited = You are invited
waiting-me = You
# $n is the number of free seats.
waiting-free =
    { $n ->
        [0] Everybody is here.
        [one] The game starts by itself as soon as the last seat is taken.
       *[other] { $n } seats are free. The game starts by itself when all are taken.
    }
waiting-deal = Deal again
waiting-leave = Leave the table
leave-ask = Leave this game? Your team mates go on with your ghosts.

invite-about = Send this link, or let your friend point a camera at the picture.
invite-code = The link as a QR code
invite-link = Link for friends
invite-share = A game of Hedgemaze
watch-link = Link to watch only
watch-share = Watch a game of Hedgemaze
watch-title = You are watching
# $n is how many others watch.
watch-count =
    { $n ->
        [one] One person watches
       *[other] { $n } people watch
    }
link-copy = Copy
link-copied = Copied
link-share = Share
link-lost = Not connected. Trying again …
link-none = The server cannot be reached. Is there a connection?

room-missing = There is no such table.
room-moved = You went on with this game on another device.

code-about = Go on with this game on another device:
code-ask = Show a code
code-use = Type it on the other device within ten minutes: “Play with friends”, then “I have a code”.
code-enter-about = Moves your seat at a table to this device. The other device shows the code below the moves of the game.
code-enter = Code
code-go = Go on

action-correct = Correct
action-take-back = Take back
action-draw = Draw
action-talk = Say
action-rematch = Rematch
rematch-asked = Asked for a rematch
rematch-go = To the rematch
give-time = Give 15 seconds
link-on = Connected
link-off = Not connected

# The title of a tab in the background.
title-turn = Your turn!
# $side is the name of the side that plays.
turn-other = { $side } to move

# $name is whoever offers; $own says whether it is the reader.
offer-draw =
    { $own ->
        [yes] You offer a draw.
       *[no] { $name } offers a draw.
    }
offer-take_back =
    { $own ->
        [yes] You ask to take the turn back.
       *[no] { $name } asks to take the turn back.
    }
offer-resign =
    { $own ->
        [yes] You want to give up with your team.
       *[no] { $name } wants to give up. Do you too?
    }
offer-rematch =
    { $own ->
        [yes] You want a rematch.
       *[no] { $name } wants a rematch.
    }
offer-agree = Yes
offer-decline = No
offer-withdraw = Withdraw
# $name is the one who declines, $kind what the reader has offered.
offer-declined =
    { $kind ->
        [draw] { $name } declines the draw.
        [take_back] { $name } does not let you take the turn back.
        [resign] { $name } does not want to give up.
       *[rematch] { $name } does not want a rematch.
    }

# A premove is chosen before the own turn and played when the turn begins. $text is its text, such as “e3” or “e3h”.
premove-waits = Premove { $text } waits
premove-cancel = Cancel premove
premove-cancelled = Premove cancelled.
# $why is a sentence with the reason.
premove-dropped = Premove dropped. { $why }
premove-impossible = That will not be possible in your next turn.
premove-life = It would cost a life.
# $piece is the name of the piece.
premove-moved = { $piece } stands elsewhere now.

# $time is what a clock shows.
clock-of = Clock: { $time }
# $n is a number of days.
clock-days =
    { $n ->
        [one] One day
       *[other] { $n } days
    }
# $n is a number of hours.
clock-hours =
    { $n ->
        [one] One hour
       *[other] { $n } hours
    }
# $n is a number of seconds.
clock-low =
    { $n ->
        [one] Less than a second left
       *[other] Less than { $n } seconds left
    }

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-good_move = Good move!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-one_moment = One moment, please
phrase-your_turn = Your turn
phrase-good_game = Good game!
phrase-again = Again?
phrase-goodbye = Goodbye!
phrase-face_smile = A smile
phrase-face_laugh = A laugh
phrase-face_think = Thinking
phrase-face_surprise = Surprise
phrase-face_sad = A sad face
phrase-face_sleep = Sleepy

end-flagged = The time is over.
end-agreed = A draw was agreed.

games-friends = With friends
# $when is a date with time.
games-your-turn = It waits for you · { $when }
games-their-turn = Others are to move · { $when }
games-not-full = A seat is free · { $when }
games-ended = Over · { $when }

data-title = What is kept about you
data-about = The server keeps your games with friends: who sat where by the name you typed, what was played and when. It knows this browser by a cookie with a random number, and nothing else about you.
data-save = Save a copy
data-saved = Saved.
data-erase = Erase it
data-erase-yes = Erase
data-ask = Erase your name from all games with friends, and that they were yours? You cannot go on with them afterwards. The games stay for those who played with you.
# $n is a number of games.
data-erased =
    { $n ->
        [0] Nothing was kept.
        [one] Erased from one game.
       *[other] Erased from { $n } games.
    }

why-room-stale = The turn was over before that arrived.
why-room-not_your_turn = It is not your turn.
why-room-not_your_piece = A team mate moves this piece.
why-room-time_over = The time is over.
why-room-over = The game is over.
why-room-started = The game has begun.
why-room-seat_taken = Somebody was faster: this seat is taken.
why-room-no_bots = This table does not allow bots.
why-room-character_taken = Somebody else has this character.
why-room-bad_name = This name cannot be shown. Take a shorter or plainer one.
why-room-offer_too_soon = You have just asked. Try again after a round.
why-room-offer_pending = That is on offer already.
why-room-nothing_to_take_back = There is nothing to take back.
why-room-too_many_phrases = A little slower, please.
why-room-log_full = That is no longer possible at this table: its log is full.
why-room-somebody_left = Somebody has left the table.
why-server-not_invited = This table is for those who were invited.
why-server-not_your_seat = This seat is not yours.
why-server-too_many = A little slower, please.
why-server-too_many_bots = The bots of this address hold enough seats.
why-server-bad_code = There is no such code, or it is too old.
why-server-stopping = The server is being restarted. Try again in a moment.
why-server-unreachable = The server cannot be reached. Is there a connection?
