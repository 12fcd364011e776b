# 課程，以及從自己的失誤中學習。

page-learn = 課程
page-mistakes = 從失誤中學習

learn-lead = 邊玩邊學的簡短課程，每課一分鐘。
learn-begin = 開始
learn-next = 下一課：{ $name }
learn-on = 繼續
learn-following = 下一課
learn-again = 重新開始
learn-map = 所有課程
learn-right = 就是這樣！
learn-done = 完成
learn-all = 你完成了所有課程。該上場了！
learn-play = 玩一局
learn-rules = 閱讀規則
learn-task = 第 { $n } 題，共 { $all } 題
learn-count = 已完成 { $n }／{ $all }
learn-subject-classic = 經典
learn-subject-pacman = PAC-MAN 變體
learn-subject-advanced = 進階 PAC-MAN

lesson-moving = 移動
lesson-moving-about = 一步一步，走到對面
lesson-moving-1 = 你是下方的黃色棋子。朝對面直直往上走一步。
lesson-moving-1-right = 棋子往上、下、左、右走一步，不能斜走。
lesson-moving-1-wrong = 可以往旁邊走，但對面在上方：往上走。
lesson-moving-2 = 先抵達對面的人獲勝。你往上走，北家往下走。贏得這場賽跑！
lesson-moving-2-right = 對面那一列的任何方格都可以。你比較快！
lesson-moving-2-wrong = 這樣沒有更近。往上兩步你就贏了。

lesson-fences = 圍牆
lesson-fences-about = 讓對手的路變長
lesson-fences-1 = 北家離你這邊只有兩步，你比較慢。這次不要移動，把一片圍牆放進北家正下方的溝槽。
lesson-fences-1-right = 圍牆有兩格長，北家必須繞路。一回合不是移動就是放圍牆，不能兩樣都做。
lesson-fences-1-wrong = 這樣擋不住北家。把圍牆放進北家下方的溝槽。
lesson-fences-2 = 一片圍牆很容易繞過。在旁邊再放一片，讓北家至少多走兩步。
lesson-fences-2-right = 圍牆接起來就成了長牆，一直留到對局結束。
lesson-fences-2-wrong = 北家幾乎沒有變慢。把牆往右加長。
lesson-fences-3 = 圍牆也可以直放：用滑鼠右鍵、R 鍵或轉向鈕來轉。堵住北家通往右邊缺口的路。
lesson-fences-3-right = 現在北家得繞一大圈。數一數自己和對手的步數，這就是遊戲的全部。
lesson-fences-3-wrong = 在北家和最右邊的直行之間，放一片直的圍牆。

lesson-way = 通路規則
lesson-way-about = 不能把任何人關起來
lesson-way-1 = 每個人都必須有路走到對面。試著堵住北家最後的缺口，就在兩個標記的方格之間，看看會怎樣。然後放一片合法的圍牆，讓北家的路變長。
lesson-way-1-right = 路要多長都可以，就是不能堵死。
lesson-way-1-wrong = 放一片圍牆讓北家的路變長，但別堵死。
lesson-way-2 = 這條規則也保護你自己：在 d1 和 d2 右邊放直的圍牆，會把自己關起來。放任何一片合法的圍牆。
lesson-way-2-right = 棋盤會告訴你圍牆會堵死誰，並顯示封閉的區域。
lesson-way-2-wrong = 這次放一片圍牆，哪裡合法都行。

lesson-jump = 跳躍
lesson-jump-about = 跳過棋子，直跳或側跳
lesson-jump-1 = 北家就在你正前方。跳過去：走到北家後面的方格。
lesson-jump-1-right = 跳一次省一步，但不是非跳不可。
lesson-jump-1-wrong = 這樣也行，但跳過去更快：走到北家後面的方格。
lesson-jump-2 = 北家後面有圍牆，不能直跳。這時你可以走到北家左邊或右邊的方格。
lesson-jump-2-right = 直跳不行時，才能側跳。
lesson-jump-2-wrong = 用跳的：到北家左邊或右邊的方格。

lesson-corner = 在邊緣跳躍
lesson-corner-about = 對方後面什麼都沒有時
lesson-corner-1 = 北家後面就是棋盤邊緣，和有圍牆一樣可以側跳。跳過去，贏下來。
lesson-corner-1-right = 跳到對面底線，和一般移動一樣獲勝。
lesson-corner-1-wrong = 再跳一次就到對面那一列：北家的左邊或右邊。
lesson-corner-2 = 北家後面有圍牆，左邊也有一片。你只剩一個方格可以跳。
lesson-corner-2-right = 圍牆擋得住走路，也擋得住跳躍。
lesson-corner-2-wrong = 跳到北家右邊的方格。

