push-turn = 轮到你了
push-turn-with = { $mode }：和 { $name } 对战
push-turn-team = { $mode }：和 { $name } 以及另外 { $n } 人对战
push-turn-nameless = { $mode }：大家正在等你。
push-reminder = 还是轮到你
push-reminder-hours =
    { $n ->
        [0] { $mode }：还剩不到一小时
       *[other] { $mode }：还剩 { $n } 小时
    }
push-challenge = { $name } 想和你对战
push-challenge-mode = { $mode }：要接受吗？
push-pairing = 你的对局开始了
push-pairing-in = { $tournament }：你的游戏桌准备好了。
