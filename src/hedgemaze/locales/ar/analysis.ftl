# صفحة التحليل، وصفحة إعداد الوضعيات.

analysis-paste = الصق وضعية أو نقلات مباراة، ثم اعرضها
analysis-show = عرض
analysis-file = فتح ملف
analysis-position = الوضعية
analysis-link = رابط لما تعرضه اللوحة
analysis-tab-lines = مسارات
analysis-tab-graph = المخطط
analysis-tab-share = مشاركة
analysis-share-label = مشاركة وفتح
analysis-copy-link = نسخ الرابط
analysis-copy-record = نسخ النقلات
analysis-download = تنزيل
analysis-copied = تم النسخ.
analysis-copy-failed = المتصفح لا يسمح بالنسخ. يمكن نسخ الرابط أدناه يدويًا.
analysis-set-up = إعداد وضعية
analysis-who = من المتقدم
analysis-share = { $side } ‎{ $percent }%‎‏
analysis-percent = ‎{ $percent }%‎
analysis-lines = أفضل المسارات
analysis-thinking = تفكير…
analysis-try = اللعب حتى { $action }
analysis-nodes =
    { $n ->
        [0] لم تُفحص وضعيات
        [1] فُحصت وضعية واحدة
        [2] فُحصت وضعيتان
        [few] فُحصت { $n } وضعيات
        [many] فُحصت { $n } وضعية
       *[other] فُحصت { $n } وضعية
    }
analysis-certain =
    { $n ->
        [0] فوز { $side } الآن
        [1] فوز { $side } بنقلة واحدة
        [2] فوز { $side } بنقلتين
        [few] فوز { $side } خلال { $n } نقلات
        [many] فوز { $side } خلال { $n } نقلة
       *[other] فوز { $side } خلال { $n } نقلة
    }
analysis-draw = تعادل مؤكد
analysis-first = البداية
analysis-back = رجوع
analysis-next = تقدم
analysis-last = النهاية
analysis-drawn = إظهار الطرق وأفضل النقلات
analysis-variation = أنت تجرب نقلاتك.
analysis-home = العودة إلى المباراة
analysis-branch = بعد { $n }:
analysis-forget = حذف هذا التفريع
analysis-note = ملاحظة
analysis-note-here = ملاحظة على الوضعية المعروضة
analysis-promote = نقل إلى الأعلى
analysis-variation-bar = ما يُفعل بالتفريع
analysis-better = عرض
exact-label = مؤكد:
exact-pacman =
    { $rounds ->
        [0] يفوز باك مان في هذه الجولة.
        [1] يفوز باك مان في هذه الجولة.
        [2] يفوز باك مان في جولتين.
        [few] يفوز باك مان في { $rounds } جولات.
        [many] يفوز باك مان في { $rounds } جولة.
       *[other] يفوز باك مان في { $rounds } جولة.
    }
exact-ghosts =
    { $rounds ->
        [0] تمسك الأشباح بباك مان في هذه الجولة.
        [1] تمسك الأشباح بباك مان في هذه الجولة.
        [2] تمسك الأشباح بباك مان في جولتين.
        [few] تمسك الأشباح بباك مان في { $rounds } جولات.
        [many] تمسك الأشباح بباك مان في { $rounds } جولة.
       *[other] تمسك الأشباح بباك مان في { $rounds } جولة.
    }
exact-open = لا أحد يستطيع فرض الفوز.
exact-open-life = في هذه الحياة لا تستطيع الأشباح فرض الإمساك، ولا يستطيع باك مان فرض الفوز.
exact-short-pacman = باك مان: { $rounds }
exact-short-ghosts = الأشباح: { $rounds }
exact-short-open = مفتوحة
exact-offer = مع ثلاثة أشباح يمكن حساب ذلك بدقة. يستغرق دقيقة أو دقيقتين.
exact-work = حساب
exact-working = جارٍ الحساب…
graph-title = المباراة كلها
graph-label = لحظة من المباراة
graph-moment = بعد { $n }، { $action }: { $text }
graph-progress = ما تم تحليله من المباراة
graph-stop = إيقاف
graph-again = تحليل المباراة كلها
summary-label = كيف سارت المباراة
summary-accuracy = الدقة:
summary-blunder =
    { $n ->
        [0] لا أخطاء فادحة
        [one] خطأ فادح واحد
        [two] خطآن فادحان
        [few] { $n } أخطاء فادحة
        [many] { $n } خطأً فادحًا
       *[other] { $n } خطأ فادح
    }
