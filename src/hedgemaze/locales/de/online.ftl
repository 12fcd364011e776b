# Tische mit Freunden, über das Netz.

page-online = Mit Freunden spielen
page-table = Tisch
page-watch = Zuschauen
page-code = Hier weiterspielen
friends-mode = Spiel
friends-special = { $mode }, wie von dir aufgebaut.
friends-count = Personen
friends-players =
    { $n ->
        [one] Eine Person
       *[other] { $n } Personen
    }
friends-here = An diesem Bildschirm
friends-elsewhere = Eingeladen per Link
friends-clock = Uhr
friends-loser = Wer zuletzt verloren hat
friends-listed = Auch Fremde dürfen diesen Tisch finden und mitspielen
friends-bots = Bots dürfen freie Plätze besetzen
friends-nobody = Lade mindestens eine Person ein. Um ohne Freunde zu spielen, brauchst du keinen Tisch.
friends-open = Tisch eröffnen
friends-code = Ich habe einen Code von einem anderen Gerät
friends-alone = Lieber an diesem Bildschirm spielen
open-title = Offene Tische
open-none = Gerade wartet niemand.
open-free =
    { $n ->
        [one] Ein freier Platz
       *[other] { $n } freie Plätze
    }
timing-none = Keine Uhr
timing-fischer = { $minutes } min + { $seconds } s je Zug
timing-days =
    { $n ->
        [one] Ein Tag je Zug
       *[other] { $n } Tage je Zug
    }
seat-name = Dein Name
seat-character = Dein Charakter
seat-free = Frei
seat-sit = Hinsetzen
seat-link = Link für { $seat } kopieren
seat-there = Da
seat-away = Nicht da
seat-left = Gegangen
seat-nameless = Ohne Namen
seat-bot = Bot
seat-bot-named = { $name } (Bot)
seat-mine-named = { $name } (du)
waiting-title = Warten auf Freunde
waiting-invited = Du bist eingeladen
waiting-me = Du
waiting-free =
    { $n ->
        [0] Alle sind da.
        [one] Das Spiel beginnt, sobald der letzte Platz besetzt ist.
       *[other] { $n } Plätze sind frei. Das Spiel beginnt, wenn alle besetzt sind.
    }
waiting-deal = Neu verteilen
waiting-leave = Tisch verlassen
leave-ask = Dieses Spiel verlassen? Dein Team spielt mit deinen Geistern weiter.
invite-about = Schick diesen Link, oder lass deine Freunde den Code scannen.
invite-code = Der Link als QR-Code
invite-link = Link für Freunde
invite-share = Ein Spiel auf Hedgemaze
watch-link = Link nur zum Zuschauen
watch-share = Schau einem Spiel auf Hedgemaze zu
watch-title = Du schaust zu
watch-count =
    { $n ->
        [one] Eine Person schaut zu
       *[other] { $n } Personen schauen zu
    }
first-turn-own = Beginne in { $time }, sonst wird das Spiel abgesagt.
first-turn-other = { $side }: noch { $time } für den ersten Zug
end-look-again = Neu suchen
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
link-lost = Nicht verbunden. Neuer Versuch …
link-none = Der Server ist nicht zu erreichen. Bist du mit dem Internet verbunden?
room-missing = Diesen Tisch gibt es nicht.
room-moved = Du hast dieses Spiel auf einem anderen Gerät fortgesetzt.
code-about = Dieses Spiel auf einem anderen Gerät fortsetzen:
code-ask = Code zeigen
code-use = Tippe ihn binnen zehn Minuten auf dem anderen Gerät ein: „Mit Freunden spielen“, dann „Ich habe einen Code“.
code-enter-about = So holst du deinen Platz an einem Tisch auf dieses Gerät. Auf dem anderen Gerät steht der Code unter den Zügen des Spiels.
code-enter = Code
code-go = Weiterspielen
action-correct = Korrigieren
action-take-back = Zurück­nehmen
action-draw = Remis
action-talk = Sag was
action-rematch = Revanche
rematch-asked = Revanche angefragt
rematch-go = Zur Revanche
give-time = 15 Sekunden schenken
link-on = Verbunden
link-off = Nicht verbunden
title-turn = Du bist dran!
turn-other = Am Zug: { $side }
offer-draw =
    { $own ->
        [yes] Du bietest Remis an.
       *[no] { $name } bietet Remis an.
    }
offer-take_back =
    { $own ->
        [yes] Du möchtest den Zug zurücknehmen.
       *[no] { $name } möchte den Zug zurücknehmen.
    }
offer-resign =
    { $own ->
        [yes] Du möchtest mit deinem Team aufgeben.
       *[no] { $name } möchte aufgeben. Du auch?
    }