lesson-crowd = 三人與四人
lesson-crowd-about = 各自為戰
lesson-crowd-1 = 三人對局：你往上，西家往右，北家往下。北家再一步就贏了，只有你能阻止。
lesson-crowd-1-right = 三人時每人六片圍牆，四人時只有五片。有時你得為大家用掉一片。
lesson-crowd-1-wrong = 這樣北家就贏了。在北家下方放一片圍牆。
lesson-crowd-2 = 兩顆棋子排成一排：不能一次跳過兩顆，但第二顆讓你可以側跳。跳過第一顆，到它的旁邊。
lesson-crowd-2-right = 一次只能跳過一顆棋子。
lesson-crowd-2-wrong = 跳過北家，到左邊或右邊。
lesson-crowd-3 = 四人對局。東家要走到左邊緣，只差一步。讓東家的路變長。
lesson-crowd-3-right = 每個人都走向自己的對面。最先抵達的人獲勝，對局結束。
lesson-crowd-3-wrong = 這樣東家就贏了。在東家左邊放一片直的圍牆。

lesson-steps = PAC-MAN 的回合
lesson-steps-about = 走兩步，轉彎沒問題
lesson-steps-1 = PAC-MAN 每回合走兩步。走到標記的方格。
lesson-steps-1-right = 只要有路，就必須走兩步。可以一步一步點，也可以直接點要停下的方格。
lesson-steps-1-wrong = 從那裡用剩下的一步走不到標記的方格。
lesson-steps-2 = 他可以在兩步之間轉彎。上方有圍牆：繞過它的一端，走到標記的方格。
lesson-steps-2-right = 這個迷宮的圍牆不會移動，也沒有人會加。
lesson-steps-2-wrong = 從那裡這回合走不到標記的方格。

lesson-pellet = 能量球與衝刺
lesson-pellet-about = 吃了就去追鬼魂
lesson-pellet-1 = 吃掉全部四顆能量球就能獲勝。先吃角落那一顆。
lesson-pellet-1-right = 吃到能量球就結束兩步的移動，並立刻獲得衝刺：再走三步。
lesson-pellet-1-wrong = 能量球在上方角落，兩步遠。
lesson-pellet-2 = 你有三步衝刺，衝刺時可以吃鬼魂。去吃紅色的那隻。
lesson-pellet-2-right = 被吃掉的鬼魂會離開棋盤，直到 PAC-MAN 被抓。沒有衝刺時，他不能進入鬼魂的方格。
lesson-pellet-2-wrong = 紅色鬼魂在右邊兩步。趁衝刺還在，吃掉它。
lesson-pellet-3 = 衝刺還剩一步，不一定要用：按按鈕停在這裡，或走完這一步。
lesson-pellet-3-right = 衝刺不必用完，剩下的在回合結束時消失。
lesson-pellet-3-wrong = 停下，或走最後一步。

lesson-sight = 視線與狂暴模式
lesson-sight-about = 看得到你的鬼魂跑得更快
lesson-sight-1 = 紅線表示鬼魂看得到 PAC-MAN：在同一橫列或直行，中間沒有圍牆。把回合結束在誰都看不到你的地方。
lesson-sight-1-right = 看得到你的鬼魂進入狂暴模式：走兩步而不是一步。只有圍牆能把你藏起來。
lesson-sight-1-wrong = 從那裡不管怎麼走，回合結束時都會被鬼魂看到。
lesson-sight-2 = 鬼魂從三面逼近。找出藏身之處。
lesson-sight-2-right = 藏得好！每回合前都要看看橫列和直行。
lesson-sight-2-wrong = 從那裡，回合結束時會有鬼魂看到你。

lesson-ghosts = 鬼魂
lesson-ghosts-about = 任意順序移動，抓住 PAC-MAN
lesson-ghosts-1 = 現在換你當鬼魂。每隻走一步，順序隨你；看得到 PAC-MAN 的可以走兩步。移動全部四隻。
lesson-ghosts-1-right = 狂暴模式的鬼魂可以經過能量球，但不能停在上面；兩隻也不能停在同一格。
lesson-ghosts-1-wrong = 移動還沒走過的鬼魂。
lesson-ghosts-2 = 紅色鬼魂看到 PAC-MAN 就在兩步外。抓住他！
lesson-ghosts-2-right = 他失去一條生命。所有棋子回到起始的方格，被吃掉的鬼魂也一樣。吃掉的能量球不會恢復。
lesson-ghosts-2-wrong = 紅色鬼魂現在就抓得到他：直直往下兩步。

lesson-ranks = 最後一顆能量球
lesson-ranks-about = 四顆能量球，四個等級
lesson-ranks-1 = 已經吃了三顆能量球，只剩一條生命。吃掉最後一顆。
lesson-ranks-1-right = PAC-MAN 獲勝。無論誰贏，一顆是初學者，兩顆是有前途的新秀，三顆是被認可的好手，四顆是精英。
lesson-ranks-1-wrong = 能量球就在右邊一步。