summary-mistake =
    { $n ->
        [0] لا أخطاء
        [one] خطأ واحد
        [two] خطآن
        [few] { $n } أخطاء
        [many] { $n } خطأً
       *[other] { $n } خطأ
    }
summary-inaccuracy =
    { $n ->
        [0] لا شيء دون الأفضل
        [one] نقلة واحدة دون الأفضل
        [two] نقلتان دون الأفضل
        [few] { $n } نقلات دون الأفضل
        [many] { $n } نقلة دون الأفضل
       *[other] { $n } نقلة دون الأفضل
    }
mark-inaccuracy = (ليست الأفضل)
mark-mistake = (خطأ)
mark-blunder = (خطأ فادح)
verdict-inaccuracy = { $action } ليست الأفضل: كانت { $better } أفضل بمقدار ‎{ $percent }%‎.
verdict-mistake = { $action } خطأ: كانت { $better } أفضل بمقدار ‎{ $percent }%‎.
verdict-blunder = { $action } خطأ فادح: كانت { $better } أفضل بمقدار ‎{ $percent }%‎.
verdict-thrown-win = { $action } تضيّع فوزًا مؤكدًا: { $better } تفوز.
verdict-thrown-open = { $action } خسارة مؤكدة: { $better } كانت ستنقذ المباراة.
read-action = النقلة { $n }، { $action }، لا يمكن لعبها: { $reason }
read-mode = لا يمكن لعب هذه اللعبة هكذا. رمز الخطأ: { $code }
read-maze = لا يمكن استخدام هذه المتاهة. رمز الخطأ: { $code }
read-house_rule = لا يمكن استخدام هذه القاعدة الخاصة. رمز الخطأ: { $code }
read-record = لا يمكن قراءة ملف المباراة هذا. رمز الخطأ: { $code }
read-mode-unknown = لا توجد لعبة كهذه.
read-position-too_long = هذا أطول من أن يكون وضعية.
read-position-unreadable = هذه ليست وضعية ولا مباراة.
read-position-fences = لا يمكن قراءة الحواجز.
read-position-pieces = لا يمكن قراءة البيادق، أو أن أحدها ناقص.
read-position-stocks = لا يمكن قراءة أعداد الحواجز الباقية.
read-position-pellets = لا يمكن قراءة الحبات والحيوات.
read-position-turn = صاحب الدور غير واضح.
read-position-memory = لا يمكن قراءة المربعات التي لا يجوز الرجوع إليها.
read-position-counters = لا يمكن قراءة الأرقام التي في النهاية.
read-position-impossible = لا يمكن لأي مباراة أن تصل إلى هذه الوضعية.
read-square-unreadable = لا يوجد مربع كهذا.
page-position = إعداد وضعية
position-lead = اختر ما تريد وضعه، ثم اضغط على مربعات اللوحة. الحواجز في الشقوق، والبيادق يمكن سحبها.
position-game = اللعبة
position-size = اللوحة
position-maze = المتاهة
position-maze-own = متاهتك
position-put = ما يوضع
position-erase = إزالة
position-pellet = حبة باور بيلتس
position-turn = صاحب الدور
position-stock = الحواجز الباقية: { $side }
position-lives = الحيوات
position-reserve = الحبات المحفوظة
position-empty = إزالة الحواجز
position-start = العودة إلى البداية
position-fits = كل شيء سليم.
position-analyse = تحليلها
position-computer = لعبها ضد الحاسوب
position-as = جهتك: { $side }
position-off = { $piece } (خارج اللوحة)
position-twice = لا يمكن أن يقف بيدقان على مربع واحد.
position-overlap = حاجزان متراكبان أو متقاطعان.
position-no-way = يوجد بيدق بلا طريق إلى هدفه.
position-over = المباراة منتهية في هذه الوضعية.
position-all-pellets = يجب أن تبقى حبة تؤكل وحياة تُخسر.
position-ghost-on-pellet = لا يجوز أن يقف شبح على حبة.
