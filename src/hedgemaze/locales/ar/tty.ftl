# اللعبة في الطرفية.

tty-named = { $side } ({ $people })
tty-player = اللاعب { $seat }
tty-caption-classic = Quoridor (عدد اللاعبين: { $players })
tty-caption-classic-size = Quoridor (عدد اللاعبين: { $players })، لوحة { $size } × { $size }
tty-caption-pacman = باك مان
tty-caption-advanced = باك مان المتقدم
tty-caption-pacman-maze = باك مان في المتاهة { $maze }
tty-caption-advanced-maze = باك مان المتقدم في المتاهة { $maze }
tty-goal-S = { $who }: من { $start } صعودًا إلى الصف { $row }.
tty-goal-N = { $who }: من { $start } نزولًا إلى الصف 1.
tty-goal-W = { $who }: من { $start } عبورًا إلى العمود { $file }.
tty-goal-E = { $who }: من { $start } عبورًا إلى العمود a.
tty-goal-P =
    { $pellets ->
        [0] { $who }: تحريك P والفوز بلا حبات ({ $sign }).
        [1] { $who }: تحريك P والفوز بحبة واحدة ({ $sign }).
        [2] { $who }: تحريك P والفوز بحبتين ({ $sign }).
        [few] { $who }: تحريك P والفوز عند { $pellets } حبات ({ $sign }).
        [many] { $who }: تحريك P والفوز عند { $pellets } حبة ({ $sign }).
       *[other] { $who }: تحريك P والفوز عند { $pellets } حبة ({ $sign }).
    }
tty-deal = { $who }: تحريك { $ghosts }.
tty-goal-G =
    { $lives ->
        [0] تفوز الأشباح من دون الإمساك بباك مان.
        [1] تفوز الأشباح بالإمساك بباك مان مرة واحدة.
        [2] تفوز الأشباح بالإمساك بباك مان مرتين.
        [few] تفوز الأشباح بالإمساك بباك مان { $lives } مرات.
        [many] تفوز الأشباح بالإمساك بباك مان { $lives } مرة.
       *[other] تفوز الأشباح بالإمساك بباك مان { $lives } مرة.
    }
