# 命令列的說明與回答。

cli-about = 依 Quoridor PAC-MAN 的規則遊玩：2 到 4 人的經典遊戲，以及兩種 PAC-MAN 模式。
cli-start = 用 hedgemaze tty 開始玩，或用 hedgemaze modes 看看有哪些模式。
cli-usage = 用法：
cli-options = 選項
cli-arguments = 引數
cli-commands = 指令
cli-panel-where = 從哪裡開始
cli-default = [預設：{"{}"}]
cli-required = [必填]
cli-help = 顯示這段說明後結束。
cli-try = （試試 '{ $path } --help'）
cli-standard-input = 標準輸入

cli-command-tty = 在終端機玩一局：大家共用一個鍵盤，或跟電腦對戰。
cli-command-modes = 列出五種模式及其迷宮；指定模式則顯示它的一切。
cli-command-mazes = 列出迷宮圖庫，從對PAC-MAN有利到對鬼魂有利；指定迷宮則顯示其詳情。
cli-command-show = 顯示局面：棋盤、輪到誰，若已結束則顯示結果。
cli-command-legal = 列出局面的合法行動，或說明某個行動為什麼不合法（結束狀態 1）。
cli-command-perft = 計算指定長度的合法行動序列；最後一行只有數字。
cli-command-convert = 轉換對局和局面：棋譜、JSON、局面文字、純棋步、圖片、文字棋盤。
cli-command-check =
    檢查棋譜、迷宮、JSON 和局面文字：每局一行，有問題的迷宮列出所有原因。

    一切正常時結束狀態為 0，有錯時為 1，檔案完全無法讀取時為 2。
cli-command-bench = 印出核心的簽章（每個版本都必須相同的數字），以及在這台機器上有多快。
cli-command-analyse = 說明引擎對局面的看法：評估值、最佳行動和走法。
cli-command-match = 讓引擎互相對局，並評定棋力。
cli-command-puzzles = 製作某個模式的謎題：只有一條正確路線的局面，經過證明並評定難度。
cli-command-solve = 求解 PAC-MAN 模式的迷宮：從每個局面看誰必定能贏。
cli-command-ugi = 在標準輸入與輸出上使用 UGI 協定（UCI 的推廣）；見 docs/protocols.md。
cli-command-serve = 提供頁面和對局；按 Ctrl-C 停止。
cli-command-bot = 讓引擎在伺服器的一桌上對局；按 Ctrl-C 結束。
cli-command-backup = 複製伺服器資料庫在某一刻的狀態；伺服器可以繼續運作。
cli-command-admin = 建立、列出或撤銷管理權杖，用來開啟伺服器的主持頁面；伺服器可以同時執行。
cli-command-migrate = 建立或升級伺服器資料庫的資料表，然後結束。
cli-command-export = 印出伺服器上所有已結束的對局，由舊到新；伺服器可以繼續運作。

cli-option-analyse-json-lines = 回答標準輸入中的多個請求，見 docs/protocols.md。
cli-option-analyse-seconds = 思考的秒數；未指定則為 1 秒。
cli-option-analyse-nodes = 要看的局面數。
cli-option-analyse-lines = 要顯示的行動數。
cli-option-analyse-threads = 一次搜尋的執行緒數。

cli-option-bot-link = 頁面所顯示的牌桌連結。
cli-option-bot-engine = 使用 UGI 的引擎指令，例如 'hedgemaze ugi'。
cli-option-bot-level = 代替 --engine：電腦的難度，1 最弱。
cli-option-bot-name = 在桌上的名字。
cli-option-bot-seat = 要坐的座位；0 表示第一個空位。
cli-option-bot-movetime = 每個行動的毫秒數；沒有計時器又未指定時為 1000。
cli-option-bot-games = 有再戰時總共下幾局。
cli-option-bot-seed = 讓隨機的部分可以重現。

cli-option-analyse-workers = 搭配 --json-lines：同時進行的搜尋數。
cli-option-analyse-seed = 搜尋中隨機部分的種子。

