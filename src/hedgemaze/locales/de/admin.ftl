# Die Seite für Leute, die einen Server betreiben; Meldungen; Ankündigungen; geschlossene Tische.

end-closed = Der Tisch wurde geschlossen
end-closed_unkind = Die Leitung hat diesen Tisch geschlossen, weil jemand unfreundlich war. Das Spiel zählt nicht.
end-closed_unfair = Die Leitung hat diesen Tisch geschlossen, weil jemand nicht fair gespielt hat. Das Spiel zählt nicht.
end-closed_technical = Die Leitung hat diesen Tisch wegen eines Fehlers des Servers geschlossen. Das Spiel zählt nicht.
end-closed_other = Die Leitung hat diesen Tisch geschlossen. Das Spiel zählt nicht.
end-closed_absent = Jemand hat den ersten Zug nicht gemacht. Das Spiel zählt nicht.
end-called-off = Das Spiel wurde abgesagt
room-closed = Dieser Tisch ist geschlossen.
why-room-closed = Dieser Tisch ist geschlossen.
why-people-banned = Du kannst hier gerade nicht mitspielen: Die Leitung dieses Servers hat dich gesperrt. Auf diesem Gerät kannst du weiterhin spielen.
why-people-muted = Die Leitung hat dich stumm geschaltet: Du kannst spielen, aber nichts sagen und deinen Namen nicht ändern.
report-open = Jemanden melden
report-title = Jemanden melden
report-about = Wer diesen Server betreibt, sieht es sich an. Die andere Person erfährt nicht, von wem die Meldung kommt.
report-who = Um wen geht es?
report-why = Was stimmt nicht?
report-name = Der Name ist anstößig
report-phrases = Nervt mit Nachrichten
report-stalling = Verschwendet absichtlich Zeit
report-cheating = Schummelt
report-other = Etwas anderes
report-send = Senden
report-sent = Danke, deine Meldung ist angekommen.
privacy-6 = Wenn du jemanden meldest, sieht die Leitung dieses Servers die Meldung, und deinen Namen, falls du ein Konto hast. Ohne Konto vergisst der Server spätestens nach 30 Tagen, dass die Meldung von dir kam. Die IP-Adresse einer Person speichert er nur, wenn diese Adresse gesperrt oder stummgeschaltet wurde.
why-admin-nobody_there = Hier gibt es niemanden mit diesem Namen.
page-admin = Leitung
admin-sections = Teile dieser Seite
admin-token = Admin-Token
admin-token-about = Diese Seite ist für die Leute, die diesen Server betreiben. Das Token bleibt in diesem Tab, bis du ihn schließt.
admin-enter = Eintreten
admin-leave = Abmelden
admin-search = Suchen
admin-search-go = Finden
admin-none = Hier ist nichts.
admin-more = Mehr zeigen
admin-server = Server
admin-reports = Meldungen
admin-rooms = Tische
admin-players = Personen
admin-bans = Sperren
admin-names = Namen
admin-news = Ankündigungen
admin-audit = Protokoll
admin-you-are = Du benutzt das Token „{ $name }“.
admin-count-rooms = Tische in Gebrauch
admin-count-sockets = Verbindungen
admin-count-lobby = In der Lobby
admin-count-waiting = Warten
admin-count-accounts = Konten
admin-count-sessions = Geräte
admin-count-open_reports = Offene Meldungen
admin-count-bans = Sperren
admin-count-mutes = Stumm
admin-nodes = Knoten
admin-this-node = dieser
admin-reload = Neu laden
admin-slow = Langsamste Datenbank-Aufträge des letzten Tages
admin-slow-job = Auftrag
admin-slow-when = Wann
admin-backups = Sicherungen
admin-backups-about = Alle { $hours } h; die letzten { $keep } bleiben.
admin-backups-off = Der Server macht keine Sicherungen: Er wurde ohne --backup-folder gestartet.
admin-backups-elsewhere = PostgreSQL wird mit eigenen Werkzeugen gesichert, zum Beispiel pg_dump.
admin-backup-now = Jetzt sichern
admin-backup-failed = Die letzte Sicherung ist misslungen:
admin-megabytes = { $n } MB
admin-tokens = Admin-Tokens
admin-label = Name eines neuen Tokens
admin-token-make = Anlegen
admin-token-made = Das Token „{ $name }“, nur jetzt zu sehen:
admin-used = benutzt { $when }
admin-revoke = Widerrufen
admin-revoke-label = { $name } widerrufen
admin-revoke-ask = Das Token „{ $name }“ widerrufen? Niemand kann es mehr benutzen.
admin-stage = Stand
admin-stage-all = Alle
admin-stage-waiting = Wartet
admin-stage-playing = Läuft
admin-stage-ended = Vorbei
admin-stage-closed = Geschlossen
admin-watch = Zuschauen
admin-who = Wer ist da?
admin-nobody = Niemand ist mit diesem Knoten verbunden.
admin-seat = Platz { $seat }:
admin-watches = Sieht zu:
admin-close = Schließen
admin-close-ask = Diesen Tisch schließen? Das Spiel endet ohne Ergebnis, und alle sehen, warum.
admin-close-why = Was alle sehen
admin-why-unkind = Jemand war unfreundlich
admin-why-unfair = Unfaires Spiel
admin-why-technical = Ein Fehler des Servers
admin-why-other = Ohne Angabe
admin-since = Dabei seit { $when }
admin-devices =
    { $n ->
        [one] Ein Gerät
       *[other] { $n } Geräte
    }
