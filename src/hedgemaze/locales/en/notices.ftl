# Notices of the server: when it is the player's turn, although the page is closed.

notices-title = Notifications
notices-about = Your device can tell you when it is your turn, even when this page is closed.
notices-start = Tell me when it is my turn
notices-on = This device tells you when it is your turn.
notices-stop = Switch off notifications
notices-unsupported = This browser cannot show notifications.
notices-install = On an iPhone or iPad, first add this page to the home screen (Share, then Add to Home Screen). Then it can tell you when it is your turn.
notices-blocked = Notifications from this page are blocked. You can allow them in the settings of your browser.
notices-service = The server does not know how to reach this browser.
notices-failed = That did not work. Please try again later.
notices-games = For which games?
notices-games-days = Games with days per turn
notices-games-all = All games
notices-invitations = Also when somebody wants to play with you
notices-sound = A sound on your turn while you look at another page
# The title of a tab while games wait. $n is their number, $title is the usual title.
title-waiting = ({ $n }) { $title }
privacy-8 = If you switch on notifications, the server keeps the address at which your browser can be reached, its keys and your language, until you switch them off. They go through the push service of your browser’s maker, encrypted, so that it cannot read them.
