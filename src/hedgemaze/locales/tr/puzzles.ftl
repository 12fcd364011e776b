puzzles-lead = Bir konum, bir çözüm. Bulabilir misin?
puzzle-unknown = Böyle bir bulmaca yok. Başka birini seç.
puzzle-name = { $mode }, bulmaca { $n }
puzzle-all = Tüm bulmacalar
puzzle-next = Sonraki bulmaca
puzzle-start = Bir tane çöz
puzzle-solution = Çözüm
puzzle-again = Yeniden dene
puzzle-why = Neden olmaz?
puzzle-thinking = Bir bakalım…
puzzle-count = Çözülen
puzzle-best = En iyi seri
puzzle-days-label = Üst üste gün
puzzle-streak =
    { $n ->
        [0] Çözümü bul
        [one] Üst üste { $n } çözüm
       *[other] Üst üste { $n } çözüm
    }
puzzle-filter-mode = Oyun
puzzle-filter-theme = Konu
puzzle-filter-difficulty = Zorluk
puzzle-any = Hepsi
puzzle-difficulty = Zorluk { $n } / 5
puzzle-difficulty-1 = Çok kolay
puzzle-difficulty-2 = Kolay
puzzle-difficulty-3 = Orta
puzzle-difficulty-4 = Zor
puzzle-difficulty-5 = Çok zor
puzzle-link = Bulmaca { $n }, zorluk { $difficulty }
puzzle-link-solved = Bulmaca { $n }, zorluk { $difficulty }, çözüldü
puzzle-theme-race = Yarışı kazan
puzzle-theme-fence = Doğru çit
puzzle-theme-jump = Atlayış
puzzle-theme-aside = Yana adım
puzzle-theme-catch = PAC-MAN’i yakala
puzzle-theme-escape = Kaçış
puzzle-theme-pellet = Kazandıran güç topu
puzzle-theme-way = Kazandıran yol
puzzle-theme-guard = PAC-MAN’i durdur
puzzle-ask-win-pawn = { $side } oynar ve kazanır. Nasıl?
puzzle-ask-hold-pawn = { $side } oynayacak ama tehlikede. Oyunu ne kurtarır?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN oynar ve kazanır. Nasıl?
        [one] PAC-MAN oynar ve bu turda kazanır. Nasıl?
       *[other] PAC-MAN oynar ve { $n } tur içinde kazanır. Nasıl?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Hayaletler oynar ve kazanır. Nasıl?
        [one] Hayaletler oynar ve PAC-MAN’i bu turda yakalar. Nasıl?
       *[other] Hayaletler oynar ve PAC-MAN’i { $n } tur içinde yakalar. Nasıl?
    }
puzzle-ask-hold-P = PAC-MAN oynayacak ama tehlikede. Hangi yol güvenli?
puzzle-ask-hold-G = Hayaletler oynar. PAC-MAN’i nasıl durdururlar?
puzzle-onward = Doğru! Devam et.
puzzle-solved = Çözüldü!
puzzle-was = { $theme }
puzzle-shown = Çözüm bu: { $line }
puzzle-wrong = { $action } çözüm değil.
puzzle-goes-on = Oyun şöyle sürer: { $line }. { $result }
puzzle-then-lost = O zaman ne yaparsan yap kazanan: { $side }.
puzzle-then-caught = O zaman ne yaparsan yap hayaletler PAC-MAN’i yakalar.
puzzle-then-open = O zaman kesin galibiyet kaçar.
puzzle-then-worse = O zaman oyun neredeyse kaybedilir.
