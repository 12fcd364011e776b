end-closed = Az asztalt bezárták
end-closed_unkind = Az üzemeltető bezárta ezt az asztalt, mert valaki bántóan viselkedett. A játszma nem számít.
end-closed_unfair = Az üzemeltető bezárta ezt az asztalt, mert valaki nem játszott tisztességesen. A játszma nem számít.
end-closed_technical = Az üzemeltető bezárta ezt az asztalt a kiszolgáló hibája miatt. A játszma nem számít.
end-closed_other = Az üzemeltető bezárta ezt az asztalt. A játszma nem számít.
end-closed_absent = Valaki nem tette meg az első lépést. A játszma nem számít.
end-called-off = A játszma elmarad
room-closed = Ez az asztal zárva van.
why-room-closed = Ez az asztal zárva van.
why-people-banned = Most nem játszhatsz itt: a kiszolgáló üzemeltetője kitiltott. Az ezen az eszközön játszott játszmák továbbra is működnek.
why-people-muted = Az üzemeltető elnémított: játszhatsz, de nem üzenhetsz, és a nevedet sem változtathatod meg.
report-open = Játékos bejelentése
report-title = Játékos bejelentése
report-about = A kiszolgáló üzemeltetői megnézik. A másik játékos nem látja, ki írta.
report-who = Kiről van szó?
report-why = Mi a baj?
report-name = Bántó a neve
report-phrases = Zavaró üzenetek
report-stalling = Szándékosan húzza az időt
report-cheating = Csal
report-other = Valami más
report-send = Küldés
report-sent = Köszönjük. A bejelentésedet elküldtük.
why-admin-nobody_there = Nincs itt ilyen játékos.
page-admin = Üzemeltetők
admin-sections = Az oldal részei
admin-token = Üzemeltetői token
admin-token-about = Ez az oldal a kiszolgáló üzemeltetőinek szól. A token ezen a lapon marad, amíg be nem zárod.
admin-enter = Belépés
admin-leave = Kijelentkezés
admin-search = Keresés
admin-search-go = Keresés
admin-none = Itt nincs semmi.
admin-more = Továbbiak
admin-server = Kiszolgáló
admin-reports = Bejelentések
admin-rooms = Asztalok
admin-players = Játékosok
admin-bans = Kitiltások
admin-names = Nevek
admin-news = Közlemények
admin-audit = Eseménynapló
admin-you-are = Ezt a tokent használod: „{ $name }”.
admin-count-rooms = Használt asztalok
admin-count-sockets = Kapcsolatok
admin-count-lobby = A váróban
admin-count-waiting = Várakozik
admin-count-accounts = Fiókok
admin-count-sessions = Eszközök
admin-count-open_reports = Nyitott bejelentések
admin-count-bans = Kitiltások
admin-count-mutes = Némítások
admin-nodes = Csomópontok
admin-this-node = ez
admin-reload = Frissítés
admin-slow = Az utolsó nap leglassabb adatbázis-műveletei
admin-slow-job = Művelet
admin-slow-when = Mikor
admin-backups = Biztonsági mentések
admin-backups-about = { $hours } óránként; az utolsó { $keep } marad meg.
admin-backups-off = A kiszolgáló nem készít biztonsági mentést: a --backup-folder nélkül indították.
admin-backups-elsewhere = A PostgreSQL a saját eszközeivel menthető, például: pg_dump.
admin-backup-now = Mentés most
admin-backup-failed = Az utolsó biztonsági mentés nem sikerült:
admin-megabytes = { $n } MB
admin-tokens = Üzemeltetői tokenek
admin-label = Az új token neve
admin-token-make = Létrehozás
admin-token-made = „{ $name }” token, csak most látható:
admin-used = használva: { $when }
admin-revoke = Visszavonás
admin-revoke-label = Visszavonás: { $name }
admin-revoke-ask = Visszavonod ezt a tokent: „{ $name }”? Többé senki sem használhatja.
admin-stage = Állapot
admin-stage-all = Mind
admin-stage-waiting = Várakozik
admin-stage-playing = Zajlik
admin-stage-ended = Vége
admin-stage-closed = Bezárva
admin-watch = Nézem
admin-who = Ki van ott?
admin-nobody = Senki sem kapcsolódik ehhez a csomóponthoz.
admin-seat = Hely { $seat }:
admin-watches = Nézi:
admin-close = Bezárás
admin-close-ask = Bezárod ezt az asztalt? A játszma eredmény nélkül ér véget, és a játékosok látják, miért.
admin-close-why = Amit a játékosok látnak
admin-why-unkind = Valaki bántóan viselkedett
admin-why-unfair = Tisztességtelen játék
admin-why-technical = A kiszolgáló hibája
admin-why-other = Indoklás nélkül
admin-since = Itt van, mióta: { $when }
admin-devices =
    { $n ->
        [one] Egy eszköz
       *[other] { $n } eszköz
    }
