# サーバーの運営者のページ、プレイヤーからの報告、お知らせ、閉じられたテーブル。

## For players

end-closed = テーブルが閉じられました
end-closed_unkind = いやなことをした人がいたため、運営者がこのテーブルを閉じました。このゲームは記録されません。
end-closed_unfair = 不正があったため、運営者がこのテーブルを閉じました。このゲームは記録されません。
end-closed_technical = サーバーの不具合のため、運営者がこのテーブルを閉じました。このゲームは記録されません。
end-closed_other = 運営者がこのテーブルを閉じました。このゲームは記録されません。
room-closed = このテーブルは閉じられています。
why-room-closed = 運営者がこのテーブルを閉じました。
why-people-banned = このサーバーの運営者が利用を停止したため、今はここで対戦できません。この端末でのゲームは遊べます。
why-people-muted = 運営者が発言を止めました。対戦はできますが、発言と名前の変更はできません。

report-open = プレイヤーを報告
report-title = プレイヤーを報告
report-about = このサーバーの運営者が確認します。だれが報告したかは相手に知られません。
report-who = だれのことですか?
report-why = 何がありましたか?
report-name = 名前が人を傷つける
report-phrases = 発言がしつこい
report-stalling = わざと時間をむだにする
report-cheating = 不正をしている
report-other = そのほか
report-send = 送信
report-sent = ありがとうございます。報告を送りました。
why-admin-nobody_there = そのプレイヤーはここにいません。

## For hosts

page-admin = 運営
admin-sections = このページの項目
admin-token = 管理トークン
admin-token-about = このページはサーバーの運営者用です。トークンは、このタブを閉じるまで保持されます。
admin-enter = 入る
admin-leave = ログアウト
admin-search = 検索
admin-search-go = 探す
admin-none = 何もありません。
admin-more = もっと見る
admin-server = サーバー
admin-reports = 報告
admin-rooms = 部屋
admin-players = プレイヤー
admin-bans = 利用停止
admin-names = 名前
admin-news = お知らせ
admin-audit = 操作記録

admin-you-are = トークン「{ $name }」を使っています。
admin-count-rooms = 使用中の部屋
admin-count-sockets = 接続
admin-count-lobby = ロビー
admin-count-waiting = 待機中
admin-count-accounts = アカウント
admin-count-sessions = 端末
admin-count-open_reports = 未処理の報告
admin-count-bans = 利用停止
admin-count-mutes = 発言停止
admin-nodes = ノード
admin-this-node = これ
admin-reload = 再読み込み
admin-slow = この一日で遅かったデータベース処理
admin-slow-job = 処理
admin-slow-when = 日時
admin-backups = バックアップ
admin-backups-about = { $hours } 時間ごと。新しい { $keep } 個を残します。
admin-backups-off = --backup-folder なしで起動したため、バックアップは作られません。
admin-backups-elsewhere = PostgreSQL は pg_dump などの専用の道具でバックアップします。
admin-backup-now = 今すぐバックアップ
admin-backup-failed = 前回のバックアップは失敗しました:
# Same as in english.
admin-megabytes = { $n } MB
admin-tokens = 管理トークン
admin-label = 新しいトークンの名前
admin-token-make = 作る
admin-token-made = トークン「{ $name }」(今だけ表示します):
admin-used = 使用 { $when }
admin-revoke = 無効にする
admin-revoke-label = { $name } を無効にする
admin-revoke-ask = トークン「{ $name }」を無効にしますか? 以後だれも使えません。

admin-stage = 状態
admin-stage-all = すべて
admin-stage-waiting = 待機中
admin-stage-playing = 対戦中
admin-stage-ended = 終了
admin-stage-closed = 閉鎖
admin-watch = 観戦
admin-who = だれがいる?
admin-nobody = このノードにはだれも接続していません。
admin-seat = 席 { $seat }:
admin-watches = 観戦:
admin-close = 閉じる
admin-close-ask = このテーブルを閉じますか? ゲームは結果なしで終わり、理由がプレイヤーに表示されます。
admin-close-why = プレイヤーに見せる理由
admin-why-unkind = いやなことをした人がいた
admin-why-unfair = 不正があった
admin-why-technical = サーバーの不具合
admin-why-other = 理由なし

admin-since = { $when } から
admin-devices = 端末 { $n } 台
admin-fair-play = エンジンとの一致: { $percent } %({ $n } 局)
admin-profile = プロフィール
admin-mute = 発言停止
admin-ban = 利用停止
admin-is-banned = 利用停止中
admin-is-muted = 発言停止中
admin-ban-ask = { $name } の利用を停止しますか? 接続はすぐに切れます。
admin-mute-ask = { $name } の発言を止めますか? 発言と名前の変更ができなくなります。対戦はできます。
admin-how-long = 期間は?
admin-days = { $n } 日
admin-hours = { $n } 時間
admin-for-ever = 解除するまで
admin-note = 運営者用のメモ
admin-network = アドレスまたは IPv6 ネットワーク (/64)
admin-from = { $from } から
admin-from-until = { $from } から { $until } まで
admin-until = { $until } まで
admin-over = 終了
admin-lift = 解除
admin-lift-ask = { $name } の停止を解除しますか?

admin-reports-all = 処理済みも表示
admin-no-name = (名前なし)
admin-reporter = 報告者: { $name }
admin-handle = 処理済みにする
admin-handled = 処理した人: { $name }

admin-names-about = アカウントの名前には、これらの言葉を使えません。似た文字は同じとみなします。
admin-word = 言葉
admin-add = 追加
admin-remove = 削除
admin-word-remove = { $word } を削除

admin-news-text = 全員へのお知らせ
admin-news-language = 言語を追加
admin-news-send = 知らせる

admin-by = { $name }、{ $when }
admin-details = 詳細
audit-token-made = トークンを作成
audit-token-revoked = トークンを無効化
audit-room-closed = 部屋を閉鎖
audit-ban-added = 利用停止
audit-mute-added = 発言停止
audit-lifted = 停止を解除
audit-report-handled = 報告を処理
audit-name-filtered = 言葉をフィルターに追加
audit-name-allowed = 言葉をフィルターから削除
audit-announcement-added = お知らせ
audit-announcement-deleted = お知らせを削除
audit-backup-made = バックアップを作成

why-admin-no_token = このトークンは使えません。
why-admin-label_taken = その名前のトークンはもうあります。
why-admin-bad_label = 名前は 32 文字までの英数字、点、ハイフンです。
why-admin-not_found = それはもうありません。
why-admin-bad_network = アドレスでも /64 ネットワークでもありません。
why-admin-bad_sanction = アカウントかアドレスを選んでください。
why-admin-bad_time = 終わりはもっと後にしてください。
why-admin-bad_word = 言葉は 2 文字以上です。
why-admin-bad_announcement = お知らせには 300 文字までの文が必要です。
why-admin-backup_off = サーバーは --backup-folder なしで起動しました。
why-admin-backup_elsewhere = PostgreSQL は専用の道具でバックアップします。
why-storage-backup_failed = バックアップに失敗しました。以前のものはそのままです。くわしくはログにあります。
