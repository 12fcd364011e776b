cli-about = Quoridor PAC-MAN kurallarıyla oynatır: 2 ila 4 oyuncu için klasik ve iki PAC-MAN oyunu.
cli-start = Oynamak için hedgemaze tty, neler olduğunu görmek için hedgemaze modes ile başla.
cli-usage = Kullanım:
cli-options = Seçenekler
cli-arguments = Argümanlar
cli-commands = Komutlar
cli-panel-where = Başlangıç konumu
cli-default = [varsayılan: { "{}" }]
cli-required = [zorunlu]
cli-help = Bu iletiyi göster ve çık.
cli-try = { $problem } (şunu dene: '{ $path } --help')
cli-standard-input = standart girdi
cli-named = { $name } ({ $note })
cli-listed = { $part }, { $rest }
cli-command-tty = Terminalde oyna: herkes aynı klavyede ya da bilgisayara karşı.
cli-command-modes = Beş oyun türünü ve labirentlerini listele; bir tür verilirse onunla ilgili her şeyi göster.
cli-command-mazes = Galerideki labirentleri PAC-MAN için kolay olandan hayaletler için kolay olana doğru listele; bir labirent verilirse onunla ilgili her şeyi göster.
cli-command-show = Bir konumu göster: tahtası, sıranın kimde olduğu ve bittiyse oyunun nasıl bittiği.
cli-command-legal = Bir konumda yapılabilecek hamleleri listele ya da bir hamlenin neden yapılamadığını söyle (çıkış durumu 1).
cli-command-perft = Verilen uzunluktaki geçerli hamle dizilerini say; son satır yalnızca sayıdır.
cli-command-convert = Oyunları ve konumları dönüştür: oyun kayıtları, JSON, konum metinleri, yalın hamleler, resimler, metin tahtaları.
cli-command-check =
    Oyun kayıtlarını, labirentleri, JSON’u ve konum metinlerini denetle: oyun başına bir satır ve bir labirentin geçersiz olmasının bütün nedenleri.
    
    Her şey yolundaysa çıkış durumu 0, bir yanlış varsa 1, bir dosya hiç okunamıyorsa 2’dir.
