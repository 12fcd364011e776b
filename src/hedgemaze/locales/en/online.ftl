# Tables with friends, over the network.

page-online = Play with friends
page-table = Table
page-watch = Watch
page-code = Continue here
friends-mode = Game
# $mode is the name of a mode.
friends-special = { $mode }, the way you set it up.
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
friends-loser = Whoever lost the last game
friends-listed = Strangers may find and join this table
friends-bots = Bots may take free seats
friends-nobody = Invite at least one friend. You don’t need a table to play without friends.
friends-open = Open the table
friends-code = I have a code from another device
friends-alone = Play on this screen instead
open-title = Open tables
open-none = Nobody is waiting at the moment.
# $n is the number of free seats.
open-free =
    { $n ->
        [one] One free seat
       *[other] { $n } free seats
    }
timing-none = No clock
# $minutes for the whole game, $seconds are added after each turn.
timing-fischer = { $minutes } min + { $seconds } s per turn
# $n is a number of days.
timing-days =
    { $n ->
        [one] One day per turn
       *[other] { $n } days per turn
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
seat-nameless = No name
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
        [0] Everyone is here.
        [one] The game starts as soon as the last seat is taken.
       *[other] { $n } seats are free. The game starts when all are taken.
    }
waiting-deal = Deal again
waiting-leave = Leave the table
leave-ask = Leave this game? Your teammates will continue with your ghosts.
invite-about = Send this link, or let your friend scan the code.
invite-code = The link as a QR code
invite-link = Link for friends
invite-share = A game of Hedgemaze
watch-link = Link to watch only
watch-share = Watch a game of Hedgemaze
watch-title = You are watching
# $n is how many others watch.
watch-count =
    { $n ->
        [one] One person watching
       *[other] { $n } people watching
    }
# $time is a clock that counts down: 0:25.
first-turn-own = Begin within { $time }, or the game is called off.
# $side is the name of a player or a side, $time a clock that counts down.
first-turn-other = { $side }: { $time } left to begin
# After a game that a player did not begin: a link to the lobby.
end-look-again = Find another player
link-copy = Copy
link-copied = Copied
link-share = Share
link-lost = Not connected. Trying again …
link-none = The server can’t be reached. Are you connected to the internet?
room-missing = There is no such table.
room-moved = You continued this game on another device.
code-about = Continue this game on another device:
code-ask = Show a code
code-use = Type it on the other device within ten minutes: “Play with friends”, then “I have a code”.
code-enter-about = Moves your seat at a table to this device. On the other device, the code is shown below the moves of the game.
code-enter = Code
code-go = Continue
action-correct = Correct
action-take-back = Take back
action-draw = Draw
action-talk = Say
action-rematch = Rematch
rematch-asked = Asked for a rematch
rematch-go = Go to the rematch
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
        [yes] You asked to take back the turn.
       *[no] { $name } asks to take back the turn.
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
        [take_back] { $name } does not agree to take back the turn.
        [resign] { $name } does not want to give up.
       *[rematch] { $name } does not want a rematch.
    }
# A premove is chosen before the own turn and played when the turn begins. $text is its text, such as “e3” or “e3h”.
premove-waits = Your planned move: { $text }
premove-cancel = Cancel this move
premove-cancelled = Planned move cancelled.
# $why is a sentence with the reason.
premove-dropped = Planned move cancelled. { $why }
premove-impossible = That will not be possible in your next turn.
premove-life = It would cost a life.
# $piece is the name of the piece.
premove-moved = { $piece } is on another square now.
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
end-flagged = Time is up.
end-agreed = The players agreed to a draw.
games-friends = With friends
# $when is a date with time.
games-your-turn = Your turn · { $when }
games-their-turn = Waiting for the others · { $when }
games-not-full = A seat is free · { $when }
games-ended = Finished · { $when }
data-title = What is stored about you
data-about = The server stores your games with friends: who sat where, under the name you typed, what was played and when. It recognises this browser by a cookie with a random number.
data-save = Save a copy
data-saved = Saved.
data-erase = Delete it
data-erase-yes = Delete
data-ask = Remove your name from all games with friends? They will no longer be yours and you can’t continue them. The people you played with keep them.
# $n is a number of games.
data-erased =
    { $n ->
        [0] Nothing was stored.
        [one] Removed from one game.
       *[other] Removed from { $n } games.
    }
why-room-stale = The turn ended before your move arrived.
why-room-not_your_turn = It is not your turn.
why-room-not_your_piece = A teammate moves this piece.
why-room-time_over = Time is up.
why-room-over = The game is over.
why-room-started = The game has begun.
why-room-seat_taken = Somebody was faster: this seat is taken.
why-room-no_bots = This table does not allow bots.
why-room-character_taken = Somebody else has this character.
why-room-bad_name = This name can’t be shown. Choose a shorter or simpler one.
why-room-offer_too_soon = You have just asked. Try again in the next round.
why-room-offer_pending = This has already been offered.
why-room-nothing_to_take_back = There is nothing to take back.
why-room-too_many_phrases = Slow down a little, please.
why-room-log_full = That is no longer possible at this table: too much has happened here.
why-room-somebody_left = Somebody has left the table.
why-server-not_invited = Only invited people can sit at this table.
why-server-not_your_seat = This seat is not yours.
why-server-too_many = Slow down a little, please.
why-server-too_many_bots = There are already enough bots from this address.
why-server-bad_code = This code does not exist or has expired.
why-server-stopping = The server is being restarted. Try again in a moment.
why-server-unreachable = The server can’t be reached. Are you connected to the internet?
