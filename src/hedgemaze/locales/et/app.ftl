app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Otse sisu juurde
app-nav = Lehed
app-menu = Kõigi lehtede menüü
page-game = Mäng
page-new = Uus mäng
page-maze = Labürindi loomine
page-rules = Reeglid
page-games = Minu mängud
page-puzzles = Mõistatused
page-analysis = Analüüs
page-settings = Seaded
page-about = Teave
page-privacy = Privaatsus
page-missing = Lehte ei leitud
mode-classic2 = Klassika kahele
mode-classic3 = Klassika kolmele
mode-classic4 = Klassika neljale
mode-pacman = PAC-MANi variant
mode-advanced = PAC-MAN edasi­jõudnutele
mode-players-classic2 = 2 mängijat
mode-players-classic3 = 3 mängijat
mode-players-classic4 = 4 mängijat
mode-players-pacman = 2 kuni 5 mängijat
mode-players-advanced = 2 kuni 5 mängijat
mode-about-classic2 = Jõua esimesena teisele poole. Piirded teevad tee pikemaks.
mode-about-classic3 = Kolm nuppu, igaühel kuus piiret ja mitte ühtki liitlast.
mode-about-classic4 = Neli nuppu kohtub keskel. Igaüks mängib üksi.
mode-about-pacman =
    { $role ->
        [G] Püüa PAC-MANi kolm korda kinni, enne kui ta kõik neli graanulit ära sööb.
       *[P] Söö kõik neli graanulit, enne kui kummitused su kolm korda kinni püüavad.
    }
mode-about-advanced = Kummitused murravad kambrist välja ja mõlemad pooled ehitavad piirdeid.
front-title = Võidujooks läbi labürindi, mille ehitad ise
front-lead = Jookse võidu, ehita piirdeid, põgene kummituste eest. Mängi kohe, üksi või koos. Kontot pole vaja.
front-continue = Jätka: { $mode }
front-continue-since = Mängitud { $when }
front-pick = Vali mäng
front-play = Mängi
front-role = Sina oled
front-computer = Mängi arvuti vastu
front-here = Mängi sellel ekraanil
front-set-up = Sea mäng valmis
front-friends = Mängi sõpradega
front-more = Veel
front-learn = Õpi mängima
front-learn-about = Lühikesed õppetunnid mängulaual
front-rules = Reeglid
front-rules-about = Loed minutiga läbi
front-maze = Joonista labürint
front-maze-about = Sinu oma labürint kummitustele
front-analysis = Analüüsi
front-analysis-about = Kes võidab ja miks
front-games = Minu mängud
front-games-about = Jätka, vaata tagasi, salvesta
puzzle-daily = Päeva mõistatus
front-daily-about = Iga päev uus
front-daily-done = Lahendatud! Uus tuleb homme.
puzzle-days =
    { $n ->
        [one] 1 päev järjest
       *[other] { $n } päeva järjest
    }