cli-command-bench = Çekirdeğin imzasını (her derlemede aynı olması gereken bir sayı) ve buradaki hızını yaz.
cli-command-analyse = Motorun bir konum hakkında ne düşündüğünü göster: değerler, en iyi hamleler ve devamlar.
cli-command-match = Motorları birbirine karşı oynat ve derecelendir.
cli-command-puzzles = Bir oyun türü için bulmaca yap: tek çözümlü, kanıtlanmış, zorluğu belirlenmiş konumlar.
cli-command-solve = PAC-MAN oyununun bir labirentini çöz: her konumdan kim kazanmayı garantileyebilir.
cli-command-learn = Motorun kendisiyle oynadığı oyunlarla bir ağ eğit; docs/learning.md bunu anlatır.
cli-command-ugi = Standart girdi ve çıktı üzerinden UGI protokolüyle (genelleştirilmiş UCI) konuş; docs/protocols.md anlatır.
cli-command-serve = Sayfayı ve oyunlarını sun; Ctrl-C ile durdurulur.
cli-command-bot = Bir sunucunun masasında bir motoru oynat; Ctrl-C ile durdurulur.
cli-command-backup = Sunucunun veritabanını bir andaki haliyle kopyala; sunucu çalışmaya devam edebilir.
cli-command-admin = Sunucunun ekip sayfasını açan yönetici anahtarlarını oluştur, listele ya da iptal et; sunucu çalışıyor olabilir.
cli-command-migrate = Sunucu veritabanının tablolarını oluştur ya da yükselt, sonra çık.
cli-command-export = Sunucunun biten bütün oyunlarını en eskisinden başlayarak yaz; sunucu çalışmaya devam edebilir.
cli-option-analyse-json-lines = Standart girdideki birçok isteği docs/protocols.md’de anlatıldığı gibi yanıtla.
cli-option-analyse-seconds = Düşünme süresi, saniye; varsayılan 1.
cli-option-analyse-nodes = Aranacak konum sayısı.
cli-option-analyse-lines = Kaç hamle gösterilecek.
cli-option-analyse-threads = Arama başına iş parçacığı.
cli-option-bot-link = Masanın sayfada gösterilen bağlantısı.
cli-option-bot-engine = UGI bilen bir motorun komutu, örneğin 'hedgemaze ugi'.
cli-option-bot-level = --engine yerine: bilgisayarın bir düzeyi, en zayıfı 1.
cli-option-bot-name = Masadaki ad.
cli-option-bot-seat = Oturulacak yer; ilk boş yer için 0.
cli-option-bot-movetime = Hamle başına milisaniye; saatsiz oyunda varsayılan 1000.
cli-option-bot-games = Rövanş olursa kaç oyun oynanacak.
cli-option-bot-seed = Bütün rastgele seçimleri yinelenebilir yapan tohum.
cli-option-analyse-workers = --json-lines ile: aynı anda yapılan arama sayısı.
cli-option-analyse-seed = Aramanın rastgele seçimleri için tohum.
cli-option-app-version = Sürümü yaz ve çık.
cli-option-app-install-completion = Şu anki kabuk için tamamlamayı kur.
cli-option-app-show-completion = Şu anki kabuk için tamamlama betiğini yaz.
cli-option-json = Sonucu JSON olarak yaz.
cli-option-backup-file = Kopyanın yazılacağı yer; var olan dosyanın yerine geçer.
cli-option-admin-action = token bir anahtar oluşturur ve bir kez yazar; list hepsini listeler; revoke birini iptal eder.
cli-option-admin-label = Anahtarın adı; işlem günlüğünde görünür.
cli-option-check-file = Oyun kayıtları, labirentler, JSON ya da konum metinleri; - standart girdiyi okur.
cli-option-convert-in = Girdi dosyası; - standart girdiyi okur.
cli-option-convert-out = Çıktı dosyası; verilmezse ya da - ise sonuç ekrana yazılır.
cli-option-convert-from = IN biçimi; verilmezse IN içinden anlaşılır.
cli-option-convert-to = Yazılacak biçim.
cli-option-convert-dialect = IN yazımı: { $dialects }.
cli-option-convert-mode = Yalın hamlelerin oynandığı oyun türü; varsayılan classic2.
cli-option-convert-game = Yalnızca N numaralı oyun ya da konum.
cli-option-convert-at = Bir oyunun yalnızca ilk N girdisi.
cli-option-export-json-lines = Oyun başına, masasının kimliğiyle birlikte bir JSON nesnesi.
cli-option-legal-numbers = Her hamlenin önüne numarasını yaz.
cli-option-legal-json = Listeyi JSON olarak yaz.
cli-option-legal-why = Bu hamlenin yapılıp yapılamadığını, yapılamıyorsa nedenini söyle.
cli-option-match-player = { $players }, level-1 ile level-8 arası ya da --engines ile verilen dosyadaki adlar.
cli-option-match-engines = Dış motorları listeleyen bir TOML dosyası (docs/protocols.md).
cli-option-match-games = Toplam oyun sayısı; herkes her yere eşit sıklıkta otursun diye yukarı yuvarlanır.
cli-option-match-seed = Açılışlar ve rastgele seçimler için tohum.
cli-option-match-schedule = Şunlardan biri: { $schedules }.
cli-option-match-concurrency = Aynı anda oynanan oyunlar.
cli-option-match-log = Biten oyunları buraya yaz ve oradan devam et.
cli-option-match-movetime = Hamle başına milisaniye; varsayılan 1000.
cli-option-match-clock = Her saatteki saniye, artı her sıradan sonra eklenen saniye: 60+1.
cli-option-match-nodes = Hamle başına düğüm.
cli-option-match-margin = Oyun kaybedilmeden önce bir hamle ne kadar daha uzun sürebilir.
cli-option-match-sprt = 0,10 gibi iki Elo sınırından hangisinin geçerli olduğu belli olunca dur.
cli-option-match-alpha = Yanlış pozitif olasılığı.
cli-option-match-beta = Yanlış negatif olasılığı.
cli-option-match-mazes = PAC-MAN oyunları: { $mazes } (oyunun kendi labirentleri).
cli-option-modes-mode = Ev kuralları da dahil, bu oyun türüyle ilgili her şeyi göster.
cli-option-mazes-maze = Galeriden bir labirent.
cli-option-solve-maze = Bir labirentin adı (bkz. hedgemaze mazes) ya da labirent dosyası.
cli-option-solve-ghosts = Kaç hayalet oynuyor, 1 ila 4; önce Blinky gelir.
cli-option-solve-lives = Kaç yakalama oyunu bitirir, 1 ila 5.
cli-option-solve-out = Tablonun dosyası; varsayılan, veri klasöründeki bir dosya.
cli-option-solve-list = Veri klasöründeki tabloları listele.
cli-option-puzzles-number = Kaç bulmaca yapılacak.
cli-option-puzzles-seed = Konumların alındığı oyunların tohumu.
cli-option-puzzles-games = Daha az bulmaca olsa da bu kadar oyundan sonra dur.
cli-option-puzzles-out = Bulmacaların dosyası; içindeki başka oyun türlerine ait olanlar kalır.
cli-option-tty-puzzle = Bulmaca çöz: bugünkünü ya da MODE olarak verilen kimlik, konu veya oyun türünden birini.
cli-option-solve-threads = İş parçacığı sayısı; varsayılan bütün işlemciler.
cli-option-learn-config = Öğrenmenin seçeneklerini içeren ayar dosyası (TOML).
cli-option-learn-folder = Öğrenmenin klasörü; başlamış bir öğrenme orada sürer.
cli-option-learn-minutes = Öğrenmenin kaç dakika süreceği.
cli-option-learn-selfplay = Oyunları oynayan selfplay programı.
cli-option-learn-set = Öğrenmenin herhangi bir seçeneğini ayarlar; yinelenebilir.
cli-option-mode = { $modes }; ya da bir oyun türünün tam metni, örneğin 'pacman;maze=A2'.
cli-option-where = { $modes }; ya da bir oyun türünün tam metni, örneğin 'pacman;maze=A2'. Tırnak içinde bir konum metni de olur, - standart girdiden okur. Varsayılan classic2.
cli-option-position = Bu konum metninden başla; - onu standart girdiden okur.
cli-option-actions = Önce bu hamleleri oyna, örneğin 'e2 e8 e3h'.
cli-option-size = Klasik: tahtanın boyu, 3, 5, 7 ya da 9.
cli-option-fences = Klasik: taraf başına çit.
cli-option-maze = PAC-MAN oyunları: bir labirentin adı (bkz. hedgemaze modes) ya da labirent dosyası.
cli-option-house = Bir ev kuralı (bkz. hedgemaze modes MODE); birden çok kez verilebilir.
cli-option-players = PAC-MAN oyunları: hayaletleri paylaşan 2 ila 5 oyuncu.
cli-option-ascii = Tahtayı yalnızca ASCII karakterleriyle çiz.
cli-option-perft-depth = Hamle olarak derinlik.
cli-option-perft-divide = Her ilk hamlenin altındaki sayıyı da yaz.
cli-option-perft-backend = Kim sayar: hızlı çekirdek ya da başvuru kuralları.
cli-option-serve-host = Dinlenecek adres; hepsi için 0.0.0.0.
cli-option-serve-port = Bağlantı noktası; boş herhangi biri için 0.
cli-option-serve-data = Veritabanının klasörü; varsayılan, kullanıcının veri klasörü.
cli-option-serve-database = Yerleşik olan yerine bir PostgreSQL veritabanı.
cli-option-serve-nats = Aynı veritabanındaki birkaç sunucunun birbirine haber verdiği NATS sunucusunun adresi.
cli-option-serve-proxy = Bildirdiği istemci adresine güvenilen ters vekil sunucu; birden çok kez verilebilir.
cli-option-serve-site = Sunucuya ulaşmak için kullanılan bir ana makine adı; birden çok kez verilebilir.
cli-option-serve-open = Tarayıcı aç; varsayılan olarak yalnızca terminalde.
cli-option-serve-workers = Motor süreçlerinin sayısı; hiçbiri için 0.
cli-option-serve-limits = Bir adresin ne kadar istekte bulunabileceğini sınırla.
cli-option-serve-expire-days = Bu kadar gün kimsenin kullanmadığı bitmemiş oyunları sil; hiç silmemek için 0.
cli-option-serve-expire-finished-days = Bu kadar gün kimsenin kullanmadığı bitmiş oyunları sil; hiç silmemek için 0.
cli-option-serve-log = debug, info, warning ya da error.
cli-option-serve-contact = Bildirim hizmetlerini işletenlerin sana ulaşabileceği yer: mailto:… ya da https://….
cli-option-serve-push-service = Bildirimlerin gönderilebileceği başka bir hizmet; birden çok kez verilebilir.
cli-option-serve-drain = Durdurma işaretinden sonra çalışılacak saniye; bu sırada /ready vekil sunuculara yeni istemci göndermemelerini söyler.
cli-option-serve-admin-token-file = İçinde yönetici anahtarı olan dosya; yoksa oluşturulur.
cli-option-serve-backup-folder = Veritabanını ara sıra bu klasöre kopyala (yalnızca SQLite).
cli-option-serve-backup-every = İki yedek arasındaki saat; yalnızca ekip isteyince yedeklemek için 0.
cli-option-serve-backup-keep = Kaç yedek saklanacak.
cli-option-serve-solve = Labirent çiziminin istediği kesin değer tablolarını hazırlar.
cli-option-serve-solve-space = Bütün bu tablolar için disk alanı, GB olarak.
cli-option-serve-tracing = OpenTelemetry ile izleme gönder; nereye olduğunu OTEL_… değişkenleri söyler.
cli-option-show-svg = Bunun yerine resim yaz; - ekrana yazar.
cli-option-show-theme = Resmin görünümü.
cli-option-show-json = Bunun yerine konumu JSON olarak yaz.
cli-option-show-text = Bunun yerine tek satırlık konum metnini yaz.
cli-option-tty-mode = { $modes }. Varsayılan classic2.
cli-option-tty-first = Klasik: kim başlar, örneğin south; ya da random.
cli-option-tty-load = Kayıtlı bir oyuna devam et.
cli-option-tty-level = Bilgisayara karşı oyna; en zayıf düzey 1.
cli-option-tty-side = --level ile: oynadığın taraf, örneğin south ya da ghosts.
cli-option-tty-names = Oyuncuların adları, örneğin 'Ada,Bob'.
cli-option-app-language = Kullanılacak dil, örneğin fr ya da zh-Hant; varsayılan sisteminki.
cli-analyse-action = hamle
cli-analyse-visits = ziyaret
cli-analyse-line = devam
cli-analyse-exact = Kesin: { $verdict }
cli-analyse-best = En iyi hamleler: { $actions }
cli-analyse-nodes =
    { $n ->
        [one] { $seconds } sn içinde { $n } konum
       *[other] { $seconds } sn içinde { $n } konum
    }
