# 人：自己的成績、玩家頁面、關注、挑戰、可觀看的對局。

page-me = 我的成績
page-player = 玩家
page-watching = 觀戰
people-games = 局數
people-won = 勝率
people-results = { $won } 勝 · { $drawn } 和 · { $lost } 負
people-mode = 遊戲
people-levels = 對電腦的成績
people-as = 你的一方：{ $side }
people-accuracy = 準確度
people-accuracy-label =
    { $n ->
       *[other] { $n } 局；目前 { $now }
    }
people-accuracy-none = 玩完兩局，就能從曲線看出你玩得多好。
people-openings = 你的開局
people-no-games = 你玩完的對局會統計在這裡：勝負、難度、開局，以及你玩得多好。
people-device = 在這台裝置上統計，不需要帳號。
people-device-title = 這台裝置上的紀錄
people-account = 帳號
people-public = 我的公開頁面
people-ratings = 積分
people-ratings-none = 還沒有積分賽。
people-rated-games =
    { $n ->
       *[other] { $n } 局
    }
people-pool = { $mode }：{ $side }
people-rating-label =
    { $n ->
       *[other] { $pool }：{ $n } 局後為 { $rating }
    }
people-provisional = { $rating }（暫定）
people-since = { $when }加入
people-here = 在線上
people-away = 不在線上
people-playing = 對局中
people-watch = 觀戰
people-watch-of = 觀看 { $name } 的對局
people-recent = 最近的對局
people-recent-none = 沒有公開的對局。
people-unnamed = 某人
people-winner = 獲勝：{ $side }
people-draw = 和局
people-over = { $result } · { $when }
people-challenge = 挑戰
people-follow = 追蹤
people-following = 追蹤中
people-block = 封鎖
people-unblock = 解除封鎖
people-unblock-of = 解除封鎖 { $name }
people-report = 檢舉
people-sign-in = 要追蹤或挑戰玩家，需要帳號。
people-followed = 你追蹤的人
people-followed-none = 你還沒有追蹤任何人。打開玩家的頁面，按「追蹤」。
people-blocked = 已封鎖的人
people-find = 用名字找玩家
people-find-go = 打開
people-wishes = 別人看到什麼
people-hidden = 不讓別人知道我在線上
people-delayed = 觀眾晚三分鐘看到我的積分賽
challenge-title = 挑戰 { $name }
challenge-clock = 計時
challenge-rated = 積分賽
challenge-send = 送出挑戰
challenge-minute = 有一分鐘可以回覆。
challenge-day = 有一天可以回覆。
challenge-label = 挑戰
challenge-from = { $name } 想和你玩
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · 積⁠分⁠賽
challenge-accept = 開始玩
challenge-decline = 不了，謝謝
challenge-waiting = 等待 { $name }
challenge-cancel = 收回
challenge-declined = { $name } 現在不能玩。
challenge-rematch = 有人想再戰一局：{ $names }
challenge-look = 到桌上
challenge-later = 稍後
watching-none = 現在沒有可以觀看的對局。
watch-delayed = 應玩家要求，你看到的對局晚三分鐘。
games-rematch = 對方想再戰一局，{ $when }
why-people-not_welcome = 你現在不能和這個人玩。
why-people-unknown_player = 沒有叫這個名字的玩家。
why-people-yourself = 那是你自己。
why-people-too_many_people = 名單已滿，最多 200 人，請先移除某個人。
why-people-too_many_challenges = 最多只能有 10 個挑戰等待回覆。
why-people-challenge_over = 這個挑戰已經結束。
why-people-no_such_challenge = 這個挑戰已經結束。
