tty-named = { $side } ({ $people })
tty-player = Oyuncu { $seat }
tty-caption-classic =
    { $players ->
        [one] { $players } kişilik Quoridor
       *[other] { $players } kişilik Quoridor
    }
tty-caption-classic-size =
    { $players ->
        [one] { $size } × { $size } tahtada { $players } kişilik Quoridor
       *[other] { $size } × { $size } tahtada { $players } kişilik Quoridor
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = İleri PAC-MAN
tty-caption-pacman-maze = PAC-MAN, labirent { $maze }
tty-caption-advanced-maze = İleri PAC-MAN, labirent { $maze }
tty-goal-S = { $who }: başlangıç { $start }, hedef yukarıda { $row }. satır.
tty-goal-N = { $who }: başlangıç { $start }, hedef aşağıda 1. satır.
tty-goal-W = { $who }: başlangıç { $start }, hedef karşıda { $file } sütunu.
tty-goal-E = { $who }: başlangıç { $start }, hedef karşıda a sütunu.
tty-goal-P =
    { $pellets ->
        [one] { $who } P ile oynar ve { $pellets } güç topuyla ({ $sign }) kazanır.
       *[other] { $who } P ile oynar ve { $pellets } güç topuyla ({ $sign }) kazanır.
    }
tty-deal = { $who } şunları oynatır: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Hayaletler PAC-MAN’i { $lives } kez yakalayınca kazanır.
       *[other] Hayaletler PAC-MAN’i { $lives } kez yakalayınca kazanır.
    }
