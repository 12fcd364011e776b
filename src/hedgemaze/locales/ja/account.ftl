# The account of a player: passkeys, devices, the recovery code.

page-account = アカウント
account-about = アカウントがなくても遊べます。アカウントがあれば、どの端末でも自分の対局を開けて、レーティング戦もできます。

account-create = 新しいアカウント
account-create-about = 端末がパスキーを保管します。パスワードもメールも要りません。このブラウザーの対局も引き継がれます。
account-name = 名前
account-create-go = アカウントを作る
account-have = アカウントを持っている
account-have-about = 端末がパスキーを確かめます。
account-sign-in = ログイン
account-recover = 復旧コードを使う
account-recover-about = アカウントを作ったときに控えたコード
account-recover-go = コードでログイン
account-no-passkeys = このアドレスでは、このブラウザーでパスキーを使えません。名前のある安全なアドレス（https）か localhost が必要です。

account-rename = 名前を変える
account-rename-about = 名前は30日に1回変えられます。
account-rename-go = 保存
# $day is a date.
account-rename-later = 次に名前を変えられるのは { $day } です。

# A code that opens the account if all passkeys are lost.
account-code = 復旧コード
account-code-keep = このコードを紙などに控えてください。パスキーをなくしても、これでログインできます。表示されるのは今だけです。
account-code-about = 復旧コードがあります。なくしたときは新しく作れます。古いコードは使えなくなります。
account-code-none = パスキーをなくしたときにログインできるコードを作りましょう。
account-code-new = 新しいコード
account-code-copy = コピー
account-code-copied = コピーしました
account-code-done = 控えました

account-passkeys = パスキー
account-passkeys-about = パスキーで端末からログインできます。使う端末ごとに追加してください。
# A passkey without a name. $n is its number.
account-passkey-number = パスキー { $n }
account-passkey-add = パスキーを追加
account-passkey-name = パスキーの名前
# $name is the name of a passkey.
account-passkey-rename = { $name } の名前を変える
account-passkey-remove = { $name } を削除
account-passkey-ask = このパスキーを削除しますか？もうこれではログインできなくなります。
account-passkey-remove-yes = 削除
# $when is a date with the time.
account-used = 最後に使った日時：{ $when }

account-devices = ログイン中の端末
account-device-here = この端末
account-device-unknown = 端末
account-since = { $when } から
# $name is a browser and its system.
account-device-end = ログアウト：{ $name }
account-everywhere = すべての端末でログアウト
account-everywhere-ask = この端末も含めて、すべての端末でログアウトしますか？

account-more = アカウントのその他の操作
account-sign-out = ログアウト
account-export = データをダウンロード
account-erase = アカウントを削除
account-erase-ask = アカウントとレーティング、すべての対局での名前を削除しますか？元には戻せません。

why-people-bad_name = 名前は3〜20文字の文字か数字で、1種類の文字体系だけを使ってください（漢字とかなは2文字から）。
why-people-name_taken = この名前か、見分けのつかない名前をほかの人が使っています。
why-people-name_reserved = この名前は誰も使えません。別の名前にしてください。
why-people-renamed_lately = 名前は30日に1回変えられます。
why-people-needs_host_name = パスキーには名前のあるアドレスが必要です。このコンピューターでは、数字ではなく localhost で開いてください。
why-people-late = 時間がかかりすぎました。もう一度お試しください。
why-people-bad_proof = パスキーが合いませんでした。もう一度お試しください。
why-people-unknown_passkey = このパスキーのアカウントはここにありません。
why-people-bad_code = この復旧コードのアカウントはありません。
why-people-too_many_passkeys = パスキーはもう十分あります。先にどれかを削除してください。
why-people-no_such_passkey = このパスキーはもう削除されています。
why-people-last_passkey = このパスキーがないとアカウントに入れません。先に復旧コードを作ってください。
why-people-sign_in_first = 先にログインしてください。
why-people-signed_in = もうログインしています。
why-passkey-cancelled = パスキーは使われませんでした。もう一度お試しください。
why-passkey-known = この端末には、アカウントのパスキーがもうあります。
