# ページの枠、トップページ、設定、ふつうのページ。

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = 本文へ
app-nav = ページ
app-menu = 全ページのメニュー

page-game = 対局
page-new = 新しい対局
page-maze = 迷路エディター
page-rules = ルール
page-games = マイゲーム
page-puzzles = パズル
page-analysis = 解析
page-settings = 設定
page-about = Hedgemazeについて
page-privacy = プライバシー
page-missing = ページが見つかりません

mode-classic2 = クラシック2人用
mode-classic3 = クラシック3人用
mode-classic4 = クラシック4人用
mode-pacman = パックマン版
mode-advanced = 上級パックマン
mode-players-classic2 = 2人
mode-players-classic3 = 3人
mode-players-classic4 = 4人
mode-players-pacman = 2〜5人
mode-players-advanced = 2〜5人
mode-about-classic2 = 反対側に先に着けば勝ち。フェンスが道を長くします。
mode-about-classic3 = 駒は3つ、フェンスは6枚ずつ、味方はいません。
mode-about-classic4 = 4つの駒が真ん中で出会います。みんなひとりで戦います。
mode-about-pacman =
    { $role ->
        [G] パックマンがパワークッキーを4個とも食べる前に、3回つかまえましょう。
       *[P] ゴーストに3回つかまる前に、パワークッキーを4個とも食べましょう。
    }
mode-about-advanced = ゴーストが小部屋から抜け出し、どちらもフェンスを置きます。

front-title = 自分でつくる迷路を駆けぬけよう
front-lead = 走って、フェンスを置いて、ゴーストから逃げきろう。ひとりでも、みんなでも、登録なしですぐに遊べます。
front-continue = 続ける：{ $mode }
front-continue-since = 前回：{ $when }
front-pick = ゲームを選ぶ
front-play = 遊ぶ
front-role = あなたは
front-computer = コンピューターと遊ぶ
front-here = この画面で遊ぶ
front-set-up = 対局の準備
front-friends = 友だちと遊ぶ
front-more = その他
front-learn = 遊び方を学ぶ
front-learn-about = ボードで学ぶ短いレッスン
front-rules = ルール
front-rules-about = 1分で読めます
front-maze = 迷路を描く
front-maze-about = ゴーストのための自分だけの迷路
front-analysis = 解析
front-analysis-about = だれが優勢か、それはなぜか
front-games = マイゲーム
front-games-about = 続ける、見返す、保存する
puzzle-daily = 今日のパズル
front-daily-about = 毎日新しい1問
front-daily-done = 解けました！　明日また新しい問題が出ます。
# $n days in a row the puzzle of the day was solved.
puzzle-days =
    { $n ->
       *[other] { $n }日連続
    }
front-continue-label = 続きのゲーム
front-your-turn = あなたの番です
front-their-turn = { $name }の番です
front-you-are = あなたは{ $side }
front-against = 相手：レベル{ $level } · { $name }
front-ways = { $mode }：ほかの遊び方

