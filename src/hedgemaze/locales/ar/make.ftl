# رسم المتاهات واختيارها، وأخذ السجلات والصور.

maze-tab-draw = رسم
maze-tab-mazes = متاهات
maze-tab-save = حفظ ومشاركة
maze-lead = ارسم متاهة لألعاب باك مان: الحواجز والحبات ومكان بداية كل بيدق. سترى فورًا ما ينقص.
maze-family = مصممة للعبة
maze-tools = ما ترسمه
tool-fence = حاجز
tool-chamber = حاجز حجرة
tool-pellet = حبة باور بيلتس
tool-gate-0 = النفق الأول
tool-gate-1 = النفق الثاني
tool-erase = ممحاة
maze-hint-fence = اضغط على شق لإقامة حاجز، وعلى وسط الحاجز لإزالته.
maze-hint-chamber = اضغط على الشقوق لبناء الحجرة حول الأشباح: أربعة حواجز.
maze-hint-pellet = اضغط على مربع لوضع حبة: أربع حبات في المجموع.
maze-hint-gate = اضغط على مربعين: يعود باك مان منهما، ويصل بينهما نفق.
maze-hint-erase = اضغط على ما تريد إزالته. والزر الأيمن يفعل ذلك مع أي أداة.
maze-hint-piece = اضغط على مربع بداية { $piece }، أو اسحب بيدقًا.
maze-refused-overlaps = يوجد حاجز هناك أصلًا.
maze-refused-crosses = لا يجوز أن تتقاطع الحواجز.
maze-refused-fences-only = تقف الحواجز في الشقوق بين المربعات.
maze-undo = تراجع
maze-redo = إعادة
maze-random = عشوائية
maze-empty = لوحة فارغة
maze-begin = البدء من
maze-title-A1 = مختلطة
maze-title-A2 = مفتوحة
maze-title-A3 = محمية
maze-title-A4 = احتياطية
maze-title-chamber = الحجرة
maze-title-pinwheel = المروحة
maze-untitled = بلا اسم
maze-good = يمكن لعب هذه المتاهة.
maze-worth = من يفوز باللعب المثالي؟
maze-worth-of =
    { $n ->
        [0] بلا أشباح
        [1] شبح واحد
        [2] شبحان
        [few] { $n } أشباح
        [many] { $n } شبحًا
       *[other] { $n } شبح
    }
maze-worth-failed = لا يمكن حساب ذلك على هذا الجهاز.
maze-worth-unknown = الخادم لا يعرف ذلك. مع أربعة أشباح يستغرق الحساب هنا وقتًا طويلًا جدًا.
maze-worth-ask = سؤال الخادم
maze-worth-making = جارٍ الحساب: ‎{ $percent }%‎
maze-worth-waiting = الخادم يحسب متاهات أخرى أولًا.
maze-faulty =
    { $n ->
        [0] لا شيء يجب إصلاحه قبل لعبها:
        [1] يجب إصلاح شيء واحد قبل لعبها:
        [2] يجب إصلاح شيئين قبل لعبها:
        [few] يجب إصلاح { $n } أشياء قبل لعبها:
        [many] يجب إصلاح { $n } شيئًا قبل لعبها:
       *[other] يجب إصلاح { $n } شيء قبل لعبها:
    }
maze-checking = يجري الفحص…
fault-too_many_fences = عدد الحواجز أكثر من اللازم: { $n }. في العلبة 20.
fault-fence_overlaps = الحاجزان { $one } و { $other } متراكبان.
fault-fence_crosses = الحاجزان { $one } و { $other } متقاطعان.
fault-chamber_count =
    { $n ->
        [0] تحتاج الحجرة إلى أربعة حواجز، ولا يوجد أي حاجز.
        [1] تحتاج الحجرة إلى أربعة حواجز، ويوجد واحد.
        [2] تحتاج الحجرة إلى أربعة حواجز، ويوجد اثنان.
        [few] تحتاج الحجرة إلى أربعة حواجز، ويوجد { $n }.
        [many] تحتاج الحجرة إلى أربعة حواجز، ويوجد { $n }.
       *[other] تحتاج الحجرة إلى أربعة حواجز، ويوجد { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] تلزم أربع حبات، ولا توجد أي حبة.
        [1] تلزم أربع حبات، وتوجد واحدة.
        [2] تلزم أربع حبات، وتوجد اثنتان.
        [few] تلزم أربع حبات، وتوجد { $n }.
        [many] تلزم أربع حبات، وتوجد { $n }.
       *[other] تلزم أربع حبات، وتوجد { $n }.
    }
