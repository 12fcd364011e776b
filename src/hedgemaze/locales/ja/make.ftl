# 迷路を描く、選ぶ、棋譜と画像を持ち帰る。

maze-tab-draw = 描く
maze-tab-mazes = 迷路
maze-tab-save = 保存と共有
maze-lead = パックマンのゲームのための迷路を描きましょう。フェンス、パワークッキー、みんなの出発点を置きます。足りないものはすぐにわかります。
maze-family = 遊ぶゲーム
maze-tools = 描くもの
tool-fence = フェンス
tool-chamber = 小部屋のフェンス
tool-pellet = パワー​クッキー
tool-gate-0 = 第1トンネル
tool-gate-1 = 第2トンネル
tool-erase = 消しゴム
maze-hint-fence = 溝を押すとフェンスが立ち、フェンスの真ん中を押すと消えます。
maze-hint-chamber = 溝を押して、ゴーストを囲む小部屋をつくります。フェンスは4枚です。
maze-hint-pellet = マスを押してパワークッキーを置きます。全部で4個です。
maze-hint-gate = マスを2つ押します。パックマンはそこから復活し、2つはトンネルでつながります。
maze-hint-erase = 消したいものを押します。どの道具でも、右ボタンで消せます。
maze-hint-piece = { $piece }の出発点のマスを押すか、駒をドラッグします。
maze-refused-overlaps = そこにはもうフェンスがあります。
maze-refused-crosses = フェンスは交差できません。
maze-refused-fences-only = フェンスはマスの間の溝に立ちます。
maze-undo = 元に戻す
maze-redo = やり直す
maze-random = ランダム
maze-empty = 空のボード
maze-begin = もとにする迷路
maze-title-A1 = ミックス
maze-title-A2 = オープン
maze-title-A3 = 隠れ場所
maze-title-A4 = 予備
maze-title-chamber = 小部屋
maze-title-pinwheel = 風車
maze-untitled = 名前なし
maze-good = この迷路で遊べます。
maze-worth = 完璧に指すとどちらが勝つ？
maze-worth-of = ゴースト{ $n }匹
maze-worth-failed = この端末では計算できません。
maze-worth-unknown = サーバーにもわかりません。ゴーストが4匹だと、ここで計算するには時間がかかりすぎます。
maze-worth-ask = サーバーに聞く
maze-worth-making = 計算中：{ $percent }%
maze-worth-waiting = サーバーはほかの迷路を先に計算しています。
maze-faulty = 遊ぶには、あと{ $n }か所直す必要があります：
maze-checking = 調べています…
fault-too_many_fences = フェンス{ $n }枚は多すぎます。箱には20枚しかありません。
fault-fence_overlaps = フェンス{ $one }と{ $other }が重なっています。
fault-fence_crosses = フェンス{ $one }と{ $other }が交差しています。
fault-chamber_count =
    { $n ->
        [0] 小部屋にはフェンスが4枚必要です。いまは1枚もありません。
       *[other] 小部屋にはフェンスが4枚必要です。いまは{ $n }枚です。
    }
fault-pellet_count =
    { $n ->
        [0] パワークッキーが4個必要です。いまは1個もありません。
       *[other] パワークッキーが4個必要です。いまは{ $n }個です。
    }
fault-start = { $piece }の出発点のマスが必要です。
fault-start-not = ここではパックマンに出発点はありません。ゲートを選んで現れます。
fault-respawn_count =
    { $n ->
        [0] ゲートが4つ、トンネルごとに2つ必要です。いまは1つもありません。
       *[other] ゲートが4つ、トンネルごとに2つ必要です。いまは{ $n }つです。
    }
fault-tunnel_too_short = { $one }から{ $other }へのトンネルは短すぎます。もともと隣どうしです。
fault-square_shared = { $squares }に2つのものがあります。
fault-not_connected = 行けないマスがあります：{ $squares }
fault-respawn_sealed = ゲート{ $squares }が閉じた小部屋の中にあります。
fault-ghost_outside = { $piece }の出発点が閉じた小部屋の外にあります。
fault-chamber_stuck = フェンスを1枚外せば小部屋が開くようにしてください。いまはどの1枚を外しても開きません。
fault-other = この迷路では遊べません。エラーコード：{ $code }
maze-name = 名前
maze-save = 保存
maze-saved = この端末に保存しました。
maze-not-saved = このブラウザーの保存領域がいっぱいか、使えません。
maze-share = リンクをコピー
maze-shared = リンクをコピーしました。開いた人はこの迷路を見られます。
maze-not-shared = コピーできませんでした。このページのアドレスがそのままリンクになります。
maze-export = ファイルに保存
maze-import = ファイルを開く
maze-import-bad = このファイルは迷路ではありません。
maze-mine = 自分の迷路
maze-mine-none = 保存した迷路がここに並びます。
maze-open = 編集：{ $name }
maze-remove = この迷路を消す：{ $name }
maze-removed = 消しました：{ $name }
undo-remove = 元に戻す
record-menu = 棋譜と画像
record-copy = 棋譜をコピー
record-copied = 棋譜をコピーしました。
record-not-copied = ここではコピーできませんでした。
record-save = 棋譜を保存
record-saved = ダウンロードに保存しました。
record-png = 画像（PNG）
record-svg = 画像（SVG）
record-gif = アニメーション（GIF）
record-picture-of = Hedgemazeのボード：{ $mode }
share-open = 画像を共有
share-title = 共有
share-kind = 共有するもの
share-from = この手から
share-to = この手まで
share-speed = 速さ
share-speed-slow = ゆっくり
share-speed-normal = ふつう
share-speed-fast = 速い
share-making = アニメーションを作っています…
share-again = 作る
share-failed = この端末ではできませんでした。
share-size = { $n } kB
share-save = 保存
share-send = 共有
share-result = { $head }。{ $reason }
