# 大廳：跟陌生人快速對局，以及開放給所有人的桌。

page-lobby = 跟其他人玩
front-lobby-about = 馬上找人，或加入一桌
lobby-quick = 快速對局
lobby-quick-about = 選一種計時，就會跟選同樣計時的人對局。
lobby-either = 都可以
lobby-waiting = { $n } 人在等
lobby-looking = 正在找人對局
lobby-elapsed = 等待時間
lobby-here = { $seats } 人中已有 { $n } 人
lobby-cancel = 不找了
lobby-offer = 還沒有人來。你可以馬上跟電腦玩；難度 { $level } 適合你。
lobby-computer = 跟電腦玩
lobby-wait-on = 繼續等
lobby-found = 找到了！正在開桌…
lobby-replaced = 你正在另一個視窗找對局。
lobby-join = 加入
why-lobby-unknown_preset = 這種對局已經沒有了，請重新載入頁面。
why-lobby-already_waiting = 你已經在找另一個對局了。
