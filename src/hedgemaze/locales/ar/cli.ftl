# سطر الأوامر: المساعدة والإجابات.

cli-about = يلعب بقواعد Quoridor PAC-MAN: اللعبة الكلاسيكية للاعبَين إلى أربعة، ونمطان من باك مان.
cli-start = ابدأ بالأمر hedgemaze tty للعب، أو بالأمر hedgemaze modes لمعرفة ما يوجد.
cli-usage = الاستخدام:
cli-options = الخيارات
cli-arguments = الوسائط
cli-commands = الأوامر
cli-panel-where = وضعية البداية
cli-default = [الافتراضي: { "{}" }]
cli-required = [إلزامي]
cli-help = عرض هذه الرسالة ثم الخروج.
cli-try = { $problem } (جرب '‎{ $path } --help‎')
cli-standard-input = الدخل القياسي
cli-named = { $name } ({ $note })
cli-listed = { $part }، { $rest }
cli-command-tty = لعب مباراة في الطرفية: كل اللاعبين على لوحة مفاتيح واحدة، أو ضد الحاسوب.
cli-command-modes = عرض الأنماط الخمسة ومتاهاتها؛ ومع اسم نمط، كل شيء عنه.
cli-command-mazes = سرد متاهات المعرض، من الأفضل لباك مان إلى الأفضل للأشباح؛ ومع متاهة كلّ ما يخصّها.
cli-command-show = عرض وضعية: اللوحة، وصاحب الدور، وكيف انتهت المباراة إن كانت قد انتهت.
cli-command-legal = عرض النقلات القانونية في وضعية، أو بيان سبب عدم قانونية نقلة (حالة الخروج 1).
cli-command-perft = عدّ متتاليات النقلات القانونية بطول معين؛ السطر الأخير هو العدد وحده.
cli-command-convert = تحويل المباريات والوضعيات: سجلات، وJSON، ونصوص وضعيات، ونقلات مجردة، وصور، ولوحات نصية.
cli-command-check =
    فحص السجلات والمتاهات وJSON ونصوص الوضعيات: سطر لكل مباراة، وكل الأسباب لمتاهة غير صالحة.
    
    حالة الخروج 0 إذا كان كل شيء سليمًا، و1 إذا كان هناك خطأ، و2 إذا تعذرت قراءة ملف أصلًا.
