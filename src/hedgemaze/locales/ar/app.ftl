# إطار الصفحة، والصفحة الرئيسية، والإعدادات، والصفحات العادية.

app-name = Hedgemaze
app-title = { $page } · Hedgemaze
app-skip = انتقال إلى المحتوى
app-nav = الصفحات
app-menu = قائمة كل الصفحات
page-game = مباراة
page-new = مباراة جديدة
page-maze = محرر المتاهات
page-rules = القواعد
page-games = مبارياتي
page-puzzles = ألغاز
page-analysis = تحليل
page-settings = الإعدادات
page-about = حول Hedgemaze
page-privacy = الخصوصية
page-missing = الصفحة غير موجودة
mode-classic2 = كلاسيكية لاثنين
mode-classic3 = كلاسيكية لثلاثة
mode-classic4 = كلاسيكية لأربعة
mode-pacman = نسخة باك مان
mode-advanced = باك مان المتقدم
mode-players-classic2 = لاعبان
mode-players-classic3 = 3 لاعبين
mode-players-classic4 = 4 لاعبين
mode-players-pacman = من 2 إلى 5 لاعبين
mode-players-advanced = من 2 إلى 5 لاعبين
mode-about-classic2 = صِل إلى الجهة المقابلة أولًا. الحواجز تطيل الطريق.
mode-about-classic3 = ثلاثة بيادق، ستة حواجز لكل واحد، ولا حلفاء.
mode-about-classic4 = أربعة بيادق تلتقي في الوسط، وكلٌّ يلعب وحده.
mode-about-pacman =
    { $role ->
        [G] أمسك بباك مان ثلاث مرات قبل أن يأكل حبات الباور بيلتس الأربع.
       *[P] كُل حبات الباور بيلتس الأربع قبل أن تمسك بك الأشباح ثلاث مرات.
    }
mode-about-advanced = الأشباح تخرج من حجرتها، والطرفان يضعان الحواجز.
front-title = سباق في متاهة تبنيها بنفسك
front-lead = تسابق، ضع الحواجز، واهرب من الأشباح. العب فورًا، وحدك أو مع غيرك، من دون حساب.
front-continue = متابعة: { $mode }
front-continue-since = آخر لعب: { $when }
front-pick = اختر لعبة
front-play = العب
front-role = أنت
front-computer = اللعب ضد الحاسوب
front-here = اللعب على هذه الشاشة
front-set-up = إعداد المباراة
front-friends = اللعب مع الأصدقاء
front-more = المزيد
front-learn = تعلم اللعب
front-learn-about = دروس قصيرة على اللوحة
front-rules = القواعد
front-rules-about = تُقرأ في دقيقة
front-maze = رسم متاهة
front-maze-about = متاهتك الخاصة للأشباح
front-analysis = تحليل
front-analysis-about = من المتقدم، ولماذا
front-games = مبارياتي
front-games-about = متابعة ومراجعة وحفظ
puzzle-daily = لغز اليوم
front-daily-about = لغز جديد كل يوم
front-daily-done = حللته! عُد غدًا من أجل لغز جديد.
puzzle-days =
    { $n ->
        [0] لا أيام متتالية
        [1] يوم واحد
        [2] يومان متتاليان
        [few] { $n } أيام متتالية
        [many] { $n } يومًا متتاليًا
       *[other] { $n } يوم متتالٍ
    }
