game-loading = 正在摆棋盘…
game-missing = 这一局已经不在这台设备上了。
game-failed = 无法加载规则。请检查网络。
engine-failed = 电脑没有回应。撤销一个回合就能继续。
table-others = 其他玩家
table-own = 你这一方
table-panel = 棋谱与操作
table-moves = 棋谱
table-no-moves = 棋谱会记在这里。
frame-context = 现在可以做的事
frame-menu = 菜单
frame-close = 关闭
moves-now = 回到现在
moves-past = 先前的局面
moves-resigned = 认输
moves-flagged = 超时
table-info = 信息
table-typed = 输入行动
table-typed-go = 走
action-undo = 撤销
action-hint = 提示
action-flip = 翻转棋盘
action-resign = 认输
action-again = 再玩一局
end-level = 挑战难度 { $level }
action-new = 新对局
action-analyse = 分析
action-pass = 跳过
action-stop = 停下：{ $piece }
action-end-turn = 结束回合
action-spend =
    { $n ->
        [1] 使用能量豆
       *[other] 使用能量豆（还剩 { $n } 颗）
    }
turn-engine = { $side }思考中…
turn-classic =
    { $own ->
        [yes] 轮到你：移动或放挡板
       *[no] 轮到{ $side }
    }
turn-act =
    { $own ->
        [yes] 轮到你：移动或放挡板
       *[no] { $side }：移动或放挡板
    }
turn-pick =
    { $own ->
        [yes] 轮到你：选一个棋子
       *[no] 轮到{ $side }
    }
turn-steps-own = 轮到你：还有 { $steps } 步
turn-steps = { $side }：还有 { $steps } 步
turn-last =
    { $own ->
        [yes] 轮到你：移动{ $piece }
       *[no] { $side }：移动{ $piece }
    }
turn-boost = 冲刺！还有 { $steps } 步可以吃幽灵
turn-place =
    { $next ->
        [yes] 放挡板，或移动下一只幽灵
       *[no] 放挡板，或结束回合
    }
pick-first = 先选一只幽灵，再为它选方格
turn-respawn = 选择吃豆人出场的大门
turn-lift = 幽灵：拿起密室的一块挡板
turn-lay = 幽灵：把挡板放到别处
fences-left =
    { $n ->
        [0] 没有挡板了
       *[other] 还剩 { $n } 块挡板
    }
steps-to-goal =
    { $n ->
        [0] 已到终点
       *[other] 离终点 { $n } 步
    }
steps-short = { $n } 步
lives-left =
    { $n ->
        [0] 没有命了
       *[other] 还剩 { $n } 条命
    }
pellets-eaten =
    { $n ->
        [0] 没有能量豆
       *[other] { $n } 颗能量豆
    }
ghost-here = { $piece }
ghost-done = { $piece } 已移动
ghost-away = { $piece } 被吃掉了
hint-is = 试试 { $action }
announce-turn = { $side }：{ $text }
happened-catch = 吃豆人被抓到，丢了一条命！
happened-pellet = 吃豆人吃掉一颗能量豆！
ask-no = 不了
ask-life = 你会撞上幽灵，丢一条命。还是要走吗？
ask-life-yes = 还是要走
ask-resign = 这局要认输吗？
end-label = 对局结束
end-draw = 平局
end-you-win = 你赢了！
end-wins =
    { $team ->
        [G] 幽灵获胜
       *[other] { $side }获胜
    }
end-reached_goal = 到达对面了！
end-all_pellets = 四颗能量豆都吃掉了。
end-no_lives = 吃豆人丢了最后一条命。
end-no_ghosts = 四只幽灵都被吃掉了。
end-repetition = 同一局面出现了三次。
end-no_progress = 太久没有任何进展了。
end-move_limit = 对局已达到最大长度。
end-others_left = 其他人都离开了。
end-resigned = 有一方认输。
rank-label = 吃豆人的等级
rank-0 = 还没有等级
rank-1 = 初学者
rank-2 = 潜力新秀
rank-3 = 公认好手
rank-4 = 精英
