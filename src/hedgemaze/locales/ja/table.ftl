# テーブルでの対局。

game-loading = ボードを準備しています…
game-missing = この対局は、もうこの端末に残っていません。
game-failed = ルールを読み込めませんでした。ネットにつながっていますか？
engine-failed = コンピューターが答えられませんでした。一手戻すと続けられます。
table-others = ほかのプレイヤー
table-own = あなたの側
table-panel = 棋譜と操作
table-moves = 棋譜
table-no-moves = 指した手がここに並びます。
frame-context = いまできること
frame-menu = メニュー
frame-close = 閉じる
moves-now = いまに戻る
moves-past = 前の局面
moves-resigned = 投了
moves-flagged = 時間切れ
table-info = 情報
table-typed = 手を入力
table-typed-go = 指す
action-undo = 一手戻す
action-hint = ヒント
action-flip = ボードを反転
action-resign = 投了
action-again = もう一局
end-level = レベル{ $level }で対局
action-new = 新しい対局
action-analyse = 解析
action-pass = パス
action-stop = 止まる：{ $piece }
action-end-turn = 手番を終える
action-spend = パワークッキーを使う（残り{ $n }）
turn-engine = { $side }が考え中…
turn-classic =
    { $own ->
        [yes] あなたの番：動くか、フェンスを置く
       *[no] { $side }の番です
    }
turn-act =
    { $own ->
        [yes] あなたの番：動くか、フェンスを置く
       *[no] { $side }：動くか、フェンスを置く
    }
turn-pick =
    { $own ->
        [yes] あなたの番：駒を選ぶ
       *[no] { $side }の番です
    }
turn-steps-own = あなたの番：あと{ $steps }歩
turn-steps = { $side }：あと{ $steps }歩
turn-last =
    { $own ->
        [yes] あなたの番：{ $piece }を動かす
       *[no] { $side }：{ $piece }を動かす
    }
turn-boost = ブースト！　あと{ $steps }歩、ゴーストを食べられます
turn-place =
    { $next ->
        [yes] フェンスを置くか、次のゴーストを動かす
       *[no] フェンスを置くか、手番を終える
    }
pick-first = 先にゴーストを選び、それからマスを選んでください
turn-respawn = パックマンが現れるゲートを選ぶ
turn-lift = ゴースト：小部屋のフェンスを1枚外す
turn-lay = ゴースト：外したフェンスを別の場所に置く
fences-left =
    { $n ->
        [0] フェンスなし
       *[other] フェンス残り{ $n }枚
    }
steps-to-goal =
    { $n ->
        [0] ゴール到着
       *[other] ゴールまで{ $n }歩
    }
steps-short = { $n }歩
lives-left =
    { $n ->
        [0] ライフなし
       *[other] 残りライフ{ $n }
    }
pellets-eaten =
    { $n ->
        [0] パワークッキーなし
       *[other] パワークッキー{ $n }個
    }
ghost-here = { $piece }
ghost-done = { $piece }：移動ずみ
ghost-away = { $piece }：食べられた
hint-is = おすすめ：{ $action }
announce-turn = { $side }：{ $text }
happened-catch = パックマンがつかまり、ライフを1つ失いました！
happened-pellet = パックマンがパワークッキーを食べました！
ask-no = いいえ
ask-life = ゴーストにぶつかってライフを1つ失います。それでも進みますか？
ask-life-yes = 進む
ask-resign = この対局を投了しますか？
end-label = 終局
end-draw = 引き分け
end-you-win = あなたの勝ち！
end-wins =
    { $team ->
        [G] ゴーストの勝ち
       *[other] { $side }の勝ち
    }
end-reached_goal = 反対側の辺に着きました！
end-all_pellets = パワークッキーを4個とも食べました。
end-no_lives = パックマンの最後のライフがなくなりました。
end-no_ghosts = ゴーストを4匹とも食べました。
end-repetition = 同じ局面が3回現れました。
end-no_progress = 長いあいだ何も起こりませんでした。
end-move_limit = 手数の上限に達しました。
end-others_left = ほかの全員が抜けました。
end-resigned = だれかが投了しました。
rank-label = パックマンのランク
rank-0 = まだランクなし
rank-1 = 初心者
rank-2 = 有望株
rank-3 = 一人前
rank-4 = 達人
