# 透過網路跟朋友同桌。

page-online = 跟朋友玩
page-table = 遊戲桌
page-watch = 觀戰
page-code = 在這裡繼續
friends-mode = 遊戲
friends-special = { $mode }，照你的設定。
friends-count = 人數
friends-players = { $n } 人
friends-here = 在這個畫面
friends-elsewhere = 用連結邀朋友
friends-clock = 計時
friends-loser = 上一局輸的人
friends-listed = 陌生人可以找到並加入這桌
friends-bots = 機器人可以坐空位
friends-nobody = 至少邀請一位朋友。不邀朋友就不必開桌。
friends-open = 開桌
friends-code = 我有另一台裝置的代碼
friends-alone = 改在這個畫面玩
open-title = 開放的桌
open-none = 目前沒有人在等。
open-free = { $n } 個空位
timing-none = 不計時
timing-fischer = { $minutes } 分⁠鐘，每⁠回⁠合⁠加 { $seconds } 秒
timing-days = 每回合 { $n } 天
seat-name = 你的名字
seat-character = 你的角色
seat-free = 空位
seat-sit = 坐這裡
seat-link = 複製{ $seat }的連結
seat-there = 在場
seat-away = 未連線
seat-left = 已離開
seat-nameless = 沒有名字
seat-bot = 機器人
seat-bot-named = { $name }（機器人）
seat-mine-named = { $name }（你）
waiting-title = 等朋友來
waiting-invited = 有人邀請你
waiting-me = 你
waiting-free =
    { $n ->
        [0] 大家都到了。
        [1] 最後一個座位坐滿後，對局就會開始。
       *[other] 還有 { $n } 個空位。全部坐滿後，對局就會開始。
    }
waiting-deal = 重新分配
waiting-leave = 離開這桌
leave-ask = 要離開這局嗎？隊友會接手你的鬼魂。
invite-about = 把這個連結傳出去，或請朋友掃描 QR 碼。
invite-code = 連結的 QR 碼
invite-link = 給朋友的連結
invite-share = 一局 Hedgemaze
watch-link = 只能觀戰的連結
watch-share = 觀看一局 Hedgemaze
watch-title = 你正在觀戰
watch-count = { $n } 人觀戰
first-turn-own = 請在 { $time } 內開始，否則這局會取消。
first-turn-other = { $side }：開始還剩 { $time }
end-look-again = 另找對手
link-copy = 複製
link-copied = 已複製
link-share = 分享
link-lost = 連線中斷，正在重試…
link-none = 連不上伺服器。網路連上了嗎？
room-missing = 沒有這一桌。
room-moved = 你已在另一台裝置上繼續這局。
code-about = 在另一台裝置上繼續這局：
code-ask = 顯示代碼
code-use = 請在十分鐘內到另一台裝置輸入：先按「跟朋友玩」，再按「我有另一台裝置的代碼」。
code-enter-about = 把你在桌上的座位移到這台裝置。另一台裝置會在棋譜下方顯示代碼。
code-enter = 代碼
code-go = 繼續
action-correct = 更正
action-take-back = 悔棋
action-draw = 和局
action-talk = 說話
action-rematch = 再戰
rematch-asked = 已提議再戰
rematch-go = 前往再戰
give-time = 給 15 秒
link-on = 已連線
link-off = 未連線
title-turn = 輪到你了！
turn-other = 輪到{ $side }
offer-draw =
    { $own ->
        [yes] 你提議和局。
       *[no] { $name } 提議和局。
    }
offer-take_back =
    { $own ->
        [yes] 你想悔棋。
       *[no] { $name } 想悔棋。
    }
offer-resign =
    { $own ->
        [yes] 你想跟隊友一起認輸。
       *[no] { $name } 想認輸。你也是嗎？
    }
offer-rematch =
    { $own ->
        [yes] 你想再戰。
       *[no] { $name } 想再戰。
    }
offer-agree = 好
offer-decline = 不要
offer-withdraw = 收回
offer-declined =
    { $kind ->
        [draw] { $name } 不接受和局。
        [take_back] { $name } 不同意悔棋。
        [resign] { $name } 不想認輸。
       *[rematch] { $name } 不想再戰。
    }
premove-waits = 預走 { $text } 等待中
premove-cancel = 取消預走
premove-cancelled = 已取消預走。
premove-dropped = 預走已作廢。{ $why }
premove-impossible = 下一回合不可能這樣走。
premove-life = 那會失去一條生命。
premove-moved = { $piece }現在在別的方格。
clock-of = 時間：{ $time }
clock-days = { $n } 天
clock-hours = { $n } 小時
clock-low = 剩不到 { $n } 秒
phrase-hello = 你好！
phrase-good_luck = 祝好運！
phrase-well_played = 下得好！
phrase-good_move = 好棋！
phrase-oops = 糟糕！
phrase-thanks = 謝謝！
phrase-one_moment = 請等一下
phrase-your_turn = 輪到你了
phrase-good_game = 好精彩的一局！
phrase-again = 再來一局？
phrase-goodbye = 再見！
phrase-face_smile = 微笑
phrase-face_laugh = 大笑
phrase-face_think = 思考
phrase-face_surprise = 驚訝
phrase-face_sad = 難過
phrase-face_sleep = 想睡
end-flagged = 時間到了。
end-agreed = 雙方同意和局。
games-friends = 跟朋友的對局
games-your-turn = 輪到你 · { $when }
games-their-turn = 等待其他人 · { $when }
games-not-full = 還有空位 · { $when }
games-ended = 已結束 · { $when }
data-title = 保存了你的哪些資料
data-about = 伺服器會保存你跟朋友的對局：誰（以輸入的名字）坐在哪裡、走了什麼、在什麼時候。它用一個含隨機數字的 Cookie 認得這個瀏覽器。
data-save = 儲存副本
data-saved = 已儲存。
data-erase = 刪除資料
data-erase-yes = 刪除
data-ask = 要從所有跟朋友的對局中移除你的名字嗎？這些對局就不再屬於你，你也無法繼續。跟你一起玩的人會保留它們。
data-erased =
    { $n ->
        [0] 沒有保存任何資料。
       *[other] 已從 { $n } 局中移除。
    }
why-room-stale = 你的走法送達之前，回合就結束了。
why-room-not_your_turn = 還沒輪到你。
why-room-not_your_piece = 這顆棋子由隊友移動。
why-room-time_over = 時間到了。
why-room-over = 對局已經結束。
why-room-started = 對局已經開始。
why-room-seat_taken = 有人搶先一步：這個座位有人了。
why-room-no_bots = 這桌不允許機器人。
why-room-character_taken = 別人已選了這個角色。
why-room-bad_name = 這個名字無法顯示。請換一個較短或較簡單的。
why-room-offer_too_soon = 你剛剛才問過。下一輪再試。
why-room-offer_pending = 這已經提議過了。
why-room-nothing_to_take_back = 沒有可以收回的棋。
why-room-too_many_phrases = 請慢一點。
why-room-log_full = 這桌不能再這麼做了：這裡已經發生太多事。
why-room-somebody_left = 有人離開了這桌。
why-server-not_invited = 這桌只開放給受邀的人。
why-server-not_your_seat = 這不是你的座位。
why-server-too_many = 請慢一點。
why-server-too_many_bots = 這個位址的機器人已經夠多了。
why-server-bad_code = 沒有這個代碼，或是已經過期。
why-server-stopping = 伺服器正在重新啟動。請稍後再試。
why-server-unreachable = 連不上伺服器。網路連上了嗎？
