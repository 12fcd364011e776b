app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = İçeriğe geç
app-nav = Sayfalar
app-menu = Tüm sayfaların menüsü
page-game = Oyun
page-new = Yeni oyun
page-maze = Labirent çizimi
page-rules = Kurallar
page-games = Oyunlarım
page-puzzles = Bulmacalar
page-analysis = Analiz
page-settings = Ayarlar
page-about = Hakkında
page-privacy = Gizlilik
page-missing = Sayfa bulunamadı
mode-classic2 = İki kişilik klasik
mode-classic3 = Üç kişilik klasik
mode-classic4 = Dört kişilik klasik
mode-pacman = PAC-MAN oyunu
mode-advanced = İleri PAC-MAN
mode-players-classic2 = 2 oyuncu
mode-players-classic3 = 3 oyuncu
mode-players-classic4 = 4 oyuncu
mode-players-pacman = 2-5 oyuncu
mode-players-advanced = 2-5 oyuncu
mode-about-classic2 = Karşı kenara ilk ulaşan sen ol. Çitler yolu uzatır.
mode-about-classic3 = Üç taş, herkese altı çit; kimse kimsenin ortağı değil.
mode-about-classic4 = Dört taş ortada buluşur. Herkes kendisi için oynar.
mode-about-pacman =
    { $role ->
        [G] PAC-MAN dört güç topunu yemeden onu üç kez yakala.
       *[P] Hayaletler seni üç kez yakalamadan dört güç topunu ye.
    }
mode-about-advanced = Hayaletler odalarından kaçar, iki taraf da çit diker.
front-title = Kendi kurduğun labirentte bir yarış
front-lead = Yarış, çit dik, hayaletlerden kaç. Hemen oyna: tek başına ya da birlikte. Hesap gerekmez.
front-continue = Devam et: { $mode }
front-continue-since = Son oynanış: { $when }
front-pick = Bir oyun seç
front-play = Oyna
front-role = Rolün
front-computer = Bilgisayara karşı oyna
front-here = Bu ekranda oyna
front-set-up = Oyun kur
front-friends = Arkadaşlarla oyna
front-more = Daha fazlası
front-learn = Oynamayı öğren
front-learn-about = Tahtada kısa dersler
front-rules = Kurallar
front-rules-about = Bir dakikada oku
front-maze = Labirent çiz
front-maze-about = Hayaletler için kendi labirentin
front-analysis = Analiz
front-analysis-about = Kim önde ve neden
front-games = Oyunlarım
front-games-about = Devam et, izle, kaydet
puzzle-daily = Günün bulmacası
front-daily-about = Her gün yeni bir tane
front-daily-done = Çözüldü! Yenisi için yarın gel.
puzzle-days =
    { $n ->
        [one] { $n } gün üst üste
       *[other] { $n } gün üst üste
    }
