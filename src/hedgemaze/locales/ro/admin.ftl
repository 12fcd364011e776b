end-closed = Masa a fost închisă
end-closed_unkind = Un administrator a închis această masă fiindcă cineva s-a purtat urât. Partida nu contează.
end-closed_unfair = Un administrator a închis această masă fiindcă cineva nu a jucat cinstit. Partida nu contează.
end-closed_technical = Un administrator a închis această masă din cauza unei erori a serverului. Partida nu contează.
end-closed_other = Un administrator a închis această masă. Partida nu contează.
end-closed_absent = Cineva nu a făcut prima mutare. Partida nu contează.
end-called-off = Partida a fost anulată
room-closed = Această masă este închisă.
why-room-closed = Această masă este închisă.
why-people-banned = Deocamdată nu poți juca aici: un administrator al serverului ți-a interzis accesul. Partidele pe acest dispozitiv merg în continuare.
why-people-muted = Un administrator ți-a oprit mesajele: poți juca, dar nu poți vorbi și nu îți poți schimba numele.
report-open = Raportează un jucător
report-title = Raportează un jucător
report-about = Cei care se ocupă de acest server vor verifica. Celălalt jucător nu vede de la cine vine raportul.
report-who = Cine este?
report-why = Ce nu e în regulă?
report-name = Numele e jignitor
report-phrases = Mesaje supărătoare
report-stalling = Trage de timp intenționat
report-cheating = Trișează
report-other = Altceva
report-send = Trimite
report-sent = Mulțumim. Raportul tău a fost trimis.
privacy-6 = Dacă raportezi un jucător, cei care se ocupă de acest server văd raportul, iar dacă ai cont, și numele tău. Dacă nu ai cont, serverul uită în cel mult 30 de zile că raportul a venit de la tine. Adresa IP a unui jucător o păstrează numai dacă accesul de la acea adresă a fost interzis sau dacă mesajele de acolo au fost oprite.
why-admin-nobody_there = Aici nu este un asemenea jucător.
page-admin = Administratori
admin-sections = Părțile acestei pagini
admin-token = Jeton de administrare
admin-token-about = Această pagină este pentru cei care se ocupă de acest server. Jetonul rămâne în această filă până o închizi.
admin-enter = Intră
admin-leave = Ieși
admin-search = Căutare
admin-search-go = Caută
admin-none = Nu e nimic aici.
admin-more = Arată mai multe
admin-server = Server
admin-reports = Rapoarte
admin-rooms = Mese
admin-players = Jucători
admin-bans = Interdicții
admin-names = Nume
admin-news = Anunțuri
admin-audit = Jurnal de audit
admin-you-are = Folosești jetonul „{ $name }”.
admin-count-rooms = Mese folosite
admin-count-sockets = Conexiuni
admin-count-lobby = În sala de așteptare
admin-count-waiting = Așteaptă
admin-count-accounts = Conturi
admin-count-sessions = Dispozitive
admin-count-open_reports = Rapoarte deschise
admin-count-bans = Interdicții
admin-count-mutes = Mesaje oprite
admin-nodes = Noduri
admin-this-node = acesta
admin-reload = Reîncarcă
admin-slow = Cele mai lente operații ale bazei de date din ultima zi
admin-slow-job = Operație
admin-slow-when = Când
admin-backups = Copii de siguranță
admin-backups-about = La fiecare { $hours } h; se păstrează ultimele { $keep }.
admin-backups-off = Serverul nu face copii de siguranță: a fost pornit fără --backup-folder.
admin-backups-elsewhere = Pentru PostgreSQL, copiile de siguranță se fac cu uneltele lui, de exemplu pg_dump.
admin-backup-now = Fă o copie acum
admin-backup-failed = Ultima copie de siguranță a eșuat:
admin-megabytes = { $n } MB
admin-tokens = Jetoane de administrare
admin-label = Numele unui jeton nou
admin-token-make = Creează
admin-token-made = Jetonul „{ $name }”, arătat doar acum:
admin-used = folosit { $when }
admin-revoke = Revocă
admin-revoke-label = Revocă { $name }
admin-revoke-ask = Revoci jetonul „{ $name }”? Nimeni nu-l va mai putea folosi.
admin-stage = Stadiu
admin-stage-all = Toate
admin-stage-waiting = Se așteaptă
admin-stage-playing = Se joacă
admin-stage-ended = Terminată
admin-stage-closed = Închisă
admin-watch = Privește
admin-who = Cine e acolo?
admin-nobody = Nimeni nu e conectat la acest nod.
admin-seat = Locul { $seat }:
admin-watches = Privește:
admin-close = Închide
admin-close-ask = Închizi această masă? Partida se termină fără rezultat, iar jucătorii văd de ce.
admin-close-why = Ce văd jucătorii
admin-why-unkind = Cineva s-a purtat urât
admin-why-unfair = Joc necinstit
admin-why-technical = O eroare a serverului
admin-why-other = Fără motiv
admin-since = Aici din { $when }
admin-devices =
    { $n ->
        [one] Un dispozitiv
        [few] { $n } dispozitive
       *[other] { $n } de dispozitive
    }