cli-option-app-version = 印出版本後結束。
cli-option-app-install-completion = 為目前的 shell 安裝自動補齊。
cli-option-app-show-completion = 印出目前 shell 的自動補齊腳本。
cli-option-json = 以 JSON 印出結果。

cli-option-backup-file = 副本的位置；已存在則取代。
cli-option-admin-action = token 建立一個並顯示一次；list 列出，revoke 撤銷。
cli-option-admin-label = 權杖的名稱；操作紀錄會顯示。

cli-option-check-file = 棋譜、迷宮、JSON 或局面文字；- 讀取標準輸入。

cli-option-convert-in = 檔案；- 讀取標準輸入。
cli-option-convert-out = 檔案；省略或用 - 則印到畫面。
cli-option-convert-from = IN 的格式；省略則自動判斷。
cli-option-convert-to = 要寫出的格式。
cli-option-convert-dialect = IN 的記法：{ $dialects }。
cli-option-convert-mode = 純棋步所屬的模式；省略則為 classic2。
cli-option-convert-game = 只取第 N 局或第 N 個局面。
cli-option-convert-at = 只取一局的前 N 項。

cli-option-export-json-lines = 每局一個 JSON 物件，包含其遊戲桌。

cli-option-legal-numbers = 在每個行動前印出編號。
cli-option-legal-json = 以 JSON 印出清單。
cli-option-legal-why = 說明這個行動是否合法，不合法則說明原因。

cli-option-match-player = { $players }、level-1 到 level-8，或 --engines 檔案中的名稱。
cli-option-match-engines = 外部引擎的 TOML 檔（docs/protocols.md）。
cli-option-match-games = 總局數；會往上調整，讓每個人坐每個座位的次數相同。
cli-option-match-seed = 開局與隨機的種子。
cli-option-match-schedule = { $schedules } 其中之一。
cli-option-match-concurrency = 同時進行的對局數。
cli-option-match-log = 把完成的對局寫到這裡，之後從那裡繼續。
cli-option-match-movetime = 每次行動的毫秒數；未指定則為 1000。
cli-option-match-clock = 每方的秒數，以及每回合後增加的秒數：60+1。
cli-option-match-nodes = 每次行動的節點數。
cli-option-match-margin = 一次行動超時多久才判輸。
cli-option-match-sprt = 一旦確定兩個 Elo 界限中哪個成立就結束，例如 0,10。
cli-option-match-alpha = 偽陽性的機率。
cli-option-match-beta = 偽陰性的機率。
cli-option-match-mazes = PAC-MAN 模式：{ $mazes }（該模式自己的）。

cli-option-modes-mode = 說明這個模式的一切，包括自訂規則。

cli-option-mazes-maze = 圖庫中的迷宮。
cli-option-solve-maze = 迷宮的名稱（見 hedgemaze mazes）或迷宮檔案。
cli-option-solve-ghosts = 鬼魂的數量，1 到 4；Blinky 最先。
cli-option-solve-lives = 被抓幾次遊戲結束，1 到 5。
cli-option-solve-out = 表格的檔案；未指定時放在您的資料夾。
cli-option-solve-list = 列出資料夾裡的表格。
cli-option-puzzles-number = 要做幾道謎題。
cli-option-puzzles-seed = 取局面的對局所用的種子。
cli-option-puzzles-games = 下完這麼多局就停，即使謎題不足。
cli-option-puzzles-out = 謎題檔案；其中其他模式的謎題會保留。
cli-option-tty-puzzle = 解謎題：每日一題，或是以 MODE 指定編號、主題或模式的一題。
cli-option-solve-threads = 使用的執行緒數；未指定時使用所有處理器。

