# レッスンと、自分のミスから学ぶページ。

page-learn = レッスン
page-mistakes = ミスから学ぶ

learn-lead = 遊びながら学ぶ短いレッスンです。1つ1分ほどです。
learn-begin = 始める
learn-next = 次：{ $name }
learn-on = 次へ
learn-following = 次のレッスン
learn-again = 最初から
learn-map = レッスン一覧
learn-right = その通り！
learn-done = 完了
learn-all = すべてのレッスンが終わりました。さあ、遊びましょう！
learn-play = 対局する
learn-rules = ルールを読む
learn-task = 問題{ $n }／{ $all }
learn-count = { $n }／{ $all }完了
learn-subject-classic = クラシック
learn-subject-pacman = パックマン版
learn-subject-advanced = 上級パックマン

lesson-moving = 移動
lesson-moving-about = 1歩ずつ、反対側へ
lesson-moving-1 = あなたは下にいる黄色い駒です。反対側に向かって、まっすぐ上に1歩進みましょう。
lesson-moving-1-right = 駒は上下左右に1歩動きます。斜めには動けません。
lesson-moving-1-wrong = 横にも動けますが、反対側は上です。上に進みましょう。
lesson-moving-2 = 反対側に先に着いたほうの勝ちです。あなたは上へ、北は下へ進みます。競走に勝ちましょう！
lesson-moving-2-right = いちばん奥の段なら、どのマスでもかまいません。あなたのほうが速かったですね！
lesson-moving-2-wrong = それでは近づきません。上に2歩で勝ちです。

lesson-fences = フェンス
lesson-fences-about = 相手の道を長くする
lesson-fences-1 = 北はあと2歩であなたの側に着き、あなたのほうが遅れています。動くかわりに、北のすぐ下の溝にフェンスを置きましょう。
lesson-fences-1-right = フェンスの長さは2マス分です。北は回り道をしなければなりません。手番には、動くかフェンスを置くか、どちらか1つだけです。
lesson-fences-1-wrong = それでは北は止まりません。北の下の溝にフェンスを置きましょう。
lesson-fences-2 = フェンス1枚では簡単に回り込まれます。その横にもう1枚置いて、北の道を2歩以上長くしましょう。
lesson-fences-2-right = つながったフェンスは長い壁になります。対局が終わるまでそのままです。
lesson-fences-2-wrong = 北はほとんど遅くなりません。壁を右にのばしましょう。
lesson-fences-3 = フェンスは縦にも置けます。右クリック、Rキー、または「回す」ボタンで回します。右のすき間へ向かう北の道をふさぎましょう。
lesson-fences-3-right = これで北は大回りしなければなりません。自分と相手の歩数を数えること。それがこのゲームのすべてです。
lesson-fences-3-wrong = 北と右端の列の間に、縦のフェンスを置きましょう。

lesson-way = 道のルール
lesson-way-about = だれも閉じ込めてはいけません
lesson-way-1 = 反対側への道は、だれにも残っていなければなりません。印のついた2マスの間、北の最後のすき間をふさごうとして、どうなるか見てみましょう。そのあと、置いてもよい場所にフェンスを置いて、北の道を長くしてください。
lesson-way-1-right = 道はいくら長くしてもかまいませんが、ふさいではいけません。
lesson-way-1-wrong = 北の道を長くして、しかもふさがないフェンスを置きましょう。
lesson-way-2 = このルールはあなた自身も守ります。d1とd2の右に縦のフェンスを置くと、自分が閉じ込められてしまいます。どこでもよいので、置ける場所にフェンスを置きましょう。
lesson-way-2-right = だれの道がふさがるかはボードが教えてくれます。閉じた場所も表示されます。
lesson-way-2-wrong = 今回は、置ける場所ならどこでもよいので、フェンスを置きましょう。

