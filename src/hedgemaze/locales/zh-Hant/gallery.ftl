# The gallery of mazes, and how even a game is.

page-mazes = 迷宮
front-mazes-about = 從對PAC-MAN有利到對鬼魂有利
set-up-maze-more = 更多迷宮
gallery-lead = 電腦在每個迷宮裡都和自己對戰了幾十局。長條顯示 PAC-MAN 的成績：在中間代表雙方機會相等。
# $name is the name of a level.
gallery-level = 電腦的難度：{ $name }
gallery-level-out = 在此難度更公平
gallery-level-out-about = 依照測量結果，調整生命數或幾條規則，讓雙方更勢均力敵。
gallery-pacman = 對PAC-MAN有利
gallery-even = 勢均力敵
gallery-ghosts = 對鬼魂有利
# $name is the name of a maze.
gallery-play = 在這裡玩：{ $name }
gallery-set-up = 設定對局：{ $name }
# $points is PAC-MAN’s score, 0 to 100.
gallery-score = PAC-MAN：100 分中 { $points } 分
# What is proved about a maze with four ghosts and three lives.
gallery-exact-ghosts = 鬼魂若走得完美，在這裡一定獲勝。
gallery-exact-pacman = PAC-MAN若走得完美，在這裡一定獲勝。
gallery-exact-open = 雙方都走得完美時，誰也無法必勝。
gallery-draw = 也可以自己做：
# How even the game is that is being set up. $level is a level of the computer.
handicap-title = 雙方機會
handicap-none = 標準規則
handicap-measured = 在雙方都是難度{ $level }時測量。
handicap-even = 在難度{ $level }勢均力敵
handicap-fairer = 在難度{ $level }更公平
handicap-is-even = 在難度{ $level }，這些規則本來就勢均力敵。
handicap-fairest = 在難度{ $level }找不到更公平的規則。
handicap-unknown = 這個迷宮還沒有測量。測量過的在這裡：

# Names of mazes: things in a garden, without a meaning for the game.
maze-title-meadow = 草地
maze-title-orchard = 果園
maze-title-roses = 玫瑰園
maze-title-picnic = 野餐
maze-title-swing = 鞦韆
maze-title-pond = 池塘
maze-title-butterfly = 蝴蝶
maze-title-treehouse = 樹屋
maze-title-fountain = 噴泉
maze-title-greenhouse = 溫室
maze-title-beehive = 蜂箱
maze-title-bridge = 小橋
maze-title-vegetables = 菜圃
maze-title-gate = 花園大門
maze-title-sundial = 日晷
maze-title-hedgehog = 刺蝟
maze-title-owl = 貓頭鷹
maze-title-tower = 高塔
maze-title-castle = 城堡
maze-title-web = 蜘蛛網
