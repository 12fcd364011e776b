# コマンドラインのヘルプと答え。

cli-about = Quoridor PAC-MANのルールで遊びます：2〜4人用のクラシックと、2つのパックマンモード。
cli-start = hedgemaze tty で対局を始めます。hedgemaze modes で遊べるモードを表示します。
cli-usage = 使い方：
cli-options = オプション
cli-arguments = 引数
cli-commands = コマンド
cli-panel-where = 開始局面
cli-default = [既定値：{"{}"}]
cli-required = [必須]
cli-help = このヘルプを表示して終わります。
cli-try = （'{ $path } --help' を試してください）
cli-standard-input = 標準入力

cli-command-tty = ターミナルで対局します。全員で1つのキーボードを使うか、コンピューターと対戦します。
cli-command-modes = 5つのモードとその迷路の一覧を表示します。モードを指定すると、その詳細を表示します。
cli-command-mazes = ギャラリーの迷路を、PAC-MANに有利なものからゴーストに有利なものへ一覧にする。迷路を指定するとその詳細を示す。
cli-command-show = 局面を表示します：ボード、だれの番か、終わっていればその結果。
cli-command-legal = 局面の合法手を一覧にするか、ある手が合法でない理由を表示します（終了コード1）。
cli-command-perft = 指定した長さの合法手の並びを数えます。最後の行は数だけです。
cli-command-convert = 対局と局面を変換します：棋譜、JSON、局面の文字列、手だけ、画像、文字のボード。
cli-command-check =
    棋譜、迷路、JSON、局面の文字列を調べます：対局ごとに1行、使えない迷路はその理由をすべて表示します。

    終了コードは、問題がなければ0、問題があれば1、ファイルがまったく読めなければ2です。
cli-command-bench = コアの署名（どのビルドでも同じになる数）と、この機械での速さを表示します。
cli-command-analyse = エンジンが局面をどう見るかを表示します：評価、最善手、読み筋。
cli-command-match = エンジン同士を対戦させ、強さを測ります。
cli-command-puzzles = モードのパズルを作ります。正解がひとつの局面を、証明と難しさ付きで。
cli-command-solve = パックマンのモードの迷路を解きます。すべての局面で、どちらが必ず勝てるかが分かります。
cli-command-ugi = 標準入出力でUGIプロトコル（UCIを一般化したもの）を話します。docs/protocols.md に説明があります。
cli-command-serve = ページと対局を提供します。Ctrl-Cで止まります。
cli-command-bot = サーバーのテーブルでエンジンに遊ばせます。Ctrl-Cで終わります。
cli-command-backup = サーバーのデータベースを、ある瞬間のままコピーします。サーバーは動いたままでかまいません。
cli-command-admin = サーバーの運営者用ページを開く管理トークンを作る、一覧する、無効にする。サーバーは動作中でもよい。
cli-command-migrate = サーバーのデータベースの表を作成または更新して終了します。
cli-command-export = サーバーの終わった対局をすべて、古い順に表示します。サーバーは動いたままでかまいません。

cli-option-analyse-json-lines = 標準入力のたくさんのリクエストに答えます（docs/protocols.md のとおり）。
cli-option-analyse-seconds = 考える秒数。既定は1です。
cli-option-analyse-nodes = 調べる局面の数。
cli-option-analyse-lines = 表示する手の数。
cli-option-analyse-threads = 1つの探索のスレッド数。

cli-option-bot-link = ページに表示されるテーブルのリンク。
cli-option-bot-engine = UGIを話すエンジンのコマンド。例：'hedgemaze ugi'。
cli-option-bot-level = --engine の代わりに、コンピューターのレベル。1が一番弱い。
cli-option-bot-name = テーブルでの名前。
cli-option-bot-seat = 座る席。0は最初の空席。
cli-option-bot-movetime = 1アクションのミリ秒。時計がなく指定もなければ1000。
cli-option-bot-games = 再戦があるとき、何ゲーム遊ぶか。
cli-option-bot-seed = ランダムな部分を再現できるようにします。

cli-option-analyse-workers = --json-lines のとき：同時に行う探索の数。
cli-option-analyse-seed = 探索で使う乱数の種。