cli-analyse-ways = Hedefe adım: { $ways }
cli-backup-done =
    { $bytes ->
        [one] { $path }: { $bytes } bayt
       *[other] { $path }: { $bytes } bayt
    }
cli-migrate-done = Veritabanının şema sürümü: { $version }.
cli-admin-revoked = { $label } anahtarı iptal edildi.
cli-serve-at = Hedgemaze adresi: { $address }
cli-serve-kept = Oyunların saklandığı yer: { $path }
cli-serve-no-page = Sayfa derlenmemiş, bu yüzden tarayıcılar yalnızca bir not görür. Kaynak klasöründe ./play ile başlat ya da orada { $command } çalıştırıp yeniden kur.
cli-bot-engine = Motor
cli-bot-level = Düzey { $level }
cli-bot-seated = Yer { $seat }: { $side }, { $mode }
cli-bot-resume = Bu yere dönüş bağlantısı: { $link }
cli-bot-waiting = Diğer oyuncular bekleniyor
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = Masadan kalkıldı
cli-check-game =
    { $actions ->
        [one] oyun { $number }: tamam, { $mode }, { $actions } hamle, { $end }
       *[other] oyun { $number }: tamam, { $mode }, { $actions } hamle, { $end }
    }
cli-check-game-unfinished =
    { $actions ->
        [one] oyun { $number }: tamam, { $mode }, { $actions } hamle, bitmemiş
       *[other] oyun { $number }: tamam, { $mode }, { $actions } hamle, bitmemiş
    }
