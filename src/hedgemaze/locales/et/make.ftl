maze-tab-draw = Joonista
maze-tab-mazes = Labürindid
maze-tab-save = Salvesta ja jaga
maze-lead = Joonista labürint PAC-MANi mängude jaoks: piirded, graanulid ja kust keegi alustab. Näed kohe, mis on puudu.
maze-family = Mõeldud mängule
maze-tools = Mida joonistad
tool-fence = Piire
tool-chamber = Kambri piire
tool-pellet = Graanul
tool-gate-0 = Esimene tunnel
tool-gate-1 = Teine tunnel
tool-erase = Kumm
maze-hint-fence = Vajuta soont, et piire panna, ja piirde keskkohta, et see ära võtta.
maze-hint-chamber = Vajuta sooni, et ehitada kummituste ümber kamber: neli piiret.
maze-hint-pellet = Vajuta ruutu, et panna sinna graanul: kokku neli.
maze-hint-gate = Vajuta kaht ruutu: sinna tuleb PAC-MAN tagasi ja neid ühendab tunnel.
maze-hint-erase = Vajuta seda, mida tahad eemaldada. Parem hiirenupp teeb sama iga tööriistaga.
maze-hint-piece = Vajuta ruutu, kust alustab { $piece }, või lohista nuppu.
maze-refused-overlaps = Seal on juba piire.
maze-refused-crosses = Piirded ei tohi ristuda.
maze-refused-fences-only = Piirded käivad ruutude vahel olevatesse soontesse.
maze-undo = Võta tagasi
maze-redo = Tee uuesti
maze-random = Juhuslik
maze-empty = Tühi mängulaud
maze-begin = Alusta sellest
maze-title-A1 = Segu
maze-title-A2 = Avar
maze-title-A3 = Varjuline
maze-title-A4 = Varuks
maze-title-chamber = Kamber
maze-title-pinwheel = Tuulik
maze-untitled = Nimeta
maze-good = See labürint on mängimiseks valmis.
maze-worth = Kes võidab täiuslikult mängides?
maze-worth-of =
    { $n ->
        [one] Üks kummitus
       *[other] { $n } kummitust
    }
maze-worth-failed = See seade ei suuda seda välja arvutada.
maze-worth-unknown = Server seda ei tea. Nelja kummitusega võtab arvutamine siin liiga kaua aega.
maze-worth-ask = Küsi serverilt
maze-worth-making = Arvutan: { $percent }%
maze-worth-waiting = Server arvutab enne teisi labürinte.
maze-faulty =
    { $n ->
        [one] Enne mängimist tuleb üks asi parandada:
       *[other] Enne mängimist tuleb { $n } asja parandada:
    }
maze-checking = Kontrollin …
fault-too_many_fences = Piirdeid on liiga palju ({ $n }): karbis on neid 20.
fault-fence_overlaps = Piirded { $one } ja { $other } kattuvad.
fault-fence_crosses = Piirded { $one } ja { $other } ristuvad.
fault-chamber_count =
    { $n ->
        [0] Kamber vajab nelja piiret; pole ühtki.
        [one] Kamber vajab nelja piiret; on üks.
       *[other] Kamber vajab nelja piiret; on { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Vaja on nelja graanulit; pole ühtki.
        [one] Vaja on nelja graanulit; on üks.
       *[other] Vaja on nelja graanulit; on { $n }.
    }
fault-start = { $piece } vajab algruutu.
fault-start-not = PAC-MANil pole siin algruutu: ta valib värava.
fault-respawn_count =
    { $n ->
        [0] Vaja on nelja väravat, kummalegi tunnelile kaks; pole ühtki.
        [one] Vaja on nelja väravat, kummalegi tunnelile kaks; on üks.
       *[other] Vaja on nelja väravat, kummalegi tunnelile kaks; on { $n }.
    }
fault-tunnel_too_short = Tunnel { $one } – { $other } on liiga lühike: need ruudud on niigi naabrid.
fault-square_shared = Samal ruudul on kaks asja: { $squares }.
fault-not_connected = Nendele ruutudele ei pääse: { $squares }
fault-respawn_sealed = Värav { $squares } on suletud kambri sees.
fault-ghost_outside = { $piece } alustab väljaspool suletud kambrit.
fault-chamber_stuck = Ühe kambri piirde äravõtmine peab kambri avama, kuid ükski piire üksi ei ava seda.
fault-other = Seda labürinti ei saa mängida. Veakood: { $code }
maze-name = Nimi
maze-save = Salvesta
maze-saved = Salvestatud sellesse seadmesse.
maze-not-saved = Selle brauseri mälu on täis või blokeeritud.
maze-share = Kopeeri link
maze-shared = Link on kopeeritud. Kes selle avab, näeb seda labürinti.
maze-not-shared = Kopeerimine ei õnnestunud. Selle lehe aadress ongi link.
maze-export = Salvesta failina
maze-import = Ava fail
maze-import-bad = See fail pole labürint.
maze-mine = Minu labürindid
maze-mine-none = Siia tulevad sinu salvestatud labürindid.
maze-open = Muuda: { $name }
maze-remove = Kustuta see labürint: { $name }
maze-removed = Kustutatud: { $name }
undo-remove = Võta tagasi
record-menu = Mängufail ja pilt
record-copy = Kopeeri käigud
record-copied = Käigud on kopeeritud.
record-not-copied = Siin ei saa kopeerida.
record-save = Salvesta mängufail
record-saved = Salvestatud allalaadimiste hulka.
record-png = Pilt (PNG)
record-svg = Pilt (SVG)
record-gif = Animatsioon (GIF)
record-picture-of = Hedgemaze’i mängulaud: { $mode }
share-open = Jaga pilti
share-title = Jaga
share-kind = Mida jagada
share-from = Alates käigust
share-to = Kuni käiguni
share-speed = Kiirus
share-speed-slow = Aeglane
share-speed-normal = Tavaline
share-speed-fast = Kiire
share-making = Animatsiooni tehakse …
share-again = Tee valmis
share-failed = Selles seadmes see ei õnnestunud.
share-size = { $n } kB
share-save = Salvesta
share-send = Jaga
share-result = { $head }. { $reason }
