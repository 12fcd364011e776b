# The gallery of mazes, and how even a game is.

page-mazes = 迷路
front-mazes-about = PAC-MAN向きからゴースト向きまで
set-up-maze-more = もっと迷路
gallery-lead = どの迷路でも、コンピューターどうしが何十回も対戦しました。バーはPAC-MANの成績です。真ん中なら、どちらにも同じチャンスがあります。
# $name is the name of a level.
gallery-level = コンピューターのレベル：{ $name }
gallery-level-out = このレベルでより公平に
gallery-level-out-about = 測定した範囲で、互角に近づくようにライフや一部のルールを変えます。
gallery-pacman = PAC-MANに有利
gallery-even = 互角
gallery-ghosts = ゴーストに有利
# $name is the name of a maze.
gallery-play = この迷路で遊ぶ：{ $name }
gallery-set-up = 対局の準備：{ $name }
# $points is PAC-MAN’s score, 0 to 100.
gallery-score = PAC-MAN：100点中{ $points }点
# What is proved about a maze with four ghosts and three lives.
gallery-exact-ghosts = ゴーストが完璧に動けば、必ずゴーストが勝ちます。
gallery-exact-pacman = PAC-MANが完璧に動けば、必ずPAC-MANが勝ちます。
gallery-exact-open = どちらも完璧なら、ここでは勝ちを決められません。
gallery-draw = 自分で作ることもできます：
# How even the game is that is being set up. $level is a level of the computer.
handicap-title = 勝ちやすさ
handicap-none = 標準のルール
handicap-measured = 両方ともレベル{ $level }で対戦した結果です。
handicap-even = レベル{ $level }で互角
handicap-fairer = レベル{ $level }でより公平
handicap-is-even = レベル{ $level }では、このルールですでに互角です。
handicap-fairest = レベル{ $level }では、もっと公平なルールは見つかりませんでした。
handicap-unknown = この迷路はまだ測られていません。測った迷路はこちら：

# Names of mazes: things in a garden, without a meaning for the game.
maze-title-meadow = 野原
maze-title-orchard = 果樹園
maze-title-roses = バラ園
maze-title-picnic = ピクニック
maze-title-swing = ブランコ
maze-title-pond = 池
maze-title-butterfly = チョウ
maze-title-treehouse = ツリーハウス
maze-title-fountain = 噴水
maze-title-greenhouse = 温室
maze-title-beehive = ミツバチの巣箱
maze-title-bridge = 橋
maze-title-vegetables = 野菜畑
maze-title-gate = 庭の門
maze-title-sundial = 日時計
maze-title-hedgehog = ハリネズミ
maze-title-owl = フクロウ
maze-title-tower = 塔
maze-title-castle = お城
maze-title-web = クモの巣