front-continue-label = مباريات يمكن متابعتها
front-your-turn = حان دورك
front-their-turn = الدور الآن: { $name }
front-you-are = أنت: { $side }
front-against = ضد المستوى { $level } · { $name }
front-ways = { $mode }: طرق أخرى للعب
level-label = مستوى الحاسوب
level-named = { $level } · { $name }
level-1 = بذرة
level-2 = برعم
level-3 = شتلة
level-4 = شجيرة
level-5 = سياج أخضر
level-6 = شجرة منحوتة
level-7 = متاهة كبرى
level-8 = مينوتور
level-9 = مثالي
level-match = بحسب قوتي
level-match-about = يرتفع المستوى عندما تفوز وينخفض عندما تخسر.
level-figures = ما مدى قوته؟
level-rating-zero = المستوى 1 هو بداية المقياس: قوته صفر.
level-rating-elo = القوة المقيسة { $rating }، بين { $low } و { $high }. للمستوى 1 صفر، ومن يزيد بمئة يفوز في نحو 64 مباراة من 100.
level-rating-score = قيس ضد المستوى 3 من الجانب الآخر: { $rating } نقطة من 100، بين { $low } و { $high }.
level-perfect-about = مع أربعة أشباح يلعب مثل أقوى مستوى. ومع ثلاثة أو أقل لا يخطئ أبدًا في الحياة الحالية. يحسب جهازك ذلك عند بدء المباراة.
level-like-classic-1 = يلعب للمتعة ويفوته الكثير. مناسب تمامًا للمباراة الأولى.
level-like-classic-2 = نادرًا ما يفكر مسبقًا. خصم مناسب للمبتدئين.
level-like-classic-3 = يغلب معظم المبتدئين، لكن خداعه سهل.
level-like-classic-4 = خصم جيد لمن لعب بضع مرات.
level-like-classic-5 = يغلب معظم من يلعبون بين حين وآخر.
level-like-classic-6 = لا يكاد يفوته شيء. للاعبين المتمرسين.
level-like-classic-7 = يحسب نقلات كثيرة مسبقًا. قليلون يغلبونه.
level-like-classic-8 = الأقوى هنا. هل تغلبه ولو مرة واحدة؟
level-like-P-1 = باك مان بلا خطة. مناسب تمامًا للمطاردة الأولى.
level-like-P-2 = باك مان لا يرى إلا أقرب خطر. خصم مناسب للمبتدئين.
level-like-P-3 = باك مان يفلت من معظم المبتدئين.
level-like-P-4 = باك مان يخطط مسبقًا ويصعب حصاره.
level-like-P-5 = أقوى باك مان هنا. هل تمسك به ولو مرة واحدة؟
level-like-P-9 = باك مان لا يخطئ ما إن يؤكل شبح، ويضعك أمام مهام صعبة.
level-like-G-1 = أشباح تتجول بلا هدف. مناسبة تمامًا للمباراة الأولى.
level-like-G-2 = أشباح تطاردك لكنها تترك ثغرات. خصوم مناسبون للمبتدئين.
level-like-G-3 = أشباح تصطاد معًا وتغلب معظم المبتدئين.
level-like-G-4 = أشباح تقطع عليك الطريق. للاعبين المتمرسين.
level-like-G-5 = أقوى الأشباح هنا. لا تكاد تترك ثغرة.
level-like-G-9 = أشباح لا تخطئ ما إن يؤكل واحد منها، وتضعك أمام مهام صعبة.
set-up-title = { $mode }: إعداد المباراة
set-up-seats = من يلعب
set-up-person = شخص على هذه الشاشة
set-up-computer = الحاسوب، المستوى
set-up-who = من يلعب: { $who }
set-up-name = الاسم: { $who }
set-up-name-hint = الاسم
set-up-ghost-players = لاعبو الأشباح
set-up-players-count =
    { $n ->
        [0] لا أحد
        [1] واحد
        [2] اثنان
        [few] { $n }
        [many] { $n }
       *[other] { $n }
    }
set-up-deal = توزيع الأشباح من جديد
set-up-ghost-player = لاعب الأشباح { $n }
set-up-character = الشخصية: { $who }
character-eater = الأكول
character-horns = شبح بقرنين
character-bow = شبح بشريط
character-curl = شبح بخصلة
character-nightcap = شبح بقبعة نوم
set-up-first = من يبدأ
set-up-lot = عشوائيًا
set-up-loser = خاسر المباراة السابقة
set-up-more = اللوحة والحواجز
set-up-size = اللوحة
set-up-squares = الحجم { $size } × { $size }
set-up-fences = حواجز كل لاعب
set-up-fences-usual = { $n } كالمعتاد
set-up-maze = المتاهة
set-up-maze-this = هذه
set-up-maze-draw = رسم متاهة
set-up-position = تبدأ المباراة من هذه الوضعية
set-up-bad = لا يمكن لعب هذه المباراة. رمز الخطأ: { $code }
set-up-start = بدء المباراة
setting-theme = المظهر
theme-system = مثل النظام
theme-arcade = أركيد
theme-wood = خشب
theme-garden = حديقة
theme-paper = ورق
theme-contrast = تباين عالٍ
setting-pieces = البيادق
pieces-characters = شخصيات
pieces-pawns = بيادق بسيطة
pieces-counters = أقراص
setting-fences = الحواجز
fences-theme = كلها بلون واحد
fences-owners = بلون صاحبها
setting-language = اللغة
setting-language-system = مثل المتصفح
load-failed = تعذر تحميل هذه الصفحة. هل أنت متصل بالإنترنت؟
language-failed = تعذر تحميل { $language }. هل أنت متصل بالإنترنت؟
language-behind = { $language } (بعض النصوص بالإنجليزية)
setting-confirm = تأكيد الحاجز قبل وضعه
confirm-touch = على شاشات اللمس فقط
confirm-always = دائمًا
confirm-never = أبدًا
setting-motion = الحركة
motion-system = مثل النظام
motion-full = كاملة
motion-none = بلا حركة
setting-sounds = الأصوات
setting-coordinates = الحروف والأرقام على اللوحة
setting-ways = إظهار أقصر الطرق
setting-premoves = النقلات المسبقة: اختر نقلتك أثناء لعب الآخرين (عبر الإنترنت)
device-title = محفوظ على هذا الجهاز
device-about = المباريات والمتاهات والإعدادات محفوظة في هذا المتصفح وحده.
device-export = حفظ كل شيء في ملف
device-erase = مسح كل شيء
device-erased = مُسح كل شيء.
device-ask = هل تريد مسح كل المباريات والمتاهات والإعدادات من هذا الجهاز؟ لا يمكن التراجع عن ذلك.
games-none = لا مباريات بعد. كل مباراة تبدؤها تُحفظ هنا على هذا الجهاز.
games-play = لعب مباراة
games-running =
    { $n ->
        [0] لم تبدأ · { $when }
        [1] نقلة واحدة حتى الآن · { $when }
        [2] نقلتان حتى الآن · { $when }
        [few] { $n } نقلات حتى الآن · { $when }
        [many] { $n } نقلة حتى الآن · { $when }
       *[other] { $n } نقلة حتى الآن · { $when }
    }