tty-respawns = إذا أُمسك به عاد على أحد المربعات { $squares } ({ $sign }).
tty-typing-classic = اكتب مربعًا للتحرك إليه، مثل { $move }، أو حاجزًا: { $across } أفقي فوق { $slot } و { $right }، و { $upright } عمودي على يمين { $slot } و { $above }. الأمر help يخبرك بالمزيد، والأمر quit ينهي.
tty-typing-pacman = اكتب البيدق ووجهته، مثل Pe6 أو Bd9؛ وخطوتان معًا Pe6e7. الأمر help يخبرك بالمزيد، والأمر quit ينهي.
tty-typing-advanced = اكتب البيدق ووجهته، مثل Pe8 أو Bd6، أو حاجزًا مثل e3h. الأمر help يخبرك بالمزيد، والأمر quit ينهي.
tty-help-typing = كيف تكتب دورك
tty-help-move = تحريك بيدقك إلى ذلك المربع
tty-help-across = وضع حاجز أفقي فوق { $slot } و { $right }
tty-help-upright = وضع حاجز عمودي على يمين { $slot } و { $above }
tty-help-pass = فقط إن لم تكن لديك نقلة قانونية
tty-help-pacman-step = يدخل باك مان e6؛ وفي دوره تكفي e6 وحدها
tty-help-pacman-steps = خطوتان دفعة واحدة؛ وكذلك e6 e7
tty-help-ghost = يدخل بلينكي d9 (B بلينكي، K بينكي، I إنكي، C كلايد)
tty-help-stop = يتوقف ذلك البيدق، أو يبقى لأنه لا خطوة له
tty-help-one-line = يمكن أن يحوي سطر واحد كل نقلات دورك: { $example }
tty-help-respawn = يظهر باك مان على البوابة e9
tty-help-fence = وضع حاجز فوق e3 و f3؛ أما e3v فعلى يمين e3 و e4
tty-help-lift = ترفع الأشباح الحاجز d5h من الحجرة (أدوار الافتتاح)
tty-help-spend = يستخدم باك مان حبة ليحصل على خطوتين لأكل الأشباح
tty-help-rules-classic = القواعد باختصار: في كل دور خطوة واحدة أو حاجز واحد. البيدق الذي بجانب بيدقك يمكن القفز فوقه. يجب أن يبقى لكل بيدق طريق إلى هدفه. أول من يصل إلى الجهة المقابلة يفوز.
tty-help-rules-pacman = القواعد باختصار: يخطو باك مان خطوتين، وحتى ثلاث خطوات أخرى عندما يصل إلى حبة؛ ولا يأكل الأشباح إلا بهذه الخطوات الإضافية. ثم يخطو كل شبح خطوة، أو حتى خطوتين إن رأى باك مان في خط مستقيم بلا حاجز. لا يجوز أن يتوقف شبح على حبة أو على شبح. الإمساك يكلف حياة ويعيد الجميع إلى مربعاتهم الأولى. يفوز باك مان بالحبة الرابعة.
tty-help-rules-advanced = القواعد باختصار: أربعة أدوار افتتاح يتحرك فيها باك مان أو يضع حاجزًا، وتنقل الأشباح حاجزًا من الحجرة. ثم يتحرك كل بيدق ويجوز له وضع حاجز. المربعات في أواسط الجهات تصل بينها أنفاق، e9 مع e1، وa5 مع i5. لا يجوز أن يتوقف بيدق حيث بدأ، ولا حيث كان قبل حركته السابقة. تزداد الأشباح سرعة بعد الحبة الأولى وبعد الثالثة. يفوز باك مان بالحبة الرابعة، وتفوز الأشباح عندما يخسر باك مان حياته الأخيرة.
tty-help-commands = الأوامر
tty-help-legal = عرض كل النقلات القانونية
tty-help-why = بيان سبب عدم إمكان نقلة
tty-help-undo = استرجاع نقلة واحدة
tty-help-back = الاسترجاع إلى بداية الدور
tty-help-board = رسم اللوحة من جديد
tty-help-record = طباعة المباراة حتى الآن
tty-help-position = طباعة نص الوضعية في سطر واحد
tty-help-save = حفظ المباراة (بصيغة JSON إذا انتهى الاسم بـ ‎.json)
tty-help-load = متابعة مباراة محفوظة
tty-help-draw = عرض التعادل؛ وإذا كتبه الآخرون فهو قبول
tty-help-resign = استسلام
tty-help-quit = إنهاء دون حفظ
tty-ask-pass = { $who } بلا نقلة قانونية: اكتب pass.
tty-ask-move = دور { $who }: تحرك إلى مربع مجاور أو ضع حاجزًا.
tty-ask-move-only = دور { $who }: تحرك إلى مربع مجاور. لم تبق حواجز.
tty-ask-act = { $who }، دور الافتتاح { $turn } من { $turns }: تحرك (أقصى عدد من المربعات: { $steps })، أو ضع حاجزًا.
tty-ask-lift = { $who }، دور الافتتاح { $turn } من { $turns }: ارفع حاجزًا من الحجرة، ثم ضعه في مكان آخر.
tty-ask-lay = { $who }: ضع الحاجز المرفوع؛ لا يجوز أن يعود إلى { $fence }.
tty-ask-ghosts = دور { $who }. لم يتحرك بعد: { $ghosts }.
tty-ask-steps = دور { $who }. الخطوات: { $steps }.
tty-ask-steps-fence = دور { $who }. الخطوات: حتى { $steps }، ثم حاجز إن شئت.
tty-ask-steps-most = دور { $who }. الخطوات: حتى { $steps }.
tty-ask-spend = لا يستطيع { $piece } إنهاء الحركة هنا: استخدم حبة بكتابة P+‎.
tty-ask-place = يجوز أن يضع { $piece } حاجزًا الآن، أو أنهِ الدور بكتابة ‎{ $letter }-‎.
tty-ask-stop = { $piece } بلا خطوات باقية: أنهِ الدور بكتابة ‎{ $letter }-‎.
tty-ask-moving = { $piece } يتحرك. الخطوات الباقية: { $steps }.
tty-ask-boost = دفعة باك مان: يمكنه أكل الأشباح. الخطوات الباقية: { $boost }.
tty-ask-boost-then = دفعة باك مان: يمكنه أكل الأشباح. الخطوات الباقية: { $boost }، ثم الخطوات العادية: { $steps }.
tty-ask-wait = { $who } خارج اللوحة، وعلى كل بوابة شبح: اكتب P-‎ للانتظار.
tty-ask-respawn = { $who } خارج اللوحة: اختر مربعًا للظهور، { $squares }.
tty-hint-end-or-fence = أو أنهِ الدور هنا بكتابة ‎{ $letter }-‎ أو بحاجز.
tty-hint-end = أو توقف هنا: ‎{ $letter }-‎.
tty-hint-no-end = لا يمكن إنهاء الحركة هنا.
tty-hint-stay = { $piece } يجوز له البقاء في مكانه: ‎{ $letter }-‎.
tty-hint-lifts = حواجز الحجرة التي يمكن رفعها: { $fences }.
tty-hint-reserve = الحبات في الاحتياط: { $n }. كتابة P+‎ تستخدم واحدة لخطوات لأكل الأشباح، عددها: { $steps }.
tty-hint-memory = لا يجوز التوقف حيث كان قبل حركته السابقة: { $squares }.
tty-hint-seen = الأشباح التي ترى باك مان الآن: { $ghosts }.
tty-hint-unseen = لا شبح يرى باك مان الآن.
tty-hint-frenzy = في الوضع المسعور (ترى باك مان، وخطواتها: { $steps }): { $ghosts }.
tty-hint-no-frenzy = لا شبح في الوضع المسعور.
tty-hint-each-fence = خطوات كل واحد: حتى { $steps }، ثم حاجز إن شئت.
tty-hint-each = خطوات كل واحد: حتى { $steps }.
tty-left-game = غادر المباراة
tty-left-classic = الحواجز { $fences }  الخطوات الباقية { $steps }
tty-left-pacman = الجولة { $round }. الحيوات { $lives }. الحبات المأخوذة { $taken } من { $pellets }.
tty-left-eaten = الأشباح المأكولة: { $ghosts }.
tty-left-fences = الحواجز: باك مان { $pacman }، الأشباح { $ghosts }.
tty-left-repeated = تكررت هذه الوضعية مرتين؛ والمرة الثالثة تنهي المباراة.
tty-left-rounds = جولات بلا تقدم: { $rounds }؛ تنتهي المباراة عند { $most }.
tty-event-reserve = يأخذ باك مان الحبة التي على { $square } إلى احتياطه.
tty-event-boost =
    { $steps ->
        [0] يأكل باك مان الحبة التي على { $square } من دون خطوات دفعة لأكل الأشباح.
        [1] يأكل باك مان الحبة التي على { $square } ويحصل على خطوة دفعة واحدة لأكل الأشباح.
        [2] يأكل باك مان الحبة التي على { $square } ويحصل على خطوتي دفعة لأكل الأشباح.
        [few] يأكل باك مان الحبة التي على { $square } ويحصل على { $steps } خطوات دفعة لأكل الأشباح.
        [many] يأكل باك مان الحبة التي على { $square } ويحصل على { $steps } خطوة دفعة لأكل الأشباح.
       *[other] يأكل باك مان الحبة التي على { $square } ويحصل على { $steps } خطوة دفعة لأكل الأشباح.
    }
