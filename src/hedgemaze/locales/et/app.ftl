app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = Otse sisu juurde
app-nav = Lehed
page-game = Mäng
page-new = Uus mäng
page-maze = Labürindi loomine
page-rules = Reeglid
page-games = Minu mängud
page-analysis = Analüüs
page-settings = Seaded
page-about = Teave
page-privacy = Privaatsus
page-missing = Siin pole midagi
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
mode-about-classic3 = Kolm nuppu, igaühel kuus piiret ja mitte ühtki sõpra.
mode-about-classic4 = Neli nuppu kohtub keskel. Igaüks mängib üksi.
mode-about-pacman =
    { $role ->
        [G] Püüa PAC-MANi kolm korda kinni, enne kui ta neli graanulit ära sööb.
       *[P] Söö neli graanulit, enne kui kummitused su kolm korda kinni püüavad.
    }
mode-about-advanced = Kummitused murravad kambrist välja ja kõik ehitavad piirdeid.
front-title = Võidujooks läbi labürindi, mille ehitad ise
front-lead = Nupud jooksevad, piirded kerkivad, kummitused jahivad. Mängi kohe, üksi või koos, ilma kontota.
front-continue = Jätka: { $mode }
front-continue-since = Pooleli jäi { $when }
front-pick = Vali mäng
front-play = Mängi
front-role = Sina oled
front-computer = Mängi arvuti vastu
front-here = Mängi sellel ekraanil
front-set-up = Sea laud valmis
front-friends = Mängi sõpradega
front-more = Veel
front-learn = Õpi mängima
front-learn-about = Lühikesed õppetunnid mängulaual
front-rules = Reeglid
front-rules-about = Kõik reeglid ühe minutiga
front-maze = Joonista labürint
front-maze-about = Sinu oma labürint kummitustele
front-analysis = Analüüsi
front-analysis-about = Kes võidab ja miks
front-games = Minu mängud
front-games-about = Jätka, vaata tagasi, salvesta
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
set-up-title = { $mode }: sea laud valmis
set-up-seats = Kes mängib
set-up-person = Inimene siin
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
set-up-lot = Loosiga
set-up-loser = Eelmise mängu kaotaja
set-up-more = Mängulaud ja piirded
set-up-size = Mängulaud
set-up-squares = { $size } korda { $size } ruutu
set-up-fences = Piirdeid igaühele
set-up-fences-usual = { $n }, nagu tavaliselt
set-up-maze = Labürint
set-up-maze-this = See siin
set-up-maze-draw = Joonista ise
set-up-position = Mäng algab siit
set-up-bad = Seda ei saa mängida ({ $code }).
set-up-start = Alusta mängu
setting-theme = Välimus
theme-system = Nagu süsteemis
theme-arcade = Mängu­automaat
theme-wood = Puit
theme-contrast = Suur kontrast
setting-language = Keel
setting-language-system = Nagu brauseris
language-failed = { $language }: seda keelt ei õnnestunud laadida. Kas ühendus on olemas?
language-behind = { $language } (osaliselt inglise keeles)
setting-confirm = Küsi enne piirde panemist kinnitust
confirm-touch = Ainult puuteekraanil
confirm-always = Alati
confirm-never = Mitte kunagi
setting-motion = Liikumine
motion-system = Nagu süsteemis
motion-full = Täielik
motion-none = Ilma
setting-sounds = Helid
setting-coordinates = Tähed ja numbrid mängulaual
setting-ways = Näita lühimaid teid
device-title = Mida see seade hoiab
device-about = Mängud, labürindid ja seaded on selle brauseri mälus ja mitte kusagil mujal.
device-export = Salvesta kõik failina
device-erase = Kustuta kõik
device-erased = Kõik on kustutatud.
device-ask = Kas kustutada sellest seadmest kõik mängud, labürindid ja seaded? Seda ei saa tagasi võtta.
games-none = Mänge veel pole. Iga alustatud mäng jääb siia, sellesse seadmesse alles.
games-play = Mängi üks
games-running =
    { $n ->
        [0] Pole alustatud · { $when }
        [one] Seni üks tegevus · { $when }
       *[other] Seni { $n } tegevust · { $when }
    }
games-over =
    { $n ->
        [one] Läbi ühe tegevusega · { $when }
       *[other] Läbi { $n } tegevusega · { $when }
    }
games-remove = Kustuta see mäng: { $mode }
games-removed = Kustutatud: { $mode }
games-continue = Jätka
games-look = Vaata tagasi
games-analyse = Analüüsi
games-save-all = Salvesta kõik failina
games-open = Ava üleskirjutusi
games-opened =
    { $n ->
        [one] Lisati üks mäng.
       *[other] Lisati { $n } mängu.
    }
games-open-bad = Selle faili mängu { $game } ei saa lugeda ({ $code }).
update-ready = Uus versioon on valmis.
update-now = Võta kasutusele
update-later = Hiljem
text-home = Avalehele
about-1 = Hedgemaze on vaba programm nuppude ja piirete lauamänguks kahele kuni neljale mängijale ning selle variantideks ümara õgardi ja nelja kummitusega.
about-2 = See mängib Quoridor PAC-MANi reeglite järgi. Quoridor ja PAC-MAN on oma omanike kaubamärgid ja Hedgemaze’il pole nendega mingit seost. Selle joonistused, helid, sõnad ja programm on omad.
about-3 = Juhendi pilti labürindist meie allikate hulgas pole. Hedgemaze’iga kaasas olevad labürindid on taastatud ja sa võid joonistada ka oma.
about-4 = Vastased mõtlevad sinu seadmes. Nagu inimestel jääb neilgi asju kahe silma vahele: mida madalam tase, seda rohkem. Kui tasemel on number, on see mõõdetud mängudes teiste tasemete vastu.
about-5 = Paigalda leht brauseri menüüst ja see avaneb nagu iga teine rakendus. Mängud sellel ekraanil ja arvuti vastu ei vaja pärast esimest külastust ühendust.
about-6 = Lähtekood on avatud litsentsi Apache License 2.0 all.
privacy-1 = Mängud sellel ekraanil ja arvuti vastu ei lahku kunagi sinu seadmest. Neid hoitakse selle brauseri mälus koos sinu labürintide ja seadetega.
privacy-2 = Siin pole kontosid, reklaame ega loendureid ja leht ei küsi teistelt saitidelt midagi.
privacy-3 = Mängu sõpradega hoiab alles server, millest sa selle lehe avasid: käigud, kirjutatud nimed ja mänguaja. Selle saidi üks küpsis ütleb, millised kohad on sinu omad.
privacy-4 = Seadetes saad kõik selles seadmes hoitava failina salvestada ja ka kustutada.
missing-1 = See aadress ei vii kuhugi. Võib-olla on mõni täht puudu.
