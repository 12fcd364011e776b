maze-tab-draw = 绘制
maze-tab-mazes = 迷宫
maze-tab-save = 保存与分享
maze-lead = 为吃豆人游戏画一座迷宫：挡板、能量豆，还有大家的起点。缺了什么会马上告诉你。
maze-family = 适用游戏
maze-tools = 画什么
tool-fence = 挡板
tool-chamber = 密室挡板
tool-pellet = 能量豆
tool-gate-0 = 第一条隧道
tool-gate-1 = 第二条隧道
tool-erase = 橡皮擦
maze-hint-fence = 点凹槽放挡板，点挡板中央就拿走。
maze-hint-chamber = 点凹槽，在幽灵四周围成密室：四块挡板。
maze-hint-pellet = 点方格放能量豆：一共四颗。
maze-hint-gate = 点两个方格：吃豆人从那里回来，两格之间有隧道相连。
maze-hint-erase = 点要擦掉的东西。用任何工具时，点右键也可以。
maze-hint-piece = 点{ $piece }的起始方格，或拖动棋子。
maze-refused-overlaps = 那里已经有挡板了。
maze-refused-crosses = 挡板不能交叉。
maze-refused-fences-only = 挡板放在方格之间的凹槽里。
maze-undo = 撤销
maze-redo = 重做
maze-random = 随机
maze-empty = 空棋盘
maze-begin = 起始迷宫
maze-title-A1 = 混合
maze-title-A2 = 开阔
maze-title-A3 = 隐蔽
maze-title-A4 = 备用
maze-title-chamber = 密室
maze-title-pinwheel = 风车
maze-untitled = 未命名
maze-good = 这个迷宫可以玩。
maze-worth = 双方走得完美时谁赢？
maze-worth-of = { $n } 只幽灵
maze-worth-failed = 这台设备算不出来。
maze-worth-unknown = 服务器也不知道。四只幽灵的情况在这里要算太久。
maze-worth-ask = 询问服务器
maze-worth-making = 正在计算：{ $percent }%
maze-worth-waiting = 服务器正在先计算其他迷宫。
maze-faulty = 还有 { $n } 个地方要改才能玩：
maze-checking = 检查中…
fault-too_many_fences = { $n } 块挡板太多了：盒子里只有 20 块。
fault-fence_overlaps = 挡板 { $one } 和 { $other } 重叠。
fault-fence_crosses = 挡板 { $one } 和 { $other } 交叉。
fault-chamber_count =
    { $n ->
        [0] 密室需要四块挡板；现在一块也没有。
       *[other] 密室需要四块挡板；现在有 { $n } 块。
    }
fault-pellet_count =
    { $n ->
        [0] 需要四颗能量豆；现在一颗也没有。
       *[other] 需要四颗能量豆；现在有 { $n } 颗。
    }
fault-start = { $piece }需要一个起始方格。
fault-start-not = 吃豆人在这里没有起始方格：他会选一扇大门。
fault-respawn_count =
    { $n ->
        [0] 需要四扇大门，每条隧道两扇；现在一扇也没有。
       *[other] 需要四扇大门，每条隧道两扇；现在有 { $n } 扇。
    }
fault-tunnel_too_short = 从 { $one } 到 { $other } 的隧道太短：它们本来就相邻。
fault-square_shared = { $squares } 上有两样东西。
fault-not_connected = 走不到这些方格：{ $squares }
fault-respawn_sealed = 大门 { $squares } 在封闭的密室里。
fault-ghost_outside = { $piece }的起点在封闭的密室外。
fault-chamber_stuck = 拿走密室的一块挡板就必须能打开它，但现在拿走哪一块都打不开。
fault-other = 这个迷宫不能玩。错误代码：{ $code }
maze-name = 名称
maze-save = 保存
maze-saved = 已保存在这台设备上。
maze-not-saved = 这个浏览器的存储空间已满或无法使用。
maze-share = 复制链接
maze-shared = 链接已复制。打开的人会看到这个迷宫。
maze-not-shared = 无法复制。这个页面的网址就是链接。
maze-export = 存为文件
maze-import = 打开文件
maze-import-bad = 这个文件不是迷宫。
maze-mine = 我的迷宫
maze-mine-none = 你保存的迷宫会列在这里。
maze-open = 编辑：{ $name }
maze-remove = 删除这个迷宫：{ $name }
maze-removed = 已删除：{ $name }
undo-remove = 撤销
record-menu = 棋谱与图片
record-copy = 复制棋谱
record-copied = 棋谱已复制。
record-not-copied = 这里无法复制。
record-save = 保存棋谱
record-saved = 已保存到“下载”。
record-png = 图片（PNG）
record-svg = 图片（SVG）
record-gif = 动画（GIF）
record-picture-of = Hedgemaze 的棋盘：{ $mode }
share-open = 分享图片
share-title = 分享
share-kind = 要分享什么
share-from = 从第几步
share-to = 到第几步
share-speed = 速度
share-speed-slow = 慢
share-speed-normal = 正常
share-speed-fast = 快
share-making = 正在制作动画…
share-again = 制作
share-failed = 这台设备无法制作。
share-size = { $n } kB
share-save = 保存
share-send = 分享
share-result = { $head }。{ $reason }