lesson-jump = ジャンプ
lesson-jump-about = 駒を跳び越えて、まっすぐか横へ
lesson-jump-1 = 北があなたのすぐ前にいます。跳び越えて、北の後ろのマスへ進みましょう。
lesson-jump-1-right = ジャンプで1歩得しました。跳ばなくてもかまいません。
lesson-jump-1-wrong = それもできますが、ジャンプのほうが速いです。北の後ろのマスへ進みましょう。
lesson-jump-2 = 北の後ろにフェンスがあるので、まっすぐには跳べません。そのときは、北の左か右のマスへ進めます。
lesson-jump-2-right = 横に跳べるのは、まっすぐ跳べないときだけです。
lesson-jump-2-wrong = ジャンプを使いましょう。北の左か右のマスへ。

lesson-corner = 端でのジャンプ
lesson-corner-about = 相手の後ろに何もないとき
lesson-corner-1 = 北の後ろはボードの端です。フェンスがあるときと同じように、横に跳べます。跳んで勝ちましょう。
lesson-corner-1-right = ジャンプで反対側に着いても、ふつうの移動と同じく勝ちです。
lesson-corner-1-wrong = いちばん奥の段まで、あとひと跳びです。北の左か右へ。
lesson-corner-2 = 北の後ろにフェンスがあり、左にももう1枚あります。跳べるマスは1つだけです。
lesson-corner-2-right = フェンスは、歩くのと同じようにジャンプも止めます。
lesson-corner-2-wrong = 北の右のマスへ跳びましょう。

lesson-crowd = 3人と4人
lesson-crowd-about = みんながライバル
lesson-crowd-1 = 3人で遊びます。あなたは上へ、西は右へ、北は下へ進みます。北はあと1歩で勝ちます。止められるのはあなただけです。
lesson-crowd-1-right = フェンスは3人なら6枚ずつ、4人なら5枚ずつです。みんなのために1枚使うこともあります。
lesson-crowd-1-wrong = それでは北が勝ってしまいます。北の下にフェンスを置きましょう。
lesson-crowd-2 = 駒が2つ並んでいます。2つを一度に跳び越えることはできませんが、2つ目の駒があると横に跳べます。1つ目の駒を越えて横へ跳びましょう。
lesson-crowd-2-right = 一度のジャンプで越えるのは、いつも駒1つです。
lesson-crowd-2-wrong = 北を越えて、左か右へ跳びましょう。
lesson-crowd-3 = 4人で遊びます。東は左の端を目指していて、あと1歩です。東の道を長くしましょう。
lesson-crowd-3-right = だれもが自分と反対側の辺を目指します。最初に着いた人が勝ち、対局は終わりです。
lesson-crowd-3-wrong = それでは東が勝ってしまいます。東の左に縦のフェンスを置きましょう。

lesson-steps = パックマンの手番
lesson-steps-about = 2歩進み、角も曲がれます
lesson-steps-1 = パックマンは手番ごとに2歩動きます。印のついたマスへ進みましょう。
lesson-steps-1-right = 場所があるかぎり、必ず2歩動きます。1歩ずつタップしても、止まりたいマスをタップしてもかまいません。
lesson-steps-1-wrong = そこからは、残りの歩数で印に着けません。
lesson-steps-2 = 途中で曲がれます。上にフェンスがあります。その端を回って、印のついたマスへ進みましょう。
lesson-steps-2-right = この迷路のフェンスは動かず、だれも足しません。
lesson-steps-2-wrong = そこからは、この手番のうちに印に着けません。

lesson-pellet = パワークッキーとブースト
lesson-pellet-about = 食べて、ゴーストを追いかける
lesson-pellet-1 = パワークッキーを4個とも食べれば勝ちです。まず隅の1個を食べましょう。
lesson-pellet-1-right = パワークッキーを食べると2歩の移動は終わり、すぐにブーストがかかります。あと3歩です。
lesson-pellet-1-wrong = パワークッキーは上の隅、2歩先です。
lesson-pellet-2 = ブーストが3歩あり、その間はゴーストを食べられます。赤いゴーストを食べましょう。
lesson-pellet-2-right = 食べられたゴーストは、パックマンがつかまるまでボードに戻りません。ブーストがないときは、ゴーストのマスに入れません。
lesson-pellet-2-wrong = 赤いゴーストは右に2歩のところにいます。ブーストのあるうちに食べましょう。
lesson-pellet-3 = ブーストがあと1歩残っています。使わなくてもかまいません。ボタンでここに止まるか、1歩進みましょう。
lesson-pellet-3-right = ブーストは途中でやめられます。残りは手番が終わると消えます。
lesson-pellet-3-wrong = 止まるか、最後の1歩を進みましょう。

