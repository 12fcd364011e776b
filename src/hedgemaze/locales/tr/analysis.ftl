analysis-paste = Bir konumu ya da oyunun hamlelerini yapıştır, sonra göster
analysis-show = Göster
analysis-file = Dosya aç
analysis-position = Konum
analysis-link = Tahtadakinin bağlantısı
analysis-tab-lines = Devamlar
analysis-tab-graph = Grafik
analysis-tab-share = Paylaş
analysis-share-label = Paylaş ve aç
analysis-copy-link = Bağlantıyı kopyala
analysis-copy-record = Hamleleri kopyala
analysis-download = İndir
analysis-copied = Kopyalandı.
analysis-copy-failed = Tarayıcı kopyalamaya izin vermiyor. Lütfen aşağıdaki bağlantıyı elle kopyala.
analysis-set-up = Konum kur
analysis-who = Kim önde
analysis-share = { $side } %{ $percent }
analysis-percent = %{ $percent }
analysis-lines = En iyi devamlar
analysis-thinking = Düşünüyor…
analysis-try = Buraya kadar oynat: { $action }
analysis-nodes =
    { $n ->
        [one] { $n } konuma bakıldı
       *[other] { $n } konuma bakıldı
    }
analysis-certain =
    { $n ->
        [one] Kazanan: { $side }, { $n } hamlede
       *[other] Kazanan: { $side }, { $n } hamlede
    }
analysis-draw = Kesin beraberlik
analysis-first = Başa
analysis-back = Geri
analysis-next = İleri
analysis-last = Sona
analysis-drawn = Yolları ve en iyi hamleleri göster
analysis-variation = Kendi hamlelerini deniyorsun.
analysis-home = Oyuna dön
analysis-branch = { $n } hamleden sonra:
analysis-forget = Bu denemeyi sil
analysis-note = Not
analysis-note-here = Gösterilen konuma not
analysis-promote = Yukarı taşı
analysis-variation-bar = Denemeyle ne yapılsın
analysis-better = Göster
exact-label = Kesin:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN bu turda kazanır.
       *[other] PAC-MAN { $rounds } turda kazanır.
    }
exact-ghosts =
    { $rounds ->
        [one] Hayaletler PAC-MAN’i bu turda yakalar.
       *[other] Hayaletler PAC-MAN’i { $rounds } turda yakalar.
    }
exact-open = Kimse kazanmayı garantileyemez.
exact-open-life = Bu canda hayaletler yakalamayı, PAC-MAN de kazanmayı garantileyemez.
exact-short-pacman = PAC-MAN, { $rounds } tur
exact-short-ghosts = Hayaletler, { $rounds } tur
exact-short-open = Ucu açık
exact-offer = Üç hayaletle bu kesin olarak hesaplanabilir. Bir iki dakika sürer.
exact-work = Hesapla
exact-working = Hesaplanıyor…
graph-title = Bütün oyun
graph-label = Oyunun anı
graph-moment = { $n } hamleden sonra, { $action }: { $text }
graph-progress = Oyunun ne kadarı analiz edildi
graph-stop = Durdur
graph-again = Bütün oyunu analiz et
summary-label = Oyun nasıl geçti
summary-accuracy = İsabet:
summary-blunder =
    { $n ->
        [0] Büyük hata yok
        [one] { $n } büyük hata
       *[other] { $n } büyük hata
    }
summary-mistake =
    { $n ->
        [0] Hata yok
        [one] { $n } hata
       *[other] { $n } hata
    }
summary-inaccuracy = En iyisi olmayan: { $n }
mark-inaccuracy = (en iyisi değil)
mark-mistake = (hata)
mark-blunder = (büyük hata)
verdict-inaccuracy = { $action } en iyisi değil: { $better } oynansa %{ $percent } daha iyi olurdu.
verdict-mistake = { $action } bir hata: { $better } oynansa %{ $percent } daha iyi olurdu.
verdict-blunder = { $action } büyük bir hata: { $better } oynansa %{ $percent } daha iyi olurdu.
verdict-thrown-win = { $action } kesin bir galibiyeti kaçırdı: { $better } kazanır.
verdict-thrown-open = { $action } kesin kaybeder: { $better } oyunu kurtarırdı.
read-action = { $n }. hamle { $action } oynanamaz: { $reason }
read-mode = Bu oyun böyle oynanamaz. Hata kodu: { $code }
read-maze = Bu labirent kullanılamaz. Hata kodu: { $code }
read-house_rule = Bu ev kuralı kullanılamaz. Hata kodu: { $code }
read-record = Bu oyun dosyası okunamıyor. Hata kodu: { $code }
read-mode-unknown = Böyle bir oyun yok.
read-position-too_long = Bu, bir konum için çok uzun.
read-position-unreadable = Bu ne bir konum ne de bir oyun.
read-position-fences = Çitler okunamıyor.
read-position-pieces = Taşlar okunamıyor ya da biri eksik.
read-position-stocks = Kalan çit sayıları okunamıyor.
read-position-pellets = Güç topları ve canlar okunamıyor.
read-position-turn = Sıranın kimde olduğu belli değil.
read-position-memory = Taşların geri dönemeyeceği kareler okunamıyor.
read-position-counters = Sondaki sayılar okunamıyor.
read-position-impossible = Hiçbir oyun bu konuma varamaz.
read-square-unreadable = Böyle bir kare yok.
page-position = Konum kur
position-lead = Ne koyacağını seç, sonra tahtadaki karelere dokun. Çitler oluklara girer; taşlar sürüklenebilir.
position-game = Oyun
position-size = Tahta
position-maze = Labirent
position-maze-own = Seninki
position-put = Ne konacak
position-erase = Kaldır
position-pellet = Güç topu
position-turn = Sıra kimde
position-stock = Kalan çit: { $side }
position-lives = Canlar
position-reserve = Eldeki güç topları
position-empty = Çitleri temizle
position-start = Başa dön
position-fits = Her şey yolunda.
position-analyse = Analiz et
position-computer = Bilgisayara karşı oyna
position-as = Tarafın: { $side }
position-off = { $piece } (tahta dışında)
position-twice = İki taş aynı karede olamaz.
position-overlap = İki çit üst üste geliyor ya da kesişiyor.
position-no-way = Bir taşın hedefine yolu yok.
position-over = Bu konumda oyun bitmiş.
position-all-pellets = Yutulacak bir güç topu ve kaybedilecek bir can olmalı.
position-ghost-on-pellet = Bir hayalet güç topunun üstünde duramaz.
