page-me = Sonuçlarım
page-player = Oyuncu
page-watching = Oyun izle
people-games = Oyun
people-won = Galibiyet
people-results = { $won } galibiyet · { $drawn } beraberlik · { $lost } yenilgi
people-mode = Oyun
people-levels = Bilgisayara karşı
people-as = Oynadığın taraf: { $side }
people-accuracy = İsabet
people-accuracy-label =
    { $n ->
        [one] { $n } oyun; şimdi { $now }
       *[other] { $n } oyun; şimdi { $now }
    }
people-accuracy-none = İki oyun bitir; bir çizgi ne kadar iyi oynadığını gösterir.
people-openings = Açılışların
people-no-games = Biten oyunların burada sayılır: galibiyetler, düzeyler, açılışlar ve ne kadar iyi oynadığın.
people-device = Bu cihazda, hesap olmadan tutulur.
people-device-title = Bu cihazda
people-account = Hesap
people-public = Herkese açık sayfam
people-ratings = Dereceler
people-ratings-none = Henüz dereceli oyun yok.
people-rated-games =
    { $n ->
        [one] { $n } oyun
       *[other] { $n } oyun
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $n } oyundan sonra { $rating }
       *[other] { $pool }: { $n } oyundan sonra { $rating }
    }
people-provisional = { $rating }, henüz kesin değil
people-since = Katılış: { $when }
people-here = Şimdi burada
people-away = Burada değil
people-playing = Şimdi oynuyor
people-watch = İzle
people-watch-of = Oyununu izle: { $name }
people-recent = Son oyunlar
people-recent-none = Herkesin görebileceği oyun yok.
people-unnamed = Biri
people-winner = Kazanan: { $side }
people-draw = Berabere
people-over = { $result } · { $when }
people-challenge = Meydan oku
people-follow = Takip et
people-following = Takip ediyorsun
people-block = Engelle
people-unblock = Engeli kaldır
people-unblock-of = Engeli kaldır: { $name }
people-report = Şikâyet et
people-sign-in = Oyuncuları takip etmek ya da onlara meydan okumak için hesap gerekir.
people-followed = Takip ettiklerin
people-followed-none = Henüz kimseyi takip etmiyorsun. Bir oyuncunun sayfasını açıp Takip et’e dokun.
people-blocked = Engellenenler
people-find = Adıyla oyuncu bul
people-find-go = Aç
people-wishes = Başkaları ne görür
people-hidden = Burada olduğumu kimse görmesin
people-delayed = Seyirciler dereceli oyunlarımı üç dakika sonra görsün
challenge-title = Meydan oku: { $name }
challenge-clock = Süre
challenge-rated = Dereceli oyun
challenge-send = Meydan oku
challenge-minute = Yanıt için bir dakika var.
challenge-day = Yanıt için bir gün var.
challenge-label = Meydan okumalar
challenge-from = { $name } seninle oynamak istiyor
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · dereceli
challenge-accept = Oyna
challenge-decline = Hayır, sağ ol
challenge-waiting = Beklenen: { $name }
challenge-cancel = Geri çek
challenge-declined = { $name } şimdi oynayamıyor.
challenge-rematch = Rövanş öneren: { $names }
challenge-look = Masaya git
challenge-later = Sonra
watching-none = Şu anda izlenecek bir oyun yok.
watch-delayed = Bu oyunu üç dakika sonra görüyorsun: bir oyuncu öyle istiyor.
games-rematch = Rövanş önerildi, { $when }
why-people-not_welcome = Şimdi bu kişiyle oynayamazsın.
why-people-unknown_player = Bu adda bir oyuncu yok.
why-people-yourself = Bu sensin.
why-people-too_many_people = Liste dolu: en çok 200 kişi. Önce birini çıkar.
why-people-too_many_challenges = En çok 10 meydan okuman yanıt bekleyebilir.
why-people-challenge_over = Meydan okumanın süresi bitti.
why-people-no_such_challenge = Meydan okumanın süresi bitti.
