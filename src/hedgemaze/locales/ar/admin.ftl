# صفحة المشرفين الذين يديرون الخادم، وبلاغات اللاعبين، والإعلانات، والطاولات المغلقة.

end-closed = أُغلقت الطاولة
end-closed_unkind = أغلق أحد المشرفين هذه الطاولة بسبب سلوك غير لطيف. لا تُحتسب المباراة.
end-closed_unfair = أغلق أحد المشرفين هذه الطاولة بسبب لعب غير نزيه. لا تُحتسب المباراة.
end-closed_technical = أغلق أحد المشرفين هذه الطاولة بسبب خلل في الخادم. لا تُحتسب المباراة.
end-closed_other = أغلق أحد المشرفين هذه الطاولة. لا تُحتسب المباراة.
end-closed_absent = لم يلعب أحد اللاعبين نقلته الأولى. لا تُحتسب المباراة.
end-called-off = أُلغيت المباراة
room-closed = هذه الطاولة مغلقة.
why-room-closed = هذه الطاولة مغلقة.
why-people-banned = لا يمكنك اللعب هنا الآن: حظرك أحد مشرفي هذا الخادم. أما المباريات على هذا الجهاز فما زالت متاحة.
why-people-muted = كتم أحد المشرفين حسابك: يمكنك اللعب، لكن لا يمكنك الكلام ولا تغيير اسمك.
report-open = الإبلاغ عن لاعب
report-title = الإبلاغ عن لاعب
report-about = سينظر في الأمر من يديرون هذا الخادم. لن يعرف الطرف الآخر من أرسل البلاغ.
report-who = عمّن تُبلغ؟
report-why = ما المشكلة؟
report-name = اسم مسيء
report-phrases = رسائل مزعجة
report-stalling = إضاعة الوقت عمدًا
report-cheating = غش
report-other = شيء آخر
report-send = إرسال
report-sent = شكرًا لك. أُرسل البلاغ.
privacy-6 = إذا أبلغت عن لاعب فإن من يديرون هذا الخادم يرون البلاغ، ويرون اسمك إن كان لديك حساب. وإن لم يكن لديك حساب، ينسى الخادم بعد 30 يومًا على الأكثر أن البلاغ جاء منك. ولا يحفظ الخادم عنوان IP الخاص بلاعب إلا إذا حُظر ذلك العنوان أو كُتم.
why-admin-nobody_there = لا يوجد لاعب كهذا هنا.
page-admin = المشرفون
admin-sections = أقسام هذه الصفحة
admin-token = رمز المشرف
admin-token-about = هذه الصفحة لمن يديرون هذا الخادم. يبقى الرمز في هذا التبويب حتى تغلقه.
admin-enter = دخول
admin-leave = خروج
admin-search = بحث
admin-search-go = ابحث
admin-none = لا شيء هنا.
admin-more = عرض المزيد
admin-server = الخادم
admin-reports = البلاغات
admin-rooms = الطاولات
admin-players = اللاعبون
admin-bans = الحظر
admin-names = الأسماء
admin-news = الإعلانات
admin-audit = سجل الإجراءات
admin-you-are = تستعمل الرمز «{ $name }».
admin-count-rooms = طاولات مستعملة
admin-count-sockets = الاتصالات
admin-count-lobby = في الردهة
admin-count-waiting = في الانتظار
admin-count-accounts = الحسابات
admin-count-sessions = الأجهزة
admin-count-open_reports = بلاغات مفتوحة
admin-count-bans = حظر
admin-count-mutes = كتم
admin-nodes = العُقد
admin-this-node = هذه
admin-reload = تحديث
admin-slow = أبطأ مهام قاعدة البيانات في اليوم الأخير
admin-slow-job = المهمة
admin-slow-when = الوقت
admin-backups = النسخ الاحتياطية
admin-backups-about = كل { $hours } ساعة؛ تُحفظ آخر { $keep }.
admin-backups-off = لا ينشئ الخادم نسخًا احتياطية: شُغّل من دون ‎--backup-folder.
admin-backups-elsewhere = تُنسخ PostgreSQL احتياطيًا بأدواتها، مثل pg_dump.
admin-backup-now = نسخة احتياطية الآن
admin-backup-failed = فشلت آخر نسخة احتياطية:
admin-megabytes = { $n } م.ب
admin-tokens = رموز المشرفين
admin-label = اسم رمز جديد
admin-token-make = إنشاء
admin-token-made = الرمز «{ $name }»، يظهر الآن فقط:
admin-used = استُعمل { $when }
admin-revoke = إلغاء
admin-revoke-label = إلغاء { $name }
admin-revoke-ask = هل تريد إلغاء الرمز «{ $name }»؟ لن يستطيع أحد استعماله بعد ذلك.
admin-stage = المرحلة
admin-stage-all = الكل
admin-stage-waiting = في الانتظار
admin-stage-playing = جارية
admin-stage-ended = انتهت
admin-stage-closed = مغلقة
admin-watch = مشاهدة
admin-who = من هناك؟
admin-nobody = لا أحد متصل بهذه العقدة.
admin-seat = المقعد { $seat }:
admin-watches = المشاهدون:
admin-close = إغلاق
admin-close-ask = هل تريد إغلاق هذه الطاولة؟ تنتهي المباراة بلا نتيجة، ويرى اللاعبون السبب.
admin-close-why = ما يراه اللاعبون
admin-why-unkind = سلوك غير لطيف
admin-why-unfair = لعب غير نزيه
admin-why-technical = خلل في الخادم
admin-why-other = بلا سبب
admin-since = هنا منذ { $when }
admin-devices =
    { $n ->
        [zero] لا أجهزة
        [one] جهاز واحد
        [two] جهازان
        [few] { $n } أجهزة
        [many] { $n } جهازًا
       *[other] { $n } جهاز
    }
