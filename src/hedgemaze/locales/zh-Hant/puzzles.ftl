# 謎題。

puzzles-lead = 一個局面，一個解答。你找得到嗎？
puzzle-unknown = 沒有這道謎題，請選別的。
puzzle-name = { $mode }，第 { $n } 題
puzzle-all = 所有謎題
puzzle-next = 下一題
puzzle-start = 來解題
puzzle-solution = 答案
puzzle-again = 再試一次
puzzle-why = 為什麼不行？
puzzle-thinking = 看看…
puzzle-count = 已解開
puzzle-best = 最長連續
puzzle-days-label = 連續天數
puzzle-streak =
    { $n ->
        [0] 找出解答
       *[other] 連續解開 { $n } 題
    }
puzzle-filter-mode = 遊戲
puzzle-filter-theme = 主題
puzzle-filter-difficulty = 難度
puzzle-any = 全部
puzzle-difficulty = 難度 { $n }／5
puzzle-difficulty-1 = 非常簡單
puzzle-difficulty-2 = 簡單
puzzle-difficulty-3 = 普通
puzzle-difficulty-4 = 困難
puzzle-difficulty-5 = 非常困難
puzzle-link = 第 { $n } 題，難度 { $difficulty }
puzzle-link-solved = 第 { $n } 題，難度 { $difficulty }，已解開
puzzle-theme-race = 贏得賽跑
puzzle-theme-fence = 正確的圍牆
puzzle-theme-jump = 跳躍
puzzle-theme-aside = 側走一步
puzzle-theme-catch = 抓住 PAC-MAN
puzzle-theme-escape = 逃脫
puzzle-theme-pellet = 致勝的能量球
puzzle-theme-way = 勝利之路
puzzle-theme-guard = 攔住 PAC-MAN
puzzle-ask-win-pawn = 輪到{ $side }，能贏。怎麼走？
puzzle-ask-hold-pawn = 輪到{ $side }，情況危險。怎麼挽救？
puzzle-ask-win-P =
    { $n ->
        [0] 輪到 PAC-MAN，能贏。怎麼走？
        [1] 輪到 PAC-MAN，這一輪就能贏。怎麼走？
       *[other] 輪到 PAC-MAN，{ $n } 輪內能贏。怎麼走？
    }
puzzle-ask-win-G =
    { $n ->
        [0] 輪到鬼魂，能贏。怎麼走？
        [1] 輪到鬼魂，這一輪就能抓住 PAC-MAN。怎麼走？
       *[other] 輪到鬼魂，{ $n } 輪內能抓住 PAC-MAN。怎麼走？
    }
puzzle-ask-hold-P = 輪到 PAC-MAN，情況危險。哪條路安全？
puzzle-ask-hold-G = 輪到鬼魂。怎麼攔住 PAC-MAN？
puzzle-onward = 對了！繼續。
puzzle-solved = 解開了！
puzzle-was = { $theme }
puzzle-shown = 答案是：{ $line }
puzzle-wrong = { $action } 不是解答。
puzzle-goes-on = 接下來是 { $line }。{ $result }
puzzle-then-lost = 這樣一來，不管你怎麼走，{ $side }都會贏。
puzzle-then-caught = 這樣一來，不管你怎麼走，鬼魂都會抓到 PAC-MAN。
puzzle-then-open = 這樣一來，必勝就沒了。
puzzle-then-worse = 這樣一來，幾乎輸定了。