tty-respawns = Yakalandıktan sonra şu karelerden birine döner: { $squares } ({ $sign }).
tty-typing-classic = İlerlemek için bir kare yaz, örneğin { $move }; ya da bir çit: { $across } yataydır, { $slot } ve { $right } karelerinin üstünde durur; { $upright } dikeydir, { $slot } ve { $above } karelerinin sağında durur. help daha çok bilgi verir, quit bitirir.
tty-typing-pacman = Taşı ve gideceği yeri yaz, örneğin Pe6 ya da Bd9; iki adım birden Pe6e7 olur. help daha çok bilgi verir, quit bitirir.
tty-typing-advanced = Taşı ve gideceği yeri yaz, örneğin Pe8 ya da Bd6; ya da bir çit, örneğin e3h. help daha çok bilgi verir, quit bitirir.
tty-help-typing = Hamle nasıl yazılır
tty-help-move = taşını o kareye götür
tty-help-across = { $slot } ve { $right } karelerinin üstüne yatay çit dik
tty-help-upright = { $slot } ve { $above } karelerinin sağına dikey çit dik
tty-help-pass = yalnızca hiçbir hamle yapamıyorsan
tty-help-pacman-step = PAC-MAN e6’ya girer; onun sırasında e6 yazmak yeter
tty-help-pacman-steps = bir seferde iki adım; e6 e7 de aynıdır
tty-help-ghost = Blinky d9’a girer (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = taş durur ya da adımı olmadığı için kalır
tty-help-one-line = Bir satırda sırandaki bütün hamleler olabilir: { $example }
tty-help-respawn = PAC-MAN e9 kapısından çıkar
tty-help-fence = e3 ile f3’ün üstüne çit dik; e3v ise e3 ile e4’ün sağına diker
tty-help-lift = hayaletler odanın d5h çitini alır (ilk hamleler)
tty-help-spend = PAC-MAN bir güç topu harcar, hayalet yemek için 2 adım kazanır
tty-help-rules-classic = Kısaca kurallar: her sırada bir adım ya da bir çit. Yanındaki bir taşın üstünden atlayabilirsin. Her taşın hedefine bir yolu kalmalı. Karşı kenara ilk ulaşan kazanır.
tty-help-rules-pacman = Kısaca kurallar: PAC-MAN 2 adım atar, bir güç topuna varınca en çok 3 adım daha; yalnızca bu ek adımlarda hayalet yiyebilir. Sonra her hayalet 1 adım atar; PAC-MAN’i arada çit olmadan düz bir çizgide görüyorsa en çok 2. Bir hayalet güç topunun ya da başka bir hayaletin üstünde duramaz. Yakalanmak bir cana mal olur ve bütün taşları başladıkları yere gönderir. PAC-MAN dördüncü güç topuyla kazanır.
tty-help-rules-advanced = Kısaca kurallar: ilk dört hamlede PAC-MAN ilerler ya da çit diker, hayaletler odanın bir çitini taşır. Sonra her taş ilerler, ardından çit dikebilir. Kenarların ortasındaki kareleri tüneller birleştirir: e9 ile e1, a5 ile i5. Bir taş, hamlesini başladığı yerde ya da son hamlesinden önce durduğu yerde bitiremez. Hayaletler birinci ve üçüncü güç topundan sonra hızlanır. PAC-MAN dördüncü güç topuyla, hayaletler o son canını kaybedince kazanır.
tty-help-commands = Komutlar
tty-help-legal = yapılabilecek bütün hamleleri listele
tty-help-why = bir hamlenin neden yapılamadığını söyle
tty-help-undo = bir hamleyi geri al
tty-help-back = sıranın başına kadar geri al
tty-help-board = tahtayı yeniden çiz
tty-help-record = şimdiye kadarki oyunu yaz
tty-help-position = konumun tek satırlık metnini yaz
tty-help-save = oyunu kaydet (ad .json ile bitiyorsa JSON olarak)
tty-help-load = kayıtlı bir oyuna devam et
tty-help-draw = beraberlik öner; diğerleri de yazarsa kabul edilir
tty-help-resign = pes et
tty-help-quit = kaydetmeden bitir
tty-ask-pass = { $who } hamle yapamıyor: pass yaz.
tty-ask-move = Sıra: { $who }. Komşu bir kareye git ya da çit dik.
tty-ask-move-only = Sıra: { $who }. Komşu bir kareye git. Çit kalmadı.
tty-ask-act = { $who }, başlangıç hamlesi { $turn } / { $turns }: en çok { $steps } kare git ya da çit dik.
tty-ask-lift = { $who }, başlangıç hamlesi { $turn } / { $turns }: odanın bir çitini al, sonra başka bir yere dik.
tty-ask-lay = { $who }: aldığın çiti dik; eski yerine ({ $fence }) dikilemez.
tty-ask-ghosts = Sıra: { $who }. Oynayacaklar: { $ghosts }.
tty-ask-steps = Sıra: { $who }. Adım: { $steps }.
tty-ask-steps-fence = Sıra: { $who }. Adım: en çok { $steps }, sonra istersen bir çit.
tty-ask-steps-most = Sıra: { $who }. Adım: en çok { $steps }.
tty-ask-spend = { $piece } hamlesini burada bitiremez: P+ ile bir güç topu harca.
tty-ask-place = { $piece } şimdi çit dikebilir ya da sırayı { $letter }- ile bitirebilir.
tty-ask-stop = { $piece } için adım kalmadı: sırayı { $letter }- ile bitir.
tty-ask-moving = { $piece } ilerliyor. Kalan adım: { $steps }.
tty-ask-boost = PAC-MAN turboda: hayalet yiyebilir. Kalan adım: { $boost }.
tty-ask-boost-then = PAC-MAN turboda: hayalet yiyebilir. Kalan adım: { $boost }, sonra { $steps } olağan adım.
tty-ask-wait = { $who } tahta dışında ve her kapıda bir hayalet var: beklemek için P- yaz.
tty-ask-respawn = { $who } tahta dışında: çıkacağı kareyi seç, { $squares }.
tty-hint-end-or-fence = Ya da sırayı burada bitir: { $letter }- ile veya bir çitle.
tty-hint-end = Ya da burada dur: { $letter }-.
tty-hint-no-end = Hamle burada bitemez.
tty-hint-stay = { $piece } yerinde kalabilir: { $letter }-.
tty-hint-lifts = Odanın alınabilecek çitleri: { $fences }.
tty-hint-reserve = Yedek güç topları: { $n }. P+ birini harcar ve hayalet yemek için { $steps } adım verir.
tty-hint-memory = Hamle şurada bitemez (taşın son hamlesinden önce durduğu yer): { $squares }.
tty-hint-seen = Şu anda PAC-MAN’i gören hayaletler: { $ghosts }.
tty-hint-unseen = Şu anda hiçbir hayalet PAC-MAN’i görmüyor.
tty-hint-frenzy = Çılgına dönenler (PAC-MAN’i görüyorlar, { $steps } adımları var): { $ghosts }.
tty-hint-no-frenzy = Çılgına dönen hayalet yok.
tty-hint-each-fence = Her birinin adımı: en çok { $steps }, sonra istersen bir çit.
tty-hint-each = Her birinin adımı: en çok { $steps }.
tty-left-game = oyundan ayrıldı
tty-left-classic = çit { $fences }  kalan adım { $steps }
tty-left-pacman = Tur { $round }. Can { $lives }. Alınan güç topu { $taken } / { $pellets }.
tty-left-eaten = Yutulan hayaletler: { $ghosts }.
tty-left-fences = Çitler: PAC-MAN { $pacman }, hayaletler { $ghosts }.
tty-left-repeated = Bu konum iki kez oluştu; üçüncüsü oyunu bitirir.
tty-left-rounds = Bir şey olmayan tur: { $rounds }; oyunun bittiği sayı: { $most }.
tty-event-reserve = PAC-MAN { $square } karesindeki güç topunu yedeğine alır.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN { $square } karesindeki güç topunu yer ve hayalet yemek için { $steps } turbo adımı kazanır.
       *[other] PAC-MAN { $square } karesindeki güç topunu yer ve hayalet yemek için { $steps } turbo adımı kazanır.
    }
