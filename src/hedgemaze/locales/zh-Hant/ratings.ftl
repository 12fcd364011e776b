# 積分賽：大廳裡的選擇、名字旁的積分，以及一局帶來的變化。

rated-choice = 這局要計分嗎？
rated-casual = 純粹好玩
rated-rated = 積分賽
rated-sign-in = 建立帳號就能玩積分賽。
rated-casual-about = 誰的積分都不會變。
rated-yours = 你的積分：{ $rating }
rated-first = 這是你第一場這種積分賽，從 1500 開始。
rated-range = 正在找積分 { $low } 到 { $high } 的對手
rated-anyone = 正在找任何對手
rated-rating = 積分 { $rating }
rated-uncertain = 積分 { $rating }，尚未穩定
rated-new = 新積分
rated-counting = 正在計算新積分…
rated-void-short = 這局太短，不計分。
rated-void-closed = 這局被中止，不計分。
rated-void-account = 有玩家的帳號已不存在，這局不計分。
rated-one-screen = 積分賽中，每位玩家都要用自己的裝置。
why-room-rated = 積分賽不能悔棋。
why-room-rated_account = 這張桌子是積分賽：請建立帳號，或選別張桌子。
why-room-rated_twice = 你已經坐在這張桌子了。
why-room-bad_rated = 積分賽需要計時、一般規則，而且每個座位都要是真人。
