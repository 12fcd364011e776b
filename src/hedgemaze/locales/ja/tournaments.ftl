# Tournaments: making one, joining, and following it.

page-tournaments = 大会
page-tournament = 大会
tournaments-mine = あなたの大会
tournaments-listed = だれでも参加できる大会
tournaments-none = いまは参加できる大会がありません。大会を開いてみましょう！
tournament-make = 大会を開く
tournament-make-about = 形式を選び、友だちにリンクを送って、みんながそろったら開始します。
tournament-title = 大会の名前
tournament-kind = 形式
tournament-round_robin = 総当たり
tournament-round_robin-about = 全員が全員と対戦します。
tournament-knock_out = 勝ち抜き戦
tournament-knock_out-about = 負けたらそこで終わりです。
tournament-arena = アリーナ
tournament-arena-about = 時間が終わるまで何度でも対戦します。
tournament-places = 最大人数
tournament-minutes = 長さ
tournament-minutes-n =
    { $n ->
       *[other] { $n }分
    }
tournament-clock = 持ち時間
tournament-fill = 空いた席はコンピューターが入る
tournament-fill-none = コンピューターなし
tournament-rated = レート戦にする（全員アカウントが必要）
tournament-bots = ボットも参加できる
tournament-public = みんなに公開する
tournament-plays = 自分も参加する
tournament-when = 開始
tournament-when-host = 自分のタイミングで
tournament-when-minutes =
    { $n ->
       *[other] { $n }分後
    }
tournament-create = 開く
tournament-join = 参加する
tournament-joined = この大会に参加しています。
tournament-leave = やめる
tournament-leave-ask = 大会をやめますか？　まだ対戦していない対局はすべて負けになります。
tournament-start = いますぐ開始
tournament-cancel = 中止する
tournament-cancel-ask = 大会を中止しますか？　参加した人は、この大会で対局できなくなります。
tournament-cancelled = この大会は中止になりました。
tournament-remove = 外す
tournament-remove-ask = { $name }さんを大会から外しますか？
tournament-invite = ほかの人を招待する
tournament-wait-host = 主催者が大会を始めるまでお待ちください。
tournament-players = 参加者：{ $n } / { $places }人
tournament-count =
    { $n ->
       *[other] { $n }人
    }
tournament-begins-in = 開始まで{ $time }
tournament-ends-in = 残り{ $time }
tournament-finishing = 時間になりました。最後の対局が続いています。
tournament-pause = 休憩する
tournament-resume = 再開する
tournament-paused = 休憩中です。
tournament-waiting-pair = まもなく相手が決まります。このページでお待ちください。
tournament-waiting-round = 次の回戦をお待ちください。
tournament-out = 敗退しました。ほかの対局を観戦しましょう！
tournament-your-game = あなたの対局が始まります。相手は{ $rival }です。
tournament-go = 対局へ
tournament-back = 大会へ戻る
tournament-round = { $n }回戦
tournament-round-of = { $n }回戦（全{ $total }回戦）
tournament-final = 決勝
tournament-semifinal = 準決勝
tournament-quarterfinal = 準々決勝
tournament-standings = 順位表
tournament-bracket = トーナメント表
tournament-cross = 対戦表
tournament-games = 対局
tournament-watch = 観戦
tournament-place = 順位
tournament-player = 名前
tournament-points = 点
tournament-played = 対局数
tournament-wins = 勝ち
tournament-berger = SB
tournament-berger-about = SB（ゾンネボルン・ベルガー）：勝った相手の点の合計の2倍に、引き分けた相手の点の合計を足したもの
tournament-computer = コンピューター{ $n }
tournament-erased = 名前なし
tournament-free = 不戦勝
tournament-open-place = 未定
tournament-left = 退出しました
tournament-over = 大会は終わりました。
tournament-winner = 優勝は{ $name }です！
tournament-forfeit = 不戦
tournament-lot = ランダム
tournament-points-about = 勝ちは2点、引き分けは1点です。
tournament-missing = この大会はありません。
tournament-win = 勝ち
tournament-draw = 引き分け
tournament-loss = 負け
tournament-running = 対局中
why-tournament-none = この大会はありません。
why-tournament-started = 大会はもう始まっています。
why-tournament-over = 大会は終わりました。
why-tournament-full = 満員です。
why-tournament-removed = 主催者がこの大会からあなたを外しました。
why-tournament-accounts_only = レート戦の大会です。参加にはアカウントが必要です。
why-tournament-no_bots = この大会にボットは参加できません。
why-tournament-name_taken = 同じ名前の人がいます。別の名前にしてください。
why-tournament-not_in = この大会に参加していません。
why-tournament-not_host = 主催者だけができます。
why-tournament-no_pause = この大会に休憩はありません。
why-tournament-too_few = 大会には3人以上が必要です。
why-tournament-too_many = 大会の数が多すぎます。先にどれかを終えてください。
why-tournament-bad_mode = このゲームは大会では遊べません。
why-tournament-bad_start = 開始は30日以内にしてください。
why-tournament-bad_rated = レート戦は人どうしだけです。