cli-option-mode = { $modes }；或模式的完整文字，例如 'pacman;maze=A2'。
cli-option-where = { $modes }；或模式的完整文字，例如 'pacman;maze=A2'。也可以用引號括住的局面文字，- 則從標準輸入讀取。省略則為 classic2。
cli-option-position = 從這個局面文字開始；- 從標準輸入讀取。
cli-option-actions = 先執行這些行動，例如 'e2 e8 e3h'。
cli-option-size = 經典：棋盤大小 3、5、7 或 9。
cli-option-fences = 經典：每方的圍牆數。
cli-option-maze = PAC-MAN 模式：迷宮名稱（見 hedgemaze modes）或迷宮檔案。
cli-option-house = 一條自訂規則（見 hedgemaze modes MODE）；可重複使用。
cli-option-players = PAC-MAN 模式：2 到 5 人，分配鬼魂。
cli-option-ascii = 只用 ASCII 字元畫棋盤。

cli-option-perft-depth = 幾次行動的深度。
cli-option-perft-divide = 也印出每個第一次行動之下的數目。
cli-option-perft-body = 由誰計算：快速核心或參考規則。

cli-option-serve-host = 監聽的位址；0.0.0.0 表示全部。
cli-option-serve-port = 連接埠；0 表示任何空閒的。
cli-option-serve-data = 資料庫的位置；未指定則用使用者的資料目錄。
cli-option-serve-database = 用 PostgreSQL 資料庫取代內建的。
cli-option-serve-nats = NATS 伺服器的 URL，共用一個資料庫的多台伺服器藉此互相通知。
cli-option-serve-proxy = 受信任的反向代理，採信它提供的用戶端位址；可重複使用。
cli-option-serve-site = 連到伺服器所用的主機名稱；可重複使用。
cli-option-serve-open = 開啟瀏覽器；只有在終端機上才自動開啟。
cli-option-serve-workers = 引擎的行程數；0 表示沒有。
cli-option-serve-limits = 限制單一位址的請求量。
cli-option-serve-expire-days = 刪除這麼多天沒有人使用的未完成對局；0 表示永不。
cli-option-serve-expire-finished-days = 刪除這麼多天沒有人使用的已結束對局；0 表示永不。
cli-option-serve-log = debug、info、warning 或 error。
cli-option-serve-contact = 推播服務的營運者如何聯絡你：mailto:… 或 https://…。
cli-option-serve-push-service = 另一個可以傳送通知的推播服務；可重複使用。
cli-option-serve-drain = 收到停止訊號後繼續運作的秒數；其間 /ready 會告訴代理伺服器不要再送人來。
cli-option-serve-admin-token-file = 存放管理權杖的檔案；不存在時會建立。
cli-option-serve-backup-folder = 定期將資料庫複製到這個資料夾（僅限 SQLite）。
cli-option-serve-backup-every = 兩次備份之間的小時數；0 表示只在主持人要求時備份。
cli-option-serve-backup-keep = 保留幾份備份。
cli-option-serve-tracing = 以 OpenTelemetry 傳送追蹤資料；傳送位置由 OTEL_… 變數決定。

cli-option-show-svg = 改為寫出圖片；- 印到畫面。
cli-option-show-theme = 圖片的外觀。
cli-option-show-json = 改為以 JSON 印出局面。
cli-option-show-text = 改為印出一行的局面文字。

cli-option-tty-mode = { $modes }。省略則為 classic2。
cli-option-tty-first = 經典：誰先，例如 south；或 random。
cli-option-tty-load = 繼續已儲存的對局。
cli-option-tty-level = 跟電腦對戰，1 最弱。
cli-option-tty-side = 搭配 --level：你是哪一方，例如 south 或 ghosts。
cli-option-tty-names = 誰來玩，例如 'Ada,Bob'。
cli-option-app-language = 使用這個語言，例如 fr 或 zh-Hant；省略則用系統語言。

cli-analyse-action = 行動
cli-analyse-visits = 造訪數
cli-analyse-line = 走法
cli-analyse-nodes = { $seconds } 秒內 { $n } 個局面
cli-analyse-ways = 離終點的步數：{ $ways }

