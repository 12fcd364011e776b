page-online = Arkadaşlarla oyna
page-table = Masa
page-watch = İzle
page-code = Burada devam et
friends-mode = Oyun
friends-special = { $mode }, senin kurduğun gibi.
friends-count = Oyuncular
friends-players =
    { $n ->
        [one] { $n } oyuncu
       *[other] { $n } oyuncu
    }
friends-here = Bu ekranda
friends-elsewhere = Bağlantıyla bir arkadaş
friends-clock = Süre
friends-loser = Son oyunu kaybeden
friends-listed = Yabancılar bu masayı bulup katılabilir
friends-bots = Botlar boş yerlere oturabilir
friends-nobody = En az bir arkadaşını davet et. Arkadaşsız oynamak için masa gerekmez.
friends-open = Masayı aç
friends-code = Başka cihazdan kodum var
friends-alone = Bunun yerine bu ekranda oyna
open-title = Açık masalar
open-none = Şu anda bekleyen yok.
open-free =
    { $n ->
        [one] { $n } boş yer
       *[other] { $n } boş yer
    }
timing-none = Süresiz
timing-fischer = { $minutes } dk + sıra başına { $seconds } sn
timing-days =
    { $n ->
        [one] Sıra başına { $n } gün
       *[other] Sıra başına { $n } gün
    }
seat-name = Adın
seat-character = Karakterin
seat-free = Boş
seat-sit = Buraya otur
seat-link = Bağlantıyı kopyala: { $seat }
seat-there = Burada
seat-away = Bağlı değil
seat-left = Ayrıldı
seat-nameless = Adsız
seat-bot = Bot
seat-bot-named = { $name } (bot)
seat-mine-named = { $name } (sen)
waiting-title = Arkadaşlar bekleniyor
waiting-invited = Davetlisin
waiting-me = Sen
waiting-free =
    { $n ->
        [0] Herkes burada.
        [one] Son yer de dolunca oyun başlar.
       *[other] { $n } yer boş. Hepsi dolunca oyun başlar.
    }
waiting-deal = Yeniden dağıt
waiting-leave = Masadan kalk
leave-ask = Bu oyundan ayrılıyor musun? Takım arkadaşların senin hayaletlerinle devam edecek.
invite-about = Bu bağlantıyı gönder ya da arkadaşın kodu okutsun.
invite-code = QR kod olarak bağlantı
invite-link = Arkadaşlar için bağlantı
invite-share = Bir Hedgemaze oyunu
watch-link = Yalnızca izleme bağlantısı
watch-share = Bir Hedgemaze oyunu izle
watch-title = İzliyorsun
watch-count =
    { $n ->
        [one] { $n } kişi izliyor
       *[other] { $n } kişi izliyor
    }
first-turn-own = { $time } içinde başla, yoksa oyun iptal edilir.
first-turn-other = { $side }: başlamak için { $time }
end-look-again = Başka birini bul
link-copy = Kopyala
link-copied = Kopyalandı
link-share = Paylaş
link-lost = Bağlı değil. Yeniden deneniyor…
link-none = Sunucuya ulaşılamıyor. İnternete bağlı mısın?
room-missing = Böyle bir masa yok.
room-moved = Bu oyuna başka bir cihazda devam ettin.
code-about = Bu oyuna başka bir cihazda devam et:
code-ask = Kod göster
code-use = Kodu on dakika içinde öbür cihaza yaz: “Arkadaşlarla oyna”, sonra “Başka cihazdan kodum var”.
code-enter-about = Masadaki yerini bu cihaza taşır. Kod, öbür cihazda oyunun hamlelerinin altında görünür.
code-enter = Kod
code-go = Devam et
action-correct = Düzelt
action-take-back = Geri al
action-draw = Berabere
action-talk = Söyle
action-rematch = Rövanş
rematch-asked = Rövanş istendi
rematch-go = Rövanşa git
give-time = 15 saniye ver
link-on = Bağlı
link-off = Bağlı değil
title-turn = Sıra sende!
turn-other = Sıra: { $side }
offer-draw =
    { $own ->
        [yes] Beraberlik öneriyorsun.
       *[no] { $name } beraberlik öneriyor.
    }
offer-take_back =
    { $own ->
        [yes] Hamleyi geri almak istedin.
       *[no] { $name } hamleyi geri almak istiyor.
    }
offer-resign =
    { $own ->
        [yes] Takımınla pes etmek istiyorsun.
       *[no] { $name } pes etmek istiyor. Sen de ister misin?
    }
offer-rematch =
    { $own ->
        [yes] Rövanş istiyorsun.
       *[no] { $name } rövanş istiyor.
    }
