end-closed = Pöytä suljettiin
end-closed_unkind = Ylläpitäjä on sulkenut tämän pöydän, koska joku käyttäytyi ikävästi. Peliä ei lasketa.
end-closed_unfair = Ylläpitäjä on sulkenut tämän pöydän, koska joku ei pelannut reilusti. Peliä ei lasketa.
end-closed_technical = Ylläpitäjä on sulkenut tämän pöydän palvelimen vian takia. Peliä ei lasketa.
end-closed_other = Ylläpitäjä on sulkenut tämän pöydän. Peliä ei lasketa.
end-closed_absent = Joku ei tehnyt ensimmäistä siirtoa. Peliä ei lasketa.
end-called-off = Peli peruttiin
room-closed = Tämä pöytä on suljettu.
why-room-closed = Tämä pöytä on suljettu.
why-people-banned = Et voi pelata täällä juuri nyt: palvelimen ylläpitäjä on antanut sinulle pelikiellon. Pelit tällä laitteella toimivat yhä.
why-people-muted = Ylläpitäjä on mykistänyt sinut: voit pelata, mutta et puhua etkä vaihtaa nimeä.
report-open = Ilmoita pelaajasta
report-title = Ilmoita pelaajasta
report-about = Palvelimen ylläpitäjät katsovat asiaa. Toinen pelaaja ei näe, kuka ilmoitti.
report-who = Kenestä?
report-why = Mikä on vialla?
report-name = Nimi on loukkaava
report-phrases = Ärsyttäviä viestejä
report-stalling = Tuhlaa aikaa tahallaan
report-cheating = Huijaa
report-other = Jotain muuta
report-send = Lähetä
report-sent = Kiitos. Ilmoituksesi lähetettiin.
why-admin-nobody_there = Sellaista pelaajaa ei ole täällä.
page-admin = Ylläpitäjät
admin-sections = Tämän sivun osat
admin-token = Ylläpitotunnus
admin-token-about = Tämä sivu on palvelimen ylläpitäjille. Tunnus pysyy tässä välilehdessä, kunnes suljet sen.
admin-enter = Siirry sisään
admin-leave = Kirjaudu ulos
admin-search = Haku
admin-search-go = Etsi
admin-none = Ei mitään.
admin-more = Näytä lisää
admin-server = Palvelin
admin-reports = Ilmoitukset
admin-rooms = Pöydät
admin-players = Pelaajat
admin-bans = Pelikiellot
admin-names = Nimet
admin-news = Tiedotteet
admin-audit = Valvontaloki
admin-you-are = Käytät tunnusta ”{ $name }”.
admin-count-rooms = Pöytiä käytössä
admin-count-sockets = Yhteyksiä
admin-count-lobby = Aulassa
admin-count-waiting = Odottaa
admin-count-accounts = Tilejä
admin-count-sessions = Laitteita
admin-count-open_reports = Avoimia ilmoituksia
admin-count-bans = Pelikieltoja
admin-count-mutes = Mykistyksiä
admin-nodes = Solmut
admin-this-node = tämä
admin-reload = Lataa uudelleen
admin-slow = Viime vuorokauden hitaimmat tietokantatyöt
admin-slow-job = Työ
admin-slow-when = Milloin
admin-backups = Varmuuskopiot
admin-backups-about = { $hours } tunnin välein; viimeiset { $keep } säilytetään.
admin-backups-off = Palvelin ei tee varmuuskopioita: se käynnistettiin ilman valitsinta --backup-folder.
admin-backups-elsewhere = PostgreSQL varmuuskopioidaan sen omilla työkaluilla, esimerkiksi pg_dump.
admin-backup-now = Varmuuskopioi nyt
admin-backup-failed = Viimeisin varmuuskopio epäonnistui:
admin-megabytes = { $n } Mt
admin-tokens = Ylläpitotunnukset
admin-label = Uuden tunnuksen nimi
admin-token-make = Tee
admin-token-made = Tunnus ”{ $name }”, näytetään vain nyt:
admin-used = käytetty { $when }
admin-revoke = Mitätöi
admin-revoke-label = Mitätöi: { $name }
admin-revoke-ask = Mitätöidäänkö tunnus ”{ $name }”? Kukaan ei voi enää käyttää sitä.
admin-stage = Vaihe
admin-stage-all = Kaikki
admin-stage-waiting = Odottaa
admin-stage-playing = Pelataan
admin-stage-ended = Päättynyt
admin-stage-closed = Suljettu
admin-watch = Katso
admin-who = Keitä siellä on?
admin-nobody = Tähän solmuun ei ole yhteydessä ketään.
admin-seat = Paikka { $seat }:
admin-watches = Katsoo:
admin-close = Sulje
admin-close-ask = Suljetaanko tämä pöytä? Peli päättyy ilman tulosta, ja pelaajat näkevät syyn.
admin-close-why = Mitä pelaajat näkevät
admin-why-unkind = Joku käyttäytyi ikävästi
admin-why-unfair = Epäreilua peliä
admin-why-technical = Vika palvelimessa
admin-why-other = Syytä kertomatta
admin-since = Täällä alkaen { $when }
admin-devices =
    { $n ->
        [one] Yksi laite
       *[other] { $n } laitetta
    }