cli-command-bench = طباعة بصمة النواة، وهي عدد يجب أن تتفق عليه كل البُنى، وسرعتها هنا.
cli-command-analyse = بيان رأي المحرك في وضعية: القيم وأفضل النقلات والمسارات.
cli-command-match = جعل المحركات تلعب بعضها ضد بعض، وتقييمها.
cli-command-puzzles = صنع ألغاز لنمط: وضعيات لها حل واحد، مثبتة ومصنفة.
cli-command-solve = حلّ متاهة من نسخة باك مان: من يستطيع فرض الفوز من كل وضعية.
cli-command-learn = تعليم شبكة عصبية من مباريات يلعبها المحرك ضد نفسه؛ يشرح ذلك docs/learning.md.
cli-command-ugi = استخدام بروتوكول UGI (تعميم UCI) على الدخل والخرج القياسيين؛ الملف docs/protocols.md يشرحه.
cli-command-serve = تقديم الصفحة ومبارياتها؛ يتوقف بالضغط على Ctrl-C.
cli-command-bot = جعل محرك يلعب على طاولة في خادم؛ ينتهي بـ Ctrl-C.
cli-command-backup = نسخ قاعدة بيانات الخادم كما هي في لحظة واحدة؛ ويمكن أن يستمر الخادم.
cli-command-admin = إنشاء رموز المشرفين التي تفتح صفحة المشرفين أو سردها أو إلغاؤها؛ يمكن أن يكون الخادم قيد التشغيل.
cli-command-migrate = إنشاء جداول قاعدة بيانات الخادم أو ترقيتها، ثم التوقف.
cli-command-export = طباعة كل المباريات المنتهية على خادم، الأقدم أولًا؛ ويمكن أن يكون الخادم عاملًا.
cli-option-analyse-json-lines = الإجابة عن طلبات كثيرة من الدخل القياسي، كما يبين docs/protocols.md.
cli-option-analyse-seconds = مدة التفكير بالثواني؛ ثانية واحدة إن لم تُحدد.
cli-option-analyse-nodes = عدد الوضعيات التي تُفحص.
cli-option-analyse-lines = عدد النقلات المعروضة.
cli-option-analyse-threads = خيوط البحث الواحد.
cli-option-bot-link = رابط الطاولة كما تعرضه الصفحة.
cli-option-bot-engine = أمر محرك يستخدم UGI، مثل 'hedgemaze ugi'.
cli-option-bot-level = بدلًا من ‎--engine: مستوى من مستويات الحاسوب، و1 أضعفها.
cli-option-bot-name = الاسم على الطاولة.
cli-option-bot-seat = المقعد المطلوب؛ 0 لأول مقعد فارغ.
cli-option-bot-movetime = أجزاء الثانية (ميلي ثانية) لكل نقلة؛ ومن دون ساعة 1000 إن لم تُحدد.
cli-option-bot-games = عدد المباريات إن كانت هناك مباريات إعادة.
cli-option-bot-seed = بذرة تجعل كل ما هو عشوائي قابلًا للتكرار.
cli-option-analyse-workers = مع ‎--json-lines: عدد عمليات البحث في وقت واحد.
cli-option-analyse-seed = بذرة ما يتركه البحث للمصادفة.
cli-option-app-version = طباعة رقم النسخة ثم الخروج.
cli-option-app-install-completion = تثبيت الإكمال التلقائي لسطر الأوامر الحالي.
cli-option-app-show-completion = طباعة سكربت الإكمال التلقائي لسطر الأوامر الحالي.
cli-option-json = طباعة النتيجة بصيغة JSON.
cli-option-backup-file = مكان النسخة؛ تُستبدل إن وُجدت.
cli-option-admin-action = token ينشئ رمزًا ويعرضه مرة واحدة؛ list يسرد كل الرموز؛ revoke يلغي رمزًا.
cli-option-admin-label = اسم الرمز؛ يظهر في سجل الإجراءات.
cli-option-check-file = سجلات أو متاهات أو JSON أو نصوص وضعيات؛ والرمز - يقرأ الدخل القياسي.
cli-option-convert-in = ملف الدخل؛ والرمز - يقرأ الدخل القياسي.
cli-option-convert-out = ملف الخرج؛ ومن دونه أو مع - تُطبع النتيجة.
cli-option-convert-from = صيغة IN؛ ومن دونها تُعرف من IN نفسه.
cli-option-convert-to = الصيغة التي تُكتب.
cli-option-convert-dialect = تدوين IN: { $dialects }.
cli-option-convert-mode = نمط النقلات المجردة؛ ومن دونه classic2.
cli-option-convert-game = المباراة أو الوضعية رقم N فقط.
cli-option-convert-at = أول N من مدخلات المباراة فقط.
cli-option-export-json-lines = كائن JSON واحد لكل مباراة، مع معرف طاولتها.
cli-option-legal-numbers = طباعة رقم كل نقلة قبلها.
cli-option-legal-json = طباعة القائمة بصيغة JSON.
cli-option-legal-why = بيان هل هذه النقلة قانونية، وإن لم تكن فلماذا.
cli-option-match-player = { $players }، أو level-1 إلى level-8، أو أسماء من الملف المعطى بالخيار ‎--engines.
cli-option-match-engines = ملف TOML لمحركات خارجية (docs/protocols.md).
cli-option-match-games = مجموع المباريات، يُقرَّب إلى الأعلى ليجلس كل لاعب في كل مقعد بالتساوي.
cli-option-match-seed = بذرة الافتتاحات والمصادفة.
cli-option-match-schedule = واحد من { $schedules }.
cli-option-match-concurrency = عدد المباريات في وقت واحد.
cli-option-match-log = كتابة المباريات المنتهية هنا، والمتابعة من هناك.
cli-option-match-movetime = أجزاء الثانية (ميلي ثانية) لكل نقلة؛ 1000 إن لم تُحدد.
cli-option-match-clock = الثواني على كل ساعة، وما يضاف بعد كل دور: ‎60+1.
cli-option-match-nodes = عدد العقد لكل نقلة.
cli-option-match-margin = ما يجوز أن تتأخره النقلة قبل خسارة المباراة.
cli-option-match-sprt = الإنهاء حالما يتضح أي حدَّي Elo صحيح، مثل 0,10.
cli-option-match-alpha = احتمال نتيجة إيجابية خاطئة.
cli-option-match-beta = احتمال نتيجة سلبية خاطئة.
cli-option-match-mazes = أنماط باك مان: { $mazes } (الخاصة بالنمط).
cli-option-modes-mode = كل شيء عن هذا النمط، مع قواعده الخاصة.
cli-option-mazes-maze = متاهة من المعرض.
cli-option-solve-maze = اسم متاهة (انظر hedgemaze mazes) أو ملف متاهة.
cli-option-solve-ghosts = عدد الأشباح في اللعبة، من 1 إلى 4؛ بلينكي أولًا.
cli-option-solve-lives = عدد مرات الإمساك التي تنهي المباراة، من 1 إلى 5.
cli-option-solve-out = ملف الجدول؛ وإلا فملف في مجلد بياناتك.
cli-option-solve-list = عرض الجداول الموجودة في مجلد بياناتك.
cli-option-puzzles-number = كم لغزًا يُصنع.
cli-option-puzzles-seed = بذرة المباريات التي تؤخذ منها الوضعيات.
cli-option-puzzles-games = التوقف بعد هذا العدد من المباريات ولو كانت الألغاز أقل.
cli-option-puzzles-out = ملف الألغاز؛ وتبقى فيه ألغاز الأنماط الأخرى.
cli-option-tty-puzzle = حل لغز: لغز اليوم، أو لغز له المعرف أو الموضوع أو النمط المعطى في MODE.
cli-option-solve-threads = عدد الخيوط العاملة؛ كل المعالجات إن لم يُذكر شيء.
cli-option-learn-config = ملف إعدادات (TOML) فيه خيارات التعلّم.
cli-option-learn-folder = مجلد التعلّم؛ والتعلّم الذي بدأ فيه يستمر.
cli-option-learn-minutes = كم دقيقة يستغرق التعلّم.
cli-option-learn-selfplay = البرنامج selfplay الذي يلعب المباريات.
cli-option-learn-set = ضبط أي خيار من خيارات التعلّم؛ يمكن تكراره.
cli-option-mode = { $modes }؛ أو النص الكامل للنمط، مثل 'pacman;maze=A2'.
cli-option-where = { $modes }؛ أو النص الكامل للنمط، مثل 'pacman;maze=A2'. ويصلح أيضًا نص وضعية بين علامتي اقتباس، والرمز - يقرؤه من الدخل القياسي. ومن دونه classic2.
cli-option-position = البدء من نص الوضعية هذا؛ والرمز - يقرؤه من الدخل القياسي.
cli-option-actions = لعب هذه النقلات أولًا، مثل 'e2 e8 e3h'.
cli-option-size = الكلاسيكية: لوحة حجمها 3 أو 5 أو 7 أو 9.
cli-option-fences = الكلاسيكية: عدد حواجز كل جهة.
cli-option-maze = أنماط باك مان: اسم متاهة (انظر hedgemaze modes) أو ملف متاهة.
cli-option-house = قاعدة خاصة (انظر hedgemaze modes MODE)؛ ويمكن تكرارها.
cli-option-players = أنماط باك مان: من 2 إلى 5، يتقاسمون الأشباح.
cli-option-ascii = رسم اللوحة بأحرف ASCII فقط.
cli-option-perft-depth = العمق بعدد النقلات.
cli-option-perft-divide = طباعة العدد تحت كل نقلة أولى أيضًا.
cli-option-perft-backend = من يعدّ: النواة السريعة أو القواعد المرجعية.
cli-option-serve-host = العنوان الذي يستمع عليه الخادم؛ 0.0.0.0 للجميع.
cli-option-serve-port = المنفذ؛ 0 لأي منفذ متاح.
cli-option-serve-data = مكان قاعدة البيانات؛ مجلد بيانات المستخدم إن لم يُحدد.
cli-option-serve-database = قاعدة بيانات PostgreSQL بدلًا من المدمجة.
cli-option-serve-nats = عنوان URL لخادم NATS الذي تتبادل عبره عدة خوادم على قاعدة بيانات واحدة الإشعارات.
cli-option-serve-proxy = وكيل عكسي موثوق يُصدَّق عنوان العميل الذي يذكره؛ ويمكن تكراره.
cli-option-serve-site = اسم يصل به الناس إلى الخادم؛ ويمكن تكراره.
cli-option-serve-open = فتح متصفح؛ تلقائيًا في الطرفية فقط.
cli-option-serve-workers = عدد عمليات المحركات؛ 0 لعدم تشغيلها.
cli-option-serve-limits = الحد مما يطلبه عنوان واحد.
cli-option-serve-expire-days = حذف المباريات غير المكتملة التي لم يستخدمها أحد طوال هذا العدد من الأيام؛ 0 لعدم الحذف أبدًا.
cli-option-serve-expire-finished-days = حذف المباريات المنتهية التي لم يستخدمها أحد طوال هذا العدد من الأيام؛ 0 لعدم الحذف أبدًا.
cli-option-serve-log = debug أو info أو warning أو error.
cli-option-serve-contact = أين يصل إليك مشغلو خدمات الإشعارات: ‎mailto:…‎ أو ‎https://…‎.
cli-option-serve-push-service = خدمة إشعارات أخرى يُسمح بالإرسال إليها؛ يمكن تكرارها.
cli-option-serve-drain = عدد الثواني التي يستمر فيها الخادم بعد إشارة الإيقاف، بينما يُبلغ ‎/ready الوكلاء بألا يرسلوا أحدًا.
cli-option-serve-admin-token-file = ملف فيه رمز مشرف؛ يُنشأ إن لم يوجد.
cli-option-serve-backup-folder = نسخ قاعدة البيانات إلى هذا المجلد من حين إلى آخر (SQLite فقط).
cli-option-serve-backup-every = ساعات بين نسختين احتياطيتين؛ 0 يعني عند الطلب فقط.
cli-option-serve-backup-keep = عدد النسخ الاحتياطية المحفوظة.
cli-option-serve-solve = إنشاء جداول القيم الدقيقة التي يطلبها محرر المتاهات.
cli-option-serve-solve-space = مساحة القرص لجميع هذه الجداول، بالغيغابايت.
cli-option-serve-tracing = إرسال التتبّعات عبر OpenTelemetry؛ والمتغيرات OTEL_… تحدد الوجهة.
cli-option-show-svg = كتابة صورة بدلًا من ذلك؛ والرمز - يطبعها.
cli-option-show-theme = مظهر الصورة.
cli-option-show-json = طباعة الوضعية بصيغة JSON بدلًا من ذلك.
cli-option-show-text = طباعة نص الوضعية في سطر واحد بدلًا من ذلك.
cli-option-tty-mode = { $modes }. ومن دونه classic2.
cli-option-tty-first = الكلاسيكية: من يبدأ، مثل south؛ أو random.
cli-option-tty-load = متابعة مباراة محفوظة.
cli-option-tty-level = اللعب ضد الحاسوب، 1 هو الأضعف.
cli-option-tty-side = مع ‎--level: الجهة التي تلعب بها، مثل south أو ghosts.
cli-option-tty-names = أسماء اللاعبين، مثل 'Ada,Bob'.
cli-option-app-language = استخدام هذه اللغة، مثل fr أو zh-Hant؛ ومن دونها لغة النظام.
cli-analyse-action = النقلة
cli-analyse-visits = الزيارات
cli-analyse-line = المسار
cli-analyse-exact = مؤكد: { $verdict }
cli-analyse-best = أفضل النقلات: { $actions }
cli-analyse-nodes =
    { $n ->
        [0] لا وضعيات في { $seconds } ث
        [1] وضعية واحدة في { $seconds } ث
        [2] وضعيتان في { $seconds } ث
        [few] { $n } وضعيات في { $seconds } ث
        [many] { $n } وضعية في { $seconds } ث
       *[other] { $n } وضعية في { $seconds } ث
    }