lesson-sight = 視線と発狂モード
lesson-sight-about = 見つかるとゴーストは速くなる
lesson-sight-1 = 赤い線は、ゴーストからパックマンが見えているしるしです。縦か横の一直線上にいて、間にフェンスがないときです。だれからも見えない場所で手番を終えましょう。
lesson-sight-1-right = あなたが見えるゴーストは発狂モードになり、1歩ではなく2歩動きます。隠してくれるのはフェンスだけです。
lesson-sight-1-wrong = そこからどう動いても、手番の終わりにゴーストから見えてしまいます。
lesson-sight-2 = ゴーストが三方から迫っています。隠れ場所を見つけましょう。
lesson-sight-2-right = うまく隠れました！　手番の前に、いつも縦と横を見渡しましょう。
lesson-sight-2-wrong = そこからでは、手番の終わりにだれかから見えてしまいます。

lesson-ghosts = ゴースト
lesson-ghosts-about = 好きな順番で動き、パックマンをつかまえる
lesson-ghosts-1 = 今度はあなたがゴーストです。好きな順番で1歩ずつ動きます。パックマンが見えるゴーストは2歩動けます。4匹とも動かしましょう。
lesson-ghosts-1-right = 発狂モードのゴーストはパワークッキーの上を通れますが、止まることはできません。同じマスに2匹は止まれません。
lesson-ghosts-1-wrong = まだ動いていないゴーストを動かしましょう。
lesson-ghosts-2 = 赤いゴーストから、2歩先のパックマンが見えています。つかまえましょう！
lesson-ghosts-2-right = パックマンはライフを1つ失います。食べられたゴーストも含めて、全員が最初のマスに戻ります。食べたパワークッキーは戻りません。
lesson-ghosts-2-wrong = 赤いゴーストがいますぐつかまえられます。まっすぐ下に2歩です。

lesson-ranks = 最後のパワークッキー
lesson-ranks-about = パワークッキー4個、ランクも4つ
lesson-ranks-1 = パワークッキーを3個食べ、ライフは残り1つです。最後のパワークッキーを食べましょう。
lesson-ranks-1-right = パックマンの勝ちです。どちらが勝っても、1個なら初心者、2個なら有望株、3個なら一人前、4個なら達人です。
lesson-ranks-1-wrong = パワークッキーは右に1歩のところです。

lesson-gates = ゲート
lesson-gates-about = パックマンが現れる場所
lesson-gates-1 = 上級ゲームでは、パックマンは初めボードにいません。辺の中央にある4つのゲートから1つ選びましょう。
lesson-gates-1-right = つかまるたびに、ゲートから復活します。
lesson-gates-1-wrong = ゲートを選びましょう。
lesson-gates-2 = 最初の4ターンは、どのターンでも1つのことしかできません。2歩まで動くか、12枚のフェンスから1枚置くかです。どちらかをしましょう。
lesson-gates-2-right = 5ターン目からは、動いたあとにフェンスも置けます。
lesson-gates-2-wrong = 動くか、フェンスを置きましょう。

lesson-tunnels = トンネル
lesson-tunnels-about = こちらのゲートから向こうのゲートへ
lesson-tunnels-1 = 向かい合うゲートはトンネルでつながっています。上から下へ、左から右へ、1歩で行けます。トンネルを通って、印のついた下のゲートへ進みましょう。
lesson-tunnels-1-right = たった1歩で通り抜けました。ゴーストもトンネルを使います。
lesson-tunnels-1-wrong = まず上のゲートへ進み、それからトンネルを通りましょう。

