end-closed = Masa kapatıldı
end-closed_unkind = Biri kaba davrandığı için sunucu ekibi bu masayı kapattı. Oyun sayılmaz.
end-closed_unfair = Biri dürüst oynamadığı için sunucu ekibi bu masayı kapattı. Oyun sayılmaz.
end-closed_technical = Sunucudaki bir arıza yüzünden sunucu ekibi bu masayı kapattı. Oyun sayılmaz.
end-closed_other = Sunucu ekibi bu masayı kapattı. Oyun sayılmaz.
end-closed_absent = Bir oyuncu ilk hamlesini yapmadı. Oyun sayılmaz.
end-called-off = Oyun iptal edildi
room-closed = Bu masa kapalı.
why-room-closed = Bu masa kapalı.
why-people-banned = Şu anda burada oynayamazsın: bu sunucunun ekibi seni yasakladı. Bu cihazdaki oyunlar yine çalışır.
why-people-muted = Sunucu ekibi seni susturdu: oynayabilirsin ama konuşamaz ve adını değiştiremezsin.
report-open = Oyuncuyu şikâyet et
report-title = Oyuncuyu şikâyet et
report-about = Bu sunucunun ekibi bakacak. Öbür oyuncu kimin yazdığını görmez.
report-who = Kim?
report-why = Sorun ne?
report-name = Adı kırıcı
report-phrases = Rahatsız edici mesajlar
report-stalling = Bilerek oyalıyor
report-cheating = Hile yapıyor
report-other = Başka bir şey
report-send = Gönder
report-sent = Teşekkürler. Şikâyetin gönderildi.
why-admin-nobody_there = Burada böyle bir oyuncu yok.
page-admin = Sunucu ekibi
admin-sections = Bu sayfanın bölümleri
admin-token = Yönetici anahtarı
admin-token-about = Bu sayfa sunucuyu işletenler içindir. Anahtar, sen kapatana kadar bu sekmede kalır.
admin-enter = Gir
admin-leave = Çıkış yap
admin-search = Arama
admin-search-go = Bul
admin-none = Burada bir şey yok.
admin-more = Daha fazla göster
admin-server = Sunucu
admin-reports = Şikâyetler
admin-rooms = Masalar
admin-players = Oyuncular
admin-bans = Yasaklar
admin-names = Adlar
admin-news = Duyurular
admin-audit = İşlem günlüğü
admin-you-are = Kullandığın anahtar: “{ $name }”.
admin-count-rooms = Kullanılan masalar
admin-count-sockets = Bağlantılar
admin-count-lobby = Lobide
admin-count-waiting = Bekleyen
admin-count-accounts = Hesaplar
admin-count-sessions = Cihazlar
admin-count-open_reports = Açık şikâyetler
admin-count-bans = Yasaklar
admin-count-mutes = Susturulanlar
admin-nodes = Düğümler
admin-this-node = bu düğüm
admin-reload = Yenile
admin-slow = Son günün en yavaş veritabanı işleri
admin-slow-job = İş
admin-slow-when = Ne zaman
admin-backups = Yedekler
admin-backups-about = Her { $hours } saatte bir; son { $keep } yedek saklanır.
admin-backups-off = Sunucu yedek almıyor: --backup-folder olmadan başlatıldı.
admin-backups-elsewhere = PostgreSQL kendi araçlarıyla yedeklenir, örneğin pg_dump.
admin-backup-now = Şimdi yedekle
admin-backup-failed = Son yedekleme başarısız:
admin-megabytes = { $n } MB
admin-tokens = Yönetici anahtarları
admin-label = Yeni anahtarın adı
admin-token-make = Oluştur
admin-token-made = “{ $name }” anahtarı, yalnızca şimdi gösterilir:
admin-used = kullanım: { $when }
admin-revoke = İptal et
admin-revoke-label = İptal et: { $name }
admin-revoke-ask = “{ $name }” anahtarı iptal edilsin mi? Artık kimse kullanamaz.
admin-stage = Aşama
admin-stage-all = Hepsi
admin-stage-waiting = Bekliyor
admin-stage-playing = Oynanıyor
admin-stage-ended = Bitti
admin-stage-closed = Kapatıldı
admin-watch = İzle
admin-who = Orada kim var?
admin-nobody = Bu düğüme bağlı kimse yok.
admin-seat = Yer { $seat }:
admin-watches = İzleyen:
admin-close = Kapat
admin-close-ask = Bu masa kapatılsın mı? Oyun sonuçsuz biter ve oyuncular nedenini görür.
admin-close-why = Oyuncuların göreceği
admin-why-unkind = Biri kaba davrandı
admin-why-unfair = Dürüst olmayan oyun
admin-why-technical = Sunucu arızası
admin-why-other = Neden belirtmeden
admin-since = Buraya geliş: { $when }
admin-devices =
    { $n ->
        [one] { $n } cihaz
       *[other] { $n } cihaz
    }
