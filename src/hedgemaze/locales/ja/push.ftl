# サーバーがブラウザーに送るお知らせ。

push-turn = あなたの番です
push-turn-with = { $mode }：{ $name }さんと対戦中
push-turn-team = { $mode }：{ $name }さんとほか{ $n }人と対戦中
push-turn-nameless = { $mode }：みんながあなたを待っています。
push-reminder = まだあなたの番です
push-reminder-hours =
    { $n ->
        [0] { $mode }：残り1時間を切りました
       *[other] { $mode }：残り{ $n }時間
    }
push-challenge = { $name }さんから対戦の誘い
push-challenge-mode = { $mode }：受けますか？
push-pairing = 対局が始まります
push-pairing-in = { $tournament }：テーブルの用意ができました。
