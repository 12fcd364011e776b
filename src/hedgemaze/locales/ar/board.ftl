# أسماء القطع والجهات، وما تقوله اللوحة لمن يسمعها.

piece-S = الجنوب
piece-W = الغرب
piece-N = الشمال
piece-E = الشرق
piece-P = باك مان
piece-B = بلينكي
piece-K = بينكي
piece-I = إنكي
piece-C = كلايد

side-S = الجنوب
side-W = الغرب
side-N = الشمال
side-E = الشرق
side-P = باك مان
side-G = الأشباح
side-you = أنت
side-here = على هذه الشاشة
side-thinking = تفكير…

edge-S = الجنوب
edge-W = الغرب
edge-N = الشمال
edge-E = الشرق

board-name = اللوحة
board-help = مفاتيح الأسهم للتنقل على اللوحة، ومفتاح Enter للتنفيذ. المفتاح F لحمل حاجز، والأسهم لتحريكه، والمفتاح R لتدويره، ومفتاح Enter لوضعه، ومفتاح Escape لإعادته. والنقطة لإنهاء الدور، ومفتاح Backspace للتراجع عن خطوة. ويمكن أيضًا كتابة نقلة مثل e2 أو e3h ثم الضغط على Enter.
board-turn = تدوير
board-place = وضع
board-cancel = إلغاء

square-pellet = حبة باور بيلتس
square-respawn = بوابة
square-target = يمكنك الانتقال إلى هنا
square-via = يمكن الوصول إليه عبر { $squares }
square-premove = نقلة مسبقة
square-respawn-now = العودة من هنا
square-selected = محدد
square-closed = مغلق من جهة: { $edges }
square-parts = { $part }، { $rest }

fence-place = الحاجز { $fence }
fence-lift = رفع الحاجز { $fence }
fence-illegal = الحاجز { $fence } غير مسموح
fence-way = { $side } { $change }