admin-fair-play =
    { $n ->
        [one] Úgy játszik, mint a motor: { $percent }%, egy játszmában
       *[other] Úgy játszik, mint a motor: { $percent }%, { $n } játszmában
    }
admin-profile = Adatlap
admin-mute = Némítás
admin-ban = Kitiltás
admin-is-banned = Kitiltva
admin-is-muted = Némítva
admin-ban-ask = Kitiltod: { $name }? A nyitott kapcsolatok azonnal megszűnnek.
admin-mute-ask = Némítod: { $name }? Nincs üzenet, nincs új név; játszani lehet.
admin-how-long = Mennyi időre?
admin-days =
    { $n ->
        [one] Egy nap
       *[other] { $n } nap
    }
admin-hours =
    { $n ->
        [one] Egy óra
       *[other] { $n } óra
    }
admin-for-ever = Amíg fel nem oldják
admin-note = Megjegyzés az üzemeltetőknek
admin-network = Cím vagy IPv6-hálózat (/64)
admin-from = Mióta: { $from }
admin-from-until = { $from } – { $until }
admin-until = Meddig: { $until }
admin-over = Lejárt
admin-lift = Feloldás
admin-lift-ask = Feloldod: { $name }?
admin-reports-all = Az elintézettek is
admin-no-name = (névtelen)
admin-reporter = Bejelentő: { $name }
admin-handle = Elintézve
admin-handled = Elintézte: { $name }
admin-names-about = Egyetlen fiók neve sem tartalmazhatja ezeket a szavakat. A hasonló betűk azonosnak számítanak.
admin-word = Szó
admin-add = Hozzáadás
admin-remove = Eltávolítás
admin-word-remove = Eltávolítás: { $word }
admin-news-text = Szöveg mindenkinek
admin-news-language = Nyelv hozzáadása
admin-news-send = Közzététel
admin-by = { $name }, { $when }
admin-details = Részletek
audit-token-made = Token létrehozva
audit-token-revoked = Token visszavonva
audit-room-closed = Asztal bezárva
audit-ban-added = Kitiltva
audit-mute-added = Némítva
audit-lifted = Kitiltás vagy némítás feloldva
audit-report-handled = Bejelentés elintézve
audit-name-filtered = Szó a szűrőhöz adva
audit-name-allowed = Szó a szűrőből törölve
audit-announcement-added = Közlemény
audit-announcement-deleted = Közlemény törölve
audit-backup-made = Biztonsági mentés készült
why-admin-no_token = Ez a token nem érvényes.
why-admin-label_taken = Már van ilyen nevű token.
why-admin-bad_label = A név legfeljebb 32 betűből, számjegyből, pontból és kötőjelből áll.
why-admin-not_found = Ez már nem létezik.
why-admin-bad_network = Ez sem cím, sem /64-es hálózat.
why-admin-bad_sanction = Válassz fiókot vagy címet.
why-admin-bad_time = A befejezésnek későbbinek kell lennie.
why-admin-bad_word = Egy szóhoz legalább két betű kell.
why-admin-bad_announcement = A közleményhez legfeljebb 300 karakteres szöveg kell.
why-admin-backup_off = A kiszolgálót a --backup-folder nélkül indították.
why-admin-backup_elsewhere = A PostgreSQL a saját eszközeivel menthető.
why-storage-backup_failed = A biztonsági mentés nem sikerült. A korábbiak változatlanok; a napló többet mond.
