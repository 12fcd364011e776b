# الألغاز.

puzzles-lead = وضعية واحدة وحل واحد. هل تجده؟
puzzle-unknown = لا يوجد لغز كهذا. اختر لغزًا آخر.
puzzle-name = { $mode }، اللغز { $n }
puzzle-all = كل الألغاز
puzzle-next = اللغز التالي
puzzle-start = حل لغز
puzzle-solution = الحل
puzzle-again = محاولة أخرى
puzzle-why = لم لا؟
puzzle-thinking = لنرَ…
puzzle-count = محلولة
puzzle-best = أفضل سلسلة
puzzle-days-label = أيام متتالية
puzzle-streak =
    { $n ->
        [0] اعثر على الحل
        [1] لغز واحد دون خطأ
        [2] لغزان متتاليان دون خطأ
        [few] { $n } ألغاز متتالية دون خطأ
        [many] { $n } لغزًا متتاليًا دون خطأ
       *[other] { $n } لغز متتالٍ دون خطأ
    }
puzzle-filter-mode = اللعبة
puzzle-filter-theme = الموضوع
puzzle-filter-difficulty = الصعوبة
puzzle-any = الكل
puzzle-difficulty = الصعوبة { $n } من 5
puzzle-difficulty-1 = سهل جدًا
puzzle-difficulty-2 = سهل
puzzle-difficulty-3 = متوسط
puzzle-difficulty-4 = صعب
puzzle-difficulty-5 = صعب جدًا
puzzle-link = اللغز { $n }، الصعوبة { $difficulty }
puzzle-link-solved = اللغز { $n }، الصعوبة { $difficulty }، محلول
puzzle-theme-race = اربح السباق
puzzle-theme-fence = الحاجز الصحيح
puzzle-theme-jump = القفزة
puzzle-theme-aside = الخطوة الجانبية
puzzle-theme-catch = أمسك بباك مان
puzzle-theme-escape = الهرب
puzzle-theme-pellet = حبة الفوز
puzzle-theme-way = طريق الفوز
puzzle-theme-guard = أوقف باك مان
puzzle-ask-win-pawn = الدور على { $side } والفوز ممكن. كيف؟
puzzle-ask-hold-pawn = الدور على { $side } وهناك خطر. ما الذي ينقذ المباراة؟
puzzle-ask-win-P =
    { $n ->
        [0] الدور على باك مان ويفوز. كيف؟
        [1] الدور على باك مان ويفوز في هذه الجولة. كيف؟
        [2] الدور على باك مان ويفوز خلال جولتين. كيف؟
        [few] الدور على باك مان ويفوز خلال { $n } جولات. كيف؟
        [many] الدور على باك مان ويفوز خلال { $n } جولة. كيف؟
       *[other] الدور على باك مان ويفوز خلال { $n } جولة. كيف؟
    }
puzzle-ask-win-G =
    { $n ->
        [0] الدور على الأشباح وتفوز. كيف؟
        [1] الدور على الأشباح وتمسك بباك مان في هذه الجولة. كيف؟
        [2] الدور على الأشباح وتمسك بباك مان خلال جولتين. كيف؟
        [few] الدور على الأشباح وتمسك بباك مان خلال { $n } جولات. كيف؟
        [many] الدور على الأشباح وتمسك بباك مان خلال { $n } جولة. كيف؟
       *[other] الدور على الأشباح وتمسك بباك مان خلال { $n } جولة. كيف؟
    }
puzzle-ask-hold-P = الدور على باك مان وهو في خطر. أي طريق آمن؟
puzzle-ask-hold-G = الدور على الأشباح. كيف توقف باك مان؟
puzzle-onward = صحيح! تابع.
puzzle-solved = حللته!
puzzle-was = { $theme }
puzzle-shown = هذا هو الحل: { $line }
puzzle-wrong = { $action } ليس الحل.
puzzle-goes-on = ويستمر اللعب هكذا: { $line }. { $result }
puzzle-then-lost = عندها يكون الفوز من نصيب { $side } مهما فعلت.
puzzle-then-caught = عندها تمسك الأشباح بباك مان مهما فعلت.
puzzle-then-open = عندها يضيع الفوز المضمون.
puzzle-then-worse = عندها تكون المباراة شبه خاسرة.
