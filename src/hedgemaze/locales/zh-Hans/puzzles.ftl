puzzles-lead = 一个局面，一个答案。你找得到吗？
puzzle-unknown = 没有这道谜题，换一道吧。
puzzle-name = { $mode }，第 { $n } 题
puzzle-all = 所有谜题
puzzle-next = 下一题
puzzle-start = 来解题
puzzle-solution = 答案
puzzle-again = 再试一次
puzzle-why = 为什么不行？
puzzle-thinking = 看一看…
puzzle-count = 已解开
puzzle-best = 最长连续
puzzle-days-label = 连续天数
puzzle-streak =
    { $n ->
        [0] 找出答案
       *[other] 连续解开 { $n } 题
    }
puzzle-filter-mode = 游戏
puzzle-filter-theme = 主题
puzzle-filter-difficulty = 难度
puzzle-any = 全部
puzzle-difficulty = 难度 { $n }/5
puzzle-difficulty-1 = 非常简单
puzzle-difficulty-2 = 简单
puzzle-difficulty-3 = 普通
puzzle-difficulty-4 = 困难
puzzle-difficulty-5 = 非常困难
puzzle-link = 第 { $n } 题，难度 { $difficulty }
puzzle-link-solved = 第 { $n } 题，难度 { $difficulty }，已解开
puzzle-theme-race = 赢得赛跑
puzzle-theme-fence = 正确的挡板
puzzle-theme-jump = 跳跃
puzzle-theme-aside = 往旁边走一步
puzzle-theme-catch = 抓住吃豆人
puzzle-theme-escape = 逃脱
puzzle-theme-pellet = 制胜的能量豆
puzzle-theme-way = 胜利之路
puzzle-theme-guard = 拦住吃豆人
puzzle-ask-win-pawn = 轮到{ $side }，能赢。怎么走？
puzzle-ask-hold-pawn = 轮到{ $side }，情况危险。怎么挽救？
puzzle-ask-win-P =
    { $n ->
        [0] 轮到吃豆人，能赢。怎么走？
        [1] 轮到吃豆人，这一轮就能赢。怎么走？
       *[other] 轮到吃豆人，{ $n } 轮内能赢。怎么走？
    }
puzzle-ask-win-G =
    { $n ->
        [0] 轮到幽灵，能赢。怎么走？
        [1] 轮到幽灵，这一轮就能抓住吃豆人。怎么走？
       *[other] 轮到幽灵，{ $n } 轮内能抓住吃豆人。怎么走？
    }
puzzle-ask-hold-P = 轮到吃豆人，情况危险。哪条路安全？
puzzle-ask-hold-G = 轮到幽灵。怎么拦住吃豆人？
puzzle-onward = 对了！继续。
puzzle-solved = 解开了！
puzzle-was = { $theme }
puzzle-shown = 答案是：{ $line }
puzzle-wrong = { $action } 不是答案。
puzzle-goes-on = 接下来是 { $line }。{ $result }
puzzle-then-lost = 这样一来，不管你怎么走，{ $side }都会赢。
puzzle-then-caught = 这样一来，不管你怎么走，幽灵都会抓到吃豆人。
puzzle-then-open = 这样一来，就不再是必胜了。
puzzle-then-worse = 这样一来，差不多就输了。