front-continue-label = Devam edebileceğin oyunlar
front-your-turn = Sıra sende
front-their-turn = Sıra: { $name }
front-you-are = Sen: { $side }
front-against = Rakip: düzey { $level } · { $name }
front-ways = { $mode }: başka oynama yolları
level-label = Bilgisayarın düzeyi
level-named = { $level } · { $name }
level-1 = Tohum
level-2 = Filiz
level-3 = Fidan
level-4 = Çalı
level-5 = Çalılık
level-6 = Bahçe
level-7 = Labirent
level-8 = Minotor
level-9 = Kusursuz
level-match = Gücüme uysun
level-match-about = Kazanınca düzey yükselir, kaybedince düşer.
level-figures = Bu ne kadar güçlü?
level-rating-zero = Ölçek 1. düzeyle başlar: onun gücü 0’dır.
level-rating-elo = Ölçülen güç { $rating }, { $low } ile { $high } arasında. 1. düzeyin gücü 0’dır; gücü 100 fazla olan oyuncu 100 oyundan yaklaşık 64 tanesini kazanır.
level-rating-score = Karşı tarafın 3. düzeyine karşı ölçüldü: 100 üzerinden { $rating } puan, { $low } ile { $high } arasında.
level-perfect-about = Dört hayalet varken en güçlü düzey gibi oynar. Üç veya daha az hayaletle, o anki canda hiç hata yapmaz. Cihazın bunu oyun başlarken hesaplar.
level-like-classic-1 = Eğlenmek için oynar, çok şey gözünden kaçar. İlk oyun için tam sana göre.
level-like-classic-2 = Pek ileriyi düşünmez. Yeni başlayanlara denk.
level-like-classic-3 = Yeni başlayanların çoğunu yener ama kolay kandırılır.
level-like-classic-4 = Birkaç kez oynadıysan sana iyi bir rakip.
level-like-classic-5 = Arada bir oynayanların çoğunu yener.
level-like-classic-6 = Gözünden pek bir şey kaçmaz. Deneyimli oyuncular için.
level-like-classic-7 = Çok ileriyi görür. Onu pek az kişi yener.
level-like-classic-8 = Buradaki en güçlüsü. Onu bir kez olsun yenebilir misin?
level-like-P-1 = Plansız bir PAC-MAN. İlk av için tam uygun.
level-like-P-2 = Yalnızca en yakın tehlikeyi gören bir PAC-MAN. Yeni başlayanlara denk.
level-like-P-3 = Yeni başlayanların çoğundan kaçan bir PAC-MAN.
level-like-P-4 = Önceden plan yapan, zor kıstırılan bir PAC-MAN.
level-like-P-5 = Buradaki en güçlü PAC-MAN. Onu bir kez olsun yakalayabilir misin?
level-like-P-9 = Bir hayalet yutulduktan sonra hiç hata yapmayan, seni zorlayan bir PAC-MAN.
level-like-G-1 = Ortalıkta dolaşan hayaletler. İlk oyun için tam uygun.
level-like-G-2 = Seni kovalayan ama açık bırakan hayaletler. Yeni başlayanlara denk.
level-like-G-3 = Birlikte avlanan, yeni başlayanların çoğunu yenen hayaletler.
level-like-G-4 = Yolunu kesen hayaletler. Deneyimli oyuncular için.
level-like-G-5 = Buradaki en güçlü hayaletler. Neredeyse hiç açık bırakmazlar.
level-like-G-9 = İçlerinden biri yutulduktan sonra hiç hata yapmayan, seni zorlayan hayaletler.
set-up-title = { $mode }: oyun kur
set-up-seats = Kim oynuyor
set-up-person = Bu ekrandaki biri
set-up-computer = Bilgisayar, düzey
set-up-who = Kim oynuyor: { $who }
set-up-name = Adı: { $who }
set-up-name-hint = Ad
set-up-ghost-players = Hayalet oyuncuları
set-up-players-count =
    { $n ->
        [one] Bir
       *[other] { $n }
    }
set-up-deal = Hayaletleri yeniden dağıt
set-up-ghost-player = Hayalet oyuncusu { $n }
set-up-character = Karakteri: { $who }
character-eater = Obur
character-horns = Boynuzlu hayalet
character-bow = Fiyonklu hayalet
character-curl = Bukleli hayalet
character-nightcap = Gece şapkalı hayalet
set-up-first = Kim başlar
set-up-lot = Rastgele
set-up-loser = Son oyunu kaybeden
set-up-more = Tahta ve çitler
set-up-size = Tahta
set-up-squares = { $size } × { $size } kare
set-up-fences = Oyuncu başına çit
set-up-fences-usual = { $n }, her zamanki gibi
set-up-maze = Labirent
set-up-maze-this = Bu labirent
set-up-maze-draw = Bir tane çiz
set-up-position = Oyun bu konumdan başlar
set-up-bad = Bu oyun oynanamaz. Hata kodu: { $code }
set-up-start = Oyunu başlat
setting-theme = Görünüm
theme-system = Sistemle aynı
theme-arcade = Atari
theme-wood = Ahşap
theme-garden = Bahçe
theme-paper = Kâğıt
theme-contrast = Yüksek karşıtlık
setting-pieces = Taşlar
pieces-characters = Karakterler
pieces-pawns = Sade taşlar
pieces-counters = Pullar
setting-fences = Çitler
fences-theme = Hepsi aynı renkte
fences-owners = Sahibinin renginde
setting-language = Dil
setting-language-system = Tarayıcıyla aynı
load-failed = Bu sayfa yüklenemedi. İnternete bağlı mısın?
language-failed = { $language } yüklenemedi. İnternete bağlı mısın?
language-behind = { $language } (kısmen İngilizce)
setting-confirm = Çiti dikmeden önce onay iste
confirm-touch = Yalnızca dokunmatik ekranda
confirm-always = Her zaman
confirm-never = Asla
setting-motion = Hareket
motion-system = Sistemle aynı
motion-full = Tam
motion-none = Yok
setting-sounds = Sesler
setting-coordinates = Tahtada harf ve sayılar
setting-ways = En kısa yolları göster
setting-premoves = Ön hamle: başkaları oynarken hamleni seç (çevrimiçi)
device-title = Bu cihazda kayıtlı
device-about = Oyunların, labirentlerin ve ayarların yalnızca bu tarayıcıda saklanır.
device-export = Hepsini dosya olarak kaydet
device-erase = Hepsini sil
device-erased = Her şey silindi.
device-ask = Bu cihazdaki tüm oyunlar, labirentler ve ayarlar silinsin mi? Bu geri alınamaz.
games-none = Henüz oyun yok. Başlattığın her oyun burada, bu cihazda saklanır.
games-play = Oyna
games-running =
    { $n ->
        [0] Başlamadı · { $when }
        [one] Şimdiye dek bir hamle · { $when }
       *[other] Şimdiye dek { $n } hamle · { $when }
    }