cli-backup-done = { $path }：{ $bytes } 位元組
cli-migrate-done = 資料庫的結構描述版本為 { $version }。
cli-admin-revoked = 權杖 { $label } 已撤銷。
cli-serve-at = Hedgemaze 在 { $address }
cli-serve-kept = 對局存在 { $path }
cli-serve-no-page = 頁面尚未建置，瀏覽器只會看到一則說明。請在原始碼資料夾中執行 ./play，或在該處執行 { $command } 後重新安裝。

# hedgemaze bot
cli-bot-engine = 引擎
cli-bot-level = 難度 { $level }
cli-bot-seated = 座位 { $seat }：{ $side }，{ $mode }
cli-bot-resume = 回到這個座位的連結：{ $link }
cli-bot-waiting = 等待其他玩家
cli-bot-ended = { $result }（{ $reason }）
cli-bot-left = 已離開這桌

cli-check-game = 第 { $number } 局：正確，{ $mode }，{ $actions } 次行動，{ $end }
cli-check-game-unfinished = 第 { $number } 局：正確，{ $mode }，{ $actions } 次行動，未結束
cli-check-position = 局面 { $number }：正確，{ $mode }，{ $end }
cli-check-position-unfinished = 局面 { $number }：正確，{ $mode }，未結束
cli-check-maze = 迷宮 { $name }：正確，用於 { $mode }
cli-check-maze-nameless = 未命名的迷宮：正確，用於 { $mode }
cli-check-maze-wrong = 迷宮：有誤，原因有 { $n } 個：
cli-check-wrong = 有誤：{ $problem }
cli-check-wrong-game = 第 { $number } 局：有誤：{ $problem }
cli-check-wrong-position = 局面 { $number }：有誤：{ $problem }
cli-check-wrong-json = JSON { $number }：有誤：{ $problem }
cli-check-empty = 有誤：裡面沒有對局

cli-legal-yes = { $action } 是合法的。
cli-legal-no = { $action } 不能走。
cli-legal-in-way = 擋路的：{ $fences }。
cli-legal-piece = 相關的棋子：{ $piece }。
cli-legal-shut-in = 被封死的（標為 { $mark }）：{ $squares }。
cli-legal-count = 合法行動：{ $n }
cli-show-position = 局面：{ $text }

cli-match-none = 還沒有對局
cli-match-done = 已完成的對局：{ $done }／{ $total }
cli-match-player = 玩家
cli-match-games = 局數
cli-match-points = 得分
cli-match-won = 勝
cli-match-drawn = 和
cli-match-failed = 失敗
cli-match-points-as = 各方得分
cli-match-pellets-as = 能量球（身為 { $side }）
cli-match-range = { $low } 到 { $high }
cli-match-game = 第 { $number } 局，共 { $total } 局：{ $seats } { $result }（{ $reason }）
cli-match-game-failed = 第 { $number } 局，共 { $total } 局：{ $seats } { $result }（{ $reason }；失敗：{ $failures }）
cli-match-failure = 第 { $number } 局：{ $player } { $code } { $message }
cli-match-pairs = { $one } 對 { $other } 的配對（0、½、1、1½、2 分）：{ $counts }
cli-match-test-elo0 = SPRT { $elo0 }、{ $elo1 }：LLR { $llr }，範圍 [{ $lower }, { $upper }]，接受：沒有更強
cli-match-test-elo1 = SPRT { $elo0 }、{ $elo1 }：LLR { $llr }，範圍 [{ $lower }, { $upper }]，接受：更強
cli-match-test-open = SPRT { $elo0 }、{ $elo1 }：LLR { $llr }，範圍 [{ $lower }, { $upper }]，尚無定論