level-label = コンピューターのレベル
level-named = { $level } · { $name }
level-1 = たね
level-2 = 新芽
level-3 = 若木
level-4 = 低木
level-5 = 生け垣
level-6 = トピアリー
level-7 = 迷宮
level-8 = ミノタウロス
level-9 = 完璧
level-match = 自分の強さに合わせる
level-match-about = 勝つとレベルが上がり、負けると下がります。
level-figures = どのくらい強い？
level-rating-zero = レベル1が目盛りの始まりで、強さは0です。
level-rating-elo = 測定した強さ{ $rating }（{ $low }〜{ $high }）。レベル1が0で、100高いと100回のうち64回勝ちます。
level-rating-score = 相手側のレベル3との対戦で100点中{ $rating }点（{ $low }〜{ $high }）。
level-perfect-about = ゴーストが4匹のときは、いちばん強いレベルと同じです。3匹以下なら、いまのライフのあいだは決して間違えません。対局の始めに、お使いの端末が計算します。
level-like-classic-1 = 気ままに遊び、よく見落とします。初めてのゲームにぴったり。
level-like-classic-2 = あまり先を読みません。初心者にちょうどよい相手。
level-like-classic-3 = たいていの初心者に勝ちますが、引っかかりやすい相手。
level-like-classic-4 = 何回か遊んだ人にちょうどよい相手。
level-like-classic-5 = ときどき遊ぶ人にはたいてい勝ちます。
level-like-classic-6 = ほとんど見落としません。慣れた人向け。
level-like-classic-7 = ずっと先まで読みます。勝てる人はわずかです。
level-like-classic-8 = ここでいちばん強い相手。一度でも勝てますか？
level-like-P-1 = 何も考えないパックマン。初めての追いかけっこにぴったり。
level-like-P-2 = 目の前の危険だけを見るパックマン。初心者にちょうどよい相手。
level-like-P-3 = たいていの初心者から逃げきるパックマン。
level-like-P-4 = 先を読み、なかなか追いつめられないパックマン。
level-like-P-5 = ここでいちばん強いパックマン。一度でもつかまえられますか？
level-like-P-9 = ゴーストが1匹でも食べられると、けっして間違えないパックマン。難しい問題を出してきます。
level-like-G-1 = うろうろするだけのゴースト。初めてのゲームにぴったり。
level-like-G-2 = 追ってきますが、すきのあるゴースト。初心者にちょうどよい相手。
level-like-G-3 = 力を合わせて追い、たいていの初心者に勝つゴースト。
level-like-G-4 = 逃げ道をふさぐゴースト。慣れた人向け。
level-like-G-5 = ここでいちばん強いゴースト。ほとんどすきがありません。
level-like-G-9 = 1匹でも食べられると、けっして間違えないゴースト。難しい問題を出してきます。

set-up-title = { $mode }：対局の準備
set-up-seats = 遊ぶ人
set-up-person = この画面の人
set-up-computer = コンピューター（レベル）
set-up-who = { $who }で遊ぶ人
set-up-name = { $who }の名前
set-up-name-hint = 名前
set-up-ghost-players = ゴーストの人数
set-up-players-count = { $n }人
set-up-deal = ゴーストを配り直す
set-up-ghost-player = ゴースト役{ $n }
set-up-character = { $who }のキャラクター
character-eater = 食いしんぼう
character-horns = つののゴースト
character-bow = リボンのゴースト
character-curl = 巻き毛のゴースト
character-nightcap = ナイトキャップのゴースト
set-up-first = 先手
set-up-lot = ランダム
set-up-loser = 前の対局で負けた人
set-up-more = ボードとフェンス
set-up-size = ボード
set-up-squares = { $size }×{ $size }マス
set-up-fences = 1人のフェンス
set-up-fences-usual = { $n }枚（いつもどおり）
set-up-maze = 迷路
set-up-maze-this = この迷路
set-up-maze-draw = 迷路を描く
set-up-position = 対局はこの局面から始まります
set-up-bad = この対局は遊べません（{ $code }）。
set-up-start = 対局開始

setting-theme = 見た目
theme-system = システムに合わせる
theme-arcade = アーケード
theme-wood = 木目
theme-garden = 庭
theme-paper = 紙
theme-contrast = ハイコントラスト
setting-pieces = コマ
pieces-characters = キャラクター
pieces-pawns = シンプルな駒
pieces-counters = チップ
setting-fences = フェンス
fences-theme = すべて同じ色
fences-owners = 置いた人の色
setting-language = 言語
setting-language-system = ブラウザーに合わせる
language-failed = { $language }を読み込めませんでした。ネットにつながっていますか？
language-behind = { $language }（一部は英語）
setting-confirm = フェンスを置く前に確認する
confirm-touch = タッチ画面のときだけ
confirm-always = いつも
confirm-never = しない
setting-motion = アニメーション
motion-system = システムに合わせる
motion-full = あり
motion-none = なし
setting-sounds = 音
setting-coordinates = ボードの文字と数字
setting-ways = 最短の道を表示
setting-premoves = 先行手：相手の手番中に次の手を選ぶ（オンライン）
device-title = この端末に保存したもの
device-about = 対局、迷路、設定は、このブラウザーの中にだけ保存されています。
device-export = すべてファイルに保存
device-erase = すべて消す
device-erased = すべて消しました。
device-ask = この端末の対局、迷路、設定をすべて消しますか？　元には戻せません。