tty-event-pellet = يأكل باك مان الحبة التي على { $square }.
tty-event-eaten = يأكل باك مان { $piece }.
tty-event-catch = يمسك { $piece } بباك مان على { $square }. الحيوات الباقية: { $lives }.
tty-event-collision = يصطدم باك مان بشبح. الحيوات الباقية: { $lives }.
tty-event-comes-back = يغادر اللوحة، ويعود في دوره التالي.
tty-event-reset = تعود كل البيادق إلى مربعاتها الأولى.
tty-event-computer = يلعب الحاسوب { $action }.
tty-event-resigned = استسلام { $side }.
tty-event-resigned-G = استسلمت الأشباح.
tty-won-reached_goal = وصول إلى خط الهدف: فوز { $winner }.
tty-won-all_pellets = أخذ باك مان الحبة الأخيرة: فوز باك مان.
tty-won-no_lives = أُمسك بباك مان للمرة الأخيرة: فوز الأشباح.
tty-won-no_ghosts = لم يبق شبح على اللوحة: فوز باك مان.
tty-won-repetition = تكررت الوضعية نفسها للمرة الثالثة؛ والفوز بحسب القواعد الخاصة من نصيب { $winner }.
tty-won-no_progress = مرت جولات كثيرة بلا تقدم؛ والفوز بحسب القواعد الخاصة من نصيب { $winner }.
tty-won-move_limit = بلغت المباراة حد النقلات؛ الفوز من نصيب { $winner }.
tty-won-others_left = غادر جميع الآخرين المباراة؛ الفوز من نصيب { $winner }.
tty-won-resigned = انتهت المباراة بالاستسلام؛ الفوز من نصيب { $winner }.
tty-won-flagged = انتهت المباراة بنفاد الوقت؛ الفوز من نصيب { $winner }.
tty-won-agreed = انتهت المباراة بالاتفاق؛ الفوز من نصيب { $winner }.
tty-winner-G = الأشباح
tty-drawn-repetition = تكررت الوضعية نفسها للمرة الثالثة: تعادل.
tty-drawn-no_progress = مرت جولات كثيرة بلا تقدم: تعادل.
tty-drawn-move_limit = بلغت المباراة حد النقلات: تعادل.
tty-drawn-agreed = تعادل بالاتفاق.
tty-drawn-other = انتهت المباراة بالتعادل.
tty-rank = الرتبة: { $rank } من 4، { $name }.
tty-no-rank = لم يأكل باك مان أي حبة، فلا رتبة له.
tty-over = انتهت المباراة. الأمر undo يسترجع آخر نقلة، والأمر quit ينهي.
tty-after = الأمر save FILE يحفظ المباراة، والأمر undo يسترجع آخر نقلة، والأمر quit ينهي.
tty-goodbye = إلى اللقاء.
tty-goodbye-unsaved = إلى اللقاء. لم تُحفظ المباراة؛ كان الأمر save FILE سيحفظها.
tty-too-long = هذا السطر طويل جدًا؛ أقصى عدد من الأحرف: { $most }.
tty-confirm-life = سيصطدم باك مان بشبح ويخسر حياة. اكتبها مرة أخرى لتنفيذها.
tty-nothing-played = لم يُلعب شيء من هذا السطر.
tty-turn-over = تأتي { $word } بعد نهاية هذا الدور؛ اكتب دورًا واحدًا في السطر.
tty-which-ghost = حدد الشبح الذي تقصده: { $examples }.
tty-meant = { $word } ليست نقلة في هذا النمط. هل تقصد { $command }؟
tty-unknown = { $word } ليست نقلة في هذا النمط. الأمر help يبين كيف تُكتب، والأمر legal يعرضها.
tty-why = اكتب why ثم نقلة، مثل why e3h.
tty-undone = تم استرجاع: { $actions }
tty-draw = عُرض التعادل: اكتب draw مرة أخرى للقبول، أو تابع اللعب للرفض.
tty-save = اكتب save ثم اسم ملف، مثل save game.txt.
tty-save-there = الملف { $name } موجود بالفعل. اكتب save! { $name }‎ لاستبداله.
tty-saved = حُفظت في { $name }.
tty-load = اكتب load ثم اسم ملف، مثل load game.txt.
tty-puzzle-help = اكتب دورك. ويمكنك أيضًا كتابة hint أو why أو solution أو board أو quit.
tty-puzzle-hint = جرب { $action }.
tty-puzzle-reply = رد الخصم: { $actions }
tty-puzzle-wrong = حاول مجددًا، أو اكتب why.
tty-puzzle-why = جرب شيئًا أولًا؛ ثم تخبرك why بالخطأ فيه.
