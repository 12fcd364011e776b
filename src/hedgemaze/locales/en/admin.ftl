# The page of hosts, who run a server; reports from players; announcements; closed tables.
# Hosts know the words of a server; players read the first part.


## For players

# A host (the person who runs the server) has ended the game; it has no result.
end-closed = The table was closed
end-closed_unkind = A host has closed this table because somebody was unkind. The game does not count.
end-closed_unfair = A host has closed this table because somebody did not play fair. The game does not count.
end-closed_technical = A host has closed this table because of a fault of the server. The game does not count.
end-closed_other = A host has closed this table. The game does not count.
end-closed_absent = A player did not make the first move. The game does not count.
# The title of a game that ended because a player did not come.
end-called-off = The game was called off
room-closed = This table is closed.
why-room-closed = This table is closed.
why-people-banned = You cannot play here at the moment: a host of this server has banned you. Games on this device still work.
why-people-muted = A host has muted you: you can play, but not talk or change your name.
report-open = Report a player
report-title = Report a player
report-about = The people who run this server will look at it. The other player does not see who reported them.
report-who = Who is it?
report-why = What is wrong?
report-name = The name is offensive
report-phrases = Annoying messages
report-stalling = Wastes time on purpose
report-cheating = Cheats
report-other = Something else
report-send = Send
report-sent = Thank you. Your report was sent.
# On the page about privacy.
privacy-6 = If you report a player, the people who run this server see the report, and your name if you have an account. If you have no account, the server forgets after 30 days at the latest that the report came from you. It stores the IP address of a player only if that address was banned or muted.
why-admin-nobody_there = There is no such player here.

## For hosts

page-admin = Hosts
admin-sections = Parts of this page
admin-token = Admin token
admin-token-about = This page is for the people who run this server. The token stays in this tab until you close it.
admin-enter = Enter
admin-leave = Sign out
admin-search = Search
admin-search-go = Find
admin-none = Nothing here.
admin-more = Show more
admin-server = Server
admin-reports = Reports
admin-rooms = Tables
admin-players = Players
admin-bans = Bans
admin-names = Names
admin-news = Announcements
admin-audit = Audit log
# $name is the label of the token in use.
admin-you-are = You are using the token “{ $name }”.
admin-count-rooms = Tables in use
admin-count-sockets = Connections
admin-count-lobby = In the lobby
admin-count-waiting = Waiting
admin-count-accounts = Accounts
admin-count-sessions = Devices
admin-count-open_reports = Open reports
admin-count-bans = Bans
admin-count-mutes = Mutes
admin-nodes = Nodes
admin-this-node = this one
admin-reload = Reload
admin-slow = Slowest database jobs of the last day
admin-slow-job = Job
admin-slow-when = When
admin-backups = Backups
# $hours may have a decimal; $keep is how many backups stay.
admin-backups-about = Every { $hours } h; the last { $keep } are kept.
admin-backups-off = The server makes no backups: it was started without --backup-folder.
admin-backups-elsewhere = PostgreSQL is backed up with its own tools, for example pg_dump.
admin-backup-now = Back up now
admin-backup-failed = The last backup failed:
# $n is a number of megabytes and may have a decimal.
admin-megabytes = { $n } MB
admin-tokens = Admin tokens
admin-label = Name of a new token
admin-token-make = Make
# $name is the label; the token follows.
admin-token-made = The token “{ $name }”, shown only now:
admin-used = used { $when }
admin-revoke = Revoke
admin-revoke-label = Revoke { $name }
admin-revoke-ask = Revoke the token “{ $name }”? Nobody can use it any more.
admin-stage = Stage
admin-stage-all = All
admin-stage-waiting = Waiting
admin-stage-playing = Playing
admin-stage-ended = Over
admin-stage-closed = Closed
admin-watch = Watch
admin-who = Who is there?
admin-nobody = Nobody is connected to this node.
# $seat is one number, or a list of them.
admin-seat = Seat { $seat }:
admin-watches = Watches:
admin-close = Close
admin-close-ask = Close this table? Its game ends without a result, and the players see why.
admin-close-why = What the players see
admin-why-unkind = Somebody was unkind
admin-why-unfair = Unfair play
admin-why-technical = A fault of the server
admin-why-other = Without a reason
admin-since = Here since { $when }
admin-devices =
    { $n ->
        [one] One device
       *[other] { $n } devices
    }
# How often the moves of rated games are the engine's first choice. $n counts the games.
admin-fair-play =
    { $n ->
        [one] Plays like the engine: { $percent }% in one game
       *[other] Plays like the engine: { $percent }% in { $n } games
    }
admin-profile = Profile
admin-mute = Mute
admin-ban = Ban
admin-is-banned = Banned
admin-is-muted = Muted
admin-ban-ask = Ban { $name }? Open connections end at once.
admin-mute-ask = Mute { $name }? They can still play, but not talk or change their name.
admin-how-long = How long?
admin-days =
    { $n ->
        [one] One day
       *[other] { $n } days
    }
admin-hours =
    { $n ->
        [one] One hour
       *[other] { $n } hours
    }
admin-for-ever = Until it is lifted
admin-note = Note for the hosts
admin-network = Address or IPv6 network (/64)
admin-from = Since { $from }
admin-from-until = { $from } to { $until }
admin-until = Until { $until }
admin-over = Over
admin-lift = Lift
admin-lift-ask = Lift this for { $name }?
admin-reports-all = Include handled reports
admin-no-name = (no name)
admin-reporter = Reported by { $name }
admin-handle = Done
# $name is the label of a host's token.
admin-handled = Handled by { $name }
admin-names-about = No name of an account may contain these words. Letters that look alike count as the same.
admin-word = Word
admin-add = Add
admin-remove = Remove
admin-word-remove = Remove { $word }
admin-news-text = Text for everyone
admin-news-language = Add a language
admin-news-send = Announce
# $name is the label of a token.
admin-by = { $name }, { $when }
admin-details = Details
audit-token-made = Token made
audit-token-revoked = Token revoked
audit-room-closed = Table closed
audit-tournament-cancelled = Tournament called off
audit-ban-added = Banned
audit-mute-added = Muted
audit-lifted = Ban or mute lifted
audit-report-handled = Report handled
audit-name-filtered = Word added to the filter
audit-name-allowed = Word removed from the filter
audit-announcement-added = Announcement
audit-announcement-deleted = Announcement removed
audit-backup-made = Backup made
why-admin-no_token = This token is not valid.
why-admin-label_taken = There is a token with this name already.
why-admin-bad_label = A name has up to 32 letters, digits, dots and dashes.
why-admin-not_found = That does not exist any more.
why-admin-bad_network = This is neither an address nor a /64 network.
why-admin-bad_sanction = Choose an account or an address.
why-admin-bad_time = The end must be later.
why-admin-bad_word = A word needs at least two letters.
why-admin-bad_announcement = An announcement needs a text of at most 300 characters.
why-admin-backup_off = The server was started without --backup-folder.
why-admin-backup_elsewhere = PostgreSQL is backed up with its own tools.
why-storage-backup_failed = The backup failed. The earlier ones are unchanged; the log says more.