games-over =
    { $n ->
        [0] انتهت بلا نقلات · { $when }
        [1] انتهت بعد نقلة واحدة · { $when }
        [2] انتهت بعد نقلتين · { $when }
        [few] انتهت بعد { $n } نقلات · { $when }
        [many] انتهت بعد { $n } نقلة · { $when }
       *[other] انتهت بعد { $n } نقلة · { $when }
    }
games-remove = مسح هذه المباراة: { $mode }
games-removed = مُسحت: { $mode }
games-continue = متابعة
games-look = مراجعة
games-analyse = تحليل
games-save-all = حفظ الكل في ملف
games-open = فتح ملفات المباريات
games-opened =
    { $n ->
        [0] لم تُضف أي مباراة.
        [1] أُضيفت مباراة واحدة.
        [2] أُضيفت مباراتان.
        [few] أُضيفت { $n } مباريات.
        [many] أُضيفت { $n } مباراة.
       *[other] أُضيفت { $n } مباراة.
    }
games-open-bad = المباراة { $game } في هذا الملف لا يمكن قراءتها. رمز الخطأ: { $code }
update-ready = نسخة جديدة جاهزة.
update-now = تحديث الآن
update-later = لاحقًا
text-home = العودة إلى الصفحة الرئيسية
about-1 = Hedgemaze لعبة لوحية مجانية مفتوحة المصدر من البيادق والحواجز، يلعبها من لاعبَين إلى أربعة لاعبين، ولها نسخ تطارد فيها أربعة أشباح باك مان.
about-2 = تتبع اللعبة قواعد Quoridor PAC-MAN (كوريدور باك مان).‏ Quoridor وPAC-MAN علامتان تجاريتان لأصحابهما، ولا علاقة لهم ببرنامج Hedgemaze. أما الرسوم والأصوات والكلمات والبرنامج فهي من صنعنا.
about-3 = صورة المتاهة في الكتيب ليست من مصادرنا. متاهات Hedgemaze إعادة بناء، ويمكنك أن ترسم متاهاتك.
about-4 = اللاعبون الحاسوبيون يعملون على جهازك. تفوتهم أشياء كما تفوت الناس، وتكثر كلما انخفض المستوى. والمستوى الذي يظهر له رقم قيست قوته في مباريات ضد مستويات أخرى.
about-5 = ثبّت الصفحة من قائمة المتصفح لتُفتح مثل أي تطبيق. المباريات على هذه الشاشة وضد الحاسوب لا تحتاج إلى اتصال بعد الزيارة الأولى.
about-6 = الشيفرة المصدرية مفتوحة برخصة Apache License 2.0.
privacy-1 = المباريات على هذه الشاشة وضد الحاسوب لا تغادر جهازك أبدًا. تُحفظ في هذا المتصفح مع متاهاتك وإعداداتك.
privacy-2 = لا تحتاج إلى حساب. لا إعلانات ولا تتبّع، ولا تحمّل الصفحة شيئًا من مواقع أخرى.
privacy-3 = المباراة مع الأصدقاء يحفظها الخادم الذي فتحت منه هذه الصفحة: النقلات، والأسماء التي تكتبها، ووقت اللعب. وملف ارتباط واحد من هذا الموقع يبين أي المقاعد لك.
privacy-4 = من الإعدادات يمكنك حفظ كل ما على هذا الجهاز في ملف، ومسحه.
missing-1 = لا توجد صفحة في هذا العنوان. ربما ينقصه حرف.
shortcuts-title = اختصارات لوحة المفاتيح
shortcuts-board = على اللوحة
shortcuts-fence = الحواجز
shortcuts-pacman = ألعاب باك مان
shortcuts-page = في كل مكان
shortcut-move = التنقل من مربع إلى مربع
shortcut-edge = الذهاب إلى حافة اللوحة
shortcut-act = اختيار بيدق أو نقله إلى المربع
shortcut-type = كتابة نقلة مثل e2 أو e3h
shortcut-back = إعادة ما تحمله
shortcut-fence = حمل حاجز
shortcut-slide = تحريك الحاجز
shortcut-turn = تدوير الحاجز
shortcut-place = وضع الحاجز
shortcut-stop = إنهاء حركة البيدق أو دورك كله
shortcut-spend = استخدام حبة
shortcut-graph = في التحليل: التنقل في المباراة عبر المخطط
shortcut-card = إظهار هذه الاختصارات
key-enter = Enter
key-space = المسافة
key-escape = Esc
key-home = Home
key-end = End
key-up = Page Up
key-down = Page Down
key-wheel = عجلة الفأرة
key-right-click = زر الفأرة الأيمن
