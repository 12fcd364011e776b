# الردهة: مباريات سريعة مع الغرباء، وطاولات مفتوحة للجميع.

page-lobby = اللعب مع آخرين
front-lobby-about = اعثر على خصم الآن أو انضم إلى طاولة
lobby-quick = مباراة سريعة
lobby-quick-about = اختر ساعة، وستلعب مع من يختار مثلها.
lobby-either = أيّهما
lobby-waiting =
    { $n ->
        [0] لا أحد ينتظر
        [1] شخص واحد ينتظر
        [2] شخصان ينتظران
        [few] { $n } أشخاص ينتظرون
        [many] { $n } شخصًا ينتظرون
       *[other] { $n } شخص ينتظرون
    }
lobby-looking = جارٍ البحث عن لاعب
lobby-elapsed = مدة الانتظار
lobby-here = حضر { $n } من { $seats }
lobby-cancel = إيقاف البحث
lobby-offer = لم يأتِ أحد بعد. يمكنك اللعب ضد الحاسوب فورًا، والمستوى { $level } يناسبك.
lobby-computer = اللعب ضد الحاسوب
lobby-wait-on = متابعة الانتظار
lobby-found = وُجد لاعب! يجري فتح الطاولة…
lobby-replaced = أنت تبحث عن مباراة في نافذة أخرى الآن.
lobby-join = انضمام
why-lobby-unknown_preset = لم تعد هذه المباراة متاحة. أعد تحميل الصفحة.
why-lobby-already_waiting = أنت تبحث عن مباراة أخرى بالفعل.
