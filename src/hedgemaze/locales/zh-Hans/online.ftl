page-online = 和朋友玩
page-table = 游戏桌
page-watch = 观战
page-code = 在这里继续
friends-mode = 游戏
friends-special = { $mode }，按你的设置。
friends-count = 人数
friends-players = { $n } 人
friends-here = 同屏
friends-elsewhere = 用链接邀请朋友
friends-clock = 计时
friends-loser = 上一局输的人
friends-listed = 陌生人可以找到并加入这桌
friends-bots = 机器人可以坐空位
friends-nobody = 至少邀请一位朋友。不和朋友玩就不用开桌。
friends-open = 开桌
friends-code = 我有另一台设备的代码
friends-alone = 改为同屏玩
open-title = 公开的桌
open-none = 现在没有人在等。
open-free = { $n } 个空位
timing-none = 不计时
timing-fischer = { $minutes } 分⁠钟，每⁠回⁠合⁠加 { $seconds } 秒
timing-days = 每回合 { $n } 天
seat-name = 你的名字
seat-character = 你的角色
seat-free = 空位
seat-sit = 坐这里
seat-link = 复制{ $seat }的链接
seat-there = 在座
seat-away = 未连接
seat-left = 已离开
seat-nameless = 没有名字
seat-bot = 机器人
seat-bot-named = { $name }（机器人）
seat-mine-named = { $name }（你）
waiting-title = 等待朋友
waiting-invited = 有人邀请你
waiting-me = 你
waiting-free =
    { $n ->
        [0] 大家都到了。
        [1] 最后一个座位坐满后，对局就会开始。
       *[other] 还有 { $n } 个空位。全部坐满后，对局就会开始。
    }
waiting-deal = 重新分配
waiting-leave = 离开这桌
leave-ask = 要离开这局吗？队友会接手你的幽灵。
invite-about = 把链接发给朋友，或让朋友扫二维码。
invite-code = 链接的二维码
invite-link = 给朋友的链接
invite-share = 一局 Hedgemaze
watch-link = 仅供观战的链接
watch-share = 观看一局 Hedgemaze
watch-title = 你正在观战
watch-count = { $n } 人观战
first-turn-own = 请在 { $time } 内开始，否则这一局会取消。
first-turn-other = { $side }：开始还剩 { $time }
end-look-again = 另找对手
link-copy = 复制
link-copied = 已复制
link-share = 分享
link-lost = 连接断开，正在重试…
link-none = 连不上服务器。请检查网络。
room-missing = 没有这一桌。
room-moved = 你已在另一台设备上继续这局。
code-about = 在另一台设备上继续这局：
code-ask = 显示代码
code-use = 请在十分钟内到另一台设备上输入：先点“和朋友玩”，再点“我有另一台设备的代码”。
code-enter-about = 把你在桌上的座位移到这台设备。代码显示在另一台设备的棋谱下方。
code-enter = 代码
code-go = 继续
action-correct = 更正
action-take-back = 悔棋
action-draw = 平局
action-talk = 说话
action-rematch = 再战
rematch-asked = 已提议再战
rematch-go = 前往再战
give-time = 送 15 秒
link-on = 已连接
link-off = 未连接
title-turn = 轮到你了！
turn-other = 轮到{ $side }
offer-draw =
    { $own ->
        [yes] 你提议平局。
       *[no] { $name } 提议平局。
    }
offer-take_back =
    { $own ->
        [yes] 你想悔棋。
       *[no] { $name } 想悔棋。
    }
offer-resign =
    { $own ->
        [yes] 你想和队友一起认输。
       *[no] { $name } 想认输。你也是吗？
    }
offer-rematch =
    { $own ->
        [yes] 你想再战。
       *[no] { $name } 想再战。
    }
offer-agree = 好
offer-decline = 不了
offer-withdraw = 收回
offer-declined =
    { $kind ->
        [draw] { $name } 不接受平局。
        [take_back] { $name } 不同意悔棋。
        [resign] { $name } 不想认输。
       *[rematch] { $name } 不想再战。
    }
premove-waits = 预走 { $text } 等待中
premove-cancel = 取消预走
premove-cancelled = 已取消预走。
premove-dropped = 预走已取消。{ $why }
premove-impossible = 下一回合不可能这样走。
premove-life = 那样会丢一条命。
premove-moved = { $piece }现在在别的方格。
clock-of = 时间：{ $time }
clock-days = { $n } 天
clock-hours = { $n } 小时
clock-low = 还剩不到 { $n } 秒
phrase-hello = 你好！
phrase-good_luck = 祝你好运！
phrase-well_played = 玩得好！
phrase-good_move = 好棋！
phrase-oops = 哎呀！
phrase-thanks = 谢谢！
phrase-one_moment = 请稍等
phrase-your_turn = 轮到你了
phrase-good_game = 真是精彩的一局！
phrase-again = 再来一局？
phrase-goodbye = 再见！
phrase-face_smile = 微笑
phrase-face_laugh = 大笑
phrase-face_think = 思考
phrase-face_surprise = 惊讶
phrase-face_sad = 难过
phrase-face_sleep = 困了
end-flagged = 时间到了。
end-agreed = 双方同意平局。
games-friends = 和朋友的对局
games-your-turn = 轮到你 · { $when }
games-their-turn = 等待其他人 · { $when }
games-not-full = 还有空位 · { $when }
games-ended = 已结束 · { $when }
data-title = 保存了你的哪些信息
data-about = 服务器会保存你和朋友的对局：谁（用输入的名字）坐在哪里、走了什么、什么时候走的。它用一个含随机数的 Cookie 来认出这个浏览器。
data-save = 保存副本
data-saved = 已保存。
data-erase = 删除数据
data-erase-yes = 删除
data-ask = 要从所有和朋友的对局中移除你的名字吗？这些对局就不再属于你，你也无法继续。和你一起玩的人会保留它们。
data-erased =
    { $n ->
        [0] 没有保存任何数据。
       *[other] 已从 { $n } 局中移除。
    }
why-room-stale = 你的走法送到之前，回合就结束了。
why-room-not_your_turn = 还没轮到你。
why-room-not_your_piece = 这个棋子由队友移动。
why-room-time_over = 时间到了。
why-room-over = 对局已经结束。
why-room-started = 对局已经开始。
why-room-seat_taken = 有人抢先一步：这个座位有人了。
why-room-no_bots = 这桌不允许机器人。
why-room-character_taken = 别人已选了这个角色。
why-room-bad_name = 这个名字无法显示。请换一个较短或较简单的。
why-room-offer_too_soon = 你刚刚才问过。下一轮再试。
why-room-offer_pending = 已经提议过了。
why-room-nothing_to_take_back = 没有可以悔的棋。
why-room-too_many_phrases = 请慢一点。
why-room-log_full = 这桌发生的事太多了，不能再这样做了。
why-room-somebody_left = 有人离开了这桌。
why-server-not_invited = 只有受邀的人才能坐这桌。
why-server-not_your_seat = 这不是你的座位。
why-server-too_many = 请慢一点。
why-server-too_many_bots = 这个地址的机器人已经够多了。
why-server-bad_code = 这个代码不存在或已过期。
why-server-stopping = 服务器正在重启。请稍后再试。
why-server-unreachable = 连不上服务器。请检查网络。
