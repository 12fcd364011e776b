# ネットで友だちと囲むテーブル。

page-online = 友だちと遊ぶ
page-table = テーブル
page-watch = 観戦
page-code = ここで続ける
friends-mode = ゲーム
friends-special = { $mode }（あなたの設定で）
friends-count = 人数
friends-players = { $n }人
friends-here = この画面
friends-elsewhere = リンクで招待
friends-clock = 持ち時間
friends-loser = 前の対局で負けた人
friends-listed = 知らない人もこのテーブルを見つけて参加できる
friends-bots = 空いている席にボットも座れる
friends-nobody = 友だちを1人以上招待してください。友だちなしで遊ぶなら、テーブルはいりません。
friends-open = テーブルを開く
friends-code = 別の端末のコードがあります
friends-alone = この画面で遊ぶ
open-title = 空きのあるテーブル
open-none = いま待っている人はいません。
open-free = 空席{ $n }
timing-none = 時間制限なし
timing-fischer = { $minutes }分＋1ターン{ $seconds }秒
timing-days = 1ターン{ $n }日
seat-name = あなたの名前
seat-character = あなたのキャラクター
seat-free = 空席
seat-sit = ここに座る
seat-link = { $seat }のリンクをコピー
seat-there = 接続中
seat-away = 接続なし
seat-left = 抜けました
seat-nameless = 名前なし
seat-bot = ボット
seat-bot-named = { $name }（ボット）
seat-mine-named = { $name }（あなた）
waiting-title = 友だちを待っています
waiting-invited = 招待が届いています
waiting-me = あなた
waiting-free =
    { $n ->
        [0] 全員そろいました。
        [1] 最後の席が埋まると、対局が始まります。
       *[other] 空席が{ $n }つあります。全部埋まると、対局が始まります。
    }
waiting-deal = 配り直す
waiting-leave = テーブルを離れる
leave-ask = この対局を抜けますか？　あなたのゴーストはチームの仲間が引き継ぎます。
invite-about = このリンクを送るか、友だちにコードを読み取ってもらってください。
invite-code = リンクのQRコード
invite-link = 友だち用のリンク
invite-share = Hedgemazeの対局
watch-link = 観戦だけのリンク
watch-share = Hedgemazeの対局を観戦
watch-title = 観戦中です
watch-count = { $n }人が観戦中
first-turn-own = { $time }以内に始めないと、対局は中止になります。
first-turn-other = { $side }：開始まで残り{ $time }
end-look-again = 別の相手を探す
link-copy = コピー
link-copied = コピーしました
link-share = 共有
link-lost = 接続が切れました。つなぎ直しています…
link-none = サーバーにつながりません。ネットにつながっていますか？
room-missing = そのようなテーブルはありません。
room-moved = この対局は別の端末で続けています。
code-about = この対局を別の端末で続ける：
code-ask = コードを表示
code-use = 10分以内に別の端末で入力してください。「友だちと遊ぶ」から「別の端末のコードがあります」へ進みます。
code-enter-about = テーブルの席をこの端末に移します。コードは、もう一方の端末の棋譜の下に表示されます。
code-enter = コード
code-go = 続ける
action-correct = 直す
action-take-back = 待った
action-draw = 引き分け
action-talk = 話す
action-rematch = 再戦
rematch-asked = 再戦を申し込みました
rematch-go = 再戦へ
give-time = 15秒あげる
link-on = 接続中
link-off = 未接続
title-turn = あなたの番！
turn-other = { $side }の番です
offer-draw =
    { $own ->
        [yes] 引き分けを申し込んでいます。
       *[no] { $name }が引き分けを申し込んでいます。
    }
offer-take_back =
    { $own ->
        [yes] 待ったをお願いしています。
       *[no] { $name }が待ったをお願いしています。
    }
offer-resign =
    { $own ->
        [yes] チームでの投了を提案しています。
       *[no] { $name }が投了を提案しています。あなたも投了しますか？
    }
offer-rematch =
    { $own ->
        [yes] 再戦を申し込んでいます。
       *[no] { $name }が再戦を申し込んでいます。
    }