fault-start = يحتاج { $piece } إلى مربع بداية.
fault-start-not = ليس لباك مان مربع بداية هنا: إنه يختار بوابة.
fault-respawn_count =
    { $n ->
        [0] تلزم أربع بوابات، اثنتان لكل نفق، ولا توجد أي بوابة.
        [1] تلزم أربع بوابات، اثنتان لكل نفق، وتوجد واحدة.
        [2] تلزم أربع بوابات، اثنتان لكل نفق، وتوجد اثنتان.
        [few] تلزم أربع بوابات، اثنتان لكل نفق، وتوجد { $n }.
        [many] تلزم أربع بوابات، اثنتان لكل نفق، وتوجد { $n }.
       *[other] تلزم أربع بوابات، اثنتان لكل نفق، وتوجد { $n }.
    }
fault-tunnel_too_short = النفق من { $one } إلى { $other } قصير جدًا: هما متجاوران أصلًا.
fault-square_shared = يوجد شيئان على { $squares }.
fault-not_connected = لا يمكن الوصول إلى هذه المربعات: { $squares }
fault-respawn_sealed = البوابة { $squares } داخل الحجرة المغلقة.
fault-ghost_outside = يبدأ { $piece } خارج الحجرة المغلقة.
fault-chamber_stuck = إزالة حاجز واحد من الحجرة يجب أن تفتحها، ولا حاجز منها يفعل ذلك.
fault-other = لا يمكن لعب هذه المتاهة. رمز الخطأ: { $code }
maze-name = الاسم
maze-save = حفظ
maze-saved = حُفظت على هذا الجهاز.
maze-not-saved = مساحة تخزين هذا المتصفح ممتلئة أو مغلقة.
maze-share = نسخ الرابط
maze-shared = نُسخ الرابط. من يفتحه يرى هذه المتاهة.
maze-not-shared = تعذر النسخ. عنوان هذه الصفحة هو الرابط.
maze-export = حفظ في ملف
maze-import = فتح ملف
maze-import-bad = هذا الملف ليس متاهة.
maze-mine = متاهاتي
maze-mine-none = المتاهات التي تحفظها تظهر هنا.
maze-open = تعديل: { $name }
maze-remove = مسح هذه المتاهة: { $name }
maze-removed = مُسحت: { $name }
undo-remove = تراجع
record-menu = ملف المباراة والصورة
record-copy = نسخ النقلات
record-copied = نُسخت النقلات.
record-not-copied = النسخ غير ممكن هنا.
record-save = حفظ ملف المباراة
record-saved = حُفظ في تنزيلاتك.
record-png = صورة (PNG)
record-svg = صورة (SVG)
record-gif = صورة متحركة (GIF)
record-picture-of = لوحة Hedgemaze: { $mode }
share-open = مشاركة صورة
share-title = مشاركة
share-kind = ما تريد مشاركته
share-from = من النقلة
share-to = إلى النقلة
share-speed = السرعة
share-speed-slow = بطيئة
share-speed-normal = عادية
share-speed-fast = سريعة
share-making = يجري إعداد الصورة المتحركة…
share-again = إعداد
share-failed = لم ينجح ذلك على هذا الجهاز.
share-size = { $n } كيلوبايت
share-save = حفظ
share-send = مشاركة
share-result = { $head }. { $reason }
