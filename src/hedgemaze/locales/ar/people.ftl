# الناس: نتائج المستخدم، صفحات اللاعبين، المتابعة، التحديات، مباريات للمشاهدة.

page-me = نتائجي
page-player = لاعب
page-watching = مشاهدة المباريات
people-games = المباريات
people-won = نسبة الفوز
people-results = فوز: { $won } · تعادل: { $drawn } · خسارة: { $lost }
people-mode = اللعبة
people-levels = ضد الحاسوب
people-as = جهتك: { $side }
people-accuracy = الدقة
people-accuracy-label =
    { $n ->
        [zero] لا مباريات؛ الآن { $now }
        [one] مباراة واحدة؛ الآن { $now }
        [two] مباراتان؛ الآن { $now }
        [few] { $n } مباريات؛ الآن { $now }
        [many] { $n } مباراة؛ الآن { $now }
       *[other] { $n } مباراة؛ الآن { $now }
    }
people-accuracy-none = أنهِ مباراتين لترى بخط بياني مدى دقة لعبك.
people-openings = افتتاحاتك
people-no-games = هنا تُحصى مبارياتك المنتهية: الفوز والمستويات والافتتاحات ودقة اللعب.
people-device = محسوبة على هذا الجهاز، من دون حساب.
people-device-title = على هذا الجهاز
people-account = الحساب
people-public = صفحتي العامة
people-ratings = التصنيف
people-ratings-none = لا مباريات مصنَّفة بعد.
people-rated-games =
    { $n ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [zero] { $pool }: { $rating }، بلا مباريات
        [one] { $pool }: { $rating } بعد مباراة واحدة
        [two] { $pool }: { $rating } بعد مباراتين
        [few] { $pool }: { $rating } بعد { $n } مباريات
        [many] { $pool }: { $rating } بعد { $n } مباراة
       *[other] { $pool }: { $rating } بعد { $n } مباراة
    }
people-provisional = { $rating }، غير مؤكد بعد
people-since = منذ { $when }
people-here = هنا الآن
people-away = ليس هنا
people-playing = مباراة جارية
people-watch = مشاهدة
people-watch-of = مشاهدة مباراة { $name }
people-recent = آخر المباريات
people-recent-none = لا مباريات متاحة للجميع.
people-unnamed = شخص ما
people-winner = الفوز: { $side }
people-draw = تعادل
people-over = { $result } · { $when }
people-challenge = تحدٍّ
people-follow = متابعة
people-following = تتابعه
people-block = حظر
people-unblock = إلغاء الحظر
people-unblock-of = إلغاء حظر { $name }
people-report = إبلاغ
people-sign-in = تحتاج إلى حساب لمتابعة اللاعبين أو تحديهم.
people-followed = من تتابعهم
people-followed-none = لا تتابع أحدًا بعد. افتح صفحة لاعب واضغط «متابعة».
people-blocked = المحظورون
people-find = البحث عن لاعب بالاسم
people-find-go = فتح
people-wishes = ما يراه الآخرون
people-hidden = لا أحد يرى متى أكون هنا
people-delayed = يرى المشاهدون مبارياتي المصنَّفة بعد ثلاث دقائق
challenge-title = تحدي { $name }
challenge-clock = الساعة
challenge-rated = مباراة مصنَّفة
challenge-send = إرسال التحدي
challenge-minute = مهلة الرد دقيقة واحدة.
challenge-day = مهلة الرد يوم واحد.
challenge-label = التحديات
challenge-from = تحدٍّ من { $name }
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · مصنَّفة
challenge-accept = لعب
challenge-decline = لا، شكرًا
challenge-waiting = في انتظار { $name }
challenge-cancel = سحب التحدي
challenge-declined = اللعب غير ممكن الآن مع { $name }.
challenge-rematch = عرض مباراة أخرى من { $names }
challenge-look = إلى الطاولة
challenge-later = لاحقًا
watching-none = لا مباريات للمشاهدة الآن.
watch-delayed = ترى هذه المباراة بعد ثلاث دقائق، برغبة أحد لاعبيها.
games-rematch = عرض مباراة أخرى، { $when }
why-people-not_welcome = لا يمكنك اللعب مع هذا الشخص الآن.
why-people-unknown_player = لا لاعب بهذا الاسم.
why-people-yourself = هذا أنت.
why-people-too_many_people = القائمة ممتلئة: 200 شخص على الأكثر. احذف شخصًا أولًا.
why-people-too_many_challenges = يمكن أن تبقى 10 من تحدياتك مفتوحة على الأكثر.
why-people-challenge_over = انتهى التحدي.
why-people-no_such_challenge = انتهى التحدي.
