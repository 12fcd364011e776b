# パズル。

puzzles-lead = 局面はひとつ、正解もひとつ。見つけられますか？
puzzle-unknown = そのパズルはありません。ほかのを選んでください。
puzzle-name = { $mode } パズル{ $n }
puzzle-all = パズル一覧
puzzle-next = 次のパズル
puzzle-start = パズルを解く
puzzle-solution = 答え
puzzle-again = もう一度
puzzle-why = なぜだめ？
puzzle-thinking = 考えています…
puzzle-count = 解いた数
puzzle-best = 最高連続
puzzle-days-label = 連続日数
puzzle-streak =
    { $n ->
        [0] 答えを見つけよう
       *[other] { $n }問連続正解
    }
puzzle-filter-mode = ゲーム
puzzle-filter-theme = テーマ
puzzle-filter-difficulty = 難しさ
puzzle-any = すべて
puzzle-difficulty = 難しさ{ $n }／5
puzzle-difficulty-1 = とてもやさしい
puzzle-difficulty-2 = やさしい
puzzle-difficulty-3 = ふつう
puzzle-difficulty-4 = 難しい
puzzle-difficulty-5 = とても難しい
puzzle-link = パズル{ $n }、難しさ{ $difficulty }
puzzle-link-solved = パズル{ $n }、難しさ{ $difficulty }、正解済み
puzzle-theme-race = 競走に勝つ
puzzle-theme-fence = 正しいフェンス
puzzle-theme-jump = ジャンプ
puzzle-theme-aside = 横への一歩
puzzle-theme-catch = パックマンをつかまえる
puzzle-theme-escape = 逃げきる
puzzle-theme-pellet = 勝負のパワークッキー
puzzle-theme-way = 勝ちへの道
puzzle-theme-guard = パックマンを止める
puzzle-ask-win-pawn = { $side }の番です。勝つ手は？
puzzle-ask-hold-pawn = { $side }の番ですが、ピンチです。助かる手は？
puzzle-ask-win-P =
    { $n ->
        [0] パックマンの番です。勝つ手は？
       *[other] パックマンの番です。{ $n }ラウンド以内に勝つには？
    }
puzzle-ask-win-G =
    { $n ->
        [0] ゴーストの番です。勝つ手は？
       *[other] ゴーストの番です。{ $n }ラウンド以内にパックマンをつかまえるには？
    }
puzzle-ask-hold-P = パックマンの番ですが、ピンチです。安全な道は？
puzzle-ask-hold-G = ゴーストの番です。パックマンをどう止める？
puzzle-onward = 正解！　続けて。
puzzle-solved = 解けました！
puzzle-was = { $theme }
puzzle-shown = 答え：{ $line }
puzzle-wrong = { $action }は正解ではありません。
puzzle-goes-on = 続きは { $line } です。{ $result }
puzzle-then-lost = すると、どうやっても{ $side }の勝ちです。
puzzle-then-caught = すると、どうやってもゴーストにつかまります。
puzzle-then-open = すると、確実な勝ちがなくなります。
puzzle-then-worse = すると、ほぼ負けです。
