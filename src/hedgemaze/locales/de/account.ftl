# The account of a player: passkeys, devices, the recovery code.

page-account = Konto
account-about = Du kannst ohne Konto spielen. Mit einem Konto hast du deine Spiele auf allen Geräten und kannst gewertete Spiele spielen.

account-create = Neues Konto
account-create-about = Dein Gerät bewahrt einen Passkey für dich auf: kein Passwort, keine E-Mail. Die Spiele dieses Browsers kommen mit.
account-name = Dein Name
account-create-go = Konto anlegen
account-have = Ich habe ein Konto
account-have-about = Dein Gerät fragt nach deinem Passkey.
account-sign-in = Anmelden
account-recover = Ersatzcode benutzen
account-recover-about = Der Code, den du beim Anlegen des Kontos aufgehoben hast
account-recover-go = Mit dem Code anmelden
account-no-passkeys = Dieser Browser kann an dieser Adresse keine Passkeys benutzen. Sie brauchen eine sichere Adresse (https) mit einem Namen, oder localhost.

account-rename = Namen ändern
account-rename-about = Das geht einmal in 30 Tagen.
account-rename-go = Speichern
# $day is a date.
account-rename-later = Ab { $day } kannst du den Namen wieder ändern.

# A code that opens the account if all passkeys are lost.
account-code = Ersatzcode
account-code-keep = Heb diesen Code auf, zum Beispiel auf Papier. Wenn du deinen Passkey verlierst, kommst du damit hinein. Du siehst ihn nur jetzt.
account-code-about = Du hast einen Ersatzcode. Ist er weg, mach einen neuen; der alte gilt dann nicht mehr.
account-code-none = Mach einen Code, mit dem du hineinkommst, wenn du deinen Passkey verlierst.
account-code-new = Neuer Code
account-code-copy = Kopieren
account-code-copied = Kopiert
account-code-done = Ich habe ihn aufgehoben

# Same as in English.
account-passkeys = Passkeys
account-passkeys-about = Mit einem Passkey kommst du von einem Gerät aus hinein. Füge für jedes deiner Geräte einen hinzu.
# A passkey without a name. $n is its number. Same as in English.
account-passkey-number = Passkey { $n }
account-passkey-add = Passkey hinzufügen
account-passkey-name = Name des Passkeys
# $name is the name of a passkey.
account-passkey-rename = { $name } umbenennen
account-passkey-remove = { $name } entfernen
account-passkey-ask = Diesen Passkey entfernen? Du kommst damit dann nicht mehr hinein.
account-passkey-remove-yes = Entfernen
# $when is a date with the time.
account-used = Zuletzt benutzt: { $when }

account-devices = Angemeldet auf
account-device-here = Dieses Gerät
account-device-unknown = Ein Gerät
account-since = Seit { $when }
# $name is a browser and its system.
account-device-end = Abmelden: { $name }
account-everywhere = Überall abmelden
account-everywhere-ask = Auf allen Geräten abmelden, auch auf diesem?

account-more = Mehr zum Konto
account-sign-out = Abmelden
account-export = Meine Daten herunterladen
account-erase = Konto löschen
account-erase-ask = Dein Konto, seine Wertungen und deinen Namen in allen Spielen löschen? Das lässt sich nicht rückgängig machen.

why-people-bad_name = Ein Name hat 3 bis 20 Buchstaben oder Ziffern, alle aus einem Alphabet.
why-people-name_taken = Jemand anders heißt schon so, oder sieht geschrieben genauso aus.
why-people-name_reserved = So kann niemand heißen. Bitte nimm einen anderen Namen.
why-people-renamed_lately = Der Name lässt sich einmal in 30 Tagen ändern.
why-people-needs_host_name = Passkeys brauchen eine Adresse mit einem Namen. Öffne die Seite auf diesem Rechner unter localhost statt unter einer Zahl.
why-people-late = Das hat zu lange gedauert. Bitte versuch es noch einmal.
why-people-bad_proof = Der Passkey hat nicht gepasst. Bitte versuch es noch einmal.
why-people-unknown_passkey = Zu diesem Passkey gibt es hier kein Konto.
why-people-bad_code = Zu diesem Ersatzcode gibt es kein Konto.
why-people-too_many_passkeys = Das Konto hat genug Passkeys. Entferne erst einen.
why-people-no_such_passkey = Dieser Passkey ist schon entfernt.
why-people-last_passkey = Ohne diesen Passkey kommst du nicht mehr in dein Konto. Mach erst einen Ersatzcode.
why-people-sign_in_first = Melde dich erst an.
why-people-signed_in = Du bist schon angemeldet.
why-passkey-cancelled = Es wurde kein Passkey benutzt. Bitte versuch es noch einmal.
why-passkey-known = Dieses Gerät hat schon einen Passkey für dein Konto.
