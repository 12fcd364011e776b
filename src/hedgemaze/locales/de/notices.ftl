# Benachrichtigungen des Servers: wenn man am Zug ist, obwohl die Seite geschlossen ist.

notices-title = Benachrichtigungen
notices-about = Dein Gerät kann dir sagen, wenn du am Zug bist, auch wenn diese Seite geschlossen ist.
notices-start = Sag mir, wenn ich am Zug bin
notices-on = Dieses Gerät sagt dir, wenn du am Zug bist.
notices-stop = Nicht mehr benachrichtigen
notices-unsupported = Dieser Browser kann keine Benachrichtigungen zeigen.
notices-install = Füge diese Seite auf einem iPhone oder iPad zuerst dem Home-Bildschirm hinzu (Teilen, dann Zum Home-Bildschirm). Dann kann sie dir sagen, wenn du am Zug bist.
notices-blocked = Benachrichtigungen dieser Seite sind blockiert. Du kannst sie in den Einstellungen deines Browsers erlauben.
notices-service = Der Server weiß nicht, wie er diesen Browser erreicht.
notices-failed = Das hat nicht geklappt. Versuch es später noch einmal.
notices-games = Für welche Spiele?
notices-games-days = Spiele mit Tagen je Zug
notices-games-all = Alle Spiele
notices-invitations = Auch wenn jemand mit dir spielen möchte
notices-sound = Ein Ton, wenn du am Zug bist und gerade eine andere Seite ansiehst
title-waiting = ({ $n }) { $title }
privacy-8 = Wenn du Benachrichtigungen möchtest, merkt sich der Server, wo dein Browser zu erreichen ist, dessen Schlüssel und deine Sprache, bis du die Benachrichtigungen beendest. Sie gehen verschlüsselt über den Push-Dienst des Browser-Herstellers, der sie nicht lesen kann.
