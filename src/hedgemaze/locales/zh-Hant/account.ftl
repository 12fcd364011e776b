# The account of a player: passkeys, devices, the recovery code.

page-account = 帳號
account-about = 沒有帳號也能玩。有了帳號，你的對局在每台裝置上都看得到，還可以玩計分對局。

account-create = 新帳號
account-create-about = 你的裝置會替你保管通行密鑰：不用密碼，也不用電子郵件。這個瀏覽器裡的對局會一起帶過去。
account-name = 你的名字
account-create-go = 建立帳號
account-have = 我有帳號
account-have-about = 你的裝置會要求使用通行密鑰。
account-sign-in = 登入
account-recover = 使用救援碼
account-recover-about = 建立帳號時你保存下來的救援碼
account-recover-go = 用救援碼登入
account-no-passkeys = 這個瀏覽器在這個網址不能使用通行密鑰。網址必須是安全的（https）而且有名稱，或是 localhost。

account-rename = 更改名字
account-rename-about = 每 30 天可以更改一次。
account-rename-go = 儲存
# $day is a date.
account-rename-later = { $day } 起可以再更改名字。

# A code that opens the account if all passkeys are lost.
account-code = 救援碼
account-code-keep = 請保存這組救援碼，例如寫在紙上。通行密鑰遺失時，可以用它登入。它只在此刻顯示一次。
account-code-about = 你有一組救援碼。如果弄丟了，可以產生新的，舊的就會失效。
account-code-none = 產生一組救援碼，通行密鑰遺失時可以用它登入。
account-code-new = 新的救援碼
account-code-copy = 複製
account-code-copied = 已複製
account-code-done = 我已經保存

account-passkeys = 通行密鑰
account-passkeys-about = 通行密鑰讓你從裝置登入。請為你使用的每台裝置各加一個。
# A passkey without a name. $n is its number.
account-passkey-number = 通行密鑰 { $n }
account-passkey-add = 新增通行密鑰
account-passkey-name = 通行密鑰的名稱
# $name is the name of a passkey.
account-passkey-rename = 重新命名「{ $name }」
account-passkey-remove = 移除「{ $name }」
account-passkey-ask = 要移除這個通行密鑰嗎？之後就不能再用它登入。
account-passkey-remove-yes = 移除
# $when is a date with the time.
account-used = 上次使用：{ $when }

account-devices = 已登入的裝置
account-device-here = 這台裝置
account-device-unknown = 一台裝置
account-since = 從 { $when } 起
# $name is a browser and its system.
account-device-end = 登出：{ $name }
account-everywhere = 登出所有裝置
account-everywhere-ask = 要登出所有裝置（包括這一台）嗎？

account-more = 更多帳號選項
account-sign-out = 登出
account-export = 下載我的資料
account-erase = 刪除帳號
account-erase-ask = 要刪除你的帳號、等級分，以及所有對局中的名字嗎？這無法復原。

why-people-bad_name = 名字是 3 到 20 個字母或數字，而且只用一種文字（漢字 2 個字起）。
why-people-name_taken = 其他玩家已經用了這個名字，或看起來一樣的名字。
why-people-name_reserved = 這個名字不能使用，請換一個。
why-people-renamed_lately = 名字每 30 天可以更改一次。
why-people-needs_host_name = 通行密鑰需要有名稱的網址。在這台電腦上請用 localhost 開啟，不要用數字。
why-people-late = 時間太久了，請再試一次。
why-people-bad_proof = 通行密鑰不符，請再試一次。
why-people-unknown_passkey = 這裡沒有使用這個通行密鑰的帳號。
why-people-bad_code = 沒有使用這組救援碼的帳號。
why-people-too_many_passkeys = 這個帳號的通行密鑰已經夠多了，請先移除一個。
why-people-no_such_passkey = 這個通行密鑰已經移除了。
why-people-last_passkey = 這個通行密鑰是進入帳號的唯一方法，請先產生救援碼。
why-people-sign_in_first = 請先登入。
why-people-signed_in = 你已經登入了。
why-passkey-cancelled = 沒有使用通行密鑰，請再試一次。
why-passkey-known = 這台裝置已經有你帳號的通行密鑰。