cli-option-app-version = バージョンを表示して終わります。
cli-option-app-install-completion = 現在のシェルに補完を組み込みます。
cli-option-app-show-completion = 現在のシェルの補完スクリプトを表示します。
cli-option-json = 結果をJSONで表示します。

cli-option-backup-file = コピーの行き先。すでにあれば置き換えます。
cli-option-admin-action = token は作って一度だけ表示。list は一覧、revoke は無効化。
cli-option-admin-label = トークンの名前。操作記録に表示される。

cli-option-check-file = 棋譜、迷路、JSON、局面の文字列。- なら標準入力を読みます。

cli-option-convert-in = ファイル。- なら標準入力を読みます。
cli-option-convert-out = ファイル。指定しないか - なら画面に表示します。
cli-option-convert-from = INの中身の形式。指定しなければ見て判断します。
cli-option-convert-to = 書き出す形式。
cli-option-convert-dialect = INの表記：{ $dialects }。
cli-option-convert-mode = 手だけの入力のモード。指定しなければ classic2 です。
cli-option-convert-game = N番目の対局か局面だけ。
cli-option-convert-at = 対局の最初のN項目だけ。

cli-option-export-json-lines = 対局ごとに1つのJSONオブジェクト（テーブルも含む）。

cli-option-legal-numbers = 手の前にその番号を表示します。
cli-option-legal-json = 一覧をJSONで表示します。
cli-option-legal-why = この手が合法か、合法でなければその理由を表示します。

cli-option-match-player = { $players }、level-1 から level-8、または --engines のファイルにある名前。
cli-option-match-engines = 外部エンジンのTOMLファイル（docs/protocols.md）。
cli-option-match-games = 対局の総数。全員がすべての席に同じ回数座るように切り上げます。
cli-option-match-seed = 序盤と乱数の種。
cli-option-match-schedule = { $schedules }のどれか。
cli-option-match-concurrency = 同時に行う対局の数。
cli-option-match-log = 終わった対局をここに書き、次はその続きから始めます。
cli-option-match-movetime = 一手のミリ秒。指定しなければ1000です。
cli-option-match-clock = 持ち時間の秒数と、手番ごとに加わる秒数：60+1。
cli-option-match-nodes = 一手に調べる局面の数。
cli-option-match-margin = 時間切れになるまでの一手の余裕。
cli-option-match-sprt = 0,10 のような2つのEloの境界のどちらが正しいか、わかりしだい終わります。
cli-option-match-alpha = 偽陽性の確率。
cli-option-match-beta = 偽陰性の確率。
cli-option-match-mazes = パックマンのモード：{ $mazes }（そのモードのもの）。

cli-option-modes-mode = このモードのすべてを、ハウスルールも含めて表示します。

cli-option-mazes-maze = ギャラリーの迷路。
cli-option-solve-maze = 迷路の名前（hedgemaze mazes を参照）または迷路ファイル。
cli-option-solve-ghosts = ゴーストの数（1～4）。Blinky から順に加わります。
cli-option-solve-lives = ゲームが終わるまでにつかまる回数（1～5）。
cli-option-solve-out = 表のファイル。指定しないとデータフォルダーに作ります。
cli-option-solve-list = データフォルダーにある表を一覧にします。
cli-option-puzzles-number = 作るパズルの数。
cli-option-puzzles-seed = 局面の元になる対局のシード。
cli-option-puzzles-games = パズルが足りなくても、この対局数で終わります。
cli-option-puzzles-out = パズルのファイル。ほかのモードのパズルは残ります。
cli-option-tty-puzzle = パズルを解きます。今日のパズル、または MODE に指定した ID・テーマ・モードのパズル。
cli-option-solve-threads = 使うスレッドの数。指定しないとすべてのプロセッサーを使います。