offer-rematch =
    { $own ->
        [yes] Du möchtest eine Revanche.
       *[no] { $name } möchte eine Revanche.
    }
offer-agree = Ja
offer-decline = Nein
offer-withdraw = Zurückziehen
offer-declined =
    { $kind ->
        [draw] { $name } lehnt das Remis ab.
        [take_back] { $name } lehnt das Zurücknehmen ab.
        [resign] { $name } möchte nicht aufgeben.
       *[rematch] { $name } möchte keine Revanche.
    }
premove-waits = Vorauszug { $text } wartet
premove-cancel = Vorauszug abbrechen
premove-cancelled = Vorauszug abgebrochen.
premove-dropped = Vorauszug verfallen. { $why }
premove-impossible = Das wird in deinem nächsten Zug nicht möglich sein.
premove-life = Er würde ein Leben kosten.
premove-moved = { $piece } steht jetzt auf einem anderen Feld.
clock-of = Uhr: { $time }
clock-days =
    { $n ->
        [one] Ein Tag
       *[other] { $n } Tage
    }
clock-hours =
    { $n ->
        [one] Eine Stunde
       *[other] { $n } Stunden
    }
clock-low =
    { $n ->
        [one] Weniger als eine Sekunde übrig
       *[other] Weniger als { $n } Sekunden übrig
    }
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-good_move = Guter Zug!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-one_moment = Einen Moment, bitte
phrase-your_turn = Du bist dran
phrase-good_game = Schönes Spiel!
phrase-again = Noch einmal?
phrase-goodbye = Tschüss!
phrase-face_smile = Ein Lächeln
phrase-face_laugh = Ein Lachen
phrase-face_think = Nachdenklich
phrase-face_surprise = Überrascht
phrase-face_sad = Ein trauriges Gesicht
phrase-face_sleep = Müde
end-flagged = Die Zeit ist um.
end-agreed = Alle haben sich auf Remis geeinigt.
games-friends = Mit Freunden
games-your-turn = Du bist am Zug · { $when }
games-their-turn = Wartet auf die anderen · { $when }
games-not-full = Ein Platz ist frei · { $when }
games-ended = Zu Ende · { $when }
data-title = Was über dich gespeichert ist
data-about = Der Server speichert deine Spiele mit Freunden: wer wo saß, mit dem eingetippten Namen, was gespielt wurde und wann. Er erkennt diesen Browser an einem Cookie mit einer Zufallszahl.
data-save = Kopie speichern
data-saved = Gespeichert.
data-erase = Daten löschen
data-erase-yes = Löschen
data-ask = Deinen Namen aus allen Spielen mit Freunden entfernen? Sie gehören dann nicht mehr dir, und du kannst sie nicht weiterspielen. Wer mit dir gespielt hat, behält sie.
data-erased =
    { $n ->
        [0] Es war nichts gespeichert.
        [one] Aus einem Spiel entfernt.
       *[other] Aus { $n } Spielen entfernt.
    }
why-room-stale = Der Zug war vorbei, bevor deiner ankam.
why-room-not_your_turn = Du bist nicht am Zug.
why-room-not_your_piece = Diese Figur zieht jemand anders aus deinem Team.
why-room-time_over = Die Zeit ist um.
why-room-over = Das Spiel ist zu Ende.
why-room-started = Das Spiel hat begonnen.
why-room-seat_taken = Jemand war schneller: Dieser Platz ist besetzt.
why-room-no_bots = An diesem Tisch sind keine Bots erlaubt.
why-room-character_taken = Diesen Charakter hat schon jemand anders.
why-room-bad_name = Dieser Name lässt sich nicht anzeigen. Nimm einen kürzeren oder einfacheren.
why-room-offer_too_soon = Du hast gerade erst gefragt. Versuch es in der nächsten Runde wieder.
why-room-offer_pending = Das ist schon angeboten.
why-room-nothing_to_take_back = Es gibt nichts zurückzunehmen.
why-room-too_many_phrases = Etwas langsamer, bitte.
why-room-log_full = Das geht an diesem Tisch nicht mehr: Hier ist schon zu viel passiert.
why-room-somebody_left = Jemand hat den Tisch verlassen.
why-server-not_invited = An diesem Tisch können nur Eingeladene sitzen.
why-server-not_your_seat = Das ist nicht dein Platz.
why-server-too_many = Etwas langsamer, bitte.
why-server-too_many_bots = Von dieser Adresse gibt es schon genug Bots.
why-server-bad_code = Diesen Code gibt es nicht, oder er ist abgelaufen.
why-server-stopping = Der Server wird neu gestartet. Versuch es gleich noch einmal.
why-server-unreachable = Der Server ist nicht zu erreichen. Bist du mit dem Internet verbunden?
