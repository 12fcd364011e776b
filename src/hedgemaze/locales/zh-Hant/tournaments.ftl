# Tournaments: making one, joining, and following it.

page-tournaments = 比賽
page-tournament = 比賽
tournaments-mine = 你的比賽
tournaments-listed = 開放給所有人
tournaments-none = 現在沒有開放的比賽。來辦一場吧！
tournament-make = 舉辦比賽
tournament-make-about = 選擇賽制，把連結傳給朋友，等人到齊就開始。
tournament-title = 比賽名稱
tournament-kind = 賽制
tournament-round_robin = 循環賽
tournament-round_robin-about = 每個人都和其他人對戰。
tournament-knock_out = 淘汰賽
tournament-knock_out-about = 輸的人就淘汰。
tournament-arena = 競技場
tournament-arena-about = 時間結束前可以一直對戰。
tournament-places = 人數上限
tournament-minutes = 時間
tournament-minutes-n =
    { $n ->
       *[other] { $n } 分鐘
    }
tournament-clock = 計時
tournament-fill = 空位由電腦補上
tournament-fill-none = 不用電腦
tournament-rated = 計入積分（每個人都需要帳號）
tournament-bots = 允許機器人參加
tournament-public = 讓所有人看到
tournament-plays = 我也參加
tournament-when = 開始
tournament-when-host = 由我決定
tournament-when-minutes =
    { $n ->
       *[other] { $n } 分鐘後
    }
tournament-create = 建立
tournament-join = 參加
tournament-joined = 你已參加這場比賽。
tournament-leave = 退出
tournament-leave-ask = 要退出比賽嗎？還沒下的對局都會算輸。
tournament-start = 現在開始
tournament-cancel = 取消比賽
tournament-cancel-ask = 要取消比賽嗎？已經參加的人就不能玩這場比賽了。
tournament-cancelled = 這場比賽已取消。
tournament-remove = 移除
tournament-remove-ask = 要把 { $name } 移出比賽嗎？
tournament-invite = 邀請其他人
tournament-wait-host = 比賽由主辦人決定何時開始。
tournament-players = 參加者：{ $n } / { $places }
tournament-count =
    { $n ->
       *[other] { $n } 人
    }
tournament-begins-in = { $time } 後開始
tournament-ends-in = 還剩 { $time }
tournament-finishing = 時間到了。最後幾局還在進行。
tournament-pause = 休息一下
tournament-resume = 繼續比賽
tournament-paused = 你正在休息。
tournament-waiting-pair = 很快就會配對。請留在這一頁。
tournament-waiting-round = 請等下一輪。
tournament-out = 你被淘汰了。看看其他人的對局吧！
tournament-your-game = 你的對局開始了：對手是 { $rival }。
tournament-go = 前往對局
tournament-back = 回到比賽
tournament-round = 第 { $n } 輪
tournament-round-of = 第 { $n } 輪，共 { $total } 輪
tournament-final = 決賽
tournament-semifinal = 準決賽
tournament-quarterfinal = 八強賽
tournament-standings = 排名
tournament-bracket = 對戰表
tournament-cross = 對戰成績
tournament-games = 對局
tournament-watch = 觀戰
tournament-place = 名次
tournament-player = 名字
tournament-points = 分數
tournament-played = 局數
tournament-wins = 勝
tournament-berger = SB
tournament-berger-about = 索伯分：你打敗的人的分數加倍，再加上與你和局的人的分數
tournament-computer = 電腦 { $n }
tournament-erased = 某人
tournament-free = 輪空
tournament-open-place = 未定
tournament-left = 已退出
tournament-over = 比賽結束了。
tournament-winner = { $name } 贏得比賽！
tournament-forfeit = 未比賽
tournament-lot = 抽籤
tournament-points-about = 勝一局得 2 分，和局得 1 分。
tournament-missing = 沒有這場比賽。
tournament-win = 勝
tournament-draw = 和
tournament-loss = 負
tournament-running = 進行中
why-tournament-none = 沒有這場比賽。
why-tournament-started = 比賽已經開始了。
why-tournament-over = 比賽結束了。
why-tournament-full = 名額已滿。
why-tournament-removed = 主辦人已把你移出這場比賽。
why-tournament-accounts_only = 這場比賽計入積分，需要帳號才能參加。
why-tournament-no_bots = 機器人不能參加這場比賽。
why-tournament-name_taken = 已經有人用這個名字。請換一個。
why-tournament-not_in = 你沒有參加這場比賽。
why-tournament-not_host = 只有主辦人可以這樣做。
why-tournament-no_pause = 這場比賽不能休息。
why-tournament-too_few = 比賽至少要有三個人。
why-tournament-too_many = 你的比賽已經很多了。請先結束一場。
why-tournament-bad_mode = 這種遊戲不能用在比賽。
why-tournament-bad_start = 開始時間必須在 30 天以內。
why-tournament-bad_rated = 積分賽只能由真人參加。
