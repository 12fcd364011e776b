page-learn = Õppimine
page-mistakes = Õpi oma vigadest

learn-lead = Lühikesed õppetunnid, mida mängid ise läbi. Igaüks võtab minuti.
learn-begin = Alusta
learn-next = Järgmine: { $name }
learn-on = Edasi
learn-again = Alusta uuesti
learn-map = Kõik õppetunnid
learn-right = Just nii!
learn-done = Valmis
learn-all = Kõik õppetunnid on tehtud. Aeg mängida!
learn-play = Mängi
learn-rules = Loe reegleid
learn-task = Ülesanne { $n } / { $all }
learn-count = Tehtud { $n } / { $all }
learn-subject-classic = Klassika
learn-subject-pacman = PAC-MANi variant
learn-subject-advanced = PAC-MAN edasijõudnutele

lesson-moving = Liikumine
lesson-moving-about = Samm-sammult vastasküljele
lesson-moving-1 = Sina oled kollane nupp all. Liigu üks samm otse üles, vastaskülje poole.
lesson-moving-1-right = Nupp liigub ühe sammu üles, alla, vasakule või paremale, kunagi mitte diagonaalis.
lesson-moving-1-wrong = Kõrvale võid ka astuda, kuid vastaskülg on üleval: astu üles.
lesson-moving-2 = Võidab see, kes jõuab esimesena vastasküljele. Sina lähed üles, Põhi tuleb alla. Ole kiirem!
lesson-moving-2-right = Sobib kaugeima rea mis tahes ruut. Sina olid kiirem!
lesson-moving-2-wrong = See ei vii sind lähemale. Kaks sammu üles ja oledki võitnud.

lesson-fences = Piirded
lesson-fences-about = Tee vastase tee pikemaks
lesson-fences-1 = Põhi on sinu küljest kahe sammu kaugusel ja sina oled aeglasem. Ära liigu, vaid pane piire soonde kohe Põhja all.
lesson-fences-1-right = Piire on kahe ruudu pikkune. Põhi peab sellest ringi minema. Oma korral kas liigud või paned piirde, kunagi mitte mõlemat.
lesson-fences-1-wrong = See Põhja ei peata. Pane piire soonde Põhja all.
lesson-fences-2 = Ühest piirdest saab kergesti ringi minna. Pane teine selle kõrvale, nii et Põhi peab astuma vähemalt kaks sammu rohkem.
lesson-fences-2-right = Üksteise kõrval olevad piirded moodustavad pikki müüre. Need jäävad mängu lõpuni.
lesson-fences-2-wrong = Põhi peaaegu ei aeglustunudki. Tee müür paremale pikemaks.
lesson-fences-3 = Piirded võivad olla ka püsti: pööra neid parema hiireklõpsu, R-klahvi või pööramisnupuga. Sulge Põhja tee paremal oleva pilu juurde.
lesson-fences-3-right = Nüüd peab Põhi kõigest ringi minema. Loe samme, nii enda kui ka vastase omi: selles ongi kogu mäng.
lesson-fences-3-wrong = Pane püstine piire Põhja ja parempoolseima veeru vahele.

lesson-way = Tee reegel
lesson-way-about = Kedagi ei tohi sisse müürida
lesson-way-1 = Igaühele peab jääma tee vastasküljele. Proovi sulgeda Põhja viimane pilu kahe märgitud ruudu vahel ja vaata, mis juhtub. Siis pane piire, mis on lubatud ja teeb Põhja tee pikemaks.
lesson-way-1-right = Tee võid teha nii pikaks kui soovid, aga sulgeda ei tohi seda kunagi.
lesson-way-1-wrong = Pane piire, mis teeb Põhja tee pikemaks, kuid jätab selle avatuks.
lesson-way-2 = Reegel kaitseb sind ka sinu enda eest: püstine piire ruutudest d1 ja d2 paremal müüriks su sisse. Pane mis tahes lubatud piire.
lesson-way-2-right = Mängulaud ütleb, kelle tee piire sulgeks, ja näitab suletud ala.
lesson-way-2-wrong = Pane seekord piire, ükskõik kuhu, kus see on lubatud.

