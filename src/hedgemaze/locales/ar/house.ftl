# القواعد الخاصة.

house-title = القواعد الخاصة
house-usual = كما في الكتيب
house-changed =
    { $n ->
        [0] لا تغيير في القواعد
        [1] تغيرت قاعدة واحدة
        [2] تغيرت قاعدتان
        [few] تغيرت { $n } قواعد
        [many] تغيرت { $n } قاعدة
       *[other] تغيرت { $n } قاعدة
    }
house-reset = العودة إلى الكتيب
house-at-table = القواعد الخاصة بهذه المباراة
house-change = { $rule }: { $value }
house-yes = نعم
house-no = لا
house-off = بلا حد
house-edge_side_jump = القفز الجانبي عند الحافة
house-about-edge_side_jump = يمكنك القفز إلى جانب بيدق يقف عند حافة اللوحة.
house-pawn_side_jump = القفز الجانبي أمام بيدق ثانٍ
house-about-pawn_side_jump = يمكنك القفز إلى جانب بيدق يقف خلفه بيدق آخر.
house-repetition_draw = الوضعية نفسها ثلاث مرات
house-about-repetition_draw = تنتهي المباراة عندما تتكرر الوضعية نفسها للمرة الثالثة.
house-max_ply = أطول مباراة
house-about-max_ply = تنتهي المباراة بالتعادل بعد هذا العدد من النقلات. والمباراة الطويلة جدًا عبر الإنترنت تنتهي بالتعادل على كل حال.
house-pellet_stops = الحبة توقف باك مان
house-about-pellet_stops = أكل الحبة ينهي خطوتيه؛ وإلا أمكنه استخدام ما بقي منهما بعد الدفعة.
house-boost_partial = خطوات دفعة غير مستخدمة
house-about-boost_partial = يجوز لباك مان أن يستخدم أقل من ثلاث خطوات من الدفعة.
house-eat_in_passing = الأكل أثناء المرور
house-about-eat_in_passing = أثناء الدفعة يأكل باك مان كل شبح يمر به، لا الذي يتوقف عنده فقط.
house-pac_enters_ghost = الاصطدام بشبح
house-about-pac_enters_ghost = ماذا يحدث عندما يتجه باك مان إلى شبح من دون دفعة: لا يستطيع، أو يُمسك به.
house-pac_enters_ghost-blocked = لا يستطيع
house-pac_enters_ghost-caught = يُمسك به
house-pac_move = خطوات باك مان
house-about-pac_move = هل على باك مان أن يخطو الخطوتين إن استطاع، أم يجوز له التوقف بعد واحدة؟
house-pac_move-exact = خطوتان دائمًا
house-pac_move-up_to = خطوة أو خطوتان
house-pac_may_return = يمكن لباك مان أن يعود
house-about-pac_may_return = يجوز لباك مان أن يدخل من جديد المربع الذي بدأ منه دوره.
house-frenzy_steps = خطوات الوضع المسعور
house-about-frenzy_steps = الشبح الذي يرى باك مان يخطو خطوة أو خطوتين، أو خطوتين دائمًا.
house-frenzy_steps-up_to_2 = خطوة أو خطوتان
house-frenzy_steps-exact_2 = خطوتان دائمًا
house-frenzy_turn = الانعطاف في الوضع المسعور
house-about-frenzy_turn = يجوز للشبح في الوضع المسعور أن ينعطف بين خطوتيه.
house-frenzy_toward_only = الوضع المسعور نحو باك مان فقط
house-about-frenzy_toward_only = الشبح في الوضع المسعور يندفع نحو باك مان مباشرةً ولا يذهب إلى غيره.
house-ghost_may_stay = يمكن للأشباح البقاء
house-about-ghost_may_stay = يجوز للشبح أن يبقى مكانه مع أنه يستطيع التحرك.
house-ghost_pellet_pass = مرور الأشباح فوق الحبات
house-about-ghost_pellet_pass = يجوز للشبح أن يمر فوق مربع الحبة دون أن يتوقف عليه.
house-ghost_stack = شبحان على مربع
house-about-ghost_stack = هل يجوز للشبح دخول مربع شبح آخر؟
house-ghost_stack-none = أبدًا
house-ghost_stack-pass = مرورًا فقط
house-ghost_stack-free = يجوز أن يتشاركاه
house-ghost_order = ترتيب الأشباح
house-about-ghost_order = أي شبح يتحرك أولًا في الجولة؟ لاعبًا بعد لاعب: يحرك لاعب كل أشباحه بأي ترتيب يشاء، ثم اللاعب التالي.
house-ghost_order-free = الفريق يختار
house-ghost_order-fixed = بلينكي، بينكي، إنكي، كلايد
house-ghost_order-seats = لاعبًا بعد لاعب
house-pellets_reset = عودة الحبات
house-about-pellets_reset = تعود كل الحبات عندما يُمسك بباك مان.
house-boost_chains = دفعة بعد دفعة
house-about-boost_chains = الحبة التي تؤكل أثناء الدفعة تعطي دفعة جديدة.
house-lives = الحيوات
house-about-lives = تفوز الأشباح بعد الإمساك بباك مان هذا العدد من المرات.
house-ghost_diagonal = الأشباح تخطو قطريًا
house-about-ghost_diagonal = يجوز للأشباح أن تخطو قطريًا حول زاوية مفتوحة من جهة واحدة؛ وهذا يساعدها كثيرًا.
house-auto_win_no_ghosts = لا أشباح: فوز باك مان
house-about-auto_win_no_ghosts = يفوز باك مان فورًا عندما تؤكل الأشباح الأربعة.
house-no_progress_limit = جولات لا يحدث فيها شيء
house-about-no_progress_limit = تنتهي المباراة بعد هذا العدد من الجولات التي لم يؤكل فيها شيء ولم يُمسك بأحد. وفي اللعبة المتقدمة يُحسب أيضًا استخدام حبة أو وضع حاجز.
house-stall_result = الفائز عندما لا يحدث شيء
house-about-stall_result = من يفوز عندما تنتهي المباراة لأن شيئًا لم يعد يحدث؟
house-stall_result-draw = لا أحد
house-stall_result-ghosts = الأشباح
house-stall_result-pacman = باك مان
house-seal_test = حبس المربعات
house-about-seal_test = ما الذي يجب أن يبقى مفتوحًا عند وضع حاجز؟
house-seal_test-connected = كل مربع يمكن الوصول إليه
house-seal_test-connected_no_tunnels = ومن دون الأنفاق أيضًا
house-seal_test-open_side = لكل مربع جانب مفتوح
house-no_return = الرجوع
house-about-no_return = تمنع البيادق من الذهاب والإياب بلا نهاية.
house-no_return-end_square = لا تتوقف حيث كنت للتو
house-no_return-no_backtrack_step = لا خطوة إلى الوراء أبدًا
house-no_return-off = مسموح
house-adv_move = عدد الخطوات
house-about-adv_move = هل يجوز للبيدق أن يخطو أقل من سرعته، أم عليه أن يخطو أكثر ما يستطيع؟ في الحالة الثانية لا يُجبر باك مان أبدًا على الاصطدام بشبح.
house-adv_move-up_to = حتى السرعة
house-adv_move-exact = السرعة تمامًا
house-respawn_uses_move = العودة تكلف الدور كله
house-about-respawn_uses_move = بعد الإمساك به يعود باك مان من بوابة ولا يتحرك في ذلك الدور.
house-ghost_tunnels = الأشباح تستخدم الأنفاق
house-about-ghost_tunnels = يجوز للأشباح أيضًا عبور الأنفاق.
