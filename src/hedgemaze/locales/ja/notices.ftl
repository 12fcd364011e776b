# サーバーからのお知らせ。ページを閉じていても手番を知らせる。

notices-title = 通知
notices-about = このページを閉じていても、あなたの番になったら端末がお知らせできます。
notices-start = 自分の番になったら知らせる
notices-on = あなたの番になったら、この端末がお知らせします。
notices-stop = 通知をやめる
notices-unsupported = このブラウザーでは通知を表示できません。
notices-install = iPhoneやiPadでは、まずこのページをホーム画面に追加してください（共有から「ホーム画面に追加」）。そうすれば、あなたの番になったらお知らせできます。
notices-blocked = このページの通知はブロックされています。ブラウザーの設定で許可できます。
notices-service = サーバーからこのブラウザーに通知する方法がわかりません。
notices-failed = うまくいきませんでした。あとでもう一度お試しください。
notices-games = どの対局で知らせますか？
notices-games-days = 1手に数日かける対局
notices-games-all = すべての対局
notices-invitations = 対戦に誘われたときも知らせる
notices-sound = ほかのページを見ている間に自分の番になったら音を鳴らす
title-waiting = ({ $n }) { $title }
privacy-8 = 通知を希望すると、やめるまでの間、サーバーはあなたのブラウザーへの宛先、その鍵、あなたの言語を保存します。通知は暗号化され、ブラウザーの提供元のプッシュサービスを通りますが、提供元は読めません。
