# 頁面框架、首頁、設定與一般頁面。

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = 跳到內容
app-nav = 頁面
app-menu = 所有頁面的選單

page-game = 對局
page-new = 新對局
page-maze = 迷宮編輯器
page-rules = 規則
page-games = 我的對局
page-puzzles = 謎題
page-analysis = 分析
page-settings = 設定
page-about = 關於
page-privacy = 隱私
page-missing = 找不到頁面

mode-classic2 = 經典雙人
mode-classic3 = 經典三人
mode-classic4 = 經典四人
mode-pacman = PAC-MAN 變體
mode-advanced = 進階 PAC-MAN
mode-players-classic2 = 2 人
mode-players-classic3 = 3 人
mode-players-classic4 = 4 人
mode-players-pacman = 2 到 5 人
mode-players-advanced = 2 到 5 人
mode-about-classic2 = 搶先走到對面。圍牆會讓路變長。
mode-about-classic3 = 三顆棋子，各六片圍牆，沒有盟友。
mode-about-classic4 = 四顆棋子在中央相遇，各自為戰。
mode-about-pacman =
    { $role ->
        [G] 在 PAC-MAN 吃掉全部四顆能量球之前，抓到他三次。
       *[P] 在被鬼魂抓到三次之前，吃掉全部四顆能量球。
    }
mode-about-advanced = 鬼魂衝出密室，雙方都能放圍牆。

front-title = 在你親手打造的迷宮裡賽跑
front-lead = 賽跑、放圍牆、躲開鬼魂。一個人或一群人，不用帳號，馬上就玩。
front-continue = 繼續：{ $mode }
front-continue-since = 上次玩到 { $when }
front-pick = 選一個遊戲
front-play = 開始玩
front-role = 你扮演
front-computer = 跟電腦玩
front-here = 在這個畫面玩
front-set-up = 設定對局
front-friends = 跟朋友玩
front-more = 更多
front-learn = 學怎麼玩
front-learn-about = 棋盤上的簡短課程
front-rules = 規則
front-rules-about = 一分鐘看完
front-maze = 畫迷宮
front-maze-about = 給鬼魂的專屬迷宮
front-analysis = 分析
front-analysis-about = 誰領先，為什麼
front-games = 我的對局
front-games-about = 繼續、回顧、儲存
puzzle-daily = 每日一題
front-daily-about = 每天一道新題
front-daily-done = 解開了！明天再來解新的一題。
# $n days in a row the puzzle of the day was solved.
puzzle-days =
    { $n ->
       *[other] 連續 { $n } 天
    }
front-continue-label = 可以繼續的對局
front-your-turn = 輪到你了
front-their-turn = 輪到{ $name }
front-you-are = 你扮演{ $side }
front-against = 對手：難度 { $level } · { $name }
front-ways = { $mode }：其他玩法

