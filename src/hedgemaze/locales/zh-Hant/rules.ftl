# 各種遊戲的規則。

rules-modes = 遊戲
rules-play = 開始玩
rules-house = 其中許多規則，可以在設定對局時用自訂規則更改。

rules-head-setup = 準備
rules-head-turn = 你的回合
rules-head-move = 移動
rules-head-jump = 跳躍
rules-head-fence = 圍牆
rules-head-end = 終局
# Same as in English.
rules-head-pacman = PAC-MAN
rules-head-ghosts = 鬼魂
rules-head-catch = 被抓到
rules-head-tunnels = 閘門與隧道
rules-head-opening = 前四個回合
rules-head-differ = 各版說明書的差異

rules-goal-classic2 = 最先抵達對面底線任一方格的人獲勝。
rules-goal-classic3 = 三人對局，各自為戰。最先抵達對面底線的人獲勝。
rules-goal-classic4 = 四人對局，各自為戰。最先抵達對面底線的人獲勝。
rules-goal-pacman = PAC-MAN 要吃掉全部四顆能量球，鬼魂要抓到他三次。
rules-goal-advanced = PAC-MAN 要拿到全部四顆能量球，鬼魂要抓到他三次。雙方都能放圍牆。

rules-setup-classic2 = 每人十片圍牆。棋子放在自己底線的中央：南家在 e1，北家在 e9。先手隨機決定。
rules-setup-classic3 = 每人六片圍牆。棋子放在自己底線的中央：e1、a5 和 e9。先手隨機決定，順時針輪流。
rules-setup-classic4 = 每人五片圍牆。棋子放在自己底線的中央：e1、a5、e9 和 i5。先手隨機決定，順時針輪流。
rules-setup-pacman = PAC-MAN 在 e5，鬼魂在四邊的中央，能量球在四個角落。六片圍牆組成迷宮，不會移動，也不會增加。
rules-setup-advanced = 鬼魂在中央由四片圍牆圍成的密室裡，能量球在四個角落。PAC-MAN 有十二片圍牆，鬼魂共有四片。
rules-share = 一位玩家扮演 PAC-MAN，有三條生命。其他一到四位玩家分配四隻鬼魂。

rules-classic-turn = 輪到你時做一件事：移動棋子，或放一片圍牆。沒有圍牆時必須移動。
rules-classic-pass = 什麼都不能做時就跳過。這只會在三人或四人對局中發生。
rules-classic-move = 棋子往上、下、左、右移動一格，不能穿過圍牆，也不能走到別的棋子上。
rules-classic-jump-straight = 如果旁邊有別的棋子，中間又沒有圍牆，你可以直線跳過它。
rules-classic-jump-side = 如果它的正後方是圍牆、棋盤邊緣或另一顆棋子，你可以改跳到它的左邊或右邊，只要那裡沒有圍牆或棋子擋路。
rules-classic-jump-one = 一次只能跳過一顆棋子，不能跳過兩顆。跳不跳由你決定。
rules-classic-fence-long = 圍牆有兩格長，放在兩格與另外兩格之間，不能超出棋盤。
rules-classic-fence-stays = 圍牆不能重疊或交叉，放下後就不再移動。
rules-classic-fence-way = 每個人都必須有路通往終點，你也一樣。堵死任何人最後一條路的圍牆不能放。棋子不算擋路。
rules-classic-end-wins = 最先抵達對面底線任一方格的棋子立刻獲勝。
rules-classic-end-draw = 同一局面第三次出現時為和局。
rules-classic-differ-side = 所有說明書都允許遇到圍牆時側跳，但沒有提到棋盤邊緣和另一顆棋子；在這裡也可以側跳。
rules-classic-differ-way = 有些說明書只保護對手的路。這裡保護每個人的路。
rules-classic-differ-draw = 沒有說明書提到和局。但沒有和局的話，對局可能永遠下不完。
rules-classic-differ-three = 只有日文說明書提到三人對局：每人六片圍牆。