admin-fair-play =
    { $n ->
        [one] Motor gibi oynuyor: { $n } oyunda %{ $percent }
       *[other] Motor gibi oynuyor: { $n } oyunda %{ $percent }
    }
admin-profile = Profil
admin-mute = Sustur
admin-ban = Yasakla
admin-is-banned = Yasaklı
admin-is-muted = Susturuldu
admin-ban-ask = Yasaklansın mı: { $name }? Açık bağlantılar hemen kapanır.
admin-mute-ask = Susturulsun mu: { $name }? Konuşamaz, ad değiştiremez; oynayabilir.
admin-how-long = Ne kadar?
admin-days =
    { $n ->
        [one] { $n } gün
       *[other] { $n } gün
    }
admin-hours =
    { $n ->
        [one] { $n } saat
       *[other] { $n } saat
    }
admin-for-ever = Kaldırılana kadar
admin-note = Ekip için not
admin-network = Adres ya da IPv6 ağı (/64)
admin-from = Başlangıç: { $from }
admin-from-until = { $from } – { $until }
admin-until = Bitiş: { $until }
admin-over = Bitti
admin-lift = Kaldır
admin-lift-ask = Bu kaldırılsın mı: { $name }?
admin-reports-all = Bakılmış olanlar da
admin-no-name = (adsız)
admin-reporter = Şikâyet eden: { $name }
admin-handle = Tamam
admin-handled = Bakan: { $name }
admin-names-about = Hiçbir hesap adında bu sözcükler bulunamaz. Birbirine benzeyen harfler aynı sayılır.
admin-word = Sözcük
admin-add = Ekle
admin-remove = Kaldır
admin-word-remove = Kaldır: { $word }
admin-news-text = Herkes için metin
admin-news-language = Dil ekle
admin-news-send = Duyur
admin-by = { $name }, { $when }
admin-details = Ayrıntılar
audit-token-made = Anahtar oluşturuldu
audit-token-revoked = Anahtar iptal edildi
audit-room-closed = Masa kapatıldı
audit-ban-added = Yasaklandı
audit-mute-added = Susturuldu
audit-lifted = Yasak ya da susturma kaldırıldı
audit-report-handled = Şikâyete bakıldı
audit-name-filtered = Süzgece sözcük eklendi
audit-name-allowed = Süzgeçten sözcük çıkarıldı
audit-announcement-added = Duyuru
audit-announcement-deleted = Duyuru kaldırıldı
audit-backup-made = Yedek alındı
why-admin-no_token = Bu anahtar geçerli değil.
why-admin-label_taken = Bu adda bir anahtar zaten var.
why-admin-bad_label = Bir adda en çok 32 harf, rakam, nokta ve tire olur.
why-admin-not_found = Bu artık yok.
why-admin-bad_network = Bu ne bir adres ne de bir /64 ağı.
why-admin-bad_sanction = Bir hesap ya da adres seç.
why-admin-bad_time = Bitiş daha sonra olmalı.
why-admin-bad_word = Bir sözcükte en az iki harf olmalı.
why-admin-bad_announcement = Duyuruda en çok 300 karakterlik bir metin olmalı.
why-admin-backup_off = Sunucu --backup-folder olmadan başlatıldı.
why-admin-backup_elsewhere = PostgreSQL kendi araçlarıyla yedeklenir.
why-storage-backup_failed = Yedekleme başarısız. Öncekiler değişmedi; ayrıntı günlükte.
