# طاولات مع الأصدقاء عبر الشبكة.

page-online = اللعب مع الأصدقاء
page-table = الطاولة
page-watch = مشاهدة
page-code = متابعة من هنا
friends-mode = اللعبة
friends-special = { $mode } بإعداداتك.
friends-count = اللاعبون
friends-players =
    { $n ->
        [0] لا لاعبين
        [1] لاعب واحد
        [2] لاعبان
        [few] { $n } لاعبين
        [many] { $n } لاعبًا
       *[other] { $n } لاعب
    }
friends-here = على هذه الشاشة
friends-elsewhere = صديق عبر رابط
friends-clock = الساعة
friends-loser = خاسر المباراة السابقة
friends-listed = يمكن للغرباء إيجاد هذه الطاولة والانضمام إليها
friends-bots = يمكن للبوتات شغل المقاعد الفارغة
friends-nobody = ادعُ صديقًا واحدًا على الأقل. لا تحتاج إلى طاولة للعب بلا أصدقاء.
friends-open = فتح الطاولة
friends-code = لدي رمز من جهاز آخر
friends-alone = اللعب على هذه الشاشة بدلًا من ذلك
open-title = طاولات مفتوحة
open-none = لا أحد ينتظر الآن.
open-free =
    { $n ->
        [0] لا مقاعد خالية
        [1] مقعد خالٍ واحد
        [2] مقعدان خاليان
        [few] { $n } مقاعد خالية
        [many] { $n } مقعدًا خاليًا
       *[other] { $n } مقعد خالٍ
    }
timing-none = بلا ساعة
timing-fischer = { $minutes } د + { $seconds } ث لكل دور
timing-days =
    { $n ->
        [0] أقل من يوم لكل دور
        [1] يوم واحد لكل دور
        [2] يومان لكل دور
        [few] { $n } أيام لكل دور
        [many] { $n } يومًا لكل دور
       *[other] { $n } يوم لكل دور
    }
seat-name = اسمك
seat-character = شخصيتك
seat-free = خالٍ
seat-sit = الجلوس هنا
seat-link = نسخ الرابط: { $seat }
seat-there = هنا
seat-away = غير متصل
seat-left = تمت المغادرة
seat-nameless = بلا اسم
seat-bot = بوت
seat-bot-named = { $name } (بوت)
seat-mine-named = { $name } (أنت)
waiting-title = بانتظار الأصدقاء
waiting-invited = وصلتك دعوة
waiting-me = أنت
waiting-free =
    { $n ->
        [0] الجميع هنا.
        [1] تبدأ المباراة تلقائيًا عند شغل آخر مقعد.
        [2] بقي مقعدان خاليان. تبدأ المباراة تلقائيًا عند شغل كل المقاعد.
        [few] بقيت { $n } مقاعد خالية. تبدأ المباراة تلقائيًا عند شغلها كلها.
        [many] بقي { $n } مقعدًا خاليًا. تبدأ المباراة تلقائيًا عند شغلها كلها.
       *[other] بقي { $n } مقعد خالٍ. تبدأ المباراة تلقائيًا عند شغلها كلها.
    }
waiting-deal = توزيع جديد
waiting-leave = مغادرة الطاولة
leave-ask = هل تريد مغادرة هذه المباراة؟ سيكمل زملاؤك بأشباحك.
invite-about = أرسل هذا الرابط، أو دع صديقك يمسح الرمز.
invite-code = الرابط كرمز QR
invite-link = رابط للأصدقاء
invite-share = مباراة Hedgemaze
watch-link = رابط للمشاهدة فقط
watch-share = شاهد مباراة Hedgemaze
watch-title = أنت تشاهد
watch-count =
    { $n ->
        [0] لا مشاهدين
        [1] مشاهد واحد
        [2] مشاهدان
        [few] { $n } مشاهدين
        [many] { $n } مشاهدًا
       *[other] { $n } مشاهد
    }
first-turn-own = ابدأ خلال { $time } وإلا أُلغيت المباراة.
first-turn-other = { $side }: بقي { $time } للبدء
end-look-again = البحث عن لاعب آخر
link-copy = نسخ
link-copied = تم النسخ
link-share = مشاركة
link-lost = انقطع الاتصال. إعادة المحاولة…
link-none = تعذر الوصول إلى الخادم. هل أنت متصل بالإنترنت؟
room-missing = لا توجد طاولة كهذه.
room-moved = تابعت هذه المباراة على جهاز آخر.
code-about = متابعة هذه المباراة على جهاز آخر:
code-ask = إظهار رمز
code-use = اكتبه على الجهاز الآخر خلال عشر دقائق: «اللعب مع الأصدقاء»، ثم «لدي رمز من جهاز آخر».
code-enter-about = ينقل مقعدك على الطاولة إلى هذا الجهاز. يظهر الرمز على الجهاز الآخر تحت نقلات المباراة.
code-enter = الرمز
code-go = متابعة
action-correct = تصحيح
action-take-back = استرجاع
action-draw = تعادل
action-talk = دردشة
action-rematch = مباراة إعادة
rematch-asked = طُلبت مباراة إعادة
rematch-go = الذهاب إلى مباراة الإعادة
give-time = منح 15 ثانية
link-on = متصل
link-off = غير متصل
title-turn = دورك!
turn-other = دور { $side }
offer-draw =
    { $own ->
        [yes] أنت تعرض التعادل.
       *[no] عرض تعادل من { $name }.
    }
offer-take_back =
    { $own ->
        [yes] أنت تطلب استرجاع الدور.
       *[no] طلب استرجاع الدور من { $name }.
    }
