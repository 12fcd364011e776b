# The account of a player: passkeys, devices, the recovery code.

page-account = الحساب
account-about = يمكنك اللعب بلا حساب. ومع الحساب تجد ألعابك على كل أجهزتك، ويمكنك لعب الألعاب المصنَّفة.

account-create = حساب جديد
account-create-about = يحتفظ جهازك بمفتاح مرور لك: بلا كلمة سر وبلا بريد إلكتروني. وتنتقل ألعاب هذا المتصفح معك.
account-name = اسمك
account-create-go = إنشاء حساب
account-have = لديّ حساب
account-have-about = سيطلب جهازك مفتاح المرور.
account-sign-in = تسجيل الدخول
account-recover = استخدام رمز الاسترداد
account-recover-about = الرمز الذي احتفظت به عند إنشاء الحساب
account-recover-go = الدخول بالرمز
account-no-passkeys = لا يستطيع هذا المتصفح استخدام مفاتيح المرور على هذا العنوان. فهي تحتاج إلى عنوان آمن (https) له اسم، أو إلى localhost.

account-rename = تغيير الاسم
account-rename-about = يمكنك تغييره مرة واحدة كل 30 يومًا.
account-rename-go = حفظ
# $day is a date.
account-rename-later = يمكنك تغيير الاسم مجددًا في { $day }.

# A code that opens the account if all passkeys are lost.
account-code = رمز الاسترداد
account-code-keep = احتفظ بهذا الرمز، على ورقة مثلًا. إن فقدت مفتاح المرور فستدخل به. لن تراه إلا الآن.
account-code-about = لديك رمز استرداد. إن ضاع فأنشئ رمزًا جديدًا، وعندها يتوقف القديم عن العمل.
account-code-none = أنشئ رمزًا تدخل به إن فقدت مفتاح المرور.
account-code-new = رمز جديد
account-code-copy = نسخ
account-code-copied = تم النسخ
account-code-done = احتفظت به

account-passkeys = مفاتيح المرور
account-passkeys-about = تدخل بمفتاح المرور من جهازك. أضف مفتاحًا لكل جهاز تستخدمه.
# A passkey without a name. $n is its number.
account-passkey-number = مفتاح المرور { $n }
account-passkey-add = إضافة مفتاح مرور
account-passkey-name = اسم مفتاح المرور
# $name is the name of a passkey.
account-passkey-rename = إعادة تسمية { $name }
account-passkey-remove = إزالة { $name }
account-passkey-ask = هل تريد إزالة مفتاح المرور هذا؟ لن تستطيع الدخول به بعد ذلك.
account-passkey-remove-yes = إزالة
# $when is a date with the time.
account-used = آخر استخدام: { $when }

account-devices = الأجهزة المتصلة
account-device-here = هذا الجهاز
account-device-unknown = جهاز
account-since = منذ { $when }
# $name is a browser and its system.
account-device-end = تسجيل الخروج: { $name }
account-everywhere = تسجيل الخروج من كل الأجهزة
account-everywhere-ask = هل تريد تسجيل الخروج من كل الأجهزة، ومنها هذا الجهاز؟

account-more = المزيد عن الحساب
account-sign-out = تسجيل الخروج
account-export = تنزيل بياناتي
account-erase = حذف الحساب
account-erase-ask = هل تريد حذف حسابك وتصنيفاته واسمك في كل الألعاب؟ لا يمكن التراجع عن ذلك.

why-people-bad_name = يتكوّن الاسم من 3 إلى 20 حرفًا أو رقمًا من أبجدية واحدة.
why-people-name_taken = هذا الاسم، أو اسم يشبهه، للاعب آخر.
why-people-name_reserved = لا يمكن لأحد أن يحمل هذا الاسم. اختر اسمًا آخر من فضلك.
why-people-renamed_lately = يمكن تغيير الاسم مرة واحدة كل 30 يومًا.
why-people-needs_host_name = تحتاج مفاتيح المرور إلى عنوان له اسم. افتح الصفحة على هذا الحاسوب باسم localhost بدل الأرقام.
why-people-late = استغرق ذلك وقتًا طويلًا. حاول مرة أخرى من فضلك.
why-people-bad_proof = مفتاح المرور غير مطابق. حاول مرة أخرى من فضلك.
why-people-unknown_passkey = لا يوجد هنا حساب لمفتاح المرور هذا.
why-people-bad_code = لا يوجد حساب لرمز الاسترداد هذا.
why-people-too_many_passkeys = للحساب ما يكفي من مفاتيح المرور. أزل واحدًا أولًا.
why-people-no_such_passkey = أُزيل مفتاح المرور هذا من قبل.
why-people-last_passkey = مفتاح المرور هذا هو الطريق الوحيد إلى حسابك. أنشئ رمز استرداد أولًا.
why-people-sign_in_first = سجّل الدخول أولًا.
why-people-signed_in = أنت مسجّل الدخول بالفعل.
why-passkey-cancelled = لم يُستخدم مفتاح مرور. حاول مرة أخرى من فضلك.
why-passkey-known = لدى هذا الجهاز مفتاح مرور لحسابك بالفعل.