admin-fair-play =
    { $n ->
        [one] Spielt wie die Engine: { $percent } % in einem Spiel
       *[other] Spielt wie die Engine: { $percent } % in { $n } Spielen
    }
admin-profile = Profil
admin-mute = Stumm schalten
admin-ban = Sperren
admin-is-banned = Gesperrt
admin-is-muted = Stumm
admin-ban-ask = { $name } sperren? Offene Verbindungen enden sofort.
admin-mute-ask = { $name } stumm schalten? Keine Sprüche, kein neuer Name; Spielen bleibt möglich.
admin-how-long = Wie lange?
admin-days =
    { $n ->
        [one] Ein Tag
       *[other] { $n } Tage
    }
admin-hours =
    { $n ->
        [one] Eine Stunde
       *[other] { $n } Stunden
    }
admin-for-ever = Bis zur Aufhebung
admin-note = Notiz für die Leitung
admin-network = Adresse oder IPv6-Netz (/64)
admin-from = Seit { $from }
admin-from-until = { $from } bis { $until }
admin-until = Bis { $until }
admin-over = Vorbei
admin-lift = Aufheben
admin-lift-ask = Für { $name } aufheben?
admin-reports-all = Auch erledigte
admin-no-name = (ohne Namen)
admin-reporter = Gemeldet von { $name }
admin-handle = Erledigt
admin-handled = Erledigt von { $name }
admin-names-about = Kein Name eines Kontos darf diese Wörter enthalten. Buchstaben, die gleich aussehen, gelten als gleich.
admin-word = Wort
admin-add = Hinzufügen
admin-remove = Entfernen
admin-word-remove = { $word } entfernen
admin-news-text = Text für alle
admin-news-language = Sprache hinzufügen
admin-news-send = Ankündigen
admin-by = { $name }, { $when }
admin-details = Einzelheiten
audit-token-made = Token angelegt
audit-token-revoked = Token widerrufen
audit-room-closed = Tisch geschlossen
audit-tournament-cancelled = Turnier abgesagt
audit-ban-added = Gesperrt
audit-mute-added = Stumm geschaltet
audit-lifted = Sperre aufgehoben
audit-report-handled = Meldung erledigt
audit-name-filtered = Wort in den Filter aufgenommen
audit-name-allowed = Wort aus dem Filter entfernt
audit-announcement-added = Ankündigung
audit-announcement-deleted = Ankündigung entfernt
audit-backup-made = Sicherung gemacht
why-admin-no_token = Dieses Token gilt nicht.
why-admin-label_taken = Ein Token mit diesem Namen gibt es schon.
why-admin-bad_label = Ein Name hat bis zu 32 Buchstaben, Ziffern, Punkte und Striche.
why-admin-not_found = Das gibt es nicht mehr.
why-admin-bad_network = Das ist weder eine Adresse noch ein /64-Netz.
why-admin-bad_sanction = Wähle ein Konto oder eine Adresse.
why-admin-bad_time = Das Ende muss später sein.
why-admin-bad_word = Ein Wort braucht mindestens zwei Buchstaben.
why-admin-bad_announcement = Eine Ankündigung braucht einen Text mit höchstens 300 Zeichen.
why-admin-backup_off = Der Server wurde ohne --backup-folder gestartet.
why-admin-backup_elsewhere = PostgreSQL wird mit eigenen Werkzeugen gesichert.
why-storage-backup_failed = Die Sicherung ist misslungen. Die früheren sind unverändert; mehr steht im Protokoll des Servers.