admin-fair-play =
    { $n ->
        [one] Pelaa kuin moottori: { $percent } % yhdessä pelissä
       *[other] Pelaa kuin moottori: { $percent } % { $n } pelissä
    }
admin-profile = Profiili
admin-mute = Mykistä
admin-ban = Pelikielto
admin-is-banned = Pelikiellossa
admin-is-muted = Mykistetty
admin-ban-ask = Pelikielto: { $name }? Avoimet yhteydet päättyvät heti.
admin-mute-ask = Mykistys: { $name }? Ei viestejä, ei uutta nimeä; pelata voi yhä.
admin-how-long = Kuinka pitkäksi aikaa?
admin-days =
    { $n ->
        [one] Yksi päivä
       *[other] { $n } päivää
    }
admin-hours =
    { $n ->
        [one] Yksi tunti
       *[other] { $n } tuntia
    }
admin-for-ever = Kunnes se poistetaan
admin-note = Huomautus ylläpitäjille
admin-network = Osoite tai IPv6-verkko (/64)
admin-from = Alkaen { $from }
admin-from-until = { $from } – { $until }
admin-until = { $until } asti
admin-over = Päättynyt
admin-lift = Poista
admin-lift-ask = Poistetaanko tämä: { $name }?
admin-reports-all = Myös käsitellyt
admin-no-name = (ei nimeä)
admin-reporter = Ilmoittaja: { $name }
admin-handle = Valmis
admin-handled = Käsittelijä: { $name }
admin-names-about = Missään tilin nimessä ei saa olla näitä sanoja. Samannäköiset kirjaimet lasketaan samoiksi.
admin-word = Sana
admin-add = Lisää
admin-remove = Poista
admin-word-remove = Poista: { $word }
admin-news-text = Teksti kaikille
admin-news-language = Lisää kieli
admin-news-send = Tiedota
admin-by = { $name }, { $when }
admin-details = Tarkemmin
audit-token-made = Tunnus tehty
audit-token-revoked = Tunnus mitätöity
audit-room-closed = Pöytä suljettu
audit-ban-added = Pelikielto annettu
audit-mute-added = Mykistetty
audit-lifted = Pelikielto tai mykistys poistettu
audit-report-handled = Ilmoitus käsitelty
audit-name-filtered = Sana lisätty suodattimeen
audit-name-allowed = Sana poistettu suodattimesta
audit-announcement-added = Tiedote
audit-announcement-deleted = Tiedote poistettu
audit-backup-made = Varmuuskopio tehty
why-admin-no_token = Tämä tunnus ei kelpaa.
why-admin-label_taken = Tämänniminen tunnus on jo olemassa.
why-admin-bad_label = Nimessä on enintään 32 kirjainta, numeroa, pistettä ja viivaa.
why-admin-not_found = Sitä ei ole enää olemassa.
why-admin-bad_network = Tämä ei ole osoite eikä /64-verkko.
why-admin-bad_sanction = Valitse tili tai osoite.
why-admin-bad_time = Lopun pitää olla myöhemmin.
why-admin-bad_word = Sanassa pitää olla ainakin kaksi kirjainta.
why-admin-bad_announcement = Tiedotteessa pitää olla teksti, enintään 300 merkkiä.
why-admin-backup_off = Palvelin käynnistettiin ilman valitsinta --backup-folder.
why-admin-backup_elsewhere = PostgreSQL varmuuskopioidaan sen omilla työkaluilla.
why-storage-backup_failed = Varmuuskopio epäonnistui. Aiemmat ovat ennallaan; loki kertoo lisää.
