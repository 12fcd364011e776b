game-loading = Tahta kuruluyor…
game-missing = Bu oyun artık bu cihazda değil.
game-failed = Kurallar yüklenemedi. İnternete bağlı mısın?
engine-failed = Bilgisayar yanıt veremedi. Devam etmek için bir hamle geri al.
table-others = Diğerleri
table-own = Senin tarafın
table-panel = Hamleler ve işlemler
table-moves = Hamleler
table-no-moves = Hamleler burada görünecek.
frame-context = Şimdi yapabileceklerin
frame-menu = Menü
frame-close = Kapat
moves-now = Şimdiye dön
moves-past = Daha önceki bir konum
moves-resigned = pes etti
moves-flagged = süresi bitti
table-info = Bilgi
table-typed = Hamle yaz
table-typed-go = Oyna
action-undo = Geri al
action-hint = İpucu
action-flip = Tahtayı çevir
action-resign = Pes et
action-again = Yeniden oyna
end-level = Düzey { $level } ile oyna
action-new = Yeni oyun
action-analyse = Analiz et
action-pass = Pas
action-stop = Dur: { $piece }
action-end-turn = Sıranı bitir
action-spend =
    { $n ->
        [one] Güç topunu harca
       *[other] Güç topu harca ({ $n } tane var)
    }
turn-engine = { $side } düşünüyor…
turn-classic =
    { $own ->
        [yes] Sıra sende: ilerle ya da çit dik
       *[no] Sıra: { $side }
    }
turn-act =
    { $own ->
        [yes] Sıra sende: ilerle ya da çit dik
       *[no] { $side }: ilerle ya da çit dik
    }
turn-pick =
    { $own ->
        [yes] Sıra sende: bir taş seç
       *[no] Sıra: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Sıra sende: bir adım kaldı
       *[other] Sıra sende: { $steps } adım kaldı
    }
turn-steps =
    { $steps ->
        [one] { $side }: bir adım kaldı
       *[other] { $side }: { $steps } adım kaldı
    }
turn-last =
    { $own ->
        [yes] Sıra sende, oynat: { $piece }
       *[no] { $side }, oynat: { $piece }
    }
turn-boost =
    { $steps ->
        [one] Turbo! Hayalet yemek için bir adım kaldı
       *[other] Turbo! Hayalet yemek için { $steps } adım kaldı
    }
turn-place =
    { $next ->
        [yes] Çit dik ya da sıradaki hayaleti oynat
       *[no] Çit dik ya da sıranı bitir
    }
pick-first = Önce bir hayalet, sonra ona bir kare seç
turn-respawn = PAC-MAN’in çıkacağı kapıyı seç
turn-lift = Hayaletler: odanın bir çitini al
turn-lay = Hayaletler: çiti başka bir yere dik
fences-left =
    { $n ->
        [0] Çit kalmadı
        [one] Bir çit kaldı
       *[other] { $n } çit kaldı
    }
steps-to-goal =
    { $n ->
        [0] Hedefte
        [one] Hedefe bir adım
       *[other] Hedefe { $n } adım
    }
steps-short =
    { $n ->
        [one] { $n } adım
       *[other] { $n } adım
    }
lives-left =
    { $n ->
        [0] Can kalmadı
        [one] Bir can kaldı
       *[other] { $n } can kaldı
    }
pellets-eaten =
    { $n ->
        [0] Güç topu yok
        [one] Bir güç topu
       *[other] { $n } güç topu
    }
ghost-here = { $piece }
ghost-done = { $piece } oynadı
ghost-away = { $piece } yutuldu
hint-is = Bunu dene: { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN yakalandı, bir can kaybetti!
happened-pellet = PAC-MAN bir güç topu yedi!
ask-no = Hayır
ask-life = Bir hayalete çarpıp can kaybedeceksin. Yine de gitmek istiyor musun?
ask-life-yes = Yine de git
ask-resign = Bu oyunda pes ediyor musun?
end-label = Oyun bitti
end-draw = Berabere
end-you-win = Kazandın!
end-wins =
    { $team ->
        [G] Hayaletler kazandı
       *[other] { $side } kazandı
    }
end-reached_goal = Karşı kenara ulaşıldı!
end-all_pellets = Dört güç topunun hepsi yutuldu.
end-no_lives = PAC-MAN son kez yakalandı.
end-no_ghosts = Dört hayaletin hepsi yutuldu.
end-repetition = Aynı konum üç kez oluştu.
end-no_progress = Çok uzun süredir bir şey olmadı.
end-move_limit = Oyun en uzun süresine ulaştı.
end-others_left = Diğer herkes ayrıldı.
end-resigned = Bir oyuncu pes etti.
rank-label = PAC-MAN’in rütbesi
rank-0 = Henüz rütbe yok
rank-1 = Acemi
rank-2 = Umut veren
rank-3 = Deneyimli
rank-4 = Seçkin