level-label = 電腦的難度
level-named = { $level } · { $name }
level-1 = 種子
level-2 = 嫩芽
level-3 = 樹苗
level-4 = 灌木
level-5 = 樹籬
level-6 = 造型樹
level-7 = 大迷宮
level-8 = 牛頭怪
level-9 = 完美
level-match = 配合我的實力
level-match-about = 你贏了難度就上升，輸了就下降。
level-figures = 這有多強？
level-rating-zero = 難度 1 是量尺的起點：棋力為 0。
level-rating-elo = 測得的棋力 { $rating }，介於 { $low } 與 { $high } 之間。難度 1 是 0；高出 100 的一方，100 局大約會贏 64 局。
level-rating-score = 對另一方難度 3 的測量：100 分得 { $rating } 分，介於 { $low } 與 { $high } 之間。
level-perfect-about = 有四隻鬼魂時，它和最強的難度一樣。剩三隻或更少時，它在這條命裡絕不出錯。對局開始時由你的裝置算出來。
level-like-classic-1 = 隨興地玩，常常看漏。第一次玩剛剛好。
level-like-classic-2 = 很少往後想。適合初學者的對手。
level-like-classic-3 = 能贏大部分初學者，但很容易上當。
level-like-classic-4 = 玩過幾次之後的好對手。
level-like-classic-5 = 能贏大部分偶爾玩玩的人。
level-like-classic-6 = 幾乎不會看漏。適合熟練的玩家。
level-like-classic-7 = 看得很遠，很少人能贏。
level-like-classic-8 = 這裡最強的對手。你能贏一次嗎？
level-like-P-1 = 沒有計畫的 PAC-MAN。第一次追捕剛剛好。
level-like-P-2 = 只看得到眼前危險的 PAC-MAN。適合初學者的對手。
level-like-P-3 = 能從大部分初學者手中逃脫的 PAC-MAN。
level-like-P-4 = 會預先計畫、很難困住的 PAC-MAN。
level-like-P-5 = 這裡最強的 PAC-MAN。你能抓到他一次嗎？
level-like-P-9 = 只要有一隻鬼魂被吃掉，這個 PAC-MAN 就不再出錯，還會給你出難題。
level-like-G-1 = 四處遊蕩的鬼魂。第一次玩剛剛好。
level-like-G-2 = 會追你、但留有空隙的鬼魂。適合初學者的對手。
level-like-G-3 = 會聯手追捕的鬼魂，能贏大部分初學者。
level-like-G-4 = 會切斷你去路的鬼魂。適合熟練的玩家。
level-like-G-5 = 這裡最強的鬼魂，幾乎不留空隙。
level-like-G-9 = 只要有一隻鬼魂被吃掉，其餘的就不再出錯，還會給你出難題。

set-up-title = { $mode }：設定對局
set-up-seats = 誰來玩
set-up-person = 這個畫面上的玩家
set-up-computer = 電腦（難度）
set-up-who = 誰玩{ $who }
set-up-name = { $who }的名字
set-up-name-hint = 名字
set-up-ghost-players = 操控鬼魂的人數
set-up-players-count = { $n } 人
set-up-deal = 重新分配鬼魂
set-up-ghost-player = 鬼魂玩家 { $n }
set-up-character = { $who }的角色
character-eater = 大胃王
character-horns = 長角的鬼魂
character-bow = 蝴蝶結鬼魂
character-curl = 捲髮鬼魂
character-nightcap = 睡帽鬼魂
set-up-first = 誰先
set-up-lot = 隨機
set-up-loser = 上一局輸的人
set-up-more = 棋盤與圍牆
set-up-size = 棋盤
set-up-squares = { $size } × { $size } 格
set-up-fences = 每方圍牆
set-up-fences-usual = { $n } 片（預設）
set-up-maze = 迷宮
set-up-maze-this = 這個
set-up-maze-draw = 畫一個
set-up-position = 對局從這個局面開始
set-up-bad = 這局不能玩（{ $code }）。
set-up-start = 開始對局

setting-theme = 外觀
theme-system = 跟隨系統
theme-arcade = 街機
theme-wood = 木質
theme-garden = 花園
theme-paper = 紙張
theme-contrast = 高對比
setting-pieces = 棋子
pieces-characters = 角色
pieces-pawns = 簡單棋子
pieces-counters = 圓片
setting-fences = 圍牆
fences-theme = 全部同色
fences-owners = 依主人的顏色
setting-language = 語言
setting-language-system = 跟隨瀏覽器
language-failed = 無法載入 { $language }。網路連上了嗎？
language-behind = { $language }（部分為英文）
setting-confirm = 放圍牆前先確認
confirm-touch = 只在觸控螢幕上
confirm-always = 一律
confirm-never = 不用
setting-motion = 動畫
motion-system = 跟隨系統
motion-full = 完整
motion-none = 關閉
setting-sounds = 音效
setting-coordinates = 棋盤上的字母和數字
setting-ways = 顯示最短的路
setting-premoves = 預走：在別人行動時先選好自己的一步（線上）
device-title = 存在這台裝置上
device-about = 對局、迷宮和設定只存在這個瀏覽器裡，別處都沒有。
device-export = 全部存成檔案
device-erase = 全部刪除
device-erased = 已全部刪除。
device-ask = 要刪除這台裝置上所有的對局、迷宮和設定嗎？刪除後無法復原。

