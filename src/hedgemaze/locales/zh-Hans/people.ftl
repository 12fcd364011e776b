page-me = 我的成绩
page-player = 玩家
page-watching = 观战
people-games = 局数
people-won = 胜率
people-results = { $won } 胜 · { $drawn } 平 · { $lost } 负
people-mode = 游戏
people-levels = 对电脑的成绩
people-as = 你的一方：{ $side }
people-accuracy = 准确率
people-accuracy-label =
    { $n ->
       *[other] { $n } 局；目前 { $now }
    }
people-accuracy-none = 玩完两局，就能从曲线看出你玩得有多好。
people-openings = 你的开局
people-no-games = 你玩完的对局会统计在这里：胜负、难度、开局，以及你玩得有多好。
people-device = 在这台设备上统计，不需要账号。
people-device-title = 这台设备上
people-account = 账号
people-public = 我的公开页面
people-ratings = 积分
people-ratings-none = 还没有积分赛。
people-rated-games =
    { $n ->
       *[other] { $n } 局
    }
people-pool = { $mode }：{ $side }
people-rating-label =
    { $n ->
       *[other] { $pool }：{ $n } 局后为 { $rating }
    }
people-provisional = { $rating }（暂定）
people-since = { $when }加入
people-here = 在线
people-away = 不在线
people-playing = 对局中
people-watch = 观战
people-watch-of = 观看 { $name } 的对局
people-recent = 最近的对局
people-recent-none = 没有公开的对局。
people-unnamed = 某人
people-winner = 获胜：{ $side }
people-draw = 平局
people-over = { $result } · { $when }
people-challenge = 挑战
people-follow = 关注
people-following = 已关注
people-block = 拉黑
people-unblock = 取消拉黑
people-unblock-of = 取消拉黑 { $name }
people-report = 举报
people-sign-in = 要关注或挑战玩家，需要账号。
people-followed = 你关注的人
people-followed-none = 你还没有关注任何人。打开玩家的页面，点“关注”。
people-blocked = 已拉黑的人
people-find = 用名字找玩家
people-find-go = 打开
people-wishes = 别人看到什么
people-hidden = 不让别人知道我在线
people-delayed = 观众晚三分钟看到我的积分赛
challenge-title = 挑战 { $name }
challenge-clock = 计时
challenge-rated = 积分赛
challenge-send = 发送挑战
challenge-minute = 有一分钟时间答复。
challenge-day = 有一天时间答复。
challenge-label = 挑战
challenge-from = { $name } 想和你玩
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · 积⁠分⁠赛
challenge-accept = 开始玩
challenge-decline = 不了，谢谢
challenge-waiting = 等待 { $name }
challenge-cancel = 收回
challenge-declined = { $name } 现在不能玩。
challenge-rematch = 有人想再战一局：{ $names }
challenge-look = 去桌上
challenge-later = 稍后
watching-none = 现在没有可以观看的对局。
watch-delayed = 应玩家要求，你看到的对局会晚三分钟。
games-rematch = 对方想再战一局，{ $when }
why-people-not_welcome = 你现在不能和这个人玩。
why-people-unknown_player = 没有叫这个名字的玩家。
why-people-yourself = 那是你自己。
why-people-too_many_people = 名单已满，最多 200 人，请先移除某个人。
why-people-too_many_challenges = 最多只能有 10 个挑战在等待答复。
why-people-challenge_over = 这个挑战已经结束。
why-people-no_such_challenge = 这个挑战已经结束。
