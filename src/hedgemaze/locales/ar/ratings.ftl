# الألعاب المصنَّفة: الاختيار في الردهة، والتصنيف بجانب الأسماء، وما غيّرته اللعبة.

rated-choice = هل تُحتسب اللعبة؟
rated-casual = للمتعة فقط
rated-rated = مصنَّفة
rated-sign-in = أنشئ حسابًا لتلعب ألعابًا مصنَّفة.
rated-casual-about = لا يتغيّر تصنيف أحد.
rated-yours = تصنيفك: { $rating }
rated-first = أول لعبة مصنَّفة لك من هذا النوع. تبدأ من 1500.
rated-range = نبحث عن تصنيف بين { $low } و { $high }
rated-anyone = نبحث عن أي لاعب
rated-rating = التصنيف { $rating }
rated-uncertain = التصنيف { $rating }، غير مؤكَّد بعد
rated-new = التصنيفات الجديدة
rated-counting = جارٍ احتساب اللعبة…
rated-void-short = كانت اللعبة أقصر من أن تُحتسب.
rated-void-closed = لا تُحتسب اللعبة لأنها أُوقفت.
rated-void-account = لا تُحتسب اللعبة لأن أحد اللاعبين لم يعد لديه حساب.
why-room-rated = لا تراجع في لعبة مصنَّفة.
why-room-rated_account = هذه الطاولة مصنَّفة: أنشئ حسابًا أو اختر طاولة أخرى.
why-room-rated_twice = أنت جالس إلى هذه الطاولة بالفعل.
why-room-bad_rated = تحتاج اللعبة المصنَّفة إلى ساعة وإلى القواعد المعتادة وإلى أشخاص في كل المقاعد.