lesson-jump = Hüppamine
lesson-jump-about = Üle nupu, otse või kõrvale
lesson-jump-1 = Põhi seisab otse sinu ees. Hüppa üle: mine ruudule Põhja taga.
lesson-jump-1-right = Hüpe säästab sammu. Hüppama ei pea kunagi.
lesson-jump-1-wrong = Ka nii saab, aga hüpe on kiirem: mine ruudule Põhja taga.
lesson-jump-2 = Põhja taga on piire, seega on otsehüpe suletud. Siis võid minna ruudule Põhjast vasakul või paremal.
lesson-jump-2-right = Kõrvale ainult siis, kui otsetee on suletud.
lesson-jump-2-wrong = Kasuta hüpet: ruudule Põhjast vasakul või paremal.

lesson-corner = Hüpe ääre juures
lesson-corner-about = Kui teise nupu taga pole midagi
lesson-corner-1 = Põhja taga lõpeb mängulaud. Siis võid hüpata kõrvale, nagu piirdegi puhul. Hüppa ja võida.
lesson-corner-1-right = Hüpe, mis lõpeb vastasküljel, võidab nagu iga käik.
lesson-corner-1-wrong = Kaugeim rida on ühe hüppe kaugusel: Põhjast vasakul või paremal.
lesson-corner-2 = Põhja taga on piire ja vasakul on teine. Hüppeks on jäänud üks ruut.
lesson-corner-2-right = Piirded peatavad hüppeid nagu samme.
lesson-corner-2-wrong = Hüppa ruudule Põhjast paremal.

lesson-crowd = Kolm ja neli mängijat
lesson-crowd-about = Igaüks enda eest
lesson-crowd-1 = Mängijaid on kolm: sina lähed üles, Lääs paremale, Põhi tuleb alla. Põhi on võidust ühe sammu kaugusel. Sinu asi on see ära hoida.
lesson-crowd-1-right = Kolmekesi on igaühel kuus piiret, neljakesi ainult viis. Mõnikord kulutad ühe kõigi eest.
lesson-crowd-1-wrong = Siis võidab Põhi. Pane piire Põhja alla.
lesson-crowd-2 = Kaks nuppu reas: keegi ei hüppa kahest korraga üle. Aga teise tõttu võid hüpata üle esimese kõrvale.
lesson-crowd-2-right = Üks hüpe, üks nupp, alati.
lesson-crowd-2-wrong = Hüppa üle Põhja, vasakule või paremale.
lesson-crowd-3 = Mängijaid on neli. Ida tahab jõuda vasaku ääreni ja on ühe sammu kaugusel. Tee Ida tee pikemaks.
lesson-crowd-3-right = Igaüks läheb oma külje vastasküljele. Esimene kohalejõudja võidab ja mäng lõpeb.
lesson-crowd-3-wrong = Siis võidab Ida. Pane püstine piire Idast vasakule.

lesson-steps = PAC-MANi käik
lesson-steps-about = Kaks sammu, ja nurgad pole mure
lesson-steps-1 = PAC-MAN teeb igal käigul kaks sammu. Mine märgitud ruudule.
lesson-steps-1-right = Kaks sammu tuleb teha, kui ruumi on. Puuduta ruute ükshaaval või tõmba terve tee korraga.
lesson-steps-1-wrong = Sealt sa järelejäänud sammuga märgini ei jõua.
lesson-steps-2 = Sammude vahel võib ta pöörata. Tema kohal on piire: mine ümber selle otsa märgitud ruudule.
lesson-steps-2-right = Selle labürindi piirdeid ei liigutata ja keegi ei pane neid juurde.
lesson-steps-2-wrong = Sealt sa selle käiguga märgini ei jõua.

lesson-pellet = Graanulid ja kiirendus
lesson-pellet-about = Söö ja aja siis kummitusi taga
lesson-pellet-1 = Neli graanulit toob võidu. Söö ära see, mis on nurgas.
lesson-pellet-1-right = Graanul lõpetab kaks sammu ja annab kiirenduse: kohe kolm lisasammu.
lesson-pellet-1-wrong = Graanul on üleval nurgas, kahe sammu kaugusel.
lesson-pellet-2 = Sul on kolm kiirendussammu ja need söövad kummitusi. Söö punane ära.
lesson-pellet-2-right = Söödud kummitused on mängulaualt ära, kuni PAC-MAN kinni püütakse. Ilma kiirenduseta ei saa ta kummituse ruudule astuda.
lesson-pellet-2-wrong = Punane kummitus on kaks sammu paremal. Söö ta ära, kuni kiirendus kestab.
lesson-pellet-3 = Jäänud on üks kiirendussamm. Sa ei pea seda kasutama: peatu siin nuppu vajutades või tee samm ära.
lesson-pellet-3-right = Kiirendust võib kasutada osaliselt. Käigu lõppedes läheb ülejäänu kaotsi.
lesson-pellet-3-wrong = Peatu või tee viimane samm.

