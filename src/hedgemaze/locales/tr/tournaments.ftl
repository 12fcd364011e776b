page-tournaments = Turnuvalar
page-tournament = Turnuva
tournaments-mine = Turnuvaların
tournaments-listed = Herkese açık
tournaments-none = Şu anda açık turnuva yok. Sen bir tane kur!
tournament-make = Turnuva kur
tournament-make-about = Bir tür seç, bağlantıyı arkadaşlarına gönder ve herkes gelince başlat.
tournament-title = Turnuvanın adı
tournament-kind = Tür
tournament-round_robin = Lig
tournament-round_robin-about = Herkes herkesle oynar.
tournament-knock_out = Eleme
tournament-knock_out-about = Eşleşmeyi kaybeden elenir.
tournament-arena = Arena
tournament-arena-about = Süre bitene kadar oyun üstüne oyun oyna.
tournament-places = En çok oyuncu
tournament-minutes = Turnuva süresi
tournament-minutes-n =
    { $n ->
        [one] { $n } dakika
       *[other] { $n } dakika
    }
tournament-clock = Oyun süresi
tournament-fill = Boş yerleri bilgisayarla doldur
tournament-fill-none = Bilgisayar yok
tournament-rated = Oyunlar dereceye sayılır (herkese hesap gerekir)
tournament-bots = Botlar katılabilir
tournament-public = Herkese göster
tournament-plays = Ben de oynuyorum
tournament-when = Başlangıç
tournament-when-host = Ben başlatınca
tournament-when-minutes =
    { $n ->
        [one] { $n } dakika sonra
       *[other] { $n } dakika sonra
    }
tournament-create = Kur
tournament-join = Katıl
tournament-joined = Bu turnuvada oynuyorsun.
tournament-leave = Ayrıl
tournament-leave-ask = Turnuvadan ayrılıyor musun? Henüz oynamadığın bütün oyunları kaybedersin.
tournament-start = Şimdi başlat
tournament-cancel = İptal et
tournament-cancel-ask = Turnuva iptal edilsin mi? O zaman katılan oyuncular bu turnuvada oynayamaz.
tournament-cancelled = Bu turnuva iptal edildi.
tournament-remove = Çıkar
tournament-remove-ask = Turnuvadan çıkarılsın mı: { $name }?
tournament-invite = Başkalarını davet et
tournament-wait-host = Düzenleyen başlatınca turnuva başlar.
tournament-players = Oyuncular: { $n } / { $places }
tournament-count =
    { $n ->
        [one] { $n } oyuncu
       *[other] { $n } oyuncu
    }
tournament-begins-in = Başlamasına: { $time }
tournament-ends-in = Kalan süre: { $time }
tournament-finishing = Süre bitti. Son oyunlar oynanıyor.
tournament-pause = Mola ver
tournament-resume = Oynamaya devam et
tournament-paused = Moladasın.
tournament-waiting-pair = Birazdan eşleşeceksin. Bu sayfada kal.
tournament-waiting-round = Sonraki turu bekle.
tournament-out = Elendin. Diğerlerini izle!
tournament-your-game = Oyunun başlıyor. Rakibin: { $rival }.
tournament-go = Masaya git
tournament-back = Turnuvaya dön
tournament-round = { $n }. tur
tournament-round-of = Tur { $n } / { $total }
tournament-final = Final
tournament-semifinal = Yarı final
tournament-quarterfinal = Çeyrek final
tournament-standings = Sıralama
tournament-bracket = Eşleşmeler
tournament-cross = Kim kimi yendi
tournament-games = Oyunlar
tournament-watch = İzle
tournament-place = Sıra
tournament-player = Oyuncu
tournament-points = Puan
tournament-played = Oyun
tournament-wins = Galibiyet
tournament-berger = SB
tournament-berger-about = Sonneborn-Berger: yendiklerinin puanlarının iki katı artı berabere kaldıklarının puanları
tournament-computer = Bilgisayar { $n }
tournament-erased = Biri
tournament-free = Bay geçer
tournament-open-place = Henüz belli değil
tournament-left = ayrıldı
tournament-over = Turnuva bitti.
tournament-winner = { $name } turnuvayı kazandı!
tournament-forfeit = oynanmadı
tournament-lot = kurayla
tournament-points-about = Galibiyet 2, beraberlik 1 puandır.
tournament-missing = Böyle bir turnuva yok.
tournament-win = galibiyet
tournament-draw = berabere
tournament-loss = yenilgi
tournament-running = oynanıyor
why-tournament-none = Böyle bir turnuva yok.
why-tournament-started = Turnuva zaten başladı.
why-tournament-over = Turnuva bitti.
why-tournament-full = Bütün yerler dolu.
why-tournament-removed = Düzenleyen seni bu turnuvadan çıkardı.
why-tournament-accounts_only = Oyunlar dereceli: oynamak için hesap gerekir.
why-tournament-no_bots = Botlar bu turnuvaya katılamaz.
why-tournament-name_taken = Bu adı başka bir oyuncu kullanıyor. Lütfen başka bir ad seç.
why-tournament-not_in = Bu turnuvada oynamıyorsun.
why-tournament-not_host = Bunu yalnızca düzenleyen yapabilir.
why-tournament-no_pause = Bu turnuvada mola yok.
why-tournament-too_few = Bir turnuva için en az üç oyuncu gerekir.
why-tournament-too_many = Zaten çok fazla turnuvan var. Önce birini bitir.
why-tournament-bad_mode = Bu oyun turnuvada oynanamaz.
why-tournament-bad_start = Başlangıç önümüzdeki 30 gün içinde olmalı.
why-tournament-bad_rated = Dereceli oyunları yalnızca insanlar oynar.
