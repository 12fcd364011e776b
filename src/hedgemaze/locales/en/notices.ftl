# Notices of the server: when it is the player's turn, although the page is closed.

notices-title = Notices
notices-about = Your device can tell you when it is your turn, even when this page is closed.
notices-start = Tell me when it is my turn
notices-on = This device tells you when it is your turn.
notices-stop = No more notices
notices-unsupported = This browser cannot show notices.
notices-install = On an iPhone or iPad, first add this page to the home screen (Share, then Add to Home Screen). Then it can tell you when it is your turn.
notices-blocked = Notices of this page are blocked. You can allow them in the settings of your browser.
notices-service = The server does not know how to reach this browser.
notices-failed = That did not work. Please try again later.
notices-games = For which games?
notices-games-days = With days for each turn
notices-games-all = For all
notices-invitations = Also when somebody wants to play with you
notices-sound = A sound on your turn while you look at another page
# The title of a tab while games wait. $n is their number, $title is the usual title.
title-waiting = ({ $n }) { $title }
privacy-8 = If you ask for notices, the server keeps where your browser can be reached, its keys and your language, until you end the notices. They go through the push service of your browser’s maker, encrypted, so that it cannot read them.