lesson-chamber = 小部屋
lesson-chamber-about = 4枚のフェンスを、1ターンに1枚ずつ動かす
lesson-chamber-1 = ゴーストは4枚のフェンスに囲まれて始まります。最初の4ターンには、1枚ずつ外して別の場所に置きます。ピンクのフェンスを押して、好きな場所に置きましょう。
lesson-chamber-1-right = 4枚とも置き直すと、ゴーストが出てきます。フェンスは全員であと4枚あります。
lesson-chamber-1-wrong = 小部屋のフェンスを外して、置きましょう。

lesson-turn = 手番の流れ
lesson-turn-about = 動いて、置く
lesson-turn-1 = 5ターン目からは、まず動き、そのあと好きならフェンスを置きます。2歩動いて、フェンスを置きましょう。
lesson-turn-1-right = どのマスも閉じ込めてはいけません。駒は、前にいたマスへすぐには戻れません。
lesson-turn-1-wrong = 今回は続けて、最後にフェンスを置きましょう。

lesson-reserve = パワークッキーをためる
lesson-reserve-about = 1個使って反撃
lesson-reserve-1 = ここではパワークッキーを持っておけます。1個使うと、ゴーストを食べられる2歩を得ます。ボタンで使って、2歩上の赤いゴーストを食べましょう。
lesson-reserve-1-right = このゲームでは、食べられたゴーストは二度と戻りません。使ったパワークッキーも勝ちのための数に入ります。
lesson-reserve-1-wrong = それでは赤いゴーストに届きません。パワークッキーを使って、まっすぐ上へ進みましょう。

lesson-lives = ライフ
lesson-lives-about = 速くなるゴースト、3つのライフ
lesson-lives-1 = パワークッキーが取られるほどゴーストは速くなります。はじめは1歩、1個目のあとは2歩、3個目のあとは3歩です。いまは3歩動けます。パックマンをつかまえましょう！
lesson-lives-1-right = パックマンはライフを1つ失い、ボードを離れます。ほかの駒はそのままです。
lesson-lives-1-wrong = そこからでは、そのゴーストはパックマンに届きません。いちばん近いのは赤です。
lesson-lives-2 = あなたはパックマンで、ライフは残り2つです。ゲートから復活しましょう。1つはふさがっています。
lesson-lives-2-right = そのあと、ふつうに手番が続きます。自分からゴーストにぶつかってもライフを失うので、先に確認されます。
lesson-lives-2-wrong = ゲートを選びましょう。

mistakes-learn = ミスから学ぶ
mistakes-working = 対局を調べています…
mistakes-of = だれのミスを見ますか？
mistakes-side = { $side }
mistakes-number = 場面{ $n }／{ $all }
mistakes-ask = ここで{ $action }と指し、勝つ見込みが{ $percent }%下がりました。あなたならどう指しますか？
mistakes-judging = 見てみましょう…
mistakes-best = { $action }：その通り！　これが最善です。
mistakes-good = { $action }は最善手と同じくらい良い手です。よく見つけました！
mistakes-same = それは実際に指した手です。もっと良い手があります。
mistakes-worse = { $action }は悪くありませんが、まだ{ $percent }%損をします。もう一度どうぞ。
mistakes-shown = { $action }が最善でした。
mistakes-line = このあとはたとえば：{ $text }
mistakes-show = 答えを見る
mistakes-hint-fence = ここはフェンスが最善です。光っているマスのあたりに置きます。
mistakes-hint-move = ここは移動が最善です。動かす駒に印がついています。
mistakes-next = 次の場面
mistakes-finish = 終わる
mistakes-none = ミスらしいミスはありませんでした。お見事！
mistakes-short = まだ見るものがありません。まだ手が指されていません。
mistakes-end =
    { $n ->
        [0] これで{ $all }場面すべてを見ました。次はきっとわかります。
       *[other] { $all }場面のうち{ $n }場面を自分で見つけました。こうして強くなります。
    }
mistakes-again = もう一度
mistakes-analysis = 対局全体を見る
mistakes-end-title = おしまい