offer-agree = Evet
offer-decline = Hayır
offer-withdraw = Vazgeç
offer-declined =
    { $kind ->
        [draw] { $name } beraberliği kabul etmiyor.
        [take_back] { $name } hamlenin geri alınmasını kabul etmiyor.
        [resign] { $name } pes etmek istemiyor.
       *[rematch] { $name } rövanş istemiyor.
    }
premove-waits = Ön hamlen: { $text }
premove-cancel = Ön hamleden vazgeç
premove-cancelled = Ön hamle iptal edildi.
premove-dropped = Ön hamle iptal edildi. { $why }
premove-impossible = Bir sonraki sıranda bu mümkün olmayacak.
premove-life = Bir cana mal olurdu.
premove-moved = { $piece } artık başka bir karede.
clock-of = Kalan süre: { $time }
clock-days =
    { $n ->
        [one] { $n } gün
       *[other] { $n } gün
    }
clock-hours =
    { $n ->
        [one] { $n } saat
       *[other] { $n } saat
    }
clock-low =
    { $n ->
        [one] { $n } saniyeden az kaldı
       *[other] { $n } saniyeden az kaldı
    }
phrase-hello = Merhaba!
phrase-good_luck = Bol şans!
phrase-well_played = İyi oynadın!
phrase-good_move = Güzel hamle!
phrase-oops = Hay aksi!
phrase-thanks = Teşekkürler!
phrase-one_moment = Bir dakika lütfen
phrase-your_turn = Sıra sende
phrase-good_game = Güzel oyundu!
phrase-again = Bir daha?
phrase-goodbye = Hoşça kal!
phrase-face_smile = Gülümseme
phrase-face_laugh = Kahkaha
phrase-face_think = Düşünceli
phrase-face_surprise = Şaşkın
phrase-face_sad = Üzgün yüz
phrase-face_sleep = Uykulu
end-flagged = Süre bitti.
end-agreed = Oyuncular berabere kalmayı kabul etti.
games-friends = Arkadaşlarla
games-your-turn = Sıra sende · { $when }
games-their-turn = Diğerleri bekleniyor · { $when }
games-not-full = Boş bir yer var · { $when }
games-ended = Bitti · { $when }
data-title = Senin hakkında saklananlar
data-about = Sunucu arkadaşlarla oynadığın oyunları saklar: kimin hangi adla nerede oturduğunu, ne oynandığını ve ne zaman oynandığını. Bu tarayıcıyı, içinde rastgele bir sayı olan bir çerezle tanır.
data-save = Kopyasını kaydet
data-saved = Kaydedildi.
data-erase = Sil
data-erase-yes = Sil
data-ask = Adın arkadaşlarla oynanan bütün oyunlardan silinsin mi? Bu oyunlar artık senin olmaz ve onlara devam edemezsin. Birlikte oynadığın kişilerde kalırlar.
data-erased =
    { $n ->
        [0] Saklanan bir şey yoktu.
        [one] { $n } oyundan silindi.
       *[other] { $n } oyundan silindi.
    }
why-room-stale = Hamlen gelmeden sıra bitti.
why-room-not_your_turn = Sıra sende değil.
why-room-not_your_piece = Bu taşı bir takım arkadaşın oynatıyor.
why-room-time_over = Süre bitti.
why-room-over = Oyun bitti.
why-room-started = Oyun başladı.
why-room-seat_taken = Biri daha hızlı davrandı: bu yer dolu.
why-room-no_bots = Bu masada botlara izin yok.
why-room-character_taken = Bu karakter başkasında.
why-room-bad_name = Bu ad gösterilemiyor. Daha kısa ya da daha sade bir ad seç.
why-room-offer_too_soon = Az önce sordun. Gelecek turda yeniden dene.
why-room-offer_pending = Bu zaten önerildi.
why-room-nothing_to_take_back = Geri alınacak bir şey yok.
why-room-too_many_phrases = Biraz daha yavaş, lütfen.
why-room-log_full = Bu masada artık mümkün değil: burada çok fazla şey oldu.
why-room-somebody_left = Biri masadan ayrıldı.
why-server-not_invited = Bu masaya yalnızca davetliler oturabilir.
why-server-not_your_seat = Bu yer senin değil.
why-server-too_many = Biraz daha yavaş, lütfen.
why-server-too_many_bots = Bu adresten zaten yeterince bot var.
why-server-bad_code = Bu kod yok ya da süresi dolmuş.
why-server-stopping = Sunucu yeniden başlatılıyor. Birazdan tekrar dene.
why-server-unreachable = Sunucuya ulaşılamıyor. İnternete bağlı mısın?