cli-analyse-ways = الخطوات إلى الهدف: { $ways }
cli-backup-done =
    { $bytes ->
        [0] { $path }: فارغ
        [1] { $path }: بايت واحد
        [2] { $path }: بايتان
        [few] { $path }: { $bytes } بايتات
        [many] { $path }: { $bytes } بايتًا
       *[other] { $path }: { $bytes } بايت
    }
cli-migrate-done = إصدار مخطط قاعدة البيانات هو { $version }.
cli-admin-revoked = أُلغي الرمز { $label }.
cli-serve-at = عنوان Hedgemaze هو { $address }
cli-serve-kept = تُحفظ المباريات في { $path }
cli-serve-no-page = الصفحة غير مبنية، فلا تعرض المتصفحات إلا ملاحظة. ابدأ بالأمر ‎./play‎ في مجلد المصدر، أو نفّذ { $command } هناك ثم أعد التثبيت.
cli-bot-engine = محرك
cli-bot-level = المستوى { $level }
cli-bot-seated = المقعد { $seat }: { $side }، { $mode }
cli-bot-resume = رابط العودة إلى هذا المقعد: { $link }
cli-bot-waiting = بانتظار بقية اللاعبين
cli-bot-ended = { $result } ({ $reason })
cli-bot-left = تمت مغادرة الطاولة
cli-check-game = المباراة { $number }: سليمة، { $mode }، النقلات: { $actions }، { $end }
cli-check-game-unfinished = المباراة { $number }: سليمة، { $mode }، النقلات: { $actions }، غير منتهية
cli-check-position = الوضعية { $number }: سليمة، { $mode }، { $end }
cli-check-position-unfinished = الوضعية { $number }: سليمة، { $mode }، غير منتهية
cli-check-maze = المتاهة { $name }: سليمة، للنمط { $mode }
cli-check-maze-nameless = متاهة بلا اسم: سليمة، للنمط { $mode }
cli-check-maze-wrong =
    { $n ->
        [0] المتاهة: غير صالحة:
        [1] المتاهة: غير صالحة لسبب واحد:
        [2] المتاهة: غير صالحة لسببين:
        [few] المتاهة: غير صالحة، وهناك { $n } أسباب:
        [many] المتاهة: غير صالحة، وهناك { $n } سببًا:
       *[other] المتاهة: غير صالحة، وهناك { $n } سبب:
    }