tty-event-pellet = PAC-MAN { $square } karesindeki güç topunu yer.
tty-event-eaten = PAC-MAN bir hayalet yer: { $piece }.
tty-event-catch = { $piece } PAC-MAN’i { $square } karesinde yakalar. Kalan can: { $lives }.
tty-event-collision = PAC-MAN bir hayalete çarpar. Kalan can: { $lives }.
tty-event-comes-back = Tahtadan çıkar ve bir sonraki sırasında döner.
tty-event-reset = Bütün taşlar başladıkları yere döner.
tty-event-computer = Bilgisayarın hamlesi: { $action }.
tty-event-resigned = { $side } pes etti.
tty-event-resigned-G = Hayaletler pes etti.
tty-won-reached_goal = { $winner } hedef çizgisine ulaştı ve kazandı.
tty-won-all_pellets = PAC-MAN son güç topunu aldı ve kazandı.
tty-won-no_lives = PAC-MAN son kez yakalandı: hayaletler kazandı.
tty-won-no_ghosts = Tahtada hayalet kalmadı: PAC-MAN kazandı.
tty-won-repetition = Aynı konum üçüncü kez oluştu; ev kurallarına göre kazanan: { $winner }.
tty-won-no_progress = Bir şey olmadan çok fazla tur geçti; ev kurallarına göre kazanan: { $winner }.
tty-won-move_limit = Hamle sınırına ulaşıldı; kazanan: { $winner }.
tty-won-others_left = Diğer herkes oyundan ayrıldı; kazanan: { $winner }.
tty-won-resigned = Oyun pes etmeyle bitti; kazanan: { $winner }.
tty-won-flagged = Süre bitti; kazanan: { $winner }.
tty-won-agreed = Oyun anlaşmayla bitti; kazanan: { $winner }.
tty-winner-G = hayaletler
tty-drawn-repetition = Aynı konum üçüncü kez oluştu: oyun berabere.
tty-drawn-no_progress = Bir şey olmadan çok fazla tur geçti: oyun berabere.
tty-drawn-move_limit = Hamle sınırına ulaşıldı: oyun berabere.
tty-drawn-agreed = Oyun anlaşmayla berabere bitti.
tty-drawn-other = Oyun berabere.
tty-rank = Ulaşılan rütbe: { $rank } / 4, { $name }.
tty-no-rank = PAC-MAN hiç güç topu yemedi ve rütbe alamadı.
tty-over = Oyun bitti. undo son hamleyi geri alır, quit bitirir.
tty-after = save FILE oyunu kaydeder, undo son hamleyi geri alır, quit bitirir.
tty-goodbye = Hoşça kal.
tty-goodbye-unsaved = Hoşça kal. Oyun kaydedilmedi; save FILE ile kaydedilebilirdi.
tty-too-long = Bu satır çok uzun; sınır { $most } karakter.
tty-confirm-life = PAC-MAN bir hayalete çarpıp can kaybedecek. Yine de yapmak için yeniden yaz.
tty-nothing-played = Bu satırdan hiçbir şey oynanmadı.
tty-turn-over = { $word } bu sıra bittikten sonra gelirdi; bir satıra yalnızca bir sıranın hamlelerini yaz.
tty-which-ghost = Hangi hayaleti kastettiğini yaz: { $examples }.
tty-meant = { $word } bu oyunun bir hamlesi değil. Şunu mu demek istedin: { $command }?
tty-unknown = { $word } bu oyunun bir hamlesi değil. help nasıl yazıldığını gösterir, legal hepsini listeler.
tty-why = why ve bir hamle yaz, örneğin why e3h.
tty-undone = Geri alındı: { $actions }
tty-draw = Beraberlik önerildi: kabul etmek için draw yaz, etmemek için oynamaya devam et.
tty-save = save ve bir dosya adı yaz, örneğin save game.txt.
tty-save-there = { $name } zaten var. Yerine yazmak için save! { $name } yaz.
tty-saved = Kaydedildi: { $name }.
tty-load = load ve bir dosya adı yaz, örneğin load game.txt.
tty-puzzle-help = Hamleni yaz. hint, why, solution, board ya da quit de yazabilirsin.
tty-puzzle-hint = Bunu dene: { $action }.
tty-puzzle-reply = Rakibin karşılığı: { $actions }
tty-puzzle-wrong = Yeniden dene ya da why yaz.
tty-puzzle-why = Önce bir şey dene; sonra why onda neyin yanlış olduğunu açıklar.
