# الألعاب المصنَّفة: الاختيار في الردهة، والتصنيف بجانب الأسماء، وما غيّرته اللعبة.

rated-choice = هل تُحتسب المباراة؟
rated-casual = للمتعة فقط
rated-rated = مصنَّفة
rated-sign-in = أنشئ حسابًا لتلعب مباريات مصنَّفة.
rated-casual-about = لا يتغيّر تصنيف أحد.
rated-yours = تصنيفك: { $rating }
rated-first = أول مباراة مصنَّفة لك من هذا النوع. تبدأ من 1500.
rated-range = نبحث عن تصنيف بين { $low } و { $high }
rated-anyone = نبحث عن أي لاعب
rated-rating = التصنيف { $rating }
rated-uncertain = التصنيف { $rating }، غير مؤكَّد بعد
rated-new = التصنيفات الجديدة
rated-counting = جارٍ حساب التصنيفات الجديدة…
rated-void-short = كانت المباراة أقصر من أن تُحتسب.
rated-void-closed = لا تُحتسب المباراة لأنها أُوقفت.
rated-void-account = لا تُحتسب المباراة لأن أحد اللاعبين لم يعد لديه حساب.
rated-one-screen = في المباراة المصنَّفة يحتاج كل لاعب إلى جهاز خاص به.
why-room-rated = لا تراجع في مباراة مصنَّفة.
why-room-rated_account = هذه الطاولة مصنَّفة: أنشئ حسابًا أو اختر طاولة أخرى.
why-room-rated_twice = أنت جالس إلى هذه الطاولة بالفعل.
why-room-bad_rated = تحتاج المباراة المصنَّفة إلى ساعة وإلى القواعد المعتادة وإلى أشخاص في كل المقاعد.