cli-check-wrong = خطأ: { $problem }
cli-check-wrong-game = المباراة { $number }: خطأ: { $problem }
cli-check-wrong-position = الوضعية { $number }: خطأ: { $problem }
cli-check-wrong-json = كائن JSON رقم { $number }: خطأ: { $problem }
cli-check-empty = خطأ: لا مباراة فيه
cli-legal-yes = { $action } قانونية.
cli-legal-no = { $action } غير ممكنة.
cli-legal-in-way = في الطريق: { $fences }.
cli-legal-piece = البيدق المعني: { $piece }.
cli-legal-shut-in = محبوسة (العلامة { $mark }): { $squares }.
cli-legal-count = النقلات القانونية: { $n }
cli-show-position = الوضعية: { $text }
cli-match-none = لا مباريات بعد
cli-match-done = المباريات الملعوبة: { $done } من { $total }
cli-match-player = اللاعب
cli-match-games = المباريات
cli-match-points = النقاط
cli-match-won = فوز
cli-match-drawn = تعادل
cli-match-failed = فشل
cli-match-points-as = النقاط بحسب الجهة
cli-match-pellets-as = الحبات (الجهة { $side })
cli-match-range = { $low } إلى { $high }
cli-match-game = المباراة { $number } من { $total }: { $seats } { $result } ({ $reason })
cli-match-game-failed = المباراة { $number } من { $total }: { $seats } { $result } ({ $reason }؛ فشل: { $failures })
cli-match-failure = المباراة { $number }: { $player } { $code } { $message }
cli-match-pairs = أزواج { $one } ضد { $other } (0، ½، 1، ‎1½‎، 2 نقطة): { $counts }
cli-match-test-elo0 = SPRT { $elo0 }، { $elo1 }: LLR { $llr } في [{ $lower }, { $upper }]، النتيجة: ليس أقوى
cli-match-test-elo1 = SPRT { $elo0 }، { $elo1 }: LLR { $llr } في [{ $lower }, { $upper }]، النتيجة: أقوى
cli-match-test-open = SPRT { $elo0 }، { $elo1 }: LLR { $llr } في [{ $lower }, { $upper }]، لم يُحسم
cli-modes-hint = الأمر hedgemaze modes MODE يخبر بالمزيد عن أحدها، والأمر hedgemaze tty MODE يلعبه.
cli-modes-about-classic2 = Quoridor للاعبَين: الفائز أول من يصل إلى الجهة المقابلة.
cli-modes-about-classic3 = Quoridor لثلاثة، كلٌّ وحده.
cli-modes-about-classic4 = Quoridor لأربعة، كلٌّ وحده.
cli-modes-about-pacman = باك مان ضد أربعة أشباح في متاهة ثابتة: أربع حبات قبل الإمساك به ثلاث مرات.
cli-modes-about-advanced = باك مان ضد أربعة أشباح، مع أنفاق، وحواجز يضعها الطرفان.
cli-modes-mazes = المتاهات: { $mazes }
cli-modes-mazes-option = المتاهات: { $mazes } (الخيار ‎--maze، وملف أيضًا)
cli-modes-maze-default = { $name } ({ $title }، الافتراضية)
cli-modes-sides = الجهات بترتيب الأدوار: { $sides }
cli-modes-fences = حواجز كل جهة: { $n } (الخيار ‎--fences يغير ذلك)
cli-modes-board = اللوحة: { $size } × { $size } (الخيار ‎--size: 3 أو 5 أو 7 أو 9)
cli-modes-pieces = البيادق: { $pieces }
cli-modes-players = اللاعبون: من 2 إلى 5، واحد هو باك مان والآخرون يتقاسمون الأشباح (‎--players)
cli-modes-stocks = الحواجز المتاحة: باك مان { $pacman }، الأشباح { $ghosts }
cli-modes-house = القواعد الخاصة (‎--house NAME=VALUE)، ولكل منها بندها:
cli-modes-rule = { $name }: الافتراضي { $default }؛ { $allowed } [{ $clause }]
cli-modes-rule-changed = { $name }: الآن { $value }، الافتراضي { $default }؛ { $allowed } [{ $clause }]
cli-puzzles-step = المباريات: { $games }، الموجودة: { $found }
cli-puzzles-stopped = توقف. الأمر نفسه يتابع من هنا.
cli-puzzles-made = عدد الألغاز في { $path }: { $n }.
cli-solve-memory = يحتاج الحل إلى { $needed } من الذاكرة؛ المتاح { $free }.
cli-solve-pieces = الذاكرة قليلة، لذلك تبقى الأجزاء المكتملة على القرص وتُقرأ مرة أخرى عند الحاجة. سيستغرق ذلك وقتًا أطول.
cli-solve-step = الحيوات: { $lives }، الحبات: { $pellets }، الجولات: { $rounds }
cli-solve-stopped = توقف الحل. الأمر نفسه يتابع من هنا.
cli-solve-none = لا توجد جداول بعد.
cli-solve-file = الجدول: { $path }
cli-solve-verdict-pacman =
    { $rounds ->
        [0] الأشباح: { $ghosts }، الحيوات: { $lives }. يستطيع باك مان فرض الفوز في هذه الجولة.
        [1] الأشباح: { $ghosts }، الحيوات: { $lives }. يستطيع باك مان فرض الفوز في جولة واحدة.
        [2] الأشباح: { $ghosts }، الحيوات: { $lives }. يستطيع باك مان فرض الفوز في جولتين.
        [few] الأشباح: { $ghosts }، الحيوات: { $lives }. يستطيع باك مان فرض الفوز في { $rounds } جولات.
        [many] الأشباح: { $ghosts }، الحيوات: { $lives }. يستطيع باك مان فرض الفوز في { $rounds } جولة.
       *[other] الأشباح: { $ghosts }، الحيوات: { $lives }. يستطيع باك مان فرض الفوز في { $rounds } جولة.
    }
