maze-tab-draw = Çiz
maze-tab-mazes = Labirentler
maze-tab-save = Kaydet ve paylaş
maze-lead = PAC-MAN oyunları için bir labirent çiz: çitler, güç topları ve herkesin başladığı yer. Neyin eksik olduğunu hemen görürsün.
maze-family = Hangi oyun için
maze-tools = Ne çizilecek
tool-fence = Çit
tool-chamber = Oda çiti
tool-pellet = Güç topu
tool-gate-0 = Birinci tünel
tool-gate-1 = İkinci tünel
tool-erase = Silgi
maze-hint-fence = Çit dikmek için bir oluğa, kaldırmak için çitin ortasına dokun.
maze-hint-chamber = Oluklara dokunup hayaletlerin çevresine odayı kur: dört çit.
maze-hint-pellet = Güç topu koymak için bir kareye dokun: toplam dört tane.
maze-hint-gate = İki kareye dokun: PAC-MAN oradan geri döner ve bir tünel onları birleştirir.
maze-hint-erase = Kaldırmak istediğin şeye dokun. Sağ fare düğmesi her araçta aynısını yapar.
maze-hint-piece = Başlangıç karesine dokun ({ $piece }) ya da bir taşı sürükle.
maze-refused-overlaps = Orada zaten bir çit var.
maze-refused-crosses = Çitler kesişemez.
maze-refused-fences-only = Çitler karelerin arasındaki oluklara girer.
maze-undo = Geri al
maze-redo = Yinele
maze-random = Rastgele
maze-empty = Boş tahta
maze-begin = Bununla başla
maze-title-A1 = Karışık
maze-title-A2 = Açık
maze-title-A3 = Korunaklı
maze-title-A4 = Yedek
maze-title-chamber = Oda
maze-title-pinwheel = Fırıldak
maze-untitled = Adsız
maze-good = Bu labirent oynanmaya hazır.
maze-worth = Kusursuz oyunda kim kazanır?
maze-worth-of =
    { $n ->
        [one] { $n } hayalet
       *[other] { $n } hayalet
    }
maze-worth-failed = Bu cihaz bunu hesaplayamıyor.
maze-worth-unknown = Sunucu bunu bilmiyor. Dört hayaletle bunu burada hesaplamak çok uzun sürer.
maze-worth-ask = Sunucuya sor
maze-worth-making = Hesaplanıyor: %{ $percent }
maze-worth-waiting = Sunucu önce başka labirentleri hesaplıyor.
maze-faulty =
    { $n ->
        [one] Oynanabilmesi için { $n } şey düzeltilmeli:
       *[other] Oynanabilmesi için { $n } şey düzeltilmeli:
    }
maze-checking = Bakılıyor…
fault-too_many_fences = { $n } çit çok fazla: kutuda 20 tane var.
fault-fence_overlaps = { $one } ve { $other } çitleri üst üste geliyor.
fault-fence_crosses = { $one } ve { $other } çitleri kesişiyor.
fault-chamber_count =
    { $n ->
        [0] Odaya dört çit gerek; hiç yok.
        [one] Odaya dört çit gerek; { $n } tane var.
       *[other] Odaya dört çit gerek; { $n } tane var.
    }
fault-pellet_count =
    { $n ->
        [0] Dört güç topu gerek; hiç yok.
        [one] Dört güç topu gerek; { $n } tane var.
       *[other] Dört güç topu gerek; { $n } tane var.
    }
fault-start = { $piece } için bir başlangıç karesi gerek.
fault-start-not = PAC-MAN’in burada başlangıç karesi yok: bir kapı seçer.
fault-respawn_count =
    { $n ->
        [0] Her tünele iki, toplam dört kapı gerek; hiç yok.
        [one] Her tünele iki, toplam dört kapı gerek; { $n } tane var.
       *[other] Her tünele iki, toplam dört kapı gerek; { $n } tane var.
    }
fault-tunnel_too_short = { $one } ile { $other } arasındaki tünel çok kısa: zaten komşular.
fault-square_shared = Aynı karede iki şey var: { $squares }.
fault-not_connected = Bu karelere ulaşılamıyor: { $squares }
fault-respawn_sealed = { $squares } kapısı kapalı odanın içinde.
fault-ghost_outside = { $piece } kapalı odanın dışında başlıyor.
fault-chamber_stuck = Odanın bir çiti kaldırılınca oda açılmalı, ama hiçbiri tek başına açmıyor.
fault-other = Bu labirentte oynanamaz. Hata kodu: { $code }
maze-name = Ad
maze-save = Kaydet
maze-saved = Bu cihaza kaydedildi.
maze-not-saved = Bu tarayıcının belleği dolu ya da engelli.
maze-share = Bağlantıyı kopyala
maze-shared = Bağlantı kopyalandı. Açan herkes bu labirenti görür.
maze-not-shared = Kopyalanamadı. Bağlantı, bu sayfanın adresidir.
maze-export = Dosyaya kaydet
maze-import = Dosya aç
maze-import-bad = Bu dosya bir labirent değil.
maze-mine = Labirentlerim
maze-mine-none = Kaydettiğin labirentler burada görünür.
maze-open = Düzenle: { $name }
maze-remove = Bu labirenti sil: { $name }
maze-removed = Silindi: { $name }
undo-remove = Geri al
record-menu = Oyun dosyası ve resim
record-copy = Hamleleri kopyala
record-copied = Hamleler kopyalandı.
record-not-copied = Burada kopyalanamıyor.
record-save = Oyun dosyasını kaydet
record-saved = İndirilenlere kaydedildi.
record-png = Resim (PNG)
record-svg = Resim (SVG)
record-gif = Hareketli (GIF)
record-picture-of = Bir Hedgemaze tahtası: { $mode }
share-open = Resim paylaş
share-title = Paylaş
share-kind = Ne paylaşılacak
share-from = İlk hamle
share-to = Son hamle
share-speed = Hız
share-speed-slow = Yavaş
share-speed-normal = Normal
share-speed-fast = Hızlı
share-making = Hareketli resim hazırlanıyor…
share-again = Hazırla
share-failed = Bu cihazda olmadı.
share-size = { $n } kB
share-save = Kaydet
share-send = Paylaş
share-result = { $head }. { $reason }
