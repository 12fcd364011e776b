# مباراة على الطاولة.

game-loading = يجري تجهيز اللوحة…
game-missing = هذه المباراة لم تعد محفوظة على هذا الجهاز.
game-failed = تعذر تحميل القواعد. هل أنت متصل بالإنترنت؟
engine-failed = لم يتمكن الحاسوب من الرد. تراجع عن دور لتكمل اللعب.
table-others = الآخرون
table-own = جهتك
table-panel = النقلات والأزرار
table-moves = النقلات
table-no-moves = ستظهر النقلات هنا.
frame-context = ما يمكنك فعله الآن
frame-menu = القائمة
frame-close = إغلاق
moves-now = العودة إلى الآن
moves-past = وضعية سابقة
moves-resigned = استسلام
moves-flagged = انتهى الوقت
table-info = معلومات
table-typed = كتابة نقلة
table-typed-go = العب
action-undo = تراجع
action-hint = تلميح
action-flip = قلب اللوحة
action-resign = استسلام
action-again = اللعب مجددًا
end-level = العب المستوى { $level }
action-new = مباراة جديدة
action-analyse = تحليل
action-pass = تمرير
action-stop = توقف: { $piece }
action-end-turn = إنهاء الدور
action-spend = استخدام حبة باور بيلتس (لديك: { $n })
turn-engine = { $side }: تفكير…
turn-classic =
    { $own ->
        [yes] دورك: تحرك أو ضع حاجزًا
       *[no] دور { $side }
    }
turn-act =
    { $own ->
        [yes] دورك: تحرك أو ضع حاجزًا
       *[no] { $side }: تحريك أو وضع حاجز
    }
turn-pick =
    { $own ->
        [yes] دورك: اختر بيدقًا
       *[no] دور { $side }
    }
turn-steps-own =
    { $steps ->
        [0] دورك: لم تبقَ خطوات
        [1] دورك: بقيت خطوة واحدة
        [2] دورك: بقيت خطوتان
        [few] دورك: بقيت { $steps } خطوات
        [many] دورك: بقيت { $steps } خطوة
       *[other] دورك: بقيت { $steps } خطوة
    }
turn-steps =
    { $steps ->
        [0] { $side }: لم تبقَ خطوات
        [1] { $side }: بقيت خطوة واحدة
        [2] { $side }: بقيت خطوتان
        [few] { $side }: بقيت { $steps } خطوات
        [many] { $side }: بقيت { $steps } خطوة
       *[other] { $side }: بقيت { $steps } خطوة
    }
turn-last =
    { $own ->
        [yes] دورك: حرّك { $piece }
       *[no] { $side }: حرّك { $piece }
    }
turn-boost =
    { $steps ->
        [0] دفعة! لم تبق خطوات لأكل الأشباح
        [1] دفعة! خطوة واحدة لأكل الأشباح
        [2] دفعة! خطوتان لأكل الأشباح
        [few] دفعة! { $steps } خطوات لأكل الأشباح
        [many] دفعة! { $steps } خطوة لأكل الأشباح
       *[other] دفعة! { $steps } خطوة لأكل الأشباح
    }
turn-place =
    { $next ->
        [yes] ضع حاجزًا أو حرّك الشبح التالي
       *[no] ضع حاجزًا أو أنهِ دورك
    }
pick-first = اختر شبحًا أولًا، ثم مربعًا له
turn-respawn = اختر البوابة التي يظهر منها باك مان
turn-lift = الأشباح: رفع حاجز من الحجرة
turn-lay = الأشباح: وضع الحاجز في مكان آخر
fences-left =
    { $n ->
        [0] لم تبق حواجز
        [1] بقي حاجز واحد
        [2] بقي حاجزان
        [few] بقيت { $n } حواجز
        [many] بقي { $n } حاجزًا
       *[other] بقي { $n } حاجز
    }
steps-to-goal =
    { $n ->
        [0] عند الهدف
        [1] خطوة واحدة إلى الهدف
        [2] خطوتان إلى الهدف
        [few] { $n } خطوات إلى الهدف
        [many] { $n } خطوة إلى الهدف
       *[other] { $n } خطوة إلى الهدف
    }
steps-short =
    { $n ->
        [0] 0 خطوة
        [1] خطوة
        [2] خطوتان
        [few] { $n } خطوات
        [many] { $n } خطوة
       *[other] { $n } خطوة
    }
lives-left =
    { $n ->
        [0] لم تبق حياة
        [1] بقيت حياة واحدة
        [2] بقيت حياتان
        [few] بقيت { $n } حيوات
        [many] بقيت { $n } حياة
       *[other] بقيت { $n } حياة
    }
pellets-eaten =
    { $n ->
        [0] لا حبات
        [1] حبة واحدة
        [2] حبتان
        [few] { $n } حبات
        [many] { $n } حبة
       *[other] { $n } حبة
    }
ghost-here = { $piece }
ghost-done = { $piece }: أنهى حركته
ghost-away = { $piece }: أُكل
hint-is = جرب { $action }
announce-turn = { $side }: { $text }
happened-catch = أُمسك بباك مان وخسر حياة!
happened-pellet = أكل باك مان حبة باور بيلتس!
ask-no = لا
ask-life = ستصطدم بشبح وتخسر حياة. هل تريد المتابعة؟
ask-life-yes = المتابعة
ask-resign = هل تريد الاستسلام في هذه المباراة؟
end-label = النهاية
end-draw = تعادل
end-you-win = لقد فزت!
end-wins =
    { $team ->
        [G] فوز الأشباح
       *[other] فوز { $side }
    }
end-reached_goal = تم الوصول إلى الجهة المقابلة!
end-all_pellets = أُكلت حبات الباور بيلتس الأربع.
end-no_lives = أُمسك بباك مان للمرة الأخيرة.
end-no_ghosts = أُكلت الأشباح الأربعة.
end-repetition = تكررت الوضعية نفسها ثلاث مرات.
end-no_progress = لم يحدث شيء منذ وقت طويل.
end-move_limit = بلغت المباراة أقصى طول مسموح.
end-others_left = غادر جميع الآخرين.
end-resigned = استسلم أحد اللاعبين.
rank-label = رتبة باك مان
rank-0 = لا رتبة بعد
rank-1 = مبتدئ
rank-2 = واعد
rank-3 = متقدم
rank-4 = محترف