front-continue-label = Mängud, mida saad jätkata
front-your-turn = Sinu kord
front-their-turn = Käigul: { $name }
front-you-are = Sina oled { $side }
front-against = Vastase tase { $level } · { $name }
front-ways = { $mode }: veel viise mängida
level-label = Arvuti tase
level-named = { $level } · { $name }
level-1 = Seeme
level-2 = Idu
level-3 = Istik
level-4 = Põõsas
level-5 = Hekk
level-6 = Hekiskulptuur
level-7 = Labürint
level-8 = Minotaurus
level-9 = Täiuslik
level-match = Minu tugevuse järgi
level-match-about = Tase tõuseb, kui võidad, ja langeb, kui kaotad.
level-figures = Kui tugev see on?
level-rating-zero = Skaala algab 1. tasemest: selle tugevus on 0.
level-rating-elo = Mõõdetud tugevus { $rating }, vahemikus { $low } kuni { $high }. 1. tasemel on see 0; 100 võrra tugevam mängija võidab 100 mängust umbes 64.
level-rating-score = Mõõdetud teise poole 3. taseme vastu: { $rating } punkti 100-st, vahemikus { $low } kuni { $high }.
level-perfect-about = Nelja kummitusega mängib nagu tugevaim tase. Kolme või vähema kummitusega ei eksi praeguses elus kunagi. Sinu seade arvutab selle mängu alguses välja.
level-like-classic-1 = Mängib lõbu pärast ja jätab palju märkamata. Just paras esimeseks mänguks.
level-like-classic-2 = Vaatab harva ette. Paras vastane algajale.
level-like-classic-3 = Võidab enamikku algajaid, aga teda on kerge petta.
level-like-classic-4 = Hea vastane, kui oled paar korda mänginud.
level-like-classic-5 = Võidab enamikku neist, kes vahel mängivad.
level-like-classic-6 = Talle ei jää peaaegu midagi märkamata. Kogenud mängijatele.
level-like-classic-7 = Vaatab kaugele ette. Vähesed võidavad teda.
level-like-classic-8 = Kõige tugevam siin. Kas võidad kas või korra?
level-like-P-1 = PAC-MAN ilma plaanita. Just paras esimeseks jahiks.
level-like-P-2 = PAC-MAN, kes näeb ainult lähimat ohtu. Paras vastane algajale.
level-like-P-3 = PAC-MAN, kes pääseb enamiku algajate käest.
level-like-P-4 = PAC-MAN, kes mõtleb ette ja keda on raske lõksu püüda.
level-like-P-5 = Kõige tugevam PAC-MAN siin. Kas püüad ta kas või korra kinni?
level-like-P-9 = PAC-MAN, kes enam ei eksi, kui mõni kummitus on söödud, ja annab sulle kõvu pähkleid pureda.
level-like-G-1 = Kummitused, kes uitavad ringi. Just paras esimeseks mänguks.
level-like-G-2 = Kummitused, kes ajavad sind taga, aga jätavad auke. Parajad vastased algajale.
level-like-G-3 = Kummitused, kes jahivad koos ja võidavad enamikku algajaid.
level-like-G-4 = Kummitused, kes lõikavad su tee ära. Kogenud mängijatele.
level-like-G-5 = Kõige tugevamad kummitused siin. Auke nad peaaegu ei jäta.
level-like-G-9 = Kummitused, kes enam ei eksi, kui üks neist on söödud, ja annavad sulle kõvu pähkleid pureda.
set-up-title = { $mode }: sea mäng valmis
set-up-seats = Kes mängib
set-up-person = Keegi selle ekraani juures
set-up-computer = Arvuti, tase
set-up-who = Kes mängib: { $who }
set-up-name = Nimi: { $who }
set-up-name-hint = Nimi
set-up-ghost-players = Kummituste mängijaid
set-up-players-count =
    { $n ->
        [one] Üks
       *[other] { $n }
    }
set-up-deal = Jaga kummitused uuesti
set-up-ghost-player = Kummituste mängija { $n }
set-up-character = Tegelane: { $who }
character-eater = Õgard
character-horns = Sarvedega kummitus
character-bow = Lehviga kummitus
character-curl = Lokiga kummitus
character-nightcap = Öömütsiga kummitus
set-up-first = Kes alustab
set-up-lot = Juhuslikult
set-up-loser = Eelmise mängu kaotaja
set-up-more = Mängulaud ja piirded
set-up-size = Mängulaud
set-up-squares = { $size } korda { $size } ruutu
set-up-fences = Piirdeid igaühele
set-up-fences-usual = { $n }, nagu tavaliselt
set-up-maze = Labürint
set-up-maze-this = See siin
set-up-maze-draw = Joonista ise
set-up-position = Mäng algab sellest seisust
set-up-bad = Seda mängu ei saa mängida. Veakood: { $code }
set-up-start = Alusta mängu
setting-theme = Välimus
theme-system = Nagu süsteemis
theme-arcade = Mängu­automaat
theme-wood = Puit
theme-garden = Aed
theme-paper = Paber
theme-contrast = Suur kontrast
setting-pieces = Nupud
pieces-characters = Tegelased
pieces-pawns = Lihtsad nupud
pieces-counters = Žetoonid
setting-fences = Piirded
fences-theme = Kõik ühte värvi
fences-owners = Omaniku värvi
setting-language = Keel
setting-language-system = Nagu brauseris
load-failed = Seda lehte ei õnnestunud laadida. Kas internetiühendus on olemas?
language-failed = { $language }: seda keelt ei õnnestunud laadida. Kas internetiühendus on olemas?
language-behind = { $language } (osaliselt inglise keeles)
setting-confirm = Küsi enne piirde panemist kinnitust
confirm-touch = Ainult puuteekraanidel
confirm-always = Alati
confirm-never = Mitte kunagi
setting-motion = Liikumine
motion-system = Nagu süsteemis
motion-full = Täielik
motion-none = Puudub
setting-sounds = Helid
setting-coordinates = Tähed ja numbrid mängulaual
setting-ways = Näita lühimaid teid
setting-premoves = Eelkäigud: vali oma käik, kui teised mängivad (võrgus)
device-title = Salvestatud sellesse seadmesse
device-about = Sinu mängud, labürindid ja seaded on selles brauseris ja mitte kusagil mujal.
device-export = Salvesta kõik failina
device-erase = Kustuta kõik
device-erased = Kõik on kustutatud.
device-ask = Kas kustutada sellest seadmest kõik mängud, labürindid ja seaded? Seda ei saa tagasi võtta.
games-none = Mänge veel pole. Iga alustatud mäng salvestatakse siia, sellesse seadmesse.
games-play = Mängi üks
games-running =
    { $n ->
        [0] Pole alustatud · { $when }
        [one] Seni üks tegevus · { $when }
       *[other] Seni { $n } tegevust · { $when }
    }
