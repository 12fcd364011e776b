# レート戦：ロビーでの選択、名前の横のレート、対局で変わったもの。

rated-choice = 成績に入れますか？
rated-casual = 気軽に
rated-rated = レート戦
rated-sign-in = レート戦にはアカウントが必要です。
rated-casual-about = だれのレートも変わりません。
rated-yours = あなたのレート：{ $rating }
rated-first = この種類では初めてのレート戦です。1500から始まります。
rated-range = レート{ $low }〜{ $high }の相手を探しています
rated-anyone = だれでもよい相手を探しています
rated-rating = レート{ $rating }
rated-uncertain = レート{ $rating }、まだ不確か
rated-new = 新しいレート
rated-counting = レートを計算中…
rated-void-short = 対局が短すぎたので、成績に入りません。
rated-void-closed = 対局が中止されたので、成績に入りません。
rated-void-account = アカウントのなくなった人がいるので、成績に入りません。
rated-one-screen = レート戦では、1人に1台の端末が必要です。
why-room-rated = レート戦では待ったはできません。
why-room-rated_account = このテーブルはレート戦です。アカウントを作るか、別のテーブルを選んでください。
why-room-rated_twice = あなたはもうこのテーブルに座っています。
why-room-bad_rated = レート戦には、持ち時間と通常のルールが必要で、全席が人でなければなりません。