games-none = 還沒有對局。你開始的每一局都會存在這裡，在這台裝置上。
games-play = 玩一局
games-running =
    { $n ->
        [0] 尚未開始 · { $when }
       *[other] 目前 { $n } 次行動 · { $when }
    }
games-over = { $n } 次行動後結束 · { $when }
games-remove = 刪除這局：{ $mode }
games-removed = 已刪除：{ $mode }
games-continue = 繼續
games-look = 回顧
games-analyse = 分析
games-save-all = 全部存成檔案
games-open = 開啟棋譜檔
games-opened = 已加入 { $n } 局。
games-open-bad = 這個檔案的第 { $game } 局無法讀取（{ $code }）。

update-ready = 新版本準備好了。
update-now = 立即更新
update-later = 稍後

text-home = 回首頁
about-1 = Hedgemaze 是免費開源的桌遊：棋子與圍牆，適合二到四人，還有四隻鬼魂追趕 PAC-MAN 的變體。
about-2 = 它採用 Quoridor PAC-MAN（步步為營 PAC-MAN）的規則。Quoridor 和 PAC-MAN 是各自所有者的商標，所有者與 Hedgemaze 無關。圖畫、音效、文字和程式都是我們自己的。
about-3 = 我們的資料裡沒有說明書的迷宮圖。Hedgemaze 附的迷宮是重建的，你也可以自己畫。
about-4 = 電腦玩家在你的裝置上執行。它們和人一樣會看漏：難度越低，漏得越多。有標數字的難度，是和其他難度對局測出來的。
about-5 = 從瀏覽器的選單安裝這個頁面，就能像其他應用程式一樣開啟。第一次造訪之後，在這個畫面玩或跟電腦玩都不需要網路。
about-6 = 原始碼以 Apache License 2.0 公開。
privacy-1 = 在這個畫面玩或跟電腦玩的對局，不會離開你的裝置。它們和你的迷宮、設定一起存在這個瀏覽器裡。
privacy-2 = 不需要帳號。沒有廣告，也沒有追蹤，這個頁面不會從其他網站載入任何東西。
privacy-3 = 跟朋友的對局存在你開啟這個頁面的伺服器上：走過的棋、你輸入的名字，以及對局的時間。本站有一個 Cookie，用來辨認哪些座位是你的。
privacy-4 = 在設定裡，你可以把這台裝置上保存的一切存成檔案，也可以刪除。
missing-1 = 這個網址沒有頁面。也許少了一個字母。

shortcuts-title = 鍵盤快速鍵
shortcuts-board = 在棋盤上
shortcuts-fence = 圍牆
shortcuts-pacman = PAC-MAN 模式
shortcuts-page = 任何地方
shortcut-move = 在格子間移動
shortcut-edge = 移到棋盤邊緣
shortcut-act = 選棋子，或移到這一格
shortcut-type = 輸入行動，例如 e2 或 e3h
shortcut-back = 放回手上的東西
shortcut-fence = 拿起圍牆
shortcut-slide = 移動圍牆
shortcut-turn = 轉動圍牆
shortcut-place = 放下圍牆
shortcut-stop = 結束棋子的移動
shortcut-spend = 使用能量球
shortcut-graph = 分析時：在圖表上瀏覽對局
shortcut-card = 顯示這些快速鍵
# Same as in english.
key-enter = Enter
key-space = 空白鍵
# Same as in english.
key-escape = Esc
# Same as in english.
key-home = Home
# Same as in english.
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = 滾輪
key-right-click = 右鍵
