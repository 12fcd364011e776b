# 畫迷宮、選迷宮，以及帶走棋譜和圖片。

maze-tab-draw = 繪製
maze-tab-mazes = 迷宮
maze-tab-save = 儲存與分享
maze-lead = 為 PAC-MAN 遊戲畫一座迷宮：圍牆、能量球，還有大家的起點。缺了什麼會馬上告訴你。
maze-family = 適用遊戲
maze-tools = 畫什麼
tool-fence = 圍牆
tool-chamber = 密室圍牆
tool-pellet = 能量球
tool-gate-0 = 第一條隧道
tool-gate-1 = 第二條隧道
tool-erase = 橡皮擦
maze-hint-fence = 按溝槽立起圍牆，按圍牆中央就拿走。
maze-hint-chamber = 按溝槽在鬼魂四周築起密室：四片圍牆。
maze-hint-pellet = 按方格放能量球：一共四顆。
maze-hint-gate = 按兩個方格：PAC-MAN 從那裡回來，兩格之間有隧道相連。
maze-hint-erase = 按要擦掉的東西。用任何工具時，按右鍵也可以。
maze-hint-piece = 按 { $piece } 的起始方格，或拖曳棋子。
maze-refused-overlaps = 那裡已經有圍牆了。
maze-refused-crosses = 圍牆不能交叉。
maze-refused-fences-only = 圍牆立在方格之間的溝槽裡。
maze-undo = 復原
maze-redo = 重做
maze-random = 隨機
maze-empty = 空棋盤
maze-begin = 起始迷宮
maze-title-A1 = 混合
maze-title-A2 = 開闊
maze-title-A3 = 隱蔽
maze-title-A4 = 備用
maze-title-chamber = 密室
maze-title-pinwheel = 風車
maze-untitled = 未命名
maze-good = 這個迷宮可以玩。
maze-worth = 完美走法下誰贏？
maze-worth-of = { $n } 隻鬼魂
maze-worth-failed = 這台裝置算不出來。
maze-worth-unknown = 伺服器也不知道。四隻鬼魂的情況在這裡要算太久。
maze-worth-ask = 詢問伺服器
maze-worth-making = 計算中：{ $percent }%
maze-worth-waiting = 伺服器正在先計算其他迷宮。
maze-faulty = 還有 { $n } 個地方要改才能玩：
maze-checking = 檢查中…
fault-too_many_fences = { $n } 片圍牆太多了：盒子裡只有 20 片。
fault-fence_overlaps = 圍牆 { $one } 和 { $other } 重疊。
fault-fence_crosses = 圍牆 { $one } 和 { $other } 交叉。
fault-chamber_count =
    { $n ->
        [0] 密室需要四片圍牆；現在一片也沒有。
       *[other] 密室需要四片圍牆；現在有 { $n } 片。
    }
fault-pellet_count =
    { $n ->
        [0] 需要四顆能量球；現在一顆也沒有。
       *[other] 需要四顆能量球；現在有 { $n } 顆。
    }
fault-start = { $piece } 需要一個起始方格。
fault-start-not = PAC-MAN 在這裡沒有起始方格：他會選一個閘門。
fault-respawn_count =
    { $n ->
        [0] 需要四個閘門，每條隧道兩個；現在一個也沒有。
       *[other] 需要四個閘門，每條隧道兩個；現在有 { $n } 個。
    }
fault-tunnel_too_short = 從 { $one } 到 { $other } 的隧道太短：它們本來就相鄰。
fault-square_shared = { $squares } 上有兩樣東西。
fault-not_connected = 這些方格走不到：{ $squares }
fault-respawn_sealed = 閘門 { $squares } 在封閉的密室裡。
fault-ghost_outside = { $piece } 的起點在封閉的密室外。
fault-chamber_stuck = 拿走密室的一片圍牆就必須能打開它，但現在拿走哪一片都打不開。
fault-other = 這個迷宮不能玩。錯誤代碼：{ $code }
maze-name = 名稱
maze-save = 儲存
maze-saved = 已存在這台裝置上。
maze-not-saved = 這個瀏覽器的儲存空間已滿或無法使用。
maze-share = 複製連結
maze-shared = 連結已複製。開啟的人會看到這個迷宮。
maze-not-shared = 無法複製。這個頁面的網址就是連結。
maze-export = 存成檔案
maze-import = 開啟檔案
maze-import-bad = 這個檔案不是迷宮。
maze-mine = 我的迷宮
maze-mine-none = 你儲存的迷宮會列在這裡。
maze-open = 編輯：{ $name }
maze-remove = 刪除這個迷宮：{ $name }
maze-removed = 已刪除：{ $name }
undo-remove = 復原
record-menu = 棋譜與圖片
record-copy = 複製棋譜
record-copied = 棋譜已複製。
record-not-copied = 這裡無法複製。
record-save = 儲存棋譜
record-saved = 已存到下載項目。
record-png = 圖片（PNG）
record-svg = 圖片（SVG）
record-gif = 動畫（GIF）
record-picture-of = Hedgemaze 的棋盤：{ $mode }
share-open = 分享圖片
share-title = 分享
share-kind = 要分享什麼
share-from = 從第幾手
share-to = 到第幾手
share-speed = 速度
share-speed-slow = 慢
share-speed-normal = 普通
share-speed-fast = 快
share-making = 正在製作動畫…
share-again = 製作
share-failed = 這台裝置無法製作。
share-size = { $n } kB
share-save = 儲存
share-send = 分享
share-result = { $head }。{ $reason }