games-none = まだ対局がありません。始めた対局はすべて、ここに、この端末に保存されます。
games-play = 対局を始める
games-running =
    { $n ->
        [0] まだ始まっていません · { $when }
       *[other] ここまで{ $n }手 · { $when }
    }
games-over = { $n }手で終局 · { $when }
games-remove = この対局を消す：{ $mode }
games-removed = 消しました：{ $mode }
games-continue = 続ける
games-look = 見返す
games-analyse = 解析
games-save-all = すべてファイルに保存
games-open = 棋譜ファイルを開く
games-opened = { $n }局を追加しました。
games-open-bad = このファイルの{ $game }局目は読めません（{ $code }）。

update-ready = 新しいバージョンがあります。
update-now = いま更新
update-later = あとで

text-home = トップページへ
about-1 = Hedgemazeは、駒とフェンスを使う2〜4人用のボードゲームと、4匹のゴーストがパックマンを追いかけるそのバリエーションを遊べる、無料でオープンソースのプログラムです。
about-2 = Quoridor PAC-MAN（コリドール パックマン）のルールで遊びます。QuoridorとPAC-MANはそれぞれの権利者の商標で、権利者はHedgemazeと関係ありません。絵、音、文章、プログラムはすべてHedgemazeのものです。
about-3 = 説明書の迷路の図は手元の資料にありません。Hedgemazeに入っている迷路は再現したものです。自分で描くこともできます。
about-4 = コンピューターの相手は、あなたの端末の上で動きます。人と同じように見落としもあり、レベルが低いほど多くなります。数字のあるレベルは、ほかのレベルとの対局で強さを測ったものです。
about-5 = ブラウザーのメニューからページをインストールすると、ほかのアプリと同じように開けます。この画面での対局とコンピューターとの対局は、一度開いたあとはネットにつながっていなくても遊べます。
about-6 = ソースコードはApache License 2.0で公開されています。
privacy-1 = この画面での対局とコンピューターとの対局は、あなたの端末から外に出ません。迷路や設定といっしょに、このブラウザーの中に保存されます。
privacy-2 = アカウントは必要ありません。広告もトラッキングもなく、このページがほかのサイトから何かを読み込むこともありません。
privacy-3 = 友だちとの対局は、このページを開いたサーバーに保存されます。指した手、入力した名前、遊んだ日時です。このサイトのCookieが1つあり、どの席があなたのものかを示します。
privacy-4 = この端末に保存したものは、設定からすべてファイルに保存したり、消したりできます。
missing-1 = このアドレスには何もありません。文字が1つ抜けているのかもしれません。

shortcuts-title = キーボードショートカット
shortcuts-board = ボードの上
shortcuts-fence = フェンス
shortcuts-pacman = PAC-MANのモード
shortcuts-page = どこでも
shortcut-move = マスからマスへ移動する
shortcut-edge = ボードの端へ移動する
shortcut-act = 駒を選ぶ、またはそのマスへ進める
shortcut-type = e2やe3hのように手を入力する
shortcut-back = 持っているものを戻す
shortcut-fence = フェンスを手に取る
shortcut-slide = フェンスを動かす
shortcut-turn = フェンスを回す
shortcut-place = フェンスを置く
shortcut-stop = 駒の移動を終える
shortcut-spend = パワークッキーを使う
shortcut-graph = 検討で：グラフで対局をたどる
shortcut-card = このショートカット一覧を表示する
# Same as in english.
key-enter = Enter
key-space = スペース
# Same as in english.
key-escape = Esc
# Same as in english.
key-home = Home
# Same as in english.
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = ホイール
key-right-click = 右クリック