cli-option-mode = { $modes }。または 'pacman;maze=A2' のようなモード全体の文字列。
cli-option-where = { $modes }。または 'pacman;maze=A2' のようなモード全体の文字列。引用符に入れた局面の文字列でもよく、- なら標準入力から読みます。指定しなければ classic2 です。
cli-option-position = この局面の文字列から始めます。- なら標準入力から読みます。
cli-option-actions = 先にこれらの手を指します（例：'e2 e8 e3h'）。
cli-option-size = クラシック：ボードの大きさ（3、5、7、9）。
cli-option-fences = クラシック：各陣営のフェンスの数。
cli-option-maze = パックマンのモード：迷路の名前（hedgemaze modes を参照）か迷路のファイル。
cli-option-house = ハウスルール（hedgemaze modes MODE を参照）。何度でも指定できます。
cli-option-players = パックマンのモード：2〜5人。1人がパックマン、ほかの人でゴーストを分担します。
cli-option-ascii = ボードをASCII文字だけで描きます。

cli-option-perft-depth = 何手先まで数えるか。
cli-option-perft-divide = 最初の手ごとの数も表示します。
cli-option-perft-body = 数えるもの：高速なコアか、基準のルール。

cli-option-serve-host = 待ち受けるアドレス。0.0.0.0 ならすべて。
cli-option-serve-port = ポート。0 なら空いているもの。
cli-option-serve-data = データベースの場所。指定しなければ利用者のデータフォルダー。
cli-option-serve-database = 内蔵のもののかわりに使うPostgreSQLデータベース。
cli-option-serve-nats = 1つのデータベースを使う複数のサーバーが知らせ合う、NATSサーバーのURL。
cli-option-serve-proxy = クライアントのアドレスを信用するリバースプロキシ。何度でも指定できます。
cli-option-serve-site = サーバーに接続するときのホスト名。何度でも指定できます。
cli-option-serve-open = ブラウザーを開きます。ターミナルから起動したときだけ自動で開きます。
cli-option-serve-workers = エンジンのプロセス数。0 ならなし。
cli-option-serve-limits = 1つのアドレスからの要求の量を制限します。
cli-option-serve-expire-days = この日数のあいだ誰も使っていない途中の対局を削除します。0 なら削除しません。
cli-option-serve-expire-finished-days = この日数のあいだ誰も使っていない終わった対局を削除します。0 なら削除しません。
cli-option-serve-log = debug、info、warning、error のどれか。
cli-option-serve-contact = プッシュサービスの運営者からの連絡先（mailto:… または https://…）。
cli-option-serve-push-service = お知らせを送ってよい、ほかのプッシュサービス。何度でも指定できます。
cli-option-serve-drain = 停止の合図のあと動き続ける秒数。そのあいだ /ready は、接続を送らないようプロキシに知らせます。
cli-option-serve-admin-token-file = 管理トークンのファイル。なければ作る。
cli-option-serve-backup-folder = データベースを定期的にこのフォルダーにコピーする(SQLite のみ)。
cli-option-serve-backup-every = バックアップの間隔(時間)。0 なら運営者が求めたときだけ。
cli-option-serve-backup-keep = 残すバックアップの数。
cli-option-serve-tracing = OpenTelemetry でトレースを送ります。送り先は OTEL_… の変数で決めます。

cli-option-show-svg = かわりに画像を書き出します。- なら画面に表示します。
cli-option-show-theme = 画像の見た目。
cli-option-show-json = かわりに局面をJSONで表示します。
cli-option-show-text = かわりに局面を1行の文字列で表示します。

cli-option-tty-mode = { $modes }。指定しなければ classic2 です。
cli-option-tty-first = クラシック：だれから始めるか。south など、または random。
cli-option-tty-load = 保存した対局を続けます。
cli-option-tty-level = コンピューターと対戦します。1がいちばん弱いです。
cli-option-tty-side = --level のとき：自分の陣営。south や ghosts など。
cli-option-tty-names = プレイヤーの名前（例：'Ada,Bob'）。
cli-option-app-language = fr や zh-Hant など、使う言語。指定しなければシステムの言語です。

cli-analyse-action = 手
cli-analyse-visits = 訪問数
cli-analyse-line = 読み筋
cli-analyse-nodes = { $seconds }秒で{ $n }局面
cli-analyse-ways = ゴールまでの歩数：{ $ways }

