# 伺服器傳送給瀏覽器的通知。

push-turn = 輪到你了
push-turn-with = { $mode }：與 { $name } 對戰
push-turn-team = { $mode }：與 { $name } 和另外 { $n } 人對戰
push-turn-nameless = { $mode }：大家正在等你。
push-reminder = 還是輪到你
push-reminder-hours =
    { $n ->
        [0] { $mode }：剩下不到一小時
       *[other] { $mode }：剩下 { $n } 小時
    }
push-challenge = { $name } 想和你對戰
push-challenge-mode = { $mode }：要接受嗎？
push-pairing = 你的對局開始了
push-pairing-in = { $tournament }：你的桌子準備好了。