rules-pacman-round = 每一輪由 PAC-MAN 先走。接著棋盤上每隻鬼魂各移動一次，順序由鬼魂決定。
rules-pacman-straight = 誰都不能穿過圍牆，也不能斜走。
rules-pacman-steps = PAC-MAN 走兩步，中途可以轉彎，也可以往回走。只能走一步時就走一步。
rules-pacman-blocked = 他不能進入鬼魂所在的方格。
rules-pacman-boost = 他走到能量球就停下來吃掉，並立刻獲得衝刺：最多再走三步，走幾步都可以。
rules-pacman-eats = 只有在衝刺時，他才會吃掉所進方格裡的鬼魂。
rules-pacman-ghost-step = 鬼魂走一步。能走就必須走。
rules-pacman-frenzy = 鬼魂如果沿著橫列或直行看得到 PAC-MAN，中間沒有圍牆，就進入狂暴模式：走一步或兩步，中途可以轉彎。別的鬼魂和能量球擋不住視線。
rules-pacman-ghost-end = 鬼魂不能停在能量球或別的鬼魂上。狂暴模式時可以經過。
rules-pacman-catch = 鬼魂進入 PAC-MAN 的方格就抓到他。他失去一條生命，這一輪結束。
rules-pacman-reset = 所有棋子回到起始的方格，被吃掉的鬼魂也一樣。吃掉的能量球不會恢復。
rules-pacman-end-pacman = PAC-MAN 吃到第四顆能量球，或棋盤上沒有鬼魂時獲勝。
rules-pacman-end-ghosts = 鬼魂抓到第三次時獲勝。
rules-pacman-end-rank = 無論誰贏，等級看吃掉的能量球：一顆是初學者，兩顆是有前途的新秀，三顆是被認可的好手，四顆是精英。
rules-pacman-end-draw = 連續二十輪沒有任何進展，或同一局面第三次出現時為和局。
rules-pacman-differ-maze = 說明書用一張圖表示迷宮，但我們沒有那張圖。這裡的迷宮是根據人們的描述重建的。
rules-pacman-differ-sight = 有三版說明書裡，鬼魂只看得到正前方。這裡四個方向都看得到。
rules-pacman-differ-pellet = 丹麥文說明書完全不准鬼魂進入能量球的方格。這裡可以經過。
rules-pacman-differ-order = 有兩版說明書裡，鬼魂總是按同樣的順序移動。這裡每一輪都可以重新決定。
rules-pacman-differ-boost = 多數說明書沒說衝刺是否必須用完，也沒說經過鬼魂算不算吃掉。這裡可以只用一部分，經過就算吃掉。

rules-advanced-tunnels = 每一邊中央的方格是閘門：e9、e1、a5 和 i5。相對的閘門算相鄰，就像有隧道相通。
rules-advanced-start = PAC-MAN 從自己選的閘門開始。
rules-advanced-opening-pacman = 前四個回合，PAC-MAN 每回合做一件事：移動，或放一片圍牆。
rules-advanced-opening-ghosts = 然後鬼魂拿起密室的一片圍牆，放到別處。這時還不能移動。
rules-advanced-turn = 從第五回合起，先是 PAC-MAN 移動，接著每隻鬼魂各移動一次，順序由鬼魂決定。移動過的可以放一片圍牆。
rules-advanced-return = 移動不能結束在出發的方格，也不能結束在上一次移動前所在的方格。
rules-advanced-speed = PAC-MAN 最多走兩步。鬼魂走一步，第一顆能量球被拿走後最多兩步，第三顆之後最多三步。
rules-advanced-fence = 圍牆的放法和經典遊戲一樣，放下就不動。不能把任何方格和棋盤其他部分隔開。
rules-advanced-reserve = PAC-MAN 會留著拿到的能量球。移動時可以用掉一顆或更多，每顆多走兩步；在這些步裡撞上的每隻鬼魂都永遠出局。
rules-advanced-ghost-end = 鬼魂可以經過能量球，但不能停在上面；兩隻鬼魂也不能停在同一格。
rules-advanced-meet = 不論是誰移動，只要 PAC-MAN 和鬼魂相遇，該回合立刻結束（不能再放圍牆），PAC-MAN 失去一條生命。下一回合他從空著的閘門回來。鬼魂留在原地。
rules-advanced-end-pacman = PAC-MAN 拿到第四顆能量球，或吃掉所有鬼魂時獲勝。他失去第三條生命時，鬼魂獲勝。
rules-advanced-end-progress = 算作進展的是：拿到或用掉能量球、吃掉鬼魂、抓到 PAC-MAN、放圍牆。
rules-advanced-differ-source = 只有一份法文資料有這個遊戲，而且圖片已經失傳。密室和能量球的位置是我們重建的。
rules-advanced-differ-return = 原文禁止回到前一個方格。我們認為指的是移動結束的方格，只是經過則可以。

rules-writing = 走法的寫法
rules-writing-squares = 直行由左到右是 a 到 i，橫列由下到上是 1 到 9。
rules-writing-classic = 移動寫成抵達的方格：e2。圍牆寫成其中點左下方的方格，橫放加 h，直放加 v：e3h。
rules-writing-pacman = 一步寫成棋子的字母加方格：Pe6。P 是 PAC-MAN，B 是 Blinky，K 是 Pinky，I 是 Inky，C 是 Clyde。B- 結束 Blinky 的移動。
rules-writing-advanced = P+ 用掉一顆能量球，P@e9 讓 PAC-MAN 出現在 e9，e3h 放圍牆，~d5h 拿起密室的一片圍牆。
