# 人：自分の成績、プレイヤーのページ、フォロー、挑戦、観戦できる対局。

page-me = 自分の成績
page-player = プレイヤー
page-watching = 観戦
people-games = 対局数
people-won = 勝率
people-results = { $won }勝 · { $drawn }分 · { $lost }敗
people-mode = ゲーム
people-levels = コンピューターとの成績
people-as = あなたの側：{ $side }
people-accuracy = 正確さ
people-accuracy-label =
    { $n ->
       *[other] { $n }局、現在{ $now }
    }
people-accuracy-none = 2局終えると、正確さの変化がグラフで見られます。
people-openings = あなたの序盤
people-no-games = 終わった対局の勝敗、レベル、序盤、正確さがここに集まります。
people-device = この端末での記録です。アカウントは要りません。
people-device-title = この端末での記録
people-account = アカウント
people-public = 公開ページ
people-ratings = レート
people-ratings-none = レート戦はまだありません。
people-rated-games =
    { $n ->
       *[other] { $n }局
    }
people-pool = { $mode }：{ $side }
people-rating-label =
    { $n ->
       *[other] { $pool }：{ $n }局で{ $rating }
    }
people-provisional = { $rating }（暫定）
people-since = 登録：{ $when }
people-here = オンライン
people-away = オフライン
people-playing = 対局中
people-watch = 観戦
people-watch-of = { $name }さんの対局を観戦
people-recent = 最近の対局
people-recent-none = 公開されている対局はありません。
people-unnamed = 名前なし
people-winner = 勝ち：{ $side }
people-draw = 引き分け
people-over = { $result } · { $when }
people-challenge = 挑戦する
people-follow = フォロー
people-following = フォロー中
people-block = ブロック
people-unblock = ブロック解除
people-unblock-of = { $name }さんのブロックを解除
people-report = 報告
people-sign-in = フォローや挑戦にはアカウントが必要です。
people-followed = フォロー中の人
people-followed-none = まだだれもフォローしていません。プレイヤーのページで「フォロー」を押してください。
people-blocked = ブロックした人
people-find = 名前でプレイヤーを探す
people-find-go = 開く
people-wishes = ほかの人への見え方
people-hidden = オンラインであることを見せない
people-delayed = レート戦の観戦を3分遅らせる
challenge-title = { $name }さんに挑戦
challenge-clock = 持ち時間
challenge-rated = レート戦
challenge-send = 挑戦を送る
challenge-minute = 返事の期限は1分です。
challenge-day = 返事の期限は1日です。
challenge-label = 挑戦
challenge-from = { $name }さんから挑戦です
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · レート戦
challenge-accept = 対局する
challenge-decline = 断る
challenge-waiting = { $name }さんの返事待ち
challenge-cancel = 取り消す
challenge-declined = { $name }さんはいま対局できません。
challenge-rematch = 再戦の申し込み：{ $names }
challenge-look = テーブルへ
challenge-later = あとで
watching-none = いま観戦できる対局はありません。
watch-delayed = プレイヤーの希望により、この対局は3分遅れで表示されます。
games-rematch = 再戦の申し込みがあります（{ $when }）
why-people-not_welcome = この人とはいま対局できません。
why-people-unknown_player = その名前のプレイヤーはいません。
why-people-yourself = それはあなた自身です。
why-people-too_many_people = リストがいっぱいです（200人まで）。先にだれかを外してください。
why-people-too_many_challenges = 返事待ちの挑戦は10件までです。
why-people-challenge_over = この挑戦は終了しました。
why-people-no_such_challenge = この挑戦は終了しました。