games-over =
    { $n ->
        [one] Bir hamlede bitti · { $when }
       *[other] { $n } hamlede bitti · { $when }
    }
games-remove = Bu oyunu sil: { $mode }
games-removed = Silindi: { $mode }
games-continue = Devam et
games-look = Tekrar izle
games-analyse = Analiz et
games-save-all = Hepsini dosyaya kaydet
games-open = Oyun dosyası aç
games-opened =
    { $n ->
        [one] Bir oyun eklendi.
       *[other] { $n } oyun eklendi.
    }
games-open-bad = Bu dosyadaki { $game }. oyun okunamıyor. Hata kodu: { $code }
update-ready = Yeni bir sürüm hazır.
update-now = Şimdi güncelle
update-later = Sonra
text-home = Ana sayfaya dön
about-1 = Hedgemaze, iki ila dört kişilik, taşlarla ve çitlerle oynanan, özgür ve açık kaynaklı bir tahta oyunudur. PAC-MAN’i dört hayaletin kovaladığı çeşitleri de vardır.
about-2 = Quoridor PAC-MAN kurallarıyla oynanır. Quoridor ve PAC-MAN sahiplerinin ticari markalarıdır; onların Hedgemaze ile bir ilgisi yoktur. Bütün çizimler, sesler, metinler ve kod bize aittir.
about-3 = Kural kitapçığındaki labirentin resmi bizde yok. Hedgemaze’deki labirentleri yeniden biz çizdik; sen de kendi labirentini çizebilirsin.
about-4 = Bilgisayar oyuncuları senin cihazında çalışır. İnsanlar gibi onların da gözünden bir şeyler kaçar: düzey ne kadar düşükse o kadar çok. Bir düzeyde sayı varsa, o güç başka düzeylere karşı oynanan oyunlarda ölçülmüştür.
about-5 = Bu sayfayı tarayıcının menüsünden yükleyip diğer uygulamalar gibi açabilirsin. İlk ziyaretten sonra bu ekrandaki ve bilgisayara karşı oyunlar bağlantısız da çalışır.
about-6 = Kaynak kodu açıktır; lisansı Apache License 2.0.
privacy-1 = Bu ekrandaki ve bilgisayara karşı oyunlar cihazından hiç çıkmaz. Labirentlerin ve ayarlarınla birlikte bu tarayıcıda saklanır.
privacy-2 = Hesaba ihtiyacın yok. Reklam yok, izleme yok; sayfa başka sitelerden hiçbir şey yüklemez.
privacy-3 = Arkadaşlarla oynanan bir oyun, bu sayfanın geldiği sunucuda saklanır: hamleler, yazdığın adlar ve ne zaman oynandığı. Bu sitenin bir çerezi hangi yerlerin senin olduğunu hatırlar.
privacy-4 = Bu cihazda saklanan her şeyi ayarlarda dosya olarak kaydedebilir ve silebilirsin.
missing-1 = Bu adreste bir sayfa yok. Belki bir harf eksiktir.
shortcuts-title = Klavye kısayolları
shortcuts-board = Tahtada
shortcuts-fence = Çitler
shortcuts-pacman = PAC-MAN oyunları
shortcuts-page = Her yerde
shortcut-move = Kareden kareye git
shortcut-edge = Tahtanın kenarına git
shortcut-act = Taş seç ya da kareye götür
shortcut-type = Hamle yaz: örneğin e2 ya da e3h
shortcut-back = Elindekini geri bırak
shortcut-fence = Çit al
shortcut-slide = Çiti kaydır
shortcut-turn = Çiti çevir
shortcut-place = Çiti dik
shortcut-stop = Taşın hamlesini ya da bütün sıranı bitir
shortcut-spend = Güç topu harca
shortcut-graph = Analizde: grafikte oyunu adım adım gez
shortcut-card = Bu kısayolları göster
key-enter = Enter
key-space = Boşluk
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = Tekerlek
key-right-click = Sağ tık