cli-backup-done = { $path }：{ $bytes }バイト
cli-migrate-done = データベースのスキーマのバージョンは { $version } です。
cli-admin-revoked = トークン { $label } を無効にしました。
cli-serve-at = Hedgemazeはこちらです：{ $address }
cli-serve-kept = 対局の保存先：{ $path }
cli-serve-no-page = ページがビルドされていないため、ブラウザーには案内だけが表示されます。ソースのフォルダーで ./play を実行するか、そこで { $command } を実行してから再インストールしてください。

# hedgemaze bot
cli-bot-engine = エンジン
cli-bot-level = レベル{ $level }
cli-bot-seated = 席{ $seat }：{ $side }、{ $mode }
cli-bot-resume = この席に戻るリンク：{ $link }
cli-bot-waiting = ほかのプレイヤーを待っています
cli-bot-ended = { $result }（{ $reason }）
cli-bot-left = テーブルを離れました

cli-check-game = 対局{ $number }：問題なし、{ $mode }、{ $actions }手、{ $end }
cli-check-game-unfinished = 対局{ $number }：問題なし、{ $mode }、{ $actions }手、対局中
cli-check-position = 局面{ $number }：問題なし、{ $mode }、{ $end }
cli-check-position-unfinished = 局面{ $number }：問題なし、{ $mode }、対局中
cli-check-maze = 迷路{ $name }：問題なし、{ $mode }用
cli-check-maze-nameless = 名前のない迷路：問題なし、{ $mode }用
cli-check-maze-wrong = 迷路：間違いあり、理由は{ $n }件：
cli-check-wrong = 間違い：{ $problem }
cli-check-wrong-game = 対局{ $number }：間違い：{ $problem }
cli-check-wrong-position = 局面{ $number }：間違い：{ $problem }
cli-check-wrong-json = JSON{ $number }：間違い：{ $problem }
cli-check-empty = 間違い：対局が入っていません

cli-legal-yes = { $action }は合法です。
cli-legal-no = { $action }は指せません。
cli-legal-in-way = じゃまをしているもの：{ $fences }。
cli-legal-piece = 関係する駒：{ $piece }。
cli-legal-shut-in = 閉じ込められるマス（印{ $mark }）：{ $squares }。
cli-legal-count = 合法手：{ $n }
cli-show-position = 局面：{ $text }

cli-match-none = まだ対局はありません
cli-match-done = 終わった対局：{ $done }／{ $total }
cli-match-player = プレイヤー
cli-match-games = 対局
cli-match-points = 得点
cli-match-won = 勝ち
cli-match-drawn = 引き分け
cli-match-failed = 失敗
cli-match-points-as = 陣営別の得点
cli-match-pellets-as = パワークッキー（{ $side }のとき）
cli-match-range = { $low }〜{ $high }
cli-match-game = 対局{ $number }／{ $total }：{ $seats } { $result }（{ $reason }）
cli-match-game-failed = 対局{ $number }／{ $total }：{ $seats } { $result }（{ $reason }、失敗：{ $failures }）
cli-match-failure = 対局{ $number }：{ $player } { $code } { $message }
cli-match-pairs = { $one }対{ $other }の組（0、½、1、1½、2点）：{ $counts }
cli-match-test-elo0 = SPRT { $elo0 }、{ $elo1 }：LLR { $llr }、範囲[{ $lower }, { $upper }]、採択：強くない
cli-match-test-elo1 = SPRT { $elo0 }、{ $elo1 }：LLR { $llr }、範囲[{ $lower }, { $upper }]、採択：強い
cli-match-test-open = SPRT { $elo0 }、{ $elo1 }：LLR { $llr }、範囲[{ $lower }, { $upper }]、未決着