lesson-sight = Nägemine ja raev
lesson-sight-about = Kummitused, kes sind näevad, jooksevad kiiremini
lesson-sight-1 = Punane joon tähendab, et kummitus näeb PAC-MANi: sama rida või veerg ja piiret vahel pole. Lõpeta oma käik seal, kus keegi sind ei näe.
lesson-sight-1-right = Kummitus, kes sind näeb, on raevus: kaks sammu ühe asemel. Sind varjavad ainult piirded.
lesson-sight-1-wrong = Mida sa sealt ka ei teeks, näeb mõni kummitus sind käigu lõpus.
lesson-sight-2 = Kummitused tulevad peale kolmest küljest. Leia peidukoht.
lesson-sight-2-right = Hästi peidetud! Vaata enne iga käiku ridu ja veerge.
lesson-sight-2-wrong = Sealt näeb keegi sind käigu lõpus.

lesson-ghosts = Kummitused
lesson-ghosts-about = Mis tahes järjekorras, ja kes kelle kinni püüab
lesson-ghosts-1 = Nüüd oled sina kummitused. Igaüks liigub ühe sammu, sulle sobivas järjekorras; PAC-MANi nägija võib teha kaks. Liiguta kõiki nelja.
lesson-ghosts-1-right = Raevus kummitus võib graanulist üle minna, kuid mitte seal peatuda, ja kaks kummitust ei jaga üht ruutu.
lesson-ghosts-1-wrong = Liiguta kummitusi, kes pole veel liikunud.
lesson-ghosts-2 = Punane kummitus näeb PAC-MANi, kahe sammu kaugusel. Püüa ta kinni!
lesson-ghosts-2-right = Ta kaotab elu. Kõik nupud lähevad tagasi oma algruutudele, ka söödud kummitused. Söödud graanulid tagasi ei tule.
lesson-ghosts-2-wrong = Punane kummitus saab ta kohe kinni püüda: kaks sammu otse alla.

lesson-ranks = Viimane graanul
lesson-ranks-about = Neli graanulit, neli auastet
lesson-ranks-1 = Kolm graanulit on söödud, üks elu on alles. Söö viimane graanul.
lesson-ranks-1-right = PAC-MAN võidab. Ühe graanuliga on ta Algaja, kahega Paljutõotav, kolmega Tunnustatud ja neljaga Eliit, võitku kes tahes.
lesson-ranks-1-wrong = Graanul on üks samm paremal.

lesson-gates = Väravad
lesson-gates-about = Kuhu PAC-MAN ilmub
lesson-gates-1 = Edasijõudnute mängus pole PAC-MAN alguses mängulaual. Vali üks neljast väravast külgede keskel.
lesson-gates-1-right = Värava kaudu tuleb ta tagasi iga kord, kui ta on kinni püütud.
lesson-gates-1-wrong = Vali värav.
lesson-gates-2 = Igaühel neljast esimesest käigust teeb ta ühe asja: liigub kuni kaks sammu või paneb ühe oma kaheteistkümnest piirdest. Tee üht neist kahest.
lesson-gates-2-right = Alates viiendast käigust ta liigub ja võib siis panna piirde.
lesson-gates-2-wrong = Liigu või pane piire.

lesson-tunnels = Tunnelid
lesson-tunnels-about = Ühest väravast välja, teisest sisse
lesson-tunnels-1 = Vastastikuseid väravaid ühendab tunnel: üks samm viib ülevalt alla ja vasakult paremale. Mine sellest läbi all olevasse märgitud väravasse.
lesson-tunnels-1-right = Üks samm, otse läbi. Ka kummitused kasutavad tunneleid.
lesson-tunnels-1-wrong = Mine kõigepealt üles väravasse, siis läbi tunneli.