offer-agree = はい
offer-decline = いいえ
offer-withdraw = 取り消す
offer-declined =
    { $kind ->
        [draw] { $name }は引き分けを断りました。
        [take_back] { $name }は待ったを断りました。
        [resign] { $name }は投了に反対です。
       *[rematch] { $name }は再戦を断りました。
    }
premove-waits = 先行手{ $text }が待機中
premove-cancel = 先行手を取り消す
premove-cancelled = 先行手を取り消しました。
premove-dropped = 先行手は無効になりました。{ $why }
premove-impossible = 次の手番ではできません。
premove-life = ライフを1つ失うところでした。
premove-moved = { $piece }はいま、別のマスにいます。
clock-of = 残り時間：{ $time }
clock-days = { $n }日
clock-hours = { $n }時間
clock-low = 残り{ $n }秒を切りました
phrase-hello = こんにちは！
phrase-good_luck = よろしくお願いします！
phrase-well_played = お見事！
phrase-good_move = いい手！
phrase-oops = しまった！
phrase-thanks = ありがとう！
phrase-one_moment = 少し待ってください
phrase-your_turn = あなたの番です
phrase-good_game = いい勝負でした！
phrase-again = もう一局？
phrase-goodbye = さようなら！
phrase-face_smile = にっこり
phrase-face_laugh = 大笑い
phrase-face_think = 考え中
phrase-face_surprise = びっくり
phrase-face_sad = しょんぼり
phrase-face_sleep = ねむい
end-flagged = 時間切れです。
end-agreed = 合意による引き分けです。
games-friends = 友だちとの対局
games-your-turn = あなたの番です · { $when }
games-their-turn = ほかの人を待っています · { $when }
games-not-full = 空席があります · { $when }
games-ended = 終局 · { $when }
data-title = あなたについて保存されているもの
data-about = サーバーは友だちとの対局を保存します。どの席にだれが（入力した名前で）座り、いつ何を指したかです。このブラウザーは、乱数の入ったCookieで見分けます。
data-save = 控えを保存
data-saved = 保存しました。
data-erase = 消す
data-erase-yes = 消す
data-ask = 友だちとのすべての対局から、あなたの名前を消しますか？　あなたの対局ではなくなり、続きを指せなくなります。いっしょに遊んだ人には残ります。
data-erased =
    { $n ->
        [0] 何も保存されていませんでした。
       *[other] { $n }局から消しました。
    }
why-room-stale = あなたの手が届く前に手番が終わりました。
why-room-not_your_turn = あなたの番ではありません。
why-room-not_your_piece = この駒はチームの仲間が動かします。
why-room-time_over = 時間切れです。
why-room-over = 対局は終わっています。
why-room-started = 対局はもう始まっています。
why-room-seat_taken = ひと足違いで、ほかの人がこの席に座りました。
why-room-no_bots = このテーブルではボットは遊べません。
why-room-character_taken = このキャラクターはほかの人が使っています。
why-room-bad_name = この名前は表示できません。もっと短いか、簡単な名前にしてください。
why-room-offer_too_soon = お願いしたばかりです。次のラウンドにもう一度どうぞ。
why-room-offer_pending = もう申し込まれています。
why-room-nothing_to_take_back = 戻す手がありません。
why-room-too_many_phrases = もう少しゆっくりお願いします。
why-room-log_full = このテーブルではもうできません。ここではたくさんのことが起こりすぎました。
why-room-somebody_left = だれかがテーブルを離れました。
why-server-not_invited = このテーブルには招待された人だけが座れます。
why-server-not_your_seat = この席はあなたのものではありません。
why-server-too_many = もう少しゆっくりお願いします。
why-server-too_many_bots = このアドレスのボットはもう十分です。
why-server-bad_code = そのようなコードはないか、期限が切れています。
why-server-stopping = サーバーを再起動しています。少しあとでもう一度どうぞ。
why-server-unreachable = サーバーにつながりません。ネットにつながっていますか？