cli-modes-hint = hedgemaze modes MODE でモードの詳細を表示し、hedgemaze tty MODE で遊べます。
cli-modes-about-classic2 = 2人用Quoridor：反対側に先に着いた人の勝ち。
cli-modes-about-classic3 = 3人用Quoridor。それぞれひとりで戦います。
cli-modes-about-classic4 = 4人用Quoridor。それぞれひとりで戦います。
cli-modes-about-pacman = 決まった迷路でパックマンと4匹のゴーストが対戦：3回つかまる前にパワークッキーを4個。
cli-modes-about-advanced = パックマンと4匹のゴーストが対戦。トンネルがあり、どちらもフェンスを置きます。
cli-modes-mazes = 迷路：{ $mazes }
cli-modes-mazes-option = 迷路：{ $mazes }（--maze、ファイルも可）
cli-modes-maze-default = { $name }（{ $title }、既定）
cli-modes-sides = 陣営（手番の順）：{ $sides }
cli-modes-fences = 各陣営のフェンス：{ $n }（--fences で変更）
cli-modes-board = ボード：{ $size }×{ $size }（--size 3、5、7、9）
cli-modes-pieces = 駒：{ $pieces }
cli-modes-players = プレイヤー：2〜5人。1人がパックマン、ほかの人でゴーストを分担します（--players）
cli-modes-stocks = 置けるフェンス：パックマン{ $pacman }、ゴースト{ $ghosts }
cli-modes-house = ハウスルール（--house NAME=VALUE）とその条項：
cli-modes-rule = { $name }：既定{ $default }；{ $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }：現在{ $value }、既定{ $default }；{ $allowed } [{ $clause }]

# hedgemaze solve. $needed and $free are numbers of gigabytes; $pacman, $ghosts and $rounds are numbers.
cli-puzzles-step = 対局：{ $games }、発見：{ $found }
cli-puzzles-stopped = 止めました。同じコマンドで続きから始まります。
cli-puzzles-made = { $path } にパズルが{ $n }問あります。
cli-solve-memory = 解くには { $needed } のメモリーが必要です。空きは { $free } です。
cli-solve-pieces = メモリーが少ないため、できた部分はディスクに置き、必要なときに読み直します。時間が長くかかります。
cli-solve-step = ライフ: { $lives }、パワークッキー: { $pellets }、ラウンド: { $rounds }
cli-solve-stopped = 止めました。同じコマンドで続きから始まります。
cli-solve-none = 表はまだありません。
cli-solve-file = 表: { $path }
cli-solve-verdict-pacman = ゴースト{ $ghosts }匹、ライフ{ $lives }では、パックマンが{ $rounds }ラウンドで必ず勝てます。
cli-solve-verdict-ghosts = ゴースト{ $ghosts }匹、ライフ{ $lives }では、ゴーストが必ず勝てます。次につかまえるまで最大{ $rounds }ラウンドです。
cli-solve-verdict-open = ゴースト{ $ghosts }匹、ライフ{ $lives }では、どちらも必ず勝てるとは言えません。
cli-solve-folder = { $path } にある表:
cli-solve-column-maze = 迷路
cli-solve-column-number = 匹数
cli-solve-column-size = 大きさ
cli-solve-column-file = ファイル
cli-solve-column-lives = ライフ
cli-solve-column-start = 開始
cli-solve-column-rounds = ラウンド
cli-solve-column-pacman = パックマン
cli-solve-column-ghosts = ゴースト
cli-solve-column-open = 未決着
cli-solve-column-longest = 最長
cli-solve-longest = { $pacman }・{ $ghosts }
cli-solve-value-pacman = パックマン
cli-solve-value-ghosts = ゴースト
cli-solve-value-open = 未決着

# hedgemaze mazes. $level is a level, $n a number of ghosts.
cli-mazes-hint =
    最善の手順：ゴースト4匹のとき、どちらが何ラウンドで決着を強制できるか。
    レベル：同じレベルどうしで対戦したときのPAC-MANの成績。
    hedgemaze mazes MAZE で詳細、hedgemaze tty pacman --maze MAZE で対戦。
cli-mazes-column-name = 名前
cli-mazes-column-title = 題名
cli-mazes-column-exact = 完璧な対戦
cli-mazes-column-level = レベル{ $level }
cli-mazes-column-ghosts = ゴースト：{ $n }
cli-mazes-column-equal = レベル
cli-mazes-column-score = 成績
cli-mazes-column-handicap = 最も互角に近いルール
cli-mazes-column-handicap-score = 成績
cli-mazes-standard = 標準ルール