admin-fair-play =
    { $n ->
        [zero] يلعب مثل المحرك: ‎{ $percent }%‎، بلا مباريات
        [one] يلعب مثل المحرك: ‎{ $percent }%‎ في مباراة واحدة
        [two] يلعب مثل المحرك: ‎{ $percent }%‎ في مباراتين
        [few] يلعب مثل المحرك: ‎{ $percent }%‎ في { $n } مباريات
        [many] يلعب مثل المحرك: ‎{ $percent }%‎ في { $n } مباراة
       *[other] يلعب مثل المحرك: ‎{ $percent }%‎ في { $n } مباراة
    }
admin-profile = الملف
admin-mute = كتم
admin-ban = حظر
admin-is-banned = محظور
admin-is-muted = مكتوم
admin-ban-ask = هل تريد حظر { $name }؟ تنقطع الاتصالات المفتوحة فورًا.
admin-mute-ask = هل تريد كتم { $name }؟ لا عبارات ولا اسم جديد؛ اللعب يبقى ممكنًا.
admin-how-long = كم المدة؟
admin-days =
    { $n ->
        [zero] بلا أيام
        [one] يوم واحد
        [two] يومان
        [few] { $n } أيام
        [many] { $n } يومًا
       *[other] { $n } يوم
    }
admin-hours =
    { $n ->
        [zero] بلا ساعات
        [one] ساعة واحدة
        [two] ساعتان
        [few] { $n } ساعات
        [many] { $n } ساعة
       *[other] { $n } ساعة
    }
admin-for-ever = حتى يُرفع
admin-note = ملاحظة للمشرفين
admin-network = عنوان أو شبكة IPv6 ‏(‎/64)
admin-from = منذ { $from }
admin-from-until = من { $from } إلى { $until }
admin-until = حتى { $until }
admin-over = انتهى
admin-lift = رفع
admin-lift-ask = هل تريد رفع هذا عن { $name }؟
admin-reports-all = المعالَجة أيضًا
admin-no-name = (بلا اسم)
admin-reporter = بلاغ من { $name }
admin-handle = تم
admin-handled = عولج من قِبل { $name }
admin-names-about = لا يجوز أن يحتوي اسم حساب على هذه الكلمات. الحروف المتشابهة تُعد حرفًا واحدًا.
admin-word = كلمة
admin-add = إضافة
admin-remove = إزالة
admin-word-remove = إزالة { $word }
admin-news-text = نص للجميع
admin-news-language = إضافة لغة
admin-news-send = إعلان
admin-by = { $name }، { $when }
admin-details = التفاصيل
audit-token-made = إنشاء رمز
audit-token-revoked = إلغاء رمز
audit-room-closed = إغلاق طاولة
audit-tournament-cancelled = إلغاء بطولة
audit-ban-added = حظر
audit-mute-added = كتم
audit-lifted = رفع حظر أو كتم
audit-report-handled = معالجة بلاغ
audit-name-filtered = إضافة كلمة إلى المرشّح
audit-name-allowed = إزالة كلمة من المرشّح
audit-announcement-added = إعلان
audit-announcement-deleted = إزالة إعلان
audit-backup-made = نسخة احتياطية
why-admin-no_token = هذا الرمز غير صالح.
why-admin-label_taken = يوجد رمز بهذا الاسم.
why-admin-bad_label = الاسم حتى 32 حرفًا ورقمًا ونقطة وشرطة.
why-admin-not_found = لم يعد هذا موجودًا.
why-admin-bad_network = هذا ليس عنوانًا ولا شبكة ‎/64.
why-admin-bad_sanction = اختر حسابًا أو عنوانًا.
why-admin-bad_time = يجب أن تكون النهاية بعد ذلك.
why-admin-bad_word = تحتاج الكلمة إلى حرفين على الأقل.
why-admin-bad_announcement = يحتاج الإعلان إلى نص لا يزيد على 300 حرف.
why-admin-backup_off = شُغّل الخادم من دون ‎--backup-folder.
why-admin-backup_elsewhere = تُنسخ PostgreSQL احتياطيًا بأدواتها.
why-storage-backup_failed = فشلت النسخة الاحتياطية. النسخ السابقة لم تتغير؛ في سجل الخادم المزيد.
