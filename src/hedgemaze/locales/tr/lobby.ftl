page-lobby = Başkalarıyla oyna
front-lobby-about = Hemen birini bul ya da bir masaya katıl
lobby-quick = Hızlı oyun
lobby-quick-about = Bir süre seç. Aynısını seçenlerle oynarsın.
lobby-either = Fark etmez
lobby-waiting =
    { $n ->
        [one] { $n } kişi bekliyor
       *[other] { $n } kişi bekliyor
    }
lobby-looking = Oynayacak biri aranıyor
lobby-elapsed = Bekleme süresi
lobby-here = Burada olanlar: { $n } / { $seats }
lobby-cancel = Aramayı bırak
lobby-offer = Henüz kimse gelmedi. Hemen bilgisayara karşı oynayabilirsin; sana uygun düzey: { $level }.
lobby-computer = Bilgisayara karşı oyna
lobby-wait-on = Beklemeye devam et
lobby-found = Bulundu! Masa açılıyor…
lobby-replaced = Artık başka bir pencerede oyun arıyorsun.
lobby-join = Katıl
why-lobby-unknown_preset = Bu oyun artık yok. Lütfen sayfayı yenile.
why-lobby-already_waiting = Zaten başka bir oyun arıyorsun.