cli-modes-hint = hedgemaze modes MODE 說明其中一種；hedgemaze tty MODE 開始玩。
cli-modes-about-classic2 = 雙人 Quoridor：最先抵達對面的人獲勝。
cli-modes-about-classic3 = 三人 Quoridor，各自為戰。
cli-modes-about-classic4 = 四人 Quoridor，各自為戰。
cli-modes-about-pacman = PAC-MAN 在固定的迷宮裡對抗四隻鬼魂：被抓三次之前拿到四顆能量球。
cli-modes-about-advanced = PAC-MAN 對抗四隻鬼魂，有隧道，雙方都能放圍牆。
cli-modes-mazes = 迷宮：{ $mazes }
cli-modes-mazes-option = 迷宮：{ $mazes }（--maze，也可以是檔案）
cli-modes-maze-default = { $name }（{ $title }，預設）
cli-modes-sides = 各方，依輪流順序：{ $sides }
cli-modes-fences = 每方的圍牆：{ $n }（用 --fences 更改）
cli-modes-board = 棋盤：{ $size } × { $size }（--size 3、5、7 或 9）
cli-modes-pieces = 棋子：{ $pieces }
cli-modes-players = 玩家：2 到 5 人，一人是 PAC-MAN，其他人分配鬼魂（--players）
cli-modes-stocks = 可放的圍牆：PAC-MAN { $pacman }，鬼魂 { $ghosts }
cli-modes-house = 自訂規則（--house NAME=VALUE），各附條款：
cli-modes-rule = { $name }：預設 { $default }；{ $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }：目前 { $value }，預設 { $default }；{ $allowed } [{ $clause }]

# hedgemaze solve. $needed and $free are numbers of gigabytes; $pacman, $ghosts and $rounds are numbers.
cli-puzzles-step = 對局：{ $games }，找到：{ $found }
cli-puzzles-stopped = 已停止。用同一個命令可以接著做。
cli-puzzles-made = { $path } 裡有 { $n } 道謎題。
cli-solve-memory = 求解需要 { $needed } 記憶體；目前可用 { $free }。
cli-solve-pieces = 記憶體不足，因此完成的部分會留在磁碟上，需要時再讀取。這會花更多時間。
cli-solve-step = 生命：{ $lives }，能量球：{ $pellets }，回合：{ $rounds }
cli-solve-stopped = 已停止。用同一個命令可以接著做。
cli-solve-none = 還沒有表格。
cli-solve-file = 表格：{ $path }
cli-solve-verdict-pacman = { $ghosts } 隻鬼魂、{ $lives } 條命：PAC-MAN 必定能在 { $rounds } 回合內獲勝。
cli-solve-verdict-ghosts = { $ghosts } 隻鬼魂、{ $lives } 條命：鬼魂必定能贏；下一次抓住最多需要 { $rounds } 回合。
cli-solve-verdict-open = { $ghosts } 隻鬼魂、{ $lives } 條命：沒有人必定能贏。
cli-solve-folder = { $path } 裡的表格：
cli-solve-column-maze = 迷宮
cli-solve-column-number = 鬼魂
cli-solve-column-size = 大小
cli-solve-column-file = 檔案
cli-solve-column-lives = 生命
cli-solve-column-start = 開局
cli-solve-column-rounds = 回合
cli-solve-column-pacman = PAC-MAN 勝
cli-solve-column-ghosts = 鬼魂勝
cli-solve-column-open = 未定
cli-solve-column-longest = 最長
cli-solve-longest = PAC-MAN { $pacman }，鬼魂 { $ghosts }
# Same as in English.
cli-solve-value-pacman = PAC-MAN
cli-solve-value-ghosts = 鬼魂
cli-solve-value-open = 未定

# hedgemaze mazes. $level is a level, $n a number of ghosts.
cli-mazes-hint =
    完美玩法：有四隻鬼魂時，誰能強迫分出勝負，需要幾回合。
    難度：雙方難度相同時PAC-MAN的成績。
    hedgemaze mazes MAZE 顯示詳情；hedgemaze tty pacman --maze MAZE 開始遊戲。
cli-mazes-column-name = 名稱
cli-mazes-column-title = 標題
cli-mazes-column-exact = 完美對局
cli-mazes-column-level = 難度{ $level }
cli-mazes-column-ghosts = 鬼魂：{ $n }
cli-mazes-column-equal = 難度
cli-mazes-column-score = 成績
cli-mazes-column-handicap = 最接近勢均力敵的規則
cli-mazes-column-handicap-score = 成績
cli-mazes-standard = 標準規則
