# 棋子與各方的名稱，以及棋盤對聽讀者說的話。

piece-S = 南家
piece-W = 西家
piece-N = 北家
piece-E = 東家
piece-P = PAC-MAN
piece-B = Blinky
piece-K = Pinky
piece-I = Inky
piece-C = Clyde

side-S = 南家
side-W = 西家
side-N = 北家
side-E = 東家
side-P = PAC-MAN
side-G = 鬼魂
side-you = 你
side-here = 在這個畫面
side-thinking = 思考中…

edge-S = 南
edge-W = 西
edge-N = 北
edge-E = 東

board-name = 棋盤
board-help = 用方向鍵在棋盤上移動，按 Enter 執行。按 F 拿起圍牆，方向鍵移動它，R 轉向，Enter 放下，Escape 收回。句點結束回合，Backspace 收回一步。也可以輸入行動，例如 e2 或 e3h，再按 Enter。
board-turn = 轉向
board-place = 放下
board-cancel = 取消

square-pellet = 能量球
square-respawn = 閘門
square-target = 可以走到這裡
square-via = 可經過 { $squares } 到達
square-premove = 預走
square-respawn-now = 從這裡回來
square-selected = 已選取
square-closed = 不通：{ $edges }
square-parts = { $part }，{ $rest }

fence-place = 圍牆 { $fence }
fence-lift = 拿起圍牆 { $fence }
fence-illegal = 圍牆 { $fence }，不能放
fence-way = { $side } { $change }