games-over =
    { $n ->
        [one] Lõppenud, üks tegevus · { $when }
       *[other] Lõppenud, { $n } tegevust · { $when }
    }
games-remove = Kustuta see mäng: { $mode }
games-removed = Kustutatud: { $mode }
games-continue = Jätka
games-look = Vaata tagasi
games-analyse = Analüüsi
games-save-all = Salvesta kõik failina
games-open = Ava mängufaile
games-opened =
    { $n ->
        [one] Lisati üks mäng.
       *[other] Lisati { $n } mängu.
    }
games-open-bad = Selle faili mängu { $game } ei saa lugeda. Veakood: { $code }
update-ready = Uus versioon on valmis.
update-now = Uuenda kohe
update-later = Hiljem
text-home = Avalehele
about-1 = Hedgemaze on vaba ja avatud lähtekoodiga lauamäng nuppude ja piiretega, kahele kuni neljale mängijale. Mõnes variandis ajab neli kummitust taga PAC-MANi.
about-2 = Seda mängitakse Quoridor PAC-MANi reeglite järgi. Quoridor ja PAC-MAN on oma omanike kaubamärgid; neil omanikel pole Hedgemaze’iga midagi ühist. Kõik joonistused, helid, tekstid ja kood on meie omad.
about-3 = Reeglijuhendi pilti labürindist meil pole. Hedgemaze’i labürindid on taastatud ja sa võid joonistada ka oma.
about-4 = Arvutimängijad töötavad sinu seadmes. Nagu inimestel jääb neilgi asju märkamata: mida madalam tase, seda rohkem. Kui taseme juures on number, on see tugevus mõõdetud mängudes teiste tasemete vastu.
about-5 = Selle lehe saad paigaldada brauseri menüüst ja avada nagu iga teise rakenduse. Pärast esimest külastust ei vaja mängud sellel ekraanil ja arvuti vastu ühendust.
about-6 = Lähtekood on avatud litsentsi Apache License 2.0 all.
privacy-1 = Mängud sellel ekraanil ja arvuti vastu ei lahku kunagi sinu seadmest. Neid hoitakse selles brauseris koos sinu labürintide ja seadetega.
privacy-2 = Kontot pole vaja. Siin pole reklaame ega jälgimist ja leht ei laadi teistelt saitidelt midagi.
privacy-3 = Sõpradega mängitud mäng on alles serveris, kust see leht tuli: käigud, sisestatud nimed ja mängimise aeg. Selle saidi üks küpsis peab meeles, millised kohad on sinu omad.
privacy-4 = Seadetes saad kõik selles seadmes hoitava failina salvestada ja ka kustutada.
missing-1 = Sellel aadressil lehte pole. Võib-olla on mõni täht puudu.
shortcuts-title = Kiirklahvid
shortcuts-board = Mängulaual
shortcuts-fence = Piirded
shortcuts-pacman = PAC-MANi mängud
shortcuts-page = Kõikjal
shortcut-move = Liigu ruudult ruudule
shortcut-edge = Liigu mängulaua ääreni
shortcut-act = Vali nupp või liiguta see ruudule
shortcut-type = Kirjuta tegevus, näiteks e2 või e3h
shortcut-back = Pane käes olev tagasi
shortcut-fence = Võta piire
shortcut-slide = Nihuta piiret
shortcut-turn = Pööra piiret
shortcut-place = Pane piire paika
shortcut-stop = Lõpeta nupu käik või kogu oma käik
shortcut-spend = Kuluta graanul
shortcut-graph = Analüüsis: liigu graafikul läbi mängu
shortcut-card = Näita neid kiirklahve
key-enter = Enter
key-space = Tühik
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Rullik
key-right-click = Paremklõps