admin-fair-play =
    { $n ->
        [one] Joacă precum motorul: { $percent } % într-o partidă
        [few] Joacă precum motorul: { $percent } % în { $n } partide
       *[other] Joacă precum motorul: { $percent } % în { $n } de partide
    }
admin-profile = Profil
admin-mute = Oprește mesajele
admin-ban = Interzice
admin-is-banned = Acces interzis
admin-is-muted = Mesaje oprite
admin-ban-ask = Interzici accesul pentru { $name }? Conexiunile deschise se închid pe loc.
admin-mute-ask = Oprești mesajele pentru { $name }? Fără mesaje, fără nume nou; jocul rămâne posibil.
admin-how-long = Cât timp?
admin-days =
    { $n ->
        [one] O zi
        [few] { $n } zile
       *[other] { $n } de zile
    }
admin-hours =
    { $n ->
        [one] O oră
        [few] { $n } ore
       *[other] { $n } de ore
    }
admin-for-ever = Până se ridică
admin-note = Notă pentru administratori
admin-network = Adresă sau rețea IPv6 (/64)
admin-from = Din { $from }
admin-from-until = { $from } – { $until }
admin-until = Până la { $until }
admin-over = Expirat
admin-lift = Ridică
admin-lift-ask = Ridici măsura pentru { $name }?
admin-reports-all = Include și rapoartele rezolvate
admin-no-name = (fără nume)
admin-reporter = Raportat de { $name }
admin-handle = Rezolvat
admin-handled = Rezolvat de { $name }
admin-names-about = Niciun nume de cont nu poate conține aceste cuvinte. Literele care seamănă se consideră la fel.
admin-word = Cuvânt
admin-add = Adaugă
admin-remove = Elimină
admin-word-remove = Elimină { $word }
admin-news-text = Text pentru toată lumea
admin-news-language = Adaugă o limbă
admin-news-send = Anunță
admin-by = { $name }, { $when }
admin-details = Detalii
audit-token-made = Jeton creat
audit-token-revoked = Jeton revocat
audit-room-closed = Masă închisă
audit-tournament-cancelled = Turneu anulat
audit-ban-added = Acces interzis
audit-mute-added = Mesaje oprite
audit-lifted = Interdicție ridicată
audit-report-handled = Raport rezolvat
audit-name-filtered = Cuvânt adăugat la filtru
audit-name-allowed = Cuvânt scos din filtru
audit-announcement-added = Anunț
audit-announcement-deleted = Anunț eliminat
audit-backup-made = Copie de siguranță făcută
why-admin-no_token = Acest jeton nu este valabil.
why-admin-label_taken = Există deja un jeton cu acest nume.
why-admin-bad_label = Un nume are cel mult 32 de litere, cifre, puncte și cratime.
why-admin-not_found = Asta nu mai există.
why-admin-bad_network = Nu este nici adresă, nici rețea /64.
why-admin-bad_sanction = Alege un cont sau o adresă.
why-admin-bad_time = Sfârșitul trebuie să fie mai târziu.
why-admin-bad_word = Un cuvânt are nevoie de cel puțin două litere.
why-admin-bad_announcement = Un anunț are nevoie de un text de cel mult 300 de caractere.
why-admin-backup_off = Serverul a fost pornit fără --backup-folder.
why-admin-backup_elsewhere = Pentru PostgreSQL, copiile de siguranță se fac cu uneltele lui.
why-storage-backup_failed = Copia de siguranță a eșuat. Cele dinainte sunt neschimbate; jurnalul spune mai multe.
