# Tournaments: making one, joining, and following it.

page-tournaments = البطولات
page-tournament = البطولة
tournaments-mine = بطولاتك
tournaments-listed = مفتوحة للجميع
tournaments-none = لا توجد بطولة مفتوحة الآن. أنشئ واحدة!
tournament-make = إنشاء بطولة
tournament-make-about = اختر نوعًا، وأرسل الرابط إلى أصدقائك، ثم ابدأ عندما يحضر الجميع.
tournament-title = اسم البطولة
tournament-kind = النوع
tournament-round_robin = الكل ضد الكل
tournament-round_robin-about = كل لاعب يلعب مع كل لاعب.
tournament-knock_out = خروج المغلوب
tournament-knock_out-about = من يخسر المواجهة يخرج.
tournament-arena = الساحة
tournament-arena-about = العب مرة بعد مرة حتى ينتهي الوقت.
tournament-places = أكبر عدد
tournament-minutes = المدة
tournament-minutes-n =
    { $n ->
        [zero] { $n } دقيقة
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $n } دقائق
        [many] { $n } دقيقة
       *[other] { $n } دقيقة
    }
tournament-clock = الساعة
tournament-fill = ملء الأماكن الفارغة بالحاسوب
tournament-fill-none = بلا حاسوب
tournament-rated = المباريات تحتسب في التصنيف (يحتاج الجميع إلى حساب)
tournament-bots = يمكن للبوتات أن تشارك
tournament-public = إظهارها للجميع
tournament-plays = سألعب أيضًا
tournament-when = البداية
tournament-when-host = عندما أقرر
tournament-when-minutes =
    { $n ->
        [zero] بعد { $n } دقيقة
        [one] بعد دقيقة واحدة
        [two] بعد دقيقتين
        [few] بعد { $n } دقائق
        [many] بعد { $n } دقيقة
       *[other] بعد { $n } دقيقة
    }
tournament-create = إنشاء
tournament-join = انضمام
tournament-joined = أنت تلعب في هذه البطولة.
tournament-leave = مغادرة
tournament-leave-ask = هل تريد مغادرة البطولة؟ ستخسر كل المباريات التي لم تلعبها بعد.
tournament-start = البدء الآن
tournament-cancel = إلغاء البطولة
tournament-cancel-ask = هل تريد إلغاء البطولة؟ لن يتمكن المشاركون من لعبها بعد ذلك.
tournament-cancelled = أُلغيت هذه البطولة.
tournament-remove = إخراج
tournament-remove-ask = هل تريد إخراج { $name } من البطولة؟
tournament-invite = دعوة الآخرين
tournament-wait-host = تبدأ البطولة عندما يبدؤها المضيف.
tournament-players = المشاركون: { $n } من { $places }
tournament-count =
    { $n ->
        [zero] لا مشاركين
        [one] مشارك واحد
        [two] مشاركان
        [few] { $n } مشاركين
        [many] { $n } مشاركًا
       *[other] { $n } مشارك
    }
tournament-begins-in = تبدأ بعد { $time }
tournament-ends-in = بقي { $time }
tournament-finishing = انتهى الوقت. تُلعب الآن المباريات الأخيرة.
tournament-pause = استراحة
tournament-resume = متابعة اللعب
tournament-paused = أنت في استراحة.
tournament-waiting-pair = سيُحدَّد خصمك بعد قليل. ابقَ في هذه الصفحة.
tournament-waiting-round = انتظر الجولة التالية.
tournament-out = خرجت من البطولة. شاهد الآخرين!
tournament-your-game = تبدأ مباراتك: تلعب ضد { $rival }.
tournament-go = إلى الطاولة
tournament-back = إلى البطولة
tournament-round = الجولة { $n }
tournament-round-of = الجولة { $n } من { $total }
tournament-final = النهائي
tournament-semifinal = نصف النهائي
tournament-quarterfinal = ربع النهائي
tournament-standings = الترتيب
tournament-bracket = جدول المواجهات
tournament-cross = من غلب من
tournament-games = المباريات
tournament-watch = مشاهدة
tournament-place = المركز
tournament-player = الاسم
tournament-points = النقاط
tournament-played = المباريات
tournament-wins = الفوز
tournament-berger = SB
tournament-berger-about = نظام زونبورن-بيرغر: نقاط من غلبتهم، محسوبة مرتين، مضافًا إليها نقاط من تعادلت معهم
tournament-computer = الحاسوب { $n }
tournament-erased = شخص ما
tournament-free = بلا خصم
tournament-open-place = لم يُعرف بعد
tournament-left = تمت المغادرة
tournament-over = انتهت البطولة.
tournament-winner = الفائز بالبطولة: { $name }!
tournament-forfeit = لم تُلعب
tournament-lot = بالقرعة
tournament-points-about = الفوز بنقطتين، والتعادل بنقطة.
tournament-missing = لا توجد بطولة كهذه.
tournament-win = فوز
tournament-draw = تعادل
tournament-loss = خسارة
tournament-running = جارية الآن
why-tournament-none = لا توجد بطولة كهذه.
why-tournament-started = بدأت البطولة.
why-tournament-over = انتهت البطولة.
why-tournament-full = كل الأماكن مشغولة.
why-tournament-removed = أخرجك المضيف من هذه البطولة.
why-tournament-accounts_only = المباريات محتسبة في التصنيف: تحتاج إلى حساب لتلعب.
why-tournament-no_bots = لا يمكن للبوتات أن تشارك في هذه البطولة.
why-tournament-name_taken = هذا الاسم مستخدم هنا. اختر اسمًا آخر من فضلك.
why-tournament-not_in = أنت لا تلعب في هذه البطولة.
why-tournament-not_host = هذا للمضيف وحده.
why-tournament-no_pause = لا استراحة في هذه البطولة.
why-tournament-too_few = تحتاج البطولة إلى ثلاثة مشاركين على الأقل.
why-tournament-too_many = لديك بطولات كثيرة جدًا. أنهِ واحدة منها أولًا.
why-tournament-bad_mode = لا يمكن لعب هذه اللعبة في بطولة.
why-tournament-bad_start = يجب أن تكون البداية خلال 30 يومًا.
why-tournament-bad_rated = لا يلعب المباريات المصنَّفة إلا الناس.
