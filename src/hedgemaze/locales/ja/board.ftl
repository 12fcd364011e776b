# 駒と陣営の名前、音声で聞く人のためのボードの言葉。

piece-S = 南
piece-W = 西
piece-N = 北
piece-E = 東
piece-P = パックマン
piece-B = ブリンキー
piece-K = ピンキー
piece-I = インキー
piece-C = クライド

side-S = 南
side-W = 西
side-N = 北
side-E = 東
side-P = パックマン
side-G = ゴースト
side-you = あなた
side-here = この画面
side-thinking = 考え中…

edge-S = 南
edge-W = 西
edge-N = 北
edge-E = 東

board-name = ボード
board-help = 矢印キーでボード上を移動し、Enterで決定します。Fでフェンスを持ち、矢印キーで動かし、Rで回し、Enterで置き、Escapeで戻します。ピリオドで番を終え、Backspaceで1歩戻します。e2やe3hのように手を入力してEnterを押すこともできます。
board-turn = 回す
board-place = 置く
board-cancel = やめる

square-pellet = パワークッキー
square-respawn = ゲート
square-target = ここへ進めます
square-via = { $squares }を通って進めます
square-premove = 先行手
square-respawn-now = ここに復活
square-selected = 選択中
square-closed = 通行止め：{ $edges }
square-parts = { $part }、{ $rest }

fence-place = フェンス{ $fence }
fence-lift = フェンス{ $fence }を外す
fence-illegal = フェンス{ $fence }は置けません
fence-way = { $side } { $change }