lesson-gates = 閘門
lesson-gates-about = PAC-MAN 出現的地方
lesson-gates-1 = 在進階遊戲裡，PAC-MAN 一開始不在棋盤上。從四邊中央的四個閘門中選一個。
lesson-gates-1-right = 每次被抓之後，他都從閘門回來。
lesson-gates-1-wrong = 選一個閘門。
lesson-gates-2 = 前四個回合，他每回合只做一件事：最多走兩步，或從十二片圍牆中放一片。選一樣做。
lesson-gates-2-right = 從第五回合起，他移動之後還可以放一片圍牆。
lesson-gates-2-wrong = 移動，或放一片圍牆。

lesson-tunnels = 隧道
lesson-tunnels-about = 從一個閘門出去，從另一個進來
lesson-tunnels-1 = 相對的閘門有隧道相連：一步就能從上到下，或從左到右。穿過隧道，到下方標記的閘門。
lesson-tunnels-1-right = 一步就穿過去了。鬼魂也會走隧道。
lesson-tunnels-1-wrong = 先往上走到閘門，再穿過隧道。

lesson-chamber = 密室
lesson-chamber-about = 移動四片圍牆，每回合一片
lesson-chamber-1 = 鬼魂一開始關在四片圍牆裡。前四個回合，它們每回合拿起一片放到別處。按一片粉紅色的圍牆，再放到你喜歡的地方。
lesson-chamber-1-right = 四片都換了位置，鬼魂就出來了。它們還有四片圍牆可以共用。
lesson-chamber-1-wrong = 拿起密室的一片圍牆，再放下。

lesson-turn = 完整的回合
lesson-turn-about = 先移動，再築牆
lesson-turn-1 = 從第五回合起，先移動，之後想放圍牆就放。走兩步，再放一片圍牆。
lesson-turn-1-right = 任何方格都不能封死。棋子不能馬上走回原來的地方。
lesson-turn-1-wrong = 這次繼續走完，最後放一片圍牆。

lesson-reserve = 儲備能量球
lesson-reserve-about = 用一顆來獵鬼
lesson-reserve-1 = 在這裡能量球可以留著。用掉一顆，就有兩步可以吃鬼魂。按按鈕使用，吃掉你上方兩步的紅色鬼魂。
lesson-reserve-1-right = 在這個遊戲裡，被吃掉的鬼魂不再回來。用掉的能量球仍然算進獲勝的數目。
lesson-reserve-1-wrong = 這樣就碰不到紅色鬼魂了。使用能量球，再直直往上。

lesson-lives = 生命
lesson-lives-about = 鬼魂變快，三條生命
lesson-lives-1 = 被拿走的能量球越多，鬼魂越快：起初一步，第一顆之後兩步，第三顆之後三步。現在它們能走三步。抓住 PAC-MAN！
lesson-lives-1-right = 他失去一條生命並離開棋盤。其他棋子留在原地。
lesson-lives-1-wrong = 那隻鬼魂從那裡碰不到他。紅色的最近。
lesson-lives-2 = 你是 PAC-MAN，還有兩條生命。從閘門回來；其中一個已被佔住。
lesson-lives-2-right = 接著就是一個完整的回合。自己撞上鬼魂也會失去一條生命，所以頁面會先問你。
lesson-lives-2-wrong = 選一個閘門。

mistakes-learn = 從失誤中學習
mistakes-working = 正在檢視這局…
mistakes-of = 看誰的失誤？
mistakes-side = { $side }
mistakes-number = 第 { $n } 個關鍵局面，共 { $all } 個
mistakes-ask = 這裡走了 { $action }，獲勝機會降低了 { $percent }%。換作是你會怎麼走？
mistakes-judging = 來看看…
mistakes-best = { $action }：沒錯！這是最好的選擇。
mistakes-good = { $action } 和最佳行動一樣好。找得好！
mistakes-same = 這就是當時走的。還有更好的。
mistakes-worse = { $action } 不差，但仍會損失 { $percent }%。再試一次。
mistakes-shown = { $action } 才是最好的。
mistakes-line = 接下來可能是：{ $text }
mistakes-show = 看答案
mistakes-hint-fence = 這裡最好放圍牆，就在亮起的方格之間。
mistakes-hint-move = 這裡最好移動。該走的棋子已標出。
mistakes-next = 下一個關鍵局面
mistakes-finish = 結束
mistakes-none = 沒有什麼值得一提的失誤。下得好！
mistakes-short = 還沒有可看的：還沒有走過任何一步。
mistakes-end =
    { $n ->
        [0] 全部 { $all } 個都看過了，下次你就知道了。
       *[other] { $all } 個之中，你自己找到了 { $n } 個。棋力就是這樣進步的。
    }
mistakes-again = 再來一次
mistakes-analysis = 看整局
mistakes-end-title = 就到這裡