cli-solve-verdict-ghosts =
    { $rounds ->
        [0] الأشباح: { $ghosts }، الحيوات: { $lives }. تستطيع الأشباح فرض الفوز في هذه الجولة.
        [1] الأشباح: { $ghosts }، الحيوات: { $lives }. تستطيع الأشباح فرض الفوز؛ يحتاج الإمساك التالي إلى جولة واحدة.
        [2] الأشباح: { $ghosts }، الحيوات: { $lives }. تستطيع الأشباح فرض الفوز؛ يحتاج الإمساك التالي إلى جولتين على الأكثر.
        [few] الأشباح: { $ghosts }، الحيوات: { $lives }. تستطيع الأشباح فرض الفوز؛ يحتاج الإمساك التالي إلى { $rounds } جولات على الأكثر.
        [many] الأشباح: { $ghosts }، الحيوات: { $lives }. تستطيع الأشباح فرض الفوز؛ يحتاج الإمساك التالي إلى { $rounds } جولة على الأكثر.
       *[other] الأشباح: { $ghosts }، الحيوات: { $lives }. تستطيع الأشباح فرض الفوز؛ يحتاج الإمساك التالي إلى { $rounds } جولة على الأكثر.
    }
cli-solve-verdict-open = الأشباح: { $ghosts }، الحيوات: { $lives }. لا يستطيع أحد فرض الفوز.
cli-solve-folder = الجداول في { $path }:
cli-solve-column-maze = المتاهة
cli-solve-column-number = الأشباح
cli-solve-column-size = الحجم
cli-solve-column-file = الملف
cli-solve-column-lives = الحيوات
cli-solve-column-start = البداية
cli-solve-column-rounds = الجولات
cli-solve-column-pacman = فوز باك مان
cli-solve-column-ghosts = فوز الأشباح
cli-solve-column-open = مفتوح
cli-solve-column-longest = الأطول
cli-solve-longest = باك مان { $pacman }، الأشباح { $ghosts }
cli-solve-value-pacman = باك مان
cli-solve-value-ghosts = الأشباح
cli-solve-value-open = مفتوح
cli-mazes-hint =
    اللعب المثالي: من يستطيع فرض النتيجة مع أربعة أشباح، وفي كم جولة.
    المستويات: نتيجة باك مان بالمستوى نفسه للطرفين.
    الأمر hedgemaze mazes MAZE يعرض المزيد، والأمر hedgemaze tty pacman --maze MAZE للعب فيها.
cli-mazes-column-name = الاسم
cli-mazes-column-title = العنوان
cli-mazes-column-exact = اللعب المثالي
cli-mazes-column-level = مستوى { $level }
cli-mazes-column-ghosts = الأشباح: { $n }
cli-mazes-column-equal = المستوى
cli-mazes-column-score = النتيجة
cli-mazes-column-handicap = الأقرب إلى التكافؤ
cli-mazes-column-handicap-score = النتيجة
cli-mazes-standard = القواعد المعتادة