lesson-chamber = Kamber
lesson-chamber-about = Neli piiret tõstetakse, igal käigul üks
lesson-chamber-1 = Kummitused alustavad nelja piirde tagant. Esimesel neljal käigul tõstavad nad iga kord ühe neist ja panevad mujale. Vajuta roosat piiret ja pane see, kuhu soovid.
lesson-chamber-1-right = Kui kõik neli on ümber tõstetud, tulevad kummitused välja. Neil on jagada veel neli piiret.
lesson-chamber-1-wrong = Tõsta kambri piire ja pane see siis maha.

lesson-turn = Terve käik
lesson-turn-about = Liigu, siis ehita
lesson-turn-1 = Alates viiendast käigust on käik liikumine ja siis, kui soovid, piire. Tee kaks sammu ja pane siis piire.
lesson-turn-1-right = Ühtki ruutu ei tohi kunagi sisse sulgeda. Nupp ei tohi minna kohe tagasi sinna, kust tuli.
lesson-turn-1-wrong = Mine seekord edasi ja pane lõpuks piire.

lesson-reserve = Graanulid varuks
lesson-reserve-about = Kuluta üks jahi jaoks
lesson-reserve-1 = Siin hoitakse graanuleid varuks. Ühe kulutamine annab kaks sammu, mis söövad kummitusi. Kuluta see nuppu vajutades ja söö punane kummitus, kes on sinust kaks sammu ülalpool.
lesson-reserve-1-right = Selles mängus söödud kummitused ei tule kunagi tagasi. Kulutatud graanul läheb võiduks ikka arvesse.
lesson-reserve-1-wrong = Siis ei ulatu sa punase kummituseni. Kuluta graanul ja mine otse üles.

lesson-lives = Elud
lesson-lives-about = Kiiremad kummitused, kolm elu
lesson-lives-1 = Mida rohkem graanuleid on võetud, seda kiiremad on kummitused: üks samm, pärast esimest graanulit kaks, pärast kolmandat kolm. Nüüd jooksevad nad kolm sammu. Püüa PAC-MAN kinni!
lesson-lives-1-right = Ta kaotab elu ja lahkub mängulaualt. Keegi teine tagasi ei lähe.
lesson-lives-1-wrong = Sealt see kummitus temani ei jõua. Punane on kõige lähemal.
lesson-lives-2 = Sina oled PAC-MAN ja alles on kaks elu. Tule mõnda väravasse tagasi; üks neist on hõivatud.
lesson-lives-2-right = Seejärel järgneb terve käik. Ka ise kummituse ruudule astumine maksab elu, seepärast küsib leht enne üle.
lesson-lives-2-wrong = Vali värav.

mistakes-learn = Õpi oma vigadest
mistakes-working = Mängu vaadatakse läbi…
mistakes-of = Kelle vead?
mistakes-side = { $side }
mistakes-number = Hetk { $n } / { $all }
mistakes-ask = Siin mängiti { $action } ja see maksis { $percent }%. Mida mängiksid sina selle asemel?
mistakes-judging = Vaatame…
mistakes-best = { $action }: täpselt! Paremat pole.
mistakes-good = { $action } on parimaga võrdne. Hästi leitud!
mistakes-same = Just seda mängitigi. On midagi paremat.
mistakes-worse = { $action } on parem kui mitte midagi, aga maksab { $percent }%. Proovi uuesti.
mistakes-shown = Parim oli { $action }.
mistakes-line = Edasi võiks minna nii: { $text }
mistakes-show = Näita lahendust
mistakes-hint-fence = Siin on parim piire. Selle koht on valgustatud ruutude vahel.
mistakes-hint-move = Siin on parim liikuda. Nupp, mis peaks liikuma, on märgitud.
mistakes-next = Järgmine hetk
mistakes-finish = Lõpeta
mistakes-none = Mitte ühtki mainimisväärset viga. Hästi mängitud!
mistakes-short = Veel pole midagi vaadata: keegi pole mänginud.
mistakes-end =
    { $n ->
        [0] Nüüd oled kõiki näinud (kokku { $all }). Järgmisel korral tunned need ära.
        [one] Leidsid ise ühe (kokku { $all }). Nii saadaksegi paremaks.
       *[other] Leidsid ise { $n } (kokku { $all }). Nii saadaksegi paremaks.
    }
mistakes-again = Veel kord
mistakes-analysis = Vaata kogu mängu
mistakes-end-title = See oligi kõik