offer-resign =
    { $own ->
        [yes] أنت تريد الاستسلام مع فريقك.
       *[no] اقتراح استسلام من { $name }. هل توافق؟
    }
offer-rematch =
    { $own ->
        [yes] أنت تريد مباراة إعادة.
       *[no] طلب مباراة إعادة من { $name }.
    }
offer-agree = نعم
offer-decline = لا
offer-withdraw = سحب
offer-declined =
    { $kind ->
        [draw] رفض للتعادل من { $name }.
        [take_back] رفض لاسترجاع الدور من { $name }.
        [resign] رفض للاستسلام من { $name }.
       *[rematch] رفض لمباراة الإعادة من { $name }.
    }
premove-waits = نقلة مسبقة في الانتظار: { $text }
premove-cancel = إلغاء النقلة المسبقة
premove-cancelled = أُلغيت النقلة المسبقة.
premove-dropped = أُلغيت النقلة المسبقة. { $why }
premove-impossible = لن يكون هذا ممكنًا في دورك القادم.
premove-life = كانت ستكلّف حياة.
premove-moved = { $piece } على مربع آخر الآن.
clock-of = الساعة: { $time }
clock-days =
    { $n ->
        [0] أقل من يوم
        [1] يوم واحد
        [2] يومان
        [few] { $n } أيام
        [many] { $n } يومًا
       *[other] { $n } يوم
    }
clock-hours =
    { $n ->
        [0] أقل من ساعة
        [1] ساعة واحدة
        [2] ساعتان
        [few] { $n } ساعات
        [many] { $n } ساعة
       *[other] { $n } ساعة
    }
clock-low =
    { $n ->
        [0] انتهى الوقت تقريبًا
        [1] بقي أقل من ثانية
        [2] بقي أقل من ثانيتين
        [few] بقي أقل من { $n } ثوانٍ
        [many] بقي أقل من { $n } ثانية
       *[other] بقي أقل من { $n } ثانية
    }
phrase-hello = مرحبًا!
phrase-good_luck = حظًا موفقًا!
phrase-well_played = أحسنت اللعب!
phrase-good_move = نقلة جيدة!
phrase-oops = أوبس!
phrase-thanks = شكرًا!
phrase-one_moment = لحظة من فضلك
phrase-your_turn = دورك
phrase-good_game = مباراة جميلة!
phrase-again = مرة أخرى؟
phrase-goodbye = إلى اللقاء!
phrase-face_smile = ابتسامة
phrase-face_laugh = ضحكة
phrase-face_think = تفكير
phrase-face_surprise = دهشة
phrase-face_sad = وجه حزين
phrase-face_sleep = نعاس
end-flagged = انتهى الوقت.
end-agreed = تم الاتفاق على التعادل.
games-friends = مع الأصدقاء
games-your-turn = دورك · { $when }
games-their-turn = بانتظار الآخرين · { $when }
games-not-full = يوجد مقعد خالٍ · { $when }
games-ended = انتهت · { $when }
data-title = ما يُحفظ عنك
data-about = يحفظ الخادم مبارياتك مع الأصدقاء: من جلس وأين، بالاسم المكتوب، وما لُعب ومتى. ويتعرف على هذا المتصفح بملف ارتباط فيه رقم عشوائي.
data-save = حفظ نسخة
data-saved = تم الحفظ.
data-erase = مسحها
data-erase-yes = مسح
data-ask = هل تريد إزالة اسمك من كل المباريات مع الأصدقاء؟ لن تبقى لك ولن يمكنك متابعتها. وتبقى لمن لعبوا معك.
data-erased =
    { $n ->
        [0] لم يكن شيء محفوظًا.
        [1] مُسح من مباراة واحدة.
        [2] مُسح من مباراتين.
        [few] مُسح من { $n } مباريات.
        [many] مُسح من { $n } مباراة.
       *[other] مُسح من { $n } مباراة.
    }
why-room-stale = انتهى الدور قبل وصول نقلتك.
why-room-not_your_turn = ليس هذا دورك.
why-room-not_your_piece = هذا البيدق يحركه زميل في الفريق.
why-room-time_over = انتهى الوقت.
why-room-over = انتهت المباراة.
why-room-started = بدأت المباراة.
why-room-seat_taken = سبقك غيرك: هذا المقعد مشغول.
why-room-no_bots = هذه الطاولة لا تسمح بالبوتات.
why-room-character_taken = هذه الشخصية أخذها غيرك.
why-room-bad_name = لا يمكن عرض هذا الاسم. اختر اسمًا أقصر أو أبسط.
why-room-offer_too_soon = لقد طلبت للتو. حاول مجددًا في الجولة التالية.
why-room-offer_pending = هذا معروض بالفعل.
why-room-nothing_to_take_back = لا شيء لاسترجاعه.
why-room-too_many_phrases = على مهلك قليلًا.
why-room-log_full = لم يعد ذلك ممكنًا على هذه الطاولة: حدث فيها الكثير.
why-room-somebody_left = أحد اللاعبين غادر الطاولة.
why-server-not_invited = لا يجلس على هذه الطاولة إلا المدعوون.
why-server-not_your_seat = هذا المقعد ليس لك.
why-server-too_many = على مهلك قليلًا.
why-server-too_many_bots = توجد بوتات كافية من هذا العنوان.
why-server-bad_code = هذا الرمز غير موجود أو انتهت صلاحيته.
why-server-stopping = يُعاد تشغيل الخادم. حاول بعد لحظة.
why-server-unreachable = تعذر الوصول إلى الخادم. هل أنت متصل بالإنترنت؟
