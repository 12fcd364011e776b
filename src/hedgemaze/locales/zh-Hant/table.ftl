# 進行中的對局。

game-loading = 正在擺棋盤…
game-missing = 這局棋已經不在這台裝置上了。
game-failed = 無法載入規則。網路連上了嗎？
engine-failed = 電腦沒有回應。復原一次就能繼續。
table-others = 其他玩家
table-own = 你這一方
table-panel = 棋譜與操作
table-moves = 棋譜
table-no-moves = 棋譜會記在這裡。
frame-context = 現在可以做的事
frame-menu = 選單
frame-close = 關閉
moves-now = 回到現在
moves-past = 先前的局面
moves-resigned = 認輸
moves-flagged = 超時
table-info = 資訊
table-typed = 輸入行動
table-typed-go = 執行
action-undo = 復原
action-hint = 提示
action-flip = 翻轉棋盤
action-resign = 認輸
action-again = 再玩一局
end-level = 挑戰難度 { $level }
action-new = 新對局
action-analyse = 分析
action-pass = 跳過
action-stop = 停下：{ $piece }
action-end-turn = 結束回合
action-spend = 使用能量球（剩 { $n } 顆）
turn-engine = { $side }思考中…
turn-classic =
    { $own ->
        [yes] 輪到你：移動或放圍牆
       *[no] 輪到{ $side }
    }
turn-act =
    { $own ->
        [yes] 輪到你：移動或放圍牆
       *[no] { $side }：移動或放圍牆
    }
turn-pick =
    { $own ->
        [yes] 輪到你：選一顆棋子
       *[no] 輪到{ $side }
    }
turn-steps-own = 輪到你：還有 { $steps } 步
turn-steps = { $side }：還有 { $steps } 步
turn-last =
    { $own ->
        [yes] 輪到你：移動{ $piece }
       *[no] { $side }：移動{ $piece }
    }
turn-boost = 衝刺！還有 { $steps } 步可以吃鬼魂
turn-place =
    { $next ->
        [yes] 放圍牆，或移動下一隻鬼魂
       *[no] 放圍牆，或結束回合
    }
pick-first = 先選一隻鬼魂，再替它選方格
turn-respawn = 選擇 PAC-MAN 出現的閘門
turn-lift = 鬼魂：拿起密室的一片圍牆
turn-lay = 鬼魂：把圍牆放到別處
fences-left =
    { $n ->
        [0] 沒有圍牆了
       *[other] 剩 { $n } 片圍牆
    }
steps-to-goal =
    { $n ->
        [0] 已到終點
       *[other] 離終點 { $n } 步
    }
steps-short = { $n } 步
lives-left =
    { $n ->
        [0] 沒有生命了
       *[other] 剩 { $n } 條生命
    }
pellets-eaten =
    { $n ->
        [0] 沒有能量球
       *[other] { $n } 顆能量球
    }
ghost-here = { $piece }
ghost-done = { $piece } 已移動
ghost-away = { $piece } 被吃掉了
hint-is = 試試 { $action }
announce-turn = { $side }：{ $text }
happened-catch = PAC-MAN 被抓到，失去一條生命！
happened-pellet = PAC-MAN 吃掉一顆能量球！
ask-no = 不要
ask-life = 你會撞上鬼魂，失去一條生命。還是要走嗎？
ask-life-yes = 還是要走
ask-resign = 這局要認輸嗎？
end-label = 終局
end-draw = 和局
end-you-win = 你贏了！
end-wins =
    { $team ->
        [G] 鬼魂獲勝
       *[other] { $side }獲勝
    }
end-reached_goal = 抵達了對面的底線！
end-all_pellets = 四顆能量球都吃掉了。
end-no_lives = PAC-MAN 失去了最後一條生命。
end-no_ghosts = 四隻鬼魂都被吃掉了。
end-repetition = 同一局面出現了三次。
end-no_progress = 太久沒有任何進展。
end-move_limit = 已達對局長度的上限。
end-others_left = 其他人都離開了。
end-resigned = 有一方認輸。
rank-label = PAC-MAN 的等級
rank-0 = 還沒有等級
rank-1 = 初學者
rank-2 = 有前途的新秀
rank-3 = 被認可的好手
rank-4 = 精英
