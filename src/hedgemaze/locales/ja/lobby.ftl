# ロビー：知らない人とのすぐ始まる対局と、だれでも入れるテーブル。

page-lobby = ほかの人と遊ぶ
front-lobby-about = いま相手を探す、テーブルに入る
lobby-quick = すぐに対局
lobby-quick-about = 持ち時間を選ぶと、同じものを選んだ人と対局します。
lobby-either = どちらでも
lobby-waiting = { $n }人が待っています
lobby-looking = 相手を探しています
lobby-elapsed = 待ち時間
lobby-here = { $seats }人中{ $n }人がいます
lobby-cancel = 探すのをやめる
lobby-offer = まだだれも来ていません。コンピューターならすぐに遊べます。あなたにはレベル{ $level }が合います。
lobby-computer = コンピューターと遊ぶ
lobby-wait-on = 待ち続ける
lobby-found = 見つかりました！　テーブルを開きます…
lobby-replaced = いまは別のウィンドウで相手を探しています。
lobby-join = 参加する
why-lobby-unknown_preset = この対局はもうありません。ページを読み込み直してください。
why-lobby-already_waiting = すでに別の対局を探しています。