cli-check-position = konum { $number }: tamam, { $mode }, { $end }
cli-check-position-unfinished = konum { $number }: tamam, { $mode }, bitmemiş
cli-check-maze = labirent { $name }: tamam, oyun { $mode }
cli-check-maze-nameless = adsız labirent: tamam, oyun { $mode }
cli-check-maze-wrong =
    { $n ->
        [one] labirent: yanlış, { $n } nedenle:
       *[other] labirent: yanlış, { $n } nedenle:
    }
cli-check-wrong = yanlış: { $problem }
cli-check-wrong-game = oyun { $number }: yanlış: { $problem }
cli-check-wrong-position = konum { $number }: yanlış: { $problem }
cli-check-wrong-json = json { $number }: yanlış: { $problem }
cli-check-empty = yanlış: içinde oyun yok
cli-legal-yes = { $action } yapılabilir.
cli-legal-no = { $action } yapılamaz.
cli-legal-in-way = Yolu kapatan: { $fences }.
cli-legal-piece = İlgili taş: { $piece }.
cli-legal-shut-in = Kapalı kalan (işareti { $mark }): { $squares }.
cli-legal-count = Yapılabilecek hamleler: { $n }
cli-show-position = Konum: { $text }
cli-match-none = Henüz oyun yok
cli-match-done = Oynanan oyunlar: { $done } / { $total }
cli-match-player = oyuncu
cli-match-games = oyun
cli-match-points = puan
cli-match-won = galibiyet
cli-match-drawn = berabere
cli-match-failed = başarısız
cli-match-points-as = tarafa göre puan
cli-match-pellets-as = güç topu, taraf { $side }
cli-match-range = { $low } ile { $high } arası
cli-match-game = oyun { $number } / { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = oyun { $number } / { $total }: { $seats } { $result } ({ $reason }; başarısız: { $failures })
cli-match-failure = oyun { $number }: { $player } { $code } { $message }
cli-match-pairs = Çiftler, { $one } – { $other } (0, ½, 1, 1½, 2 puan): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }, { $elo1 }: LLR { $llr }, aralık [{ $lower }, { $upper }], kabul: daha güçlü değil
cli-match-test-elo1 = SPRT { $elo0 }, { $elo1 }: LLR { $llr }, aralık [{ $lower }, { $upper }], kabul: daha güçlü
cli-match-test-open = SPRT { $elo0 }, { $elo1 }: LLR { $llr }, aralık [{ $lower }, { $upper }], belli değil
cli-modes-hint = hedgemaze modes MODE biri hakkında daha çok bilgi verir; hedgemaze tty MODE onu oynatır.
cli-modes-about-classic2 = İki kişilik Quoridor: karşı kenara ilk ulaşan sen ol.
cli-modes-about-classic3 = Üç kişilik Quoridor, herkes kendisi için.
cli-modes-about-classic4 = Dört kişilik Quoridor, herkes kendisi için.
cli-modes-about-pacman = Sabit bir labirentte dört hayalete karşı PAC-MAN: üç yakalamadan önce dört güç topu.
cli-modes-about-advanced = Tünellerle ve iki tarafın da diktiği çitlerle dört hayalete karşı PAC-MAN.
cli-modes-mazes = Labirentler: { $mazes }
cli-modes-mazes-option = Labirentler: { $mazes } (--maze, dosya da olur)
cli-modes-maze-default = { $name } ({ $title }, varsayılan)
cli-modes-sides = Sırasıyla taraflar: { $sides }
cli-modes-fences = Taraf başına çit: { $n } (--fences ile değiştir)
cli-modes-board = Tahta: { $size } × { $size } (--size 3, 5, 7 ya da 9)
cli-modes-pieces = Taşlar: { $pieces }
cli-modes-players = Oyuncular: 2 ila 5, biri PAC-MAN, diğerleri hayaletleri paylaşır (--players)
cli-modes-stocks = Dikilecek çitler: PAC-MAN { $pacman }, hayaletler { $ghosts }
cli-modes-house = Ev kuralları (--house NAME=VALUE), her biri kurallardaki maddesiyle:
cli-modes-rule = { $name }: varsayılan { $default }; { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: şimdi { $value }, varsayılan { $default }; { $allowed } [{ $clause }]
cli-puzzles-step = oyun: { $games }, bulunan: { $found }
cli-puzzles-stopped = Durduruldu. Devam etmek için aynı komutu yeniden çalıştır.
cli-puzzles-made = { $n } bulmaca şurada: { $path }.
cli-solve-memory = Çözmek için gereken bellek: { $needed }; boş olan: { $free }.
cli-solve-pieces = Bellek az, bu yüzden biten kısımlar diskte kalır ve gerekince yeniden okunur. Bu daha uzun sürer.
cli-solve-step = can: { $lives }, güç topu: { $pellets }, tur: { $rounds }
cli-solve-stopped = Durduruldu. Devam etmek için aynı komutu yeniden çalıştır.
cli-solve-none = Henüz tablo yok.
cli-solve-file = Tablo: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [one] Hayalet: { $ghosts }, can: { $lives }. PAC-MAN bir turda kazanmayı garantileyebilir.
       *[other] Hayalet: { $ghosts }, can: { $lives }. PAC-MAN { $rounds } turda kazanmayı garantileyebilir.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [one] Hayalet: { $ghosts }, can: { $lives }. Hayaletler kazanmayı garantileyebilir; sonraki yakalama bir tur sürer.
       *[other] Hayalet: { $ghosts }, can: { $lives }. Hayaletler kazanmayı garantileyebilir; sonraki yakalama en çok { $rounds } tur sürer.
    }
