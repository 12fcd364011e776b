# The account of a player: passkeys, devices, the recovery code.

page-account = Account
account-about = You can play without an account. With one, your games are on all your devices, and you can play rated games.
account-create = New account
account-create-about = Your device keeps a passkey for you: no password, no e-mail. Your games in this browser come with you.
account-name = Your name
account-create-go = Create an account
account-have = I have an account
account-have-about = Your device asks for your passkey.
account-sign-in = Sign in
account-recover = Use a recovery code
account-recover-about = The code that you saved when you created the account
account-recover-go = Sign in with the code
account-no-passkeys = This browser cannot use passkeys at this address. They need a secure address (https) with a name, or localhost.
account-rename = Change the name
account-rename-about = You can change it once every 30 days.
account-rename-go = Save
# $day is a date.
account-rename-later = You can change the name again on { $day }.
# A code that opens the account if all passkeys are lost.
account-code = Recovery code
account-code-keep = Keep this code safe, on paper for example. If you lose your passkey, it lets you in. You will not see it again.
account-code-about = You have a recovery code. If it is lost, make a new one; the old one stops working.
account-code-none = Make a code that lets you in if you lose your passkey.
account-code-new = New code
account-code-copy = Copy
account-code-copied = Copied
account-code-done = I have saved it
account-passkeys = Passkeys
account-passkeys-about = A passkey lets you in from a device. Add one for each device that you use.
# A passkey without a name. $n is its number.
account-passkey-number = Passkey { $n }
account-passkey-add = Add a passkey
account-passkey-name = Name of the passkey
# $name is the name of a passkey.
account-passkey-rename = Rename { $name }
account-passkey-remove = Remove { $name }
account-passkey-ask = Remove this passkey? It will not let you in any more.
account-passkey-remove-yes = Remove
# $when is a date with the time.
account-used = Last used { $when }
account-devices = Signed in on
account-device-here = This device
account-device-unknown = A device
account-since = Since { $when }
# $name is a browser and its system.
account-device-end = Sign out: { $name }
account-everywhere = Sign out everywhere
account-everywhere-ask = Sign out on all devices, this one too?
account-more = More about the account
account-sign-out = Sign out
account-export = Download my data
account-erase = Delete the account
account-erase-ask = Delete your account, its ratings, and your name in all games? This cannot be undone.
# On the page about privacy.
privacy-5 = If you create an account, the server also stores its name, the public half of each passkey, which browsers are signed in (with a second cookie), your ratings and results, and whom you follow or block. Deleting the account deletes all of that.
why-people-bad_name = A name has 3 to 20 letters or digits, all of one alphabet.
why-people-name_taken = Another player has this name, or one that looks the same.
why-people-name_reserved = Nobody can have this name. Please choose another one.
why-people-renamed_lately = A name can be changed once every 30 days.
why-people-needs_host_name = Passkeys need an address with a name. On this computer, open the page at localhost instead of a number.
why-people-late = That took too long. Please try again.
why-people-bad_proof = The passkey did not work. Please try again.
why-people-unknown_passkey = No account here has this passkey.
why-people-bad_code = No account has this recovery code.
why-people-too_many_passkeys = An account has at most 20 passkeys. Remove one first.
why-people-no_such_passkey = This passkey was removed already.
why-people-last_passkey = This passkey is the only way into your account. Make a recovery code first.
why-people-sign_in_first = Sign in first.
why-people-signed_in = You are signed in already.
why-passkey-cancelled = No passkey was used. Please try again.
why-passkey-known = This device has a passkey for your account already.
