# 伺服器主持人的頁面、玩家的檢舉、公告、關閉的牌桌。

## For players

end-closed = 這桌已關閉
end-closed_unkind = 因為有人不友善，主持人關閉了這桌。這盤棋不算。
end-closed_unfair = 因為有人不公平競賽，主持人關閉了這桌。這盤棋不算。
end-closed_technical = 因為伺服器故障，主持人關閉了這桌。這盤棋不算。
end-closed_other = 主持人關閉了這桌。這盤棋不算。
room-closed = 這桌已經關閉。
why-room-closed = 主持人關閉了這桌。
why-people-banned = 你現在不能在這裡玩：這個伺服器的主持人已將你停權。這台裝置上的遊戲仍然可以玩。
why-people-muted = 主持人已將你禁言：你可以下棋，但不能說話或改名。

report-open = 檢舉玩家
report-title = 檢舉玩家
report-about = 管理這個伺服器的人會查看。對方不會知道是誰檢舉的。
report-who = 是誰？
report-why = 發生了什麼事？
report-name = 名字傷人
report-phrases = 訊息很煩人
report-stalling = 故意拖時間
report-cheating = 作弊
report-other = 其他
report-send = 送出
report-sent = 謝謝你，檢舉已送出。
why-admin-nobody_there = 這裡沒有這位玩家。

## For hosts

page-admin = 主持
admin-sections = 本頁的各部分
admin-token = 管理權杖
admin-token-about = 這一頁給管理伺服器的人使用。權杖會留在這個分頁，直到你關閉它。
admin-enter = 進入
admin-leave = 登出
admin-search = 搜尋
admin-search-go = 找
admin-none = 這裡沒有東西。
admin-more = 顯示更多
admin-server = 伺服器
admin-reports = 檢舉
admin-rooms = 房間
admin-players = 玩家
admin-bans = 停權
admin-names = 名字
admin-news = 公告
admin-audit = 操作紀錄

admin-you-are = 你使用的權杖是「{ $name }」。
admin-count-rooms = 使用中的房間
admin-count-sockets = 連線
admin-count-lobby = 在大廳
admin-count-waiting = 等待中
admin-count-accounts = 帳號
admin-count-sessions = 裝置
admin-count-open_reports = 待處理的檢舉
admin-count-bans = 停權
admin-count-mutes = 禁言
admin-nodes = 節點
admin-this-node = 這一個
admin-reload = 重新載入
admin-slow = 最近一天最慢的資料庫工作
admin-slow-job = 工作
admin-slow-when = 時間
admin-backups = 備份
admin-backups-about = 每 { $hours } 小時一次；保留最近 { $keep } 份。
admin-backups-off = 伺服器啟動時沒有 --backup-folder，所以不做備份。
admin-backups-elsewhere = PostgreSQL 用它自己的工具備份，例如 pg_dump。
admin-backup-now = 立即備份
admin-backup-failed = 上次備份失敗：
# Same as in english.
admin-megabytes = { $n } MB
admin-tokens = 管理權杖
admin-label = 新權杖的名稱
admin-token-make = 建立
admin-token-made = 權杖「{ $name }」，只顯示這一次：
admin-used = 使用於 { $when }
admin-revoke = 撤銷
admin-revoke-label = 撤銷 { $name }
admin-revoke-ask = 要撤銷權杖「{ $name }」嗎？之後沒有人能再使用它。

admin-stage = 階段
admin-stage-all = 全部
admin-stage-waiting = 等待中
admin-stage-playing = 進行中
admin-stage-ended = 已結束
admin-stage-closed = 已關閉
admin-watch = 觀戰
admin-who = 誰在那裡？
admin-nobody = 沒有人連到這個節點。
admin-seat = 座位 { $seat }：
admin-watches = 觀戰：
admin-close = 關閉
admin-close-ask = 要關閉這桌嗎？這盤棋會沒有結果地結束，玩家會看到原因。
admin-close-why = 玩家看到的原因
admin-why-unkind = 有人不友善
admin-why-unfair = 不公平競賽
admin-why-technical = 伺服器故障
admin-why-other = 不說明原因

admin-since = 從 { $when } 起
admin-devices = { $n } 台裝置
admin-fair-play = 與引擎一致：{ $percent } %（{ $n } 盤）
admin-profile = 個人頁
admin-mute = 禁言
admin-ban = 停權
admin-is-banned = 已停權
admin-is-muted = 已禁言
admin-ban-ask = 要將 { $name } 停權嗎？開啟的連線會立刻中斷。
admin-mute-ask = 要將 { $name } 禁言嗎？不能說話和改名，仍可下棋。
admin-how-long = 多久？
admin-days = { $n } 天
admin-hours = { $n } 小時
admin-for-ever = 直到解除
admin-note = 給主持人的備註
admin-network = 位址或 IPv6 網路（/64）
admin-from = 從 { $from } 起
admin-from-until = { $from } 到 { $until }
admin-until = 到 { $until }
admin-over = 已結束
admin-lift = 解除
admin-lift-ask = 要為 { $name } 解除嗎？

admin-reports-all = 也顯示已處理的
admin-no-name = （沒有名字）
admin-reporter = 檢舉人：{ $name }
admin-handle = 完成
admin-handled = 處理人：{ $name }

admin-names-about = 帳號的名字不可包含這些字詞。看起來相同的字母視為相同。
admin-word = 字詞
admin-add = 加入
admin-remove = 移除
admin-word-remove = 移除 { $word }

admin-news-text = 給所有人的文字
admin-news-language = 加入語言
admin-news-send = 公告

admin-by = { $name }，{ $when }
admin-details = 詳細
audit-token-made = 建立權杖
audit-token-revoked = 撤銷權杖
audit-room-closed = 關閉房間
audit-ban-added = 停權
audit-mute-added = 禁言
audit-lifted = 解除停權或禁言
audit-report-handled = 處理檢舉
audit-name-filtered = 字詞加入過濾
audit-name-allowed = 字詞移出過濾
audit-announcement-added = 公告
audit-announcement-deleted = 移除公告
audit-backup-made = 備份

why-admin-no_token = 這個權杖無效。
why-admin-label_taken = 已經有這個名稱的權杖。
why-admin-bad_label = 名稱最多 32 個字母、數字、點和連字號。
why-admin-not_found = 那個已經不存在了。
why-admin-bad_network = 這不是位址，也不是 /64 網路。
why-admin-bad_sanction = 請選擇帳號或位址。
why-admin-bad_time = 結束時間必須更晚。
why-admin-bad_word = 字詞至少要兩個字母。
why-admin-bad_announcement = 公告需要文字，最多 300 字。
why-admin-backup_off = 伺服器啟動時沒有 --backup-folder。
why-admin-backup_elsewhere = PostgreSQL 用它自己的工具備份。
why-storage-backup_failed = 備份失敗。之前的備份沒有變；伺服器的記錄有更多資訊。