cli-solve-verdict-open = Hayalet: { $ghosts }, can: { $lives }. Kimse kazanmayı garantileyemez.
cli-solve-folder = Tabloların klasörü { $path }:
cli-solve-column-maze = labirent
cli-solve-column-number = hayalet
cli-solve-column-size = boyut
cli-solve-column-file = dosya
cli-solve-column-lives = can
cli-solve-column-start = başlangıç
cli-solve-column-rounds = tur
cli-solve-column-pacman = PAC-MAN kazanır
cli-solve-column-ghosts = hayaletler kazanır
cli-solve-column-open = ucu açık
cli-solve-column-longest = en uzun
cli-solve-longest = PAC-MAN { $pacman }, hayaletler { $ghosts }
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = hayaletler
cli-solve-value-open = ucu açık
cli-mazes-hint =
    Kusursuz oyun: dört hayaletle sonucu kim, kaç turda garantileyebilir.
    Düzeyler: iki tarafta aynı düzey varken PAC-MAN’in puanı.
    hedgemaze mazes MAZE daha çok bilgi verir; hedgemaze tty pacman --maze MAZE onu oynatır.
cli-mazes-column-name = ad
cli-mazes-column-title = başlık
cli-mazes-column-exact = kusursuz oyun
cli-mazes-column-level = düzey { $level }
cli-mazes-column-ghosts = hayalet: { $n }
cli-mazes-column-equal = düzey
cli-mazes-column-score = puan
cli-mazes-column-handicap = en dengelisi
cli-mazes-column-handicap-score = puan
cli-mazes-standard = olağan kurallar
